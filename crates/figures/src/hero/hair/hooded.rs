//! Hair in a hood or under a ball of glass: a fringe in the opening, and what hangs out below.

use drawing::Shape;
use kurbo::{BezPath, Point, Vec2};
use scene::HairStyle;

use super::curls::bumps;
use super::spikes::zigzag;
use super::{Cover, Cut, Hair, Layer, Tail, braids, falls, streaming, tied};
use crate::hero::curve::{join, mirror, mix, open, warp};

/// What a hood leaves to see of this style.
pub(super) fn hooded(style: HairStyle, cut: &Cut) -> Hair {
    let front = cut.veil(hairline(style)).into();
    let long = if cut.rank() == 0 { Hair::default() } else { hanging(style, cut) };
    Hair { front, ..long }
}

/// What hangs out of a collar of glass: hair that ends below it.
pub(super) fn out_of_the_collar(style: HairStyle, cut: &Cut) -> Vec<Tail> {
    // Of who floats it would hang behind the body.
    if cut.rank() < 2 || cut.flow < FLOATING {
        return Vec::new();
    }
    // Long enough to be seen below the collar.
    let below = cut.below.max(cut.down(0.7));
    if cut.streams() && !matches!(style, HairStyle::Braided | HairStyle::Ponytail) {
        let style = match style {
            HairStyle::Afro => HairStyle::Curly,
            HairStyle::Spiky => HairStyle::Straight,
            _ => style,
        };
        let mut tail = streaming::streaming(style, cut);
        tail.shapes = moved(&tail.shapes, |point| {
            let point = point + Vec2::new(-6.0, 66.0);
            // Behind the collar, not in the glass.
            if point.x > -74.0 { Point::new(point.x, point.y.max(COLLAR + 3.0)) } else { point }
        });
        return vec![tail];
    }
    let cut = Cut { cover: Cover::Hood, below, flow: 0.0, ..*cut };
    let Hair { back, mut tails, .. } = hanging(style, &cut);
    for tail in &mut tails {
        tail.shapes = moved(&tail.shapes, |point| point + Vec2::new(0.0, 22.0));
        tail.root.y = tail.root.y.max(COLLAR) + 30.0;
    }
    // Narrow where it comes out, behind the neck.
    let out = |point: Point| {
        let share = ((point.y - COLLAR) / 46.0).clamp(0.0, 1.0);
        let wide = mix(0.6, 0.92, share * (2.0 - share));
        Point::new(point.x * wide, point.y.max(COLLAR))
    };
    if !back.is_empty() {
        let root = Point::new(0.0, COLLAR + 10.0);
        tails.push(Tail { root, layer: Layer::Behind, shapes: moved(&back, out) });
    }
    tails
}

/// Hair that would hang at less than so many degrees from down is of somebody who floats.
const FLOATING: f64 = -66.0;
/// Where the glass ends, head units.
const COLLAR: f64 = 60.0;

fn moved(shapes: &[Shape], to: impl Fn(Point) -> Point) -> Vec<Shape> {
    shapes.iter().map(|shape| Shape { path: warp(&shape.path, &to), ..shape.clone() }).collect()
}

/// What hangs down the back, or before the shoulders, of a head whose hair is covered.
fn hanging(style: HairStyle, cut: &Cut) -> Hair {
    let cut = &Cut { end: cut.below, ..*cut };
    let style = if style == HairStyle::Afro { HairStyle::Curly } else { style };
    if falls(style) && cut.streams() {
        return Hair { tails: vec![streaming::streaming(style, cut)], ..Hair::default() };
    }
    let Hair { back, tails, .. } = match style {
        HairStyle::Buns => Hair { back: vec![cut.area(tied::falling(cut))], ..Hair::default() },
        HairStyle::Braided => Hair { back: Vec::new(), ..braids::braided(cut) },
        HairStyle::Ponytail => Hair { back: Vec::new(), ..tied::ponytail(cut) },
        _ => super::styled(style, cut),
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
