//! An animal on two legs: its own head on the child's body, all over in its own coat.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, Point, Rect, Shape as _};
use scene::{Character, Outfit};

use super::gaze::Gaze;
use super::head::{Head, Look};
use super::outfit::{Trail, Wear};
use super::skeleton::Build;
use super::{Garb, Gear, Guise, Hero, Pose, face, head, tints};
use crate::{Anchor, Art};

/// What grows behind an animal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Brush {
    /// Nothing to be seen.
    Bare,
    /// A long tail that stands up.
    Long,
    /// A ball of fur.
    Puff,
    /// A tail as thick as a leg where it begins.
    Thick,
    /// The same, and two wings of skin.
    Winged,
    /// A horse's, of this tint.
    Hair(Tint),
}

/// An animal that stands up to do what people do.
#[derive(Debug, Clone)]
pub struct Beast {
    /// In head units: the crown at y = −50, the chin at 50.
    head: Vec<Shape>,
    coat: Tint,
    tail: Brush,
    /// Top of the skull, between the eyes, and the mouth, in head units.
    face: [Point; 3],
}

/// How much wider and higher than a child's an animal's head is.
const WIDE: f64 = 128.0;
const HIGH: f64 = 116.0;
/// The chin, in head units.
const CHIN: f64 = 54.0;
/// Fur below.
const BELLY: Tint = Tint::hex(0xFF_F3_DC);
/// A skull is no higher than this share of the whole animal, and no smaller than that one of its box.
const MOST: f64 = 0.78;
const LEAST: f64 = 0.06;
/// A trunk is slimmer than a head.
const ROUND: f64 = 0.74;
/// How far a mane reaches below the chin, as a share of the face's height.
const MANE: f64 = 0.36;

/// The head of an animal's figure, where it is drawn there.
#[derive(Debug, Clone)]
pub struct HeadOfItsOwn {
    /// Ears, mane, face and all, back to front.
    pub shapes: Vec<Shape>,
    /// Around the head without ears and horns.
    pub skull: Rect,
    /// What most of the head is painted with.
    pub coat: Tint,
}

impl HeadOfItsOwn {
    /// That of this figure; `None` where no head can be told apart from the body.
    pub fn of(figure: &Art) -> Option<Self> {
        let eyes = figure.anchor(Anchor::Face)?;
        let whole = figure.bounds();
        let boxed = |shape: &Shape| shape.path.bounding_box();
        let is_skull = |shape: &Shape| {
            let own = boxed(shape);
            shape.tint.is_some()
                && shape.pen == Some(Pen::Outline)
                // The ear of a mouse is beside the eyes.
                && shape.path.winding(eyes) != 0
                && own.width() > own.height() * ROUND
                && own.height() < whole.height() * MOST
                && own.area() > whole.area() * LEAST
        };
        let at = skull_of(figure, is_skull)?;
        let (skull, coat) = (boxed(&figure.shapes[at]), figure.shapes[at].tint?);
        let of_head = |(index, shape): (usize, &Shape)| belongs(boxed(shape), skull, index > at);
        let parts = figure.shapes.iter().enumerate().filter(|part| of_head(*part));
        Some(Self { shapes: parts.map(|(_, shape)| shape.clone()).collect(), skull, coat })
    }
}

impl Beast {
    /// The one that this figure shows; `None` where no head can be told apart from the body.
    pub fn of(figure: &Art, tail: Brush) -> Option<Self> {
        let HeadOfItsOwn { shapes, skull, coat } = HeadOfItsOwn::of(figure)?;
        let eyes = figure.anchor(Anchor::Face)?;
        let scale = (WIDE / skull.width()).min(HIGH / skull.height());
        let chin = Point::new(skull.center().x, skull.y1);
        let placing =
            Affine::translate((0.0, CHIN)) * Affine::scale(scale) * Affine::translate(-chin.to_vec2());
        let head = shapes.into_iter().map(|shape| shape.placed(placing)).collect();
        let top = figure.anchor(Anchor::Head).unwrap_or(Point::new(skull.center().x, skull.y0));
        let mouth = figure.anchor(Anchor::Mouth).unwrap_or(Point::new(eyes.x, skull.y1));
        Some(Self { head, coat, tail, face: [top, eyes, mouth].map(|point| placing * point) })
    }
}

/// The smallest part that the eyes are on, or what is all around it: a mane.
fn skull_of(figure: &Art, is_skull: impl Fn(&Shape) -> bool) -> Option<usize> {
    let boxed = |index: usize| figure.shapes[index].path.bounding_box();
    let mut skulls: Vec<usize> =
        (0..figure.shapes.len()).filter(|index| is_skull(&figure.shapes[*index])).collect();
    skulls.sort_by(|a, b| boxed(*a).area().total_cmp(&boxed(*b).area()));
    let (first, larger) = skulls.split_first()?;
    let own = boxed(*first);
    let around = larger.iter().copied().find(|index| {
        let other = boxed(*index);
        other.y1 < own.y1 + own.height() * MANE && other.width() < own.width() * (1.0 + MANE * 2.0)
    });
    Some(around.unwrap_or(*first))
}

/// Whether a part is of the head: ears and horns above it, all that lies on it, ears that hang beside it.
fn belongs(own: Rect, skull: Rect, before: bool) -> bool {
    let middle = own.center();
    let across = skull.inflate(skull.width() * 0.34, skull.height() * 0.6);
    let touches = own.overlaps(skull);
    let low = skull.y1 + skull.height() * if before { 0.2 } else { 0.04 };
    let small = own.width() < skull.width() * 1.7 && own.height() < skull.height() * 1.5;
    touches && across.contains(middle) && middle.y < skull.y1 && own.y1 <= low && small
}

impl Hero<'_> {
    /// What is worn: an animal's own coat, or clothes.
    pub(super) fn wear(&self) -> Wear {
        let worn = self.worn();
        if self.in_glass() { worn.in_glass() } else { worn }
    }

    /// The same as it is worn in this pose, in water too; an animal has its own feet.
    pub(super) fn wear_here(&self) -> Wear {
        let wear = self.wear();
        // Hands, hat and hair are enough of it.
        let is_enough = self.pose == Pose::Count && wear.trail == Trail::Tails;
        // A spacesuit has no hole for a tail.
        let is_airtight = self.in_glass() && matches!(wear.trail, Trail::CatTail | Trail::SpikyTail);
        let wear = if is_enough || is_airtight { Wear { trail: Trail::None, ..wear } } else { wear };
        if self.beast.is_some() { wear } else { wear.to_dive(self.guise.gear, self.pose) }
    }

    fn worn(&self) -> Wear {
        let Some(beast) = self.beast else { return Wear::of(self.child, &self.guise) };
        let child = Character { outfit: Outfit::Costume, ..self.child.clone() };
        let guise = Guise { garb: Garb::Own, gear: Gear::None, ..self.guise };
        let trail = match beast.tail {
            Brush::Bare => Trail::None,
            Brush::Long => Trail::CatTail,
            Brush::Puff => Trail::Pompom,
            Brush::Thick => Trail::ThickTail,
            Brush::Winged => Trail::SkinWings,
            Brush::Hair(tint) => Trail::HairTail(tint),
        };
        let coat = beast.coat;
        if self.guise.garb == Garb::Pajamas {
            let guise = Guise { gear: Gear::None, ..self.guise };
            return Wear { trail, skin: coat, ..Wear::of(self.child, &guise) };
        }
        let worn = Wear::of(&child, &guise);
        Wear { trail, top: coat, bottom_tint: coat, shoe_tint: coat, skin: coat, ..worn }
    }

    /// The animal's own head, or a child's.
    pub(super) fn head(&self, build: &Build, look: &Look) -> Head {
        match self.beast {
            Some(beast) => Head { front: beast.head.clone(), ..Head::default() },
            None => head::head(self.child, build, look),
        }
    }

    /// A costume's tail and belly in the animal's own colours.
    pub(super) fn furred(&self, shapes: &mut [Shape]) {
        let Some(beast) = self.beast else { return };
        for shape in shapes {
            shape.tint = match shape.tint {
                Some(tints::ORANGE | tints::GREEN) => Some(beast.coat),
                Some(tints::LIME) => Some(BELLY),
                tint => tint,
            };
        }
    }

    /// Where the face is.
    pub(super) fn face_anchors(&self, art: &mut Art, (head, gaze): (Affine, Gaze)) {
        let own = || [Point::new(0.0, -50.0), gaze.turned(face::FACE), gaze.turned(face::MOUTH)];
        let [top, eyes, mouth] = self.beast.map_or_else(own, |beast| beast.face);
        art.set(Anchor::Head, head * top);
        art.set(Anchor::Face, head * eyes);
        art.set(Anchor::Mouth, head * mouth);
    }
}
