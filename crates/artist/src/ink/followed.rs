//! The path of a shape as straight pieces, as closely as cells tell.

use drawing::Shape;
use kurbo::{PathEl, Point, Rect};

/// How closely curves are followed, in cells.
const TOLERANCE: f64 = 0.45;
/// Two pieces are one where they are shorter than this together, and where they meet is no farther from it than this, in cells.
const SHORT: f64 = 5.0;
const ASIDE: f64 = 0.12;

/// Straight pieces, kept between shapes for their room.
#[derive(Default)]
pub(super) struct Followed {
    pieces: Vec<PathEl>,
}

impl Followed {
    /// Of the shape that was followed last.
    pub(super) fn pieces(&self) -> &[PathEl] {
        &self.pieces
    }

    /// Follows the path of a shape.
    pub(super) fn follow(&mut self, shape: &Shape) {
        let line = &mut self.pieces;
        line.clear();
        // Where the last piece but one ends.
        let mut before = Point::ORIGIN;
        drawing::flatten(&shape.path, TOLERANCE, |element| {
            let PathEl::LineTo(to) = element else { return line.push(element) };
            match line.last_mut() {
                // Pieces too short to be seen as such are one: of an outline that was grown there are many.
                Some(PathEl::LineTo(last)) if is_straight(before, *last, to) => *last = to,
                last => {
                    before = last.and_then(|last| last.end_point()).unwrap_or(before);
                    line.push(element);
                }
            }
        });
    }

    /// Around the line.
    pub(super) fn bounds(&self) -> Rect {
        let points = self.pieces.iter().filter_map(PathEl::end_point).map(|at| Rect::from_points(at, at));
        points.reduce(|all, one| all.union(one)).unwrap_or_default()
    }
}

/// Whether two pieces of a line are so short together, and so straight, that one does for both.
fn is_straight(from: Point, middle: Point, to: Point) -> bool {
    let (whole, half) = (to - from, middle - from);
    let square = whole.hypot2();
    let (along, aside) = (whole.dot(half), whole.cross(half));
    square < SHORT * SHORT && along > 0.0 && along < square && aside * aside < ASIDE * ASIDE * square
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::Pen;

    #[test]
    fn short_pieces_are_one_and_corners_stay() {
        let turn = |step: u32| {
            let (sin, cos) = libm::sincos(f64::from(step) * 0.02);
            Point::new(100.0 + 40.0 * cos, 100.0 + 40.0 * sin)
        };
        let mut path = figures::path::polygon(&(0..60).map(turn).collect::<Vec<_>>());
        path.line_to((100.0, 60.0));
        path.line_to((101.0, 100.0));
        let mut line = Followed::default();
        line.follow(&Shape::line(path, Pen::Inner));
        assert!((10..20).contains(&line.pieces().len()), "{}", line.pieces().len());
        assert!(line.pieces().contains(&PathEl::LineTo(Point::new(100.0, 60.0))));
    }
}
