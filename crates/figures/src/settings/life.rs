//! What lives in a place: small animals that look in on a detailed page.

use scene::Place;

use super::props::{Prop, Zone};
use Zone::{Front, Ground, Mid, Sky};

/// Who lives there, how high in units, and where it is met.
pub(super) const fn life(place: Place, is_room: bool) -> &'static [Prop] {
    use Place::{
        Beach, Castle, City, Desert, Dinosaur, Fair, Fantasy, Farm, Forest, Garden, Hospital, Jungle, Lake,
        Mountain, NightSky, Park, Pirate, Playground, RainbowSky, School, Snow, Space, SportsField, Street,
        Train, Treehouse, Underwater,
    };
    match place {
        School | Hospital | Train => &[],
        _ if is_room => HOME,
        Forest | Treehouse => FOREST,
        Space => SPACE,
        Underwater => SEA,
        Castle | Fantasy => WONDERS,
        Dinosaur => PRIMEVAL,
        Jungle => JUNGLE,
        Pirate | Beach => SHORE,
        Farm => FARM,
        Park | Garden | Playground | SportsField | Lake | Mountain => MEADOW,
        Street | City | Fair => TOWN,
        Snow => SNOW,
        Desert => DESERT,
        NightSky => NIGHT,
        RainbowSky => AIR,
        _ => &[],
    }
}

const FOREST: &[Prop] = &[
    ("butterfly", 96.0, Sky),
    ("flying bird", 81.0, Sky),
    ("dragonfly", 78.0, Sky),
    ("snail", 65.0, Front),
    ("hedgehog", 70.0, Ground),
    ("squirrel", 105.0, Mid),
    ("frog", 70.0, Front),
    ("bunny", 105.0, Mid),
    ("ladybug", 58.0, Front),
];
const SPACE: &[Prop] = &[
    ("satellite", 98.0, Sky),
    ("flying saucer", 101.0, Sky),
    ("falling star", 87.0, Sky),
    ("meteor", 98.0, Sky),
    ("friendly alien", 120.0, Mid),
];
const SEA: &[Prop] = &[
    ("fish", 81.0, Sky),
    ("fish", 73.0, Sky),
    ("jellyfish", 118.0, Sky),
    ("seahorse", 123.0, Sky),
    ("sea turtle", 87.0, Sky),
    ("crab", 68.0, Front),
    ("octopus", 105.0, Ground),
];
const WONDERS: &[Prop] = &[
    ("butterfly", 96.0, Sky),
    ("flying bird", 81.0, Sky),
    ("butterfly", 90.0, Sky),
    ("frog", 70.0, Front),
    ("snail", 65.0, Front),
    ("bunny", 105.0, Mid),
    ("mouse", 75.0, Front),
];
const PRIMEVAL: &[Prop] = &[
    ("pterodactyl", 118.0, Sky),
    ("dragonfly", 81.0, Sky),
    ("butterfly", 96.0, Sky),
    ("snail", 65.0, Front),
    ("tortoise", 75.0, Front),
    ("hatching egg", 95.0, Mid),
];
const JUNGLE: &[Prop] = &[
    ("flying parrot", 128.0, Sky),
    ("butterfly", 96.0, Sky),
    ("dragonfly", 78.0, Sky),
    ("frog", 72.0, Front),
    ("snail", 65.0, Front),
    ("caterpillar", 58.0, Front),
    ("tortoise", 75.0, Mid),
];
const SHORE: &[Prop] = &[
    ("flying bird", 81.0, Sky),
    ("flying bird", 73.0, Sky),
    ("crab", 68.0, Front),
    ("sea turtle", 75.0, Front),
    ("snail", 62.0, Front),
];
const FARM: &[Prop] = &[
    ("butterfly", 96.0, Sky),
    ("bee", 76.0, Sky),
    ("flying bird", 81.0, Sky),
    ("chick", 70.0, Front),
    ("rooster", 115.0, Mid),
    ("duck", 88.0, Front),
    ("mouse", 72.0, Front),
];
const MEADOW: &[Prop] = &[
    ("butterfly", 96.0, Sky),
    ("flying bird", 81.0, Sky),
    ("bee", 76.0, Sky),
    ("dragonfly", 76.0, Sky),
    ("ladybug", 58.0, Front),
    ("snail", 65.0, Front),
    ("frog", 70.0, Front),
    ("hedgehog", 70.0, Ground),
    ("bunny", 105.0, Mid),
];
const TOWN: &[Prop] =
    &[("flying bird", 81.0, Sky), ("butterfly", 96.0, Sky), ("bird", 65.0, Ground), ("puppy", 105.0, Ground)];
const SNOW: &[Prop] = &[("flying bird", 81.0, Sky), ("bunny", 105.0, Mid), ("fox", 112.0, Mid)];
const DESERT: &[Prop] = &[("tortoise", 75.0, Front), ("flying bird", 81.0, Sky), ("camel", 150.0, Mid)];
const NIGHT: &[Prop] = &[("firefly", 73.0, Sky), ("owl", 105.0, Ground), ("falling star", 87.0, Sky)];
const AIR: &[Prop] = &[("flying bird", 81.0, Sky), ("butterfly", 96.0, Sky), ("flying bird", 73.0, Sky)];
const HOME: &[Prop] = &[("cat", 115.0, Ground), ("mouse", 70.0, Front)];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Detail, figure};

    #[test]
    fn whoever_lives_somewhere_can_be_drawn() {
        for (place, is_room) in Place::ALL.iter().flat_map(|place| [(*place, false), (*place, true)]) {
            for (name, ..) in life(place, is_room) {
                assert!(figure(name, Detail::Bold).is_ok(), "{name} in {place:?}");
            }
        }
    }
}
