//! Drawing to SVG.

use std::fmt::Write as _;

use drawing::{Drawing, Pen, Tint};

use crate::Style;

/// The drawing's art box as a standalone SVG document.
pub fn svg(drawing: &Drawing, style: Style) -> String {
    let size = drawing.page.size;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n",
        size.width, size.height
    );
    for shape in &drawing.shapes {
        let fill = match (shape.pen, shape.tint, style) {
            (Some(Pen::Solid), _, _) => Some(Tint::hex(0)),
            (_, Some(_), Style::Line) => Some(Tint::PAPER),
            (_, Some(tint), Style::Colored) => Some(tint),
            (_, None, _) => None,
        };
        let _ = write!(out, "<path d=\"{}\"", shape.path.to_svg());
        if let Some(fill) = fill {
            let _ = write!(out, " fill=\"#{:06x}\"", fill.to_hex());
        }
        if let Some(pen) = shape.pen.filter(|pen| *pen != Pen::Solid) {
            let _ = write!(
                out,
                " stroke=\"#000\" stroke-width=\"{}\"",
                drawing.page.pens.width(pen)
            );
        }
        out.push_str("/>\n");
    }
    out.push_str("</svg>\n");
    out
}
