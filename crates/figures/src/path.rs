//! Ways to say a path: SVG text, smooth curves through points, blobs, tapered limbs.

use std::sync::{Mutex, PoisonError};

use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::float::simplify::SimplifyShape as _;
use i_overlay::float::single::SingleFloatOverlay as _;
use i_overlay::mesh::float::outline::offset::OutlineOffset as _;
use i_overlay::mesh::float::style::{LineJoin, OutlineStyle};
use kurbo::{BezPath, Circle, Ellipse, PathEl, Point, Shape as _, Vec2};

mod clip;

/// Curves are approximated to this many units: invisible at any print size.
const TOLERANCE: f64 = 0.01;
/// Straight lines stay this close to the curve they stand for, in units: a twentieth of the finest pen.
const SMOOTH: f64 = 0.08;

/// A path written as SVG path data; empty where the text is no path, which every drawing's golden shows.
pub fn svg(data: &str) -> BezPath {
    BezPath::from_svg(data).unwrap_or_default()
}

/// A circle.
pub fn circle(center: impl Into<Point>, radius: f64) -> BezPath {
    Circle::new(center, radius).to_path(TOLERANCE)
}

/// An ellipse with half axes `rx` and `ry`, turned by `turn` radians.
pub fn ellipse(center: impl Into<Point>, rx: f64, ry: f64, turn: f64) -> BezPath {
    Ellipse::new(center, (rx, ry), turn).to_path(TOLERANCE)
}

/// The area that any of the closed outlines covers, as straight lines too short to be seen as such.
pub fn united(parts: &[BezPath]) -> BezPath {
    let rings: Vec<Vec<[f64; 2]>> = parts.iter().flat_map(rings).collect();
    of_rings(&rings.simplify_shape(FillRule::NonZero))
}

/// What of an area lies inside another one.
pub fn within(path: &BezPath, area: &BezPath) -> BezPath {
    if drawing::bounds(path).intersect(drawing::bounds(area)).is_zero_area() {
        return BezPath::new();
    }
    let (own, around) = (rings(path), rings(area));
    if let [around] = &around[..]
        && let Some(within) = clip::within(&own, around)
    {
        return of_rings(&[within]);
    }
    of_rings(&own.overlay(&around, OverlayRule::Intersect, FillRule::NonZero))
}

/// What of a closed outline lies outside all of the others.
pub fn without(path: &BezPath, others: &[BezPath]) -> BezPath {
    let away: Vec<Vec<[f64; 2]>> = others.iter().flat_map(rings).collect();
    of_rings(&rings(path).overlay(&away, OverlayRule::Difference, FillRule::NonZero))
}

/// The closed outline moved outwards by `reach` units, or inwards by a negative one, its corners rounded.
pub fn grown(path: &BezPath, reach: f64) -> BezPath {
    let style = OutlineStyle::new(reach).line_join(LineJoin::Round(0.2));
    of_rings(&rings(path).outline(&style))
}

/// The largest part of the area, its notches and dents narrower than twice `reach` units filled, as a morphological closing
/// fills them, and its holes.
pub fn without_dents(path: &BezPath, reach: f64) -> BezPath {
    let known = || FILLED.lock().unwrap_or_else(PoisonError::into_inner);
    let is_same = |one: &Filled| one.reach == reach && one.dented == *path;
    let mut last = known();
    if let Some(at) = last.iter().position(is_same) {
        // What is asked for most stays.
        last[..=at].rotate_right(1);
        return last[0].filled.clone();
    }
    drop(last);
    let filled = closed(path, reach);
    let mut last = known();
    last.truncate(MOST_FILLED - 1);
    last.insert(0, Filled { dented: path.clone(), reach, filled: filled.clone() });
    filled
}

/// An area that was asked for, and what became of it.
struct Filled {
    dented: BezPath,
    reach: f64,
    filled: BezPath,
}

/// The last of them, the latest first: the same child is drawn again and again.
static FILLED: Mutex<Vec<Filled>> = Mutex::new(Vec::new());

/// So many at most, of some twenty kilobytes.
const MOST_FILLED: usize = 128;

/// How far from its corners an outline may be that is grown, and one that is taken back, in units: moving a corner inwards
/// crosses what all those near it become, so that with half of them it takes a quarter as long.
const ROUGHLY: [f64; 2] = [0.05, 0.1];
/// It is taken back by so much less, in units: arcs that become points cross each other many times over.
const HAIR: f64 = 0.02;

fn closed(path: &BezPath, reach: f64) -> BezPath {
    let [out, back] = ROUGHLY;
    let larger = grown(&thinned(path, out), reach);
    let filled = rings(&grown(&thinned(&larger, back), HAIR - reach));
    let size = |ring: &Vec<[f64; 2]>| of_rings(&[vec![ring.clone()]]).area().abs();
    let largest = filled.into_iter().max_by(|one, other| size(one).total_cmp(&size(other)));
    of_rings(&[largest.into_iter().collect()])
}

/// A closed outline as straight lines with as few of its corners as have all others within `tolerance` units.
fn thinned(path: &BezPath, tolerance: f64) -> BezPath {
    of_rings(&[rings(path).iter().map(|ring| corners(ring, tolerance)).collect()])
}

fn corners(ring: &[[f64; 2]], tolerance: f64) -> Vec<[f64; 2]> {
    let at = |corner: usize| {
        let [x, y] = ring[corner % ring.len()];
        Point::new(x, y)
    };
    let is_close = |corner: usize, [from, to]: [Point; 2]| {
        let (along, away) = (to - from, at(corner) - from);
        let beyond = away.dot(along);
        (0.0..=along.hypot2()).contains(&beyond) && away.cross(along).abs() <= tolerance * along.hypot()
    };
    let mut kept = Vec::with_capacity(ring.len());
    let mut from = 0;
    for to in 1..=ring.len() {
        if to == 1 || !(from + 1..to).all(|corner| is_close(corner, [at(from), at(to)])) {
            from = to - 1;
            kept.push(ring[from]);
        }
    }
    kept
}

/// The contours of a path, each by itself.
pub fn contours(path: &BezPath) -> Vec<BezPath> {
    let mut all: Vec<BezPath> = Vec::new();
    for element in path.elements() {
        if matches!(element, PathEl::MoveTo(_)) {
            all.push(BezPath::new());
        }
        all.last_mut().into_iter().for_each(|contour| contour.push(*element));
    }
    all
}

/// An outline from one side of a foot round to the other, closed below by a curve that sags by so much of the foot's width,
/// and by no more than so much, in units: on bare paper a straight one is the edge of something that was dropped.
pub(crate) fn sagging(mut outline: BezPath, (share, deepest): (f64, f64)) -> BezPath {
    if let Some((first, last)) = ends(&outline) {
        let sag = (first.distance(last) * share).min(deepest);
        outline.quad_to(first.midpoint(last) + Vec2::new(0.0, 2.0 * sag), first);
    }
    outline.close_path();
    outline
}

/// Where an outline begins and ends.
pub(crate) fn ends(outline: &BezPath) -> Option<(Point, Point)> {
    let first = outline.elements().first().and_then(PathEl::end_point);
    first.zip(outline.elements().last().and_then(PathEl::end_point))
}

/// So many corners of an outline have room at first.
const CORNERS: usize = 32;

/// The path's contours as points, all the way round the same way: opposite windings would cancel out.
fn rings(path: &BezPath) -> Vec<Vec<[f64; 2]>> {
    let mut rings: Vec<Vec<[f64; 2]>> = Vec::new();
    drawing::flatten(path, SMOOTH, |element| match element {
        PathEl::MoveTo(to) => {
            let mut ring = Vec::with_capacity(CORNERS);
            ring.push([to.x, to.y]);
            rings.push(ring);
        }
        PathEl::LineTo(to) => rings.last_mut().into_iter().for_each(|ring| ring.push([to.x, to.y])),
        _ => {}
    });
    if path.area() < 0.0 {
        rings.iter_mut().for_each(|ring| ring.reverse());
    }
    rings
}

fn of_rings(shapes: &[Vec<Vec<[f64; 2]>>]) -> BezPath {
    let rings = || shapes.iter().flatten();
    let mut path = BezPath::with_capacity(rings().map(|ring| ring.len() + 1).sum());
    for ring in rings() {
        draw_polygon(&mut path, ring.iter().map(|[x, y]| Point::new(*x, *y)));
    }
    path
}

/// Straight lines through points, closed.
pub fn polygon(points: &[Point]) -> BezPath {
    let mut path = BezPath::with_capacity(points.len() + 1);
    draw_polygon(&mut path, points.iter().copied());
    path
}

fn draw_polygon(path: &mut BezPath, points: impl Iterator<Item = Point>) {
    for (index, point) in points.enumerate() {
        if index == 0 { path.move_to(point) } else { path.line_to(point) }
    }
    path.close_path();
}

/// A smooth open curve through every point (Catmull–Rom with tension 1/6, as cubic Béziers).
pub fn smooth(points: &[Point]) -> BezPath {
    spline(points, false)
}

/// A smooth closed curve through every point.
pub fn smooth_closed(points: &[Point]) -> BezPath {
    spline(points, true)
}

fn spline(points: &[Point], closed: bool) -> BezPath {
    let mut path = BezPath::new();
    let count = points.len();
    let Some(first) = points.first() else { return path };
    path.move_to(*first);
    let at = |index: isize| -> Point {
        if closed {
            points[index.rem_euclid(count as isize) as usize]
        } else {
            points[index.clamp(0, count as isize - 1) as usize]
        }
    };
    let spans = if closed { count } else { count - 1 };
    for index in 0..spans as isize {
        let [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
        path.curve_to(from + (to - before) / 6.0, to - (after - from) / 6.0, to);
    }
    if closed {
        path.close_path();
    }
    path
}

/// A row of bumps along a closed ring of points, each bulging outwards: clouds, tree crowns, curls, fleece.
/// `bulge` is the bump's height as a share of its chord.
pub fn scallops(points: &[Point], bulge: f64) -> BezPath {
    let mut path = BezPath::new();
    let Some(first) = points.first() else { return path };
    path.move_to(*first);
    // Outwards is to the left of travel on a ring that runs clockwise on screen.
    let turn = if signed_area(points) >= 0.0 { 1.0 } else { -1.0 };
    for (index, from) in points.iter().enumerate() {
        let to = points[(index + 1) % points.len()];
        let chord = to - *from;
        let out = Vec2::new(chord.y, -chord.x) * (turn * bulge * 4.0 / 3.0);
        path.curve_to(*from + out + chord * 0.05, to + out - chord * 0.05, to);
    }
    path.close_path();
    path
}

fn signed_area(points: &[Point]) -> f64 {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(from, to)| from.x * to.y - to.x * from.y).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dent_between_two_discs_is_filled_and_they_are_no_larger() {
        let discs = united(&[circle((0.0, 0.0), 10.0), circle((14.0, 0.0), 10.0)]);
        let filled = without_dents(&discs, 30.0);
        let dent = Point::new(7.0, 8.4);
        assert!(!discs.contains(dent) && filled.contains(dent));
        let (own, whole) = (discs.bounding_box(), filled.bounding_box());
        assert!((own.width() - whole.width()).abs() < 0.5 && (own.height() - whole.height()).abs() < 0.5);
    }

    #[test]
    fn what_is_filled_has_few_corners_and_none_of_them_aside() {
        let round = |corner: u32| {
            let turn = f64::from(corner) * core::f64::consts::TAU / 400.0;
            Point::new(40.0 * libm::cos(turn), 40.0 * libm::sin(turn))
        };
        let disc = polygon(&(0..400).map(round).collect::<Vec<_>>());
        let filled = without_dents(&disc, 7.0);
        assert!(filled.elements().len() < 100, "{} corners", filled.elements().len());
        let corners = || filled.elements().iter().filter_map(PathEl::end_point);
        assert!(corners().all(|at| (at.to_vec2().hypot() - 40.0).abs() < 0.15));
    }
}
