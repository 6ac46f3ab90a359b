//! Before the castle: it is as wide as the picture, with a great keep behind the hero and towers to both sides.

use drawing::Shape;
use kurbo::Rect;
use scene::Dice;

use super::super::Stage;
use super::super::aloft;
use super::super::grand::{self, beside_the_hero};
use super::super::props;
use super::super::scenery::{Brush, Ridge, Room, bank, bush, cypress, pt, ripples, sky};
use super::super::set::Set;
use super::towers::{Top, arch, banner, embrasure, gate, tower, wall};
use super::{STONE, garden};

/// A tower is so far from the frame, and from a head, in units.
const FROM_THE_FRAME: f64 = 16.0;
const FROM_A_HEAD: f64 = 22.0;
/// On a side that is wider, in units, a second one stands.
const PAIR: f64 = 168.0;
/// Towers are so wide, in units.
const NARROW: f64 = 52.0;
const WIDE: f64 = 108.0;
/// Over a head with so much air, in units, a keep rises.
const KEEP: f64 = 104.0;

/// And with so much a banner hangs on it.
const BANNER: f64 = 176.0;

/// The castle, a lawn, and perhaps a moat before it.
pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [_, right] = Room::sides(stage);
    let foot = stage.horizon + dice.between(34.0, 50.0);
    let lawn = Ridge::through(area, &[foot + 4.0, foot - 4.0, foot, foot + 5.0, foot - 2.0]);
    let mut set = Set {
        behind: vec![sky(area, 0xD6_EF_FB)].into(),
        extras: props::CASTLE,
        aloft: aloft::CASTLE,
        ..Set::default()
    };
    let (shapes, sights) = castle(&lawn, stage, dice);
    set.grand("walls", shapes, sights);
    set.behind.push(lawn.land(0xB5_DD_8A, far));
    let moat = dice.chance(0.4);
    if moat {
        let y = foot + dice.between(36.0, 44.0);
        set.behind
            .push(Ridge::through(area, &[y + 5.0, y - 2.0, y + 3.0, y - 4.0, y + 2.0]).land(0x8F_D3_F4, far));
        let wet = Rect::new(area.x0 + 20.0, y + 16.0, area.x1 - 20.0, stage.ground - 60.0);
        set.behind.extend(ripples(wet, 3, far, dice));
    }
    let (edge, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    set.behind.push(land);
    if !moat {
        let tree = right.inset(dice.between(26.0, 44.0));
        if dice.chance(0.5) {
            set.behind.extend(cypress(edge.at(tree, -34.0), dice.between(110.0, 140.0), far));
        } else {
            set.behind.extend(bush(edge.at(tree, -30.0), 92.0, 0x7B_C1_58, far, dice));
        }
    }
    set.before = garden(stage, right, dice);
    set
}

/// Where towers may stand on one side of the head, which they leave free.
fn side(stage: &Stage, is_left: bool) -> [f64; 2] {
    let head = grand::focus(stage);
    if is_left {
        [stage.area.x0 + FROM_THE_FRAME, head.x0 - FROM_A_HEAD]
    } else {
        [head.x1 + FROM_A_HEAD, stage.area.x1 - FROM_THE_FRAME]
    }
}

/// A curtain wall from side to side, a keep, and towers of thrown heights; their feet are hidden by the `lawn`.
fn castle(lawn: &Ridge, stage: &Stage, dice: &mut Dice) -> (Vec<Shape>, Vec<Rect>) {
    let far = Brush::far(stage.detail);
    let area = stage.area;
    let foot = lawn.y(area.center().x);
    let mut sights = Vec::new();
    let mut shapes = Vec::new();
    let head = stage.head;
    // The wall ends behind the shoulders, not behind the face.
    let low = (foot - dice.between(84.0, 110.0)).max(head.y1 + 10.0).min(foot - 58.0);
    let air = stage.head.y0 - stage.sky;
    let has_keep = !head.is_zero_area() && air > KEEP;
    if has_keep {
        let (keep, sight) = keep(foot, stage, dice);
        sights.push(sight);
        shapes.extend(keep);
    }
    let turned = dice.below(3);
    let tops = [Top::Pennant, Top::Cone, Top::Crenels];
    for (index, is_left) in [true, false].into_iter().enumerate() {
        let [from, to] = side(stage, is_left);
        let room = to - from;
        if room < NARROW {
            continue;
        }
        let outer = |inset: f64| if is_left { from + inset } else { to - inset };
        let wide = (room * if room > PAIR { 0.5 } else { 0.78 }).clamp(NARROW, WIDE);
        let mut raise = |x: f64, wide: f64, share: f64, top: Top, dice: &mut Dice| {
            let roof = if top == Top::Crenels { 26.0 } else { wide * 1.4 + 44.0 };
            let most = (foot - stage.sky - roof - 14.0).max(90.0);
            let high = (most * share).max(foot - low + 24.0).min(most);
            let own = tower(pt(x, foot + 12.0), (wide, high + 12.0), top, far, dice);
            sights.push(Rect { y1: foot, ..super::bounds(&own) });
            shapes.extend(own);
        };
        if room > PAIR {
            let slim = (room - wide - 34.0).clamp(NARROW, 76.0);
            raise(
                outer(wide + 22.0 + slim / 2.0),
                slim,
                dice.between(0.5, 0.64),
                tops[(index + turned + 1) % 3],
                dice,
            );
        }
        let share = if index == turned % 2 { dice.between(0.88, 1.0) } else { dice.between(0.6, 0.72) };
        raise(outer(wide / 2.0 + 9.0), wide, share, tops[(index + turned) % 3], dice);
    }
    shapes.extend(wall(Rect::new(area.x0 - 26.0, low, area.x1 + 26.0, foot + 30.0), STONE, far));
    let sides = beside_the_hero(Rect::new(area.x0, low, area.x1, foot), stage);
    if let Some(widest) = sides.into_iter().max_by(|one, other| one.width().total_cmp(&other.width())) {
        let (x, wide) = (widest.center().x, (widest.width() - 36.0).clamp(62.0, 88.0));
        let high = (foot + 4.0 - low) / 1.25 - 10.0;
        if high > 60.0 {
            shapes.extend(gate(pt(x, foot + 8.0), wide.min(high), far));
        }
    }
    (shapes, sights)
}

/// A keep behind the head, wider than it, and what is seen of it over the head: nothing hangs there.
fn keep(foot: f64, stage: &Stage, dice: &mut Dice) -> (Vec<Shape>, Rect) {
    let (far, area, head) = (Brush::far(stage.detail), stage.area, stage.head);
    let air = head.y0 - stage.sky;
    let wide = (head.width() + dice.between(84.0, 110.0)).min(area.width() - 2.0 * (NARROW + FROM_THE_FRAME));
    let top = stage.sky + dice.between(34.0, 50.0).min(air - 60.0);
    let at = pt(head.center().x.clamp(area.x0 + wide * 0.6, area.x1 - wide * 0.6), foot + 10.0);
    let mut shapes = tower(at, (wide, at.y - top), Top::Crenels, far, dice);
    let sight = Rect { y1: head.y0, ..super::bounds(&shapes) };
    for side in [-1.0, 1.0] {
        let foot = pt(at.x + side * (wide / 2.0 - 26.0), top + 84.0);
        shapes.push(if far.full() {
            arch(foot, (18.0, 32.0), 0x8F_C7_E8, far)
        } else {
            embrasure(foot, far)
        });
    }
    if air > BANNER && far.full() {
        shapes.extend(banner(pt(at.x, top + 34.0), 46.0, far, dice));
    }
    (shapes, sight)
}
