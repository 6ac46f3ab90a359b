//! PNG: row by row, so that no picture is ever whole in memory; compressed side chunks stay compressed.

use std::io::Cursor;

use png::{ColorType, Decoder, Limits, Reader, Transformations};

use super::{Photo, Refused, Shrink, check, exif, on_paper};

/// Bytes the decoder may hold for itself: a row and its text chunks.
const MEMORY: usize = 16 << 20;

pub(super) fn decode(file: &[u8]) -> Result<Photo, Refused> {
    let (width, height) = size(file).ok_or(Refused::Damaged)?;
    check(width, height)?;
    let mut decoder = Decoder::new_with_limits(Cursor::new(file), Limits { bytes: MEMORY });
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(refusal)?;
    let orientation = reader.info().exif_metadata.as_deref().map_or(1, exif::orientation);
    let mut shrink = Shrink::new(width, height);
    if reader.info().interlaced {
        passes(&mut reader, (width, height), &mut shrink)?;
    } else {
        let colour = reader.output_color_type().0;
        for y in 0..height {
            let row = reader.next_row().map_err(refusal)?.ok_or(Refused::Damaged)?;
            add(row.data(), colour, |pixels| shrink.row(y, pixels));
        }
    }
    Ok(shrink.finish(orientation))
}

/// The sides as the first chunk says.
fn size(file: &[u8]) -> Option<(usize, usize)> {
    let header = file.get(8..24)?;
    let &[_, _, _, _, b'I', b'H', b'D', b'R', w3, w2, w1, w0, h3, h2, h1, h0] = header else {
        return None;
    };
    let side = |bytes| usize::try_from(u32::from_be_bytes(bytes)).ok();
    Some((side([w3, w2, w1, w0])?, side([h3, h2, h1, h0])?))
}

/// Where each of Adam7's passes starts and how far its pixels lie apart: x, y, across, down.
const PASSES: [[usize; 4]; 7] =
    [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]];

fn passes(
    reader: &mut Reader<Cursor<&[u8]>>,
    (width, height): (usize, usize),
    shrink: &mut Shrink,
) -> Result<(), Refused> {
    let colour = reader.output_color_type().0;
    for [left, top, across, down] in PASSES {
        if left >= width {
            continue;
        }
        for y in (top..height).step_by(down) {
            let row = reader.next_interlaced_row().map_err(refusal)?.ok_or(Refused::Damaged)?;
            add(row.data(), colour, |pixels| {
                for (x, pixel) in (left..width).step_by(across).zip(pixels) {
                    shrink.pixel(x, y, pixel);
                }
            });
        }
    }
    Ok(())
}

/// Hands on a row's pixels, as they look on paper.
fn add(row: &[u8], colour: ColorType, to: impl FnOnce(&mut dyn Iterator<Item = [u8; 3]>)) {
    match colour {
        ColorType::Grayscale | ColorType::Indexed => to(&mut row.iter().map(|grey| [*grey; 3])),
        ColorType::Rgb => to(&mut row.as_chunks::<3>().0.iter().copied()),
        ColorType::GrayscaleAlpha => {
            to(&mut row
                .as_chunks::<2>()
                .0
                .iter()
                .map(|[grey, alpha]| on_paper([*grey, *grey, *grey, *alpha])));
        }
        ColorType::Rgba => to(&mut row.as_chunks::<4>().0.iter().copied().map(on_paper)),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it is what map_err hands over")]
fn refusal(error: png::DecodingError) -> Refused {
    match error {
        png::DecodingError::LimitsExceeded => Refused::TooLarge,
        _ => Refused::Damaged,
    }
}
