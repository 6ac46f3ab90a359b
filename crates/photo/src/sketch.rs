//! A drawing on paper, photographed: the paper's shade is taken away and its lines stay, cleaned.

use drawing::Shape;
use kurbo::{BezPath, Point};

use crate::lines::{Calm, Curve, inner_loops, smoothed};
use crate::plane::Plane;
use crate::regions::{Labels, NONE, Room, neighbours, on_borders, pieces, squared_distances};

/// How much darker than its paper a line is, in lightness, were the paper white.
const LINE: f32 = 13.0;
/// Paper differs less than this from the shade around it.
const PAPER: f32 = 6.0;
/// What a difference of colour counts for beside one of lightness, so that yellow is a line too.
const TINGE: f32 = 0.4;
/// Part of a drawing that is neither paper nor line, at most.
const NEITHER: f32 = 0.12;
/// Part of a drawing that is line.
const INKED: [f32; 2] = [0.004, 0.25];
/// How far the colour of paper may be from that of most of it, were it white, in Lab.
const WHITE: f32 = 9.0;
/// How far the colour of paper may be from grey, were it white, in Lab: that of brown wrapping paper under a lamp is.
const PALE: f32 = 55.0;
/// Part of a drawing that has the colour of its paper, at least.
const BLANK: f32 = 0.6;
/// Lightness of paper in the deepest shade.
const DARKEST: f32 = 38.0;
/// A change of lightness over two pixels that is seen, were the paper white.
const SEEN: f32 = 8.0;
/// How near to a line such a change is that belongs to it, in pixels, and part of all changes that do, at least.
const NEAR: u16 = 4;
const EXPLAINED: f32 = 0.7;
/// Half the width of nearly all lines, in millimetres, at most.
const HALF_WIDTH: f32 = 2.0;
/// What is thicker than twice this, in millimetres, is drawn hollow.
const HOLLOW: f32 = 2.2;
/// What is wider than twice this, in millimetres, is no line and part of the paper.
const WIDEST: f32 = 4.0;
/// A piece smaller than this, in square millimetres, is a dot and as large as it was drawn.
const DOT: f32 = 3.0;
/// A white smaller than this, in square millimetres, is where a crayon was not pressed.
const HOLE: f32 = 2.0;
/// Smallest piece of line, in square millimetres.
const SPECK: f32 = 1.6;
/// Share of the page that may be ink: what calming its edges may add is left under the 14 % of the craft table.
const INK: f32 = 0.115;
/// Widths of the pen that are tried one after the other, as shares of it.
const PENS: [f32; 4] = [1.0, 0.8, 0.6, 0.45];
/// The largest circle in ink, in millimetres, at most.
const BLOB: f32 = 5.4;

/// Where the lines of a drawing on paper are: label 1; `None` where the picture is none. Shade makes paper darker, but
/// neither sharply nor of another colour.
pub(crate) fn sketch(lab: &[Plane; 3], millimetre: f32) -> Option<Labels> {
    let (width, height) = (lab[0].width, lab[0].height);
    let tone = tone(lab);
    if libm::hypotf(tone[0], tone[1]) * 116.0 > PALE {
        return None;
    }
    let far = far_from(lab, tone);
    let mut value = lab[0].clone();
    value.data.iter_mut().zip(&far.data).for_each(|(value, far)| *value = (*value - TINGE * far).max(0.0));
    let paper = paper(&value, (WIDEST * millimetre) as usize + 1);
    let soft = value.blur(0.7);
    let lit = |at: usize| 116.0 / (paper.data[at] + 16.0);
    let darker: Vec<f32> =
        (0..soft.data.len()).map(|at| (paper.data[at] - soft.data[at]) * lit(at)).collect();
    let share = |of: &dyn Fn(usize) -> bool| {
        (0..darker.len()).filter(|at| of(*at)).count() as f32 / darker.len() as f32
    };
    let (lines, blank) = (share(&|at| darker[at] > LINE), share(&|at| darker[at] < PAPER));
    let white = share(&|at| darker[at] < LINE && far.data[at] * lit(at) < WHITE && paper.data[at] > DARKEST);
    if !(INKED[0]..INKED[1]).contains(&lines) || 1.0 - lines - blank > NEITHER || white < BLANK {
        return None;
    }
    let inside =
        |at: usize| at % width > 1 && at % width + 2 < width && at / width > 1 && at / width + 2 < height;
    let of: Vec<u32> =
        darker.iter().enumerate().map(|(at, darker)| u32::from(*darker > LINE && inside(at))).collect();
    let marked: Vec<bool> = of.iter().map(|ink| *ink == 1).collect();
    let from_line = squared_distances(&marked, width, NEAR);
    let (mut seen, mut explained) = (0, 0);
    for at in (0..darker.len()).filter(|at| inside(*at)) {
        let across = soft.data[at + 1] - soft.data[at - 1];
        let down = soft.data[at + width] - soft.data[at - width];
        if libm::hypotf(across, down) * lit(at) > SEEN {
            seen += 1;
            explained += usize::from(from_line[at] <= NEAR * NEAR);
        }
    }
    if (explained as f32) < EXPLAINED * seen as f32 {
        return None;
    }
    let table: Vec<bool> = (0..of.len()).map(|at| of[at] == 0 && far.data[at] * lit(at) > WHITE).collect();
    let mut mask = beside_table(&Labels { width, height, of, count: 2 }, &table, WIDEST * millimetre);
    let depth = depths(&mask, HOLLOW * millimetre);
    let mut half: Vec<f32> =
        depth.iter().zip(&mask.of).filter(|(_, ink)| **ink == 1).map(|(depth, _)| *depth).collect();
    half.sort_by(f32::total_cmp);
    let thick = half.get(half.len().saturating_sub(1) * 19 / 20)?;
    if *thick > HALF_WIDTH * millimetre {
        return None;
    }
    for (ink, depth) in mask.of.iter_mut().zip(depth) {
        if depth > HOLLOW * millimetre {
            *ink = 0;
        }
    }
    Some(mask)
}

/// Without the lines along a `table` of another colour that reaches into the picture.
fn beside_table(mask: &Labels, table: &[bool], near: f32) -> Labels {
    let of = table.iter().map(|table| u32::from(*table)).collect();
    let table = without(&Labels { of, ..*mask }, 1, |piece| !piece.iter().any(|at| from_edge(*at, mask) < 3));
    let table: Vec<bool> = table.of.iter().map(|table| *table == 1).collect();
    let from_table = squared_distances(&table, mask.width, near as u16 + 1);
    without(mask, 1, |piece| {
        let beside = piece.iter().filter(|at| f32::from(from_table[**at]) <= near * near).count();
        2 * beside > piece.len()
    })
}

/// The colour of the paper, most of the lighter half of the picture, as parts of its lightness: those of a colour stay
/// what they are in the shade.
fn tone(lab: &[Plane; 3]) -> [f32; 2] {
    let median = |of: &mut Vec<f32>| {
        of.sort_by(f32::total_cmp);
        of.get(of.len() / 2).copied().unwrap_or_default()
    };
    let some = || (0..lab[0].data.len()).step_by(7);
    let middle = median(&mut some().map(|at| lab[0].data[at]).collect());
    [1, 2].map(|axis: usize| {
        let light = some().filter(|at| lab[0].data[*at] >= middle);
        median(&mut light.map(|at| lab[axis].data[at] / (lab[0].data[at] + 16.0)).collect())
    })
}

/// How far the colour of each pixel is from that of the paper in the same light, in Lab.
fn far_from(lab: &[Plane; 3], [red, yellow]: [f32; 2]) -> Plane {
    let mut far = Plane::new(lab[0].width, lab[0].height);
    for (at, far) in far.data.iter_mut().enumerate() {
        let light = lab[0].data[at] + 16.0;
        *far = libm::hypotf(lab[1].data[at] - red * light, lab[2].data[at] - yellow * light);
    }
    far
}

/// The lines as ink, as wide as the pen or as a page has ink for, without specks and whites too small for a crayon;
/// nothing where that is no clean page.
pub(crate) fn ink(mask: &Labels, room: Room) -> Option<Shape> {
    let square = room.millimetre * room.millimetre;
    let mask = without(mask, 1, |piece| (piece.len() as f32) < SPECK * square);
    let mask = without(&mask, 0, |piece| (piece.len() as f32) < HOLE * square);
    let pens = PENS.map(|share| Room { pen: share * room.pen, ..room });
    let mask = pens.into_iter().find_map(|room| inked(&mask, room))?;
    let mut path = BezPath::new();
    for points in inner_loops(&mask) {
        let round = smoothed(&points, &vec![1.0; points.len()], true, Calm { length: 1.8, sure: 1.0 });
        let closed: Vec<Point> = round.iter().chain(&round[..1]).copied().collect();
        let curve = Curve::through(&closed, round.last().copied(), round.get(1).copied());
        path.move_to(curve.start());
        curve.append(&mut path, false);
        path.close_path();
    }
    (!path.elements().is_empty()).then(|| Shape::solid(path))
}

/// What is ink with this pen.
fn inked(mask: &Labels, room: Room) -> Option<Labels> {
    let mut mask = redrawn(mask, room);
    open_narrow(&mut mask, room);
    fill_narrow(&mut mask, room);
    fill_corners(&mut mask);
    // The frame covers the picture's edge, and every border inside it is a loop.
    let (width, on_edge) = (mask.width, mask.of.len() - mask.width);
    mask.of[..width].fill(0);
    mask.of[on_edge..].fill(0);
    for row in mask.of.chunks_exact_mut(width) {
        (row[0], row[width - 1]) = (0, 0);
    }
    is_clean(&mask, room).then_some(mask)
}

/// How many pixels a pixel is from the picture's edge.
fn from_edge(at: usize, mask: &Labels) -> usize {
    let (x, y) = (at % mask.width, at / mask.width);
    x.min(mask.width - 1 - x).min(y.min(mask.height - 1 - y))
}

/// The same lines, drawn along their middles with the pen; small dots as they are.
fn redrawn(mask: &Labels, room: Room) -> Labels {
    let (width, height) = (mask.width, mask.height);
    let depth = depths(mask, 1.2 * HOLLOW * room.millimetre);
    // Half the width of the line that each pixel is in: the radius of the largest circle in ink that covers it.
    let mut half = depth.clone();
    for at in (0..depth.len()).filter(|at| mask.of[*at] == 1) {
        let (x, y, radius) = (at % width, at / width, depth[at]);
        let reach = radius as usize;
        for row in y.saturating_sub(reach)..(y + reach + 1).min(height) {
            for column in x.saturating_sub(reach)..(x + reach + 1).min(width) {
                let (across, down) = (column.abs_diff(x) as f32, row.abs_diff(y) as f32);
                let there = &mut half[row * width + column];
                if *there < radius && across * across + down * down < radius * radius {
                    *there = radius;
                }
            }
        }
    }
    let middle = thinned(mask, &depth, |at| depth[at] > half[at] - 1.0);
    let reach = (room.pen / 2.0 - 0.5).max(1.0);
    let near = squared_distances(&middle, width, reach as u16 + 1);
    let of = near.iter().map(|near| u32::from(f32::from(*near) <= reach * reach)).collect();
    let lines = Labels { width, height, of, count: 2 };
    let mut all = without(&lines, 1, |piece| (piece.len() as f32) < DOT * room.millimetre * room.millimetre);
    let lines_alone = all.clone();
    // What a dot was of, as far as it hangs together.
    let dots = without(mask, 1, |piece| piece.iter().any(|at| lines_alone.of[*at] == 1));
    all.of.iter_mut().zip(dots.of).for_each(|(all, dot)| *all |= dot);
    all
}

/// The lines without what is not needed for them to hang together, the outermost first; what `stays` does.
fn thinned(mask: &Labels, depth: &[f32], stays: impl Fn(usize) -> bool) -> Vec<bool> {
    let (width, height) = (mask.width, mask.height);
    let mut ink: Vec<bool> = mask.of.iter().map(|ink| *ink == 1).collect();
    let is_inner = |at: &usize| from_edge(*at, mask) > 0;
    let mut order: Vec<usize> =
        (0..width * height).filter(is_inner).filter(|at| ink[*at] && !stays(*at)).collect();
    order.sort_by(|one, other| depth[*one].total_cmp(&depth[*other]));
    loop {
        let before = order.len();
        order.retain(|at| {
            let goes = holds_nothing(&ink, width, *at);
            ink[*at] &= !goes;
            !goes
        });
        if order.len() == before {
            return ink;
        }
    }
}

/// Whether the ink around a pixel hangs together without it (Hilditch, 1969).
fn holds_nothing(ink: &[bool], width: usize, at: usize) -> bool {
    let around = [
        at + 1,
        at + 1 - width,
        at - width,
        at - width - 1,
        at - 1,
        at + width - 1,
        at + width,
        at + width + 1,
    ];
    let is_ink = |step: usize| ink[around[step % 8]];
    (0..8).step_by(2).filter(|step| !is_ink(*step) && (is_ink(step + 1) || is_ink(step + 2))).count() == 1
}

/// Takes the lines away that only divide whites in which no crayon fits from each other.
fn open_narrow(mask: &mut Labels, room: Room) {
    let (white, fits) = whites(mask, room);
    let reach = room.pen + 1.5;
    let is_of = |at: usize, fitting: bool| white[at] != NONE && fits[white[at] as usize] == fitting;
    let roomy: Vec<bool> = (0..white.len()).map(|at| is_of(at, true)).collect();
    let narrow: Vec<bool> = (0..white.len()).map(|at| is_of(at, false)).collect();
    let from_roomy = squared_distances(&roomy, mask.width, reach as u16 + 1);
    let from_narrow = squared_distances(&narrow, mask.width, reach as u16 + 1);
    let limit = reach * reach;
    for (ink, (roomy, narrow)) in mask.of.iter_mut().zip(from_roomy.into_iter().zip(from_narrow)) {
        if f32::from(roomy) > limit && f32::from(narrow) <= limit {
            *ink = 0;
        }
    }
}

/// Inks the whites in which no crayon fits.
fn fill_narrow(mask: &mut Labels, room: Room) {
    let (white, fits) = whites(mask, room);
    for (ink, white) in mask.of.iter_mut().zip(white).filter(|(_, white)| *white != NONE) {
        if !fits[white as usize] {
            *ink = 1;
        }
    }
}

/// Which white each pixel is in, and whether a crayon fits in each.
fn whites(mask: &Labels, room: Room) -> (Vec<u32>, Vec<bool>) {
    let frame = room.frame as usize;
    let ink: Vec<bool> =
        mask.of.iter().enumerate().map(|(at, ink)| *ink == 1 || from_edge(at, mask) < frame).collect();
    let white: Vec<bool> = ink.iter().map(|ink| !ink).collect();
    let depth = squared_distances(&ink, mask.width, (room.white / 2.0) as u16 + 2);
    let (of, count) = pieces(mask.width, &white);
    let mut fits = vec![false; count];
    for (white, depth) in of.iter().zip(depth).filter(|(white, _)| **white != NONE) {
        fits[*white as usize] |= libm::sqrtf(f32::from(depth)) - 0.5 >= room.white / 2.0;
    }
    (of, fits)
}

/// Whether there is no blob and no more ink than a page may have.
fn is_clean(mask: &Labels, room: Room) -> bool {
    let (width, height) = (mask.width as f32, mask.height as f32);
    let frame = 2.0 * (width + height) * room.frame;
    let ink = mask.of.iter().filter(|ink| **ink == 1).count() as f32 + frame;
    let half = BLOB * room.millimetre / 2.0;
    let inside = |(depth, ink): (f32, &u32)| *ink == 1 && depth > half;
    ink <= INK * width * height && !depths(mask, half).into_iter().zip(&mask.of).any(inside)
}

/// How far each pixel's middle is from where ink begins or ends, as far as a little more than `reach`.
fn depths(mask: &Labels, reach: f32) -> Vec<f32> {
    let squares = squared_distances(&on_borders(mask), mask.width, reach as u16 + 2);
    squares.into_iter().map(|square| libm::sqrtf(f32::from(square)) + 0.5).collect()
}

/// The lightness of the paper under what is not wider than twice `reach` pixels: the darkest of the lightest around
/// (a closing), which follows shade.
fn paper(light: &Plane, reach: usize) -> Plane {
    let soft = light.blur(1.5);
    extreme(&extreme(&soft, reach, f32::max), reach, f32::min).blur(1.0)
}

/// The most extreme value in the square of `reach` pixels around each.
fn extreme(plane: &Plane, reach: usize, pick: impl Fn(f32, f32) -> f32) -> Plane {
    let (width, height) = (plane.width, plane.height);
    let mut along = plane.clone();
    for (row, out) in plane.data.chunks_exact(width).zip(along.data.chunks_exact_mut(width)) {
        for step in 1..=reach.min(width - 1) {
            out.iter_mut().zip(&row[step..]).for_each(|(out, other)| *out = pick(*out, *other));
            out[step..].iter_mut().zip(row).for_each(|(out, other)| *out = pick(*out, *other));
        }
    }
    let mut both = along.clone();
    for (y, out) in both.data.chunks_exact_mut(width).enumerate() {
        for other in y.saturating_sub(reach)..(y + reach + 1).min(height) {
            out.iter_mut().zip(along.row(other)).for_each(|(out, other)| *out = pick(*out, *other));
        }
    }
    both
}

/// Without the connected pieces of `label`, 1 for line, that are not wanted.
fn without(mask: &Labels, label: u32, unwanted: impl Fn(&[usize]) -> bool) -> Labels {
    let mut out = mask.clone();
    let mut seen = vec![false; mask.of.len()];
    let mut piece = Vec::new();
    for start in 0..mask.of.len() {
        if seen[start] || mask.of[start] != label {
            continue;
        }
        piece.clear();
        piece.push(start);
        seen[start] = true;
        let mut next = 0;
        while let Some(at) = piece.get(next).copied() {
            next += 1;
            for other in neighbours(at, mask.width, mask.height) {
                if !seen[other] && mask.of[other] == label {
                    seen[other] = true;
                    piece.push(other);
                }
            }
        }
        if unwanted(&piece) {
            piece.iter().for_each(|at| out.of[*at] = 1 - label);
        }
    }
    out
}

/// Joins ink that touches only at a corner, so that every border is a loop.
fn fill_corners(mask: &mut Labels) {
    let width = mask.width;
    let mut changed = true;
    while changed {
        changed = false;
        for at in 0..mask.of.len() - width {
            if at % width + 1 == width {
                continue;
            }
            let square = [at, at + 1, at + width, at + width + 1];
            let [a, b, c, d] = square.map(|at| mask.of[at]);
            if a == d && b == c && a != b {
                mask.of[if a == 1 { square[1] } else { square[0] }] = 1;
                changed = true;
            }
        }
    }
}
