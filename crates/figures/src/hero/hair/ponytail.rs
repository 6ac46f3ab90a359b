//! A ponytail: it leaves the crown behind the head, its band in sight, and falls in an S; a boy's is tied lower, above the
//! ear, and under a hat it is tied at the nape and falls beside the shoulder.

use drawing::{Pen, Shape};
use kurbo::{Affine, Point, Vec2};

use super::ribbon::{Beside, Ribbon};
use super::{Cover, Cut, Hair, Hands, Layer, Tail, combed};
use crate::hero::curve::{mirror, mix, open, toward};
use crate::hero::tints;
use crate::path::ellipse;

/// Half as wide as a tail is from its band to its tip: a flame, full in its upper half.
const FULL: &[(f64, f64)] =
    &[(0.0, 7.0), (0.08, 8.5), (0.2, 15.5), (0.36, 20.5), (0.52, 18.5), (0.7, 13.0), (0.86, 7.0), (1.0, 1.5)];
/// The same of one of medium length.
const SLIM: &[(f64, f64)] = &[
    (0.0, 8.0),
    (0.1, 9.0),
    (0.28, 14.5),
    (0.48, 17.5),
    (0.66, 16.5),
    (0.82, 11.5),
    (0.92, 7.5),
    (1.0, 2.5),
];
/// The same of a short tail.
const STUB: &[(f64, f64)] =
    &[(0.0, 8.0), (0.2, 8.5), (0.4, 13.0), (0.6, 17.0), (0.76, 17.0), (0.9, 12.0), (1.0, 8.0)];
/// The same of one behind the ear below a brim: it grows out of the hair as thick as it hangs.
const PLUMP: &[(f64, f64)] =
    &[(0.0, 13.0), (0.24, 11.5), (0.44, 16.0), (0.62, 18.0), (0.8, 14.0), (1.0, 8.0)];
/// The same of one that is tied at the nape.
const LOW: &[(f64, f64)] = &[(0.0, 8.0), (0.2, 9.0), (0.5, 15.0), (0.76, 17.0), (1.0, 9.0)];
/// The same in a ball of glass.
const NARROW: &[(f64, f64)] = &[(0.0, 6.0), (0.14, 7.0), (0.5, 10.5), (0.8, 9.0), (1.0, 5.0)];

/// Where its one tip is.
const TIP: [Beside; 1] = [(1.0, 0.0)];

/// How long a short tail and, at the nape, one of medium length are from the band on, as shares of the trunk: no longer than
/// an upper arm; what is shorter is no tail, in head units.
const LONG: [f64; 2] = [0.36, 0.7];
const LEAST: [f64; 2] = [28.0, 46.0];

/// How long a tail is that does not hang.
fn short(cut: &Cut) -> f64 {
    (cut.trunk * LONG[cut.rank().min(1)]).max(LEAST[cut.rank().min(1)])
}

/// So much lower than loose hair a long one and the longest end, as shares of the trunk.
const LOWER: [f64; 2] = [0.14, 0.12];

/// Where a long tail ends, and the longest.
fn lowest(cut: &Cut) -> f64 {
    let is_free = match cut.hands {
        Hands::Down => true,
        Hands::Busy => cut.deep.is_infinite(),
        _ => false,
    };
    let hangs = cut.rank() > 1 && is_free && cut.cover != Cover::Glass;
    cut.end + if hangs { cut.trunk * LOWER[cut.rank() - 2] } else { 0.0 }
}

/// Combed back from the forehead and tied.
pub(super) fn ponytail(cut: &Cut) -> Hair {
    let front = if cut.is_covered() { cut.temples(Point::new(54.0, 2.0)) } else { aside(cut) };
    let below = cut.cover == Cover::Brim || cut.rim().is_some();
    let tail = if below { at_the_nape(cut) } else { at_the_crown(cut) };
    let tied = usize::from(tail.root.x > 0.0);
    let ears = [0, 1].map(|side| !below || cut.tucked || side != tied);
    Hair { back: vec![cut.area(combed(cut))], front, ears, tails: vec![tail] }
}

fn points<const N: usize>(points: [(f64, f64); N]) -> [Point; N] {
    points.map(Point::from)
}

/// Tied high at the back of the head, a boy's above the ear.
fn at_the_crown(cut: &Cut) -> Tail {
    let end = lowest(cut);
    let [high, out] = if cut.girl { [0.0, 0.0] } else { BOYS };
    let ribbon = match cut.rank() {
        _ if cut.cover == Cover::Glass => {
            let along =
                points([(-22.0, -52.0), (-47.0, -55.0), (-62.0, -34.0), (-64.0, -6.0), (-59.0, 26.0)]);
            let along = if cut.rank() == 0 { &along[..4] } else { &along };
            Ribbon::through(along, NARROW)
        }
        _ if floats(cut) && cut.rank() > 0 => Ribbon::through(&floating(cut, CROWN), FULL),
        0 => {
            // Out behind the crown and down beside the head.
            let rest = [(-0.28, -0.12), (-0.56, -0.04), (-0.8, 0.18), (-0.94, 0.5)];
            let lower = CROWN.map(|at| at + Vec2::new(out, high));
            let rest = rest.map(|(x, y)| lower[1] + Vec2::new(x, y) * short(cut));
            Ribbon::through(&[&lower[..], &rest].concat(), STUB)
        }
        _ => {
            let along = [(-30.0, -40.0), (-46.0, -56.0), (-68.0, -62.0), (-82.0, -34.0)];
            let s = [(-89.0, 0.18), (-96.0, 0.4), (-84.0, 0.66), (-88.0, 0.84), (-108.0, 1.0)];
            // What is short hangs nearly straight.
            let swing = ((end - TOP - high) / IN_FULL_SWING).min(1.0);
            let s = s.map(|(x, share)| Point::new(mix(TOP_OUT, x, swing) + out, mix(TOP + high, end, share)));
            // Of who rides or climbs it hangs close behind the cheek.
            let close = if cut.deep < 1.0 { CLOSE } else { 0.0 };
            let s = s.map(|at| at + Vec2::new(close, 0.0));
            let inward = |at: Point| at + Vec2::new(out + close * (at.x / TOP_OUT).powi(2), high);
            let along = points(along).map(inward);
            Ribbon::through(&[&along[..], &s].concat(), if cut.rank() == 1 { SLIM } else { FULL })
        }
    };
    let mut shapes = vec![ribbon.lock(cut, &TIP)];
    shapes.extend(along(&ribbon, cut));
    let tied = if cut.cover == Cover::Glass { 15.0 } else { 19.0 };
    shapes.extend(tie(&ribbon, tied, cut));
    // What floats is where it floats to; it is not to be bent again.
    let bends = if floats(cut) { 1000.0 } else { TOP + high };
    Tail { root: Point::new(-96.0, bends), layer: Layer::Behind, shapes }
}

/// So much lower and further out a boy's tail is.
const BOYS: [f64; 2] = [22.0, -8.0];
/// From where a long tail hangs down, how far out that is, and how long one is that swings to both sides.
const TOP: f64 = -34.0;
const TOP_OUT: f64 = -82.0;
const IN_FULL_SWING: f64 = 140.0;

/// How much closer to the head a tail hangs that is no longer than the trunk, in head units.
const CLOSE: f64 = 4.0;

/// Whether it floats in water or air behind who swims or flies.
fn floats(cut: &Cut) -> bool {
    cut.flow < FLOATING
}

/// Hair that would hang at less than so many degrees from down is of somebody who floats.
const FLOATING: f64 = -66.0;

/// Where a floating tail grows and where it leaves the head, tied at the crown, and at the nape below a hat.
const CROWN: [Point; 2] = [Point::new(-30.0, -40.0), Point::new(-47.0, -55.0)];
const NAPE: [Point; 2] = [Point::new(-36.0, 8.0), Point::new(-58.0, 2.0)];

/// The middle line of a floating tail: from the head where it flows to, in one wave.
fn floating(cut: &Cut, [root, from]: [Point; 2]) -> Vec<Point> {
    let along = toward(cut.flow + 8.0);
    let across = Vec2::new(along.y, -along.x);
    // A large head has little room behind it.
    let long = [58.0, 98.0, 162.0, 236.0][cut.rank()] * cut.room() * cut.room();
    let wave = [(0.28, 7.0), (0.52, -5.0), (0.76, -9.0), (1.0, 4.0)];
    let rest = wave.map(|(share, out)| from + along * (long * share) + across * out);
    [root, from].into_iter().chain(rest).collect()
}

/// Tied at the nape: what is long falls beside the shoulder, what is not flicks out behind the neck; behind lifted arms,
/// where it would show in scraps, and out of a hood it lies over the shoulder.
fn at_the_nape(cut: &Cut) -> Tail {
    if floats(cut) {
        let ribbon = Ribbon::through(&floating(cut, NAPE), FULL);
        let mut shapes = vec![ribbon.lock(cut, &TIP)];
        shapes.extend(along(&ribbon, cut));
        shapes.extend(tie(&ribbon, 20.0, cut));
        return Tail { root: Point::new(-57.0, 1000.0), layer: Layer::Behind, shapes };
    }
    let free = [-1.0, 1.0].into_iter().find(|side| !cut.is_raised(*side));
    if let Some(side) = free.filter(|_| cut.cover != Cover::Hood) {
        let Tail { root, layer, shapes } = if cut.rank() < 2 { flicked(cut) } else { beside(cut) };
        let flipped =
            |shape: Shape| if side < 0.0 { shape } else { Shape { path: mirror(&shape.path), ..shape } };
        let root = Point::new(root.x * -side, root.y);
        return Tail { root, layer, shapes: shapes.into_iter().map(flipped).collect() };
    }
    // Before an arm lifted to a brim a short one would be one scrap more.
    if cut.rank() < 2 && cut.cover == Cover::Brim {
        return behind_the_cheek(cut);
    }
    let end = match (cut.rank(), cut.hands) {
        (0 | 1, _) => cut.down(0.32),
        (2, _) => cut.end,
        // Not before hands.
        (_, Hands::InTheLap) => cut.down(1.1),
        _ => cut.end,
    };
    let start = cut.rim().map_or(18.0, |rim| rim.y - 6.0);
    let hangs = [(-59.0, 0.0), (-65.0, 0.24), (-61.0, 0.5), (-50.0, 0.76), (-52.0, 1.0)];
    let middle: Vec<Point> = hangs.map(|(x, share)| Point::new(x, mix(start, end, share))).into();
    let ribbon = Ribbon::through(&middle, LOW);
    let outline = ribbon.outline(&TIP);
    let mut patch = outline.clone();
    patch.close_path();
    let mut shapes = vec![Shape::patch(patch, cut.tint), Shape::line(outline, Pen::Outline)];
    shapes.extend(along(&ribbon, cut));
    // Below a brim the band is where it leaves the combed hair, and nothing of the tail above it.
    let tied = if cut.rim().is_some() { 22.0 } else { 3.0 };
    shapes.extend(tie(&ribbon, tied, cut));
    Tail { root: Point::new(-57.0, 36.0), layer: cut.over_the_shoulder(), shapes }
}

/// A tail of which a lock is seen between the ear and the shoulder.
fn behind_the_cheek(cut: &Cut) -> Tail {
    let middle = points([(-34.0, 8.0), (-46.0, 26.0), (-52.0, 40.0), (-48.0, 54.0), (-40.0, 66.0)]);
    let shapes = vec![Ribbon::through(&middle, LOW).lock(cut, &TIP)];
    Tail { root: Point::new(-57.0, 1000.0), layer: Layer::Behind, shapes }
}

/// A long tail behind the arm, from the band below the ear, or below a collar, down.
fn beside(cut: &Cut) -> Tail {
    let low = cut.rim().map_or(0.0, |rim| rim.y - 20.0);
    let top = points([(-42.0, 20.0), (-56.0, 22.0), (-76.0, 30.0), (-88.0, 58.0)]);
    let top = top.map(|point| point + Vec2::new(0.0, low));
    let s = [(-98.0, 0.26), (-91.0, 0.52), (-86.0, 0.74), (-104.0, 1.0)];
    let end = lowest(cut);
    let swing = ((end - 50.0 - low) / IN_FULL_SWING).min(1.0);
    let s = s.map(|(x, share)| Point::new(mix(-92.0, x, swing), mix(50.0 + low, end, share)));
    let ribbon = Ribbon::through(&[&top[..], &s].concat(), FULL);
    let mut shapes = vec![ribbon.lock(cut, &TIP)];
    shapes.extend(along(&ribbon, cut));
    shapes.extend(tie(&ribbon, 20.0, cut));
    Tail { root: Point::new(-86.0, 60.0), layer: Layer::Behind, shapes }
}

/// A tail that is not long, behind the neck, its tip outwards.
fn flicked(cut: &Cut) -> Tail {
    let low = cut.rim().map_or(0.0, |rim| rim.y - 20.0);
    let from = Point::new(-40.0, 22.0);
    // From its band on it is so long.
    // Less of a short one would be a ball at the ear.
    let long = if cut.rank() == 0 { LEAST[1] } else { short(cut) };
    let size = (long + FLICKED.0) / FLICKED.1;
    let middle = points([(-40.0, 22.0), (-60.0, 22.0), (-78.0, 36.0), (-85.0, 60.0), (-92.0, 80.0)]);
    let middle = middle.map(|point| from + Vec2::new(0.0, low) + (point - from) * size);
    let ribbon = Ribbon::through(&middle, PLUMP);
    let mut shapes = vec![ribbon.lock(cut, &TIP)];
    shapes.push(ribbon.strand((0.5, 0.82), 0.1));
    shapes.extend(tie(&ribbon, 20.0, cut));
    // It stands off; it does not hang.
    Tail { root: Point::new(-57.0, 1000.0), layer: Layer::Behind, shapes }
}

/// How far from where a tail behind the neck grows its band is, and how long its middle line is at size 1, in head units.
const FLICKED: (f64, f64) = (20.0, 82.0);

/// The strands of a tail that is long enough.
fn along(ribbon: &Ribbon, cut: &Cut) -> Vec<Shape> {
    let strands: &[((f64, f64), f64)] = match (cut.rank(), cut.full) {
        _ if cut.cover == Cover::Glass => &[],
        (0, _) => &[],
        (1, false) => &[((0.4, 0.76), 0.0)],
        (1, true) => &[((0.34, 0.76), 0.2)],
        (_, false) => &[((0.3, 0.76), 0.1)],
        (_, true) => &[((0.28, 0.62), 0.34), ((0.4, 0.76), -0.3)],
    };
    strands.iter().map(|(stretch, side)| ribbon.strand(*stretch, *side)).collect()
}

/// A band round a tail so far from where it grows, and a girl's bow on it.
fn tie(ribbon: &Ribbon, far: f64, cut: &Cut) -> Vec<Shape> {
    let share = ribbon.share(far);
    let (at, along) = (ribbon.at((share, 0.0)), ribbon.along(share));
    let turn = libm::atan2(along.y, along.x);
    let tint = if cut.girl { tints::RED } else { tints::BLUE };
    let wide = match cut.cover {
        Cover::Glass => 10.0,
        Cover::Brim => 15.0,
        _ => 14.5,
    };
    let band = Shape::area(ellipse(at, 9.5, wide, turn), tint, Pen::Inner);
    // Beside a short tail a bow would be another lump.
    let is_small = cut.cover == Cover::Brim && cut.rank() < 2;
    if !cut.girl || is_small || matches!(cut.cover, Cover::Glass | Cover::Hood) {
        return vec![band];
    }
    cut.bow(Affine::translate(at.to_vec2()) * Affine::rotate(turn + core::f64::consts::FRAC_PI_2), tint)
}

fn aside(cut: &Cut) -> Vec<Shape> {
    let hairline = open(
        (-54.0, 0.0),
        &[
            [-51.0, -10.0, -47.0, -17.0, -42.0, -21.0],
            [-20.0, -18.0, 6.0, -24.0, 22.0, -40.0],
            [28.0, -30.0, 47.0, -22.0, 54.0, 0.0],
        ],
    );
    let mut front = cut.veil(hairline).to_vec();
    // Combed towards the band, so that it is no bathing cap.
    front.push(Shape::line(open((22.0, -40.0), &[[14.0, -47.0, 0.0, -53.0, -14.0, -54.0]]), Pen::Inner));
    front.push(Shape::line(open((-8.0, -28.0), &[[-16.0, -33.0, -22.0, -40.0, -26.0, -46.0]]), Pen::Inner));
    front.push(Shape::line(open((-38.0, -28.0), &[[-40.0, -34.0, -39.0, -39.0, -37.0, -43.0]]), Pen::Inner));
    if cut.full {
        front.push(Shape::line(open((40.0, -24.0), &[[38.0, -32.0, 34.0, -39.0, 28.0, -44.0]]), Pen::Fine));
    }
    front
}
