//! Houses, shops and towers of a town, and what stands along its streets.

use drawing::Shape;
use kurbo::{Affine, BezPath, Rect, Shape as _};
use scene::Dice;

use super::{Brush, place};
use crate::path::{circle, svg};

const WALLS: [u32; 5] = [0xFB_F0_DC, 0xF9_D9_C4, 0xDD_E9_F5, 0xE6_E0_F2, 0xDF_EE_D6];
const ROOFS: [u32; 4] = [0xD9_6A_5A, 0x7F_9C_C9, 0xC9_8B_4E, 0x8A_B0_7A];

fn board(x: f64, y: f64, wide: f64, high: f64) -> BezPath {
    Rect::new(x, y, x + wide, y + high).to_rounded_rect(4.0).to_path(0.1)
}

/// A family's house, 148 wide and 150 to 176 high, standing on the origin.
pub(in crate::settings) fn house(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let wall = *dice.pick(&WALLS).unwrap_or(&WALLS[0]);
    let roof = *dice.pick(&ROOFS).unwrap_or(&ROOFS[0]);
    let mut shapes = Vec::new();
    if brush.full() {
        shapes.push(brush.area(svg("M26,-110 L26,-172 L52,-172 L52,-96 Z"), 0xC9_7B_5A));
    }
    shapes.push(brush.area(svg("M-58,5 L-58,-100 L58,-100 L58,5 Z"), wall));
    shapes.push(brush.area(
        svg([
            "M-74,-94 L0,-166 L74,-94 Z",
            "M-74,-94 L-46,-148 L46,-148 L74,-94 Z",
            "M-72,-94 C-70,-166 70,-166 72,-94 Z",
        ][dice.below(3)]),
        roof,
    ));
    let door = [0xD9_5B_4E, 0x5F_9F_8F, 0xE9_B9_4A][dice.below(3)];
    let turned = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let mut front = vec![
        brush.part(svg("M-42,6 L-42,-46 C-42,-64 -10,-64 -10,-46 L-10,6 Z"), door),
        Shape::solid(circle((-18.0, -22.0), 2.8)),
    ];
    if dice.chance(0.5) {
        front.push(brush.part(board(10.0, -62.0, 34.0, 36.0), 0xBF_E3_F7));
        if brush.full() {
            front.push(brush.line(svg("M27,-62 V-26")));
        }
    } else {
        front.push(brush.part(circle((26.0, -46.0), 17.0), 0xBF_E3_F7));
    }
    if brush.full() {
        front.push(brush.part(circle((0.0, -118.0), 12.0), 0xFF_F3_B0));
    }
    shapes.extend(place(front, Affine::scale_non_uniform(turned, 1.0)));
    shapes
}

/// A shop with an awning, 150 wide and 176 high; what it sells is on its sign.
pub(in crate::settings) fn shop(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let wall = *dice.pick(&WALLS).unwrap_or(&WALLS[0]);
    let cloth = *dice.pick(&[0xF2_7C_8A, 0x7F_C8_A8, 0x7F_A8_E8, 0xFF_C9_5A]).unwrap_or(&0xF2_7C_8A);
    let mut shapes = vec![
        brush.area(board(-66.0, -160.0, 132.0, 165.0), wall),
        brush.part(board(-54.0, -68.0, 62.0, 48.0), 0xBF_E3_F7),
        brush.part(svg("M20,6 L20,-66 L54,-66 L54,6 Z"), 0xD9_A8_6A),
    ];
    let stripes = if brush.full() { 5 } else { 1 };
    let wide = 152.0 / f64::from(stripes);
    for index in 0..stripes {
        let (left, right) = (-76.0 + wide * f64::from(index), -76.0 + wide * f64::from(index + 1));
        let tint = if index % 2 == 0 { cloth } else { 0xFF_FF_FF };
        let top = |x: f64| x * 0.84;
        let mut stripe = BezPath::new();
        stripe.move_to((top(left), -116.0));
        stripe.line_to((top(right), -116.0));
        stripe.line_to((right, -82.0));
        let lobes = if brush.full() { 1 } else { 5 };
        for lobe in 0..lobes {
            let x = right - (right - left) * (f64::from(lobe) + 0.5) / f64::from(lobes);
            let end = right - (right - left) * (f64::from(lobe) + 1.0) / f64::from(lobes);
            stripe.quad_to((x, -60.0), (end, -82.0));
        }
        stripe.close_path();
        shapes.push(brush.area(stripe, tint));
    }
    shapes.push(brush.area(circle((0.0, -168.0), 28.0), 0xFF_FF_FF));
    shapes.push(match dice.below(3) {
        0 => brush.part(
            svg("M0,-151 C-22,-166 -16,-182 -5,-180 Q0,-179 0,-174 Q0,-179 5,-180 C16,-182 22,-166 0,-151 Z"),
            0xF2_7C_8A,
        ),
        1 => brush.part(circle((0.0, -168.0), 14.0), 0xFF_B3_47),
        _ => brush.part(svg("M-15,-168 C-17,-188 17,-188 15,-168 L10,-150 L-10,-150 Z"), 0xF7_A8_C8),
    });
    shapes
}

/// A tall building, `wide` (at least 64) and `high`, standing on the origin; one that others will stand before has
/// no windows.
pub(in crate::settings) fn tower_block(
    (wide, high): (f64, f64),
    with_windows: bool,
    brush: Brush,
    dice: &mut Dice,
) -> Vec<Shape> {
    let half = wide / 2.0;
    let wall = *dice.pick(&WALLS).unwrap_or(&WALLS[0]);
    let mut shapes = Vec::new();
    match dice.below(4) {
        0 => shapes.push(brush.area(board(-half * 0.5, -high - 26.0, wide * 0.5, 40.0), wall)),
        1 => shapes.push(brush.line(svg(&format!("M0,{} v-34", -high)))),
        2 => shapes.push(brush.area(
            svg(&format!("M{},{} L0,{} L{},{} Z", -half, -high + 4.0, -high - 44.0, half, -high + 4.0)),
            0x9F_B8_D8,
        )),
        _ => {}
    }
    shapes.push(brush.area(Rect::new(-half, -high, half, 6.0).to_path(0.1), wall));
    if !with_windows {
        return shapes;
    }
    let columns = if wide > 92.0 { 3 } else { 2 };
    let pitch = wide / f64::from(columns);
    let rows = ((high - 60.0) / 46.0).floor().clamp(1.0, if brush.full() { 4.0 } else { 1.0 });
    for row in 0..rows as i32 {
        let y = -high + 22.0 + 46.0 * f64::from(row);
        for column in 0..columns {
            let x = -half + pitch * (f64::from(column) + 0.5);
            shapes.push(brush.part(board(x - 9.5, y, 19.0, 25.0), 0xFF_F3_B0));
        }
    }
    shapes
}

/// A street lamp, 190 high.
pub(in crate::settings) fn street_lamp(brush: Brush) -> Vec<Shape> {
    vec![
        brush.area(svg("M-9,0 L-7,-140 L7,-140 L9,0 Z"), 0x7F_8A_9A),
        brush.area(svg("M-20,2 C-20,-16 20,-16 20,2 Z"), 0x7F_8A_9A),
        brush.area(svg("M-17,-140 L-24,-176 L24,-176 L17,-140 Z"), 0xFF_F0_A0),
        brush.area(svg("M-30,-174 C-26,-196 26,-196 30,-174 Z"), 0x7F_8A_9A),
    ]
}

/// A traffic light on its post, 200 high.
pub(in crate::settings) fn traffic_light(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-8,2 L-8,-110 L8,-110 L8,2 Z"), 0x8A_93_A0),
        brush.area(board(-23.0, -204.0, 46.0, 106.0), 0x6F_7A_88),
    ];
    for (y, tint) in [(-184.0, 0xF2_6A_5A), (-151.0, 0xFF_C9_3D), (-118.0, 0x7F_C8_6A)] {
        shapes.push(brush.part(circle((0.0, y), 12.5), tint));
    }
    shapes
}

/// A park bench, 150 wide and 84 high.
pub(in crate::settings) fn bench(brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-58,3 L-58,-40 L-42,-40 L-42,3 Z M58,3 L58,-40 L42,-40 L42,3 Z"), 0x8A_93_A0),
        brush.area(board(-72.0, -84.0, 144.0, 20.0), 0xD8_A0_6A),
    ];
    if brush.full() {
        shapes.push(brush.area(board(-72.0, -61.0, 144.0, 16.0), 0xD8_A0_6A));
    }
    shapes.push(brush.area(board(-78.0, -44.0, 156.0, 18.0), 0xD8_A0_6A));
    shapes
}

/// A fountain of two basins, 160 wide and 176 high.
pub(in crate::settings) fn fountain(brush: Brush) -> Vec<Shape> {
    let stone = 0xDD_D7_CC;
    let mut shapes = vec![
        brush.area(
            svg("M0,-166 C30,-176 52,-150 50,-112 L34,-112 C36,-134 24,-150 0,-140 C-24,-150 -36,-134 -34,-112 L-50,-112 C-52,-150 -30,-176 0,-166 Z"),
            0x9F_D9_F4,
        ),
        brush.area(svg("M-12,-30 L-9,-100 L9,-100 L12,-30 Z"), stone),
        brush.area(svg("M-58,-114 L58,-114 C54,-86 20,-84 0,-84 C-20,-84 -54,-86 -58,-114 Z"), stone),
        brush.area(svg("M-72,-34 L72,-34 L64,4 Q0,14 -64,4 Z"), stone),
        brush.area(board(-82.0, -44.0, 164.0, 17.0), stone),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-40,-12 H-10 M14,-6 H44")));
    }
    shapes
}
