//! Circus and fun fair.

use drawing::Shape;
use kurbo::{Affine, BezPath};
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{
    Brush, Ridge, around, bunting, either_way, place, pt, round_tree, shop, stand, star,
};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::{Sketch, slab};
use crate::path::{circle, ellipse, svg};

const TURN: f64 = core::f64::consts::TAU;

const CIRCUS: &[Prop] = &[
    ("beach ball", 84.0, Zone::Ground),
    ("top hat", 84.0, Zone::Front),
    ("star", 48.0, Zone::Wall),
    ("star", 44.0, Zone::Wall),
    ("popcorn", 84.0, Zone::Front),
    ("drum", 130.0, Zone::Ground),
    ("trumpet", 84.0, Zone::Front),
];
const FAIR: &[Prop] = &[
    ("cloud", 66.0, Zone::Sky),
    ("cloud", 60.0, Zone::Sky),
    ("popcorn", 84.0, Zone::Front),
    ("lollipop", 120.0, Zone::Ground),
    ("beach ball", 84.0, Zone::Front),
    ("bush", 60.0, Zone::Mid),
    ("hot air balloon", 170.0, Zone::Sky),
    ("cloud", 52.0, Zone::Sky),
];

/// In the ring under the big top, or before the tent.
pub(in crate::settings) fn circus(stage: &Stage, dice: &mut Dice) -> Set {
    if dice.chance(0.4) {
        return either_way(stage, dice, big_top);
    }
    let layout = dice.below(2);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xFD_F0_D0);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        canvas(&mut it, dice);
        let rim = it.depth(dice.between(0.44, 0.54));
        let edge = Ridge::through(stage.area, &[rim - 16.0, rim - 34.0, rim - 40.0, rim - 34.0, rim - 16.0]);
        it.land(&edge, 0xE8_6A_5A, near);
        let inner = Ridge::through(stage.area, &[rim + 18.0, rim + 2.0, rim - 4.0, rim + 2.0, rim + 18.0]);
        it.land(&inner, 0xF3_DC_A8, near);
        if layout == 0 {
            it.landmark(&pedestal(near, dice, true), left, 0.5, it.depth(0.94));
            it.landmark(&hoop(near), right, 0.5, it.depth(0.96));
        } else {
            it.landmark(&pedestal(near, dice, false), right, 0.5, it.depth(0.96));
            if it.full() {
                let y = stage.sky + 24.0;
                it.put(bunting((-8.0, y), (stage.area.x1 + 8.0, y), 34.0, far));
            }
            it.landmark(&it.figure("beach ball", 100.0), left, 0.5, it.depth(1.0));
        }
        it.finish(CIRCUS, aloft::TENT)
    })
}

/// The striped canvas of the tent's roof, running together above.
fn canvas(it: &mut Sketch, dice: &mut Dice) {
    let (area, far) = (it.stage.area, it.far);
    let top = pt(area.center().x + dice.between(-20.0, 20.0), area.y0 - 40.0);
    let foot = it.depth(0.06);
    let tint = [0xF2_7C_7A, 0x7F_B0_E8, 0xF7_B8_5A][dice.below(3)];
    if !it.full() {
        return drapes(it, tint, foot);
    }
    let strips = 8;
    let width = (area.width() + 60.0) / f64::from(strips);
    let mut shapes = Vec::new();
    for strip in 0..strips {
        let (a, b) =
            (area.x0 - 30.0 + width * f64::from(strip), area.x0 - 30.0 + width * f64::from(strip + 1));
        if strip % 2 == 1 {
            continue;
        }
        let upper = |x: f64| top.x + (x - top.x) * 0.34;
        let mut path = BezPath::new();
        path.move_to((upper(a), top.y));
        path.line_to((upper(b), top.y));
        path.line_to((b, foot));
        path.line_to((a, foot));
        path.close_path();
        shapes.push(far.area(path, tint));
    }
    it.telling(shapes);
    let mut wall = BezPath::new();
    wall.move_to((area.x0 - 24.0, foot - 16.0));
    let scallops = 9;
    let step = (area.width() + 48.0) / f64::from(scallops);
    wall.line_to((area.x1 + 24.0, foot - 16.0));
    wall.line_to((area.x1 + 24.0, foot + 12.0));
    for index in 0..scallops {
        let x = area.x1 + 24.0 - step * f64::from(index);
        wall.quad_to((x - step / 2.0, foot + 54.0), (x - step, foot + 12.0));
    }
    wall.close_path();
    it.put(vec![far.area(wall, 0xFF_D9_5A)]);
}

/// The tent's mouth in simple pictures: canvas drawn aside in both upper corners.
fn drapes(it: &mut Sketch, tint: u32, foot: f64) {
    let (area, far) = (it.stage.area, it.far);
    let (top, reach) = (area.y0 - 24.0, area.width() * 0.4);
    let mut shapes = Vec::new();
    for (edge, way) in [(area.x0 - 24.0, 1.0), (area.x1 + 24.0, -1.0)] {
        let mut drape = BezPath::new();
        drape.move_to((edge, top));
        drape.line_to((edge + way * (reach + 60.0), top));
        drape.curve_to(
            (edge + way * reach, foot * 0.5),
            (edge + way * reach * 0.6, foot - 60.0),
            (edge + way * 20.0, foot - 20.0),
        );
        drape.line_to((edge, foot - 18.0));
        drape.close_path();
        shapes.push(far.area(drape, tint));
        let fold = svg(&format!(
            "M{},{} Q{},{} {},{}",
            edge + way * reach * 0.62,
            it.stage.sky + 16.0,
            edge + way * reach * 0.5,
            foot * 0.46,
            edge + way * 64.0,
            foot * 0.62
        ));
        shapes.push(far.line(fold));
    }
    it.telling(shapes);
}

/// A drum to stand on, 130 wide and 92 high (170 with the ball on it).
fn pedestal(brush: Brush, dice: &mut Dice, with_ball: bool) -> Vec<Shape> {
    let tint = [0x6F_A8_E8, 0xE8_6A_5A, 0x8A_C8_7A][dice.below(3)];
    let mut shapes = Vec::new();
    if with_ball {
        shapes.push(brush.area(circle((0.0, -128.0), 38.0), 0xFF_D9_5A));
        shapes.extend(star(pt(0.0, -128.0), 20.0, 0.0, Brush { contour: brush.inside, ..brush }));
    }
    shapes.push(brush.area(svg("M-50,-84 L50,-84 L64,2 Q0,18 -64,2 Z"), tint));
    if brush.full() {
        shapes.push(brush.part(svg("M-50,-70 L-18,-64 L-36,6 L-61,2 Z"), 0xFF_F3_D6));
        shapes.push(brush.part(svg("M50,-70 L18,-64 L36,6 L61,2 Z"), 0xFF_F3_D6));
    }
    shapes.push(brush.area(ellipse((0.0, -84.0), 56.0, 15.0, 0.0), 0xFF_F3_D6));
    shapes
}

/// A hoop on a stand to jump through, 130 wide and 190 high.
fn hoop(brush: Brush) -> Vec<Shape> {
    let mut ring = circle((0.0, -122.0), 66.0);
    ring.extend(circle((0.0, -122.0), 48.0).reverse_subpaths());
    vec![
        brush.area(svg("M-40,4 L-9,-26 L-9,-60 L9,-60 L9,-26 L40,4 Z"), 0x9A_A6_B2),
        brush.area(ring, 0xFF_B8_4A),
    ]
}

/// Outside: the striped tent on the meadow.
fn big_top(stage: &Stage, dice: &mut Dice) -> Set {
    let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
    let (left, right, near, far) = (it.left, it.right, it.near, it.far);
    let strung = it.full() && dice.chance(0.4);
    if !strung {
        it.day(right, dice);
    }
    it.hills(stage.horizon + 10.0, 26.0, 0xB5_DD_8A, dice);
    it.landmark(&tent(far, dice), left, 0.5, it.depth(0.5));
    let y = stage.sky + 22.0;
    if strung {
        it.put(bunting((-8.0, y), (stage.area.x1 + 8.0, y), 26.0, far));
    }
    it.landmark(&booth(near, dice), right, 0.5, it.depth(0.7));
    it.ground(dice.between(26.0, 40.0), 0x9C_D0_6E, dice);
    if dice.chance(0.5) {
        it.corner(&pedestal(near, dice, false), left, 0.0);
    }
    it.finish(FAIR, aloft::FAIR)
}

/// A striped tent with two peaks, 190 wide and 226 high.
fn tent(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF2_6A_6A, 0x6F_A8_E8, 0xF7_B0_4A][dice.below(3)];
    let mut shapes = vec![
        brush.area(svg("M0,-226 L44,-210 L0,-192 Z"), 0xFF_D9_3D),
        brush.area(svg("M-80,6 L-72,-96 L72,-96 L80,6 Z"), 0xFF_F6_E8),
        brush.area(svg("M-98,-92 C-50,-116 -14,-156 0,-198 C14,-156 50,-116 98,-92 Z"), tint),
    ];
    if brush.full() {
        shapes
            .push(brush.part(svg("M-34,-94 C-22,-126 -6,-160 0,-198 C6,-160 22,-126 34,-94 Z"), 0xFF_F6_E8));
        shapes.push(brush.part(svg("M-80,6 L-72,-92 L-44,-92 L-50,6 Z M80,6 L72,-92 L44,-92 L50,6 Z"), tint));
    }
    shapes.push(brush.part(svg("M-26,6 C-26,-40 -10,-60 0,-74 C10,-60 26,-40 26,6 Z"), 0x8A_6A_9A));
    shapes.push(brush.area(
        svg("M-100,-98 L100,-98 L100,-84 Q84,-66 67,-84 Q50,-66 34,-84 Q17,-66 0,-84 Q-17,-66 -34,-84 Q-50,-66 -67,-84 Q-84,-66 -100,-84 Z"),
        0xFF_D9_5A,
    ));
    shapes
}

/// A ticket booth, 110 wide and 190 high.
fn booth(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0x7F_C8_C0, 0xF7_A8_B8, 0xC8_B0_E8][dice.below(3)];
    let mut shapes = vec![
        brush.area(slab(-46.0, -146.0, 92.0, 150.0), tint),
        brush.part(slab(-33.0, -118.0, 66.0, 52.0), 0xFF_F6_E0),
        brush.area(slab(-54.0, -68.0, 108.0, 18.0), 0xFF_F3_D6),
        brush.area(
            svg("M-64,-136 L0,-190 L64,-136 Q42,-116 21,-134 Q0,-116 -21,-134 Q-42,-116 -64,-136 Z"),
            0xF2_6A_6A,
        ),
    ];
    shapes.extend(star(pt(0.0, -24.0), 18.0, 0.0, Brush { contour: brush.inside, ..brush }));
    shapes
}

/// A big wheel, a merry-go-round, a slide tower, stalls.
pub(in crate::settings) fn fair(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
        let (left, right, far, near) = (it.left, it.right, it.far, it.near);
        let strung = it.full() && dice.chance(0.4);
        if !strung {
            it.day(right, dice);
        }
        let lawn = it.hills(stage.horizon + 16.0, 24.0, 0xB5_DD_8A, dice);
        if it.full() {
            it.put(round_tree(lawn.at(right.inset(30.0), 10.0), 150.0, far, dice));
        }
        let wheel = big_wheel(far, dice);
        match layout {
            0 => {
                it.landmark(&wheel, left, 0.5, it.depth(0.5));
                it.landmark(&shop(far, dice), right, 0.5, it.depth(0.56));
            }
            1 => {
                it.landmark(&merry_go_round(far, dice), left, 0.5, it.depth(0.66));
                it.landmark(&helter_skelter(far, dice), right, 0.5, it.depth(0.5));
            }
            _ => {
                it.landmark(&helter_skelter(far, dice), left, 0.5, it.depth(0.54));
                it.landmark(&booth(near, dice), right, 0.5, it.depth(0.7));
            }
        }
        it.ground(dice.between(26.0, 40.0), 0xEA_D8_B0, dice);
        if strung {
            let y = stage.sky + 20.0;
            it.put(bunting((-8.0, y), (stage.area.x1 + 8.0, y), 22.0, far));
        }
        it.finish(FAIR, aloft::FAIR)
    })
}

/// A big wheel with six cabins, 200 wide and 250 high.
fn big_wheel(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let hub = pt(0.0, -142.0);
    let tints = [0xF2_6A_6A, 0xFF_C9_3D, 0x6F_B0_E8, 0x8A_C8_7A, 0xB3_8B_E8, 0xF7_A8_6A];
    let first = dice.below(6);
    let mut shapes = vec![brush.area(
        svg(if brush.full() {
            "M-58,6 L-9,-140 L9,-140 L58,6 L38,6 L0,-108 L-38,6 Z"
        } else {
            "M-44,6 L-10,-140 L10,-140 L44,6 Z"
        }),
        0x9A_A6_B2,
    )];
    let mut ring = circle(hub, 84.0);
    ring.extend(circle(hub, 68.0).reverse_subpaths());
    let turned = dice.between(0.0, 1.0);
    let mut spokes = BezPath::new();
    for index in 0..if brush.full() { 3 } else { 0 } {
        let turn = TURN * (f64::from(index) + turned) / 6.0;
        spokes.move_to(around(hub, 68.0, 68.0, turn));
        spokes.line_to(around(hub, 68.0, 68.0, turn + TURN / 2.0));
    }
    if brush.full() {
        shapes.push(brush.line(spokes));
    }
    shapes.push(brush.area(if brush.full() { ring } else { circle(hub, 80.0) }, 0xE8_EC_F0));
    shapes.push(brush.area(circle(hub, 17.0), 0xFF_D9_5A));
    let cabins = if brush.full() { 6 } else { 3 };
    for index in 0..cabins {
        let at = around(hub, 78.0, 78.0, TURN * (f64::from(index) + turned) / f64::from(cabins));
        let cabin = svg("M-21,-4 C-21,-24 21,-24 21,-4 L17,20 Q0,30 -17,20 Z");
        shapes.extend(stand(vec![brush.area(cabin, tints[(first + index as usize) % 6])], at));
    }
    shapes
}

/// A roundabout with two horses, 190 wide and 200 high.
fn merry_go_round(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF2_7C_8A, 0x7F_B0_E8, 0xF7_B8_5A][dice.below(3)];
    let mut shapes = Vec::new();
    if brush.full() {
        shapes.push(brush.area(slab(-12.0, -130.0, 24.0, 126.0), 0xFF_D9_5A));
    } else {
        shapes.push(brush.area(svg("M-80,-10 L-80,-120 L80,-120 L80,-10 Z"), 0xFF_F3_D6));
    }
    let horse = "M-26,-34 C-18,-30 -2,-24 6,-32 C6,-44 12,-54 22,-52 C31,-50 35,-42 33,-37 C30,-34 25,-36 23,-37 C23,-20 16,-10 10,-8 L10,4 L0,4 L-2,-8 L-10,-8 L-12,4 L-22,4 C-22,-10 -28,-18 -26,-34 Z";
    let spots: &[f64] = if brush.full() { &[-52.0, 52.0] } else { &[0.0] };
    for x in spots {
        let mut pole = BezPath::new();
        pole.move_to((*x, -110.0));
        pole.line_to((*x, -12.0));
        if brush.full() {
            shapes.push(Shape::line(pole, brush.contour));
        }
        let pony = vec![brush.area(svg(horse), 0xFF_F6_E8)];
        let size = if brush.full() { 1.0 } else { 1.7 };
        let placing = Affine::translate((*x - 4.0, -34.0)) * Affine::scale(size);
        shapes.extend(place(pony, placing));
    }
    shapes.push(brush.area(svg("M-86,-20 L86,-20 L80,6 Q0,18 -80,6 Z"), tint));
    shapes.push(brush.area(svg("M-96,-120 L0,-194 L96,-120 Z"), tint));
    if brush.full() {
        shapes.push(brush.part(svg("M-40,-120 L0,-194 L40,-120 Z"), 0xFF_F6_E8));
    }
    shapes.push(brush.area(
        svg("M-98,-126 L98,-126 L98,-112 Q82,-94 65,-112 Q49,-94 33,-112 Q16,-94 0,-112 Q-16,-94 -33,-112 Q-49,-94 -65,-112 Q-82,-94 -98,-112 Z"),
        0xFF_D9_5A,
    ));
    shapes.push(brush.area(circle((0.0, -200.0), 11.0), 0xFF_F3_B0));
    shapes
}

/// A slide that winds around a tower, 150 wide and 250 high.
fn helter_skelter(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF2_6A_6A, 0x6F_B0_E8, 0x8A_C8_7A][dice.below(3)];
    let mut shapes = vec![brush.area(svg("M-46,4 L-30,-176 L30,-176 L46,4 Z"), 0xFF_F3_D6)];
    if brush.full() {
        shapes.push(
            brush.area(svg("M-34,-134 C-10,-116 20,-112 52,-122 L56,-102 C20,-88 -14,-94 -38,-110 Z"), tint),
        );
    }
    shapes.push(brush.area(svg("M-40,-82 C-10,-58 24,-54 64,-68 L70,-46 C26,-28 -16,-36 -44,-56 Z"), tint));
    shapes.push(brush.area(svg("M-46,-30 C-60,-12 -76,-6 -88,-6 L-88,14 C-62,16 -48,6 -40,-4 Z"), tint));
    shapes.push(brush.area(svg("M-44,-168 L0,-232 L44,-168 Z"), tint));
    shapes.push(brush.area(circle((0.0, -238.0), 11.0), 0xFF_D9_5A));
    shapes
}
