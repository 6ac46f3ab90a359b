//! Drawing to SVG: small, readable, and without ids, scripts or style sheets, so that any number of
//! them can stand in one HTML page.

mod path;

use std::fmt::Write as _;

use drawing::{Drawing, Tint};

use crate::paint::{Line, Mark, Paint};
use crate::sheet::Sheet;
use crate::{Paper, Style};

/// The drawing as a standalone SVG document, also fit to be put into HTML as it is.
///
/// Coordinates are rounded to a tenth of a point. On paper the document has the sheet's size; with
/// [`Paper::None`] it has no size and no white of its own: it fills what it is put into, and that shows through.
pub fn svg(drawing: &Drawing, style: Style, paper: Paper) -> String {
    let sheet = Sheet::new(drawing, style, paper);
    let mut out = String::with_capacity(64 * 1024);
    open(&mut out, &sheet, paper);
    let most = most_common_line(&sheet.art);
    let _ = writeln!(
        out,
        "<svg{}{} width=\"{}\" height=\"{}\" viewBox=\"0 0 {} {}\" stroke-linecap=\"round\" stroke-linejoin=\"round\" \
         fill=\"#fff\" stroke=\"#000\" stroke-width=\"{}\">",
        attribute("x", sheet.corner.x),
        attribute("y", sheet.corner.y),
        number(sheet.page.width() * sheet.scale),
        number(sheet.page.height() * sheet.scale),
        number(sheet.page.width()),
        number(sheet.page.height()),
        number(most),
    );
    for mark in &sheet.art {
        write_mark(&mut out, mark, most);
    }
    out.push_str("</svg>\n");
    if !sheet.key.is_empty() {
        out.push_str(
            "<g fill=\"#fff\" stroke=\"#000\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n",
        );
        for mark in &sheet.key {
            write_mark(&mut out, mark, 1.0);
        }
        out.push_str("</g>\n");
    }
    out.push_str("</svg>\n");
    out
}

fn open(out: &mut String, sheet: &Sheet, paper: Paper) {
    let size = match paper {
        Paper::Letter => " width=\"8.5in\" height=\"11in\"",
        Paper::A4 => " width=\"210mm\" height=\"297mm\"",
        Paper::None => "",
    };
    let (width, height) = (number(sheet.size.width), number(sheet.size.height));
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\"{size} viewBox=\"0 0 {width} {height}\" role=\"img\">"
    );
    if !sheet.title.is_empty() {
        let _ = writeln!(out, "<title>{}</title>", escaped(sheet.title));
    }
    if paper != Paper::None {
        let _ = writeln!(out, "<path fill=\"#fff\" d=\"M0 0h{width}v{height}H0z\"/>");
    }
}

fn write_mark(out: &mut String, mark: &Mark, usual: f64) {
    out.push_str("<path");
    match mark.fill {
        Some(Paint::PAPER) => {}
        Some(paint) => {
            let _ = write!(out, " fill=\"{}\"", colour(paint.tint()));
        }
        None => out.push_str(" fill=\"none\""),
    }
    match mark.line {
        Some(Line { paint, width }) => {
            if paint != Paint::Ink {
                let _ = write!(out, " stroke=\"{}\"", colour(paint.tint()));
            }
            if width != usual {
                let _ = write!(out, " stroke-width=\"{}\"", number(width));
            }
        }
        None => out.push_str(" stroke=\"none\""),
    }
    out.push_str(" d=\"");
    path::write(out, &mark.path);
    out.push_str("\"/>\n");
}

/// The line width that most marks have: said once for all of them.
fn most_common_line(marks: &[Mark]) -> f64 {
    let widths = || marks.iter().filter_map(|mark| Some(mark.line?.width));
    let mut most = (1.0, 0);
    for width in widths() {
        let count = widths().filter(|other| *other == width).count();
        if count > most.1 {
            most = (width, count);
        }
        if count * 2 > marks.len() {
            break;
        }
    }
    most.0
}

/// ` name="value"`, or nothing for zero, which is the default of what is written this way.
fn attribute(name: &str, value: f64) -> String {
    if value == 0.0 { String::new() } else { format!(" {name}=\"{}\"", number(value)) }
}

/// With at most two decimals.
fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn colour(tint: Tint) -> String {
    let Tint { red, green, blue } = tint;
    if [red, green, blue].iter().all(|part| part >> 4 == part & 15) {
        format!("#{:x}{:x}{:x}", red & 15, green & 15, blue & 15)
    } else {
        format!("#{:06x}", tint.to_hex())
    }
}

/// Safe as XML text; characters that XML cannot carry at all are left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '\u{FFFE}' | '\u{FFFF}' => {}
            control if control.is_control() => out.push(' '),
            other => out.push(other),
        }
    }
    out
}
