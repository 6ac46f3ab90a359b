//! The sports field.

use drawing::Shape;
use kurbo::{Rect, Shape as _};
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{Brush, Ridge, bunting, either_way, pt};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::{Sketch, slab};
use crate::path::{circle, svg};

const LAWN: u32 = 0xB5_DD_8A;
const GRASS: u32 = 0x9C_D0_6E;

const SPORTS: &[Prop] = &[
    ("soccer ball", 100.0, Zone::Ground),
    ("basketball", 84.0, Zone::Front),
    ("baseball", 66.0, Zone::Front),
    ("cloud", 62.0, Zone::Sky),
    ("balloon", 120.0, Zone::Sky),
    ("gold cup", 104.0, Zone::Ground),
    ("hot air balloon", 160.0, Zone::Sky),
];

/// A pitch with a goal and a stand, a running track, or a basket on its post.
pub(in crate::settings) fn sports_field(stage: &Stage, dice: &mut Dice) -> Set {
    let thrown = dice.below(3);
    // A ball and what it goes into belong together.
    let layout = match stage.asked {
        asked if asked.has(&["soccer ball"]) => 0,
        asked if asked.has(&["basketball"]) => 1,
        _ => thrown,
    };
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        let strung = dice.chance(0.4);
        if !strung {
            it.day(right, dice);
        }
        // Whoever is farthest away has the lawn behind the shins.
        let back = (stage.horizon + 30.0).min(stage.farthest - 56.0);
        if it.full() {
            grandstand(&mut it, back, dice);
        } else {
            it.hills(back - 40.0, 24.0, 0xCF_E8_B0, dice);
        }
        let field = Ridge::through(stage.area, &[back, back + 3.0, back, back + 2.0, back]);
        it.land(&field, LAWN, far);
        match layout {
            0 => {
                it.landmark(&goal(near), left, 0.5, it.depth(0.66));
                if it.full() {
                    it.stand(&corner_post(near), right, 0.5, it.depth(0.7));
                }
            }
            1 => {
                it.landmark(&hoop(near), left, 0.45, it.depth(0.76));
                if it.full() {
                    it.stand(&scoreboard(far, dice), right, 0.5, it.depth(0.46));
                }
            }
            _ => {
                it.landmark(&podium(near), left, 0.5, it.depth(0.72));
                it.stand(&corner_post(near), right, 0.5, it.depth(0.66));
            }
        }
        if strung {
            let (y, area) = (stage.sky + 30.0, stage.area);
            it.put(bunting((area.x0 - 10.0, y), (area.x1 + 10.0, y + 6.0), 30.0, far));
        }
        it.ground(dice.between(26.0, 40.0), if layout == 2 { 0xE8_9A_72 } else { GRASS }, dice);
        if layout == 2 {
            let y = stage.ground + 40.0;
            it.put(vec![near.line(svg(&format!("M-10,{y} C160,{0} 380,{0} 550,{y}", y - 6.0)))]);
        }
        it.finish(SPORTS, aloft::CITY)
    })
}

fn grandstand(it: &mut Sketch, foot: f64, dice: &mut Dice) {
    let (area, far) = (it.stage.area, it.far);
    let tints = [0x9F_B8_E8, 0xF7_C8_A8, 0xB9_DD_A0];
    let first = dice.below(3);
    for row in 0..3 {
        let top = foot - 84.0 + 28.0 * f64::from(row);
        let step = Rect::new(area.x0 - 24.0, top, area.x1 + 24.0, foot + 12.0);
        it.put(vec![far.area(step.to_path(0.1), tints[(first + row as usize) % 3])]);
    }
}

/// A goal seen from the front, 160 wide and 120 high.
fn goal(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![brush.part(svg("M-66,2 L-66,-106 L66,-106 L66,2 Z"), 0xEA_F5_E0)];
    if brush.full() {
        shapes.push(brush.line(svg("M-33,-106 V2 M0,-106 V2 M33,-106 V2 M-66,-70 H66 M-66,-34 H66")));
    } else {
        // Knots of the net: meshes would be an area each.
        let knots = [(-42.0, -80.0), (0.0, -80.0), (42.0, -80.0), (-21.0, -52.0), (21.0, -52.0)];
        let knots = knots.into_iter().chain([(-42.0, -24.0), (0.0, -24.0), (42.0, -24.0)]);
        let crossed = |(x, y): (f64, f64)| format!("M{} {} l18 18 m0 -18 l-18 18", x - 9.0, y - 9.0);
        shapes.push(brush.line(svg(&knots.map(crossed).collect::<String>())));
    }
    shapes.push(
        brush.area(svg("M-80,6 L-80,-120 L80,-120 L80,6 L64,6 L64,-104 L-64,-104 L-64,6 Z"), 0xFF_FF_FF),
    );
    shapes
}

/// A pole with a pennant, 50 wide and 130 high.
fn corner_post(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(svg("M6,-128 L58,-108 L6,-86 Z"), 0xF2_6A_5A),
        brush.area(svg("M-6,4 L-6,-134 L7,-134 L7,4 Z"), 0xFF_FF_FF),
    ]
}

/// A basketball hoop on its post, 110 wide and 250 high.
fn hoop(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-9,4 L-9,-160 L9,-160 L9,4 Z"), 0x8A_93_A0),
        brush.area(slab(-58.0, -250.0, 116.0, 92.0), 0xFF_FF_FF),
        brush.part(slab(-24.0, -216.0, 48.0, 36.0), 0xFF_D9_8A),
        brush.area(svg("M-26,-166 L26,-166 L17,-122 L-17,-122 Z"), 0xFF_FF_FF),
        brush.area(slab(-32.0, -178.0, 64.0, 15.0), 0xF2_7C_4A),
    ];
    if brush.full() {
        shapes.push(brush.area(svg("M-34,6 C-34,-18 34,-18 34,6 Z"), 0x8A_93_A0));
    }
    shapes
}

/// A scoreboard on two posts, 130 wide and 170 high.
fn scoreboard(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let stars = dice.below(2);
    let mut shapes = vec![
        brush.area(svg("M-44,4 L-44,-90 L-30,-90 L-30,4 Z M44,4 L44,-90 L30,-90 L30,4 Z"), 0x8A_93_A0),
        brush.area(slab(-66.0, -168.0, 132.0, 84.0), 0x7F_A8_C8),
    ];
    for x in [-50.0, 8.0] {
        shapes.push(brush.part(slab(x, -150.0, 42.0, 48.0), 0xFF_F3_B0));
        let middle = pt(x + 21.0, -126.0);
        if stars == 0 {
            shapes.push(brush.part(circle(middle, 10.0), 0xFF_D9_3D));
        }
    }
    shapes
}

/// A podium with three steps, 164 wide and 92 high.
fn podium(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(slab(-84.0, -56.0, 60.0, 60.0), 0xDD_E3_EA),
        brush.area(slab(24.0, -40.0, 60.0, 44.0), 0xE9_C0_92),
        brush.area(slab(-30.0, -92.0, 60.0, 98.0), 0xFF_D9_5A),
        brush.part(circle((0.0, -50.0), 13.0), 0xFF_F3_B0),
    ]
}
