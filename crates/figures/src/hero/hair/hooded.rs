//! Hair in a hood: a fringe in the opening, and what hangs out below.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point};
use scene::HairStyle;

use super::curls::bumps;
use super::spikes::zigzag;
use super::{Cover, Cut, Hair, Layer, Tail, afro, braids, falls, locks, ponytail, streaming};
use crate::hero::curve::{join, mirror, mix, open, warp};

/// What a hood leaves to see of this style: loose hair is all in it, for below it would be rags; tails and plaits come out.
pub(super) fn hooded(style: HairStyle, cut: &Cut) -> Hair {
    let front = cut.veil(hairline(style)).into();
    let comes_out = cut.rank() > 0 && matches!(style, HairStyle::Braided | HairStyle::Ponytail);
    let long = if comes_out { hanging(style, cut) } else { Hair::default() };
    Hair { front, ..long }
}

/// What hangs down the back, or before the shoulders, of a head whose hair is covered.
pub(super) fn hanging(style: HairStyle, cut: &Cut) -> Hair {
    let cut = &Cut { end: cut.below, ..*cut };
    if cut.streams() && (falls(style) || style == HairStyle::Spiky || cut.cover == Cover::Collar) {
        return Hair { tails: streamed(style, cut).into_iter().collect(), ..Hair::default() };
    }
    let tails = match style {
        HairStyle::Braided => braids::braided(cut).tails,
        HairStyle::Ponytail => ponytail::ponytail(cut).tails,
        // A longer cloud of curls is all behind.
        HairStyle::Afro if cut.rank() > 1 => Vec::new(),
        // Loose hair hangs behind body and arms out of a collar too, one sheet; the chest is free.
        _ if cut.cover == Cover::Collar => Vec::new(),
        _ => locks::over_the_shoulders(style, cut),
    };
    // Beside locks over the shoulders none is seen behind the body: four of them would be a scarf's ends.
    let back = match style {
        _ if !tails.is_empty() => Vec::new(),
        HairStyle::Braided | HairStyle::Ponytail => Vec::new(),
        HairStyle::Wavy | HairStyle::Curly | HairStyle::Spiky => super::styled(style, cut).back,
        HairStyle::Afro if cut.rank() < 2 => Vec::new(),
        HairStyle::Afro => vec![cut.area(afro::below_a_hood(cut))],
        _ => [cut.area(locks::down_the_back(cut))].into_iter().chain(locks::strands(cut)).collect(),
    };
    let back = match cut.cover {
        Cover::Collar => back.into_iter().map(gathered).collect(),
        _ => back,
    };
    Hair { back, tails, ..Hair::default() }
}

/// What streams behind a head, or out below a collar of glass; nothing of it is to be bent again.
fn streamed(style: HairStyle, cut: &Cut) -> Option<Tail> {
    let tail = match style {
        HairStyle::Braided => braids::braided(cut).tails.pop()?,
        HairStyle::Ponytail => ponytail::ponytail(cut).tails.pop()?,
        HairStyle::Afro => streaming::streaming(HairStyle::Curly, cut),
        _ => streaming::streaming(style, cut),
    };
    if cut.cover != Cover::Collar || style == HairStyle::Ponytail {
        return Some(tail);
    }
    let shapes = tail.shapes.into_iter().map(|shape| shape.placed(OUT_OF_THE_COLLAR)).collect();
    Some(Tail { root: Point::new(-16.0, 1000.0), layer: Layer::Behind, shapes })
}

/// What streams behind a head, streaming out below a collar of glass.
const OUT_OF_THE_COLLAR: Affine = Affine::new([0.86, 0.0, 0.0, 0.86, 0.0, 82.0]);

/// Hair that comes out below a collar of glass: no wider there than the collar.
fn gathered(shape: Shape) -> Shape {
    let place = |point: Point| {
        let most = mix(43.0, 110.0, ((point.y - 78.0) / 56.0).clamp(0.0, 1.0));
        Point::new(point.x.clamp(-most, most), point.y.max(76.0))
    };
    Shape { path: warp(&shape.path, place), ..shape }
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
