//! Hair in a hood or under a ball of glass: a fringe in the opening, and what hangs out below.

use drawing::Shape;
use kurbo::{BezPath, Point, Vec2};
use scene::HairStyle;

use super::curls::bumps;
use super::spikes::zigzag;
use super::{Cover, Cut, Hair, Tail, braids, falls, locks, ponytail, streaming};
use crate::hero::curve::{join, mirror, open, warp};

/// What a hood leaves to see of this style: hair to the shoulders is all in it.
pub(super) fn hooded(style: HairStyle, cut: &Cut) -> Hair {
    let front = cut.veil(hairline(style)).into();
    let long = if cut.rank() < 2 { Hair::default() } else { hanging(style, cut) };
    Hair { front, ..long }
}

/// Plaits hang out of a collar of glass before the shoulders; all other hair is in the glass.
pub(super) fn out_of_the_collar(style: HairStyle, cut: &Cut) -> Vec<Tail> {
    if cut.rank() < 2 || cut.streams() || style != HairStyle::Braided {
        return Vec::new();
    }
    // Long enough to be seen below the collar.
    let below = cut.below.max(cut.down(0.7));
    let cut = Cut { cover: Cover::Hood, below, flow: 0.0, ..*cut };
    let mut tails = braids::braided(&cut).tails;
    for tail in &mut tails {
        tail.shapes = moved(&tail.shapes, |point| point + Vec2::new(0.0, 22.0));
        tail.root.y = tail.root.y.max(COLLAR) + 30.0;
    }
    tails
}

/// Where the glass ends, head units.
const COLLAR: f64 = 60.0;

fn moved(shapes: &[Shape], to: impl Fn(Point) -> Point) -> Vec<Shape> {
    shapes.iter().map(|shape| Shape { path: warp(&shape.path, &to), ..shape.clone() }).collect()
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
        _ => locks::over_the_shoulders(style, cut),
    };
    // Only what is longest is seen behind the body too.
    let back = match style {
        _ if cut.rank() < 3 && !tails.is_empty() => Vec::new(),
        HairStyle::Braided | HairStyle::Ponytail => Vec::new(),
        HairStyle::Wavy | HairStyle::Curly => super::styled(style, cut).back,
        HairStyle::Afro => super::styled(HairStyle::Curly, cut).back,
        _ => vec![cut.area(locks::down_the_back(cut))],
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
