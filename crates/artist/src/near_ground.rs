//! The near ground of a detailed page: a clump of the place grows out of each free lower corner, cut by the frame, and small
//! things of the place are strewn between, in groups, denser towards the lower edge and the sides.

use drawing::{Drawing, Page, Shape};
use figures::path::within;
use figures::settings::{Motif, Soil, Stage, edge_at};
use kurbo::{Affine, BezPath, ParamCurve as _, Point, Rect, RoundedRect, Shape as _, Vec2};
use scene::Dice;

use crate::foreground::Ground;
use crate::frame;
use crate::left::Left;
use crate::telltales::bounds;

/// How large clumps are tried in a corner, the largest first.
const SIZES: [f64; 5] = [1.2, 1.08, 0.98, 0.88, 0.8];
/// A clump keeps so far from anybody and from whatever else there is, in units.
const AROUND_A_CLUMP: f64 = 9.0;
/// A clump in a corner stays so far, as a share of the picture's width, from the middle.
const HALF: f64 = 0.5;
/// A clump is tried so much lower, in units: less of it is seen.
const SUNK: [f64; 2] = [0.0, 12.0];
/// What is seen of a clump is at least so wide and so high, in units: less would be scraps on the frame.
const LEAST: (f64, f64) = (92.0, 76.0);
/// Before larger things of the place it may stand, but hide no more than this share of each.
const HIDES: f64 = 0.26;
/// What the frame leaves of an area is larger than this, and of a line longer, in units: less is a scrap.
const SCRAP: f64 = 26.0;
const SHORTEST: f64 = 9.0;
/// A bend is cut in so many steps.
const STEPS: u32 = 14;
/// A clump comes where so many areas are left besides, and what is strewn where so many are: a page with more has many small
/// ones already.
pub(crate) const FOR_MOTIFS: usize = 26;
const IN_RESERVE: usize = 18;

/// So many places are tried for a group, and so many groups of any kind are there at most.
const TRIES: usize = 150;
const GROUPS: usize = 16;
/// Small things keep so far from anybody's feet and from each other, in units.
const APART: f64 = 12.0;
/// And so far below the edge of the ground, and above the frame.
const BELOW_THE_EDGE: f64 = 16.0;
const ABOVE_THE_FRAME: f64 = 14.0;
/// At the edge of the ground they are so many times as large as at the lower edge of the picture.
const FAR: f64 = 0.9;
/// The others of a group stand so far aside and before or behind, in units, and are so much smaller.
const BESIDE: [(f64, f64, f64); 2] = [(56.0, 9.0, 0.92), (-54.0, -12.0, 0.95)];
/// How much denser they are towards the lower edge, and towards the sides, as powers of a throw.
const LOWER: f64 = 1.6;
const ASIDE: f64 = 1.3;

/// Draws clumps in the corners and then what is strewn.
pub(crate) fn planted(
    drawing: &mut Drawing,
    (ground, stage): (&mut Ground, &Stage),
    (soil, corners): (Option<&Soil>, Vec<Vec<Shape>>),
    mut left: Left,
    dice: &mut Dice,
) {
    let clumps = framing(drawing, (ground, stage, corners), &mut left, dice);
    let around: Vec<Rect> = clumps.iter().map(Shape::bounds).collect();
    ground.things.extend(around);
    let mut strewn =
        soil.map_or_else(Vec::new, |soil| strewn(drawing, (ground, stage), (soil, &mut left), dice));
    strewn.sort_by(|one, other| one.0.total_cmp(&other.0));
    drawing.shapes.extend(strewn.into_iter().flat_map(|(_, shapes)| shapes));
    drawing.shapes.extend(clumps);
}

/// A clump in each lower corner where there is room, no two alike.
fn framing(
    drawing: &Drawing,
    (ground, stage, mut kinds): (&Ground, &Stage, Vec<Vec<Shape>>),
    left: &mut Left,
    dice: &mut Dice,
) -> Vec<Shape> {
    let area = stage.area;
    let first = dice.chance(0.5);
    let mut all = Vec::new();
    for is_left in [first, !first] {
        let corner = Point::new(if is_left { area.x0 } else { area.x1 }, area.y1);
        let tries = SIZES.into_iter().flat_map(|size| SUNK.map(|sunk| (size, sunk)));
        let found = tries.into_iter().find_map(|(size, sunk)| {
            let way = if is_left { size } else { -size };
            let placing = Affine::translate(corner.to_vec2() + Vec2::new(0.0, sunk))
                * Affine::scale_non_uniform(way, size);
            kinds.iter().enumerate().find_map(|(kind, shapes)| {
                let shapes = shapes.iter().map(|shape| shape.clone().placed(placing)).collect();
                let may_stand = |shape: &Shape| is_clear(shape, (ground, stage), is_left);
                let shapes = cut(shapes, &drawing.page, may_stand)?;
                let own = bounds(&shapes);
                let fits = own.width() > LEAST.0
                    && own.height() > LEAST.1
                    && left.has_room_for(&shapes, FOR_MOTIFS, &drawing.page.pens);
                fits.then_some((kind, shapes))
            })
        });
        if let Some((kind, shapes)) = found {
            kinds.remove(kind);
            left.take(&shapes, &drawing.page.pens);
            all.extend(shapes);
        }
    }
    all
}

/// Whether a part of a clump in a corner is before nobody and nothing, on its own half of the page.
fn is_clear(shape: &Shape, (ground, stage): (&Ground, &Stage), is_left: bool) -> bool {
    let own = shape.bounds();
    let middle = stage.area.x0 + stage.area.width() * HALF;
    let is_aside = if is_left { own.x1 < middle } else { own.x0 > middle };
    let near = own.inflate(AROUND_A_CLUMP, AROUND_A_CLUMP);
    is_aside && ground.leaves_in_sight(near, HIDES)
}

/// What of shapes is within the frame of a page: areas end on its line, and so do lines. `None` where one of them may not be
/// there; most such are found before any is cut.
pub(crate) fn cut(shapes: Vec<Shape>, page: &Page, may_stand: impl Fn(&Shape) -> bool) -> Option<Vec<Shape>> {
    let rim = frame::rim(page);
    let picture = rim.rect();
    let is_whole = |shape: &Shape| picture.contains_rect(shape.bounds().inflate(1.0, 1.0));
    let whole: Vec<bool> = shapes.iter().map(is_whole).collect();
    let mut all = shapes.iter().zip(&whole);
    if all.any(|(shape, is_whole)| *is_whole && !may_stand(shape)) {
        return None;
    }
    let outline = rim.to_path(0.05);
    let cut = |shape: Shape| {
        let is_area = shape.tint.is_some();
        let path = if is_area { within(&shape.path, &outline) } else { inside(&shape.path, rim) };
        let least = if is_area { SCRAP } else { SHORTEST };
        let around = path.bounding_box();
        (around.width().max(around.height()) > least && around.height() > least / 2.0)
            .then_some(Shape { path, ..shape })
    };
    let mut left = Vec::with_capacity(shapes.len());
    for (shape, is_whole) in shapes.into_iter().zip(whole) {
        if is_whole {
            left.push(shape);
        } else if let Some(shape) = cut(shape) {
            if !may_stand(&shape) {
                return None;
            }
            left.push(shape);
        }
    }
    Some(left)
}

/// The parts of lines that are within a frame.
fn inside(path: &BezPath, rim: RoundedRect) -> BezPath {
    let mut all = BezPath::new();
    // Where the line came to, if that is within.
    let mut last: Option<Point> = None;
    for part in path.segments() {
        for step in 0..=STEPS {
            let point = part.eval(f64::from(step) / f64::from(STEPS));
            let follows = step > 0 || last == Some(point);
            let is_inside = rim.contains(point);
            if is_inside && last.is_some() && follows {
                all.line_to(point);
            } else if is_inside {
                all.move_to(point);
            }
            last = is_inside.then_some(point);
        }
    }
    all
}

/// Groups of small things, each with its foot: as many as there is room for, areas and ink.
fn strewn(
    drawing: &Drawing,
    (ground, stage): (&mut Ground, &Stage),
    (soil, left): (&Soil, &mut Left),
    dice: &mut Dice,
) -> Vec<(f64, Vec<Shape>)> {
    let motifs = soil.motifs();
    let mut times: Vec<usize> = motifs.iter().map(|motif| motif.times).collect();
    let mut all = Vec::new();
    let mut groups = 0;
    while groups < GROUPS && times.iter().any(|times| *times > 0) {
        // One group of each kind, then another of each.
        for (motif, times) in motifs.iter().zip(&mut times).filter(|(_, times)| **times > 0) {
            let group = group(motif, (ground, stage), (drawing, left), dice);
            *times = if group.is_empty() { 0 } else { *times - 1 };
            groups += usize::from(!group.is_empty());
            all.extend(group);
        }
    }
    all
}

/// One group of a kind where there is room for it.
fn group(
    motif: &Motif,
    (ground, stage): (&mut Ground, &Stage),
    (drawing, left): (&Drawing, &mut Left),
    dice: &mut Dice,
) -> Vec<(f64, Vec<Shape>)> {
    let area = stage.area;
    let way = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let others = BESIDE.iter().take(motif.cluster - 1).map(|(x, y, size)| (x * way, *y, *size));
    let places: Vec<(f64, f64, f64)> = [(0.0, 0.0, 1.0)].into_iter().chain(others).collect();
    let drawn: Vec<Vec<Shape>> = places.iter().map(|_| motif.drawn(dice)).collect();
    let around: Vec<Rect> = drawn.iter().map(|drawn| bounds(drawn)).collect();
    let pens = &drawing.page.pens;
    let may_come = left.has_room_for(&drawn[0], IN_RESERVE, pens);
    let mut group: Vec<(f64, Vec<Shape>)> = Vec::new();
    for _ in 0..TRIES {
        let (aside, low, is_left) = (dice.unit(), dice.unit(), dice.chance(0.5));
        if !may_come {
            continue;
        }
        let (aside, low) = (libm::pow(aside, ASIDE), libm::pow(low, LOWER));
        let half = area.width() / 2.0 * aside;
        let x = if is_left { area.x0 + half } else { area.x1 - half };
        let Some(top) = edge_at(ground.land, x, area) else { continue };
        let deep = (area.y1 - top).max(1.0);
        let foot = Point::new(x, area.y1 - ABOVE_THE_FRAME - deep * low);
        for ((aside, before, size), (drawn, around)) in places.iter().zip(drawn.iter().zip(&around)) {
            let foot = foot + Vec2::new(*aside, *before);
            let near = (1.0 - (area.y1 - foot.y) / deep).clamp(0.0, 1.0);
            let size = size * (FAR + (1.0 - FAR) * near);
            let placing = Affine::translate(foot.to_vec2()) * Affine::scale(size);
            let own = placing.transform_rect_bbox(*around);
            let has_room = group.is_empty() || left.has_room_for(drawn, IN_RESERVE, pens);
            if has_room && is_bare((own, foot), (ground, stage)) {
                let shapes: Vec<Shape> = drawn.iter().map(|shape| shape.clone().placed(placing)).collect();
                left.take(&shapes, pens);
                ground.things.push(own);
                group.push((foot.y, shapes));
            } else if group.is_empty() {
                break;
            }
        }
        if !group.is_empty() {
            break;
        }
    }
    group
}

/// Whether something small is on bare ground and has air around it.
fn is_bare((own, foot): (Rect, Point), (ground, stage): (&Ground, &Stage)) -> bool {
    let picture = stage.area.inset(-ABOVE_THE_FRAME);
    let is_on = |x: f64| {
        edge_at(ground.land, x, stage.area).is_some_and(|top| top + BELOW_THE_EDGE < foot.y.min(own.y1))
    };
    // Where the ground begins takes longest to tell.
    picture.contains_rect(own)
        && ground.is_clear(own.inflate(APART, APART))
        && [own.x0, own.center().x, own.x1].into_iter().all(is_on)
}

#[cfg(test)]
mod tests {
    use drawing::{Pen, Tint};
    use kurbo::Line;
    use scene::Complexity;

    use super::*;

    #[test]
    fn a_stem_is_cut_by_the_frame_and_stays_on_its_flower() {
        let page = Page::art(crate::pens::pens(Complexity::Detailed, None));
        let rim = frame::rim(&page);
        let (low, right) = (rim.rect().y1, rim.rect().x1);
        let stem = Shape::line(Line::new((100.0, low + 20.0), (110.0, low - 90.0)).to_path(0.1), Pen::Inner);
        let leaf = Rect::new(right - 60.0, low - 50.0, right + 30.0, low + 30.0).to_path(0.1);
        let scrap = Rect::new(200.0, low - 5.0, 240.0, low + 30.0).to_path(0.1);
        let areas = [leaf, scrap].map(|path| Shape::area(path, Tint::PAPER, Pen::Outline));
        let left = cut([stem].into_iter().chain(areas).collect(), &page, |_| true).expect("all may stand");
        assert_eq!(left.len(), 2, "a scrap on the frame stays");
        assert!(left.iter().all(|shape| rim.rect().inflate(0.1, 0.1).contains_rect(shape.bounds())));
        let stem = left[0].bounds();
        assert!(stem.y1 > low - 10.0 && (stem.y0 - (low - 90.0)).abs() < 0.1, "{stem:?}");
    }
}
