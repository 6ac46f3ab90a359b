//! The magical forest: great old trees with doors, mushroom houses, a brook, pines under a moon.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::scenery::{
    Brush, Ridge, Sun, bank, bush, cloud, crown, either_way, fern, flower, grass, leafy_branch, lobes, moon, mushroom,
    old_trunk, path, pine, place, pt, rock, round_tree, sky, sparkle, star, stream, sun, treetops,
};
use super::{Backdrop, Stage};
use crate::path::{circle, svg};

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Backdrop {
    let layout = [oak_home, brook, mushroom_village][dice.below(3)];
    either_way(stage, dice, layout)
}

/// A great oak with a door on the left, a mushroom house across the clearing.
fn oak_home(stage: &Stage, dice: &mut Dice) -> Backdrop {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let (area, hero) = (stage.area, stage.hero);
    let mut behind = vec![sky(area, 0xD8_F0_FA)];
    let clouded = dice.chance(0.5);
    let high = pt(hero.x1 + (area.x1 - hero.x1) * 0.42, stage.sky + dice.between(48.0, 64.0));
    if clouded {
        behind.extend(cloud(high, dice.between(112.0, 140.0), far, dice));
    } else {
        behind.extend(sun(high, dice.between(27.0, 34.0), Sun::any(dice), far));
    }
    behind.push(far_woods(stage, stage.horizon - dice.between(30.0, 60.0), 0xA9_D6_9B, dice));
    let (left, right) = (dice.between(66.0, 84.0), dice.between(30.0, 46.0));
    let hill = Ridge::rolling(area, stage.horizon + left, stage.horizon + right, 10.0, dice);
    behind.push(hill.land(0xB9_DF_8B, far));
    let house = hill.at(hero.x1 + (area.x1 - hero.x1) * dice.between(0.46, 0.6), dice.between(34.0, 60.0));
    let size = dice.between(0.82, 1.0);
    let pines = 1 + dice.below(2);
    for index in 0..pines {
        let x = house.x + [76.0, -72.0][index] * dice.between(0.95, 1.1);
        behind.extend(pine(hill.at(x, 12.0), dice.between(190.0, 240.0), far, dice));
    }
    behind.extend(mushroom_house(house, size, far, dice));
    let (edge, land) = bank(area, stage.ground - dice.between(30.0, 46.0), 0x9C_D0_6E, near, dice);
    behind.push(land);
    let wide = dice.between(84.0, 100.0);
    let foot = edge.at(area.x0 + (hero.x0 - area.x0) * 0.47, 20.0);
    behind.push(path(
        &[foot + Vec2::new(8.0, -4.0), pt(foot.x + 46.0, foot.y + 34.0), pt(foot.x + 74.0, area.y1 + 30.0)],
        36.0,
        116.0,
        0xEA_D2_A4,
        near,
    ));
    let top = stage.sky + dice.between(130.0, 150.0);
    behind.extend(old_trunk(foot, wide, top, near, dice));
    behind.extend(door(foot + Vec2::new(0.0, 2.0), wide / 100.0, near));
    let leaves = [0x7B_C1_58, 0x66_B2_6B][dice.below(2)];
    let reach = Vec2::new(dice.between(150.0, 176.0), dice.between(82.0, 94.0));
    let middle = pt(foot.x + dice.between(-10.0, 16.0), top - 8.0);
    behind.extend(crown(middle, reach, leaves, near, dice));
    let mut before = tufts(stage, &[0.56, 0.7], dice);
    before.extend(corner(stage, dice));
    if !clouded || dice.chance(0.4) {
        behind.extend(sparkle(pt(house.x - 86.0 * size, house.y - 210.0 * size), 13.0));
    }
    Backdrop {
        behind,
        before,
        landmarks: vec![
            Rect::from_center_size(foot - Vec2::new(0.0, 120.0), (wide, 240.0)),
            Rect::from_center_size(house - Vec2::new(0.0, 95.0 * size), (184.0 * size, 190.0 * size)),
        ],
    }
}

/// A brook runs out from between tall trunks; their canopy closes the picture above.
fn brook(stage: &Stage, dice: &mut Dice) -> Backdrop {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let (area, hero) = (stage.area, stage.hero);
    let mut behind = vec![sky(area, 0xE3_F4_F7)];
    behind.push(far_woods(stage, stage.horizon - dice.between(50.0, 76.0), 0xB4_DB_A6, dice));
    let (left, right) = (dice.between(20.0, 34.0), dice.between(44.0, 64.0));
    let hill = Ridge::rolling(area, stage.horizon + left, stage.horizon + right, 8.0, dice);
    behind.push(hill.land(0xBF_E2_93, far));
    let gap = hero.x1 + (area.x1 - hero.x1) * 0.28;
    for (x, tall) in [(gap, 186.0), (hero.x0 - 14.0, 160.0)] {
        let foot = hill.at(x + dice.between(-8.0, 8.0), 16.0);
        if dice.chance(0.6) {
            behind.extend(pine(foot, tall * dice.between(0.95, 1.15), far, dice));
        } else {
            behind.extend(round_tree(foot, tall * dice.between(0.9, 1.05), far, dice));
        }
    }
    let source = pt(hero.x1 + 6.0, hill.y(hero.x1) + 40.0);
    let (edge, land) = bank(area, stage.ground - dice.between(66.0, 84.0), 0x9C_D0_6E, near, dice);
    behind.push(land);
    let spine = [
        source,
        pt(hero.x1 + 60.0, edge.y(hero.x1) - 20.0),
        pt(hero.x1 + 36.0, stage.ground + 2.0),
        pt(hero.x1 + 90.0, area.y1 + 30.0),
    ];
    behind.extend(stream(&spine, 34.0, 112.0, near));
    let tree = edge.at(area.x0 + (hero.x0 - area.x0) * dice.between(0.4, 0.5), 24.0);
    let wide = dice.between(86.0, 102.0);
    let back = hill.at(area.x1 - dice.between(34.0, 44.0), 40.0);
    behind.extend(old_trunk(back, dice.between(62.0, 70.0), stage.sky + 20.0, far, dice));
    behind.extend(old_trunk(tree, wide, stage.sky + 10.0, near, dice));
    if dice.chance(0.5) {
        behind.extend(door(tree + Vec2::new(0.0, 2.0), wide / 100.0, near));
    } else {
        behind.extend(owl_hole(tree - Vec2::new(0.0, dice.between(180.0, 220.0)), near));
    }
    behind.push(canopy(stage, dice));
    let mut before = tufts(stage, &[0.1, 0.36], dice);
    before.extend(rock(pt(area.x0 + 66.0, area.y1 - 14.0), dice.between(74.0, 96.0), near, dice));
    Backdrop {
        behind,
        before,
        landmarks: vec![Rect::from_center_size(tree - Vec2::new(0.0, 150.0), (wide, 300.0))],
    }
}

/// Pines on one side, a village of mushroom houses on the other, under a moon or a sun.
fn mushroom_village(stage: &Stage, dice: &mut Dice) -> Backdrop {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let (area, hero) = (stage.area, stage.hero);
    let night = dice.chance(0.5);
    let mut behind = vec![sky(area, if night { 0xB9_C8_F0 } else { 0xD8_F0_FA })];
    let high = pt(area.x0 + (hero.x0 - area.x0) * dice.between(0.9, 1.2), stage.sky + 58.0);
    if night {
        behind.extend(moon(high, dice.between(36.0, 44.0), far));
        for x in [0.5, 0.86] {
            let at = pt(area.x0 + area.width() * x, stage.sky + dice.between(36.0, 90.0));
            behind.extend(star(at, dice.between(18.0, 22.0), dice.between(-0.3, 0.3), far));
        }
    } else {
        behind.extend(sun(high, dice.between(28.0, 34.0), Sun::any(dice), far));
        let at = pt(hero.x1 + dice.between(-30.0, 20.0), stage.sky + dice.between(40.0, 60.0));
        behind.extend(cloud(at, dice.between(110.0, 140.0), far, dice));
    }
    let peak = stage.horizon - dice.between(50.0, 80.0);
    let back = Ridge::through(area, &[peak + 60.0, peak, peak + 70.0, peak + 30.0, peak + 76.0]);
    behind.push(back.land(0xA9_D6_9B, far));
    let hill = Ridge::rolling(area, stage.horizon + 36.0, stage.horizon + 74.0, 10.0, dice);
    behind.push(hill.land(0xBF_E2_93, far));
    let column = hero.x0 - area.x0;
    for (share, tall) in [(0.86, 190.0), (0.2, 270.0), (0.56, 330.0)] {
        let foot = hill.at(area.x0 + column * share, 20.0 + tall * 0.16);
        behind.extend(pine(foot, tall * dice.between(0.94, 1.06), far, dice));
    }
    let column = area.x1 - hero.x1;
    let small = hill.at(hero.x1 + column * 0.24, 24.0);
    behind.extend(mushroom_house(small, 0.82, far, dice));
    let (edge, land) = bank(area, stage.ground - dice.between(28.0, 44.0), 0x9C_D0_6E, near, dice);
    behind.push(land);
    let house = edge.at(hero.x1 + column * dice.between(0.56, 0.64), 14.0);
    behind.extend(mushroom_house(house, dice.between(1.16, 1.3), near, dice));
    behind.extend(bush(
        edge.at(area.x0 + 40.0, 30.0),
        dice.between(120.0, 150.0),
        0x7B_C1_58,
        near,
        dice,
    ));
    let mut before = tufts(stage, &[0.3, 0.62], dice);
    before.extend(mushroom(pt(area.x0 + 46.0, area.y1 - 12.0), dice.between(70.0, 84.0), near, dice));
    before.extend(flower(pt(area.x0 + 116.0, area.y1 - 10.0), 66.0, near, dice));
    Backdrop {
        behind,
        before,
        landmarks: vec![Rect::from_center_size(house - Vec2::new(0.0, 110.0), (180.0, 220.0))],
    }
}

/// The heads of a far wood, at about `y`, higher to one side.
fn far_woods(stage: &Stage, y: f64, tint: u32, dice: &mut Dice) -> Shape {
    let tilt = dice.between(-22.0, 22.0);
    let ys: Vec<_> = (0..7)
        .map(|index| y + tilt * (f64::from(index) / 3.0 - 1.0) + dice.between(-7.0, 7.0))
        .collect();
    treetops(stage.area, &ys, tint, Brush::far(stage.detail))
}

/// Leaves that close the picture above, deeper at its sides.
fn canopy(stage: &Stage, dice: &mut Dice) -> Shape {
    let area = stage.area;
    let low = stage.sky + dice.between(76.0, 96.0);
    let rise = [0.0, 6.0, 34.0, 48.0, 40.0, 12.0, 4.0];
    let edge: Vec<Point> = rise
        .iter()
        .enumerate()
        .map(|(index, rise)| {
            let x = area.x1 + 14.0 - (area.width() + 28.0) * index as f64 / 6.0;
            pt(x, low - rise + dice.between(-4.0, 4.0))
        })
        .collect();
    let mut path = BezPath::new();
    path.move_to(pt(area.x0 - 24.0, area.y0 - 24.0));
    path.line_to(pt(area.x1 + 24.0, area.y0 - 24.0));
    path.line_to(edge[0]);
    lobes(&mut path, edge[0], &edge[1..], 0.28);
    path.close_path();
    Brush::near(stage.detail).area(path, 0x7B_C1_58)
}

/// A round-topped door with a window at the foot of a trunk 100 wide at `scale` 1.
fn door(at: Point, scale: f64, brush: Brush) -> Vec<Shape> {
    let scale = scale.max(0.9);
    let mut shapes = vec![
        brush.part(svg("M-24,4 L-24,-40 C-24,-74 24,-74 24,-40 L24,5 Q0,9 -24,4 Z"), 0xC9_8B_4E),
        brush.part(circle((0.0, -40.0), 10.0), 0xFF_E0_66),
        Shape::solid(circle((13.5, -17.0), 2.8)),
        brush.part(svg("M-19,-112 a19,21 0 1 1 38,0 a19,21 0 1 1 -38,0 Z"), 0xFF_E0_66),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-19,-112 L19,-112 M0,-133 L0,-91")));
    }
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A hollow in a trunk from which two eyes look.
fn owl_hole(at: Point, brush: Brush) -> Vec<Shape> {
    let shapes = vec![
        brush.part(svg("M-21,2 C-22,-30 20,-32 22,0 C22,28 -20,30 -21,2 Z"), 0x6B_4A_32),
        Shape::solid(svg("M-11,-1 a4,5.2 0 1 1 8,0 a4,5.2 0 1 1 -8,0 Z")),
        Shape::solid(svg("M4,-1 a4,5.2 0 1 1 8,0 a4,5.2 0 1 1 -8,0 Z")),
    ];
    place(shapes, Affine::translate(at.to_vec2()))
}

/// A mushroom with a door, 184 wide and 196 high at `scale` 1 (at least 0.8), the foot at `at`.
fn mushroom_house(at: Point, scale: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let cap = *dice.pick(&[0xE8_5D_4F, 0xF2_8C_4B, 0xC9_6A_C4, 0x6F_A8_DC]).unwrap_or(&0xE8_5D_4F);
    let mut shapes = Vec::new();
    if dice.chance(0.6) {
        shapes.push(brush.area(svg("M34,-160 L34,-220 L62,-220 L62,-140 Z"), 0xC9_7B_5A));
    }
    shapes.push(brush.area(
        svg("M-52,4 C-62,-40 -46,-70 -48,-96 L48,-96 C46,-70 62,-40 52,4 Q0,14 -52,4 Z"),
        0xF6_E7_CF,
    ));
    shapes.push(brush.area(
        svg("M-92,-84 C-104,-150 -50,-196 0,-196 C50,-196 104,-150 92,-84 C70,-64 -70,-64 -92,-84 Z"),
        cap,
    ));
    shapes.push(brush.part(circle((-6.0, -148.0), 21.0), 0xFF_FF_FF));
    shapes.push(brush.part(circle((-58.0, -112.0), 14.0), 0xFF_FF_FF));
    shapes.push(brush.part(circle((50.0, -116.0), 17.0), 0xFF_FF_FF));
    shapes.push(brush.part(svg("M-34,8 L-34,-30 C-34,-56 6,-56 6,-30 L6,10 Z"), 0xB8_7B_45));
    shapes.push(Shape::solid(circle((-2.5, -16.0), 2.8)));
    shapes.push(brush.part(circle((30.0, -40.0), 12.0), 0xFF_E0_66));
    if brush.full() {
        shapes.push(brush.line(svg("M18,-40 L42,-40 M30,-52 L30,-28")));
        shapes.push(brush.line(svg("M-14,9 L-14,-48")));
    }
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// Open tufts of grass along the ground, at these shares of the width.
fn tufts(stage: &Stage, shares: &[f64], dice: &mut Dice) -> Vec<Shape> {
    let area = stage.area;
    shares
        .iter()
        .flat_map(|share| {
            let x = area.x0 + area.width() * (share + dice.between(-0.03, 0.03));
            grass(pt(x, area.y1 - dice.between(14.0, 34.0)), 20.0, Brush::far(stage.detail))
        })
        .collect()
}

/// Something that frames the lower right corner, and perhaps a branch in the upper one.
fn corner(stage: &Stage, dice: &mut Dice) -> Vec<Shape> {
    let near = Brush::near(stage.detail);
    let area = stage.area;
    let at = pt(area.x1 - dice.between(50.0, 64.0), area.y1 - 8.0);
    let mut shapes = match dice.below(3) {
        0 => fern(at, dice.between(92.0, 104.0), near, dice),
        1 => {
            let mut pair = mushroom(at, dice.between(92.0, 104.0), near, dice);
            pair.extend(mushroom(at + Vec2::new(-66.0, 2.0), 64.0, near, dice));
            pair
        }
        _ => {
            let mut pair = rock(at + Vec2::new(10.0, 0.0), 96.0, near, dice);
            pair.extend(flower(at + Vec2::new(-66.0, 0.0), 70.0, near, dice));
            pair
        }
    };
    if dice.chance(0.4) {
        shapes.extend(leafy_branch(
            pt(area.x1 + 16.0, stage.sky + 100.0),
            pt(area.x1 - 92.0, stage.sky + 128.0),
            0x8F_CB_5A,
            near,
            dice,
        ));
    }
    shapes
}
