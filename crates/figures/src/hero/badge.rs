//! The badge of a hat, or a rucksack: it shows what its owner loves to do.

use std::ops::Range;

use drawing::{Pen, Shape};
use kurbo::{Affine, Point, Rect, Shape as _, Size};
use scene::Character;

use super::curve::{closed, open};
use super::head::Look;
use super::{Gear, Guise, outfit, tints};
use crate::{Anchor, Art, Detail};

impl Guise {
    /// Whether the hat of this child, dressed so, shows its hobby.
    pub fn bears_badge(&self, child: &Character) -> bool {
        placed(self.hat(child), child).is_some()
    }
}

/// Where a hat has room for a badge that leaves cloth all around it, and half as wide and high as that is.
const fn seat(gear: Gear) -> Option<[(f64, f64); 2]> {
    match gear {
        Gear::PirateHat => Some([(0.0, -58.0), (26.0, 22.0)]),
        Gear::ExplorerHat => Some([(0.0, -66.5), (24.0, 18.0)]),
        Gear::PeakedCap => Some([(1.0, -74.0), (30.0, 15.0)]),
        Gear::FireHelmet => Some([(0.0, -70.0), (24.0, 18.0)]),
        Gear::WizardHat => Some([(4.0, -76.0), (17.0, 21.0)]),
        Gear::Boater => Some([(0.0, -72.0), (26.0, 17.0)]),
        Gear::SailorCap => Some([(0.0, -77.0), (26.0, 11.0)]),
        Gear::TopHat => Some([(0.0, -84.0), (26.0, 23.0)]),
        _ => None,
    }
}

/// As large as a badge is at most, as a share of a print, and at least: a smaller one no crayon fits.
const LARGEST: f64 = 0.86;
const LEAST: f64 = 0.66;

/// The badge of a child's hobby on this hat, if there is room for it.
fn placed(gear: Gear, child: &Character) -> Option<(Vec<Shape>, Affine)> {
    let [(x, y), (half_width, half_height)] = seat(gear)?;
    let badge = Art::of(outfit::badge(child.hobby?, child.gender));
    let own = badge.bounds();
    let size = (2.0 * half_width / own.width()).min(2.0 * half_height / own.height()).min(LARGEST);
    let placing =
        Affine::translate((x, y)) * Affine::scale(size) * Affine::translate(-own.center().to_vec2());
    (size >= LEAST).then_some((badge.shapes, placing))
}

/// The middle of a rucksack's front, and half as wide and high as a badge is there at most.
const FRONT: Point = Point::new(0.0, -52.0);
const HALF_FRONT: Size = Size::new(46.0, 41.0);

/// A rucksack with the badge of a child's hobby on its front: what an adventurer sets down; `None` without a hobby.
pub fn rucksack(child: &Character, detail: Detail) -> Option<Art> {
    let badge = Art::of(outfit::badge(child.hobby?, child.gender));
    let own = badge.bounds();
    let size = (2.0 * HALF_FRONT.width / own.width()).min(2.0 * HALF_FRONT.height / own.height());
    let placing =
        Affine::translate(FRONT.to_vec2()) * Affine::scale(size) * Affine::translate(-own.center().to_vec2());
    let bag = closed(
        (-60.0, -6.0),
        &[
            [-72.0, -56.0, -70.0, -120.0, -52.0, -144.0],
            [-34.0, -168.0, 34.0, -168.0, 52.0, -144.0],
            [70.0, -120.0, 72.0, -56.0, 60.0, -6.0],
            [40.0, 3.0, -40.0, 3.0, -60.0, -6.0],
        ],
    );
    let flap = closed(
        (-67.0, -112.0),
        &[
            [-64.0, -128.0, -60.0, -134.0, -52.0, -144.0],
            [-34.0, -168.0, 34.0, -168.0, 52.0, -144.0],
            [60.0, -134.0, 64.0, -128.0, 67.0, -112.0],
            [30.0, -100.0, -30.0, -100.0, -67.0, -112.0],
        ],
    );
    let side = |x: f64| {
        let pocket = Rect::from_center_size((x, -40.0), (64.0, 62.0)).to_rounded_rect(22.0).to_path(0.1);
        Shape::area(pocket, tints::YELLOW, Pen::Outline)
    };
    let mut parts = vec![
        side(-56.0),
        side(56.0),
        Shape::area(bag, tints::ORANGE, Pen::Outline),
        Shape::area(flap, tints::YELLOW, Pen::Outline),
    ];
    let handle = open((-32.0, -152.0), &[[-32.0, -212.0, 32.0, -212.0, 32.0, -152.0]]);
    parts.insert(0, Shape::line(handle, Pen::Outline));
    if detail == Detail::Full {
        // What closes the flap.
        let buckle =
            |x: f64| Rect::from_center_size((x, -108.0), (15.0, 26.0)).to_rounded_rect(6.0).to_path(0.1);
        parts.extend([-36.0, 36.0].map(|x| Shape::area(buckle(x), tints::BROWN, Pen::Outline)));
    }
    let badge: Vec<Shape> = badge.shapes.into_iter().map(|shape| shape.placed(placing)).collect();
    parts.extend(badge.iter().cloned());
    let mut art = Art::of(parts);
    // It is there to tell the hobby.
    art.hold(&badge);
    art.set(Anchor::Ground, (0.0, 0.0));
    Some(art)
}

/// Which shapes of a hat make room for it.
const fn replaced(gear: Gear, detail: Detail, all: usize) -> Range<usize> {
    match (gear, detail) {
        (Gear::ExplorerHat | Gear::WizardHat, _) => 1..2,
        (Gear::PeakedCap, _) => 3..all,
        (Gear::Boater, _) => 2..3,
        (Gear::SailorCap, _) => all..all,
        (Gear::TopHat, Detail::Full) => 1..2,
        (Gear::TopHat, Detail::Bold) => 1..1,
        (Gear::FireHelmet, Detail::Full) => all - 2..all,
        (Gear::FireHelmet, Detail::Bold) => all - 1..all,
        _ => 1..all,
    }
}

/// What is worn, with the badge of this child's hobby in place of what is there else.
pub(super) fn badged(mut worn: Vec<Shape>, child: &Character, look: &Look) -> Vec<Shape> {
    let Some((badge, placing)) = placed(look.gear, child) else { return worn };
    let middle = placing * Point::ORIGIN;
    let way = if look.mirrored { -1.0 } else { 1.0 };
    let placing = Affine::translate((middle.x, 0.0))
        * Affine::scale_non_uniform(way, 1.0)
        * Affine::translate((-middle.x, 0.0))
        * placing;
    let badge = badge.into_iter().map(|shape| shape.placed(placing));
    worn.splice(replaced(look.gear, look.detail, worn.len()), badge);
    worn
}
