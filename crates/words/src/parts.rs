//! What belongs to something that is there already: the windows of a bus, a snail's shell, a castle's moat.

use scene::{Doing, Feeling, Garment, Link, Looks, Party, Role, Subject, Thing, What, Worn};

use crate::carried::BEARING;
use crate::features::is_body;
use crate::kinds::Kind;
use crate::lexicon::{Found, Noun};
use crate::nouns::noun_name;
use crate::parse::{Parser, Pending, Said, Tie};
use crate::token::Pause;

/// What has a part of its own that is drawn with it.
const PARTS: [(&str, &str); 3] = [("fire truck", "ladder"), ("snowman", "carrot"), ("rocket", "fire")];

/// What is eaten, whatever it is.
const MEALS: [&str; 6] = ["dinner", "lunch", "breakfast", "supper", "meal", "brunch"];

/// What a thing has that stands for all of it.
const SIDES: [&str; 16] = [
    "back", "side", "top", "end", "edge", "front", "bottom", "corner", "door", "doors", "roof", "lid",
    "handle", "wall", "sides", "basket",
];

/// How a mouth, arms or eyes are.
const HELD: [&str; 10] =
    ["open", "closed", "shut", "up", "out", "raised", "crossed", "outstretched", "spread", "high"];

impl Parser<'_> {
    /// "with magnets on its door": on the refrigerator.
    pub(crate) fn own_part(&mut self) -> bool {
        let own = self.text(0) == "its" && SIDES.contains(&self.text(1)) && !self.names_something(2);
        let Some(head) = self.heads.first().copied().filter(|head| own && !self.is_being(*head)) else {
            return false;
        };
        if self.pending.as_ref().is_none_or(|pending| pending.verb) {
            return false;
        }
        self.at += 1;
        let turned = self.turned_around();
        let other = self.pending.as_ref().is_some_and(|pending| !pending.subjects.contains(&head));
        if turned || other {
            self.at += 1;
        } else {
            self.at -= 1;
        }
        if other {
            self.settle(head);
        }
        turned || other
    }

    /// "tied to the back of a chair": to the chair.
    pub(crate) fn part_of(&mut self) -> bool {
        let part = matches!(self.text(0), "the" | "a")
            && (SIDES.contains(&self.text(1)) || BEARING.contains(&self.text(1)));
        let of = part && self.text(2) == "of" && self.pending.is_some() && self.describes_next(4);
        if of && matches!(self.text(3), "a" | "an" | "the" | "his" | "her" | "their" | "my") {
            self.at += 3;
            return true;
        }
        false
    }

    /// "with its mouth wide open", "with their arms up": nothing is opened or held.
    pub(crate) fn with_parts_open(&mut self) -> bool {
        let with = self.text(0) == "with" && matches!(self.text(1), "its" | "his" | "her" | "their" | "my");
        let wide = usize::from(matches!(self.text(3), "wide" | "held" | "stretched"));
        // A head that is out of something is in it.
        let through = self.text(4 + wide) == "of";
        if !with || through || !is_body(self.text(2)) || !HELD.contains(&self.text(3 + wide)) {
            return false;
        }
        let feeling = match (self.text(2), self.text(3 + wide)) {
            ("eyes", "closed" | "shut") => Some(Feeling::Sleepy),
            _ => None,
        };
        let own = self.last.filter(|last| self.after_noun && self.heads.contains(last));
        if let Some(last) = own.or(self.heads.first().copied()).filter(|head| self.is_being(*head)) {
            let opens = matches!(self.text(2), "mouth" | "mouths") && self.text(3 + wide) == "open";
            let wears = if opens { vec![Worn::Garment(Garment::OpenMouth)] } else { Vec::new() };
            self.adorn(last, &Looks { feeling, wears, ..Looks::default() });
        }
        self.at += 4 + wide;
        self.after_noun = true;
        true
    }

    /// "a castle with a moat": the castle is there already.
    pub(crate) fn is_part_of(&self, thing: &'static Thing) -> bool {
        let built = |subject: &Subject| thing.name == "castle" && subject.what.name() == "sandcastle";
        let known = self.out.cast.iter().any(|subject| subject.what == What::Thing(thing) || built(subject));
        let part = self.pending.as_ref().is_some_and(|pending| pending.tie == Tie::Link(Link::With));
        known && (part || self.and && thing.centimetres > 300)
    }

    /// "cats in the windows" of the bus, "a snail with a striped shell": nothing of its own.
    pub(crate) fn is_part_of_the_last(&mut self, noun: Noun) -> bool {
        let Noun::Thing { thing, .. } = noun else { return false };
        let Some(pending) = self.pending.clone() else { return false };
        let shelled = |party: &Party| {
            self.subject(*party).is_some_and(|subject| Kind::Shelled.has(subject.what.name()))
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
        // "a tree with a squirrel on a branch".
        let grown = (0..self.out.cast.len()).map(Party::Cast).find(|party| {
            !pending.subjects.contains(party)
                && self.subject(*party).is_some_and(|subject| subject.what.name().ends_with("tree"))
        });
        if let (Some(tree), true) = (grown, thing.name.ends_with("branch") && !pending.subjects.is_empty()) {
            self.said = Said::default();
            self.pending = Some(Pending { tie: Tie::Link(Link::In), ..pending });
            self.settle(tree);
            return true;
        }
        let has_one = |party: &Party| {
            let owner = self.subject(*party).map(|subject| subject.what.name());
            PARTS.iter().any(|(whole, part)| owner == Some(whole) && thing.name == *part)
        };
        if pending.tie == Tie::Link(Link::With) && pending.subjects.iter().any(has_one) {
            self.said = Said::default();
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

    /// A person's name in the plural right before a thing: the apostrophe was left out.
    fn owns(&self, noun: Noun, next: usize) -> bool {
        let after = &self.words[next.min(self.words.len())..];
        let plain = after.first().is_some_and(|word| word.before == Pause::None && !word.owner);
        let deed = after.first().is_some_and(|word| word.text.ends_with("ing"));
        let thing = self.lexicon.find(after).is_some_and(|found| {
            let entry = found.entry;
            let what = matches!(entry.noun, Some(Noun::Thing { thing, .. }) if !self.lexicon.beings.contains(thing.name));
            // "grandmas knitting basket".
            let compound = found.length > 1 && entry.act.is_none();
            what && (!deed || compound) && entry.act.is_none() && entry.link.is_none() && !entry.small && !found.plural
        });
        plain && thing && matches!(noun, Noun::Person { .. })
    }

    /// A noun that only says more about what is there, or about what comes next.
    pub(crate) fn adds_nothing(&mut self, noun: Noun, found: &Found) -> bool {
        let one = self.said.count.is_none_or(|count| count == 1);
        if found.plural && one && self.owns(noun, self.at + found.length) {
            // "santas sleigh".
            return true;
        }
        // "a shark and a fish are best friends": both are there already.
        let before = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        let friends =
            found.plural && matches!(noun, Noun::Person { person, .. } if person.role == Role::Child);
        if friends && matches!(before, "are" | "being" | "as" | "become" | "were") {
            return true;
        }
        // "eating dinner at a table": what is in the bowls is not said.
        let eats = |party: &Party| matches!(self.doing(*party), Some(Doing::Eating | Doing::Cooking));
        let meal = MEALS.contains(&found.phrase.as_str());
        if meal
            && self.pending.as_ref().is_some_and(|pending| pending.verb && pending.subjects.iter().any(eats))
        {
            self.said = Said::default();
            (self.pending, self.after_noun) = (None, true);
            return true;
        }
        // A knight has it on.
        let armour = matches!(found.phrase.as_str(), "armor" | "armour" | "suit of armor");
        let knight =
            self.last.and_then(|last| self.subject(last)).is_some_and(|last| last.what.name() == "knight");
        if armour && knight && self.pending.take().is_some() {
            self.said = Said::default();
            return true;
        }
        let again = self.is_shown_again(noun);
        if again {
            self.said = Said::default();
        }
        again
    }

    /// "A cat asleep 🐱": the emoji shows the cat once more.
    fn is_shown_again(&self, noun: Noun) -> bool {
        let known = self.out.cast.iter().any(|subject| subject.what.name() == noun_name(noun));
        known && self.words[self.at].picture && self.words.iter().any(|word| !word.picture)
    }
}
