//! The badge of a hat, or a rucksack: it shows what its owner loves to do.

use std::ops::Range;

use drawing::{Pen, Shape};
use kurbo::{Affine, Point, Size};
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
        Gear::PirateHat => Some([(0.0, -67.0), (25.0, 22.0)]),
        Gear::ExplorerHat => Some([(0.0, -73.0), (24.0, 16.0)]),
        Gear::PeakedCap => Some([(1.0, -90.0), (28.0, 14.6)]),
        Gear::FireHelmet => Some([(0.0, -70.0), (24.0, 18.0)]),
        Gear::WizardHat => Some([(4.0, -85.0), (20.0, 21.0)]),
        Gear::Boater => Some([(0.0, -78.5), (28.0, 17.5)]),
        Gear::SailorCap => Some([(0.0, -77.0), (26.0, 11.0)]),
        Gear::TopHat => Some([(0.0, -87.0), (28.0, 24.0)]),
        _ => None,
    }
}

/// As large as a badge is at most, as a share of a print, and at least: a smaller one no crayon fits.
const LARGEST: f64 = 0.86;
const LEAST: f64 = 0.66;

/// The badge of a child's hobby on this hat, if there is room for it.
fn placed(gear: Gear, child: &Character) -> Option<(Vec<Shape>, Affine)> {
    let [(x, y), (half_width, half_height)] = seat(gear)?;
    let badge = Art::of(outfit::badge(child.hobby?));
    let own = badge.bounds();
    let size = (2.0 * half_width / own.width()).min(2.0 * half_height / own.height()).min(LARGEST);
    let placing =
        Affine::translate((x, y)) * Affine::scale(size) * Affine::translate(-own.center().to_vec2());
    (size >= LEAST).then_some((badge.shapes, placing))
}

/// The middle of a rucksack's front, and half as wide and high as a badge is there at most.
const FRONT: Point = Point::new(0.0, -51.0);
const HALF_FRONT: Size = Size::new(44.0, 40.0);

/// A rucksack with the badge of a child's hobby on its front: what an adventurer sets down; `None` without a hobby.
pub fn rucksack(child: &Character, detail: Detail) -> Option<Art> {
    let badge = Art::of(outfit::badge(child.hobby?));
    let own = badge.bounds();
    let size = (2.0 * HALF_FRONT.width / own.width()).min(2.0 * HALF_FRONT.height / own.height());
    let placing =
        Affine::translate(FRONT.to_vec2()) * Affine::scale(size) * Affine::translate(-own.center().to_vec2());
    let bag = closed(
        (-50.0, 0.0),
        &[
            [-60.0, -2.0, -62.0, -10.0, -62.0, -20.0],
            [-64.0, -60.0, -62.0, -100.0, -56.0, -128.0],
            [-52.0, -146.0, -42.0, -150.0, -30.0, -150.0],
            [-10.0, -152.0, 10.0, -152.0, 30.0, -150.0],
            [42.0, -150.0, 52.0, -146.0, 56.0, -128.0],
            [62.0, -100.0, 64.0, -60.0, 62.0, -20.0],
            [62.0, -10.0, 60.0, -2.0, 50.0, 0.0],
            [18.0, 4.0, -18.0, 4.0, -50.0, 0.0],
        ],
    );
    let flap = open((-59.0, -124.0), &[[-30.0, -104.0, 30.0, -104.0, 59.0, -124.0]]);
    let handle = closed(
        (-34.0, -144.0),
        &[
            [-36.0, -166.0, -34.0, -174.0, -22.0, -175.0],
            [-8.0, -177.0, 8.0, -177.0, 22.0, -175.0],
            [34.0, -174.0, 36.0, -166.0, 34.0, -144.0],
            [12.0, -140.0, -12.0, -140.0, -34.0, -144.0],
        ],
    );
    let pocket = closed(
        (-56.0, -72.0),
        &[
            [-90.0, -76.0, -96.0, -64.0, -94.0, -14.0],
            [-94.0, -4.0, -80.0, -2.0, -56.0, -4.0],
            [-50.0, -30.0, -50.0, -50.0, -56.0, -72.0],
        ],
    );
    let mut parts = vec![Shape::area(handle, tints::YELLOW, Pen::Outline)];
    // On a simple page no crayon fits into pockets.
    if detail == Detail::Full {
        let pockets = [Affine::FLIP_X * pocket.clone(), pocket];
        parts.extend(pockets.map(|pocket| Shape::area(pocket, tints::YELLOW, Pen::Outline)));
    }
    parts.extend([Shape::area(bag, tints::ORANGE, Pen::Outline), Shape::line(flap, Pen::Inner)]);
    if detail == Detail::Full {
        let seams = [-1.0, 1.0].map(|side| {
            open((side * 30.0, -148.0), &[[side * 33.0, -134.0, side * 35.5, -126.0, side * 36.0, -113.0]])
        });
        parts.extend(seams.map(|seam| Shape::line(seam, Pen::Inner)));
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
        (Gear::ExplorerHat | Gear::WizardHat | Gear::Boater, _) => 1..2,
        (Gear::PeakedCap, _) => 3..all,
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
