//! Whoever and whatever stands on a page, as a whole.

use std::ops::Range;

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
    pub(crate) art: Art,
    /// Which of the art's shapes are the hero's: none of most.
    pub(crate) hero: Range<usize>,
    pub(crate) bounds: Rect,
    pub(crate) silhouette: Silhouette,
    /// Greater is nearer: the y its feet are at, hero included.
    pub(crate) depth: f64,
}

impl Standing {
    pub(crate) fn new(name: &'static str, art: Art, depth: f64) -> Self {
        let bounds = art.bounds();
        let silhouette = Silhouette::around(bounds, art.all());
        Self { name, actor: None, bounds, silhouette, art, hero: 0..0, depth }
    }

    /// The same elsewhere on the page.
    pub(crate) fn stepped(&self, by: Vec2) -> Self {
        let placing = Affine::translate(by);
        Self {
            art: self.art.clone().placed(placing),
            bounds: self.bounds + by,
            silhouette: self.silhouette.placed(placing),
            depth: self.depth + by.y,
            ..self.clone()
        }
    }

    /// The same, `by` units higher on the page.
    pub(crate) fn lifted(self, by: f64) -> Self {
        let Self { name, art, actor, hero, depth, .. } = self;
        Self { actor, hero, ..Self::new(name, art.placed(Affine::translate((0.0, -by))), depth - by) }
    }
}
