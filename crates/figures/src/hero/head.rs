//! The head: hair behind, skull, ears, face, hair before, and what is worn on it.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point};
use scene::{Character, HairStyle};

use super::curve::{bend, closed, mirror, open, symmetric, warp};
use super::hair::{Cut, hair};
use super::skeleton::Build;
use super::{Gear, Mood, face, gear, tints};
use crate::Detail;

/// The two halves of a head, in page direction but in head units until placed.
#[derive(Debug, Clone, Default)]
pub(super) struct Head {
    /// Behind the body.
    pub(super) back: Vec<Shape>,
    /// Before the body.
    pub(super) front: Vec<Shape>,
}

/// How the head is looked at.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    pub(super) mood: Mood,
    pub(super) gear: Gear,
    pub(super) detail: Detail,
    /// Where loose hair hangs in the head's own coordinates, degrees from down.
    pub(super) flow: f64,
    /// The outfit's mask is worn.
    pub(super) mask: bool,
}

/// A child's head in head units.
pub(super) fn head(child: &Character, build: &Build, look: &Look) -> Head {
    let cut = Cut::of(child, build, look.detail, look.gear == Gear::SpaceHelmet);
    let hair = hair(child.hair_style, &cut);
    // Hair that stands does not hang.
    let flow = match child.hair_style {
        HairStyle::Spiky | HairStyle::Afro => 0.0,
        _ => look.flow,
    };
    let dressed = |shapes: Vec<Shape>| -> Vec<Shape> {
        shapes
            .into_iter()
            .map(|mut shape| {
                shape.path = warp(&shape.path, |point| {
                    tamed(look.gear, bend(point, 20.0, 64.0, flow))
                });
                shape
            })
            .collect()
    };
    let skin = tints::skin(child.skin_tone);
    let mut front = vec![Shape::area(skull(), skin, Pen::Outline)];
    if hair.ears {
        for ear in [ear(), mirror(&ear())] {
            front.push(Shape::patch(ear.clone(), skin));
            front.push(Shape::line(ear, Pen::Outline));
        }
        if look.detail == Detail::Full {
            let fold = open((56.5, 4.0), &[[61.0, 4.0, 60.0, 11.0, 57.0, 13.5]]);
            front.push(Shape::line(mirror(&fold), Pen::Fine));
            front.push(Shape::line(fold, Pen::Fine));
        }
    }
    if look.mask {
        front.push(Shape::area(mask(), tints::YELLOW, Pen::Inner));
    }
    let mut back = dressed(hair.back);
    let mut worn = gear::gear(look.gear, look.detail);
    front.extend(dressed(hair.front));
    front.extend(face::face(child, look.mood, look.detail));
    back.splice(0..0, worn.remove(0));
    front.extend(worn.remove(0));
    Head { back, front }
}

fn skull() -> BezPath {
    symmetric(
        (0.0, -50.0),
        &[
            [35.0, -50.0, 53.0, -28.0, 53.0, 4.0],
            [53.0, 34.0, 30.0, 50.0, 0.0, 50.0],
        ],
    )
}

/// The right ear's rim, open towards the cheek.
fn ear() -> BezPath {
    open(
        (51.0, -2.0),
        &[
            [58.0, -7.0, 66.5, -2.0, 66.0, 8.0],
            [65.5, 17.0, 58.0, 23.0, 50.5, 19.0],
        ],
    )
}

fn mask() -> BezPath {
    closed(
        (3.0, -10.0),
        &[
            [14.0, -20.0, 38.0, -19.0, 51.0, -12.0],
            [53.0, 2.0, 48.0, 17.0, 35.0, 19.0],
            [22.0, 20.5, 12.0, 17.0, 3.0, 9.0],
            [-6.0, 17.0, -16.0, 20.5, -29.0, 19.0],
            [-44.0, 17.0, -53.0, 2.0, -51.0, -12.0],
            [-38.0, -19.0, -8.0, -20.0, 3.0, -10.0],
        ],
    )
}

/// Hair is pressed down by what is worn over it.
fn tamed(gear: Gear, point: Point) -> Point {
    match gear {
        Gear::None | Gear::Snorkel => point,
        Gear::SpaceHelmet => {
            let away = point - gear::HELMET;
            let far = away.hypot2().sqrt();
            if far <= 48.0 {
                return point;
            }
            let (over, room) = (far - 48.0, gear::GLASS - 64.0);
            gear::HELMET + away * ((48.0 + room * over / (over + room)) / far)
        }
        Gear::Crown | Gear::PirateHat | Gear::ExplorerHat | Gear::ChefHat | Gear::WizardHat => {
            let crown = gear == Gear::Crown;
            let (brim, top) = if crown { (-44.0, -66.0) } else { (-24.0, -58.0) };
            // What stands out sideways is pressed in around the brim.
            let beside = if crown {
                64.0 + (point.y + 44.0).max(0.0) * 3.0
            } else {
                62.0 + (point.y + 24.0).max(0.0) * 1.5
            };
            let lifted = ((brim - point.y) / (brim - top)).clamp(0.0, 1.0);
            let wide = beside * (1.0 - 0.45 * lifted * lifted);
            Point::new(point.x.clamp(-wide, wide), point.y.max(top))
        }
    }
}

/// From head units to `at`, for a head alone.
pub(super) fn upright(build: &Build) -> Affine {
    Affine::translate((0.0, -50.0 * build.head)) * Affine::scale(build.head)
}
