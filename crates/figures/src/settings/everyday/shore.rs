//! Beach, lake and desert.

use drawing::Shape;
use scene::Dice;

use super::super::marine::sea;
use super::super::props::{Prop, Zone};
use super::super::scenery::{
    Brush, Ridge, either_way, palm, pine, pond, pt, reeds, ripples, rock, round_tree, stand,
};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::{Sketch, slab};
use crate::path::{circle, svg};

const WATER: u32 = 0x8C_CB_EA;
const SAND: u32 = 0xF8_E3_AE;

const BEACH: &[Prop] = &[
    ("starfish", 62.0, Zone::Front),
    ("bucket", 100.0, Zone::Ground),
    ("beach ball", 84.0, Zone::Ground),
    ("rubber ring", 80.0, Zone::Front),
    ("sandcastle", 150.0, Zone::Ground),
    ("sunglasses", 46.0, Zone::Front),
    ("rock", 52.0, Zone::Front),
    ("cloud", 62.0, Zone::Sky),
    ("cloud", 54.0, Zone::Sky),
];
const LAKE: &[Prop] = &[
    ("rock", 56.0, Zone::Front),
    ("bush", 60.0, Zone::Front),
    ("flower", 96.0, Zone::Ground),
    ("log", 60.0, Zone::Front),
    ("mushroom", 96.0, Zone::Ground),
    ("cloud", 62.0, Zone::Sky),
    ("hot air balloon", 150.0, Zone::Sky),
    ("bush", 64.0, Zone::Ground),
    ("leaf", 46.0, Zone::Front),
];
const DESERT: &[Prop] = &[
    ("rock", 56.0, Zone::Front),
    ("rock", 62.0, Zone::Mid),
    ("bone", 48.0, Zone::Front),
    ("cloud", 56.0, Zone::Sky),
    ("tent", 110.0, Zone::Mid),
    ("palm tree", 180.0, Zone::Mid),
    ("hot air balloon", 170.0, Zone::Sky),
    ("bush", 62.0, Zone::Mid),
    ("lantern", 150.0, Zone::Ground),
    ("cloud", 50.0, Zone::Sky),
    ("backpack", 130.0, Zone::Ground),
    ("camera", 84.0, Zone::Front),
    ("cactus", 170.0, Zone::Ground),
    ("rock", 66.0, Zone::Ground),
    ("cowboy hat", 76.0, Zone::Front),
];

/// The sea under a wide sky, sand, and what people bring to it.
pub(in crate::settings) fn beach(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(4);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xCD_EB_FA);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.day(if layout == 1 { left } else { right }, dice);
        let horizon = stage.horizon - dice.between(10.0, 40.0);
        match layout {
            0 | 3 => drop(it.landmark(&sailboat(far, dice), right, 0.5, horizon + 2.0)),
            1 => drop(it.landmark(&lighthouse(far), right, 0.5, horizon + 20.0)),
            _ => drop(it.stand(&islet(far), right, 0.55, horizon + 16.0)),
        }
        it.put(vec![far.area(sea(stage, horizon), WATER)]);
        if it.full() {
            let wet = kurbo::Rect::new(20.0, horizon + 36.0, 520.0, it.depth(0.4) - 20.0);
            it.put(ripples(wet, 3, far, dice));
        }
        let y = it.depth(0.42);
        let tilt = dice.between(-1.0, 1.0) * 24.0;
        let shore = [y - 30.0 + tilt, y - 8.0, y + 6.0, y + 20.0, y + 40.0 - tilt];
        it.land(&Ridge::through(stage.area, &shore), SAND, near);
        match layout {
            0 => {
                let foot = it.landmark(&parasol(near, dice), left, 0.5, it.depth(0.86));
                if it.full() {
                    it.put(stand(towel(near, dice), foot + pt(8.0, 22.0).to_vec2()));
                }
            }
            1 => drop(it.landmark(&deck_chair(near, dice), left, 0.5, it.depth(0.9))),
            2 => {
                for (share, down) in [(0.3, 0.5), (0.9, 0.56)].into_iter().take(if it.full() { 2 } else { 1 })
                {
                    let y = it.depth(down + 0.16);
                    it.landmark(&beach_hut(near, dice), left, share, y);
                }
            }
            _ => {
                let foot = pt(left.inset(dice.between(40.0, 60.0)), it.depth(0.74));
                let tall = dice.between(300.0, 360.0);
                it.telling(palm(foot, tall, left.inward() * dice.between(40.0, 70.0), near, dice));
            }
        }
        match dice.below(4) {
            0 => it.corner(&it.figure("sandcastle", 150.0), right, 14.0),
            1 => it.corner(&it.figure("beach ball", 84.0), right, 16.0),
            2 => it.corner(&rock(pt(0.0, 0.0), 96.0, near, dice), right, 6.0),
            _ => it.corner(&it.figure("bucket", 110.0), right, 12.0),
        }
        it.finish(BEACH, aloft::BEACH)
    })
}

/// Still water between trees, with a jetty, a boat or reeds.
pub(in crate::settings) fn lake(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.day(right, dice);
        if it.full() {
            it.hills(stage.horizon - 76.0, 44.0, 0xC9_DD_E3, dice);
        }
        let bank = it.hills(stage.horizon - 6.0, 26.0, 0xB5_DD_8A, dice);
        let tree = bank.at(right.seat(54.0, 0.5), 18.0);
        if layout == 1 {
            it.put(round_tree(tree, dice.between(140.0, 170.0), far, dice));
        } else {
            it.put(pine(tree, dice.between(170.0, 210.0), far, dice));
        }
        let y = stage.horizon + dice.between(46.0, 60.0);
        let edge = Ridge::through(stage.area, &[y, y + 4.0, y - 2.0, y + 3.0, y]);
        it.land(&edge, WATER, far);
        // Each by itself: those that somebody sits before go, the others stay.
        let size = kurbo::Size::new(stage.area.width() / 5.0, (stage.ground - 60.0 - y - 10.0) / 3.0);
        for (column, row) in (0..5).flat_map(|column| (0..3).map(move |row| (column, row))) {
            // Every second row is half a column farther on: waves in a grid would be tiles.
            let shift = if row == 1 { 0.3 } else { -0.2 };
            let corner =
                pt(size.width * (f64::from(column) + shift), y + 10.0 + size.height * f64::from(row));
            it.put(ripples(kurbo::Rect::from_origin_size(corner, size), 1, far, dice));
        }
        match layout {
            0 => drop(it.landmark(&rowing_boat(near, dice), left, 0.5, it.depth(0.62))),
            1 => drop(it.landmark(&jetty(near), left, 0.2, it.depth(0.84))),
            _ => drop(it.landmark(&swan(near), left, 0.5, it.depth(0.62))),
        }
        it.ground(dice.between(34.0, 50.0), 0x9C_D0_6E, dice);
        match dice.below(3) {
            0 => it.corner(&reeds(pt(0.0, 0.0), 120.0, near, dice), left, 4.0),
            1 => it.corner(&rock(pt(0.0, 0.0), 90.0, near, dice), right, 8.0),
            _ => it.corner(&it.figure("bush", 66.0), right, 0.0),
        }
        it.finish(LAKE, aloft::GREEN)
    })
}

/// Dunes, rocks and cactuses under a big sun; an oasis, or a caravan's tent.
pub(in crate::settings) fn desert(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xFD_EF_D0);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.day(right, dice);
        if it.full() {
            it.hills(stage.horizon - 50.0, 40.0, 0xEF_CF_A0, dice);
        }
        if layout == 0 {
            it.landmark(&pyramid(far), left, 0.5, stage.horizon + 40.0);
        }
        it.hills(stage.horizon + 24.0, 30.0, 0xF3_D3_92, dice);
        match layout {
            1 => drop(it.landmark(&cactus(near, dice), left, 0.5, it.depth(0.8))),
            2 => {
                let at = pt(left.x(0.5), it.depth(0.66));
                it.put(pond(at, 190.0, far, dice));
                let foot = pt(left.inset(52.0), it.depth(0.58));
                it.telling(palm(foot, 280.0, left.inward() * 26.0, far, dice));
            }
            _ => {}
        }
        it.ground(dice.between(30.0, 50.0), 0xF8_E0_A8, dice);
        if layout == 1 {
            it.stand(&rock(pt(0.0, 0.0), 110.0, far, dice), right, 0.5, it.depth(0.92));
        } else {
            it.stand(&cactus(near, dice), right, 0.5, it.depth(0.9));
        }
        if dice.chance(0.6) {
            it.corner(&rock(pt(0.0, 0.0), 88.0, near, dice), left, 8.0);
        }
        it.finish(DESERT, aloft::DESERT)
    })
}

/// A parasol, 190 wide and 232 high.
fn parasol(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF2_7C_8A, 0xFF_C9_3D, 0x7F_C8_E8][dice.below(3)];
    let mut shapes = vec![
        brush.area(svg("M-6,4 L-6,-160 L6,-160 L6,4 Z"), 0xFA_F3_E3),
        brush.area(
            svg("M-94,-138 C-88,-204 -44,-228 0,-228 C44,-228 88,-204 94,-138 Q78,-154 62,-140 Q46,-156 31,-140 Q16,-156 0,-140 Q-16,-156 -31,-140 Q-46,-156 -62,-140 Q-78,-154 -94,-138 Z"),
            tint,
        ),
    ];
    if brush.full() {
        shapes.push(brush.line(svg(
            "M-62,-140 C-54,-186 -28,-222 0,-228 M62,-140 C54,-186 28,-222 0,-228 M-31,-140 C-28,-180 -14,-214 0,-228 M31,-140 C28,-180 14,-214 0,-228",
        )));
    } else {
        shapes
            .push(brush.line(svg("M-31,-152 C-28,-180 -18,-200 -10,-210 M31,-152 C28,-180 18,-200 10,-210")));
    }
    shapes.push(brush.area(circle((0.0, -232.0), 10.0), 0xFF_FF_FF));
    shapes
}

fn towel(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0x9F_D6_C8, 0xF7_A8_B8, 0xB9_B3_E6][dice.below(3)];
    vec![
        brush.area(svg("M-76,0 L48,0 L76,30 L-54,30 Z"), tint),
        brush.line(svg("M-52,0 L-30,30 M24,0 L50,30")),
    ]
}

/// A deck chair, 130 wide and 130 high, facing right.
fn deck_chair(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF2_7C_8A, 0x7F_A8_E8, 0xFF_D9_5A][dice.below(3)];
    let mut shapes = vec![
        brush.area(svg("M-62,-132 C-44,-60 -10,-30 62,-44 L66,-26 C-24,-2 -62,-40 -84,-124 Z"), tint),
        brush.area(svg("M-88,-134 L-66,-144 L64,-4 L44,8 Z"), 0xD8_A0_6A),
    ];
    shapes.push(brush.line(svg("M34,-30 L-30,2")));
    shapes
}

/// A striped hut on short legs, 112 wide and 170 high.
fn beach_hut(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0x7F_C8_E8, 0xF7_A8_B8, 0xFF_D9_5A, 0x9F_D6_8A][dice.below(4)];
    let mut shapes = vec![
        brush.area(svg("M-46,4 L-46,-106 L46,-106 L46,4 Z"), tint),
        brush.area(svg("M-62,-98 L0,-164 L62,-98 L46,-92 L0,-140 L-46,-92 Z"), 0xFF_FF_FF),
        brush.part(svg("M-22,5 L-22,-74 L22,-74 L22,5 Z"), 0xFF_F6_E0),
        Shape::solid(circle((13.0, -34.0), 2.8)),
    ];
    if brush.full() {
        shapes.push(brush.part(circle((0.0, -98.0), 12.0), 0xBF_E3_F7));
        shapes.push(brush.line(svg("M-22,-50 H22")));
    }
    shapes
}

/// A lighthouse on its rock, 130 wide and 236 high.
fn lighthouse(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-30,-26 L-21,-166 L21,-166 L30,-26 Z"), 0xFF_FF_FF),
        brush.part(svg("M-27,-74 L-24,-118 L24,-118 L27,-74 Z"), 0xE8_6A_5A),
        brush.area(svg("M-17,-166 L-17,-200 L17,-200 L17,-166 Z"), 0xFF_F0_A0),
        brush.area(slab(-29.0, -178.0, 58.0, 16.0), 0xE8_6A_5A),
        brush.area(svg("M-26,-196 L0,-236 L26,-196 Z"), 0xE8_6A_5A),
    ];
    if brush.full() {
        shapes.push(brush.part(svg("M-11,-20 L-11,-42 C-11,-56 11,-56 11,-42 L11,-20 Z"), 0xB8_7B_45));
    }
    shapes.push(brush.area(svg("M-66,10 C-62,-30 -30,-38 0,-34 C30,-38 58,-26 66,10 Z"), 0xB9_B4_AA));
    shapes
}

/// A sailing boat, 118 wide and 150 high.
fn sailboat(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF2_7C_8A, 0xFF_C9_5A, 0xFF_FF_FF][dice.below(3)];
    let mut shapes = vec![
        brush.area(svg("M0,-28 L0,-148 C44,-120 58,-80 58,-42 Z"), tint),
        brush.area(svg("M0,-28 L0,-124 C-32,-102 -46,-70 -48,-42 Z"), 0xFF_FF_FF),
        brush.area(svg("M-64,-30 L64,-30 C58,0 44,12 34,14 L-40,14 C-52,8 -60,-8 -64,-30 Z"), 0xC9_8B_4E),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M0,-84 C22,-78 40,-74 53,-74")));
    }
    shapes
}

/// A far islet with a round hill, 150 wide.
fn islet(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(svg("M-76,14 C-60,-40 -30,-62 0,-58 C34,-54 64,-30 76,14 Z"), 0xA9_D6_9B),
        brush.line(svg("M-24,-30 q10,-10 20,0 M14,-18 q9,-9 18,0")),
    ]
}

/// A rowing boat, 150 wide and 64 high.
fn rowing_boat(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xE8_6A_5A, 0x6F_A8_DC, 0xE9_B9_4A][dice.below(3)];
    let mut shapes = vec![
        brush.area(svg("M-76,-46 C-40,-58 40,-58 76,-46 C40,-34 -40,-34 -76,-46 Z"), 0xF0_D8_B0),
        brush.area(
            svg("M-80,-50 C-40,-34 40,-34 80,-50 C74,-16 56,6 40,10 L-40,10 C-56,6 -74,-16 -80,-50 Z"),
            tint,
        ),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-66,-22 C-30,-12 30,-12 66,-22")));
    }
    shapes
}

/// A jetty of planks reaching in from the left, 150 long and 74 high.
fn jetty(brush: Brush) -> Vec<Shape> {
    let wood = 0xD8_A8_70;
    let mut shapes = vec![
        brush.area(svg("M24,14 L24,-58 L44,-58 L44,14 Z"), wood),
        brush.area(svg("M-90,0 L-90,-40 L62,-40 L84,-18 L84,0 Z"), wood),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-64,-40 V0 M-28,-40 V0 M8,-40 V0 M62,-40 L62,0")));
    }
    shapes.push(brush.area(svg("M58,22 L58,-62 L80,-62 L80,22 Z"), wood));
    shapes
}

/// A swan that swims to the right, 120 wide and 116 high.
pub(super) fn swan(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(
            svg("M-64,-44 C-40,-34 -10,-52 16,-44 C22,-64 8,-84 18,-104 C28,-122 56,-118 58,-98 C48,-94 42,-100 38,-92 C34,-78 54,-60 50,-32 C46,-6 16,4 -12,2 C-42,0 -62,-18 -64,-44 Z"),
            0xFF_FF_FF,
        ),
        brush.area(svg("M54,-104 C64,-106 74,-102 78,-94 C70,-92 62,-90 56,-92 Z"), 0xFF_A8_3D),
        Shape::solid(circle((38.0, -102.0), 3.0)),
        brush.line(svg("M-36,-24 C-16,-16 10,-20 20,-34")),
    ]
}

/// A cactus with two arms, 110 wide and 178 high.
fn cactus(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = vec![brush.area(
        svg("M-20,4 L-20,-44 C-58,-44 -60,-66 -58,-104 C-58,-122 -34,-122 -34,-104 L-34,-76 C-34,-70 -28,-70 -20,-70 L-20,-150 C-20,-184 20,-184 20,-150 L20,-92 C30,-92 34,-94 34,-102 L34,-126 C34,-144 58,-144 58,-126 L58,-100 C58,-74 46,-66 20,-66 L20,4 Z"),
        0x76_B8_62,
    )];
    shapes.push(brush.line(svg("M0,-20 V-40 M0,-104 V-132 M-46,-92 V-102 M46,-108 V-118")));
    if dice.chance(0.5) {
        shapes
            .push(brush.area(svg("M0,-160 C-22,-166 -16,-190 0,-180 C16,-190 22,-166 0,-160 Z"), 0xF7_8F_B1));
    }
    shapes
}

/// A pyramid of stone, 200 wide and 150 high.
fn pyramid(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-100,6 L10,-148 L100,6 Z"), 0xF0_CF_8A),
        brush.area(svg("M10,-148 L44,6 L100,6 Z"), 0xE0_B8_72),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-66,-40 H-36 M-30,-24 H4 M-20,-80 H4 M-74,-14 H-50")));
    }
    shapes
}
