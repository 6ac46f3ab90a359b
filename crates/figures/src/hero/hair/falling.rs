//! Straight and wavy hair: it falls.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};
use scene::HairStyle;

use super::locks::{down_the_back, of_halves, over_the_shoulders, strands};
use super::{Cover, Cut, Hair};
use crate::hero::curve::{mix, open, run};

/// A blunt fringe and curtains: bowl cut, bob, long, very long.
pub(super) fn straight(cut: &Cut) -> Hair {
    let cut = &cut.over_the_ears();
    let end = cut.end;
    let wide = 66.0;
    let ear = 22.0_f64.min(end - 8.0);
    // Long hair hangs in two soft locks that narrow to their ends.
    let half = if cut.rank() == 0 {
        vec![
            [66.0, 4.0, 66.0, ear - 8.0, 66.0, ear],
            [66.0, mix(ear, end, 0.4), wide, mix(ear, end, 0.6), wide, end - 5.0],
            [wide, end + 2.0, wide - 4.0, end + 3.0, wide - 9.0, end + 3.0],
            [wide * 0.5, end + 6.0, wide * 0.25, end + 6.0, 0.0, end + 6.0],
        ]
    } else if cut.rank() == 1 && cut.tucked {
        // From behind the ears down, cut straight.
        vec![
            [60.0, 8.0, 59.5, 14.0, 60.5, 22.0],
            [61.5, mix(22.0, end, 0.5), 63.0, end - 16.0, 63.0, end - 8.0],
            [63.0, end + 5.0, 48.0, end + 8.0, 29.0, end + 8.0],
            [20.0, end + 8.0, 10.0, end + 8.0, 0.0, end + 8.0],
        ]
    } else if cut.rank() == 1 {
        // A bob swells and curls in.
        let bulge = mix(ear, end, 0.56);
        vec![
            [66.0, 6.0, 66.6, 16.0, 67.8, ear],
            [68.8, mix(ear, bulge, 0.4), 70.5, mix(ear, bulge, 0.7), 70.5, bulge],
            [70.5, end - 6.0, 64.0, end + 3.0, 50.0, end + 5.0],
            [32.0, end + 7.0, 16.0, end + 7.0, 0.0, end + 7.0],
        ]
    } else {
        Vec::new()
    };
    let outline = if cut.rank() > 1 { down_the_back(cut) } else { cut.fall(cut.at_the_ear(), &half) };
    let (low, tip) = if cut.rank() == 0 { (end + 0.5, 50.5) } else { (25.0, 49.5) };
    let low = Point::new(tip, low);
    let front = match cut.is_covered() {
        true if cut.tucked => cut.temples(Point::new(54.0, 0.0)),
        true => cut.temples(low),
        false if !cut.girl => parted_aside(cut),
        false => fringe(cut),
    };
    let mut back = vec![cut.area(outline)];
    if cut.rank() > 1 {
        back.extend(strands(cut));
    }
    Hair { back, front, tails: over_the_shoulders(HairStyle::Straight, cut), ears: [cut.tucked; 2] }
}

/// Where hair beside a cheek runs into the contour of the face, which is one smooth curve.
pub(super) const ROUND: (f64, f64) = (53.0, 13.0);

/// Cut straight above the brows, and open towards both cheeks.
fn fringe(cut: &Cut) -> Vec<Shape> {
    let hairline = open(
        (-ROUND.0, ROUND.1),
        &[
            [-52.0, 2.0, -48.0, -12.0, -42.0, -27.0],
            [-33.0, -20.0, -23.0, -19.0, -15.0, -24.0],
            [-6.0, -19.0, 6.0, -19.0, 14.0, -24.0],
            [22.0, -19.0, 33.0, -20.0, 42.0, -27.0],
            [48.0, -12.0, 52.0, 2.0, ROUND.0, ROUND.1],
        ],
    );
    let mut front = cut.veil(hairline).to_vec();
    front.extend(fringe_lines(cut));
    front
}

/// The lines of a straight fringe: two locks, and finer hair between them where everything is drawn.
pub(super) fn fringe_lines(cut: &Cut) -> Vec<Shape> {
    let mut lines = Vec::new();
    for (x, lean) in [(-15.0, -4.0), (14.0, 4.0)] {
        let line = open((x, -23.0), &[[x, -30.0, x - lean * 0.3, -37.0, x - lean, -46.0]]);
        lines.push(Shape::line(line, Pen::Inner));
    }
    if cut.full {
        for x in [-33.0, 0.0, 32.0] {
            let line = open((x, -21.0), &[[x, -27.0, x * 0.97, -33.0, x * 0.94, -39.0]]);
            lines.push(Shape::line(line, Pen::Fine));
        }
    }
    lines
}

/// A side parting and waves that swing out at the ends.
pub(super) fn wavy(cut: &Cut) -> Hair {
    let cut = &cut.over_the_ears();
    let low = if cut.rank() == 0 { Point::new(51.0, 15.0) } else { Point::new(49.5, 26.0) };
    let front = match cut.is_covered() {
        true if cut.tucked => cut.temples(Point::new(54.0, 0.0)),
        true => cut.temples(low),
        false => parted_aside(cut),
    };
    let mut back = vec![cut.area(of_halves(cut, waves))];
    if cut.rank() > 0 {
        back.extend(swinging(cut));
    }
    let tails = over_the_shoulders(HairStyle::Wavy, cut);
    Hair { back, front, tails, ears: [cut.tucked; 2] }
}

fn parted_aside(cut: &Cut) -> Vec<Shape> {
    let low = Point::from(ROUND);
    let hairline = open(
        (-low.x, low.y),
        &[
            [-52.0, low.y - 9.0, -49.0, -10.0, -45.0, -18.0],
            [-34.0, -14.0, -22.0, -26.0, -10.0, -25.0],
            [4.0, -23.0, 14.0, -32.0, 20.0, -46.0],
            [24.0, -33.0, 36.0, -28.0, 44.0, -20.0],
            [49.0, -10.0, 52.0, low.y - 9.0, low.x, low.y],
        ],
    );
    let mut front = cut.veil(hairline).to_vec();
    // The bold version's parting ends before it divides the hair.
    let top = if cut.full { (14.0, -62.0) } else { (18.0, -54.0) };
    front.push(Shape::line(
        open((20.0, -46.0), &[[20.0, -50.0, top.0 + 2.0, top.1 + 3.0, top.0, top.1]]),
        Pen::Inner,
    ));
    front.push(Shape::line(
        open(
            (-45.0, -33.0),
            &[[-35.0, -28.0, -26.0, -40.0, -14.0, -39.0], [-6.0, -38.0, 0.0, -42.0, 3.0, -49.0]],
        ),
        Pen::Inner,
    ));
    if cut.full {
        front.push(Shape::line(open((43.0, -31.0), &[[40.0, -34.0, 37.0, -38.0, 34.0, -43.0]]), Pen::Fine));
    }
    front
}

/// How far above their end the tips of waves leave the mass.
const TIP: f64 = 16.0;

/// From one wave of long hair to the next, about.
const WAVE: f64 = 62.0;

/// How far its edge swings to either side.
const SWING: f64 = 10.0;

/// How many waves there are: the mass of hair ends where it is narrow, and its tips swing out; to the shoulders it ends where it
/// is full, and curls in.
fn times(cut: &Cut) -> f64 {
    match cut.rank() {
        1.. if cut.cover == Cover::Glass => 1.25,
        0 => 1.0,
        1 => 1.25,
        // Where an arm ends it, fewer.
        _ => libm::round((cut.end - TIP) / WAVE - 0.75).max(1.0) + 0.75,
    }
}

/// Where the right edge of wavy hair is at a share of its length: one mass that spreads behind the shoulders.
fn swung(cut: &Cut, share: f64) -> Point {
    let end = if cut.rank() == 0 { 12.0 } else { cut.end - TIP };
    let wave = libm::sin(share * times(cut) * core::f64::consts::TAU);
    // What is long shows beside the arms.
    let full = if cut.rank() > 1 { cut.beside_the_arms(90.0) + 3.0 } else { cut.at_the_ear() + 9.0 };
    let y = mix(-4.0, end, share);
    // From the crown on without a corner.
    let down = ((y + 4.0) / SPREAD).min(1.0);
    let spread = down * down * (3.0 - 2.0 * down);
    let swing = SWING * (1.8 * down).min(1.0);
    Point::new(mix(cut.at_the_ear(), full, spread) + swing * wave, y)
}

/// How far below the ear a mass of waves is as wide as it gets.
const SPREAD: f64 = 74.0;

/// Strands in either half of long waves, which swing as their edge does.
fn swinging(cut: &Cut) -> Vec<Shape> {
    let strand = |side: f64| {
        let half = cut.at_the_side(side);
        let at = |step: i32| swung(&half, f64::from(step) / 16.0) - kurbo::Vec2::new(17.0, 0.0);
        let points: Vec<Point> = (5..=14).map(at).map(|at| Point::new(side * at.x, at.y)).collect();
        let mut line = BezPath::new();
        run(&mut line, &points);
        Shape::line(line, Pen::Inner)
    };
    // Above an arm that crosses it there is no room for it.
    let is_free = |side: &f64| {
        !cut.is_raised(*side) && (cut.rank() == 1 || cut.crossed[usize::from(*side > 0.0)].is_none())
    };
    [-1.0, 1.0].into_iter().filter(is_free).map(strand).collect()
}

/// The right half of the contour of wavy hair: it swings along the side and ends in two soft locks.
fn waves(cut: &Cut) -> BezPath {
    let mut half = cut.crown(cut.at_the_ear());
    let steps = (times(cut) * 6.0) as usize;
    let side: Vec<Point> = (0..=steps).map(|step| swung(cut, step as f64 / steps as f64)).collect();
    run(&mut half, &side);
    let tip = side.last().copied().unwrap_or_default();
    let at = |inward: f64, below: f64| (tip.x - inward, tip.y + below);
    let mut low = cut.between(tip.y + 8.0);
    if cut.ends_behind_an_arm() {
        half.curve_to(at(-1.0, 9.0), at(10.0, 16.0), at(34.0, 12.0));
    } else if cut.rank() < 2 {
        half.curve_to(at(-1.0, 12.0), at(12.0, 22.0), at(30.0, 22.0));
        low = tip.y + 20.0;
    } else {
        for [one, other, to] in ENDS {
            half.curve_to(at(one.0, one.1), at(other.0, other.1), at(to.0, to.1));
        }
    }
    half.curve_to((30.0, low + 4.0), (12.0, low + 2.0), (0.0, low));
    half
}

/// The ends of long waves, from their edge inwards, how far in and below it: one lock swings out, one hangs beside it.
const ENDS: [[(f64, f64); 3]; 4] = [
    [(1.0, 8.0), (-4.0, 16.0), (-12.0, 22.0)],
    [(0.0, 25.0), (12.0, 22.0), (20.0, 12.0)],
    [(20.0, 20.0), (21.0, 26.0), (25.0, 31.0)],
    [(36.0, 27.0), (44.0, 18.0), (47.0, 6.0)],
];
