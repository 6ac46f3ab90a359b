//! Which thing an adventure element becomes at a place.

use figures::settings::Nook;
use scene::{Dice, Element, Place};

use crate::recipe::{Part, Role};

/// Made of so many small parts that little of them would be left on a crowded simple page.
const INTRICATE: [&str; 6] = ["fairy", "mermaid", "wizard", "gem pile", "carriage", "rainbow"];

/// What has no place on a ship's deck.
const NOT_ON_DECK: [&str; 5] =
    ["mermaid", "rowing boat", "sailing ship", "stream crossing", "starfish rocks"];

/// What lies across or drives on a way, and not a river.
const NOT_IN_WATER: [&str; 4] = ["chasm bridge", "fallen tree", "log bridge", "jeep"];

/// What is told by whoever stands on it.
const ON_FOOT: &str = "chasm bridge";

/// One of the variants of `element` that fit `place`, and nobody who is there already; on a `crowded` simple page a
/// plain one, where there is one.
pub(crate) fn role(
    element: Element,
    (place, nook): (Place, Nook),
    (crowded, there): (bool, &[Role]),
    dice: &mut Dice,
) -> Option<Role> {
    let fits = |name: &str| match nook {
        Nook::Aboard => !NOT_ON_DECK.contains(&name),
        _ => name != "barrel row" && (name != "hot air balloon" || place != Place::Pirate),
    };
    // One chest is what the story is about, two are none; and one bunny comes to tea.
    let alike = |name: &str, other: &str| {
        name == other
            || matches!((name, other), ("treasure chest", "buried treasure") | ("hopping bunny", "bunny"))
    };
    let rows = there.iter().any(|(name, part)| *name == "canoe" && *part == Part::Mount);
    let rides = there.iter().any(|(_, part)| *part == Part::Mount);
    let is_no_way = |name: &str| rows && NOT_IN_WATER.contains(&name) || rides && name == ON_FOOT;
    // Who builds on the sand takes up all of it: a boat drawn up there would be hidden.
    let builds = there.iter().any(|(name, part)| *name == "sandcastle" && matches!(part, Part::With(_)));
    let is_hidden = |name: &str| builds && name == "rowing boat";
    let is_new = |name: &&str| {
        fits(name)
            && !is_no_way(name)
            && !is_hidden(name)
            && !there.iter().any(|(other, _)| alike(name, other))
    };
    let all: Vec<&str> = variants(element, place).iter().copied().filter(is_new).collect();
    let plain: Vec<&str> = all.iter().copied().filter(|name| !INTRICATE.contains(name)).collect();
    let variants = if crowded && !plain.is_empty() { &plain } else { &all };
    // Who steers stands on the deck, not on what would lie across it.
    let steers = there.iter().any(|(name, part)| *name == "ship's wheel" && *part == Part::AtHand);
    let taking = |name: &&'static str| match part(element, name) {
        Part::Across if steers => BESIDE_THE_WHEEL,
        part => (*name, part),
    };
    dice.pick(variants).map(taking)
}

/// What is in the way beside a ship's wheel.
const BESIDE_THE_WHEEL: Role = ("barrel", Part::Beside(42));

/// How high a grown-up is who helps, in hundredths of a standing child.
pub(crate) const GROWN_UP: u8 = 78;

/// How an element takes part, and how high it is beside a standing child, in hundredths.
fn part(element: Element, name: &str) -> Part {
    match (element, name) {
        (Element::Weather, "soap bubbles") => Part::Aloft(26),
        (Element::Weather, _) => Part::Sky,
        (Element::Obstacle, _) => Part::Across,
        (Element::Vehicle, "sailing ship") => Part::Afloat(60),
        // Drawn up on the sand.
        (Element::Vehicle, "rowing boat") => Part::Behind(36),
        (_, "hot air balloon") => Part::Aloft(58),
        (Element::Vehicle, "cloud car" | "submarine") | (_, "seahorse") => Part::Aloft(40),
        (Element::Vehicle, "rocket on the pad") => Part::Behind(92),
        (Element::Vehicle, "carriage") => Part::Behind(66),
        (Element::Vehicle, "wagon") => Part::Behind(38),
        (Element::Vehicle, _) => Part::Behind(46),
        (_, "fairy" | "grumpy shark") => Part::Aloft(46),
        (_, "fish" | "sea turtle" | "pterodactyl" | "dolphin") => Part::Aloft(34),
        (Element::MagicItem, _) => Part::Beside(50),
        (Element::Treasure, "treasure chest") => Part::Beside(44),
        (Element::Treasure, "gem pile") => Part::Beside(33),
        (Element::Treasure, _) => Part::Beside(41),
        (_, "crocodile" | "crab" | "chick" | "hedgehog" | "running cat" | "running fox") => Part::Beside(36),
        (Element::AnimalFriend, "unicorn") => Part::Beside(64),
        // With room for ears in its helmet.
        (Element::AnimalFriend, "space bunny") => Part::Beside(50),
        (Element::AnimalFriend, "space puppy" | "space kitten") => Part::Beside(44),
        (Element::AnimalFriend, "tiger" | "baby dragon" | "triceratops" | "sitting monkey" | "parrot") => {
            Part::Beside(48)
        }
        (Element::AnimalFriend, _) => Part::Beside(38),
        (Element::Helper, "gnome") => Part::Beside(62),
        (Element::Villain, _) | (Element::Helper, "mermaid") => Part::Beside(74),
        (Element::Helper, _) => Part::Beside(GROWN_UP),
    }
}

/// On a simple page a friend, a treasure and what is magic are as large as one likes to color them, and as may be.
pub(crate) const fn close_up(element: Element, part: Part) -> Part {
    match (element, part) {
        (Element::AnimalFriend, Part::Beside(high)) => Part::Beside(high + high / 3),
        // A chest is no taller than what a child could look into.
        (Element::Treasure, Part::Beside(high)) => Part::Beside(high + high / 8),
        // On no stump or pedestal.
        (Element::MagicItem, Part::Beside(high)) => Part::Beside(high - high / 10),
        (Element::AnimalFriend, Part::Aloft(high)) => Part::Aloft(high + high / 4),
        _ => part,
    }
}

/// Behind what of the place a villain hides, and upon what something magic is shown.
pub(crate) fn staged_with(element: Element, name: &str, place: Place) -> Option<&'static str> {
    use Place::{Castle, Dinosaur, Fantasy, Pirate, Space, Underwater};
    match (element, place) {
        (Element::Villain, _) if matches!(name, "crocodile" | "grumpy shark" | "pirate captain") => None,
        (Element::Villain, Castle) => Some("low wall"),
        (Element::Villain, Space | Dinosaur) => Some("rock"),
        (Element::Villain, _) => Some("bush"),
        // It has a stand of its own.
        (Element::MagicItem, _) if name == "crystal ball" => None,
        (Element::MagicItem, Castle | Fantasy | Underwater) => Some("pedestal"),
        (Element::MagicItem, Space) => Some("rock"),
        // No tree ever grew on a deck.
        (Element::MagicItem, Pirate) => Some("barrel"),
        (Element::MagicItem, _) => Some("stump"),
        _ => None,
    }
}

/// What a child alone sits in, as well as beside it.
pub(crate) fn is_driven(name: &str) -> bool {
    matches!(name, "jeep" | "moon buggy" | "wagon" | "cloud car")
}

/// Whether who sits in it has both hands on a steering wheel.
pub(crate) fn has_a_wheel(name: &str) -> bool {
    is_driven(name) && name != "wagon"
}

/// How much larger than its figure it is for legs to be within.
pub(crate) const ROOMY: f64 = 1.3;

/// Every variant of an element at a place.
pub(crate) fn variants(element: Element, place: Place) -> &'static [&'static str] {
    use Place::{Castle, Dinosaur, Fantasy, Farm, Forest, Jungle, Pirate, Space, Underwater};
    match (element, place) {
        (Element::AnimalFriend, Forest) => &["squirrel", "owl", "hedgehog", "hopping bunny", "running fox"],
        (Element::AnimalFriend, Space) => &["space puppy", "space kitten", "space bunny"],
        (Element::AnimalFriend, Underwater) => &["fish", "seahorse", "sea turtle", "crab"],
        (Element::AnimalFriend, Castle) => &["running cat", "playful puppy", "mouse", "owl"],
        (Element::AnimalFriend, Dinosaur) => &["triceratops", "hatching egg", "pterodactyl"],
        (Element::AnimalFriend, Jungle) => &["sitting monkey", "parrot", "frog", "tiger"],
        (Element::AnimalFriend, Fantasy) => &["unicorn", "baby dragon", "owl", "hopping bunny"],
        (Element::AnimalFriend, Pirate) => &["parrot", "crab", "sitting monkey"],
        (Element::AnimalFriend, Farm) => &["chick", "sheep", "pig", "playful puppy"],
        (Element::AnimalFriend, _) => &["playful puppy", "running cat", "hopping bunny"],

        (Element::MagicItem, Space) => &["glowing crystal", "crystal ball"],
        (Element::MagicItem, Underwater) => &["glowing crystal", "crystal ball", "magic lamp"],
        (Element::MagicItem, Castle) => &["crystal ball", "potion bottle"],
        (Element::MagicItem, Pirate) => &["star compass", "crystal ball", "magic lamp"],
        (Element::MagicItem, Dinosaur) => &["glowing crystal", "magic lamp"],
        (Element::MagicItem, _) => &["potion bottle", "crystal ball", "magic lamp"],

        (Element::Treasure, Dinosaur) => &["golden egg", "gem pile"],
        (Element::Treasure, Underwater) => &["pearl in a shell", "treasure chest"],
        (Element::Treasure, Space) => &["gem pile", "treasure chest"],
        (Element::Treasure, _) => &["treasure chest", "gem pile"],

        (Element::Obstacle, _) => obstacles(place),

        (Element::Villain, Space) => &["silly monster", "robot villain"],
        (Element::Villain, Underwater) => &["grumpy shark"],
        (Element::Villain, Pirate) => &["pirate captain"],
        (Element::Villain, Forest) => &["goblin", "silly monster", "wolf", "witch"],
        (Element::Villain, Castle) => &["goblin", "witch", "silly monster"],
        (Element::Villain, Jungle) => &["crocodile", "silly monster", "goblin"],
        (Element::Villain, Dinosaur) => &["goblin", "silly monster"],
        (Element::Villain, Fantasy) => &["witch", "goblin", "silly monster"],
        (Element::Villain, _) => &["goblin", "silly monster"],

        (Element::Helper, Space) => &["astronaut", "robot"],
        (Element::Helper, Underwater) => &["mermaid"],
        (Element::Helper, Castle) => &["knight", "fairy"],
        (Element::Helper, Jungle) => &["jungle guide"],
        (Element::Helper, Dinosaur) => &["jungle guide"],
        (Element::Helper, Pirate) => &["mermaid", "jungle guide"],
        (Element::Helper, Forest) => &["fairy", "wizard", "gnome"],
        (Element::Helper, _) => &["fairy", "wizard"],

        (Element::Vehicle, Space) => &["moon buggy", "rocket on the pad"],
        (Element::Vehicle, Underwater) => &["submarine"],
        (Element::Vehicle, Pirate) => &["rowing boat", "sailing ship", "hot air balloon"],
        (Element::Vehicle, Jungle | Dinosaur) => &["jeep", "hot air balloon"],
        (Element::Vehicle, Castle) => &["carriage", "hot air balloon"],
        (Element::Vehicle, Fantasy) => &["cloud car", "hot air balloon"],
        (Element::Vehicle, _) => &["wagon", "hot air balloon"],

        (Element::Weather, Space) => &["comet"],
        (Element::Weather, Underwater) => &["soap bubbles"],
        // Snow would fall on flowers, fruit and sand.
        (Element::Weather, Forest | Castle | Jungle | Dinosaur | Pirate | Farm) => {
            &["rainbow", "rain cloud", "wind cloud", "lightning cloud"]
        }
        (Element::Weather, _) => &["rainbow", "rain cloud", "snow cloud", "wind cloud", "lightning cloud"],
    }
}

/// What lies in the way at a place.
const fn obstacles(place: Place) -> &'static [&'static str] {
    use Place::{Castle, Dinosaur, Fantasy, Farm, Forest, Jungle, Pirate, Space, Underwater};
    match place {
        Space => &["asteroid belt", "crater field"],
        Underwater => &["sea urchins", "starfish rocks", "giant clams"],
        Jungle => &["chasm bridge", "fallen tree", "crocodile stream", "lily pond", "log bridge"],
        Forest => &["fallen tree", "stream crossing", "bramble hedge", "log bridge", "lily pond"],
        Castle => &["bramble hedge", "stream crossing", "lily pond"],
        Pirate => &["barrel row", "starfish rocks", "stream crossing"],
        Dinosaur => &["boulder row", "fallen tree", "lava crossing", "stream crossing", "log bridge"],
        Farm => &["closed gate", "fallen tree"],
        Fantasy => &["bramble hedge", "stream crossing", "chasm bridge", "toadstool steps", "lily pond"],
        _ => &["fallen tree", "stream crossing"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use figures::{ACROSS, Detail, figure};

    #[test]
    fn every_variant_of_every_element_has_a_figure() {
        for &place in Place::ALL {
            for &element in Element::ALL {
                assert!(!variants(element, place).is_empty(), "{} at {}", element.id(), place.id());
                for name in variants(element, place) {
                    assert_eq!(element == Element::Obstacle, ACROSS.contains(name), "{name}");
                    assert!(figure(name, Detail::Bold).is_ok(), "{} at {}: {name}", element.id(), place.id());
                }
            }
        }
    }

    #[test]
    fn nothing_lies_across_the_deck_where_somebody_steers() {
        for seed in 0..20 {
            let there = [("ship's wheel", Part::AtHand)];
            let mut dice = scene::Seed(seed).dice("steers");
            let at = (Place::Pirate, Nook::Aboard);
            let role = role(Element::Obstacle, at, (false, &there), &mut dice);
            assert_eq!(role, Some(BESIDE_THE_WHEEL));
        }
    }
}
