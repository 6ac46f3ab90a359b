//! What grows at one's feet, and what hangs down.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::set::Layers;
use super::land::pebbles;
use super::{Brush, around, leaf, lobes, pt, ribs, tuft};
use crate::path::{circle, ellipse, scallops, smooth};

const TURN: f64 = core::f64::consts::TAU;

/// A tuft of three or four open blades at `at`, `size` (12 to 30) high, no two alike. A simple page has none: three strokes
/// alone on bare ground are scraps.
pub(in crate::settings) fn grass(at: Point, size: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let count = if brush.full() { 3 + dice.below(2) } else { 3 };
    let lean = dice.between(-0.25, 0.25);
    let last = (count - 1) as f64;
    let blades: Vec<Shape> = (0..count)
        .map(|index| {
            let aside = 2.0 * index as f64 / last - 1.0;
            let rise = (1.0 - 0.28 * aside.abs()) * dice.between(0.82, 1.06);
            let [foot, tip] = [aside * 0.28, aside * 0.66 + lean + dice.between(-0.06, 0.06)];
            let mut path = BezPath::new();
            path.move_to(at + pt(foot * size, 0.0).to_vec2());
            path.quad_to(
                at + pt(foot * size, -rise * size * 0.6).to_vec2(),
                at + pt(tip * size, -rise * size).to_vec2(),
            );
            brush.line(path)
        })
        .collect();
    // The dice are thrown all the same: what comes after is alike on both kinds of page.
    if brush.full() { blades } else { Vec::new() }
}

/// A low bush of round heads with its foot at `at`, `width` at least 80 and about 0.5 of that high.
pub(in crate::settings) fn bush(
    at: Point,
    width: f64,
    tint: u32,
    brush: Brush,
    dice: &mut Dice,
) -> Vec<Shape> {
    let mut wobble = |x: f64, y: f64| {
        at + pt(x + dice.between(-0.025, 0.025), y + dice.between(-0.02, 0.02)).to_vec2() * width
    };
    let from = at + pt(-0.44 * width, 0.03 * width).to_vec2();
    let tops = [
        wobble(-0.43, -0.14),
        wobble(-0.22, -0.36),
        wobble(0.1, -0.38),
        wobble(0.38, -0.18),
        at + pt(0.44 * width, 0.03 * width).to_vec2(),
    ];
    let mut path = BezPath::new();
    path.move_to(from);
    lobes(&mut path, from, &tops, 0.36);
    path.quad_to(at + pt(0.0, 0.08 * width).to_vec2(), from);
    path.close_path();
    let mut shapes = vec![brush.area(path, tint)];
    // Leaves tell it from a cloud.
    let mut mark = BezPath::new();
    for (x, y, lean) in [(-0.24, -0.08, -0.05), (0.02, -0.17, 0.02), (0.24, -0.07, 0.06)] {
        let foot = |side: f64| at + pt(x + side * 0.055, y).to_vec2() * width;
        let tip = at + pt(x + lean, y - 0.14).to_vec2() * width;
        let round = |side: f64| at + pt(x + side * 0.07, y - 0.08).to_vec2() * width;
        mark.move_to(foot(-1.0));
        mark.quad_to(round(-1.0), tip);
        mark.quad_to(round(1.0), foot(1.0));
    }
    shapes.push(brush.line(mark));
    shapes
}

/// A flower of five petals on an open stem: foot at `at`, `height` at least 56; its head is 46 to 54 across.
pub(in crate::settings) fn flower(at: Point, height: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let reach = dice.between(17.5, 20.0);
    let lean = dice.between(-6.0, 6.0);
    let head = at + pt(lean, reach + 6.0 - height).to_vec2();
    let mut stem = BezPath::new();
    stem.move_to(at);
    stem.quad_to(at + pt(0.0, -height * 0.4).to_vec2(), head);
    let mut shapes = vec![brush.line(stem)];
    let side = if lean > 0.0 { 1.0 } else { -1.0 };
    let from = at + pt(0.0, -3.0).to_vec2();
    shapes
        .push(brush.part(leaf(from, from + pt(side * 36.0, -15.0).to_vec2(), 22.0, side * 0.16), 0x76_B8_52));
    let turn = dice.unit();
    let ring: Vec<_> = (0..5)
        .map(|index| around(head, reach * 0.9, reach * 0.9, TURN * (f64::from(index) + turn) / 5.0))
        .collect();
    let tint =
        *dice.pick(&[0xFF_8F_B1, 0xB3_8B_E8, 0xFF_9F_5A, 0xF7_6C_6C, 0xFF_FF_FF]).unwrap_or(&0xFF_8F_B1);
    shapes.push(brush.area(scallops(&ring, 0.46), tint));
    shapes.push(brush.part(circle(head, 8.4), 0xFF_D9_3D));
    shapes
}

/// A tulip on an open stem: foot at `at`, `height` at least 52.
pub(in crate::settings) fn tulip(at: Point, height: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let head = at + pt(dice.between(-4.0, 4.0), -height).to_vec2();
    let mut stem = BezPath::new();
    stem.move_to(at);
    stem.line_to(head + pt(0.0, 28.0).to_vec2());
    let p = |x: f64, y: f64| head + pt(x, y).to_vec2();
    let mut cup = BezPath::new();
    cup.move_to(p(-15.0, 3.0));
    cup.line_to(p(-6.5, 9.0));
    cup.line_to(p(0.0, 0.0));
    cup.line_to(p(6.5, 9.0));
    cup.line_to(p(15.0, 3.0));
    cup.curve_to(p(19.0, 22.0), p(9.0, 31.0), p(0.0, 31.0));
    cup.curve_to(p(-9.0, 31.0), p(-19.0, 22.0), p(-15.0, 3.0));
    cup.close_path();
    let tint = *dice.pick(&[0xF7_6C_6C, 0xFF_B3_47, 0xE5_7F_C0]).unwrap_or(&0xF7_6C_6C);
    vec![
        brush.line(stem),
        brush.part(leaf(at, at + pt(30.0, -height * 0.34).to_vec2(), 20.0, 0.18), 0x76_B8_52),
        brush.area(cup, tint),
    ]
}

/// A toadstool: foot at `at`, `height` at least 60; its cap is about 1.05 of that wide.
pub(in crate::settings) fn mushroom(at: Point, height: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let p = |x: f64, y: f64| at + pt(x * height, -y * height).to_vec2();
    let mut stem = BezPath::new();
    stem.move_to(p(-0.19, 0.02));
    stem.curve_to(p(-0.24, 0.2), p(-0.14, 0.3), p(-0.15, 0.56));
    stem.line_to(p(0.15, 0.56));
    stem.curve_to(p(0.14, 0.3), p(0.24, 0.2), p(0.19, 0.02));
    stem.quad_to(p(0.0, -0.05), p(-0.19, 0.02));
    stem.close_path();
    let mut cap = BezPath::new();
    cap.move_to(p(-0.5, 0.5));
    cap.curve_to(p(-0.54, 0.78), p(-0.28, 1.0), p(0.0, 1.0));
    cap.curve_to(p(0.28, 1.0), p(0.54, 0.78), p(0.5, 0.5));
    cap.curve_to(p(0.42, 0.42), p(-0.42, 0.42), p(-0.5, 0.5));
    cap.close_path();
    let tint = *dice.pick(&[0xE8_5D_4F, 0xF2_8C_4B, 0xC9_6A_C4]).unwrap_or(&0xE8_5D_4F);
    let mut shapes = vec![brush.area(stem, 0xF6_E7_CF), brush.area(cap, tint)];
    let small = if height < 90.0 { 9.0 } else { height * 0.095 };
    shapes.push(brush.part(circle(p(-0.02, 0.76), small), 0xFF_FF_FF));
    if height >= 100.0 {
        shapes.push(brush.part(circle(p(-0.3, 0.64), height * 0.075), 0xFF_FF_FF));
        shapes.push(brush.part(circle(p(0.28, 0.67), height * 0.085), 0xFF_FF_FF));
    }
    shapes
}

/// A fern: five arching fronds from the foot `at`, `size` (at least 76) high and twice as wide.
pub(in crate::settings) fn fern(at: Point, size: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.06, 0.06);
    let turns = [-2.74, -2.16, -1.57, -0.98, -0.4].map(|turn| turn + lean);
    vec![
        brush.area(tuft(at, &turns, size, 0.14, Some(size * 0.44)), 0x5F_B0_5C),
        brush.line(ribs(at, &turns[1..4], size, 0.14)),
    ]
}

/// A big jungle leaf from its stalk `from` to its `tip` (at least 80 apart), 0.5 of that wide, with an open rib.
pub(in crate::settings) fn big_leaf(
    from: Point,
    tip: Point,
    bend: f64,
    tint: u32,
    brush: Brush,
) -> Vec<Shape> {
    let along = tip - from;
    let length = along.hypot().max(1e-9);
    let along = along / length;
    let side = Vec2::new(-along.y, along.x);
    let spine = |t: f64| from + along * (length * t) + side * (bend * length * 3.0 * t * (1.0 - t));
    let mut shapes = vec![
        brush.area(leaf(from, tip, length * 0.5, bend), tint),
        brush.line(smooth(&[spine(0.44), spine(0.64), spine(0.84)])),
    ];
    let stops: &[f64] = if brush.full() { &[0.42, 0.54, 0.67] } else { &[0.46, 0.62] };
    for at in stops {
        let root = spine(*at);
        for sign in [-1.0, 1.0] {
            let end = root + along * (length * 0.1) + side * (sign * length * 0.115);
            let mut vein = BezPath::new();
            vein.move_to(root);
            vein.quad_to(root.lerp(end, 0.6) - along * (length * 0.02), end);
            shapes.push(brush.line(vein));
        }
    }
    shapes
}

/// Three to four reeds with heads, from the foot `at`, `height` at least 90.
pub(in crate::settings) fn reeds(at: Point, height: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (x, share) in [(-30.0, 0.74), (30.0, 0.84), (0.0, 1.0)] {
        let top = at + pt(x + x * 0.25, -height * share * dice.between(0.95, 1.05)).to_vec2();
        let mut stem = BezPath::new();
        stem.move_to(at + pt(x * 0.5, 0.0).to_vec2());
        stem.quad_to(at + pt(x * 0.8, -height * 0.4).to_vec2(), top);
        shapes.push(brush.line(stem));
        shapes.push(brush.part(ellipse(top, 8.2, 20.0, x * 0.004), 0x9A_6B_3F));
    }
    shapes
}

/// What only detailed pictures have along their lower edge: small flowers and stones. Empty for simple ones.
pub(in crate::settings) fn trimmings(stage: &Stage, dice: &mut Dice) -> Layers {
    let near = Brush::near(stage.detail);
    if !near.full() {
        return Layers::default();
    }
    let mut shapes = Layers::default();
    for share in [0.37, 0.63] {
        let x = stage.area.x0 + stage.area.width() * (share + dice.between(-0.02, 0.02));
        let foot = pt(x, stage.area.y1 - dice.between(6.0, 10.0));
        // Under somebody's feet there is only room for stones.
        let blooms = Rect::new(foot.x - 40.0, foot.y - 84.0, foot.x + 40.0, foot.y);
        let under = !blooms.intersect(stage.hero).is_zero_area();
        match dice.below(3) {
            0 if !under => shapes.extend(tulip(foot, 76.0, near, dice)),
            1 if !under => shapes.extend(flower(foot, 80.0, near, dice)),
            _ => shapes.extend(pebbles(
                foot - Vec2::new(20.0, 10.0),
                foot + Vec2::new(24.0, -12.0),
                1,
                near,
                dice,
            )),
        }
    }
    shapes
}
