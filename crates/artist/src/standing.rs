//! Whoever and whatever stands on a page, as a whole.

use std::ops::Range;
use std::rc::Rc;

use figures::Art;
use kurbo::{Affine, Rect, Vec2};

use crate::ensemble::Actor;
use crate::silhouette::Silhouette;

/// Something that stands on the page.
#[derive(Debug, Clone)]
pub(crate) struct Standing {
    pub(crate) name: &'static str,
    /// Whom of the scene it shows; `None` for what the artist added.
    pub(crate) actor: Option<Actor>,
    /// Takes share it: it is large.
    pub(crate) art: Rc<Art>,
    /// Which of the art's shapes are the hero's: none of most.
    pub(crate) hero: Range<usize>,
    pub(crate) bounds: Rect,
    pub(crate) silhouette: Silhouette,
    /// Greater is nearer: the y its feet are at, hero included.
    pub(crate) depth: f64,
    /// How its art is to be drawn, while it has none: of most takes nobody is ever seen.
    pub(crate) sketch: Option<Sketch>,
}

/// Which of some guests it is, how high, in units, and how that one is placed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sketch {
    pub(crate) guest: usize,
    pub(crate) high: f64,
    pub(crate) placing: Affine,
}

impl Standing {
    pub(crate) fn new(name: &'static str, art: Art, depth: f64) -> Self {
        let bounds = art.bounds();
        let silhouette = Silhouette::around(bounds, art.all());
        let art = Rc::new(art);
        Self { name, actor: None, bounds, silhouette, art, hero: 0..0, depth, sketch: None }
    }

    /// The same elsewhere on the page.
    pub(crate) fn stepped(&self, by: Vec2) -> Self {
        let placing = Affine::translate(by);
        Self {
            art: Rc::new(Art::clone(&self.art).placed(placing)),
            bounds: self.bounds + by,
            silhouette: self.silhouette.placed(placing),
            depth: self.depth + by.y,
            ..self.clone()
        }
    }

    /// The same, `by` units higher on the page.
    pub(crate) fn lifted(self, by: f64) -> Self {
        let Self { name, art, actor, hero, depth, .. } = self;
        let art = Rc::unwrap_or_clone(art);
        Self { actor, hero, ..Self::new(name, art.placed(Affine::translate((0.0, -by))), depth - by) }
    }
}
