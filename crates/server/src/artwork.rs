//! An uploaded picture becomes one of ours: looked at before it is opened, opened within bounds, turned
//! upright, made smaller, written anew. No byte of an upload is kept.

use std::io::Cursor;

use image::codecs::gif::GifDecoder;
use image::codecs::jpeg::{JpegDecoder, JpegEncoder};
use image::codecs::png::PngDecoder;
use image::codecs::webp::WebPDecoder;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageError, ImageFormat, Limits, RgbImage, Rgba};

/// Longer than any camera's side, in pixels.
const SIDE_MAX: u32 = 12_000;
/// More than nearly any camera's picture has.
const PIXELS_MAX: u64 = 40_000_000;
/// What opening a picture may allocate, in bytes: 40 megapixels of RGBA.
const MEMORY_MAX: u64 = 170_000_000;
/// A progressive JPEG has some ten scans; each one more is work for the whole picture.
const SCANS_MAX: usize = 64;
/// More than a camera says about a picture, in bytes.
const EXIF_MAX: usize = 64 * 1024;
/// The longest side of what is kept: fills a large screen and prints well on half a page.
const KEPT_SIDE: u32 = 2_048;
/// The longest side of what a gallery card shows, twice its size on screen.
const THUMB_SIDE: u32 = 480;
/// JPEG quality at which crayon strokes stay crisp.
const QUALITY: u8 = 85;

/// A picture to keep, as JPEGs of ours.
#[derive(Debug)]
pub struct Artwork {
    /// At most 2048 pixels a side.
    pub whole: Vec<u8>,
    /// At most 480 pixels a side.
    pub thumb: Vec<u8>,
}

/// Why an upload does not become a picture.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// Not PNG, JPEG, GIF or WebP, or broken.
    #[error("Please upload only image files.")]
    NotAnImage,
    /// Too many pixels.
    #[error("Please upload an image of at most 40 megapixels and 12000 pixels a side.")]
    TooManyPixels,
}

impl From<ImageError> for Refused {
    fn from(error: ImageError) -> Self {
        match error {
            ImageError::Limits(_) => Self::TooManyPixels,
            _ => Self::NotAnImage,
        }
    }
}

/// The picture in an uploaded file. Takes time and memory: for the blocking pool, few at once.
pub fn artwork(file: &[u8]) -> Result<Artwork, Refused> {
    let picture = open(file)?;
    let whole = on_paper(fit(&picture, KEPT_SIDE));
    drop(picture);
    let thumb = image::imageops::thumbnail(&whole, fitted(&whole).0, fitted(&whole).1);
    Ok(Artwork { whole: jpeg(&whole)?, thumb: jpeg(&thumb)? })
}

/// A kept picture as a PNG.
pub fn png(whole: &[u8]) -> Result<Vec<u8>, Refused> {
    let mut png = Vec::new();
    let picture = image::load_from_memory_with_format(whole, ImageFormat::Jpeg)?;
    picture.write_to(&mut Cursor::new(&mut png), ImageFormat::Png)?;
    Ok(png)
}

fn open(file: &[u8]) -> Result<DynamicImage, Refused> {
    match image::guess_format(file) {
        Ok(ImageFormat::Jpeg) => {
            if scans(file) > SCANS_MAX {
                return Err(Refused::NotAnImage);
            }
            read(JpegDecoder::new(Cursor::new(file))?)
        }
        Ok(ImageFormat::Png) => {
            let still = without_extras(file);
            read(PngDecoder::with_limits(Cursor::new(still), limits())?)
        }
        Ok(ImageFormat::Gif) => read(GifDecoder::new(Cursor::new(file))?),
        Ok(ImageFormat::WebP) => read(WebPDecoder::new(Cursor::new(file))?),
        _ => Err(Refused::NotAnImage),
    }
}

fn read(mut decoder: impl ImageDecoder) -> Result<DynamicImage, Refused> {
    let (width, height) = decoder.dimensions();
    if width == 0 || height == 0 {
        return Err(Refused::NotAnImage);
    }
    let too_many = u64::from(width) * u64::from(height) > PIXELS_MAX;
    if too_many || width.max(height) > SIDE_MAX || decoder.total_bytes() > MEMORY_MAX {
        return Err(Refused::TooManyPixels);
    }
    decoder.set_limits(limits())?;
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let picture = DynamicImage::from_decoder(decoder)?;
    let mut small = fit(&picture, KEPT_SIDE);
    small.apply_orientation(orientation);
    Ok(small)
}

fn limits() -> Limits {
    let mut limits = Limits::no_limits();
    limits.max_image_width = Some(SIDE_MAX);
    limits.max_image_height = Some(SIDE_MAX);
    limits.max_alloc = Some(MEMORY_MAX);
    limits
}

/// How many scans a JPEG says it has.
fn scans(file: &[u8]) -> usize {
    file.windows(2).filter(|pair| *pair == [0xFF, 0xDA]).count()
}

/// A PNG with nothing but its header, palette, transparency, first frame and which way is up: colour
/// profiles, texts and animation are where the traps are.
fn without_extras(file: &[u8]) -> Vec<u8> {
    const SIGNATURE: usize = 8;
    let mut kept = file[..SIGNATURE.min(file.len())].to_vec();
    let mut rest = file.get(SIGNATURE..).unwrap_or_default();
    while let Some(length) = rest.first_chunk::<4>() {
        // Length, type, data, checksum.
        let length = (u32::from_be_bytes(*length) as usize).saturating_add(12);
        let Some((chunk, after)) = rest.split_at_checked(length) else {
            // Cut off: the decoder makes of it what it can.
            kept.extend_from_slice(rest);
            break;
        };
        let is_turn = &chunk[4..8] == b"eXIf" && length < EXIF_MAX;
        if is_turn || matches!(&chunk[4..8], b"IHDR" | b"PLTE" | b"tRNS" | b"IDAT" | b"IEND") {
            kept.extend_from_slice(chunk);
        }
        rest = after;
    }
    kept
}

/// The picture with its longer side at most `side`.
fn fit(picture: &DynamicImage, side: u32) -> DynamicImage {
    let longest = picture.width().max(picture.height());
    if longest <= side { picture.clone() } else { picture.thumbnail(side, side) }
}

fn fitted(picture: &RgbImage) -> (u32, u32) {
    let longest = picture.width().max(picture.height()).max(1);
    let scale = |length: u32| {
        if longest <= THUMB_SIDE { length } else { (length * THUMB_SIDE / longest).max(1) }
    };
    (scale(picture.width()), scale(picture.height()))
}

/// What was transparent is white.
fn on_paper(picture: DynamicImage) -> RgbImage {
    if !picture.color().has_alpha() {
        return picture.into_rgb8();
    }
    let transparent = picture.into_rgba8();
    RgbImage::from_fn(transparent.width(), transparent.height(), |x, y| {
        let Rgba([red, green, blue, alpha]) = *transparent.get_pixel(x, y);
        let over = |ink: u8| {
            let (ink, alpha) = (u32::from(ink), u32::from(alpha));
            u8::try_from((ink * alpha + 255 * (255 - alpha) + 127) / 255).unwrap_or(255)
        };
        image::Rgb([over(red), over(green), over(blue)])
    })
}

fn jpeg(picture: &RgbImage) -> Result<Vec<u8>, Refused> {
    let mut bytes = Vec::new();
    picture.write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, QUALITY))?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::*;

    fn file(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
        let mut bytes = Vec::new();
        picture.write_to(&mut Cursor::new(&mut bytes), format).expect("encodes");
        bytes
    }

    fn size(jpeg: &[u8]) -> (u32, u32) {
        let picture = image::load_from_memory_with_format(jpeg, ImageFormat::Jpeg).expect("a JPEG");
        (picture.width(), picture.height())
    }

    #[test]
    fn every_kind_of_picture_becomes_two_jpegs_that_fit() {
        let large = DynamicImage::new_rgb8(3_000, 1_500);
        for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::Gif, ImageFormat::WebP] {
            let art = artwork(&file(&large, format)).expect("a picture");
            assert_eq!((size(&art.whole), size(&art.thumb)), ((2_048, 1_024), (480, 240)), "{format:?}");
        }
        let small = artwork(&file(&DynamicImage::new_luma8(1, 7), ImageFormat::Png)).expect("a picture");
        assert_eq!((size(&small.whole), size(&small.thumb)), ((1, 7), (1, 7)));
    }

    #[test]
    fn what_was_transparent_is_white() {
        let clear = DynamicImage::new_rgba8(9, 9);
        let art = artwork(&file(&clear, ImageFormat::Png)).expect("a picture");
        let picture = image::load_from_memory(&art.whole).expect("a JPEG").into_rgb8();
        assert!(picture.pixels().all(|pixel| pixel.0 == [255; 3]));
    }

    #[test]
    fn what_is_no_picture_or_too_much_of_one_is_refused() {
        for not_one in
            [b"".as_slice(), b"<svg/>", b"\x89PNG\r\n\x1a\n", b"\xFF\xD8\xFF\xE0", b"GIF89a", b"BM"]
        {
            assert!(matches!(artwork(not_one), Err(Refused::NotAnImage)), "{not_one:?}");
        }
        let wide = file(&DynamicImage::new_luma8(SIDE_MAX + 1, 1), ImageFormat::Png);
        assert!(matches!(artwork(&wide), Err(Refused::TooManyPixels)));
    }

    /// Other projects' hostile and odd images, where they lie beside the repository.
    fn corpus(name: &str) -> Vec<(PathBuf, Vec<u8>)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/bench/corpora").join(name);
        let mut folders = vec![folder];
        let mut files = Vec::new();
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if let Ok(bytes) = std::fs::read(&path) {
                    files.push((path, bytes));
                }
            }
        }
        files
    }

    #[test]
    fn hostile_and_odd_images_are_pictures_or_refused() {
        for name in
            ["generated-bombs", "generated-metadata", "generated-polyglots", "image-png", "image-webp"]
        {
            for (path, file) in corpus(name) {
                if let Ok(art) = artwork(&file) {
                    let (width, height) = size(&art.whole);
                    assert!(width.max(height) <= KEPT_SIDE, "{}", path.display());
                }
            }
        }
    }

    #[test]
    fn a_photo_stands_upright_however_the_camera_was_held() {
        for (path, file) in corpus("exif-orientation") {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if let Some(is_wide) = name.ends_with(".jpg").then(|| name.starts_with("Landscape")) {
                let (width, height) = size(&artwork(&file).expect("a photo").whole);
                assert_eq!(width > height, is_wide, "{name}");
            }
        }
    }
}
