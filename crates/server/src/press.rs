//! The printing press: a kept drawing becomes a PNG, SVG or PDF.

use crate::error::{Error, Result};
use crate::images::{Format, Look, Paper, Printing, Size};

/// Dots an inch of a page to print.
const PRINT_DPI: f64 = 300.0;
/// Dots an inch of a gallery card: 400 pixels across US Letter.
const THUMB_DPI: f64 = 47.0;

/// A file, ready to send.
pub struct Printed {
    /// What it is.
    pub format: Format,
    /// Whole.
    pub bytes: Vec<u8>,
}

/// Prints a drawing that was packed before.
pub fn print(packed: &str, format: Format, printing: Printing) -> Result<Printed> {
    let drawing = export::unpack(packed).map_err(Error::internal)?;
    let style = match printing.style {
        Look::Line => export::Style::Line,
        Look::Colored => export::Style::Colored,
        Look::Numbers => export::Style::Numbers,
    };
    let paper = sheet(printing.paper);
    let dpi = match printing.size {
        Size::Full => PRINT_DPI,
        Size::Thumb => THUMB_DPI,
    };
    let bytes = match format {
        Format::Svg => export::svg(&drawing, style, paper).into_bytes(),
        Format::Png => export::png(&drawing, style, paper, dpi),
        Format::Pdf => export::pdf(&drawing, style, paper),
        Format::Jpeg => return Err(Error::internal("line art is not printed as JPEG")),
    };
    Ok(Printed { format, bytes })
}

/// Dots an inch at which regions are found: fine enough for a fingertip.
const MAP_DPI: f64 = 100.0;

/// A point, as shares of the art box's width and height, and the color of its region.
type Filled = ((f64, f64), [u8; 3]);

/// How many of the closed regions of a drawing that was packed before are filled, 0 to 100.
pub fn colored_share(packed: &str, points: &[Filled]) -> Result<i32> {
    let drawing = export::unpack(packed).map_err(Error::internal)?;
    let map = export::regions(&drawing, MAP_DPI);
    let fills = fills(&map, points);
    let closed = map.regions.iter().zip(&fills).filter(|(region, _)| !region.is_open);
    let filled = closed.clone().filter(|(_, fill)| fill.is_some()).count();
    Ok(i32::try_from(filled * 100 / closed.count().max(1)).unwrap_or(100))
}

/// Prints a drawing that was packed before, its regions filled.
pub fn print_by_hand(packed: &str, points: &[Filled], paper: Paper) -> Result<Vec<u8>> {
    let drawing = export::unpack(packed).map_err(Error::internal)?;
    let map = export::regions(&drawing, MAP_DPI);
    let fills = fills(&map, points);
    Ok(export::by_hand(&drawing, &map, |region| fills[region], sheet(paper), PRINT_DPI))
}

/// For each region its color. A point on a line fills nothing.
fn fills(map: &export::RegionMap, points: &[Filled]) -> Vec<Option<[u8; 3]>> {
    let mut fills = vec![None; map.regions.len()];
    for ((x, y), color) in points {
        if let Some(region) = map.index_at_share(*x, *y) {
            fills[region] = Some(*color);
        }
    }
    fills
}

/// The exporter's name for a sheet.
pub const fn sheet(paper: Paper) -> export::Paper {
    match paper {
        Paper::Letter => export::Paper::Letter,
        Paper::A4 => export::Paper::A4,
    }
}
