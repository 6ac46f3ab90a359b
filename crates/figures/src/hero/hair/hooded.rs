//! Hair in a hood: a fringe in the opening, and what hangs out below.

use kurbo::{Affine, BezPath};
use scene::HairStyle;

use super::curls::bumps;
use super::spikes::zigzag;
use super::{Cut, Hair, Layer, braids, ponytail};
use crate::hero::curve::{join, mirror, open};

/// What a hood leaves to see of this style: loose hair is all in it, for below it would be rags; tails and plaits come out.
pub(super) fn hooded(style: HairStyle, cut: &Cut) -> Hair {
    let front = cut.veil(Affine::translate((0.0, -OFF_THE_BROWS)) * hairline(style)).into();
    // A tail behind a hood and an arm that does something would be a lump between them.
    let comes_out = match style {
        HairStyle::Braided => true,
        HairStyle::Ponytail => cut.over_the_shoulder() != Layer::Behind,
        _ => false,
    };
    let comes_out = comes_out && cut.rank() > 0;
    let long = if comes_out { hanging(style, cut) } else { Hair::default() };
    Hair { front, ..long }
}

/// How much higher than its ends a fringe sits, clear of the brows.
const OFF_THE_BROWS: f64 = 5.0;

/// The plaits or the tail of a head whose hair is covered.
fn hanging(style: HairStyle, cut: &Cut) -> Hair {
    let cut = &Cut { end: cut.below, ..*cut };
    let tails = match style {
        HairStyle::Braided => braids::braided(cut).tails,
        _ => ponytail::ponytail(cut).tails,
    };
    Hair { tails, ..Hair::default() }
}

/// The fringe's lower edge, one whole area above it.
fn hairline(style: HairStyle) -> BezPath {
    match style {
        HairStyle::Straight => open(
            (-51.0, -14.0),
            &[[-36.0, -15.0, -24.0, -15.0, -14.0, -18.0], [10.0, -14.0, 30.0, -15.0, 51.0, -14.0]],
        ),
        HairStyle::Wavy => open((-50.0, -13.0), &[[-30.0, -20.0, 8.0, -23.0, 36.0, -42.0]]),
        HairStyle::Ponytail => open((-36.0, -42.0), &[[-8.0, -23.0, 30.0, -20.0, 50.0, -13.0]]),
        HairStyle::Curly => {
            bumps(&[(-51.0, -12.0), (-27.0, -21.0), (0.0, -22.0), (27.0, -21.0), (51.0, -12.0)])
        }
        HairStyle::Afro => bumps(&[
            (-51.0, -14.0),
            (-36.0, -21.0),
            (-18.0, -24.0),
            (0.0, -25.0),
            (18.0, -24.0),
            (36.0, -21.0),
            (51.0, -14.0),
        ]),
        HairStyle::Spiky => zigzag(&[
            (-51.0, -24.0),
            (-38.0, -9.0),
            (-24.0, -27.0),
            (-6.0, -11.0),
            (6.0, -28.0),
            (24.0, -11.0),
            (36.0, -27.0),
            (51.0, -12.0),
        ]),
        HairStyle::Braided | HairStyle::Buns => {
            let half = open((51.0, -8.0), &[[42.0, -18.0, 16.0, -22.0, 0.0, -39.0]]);
            let mut hairline = mirror(&half);
            join(&mut hairline, &half.reverse_subpaths());
            hairline
        }
    }
}
