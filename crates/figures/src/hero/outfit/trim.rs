//! What is on the trunk: badges, numbers, sashes, lapels, ties, belts. The trunk's own coordinates.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point};

use super::number::number;
use super::pattern::Motif;
use super::trunk::Trunk;
use super::{Front, Wear, cloth, fronts, pattern, uniforms};
use crate::Detail;
use crate::hero::curve::{closed, symmetric};
use crate::hero::skeleton::Build;
use crate::hero::tints;
use crate::path::polygon;

/// Adds an outfit's trimmings; a covered chest bears no badge, which would be in shreds.
pub(super) fn trim(trunk: &mut Trunk, wear: &Wear, build: &Build, (detail, covered): (Detail, bool)) {
    let full = detail == Detail::Full;
    match wear.front {
        Front::Star | Front::Number if covered => {}
        Front::Star if wear.is_printed(covered) => pattern::printed(trunk, wear, build, full),
        Front::Star => pattern::shirt(trunk, wear, build, full),
        Front::Number => {
            if full {
                pattern::jersey(trunk, wear, build);
            }
            if !wear.is_printed(covered) {
                trunk.under.extend(sporty(wear, build));
            }
        }
        Front::Sash => {
            if full && !covered && !wear.is_printed(covered) {
                pattern::bodice(trunk, wear, build);
            }
            gown(trunk, build, (full, covered));
        }
        Front::Lapels => uniforms::tailcoat(trunk, wear, build, (full, covered)),
        // A print has the belly to itself.
        Front::Belly if wear.is_printed(covered) => {}
        Front::Belly => trunk.under.extend(costume(wear, build, full && !covered)),
        Front::Crest => uniforms::school(trunk, wear, build, (full, covered)),
        Front::Scout => uniforms::scout(trunk, wear, build, (full, covered)),
        Front::Officer => uniforms::officer(trunk, wear, build, (full, covered)),
        Front::Emblem => superhero(trunk, wear, build, (full, covered)),
        Front::Stripes
        | Front::Bib
        | Front::Pouch
        | Front::Zip
        | Front::Waistcoat
        | Front::Vest
        | Front::Pockets
        | Front::Cardigan
        | Front::Coat
        | Front::Stethoscope
        | Front::Apron
        | Front::Bands
        | Front::Buttons
        | Front::Bright => cloth::cloth(trunk, wear, build, (full, covered)),
        _ => fronts::front(trunk, wear, build, (full, covered)),
    }
}

pub(super) fn star(center: Point, radius: f64) -> BezPath {
    let points: Vec<Point> = (0..10)
        .map(|index| {
            let reach = if index % 2 == 0 { radius } else { radius * 0.52 };
            center + crate::hero::curve::toward(180.0 + 36.0 * f64::from(index)) * reach
        })
        .collect();
    polygon(&points)
}

/// What an outfit is known by has the bold version's outer line, so that no crowded page lets it go as a detail.
pub(super) const fn mark(full: bool) -> Pen {
    if full { Pen::Inner } else { Pen::Outline }
}

/// How much larger a shirt number is than as it is written.
const LARGE: f64 = 1.3;

fn sporty(wear: &Wear, build: &Build) -> Vec<Shape> {
    let way = if wear.mirrored { -1.0 } else { 1.0 };
    let at = Affine::translate((4.0, -build.trunk * 0.5)) * Affine::scale_non_uniform(way * LARGE, LARGE);
    let shapes: Vec<Shape> =
        number(wear.age).into_iter().map(|line| Shape::line(at * line, Pen::Outline)).collect();
    shapes
}

fn gown(trunk: &mut Trunk, build: &Build, (full, covered): (bool, bool)) {
    let w = build.waist;
    let sash = closed(
        (-w, -30.0),
        &[
            [-w * 0.4, -24.0, w * 0.4, -24.0, w, -30.0],
            [w + 1.0, -22.0, w + 1.0, -16.0, w + 1.0, -8.0],
            [w * 0.4, -2.0, -w * 0.4, -2.0, -w - 1.0, -8.0],
            [-w - 1.0, -16.0, -w - 1.0, -22.0, -w, -30.0],
        ],
    );
    // On a bold page a sash is hidden behind its bow.
    if full || covered {
        trunk.under.push(Shape::area(sash, tints::PURPLE, Pen::Outline));
    }
    if !covered {
        trunk.under.push(Shape::area(bow((0.0, -15.5), w * 0.03), tints::YELLOW, mark(full)));
    }
}

/// A breast pocket around a point, rounded below.
pub(super) fn pocket((x, y): (f64, f64)) -> BezPath {
    closed(
        (x - 12.0, y - 9.0),
        &[
            [x - 4.0, y - 8.0, x + 4.0, y - 8.0, x + 12.0, y - 9.0],
            [x + 13.0, y, x + 13.0, y + 8.0, x + 11.0, y + 14.0],
            [x + 4.0, y + 16.0, x - 4.0, y + 16.0, x - 11.0, y + 14.0],
            [x - 13.0, y + 8.0, x - 13.0, y, x - 12.0, y - 9.0],
        ],
    )
}

/// A bow, its knot at a point.
pub(super) fn bow((x, y): (f64, f64), size: f64) -> BezPath {
    let bow = symmetric(
        (0.0, -7.5),
        &[
            [6.0, -12.0, 16.0, -15.0, 20.0, -12.0],
            [24.0, -4.0, 24.0, 4.0, 20.0, 12.0],
            [16.0, 15.0, 6.0, 12.0, 0.0, 7.5],
        ],
    );
    Affine::translate((x, y)) * Affine::scale(size) * bow
}

fn costume(wear: &Wear, build: &Build, full: bool) -> Vec<Shape> {
    let (t, w) = (build.trunk, build.waist);
    let belly = symmetric(
        (0.0, -t * 0.8),
        &[
            [w * 0.5, -t * 0.8, w * 0.74, -t * 0.5, w * 0.74, -t * 0.28],
            [w * 0.74, -10.0, w * 0.4, 0.0, 0.0, 0.0],
        ],
    );
    let mut shapes = vec![Shape::area(belly, tints::LIME, Pen::Inner)];
    if full {
        shapes.extend(pattern::belly(wear, build));
    }
    shapes
}

fn superhero(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, covered): (bool, bool)) {
    let t = build.trunk;
    let at = Point::new(3.0, -t * 0.53);
    trunk.under.extend(cloth::band(build, (-26.0, -4.0), (tints::YELLOW, Pen::Outline)));
    if full {
        trunk.under.push(Shape::area(crate::path::circle((2.0, -11.0), 12.0), tints::RED, Pen::Inner));
    }
    if !covered && !wear.is_printed(covered) {
        let emblem = wear.pick(3, Motif::EMBLEMS).copied().unwrap_or(Motif::Star);
        trunk.under.extend(emblem.drawn(at, (tints::YELLOW, mark(full)), full));
    }
}
