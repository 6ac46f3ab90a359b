//! What is found in the jungle: a stepped temple, a waterfall, a gate of stone, fans of leaves.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::scenery::{Brush, Room, big_leaf, leaf, lobes, place, pt, ribs, tuft};
use crate::path::{circle, svg};

/// A stepped temple, 176 wide and 214 high at `scale` 1 (at least 0.8), its foot at `at`.
pub(super) fn temple(at: Point, scale: f64, brush: Brush) -> Vec<Shape> {
    let stone = 0xD8_CB_B0;
    let mut shapes = vec![
        brush.area(svg("M-36,-120 L-32,-176 L32,-176 L36,-120 Z"), stone),
        brush.area(
            svg("M-54,-170 C-56,-186 -48,-200 -38,-206 Q0,-224 38,-206 C48,-200 56,-186 54,-170 C48,-158 36,-160 32,-172 \
                 C26,-158 8,-158 4,-172 C-2,-150 -22,-152 -26,-172 C-32,-160 -48,-158 -54,-170 Z"),
            0x8F_CB_5A,
        ),
        brush.area(svg("M-62,-60 L-56,-122 L56,-122 L62,-60 Z"), stone),
        brush.area(svg("M-88,6 L-80,-62 L80,-62 L88,6 Z"), stone),
        brush.part(svg("M-13,-121 L-13,-146 C-13,-164 13,-164 13,-146 L13,-121 Z"), 0x6B_5A_48),
        brush.area(svg("M-30,7 L-18,-121 L18,-121 L30,7 Z"), 0xE8_DE_C8),
        brush.line(svg(
            "M-14,-100 L14,-100 M-15,-78 L15,-78 M-17,-56 L17,-56 M-19,-34 L19,-34 M-21,-12 L21,-12",
        )),
    ];
    // Leaves hang down over the steps.
    shapes.push(brush.line(svg(
        "M-84,-62 C-82,-48 -74,-48 -72,-60 C-68,-40 -56,-42 -56,-60 M58,-122 C58,-108 48,-106 44,-120 C42,-104 32,-104 30,-120",
    )));
    if brush.full() {
        shapes.push(brush.line(svg("M-76,-30 h22 v14 M44,-40 h20 M56,-40 v14 M-50,-92 h16 M36,-88 h16 v12")));
        shapes.push(brush.line(svg("M-18,-190 q9,-9 18,0 q9,9 18,0")));
    }
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A gate of stone with a sun on its lintel, leaves growing over a corner, 140 wide and 190 high at `scale` 1.
pub(super) fn stone_gate(at: Point, scale: f64, brush: Brush) -> Vec<Shape> {
    let stone = 0xC9_C3_B6;
    let pillar = "M-60,10 L-60,-6 L-54,-10 L-54,-116 L-22,-116 L-22,-10 L-16,-6 L-16,10 Q-38,14 -60,10 Z";
    let mut shapes = vec![
        brush.area(svg(pillar), stone),
        brush.area(Affine::FLIP_X * svg(pillar), stone),
        brush.area(svg("M-32,-142 L-24,-178 Q0,-190 24,-178 L32,-142 Z"), stone),
        brush.area(svg("M-68,-114 L-62,-142 Q0,-150 62,-142 L68,-114 Q0,-120 -68,-114 Z"), 0xD8_CB_B0),
        brush.area(circle((0.0, -162.0), 11.0), 0xF2_CF_63),
        // Blocks and cracks: open lines, for each pillar is one stone.
        brush.line(svg("M-54,-80 h18 M-22,-46 h-16 M54,-46 h-18 M22,-84 h16")),
        brush.line(svg("M-14,-130 l8,6 l8,-6 M30,-131 l7,6")),
    ];
    let mut leaves = BezPath::new();
    let from = pt(-72.0, -104.0);
    leaves.move_to(from);
    lobes(&mut leaves, from, &[pt(-76.0, -132.0), pt(-60.0, -154.0), pt(-34.0, -152.0)], 0.32);
    lobes(
        &mut leaves,
        pt(-34.0, -152.0),
        &[pt(-30.0, -130.0), pt(-50.0, -118.0), pt(-52.0, -98.0), from],
        0.32,
    );
    leaves.close_path();
    shapes.push(brush.area(leaves, 0x8F_CB_5A));
    if brush.full() {
        shapes.push(brush.line(svg("M-36,-8 l6,-10 M36,-104 l-8,8 l4,8")));
    }
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale * 0.86))
}

/// A cliff at the edge of the picture from `top` down to `foot`, over which water falls in two steps, wider below.
pub(super) fn waterfall(stage: &Stage, room: Room, top: f64, foot: f64, dice: &mut Dice) -> Vec<Shape> {
    let far = Brush::far(stage.detail);
    let wide = (room.width() - 26.0).max(110.0);
    let shelf = top + (foot - top) * dice.between(0.34, 0.46);
    let p = |share: f64, y: f64| pt(room.inset(wide * share), y);
    let mut cliff = BezPath::new();
    cliff.move_to(pt(room.inset(-40.0), top - 22.0));
    cliff.curve_to(p(0.06, top - 34.0), p(0.16, top - 26.0), p(0.18, top));
    cliff.line_to(p(0.68, top));
    // Boulders one upon the other, each farther out.
    let boulders = [
        (0.7, top - 6.0),
        (0.86, top + (shelf - top) * 0.46),
        (0.94, shelf + 4.0),
        (1.02, (shelf + foot) / 2.0),
        (1.12, foot + 40.0),
    ];
    for (from, to) in boulders.into_iter().zip(boulders.into_iter().skip(1)) {
        let out = 0.15;
        cliff.curve_to(p(from.0 + out, from.1 - 8.0), p(to.0 + out, to.1 - 6.0), p(to.0, to.1));
    }
    cliff.line_to(pt(room.inset(-40.0), foot + 40.0));
    cliff.close_path();
    // Half the width of the water as a share of the cliff's, at each of three heights.
    let [lip, step, pool] = [(0.19, top - 2.0), (0.2, shelf), (0.22, foot + 44.0)];
    let edge = |side: f64, (half, y): (f64, f64), out: f64| p(0.42 + side * (half + out), y);
    let mut water = BezPath::new();
    water.move_to(edge(-1.0, lip, 0.04));
    water.curve_to(
        edge(-0.6, (0.2, top - 16.0), 0.0),
        edge(0.6, (0.2, top - 16.0), 0.0),
        edge(1.0, lip, 0.04),
    );
    let falls = |water: &mut BezPath, side: f64, (from, to): ((f64, f64), (f64, f64))| {
        let third = (to.1 - from.1) / 3.0;
        let at = |(half, _): (f64, f64), y: f64, out: f64| edge(side, (half, y), out);
        water.curve_to(at(from, from.1 + third, 0.05), at(to, to.1 - third, -0.03), edge(side, to, 0.0));
    };
    falls(&mut water, 1.0, (lip, step));
    falls(&mut water, 1.0, (step, pool));
    water.line_to(edge(-1.0, pool, 0.0));
    falls(&mut water, -1.0, (pool, step));
    falls(&mut water, -1.0, (step, lip));
    water.close_path();
    let mut shapes = vec![far.area(cliff, 0xB9_AE_98), far.area(water, 0xA8_DE_F7)];
    // From the middle, where it begins and ends: water falls straight, bark does not.
    let threads: &[(f64, f64, f64)] =
        &[(-0.4, 0.08, 0.4), (0.36, 0.14, 0.52), (-0.06, 0.4, 0.72), (0.6, 0.6, 0.8)];
    let shown = if far.full() { threads } else { &threads[..2] };
    for (aside, from, to) in shown {
        let at = |share: f64| p(0.42 + aside * (0.19 + 0.03 * share), top + (foot - top) * share);
        let mut thread = BezPath::new();
        thread.move_to(at(*from));
        thread.line_to(at(*to));
        shapes.push(far.line(thread));
    }
    let at = |share: f64, down: f64| p(share, top + (foot - top) * down);
    shapes.extend(cracks(at, room.inward(), far).into_iter().filter(|_| far.full()));
    shapes.extend(foam(p(-0.06, foot + 12.0), p(0.92, foot + 12.0), far));
    shapes
}

/// What is beside falling water is rock: cracks at shares of its width and height.
fn cracks(at: impl Fn(f64, f64) -> Point, inward: f64, brush: Brush) -> [Shape; 4] {
    [(0.08, 0.3), (0.74, 0.42), (0.06, 0.72), (0.8, 0.74)].map(|(share, down)| {
        let from = at(share, down);
        let mut crack = BezPath::new();
        crack.move_to(from);
        crack.quad_to(from + Vec2::new(inward * 12.0, -7.0), from + Vec2::new(inward * 24.0, 2.0));
        brush.line(crack)
    })
}

/// Foam where water meets water, between `from` and `to`.
fn foam(from: Point, to: Point, brush: Brush) -> Vec<Shape> {
    let (left, right) = if from.x < to.x { (from, to) } else { (to, from) };
    let at = |share: f64, up: f64| left.lerp(right, share) - Vec2::new(0.0, up);
    let tops = [at(0.02, 24.0), at(0.26, 46.0), at(0.52, 36.0), at(0.78, 48.0), at(0.98, 24.0), right];
    let mut path = BezPath::new();
    path.move_to(left);
    lobes(&mut path, left, &tops, 0.36);
    path.quad_to(at(0.5, -12.0), left);
    path.close_path();
    vec![brush.area(path, 0xFF_FF_FF)]
}

/// Three big leaves reaching up and inwards from a lower corner of the picture; `size` is the length of one.
pub(super) fn leaf_fan(stage: &Stage, room: Room, size: f64, dice: &mut Dice) -> Vec<Shape> {
    let near = Brush::near(stage.detail);
    let from = pt(room.inset(46.0), stage.area.y1 + 30.0);
    let turned = dice.between(-0.06, 0.06);
    let tip = |turn: f64, share: f64| {
        let out = Vec2::new(room.inward() * libm::cos(turn + turned), -libm::sin(turn + turned));
        from + out * (size * share)
    };
    let mut shapes = vec![
        near.area(leaf(from, tip(0.72, 1.0), size * 0.5, 0.0), 0x5F_B0_5C),
        near.area(leaf(from, tip(2.24, 1.06), size * 0.5, 0.0), 0x5F_B0_5C),
    ];
    shapes.extend(big_leaf(from, tip(1.36, 1.12), 0.06 * room.inward(), 0x7B_C1_58, near));
    shapes
}

/// A clump of broad leaves on the ground, `size` (at least 70) high, as one area with ribs.
pub(super) fn thicket(at: Point, size: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.1, 0.1);
    let turns = [-2.86, -2.34, -1.84, -1.3, -0.8, -0.28].map(|turn| turn + lean);
    vec![
        brush.area(tuft(at, &turns, size, 0.1, Some(size * 0.5)), 0x6B_B8_5A),
        brush.line(ribs(at, &turns, size, 0.1)),
    ]
}
