//! The ground plan of a setting: the room beside the hero, lines of land, and ways to put a drawing there.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, CubicBez, ParamCurve as _, Point, Rect, Shape as _, Vec2};
use scene::Dice;

use super::Stage;
use crate::Detail;
use crate::path::{smooth, svg};

/// An area with the bold contour of something near.
pub(super) fn contour(path: BezPath, tint: u32) -> Shape {
    Shape::area(path, Tint::hex(tint), Pen::Outline)
}

/// An area with the lighter contour of a part, or of something far away.
pub(super) fn part(path: BezPath, tint: u32) -> Shape {
    Shape::area(path, Tint::hex(tint), Pen::Inner)
}

/// An open line within a thing.
pub(super) fn mark(data: &str) -> Shape {
    Shape::line(svg(data), Pen::Inner)
}

/// The lightest open line.
pub(super) fn hair(data: &str) -> Shape {
    Shape::line(svg(data), Pen::Fine)
}

/// The shapes moved, scaled or turned together.
pub(super) fn placed(shapes: Vec<Shape>, placing: Affine) -> Vec<Shape> {
    shapes.into_iter().map(|shape| shape.placed(placing)).collect()
}

/// The smallest rectangle around the shapes; empty at the origin where there are none.
pub(super) fn bounds(shapes: &[Shape]) -> Rect {
    shapes.iter().map(Shape::bounds).reduce(|all, next| all.union(next)).unwrap_or(Rect::ZERO)
}

/// What ends this close to the picture's edge, in units, all but touches it.
const AT_THE_EDGE: f64 = 12.0;
/// What does not, keeps so far from it.
const OFF_THE_EDGE: f64 = 18.0;

/// How far something has to go so that no side of it all but touches the edge of the picture; the lower edge counts
/// for what is `in_front`.
pub(super) fn off_the_edge(own: Rect, area: Rect, in_front: bool) -> Vec2 {
    let by = |gap: f64| if gap.abs() < AT_THE_EDGE { OFF_THE_EDGE - gap } else { 0.0 };
    let (left, right) = (by(own.x0 - area.x0), by(area.x1 - own.x1));
    let (above, below) = (by(own.y0 - area.y0), if in_front { by(area.y1 - own.y1) } else { 0.0 });
    Vec2::new(left - right, above - below)
}

/// What is around an eye belongs to the face, in units.
const AROUND_AN_EYE: f64 = 22.0;

/// Around the eyes among the shapes, and what is next to them. A dot in the lower half is a doorknob.
pub(super) fn face(shapes: &[Shape]) -> Option<Rect> {
    let mut dots = shapes.iter().filter(|shape| shape.pen == Some(Pen::Solid)).peekable();
    dots.peek()?;
    let middle = bounds(shapes).center().y;
    let eyes = dots.map(Shape::bounds).filter(|eye| eye.center().y < middle);
    let around = eyes.reduce(|all, next| all.union(next));
    around.map(|eyes| eyes.inflate(AROUND_AN_EYE, AROUND_AN_EYE))
}

/// What lies behind everything: covers the whole area and a little more.
pub(super) fn wash(stage: &Stage, tint: u32) -> Shape {
    Shape::patch(stage.area.inflate(20.0, 20.0).to_path(0.1), Tint::hex(tint))
}

/// The room on one side of the hero. Shares run from 0 at the picture's edge to 1 at the hero's box.
#[derive(Debug, Clone, Copy)]
pub(super) struct Flank {
    outer: f64,
    inward: f64,
    /// From the picture's edge to the hero's box.
    pub width: f64,
}

/// Both sides of the hero: first the one for the main landmark. It is thrown, unless one side has clearly more room.
pub(super) fn flanks(stage: &Stage, dice: &mut Dice) -> [Flank; 2] {
    let left = Flank { outer: stage.area.x0, inward: 1.0, width: (stage.hero.x0 - stage.area.x0).max(1.0) };
    let right = Flank { outer: stage.area.x1, inward: -1.0, width: (stage.area.x1 - stage.hero.x1).max(1.0) };
    let thrown = dice.chance(0.5);
    let left_first = if (left.width - right.width).abs() > 40.0 { left.width > right.width } else { thrown };
    if left_first { [left, right] } else { [right, left] }
}

impl Flank {
    /// Where `share` of the way from the picture's edge to the hero is.
    pub(super) fn x(&self, share: f64) -> f64 {
        self.outer + self.inward * self.width * share
    }

    /// A place `inset` units from the picture's edge.
    pub(super) fn inset(&self, inset: f64) -> f64 {
        self.outer + self.inward * inset
    }

    /// Puts a drawing that stands on its origin and faces right at `base`, facing the hero.
    pub(super) fn stand(&self, shapes: Vec<Shape>, base: Point, scale: f64) -> Vec<Shape> {
        placed(
            shapes,
            Affine::translate(base.to_vec2()) * Affine::scale_non_uniform(self.inward * scale, scale),
        )
    }

    /// The picture's edge on this side.
    pub(super) fn outer_edge(&self) -> f64 {
        self.outer
    }

    /// How much smaller (or, a little, larger) than drawn things stand in this room, if they were drawn for `usual`.
    pub(super) fn scale(&self, usual: f64) -> f64 {
        (self.width / usual).clamp(0.62, 1.08)
    }

    /// The same heights in the order in which this side comes first when read from the left.
    pub(super) fn ordered<T>(&self, mut heights: Vec<T>) -> Vec<T> {
        if self.inward < 0.0 {
            heights.reverse();
        }
        heights
    }
}

/// Whether everything a thing has is drawn.
pub(super) fn full(stage: &Stage) -> bool {
    stage.detail == Detail::Full
}

/// The sky in three: above the main flank, the hero, the other flank.
pub(super) fn heavens(stage: &Stage, main: Flank) -> [Rect; 3] {
    let third = stage.area.width() / 3.0;
    let foot = (stage.hero.y0 - 14.0).max(stage.sky + 90.0);
    let column = |index: f64| {
        let x = stage.area.x0 + third * index;
        Rect::new(x, stage.sky + 4.0, x + third, foot)
    };
    let columns = [column(0.0), column(1.0), column(2.0)];
    if main.inward > 0.0 {
        columns
    } else {
        let [left, middle, right] = columns;
        [right, middle, left]
    }
}

/// Land (or water) from a soft line through `heights`, evenly spaced across the picture, down to its foot.
pub(super) fn land(stage: &Stage, heights: &[f64]) -> BezPath {
    let span = stage.area.inflate(24.0, 24.0);
    let step = span.width() / (heights.len().max(2) - 1) as f64;
    let points: Vec<_> = heights
        .iter()
        .enumerate()
        .map(|(index, height)| Point::new(span.x0 + step * index as f64, *height))
        .collect();
    let mut path = smooth(&points);
    path.line_to((span.x1, span.y1));
    path.line_to((span.x0, span.y1));
    path.close_path();
    path
}

/// A height `share` of the way from the horizon to where feet stand.
pub(super) fn depth(stage: &Stage, share: f64) -> f64 {
    stage.horizon + (stage.ground - stage.horizon) * share
}

/// Something turned on a lathe: rockets, towers, barrels, columns. Stripes and rings meet its sides exactly.
#[derive(Debug, Clone)]
pub(super) struct Turned(Vec<CubicBez>);

impl Turned {
    /// From the right-hand profile as an open SVG path that runs down, around the axis x = 0.
    pub(super) fn new(profile: &str) -> Self {
        Self(svg(profile).segments().map(|segment| segment.to_cubic()).collect())
    }

    /// The whole silhouette; the foot sags by `sag`.
    pub(super) fn body(&self, sag: f64) -> BezPath {
        let top = self.0.first().map_or(0.0, |curve| curve.p0.y);
        let foot = self.0.last().map_or(0.0, |curve| curve.p3.y);
        self.section(top, foot, [0.0, sag])
    }

    /// The part between two heights, whose upper and lower edges sag.
    pub(super) fn section(&self, top: f64, foot: f64, sags: [f64; 2]) -> BezPath {
        let sides: Vec<_> = self
            .0
            .iter()
            .filter_map(|curve| {
                let (from, to) = (share_at(*curve, top), share_at(*curve, foot));
                (to - from > 1e-6).then(|| curve.subsegment(from..to))
            })
            .collect();
        let (Some(first), Some(last)) = (sides.first(), sides.last()) else {
            return BezPath::new();
        };
        let mut path = BezPath::new();
        path.move_to(flipped(first.p0));
        path.quad_to(Point::new(0.0, first.p0.y + 2.0 * sags[0]), first.p0);
        for side in &sides {
            path.curve_to(side.p1, side.p2, side.p3);
        }
        path.quad_to(Point::new(0.0, last.p3.y + 2.0 * sags[1]), flipped(last.p3));
        for side in sides.iter().rev() {
            path.curve_to(flipped(side.p2), flipped(side.p1), flipped(side.p0));
        }
        path.close_path();
        path
    }

    /// A line around it at `height`.
    pub(super) fn ring(&self, height: f64, sag: f64) -> Shape {
        let half = self
            .0
            .iter()
            .find(|curve| curve.p3.y >= height)
            .map_or(0.0, |curve| curve.eval(share_at(*curve, height)).x);
        let mut path = BezPath::new();
        path.move_to((-half, height));
        path.quad_to((0.0, height + 2.0 * sag), (half, height));
        Shape::line(path, Pen::Inner)
    }
}

fn flipped(point: Point) -> Point {
    Point::new(-point.x, point.y)
}

/// Where along a falling curve the height is reached, 0 or 1 where it is beyond the ends.
fn share_at(curve: CubicBez, height: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    if height <= curve.p0.y {
        return 0.0;
    }
    if height >= curve.p3.y {
        return 1.0;
    }
    for _ in 0..40 {
        let middle = (low + high) / 2.0;
        if curve.eval(middle).y < height {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// How many areas of a drawing at the left upper corner of a detailed page, so many times as large, no crayon fits.
#[cfg(test)]
pub(super) fn narrow(shapes: Vec<Shape>, scale: f64) -> usize {
    use drawing::{Drawing, Length, Page, Pens};

    let [outline, inner, fine] = [3.2, 2.3, 1.6].map(Length::points);
    let mut page = Drawing::new(Page::art(Pens { outline, inner, fine }));
    let corner = bounds(&shapes).origin().to_vec2();
    let placing = Affine::translate((12.0, 12.0)) * Affine::scale(scale) * Affine::translate(-corner);
    page.shapes = placed(shapes, placing);
    let map = export::regions(&page, 100.0);
    map.closed().filter(|region| region.area >= 0.3 && region.inscribed.in_mm() < 2.9).count()
}
