//! Spiky hair: one shape on the skull, short tufts on top; the longer, the more layers of them down to the nape.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};

use super::{Cover, Cut, Hair};
use crate::hero::curve::{join, mirror, mix, open};

/// A tuft of the right half: where its tip is, and where it ends, in the valley before the next one.
type Tuft = [(f64, f64); 2];

/// Up from the ear to the valley right of the middle, outermost first.
const TOP: [Tuft; 2] = [[(86.0, -44.0), (52.0, -48.0)], [(54.0, -90.0), (17.0, -60.0)]];
/// Short hair below a brim.
const CROPPED: [Tuft; 2] = [[(70.0, -4.0), (58.0, 2.0)], [(66.0, 19.0), (51.0, 17.0)]];

/// Tufts on top, and as many layers below as the hair is long.
pub(super) fn spiky(cut: &Cut) -> Hair {
    if cut.cover == Cover::Brim {
        return below_the_brim(cut);
    }
    let top: Vec<Tuft> = TOP.iter().map(|tuft| tuft.map(|point| worn(cut, point))).collect();
    let half = |tube: bool| {
        // Beside the tube of a diver's mask it is combed close to the head.
        let mut side = layers(cut, tube);
        for [tip, valley] in top.iter().skip(usize::from(tube)) {
            tuft(&mut side, *tip, *valley);
        }
        side
    };
    let tube = if cut.cover == Cover::Mask { cut.tube(scene::HairStyle::Spiky) } else { 0.0 };
    let mut outline = half(tube > 0.0);
    let crest = worn(cut, (3.0, -102.0));
    let left = worn(cut, (-17.0, -60.0));
    tuft(&mut outline, crest, left);
    join(&mut outline, &mirror(&half(tube < 0.0)).reverse_subpaths());
    outline.close_path();
    let front = if cut.is_covered() { cut.temples(Point::new(54.0, 0.0)) } else { locks(cut) };
    Hair { back: vec![cut.area(outline)], front, ears: [cut.rank() == 0; 2], ..Hair::default() }
}

/// Where a tuft is under what is worn: lower in a ball of glass and beneath what sits on top.
fn worn(cut: &Cut, (x, y): (f64, f64)) -> (f64, f64) {
    let reach = libm::hypot(x, y);
    let most = match cut.cover {
        Cover::Glass => 73.0,
        Cover::Hood => 66.0,
        _ if cut.crowned && x.abs() < 56.0 => 70.0,
        _ if cut.rank() == 0 => 87.0,
        _ => 100.0,
    };
    let scale = (most / reach).min(1.0);
    (x * scale, y * scale)
}

/// From behind the neck up along the right side of the face to above the ear.
fn layers(cut: &Cut, tube: bool) -> BezPath {
    if cut.rank() == 0 || tube {
        let mut path = BezPath::new();
        let low = if cut.cover == Cover::Mask { (55.0, 16.0) } else { (52.0, 8.0) };
        path.move_to((0.0, 30.0));
        path.curve_to((24.0, 30.0), (44.0, 24.0), low);
        path.curve_to((58.0, 0.0), (61.0, -4.0), if tube { (60.0, -32.0) } else { (62.0, -8.0) });
        return path;
    }
    tiers(cut, if cut.cover == Cover::Hood { BELOW_A_HOOD } else { (62.0, -8.0) })
}

/// Between one tuft and the next one down the side of long hair, at least.
const TIER: f64 = 54.0;
/// How far out the tips of the tufts are.
const TIPS: f64 = 87.0;

/// From behind the neck over two pointed ends and one tuft above the other up to `above`: the lower a tuft is, the more
/// it hangs.
fn tiers(cut: &Cut, above: (f64, f64)) -> BezPath {
    // The topmost is clear of a brim.
    let first = above.1.max(-8.0) + if cut.cover == Cover::Brim { 30.0 } else { 14.0 };
    // No claw below where the hair behind the trunk ends.
    let end = match cut.rank() {
        _ if cut.cover == Cover::Glass => cut.end,
        1 => cut.down(0.1),
        _ => cut.end.min(cut.down(1.5)),
    };
    let count = libm::floor((end - first) / TIER).max(1.0);
    // What is long shows beside the arms.
    let out = if cut.rank() > 1 { (cut.beside_the_arms(TIPS) - TIPS + 8.0).max(0.0) } else { 0.0 };
    let tufts: Vec<Tuft> = (0..count as usize)
        .map(|row| {
            let share = row as f64 / count;
            let y = mix(first, end, share);
            let wide = if cut.rank() == 1 { 0.0 } else { 4.0 * libm::sin(core::f64::consts::PI * share) };
            let wide = wide + out * share.min(0.5) * 2.0;
            [(TIPS + wide, y + mix(10.0, 26.0, share)), (61.0 + wide, y + mix(4.0, -2.0, share))]
        })
        .collect();
    let notch = mix(14.0, 22.0, cut.rank() as f64 - 1.0).min(24.0);
    let between = cut.between(end - notch);
    let mut path = BezPath::new();
    path.move_to((0.0, between - 2.0));
    if between < end - notch {
        // Behind the legs; beside them one tuft hangs.
        path.line_to((40.0, between));
    } else {
        path.line_to((14.0, between));
        tuft(&mut path, (34.0, end), (if cut.rank() == 1 { 38.0 } else { 44.0 }, end - notch));
    }
    let last = tufts[tufts.len() - 1][1];
    tuft(&mut path, (66.0 + out, end + 4.0), last);
    for index in (0..tufts.len()).rev() {
        let [tip, _] = tufts[index];
        tuft(&mut path, tip, if index == 0 { above } else { tufts[index - 1][1] });
    }
    path
}

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
    let mut right = if cut.rank() == 0 { cropped() } else { tiers(cut, BRIM) };
    right.curve_to((56.0, -34.0), (48.0, -44.0), (36.0, -46.0));
    let mut outline = right.clone();
    join(&mut outline, &mirror(&right).reverse_subpaths());
    outline.close_path();
    let low = if cut.rank() == 0 { 13.0 } else { 25.0 };
    let front = cut.temples(Point::new(51.0, low));
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
        (-43.0, -23.0),
        (-31.0, -12.0),
        (-15.0, -36.0),
        (2.0, -12.0),
        (17.0, -36.0),
        (32.0, -12.0),
        (43.0, -23.0),
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
