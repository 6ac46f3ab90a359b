//! What stands and hangs in rooms. Everything stands on the origin, in page units; sizes are named.

use drawing::Shape;
use kurbo::{BezPath, Rect, Shape as _};
use scene::Dice;

use super::{Brush, place, pt, star};
use crate::path::{circle, ellipse, svg};

/// A joiner's board from its upper left corner.
fn board(x: f64, y: f64, wide: f64, high: f64) -> BezPath {
    Rect::new(x, y, x + wide, y + high).to_rounded_rect(5.0).to_path(0.1)
}

/// A window with curtains, 132 wide and 150 high over its sill at the origin.
pub(in crate::settings) fn window(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let cloth = *dice.pick(&[0xF7_A8_B8, 0x9F_CF_E8, 0xFF_D9_8A, 0xB9_DD_A0]).unwrap_or(&0xF7_A8_B8);
    let mut shapes = vec![
        brush.area(board(-50.0, -140.0, 100.0, 132.0), 0xFF_FF_FF),
        brush.part(board(-37.0, -127.0, 74.0, 106.0), 0xBF_E3_F7),
    ];
    if brush.night {
        shapes.push(brush.part(
            svg("M14,-112 C-22,-116 -34,-74 -8,-54 C4,-46 20,-50 26,-58 C-2,-62 -6,-98 14,-112 Z"),
            0xFF_E0_6A,
        ));
    } else if brush.full() {
        shapes.push(brush.line(svg("M0,-127 V-21 M-37,-74 H37")));
    } else {
        shapes.push(brush.line(svg("M0,-112 V-36")));
    }
    shapes.push(brush.area(board(-62.0, -12.0, 124.0, 16.0), 0xFF_FF_FF));
    match dice.below(3) {
        // What is outside is not hidden.
        _ if brush.night => {}
        0 => {
            for side in [-1.0, 1.0] {
                let curtain =
                    svg("M-66,-146 L-16,-146 C-18,-104 -34,-74 -52,-62 L-46,-14 L-68,-14 C-72,-60 -70,-100 -66,-146 Z");
                shapes.extend(place(
                    vec![brush.area(curtain, cloth)],
                    kurbo::Affine::scale_non_uniform(side, 1.0),
                ));
            }
        }
        1 => shapes.push(brush.area(
            svg("M-62,-152 L62,-152 L60,-112 Q50,-98 40,-111 Q30,-98 20,-111 Q10,-98 0,-111 Q-10,-98 -20,-111 Q-30,-98 -40,-111 Q-50,-98 -60,-112 Z"),
            cloth,
        )),
        _ => {}
    }
    shapes
}

/// A framed picture around the origin, 76 by 62, of something simple.
pub(in crate::settings) fn picture(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = vec![brush.area(board(-38.0, -31.0, 76.0, 62.0), 0xE9_B9_6A)];
    if brush.full() {
        shapes.push(brush.part(board(-27.0, -20.0, 54.0, 40.0), 0xFF_FF_FF));
    }
    match dice.below(3) {
        0 => shapes.push(brush.part(
            svg("M0,15 C-22,0 -16,-16 -5,-14 Q0,-13 0,-8 Q0,-13 5,-14 C16,-16 22,0 0,15 Z"),
            0xF2_7C_8A,
        )),
        1 => shapes.extend(star(pt(0.0, 1.0), 16.0, 0.0, Brush { contour: brush.inside, ..brush })),
        _ => shapes.push(brush.part(circle((0.0, 0.0), 11.0), 0xFF_D9_3D)),
    }
    shapes
}

/// A round rug around the origin, `half` wide to either side (at least 60).
pub(in crate::settings) fn rug(half: f64, tint: u32, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![brush.area(ellipse((0.0, 0.0), half, half * 0.3, 0.0), tint)];
    if brush.full() {
        shapes.push(brush.part(ellipse((0.0, 0.0), half - 22.0, half * 0.3 - 13.0, 0.0), 0xFF_F3_D6));
    }
    shapes
}

/// A bed seen from its side, its head to the left: 220 long, 118 high.
pub(in crate::settings) fn bed(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let quilt = *dice.pick(&[0x9F_B8_E8, 0xF7_A8_B8, 0xA9_D6_9B, 0xFF_D9_8A]).unwrap_or(&0x9F_B8_E8);
    let mut shapes = vec![
        brush.area(svg("M-112,2 L-112,-104 C-112,-124 -84,-124 -84,-104 L-84,2 Z"), 0xC9_8B_4E),
        brush.area(svg("M84,2 L84,-66 C84,-84 110,-84 110,-66 L110,2 Z"), 0xC9_8B_4E),
        brush.area(svg("M-84,-24 C-96,-92 -26,-96 -24,-62 L-24,-24 Z"), 0xFF_FF_FF),
        brush.area(svg("M-46,-62 C-20,-78 60,-78 86,-66 L86,-24 L-52,-24 C-58,-40 -56,-54 -46,-62 Z"), quilt),
        brush.area(board(-86.0, -34.0, 172.0, 24.0), 0xE0_AE_72),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-6,-73 V-36 M40,-74 V-36")));
    }
    shapes
}

/// Shelves, 120 wide and 190 high, with fat books and a few other things.
pub(in crate::settings) fn bookcase(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = vec![brush.area(board(-62.0, -190.0, 124.0, 192.0), 0xC9_8B_4E)];
    if !brush.full() {
        shapes.push(brush.part(board(-49.0, -88.0, 98.0, 76.0), 0xF6_E7_CF));
        for (x, high, tint) in
            [(-49.0, 66.0, 0xF2_7C_8A), (-16.5, 76.0, 0x7F_A8_E8), (16.5, 60.0, 0xFF_D9_3D)]
        {
            shapes.push(brush.part(Rect::new(x, -102.0 - high, x + 33.0, -102.0).to_path(0.1), tint));
        }
        return shapes;
    }
    for shelf in 0..3 {
        let low = -14.0 - 59.0 * f64::from(shelf);
        shapes.push(brush.part(board(-51.0, low - 46.0, 102.0, 46.0), 0xF6_E7_CF));
        shapes.extend(books(low, brush, dice));
    }
    shapes
}

/// Three or four books side by side, some leaning, on a shelf at height `low`.
fn books(low: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tints = [0xF2_7C_8A, 0x7F_A8_E8, 0xFF_D9_3D, 0x8F_CB_8A, 0xB3_8B_E8];
    let start = dice.below(5);
    let mut shapes = Vec::new();
    let mut x = -46.0;
    for index in 0..4 {
        let wide = dice.between(17.0, 22.0);
        let high = dice.between(33.0, 40.0);
        if index == 2 && dice.chance(0.4) {
            let globe = vec![brush.part(circle((x + 15.0, low - 17.0), 15.0), tints[(start + 2) % 5])];
            shapes.extend(globe);
            x += 34.0;
        } else {
            let spine = Rect::new(x, low - high, x + wide, low);
            shapes.push(brush.part(spine.to_path(0.1), tints[(start + index) % 5]));
            x += wide;
        }
        if x > 26.0 {
            break;
        }
    }
    shapes
}

/// A chest of drawers or a low cupboard, 120 wide and 96 high.
pub(in crate::settings) fn drawers(tint: u32, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-46,2 L-42,-14 L-28,-14 L-30,2 Z M46,2 L42,-14 L28,-14 L30,2 Z"), tint),
        brush.area(board(-54.0, -88.0, 108.0, 78.0), tint),
        brush.area(board(-62.0, -98.0, 124.0, 15.0), 0xFF_F6_E0),
    ];
    let rows: &[f64] = if brush.full() { &[-76.0, -42.0] } else { &[-72.0] };
    for top in rows {
        shapes.push(brush.part(board(-43.0, *top, 86.0, if brush.full() { 26.0 } else { 50.0 }), 0xFF_F6_E0));
        shapes.push(brush.line(svg(&format!("M-9,{0} h18", top + 13.0))));
    }
    shapes
}

/// A table with a cloth, 150 wide and 92 high.
pub(in crate::settings) fn table(cloth: u32, brush: Brush) -> Vec<Shape> {
    if !brush.full() {
        let whole = "M-72,-92 L72,-92 L82,0 Q61,10 41,0 Q20,10 0,0 Q-20,10 -41,0 Q-61,10 -82,0 Z";
        return vec![brush.area(svg(whole), cloth)];
    }
    let mut shapes = vec![
        brush.area(svg("M-58,2 L-58,-70 L-42,-70 L-44,2 Z"), 0xC9_8B_4E),
        brush.area(svg("M58,2 L58,-70 L42,-70 L44,2 Z"), 0xC9_8B_4E),
    ];
    shapes.push(brush.area(
        svg("M-72,-92 L72,-92 L78,-52 Q64,-40 52,-53 Q39,-40 26,-53 Q13,-40 0,-53 Q-13,-40 -26,-53 Q-39,-40 -52,-53 Q-64,-40 -78,-52 Z"),
        cloth,
    ));
    if brush.full() {
        shapes.push(brush.line(svg("M-75,-72 C-30,-66 30,-66 75,-72")));
    }
    shapes
}

/// A lamp hanging from `cord` units above the origin, its shade 76 wide, the foot of the shade at the origin.
pub(in crate::settings) fn hanging_lamp(cord: f64, tint: u32, brush: Brush) -> Vec<Shape> {
    let mut line = BezPath::new();
    line.move_to((0.0, -cord));
    line.line_to((0.0, -44.0));
    vec![
        Shape::line(line, brush.contour),
        brush.area(svg("M-38,0 C-34,-34 -18,-44 0,-44 C18,-44 34,-34 38,0 Q0,10 -38,0 Z"), tint),
    ]
}

/// Bunting: a sagging string from `from` to `to` (x, y) with a fat pennant every 58 units.
pub(in crate::settings) fn bunting(from: (f64, f64), to: (f64, f64), sag: f64, brush: Brush) -> Vec<Shape> {
    let tints = [0xF2_7C_8A, 0xFF_D9_3D, 0x7F_C8_E8, 0x9F_D6_8A];
    let (from, to) = (pt(from.0, from.1), pt(to.0, to.1));
    let middle = from.midpoint(to) + pt(0.0, sag * 2.0).to_vec2();
    let at = |t: f64| from.lerp(middle, t).lerp(middle.lerp(to, t), t);
    let mut string = BezPath::new();
    string.move_to(from);
    string.quad_to(middle, to);
    let mut shapes = vec![Shape::line(string, brush.contour)];
    let count = ((to - from).hypot() / 62.0).floor().max(1.0) as usize;
    for index in 0..count {
        let share = |step: f64| (index as f64 + step) / count as f64;
        let (a, b) = (at(share(0.14)), at(share(0.86)));
        let tip = a.midpoint(b) + pt(0.0, 46.0).to_vec2();
        let mut flag = BezPath::new();
        flag.move_to(a);
        flag.quad_to(at(share(0.5)), b);
        flag.line_to(tip);
        flag.close_path();
        shapes.push(brush.area(flag, tints[index % 4]));
    }
    shapes
}
