//! Hair under a sportsman's band: the fringe is seen below it, and above it how the crown is combed.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Rect};
use scene::HairStyle;

use super::Hair;
use super::curls::curl;
use crate::hero::curve::{open, warp};

/// The fringe hangs down to here, and what of a hairline is higher up is so much nearer to it.
const BROWS: f64 = -20.5;
const LOWER: f64 = 0.6;

/// Where lines of the fringe would be cut by the band.
const ACROSS: Rect = Rect::new(-60.0, -50.0, 60.0, -12.0);

/// A line from where it begins over two control points to where it ends.
type Strand = [(f64, f64); 4];

/// How the crown above the band is combed.
const FROM_THE_SIDE: [Strand; 3] = [
    [(19.0, -50.5), (20.0, -55.0), (19.0, -60.0), (16.5, -64.0)],
    [(8.0, -62.5), (-6.0, -63.0), (-20.0, -60.0), (-31.0, -53.0)],
    [(28.0, -60.5), (34.0, -58.0), (38.0, -55.0), (41.5, -51.0)],
];
const FROM_THE_MIDDLE: [Strand; 3] = [
    [(0.0, -52.0), (0.0, -56.0), (0.0, -60.0), (0.0, -64.0)],
    [(-10.0, -62.0), (-20.0, -61.0), (-29.0, -57.0), (-36.0, -51.0)],
    [(10.0, -62.0), (20.0, -61.0), (29.0, -57.0), (36.0, -51.0)],
];
const TO_THE_TAIL: [Strand; 3] = [
    [(18.0, -51.0), (10.0, -57.0), (0.0, -61.0), (-14.0, -62.5)],
    [(41.0, -50.0), (37.0, -56.0), (30.0, -60.5), (22.0, -62.5)],
    [(-8.0, -52.0), (-14.0, -55.0), (-20.0, -56.5), (-26.0, -56.5)],
];
/// Where curls are seen there.
const CURLS: [(f64, f64); 3] = [(-29.0, -58.0), (1.0, -64.0), (30.0, -58.0)];
const CURL: f64 = 7.5;

/// A hairline as it is under a band: low enough that hair is seen below it.
pub(super) fn lowered(hairline: &BezPath) -> BezPath {
    warp(hairline, |mut point| {
        if point.y < BROWS {
            point.y = BROWS + (point.y - BROWS) * LOWER;
        }
        point
    })
}

/// Hair of this style with a band round it.
pub(super) fn banded(style: HairStyle, mut hair: Hair) -> Hair {
    let is_cut = |shape: &Shape| {
        let fine = matches!(shape.pen, Some(Pen::Inner | Pen::Fine)) && shape.tint.is_none();
        fine && shape.bounds().overlaps(ACROSS)
    };
    hair.front.retain(|shape| !is_cut(shape));
    let strands = match style {
        HairStyle::Afro | HairStyle::Spiky => return hair,
        HairStyle::Curly => {
            let curls = CURLS.map(|(x, y)| Shape::line(curl(x, y, CURL), Pen::Inner));
            hair.front.extend(curls);
            return hair;
        }
        HairStyle::Ponytail => TO_THE_TAIL,
        HairStyle::Braided | HairStyle::Buns => FROM_THE_MIDDLE,
        HairStyle::Straight | HairStyle::Wavy => FROM_THE_SIDE,
    };
    hair.front.extend(strands.map(|[from, one, other, to]| {
        Shape::line(open(from, &[[one.0, one.1, other.0, other.1, to.0, to.1]]), Pen::Inner)
    }));
    hair
}
