//! A noun takes its place: new or named before, alone or with others, tied to those before it.

use scene::{
    Doing, Garment, Gender, Link, Looks, Party, Pattern, Role, Size, Stage, Subject, Thing, What, Worn, Years,
};

use crate::clause::sport_of;
use crate::company::{FRIENDS, is_kin};
use crate::costume::{costume_of, costume_on};
use crate::features::is_body;
use crate::kinds::Kind;
use crate::lexicon::{Found, Given, Noun};
use crate::likened::is_material;
use crate::parse::{Parser, Pending, Said, Tie};
use crate::reading::Relative;
use crate::token::{Pause, Word};

/// Words that only say what the next person is.
const GENDERS: [&str; 6] = ["woman", "man", "lady", "girl", "boy", "child"];

impl Parser<'_> {
    /// "the dog's bowl": the bowl is drawn, the dog only where the bowl cannot be.
    pub(crate) fn owned(&mut self, found: &Found) -> bool {
        let rest = &self.rest()[found.length..];
        // A heart is a thing to draw, and a puppy's heart is not.
        let part = |word: &Word| is_body(&word.text) || matches!(word.text.as_str(), "heart" | "heartbeat");
        if rest.first().is_some_and(|word| word.before == Pause::None && part(word)) {
            self.pulls_at();
            // "on a bear's nose": the bear; "in a horse's ear": beside it.
            if let Some(pending) = self.pending.as_mut().filter(|pending| pending.word == "in") {
                pending.tie = Tie::Link(Link::NextTo);
            }
            return false;
        }
        let place = rest.first().is_some_and(|word| word.before == Pause::None)
            && self.lexicon.find(rest).is_some_and(|next| next.entry.place.is_some());
        let drawable = (1..=3).any(|ahead| self.names_something(found.length - 1 + ahead));
        if drawable || place {
            self.at += found.length;
        }
        drawable
    }

    pub(crate) fn noun(&mut self, noun: Noun, found: &Found) {
        let next = self.at + found.length;
        if self.adds_nothing(noun, found)
            || !self.is_made_into() && self.belongs_to_next(noun, found)
            || self.is_part_of_the_last(noun)
        {
            self.at = next;
            return;
        }
        self.count_said(found);
        let Some((what, baby)) = self.meaning(noun, found) else { return };
        let herd = self.is_a_herd(found);
        self.at = next;
        if std::mem::take(&mut self.not) {
            self.unwanted(what);
            return;
        }
        if baby {
            self.said.looks.years = self.said.looks.years.or(Some(Years::Baby));
        }
        if self.pending.as_ref().is_some_and(|pending| pending.tie == Tie::Costume) {
            return self.costume(what);
        }
        let wings = found.entry.garment == Some(Garment::Wings) && found.phrase.ends_with('s');
        let Some(party) = self.party(what, found.plural || wings || herd) else {
            self.out.unread.push(found.phrase.clone());
            return;
        };
        self.settle(party);
        self.ridden_by(party);
        self.window_of(party);
        self.role_of(party);
        self.instrument_of(party, &found.phrase);
    }

    /// Who or what a noun names, and whether it is a young one; `None` where it is a part of what is there already.
    fn meaning(&mut self, noun: Noun, found: &Found) -> Option<(What, bool)> {
        let next = self.at + found.length;
        Some(match noun {
            Noun::Person { person, .. } if person.role == Role::Baby && self.is_young(found) => {
                self.at = next;
                (self.head_s_kind().unwrap_or(What::Person(person)), true)
            }
            // "a penguin and his friends" are penguins.
            Noun::Person { person, .. }
                if person.role == Role::Child
                    && FRIENDS.contains(&found.phrase.as_str())
                    && self.is_young(found) =>
            {
                (self.head_s_kind().unwrap_or(What::Person(person)), false)
            }
            Noun::Person { person, .. } if is_kin(person.role, &found.phrase) && self.is_young(found) => {
                (self.head_s_kind().unwrap_or(What::Person(person)), false)
            }
            Noun::Thing { thing, given: Given::Young, .. }
                if found.phrase == "cub" && self.is_young(found) =>
            {
                (self.head_s_kind().unwrap_or(What::Thing(thing)), true)
            }
            Noun::Thing { .. } if found.phrase == "mouse" && self.is_beside_a_computer() => {
                (What::Thing(Thing::named("computer mouse")?), false)
            }
            Noun::Thing { thing, given, near } => {
                if near && !self.not {
                    self.relative(&found.phrase, thing);
                    if self.is_part_of(thing) {
                        (self.at, self.said) = (next, Said::default());
                        (self.previous, self.and, self.after_noun) = (self.pending.take(), false, true);
                        return None;
                    }
                }
                if given == Given::Wings {
                    self.said.looks.wears.push(Worn::Garment(Garment::Wings));
                }
                let spots = (given == Given::Spots).then_some(Pattern::Spotted);
                self.said.looks.pattern = self.said.looks.pattern.or(spots);
                (What::Thing(thing), given == Given::Young)
            }
            Noun::Person { mut person, told } => {
                person.age = self.said.age.take().or(person.age);
                self.said.doing = self.said.doing.or(sport_of(&found.phrase));
                self.at = next - 1;
                if let Some(gender) = self.gender_said().filter(|_| !told) {
                    (person.gender, person.mixed) = (gender, false);
                }
                (What::Person(person), false)
            }
        })
    }

    /// "a laptop and a mouse".
    fn is_beside_a_computer(&self) -> bool {
        let computer = |party: &Party| {
            let name = self.subject(*party).map(|subject| subject.what.name());
            matches!(name, Some("laptop" | "computer keyboard" | "desktop computer"))
        };
        let named = self.and && self.last.as_ref().is_some_and(computer);
        named
            || self.text(1) == "and" && (2..5).any(|ahead| matches!(self.text(ahead), "keyboard" | "laptop"))
    }

    /// "a boy doctor", "a doctor and her bag".
    fn gender_said(&self) -> Option<Gender> {
        match self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str()) {
            "boy" | "man" | "male" => Some(Gender::Boy),
            "girl" | "woman" | "lady" | "female" => Some(Gender::Girl),
            _ => self.gender_of_next_pronoun(),
        }
    }

    /// "a duck and her babies" are ducks, and so is "their mum".
    fn is_young(&self, found: &Found) -> bool {
        let own = |word: &Word| matches!(word.text.as_str(), "her" | "his" | "its" | "their");
        let near = &self.words[self.at.saturating_sub(2)..self.at + found.length];
        near.iter().any(own) && matches!(self.head_s_kind(), Some(What::Thing(_)))
    }

    fn head_s_kind(&self) -> Option<What> {
        let named = self.heads.first().into_iter().chain(self.last.as_ref());
        let being = named.copied().find(|party| self.is_being(*party))?;
        self.subject(being).map(|subject| subject.what)
    }

    fn relative(&mut self, word: &str, thing: &'static Thing) {
        if !self.out.relatives.iter().any(|known| known.word == word) {
            self.out.relatives.push(Relative { word: word.to_owned(), drawn: thing.name });
        }
    }

    fn unwanted(&mut self, what: What) {
        self.out.unwanted.push(what);
        self.said = Said::default();
        self.pending = None;
        // "no cats or dogs": what follows is not wanted either.
        self.not = matches!(self.text(0), "or" | "nor");
    }

    /// "dog house", "pirate cat": a noun that only says which.
    fn belongs_to_next(&mut self, noun: Noun, found: &Found) -> bool {
        let rest = &self.rest()[found.length..];
        let last = &self.rest()[found.length - 1];
        if rest.first().is_none_or(|word| word.before != Pause::None) || last.owner || last.picture {
            return false;
        }
        let being = |noun: Noun| self.lexicon.is_being(noun);
        if self.pending.is_some() && is_body(&rest[0].text) && !being(noun) {
            // "with a carrot nose".
            return true;
        }
        // "a star shaped cookie".
        if self.is_only_a_kind(found) || self.is_a_trade(&rest[0].text, being(noun)) {
            return true;
        }
        let Some(next) = self.lexicon.find(rest).filter(|next| !self.is_done_by_one(next)) else {
            return false;
        };
        // "a woman judge".
        let persons = matches!((noun, next.entry.noun), (Noun::Person { .. }, Some(Noun::Person { .. })));
        let role = found.phrase.rsplit(' ').next().unwrap_or_default();
        if persons && (GENDERS.contains(&role) || role == "band") {
            return true;
        }
        // "twin girls".
        if persons && matches!(found.phrase.as_str(), "twin" | "triplet") {
            let many = if found.phrase == "twin" { 2 } else { 3 };
            self.said.count = self.said.count.filter(|count| *count > 1).or(Some(many));
            self.said.looks.alike = true;
            return true;
        }
        // "a stone bridge", "a paper crown".
        let made_of = found.phrase == "police" || is_material(&found.phrase);
        if made_of && matches!(next.entry.noun, Some(Noun::Thing { .. })) {
            return true;
        }
        // "a dinosaur costume" is no dinosaur.
        if next.phrase == "costume" {
            let worn = costume_of(noun_name(noun));
            self.said.looks.wears.extend(worn);
            return worn.is_some();
        }
        let Some(head) = next.entry.noun else { return false };
        if next.entry.act.is_some() && !self.said.begun && !self.lexicon.parts.contains(&next.phrase) {
            return false;
        }
        if self.lexicon.parts.contains(&next.phrase) && !found.plural {
            // "a robot holding a balloon stands between": no balloon stand.
            let stands = next.plural && next.entry.act.is_some();
            let after = rest[next.length..].first().filter(|word| word.before == Pause::None);
            let tied = after.is_some()
                && self.lexicon.find(&rest[next.length..]).is_some_and(|after| after.entry.link.is_some());
            return !(stands && tied);
        }
        // "a mummy cat", "a toy boat": what follows is drawn.
        let parent = matches!(noun, Noun::Person { person, .. } if person.role == Role::Parent);
        if (parent && matches!(head, Noun::Thing { .. }) && being(head)) || found.phrase == "toy" {
            return true;
        }
        if !being(noun) || !being(head) || found.plural || next.phrase.contains("party") {
            return false;
        }
        // "a pirate cat", "an astronaut dog": the role is put on; a worker bee is a bee.
        let worn = costume_on(noun_name(noun), noun_name(head));
        let role = matches!((noun, head), (Noun::Person { .. }, Noun::Thing { .. }));
        self.said.looks.wears.extend(worn);
        worn.is_some() || role
    }

    /// The party a noun means: "the dragon" is the one named before.
    fn party(&mut self, what: What, plural: bool) -> Option<Party> {
        let mut said = std::mem::take(&mut self.said);
        if let What::Person(person) = what {
            // A little girl is a girl; a little dog is a small one.
            let child = matches!(person.role.stage(), Stage::Child | Stage::Baby);
            said.looks.size = said.looks.size.filter(|size| !(child && *size == Size::Tiny));
            said.looks.years = said.looks.years.filter(|years| !(child && *years == Years::Baby));
        }
        let before = self.out.cast.iter().position(|subject| subject.what == what);
        let again = before.filter(|index| {
            let same_name = said.looks == Looks::default() || self.out.cast[*index].looks == said.looks;
            let known = said.definite || self.is_told_of_again(what);
            known && !said.another && said.count.is_none() && same_name
        });
        if let Some(index) = again {
            return Some(Party::Cast(index));
        }
        if let Some(index) = before.filter(|_| said.another) {
            let subject = &mut self.out.cast[index];
            subject.count = (subject.count + 1).min(Subject::MOST);
            return Some(Party::Cast(index));
        }
        let party = self.cast(what)?;
        let count = self.how_many(&said, what, plural);
        let subject = self.out.cast.last_mut()?;
        (subject.count, subject.doing, subject.looks) = (count.min(Subject::MOST), said.doing, said.looks);
        Some(party)
    }

    /// As many as said; a bare plural is as many as a child counts at a glance.
    fn how_many(&self, said: &Said, what: What, plural: bool) -> u8 {
        let plays = |party: &Party| matches!(self.doing(*party), Some(Doing::Playing | Doing::PlayingMusic));
        let played = self.pending.as_ref().is_some_and(|pending| pending.subjects.iter().any(plays));
        match (said.count, plural) {
            // "playing the drums".
            (None, _) if played && Kind::Instrument.has(what.name()) => 1,
            // "a bus full of cats": at every window.
            (None, true) if self.is_full(self.pending.as_ref()) => 4,
            (None, true) if is_small(what) => 3,
            (None, true) => 2,
            // "a pair of glasses" is one.
            (Some(1), true) => 1,
            (Some(count), true) => count.max(2),
            (count, false) => count.unwrap_or(1),
        }
    }

    /// Ties a party to those before it, or begins with it.
    pub(crate) fn settle(&mut self, party: Party) {
        self.group = false;
        let side = self.side.take();
        self.sides.extend(side.map(|left| (party, left)));
        let joins = std::mem::take(&mut self.and);
        self.that = false;
        self.after_noun = true;
        self.last = Some(party);
        if let Some(pending) = self.pending.take() {
            self.tie(&pending, party, false);
            self.objects = vec![party];
            if pending.subjects.is_empty() && pending.tie == Tie::Link(Link::With) {
                // "A windy day with a man": it is about the man.
                self.heads = vec![party];
                self.previous = None;
            } else if pending.subjects.is_empty() {
                // "On the table there is a cat": the table waits for the cat.
                self.previous =
                    Some(Pending { subjects: vec![party], word: "fronted".to_owned(), ..pending });
            } else {
                self.previous = Some(pending);
            }
            return;
        }
        let previous = self.previous.clone();
        if let Some(fronted) = previous.filter(|previous| previous.word == "fronted") {
            let Some(object) = fronted.subjects.first().copied() else { return };
            self.tie(&Pending { subjects: vec![party], ..fronted }, object, false);
            self.heads = if joins { [self.heads.clone(), vec![party]].concat() } else { vec![party] };
            return;
        }
        if !joins && self.is_given(party) {
            return;
        }
        let joined = joins.then(|| self.previous.clone()).flatten();
        if let Some(worn) = joined.as_ref().filter(|joined| joined.tie == Tie::Wear && joined.word == "with")
            && !self.is_being(party)
        {
            // "with sunglasses and a surfboard".
            self.tie(&Pending { tie: Tie::Link(Link::With), ..worn.clone() }, party, true);
            self.objects.push(party);
            return;
        }
        if let Some(previous) = joined.filter(|previous| self.continues(previous, party)) {
            self.tie(&previous, party, true);
            self.objects.push(party);
            return;
        }
        if joins && self.previous.is_none() {
            self.heads.push(party);
        } else {
            self.heads = vec![party];
            self.previous = None;
        }
    }

    /// "holding a balloon and a book" goes on; "… and a boy" begins anew, and so does "… and a dog on a bench".
    fn continues(&self, previous: &Pending, party: Party) -> bool {
        let goes_on = self.is_told_more_of();
        let like_the_last =
            self.objects.last().is_none_or(|last| self.is_being(*last) == self.is_being(party));
        let between = previous.tie == Tie::Link(Link::Between);
        // "a sleigh with santa and lots of presents".
        let loaded = self.is_loaded(previous);
        between || ((like_the_last || loaded) && !goes_on && previous.tie != Tie::Wear)
    }

    pub(crate) fn subject(&self, party: Party) -> Option<&Subject> {
        match party {
            Party::Hero => None,
            Party::Cast(index) => self.out.cast.get(index),
        }
    }

    pub(crate) fn is_being(&self, party: Party) -> bool {
        match self.subject(party).map(|subject| subject.what) {
            Some(What::Thing(thing)) => self.lexicon.beings.contains(thing.name),
            Some(What::Person(_)) => true,
            None => party == Party::Hero,
        }
    }
}

pub(crate) fn noun_name(noun: Noun) -> &'static str {
    match noun {
        Noun::Thing { thing, .. } => thing.name,
        Noun::Person { person, .. } => person.role.id(),
    }
}

fn is_small(what: What) -> bool {
    match what {
        What::Thing(thing) => {
            use scene::Habitat::{Air, Hand, Sky};
            thing.centimetres <= 60 || (matches!(thing.habitat, Air | Hand | Sky) && thing.centimetres <= 200)
        }
        What::Person(_) => false,
    }
}
