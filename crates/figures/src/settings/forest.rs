//! The magical forest: great old trees with doors, mushroom houses, a brook, pines under a moon.

mod falls;
mod trunks;
mod village;

use drawing::Shape;
use kurbo::{Affine, Point, Rect, Vec2};
use scene::Dice;

use super::aloft;
use super::grand;
use super::props;
use super::scenery::{
    Brush, Hung, Ridge, Room, Sun, TRODDEN, bank, bush, cloud, crown, cypress, either_way, fern, flower,
    framing, grass, great_tree, landmark, moon, mushroom, old_trunk, path, pine, place, pt, rock,
    roof_of_leaves, sky, sparkle, star, stream, sun, treetops, trimmings,
};
use super::set::{Layers, Set};
use super::{Nook, Stage};
use crate::Detail;
use crate::path::{circle, svg};

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    if grand::comes(stage, dice) {
        let layout = grand_wood(stage);
        return grand::composed(stage, dice, layout);
    }
    let layout = [oak_home, brook, mushroom_village][dice.below(3)];
    either_way(stage, dice, layout)
}

/// What fills the background: on a simple page the leaves of one tree; where somebody is in a boat, what stands on the far
/// bank.
fn grand_wood(stage: &Stage) -> fn(&Stage, &mut Dice) -> Set {
    if stage.detail == Detail::Bold {
        return under_the_oak;
    }
    let mut vistas: Vec<fn(&Stage, &mut Dice) -> Set> = vec![falls::draw];
    // The one mushroom house that was asked for is not one of many.
    if !stage.asked.has(&["mushroom house"]) {
        vistas.push(village::draw);
    }
    if stage.nook != Nook::Afloat {
        vistas.push(under_the_oak);
        if trunks::has_room(stage) {
            vistas.push(trunks::draw);
        }
    }
    stage.vista_of(&vistas).unwrap_or(falls::draw)
}

/// Under an oak whose leaves reach from side to side.
fn under_the_oak(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let (edge, land) = bank(area, stage.ground - dice.between(30.0, 46.0), 0x9C_D0_6E, near, dice);
    let wide = dice.between(76.0, 96.0);
    let foot = edge.at(left.inset((left.width() * 0.42).clamp(wide * 0.66, 110.0)), 20.0);
    let Some((mut oak, sights)) = roof_of_leaves(stage, (foot, wide), Hung::Apples, near, dice) else {
        return [oak_home, brook, mushroom_village][dice.below(3)](stage, dice);
    };
    let (has_door, up) = (dice.chance(0.5), dice.between(140.0, 170.0));
    if has_door || near.full() {
        oak.extend(door(foot + Vec2::new(0.0, 2.0), wide / 88.0, near));
    }
    if !has_door || near.full() {
        oak.extend(owl_hole(foot - Vec2::new(0.0, up), near));
    }
    let mut set = Set {
        behind: vec![sky(area, 0xD8_F0_FA)].into(),
        before: corner(stage, dice),
        extras: props::FOREST,
        ..Set::default()
    };
    set.behind.push(far_woods(stage, stage.horizon - dice.between(30.0, 50.0), 0xA9_D6_9B, dice));
    let hill =
        Ridge::rolling(area, stage.horizon + 60.0, stage.horizon + dice.between(24.0, 40.0), 8.0, dice);
    set.behind.push(hill.land(0xB9_DF_8B, far));
    let size = (right.fit(76.0) * dice.between(0.94, 1.0)).max(0.88);
    let house = hill.at(right.seat(76.0 * size, 0.5), dice.between(44.0, 70.0));
    set.landmark(mushroom_house(house, size, far, dice));
    set.behind.push(land);
    set.grand("oak", oak, sights);
    set
}

/// A great oak with a door on the left, a mushroom house across the clearing.
fn oak_home(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = Layers::from(vec![sky(area, 0xD8_F0_FA)]);
    let high = pt(right.x(dice.between(0.44, 0.7)), stage.sky + dice.between(44.0, 62.0));
    if dice.chance(0.5) {
        behind.extend(cloud(high, dice.between(112.0, 140.0), far, dice));
    } else {
        behind.extend(sun(high, dice.between(27.0, 34.0), Sun::any(dice), far));
    }
    behind.push(far_woods(stage, stage.horizon - dice.between(46.0, 64.0), 0xA9_D6_9B, dice));
    let hill = Ridge::rolling(
        area,
        stage.horizon + dice.between(52.0, 70.0),
        stage.horizon + dice.between(20.0, 36.0),
        8.0,
        dice,
    );
    behind.push(hill.land(0xB9_DF_8B, far));
    let (edge, land) = bank(area, stage.ground - dice.between(30.0, 46.0), 0x9C_D0_6E, near, dice);
    let size = (right.fit(76.0) * dice.between(0.94, 1.0)).max(0.88);
    let house = hill.at(right.seat(76.0 * size, 0.5), dice.between(44.0, 76.0));
    if dice.chance(0.5) {
        let foot = pt(house.x - right.inward() * dice.between(-26.0, 26.0), house.y - 40.0);
        behind.extend(cypress(foot, dice.between(196.0, 222.0), far));
    }
    behind.extend(mushroom_house(house, size, far, dice));
    behind.push(land);
    let wide = dice.between(80.0, 92.0) * left.fit(62.0).max(0.86);
    let foot = edge.at(left.seat(wide * 0.7, 0.5), 20.0);
    let end = pt(foot.x + left.inward() * 70.0, area.y1 + 30.0);
    behind.push(path(
        &[foot - Vec2::new(0.0, 6.0), foot.lerp(end, 0.4) - Vec2::new(10.0, 0.0), end],
        34.0,
        112.0,
        TRODDEN,
        near,
    ));
    let top = stage.sky + dice.between(120.0, 140.0);
    let mut oak = old_trunk(foot, wide, top, near, dice);
    oak.extend(door(foot + Vec2::new(0.0, 2.0), wide / 88.0, near));
    let leaves = [0x7B_C1_58, 0x66_B2_6B][dice.below(2)];
    let reach = Vec2::new(dice.between(150.0, 172.0), dice.between(82.0, 94.0));
    oak.extend(crown(pt(foot.x + dice.between(-6.0, 14.0), top - 8.0), reach, leaves, near, dice));
    behind.extend(oak);
    behind.extend(glimmer(stage, right, &behind, dice));
    let mut before = tufts(stage, &[0.56, 0.68], dice);
    before.extend(corner(stage, dice));
    Set {
        behind,
        before,
        landmarks: vec![
            Rect::new(foot.x - 172.0, top - 100.0, foot.x + 172.0, foot.y),
            landmark(house, 150.0 * size, 172.0 * size),
        ],
        extras: props::FOREST,
        aloft: aloft::FOREST,
        ..Set::default()
    }
}

/// Beside the hero a brook takes so much room, in units: with less, one bank would be all that is seen of it.
const BROOK: f64 = 130.0;
/// And a swarm of glimmers so much.
const GLIMMERS: f64 = 96.0;

/// A brook runs out from between tall trees.
fn brook(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = Layers::from(vec![sky(area, 0xE3_F4_F7)]);
    behind.push(far_woods(stage, stage.horizon - dice.between(60.0, 84.0), 0xB4_DB_A6, dice));
    let hill = Ridge::rolling(
        area,
        stage.horizon + dice.between(16.0, 30.0),
        stage.horizon + dice.between(50.0, 66.0),
        8.0,
        dice,
    );
    behind.push(hill.land(0xBF_E2_93, far));
    let (edge, land) = bank(area, stage.ground - dice.between(60.0, 76.0), 0x9C_D0_6E, near, dice);
    let back = dice.between(54.0, 62.0);
    let trunk_at = hill.at(right.inset(back), 40.0);
    let tall = dice.between(146.0, 162.0);
    let pine_at = hill.at(right.seat(tall * 0.28, 0.86), 50.0);
    behind.extend(pine(pine_at, tall, far, dice));
    behind.push(land);
    let spine = [
        edge.at(right.x(0.5), 0.0),
        pt(right.x(0.74), stage.ground - 30.0),
        pt(right.x(0.42), stage.ground + 16.0),
        pt(right.x(0.66), area.y1 + 30.0),
    ];
    if right.width() > BROOK {
        behind.extend(stream(&spine, 24.0, 104.0, near));
    }
    let top = stage.sky + dice.between(8.0, 20.0);
    if far.full() {
        let top = top + dice.between(60.0, 90.0);
        behind.extend(great_tree(trunk_at, top, framing(right.width()).1.min(110.0), far, dice));
    }
    let (inset, reach) = framing(left.width());
    let tree = edge.at(left.inset(inset), 24.0);
    let mut oak = great_tree(tree, top, reach, near, dice);
    if dice.chance(0.5) {
        oak.extend(door(tree + Vec2::new(0.0, 2.0), reach / 140.0, near));
    } else {
        oak.extend(owl_hole(tree - Vec2::new(0.0, dice.between(110.0, 150.0)), near));
    }
    behind.extend(oak);
    behind.extend(glimmer(stage, right, &behind, dice));
    let mut before = tufts(stage, &[0.32], dice);
    before.extend(rock(pt(left.inset(58.0), area.y1 - 14.0), dice.between(72.0, 84.0), near, dice));
    Set {
        behind,
        before,
        landmarks: vec![Rect::new(tree.x - reach, top, tree.x + reach, tree.y)],
        extras: props::FOREST,
        aloft: aloft::FOREST,
        ..Set::default()
    }
}

/// Pines on one side, mushroom houses on the other, under a moon or a sun.
fn mushroom_village(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let mut behind = night_or_day(stage, dice);
    let peak = stage.horizon - dice.between(50.0, 80.0);
    let back = Ridge::through(area, &[peak + 70.0, peak + 20.0, peak + 30.0, peak, peak + 50.0]);
    behind.push(back.land(0xA9_D6_9B, far));
    let hill = Ridge::rolling(area, stage.horizon + 66.0, stage.horizon + 84.0, 8.0, dice);
    behind.push(hill.land(0xBF_E2_93, far));
    let tall = dice.between(300.0, 350.0);
    if far.full() {
        behind.extend(pine(hill.at(left.x(1.0), 14.0), tall * 0.72, far, dice));
    }
    behind.extend(pine(hill.at(left.seat(68.0, 0.4), 60.0), tall, far, dice));
    let (edge, land) = bank(area, stage.ground - dice.between(28.0, 44.0), 0x9C_D0_6E, near, dice);
    behind.push(land);
    let size = right.fit(76.0).max(0.9) * dice.between(0.96, 1.0);
    let house = edge.at(right.seat(76.0 * size, 0.5), 14.0);
    behind.extend(mushroom_house(house, size, near, dice));
    behind.extend(bush(edge.at(left.inset(26.0), 26.0), dice.between(130.0, 150.0), 0x7B_C1_58, near, dice));
    let mut before = tufts(stage, &[0.36, 0.62], dice);
    before.extend(mushroom(pt(left.inset(50.0), area.y1 - 10.0), dice.between(70.0, 82.0), near, dice));
    if near.full() {
        before.extend(flower(pt(left.inset(140.0), area.y1 - 10.0), 66.0, near, dice));
        before.extend(flower(pt(right.inset(44.0), area.y1 - 8.0), 60.0, near, dice));
    }
    Set {
        behind,
        before,
        landmarks: vec![landmark(house, 150.0 * size, 172.0 * size)],
        extras: props::FOREST,
        aloft: aloft::FOREST,
        ..Set::default()
    }
}

/// A sky with a moon and stars, or a sun and a cloud.
fn night_or_day(stage: &Stage, dice: &mut Dice) -> Layers {
    let far = Brush::far(stage.detail);
    let area = stage.area;
    let night = dice.chance(0.5);
    let mut shapes = Layers::from(vec![sky(area, if night { 0xB9_C8_F0 } else { 0xD8_F0_FA })]);
    let high = pt(area.x0 + area.width() * dice.between(0.42, 0.52), stage.sky + 58.0);
    if night {
        shapes.extend(moon(high, dice.between(36.0, 44.0), far));
        for x in [0.68, 0.88] {
            let at = pt(area.x0 + area.width() * x, stage.sky + dice.between(36.0, 100.0));
            shapes.extend(star(at, dice.between(19.0, 23.0), dice.between(-0.3, 0.3), far));
        }
    } else {
        shapes.extend(sun(high, dice.between(28.0, 34.0), Sun::any(dice), far));
        let at = pt(area.x0 + area.width() * dice.between(0.76, 0.8), stage.sky + dice.between(40.0, 90.0));
        shapes.extend(cloud(at, dice.between(110.0, 140.0), far, dice));
    }
    shapes
}

/// A far wood at about `y`, higher to one side: round heads in detailed pictures, a soft line in simple ones.
fn far_woods(stage: &Stage, y: f64, tint: u32, dice: &mut Dice) -> Shape {
    let brush = Brush::far(stage.detail);
    let tilt = dice.between(8.0, 22.0) * if dice.chance(0.5) { 1.0 } else { -1.0 };
    if !brush.full() {
        return Ridge::rolling(stage.area, y - tilt, y + tilt, 12.0, dice).land(tint, brush);
    }
    let ys: Vec<_> =
        (0..7).map(|index| y + tilt * (f64::from(index) / 3.0 - 1.0) + dice.between(-7.0, 7.0)).collect();
    treetops(stage.area, &ys, tint, brush)
}

/// A round-topped door with a window above it, at the foot of a trunk 88 wide at `scale` 1.
fn door(at: Point, scale: f64, brush: Brush) -> Vec<Shape> {
    let scale = scale.max(0.9);
    let mut shapes = vec![
        brush.part(svg("M-20,4 L-20,-38 C-20,-68 20,-68 20,-38 L20,5 Q0,9 -20,4 Z"), 0xC9_8B_4E),
        Shape::solid(circle((11.5, -22.0), 2.9)),
        brush.part(svg("M-15,-112 a15,17 0 1 1 30,0 a15,17 0 1 1 -30,0 Z"), 0xFF_E0_66),
    ];
    if brush.full() {
        shapes.push(brush.part(circle((0.0, -40.0), 7.5), 0xFF_E0_66));
    }
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A hollow in a trunk from which an owl looks, that fills it up to its ears: no crayon fits a gap around it.
fn owl_hole(at: Point, brush: Brush) -> Vec<Shape> {
    let owl = "M-27,0 C-27.6,-9 -26,-17 -22.1,-24.2 Q-15,-21 -9,-16 Q0,-19 9,-16 Q15,-21 22.6,-24.8 C26,-18 27.6,-9 28,-2 C28,34 -27,36 -27,0 Z";
    let shapes = vec![
        brush.part(svg("M-27,0 C-29,-50 27,-52 28,-2 C28,34 -27,36 -27,0 Z"), 0x6B_4A32),
        brush.part(svg(owl), 0xD9_B3_7F),
        Shape::solid(svg("M-12.5,-2 a4.3,5.4 0 1 1 8.6,0 a4.3,5.4 0 1 1 -8.6,0 Z")),
        Shape::solid(svg("M3.9,-2 a4.3,5.4 0 1 1 8.6,0 a4.3,5.4 0 1 1 -8.6,0 Z")),
        Shape::solid(svg("M-3.6,6 L3.6,6 L0,12.6 Z")),
    ];
    place(shapes, Affine::translate(at.to_vec2()))
}

/// A mushroom with a door, 152 wide and 172 high at `scale` 1 (at least 0.88), the foot at `at`.
fn mushroom_house(at: Point, scale: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let cap = *dice.pick(&[0xE8_5D_4F, 0xF2_8C_4B, 0xC9_6A_C4, 0x6F_A8_DC]).unwrap_or(&0xE8_5D_4F);
    let mut shapes = Vec::new();
    if dice.chance(0.5) && brush.full() {
        shapes.push(brush.area(svg("M24,-140 L24,-198 L52,-198 L52,-120 Z"), 0xC9_7B_5A));
    }
    shapes.push(
        brush.area(
            svg("M-42,4 C-50,-36 -40,-60 -40,-84 L40,-84 C40,-60 50,-36 42,4 Q0,13 -42,4 Z"),
            0xF6_E7_CF,
        ),
    );
    shapes.push(brush.area(
        svg("M-72,-76 C-86,-132 -42,-172 0,-172 C42,-172 86,-132 72,-76 C54,-58 -54,-58 -72,-76 Z"),
        cap,
    ));
    shapes.push(brush.part(circle((-4.0, -132.0), 19.0), 0xFF_FF_FF));
    shapes.push(brush.part(circle((-45.0, -98.0), 13.0), 0xFF_FF_FF));
    shapes.push(brush.part(circle((41.0, -102.0), 15.0), 0xFF_FF_FF));
    shapes.push(brush.part(svg("M-31,7 L-31,-26 C-31,-51 5,-51 5,-26 L5,9 Z"), 0xB8_7B_45));
    shapes.push(Shape::solid(circle((-3.5, -15.0), 2.8)));
    shapes.push(brush.part(circle((25.0, -36.0), 10.5), 0xFF_E0_66));
    if brush.full() {
        shapes.push(brush.line(svg("M-13,9 L-13,-42")));
    }
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// Open tufts of grass along the ground, at these shares of the width.
fn tufts(stage: &Stage, shares: &[f64], dice: &mut Dice) -> Layers {
    let area = stage.area;
    let mut shapes = Layers::default();
    for share in shares {
        let x = area.x0 + area.width() * (share + dice.between(-0.03, 0.03));
        shapes.extend(grass(pt(x, area.y1 - dice.between(14.0, 34.0)), 20.0, Brush::far(stage.detail), dice));
    }
    shapes
}

/// Something that frames the lower right corner.
fn corner(stage: &Stage, dice: &mut Dice) -> Layers {
    let near = Brush::near(stage.detail);
    let area = stage.area;
    let [_, right] = Room::sides(stage);
    let at = pt(right.nook(dice.between(48.0, 54.0)), area.y1 - 10.0);
    let mut shapes = trimmings(stage, dice);
    shapes.extend(match dice.below(3) {
        0 => fern(pt(right.nook(80.0), area.y1 - 16.0), dice.between(76.0, 82.0), near, dice),
        1 => {
            let mut pair = mushroom(at, dice.between(84.0, 98.0), near, dice);
            if near.full() {
                pair.extend(mushroom(at + Vec2::new(-72.0, 2.0), 62.0, near, dice));
            }
            pair
        }
        _ => {
            let mut pair = rock(at, 84.0, near, dice);
            if near.full() {
                pair.extend(flower(at + Vec2::new(-72.0, 0.0), 58.0, near, dice));
            }
            pair
        }
    });
    shapes
}

/// Up to three twinkles in the air of `room`, none upon what `stands` there.
fn glimmer(stage: &Stage, room: Room, stands: &Layers, dice: &mut Dice) -> Layers {
    let bounds = stands.0.iter().flatten().map(Shape::bounds);
    let things: Vec<Rect> = bounds.filter(|thing| thing.width() < stage.area.width()).collect();
    let mut shapes = Layers::default();
    for (share, down, size) in
        [(1.1, 128.0, 14.0), (0.8, 150.0, 10.0), (1.42, 138.0, 9.0)].into_iter().take(2 + dice.below(2))
    {
        let aside = room.width().max(GLIMMERS) * (share + dice.between(-0.06, 0.06));
        let at = pt(room.inset(aside), stage.sky + down + dice.between(-8.0, 8.0));
        if !things.iter().any(|thing| thing.inflate(size, size).contains(at)) {
            shapes.extend(sparkle(at, size));
        }
    }
    shapes
}
