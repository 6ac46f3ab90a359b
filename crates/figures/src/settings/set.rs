//! A setting while it is put together: things in painting order, before it is known how many the page has room for.

use drawing::Shape;
use kurbo::{Affine, Point, Rect};

use super::Stage;
use super::aloft::Look;
use super::plan::{Flank, bounds};
use super::props::Prop;
use super::scenery::place;

/// Things, back to front. What was drawn together stays together.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Layers(pub Vec<Vec<Shape>>);

impl Layers {
    /// Adds one shape as a thing of its own.
    pub fn push(&mut self, shape: Shape) {
        self.0.push(vec![shape]);
    }

    /// Adds a thing, or all things of other layers.
    pub fn extend(&mut self, more: impl Into<Self>) {
        self.0.extend(more.into().0);
    }

    /// All of it moved, scaled, turned or mirrored.
    fn placed(self, placing: Affine) -> Self {
        Self(self.0.into_iter().map(|thing| place(thing, placing)).collect())
    }
}

impl From<Vec<Shape>> for Layers {
    fn from(thing: Vec<Shape>) -> Self {
        Self(vec![thing])
    }
}

impl<const COUNT: usize> From<[Shape; COUNT]> for Layers {
    fn from(thing: [Shape; COUNT]) -> Self {
        Self(vec![thing.into()])
    }
}

/// An upright part of what fills a background is so high at least, in units: a tower, a fall of water.
const UPRIGHT: f64 = 90.0;

/// Eaves and bays to both sides of what something is known by take so much of its width.
const BESIDE_THE_HEART: f64 = 0.18;

/// A setting with everything it could show.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Set {
    /// Far, middle and ground layers. The first shape covers the whole area.
    pub behind: Layers,
    /// Framing in front of hero and cast.
    pub before: Layers,
    /// What the setting is known by, the most telling first.
    pub landmarks: Vec<Rect>,
    /// What may be added where the page would be empty.
    pub extras: &'static [Prop],
    /// What may close the picture above and at its sides.
    pub aloft: &'static [Look],
    /// What fills the background, whoever stands before it.
    pub grand: Option<Grand>,
}

/// Something so large that it shows on both sides of the hero and over the head: a castle as wide as the page.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Grand {
    /// What it is called.
    pub name: &'static str,
    /// Which of the things behind it is.
    pub thing: usize,
    /// Around those of its parts by which it is known.
    pub sights: Vec<Rect>,
    /// Around the part without which nobody knows what it is, if there is one: a gable over its door, a neck with its head.
    pub heart: Option<Rect>,
}

impl Set {
    /// Adds something worth seeing behind the hero.
    pub fn landmark(&mut self, shapes: Vec<Shape>) {
        self.landmarks.push(bounds(&shapes));
        self.behind.extend(shapes);
    }

    /// Adds what fills the background, known by `sights` and by each of its upright parts.
    pub fn grand(&mut self, name: &'static str, shapes: Vec<Shape>, mut sights: Vec<Rect>) {
        let parts = shapes.iter().filter(|part| part.tint.is_some()).map(Shape::bounds);
        sights.extend(parts.filter(|own| own.height() > UPRIGHT && own.width() < own.height()));
        self.grand = Some(Grand { name, thing: self.behind.0.len(), sights, heart: None });
        self.behind.extend(shapes);
    }

    /// The same, nobody knows which without the inner part of `heart`.
    pub fn grand_with_a_heart(
        &mut self,
        name: &'static str,
        shapes: Vec<Shape>,
        (sights, heart): (Vec<Rect>, Rect),
    ) {
        self.grand(name, shapes, sights);
        let heart = heart.inflate(-heart.width() * BESIDE_THE_HEART, 0.0);
        self.grand = self.grand.take().map(|grand| Grand { heart: Some(heart), ..grand });
    }

    /// Adds something in front, as large as fits beside the hero; nothing where it would become too small.
    pub fn frame(&mut self, stage: &Stage, side: Flank, shapes: &[Shape], (base, scale): (Point, f64)) {
        for shrunk in [1.0, 0.86, 0.74] {
            let near = side.stand(shapes.to_vec(), base, scale * shrunk);
            if bounds(&near).intersect(stage.hero).is_zero_area() {
                self.before.extend(near);
                return;
            }
        }
    }

    /// The same setting moved or mirrored.
    pub fn placed(self, placing: Affine) -> Self {
        Self {
            behind: self.behind.placed(placing),
            before: self.before.placed(placing),
            landmarks: self.landmarks.into_iter().map(|mark| placing.transform_rect_bbox(mark)).collect(),
            extras: self.extras,
            aloft: self.aloft,
            grand: self.grand.map(|grand| Grand {
                sights: grand.sights.iter().map(|sight| placing.transform_rect_bbox(*sight)).collect(),
                heart: grand.heart.map(|heart| placing.transform_rect_bbox(heart)),
                ..grand
            }),
        }
    }
}
