//! What grand things are built of: windows, doors, boards, steps, lanterns, rope bridges.

use core::fmt::Write as _;

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Shape as _, Vec2};

use super::super::scenery::{Brush, lobes, stand};
use crate::path::{circle, polygon, svg};

/// Light in a window.
pub(in crate::settings) const GLOW: u32 = 0xFF_E0_66;
/// Sawn wood, and stone.
pub(in crate::settings) const WOOD: u32 = 0xC9_96_5A;
pub(in crate::settings) const STONE: u32 = 0xC9_C3_B6;

/// A corner of a beam or of a stone is so round, in units.
const ROUNDED: f64 = 5.0;

/// A beam or a stone: a rectangle with round corners.
pub(in crate::settings) fn block(around: Rect) -> BezPath {
    around.to_rounded_rect(ROUNDED.min(around.height() / 2.0)).to_path(0.1)
}

/// A window with a round top, open bars of four panes, and a sill that is one line: `half` a window no crayon would fit a pane.
/// The sill's middle at `at` and `half` (at least 16) of its width.
pub(in crate::settings) fn window(at: Point, half: f64, brush: Brush) -> Vec<Shape> {
    let arch = format!(
        "M{0},0 L{0},{1} C{0},{2} {half},{2} {half},{1} L{half},0 Z",
        -half,
        -half * 1.3,
        -half * 2.7
    );
    let mut shapes = vec![brush.part(svg(&arch), GLOW)];
    if brush.full() {
        let bars =
            format!("M0,{} V{} M{},{} H{}", -half * 1.8, -half * 0.4, -half * 0.55, -half * 1.1, half * 0.55);
        shapes.push(brush.line(svg(&format!("{bars} M{},0 H{}", -half - 9.0, half + 9.0))));
    }
    stand(shapes, at)
}

/// A round window with open bars of four panes.
pub(in crate::settings) fn porthole(at: Point, radius: f64, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![brush.part(circle(at, radius), GLOW)];
    if brush.full() {
        let Point { x, y } = at;
        let bar = radius * 0.55;
        let cross = format!("M{},{y} H{} M{x},{} V{}", x - bar, x + bar, y - bar, y + bar);
        shapes.push(brush.line(svg(&cross)));
    }
    shapes
}

/// Around a door is so broad an arch of stone, in units: at two thirds of its size a crayon fits.
const OF_STONE: f64 = 18.0;

/// A door of boards with a round top, the middle of its sill at `at` and `half` (at least 22) of its width.
pub(in crate::settings) fn boarded_door(at: Point, half: f64, brush: Brush) -> Vec<Shape> {
    let arch = |half: f64| {
        format!("M{0},4 L{0},{1} C{0},{2} {half},{2} {half},{1} L{half},4 Z", -half, -half * 1.5, -half * 2.8)
    };
    let mut shapes = Vec::new();
    if brush.full() {
        shapes.push(brush.area(svg(&arch(half + OF_STONE)), STONE));
    }
    shapes.push(brush.part(svg(&arch(half)), WOOD));
    if brush.full() {
        // Open above: boards from end to end would be too narrow to color.
        let third = half * 0.36;
        shapes.push(brush.line(svg(&format!("M{0},4 V{1} M{third},4 V{1}", -third, -half * 1.7))));
    }
    shapes.push(Shape::solid(circle((half * 0.66, -half * 0.9), 2.9)));
    stand(shapes, at)
}

/// Steps that come nearer: `count` slabs, the topmost so wide, each below wider and 15 high.
pub(in crate::settings) fn steps(at: Point, (wide, count): (f64, usize), brush: Brush) -> Vec<Shape> {
    let slab = |index: usize| {
        let (half, y) = (wide / 2.0 + 9.0 * index as f64, 15.0 * index as f64);
        brush.area(block(Rect::new(-half, y, half, y + 15.0)), STONE)
    };
    stand((0..count).map(slab).collect(), at)
}

/// A lantern on a cord that is so long, hung at `at`.
pub(in crate::settings) fn lantern(at: Point, long: f64, brush: Brush) -> Vec<Shape> {
    let shapes = vec![
        brush.line(svg(&format!("M0,{} L0,0", -long))),
        brush.area(svg("M-15,16 L15,16 L18,48 L-18,48 Z"), GLOW),
        brush.area(svg("M-21,18 Q-12,0 0,-2 Q12,0 21,18 Z"), 0x8A_6A_4A),
        brush.area(svg("M-21,46 L21,46 L16,58 L-16,58 Z"), 0x8A_6A_4A),
    ];
    stand(shapes, at + Vec2::new(0.0, long))
}

/// A bridge of planks on two ropes from one post to another, which sags by so much.
pub(in crate::settings) fn rope_bridge((from, to): (Point, Point), sag: f64, brush: Brush) -> Vec<Shape> {
    const RAIL: f64 = 46.0;
    let along = |share: f64, up: f64| {
        let low = 4.0 * share * (1.0 - share) * sag;
        from.lerp(to, share) + Vec2::new(0.0, low - up)
    };
    let count = ((to.x - from.x).abs() / if brush.full() { 44.0 } else { 60.0 }).max(2.0) as usize;
    let at = |index: usize| index as f64 / count as f64;
    let rail: Vec<Point> = (0..=count).map(|index| along(at(index), RAIL)).collect();
    let mut rope = crate::path::smooth(&rail);
    for index in (1..count).step_by(2) {
        rope.move_to(along(at(index), RAIL));
        rope.line_to(along(at(index), 4.0));
    }
    let edge = |drop: f64| (0..=count).map(move |index| along(at(index), -drop));
    let deck: Vec<Point> = edge(0.0).chain(edge(16.0).collect::<Vec<_>>().into_iter().rev()).collect();
    let mut shapes = vec![brush.line(rope), brush.area(polygon(&deck), WOOD)];
    let mut joints = String::new();
    for index in 1..count {
        let [top, foot] = [along(at(index), 0.0), along(at(index), -16.0)];
        let _ = write!(joints, "M{},{} L{},{} ", top.x, top.y, foot.x, foot.y);
    }
    shapes.push(brush.line(svg(&joints)));
    for end in [from, to] {
        shapes.push(
            brush.area(block(Rect::new(end.x - 8.0, end.y - RAIL - 10.0, end.x + 8.0, end.y + 22.0)), WOOD),
        );
    }
    shapes
}

/// A clump of leaves or of moss that lies over an edge, so wide, hanging down by so much: the middle of its top at `at`.
pub(in crate::settings) fn overgrowth(at: Point, wide: f64, hang: f64, brush: Brush) -> Shape {
    let half = wide / 2.0;
    let from = at + Vec2::new(-half, 6.0);
    let above = [(-0.62, -10.0), (-0.1, -16.0), (0.5, -12.0), (1.0, 6.0)];
    let below = [(0.62, 0.9), (0.24, 0.5), (-0.2, 1.0), (-0.66, 0.6), (-1.0, 0.0)];
    let mut path = BezPath::new();
    path.move_to(from);
    lobes(&mut path, from, &above.map(|(x, y)| at + Vec2::new(x * half, y)), 0.3);
    let last = at + Vec2::new(half, 6.0);
    lobes(&mut path, last, &below.map(|(x, y)| at + Vec2::new(x * half, 6.0 + y * hang)), 0.3);
    path.close_path();
    brush.area(path, 0x8F_CB_5A)
}

/// A pennant on a pole so high, blown to the right.
pub(in crate::settings) fn pennant(at: Point, high: f64, brush: Brush) -> Vec<Shape> {
    let flag = svg(&format!(
        "M0,{0} Q20,{1} 44,{2} Q22,{3} 0,{4} Z",
        -high,
        -high - 4.0,
        -high + 14.0,
        -high + 20.0,
        -high + 30.0
    ));
    stand(vec![brush.line(svg(&format!("M0,0 L0,{}", -high - 4.0))), brush.area(flag, 0xF0_71_6B)], at)
}

#[cfg(test)]
mod tests {
    use super::super::super::plan::narrow;
    use super::*;
    use crate::Detail;

    #[test]
    fn a_crayon_fits_windows_and_doors_at_three_quarters_of_their_size() {
        let brush = Brush::far(Detail::Full);
        let at = Point::ZERO;
        for drawing in [window(at, 17.0, brush), porthole(at, 17.0, brush), boarded_door(at, 24.0, brush)] {
            assert_eq!(narrow(drawing, 0.75), 0);
        }
    }
}
