//! How somebody looks: adjectives, and what is worn.

use scene::{Doing, Garment, Link, Looks, Party, Thing, Use, What, Worn};

use crate::kinds::Kind;
use crate::lexicon::{Found, Noun, Trait};
use crate::parse::{Parser, Pending, Said, Tie};

impl Parser<'_> {
    /// "The cat is sleepy": what was said and no noun followed belongs to the last one.
    pub(crate) fn describe_last(&mut self) {
        let said = std::mem::take(&mut self.said);
        let Some(last) = self.last.filter(|_| said.looks != Looks::default()) else { return };
        if self.pending.is_none() {
            self.adorn(last, &said.looks);
        }
    }

    /// "a boy sad because his ball is gone", "a girl who lost her doll": it is they who feel so, not what comes next.
    pub(crate) fn feel(&mut self, word: &str) {
        const BEFORE_ANOTHER: [&str; 11] =
            ["because", "when", "his", "her", "its", "their", "my", "our", "the", "a", "an"];
        // "who lost his teddy and is crying": the teddy is not.
        if self.and && matches!(word, "is" | "was") {
            let being = self.heads.iter().rev().copied().find(|head| self.is_being(*head));
            self.last = being.or(self.last);
        }
        let felt = self.said.looks.feeling.is_some() && self.pending.is_none() && self.last.is_some();
        if felt && BEFORE_ANOTHER.contains(&word) {
            self.describe_last();
        }
    }

    /// Adds to how a party looks what is not said yet.
    pub(crate) fn adorn(&mut self, party: Party, more: &Looks) {
        let looks = match party {
            Party::Hero => &mut self.out.looks,
            Party::Cast(index) => match self.out.cast.get_mut(index) {
                Some(subject) => &mut subject.looks,
                None => return,
            },
        };
        looks.size = looks.size.or(more.size);
        looks.years = looks.years.or(more.years);
        looks.feeling = looks.feeling.or(more.feeling);
        looks.pattern = looks.pattern.or(more.pattern);
        looks.color = looks.color.or(more.color);
        let (hair, new) = (&mut looks.hair, more.hair);
        hair.style = hair.style.or(new.style);
        hair.length = hair.length.or(new.length);
        hair.color = hair.color.or(new.color);
        looks.skin = looks.skin.or(more.skin);
        looks.alike |= more.alike;
        for worn in &more.wears {
            if !looks.wears.contains(worn) {
                looks.wears.push(*worn);
            }
        }
    }

    /// An adjective, unless the word is a noun here ("an orange").
    pub(crate) fn is_said(&self, found: &Found) -> bool {
        let (entry, last) = (found.entry, self.rest().len() == found.length);
        match entry.noun {
            None => true,
            Some(_) if last => false,
            Some(_) => self.describes_next(found.length),
        }
    }

    pub(crate) fn say(&mut self, says: Trait) {
        let looks = &mut self.said.looks;
        match says {
            Trait::Size(size) => looks.size = looks.size.or(Some(size)),
            Trait::Years(years) => looks.years = Some(years),
            Trait::Feeling(feeling) => looks.feeling = looks.feeling.or(Some(feeling)),
            Trait::Pattern(pattern) => looks.pattern = looks.pattern.or(Some(pattern)),
            Trait::Color(color) => looks.color = looks.color.or(Some(color)),
        }
        self.said.begun = true;
    }

    pub(crate) fn worn(&self, found: &Found) -> Option<Worn> {
        // "wearing glasses and a hat".
        // "with an umbrella and rain boots".
        let with = |tie: &Pending| tie.tie == Tie::Link(Link::With) && tie.word == "with";
        let dressed = self
            .previous
            .as_ref()
            .filter(|previous| self.and && (previous.tie == Tie::Wear || with(previous)));
        let pending = self.pending.as_ref().or(dressed)?;
        let faced =
            |party: &Party| self.subject(*party).is_some_and(|subject| Kind::Faced.has(subject.what.name()));
        let wearer = pending.subjects.iter().any(|party| self.is_being(*party) || faced(party));
        let thing = match found.entry.noun {
            Some(Noun::Thing { thing, .. }) => Some(thing),
            _ => None,
        };
        let garment = found.entry.garment.map(Worn::Garment);
        let clothes = |thing: &&Thing| Kind::Clothes.has(thing.name);
        let wearable =
            thing.filter(|thing| thing.uses.contains(&Use::Worn) || clothes(thing)).map(Worn::Thing);
        match pending.tie {
            Tie::Wear if self.pending.is_some() => garment.or(thing.map(Worn::Thing)),
            Tie::Wear => garment.or(wearable),
            // A kitten in a boot does not wear it.
            Tie::Link(Link::In)
                if !found.phrase.ends_with('s') && !found.plural && thing.is_some_and(is_shoe) =>
            {
                None
            }
            // "a walrus ironing a shirt".
            Tie::Link(Link::With) if pending.verb && self.is_handled_by(&pending.subjects) => None,
            // "a rabbit popping out of a hat".
            Tie::Link(Link::In) if pending.verb => None,
            Tie::Link(Link::With | Link::In) if wearer => garment.or(wearable),
            // "a pizza with wings", "a house with wheels": they belong to it.
            Tie::Link(Link::With) => garment.filter(|garment| self.is_grown_on(*garment, &pending.subjects)),
            _ => None,
        }
    }

    fn is_handled_by(&self, parties: &[Party]) -> bool {
        parties.iter().any(|party| self.doing(*party) == Some(Doing::Handling))
    }

    /// What a thing can have that usually has none.
    fn is_grown_on(&self, garment: Worn, parties: &[Party]) -> bool {
        let has = |party: &Party| match self.subject(*party).map(|subject| subject.what) {
            Some(What::Thing(thing)) => thing.uses.contains(&Use::Ridden),
            _ => false,
        };
        let grown = matches!(
            garment,
            Worn::Garment(
                Garment::Wings | Garment::Wheels | Garment::Limbs | Garment::Moustache | Garment::Beard
            )
        );
        let rolls = garment == Worn::Garment(Garment::Wheels) && parties.iter().any(has);
        grown && !rolls
    }

    pub(crate) fn wear(&mut self, worn: Worn) {
        let Some(pending) = self.pending.take().or_else(|| self.previous.take()) else { return };
        for party in &pending.subjects {
            self.adorn(*party, &Looks { wears: vec![worn], ..Looks::default() });
        }
        self.previous = Some(Pending { tie: Tie::Wear, ..pending });
        self.said = Said::default();
        self.and = false;
        self.after_noun = true;
    }
}

fn is_shoe(thing: &'static Thing) -> bool {
    ["boot", "shoe", "sock", "slipper"].iter().any(|part| thing.name.contains(part))
}
