//! Leaves that hang into the picture, and trees as tall as the page.

use core::f64::consts::{FRAC_PI_2, PI};

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::Dice;

use super::super::scenery::{
    big_leaf, curl, hanging_leaves, leaf, leaves_over, lobes, old_trunk, palm, pine, place, pt, ribs, tuft,
};
use super::{Air, Corner};

const GREENS: [u32; 3] = [0x7B_C1_58, 0x66_B2_6B, 0x8F_CB_5A];

fn green(dice: &mut Dice) -> u32 {
    *dice.pick(&GREENS).unwrap_or(&GREENS[0])
}

/// Leaves from side to side, shallow over the hero's head and deep at the sides.
pub(super) fn canopy(air: &Air, dice: &mut Dice) -> Vec<Shape> {
    let area = air.area;
    let over = leaves_over(air.hero, air.top).min(air.top + 130.0);
    let deep = [0, 1].map(|_| {
        let low = over.max(air.top + 34.0);
        low + dice.between(70.0, 130.0).min((air.horizon - low) * 0.6)
    });
    let lowest = |x: f64| {
        let aside = (x - air.hero.center().x) / (area.width() * 0.5);
        let low = deep[usize::from(aside < 0.0)];
        over + (low - over) * (aside * aside).min(1.0)
    };
    let tint = green(dice);
    hanging_leaves((area, air.top), lowest, (tint, air.near), dice)
}

/// Leaves that fill the corner, round heads along their edge.
pub(super) fn bough(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let brush = air.near;
    let center = pt(-24.0, air.area.y0 - 30.0);
    let wide = (wide * dice.between(0.95, 1.2)).clamp(130.0, 230.0);
    let reach = Vec2::new(wide + 24.0, low - center.y - dice.between(0.0, 40.0));
    let steps = 5;
    let ring: Vec<Point> = (0..=steps)
        .map(|step| {
            let turn = FRAC_PI_2 * f64::from(step) / f64::from(steps);
            let share = dice.between(0.94, 1.04);
            center + Vec2::new(libm::cos(turn) * reach.x, libm::sin(turn) * reach.y) * share
        })
        .collect();
    let mut path = BezPath::new();
    path.move_to(center);
    path.line_to(ring[0]);
    lobes(&mut path, ring[0], &ring[1..], 0.32);
    path.close_path();
    let mut shapes = vec![brush.area(path, green(dice))];
    let inside = |x: f64, y: f64| pt(wide * x, air.top + (low - air.top) * y);
    for (x, y) in [(0.26, 0.5), (0.62, 0.26), (0.3, 0.18)] {
        shapes.push(brush.line(curl(inside(x, y), 15.0)));
    }
    shapes
}

/// A great old trunk, partly beyond the edge.
pub(super) fn trunk(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let air = corner.air;
    if corner.wide < 70.0 {
        return Vec::new();
    }
    let wide = (corner.wide * 0.62).clamp(74.0, 104.0);
    let foot = pt(wide * dice.between(0.1, 0.3), air.ground - dice.between(6.0, 24.0));
    old_trunk(foot, wide, air.area.y0 - 30.0, air.near, dice)
}

/// A stalk that hangs down with large leaves to both sides.
pub(super) fn creeper(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let brush = air.near;
    let x = (wide * 0.4).clamp(44.0, 90.0);
    let (from, to) = (pt(x, air.area.y0 - 60.0), pt(x + dice.between(-12.0, 12.0), low + 30.0));
    let mut stalk = BezPath::new();
    stalk.move_to(from);
    stalk.quad_to(from.midpoint(to) + Vec2::new(18.0, 0.0), to);
    let mut shapes = vec![brush.line(stalk)];
    for (index, share) in [0.34, 0.6, 0.84].into_iter().enumerate() {
        let side = if index % 2 == 0 { 1.0 } else { -1.0 };
        let root = pt(
            from.x + (to.x - from.x) * share + 36.0 * share * (1.0 - share),
            air.top + (to.y - air.top) * share - 10.0,
        );
        let tip = root + Vec2::new(side * 54.0, 34.0);
        shapes.push(brush.area(leaf(root, tip, 40.0, -0.12 * side), green(dice)));
        let rib = [root.lerp(tip, 0.3), root.lerp(tip, 0.5) + Vec2::new(0.0, -2.0), root.lerp(tip, 0.72)];
        shapes.push(brush.line(crate::path::smooth(&rib)));
    }
    shapes
}

/// Three huge leaves that reach in from the corner.
pub(super) fn huge_leaves(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let brush = air.near;
    let reach = (wide * 1.1).clamp(120.0, 210.0);
    let deep = low - air.top;
    let wobble = dice.between(-10.0, 10.0);
    let mut shapes =
        big_leaf(pt(-34.0, air.top - 6.0), pt(reach, air.top + 70.0 + wobble), 0.1, GREENS[0], brush);
    shapes.extend(big_leaf(
        pt(-24.0, air.top - 30.0),
        pt(reach * 0.28, air.top + deep * 1.12),
        -0.1,
        GREENS[2],
        brush,
    ));
    shapes.extend(big_leaf(
        pt(-40.0, air.top - 40.0),
        pt(reach * 0.74, air.top + deep * 0.78 + wobble),
        dice.between(-0.06, 0.06),
        GREENS[1],
        brush,
    ));
    shapes
}

/// Fronds of a palm that stands beyond the picture.
pub(super) fn fronds(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let brush = air.near;
    let length = (wide * 1.05).clamp(150.0, 220.0).min(low - air.top + 60.0);
    let at = pt(-6.0, air.top + dice.between(0.0, 16.0));
    let lean = dice.between(-0.08, 0.08);
    // None so steep that the edge of the picture leaves only a sliver of it.
    let turns = [-0.1, 0.28, 0.68, 1.06, 1.38].map(|turn: f64| turn + lean);
    vec![
        brush.area(tuft(at, &turns, length, 0.06, Some(30.0)), GREENS[1]),
        brush.line(ribs(at, &turns[..4], length, 0.06)),
    ]
}

/// A fern with a trunk, its fronds spread over the corner.
pub(super) fn tree_fern(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let brush = air.near;
    let foot = pt((wide * 0.3).clamp(26.0, 60.0), air.ground - dice.between(10.0, 30.0));
    let top = pt(foot.x + dice.between(-6.0, 8.0), air.top + dice.between(116.0, 150.0));
    let half = 17.0;
    let mut stem = BezPath::new();
    stem.move_to(foot + Vec2::new(-half * 1.4, 6.0));
    stem.curve_to(
        foot + Vec2::new(-half * 0.8, -70.0),
        top + Vec2::new(-half, 120.0),
        top + Vec2::new(-half * 0.8, 0.0),
    );
    stem.line_to(top + Vec2::new(half * 0.8, 0.0));
    stem.curve_to(
        top + Vec2::new(half, 120.0),
        foot + Vec2::new(half * 0.8, -70.0),
        foot + Vec2::new(half * 1.4, 6.0),
    );
    stem.quad_to(foot + Vec2::new(0.0, 14.0), foot + Vec2::new(-half * 1.4, 6.0));
    stem.close_path();
    let mut shapes = vec![brush.area(stem, 0xB0_84_58)];
    for share in [0.26, 0.42, 0.58, 0.74] {
        let at = foot.lerp(top, share);
        let ring = [(-0.5, 0.0), (0.0, 0.32), (0.5, 0.0)].map(|(x, y)| at + Vec2::new(x, y) * half);
        shapes.push(brush.line(crate::path::smooth(&ring)));
    }
    let reach = (wide * 0.8).clamp(112.0, 150.0);
    let tilt = dice.between(-0.1, 0.1);
    let turns = [-PI - 0.3, -2.7, -2.1, -1.5, -0.9, -0.35, 0.2].map(|turn: f64| turn + tilt);
    shapes.push(brush.area(tuft(top, &turns, reach, 0.2, Some(half * 2.4)), GREENS[0]));
    shapes.push(brush.line(ribs(top, &turns[1..], reach, 0.2)));
    shapes
}

/// A pine as tall as the page, partly beyond the edge.
pub(super) fn tall_pine(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let air = corner.air;
    let high = air.ground - air.top - dice.between(30.0, 80.0);
    let scale = (corner.wide / 110.0).clamp(1.0, 1.5);
    let foot = pt((corner.wide * 0.3).clamp(16.0, 64.0), air.ground - dice.between(20.0, 40.0));
    let tree = pine(pt(0.0, 0.0), high / scale, air.near, dice);
    place(tree, Affine::translate(foot.to_vec2()) * Affine::scale(scale))
}

/// A palm as tall as the page.
pub(super) fn tall_palm(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let air = corner.air;
    let high = air.ground - air.top - dice.between(40.0, 70.0);
    let scale = 1.7;
    let foot = pt((corner.wide * 0.24).clamp(12.0, 44.0), air.ground - dice.between(10.0, 30.0));
    let tree = palm(pt(0.0, 0.0), high / scale, dice.between(10.0, 24.0), air.near, dice);
    place(tree, Affine::translate(foot.to_vec2()) * Affine::scale(scale))
}
