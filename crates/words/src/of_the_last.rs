//! Who does what is told after company: "with chairs flying", "a truck with two workers emptying bins".

use scene::{Party, What};

use crate::kinds::Kind;
use crate::parse::Parser;

impl Parser<'_> {
    /// Several things without life that were named last, of which something is told that needs no hand.
    pub(crate) fn last_is_many_things(&self) -> bool {
        let verb = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        if !matches!(verb, "flying" | "floating" | "dancing" | "hovering" | "bouncing" | "singing") {
            return false;
        }
        let many = self.last.and_then(|last| self.subject(last)).is_some_and(|one| one.count > 1);
        many && self.last.is_some_and(|last| !self.is_being(last))
    }

    /// Somebody who was named last, after nothing but machines.
    pub(crate) fn last_works_at_a_machine(&self) -> bool {
        let what = |party: Party| self.subject(party).map(|one| one.what);
        let person = |party: Party| matches!(what(party), Some(What::Person(_)));
        let machine = |party: &Party| matches!(what(*party), Some(What::Thing(thing)) if Kind::WithACab.has(thing.name));
        self.last.is_some_and(person) && self.heads.iter().all(machine)
    }
}
