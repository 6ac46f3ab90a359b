//! Park, garden and playground.

use drawing::Shape;
use kurbo::{Rect, Shape as _};
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{
    Brush, Ridge, TRODDEN, bench, bush, cypress, either_way, flower, fountain, house, path, pond, pt,
    round_tree, street_lamp, treetops, tulip,
};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::{Sketch, slab};
use crate::path::{circle, svg};

const LAWN: u32 = 0xB5_DD_8A;
const GRASS: u32 = 0x9C_D0_6E;

const PARK: &[Prop] = &[
    ("bush", 64.0, Zone::Mid),
    ("bush", 58.0, Zone::Front),
    ("flower", 96.0, Zone::Ground),
    ("rock", 52.0, Zone::Front),
    ("picnic basket", 100.0, Zone::Ground),
    ("soccer ball", 100.0, Zone::Ground),
    ("cloud", 56.0, Zone::Sky),
    ("hot air balloon", 160.0, Zone::Sky),
    ("balloon", 110.0, Zone::Sky),
    ("mushroom", 96.0, Zone::Ground),
    ("bush", 66.0, Zone::Mid),
];
const GARDEN: &[Prop] = &[
    ("watering can", 86.0, Zone::Ground),
    ("wheelbarrow", 120.0, Zone::Ground),
    ("flower", 96.0, Zone::Ground),
    ("carrot", 80.0, Zone::Front),
    ("pumpkin", 84.0, Zone::Front),
    ("beehive", 84.0, Zone::Mid),
    ("bush", 64.0, Zone::Mid),
    ("tomato", 62.0, Zone::Front),
    ("potted plant", 104.0, Zone::Ground),
    ("cloud", 60.0, Zone::Sky),
];
const PLAYGROUND: &[Prop] = &[
    ("bush", 64.0, Zone::Mid),
    ("soccer ball", 100.0, Zone::Ground),
    ("bucket", 100.0, Zone::Front),
    ("beach ball", 84.0, Zone::Front),
    ("cloud", 56.0, Zone::Sky),
    ("balloon", 110.0, Zone::Sky),
    ("hot air balloon", 160.0, Zone::Sky),
    ("building blocks", 84.0, Zone::Front),
    ("flower", 96.0, Zone::Ground),
];

/// Lawns and trees with a bench, a fountain or a pond.
pub(in crate::settings) fn park(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(4);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.day(right, dice);
        if it.full() {
            it.hills(stage.horizon - 46.0, 34.0, 0xCF_E8_B0, dice);
        }
        let lawn = it.hills(stage.horizon + 20.0, 26.0, LAWN, dice);
        let tree = lawn.at(right.seat(62.0, 0.5), dice.between(26.0, 60.0));
        if dice.chance(0.3) {
            it.put(cypress(tree, dice.between(190.0, 220.0), far));
        } else {
            it.put(round_tree(tree, dice.between(170.0, 200.0), far, dice));
        }
        match layout {
            0 => {
                it.put(vec![path(
                    &[
                        pt(left.x(0.9), lawn.y(left.x(0.9))),
                        pt(left.x(0.7), it.depth(0.6)),
                        pt(left.x(0.9), 760.0),
                    ],
                    34.0,
                    120.0,
                    TRODDEN,
                    far,
                )]);
                it.stand(&street_lamp(near), left, 0.15, it.depth(0.72));
                it.landmark(&bench(near), left, 0.5, it.depth(0.82));
            }
            1 => drop(it.landmark(&fountain(far), left, 0.5, it.depth(0.74))),
            2 => {
                let tree = pt(left.inset(66.0), it.depth(0.78));
                it.telling(round_tree(tree, dice.between(330.0, 380.0), near, dice));
            }
            _ => {
                it.telling(pond(pt(left.x(0.5), it.depth(0.6)), 200.0, far, dice));
                if it.full() {
                    it.stand(&super::shore::swan(far), left, 0.55, it.depth(0.6) + 8.0);
                }
            }
        }
        it.ground(dice.between(28.0, 46.0), GRASS, dice);
        if it.full() {
            it.stand(&bush(pt(0.0, 0.0), 120.0, 0x7B_C1_58, near, dice), right, 0.3, it.depth(0.94));
        }
        flowers(&mut it, dice);
        it.finish(PARK, aloft::GREEN)
    })
}

/// Flowers or a bush in a lower corner.
fn flowers(it: &mut Sketch, dice: &mut Dice) {
    let (room, near) = (if dice.chance(0.5) { it.left } else { it.right }, it.near);
    match dice.below(3) {
        0 => it.corner(&flower(pt(0.0, 0.0), 80.0, near, dice), room, 10.0),
        1 => it.corner(&bush(pt(0.0, 0.0), 140.0, 0x7B_C1_58, near, dice), room, -4.0),
        _ => it.corner(&tulip(pt(0.0, 0.0), 72.0, near, dice), room, 10.0),
    }
}

/// Behind the house: a fence, beds of flowers or vegetables, a shed, a tree with fruit.
pub(in crate::settings) fn garden(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.day(right, dice);
        if layout == 0 {
            it.landmark(&house(far, dice), left, 0.5, stage.horizon + 30.0);
        }
        let y = stage.horizon + dice.between(30.0, 44.0);
        if layout == 0 {
            let ys: Vec<f64> = (0..8).map(|_| y - 30.0 + dice.between(-5.0, 5.0)).collect();
            it.put(vec![treetops(stage.area, &ys, 0x8F_CB_5A, far)]);
        } else {
            picket_fence(&mut it, y, dice.chance(0.5));
        }
        let lawn = Ridge::through(stage.area, &[y, y + 5.0, y - 3.0, y + 4.0, y]);
        it.land(&lawn, LAWN, far);
        match layout {
            1 => drop(it.landmark(&shed(far, dice), left, 0.5, it.depth(0.6))),
            2 => {
                let foot = pt(left.inset(70.0), it.depth(0.7));
                let mut tree = round_tree(foot, dice.between(280.0, 320.0), near, dice);
                let middle = foot - pt(0.0, 200.0).to_vec2();
                for (x, y) in [(-34.0, 10.0), (30.0, -16.0), (4.0, 38.0)] {
                    tree.push(near.part(circle(middle + pt(x, y).to_vec2(), 11.5), 0xE8_5A_4A));
                }
                it.telling(tree);
            }
            _ => {}
        }
        let bed = it.depth(0.74);
        it.landmark(&vegetable_bed(near, dice), right, 0.5, bed);
        it.ground(dice.between(24.0, 36.0), GRASS, dice);
        let pick = dice.below(3);
        let plant = match pick {
            0 => it.figure("sunflower", 150.0),
            1 => flower(pt(0.0, 0.0), 90.0, near, dice),
            _ => tulip(pt(0.0, 0.0), 78.0, near, dice),
        };
        it.corner(&plant, if dice.chance(0.5) { left } else { right }, if pick == 0 { -4.0 } else { 10.0 });
        it.finish(GARDEN, aloft::GREEN)
    })
}

/// A fence across the picture whose foot is about `y`: pickets in detailed pictures, two rails in simple ones.
fn picket_fence(it: &mut Sketch, y: f64, round: bool) {
    let (area, far) = (it.stage.area, it.far);
    let rail = Rect::new(area.x0 - 24.0, y - 56.0, area.x1 + 24.0, y - 38.0);
    let mut shapes = vec![far.area(rail.to_path(0.1), 0xFF_FF_FF)];
    let top = if round {
        "M-13,12 L-13,-80 C-13,-96 13,-96 13,-80 L13,12 Z"
    } else {
        "M-13,12 L-13,-78 L0,-94 L13,-78 L13,12 Z"
    };
    // Pickets are set out from the hero to both sides: none is left half hidden.
    for (start, way) in [(it.stage.hero.x0 + 13.0, -1.0), (it.stage.hero.x1 - 13.0, 1.0)] {
        for index in 1..9 {
            let post = kurbo::Affine::translate((start + way * 44.0 * f64::from(index), y)) * svg(top);
            shapes.push(far.area(post, 0xFF_FF_FF));
        }
    }
    if !it.full() {
        shapes.truncate(1);
    }
    it.put(shapes);
}

/// A raised bed with three plants, 150 wide and 100 high.
fn vegetable_bed(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let kind = dice.below(3);
    for x in [-46.0, 0.0, 46.0] {
        let plant = match kind {
            0 => vec![brush.area(
                svg("M-20,-26 C-30,-50 -16,-66 -8,-54 C-8,-76 8,-76 8,-54 C16,-66 30,-50 20,-26 Z"),
                0x8F_CB_5A,
            )],
            1 => vec![
                brush.area(svg("M-4,-30 L-16,-66 L0,-52 L16,-66 L4,-30 Z"), 0x76_B8_52),
                brush.area(svg("M-13,-28 C-13,-44 13,-44 13,-28 Z"), 0xFF_9F_4A),
            ],
            _ => vec![brush.line(svg("M0,-30 V-56")), brush.area(circle((0.0, -66.0), 17.0), 0xF2_6A_5A)],
        };
        shapes.extend(super::super::scenery::stand(plant, pt(x, 0.0)));
    }
    shapes.push(brush.area(slab(-74.0, -34.0, 148.0, 40.0), 0xC9_96_5A));
    if brush.full() {
        shapes.push(brush.line(svg("M-74,-14 H74 M0,-34 V6")));
    }
    shapes
}

/// A garden shed, 120 wide and 170 high.
fn shed(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xD8_A8_70, 0x9F_C0_B0, 0xC9_9A_8A][dice.below(3)];
    let mut shapes = vec![
        brush.area(svg("M-52,5 L-52,-110 L52,-110 L52,5 Z"), tint),
        brush.area(svg("M-68,-102 L0,-166 L68,-102 Z"), 0x9A_70_4A),
        brush.part(svg("M-36,6 L-36,-78 L6,-78 L6,6 Z"), 0xF0_DC_B8),
        brush.part(slab(16.0, -74.0, 26.0, 30.0), 0xBF_E3_F7),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-15,-78 V6")));
        shapes.push(brush.part(circle((0.0, -122.0), 11.0), 0xBF_E3_F7));
    }
    shapes
}

/// A slide, swings, a climbing frame or a seesaw on a lawn.
pub(in crate::settings) fn playground(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(4);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.day(right, dice);
        if it.full() {
            it.hills(stage.horizon - 40.0, 34.0, 0xCF_E8_B0, dice);
        }
        let lawn = it.hills(stage.horizon + 30.0, 22.0, LAWN, dice);
        it.put(round_tree(lawn.at(right.inset(40.0), 20.0), dice.between(160.0, 190.0), far, dice));
        let y = it.depth(0.8);
        match layout {
            0 | 3 => drop(it.landmark(&slide(near, dice), left, 0.5, y)),
            1 => drop(it.landmark(&swings(near), left, 0.5, y)),
            _ => drop(it.landmark(&climbing_frame(near, dice), left, 0.5, y)),
        }
        it.ground(dice.between(26.0, 40.0), GRASS, dice);
        let y = it.depth(0.95);
        match dice.below(3) {
            0 => drop(it.landmark(&seesaw(near), right, 0.5, y)),
            1 => drop(it.landmark(&spring_horse(near, dice), right, 0.5, y)),
            _ => drop(it.landmark(&sandpit(near, dice), right, 0.5, y)),
        }
        flowers(&mut it, dice);
        it.finish(PLAYGROUND, aloft::GREEN)
    })
}

/// A slide that comes down to the right, 170 wide and 200 high.
fn slide(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF2_6A_5A, 0xFF_C9_3D, 0x6F_B0_E8][dice.below(3)];
    let mut shapes = vec![brush.area(svg("M-74,4 L-62,-140 L-46,-140 L-52,4 Z"), 0x9F_B0_C0)];
    shapes.push(brush.area(svg("M-28,4 L-28,-120 L-12,-120 L-12,4 Z"), 0x9F_B0_C0));
    if brush.full() {
        for rung in [-28.0, -62.0, -96.0] {
            shapes.push(brush.area(slab(-66.0, rung - 6.0, 46.0, 13.0), 0x9F_B0_C0));
        }
    } else {
        shapes.remove(1);
    }
    shapes.push(brush.area(
        svg("M-20,-158 C30,-140 24,-36 84,-24 L96,-24 L96,-4 L76,-4 C10,-14 14,-118 -24,-130 Z"),
        tint,
    ));
    shapes.push(brush.area(slab(-74.0, -142.0, 64.0, 20.0), 0x8A_C8_6A));
    if !brush.full() {
        return shapes;
    }
    shapes.push(brush.area(svg("M-70,-140 L-70,-182 C-70,-206 -18,-206 -18,-182 L-18,-140 L-34,-140 L-34,-176 C-34,-188 -54,-188 -54,-176 L-54,-140 Z"), 0x8A_C8_6A));
    shapes
}

/// A frame with two swings, 170 wide and 190 high.
fn swings(brush: Brush) -> Vec<Shape> {
    let steel = 0x7F_C8_A8;
    let mut shapes = vec![
        brush.area(svg("M-86,4 L-60,-178 L-46,-174 L-66,4 Z"), steel),
        brush.area(svg("M86,4 L60,-178 L46,-174 L66,4 Z"), steel),
    ];
    for x in [-22.0, 22.0] {
        shapes.push(Shape::line(
            svg(&format!("M{},-172 V-62 M{},-172 V-62", x - 13.0, x + 13.0)),
            brush.inside,
        ));
        shapes.push(brush.area(slab(x - 20.0, -68.0, 40.0, 17.0), 0xF2_7C_6A));
    }
    if !brush.full() {
        shapes.retain(|shape| !(shape.pen == Some(brush.inside) && shape.tint.is_none()));
        shapes.truncate(2);
        shapes.push(Shape::line(svg("M-24,-172 V-62 M24,-172 V-62"), brush.inside));
        shapes.push(brush.area(slab(-34.0, -70.0, 68.0, 19.0), 0xF2_7C_6A));
    }
    shapes.push(brush.area(slab(-74.0, -192.0, 148.0, 20.0), steel));
    shapes
}

/// A little tower with a roof and a ladder, 130 wide and 230 high.
fn climbing_frame(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF2_6A_5A, 0x6F_B0_E8, 0xB3_8B_E8][dice.below(3)];
    let wood = 0xD8_A8_70;
    let mut shapes = vec![
        brush.area(svg("M-56,4 L-56,-168 L-38,-168 L-38,4 Z"), wood),
        brush.area(svg("M56,4 L56,-168 L38,-168 L38,4 Z"), wood),
        brush.area(slab(-66.0, -104.0, 132.0, 20.0), wood),
    ];
    if brush.full() {
        shapes.push(brush.area(slab(-40.0, -140.0, 80.0, 17.0), 0xFF_C9_5A));
        for y in [-30.0, -62.0] {
            shapes.push(brush.area(slab(-40.0, y, 80.0, 14.0), 0xFF_C9_5A));
        }
    } else {
        shapes.push(brush.area(slab(-40.0, -52.0, 80.0, 20.0), 0xFF_C9_5A));
    }
    shapes.push(brush.area(svg("M-78,-160 L0,-226 L78,-160 Z"), tint));
    shapes
}

/// A seesaw, 156 wide and 70 high.
fn seesaw(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(svg("M-24,4 L0,-38 L24,4 Z"), 0x6F_B0_E8),
        brush.area(svg("M-78,-14 L72,-66 L78,-50 L-72,2 Z"), 0xFF_C9_3D),
    ]
}

/// A horse on a spring, 110 wide and 116 high.
fn spring_horse(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF7_A8_6A, 0x9F_C8_F0, 0xF7_A8_C8][dice.below(3)];
    vec![
        brush.area(svg("M-30,4 L-24,-14 L24,-14 L30,4 Z"), 0x8A_93_A0),
        Shape::line(svg("M-14,-16 L14,-24 L-14,-32 L14,-40"), brush.contour),
        brush.area(
            svg("M-52,-74 C-36,-66 -4,-58 12,-76 C14,-100 24,-116 42,-112 C58,-108 68,-92 64,-82 C58,-76 48,-80 44,-82 C44,-54 24,-38 -8,-38 C-38,-38 -56,-52 -52,-74 Z"),
            tint,
        ),
        Shape::solid(circle((44.0, -96.0), 3.0)),
    ]
}

/// A sandpit with a little heap, 160 wide and 60 high.
fn sandpit(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = vec![brush.area(svg("M-44,-22 C-24,-66 20,-66 44,-22 Z"), 0xF8_E3_AE)];
    shapes.push(brush.area(svg("M-66,-30 L66,-30 L80,6 L-80,6 Z"), 0xF3_D8_9A));
    shapes.push(brush.area(slab(-84.0, -6.0, 168.0, 22.0), 0xD8_A8_70));
    if dice.chance(0.6) {
        shapes.push(brush.area(svg("M10,-40 L44,-40 L39,-8 L15,-8 Z"), 0xF2_6A_5A));
    }
    shapes
}
