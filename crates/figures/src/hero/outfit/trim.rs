//! What is on the trunk: badges, numbers, sashes, lapels, ties, belts. The trunk's own coordinates.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point};

use super::number::number;
use super::pattern::Motif;
use super::trunk::Trunk;
use super::{Front, Wear, cloth, fronts, pattern};
use crate::Detail;
use crate::hero::curve::{closed, mirror, mix, open, stroke, symmetric};
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
        Front::Lapels => suit(trunk, wear, build, (full, covered)),
        // A print has the belly to itself.
        Front::Belly if wear.is_printed(covered) => {}
        Front::Belly => trunk.under.extend(costume(wear, build, full && !covered)),
        Front::Crest => uniform(trunk, wear, build, (full, covered)),
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

fn sporty(wear: &Wear, build: &Build) -> Vec<Shape> {
    let way = if wear.mirrored { -1.0 } else { 1.0 };
    let at = Affine::translate((4.0, -build.trunk * 0.38)) * Affine::scale_non_uniform(way, 1.0);
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
    trunk.under.push(Shape::area(sash, tints::PURPLE, Pen::Outline));
    if !covered {
        trunk.under.push(Shape::area(bow((0.0, -15.5), w * 0.03), tints::YELLOW, mark(full)));
    }
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

fn suit(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, covered): (bool, bool)) {
    let (t, c) = (build.trunk, build.collar);
    // Below an arm across the chest the shirt's tip would be a scrap.
    let printed = wear.is_printed(covered);
    let low = if covered || printed { -t + 36.0 } else { -t + 62.0 };
    let front = symmetric(
        (0.0, -t + 8.0),
        &[
            [c * 0.5, -t + 8.0, c * 0.9, -t + 4.0, c, -t - 2.0],
            [c * 0.9, mix(-t, low, 0.48), c * 0.5, mix(-t, low, 0.74), 0.0, low],
        ],
    );
    let (pocket, high) = (build.waist * 0.38, -t * 0.5);
    if printed {
    } else if full && !covered {
        pattern::breast(trunk, wear, build);
    } else if !covered {
        let edge = [pocket + 4.0, high + 2.0, pocket + 10.0, high + 2.0, pocket + 14.0, high];
        trunk.under.push(Shape::line(open((pocket, high), &[edge]), Pen::Inner));
    }
    if full && !printed {
        trunk.under.push(Shape::line(stroke((0.0, low), (0.0, 15.0)), Pen::Inner));
        for share in [0.26, 0.06] {
            trunk.under.push(Shape::area(
                crate::path::circle((9.0, -t * share), 5.5),
                tints::WHITE,
                Pen::Inner,
            ));
        }
    }
    trunk.over.push(Shape::area(front, tints::WHITE, Pen::Inner));
    // It hides the neckline, beside which its upper edge would be black.
    trunk.over.push(Shape::area(bow((0.0, -t + 11.0), 1.05), tints::RED, mark(full)));
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

fn uniform(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, covered): (bool, bool)) {
    let (t, c) = (build.trunk, build.collar);
    let flap = closed(
        (0.0, -t + 10.0),
        &[
            [c * 0.5, -t + 8.0, c * 0.9, -t + 4.0, c + 1.0, -t - 3.0],
            [c + 8.0, -t + 6.0, c + 10.0, -t + 14.0, c + 8.0, -t + 22.0],
            [c - 4.0, -t + 26.0, 8.0, -t + 22.0, 0.0, -t + 10.0],
        ],
    );
    // An arm across the chest would cut a long one in two.
    let printed = wear.is_printed(covered);
    let tip = if covered || printed { -t + 42.0 } else { -t + 64.0 };
    let tie = closed(
        (-8.0, -t + 16.0),
        &[
            [-3.0, -t + 13.0, 3.0, -t + 13.0, 8.0, -t + 16.0],
            [7.0, -t + 22.0, 9.0, tip - 20.0, 10.0, tip - 12.0],
            [6.0, tip - 6.0, 3.0, tip - 3.0, 0.0, tip],
            [-3.0, tip - 3.0, -6.0, tip - 6.0, -10.0, tip - 12.0],
            [-9.0, tip - 20.0, -7.0, -t + 22.0, -8.0, -t + 16.0],
        ],
    );
    let low = if wear.girl { -9.0 } else { 15.0 };
    if !covered && !printed {
        trunk.under.push(Shape::line(stroke((0.0, -t + 62.0), (0.0, low)), Pen::Inner));
        trunk.under.push(Shape::area(crest(build), tints::YELLOW, Pen::Inner));
    }
    if full && !printed {
        if covered {
            trunk.under.push(Shape::line(stroke((0.0, -t + 62.0), (0.0, low)), Pen::Inner));
        }
        for share in [0.3, 0.16] {
            trunk.under.push(Shape::solid(crate::path::circle((6.5, -t * share), 2.2)));
        }
    }
    trunk.over.push(Shape::area(tie, tints::RED, mark(full)));
    trunk.over.push(Shape::area(flap.clone(), tints::WHITE, Pen::Inner));
    trunk.over.push(Shape::area(mirror(&flap), tints::WHITE, Pen::Inner));
}

/// A small shield on the chest.
fn crest(build: &Build) -> BezPath {
    let (x, y) = (build.waist * 0.58, -build.trunk * 0.56);
    closed(
        (x - 11.0, y),
        &[
            [x - 4.0, y + 2.5, x + 4.0, y + 2.5, x + 11.0, y],
            [x + 12.0, y + 14.0, x + 7.0, y + 21.0, x, y + 26.0],
            [x - 7.0, y + 21.0, x - 12.0, y + 14.0, x - 11.0, y],
        ],
    )
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
