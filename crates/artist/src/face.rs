//! The faces that titles are lettered and stories set in, and their letters as outlines.

use std::sync::OnceLock;

use figures::path::contours;
use i_overlay::core::fill_rule::FillRule;
use i_overlay::float::simplify::SimplifyShape as _;
use kurbo::{Affine, BezPath, PathEl, Point, Shape as _};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlineGlyphCollection, OutlinePen};
use skrifa::raw::TableProvider as _;
use skrifa::{FontRef, GlyphId, MetadataProvider as _};

use crate::convex;
use crate::glyph::{bridged, slits};

/// A face. Every character of a text is checked against it before it is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// DynaPuff 600: round and bouncy, the default.
    DynaPuff,
    /// Luckiest Guy: loud capitals for adventures.
    LuckiestGuy,
    /// Fredoka 700: even and narrow, for long titles.
    Fredoka,
    /// Fredoka 500: with the most open counters, for titles that are printed.
    FredokaMedium,
    /// Sniglet 800: the fattest, with counters like dots, where a crayon fits no other.
    Sniglet,
    /// Andika 700: the widest reach of characters.
    Andika,
    /// Andika 400, made for those who learn to read: the text of a story.
    Reading,
}

impl Face {
    const fn bytes(self) -> &'static [u8] {
        match self {
            Self::DynaPuff => include_bytes!(concat!(env!("OUT_DIR"), "/dynapuff.ttf")),
            Self::LuckiestGuy => include_bytes!(concat!(env!("OUT_DIR"), "/luckiest-guy.ttf")),
            Self::Fredoka => include_bytes!(concat!(env!("OUT_DIR"), "/fredoka.ttf")),
            Self::FredokaMedium => include_bytes!(concat!(env!("OUT_DIR"), "/fredoka-medium.ttf")),
            Self::Sniglet => include_bytes!(concat!(env!("OUT_DIR"), "/sniglet.ttf")),
            Self::Andika => include_bytes!(concat!(env!("OUT_DIR"), "/andika.ttf")),
            Self::Reading => include_bytes!(concat!(env!("OUT_DIR"), "/andika-regular.ttf")),
        }
    }

    /// About the width of its narrower strokes as a share of the em, on the safe side: stems of l are wider.
    pub(crate) const fn stem(self) -> f64 {
        match self {
            Self::DynaPuff => 0.155,
            Self::LuckiestGuy => 0.20,
            Self::Fredoka => 0.15,
            Self::FredokaMedium => 0.115,
            Self::Sniglet => 0.21,
            Self::Andika => 0.13,
            Self::Reading => 0.09,
        }
    }

    /// Whether every character, spaces apart, has a glyph here.
    pub(crate) fn covers(self, text: &str) -> bool {
        let Ok(font) = FontRef::new(self.bytes()) else {
            return false;
        };
        let charmap = font.charmap();
        text.chars()
            .all(|letter| letter == ' ' || charmap.map(letter).is_some_and(|glyph| glyph.to_u32() != 0))
    }

    /// The letters of `text` side by side on the baseline y = 0, for an em of 1 unit; y runs down.
    /// Characters the face does not know are left out.
    pub(crate) fn letters(self, text: &str) -> Vec<&'static Letter> {
        static DRAWN: [OnceLock<Vec<OnceLock<Letter>>>; 7] = [const { OnceLock::new() }; 7];
        let Ok(font) = FontRef::new(self.bytes()) else {
            return Vec::new();
        };
        let charmap = font.charmap();
        let outlines = font.outline_glyphs();
        let glyphs = font.maxp().map_or(0, |table| table.num_glyphs());
        let drawn = DRAWN[self as usize].get_or_init(|| (0..glyphs).map(|_| OnceLock::new()).collect());
        let known = text.chars().filter_map(|letter| charmap.map(letter));
        known
            .filter_map(|glyph| Some((glyph, drawn.get(glyph.to_u32() as usize)?)))
            .map(|(glyph, letter)| letter.get_or_init(|| self.draw(&font, &outlines, glyph)))
            .collect()
    }

    fn draw(self, font: &FontRef, outlines: &OutlineGlyphCollection, glyph: GlyphId) -> Letter {
        // In units of the font: scaled to an em of 1 they would be rounded to a sixty-fourth of it.
        let (size, location) = (Size::unscaled(), LocationRef::default());
        let em = font.head().map_or(1000.0, |head| f64::from(head.units_per_em()));
        let mut pen = Outline::default();
        if let Some(outline) = outlines.get(glyph) {
            // A glyph that cannot be drawn leaves its room empty: the other letters still stand.
            let _ = outline.draw(DrawSettings::unhinted(size, location), &mut pen);
        }
        let advance = font
            .glyph_metrics(size, location)
            .advance_width(glyph)
            .map_or(0.5, |advance| f64::from(advance) / em);
        let path = merged(Affine::scale(1.0 / em) * pen.0);
        Letter { cleft: OnceLock::new(), hull: hull_of(&path), path, advance }
    }
}

/// The convex outline around a letter.
fn hull_of(letter: &BezPath) -> BezPath {
    let points: Vec<_> = contours(letter).iter().flat_map(|contour| ring_of(contour, HULL)).collect();
    // A space has none.
    if points.is_empty() { BezPath::new() } else { closed(&convex::hull(points)) }
}

/// The letter without the seams where its strokes overlap; as it is where they do not.
fn merged(letter: BezPath) -> BezPath {
    let rings: Vec<Vec<[f64; 2]>> = contours(&letter).iter().map(|contour| ring_of(contour, STEP)).collect();
    let count = rings.len();
    let simple = rings.simplify_shape(FillRule::NonZero).into_iter().flatten().map(|ring| closed(&ring));
    let simple: Vec<BezPath> = simple.filter(|ring| ring.area().abs() > SEAM).collect();
    let merged: BezPath = simple.iter().flatten().collect();
    let lost = (merged.area().abs() - letter.area().abs()).abs();
    if simple.len() == count && lost < SEAM { letter } else { merged }
}

/// Strokes that overlap in less, in square ems, have no seam: a curve followed in steps loses as much.
const SEAM: f64 = 0.0004;
/// How closely curves of letters are followed, in ems.
const STEP: f64 = 0.0003;
/// The same of what is around them.
const HULL: f64 = 0.002;

/// A contour as points, followed to `tolerance`.
pub(crate) fn ring_of(contour: &BezPath, tolerance: f64) -> Vec<[f64; 2]> {
    let mut ring = Vec::new();
    drawing::flatten(contour, tolerance, |element| match element {
        PathEl::MoveTo(to) | PathEl::LineTo(to) => ring.push([to.x, to.y]),
        _ => {}
    });
    ring
}

/// A ring as a path.
pub(crate) fn closed(ring: &[[f64; 2]]) -> BezPath {
    let points: Vec<Point> = ring.iter().map(|[x, y]| Point::new(*x, *y)).collect();
    figures::path::polygon(&points)
}

/// One letter for an em of 1 unit, its origin on the baseline at its left.
#[derive(Debug, Clone)]
pub(crate) struct Letter {
    /// Empty for a space.
    pub(crate) path: BezPath,
    /// The convex outline around it, with corners.
    pub(crate) hull: BezPath,
    /// How far the next letter stands.
    pub(crate) advance: f64,
    /// Looked for once it is asked for: it takes a while, and black and large letters need none of it.
    cleft: OnceLock<Cleft>,
}

/// A letter's slits.
#[derive(Debug, Clone)]
pub(crate) struct Cleft {
    /// Between its strokes, too narrow for a crayon in most sizes; empty for most.
    pub(crate) slits: BezPath,
    /// The letter with ink across instead of them.
    pub(crate) bridged: BezPath,
}

impl Letter {
    pub(crate) fn cleft(&self) -> &Cleft {
        self.cleft.get_or_init(|| {
            let slits = slits(&self.path);
            Cleft { bridged: bridged(&self.path, &slits), slits }
        })
    }
}

#[derive(Default)]
struct Outline(BezPath);

fn point(x: f32, y: f32) -> Point {
    Point::new(f64::from(x), -f64::from(y))
}

impl OutlinePen for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(point(x, y));
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(point(x, y));
    }
    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.0.quad_to(point(cx, cy), point(x, y));
    }
    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.0.curve_to(point(cx0, cy0), point(cx1, cy1), point(x, y));
    }
    fn close(&mut self) {
        self.0.close_path();
    }
}
