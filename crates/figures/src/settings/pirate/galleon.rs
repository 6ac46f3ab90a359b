//! A galleon with all it has: at anchor in a bay, or sunk long ago.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::grand::beside_the_hero;
use super::super::plan::{bounds, placed};
use super::super::scenery::{Brush, pt};
use super::super::vista::{behind_the_head, block, flag};
use super::vistas::{CLOTH, DARK_WOOD, RED, View, WOOD};
use crate::path::{circle, polygon, svg};

/// A galleon is drawn so wide, and so high over the water with its sails, in units.
const GALLEON: (f64, f64) = (500.0, 430.0);

/// The foot of a free sail is at this share of its depth in the middle.
pub(super) const SAGGING: f64 = 0.84;

/// A galleon seen from its side, its bow to the right, around the origin at the water; with torn sails where it sank.
pub(in crate::settings) fn galleon(brush: Brush, has_sails: bool) -> Vec<Shape> {
    let mut shapes = Vec::new();
    // Of a ship that sank two masts are left, with torn sails: bare yards would be crosses.
    let masts: &[(f64, f64, f64)] = if has_sails {
        &[(-150.0, -330.0, 58.0), (10.0, -400.0, 84.0), (140.0, -330.0, 58.0)]
    } else {
        &[(-142.0, -330.0, 66.0), (132.0, -310.0, 62.0)]
    };
    for &(x, top, half) in masts {
        if !has_sails {
            shapes.push(brush.area(block(x - 10.0, top, x + 10.0, -60.0), WOOD));
            shapes.extend(torn_sail(pt(x, top + 50.0), half, brush));
            continue;
        }
        // Above the yard only the flag's pole: the end of a mast would be too narrow to color.
        shapes.push(brush.area(block(x - 10.0, top + 26.0, x + 10.0, -60.0), WOOD));
        shapes.extend(flag(pt(x, top + 22.0), 1.0, RED, brush));
        let deep = (-top - 164.0) / 2.0;
        // The upper one is bent to the yard of the lower.
        shapes.extend(sail(pt(x, top + 32.0), half * 0.82, (deep, 1.0), brush));
        shapes.extend(sail(pt(x, top + 32.0 + deep), half, (deep, SAGGING), brush));
    }
    let hull = "M-250,-176 L-150,-166 L-146,-104 C-60,-84 60,-84 136,-102 L142,-128 L232,-150 \
                C226,-90 200,-30 160,34 L-196,34 C-226,-20 -244,-90 -250,-176 Z";
    shapes.push(
        brush.area(
            polygon(&[pt(140.0, -126.0), pt(262.0, -196.0), pt(270.0, -184.0), pt(158.0, -112.0)]),
            WOOD,
        ),
    );
    shapes.push(brush.area(svg(hull), WOOD));
    shapes.push(brush.part(svg("M-244,-124 L-147,-120 L-146,-104 C-60,-84 60,-84 136,-102 L226,-118 L221,-98 L140,-78 C60,-62 -60,-62 -150,-80 L-240,-100 Z"), 0xE8_C4_8E));
    if brush.full() {
        shapes.push(brush.part(block(-224.0, -160.0, -172.0, -132.0), 0xBF_E3_F7));
        shapes.push(brush.line(svg("M-210,-6 C-100,8 80,8 178,-6")));
    }
    let portholes: &[f64] =
        if brush.full() { &[-160.0, -96.0, -32.0, 32.0, 96.0, 154.0] } else { &[-130.0, 0.0, 130.0] };
    for &x in portholes {
        let y = -40.0 + x * x * -0.0004;
        shapes.push(brush.part(circle((x, y + 2.0), 14.0), 0xFF_D7_5E));
    }
    shapes
}

/// A square sail under its yard at `at`, `half` wide to either side and so deep, its foot in the middle at a share of
/// that, in three cloths.
pub(super) fn sail(at: Point, half: f64, (deep, foot): (f64, f64), brush: Brush) -> Vec<Shape> {
    let p = |x: f64, y: f64| at + Vec2::new(x * half, y * deep);
    let mut path = BezPath::new();
    path.move_to(p(-0.92, 0.0));
    path.quad_to(p(-1.16, 0.5), p(-1.0, 1.0));
    path.quad_to(p(0.0, foot), p(1.0, 1.0));
    path.quad_to(p(1.16, 0.5), p(0.92, 0.0));
    path.close_path();
    let mut shapes = vec![brush.area(path, CLOTH)];
    if brush.full() {
        let mut seams = BezPath::new();
        for side in [-1.0, 1.0] {
            seams.move_to(p(side * 0.32, 0.0));
            seams.quad_to(p(side * 0.4, 0.5), p(side * 0.34, 1.0 - 0.44 * (1.0 - foot)));
        }
        shapes.push(brush.line(seams));
    }
    shapes.push(brush.area(block(at.x - half - 6.0, at.y - 12.0, at.x + half + 6.0, at.y + 12.0), DARK_WOOD));
    shapes
}

/// What is left of a sail under its yard at `at`, `half` wide to either side: its foot hangs in three rags.
fn torn_sail(at: Point, half: f64, brush: Brush) -> Vec<Shape> {
    let p = |x: f64, y: f64| at + Vec2::new(x * half, y);
    let rags = [
        p(-0.92, 0.0),
        p(-1.0, 96.0),
        p(-0.62, 62.0),
        p(-0.24, 112.0),
        p(0.12, 66.0),
        p(0.5, 100.0),
        p(0.78, 58.0),
        p(1.0, 84.0),
        p(0.92, 0.0),
    ];
    let yard = block(at.x - half - 6.0, at.y - 10.0, at.x + half + 6.0, at.y + 10.0);
    vec![brush.area(polygon(&rags), CLOTH), brush.area(yard, DARK_WOOD)]
}

/// A ship is at most so many times as broad as it is drawn for its height.
const BROADEST: f64 = 1.35;

/// How many times as broad a galleon is as drawn that is so many times as high: as broad as the picture, if it may.
pub(in crate::settings) fn broad(size: f64, stage: &Stage) -> f64 {
    (stage.area.width() * 0.97 / (GALLEON.0 + 20.0)).clamp(size, size * BROADEST)
}

/// The galleon at anchor, behind all heads, its keel hidden by the sea at `water`.
pub(super) fn at_anchor(stage: &Stage, water: f64, dice: &mut Dice) -> View {
    let far = Brush::far(stage.detail);
    let most = stage.area.width() * 0.97 / (GALLEON.0 + 20.0);
    let size = ((water - stage.sky - 24.0) / GALLEON.1).min(most).max(0.5);
    let broad = broad(size, stage);
    let x = behind_the_head(stage, (GALLEON.0 + 20.0) * broad);
    let way = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let placing = Affine::translate((x, water)) * Affine::scale_non_uniform(broad * way, size);
    let shapes = placed(galleon(far, true), placing);
    let around = bounds(&shapes);
    (shapes, beside_the_hero(Rect { y1: water, ..around }, stage))
}
