//! The castle's garden: the castle on its hill above all heads, a path between hedges, a fountain and an arch of roses.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect};
use scene::Dice;

use super::super::Stage;
use super::super::aloft;
use super::super::grand::beside_the_hero;
use super::super::plan::placed;
use super::super::props;
use super::super::scenery::{Brush, Ridge, Room, TRODDEN, bank, fountain, path, pt, sky};
use super::super::set::Set;
use super::super::vista::{Bay, air, flag};
use super::towers::{Top, gate, turret, wall};
use super::{STONE, garden};
use crate::path::circle;
use kurbo::Affine;

/// Over heads with so much air, in units, the castle is as wide as it may be; else as the room beside the head.
const AIR: f64 = 150.0;
/// It is at most so wide, in units.
const WIDE: f64 = 392.0;
/// It stands so far below the edge of its hill, in units.
const IN_THE_HILL: f64 = 22.0;
/// Hedges are so high, in units.
const HEDGE: f64 = 54.0;

/// The castle over its garden.
pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let bays = Bay::wider_first(stage);
    let [_, right] = Room::sides(stage);
    let base = stage.horizon - dice.between(26.0, 44.0);
    let wide = if air(stage) > AIR { WIDE } else { (bays[0].wide * 1.25).clamp(210.0, WIDE) };
    let x = bays[0].seat(wide);
    let hill = Ridge::through(area, &hill((x, wide), base, area));
    let mut set = Set {
        behind: vec![sky(area, 0xD6_EF_FB)].into(),
        extras: props::CASTLE,
        aloft: aloft::CASTLE,
        ..Set::default()
    };
    // Its foot is behind the hill.
    let (shapes, sights) = castle((x, base + IN_THE_HILL), wide, stage, dice);
    let heart = super::bounds(&shapes);
    set.grand_with_a_heart("park", shapes, (sights, heart));
    set.behind.push(hill.land(0xC4_E3_B0, far));
    let bend = dice.between(-1.0, 1.0) * 40.0;
    let way = [pt(x, base + 6.0), pt(x + bend, base + 60.0), pt(x - bend, base + 150.0), pt(x, area.y1)];
    set.behind.push(path(&way, 40.0, 190.0, TRODDEN, far));
    let foot = stage.horizon + dice.between(66.0, 90.0);
    let lawn = Ridge::through(area, &[foot - 14.0, foot + 4.0, foot + 14.0, foot + 4.0, foot - 14.0]);
    let hedges = Bay::both(stage).map(|bay| hedge(bay, &lawn, far));
    set.behind.push(lawn.land(0xB5_DD_8A, far));
    hedges.into_iter().for_each(|hedge| set.behind.extend(hedge));
    let low = foot + 44.0;
    let size = bays[0].share(0.9, [90.0, 150.0]) / 164.0;
    let at = pt(bays[0].seat(164.0 * size), low);
    set.landmark(placed(fountain(near), Affine::translate(at.to_vec2()) * Affine::scale(size)));
    let size = bays[1].share(0.9, [84.0, 150.0]) / 150.0;
    let at = pt(bays[1].seat(150.0 * size), low);
    set.landmark(placed(rose_arch(near), Affine::translate(at.to_vec2()) * Affine::scale(size)));
    let (_, land) = bank(area, stage.ground - dice.between(30.0, 42.0), 0x9C_D0_6E, near, dice);
    set.behind.push(land);
    set.before = garden(stage, right, dice);
    set
}

/// Heights of a hill whose top is level around `x` for a castle so wide.
fn hill((x, wide): (f64, f64), top: f64, area: Rect) -> Vec<f64> {
    (0..=6)
        .map(|index| {
            let aside = (area.x0 + area.width() * f64::from(index) / 6.0 - x).abs();
            let away = (aside - wide * 0.3).max(0.0) / area.width();
            top + 6.0 + 120.0 * (away * 1.3).min(1.0) * (away * 1.3).min(1.0)
        })
        .collect()
}

/// A castle of five towers and a wall with a gate around `x`, standing at `foot`.
fn castle((x, foot): (f64, f64), wide: f64, stage: &Stage, dice: &mut Dice) -> (Vec<Shape>, Vec<Rect>) {
    let far = Brush::far(stage.detail);
    let high = foot - stage.sky - 20.0;
    let at = |share: f64| x + wide * share;
    let mut shapes = Vec::new();
    // The middle of each, as a share of all, its width, its height with its roof, and its roof, as shares of the height.
    let back = [(-0.2, 0.17, 0.78, 0.27), (0.2, 0.15, 0.7, 0.24), (0.0, 0.25, 1.0, 0.34)];
    for (share, own, tall, roof) in back {
        let own = (wide * own).max(50.0);
        let body = high * (tall - roof) - 44.0;
        let top = if share == 0.0 { Top::Pennant } else { Top::Cone };
        shapes.extend(turret((pt(at(share), foot), (own, body)), high * roof, top, far, dice));
    }
    let low = foot - high * 0.3;
    shapes.extend(wall(Rect::new(at(-0.42), low, at(0.42), foot - 4.0), STONE, far));
    let door = (high * 0.24).clamp(60.0, 88.0);
    shapes.extend(gate(pt(x, foot), door.min(high * 0.28 / 1.25).max(60.0), far));
    for (side, tall) in [(-1.0, dice.between(0.36, 0.42)), (1.0, dice.between(0.44, 0.5))] {
        let own = (wide * 0.17).max(52.0);
        let top = if side < 0.0 { Top::Crenels } else { Top::Cone };
        let size = (own, high * tall);
        let middle = at(side * 0.42);
        shapes.extend(turret((pt(middle, foot + 2.0), size), high * 0.2, top, far, dice));
        if top == Top::Crenels {
            shapes.extend(flag(pt(middle, foot + 2.0 - size.1 - 20.0), -side, 0xE0_6C_75, far));
        }
    }
    let around = super::bounds(&shapes);
    (shapes, beside_the_hero(Rect { y1: foot, ..around }, stage))
}

/// A hedge in a bay, behind the edge of the lawn: round heads from beyond the frame inwards.
fn hedge(bay: Bay, lawn: &Ridge, brush: Brush) -> Vec<Shape> {
    let wide = (bay.wide * 0.96).max(70.0);
    let y = lawn.y(bay.inset(wide * 0.5)) + 26.0;
    let heads: i32 = if brush.full() { 4 } else { 2 };
    let (from, step) = (bay.inset(-24.0), (wide + 24.0) / f64::from(heads));
    let mut path = BezPath::new();
    path.move_to((from, y));
    path.line_to((from, y - HEDGE));
    for index in 1..=heads {
        let x = from + bay.inward() * step * f64::from(index);
        let back = bay.inward() * step;
        path.curve_to((x - back * 0.9, y - HEDGE - 34.0), (x - back * 0.1, y - HEDGE - 34.0), (x, y - HEDGE));
    }
    path.quad_to((bay.inset(wide + 14.0), y - HEDGE * 0.5), (bay.inset(wide), y));
    path.close_path();
    vec![brush.area(path, 0x8F_CC_68)]
}

/// An arch on which roses grow, 150 wide and 190 high, standing on the origin.
fn rose_arch(brush: Brush) -> Vec<Shape> {
    let outer = super::towers::arched(Point::ORIGIN, (150.0, 184.0));
    let inner = super::towers::arched(Point::ORIGIN, (98.0, 158.0));
    let mut ring = outer;
    ring.extend(inner.reverse_subpaths());
    let mut shapes = vec![brush.area(ring, 0x8F_CC_68)];
    let roses: &[(f64, f64)] = if brush.full() {
        &[
            (-62.0, -30.0),
            (-62.0, -96.0),
            (-44.0, -150.0),
            (0.0, -172.0),
            (44.0, -150.0),
            (62.0, -96.0),
            (62.0, -30.0),
        ]
    } else {
        &[(-54.0, -128.0), (0.0, -172.0), (54.0, -128.0)]
    };
    for &(x, y) in roses {
        shapes.push(brush.area(circle((x, y), 17.0), 0xF2_8A_A0));
        if brush.full() {
            shapes.push(brush.part(circle((x, y), 8.0), 0xE0_6C_75));
        }
    }
    shapes
}
