//! What is found in the jungle: a stepped temple, a waterfall, a gate of stone, fans of leaves.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::grand::cliff::{Lip, cliff};
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

/// A cliff at a side is so many times as high as wide at most.
const STEEP: f64 = 1.5;

/// A cliff with a level edge from the edge of the picture inwards, from `top` down to `foot`, over which water falls.
pub(super) fn waterfall(stage: &Stage, room: Room, top: f64, foot: f64) -> Vec<Shape> {
    let far = Brush::far(stage.detail);
    let wide = (room.width() - 26.0).max(110.0);
    // Rather broad than high.
    let top = top.max(foot - wide * STEEP);
    let half = (wide * 0.15).clamp(20.0, 40.0);
    let x = room.inset(wide * 0.5);
    let own = Rect::new(room.inset(-40.0), top, room.inset(wide), foot).abs();
    cliff(own, (room.inward(), Lip::Vines), Some((x, half)), far)
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
