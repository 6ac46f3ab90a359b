//! The natural colours of skin, hair and clothes.

use drawing::Tint;
use scene::{HairColor, SkinTone};

pub(super) const fn skin(tone: SkinTone) -> Tint {
    Tint::hex(match tone {
        SkinTone::Light => 0xFF_E0_C7,
        SkinTone::Medium => 0xF7_C7_9B,
        SkinTone::Tan => 0xE0_A6_72,
        SkinTone::Brown => 0xB0_74_48,
        SkinTone::Dark => 0x7D_4E_31,
    })
}

pub(super) const fn hair(color: HairColor) -> Tint {
    Tint::hex(match color {
        HairColor::Black => 0x3B_33_33,
        HairColor::Brown => 0x7E_4F_2E,
        HairColor::Blonde => 0xF6_CF_6B,
        HairColor::Red => 0x00D9_6B33,
        HairColor::Gray => 0xB4_B4_BC,
    })
}

pub(super) const MOUTH: Tint = Tint::hex(0xB8_3A_4B);
pub(super) const RED: Tint = Tint::hex(0xE8_4F_4B);
pub(super) const ORANGE: Tint = Tint::hex(0xF5_8B_3C);
pub(super) const YELLOW: Tint = Tint::hex(0xFF_CB_3D);
pub(super) const GREEN: Tint = Tint::hex(0x6C_B8_5C);
pub(super) const LIME: Tint = Tint::hex(0xC9_E0_7A);
pub(super) const TEAL: Tint = Tint::hex(0x3D_B5_B0);
pub(super) const SKY: Tint = Tint::hex(0x8F_CF_F2);
pub(super) const BLUE: Tint = Tint::hex(0x3F_7F_D0);
pub(super) const NAVY: Tint = Tint::hex(0x34_4A_7E);
pub(super) const PURPLE: Tint = Tint::hex(0x8E_67_C4);
pub(super) const PINK: Tint = Tint::hex(0xF5_8F_B6);
pub(super) const BROWN: Tint = Tint::hex(0x9A_65_3C);
pub(super) const SAND: Tint = Tint::hex(0xE3_C2_8B);
pub(super) const GRAY: Tint = Tint::hex(0x9D_A3_AE);
/// Polished, on mail of [`GRAY`].
pub(super) const STEEL: Tint = Tint::hex(0xCF_D6_DF);
pub(super) const WHITE: Tint = Tint::PAPER;
