//! Rooms at home: bedroom, kitchen, and a room made ready for a birthday.

use drawing::Shape;
use kurbo::Affine;
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{
    Brush, Room, bed, bookcase, bunting, drawers, either_way, hanging_lamp, picture, place, pt, rug, stand,
    table, window,
};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::{Sketch, slab};
use super::toys::{bunk_bed, play_tent, toy_box};
use crate::path::{circle, ellipse, svg};

const BEDROOM: &[Prop] = &[
    ("building blocks", 84.0, Zone::Front),
    ("beach ball", 84.0, Zone::Front),
    ("open book", 72.0, Zone::Front),
    ("star", 66.0, Zone::Wall),
    ("heart", 66.0, Zone::Wall),
    ("potted plant", 104.0, Zone::Ground),
    ("rubber duck", 100.0, Zone::Ground),
    ("drum", 130.0, Zone::Ground),
    ("globe", 100.0, Zone::Ground),
    ("skateboard", 60.0, Zone::Front),
];
const KITCHEN: &[Prop] = &[
    ("heart", 66.0, Zone::Wall),
    ("apple", 66.0, Zone::Front),
    ("milk", 104.0, Zone::Front),
    ("potted plant", 104.0, Zone::Ground),
    ("banana", 60.0, Zone::Front),
    ("chef hat", 76.0, Zone::Wall),
    ("bucket", 104.0, Zone::Ground),
    ("pumpkin", 84.0, Zone::Front),
];
const PARTY: &[Prop] = &[
    ("present", 120.0, Zone::Ground),
    ("star", 70.0, Zone::Wall),
    ("heart", 56.0, Zone::Wall),
    ("party hat", 84.0, Zone::Front),
    ("beach ball", 84.0, Zone::Front),
    ("star", 66.0, Zone::Wall),
    ("heart", 66.0, Zone::Wall),
    ("lollipop", 120.0, Zone::Ground),
    ("cupcake", 130.0, Zone::Ground),
    ("drum", 120.0, Zone::Ground),
];

const PAPERS: [u32; 5] = [0xE3_F1_FA, 0xFC_E6_EC, 0xE9_F4_DF, 0xFD_F2_D6, 0xEC_E6_F6];
const BOARDS: [u32; 3] = [0xE7_C9_9A, 0xDD_BC_90, 0xF0_D8_B4];

/// A room with a wall and a floor of thrown colours.
fn room<'a>(stage: &'a Stage, dice: &mut Dice) -> (Sketch<'a>, f64) {
    let (wall, floor) = (PAPERS[dice.below(5)], BOARDS[dice.below(3)]);
    Sketch::indoors(stage, wall, floor, dice)
}

/// Hangs something in the middle of `room`, its middle `down` below the lettering.
fn hang(it: &mut Sketch, shapes: Vec<Shape>, room: Room, (share, down): (f64, f64)) {
    let half = super::super::plan::bounds(&shapes).width() / 2.0;
    let at = pt(room.seat(half, share), it.stage.sky + down);
    it.put(stand(shapes, at));
}

/// A bed under a window, with shelves, a chest of drawers or a toy box across the rug.
pub(in crate::settings) fn bedroom(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(4);
    either_way(stage, dice, |stage, dice| {
        let (mut it, floor) = room(stage, dice);
        it.paper(floor, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        let high = (floor - stage.sky - 90.0).clamp(150.0, 240.0);
        let pane = window(far, dice);
        // Where a bed was asked for, there is no second one.
        let own = it.asked(&["bed"]);
        let [bed, bunk_bed, toys] = [bed, bunk_bed, toy_box];
        let [bed, bunk_bed] = if own { [toys, toys] } else { [bed, bunk_bed] };
        match layout {
            0 | 2 => {
                it.beside(&bed(near, dice), left, floor + dice.between(44.0, 60.0));
                let at = floor - dice.between(96.0, 116.0);
                it.landmark(&pane, left, 0.5, at.max(stage.sky + 160.0));
                let chest = [bookcase(far, dice), drawers(0xD8_A0_6A, far)];
                it.landmark(&chest[usize::from(layout == 2)], right, 0.5, floor + 16.0);
                if layout == 2 {
                    hang(&mut it, picture(far, dice), right, (0.5, high * 0.5));
                }
            }
            1 => {
                it.beside(&bunk_bed(near, dice), left, floor + 40.0);
                it.landmark(&pane, right, 0.5, (floor - 100.0).max(stage.sky + 160.0));
                it.stand(&toy_box(near, dice), right, 0.5, floor + 50.0);
            }
            _ => {
                it.beside(&bed(near, dice), left, floor + 50.0);
                it.put(stand(
                    hanging_lamp(floor, 0xFF_C9_5A, far),
                    pt(left.seat(38.0, 0.6), stage.sky + dice.between(80.0, 110.0)),
                ));
                it.landmark(&play_tent(near, dice), right, 0.5, floor + 40.0);
                hang(&mut it, picture(far, dice), right, (0.5, 76.0));
            }
        }
        let at = pt(stage.hero.center().x, stage.ground + 4.0);
        let half = stage.hero.width() / 2.0 + dice.between(44.0, 60.0);
        it.put(stand(rug(half.min(190.0), [0xF7_B8_C8, 0x9F_CF_E8, 0xC8_E0_9A][dice.below(3)], near), at));
        if dice.chance(0.6) {
            let toy = ["building blocks", "beach ball"][dice.below(2)];
            it.corner(&it.figure(toy, 84.0), if dice.chance(0.5) { left } else { right }, 14.0);
        }
        it.finish(BEDROOM, aloft::ROOM)
    })
}

/// Cupboards along the wall with a cooker, a sink under the window, a fridge, or a laid table.
pub(in crate::settings) fn kitchen(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let (mut it, floor) = room(stage, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        let tint = [0x9F_CF_C0, 0xF7_D0_A0, 0xA8_C8_E8, 0xF7_B8_B0][dice.below(4)];
        let pane = window(far, dice);
        let shelf = (floor - 150.0).max(stage.sky + 90.0);
        // Where one of them was asked for, there is no second one.
        let layout = match layout {
            _ if it.asked(&["oven", "refrigerator"]) => 2,
            2 if it.asked(&["table", "tea table"]) => 1,
            0 if it.asked(&["sink"]) => 1,
            layout => layout,
        };
        match layout {
            0 => {
                it.landmark(&cooker(near, dice), left, 0.5, floor + 30.0);
                it.stand(&hood(far), left, 0.5, shelf);
                it.landmark(&sink(tint, near), right, 0.5, floor + 26.0);
                it.landmark(&pane, right, 0.5, (floor - 118.0).max(stage.sky + 160.0));
            }
            1 => {
                it.landmark(&fridge(near, dice), left, 0.4, floor + 34.0);
                it.landmark(&cooker(near, dice), right, 0.5, floor + 30.0);
                it.stand(&shelf_of_jars(far, dice), right, 0.5, shelf);
            }
            _ => {
                let cupboard = if it.asked(&["sink"]) { drawers(tint, far) } else { sink(tint, far) };
                it.landmark(&cupboard, left, 0.5, floor + 22.0);
                it.landmark(&pane, left, 0.5, (floor - 118.0).max(stage.sky + 160.0));
                if !it.asked(&["table", "tea table"]) {
                    it.landmark(&breakfast(near, dice), right, 0.5, floor + 76.0);
                }
                let at = pt(right.seat(38.0, 0.5), (floor - 200.0).max(stage.sky + 70.0));
                it.put(stand(hanging_lamp(floor, 0xF2_7C_6A, far), at));
            }
        }
        if it.full() {
            tiles(&mut it, floor);
        }
        if dice.chance(0.5) {
            it.corner(&it.figure(["pumpkin", "apple"][dice.below(2)], 84.0), right, 14.0);
        }
        it.finish(KITCHEN, aloft::KITCHEN)
    })
}

/// Seams of large floor tiles.
fn tiles(it: &mut Sketch, floor: f64) {
    let area = it.stage.area;
    let y = floor + (area.y1 - floor) * 0.62;
    let seams = format!("M-20,{y} H560 M60,{y} L20,730 M480,{y} L520,730");
    it.put(vec![it.far.line(svg(&seams))]);
}

/// A cooker with an oven, 124 wide and 150 high with the pot on it.
fn cooker(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xFF_FF_FF, 0xF7_D0_A0, 0xC8_DC_EC][dice.below(3)];
    let pot = [0xF2_6A_5A, 0x6F_A8_DC, 0x8A_C8_7A][dice.below(3)];
    let mut shapes = vec![
        brush.area(slab(-60.0, -96.0, 120.0, 100.0), tint),
        brush.part(slab(-44.0, -60.0, 88.0, 50.0), 0xFF_E3_B0),
        brush.area(slab(-66.0, -108.0, 132.0, 16.0), 0x9A_A6_B2),
        brush.area(svg("M-36,-108 L-36,-138 L22,-138 L22,-108 Z"), pot),
        brush.area(svg("M-44,-134 C-40,-158 26,-158 30,-134 Z"), pot),
    ];
    if brush.full() {
        for x in [-40.0, 0.0, 40.0] {
            shapes.push(Shape::solid(circle((x, -77.0), 3.4)));
        }
        shapes.push(brush.line(svg("M-30,-48 H30")));
        shapes.push(brush.area(circle((-7.0, -160.0), 8.5), pot));
        shapes.push(brush.line(svg("M-24,-172 q-8,-12 0,-22 M12,-172 q-8,-12 0,-22")));
    }
    shapes
}

/// A hood over a cooker, 130 wide and 80 high.
fn hood(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(svg("M-22,-24 L-22,-110 L22,-110 L22,-24 Z"), 0xDD_E3_EA),
        brush.area(svg("M-66,0 L-26,-44 L26,-44 L66,0 Z"), 0xDD_E3_EA),
    ]
}

/// A sink in a cupboard, 150 wide and 130 high with its tap.
fn sink(tint: u32, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(
            svg("M-10,-98 L-10,-128 C-10,-150 30,-150 30,-128 L30,-116 L16,-116 L16,-126 C16,-134 5,-134 5,-126 L5,-98 Z"),
            0xC8_D4_E0,
        ),
        brush.area(slab(-68.0, -92.0, 136.0, 96.0), tint),
        brush.area(slab(-76.0, -104.0, 152.0, 17.0), 0xFA_F3_E8),
        brush.part(slab(-56.0, -74.0, 50.0, 64.0), 0xFF_F6_E8),
        brush.part(slab(6.0, -74.0, 50.0, 64.0), 0xFF_F6_E8),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-16,-50 V-36 M16,-50 V-36")));
    }
    shapes
}

/// A round-shouldered fridge, 104 wide and 214 high.
fn fridge(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xBF_E3_F0, 0xF7_C0_C8, 0xD6_EC_C0][dice.below(3)];
    let mut shapes = vec![
        brush.area(svg("M-50,4 L-50,-176 C-50,-220 50,-220 50,-176 L50,4 Z"), tint),
        brush.line(svg("M-50,-128 H50")),
        brush.area(slab(-40.0, -176.0, 14.0, 36.0), 0xFF_FF_FF),
        brush.area(slab(-40.0, -112.0, 14.0, 46.0), 0xFF_FF_FF),
    ];
    if brush.full() {
        shapes.push(brush.part(slab(-6.0, -100.0, 42.0, 40.0), 0xFF_FF_FF));
        shapes.push(brush.part(circle((15.0, -80.0), 10.5), 0xFF_D9_3D));
    }
    shapes
}

/// A shelf with three jars, 140 wide and 74 high.
fn shelf_of_jars(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tints = [0xF2_9A_6A, 0xF7_D0_6A, 0xA8_D0_8A, 0xE8_8A_A0];
    let first = dice.below(4);
    let mut shapes = Vec::new();
    for (index, x) in [-44.0, 0.0, 44.0].into_iter().enumerate() {
        shapes.push(brush.area(slab(x - 17.0, -46.0, 34.0, 48.0), tints[(first + index) % 4]));
        shapes.push(brush.area(slab(x - 14.0, -60.0, 28.0, 16.0), 0xFF_F6_E0));
    }
    shapes.push(brush.area(slab(-72.0, 0.0, 144.0, 15.0), 0xC9_8B_4E));
    shapes
}

/// A laid table, 150 wide and 140 high.
fn breakfast(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-54,-88 L-54,-118 C-54,-132 -22,-132 -22,-118 L-22,-88 Z"), 0xF7_B8_A0),
        brush.area(svg("M-4,-90 L2,-112 L46,-112 L52,-90 Z"), 0xFF_FF_FF),
        brush.area(circle((14.0, -118.0), 12.0), 0xE8_5A_4A),
        brush.area(circle((36.0, -118.0), 12.0), 0xFF_B3_47),
    ];
    shapes.extend(table([0xF7_E0_8A, 0xBF_DC_F0, 0xF7_C8_D0][dice.below(3)], brush));
    shapes
}

/// Bunting, balloons, a table with a cake, presents.
pub(in crate::settings) fn birthday_party(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(4);
    either_way(stage, dice, |stage, dice| {
        let outside = layout == 3;
        let (mut it, floor) = if outside {
            let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
            let lawn = it.hills(stage.horizon + 40.0, 20.0, 0xB5_DD_8A, dice);
            (it, lawn.y(120.0) + 30.0)
        } else {
            room(stage, dice)
        };
        if !outside {
            it.paper(floor, dice);
        }
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        let area = stage.area;
        let y = stage.sky + dice.between(16.0, 30.0);
        it.put(bunting((area.x0 - 8.0, y), (area.x1 + 8.0, y + dice.between(-8.0, 8.0)), 26.0, far));
        if it.asked(&["table", "birthday cake", "giant cake"]) {
            it.landmark(&presents(near, dice), left, 0.5, floor + 60.0);
        } else {
            it.landmark(&cake_table(near, dice), left, 0.5, floor + dice.between(60.0, 76.0));
        }
        let tied = balloons(near, dice);
        match layout {
            0 | 3 => drop(it.landmark(&tied, right, 0.5, floor + 40.0)),
            1 => {
                it.landmark(&presents(near, dice), right, 0.5, floor + 60.0);
                it.landmark(&window(far, dice), right, 0.5, (floor - 90.0).max(stage.sky + 230.0));
            }
            _ => {
                it.landmark(&presents(near, dice), right, 0.5, floor + 66.0);
                it.stand(&balloons(far, dice), right, 0.4, floor - 30.0);
            }
        }
        if outside {
            it.ground(dice.between(20.0, 34.0), 0x9C_D0_6E, dice);
        }
        if dice.chance(0.6) {
            it.corner(&it.figure("present", 104.0), if dice.chance(0.5) { left } else { right }, 12.0);
        }
        it.finish(PARTY, aloft::PARTY)
    })
}

/// Three balloons on strings that meet at the origin, 110 wide and 190 high.
fn balloons(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tints = [0xF2_6A_6A, 0xFF_C9_3D, 0x6F_B0_E8, 0x8A_C8_7A];
    let first = dice.below(4);
    let mut shapes = vec![brush.line(svg(
        "M-26,0 C-18,-40 -34,-70 -32,-102 M4,-2 C-6,-40 10,-80 2,-128 M32,0 C22,-30 40,-60 35,-94",
    ))];
    for (index, (x, y)) in [(2.0, -160.0), (-32.0, -132.0), (35.0, -124.0)].into_iter().enumerate() {
        shapes.push(brush.area(ellipse((x, y), 27.0, 33.0, 0.0), tints[(first + index) % 4]));
        if brush.full() {
            shapes.push(brush.line(svg(&format!("M{},{} q4,-10 12,-13", x - 15.0, y - 6.0))));
        }
    }
    shapes
}

/// A table with a birthday cake, 150 wide and 190 high.
fn cake_table(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let icing = [0xF7_A8_C8, 0x9F_CF_E8, 0xFF_E0_8A][dice.below(3)];
    let mut shapes = Vec::new();
    let candles: &[f64] = if brush.full() { &[-26.0, 0.0, 26.0] } else { &[0.0] };
    let half = if brush.full() { 7.5 } else { 11.0 };
    for x in candles {
        shapes.push(brush.area(slab(x - half, -174.0, half * 2.0, 38.0), 0xFF_FF_FF));
        shapes.push(brush.area(svg(&format!("M{x},-210 q19,22 0,34 q-19,-12 0,-34 Z")), 0xFF_C9_3D));
    }
    shapes.push(brush.area(slab(-46.0, -140.0, 92.0, 54.0), 0xF7_E0_C0));
    shapes.push(brush.area(
        svg("M-46,-130 C-46,-148 46,-148 46,-130 L46,-112 Q34,-98 23,-112 Q12,-98 0,-112 Q-12,-98 -23,-112 Q-34,-98 -46,-112 Z"),
        icing,
    ));
    shapes.extend(table([0xFF_F0_C0, 0xD6_E8_F7, 0xE6_DC_F4][dice.below(3)], brush));
    shapes
}

/// A heap of presents, 130 wide and 130 high.
fn presents(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tints = [0xF2_7C_8A, 0x7F_C8_E8, 0xFF_D9_5A, 0xA9_D6_8A];
    let first = dice.below(4);
    let parcel = |at: (f64, f64), size: f64, tint: u32| {
        let mut shapes = vec![
            brush.area(
                svg("M-4,-100 C-40,-140 -58,-104 -6,-98 Z M4,-100 C40,-140 58,-104 6,-98 Z"),
                0xFF_FF_FF,
            ),
            brush.area(slab(-46.0, -84.0, 92.0, 86.0), tint),
            brush.area(slab(-52.0, -100.0, 104.0, 24.0), tint),
        ];
        if brush.full() {
            shapes.push(brush.part(svg("M-10,-76 L10,-76 L10,2 L-10,2 Z"), 0xFF_FF_FF));
        } else {
            shapes.push(brush.line(svg("M0,-62 V-14")));
        }
        place(shapes, Affine::translate(at) * Affine::scale(size))
    };
    let mut shapes = parcel((-18.0, -22.0), 0.86, tints[first]);
    shapes.extend(parcel((34.0, 4.0), 0.72, tints[(first + 1) % 4]));
    shapes
}
