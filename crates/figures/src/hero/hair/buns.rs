//! Two buns.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};
use scene::HairStyle;

use super::locks::{behind, down_the_back, over_the_shoulders, strands};
use super::{Cover, Cut, Hair, Layer, Tail, combed};
use crate::hero::curve::{mirror, mix, open, run, toward};

/// Two buns on top; short hair is all in them, longer hair also falls.
pub(super) fn buns(cut: &Cut) -> Hair {
    if cut.cover == Cover::Brim {
        return low_buns(cut);
    }
    let loose = cut.rank() > 0;
    let glass = cut.cover == Cover::Glass;
    let (radius, x, y) = match cut.rank() {
        _ if glass => (18.0, 38.0, -46.0),
        0 => (20.0, 37.0, -68.0),
        _ => (25.0, 41.0, -70.0),
    };
    let (x, y) = match cut.cover {
        // Clear of the tube of a diver's mask, and of a crown.
        Cover::Mask => (x - 10.0, y),
        _ if cut.crowned => (x + 12.0, y + 16.0),
        _ => (x, y),
    };
    let [left, right] = [-1.0, 1.0].map(|side| bun(cut, (x, y), radius, side));
    let knots = [left[0].clone(), right[0].clone()];
    let hair = cut.area(if loose { fallen(cut) } else { combed(cut) });
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
        knots.into_iter().chain([hair]).chain(lines(cut)).collect()
    };
    front.extend([left, right].map(|[_, winding]| winding));
    let tails = over_the_shoulders(HairStyle::Buns, cut);
    Hair { back, front, ears: [!loose; 2], tails }
}

/// Under a brim the buns are at the nape, behind the jaw, and long hair falls below them.
fn low_buns(cut: &Cut) -> Hair {
    let loose = cut.rank() > 1;
    let back = vec![cut.area(if loose { behind(cut) } else { combed(cut) })];
    let buns = [-1.0, 1.0].map(|side| {
        // Beside a lifted hand it is close to the head; between two it is before the arms.
        let (x, radius, layer) = match (cut.is_raised(side), cut.is_raised(-side)) {
            (true, true) => (57.0, 17.0, Layer::Before),
            (true, false) => (52.0, 18.0, Layer::Nape),
            _ => (61.0, 21.0, Layer::Nape),
        };
        // It does not hang.
        let root = Point::new(side * x, 1000.0);
        Tail { root, layer, shapes: bun(cut, (x, 32.0), radius, side).into() }
    });
    let front = cut.temples(if loose { Point::new(49.5, 26.0) } else { Point::new(51.0, 24.0) });
    Hair { back, front, tails: buns.into(), ears: [false; 2] }
}

/// A bun at this side, a coil whose outer end makes a step in its rim, and how it is wound inwards from there.
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
    let mut winding = BezPath::new();
    if cut.full {
        run(&mut rim, &turn(0.0, 1.0, (0.94, 1.08)));
        run(&mut winding, &turn(0.0, if radius > 20.0 { -1.6 } else { -1.2 }, (0.92, 0.16)));
    } else {
        // Round, and wound within.
        run(&mut rim, &turn(0.0, 1.0, (1.02, 1.02)));
        run(&mut winding, &turn(-0.1, -1.05, (0.62, 0.14)));
    }
    rim.close_path();
    [cut.area(rim), Shape::line(winding, Pen::Inner)]
}

/// Where the outer end of a bun's coil is, degrees from down towards its outer side.
const STEP: f64 = 150.0;

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

/// The strands of what falls far below two buns.
fn lines(cut: &Cut) -> Vec<Shape> {
    if cut.rank() > 1 { strands(cut) } else { Vec::new() }
}

/// What falls below two buns.
fn fallen(cut: &Cut) -> BezPath {
    if cut.rank() > 1 {
        return down_the_back(cut);
    }
    let end = cut.end;
    cut.fall(
        65.0,
        &[
            [65.0, 4.0, 65.0, 14.0, 65.0, 22.0],
            [65.5, mix(22.0, end, 0.35), 67.0, mix(22.0, end, 0.6), 66.0, end - 14.0],
            [65.0, end - 4.0, 60.0, end + 4.0, 50.0, end + 6.0],
            [32.0, end + 8.0, 16.0, end + 8.0, 0.0, end + 8.0],
        ],
    )
}
