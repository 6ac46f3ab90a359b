//! What is around a path.

use kurbo::{BezPath, CubicBez, PathEl, Point, QuadBez, Rect, Shape as _};

/// The smallest rectangle around all segments of a path; zero where it has none. The same as [`kurbo::Shape::bounding_box`],
/// but curves whose control points lie in what is known to be within are not solved.
pub fn bounds(path: &BezPath) -> Rect {
    let (mut start, mut at) = (Point::ORIGIN, Point::ORIGIN);
    let mut all: Option<Rect> = None;
    for element in path.elements() {
        let from = at;
        at = element.end_point().unwrap_or(start);
        if let PathEl::MoveTo(to) = *element {
            start = to;
            continue;
        }
        let ends = Rect::from_points(from, at);
        let around = all.map_or(ends, |all| all.union(ends));
        let within = |control: Point| {
            (around.x0..=around.x1).contains(&control.x) && (around.y0..=around.y1).contains(&control.y)
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
