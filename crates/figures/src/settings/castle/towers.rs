//! What castles are built of: towers, walls, gates, windows, banners.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Shape as _};
use scene::Dice;

use super::super::scenery::{Brush, pt, stand};
use crate::path::{polygon, smooth, svg};

/// The top of a tower.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Top {
    /// A pointed roof with a pennant.
    Pennant,
    /// A pointed roof.
    Cone,
    /// Battlements.
    Crenels,
}

/// A round tower: foot at `at`, `size` its width (at least 50) and its height without roof. The roof is 1.4 times as
/// high as the tower is wide; the pennant stands 40 above it.
pub(super) fn tower(at: Point, size: (f64, f64), top: Top, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    turret((at, size), size.0 * 1.4, top, brush, dice)
}

/// From so wide on, in units, a tower has a ring under its roof and tiles on it.
const RINGED: f64 = 66.0;

/// And a belt of stone around it, at this share of its height.
const BELT: f64 = 0.46;

/// The same with a roof so high.
pub(super) fn turret(
    (at, (wide, high)): (Point, (f64, f64)),
    rise: f64,
    top: Top,
    brush: Brush,
    dice: &mut Dice,
) -> Vec<Shape> {
    let half = wide / 2.0;
    let stone = *dice.pick(&[0xE9_DC_C9, 0xDC_D7_E6, 0xF0_DF_D2]).unwrap_or(&0xE9_DC_C9);
    let roof = *dice.pick(&[0xE0_6C_75, 0x6F_8F_DC, 0xB3_7F_D6, 0x4F_B0_A5]).unwrap_or(&0xE0_6C_75);
    let body = Rect::new(-half, -high, half, 4.0).to_path(0.1);
    let mut shapes = vec![brush.area(body, stone)];
    let is_rich = brush.full() && wide > RINGED;
    if is_rich && top != Top::Crenels {
        let ring = Rect::new(-half - 5.0, -high, half + 5.0, -high + 24.0).to_path(0.1);
        shapes.push(brush.area(ring, 0xCF_C2_B2));
    }
    let window = -high + if top == Top::Crenels || is_rich { 42.0 } else { 30.0 };
    if brush.full() {
        shapes.push(arch(pt(0.0, window + 32.0), (20.0, 34.0), 0x8F_C7_E8, brush));
    } else {
        shapes.push(embrasure(pt(0.0, window + 40.0), brush));
    }
    if brush.full() && high > 240.0 {
        shapes.push(arch(pt(0.0, window + 112.0), (18.0, 32.0), 0x8F_C7_E8, brush));
    }
    if is_rich {
        // From edge to edge: single stones would hang in the air.
        let belt = Rect::new(-half - 4.0, -high * BELT, half + 4.0, -high * BELT + 18.0).to_path(0.1);
        shapes.push(brush.area(belt, 0xCF_C2_B2));
    }
    match top {
        Top::Crenels => shapes.push(brush.area(crenels(half + 9.0, -high - 22.0, -high + 10.0), stone)),
        Top::Cone | Top::Pennant => {
            let peak = -high - rise;
            if top == Top::Pennant {
                shapes.extend(pennant(pt(0.0, peak), brush));
            }
            shapes.push(brush.area(cone(half + 11.0, -high, peak), roof));
            if is_rich {
                shapes.push(brush.line(tiles(half + 11.0, -high, peak)));
            }
        }
    }
    stand(shapes, at)
}

/// Two rows of tiles on a [`cone`], from edge to edge.
fn tiles(half: f64, eaves: f64, peak: f64) -> BezPath {
    let rise = eaves - peak;
    let mut path = BezPath::new();
    for share in [0.3, 0.58] {
        // A point of the right edge of the cone.
        let u = 1.0 - share;
        let x = u * u * half + 2.0 * u * share * half * 0.4;
        let y = u * u * eaves + 2.0 * u * share * (eaves - rise * 0.42) + share * share * peak;
        let count = if x > 40.0 { 3 } else { 2 };
        path.move_to((-x, y));
        for index in 1..=count {
            let to = -x + 2.0 * x * f64::from(index) / f64::from(count);
            path.quad_to((to - x / f64::from(count), y + 22.0), (to, y));
        }
    }
    path
}

fn cone(half: f64, eaves: f64, peak: f64) -> BezPath {
    let rise = eaves - peak;
    let mut path = BezPath::new();
    path.move_to((-half, eaves));
    path.quad_to((-half * 0.4, eaves - rise * 0.42), (0.0, peak));
    path.quad_to((half * 0.4, eaves - rise * 0.42), (half, eaves));
    path.quad_to((0.0, eaves + 15.0), (-half, eaves));
    path.close_path();
    path
}

fn pennant(at: Point, brush: Brush) -> Vec<Shape> {
    let mut pole = BezPath::new();
    pole.move_to(at);
    pole.line_to(at - pt(0.0, 36.0).to_vec2());
    stand(
        vec![
            Shape::line(pole, brush.contour),
            brush.area(
                svg(&format!(
                    "M{x},{y} q16,-5 22,2 q8,6 19,5 q-10,14 -21,13 q-10,0 -20,5 Z",
                    x = at.x,
                    y = at.y - 37.0
                )),
                0xFF_D9_3D,
            ),
        ],
        pt(0.0, 0.0),
    )
}

/// A parapet from `top` to `bottom` and `half` wide to either side, its merlons 20 or a little more wide.
fn crenels(half: f64, top: f64, bottom: f64) -> BezPath {
    teeth(-half, half, top, bottom)
}

/// The outline of a wall with merlons from `left` to `right`, `top` the top of these.
pub(super) fn teeth(left: f64, right: f64, top: f64, bottom: f64) -> BezPath {
    let count = ((right - left - 21.0) / 38.0).floor().max(1.0) as usize;
    let unit = (right - left) / (count as f64 * 1.8 + 1.0);
    let deep = 13.0;
    let mut points = Vec::new();
    for index in 0..=count {
        let x = left + unit * 1.8 * index as f64;
        if index > 0 {
            points.push(pt(x, top + deep));
        }
        points.push(pt(x, top));
        points.push(pt(x + unit, top));
        if index < count {
            points.push(pt(x + unit, top + deep));
        }
    }
    points.push(pt(right, bottom));
    points.push(pt(left, bottom));
    polygon(&points)
}

/// A course of stone runs so far below the top of the merlons of a wall, in units.
const COURSE: f64 = 34.0;

/// A wall with battlements over `box_`, whose upper edge is the top of its merlons.
pub(super) fn wall(within: Rect, tint: u32, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![brush.area(teeth(within.x0, within.x1, within.y0, within.y1 + 4.0), tint)];
    if brush.full() {
        // A course of stone from side to side: whoever stands before single bricks would leave stray strokes of them.
        let y = within.y0 + COURSE;
        let mut course = BezPath::new();
        course.move_to((within.x0, y));
        course.line_to((within.x1, y));
        shapes.push(brush.line(course));
    }
    shapes
}

/// A round-topped opening standing on `at`, `size` its width and height: a window, a doorway.
pub(super) fn arch(at: Point, size: (f64, f64), tint: u32, brush: Brush) -> Shape {
    brush.part(arched(at, size), tint)
}

/// A window in a few lines that enclose nothing, standing on `at`: 24 wide and 38 high.
pub(super) fn embrasure(at: Point, brush: Brush) -> Shape {
    let mut path = BezPath::new();
    path.move_to(at + pt(-9.0, -8.0).to_vec2());
    path.curve_to(
        at + pt(-10.0, -44.0).to_vec2(),
        at + pt(10.0, -44.0).to_vec2(),
        at + pt(9.0, -8.0).to_vec2(),
    );
    path.move_to(at - pt(12.0, 0.0).to_vec2());
    path.line_to(at + pt(12.0, 0.0).to_vec2());
    brush.line(path)
}

/// The outline of an [`arch`].
pub(in crate::settings) fn arched(at: Point, size: (f64, f64)) -> BezPath {
    let (half, high) = (size.0 / 2.0, size.1);
    let p = |x: f64, y: f64| at + pt(x, y).to_vec2();
    let shoulder = -(high - half).max(0.0);
    let mut path = BezPath::new();
    path.move_to(p(-half, 0.0));
    path.line_to(p(-half, shoulder));
    path.curve_to(p(-half, shoulder - half * 0.9), p(-half * 0.4, -high), p(0.0, -high));
    path.curve_to(p(half * 0.4, -high), p(half, shoulder - half * 0.9), p(half, shoulder));
    path.line_to(p(half, 0.0));
    path.close_path();
    path
}

/// A gate in a wall: a stone arch standing on `at` around a door of planks; `wide` (at least 60) overall.
pub(super) fn gate(at: Point, wide: f64, brush: Brush) -> Vec<Shape> {
    let high = wide * 1.25;
    let inner = wide - 32.0;
    let mut shapes = vec![
        brush.area(arched(at, (wide, high)), 0xCF_C2_B2),
        brush.part(arched(at, (inner, high - 18.0)), 0xB8_7B_45),
    ];
    let step = inner / 4.0;
    let planks: &[f64] = if brush.full() { &[-1.0, 0.0, 1.0] } else { &[0.0] };
    for plank in planks {
        let x = at.x + step * plank;
        shapes.push(brush.line(smooth(&[pt(x, at.y - high * 0.12), pt(x, at.y - high * 0.55)])));
    }
    shapes
}

/// A banner hanging from `at` (the middle of its rod), `wide` (at least 46) and 1.9 times as long, with a star or a
/// crown on it.
pub(super) fn banner(at: Point, wide: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let half = wide / 2.0;
    let long = wide * 1.9;
    let tint = *dice.pick(&[0xE0_6C_75, 0x6F_8F_DC, 0xB3_7F_D6]).unwrap_or(&0xE0_6C_75);
    let cloth = polygon(&[
        pt(-half, 0.0),
        pt(half, 0.0),
        pt(half, long),
        pt(0.0, long - half * 0.8),
        pt(-half, long),
    ]);
    let mut shapes = vec![
        brush.area(cloth, tint),
        Shape::line(svg(&format!("M{},0 h{}", -half - 8.0, wide + 16.0)), brush.contour),
    ];
    let middle = pt(0.0, long * 0.4);
    if dice.chance(0.5) {
        shapes.extend(super::super::scenery::star(
            middle,
            half * 0.62,
            0.0,
            Brush { contour: brush.inside, ..brush },
        ));
    } else {
        shapes.push(brush.part(crown_of(middle, half * 0.6), 0xFF_D9_3D));
    }
    stand(shapes, at)
}

/// A crown around `at`, `half` wide to either side.
pub(super) fn crown_of(at: Point, half: f64) -> BezPath {
    let p = |x: f64, y: f64| at + pt(x * half, y * half).to_vec2();
    polygon(&[
        p(-0.9, 0.7),
        p(-1.0, -0.55),
        p(-0.45, 0.05),
        p(0.0, -0.85),
        p(0.45, 0.05),
        p(1.0, -0.55),
        p(0.9, 0.7),
    ])
}
