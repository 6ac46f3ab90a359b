//! What belongs to something that is there already: the windows of a bus, a snail's shell, a castle's moat.

use scene::{Link, Looks, Party, Thing, What};

use crate::lexicon::Noun;
use crate::parse::{Parser, Pending, Said, Tie};

/// What has a shell of its own.
const SHELLED: [&str; 5] = ["snail", "sea turtle", "tortoise", "crab", "hatching egg"];

impl Parser<'_> {
    /// "a castle with a moat": the castle is there already.
    pub(crate) fn is_part_of(&self, thing: &'static Thing) -> bool {
        let known = self.out.cast.iter().any(|subject| subject.what == What::Thing(thing));
        let part = self.pending.as_ref().is_some_and(|pending| pending.tie == Tie::Link(Link::With));
        known && (part || self.and)
    }

    /// "cats in the windows" of the bus, "a snail with a striped shell": nothing of its own.
    pub(crate) fn is_part_of_the_last(&mut self, noun: Noun) -> bool {
        let Noun::Thing { thing, .. } = noun else { return false };
        let Some(pending) = self.pending.clone() else { return false };
        let shelled = |party: &Party| {
            self.subject(*party).is_some_and(|subject| SHELLED.contains(&subject.what.name()))
        };
        if thing.name == "shell"
            && pending.tie == Tie::Link(Link::With)
            && let Some(owner) = pending.subjects.iter().copied().find(shelled)
        {
            let looks = Looks { size: None, ..std::mem::take(&mut self.said).looks };
            self.adorn(owner, &looks);
            (self.pending, self.after_noun) = (None, true);
            return true;
        }
        let house = (0..self.out.cast.len()).map(Party::Cast).find(|party| {
            !pending.subjects.contains(party) && (self.is_vehicle(*party) || self.holds_things(*party))
        });
        let through = matches!(thing.name, "window" | "door")
            && matches!(pending.tie, Tie::Link(Link::In | Link::LookingAt | Link::With));
        let (Some(house), true) = (house, through && !pending.subjects.is_empty()) else { return false };
        self.said = Said::default();
        self.pending = Some(Pending { tie: Tie::Link(Link::In), ..pending });
        self.settle(house);
        true
    }
}
