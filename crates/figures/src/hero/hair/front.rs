//! What hair is before the face, and the bow in it: the veil over the forehead, and what a hat or mask leaves of it.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point};
use scene::HairStyle;

use super::banded::lowered;
use super::{Cover, Cut};
use crate::hero::curve::{closed, join, mirror, open, stroke};
use crate::hero::tints;
use crate::path::{ellipse, united};

/// The knot of a bow that is less than this share of its full area would be black.
const SMALL_BOW: f64 = 0.9;

/// How far out and down the edge of what hides the hair's seam crosses the contour of the face.
const ACROSS: (f64, f64) = (4.5, -6.0);

impl Cut {
    /// The hair over the forehead: below `hairline` (from the left temple to the right one) is face,
    /// above it is hair without a seam to the hair behind.
    pub(super) fn veil(&self, hairline: BezPath) -> [Shape; 2] {
        let hairline = if self.is_banded() { lowered(&hairline) } else { hairline };
        let first = first(&hairline);
        let mut patch = hairline.clone();
        let last = hairline.elements().last().and_then(|element| element.end_point()).unwrap_or_default();
        let [right, left] = [last, first].map(|low| low.y.min(-10.0));
        let top = open(
            (58.0, right),
            &[[58.0, -30.0, 36.0, -56.0, 0.0, -56.0], [-36.0, -56.0, -58.0, -30.0, -58.0, left]],
        );
        // Across the contour of the face: an edge along it would leave a thorn of it. Further down hair may be closer to
        // the head, and keeps its contour.
        patch.line_to((last.x.max(54.0) + ACROSS.0, (last.y + ACROSS.1).max(right)));
        join(&mut patch, &top);
        patch.line_to((first.x.min(-54.0) - ACROSS.0, (first.y + ACROSS.1).max(left)));
        patch.close_path();
        [Shape::patch(patch, self.tint), Shape::line(hairline, Pen::Outline)]
    }

    /// What is worn hides the fringe: hair frames the face from above down to both cheeks, where it ends at `low`.
    pub(super) fn temples(&self, low: Point) -> Vec<Shape> {
        if self.cover == Cover::Brim {
            return self.veil(below_a_brim(low.y)).into();
        }
        // Beside a mask it ends no higher than the mask does.
        let low = match self.cover {
            Cover::Mask if low.y < 13.0 => Point::new(52.5, 13.0),
            _ => low,
        };
        // Within the mask.
        let top = if self.cover == Cover::Mask { -14.0 } else { -32.0 };
        // A mask's edge is the hair's too; only below its corner is there a hairline.
        let cheek = if self.cover == Cover::Mask {
            [low.x - 2.0, low.y - 4.0, 46.0, 12.0, 43.0, 8.0]
        } else {
            [low.x - 1.0, low.y - 9.0, 48.0, -2.0, 45.0, -14.0]
        };
        let half = open(
            (low.x, low.y),
            &[
                cheek,
                [43.0, top - 2.0, 43.0, top + 8.0, 42.0, top],
                [28.0, top - 3.0, 14.0, top - 3.0, 0.0, top - 3.0],
            ],
        );
        let mut shapes: Vec<Shape> = self.veil(both_sides(&half)).into();
        if self.cover == Cover::Mask {
            // Combed back, so that it is no bathing cap.
            shapes.extend([-14.0, 14.0].map(|x| {
                let strand = open((x, -25.0), &[[x, -32.0, x * 0.9, -38.0, x * 0.8, -45.0]]);
                Shape::line(strand, Pen::Inner)
            }));
        }
        shapes
    }

    /// A centre parting up from `low`; the bold version's ends before it divides the hair.
    pub(super) fn parting(&self, low: f64) -> Shape {
        let high = if self.full { -62.0 } else { -53.0 };
        Shape::line(stroke((0.0, low), (0.0, high)), Pen::Inner)
    }

    /// A bow, its knot at the origin of `at`; the bold version's and a small one are one thing.
    pub(super) fn bow(&self, at: Affine, tint: Tint) -> Vec<Shape> {
        let wing = |side: f64| {
            let x = |out: f64| side * out;
            closed(
                (x(2.0), 0.0),
                &[
                    [x(8.0), -13.0, x(20.0), -17.0, x(25.0), -10.0],
                    [x(27.0), -2.0, x(27.0), 5.0, x(25.0), 12.0],
                    [x(20.0), 16.0, x(8.0), 11.0, x(2.0), 0.0],
                ],
            )
        };
        let parts = [wing(-1.0), wing(1.0), ellipse((0.0, 0.0), 9.0, 9.0, 0.0)].map(|part| at * part);
        if self.full && at.determinant() > SMALL_BOW {
            return parts.map(|part| Shape::area(part, tint, Pen::Inner)).into();
        }
        vec![Shape::area(united(&parts), tint, Pen::Inner)]
    }
}

/// A hairline from the left temple to the right one whose `half` runs from there up to the middle.
fn both_sides(half: &BezPath) -> BezPath {
    let mut hairline = mirror(half);
    join(&mut hairline, &half.reverse_subpaths());
    hairline
}

/// How far down free ears let the lock before them reach.
const BESIDE_AN_EAR: f64 = 13.0;

/// What hangs out from under a brim: a swept fringe, above the brows, and one before either ear, which runs
/// into the contour of the face at `low`. A bare forehead would be a bald one.
fn below_a_brim(low: f64) -> BezPath {
    let low = low.max(BESIDE_AN_EAR);
    let side = open((53.0, low), &[[52.0, low - 9.0, 48.0, -8.0, TEMPLE.0, TEMPLE.1]]);
    let mut hairline = mirror(&side);
    for c in SWEPT {
        hairline.curve_to((c[0], c[1]), (c[2], c[3]), (c[4], c[5]));
    }
    join(&mut hairline, &side.reverse_subpaths());
    hairline
}

/// Where the locks over the temples end, and the fringe between them: two whole locks, swept aside from a parting.
const TEMPLE: (f64, f64) = (44.0, -26.0);
const SWEPT: [[f64; 6]; 2] =
    [[-36.0, -16.0, -6.0, -17.0, 15.0, -31.0], [21.0, -22.0, 34.0, -17.5, TEMPLE.0, TEMPLE.1]];

fn first(path: &BezPath) -> Point {
    path.elements().first().and_then(|element| element.end_point()).unwrap_or_default()
}

/// A girl's bow where her hair has none of its own and nothing is worn over it.
pub(super) fn ornament(style: HairStyle, cut: &Cut) -> Vec<Shape> {
    let (x, y, turn) = match style {
        HairStyle::Straight => (38.0, -44.0, 0.55),
        HairStyle::Wavy => (-40.0, -42.0, -0.6),
        HairStyle::Curly => (31.0, -36.0, 0.35),
        HairStyle::Spiky => (30.0, -44.0, 0.4),
        _ => return Vec::new(),
    };
    if !cut.girl || cut.cover != Cover::Open || cut.crowned {
        return Vec::new();
    }
    cut.bow(Affine::translate((x, y)) * Affine::rotate(turn), tints::RED)
}
