//! What the child wears, made of the same limbs: sleeves and trouser legs are wider limbs with hems.

mod arms;
mod cloth;
mod coats;
mod creature;
mod crossed;
mod drapes;
mod emblem;
mod fronts;
mod garbs;
mod legs;
mod number;
mod parting;
mod pattern;
mod shoulders;
mod skirts;
mod stockings;
mod tail;
mod trailing;
mod trim;
mod trunk;
mod uniforms;

use drawing::Tint;
use scene::{Character, Gender, Hobby, Outfit, Stage};

use super::Gear;
use super::foot::Shoe;
use super::guise::{Garb, Guise};
use super::pose::Pose;
use super::tints;

pub(super) use arms::{ArmDrawing, Held, arm};
pub(super) use emblem::badge;
pub(super) use legs::{Torso, legs};
pub(super) use skirts::skirt;
pub(super) use trailing::trailing;
pub(super) use trunk::{body, bust, neck, trunk};

/// How far down the arm the cloth goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::hero) enum Sleeve {
    None,
    Short,
    Puff,
    Long,
}

/// What covers the legs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bottom {
    Shorts,
    Skirt,
    Gown,
    /// A gown to the ankles.
    Robe,
    Tutu,
    Trousers,
    /// Tucked into boots.
    Breeches,
    /// One piece with the top.
    Tights,
    Fishtail,
}

/// What is on the trunk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Front {
    Star,
    Number,
    Stripes,
    /// Dungarees.
    Bib,
    Pouch,
    Zip,
    Sash,
    Lapels,
    Waistcoat,
    Belly,
    Crest,
    /// A neckerchief, pockets and a belt.
    Scout,
    /// Two rows of buttons and epaulettes.
    Officer,
    Emblem,
    /// An open vest over a shirt, and a sash.
    Vest,
    Pockets,
    Tunic,
    Plate,
    Doublet,
    Panel,
    Neckerchief,
    Tie,
    Necklace,
    Cardigan,
    /// A white coat over a shirt.
    Coat,
    Stethoscope,
    Apron,
    Bands,
    Badge,
    Buttons,
    Bright,
    Satchel,
    Ruff,
    Bodice,
    Fur,
    Ermine,
}

/// What hangs behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trail {
    None,
    Cape,
    /// A cape to the heels.
    Mantle,
    /// A tailcoat's two.
    Tails,
    CatTail,
    SpikyTail,
    Pompom,
    Wings,
    /// A dragon's wings, and its tail.
    SkinWings,
    ThickTail,
    /// A horse's.
    HairTail(Tint),
}

/// An outfit as this child wears it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wear {
    pub(super) front: Front,
    pub(super) trail: Trail,
    /// How far below the hips a coat or tunic ends, in units; `None` for a shirt.
    pub(super) skirts: Option<f64>,
    pub(super) girl: bool,
    pub(super) age: u8,
    /// The child's own number: which of an outfit's patterns it wears.
    pub(super) draw: u64,
    /// The hobby that is printed on it.
    pub(super) shows: Option<Hobby>,
    /// The head is in a ball of glass, whose collar hides the neck.
    pub(super) glass: bool,
    /// The art will be mirrored, so writing is drawn the other way.
    pub(super) mirrored: bool,
    pub(super) skin: Tint,
    pub(super) top: Tint,
    pub(super) sleeve: Sleeve,
    pub(super) bottom: Bottom,
    pub(super) bottom_tint: Tint,
    /// The sock's colour and how far above the ankle it begins, in units.
    pub(super) sock: Option<(Tint, f64)>,
    pub(super) shoe: Shoe,
    pub(super) shoe_tint: Tint,
    pub(super) glove: Option<Tint>,
}

impl Wear {
    /// What this child wears in this guise.
    pub(super) fn of(child: &Character, guise: &Guise) -> Self {
        let plain = Self::of_outfit(child);
        if guise.garb == Garb::Own {
            return plain;
        }
        let worn = garbs::garb(guise.garb, Self { skirts: None, ..plain });
        match worn.bottom {
            // A boy's robe ends above his boots, over breeches.
            Bottom::Robe if !worn.girl && guise.stage == Stage::Child => {
                Self { bottom: Bottom::Breeches, skirts: Some(44.0), shoe: Shoe::Boot, ..worn }
            }
            _ => worn,
        }
    }

    /// Who dives takes shoes and socks off; who kneels or crawls has no room for a fin and goes barefoot.
    pub(super) fn to_dive(self, gear: Gear, pose: Pose) -> Self {
        let barefoot = Self { sock: None, ..self };
        match pose {
            Pose::Swim | Pose::Dive => Self { shoe: Shoe::Fin, ..barefoot }.to_swim(),
            _ if gear != Gear::Snorkel => self,
            Pose::Kneel | Pose::Crawl => Self { shoe: Shoe::Paw, shoe_tint: self.skin, ..barefoot }.to_swim(),
            Pose::Greet | Pose::Ride | Pose::Astride => Self { shoe: Shoe::Fin, ..barefoot }.to_swim(),
            _ => Self { shoe: Shoe::Flipper, ..barefoot }.to_swim(),
        }
    }

    /// Who swims does so in short trousers or a short skirt, and its legs are seen.
    fn to_swim(self) -> Self {
        let bottom = match self.bottom {
            Bottom::Tights | Bottom::Trousers | Bottom::Breeches => Bottom::Shorts,
            Bottom::Robe => Bottom::Gown,
            bottom => bottom,
        };
        Self { bottom, skirts: None, ..self }
    }

    /// Whose head is in a ball of glass has no bare arms out of a T-shirt, no bare legs, and boots on.
    pub(super) fn in_glass(self) -> Self {
        let sleeve = if self.sleeve == Sleeve::Short { Sleeve::Long } else { self.sleeve };
        let bottom = match self.bottom {
            Bottom::Shorts | Bottom::Skirt | Bottom::Tutu | Bottom::Trousers => Bottom::Breeches,
            bottom => bottom,
        };
        Self { glass: true, sleeve, bottom, sock: None, shoe: Shoe::Boot, ..self }
    }

    /// One of several, the same for this child on every page; `salt` tells apart what is chosen.
    pub(super) fn pick<T>(&self, salt: u64, kinds: &'static [T]) -> Option<&'static T> {
        let mixed = (self.draw ^ salt.wrapping_mul(0x9E37_79B9)).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 33;
        kinds.get((mixed % kinds.len().max(1) as u64) as usize)
    }

    /// How far this child tilts its head more than the pose has it, in degrees: not all stand alike.
    pub(super) fn tilt(&self) -> f64 {
        self.pick(31, &[-3.0, -1.5, 0.0, 1.5, 3.0]).copied().unwrap_or_default()
    }

    /// How much lower what is worn at the neck is seen below a collar of glass, in units.
    pub(super) const fn below_the_glass(&self) -> f64 {
        if self.glass { 24.0 } else { 0.0 }
    }

    /// The colour of what is on the top.
    pub(super) fn second(&self) -> Tint {
        if self.girl { tints::PINK } else { tints::SKY }
    }

    /// Whether the top is tucked into a skirt.
    pub(super) fn is_tucked(&self) -> bool {
        matches!(self.bottom, Bottom::Skirt | Bottom::Gown | Bottom::Robe | Bottom::Tutu | Bottom::Fishtail)
    }

    /// Whether a skirt falls below the knees.
    pub(super) fn is_long(&self) -> bool {
        matches!(self.bottom, Bottom::Gown | Bottom::Robe)
    }

    /// Whether top and legs are one piece.
    pub(super) fn is_close(&self) -> bool {
        self.bottom == Bottom::Tights
    }

    /// Whether its front has a print in place of what it has else.
    pub(super) const fn is_printed(&self, covered: bool) -> bool {
        self.shows.is_some() && !covered
    }

    /// Whether it has a sportsman's stripes and bands.
    pub(super) fn is_sportswear(&self) -> bool {
        self.front == Front::Number
    }

    fn of_outfit(child: &Character) -> Self {
        let girl = child.gender == Gender::Girl;
        let plain = Self {
            front: Front::Star,
            trail: Trail::None,
            skirts: None,
            girl,
            age: child.age.years(),
            draw: child.traits() * 31 + child.hobby.map_or(0, |hobby| hobby as u64 + 1),
            shows: child.hobby,
            glass: false,
            mirrored: false,
            skin: tints::skin(child.skin_tone),
            top: tints::TEAL,
            sleeve: Sleeve::Short,
            bottom: if girl { Bottom::Skirt } else { Bottom::Shorts },
            bottom_tint: tints::BLUE,
            sock: if girl { None } else { Some((tints::WHITE, 34.0)) },
            shoe: Shoe::Sneaker,
            shoe_tint: tints::RED,
            glove: None,
        };
        match child.outfit {
            Outfit::Casual if girl => Self { top: tints::YELLOW, bottom_tint: tints::PURPLE, ..plain },
            Outfit::Casual => plain,
            Outfit::Sporty => Self {
                front: Front::Number,
                top: tints::RED,
                bottom: Bottom::Shorts,
                bottom_tint: tints::NAVY,
                sock: Some((tints::WHITE, 58.0)),
                shoe_tint: tints::SKY,
                ..plain
            },
            Outfit::Fancy if girl => Self {
                front: Front::Sash,
                top: tints::PINK,
                sleeve: Sleeve::Puff,
                bottom: Bottom::Gown,
                bottom_tint: tints::PINK,
                sock: None,
                shoe: Shoe::Strap,
                shoe_tint: tints::PURPLE,
                ..plain
            },
            Outfit::Fancy => Self {
                front: Front::Lapels,
                trail: Trail::Tails,
                top: tints::NAVY,
                sleeve: Sleeve::Long,
                bottom: Bottom::Trousers,
                bottom_tint: tints::NAVY,
                shoe: Shoe::Laced,
                shoe_tint: tints::BROWN,
                ..plain
            },
            Outfit::Costume | Outfit::Uniform | Outfit::Superhero => plain.all_over(child.outfit),
        }
    }

    /// Outfits that cover arms and legs.
    fn all_over(self, outfit: Outfit) -> Self {
        let girl = self.girl;
        let plain = Self { sleeve: Sleeve::Long, ..self };
        match outfit {
            Outfit::Costume => Self {
                front: Front::Belly,
                trail: Trail::CatTail,
                top: tints::ORANGE,
                bottom: Bottom::Tights,
                bottom_tint: tints::ORANGE,
                sock: None,
                shoe: Shoe::Paw,
                shoe_tint: tints::ORANGE,
                ..plain
            },
            Outfit::Uniform => Self {
                front: Front::Crest,
                top: tints::NAVY,
                bottom: if girl { Bottom::Skirt } else { Bottom::Shorts },
                bottom_tint: tints::GRAY,
                sock: Some((tints::WHITE, 62.0)),
                shoe: if girl { Shoe::Strap } else { Shoe::Laced },
                shoe_tint: tints::BROWN,
                ..plain
            },
            _ => Self {
                front: Front::Emblem,
                trail: Trail::Cape,
                top: tints::BLUE,
                bottom: Bottom::Tights,
                bottom_tint: tints::BLUE,
                sock: None,
                shoe: Shoe::Boot,
                shoe_tint: tints::RED,
                glove: Some(tints::RED),
                ..plain
            },
        }
    }
}
