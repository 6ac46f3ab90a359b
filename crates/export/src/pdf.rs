//! Drawings to PDF: one page each, vectors only.

use std::io::Write as _;

use drawing::{Drawing, Tint};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use kurbo::{BezPath, PathEl, Point};
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Filter, Finish, Pdf, Rect, Ref, TextStr};

use crate::paint::{Mark, Paint};
use crate::sheet::Sheet;
use crate::{Paper, Style};

/// The drawing as a PDF file of one page, without fonts or pixels. It carries no date: the same
/// drawing gives the same bytes.
pub fn pdf(drawing: &Drawing, style: Style, paper: Paper) -> Vec<u8> {
    book(std::slice::from_ref(drawing), style, paper)
}

/// The drawings as one PDF file, a page each in their order, called what the first one is called.
pub fn book(drawings: &[Drawing], style: Style, paper: Paper) -> Vec<u8> {
    let count = i32::try_from(drawings.len()).unwrap_or(i32::MAX);
    let [catalog, pages, info] = [1, 2, 3].map(Ref::new);
    let page_and_content = |number: i32| (Ref::new(4 + number * 2), Ref::new(5 + number * 2));
    let mut pdf = Pdf::new();
    let mut root = pdf.catalog(catalog);
    root.pages(pages).lang(TextStr("en"));
    root.viewer_preferences().display_doc_title(true);
    root.finish();
    pdf.pages(pages).kids((0..count).map(|number| page_and_content(number).0)).count(count);
    for (number, drawing) in (0..).zip(drawings) {
        let sheet = Sheet::new(drawing, style, paper);
        let (page, content) = page_and_content(number);
        pdf.page(page)
            .parent(pages)
            .media_box(Rect::new(0.0, 0.0, sheet.size.width as f32, sheet.size.height as f32))
            .contents(content)
            .resources();
        pdf.stream(content, &deflated(&page_content(&sheet))).filter(Filter::FlateDecode);
    }
    let mut about = pdf.document_info(info);
    about.producer(TextStr("Pagelings"));
    if let Some(first) = drawings.first().filter(|first| !first.title.is_empty()) {
        about.title(TextStr(&first.title));
    }
    about.finish();
    pdf.finish()
}

/// Smaller, in the format of zlib.
fn deflated(content: &[u8]) -> Vec<u8> {
    const WHY: &str = "memory takes every byte";
    let mut deflated = ZlibEncoder::new(Vec::new(), Compression::new(4));
    deflated.write_all(content).expect(WHY);
    deflated.finish().expect(WHY)
}

fn page_content(sheet: &Sheet) -> Vec<u8> {
    let mut content = Content::new();
    content
        .set_line_cap(LineCapStyle::RoundCap)
        .set_line_join(LineJoinStyle::RoundJoin)
        .save_state()
        // PDF's y runs up.
        .transform([
            sheet.scale as f32,
            0.0,
            0.0,
            -sheet.scale as f32,
            sheet.corner.x as f32,
            (sheet.size.height - sheet.corner.y) as f32,
        ])
        .rect(0.0, 0.0, sheet.page.width() as f32, sheet.page.height() as f32)
        .clip_nonzero()
        .end_path();
    let mut pens = Pens::default();
    for mark in &sheet.art {
        paint(&mut content, &mut pens, mark);
    }
    content.restore_state();
    if !sheet.key.is_empty() {
        content.transform([1.0, 0.0, 0.0, -1.0, 0.0, sheet.size.height as f32]);
        let mut pens = Pens::default();
        for mark in &sheet.key {
            paint(&mut content, &mut pens, mark);
        }
    }
    content.finish().to_vec()
}

/// What the file has last set, which need not be set again.
#[derive(Default)]
struct Pens {
    fill: Option<Paint>,
    stroke: Option<Paint>,
    width: Option<f64>,
}

fn paint(content: &mut Content, pens: &mut Pens, mark: &Mark) {
    if let Some(fill) = mark.fill
        && pens.fill.replace(fill) != Some(fill)
    {
        let [red, green, blue] = parts(fill.tint());
        content.set_fill_rgb(red, green, blue);
    }
    if let Some(line) = mark.line {
        if pens.stroke.replace(line.paint) != Some(line.paint) {
            let [red, green, blue] = parts(line.paint.tint());
            content.set_stroke_rgb(red, green, blue);
        }
        if pens.width.replace(line.width) != Some(line.width) {
            content.set_line_width(line.width as f32);
        }
    }
    outline(content, &mark.path);
    match (mark.fill.is_some(), mark.line.is_some()) {
        (true, true) => content.fill_nonzero_and_stroke(),
        (true, false) => content.fill_nonzero(),
        (false, true) => content.stroke(),
        (false, false) => content.end_path(),
    };
}

fn outline(content: &mut Content, path: &BezPath) {
    let mut at = Point::ORIGIN;
    let mut start = Point::ORIGIN;
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(to) => {
                content.move_to(grid(to.x), grid(to.y));
                (at, start) = (to, to);
            }
            PathEl::LineTo(to) => {
                content.line_to(grid(to.x), grid(to.y));
                at = to;
            }
            PathEl::QuadTo(control, to) => {
                let (one, two) = (at.lerp(control, 2.0 / 3.0), to.lerp(control, 2.0 / 3.0));
                curve(content, one, two, to);
                at = to;
            }
            PathEl::CurveTo(one, two, to) => {
                curve(content, one, two, to);
                at = to;
            }
            PathEl::ClosePath => {
                content.close_path();
                at = start;
            }
        }
    }
}

fn curve(content: &mut Content, one: Point, two: Point, to: Point) {
    content.cubic_to(grid(one.x), grid(one.y), grid(two.x), grid(two.y), grid(to.x), grid(to.y));
}

/// Rounded to a hundredth of a point.
fn grid(value: f64) -> f32 {
    ((value * 100.0).round() / 100.0) as f32
}

/// From 0 to 1, rounded to a thousandth.
fn parts(tint: Tint) -> [f32; 3] {
    [tint.red, tint.green, tint.blue].map(|part| (f32::from(part) / 255.0 * 1000.0).round() / 1000.0)
}
