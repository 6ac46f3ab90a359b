//! Title lettering on a gentle arch: fat letters to be colored, each by itself, or printed in black on a ribbon to be
//! colored where the picture needs the areas, and where letters are too small for a crayon.

use drawing::{Pens, Shape};
use kurbo::{Affine, BezPath, Rect, Vec2};

use crate::face::Face;
use crate::glyph::is_clogged;
use crate::inking::{Glyph, Inking, ink_black, ink_line, reach};
use crate::narrowest_white;
use crate::ribbon::{Arch, HIGHER, WIDER};
use crate::size;
use crate::spacing::{Spaced, spaced};

/// Beyond this em, in units, a short name would shout.
const LARGEST_EM: f64 = 104.0;
/// Two lines must leave the picture its room.
const LARGEST_EM_OF_TWO: f64 = 68.0;
/// Below this em two lines are tried.
const COMFORTABLE_EM: f64 = 54.0;
/// The same of letters printed in black: the picture is what a crowded page is for, and no black is wide.
const LARGEST_EM_OF_BLACK: f64 = 42.0;
const LARGEST_EM_OF_TWO_BLACK: f64 = 38.0;
const COMFORTABLE_EM_OF_BLACK: f64 = 34.0;

/// Letters are so much wider than their stems where strokes meet.
const WHERE_STROKES_MEET: f64 = 1.1;

/// A line has so much air at both ends together, in units.
const AIR: f64 = 28.0;

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
    /// Each to be colored, up to so many letters; more are printed.
    Open(usize),
    /// Printed on a ribbon, but for the shortest of names.
    Printed,
}

impl Manner {
    /// So many letters at most are areas to color.
    fn most_open(self) -> usize {
        match self {
            Self::Contoured => 24,
            Self::Open(letters) => letters,
            Self::Printed => 4,
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
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let title = Title::set(&text, room.width(), (pens, manner), adventurous)?;
    let Title { em, inking, .. } = title;
    let alone = title.lines.len() == 1;
    let drop = if alone { em * 0.26 } else { em * 0.1 };
    let mut shapes = Vec::new();
    let mut black = Vec::new();
    let mut areas = 0;
    let above = if inking == Inking::Black { HIGHER } else { reach(pens) };
    let mut top = room.y0 + pens.outline.units() + above;
    for (line, length) in title.lines {
        let baseline = top + em * 0.98;
        let arch = Arch { center: room.center().x, half: length * em / 2.0, drop };
        let glyphs = set_line(&line, (em, baseline), arch, (pens, inking));
        top = baseline + if alone { 0.0 } else { reach(pens) };
        let before = shapes.len();
        match inking {
            Inking::Black => black.push((glyphs, arch)),
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

/// A title before it is on its arch: its lines, each with its length in ems, all of one em, in units.
struct Title {
    lines: Vec<(Vec<Spaced>, f64)>,
    em: f64,
    inking: Inking,
}

impl Title {
    /// The first of the ways to ink it that a crayon fits.
    fn set(text: &str, width: f64, (pens, manner): (&Pens, Manner), adventurous: bool) -> Option<Self> {
        let stroke = (narrowest_white() + pens.inner.units()) / WHERE_STROKES_MEET;
        let round = [Face::Sniglet, Face::DynaPuff, Face::Fredoka, Face::Andika];
        let clear = [Face::FredokaMedium, Face::DynaPuff, Face::Sniglet, Face::Andika];
        let long = text.chars().count() > LONG;
        // The most open counters first, the fattest strokes last.
        let loud: &[[Face; 4]] = match (long, adventurous) {
            (true, _) => &[[Face::Fredoka, Face::DynaPuff, Face::LuckiestGuy, Face::Andika]],
            // Between its strokes is no room for the lines of a simple page.
            (false, true) if manner == Manner::Contoured => {
                &[[Face::LuckiestGuy, Face::DynaPuff, Face::Fredoka, Face::Andika]]
            }
            (false, _) => &[[Face::DynaPuff, Face::Fredoka, Face::Sniglet, Face::Andika], round],
        };
        for order in loud.iter().filter(|_| letters_in(text) <= manner.most_open()) {
            let (face, text) = choose_face(text, *order)?;
            let inking = if manner == Manner::Contoured { Inking::Contoured } else { Inking::Open };
            let least = stroke / face.stem();
            let title = Self::broken(face, &text, (width, least), inking);
            if title.em >= least {
                return Some(title);
            }
        }
        let (face, known) = choose_face(text, clear)?;
        Some(Self::broken(face, &known, (width, 0.0), Inking::Black))
    }

    /// On one line; or on two of nearly the same length where one would be small, or its em less than the `least`.
    fn broken(face: Face, text: &str, (width, least): (f64, f64), inking: Inking) -> Self {
        let (largest, largest_of_two, comfortable) = match inking {
            Inking::Black => (LARGEST_EM_OF_BLACK, LARGEST_EM_OF_TWO_BLACK, COMFORTABLE_EM_OF_BLACK),
            Inking::Open | Inking::Contoured => (LARGEST_EM, LARGEST_EM_OF_TWO, COMFORTABLE_EM),
        };
        let on = |lines: &[&str], largest: f64| {
            let lines: Vec<_> = lines.iter().map(|line| spaced(face, line)).collect();
            let air = AIR + if inking == Inking::Black { WIDER } else { 0.0 };
            let title = Self { lines, em: largest, inking };
            Self { em: ((width - air) / title.longest()).min(largest), ..title }
        };
        let one = on(&[text], largest);
        if one.em >= f64::max(comfortable, least) {
            return one;
        }
        let breaks = text.match_indices(' ').map(|(at, _)| (&text[..at], &text[at + 1..]));
        let two = breaks.map(|(first, rest)| on(&[first, rest], largest_of_two));
        let two = two.min_by(|a, b| a.longest().total_cmp(&b.longest()));
        two.filter(|two| two.em > one.em * 1.08).unwrap_or(one)
    }

    /// The length of its longest line, in ems.
    fn longest(&self) -> f64 {
        self.lines.iter().map(|(_, length)| *length).fold(1e-9, f64::max)
    }
}

/// A text of more characters is long.
const LONG: usize = 18;

/// The first face that covers every character; where none does, the text without what the widest lacks.
fn choose_face(text: &str, order: [Face; 4]) -> Option<(Face, String)> {
    if let Some(face) = order.into_iter().find(|face| face.covers(text)) {
        // Its small letters are capitals of other shapes, of which an N looks like an A.
        let text = if face == Face::LuckiestGuy { text.to_uppercase() } else { text.to_owned() };
        return (!text.is_empty()).then_some((face, text));
    }
    let known: String = text.chars().filter(|letter| Face::Andika.covers(&letter.to_string())).collect();
    let known = known.split_whitespace().collect::<Vec<_>>().join(" ");
    known.chars().any(char::is_alphanumeric).then_some((Face::Andika, known))
}

fn letters_in(text: &str) -> usize {
    text.chars().filter(|letter| letter.is_alphanumeric()).count()
}

/// The letters of a line on its arch, each leaning with the curve, with their slits where those are to be ink.
fn set_line(
    line: &[Spaced],
    (em, baseline): (f64, f64),
    arch: Arch,
    (pens, inking): (&Pens, Inking),
) -> Vec<Glyph> {
    let has_slits = inking != Inking::Black && is_clogged(em, pens.inner.units());
    // Where ems along the line are on the arch, near those at `x`.
    let place = |x: f64| {
        let middle = arch.center - arch.half + x * em;
        let along = (middle - arch.center) / arch.half.max(1.0);
        let slope = 2.0 * arch.drop * along / arch.half.max(em);
        Affine::translate(Vec2::new(middle, baseline + arch.at(middle)))
            * Affine::rotate(libm::atan(slope))
            * Affine::scale(em)
            * Affine::translate(Vec2::new(-x, 0.0))
    };
    let set = line.iter().filter(|spaced| !spaced.letter.path.elements().is_empty()).map(|spaced| {
        let letter = spaced.letter;
        let place_of = place(spaced.x + letter.advance / 2.0) * Affine::translate(Vec2::new(spaced.x, 0.0));
        let cleft = has_slits.then(|| letter.cleft());
        Glyph {
            path: place_of * cleft.map_or(&letter.path, |cleft| &cleft.bridged),
            hull: place_of * &letter.hull,
            slits: cleft.map_or_else(BezPath::new, |cleft| place_of * &cleft.slits),
        }
    });
    set.collect()
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
    fn printed_letters_leave_the_areas_to_the_picture() {
        for text in ["Priya Quest", "Zoe Adventure", "Kofy and Fynn", "Jumpy Yaqub", "Theodora Forest"] {
            let room = Rect::new(20.0, 14.0, 520.0, 200.0);
            let lettering = letter(text, room, (&pens(), Manner::Printed), true).expect(text);
            assert!(lettering.areas < letters_in(text), "{text}: {}", lettering.areas);
            let mut drawing = Drawing::new(Page::art(pens()));
            drawing.shapes = lettering.shapes;
            let groups = vec![0; drawing.shapes.len()];
            let layers = Layers { groups, layers: vec![Layer::Lettering], ..Layers::default() };
            let narrowest = narrowest_white();
            let rules = Rules { narrowest, most: 60, darkest: 0.5, faces: &[], landmarks: &[] };
            let areas = ink::settled(drawing, &layers, rules).areas;
            // A ribbon, its ends and the paper around it, and counters that a crayon fits.
            assert!(areas <= 6, "{text}: {areas}");
        }
    }

    #[test]
    fn what_no_face_knows_is_left_out_and_the_rest_stands() {
        assert!(check("🦄 Mia 🦄").is_some());
        assert!(check("🦄").is_none());
        assert!(check("  ").is_none());
    }
}
