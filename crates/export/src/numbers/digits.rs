//! Ten digits as single strokes of a round pen, so that no font is needed.

use kurbo::{Affine, BezPath};

/// The width of the stroke where a digit is 1 high.
pub(super) const STROKE: f64 = 0.13;
/// The width of a digit, and the gap between two.
const WIDTH: f64 = 0.56;
const GAP: f64 = 0.2;

/// From `-0.28 -0.5` to `0.28 0.5`, y down.
const STROKES: [&str; 10] = [
    "M0-.5C.36-.5 .36 .5 0 .5S-.36-.5 0-.5Z",
    "M-.16-.34L.04-.5V.5",
    "M-.25-.26C-.25-.6 .26-.58 .25-.22C.25 .06-.12 .24-.26 .5H.27",
    "M-.24-.5H.22L-.04-.12C.4-.14 .36 .5-.02 .5C-.15 .5-.22 .44-.27 .34",
    "M.14 .5V-.5L-.28 .22H.28",
    "M.22-.5H-.17L-.22-.06C.02-.2 .28-.1 .28 .17C.28 .54-.14 .6-.26 .35",
    "M.16-.5C-.1-.36-.27-.1-.27 .17C-.27 .61 .28 .61 .28 .17C.28-.22-.24-.2-.27 .14",
    "M-.26-.5H.26L-.08 .5",
    "M0-.04C-.3-.1-.3-.5 0-.5S.3-.1 0-.04C-.37 .04-.37 .5 0 .5S.37 .04 0-.04Z",
    "M-.16 .5C.1 .36 .27 .1 .27-.17C.27-.61-.28-.61-.28-.17C-.28 .22 .24 .2 .27-.14",
];

/// The width of a number 1 high, without its stroke.
pub(super) fn width(value: usize) -> f64 {
    let digits = value.to_string().len() as f64;
    digits * WIDTH + (digits - 1.0) * GAP
}

/// The diameter of the circle around a number 1 high, its stroke included.
pub(super) fn diagonal(value: usize) -> f64 {
    let wide = width(value) + STROKE;
    let tall = 1.0 + STROKE;
    (wide * wide + tall * tall).sqrt()
}

/// `value` in decimal, 1 high, centred on the origin.
pub(super) fn write(value: usize) -> BezPath {
    let text = value.to_string();
    let mut path = BezPath::new();
    let mut x = (WIDTH - width(value)) / 2.0;
    for digit in text.bytes() {
        let stroke = STROKES[usize::from(digit - b'0')];
        // The strokes are ours and a test reads them all.
        let mut stroke = BezPath::from_svg(stroke).unwrap_or_default();
        stroke.apply_affine(Affine::translate((x, 0.0)));
        path.extend(stroke);
        x += WIDTH + GAP;
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::Shape as _;

    #[test]
    fn every_digit_stays_in_its_box() {
        for value in 0..10 {
            let bounds = write(value).bounding_box();
            assert!((bounds.height() - 1.0).abs() < 0.02, "{value}: {bounds:?}");
            assert!(bounds.x0 > -0.3 && bounds.x1 < 0.3, "{value}: {bounds:?}");
        }
    }

    #[test]
    fn a_number_stands_in_the_middle_of_its_circle() {
        let bounds = write(88).bounding_box();
        assert!(bounds.center().to_vec2().hypot() < 0.01, "{bounds:?}");
        assert!(bounds.width() < width(88));
    }
}
