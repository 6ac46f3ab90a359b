//! Snow and mountains.

use drawing::Shape;
use kurbo::{Affine, Point};
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{Brush, either_way, house, pine, place, pt, rock, round_tree, stand};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::Sketch;
use crate::path::{circle, ellipse, svg};

const SNOW: u32 = 0xFF_FF_FF;

const WINTER: &[Prop] = &[
    ("snowflake crystal", 84.0, Zone::Sky),
    ("snowflake crystal", 80.0, Zone::Sky),
    ("cloud", 62.0, Zone::Sky),
    ("cloud", 56.0, Zone::Sky),
    ("mitten", 66.0, Zone::Front),
    ("igloo", 104.0, Zone::Ground),
    ("pine tree", 150.0, Zone::Mid),
    ("pine tree", 140.0, Zone::Mid),
    ("rock", 52.0, Zone::Front),
    ("sled", 104.0, Zone::Ground),
    ("log", 60.0, Zone::Front),
];
const ALPS: &[Prop] = &[
    ("cloud", 62.0, Zone::Sky),
    ("cloud", 56.0, Zone::Sky),
    ("rock", 56.0, Zone::Front),
    ("rock", 60.0, Zone::Mid),
    ("flower", 96.0, Zone::Ground),
    ("pine tree", 150.0, Zone::Mid),
    ("log", 60.0, Zone::Front),
    ("hang glider", 84.0, Zone::Sky),
    ("tent", 104.0, Zone::Mid),
    ("campfire", 170.0, Zone::Ground),
];

/// Snow on hills and pines, with a snowman, an igloo, a cabin or a frozen pond.
pub(in crate::settings) fn snow(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(4);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xD3_E8_F7);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        flakes(&mut it, dice);
        if it.full() {
            it.hills(stage.horizon - 60.0, 50.0, 0xE6_F0_F8, dice);
        }
        let slope = it.hills(stage.horizon + 14.0, 34.0, SNOW, dice);
        let tree = slope.at(right.seat(56.0, 0.5), dice.between(20.0, 50.0));
        it.put(snowy_pine(tree, dice.between(170.0, 210.0), far, dice));
        if it.full() {
            it.put(snowy_pine(slope.at(right.x(0.95), 8.0), 140.0, far, dice));
        }
        match layout {
            0 => drop(it.landmark(&snowman(near, dice), left, 0.5, it.depth(0.88))),
            1 => drop(it.landmark(&igloo(near), left, 0.5, it.depth(0.72))),
            2 => {
                let foot = it.landmark(&house(far, dice), left, 0.5, it.depth(0.5));
                let cap = svg(
                    "M-78,-88 C-84,-104 -60,-112 -52,-122 C-40,-150 -18,-176 0,-174 C18,-176 40,-150 52,-122 C60,-112 84,-104 78,-88 Q62,-76 48,-90 Q32,-74 16,-90 Q0,-76 -16,-90 Q-32,-74 -48,-90 Q-62,-76 -78,-88 Z",
                );
                it.telling(stand(vec![far.area(cap, SNOW)], foot));
            }
            _ => {
                let at = pt(left.x(0.52), it.depth(0.62));
                it.telling(frozen_pond(at, 84.0, far));
                it.put(snowy_pine(pt(left.inset(46.0), it.depth(0.46)), 180.0, far, dice));
            }
        }
        it.ground(dice.between(28.0, 44.0), SNOW, dice);
        let corner = dice.below(3);
        if corner == 0 {
            it.corner(&heap(near), right, -6.0);
        } else if corner == 1 && layout != 0 {
            it.stand(&snowman(near, dice), right, 0.5, it.depth(1.0));
        }
        it.finish(WINTER, aloft::SNOW)
    })
}

/// Large flakes that fall: discs, few and apart.
fn flakes(it: &mut Sketch, dice: &mut Dice) {
    let (area, sky) = (it.stage.area, it.stage.sky);
    let foot = it.stage.hero.y0 - 30.0;
    let shares: &[(f64, f64)] = if it.full() {
        &[(0.12, 0.2), (0.34, 0.62), (0.5, 0.16), (0.66, 0.58), (0.88, 0.24), (0.22, 0.9)]
    } else {
        &[(0.3, 0.4), (0.68, 0.2)]
    };
    for (x, y) in shares {
        let at = pt(
            area.x0 + area.width() * (x + dice.between(-0.04, 0.04)),
            sky + 24.0 + (foot - sky - 40.0).max(40.0) * (y + dice.between(-0.06, 0.06)),
        );
        it.put(vec![it.far.area(circle(at, dice.between(8.5, 13.0)), SNOW)]);
    }
}

/// A pine with snow on its tip.
fn snowy_pine(at: Point, height: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = pine(at, height, brush, dice);
    let wide = (height * 0.085).max(14.0);
    let cap = svg(
        "M0,-2 C5,-2 8,8 10.5,20 C11,28 6,30 3.6,23 C2,30 -2,30 -3.6,23 C-6,30 -11,28 -10.5,20 C-8,8 -5,-2 0,-2 Z",
    );
    shapes.extend(place(
        vec![brush.area(cap, SNOW)],
        Affine::translate((at.x, at.y - height - 3.0)) * Affine::scale(wide / 8.0),
    ));
    shapes
}

/// A snowman with a hat and a scarf, 120 wide and 210 high.
fn snowman(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xE8_5A_5A, 0x5F_A0_D8, 0x7F_B8_6A][dice.below(3)];
    let mut shapes = vec![
        brush.area(ellipse((0.0, -46.0), 58.0, 50.0, 0.0), SNOW),
        brush.area(circle((0.0, -128.0), 42.0), SNOW),
    ];
    if dice.chance(0.5) {
        shapes.push(brush.area(svg("M-34,-152 C-40,-212 40,-212 34,-152 Z"), tint));
        shapes.push(brush.area(circle((0.0, -202.0), 12.0), SNOW));
        shapes.push(brush.area(super::sketch::slab(-42.0, -164.0, 84.0, 20.0), SNOW));
    } else {
        shapes.push(brush.area(super::sketch::slab(-27.0, -214.0, 54.0, 54.0), 0x8A_7A_9A));
        shapes.push(brush.area(super::sketch::slab(-46.0, -168.0, 92.0, 17.0), 0x8A_7A_9A));
    }
    for x in [-14.0, 14.0] {
        shapes.push(Shape::solid(circle((x, -134.0), 4.4)));
    }
    shapes.push(brush.area(svg("M-4,-128 C6,-132 28,-124 36,-114 C24,-112 4,-112 -4,-118 Z"), 0xFF_A0_3D));
    shapes.push(brush.line(svg("M-16,-108 Q0,-98 14,-104")));
    shapes.push(brush.area(svg("M12,-86 L34,-86 L38,-40 L16,-38 Z"), tint));
    shapes.push(brush.area(svg("M-38,-100 C-20,-84 20,-84 38,-100 L42,-82 C20,-66 -20,-66 -42,-82 Z"), tint));
    if brush.full() {
        for y in [-56.0, -30.0] {
            shapes.push(Shape::solid(circle((0.0, y), 4.4)));
        }
    }
    shapes
}

/// An igloo with its doorway to the right, 180 wide and 110 high.
fn igloo(brush: Brush) -> Vec<Shape> {
    let ice = 0xEA_F4_FB;
    let mut shapes = vec![brush.area(svg("M-88,4 C-90,-78 -40,-112 0,-112 C44,-112 88,-78 88,4 Z"), ice)];
    shapes.push(if brush.full() {
        brush.line(svg(
            "M-86,-32 H22 M-72,-68 H72 M-40,-32 V2 M-56,-68 V-32 M-8,-68 V-32 M-24,-108 V-68 M24,-108 V-68",
        ))
    } else {
        brush.line(svg("M-64,-36 H-30 M-44,-68 H-8 M6,-88 H34"))
    });
    shapes.push(brush.area(svg("M6,5 L6,-40 C6,-78 84,-78 84,-40 L84,5 Z"), ice));
    shapes.push(brush.part(svg("M24,5 L24,-34 C24,-56 66,-56 66,-34 L66,5 Z"), 0x9F_C8_E8));
    shapes
}

/// A frozen pond around `at`, `half` wide to either side.
fn frozen_pond(at: Point, half: f64, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![brush.area(ellipse(at, half, half * 0.34, 0.0), 0xC4_E3_F5)];
    for (x, y) in [(-0.4, -0.08), (0.2, 0.1)] {
        let from = at + pt(x, y).to_vec2() * half;
        shapes.push(brush.line(svg(&format!("M{},{} l22,-9", from.x, from.y))));
    }
    shapes
}

/// A heap of snowballs, 130 wide and 76 high.
fn heap(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(circle((-34.0, -30.0), 33.0), SNOW),
        brush.area(circle((34.0, -30.0), 33.0), SNOW),
        brush.area(circle((0.0, -62.0), 30.0), SNOW),
    ]
}

/// Peaks with snow on them, meadows, a cabin, a waterfall or a camp.
pub(in crate::settings) fn mountain(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xD6_EA_FA);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.day(right, dice);
        let foot = stage.horizon + 40.0;
        let high = (foot - stage.sky - dice.between(50.0, 90.0)).clamp(180.0, 320.0);
        if it.full() {
            it.put(peak(pt(right.x(dice.between(0.3, 0.6)), foot), high * 0.66, far, dice));
        }
        let main = pt(left.x(dice.between(0.6, 0.9)), foot);
        it.telling(peak(main, high, far, dice));
        let meadow = it.hills(stage.horizon + 20.0, 30.0, 0xB5_DD_8A, dice);
        match layout {
            0 => drop(it.landmark(&house(far, dice), right, 0.5, it.depth(0.56))),
            1 => {
                let tent = it.figure("tent", 110.0);
                it.landmark(&tent, right, 0.5, it.depth(0.66));
            }
            _ => {
                it.put(pine(meadow.at(right.seat(52.0, 0.5), 40.0), dice.between(180.0, 220.0), far, dice));
            }
        }
        if it.full() {
            it.put(pine(meadow.at(left.inset(44.0), 50.0), dice.between(150.0, 190.0), far, dice));
        } else if layout == 1 {
            it.put(round_tree(meadow.at(left.inset(50.0), 50.0), 150.0, far, dice));
        }
        it.ground(dice.between(28.0, 46.0), 0x9C_D0_6E, dice);
        let room = if dice.chance(0.5) { left } else { right };
        it.corner(&rock(pt(0.0, 0.0), 96.0, near, dice), room, 8.0);
        it.finish(ALPS, aloft::SNOW)
    })
}

/// A peak with snow on top, standing on `at`, `high` high and as wide.
fn peak(at: Point, high: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.08, 0.08) * high;
    let half = high * dice.between(0.56, 0.66);
    let p = |x: f64, y: f64| format!("{:.1},{:.1}", at.x + x, at.y - y);
    let shape = svg(&format!(
        "M{} L{} Q{} {} L{} Z",
        p(-half, -30.0),
        p(lean - 12.0, high - 8.0),
        p(lean, high + 6.0),
        p(lean + 14.0, high - 10.0),
        p(half, -30.0)
    ));
    let line = high * 0.64;
    let edge = |side: f64| lean * 0.64 + side * half * 0.36;
    let cap = svg(&format!(
        "M{} L{} Q{} {} L{} L{} L{} L{} L{} Z",
        p(edge(-1.0), line),
        p(lean - 12.0, high - 8.0),
        p(lean, high + 6.0),
        p(lean + 14.0, high - 10.0),
        p(edge(1.0), line),
        p(edge(0.5), line - 24.0),
        p(edge(0.1), line + 8.0),
        p(edge(-0.3), line - 28.0),
        p(edge(-0.6), line + 4.0)
    ));
    let mut shapes = vec![brush.area(shape, 0xB9_C4_D6), brush.area(cap, SNOW)];
    if brush.full() {
        let (x, y) = (at.x + half * 0.1, at.y - high * 0.36);
        shapes.push(brush.line(svg(&format!("M{x},{y} l14,40 M{},{} l-16,34", x - 40.0, y + 20.0))));
    }
    shapes
}
