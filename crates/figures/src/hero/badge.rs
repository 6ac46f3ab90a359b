//! The badge of a hat: it shows what its owner loves to do.

use std::ops::Range;

use drawing::Shape;
use kurbo::Affine;
use scene::Character;

use super::head::Look;
use super::{Gear, Guise, outfit};
use crate::Detail;

impl Guise {
    /// Whether the hat of this child, dressed so, shows its hobby.
    pub fn bears_badge(&self, child: &Character) -> bool {
        child.hobby.is_some() && seat(self.hat(child)).is_some()
    }
}

/// Where a hat has its badge, and how large.
const fn seat(gear: Gear) -> Option<((f64, f64), f64)> {
    match gear {
        Gear::PirateHat => Some(((0.0, -58.0), 0.9)),
        Gear::ExplorerHat => Some(((0.0, -64.0), 0.76)),
        Gear::PeakedCap => Some(((1.0, -71.0), 0.7)),
        Gear::FireHelmet => Some(((0.0, -68.0), 0.8)),
        Gear::WizardHat => Some(((3.0, -82.0), 0.78)),
        Gear::Boater => Some(((0.0, -70.0), 0.68)),
        Gear::SailorCap => Some(((0.0, -64.0), 0.74)),
        Gear::TopHat => Some(((0.0, -90.0), 0.94)),
        _ => None,
    }
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
    let (Some(hobby), Some((at, size))) = (child.hobby, seat(look.gear)) else { return worn };
    let way = if look.mirrored { -size } else { size };
    let placed = Affine::translate(at) * Affine::scale_non_uniform(way, size);
    let badge = outfit::badge(hobby, child.gender).into_iter().map(|shape| shape.placed(placed));
    worn.splice(replaced(look.gear, look.detail, worn.len()), badge);
    worn
}
