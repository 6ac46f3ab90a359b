//! Who plays: the one who asks for help, the keeper, the helper on the way, and what is looked for.
//!
//! Every noun here is a wish that `words` understands: what the text names, the picture shows.

use scene::{Bond, Dice, Element, Hobby, Location, Theme};

use crate::Telling;

/// Someone of a story with "he" or "she".
#[derive(Debug, Clone, Copy)]
pub(crate) struct Player {
    /// "baby dragon".
    pub(crate) noun: &'static str,
    /// "Pip"; the keeper goes without.
    pub(crate) name: &'static str,
    pub(crate) is_she: bool,
}

/// Everyone and everything one story is about.
#[derive(Debug)]
pub(crate) struct Cast {
    pub(crate) friend: Player,
    pub(crate) keeper: Player,
    pub(crate) second: &'static str,
    pub(crate) thing: &'static str,
    /// One an element, in the order they were chosen.
    pub(crate) elements: Vec<&'static str>,
}

/// Names that go with any animal, and whether it is a girl's.
const NAMES: [(&str, bool); 14] = [
    ("Pip", false),
    ("Luna", true),
    ("Biscuit", false),
    ("Fern", true),
    ("Pebble", false),
    ("Willow", true),
    ("Button", false),
    ("Clover", true),
    ("Moss", false),
    ("Poppy", true),
    ("Tumble", false),
    ("Dot", true),
    ("Waffle", false),
    ("Juniper", true),
];

/// Gives the parts: nobody plays two.
pub(crate) fn cast(telling: &Telling, dice: &mut Dice) -> Cast {
    let settings = &telling.settings;
    let along = telling.supporting_characters.iter().map(|companion| drawn(companion.bond));
    let mut taken: Vec<&'static str> = along.map(|wish| wish.trim_start_matches("a ")).collect();
    let mut one_of = |nouns: &'static [&'static str], dice: &mut Dice| {
        let free: Vec<_> = nouns.iter().copied().filter(|noun| !taken.contains(noun)).collect();
        let noun = dice.pick(&free).or(nouns.first()).copied().unwrap_or_default();
        taken.push(noun);
        noun
    };
    let friend = one_of(friends(settings.theme), dice);
    let keeper = one_of(keepers(settings.setting), dice);
    let thing = one_of(things(settings.theme), dice);
    let second = one_of(helpers(settings.setting), dice);
    let wanted = settings.elements.as_slice().iter();
    let elements = wanted.map(|element| one_of(nouns(*element, settings.setting), dice)).collect();
    let known: Vec<&str> = std::iter::once(&telling.character.name)
        .chain(telling.supporting_characters.iter().map(|companion| &companion.name))
        .map(scene::Name::as_str)
        .collect();
    let free = NAMES.iter().filter(|(name, _)| !known.iter().any(|known| known.contains(name)));
    let free: Vec<_> = free.copied().collect();
    let (name, is_she) = dice.pick(&free).copied().unwrap_or(NAMES[0]);
    Cast {
        friend: Player { noun: friend, name, is_she },
        keeper: Player { noun: keeper, name: "", is_she: dice.chance(0.5) },
        second,
        thing,
        elements,
    }
}

const fn friends(theme: Theme) -> &'static [&'static str] {
    match theme {
        Theme::Fantasy => &["baby dragon", "gnome", "fox", "bunny", "panda"],
        Theme::Adventure => &["puppy", "raccoon", "bear", "koala", "panda"],
        Theme::Space => &["friendly alien", "robot", "astronaut"],
        Theme::Ocean => &["penguin", "seal", "crab", "polar bear"],
        Theme::Animals => &["bunny", "fox", "hedgehog", "koala", "panda", "puppy"],
        Theme::Dinosaurs => &["stegosaurus", "ankylosaurus"],
        Theme::Mystery => &["cat", "raccoon", "friendly ghost", "fox"],
    }
}

const fn keepers(setting: Location) -> &'static [&'static str] {
    match setting {
        Location::Forest => &["bear", "goblin", "wolf"],
        Location::Space => &["monster", "dragon"],
        Location::Underwater => &["octopus", "shark", "crocodile"],
        Location::Castle => &["dragon", "goblin", "lion"],
        Location::Dinosaur => &["tyrannosaurus", "stegosaurus"],
        Location::Jungle => &["tiger", "hippo", "gorilla", "crocodile"],
        Location::Fantasy => &["dragon", "monster", "goblin"],
        Location::Pirate => &["octopus", "pirate", "crocodile"],
    }
}

/// What is looked for: a child can carry it.
const fn things(theme: Theme) -> &'static [&'static str] {
    match theme {
        Theme::Fantasy => &["golden crown", "magic wand", "crystal ball", "magic lamp"],
        Theme::Adventure => &["star compass", "golden cup", "magic key"],
        Theme::Space => &["golden star", "telescope", "glowing crystal"],
        Theme::Ocean => &["pink shell", "golden anchor", "star compass"],
        Theme::Animals => &["golden acorn", "silver bell", "lantern"],
        Theme::Dinosaurs => &["golden egg", "glowing crystal"],
        Theme::Mystery => &["magic key", "lantern", "magnifying glass", "silver bell"],
    }
}

const fn helpers(setting: Location) -> &'static [&'static str] {
    match setting {
        Location::Forest => &["owl", "hedgehog", "frog", "mouse"],
        Location::Space => &["robot", "friendly alien", "puppy"],
        Location::Underwater => &["seahorse", "crab", "starfish"],
        Location::Castle => &["mouse", "owl", "frog"],
        Location::Dinosaur => &["tortoise", "ankylosaurus", "frog"],
        Location::Jungle => &["sloth", "frog", "elephant", "toucan"],
        Location::Fantasy => &["snail", "owl", "hedgehog", "frog"],
        Location::Pirate => &["crab", "parrot", "seal"],
    }
}

/// What a chosen element becomes at a place.
const fn nouns(element: Element, setting: Location) -> &'static [&'static str] {
    match (element, setting) {
        (Element::AnimalFriend, Location::Underwater) => &["seahorse", "crab", "seal"],
        (Element::AnimalFriend, _) => &["hedgehog", "bunny", "puppy", "cat", "duck", "mouse"],
        (Element::MagicItem, _) => {
            &["crystal ball", "magic lamp", "magic key", "potion bottle", "glowing crystal"]
        }
        (Element::Treasure, Location::Dinosaur) => &["golden egg", "treasure chest"],
        (Element::Treasure, _) => &["treasure chest", "golden cup", "golden crown"],
        (Element::Obstacle, _) => &["stone arch", "big log", "rope bridge", "big rock"],
        (Element::Villain, _) => &["goblin", "monster"],
        (Element::Helper, Location::Space) => &["robot", "astronaut", "wizard"],
        (Element::Helper, Location::Underwater) => &["mermaid", "fairy"],
        (Element::Helper, _) => &["fairy", "wizard", "gnome"],
        (Element::Vehicle, Location::Space) => &["moon buggy", "jeep"],
        (Element::Vehicle, Location::Underwater) => &["submarine", "bicycle"],
        (Element::Vehicle, Location::Jungle | Location::Dinosaur) => &["jeep", "wagon"],
        (Element::Vehicle, _) => &["wagon", "tractor", "train"],
        (Element::Weather, _) => &["rainbow", "falling star", "comet"],
    }
}

/// How a companion is asked for in a picture.
pub(crate) const fn drawn(bond: Bond) -> &'static str {
    match bond {
        Bond::Sister => "my sister",
        Bond::Brother => "my brother",
        Bond::FriendGirl => "a girl",
        Bond::FriendBoy => "a boy",
        Bond::Mom => "my mom",
        Bond::Dad => "my dad",
        Bond::Grandma => "my grandma",
        Bond::Grandpa => "my grandpa",
        Bond::Dog => "a puppy",
        Bond::Cat => "a cat",
        Bond::Bunny => "a bunny",
        Bond::Pony => "a horse",
        Bond::Dragon => "a baby dragon",
        Bond::Unicorn => "a unicorn",
        Bond::Robot => "a robot",
        Bond::Teddy => "a teddy bear",
    }
}

/// "loved to paint".
pub(crate) const fn loves(hobby: Option<Hobby>) -> &'static str {
    match hobby {
        Some(Hobby::Sports) => "loved to run and jump",
        Some(Hobby::Music) => "loved to make music",
        Some(Hobby::Art) => "loved to paint",
        Some(Hobby::Science) => "loved to find things out",
        Some(Hobby::Reading) => "loved books of every kind",
        Some(Hobby::Gaming) => "loved all sorts of games",
        Some(Hobby::Nature) => "loved everything that grows",
        Some(Hobby::Cooking) => "loved to cook",
        Some(Hobby::Magic) => "loved magic tricks",
        Some(Hobby::Dancing) => "loved to dance",
        None => "loved surprises",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_noun_is_drawn_and_by_nothing_else() {
        let mut nouns: Vec<&str> = Vec::new();
        nouns.extend(Theme::ALL.iter().flat_map(|theme| friends(*theme).iter().chain(things(*theme))));
        nouns.extend(Location::ALL.iter().flat_map(|place| keepers(*place).iter().chain(helpers(*place))));
        for place in Location::ALL {
            nouns.extend(Element::ALL.iter().flat_map(|element| super::nouns(*element, *place)));
        }
        nouns.extend(Bond::ALL.iter().map(|bond| drawn(*bond)));
        for noun in nouns {
            let reading = words::read(noun);
            assert_eq!((reading.cast.len(), &reading.unread[..]), (1, &[][..]), "{noun}: {reading:?}");
            assert!(
                reading.relatives.is_empty(),
                "{noun} is drawn as another thing: {:?}",
                reading.relatives
            );
        }
    }
}
