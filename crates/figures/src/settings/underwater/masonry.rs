//! What the sea's old buildings are built of: columns of round drums, towers under scallops, walls of shells.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};

use super::super::plan::{Turned, placed};
use super::super::scenery::{Brush, pt};
use super::reef;
use crate::path::circle;

pub(super) const STONE: u32 = 0xE4_DC_CB;
pub(super) const PEARL: u32 = 0xFB_E0_E6;
const SHELL: u32 = 0xF5_8F_8A;
/// A scallop whose ribs are longer, in units, has more of them on a detailed page.
const LARGE: f64 = 110.0;
/// A drum of a column is so many times as high as wide, and its middle bulges so far, in units.
const DRUM: f64 = 1.15;
const BULGE: f64 = 3.5;
/// The scallop on a tower is so high, as a share of the tower's width, and its pearl so wide from its middle, in units.
const ROOF: f64 = 0.78;
const ON_TOP: f64 = 11.0;

/// A slab with round ends.
pub(super) fn slab(own: Rect) -> BezPath {
    own.to_rounded_rect((own.height() * 0.42).min(12.0)).to_path(0.1)
}

/// A column of so much width and height at `at`, of round drums on a round base: under a capital, or broken off, coral growing on
/// it.
pub(super) fn column(at: Point, (wide, high): (f64, f64), is_whole: bool, brush: Brush) -> Vec<Shape> {
    let half = wide / 2.0;
    let count = libm::round(high / (wide * DRUM)).clamp(2.0, 5.0);
    let step = high / count;
    let edge = |drum: f64| half * (0.84 + 0.16 * drum / count);
    let mut profile = format!("M{} {}", edge(0.0), -high);
    for drum in 0..count as usize {
        let (from, to) = (drum as f64, drum as f64 + 1.0);
        let [top, foot] = [from, to].map(|drum| -high + step * drum);
        let out = edge(to) + BULGE;
        profile += &format!(" C{out} {} {out} {} {} {foot}", top + step * 0.2, foot - step * 0.2, edge(to));
    }
    let shaft = Turned::new(&profile);
    let mut shapes = Vec::new();
    if !is_whole {
        let size = wide * 1.5 / 190.0;
        let coral = reef::branching(false);
        shapes.extend(placed(coral, Affine::translate((0.0, -high + 6.0)) * Affine::scale(size)));
    }
    shapes.push(brush.area(shaft.body(0.0), STONE));
    if brush.full() {
        shapes.extend((1..count as usize).map(|drum| shaft.ring(-high + step * drum as f64, 3.0)));
    }
    shapes.push(brush.area(slab(Rect::new(-half - 11.0, -24.0, half + 11.0, 6.0)), STONE));
    let capital = if is_whole {
        Some(Rect::new(-half - 11.0, -high - 2.0, half + 11.0, -high + 26.0))
    } else {
        // On a simple page coral is enough.
        brush.full().then(|| Rect::new(-half - 2.0, -high - 6.0, half + 2.0, -high + 16.0))
    };
    shapes.extend(capital.map(|own| brush.area(slab(own), STONE)));
    placed(shapes, Affine::translate(at.to_vec2()))
}

/// A round tower at `at`, of so much width and height: a bulging body with a round door and portholes, a scallop for its roof, a
/// pearl on it.
pub(super) fn tower(at: Point, (wide, high): (f64, f64), brush: Brush) -> Vec<Shape> {
    let half = wide / 2.0;
    let roof = wide * ROOF;
    let eaves = -(high - roof - ON_TOP);
    let body = Turned::new(&format!(
        "M{} {eaves} C{} {} {} {} {} 0",
        half * 0.76,
        half * 0.8,
        eaves * 0.7,
        half * 1.12,
        eaves * 0.44,
        half
    ));
    let mut shapes = vec![brush.area(body.body(0.0), 0xD9_E8_F5)];
    shapes.push(brush.area(circle((0.0, eaves - roof - ON_TOP * 0.4), ON_TOP), 0xFF_F6_D8));
    shapes.extend(scallop(pt(0.0, eaves + 4.0), roof, brush));
    let sill = Rect::new(-half * 0.9, eaves - 6.0, half * 0.9, eaves + 14.0);
    shapes.push(brush.area(slab(sill), PEARL));
    let door = (half * 0.58).clamp(17.0, 30.0);
    shapes.push(brush.area(circle((0.0, -door * 1.1), door), 0x8F_B8_CC));
    let pane = (half * 0.36).clamp(12.0, 17.0);
    let windows: &[f64] = if brush.full() && eaves < -190.0 { &[0.42, 0.74] } else { &[0.66] };
    let lit = windows.iter().filter(|share| eaves * **share < -door * 2.2 - pane);
    shapes.extend(lit.map(|share| brush.area(circle((0.0, eaves * share), pane), 0x8F_B8_CC)));
    placed(shapes, Affine::translate(at.to_vec2()))
}

/// A wall whose upper edge is scallops, from `top` to `foot`.
pub(super) fn lobed(area: Rect, top: f64, foot: f64) -> BezPath {
    let mut path = BezPath::new();
    let count = 9;
    let step = (area.width() + 40.0) / f64::from(count);
    path.move_to((area.x0 - 20.0, top));
    for index in 0..count {
        let x = area.x0 - 20.0 + step * f64::from(index);
        path.quad_to((x + step / 2.0, top - 30.0), (x + step, top));
    }
    path.line_to((area.x1 + 20.0, foot + 8.0));
    path.line_to((area.x0 - 20.0, foot + 8.0));
    path.close_path();
    path
}

/// A scallop that stands upright on its hinge at `at`, its ribs `reach` long; on a simple page they leave it one area.
pub(super) fn scallop(at: Point, reach: f64, brush: Brush) -> Vec<Shape> {
    let ribs: i32 = match (reach > LARGE, brush.full()) {
        (true, true) => 8,
        // Behind a head each is an area.
        (true, false) => 4,
        (false, _) => 5,
    };
    let turn = |index: f64| core::f64::consts::PI * (1.04 + 0.92 * index / f64::from(ribs));
    let rim = |index: f64, share: f64| {
        at + Vec2::new(libm::cos(turn(index)), libm::sin(turn(index))) * (reach * share)
    };
    let mut shell = BezPath::new();
    shell.move_to(at + Vec2::new(0.0, 8.0));
    shell.line_to(rim(0.0, 0.92));
    let mut lines = BezPath::new();
    for index in 0..ribs {
        let index = f64::from(index);
        shell.quad_to(rim(index + 0.5, 1.12), rim(index + 1.0, 0.92));
        if index > 0.0 {
            // Off the rim: what stands before it would part the shell into slips.
            lines.move_to(rim(index, 0.78));
            lines.line_to(rim(index, if brush.full() { 0.36 } else { 0.5 }));
        }
    }
    shell.close_path();
    vec![brush.area(shell, SHELL), brush.line(lines)]
}
