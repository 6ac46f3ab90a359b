//! What is in the mouth, on the head or at the end of a leash.

use scene::{Doing, Garment, Link, Looks, Party, Relation, Thing, Worn};

use crate::kinds::Kind;
use crate::lexicon::{Found, Noun};
use crate::parse::{Parser, Pending, Tie};

/// What is no higher than this, in centimetres, is had in the hand or worn.
const HANDY: u32 = 60;
/// Parts that hold what is in them.
const HOLDING: [&str; 12] =
    ["mouth", "hand", "hands", "paw", "paws", "beak", "trunk", "arm", "arms", "claws", "teeth", "pouch"];
/// Parts that bear what is on them.
pub(crate) const BEARING: [&str; 25] = [
    "arms",
    "hand",
    "finger",
    "head",
    "heads",
    "nose",
    "face",
    "back",
    "backs",
    "shoulder",
    "shoulders",
    "lap",
    "belly",
    "tummy",
    "shell",
    "spikes",
    "spines",
    "horn",
    "horns",
    "trunk",
    "tail",
    "neck",
    "arm",
    "hat",
    "knee",
];

impl Parser<'_> {
    /// "pulling a cat's tail", "a boy's hat": with a hand at it, and on no rope.
    pub(crate) fn pulls_at(&mut self) {
        let pullers = self.pending.as_ref().map_or_else(Vec::new, |pending| pending.subjects.clone());
        for party in pullers {
            if self.doing(party) == Some(Doing::Pulling) {
                self.set_doing(party, Doing::Handling);
            }
        }
    }

    /// "untying the lion's rope", "pulling a boy's hat": done to the lion, who has it.
    pub(crate) fn has_in_hand(&mut self, found: &Found) -> bool {
        let done = self.pending.as_ref().is_some_and(|pending| {
            let deed = |party: &Party| self.doing(*party);
            let to_somebody = |deed| matches!(deed, Some(Doing::Handling | Doing::Pulling | Doing::Grooming));
            pending.verb && pending.subjects.iter().map(deed).any(to_somebody)
        });
        let being = found.entry.noun.is_some_and(|noun| self.lexicon.is_being(noun));
        let small = self.lexicon.find(&self.rest()[found.length..]).is_some_and(|next| {
            let handy = |thing: &Thing| {
                (thing.centimetres <= HANDY || Kind::Clothes.has(thing.name))
                    && !self.lexicon.beings.contains(thing.name)
            };
            matches!(next.entry.noun, Some(Noun::Thing { thing, .. }) if handy(thing))
        });
        let Some(noun) = found.entry.noun.filter(|_| done && being && small) else { return false };
        self.pulls_at();
        self.noun(noun, found);
        let subjects: Vec<Party> = self.last.into_iter().collect();
        let (tie, word) = (Tie::Link(Link::With), "with".to_owned());
        self.pending = Some(Pending { tie, subjects, verb: false, word });
        self.after_noun = false;
        true
    }

    /// "in its mouth": the next words are a preposition and a part of somebody named before.
    fn is_body_part(&self, preposition: &str, parts: &[&str]) -> bool {
        self.text(0) == preposition
            && matches!(self.text(1), "its" | "his" | "her" | "their" | "my" | "the")
            && parts.contains(&self.text(2))
            // "on the back of a hippo" is told by what follows.
            && self.text(3) != "of"
    }

    /// "with a fish in its mouth", "a ball in his hand": it is held.
    pub(crate) fn in_its_mouth(&mut self) -> bool {
        let is_held = self.is_body_part("in", &HOLDING);
        let (Some(last), true) = (self.last, is_held) else { return false };
        self.at += 3;
        if let Some(known) = self.out.relations.iter_mut().rev().find(|known| known.object == last)
            && known.link == Link::With
        {
            known.link = Link::Holding;
        }
        true
    }

    /// "giving his mom a flower": the flower is in the hand, and nobody has mom there.
    pub(crate) fn is_given(&mut self, party: Party) -> bool {
        let (Some(previous), [receiver]) = (self.previous.clone(), &self.objects[..]) else { return false };
        let receiver = *receiver;
        let gives = |giver: &Party| {
            matches!(
                self.doing(*giver),
                Some(Doing::Holding | Doing::Giving | Doing::Feeding | Doing::Reading | Doing::Throwing)
            )
        };
        let one_to_another = self.is_being(receiver) && !self.is_being(party);
        if !previous.verb || !one_to_another || !previous.subjects.iter().all(gives) {
            return false;
        }
        for known in &mut self.out.relations {
            if known.object == receiver
                && known.link == Link::Holding
                && previous.subjects.contains(&known.subject)
            {
                known.link = Link::With;
            }
        }
        self.tie(&Pending { tie: Tie::Link(Link::Holding), ..previous }, party, false);
        true
    }

    /// "a bird on its back" stands on whoever has the back; what is on a head may be worn, and ends the tie.
    pub(crate) fn on_its_head(&mut self) -> bool {
        // "with crows sitting on his arms".
        let sits =
            matches!(self.text(0), "sitting" | "perched" | "perching" | "standing" | "resting" | "riding")
                && self.after_noun
                && self.last.is_some_and(|last| !self.heads.contains(&last));
        self.at += usize::from(sits);
        let is_part = self.is_body_part("on", &BEARING);
        if !is_part {
            self.at -= usize::from(sits);
            return false;
        }
        let seated = matches!(self.text(2), "lap" | "knee");
        self.at += 3;
        let Some(last) = self.last else { return true };
        let carried =
            |known: &&mut Relation| known.object == last && matches!(known.link, Link::With | Link::Holding);
        if let Some(known) = self.out.relations.iter_mut().rev().find(carried) {
            let lap = known.subject;
            *known = Relation { subject: last, link: Link::On, object: lap, and: None };
            match lap {
                Party::Cast(index) if seated => {
                    self.out.cast[index].doing.get_or_insert(Doing::Sitting);
                }
                _ => {}
            }
        } else if let (Party::Cast(index @ 1..), true) = (last, self.heads.contains(&last)) {
            // "a buffalo and a boy on its back".
            let before = (0..index).rev().map(Party::Cast).find(|party| self.is_being(*party));
            let object = before.unwrap_or(Party::Cast(index - 1));
            self.out.relations.push(Relation { subject: last, link: Link::On, object, and: None });
        }
        true
    }

    /// "a dog on a leash": it has one, whoever holds the other end.
    pub(crate) fn on_a_leash(&mut self) -> bool {
        let article = usize::from(matches!(self.text(1), "a" | "its" | "his" | "her" | "the" | "their"));
        let color =
            usize::from(self.lexicon.word(self.text(1 + article)).is_some_and(|word| word.says.is_some()));
        let leash = 1 + article + color;
        let is_leash =
            matches!(self.text(0), "on" | "with") && matches!(self.text(leash), "leash" | "lead" | "leashes");
        let (Some(last), true) = (self.last.filter(|last| self.is_being(*last)), is_leash) else {
            return false;
        };
        self.adorn(last, &Looks { wears: vec![Worn::Garment(Garment::Leash)], ..Looks::default() });
        self.at += leash + 1;
        (self.pending, self.that) = (None, false);
        true
    }
}
