//! Title lettering on a gentle arch: fat letters to be colored, or small black ones on a ribbon to be colored where the
//! picture needs the areas.

use std::f64::consts::FRAC_PI_8;

use drawing::{Pen, Pens, Shape, Tint};
use i_overlay::core::fill_rule::FillRule;
use i_overlay::float::simplify::SimplifyShape as _;
use kurbo::{Affine, BezPath, Rect, Shape as _, Vec2};

use crate::convex;
use crate::face::{Face, Letter, closed, contours_of, ring_of};
use crate::glyph::{ink_letter, is_clogged};
use crate::narrowest_white;
use crate::ribbon::{self, Arch, ribbon};

/// The cheerful row that letters take their colours from in the coloured version.
const LETTER_TINTS: [Tint; 6] = [
    Tint::hex(0xFF_5F3D),
    Tint::hex(0xFF_C928),
    Tint::hex(0x7C_C04A),
    Tint::hex(0x4D_B4E6),
    Tint::hex(0xFF_86B0),
    Tint::hex(0xB0_8AE0),
];
const CONTOUR_TINT: Tint = Tint::hex(0xFF_F4D6);
/// Beyond this em, in units, a short name would shout.
const LARGEST_EM: f64 = 104.0;
/// Two lines must leave the picture its room.
const LARGEST_EM_OF_TWO: f64 = 68.0;
/// Below this em two lines are tried.
const COMFORTABLE_EM: f64 = 62.0;

/// How closely a contour follows its letters, in units: at its distance less is not seen.
const FOLLOWED: f64 = 0.8;

/// Width of a cut through a black letter, in units.
const CUT: f64 = 2.2;
/// The widest stem of a black letter, in units: where strokes meet it is wider still.
const WIDEST_STEM: f64 = 8.0;
/// Fewer open letters than this would stand alone on their line.
const FEWEST_OPEN: usize = 3;
/// Titles all in black are this large at most: the picture is what a crowded page is for.
const LARGEST_EM_IN_BLACK: f64 = 50.0;

/// What a title looks like and how far down it reaches.
#[derive(Debug, Clone, Default)]
pub(crate) struct Lettering {
    pub(crate) shapes: Vec<Shape>,
    pub(crate) bottom: f64,
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
    /// To be colored, up to so many letters; what is more is black.
    Open(usize),
    /// Small and black, but for the shortest of names.
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
    let (face, text) = choose_face(text, adventurous)?;
    let mut shapes = Vec::new();
    let mut black = Vec::new();
    let mut top = room.y0 + pens.outline.units() + reach(pens);
    for line in break_lines(face, &text, room.width(), manner) {
        let em = line.em;
        // A letter is widest where its strokes meet.
        let solid = line.solid || em * face.stem() * 1.1 - pens.inner.units() < narrowest_white();
        let em = if solid { em.min(largest_in_black(face, &line.text, room.width())) } else { em };
        let drop = if line.alone { em * 0.26 } else { em * 0.1 };
        if solid && black.is_empty() {
            top += ribbon::HIGHER - reach(pens);
        }
        let baseline = top + em * 0.98;
        let half = width_of(&face.letters(&line.text)) * em / 2.0;
        let arch = Arch { center: room.center().x, half, drop };
        let set = |part: fn(&Letter) -> &BezPath| set_line((face, &line.text), (em, baseline), arch, part);
        let glyphs = set(|letter| &letter.path);
        top = baseline + if line.alone { 0.0 } else { reach(pens) };
        match manner {
            _ if solid => black.push((glyphs, arch)),
            Manner::Contoured => ink_line(&glyphs, Inking::Contoured, pens, &mut shapes),
            Manner::Open(_) | Manner::Crowded => ink_line(&glyphs, Inking::Open, pens, &mut shapes),
        }
        if !solid && is_clogged(em, pens.inner.units()) {
            shapes.extend(set(|letter| &letter.slits).into_iter().map(Shape::solid));
        }
    }
    ink_black(black, &mut shapes);
    let bottom = shapes.iter().map(|shape| shape.bounds().y1).fold(room.y0, f64::max);
    Some(Lettering { shapes, bottom })
}

/// Lines of black letters, all on one ribbon.
fn ink_black(lines: Vec<(Vec<BezPath>, Arch)>, shapes: &mut Vec<Shape>) {
    let Some(arch) = lines.iter().map(|(_, arch)| *arch).max_by(|a, b| a.half.total_cmp(&b.half)) else {
        return;
    };
    let glyphs: Vec<BezPath> = lines.into_iter().flat_map(|(glyphs, _)| glyphs).collect();
    shapes.extend(ribbon(&glyphs, arch));
    shapes.extend(glyphs.iter().cloned().map(Shape::solid));
    shapes.extend(glyphs.iter().flat_map(cuts));
}

/// How the letters of a line are inked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Inking {
    /// Outlined on a halo of paper, to be colored.
    Open,
    /// To be colored within a contour that is colored too.
    Contoured,
}

/// A line's letters and what is around them.
fn ink_line(glyphs: &[BezPath], inking: Inking, pens: &Pens, shapes: &mut Vec<Shape>) {
    if inking == Inking::Contoured {
        let rings = contour(glyphs, pens).into_iter();
        shapes.extend(rings.map(|ring| Shape::area(ring, CONTOUR_TINT, Pen::Outline)));
    } else {
        let halos = glyphs.iter().map(|glyph| halo(glyph, reach(pens)));
        shapes.extend(halos.map(|halo| Shape::patch(closed(&halo), Tint::PAPER)));
    }
    let pen = match inking {
        Inking::Open => Pen::Outline,
        Inking::Contoured => Pen::Inner,
    };
    for (index, glyph) in glyphs.iter().enumerate() {
        let tint = LETTER_TINTS[index % LETTER_TINTS.len()];
        ink_letter(glyph, (tint, pen), pens.width(pen), shapes);
    }
}

/// Cuts that open the counters of a black letter to its outside, as in a stencil: no crayon fits a counter.
fn cuts(glyph: &BezPath) -> impl Iterator<Item = Shape> {
    let contours: Vec<(Rect, f64)> =
        contours_of(glyph).iter().map(|contour| (drawing::bounds(contour), contour.area())).collect();
    contours.clone().into_iter().filter_map(move |(counter, turn)| {
        let body = contours
            .iter()
            .filter(|(body, other)| other * turn < 0.0 && body.contains(counter.center()))
            .map(|(body, _)| body)
            .min_by(|a, b| a.area().total_cmp(&b.area()))?;
        // The letter itself lies in no other.
        (body.area() > counter.area()).then(|| {
            let x = counter.center().x;
            let cut = Rect::new(x - CUT / 2.0, body.y0 - 1.0, x + CUT / 2.0, counter.center().y);
            Shape::patch(cut.to_path(0.1), ribbon::TINT)
        })
    })
}

/// How far the contour stands off the letters' edges.
fn reach(pens: &Pens) -> f64 {
    (pens.outline.units() + pens.inner.units()) / 2.0 + 4.5
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

/// The em of black letters on a ribbon, at most.
fn largest_in_black(face: Face, line: &str, width: f64) -> f64 {
    fitting_em(face, line, width - ribbon::WIDER).min(WIDEST_STEM / face.stem())
}

/// A line of the title before it is set.
struct Line {
    text: String,
    em: f64,
    /// Set in black.
    solid: bool,
    /// The only line.
    alone: bool,
}

/// One line; or two of nearly the same width where one would be small; or, where there are more letters than
/// may be open, whose it is on a first line of open ones and a smaller second one in black.
fn break_lines(face: Face, text: &str, width: f64, manner: Manner) -> Vec<Line> {
    let open = manner.most_open();
    let too_many = letters_in(text) > open;
    let crowded = manner == Manner::Crowded;
    let widest = |text: &str, largest: f64| fitting_em(face, text, width).min(largest);
    let of_black = if crowded { LARGEST_EM_IN_BLACK } else { f64::INFINITY };
    let em_of = |text: &str, largest: f64| {
        let in_black = || largest_in_black(face, text, width).min(largest.min(of_black));
        if too_many { in_black() } else { widest(text, largest) }
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
        let line = |text: &str, em: f64, solid: bool| Line { text: text.to_owned(), em, solid, alone: false };
        return vec![line(first, em, false), line(rest, em_of(rest, em * 0.72), true)];
    }
    let one = em_of(text, LARGEST_EM);
    let comfortable = if too_many { LARGEST_EM_IN_BLACK * 0.6 } else { COMFORTABLE_EM };
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
    lines.into_iter().map(|(text, em)| Line { text: text.to_owned(), em, solid: too_many, alone }).collect()
}

/// Whether words say whose it is, as in "Mia's Big Adventure".
fn is_owner(words: &str) -> bool {
    ["'s", "’s", "s'", "s’"].iter().any(|ending| words.ends_with(ending))
}

fn letters_in(text: &str) -> usize {
    text.chars().filter(|letter| letter.is_alphanumeric()).count()
}

/// A part of the letters of a line on its arch, each leaning with the curve.
fn set_line(
    (face, text): (Face, &str),
    (em, baseline): (f64, f64),
    arch: Arch,
    part: fn(&Letter) -> &BezPath,
) -> Vec<BezPath> {
    let mut x = arch.center - arch.half;
    let mut set = Vec::new();
    for letter in face.letters(text) {
        let advance = (letter.advance + TRACKING) * em;
        let middle = x + advance / 2.0;
        let along = (middle - arch.center) / arch.half.max(1.0);
        let slope = 2.0 * arch.drop * along / arch.half.max(em);
        if !part(letter).elements().is_empty() {
            let place = Affine::translate(Vec2::new(middle, baseline + arch.at(middle)))
                * Affine::rotate(libm::atan(slope))
                * Affine::translate(Vec2::new(-letter.advance * em / 2.0, 0.0))
                * Affine::scale(em);
            set.push(place * part(letter));
        }
        x += advance;
    }
    set
}

/// The halos of all letters, merged where they meet; around a letter that stands alone it is as wide as a crayon needs.
fn contour(glyphs: &[BezPath], pens: &Pens) -> Vec<BezPath> {
    let near = reach(pens);
    let wide = narrowest_white() + (pens.outline.units() + pens.inner.units()) / 2.0 + 0.5;
    let bounds: Vec<Rect> = glyphs.iter().map(|glyph| drawing::bounds(glyph).inflate(near, near)).collect();
    let is_alone = |index: usize| {
        bounds.iter().enumerate().all(|(other, around)| other == index || !around.overlaps(bounds[index]))
    };
    let halos: Vec<Vec<[f64; 2]>> = glyphs
        .iter()
        .enumerate()
        .map(|(index, glyph)| halo(glyph, if is_alone(index) { wide } else { near }))
        .collect();
    let merged = halos.simplify_shape(FillRule::NonZero);
    merged.into_iter().filter_map(|shape| shape.into_iter().next()).map(|ring| closed(&ring)).collect()
}

/// The convex hull of a letter grown by `reach`, with sixteen corners a turn.
fn halo(glyph: &BezPath, reach: f64) -> Vec<[f64; 2]> {
    let around: [[f64; 2]; 16] = std::array::from_fn(|corner| {
        let (sin, cos) = libm::sincos((corner + 8) as f64 * FRAC_PI_8);
        [reach * cos, reach * sin]
    });
    let points = contours_of(glyph).iter().flat_map(|contour| ring_of(contour, FOLLOWED)).collect();
    convex::sum(&convex::hull(points), &around)
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::Length;

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
    fn what_no_face_knows_is_left_out_and_the_rest_stands() {
        assert!(check("🦄 Mia 🦄").is_some());
        assert!(check("🦄").is_none());
        assert!(check("  ").is_none());
    }
}
