//! What makes one child's clothes another's: a motif, dots, a band, a pocket, by the child's own draw. The trunk's own
//! coordinates.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point, Vec2};

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
        (8.0, -23.0),
        &[
            [-14.0, -26.0, -27.0, -6.0, -20.0, 10.0],
            [-12.0, 25.0, 10.0, 27.0, 21.0, 11.0],
            [8.0, 12.0, 0.0, 2.0, 1.0, -9.0],
            [2.0, -15.0, 4.0, -19.0, 8.0, -23.0],
        ],
    )
}

fn bolt() -> BezPath {
    let knots =
        [(1.0, -27.0), (-20.0, 6.0), (-4.0, 6.0), (-9.0, 28.0), (20.0, -8.0), (5.0, -8.0), (19.0, -27.0)];
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

/// A shirt whose print is what its child loves: on detailed pages it has an edge of another colour.
pub(super) fn printed(trunk: &mut Trunk, wear: &Wear, build: &Build, full: bool) {
    let kinds: &[fn(&Wear, &Build) -> Vec<Shape>] = &[hem, yoke];
    trunk.under.extend(wear.pick(7, kinds).filter(|_| full).into_iter().flat_map(|kind| kind(wear, build)));
}

/// Another colour along the hem, or a belt over what is tucked in.
fn hem(wear: &Wear, build: &Build) -> Vec<Shape> {
    let band = if wear.is_tucked() {
        let (w, top, low) = (build.waist, -31.0, -9.0);
        closed(
            (-w, top),
            &[
                [-w * 0.4, top + 6.0, w * 0.4, top + 6.0, w, top],
                [w, top + 6.0, w, low - 6.0, w - 1.0, low],
                [w * 0.4, low + 5.0, -w * 0.4, low + 5.0, 1.0 - w, low],
                [-w, low - 6.0, -w, top + 6.0, -w, top],
            ],
        )
    } else {
        belt(build, -5.0, 15.0)
    };
    vec![Shape::area(band, wear.second(), Pen::Inner)]
}

/// A broad stripe below the motif, from one side to the other.
fn hoop(wear: &Wear, build: &Build) -> Vec<Shape> {
    let t = build.trunk;
    vec![Shape::area(belt(build, t * (CHEST + 0.26), t * (CHEST + 0.43)), wear.second(), Pen::Inner)]
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

/// Another colour round the neck, its edge in scallops.
fn yoke(_: &Wear, build: &Build) -> Vec<Shape> {
    vec![Shape::line(scalloped(build, 31.0), Pen::Inner)]
}

/// A scalloped edge so far round the neck, from shoulder to shoulder.
fn scalloped(build: &Build, reach: f64) -> BezPath {
    let (middle, bumps) = (Point::new(0.0, -build.trunk + 1.0), 6);
    let at = |step: i32, out: f64| {
        let way = toward(-84.0 + 168.0 * f64::from(step) / f64::from(bumps));
        middle + Vec2::new(way.x * (reach + out), way.y * (reach + out))
    };
    let mut edge = BezPath::new();
    edge.move_to(at(0, 0.0));
    for step in 0..bumps {
        let along = (at(step + 1, 0.0) - at(step, 0.0)) * 0.16;
        edge.curve_to(at(step, 11.0) + along, at(step + 1, 11.0) - along, at(step + 1, 0.0));
    }
    edge
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
        button(0.66),
        button(0.4),
        Shape::area(bag, wear.second(), Pen::Inner),
        Shape::area(flap, wear.second(), Pen::Inner),
    ]
}

/// What a sports shirt has beside its number.
pub(super) fn jersey(trunk: &mut Trunk, wear: &Wear, build: &Build) {
    let kinds: &[fn(&Wear, &Build) -> Vec<Shape>] = &[hem, panels, raglan];
    trunk.under.extend(wear.pick(5, kinds).into_iter().flat_map(|kind| kind(wear, build)));
}

/// Another colour down both sides.
fn panels(_: &Wear, build: &Build) -> Vec<Shape> {
    let t = build.trunk;
    let side = |side: f64| {
        let x = |y: f64| side * (flank(build, y) - 13.0);
        let line =
            open((x(-t * 0.56), -t * 0.56), &[[x(-t * 0.4), -t * 0.4, x(-t * 0.2), -t * 0.2, x(14.0), 14.0]]);
        Shape::line(line, Pen::Inner)
    };
    vec![side(-1.0), side(1.0)]
}

/// Seams from the neck to under the arms.
fn raglan(_: &Wear, build: &Build) -> Vec<Shape> {
    let (t, c) = (build.trunk, build.collar);
    let seam = |side: f64| {
        let foot = (side * (build.shoulder - 3.0), -t * 0.62);
        Shape::line(
            open(
                (side * c, -t),
                &[[side * (c + 2.0), -t + 12.0, foot.0 - side * 4.0, foot.1 - 8.0, foot.0, foot.1]],
            ),
            Pen::Inner,
        )
    };
    vec![seam(1.0), seam(-1.0)]
}

/// What the bodice of a fine dress has.
pub(super) fn bodice(trunk: &mut Trunk, wear: &Wear, build: &Build) {
    let t = build.trunk;
    match wear.pick(17, &[0, 1, 2]) {
        Some(0) => trunk.under.extend(
            [0.72, 0.53].map(|share| Shape::area(circle((2.0, -t * share), 6.5), tints::YELLOW, Pen::Inner)),
        ),
        Some(1) => {
            let heart = Affine::translate((3.0, -t * 0.58)) * heart(1.15);
            trunk.under.push(Shape::area(heart, tints::YELLOW, Pen::Inner));
        }
        _ => trunk.under.push(Shape::line(scalloped(build, 27.0), Pen::Inner)),
    }
}

/// What a suit's chest bears: a handkerchief or a flower.
pub(super) fn breast(trunk: &mut Trunk, wear: &Wear, build: &Build) {
    let (x, y) = (build.waist * 0.58, -build.trunk * 0.52);
    if wear.pick(19, &[false, true]) == Some(&true) {
        trunk.under.extend(
            Motif::Flower.drawn(Point::new(x, y - 4.0), (tints::RED, Pen::Inner), false).into_iter().map(
                |shape| {
                    let about = Affine::scale_about(0.62, Point::new(x, y - 4.0));
                    shape.placed(about)
                },
            ),
        );
        return;
    }
    let cloth = closed(
        (x - 11.0, y + 2.0),
        &[
            [x - 9.0, y - 6.0, x - 7.0, y - 11.0, x - 4.0, y - 14.0],
            [x - 1.0, y - 11.0, x, y - 10.0, x + 2.0, y - 8.0],
            [x + 5.0, y - 11.0, x + 7.0, y - 12.0, x + 9.0, y - 12.0],
            [x + 11.0, y - 8.0, x + 12.0, y - 4.0, x + 12.0, y + 2.0],
            [x + 4.0, y + 4.0, x - 4.0, y + 4.0, x - 11.0, y + 2.0],
        ],
    );
    trunk.under.push(Shape::area(cloth, tints::WHITE, Pen::Inner));
}

/// What a costume's belly has.
pub(super) fn belly(wear: &Wear, build: &Build) -> Vec<Shape> {
    let (t, w) = (build.trunk, build.waist);
    let line = |y: f64, x: f64| {
        Shape::line(open((-x, y), &[[-x * 0.4, y + 6.0, x * 0.4, y + 6.0, x, y]]), Pen::Inner)
    };
    match wear.pick(23, &[0, 1, 2]) {
        Some(0) => [(-t * 0.52, w * 0.68), (-t * 0.26, w * 0.73)].map(|(y, x)| line(y, x)).into(),
        Some(1) => {
            let heart = Affine::translate((2.0, -t * 0.36)) * heart(1.3);
            vec![Shape::area(heart, tints::PINK, Pen::Inner)]
        }
        _ => [(-9.0, 0.58), (12.0, 0.42), (-9.0, 0.24)]
            .map(|(x, share)| Shape::area(circle((x, -t * share), 7.5), tints::YELLOW, Pen::Inner))
            .into(),
    }
}
