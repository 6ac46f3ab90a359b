//! How the letters of a title are inked, and what is around them.

use std::f64::consts::FRAC_PI_8;

use drawing::{Pen, Pens, Shape, Tint};
use i_overlay::core::fill_rule::FillRule;
use i_overlay::float::simplify::SimplifyShape as _;
use kurbo::{Affine, BezPath, PathEl, Rect, Shape as _};

use crate::convex;
use crate::face::{closed, contours_of};
use crate::glyph::ink_letter;
use crate::narrowest_white;
use crate::ribbon::{self, Arch, band, ribbon};

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

/// Width of a cut through a black letter, in units.
const CUT: f64 = 2.2;

/// A shelf is so high, and so much longer than its line of letters at each end, in units.
pub(crate) const SHELF: f64 = 22.0;
pub(crate) const BESIDE: f64 = 8.0;
/// So far above the baseline it begins, in units: letters are sunk into it.
const SUNK: f64 = 6.8;
/// Letters reach so far below their baseline, in units, and become at most so many times as high for it.
const ROOTS: f64 = 10.0;
const LONGEST: f64 = 1.5;
/// A slit of a letter that begins lower than this above the shelf, in units, is a crumb.
const CRUMB: f64 = 8.0;

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
    /// One with the shelf they stand on.
    Joined,
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

/// A line of letters that are one with the shelf they stand on: one area to color, as a name sawn from wood.
pub(crate) fn ink_on_a_shelf(
    line: &[Glyph],
    (arch, baseline): (Arch, f64),
    pens: &Pens,
    shapes: &mut Vec<Shape>,
) {
    let pen = Pen::Inner;
    let half = arch.half + BESIDE;
    let shelf =
        |inset: f64| band(arch, half - inset, [baseline - SUNK + inset, baseline + SHELF - SUNK - inset]);
    let tint = LETTER_TINTS[1];
    shapes.extend(halos(line, pens));
    shapes.push(Shape::patch(shelf(-reach(pens)), Tint::PAPER));
    shapes.push(Shape::area(shelf(0.0), tint, Pen::Outline));
    for glyph in line {
        let foot = |x: f64| baseline + arch.at(x);
        let rooted = rooted(drawing::bounds(&glyph.path), |x| foot(x) + ROOTS);
        ink_letter(&(rooted * &glyph.path), (tint, pen), pens.width(pen), shapes);
        let slits = contours_of(&(rooted * &glyph.slits)).into_iter().filter(|slit| {
            let own = drawing::bounds(slit);
            own.y0 < foot(own.center().x) - SUNK - CRUMB
        });
        shapes.extend(slits.map(Shape::solid));
    }
    shapes.push(Shape::patch(shelf(pens.outline.units() / 2.0), tint));
}

/// Draws a letter with these bounds down into the shelf, as deep as `bottom` says; not what hangs above it as apostrophes do.
fn rooted(own: Rect, bottom: impl Fn(f64) -> f64) -> Affine {
    let longer = (bottom(own.center().x) - own.y0) / own.height().max(1e-9);
    let longer = if (1.0..LONGEST).contains(&longer) { longer } else { 1.0 };
    Affine::translate((0.0, own.y0))
        * Affine::scale_non_uniform(1.0, longer)
        * Affine::translate((0.0, -own.y0))
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
        ink_letter(&glyph.path, (tint, pen), pens.width(pen), shapes);
    }
    let slits = line.iter().map(|glyph| &glyph.slits).filter(|slits| !slits.elements().is_empty());
    shapes.extend(slits.cloned().map(Shape::solid));
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

/// A convex outline grown by `reach`, with sixteen corners a turn.
fn halo(hull: &BezPath, reach: f64) -> Vec<[f64; 2]> {
    let around: [[f64; 2]; 16] = std::array::from_fn(|corner| {
        let (sin, cos) = libm::sincos((corner + 8) as f64 * FRAC_PI_8);
        [reach * cos, reach * sin]
    });
    let corners = hull.elements().iter().filter_map(PathEl::end_point).map(|corner| [corner.x, corner.y]);
    convex::sum(&convex::hull(corners.collect()), &around)
}
