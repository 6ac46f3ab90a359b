//! What a body sits on or climbs where nothing else carries it: a log, a stool, a ladder. Hero units.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point, Vec2};

use super::curve::{closed, open, ring, run, symmetric};
use super::tints;
use crate::Detail;
use crate::path::{ellipse, polygon, united};

/// Something that carries a body.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Support {
    /// To sit on: a log on its side.
    Log,
    /// To sit on: a tree's stump.
    Stump,
    /// To sit on: a boulder.
    Rock,
    /// To sit on: a round stool.
    Stool,
    /// To sit on: a fat cushion.
    Cushion,
    /// To sit on: a wooden crate.
    Crate,
    /// To climb.
    Ladder,
    /// To climb: two vines.
    Vines,
}

impl Support {
    /// How many shapes it has that are drawn before all of who climbs it: none of who sits.
    pub const fn climbed_shapes(self) -> usize {
        match self {
            Self::Ladder => 1,
            Self::Vines => 2,
            _ => 0,
        }
    }

    /// Whether it is for climbing; the others are for sitting.
    pub(super) const fn is_climbed(self) -> bool {
        matches!(self, Self::Ladder | Self::Vines)
    }
}

fn area(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Outline)
}

/// A seat on the ground (y = 0), its top in the middle at `top`.
pub(super) fn seat(kind: Support, top: Point, detail: Detail) -> Vec<Shape> {
    let high = -top.y;
    let shapes = match kind {
        Support::Log => log(high, detail),
        Support::Stump => stump(high, detail),
        Support::Rock => rock(high),
        Support::Cushion => cushion(high),
        Support::Crate => crate_box(high),
        _ => stool(high),
    };
    shapes.into_iter().map(|shape| shape.placed(Affine::translate((top.x, 0.0)))).collect()
}

fn log(high: f64, detail: Detail) -> Vec<Shape> {
    let (left, right, half) = (-92.0, 84.0, high / 2.0);
    let body = closed(
        (left, -high),
        &[
            [left + 50.0, -high + 3.0, right - 50.0, -high + 3.0, right, -high],
            [right + 12.0, -high * 0.8, right + 12.0, -high * 0.2, right, 0.0],
            [right - 50.0, -2.0, left + 50.0, -2.0, left, 0.0],
            [left - 26.0, -high * 0.1, left - 26.0, -high * 0.9, left, -high],
        ],
    );
    let mut shapes =
        vec![area(body, tints::BROWN), area(ellipse((left, -half), half * 0.62, half, 0.0), tints::SAND)];
    if detail == Detail::Full {
        shapes.push(Shape::line(ellipse((left, -half), half * 0.3, half * 0.5, 0.0), Pen::Inner));
        shapes.push(Shape::line(
            open(
                (right - 44.0, -half),
                &[[right - 30.0, -half + 3.0, right - 20.0, -half + 3.0, right - 8.0, -half]],
            ),
            Pen::Fine,
        ));
    }
    shapes
}

fn stump(high: f64, detail: Detail) -> Vec<Shape> {
    let body = symmetric(
        (0.0, -high),
        &[
            [40.0, -high, 62.0, -high, 64.0, -high + 4.0],
            [62.0, -high * 0.4, 70.0, -12.0, 88.0, 0.0],
            [60.0, 4.0, 46.0, -4.0, 30.0, 0.0],
            [20.0, 3.0, 8.0, 3.0, 0.0, 2.0],
        ],
    );
    let mut shapes =
        vec![area(body, tints::BROWN), area(ellipse((0.0, -high + 4.0), 64.0, 14.0, 0.0), tints::SAND)];
    if detail == Detail::Full {
        for x in [-34.0, 36.0] {
            let bark =
                open((x, -high + 26.0), &[[x + 2.0, -high * 0.5, x + 2.0, -high * 0.4, x + 5.0, -16.0]]);
            shapes.push(Shape::line(bark, Pen::Fine));
        }
    }
    shapes
}

fn rock(high: f64) -> Vec<Shape> {
    let body = ring(&[
        (-88.0, 0.0, true),
        (-86.0, -high * 0.5, false),
        (-62.0, -high * 0.94, false),
        (-20.0, -high * 1.02, false),
        (28.0, -high, false),
        (66.0, -high * 0.84, false),
        (82.0, -high * 0.36, false),
        (80.0, 0.0, true),
        (0.0, 5.0, false),
    ]);
    let crack = open((-62.0, -high * 0.5), &[[-52.0, -high * 0.44, -50.0, -high * 0.36, -52.0, -high * 0.2]]);
    vec![area(body, tints::GRAY), Shape::line(crack, Pen::Inner)]
}

fn cushion(high: f64) -> Vec<Shape> {
    let body = symmetric(
        (0.0, -high),
        &[[60.0, -high - 2.0, 88.0, -high * 0.86, 90.0, -high * 0.46], [90.0, -6.0, 70.0, 2.0, 0.0, 2.0]],
    );
    let seam = open((-89.0, -high * 0.5), &[[-50.0, -high * 0.34, 50.0, -high * 0.34, 89.0, -high * 0.5]]);
    vec![area(body, tints::PURPLE), Shape::line(seam, Pen::Inner)]
}

fn crate_box(high: f64) -> Vec<Shape> {
    let side =
        polygon(&[(-76.0, -high + 12.0), (72.0, -high + 12.0), (72.0, 2.0), (-76.0, 2.0)].map(Point::from));
    let lid = polygon(
        &[(-86.0, -high), (82.0, -high), (82.0, -high + 22.0), (-86.0, -high + 22.0)].map(Point::from),
    );
    vec![area(side, tints::SAND), area(lid, tints::BROWN)]
}

fn stool(high: f64) -> Vec<Shape> {
    let leg = |x: f64, lean: f64| {
        polygon(
            &[(x - 8.0, -high + 12.0), (x + 8.0, -high + 12.0), (x + lean + 7.0, 2.0), (x + lean - 7.0, 2.0)]
                .map(Point::from),
        )
    };
    let top = symmetric(
        (0.0, -high),
        &[
            [40.0, -high, 76.0, -high - 2.0, 78.0, -high + 10.0],
            [76.0, -high + 24.0, 40.0, -high + 24.0, 0.0, -high + 24.0],
        ],
    );
    vec![area(leg(-48.0, -12.0), tints::SAND), area(leg(46.0, 12.0), tints::SAND), area(top, tints::BROWN)]
}

/// What two hands hold on to, the near one first, from the ground to well above them; feet are on it so high.
pub(super) fn climbed(kind: Support, hands: [Point; 2], feet: [f64; 2]) -> Vec<Shape> {
    let top = hands[0].y.min(hands[1].y) - 36.0;
    match kind {
        Support::Vines => {
            let [near, far] = hands;
            vec![vine(near, (top - 18.0, near.y + 22.0), &[]), vine(far, (top - 30.0, -14.0), &LEAVES)]
        }
        // Behind everything, it is drawn with the lighter pen.
        _ => vec![Shape::area(ladder(hands, top - 18.0, feet), tints::BROWN, Pen::Inner)],
    }
}

/// How far a rail reaches from where it is held to the rungs, and away from them, a rung's height, and how far apart rungs
/// are, at least those under the feet, and rails, in units.
const RAIL: f64 = 5.0;
const OUTWARD: f64 = 18.0;
const RUNG: f64 = 22.0;
const STEP: f64 = 112.0;
const LEAST_STEP: f64 = 45.5;
const APART: f64 = 54.0;

/// Rails and rungs as one outline; a rung is under either foot.
fn ladder(hands: [Point; 2], top: f64, [low, foot]: [f64; 2]) -> BezPath {
    let bar = |x0: f64, y0: f64, x1: f64, y1: f64| {
        polygon(&[(x0, y0), (x1, y0), (x1, y1), (x0, y1)].map(Point::from))
    };
    let right = hands[0].x.max(hands[1].x);
    let left = hands[0].x.min(hands[1].x).min(right - APART);
    let rails = [(left - OUTWARD, left + RAIL), (right - RAIL, right + OUTWARD)];
    let mut parts: Vec<BezPath> = rails.iter().map(|(from, to)| bar(*from, top, *to, 0.0)).collect();
    // Behind who climbs only stubs of rungs would be seen.
    let highest = hands[0].y.min(hands[1].y);
    let is_clear = |sole: &f64| *sole == foot || *sole < highest - RUNG;
    let up = (0..8).map(|rung| foot - STEP * f64::from(rung)).filter(is_clear);
    let down = (0..4).map(|rung| low.max(foot + LEAST_STEP) + STEP * f64::from(rung));
    for sole in up.chain(down) {
        // Its top is behind the sole, whose line it would double.
        let y = sole - 5.0;
        if y > top + 14.0 && y < -26.0 {
            parts.push(bar(left, y, right, y + RUNG));
        }
    }
    united(&parts)
}

/// Where the leaves of a vine are, in units below the hand.
const LEAVES: [f64; 2] = [54.0, 196.0];

/// A vine through a hand, from its top to its end; its leaves are at its right.
fn vine(hand: Point, (top, end): (f64, f64), leaves: &[f64]) -> Shape {
    let at = |y: f64| Point::new(hand.x + 6.0 * libm::sin((y - hand.y) / 44.0), y);
    let edge = |side: f64| -> Vec<Point> {
        let rows = (0..=12).map(|step| top + (end - top) * f64::from(step) / 12.0);
        rows.map(|y| at(y) + Vec2::new(side * 7.0, 0.0)).collect()
    };
    let mut path = BezPath::new();
    run(&mut path, &edge(-1.0));
    let mut back = edge(1.0);
    back.reverse();
    if let Some(first) = back.first() {
        path.line_to(*first);
    }
    run(&mut path, &back);
    path.close_path();
    let leaf = |below: f64| {
        let leaf =
            closed((0.0, 0.0), &[[10.0, -20.0, 34.0, -20.0, 44.0, 0.0], [30.0, 14.0, 10.0, 14.0, 0.0, 0.0]]);
        Affine::translate(at(hand.y + below).to_vec2()) * leaf
    };
    // Leaves and stem are one thing to color.
    let parts: Vec<BezPath> = leaves.iter().map(|below| leaf(*below)).chain([path]).collect();
    area(united(&parts), tints::GREEN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_reaches_from_the_ground_to_its_top() {
        for kind in
            [Support::Log, Support::Stump, Support::Rock, Support::Stool, Support::Cushion, Support::Crate]
        {
            use kurbo::Shape as _;
            let shapes = seat(kind, Point::new(4.0, -90.0), Detail::Bold);
            let bounds = shapes
                .iter()
                .map(|shape| shape.path.bounding_box())
                .reduce(|a, b| a.union(b))
                .expect("shapes");
            assert!((bounds.y0 + 90.0).abs() < 12.0 && bounds.y1.abs() < 8.0, "{kind:?} {bounds}");
        }
    }
}
