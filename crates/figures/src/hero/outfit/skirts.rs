//! Hanging skirts: a fan of cloth over both thighs.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Size, Vec2};

use super::tail::fishtail;
use super::{Bottom, Front, Wear, drapes, emblem};
use crate::Detail;
use crate::hero::curve::{mix, run, toward};
use crate::hero::limbs::Stretch;
use crate::hero::overlap::joined;
use crate::hero::pose::Stance;
use crate::hero::skeleton::{Build, Skeleton};
use crate::hero::tints;
use crate::path::{circle, polygon};

/// The skirt: a fan of cloth from the waist over both thighs.
pub(in crate::hero) fn skirt(
    skeleton: &Skeleton,
    wear: &Wear,
    build: &Build,
    (stance, detail): (&Stance, Detail),
) -> Vec<Shape> {
    if stance.hides_legs() {
        return Vec::new();
    }
    let (long, flare) = match wear.bottom {
        Bottom::Skirt => (build.leg_share(0.45), 16.0),
        Bottom::Gown => (build.leg_share(0.54), 24.0),
        Bottom::Robe => (build.leg_share(0.8), 20.0),
        Bottom::Tutu => return super::tail::tutu(skeleton, wear, build),
        Bottom::Fishtail => return fishtail(skeleton, stance, wear, build),
        _ => return Vec::new(),
    };
    if let (true, Some(far)) = (stance.crosses_legs(), &skeleton.far_leg) {
        return if wear.is_long() { drapes::spread(skeleton, far, wear, build) } else { Vec::new() };
    }
    if stance.straddles() {
        return drapes::astride(skeleton, stance, wear, build);
    }
    if stance.sits() {
        return drapes::lap(skeleton, stance, wear, build);
    }
    if let (true, Some(far)) = (stance.steps_up(), &skeleton.far_leg) {
        return drapes::raised(skeleton, far, wear, (build, stance.kneels()));
    }
    if stance.crawls() {
        return drapes::over_the_thighs(skeleton, stance, wear, build);
    }
    let skirt = Fan::of(skeleton, stance, wear, (build, long, flare));
    let mut shapes = joined(&skirt.parts(skeleton, stance, build), wear.bottom_tint);
    if emblem::is_on_the_skirt(wear, stance) {
        shapes.extend(printed_cloth(&skirt, wear));
        return shapes;
    }
    let hem = hem(wear, stance.lies(), detail);
    shapes.extend(hem.drawn(&skirt, wear));
    shapes
}

/// The print amid a hanging skirt, through which no pleats run, and the hem if it leaves room for both.
fn printed_cloth(skirt: &Fan, wear: &Wear) -> Vec<Shape> {
    let hem = if wear.front == Front::Sash { Hem::Flounce } else { Hem::Ribbon };
    let wide = skirt.at(0.08, 0.44).distance(skirt.at(0.92, 0.44));
    let print = |above: f64, least: f64| {
        let (low, high) = (skirt.at(0.5, above), skirt.at(0.5, ABOVE));
        let room = Size::new(wide, low.distance(high) - 2.0 * MARGIN);
        emblem::on_the_skirt(wear, low.midpoint(high), (room, least))
    };
    let within = print(hem.high() + 0.02, emblem::GOOD);
    if within.is_empty() {
        return print(ABOVE_THE_HEM, emblem::LEAST);
    }
    hem.drawn(skirt, wear).into_iter().take(1).chain(within).collect()
}

/// How far up a skirt the shirt begins, as a share of the way to where its folds run together, and how much cloth is
/// above and below a print on it, in units.
const ABOVE: f64 = 0.86;
const MARGIN: f64 = 5.0;
/// How far up a hem in folds is clear of its folds, as a share of the same way.
const ABOVE_THE_HEM: f64 = 0.12;

/// Who swims kicks below a skirt of this share of its length.
const SWUM: f64 = 0.9;

/// A hanging skirt, spread by the legs.
struct Fan {
    /// Where its folds run together.
    middle: Point,
    /// Its sides, in degrees from down.
    sides: [f64; 2],
    long: f64,
    /// How much wider than it spreads it is, in units.
    wide: f64,
    /// Whether it lies close over a thigh that is lifted high.
    clings: bool,
    folds: i32,
}

impl Fan {
    fn of(
        skeleton: &Skeleton,
        stance: &Stance,
        wear: &Wear,
        (build, long, flare): (&Build, f64, f64),
    ) -> Self {
        let near = stance.near_leg.thigh;
        let far = stance.far_leg.map_or(near, |leg| leg.thigh);
        let gown = matches!(wear.bottom, Bottom::Gown | Bottom::Robe);
        let calm = |angle: f64| {
            if gown && angle.abs() < 40.0 { angle * 0.62 } else { angle }
        };
        // Over a lap the cloth lies close; hanging, it flares.
        let flared = |angle: f64| flare * (1.0 - (angle.abs() / 90.0)).max(0.15);
        let (left, right) = (calm(near.min(far)), calm(near.max(far)));
        if stance.lies() {
            let (amid, half) = (left.midpoint(right), (right - left).midpoint(flare));
            return Self {
                middle: skeleton.trunk * Point::new(0.0, 2.0),
                sides: [amid - half, amid + half],
                long: long * SWUM,
                wide: build.hem * 0.9,
                clings: false,
                folds: 3,
            };
        }
        Self {
            middle: skeleton.trunk * Point::new(0.0, 2.0),
            sides: [left - flared(left), right + flared(right)],
            long,
            wide: build.hem * 1.44,
            clings: true,
            folds: if gown { 5 } else { 4 },
        }
    }

    /// Where a share of the hem is, and so far up from there to where the folds run together.
    fn at(&self, share: f64, up: f64) -> Point {
        let angle = mix(self.sides[0], self.sides[1], share);
        let along = toward(angle);
        let lifted = if self.clings { (angle.abs() - 45.0) / 45.0 } else { 0.0 };
        let close = 1.0 - lifted.clamp(0.0, 0.85);
        let aside = Vec2::new(along.y, -along.x) * ((share - 0.5) * self.wide * close);
        let sag = 1.0 + 0.08 * (1.0 - (2.0 * share - 1.0) * (2.0 * share - 1.0));
        (self.middle + along * (self.long * sag) + aside).lerp(self.middle, up)
    }

    /// Its cloth, and a lifted thigh in it.
    fn parts(&self, skeleton: &Skeleton, stance: &Stance, build: &Build) -> Vec<BezPath> {
        let waist = |side: f64| skeleton.trunk * Point::new(side * build.waist * 0.96, -18.0);
        let hip = |side: f64| skeleton.trunk * Point::new(side * build.hem * 1.02, 4.0);
        let corners = [waist(-1.0), hip(-1.0), hip(1.0), waist(1.0)];
        let mut parts = vec![fan(corners, self.folds, self.middle, |share| self.at(share, 0.0))];
        let near = stance.near_leg.thigh;
        let far = stance.far_leg.map_or(near, |leg| leg.thigh);
        let legs = [Some((&skeleton.near_leg, near)), skeleton.far_leg.as_ref().map(|leg| (leg, far))];
        let lifted = legs.into_iter().flatten().filter(|(_, thigh)| thigh.abs() > 30.0 && stance.lean < 40.0);
        parts.extend(lifted.flat_map(|(leg, thigh)| {
            let until = if thigh.abs() > 54.0 { 0.42 } else { 0.3 };
            let tube = leg.limb.tube(Stretch::new(0.0, until, [3.0, if until > 0.4 { 7.0 } else { 1.0 }]));
            // From the waist to the middle of the thigh it is taut.
            let (amid, along) = leg.limb.at(until * 0.8);
            let side = thigh.signum();
            let over = amid + Vec2::new(along.y, -along.x) * (side * (build.leg_girth[0] + 4.0));
            let taut = polygon(&[waist(side * 0.8), waist(side), over, amid, hip(0.0)]);
            [Some(tube.closed()), (until > 0.4).then_some(taut)].into_iter().flatten()
        }));
        parts
    }

    /// The pleats that rise from so far above the hem.
    fn pleats(&self, from: f64) -> impl Iterator<Item = Shape> + '_ {
        (1..self.folds).map(move |fold| {
            let share = f64::from(fold) / f64::from(self.folds);
            let (foot, top) = (self.at(share, from), self.at(share, 0.45_f64.max(from + 0.2)));
            Shape::line(crate::hero::curve::stroke(foot.into(), top.into()), Pen::Inner)
        })
    }
}

/// What runs along a skirt's hem on detailed pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hem {
    Pleats,
    /// A broad ribbon.
    Ribbon,
    /// A frill in scallops.
    Frill,
    /// Dots all over.
    Dots,
    /// A frill low above the hem.
    Flounce,
    /// Two frills, one above the other.
    Tiers,
}

/// Gowns are tiered, the skirts of uniforms pleated; others differ on detailed pages.
fn hem(wear: &Wear, floats: bool, detail: Detail) -> Hem {
    match wear.front {
        Front::Sash if floats => Hem::Ribbon,
        Front::Sash if detail == Detail::Full => Hem::Tiers,
        Front::Sash => Hem::Flounce,
        Front::Crest | Front::Scout | Front::Officer | Front::Neckerchief => Hem::Pleats,
        _ => wear.pick(11, HEMS).copied().filter(|_| detail == Detail::Full).unwrap_or(Hem::Pleats),
    }
}

const HEMS: &[Hem] = &[Hem::Ribbon, Hem::Frill, Hem::Dots, Hem::Pleats];

impl Hem {
    /// How far above the hem it ends, as a share of the way to the waist.
    const fn high(self) -> f64 {
        match self {
            Self::Pleats | Self::Dots => 0.0,
            Self::Flounce => 0.2,
            Self::Tiers => 0.3,
            Self::Ribbon => 0.2,
            Self::Frill => 0.34,
        }
    }

    /// Its lines and areas, and the pleats above it.
    fn drawn(self, skirt: &Fan, wear: &Wear) -> Vec<Shape> {
        let at = |share: f64, up: f64| skirt.at(share, up);
        let folds = skirt.folds;
        let mut path = BezPath::new();
        match self {
            Self::Pleats => return skirt.pleats(0.0).collect(),
            Self::Ribbon => {
                let line: Vec<Point> = (0..=12).map(|step| at(f64::from(step) / 12.0, self.high())).collect();
                run(&mut path, &line);
            }
            Self::Frill => frill(&mut path, skirt, folds + 1, (self.high(), 0.13)),
            Self::Flounce => frill(&mut path, skirt, folds + 1, (self.high(), 0.1)),
            Self::Tiers => {
                let mut upper = BezPath::new();
                frill(&mut upper, skirt, folds, (0.6, 0.1));
                frill(&mut path, skirt, folds + 1, (self.high(), 0.1));
                return [upper, path].into_iter().map(|line| Shape::line(line, Pen::Inner)).collect();
            }
            Self::Dots => {
                let row = |up: f64| {
                    let count = if up < 0.3 { folds } else { folds - 1 };
                    (0..count).map(move |step| ((f64::from(step) + 0.5) / f64::from(count), up))
                };
                let dots = [0.2, 0.52].into_iter().flat_map(row);
                let tint = if wear.girl { tints::YELLOW } else { tints::SKY };
                return dots
                    .map(|(share, up)| Shape::area(circle(at(share, up), 7.0), tint, Pen::Inner))
                    .collect();
            }
        }
        [Shape::line(path, Pen::Inner)].into_iter().chain(skirt.pleats(self.high())).collect()
    }
}

/// A row of so many scallops so far above the hem, which hang so deep.
fn frill(path: &mut BezPath, skirt: &Fan, bumps: i32, (high, deep): (f64, f64)) {
    let share = |step: f64| step / f64::from(bumps);
    path.move_to(skirt.at(0.0, high));
    for step in 0..bumps {
        let (from, to) = (f64::from(step), f64::from(step + 1));
        path.curve_to(
            skirt.at(share(from + 0.12), high - deep),
            skirt.at(share(to - 0.12), high - deep),
            skirt.at(share(to), high),
        );
    }
}

/// From the waist over the hips to a hem in folds, whose points are given by shares of it.
fn fan(
    [left, left_hip, right_hip, right]: [Point; 4],
    folds: i32,
    middle: Point,
    hem_at: impl Fn(f64) -> Point,
) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(left);
    path.quad_to(left_hip, hem_at(0.0));
    for fold in 0..folds {
        let (from, to) =
            (hem_at(f64::from(fold) / f64::from(folds)), hem_at(f64::from(fold + 1) / f64::from(folds)));
        let out = from.midpoint(to) - middle;
        let out = out / out.hypot2().sqrt().max(1.0) * 9.0;
        path.curve_to(from.lerp(to, 0.2) + out, from.lerp(to, 0.8) + out, to);
    }
    path.quad_to(right_hip, right);
    path.close_path();
    path
}
