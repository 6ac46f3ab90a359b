//! How far letters stand apart: each by itself, with air for its outline and contour.

use crate::face::{Face, Letter};

/// Space between letters, in ems.
const TRACKING: f64 = 0.055;
/// Space between words, at most, in ems.
const BETWEEN_WORDS: f64 = 0.24;

/// A letter of a line: how far right of the line's beginning its origin is, in ems.
#[derive(Debug, Clone)]
pub(crate) struct Spaced {
    pub(crate) x: f64,
    pub(crate) letter: &'static Letter,
}

/// Letters side by side, and the length of their line in ems.
pub(crate) fn spaced(face: Face, text: &str) -> (Vec<Spaced>, f64) {
    let mut length = 0.0;
    let spaced = face.letters(text).into_iter().map(|letter| {
        let x = length + TRACKING / 2.0;
        let is_space = letter.path.elements().is_empty();
        length += TRACKING + if is_space { letter.advance.min(BETWEEN_WORDS) } else { letter.advance };
        Spaced { x, letter }
    });
    (spaced.collect(), length)
}
