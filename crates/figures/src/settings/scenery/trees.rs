//! Trees, from crowns and trunks of many shapes.

use drawing::Shape;
use kurbo::{BezPath, Point, Vec2};
use scene::Dice;

use super::{Brush, around, fronds, lobes, pt};
use crate::path::{circle, scallops, smooth};

const TURN: f64 = core::f64::consts::TAU;

/// The scalloped contour of a crown of leaves around `at`, half axes `reach` (each at least 30).
pub(in crate::settings) fn crown_contour(
    at: Point,
    reach: Vec2,
    tint: u32,
    brush: Brush,
    dice: &mut Dice,
) -> Shape {
    let count = ((reach.x + reach.y) / 13.0).clamp(7.0, 12.0) as usize;
    let start = dice.unit();
    let ring: Vec<_> = (0..count)
        .map(|index| {
            let turn = TURN * (index as f64 + start + dice.between(-0.12, 0.12)) / count as f64;
            let share = dice.between(0.84, 0.92);
            around(at, reach.x * share, reach.y * share, turn)
        })
        .collect();
    brush.area(scallops(&ring, 0.3), tint)
}

/// A crown of leaves around `at`, half axes `reach` (each at least 30), with open curls of foliage in it.
pub(in crate::settings) fn crown(
    at: Point,
    reach: Vec2,
    tint: u32,
    brush: Brush,
    dice: &mut Dice,
) -> Vec<Shape> {
    let mut shapes = vec![crown_contour(at, reach, tint, brush, dice)];
    let curls = if reach.x.min(reach.y) < 44.0 {
        1
    } else if brush.full() {
        5
    } else {
        3
    };
    let turned = dice.unit() * TURN;
    for index in 0..curls {
        let turn = turned + TURN * f64::from(index) / f64::from(curls);
        let out = if curls == 1 { 0.1 } else { dice.between(0.4, 0.52) };
        let size = (reach.x.min(reach.y) * 0.17).clamp(7.0, 15.0);
        shapes.push(brush.line(curl(around(at, reach.x * out, reach.y * out, turn), size)));
    }
    shapes
}

/// Three little bumps in a row: foliage seen from outside. `size` is the width of one.
pub(in crate::settings) fn curl(at: Point, size: f64) -> BezPath {
    let from = at + pt(-1.5 * size, size * 0.3).to_vec2();
    let to = [
        at + pt(-0.5 * size, -size * 0.15).to_vec2(),
        at + pt(0.55 * size, -size * 0.1).to_vec2(),
        at + pt(1.5 * size, size * 0.35).to_vec2(),
    ];
    let mut path = BezPath::new();
    path.move_to(from);
    lobes(&mut path, from, &to, 0.42);
    path
}

/// A plain tapered trunk from its foot `at` up to height `height`; `width` (at least 18) at the foot.
pub(in crate::settings) fn trunk(at: Point, height: f64, width: f64, brush: Brush) -> Shape {
    let p = |x: f64, y: f64| at + pt(x * width, -y * height).to_vec2();
    let mut path = BezPath::new();
    path.move_to(p(-0.62, 0.0));
    path.curve_to(p(-0.42, 0.1), p(-0.42, 0.4), p(-0.38, 1.0));
    path.line_to(p(0.38, 1.0));
    path.curve_to(p(0.42, 0.4), p(0.42, 0.1), p(0.62, 0.0));
    path.quad_to(p(0.0, -8.0 / height), p(-0.62, 0.0));
    path.close_path();
    brush.area(path, 0xA8_76_4A)
}

/// A tree with a round crown: `height` at least 110. Its crown is about 0.62 of that wide.
pub(in crate::settings) fn round_tree(at: Point, height: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let reach = Vec2::new(height * dice.between(0.29, 0.34), height * dice.between(0.3, 0.35));
    let stem = height * 0.46;
    let mut shapes = vec![trunk(at, stem, (height * 0.14).max(19.0), brush)];
    let tint = *dice.pick(&[0x7B_C1_58, 0x8F_CB_5A, 0x66_B2_6B]).unwrap_or(&0x7B_C1_58);
    let middle = at + pt(0.0, -height + reach.y).to_vec2();
    shapes.extend(crown(middle, reach, tint, brush, dice));
    shapes
}

/// A pine of two or three skirts: `height` at least 120, about 0.56 of that wide at the lowest skirt.
pub(in crate::settings) fn pine(at: Point, height: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let skirts = if height > 165.0 { 3 } else { 2 };
    let wide = (height * dice.between(0.24, 0.28)).min(68.0);
    let foot = height * 0.16;
    let mut shapes = vec![trunk(at, foot + 20.0, (height * 0.16).clamp(28.0, 44.0), brush)];
    let rise = (height - foot) / (f64::from(skirts) * 0.68 + 0.32);
    if !brush.full() {
        shapes.extend(whole_pine(at - Vec2::new(0.0, foot), wide, rise, skirts, brush));
        return shapes;
    }
    for index in 0..skirts {
        let low = at.y - foot - rise * 0.68 * f64::from(index);
        let share = 1.0 - 0.24 * f64::from(index);
        shapes.push(brush.area(skirt(pt(at.x, low), wide * share, rise), 0x5A_A4_6A));
    }
    shapes
}

/// A pine's green as one area: its skirts are open lines within.
fn whole_pine(at: Point, wide: f64, rise: f64, skirts: i32, brush: Brush) -> Vec<Shape> {
    let step = rise * 0.68;
    let tip = at - Vec2::new(0.0, step * f64::from(skirts - 1) + rise);
    let side = |sign: f64| -> Vec<(Point, Point, Point)> {
        (0..skirts)
            .map(|index| {
                let reach = wide * (1.0 - 0.24 * f64::from(index));
                let hem = at + Vec2::new(sign * reach, -step * f64::from(index));
                let above = if index + 1 == skirts {
                    tip
                } else {
                    at + Vec2::new(sign * reach * 0.42, -step * f64::from(index + 1))
                };
                (hem, hem.lerp(above, 0.5) + Vec2::new(-sign * reach * 0.1, 0.0), above)
            })
            .collect()
    };
    let mut path = BezPath::new();
    let left = side(-1.0);
    path.move_to(left[0].0);
    for (index, (hem, bend, above)) in left.iter().enumerate() {
        if index > 0 {
            path.line_to(*hem);
        }
        path.quad_to(*bend, *above);
    }
    for (hem, bend, above) in side(1.0).into_iter().rev() {
        path.line_to(above);
        path.quad_to(bend, hem);
    }
    let right = at + Vec2::new(wide, 0.0);
    lobes(
        &mut path,
        right,
        &[at + Vec2::new(wide * 0.34, 4.0), at + Vec2::new(-wide * 0.34, 4.0), left[0].0],
        0.14,
    );
    path.close_path();
    let mut shapes = vec![brush.area(path, 0x5A_A4_6A)];
    for index in 1..skirts {
        let low = at - Vec2::new(0.0, step * f64::from(index) - 2.0);
        let reach = wide * 0.2;
        let from = low + Vec2::new(reach, 0.0);
        let mut hem = BezPath::new();
        hem.move_to(from);
        lobes(&mut hem, from, &[low, low - Vec2::new(reach, 0.0)], 0.3);
        shapes.push(brush.line(hem));
    }
    shapes
}

fn skirt(at: Point, wide: f64, rise: f64) -> BezPath {
    let mut path = BezPath::new();
    let top = at - Vec2::new(0.0, rise);
    let right = at + Vec2::new(wide, -rise * 0.04);
    let left = at + Vec2::new(-wide, -rise * 0.04);
    path.move_to(left);
    path.quad_to(at + Vec2::new(-wide * 0.38, -rise * 0.42), top + Vec2::new(-3.0, 2.0));
    path.quad_to(top - Vec2::new(0.0, 3.0), top + Vec2::new(3.0, 2.0));
    path.quad_to(at + Vec2::new(wide * 0.38, -rise * 0.42), right);
    let hem = [at + Vec2::new(wide * 0.34, rise * 0.02), at + Vec2::new(-wide * 0.34, rise * 0.02), left];
    lobes(&mut path, right, &hem, 0.16);
    path.close_path();
    path
}

/// A slim tree like a flame: `height` at least 110, about 0.3 of that wide.
pub(in crate::settings) fn cypress(at: Point, height: f64, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![trunk(at, height * 0.3, 20.0, brush)];
    let wide = height * 0.16;
    let p = |x: f64, y: f64| at + pt(x * wide, -y * height).to_vec2();
    let mut path = BezPath::new();
    path.move_to(p(0.0, 1.0));
    path.curve_to(p(0.6, 0.84), p(1.25, 0.5), p(0.8, 0.24));
    path.curve_to(p(0.6, 0.12), p(-0.6, 0.12), p(-0.8, 0.24));
    path.curve_to(p(-1.25, 0.5), p(-0.6, 0.84), p(0.0, 1.0));
    path.close_path();
    shapes.push(brush.area(path, 0x4F_9D_5D));
    shapes
}

/// The trunk of a great old tree: foot at `at`, `width` (at least 70) across above its roots, up to height `top`
/// where a crown should hide its end. Its roots are 1.64 times as wide.
pub(in crate::settings) fn old_trunk(
    at: Point,
    width: f64,
    top: f64,
    brush: Brush,
    dice: &mut Dice,
) -> Vec<Shape> {
    let lean = dice.between(-0.12, 0.12) * width;
    let rise = at.y - top;
    let p = |x: f64, y: f64| at + pt(x * width + lean * y * y, -y * rise).to_vec2();
    let mut path = BezPath::new();
    path.move_to(p(-0.82, 0.0));
    path.curve_to(p(-0.56, 0.01), p(-0.47, 0.12), p(-0.44, 0.34));
    path.curve_to(p(-0.42, 0.6), p(-0.5, 0.8), p(-0.62, 1.0));
    path.line_to(p(0.62, 1.0));
    path.curve_to(p(0.5, 0.8), p(0.4, 0.6), p(0.45, 0.34));
    path.curve_to(p(0.48, 0.12), p(0.56, 0.01), p(0.82, 0.0));
    let hem = [at + pt(0.3 * width, 9.0).to_vec2(), at + pt(-0.34 * width, 8.0).to_vec2(), p(-0.82, 0.0)];
    lobes(&mut path, p(0.82, 0.0), &hem, -0.13);
    path.close_path();
    let mut shapes = vec![brush.area(path, 0xA4_70_46)];
    let mut bark = |x: f64, low: f64, high: f64| {
        let bend = dice.between(-0.06, 0.06);
        let line = smooth(&[p(x, low), p(x + bend, (low + high) / 2.0), p(x - bend * 0.4, high)]);
        shapes.push(brush.line(line));
    };
    bark(-0.24, 0.64, 0.86);
    bark(0.2, 0.56, 0.74);
    if brush.full() {
        bark(0.02, 0.72, 0.94);
        bark(-0.3, 0.3, 0.5);
        bark(0.3, 0.1, 0.22);
    }
    shapes
}

/// A palm: foot at `at`, `height` at least 150, its top leaning sideways by `lean` units. Its fronds reach 58 to 70 around the
/// top.
pub(in crate::settings) fn palm(
    at: Point,
    height: f64,
    lean: f64,
    brush: Brush,
    dice: &mut Dice,
) -> Vec<Shape> {
    let top = at + Vec2::new(lean, -height * 0.78);
    let wide = (height * 0.055).max(11.5);
    let mut stem = BezPath::new();
    let roots = wide * 1.7;
    stem.move_to(at - Vec2::new(roots, 0.0));
    stem.curve_to(
        at - Vec2::new(wide * 0.8, height * 0.06),
        pt(at.x - wide, at.y - height * 0.45),
        top - Vec2::new(wide * 0.75, 0.0),
    );
    stem.line_to(top + Vec2::new(wide * 0.75, 0.0));
    stem.curve_to(
        pt(at.x + wide, at.y - height * 0.4),
        at + Vec2::new(wide * 0.8, -height * 0.06),
        at + Vec2::new(roots, 0.0),
    );
    let hem = [roots * 0.3, -roots * 0.36, -roots].map(|x| at + Vec2::new(x, 0.0));
    lobes(&mut stem, at + Vec2::new(roots, 0.0), &hem, 0.22);
    stem.close_path();
    let mut shapes = vec![brush.area(stem, 0xB9_8A_57)];
    for share in if brush.full() { &[0.15, 0.3, 0.45, 0.6][..] } else { &[0.22, 0.48][..] } {
        let middle = pt(at.x + lean * share * share, at.y - height * 0.78 * share);
        let ring = [(-0.5, 0.0), (0.0, 0.32), (0.5, 0.0)].map(|(x, y)| middle + pt(x, y).to_vec2() * wide);
        shapes.push(brush.line(smooth(&ring)));
    }
    let reach = (height * 0.34).clamp(58.0, 70.0);
    let tilt = dice.between(-0.08, 0.08);
    let turns = [-3.02, -2.1, -1.04, -0.12, 0.84, 2.3].map(|turn| turn + tilt);
    let [leaves, ribs] = fronds(top, &turns, reach);
    shapes.push(brush.area(leaves, 0x6B_B8_5A));
    shapes.push(brush.line(ribs));
    if brush.full() {
        // One before the other: two side by side would be eyes.
        let nut = (height * 0.045).max(10.5);
        for (x, y) in [(-0.62, 0.5), (0.62, 1.3)] {
            shapes.push(brush.area(circle(top + Vec2::new(x, y) * nut, nut), 0xA8_76_4A));
        }
    }
    shapes
}

#[cfg(test)]
mod tests {
    use scene::Seed;

    use super::super::super::plan::narrow;
    use super::*;
    use crate::Detail;

    #[test]
    fn a_crayon_fits_all_of_a_palm_up_to_the_tips_of_its_fronds() {
        for (seed, height) in (0..6).zip([160.0, 190.0, 220.0, 250.0, 280.0, 310.0]) {
            let brush = Brush::far(Detail::Full);
            let palm = palm(Point::ZERO, height, 20.0, brush, &mut Seed(seed).dice("palm"));
            assert_eq!(narrow(palm, 1.0), 0, "{height} high");
        }
    }
}
