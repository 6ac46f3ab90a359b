//! Clothes cut to the body of an animal: a coat, a sweater, trousers, a tutu.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use kurbo::{BezPath, Point, Rect, Shape as _, Vec2};

use super::clip::clipped;
use super::dress::{Body, soft};

/// From where to where on the body, in shares of what is below the neck.
fn reach_of(name: &str) -> (f64, f64) {
    match name {
        "jeans" | "shorts" => (0.5, 0.86),
        "pajamas" | "kimono" | "karate suit" | "sari" | "lab coat" => (0.0, 0.88),
        "swimsuit" | "apron" => (0.16, 0.7),
        _ => (0.0, 0.6),
    }
}

fn tint_of(name: &str) -> Tint {
    Tint::hex(match name {
        "coat" | "raincoat" | "safety vest" => 0xF7_C9_48,
        "jeans" | "shorts" => 0x6F_9B_D6,
        "pajamas" | "kimono" => 0xB9_A0_E0,
        "lab coat" | "karate suit" | "apron" => 0xF4_F4_F4,
        _ => 0xF2_8A_82,
    })
}

/// A trunk is at least so much of the largest part.
const LEAST_TRUNK: f64 = 0.4;

/// Puts it on the largest part of the figure beside its head, under everything that is nearer: arms stay free. `false` where there
/// is no body to cut it to.
pub(super) fn put_on(art: &mut Art, name: &str, body: &Body) -> bool {
    let extent = |shape: &Shape| if shape.tint.is_some() { shape.path.area().abs() } else { 0.0 };
    let largest = |with_face: bool| {
        let all = art.shapes.iter().enumerate();
        let fit = all.filter(|(_, shape)| with_face || !shape.path.contains(body.face));
        fit.max_by(|a, b| extent(a.1).total_cmp(&extent(b.1)))
    };
    // A bear's head is larger than its trunk.
    let (Some(whole), below) = (largest(true), largest(false)) else { return false };
    let trunk = below.filter(|below| extent(below.1) > extent(whole.1) * LEAST_TRUNK).unwrap_or(whole);
    let (index, trunk) = (trunk.0, trunk.1.clone());
    let own = trunk.path.bounding_box();
    let wide = body.around.width() > body.around.height() * 1.08;
    let (from, to) = reach_of(name);
    let cut = if wide {
        let (x0, x1) = (own.x0 + own.width() * 0.22, own.x0 + own.width() * 0.74);
        Rect::new(x0, own.y0 - 4.0, x1, own.y0 + own.height() * (0.35 + to * 0.5))
    } else {
        let (neck, ground) = (body.neck().y - body.reach * 0.06, body.around.y1);
        let at = |share: f64| neck + (ground - neck) * share;
        Rect::new(own.x0 - 4.0, at(from), own.x1 + 4.0, at(to))
    };
    let cloth = clipped(&Art { shapes: vec![trunk], ..Art::default() }, &cut.to_path(0.1));
    let Some(mut cloth) = cloth.shapes.into_iter().next() else { return false };
    let room = cloth.path.bounding_box();
    if room.width() < body.around.width() * 0.2 || room.height() < body.around.height() * 0.08 {
        return false;
    }
    (cloth.tint, cloth.pen) = (Some(tint_of(name)), Some(Pen::Outline));
    let seams = seams(name, room).into_iter().map(|line| Shape { path: within(&line, &cloth), ..line });
    let seams: Vec<Shape> = seams.collect();
    // A lighter belly is under the cloth; arms are over it.
    let belly = |shape: &Shape| {
        let own = shape.path.bounding_box();
        shape.tint.is_some() && shape.pen == Some(Pen::Inner) && room.inflate(6.0, 6.0).contains(own.center())
    };
    let over = art.shapes.iter().rposition(belly).map_or(index, |last| last.max(index));
    art.shapes.splice(over + 1..over + 1, std::iter::once(cloth).chain(seams));
    true
}

/// What of a seam lies on the cloth.
fn within(line: &Shape, cloth: &Shape) -> BezPath {
    let piece = clipped(&Art { shapes: vec![line.clone()], ..Art::default() }, &cloth.path);
    piece.shapes.into_iter().next().map(|shape| shape.path).unwrap_or_default()
}

/// The opening of a coat, the stripes of a sweater.
fn seams(name: &str, room: Rect) -> Vec<Shape> {
    let line = |from: (f64, f64), to: (f64, f64)| {
        let at = |(x, y): (f64, f64)| Point::new(room.x0 + room.width() * x, room.y0 + room.height() * y);
        let mut path = BezPath::new();
        path.move_to(at(from));
        path.line_to(at(to));
        Shape::line(path, Pen::Inner)
    };
    match name {
        "sweater" | "t-shirt" | "running shirt" | "swimsuit" => {
            vec![line((0.0, 0.4), (1.0, 0.4)), line((0.0, 0.68), (1.0, 0.68))]
        }
        "pajamas" => [0.3, 0.56, 0.8].map(|y| line((0.0, y), (1.0, y))).to_vec(),
        "apron" => Vec::new(),
        _ => vec![line((0.5, 0.0), (0.5, 1.0))],
    }
}

/// A tutu: a frill all around the waist, in pleats.
pub(super) fn tutu(art: &mut Art, body: &Body) {
    let around = body.around;
    let wide = around.width() > around.height() * 1.08;
    let tint = Tint::hex(0xFF_9A_C0);
    let pleats = 7;
    let neck = body.neck();
    let extent = |shape: &&Shape| if shape.tint.is_some() { shape.path.area().abs() } else { 0.0 };
    let trunk = art.shapes.iter().max_by(|a, b| extent(a).total_cmp(&extent(b)));
    let own = trunk.map_or(around, |shape| shape.path.bounding_box());
    // Upright it stands out to both sides; on four legs it goes around the belly.
    // Upright it stands out to both sides; on four legs it hangs from the belly over the thighs.
    let (waist, half, deep) = if wide {
        let at = Point::new(own.center().x, own.y0 + own.height() * 0.62);
        (at, own.width() * 0.54, own.height() * 0.3)
    } else {
        let y = neck.y + (around.y1 - neck.y) * 0.5;
        let half = (own.width() * 0.62).min(around.width() * 0.56);
        (Point::new(own.center().x, y), half, (around.y1 - neck.y) * 0.3)
    };
    let at = |x: f64, y: f64| waist + Vec2::new(x * half, y * deep);
    let edge = |index: usize| -1.0 + 2.0 * index as f64 / f64::from(pleats);
    let mut frill = BezPath::new();
    frill.move_to(at(-0.62, -0.5));
    frill.quad_to(at(0.0, -0.28), at(0.62, -0.5));
    frill.line_to(at(1.0, 0.34));
    for index in (0..pleats as usize).rev() {
        let middle = (edge(index) + edge(index + 1)) / 2.0;
        frill.quad_to(at(middle, 0.9), at(edge(index), 0.34));
    }
    frill.close_path();
    art.shapes.push(Shape::area(frill, tint, Pen::Outline));
    for index in 1..pleats as usize {
        let mut fold = BezPath::new();
        fold.move_to(at(edge(index) * 0.66, -0.22));
        fold.line_to(at(edge(index), 0.34));
        art.shapes.push(Shape::line(fold, Pen::Inner));
    }
    let band = [(-0.64, -0.62), (0.0, -0.42), (0.64, -0.62), (0.66, -0.36), (0.0, -0.12), (-0.66, -0.36)];
    let points = band.map(|(x, y)| {
        let to = at(x, y) - waist;
        (to.x, to.y)
    });
    art.shapes.push(Shape::area(soft(waist, 1.0, &points), tint, Pen::Inner));
}
