//! Guests: figures that a place is looked for, with all that seating them asks.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::{PoisonError, RwLock};

use figures::Art;
use kurbo::{Affine, Point, Rect};

use crate::board::face_of;
use crate::recipe::Part;
use crate::silhouette::{Silhouette, placed};
use crate::size::areas;
use crate::standing::{Sketch, Standing};

/// A figure that is to join, in its own units. It is measured once, and placed in every take.
#[derive(Debug)]
pub(crate) struct Guest {
    pub(crate) name: &'static str,
    art: Cow<'static, Art>,
    pub(crate) part: Part,
    pub(crate) bounds: Rect,
    pub(crate) silhouette: Silhouette,
    /// Around eyes and mouth, if it has any.
    pub(crate) face: Option<Rect>,
    /// About how many areas to color it brings.
    pub(crate) areas: usize,
    /// As it is drawn where it is small on a detailed page.
    bold: Option<Box<Self>>,
}

/// What seating a figure asks.
#[derive(Clone)]
struct Measures {
    bounds: Rect,
    silhouette: Silhouette,
    face: Option<Rect>,
    areas: usize,
}

impl Measures {
    fn of(art: &Art) -> Self {
        let bounds = art.bounds();
        let silhouette = Silhouette::around(bounds, art.all());
        Self { bounds, silhouette, face: face_of(art), areas: areas(&art.shapes) }
    }

    /// Of a figure that is drawn once for all pages.
    fn known(art: &'static Art) -> Self {
        // By where it is kept.
        static KNOWN: RwLock<BTreeMap<usize, Measures>> = RwLock::new(BTreeMap::new());
        let place = std::ptr::from_ref(art).addr();
        let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner).get(&place).cloned();
        known.unwrap_or_else(|| {
            let measures = Self::of(art);
            KNOWN.write().unwrap_or_else(PoisonError::into_inner).insert(place, measures.clone());
            measures
        })
    }
}

/// What is less high, in units, has no room for its finest parts, whatever its file says.
const SMALL: f64 = 112.0;

impl Guest {
    pub(crate) fn new(name: &'static str, art: Cow<'static, Art>, part: Part) -> Self {
        let Measures { bounds, silhouette, face, areas } = match art {
            Cow::Borrowed(known) => Measures::known(known),
            Cow::Owned(ref own) => Measures::of(own),
        };
        Self { name, art, part, bounds, silhouette, face, areas, bold: None }
    }

    /// The same, to be drawn so where it is small.
    pub(crate) fn or_bold(self, bold: Option<Cow<'static, Art>>) -> Self {
        let bold = bold.map(|bold| Box::new(Self::new(self.name, bold, self.part)));
        Self { bold, ..self }
    }

    /// As it is drawn where it is so high, in units.
    pub(crate) fn drawn(&self, high: f64) -> &Self {
        self.bold.as_deref().filter(|_| high < self.art.full_from.max(SMALL)).unwrap_or(self)
    }

    /// What of it is put where it is to stand or hover.
    pub(crate) fn foot(&self, part: Part) -> Point {
        if part.flies() { Point::new(self.bounds.center().x, self.bounds.y1) } else { self.art.ground() }
    }

    /// Placed so that it stands at this depth, and not drawn yet; the sketch scales, mirrors and moves.
    pub(crate) fn standing(&self, sketch: Sketch, depth: f64) -> Standing {
        Standing {
            name: self.name,
            actor: None,
            art: Rc::default(),
            hero: 0..0,
            bounds: placed(self.bounds, sketch.placing),
            silhouette: self.silhouette.placed(sketch.placing),
            depth,
            sketch: Some(sketch),
        }
    }

    /// As it is drawn where it is so high, in units, and placed so.
    pub(crate) fn placed(&self, high: f64, placing: Affine) -> Art {
        self.drawn(high).art.as_ref().clone().placed(placing)
    }
}

#[cfg(test)]
mod tests {
    use figures::{Detail, figure};

    use super::*;

    #[test]
    fn who_is_small_is_drawn_for_small_hands() {
        let [full, bold] = [Detail::Full, Detail::Bold].map(|detail| figure("frog", detail).expect("a frog"));
        let guest =
            Guest::new("frog", Cow::Borrowed(full), Part::Beside(36)).or_bold(Some(Cow::Borrowed(bold)));
        let shapes = |guest: &Guest, high: f64| guest.placed(high, Affine::IDENTITY).shapes.len();
        assert_eq!(shapes(&guest, SMALL * 0.9), bold.shapes.len());
        assert_eq!(shapes(&guest, SMALL * 1.1), full.shapes.len());
        assert!(bold.shapes.len() < full.shapes.len());
        let intricate = Cow::Owned(Art { full_from: SMALL * 2.0, ..full.clone() });
        let guest = Guest::new("frog", intricate, guest.part).or_bold(Some(Cow::Borrowed(bold)));
        assert_eq!(shapes(&guest, SMALL * 1.1), bold.shapes.len());
        assert_eq!(shapes(&guest, SMALL * 2.1), full.shapes.len());
    }
}
