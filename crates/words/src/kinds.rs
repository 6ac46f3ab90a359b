//! Kinds of things that words treat alike: what one sits in, what one looks through, what has a roof, who has a face.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::lexicon::{Lexicon, Noun};
use crate::tables::{self, list, rows};

impl Lexicon {
    /// Whether a noun is somebody with a face.
    pub(crate) fn is_being(&self, noun: Noun) -> bool {
        match noun {
            Noun::Thing { thing, .. } => self.beings.contains(thing.name),
            Noun::Person { .. } => true,
        }
    }
}

/// Makes the kinds, each with its name in the table.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $id:literal,)*) => {
        /// A row of `kinds.tsv`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Kind {
            $($(#[$doc])* $kind,)*
        }

        /// All of them, in order.
        const ALL: &[(Kind, &str)] = &[$((Kind::$kind, $id)),*];
    };
}

kinds! {
    /// What has a shell of its own.
    Shelled = "shelled",
    /// What is cooked and mixed in.
    Vessel = "vessel",
    /// What is poured into such a thing.
    Poured = "poured",
    /// What an animal drinks.
    Milk = "milk",
    /// What an animal drinks from.
    Bowl = "bowl",
    /// What is no being and has a face to put glasses on.
    Faced = "faced",
    /// What is put on, and nobody holds in the hand.
    Clothes = "clothes",
    /// What is drawn in pairs.
    Paired = "paired",
    /// What one gathers things in, beside it.
    Gathered = "gathered",
    /// What has a roof to sit on.
    Roofed = "roofed",
    /// Where somebody is put to sleep.
    Bed = "bed",
    /// In what somebody is washed.
    Tub = "tub",
    /// What drives with others in it.
    WithSeats = "with seats",
    /// What has a cab.
    WithACab = "with a cab",
    /// What draws a wagon.
    Engine = "engine",
    /// What such a thing draws.
    Trailer = "trailer",
    /// What one walks on.
    Underfoot = "underfoot",
    /// What somebody lies in with its young.
    Soft = "soft",
    /// What one plays in.
    Shallow = "shallow",
    /// What crawls, and sits on noses.
    Crawling = "crawling",
    /// What has room for whoever comes along.
    Carrier = "carrier",
    /// What is pulled with somebody on it.
    OnARope = "on a rope",
    /// What several walk over.
    Crossed = "crossed",
    /// What something is put on.
    Top = "top",
    /// What is on the water and not below it.
    Boat = "boat",
    /// What no room has in it.
    Outdoors = "outdoors",
    /// What is drawn by a team.
    Drawn = "drawn",
    /// Who draws it.
    Team = "team",
    /// What one waits for beside it.
    WaitedFor = "waited for",
    /// What one reaches over from the ground.
    Fence = "fence",
    /// What carries one alone.
    Board = "board",
    /// What stands in the ground where it is watered.
    Grown = "grown",
    /// What has those in it whom it is with.
    Basket = "basket",
    /// What one looks through.
    Lens = "lens",
    /// What else can be looked into.
    Open = "open",
    /// What one sits in as well as on.
    Seat = "seat",
    /// Beings of stories with arms like a person's.
    Armed = "armed",
    /// What a cup is full of has a cup of its own.
    Drink = "drink",
    /// What one drinks from.
    Cup = "cup",
    /// What has room for company.
    Roomy = "roomy",
    /// What music is made with.
    Instrument = "instrument",
    /// What is put in through a door or a slot.
    Shut = "shut",
    /// What is fed, and no food.
    Fed = "fed",
    /// What is made in a kitchen.
    Cooked = "cooked",
}

/// The names of each kind's things, in the order of the kinds.
static THINGS: LazyLock<Vec<HashSet<&'static str>>> = LazyLock::new(|| {
    let things = |id: &str| {
        let rows = rows(tables::KINDS).filter(|[kind, _]| *kind == id);
        rows.flat_map(|[_, things]| list(things)).collect()
    };
    ALL.iter().map(|(_, id)| things(id)).collect()
});

impl Kind {
    /// Whether a thing of this name is one.
    pub(crate) fn has(self, name: &str) -> bool {
        THINGS[self as usize].contains(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::Thing;

    #[test]
    fn every_kind_is_of_things_in_the_vocabulary() {
        for (kind, id) in ALL {
            let things = &THINGS[*kind as usize];
            assert!(!things.is_empty(), "no {id}");
            let is_other = |name: &&&str| Thing::named(name).map(|thing| thing.name) != Some(**name);
            let unknown: Vec<_> = things.iter().filter(is_other).collect();
            assert!(unknown.is_empty(), "{id}: {unknown:?}");
        }
        let strange: Vec<_> =
            rows(tables::KINDS).filter(|[kind, _]| !ALL.iter().any(|(_, id)| id == kind)).collect();
        assert!(strange.is_empty(), "{strange:?}");
    }
}
