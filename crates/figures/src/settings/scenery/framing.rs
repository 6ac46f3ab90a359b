//! Trees that frame the picture at one side: a whole crown below the letters, and its trunk down to the roots.

use drawing::Shape;
use kurbo::{BezPath, Point, Vec2};
use scene::Dice;

use super::{Brush, around, crown, curl, lobes, old_trunk, pt};

/// Of one of these a tree is that frames the picture.
pub(in crate::settings) const GREENS: [u32; 3] = [0x7B_C1_58, 0x66_B2_6B, 0x8F_CB_5A];
/// How far a crown reaches to either side: a share of the room there is, within bounds in units.
const REACH: f64 = 0.62;
const LEAST: f64 = 70.0;
const MOST: f64 = 140.0;
/// At least so much of that reach is on the outer side of the trunk within the picture.
const OUTER: f64 = 0.55;
/// A crown keeps so far from the picture's edge where there is room, in units.
const AIR: f64 = 14.0;
/// How high a crown is, as a share of its width.
const ROUND: f64 = 0.74;
/// A trunk's width, as a share of the crown's reach.
const TRUNK: f64 = 0.46;

/// How far from the picture's edge a tree stands that frames it, and how far its crown reaches, in a room so wide.
pub(in crate::settings) fn framing(wide: f64) -> (f64, f64) {
    let reach = (wide * REACH).clamp(LEAST, MOST);
    ((wide * 0.5).clamp(reach * OUTER, reach + AIR), reach)
}

/// A great tree: its foot, the height of its top, and how far its crown reaches to either side, at least 70.
pub(in crate::settings) fn great_tree(
    foot: Point,
    top: f64,
    reach: f64,
    brush: Brush,
    dice: &mut Dice,
) -> Vec<Shape> {
    let half = Vec2::new(reach, reach * ROUND);
    let middle = pt(foot.x, top + half.y);
    let tint = *dice.pick(&GREENS).unwrap_or(&GREENS[0]);
    let mut shapes = old_trunk(foot, (reach * TRUNK).max(44.0), middle.y + half.y * 0.3, brush, dice);
    shapes.extend(crown(middle, half, tint, brush, dice));
    shapes
}

/// The same with crown and trunk in one: the outline from the left root round the crown to the right one, open at the foot,
/// and the lines within.
pub(in crate::settings) fn great_tree_in_one(
    foot: Point,
    top: f64,
    reach: f64,
    brush: Brush,
    dice: &mut Dice,
) -> (BezPath, Vec<Shape>) {
    let half = Vec2::new(reach, reach * ROUND);
    let middle = pt(foot.x, top + half.y);
    let trunk = (reach * TRUNK / 2.0).max(22.0);
    // Clockwise from the trunk's left side round to its right one.
    let turns = [2.0, 2.75, 3.45, 4.2, 4.95, 5.7, 6.5, 7.3];
    let ring: Vec<Point> = turns
        .iter()
        .map(|turn| around(middle, half.x * 0.9, half.y * 0.9, turn + dice.between(-0.1, 0.1)))
        .collect();
    let neck = [-trunk * 0.9, trunk * 0.9].map(|x| pt(foot.x + x, middle.y + half.y * 0.94));
    let mut path = BezPath::new();
    path.move_to(foot - Vec2::new(trunk * 1.8, 0.0));
    path.curve_to(foot + Vec2::new(-trunk, -14.0), pt(neck[0].x, foot.y - 70.0), neck[0]);
    lobes(&mut path, neck[0], &ring, 0.3);
    lobes(&mut path, ring[ring.len() - 1], &neck[1..], 0.2);
    let root = foot + Vec2::new(trunk * 1.8, 0.0);
    path.curve_to(pt(neck[1].x, foot.y - 70.0), foot + Vec2::new(trunk, -14.0), root);
    let mut lines: Vec<Shape> = [(-0.42, 0.1), (0.4, -0.12), (-0.06, -0.5)]
        .into_iter()
        .map(|(x, y)| brush.line(curl(middle + Vec2::new(half.x * x, half.y * y), 13.0)))
        .collect();
    let (from, to) = (middle.y + half.y * 1.24, foot.y - 34.0);
    if to - from > 40.0 {
        let at = |x: f64, share: f64| pt(foot.x + trunk * x, from + (to - from) * share);
        let mut bark = BezPath::new();
        bark.move_to(at(-0.3, 0.0));
        bark.quad_to(at(-0.1, 0.3), at(-0.3, 0.5));
        bark.move_to(at(0.34, 0.5));
        bark.quad_to(at(0.2, 0.75), at(0.34, 1.0));
        lines.push(brush.line(bark));
    }
    (path, lines)
}
