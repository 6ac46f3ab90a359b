//! A story's pages laid out as a book: a cover, each picture with its text below, and an end to sign.

use drawing::{ART_BOX, Drawing, Length, Page, Pen, Pens, Shape, Tint};
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};
use scene::{Character, ReadingLevel};

use crate::face::Face;
use crate::lettering::{self, Manner};
use crate::{pens, portrait};

/// A story with its pictures.
#[derive(Debug, Clone, Copy)]
pub struct Book<'a> {
    /// What the book is called.
    pub title: &'a str,
    /// Whom it is about.
    pub child: &'a Character,
    /// Decides how large the text is set.
    pub reading_level: ReadingLevel,
    /// The picture under the title.
    pub cover: &'a Drawing,
    /// Each picture and what stands below it.
    pub pages: &'a [(Drawing, String)],
}

/// Every sheet of the book in order, on pages as large as the art box.
pub fn bind(book: &Book<'_>) -> Vec<Drawing> {
    let mut sheets = vec![cover(book)];
    sheets.extend((1..).zip(book.pages).map(|(number, (art, text))| leaf(book, number, art, text)));
    sheets.push(the_end(book));
    sheets
}

/// Text is never set wider than this, in units: a line the eye finds back from.
const MEASURE: f64 = 500.0;
/// White between picture and text, in units.
const GAP: f64 = 20.0;
/// The strip at the foot of a page that holds its number, in units.
const FOOT: f64 = 24.0;
/// A picture keeps this share of its size; longer texts are set smaller instead.
const SMALLEST_PICTURE: f64 = 0.66;
/// From one line to the next, in ems: Andika has long tails.
const LEADING: f64 = 1.5;

/// The size of the text in units: what early readers are used to from their books.
const fn em_of(level: ReadingLevel) -> f64 {
    match level {
        ReadingLevel::Beginner => 24.0,
        ReadingLevel::Intermediate => 17.5,
        ReadingLevel::Advanced => 14.5,
    }
}

fn cover(book: &Book<'_>) -> Drawing {
    let starring = format!("starring {}", book.child.name.as_str());
    let mut sheet = blank(book.title);
    let pens = book.cover.page.pens;
    let top = Rect::new(16.0, 0.0, ART_BOX.width - 16.0, 220.0);
    let title =
        lettering::letter(book.title, top, (&pens, Manner::Open(usize::MAX)), false).unwrap_or_default();
    let room = Rect::new(0.0, title.bottom + 16.0, ART_BOX.width, ART_BOX.height - 48.0);
    picture(&mut sheet, book.cover, room);
    sheet.shapes.extend(title.shapes);
    let em = 26.0 * (MEASURE / width(Face::Andika, &starring, 26.0)).min(1.0);
    set(&mut sheet, (Face::Andika, em), &starring, Point::new(ART_BOX.width / 2.0, ART_BOX.height - 12.0));
    sheet
}

fn leaf(book: &Book<'_>, number: usize, art: &Drawing, text: &str) -> Drawing {
    let mut sheet = blank(book.title);
    let room = ART_BOX.height * (1.0 - SMALLEST_PICTURE) - GAP - FOOT;
    let (em, lines) = fitted(text, em_of(book.reading_level), room);
    let block = em * LEADING * lines.len() as f64;
    let bottom = ART_BOX.height - FOOT - block - GAP;
    picture(&mut sheet, art, Rect::new(0.0, 0.0, ART_BOX.width, bottom));
    let left =
        (ART_BOX.width - lines.iter().map(|line| width(Face::Reading, line, em)).fold(0.0, f64::max)) / 2.0;
    for (index, line) in lines.iter().enumerate() {
        let baseline = bottom + GAP + em * LEADING * index as f64 + em;
        sheet.shapes.extend(letters(Face::Reading, line, em, Point::new(left, baseline)));
    }
    let foot = Point::new(ART_BOX.width / 2.0, ART_BOX.height - 2.0);
    set(&mut sheet, (Face::Reading, 12.0), &number.to_string(), foot);
    sheet
}

fn the_end(book: &Book<'_>) -> Drawing {
    let mut sheet = blank(book.title);
    sheet.page.pens = pens::pens(scene::Complexity::Simple, Some(book.child.age));
    let room = Rect::new(20.0, 30.0, ART_BOX.width - 20.0, 200.0);
    if let Some(lettering) = lettering::letter("The End", room, (&sheet.page.pens, Manner::Open(9)), false) {
        sheet.shapes.extend(lettering.shapes);
    }
    place(&mut sheet, &portrait(book.child), Rect::new(90.0, 180.0, ART_BOX.width - 90.0, 570.0));
    let baseline = 640.0;
    let mut x = 40.0;
    for (word, line) in [("Colored by", 230.0), ("on", 122.0)] {
        sheet.shapes.extend(letters(Face::Reading, word, 17.5, Point::new(x, baseline)));
        x += width(Face::Reading, word, 17.5) + 10.0;
        let rule = kurbo::Line::new((x, baseline + 3.0), (x + line, baseline + 3.0));
        sheet.shapes.push(Shape::line(rule.to_path(0.1), Pen::Fine));
        x += line + 12.0;
    }
    set(
        &mut sheet,
        (Face::Reading, 12.0),
        book.title,
        Point::new(ART_BOX.width / 2.0, ART_BOX.height - 20.0),
    );
    sheet
}

fn blank(title: &str) -> Drawing {
    let thin = Length::points(1.0);
    let mut sheet = Drawing::new(Page::art(Pens { outline: thin, inner: thin, fine: thin }));
    title.clone_into(&mut sheet.title);
    sheet
}

/// The picture in `room`; its pens shrink with it, and what runs over its edge is cut off.
fn picture(sheet: &mut Drawing, art: &Drawing, room: Rect) {
    let inside = place(sheet, art, room);
    sheet.shapes.retain(|shape| shape.path.bounding_box().overlaps(inside));
    let mut around = ART_BOX.to_rect().inflate(200.0, 200.0).to_path(0.1);
    around.extend(inside.to_path(0.1).reverse_subpaths());
    // Twice: at the edge of the paper one layer lets a hair of ink shine through.
    sheet.shapes.extend([Shape::patch(around.clone(), Tint::PAPER), Shape::patch(around, Tint::PAPER)]);
}

/// Draws `art` centred in `room`, as large as it fits; where it then is.
fn place(sheet: &mut Drawing, art: &Drawing, room: Rect) -> Rect {
    let size = art.page.size;
    let scale = (room.width() / size.width).min(room.height() / size.height);
    let corner = room.center().to_vec2() - Vec2::new(size.width, size.height) * (scale / 2.0);
    let placing = Affine::translate(corner) * Affine::scale(scale);
    sheet.shapes.extend(art.shapes.iter().map(|shape| shape.clone().placed(placing)));
    let pens = art.page.pens;
    let shrunk = |pen: Length| Length::points(pen.units() * scale);
    sheet.page.pens =
        Pens { outline: shrunk(pens.outline), inner: shrunk(pens.inner), fine: shrunk(pens.fine) };
    placing.transform_rect_bbox(art.page.rect())
}

/// The text in lines that fit `room` units of height, as large as `em` at most.
fn fitted(text: &str, em: f64, room: f64) -> (f64, Vec<String>) {
    let mut em = em;
    loop {
        let lines = balanced(text, em);
        if em * LEADING * lines.len() as f64 <= room || em < 8.0 {
            return (em, lines);
        }
        em *= 0.96;
    }
}

/// As few lines as the measure allows, and then as even as can be.
fn balanced(text: &str, em: f64) -> Vec<String> {
    let lines = broken(text, em, MEASURE);
    let (mut narrow, mut wide) = (MEASURE / lines.len().max(1) as f64 * 0.8, MEASURE);
    for _ in 0..10 {
        let middle = (narrow + wide) / 2.0;
        if broken(text, em, middle).len() > lines.len() { narrow = middle } else { wide = middle }
    }
    broken(text, em, wide)
}

/// Broken between words, each line as full as `measure` allows. A word longer than that stands alone.
fn broken(text: &str, em: f64, measure: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut full = 0.0;
    let space = width(Face::Reading, " ", em);
    for word in text.split(' ') {
        let wide = width(Face::Reading, word, em);
        match lines.last_mut() {
            Some(line) if full + space + wide <= measure => {
                line.push(' ');
                line.push_str(word);
                full += space + wide;
            }
            _ => {
                lines.push(word.to_owned());
                full = wide;
            }
        }
    }
    lines
}

fn width(face: Face, text: &str, em: f64) -> f64 {
    face.letters(text).iter().map(|letter| letter.advance).sum::<f64>() * em
}

/// One line of black text centred on `foot`.
fn set(sheet: &mut Drawing, (face, em): (Face, f64), text: &str, foot: Point) {
    let left = foot.x - width(face, text, em) / 2.0;
    sheet.shapes.extend(letters(face, text, em, Point::new(left, foot.y)));
}

/// A line of text as one area of ink, its first letter at `origin`.
fn letters(face: Face, text: &str, em: f64, origin: Point) -> Option<Shape> {
    let mut ink = BezPath::new();
    let mut x = origin.x;
    for letter in face.letters(text) {
        ink.extend(Affine::translate((x, origin.y)) * Affine::scale(em) * letter.path.clone());
        x += letter.advance * em;
    }
    (!ink.elements().is_empty()).then(|| Shape::solid(ink))
}
