//! A box of crayons: named colours, and the nearest one to a tint.

use drawing::Tint;

/// A crayon a child may have, or nearly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Crayon {
    /// In lower case: "sky blue".
    pub name: &'static str,
    /// Its colour on paper.
    pub tint: Tint,
}

const fn crayon(name: &'static str, rgb: u32) -> Crayon {
    Crayon { name, tint: Tint::hex(rgb) }
}

/// The whole box, in the order of the key: round the rainbow, then skin and earth, then greys.
pub const CRAYONS: [Crayon; 24] = [
    crayon("red", 0xE5_39_35),
    crayon("coral", 0xFF_7A_66),
    crayon("orange", 0xFB_8C_1A),
    crayon("gold", 0xF5_B3_1E),
    crayon("yellow", 0xFF_DD_33),
    crayon("lemon", 0xFF_F2_9C),
    crayon("lime", 0xB5_D9_4C),
    crayon("green", 0x4C_AF_50),
    crayon("forest green", 0x2B_6E_3F),
    crayon("turquoise", 0x33_BF_B3),
    crayon("sky blue", 0x9B_D9_F7),
    crayon("blue", 0x2F_7F_E0),
    crayon("navy", 0x24_3B_7D),
    crayon("lavender", 0xC7_B4_EE),
    crayon("purple", 0x80_48_B5),
    crayon("pink", 0xF7_9A_C0),
    crayon("magenta", 0xD8_34_8C),
    crayon("peach", 0xFB_D0_AE),
    crayon("tan", 0xD9_A5_73),
    crayon("brown", 0x8A_57_36),
    crayon("dark brown", 0x4E_30_20),
    crayon("grey", 0x9A_A0_A8),
    crayon("black", 0x2B_2B_30),
    crayon("white", 0xFF_FF_FF),
];

/// The index of the crayon that looks most like `tint`.
pub(crate) fn nearest(tint: Tint) -> usize {
    let wanted = oklab(tint);
    let difference = |crayon: &Crayon| {
        let [l, a, b] = oklab(crayon.tint);
        let [dl, da, db] = [l - wanted[0], a - wanted[1], b - wanted[2]];
        dl * dl + da * da + db * db
    };
    let best = CRAYONS.iter().map(difference).enumerate().min_by(|(_, one), (_, other)| one.total_cmp(other));
    best.map_or(0, |(index, _)| index)
}

/// Lightness, green–red and blue–yellow, evenly spaced to the eye (Ottosson, "A perceptual color
/// space for image processing", 2020).
fn oklab(tint: Tint) -> [f64; 3] {
    let [red, green, blue] = [tint.red, tint.green, tint.blue].map(linear);
    let l = libm::cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
    let m = libm::cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
    let s = libm::cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
    [
        0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
        1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
        0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
    ]
}

/// sRGB to linear light.
fn linear(part: u8) -> f64 {
    let value = f64::from(part) / 255.0;
    if value <= 0.040_45 { value / 12.92 } else { libm::pow((value + 0.055) / 1.055, 2.4) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crayon_is_nearest_to_itself() {
        for (index, crayon) in CRAYONS.iter().enumerate() {
            assert_eq!(nearest(crayon.tint), index, "{}", crayon.name);
        }
    }

    #[test]
    fn a_tint_finds_the_crayon_a_child_would_take() {
        for (rgb, name) in [
            (0x00_00_00, "black"),
            (0xFE_FE_FE, "white"),
            (0xFF_00_00, "red"),
            (0x00_A0_40, "green"),
            (0x00_64_00, "forest green"),
            (0x00_00_FF, "blue"),
            (0x80_80_80, "grey"),
            (0xF1_C2_9B, "peach"),
            (0x84_50_30, "brown"),
            (0x87_CE_EB, "sky blue"),
        ] {
            assert_eq!(CRAYONS[nearest(Tint::hex(rgb))].name, name, "{rgb:06x}");
        }
    }
}
