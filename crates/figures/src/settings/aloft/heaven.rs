//! What hangs in the sky: clouds, sun and moon, a rainbow, birds, balloons, planets.

use core::f64::consts::{PI, TAU};

use drawing::Shape;
use kurbo::{Affine, Arc, BezPath, Point, Vec2};
use scene::Dice;

use super::super::scenery::{Brush, Sun, around, cloud, moon, place, pt, sparkle, stand, star, sun};
use super::super::space::{banded, comet, cratered, earth, ringed as ring_planet};
use super::{Air, Corner};
use crate::path::{ellipse, polygon, smooth, svg};

/// A cloud that fills the corner.
pub(super) fn large_cloud(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let across = (wide * dice.between(0.98, 1.1)).clamp(140.0, 216.0);
    let sunk = ((low - air.top) * 0.5 - across * 0.22).max(4.0);
    let at =
        pt((wide * 0.5).max(across * 0.5 + 10.0), air.top + across * 0.3 + dice.between(0.3, 1.0) * sunk);
    cloud(at, across, air.far, dice)
}

/// The sun, whole, with any of its looks.
pub(super) fn large_sun(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let radius = (wide * 0.27).clamp(36.0, 56.0);
    let look = *dice.pick(&[Sun::Smile, Sun::Rays, Sun::Flame, Sun::Smile]).unwrap_or(&Sun::Smile);
    let at = pt((wide * 0.46).max(radius * 1.7 + 8.0), air.top + radius * 1.72 + dice.between(4.0, 24.0));
    sun(at, radius, look, air.far)
}

/// A crescent moon, a star beside it.
pub(super) fn moon_and_star(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let radius = (wide * 0.32).clamp(44.0, 66.0);
    let at = pt((wide * 0.44).max(radius + 16.0), air.top + radius + dice.between(16.0, 34.0));
    let mut shapes = moon(at, radius, air.far);
    if wide > 150.0 {
        let beside = at + Vec2::new(radius * 1.1, radius * dice.between(0.1, 0.5));
        shapes.extend(star(beside, radius * 0.42, dice.between(-0.3, 0.3), air.far));
    }
    shapes
}

/// Stars over the hero's head, none alike.
pub(super) fn stars(air: &Air, dice: &mut Dice) -> Vec<Shape> {
    let free = air.over_head();
    if free < 64.0 {
        return Vec::new();
    }
    let middle = pt(air.hero.center().x, air.top + free * 0.46);
    let size = (free * 0.22).clamp(20.0, 34.0);
    let side = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let mut shapes =
        star(middle - Vec2::new(side * 34.0, size * 0.3), size, dice.between(-0.3, 0.3), air.far);
    let small = middle + Vec2::new(side * size * 1.5, size * 0.5);
    shapes.extend(star(small, size * 0.66, dice.between(-0.3, 0.3), air.far));
    shapes
}

/// A rainbow over everyone, from side to side.
pub(super) fn bow(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let air = corner.air;
    let [wide, high] = [air.area.width() * dice.between(0.45, 0.48), air.ground - air.top];
    let round = (wide * dice.between(0.8, 0.9)).min(high * 0.7);
    let center = pt(air.area.width() / 2.0, air.top + dice.between(8.0, 20.0) + round);
    let (bands, step): (usize, f64) = if air.far.full() { (5, 21.0) } else { (3, 33.0) };
    let tints = [0xF2_6A_6A, 0xFF_A8_4A, 0xFF_DD_5A, 0x8A_C8_6A, 0x6F_A8_E8];
    (0..=bands)
        .map(|band| {
            let less = step * band as f64;
            let mut path = BezPath::new();
            path.move_to(pt(center.x - wide + less, air.ground));
            path.line_to(pt(center.x - wide + less, center.y));
            let arch = Arc::new(center, (wide - less, round - less), -PI, PI, 0.0);
            path.extend(arch.append_iter(0.1));
            path.line_to(pt(center.x + wide - less, air.ground));
            path.close_path();
            air.far.area(path, if band == bands { 0xD8_F0_FA } else { tints[band % 5] })
        })
        .collect()
}

/// Two birds that glide.
pub(super) fn gliders(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let bird = "M-50,-14 C-38,-34 -14,-32 0,-9 C14,-32 38,-34 50,-14 C36,-16 24,-8 12,9 Q0,20 -12,9 C-24,-8 -36,-16 -50,-14 Z";
    let x = (wide * 0.5).max(74.0);
    let y = air.top + (low - air.top) * 0.3;
    let mut shapes = Vec::new();
    for (aside, down, size) in [(-0.1, 0.0, 1.16), (0.34, 74.0, 0.94)] {
        let at = pt(x + wide.min(150.0) * aside, y + down + dice.between(-10.0, 10.0));
        let placing =
            Affine::translate(at.to_vec2()) * Affine::rotate(dice.between(-0.16, 0.16)) * Affine::scale(size);
        shapes.extend(place(vec![air.far.area(svg(bird), 0xFF_FF_FF)], placing));
    }
    shapes
}

/// Balloons on strings that drift in the corner.
pub(super) fn balloons(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let brush = air.near;
    let tints = [0xF7_6C_6C, 0xFF_D9_3D, 0x6F_A8_E8, 0x8A_C8_6A, 0xC9_8F_E8];
    let turned = dice.below(5);
    let spots: &[(f64, f64)] =
        if wide > 120.0 { &[(-46.0, 34.0), (44.0, 56.0), (0.0, 0.0)] } else { &[(-20.0, 66.0), (8.0, 0.0)] };
    let middle = pt((wide * 0.5).clamp(66.0, 110.0), air.top + 60.0 + dice.between(0.0, 20.0));
    let knot = middle + Vec2::new(-6.0, 190.0);
    let mut shapes = Vec::new();
    for (index, (x, y)) in spots.iter().enumerate() {
        let at = middle + Vec2::new(*x, *y);
        let tail = at + Vec2::new(0.0, 44.0);
        let mut cord = BezPath::new();
        cord.move_to(tail);
        cord.quad_to(tail.midpoint(knot) + Vec2::new(x * 0.3, 0.0), knot + Vec2::new(x * 0.12, 0.0));
        shapes.push(Shape::line(cord, brush.inside));
        shapes.push(brush.area(ellipse(at, 33.0, 41.0, x * 0.002), tints[(index + turned) % 5]));
        let shine = [(-16.0, -10.0), (-12.0, -21.0), (-4.0, -27.0)].map(|(x, y)| at + Vec2::new(x, y));
        shapes.push(brush.line(smooth(&shine)));
    }
    shapes
}

/// Large flakes of snow.
pub(super) fn flakes(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let radius = (wide * 0.26).clamp(34.0, 48.0);
    let mut shapes = Vec::new();
    for (x, y, size) in [(0.42, 0.3, 1.0), (0.6, 0.84, 0.72)] {
        let at = pt((wide * x).max(radius + 14.0), air.top + (low - air.top) * y + dice.between(-8.0, 8.0));
        shapes.extend(flake(at, radius * size, dice.between(-0.2, 0.2), air.far));
    }
    shapes
}

/// A flake with six arms, each with a rib.
fn flake(at: Point, radius: f64, turned: f64, brush: Brush) -> Vec<Shape> {
    let ring: Vec<Point> = (0..24)
        .map(|index| {
            // A blunt tip, its barbs, and the hollow between two arms.
            let (reach, aside) = [(1.0, -0.08), (1.0, 0.08), (0.68, 0.3), (0.68, 0.75)][index % 4];
            let turn = turned + TAU * ((index / 4) as f64 + aside) / 6.0;
            around(at, radius * reach, radius * reach, turn)
        })
        .collect();
    let mut shapes = vec![brush.area(polygon(&ring), 0xE6_F4_FC)];
    for arm in 0..6 {
        let turn = turned + TAU * f64::from(arm) / 6.0;
        let rib = [0.2, 0.5, 0.76].map(|out| around(at, radius * out, radius * out, turn));
        shapes.push(brush.line(smooth(&rib)));
    }
    shapes
}

/// A planet with a ring.
pub(super) fn ringed(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let radius = (wide * 0.32).clamp(42.0, 66.0);
    let at = pt((wide * 0.5).max(radius * 1.72 + 4.0), air.top + radius + dice.between(24.0, 60.0));
    stand(ring_planet(radius, air.far.full()), at)
}

/// A planet ends so far above the horizon, in units, and begins so far below letters; a smaller one is none that is near.
const OVER_THE_HILLS: f64 = 64.0;
const BELOW_LETTERS: f64 = 8.0;
const LEAST_PLANET: f64 = 56.0;

/// A planet so near that the corner cuts it.
pub(super) fn near_planet(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let mut radius = wide.clamp(110.0, 170.0) * dice.between(0.92, 1.04);
    let aside = dice.between(-0.1, 0.16);
    let mut y = air.top + (low - air.top - radius).clamp(-60.0, 30.0);
    // Letters before it would cut it in two.
    if !air.letters.is_zero_area() {
        radius = radius.min((air.horizon - air.top - OVER_THE_HILLS) / 2.0 - BELOW_LETTERS);
        y = air.top + radius + BELOW_LETTERS;
    }
    if radius < LEAST_PLANET {
        return Vec::new();
    }
    let at = pt(aside * radius, y);
    let planet = match dice.below(3) {
        0 => earth(radius, air.far.full()),
        1 => banded(radius, air.far.full()),
        _ => cratered(radius),
    };
    stand(planet, at)
}

/// A comet on its way down.
pub(super) fn falling(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let scale = (wide / 118.0).clamp(0.94, 1.36);
    let at = pt((wide * 0.52).max(80.0 * scale), air.top + 84.0 * scale + dice.between(0.0, 30.0));
    place(comet(air.far.full()), Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A breeze: two lines that curl up at their ends.
pub(super) fn breeze(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let scale = (wide / 200.0).min((low - air.top) / 150.0).clamp(0.6, 1.0);
    let at =
        pt((wide * 0.5).max(112.0 * scale) - 92.0 * scale, air.top + 62.0 * scale + dice.between(0.0, 20.0));
    let curls = [
        "M0,0 C34,-16 74,12 118,-2 C152,-12 152,-46 126,-46 C106,-46 102,-22 120,-20",
        "M26,26 C62,12 100,38 150,26 C186,18 194,54 168,56 C152,57 146,40 160,36",
    ];
    let lines = curls.into_iter().map(|curl| Shape::line(svg(curl), air.far.contour)).collect();
    place(lines, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// Two birds of one stroke.
pub(super) fn wings(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    [(0.42, 0.2, 1.0), (0.66, 0.5, 0.8)]
        .into_iter()
        .map(|(x, y, size)| {
            let at = pt((wide * x).max(56.0), air.top + (low - air.top) * y + dice.between(-8.0, 8.0));
            let bird = svg("M-38,-4 C-30,-24 -10,-24 0,0 C10,-24 30,-24 38,-4");
            let placing = Affine::translate(at.to_vec2()) * Affine::scale(size);
            Shape::line(bird, air.far.contour).placed(placing)
        })
        .collect()
}

/// Three stars so far away that they only twinkle.
pub(super) fn twinkles(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let wide = wide.max(100.0);
    [(0.34, 0.2, 15.0), (0.72, 0.44, 11.0), (0.26, 0.66, 9.0)]
        .into_iter()
        .flat_map(|(x, y, reach)| {
            let down = air.top + 20.0 + (low - air.top - 20.0) * y + dice.between(-8.0, 8.0);
            sparkle(pt(wide * x, down), reach)
        })
        .collect()
}

/// An arm of a galaxy is told by so many steps and winds so often around the core, which has this share of its reach.
const STEPS: u32 = 16;
const LONG: f64 = 0.78;
const CORE: f64 = 0.42;

/// A spiral of stars: two arms around a star.
pub(super) fn galaxy(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let reach = (wide * 0.46).clamp(62.0, 96.0);
    let at = pt((wide * 0.5).max(reach + 12.0), air.top + reach * 0.72 + dice.between(14.0, 40.0));
    let turned = dice.between(0.0, TAU);
    let spiral = |from: f64, to: f64, out: &dyn Fn(f64) -> f64| -> Vec<Point> {
        (0..=STEPS)
            .map(|step| {
                let share = f64::from(step) / f64::from(STEPS);
                let out = reach * out(share);
                around(at, out, out * 0.72, turned + TAU * (from + (to - from) * share))
            })
            .collect()
    };
    let mut whirl = BezPath::new();
    for half in [0.0, 0.5] {
        // Out along the back of an arm to its tip, and in along its front to the back of the next.
        let back = spiral(half, half + LONG, &|share| CORE + (1.0 - CORE) * share);
        let front = spiral(half + LONG, half + 0.5, &|share| 1.0 - (1.0 - CORE) * share * share);
        for arm in [back, front] {
            let curve = smooth(&arm);
            let joined = usize::from(!whirl.elements().is_empty());
            whirl.extend(curve.elements().iter().skip(joined).copied());
        }
    }
    whirl.close_path();
    let mut shapes = vec![air.far.area(whirl, 0xCF_C4_F0)];
    shapes.extend(star(at, reach * 0.2, dice.between(-0.3, 0.3), air.far));
    shapes
}
