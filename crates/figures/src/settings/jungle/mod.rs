//! The jungle: a temple among the trees, a waterfall, a gate of stone under vines.

mod grove;
mod ruins;
mod things;
mod torrent;

use drawing::Shape;
use kurbo::Point;
use scene::Dice;

use self::things::{leaf_fan, stone_gate, temple, thicket, waterfall};
use super::aloft;
use super::grand;
use super::props;
use super::scenery::{
    Brush, Hung, Ridge, Room, Sun, bank, birds, cloud, either_way, fern, framing, grass, great_tree,
    landmark, palm, pebbles, place, pt, ripples, rock, roof_of_leaves, sky, sun, treetops, trimmings,
};
use super::set::{Grand, Layers, Set};
use super::{Nook, Stage};
use crate::Detail;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    if grand::comes(stage, dice) {
        let layout = grand_jungle(stage);
        return grand::composed(stage, dice, layout);
    }
    let layout = [lost_temple, falls, under_the_vines][dice.below(3)];
    either_way(stage, dice, layout)
}

/// What fills the background: on a simple page the leaves of one tree; where somebody is in a boat, what stands on the far
/// bank.
fn grand_jungle(stage: &Stage) -> fn(&Stage, &mut Dice) -> Set {
    if stage.detail == Detail::Bold {
        return under_the_vines;
    }
    let mut vistas: Vec<fn(&Stage, &mut Dice) -> Set> = vec![ruins::draw, grove::draw, torrent::draw];
    if stage.nook != Nook::Afloat {
        vistas.push(under_the_vines);
    }
    stage.vista_of(&vistas).unwrap_or(ruins::draw)
}

/// A stepped temple across a clearing, a palm on the other side.
fn lost_temple(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = open_sky(stage, right, dice);
    behind.push(far_green(stage, stage.horizon - dice.between(40.0, 60.0), dice));
    let base = stage.horizon + dice.between(56.0, 72.0);
    let hill = Ridge::rolling(area, base, base + 24.0, 8.0, dice);
    behind.push(hill.land(0xB5_DD_8A, far));
    let size = (left.fit(88.0) * dice.between(0.94, 1.0)).max(0.8);
    let foot = hill.at(left.seat(88.0 * size, 0.5), dice.between(28.0, 40.0));
    behind.extend(temple(foot, size, far));
    let landmarks = vec![landmark(foot, 176.0 * size, 214.0 * size)];
    let tall = dice.between(300.0, 350.0);
    let at = hill.at(right.seat(68.0, 0.42), 60.0);
    if far.full() {
        behind.extend(thicket(hill.at(right.inset(20.0), 26.0), dice.between(84.0, 96.0), far, dice));
    }
    behind.extend(palm(at, tall, right.inward() * -20.0, far, dice));
    let (_, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    behind.push(land);
    behind.extend(trimmings(stage, dice));
    let mut before = Layers::from(leaf_fan(stage, right, dice.between(120.0, 140.0), dice));
    before.extend(undergrowth(stage, left, dice));
    Set { behind, before, landmarks, extras: props::JUNGLE, aloft: aloft::JUNGLE, ..Set::default() }
}

/// Water falls from a cliff and runs past the hero.
fn falls(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = open_sky(stage, right, dice);
    behind.push(far_green(stage, stage.horizon - dice.between(30.0, 50.0), dice));
    let water = stage.horizon + dice.between(84.0, 100.0);
    let hill =
        Ridge::rolling(area, stage.horizon + 40.0, stage.horizon + dice.between(24.0, 40.0), 6.0, dice);
    behind.push(hill.land(0xB5_DD_8A, far));
    let tall = dice.between(210.0, 250.0);
    behind.extend(palm(hill.at(right.seat(68.0, 0.45), 22.0), tall, right.inward() * 14.0, far, dice));
    let top = stage.sky + dice.between(86.0, 120.0);
    let fall = waterfall(stage, left, top, water);
    behind.extend(fall);
    let pool = Ridge::through(area, &[water + 4.0, water, water + 3.0, water - 2.0, water + 2.0]);
    behind.push(pool.land(0x8F_D3_F4, far));
    let wet = kurbo::Rect::new(area.x0 + 20.0, water + 24.0, area.x1 - 20.0, stage.ground - 66.0);
    behind.extend(ripples(wet, if far.full() { 5 } else { 3 }, far, dice));
    let (_, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    behind.push(land);
    behind.extend(trimmings(stage, dice));
    let mut before = Layers::from(leaf_fan(stage, right, dice.between(116.0, 136.0), dice));
    before.extend(undergrowth(stage, left, dice));
    Set {
        behind,
        before,
        landmarks: vec![kurbo::Rect::from_points(
            (left.inset(-60.0), area.y0 - 40.0),
            (left.x(1.3), water + 20.0),
        )],
        extras: props::JUNGLE,
        aloft: aloft::JUNGLE,
        ..Set::default()
    }
}

/// Under a roof of leaves: a great trunk, vines, a gate of stone.
fn under_the_vines(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = Layers::from(vec![sky(area, 0xE6_F5_E0)]);
    behind.push(far_green(stage, stage.horizon - dice.between(60.0, 90.0), dice));
    let base = stage.horizon + dice.between(50.0, 66.0);
    let hill = Ridge::rolling(area, base + 18.0, base, 8.0, dice);
    behind.push(hill.land(0xB5_DD_8A, far));
    let (edge, land) = bank(area, stage.ground - dice.between(40.0, 56.0), 0x9C_D0_6E, near, dice);
    behind.push(land);
    let size = (left.fit(60.0) * dice.between(0.96, 1.04)).max(0.86);
    let gate = edge.at(left.seat(60.0 * size, 0.5), 16.0);
    behind.extend(stone_gate(gate, size, near));
    let (inset, reach) = framing(right.width());
    let tree: Point = edge.at(right.inset(inset), 20.0);
    let top = stage.sky + dice.between(8.0, 20.0);
    let mut grand = None;
    let seen = grand::seen_from(stage, false);
    let foot = pt(area.x0 + area.x1 - tree.x, tree.y);
    let roof = grand::has_room(stage)
        .then(|| roof_of_leaves(&seen, (foot, dice.between(70.0, 90.0)), Hung::Vines, near, dice))
        .flatten();
    if let Some((leaves, sights)) = roof {
        let turn = grand::mirror(stage, false);
        let sights = sights.iter().map(|sight| turn.transform_rect_bbox(*sight)).collect();
        grand = Some(Grand { name: "vines", thing: behind.0.len(), sights, heart: None });
        behind.extend(place(leaves, turn));
    } else {
        behind.extend(great_tree(tree, top, reach, near, dice));
    }
    if near.full() {
        behind.extend(pebbles(
            pt(left.x(0.3), area.y1 - 24.0),
            pt(left.x(0.9), area.y1 - 18.0),
            2,
            near,
            dice,
        ));
    }
    behind.extend(trimmings(stage, dice));
    let mut before = Layers::from(leaf_fan(stage, right, dice.between(110.0, 126.0), dice));
    before.extend(grass(pt(left.x(1.24), area.y1 - 22.0), 20.0, far, dice));
    Set {
        behind,
        before,
        landmarks: vec![
            landmark(gate, 124.0 * size, 182.0 * size),
            kurbo::Rect::new(tree.x - reach, top, tree.x + reach, tree.y),
        ],
        extras: props::JUNGLE,
        aloft: if grand.is_some() { &[] } else { aloft::JUNGLE },
        grand,
    }
}

fn open_sky(stage: &Stage, room: Room, dice: &mut Dice) -> Layers {
    let far = Brush::far(stage.detail);
    let mut shapes = Layers::from(vec![sky(stage.area, 0xD8_F0_FA)]);
    let high = stage.sky + dice.between(46.0, 70.0);
    if dice.chance(0.5) {
        shapes.extend(sun(pt(room.x(1.22), high), dice.between(28.0, 34.0), Sun::any(dice), far));
    } else {
        shapes.extend(cloud(pt(room.x(1.22), high), dice.between(114.0, 136.0), far, dice));
        shapes.extend(birds(pt(room.x(2.1), high + 30.0), far, dice));
    }
    shapes
}

fn far_green(stage: &Stage, y: f64, dice: &mut Dice) -> Shape {
    let brush = Brush::far(stage.detail);
    let tilt = dice.between(6.0, 16.0) * if dice.chance(0.5) { 1.0 } else { -1.0 };
    if !brush.full() {
        return Ridge::rolling(stage.area, y - tilt, y + tilt, 14.0, dice).land(0x8F_CB_8A, brush);
    }
    let ys: Vec<_> =
        (0..8).map(|index| y + tilt * (f64::from(index) / 3.5 - 1.0) + dice.between(-8.0, 8.0)).collect();
    treetops(stage.area, &ys, 0x8F_CB_8A, brush)
}

/// What grows in the other lower corner: a clump of leaves, a fern or a rock.
fn undergrowth(stage: &Stage, room: Room, dice: &mut Dice) -> Vec<Shape> {
    let near = Brush::near(stage.detail);
    let foot = pt(room.nook(80.0), stage.area.y1 - 16.0);
    match dice.below(3) {
        0 => thicket(foot, dice.between(72.0, 80.0), near, dice),
        1 => fern(foot, dice.between(76.0, 80.0), near, dice),
        _ => rock(foot, dice.between(74.0, 88.0), near, dice),
    }
}
