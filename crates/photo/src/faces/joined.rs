//! The regions of a picture with each face one of them.

use std::collections::{BTreeMap, BTreeSet};

use kurbo::{Point, Rect};

use super::Face;
use crate::plane::Plane;
use crate::regions::Labels;
use crate::see::Seen;

/// What matters of a face is it for sure, whatever is seen there, but for its very edge.
const CORE: f64 = 0.92;
/// Where the colour of a face is looked at.
const FLESH: f64 = 0.7;
/// How much lighter or darker than that a part of a face may be, and how differently coloured, in Lab.
const LIT: f32 = 30.0;
const TINGED: f32 = 14.0;
/// How much of a region must lie within.
const MOST: f32 = 0.55;

/// The same regions, but each face one of them: shadows on it are none, and its eyes and mouth are drawn otherwise. And
/// where faces are then, 0 or 1.
pub(crate) fn joined(faces: &[Face], mut labels: Labels, seen: &Seen) -> (Labels, Plane) {
    let mut is_face = Plane::new(labels.width, labels.height);
    if faces.is_empty() {
        return (labels, is_face);
    }
    let mut wholes = wholes(&labels, seen);
    for face in faces {
        let near = Span::within(face.around(), &labels);
        let belonging = belonging(face, near, &labels, (&wholes, seen));
        let area = belonging.iter().map(|region| wholes[*region].span).fold(near, Span::around);
        let new = labels.count as u32;
        let mut whole = Whole::NOTHING;
        for at in area.pixels(labels.width) {
            let old = labels.of[at] as usize;
            if belonging.contains(&old) || face.far(middle(at, labels.width))[0] < CORE {
                let colour = seen.colour(at);
                wholes[old].lose(colour);
                whole.gain(colour, Span::of(at, labels.width));
                (labels.of[at], is_face.data[at]) = (new, 1.0);
            }
        }
        wholes.push(whole);
        labels.count += 1;
    }
    (labels.renamed(|label| label), is_face)
}

/// Which regions are parts of a face: most of what matters of it, and what lies mostly on it and has its colour.
fn belonging(face: &Face, near: Span, labels: &Labels, (wholes, seen): (&[Whole], &Seen)) -> BTreeSet<usize> {
    let mut on: BTreeMap<usize, [f32; 2]> = BTreeMap::new();
    let mut flesh = Whole::NOTHING;
    for at in near.pixels(labels.width) {
        let far = face.far(middle(at, labels.width));
        if far[0] < 1.0 || far[1] < 1.0 {
            let on = on.entry(labels.of[at] as usize).or_default();
            on.iter_mut().zip(far).for_each(|(on, far)| *on += f32::from(u8::from(far < 1.0)));
        }
        if far[0] < FLESH {
            flesh.gain(seen.colour(at), near);
        }
    }
    let is_flesh = |whole: &Whole| {
        let (colour, flesh) = (whole.colour(), flesh.colour());
        let apart = [0, 1, 2].map(|part: usize| colour[part] - flesh[part]);
        apart[0].abs() < LIT && libm::hypotf(apart[1], apart[2]) < TINGED
    };
    let belongs = |(region, [core, all]): &(usize, [f32; 2])| {
        let whole = &wholes[*region];
        *core > MOST * whole.area || (*all > MOST * whole.area && is_flesh(whole))
    };
    on.into_iter().filter(belongs).map(|(region, _)| region).collect()
}

fn middle(at: usize, width: usize) -> Point {
    Point::new((at % width) as f64 + 0.5, (at / width) as f64 + 0.5)
}

/// What is known of all of a region.
#[derive(Debug, Clone, Copy)]
struct Whole {
    area: f32,
    lab: [f32; 3],
    span: Span,
}

impl Whole {
    const NOTHING: Self = Self { area: 0.0, lab: [0.0; 3], span: Span::NOWHERE };

    fn gain(&mut self, colour: [f32; 3], span: Span) {
        self.area += 1.0;
        self.lab.iter_mut().zip(colour).for_each(|(sum, part)| *sum += part);
        self.span = self.span.around(span);
    }

    fn lose(&mut self, colour: [f32; 3]) {
        self.area -= 1.0;
        self.lab.iter_mut().zip(colour).for_each(|(sum, part)| *sum -= part);
    }

    fn colour(&self) -> [f32; 3] {
        self.lab.map(|sum| sum / self.area.max(1.0))
    }
}

fn wholes(labels: &Labels, seen: &Seen) -> Vec<Whole> {
    let mut wholes = vec![Whole::NOTHING; labels.count];
    for (at, label) in labels.of.iter().enumerate() {
        wholes[*label as usize].gain(seen.colour(at), Span::of(at, labels.width));
    }
    wholes
}

/// A part of the picture between two columns and two rows, the last ones not in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Span {
    columns: [usize; 2],
    rows: [usize; 2],
}

impl Span {
    const NOWHERE: Self = Self { columns: [usize::MAX, 0], rows: [usize::MAX, 0] };

    /// The pixels of which anything is in `rect`.
    fn within(rect: Rect, labels: &Labels) -> Self {
        let along = |low: f64, high: f64, end: usize| {
            let last = (high.ceil().max(0.0) as usize).min(end);
            [(low.floor().max(0.0) as usize).min(last), last]
        };
        let columns = along(rect.x0, rect.x1, labels.width);
        Self { columns, rows: along(rect.y0, rect.y1, labels.height) }
    }

    const fn of(at: usize, width: usize) -> Self {
        let (x, y) = (at % width, at / width);
        Self { columns: [x, x + 1], rows: [y, y + 1] }
    }

    fn around(self, other: Self) -> Self {
        let both = |one: [usize; 2], other: [usize; 2]| [one[0].min(other[0]), one[1].max(other[1])];
        Self { columns: both(self.columns, other.columns), rows: both(self.rows, other.rows) }
    }

    fn pixels(self, width: usize) -> impl Iterator<Item = usize> {
        let [left, right] = self.columns;
        (self.rows[0]..self.rows[1]).flat_map(move |y| (left..right).map(move |x| y * width + x))
    }
}
