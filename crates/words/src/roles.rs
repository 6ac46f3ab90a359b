//! Who somebody is by what they are called: the goalie, a drummer with a drum.

use scene::{Link, Party, Relation, Thing, What};

use crate::lexicon::Noun;
use crate::parse::Parser;

impl Parser<'_> {
    /// "and the t rex is the goalie": nobody else is there.
    pub(crate) fn is_a_goalie(&mut self) -> bool {
        let is = matches!(self.text(0), "is" | "are")
            && matches!(self.text(1), "the" | "a" | "an")
            && !self.plays(self.text(2));
        let Some(Party::Cast(index)) = self.last.filter(|_| is && self.after_noun) else { return false };
        let rest = self.rest();
        let found = rest.get(2..).filter(|rest| !rest.is_empty()).and_then(|rest| self.lexicon.find(rest));
        let Some((Noun::Person { person, .. }, length)) =
            found.and_then(|found| Some((found.entry.noun?, found.length)))
        else {
            return false;
        };
        let animal = self.is_being(Party::Cast(index));
        match &mut self.out.cast[index].what {
            // "my mom is a doctor".
            What::Person(own) => own.role = person.role,
            What::Thing(_) if animal => (),
            What::Thing(_) => return false,
        }
        self.at += 2 + length;
        true
    }

    /// "a drummer" has a drum.
    pub(crate) fn instrument_of(&mut self, party: Party, phrase: &str) {
        let name = match phrase {
            "drummer" | "drum player" => "drum",
            "violinist" | "violin player" => "violin",
            "trumpeter" | "trumpet player" => "trumpet",
            _ => return,
        };
        let count = self.subject(party).map_or(1, |player| player.count);
        let Some(object) = Thing::named(name).and_then(|thing| self.cast(What::Thing(thing))) else { return };
        if let Party::Cast(index) = object {
            self.out.cast[index].count = count;
        }
        self.out.relations.push(Relation { subject: party, link: Link::Holding, object, and: None });
    }
}
