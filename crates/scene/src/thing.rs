//! The vocabulary: every animal, plant, vehicle and object that can be drawn by name.
//!
//! One row of `things.tsv` a thing of our own hand; its looks are one file of the `figures` crate with the same
//! name. One row of `tail.tsv` a thing of the long tail; the crate `tail` engraves the icon it names.

use serde::Serialize;

use crate::options::options;

options! {
    /// Where a thing stands when nobody says otherwise.
    pub enum Habitat("habitat") {
        Ground = "ground", "On the ground";
        Air = "air", "In the air";
        Water = "water", "In or on water";
        Sky = "sky", "High in the sky";
        Hand = "hand", "In a hand";
    }
}

options! {
    /// How a hero or another figure can take part in a thing.
    pub enum Use("use") {
        Held = "held", "Can be held";
        Worn = "worn", "Can be worn on the head";
        Ridden = "ridden", "Can be ridden";
        Sat = "sat", "Can be sat on or in";
    }
}

options! {
    /// Who drew a thing.
    pub enum Hand("hand") {
        Ours = "ours", "Drawn by us";
        Noto = "noto", "Noto Emoji by Google, Apache License 2.0, turned into line art";
    }
}

/// A drawable noun.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Thing {
    /// The singular name in lower case, and the name of its figure.
    pub name: &'static str,
    /// Other singular names for the same picture.
    pub synonyms: &'static [&'static str],
    /// Real height (length for what lies or swims) in centimetres.
    pub centimetres: u32,
    /// Where it stands by nature.
    pub habitat: Habitat,
    /// What can be done with it.
    pub uses: &'static [Use],
    /// Who drew it, for credits.
    pub hand: Hand,
}

impl Thing {
    /// The thing of this name or synonym, singular, lower case; `None` for any other word.
    pub fn named(name: &str) -> Option<&'static Self> {
        let found = NAMED.binary_search_by(|(known, _)| (*known).cmp(name)).ok()?;
        Some(&THINGS[NAMED[found].1])
    }
}

include!(concat!(env!("OUT_DIR"), "/things.rs"));

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn there_are_enough_things_for_a_child_s_world() {
        assert!(THINGS.len() >= 1500, "{} things", THINGS.len());
        for thing in THINGS {
            assert!((2..=100_000).contains(&thing.centimetres), "{}: {} cm", thing.name, thing.centimetres);
        }
    }

    #[test]
    fn no_word_names_two_things() {
        let mut owner = BTreeMap::new();
        for thing in THINGS {
            for name in std::iter::once(&thing.name).chain(thing.synonyms) {
                assert_eq!(owner.insert(*name, thing.name), None, "{name} is used twice");
                assert_eq!(Thing::named(name).map(|found| found.name), Some(thing.name));
            }
        }
    }
}
