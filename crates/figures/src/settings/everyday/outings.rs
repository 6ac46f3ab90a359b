//! Places where a family goes for a day: the zoo, the airport, the harbor, the market, the ice rink.

use drawing::Shape;
use kurbo::{Affine, Rect, Shape as _};
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{Brush, Ridge, bunting, either_way, place, pt, ripples, round_tree};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::{Sketch, slab};
use crate::path::{circle, svg};

const DAY: u32 = 0xD6_EF_FB;
const LAWN: u32 = 0xB5_DD_8A;
const PAVING: u32 = 0xE6_E0_D8;
const TAR: u32 = 0xC6_CC_D4;
const WOOD: u32 = 0xC9_9A_62;
const STEEL: u32 = 0x9A_A6_B2;

const ZOO: &[Prop] = &[
    ("cloud", 62.0, Zone::Sky),
    ("balloon", 120.0, Zone::Sky),
    ("bush", 58.0, Zone::Front),
    ("cloud", 54.0, Zone::Sky),
    ("flower", 96.0, Zone::Ground),
    ("popcorn", 84.0, Zone::Front),
];
const AIRPORT: &[Prop] = &[
    ("cloud", 62.0, Zone::Sky),
    ("airplane", 90.0, Zone::Sky),
    ("cloud", 54.0, Zone::Sky),
    ("backpack", 120.0, Zone::Ground),
    ("hot air balloon", 150.0, Zone::Sky),
    ("open suitcase", 80.0, Zone::Front),
];
const HARBOR: &[Prop] = &[
    ("cloud", 62.0, Zone::Sky),
    ("barrel", 84.0, Zone::Front),
    ("cloud", 54.0, Zone::Sky),
    ("anchor", 104.0, Zone::Ground),
    ("starfish", 60.0, Zone::Front),
    ("flying bird", 58.0, Zone::Sky),
];
const MARKET: &[Prop] = &[
    ("pumpkin", 84.0, Zone::Front),
    ("apple", 66.0, Zone::Front),
    ("picnic basket", 110.0, Zone::Ground),
    ("cloud", 62.0, Zone::Sky),
    ("carrot", 66.0, Zone::Front),
    ("balloon", 120.0, Zone::Sky),
];
const RINK: &[Prop] = &[
    ("cloud", 62.0, Zone::Sky),
    ("star", 60.0, Zone::Sky),
    ("cloud", 54.0, Zone::Sky),
    ("mitten", 66.0, Zone::Front),
    ("cloud", 50.0, Zone::Sky),
];

/// A gate with its name upon it, an enclosure behind a railing, a path between them.
pub(in crate::settings) fn zoo(stage: &Stage, dice: &mut Dice) -> Set {
    // What is written is never mirrored.
    let mut it = Sketch::outdoors(stage, DAY);
    let (near, far) = (it.near, it.far);
    let (left, right) = if dice.chance(0.5) { (it.left, it.right) } else { (it.right, it.left) };
    it.day(right, dice);
    let lawn = it.hills(stage.horizon - 6.0, 24.0, LAWN, dice);
    if it.full() {
        it.put(round_tree(pt(right.x(1.1), lawn.y(right.x(1.1)) + 30.0), 140.0, far, dice));
    }
    let scale = left.fit(98.0).clamp(0.72, 1.0);
    let foot = pt(left.seat(98.0 * scale, 0.5), it.depth(0.52));
    it.telling(place(zoo_gate(near), Affine::translate(foot.to_vec2()) * Affine::scale(scale)));
    it.landmark(&enclosure(near), right, 0.5, it.depth(dice.between(0.6, 0.7)));
    it.ground(dice.between(20.0, 32.0), PAVING, dice);
    it.finish(ZOO, aloft::GREEN)
}

/// Two posts and an arch that says where one is, 196 wide and 262 high.
fn zoo_gate(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(slab(-88.0, -190.0, 28.0, 194.0), WOOD),
        brush.area(slab(60.0, -190.0, 28.0, 194.0), WOOD),
        brush.area(svg("M-98,-168 Q0,-212 98,-168 L98,-226 Q0,-286 -98,-226 Z"), 0xFF_E0_8A),
        Shape::line(svg("M-62,-220 L-34,-230 L-56,-196 L-28,-206"), brush.contour),
    ];
    for (x, y) in [(2.0, -222.0), (46.0, -212.0)] {
        shapes.push(Shape::line(circle((x, y), 15.0), brush.contour));
    }
    if brush.full() {
        shapes.push(brush.area(slab(-60.0, -60.0, 58.0, 62.0), 0xD8_B0_78));
        shapes.push(brush.line(svg("M-44,-56 V-2 M-22,-56 V-2")));
    }
    shapes
}

/// Rocks and a tree behind a railing, 176 wide and 170 high.
fn enclosure(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M6,2 L12,-120 L32,-120 L38,2 Z"), 0xB8_8A_5A),
        brush.area(
            svg("M22,-158 C64,-158 78,-116 54,-96 C44,-78 2,-78 -8,-96 C-34,-116 -16,-158 22,-158 Z"),
            0x8C_C8_6A,
        ),
        brush.area(svg("M-78,2 C-82,-96 -50,-116 -26,-106 C-6,-122 48,-92 46,2 Z"), 0xC8_C0_B4),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-52,-70 q14,-14 28,-4")));
    }
    let posts: &[f64] = if brush.full() { &[-82.0, -42.0, -2.0, 38.0, 70.0] } else { &[-82.0, 70.0] };
    for x in posts {
        shapes.push(brush.area(slab(*x - 3.0, -100.0, 22.0, 104.0), STEEL));
    }
    shapes.push(brush.area(slab(-90.0, -70.0, 182.0, 18.0), STEEL));
    shapes
}

/// A tower, a building with windows, an airliner on the tarmac.
pub(in crate::settings) fn airport(stage: &Stage, dice: &mut Dice) -> Set {
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, DAY);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.day(right, dice);
        let edge = it.depth(0.16);
        it.landmark(&control_tower(far), left, 0.5, edge + 22.0);
        if it.full() {
            it.stand(&terminal(far), right, 0.5, edge + 20.0);
        }
        it.land(&Ridge::through(stage.area, &[edge; 3]), TAR, far);
        it.beside(&airliner(near), right, it.depth(dice.between(0.66, 0.76)));
        it.ground(dice.between(16.0, 24.0), PAVING, dice);
        it.finish(AIRPORT, aloft::CITY)
    })
}

/// A control tower, 110 wide and 240 high.
fn control_tower(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        Shape::line(svg("M0,-214 V-244"), brush.contour),
        brush.area(svg("M-28,4 L-20,-146 L20,-146 L28,4 Z"), 0xF0_EA_E0),
        brush.area(svg("M-56,-194 L56,-194 L36,-144 L-36,-144 Z"), 0xBF_E3_F7),
        brush.area(slab(-46.0, -214.0, 92.0, 22.0), 0xF2_8A_6A),
        brush.line(svg("M-18,-192 L-12,-146 M18,-192 L12,-146")),
    ];
    if brush.full() {
        shapes.push(brush.part(slab(-14.0, -30.0, 28.0, 34.0), 0xC9_9A_62));
    }
    shapes
}

/// A building with a wide front of windows, 190 wide and 110 high.
fn terminal(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(slab(-90.0, -78.0, 180.0, 82.0), 0xF7_EC_D8),
        brush.area(svg("M-100,-74 C-60,-116 60,-116 100,-74 Z"), 0x8A_B8_E0),
    ];
    for x in [-76.0, -34.0, 8.0, 50.0] {
        shapes.push(brush.part(slab(x, -60.0, 28.0, 40.0), 0xBF_E3_F7));
    }
    shapes
}

/// An airliner on its wheels, 250 wide and 130 high, facing right.
fn airliner(brush: Brush) -> Vec<Shape> {
    let tint = 0xFF_FF_FF;
    let mut shapes = vec![
        brush.area(svg("M-92,-72 L-128,-138 L-94,-138 L-48,-80 Z"), 0x6F_B0_E8),
        brush.area(circle((-52.0, -8.0), 19.0), STEEL),
        brush.area(circle((84.0, -8.0), 19.0), STEEL),
        brush.area(
            svg("M-122,-62 C-120,-84 -104,-90 -80,-90 L66,-90 C108,-90 128,-66 128,-54 C126,-34 98,-24 66,-24 \
                 L-52,-24 C-92,-24 -112,-38 -122,-62 Z"),
            tint,
        ),
        brush.line(svg("M98,-82 Q88,-62 112,-58")),
        brush.area(svg("M14,-52 L-24,-4 L12,-4 L62,-50 Z"), 0x6F_B0_E8),
    ];
    let windows: &[f64] =
        if brush.full() { &[-72.0, -40.0, -8.0, 24.0, 56.0] } else { &[-62.0, -16.0, 30.0] };
    let round = if brush.full() { 9.5 } else { 12.0 };
    for x in windows {
        shapes.push(brush.part(circle((*x, -70.0), round), 0xBF_E3_F7));
    }
    shapes
}

/// Boats at a quay with bollards, a lighthouse beyond.
pub(in crate::settings) fn harbor(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(2);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, DAY);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.day(right, dice);
        let water = stage.horizon + 6.0;
        it.land(&Ridge::through(stage.area, &[water; 3]), 0x8C_CB_EA, far);
        // Where a boat was asked for, there is no second one.
        let own = it.asked(&["rowing boat", "sailing ship", "motor boat", "cruise ship", "canoe", "raft"]);
        let sight = [it.figure("lighthouse", 230.0), it.figure("sailing ship", 210.0)];
        it.landmark(&sight[if own { 0 } else { layout }], left, 0.5, water + 34.0);
        if !own {
            it.landmark(&cutter(far), right, 0.5, water + 52.0);
        }
        if it.full() {
            let within = Rect::new(stage.area.x0, water + 40.0, stage.area.x1, it.depth(0.5));
            it.put(ripples(within, 5, far, dice));
        }
        let quay = it.depth(0.62);
        it.land(&Ridge::through(stage.area, &[quay; 3]), PAVING, near);
        it.landmark(&bollard(near), left, 0.5, it.depth(0.9));
        it.ground(dice.between(4.0, 10.0), PAVING, dice);
        it.finish(HARBOR, aloft::HARBOR)
    })
}

/// A fishing boat on the water, 182 wide and 176 high.
fn cutter(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        Shape::line(svg("M-8,-80 V-176 M-8,-168 L-80,-60"), brush.contour),
        brush.area(slab(-8.0, -112.0, 66.0, 60.0), 0xFF_FF_FF),
        brush.area(slab(-20.0, -138.0, 90.0, 32.0), 0xF2_8A_6A),
        brush.area(svg("M-90,-62 L92,-62 C84,-26 70,-6 56,0 L-62,0 C-78,-12 -86,-34 -90,-62 Z"), 0x6F_A8_DC),
        brush.part(circle((25.0, -82.0), 15.0), 0xBF_E3_F7),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-84,-38 H84")));
    }
    shapes
}

/// What ships are made fast to, with a rope, 68 wide and 82 high.
fn bollard(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-26,4 C-14,-14 -18,-34 -18,-46 L18,-46 C18,-34 14,-14 26,4 Z"), STEEL),
        brush.area(slab(-34.0, -78.0, 68.0, 36.0), STEEL),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-18,-24 Q0,-14 18,-24")));
    }
    shapes
}

/// Stalls with striped awnings and crates of fruit, pennants between them.
pub(in crate::settings) fn market(stage: &Stage, dice: &mut Dice) -> Set {
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, DAY);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        let edge = it.depth(0.24);
        if it.full() {
            let y = stage.sky + 24.0;
            it.put(bunting((stage.area.x0 - 8.0, y), (stage.area.x1 + 8.0, y), 30.0, far));
        }
        it.land(&Ridge::through(stage.area, &[edge; 3]), PAVING, far);
        if !it.asked(&["market stall", "lemonade stand"]) {
            it.landmark(&stall(near, dice), left, 0.5, it.depth(dice.between(0.56, 0.66)));
        }
        it.landmark(&stall(far, dice), right, 0.5, it.depth(dice.between(0.44, 0.56)));
        it.ground(dice.between(14.0, 24.0), PAVING, dice);
        it.finish(MARKET, aloft::MARKET)
    })
}

/// A stall, 176 wide and 220 high.
fn stall(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let cloth = [0xE0_5A_5A, 0x5A_9A_D0, 0x6A_B8_6A][dice.below(3)];
    let fruit = [0xE8_5A_4A, 0xFF_A8_3D, 0x8F_CB_5A][dice.below(3)];
    let mut shapes = vec![
        brush.area(slab(-78.0, -180.0, 18.0, 100.0), WOOD),
        brush.area(slab(60.0, -180.0, 18.0, 100.0), WOOD),
    ];
    let heap: &[f64] = if brush.full() { &[-40.0, -8.0, 24.0] } else { &[-24.0, 24.0] };
    for x in heap {
        shapes.push(brush.area(circle((*x + 8.0, -96.0), 20.0), fruit));
    }
    shapes.push(brush.area(slab(-84.0, -86.0, 168.0, 90.0), 0xE0_AE_72));
    if brush.full() {
        shapes.push(brush.line(svg("M-78,-56 H78 M-78,-28 H78")));
    }
    let count = if brush.full() { 5 } else { 3 };
    let wide = 184.0 / f64::from(count);
    for index in 0..count {
        let x = -92.0 + wide * f64::from(index);
        let stripe = format!(
            "M{0},-172 L{1},-216 L{2},-216 L{3},-172 C{3},-{4} {0},-{4} {0},-172 Z",
            x,
            x * 0.86,
            (x + wide) * 0.86,
            x + wide,
            172.0 - wide * 0.5
        );
        shapes.push(brush.area(svg(&stripe), if index % 2 == 0 { cloth } else { 0xFF_FF_FF }));
    }
    shapes
}

/// Ice within boards, lamps and a hut where skates are lent.
pub(in crate::settings) fn ice_rink(stage: &Stage, dice: &mut Dice) -> Set {
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xDD_EE_FA);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        if it.full() {
            let y = stage.sky + 22.0;
            it.put(bunting((stage.area.x0 - 8.0, y), (stage.area.x1 + 8.0, y), 26.0, far));
        }
        it.hills(stage.horizon - 20.0, 30.0, 0xFA_FC_FF, dice);
        let low = stage.horizon + 76.0;
        it.landmark(&skate_hut(far), left, 0.5, low - 40.0);
        it.stand(&it.figure("pine tree", 200.0), right, 0.5, low - 44.0);
        it.telling(boards(stage, low, near));
        it.land(&Ridge::through(stage.area, &[low; 3]), 0xE3_F2_FB, near);
        let mark = |(x, share): (f64, f64)| {
            let y = low + (stage.area.y1 - low) * share;
            near.line(svg(&format!("M{x},{y} q34,-14 68,-2")))
        };
        it.put([(60.0, 0.3), (420.0, 0.24)].map(mark).into());
        it.ground(-30.0, 0xE3_F2_FB, dice);
        it.finish(RINK, aloft::SNOW)
    })
}

/// The boards around the ice, from side to side.
fn boards(stage: &Stage, low: f64, brush: Brush) -> Vec<Shape> {
    let (from, to) = (stage.area.x0 - 24.0, stage.area.x1 + 24.0);
    let mut shapes = vec![
        brush.area(Rect::new(from, low - 62.0, to, low + 4.0).to_path(0.1), 0xFF_FF_FF),
        brush.area(Rect::new(from, low - 74.0, to, low - 54.0).to_path(0.1), 0xE8_6A_5A),
    ];
    let seams = if brush.full() { 6 } else { 4 };
    for index in 1..seams {
        let x = stage.area.x0 + stage.area.width() * f64::from(index) / f64::from(seams);
        shapes.push(brush.line(svg(&format!("M{x},{} V{}", low - 44.0, low - 6.0))));
    }
    shapes
}

/// A hut with a skate on its sign, 150 wide and 190 high.
fn skate_hut(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(slab(-62.0, -112.0, 124.0, 116.0), 0xD8_A8_70),
        brush.area(svg("M-80,-104 L0,-176 L80,-104 L60,-92 L0,-144 L-60,-92 Z"), 0xFA_FC_FF),
        brush.part(slab(-40.0, -78.0, 80.0, 50.0), 0xBF_E3_F7),
    ];
    if brush.full() {
        shapes.push(brush.area(slab(-52.0, -32.0, 104.0, 18.0), 0xFA_F3_E8));
    }
    shapes
}
