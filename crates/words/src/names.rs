//! Who somebody is: me, it, a child by name.

use scene::{Doing, Gender, Link, Name, Party, Person, Relation, What};

use crate::carried::BEARING;
use crate::features::is_body;
use crate::guess;
use crate::lexicon::{Air, Entry};
use crate::parse::{Parser, Said, Tie};
use crate::token::{Pause, Word};

/// Verbs that ask for the page instead of saying what is on it.
const ASKING: &str = "make draw give show get send do find bring let tell paint create";

/// Right after these a flower is a name: "princess lily".
const TITLES: [&str; 9] =
    ["princess", "prince", "queen", "king", "fairy", "captain", "mermaid", "aunt", "uncle"];

impl Parser<'_> {
    pub(crate) fn pronoun(&mut self) -> bool {
        let (first, second) = (self.text(0), self.text(1));
        match first {
            "me" | "myself" if !self.is_asked_for(second) => self.hero(),
            "i" | "im" | "we" | "us" => {
                let verb = self.lexicon.find(&self.rest()[1..]).and_then(|found| found.entry.act);
                let says = matches!(
                    second,
                    "want"
                        | "like"
                        | "love"
                        | "would"
                        | "need"
                        | "wish"
                        | "think"
                        | "can"
                        | "will"
                        | "have"
                        | "hope"
                        | "know"
                        | "wanna"
                );
                let am = first == "im" || matches!(second, "am" | "are" | "and");
                if says || (verb.is_none() && !am) {
                    return false;
                }
                self.hero();
            }
            // "painting with its horn": nobody is spoken of once more; "rides on its neck": whoever was there before.
            "its" | "his" | "her" if is_body(second) => return self.rides_on_part(),
            "her"
                if matches!(second, "" | "and" | "with" | "in" | "on" | "while" | "from" | "by" | "as")
                    && self.pending.is_some() =>
            {
                return self.same_again();
            }
            "it" | "they" | "them" | "he" | "she" | "him" | "its"
                if first != "its" || !self.after_noun && !self.names_something(1) =>
            {
                return self.same_again();
            }
            _ => {
                let is_name = self.name.iter().any(|part| part == first);
                if !is_name {
                    return false;
                }
                self.hero();
            }
        }
        true
    }

    /// "while a monkey rides on its neck": on whoever was named before the rider.
    fn rides_on_part(&mut self) -> bool {
        let riders = match &self.pending {
            Some(pending) if pending.verb && pending.tie == Tie::Link(Link::Riding) => {
                pending.subjects.clone()
            }
            // "while a parrot sits on his shoulder", but not who lies on his own back.
            Some(pending)
                if pending.verb
                    && pending.tie == Tie::Link(Link::On)
                    && BEARING.contains(&self.text(1))
                    && pending.subjects.iter().all(|one| self.doing(*one) == Some(Doing::Sitting)) =>
            {
                pending.subjects.clone()
            }
            _ => return false,
        };
        let mut before = (0..self.out.cast.len()).map(Party::Cast).filter(|party| !riders.contains(party));
        let Some(mount) = before.find(|party| self.is_being(*party)) else { return false };
        self.at += 2;
        self.settle(mount);
        true
    }

    /// "draw me a cat": nobody asked for me.
    fn is_asked_for(&self, second: &str) -> bool {
        let before = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        let asks = ASKING.split(' ').any(|verb| verb == before);
        asks && !matches!(second, "" | "and" | "with" | "as" | "on" | "in" | "at") && !second.ends_with("ing")
    }

    fn hero(&mut self) {
        self.at += 1;
        self.said = Said::default();
        self.out.hero = true;
        self.settle(Party::Hero);
    }

    /// "a balloon above a castle and a dragon below it": the last thing named before the dragon.
    fn thing_before(&self) -> Option<Party> {
        let pending =
            self.pending.as_ref().filter(|pending| !pending.verb && matches!(self.text(0), "it" | "them"))?;
        let place = matches!(
            pending.tie,
            Tie::Link(
                Link::Above | Link::Below | Link::Behind | Link::InFrontOf | Link::Under | Link::NextTo
            )
        );
        let [Party::Cast(doer @ 1..)] = pending.subjects[..] else { return None };
        let before = self.subject(Party::Cast(doer - 1)).is_some_and(|before| before.count > 1);
        if before && pending.tie == Tie::Link(Link::Between) {
            // "two trees and a swing between them".
            return Some(Party::Cast(doer - 1));
        }
        let object = self.out.relations.iter().any(|known| known.object == Party::Cast(doer - 1));
        (place && object).then_some(Party::Cast(doer - 1))
    }

    /// "a dog catching a ball and a girl is throwing it": the ball, and not the dog.
    fn thing_in_hand(&self) -> Option<Party> {
        let pending = self.pending.as_ref().filter(|pending| pending.verb)?;
        let held = pending.tie == Tie::Link(Link::Holding) && matches!(self.text(0), "it" | "them");
        let in_hand = |known: &&Relation| {
            let had = matches!(known.link, Link::Holding | Link::With);
            held && had && !pending.subjects.contains(&known.subject) && !self.is_being(known.object)
        };
        self.out.relations.iter().rev().find(in_hand).map(|known| known.object)
    }

    /// "it", "they": the one the sentence before was about.
    /// "a cat to the left of a lamp and a dog to the right of it": of the lamp.
    fn middle(&self) -> Option<Party> {
        let side = |link: Link| matches!(link, Link::LeftOf | Link::RightOf | Link::Above | Link::Below);
        let pending = self.pending.as_ref().filter(|_| self.text(0) == "it")?;
        let Tie::Link(link) = pending.tie else { return None };
        let known =
            self.out.relations.last().filter(|known| side(link) && side(known.link) && known.link != link)?;
        (!pending.subjects.contains(&known.subject)).then_some(known.object)
    }

    fn same_again(&mut self) -> bool {
        if matches!(self.text(0), "he" | "she") && self.heads == [Party::Hero] {
            // "I love my dog, he eats pizza".
            let other = self.last.filter(|last| *last != Party::Hero && self.is_being(*last));
            self.heads = other.map_or_else(|| self.heads.clone(), |other| vec![other]);
            self.previous = self.previous.take().filter(|_| other.is_none());
        }
        if self.turned_around() {
            self.at += 1;
            return true;
        }
        let Some(last) = self.last.filter(|_| self.pending.is_none() || self.heads.is_empty()) else {
            if let Some(middle) = self.middle() {
                self.at += 1;
                self.settle(middle);
                return true;
            }
            if let Some(thing) = self.thing_before() {
                self.at += 1;
                self.settle(thing);
                return true;
            }
            if let Some(thing) = self.thing_in_hand() {
                self.at += 1;
                self.settle(thing);
                return true;
            }
            let tied = self.pending.as_ref().zip(self.heads.first().copied());
            if let Some((_, head)) = tied.filter(|(pending, head)| !pending.subjects.contains(head)) {
                self.at += 1;
                self.settle(head);
                return true;
            }
            // "while bees chase him": the last one before them.
            let doers = self.pending.as_ref().map_or(&[][..], |pending| &pending.subjects);
            let mut other = (0..self.out.cast.len()).rev().map(Party::Cast);
            let is_other = |party: &Party| !doers.contains(party) && self.is_being(*party);
            // "a girl feeding a goat and a hen looks at her": at the girl.
            let person = |party: &Party| {
                let told = matches!(self.text(0), "him" | "her");
                told && self.subject(*party).is_some_and(|one| matches!(one.what, What::Person(_)))
            };
            let other =
                other.clone().find(|party| is_other(party) && person(party)).or_else(|| other.find(is_other));
            if let Some(party) = other.filter(|_| matches!(self.text(0), "him" | "her" | "them" | "it")) {
                self.at += 1;
                self.settle(party);
                return true;
            }
            return false;
        };
        self.at += 1;
        if self.heads.is_empty() {
            self.heads = vec![last];
        }
        self.after_noun = true;
        true
    }

    /// "with a castle behind them": the castle is behind, and not they behind the castle.
    pub(crate) fn turned_around(&mut self) -> bool {
        let (Some(pending), Some(subject)) = (&self.pending, self.last) else { return false };
        let Tie::Link(link) = pending.tie else { return false };
        let Some(object) = self.heads.first().copied().filter(|head| pending.subjects == [*head]) else {
            return false;
        };
        let head_being = self.is_being(object);
        // "a balloon with a fox in it": it is in there already; "a truck with a dog on it": it is on it instead.
        let aboard = Relation { subject, link: Link::In, object, and: None };
        if let Some(known) = self.out.relations.iter_mut().find(|known| **known == aboard) {
            known.link = link;
            self.pending = None;
            return true;
        }
        let company = Relation { subject: object, link: Link::With, object: subject, and: None };
        if !self.out.relations.contains(&company) {
            return false;
        }
        // "a boy pulling a wagon with his sister in it": in the wagon.
        let thing = (0..self.out.cast.len())
            .rev()
            .map(Party::Cast)
            .find(|party| *party != subject && !self.is_being(*party));
        let object =
            thing.filter(|_| head_being && self.text(0) == "it" && link == Link::In).unwrap_or(object);
        if let Some(known) = self.out.relations.iter_mut().find(|known| **known == company) {
            *known = Relation { subject, link, object, and: None };
        }
        self.pending = None;
        true
    }

    /// A capital word or a known first name where somebody must be meant.
    pub(crate) fn is_somebody(&self) -> bool {
        let word = &self.rest()[0];
        let next = self.text(1);
        let acts = self
            .lexicon
            .find(&self.rest()[1..])
            .is_some_and(|found| found.entry.act.is_some_and(|act| act.ing));
        word.is_capital() && (acts || matches!(next, "and" | "is" | "with" | "on" | "in" | "who"))
    }

    /// "Lily riding her scooter": no flower has one.
    fn is_owner(&self, entry: &Entry) -> bool {
        let grows = !entry.noun.is_some_and(|noun| self.lexicon.is_being(noun));
        grows && matches!(self.text(2), "her" | "his")
    }

    pub(crate) fn child_by_name(&mut self) -> bool {
        let word = &self.rest()[0];
        if self.is_called_like_a_season() {
            self.somebody(None);
            return true;
        }
        let Some(entry) = self.lexicon.word(&word.text).filter(|entry| entry.name.is_some()) else {
            return false;
        };
        if self.is_next_name() {
            self.at += 1;
            return true;
        }
        let longer = self.lexicon.find(self.rest()).is_some_and(|found| found.length > 1);
        let other = entry.noun.is_some()
            || entry.small
            || entry.says.is_some()
            || entry.place.is_some()
            || entry.air.is_some()
            || entry.act.is_some();
        let before = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        let titled = TITLES.contains(&before) && self.after_noun && !longer;
        if longer
            || self.text(1) == "the"
            || (other && !titled && !(self.is_somebody() && (self.at > 0 || self.is_owner(&entry))))
        {
            return false;
        }
        if let Some(Party::Cast(index)) =
            self.last.filter(|_| self.after_noun && !self.and && word.before == Pause::None)
        {
            // "my daughter Emma".
            self.out.cast[index].name = Self::name_of(word);
            self.at += 1;
            return true;
        }
        self.somebody(entry.name);
        true
    }

    /// "little Autumn", "our little Sumer": no season is little, and neither is a name that no table has.
    fn is_called_like_a_season(&self) -> bool {
        let word = &self.rest()[0];
        let little = self.at > 0 && self.words[self.at - 1].text == "little" && word.before == Pause::None;
        let entry = self.lexicon.word(&word.text);
        let name = match entry {
            Some(entry) => matches!(entry.air, Some(Air::Season(_))),
            None => !guess::is_english(&word.text),
        };
        little && word.is_capital() && name && !self.names_something(1)
    }

    /// "My girls Ava and Lily": the second name of two.
    fn is_next_name(&self) -> bool {
        let joined = self.at > 1 && matches!(self.words[self.at - 1].text.as_str(), "and");
        let last = self.last.and_then(|last| self.subject(last));
        joined
            && self.rest()[0].is_capital()
            && last.is_some_and(|last| last.name.is_some() && last.count > 1)
    }

    /// A child of this name.
    pub(crate) fn somebody(&mut self, gender: Option<Gender>) {
        let word = &self.rest()[0];
        let gender = gender.or_else(|| self.gender_of_next_pronoun()).unwrap_or(Gender::Girl);
        let name = Self::name_of(word);
        let known = self.out.cast.iter().position(|subject| subject.name == name);
        let party = match known {
            Some(index) => Some(Party::Cast(index)),
            None => self.cast(What::Person(Person { age: self.said.age, ..Person::child(gender) })),
        };
        let Some(party) = party else { return };
        if let Party::Cast(index) = party {
            self.out.cast[index].name = name;
        }
        self.at += 1;
        self.said = Said::default();
        self.settle(party);
        self.apposition();
    }

    /// "Luna the cat".
    pub(crate) fn named_the(&mut self) -> bool {
        let word = &self.rest()[0];
        if self.text(1) != "the" || !self.names_something(2) {
            return false;
        }
        let entry = self.lexicon.word(&word.text);
        let unknown = entry.is_none_or(|entry| entry == Entry { name: entry.name, ..Entry::default() });
        if !(word.is_capital()
            && entry.is_none_or(|entry| entry.link.is_none() && entry.act.is_none() && !entry.small)
            || unknown && (self.at == 0 || self.and || word.before != Pause::None))
        {
            return false;
        }
        let Some(name) = Self::name_of(word) else { return false };
        let before = self.out.cast.len();
        self.at += 2;
        if let Some(found) = self.lexicon.find(self.rest())
            && let Some(noun) = found.entry.noun
        {
            self.noun(noun, &found);
        }
        if let Some(subject) = self.out.cast.get_mut(before) {
            subject.name = Some(name);
        }
        true
    }

    pub(crate) fn name_of(word: &Word) -> Option<Name> {
        let mut letters = word.typed.chars();
        let first = letters.next()?;
        Name::new(&first.to_uppercase().chain(letters).collect::<String>()).ok()
    }

    pub(crate) fn gender_of_next_pronoun(&self) -> Option<Gender> {
        self.rest().iter().skip(1).take(24).find_map(|word| match word.text.as_str() {
            "he" | "his" | "him" | "himself" | "hes" => Some(Gender::Boy),
            "she" | "her" | "hers" | "herself" | "shes" => Some(Gender::Girl),
            _ => None,
        })
    }
}
