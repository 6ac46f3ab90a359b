//! Drawing to PNG.

use ::png::{BitDepth, ColorType, Compression, Encoder, Filter, PixelDimensions, Unit};
use drawing::Drawing;
use kurbo::Affine;

use crate::raster::{Raster, Window};
use crate::sheet::Sheet;
use crate::{Paper, Style};

/// The drawing as a PNG image at `dpi` dots an inch (1–1200), with its resolution and title.
///
/// US Letter at 300 dpi is 2550 × 3300 pixels. Line art has sixteen greys, the other styles are RGB.
pub fn png(drawing: &Drawing, style: Style, paper: Paper, dpi: f64) -> Vec<u8> {
    let dpi = dpi.clamp(1.0, 1200.0);
    let sheet = Sheet::new(drawing, style, paper);
    let raster = raster(&sheet, dpi);
    match style {
        Style::Line => grey(&sheet, &raster, dpi),
        Style::Colored | Style::Numbers => rgb(&sheet, &raster, dpi),
    }
}

/// The sheet's marks as edges on a canvas of its size.
pub(crate) fn raster(sheet: &Sheet, dpi: f64) -> Raster {
    let zoom = dpi / 72.0;
    let pixels = |points: f64| ((points * zoom).round() as usize).max(1);
    let mut raster = Raster::new(pixels(sheet.size.width), pixels(sheet.size.height));
    let scale = sheet.scale * zoom;
    let placing = sheet.placing().then_scale(zoom);
    let corner = |points: f64| (points * zoom).round() as usize;
    raster.clip(Window {
        left: corner(sheet.corner.x),
        top: corner(sheet.corner.y),
        right: corner(sheet.corner.x + sheet.page.width() * sheet.scale),
        bottom: corner(sheet.corner.y + sheet.page.height() * sheet.scale),
    });
    for mark in &sheet.art {
        raster.paint(mark, placing, scale);
    }
    raster.clip(Window::EVERYTHING);
    for mark in &sheet.key {
        raster.paint(mark, Affine::scale(zoom), zoom);
    }
    raster
}

fn grey(sheet: &Sheet, raster: &Raster, dpi: f64) -> Vec<u8> {
    let width = raster.width();
    let mut data = Vec::with_capacity(width.div_ceil(2) * raster.height());
    raster.bands(|band: &[u8]| {
        for row in band.chunks(width) {
            let (pairs, last) = row.as_chunks::<2>();
            data.extend(pairs.iter().map(|[left, right]| pack(*left, *right)));
            data.extend(last.iter().map(|left| pack(*left, 0)));
        }
    });
    encode(sheet, raster, dpi, (ColorType::Grayscale, BitDepth::Four), &data)
}

/// Two pixels in a byte, each the nearest of sixteen greys.
fn pack(left: u8, right: u8) -> u8 {
    let sixteenth = |grey: u8| ((u16::from(grey) * 15 + 135) >> 8) as u8;
    (sixteenth(left) << 4) | sixteenth(right)
}

fn rgb(sheet: &Sheet, raster: &Raster, dpi: f64) -> Vec<u8> {
    let mut data = Vec::with_capacity(raster.width() * raster.height() * 3);
    raster.bands(|band: &[[u8; 3]]| data.extend_from_slice(band.as_flattened()));
    rgb_file(sheet, raster, dpi, &data)
}

/// Rows of red, green and blue bytes as a file.
pub(crate) fn rgb_file(sheet: &Sheet, raster: &Raster, dpi: f64, data: &[u8]) -> Vec<u8> {
    encode(sheet, raster, dpi, (ColorType::Rgb, BitDepth::Eight), data)
}

fn encode(
    sheet: &Sheet,
    raster: &Raster,
    dpi: f64,
    (colour, depth): (ColorType, BitDepth),
    data: &[u8],
) -> Vec<u8> {
    let mut file = Vec::with_capacity(512 * 1024);
    let mut encoder = Encoder::new(&mut file, raster.width() as u32, raster.height() as u32);
    encoder.set_color(colour);
    encoder.set_depth(depth);
    encoder.set_compression(Compression::Fast);
    encoder.set_filter(Filter::Up);
    let per_metre = (dpi / 0.0254).round() as u32;
    encoder.set_pixel_dims(Some(PixelDimensions { xppu: per_metre, yppu: per_metre, unit: Unit::Meter }));
    const WHY: &str = "memory takes every byte, and the header fits the data";
    if !sheet.title.is_empty() {
        let title = sheet.title.to_owned();
        encoder.add_itxt_chunk("Title".to_owned(), title).expect(WHY);
    }
    let mut writer = encoder.write_header().expect(WHY);
    writer.write_image_data(data).expect(WHY);
    writer.finish().expect(WHY);
    file
}
