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
    let paper = match printing.paper {
        Paper::Letter => export::Paper::Letter,
        Paper::A4 => export::Paper::A4,
    };
    let dpi = match printing.size {
        Size::Full => PRINT_DPI,
        Size::Thumb => THUMB_DPI,
    };
    let bytes = match format {
        Format::Svg => export::svg(&drawing, style, paper).into_bytes(),
        Format::Png => export::png(&drawing, style, paper, dpi),
        Format::Pdf => export::pdf(&drawing, style, paper),
    };
    Ok(Printed { format, bytes })
}
