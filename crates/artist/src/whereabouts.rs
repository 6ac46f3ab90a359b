//! The part of a place where it happens, and what of the place was asked for by name.

use figures::settings::{Asked, Nook};
use scene::{Complexity, Doing, Element, Hour, Place, Scene};

use crate::recipe::{Part, Recipe};
use crate::{afloat, ensemble};

/// What places are known by, and what is taken for one more of it in a setting.
const LANDMARKS: [&str; 25] = [
    "high tree house",
    "lighthouse",
    "cactus",
    "castle",
    "castle tower",
    "barn",
    "windmill",
    "igloo",
    "snowman",
    "circus tent",
    "ferris wheel",
    "pyramid",
    "volcano",
    "pirate ship",
    "sailing ship",
    "tree house",
    "christmas tree",
    "palm tree",
    "pine tree",
    "old tree",
    "mountain",
    "house",
    "waterfall",
    "mushroom house",
    "gingerbread house",
];

/// What a game is played with, which brings it along.
const fn ball(deed: Doing) -> Option<&'static str> {
    match deed {
        Doing::PlayingSoccer | Doing::Kicking => Some("soccer ball"),
        Doing::PlayingBasketball => Some("basketball"),
        Doing::PlayingBaseball => Some("baseball"),
        _ => None,
    }
}

/// How the stage is built for who is up in a tree.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tree {
    /// The boards under their feet are so much higher than the ground elsewhere, in units.
    pub(crate) floor: f64,
    /// So much room is left above their heads for the roof, in units.
    pub(crate) roof: f64,
    /// One or several whom a sentence asks for are no higher than this, in units, on boards so much higher: the hut is seen behind
    /// them, the crown above and the lawn below.
    pub(crate) highest: [f64; 2],
    pub(crate) higher: f64,
    /// They are so many times as large as elsewhere.
    pub(crate) size: f64,
}

const UP_A_TREE: Tree = Tree { floor: 84.0, roof: 60.0, highest: [330.0, 238.0], higher: 40.0, size: 0.96 };
/// Where no title is above it, they are so much higher, in units.
const UNTITLED: f64 = 46.0;
const ON_THE_GROUND: Tree =
    Tree { floor: 0.0, roof: 0.0, highest: [f64::INFINITY; 2], higher: 0.0, size: 1.0 };

/// Who is in a treehouse stands on its boards, unless there is one to climb up to.
pub(crate) fn up_a_tree(scene: &Scene) -> Tree {
    let beside = |name: &str| name.ends_with("tree house");
    let is_up = scene.place == Place::Treehouse && !scene.cast.iter().any(|one| beside(one.what.name()));
    let higher = if scene.title.is_none() { UNTITLED } else { 0.0 };
    if is_up { Tree { floor: UP_A_TREE.floor + higher, ..UP_A_TREE } } else { ON_THE_GROUND }
}

/// Whether all stand on boards up in a tree, which are as deep as one row of feet.
pub(crate) fn has_boards(scene: &Scene) -> bool {
    up_a_tree(scene).floor > 0.0
}

/// Two on boards stand at both sides of the door behind them: so much farther aside each, as a share of the room between.
const AT_THE_DOOR: f64 = 0.3;

/// How much farther aside than side by side each in a row of `count` stands, as a share of the room between them.
pub(crate) fn apart(scene: &Scene, count: usize) -> f64 {
    if count == 2 && has_boards(scene) { AT_THE_DOOR } else { 0.0 }
}

/// What a setting leaves out because it is there already.
pub(crate) fn asked(scene: &Scene, notes: &Recipe) -> Asked {
    let mut asked = Asked::default();
    let cast = scene.cast.iter().map(|subject| subject.what.name());
    // A whale is higher than a lighthouse is far away.
    // What one climbs up to on a simple page is as tall as any tree of the forest.
    let climbed = notes.cast.iter().any(|(name, part)| *part == Part::AtHand && LANDMARKS.contains(name));
    let is_simple = scene.complexity == Complexity::Simple;
    asked.landmark = cast.clone().any(|name| LANDMARKS.contains(&name))
        || climbed && is_simple
        || notes.is_about_the_sea();
    let deeds = scene.cast.iter().filter_map(|subject| subject.doing).chain([scene.doing]);
    let names = deeds.filter_map(ball).chain(cast).chain(notes.cast.iter().map(|(name, _)| *name));
    let light = |name: &str| name.contains("moon") || name == "smiling sun";
    asked.light = names.clone().any(light);
    asked.night = scene.hour == Some(Hour::Night);
    asked.names.iter_mut().zip(names).for_each(|(place, name)| *place = name);
    asked
}

/// The part of the place that fits who and what is there.
pub(crate) fn nook(scene: &Scene, notes: &Recipe) -> Nook {
    let asks = |element| scene.elements.as_slice().contains(&element);
    let has = |name: &str| notes.cast.iter().any(|(other, _)| *other == name);
    let steers = scene.cast.iter().any(|one| one.what.name() == "ship's wheel");
    let open = scene.weather.is_some()
        || scene.cast.iter().any(|one| ensemble::is_of_the_open(one.what.name()))
        || [Element::Weather, Element::Vehicle, Element::Obstacle].into_iter().any(asks);
    match (scene.place, notes.nook) {
        _ if afloat::is_afloat(scene, notes) => Nook::Afloat,
        (Place::Castle, _) if open => Nook::Outdoors,
        (Place::Pirate, Nook::Any) if steers => Nook::Aboard,
        (Place::Pirate, Nook::Any) if has("mermaid") || asks(Element::Vehicle) || asks(Element::Obstacle) => {
            Nook::Ashore
        }
        (_, nook) => nook,
    }
}
