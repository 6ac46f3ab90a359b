//! Where it happens: a word that is a place where it stands, and a thing elsewhere.

use scene::{Habitat, Link, Person, Place, Role, Subject, What};

use crate::lexicon::{Entry, Found, Noun, lexicon};
use crate::likened::is_material;
use crate::parse::{Parser, Said};
use crate::reading::Reading;
use crate::token::{Pause, Word};

impl Parser<'_> {
    pub(crate) fn is_place(&self, found: &Found) -> bool {
        let Entry { noun, link, .. } = found.entry;
        if link.is_some() && !self.text(found.length).is_empty() {
            // "inside a basket", "outside the house".
            return false;
        }
        let company = |known: &scene::Relation| {
            matches!(known.link, Link::With | Link::Holding) && Some(known.object) == self.last
        };
        if link.is_some() && self.out.relations.iter().any(company) {
            // "an igloo with a penguin inside".
            return false;
        }
        if found.phrase == "house" && self.is_built_of(found.length) {
            return false;
        }
        let Some(noun) = noun else { return !self.is_compound(found.length) };
        let word = self.pending.as_ref().map_or_else(|| self.preposition(), |pending| pending.word.as_str());
        let is_snow = matches!(noun, Noun::Thing { thing, .. } if thing.name == "snow cloud");
        let into =
            matches!(word, "in" | "inside" | "into" | "at" | "to" | "through" | "from" | "within" | "across");
        let ground = matches!(found.phrase.as_str(), "ice" | "grass" | "road" | "street" | "ground");
        let on = word == "on" && (ground || found.entry.place == Some(Place::Space));
        // "howling at the moon" is done on earth.
        let aimed = matches!(word, "at" | "to") && matches!(found.phrase.as_str(), "moon" | "stars")
            // Who runs from a house is outside.
            || word == "from" && found.phrase == "house";
        let one = self.said.count.is_none_or(|count| count == 1);
        one && !self.placed && !self.is_compound(found.length) && (into && !aimed || on || is_snow)
    }

    /// Whether what was named last does or is something of its own: "… and a dog on a bench", but in the park all are.
    pub(crate) fn is_told_more_of(&self) -> bool {
        let close = self.rest().first().is_some_and(|word| word.before == Pause::None);
        let Some(next) = self.lexicon.find(self.rest()).filter(|_| close) else { return false };
        let article = usize::from(matches!(self.text(next.length), "the" | "a" | "an" | "my" | "our"));
        let there = self.rest().get(next.length + article..).and_then(|rest| self.lexicon.find(rest));
        let in_a_place = there.is_some_and(|there| there.entry.place.is_some());
        next.entry.act.is_some() || next.entry.link.is_some() && !in_a_place
    }

    /// "a brick house", "a house of straw".
    fn is_built_of(&self, length: usize) -> bool {
        let before = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        let of = matches!(self.text(length), "of" | "made" | "built");
        of || is_material(before)
    }

    /// The preposition before the words read now and what is said about them: "through the dark woods".
    fn preposition(&self) -> &str {
        let said = |word: &Word| {
            let entry = self.lexicon.word(&word.text).unwrap_or_default();
            matches!(word.text.as_str(), "the" | "a" | "an" | "my" | "our" | "some") || entry.says.is_some()
        };
        let before = self.words[..self.at].iter().rev().take(4).find(|word| !said(word));
        before.map_or("", |word| word.text.as_str())
    }

    /// "a beach ball", "farm animals": the word belongs to the one after it.
    fn is_compound(&self, length: usize) -> bool {
        self.names_something(length) && !self.rest()[length - 1].owner
    }

    pub(crate) fn place(&mut self, place: Place) {
        if !self.placed {
            // "flying over the sea": the verb has the preposition.
            let said = self.pending.as_ref().map(|pending| pending.word.as_str());
            let word = said.filter(|word| !word.is_empty()).unwrap_or_else(|| self.preposition());
            self.out.place = Some(match (place, word) {
                // A boat on the sea is not under it.
                (Place::Underwater, "on" | "over" | "above" | "across" | "from" | "along" | "past") => {
                    Place::Lake
                }
                (Place::Underwater, "by" | "at" | "near" | "beside" | "to" | "next to") => Place::Beach,
                (place, _) => place,
            });
            self.placed = true;
        }
        self.pending = None;
        self.said = Said::default();
    }
}

/// Whoever has to do with the moon does it under the night sky, wherever it is at home.
pub(crate) fn by_moonlight(reading: &Reading) -> Option<Place> {
    let moon = |one: &Subject| matches!(one.what, What::Thing(it) if it.habitat == Habitat::Sky && it.name.contains("moon"));
    let on_it = |one: &Subject| lexicon().homes.get(one.what.name()) == Some(&Place::Space);
    (reading.cast.iter().any(moon) && !reading.cast.iter().any(on_it)).then_some(Place::NightSky)
}

/// A diver meets those who live under water there.
pub(crate) fn of_a_diver(reading: &Reading) -> Option<Place> {
    let dives = matches!(reading.cast.first()?.what, What::Person(Person { role: Role::Diver, .. }));
    let mut homes = reading.cast.iter().filter_map(|one| lexicon().homes.get(one.what.name()));
    (dives && homes.any(|place| *place == Place::Underwater)).then_some(Place::Underwater)
}
