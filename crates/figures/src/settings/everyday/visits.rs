//! School, library, shop and hospital: rooms where children go.

use drawing::Shape;
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{
    Brush, bed, bookcase, bunting, drawers, either_way, picture, pt, rug, stand, star, window,
};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::{Sketch, slab};
use crate::path::{circle, svg};

const SCHOOL: &[Prop] = &[
    ("globe", 124.0, Zone::Ground),
    ("backpack", 130.0, Zone::Ground),
    ("open book", 72.0, Zone::Front),
    ("apple", 66.0, Zone::Front),
    ("star", 66.0, Zone::Wall),
    ("paint palette", 104.0, Zone::Wall),
    ("potted plant", 104.0, Zone::Ground),
    ("building blocks", 84.0, Zone::Front),
];
const LIBRARY: &[Prop] = &[
    ("open book", 72.0, Zone::Front),
    ("globe", 104.0, Zone::Ground),
    ("potted plant", 110.0, Zone::Ground),
    ("star", 66.0, Zone::Wall),
    ("heart", 66.0, Zone::Wall),
    ("backpack", 130.0, Zone::Ground),
];
const SHOP: &[Prop] = &[
    ("pumpkin", 84.0, Zone::Front),
    ("banana", 62.0, Zone::Front),
    ("apple", 66.0, Zone::Front),
    ("picnic basket", 110.0, Zone::Ground),
    ("milk", 110.0, Zone::Ground),
    ("potted plant", 104.0, Zone::Ground),
    ("heart", 66.0, Zone::Wall),
];
const HOSPITAL: &[Prop] = &[
    ("heart", 60.0, Zone::Wall),
    ("potted plant", 110.0, Zone::Ground),
    ("heart", 48.0, Zone::Wall),
    ("star", 66.0, Zone::Wall),
    ("open book", 72.0, Zone::Front),
    ("apple", 66.0, Zone::Front),
    ("building blocks", 84.0, Zone::Front),
];

/// A classroom: a board, desks, shelves, pictures on a string.
pub(in crate::settings) fn school(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let wall = [0xFD_F2_D6, 0xE3_F1_FA, 0xE9_F4_DF][dice.below(3)];
        let (mut it, floor) = Sketch::indoors(stage, wall, 0xE0_C0_96, dice);
        it.paper(floor, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        let board = floor - dice.between(100.0, 124.0);
        let own = it.asked(&["blackboard"]);
        match layout {
            _ if own => {
                it.landmark(&bookcase(far, dice), right, 0.5, floor + 14.0);
                it.landmark(&window(far, dice), left, 0.5, (floor - 100.0).max(stage.sky + 160.0));
            }
            0 => {
                it.landmark(&blackboard(far, dice), left, 0.5, board);
                it.landmark(&window(far, dice), right, 0.5, (floor - 100.0).max(stage.sky + 160.0));
            }
            1 => {
                it.landmark(&blackboard(far, dice), left, 0.5, board);
                it.landmark(&bookcase(far, dice), right, 0.5, floor + 14.0);
            }
            _ => {
                it.landmark(&blackboard(far, dice), right, 0.5, board);
                let y = stage.sky + 20.0;
                it.put(bunting((-8.0, y), (stage.area.x1 + 8.0, y), 22.0, far));
                if it.full() {
                    let at = pt(left.seat(38.0, 0.5), board - 40.0);
                    it.put(stand(picture(far, dice), at));
                }
            }
        }
        it.landmark(&desk(near, dice), left, 0.5, floor + dice.between(64.0, 80.0));
        if it.full() || layout == 0 {
            it.stand(&desk(near, dice), right, 0.5, floor + dice.between(56.0, 74.0));
        }
        if dice.chance(0.5) {
            it.corner(&it.figure("backpack", 130.0), right, 10.0);
        }
        it.finish(SCHOOL, if own { aloft::LIBRARY } else { aloft::CLASSROOM })
    })
}

/// A board with something drawn on it, 150 wide and 116 high.
fn blackboard(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(slab(-76.0, -116.0, 152.0, 106.0), 0xC9_96_5A),
        brush.part(slab(-58.0, -98.0, 116.0, 76.0), 0x8A_C0_A0),
        brush.area(slab(-60.0, -16.0, 120.0, 16.0), 0xC9_96_5A),
    ];
    match dice.below(3) {
        0 => {
            shapes.push(brush.part(circle((-26.0, -62.0), 17.0), 0xFF_E0_6A));
            shapes.push(brush.line(svg("M14,-78 H48 M14,-60 H40 M14,-42 H46")));
        }
        1 => {
            shapes.extend(star(pt(-24.0, -62.0), 20.0, 0.0, Brush { contour: brush.inside, ..brush }));
            shapes.push(brush.part(
                svg("M28,-44 C4,-60 12,-80 22,-76 Q28,-74 28,-69 Q28,-74 34,-76 C44,-80 52,-60 28,-44 Z"),
                0xF7_9A_A8,
            ));
        }
        _ => shapes.push(brush.part(svg("M-40,-36 L-40,-64 L-12,-88 L16,-64 L16,-36 Z"), 0xF7_D0_A0)),
    }
    shapes
}

/// A pupil's desk with a book and an apple, 136 wide and 120 high.
fn desk(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let wood = 0xE0_AE_72;
    let mut shapes = vec![
        brush.area(svg("M-58,4 L-54,-74 L-38,-74 L-40,4 Z"), 0x9A_A6_B2),
        brush.area(svg("M58,4 L54,-74 L38,-74 L40,4 Z"), 0x9A_A6_B2),
        brush.area(slab(-50.0, -72.0, 100.0, 30.0), wood),
    ];
    if dice.chance(0.5) {
        shapes.push(
            brush.area(svg("M-36,-84 L-36,-108 Q-18,-116 0,-106 Q18,-116 36,-108 L36,-84 Z"), 0xFF_FF_FF),
        );
        shapes.push(brush.line(svg("M0,-106 V-84")));
    } else {
        shapes.push(brush.area(circle((24.0, -102.0), 17.0), 0xE8_5A_4A));
        shapes.push(brush.area(slab(-48.0, -104.0, 56.0, 19.0), 0x7F_A8_E8));
    }
    shapes.push(brush.area(slab(-68.0, -88.0, 136.0, 18.0), wood));
    shapes
}

/// Bookcases as high as the wall, a ladder, a reading corner.
pub(in crate::settings) fn library(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(2);
    either_way(stage, dice, |stage, dice| {
        let wall = [0xF6_E6_D0, 0xE6_E0_F2, 0xE3_EE_E4][dice.below(3)];
        let (mut it, floor) = Sketch::indoors(stage, wall, 0xD0_A8_80, dice);
        it.paper(floor, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        let foot = it.landmark(&bookcase(far, dice), left, 0.5, floor + 14.0);
        if floor - 176.0 - 190.0 > stage.sky - 40.0 && it.full() {
            it.put(stand(bookcase(far, dice), foot - pt(0.0, 190.0).to_vec2()));
        }
        match layout {
            0 => {
                it.landmark(&bookcase(far, dice), right, 0.5, floor + 14.0);
                it.stand(&heap_of_books(near, dice), right, 0.5, floor + 92.0);
            }
            _ => {
                it.landmark(&armchair(near, dice), right, 0.5, floor + 56.0);
                it.landmark(&window(far, dice), right, 0.5, (floor - 110.0).max(stage.sky + 160.0));
                it.stand(&heap_of_books(near, dice), left, 0.5, floor + 92.0);
            }
        }
        if it.full() {
            let half = (stage.hero.width() / 2.0 + 50.0).min(190.0);
            it.put(stand(rug(half, 0xC8_6A_6A, near), pt(stage.hero.center().x, stage.ground + 4.0)));
        }
        it.finish(LIBRARY, aloft::LIBRARY)
    })
}

/// A heap of four fat books, 110 wide and 84 high.
fn heap_of_books(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tints = [0xF2_7C_8A, 0x7F_A8_E8, 0xFF_D9_5A, 0x8F_CB_8A];
    let first = dice.below(4);
    let rows = if brush.full() { 4 } else { 2 };
    (0..rows)
        .map(|row| {
            let wide = 108.0 - 8.0 * f64::from(row) + dice.between(-4.0, 4.0);
            let x = -wide / 2.0 + dice.between(-6.0, 6.0);
            let deep = if brush.full() { 21.0 } else { 32.0 };
            let y = -deep * f64::from(row + 1);
            brush.area(slab(x, y, wide, deep), tints[(first + row as usize) % 4])
        })
        .collect()
}

/// An armchair, 140 wide and 150 high.
fn armchair(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xE8_8A_7A, 0x7F_B8_C8, 0xB9_A8_E0][dice.below(3)];
    vec![
        brush.area(svg("M-50,-30 L-50,-116 C-50,-160 50,-160 50,-116 L50,-30 Z"), tint),
        brush.area(slab(-46.0, -62.0, 92.0, 40.0), tint),
        brush.area(svg("M-72,2 L-72,-66 C-72,-92 -36,-92 -36,-66 L-36,2 Z"), tint),
        brush.area(svg("M72,2 L72,-66 C72,-92 36,-92 36,-66 L36,2 Z"), tint),
        brush.area(slab(-40.0, -26.0, 80.0, 28.0), tint),
    ]
}

/// A shop from within: a counter with a till, shelves of fruit, toys or bread, an awning above.
pub(in crate::settings) fn shop(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let wall = [0xFD_F2_D6, 0xFC_E6_EC, 0xE3_F1_EA][dice.below(3)];
        let (mut it, floor) = Sketch::indoors(stage, wall, 0xE3_C8_A0, dice);
        it.paper(floor, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.landmark(&shelves(layout, far, dice), right, 0.5, floor + 14.0);
        it.landmark(&counter(near, dice), left, 0.5, floor + dice.between(44.0, 60.0));
        if it.full() {
            let y = stage.sky + 24.0;
            it.put(bunting((-8.0, y), (stage.area.x1 + 8.0, y), 20.0, far));
        }
        it.stand(&crate_of_fruit(near, dice), right, 0.5, floor + 84.0);
        it.finish(SHOP, aloft::SHOP)
    })
}

/// A counter with a till, 150 wide and 150 high.
fn counter(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xE8_A0_7A, 0x8A_C0_C8, 0xC8_B0_E0][dice.below(3)];
    let mut shapes = vec![
        brush.area(slab(-44.0, -152.0, 52.0, 32.0), 0xFF_FF_FF),
        brush.area(svg("M-54,-100 L-44,-126 L12,-126 L22,-100 Z"), 0x9A_A6_B2),
        brush.area(slab(-66.0, -92.0, 132.0, 96.0), tint),
        brush.area(slab(-76.0, -104.0, 152.0, 18.0), 0xFA_F3_E8),
    ];
    if brush.full() {
        shapes.push(brush.part(slab(-54.0, -72.0, 48.0, 62.0), 0xFF_F6_E8));
        shapes.push(brush.part(slab(6.0, -72.0, 48.0, 62.0), 0xFF_F6_E8));
        shapes.push(brush.area(circle((50.0, -118.0), 15.0), 0xE8_5A_4A));
    } else {
        shapes.drain(..2);
        shapes.push(brush.area(circle((0.0, -124.0), 22.0), 0xE8_5A_4A));
    }
    shapes
}

/// Three shelves of goods, 136 wide and 196 high: 0 jars, 1 loaves, 2 toys.
fn shelves(kind: usize, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tints = [0xF2_9A_6A, 0xF7_D0_6A, 0xA8_D0_8A, 0xE8_8A_A0, 0x8A_B8_E8];
    let first = dice.below(5);
    let mut shapes = vec![brush.area(slab(-68.0, -196.0, 136.0, 198.0), 0xC9_9A_62)];
    if !brush.full() {
        shapes.push(brush.part(slab(-54.0, -182.0, 108.0, 78.0), 0xFB_F0_DC));
        shapes.push(brush.part(slab(-54.0, -90.0, 108.0, 78.0), 0xFB_F0_DC));
        for x in [-27.0, 27.0] {
            shapes.push(match kind {
                0 => brush.part(slab(x - 20.0, -160.0, 40.0, 56.0), tints[first]),
                1 => brush.part(svg(&format!("M{},-104 q-6,-44 18,-44 q24,0 18,44 Z", x - 18.0)), 0xE0_A8_5A),
                _ => brush.part(circle((x, -126.0), 22.0), tints[first]),
            });
        }
        return shapes;
    }
    for row in 0..3 {
        let low = -16.0 - 61.0 * f64::from(row);
        shapes.push(brush.part(slab(-57.0, low - 48.0, 114.0, 48.0), 0xFB_F0_DC));
        for (index, x) in [-35.0, 0.0, 35.0].into_iter().enumerate() {
            let tint = tints[(first + index + row as usize) % 5];
            shapes.push(match kind {
                0 => brush.part(slab(x - 13.0, low - 36.0, 26.0, 36.0), tint),
                1 => {
                    brush.part(svg(&format!("M{},{low} q-6,-30 15,-30 q21,0 15,30 Z", x - 15.0)), 0xE0_A8_5A)
                }
                _ => brush.part(circle((x, low - 15.0), 14.5), tint),
            });
        }
    }
    shapes
}

/// A crate of round fruit, 120 wide and 84 high.
fn crate_of_fruit(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xE8_5A_4A, 0xFF_A8_3D, 0x8F_CB_5A][dice.below(3)];
    let mut shapes = Vec::new();
    for (x, y) in [(-20.0, -66.0), (20.0, -66.0), (-38.0, -46.0), (0.0, -48.0), (38.0, -46.0)] {
        if brush.full() || y > -60.0 {
            shapes.push(brush.area(circle((x, y), 19.0), tint));
        }
    }
    shapes.push(brush.area(svg("M-64,-40 L64,-40 L56,4 L-56,4 Z"), 0xD8_A8_70));
    if brush.full() {
        shapes.push(brush.line(svg("M-60,-18 H60")));
    }
    shapes
}

/// A friendly hospital room: a bed, a curtain, flowers, a bear, hearts on the wall.
pub(in crate::settings) fn hospital(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(2);
    either_way(stage, dice, |stage, dice| {
        let wall = [0xE3_F4_F4, 0xE9_F4_E6, 0xF1_EC_F8][dice.below(3)];
        let (mut it, floor) = Sketch::indoors(stage, wall, 0xDD_E4_E8, dice);
        it.paper(floor, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.beside(&bed(near, dice), left, floor + dice.between(44.0, 60.0));
        let heart = svg("M0,34 C-54,-2 -38,-42 -12,-36 Q0,-32 0,-20 Q0,-32 12,-36 C38,-42 54,-2 0,34 Z");
        let sign = vec![far.area(circle((0.0, -2.0), 56.0), 0xFF_FF_FF), far.part(heart, 0xF2_7C_8A)];
        let at = pt(left.seat(56.0, 0.5), (floor - 190.0).max(stage.sky + 76.0));
        it.telling(stand(sign, at));
        if layout == 0 {
            it.landmark(&screen(far, dice), right, 0.5, floor + 24.0);
            it.stand(&toy_bear(near), right, 0.5, floor + 84.0);
        } else {
            it.landmark(&window(far, dice), right, 0.5, (floor - 120.0).max(stage.sky + 160.0));
            it.landmark(&drawers(0xBF_DC_E0, near), right, 0.5, floor + 34.0);
        }
        it.finish(HOSPITAL, aloft::ROOM)
    })
}

/// A big toy bear that sits, 110 wide and 130 high.
fn toy_bear(brush: Brush) -> Vec<Shape> {
    let fur = 0xD8_A0_6A;
    let mut shapes = vec![
        brush.area(circle((-30.0, -122.0), 15.0), fur),
        brush.area(circle((30.0, -122.0), 15.0), fur),
        brush.area(svg("M-36,-20 C-50,-66 50,-66 36,-20 Z"), fur),
        brush.area(circle((0.0, -94.0), 40.0), fur),
        brush.area(circle((-32.0, -14.0), 18.0), fur),
        brush.area(circle((32.0, -14.0), 18.0), fur),
    ];
    for x in [-14.0, 14.0] {
        shapes.push(Shape::solid(circle((x, -102.0), 4.4)));
    }
    shapes.push(brush.part(svg("M-17,-84 C-17,-98 17,-98 17,-84 C17,-70 -17,-70 -17,-84 Z"), 0xF6_E0_C0));
    shapes.push(Shape::solid(circle((0.0, -89.0), 4.0)));
    shapes
}

/// A folding screen of three leaves, 150 wide and 200 high.
fn screen(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF7_C8_D0, 0xBF_DC_F0, 0xD6_EC_C8][dice.below(3)];
    let mut shapes = vec![
        brush.area(svg("M-74,4 L-74,-196 L-26,-186 L-26,-4 Z"), tint),
        brush.area(svg("M-26,-4 L-26,-186 L26,-196 L26,4 Z"), tint),
        brush.area(svg("M26,4 L26,-196 L74,-186 L74,-4 Z"), tint),
    ];
    if brush.full() {
        for x in [-50.0, 0.0, 50.0] {
            shapes.extend(star(pt(x, -120.0), 15.0, 0.0, Brush { contour: brush.inside, ..brush }));
        }
    }
    shapes
}
