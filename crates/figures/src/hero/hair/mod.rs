//! Eight ways to wear hair, each in four lengths. Head units: crown at y = −50, chin at 50, ears at ±53.

mod braids;
mod curls;
mod falling;
mod grown;
mod spikes;
mod tied;

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Point};
use scene::{Character, Gender, HairLength, HairStyle};

use super::curve::{closed, join};
use super::skeleton::Build;
use super::tints;
use crate::Detail;

/// What decides a head of hair besides its style.
#[derive(Debug, Clone, Copy)]
pub(in crate::hero) struct Cut {
    length: HairLength,
    /// Under glass: nothing hangs.
    boxed: bool,
    /// How far down falling hair reaches.
    end: f64,
    tint: Tint,
    girl: bool,
    full: bool,
}

/// A plait or a ponytail: it hangs from its own root.
#[derive(Debug, Clone)]
pub(in crate::hero) struct Tail {
    /// Where it begins to bend.
    pub(in crate::hero) root: Point,
    /// Whether it is behind head and body.
    pub(in crate::hero) behind: bool,
    pub(in crate::hero) shapes: Vec<Shape>,
}

/// A head of hair.
#[derive(Debug, Clone, Default)]
pub(in crate::hero) struct Hair {
    /// Behind head and body.
    pub(in crate::hero) back: Vec<Shape>,
    /// Before the face's rim.
    pub(in crate::hero) front: Vec<Shape>,
    /// What hangs by itself.
    pub(in crate::hero) tails: Vec<Tail>,
    /// Whether the ears show.
    pub(in crate::hero) ears: bool,
}

impl Cut {
    /// A child's; long hair reaches its chest, very long hair its hips.
    pub(in crate::hero) fn of(child: &Character, build: &Build, detail: Detail, boxed: bool) -> Self {
        let length = if boxed { HairLength::Short } else { child.hair_length };
        let down = |share: f64| 50.0 + (build.neck + build.trunk * share) / build.head;
        let end = match length {
            HairLength::Short => 22.0,
            HairLength::Medium => down(0.06),
            HairLength::Long => down(0.46),
            HairLength::VeryLong => down(1.04),
        };
        Self {
            length,
            boxed,
            end,
            tint: tints::hair(child.hair_color),
            girl: child.gender == Gender::Girl,
            full: detail == Detail::Full,
        }
    }

    /// 0 for short to 3 for very long.
    fn rank(&self) -> usize {
        match self.length {
            HairLength::Short => 0,
            HairLength::Medium => 1,
            HairLength::Long => 2,
            HairLength::VeryLong => 3,
        }
    }

    fn area(&self, path: BezPath) -> Shape {
        Shape::area(path, self.tint, Pen::Outline)
    }

    /// The hair over the forehead: below `hairline` (from the left temple to the right one) is face,
    /// above it is hair without a seam to the hair behind.
    fn veil(&self, hairline: BezPath) -> [Shape; 2] {
        let first = first(&hairline);
        let mut patch = hairline.clone();
        let last = hairline.elements().last().and_then(|element| element.end_point()).unwrap_or_default();
        let top = super::curve::open(
            (58.0, last.y.min(6.0)),
            &[[58.0, -30.0, 36.0, -56.0, 0.0, -56.0], [-36.0, -56.0, -58.0, -30.0, -58.0, first.y.min(6.0)]],
        );
        patch.line_to((58.0, last.y));
        join(&mut patch, &top);
        patch.line_to((-58.0, first.y));
        patch.close_path();
        [Shape::patch(patch, self.tint), Shape::line(hairline, Pen::Outline)]
    }

    /// A centre parting up from `low`; the bold version's ends before it divides the hair.
    fn parting(&self, low: f64) -> Shape {
        let high = if self.full { -62.0 } else { -53.0 };
        Shape::line(super::curve::stroke((0.0, low), (0.0, high)), Pen::Inner)
    }

    /// A bow for a girl, a plain band for a boy.
    fn tie(&self, x: f64, y: f64) -> Vec<Shape> {
        if self.girl {
            let wing = |side: f64| {
                closed(
                    (x, y),
                    &[
                        [x + side * 8.0, y - 16.0, x + side * 24.0, y - 18.0, x + side * 25.0, y - 8.0],
                        [x + side * 27.0, y + 2.0, x + side * 27.0, y + 6.0, x + side * 24.0, y + 10.0],
                        [x + side * 18.0, y + 16.0, x + side * 8.0, y + 10.0, x, y],
                    ],
                )
            };
            if !self.full {
                let knot = crate::path::circle((x, y), 8.0);
                let bow = crate::path::united(&[wing(-1.0), knot, wing(1.0)]);
                return vec![Shape::area(bow, tints::RED, Pen::Inner)];
            }
            vec![
                Shape::area(wing(-1.0), tints::RED, Pen::Inner),
                Shape::area(wing(1.0), tints::RED, Pen::Inner),
            ]
        } else {
            vec![Shape::area(crate::path::ellipse((x, y), 12.0, 10.0, 0.0), tints::BLUE, Pen::Inner)]
        }
    }
}

fn first(path: &BezPath) -> Point {
    path.elements().first().and_then(|element| element.end_point()).unwrap_or_default()
}

pub(in crate::hero) use grown::hairdo;

/// A head of hair of this style.
pub(in crate::hero) fn hair(style: HairStyle, cut: &Cut) -> Hair {
    match style {
        HairStyle::Straight if cut.rank() == 0 && !cut.girl => grown::crop(cut),
        HairStyle::Straight => falling::straight(cut),
        HairStyle::Wavy => falling::wavy(cut),
        HairStyle::Curly => curls::curly(cut),
        HairStyle::Afro => curls::afro(cut),
        HairStyle::Braided => braids::braided(cut),
        HairStyle::Spiky => spikes::spiky(cut),
        HairStyle::Ponytail => tied::ponytail(cut),
        HairStyle::Buns => tied::buns(cut),
    }
}

/// Hair combed close to the head, ears free.
fn combed() -> BezPath {
    super::curve::symmetric(
        (0.0, -62.0),
        &[
            [38.0, -62.0, 63.0, -40.0, 62.0, -8.0],
            [61.5, 2.0, 58.0, 10.0, 52.0, 20.0],
            [40.0, 30.0, 20.0, 30.0, 0.0, 30.0],
        ],
    )
}
