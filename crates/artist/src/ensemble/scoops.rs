//! Scoops on a cone: as many as are asked for, one on the other, and none besides.

use figures::Art;
use kurbo::{Affine, Shape as _};

use super::group::Group;

/// What has a scoop of its own, down to where it is, as a share of its height, and what is put on it instead.
pub(super) const CONE: (&str, f64) = ("ice cream cone", 0.5);
pub(super) const SCOOP: &str = "ice cream scoop";

/// How wide a scoop is beside the wafer, and how much of each is seen above the one below.
const WIDE: f64 = 1.56;
const STEP: f64 = 0.56;
/// How deep the first one sits in the wafer, as a share of its own height.
const SUNK: f64 = 0.26;

/// Whether scoops are piled on it.
pub(super) fn is_piled((name, other): (&str, &Group)) -> bool {
    name == CONE.0 && other.first().is_some_and(|first| first.name == SCOOP)
}

/// The cone's own scoop and its cherry make room for those that are asked for.
pub(super) fn make_room(cone: &mut Art, name: &str) {
    if name == CONE.0 {
        let around = cone.bounds();
        let level = around.y0 + around.height() * CONE.1;
        cone.shapes.retain(|shape| shape.path.bounding_box().y0 > level);
    }
}

/// On the wafer, the `rank`th from below.
pub(super) fn piled(wafer: &Art, mut other: Group, rank: usize) -> Group {
    let (around, own) = (wafer.bounds(), other.bounds());
    let scale = around.width() * WIDE / own.width().max(1.0);
    let high = own.height() * scale;
    let foot = around.y0 + high * (SUNK - STEP * rank as f64);
    if let Some(first) = other.members.first_mut().filter(|_| rank > 0) {
        // Only the first one runs over the brim.
        first.art.shapes.pop();
    }
    let middle = around.center().x - own.center().x * scale;
    other.moved(Affine::translate((middle, foot - own.y1 * scale)) * Affine::scale(scale))
}
