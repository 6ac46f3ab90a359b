//! An overgrown temple as high as the picture, a great head of stone across the clearing.

use drawing::Shape;
use kurbo::Rect;
use scene::Dice;

use super::super::Stage;
use super::super::aloft;
use super::super::grand::build::{STONE, block, overgrowth};
use super::super::grand::{self, Wing};
use super::super::props;
use super::super::scenery::{Brush, Ridge, TRODDEN, bank, birds, cloud, pt};
use super::super::set::{Layers, Set};
use super::things::leaf_fan;
use super::{far_green, undergrowth};
use crate::path::{circle, svg};
use crate::settings::plan::bounds;
use crate::settings::scenery::{Room, palm, sky, trimmings};

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far, area) = (Brush::near(stage.detail), Brush::far(stage.detail), stage.area);
    let [left, right] = Wing::sides(stage);
    let [left_room, right_room] = Room::sides(stage);
    let mut set = Set {
        behind: vec![sky(area, 0xD8_F0_FA)].into(),
        extras: props::JUNGLE,
        aloft: aloft::JUNGLE,
        ..Set::default()
    };
    if far.full() {
        set.behind.extend(cloud(
            pt(area.center().x + dice.between(0.0, 60.0), stage.sky + 42.0),
            116.0,
            far,
            dice,
        ));
        set.behind.extend(birds(pt(right.inset(60.0), stage.sky + 60.0), far, dice));
    }
    set.behind.push(far_green(stage, stage.horizon - dice.between(64.0, 84.0), dice));
    let top = stage.horizon + dice.between(20.0, 36.0);
    let hill = Ridge::rolling(area, top, top + 14.0, 8.0, dice);
    set.behind.push(hill.land(0xB5_DD_8A, far));
    let base = top + 40.0;
    let ruin = left.stand(great_temple(far), stage, (base, dice.between(0.94, 1.0), 1.5));
    let door = bounds(&ruin).center().x;
    let mut shapes = Vec::new();
    if far.full() {
        shapes.extend(palm(hill.at(right.inset(right.width() * 0.86), 16.0), 240.0, 16.0, far, dice));
    }
    shapes.extend(grand::way(pt(door, base), stage, TRODDEN, far));
    let heart = bounds(&ruin);
    shapes.extend(ruin);
    shapes.extend(right.stand(head_of_stone(far), stage, (base + 16.0, dice.between(0.62, 0.76), 1.3)));
    let sights = grand::sights_of(&shapes, stage, base);
    set.grand_with_a_heart("temple", shapes, (sights, heart));
    let (_, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    set.behind.push(land);
    set.behind.extend(trimmings(stage, dice));
    set.before = Layers::from(leaf_fan(stage, right_room, dice.between(116.0, 132.0), dice));
    set.before.extend(undergrowth(stage, left_room, dice));
    set
}

/// A stepped temple with stairs and a face over its door, 300 wide and 350 high.
fn great_temple(brush: Brush) -> Vec<Shape> {
    let tier = |half: f64, top: f64, foot: f64| {
        brush.area(
            svg(&format!("M{},{foot} L{},{top} L{},{top} L{half},{foot} Z", -half, 10.0 - half, half - 10.0)),
            STONE,
        )
    };
    let slab = |half: f64, y: f64| brush.area(block(Rect::new(-half, y - 9.0, half, y + 9.0)), 0xE8_DE_C8);
    let mut shapes = vec![
        brush.area(svg("M-62,-236 L-56,-318 L56,-318 L62,-236 Z"), STONE),
        brush.area(svg("M-74,-312 L-50,-348 L50,-348 L74,-312 Z"), 0xE8_DE_C8),
        tier(100.0, -240.0, -150.0),
        tier(126.0, -156.0, -72.0),
        tier(150.0, -78.0, 6.0),
    ];
    if brush.full() {
        shapes.extend([slab(98.0, -238.0), slab(124.0, -154.0), slab(148.0, -76.0)]);
    }
    shapes.push(brush.area(svg("M-40,8 L-26,-238 L26,-238 L40,8 Z"), 0xF0_E6_D2));
    let treads: String = (0..if brush.full() { 5 } else { 4 })
        .map(|index| {
            let y = 8.0 - 246.0 * f64::from(index + 1) / if brush.full() { 6.0 } else { 5.0 };
            let half = 40.0 - 14.0 * (8.0 - y) / 246.0;
            format!("M{},{y} H{half} ", -half)
        })
        .collect();
    shapes.push(brush.line(svg(&treads)));
    shapes.push(brush.part(svg("M-24,-238 L-24,-270 C-24,-296 24,-296 24,-270 L24,-238 Z"), 0x6B_5A_48));
    if brush.full() {
        for x in [-40.0, 40.0] {
            shapes.push(brush.part(circle((x, -330.0), 11.0), 0xF2_CF_63));
        }
        shapes.push(brush.part(circle((0.0, -330.0), 12.0), 0xF2_CF_63));
    }
    shapes.push(overgrowth(pt(-104.0, -158.0), 74.0, 30.0, brush));
    shapes.push(overgrowth(pt(56.0, -346.0), 84.0, 30.0, brush));
    if brush.full() {
        shapes.push(overgrowth(pt(130.0, -80.0), 70.0, 28.0, brush));
    }
    shapes
}

/// A head of stone on a plinth, with a crown and great ears, 180 wide and 270 high.
fn head_of_stone(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-82,8 L-74,-44 L74,-44 L82,8 Q0,14 -82,8 Z"), STONE),
        brush.area(svg("M-62,-42 C-76,-110 -72,-170 -66,-196 L66,-196 C72,-170 76,-110 62,-42 Z"), STONE),
        brush.area(svg("M-78,-190 L-74,-232 L74,-232 L78,-190 Z"), 0xE8_DE_C8),
        brush.area(svg("M-58,-230 L-46,-266 L46,-266 L58,-230 Z"), STONE),
    ];
    if brush.full() {
        for x in [-1.0, 1.0] {
            let ear = svg("M64,-160 C92,-168 96,-110 70,-104 C62,-120 62,-140 64,-160 Z");
            let ear = if x < 0.0 { kurbo::Affine::FLIP_X * ear } else { ear };
            shapes.push(brush.area(ear, STONE));
            shapes.push(brush.part(circle((x * 44.0, -211.0), 11.0), 0xF2_CF_63));
        }
        shapes.push(brush.part(circle((0.0, -211.0), 13.0), 0xF2_CF_63));
    }
    // Closed lids: it sleeps.
    for x in [-30.0, 30.0] {
        shapes.push(brush.part(
            svg(&format!("M{},-146 Q{x},-172 {},-146 Q{x},-134 {0},-146 Z", x - 21.0, x + 21.0)),
            0xE8_DE_C8,
        ));
    }
    shapes.push(brush.part(svg("M-12,-138 L-20,-104 Q0,-92 20,-104 L12,-138 Z"), 0xE8_DE_C8));
    shapes.push(brush.part(svg("M-36,-80 Q0,-92 36,-80 Q30,-58 0,-58 Q-30,-58 -36,-80 Z"), 0xE8_DE_C8));
    if brush.full() {
        shapes.push(brush.line(svg("M-20,-75 Q0,-71 20,-75")));
    }
    shapes.push(overgrowth(pt(40.0, -266.0), 92.0, 34.0, brush));
    shapes
}
