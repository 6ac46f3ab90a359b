//! Hair in a hood: a fringe in its opening, and what hangs out of it over the chest.

use kurbo::BezPath;
use scene::HairStyle;

use super::curls::bumps;
use super::locks;
use super::spikes::zigzag;
use super::{Cut, Hair};
use crate::hero::curve::{join, mirror, open};

/// What a hood leaves to see of this style.
pub(super) fn hooded(style: HairStyle, cut: &Cut) -> Hair {
    let front = cut.veil(hairline(style)).into();
    let hang = |side: f64| locks::out_of_a_hood(style, cut, side);
    // A lifted arm would cut what hangs there in two: it is behind the shoulder.
    let free = |side: f64| !cut.is_raised(side);
    let sides = [-1.0, 1.0].into_iter().filter(|side| free(*side));
    let tails = match (style, cut.rank()) {
        (HairStyle::Afro | HairStyle::Spiky, _) | (_, 0) => Vec::new(),
        (HairStyle::Buns, 1) => Vec::new(),
        (HairStyle::Ponytail, _) => sides.take(1).map(hang).collect(),
        _ => sides.map(hang).collect(),
    };
    Hair { front, tails, ..Hair::default() }
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
