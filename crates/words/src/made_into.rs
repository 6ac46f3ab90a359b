//! Small things that are vehicles: "a toothbrush rocket", "a banana boat", "a shoe car".

use scene::{Garment, Habitat, Worn};

use crate::lexicon::Noun;
use crate::parse::Parser;

/// What is larger than this, in centimetres, is no vehicle for fun.
const SMALL: u32 = 60;
/// What tells a vehicle that a thing is.
const VEHICLES: [Garment; 4] = [Garment::Flame, Garment::Sail, Garment::Wheels, Garment::Wings];

/// What a thing has that is one of these.
fn has(vehicle: &str) -> Option<Garment> {
    Some(match vehicle {
        "rocket" | "rockets" | "rocketship" | "spaceship" => Garment::Flame,
        "boat" | "boats" | "ship" | "ships" | "sailboat" => Garment::Sail,
        "car" | "cars" | "truck" | "racecar" => Garment::Wheels,
        "plane" | "planes" | "airplane" | "aeroplane" => Garment::Wings,
        _ => return None,
    })
}

impl Parser<'_> {
    /// The vehicle that was told by what the thing has; `true` where its word was passed.
    pub(crate) fn made_into(&mut self) -> bool {
        let made =
            |one: &scene::Subject| VEHICLES.iter().any(|it| one.looks.wears.contains(&Worn::Garment(*it)));
        let told = self.last.and_then(|last| self.subject(last)).is_some_and(made);
        if told && has(self.text(0)).is_some() && self.at.checked_sub(1).is_some_and(|_| self.after_noun) {
            self.at += 1 + usize::from(self.text(1) == "ship");
            return true;
        }
        let Some(found) = self.lexicon.find(self.rest()) else { return false };
        let small = matches!(found.entry.noun, Some(Noun::Thing { thing, .. })
            if thing.centimetres <= SMALL && matches!(thing.habitat, Habitat::Hand | Habitat::Ground));
        let bare = found.entry.says.is_none() && found.entry.place.is_none() && found.entry.act.is_none();
        if let (true, true, Some(garment)) = (small, bare, has(self.text(found.length))) {
            self.said.looks.wears.push(Worn::Garment(garment));
            self.said.begun = true;
        }
        false
    }

    /// Whether what is read is a vehicle made of something.
    pub(crate) fn is_made_into(&self) -> bool {
        let wears = &self.said.looks.wears;
        VEHICLES.iter().any(|it| wears.contains(&Worn::Garment(*it)))
    }
}

#[cfg(test)]
mod tests {
    use scene::{Garment, Worn};

    use crate::read;

    fn check(text: &str, name: &str, garment: Garment) {
        let reading = read(text);
        let made = reading.cast.iter().find(|one| one.what.name() == name);
        let wears = made.map(|one| one.looks.wears.clone()).unwrap_or_default();
        assert!(wears.contains(&Worn::Garment(garment)), "{text}: {:?}", reading.cast);
    }

    #[test]
    fn a_thing_is_the_vehicle_it_is_said_to_be() {
        check("a monkey riding a toothbrush rocket", "toothbrush", Garment::Flame);
        check("a mouse in a banana boat", "banana", Garment::Sail);
        check("a rabbit driving a carrot car", "carrot", Garment::Wheels);
        check("a pencil rocket flying to the moon", "pencil", Garment::Flame);
    }

    #[test]
    fn a_rocket_is_no_thing_before_it() {
        for text in ["a girl in a rocket ship", "a race car", "a big pirate ship", "a toy car"] {
            let cast = read(text).cast;
            assert!(cast.iter().all(|one| one.looks.wears.is_empty()), "{text}: {cast:?}");
        }
    }
}
