//! The long tail of the vocabulary: drawings engraved from Noto Emoji when this crate was built.
//!
//! `scene/tail.tsv` says which icon shows which noun: one of Noto Emoji, several put together (`own/` ones are
//! our coloured drawings in `art/`, for what Noto Emoji has not), and how. `build.rs` engraves them into one
//! file. Who drew what is in `scene::Thing::hand`.

mod unpack;

use drawing::Shape;
use kurbo::Point;

include!(concat!(env!("OUT_DIR"), "/index.rs"));

/// Every drawing, each deflated on its own.
static PLATES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/plates.bin"));

/// How coarse a drawing is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Version {
    /// Large areas only: small props, young children.
    Coarse,
    /// All that is worth coloring.
    Full,
}

/// A point of a drawing that others meet it at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// The middle of what it stands on.
    Ground,
    /// The middle of its back or upper edge.
    Seat,
    /// Where a hand takes hold of it.
    Grip,
    /// Between its eyes.
    Face,
}

/// One drawing at its usual size on a page, 150–290 units on its longer side, y down.
#[derive(Debug, Clone, PartialEq)]
pub struct Sketch {
    /// Back to front.
    pub shapes: Vec<Shape>,
    /// Each spot at most once.
    pub spots: Vec<(Spot, Point)>,
}

/// The names of all drawings, sorted. Empty where the icons were not there when this crate was built.
pub fn names() -> impl Iterator<Item = &'static str> {
    INDEX.iter().map(|(name, _)| *name)
}

/// The place of `name` among [`names`].
pub fn position(name: &str) -> Option<usize> {
    INDEX.binary_search_by(|(known, _)| (*known).cmp(name)).ok()
}

/// The drawing of this name.
pub fn sketch(name: &str, version: Version) -> Option<Sketch> {
    let (_, [coarse, full, end]) = INDEX[position(name)?];
    let range = match version {
        Version::Coarse => coarse..full,
        Version::Full => full..end,
    };
    let bytes = miniz_oxide::inflate::decompress_to_vec(PLATES.get(range)?).ok()?;
    unpack::unpack(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_unpacks_within_its_size() {
        assert!(names().count() > 0, "no icons: run `npm ci` in assets/ and build again");
        for name in names() {
            for version in [Version::Coarse, Version::Full] {
                let sketch = sketch(name, version).unwrap_or_else(|| panic!("{name} does not unpack"));
                let bounds = sketch.shapes.iter().map(|shape| kurbo::Shape::bounding_box(&shape.path));
                let bounds = bounds.reduce(|all, next| all.union(next)).expect("a drawing has shapes");
                let longest = bounds.width().max(bounds.height());
                assert!((130.0..300.0).contains(&longest), "{name}: {bounds:?}");
                assert!(sketch.spots.iter().any(|(spot, _)| *spot == Spot::Ground), "{name} has no ground");
            }
        }
    }
}
