//! Trees that frame the picture at one side: a whole crown below the letters, and its trunk down to the roots.

use drawing::Shape;
use kurbo::{BezPath, PathEl, Point, Rect, Shape as _, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::grand;
use super::super::grand::build::lantern;
use super::{Brush, around, crown, curl, leaf, lobes, old_trunk, pt};
use crate::path::{circle, ellipse, scallops, united};

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

/// A roof of leaves keeps so far over a head, reaches so far below the letters in its deepest clump, and is so high at least,
/// in units.
const OVER_A_HEAD: f64 = 24.0;
const DEEP_ROOF: f64 = 150.0;
const LEAST_ROOF: f64 = 44.0;

/// What asks for an open sky: a cloud before leaves would hang in a tree.
const OF_THE_SKY: [&str; 6] =
    ["rain cloud", "lightning cloud", "snow cloud", "wind cloud", "cloud", "rainbow"];
/// Where there are letters, a roof ends above so far below them, in units, in as many scallops; where there are none, that
/// far beyond the upper edge of the picture.
pub(in crate::settings) const UNDER_THE_LETTERS: f64 = 12.0;
const BEYOND_THE_EDGE: f64 = 40.0;
const SCALLOPS_ABOVE: usize = 9;
/// It is nowhere thinner than this, in units.
const THIN: f64 = 26.0;
/// A scallop is so broad, as a share of the room it has, and stands higher or lower than others by so much, in units.
const BROAD_SCALLOP: f64 = 0.62;
const UNEVEN: f64 = 7.0;

/// What hangs in a roof of leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::settings) enum Hung {
    /// Red apples.
    Apples,
    /// Vines with a few leaves.
    Vines,
}

/// A clump of leaves in a roof: where its middle is and how far it reaches to either side, as shares of the picture's width from
/// the side of the tree, and how deep it hangs, as a share of the deepest.
type Clump = (f64, f64, f64);
/// The near ones, which are one area with all above them, and those behind, which look out between them; the corners are the
/// heaviest.
const NEAR_CLUMPS: [Clump; 5] =
    [(-0.02, 0.2, 0.92), (0.24, 0.15, 0.62), (0.5, 0.15, 0.42), (0.77, 0.15, 0.56), (1.02, 0.19, 0.84)];
const FAR_CLUMPS: [Clump; 4] = [(0.14, 0.13, 1.0), (0.86, 0.13, 0.9), (0.38, 0.12, 0.74), (0.64, 0.12, 0.66)];

/// A tree on the left whose leaves close the picture from side to side in two rows of clumps, its foot at `foot` and its trunk
/// `wide`; and around its leaves and its trunk. Nothing where there is no air over the head, or something of the sky was asked for.
pub(in crate::settings) fn roof_of_leaves(
    stage: &Stage,
    (foot, wide): (Point, f64),
    hung: Hung,
    brush: Brush,
    dice: &mut Dice,
) -> Option<(Vec<Shape>, Vec<Rect>)> {
    let (area, sky) = (stage.area, stage.sky);
    let head = grand::focus(stage);
    let most = head.y0.min(stage.hero.y0 + 30.0) - OVER_A_HEAD;
    if most < sky + LEAST_ROOF || stage.asked.light || stage.asked.has(&OF_THE_SKY) {
        return None;
    }
    let over = head.inflate(20.0, 0.0);
    let top = top_of_a_roof(stage);
    let mut hang = |(share, reach, deep): Clump, top: f64| {
        let (x, half) = (area.x0 + area.width() * share, area.width() * reach);
        let low = sky + DEEP_ROOF * deep + dice.between(-8.0, 8.0);
        let low = if x + half > over.x0 && x - half < over.x1 { low.min(most) } else { low };
        let most = (low - top) * 0.5;
        let half = Vec2::new(half, (half * 0.66).min(most));
        (pt(x, low - half.y), half)
    };
    let near = NEAR_CLUMPS.map(|clump| hang(clump, top));
    // Over the near ones they would be slivers.
    let far = FAR_CLUMPS.map(|clump| hang(clump, top + THIN));
    let tint = *dice.pick(&GREENS).unwrap_or(&GREENS[0]);
    let mut shapes = old_trunk(foot, wide, sky + THIN * 0.5, brush, dice);
    let trunk = super::super::plan::bounds(&shapes);
    if hung == Hung::Vines {
        let bearing = if brush.full() { &far[..] } else { &[far[0], far[3]][..] };
        for (at, half) in bearing {
            if at.x < over.x0 - 30.0 || at.x > over.x1 + 30.0 {
                shapes.extend(vine(*at + Vec2::new(0.0, half.y * 0.7), dice.between(80.0, 116.0), brush));
            }
        }
    }
    if hung == Hung::Apples && brush.full() {
        for (at, half) in [far[2], far[1]] {
            if at.x < over.x0 - 30.0 || at.x > over.x1 + 30.0 {
                let cord = at + Vec2::new(0.0, half.y * 0.7);
                shapes.extend(lantern(cord, dice.between(14.0, 22.0), brush));
            }
        }
    }
    // Between the clumps of a simple page they would be slivers.
    for (at, half) in far.into_iter().filter(|_| brush.full()) {
        shapes.extend(crown(at, half, tint, brush, dice).into_iter().take(1));
    }
    shapes.push(brush.area(foliage(&near, top, stage, dice), tint));
    let low = near.iter().map(|(at, half)| at.y + half.y).fold(f64::INFINITY, f64::min);
    shapes.extend(within_clumps(&near, stage, (hung, brush), dice));
    Some((shapes, vec![Rect { y0: sky, y1: low + 20.0, ..area }, trunk.intersect(area)]))
}

/// Where a roof of leaves ends above: it has an edge below letters, or runs off the picture where there are none.
fn top_of_a_roof(stage: &Stage) -> f64 {
    if stage.letters.is_zero_area() {
        stage.area.y0 - BEYOND_THE_EDGE
    } else {
        stage.sky.max(stage.letters.y1) + UNDER_THE_LETTERS
    }
}

/// Clumps of leaves, and the band of leaves that joins them below their `top`, as one outline.
fn foliage(clumps: &[(Point, Vec2)], top: f64, stage: &Stage, dice: &mut Dice) -> BezPath {
    let area = stage.area.inflate(BEYOND_THE_EDGE, 0.0);
    let low = (stage.sky + LEAST_ROOF * 0.3).max(top + THIN);
    let (wide, half) = (area.width() / SCALLOPS_ABOVE as f64, (low - top) / 2.0);
    let mut outlines = vec![Rect::new(area.x0, top + half, area.x1, low).to_path(0.1)];
    outlines.extend((0..SCALLOPS_ABOVE).map(|index| {
        let x = area.x0 + wide * (index as f64 + 0.5);
        let y = top + half + dice.between(0.0, UNEVEN);
        ellipse((x, y), wide * BROAD_SCALLOP, half + UNEVEN, 0.0)
    }));
    for (middle, half) in clumps {
        let count = ((half.x + half.y) / 17.0).clamp(7.0, 11.0) as usize;
        let start = dice.unit();
        let ring: Vec<Point> = (0..count)
            .map(|index| {
                let turn = core::f64::consts::TAU * (index as f64 + start) / count as f64;
                around(*middle, half.x * 0.88, half.y * 0.88, turn + dice.between(-0.08, 0.08))
            })
            .collect();
        outlines.push(scallops(&ring, 0.32));
    }
    outer(&united(&outlines))
}

/// An outline without the gaps in it, which no crayon could color.
fn outer(outline: &BezPath) -> BezPath {
    let size = |ring: &BezPath| ring.bounding_box().area();
    let mut rings: Vec<BezPath> = Vec::new();
    for part in outline.elements() {
        if matches!(part, PathEl::MoveTo(_)) {
            rings.push(BezPath::new());
        }
        if let Some(ring) = rings.last_mut() {
            ring.push(*part);
        }
    }
    rings.into_iter().max_by(|one, other| size(one).total_cmp(&size(other))).unwrap_or_default()
}

/// What is to be seen in clumps below the letters: curls of leaves, and apples in every second one.
fn within_clumps(
    clumps: &[(Point, Vec2)],
    stage: &Stage,
    (hung, brush): (Hung, Brush),
    dice: &mut Dice,
) -> Vec<Shape> {
    let room = stage.area.inset(-26.0);
    let mut shapes = Vec::new();
    for (index, (middle, half)) in clumps.iter().enumerate() {
        let spots = [(-0.46, 0.34), (0.42, 0.12), (0.02, 0.56)];
        for (spot, (x, y)) in spots.into_iter().enumerate() {
            let at = *middle + Vec2::new(half.x * (x + dice.between(-0.06, 0.06)), half.y * y);
            let is_seen = at.y - 16.0 > stage.sky && at.x > room.x0 && at.x < room.x1;
            let is_apple = hung == Hung::Apples && (spot == 1 && index % 2 == 0 || spot == 2 && brush.full());
            if is_seen && is_apple {
                let mut stalk = BezPath::new();
                stalk.move_to(at - Vec2::new(0.0, 8.0));
                stalk.quad_to(at - Vec2::new(0.0, 16.0), at + Vec2::new(5.0, -20.0));
                shapes.extend([brush.part(circle(at, 13.0), 0xEF_6A_5B), brush.line(stalk)]);
            } else if is_seen {
                shapes.push(brush.line(curl(at, 11.0)));
            }
        }
    }
    shapes
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

#[cfg(test)]
mod tests {
    use scene::Seed;

    use super::super::super::plan::bounds;
    use super::*;
    use crate::Detail;

    #[test]
    fn leaves_overhead_have_an_upper_edge_below_letters_and_all_that_is_in_them_is_within_it() {
        let letters = Rect::new(60.0, 20.0, 480.0, 110.0);
        let hero = Rect::new(190.0, 290.0, 350.0, 660.0);
        for seed in 0..20 {
            let stage = Stage {
                letters,
                hero,
                sky: 120.0,
                ..Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), Detail::Full)
            };
            let dice = &mut Seed(seed).dice("roof");
            let brush = Brush::near(Detail::Full);
            let (shapes, _) = roof_of_leaves(&stage, (pt(90.0, 600.0), 80.0), Hung::Apples, brush, dice)
                .expect("air over the head");
            let leaves =
                shapes.iter().max_by(|one, other| one.bounds().width().total_cmp(&other.bounds().width()));
            let leaves = leaves.expect("leaves").bounds();
            assert!(leaves.y0 > letters.y1 && leaves.x0 < 0.0 && leaves.x1 > 540.0, "{seed}: {leaves:?}");
            assert!(bounds(&shapes).y0 >= leaves.y0, "{seed}: something is above the leaves");
            let mut open = stage;
            open.asked.names[0] = "rainbow";
            let leaves = roof_of_leaves(&open, (pt(90.0, 600.0), 80.0), Hung::Apples, brush, dice);
            assert!(leaves.is_none(), "{seed}: over a rainbow");
        }
    }
}
