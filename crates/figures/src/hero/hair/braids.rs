//! Two plaits from a centre parting.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, ParamCurve as _, PathSeg, Point, Vec2};

use super::buns::fallen;
use super::curls::bumps;
use super::{Cover, Cut, Hair, Hands, Layer, Tail, combed};
use crate::hero::curve::{closed, join, mirror, mix, open, toward, warp};
use crate::hero::tints;
use crate::path::{ellipse, united};

/// Two plaits from behind the ears, each a chain of plump strands with a tie and a tuft.
pub(super) fn braided(cut: &Cut) -> Hair {
    let front = match cut.is_covered() {
        true => cut.temples(Point::new(54.0, if cut.girl { 4.0 } else { 0.0 })),
        false if cut.girl || cut.is_banded() => parted(cut),
        false => rows(cut),
    };
    // In the wind or in water one trails behind and hides the other.
    // A boy has one, over a shoulder whose arm is at rest.
    let one = if cut.is_raised(-1.0) && !cut.is_raised(1.0) { &[1.0][..] } else { &[-1.0] };
    let sides = match cut.streams() {
        true => &[-1.0][..],
        // Of who is seen from aside, or has both arms before it, the far one would be in scraps behind an arm.
        false if cut.is_behind(1.0) && cut.aside => &[-1.0],
        false if cut.hands == Hands::Across && (cut.flow < FROM_ASIDE || cut.raised == [true; 2]) => &[-1.0],
        false if cut.girl => &[1.0, -1.0],
        false => one,
    };
    // Behind a diver's tube one would be black.
    let tube = if cut.cover == Cover::Mask { cut.tube(scene::HairStyle::Braided) } else { 0.0 };
    let sides: Vec<f64> = sides.iter().copied().filter(|side| *side != tube).collect();
    let tails = sides.iter().copied().map(|side| Tail {
        // What streams is where it flows to; it is not to be bent again.
        root: Point::new(side * 57.0, if cut.streams() { 1000.0 } else { 20.0 }),
        layer: match cut.is_behind(side) {
            _ if cut.streams() => Layer::Behind,
            true => Layer::Behind,
            false if is_tied(cut) => Layer::Chest,
            false => Layer::Before,
        },
        shapes: plait(cut, side),
    });
    let tails = tails.collect();
    let ears = [-1.0, 1.0].map(|side| is_tied(cut) || !cut.girl && !sides.contains(&side));
    Hair { back: vec![cut.area(combed(cut))], front, tails, ears }
}

/// In a ball of glass, where a plait beside the face would be a hand on the cheek: a girl's is laid round the head like a
/// wreath; what is longer than short falls to the collar.
pub(super) fn pinned_up(cut: &Cut) -> Hair {
    let loose = cut.rank() > 0;
    let hair = cut.area(if loose { fallen(cut) } else { combed(cut) });
    let mut front = if cut.girl { parted(cut) } else { rows(cut) };
    if cut.girl {
        front.extend(wreath(cut));
    }
    Hair { back: vec![hair], front, ears: [!loose || !cut.girl; 2], ..Hair::default() }
}

/// The middle of such a wreath and its half axes, in head units, how many degrees it goes down to either side, and how many strands
/// it has on either side of the topmost one, with the half axes of a strand and how far it is turned in it: more of them would be
/// too small to color on a child that is small on its page.
const WREATH: (f64, Vec2, f64) = (0.0, Vec2::new(56.0, 59.0), 66.0);
const STRANDS: (i32, f64, f64) = (2, 19.0, 10.5);
const TWISTED: f64 = 20.0;

/// A plait over the crown, from both sides up to the topmost strand.
fn wreath(cut: &Cut) -> Vec<Shape> {
    let (middle, axes, low) = WREATH;
    let (count, long, wide) = STRANDS;
    let strand = |step: i32| {
        let degrees = low * f64::from(step) / f64::from(count);
        let up = toward(180.0 - degrees);
        let turn = degrees + TWISTED * f64::from(step.signum());
        let at = Point::new(up.x * axes.x, middle + up.y * axes.y);
        cut.area(ellipse(at, long, wide, turn.to_radians()))
    };
    (0..=count)
        .rev()
        .flat_map(|step| if step == 0 { vec![0] } else { vec![-step, step] })
        .map(strand)
        .collect()
}

/// The hair of who is seen from aside hangs this far back at least, in degrees.
const FROM_ASIDE: f64 = -12.0;

/// Plaited close to a boy's head, from the forehead back.
fn rows(cut: &Cut) -> Vec<Shape> {
    // In few lines fewer: small on a page seven would be one blot.
    let notches: &[(f64, f64)] = if cut.full {
        &[(-54.0, 2.0), (-48.0, -20.0), (-31.0, -36.0), (-10.5, -42.0)]
    } else {
        &[(-54.0, 2.0), (-42.0, -28.0), (-15.5, -41.0)]
    };
    let right = notches.iter().map(|(x, y)| (-x, *y)).rev();
    let ends: Vec<(f64, f64)> = notches.iter().copied().chain(right).collect();
    let mut front = cut.veil(bumps(&ends)).to_vec();
    front.extend(ends[1..ends.len() - 1].iter().map(|&(x, y)| {
        // It ends before it divides the hair.
        let row = [x * 0.98, y - 7.0, x * 0.84, -51.0, x * 0.7, -55.0 + x.abs() * 0.12];
        Shape::line(open((x, y), &[row]), Pen::Inner)
    }));
    front
}

/// Combed from the middle to both sides.
fn parted(cut: &Cut) -> Vec<Shape> {
    let half =
        open((54.0, 4.0), &[[49.0, -12.0, 41.0, -21.0, 30.0, -26.0], [16.0, -31.0, 4.0, -38.0, 0.0, -47.0]]);
    let mut hairline = mirror(&half);
    join(&mut hairline, &half.reverse_subpaths());
    let mut front = cut.veil(hairline).to_vec();
    front.push(cut.parting(-46.0));
    if cut.full {
        for side in [-1.0, 1.0] {
            let line =
                open((side * 10.0, -54.0), &[[side * 26.0, -46.0, side * 42.0, -34.0, side * 52.0, -16.0]]);
            front.push(Shape::line(line, Pen::Fine));
        }
    }
    front
}

/// From one strand of a plait to the next.
const STEP: f64 = 27.0;
/// Half as wide as a plait is between two of its strands, and half as wide and as high as a strand is.
const NOTCH: f64 = 12.5;
const STRAND: Vec2 = Vec2::new(19.0, 20.0);
/// How far a strand leans over, in degrees, to one side and the other in turn, and how far aside it is.
const LEAN: f64 = 13.0;
const ASIDE: f64 = 2.0;
/// How far the lower edge of a strand of the bold version goes beyond its middle, as a share of the rest.
const AJAR: f64 = 0.42;
/// How many strands of each length stream in the wind.
const STREAMS: [f64; 4] = [1.0, 2.0, 4.0, 7.0];
/// How long the loose end is.
const TUFT: f64 = 38.0;
/// How far down the trunk plaits of medium length end, long ones, those beside an arm that does something, and the longest.
const MEDIUM: f64 = 0.24;
const LONG: f64 = 0.62;
const ABOVE_THE_CROOK: f64 = 0.5;
const LONGEST: f64 = 1.24;
/// The same of the longest behind the body, which shows no end below a hand.
const BEHIND: f64 = 0.96;
/// How far from the middle one ends that hangs behind a shoulder, as a share of how far the arm there does.
const BESIDE_THE_TRUNK: f64 = 0.76;
/// How far from the middle of the chest a plait of each length ends, in units: beside a print, the longest one between
/// the hands.
const ON_THE_CHEST: [f64; 4] = [40.0, 40.0, 40.0, 28.0];

/// A plait that grows out of the combed hair beside the ear.
fn plait(cut: &Cut, side: f64) -> Vec<Shape> {
    let behind_an_arm = behind_an_arm(cut, side);
    let (count, swing) = match cut.rank() {
        rank if cut.streams() => (libm::round(STREAMS[rank] * cut.room() * cut.room()) as i32, -cut.flow),
        // Short ones end beside the chin, and stand off.
        0 if cut.is_raised(side) => (2, 18.0),
        0 => (3, 38.0),
        _ => (behind_an_arm.map_or_else(|| strands_to(cut, reach(cut)), |(count, _)| count), 0.0),
    };
    let start = start(cut, side);
    // Over the shoulder to the chest, where it is before no hand.
    let to_the_chest = (start.x.abs() - ON_THE_CHEST[cut.rank()] / cut.unit).max(0.0);
    let inward = match (cut.rank(), cut.is_raised(side)) {
        _ if swing != 0.0 => 0.0,
        // Behind an arm that lies across the chest it hangs beside the trunk.
        _ if cut.hands == Hands::Across => start.x.abs() - cut.flank - NOTCH,
        // Swung out behind who walks.
        _ if cut.swings_out(side) => 0.0,
        // Behind the shoulder, and below the arm half behind the trunk.
        _ if cut.is_behind(side) => start.x.abs() - cut.flank * BESIDE_THE_TRUNK,
        (1, false) => to_the_chest * 0.3,
        _ => to_the_chest,
    };
    let whole = STEP * f64::from(count) + TUFT;
    let fine = match behind_an_arm {
        _ if cut.streams() => Vec2::new(1.0, 1.0),
        Some((_, fine)) => fine,
        None if cut.rank() == 0 => fine(cut),
        // As long as it is to be, and longer aslant.
        None => Vec2::new(fine(cut).x, reach(cut) / whole * if cut.swings_out(side) { SWUNG } else { 1.0 }),
    };
    let hung = hung(start, side, swing);
    let place = move |point: Point| {
        let deep = point.y.max(0.0) / whole;
        let taper = if cut.full { mix(1.14, 0.84, deep.min(1.0)) } else { 1.0 };
        hung(Point::new(point.x * taper * fine.x, point.y * fine.y)) - Vec2::new(side * inward * deep, 0.0)
    };
    chain(cut, count, place)
}

impl Cut {
    /// Whether the plait at this side (−1 or 1) is behind the shoulder: before an arm that does something none may be, and
    /// a long one would lie over what that does.
    fn is_behind(&self, side: f64) -> bool {
        match self.hands {
            Hands::Across => true,
            Hands::Busy => {
                let at = usize::from(side > 0.0);
                let is_crossed = || self.laid_over[at].is_some_and(|arm| arm < self.down(LONG));
                // Of an arm before everything it hangs within the shoulder; a short one stands off.
                if self.raised[at] { !self.over[at] || self.rank() == 0 } else { self.aside || is_crossed() }
            }
            _ => false,
        }
    }

    /// Whether it swings out behind, clear of the arm there.
    fn swings_out(&self, side: f64) -> bool {
        self.is_behind(side) && self.hands == Hands::Busy && self.flow < FROM_ASIDE
    }
}

/// How much longer a plait is drawn that swings out: aslant it is to reach as far down.
const SWUNG: f64 = 1.07;

/// How much finer plaits that hang are, across and along: those to the chin and the shoulder, so that they have several
/// strands too, and the long ones, so that the arms beside them are seen.
fn fine(cut: &Cut) -> Vec2 {
    match (cut.full, cut.rank()) {
        (_, 0) => Vec2::new(0.74, 0.48),
        (true, 1) => Vec2::new(0.86, 0.62),
        (false, 1) => Vec2::new(0.9, 0.66),
        _ => Vec2::new(0.8, 0.88),
    }
}

/// Whether a plait begins behind the ear and comes out below the jaw.
fn is_tied(cut: &Cut) -> bool {
    cut.rim().is_none() && !cut.streams()
}

/// Where such a plait begins.
const TIED: Point = Point::new(57.0, 15.0);

/// Where a plait begins: beside the ear, or under the rim of a hood.
fn start(cut: &Cut, side: f64) -> Point {
    match cut.cover {
        _ if cut.streams() => Point::new(side * 57.0, 0.0),
        Cover::Hood => Point::new(side * 54.0, 44.0),
        _ if is_tied(cut) => Point::new(side * TIED.x, TIED.y),
        _ => Point::new(side * 61.0, 14.0),
    }
}

/// How long a plait to the shoulder, the chest or below the waist is, in head units.
fn reach(cut: &Cut) -> f64 {
    let share = match (cut.rank(), cut.hands) {
        (1, _) => MEDIUM,
        // Above the crook of an arm on the hip.
        (2, Hands::Busy) => ABOVE_THE_CROOK,
        (2, _) => LONG,
        (_, Hands::Busy) => (cut.deep - 0.06).min(BEHIND),
        (_, Hands::InTheLap | Hands::Across) => (cut.deep - 0.06).min(LONGEST),
        _ => LONGEST,
    };
    cut.down(share) - start(cut, 1.0).y
}

/// How many strands a plait of this length has.
fn strands_to(cut: &Cut, reach: f64) -> i32 {
    libm::round((reach / fine(cut).y - TUFT) / STEP).max(2.0) as i32
}

/// How many strands a long plait behind the shoulder has whose end is behind an arm, and how fine it is: below that it would
/// be a scrap. `None` where it ends above it.
fn behind_an_arm(cut: &Cut, side: f64) -> Option<(i32, Vec2)> {
    let arm = cut.laid_over[usize::from(side > 0.0)]
        .filter(|_| cut.is_behind(side) && cut.rank() > 1 && !cut.swings_out(side))?;
    let room = arm - start(cut, side).y;
    let count = |fine: Vec2| libm::round((room / fine.y - TUFT) / STEP) as i32;
    let fine = [fine(cut), SHORT].into_iter().find(|fine| count(*fine) >= SEVERAL).unwrap_or(SHORT);
    let count = count(fine).max(2);
    (count < strands_to(cut, reach(cut))).then_some((count, fine))
}

/// How fine a plait is of which little more than a tuft is seen, and how many strands are more than that.
const SHORT: Vec2 = Vec2::new(0.84, 0.58);
const SEVERAL: i32 = 3;

/// From a plait's own measures, outwards and down, to where it hangs at `swing` degrees from down.
fn hung(start: Point, side: f64, swing: f64) -> impl Fn(Point) -> Point {
    let along = toward(side * swing);
    move |point| start + along * point.y + Vec2::new(along.y, -along.x) * (point.x * side)
}

/// A plait: strands that lie over each other like drops, the upper over the lower, a tie and a tuft.
fn chain(cut: &Cut, count: i32, place: impl Fn(Point) -> Point) -> Vec<Shape> {
    let low = STEP * f64::from(count);
    let drops: Vec<BezPath> = (0..count).map(|step| warp(&drop_at(step), &place)).collect();
    let mut shapes = vec![cut.area(warp(&tuft(low), &place)), cut.area(united(&drops))];
    let edge = |step| if cut.full { below(step) } else { ajar(step) };
    shapes.extend((0..count - 1).map(|step| Shape::line(warp(&edge(step), &place), Pen::Inner)));
    let at = |y: f64| place(Point::new(0.0, low + y));
    let along = at(8.0) - at(-2.0);
    let turn = libm::atan2(along.y, along.x) - core::f64::consts::FRAC_PI_2;
    let tie = Affine::translate(at(3.0).to_vec2()) * Affine::rotate(turn);
    // Of the bold version no bow is before a hand.
    let room = cut.full || cut.hands == Hands::Down;
    // Of a short one a bow would be as large as what it ties.
    let short = cut.rank() < 2 && !cut.streams();
    if cut.girl && room && !short {
        shapes.extend(cut.bow(tie * Affine::scale(0.8), tints::PINK));
    } else if cut.full || cut.girl && room {
        shapes.push(Shape::area(tie * ellipse((0.0, 0.0), 11.0, 7.5, 0.0), tints::BLUE, Pen::Inner));
    }
    shapes
}

/// Where the strand of this number is, and how it leans.
fn leaning(step: i32) -> Affine {
    let turn = if step % 2 == 0 { 1.0 } else { -1.0 };
    Affine::translate((ASIDE * turn, STEP * (f64::from(step) + 0.5)))
        * Affine::rotate((LEAN * turn).to_radians())
}

/// The lower edge of a strand from its left to its right: round, narrower than its shoulders.
fn below(step: i32) -> BezPath {
    let Vec2 { x, y } = STRAND;
    leaning(step)
        * open((-x, -0.2 * y), &[[-x, 0.5 * y, -0.56 * x, y, 0.0, y], [0.56 * x, y, x, 0.5 * y, x, -0.2 * y]])
}

/// The same, ending before it divides the plait: at one side and the other in turn.
fn ajar(step: i32) -> BezPath {
    let edge = if step % 2 == 0 { below(step) } else { below(step).reverse_subpaths() };
    let parts: Vec<PathSeg> = edge.segments().collect();
    BezPath::from_path_segments([parts[0], parts[1].subsegment(0.0..AJAR)].into_iter())
}

/// A strand of a plait.
fn drop_at(step: i32) -> BezPath {
    let Vec2 { x, y } = STRAND;
    let mut drop = below(step);
    let over = [[x, -0.74 * y, 0.6 * x, -y, 0.0, -y], [-0.6 * x, -y, -x, -0.74 * y, -x, -0.2 * y]];
    let upper = leaning(step) * open((x, -0.2 * y), &over);
    join(&mut drop, &upper);
    drop.close_path();
    drop
}

/// The loose end of a plait of this length, from behind it: a brush with a soft tip.
fn tuft(low: f64) -> BezPath {
    closed(
        (-10.0, low - 12.0),
        &[
            [-15.0, low + 2.0, -18.0, low + 14.0, -9.0, low + 24.0],
            [-5.0, low + 32.0, 0.0, low + 36.0, 5.0, low + 37.0],
            [7.0, low + 37.0, 8.0, low + 36.0, 8.0, low + 34.0],
            [16.0, low + 22.0, 15.0, low + 4.0, 10.0, low - 10.0],
        ],
    )
}
