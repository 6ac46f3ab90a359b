//! Two buns, a boy's one.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};
use scene::HairStyle;

use super::falling::ROUND;
use super::locks::{behind, down_the_back, over_the_shoulders, strands};
use super::{Cover, Cut, Hair, Hands, Layer, Tail, combed};
use crate::hero::curve::{mirror, mix, open, run, toward};
use crate::hero::tints;
use crate::path::{ellipse, united};

/// Two buns on top; short hair is all in them, longer hair also falls.
pub(super) fn buns(cut: &Cut) -> Hair {
    if cut.cover == Cover::Brim {
        return low_buns(cut);
    }
    if !cut.girl {
        return knot(cut);
    }
    let loose = cut.rank() > 0;
    let glass = cut.cover == Cover::Glass;
    let (radius, x, y) = match cut.rank() {
        _ if glass => (18.0, 38.0, -46.0),
        0 => (23.0, 35.0, -71.0),
        _ => (26.0, 39.0, -72.0),
    };
    let (x, y) = match cut.cover {
        // Clear of the tube of a diver's mask, and of a crown.
        Cover::Mask => (x - 10.0, y),
        // Above a band round the head they stand up, or they would be a bear's ears.
        Cover::Band => (x - 3.0, y - 7.0),
        _ if cut.crowned => (x + 18.0, y + 30.0),
        _ => (x, y),
    };
    let [left, right] = [-1.0, 1.0].map(|side| bun(cut, (x, y), radius, side));
    let knots = [left[0].clone(), right[0].clone()];
    let ties = [-1.0, 1.0].map(|side| tie(cut, Point::new(side * x * 0.78, y + radius * 0.86), side * 0.5));
    // Above a band round the head there is no room for them.
    let ties = ties.into_iter().filter(|_| cut.cover != Cover::Band);
    let hair = cut.area(if loose { fallen(cut) } else { combed(cut) });
    let mut front = match (cut.is_covered(), loose) {
        (true, true) => cut.temples(Point::new(49.5, 26.0)),
        (true, false) => cut.temples(Point::new(54.0, 2.0)),
        (false, _) => parted(cut, loose),
    };
    let windings = [left, right].map(|[_, winding]| winding);
    let back = if glass {
        // Before the hair, not behind it.
        front.extend(knots.into_iter().chain(windings));
        vec![hair]
    } else if cut.crowned {
        // Beside a crown they are half behind the head, and so is how they are wound.
        knots.into_iter().chain(windings).chain([hair]).chain(lines(cut)).collect()
    } else {
        front.extend(windings);
        knots.into_iter().chain([hair]).chain(ties).chain(lines(cut)).collect()
    };
    let tails = over_the_shoulders(HairStyle::Buns, cut);
    Hair { back, front, ears: [!loose; 2], tails }
}

/// One knot high on the head, tied; long hair falls behind the ears.
fn knot(cut: &Cut) -> Hair {
    let loose = cut.rank() > 0;
    let glass = cut.cover == Cover::Glass;
    let (radius, y) = if glass { (18.0, -62.0) } else { (25.0, -80.0) };
    let y = if cut.crowned { y + 8.0 } else { y };
    let [ball, winding] = bun(cut, (0.0, y), radius, 1.0);
    let hair = cut.area(match cut.rank() {
        0 => combed(cut),
        _ => fallen(cut),
    });
    let mut front = match cut.is_covered() {
        true => cut.temples(Point::new(54.0, 0.0)),
        false => combed_up(cut),
    };
    let mut back = vec![ball, hair, tie(cut, Point::new(0.0, y + radius * 0.86), 0.0)];
    if glass {
        front.push(back.remove(0));
    } else if loose {
        back.extend(lines(cut));
    }
    front.push(winding);
    let tails = over_the_shoulders(HairStyle::Buns, cut);
    Hair { back, front, ears: [true; 2], tails }
}

/// A boy's hairline under a knot, and how it is combed up there.
fn combed_up(cut: &Cut) -> Vec<Shape> {
    let hairline = open(
        (-54.0, 2.0),
        &[
            [-50.0, -8.0, -48.0, -16.0, -45.0, -22.0],
            [-30.0, -24.0, -18.0, -30.0, -9.0, -42.0],
            [4.0, -31.0, 26.0, -24.0, 45.0, -20.0],
            [48.0, -14.0, 50.0, -8.0, 54.0, 2.0],
        ],
    );
    let mut front = cut.veil(hairline).to_vec();
    let lines: &[f64] = if cut.full { &[-1.0, 0.7, 1.2] } else { &[-0.9, 1.0] };
    front.extend(lines.iter().map(|x| {
        let bend = [x * 25.0, -44.0, x * 17.0, -51.0, x * 8.0, -55.0];
        Shape::line(open((x * 34.0, -29.0), &[bend]), Pen::Inner)
    }));
    front
}

/// The band round the foot of a bun.
fn tie(cut: &Cut, at: Point, turn: f64) -> Shape {
    let tint = if cut.girl { tints::PINK } else { tints::BLUE };
    Shape::area(ellipse(at, 15.0, 8.0, turn), tint, Pen::Inner)
}

/// Under a brim the buns are at the nape, where hair comes down to them behind the ears, and long hair falls behind them.
fn low_buns(cut: &Cut) -> Hair {
    // Of medium hair no more than scraps would hang out below them.
    let loose = cut.rank() > 1;
    let mut back = vec![cut.area(if loose { behind(cut) } else { combed(cut) })];
    back.extend(lines(cut));
    // One alone would be a ball beside the cheek; a boy's are small.
    let buns = [-1.0, 1.0].map(|side| {
        // Beside a lifted hand it is close to the head; between two it is before the arms.
        let (x, radius, layer) = match (cut.is_raised(side), cut.is_raised(-side)) {
            (true, true) if cut.hands == Hands::Across => (57.0, 22.0, Layer::Nape),
            (true, true) => (57.0, 19.0, Layer::Before),
            (true, false) => (54.0, 21.0, Layer::Nape),
            _ if cut.girl => (57.0, 26.0, Layer::Nape),
            _ => (55.0, 22.0, Layer::Nape),
        };
        // It does not hang.
        let root = Point::new(side * x, 1000.0);
        let mut shapes = low_bun(cut, (x, 47.0), radius, side);
        if cut.is_raised(side) {
            // Of what is seen between cheek and arm a winding would be a blot.
            shapes.truncate(1);
        }
        Tail { root, layer, shapes }
    });
    let front = cut.temples(Point::new(54.0, 0.0));
    Hair { back, front, tails: buns.into(), ears: [true; 2] }
}

/// Where hair comes down to a bun at the nape: the middle of it, how wide it is and how high, in head units.
const COMES_DOWN: (f64, f64, f64, f64) = (54.0, 8.0, 18.0, 36.0);

/// A ball of hair and how it is wound.
fn low_bun(cut: &Cut, (x, y): (f64, f64), radius: f64, side: f64) -> Vec<Shape> {
    let [_, winding] = bun(cut, (x, y), radius, side);
    let ball = united(&[
        ellipse((side * x, y), radius * 1.06, radius, 0.0),
        ellipse((side * COMES_DOWN.0, COMES_DOWN.1), COMES_DOWN.2, COMES_DOWN.3, 0.0),
    ]);
    vec![cut.area(ball), winding]
}

/// A bun at this side, and how it is wound.
fn bun(cut: &Cut, (x, y): (f64, f64), radius: f64, side: f64) -> [Shape; 2] {
    let at = |turns: f64, reach: f64| {
        let out = toward(STEP + 360.0 * turns) * (radius * reach);
        Point::new(side * (x + out.x), y + out.y)
    };
    let turn = |from: f64, to: f64, reach: (f64, f64)| -> Vec<Point> {
        let steps = libm::ceil((to - from).abs() * 14.0);
        (0..=steps as usize)
            .map(|step| step as f64 / steps)
            .map(|share| {
                at(mix(from, to, share), mix(reach.1, reach.0, (1.0 - share) * libm::sqrt(1.0 - share)))
            })
            .collect()
    };
    let mut rim = BezPath::new();
    run(&mut rim, &turn(0.0, 1.0, (1.02, 1.02)));
    let mut winding = BezPath::new();
    run(
        &mut winding,
        &turn(-0.1, if cut.full { -1.55 } else { -1.05 }, (if cut.full { 0.7 } else { 0.62 }, 0.14)),
    );
    rim.close_path();
    [cut.area(rim), Shape::line(winding, Pen::Inner)]
}

/// Where the winding of a bun begins, degrees from down towards its outer side.
const STEP: f64 = 150.0;

/// Combed from a centre parting: to the temples, or down along the cheeks where hair hangs.
fn parted(cut: &Cut, loose: bool) -> Vec<Shape> {
    let half = if loose {
        open(ROUND, &[[52.0, 2.0, 48.0, -12.0, 43.0, -19.0], [30.0, -25.0, 8.0, -32.0, 0.0, -46.0]])
    } else {
        open((54.0, 0.0), &[[51.0, -10.0, 47.0, -17.0, 42.0, -22.0], [26.0, -26.0, 8.0, -33.0, 0.0, -46.0]])
    };
    let mut hairline = mirror(&half);
    crate::hero::curve::join(&mut hairline, &half.reverse_subpaths());
    let mut front = cut.veil(hairline).to_vec();
    front.push(cut.parting(-46.0));
    front
}

/// The strands of what falls far below two buns.
fn lines(cut: &Cut) -> Vec<Shape> {
    if cut.rank() > 1 { strands(cut) } else { Vec::new() }
}

/// What falls below two buns.
pub(super) fn fallen(cut: &Cut) -> BezPath {
    if cut.rank() > 1 {
        return down_the_back(cut);
    }
    let end = cut.end;
    let ear = cut.at_the_ear();
    cut.fall(
        ear,
        &[
            [ear, 4.0, ear, 14.0, ear, 22.0],
            [65.5, mix(22.0, end, 0.35), 67.0, mix(22.0, end, 0.6), 66.0, end - 14.0],
            [65.0, end - 4.0, 60.0, end + 4.0, 50.0, end + 6.0],
            [32.0, end + 8.0, 16.0, end + 8.0, 0.0, end + 8.0],
        ],
    )
}
