//! The treehouse: up on its platform, or at the foot of its tree.

use drawing::Shape;
use kurbo::{Rect, Shape as _, Vec2};
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{
    Brush, bush, crown, either_way, framing, great_tree, old_trunk, pine, place, pt, round_tree, stand,
    treetops,
};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::{Sketch, slab};
use crate::path::{circle, svg};

const WOOD: u32 = 0xD8_A8_70;

const WOODS: &[Prop] = &[
    ("bush", 62.0, Zone::Mid),
    ("bush", 58.0, Zone::Front),
    ("mushroom", 96.0, Zone::Ground),
    ("rock", 54.0, Zone::Front),
    ("flower", 96.0, Zone::Ground),
    ("log", 60.0, Zone::Front),
    ("leaf", 50.0, Zone::Front),
    ("cloud", 60.0, Zone::Sky),
    ("bush", 66.0, Zone::Mid),
];
const ALOFT: &[Prop] = &[
    ("cloud", 60.0, Zone::Sky),
    ("cloud", 54.0, Zone::Sky),
    ("picnic basket", 110.0, Zone::Ground),
    ("open book", 66.0, Zone::Front),
    ("apple", 60.0, Zone::Front),
    ("backpack", 130.0, Zone::Ground),
    ("telescope", 100.0, Zone::Ground),
    ("leaf", 46.0, Zone::Front),
];

/// A hut in a great tree.
pub(in crate::settings) fn treehouse(stage: &Stage, dice: &mut Dice) -> Set {
    let aloft = dice.chance(0.5);
    either_way(
        stage,
        dice,
        |stage, dice| if aloft { on_the_platform(stage, dice) } else { below(stage, dice) },
    )
}

/// Up on the planks, the hut to one side, tops of trees beyond.
fn on_the_platform(stage: &Stage, dice: &mut Dice) -> Set {
    let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
    let (left, right, near, far) = (it.left, it.right, it.near, it.far);
    let tops = it.depth(0.3);
    let ys: Vec<f64> = (0..6).map(|_| tops + dice.between(-14.0, 14.0)).collect();
    it.put(vec![treetops(stage.area, &ys, 0xA9_D6_9B, far)]);
    let floor = stage.ground - dice.between(44.0, 56.0);
    let rail = floor - dice.between(80.0, 92.0);
    let area = stage.area;
    let mut fence = vec![
        far.area(Rect::new(right.x(1.4), rail, right.inset(-30.0), rail + 18.0).abs().to_path(0.1), WOOD),
    ];
    fence.push(far.area(slab(right.x(0.72) - 10.0, rail - 14.0, 20.0, floor - rail + 20.0), WOOD));
    if it.full() {
        it.put(fence);
    }
    it.landmark(&hut(near, dice), left, 0.5, floor + 8.0);
    let mut planks = vec![
        near.area(Rect::new(area.x0 - 24.0, floor, area.x1 + 24.0, area.y1 + 24.0).to_path(0.1), 0xE0_B8_84),
    ];
    if it.full() {
        let rows = [floor + 38.0, floor + 80.0];
        planks.push(near.line(svg(&format!(
            "M-20,{0} H560 M-20,{1} H560 M150,{2} V{0} M400,{2} V{0} M90,{0} V{1} M460,{0} V{1}",
            rows[0], rows[1], floor
        ))));
    }
    it.put(planks.drain(..1).collect());
    it.put(planks);
    let (inset, reach) = framing(right.width());
    let foot = pt(right.inset(inset), floor + 10.0);
    it.telling(great_tree(foot, stage.sky + 10.0, reach, near, dice));
    it.finish(ALOFT, aloft::GREEN)
}

/// A hut of boards, 150 wide and 226 high.
fn hut(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let roof = [0xD9_6A_5A, 0x6F_9F_C8, 0x8A_B0_6A][dice.below(3)];
    let mut shapes = vec![
        brush.area(slab(-62.0, -150.0, 124.0, 154.0), WOOD),
        brush.area(svg("M-82,-140 L0,-224 L82,-140 Z"), roof),
        brush.part(svg("M-46,4 L-46,-62 C-46,-94 2,-94 2,-62 L2,4 Z"), 0xB8_7B_45),
        brush.part(circle((32.0, -78.0), 20.0), 0xBF_E3_F7),
        Shape::solid(circle((-8.0, -34.0), 3.0)),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M32,-98 V-58 M12,-78 H52")));
        shapes.push(brush.line(svg("M14,-36 H62 M18,-112 H62 M-62,-112 H-20")));
        shapes.push(brush.part(circle((0.0, -168.0), 14.0), 0xFF_F3_B0));
    }
    shapes
}

/// On the ground beside the tree, a ladder leading up to the hut.
fn below(stage: &Stage, dice: &mut Dice) -> Set {
    let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
    let (left, right, near, far) = (it.left, it.right, it.near, it.far);
    it.day(right, dice);
    if it.full() {
        it.hills(stage.horizon - 40.0, 34.0, 0xCF_E8_B0, dice);
    }
    let lawn = it.hills(stage.horizon + 30.0, 24.0, 0xB5_DD_8A, dice);
    let other = lawn.at(right.seat(56.0, 0.5), 30.0);
    if dice.chance(0.5) {
        it.put(pine(other, dice.between(180.0, 210.0), far, dice));
    } else {
        it.put(round_tree(other, dice.between(160.0, 190.0), far, dice));
    }
    it.ground(dice.between(30.0, 46.0), 0x9C_D0_6E, dice);
    let foot = pt(left.seat(60.0, 0.5), it.depth(0.92));
    let deck = (stage.sky + 250.0).min(foot.y - 200.0);
    let wide = dice.between(72.0, 84.0);
    let mut tree = crown(
        pt(foot.x, deck - 96.0),
        Vec2::new(dice.between(140.0, 156.0), dice.between(104.0, 116.0)),
        0x7B_C1_58,
        near,
        dice,
    );
    tree.extend(old_trunk(foot, wide, deck, near, dice));
    tree.extend(stand(place(hut(near, dice), kurbo::Affine::scale(0.84)), pt(foot.x, deck)));
    tree.push(near.area(slab(foot.x - 88.0, deck - 6.0, 176.0, 22.0), 0xC9_96_5A));
    it.telling(tree);
    it.telling(ladder(pt(foot.x + left.inward() * 30.0, foot.y + 4.0), foot.y - deck - 8.0, near));
    if dice.chance(0.6) {
        it.corner(&bush(pt(0.0, 0.0), 130.0, 0x8F_CB_5A, near, dice), right, -4.0);
    }
    it.finish(WOODS, aloft::GREEN)
}

/// A ladder standing on `at`, `high` high.
fn ladder(at: kurbo::Point, high: f64, brush: Brush) -> Vec<Shape> {
    let gap = if brush.full() { 44.0 } else { 64.0 };
    let mut shapes = Vec::new();
    let mut y = -24.0;
    while y > -high + 20.0 {
        shapes.push(brush.area(slab(-24.0, y - 7.0, 48.0, 14.0), WOOD));
        y -= gap;
    }
    for x in [-24.0, 24.0] {
        shapes.push(brush.area(slab(x - 7.0, -high, 14.0, high), WOOD));
    }
    if !brush.full() {
        shapes.retain(|shape| shape.path.bounding_box().height() > 20.0);
        let rungs: String =
            (1..4).map(|rung| format!("M-9,{0} H9 ", -high * f64::from(rung) / 4.0)).collect();
        shapes.push(brush.line(svg(&rungs)));
    }
    stand(shapes, at)
}
