//! The land of dinosaurs: a sleepy volcano, a canyon, a warm lake.

mod ferns;
mod herd;
mod things;

use drawing::Shape;
use kurbo::{Affine, Rect, Vec2};
use scene::Dice;

pub(super) use self::things::cycad;
use self::things::{great_volcano, long_neck, mesa, nest, pterosaur, rock_arch, volcano};
use super::aloft;
use super::grand::{self, Drawn};
use super::props;
use super::scenery::{
    Brush, Ridge, Room, Sun, bank, cloud, either_way, fern, grass, landmark, palm, pebbles, pt, reeds,
    ripples, rock, sky, sun, treetops, trimmings,
};
use super::set::{Layers, Set};
use super::{Nook, Stage};
use crate::Detail;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    if grand::comes(stage, dice) {
        return grand::composed(stage, dice, grand_land(stage));
    }
    let layout = [sleepy_volcano, canyon, warm_lake][dice.below(3)];
    either_way(stage, dice, layout)
}

/// What fills the background: a simple page has no room for a wood; where somebody is in a boat, what stands on the far bank
/// comes.
fn grand_land(stage: &Stage) -> fn(&Stage, &mut Dice) -> Set {
    let mut vistas: Vec<fn(&Stage, &mut Dice) -> Set> = vec![under_the_volcano, table_mountains];
    if stage.detail == Detail::Full && herd::has_room(stage) {
        vistas.push(herd::draw);
    }
    if stage.detail == Detail::Full && stage.nook != Nook::Afloat {
        vistas.push(ferns::draw);
    }
    stage.vista_of(&vistas).unwrap_or(under_the_volcano)
}

/// Nothing but sky as yet.
fn under_a_warm_sky(area: Rect) -> Set {
    Set {
        behind: vec![sky(area, 0xFB_EB_D0)].into(),
        extras: props::DINOSAUR,
        aloft: aloft::DINOSAUR,
        ..Set::default()
    }
}

/// Rocks with flat tops, and an arch, from side to side.
fn table_mountains(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut set = under_a_warm_sky(area);
    let base = stage.horizon + dice.between(30.0, 44.0);
    let tall = base - stage.sky;
    let mut rocks = Vec::new();
    let mut raise = |x: f64, wide: f64, share: f64| {
        rocks.extend(mesa(pt(x, base + 20.0), wide, tall * share, far));
    };
    raise(right.inset(16.0), dice.between(170.0, 200.0), dice.between(0.46, 0.56));
    raise(left.x(1.0), dice.between(150.0, 180.0), dice.between(0.4, 0.48));
    let wide = (left.width() * 1.15).clamp(150.0, 220.0);
    raise(left.inset(wide * 0.4), wide, dice.between(0.66, 0.8));
    let arch = ((right.width() + 40.0) / 190.0).clamp(0.9, 1.5).min(tall * 0.6 / 190.0);
    rocks.extend(rock_arch(pt(right.x(0.9), base + 14.0), arch, far));
    if far.full() {
        rocks.extend(cycad(pt(right.inset(38.0), base + 22.0), 138.0, far, dice));
        rocks.extend(rock(pt(left.x(0.9), base + 26.0), 62.0, far, dice));
    }
    let around = super::plan::bounds(&rocks).intersect(Rect { y1: base, ..area });
    set.grand("table mountains", rocks, grand::beside_the_hero(around, stage));
    set.behind.push(Ridge::rolling(area, base, base + 18.0, 7.0, dice).land(0xEA_D2_A4, far));
    let low = stage.horizon + dice.between(96.0, 116.0);
    set.behind.push(Ridge::rolling(area, low + 6.0, low + 26.0, 9.0, dice).land(0xD9_D8_92, far));
    let (edge, land) = bank(area, stage.ground - dice.between(32.0, 46.0), 0xA9_D0_6E, near, dice);
    set.behind.push(land);
    set.behind.extend(cycad(edge.at(left.seat(68.0, 0.5), 16.0), dice.between(136.0, 156.0), near, dice));
    set.before = corner(stage, right, dice);
    set
}

/// A volcano as wide as the picture, lava running down it, a wood at its foot.
fn under_the_volcano(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut set = under_a_warm_sky(area);
    let base = stage.horizon + dice.between(20.0, 34.0);
    let drawn =
        Drawn { shapes: great_volcano(far, dice), focus: [-78.0, 92.0], most: dice.between(1.5, 1.8) };
    let (mut shapes, mut sights) = grand::on_the_left(drawn, stage, base);
    let cone = super::plan::bounds(&shapes);
    let mouth = Rect { y1: cone.center().y, ..cone };
    if far.full() {
        // Another cone across from it, rocks and a palm at their foot.
        let [_, wing] = grand::Wing::sides(stage);
        let cone = volcano(pt(0.0, 0.0), 1.0, far, dice);
        shapes.splice(0..0, wing.stand(cone, stage, (base + 8.0, dice.between(0.56, 0.7), 1.2)));
        sights.extend(grand::sights_of(&shapes[..3], stage, base));
        let at = pt(wing.inset(wing.width() * 0.3), base + 40.0);
        shapes.extend(palm(at, 210.0, right.inward() * 18.0, far, dice));
        let [near_by, _] = grand::Wing::sides(stage);
        shapes.extend(cycad(pt(near_by.inset(46.0), base + 34.0), 134.0, far, dice));
        shapes.extend(rock(pt(near_by.inset(near_by.width() * 0.8), base + 30.0), 70.0, far, dice));
        shapes.extend(rock(pt(wing.inset(wing.width() * 0.7), base + 44.0), 60.0, far, dice));
    }
    set.grand_with_a_heart("volcano", shapes, (sights, mouth));
    let plain = if far.full() && dice.chance(0.5) {
        let heights: Vec<f64> = (0..8).map(|_| base + dice.between(-16.0, 2.0)).collect();
        treetops(area, &heights, 0xA9_D0_8A, far)
    } else {
        Ridge::rolling(area, base, base - 14.0, 8.0, dice).land(0xCF_DD_94, far)
    };
    set.behind.push(plain);
    let low = stage.horizon + dice.between(70.0, 96.0);
    let ground = Ridge::rolling(area, low, low + 16.0, 8.0, dice);
    let tall = dice.between(170.0, 230.0);
    let at = pt(right.seat(70.0, 0.5), low + 26.0);
    let tree = if dice.chance(0.5) {
        cycad(at, tall * 0.8, far, dice)
    } else {
        palm(at, tall * 1.3, right.inward() * -14.0, far, dice)
    };
    set.behind.push(ground.land(0xC4_DB_86, far));
    set.behind.extend(tree);
    let (edge, land) = bank(area, stage.ground - dice.between(32.0, 46.0), 0xA9_D0_6E, near, dice);
    set.behind.push(land);
    set.behind.extend(fern(edge.at(left.seat(74.0, 0.4), 34.0), dice.between(76.0, 84.0), near, dice));
    set.before = corner(stage, right, dice);
    set
}

/// A volcano dozes behind the trees.
fn sleepy_volcano(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = Layers::from(vec![sky(area, 0xFB_EB_D0)]);
    let size = dice.between(0.78, 0.9);
    let foot = pt(left.x(0.62), stage.horizon + 34.0);
    behind.extend(volcano(foot, size, far, dice));
    let base = stage.horizon + dice.between(24.0, 36.0);
    let plain = Ridge::through(area, &[base + 30.0, base + 8.0, base + 10.0, base - 30.0, base + 6.0]);
    behind.push(plain.land(0xCF_DD_94, far));
    flyer(&mut behind, stage, right, dice);
    let tree = plain.at(right.seat(70.0, 0.5), dice.between(54.0, 70.0));
    let tall = dice.between(150.0, 210.0);
    if dice.chance(0.5) {
        behind.extend(cycad(tree, tall, far, dice));
    } else {
        behind.extend(palm(tree, tall * 1.4, right.inward() * -12.0, far, dice));
    }
    let (edge, land) = bank(area, stage.ground - dice.between(32.0, 46.0), 0xA9_D0_6E, near, dice);
    behind.push(land);
    behind.extend(fern(edge.at(left.seat(74.0, 0.4), 34.0), dice.between(76.0, 80.0), near, dice));
    Set {
        behind,
        before: corner(stage, right, dice),
        landmarks: vec![landmark(foot, 300.0 * size, 210.0 * size)],
        extras: props::DINOSAUR,
        aloft: aloft::DINOSAUR,
        ..Set::default()
    }
}

/// Mesas and an arch of rock under a hot sun.
fn canyon(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = Layers::from(vec![sky(area, 0xFB_EB_D0)]);
    let high = pt(right.x(0.8), stage.sky + dice.between(46.0, 62.0));
    behind.extend(sun(high, dice.between(28.0, 36.0), Sun::any(dice), far));
    let base = stage.horizon + dice.between(30.0, 44.0);
    let plain = Ridge::rolling(area, base, base + 22.0, 7.0, dice);
    let first = dice.between(140.0, 160.0);
    behind.extend(mesa(plain.at(left.x(1.16), 20.0), 120.0, dice.between(120.0, 146.0), far));
    behind.extend(mesa(plain.at(left.inset(88.0), 24.0), first, dice.between(180.0, 216.0), far));
    let around = if dice.chance(0.3) {
        let tall = (right.fit(98.0) * dice.between(0.92, 1.0)).max(0.7);
        let gate = plain.at(right.seat(98.0 * tall, 0.5), 16.0);
        behind.extend(rock_arch(gate, tall, far));
        behind.push(plain.land(0xEA_D2_A4, far));
        landmark(gate, 190.0 * tall, 190.0 * tall)
    } else {
        behind.push(plain.land(0xEA_D2_A4, far));
        let (beast, around) = grazing(right, base + dice.between(40.0, 56.0), far, dice);
        behind.extend(beast);
        around
    };
    if dice.chance(0.6) {
        behind.extend(pterosaur(pt(left.x(1.0) + left.inward() * 60.0, stage.sky + 70.0), 1.0, far));
    }
    let low = stage.horizon + dice.between(100.0, 120.0);
    behind.push(Ridge::rolling(area, low + 10.0, low + 30.0, 9.0, dice).land(0xD9_D8_92, far));
    let (edge, land) = bank(area, stage.ground - dice.between(32.0, 46.0), 0xA9_D0_6E, near, dice);
    behind.push(land);
    behind.extend(cycad(edge.at(left.seat(68.0, 0.5), 16.0), dice.between(136.0, 156.0), near, dice));
    Set {
        behind,
        before: corner(stage, right, dice),
        landmarks: vec![around],
        extras: props::DINOSAUR,
        aloft: aloft::DINOSAUR,
        ..Set::default()
    }
}

/// A long-neck far away at one side, which looks to the middle, and the rectangle around it.
fn grazing(room: Room, depth: f64, far: Brush, dice: &mut Dice) -> (Vec<Shape>, Rect) {
    let size = (room.fit(97.0) * dice.between(0.96, 1.0)).max(0.7);
    let at = pt(room.seat(97.0 * size, 0.5), depth);
    let beast = long_neck(at, size, far);
    let around = landmark(at, 190.0 * size, 176.0 * size);
    if room.inward() > 0.0 {
        return (beast, around);
    }
    let mirror = Affine::translate((2.0 * at.x, 0.0)) * Affine::scale_non_uniform(-1.0, 1.0);
    (super::scenery::place(beast, mirror), around)
}

/// A lake where a long-neck wades, a small volcano beyond.
fn warm_lake(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = Layers::from(vec![sky(area, 0xDD_F1_F5)]);
    if dice.chance(0.5) {
        behind.extend(volcano(pt(right.x(0.46), stage.horizon + 10.0), 0.7, far, dice));
    } else {
        behind.extend(cloud(pt(right.x(0.6), stage.sky + 60.0), dice.between(116.0, 140.0), far, dice));
        behind.extend(mesa(pt(right.x(0.5), stage.horizon + 10.0), 110.0, dice.between(120.0, 160.0), far));
    }
    let base = stage.horizon + dice.between(-6.0, 8.0);
    behind.push(Ridge::rolling(area, base - 14.0, base + 10.0, 8.0, dice).land(0xBF_DD_94, far));
    let shore = stage.horizon + dice.between(66.0, 80.0);
    behind.push(Ridge::through(area, &[shore, shore + 4.0, shore, shore - 3.0, shore]).land(0x9A_DA_E8, far));
    let depth = shore + dice.between(40.0, 60.0);
    let (beast, around) = grazing(left, depth, far, dice);
    behind.extend(beast);
    let wet = Rect::new(area.x0 + 16.0, shore + 60.0, area.x1 - 16.0, stage.ground - 60.0);
    behind.extend(ripples(wet, 2, far, dice));
    let (edge, land) = bank(area, stage.ground - dice.between(32.0, 46.0), 0xA9_D0_6E, near, dice);
    if dice.chance(0.5) {
        behind.extend(reeds(edge.at(right.x(0.6), 6.0), 110.0, near, dice));
    }
    behind.push(land);
    let stones = pebbles(pt(left.x(0.2), area.y1 - 24.0), pt(left.x(0.8), area.y1 - 18.0), 2, near, dice);
    // In few lines they are ovals that say nothing.
    behind.extend(if near.full() { stones } else { Vec::new() });
    Set {
        behind,
        before: corner(stage, right, dice),
        landmarks: vec![around],
        extras: props::DINOSAUR,
        aloft: aloft::DINOSAUR,
        ..Set::default()
    }
}

/// A cloud, a sun or a pterosaur in the sky over `room`.
fn flyer(behind: &mut Layers, stage: &Stage, room: Room, dice: &mut Dice) {
    let far = Brush::far(stage.detail);
    if far.full() {
        let foot = pt(stage.area.center().x, stage.horizon + 20.0);
        behind.extend(mesa(foot, 96.0, dice.between(110.0, 140.0), far));
    }
    let at = pt(room.x(dice.between(0.6, 0.8)), stage.sky + dice.between(60.0, 80.0));
    match dice.below(3) {
        0 => behind.extend(cloud(at, 124.0, far, dice)),
        1 => behind.extend(sun(at, 32.0, Sun::any(dice), far)),
        _ => behind.extend(pterosaur(at + Vec2::new(0.0, 10.0), 1.0, far)),
    }
}

/// What frames a lower corner: a nest, a fern, a rock.
fn corner(stage: &Stage, room: Room, dice: &mut Dice) -> Layers {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let mut shapes = Layers::from(match dice.below(3) {
        0 | 1 => nest(pt(room.nook(66.0), area.y1 - 8.0), 0.96, near, dice),
        _ => fern(pt(room.nook(80.0), area.y1 - 16.0), 80.0, near, dice),
    });
    shapes.extend(trimmings(stage, dice));
    if near.full() {
        shapes.extend(rock(pt(room.inset(184.0), area.y1 - 6.0), 48.0, near, dice));
    }
    shapes.extend(grass(pt(area.center().x - room.inward() * 30.0, area.y1 - 22.0), 20.0, far, dice));
    shapes
}
