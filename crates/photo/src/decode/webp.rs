//! WebP: one still picture.

use std::io::Cursor;

use image_webp::WebPDecoder;

use super::{Photo, Refused, Shrink, check, exif, on_paper};

/// Most pixels of a lossless picture: it is decoded whole, in four bytes a pixel, twice over.
const LOSSLESS_PIXELS_MAX: usize = 20_000_000;
/// Bytes of metadata that are looked at.
const MEMORY: usize = 1 << 20;

pub(super) fn decode(file: &[u8]) -> Result<Photo, Refused> {
    let mut decoder = WebPDecoder::new(Cursor::new(file)).map_err(|_| Refused::Damaged)?;
    let (width, height) = decoder.dimensions();
    let (width, height) = (width as usize, height as usize);
    check(width, height)?;
    if decoder.is_animated() {
        return Err(Refused::Moving);
    }
    if !decoder.is_lossy() && width * height > LOSSLESS_PIXELS_MAX {
        return Err(Refused::TooLarge);
    }
    decoder.set_memory_limit(MEMORY);
    let orientation = decoder.exif_metadata().ok().flatten().map_or(1, |block| exif::orientation(&block));
    let samples = if decoder.has_alpha() { 4 } else { 3 };
    let mut bytes = vec![0; width * height * samples];
    decoder.read_image(&mut bytes).map_err(|_| Refused::Damaged)?;
    let mut shrink = Shrink::new(width, height);
    for (y, row) in bytes.chunks_exact(width * samples).enumerate() {
        if samples == 4 {
            shrink.row(y, row.as_chunks::<4>().0.iter().copied().map(on_paper));
        } else {
            shrink.row(y, row.as_chunks::<3>().0.iter().copied());
        }
    }
    Ok(shrink.finish(orientation))
}
