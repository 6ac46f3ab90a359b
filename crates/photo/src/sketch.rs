//! A drawing on paper, photographed: the paper's shade is taken away and its lines stay, cleaned.

use drawing::Shape;
use kurbo::{BezPath, Point};

use crate::lines::{Calm, Curve, inner_loops, smoothed};
use crate::plane::Plane;
use crate::regions::{Labels, NONE, Room, neighbours, on_borders, pieces, squared_distances};

/// How much darker than its paper a line is, in lightness.
const LINE: f32 = 13.0;
/// Paper differs less than this from the shade around it.
const PAPER: f32 = 6.0;
/// Part of a drawing that is neither paper nor line, at most.
const NEITHER: f32 = 0.12;
/// Part of a drawing that is line.
const INKED: [f32; 2] = [0.004, 0.2];
/// Half the width of nearly all lines, in millimetres, at most.
const HALF_WIDTH: f32 = 1.1;
/// What is thicker than twice this, in millimetres, is drawn hollow.
const HOLLOW: f32 = 2.2;
/// Smallest piece of line, in square millimetres.
const SPECK: f32 = 1.6;
/// Share of the page that may be ink: what calming its edges may add is left under the 14 % of the craft table.
const INK: f32 = 0.115;
/// The largest circle in ink, in millimetres, at most.
const BLOB: f32 = 5.4;

/// Where the lines of a drawing on paper are: label 1; `None` where the picture is none.
pub(crate) fn sketch(light: &Plane, millimetre: f32) -> Option<Labels> {
    let paper = paper(light, (4.0 * millimetre) as usize + 1);
    let soft = light.blur(0.7);
    let darker: Vec<f32> = soft.data.iter().zip(&paper.data).map(|(light, paper)| paper - light).collect();
    let share = |of: &dyn Fn(f32) -> bool| {
        darker.iter().filter(|darker| of(**darker)).count() as f32 / darker.len() as f32
    };
    let (lines, blank) = (share(&|darker| darker > LINE), share(&|darker| darker < PAPER));
    if !(INKED[0]..INKED[1]).contains(&lines) || 1.0 - lines - blank > NEITHER {
        return None;
    }
    let (width, height) = (light.width, light.height);
    let inside =
        |at: usize| at % width > 1 && at % width + 2 < width && at / width > 1 && at / width + 2 < height;
    let of = darker.iter().enumerate().map(|(at, darker)| u32::from(*darker > LINE && inside(at))).collect();
    let mut mask = Labels { width, height, of, count: 2 };
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

/// The lines as ink, as wide as the pen at least, without specks and whites too small for a crayon; nothing where that
/// is no clean page.
pub(crate) fn ink(mask: &Labels, room: Room) -> Option<Shape> {
    let square = room.millimetre * room.millimetre;
    let mut mask = without(mask, 1, SPECK * square);
    // A line drawn with a fine pen is about two pixels wide.
    let wider = (room.pen / 2.0 - 1.0).max(0.0);
    let depth = depths(&mask, wider);
    for (ink, depth) in mask.of.iter_mut().zip(depth) {
        if *ink == 0 && depth < wider {
            *ink = 1;
        }
    }
    fill_narrow(&mut mask, room);
    fill_corners(&mut mask);
    // The frame covers the picture's edge, and every border inside it is a loop.
    let (width, on_edge) = (mask.width, mask.of.len() - mask.width);
    mask.of[..width].fill(0);
    mask.of[on_edge..].fill(0);
    for row in mask.of.chunks_exact_mut(width) {
        (row[0], row[width - 1]) = (0, 0);
    }
    if !is_clean(&mask, room) {
        return None;
    }
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

/// Inks the whites in which no crayon fits.
fn fill_narrow(mask: &mut Labels, room: Room) {
    let (width, height, frame) = (mask.width, mask.height, room.frame as usize);
    let is_framed = |at: usize| {
        let (x, y) = (at % width, at / width);
        x.min(width - 1 - x).min(y.min(height - 1 - y)) < frame
    };
    let ink: Vec<bool> = mask.of.iter().enumerate().map(|(at, ink)| *ink == 1 || is_framed(at)).collect();
    let white: Vec<bool> = ink.iter().map(|ink| !ink).collect();
    let depth = squared_distances(&ink, width, (room.white / 2.0) as u16 + 2);
    let (of, count) = pieces(width, &white);
    let mut fits = vec![false; count];
    for (white, depth) in of.iter().zip(depth).filter(|(white, _)| **white != NONE) {
        fits[*white as usize] |= libm::sqrtf(f32::from(depth)) - 0.5 >= room.white / 2.0;
    }
    for (ink, white) in mask.of.iter_mut().zip(of).filter(|(_, white)| *white != NONE) {
        if !fits[white as usize] {
            *ink = 1;
        }
    }
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

/// The lightness of the paper: the lightest within `reach` pixels, softened.
fn paper(light: &Plane, reach: usize) -> Plane {
    let lightest = |line: &mut [f32]| {
        let copy = line.to_vec();
        for (at, value) in line.iter_mut().enumerate() {
            let around = &copy[at.saturating_sub(reach)..(at + reach + 1).min(copy.len())];
            *value = around.iter().copied().fold(0.0, f32::max);
        }
    };
    let mut paper = light.blur(1.5);
    for row in paper.data.chunks_exact_mut(light.width) {
        lightest(row);
    }
    let mut column = vec![0.0; light.height];
    for x in 0..light.width {
        for (y, cell) in column.iter_mut().enumerate() {
            *cell = paper.data[y * light.width + x];
        }
        lightest(&mut column);
        for (y, cell) in column.iter().enumerate() {
            paper.data[y * light.width + x] = *cell;
        }
    }
    paper.blur(reach as f32)
}

/// Without the connected pieces of `label` that are smaller than `least` pixels.
fn without(mask: &Labels, label: u32, least: f32) -> Labels {
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
        if (piece.len() as f32) < least {
            for at in &piece {
                out.of[*at] = 1 - label;
            }
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
