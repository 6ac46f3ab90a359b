//! The finished figure: pieces in painting order and the points others meet it at.

use kurbo::{Affine, BezPath, Circle, Ellipse, Point, Shape as _};

use crate::Settings;
use crate::arcs::{Loop, arcs, loops};
use crate::canvas::FINE;
use crate::fit::fit;
use crate::map::{Map, OUTSIDE, Region};
use crate::merge::{LARGEST_EYE, LARGEST_INK, Stroke};

/// How a piece is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// An area without a line.
    Patch,
    /// An area with the silhouette's bold contour.
    Silhouette,
    /// An area with an inner contour.
    Area,
    /// A line of the silhouette.
    Outline,
    /// A line within.
    Inner,
    /// Ink.
    Solid,
}

/// One path and what it is.
#[derive(Debug, Clone, PartialEq)]
pub struct Piece {
    /// What it is.
    pub role: Role,
    /// The natural colour; meaningless for lines and ink.
    pub rgb: [u8; 3],
    /// In units, y down; non-zero winding.
    pub path: BezPath,
}

/// A point of a figure that others meet it at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// The middle of what it stands on.
    Ground,
    /// The middle of its back or upper edge.
    Seat,
    /// Where a hand takes hold of it: the middle of its lower part.
    Grip,
    /// Between its eyes.
    Face,
}

/// An engraved figure, at most [`crate::REFERENCE`] units wide and high.
#[derive(Debug, Clone, PartialEq)]
pub struct Plate {
    /// Back to front.
    pub pieces: Vec<Piece>,
    /// Each spot at most once.
    pub spots: Vec<(Spot, Point)>,
}

impl Plate {
    /// The same plate larger or smaller.
    #[must_use]
    pub fn scaled(mut self, scale: f64) -> Self {
        let scale = Affine::scale(scale);
        self.pieces.iter_mut().for_each(|piece| piece.path.apply_affine(scale));
        self.spots.iter_mut().for_each(|(_, point)| *point = scale * *point);
        self
    }
}

/// Draws what is left of a map.
pub(crate) fn draw(mut map: Map, strokes: Vec<Stroke>, settings: &Settings) -> Plate {
    let mut spots = spots(&map);
    let eyes = if settings.eyes { take_eyes(&mut map, settings.coarseness) } else { Vec::new() };
    let arcs = arcs(&map);
    let to_units = Affine::scale(1.0 / FINE);
    let piece = |role, rgb, mut path: BezPath| {
        path.apply_affine(to_units);
        Piece { role, rgb, path }
    };
    let mut areas: Vec<(f64, [u8; 3], BezPath)> = Vec::new();
    let mut marks = Vec::new();
    for number in map.smallest_first() {
        let Some(region) = map.region(number) else { continue };
        let around = loops(&arcs, |label| label == number);
        let extent = around.iter().map(|one| one.area).fold(0.0, f64::max);
        if region.ink {
            marks.push(piece(Role::Solid, [0; 3], joined(&around, |_| true)));
        } else if region.borders.keys().all(|other| map.region(*other).is_some_and(|other| other.ink)) {
            marks.push(piece(Role::Patch, [255; 3], joined(&around, |one| one.area > 0.0)));
        } else {
            areas.push((
                extent,
                region.rgb,
                joined(&around, |one| one.area > 0.0 || one.beyond.contains(&OUTSIDE)),
            ));
        }
    }
    areas.sort_by(|one, two| two.0.total_cmp(&one.0));
    let silhouette = joined(&loops(&arcs, |label| label != OUTSIDE), |_| true);
    let mut pieces = Vec::new();
    if let Some((_, rgb, _)) = areas.first() {
        pieces.push(piece(Role::Silhouette, *rgb, silhouette.clone()));
    }
    pieces.extend(areas.into_iter().skip(1).map(|(_, rgb, path)| piece(Role::Area, rgb, path)));
    let (outer, inner): (Vec<_>, Vec<_>) = strokes.into_iter().partition(|stroke| stroke.outer);
    let line = |role| move |stroke: Stroke| piece(role, [0; 3], curve(&stroke.points));
    pieces.extend(inner.into_iter().map(line(Role::Inner)));
    if !silhouette.elements().is_empty() {
        pieces.push(piece(Role::Outline, [0; 3], silhouette));
    }
    pieces.extend(outer.into_iter().map(line(Role::Outline)));
    // Light in an eye is painted upon its ink.
    marks.sort_by_key(|mark| mark.role != Role::Solid);
    pieces.extend(marks);
    if !eyes.is_empty() {
        let middle = eyes.iter().map(|eye| eye.center().to_vec2()).sum::<kurbo::Vec2>() / eyes.len() as f64;
        spots.push((Spot::Face, to_units * middle.to_point()));
    }
    for eye in eyes {
        pieces.push(piece(Role::Solid, [0; 3], eye.to_path(0.05)));
        let (radii, center) = (eye.radii(), eye.center());
        for (x, y, size) in [(0.28, -0.38, 0.34), (-0.3, 0.36, 0.2)] {
            let light = Circle::new(center + (x * radii.x, y * radii.y), size * radii.x);
            pieces.push(piece(Role::Patch, [255; 3], light.to_path(0.05)));
        }
    }
    Plate { pieces, spots }
}

fn joined(loops: &[Loop], wanted: impl Fn(&Loop) -> bool) -> BezPath {
    let mut path = BezPath::new();
    for one in loops.iter().filter(|one| wanted(one)) {
        path.extend(one.path.elements().iter().copied());
    }
    path
}

fn curve(points: &[Point]) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(points[0]);
    fit(&mut path, points);
    path
}

/// An eye under this radius, in units at coarseness 1, is drawn this large.
const SMALLEST_EYE: f64 = 6.0;

/// Takes the two largest round inks in the upper part off the map and gives them back as upright ovals, in
/// samples.
fn take_eyes(map: &mut Map, coarseness: f64) -> Vec<Ellipse> {
    let mut eyes = Vec::new();
    for number in map.smallest_first().into_iter().rev() {
        let round = |region: &&Region| {
            let high = region.frame[3] * 10 < map.height * 7;
            region.ink && high && region.compactness() > 0.7
        };
        let Some(region) = map.region(number).filter(round) else { continue };
        let [left, right, top, bottom] = region.frame.map(|side| side as f64);
        let (width, height) = (right - left + 1.0, bottom - top + 1.0);
        let radius = width.max(height) / 2.0 / FINE;
        if !(2.0..=LARGEST_EYE * 1.4).contains(&radius) {
            continue;
        }
        let light: Vec<u32> =
            region.borders.keys().copied().filter(|other| is_within(map, *other, number)).collect();
        let host = region
            .borders
            .iter()
            .filter(|(other, _)| {
                !light.contains(other) && map.region(**other).is_some_and(|other| !other.ink)
            })
            .max_by_key(|(_, count)| **count)
            .map(|(other, _)| *other);
        let Some(host) = host else { continue };
        for speck in light {
            map.merge(speck, number);
        }
        map.merge(number, host);
        let least = SMALLEST_EYE * coarseness.sqrt() * FINE;
        let most = LARGEST_INK * FINE;
        let grow = (height / 2.0).clamp(least, most) / (height / 2.0);
        let radii = (width / 2.0 * grow, height / 2.0 * grow);
        let radii = (radii.0.clamp(radii.1 * 0.72, radii.1), radii.1.max(radii.0));
        eyes.push(Ellipse::new(((left + right + 1.0) / 2.0, (top + bottom + 1.0) / 2.0), radii, 0.0));
        if eyes.len() == 2 {
            break;
        }
    }
    eyes
}

fn is_within(map: &Map, inner: u32, outer: u32) -> bool {
    map.region(inner).is_some_and(|region| !region.ink && region.share(outer) > 0.9)
}

/// Where it stands, is sat on and is held, from its silhouette.
fn spots(map: &Map) -> Vec<(Spot, Point)> {
    let painted = |x: usize, y: usize| map.labels[y * map.width + x] != OUTSIDE;
    let rows: Vec<usize> = (0..map.height).filter(|y| (0..map.width).any(|x| painted(x, *y))).collect();
    let (Some(top), Some(bottom)) = (rows.first().copied(), rows.last().copied()) else { return Vec::new() };
    let unit = |x: f64, y: f64| Point::new(x / FINE, y / FINE);
    let middle_of = |from: usize, to: usize| {
        let columns: Vec<usize> = (0..map.width).filter(|x| (from..=to).any(|y| painted(*x, y))).collect();
        let (first, last) = (columns.first().copied().unwrap_or(0), columns.last().copied().unwrap_or(0));
        (first + last) as f64 / 2.0
    };
    let height = bottom - top;
    let ground = unit(middle_of(bottom - height / 25, bottom), bottom as f64 + 1.0);
    let low = bottom - height / 4;
    let grip = unit(middle_of(low, low), low as f64);
    let mut backs: Vec<usize> = (map.width * 7 / 20..map.width * 13 / 20)
        .filter_map(|x| (0..map.height).find(|y| painted(x, *y)))
        .collect();
    backs.sort_unstable();
    let back = backs.get(backs.len() / 2).copied().unwrap_or(top);
    let seat = unit(map.width as f64 / 2.0, back as f64 + 4.0 * FINE);
    vec![(Spot::Ground, ground), (Spot::Grip, grip), (Spot::Seat, seat)]
}
