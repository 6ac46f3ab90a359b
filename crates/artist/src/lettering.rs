//! Title lettering on a gentle arch: fat letters to be colored, each by itself, or all of them at once, on a shelf, where
//! the picture needs the areas; the smallest are black, on a ribbon to be colored.

use drawing::{Pens, Shape};
use kurbo::{Affine, BezPath, Rect, Vec2};

use crate::face::{Face, Letter};
use crate::glyph::is_clogged;
use crate::inking::{BESIDE, Glyph, Inking, SHELF, ink_black, ink_line, ink_on_a_shelf, reach};
use crate::narrowest_white;
use crate::ribbon::{Arch, HIGHER, WIDER};
use crate::size;

/// Beyond this em, in units, a short name would shout.
const LARGEST_EM: f64 = 104.0;
/// Two lines must leave the picture its room.
const LARGEST_EM_OF_TWO: f64 = 68.0;
/// Below this em two lines are tried.
const COMFORTABLE_EM: f64 = 62.0;
/// Fewer open letters than this would stand alone on their line.
const FEWEST_OPEN: usize = 3;
/// Titles that are one area to color are this large at most: the picture is what a crowded page is for. Two lines are
/// tried below the other em.
const LARGEST_EM_OF_ONE: f64 = 76.0;
const COMFORTABLE_EM_OF_ONE: f64 = 44.0;

/// Less white than this, in units, between the edges of a stem is a blot.
const CLOGGED: f64 = 2.6;

/// What a title looks like and how far down it reaches.
#[derive(Debug, Clone, Default)]
pub(crate) struct Lettering {
    pub(crate) shapes: Vec<Shape>,
    pub(crate) bottom: f64,
    /// About how many areas to color it has.
    pub(crate) areas: usize,
}

impl Lettering {
    /// Where it is, with the room below that it needs.
    pub(crate) fn around(&self) -> Rect {
        let letters = self.shapes.iter().map(Shape::bounds).reduce(|all, next| all.union(next));
        letters.map_or(Rect::ZERO, |letters| Rect { y1: self.bottom, ..letters })
    }
}

/// How a title is lettered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// To be colored, within a contour.
    Contoured,
    /// Each to be colored, up to so many letters; what is more is one area.
    Open(usize),
    /// One area, but for the shortest of names.
    Crowded,
}

impl Manner {
    /// So many letters at most are areas to color.
    fn most_open(self) -> usize {
        match self {
            Self::Contoured => 24,
            Self::Open(letters) => letters,
            Self::Crowded => 4,
        }
    }
}

/// Letters `text` into the top of `room`; nothing where no face knows enough of its characters.
pub(crate) fn letter(
    text: &str,
    room: Rect,
    (pens, manner): (&Pens, Manner),
    adventurous: bool,
) -> Option<Lettering> {
    // Loud capitals have slits that a shelf of letters would be black of.
    let (face, text) = choose_face(text, adventurous && manner != Manner::Crowded)?;
    let mut shapes = Vec::new();
    let mut black = Vec::new();
    let mut areas = 0;
    let mut top = room.y0 + pens.outline.units() + reach(pens);
    for line in break_lines(face, &text, room.width(), manner) {
        let (em, inking) = line.inking(face, room.width(), (pens, manner));
        let drop = if line.alone { em * 0.26 } else { em * 0.1 };
        if inking == Inking::Black && black.is_empty() {
            top += HIGHER - reach(pens);
        }
        let baseline = top + em * 0.98;
        let half = width_of(&face.letters(&line.text)) * em / 2.0;
        let arch = Arch { center: room.center().x, half, drop };
        let glyphs = set_line((face, &line.text), (em, baseline), arch, is_clogged(em, pens.inner.units()));
        top = baseline + if line.alone { 0.0 } else { reach(pens) };
        let before = shapes.len();
        match inking {
            Inking::Black => black.push((glyphs, arch)),
            Inking::Joined => {
                top += SHELF;
                areas += 1;
                ink_on_a_shelf(&glyphs, (arch, baseline), pens, &mut shapes);
            }
            Inking::Open | Inking::Contoured => {
                ink_line(&glyphs, inking == Inking::Contoured, pens, &mut shapes);
                areas += size::areas(&shapes[before..]);
            }
        }
    }
    let before = shapes.len();
    ink_black(black, &mut shapes);
    let bottom = shapes.iter().map(|shape| shape.bounds().y1).fold(room.y0, f64::max);
    areas += size::areas(&shapes[before..]);
    Some(Lettering { shapes, bottom, areas })
}

/// The first face that covers every character; where none does, the text without what the widest lacks.
fn choose_face(text: &str, adventurous: bool) -> Option<(Face, String)> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let long = text.chars().count() > 18;
    let order = match (long, adventurous) {
        (true, _) => [Face::Fredoka, Face::DynaPuff, Face::LuckiestGuy, Face::Andika],
        (false, true) => [Face::LuckiestGuy, Face::DynaPuff, Face::Fredoka, Face::Andika],
        (false, false) => [Face::DynaPuff, Face::LuckiestGuy, Face::Fredoka, Face::Andika],
    };
    if let Some(face) = order.into_iter().find(|face| face.covers(&text)) {
        return (!text.is_empty()).then_some((face, text));
    }
    let known: String = text.chars().filter(|letter| Face::Andika.covers(&letter.to_string())).collect();
    let known = known.split_whitespace().collect::<Vec<_>>().join(" ");
    known.chars().any(char::is_alphanumeric).then_some((Face::Andika, known))
}

/// Space between letters for an em of 1: their outlines and contour need air.
const TRACKING: f64 = 0.055;

fn width_of(letters: &[&Letter]) -> f64 {
    letters.iter().map(|letter| letter.advance + TRACKING).sum()
}

fn fitting_em(face: Face, line: &str, width: f64) -> f64 {
    let needed = width_of(&face.letters(line));
    if needed > 0.0 { (width - 28.0) / needed } else { LARGEST_EM }
}

/// A line of the title before it is set.
struct Line {
    text: String,
    em: f64,
    /// All of it is one area to color.
    joined: bool,
    /// The only line.
    alone: bool,
}

impl Line {
    /// Its em, and how its letters are inked.
    fn inking(&self, face: Face, width: f64, (pens, manner): (&Pens, Manner)) -> (f64, Inking) {
        let white = |em: f64| em * face.stem() - pens.inner.units();
        // A letter is widest where its strokes meet.
        let is_narrow = white(self.em * 1.1) < narrowest_white();
        if !self.joined && !is_narrow {
            let inking = if manner == Manner::Contoured { Inking::Contoured } else { Inking::Open };
            return (self.em, inking);
        }
        let fitting = |wider: f64| self.em.min(fitting_em(face, &self.text, width - wider));
        let em = fitting(2.0 * BESIDE);
        if white(em) > CLOGGED { (em, Inking::Joined) } else { (fitting(WIDER), Inking::Black) }
    }
}

/// One line; or two of nearly the same width where one would be small; or, where there are more letters than
/// may be open, whose it is on a first line of open ones and a smaller second one of a single area.
fn break_lines(face: Face, text: &str, width: f64, manner: Manner) -> Vec<Line> {
    let open = manner.most_open();
    let too_many = letters_in(text) > open;
    let crowded = manner == Manner::Crowded;
    let widest = |text: &str, largest: f64| fitting_em(face, text, width).min(largest);
    let largest_joined = if crowded { LARGEST_EM_OF_ONE } else { f64::INFINITY };
    let em_of = |text: &str, largest: f64| {
        let as_one = || fitting_em(face, text, width - 2.0 * BESIDE).min(largest.min(largest_joined));
        if too_many { as_one() } else { widest(text, largest) }
    };
    let breaks: Vec<(&str, &str)> =
        text.match_indices(' ').map(|(at, _)| (&text[..at], &text[at + 1..])).collect();
    if too_many
        && !crowded
        && let Some((first, rest)) = breaks
            .iter()
            .find(|(first, _)| is_owner(first) && (FEWEST_OPEN..=open).contains(&letters_in(first)))
    {
        let em = widest(first, LARGEST_EM_OF_TWO * 1.15);
        let line =
            |text: &str, em: f64, joined: bool| Line { text: text.to_owned(), em, joined, alone: false };
        return vec![line(first, em, false), line(rest, em_of(rest, em * 0.72), true)];
    }
    let one = em_of(text, LARGEST_EM);
    let comfortable = if too_many { COMFORTABLE_EM_OF_ONE } else { COMFORTABLE_EM };
    let two = breaks
        .into_iter()
        .map(|(first, rest)| {
            (em_of(first, LARGEST_EM_OF_TWO).min(em_of(rest, LARGEST_EM_OF_TWO)), first, rest)
        })
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .filter(|(em, ..)| one < comfortable && *em > one * 1.15);
    let lines = match two {
        Some((em, first, rest)) => vec![(first, em), (rest, em)],
        None => vec![(text, one)],
    };
    let alone = lines.len() == 1;
    lines.into_iter().map(|(text, em)| Line { text: text.to_owned(), em, joined: too_many, alone }).collect()
}

/// Whether words say whose it is, as in "Mia's Big Adventure".
fn is_owner(words: &str) -> bool {
    ["'s", "’s", "s'", "s’"].iter().any(|ending| words.ends_with(ending))
}

fn letters_in(text: &str) -> usize {
    text.chars().filter(|letter| letter.is_alphanumeric()).count()
}

/// The letters of a line on its arch, each leaning with the curve, with their slits where those are to be ink.
fn set_line(
    (face, text): (Face, &str),
    (em, baseline): (f64, f64),
    arch: Arch,
    has_slits: bool,
) -> Vec<Glyph> {
    let mut x = arch.center - arch.half;
    let mut set = Vec::new();
    for letter in face.letters(text) {
        let advance = (letter.advance + TRACKING) * em;
        let middle = x + advance / 2.0;
        let along = (middle - arch.center) / arch.half.max(1.0);
        let slope = 2.0 * arch.drop * along / arch.half.max(em);
        if !letter.path.elements().is_empty() {
            let place = Affine::translate(Vec2::new(middle, baseline + arch.at(middle)))
                * Affine::rotate(libm::atan(slope))
                * Affine::translate(Vec2::new(-letter.advance * em / 2.0, 0.0))
                * Affine::scale(em);
            let slits = if has_slits { place * &letter.slits } else { BezPath::new() };
            set.push(Glyph { path: place * &letter.path, hull: place * &letter.hull, slits });
        }
        x += advance;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Drawing, Length, Page};

    use crate::ink::{self, Layer, Layers, Rules};

    fn pens() -> Pens {
        Pens { outline: Length::points(4.5), inner: Length::points(3.3), fine: Length::points(3.1) }
    }

    fn check(text: &str) -> Option<Lettering> {
        letter(text, Rect::new(20.0, 14.0, 520.0, 200.0), (&pens(), Manner::Open(9)), false)
    }

    #[test]
    fn every_title_stays_in_its_room() {
        for text in ["Mia", "Zoë & Amélie 8", "Maximiliana-Konstantina's Magical Forest Adventure", "Ян", "W"]
        {
            let lettering = check(text).expect(text);
            for shape in &lettering.shapes {
                let bounds = shape.bounds();
                assert!(bounds.x0 >= 14.0 && bounds.x1 <= 526.0, "{text}: {bounds:?}");
                assert!(bounds.y0 >= 10.0 && bounds.y1 < 220.0, "{text}: {bounds:?}");
            }
        }
    }

    #[test]
    fn a_title_on_a_shelf_is_one_area_to_color() {
        for text in ["Priya's Quest", "Zoe's Adventure", "Kofi and Finn", "Jumpy Yaqub", "Theodora's Forest"]
        {
            let room = Rect::new(20.0, 14.0, 520.0, 200.0);
            let lettering = letter(text, room, (&pens(), Manner::Crowded), true).expect(text);
            assert_eq!(lettering.areas, 1, "{text}");
            let mut drawing = Drawing::new(Page::art(pens()));
            drawing.shapes = lettering.shapes;
            let groups = vec![0; drawing.shapes.len()];
            let layers = Layers { groups, layers: vec![Layer::Lettering], ..Layers::default() };
            let narrowest = narrowest_white();
            let rules = Rules { narrowest, most: 60, darkest: 0.5, faces: &[], landmarks: &[] };
            // The paper around it is the other, and counters that a crayon fits are some.
            let areas = ink::settled(drawing, &layers, rules).areas;
            assert!((2..=4).contains(&areas), "{text}: {areas}");
        }
    }

    #[test]
    fn what_no_face_knows_is_left_out_and_the_rest_stands() {
        assert!(check("🦄 Mia 🦄").is_some());
        assert!(check("🦄").is_none());
        assert!(check("  ").is_none());
    }
}
