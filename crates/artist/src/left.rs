//! What a page may have more: areas to color, and ink.

use drawing::{Drawing, Pens, Shape};
use figures::Detail;
use kurbo::Point;

use crate::ink::length_of;
use crate::size;

/// The largest share of a simple page that is ink: a little less than it may be.
const DARKEST: f64 = 0.1365;
/// And of a detailed one.
const DARKEST_OF_DETAILED: f64 = 0.178;
/// How wide the line of a bank is, in units; about how much ink a tuft on it takes, in square units.
const BOLD: f64 = 4.2;
pub(crate) const OF_A_TUFT: f64 = 900.0;

/// What a page may have more.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Left {
    /// So many areas to color.
    pub(crate) areas: usize,
    /// So many square units of ink.
    pub(crate) ink: f64,
}

impl Left {
    /// On a drawing of which so large a share was ink before the shapes from `first` on were drawn.
    pub(crate) fn on(
        drawing: &Drawing,
        (areas, ink): (usize, f64),
        (first, detail): (usize, Detail),
    ) -> Self {
        let all = drawing.page.rect().area();
        let later = inked(&drawing.shapes[first..], &drawing.page.pens);
        let darkest = if detail == Detail::Full { DARKEST_OF_DETAILED } else { DARKEST };
        Self { areas, ink: all * (darkest - ink) - later }
    }

    /// Whether shapes may come, and so many areas more.
    pub(crate) fn has_room_for(&self, shapes: &[Shape], more: usize, pens: &Pens) -> bool {
        size::areas(shapes) + more <= self.areas && inked(shapes, pens) < self.ink
    }

    /// Takes room for shapes.
    pub(crate) fn take(&mut self, shapes: &[Shape], pens: &Pens) {
        self.areas = self.areas.saturating_sub(size::areas(shapes));
        self.ink -= inked(shapes, pens);
    }

    /// The same and so many areas more.
    pub(crate) const fn with_more(self, areas: usize) -> Self {
        Self { areas: self.areas + areas, ..self }
    }

    /// The same and so many areas fewer, if it has as many.
    pub(crate) const fn without(self, areas: usize) -> Self {
        Self { areas: self.areas.saturating_sub(areas), ..self }
    }

    /// Takes the ink of an edge, if there is enough for it and for something on it.
    pub(crate) fn takes(&mut self, edge: &[Point]) -> bool {
        let long: f64 = edge.windows(2).map(|ends| ends[0].distance(ends[1])).sum();
        let is_enough = self.ink > long * BOLD + OF_A_TUFT;
        if is_enough {
            self.ink -= long * BOLD;
        }
        is_enough
    }
}

/// About how many square units of ink lines take.
pub(crate) fn inked(shapes: &[Shape], pens: &Pens) -> f64 {
    let lines = shapes.iter().filter_map(|shape| Some((shape, shape.pen?)));
    let long = |shape: &Shape| shape.path.segments().map(length_of).sum::<f64>();
    lines.map(|(shape, pen)| long(shape) * pens.width(pen)).sum()
}
