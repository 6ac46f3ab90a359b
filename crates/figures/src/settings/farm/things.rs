//! What stands on a farm: barn, silo, windmill, house, fence, bales, sunflowers, a scarecrow.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};
use scene::Dice;

use super::super::scenery::{Brush, around, crown, leaf, place, pt, trunk};
use crate::path::{circle, polygon, scallops, svg};

/// A barn seen from the front, 172 wide and 190 high at `scale` 1 (at least 0.8), its foot at `at`.
pub(super) fn barn(at: Point, scale: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let red = *dice.pick(&[0xD9_5B_4E, 0xC9_6A_4B, 0x6F_A0_C8]).unwrap_or(&0xD9_5B_4E);
    let mut shapes = vec![
        brush.area(svg("M-72,6 L-72,-92 L-52,-138 L0,-168 L52,-138 L72,-92 L72,6 Z"), red),
        brush.area(
            svg("M-86,-84 L-62,-148 L0,-186 L62,-148 L86,-84 L70,-77 L49,-132 L0,-163 L-49,-132 L-70,-77 Z"),
            0xF4_E9_DA,
        ),
        brush.area(svg("M-36,7 L-36,-68 L36,-68 L36,7 Z"), 0xF4_E9_DA),
        brush.line(svg("M0,-68 L0,7")),
    ];
    if dice.chance(0.5) {
        shapes.push(brush.part(circle((0.0, -110.0), 17.0), 0xBF_E3_F7));
    } else {
        shapes.push(brush.part(svg("M-18,-92 L-18,-116 C-18,-138 18,-138 18,-116 L18,-92 Z"), 0xF6_D3_6B));
    }
    if brush.full() {
        shapes.push(brush.line(svg("M-36,-68 L0,7 M0,-68 L-36,7 M0,-68 L36,7 M36,-68 L0,7")));
        shapes.push(brush.line(svg("M-56,-8 V-80 M56,-8 V-80")));
    } else {
        shapes.push(brush.line(svg("M-26,-52 L-10,-8 M26,-52 L10,-8")));
    }
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A silo, `wide` (at least 44) and `high` with its dome, its foot at `at`.
pub(super) fn silo(at: Point, wide: f64, high: f64, brush: Brush) -> Vec<Shape> {
    let half = wide / 2.0;
    let body = Rect::new(-half, -high + half, half, 4.0).to_path(0.1);
    let mut dome = BezPath::new();
    dome.move_to((-half - 5.0, -high + half + 6.0));
    dome.curve_to((-half, -high - half * 0.2), (half, -high - half * 0.2), (half + 5.0, -high + half + 6.0));
    dome.quad_to((0.0, -high + half + 18.0), (-half - 5.0, -high + half + 6.0));
    dome.close_path();
    let mut shapes = vec![brush.area(body, 0xDF_E4_E8), brush.area(dome, 0xA9_BC_CC)];
    let bands: &[f64] = if brush.full() { &[0.3, 0.45, 0.6] } else { &[0.42, 0.6] };
    for band in bands {
        let y = -high * band;
        shapes.push(brush.line(svg(&format!("M{},{y} q{},7 {},0", -half * 0.6, half * 0.6, half * 1.2))));
    }
    place(shapes, Affine::translate(at.to_vec2()))
}

/// A windmill, its tower 190 high at `scale` 1 (at least 0.85), its sails reaching 84 around the hub; `turn` in
/// radians.
pub(super) fn windmill(at: Point, scale: f64, turn: f64, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-46,4 L-30,-140 L30,-140 L46,4 Q0,12 -46,4 Z"), 0xF4_E9_DA),
        brush.area(svg("M-38,-134 C-40,-200 40,-200 38,-134 Q0,-124 -38,-134 Z"), 0xC9_6A_4B),
        brush.part(svg("M-17,7 L-17,-26 C-17,-50 17,-50 17,-26 L17,7 Z"), 0xB8_7B_45),
    ];
    if brush.full() {
        shapes.push(brush.part(circle((0.0, -84.0), 11.0), 0xBF_E3_F7));
    }
    let hub = pt(0.0, -160.0);
    for index in 0..4 {
        let mut sail = vec![
            brush.line(svg("M0,-10 V-36")),
            brush.area(svg("M-6,-36 L-6,-98 L24,-98 L20,-36 Z"), 0xFF_F6_E0),
        ];
        sail.push(brush.line(svg(if brush.full() {
            "M-6,-57 H21 M-6,-78 H23"
        } else {
            "M1,-57 H14 M1,-77 H16"
        })));
        let turned = turn + f64::from(index) * core::f64::consts::FRAC_PI_2;
        shapes.extend(place(sail, Affine::translate(hub.to_vec2()) * Affine::rotate(turned)));
    }
    shapes.push(brush.area(circle(hub, 10.5), 0xB8_7B_45));
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A farmhouse, 136 wide and 150 high at `scale` 1 (at least 0.85).
pub(super) fn house(at: Point, scale: f64, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M26,-100 L26,-150 L52,-150 L52,-90 Z"), 0xC9_7B_5A),
        brush.area(svg("M-56,5 L-56,-80 L56,-80 L56,5 Z"), 0xFB_F0_DC),
        brush.area(svg("M-70,-72 L-42,-128 L42,-128 L70,-72 Z"), 0x7F_9C_C9),
        brush.part(svg("M-40,6 L-40,-46 L-10,-46 L-10,6 Z"), 0xD9_5B_4E),
        brush.part(svg("M10,-22 L10,-50 L40,-50 L40,-22 Z"), 0xBF_E3_F7),
        Shape::solid(circle((-18.0, -20.0), 2.8)),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M25,-50 V-22 M10,-36 H40")));
        shapes.push(brush.line(svg("M-30,-110 h14 M4,-110 h14 M-14,-92 h14 M24,-92 h14")));
    }
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A fence of two rails from `from` to `to` with posts 20 wide, `high` at least 66.
pub(super) fn fence(from: Point, to: Point, high: f64, brush: Brush) -> Vec<Shape> {
    let wood = 0xD8_B0_7A;
    let mut shapes = Vec::new();
    for share in [0.34, 0.76] {
        let (a, b) = (from - Vec2::new(0.0, high * share), to - Vec2::new(0.0, high * share));
        let up = Vec2::new(0.0, 8.5);
        shapes.push(brush.area(polygon(&[a - up, b - up, b + up, a + up]), wood));
    }
    let count = ((to - from).hypot() / 84.0).round().max(1.0) as usize;
    for index in 0..=count {
        let foot = from.lerp(to, index as f64 / count as f64);
        let p = |x: f64, y: f64| foot + pt(x, -y).to_vec2();
        let mut post = BezPath::new();
        post.move_to(p(-11.0, -6.0));
        post.line_to(p(-11.0, high - 6.0));
        post.quad_to(p(0.0, high + 8.0), p(11.0, high - 6.0));
        post.line_to(p(11.0, -6.0));
        post.close_path();
        shapes.push(brush.area(post, wood));
    }
    shapes
}

/// A round bale of hay, `size` (at least 60) high, its foot at `at`.
pub(super) fn bale(at: Point, size: f64, brush: Brush) -> Vec<Shape> {
    let shapes = vec![
        brush.area(svg("M-30,-97 L52,-97 C84,-92 84,-2 52,3 L-30,3 Z"), 0xE9_C4_6A),
        brush.area(circle((-30.0, -47.0), 50.0), 0xF6_DA_8A),
        brush.line(svg("M-30,-46 c-8,-10 -24,0 -18,14 c7,16 36,12 36,-12 c0,-28 -40,-34 -52,-8")),
    ];
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(size / 100.0))
}

/// A sunflower, its foot at `at`, `height` at least 110; its head is 72 across.
pub(super) fn sunflower(at: Point, height: f64, lean: f64, brush: Brush) -> Vec<Shape> {
    let head = at + Vec2::new(lean, -height + 36.0);
    let mut stem = BezPath::new();
    stem.move_to(at);
    stem.quad_to(at - Vec2::new(lean * 0.3, height * 0.4), head);
    let mut shapes = vec![Shape::line(stem, brush.contour)];
    for (share, side) in [(0.08, 1.0), (0.17, -1.0)] {
        let root = at - Vec2::new(lean * 0.05, height * share);
        shapes.push(
            brush.area(leaf(root, root + Vec2::new(side * 42.0, -16.0), 25.0, 0.14 * side), 0x76_B8_52),
        );
    }
    let ring: Vec<_> = (0..10)
        .map(|index| around(head, 30.0, 30.0, core::f64::consts::TAU * f64::from(index) / 10.0))
        .collect();
    shapes.push(brush.area(scallops(&ring, 0.42), 0xFF_CF_3D));
    shapes.push(brush.part(circle(head, 16.0), 0x9A_6B_3F));
    shapes
}

/// An apple tree, `height` at least 200, with apples in its crown.
pub(super) fn apple_tree(at: Point, height: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let reach = Vec2::new(height * 0.31, height * 0.29);
    let mut shapes = vec![trunk(at, height * 0.5, height * 0.15, brush)];
    let middle = at - Vec2::new(0.0, height - reach.y);
    shapes.extend(crown(middle, reach, 0x7B_C1_58, brush, dice).into_iter().take(1));
    let apples: &[(f64, f64)] = if brush.full() {
        &[(-0.5, 0.0), (0.44, -0.2), (0.06, 0.42), (-0.12, -0.46), (0.58, 0.34)]
    } else {
        &[(-0.4, 0.06), (0.36, -0.2), (0.06, 0.5)]
    };
    for (x, y) in apples {
        shapes.push(brush.part(circle(middle + Vec2::new(x * reach.x, y * reach.y), 10.5), 0xE0_5A_4B));
    }
    shapes
}

/// Furrows closer than this, in units, would be hatching.
const FURROW: f64 = 15.0;

/// A field of rows on a slope inside `within`, at most `most` open furrows.
pub(super) fn furrows(within: Rect, most: usize, lean: f64, brush: Brush) -> Vec<Shape> {
    let count = most.min((within.width() / FURROW) as usize);
    (0..if count > 1 { count } else { 0 })
        .map(|index| {
            let x = within.x0 + within.width() * (index as f64 + 0.5) / count as f64;
            brush.line(svg(&format!(
                "M{x},{} q{},{} {lean},{}",
                within.y0,
                lean * 0.2,
                within.height() * 0.5,
                within.height()
            )))
        })
        .collect()
}
