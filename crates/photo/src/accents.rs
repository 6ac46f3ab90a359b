//! Small dark features that carry meaning and are no regions: eyes, noses and buttons as dots of ink, mouths,
//! eyelids and folds as strokes.

mod dots;
mod ridges;

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};

use crate::analysis::Analysis;
use crate::lines::{Calm, Curve, smoothed};
use crate::plane::Plane;
use crate::regions::Room;
use crate::see::Seen;

/// Something that may be inked.
#[derive(Debug, Clone)]
pub(crate) struct Accent {
    /// The points of its outline or of its line, in pixels.
    pub(crate) points: Vec<Point>,
    /// Whether it is an outline to be filled.
    pub(crate) solid: bool,
    /// How much it matters: 1 is barely worth a line.
    pub(crate) worth: f32,
}

/// Where a small feature matters most: on the subject, and amid skin, where it may be part of a face.
struct Matters<'a> {
    subject: &'a Plane,
    skin: &'a Plane,
}

impl Matters<'_> {
    /// About 0.3–2.
    fn at(&self, pixel: usize) -> f32 {
        (0.3 + self.subject.data[pixel]) * (1.0 + 0.8 * self.skin.data[pixel])
    }
}

/// Everything that may be inked, what matters most first. `millimetre` in pixels.
pub(crate) fn candidates(seen: &Seen, millimetre: f32) -> Vec<Accent> {
    let skin = seen.skin.blur(3.0 * millimetre);
    let matters = Matters { subject: &seen.subject, skin: &skin };
    let mut found = dots::dots(&seen.lab[0], &matters, millimetre);
    found.extend(ridges::ridges(&seen.lab[0], &matters, millimetre));
    found.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    found
}

/// Inks the accents that are worth it at this much detail (0–1) and stay clear of lines and of each other, so
/// that all white around them keeps room for a crayon. `depth` is how far each pixel is from their ink.
pub(crate) fn ink(analysis: &Analysis, depth: Vec<f32>, room: Room, share: f32) -> Vec<Shape> {
    let millimetre = room.millimetre;
    let mut near = Near { depth, width: analysis.width };
    let least = 1.7 - 0.9 * share;
    let most = 4 + (26.0 * share) as usize;
    let mut shapes = Vec::new();
    for accent in &analysis.accents {
        if accent.worth < least || shapes.len() >= most {
            break;
        }
        let gap = room.fine / 2.0 + 0.5 * millimetre;
        let shape = if accent.solid {
            near.is_clear(&accent.points, gap).then(|| Shape::solid(outline(&accent.points)))
        } else {
            let clear = near.clear_part(&accent.points, gap);
            (clear.len() as f32 >= 3.2 * millimetre).then(|| Shape::line(line(clear), Pen::Fine))
        };
        if let Some(shape) = shape {
            near.take(&accent.points, room.white * 0.55);
            shapes.push(shape);
        }
    }
    shapes
}

fn outline(points: &[Point]) -> BezPath {
    let evidence = vec![1.0; points.len()];
    let calm = smoothed(points, &evidence, true, Calm { length: 1.6, sure: 1.0 });
    let count = calm.len();
    let round: Vec<Point> = (0..=count).map(|at| calm[at % count]).collect();
    let mut path = drawn(&Curve::through(&round, calm.last().copied(), calm.get(1).copied()));
    path.close_path();
    path
}

fn line(points: &[Point]) -> BezPath {
    let evidence = vec![0.6; points.len()];
    let calm = smoothed(points, &evidence, false, Calm { length: 2.6, sure: 1.0 });
    drawn(&Curve::through(&calm, None, None))
}

fn drawn(curve: &Curve) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(curve.start());
    curve.append(&mut path, false);
    path
}

/// How far each pixel is from what is inked already.
struct Near {
    depth: Vec<f32>,
    width: usize,
}

impl Near {
    fn at(&self, point: Point) -> f32 {
        let height = self.depth.len() / self.width;
        let x = (point.x.max(0.0) as usize).min(self.width - 1);
        let y = (point.y.max(0.0) as usize).min(height - 1);
        self.depth[y * self.width + x]
    }

    fn is_clear(&self, points: &[Point], gap: f32) -> bool {
        points.iter().all(|point| self.at(*point) > gap)
    }

    /// The longest stretch that is clear.
    fn clear_part<'a>(&self, points: &'a [Point], gap: f32) -> &'a [Point] {
        let stretches = points.chunk_by(|one, other| (self.at(*one) > gap) == (self.at(*other) > gap));
        let clear = stretches.filter(|stretch| self.at(stretch[0]) > gap);
        clear.max_by_key(|stretch| stretch.len()).unwrap_or_default()
    }

    /// Keeps others `reach` pixels away from these points.
    fn take(&mut self, points: &[Point], reach: f32) {
        let height = self.depth.len() / self.width;
        let span = reach as isize + 1;
        for point in points.iter().step_by(2) {
            let (x, y) = (point.x as isize, point.y as isize);
            for row in (y - span).max(0)..(y + span + 1).min(height as isize) {
                for column in (x - span).max(0)..(x + span + 1).min(self.width as isize) {
                    let (dx, dy) = ((column - x) as f32, (row - y) as f32);
                    let far = libm::sqrtf(dx * dx + dy * dy) - reach;
                    let cell = &mut self.depth[row as usize * self.width + column as usize];
                    *cell = cell.min(far.max(0.0));
                }
            }
        }
    }
}
