//! Who stands in shallow water or in mud: the feet are below, in waves.

use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, PathEl, Point, Rect, Shape as _};
use scene::{Link, Party, Scene};

use super::clip::clipped;
use super::flat;
use super::group::{Group, is_person};
use super::rod::drop_at;

/// What one wades in.
pub(super) const SHALLOWS: [&str; 3] = ["shallow water", "mud puddle", PUDDLE];
const PUDDLE: &str = "puddle";
/// How much of somebody is below, as a share of the height.
const DEEP: f64 = 0.15;
/// How high the waves around the legs are, as a share of the body's height, and how many there are.
const WAVE: f64 = 0.022;
const WAVES: u32 = 4;
/// The room for all of them, as a share of the water's width, and how close they stand.
const WIDE: f64 = 0.86;
const CLOSE: f64 = 1.16;
/// How high somebody is at most beside the water, in shares of its width, and where the feet are, as a share of its height.
const HIGH: f64 = 0.74;
const FLOOR: f64 = 0.72;

/// Who is wider than this beside the height lifts the arms, if a person, or has drops around it: those may be over a
/// neighbour.
const SLIM: (f64, f64) = (0.7, 1.2);
/// What is higher than this in a puddle, as a share of its height, are drops that fall into it.
const DROPS: f64 = 0.45;

/// More than this stand in rows.
const MOST: usize = 4;

/// Whether one sinks in it.
pub(super) fn is_shallow(name: &str) -> bool {
    SHALLOWS.contains(&name)
}

/// The drops that fall into a puddle are none beside somebody in it.
pub(super) fn without_drops(art: &mut Art, name: &str) {
    let around = art.bounds();
    let below = around.y0 + around.height() * DROPS;
    if name != PUDDLE {
        return;
    }
    for shape in &mut art.shapes {
        let low = parts(&shape.path).filter(|part| part.bounding_box().y1 > below);
        shape.path = low.flatten().collect();
    }
    art.shapes.retain(|shape| !shape.path.is_empty());
}

/// The closed parts of a path.
fn parts(path: &BezPath) -> impl Iterator<Item = BezPath> {
    let mut parts: Vec<BezPath> = Vec::new();
    for element in path {
        if matches!(element, PathEl::MoveTo(_)) {
            parts.push(BezPath::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push(element);
        }
    }
    parts.into_iter()
}

/// Those who splash in puddles are in one: it is large, and so are they.
pub(super) fn one_for_all(scene: &mut Scene) {
    let Scene { relations, cast, .. } = scene;
    for known in relations {
        if let (Link::In | Link::On, Party::Cast(index)) = (known.link, known.object)
            && is_shallow(cast[index].what.name())
            && known.subject != known.object
        {
            cast[index].count = 1;
            known.link = Link::In;
        }
    }
}

/// In it, one of `same`: without the feet.
pub(super) fn in_shallows(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let alive = other.first().is_some_and(|one| one.art.anchor(Anchor::Face).is_some());
    if !alive || same > MOST {
        return flat::laid(base, other, (rank, same));
    }
    let (around, own) = (base.bounds(), other.bounds());
    let cell = around.width() * WIDE / same as f64;
    // Drops may fly over the neighbour.
    let wide = own.width().min(own.height() * if is_person(&other) { SLIM.0 } else { SLIM.1 });
    let scale = (cell * CLOSE / wide.max(1.0)).min(around.width() * HIGH / own.height().max(1.0));
    let x = around.center().x + (rank as f64 + 0.5 - same as f64 / 2.0) * cell;
    let foot = Point::new(x, around.y0 + around.height() * FLOOR + own.height() * scale * DEEP);
    let mut other = other.stood(foot, scale);
    let air = above(other.bounds());
    for member in &mut other.members {
        let rider = member.art.rider;
        member.art = Art { rider, ..clipped(&member.art, &air) };
    }
    other
}

/// How wide an animal is at most that drinks there, where its mouth is, as shares of the water.
const DRINKER: f64 = 0.8;
const MOUTH: (f64, f64) = (0.6, 0.42);

/// At the water, its mouth over it.
pub(super) fn drinking(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let mouth = other.first().and_then(|first| first.art.anchor(Anchor::Mouth)).unwrap_or(own.center());
    let scale = around.width() * DRINKER / own.width().max(1.0);
    let to = Point::new(around.x0 + around.width() * MOUTH.0, around.y0 + around.height() * MOUTH.1);
    other.moved(Affine::translate(to.to_vec2()) * Affine::scale(scale) * Affine::translate(-mouth.to_vec2()))
}

/// How far above it somebody is who jumps there, as a share of its own height, and how large the drops are that fly up.
const OFF: f64 = 0.12;
const DROP: f64 = 0.075;

/// So many at most jump side by side.
pub(super) const JUMPERS: usize = 3;

/// In the air above it, one of `same`; it splashes to both sides.
pub(super) fn off_the_water(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let cell = around.width() * if same == 1 { 0.72 } else { WIDE * CLOSE / same as f64 };
    let least = if same == 1 { 1.0 } else { 0.0 };
    let scale = (cell / own.width().max(1.0)).max(least);
    let high = own.height() * scale;
    let middle =
        around.center().x + (rank as f64 + 0.5 - same as f64 / 2.0) * around.width() * WIDE / same as f64;
    // Nobody is as high as the neighbour.
    let step = if rank % 2 == 1 { high * OFF } else { 0.0 };
    let foot = Point::new(middle, around.center().y - high * OFF - step);
    let mut other = other.stood(foot, scale);
    let own = other.bounds();
    let level = around.center().y;
    let sides =
        [(-1.0, 0), (1.0, same - 1)].into_iter().filter(|(_, end)| *end == rank).map(|(side, _)| side);
    let drops = sides.flat_map(|side| {
        [(0.56, 0.02, 1.0), (0.62, -0.16, 0.8), (0.4, 0.1, 0.8)].map(|(x, y, size)| {
            let at = Point::new(own.center().x + side * own.width() * x, level - high * (OFF - y));
            drop_at(at, high * DROP * size)
        })
    });
    if let Some(last) = other.members.last_mut() {
        last.art.shapes.extend(drops.collect::<Vec<_>>());
    }
    other
}

/// All over the water, which lies in waves around the legs.
fn above(own: Rect) -> BezPath {
    let level = own.y1 - own.height() * DEEP;
    let (left, right) = (own.x0 - own.width(), own.x1 + own.width());
    let step = own.width() / f64::from(WAVES);
    let mut air = BezPath::new();
    air.move_to((left, own.y0 - own.height()));
    air.line_to((right, own.y0 - own.height()));
    air.line_to((right, level));
    let mut x = right;
    let mut high = own.height() * WAVE;
    while x > left {
        air.quad_to((x - step / 2.0, level + high * 2.0), (x - step, level));
        (x, high) = (x - step, -high);
    }
    air.close_path();
    air
}
