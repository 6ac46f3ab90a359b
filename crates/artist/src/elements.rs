//! Which thing an adventure element becomes at a place.

use figures::settings::Nook;
use scene::{Dice, Element, Place};

use crate::recipe::{Part, Role};

/// Made of so many small parts, or so large, that little of them would be left on a crowded simple page.
const INTRICATE: [&str; 13] = [
    "fairy",
    "goblin",
    "mermaid",
    "wizard",
    "astronaut",
    "knight",
    "gem pile",
    "rope bridge",
    "stepping stones",
    "carriage",
    "jeep",
    "wagon",
    "moon buggy",
];

/// What has no place on a ship's deck.
const NOT_ON_DECK: [&str; 6] = ["mermaid", "rowing boat", "sailing ship", "log", "rock", "stepping stones"];

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
        _ => name != "hot air balloon" || place != Place::Pirate,
    };
    // One chest is what the story is about, two are none.
    let alike =
        |name: &str, other: &str| name == other || (name, other) == ("treasure chest", "buried treasure");
    let is_new = |name: &&str| fits(name) && !there.iter().any(|(other, _)| alike(name, other));
    let all: Vec<&str> = variants(element, place).iter().copied().filter(is_new).collect();
    let plain: Vec<&str> = all.iter().copied().filter(|name| !INTRICATE.contains(name)).collect();
    let variants = if crowded && !plain.is_empty() { &plain } else { &all };
    dice.pick(variants).map(|name| (*name, part(element, name)))
}

fn part(element: Element, name: &str) -> Part {
    match element {
        Element::Weather => Part::Above,
        Element::Obstacle if name == "meteor" => Part::Above,
        Element::Vehicle if matches!(name, "hot air balloon" | "cloud car" | "rocket" | "submarine") => {
            Part::Above
        }
        Element::AnimalFriend if matches!(name, "fish" | "seahorse" | "pterodactyl" | "sea turtle") => {
            Part::Above
        }
        Element::Helper if matches!(name, "fairy" | "dolphin" | "pterodactyl") => Part::Above,
        Element::Obstacle
            if matches!(name, "log" | "stepping stones" | "barrel" | "anchor" | "rock" | "hay bale") =>
        {
            Part::Front
        }
        Element::Vehicle if matches!(name, "rowing boat" | "sailing ship") => Part::Afloat,
        Element::Obstacle | Element::Vehicle => Part::Beyond,
        Element::MagicItem | Element::Treasure => Part::Front,
        Element::AnimalFriend | Element::Villain | Element::Helper => Part::Friend,
    }
}

/// Every variant of an element at a place.
pub(crate) fn variants(element: Element, place: Place) -> &'static [&'static str] {
    use Place::{Castle, Dinosaur, Fantasy, Farm, Forest, Jungle, Pirate, Space, Underwater};
    match (element, place) {
        (Element::AnimalFriend, Forest) => &["squirrel", "owl", "hedgehog", "bunny", "fox"],
        (Element::AnimalFriend, Space) => &["puppy", "cat", "bunny"],
        (Element::AnimalFriend, Underwater) => &["fish", "seahorse", "sea turtle", "crab"],
        (Element::AnimalFriend, Castle) => &["cat", "puppy", "mouse", "owl"],
        (Element::AnimalFriend, Dinosaur) => &["triceratops", "hatching egg", "pterodactyl"],
        (Element::AnimalFriend, Jungle) => &["sitting monkey", "parrot", "frog", "tiger"],
        (Element::AnimalFriend, Fantasy) => &["unicorn", "baby dragon", "owl", "bunny"],
        (Element::AnimalFriend, Pirate) => &["parrot", "crab", "sitting monkey"],
        (Element::AnimalFriend, Farm) => &["chick", "sheep", "pig", "puppy"],
        (Element::AnimalFriend, _) => &["puppy", "cat", "bunny", "bird"],

        (Element::MagicItem, Space) => &["glowing crystal", "crystal ball"],
        (Element::MagicItem, Underwater) => &["glowing crystal", "crystal ball", "magic lamp"],
        (Element::MagicItem, Castle) => &["crystal ball", "magic hat", "potion bottle"],
        (Element::MagicItem, Pirate) => &["star compass", "crystal ball", "magic lamp"],
        (Element::MagicItem, Dinosaur) => &["glowing crystal", "magic lamp"],
        (Element::MagicItem, _) => &["magic hat", "potion bottle", "crystal ball", "magic lamp"],

        (Element::Treasure, Dinosaur) => &["golden egg", "gem pile"],
        (Element::Treasure, Underwater) => &["pearl in a shell", "treasure chest"],
        (Element::Treasure, Space) => &["gem pile", "treasure chest"],
        (Element::Treasure, _) => &["treasure chest", "gem pile"],

        (Element::Obstacle, Space) => &["meteor"],
        (Element::Obstacle, Underwater) => &["anchor", "bubble hoop"],
        (Element::Obstacle, Jungle | Forest) => &["rope bridge", "log", "stepping stones"],
        (Element::Obstacle, Pirate) => &["log", "stepping stones", "barrel", "anchor"],
        (Element::Obstacle, Dinosaur) => &["log", "rock", "stepping stones"],
        (Element::Obstacle, Farm) => &["gate", "hay bale", "log"],
        (Element::Obstacle, Place::Bathroom | Place::LivingRoom) => &["log", "stepping stones"],
        (Element::Obstacle, _) => &["gate", "log", "stepping stones"],

        (Element::Villain, Space) => &["silly monster", "robot villain"],
        (Element::Villain, Underwater) => &["grumpy shark"],
        (Element::Villain, Pirate) => &["pirate captain"],
        (Element::Villain, Forest) => &["goblin", "silly monster", "wolf", "witch"],
        (Element::Villain, Castle) => &["goblin", "witch", "silly monster"],
        (Element::Villain, Jungle) => &["crocodile", "silly monster", "goblin"],
        (Element::Villain, Dinosaur) => &["tyrannosaurus", "goblin", "silly monster"],
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
        (Element::Weather, _) => &["rainbow", "rain cloud", "snow cloud", "wind cloud"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use figures::{Detail, figure};

    #[test]
    fn every_variant_of_every_element_has_a_figure() {
        for &place in Place::ALL {
            for &element in Element::ALL {
                assert!(!variants(element, place).is_empty(), "{} at {}", element.id(), place.id());
                for name in variants(element, place) {
                    assert!(figure(name, Detail::Bold).is_ok(), "{} at {}: {name}", element.id(), place.id());
                }
            }
        }
    }
}
