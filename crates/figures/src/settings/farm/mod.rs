//! The farm: a barn and its silo, a windmill on a hill, an orchard.

mod things;

use kurbo::{Rect, Vec2};
use scene::Dice;

use self::things::{apple_tree, bale, barn, fence, furrows, house, silo, sunflower, windmill};
use super::Stage;
use super::aloft;
use super::props;
use super::scenery::{
    Brush, Ridge, Room, Sun, TRODDEN, bank, birds, cloud, either_way, flower, grass, landmark, path, pond,
    pt, round_tree, sky, sun,
};
use super::set::{Layers, Set};

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = [barnyard, mill_hill, orchard][dice.below(3)];
    either_way(stage, dice, layout)
}

/// The barn on the left with its silo; fields and a fence across.
fn barnyard(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = day(stage, right, dice);
    let base = stage.horizon + dice.between(-10.0, 6.0);
    let back = Ridge::through(area, &[base + 20.0, base + 6.0, base + 14.0, base - 36.0, base]);
    behind.push(back.land(0xC9_E3_94, far));
    let low = stage.horizon + dice.between(60.0, 76.0);
    let yard = Ridge::rolling(area, low, low + 16.0, 6.0, dice);
    let tree = back.at(right.seat(44.0, dice.between(0.3, 0.7)), 24.0);
    behind.extend(round_tree(tree, dice.between(126.0, 144.0), far, dice));
    behind.push(yard.land(0xE7_DF_8A, far));
    let size = dice.between(0.84, 0.94);
    let foot = yard.at(left.inset(dice.between(46.0, 56.0)), dice.between(36.0, 56.0));
    if left.width() > 150.0 {
        let tower = foot + Vec2::new(left.inward() * 78.0 * size, -20.0);
        behind.extend(silo(tower, 50.0, dice.between(250.0, 290.0) * size, far));
    }
    behind.extend(barn(foot, size, near, dice));
    let rows = Rect::new(area.x1.min(right.x(0.95)), low + 40.0, right.x(0.1), low + 90.0).abs();
    behind.extend(furrows(rows, if far.full() { 5 } else { 4 }, 12.0, far));
    let (edge, land) = bank(area, stage.ground - dice.between(30.0, 40.0), 0x9C_D0_6E, near, dice);
    behind.push(land);
    if near.full() {
        behind.extend(fence(edge.at(right.inset(-40.0), 34.0), edge.at(right.x(0.84), 34.0), 84.0, near));
    } else {
        behind.extend(bale(edge.at(right.seat(44.0, 0.5), 12.0), 84.0, near));
    }
    let end = pt(left.x(0.9), area.y1 + 30.0);
    behind.push(path(
        &[pt(foot.x, edge.y(foot.x) + 2.0), pt(foot.x + 10.0, area.y1 - 50.0), end],
        70.0,
        130.0,
        TRODDEN,
        near,
    ));
    Set {
        behind,
        before: corner(stage, left, dice),
        landmarks: vec![landmark(foot, 172.0 * size, 190.0 * size)],
        extras: props::FARM,
        aloft: aloft::FARM,
        ..Set::default()
    }
}

/// A windmill on its hill to the left, a farmhouse across the fields.
fn mill_hill(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = day(stage, right, dice);
    let base = stage.horizon + dice.between(20.0, 30.0);
    let hill = Ridge::through(area, &[base - 20.0, base - 34.0, base + 6.0, base + 30.0, base + 24.0]);
    behind.push(hill.land(0xC9_E3_94, far));
    let size = dice.between(0.88, 0.96);
    let foot = hill.at(left.inset(dice.between(84.0, 88.0)), 30.0);
    behind.extend(windmill(foot, size, dice.between(0.3, 0.6), far));
    let low = stage.horizon + dice.between(80.0, 96.0);
    let field = Ridge::rolling(area, low + 6.0, low + 22.0, 6.0, dice);
    let home = (right.fit(70.0) * dice.between(0.94, 1.0)).max(0.85);
    let door = pt(right.seat(70.0 * home, 0.5), field.y(right.x(0.5)) + 34.0);
    behind.push(field.land(0xE7_DF_8A, far));
    behind.extend(house(door, home, far));
    let rows = Rect::new(left.x(0.14), low + 30.0, left.x(0.86), low + 96.0).abs();
    behind.extend(furrows(rows, 4, -14.0, far));
    let (edge, land) = bank(area, stage.ground - dice.between(32.0, 44.0), 0x9C_D0_6E, near, dice);
    behind.push(land);
    if near.full() {
        behind.extend(bale(edge.at(left.seat(46.0, 0.5), 22.0), dice.between(80.0, 92.0), near));
    }
    Set {
        behind,
        before: corner(stage, right, dice),
        landmarks: vec![
            landmark(foot, 170.0 * size, 240.0 * size),
            landmark(door, 136.0 * home, 150.0 * home),
        ],
        extras: props::FARM,
        aloft: aloft::FARM,
        ..Set::default()
    }
}

/// An apple tree by a pond, the barn small in the distance.
fn orchard(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = day(stage, right, dice);
    let base = stage.horizon + dice.between(-20.0, 0.0);
    behind.push(
        Ridge::through(area, &[base + 16.0, base - 14.0, base + 10.0, base - 20.0, base + 14.0])
            .land(0xC9_E3_94, far),
    );
    let low = stage.horizon + dice.between(46.0, 60.0);
    let field = Ridge::rolling(area, low + 10.0, low, 6.0, dice);
    behind.push(field.land(0xD9_E0_8A, far));
    let size = (right.fit(86.0) * dice.between(0.84, 0.9)).max(0.8);
    let foot = field.at(right.seat(86.0 * size, 0.5), dice.between(20.0, 34.0));
    behind.extend(barn(foot, size, far, dice));
    let (edge, land) = bank(area, stage.ground - dice.between(40.0, 56.0), 0x9C_D0_6E, near, dice);
    behind.push(land);
    if far.full() {
        behind.extend(fence(edge.at(right.inset(-40.0), 34.0), edge.at(right.x(1.2), 34.0), 84.0, far));
    }
    let tall = dice.between(350.0, 400.0);
    let tree = edge.at(left.x(dice.between(0.42, 0.5)), 22.0);
    behind.extend(apple_tree(tree, tall, near, dice));
    if dice.chance(0.5) {
        behind.extend(pond(pt(right.inset(60.0), area.y1 - 34.0), 210.0, near, dice));
    }
    Set {
        behind,
        before: corner(stage, left, dice),
        landmarks: vec![landmark(tree, tall * 0.6, tall), landmark(foot, 172.0 * size, 190.0 * size)],
        extras: props::FARM,
        aloft: aloft::FARM,
        ..Set::default()
    }
}

fn day(stage: &Stage, room: Room, dice: &mut Dice) -> Layers {
    let far = Brush::far(stage.detail);
    let mut shapes = Layers::from(vec![sky(stage.area, 0xD6_EF_FB)]);
    let high = stage.sky + dice.between(46.0, 66.0);
    if dice.chance(0.6) {
        shapes.extend(sun(pt(room.x(0.5), high), dice.between(29.0, 35.0), Sun::any(dice), far));
    } else {
        shapes.extend(cloud(pt(room.x(0.6), high), dice.between(116.0, 140.0), far, dice));
    }
    if dice.chance(0.5) {
        shapes.extend(birds(pt(room.x(1.3), high + 56.0), far, dice));
    }
    shapes
}

/// What grows in the lower corner of `room`.
fn corner(stage: &Stage, room: Room, dice: &mut Dice) -> Layers {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let mut shapes = Layers::default();
    match dice.below(2) {
        0 => {
            let foot = pt(room.inset(54.0), area.y1 + 6.0);
            shapes.extend(sunflower(foot, dice.between(124.0, 140.0), 0.0, near));
        }
        _ => {
            shapes.extend(flower(pt(room.inset(50.0), area.y1 - 10.0), 80.0, near, dice));
            if near.full() {
                shapes.extend(flower(pt(room.inset(124.0), area.y1 - 8.0), 62.0, near, dice));
            }
        }
    }
    shapes.extend(grass(pt(area.center().x - room.inward() * 24.0, area.y1 - 22.0), 20.0, far, dice));
    shapes
}
