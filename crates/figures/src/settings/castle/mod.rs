//! The fairytale castle: seen on its hill, from its courtyard, or from within its hall.

mod gatehouse;
mod hall;
mod park;
mod towers;
mod walls;

use drawing::Shape;
use kurbo::{Rect, Vec2};
use scene::Dice;

pub(super) use self::towers::arched;
use self::towers::{Top, banner, gate, tower, wall};
use super::aloft;
use super::grand;
use super::plan::bounds;
use super::props;
use super::scenery::{
    Brush, Ridge, Room, Sun, TRODDEN, bank, birds, bush, cloud, cypress, either_way, flower, grass, landmark,
    path, pond, pt, round_tree, sky, sun, trimmings, tulip,
};
use super::set::{Layers, Set};
use super::{Nook, Stage, vista};

/// How often the castle fills the background of a simple page; of a detailed one it always does.
const GRAND: f64 = 0.5;

const STONE: u32 = 0xE4_DA_CC;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    if stage.nook != Nook::Indoors && grand::has_room(stage) && vista::is_grand(stage, GRAND, dice) {
        let mut vistas: Vec<fn(&Stage, &mut Dice) -> Set> = vec![walls::draw, park::draw];
        if stage.nook != Nook::Outdoors {
            vistas.push(hall::draw);
        }
        if gatehouse::has_room(stage) {
            vistas.push(gatehouse::draw);
        }
        return either_way(stage, dice, stage.vista_of(&vistas).unwrap_or(park::draw));
    }
    let layout = match stage.nook {
        Nook::Indoors => hall::draw,
        Nook::Outdoors => [on_its_hill, courtyard][dice.below(2)],
        _ => [on_its_hill, courtyard, hall::draw][dice.below(3)],
    };
    either_way(stage, dice, layout)
}

/// The hall within, whatever the weather.
pub(super) fn hall(stage: &Stage, dice: &mut Dice) -> Set {
    either_way(stage, dice, hall::draw)
}

/// The castle rises on a hill to the left; a road leads down from its gate.
fn on_its_hill(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = above(stage, right, dice);
    let back = stage.horizon - dice.between(20.0, 40.0);
    let range = [back + 96.0, back + 90.0, back + 30.0, back - 24.0, back + 14.0];
    behind.push(Ridge::through(area, &range).land(0xC4_E3_B0, far));
    let base = stage.horizon + dice.between(46.0, 62.0);
    let slope = [base + 8.0, base - 6.0, base + 16.0, base + 36.0, base + 30.0];
    let hill = Ridge::through(area, &slope);
    let castle = castle(&hill, stage, left, dice);
    let around = bounds(&castle);
    behind.extend(castle);
    behind.push(hill.land(0xB5_DD_8A, far));
    let door = pt(left.x(0.52), hill.y(left.x(0.5)) + 14.0);
    let tree = hill.at(right.seat(40.0, dice.between(0.3, 0.6)), 20.0);
    if dice.chance(0.5) {
        behind.extend(cypress(tree, dice.between(170.0, 200.0), far));
    } else {
        behind.extend(round_tree(tree, dice.between(140.0, 170.0), far, dice));
    }
    let (_, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    let bend = dice.between(-1.0, 1.0) * 16.0;
    let road = [
        door - Vec2::new(0.0, 2.0),
        door + Vec2::new(16.0 + bend, 60.0),
        door + Vec2::new(4.0 - bend, 130.0),
        door + Vec2::new(30.0, 250.0),
    ];
    behind.push(path(&road, 46.0, 96.0, TRODDEN, far));
    behind.extend(gate(door, dice.between(70.0, 78.0), far));
    behind.push(land);
    Set {
        behind,
        before: garden(stage, right, dice),
        landmarks: vec![Rect { y1: door.y, ..around }],
        extras: props::CASTLE,
        aloft: aloft::CASTLE,
        ..Set::default()
    }
}

/// Three towers of thrown heights and tops behind a wall; their feet are hidden by `hill`.
fn castle(hill: &Ridge, stage: &Stage, room: Room, dice: &mut Dice) -> Vec<Shape> {
    let far = Brush::far(stage.detail);
    let tall = stage.horizon - stage.sky;
    let tops = [Top::Crenels, Top::Cone];
    let turned = dice.below(4);
    let mut shapes = Vec::new();
    let mut raise = |x: f64, wide: f64, high: f64, top: Top, dice: &mut Dice| {
        shapes.extend(tower(hill.at(x, 10.0), (wide, tall * high), top, far, dice));
    };
    if far.full() {
        let beyond = room.x(1.0) + room.inward() * dice.between(48.0, 60.0);
        raise(beyond, 58.0, dice.between(0.7, 0.78), [Top::Cone, Top::Pennant][turned / 2], dice);
        raise(room.inset(dice.between(96.0, 102.0)), 78.0, dice.between(0.68, 0.72), Top::Pennant, dice);
        raise(room.inset(dice.between(45.0, 47.0)), 54.0, dice.between(0.52, 0.55), tops[turned % 2], dice);
    } else {
        let top = [Top::Cone, Top::Pennant, Top::Crenels][turned % 3];
        raise(room.inset(dice.between(84.0, 92.0)), 88.0, dice.between(0.58, 0.7), top, dice);
    }
    let foot = hill.y(room.x(0.5));
    let low = foot - dice.between(62.0, 68.0);
    let (a, b) = (room.inset(-30.0), room.x(1.0) + room.inward() * 70.0);
    shapes.extend(wall(Rect::new(a, low, b, foot + 30.0).abs(), STONE, far));
    shapes
}

/// Within the walls: towers to both sides, a gate between them, a garden.
fn courtyard(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = above(stage, right, dice);
    let top = stage.horizon - dice.between(50.0, 66.0);
    let foot = stage.horizon + dice.between(90.0, 110.0);
    // Down to the lawn, should the wall before it go.
    behind.extend(tower(
        pt(left.x(1.0) + left.inward() * 60.0, foot),
        (56.0, foot - top + dice.between(70.0, 90.0)),
        Top::Cone,
        far,
        dice,
    ));
    let half = dice.between(52.0, 58.0) * left.fit(66.0).max(0.8);
    let great = left.seat(half + 11.0, 0.5);
    behind.extend(wall(Rect::new(area.x0 - 26.0, top, area.x1 + 26.0, foot), STONE, far));
    let lawn = Ridge::through(area, &[foot - 6.0, foot + 5.0, foot, foot + 6.0, foot - 4.0]);
    behind.push(lawn.land(0xB5_DD_8A, far));
    let mut keep = tower(
        pt(great, foot + 20.0),
        (half * 2.0, foot - stage.sky - dice.between(170.0, 190.0)),
        [Top::Pennant, Top::Crenels][dice.below(2)],
        far,
        dice,
    );
    keep.extend(gate(pt(great, foot + 23.0), half * 1.4, far));
    behind.extend(keep);
    let hang = right.seat(36.0, dice.between(0.4, 0.6));
    if dice.chance(0.5) {
        behind.extend(banner(pt(hang, top + 46.0), 54.0, far, dice));
    } else {
        behind.extend(round_tree(pt(hang, foot + 26.0), 165.0, far, dice));
    }

    let (_, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    behind.push(land);
    Set {
        behind,
        before: garden(stage, right, dice),
        landmarks: vec![landmark(pt(great, foot), half * 2.0, foot - stage.sky)],
        extras: props::CASTLE,
        aloft: aloft::CASTLE,
        ..Set::default()
    }
}

/// The sky over the castle, with whatever is in it on the far side from the castle.
fn above(stage: &Stage, room: Room, dice: &mut Dice) -> Layers {
    let far = Brush::far(stage.detail);
    let mut shapes = Layers::from(vec![sky(stage.area, 0xD6_EF_FB)]);
    let high = stage.sky + dice.between(46.0, 70.0);
    if dice.chance(0.5) {
        let at = pt(room.x(0.5), high);
        shapes.extend(sun(at, dice.between(28.0, 34.0), Sun::any(dice), far));
    } else {
        shapes.extend(cloud(pt(room.x(0.55), high), dice.between(116.0, 140.0), far, dice));
        shapes.extend(birds(pt(room.x(0.9), high + 60.0), far, dice));
    }
    shapes
}

/// What grows at the lower edge of the picture.
fn garden(stage: &Stage, room: Room, dice: &mut Dice) -> Layers {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let mut shapes = trimmings(stage, dice);
    match dice.below(3) {
        0 => {
            shapes.extend(bush(pt(room.inset(30.0), area.y1 + 6.0), 150.0, 0x7B_C1_58, near, dice));
            if near.full() {
                shapes.extend(tulip(pt(room.inset(130.0), area.y1 - 10.0), 58.0, near, dice));
            }
        }
        1 => {
            shapes.extend(flower(pt(room.inset(54.0), area.y1 - 10.0), 84.0, near, dice));
            if near.full() {
                shapes.extend(flower(pt(room.inset(124.0), area.y1 - 8.0), 64.0, near, dice));
            }
        }
        _ => shapes.extend(pond(pt(room.inset(40.0), area.y1 - 28.0), 190.0, near, dice)),
    }
    shapes.extend(grass(pt(area.center().x - room.inward() * 20.0, area.y1 - 22.0), 20.0, far, dice));
    shapes
}
