//! What covers somebody and what a face shows: stripes, spots, a colour of its own, closed eyes, a frown.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{BezPath, Circle, Point, Rect, Shape as _, Vec2};
use scene::{Color, Feeling, Looks, Pattern};

use super::dress::eyes;
use super::mouth;
use super::visage;

/// How many spots or stripes there are across a body.
const ACROSS: f64 = 6.5;
/// What is less of the largest area is no body to cover.
const BODY: f64 = 0.3;

/// Gives the art the colour, the pattern and the feeling that are asked for.
pub(crate) fn cover(art: &mut Art, looks: &Looks) {
    if let Some(color) = looks.color {
        dye(art, tint(color));
    }
    if let Some(pattern) = looks.pattern {
        paint(art, pattern);
    }
    if let Some(feeling) = looks.feeling {
        feel(art, feeling);
    }
}

const fn tint(color: Color) -> Tint {
    Tint::hex(match color {
        Color::Red => 0xE5_4B_4B,
        Color::Orange => 0xF5_9A_3C,
        Color::Yellow => 0xFF_D5_4A,
        Color::Green => 0x6F_BF_57,
        Color::Turquoise => 0x4F_C4_BF,
        Color::Blue => 0x4F_92_E0,
        Color::Purple => 0x9B_6B_D6,
        Color::Pink => 0xFF_9A_C0,
        Color::Brown => 0xA8_76_4B,
        Color::Black => 0x4A_4A_55,
        Color::White => 0xFA_FA_FA,
        Color::Gray => 0xA9_AF_B8,
        Color::Gold => 0xE8_B9_3A,
        Color::Silver => 0xCB_D2_DA,
        Color::Rainbow => 0xF7_8F_B3,
    })
}

/// The tint that most of the art has becomes another.
fn dye(art: &mut Art, color: Tint) {
    let mut shares: Vec<(Tint, f64)> = Vec::new();
    for shape in art.shapes.iter().filter(|shape| shape.tint != Some(Tint::PAPER)) {
        let Some(tint) = shape.tint else { continue };
        match shares.iter_mut().find(|(known, _)| *known == tint) {
            Some((_, share)) => *share += shape.extent(),
            None => shares.push((tint, shape.extent())),
        }
    }
    let Some((most, _)) = shares.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)) else { return };
    for shape in art.shapes.iter_mut().chain(&mut art.front).filter(|shape| shape.tint == Some(most)) {
        shape.tint = Some(color);
    }
}

/// Covers the large areas; what lies over them stays as it is.
fn paint(art: &mut Art, pattern: Pattern) {
    let areas =
        |shape: &Shape| if shape.tint.is_some() && shape.pen.is_some() { shape.extent() } else { 0.0 };
    let largest = art.shapes.iter().map(areas).fold(0.0, f64::max);
    let step = (libm::sqrt(largest) * 1.6 / ACROSS).max(art.bounds().width() / 14.0);
    let bodies: Vec<usize> =
        (0..art.shapes.len()).filter(|index| areas(&art.shapes[*index]) > largest * BODY).collect();
    for index in bodies.into_iter().rev() {
        let (below, above) = art.shapes.split_at(index + 1);
        let Some(body) = below.last() else { continue };
        let marks = match pattern {
            Pattern::Striped => stripes(body, above, step),
            Pattern::Spotted | Pattern::Starry | Pattern::Hearts => spots(body, above, (pattern, step)),
        };
        art.shapes.splice(index + 1..=index, marks);
    }
}

/// Whether a point is on the body with nothing over it.
fn is_bare(body: &Shape, above: &[Shape], at: Point) -> bool {
    let hides = |shape: &Shape| {
        shape.is_opaque() && shape.path.bounding_box().contains(at) && shape.path.winding(at) != 0
    };
    body.path.winding(at) != 0 && !above.iter().any(hides)
}

/// Motifs in staggered rows, each whole.
fn spots(body: &Shape, above: &[Shape], (pattern, step): (Pattern, f64)) -> Vec<Shape> {
    let around = body.path.bounding_box();
    let radius = step * 0.34;
    let tint = body.tint.map_or(Tint::PAPER, darker);
    let rows = (around.height() / step) as usize + 1;
    let columns = (around.width() / step) as usize + 1;
    let places = (0..rows * columns).map(|place| {
        let (row, column) = (place / columns, place % columns);
        let shift = if row % 2 == 0 { 0.25 } else { 0.75 };
        Point::new(around.x0 + (column as f64 + shift) * step, around.y0 + (row as f64 + 0.5) * step)
    });
    let whole = |at: &Point| {
        (0..8).all(|turn| {
            let (sine, cosine) = libm::sincos(f64::from(turn) * std::f64::consts::FRAC_PI_4);
            is_bare(body, above, *at + Vec2::new(cosine, sine) * (radius * 1.5))
        })
    };
    places.filter(whole).map(|at| Shape::area(motif(pattern, at, radius), tint, Pen::Inner)).collect()
}

fn motif(pattern: Pattern, at: Point, radius: f64) -> BezPath {
    match pattern {
        Pattern::Starry => {
            let mut star = BezPath::new();
            for point in 0..10 {
                let (sine, cosine) = libm::sincos(f64::from(point) * std::f64::consts::PI / 5.0);
                let far = if point % 2 == 0 { radius * 1.3 } else { radius * 0.6 };
                let tip = at + Vec2::new(sine, -cosine) * far;
                if point == 0 { star.move_to(tip) } else { star.line_to(tip) }
            }
            star.close_path();
            star
        }
        Pattern::Hearts => {
            let by = |x: f64, y: f64| at + Vec2::new(x, y) * radius;
            let mut heart = BezPath::new();
            heart.move_to(by(0.0, 1.1));
            heart.curve_to(by(-1.9, -0.1), by(-0.9, -1.5), by(0.0, -0.5));
            heart.curve_to(by(0.9, -1.5), by(1.9, -0.1), by(0.0, 1.1));
            heart.close_path();
            heart
        }
        Pattern::Spotted | Pattern::Striped => Circle::new(at, radius).to_path(0.1),
    }
}

/// Lines across the body from edge to edge, bent a little: wide bands to color.
fn stripes(body: &Shape, above: &[Shape], step: f64) -> Vec<Shape> {
    let around = body.path.bounding_box();
    let samples = 48;
    let mut lines = Vec::new();
    let mut x = around.x0 + step * 0.7;
    while x < around.x1 {
        let at = |sample: usize| {
            let share = sample as f64 / samples as f64;
            let bend = (share - 0.5) * (share - 0.5) * step * 1.6;
            Point::new(x - bend, around.y0 + around.height() * share)
        };
        let mut run: Vec<Point> = Vec::new();
        for sample in 0..=samples + 1 {
            if sample <= samples && is_bare(body, above, at(sample)) {
                run.push(at(sample));
            } else {
                lines.extend(line(&std::mem::take(&mut run), around.height() / samples as f64));
            }
        }
        x += step;
    }
    lines
}

/// A stripe that runs a little beyond its ends, to meet the outline; `None` for a speck.
fn line(run: &[Point], beyond: f64) -> Option<Shape> {
    let (first, last) = (run.first()?, run.last()?);
    if run.len() < 5 {
        return None;
    }
    let mut path = BezPath::new();
    path.move_to(*first - Vec2::new(0.0, beyond * 0.5));
    run.iter().for_each(|point| path.line_to(*point));
    path.line_to(*last + Vec2::new(0.0, beyond * 0.5));
    Some(Shape::line(path, Pen::Inner))
}

fn darker(tint: Tint) -> Tint {
    let down = |part: u8| (u16::from(part) * 3 / 4) as u8;
    Tint { red: down(tint.red), green: down(tint.green), blue: down(tint.blue) }
}

fn feel(art: &mut Art, feeling: Feeling) {
    let Some(eyes) = eyes(art) else {
        if art.anchor(Anchor::Face).is_none() {
            visage::of_a_thing(art, feeling);
        } else {
            mouth::feel(art, feeling);
        }
        return;
    };
    mouth::feel(art, feeling);
    match feeling {
        Feeling::Sleepy => close_eyes(art, eyes),
        Feeling::Grumpy | Feeling::Brave => brows(art, eyes, 0.5),
        Feeling::Sad => brows(art, eyes, -0.5),
        Feeling::Amazed => brows(art, eyes, 0.0),
        Feeling::Happy | Feeling::Laughing | Feeling::Silly => (),
    }
}

/// Two arcs instead of open eyes.
pub(crate) fn close_eyes(art: &mut Art, eyes: [Rect; 2]) {
    let is_eye = |shape: &Shape| {
        let own = shape.path.bounding_box();
        let small = own.area() <= eyes[0].area().max(eyes[1].area()) * 1.05;
        let solid = shape.pen == Some(Pen::Solid) || shape.tint == Some(Tint::PAPER);
        solid && small && eyes.iter().any(|eye| eye.contains(own.center()))
    };
    art.shapes.retain(|shape| !is_eye(shape));
    for eye in eyes {
        let (half, middle) = (eye.width() * 0.75, eye.center());
        let mut lid = BezPath::new();
        lid.move_to(middle + Vec2::new(-half, 0.0));
        lid.quad_to(middle + Vec2::new(0.0, half * 1.2), middle + Vec2::new(half, 0.0));
        art.shapes.push(Shape::line(lid, Pen::Outline));
    }
}

/// A line over each eye; `slant` 1 falls toward the nose, −1 rises.
fn brows(art: &mut Art, eyes: [Rect; 2], slant: f64) {
    for (eye, inner) in eyes.into_iter().zip([1.0, -1.0]) {
        let half = eye.width().max(eye.height()) * 0.75;
        let middle = Point::new(eye.center().x, eye.y0 - half * 0.55);
        let fall = Vec2::new(inner, slant) * half;
        let mut brow = BezPath::new();
        brow.move_to(middle - fall);
        brow.line_to(middle + fall);
        art.shapes.push(Shape::line(brow, Pen::Outline));
    }
}
