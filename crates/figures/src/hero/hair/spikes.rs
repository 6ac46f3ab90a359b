//! Spiky hair: short locks with curved sides stand up from the head; what is longer falls in layers of such locks.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};

use super::{Cover, Cut, Hair};
use crate::hero::curve::{join, mirror, mix, open, toward};
use crate::path::without_dents;

/// A lock: where its tip is, and where it ends, in the valley before the next one.
type Tuft = [(f64, f64); 2];

/// How many locks stand up from one ear to the other, of short hair and of a mane, whose locks are broad.
const LOCKS: [i32; 2] = [7, 5];
/// The middle of the head they stand on, how far from it their valleys and their tips are, and how far round.
const SKULL: Point = Point::new(0.0, -4.0);
const VALLEY: f64 = 59.0;
const TIP: f64 = 84.0;
const ROUND: f64 = 92.0;
/// Short hair below a brim.
const CROPPED: [Tuft; 2] = [[(71.0, -10.0), (59.0, -4.0)], [(69.0, 8.0), (51.0, 14.0)]];

/// Locks on top, and as many layers below as the hair is long.
pub(super) fn spiky(cut: &Cut) -> Hair {
    if cut.cover == Cover::Brim {
        return below_the_brim(cut);
    }
    let tube = if cut.cover == Cover::Mask { cut.tube(scene::HairStyle::Spiky) } else { 0.0 };
    let mut outline = layers(&cut.at_the_side(1.0), tube > 0.0);
    let count = LOCKS[cut.rank().min(1)];
    // Beside the tube of a diver's mask it is combed close to the head.
    let (first, last) = (i32::from(tube > 0.0), count - i32::from(tube < 0.0));
    for lock in first..last {
        tuft(&mut outline, worn(cut, tip(lock, count)), worn(cut, valley(lock + 1, count)));
    }
    join(&mut outline, &mirror(&layers(&cut.at_the_side(-1.0), tube < 0.0)).reverse_subpaths());
    outline.close_path();
    let front = if cut.is_covered() { cut.temples(Point::new(54.0, 0.0)) } else { locks(cut) };
    Hair {
        back: vec![cut.area(without_dents(&outline, SOFT))],
        front,
        ears: [cut.rank() == 0; 2],
        ..Hair::default()
    }
}

/// Where the lock of this number, from the right ear on, begins, of so many.
fn valley(lock: i32, count: i32) -> Point {
    let share = f64::from(lock) / f64::from(count);
    SKULL + toward(mix(180.0 - ROUND, 180.0 + ROUND, share)) * VALLEY
}

/// Its tip, which leans outwards.
fn tip(lock: i32, count: i32) -> Point {
    let share = (f64::from(lock) + 0.5) / f64::from(count) - 0.5;
    SKULL + toward(180.0 + 2.0 * ROUND * share * 1.08) * TIP
}

/// Where a lock is under what is worn: lower in a ball of glass and beneath what sits on top.
fn worn(cut: &Cut, at: Point) -> (f64, f64) {
    let reach = at.to_vec2().hypot();
    let most = match cut.cover {
        Cover::Glass => 73.0,
        Cover::Hood => 66.0,
        _ if cut.crowned && at.x.abs() < 56.0 => 70.0,
        _ => 100.0,
    };
    let scale = (most / reach).min(1.0);
    (at.x * scale, at.y * scale)
}

/// From behind the neck up along the right side of the face to above the ear.
fn layers(cut: &Cut, tube: bool) -> BezPath {
    let above = valley(i32::from(tube), LOCKS[cut.rank().min(1)]);
    if cut.rank() == 0 || tube {
        let mut path = BezPath::new();
        let low = if cut.cover == Cover::Mask { (55.0, 16.0) } else { (52.0, 8.0) };
        path.move_to((0.0, 30.0));
        path.curve_to((24.0, 30.0), (44.0, 24.0), low);
        path.curve_to((58.0, 4.0), (60.0, above.y + 4.0), (above.x, above.y));
        return path;
    }
    tiers(cut, if cut.cover == Cover::Hood { BELOW_A_HOOD } else { (above.x, above.y) })
}

/// From one lock down the side of long hair to the next, about.
const TIER: f64 = 60.0;
/// How far out long hair is beside the face.
const FALLS: f64 = 63.0;
/// How far out and down the tip of such a lock is from the edge it leaves.
const FLICK: Vec2 = Vec2::new(20.0, 3.0);
/// How far in and up the lock below it begins.
const UNDER: Vec2 = Vec2::new(-11.0, -13.0);

/// From behind the neck over the ends and one broad lock above the other up to `above`: a mane.
fn tiers(cut: &Cut, above: (f64, f64)) -> BezPath {
    let end = match cut.rank() {
        _ if cut.cover == Cover::Glass => cut.end,
        // Its valleys are behind the shoulders: above them they would be black.
        1 => cut.down(0.0) + 24.0,
        // No tip of it looks out below the arm.
        _ if cut.ends_behind_an_arm() => cut.end - 16.0,
        _ => cut.end,
    };
    let first = above.1.max(-8.0) + if cut.cover == Cover::Brim { 30.0 } else { 8.0 };
    let count = libm::round((end - first) / TIER).max(2.0);
    // What is long shows beside the arms.
    let out = if cut.rank() > 1 { (cut.beside_the_arms(FALLS + 14.0) - FALLS).max(0.0) } else { 5.0 };
    let side = |share: f64| Point::new(FALLS + out * (share * 2.0).min(1.0), mix(first, end, share));
    let low = side(1.0);
    let mut path = ends(cut, low);
    for row in (1..count as i32).rev() {
        let edge = side(f64::from(row) / count);
        up_to(&mut path, edge + UNDER);
        // Below the tip it is hollow.
        path.quad_to(edge + Vec2::new(FLICK.x * 0.2, -4.0), edge + FLICK);
    }
    up_to(&mut path, Point::from(above));
    path
}

/// The ends of long hair at the right, from behind the neck outwards to the tip of its outermost lock below `low`.
fn ends(cut: &Cut, low: Point) -> BezPath {
    let between = cut.between(low.y - 12.0);
    let at = |inward: f64, below: f64| Point::new(low.x - inward, low.y + below);
    let mut path = BezPath::new();
    path.move_to((0.0, between - 2.0));
    if between < low.y - 12.0 {
        // Behind the legs; beside them two locks hang.
        path.line_to((36.0, between));
        path.quad_to(at(34.0, 0.0), at(28.0, 6.0));
        path.quad_to(at(20.0, 0.0), at(19.0, -14.0));
        path.quad_to(at(12.0, 6.0), at(-7.0, 14.0));
        return path;
    }
    path.line_to((10.0, between));
    path.quad_to(at(44.0, 10.0), at(36.0, 16.0));
    path.quad_to(at(27.0, 8.0), at(25.0, -10.0));
    path.quad_to(at(16.0, 12.0), at(-7.0, 17.0));
    path
}

/// The outer edge of a lock from its tip, where the path ends, up to where it leaves the one above: it swings in, and is full.
fn up_to(path: &mut BezPath, valley: Point) {
    let tip = path.elements().last().and_then(|element| element.end_point()).unwrap_or_default();
    let high = tip.y - valley.y;
    let full = Point::new(mix(tip.x, valley.x, 0.62), valley.y + high * 0.36);
    path.curve_to(Point::new(tip.x - 8.0, tip.y - high * 0.3), full, valley);
}

/// How round the valley is where two locks meet: half its width.
const SOFT: f64 = 4.0;

/// A tuft from where the path ends to its tip and on to `valley`: its sides swing outwards.
pub(super) fn tuft(path: &mut BezPath, tip: (f64, f64), valley: (f64, f64)) {
    let from = path.elements().last().and_then(|element| element.end_point()).unwrap_or_default();
    let (tip, valley) = (Point::from(tip), Point::from(valley));
    for (from, to, swing) in [(from, tip, -0.16), (tip, valley, 0.1)] {
        let chord = to - from;
        path.quad_to(from.midpoint(to) + Vec2::new(-chord.y, chord.x) * swing, to);
    }
}

/// Below a brim its layers stand out on both sides.
fn below_the_brim(cut: &Cut) -> Hair {
    let half = |side: f64| {
        let mut half = if cut.rank() == 0 { cropped() } else { tiers(&cut.at_the_side(side), BRIM) };
        half.curve_to((56.0, -34.0), (48.0, -44.0), (36.0, -46.0));
        half
    };
    let mut outline = half(1.0);
    join(&mut outline, &mirror(&half(-1.0)).reverse_subpaths());
    outline.close_path();
    let low = if cut.rank() == 0 { 13.0 } else { 24.0 };
    // Three whole locks.
    let [left, right] = [(-53.0, low), (53.0, low)];
    let hairline = [
        left,
        (-45.0, -27.0),
        (-26.0, -18.5),
        (-9.0, -30.0),
        (9.0, -18.5),
        (24.0, -30.0),
        (36.0, -19.5),
        (45.0, -27.0),
        right,
    ];
    let front = cut.veil(zigzag(&hairline)).into();
    Hair { back: vec![cut.area(outline)], front, ..Hair::default() }
}

/// Where hair comes out under the right side of a brim.
const BRIM: (f64, f64) = (58.0, -22.0);

/// Where it comes out below the right side of a hood.
const BELOW_A_HOOD: (f64, f64) = (54.0, 46.0);

/// Short hair below a brim, from behind the neck up to it.
fn cropped() -> BezPath {
    let mut path = BezPath::new();
    path.move_to((0.0, 18.0));
    path.line_to((40.0, 18.0));
    tuft(&mut path, CROPPED[1][0], CROPPED[0][1]);
    tuft(&mut path, CROPPED[0][0], BRIM);
    path
}

/// Pointed locks over the forehead.
fn locks(cut: &Cut) -> Vec<Shape> {
    // Long hair hides the ears: its foremost lock reaches to the cheek.
    let low = if cut.rank() == 0 { (54.0, -2.0) } else { (52.5, 12.0) };
    let hairline = zigzag(&[
        (-low.0, low.1),
        (-46.0, -24.0),
        (-31.0, -20.0),
        (-16.0, -38.0),
        (1.0, -21.0),
        (18.0, -38.0),
        (33.0, -20.0),
        (46.0, -24.0),
        low,
    ]);
    let mut front = cut.veil(hairline).to_vec();
    if cut.full {
        for (x, lean) in [(-20.0, -6.0), (6.0, 0.0), (30.0, 8.0)] {
            let line = open((x, -38.0), &[[x, -44.0, x + lean * 0.4, -50.0, x + lean, -56.0]]);
            front.push(Shape::line(line, Pen::Fine));
        }
    }
    front
}

/// Pointed locks: the sides of each swing a little.
pub(super) fn zigzag(points: &[(f64, f64)]) -> BezPath {
    let mut path = BezPath::new();
    for (index, &to) in points.iter().enumerate() {
        let to = Point::from(to);
        if index == 0 {
            path.move_to(to);
            continue;
        }
        let from = Point::from(points[index - 1]);
        let middle = from.midpoint(to);
        let chord = to - from;
        path.quad_to(middle + Vec2::new(-chord.y, chord.x) * 0.12, to);
    }
    path
}
