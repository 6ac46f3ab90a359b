//! What a canvas is made of.

use drawing::Tint;

use crate::paint::Paint;

/// One pixel of a canvas.
pub(crate) trait Pixel: Copy {
    /// Whether full cover still keeps something of what was below.
    const KEEPS: bool = false;

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
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cell {
    /// As line art has it.
    pub(crate) grey: u8,
    /// The topmost tint that covers most of the pixel; ink lets it be.
    pub(crate) tint: Tint,
    is_ink: bool,
}

impl Pixel for Cell {
    const KEEPS: bool = true;

    fn of(paint: Paint) -> Self {
        let is_ink = paint == Paint::Ink;
        Self { grey: if is_ink { 0 } else { 255 }, tint: paint.tint(), is_ink }
    }

    fn over(self, below: Self, alpha: u8) -> Self {
        let hides = alpha >= 128 && !self.is_ink;
        Self {
            grey: mix(self.grey, below.grey, alpha),
            tint: if hides { self.tint } else { below.tint },
            is_ink: false,
        }
    }
}

fn mix(above: u8, below: u8, alpha: u8) -> u8 {
    let sum = u32::from(above) * u32::from(alpha) + u32::from(below) * (255 - u32::from(alpha));
    ((sum + 128 + ((sum + 128) >> 8)) >> 8) as u8
}
