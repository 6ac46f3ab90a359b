//! What of a cast is scenery: a rainbow, the sun, clouds, mountains, flowers. It is behind those whom the page is about, as
//! large as sky and land are, or grows in the corners before them, and leaves the page to them.

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
/// More than this are a crowd, and so many flowers.
const MANY: usize = 3;
const BED: usize = 6;
/// How high the first flower is, and how wide at most, as shares of the picture, and each next one in its corner beside
/// the one before.
const BLOOM: f64 = 0.2;
const WIDE_BLOOM: f64 = 0.18;
const BESIDE_A_BLOOM: f64 = 0.74;
/// How much of its width the next one is farther from the corner, and how much higher its foot is, in units.
const INWARDS: f64 = 0.72;
const FARTHER: f64 = 15.0;
/// How far over the foot of the picture flowers grow, in units.
const OVER_THE_FOOT: f64 = 18.0;
/// How near they are, which nobody else is.
const NEAREST: f64 = 1e4;
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
    /// Grows in the corners in front.
    Flower,
}

impl Kind {
    /// What a figure of this name is; `None` for all that is no scenery.
    fn of(name: &str) -> Option<Self> {
        match name {
            "rainbow" => Some(Self::Rainbow),
            "smiling sun" | "crescent moon" | "moon with a face" | "sleepy moon" => Some(Self::Light),
            "cloud" | "wind cloud" | "rain cloud" | "snow cloud" | "lightning cloud" => Some(Self::Cloud),
            "mountain" | "volcano" => Some(Self::Peak),
            "flower" | "tulip" | "rose" | "mushroom" => Some(Self::Flower),
            _ => None,
        }
    }

    /// Whether one is scenery that stands so to another: beside flowers one is among them.
    fn allows(self, link: Link) -> bool {
        link == Link::With || self == Self::Flower && link == Link::NextTo
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
            // In front: it takes nothing of the sky.
            Self::Flower => (in_a_corner(own, rank, stage), f64::NEG_INFINITY),
        }
    }
}

/// Scenery that was asked for, and where it is.
#[derive(Default)]
pub(super) struct Scenery {
    /// With how near each is.
    placed: Vec<(Group, Rect, f64)>,
    /// How far below the upper edge of the sky whoever stands before it may reach, in units.
    above: f64,
}

/// Whether it is scenery, behind all others or before them.
pub(crate) fn is_one(standing: &Standing) -> bool {
    let is_outermost = standing.depth == f64::NEG_INFINITY || standing.depth >= NEAREST;
    standing.actor.is_some() && is_outermost && Kind::of(standing.name).is_some()
}

/// Whether a name is that of sky or land, which no room has.
pub(crate) fn is_of_the_open(name: &str) -> bool {
    Kind::of(name).is_some_and(|kind| kind != Kind::Flower)
}

/// Whether a name is that of a sun or a moon.
pub(super) fn is_light(name: &str) -> bool {
    Kind::of(name) == Some(Kind::Light)
}

/// Whether a party is no more than named: it does nothing, and nobody is at it.
fn is_only_named(scene: &Scene, party: Party, kind: Kind) -> bool {
    let idle = scene.subject(party).is_some_and(|one| one.doing.is_none() && one.looks.size.is_none());
    let is_tied = scene.relations.iter().any(|known| {
        let has = [Some(known.subject), Some(known.object), known.and].contains(&Some(party));
        has && !kind.allows(known.link)
    });
    idle && !is_tied
}

/// Whether a party is several flowers that grow in the corners before others: the first named is no trimming.
pub(super) fn is_bed(scene: &Scene, party: Party) -> bool {
    let is_first = scene.hero.is_none() && party == Party::Cast(0);
    let several = scene
        .subject(party)
        .is_some_and(|one| one.count > 1 && Kind::of(one.what.name()) == Some(Kind::Flower));
    several && !is_first && is_only_named(scene, party, Kind::Flower)
}

/// Parts the scenery from those whom the page is about; there is none where there is nobody else, or too much of it.
pub(super) fn parted(scene: &Scene, groups: Vec<Group>, stage: &Stage) -> (Scenery, Vec<Group>) {
    let kind = |group: &Group| {
        let party = group.root.party;
        let kind = Kind::of(group.first().filter(|_| group.members.len() == 1)?.name)?;
        let is_scenery = match kind {
            Kind::Flower => is_bed(scene, party),
            _ => is_only_named(scene, party, kind),
        };
        is_scenery.then_some(kind)
    };
    let kinds: Vec<Kind> = groups.iter().filter_map(kind).collect();
    let flowers = count(&kinds, Kind::Flower);
    let is_too_much = flowers > BED || kinds.len() - flowers > MANY || count(&kinds, Kind::Rainbow) > 1;
    if kinds.len() == groups.len() || is_too_much {
        return (Scenery::default(), groups);
    }
    let (own, others): (Vec<Group>, Vec<Group>) = groups.into_iter().partition(|group| kind(group).is_some());
    (Scenery::of(own.into_iter().zip(kinds).collect(), stage), others)
}

fn count(kinds: &[Kind], kind: Kind) -> usize {
    kinds.iter().filter(|other| **other == kind).count()
}

impl Scenery {
    fn of(groups: Vec<(Group, Kind)>, stage: &Stage) -> Self {
        let kinds: Vec<Kind> = groups.iter().map(|(_, kind)| *kind).collect();
        let mut scenery = Self::default();
        for (index, (group, kind)) in groups.into_iter().enumerate() {
            // Clouds leave the first corner to the sun.
            let lights = if kind == Kind::Cloud { count(&kinds, Kind::Light) } else { 0 };
            let rank = lights + count(&kinds[..index], kind);
            let (at, seen) = kind.place(group.bounds(), (rank, count(&kinds, kind)), stage);
            scenery.above = scenery.above.max(at.y0 + at.height() * seen - stage.sky);
            // Nobody is nearer than flowers, of which the first are the nearest.
            let nearest = NEAREST + 1.0 - rank as f64 * 1e-2;
            let depth = if kind == Kind::Flower { nearest } else { f64::NEG_INFINITY };
            scenery.placed.push((group, at, depth));
        }
        scenery
    }

    /// What it leaves to the others.
    pub(super) fn leaves(&self, stage: &Stage) -> Stage {
        Stage { sky: stage.sky + self.above, ..*stage }
    }

    /// Where it is: sky and land behind everybody, flowers before them.
    pub(super) fn standing(self) -> impl Iterator<Item = Standing> {
        self.placed.into_iter().flat_map(|(group, at, depth)| {
            let own = group.bounds();
            let placing = Affine::translate(at.center().to_vec2())
                * Affine::scale(at.width() / own.width().max(1.0))
                * Affine::translate(-own.center().to_vec2());
            stand(group, placing, depth)
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

/// In one lower corner after the other, each smaller than the one before.
fn in_a_corner(own: Rect, rank: usize, stage: &Stage) -> Rect {
    let area = stage.area;
    let aspect = own.width() / own.height().max(1.0);
    let largest = f64::min(area.height() * BLOOM, area.width() * WIDE_BLOOM / aspect.max(1e-6));
    let size = |depth: usize| largest * libm::pow(BESIDE_A_BLOOM, depth as f64);
    let depth = rank / 2;
    let inwards: f64 = (0..depth).map(|nearer| size(nearer) * aspect * INWARDS).sum();
    let (wide, high) = (size(depth) * aspect, size(depth));
    let aside = MARGIN + inwards + wide / 2.0;
    let x = if rank.is_multiple_of(2) { area.x0 + aside } else { area.x1 - aside };
    hung(own, wide, (x, area.y1 - OVER_THE_FOOT - depth as f64 * FARTHER - high))
}

#[cfg(test)]
mod tests {
    use scene::{Place, Relation, Seed, Subject, THINGS};

    use super::*;
    use crate::compose::compose;

    /// The boxes of a cast of these names and numbers, in its order.
    fn boxes(cast: &[(&str, u8)], relations: &[Relation], seed: u64) -> Vec<Rect> {
        let subject = |(name, count): &(&str, u8)| {
            let thing = THINGS.iter().find(|thing| thing.name == *name).expect("a thing");
            Subject { count: *count, ..Subject::one(scene::What::Thing(thing)) }
        };
        let cast: Vec<Subject> = cast.iter().map(subject).collect();
        let many = cast.len();
        let scene = Scene { cast, relations: relations.to_vec(), ..Scene::at(Place::Park) };
        let page = compose(&scene, Seed(seed));
        let parties = (0..many).map(Party::Cast);
        let own = |party: Party| page.placed.iter().filter(move |one| one.party == Some(party));
        parties.flat_map(|party| own(party).map(|one| one.bounds)).collect()
    }

    #[test]
    fn who_is_named_with_scenery_has_the_page() {
        for seed in 0..6 {
            for sight in ["smiling sun", "rainbow", "cloud", "mountain", "volcano"] {
                let boxes = boxes(&[("bunny", 1), (sight, 1)], &[], seed);
                let (own, sight_at) = (boxes[0], boxes[1]);
                assert!(own.height() > 250.0, "{sight} {seed}: {own:?}");
                assert!(sight_at.y0 < own.y0 && sight_at.y1 < own.y1 - 120.0, "{sight} {seed}: {sight_at:?}");
            }
        }
    }

    #[test]
    fn no_room_has_a_rainbow_in_it() {
        use crate::recipe::Recipe;
        use figures::hero::{Mood, Pose};
        use figures::settings::Nook;
        let notes = Recipe::new(Pose::Stand, Mood::Happy, &[]).at(Nook::Indoors);
        let nook = |name: &str| {
            let thing = THINGS.iter().find(|thing| thing.name == name).expect("a thing");
            let cast = vec![Subject::one(scene::What::Thing(thing))];
            crate::whereabouts::nook(&Scene { cast, ..Scene::at(Place::Castle) }, &notes)
        };
        assert_eq!([nook("rainbow"), nook("rose")], [Nook::Outdoors, Nook::Indoors]);
    }

    #[test]
    fn what_somebody_is_at_is_no_scenery() {
        let at = |link: Link| Relation { subject: Party::Cast(0), link, object: Party::Cast(1), and: None };
        let cast = [("cat", 1), ("crescent moon", 1)];
        let wide = |relations: &[Relation]| boxes(&cast, relations, 3)[1].width();
        for link in [Link::LookingAt, Link::On, Link::InFrontOf] {
            assert!(wide(&[at(link)]) > wide(&[]) * 1.2, "{link:?}");
        }
    }

    #[test]
    fn flowers_grow_in_the_corners_and_no_two_are_alike() {
        for seed in 0..6 {
            for name in ["bunny", "butterfly"] {
                let all = boxes(&[(name, 1), ("flower", 3)], &[], seed);
                let (own, bed) = (all[0], &all[1..]);
                assert_eq!(bed.len(), 3, "{name} {seed}");
                assert!(own.height() > 280.0, "{name} {seed}: {own:?}");
                let sides = bed.iter().filter(|one| one.center().x < own.center().x).count();
                assert!((1..=2).contains(&sides), "{name} {seed}: {bed:?}");
                let highest = bed.iter().map(Rect::height).fold(0.0, f64::max);
                assert!(bed.iter().any(|one| one.height() < highest * 0.9), "{name} {seed}: {bed:?}");
            }
        }
        let first = boxes(&[("flower", 3), ("bunny", 1)], &[], 1);
        assert!(first[0].height() > 190.0, "what is named first is no trimming: {first:?}");
    }
}
