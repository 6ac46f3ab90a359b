//! Up in the sky: at night among stars, by day under a rainbow.

use core::f64::consts::PI;
use drawing::Shape;
use kurbo::{Arc, BezPath, Point};
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{
    Brush, FULL_MOON, Sun, cloud, cypress, either_way, house, lobes, moon, pine, pt, round_tree, star, sun,
};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::Sketch;
use crate::path::circle;

const NIGHT: &[Prop] = &[
    ("star", 58.0, Zone::Sky),
    ("star", 48.0, Zone::Sky),
    ("star", 44.0, Zone::Sky),
    ("star", 52.0, Zone::Sky),
    ("cloud", 60.0, Zone::Sky),
    ("comet", 80.0, Zone::Sky),
    ("star", 40.0, Zone::Sky),
    ("rock", 62.0, Zone::Ground),
    ("bush", 64.0, Zone::Mid),
    ("star", 46.0, Zone::Sky),
    ("log", 62.0, Zone::Ground),
    ("telescope", 100.0, Zone::Ground),
    ("cloud", 52.0, Zone::Sky),
    ("bush", 60.0, Zone::Front),
    ("tent", 104.0, Zone::Mid),
    ("rock", 54.0, Zone::Front),
];
const DAY: &[Prop] = &[
    ("hot air balloon", 170.0, Zone::Sky),
    ("cloud", 62.0, Zone::Sky),
    ("cloud", 52.0, Zone::Sky),
    ("heart", 48.0, Zone::Sky),
    ("star", 46.0, Zone::Sky),
    ("star", 50.0, Zone::Ground),
    ("heart", 50.0, Zone::Front),
    ("heart", 58.0, Zone::Ground),
    ("star", 60.0, Zone::Front),
    ("gem", 84.0, Zone::Front),
    ("star", 56.0, Zone::Mid),
    ("heart", 54.0, Zone::Mid),
    ("star", 48.0, Zone::Mid),
    ("gem", 84.0, Zone::Mid),
    ("cloud", 56.0, Zone::Mid),
];

/// A moon and stars over sleeping hills, or seen from a bank of clouds.
pub(in crate::settings) fn night_sky(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0x6F_7F_C4);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        let radius = dice.between(50.0, 62.0);
        let at = pt(left.seat(radius, 0.5), stage.sky + radius + dice.between(20.0, 44.0));
        if dice.chance(0.6) {
            it.telling(moon(at, radius, far));
        } else {
            it.telling(full_moon(at, radius, far));
        }
        stars(&mut it, right, dice);
        match layout {
            0 => {
                it.hills(stage.horizon - 10.0, 40.0, 0x7F_9A_B8, dice);
                it.landmark(&house(far, dice), right, 0.5, it.depth(0.44));
                if it.full() {
                    it.put(round_tree(pt(left.inset(60.0), it.depth(0.5)), 170.0, far, dice));
                }
            }
            1 => {
                bank_of_cloud(&mut it, 0.2, 0xDD_E3_F7, dice);
                bank_of_cloud(&mut it, 0.66, 0xF3_F4_FC, dice);
            }
            _ => {
                let slope = it.hills(stage.horizon + 20.0, 30.0, 0x7F_9A_B8, dice);
                it.put(pine(slope.at(right.seat(56.0, 0.5), 40.0), dice.between(190.0, 230.0), far, dice));
                it.put(cypress(slope.at(left.seat(36.0, 0.3), 40.0), 180.0, far));
            }
        }
        if layout != 1 {
            it.ground(dice.between(34.0, 54.0), 0x8F_B8_A8, dice);
            if dice.chance(0.5) {
                it.corner(&it.figure("bush", 66.0), right, 0.0);
            }
        } else {
            let stars = star(pt(0.0, -30.0), 30.0, 0.1, near);
            it.corner(&stars, right, 10.0);
        }
        it.finish(NIGHT, aloft::NIGHT)
    })
}

fn full_moon(at: Point, radius: f64, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![brush.area(circle(at, radius), FULL_MOON)];
    for (x, y, size) in [(-0.34, -0.3, 0.24), (0.38, 0.1, 0.2), (-0.1, 0.46, 0.19)] {
        shapes.push(brush.part(circle(at + pt(x, y).to_vec2() * radius, radius * size), 0xF3_DC_8A));
    }
    shapes
}

/// Stars over the middle and over `room`, none alike.
fn stars(it: &mut Sketch, room: super::super::scenery::Room, dice: &mut Dice) {
    let spots: &[(f64, f64)] = if it.full() {
        &[(0.4, 50.0), (0.84, 110.0), (1.3, 44.0), (1.8, 90.0)]
    } else {
        &[(0.5, 56.0), (1.4, 60.0)]
    };
    for (share, down) in spots {
        let at =
            pt(room.x(share + dice.between(-0.06, 0.06)), it.stage.sky + down + dice.between(-10.0, 14.0));
        it.put(star(at, dice.between(17.0, 26.0), dice.between(-0.3, 0.3), it.far));
    }
}

/// Heads of cloud from side to side, from about `share` of the way to the feet down.
fn bank_of_cloud(it: &mut Sketch, share: f64, tint: u32, dice: &mut Dice) {
    let y = it.depth(share);
    let area = it.stage.area;
    let start = dice.between(-30.0, 10.0);
    let points: Vec<Point> = [0.0, 0.24, 0.42, 0.64, 0.8, 1.06]
        .iter()
        .map(|share| pt(area.x0 - 40.0 + start + (area.width() + 90.0) * share, y + dice.between(-8.0, 8.0)))
        .collect();
    let mut path = BezPath::new();
    path.move_to((area.x0 - 90.0, area.y1 + 40.0));
    path.line_to(points[0]);
    lobes(&mut path, points[0], &points[1..], 0.3);
    path.line_to((area.x1 + 90.0, area.y1 + 40.0));
    path.close_path();
    it.put(vec![it.near.area(path, tint)]);
}

/// A rainbow over clouds or hills.
pub(in crate::settings) fn rainbow_sky(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xD3_EC_FB);
        let (left, right, far) = (it.left, it.right, it.far);
        let reach = dice.between(210.0, 236.0);
        let middle = pt(stage.area.center().x + dice.between(-24.0, 24.0), stage.sky + reach + 22.0);
        let foot = if layout == 0 { stage.ground } else { stage.horizon + dice.between(20.0, 50.0) };
        let mut bows = rainbow(middle, reach, foot, far);
        if layout > 0 {
            // Each end stands in a cloud.
            let across = reach - 44.0;
            for side in [-1.0, 1.0] {
                bows.extend(cloud(pt(middle.x + side * across, foot), 168.0, it.near, dice));
            }
        }
        it.telling(bows);
        let high = stage.sky + dice.between(40.0, 56.0);
        match dice.below(3) {
            _ if !it.full() => {}
            0 => it.put(sun(pt(right.inset(56.0), high), 31.0, Sun::any(dice), far)),
            _ => it.put(cloud(pt(right.inset(70.0), high), 110.0, far, dice)),
        }
        if layout == 0 {
            it.hills(stage.horizon + 16.0, 34.0, 0xB5_DD_8A, dice);
            it.put(round_tree(pt(left.seat(50.0, 0.4), it.depth(0.6)), 160.0, far, dice));
            it.ground(dice.between(34.0, 54.0), 0x9C_D0_6E, dice);
        } else {
            if it.full() {
                bank_of_cloud(&mut it, 0.14, 0xEE_F3_FC, dice);
            }
            if layout == 1 && it.full() {
                it.landmark(&it.figure("hot air balloon", 190.0), left, 0.5, it.depth(0.3));
            }
            bank_of_cloud(&mut it, 0.68, 0xFF_FF_FF, dice);
        }
        if dice.chance(0.5) {
            it.corner(&star(pt(0.0, -30.0), 30.0, 0.1, it.near), left, 10.0);
        }
        it.finish(DAY, aloft::RAINBOW)
    })
}

/// Bows around `middle` down to `foot`: five in detailed pictures, three in simple ones.
fn rainbow(middle: Point, reach: f64, foot: f64, brush: Brush) -> Vec<Shape> {
    let tints = [0xF2_6A_6A, 0xFF_A8_4A, 0xFF_DD_5A, 0x8A_C8_6A, 0x6F_A8_E8, 0xD3_EC_FB];
    let bows = if brush.full() { 5 } else { 2 };
    let step = if brush.full() { 21.0 } else { 40.0 };
    (0..=bows)
        .map(|bow| {
            let radius = reach - step * f64::from(bow);
            let mut path = BezPath::new();
            path.move_to((middle.x - radius, foot));
            let arch = Arc::new(middle, (radius, radius), PI, PI, 0.0);
            path.line_to((middle.x - radius, middle.y));
            path.extend(arch.append_iter(0.1));
            path.line_to((middle.x + radius, foot));
            path.close_path();
            brush.area(path, tints[if bow == bows { 5 } else { bow as usize }])
        })
        .collect()
}
