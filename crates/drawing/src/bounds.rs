//! What is around a path.

use kurbo::{BezPath, CubicBez, PathEl, Point, QuadBez, Rect, Shape as _};

/// The smallest rectangle around all segments of a path; zero where it has none. The same as [`kurbo::Shape::bounding_box`],
/// but curves whose control points lie in what is known to be within are not solved.
pub fn bounds(path: &BezPath) -> Rect {
    let (mut start, mut at) = (Point::ORIGIN, Point::ORIGIN);
    let mut all: Option<Rect> = None;
    // Where a segment starts is in it already, unless it is the first of its contour.
    let mut is_first = true;
    for element in path.elements() {
        let from = at;
        at = element.end_point().unwrap_or(start);
        if let PathEl::MoveTo(to) = *element {
            (start, is_first) = (to, true);
            continue;
        }
        let around = match all {
            None => with(Rect { x0: from.x, y0: from.y, x1: from.x, y1: from.y }, at),
            Some(all) if is_first => with(with(all, from), at),
            Some(all) => with(all, at),
        };
        is_first = false;
        let within = |control: Point| {
            around.x0 <= control.x
                && control.x <= around.x1
                && around.y0 <= control.y
                && control.y <= around.y1
        };
        all = Some(match *element {
            PathEl::QuadTo(control, to) if !within(control) => {
                around.union(QuadBez::new(from, control, to).bounding_box())
            }
            PathEl::CurveTo(one, two, to) if !(within(one) && within(two)) => {
                around.union(CubicBez::new(from, one, two, to).bounding_box())
            }
            _ => around,
        });
    }
    all.unwrap_or_default()
}

/// A rectangle grown to hold a point, whose coordinates are numbers.
fn with(Rect { x0, y0, x1, y1 }: Rect, Point { x, y }: Point) -> Rect {
    let least = |a: f64, b: f64| if b < a { b } else { a };
    let most = |a: f64, b: f64| if b > a { b } else { a };
    Rect { x0: least(x0, x), y0: least(y0, y), x1: most(x1, x), y1: most(y1, y) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_as_large_as_kurbo_says() {
        for (path, what) in [
            ("M10 10C20 -30 60 90 80 20Z", "a wave"),
            ("M0 0Q50 80 100 0L40 5", "a bow and a line"),
            ("M5 5L30 9M100 100L90 120C95 118 93 110 100 100Z", "two pieces"),
            ("M7 8", "no segment"),
            ("", "nothing"),
        ] {
            let path = BezPath::from_svg(path).expect(what);
            assert_eq!(bounds(&path), path.bounding_box(), "{what}");
        }
    }
}
