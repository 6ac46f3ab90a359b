//! A photo as bytes becomes pixels: header first, within limits, turned upright, nothing else kept.
//!
//! The kind is told by content, never by name. A photo is averaged down while it is read, so that what
//! stays in memory is small however many megapixels came in. Colour profiles, comments, places and every
//! other metadata are skipped unread; the one thing taken from EXIF is which way is up.

mod exif;
mod jpeg;
mod png;
mod shrink;
mod webp;

use crate::hands::{Alone, Hands};
use shrink::Shrink;

/// Longest side of a photo that is read, in pixels.
pub const SIDE_MAX: usize = 12_000;
/// Most pixels of a photo that is read.
pub const PIXELS_MAX: usize = 40_000_000;
/// Shortest side of a photo with anything to see in it, in pixels.
pub const SIDE_MIN: usize = 8;
/// What is longer than this many times its width is a ribbon, not a picture.
const RIBBON: usize = 12;

/// Why a file is not drawn from. Each reads as a sentence to the person who sent it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Not one of the three kinds, whatever its name says.
    #[error("Please upload a JPG, PNG, or WebP image.")]
    Kind,
    /// One of the three, but broken or cut off.
    #[error("This photo is damaged and could not be read.")]
    Damaged,
    /// More pixels than are read, or made to take very long.
    #[error("This photo is too large: at most 12,000 pixels a side and 40 megapixels.")]
    TooLarge,
    /// Too few pixels, or a ribbon.
    #[error("This photo is too small or too narrow to draw from.")]
    TooSmall,
    /// More than one picture in one file.
    #[error("This picture moves. Please upload a still one.")]
    Moving,
}

/// A picture to draw from: opaque sRGB, upright, its longer side at most 1280 pixels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Photo {
    /// In pixels, at least 1.
    pub(crate) width: usize,
    /// In pixels, at least 1.
    pub(crate) height: usize,
    /// Row by row.
    pub(crate) pixels: Vec<[u8; 3]>,
    /// Width and height of the file's picture, upright, in its own pixels.
    pub(crate) original: (usize, usize),
}

impl Photo {
    /// Reads a JPEG, PNG or WebP. The only step from a photo to a drawing that can fail.
    ///
    /// # Errors
    /// A [`Refused`] that says what to send instead.
    pub fn decode(file: &[u8]) -> Result<Self, Refused> {
        Self::decode_by(file, &Alone)
    }

    /// The same, with a second hand perhaps.
    ///
    /// # Errors
    /// Those of [`Photo::decode`].
    pub fn decode_by(file: &[u8], hands: &dyn Hands) -> Result<Self, Refused> {
        match file {
            [0xFF, 0xD8, 0xFF, ..] => jpeg::decode(file, hands),
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n', ..] => png::decode(file),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => webp::decode(file),
            _ => Err(Refused::Kind),
        }
    }

    /// From rows of opaque sRGB pixels, upright.
    ///
    /// # Errors
    /// Where the sides are not within the limits or are not those of `pixels`.
    pub fn from_rgb(width: usize, height: usize, pixels: &[[u8; 3]]) -> Result<Self, Refused> {
        check(width, height)?;
        if pixels.len() != width * height {
            return Err(Refused::Damaged);
        }
        let mut shrink = Shrink::new(width, height);
        for (y, row) in pixels.chunks_exact(width).enumerate() {
            shrink.row(y, row.iter().copied());
        }
        Ok(shrink.finish(1))
    }

    /// Width and height of the file's picture, upright, in its own pixels.
    pub const fn original_size(&self) -> (usize, usize) {
        self.original
    }
}

/// Whether a picture of this many pixels is drawn from.
fn check(width: usize, height: usize) -> Result<(), Refused> {
    let (short, long) = (width.min(height), width.max(height));
    if long > SIDE_MAX || width.saturating_mul(height) > PIXELS_MAX {
        Err(Refused::TooLarge)
    } else if short < SIDE_MIN || long > short * RIBBON {
        Err(Refused::TooSmall)
    } else {
        Ok(())
    }
}

/// A pixel on white paper.
fn on_paper([red, green, blue, alpha]: [u8; 4]) -> [u8; 3] {
    [red, green, blue].map(|part| {
        let (part, alpha) = (u32::from(part), u32::from(alpha));
        ((part * alpha + 255 * (255 - alpha) + 127) / 255) as u8
    })
}
