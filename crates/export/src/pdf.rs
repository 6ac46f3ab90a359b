//! Drawings to PDF: one page each, vectors only.

mod content;

use std::io::Write as _;

use drawing::{Drawing, Tint};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::{Filter, Finish, Pdf, Rect, Ref, TextStr};

use content::Content;

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
    let mut deflated = ZlibEncoder::new(Vec::new(), Compression::new(2));
    deflated.write_all(content).expect(WHY);
    deflated.finish().expect(WHY)
}

fn page_content(sheet: &Sheet) -> Vec<u8> {
    let (scale, corner) = (sheet.scale as f32, sheet.corner);
    let mut content = Content::default();
    // Round caps and joins.
    content.operator("J", &[1]);
    content.operator("j", &[1]);
    content.operator("q", NOTHING);
    // PDF's y runs up.
    let up = (sheet.size.height - corner.y) as f32;
    content.operator("cm", &[scale, 0.0, 0.0, -scale, corner.x as f32, up]);
    content.operator("re", &[0.0, 0.0, sheet.page.width() as f32, sheet.page.height() as f32]);
    content.operator("W", NOTHING);
    content.operator("n", NOTHING);
    let mut pens = Pens::default();
    for mark in &sheet.art {
        paint(&mut content, &mut pens, mark);
    }
    content.operator("Q", NOTHING);
    if !sheet.key.is_empty() {
        content.operator("cm", &[1.0, 0.0, 0.0, -1.0, 0.0, sheet.size.height as f32]);
        let mut pens = Pens::default();
        for mark in &sheet.key {
            paint(&mut content, &mut pens, mark);
        }
    }
    content.finish()
}

/// What is before an operator that needs no numbers.
const NOTHING: &[f32] = &[];

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
        content.operator("rg", &parts(fill.tint()));
    }
    if let Some(line) = mark.line {
        if pens.stroke.replace(line.paint) != Some(line.paint) {
            content.operator("RG", &parts(line.paint.tint()));
        }
        if pens.width.replace(line.width) != Some(line.width) {
            content.operator("w", &[line.width as f32]);
        }
    }
    content.outline(&mark.path);
    let painted = match (mark.fill.is_some(), mark.line.is_some()) {
        (true, true) => "B",
        (true, false) => "f",
        (false, true) => "S",
        (false, false) => "n",
    };
    content.operator(painted, NOTHING);
}

/// From 0 to 1, rounded to a thousandth.
fn parts(tint: Tint) -> [f32; 3] {
    [tint.red, tint.green, tint.blue].map(|part| (f32::from(part) / 255.0 * 1000.0).round() / 1000.0)
}
