//! Hair in a hood: a fringe in the opening, and what hangs out below.

use kurbo::BezPath;
use scene::HairStyle;

use super::curls::{self, bumps};
use super::spikes::zigzag;
use super::{Cut, Hair, braids, falls, locks, ponytail, streaming};
use crate::hero::curve::{join, mirror, open};

/// What a hood leaves to see of this style: hair to the shoulders is all in it.
pub(super) fn hooded(style: HairStyle, cut: &Cut) -> Hair {
    let front = cut.veil(hairline(style)).into();
    let long = if cut.rank() < 2 { Hair::default() } else { hanging(style, cut) };
    Hair { front, ..long }
}

/// What hangs down the back, or before the shoulders, of a head whose hair is covered.
fn hanging(style: HairStyle, cut: &Cut) -> Hair {
    let cut = &Cut { end: cut.below, ..*cut };
    if falls(style) && cut.streams() {
        return Hair { tails: vec![streaming::streaming(style, cut)], ..Hair::default() };
    }
    let tails = match style {
        HairStyle::Braided => braids::braided(cut).tails,
        HairStyle::Ponytail => ponytail::ponytail(cut).tails,
        // A boy's is all behind him, and so is a cloud of curls.
        HairStyle::Afro => Vec::new(),
        _ if !cut.girl => Vec::new(),
        _ => locks::over_the_shoulders(style, cut),
    };
    // Only what is longest is seen behind the body too.
    let back = match style {
        _ if cut.rank() < 3 && !tails.is_empty() => Vec::new(),
        HairStyle::Braided | HairStyle::Ponytail => Vec::new(),
        HairStyle::Wavy | HairStyle::Curly => super::styled(style, cut).back,
        HairStyle::Afro => vec![cut.area(curls::below_a_hood(cut))],
        _ => {
            // Beside locks over the shoulders it is told from a cape.
            let strands = if cut.full || tails.is_empty() { locks::strands(cut) } else { Vec::new() };
            [cut.area(locks::down_the_back(cut))].into_iter().chain(strands).collect()
        }
    };
    Hair { back, tails, ..Hair::default() }
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
