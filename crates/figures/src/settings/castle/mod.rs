//! The fairytale castle: seen on its hill, from its courtyard, or from within its hall.

mod hall;
mod towers;

use drawing::Shape;
use kurbo::{Rect, Vec2};
use scene::Dice;

use self::towers::{Top, banner, gate, tower, wall};
use super::scenery::{
    Brush, Ridge, Room, Sun, bank, birds, bush, cloud, cypress, either_way, flower, grass, landmark, path,
    pond, pt, rainbow, round_tree, sky, sun, tulip,
};
use super::{Backdrop, Stage};

const STONE: u32 = 0xE4_DA_CC;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Backdrop {
    let layout = [on_its_hill, courtyard, hall::draw][dice.below(3)];
    either_way(stage, dice, layout)
}

/// The castle rises on a hill to the left; a road leads to its gate.
fn on_its_hill(stage: &Stage, dice: &mut Dice) -> Backdrop {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = above(stage, right, dice);
    let back = stage.horizon - dice.between(20.0, 40.0);
    behind.push(
        Ridge::through(area, &[back, back + 10.0, back + 16.0, back - 24.0, back + 14.0])
            .land(0xC4_E3_B0, far),
    );
    let base = stage.horizon + dice.between(46.0, 62.0);
    let hill = Ridge::through(
        area,
        &[base + 8.0, base - 6.0, base + 16.0, base + 36.0, base + 30.0],
    );
    let middle = left.x(0.5);
    let tall = stage.horizon - stage.sky;
    let keep = left.inset(dice.between(98.0, 104.0));
    let kinds = [Top::Pennant, Top::Cone, Top::Crenels];
    let turned = dice.below(3);
    behind.extend(tower(
        hill.at(left.x(1.0) + left.inward() * 54.0, 10.0),
        (58.0, tall * dice.between(0.56, 0.66)),
        kinds[turned % 2],
        far,
        dice,
    ));
    behind.extend(tower(
        hill.at(keep, 10.0),
        (76.0, tall * dice.between(0.72, 0.8)),
        Top::Pennant,
        far,
        dice,
    ));
    behind.extend(tower(
        hill.at(left.inset(46.0), 10.0),
        (54.0, tall * dice.between(0.4, 0.5)),
        kinds[(turned + 1) % 3],
        far,
        dice,
    ));
    let low = hill.y(middle) - dice.between(66.0, 74.0);
    let span = Rect::new(
        left.inset(-30.0),
        low,
        left.x(1.0) + left.inward() * 70.0,
        hill.y(middle) + 30.0,
    );
    behind.extend(wall(span.abs(), STONE, far));
    behind.push(hill.land(0xB5_DD_8A, far));
    let door = pt(left.x(0.52), hill.y(middle) + 14.0);
    behind.extend(gate(door, dice.between(70.0, 78.0), far));
    let tree = hill.at(right.seat(36.0, dice.between(0.3, 0.6)), 20.0);
    if dice.chance(0.5) {
        behind.extend(cypress(tree, dice.between(170.0, 200.0), far));
    } else {
        behind.extend(round_tree(tree, dice.between(140.0, 170.0), far, dice));
    }
    let (_, land) = bank(
        area,
        stage.ground - dice.between(34.0, 48.0),
        0x9C_D0_6E,
        near,
        dice,
    );
    let road = [
        door + Vec2::new(0.0, -2.0),
        door + Vec2::new(22.0, 70.0),
        door + Vec2::new(-10.0, 130.0),
        door + Vec2::new(60.0, 330.0),
    ];
    behind.push(path(&road, 46.0, 130.0, 0xEA_D2_A4, far));
    behind.push(land);
    behind.push(path(
        &[
            pt(left.x(0.5), stage.ground - 30.0),
            pt(left.x(0.7), area.y1 + 30.0),
        ],
        90.0,
        160.0,
        0xEA_D2_A4,
        near,
    ));
    Backdrop {
        behind,
        before: garden(stage, right, dice),
        landmarks: vec![landmark(hill.at(keep, 0.0), 150.0, tall)],
    }
}

/// Within the walls: towers to both sides, a gate between them, a garden.
fn courtyard(stage: &Stage, dice: &mut Dice) -> Backdrop {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = above(stage, right, dice);
    let top = stage.horizon - dice.between(50.0, 66.0);
    let foot = stage.horizon + dice.between(90.0, 110.0);
    behind.extend(tower(
        pt(left.x(1.0) + left.inward() * 60.0, top + 40.0),
        (56.0, dice.between(110.0, 130.0)),
        Top::Cone,
        far,
        dice,
    ));
    let half = dice.between(52.0, 58.0) * left.fit(66.0).max(0.8);
    let great = left.seat(half + 11.0, 0.5);
    behind.extend(wall(
        Rect::new(area.x0 - 26.0, top, area.x1 + 26.0, foot),
        STONE,
        far,
    ));
    let lawn = Ridge::through(area, &[foot, foot + 4.0, foot, foot + 5.0, foot]);
    behind.push(lawn.land(0xB5_DD_8A, far));
    behind.extend(tower(
        pt(great, foot + 20.0),
        (half * 2.0, foot - stage.sky - dice.between(170.0, 190.0)),
        [Top::Pennant, Top::Crenels][dice.below(2)],
        far,
        dice,
    ));
    behind.extend(gate(pt(great, foot + 23.0), half * 1.4, far));
    let hang = right.seat(36.0, dice.between(0.4, 0.6));
    if dice.chance(0.5) {
        behind.extend(banner(pt(hang, top + 46.0), 54.0, far, dice));
    } else {
        behind.extend(round_tree(pt(hang, foot + 26.0), 165.0, far, dice));
    }

    let (_, land) = bank(
        area,
        stage.ground - dice.between(34.0, 48.0),
        0x9C_D0_6E,
        near,
        dice,
    );
    behind.push(land);
    Backdrop {
        behind,
        before: garden(stage, right, dice),
        landmarks: vec![landmark(pt(great, foot), half * 2.0, foot - stage.sky)],
    }
}

/// The sky over the castle, with whatever is in it on the far side from the castle.
fn above(stage: &Stage, room: Room, dice: &mut Dice) -> Vec<Shape> {
    let far = Brush::far(stage.detail);
    let mut shapes = vec![sky(stage.area, 0xD6_EF_FB)];
    let high = stage.sky + dice.between(46.0, 70.0);
    match dice.below(3) {
        0 => {
            let reach = dice.between(120.0, 136.0);
            let at = pt(room.x(0.9), stage.horizon + 30.0);
            shapes.extend(rainbow(
                at - Vec2::new(reach, 0.0),
                at + Vec2::new(reach, 0.0),
                3,
                far,
            ));
        }
        1 => shapes.extend(sun(
            pt(room.x(0.5), high),
            dice.between(28.0, 34.0),
            Sun::any(dice),
            far,
        )),
        _ => {
            shapes.extend(cloud(
                pt(room.x(0.55), high),
                dice.between(116.0, 140.0),
                far,
                dice,
            ));
            shapes.extend(birds(pt(room.x(1.05), high + 60.0), far, dice));
        }
    }
    shapes
}

/// What grows at the lower edge of the picture.
fn garden(stage: &Stage, room: Room, dice: &mut Dice) -> Vec<Shape> {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let mut shapes = Vec::new();
    match dice.below(3) {
        0 => {
            shapes.extend(bush(
                pt(room.inset(30.0), area.y1 + 6.0),
                150.0,
                0x7B_C1_58,
                near,
                dice,
            ));
            if near.full() {
                shapes.extend(tulip(pt(room.inset(130.0), area.y1 - 10.0), 58.0, near, dice));
            }
        }
        1 => {
            shapes.extend(flower(pt(room.inset(48.0), area.y1 - 10.0), 84.0, near, dice));
            shapes.extend(flower(pt(room.inset(116.0), area.y1 - 8.0), 64.0, near, dice));
        }
        _ => shapes.extend(pond(pt(room.inset(40.0), area.y1 - 28.0), 190.0, near, dice)),
    }
    shapes.extend(grass(
        pt(area.center().x - room.inward() * 20.0, area.y1 - 22.0),
        20.0,
        far,
    ));
    shapes
}
