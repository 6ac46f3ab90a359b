//! People who are not the hero: the child's family, friends and everyone with work to do.

use serde::Serialize;

use crate::options::options;
use crate::{Age, Character, Gender, HairColor, HairLength, HairStyle, Hobby, Name, Outfit};

/// Someone asked for by role: "my grandma", "two firefighters", "a 4 year old boy".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Person {
    /// Who they are.
    pub role: Role,
    /// As said, or as the role's name says; a girl where neither does.
    pub gender: Gender,
    /// How old a child is, where said.
    pub age: Option<Age>,
    /// Nobody said boy or girl: several of them are both.
    pub mixed: bool,
}

options! {
    /// Who someone is. Beings of stories with a figure of their own (a king, a knight, a mermaid) are things.
    pub enum Role("role") {
        Child = "child", "Child";
        Baby = "baby", "Baby";
        GrownUp = "grown-up", "Grown-up";
        Parent = "parent", "Mum or dad";
        Grandparent = "grandparent", "Grandma or grandpa";
        Teacher = "teacher", "Teacher";
        Firefighter = "firefighter", "Firefighter";
        PoliceOfficer = "police-officer", "Police officer";
        Doctor = "doctor", "Doctor";
        Nurse = "nurse", "Nurse";
        Vet = "vet", "Vet";
        Dentist = "dentist", "Dentist";
        Chef = "chef", "Chef";
        Baker = "baker", "Baker";
        Farmer = "farmer", "Farmer";
        Gardener = "gardener", "Gardener";
        Builder = "builder", "Builder";
        Mechanic = "mechanic", "Mechanic";
        Driver = "driver", "Driver";
        MailCarrier = "mail-carrier", "Mail carrier";
        Pilot = "pilot", "Pilot";
        Sailor = "sailor", "Sailor";
        Diver = "diver", "Diver";
        Scientist = "scientist", "Scientist";
        Artist = "artist", "Artist";
        Musician = "musician", "Musician";
        Singer = "singer", "Singer";
        Dancer = "dancer", "Dancer";
        Ballerina = "ballerina", "Ballerina";
        Athlete = "athlete", "Athlete";
        SoccerPlayer = "soccer-player", "Soccer player";
        Explorer = "explorer", "Explorer";
        Cowboy = "cowboy", "Cowboy or cowgirl";
        Ninja = "ninja", "Ninja";
        Superhero = "superhero", "Superhero";
        Clown = "clown", "Clown";
        Magician = "magician", "Magician";
        Elf = "elf", "Elf";
        Santa = "santa", "Santa Claus";
    }
}

/// How far along life someone is: what the body's proportions follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Sits or crawls.
    Baby,
    /// Three to twelve years.
    Child,
    /// A grown-up.
    Grown,
    /// A grandparent.
    Old,
}

impl Role {
    /// Baby, child, grown-up or old.
    pub const fn stage(self) -> Stage {
        match self {
            Self::Baby => Stage::Baby,
            Self::Child | Self::Ballerina | Self::Elf | Self::Ninja | Self::Superhero => Stage::Child,
            Self::Grandparent | Self::Santa => Stage::Old,
            _ => Stage::Grown,
        }
    }

    /// What someone of this role wears, in the rig's terms.
    const fn outfit(self) -> Outfit {
        match self {
            Self::Firefighter
            | Self::PoliceOfficer
            | Self::Doctor
            | Self::Nurse
            | Self::Vet
            | Self::Dentist
            | Self::Chef
            | Self::Baker
            | Self::Builder
            | Self::Mechanic
            | Self::Driver
            | Self::MailCarrier
            | Self::Pilot
            | Self::Sailor
            | Self::Scientist => Outfit::Uniform,
            Self::Ballerina | Self::Singer | Self::Musician | Self::Magician => Outfit::Fancy,
            Self::Athlete | Self::SoccerPlayer | Self::Dancer | Self::Diver => Outfit::Sporty,
            Self::Superhero => Outfit::Superhero,
            Self::Clown | Self::Elf | Self::Ninja | Self::Cowboy | Self::Explorer | Self::Santa => {
                Outfit::Costume
            }
            _ => Outfit::Casual,
        }
    }

    /// What shows what they do.
    const fn hobby(self) -> Option<Hobby> {
        Some(match self {
            Self::Chef | Self::Baker => Hobby::Cooking,
            Self::Scientist => Hobby::Science,
            Self::Artist => Hobby::Art,
            Self::Musician | Self::Singer => Hobby::Music,
            Self::Teacher => Hobby::Reading,
            Self::Gardener | Self::Farmer | Self::Explorer => Hobby::Nature,
            Self::SoccerPlayer | Self::Athlete => Hobby::Sports,
            Self::Ballerina | Self::Dancer => Hobby::Dancing,
            Self::Magician => Hobby::Magic,
            _ => return None,
        })
    }
}

impl Person {
    /// A child of no particular age.
    pub const fn child(gender: Gender) -> Self {
        Self { role: Role::Child, gender, age: None, mixed: false }
    }

    /// The person as a child of the rig, named `name`: hair, outfit and prop by role. Grown-ups are as old as
    /// the rig goes.
    pub fn character(self, name: Name) -> Character {
        let years = match self.role.stage() {
            Stage::Baby => 3,
            Stage::Child => 6,
            Stage::Grown | Stage::Old => 10,
        };
        let (hair_style, hair_length) = match (self.role, self.gender) {
            (Role::Ballerina | Role::Grandparent, Gender::Girl) => (HairStyle::Buns, HairLength::Medium),
            (Role::Dancer | Role::Athlete | Role::SoccerPlayer, Gender::Girl) => {
                (HairStyle::Ponytail, HairLength::Long)
            }
            (_, Gender::Girl) => (HairStyle::Wavy, HairLength::Long),
            (_, Gender::Boy) => (HairStyle::Straight, HairLength::Short),
        };
        let gray = self.role.stage() == Stage::Old;
        Character {
            age: self.age.or(Age::stored(years).ok()).unwrap_or(Age::DEFAULT),
            gender: self.gender,
            hair_style,
            hair_length,
            hair_color: if gray { HairColor::Gray } else { HairColor::Brown },
            outfit: self.role.outfit(),
            hobby: self.role.hobby(),
            ..Character::named(name)
        }
    }
}
