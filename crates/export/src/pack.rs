//! Drawing to text and back: what is kept of a page, so that every format can be made of it later.
//!
//! One line for the page, one for the title, one a shape: pen, tint, path. Coordinates are rounded to
//! a hundredth of a unit, 3.5 µm on paper.

use std::fmt::Write as _;

use drawing::{Drawing, Length, Page, Pen, Pens, Shape, Tint};
use kurbo::{BezPath, PathEl, Point, Size};

const FIRST_LINE: &str = "pagelings drawing 1";

/// Text that is no packed drawing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of a packed drawing cannot be read")]
pub struct Unreadable {
    /// Counted from 1.
    pub line: usize,
}

/// The whole drawing as text.
pub fn pack(drawing: &Drawing) -> String {
    let Page { size, pens } = drawing.page;
    let mut out = String::with_capacity(64 * 1024);
    let _ = writeln!(out, "{FIRST_LINE}");
    let _ = writeln!(
        out,
        "{} {} {} {} {}",
        size.width,
        size.height,
        pens.outline.units(),
        pens.inner.units(),
        pens.fine.units()
    );
    let _ = writeln!(out, "{}", drawing.title.replace(char::is_control, " "));
    for shape in &drawing.shapes {
        out.push(match shape.pen {
            Some(Pen::Outline) => 'o',
            Some(Pen::Inner) => 'i',
            Some(Pen::Fine) => 'f',
            Some(Pen::Solid) => 's',
            None => '-',
        });
        let _ = match shape.tint {
            Some(tint) => write!(out, " #{:06x} ", tint.to_hex()),
            None => write!(out, " - "),
        };
        path(&mut out, &shape.path);
        out.push('\n');
    }
    out
}

fn path(out: &mut String, path: &BezPath) {
    for element in path.elements() {
        let (letter, points): (char, &[Point]) = match element {
            PathEl::MoveTo(to) => ('M', &[*to]),
            PathEl::LineTo(to) => ('L', &[*to]),
            PathEl::QuadTo(by, to) => ('Q', &[*by, *to]),
            PathEl::CurveTo(by, and, to) => ('C', &[*by, *and, *to]),
            PathEl::ClosePath => ('Z', &[]),
        };
        out.push(letter);
        for (index, point) in points.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            let _ = write!(out, "{gap}{} {}", hundredths(point.x), hundredths(point.y));
        }
    }
}

fn hundredths(value: f64) -> f64 {
    let rounded = (value * 100.0).round() / 100.0;
    // No minus zero.
    rounded + 0.0
}

/// The drawing that [`pack`] made `text` of.
pub fn unpack(text: &str) -> Result<Drawing, Unreadable> {
    let mut lines = text.lines().enumerate();
    let mut next = || lines.next().ok_or(Unreadable { line: 1 });
    if next()?.1 != FIRST_LINE {
        return Err(Unreadable { line: 1 });
    }
    let numbers: Vec<f64> = next()?.1.split(' ').filter_map(|number| number.parse().ok()).collect();
    let [width, height, outline, inner, fine] = numbers[..] else {
        return Err(Unreadable { line: 2 });
    };
    let page = Page {
        size: Size::new(width, height),
        pens: Pens {
            outline: Length::points(outline),
            inner: Length::points(inner),
            fine: Length::points(fine),
        },
    };
    let title = next()?.1.to_owned();
    let shapes = lines
        .map(|(index, line)| shape(line).ok_or(Unreadable { line: index + 1 }))
        .collect::<Result<_, _>>()?;
    Ok(Drawing { page, title, shapes })
}

fn shape(line: &str) -> Option<Shape> {
    let mut parts = line.splitn(3, ' ');
    let pen = match parts.next()? {
        "o" => Some(Pen::Outline),
        "i" => Some(Pen::Inner),
        "f" => Some(Pen::Fine),
        "s" => Some(Pen::Solid),
        "-" => None,
        _ => return None,
    };
    let tint = match parts.next()? {
        "-" => None,
        hex => Some(Tint::parse(hex)?),
    };
    let path = BezPath::from_svg(parts.next()?).ok()?;
    Some(Shape { path, tint, pen })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Paper, Style, svg};
    use kurbo::{Circle, Rect, Shape as _};

    fn drawing() -> Drawing {
        let pens =
            Pens { outline: Length::points(4.5), inner: Length::points(3.3), fine: Length::points(3.1) };
        let mut drawing = Drawing::new(Page::art(pens));
        drawing.title = "Mia & <Leo>\n".to_owned();
        let sun: BezPath = Circle::new((100.0, 80.0), 40.0).to_path(0.01);
        drawing.shapes.push(Shape::area(sun.clone(), Tint::hex(0xFF_C9_28), Pen::Outline));
        drawing.shapes.push(Shape::patch(Rect::new(-5.0, 0.0, 20.0, 30.0).to_path(0.1), Tint::PAPER));
        drawing
            .shapes
            .push(Shape::line(BezPath::from_svg("M0 0Q5 5 10 0L-0.001 3").expect("a path"), Pen::Fine));
        drawing.shapes.push(Shape::solid(sun));
        drawing
    }

    #[test]
    fn what_is_packed_prints_as_the_original_does() {
        let original = drawing();
        let back = unpack(&pack(&original)).expect("just packed");
        assert_eq!(back.page, original.page);
        assert_eq!(back.title, "Mia & <Leo> ");
        for style in [Style::Line, Style::Colored] {
            assert_eq!(
                svg(&Drawing { title: String::new(), ..back.clone() }, style, Paper::Letter),
                svg(&Drawing { title: String::new(), ..original.clone() }, style, Paper::Letter)
            );
        }
        assert_eq!(pack(&back), pack(&original));
    }

    #[test]
    fn other_text_is_refused_with_its_line() {
        let packed = pack(&drawing());
        assert_eq!(unpack(""), Err(Unreadable { line: 1 }));
        assert_eq!(unpack(&packed.replace("4.5", "x")), Err(Unreadable { line: 2 }));
        assert_eq!(unpack(&packed.replace("\ns ", "\nx ")), Err(Unreadable { line: 7 }));
        assert_eq!(unpack(&packed.replace("#ffc928", "red")), Err(Unreadable { line: 4 }));
    }
}
