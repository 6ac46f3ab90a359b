//! Where closed outlines lie over each other: what of one's contour is seen outside the others, without a seam.

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, ParamCurve as _, PathEl, PathSeg, Point, Rect, Shape as _};

use crate::path;

/// A closed outline as a polygon, to ask many points whether it covers them.
#[derive(Debug, Clone)]
pub(super) struct Outline {
    corners: Vec<Point>,
    bounds: Rect,
}

impl Outline {
    /// Of a path of one contour; at most a quarter of a unit off.
    pub(super) fn of(path: &BezPath) -> Self {
        let mut corners: Vec<Point> = Vec::with_capacity(64);
        drawing::flatten(path, 0.25, |element| corners.extend(element.end_point()));
        let bounds = corners.iter().skip(1).fold(
            corners.first().map_or(Rect::ZERO, |first| Rect::from_points(*first, *first)),
            |bounds, corner| bounds.union_pt(*corner),
        );
        Self { corners, bounds }
    }

    /// It again, as straight lines.
    pub(super) fn path(&self) -> BezPath {
        path::polygon(&self.corners)
    }

    /// How far down it reaches.
    pub(super) fn low(&self) -> f64 {
        self.bounds.y1
    }

    /// Whether the point is inside.
    pub(super) fn covers(&self, point: Point) -> bool {
        if !self.bounds.contains(point) {
            return false;
        }
        let mut inside = false;
        let mut from = self.corners.last().copied().unwrap_or_default();
        for &to in &self.corners {
            if (from.y > point.y) != (to.y > point.y)
                && point.x < (to.x - from.x) * (point.y - from.y) / (to.y - from.y) + from.x
            {
                inside = !inside;
            }
            from = to;
        }
        inside
    }
}

/// Several outlines as one area without a seam: all of their insides, and one contour round them.
pub(super) fn joined(parts: &[BezPath], tint: Tint) -> Vec<Shape> {
    joined_under(parts, tint, &[])
}

/// The same, where something else of the same cloth grows out of it.
pub(super) fn joined_under(parts: &[BezPath], tint: Tint, over: &[Outline]) -> Vec<Shape> {
    let outlines: Vec<Outline> = parts.iter().map(Outline::of).collect();
    let mut rim = BezPath::new();
    for (index, part) in parts.iter().enumerate() {
        let others: Vec<&Outline> = outlines
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index)
            .map(|(_, other)| other)
            .chain(over)
            .collect();
        rim.extend(outside(part, &others));
    }
    vec![Shape::patch(merged(parts), tint), Shape::line(rim, Pen::Outline)]
}

/// Several closed outlines as one path that covers all of them: what is drawn as one thing stays or goes as one.
pub(super) fn merged(parts: &[BezPath]) -> BezPath {
    let mut whole = BezPath::new();
    for part in parts {
        // Opposite windings would cancel out.
        whole.extend(if part.area() < 0.0 { part.reverse_subpaths() } else { part.clone() });
    }
    whole
}

/// The stretches of a contour that lie in none of the areas, as open curves.
pub(super) fn outside(path: &BezPath, areas: &[&Outline]) -> BezPath {
    visible(path, |at| !areas.iter().any(|area| area.covers(at)))
}

/// The stretches of a contour that are so long at least, in units.
pub(super) fn without_crumbs(rim: &BezPath, least: f64) -> BezPath {
    let is_start = |element: &PathEl| matches!(element, PathEl::MoveTo(_));
    let elements = rim.elements();
    let starts = (0..elements.len()).filter(|index| is_start(&elements[*index]));
    let ends = starts.clone().skip(1).chain([elements.len()]);
    let stretches = starts.zip(ends).map(|(from, to)| BezPath::from_vec(elements[from..to].to_vec()));
    stretches.filter(|stretch| stretch.perimeter(0.5) >= least).flatten().collect()
}

/// Half a contour, in units.
const HALF_A_PEN: f64 = 2.4;

/// The sleeve of a lifted arm hides nothing of what lies on the shoulder, and no line of it runs across that.
pub(super) fn leave_whole(arm: &mut [Shape], cloth: Tint, collar: &[Shape]) {
    let cloths: Vec<Rect> = arm.iter().map(Shape::bounds).collect();
    let meets_cloth = |shape: &&Shape| {
        let around = shape.bounds().inflate(HALF_A_PEN, HALF_A_PEN);
        cloths.iter().any(|cloth| cloth.overlaps(around))
    };
    let areas = collar.iter().filter(|shape| shape.tint.is_some() && shape.pen == Some(Pen::Outline));
    let areas: Vec<_> = areas.filter(meets_cloth).map(|shape| &shape.path).collect();
    if areas.is_empty() {
        return;
    }
    let around: Vec<_> = areas.iter().map(|area| path::grown(area, HALF_A_PEN)).collect();
    let within: Vec<_> = areas.iter().map(|area| Outline::of(area)).collect();
    let within: Vec<_> = within.iter().collect();
    for shape in arm.iter_mut().filter(|shape| shape.tint.is_none_or(|tint| tint == cloth)) {
        match (shape.tint, shape.pen) {
            (Some(_), None) => shape.path = path::without(&shape.path, &around),
            (None, Some(Pen::Outline)) => shape.path = outside(&shape.path, &within),
            _ => {}
        }
    }
}

/// The stretches of a contour that are seen, as open curves.
pub(super) fn visible(path: &BezPath, is_seen: impl Fn(Point) -> bool) -> BezPath {
    let mut seen = BezPath::new();
    let mut drawing = false;
    for segment in path.segments() {
        let mut from = 0.0;
        let mut was_seen = is_seen(segment.start());
        for step in 1..=STEPS {
            let to = f64::from(step) / f64::from(STEPS);
            let now_seen = is_seen(segment.eval(to));
            if now_seen != was_seen {
                let edge = crossing(segment, (to - 1.0 / f64::from(STEPS), to), (was_seen, &is_seen));
                if was_seen {
                    extend(&mut seen, segment.subsegment(from..edge), drawing);
                }
                (from, drawing, was_seen) = (edge, false, now_seen);
            }
        }
        if was_seen {
            let rest = if from == 0.0 { segment } else { segment.subsegment(from..1.0) };
            extend(&mut seen, rest, drawing);
        }
        drawing = was_seen;
    }
    seen
}

/// How many points of a curve are asked.
const STEPS: i32 = 4;

/// Where between two places a curve begins or ceases to be seen.
fn crossing(segment: PathSeg, within: (f64, f64), (seen, is_seen): (bool, impl Fn(Point) -> bool)) -> f64 {
    let (mut low, mut high) = within;
    for _ in 0..6 {
        let middle = (low + high) * 0.5;
        if is_seen(segment.eval(middle)) == seen { low = middle } else { high = middle }
    }
    (low + high) * 0.5
}

fn extend(path: &mut BezPath, segment: PathSeg, goes_on: bool) {
    if !goes_on {
        path.move_to(segment.start());
    }
    path.push(segment.as_path_el());
}
