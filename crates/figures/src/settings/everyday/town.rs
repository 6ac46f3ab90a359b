//! Street, city and the train.

use drawing::Shape;
use kurbo::{Affine, Rect, Shape as _};
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{
    Brush, Ridge, Room, cloud, either_way, house, place, pt, round_tree, shop, stand, street_lamp,
    tower_block, traffic_light,
};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::{Sketch, slab};
use crate::path::{circle, svg};

const PAVEMENT: u32 = 0xE6_E0_D8;
const ROAD: u32 = 0xC6_CC_D4;

const STREET: &[Prop] = &[
    ("cloud", 62.0, Zone::Sky),
    ("hot air balloon", 160.0, Zone::Sky),
    ("airplane", 96.0, Zone::Sky),
    ("bush", 58.0, Zone::Front),
    ("mailbox", 130.0, Zone::Ground),
    ("potted plant", 104.0, Zone::Ground),
    ("flower", 96.0, Zone::Ground),
    ("soccer ball", 100.0, Zone::Ground),
];
const CITY: &[Prop] = &[
    ("cloud", 62.0, Zone::Sky),
    ("cloud", 54.0, Zone::Sky),
    ("airplane", 100.0, Zone::Sky),
    ("bush", 58.0, Zone::Front),
    ("hot air balloon", 170.0, Zone::Sky),
    ("mailbox", 130.0, Zone::Ground),
    ("potted plant", 104.0, Zone::Ground),
];
const TRAIN: &[Prop] = &[
    ("backpack", 130.0, Zone::Ground),
    ("open book", 72.0, Zone::Front),
    ("apple", 66.0, Zone::Front),
    ("beach ball", 84.0, Zone::Front),
    ("picnic basket", 110.0, Zone::Ground),
];

/// Houses or shops along a road with a crossing.
pub(in crate::settings) fn street(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(4);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        it.day(right, dice);
        let kerb = it.depth(0.5);
        let front = kerb - dice.between(34.0, 48.0);
        if it.full() {
            let tree = pt(right.x(0.95), front + 6.0);
            it.put(round_tree(tree, 150.0, far, dice));
        }
        let shops = layout == 1 || layout == 3;
        let first = if shops { shop(far, dice) } else { house(far, dice) };
        let second = if layout == 1 { shop(far, dice) } else { house(far, dice) };
        let walk = Ridge::through(stage.area, &[front - 10.0; 3]);
        it.land(&walk, PAVEMENT, far);
        match larger(stage, front) {
            Some(times) => {
                for (house, share) in [(&first, 0.27), (&second, 0.75)] {
                    let foot = pt(stage.area.x0 + stage.area.width() * share, front + 4.0);
                    it.telling(place(
                        house.clone(),
                        Affine::translate(foot.to_vec2()) * Affine::scale(times),
                    ));
                }
            }
            None => {
                it.landmark(&first, left, 0.5, front + 4.0);
                it.landmark(&second, right, 0.5, front + 4.0);
            }
        }
        let road = Ridge::through(stage.area, &[kerb; 3]);
        it.land(&road, ROAD, far);
        let thing = match dice.below(3) {
            0 => traffic_light(near),
            1 => street_lamp(near),
            _ => hydrant(near),
        };
        if layout == 2 {
            let car = it.figure(["car", "taxi", "school bus"][dice.below(3)], 110.0);
            it.beside(&car, left, it.depth(0.8));
        } else if !it.asked(&["zebra crossing"]) {
            crossing(&mut it, kerb);
        }
        it.ground(dice.between(14.0, 22.0), PAVEMENT, dice);
        it.stand(&thing, if layout == 2 { right } else { left }, 0.3, it.depth(1.0));
        it.finish(STREET, aloft::STREET)
    })
}

/// A house is about so high, in units, and takes at most this share of what is over the pavement; so many times as large as it
/// was drawn it still has its own pens.
const HOUSE: f64 = 164.0;
const OF_THE_SKY: f64 = 0.66;
const MOST_TIMES: f64 = 1.75;
/// Who begins so far above the pavement at most is low, in units: a car.
const LOW: f64 = 56.0;

/// How many times as large the houses stand behind who is low and leaves the page to them; `None` where nobody does.
fn larger(stage: &Stage, pavement: f64) -> Option<f64> {
    let is_low = stage.hero.y0 > pavement - LOW && !stage.hero.is_zero_area();
    let times = ((pavement - stage.sky) * OF_THE_SKY / HOUSE).min(MOST_TIMES);
    (is_low && times > 1.0).then_some(times)
}

/// A zebra crossing that runs to the hero's feet.
fn crossing(it: &mut Sketch, kerb: f64) {
    let (near, middle, half) = (it.far, it.stage.hero.center().x, it.stage.hero.width() / 2.0);
    let (from, to) = (kerb + 14.0, it.stage.ground - 34.0);
    let mut shapes = Vec::new();
    let stripes: &[f64] = if it.full() { &[-1.36, -1.08, 1.08, 1.36] } else { &[-1.22, 1.22] };
    for share in stripes {
        let x = middle + half * share;
        let lean = 22.0 * share;
        let mut stripe = kurbo::BezPath::new();
        stripe.move_to((x - 13.0, from));
        stripe.line_to((x + 13.0, from));
        stripe.line_to((x + 17.0 + lean, to));
        stripe.line_to((x - 17.0 + lean, to));
        stripe.close_path();
        shapes.push(near.part(stripe, 0xFF_FF_FF));
    }
    it.put(shapes);
}

/// A fire hydrant, 50 wide and 84 high.
fn hydrant(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(slab(-31.0, -50.0, 62.0, 19.0), 0xF2_8A_6A),
        brush.area(svg("M-18,0 L-18,-62 C-18,-92 18,-92 18,-62 L18,0 Z"), 0xF2_6A_5A),
        brush.area(slab(-26.0, -12.0, 52.0, 16.0), 0xF2_6A_5A),
    ]
}

/// Towers to both sides, a bridge over a river, or the roofs of the town.
pub(in crate::settings) fn city(stage: &Stage, dice: &mut Dice) -> Set {
    let layout = dice.below(3);
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, if layout == 2 { 0xFB_DF_C4 } else { 0xD6_EF_FB });
        let (left, right, far) = (it.left, it.right, it.far);
        let near = it.near;
        let at = pt(stage.area.center().x + dice.between(-50.0, 50.0), stage.sky + 44.0);
        it.put(cloud(at, 116.0, far, dice));
        let base = stage.horizon + dice.between(40.0, 60.0);
        skyline(&mut it, left, base, dice);
        skyline(&mut it, right, base, dice);
        match layout {
            0 => {
                let walk = Ridge::through(stage.area, &[base - 4.0; 3]);
                it.land(&walk, PAVEMENT, far);
                it.land(&Ridge::through(stage.area, &[it.depth(0.52); 3]), ROAD, far);
                let car = it.figure(["car", "taxi", "police car"][dice.below(3)], 104.0);
                it.beside(&car, left, it.depth(0.78));
                it.stand(&traffic_light(near), right, 0.3, it.depth(0.98));
            }
            1 => {
                let water = Ridge::through(stage.area, &[base - 4.0; 3]);
                it.land(&water, 0x8C_CB_EA, far);
                bridge(&mut it, base + 40.0);
                it.beside(&it.figure("rowing boat", 84.0), right, it.depth(0.74));
            }
            _ => {
                it.land(&Ridge::through(stage.area, &[base - 6.0; 3]), 0xC9_E0_9A, far);
                it.put(round_tree(pt(right.x(0.4), base + 50.0), 120.0, far, dice));
                it.stand(&street_lamp(near), left, 0.4, it.depth(0.86));
            }
        }
        it.ground(dice.between(16.0, 30.0), PAVEMENT, dice);
        it.finish(CITY, aloft::STREET)
    })
}

/// Two or three towers of thrown heights in `room`, the middle one in front.
fn skyline(it: &mut Sketch, room: Room, base: f64, dice: &mut Dice) {
    let tall = base - it.stage.sky;
    let width = room.width();
    let mut towers = Vec::new();
    if width > 130.0 {
        let high = tall * dice.between(0.5, 0.62);
        towers.extend(stand(tower_block((72.0, high), false, it.far, dice), pt(room.x(0.86), base)));
        let high = tall * dice.between(0.6, 0.78);
        towers.extend(stand(tower_block((70.0, high), false, it.far, dice), pt(room.inset(26.0), base)));
    }
    let (wide, high) = (dice.between(76.0, 100.0), tall * dice.between(0.52, 0.8));
    let middle = pt(room.seat(wide / 2.0, 0.5), base);
    towers.extend(stand(tower_block((wide, high), true, it.far, dice), middle));
    it.telling(towers);
}

/// A bridge of arches across the picture, its road at `y`.
fn bridge(it: &mut Sketch, y: f64) {
    let (area, far) = (it.stage.area, it.far);
    let mut wall = kurbo::BezPath::new();
    wall.move_to((area.x0 - 24.0, y - 20.0));
    wall.line_to((area.x1 + 24.0, y - 20.0));
    wall.line_to((area.x1 + 24.0, y + 52.0));
    for pier in [0.92, 0.62, 0.38, 0.08] {
        let x = area.x0 + area.width() * pier;
        wall.line_to((x + 12.0, y + 52.0));
        wall.line_to((x - 12.0, y + 52.0));
        let next = x - area.width() * 0.28;
        if pier > 0.1 {
            wall.curve_to((x - 20.0, y - 6.0), (next + 36.0, y - 6.0), (next + 14.0, y + 52.0));
        }
    }
    wall.line_to((area.x0 - 24.0, y + 52.0));
    wall.close_path();
    let mut shapes = vec![far.area(wall, 0xDD_D0_C0)];
    if it.full() {
        shapes.push(
            far.area(Rect::new(area.x0 - 24.0, y - 34.0, area.x1 + 24.0, y - 18.0).to_path(0.1), 0xF0_E6_DA),
        );
    }
    it.telling(shapes);
}

/// In a carriage with seats and wide windows, or on the platform beside the engine.
pub(in crate::settings) fn train(stage: &Stage, dice: &mut Dice) -> Set {
    if dice.chance(0.5) {
        return either_way(stage, dice, platform);
    }
    either_way(stage, dice, |stage, dice| {
        let wall = [0xF3_E6_CC, 0xDD_EA_E6, 0xE6_E0_F2][dice.below(3)];
        let (mut it, floor) = Sketch::indoors(stage, wall, 0xC9_B8_A8, dice);
        it.paper(floor, dice);
        let share = dice.between(0.4, 0.6);
        let (left, right, near, far) = (it.left, it.right, it.near, it.far);
        for room in [left, right] {
            it.landmark(&carriage_window(far, dice), room, share, floor - dice.between(92.0, 110.0));
        }
        if it.full() {
            let y = stage.sky + 10.0;
            for room in [left, right] {
                let rack = vec![
                    far.area(slab(-56.0, -34.0, 62.0, 36.0), [0xD9_8A_6A, 0x7F_A8_C8][dice.below(2)]),
                    far.area(slab(-80.0, 0.0, 160.0, 15.0), 0xB8_8A_5A),
                ];
                it.stand(&rack, room, 0.5, y + 44.0);
            }
        }
        let tint = [0x7F_A8_D8, 0xD9_7A_6A, 0x8A_B8_7A][dice.below(3)];
        for room in [left, right].into_iter().take(if it.full() { 2 } else { 1 }) {
            it.landmark(&seat(tint, near), room, 0.4, floor + 48.0);
        }
        it.finish(TRAIN, aloft::CARRIAGE)
    })
}

/// A window with hills going by, 128 wide and 118 high.
fn carriage_window(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(Rect::new(-66.0, -122.0, 66.0, 2.0).to_rounded_rect(22.0).to_path(0.1), 0xFF_FF_FF),
        brush.part(Rect::new(-52.0, -108.0, 52.0, -12.0).to_rounded_rect(13.0).to_path(0.1), 0xBF_E3_F7),
    ];
    let hill = ["M-52,-44 C-30,-70 -8,-64 8,-48 C24,-58 40,-56 52,-48", "M-52,-58 C-26,-74 10,-40 52,-62"]
        [dice.below(2)];
    if brush.full() {
        shapes.push(
            brush
                .part(svg(&format!("{hill} L52,-24 Q52,-12 40,-12 L-40,-12 Q-52,-12 -52,-24 Z")), 0xA9_D6_8B),
        );
    } else {
        shapes.push(brush.line(svg("M-30,-50 q16,-22 32,-6 q14,-12 26,0")));
    }
    shapes
}

/// A seat for two, 130 wide and 134 high.
fn seat(tint: u32, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-58,-30 L-62,-110 C-62,-140 62,-140 62,-110 L58,-30 Z"), tint),
        brush.area(slab(-66.0, -48.0, 132.0, 34.0), tint),
        brush.area(slab(-50.0, -16.0, 100.0, 20.0), 0x9A_A0_AA),
    ];
    if brush.full() {
        shapes.push(brush.part(slab(-40.0, -124.0, 80.0, 26.0), 0xFF_FF_FF));
    }
    shapes
}

/// The platform: an engine on its rails, a clock, hills.
fn platform(stage: &Stage, dice: &mut Dice) -> Set {
    let mut it = Sketch::outdoors(stage, 0xD6_EF_FB);
    let (left, right, near, far) = (it.left, it.right, it.near, it.far);
    it.day(right, dice);
    it.hills(stage.horizon - 10.0, 34.0, 0xB5_DD_8A, dice);
    let rail = it.depth(dice.between(0.52, 0.6));
    let engine = engine(near, dice);
    it.beside(&engine, left, rail);
    let (area, y) = (stage.area, rail - 6.0);
    if it.full() {
        it.put(vec![
            far.area(Rect::new(area.x0 - 24.0, y, area.x1 + 24.0, y + 17.0).to_path(0.1), 0x9A_A0_AA),
        ]);
    }
    let edge = it.depth(0.68);
    it.land(&Ridge::through(area, &[edge; 3]), PAVEMENT, near);
    it.landmark(&station_clock(near), right, 0.5, it.depth(0.94));
    if it.full() {
        let y = edge + 18.0;
        it.put(vec![far.line(svg(&format!("M-20,{y} H560")))]);
    }
    if dice.chance(0.6) {
        it.corner(&it.figure("backpack", 130.0), left, 12.0);
    }
    it.finish(STREET, aloft::CITY)
}

/// A steam engine, 176 wide and 190 high, facing right.
fn engine(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xE8_6A_5A, 0x5F_A0_C8, 0x7F_B8_6A][dice.below(3)];
    let mut shapes = vec![
        brush.area(svg("M36,-104 L32,-148 L24,-162 L68,-162 L60,-148 L56,-104 Z"), 0x7F_8A_9A),
        brush.area(slab(-24.0, -112.0, 104.0, 66.0), tint),
        brush.area(slab(-82.0, -152.0, 68.0, 108.0), tint),
        brush.area(slab(-92.0, -168.0, 88.0, 22.0), 0xFF_D9_5A),
        brush.part(slab(-68.0, -134.0, 40.0, 38.0), 0xBF_E3_F7),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M46,-112 V-48")));
    }
    if brush.full() {
        shapes.push(brush.area(svg("M-84,-48 L90,-48 L98,4 L-84,4 Z"), 0x9A_A0_AA));
    }
    let wheels = [(-52.0, 29.0), (52.0, 26.0), (4.0, 23.0)];
    for (x, radius) in wheels.into_iter().take(if brush.full() { 3 } else { 2 }) {
        shapes.push(brush.area(circle((x, -radius), radius), 0xFF_D9_5A));
    }
    shapes
}

/// A clock on a post, 70 wide and 210 high.
fn station_clock(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(svg("M-9,4 L-9,-146 L9,-146 L9,4 Z"), 0x7F_8A_9A),
        brush.area(circle((0.0, -172.0), 42.0), 0x7F_8A_9A),
        brush.part(circle((0.0, -172.0), 30.0), 0xFF_FF_FF),
        brush.line(svg("M0,-190 V-172 L12,-164")),
    ]
}

#[cfg(test)]
mod tests {
    use drawing::ART_BOX;
    use scene::{Place, Seed};

    use super::*;
    use crate::Detail;
    use crate::settings::backdrop;

    /// How high the highest house is behind somebody who begins there.
    fn highest(top: f64, seed: u64) -> f64 {
        let hero = Rect::new(60.0, top, 480.0, 650.0);
        let stage = Stage {
            sky: 20.0,
            horizon: 400.0,
            ground: 660.0,
            hero,
            ..Stage::empty(ART_BOX.to_rect(), Detail::Bold)
        };
        let setting = backdrop(Place::Street, &stage, &mut Seed(seed).dice("street"));
        setting.landmarks.iter().map(Rect::height).fold(0.0, f64::max)
    }

    #[test]
    fn houses_behind_a_car_are_as_large_as_the_sky_lets_them_be() {
        for seed in 0..12 {
            let (low, tall) = (highest(470.0, seed), highest(200.0, seed));
            assert!(low > tall * 1.3, "{seed}: {low:.0} and {tall:.0}");
        }
    }
}
