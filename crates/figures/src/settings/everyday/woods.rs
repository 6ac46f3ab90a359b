//! The treehouse: up on its platform, or at the foot of its tree.

use drawing::Shape;
use kurbo::{Rect, Shape as _, Vec2};
use scene::Dice;

use super::super::aloft::GREEN;
use super::super::props::{Prop, Zone};
use super::super::scenery::{
    Brush, Sun, bush, cloud, crown, crown_contour, either_way, old_trunk, pine, place, pt, round_tree, stand,
    sun,
};
use super::super::set::Set;
use super::super::{Stage, TREE_HOUSE};
use super::sketch::{Sketch, slab};
use crate::path::{circle, polygon, svg};

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
/// Far below who is up in a tree.
const LAWN: &[Prop] = &[
    ("bush", 54.0, Zone::Front),
    ("flower", 62.0, Zone::Front),
    ("mushroom", 58.0, Zone::Front),
    ("rock", 44.0, Zone::Front),
    ("tulip", 58.0, Zone::Front),
];

/// A hut in a great tree: who is in it is up on its floor, and who climbs up to it has it beside.
pub(in crate::settings) fn treehouse(stage: &Stage, dice: &mut Dice) -> Set {
    let is_asked = stage.asked.has(&["tree house", "high tree house"]);
    either_way(stage, dice, |stage, dice| if is_asked { below(stage, dice) } else { aloft(stage, dice) })
}

/// The boards that everybody stands on begin so far behind the farthest feet and end so far before the nearest, in units, and
/// their edge is so thick.
const BEHIND_THE_FEET: f64 = 20.0;
const BEFORE_THE_FEET: f64 = 16.0;
const EDGE: f64 = 22.0;
/// The floor is so much narrower than the page at each side, at its far edge and at its near one, in units.
const NARROWER: [f64; 2] = [40.0, 14.0];
/// The ridge of the roof is so far above the highest head, in units, and the crown so far above the ridge; both keep so far
/// below the lettering.
const OVERHEAD: f64 = 104.0;
const OVER_THE_RIDGE: f64 = 84.0;
const BELOW_THE_SKY: f64 = 12.0;
/// The crown is so much narrower than the page at each side, in units, and its lower edge so far below the eaves' height, as a
/// share of the height of the hut.
const CROWN_NARROWER: f64 = 22.0;
const CROWN_FOOT: f64 = 0.72;
/// The hut is so wide, as a share of the page, and its roof so steep.
const HUT: [f64; 2] = [0.46, 0.62];
const STEEP: f64 = 0.36;
/// The eaves reach so far beyond the walls, in units, and the roof is so thick.
const EAVES: f64 = 34.0;
const THATCH: f64 = 34.0;
/// Half the width of the round window in the gable, in units.
const PANE: f64 = 19.0;
/// A door is so wide, in units, and so high, as a share of the wall; beside who stands there alone it is so far from the middle of
/// the hut, as a share of half its width.
const DOOR: f64 = 66.0;
const HIGH: f64 = 0.78;
const ASIDE: f64 = 0.62;
/// Those who are wider than this share of the page stand at both sides of the door.
const AT_BOTH_SIDES: f64 = 0.62;
/// The boards of the wall are so wide, in units.
const BOARD: f64 = 30.0;
/// The lawn begins so far above the foot of the page, in units, and the trunk ends so far.
const LAWN_HIGH: f64 = 104.0;
const TRUNK_FOOT: f64 = 52.0;
/// However little is seen of it, it is so long below the boards, in units.
const LEAST_TRUNK: f64 = 110.0;

/// Up on the boards before the hut, in the crown of the tree, the lawn far below.
fn aloft(stage: &Stage, dice: &mut Dice) -> Set {
    let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
    let (near, far, area) = (it.near, it.far, stage.area);
    let back = stage.ground.min(stage.farthest) - BEHIND_THE_FEET;
    let front = stage.ground + BEFORE_THE_FEET;
    let corners = [pt(area.x0 + 62.0, stage.sky + 58.0), pt(area.x1 - 60.0, stage.sky + 56.0)];
    let sunny = dice.below(2);
    it.put(sun(corners[sunny], dice.between(27.0, 32.0), Sun::any(dice), far));
    it.put(cloud(corners[1 - sunny], dice.between(96.0, 110.0), far, dice));
    it.hills(stage.ground - 2.0, 10.0, 0xCF_E8_B0, dice);
    let lawn = it.hills((area.y1 - LAWN_HIGH).max(front + EDGE + 34.0), 12.0, 0xB5_DD_8A, dice);
    let amid = area.center().x + dice.between(-14.0, 14.0);
    let ridge = (stage.hero.y0 - OVERHEAD).max(stage.sky + BELOW_THE_SKY);
    let side = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let rungs = pt(amid + side * dice.between(126.0, 142.0), (lawn.y(amid) + 40.0).min(area.y1 - 30.0));
    it.put(ladder(rungs, rungs.y - front + 6.0, near));
    let mut tree = leaves((amid, ridge, back), stage, near, dice);
    let foot = pt(amid, (area.y1 - TRUNK_FOOT).max(front + LEAST_TRUNK));
    tree.extend(old_trunk(foot, dice.between(84.0, 96.0), front, near, dice));
    tree.extend(cabin((amid, ridge, back), stage, near, dice));
    tree.extend(boards([back, front], stage, (near, far)));
    let around = Rect::new(area.x0, ridge, area.x1, front);
    it.filling(TREE_HOUSE, tree, vec![around]);
    it.finish(LAWN, &[])
}

/// The crown of the tree, over the hut and at both sides of it.
fn leaves((amid, ridge, foot): (f64, f64, f64), stage: &Stage, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let top = (ridge - OVER_THE_RIDGE).max(stage.sky + BELOW_THE_SKY);
    let low = ridge + (foot - ridge) * CROWN_FOOT;
    let at = pt(stage.area.center().x, (top + low) / 2.0);
    let reach = Vec2::new(stage.area.width() / 2.0 - CROWN_NARROWER, (low - top) / 2.0);
    let curls: &[[f64; 2]] = if brush.full() {
        &[
            [-0.34, -0.72],
            [0.02, -0.8],
            [0.38, -0.7],
            [-0.6, -0.42],
            [0.62, -0.38],
            [-0.76, 0.0],
            [0.76, 0.04],
        ]
    } else {
        &[[-0.36, -0.66], [0.38, -0.62], [-0.68, -0.3], [0.68, -0.26]]
    };
    let on = |[x, y]: &[f64; 2]| pt(amid + x * reach.x, at.y + y * reach.y);
    let mut shapes = vec![crown_contour(at, reach, 0x7B_C1_58, brush, dice)];
    shapes.extend(curls.iter().map(|curl_at| brush.line(tufts(on(curl_at)))));
    shapes
}

/// Three small arcs, as leaves are seen in a crown.
fn tufts(at: kurbo::Point) -> kurbo::BezPath {
    svg(&format!("M{},{} c2,-14 18,-14 20,-1 c3,-16 22,-15 24,1 c4,-11 17,-10 18,2", at.x - 31.0, at.y + 5.0))
}

/// The boards from their far edge down to the near one, on two struts.
fn boards([back, front]: [f64; 2], stage: &Stage, (near, far): (Brush, Brush)) -> Vec<Shape> {
    let area = stage.area;
    let [far_in, near_in] = NARROWER;
    let floor = [
        pt(area.x0 + far_in, back),
        pt(area.x1 - far_in, back),
        pt(area.x1 - near_in, front),
        pt(area.x0 + near_in, front),
    ];
    let mut shapes = vec![near.area(polygon(&floor), 0xE0_B8_84)];
    if near.full() {
        let seams = [0.2, 0.4, 0.6, 0.8].map(|share| {
            let [from, to] = [[0, 1], [3, 2]].map(|[one, other]| floor[one].lerp(floor[other], share));
            format!("M{},{} L{},{}", from.x, from.y, to.x, to.y)
        });
        shapes.push(far.line(svg(&seams.concat())));
        shapes
            .push(near.area(slab(area.x0 + near_in, front, area.width() - 2.0 * near_in, EDGE), 0xC9_96_5A));
    }
    shapes
}

/// The hut behind everybody, from the ridge of its roof down to where it stands, its door beside whoever is before it.
fn cabin((amid, ridge, foot): (f64, f64, f64), stage: &Stage, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let [least, most] = HUT.map(|share| share * stage.area.width());
    let is_between = stage.hero.width() > stage.area.width() * AT_BOTH_SIDES;
    let wide = if is_between { least } else { (stage.hero.width() * 0.8).clamp(least, most) };
    let roof = [0xD9_6A_5A, 0x6F_9F_C8, 0xF2_C1_4E][dice.below(3)];
    let (half, over) = (wide / 2.0, wide / 2.0 + EAVES);
    let eaves = ridge + over * 2.0 * STEEP;
    let wall = [
        pt(amid - half, foot + 4.0),
        pt(amid - half, eaves),
        pt(amid, ridge + THATCH * 0.6),
        pt(amid + half, eaves),
        pt(amid + half, foot + 4.0),
    ];
    let mut shapes = vec![
        brush.area(polygon(&wall), WOOD),
        brush.area(
            polygon(&[
                pt(amid, ridge),
                pt(amid + over, eaves - 8.0),
                pt(amid + over - 14.0, eaves + THATCH * 0.62),
                pt(amid, ridge + THATCH * 1.2),
                pt(amid - over + 14.0, eaves + THATCH * 0.62),
                pt(amid - over, eaves - 8.0),
            ]),
            roof,
        ),
    ];
    let turn = if is_between { 0.0 } else { (amid - stage.hero.center().x).signum() * half * ASIDE };
    let (door, high) = (amid + turn, (foot - eaves) * HIGH);
    let side = DOOR / 2.0;
    // The ends of boards at both sides of the door.
    let rows =
        (1..).map(|row| eaves + BOARD * (f64::from(row) + 0.4)).take_while(|y| *y < foot - BOARD * 0.6);
    let ends = rows.map(|y| {
        let clear = if y > foot - high - 8.0 { side + 16.0 } else { 0.0 };
        let gap = format!("H{} M{},{y}", door - clear, door + clear);
        format!("M{},{y} {} H{}", amid - half, if clear > 0.0 { gap } else { String::new() }, amid + half)
    });
    if brush.full() {
        shapes.push(brush.line(svg(&ends.collect::<String>())));
    }
    let arch = format!(
        "M{},{foot} V{1} C{0},{2} {3},{2} {3},{1} V{foot} Z",
        door - side,
        foot - high + side,
        foot - high - side * 0.3,
        door + side
    );
    shapes.push(brush.part(svg(&arch), 0xB8_7B_45));
    shapes.push(Shape::solid(circle((door + side * 0.5, foot - high * 0.42), 3.0)));
    if brush.full() {
        let at = pt(amid, ridge + THATCH * 1.2 + PANE + 16.0);
        shapes.push(brush.part(circle((at.x, at.y), PANE), 0xBF_E3_F7));
        let cross =
            format!("M{},{} h{} M{},{} v{}", at.x - PANE, at.y, 2.0 * PANE, at.x, at.y - PANE, 2.0 * PANE);
        shapes.push(brush.line(svg(&cross)));
    }
    shapes
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
    it.finish(WOODS, GREEN)
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
