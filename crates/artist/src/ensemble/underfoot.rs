//! What is walked upon goes on beyond those who walk: a path from the foot of the picture to the hills, a road with its
//! zebra crossing from side to side.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use figures::settings::Stage;
use kurbo::{BezPath, Point, Rect, Shape as _};

use super::extent;
use crate::standing::Standing;

/// What is walked upon.
pub(super) const CROSSING: &str = "zebra crossing";
pub(super) const PATH: &str = "path";

const BRIDGE: &str = "bridge";
/// How far from its ends a bridge is on the banks, as a share of its width, and how high these are, as one of its height.
const ON_A_BANK: f64 = 0.17;
const HIGH: f64 = 0.34;
const GRASS: Tint = Tint::hex(0xB5_DD_8A);

const EARTH: Tint = Tint::hex(0xEC_D8_B0);
const TAR: Tint = Tint::hex(0xC9_CD_D4);
const PAINT: Tint = Tint::hex(0xFF_FF_FF);
/// How far over the picture's edges it reaches, in units.
pub(super) const ASIDE: f64 = 26.0;
/// The same below: everybody may be lifted.
pub(super) const BELOW_THE_EDGE: f64 = 240.0;
/// How far below the horizon a path begins, and half as wide as it is there, at the feet at least, and at its near end.
const FAR: f64 = 66.0;
const NARROW: f64 = 13.0;
const AT_THE_FEET: f64 = 54.0;
const NEAR: f64 = 1.5;
/// How far beside whoever walks it comes from, and how far it bends.
const FROM_ASIDE: f64 = 44.0;
const BEND: f64 = 26.0;
/// How far above the feet a road begins and the stripes do, and how far below the feet they end, in units.
const KERB: f64 = 58.0;
const ABOVE: f64 = 34.0;
const BELOW: f64 = 38.0;
/// How wide a stripe is, how far it is to the next one, and how much wider all are at their near end.
const STRIPE: f64 = 34.0;
const NEXT: f64 = 70.0;
const NEARER: f64 = 1.16;

/// Makes it go on, and lays it under everybody; over water a bridge goes from bank to bank.
pub(super) fn go_on(standing: &mut [Standing], stage: &Stage, wet: bool) {
    let all: Vec<(&str, Rect)> = standing.iter().map(|one| (one.name, one.bounds)).collect();
    let walkers =
        all.iter().filter(|(name, own)| *name != CROSSING && *name != PATH && own.y1 > stage.horizon);
    let walkers = walkers.map(|(_, own)| *own).reduce(|all, next| all.union(next));
    for one in standing.iter_mut() {
        if one.name == BRIDGE && wet {
            *one = with_banks(one, stage);
            continue;
        }
        let around = walkers.unwrap_or(one.bounds);
        let shapes = match one.name {
            CROSSING => crossing(stage, around),
            PATH => path(stage, around),
            _ => continue,
        };
        let (name, actor) = (one.name, one.actor);
        *one = Standing { actor, ..Standing::new(name, Art::of(shapes), f64::NEG_INFINITY) };
    }
}

/// A road from side to side, white stripes from before to behind those who cross.
fn crossing(stage: &Stage, walkers: Rect) -> Vec<Shape> {
    let area = stage.area;
    let (feet, middle) = (walkers.y1, area.center().x);
    let tar = Rect::new(area.x0 - ASIDE, feet - KERB, area.x1 + ASIDE, area.y1 + BELOW_THE_EDGE).to_path(0.1);
    let (top, low) = (feet - ABOVE, (feet + BELOW).min(area.y1 - 20.0));
    let many = libm::floor(area.width() / NEXT);
    let stripe = |index: f64| {
        let x = middle + (index + 0.5 - many / 2.0) * NEXT;
        let at =
            |side: f64, near: f64, y: f64| Point::new(middle + (x + side * STRIPE / 2.0 - middle) * near, y);
        let mut path = BezPath::new();
        path.move_to(at(-1.0, 1.0, top));
        path.line_to(at(1.0, 1.0, top));
        path.line_to(at(1.0, NEARER, low));
        path.line_to(at(-1.0, NEARER, low));
        path.close_path();
        Shape::area(path, PAINT, Pen::Inner)
    };
    let stripes = (0..many as u32).map(|index| stripe(f64::from(index)));
    std::iter::once(Shape::area(tar, TAR, Pen::Outline)).chain(stripes).collect()
}

/// A path that comes from the hills, bends, and passes under the feet.
fn path(stage: &Stage, walkers: Rect) -> Vec<Shape> {
    let area = stage.area;
    let x = walkers.center().x;
    let side = if x > area.center().x { -1.0 } else { 1.0 };
    let half = (walkers.width() * 0.3).clamp(AT_THE_FEET, area.width() * 0.26);
    // It is to be seen beside whoever walks there.
    let beside = if side > 0.0 { walkers.x1 + FROM_ASIDE } else { walkers.x0 - FROM_ASIDE };
    let far = Point::new(beside.clamp(area.x0 + FROM_ASIDE, area.x1 - FROM_ASIDE), stage.horizon + FAR);
    let foot = Point::new(x, walkers.y1.max(far.y + 60.0));
    let near = Point::new(x - side * 40.0, area.y1 + BELOW_THE_EDGE);
    let bend = Point::new(far.x + side * BEND, far.y.midpoint(foot.y));
    let edge = |way: f64| {
        [
            Point::new(far.x + way * NARROW, far.y),
            Point::new(bend.x + way * (half * 0.4), bend.y),
            Point::new(foot.x + way * half, foot.y),
            Point::new(near.x + way * half * NEAR, near.y),
        ]
    };
    let ([a, b, c, d], [e, f, g, h]) = (edge(-1.0), edge(1.0));
    let mut outline = BezPath::new();
    outline.move_to(a);
    outline.curve_to(Point::new(a.x, a.y + 30.0), b, c.lerp(b, 0.35));
    outline.quad_to(c, d);
    outline.line_to(h);
    outline.quad_to(g, g.lerp(f, 0.35));
    outline.curve_to(f, Point::new(e.x, e.y + 30.0), e);
    outline.close_path();
    vec![Shape::area(outline, EARTH, Pen::Outline)]
}

/// The same bridge with a bank before each of its ends.
fn with_banks(bridge: &Standing, stage: &Stage) -> Standing {
    let (own, area) = (bridge.bounds, stage.area);
    let middle = own.center().x;
    let (reach, top, low) = (own.width() * ON_A_BANK, own.y1 - own.height() * HIGH, own.y1 + 26.0);
    let bank = |side: f64| {
        let edge = if side < 0.0 { area.x0 - ASIDE } else { area.x1 + ASIDE };
        let end = middle + side * (own.width() / 2.0 - reach);
        let mut path = BezPath::new();
        path.move_to((edge, top));
        path.curve_to(
            (end + side * reach * 0.7, top - 8.0),
            (end + side * 6.0, top + 10.0),
            (end, low - 14.0),
        );
        path.curve_to((end + side * reach * 0.3, low), (edge.midpoint(end), low + 4.0), (edge, low));
        path.close_path();
        Shape::area(path, GRASS, Pen::Outline)
    };
    let mut art = Art::clone(&bridge.art);
    art.shapes.extend([bank(-1.0), bank(1.0)]);
    let hero = bridge.hero.clone();
    Standing { actor: bridge.actor, hero, ..Standing::new(bridge.name, art, bridge.depth) }
}

/// Whether those who stand have something to walk upon.
pub(super) fn is_laid(standing: &[Standing]) -> bool {
    standing.iter().any(|one| one.name == CROSSING) && !extent(standing).is_zero_area()
}
