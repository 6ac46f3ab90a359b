//! What the child wears, made of the same limbs: sleeves and trouser legs are wider limbs with hems.

mod arms;
mod legs;
mod number;
mod trailing;
mod trim;
mod trunk;

use drawing::Tint;
use scene::{Character, Gender, Outfit};

use super::foot::Shoe;
use super::tints;

pub(super) use arms::{ArmDrawing, Held, arm};
pub(super) use legs::{legs, skirt};
pub(super) use trailing::trailing;
pub(super) use trunk::{bust, trunk};

/// How far down the arm the cloth goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sleeve {
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
    Trousers,
    Tights,
}

/// An outfit as this child wears it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wear {
    pub(super) outfit: Outfit,
    pub(super) girl: bool,
    pub(super) age: u8,
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
    /// This child's outfit.
    pub(super) fn of(child: &Character) -> Self {
        let girl = child.gender == Gender::Girl;
        let plain = Self {
            outfit: child.outfit,
            girl,
            age: child.age.years(),
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
                top: tints::RED,
                bottom: Bottom::Shorts,
                bottom_tint: tints::NAVY,
                sock: Some((tints::WHITE, 36.0)),
                shoe_tint: tints::SKY,
                ..plain
            },
            Outfit::Fancy if girl => Self {
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
                top: tints::NAVY,
                sleeve: Sleeve::Long,
                bottom: Bottom::Trousers,
                bottom_tint: tints::NAVY,
                shoe: Shoe::Laced,
                shoe_tint: tints::BROWN,
                ..plain
            },
            Outfit::Costume | Outfit::Uniform | Outfit::Superhero => plain.all_over(),
        }
    }

    /// Outfits that cover arms and legs.
    fn all_over(self) -> Self {
        let girl = self.girl;
        let plain = Self { sleeve: Sleeve::Long, ..self };
        match self.outfit {
            Outfit::Costume => Self {
                top: tints::GREEN,
                bottom: Bottom::Tights,
                bottom_tint: tints::GREEN,
                sock: None,
                shoe: Shoe::Paw,
                shoe_tint: tints::GREEN,
                ..plain
            },
            Outfit::Uniform => Self {
                top: tints::NAVY,
                bottom: if girl { Bottom::Skirt } else { Bottom::Trousers },
                bottom_tint: tints::GRAY,
                sock: Some((tints::WHITE, 90.0)),
                shoe: if girl { Shoe::Strap } else { Shoe::Laced },
                shoe_tint: tints::BROWN,
                ..plain
            },
            _ => Self {
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
