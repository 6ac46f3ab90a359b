//! Dressed up: what puts on the look of somebody else.

use scene::{Garment, Looks, Party, Thing, What, Worn};

use crate::parse::{Parser, Said};

impl Parser<'_> {
    /// "dressed as a pirate", and "me as a princess".
    pub(crate) fn costume(&mut self, what: What) {
        let Some(pending) = self.pending.take() else { return };
        let animal =
            |party: &Party| matches!(self.subject(*party), Some(one) if matches!(one.what, What::Thing(_)));
        // A child has a ballerina's bun and tutu, an animal a skirt.
        let is_dancer = what.name() == "ballerina" && !pending.subjects.iter().any(animal);
        if let Some(worn) = costume_of(what.name()).filter(|_| !is_dancer) {
            for party in pending.subjects {
                self.adorn(party, &Looks { wears: vec![worn], ..Looks::default() });
            }
        } else {
            // "my brother as a frog" is a frog; a dog dressed as a nurse is still a dog.
            let worn = matches!(what, What::Person(_)).then(|| work_clothes(what.name()));
            let (kept, changed): (Vec<Party>, Vec<Party>) =
                pending.subjects.into_iter().partition(|party| !is_dancer && worn.is_some() && animal(party));
            for party in kept {
                let wears = worn.flatten().into_iter().collect();
                self.adorn(party, &Looks { wears, ..Looks::default() });
            }
            for party in changed {
                if let Party::Cast(index) = party {
                    self.out.cast[index].what = what;
                }
            }
        }
        self.said = Said::default();
        self.after_noun = true;
    }
}

/// What puts one's look on the other who is named after it: a unicorn princess is no princess with a horn.
pub(crate) fn costume_on(name: &str, head: &str) -> Option<Worn> {
    let grown = |worn: &Worn| matches!(worn, Worn::Garment(Garment::Horn | Garment::Antennae));
    costume_of(name).filter(|worn| !grown(worn) || costume_of(head).is_none())
}

/// What an animal wears that is dressed for work.
fn work_clothes(name: &str) -> Option<Worn> {
    let thing = match name {
        "firefighter" | "builder" | "mechanic" => "hard hat",
        "doctor" | "vet" | "scientist" | "dentist" | "nurse" => "lab coat",
        "police-officer" | "pilot" | "mail-carrier" => "baseball cap",
        _ => return None,
    };
    Thing::named(thing).map(Worn::Thing)
}

/// What puts on the look of someone.
pub(crate) fn costume_of(name: &str) -> Option<Worn> {
    let thing = match name {
        "superhero" | "magician" => return Some(Worn::Garment(Garment::Cape)),
        "fairy" | "butterfly" | "bee" | "dragon" | "bat" => return Some(Worn::Garment(Garment::Wings)),
        "friendly alien" => return Some(Worn::Garment(Garment::Antennae)),
        "unicorn" => return Some(Worn::Garment(Garment::Horn)),
        "ballerina" | "dancer" => return Some(Worn::Garment(Garment::Dress)),
        "astronaut" => "space helmet",
        "pirate captain" | "sailor" => "pirate hat",
        "princess" | "prince" | "queen" | "king" => "crown",
        "wizard" | "witch" => "magic hat",
        "chef" | "baker" => "chef hat",
        "cowboy" | "farmer" | "explorer" => "cowboy hat",
        _ => return None,
    };
    Thing::named(thing).map(Worn::Thing)
}
