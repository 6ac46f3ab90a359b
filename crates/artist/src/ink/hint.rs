//! A hint of a window: its outline, open below.

use kurbo::{BezPath, ParamCurve as _, Point, Shape as _};

/// So much of a window's outline, from above, hints at it where it is no area; in so many pieces a curve is cut for that.
const HINTED: f64 = 0.62;
const PIECES: u32 = 8;

/// The upper part of an outline, as a line.
pub(super) fn open_below(path: &BezPath) -> BezPath {
    let around = path.bounding_box();
    let low = around.y0 + around.height() * HINTED;
    let mut line = BezPath::new();
    let mut last = None;
    for segment in path.segments() {
        for piece in 0..PIECES {
            let part = f64::from(piece) / f64::from(PIECES)..f64::from(piece + 1) / f64::from(PIECES);
            let part = segment.subsegment(part);
            if part.eval(0.5).y > low {
                last = None;
                continue;
            }
            if last.is_none_or(|last: Point| last.distance(part.start()) > 0.1) {
                line.move_to(part.start());
            }
            line.push(part.as_path_el());
            last = Some(part.end());
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_of_a_window_is_open_below_and_whole_above() {
        let window = kurbo::Circle::new((40.0, 60.0), 20.0).to_path(0.01);
        let hint = open_below(&window).bounding_box();
        assert!((hint.y0 - 40.0).abs() < 0.1 && (hint.width() - 40.0).abs() < 0.1, "{hint:?}");
        assert!(hint.y1 < 40.0 + 40.0 * (HINTED + 0.15), "{hint:?}");
    }
}
