//! What of a cast is scenery: a rainbow, the sun, clouds, mountains. It is behind those whom the page is about, as large as
//! sky and land are, and leaves the page to them.

use figures::settings::Stage;
use kurbo::{Affine, Point, Rect};
use scene::{Link, Party, Scene};

use super::group::Group;
use super::rows::MARGIN;
use super::stand;
use crate::standing::Standing;

/// How wide each is, as a share of the picture: the rainbow, a light, a cloud, one peak, and each of several.
const SPAN: f64 = 0.9;
const LIGHT: f64 = 0.33;
const CLOUD: f64 = 0.34;
const PEAK: f64 = 0.8;
const PEAK_OF_SEVERAL: f64 = 0.56;
/// No peak is higher than this, as a share of the picture, and each one beside the first is so much lower.
const HIGHEST: f64 = 0.38;
const LOWER: f64 = 0.84;
/// More than this are a crowd.
const MANY: usize = 3;
/// How far the sky's own keep from its upper edge, and how far below the horizon peaks begin, in units.
const BELOW_THE_EDGE: f64 = 14.0;
const BEFORE_THE_HORIZON: f64 = 22.0;
/// How much of its height is seen over whoever stands before it, at least: of what is large, and of what is in a corner.
const SEEN: f64 = 0.42;
const SEEN_IN_A_CORNER: f64 = 0.6;

/// What something is of a landscape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// From side to side of the sky.
    Rainbow,
    /// Shines in a corner of it.
    Light,
    /// Drifts in it.
    Cloud,
    /// Closes the view.
    Peak,
}

impl Kind {
    /// What a figure of this name is; `None` for all that is no scenery.
    fn of(name: &str) -> Option<Self> {
        match name {
            "rainbow" => Some(Self::Rainbow),
            "smiling sun" | "crescent moon" | "moon with a face" | "sleepy moon" => Some(Self::Light),
            "cloud" | "wind cloud" | "rain cloud" | "snow cloud" | "lightning cloud" => Some(Self::Cloud),
            "mountain" | "volcano" => Some(Self::Peak),
            _ => None,
        }
    }

    /// Where what has these bounds is, the `rank`-th of so many of its kind, and how much of its height has to be seen.
    fn place(self, own: Rect, (rank, many): (usize, usize), stage: &Stage) -> (Rect, f64) {
        match self {
            Self::Rainbow => {
                let area = stage.area;
                let top = stage.sky + BELOW_THE_EDGE;
                (hung(own, area.width() * SPAN, (area.center().x, top)), SEEN)
            }
            Self::Light => (in_the_sky(own, LIGHT, rank, stage), SEEN_IN_A_CORNER),
            Self::Cloud => (in_the_sky(own, CLOUD, rank, stage), SEEN_IN_A_CORNER),
            Self::Peak => (on_the_horizon(own, (rank, many), stage), SEEN),
        }
    }
}

/// Scenery that was asked for, and where it is.
#[derive(Default)]
pub(super) struct Scenery {
    placed: Vec<(Group, Rect)>,
    /// How far below the upper edge of the sky whoever stands before it may reach, in units.
    above: f64,
}

/// Whether it is scenery, behind all others.
pub(crate) fn is_one(standing: &Standing) -> bool {
    standing.actor.is_some() && standing.depth == f64::NEG_INFINITY && Kind::of(standing.name).is_some()
}

/// Whether a party is no more than named: it does nothing, and nobody is at it.
fn is_only_named(scene: &Scene, party: Party) -> bool {
    let idle = scene.subject(party).is_some_and(|one| one.doing.is_none() && one.looks.size.is_none());
    let is_tied = scene.relations.iter().any(|known| {
        let has = [Some(known.subject), Some(known.object), known.and].contains(&Some(party));
        has && known.link != Link::With
    });
    idle && !is_tied
}

/// Parts the scenery from those whom the page is about; there is none where there is nobody else, or too much of it.
pub(super) fn parted(scene: &Scene, groups: Vec<Group>, stage: &Stage) -> (Scenery, Vec<Group>) {
    let kind = |group: &Group| {
        let alone = group.members.len() == 1 && is_only_named(scene, group.root.party);
        group.first().filter(|_| alone).and_then(|first| Kind::of(first.name))
    };
    let kinds: Vec<Kind> = groups.iter().filter_map(kind).collect();
    let rainbows = kinds.iter().filter(|kind| **kind == Kind::Rainbow).count();
    if kinds.len() == groups.len() || kinds.len() > MANY || rainbows > 1 {
        return (Scenery::default(), groups);
    }
    let (own, others): (Vec<Group>, Vec<Group>) = groups.into_iter().partition(|group| kind(group).is_some());
    (Scenery::of(own.into_iter().zip(kinds).collect(), stage), others)
}

impl Scenery {
    fn of(groups: Vec<(Group, Kind)>, stage: &Stage) -> Self {
        let kinds: Vec<Kind> = groups.iter().map(|(_, kind)| *kind).collect();
        let count = |kinds: &[Kind], kind: Kind| kinds.iter().filter(|other| **other == kind).count();
        let mut scenery = Self::default();
        for (index, (group, kind)) in groups.into_iter().enumerate() {
            // Clouds leave the first corner to the sun.
            let lights = if kind == Kind::Cloud { count(&kinds, Kind::Light) } else { 0 };
            let rank = lights + count(&kinds[..index], kind);
            let (at, seen) = kind.place(group.bounds(), (rank, count(&kinds, kind)), stage);
            scenery.above = scenery.above.max(at.y0 + at.height() * seen - stage.sky);
            scenery.placed.push((group, at));
        }
        scenery
    }

    /// What it leaves to the others.
    pub(super) fn leaves(&self, stage: &Stage) -> Stage {
        Stage { sky: stage.sky + self.above, ..*stage }
    }

    /// Behind everybody, in front of the place's own land and sky.
    pub(super) fn standing(self) -> impl Iterator<Item = Standing> {
        self.placed.into_iter().flat_map(|(group, at)| {
            let own = group.bounds();
            let placing = Affine::translate(at.center().to_vec2())
                * Affine::scale(at.width() / own.width().max(1.0))
                * Affine::translate(-own.center().to_vec2());
            stand(group, placing, f64::NEG_INFINITY)
        })
    }
}

/// As large as `own` is at so many units of width, the middle of its upper edge there.
fn hung(own: Rect, wide: f64, (x, top): (f64, f64)) -> Rect {
    let high = own.height() * wide / own.width().max(1.0);
    Rect::from_center_size(Point::new(x, top + high / 2.0), (wide, high))
}

/// In one corner of the sky, in the other, or between them.
fn in_the_sky(own: Rect, share: f64, rank: usize, stage: &Stage) -> Rect {
    let area = stage.area;
    let wide = area.width() * share;
    let aside = MARGIN + wide / 2.0;
    let x = match rank {
        0 => area.x1 - aside,
        1 => area.x0 + aside,
        _ => area.center().x,
    };
    hung(own, wide, (x, stage.sky + BELOW_THE_EDGE))
}

/// On the far land, one beside the other, the first one the highest.
fn on_the_horizon(own: Rect, (rank, many): (usize, usize), stage: &Stage) -> Rect {
    let area = stage.area;
    let share = if many > 1 { PEAK_OF_SEVERAL } else { PEAK };
    let most = area.height() * HIGHEST / own.height().max(1.0) * own.width();
    let wide = (area.width() * share).min(most) * if rank == 0 { 1.0 } else { LOWER };
    let high = own.height() * wide / own.width().max(1.0);
    let x = area.x0 + area.width() * (rank as f64 + 0.5) / many as f64;
    hung(own, wide, (x, stage.horizon + BEFORE_THE_HORIZON - high))
}

#[cfg(test)]
mod tests {
    use scene::{Place, Relation, Seed, Subject, THINGS};

    use super::*;
    use crate::compose::compose;

    /// The boxes of a cast of these names, in its order.
    fn boxes(names: &[&str], relations: &[Relation], seed: u64) -> Vec<Rect> {
        let subject = |name: &&str| {
            let thing = THINGS.iter().find(|thing| thing.name == *name).expect("a thing");
            Subject::one(scene::What::Thing(thing))
        };
        let cast = names.iter().map(subject).collect();
        let scene = Scene { cast, relations: relations.to_vec(), ..Scene::at(Place::Park) };
        let page = compose(&scene, Seed(seed));
        let own = |index: usize| page.placed.iter().find(|one| one.party == Some(Party::Cast(index)));
        (0..names.len()).map(|index| own(index).expect("it is on the page").bounds).collect()
    }

    #[test]
    fn who_is_named_with_scenery_has_the_page() {
        for seed in 0..6 {
            for sight in ["smiling sun", "rainbow", "cloud", "mountain", "volcano"] {
                let boxes = boxes(&["bunny", sight], &[], seed);
                let (own, sight_at) = (boxes[0], boxes[1]);
                assert!(own.height() > 250.0, "{sight} {seed}: {own:?}");
                assert!(sight_at.y0 < own.y0 && sight_at.y1 < own.y1 - 120.0, "{sight} {seed}: {sight_at:?}");
            }
        }
    }

    #[test]
    fn what_somebody_is_at_is_no_scenery() {
        let at = |link: Link| Relation { subject: Party::Cast(0), link, object: Party::Cast(1), and: None };
        for link in [Link::LookingAt, Link::On, Link::InFrontOf] {
            let (own, among) =
                (boxes(&["cat", "crescent moon"], &[at(link)], 3), boxes(&["cat", "crescent moon"], &[], 3));
            assert!(own[1].width() > among[1].width() * 1.2, "{link:?}: {own:?} and {among:?}");
        }
    }
}
