//! What a canvas is made of.

use drawing::Tint;

use crate::paint::Paint;

/// One pixel of a canvas.
pub(crate) trait Pixel: Copy {
    /// Whether full cover leaves nothing of what was below.
    fn hides(self) -> bool {
        true
    }

    fn of(paint: Paint) -> Self;
    /// `self` painted over `below`, covering `alpha` 255ths of it.
    fn over(self, below: Self, alpha: u8) -> Self;
}

/// Luma, for line art.
impl Pixel for u8 {
    fn of(paint: Paint) -> Self {
        let tint = paint.tint();
        ((u32::from(tint.red) * 54 + u32::from(tint.green) * 183 + u32::from(tint.blue) * 19) / 256) as Self
    }

    fn over(self, below: Self, alpha: u8) -> Self {
        mix(self, below, alpha)
    }
}

/// Red, green, blue.
impl Pixel for [u8; 3] {
    fn of(paint: Paint) -> Self {
        let tint = paint.tint();
        [tint.red, tint.green, tint.blue]
    }

    fn over(self, below: Self, alpha: u8) -> Self {
        [0, 1, 2].map(|part| mix(self[part], below[part], alpha))
    }
}

/// Line art and the natural colour under it at once: what the regions of a page are found in.
/// The grey of the line art is the highest byte, the tint the other three; as paint, ink is grey 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cell(u32);

impl Cell {
    /// As line art has it.
    pub(crate) const fn grey(self) -> u8 {
        (self.0 >> 24) as u8
    }

    /// The topmost tint that covers most of the pixel; ink lets it be.
    pub(crate) const fn tint(self) -> Tint {
        Tint::hex(self.0 & 0xFF_FF_FF)
    }
}

impl Pixel for Cell {
    fn of(paint: Paint) -> Self {
        let grey = if paint == Paint::Ink { 0 } else { 0xFF };
        Self(grey << 24 | paint.tint().to_hex())
    }

    fn hides(self) -> bool {
        self.grey() > 0
    }

    fn over(self, below: Self, alpha: u8) -> Self {
        let tint = if alpha >= 128 && self.hides() { self.0 } else { below.0 };
        let grey = mix(self.grey(), below.grey(), alpha);
        Self(u32::from(grey) << 24 | tint & 0xFF_FF_FF)
    }
}

fn mix(above: u8, below: u8, alpha: u8) -> u8 {
    let sum = u32::from(above) * u32::from(alpha) + u32::from(below) * (255 - u32::from(alpha));
    ((sum + 128 + ((sum + 128) >> 8)) >> 8) as u8
}
