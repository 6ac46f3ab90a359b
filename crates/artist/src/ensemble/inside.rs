//! Who is inside: heads in windows, bodies behind a rim, a sleeper under the blanket.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Circle, Point, Rect, Shape as _, Vec2};
use scene::{Habitat, Thing};

use super::aquarium;
use super::attach;
use super::camp;
use super::clip::clipped;
use super::crowd;
use super::grip;
use super::group::{Group, bottom};
use super::openings::{CLOSED, DOORS, HEAPS, RIMS};
use super::tiers;
use crate::silhouette::Silhouette;

/// How those inside a thing are seen.
pub(super) enum Room {
    /// One opening for each of them; what is drawn of the openings beside.
    Windows(Vec<BezPath>),
    /// Behind a rim: its height, and from where to where.
    Rim(f64, f64, f64),
    /// Deep in a heap: its height, and from where to where.
    Heap(f64, f64, f64),
    /// In a bed.
    Bed,
    /// At the mouth of a tent, from where to where.
    Tent(f64, f64),
}

/// How `many` inside this thing are seen; `None` where nothing is known of its inside.
pub(super) fn room(name: &str, base: &mut Art, many: usize) -> Option<Room> {
    let around = base.bounds();
    let at = |x: f64, y: f64| Point::new(around.x0 + around.width() * x, around.y0 + around.height() * y);
    if name == "bed" {
        return Some(Room::Bed);
    }
    if HEAPS.contains(&name) {
        return Some(Room::Heap(at(0.0, 0.3).y, at(0.2, 0.0).x, at(0.8, 0.0).x));
    }
    if let Some((from, to)) = camp::way_in(name) {
        return Some(Room::Tent(at(from, 0.0).x, at(to, 0.0).x));
    }
    if let Some((_, y, from, to)) = RIMS.iter().find(|(known, ..)| *known == name) {
        return Some(Room::Rim(at(0.0, *y).y, at(*from, 0.0).x, at(*to, 0.0).x));
    }
    if let Some((_, [x0, y0, x1, y1])) = DOORS.iter().find(|(known, _)| *known == name) {
        let door = Rect::from_points(at(*x0, *y0), at(*x1, *y1));
        if let Some(places) = aquarium::places(name, base, door, many) {
            return Some(Room::Windows(places));
        }
        let share = door.width() / many.max(1) as f64;
        let cells = (0..many).map(|index| {
            let left = door.x0 + share * index as f64;
            Rect::new(left, door.y0, left + share, door.y1).to_path(0.1)
        });
        return Some(Room::Windows(cells.collect()));
    }
    CLOSED.contains(&name).then(|| Room::Windows(windows(base, many)))
}

/// Whether whoever is in or at the wheel of it is seen only through its windows.
pub(super) fn is_closed(name: &str) -> bool {
    CLOSED.contains(&name)
}

/// Whether whoever is in it is seen in an opening of it, and nobody else is.
pub(super) fn is_looked_out_of(name: &str) -> bool {
    is_closed(name) || DOORS.iter().any(|(known, _)| *known == name) || camp::way_in(name).is_some()
}

/// One of those inside where it is seen; `rank` of `same`.
pub(super) fn placed(
    room: &Room,
    other: Group,
    base: &Art,
    (place, person): ((usize, usize), bool),
) -> Group {
    match room {
        Room::Windows(windows) => match windows.get(place.0) {
            Some(window) => peek(other, window),
            None => other,
        },
        Room::Rim(rim, from, to) => sunk(other, base, (*rim, *from, *to), place),
        Room::Heap(rim, from, to) => buried(other, base, (*rim, *from, *to), place),
        Room::Tent(from, to) => camp::encamped(other, base, (*from, *to), place),
        Room::Bed => abed(other, base, place, person),
    }
}

/// The thing's own windows where there are enough of some size, else as many portholes.
fn windows(base: &mut Art, many: usize) -> Vec<BezPath> {
    let own = panes(base);
    if own.len() >= many && many > 0 {
        let own = widest(own, many);
        let spread = |index: usize| (index * own.len() + own.len() / 2) / many;
        return (0..many).map(|index| own[spread(index).min(own.len() - 1)].clone()).collect();
    }
    if own.len() > 2 && own.len() * 3 >= many {
        return crowd::shared(&own, many);
    }
    let holes = portholes(base, many);
    for hole in &holes {
        let room = hole.bounding_box();
        base.shapes.retain(|shape| {
            let other = shape.path.bounding_box();
            !room.inflate(4.0, 4.0).contains(other.center()) || other.area() > room.area() * 2.4
        });
    }
    base.shapes
        .extend(holes.iter().map(|hole| Shape::area(hole.clone(), Tint::hex(0xDF_F3_FF), Pen::Outline)));
    holes
}

/// Nobody looks out of the driver's narrow one where there are enough others.
fn widest(own: Vec<BezPath>, many: usize) -> Vec<BezPath> {
    let area = |pane: &BezPath| pane.bounding_box().area();
    let largest = own.iter().map(area).fold(0.0, f64::max);
    let wide: Vec<BezPath> = own.iter().filter(|pane| area(pane) > largest * 0.9).cloned().collect();
    if wide.len() >= many { wide } else { own }
}

/// The largest part.
fn body(base: &Art) -> Option<&Shape> {
    let area = |shape: &&Shape| if shape.tint.is_some() { shape.path.area().abs() } else { 0.0 };
    base.shapes.iter().max_by(|a, b| area(a).total_cmp(&area(b)))
}

/// Windows of one size, large enough for a face, from left to right.
fn panes(base: &Art) -> Vec<BezPath> {
    let around = base.bounds();
    let body = body(base);
    let is_pane = |shape: &&Shape| {
        let own = shape.path.bounding_box();
        let full = shape.path.area().abs() / own.area().max(1.0);
        let aspect = own.width() / own.height().max(1e-6);
        shape.tint.is_some()
            && (full > 0.88 || full > 0.76 && (0.9..1.12).contains(&aspect))
            && (0.45..2.6).contains(&aspect)
            && body.is_some_and(|body| body.path.winding(own.center()) != 0)
            && own.height() > around.height() * 0.16
            && own.width() < around.width() * 0.34
            && own.center().y < around.y0 + around.height() * 0.62
    };
    let mut found: Vec<BezPath> =
        base.shapes.iter().filter(is_pane).map(|shape| shape.path.clone()).collect();
    let largest = found.iter().map(|path| path.bounding_box().area()).fold(0.0, f64::max);
    found.retain(|path| path.bounding_box().area() > largest * 0.6);
    found.sort_by(|a, b| a.bounding_box().x0.total_cmp(&b.bounding_box().x0));
    found.dedup_by(|a, b| (a.bounding_box().center() - b.bounding_box().center()).hypot() < 4.0);
    found
}

/// Round windows side by side along the largest part, as large as it allows.
fn portholes(base: &Art, many: usize) -> Vec<BezPath> {
    let Some(body) = body(base) else { return Vec::new() };
    let own = body.path.bounding_box();
    // Wheels and fins before it, which reach beyond it, leave it no room there.
    let nearer = base.shapes.iter().skip_while(|shape| !std::ptr::eq(*shape, body)).skip(1);
    let sticks_out = |shape: &&Shape| shape.is_opaque() && !own.contains_rect(shape.bounds());
    let before: Vec<&Shape> = nearer.filter(sticks_out).collect();
    let is_out =
        |at: Point| body.path.winding(at) == 0 || before.iter().any(|shape| shape.path.winding(at) != 0);
    let grid = 28;
    let cell = |index: usize, from: f64, long: f64| from + long * (index as f64 + 0.5) / grid as f64;
    let inside: Vec<Point> = (0..grid * grid)
        .map(|at| Point::new(cell(at % grid, own.x0, own.width()), cell(at / grid, own.y0, own.height())))
        .filter(|at| !is_out(*at))
        .collect();
    let count = inside.len().max(1) as f64;
    let middle = inside.iter().fold(Vec2::ZERO, |sum, at| sum + at.to_vec2()) / count;
    let spread = inside.iter().fold((0.0, 0.0, 0.0), |(xx, xy, yy), at| {
        let off = at.to_vec2() - middle;
        (xx + off.x * off.x, xy + off.x * off.y, yy + off.y * off.y)
    });
    let turn = 0.5 * libm::atan2(2.0 * spread.1, spread.0 - spread.2);
    let along = Vec2::new(libm::cos(turn), libm::sin(turn));
    let across = Vec2::new(-along.y, along.x);
    let long = inside.iter().map(|at| (at.to_vec2() - middle).dot(along));
    let (from, to) = long.fold((0.0, 0.0), |(from, to), at| (f64::min(from, at), f64::max(to, at)));
    let room = (to - from) * 0.8 / many.max(1) as f64;
    let free = |at: Point| {
        let rays = (0..16).map(|ray| {
            let (sine, cosine) = libm::sincos(f64::from(ray) * std::f64::consts::FRAC_PI_8);
            let steps = (1..40).map(|step| room * 0.02 * f64::from(step));
            let blocked = |far: &f64| is_out(at + Vec2::new(cosine, sine) * *far);
            steps.clone().find(blocked).unwrap_or(room)
        });
        rays.fold(f64::INFINITY, f64::min)
    };
    let hole = |index: usize| {
        let on_axis = middle + along * (from + (to - from) * 0.1 + room * (index as f64 + 0.5));
        let offsets = (-6..=6).map(|step| on_axis + across * (room * 0.08 * f64::from(step)));
        let best = offsets
            .map(|at| (free(at.to_point()), at.to_point()))
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .unwrap_or((room, on_axis.to_point()));
        Circle::new(best.1, (best.0 * 0.86).min(room * 0.46)).to_path(0.05)
    };
    (0..many).map(hole).collect()
}

/// Whose head it is, in its own place: the box from the highest hair to the chin.
fn head(art: &Art) -> Rect {
    let around = art.bounds();
    let chin = match (art.anchor(Anchor::Face), art.anchor(Anchor::Head)) {
        (Some(face), skull) => {
            let reach = skull.map_or(around.height() * 0.16, |skull| (face - skull).hypot());
            face.y + reach.clamp(around.height() * 0.08, around.height() * 0.3) * 1.25
        }
        _ => around.y0 + around.height() * 0.6,
    };
    let silhouette = Silhouette::of(art);
    let bands = silhouette.bands().iter().filter(|band| band.y0 < chin);
    let (from, to) = bands
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(from, to), band| (from.min(band.x0), to.max(band.x1)));
    // Wings and tails that reach as high are not the head.
    let face = art.anchor(Anchor::Face).map_or(from.midpoint(to), |face| face.x);
    let wide = (chin - around.y0) * 0.6;
    Rect::new(from.max(face - wide), around.y0, to.min(face + wide), chin.min(around.y1))
}

/// The head, seen through a window.
/// Narrower than this beside its height a place in a window has room for a plain face.
const NARROW: f64 = 0.5;

fn peek(other: Group, window: &BezPath) -> Group {
    let Some(first) = other.first() else { return other };
    // A fish is all head.
    let swims = Thing::named(first.name).is_some_and(|thing| thing.habitat == Habitat::Water);
    let own = if swims {
        first.art.bounds().inflate(0.0, first.art.bounds().height() * 0.2)
    } else {
        head(&first.art)
    };
    let pane = window.bounding_box();
    if grip::is_person(&first.art) && pane.width() < pane.height() * NARROW {
        return crowd::faced(other, pane);
    }
    let scale =
        (pane.height() * 0.94 / own.height().max(1.0)).min(pane.width() * 1.02 / own.width().max(1.0));
    let from = Point::new(own.center().x, own.y1);
    let low = pane.y1.min(pane.center().y + own.height() * scale * 0.56);
    let to = Point::new(pane.center().x, low);
    let mut other = other
        .moved(Affine::translate(to.to_vec2()) * Affine::scale(scale) * Affine::translate(-from.to_vec2()));
    for member in &mut other.members {
        member.art = clipped(&member.art, window);
    }
    other.members.retain(|member| !member.art.shapes.is_empty());
    other
}

/// The most of somebody's width beside the height that is kept free of neighbours.
const SLIM: f64 = 0.86;

/// How deep below the rim an animal is, as a share of what is below it.
const DEEP: f64 = 0.62;

/// Behind a rim, the lower part hidden by it; several side by side, more than four in rows.
fn sunk(other: Group, base: &Art, (rim, from, to): (f64, f64, f64), (rank, same): (usize, usize)) -> Group {
    let other = attach::upended(other);
    // Of two with rods the left one holds its rod out to the left.
    let own = other.bounds();
    let person = other.first().is_some_and(|member| grip::is_person(&member.art));
    let stands_out = person && own.width() > own.height() * SLIM;
    let other = if stands_out && same == 2 && rank == 0 {
        other.moved(Affine::scale_non_uniform(-1.0, 1.0))
    } else {
        other
    };
    let face = other.first().and_then(|member| member.art.anchor(Anchor::Face)).filter(|_| stands_out);
    let own = other.bounds();
    let tier = tiers::Tier::of((rank, same));
    let cell = (to - from) / tier.columns;
    // A rod or a flag may stand out over the neighbours.
    let wide = own.width().min(own.height() * SLIM);
    let scale = (cell * if same > 1 { 1.1 } else { 0.94 } / wide.max(1.0)).min(1.0);
    // Nobody stands above a tub instead of sitting in it.
    let alive = other.first().is_some_and(|one| one.art.anchor(Anchor::Face).is_some()) && !person;
    let deep = (base.bounds().y1 - rim) * if alive { DEEP } else { 0.5 };
    let scale = if alive && same == 1 { scale.min(deep / (own.height() * 0.36)) } else { scale };
    let high = own.height() * scale;
    // What is in the hands is seen as well.
    let hidden = if tier.above > 0 {
        0.36 - 0.42 * tier.above as f64
    } else if other.members.len() > 1 {
        0.16
    } else {
        0.36
    };
    let x = from.midpoint(to) + tier.aside * cell;
    let aside = face.map_or(0.0, |face| (own.center().x - face.x) * scale);
    let foot = Point::new(x + aside, (rim + high * hidden).min(rim + deep));
    other.stood(foot, scale)
}

/// How much of whoever is in a heap is hidden by it.
const BURIED: f64 = 0.52;
/// How much smaller than outside of it: a heap hides nobody beside it.
const SMALLER: f64 = 0.84;

/// How much larger a heap must be for those in it.
pub(super) fn heaped(art: &Art, name: &str, within: impl Iterator<Item = Rect>) -> Option<f64> {
    let high = within.map(|own| own.height()).fold(0.0, f64::max);
    (HEAPS.contains(&name) && high > 0.0)
        .then(|| high * SMALLER * BURIED / (0.7 * 0.9 * art.bounds().height()).max(1.0))
}

/// Deep in a heap, side by side.
fn buried(other: Group, base: &Art, (rim, from, to): (f64, f64, f64), (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let cell = (to - from) / same as f64;
    let deep = (around.y1 - rim) * 0.9;
    let scale = (deep / (own.height() * BURIED).max(1.0)).min(cell * 1.1 / own.width().max(1.0));
    let x = from.midpoint(to) + (rank as f64 + 0.5 - same as f64 / 2.0) * cell;
    other.stood(Point::new(x, rim + own.height() * scale * BURIED), scale)
}

/// What of the thing is nearer than those in it: all below the rim.
pub(super) fn below(base: &Art, (rim, from, to): (f64, f64, f64)) -> Art {
    let around = base.bounds().inset(4.0);
    let sag = ((to - from) * 0.06).min(around.height() * 0.1);
    let mut lower = BezPath::new();
    lower.move_to((around.x0, rim - sag * 0.4));
    lower.line_to((from, rim - sag * 0.4));
    lower.quad_to(Point::new(from.midpoint(to), rim + sag * 1.6), Point::new(to, rim - sag * 0.4));
    lower.line_to((around.x1, rim - sag * 0.4));
    lower.line_to((around.x1, around.y1));
    lower.line_to((around.x0, around.y1));
    lower.close_path();
    clipped(base, &lower)
}

/// In bed: the head on the pillow, whatever is held on the blanket.
fn abed(other: Group, base: &Art, (rank, same): (usize, usize), person: bool) -> Group {
    let around = base.bounds();
    let Some(first) = other.first() else { return other };
    let (own, root) = (head(&first.art), first.actor);
    let aside = rank as f64 * 0.2;
    let size = if same > 1 { 0.24 } else { 0.3 };
    let pillow = Point::new(around.x0 + around.width() * (0.3 + aside), around.y0 + around.height() * 0.36);
    let scale = around.width() * size / own.height().max(own.width()).max(1.0);
    let turn = if person { -64.0_f64 } else { -18.0 };
    let placing = Affine::translate(pillow.to_vec2())
        * Affine::rotate(turn.to_radians())
        * Affine::scale(scale)
        * Affine::translate(-own.center().to_vec2());
    let opening =
        Rect::new(own.x0 - 4.0, own.y0 - 4.0, own.x1 + 4.0, own.y1 + own.height() * 0.06).to_path(0.1);
    let mut other = other;
    for member in &mut other.members {
        let art = std::mem::take(&mut member.art);
        member.art = if member.actor == root {
            clipped(&art, &opening).placed(placing)
        } else {
            let own = art.bounds();
            // A teddy bear is tucked in with its face beside the other; a book lies on the blanket.
            let (share, x, y, lean) = if art.anchor(Anchor::Face).is_some() {
                (0.56, 0.57, 0.5, -0.5)
            } else {
                (0.36, 0.56, 0.3, 0.0)
            };
            let most = around.height() * share / own.height().max(own.width()).max(1.0);
            let at = Point::new(around.x0 + around.width() * x, around.y0 + around.height() * y);
            art.placed(
                Affine::translate(at.to_vec2())
                    * Affine::rotate(lean)
                    * Affine::scale(most)
                    * Affine::translate(-bottom(own).to_vec2()),
            )
        };
    }
    other
}

/// Over whoever lies in bed.
pub(super) fn blanket(base: &Art, same: usize) -> Vec<Shape> {
    let around = base.bounds();
    let at = |x: f64, y: f64| Point::new(around.x0 + around.width() * x, around.y0 + around.height() * y);
    let left = 0.42 + 0.2 * (same.max(1) - 1) as f64;
    let mut cover = BezPath::new();
    cover.move_to(at(left - 0.03, 0.76));
    cover.curve_to(at(left - 0.06, 0.6), at(left - 0.03, 0.34), at(left + 0.04, 0.25));
    cover.curve_to(at(left + 0.16, 0.2), at(0.66, 0.26), at(0.74, 0.3));
    cover.curve_to(at(0.8, 0.26), at(0.84, 0.28), at(0.86, 0.4));
    cover.curve_to(at(0.88, 0.55), at(0.88, 0.66), at(0.88, 0.78));
    cover.quad_to(at(0.65, 0.83), at(left - 0.03, 0.76));
    cover.close_path();
    let mut fold = BezPath::new();
    fold.move_to(at(left + 0.04, 0.765));
    fold.curve_to(at(left + 0.01, 0.6), at(left + 0.04, 0.38), at(left + 0.11, 0.235));
    vec![Shape::area(cover, Tint::hex(0x8F_A8_F0), Pen::Outline), Shape::line(fold, Pen::Inner)]
}
