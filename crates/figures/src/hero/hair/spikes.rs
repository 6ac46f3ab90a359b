//! Spiky hair: one shape on the skull, short tufts on top; the longer, the more layers of them down to the nape.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};

use super::{Cover, Cut, Hair};
use crate::hero::curve::{join, mirror, mix, open};

/// A tuft of the right half: where its tip is, and where it ends, in the valley before the next one.
type Tuft = [(f64, f64); 2];

/// Up from the ear to the valley right of the middle, outermost first.
const TOP: [Tuft; 3] =
    [[(82.0, -27.0), (62.0, -32.0)], [(74.0, -62.0), (45.0, -53.0)], [(50.0, -88.0), (15.0, -62.0)]];
/// Short hair below a brim.
const CROPPED: [Tuft; 2] = [[(70.0, -4.0), (58.0, 2.0)], [(66.0, 19.0), (51.0, 17.0)]];

/// Tufts on top, and as many layers below as the hair is long.
pub(super) fn spiky(cut: &Cut) -> Hair {
    if cut.cover == Cover::Brim {
        return below_the_brim(cut);
    }
    let top: Vec<Tuft> = TOP.iter().map(|tuft| tuft.map(|point| worn(cut, point))).collect();
    let half = |raised: bool, tube: bool| {
        // Beside the tube of a diver's mask it is combed close to the head.
        let mut side = layers(cut, raised, tube);
        for [tip, valley] in top.iter().skip(usize::from(tube)) {
            tuft(&mut side, *tip, *valley);
        }
        side
    };
    let tube = if cut.cover == Cover::Mask { cut.tube(scene::HairStyle::Spiky) } else { 0.0 };
    let mut outline = half(cut.raised[1], tube > 0.0);
    let crest = worn(cut, (3.0, -98.0));
    let left = worn(cut, (-15.0, -62.0));
    tuft(&mut outline, crest, left);
    join(&mut outline, &mirror(&half(cut.raised[0], tube < 0.0)).reverse_subpaths());
    outline.close_path();
    let front = if cut.is_covered() { cut.temples(Point::new(54.0, 0.0)) } else { locks(cut) };
    Hair { back: vec![cut.area(outline)], front, ears: [is_short(cut); 2], ..Hair::default() }
}

/// Whether the ears are free.
fn is_short(cut: &Cut) -> bool {
    cut.rank() == 0 || cut.cover == Cover::Glass
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
fn layers(cut: &Cut, raised: bool, tube: bool) -> BezPath {
    let count = match cut.rank() {
        _ if tube || cut.cover == Cover::Glass => 0,
        // None behind a lifted arm.
        1 if raised => 1,
        // Its length is seen on the other side.
        2.. if raised && cut.raised != [true; 2] => 1,
        _ => layer_count(cut),
    };
    if count == 0 {
        let mut path = BezPath::new();
        let low = if cut.cover == Cover::Mask { (55.0, 16.0) } else { (52.0, 8.0) };
        path.move_to((0.0, 30.0));
        path.curve_to((24.0, 30.0), (44.0, 24.0), low);
        path.curve_to((58.0, 0.0), (61.0, -4.0), if tube { (60.0, -32.0) } else { (62.0, -8.0) });
        return path;
    }
    tiers(cut, &rows(cut, count), (62.0, -8.0))
}

/// How many layers there are below the ears.
fn layer_count(cut: &Cut) -> usize {
    match cut.rank() {
        0 => 0,
        _ => 2,
    }
}

/// Layers beside the face, each below the one before, down to where the hair ends.
fn rows(cut: &Cut, count: usize) -> Vec<Tuft> {
    // Not as notches of a hood.
    let top = if cut.cover == Cover::Hood { 52.0 } else { 12.0 };
    if cut.rank() > 1 && count > 1 {
        return hanging(cut, top);
    }
    let end = cut.end - 4.0;
    (0..count)
        .map(|row| {
            let share = row as f64 / (count - 1).max(1) as f64;
            let narrow = share * share * share;
            let y = mix(top, end, share);
            // The lower a lock is, the more it hangs.
            let hang = mix(4.0, 15.0, share);
            [(82.0 + 5.0 * share - 9.0 * narrow, y), (60.0 - 10.0 * narrow, y - hang)]
        })
        .collect()
}

/// Long hair hangs from below the ear in one large pointed lock, very long hair in two.
fn hanging(cut: &Cut, top: f64) -> Vec<Tuft> {
    // The lowest lock is no claw below where the hair behind the trunk ends.
    let end = cut.end.min(cut.down(1.12));
    let tuft = [(83.0, top + 2.0), (64.0, top + 2.0)];
    if cut.rank() == 2 {
        return vec![tuft, [(72.0, end + 6.0), (64.0, end)]];
    }
    let amid = mix(top, end, 0.52);
    vec![tuft, [(83.0, amid), (65.0, amid - 20.0)], [(68.0, end), (64.0, end)]]
}

/// From behind cheek and neck, where its lower edge ends, up over one layer after the other to `above`.
fn tiers(cut: &Cut, layers: &[Tuft], above: (f64, f64)) -> BezPath {
    let mut path = BezPath::new();
    let Some([lowest, _]) = layers.last() else {
        return path;
    };
    // Its tip is pointed from behind the trunk on.
    let rise = if cut.rank() > 1 && layers.len() > 1 { 30.0 } else { 6.0 };
    let behind = cut.between(lowest.1 - rise);
    path.move_to((0.0, behind));
    path.line_to((lowest.0 * 0.4, behind));
    for index in (0..layers.len()).rev() {
        let [tip, _] = layers[index];
        tuft(&mut path, tip, if index == 0 { above } else { layers[index - 1][1] });
    }
    path
}

/// A tuft from where the path ends to its tip and on to `valley`: its sides swing outwards.
fn tuft(path: &mut BezPath, tip: (f64, f64), valley: (f64, f64)) {
    let from = path.elements().last().and_then(|element| element.end_point()).unwrap_or_default();
    let (tip, valley) = (Point::from(tip), Point::from(valley));
    for (from, to, swing) in [(from, tip, -0.16), (tip, valley, 0.1)] {
        let chord = to - from;
        path.quad_to(from.midpoint(to) + Vec2::new(-chord.y, chord.x) * swing, to);
    }
}

/// Below a brim its layers stand out on both sides.
fn below_the_brim(cut: &Cut) -> Hair {
    let half = |raised: bool| {
        // None behind a lifted arm.
        let hidden = raised && (cut.rank() == 1 || cut.raised != [true; 2]);
        let count = if hidden { 0 } else { layer_count(cut) };
        let layers = if count == 0 { CROPPED.into() } else { rows(cut, count) };
        let mut path = tiers(cut, &layers, (58.0, -22.0));
        path.curve_to((56.0, -34.0), (48.0, -44.0), (36.0, -46.0));
        path
    };
    let mut outline = half(cut.raised[1]);
    join(&mut outline, &mirror(&half(cut.raised[0])).reverse_subpaths());
    outline.close_path();
    let low = if cut.rank() == 0 { 13.0 } else { 25.0 };
    let front = cut.temples(Point::new(51.0, low));
    Hair { back: vec![cut.area(outline)], front, ..Hair::default() }
}

/// Pointed locks over the forehead.
fn locks(cut: &Cut) -> Vec<Shape> {
    // Long hair hides the ears: its foremost lock reaches to the cheek.
    let low = if is_short(cut) { (54.0, -2.0) } else { (51.0, 12.0) };
    let hairline = zigzag(&[
        (-low.0, low.1),
        (-41.0, -22.0),
        (-35.0, -13.0),
        (-26.0, -32.0),
        (-13.0, -15.0),
        (-2.0, -35.0),
        (15.0, -14.0),
        (25.0, -32.0),
        (36.0, -13.0),
        (41.0, -22.0),
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
