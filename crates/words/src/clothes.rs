//! What someone wears.

use scene::{Link, Looks, Use, Worn};

use crate::lexicon::{Found, Noun};
use crate::parse::{Parser, Pending, Said, Tie};

impl Parser<'_> {
    pub(crate) fn worn(&self, found: &Found) -> Option<Worn> {
        let pending = self.pending.as_ref()?;
        let wearer = pending.subjects.iter().any(|party| self.is_being(*party));
        let thing = match found.entry.noun {
            Some(Noun::Thing { thing, .. }) => Some(thing),
            _ => None,
        };
        let garment = found.entry.garment.map(Worn::Garment);
        let wearable = thing.filter(|thing| thing.uses.contains(&Use::Worn)).map(Worn::Thing);
        match pending.tie {
            Tie::Wear => garment.or(thing.map(Worn::Thing)),
            Tie::Link(Link::With | Link::In) if wearer => garment.or(wearable),
            _ => None,
        }
    }

    pub(crate) fn wear(&mut self, worn: Worn) {
        let Some(pending) = self.pending.take() else { return };
        for party in &pending.subjects {
            self.adorn(*party, &Looks { wears: vec![worn], ..Looks::default() });
        }
        self.previous = Some(Pending { tie: Tie::Wear, ..pending });
        self.said = Said::default();
        self.and = false;
        self.after_noun = true;
    }
}
