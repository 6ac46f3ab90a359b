//! More rooms at home: the bathroom and the living room.

use drawing::Shape;
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{
    Brush, Room, bookcase, drawers, either_way, hanging_lamp, picture, pt, rug, stand, window,
};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::{Sketch, slab};
use crate::path::{circle, ellipse, svg};

const BATHROOM: &[Prop] = &[
    ("rubber duck", 84.0, Zone::Front),
    ("bucket", 96.0, Zone::Ground),
    ("potted plant", 104.0, Zone::Ground),
    ("heart", 46.0, Zone::Wall),
    ("star", 46.0, Zone::Wall),
];
const LIVING_ROOM: &[Prop] = &[
    ("potted plant", 112.0, Zone::Ground),
    ("open book", 72.0, Zone::Front),
    ("beach ball", 84.0, Zone::Front),
    ("heart", 46.0, Zone::Wall),
    ("building blocks", 84.0, Zone::Front),
    ("globe", 100.0, Zone::Ground),
];

const TILES: [u32; 4] = [0xDF_F1_F7, 0xE6_F4_EA, 0xF7_EC_F4, 0xFB_F4_DE];
const PAPERS: [u32; 4] = [0xFC_EE_DC, 0xE9_F4_DF, 0xF6_E6_E9, 0xE8_EC_F7];
const FLOORS: [u32; 3] = [0xC9_E2_EC, 0xD7_E8_D2, 0xEC_DD_E8];
const BOARDS: [u32; 3] = [0xE7_C9_9A, 0xDD_BC_90, 0xF0_D8_B4];
const CLOTHS: [u32; 4] = [0xF7_A8_B8, 0x9F_CF_E8, 0xFF_D9_8A, 0xB9_DD_A0];

/// Beside somebody so large a tub or a sofa would be hidden: this much room is left, in units.
const NARROW: f64 = 140.0;

/// A tub with foam, a basin under its mirror, a toilet, towels on the wall.
pub(in crate::settings) fn bathroom(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let (wall, tiled) = (TILES[dice.below(4)], FLOORS[dice.below(3)]);
        let (mut it, floor) = Sketch::indoors(stage, wall, tiled, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        if it.full() {
            tiles(&mut it, floor);
        }
        let cloth = CLOTHS[dice.below(4)];
        let low = (floor - 112.0).max(stage.sky + 150.0);
        if left.width() < NARROW && !it.asked(&["sink"]) {
            it.landmark(&basin(near), left, 0.5, floor + 36.0);
            it.landmark(&mirror(far), left, 0.5, low - 6.0);
        } else if it.asked(&["bathtub"]) {
            it.landmark(&towels(cloth, far), left, 0.5, low + 20.0);
        } else {
            it.beside(&tub(near), left, floor + dice.between(46.0, 60.0));
        }
        match layout {
            _ if right.width() < NARROW && !it.asked(&["toilet"]) => {
                it.landmark(&toilet(near), right, 0.5, floor + 44.0);
                it.landmark(&towels(cloth, far), right, 0.5, low + 20.0);
            }
            0 if !it.asked(&["toilet"]) => {
                it.landmark(&toilet(near), right, 0.5, floor + 44.0);
                it.landmark(&window(far, dice), right, 0.5, low);
            }
            1 => {
                it.landmark(&drawers(0xA8_D4_D8, near), right, 0.5, floor + 34.0);
                it.landmark(&towels(cloth, far), right, 0.5, low + 20.0);
            }
            _ if it.asked(&["sink"]) => {
                it.landmark(&towels(cloth, far), right, 0.5, low + 20.0);
            }
            _ => {
                it.landmark(&basin(near), right, 0.5, floor + 36.0);
                it.landmark(&mirror(far), right, 0.5, low - 6.0);
            }
        }
        if layout != 0 && left.width() >= NARROW && !it.asked(&["mirror"]) {
            hang(&mut it, mirror(far), left, 92.0);
        }
        let at = pt(stage.hero.center().x, stage.ground + 4.0);
        let half = (stage.hero.width() / 2.0 + dice.between(40.0, 54.0)).min(180.0);
        it.put(stand(rug(half, cloth, near), at));
        it.finish(BATHROOM, aloft::CARRIAGE)
    })
}

/// Hangs something in the middle of `room`, its foot `down` below where the lettering ends.
fn hang(it: &mut Sketch, shapes: Vec<Shape>, room: Room, down: f64) {
    let half = super::super::plan::bounds(&shapes).width() / 2.0;
    let at = pt(room.seat(half, 0.5), it.stage.sky + down + 60.0);
    it.put(stand(shapes, at));
}

/// Seams of large wall tiles.
fn tiles(it: &mut Sketch, floor: f64) {
    let (area, top) = (it.stage.area, it.stage.sky);
    let y = top + (floor - top) * 0.56;
    let x = [0.2, 0.5, 0.8].map(|share| area.x0 + area.width() * share);
    let seams = format!(
        "M{},{y} H{} M{},{y} V{floor} M{},{y} V{floor} M{},{y} V{floor}",
        area.x0 - 20.0,
        area.x1 + 20.0,
        x[0],
        x[1],
        x[2]
    );
    it.put(vec![it.far.line(svg(&seams))]);
}

/// A tub full of foam, 216 wide and 150 high with its tap.
fn tub(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(
            svg("M70,-84 L70,-120 C70,-152 30,-152 30,-124 L30,-112 L46,-112 L46,-122 C46,-132 54,-132 54,-120 L54,-84 Z"),
            0xC8_D4_E0,
        ),
        brush.area(circle((-66.0, -98.0), 22.0), 0xFF_FF_FF),
        brush.area(circle((-4.0, -100.0), 20.0), 0xFF_FF_FF),
        brush.area(circle((-36.0, -106.0), 28.0), 0xFF_FF_FF),
        brush.area(svg("M-74,-8 L-84,18 L-50,18 L-46,-8 Z M74,-8 L84,18 L50,18 L46,-8 Z"), 0xE2_B8_5A),
        brush.area(svg("M-98,-80 C-94,-20 -76,2 -48,2 L48,2 C76,2 94,-20 98,-80 Z"), 0xFB_FD_FF),
        brush.area(slab(-110.0, -94.0, 220.0, 20.0), 0xFB_FD_FF),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-70,-56 C-66,-34 -56,-20 -44,-16")));
    }
    shapes
}

/// A basin on its foot, 132 wide and 150 high with the tap.
fn basin(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(svg("M-20,4 L-14,-70 L14,-70 L20,4 Z"), 0xFB_FD_FF),
        brush.area(
            svg("M-9,-104 L-9,-134 C-9,-154 26,-154 26,-134 L26,-122 L12,-122 L12,-132 C12,-138 9,-138 9,-132 L9,-104 Z"),
            0xC8_D4_E0,
        ),
        brush.area(svg("M-58,-98 C-54,-64 -34,-56 0,-56 C34,-56 54,-64 58,-98 Z"), 0xFB_FD_FF),
        brush.area(slab(-66.0, -110.0, 132.0, 18.0), 0xFB_FD_FF),
    ]
}

/// A round mirror in its frame, 100 wide and 120 high.
fn mirror(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(ellipse((0.0, -60.0), 50.0, 60.0, 0.0), 0xE9_B9_6A),
        brush.part(ellipse((0.0, -60.0), 36.0, 46.0, 0.0), 0xDF_F1_FA),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-16,-66 L4,-88 M-4,-52 L18,-76")));
    }
    shapes
}

/// A toilet seen from its side, 112 wide and 156 high.
fn toilet(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(svg("M-50,-84 L-50,-146 L-6,-146 L-6,-84 Z"), 0xFB_FD_FF),
        brush.area(slab(-58.0, -158.0, 60.0, 16.0), 0xFB_FD_FF),
        brush.area(
            svg("M-46,-84 L56,-84 C60,-48 40,-36 22,-32 L28,4 L-38,4 L-34,-34 C-42,-48 -46,-64 -46,-84 Z"),
            0xFB_FD_FF,
        ),
        brush.area(slab(-50.0, -94.0, 112.0, 16.0), 0xF7_D0_A0),
    ]
}

/// Two towels on a rail, 120 wide and 100 high.
fn towels(tint: u32, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(slab(-50.0, -92.0, 46.0, 86.0), tint),
        brush.area(slab(6.0, -92.0, 44.0, 62.0), 0xFF_FF_FF),
        brush.area(slab(-62.0, -102.0, 124.0, 14.0), 0xC9_8B_4E),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-50,-26 H-4 M6,-50 H50")));
    }
    shapes
}

/// A sofa beside a lamp, shelves, a television or a fireplace across the rug.
pub(in crate::settings) fn living_room(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let (wall, boards) = (PAPERS[dice.below(4)], BOARDS[dice.below(3)]);
        let (mut it, floor) = Sketch::indoors(stage, wall, boards, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        let cloth = CLOTHS[dice.below(4)];
        let low = (floor - 100.0).max(stage.sky + 160.0);
        if left.width() < NARROW {
            it.landmark(&standing_lamp(cloth, near), left, 0.5, floor + 40.0);
        } else if it.asked(&["sofa", "couch and lamp"]) {
            it.landmark(&bookcase(far, dice), left, 0.5, floor + 16.0);
        } else {
            it.beside(&sofa(cloth, near), left, floor + dice.between(40.0, 54.0));
            it.landmark(&window(far, dice), left, 0.5, low);
        }
        match layout {
            0 if !it.asked(&["fireplace"]) => {
                it.landmark(&fireplace(near), right, 0.5, floor + 24.0);
                hang(&mut it, picture(far, dice), right, 30.0);
            }
            1 if !it.asked(&["television"]) => {
                it.landmark(&television(near), right, 0.5, floor + 26.0);
            }
            _ if left.width() < NARROW && !it.asked(&["television"]) => {
                it.landmark(&television(near), right, 0.5, floor + 26.0);
            }
            _ => {
                it.landmark(&standing_lamp(cloth, near), right, 0.5, floor + 40.0);
                let cord = stage.sky + dice.between(80.0, 104.0);
                it.put(stand(hanging_lamp(floor, 0xFF_C9_5A, far), pt(left.seat(38.0, 0.6), cord)));
            }
        }
        let at = pt(stage.hero.center().x, stage.ground + 4.0);
        let half = (stage.hero.width() / 2.0 + dice.between(44.0, 60.0)).min(190.0);
        it.put(stand(rug(half, cloth, near), at));
        it.finish(LIVING_ROOM, aloft::ROOM)
    })
}

/// A sofa for two, 224 wide and 126 high.
fn sofa(tint: u32, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-86,-50 L-86,-104 C-86,-128 86,-128 86,-104 L86,-50 Z"), tint),
        brush.area(svg("M-84,-38 L-84,-60 C-84,-70 -2,-70 -2,-60 L-2,-38 Z"), tint),
        brush.area(svg("M2,-38 L2,-60 C2,-70 84,-70 84,-60 L84,-38 Z"), tint),
        brush.area(slab(-86.0, -40.0, 172.0, 36.0), tint),
    ];
    for side in [-1.0, 1.0] {
        let arm = svg("M76,2 L76,-68 C76,-92 112,-92 112,-68 L112,2 Z");
        shapes.push(brush.area(kurbo::Affine::scale_non_uniform(side, 1.0) * arm, tint));
    }
    if brush.full() {
        shapes.push(brush.part(svg("M-62,-72 L-30,-86 L-14,-54 L-46,-42 Z"), 0xFF_F3_D6));
    }
    shapes
}

/// A lamp on a tall foot, 96 wide and 224 high.
fn standing_lamp(tint: u32, brush: Brush) -> Vec<Shape> {
    vec![
        Shape::line(svg("M0,-150 V-8"), brush.contour),
        brush.area(svg("M-44,4 C-40,-20 40,-20 44,4 Z"), 0xC9_8B_4E),
        brush.area(svg("M-48,-148 L-28,-222 L28,-222 L48,-148 Z"), tint),
    ]
}

/// A television on a chest, 132 wide and 196 high.
fn television(brush: Brush) -> Vec<Shape> {
    let mut shapes = drawers(0xD8_A0_6A, brush);
    shapes.push(brush.area(svg("M-26,-96 L-14,-118 L14,-118 L26,-96 Z"), 0x8A_94_A0));
    shapes.push(brush.area(slab(-66.0, -196.0, 132.0, 82.0), 0x8A_94_A0));
    shapes.push(brush.part(slab(-54.0, -184.0, 108.0, 58.0), 0xBF_E3_F7));
    shapes
}

/// A fireplace with a fire in it, 164 wide and 156 high.
fn fireplace(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(slab(-70.0, -138.0, 140.0, 142.0), 0xD9_8A_6A),
        brush.area(slab(-82.0, -154.0, 164.0, 20.0), 0xE8_C8_9A),
        brush.part(svg("M-44,4 L-44,-72 C-44,-112 44,-112 44,-72 L44,4 Z"), 0xF6_E7_CF),
        brush.part(
            svg("M-26,0 C-40,-34 -12,-42 -14,-66 C6,-56 4,-40 12,-34 C18,-42 20,-46 20,-50 C36,-32 34,-12 26,0 Z"),
            0xFF_A8_3D,
        ),
    ]
}
