//! JPEG: the markers are walked before a pixel is decoded.

mod bits;
mod reduced;

use std::io::Cursor;
use std::ops::Range;

use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::{PIXELS_MAX, Photo, Refused, SIDE_MAX, Shrink, check, exif};
use crate::decode::shrink::{KEPT, upright};
use crate::hands::Hands;
use reduced::reduced;

/// Pixels times scans that are decoded at most: a progressive photo has about ten scans. Files made of
/// hundreds of scans keep a decoder busy for minutes.
const WORK_MAX: usize = 12 * PIXELS_MAX;

pub(super) fn decode(file: &[u8], hands: &dyn Hands) -> Result<Photo, Refused> {
    let header = Header::read(file)?;
    check(header.width, header.height)?;
    if header.width * header.height * header.scans > WORK_MAX {
        return Err(Refused::TooLarge);
    }
    let size = (header.width, header.height);
    let long = header.width.max(header.height);
    if let Some(by) = [2, 4, 8].into_iter().find(|by| long > KEPT && (long <= by * KEPT || *by == 8)) {
        let mut shrink = Shrink::new(header.width.div_ceil(by), header.height.div_ceil(by));
        if header.scans == 1 && reduced(file, size, by, &mut shrink).is_some() {
            let photo = shrink.finish(header.orientation);
            return Ok(Photo { original: upright(size, header.orientation), ..photo });
        }
    }
    whole(file, header.orientation, hands)
}

/// Decodes every pixel.
fn whole(file: &[u8], orientation: u8, hands: &dyn Hands) -> Result<Photo, Refused> {
    let options = DecoderOptions::default()
        .set_max_width(SIDE_MAX)
        .set_max_height(SIDE_MAX)
        .set_strict_mode(false)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(Cursor::new(file), options);
    decoder.decode_headers().map_err(|_| Refused::Damaged)?;
    let (width, height) = decoder.dimensions().ok_or(Refused::Damaged)?;
    check(width, height)?;
    let samples = decoder.decode().map_err(|_| Refused::Damaged)?;
    let mut shrink = Shrink::new(width, height);
    let (pixels, _) = samples.as_chunks::<3>();
    if pixels.len() < width * height {
        return Err(Refused::Damaged);
    }
    shrink.rows(&pixels[..width * height], hands);
    Ok(shrink.finish(orientation))
}

/// What the markers say.
struct Header {
    width: usize,
    height: usize,
    scans: usize,
    /// As EXIF has it.
    orientation: u8,
}

impl Header {
    fn read(file: &[u8]) -> Result<Self, Refused> {
        let mut header = Self { width: 0, height: 0, scans: 0, orientation: 1 };
        for (marker, place) in segments(file) {
            let body = file.get(place).unwrap_or_default();
            let is_frame = matches!(marker, 0xC0..=0xCF) && !matches!(marker, 0xC4 | 0xC8 | 0xCC);
            if let (true, Some(&[_, h1, h0, w1, w0])) = (is_frame, body.first_chunk()) {
                header.height = usize::from(u16::from_be_bytes([h1, h0]));
                header.width = usize::from(u16::from_be_bytes([w1, w0]));
            }
            if marker == 0xE1 && body.starts_with(b"Exif\0\0") {
                header.orientation = exif::orientation(body);
            }
            header.scans += usize::from(marker == 0xDA);
        }
        if header.width == 0 || header.height == 0 || header.scans == 0 {
            return Err(Refused::Damaged);
        }
        Ok(header)
    }
}

/// The markers of a file that have a body, and where that is, as far as the file's end or what says so.
fn segments(file: &[u8]) -> impl Iterator<Item = (u8, Range<usize>)> {
    let mut at = 2;
    std::iter::from_fn(move || {
        loop {
            let (marker, start) = next_marker(file, at)?;
            at = start;
            if marker == 0xD9 {
                return None;
            }
            if !matches!(marker, 0x01 | 0xD0..=0xD8) {
                let length = usize::from(u16::from_be_bytes(*file.get(start..)?.first_chunk()?));
                at = start + length.max(2);
                return Some((marker, start + 2..at));
            }
        }
    })
}

/// The first marker at or after `at`, skipping entropy-coded data and restarts, and where its segment begins.
fn next_marker(file: &[u8], mut at: usize) -> Option<(u8, usize)> {
    loop {
        at += file.get(at..)?.iter().position(|byte| *byte == 0xFF)?;
        match *file.get(at + 1)? {
            0x00 | 0xD0..=0xD7 => at += 2,
            0xFF => at += 1,
            marker => return Some((marker, at + 2)),
        }
    }
}
