//! Things of a setting stand aside: none ends right behind the focal head, and none is cut by the picture's edge until
//! nobody can tell what it is.

use kurbo::{Affine, ParamCurve as _, Rect, Vec2};

use super::super::{Stage, plan};
use super::{Kind, Thing};

/// Outlines keep so far from the head, in units.
pub(super) const FROM_THE_HEAD: f64 = 20.0;
/// Nothing stands farther from where it was drawn than this, in units.
const FARTHEST: f64 = 110.0;
/// And others from its face.
const FROM_A_FACE: f64 = 6.0;
/// The least share of a thing's width that is within the picture, where it cannot come in whole, so far from the edge, in
/// units.
const TOLD_BY: f64 = 0.8;
const INSIDE: f64 = 12.0;
/// What still is cut becomes smaller, to so much of its size at least, rather than be cut.
const SMALLEST: f64 = 0.62;
/// What leaves the picture on purpose ends there in an upright line as high as this share of it.
const UPRIGHT: f64 = 0.6;
/// Walls and trunks at the picture's edge are at least so high, as a share of it.
const OF_A_FRAME: f64 = 0.8;
/// The least share of what is in front.
const TOLD_IN_FRONT: f64 = 0.66;
/// What shows less of its width is a scrap.
const HALF: f64 = 0.5;
/// What is wider, in units, is land.
pub(super) const WIDEST: f64 = 240.0;

/// Whether the edge of the picture leaves too little of something in front to tell what it is.
fn is_nonsense(thing: &Thing, stage: &Stage) -> bool {
    let seen = thing.bounds.intersect(stage.area);
    let loose = thing.is_front && thing.kind == Kind::Thing && thing.bounds.width() < WIDEST;
    loose && seen.area() < TOLD_IN_FRONT * thing.bounds.area()
}

/// Moves a thing off the picture's edge where it all but touches it; what the edge plainly cuts frames the picture.
fn leave_the_frame(thing: &mut Thing, stage: &Stage) {
    let by = plan::off_the_edge(thing.bounds, stage.area, thing.is_front);
    let moved = thing.bounds + by;
    let is_free = moved.intersect(stage.hero.inflate(INSIDE, INSIDE)).is_zero_area();
    let hangs = matches!(thing.kind, Kind::Landmark(_)) && thing.bounds.y1 < stage.horizon;
    if by != Vec2::ZERO && (thing.kind == Kind::Thing || hangs) && (is_free || !thing.is_front) {
        thing.shapes = plan::placed(std::mem::take(&mut thing.shapes), Affine::translate(by));
        thing.bounds = moved;
    }
}

/// Moves what is in the way, or cut, and leaves out what nobody could tell; what is moved takes along the lines drawn upon it.
pub(super) fn stand(things: &mut Vec<Thing>, stage: &Stage) {
    for thing in things.iter_mut() {
        thing.come_in(stage);
        leave_the_frame(thing, stage);
    }
    things.retain(|thing| !is_nonsense(thing, stage));
    let mut landmarks: Vec<usize> = things
        .iter()
        .filter_map(|thing| if let Kind::Landmark(index) = thing.kind { Some(index) } else { None })
        .collect();
    landmarks.sort_unstable();
    landmarks.dedup();
    for landmark in landmarks {
        let parts: Vec<usize> =
            (0..things.len()).filter(|index| things[*index].kind == Kind::Landmark(landmark)).collect();
        move_in(things, &parts, stage);
    }
    for index in 0..things.len() {
        if things[index].kind == Kind::Thing {
            move_in(things, &[index], stage);
        }
    }
    things.retain(|thing| !is_a_scrap(thing, stage));
}

/// Whether the edge of the picture leaves less than half of what stands farther off, or cuts its face.
fn is_a_scrap(thing: &Thing, stage: &Stage) -> bool {
    let own = thing.bounds;
    let frames = own.width() > WIDEST || own.height() > stage.area.height() * OF_A_FRAME;
    if thing.is_front || frames || !matches!(thing.kind, Kind::Thing | Kind::Landmark(_)) {
        return false;
    }
    let seen = Rect { y0: f64::NEG_INFINITY, y1: f64::INFINITY, ..stage.area };
    let cut = own.intersect(seen).width() < HALF * own.width();
    cut || plan::face(&thing.shapes).is_some_and(|face| face.x0 < seen.x0 || face.x1 > seen.x1)
}

/// Whose face would be behind the hero turns it away, where it is free.
pub(super) fn turn(things: &mut [Thing], stage: &Stage) {
    let taken = stage.hero.inflate(FROM_A_FACE, FROM_A_FACE);
    for thing in things.iter_mut().filter(|thing| matches!(thing.kind, Kind::Thing | Kind::Landmark(_))) {
        let Some(face) = plan::face(&thing.shapes).filter(|face| face.overlaps(taken)) else { continue };
        let middle = thing.bounds.center().x;
        let turned = Affine::translate((2.0 * middle, 0.0)) * Affine::scale_non_uniform(-1.0, 1.0);
        let face = turned.transform_rect_bbox(face);
        if !face.overlaps(taken) && stage.area.contains_rect(face) {
            thing.shapes = plan::placed(std::mem::take(&mut thing.shapes), turned);
        }
    }
}

/// Moves these together.
fn move_in(things: &mut [Thing], parts: &[usize], stage: &Stage) {
    let Some(own) = parts.iter().map(|part| things[*part].bounds).reduce(|all, next| all.union(next)) else {
        return;
    };
    // What is as high as the picture frames it.
    let frames = own.height() > stage.area.height() * OF_A_FRAME;
    if own.width() > WIDEST || frames || parts.iter().any(|part| things[*part].is_front) {
        return;
    }
    if leaves_on_purpose(things, parts, (own, stage.area)) {
        return;
    }
    let clear = clear_of(own, stage.head);
    let ways = [own.width() + INSIDE, own.width() * TOLD_BY];
    let by = ways
        .into_iter()
        .map(|least| clear + told(own + Vec2::new(clear, 0.0), least, stage.area))
        .find(|by| by.abs() <= FARTHEST && clear_of(own + Vec2::new(*by, 0.0), stage.head) == 0.0);
    let by = by.unwrap_or(0.0);
    let moved = Affine::translate((by, 0.0));
    let placing = smaller(own + Vec2::new(by, 0.0), stage.area) * moved;
    if placing == Affine::IDENTITY {
        return;
    }
    let with_lines: Vec<usize> = (0..things.len())
        .filter(|index| parts.contains(index) || lies_on(&things[*index], own, parts, *index))
        .collect();
    for index in with_lines {
        let thing = &mut things[index];
        thing.shapes = plan::placed(std::mem::take(&mut thing.shapes), placing);
        thing.bounds = placing.transform_rect_bbox(thing.bounds);
    }
}

/// How what the edge of the picture still cuts becomes so small that it does not: its foot and its inner side stay.
fn smaller(own: Rect, area: Rect) -> Affine {
    let (left, right) = (own.x0 < area.x0, own.x1 > area.x1);
    if left == right {
        return Affine::IDENTITY;
    }
    let seen = if left { own.x1 - area.x0 } else { area.x1 - own.x0 };
    let size = (seen - INSIDE) / own.width();
    if size < SMALLEST {
        return Affine::IDENTITY;
    }
    let foot = Vec2::new(if left { own.x1 } else { own.x0 }, own.y1);
    Affine::translate(foot) * Affine::scale(size) * Affine::translate(-foot)
}

/// Whether these end beyond the edge of the picture in an upright line: a cliff, a pier, a wall.
pub(super) fn leaves_on_purpose(things: &[Thing], parts: &[usize], (own, area): (Rect, Rect)) -> bool {
    let side = if own.x0 < area.x0 {
        own.x0
    } else if own.x1 > area.x1 {
        own.x1
    } else {
        return false;
    };
    let is_there = |point: kurbo::Point| (point.x - side).abs() < 1.0;
    let shapes = parts.iter().flat_map(|part| &things[*part].shapes);
    shapes.flat_map(|shape| shape.path.segments()).any(|segment| {
        let (from, to) = (segment.start(), segment.end());
        is_there(from) && is_there(to) && (to.y - from.y).abs() > UPRIGHT * own.height()
    })
}

fn lies_on(line: &Thing, own: Rect, parts: &[usize], index: usize) -> bool {
    let later = parts.first().is_some_and(|first| index > *first);
    line.kind == Kind::Mark && later && own.inflate(2.0, 2.0).contains_rect(line.bounds)
}

/// How far sideways a thing has to go so that neither of its sides is behind the head; what is behind all of it is
/// not in its way.
fn clear_of(own: Rect, head: Rect) -> f64 {
    let around = head.inflate(FROM_THE_HEAD, 0.0);
    let apart = own.y1 <= around.y0 || own.y0 >= around.y1 || own.x1 <= around.x0 || own.x0 >= around.x1;
    let behind_all = own.x0 <= around.x0 && own.x1 >= around.x1;
    if apart || behind_all || head.is_zero_area() {
        return 0.0;
    }
    if own.center().x < head.center().x { around.x0 - own.x1 } else { around.x1 - own.x0 }
}

/// How far sideways a thing has to go so that at least so much of it is in the picture.
fn told(own: Rect, least: f64, area: Rect) -> f64 {
    if own.x1 - area.x0 < least {
        area.x0 + least - own.x1
    } else if area.x1 - own.x0 < least {
        area.x1 - least - own.x0
    } else {
        0.0
    }
}
