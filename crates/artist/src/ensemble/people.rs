//! How people of a role, and beings of stories that are people, are dressed and built.

use figures::hero::{Garb, Gear, Guise, Pose};
use scene::{
    Character, Gender, HairColor, HairLength, HairStyle, Name, Party, Person, Role, Scene, Stage, What,
};

use super::tend::is_alive;

/// What someone of this role wears.
pub(super) fn guise(person: Person) -> Guise {
    let (role, stage) = (person.role, person.role.stage());
    let garb = match role {
        Role::Child | Role::Superhero | Role::Athlete | Role::SoccerPlayer => Garb::Own,
        Role::Baby => Garb::Baby,
        Role::GrownUp | Role::Parent => Garb::Parent,
        Role::Grandparent => Garb::Grandparent,
        Role::Teacher => Garb::Teacher,
        Role::Doctor | Role::Dentist => Garb::Doctor,
        Role::Nurse => Garb::Nurse,
        Role::Vet => Garb::Vet,
        Role::Firefighter => Garb::Firefighter,
        Role::PoliceOfficer => Garb::Police,
        Role::Chef | Role::Baker => Garb::Chef,
        Role::Farmer | Role::Gardener => Garb::Farmer,
        Role::Builder => Garb::Builder,
        Role::Mechanic | Role::Artist => Garb::Dungarees,
        Role::Driver | Role::Pilot => Garb::Police,
        Role::MailCarrier => Garb::Mail,
        Role::Sailor => Garb::Sailor,
        Role::Diver => Garb::Wetsuit,
        Role::Scientist => Garb::Scientist,
        Role::Musician | Role::Singer => Garb::Waistcoat,
        Role::Dancer => Garb::Dancer,
        Role::Ballerina => Garb::Ballerina,
        Role::Explorer => Garb::Explorer,
        Role::Cowboy => Garb::Cowboy,
        Role::Ninja => Garb::Tracksuit,
        Role::Clown => Garb::Clown,
        Role::Magician => Garb::Magician,
        Role::Elf => Garb::Elf,
        Role::Santa => Garb::Santa,
    };
    let gear = match role {
        Role::Mechanic => Gear::PeakedCap,
        Role::Baker => Gear::ChefHat,
        _ => Gear::None,
    };
    Guise { garb, ..Guise::from(gear) }.at(stage)
}

/// The same beside all who are named: a vet who has a puppy in the arms already has no second one.
pub(super) fn at_work(scene: &Scene, person: Person) -> Guise {
    let guise = guise(person);
    let patient = (0..scene.cast.len()).map(Party::Cast).any(|party| {
        matches!(scene.subject(party).map(|one| one.what), Some(What::Thing(_))) && is_alive(scene, party)
    });
    if guise.garb == Garb::Vet && patient { Guise { garb: Garb::Doctor, ..guise } } else { guise }
}

/// How someone of this role stands who does nothing in particular.
pub(super) const fn bearing(garb: Garb) -> Option<Pose> {
    match garb {
        Garb::Ballerina | Garb::Dancer => Some(Pose::Dance),
        Garb::Baby => Some(Pose::Sit),
        Garb::Own => None,
        _ => Some(Pose::Stand),
    }
}

/// A being of stories that is a person: who plays it, and how it is dressed. `None` for animals and things.
pub(super) fn being(name: &str) -> Option<(Character, Guise)> {
    let (girl, garb, stage) = match name {
        "king" => (false, Garb::Monarch, Stage::Grown),
        "queen" => (true, Garb::Monarch, Stage::Grown),
        "prince" => (false, Garb::Royal, Stage::Child),
        "princess" => (true, Garb::Royal, Stage::Child),
        "knight" => (false, Garb::Knight, Stage::Child),
        "pirate captain" => (false, Garb::Captain, Stage::Grown),
        "wizard" => (false, Garb::Wizard, Stage::Old),
        "witch" => (true, Garb::Witch, Stage::Grown),
        "fairy" => (true, Garb::Fairy, Stage::Child),
        "mermaid" => (true, Garb::Mermaid, Stage::Child),
        "astronaut" => (false, Garb::Spacesuit, Stage::Child),
        _ => return None,
    };
    let person = Person::child(if girl { Gender::Girl } else { Gender::Boy });
    let (hair_style, hair_length) = match name {
        "princess" | "mermaid" => (HairStyle::Wavy, HairLength::VeryLong),
        "queen" => (HairStyle::Buns, HairLength::Long),
        "witch" => (HairStyle::Straight, HairLength::Long),
        _ => (HairStyle::Straight, HairLength::Short),
    };
    let hair_color = if stage == Stage::Old { HairColor::Gray } else { HairColor::Brown };
    let character =
        Character { hair_style, hair_length, hair_color, ..person.character(Name::new(name).ok()?) };
    Some((character, Guise::from(garb).at(stage)))
}
