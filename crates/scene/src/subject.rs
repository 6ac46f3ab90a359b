//! Who and what is asked for by name, and how each should look.

use serde::Serialize;

use crate::options::options;
use crate::{Doing, HairColor, HairLength, HairStyle, Name, Person, SkinTone, Thing};

/// Someone or something asked for, how many, and what was said about it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Subject {
    /// Who or what.
    pub what: What,
    /// How many, 1 to [`Subject::MOST`]; each is drawn apart so that a child can count them.
    pub count: u8,
    /// How it looks where the wish says so.
    pub looks: Looks,
    /// What it is called: "a dragon called Sparky".
    pub name: Option<Name>,
    /// What it does; `None` leaves it to the artist.
    pub doing: Option<Doing>,
}

impl Subject {
    /// The most copies of one subject: more cannot be counted on a page.
    pub const MOST: u8 = 12;

    /// One of `what`, with nothing said about it.
    pub fn one(what: impl Into<What>) -> Self {
        Self { what: what.into(), count: 1, looks: Looks::default(), name: None, doing: None }
    }
}

/// A drawable noun: a thing of the vocabulary, or a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// An animal, a plant, a vehicle, an object, a being of stories: one figure.
    Thing(#[serde(serialize_with = "name_of")] &'static Thing),
    /// Someone, drawn by the child's rig or a figure of the role's own.
    Person(Person),
}

fn name_of<S: serde::Serializer>(thing: &&'static Thing, wire: S) -> Result<S::Ok, S::Error> {
    wire.serialize_str(thing.name)
}

impl What {
    /// The thing's name or the role's id: lower case, singular.
    pub fn name(self) -> &'static str {
        match self {
            Self::Thing(thing) => thing.name,
            Self::Person(person) => person.role.id(),
        }
    }
}

impl From<&'static Thing> for What {
    fn from(thing: &'static Thing) -> Self {
        Self::Thing(thing)
    }
}

impl From<Person> for What {
    fn from(person: Person) -> Self {
        Self::Person(person)
    }
}

/// How a subject looks; whatever was not said is `None`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Looks {
    /// Bigger, smaller or of another build than its kind.
    pub size: Option<Size>,
    /// A baby of its kind, or an old one.
    pub years: Option<Years>,
    /// What the face shows.
    pub feeling: Option<Feeling>,
    /// What covers the skin, the fur or the surface.
    pub pattern: Option<Pattern>,
    /// The colour of the coloured version; lines leave it to the crayons.
    pub color: Option<Color>,
    /// A person's hair.
    pub hair: Hair,
    /// A person's skin in the coloured version.
    pub skin: Option<SkinTone>,
    /// Several who look the same: twins.
    pub alike: bool,
    /// What it wears, each once, in the order said. Where several are asked for, each wears its own.
    pub wears: Vec<Worn>,
}

/// How a person's hair is; whatever was not said is `None`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Hair {
    /// How it is worn.
    pub style: Option<HairStyle>,
    /// How long it is.
    pub length: Option<HairLength>,
    /// Its colour in the coloured version.
    pub color: Option<HairColor>,
}

options! {
    /// How a subject differs in size or build from its kind.
    pub enum Size("size") {
        Tiny = "tiny", "Tiny";
        Big = "big", "Big";
        Tall = "tall", "Tall";
        Fat = "fat", "Fat";
        Thin = "thin", "Thin";
    }
}

options! {
    /// A subject at another end of its life.
    pub enum Years("years") {
        Baby = "baby", "Baby";
        Old = "old", "Old";
    }
}

options! {
    /// What a face shows.
    pub enum Feeling("feeling") {
        Happy = "happy", "Happy";
        Laughing = "laughing", "Laughing";
        Amazed = "amazed", "Amazed";
        Brave = "brave", "Brave";
        Sleepy = "sleepy", "Sleepy";
        Sad = "sad", "Sad";
        Grumpy = "grumpy", "Grumpy";
        Silly = "silly", "Silly";
    }
}

options! {
    /// What covers a subject, in lines.
    pub enum Pattern("pattern") {
        Striped = "striped", "Striped";
        Spotted = "spotted", "Spotted";
        Starry = "starry", "With stars";
        Hearts = "hearts", "With hearts";
    }
}

options! {
    /// A colour as a crayon box names it.
    pub enum Color("color") {
        Red = "red", "Red";
        Orange = "orange", "Orange";
        Yellow = "yellow", "Yellow";
        Green = "green", "Green";
        Turquoise = "turquoise", "Turquoise";
        Blue = "blue", "Blue";
        Purple = "purple", "Purple";
        Pink = "pink", "Pink";
        Brown = "brown", "Brown";
        Black = "black", "Black";
        White = "white", "White";
        Gray = "gray", "Gray";
        Gold = "gold", "Gold";
        Silver = "silver", "Silver";
        Rainbow = "rainbow", "Every color of the rainbow";
    }
}

/// What a subject wears. It belongs to its wearer and is no subject of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Worn {
    /// A thing of the vocabulary that can be worn: a crown, a party hat, sunglasses.
    Thing(#[serde(serialize_with = "name_of")] &'static Thing),
    /// Something that is only ever drawn on its wearer.
    Garment(Garment),
}

impl Worn {
    /// The thing's name or the garment's id.
    pub fn name(self) -> &'static str {
        match self {
            Self::Thing(thing) => thing.name,
            Self::Garment(garment) => garment.id(),
        }
    }
}

options! {
    /// What is only ever drawn on its wearer.
    pub enum Garment("garment") {
        Glasses = "glasses", "Glasses";
        Wings = "wings", "Wings";
        Scarf = "scarf", "Scarf";
        Cape = "cape", "Cape";
        Bow = "bow", "Bow";
        Dress = "dress", "Dress";
        Beard = "beard", "Beard";
        Moustache = "moustache", "Moustache";
        Freckles = "freckles", "Freckles";
        Pox = "chickenpox", "Chickenpox";
        ToothGap = "tooth-gap", "Missing tooth";
        Wheels = "wheels", "Wheels";
        Flame = "flame", "Rocket flame";
        Sail = "sail", "Sail";
        Limbs = "limbs", "Arms and legs";
        Crutches = "crutches", "Crutches";
        Leash = "leash", "Leash";
        Bald = "bald", "Bald head";
        OpenMouth = "open-mouth", "Open mouth";
        Antennae = "antennae", "Antennae";
        Horn = "horn", "Horn";
    }
}
