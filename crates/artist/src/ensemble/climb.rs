//! Climbing: hands on the trunk or the rungs, halfway up.

use figures::Art;
use kurbo::{Affine, Point, Rect, Vec2};
use scene::{Doing, Link, Party, Relation, Scene, Size, What};

use super::grip;
use super::group::{Group, Tied};
use super::ties::doing;
use crate::silhouette::Silhouette;

/// How high a climber is at most and how far above the ground, as shares of what is climbed.
const HIGH: f64 = 0.56;
const UP: f64 = 0.14;
/// How high whoever climbs a wall is beside it.
const ON_A_WALL: f64 = 0.8;

/// What is climbed by its own ladder: where its middle is and where its rungs end, as shares of the box, and how high
/// whoever is on it is.
const TREE_HOUSE: &str = "tree house";
const LADDER: (f64, f64) = (0.255, 0.95);
const ON_LADDER: f64 = 0.42;

/// Whether a thing is climbed by its trunk or its rungs.
pub(super) fn is_climbed(name: &str) -> bool {
    name.ends_with("tree") && name != "christmas tree"
        || matches!(
            name,
            "ladder"
                | ROPE_LADDER
                | "vine"
                | "ship mast"
                | "climbing rope"
                | "brick wall"
                | "lamp post"
                | TREE_HOUSE
        )
}

/// A ladder that hangs.
pub(super) const ROPE_LADDER: &str = "rope ladder";

fn is_ladder(name: &str) -> bool {
    name == "ladder" || name == ROPE_LADDER
}

/// How much larger a ladder is at most for whoever is on it.
const LARGER: f64 = 1.8;

/// How much larger a ladder must be for whoever climbs it to keep its size.
pub(super) fn room_for(scene: &Scene, (art, name): (&Art, &str), tied: &[Tied]) -> Option<f64> {
    let up = tied.iter().filter(|(one, link, _)| *link == Link::On && climbs(scene, one.party));
    let high = up.map(|(.., group)| group.bounds().height()).fold(0.0, f64::max);
    let needed = high / (HIGH * art.bounds().height()).max(1.0);
    (is_ladder(name) && high > 0.0).then(|| needed.clamp(1.0, LARGER))
}

/// How wide a ladder is for who is on it, as a share of its own drawing: both hands reach its rails.
const NARROW: f64 = 0.64;

/// Makes a ladder narrower for whoever is on it.
pub(super) fn narrowed((name, art): (&str, &mut Art), tied: &[Tied]) {
    if name == "ladder" && tied.iter().any(|(_, link, _)| *link == Link::On) {
        *art = std::mem::take(art).placed(Affine::scale_non_uniform(NARROW, 1.0));
    }
}

/// What is higher than this, in centimetres, is larger where a ladder is before it: a house, a tree.
const HIGH_UP: u32 = 400;

/// A house is no lower than the ladder before it.
pub(super) fn against(scene: &mut Scene) {
    for known in scene.relations.clone() {
        let ladder = |on: &Relation| {
            let named = scene.subject(on.object).is_some_and(|one| one.what.name() == "ladder");
            on.subject == known.subject && on.link == Link::On && named
        };
        if let (Link::InFrontOf | Link::NextTo, Party::Cast(index)) = (known.link, known.object)
            && matches!(scene.cast[index].what, What::Thing(thing) if thing.centimetres >= HIGH_UP)
            && scene.relations.iter().any(ladder)
        {
            scene.cast[index].looks.size.get_or_insert(Size::Big);
        }
    }
}

/// Whether a party climbs one.
pub(super) fn climbs(scene: &Scene, party: Party) -> bool {
    let up = |known: &Relation| {
        let climbed = scene.subject(known.object).is_some_and(|one| is_climbed(one.what.name()));
        known.subject == party && climbed && known.link == Link::On
    };
    doing(scene, party) == Some(Doing::Climbing) && scene.relations.iter().any(up)
}

/// Halfway up, one of `same`: the first is the highest.
pub(super) fn halfway((base, name): (&Art, &str), other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    if name == TREE_HOUSE {
        return on_its_ladder(around, other, (rank, same));
    }
    let trunk =
        Silhouette::of(base).reach(around.y1 - around.height() * 0.3, around.y1 - around.height() * 0.16);
    let (left, right) = trunk.unwrap_or((around.x0, around.x1));
    let middle = left.midpoint(right);
    let wall = name.ends_with("wall");
    let most = if wall { ON_A_WALL } else { HIGH } / (1.0 + 0.5 * (same as f64 - 1.0));
    let scale =
        (around.height() * most / own.height().max(1.0)).min(around.height() * most / own.width().max(1.0));
    let step = around.height() * most * 0.96;
    let foot = around.y1 - around.height() * UP - step * (same - 1 - rank) as f64;
    let other = other.stood(Point::new(middle, foot), scale);
    let Some(art) = other.first().map(|first| first.art.clone()) else { return other };
    if grip::is_person(&art) {
        let palms = grip::palms(&art);
        let hand = palms.iter().map(|palm| palm.x).sum::<f64>() / palms.len().max(1) as f64;
        let to = if is_ladder(name) { middle + (right - left) * 0.2 } else { middle };
        return other.moved(Affine::translate((to - hand, 0.0)));
    }
    let own = other.bounds();
    let beside = if is_ladder(name) { 0.0 } else { own.width() * 0.26 };
    let mut other = other.moved(Affine::translate((-beside, 0.0)));
    let shown = other.first().map_or("", |first| first.name);
    let art = art.placed(Affine::translate((-beside, 0.0)));
    let arms = grip::shoulders(shown, &art).filter(|_| beside > 0.0);
    if let (Some(arms), Some(first)) = (arms, other.members.last_mut()) {
        let high = own.height();
        let holds = [Vec2::new(0.0, -high * 0.02), Vec2::new(0.0, high * 0.16)];
        for hold in holds {
            let at = Point::new(middle, arms.right.y) + hold;
            first.art.shapes.extend(arms.reach(&art, arms.right, at));
        }
    }
    other
}

/// On the ladder of a tree house, the hands on its rungs.
fn on_its_ladder(around: Rect, other: Group, (rank, same): (usize, usize)) -> Group {
    let own = other.bounds();
    let high = around.height() * ON_LADDER / same as f64;
    let foot = Point::new(
        around.x0 + around.width() * LADDER.0,
        around.y0 + around.height() * LADDER.1 - high * 0.9 * (same - 1 - rank) as f64,
    );
    let other = other.stood(foot, high / own.height().max(1.0));
    let palms = other.first().map(|first| grip::palms(&first.art)).unwrap_or_default();
    let hand = palms.iter().map(|palm| palm.x).sum::<f64>() / palms.len().max(1) as f64;
    if palms.is_empty() { other } else { other.moved(Affine::translate((foot.x - hand, 0.0))) }
}
