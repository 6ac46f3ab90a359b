//! What makes one child's clothes another's: a motif, dots, a band, a pocket, by the child's own draw. The trunk's own
//! coordinates.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point};

use super::Wear;
use super::cloth::{belt, flank};
use super::trim::star;
use super::trunk::Trunk;
use crate::hero::curve::{closed, open, ring, symmetric, toward};
use crate::hero::skeleton::Build;
use crate::hero::tints;
use crate::path::{circle, scallops};

/// What is on a shirt's chest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Motif {
    Star,
    Heart,
    Flower,
    Moon,
    Bolt,
    Rainbow,
}

impl Motif {
    /// What anyone may have on the chest.
    pub(super) const SHIRTS: &[Self] =
        &[Self::Star, Self::Heart, Self::Flower, Self::Moon, Self::Bolt, Self::Rainbow];
    /// What stands for a superhero.
    pub(super) const EMBLEMS: &[Self] = &[Self::Star, Self::Bolt, Self::Heart, Self::Moon];

    /// Its areas at a point, about 44 units wide; the bold version's is one thing.
    pub(super) fn drawn(self, at: Point, (tint, pen): (Tint, Pen), full: bool) -> Vec<Shape> {
        let placed = |path: BezPath| Affine::translate(at.to_vec2()) * path;
        let area = |path: BezPath| Shape::area(placed(path), tint, pen);
        match self {
            Self::Star => vec![area(star(Point::ZERO, 22.0))],
            Self::Heart => vec![area(heart(1.5))],
            Self::Moon => vec![area(moon())],
            Self::Bolt => vec![area(bolt())],
            Self::Flower => {
                let petals: Vec<Point> =
                    (0..6).map(|step| (toward(-60.0 * f64::from(step)) * 14.0).to_point()).collect();
                let middle = Shape::area(placed(circle((0.0, 0.0), 8.0)), tints::WHITE, pen);
                [area(scallops(&petals, 0.62))].into_iter().chain(full.then_some(middle)).collect()
            }
            Self::Rainbow => {
                let bow = |reach: f64| {
                    closed(
                        (-reach, 14.0),
                        &[
                            [-reach, 14.0 - reach * 1.34, reach, 14.0 - reach * 1.34, reach, 14.0],
                            [reach * 0.4, 15.0, -reach * 0.4, 15.0, -reach, 14.0],
                        ],
                    )
                };
                let inner = Shape::area(placed(bow(13.0)), tints::SKY, pen);
                vec![area(bow(27.0)), inner]
            }
        }
    }
}

/// A heart about the origin, 28 units wide at size 1.
fn heart(size: f64) -> BezPath {
    let heart =
        symmetric((0.0, -6.0), &[[3.0, -15.0, 15.0, -15.0, 14.0, -4.0], [13.0, 4.0, 5.0, 9.0, 0.0, 14.0]]);
    Affine::scale(size) * heart
}

fn moon() -> BezPath {
    closed(
        (6.0, -21.0),
        &[
            [-14.0, -22.0, -24.0, -4.0, -17.0, 10.0],
            [-10.0, 23.0, 10.0, 25.0, 19.0, 11.0],
            [4.0, 14.0, -6.0, 2.0, -3.0, -9.0],
            [-2.0, -14.0, 1.0, -18.0, 6.0, -21.0],
        ],
    )
}

fn bolt() -> BezPath {
    let knots =
        [(5.0, -24.0), (-15.0, 3.0), (-2.0, 3.0), (-8.0, 24.0), (16.0, -5.0), (3.0, -5.0), (11.0, -24.0)];
    ring(&knots.map(|(x, y)| (x, y, true)))
}

/// How high a shirt's motif is, as a share of the trunk.
const CHEST: f64 = -0.46;

/// A shirt for every day: its motif, and on detailed pages what else it has.
pub(super) fn shirt(trunk: &mut Trunk, wear: &Wear, build: &Build, full: bool) {
    let at = Point::new(4.0, build.trunk * CHEST);
    let tint = if wear.girl { tints::PINK } else { tints::YELLOW };
    let motif = wear.pick(1, Motif::SHIRTS).copied().unwrap_or(Motif::Star);
    let kinds: &[fn(&Wear, &Build) -> Vec<Shape>] = &[hem, hoop, dots, yoke, pocket];
    let more = wear.pick(7, kinds).filter(|_| full).map(|kind| kind(wear, build)).unwrap_or_default();
    // Dots and a pocket are enough.
    let is_plain = more.len() < 3;
    trunk.under.extend(more);
    if is_plain {
        trunk.under.extend(motif.drawn(at, (tint, Pen::Inner), full));
    }
}

/// Another colour along the hem.
fn hem(wear: &Wear, build: &Build) -> Vec<Shape> {
    let tint = wear.second();
    let low = if wear.girl { -2.0 } else { 15.0 };
    vec![Shape::area(belt(build, low - 20.0, low), tint, Pen::Inner)]
}

/// A broad stripe across the chest, behind the motif.
fn hoop(wear: &Wear, build: &Build) -> Vec<Shape> {
    let t = build.trunk;
    vec![Shape::area(belt(build, t * (CHEST - 0.27), t * (CHEST + 0.24)), wear.second(), Pen::Inner)]
}

/// Dots all over, a crayon wide.
fn dots(wear: &Wear, build: &Build) -> Vec<Shape> {
    let t = build.trunk;
    let rows = [(-0.68, 0.0), (-0.46, 0.5), (-0.24, 0.0), (-0.02, 0.5)];
    let rows = rows.iter().take(if wear.girl { 3 } else { 4 });
    let row = |&(share, shift): &(f64, f64)| {
        let wide = flank(build, t * share) - 12.0;
        let apart = build.waist * 0.62;
        (-2..=2)
            .map(move |step| apart * (f64::from(step) + shift))
            // None half behind a hanging arm.
            .filter(move |x| (-apart * 0.7..wide).contains(x))
            .map(move |x| Shape::area(circle((x, t * share), 7.0), wear.second(), Pen::Inner))
    };
    rows.flat_map(row).collect()
}

/// Another colour round neck and shoulders, its edge in scallops.
fn yoke(wear: &Wear, build: &Build) -> Vec<Shape> {
    let t = build.trunk;
    let (wide, y) = (flank(build, -t * 0.74) - 1.0, -t * 0.74);
    let bumps = 5;
    let at = |step: i32| -wide + 2.0 * wide * f64::from(step) / f64::from(bumps);
    let mut edge = BezPath::new();
    edge.move_to((at(0), y));
    for step in 0..bumps {
        edge.curve_to((at(step) + 3.0, y + 13.0), (at(step + 1) - 3.0, y + 13.0), (at(step + 1), y));
    }
    let _ = wear;
    vec![Shape::line(edge, Pen::Inner)]
}

/// A pocket with a flap, and buttons.
fn pocket(wear: &Wear, build: &Build) -> Vec<Shape> {
    let t = build.trunk;
    let (x, y) = (build.waist * 0.54, -t * 0.58);
    let bag = closed(
        (x - 14.0, y),
        &[
            [x - 5.0, y + 1.0, x + 5.0, y + 1.0, x + 14.0, y],
            [x + 14.0, y + 14.0, x + 13.0, y + 24.0, x, y + 28.0],
            [x - 13.0, y + 24.0, x - 14.0, y + 14.0, x - 14.0, y],
        ],
    );
    let flap = closed(
        (x - 16.0, y - 3.0),
        &[
            [x - 5.0, y - 2.0, x + 5.0, y - 2.0, x + 16.0, y - 3.0],
            [x + 15.0, y + 6.0, x + 6.0, y + 9.0, x, y + 11.0],
            [x - 6.0, y + 9.0, x - 15.0, y + 6.0, x - 16.0, y - 3.0],
        ],
    );
    let placket = open((0.0, -t + 16.0), &[[1.0, -t * 0.6, 1.0, -t * 0.4, 0.0, -12.0]]);
    let button = |share: f64| Shape::area(circle((0.5, -t * share), 6.5), tints::WHITE, Pen::Inner);
    let _ = wear;
    vec![
        Shape::line(placket, Pen::Inner),
        button(0.64),
        button(0.4),
        Shape::area(bag, wear.second(), Pen::Inner),
        Shape::area(flap, wear.second(), Pen::Inner),
    ]
}
