//! Trees that frame the picture at one side: a whole crown below the letters, and its trunk down to the roots.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::{Brush, around, crown, curl, leaf, lobes, old_trunk, pt};
use crate::path::circle;

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
/// And as a share of the whole tree at least, where it is no higher than this many times its reach: a small crown on a long
/// trunk is a pole.
const DEEP: f64 = 0.27;
const TALLEST: f64 = 1.12;
/// A trunk's width, as a share of the crown's reach.
const TRUNK: f64 = 0.5;

/// Half the height of the crown of a tree so tall whose crown reaches so far to either side.
fn crown_height(tall: f64, reach: f64) -> f64 {
    (tall * DEEP).clamp(reach * ROUND, reach * TALLEST)
}

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
    let half = Vec2::new(reach, crown_height(foot.y - top, reach));
    let middle = pt(foot.x, top + half.y);
    let tint = *dice.pick(&GREENS).unwrap_or(&GREENS[0]);
    let mut shapes = old_trunk(foot, (reach * TRUNK).max(48.0), middle.y + half.y * 0.3, brush, dice);
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
    let half = Vec2::new(reach, crown_height(foot.y - top, reach));
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

/// A roof of leaves keeps so far over a head, reaches so far below the letters at its tree and on the other side, and is so high
/// there at least, in units.
const OVER_A_HEAD: f64 = 24.0;
const AT_THE_TREE: f64 = 178.0;
const AWAY: f64 = 96.0;
const LEAST_ROOF: f64 = 44.0;

/// What hangs in a roof of leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::settings) enum Hung {
    /// Red apples.
    Apples,
    /// Vines with a few leaves.
    Vines,
}

/// Leaves hang in two rows of clumps, so far above each other, where the upper one is so far below the top of the picture, in
/// units.
const ROW: f64 = 58.0;
const BELOW_THE_SKY: f64 = 30.0;
/// How far a clump of leaves bulges, as a share of its width: a flat one would be a pennant on a string.
const BULGE: f64 = 0.5;
/// How large the leaves are that are drawn on a clump, in units.
const LEAF: f64 = 15.0;

/// A tree on the left whose leaves close the picture from side to side, its foot at `foot` and its trunk `wide`; and around
/// its leaves and its trunk. Nothing where there is no air over the head.
pub(in crate::settings) fn roof_of_leaves(
    stage: &Stage,
    (foot, wide): (Point, f64),
    hung: Hung,
    brush: Brush,
    dice: &mut Dice,
) -> Option<(Vec<Shape>, Vec<Rect>)> {
    let (area, sky) = (stage.area, stage.sky);
    let head = if stage.head.is_zero_area() { stage.hero } else { stage.head };
    let most = head.y0.min(stage.hero.y0 + 30.0) - OVER_A_HEAD;
    if most < sky + LEAST_ROOF {
        return None;
    }
    // From right to left, lower at the tree.
    let shares = [1.06, 0.86, 0.68, 0.5, 0.33, 0.15, -0.06];
    let near_tree = |x: f64| ((area.x1 - x) / area.width()).clamp(0.0, 1.0);
    let over = head.inflate(26.0, 0.0);
    let edge: Vec<Point> = shares
        .iter()
        .map(|share| {
            let x = area.x0 + area.width() * share;
            let deep = AWAY + (AT_THE_TREE - AWAY) * near_tree(x) + dice.between(-12.0, 12.0);
            let lobe = area.width() * 0.05;
            let low = if x + lobe > over.x0 && x - lobe < over.x1 { most - 10.0 } else { f64::MAX };
            pt(x, (sky + deep).min(low))
        })
        .collect();
    let tint = *dice.pick(&GREENS).unwrap_or(&GREENS[0]);
    let leaves = foliage(&edge, area);
    let mut shapes = old_trunk(foot, wide, sky + AWAY, brush, dice);
    let trunk = super::super::plan::bounds(&shapes);
    if hung == Hung::Vines {
        for index in [1, 4] {
            let x = (edge[index].x + edge[index + 1].x) / 2.0;
            if x < over.x0 - 20.0 || x > over.x1 + 20.0 {
                shapes.extend(vine(pt(x, edge[index].y - 6.0), dice.between(74.0, 110.0), brush));
            }
        }
    }
    shapes.push(brush.area(leaves, tint));
    shapes.extend(edge.windows(2).map(|ends| brush.line(leaflet(ends[0].midpoint(ends[1])))));
    let upper: Vec<Point> = between(&edge, dice).iter().map(|at| *at - Vec2::new(0.0, ROW)).collect();
    let has_two_rows = upper.iter().all(|at| at.y > sky + BELOW_THE_SKY);
    if has_two_rows {
        shapes.push(brush.area(foliage(&upper, area), tint));
    }
    if hung == Hung::Apples {
        shapes.extend(apples(if has_two_rows { &upper } else { &edge }, stage, brush, dice));
    }
    let low = edge.iter().map(|point| point.y).fold(f64::INFINITY, f64::min);
    Some((shapes, vec![Rect { y0: sky, y1: low + 20.0, ..area }, trunk.intersect(area)]))
}

/// Points between those of an edge, so that clumps hang before the gaps of others; it ends where the edge does.
fn between(edge: &[Point], dice: &mut Dice) -> Vec<Point> {
    let middles = edge.windows(2).map(|ends| ends[0].lerp(ends[1], dice.between(0.42, 0.58)));
    let middles: Vec<Point> = middles.collect();
    edge.first().copied().into_iter().chain(middles).chain(edge.last().copied()).collect()
}

/// Three leaves that hang from a point, open.
fn leaflet(at: Point) -> BezPath {
    let mut mark = BezPath::new();
    for (x, y) in [(-1.1, 0.0), (0.0, 0.5), (1.1, 0.1)] {
        let from = at + Vec2::new(x, y) * LEAF;
        mark.move_to(from + Vec2::new(-0.42, 0.0) * LEAF);
        mark.quad_to(from + Vec2::new(-0.42, 0.62) * LEAF, from + Vec2::new(0.0, 0.9) * LEAF);
        mark.quad_to(from + Vec2::new(0.42, 0.62) * LEAF, from + Vec2::new(0.42, 0.0) * LEAF);
    }
    mark
}

/// All above an edge of leaves that runs from right to left across the picture.
fn foliage(edge: &[Point], area: Rect) -> BezPath {
    let mut leaves = BezPath::new();
    leaves.move_to(pt(area.x0 - 40.0, area.y0 - 40.0));
    leaves.line_to(pt(area.x1 + 40.0, area.y0 - 40.0));
    leaves.line_to(edge[0]);
    lobes(&mut leaves, edge[0], &edge[1..], BULGE);
    leaves.close_path();
    leaves
}

/// Apples between leaves, where clumps of an edge meet.
fn apples(edge: &[Point], stage: &Stage, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let room = stage.area.inflate(-30.0, 0.0);
    let inner = edge.get(1..edge.len().saturating_sub(1)).unwrap_or_default();
    let spots = inner.iter().enumerate().filter(|(index, _)| index % 3 != 1).map(|(_, at)| *at);
    let apples = spots.map(|at| at + Vec2::new(dice.between(-4.0, 4.0), -24.0));
    let seen = apples.filter(|at| at.y - 18.0 > stage.sky && at.x > room.x0 && at.x < room.x1);
    seen.map(|at| brush.part(circle(at, 13.0), 0xEF_6A_5B)).collect()
}

/// A vine that hangs from `at`, so long, with leaves to both sides.
fn vine(at: Point, long: f64, brush: Brush) -> Vec<Shape> {
    let mut line = BezPath::new();
    line.move_to(at);
    line.curve_to(
        at + Vec2::new(10.0, long * 0.3),
        at + Vec2::new(-10.0, long * 0.7),
        at + Vec2::new(0.0, long),
    );
    let mut shapes = vec![brush.line(line)];
    for (share, side) in [(0.5, -1.0), (0.72, 1.0), (1.0, -0.1)] {
        let from = at + Vec2::new(0.0, long * share);
        shapes.push(brush.part(leaf(from, from + Vec2::new(side * 26.0, 22.0), 17.0, 0.0), 0x7B_C1_58));
    }
    shapes
}
