//! In the gate: a great arch of stone with its raised portcullis behind the hero, a round tower to each side.

use drawing::{Shape, Tint};
use kurbo::{BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::aloft;
use super::super::grand::focus;
use super::super::props;
use super::super::scenery::{Brush, Ridge, Room, bank, pt, sky};
use super::super::set::Set;
use super::super::vista::{Bay, air, behind_the_head, block};
use super::towers::{Top, arched, teeth, turret};
use super::{STONE, garden};
use crate::path::{polygon, svg};

/// Over a head with less air, in units, there is no room for the arch.
const AIR: f64 = 130.0;
/// The wall over the arch is so high, and a roof, in units.
const LINTEL: f64 = 46.0;
const ROOF: f64 = 84.0;
/// The arch is so much wider than the head to both sides, and its stones are so deep, in units.
const ASIDE: f64 = 62.0;
const DEEP: f64 = 26.0;
/// From one bar of the portcullis to the next, in units.
const BARS: f64 = 32.0;
/// Stones of the arch.
const VOUSSOIRS: u32 = 9;

/// Whether there is room over the head for the arch.
pub(super) fn has_room(stage: &Stage) -> bool {
    !stage.head.is_zero_area() && air(stage) > AIR
}

/// The gatehouse on its lawn, and the drawbridge that leads out of it.
pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [_, right] = Room::sides(stage);
    let foot = stage.horizon + dice.between(44.0, 60.0);
    let lawn = Ridge::through(area, &[foot - 12.0, foot - 18.0, foot - 12.0, foot - 16.0, foot - 12.0]);
    let mut set = Set {
        behind: vec![sky(area, 0xD6_EF_FB)].into(),
        extras: props::CASTLE,
        aloft: aloft::CASTLE,
        ..Set::default()
    };
    set.behind.push(lawn.land(0xB5_DD_8A, far));
    let (shapes, sights) = gatehouse(foot, stage, dice);
    set.grand("gatehouse", shapes, sights);
    let (_, land) = bank(area, stage.ground - dice.between(30.0, 42.0), 0x9C_D0_6E, near, dice);
    set.behind.push(land);
    set.before = garden(stage, right, dice);
    set
}

/// Wall, arch, portcullis, towers and bridge, all standing at `foot`.
fn gatehouse(foot: f64, stage: &Stage, dice: &mut Dice) -> (Vec<Shape>, Vec<Rect>) {
    let (far, area, head) = (Brush::far(stage.detail), stage.area, focus(stage));
    let half = (head.width() / 2.0 + ASIDE).clamp(96.0, 150.0);
    let x = behind_the_head(stage, 2.0 * (half + DEEP));
    let crown = head.y0 - (air(stage) * 0.42).min(86.0);
    let top = crown - DEEP - LINTEL;
    let inner = arched(pt(x, foot), (2.0 * half, foot - crown));
    let outer = arched(pt(x, foot), (2.0 * (half + DEEP), foot - crown + DEEP));
    let mut shapes = vec![far.area(block(x - half - 8.0, crown - 4.0, x + half + 8.0, foot), 0xFB_F3_E0)];
    shapes.extend(portcullis(x, half, [crown, head.y0 - 18.0], far));
    let mut wall = teeth(area.x0 - 26.0, area.x1 + 26.0, top - 14.0, foot);
    wall.extend(outer.reverse_subpaths());
    shapes.push(far.area(wall, STONE));
    let mut ring = outer;
    ring.extend(inner.reverse_subpaths());
    shapes.push(far.area(ring, 0xCF_C2_B2));
    if far.full() {
        shapes.push(far.line(joints(pt(x, foot), (half, foot - crown))));
    }
    let mut sights = vec![Rect::new(x - half, top, x + half, head.y0)];
    let tops = [Top::Pennant, Top::Cone];
    let turned = dice.below(2);
    for (index, bay) in Bay::both(stage).into_iter().enumerate() {
        let gap = if index == 0 { x - half - DEEP - area.x0 } else { area.x1 - x - half - DEEP };
        let wide = (gap - 20.0).clamp(56.0, 112.0);
        let middle = bay.inset((gap * 0.5).max(wide * 0.5 + 8.0));
        let high = (foot - stage.sky - ROOF - 46.0).min(foot - top + dice.between(20.0, 44.0));
        let own =
            turret((pt(middle, foot + 10.0), (wide, high)), ROOF, tops[(index + turned) % 2], far, dice);
        sights.push(Rect { y1: foot, ..super::bounds(&own) });
        shapes.extend(own);
    }
    shapes.extend(bridge(x, half, foot, stage));
    (shapes, sights)
}

/// A grid that hangs down in the arch around `x`, from `top` to its points.
fn portcullis(x: f64, half: f64, [top, low]: [f64; 2], brush: Brush) -> Vec<Shape> {
    let count = libm::floor(2.0 * half / BARS).max(2.0);
    let step = 2.0 * half / count;
    let mut points = vec![pt(x + half, top), pt(x - half, top)];
    let mut bars = BezPath::new();
    for index in 0..count as usize {
        let left = x - half + step * index as f64;
        points.extend([pt(left, low - 14.0), pt(left + step / 2.0, low)]);
        if index > 0 {
            bars.move_to((left, top));
            bars.line_to((left, low - 14.0));
        }
    }
    points.push(pt(x + half, low - 14.0));
    let mut shapes = vec![brush.area(polygon(&points), 0xA8_9A_8C)];
    if brush.full() {
        bars.move_to((x - half, low - 40.0));
        bars.line_to((x + half, low - 40.0));
        shapes.push(brush.line(bars));
    }
    shapes
}

/// The joints of the stones of an arch over `at`, `size` its half width and its height.
fn joints(at: Point, (half, high): (f64, f64)) -> BezPath {
    let spring = Vec2::new(0.0, -(high - half).max(0.0));
    let mut path = BezPath::new();
    for index in 0..=VOUSSOIRS {
        let turn = core::f64::consts::PI * (f64::from(index) / f64::from(VOUSSOIRS) + 1.0);
        let out = Vec2::new(libm::cos(turn), libm::sin(turn));
        path.move_to(at + spring + out * (half - 1.0));
        path.line_to(at + spring + out * (half + DEEP));
    }
    let mut y = -40.0;
    while y > spring.y + 16.0 {
        for side in [-1.0, 1.0] {
            path.move_to(at + Vec2::new(side * half, y));
            path.line_to(at + Vec2::new(side * (half + DEEP), y));
        }
        y -= 40.0;
    }
    path
}

/// The planks of the drawbridge from the gate to the lower edge, which the bank hides, with a chain to each side.
fn bridge(x: f64, half: f64, foot: f64, stage: &Stage) -> Vec<Shape> {
    let brush = Brush::far(stage.detail);
    let low = stage.area.y1 + 20.0;
    let edge = |y: f64| half * (0.9 + 0.5 * (y - foot) / (low - foot));
    let deck = polygon(&[
        pt(x - edge(foot), foot),
        pt(x + edge(foot), foot),
        pt(x + edge(low), low),
        pt(x - edge(low), low),
    ]);
    let mut shapes = vec![Shape { tint: Some(Tint::hex(0xC9_9B_66)), ..brush.area(deck, STONE) }];
    let mut y = foot + 30.0;
    let mut gaps = 34.0;
    while brush.full() && y < low {
        shapes.push(brush.line(svg(&format!("M{},{y} L{},{y}", x - edge(y), x + edge(y)))));
        y += gaps;
        gaps += 8.0;
    }
    shapes
}
