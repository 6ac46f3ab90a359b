//! Coats, aprons and vests of people at work. The trunk's own coordinates.

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Point};

use super::Wear;
use super::cloth::belt;
use super::trim::{mark, star};
use super::trunk::Trunk;
use crate::hero::curve::{closed, open, stroke, symmetric};
use crate::hero::skeleton::Build;
use crate::hero::tints;
use crate::path::circle;

fn line(from: (f64, f64), to: (f64, f64)) -> Shape {
    Shape::line(stroke(from, to), Pen::Inner)
}

fn area(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Inner)
}

/// A long coat, open at the neck.
pub(super) fn coat(trunk: &mut Trunk, wear: &Wear, build: &Build, full: bool) {
    let (t, c) = (build.trunk, build.collar);
    let low = wear.skirts.unwrap_or(14.0);
    let shirt = symmetric(
        (0.0, -t + 8.0),
        &[
            [c * 0.5, -t + 8.0, c * 0.9, -t + 4.0, c - 1.0, -t - 3.0],
            [c * 0.8, -t + 20.0, 7.0, -t * 0.6, 0.0, -t * 0.52],
        ],
    );
    trunk.over.push(area(shirt, tints::SKY));
    for side in [-1.0, 1.0] {
        let lapel = closed(
            (side * (c - 1.0), -t - 4.0),
            &[
                [side * (c + 10.0), -t + 2.0, side * (c + 12.0), -t + 14.0, side * (c + 6.0), -t + 26.0],
                [side * 14.0, -t + 34.0, side * 8.0, -t * 0.58, 0.0, -t * 0.52],
                [side * 7.0, -t * 0.6, side * c * 0.8, -t + 20.0, side * (c - 1.0), -t - 4.0],
            ],
        );
        trunk.over.push(area(lapel, tints::WHITE));
    }
    trunk.under.push(line((0.0, -t * 0.52), (0.0, if full { low + 4.0 } else { low - 14.0 })));
    let (x, y) = (build.waist * 0.56, -6.0);
    for side in [-1.0, 1.0] {
        let pocket = open(
            (side * x - 14.0, y),
            &[
                [side * x - 14.0, y + 26.0, side * x - 12.0, y + 28.0, side * x, y + 28.0],
                [side * x + 12.0, y + 28.0, side * x + 14.0, y + 26.0, side * x + 14.0, y],
                [side * x + 6.0, y + 1.0, side * x - 6.0, y + 1.0, side * x - 14.0, y],
            ],
        );
        if full || side > 0.0 {
            trunk.under.push(area(pocket, tints::WHITE));
        }
    }
}

/// Round the neck, its disc on the chest.
pub(super) fn stethoscope(trunk: &mut Trunk, build: &Build) {
    let (t, c) = (build.trunk, build.collar);
    let (x, y) = (build.waist * 0.46, -t * 0.46);
    let tube = open(
        (-c - 2.0, -t),
        &[
            [-c - 8.0, -t + 30.0, -x * 1.1, -t * 0.62, -2.0, -t * 0.5],
            [x * 0.5, -t * 0.6, c + 8.0, -t + 30.0, c + 2.0, -t],
        ],
    );
    trunk.over.push(Shape::line(tube, Pen::Outline));
    trunk.over.push(line((-2.0, -t * 0.5), (-2.0, -t * 0.34)));
    let disc = circle((-2.0, y + t * 0.2), 10.0);
    trunk.over.push(Shape::area(disc, tints::GRAY, Pen::Outline));
}

fn heart(at: (f64, f64), size: f64) -> BezPath {
    let heart =
        symmetric((0.0, -4.0), &[[3.0, -13.0, 15.0, -13.0, 14.0, -2.0], [13.0, 6.0, 5.0, 11.0, 0.0, 16.0]]);
    kurbo::Affine::translate(at) * kurbo::Affine::scale(size) * heart
}

pub(super) fn apron(trunk: &mut Trunk, wear: &Wear, build: &Build, full: bool) {
    let (t, w) = (build.trunk, build.waist);
    let low = wear.skirts.map_or(-12.0, |below| below - 6.0);
    let (b, top) = (w * 0.62, -t * 0.68);
    let apron = closed(
        (-b, top),
        &[
            [-b * 0.4, top + 3.0, b * 0.4, top + 3.0, b, top],
            [b, top + 20.0, b + 2.0, -t * 0.3, b + 8.0, low],
            [b * 0.4, low + 5.0, -b * 0.4, low + 5.0, -b - 8.0, low],
            [-b - 2.0, -t * 0.3, -b, top + 20.0, -b, top],
        ],
    );
    trunk.under.push(area(apron, tints::WHITE));
    trunk.under.push(area(heart((0.0, -t * 0.42), if full { 1.2 } else { 1.5 }), tints::RED));
    for side in [-1.0, 1.0] {
        trunk.under.push(line((side * (b - 4.0), top), (side * (build.collar + 4.0), -t + 1.0)));
    }
}

pub(super) fn bands(trunk: &mut Trunk, wear: &Wear, build: &Build, full: bool) {
    let (t, c) = (build.trunk, build.collar);
    let low = wear.skirts.unwrap_or(10.0);
    let printed = wear.shows.is_some();
    if !printed {
        trunk.under.push(Shape::area(belt(build, -t * 0.52, -t * 0.32), tints::YELLOW, mark(full)));
    }
    trunk.under.push(Shape::area(belt(build, low - 24.0, low - 6.0), tints::YELLOW, mark(full)));
    if !printed {
        trunk.under.push(line((0.0, -t + 20.0), (0.0, -t * 0.56)));
    }
    let split = -t * if printed { 0.2 } else { 0.28 };
    trunk.under.push(line((0.0, split), (0.0, low - 20.0)));
    if full && !printed {
        for y in [-t * 0.16, t * 0.02] {
            trunk.under.push(line((-9.0, y), (9.0, y)));
        }
    }
    let collar = symmetric(
        (0.0, -t + 22.0),
        &[
            [8.0, -t + 14.0, c + 8.0, -t + 12.0, c + 4.0, -t - 6.0],
            [c * 0.6, -t + 4.0, 8.0, -t + 6.0, 0.0, -t + 6.0],
        ],
    );
    trunk.over.push(area(collar, tints::ORANGE));
}

/// Double-breasted with a neckerchief; a baby's has a bib.
pub(super) fn buttons(trunk: &mut Trunk, wear: &Wear, build: &Build, full: bool) {
    let (t, c) = (build.trunk, build.collar);
    if wear.skirts.is_none() {
        let bib = circle((0.0, -t * 0.66), build.waist * 0.56);
        trunk.over.push(area(bib, tints::WHITE));
        trunk.over.push(area(heart((0.0, -t * 0.66), 1.2), tints::RED));
        return;
    }
    let x = build.waist * 0.34;
    for share in [0.56, 0.36, 0.16] {
        for side in [-1.0, 1.0] {
            trunk.under.push(Shape::solid(circle((side * x, -t * share), if full { 3.2 } else { 2.6 })));
        }
    }
    // Its hem is the coat's own: two lines there would be one thick one.
    let apron = belt(build, -4.0, wear.skirts.unwrap_or(20.0) - 2.0);
    trunk.under.push(Shape::patch(apron, tints::WHITE));
    let wide = build.waist + 2.0;
    let waist = open((-wide, -4.0), &[[-wide * 0.4, 2.0, wide * 0.4, 2.0, wide, -4.0]]);
    trunk.under.push(Shape::line(waist, Pen::Inner));
    for side in [-1.0, 1.0] {
        let end = closed(
            (0.0, -t + 16.0),
            &[
                [side * 8.0, -t + 18.0, side * 14.0, -t + 26.0, side * 15.0, -t + 36.0],
                [side * 8.0, -t + 36.0, side * 2.0, -t + 32.0, 0.0, -t + 16.0],
            ],
        );
        trunk.over.push(area(end, tints::RED));
    }
    let scarf = symmetric(
        (0.0, -t + 22.0),
        &[
            [c * 0.6, -t + 22.0, c + 6.0, -t + 10.0, c + 4.0, -t - 6.0],
            [c * 0.7, -t + 4.0, c * 0.4, -t + 6.0, 0.0, -t + 6.0],
        ],
    );
    trunk.over.push(area(scarf, tints::RED));
}

/// A vest with wide bands across and over the shoulders.
pub(super) fn bright(trunk: &mut Trunk, build: &Build, full: bool) {
    let (t, c) = (build.trunk, build.collar);
    trunk.under.push(area(belt(build, -t * 0.62, 8.0), tints::ORANGE));
    for side in [-1.0, 1.0] {
        let strap = closed(
            (side * c, -t - 3.0),
            &[
                [side * c, -t + 20.0, side * (c - 2.0), -t * 0.7, side * (c - 4.0), -t * 0.4],
                [side * c, -t * 0.4, side * (c + 8.0), -t * 0.4, side * (c + 15.0), -t * 0.4],
                [side * (c + 16.0), -t * 0.7, side * (c + 18.0), -t + 20.0, side * (c + 18.0), -t + 1.0],
            ],
        );
        trunk.under.push(area(strap, tints::YELLOW));
    }
    trunk.under.push(area(belt(build, -t * 0.42, -t * 0.22), tints::YELLOW));
    if full {
        trunk.under.push(line((0.0, -t * 0.18), (0.0, 12.0)));
        trunk.under.push(area(star(Point::new(0.0, -t * 0.32), 7.0), tints::WHITE));
    }
}
