//! Natural colours.

/// An opaque sRGB colour: what a thing is coloured in the answer key. Line art shows every tint white.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tint {
    /// Red, 0–255.
    pub red: u8,
    /// Green, 0–255.
    pub green: u8,
    /// Blue, 0–255.
    pub blue: u8,
}

impl Tint {
    /// White like the paper itself: eye highlights, teeth, clouds, snow.
    pub const PAPER: Self = Self::hex(0xFF_FF_FF);

    /// From `0xRRGGBB`.
    pub const fn hex(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self { red, green, blue }
    }

    /// As `0xRRGGBB`.
    pub const fn to_hex(self) -> u32 {
        u32::from_be_bytes([0, self.red, self.green, self.blue])
    }

    /// From `#rgb` or `#rrggbb`; `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#')?;
        if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let value = u32::from_str_radix(digits, 16).ok()?;
        match digits.len() {
            3 => {
                let double = |shift: u32| ((value >> shift) & 0xF) * 0x11;
                Some(Self::hex(double(8) << 16 | double(4) << 8 | double(0)))
            }
            6 => Some(Self::hex(value)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_goes_round() {
        assert_eq!(Tint::parse("#FFC928"), Some(Tint { red: 255, green: 201, blue: 40 }));
        assert_eq!(Tint::parse("#fc2"), Tint::parse("#ffcc22"));
        assert_eq!(Tint::hex(0x12_34_56).to_hex(), 0x12_34_56);
    }

    #[test]
    fn what_is_no_colour_is_none() {
        for text in ["", "#", "red", "#12", "#12345", "#gggggg", "#é12", "#+12345"] {
            assert_eq!(Tint::parse(text), None, "{text}");
        }
    }
}
