//! Hair tied up: a ponytail, two buns.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point};

use super::{Cover, Cut, Hair, Layer, Tail, combed};
use crate::hero::curve::{closed, mirror, mix, open};
use crate::path::circle;

/// Combed to one side and tied high at the back, or beside the neck where a hat sits.
pub(super) fn ponytail(cut: &Cut) -> Hair {
    let low = matches!(cut.cover, Cover::Brim | Cover::Hood | Cover::Glass);
    let mut front = if cut.is_covered() { cut.temples(Point::new(54.0, 2.0)) } else { aside(cut) };
    let tail = if low {
        let tie = match (cut.cover, cut.rank()) {
            (Cover::Brim, 0) => cut.band(-63.0, 8.0),
            (Cover::Brim | Cover::Hood, _) => cut.band(-67.0, 32.0),
            _ => cut.band(-63.0, 10.0),
        };
        // Under a brim it falls behind the shoulder, so that it is before no hand.
        Tail {
            layer: if cut.cover != Cover::Glass { Layer::Behind } else { Layer::Before },
            ..hanging_tail(cut, Point::new(-74.0, 40.0), low_tail(cut), tie)
        }
    } else {
        front.extend(cut.tie(-46.0, -50.0));
        Tail { layer: Layer::Behind, ..hanging_tail(cut, Point::new(-96.0, -30.0), tail(cut), Vec::new()) }
    };
    Hair { back: vec![cut.area(combed(cut))], front, ears: [!low, true], tails: vec![tail] }
}

/// A tail of this outline, with strands where it is long, and what ties it.
fn hanging_tail(cut: &Cut, root: Point, outline: BezPath, tie: Vec<Shape>) -> Tail {
    let mut shapes = vec![cut.area(outline)];
    let (x, end) = (root.x - 5.0, tail_end(cut));
    if cut.cover != Cover::Glass && cut.rank() > 1 {
        let strand = |from: (f64, f64), to: (f64, f64)| {
            let bend = [from.0 - 5.0, from.1 + (to.1 - from.1) * 0.4, to.0 + 3.0, to.1 - 24.0, to.0, to.1];
            Shape::line(open(from, &[bend]), Pen::Inner)
        };
        shapes.push(strand((x, root.y + 12.0), (x - 4.0, end - 26.0)));
        if cut.full && end - root.y > 100.0 {
            shapes.push(strand((x + 11.0, root.y + 46.0), (x + 7.0, end - 22.0)));
        }
    }
    shapes.extend(tie);
    Tail { root, layer: Layer::Before, shapes }
}

/// From (`x`, `from`) at the outside of a tail down to its soft tip at `low`, and up again to (`to`) at its inside.
fn lock(x: f64, from: f64, low: f64, to: (f64, f64)) -> [[f64; 6]; 4] {
    [
        [x - 7.0, mix(from, low, 0.3), x - 1.0, mix(from, low, 0.66), x + 4.0, low - 12.0],
        [x + 6.0, low - 2.0, x + 6.0, low + 3.0, x + 5.0, low + 7.0],
        [x + 6.0, low + 17.0, x + 38.0, low + 8.0, x + 42.0, low - 26.0],
        [
            x + 47.0,
            mix(from, low, 0.6).min(low - 34.0),
            to.0 - 2.0,
            mix(from, low, 0.3).min(low - 50.0),
            to.0,
            to.1,
        ],
    ]
}

fn aside(cut: &Cut) -> Vec<Shape> {
    let hairline = open(
        (-54.0, 0.0),
        &[
            [-50.0, -10.0, -46.0, -14.0, -42.0, -16.0],
            [-20.0, -12.0, 6.0, -18.0, 22.0, -36.0],
            [28.0, -24.0, 46.0, -18.0, 54.0, 0.0],
        ],
    );
    let mut front = cut.veil(hairline).to_vec();
    let end = if cut.full { (-34.0, -52.0) } else { (-8.0, -49.0) };
    front.push(Shape::line(
        open((22.0, -36.0), &[[12.0, -41.0, end.0 + 12.0, end.1 + 1.5, end.0, end.1]]),
        Pen::Inner,
    ));
    if cut.full {
        front.push(Shape::line(
            open((-38.0, -20.0), &[[-36.0, -30.0, -36.0, -38.0, -40.0, -46.0]]),
            Pen::Fine,
        ));
    }
    front
}

/// Tied beside the neck.
fn low_tail(cut: &Cut) -> BezPath {
    if cut.cover == Cover::Glass {
        return closed(
            (-54.0, 0.0),
            &[
                [-64.0, -12.0, -78.0, -6.0, -77.0, 12.0],
                [-76.0, 34.0, -66.0, 50.0, -54.0, 62.0],
                [-44.0, 58.0, -40.0, 50.0, -44.0, 40.0],
            ],
        );
    }
    if cut.rank() == 0 {
        return closed(
            (-56.0, -4.0),
            &[
                [-72.0, -18.0, -98.0, -18.0, -106.0, 4.0],
                [-110.0, 16.0, -109.0, 26.0, -107.0, 34.0],
                [-104.0, 41.0, -98.0, 40.0, -95.0, 34.0],
                [-90.0, 24.0, -72.0, 22.0, -54.0, 18.0],
            ],
        );
    }
    let [out, turn, back, up] = lock(-100.0, 56.0, tail_end(cut), (-60.0, 40.0));
    closed(
        (-50.0, 2.0),
        &[
            [-60.0, -6.0, -76.0, 6.0, -74.0, 26.0],
            [-90.0, 30.0, -100.0, 42.0, -100.0, 56.0],
            out,
            turn,
            back,
            up,
            [-60.0, 33.0, -56.0, 27.0, -50.0, 22.0],
        ],
    )
}

fn tail_end(cut: &Cut) -> f64 {
    match (cut.rank(), cut.cover) {
        (1, Cover::Brim | Cover::Hood) => cut.end.max(84.0),
        (1, _) => 24.0,
        // A small child's is long enough for its tip to turn out.
        (2, Cover::Brim | Cover::Hood) => cut.end.max(110.0),
        (_, Cover::Brim | Cover::Hood) => cut.end.max(140.0),
        _ => cut.end,
    }
}

fn tail(cut: &Cut) -> BezPath {
    // Not half behind a lifted arm.
    let stub = match cut.rank() {
        0 => Some(1.0),
        1 if cut.raised[0] => Some(1.25),
        _ => None,
    };
    if let Some(size) = stub {
        let tied = Point::new(-40.0, -48.0);
        let tuft = closed(
            (-38.0, -56.0),
            &[
                [-48.0, -86.0, -84.0, -94.0, -99.0, -70.0],
                [-106.0, -58.0, -106.0, -44.0, -103.0, -34.0],
                [-100.0, -27.0, -94.0, -28.0, -91.0, -34.0],
                [-87.0, -46.0, -72.0, -50.0, -48.0, -40.0],
            ],
        );
        return Affine::scale_about(size, tied) * tuft;
    }
    // It springs away from the head, so that there is air between both.
    let [out, turn, back, up] = lock(-117.0, -34.0, tail_end(cut), (-84.0, -14.0));
    closed(
        (-38.0, -60.0),
        &[
            [-58.0, -92.0, -115.0, -84.0, -117.0, -34.0],
            out,
            turn,
            back,
            up,
            [-83.0, -30.0, -68.0, -42.0, -46.0, -43.0],
        ],
    )
}

/// Two buns on top; short hair is all in them, longer hair also falls.
pub(super) fn buns(cut: &Cut) -> Hair {
    if cut.cover == Cover::Brim {
        return low_buns(cut);
    }
    let loose = cut.rank() > 0;
    let glass = cut.cover == Cover::Glass;
    let (radius, x, y) = match cut.rank() {
        _ if glass => (18.0, 38.0, -46.0),
        0 => (18.0, 38.0, -62.0),
        1 => (23.0, 43.0, -65.0),
        2 => (24.0, 44.0, -66.0),
        _ => (25.0, 45.0, -66.0),
    };
    let (x, y) = match cut.cover {
        // Clear of the tube of a diver's mask, and of a crown.
        Cover::Mask => (x - 10.0, y),
        _ if cut.crowned => (x + 12.0, y + 16.0),
        _ => (x, y),
    };
    let [left, right] = [-1.0, 1.0].map(|side| bun(cut, (x, y), radius, side));
    let knots = [left[0].clone(), right[0].clone()];
    let hair = cut.area(if loose { falling(cut) } else { combed(cut) });
    let mut front = match (cut.is_covered(), loose) {
        (true, true) => cut.temples(Point::new(49.5, 26.0)),
        (true, false) => cut.temples(Point::new(54.0, 2.0)),
        (false, _) => parted(cut, loose),
    };
    let back = if glass {
        // Before the hair, not behind it.
        front.extend(knots);
        vec![hair]
    } else {
        knots.into_iter().chain([hair]).collect()
    };
    front.extend([left, right].map(|[_, swirl]| swirl));
    Hair { back, front, ears: [!loose; 2], ..Hair::default() }
}

/// Under a brim the buns are at the nape, behind the jaw, and long hair falls below them.
fn low_buns(cut: &Cut) -> Hair {
    let loose = cut.rank() > 1;
    let size = [17.0, 23.0, 20.0, 20.0][cut.rank()];
    let back = vec![cut.area(if loose { falling(cut) } else { combed(cut) })];
    let tails = [-1.0, 1.0].map(|side| {
        // Beside a lifted hand it is close to the head.
        let (x, radius) = if cut.is_raised(side) { (46.0, 17.0) } else { (53.0, size) };
        // It does not hang.
        let root = Point::new(side * x, 1000.0);
        Tail { root, layer: Layer::Nape, shapes: bun(cut, (x, 34.0), radius, side).into() }
    });
    let front = cut.temples(if loose { Point::new(49.5, 26.0) } else { Point::new(51.0, 24.0) });
    Hair { back, front, tails: tails.into(), ears: [false; 2] }
}

/// A bun at this side, and how it is wound.
fn bun(cut: &Cut, (x, y): (f64, f64), radius: f64, side: f64) -> [Shape; 2] {
    [cut.area(circle((side * x, y), radius)), Shape::line(swirl((x, y), radius, side), Pen::Inner)]
}

/// How the hair of a bun is wound.
fn swirl((x, y): (f64, f64), radius: f64, side: f64) -> BezPath {
    let at = |u: f64, v: f64| (side * (x + u * radius), y + v * radius);
    let mut path = BezPath::new();
    path.move_to(at(0.1, 0.15));
    path.curve_to(at(-0.4, 0.1), at(-0.3, -0.56), at(0.16, -0.5));
    if radius > 21.0 {
        path.curve_to(at(0.62, -0.44), at(0.66, 0.24), at(0.34, 0.5));
    }
    path
}

/// Combed from a centre parting: to the temples, or down along the cheeks where hair hangs.
fn parted(cut: &Cut, loose: bool) -> Vec<Shape> {
    let half = if loose {
        open((49.5, 26.0), &[[48.0, 14.0, 46.0, -2.0, 42.0, -12.0], [30.0, -18.0, 8.0, -28.0, 0.0, -44.0]])
    } else {
        open((54.0, 0.0), &[[50.0, -10.0, 46.0, -16.0, 42.0, -18.0], [26.0, -22.0, 8.0, -30.0, 0.0, -44.0]])
    };
    let mut hairline = mirror(&half);
    crate::hero::curve::join(&mut hairline, &half.reverse_subpaths());
    let mut front = cut.veil(hairline).to_vec();
    front.push(cut.parting(-44.0));
    front
}

/// What falls below two buns: two broad locks with blunt, round ends.
pub(super) fn falling(cut: &Cut) -> BezPath {
    let end = cut.end;
    let wide = [65.0, 66.0, 70.0, 77.0][cut.rank()];
    let between = cut.between(end - 4.0);
    cut.fall(
        65.0,
        &[
            [65.0, 4.0, 65.0, 14.0, 65.0, 22.0],
            [65.0, mix(22.0, end, 0.35), wide - 4.0, mix(22.0, end, 0.6), wide, end - 14.0],
            [wide + 1.0, end - 2.0, wide - 2.0, end + 7.0, wide - 12.0, end + 8.0],
            [wide - 26.0, end + 9.0, wide - 40.0, mix(between, end, 0.55), wide - 54.0, between],
            [14.0, between - 2.0, 8.0, between - 2.0, 0.0, between - 2.0],
        ],
    )
}
