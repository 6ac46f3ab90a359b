//! Hair in a hood or under a ball of glass: a fringe in the opening, and what hangs out below.

use drawing::Shape;
use kurbo::{BezPath, Point};
use scene::HairStyle;

use super::curls::bumps;
use super::spikes::zigzag;
use super::{Cover, Cut, Hair, Layer, Tail, braids, falls, locks, ponytail, streaming};
use crate::hero::curve::{join, mirror, mix, open, warp};
use crate::hero::overlap::visible;
use crate::path;

/// What a hood leaves to see of this style: hair to the shoulders is all in it.
pub(super) fn hooded(style: HairStyle, cut: &Cut) -> Hair {
    let front = cut.veil(hairline(style)).into();
    let long = if cut.rank() < 2 { Hair::default() } else { hanging(style, cut) };
    Hair { front, ..long }
}

/// Long hair hangs out of a collar of glass, before the shoulders and down the back; all other hair is in the glass.
pub(super) fn out_of_the_collar(style: HairStyle, cut: &Cut) -> Vec<Tail> {
    if cut.rank() < 2 || cut.streams() {
        return Vec::new();
    }
    let plaited = style == HairStyle::Braided;
    // Long enough to be seen below the collar.
    let below = cut.below.max(cut.down(if plaited { 0.7 } else { 0.64 }));
    let cut = Cut { cover: Cover::Hood, below, flow: 0.0, ..*cut };
    let Hair { back, mut tails, .. } = hanging(style, &cut);
    for tail in &mut tails {
        let narrow = if plaited { 1.0 } else { LOCKS };
        tail.shapes = moved(&tail.shapes, |point| Point::new(point.x * narrow, point.y + 22.0));
        tail.root.y = tail.root.y.max(COLLAR) + 30.0;
    }
    let back = back.iter().filter_map(below_the_collar).collect();
    tails.push(Tail { root: Point::new(0.0, COLLAR + 30.0), layer: Layer::Behind, shapes: back });
    tails
}

/// What of hair down the back is below the collar, within whose width it comes out.
fn below_the_collar(shape: &Shape) -> Option<Shape> {
    let room = [(-200.0, OUT), (200.0, OUT), (200.0, 600.0), (-200.0, 600.0)].map(Point::from);
    let path = match shape.tint {
        Some(_) => path::within(&shape.path, &path::polygon(&room)),
        None => visible(&shape.path, |at| at.y > OUT),
    };
    let gathered = |at: Point| Point::new(at.x * mix(0.66, 1.0, ((at.y - OUT) / 44.0).clamp(0.0, 1.0)), at.y);
    (!path.is_empty()).then(|| Shape { path: warp(&path, gathered), ..shape.clone() })
}

/// Where the glass ends, and where hair comes out from under the collar, head units.
const COLLAR: f64 = 60.0;
const OUT: f64 = 66.0;

/// How far apart locks over the shoulders are below a collar, as a share of how far they are below a hood.
const LOCKS: f64 = 0.86;

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
        _ => {
            let strands = locks::strands(cut).into_iter().filter(|_| cut.full);
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
