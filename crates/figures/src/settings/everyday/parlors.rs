//! Where one has something done, and under whose roof others live or play: the hairdresser's, the dentist's, a theater, a
//! stable.

use drawing::Shape;
use kurbo::{Rect, Shape as _};
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{Brush, drawers, either_way, pt, stand, window};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::{Sketch, slab};
use crate::path::{circle, ellipse, polygon, svg};

const WOOD: u32 = 0xC9_9A_62;
const STEEL: u32 = 0x9A_A6_B2;

const SALON: &[Prop] = &[
    ("scissors", 92.0, Zone::Wall),
    ("potted plant", 110.0, Zone::Ground),
    ("heart", 60.0, Zone::Wall),
    ("star", 66.0, Zone::Wall),
    ("hairbrush", 76.0, Zone::Front),
    ("heart", 48.0, Zone::Wall),
];
const DENTIST: &[Prop] = &[
    ("tooth", 60.0, Zone::Wall),
    ("potted plant", 110.0, Zone::Ground),
    ("star", 60.0, Zone::Wall),
    ("heart", 60.0, Zone::Wall),
    ("apple", 66.0, Zone::Front),
    ("building blocks", 84.0, Zone::Front),
];
const THEATER: &[Prop] = &[
    ("star", 60.0, Zone::Sky),
    ("crescent moon", 70.0, Zone::Sky),
    ("star", 56.0, Zone::Sky),
    ("cloud", 54.0, Zone::Sky),
    ("drum", 110.0, Zone::Ground),
];
const STABLE: &[Prop] = &[
    ("hay bale", 84.0, Zone::Front),
    ("bucket", 96.0, Zone::Ground),
    ("carrot", 62.0, Zone::Front),
    ("apple", 66.0, Zone::Front),
    ("rain boots", 76.0, Zone::Front),
];

/// Mirrors over a shelf of bottles, a chair that turns, a sign with scissors.
pub(in crate::settings) fn salon(stage: &Stage, dice: &mut Dice) -> Set {
    either_way(stage, dice, |stage, dice| {
        let wall = [0xFC_E6_EC, 0xE3_F1_FA, 0xF1_EC_F8][dice.below(3)];
        let (mut it, floor) = Sketch::indoors(stage, wall, 0xE3_D8_C8, dice);
        it.paper(floor, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.landmark(&dresser(far, dice), left, 0.5, floor + 20.0);
        let at = pt(right.seat(50.0, 0.5), (floor - 180.0).max(stage.sky + 80.0));
        it.telling(stand(scissors_sign(far), at));
        it.landmark(&turning_chair(near), right, 0.5, floor + dice.between(58.0, 70.0));
        it.finish(SALON, aloft::SALON)
    })
}

/// A mirror with lamps over a shelf with bottles, 150 wide and 230 high.
fn dresser(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF7_A8_C8, 0x9F_CF_E8, 0xFF_D9_5A][dice.below(3)];
    let mut shapes = vec![
        brush.area(slab(-58.0, -236.0, 116.0, 132.0), tint),
        brush.part(slab(-40.0, -218.0, 80.0, 96.0), 0xEA_F6_FC),
        brush.line(svg("M-22,-170 L4,-200 M-10,-152 L22,-188")),
    ];
    let bottles: &[f64] = if brush.full() { &[-46.0, -10.0, 26.0] } else { &[-36.0, 20.0] };
    for x in bottles {
        shapes.push(brush.area(slab(*x - 2.0, -122.0, 22.0, 40.0), 0xA8_D0_8A));
    }
    shapes.push(brush.area(slab(-66.0, -72.0, 132.0, 76.0), 0xFA_F3_E8));
    shapes.push(brush.area(slab(-76.0, -86.0, 152.0, 20.0), WOOD));
    if brush.full() {
        shapes.push(brush.line(svg("M0,-64 V0 M-14,-38 V-24 M14,-38 V-24")));
    }
    shapes
}

/// Scissors on a round sign, 104 wide.
fn scissors_sign(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(circle((0.0, -2.0), 54.0), 0xFF_FF_FF),
        brush.part(circle((-17.0, 24.0), 13.0), 0xF2_7C_8A),
        brush.part(circle((17.0, 24.0), 13.0), 0xF2_7C_8A),
        Shape::line(svg("M-10,13 L15,-40 M10,13 L-15,-40"), brush.contour),
    ]
}

/// A chair on a round foot, 120 wide and 170 high.
fn turning_chair(brush: Brush) -> Vec<Shape> {
    let tint = 0xE8_8A_7A;
    let mut shapes = vec![
        brush.area(svg("M-52,4 C-52,-14 52,-14 52,4 Z"), STEEL),
        brush.area(slab(-11.0, -44.0, 22.0, 36.0), STEEL),
        brush.area(svg("M-44,-70 L-50,-150 C-50,-178 50,-178 50,-150 L44,-70 Z"), tint),
        brush.area(slab(-54.0, -76.0, 108.0, 36.0), tint),
    ];
    if brush.full() {
        shapes.push(brush.area(slab(-68.0, -104.0, 22.0, 40.0), STEEL));
        shapes.push(brush.area(slab(46.0, -104.0, 22.0, 40.0), STEEL));
    }
    shapes
}

/// A large tooth on the wall, a lamp on its arm, a basin.
pub(in crate::settings) fn dentist(stage: &Stage, dice: &mut Dice) -> Set {
    either_way(stage, dice, |stage, dice| {
        let wall = [0xE3_F4_F4, 0xE9_F4_E6, 0xE3_F1_FA][dice.below(3)];
        let (mut it, floor) = Sketch::indoors(stage, wall, 0xDD_E4_E8, dice);
        it.paper(floor, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        let at = pt(left.seat(62.0, 0.5), (floor - 150.0).max(stage.sky + 90.0));
        it.telling(stand(tooth_sign(far), at));
        it.landmark(&lamp_and_basin(near), right, 0.5, floor + dice.between(40.0, 54.0));
        it.landmark(&drawers(0xBF_DC_E0, near), left, 0.5, floor + 34.0);
        if it.full() {
            let at = (floor - 120.0).max(stage.sky + 160.0);
            it.landmark(&window(far, dice), right, 0.9, at);
        }
        it.finish(DENTIST, aloft::ROOM)
    })
}

/// A tooth that smiles in a frame, 128 wide and 136 high.
fn tooth_sign(brush: Brush) -> Vec<Shape> {
    let tooth = "M-24,-44 C-46,-44 -48,-14 -40,6 C-34,20 -36,44 -24,44 C-12,44 -14,18 0,18 C14,18 12,44 24,44 \
                 C36,44 34,20 40,6 C48,-14 46,-44 24,-44 C12,-44 8,-38 0,-38 C-8,-38 -12,-44 -24,-44 Z";
    vec![
        brush.area(slab(-64.0, -68.0, 128.0, 136.0), 0xA8_D8_E8),
        brush.part(svg(tooth), 0xFF_FF_FF),
        Shape::solid(circle((-14.0, -14.0), 3.6)),
        Shape::solid(circle((14.0, -14.0), 3.6)),
        brush.line(svg("M-12,-2 Q0,10 12,-2")),
    ]
}

/// A lamp on an arm over a basin, 140 wide and 240 high.
fn lamp_and_basin(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        Shape::line(svg("M-40,-84 V-190 L8,-226"), brush.contour),
        brush.area(svg("M-4,-236 L44,-212 L22,-176 C2,-180 -14,-196 -4,-236 Z"), 0xFF_E0_6A),
        brush.area(svg("M-46,4 L-38,-70 L-2,-70 L6,4 Z"), 0xF4_F7_FA),
        brush.area(svg("M-68,-96 L34,-96 C34,-60 -68,-60 -68,-96 Z"), 0xFF_FF_FF),
    ];
    if brush.full() {
        shapes.push(brush.area(slab(34.0, -116.0, 22.0, 40.0), 0x9F_CF_E8));
        shapes.push(brush.line(svg("M-14,-98 V-122 q0,-12 -14,-12")));
    }
    shapes
}

/// A stage between curtains: trees of cardboard, lights along the edge.
pub(in crate::settings) fn theater(stage: &Stage, dice: &mut Dice) -> Set {
    either_way(stage, dice, |stage, dice| {
        let wall = [0xF3_E0_F0, 0xE3_E8_FA, 0xFD_F2_D6][dice.below(3)];
        let (mut it, floor) = Sketch::indoors(stage, wall, 0xD8_A8_70, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.landmark(&scenery(far, dice), right, 0.5, floor + 20.0);
        if it.full() {
            it.stand(&scenery(far, dice), left, 0.5, floor + 16.0);
        }
        let edge = stage.ground + 26.0;
        let apron =
            Rect::new(stage.area.x0 - 24.0, edge, stage.area.x1 + 24.0, stage.area.y1 + 24.0).to_path(0.1);
        let mut front = vec![near.area(apron, 0xC9_8B_4E)];
        let lights = if it.full() { 6 } else { 4 };
        for index in 0..lights {
            let x = stage.area.x0 + stage.area.width() * (f64::from(index) + 0.5) / f64::from(lights);
            front.push(near.area(svg(&format!("M{},{edge} a26,24 0 0 1 52,0 Z", x - 26.0)), 0xFF_E0_6A));
        }
        it.put(front);
        it.finish(THEATER, aloft::THEATER)
    })
}

/// A tree of cardboard on its foot, 130 wide and 190 high.
fn scenery(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0x8C_C8_6A, 0xA9_D6_8B][dice.below(2)];
    vec![
        brush.area(slab(-50.0, -18.0, 100.0, 22.0), WOOD),
        brush.area(svg("M-14,-16 L-12,-80 L12,-80 L14,-16 Z"), 0xB8_8A_5A),
        brush.area(
            svg("M0,-196 C44,-196 74,-160 58,-124 C60,-92 24,-78 0,-84 C-24,-78 -60,-92 -58,-124 C-74,-160 -44,-196 0,-196 Z"),
            tint,
        ),
    ]
}

/// Under the beams: a wall of boards, a stall with its half door, hay.
pub(in crate::settings) fn stable(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(2);
    either_way(stage, dice, |stage, dice| {
        let (mut it, floor) = Sketch::indoors(stage, 0xF0_DC_B8, 0xE8_D0_90, dice);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        planks(&mut it, floor);
        it.telling(beams(stage, far));
        it.landmark(&stall(far), left, 0.5, floor + 22.0);
        if layout == 0 {
            it.landmark(&heap_of_hay(near), right, 0.5, floor + dice.between(52.0, 66.0));
        } else {
            it.landmark(&it.figure("hay bale", 104.0), right, 0.5, floor + dice.between(50.0, 62.0));
        }
        it.finish(STABLE, aloft::STABLE)
    })
}

/// How far below the letters the beam of a stable is, in units.
const BEAM: f64 = 102.0;

/// The beams under a roof: one from side to side, two that carry it.
fn beams(stage: &Stage, brush: Brush) -> Vec<Shape> {
    let (area, low) = (stage.area, stage.sky + BEAM - 10.0);
    let middle = area.center().x;
    let slope = |from: f64, to: f64| {
        polygon(&[pt(from, low), pt(to, area.y0 - 30.0), pt(to + 34.0, area.y0 - 30.0), pt(from + 34.0, low)])
    };
    let beam = Rect::new(area.x0 - 24.0, low - 4.0, area.x1 + 24.0, low + 24.0);
    vec![
        brush.area(slope(area.x0 + 70.0, middle - 70.0), 0xC9_8B_4E),
        brush.area(slope(area.x1 - 104.0, middle + 36.0), 0xC9_8B_4E),
        brush.area(beam.to_path(0.1), 0xC9_8B_4E),
    ]
}

/// The seams of the boards of a wall.
fn planks(it: &mut Sketch, floor: f64) {
    let many = match (it.full(), it.stage.crowd) {
        (true, _) => 6,
        (false, 0) => 2,
        // The beams alone tell it.
        (false, _) => return,
    };
    let area = it.stage.area;
    let foot = if it.full() { floor - 20.0 } else { floor };
    let seam = |index: u32| {
        let x = area.x0 + area.width() * (f64::from(index) + 0.5) / f64::from(many);
        format!("M{x},{} V{foot} ", it.stage.sky + BEAM)
    };
    let seams: String = (0..many).map(seam).collect();
    it.put(vec![it.far.line(svg(&seams))]);
}

/// A stall for a horse: two posts, a beam, a half door with its cross, 172 wide and 216 high.
fn stall(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(slab(-66.0, -190.0, 132.0, 100.0), 0xB8_98_70),
        brush.area(slab(-66.0, -98.0, 132.0, 102.0), 0xD8_A8_70),
        brush.line(svg("M-58,-88 L58,-8 M58,-88 L-58,-8")),
        brush.area(slab(-84.0, -200.0, 22.0, 204.0), WOOD),
        brush.area(slab(62.0, -200.0, 22.0, 204.0), WOOD),
        brush.area(slab(-90.0, -216.0, 180.0, 24.0), WOOD),
    ];
    if brush.full() {
        shapes.push(brush.area(ellipse((0.0, -150.0), 26.0, 16.0, 0.0), 0xFA_F3_E8));
    }
    shapes
}

/// A heap of hay with a fork in it, 150 wide and 150 high.
fn heap_of_hay(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        Shape::line(
            svg("M28,-60 L52,-152 M34,-152 L70,-152 M34,-152 V-172 M52,-152 V-174 M70,-152 V-172"),
            brush.contour,
        ),
        brush.area(
            svg("M-78,4 C-84,-34 -52,-52 -44,-70 C-20,-102 34,-98 46,-66 C66,-48 84,-30 78,4 Z"),
            0xF7_DC_7A,
        ),
        brush.line(svg("M-44,-22 l22,-12 M-8,-56 l20,10 M18,-20 l24,-8")),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-20,-10 l-8,-16 M46,-40 l-6,-16 M-30,-60 l14,-8")));
    }
    shapes
}
