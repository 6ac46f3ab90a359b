//! What is found in the land of dinosaurs: a sleepy volcano, mesas, a nest, those who live there, far away.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Shape as _, Vec2};
use scene::Dice;

use super::super::scenery::{Brush, lobes, place, pt, ribs, tuft};
use crate::path::{ellipse, svg};

/// A volcano, 300 wide and 210 high at `scale` 1 (at least 0.7), asleep with a smile; its puff rises 110 above.
pub(super) fn volcano(at: Point, scale: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = puff(dice.between(-10.0, 22.0), brush);
    shapes.push(brush.area(
        svg("M-160,40 C-96,-20 -66,-120 -50,-200 Q0,-186 50,-200 C66,-120 96,-20 160,40 Z"),
        0xC9_A0_80,
    ));
    let lava = if dice.chance(0.5) {
        "M-50,-200 Q0,-186 50,-200 C53.5,-182.7 57.6,-164.5 62.5,-146 C52,-132 40,-138 40,-152 C40,-166 24,-166 24,-152 \
         L24,-120 C24,-104 -2,-104 -2,-120 L-2,-146 C-2,-160 -20,-160 -20,-146 C-20,-128 -46,-120 -64.7,-138 \
         C-58.8,-159.3 -53.9,-180.3 -50,-200 Z"
    } else {
        "M-50,-200 Q0,-186 50,-200 C54.1,-179.6 59.1,-158 65.3,-136 C50,-116 30,-122 28,-138 C26,-152 10,-152 8,-138 \
         L8,-134 C8,-112 -20,-112 -20,-134 C-20,-150 -38,-152 -42,-140 C-48,-126 -58,-126 -66.4,-132 \
         C-59.7,-155.3 -54.3,-178.4 -50,-200 Z"
    };
    shapes.push(brush.part(svg(lava), 0xF2_7C_4B));
    if dice.chance(0.6) {
        shapes.push(brush.line(svg("M-44,-70 q12,12 24,0 M20,-70 q12,12 24,0 M-14,-40 q14,11 28,0")));
    } else {
        shapes.push(brush.line(svg("M-70,-60 q8,22 -8,44 M64,-74 q-2,26 16,46 M-20,-56 q10,14 4,34")));
    }
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A volcano that is as wide as a picture, 330 wide and 200 high, with lava that runs down it and a great cloud above.
pub(super) fn great_volcano(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-26,-176 C-52,-190 -66,-214 -50,-236 C-62,-262 -34,-284 -10,-276 C4,-298 46,-298 56,-272 \
                        C86,-274 98,-240 80,-222 C90,-200 62,-184 34,-190 L28,-174 Z"), 0xF4_F1_EC),
        brush.line(svg("M-44,-228 q-12,10 -2,24 M-4,-266 q-22,-4 -32,14 M66,-258 q18,6 12,26 M52,-204 q16,0 20,-14")),
        brush.area(
            svg("M-190,60 C-128,14 -78,-92 -54,-184 Q-28,-174 0,-180 Q26,-174 50,-184 C70,-112 88,-60 118,-30 \
                 C150,-2 176,26 200,60 Z"),
            0xC9_A0_80,
        ),
    ];
    let lava = if dice.chance(0.5) {
        "M-54,-184 Q-28,-174 0,-180 Q26,-174 50,-184 C56.3,-161.3 62.4,-140.6 68.7,-122 C58,-106 42,-112 42,-126 L42,-134 \
         C42,-148 24,-148 24,-134 L24,-62 C24,-44 -4,-44 -4,-62 L-4,-120 C-4,-136 -24,-136 -24,-120 L-24,-96 \
         C-24,-80 -46,-80 -46,-96 L-46,-112 C-46,-124 -60,-122 -75,-118 C-66.7,-140.1 -59.6,-162.5 -54,-184 Z"
    } else {
        "M-54,-184 Q-28,-174 0,-180 Q26,-174 50,-184 C56.1,-162.1 62,-142.1 68.1,-124 C60,-96 36,-100 34,-122 \
         C32,-138 14,-138 12,-122 L12,-104 C12,-86 -14,-86 -14,-104 C-14,-118 -32,-118 -32,-104 L-32,-40 \
         C-32,-20 -62,-20 -62,-40 L-62,-92 C-62,-104 -72,-104 -82.8,-98 C-71.1,-126.6 -61.3,-155.9 -54,-184 Z"
    };
    shapes.push(brush.part(svg(lava), 0xF2_7C_4B));
    shapes.push(brush.line(svg("M60,-70 q14,10 20,26 M84,-8 q16,4 26,18 M-112,-8 q-16,10 -24,26 M-8,-20 q10,14 6,30 M-84,-50 q-10,12 -12,24")));
    shapes
}

/// A puff of steam out of a crater, whose rim hides its foot.
fn puff(lean: f64, brush: Brush) -> Vec<Shape> {
    let from = pt(-26.0, -184.0);
    let ring = [
        pt(-46.0, -238.0),
        pt(-38.0 + lean, -284.0),
        pt(8.0 + lean, -306.0),
        pt(56.0 + lean, -280.0),
        pt(52.0, -238.0),
        pt(26.0, -184.0),
    ];
    let mut path = BezPath::new();
    path.move_to(from);
    lobes(&mut path, from, &ring, 0.38);
    path.close_path();
    vec![
        brush.area(path, 0xF4_F1_EC),
        brush.line(svg(&format!("M{},-268 q14,-14 26,0 q12,-8 18,6", -10.0 + lean * 0.5))),
    ]
}

/// A flat-topped rock, `wide` (at least 70) and `high`, with layers.
pub(super) fn mesa(at: Point, wide: f64, high: f64, brush: Brush) -> Vec<Shape> {
    let p = |x: f64, y: f64| at + pt(x * wide, -y * high).to_vec2();
    let mut path = BezPath::new();
    // Hard layers stand out over soft ones, and rubble lies at the foot.
    let side = [(0.7, -0.1), (0.5, 0.2), (0.42, 0.44), (0.5, 0.5), (0.44, 0.72), (0.37, 0.78), (0.44, 0.94)];
    path.move_to(p(-0.66, -0.1));
    for (x, y) in side.into_iter().skip(1) {
        path.line_to(p(-x, y));
    }
    path.line_to(p(-0.4, 1.0));
    path.quad_to(p(0.0, 0.97), p(0.4, 1.0));
    for (x, y) in side.into_iter().rev() {
        path.line_to(p(x * 0.98, y - 0.03));
    }
    path.close_path();
    let mut shapes = vec![brush.area(path, 0xDD_A9_7A)];
    // Open ones: from side to side they would leave slips between them and whatever leans on the rock.
    let layers: &[(f64, f64, f64)] = if brush.full() {
        &[(-0.43, 0.2, 0.9), (-0.08, 0.37, 0.76), (-0.48, -0.1, 0.61), (-0.2, 0.44, 0.46), (-0.5, 0.16, 0.22)]
    } else {
        &[(-0.43, 0.2, 0.93), (-0.06, 0.48, 0.47), (-0.48, -0.2, 0.5), (-0.36, 0.1, 0.77)]
    };
    for &(x0, x1, y) in layers {
        let mut line = BezPath::new();
        line.move_to(p(x0, y));
        line.quad_to(p((x0 + x1) / 2.0, y - 0.03), p(x1, y));
        shapes.push(brush.line(line));
    }
    let cracks: &[(f64, f64)] = if brush.full() { &[] } else { &[(-0.2, 0.3), (0.22, 0.34), (0.06, 0.14)] };
    for &(x, y) in cracks {
        shapes.push(brush.line(kurbo::Line::new(p(x, y), p(x + 0.02, y - 0.16)).to_path(0.1)));
    }
    shapes
}

/// An arch of rock, 190 wide and 190 high at `scale` 1: sky shows under it.
pub(super) fn rock_arch(at: Point, scale: f64, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![brush.area(
        svg("M-96,20 C-98,-60 -96,-130 -60,-166 C-20,-196 50,-190 78,-150 C98,-110 94,-40 98,20 \
                 L44,20 C44,-40 44,-70 26,-96 C6,-116 -22,-106 -32,-80 C-40,-50 -38,-20 -40,20 Z"),
        0xDD_A9_7A,
    )];
    shapes.push(if brush.full() {
        // Layers of its pillars, and stones in its arch.
        brush.line(svg("M-97,-24 Q-68,-30 -39,-22 M-94,-78 Q-64,-84 -33,-76 M-60,-166 L-24,-94 M6,-187 L6,-105 M78,-150 L32,-88 \
                        M97,-78 Q70,-84 40,-76 M97,-24 Q70,-30 44,-22"))
    } else {
        brush.line(svg("M-74,-60 q8,-6 16,0 M-30,-150 q18,-12 36,-4 M62,-90 q8,-6 14,2"))
    });
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A nest of twigs with eggs, 128 wide and 92 high at `scale` 1 (at least 0.8), its foot at `at`.
pub(super) fn nest(at: Point, scale: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let tints = [0xF7_E7_B8, 0xCF_E8_F5, 0xF5_CF_D8];
    let turned = dice.below(3);
    for (index, (x, y, turn)) in
        [(-27.0, -44.0, -0.22), (29.0, -42.0, 0.24), (0.0, -50.0, 0.02)].into_iter().enumerate()
    {
        shapes.push(brush.area(ellipse((x, y), 22.0, 29.0, turn), tints[(index + turned) % 3]));
    }
    if brush.full() {
        shapes.push(brush.line(svg("M-8,-62 q6,-6 10,2 M4,-50 q6,-4 8,4")));
    }
    let from = pt(-62.0, -34.0);
    let mut bowl = BezPath::new();
    bowl.move_to(from);
    lobes(&mut bowl, from, &[pt(-32.0, -36.0), pt(0.0, -35.0), pt(32.0, -36.0), pt(62.0, -34.0)], 0.12);
    bowl.curve_to(pt(62.0, 12.0), pt(-62.0, 12.0), from);
    bowl.close_path();
    shapes.push(brush.area(bowl, 0xC0_94_5C));
    shapes.push(brush.line(svg("M-44,-20 l18,8 M-14,-10 l20,-9 M20,-8 l20,-8 M-18,-26 l12,5")));
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A pterosaur gliding far away to the right, 130 across at `scale` 1 (at least 0.9).
pub(super) fn pterosaur(at: Point, scale: f64, brush: Brush) -> Vec<Shape> {
    let shapes = vec![
        brush.area(
            svg("M-66,-22 C-44,-34 -22,-28 -8,-10 C0,-16 10,-16 16,-10 C30,-34 52,-40 70,-30 C58,-20 50,-12 44,2 \
                 C36,-2 28,0 24,8 C16,20 -6,20 -12,10 C-18,2 -28,0 -36,6 C-42,-10 -52,-20 -66,-22 Z"),
            0xB7_9C_C9,
        ),
        brush.area(
            svg("M8,8 C4,-4 14,-14 26,-10 L4,-24 C20,-26 32,-20 36,-8 L58,6 C44,10 34,12 28,12 C20,16 10,16 8,8 Z"),
            0xB7_9C_C9,
        ),
        Shape::solid(ellipse((25.0, -1.0), 2.6, 3.2, 0.0)),
    ];
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A long-necked dinosaur grazing far away, facing right; 190 wide and 176 high at `scale` 1 (at least 0.8).
pub(super) fn long_neck(at: Point, scale: f64, brush: Brush) -> Vec<Shape> {
    let shapes = vec![
        brush.area(
            svg("M-104,-14 C-86,-24 -74,-66 -40,-76 C-20,-82 4,-82 18,-92 C36,-106 38,-134 42,-152 \
                 C46,-176 84,-182 94,-162 C100,-148 88,-138 72,-140 C70,-116 66,-90 56,-66 C51,-48 53,-22 56,-8 \
                 C57,4 19,4 19,-8 C20,-18 21,-24 19,-31 C8,-25 -8,-25 -20,-29 C-21,-22 -19,-16 -18,-8 \
                 C-17,4 -55,4 -55,-8 C-53,-20 -54,-32 -58,-42 C-70,-26 -86,-10 -104,-14 Z"),
            0x9C_C9_B4,
        ),
        Shape::solid(ellipse((70.0, -159.0), 3.0, 3.8, 0.0)),
        brush.line(svg("M76,-148 q8,3 12,-3")),
        brush.line(svg("M30,-2 v-7 M43,-2 v-7 M-44,-2 v-7 M-31,-2 v-7")),
    ];
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A cycad: a stout trunk under a tuft of leaves; foot at `at`, `height` at least 130, its leaves reach 64 around the top.
pub(in crate::settings) fn cycad(at: Point, height: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let length = (height * 0.5).min(64.0);
    let trunk_top = height - length;
    let half = (height * 0.11).clamp(17.0, 19.0);
    let mut stem = BezPath::new();
    stem.move_to(at + Vec2::new(-half * 1.15, 0.0));
    stem.curve_to(
        at + Vec2::new(-half * 1.5, -trunk_top * 0.4),
        at + Vec2::new(-half, -trunk_top),
        at + Vec2::new(-half * 0.8, -trunk_top - 6.0),
    );
    stem.line_to(at + Vec2::new(half * 0.8, -trunk_top - 6.0));
    stem.curve_to(
        at + Vec2::new(half, -trunk_top),
        at + Vec2::new(half * 1.5, -trunk_top * 0.4),
        at + Vec2::new(half * 1.15, 0.0),
    );
    stem.quad_to(at + Vec2::new(0.0, 7.0), at + Vec2::new(-half * 1.15, 0.0));
    stem.close_path();
    let mut shapes = vec![brush.area(stem, 0xB0_84_58)];
    let scale = half / 17.0;
    let marks = place(
        vec![brush.line(svg("M-10,-14 q5,7 10,0 q5,7 10,0 M-6,-32 q5,7 11,0"))],
        Affine::translate(at.to_vec2()) * Affine::scale(scale),
    );
    shapes.extend(marks);
    let top = at - Vec2::new(0.0, trunk_top);
    let tilt = dice.between(-0.08, 0.08);
    let turns = [-3.2, -2.52, -1.86, -1.2, -0.56, 0.08].map(|turn| turn + tilt);
    shapes.push(brush.area(tuft(top, &turns, length, 0.16, Some(half * 2.4)), 0x6B_B8_5A));
    shapes.push(brush.line(ribs(top, &turns, length, 0.16)));
    shapes
}
