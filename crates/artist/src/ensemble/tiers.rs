//! Five and more on, in or around one thing: in two or three rows, so that each is large enough to color.

use drawing::{Pen, Shape, Tint};
use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{BezPath, Point, Rect, Vec2};

use super::group::{Group, is_person};
use super::troop::in_rows;
use crate::silhouette::Silhouette;

/// So many are too many for one row, and so many for two.
const MANY: usize = 5;
const VERY_MANY: usize = 9;
/// How much of its height a row is below the one behind it, on something and over a brim.
const STEP: f64 = 0.5;
const STEP_OF_A_PILE: f64 = 0.46;
/// How far before the upper edge of a thing those in front stand on it, as a share of their height and of its own.
const BEFORE_THE_EDGE: (f64, f64) = (0.22, 0.14);
/// How much wider than its place each is at most, and how much larger it grows for it.
const CLOSE: f64 = 1.1;
const LARGEST: f64 = 1.3;

/// In how many rows so many are.
pub(super) const fn rows_of(same: usize) -> usize {
    match same {
        VERY_MANY.. => 3,
        MANY.. => 2,
        _ => 1,
    }
}

/// Where one is in rows that lean to one side and the other by turns.
pub(super) struct Tier {
    /// From the middle, in places.
    pub(super) aside: f64,
    /// How many rows are before it.
    pub(super) above: usize,
    /// How many are side by side, with what the rows lean.
    pub(super) columns: f64,
}

impl Tier {
    /// The place of the `rank`th of `same`, those in front first.
    pub(super) fn of((rank, same): (usize, usize)) -> Self {
        let farthest = Self::from_behind((same - 1 - rank.min(same - 1), same));
        Self { aside: -farthest.aside, ..farthest }
    }

    /// The same, those farthest behind first.
    pub(super) fn from_behind((rank, same): (usize, usize)) -> Self {
        let rows = in_rows(same, rows_of(same));
        let even = rows.len() > 1 && rows.windows(2).all(|pair| pair[0].len() == pair[1].len());
        let most = rows.iter().map(ExactSizeIterator::len).max().unwrap_or(1);
        let row = rows.iter().position(|row| row.contains(&rank)).unwrap_or_default();
        let own = rows.get(row).cloned().unwrap_or_default();
        let lean = match (even, row % 2) {
            (false, _) => 0.0,
            (true, 0) => -0.25,
            (true, _) => 0.25,
        };
        Self {
            aside: (rank - own.start.min(rank)) as f64 + 0.5 - own.len() as f64 / 2.0 + lean,
            above: rows.len() - 1 - row,
            columns: most as f64 + if even { 0.5 } else { 0.0 },
        }
    }
}

/// Whether so many stand on it in rows: nobody sits on a bench behind another, and an animal's back is no stage.
pub(super) fn is_stood_on(base: &Art, other: &Group, same: usize) -> bool {
    let bench = base.rider == Some(Pose::Sit) && is_person(other);
    same >= MANY && base.anchor(Anchor::Face).is_none() && base.front.is_empty() && !bench
}

/// On its top, one of `same`: those in front before its edge, the others behind them.
pub(super) fn on(base: &Art, other: Group, place: (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let tier = Tier::from_behind(place);
    let cell = around.width() / tier.columns;
    let scale = (cell * CLOSE / own.width().max(1.0)).min(LARGEST);
    let high = own.height() * scale;
    let silhouette = Silhouette::of(base);
    let x = around.center().x + tier.aside * cell;
    let top = silhouette.top_at(around.center().x).unwrap_or(around.y0);
    let front = top + (high * BEFORE_THE_EDGE.0).min(around.height() * BEFORE_THE_EDGE.1);
    other.stood(Point::new(x, front - tier.above as f64 * high * STEP), scale)
}

/// Heaped over a brim, the lower rows nearer.
pub(super) fn heaped((around, brim): (Rect, f64), other: Group, place: (usize, usize)) -> Group {
    let own = other.bounds();
    let tier = Tier::of(place);
    let cell = around.width() * 0.92 / tier.columns;
    let scale = (cell * CLOSE / own.width().max(own.height() * 0.8).max(1.0)).min(LARGEST);
    let high = own.height() * scale;
    let y = brim + high * 0.42 - tier.above as f64 * high * STEP_OF_A_PILE;
    other.stood(Point::new(around.center().x + tier.aside * cell, y), scale)
}

/// More than so many birds are on more than one branch, and the most on each.
const ON_A_BRANCH: usize = 3;
/// How high a branch is over the one below it, by how high the birds are, and how much of the width the trunk takes, in
/// shares of the width.
const APART: (f64, f64) = (0.2, 0.36);
const TRUNK: f64 = 0.14;
const THICK: f64 = 0.05;
const BARK: Tint = Tint::hex(0xB0_7D_4F);
const LEAF: Tint = Tint::hex(0x7C_C3_6A);

/// What birds are on, of which there are more where they are many.
pub(super) const BRANCH: &str = "tree branch";

/// Whether one row is too short for so many.
pub(super) const fn are_many(same: usize) -> bool {
    same >= MANY
}

/// Whether two rows are too short for so many.
pub(super) const fn are_very_many(same: usize) -> bool {
    same >= VERY_MANY
}

/// How many branches so many birds take.
fn branches(same: usize) -> usize {
    same.div_ceil(ON_A_BRANCH)
}

/// How far apart the branches are for birds of this shape.
fn apart(bird: Rect) -> f64 {
    let high = bird.height() / bird.width().max(1.0) * (0.98 - TRUNK) / ON_A_BRANCH as f64;
    (high * 1.12).clamp(APART.0, APART.1)
}

/// A trunk with a branch for every three, where one branch is too short for all; as wide as the branch was.
pub(super) fn branched(branch: &Art, birds: &[Rect]) -> Option<Art> {
    let (same, rows) = (birds.len(), branches(birds.len()));
    let apart = apart(*birds.first()?);
    if same < MANY {
        return None;
    }
    let around = branch.bounds();
    let wide = around.width();
    let high = wide * apart * (rows as f64 + 0.35);
    let foot = Point::new(around.center().x, around.y1);
    let by = |x: f64, y: f64| Point::new(around.x0 + wide * x, foot.y - high + wide * y);
    let mut shapes = Vec::new();
    for row in 0..rows {
        let level = apart * (row as f64 + 0.9);
        let mut path = BezPath::new();
        path.move_to(by(TRUNK * 0.5, level + THICK * 1.6));
        path.curve_to(by(0.35, level + THICK * 1.2), by(0.7, level + THICK), by(0.97, level + THICK * 0.3));
        path.quad_to(by(1.0, level), by(0.97, level - THICK * 0.1));
        path.curve_to(by(0.7, level), by(0.35, level), by(TRUNK * 0.5, level - THICK * 0.4));
        path.close_path();
        shapes.push(Shape::area(path, BARK, Pen::Outline));
        let from = by(0.9 - 0.14 * (row % 2) as f64, level + THICK * 0.5);
        let mut leaf = BezPath::new();
        leaf.move_to(from);
        leaf.curve_to(
            from + Vec2::new(wide * 0.07, wide * 0.02),
            from + Vec2::new(wide * 0.08, wide * 0.09),
            from + Vec2::new(wide * 0.02, wide * 0.13),
        );
        leaf.curve_to(
            from + Vec2::new(-wide * 0.05, wide * 0.1),
            from + Vec2::new(-wide * 0.05, wide * 0.03),
            from,
        );
        leaf.close_path();
        shapes.push(Shape::area(leaf, LEAF, Pen::Outline));
    }
    let mut trunk = BezPath::new();
    trunk.move_to(by(0.05, 0.0));
    trunk.curve_to(by(0.07, 0.2), by(0.05, high / wide * 0.7), by(-0.02, high / wide));
    trunk.line_to(by(TRUNK + 0.06, high / wide));
    trunk.curve_to(by(TRUNK - 0.02, high / wide * 0.7), by(TRUNK - 0.01, 0.2), by(TRUNK - 0.03, 0.0));
    trunk.quad_to(by(TRUNK * 0.5, -0.04), by(0.05, 0.0));
    trunk.close_path();
    shapes.push(Shape::area(trunk, BARK, Pen::Outline));
    Some(Art::of(shapes))
}

/// On one of several branches, one of `same`.
pub(super) fn perched(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let rows = in_rows(same, branches(same));
    let row = rows.iter().position(|row| row.contains(&rank)).unwrap_or_default();
    let within = rows.get(row).cloned().unwrap_or_default();
    let apart = apart(own);
    let wide = around.width();
    let cell = wide * (0.98 - TRUNK) / within.len().max(1) as f64;
    let most = wide * (0.98 - TRUNK) / ON_A_BRANCH as f64;
    let scale = (most * 0.98 / own.width().max(1.0)).min(wide * apart * 0.92 / own.height().max(1.0));
    let x = around.x0 + wide * TRUNK + cell * ((rank - within.start) as f64 + 0.5);
    let high = wide * apart * (rows.len() as f64 + 0.35);
    let y = around.y1 - high + wide * (apart * (row as f64 + 0.9) + THICK * 0.25);
    other.stood(Point::new(x, y), scale)
}

#[cfg(test)]
mod tests {
    use super::{Tier, rows_of};

    #[test]
    fn no_two_of_a_dozen_have_one_place() {
        for same in 1..=12 {
            let tiers = (0..same).map(|rank| Tier::of((rank, same)));
            let places: Vec<(usize, i32)> = tiers.map(|one| (one.above, (one.aside * 4.0) as i32)).collect();
            let mut apart = places.clone();
            apart.sort_unstable();
            apart.dedup();
            assert_eq!(apart.len(), same, "{places:?}");
            assert!(places.iter().all(|(above, _)| *above < rows_of(same)));
        }
    }
}
