//! A warm lake, a long-neck wading in it beside the hero, palms on its banks.

use drawing::Shape;
use kurbo::{Affine, Rect};
use scene::Dice;

use super::super::Stage;
use super::super::grand::{self, Wing};
use super::super::plan::bounds;
use super::super::scenery::{Brush, Ridge, Room, bank, palm, place, pt, ripples, rock, treetops};
use super::super::set::Set;
use super::things::{cycad, long_neck, mesa};
use super::{corner, under_a_warm_sky};
use crate::path::circle;

/// Beside the head there is at least so much room for one, in units: nobody stands before its own, whatever an arm does before
/// its back.
const ROOM: f64 = 150.0;
/// It keeps so far from them and from the frame, in units, and is so many times as large as drawn at most.
const AIR: f64 = 10.0;
const LARGEST: f64 = 1.7;
/// As wide as a long-neck is drawn, in units, and from its foot to the top of its head.
const LONG_NECK: (f64, f64) = (204.0, 178.0);

/// From the left edge of the picture to the head, and from there to the right one.
fn rooms(stage: &Stage) -> [f64; 2] {
    Wing::sides(stage).map(Wing::width)
}

/// Whether there is room beside the head for all of one, who is not the only one there.
pub(super) fn has_room(stage: &Stage) -> bool {
    rooms(stage).into_iter().any(|room| room >= ROOM) && !stage.asked.has(&["brachiosaurus"])
}

/// Whether one at the left of the hero, or at the right, looks to the hero: else its neck would be behind an arm.
fn looks_in(stage: &Stage, is_left: bool) -> bool {
    let room = if is_left { stage.hero.x0 - stage.area.x0 } else { stage.area.x1 - stage.hero.x1 };
    room >= ROOM
}

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far, area) = (Brush::near(stage.detail), Brush::far(stage.detail), stage.area);
    let [left, right] = Wing::sides(stage);
    let [_, room] = Room::sides(stage);
    let mut set = under_a_warm_sky(area);
    let top = stage.horizon - dice.between(20.0, 34.0);
    let tall = top - stage.sky;
    let peak = pt(area.center().x + dice.between(-40.0, 40.0), top + 24.0);
    if far.full() {
        set.behind.extend(mesa(peak, dice.between(150.0, 180.0), tall * 0.6, far));
        let heights: Vec<f64> = (0..8).map(|_| top + dice.between(-18.0, 0.0)).collect();
        set.behind.push(treetops(area, &heights, 0xA9_D0_8A, far));
    } else {
        set.behind.push(Ridge::rolling(area, top - 10.0, top + 6.0, 8.0, dice).land(0xBF_DD_94, far));
    }
    let shore = stage.horizon + dice.between(26.0, 40.0);
    set.behind
        .push(Ridge::through(area, &[shore, shore + 4.0, shore, shore - 3.0, shore]).land(0x9A_DA_E8, far));
    let wet = Rect::new(area.x0 + 16.0, shore + 40.0, area.x1 - 16.0, stage.ground - 60.0);
    set.behind.extend(ripples(wet, 4, far, dice));
    let base = shore + 46.0;
    let is_left = rooms(stage)[0] >= ROOM;
    let other = if is_left { right } else { left };
    let mut shapes = other.stand(island(far, dice), stage, (base + 12.0, dice.between(0.86, 0.96), 1.5));
    let wading = beside(stage, is_left, base + 10.0, dice);
    let heart = of_the_head(&wading, is_left == looks_in(stage, is_left));
    shapes.extend(wading);
    let sights = grand::sights_of(&shapes, stage, base);
    set.grand_with_a_heart("herd", shapes, (sights, heart));
    let (_, land) = bank(area, stage.ground - dice.between(32.0, 46.0), 0xA9_D0_6E, near, dice);
    set.behind.push(land);
    set.before = corner(stage, room, dice);
    set
}

/// Around the head and the neck of a long-neck who looks to the right or to the left.
fn of_the_head(wading: &[Shape], to_the_right: bool) -> Rect {
    let own = bounds(wading);
    let (middle, y1) = (own.center().x, own.y0 + own.height() * 0.6);
    if to_the_right { Rect { x0: middle, y1, ..own } } else { Rect { x1: middle, y1, ..own } }
}

/// A long-neck that wades at `base` in the room at one side of the hero, all of it in view.
fn beside(stage: &Stage, is_left: bool, base: f64, dice: &mut Dice) -> Vec<Shape> {
    let (area, rooms) = (stage.area, rooms(stage));
    let room = if is_left { rooms[0] } else { rooms[1] };
    let high = (base - stage.sky - AIR) * dice.between(0.8, 0.9) / LONG_NECK.1;
    let size = ((room - 2.0 * AIR) / LONG_NECK.0).min(high).min(LARGEST);
    let x = if is_left { area.x0 + room * 0.5 } else { area.x1 - room * 0.5 };
    let way = if is_left == looks_in(stage, is_left) { size } else { -size };
    place(
        wading(Brush::far(stage.detail)),
        Affine::translate((x, base)) * Affine::scale_non_uniform(way, size),
    )
}

/// A large long-neck with spots.
fn wading(brush: Brush) -> Vec<Shape> {
    let mut shapes = long_neck(pt(0.0, 0.0), 1.0, brush);
    if brush.full() {
        let spots = [(-38.0, -56.0, 9.0), (-8.0, -60.0, 10.5), (24.0, -66.0, 9.0)];
        shapes.extend(spots.map(|(x, y, reach)| brush.part(circle((x, y), reach), 0x7F_B3_9C)));
    }
    shapes
}

/// An islet with palms, a cycad and rocks, 220 wide and 300 high.
fn island(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = palm(pt(-34.0, -14.0), 290.0, -26.0, brush, dice);
    if brush.full() {
        shapes.extend(palm(pt(24.0, -14.0), 220.0, 30.0, brush, dice));
        shapes.extend(cycad(pt(-4.0, -8.0), 132.0, brush, dice));
    } else {
        shapes.extend(cycad(pt(34.0, -10.0), 150.0, brush, dice));
    }
    shapes.push(brush.area(
        crate::path::svg("M-112,4 C-104,-26 -50,-30 0,-28 C50,-30 104,-26 112,4 Q0,18 -112,4 Z"),
        0xE8_D8_A0,
    ));
    if brush.full() {
        shapes.extend(rock(pt(-70.0, 8.0), 56.0, brush, dice));
        shapes.extend(rock(pt(74.0, 8.0), 48.0, brush, dice));
    }
    shapes
}
