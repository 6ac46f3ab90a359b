//! How the letters of a title are inked, and what is around them.

use std::f64::consts::TAU;
use std::sync::OnceLock;

use drawing::{Pen, Pens, Shape, Tint};
use figures::path::contours;
use i_overlay::core::fill_rule::FillRule;
use i_overlay::float::simplify::SimplifyShape as _;
use kurbo::{BezPath, PathEl, Point, Rect, Shape as _};

use crate::convex;
use crate::face::closed;
use crate::glyph::ink_letter;
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

/// Corners of a halo around a point.
const CORNERS: usize = 32;

/// How exactly the edges of counters are measured, in units.
const ACCURACY: f64 = 0.05;
/// Width of a cut through a black letter, in units.
const CUT: f64 = 2.2;
/// How far from the left end of a counter it begins, in units.
const ASIDE: f64 = 0.4;

/// A letter where it is set.
pub(crate) struct Glyph {
    pub(crate) path: BezPath,
    /// The convex outline around it.
    pub(crate) hull: BezPath,
    /// Between its strokes, where no crayon fits.
    pub(crate) slits: BezPath,
}

/// How the letters of a line are inked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Inking {
    /// Outlined on a halo of paper, to be colored.
    Open,
    /// To be colored within a contour that is colored too.
    Contoured,
    /// Black, on a ribbon.
    Black,
}

/// Lines of black letters, all on one ribbon.
pub(crate) fn ink_black(lines: Vec<(Vec<Glyph>, Arch)>, shapes: &mut Vec<Shape>) {
    let Some(arch) = lines.iter().map(|(_, arch)| *arch).max_by(|a, b| a.half.total_cmp(&b.half)) else {
        return;
    };
    let glyphs: Vec<BezPath> = lines.into_iter().flat_map(|(line, _)| line).map(|glyph| glyph.path).collect();
    shapes.extend(ribbon(&glyphs, arch));
    shapes.extend(glyphs.iter().cloned().map(Shape::solid));
    shapes.extend(glyphs.iter().flat_map(cuts));
}

/// A line's letters and what is around them.
pub(crate) fn ink_line(line: &[Glyph], contoured: bool, pens: &Pens, shapes: &mut Vec<Shape>) {
    if contoured {
        let rings = contour(line, pens).into_iter();
        shapes.extend(rings.map(|ring| Shape::area(ring, CONTOUR_TINT, Pen::Outline)));
    } else {
        shapes.extend(halos(line, pens));
    }
    let pen = if contoured { Pen::Inner } else { Pen::Outline };
    for (glyph, tint) in line.iter().zip(LETTER_TINTS.into_iter().cycle()) {
        ink_letter(&glyph.path, (tint, pen), (pens.width(pen), narrowest_white()), shapes);
    }
    shapes.extend(ink_of_slits(line));
}

fn ink_of_slits(line: &[Glyph]) -> impl Iterator<Item = Shape> {
    let slits = line.iter().map(|glyph| &glyph.slits).filter(|slits| !slits.elements().is_empty());
    slits.cloned().map(Shape::solid)
}

/// Cuts that open the counters of a black letter that no crayon fits to its outside, as in a stencil.
fn cuts(glyph: &BezPath) -> impl Iterator<Item = Shape> {
    // The width of a circle, a square or a triangle, whichever it is, is that of the circle within.
    let wide = |contour: &BezPath| 4.0 * contour.area().abs() / contour.perimeter(ACCURACY);
    let contours: Vec<(Rect, f64, f64)> =
        contours(glyph).iter().map(|one| (drawing::bounds(one), one.area(), wide(one))).collect();
    contours.clone().into_iter().filter_map(move |(counter, turn, wide)| {
        let body = contours
            .iter()
            .filter(|(body, other, _)| other * turn < 0.0 && body.contains(counter.center()))
            .map(|(body, ..)| body)
            .min_by(|a, b| a.area().total_cmp(&b.area()))?;
        // The letter itself lies in no other.
        (body.area() > counter.area() && wide < narrowest_white()).then(|| {
            // Where a pen would begin or end: at the left of what closes the counter from below.
            let x = counter.x0 + ASIDE + CUT / 2.0;
            let below = (0..).map(|step| counter.y1 + f64::from(step) * CUT / 2.0);
            let is_out = |y: &f64| *y > body.y1 || *y > counter.y1 && !glyph.contains(Point::new(x, *y));
            let end = below.take_while(|y| !is_out(y)).last().unwrap_or(counter.y1) + CUT;
            let cut = Rect::new(x - CUT / 2.0, counter.center().y, x + CUT / 2.0, end);
            Shape::patch(cut.to_path(0.1), ribbon::TINT)
        })
    })
}

/// How far the contour stands off the letters' edges.
pub(crate) fn reach(pens: &Pens) -> f64 {
    (pens.outline.units() + pens.inner.units()) / 2.0 + 4.5
}

/// Paper around letters, which parts them from what is behind.
fn halos(line: &[Glyph], pens: &Pens) -> impl Iterator<Item = Shape> {
    let reach = reach(pens);
    line.iter().map(move |glyph| Shape::patch(closed(&halo(&glyph.hull, reach)), Tint::PAPER))
}

/// The halos of all letters, merged where they meet; around a letter that stands alone it is as wide as a crayon needs.
fn contour(line: &[Glyph], pens: &Pens) -> Vec<BezPath> {
    let near = reach(pens);
    let wide = narrowest_white() + (pens.outline.units() + pens.inner.units()) / 2.0 + 0.5;
    let bounds: Vec<Rect> =
        line.iter().map(|glyph| drawing::bounds(&glyph.hull).inflate(near, near)).collect();
    let is_alone = |index: usize| {
        bounds.iter().enumerate().all(|(other, around)| other == index || !around.overlaps(bounds[index]))
    };
    let halos: Vec<Vec<[f64; 2]>> = line
        .iter()
        .enumerate()
        .map(|(index, glyph)| halo(&glyph.hull, if is_alone(index) { wide } else { near }))
        .collect();
    let merged = halos.simplify_shape(FillRule::NonZero);
    merged.into_iter().filter_map(|shape| shape.into_iter().next()).map(|ring| closed(&ring)).collect()
}

/// A convex outline grown by `reach`, with so many corners a turn that none is seen.
fn halo(hull: &BezPath, reach: f64) -> Vec<[f64; 2]> {
    static TURN: OnceLock<[[f64; 2]; CORNERS]> = OnceLock::new();
    let turn = TURN.get_or_init(|| {
        std::array::from_fn(|corner| {
            let (sin, cos) = libm::sincos((corner as f64 / CORNERS as f64 + 0.5) * TAU);
            [cos, sin]
        })
    });
    let around = turn.map(|[cos, sin]| [reach * cos, reach * sin]);
    let corners = hull.elements().iter().filter_map(PathEl::end_point).map(|corner| [corner.x, corner.y]);
    convex::sum(&convex::hull(corners.collect()), &around)
}
