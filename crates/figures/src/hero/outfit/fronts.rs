//! What shows who someone is, on the trunk: plates, panels, badges, ruffs, fur. The trunk's own coordinates.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point};

use super::cloth::{band, belt, flank};
use super::trim::{bow, mark, star};
use super::trunk::Trunk;
use super::{Bottom, Front, Wear};
use crate::hero::curve::{closed, mirror, open, stroke, symmetric};
use crate::hero::skeleton::Build;
use crate::hero::tints;
use crate::path::{circle, ellipse, scallops};

fn line(from: (f64, f64), to: (f64, f64)) -> Shape {
    Shape::line(stroke(from, to), Pen::Inner)
}

fn area(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Inner)
}

/// Adds what shows a role; a covered chest bears nothing small.
pub(super) fn front(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, covered): (bool, bool)) {
    let bare = covered || wear.is_printed(covered);
    match wear.front {
        Front::Tunic => tunic(trunk, wear, build, (full, wear.is_printed(covered))),
        Front::Plate => plate(trunk, build, bare),
        Front::Doublet => doublet(trunk, build, (full, bare)),
        Front::Panel => panel(trunk, build, (full, bare)),
        Front::Neckerchief => sailor(trunk, wear, build, (full, wear.is_printed(covered))),
        Front::Tie => tie(trunk, build, full),
        Front::Necklace => necklace(trunk, build),
        Front::Badge => badge(trunk, build, (full, covered, wear.is_printed(covered))),
        Front::Satchel => satchel(trunk, build, full),
        Front::Ruff => ruff(trunk, build),
        Front::Bodice => bodice(trunk, wear, build, (full, wear.is_printed(covered))),
        Front::Fur => fur(trunk, wear, build),
        _ => ermine(trunk, wear, build, full),
    }
}

/// A pointed collar and a belt.
fn tunic(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, printed): (bool, bool)) {
    let (t, c) = (build.trunk, build.collar);
    let s = build.shoulder + 4.0;
    // Above a print its points are short.
    let (tip, middle) = if printed { (29.0, 20.0) } else { (42.0, 24.0) };
    let mut collar = BezPath::new();
    collar.move_to((-c, -t - 5.0));
    for (x, y) in [(-s, -t + 16.0), (-s * 0.55, -t + 22.0), (-s * 0.36, -t + tip), (0.0, -t + middle)] {
        collar.line_to((x, y));
    }
    for (x, y) in [(s * 0.36, -t + tip), (s * 0.55, -t + 22.0), (s, -t + 16.0), (c, -t - 5.0)] {
        collar.line_to((x, y));
    }
    collar.curve_to((c * 0.6, -t + 9.0), (-c * 0.6, -t + 9.0), (-c, -t - 5.0));
    collar.close_path();
    let tint = if wear.bottom == Bottom::Robe { tints::NAVY } else { tints::RED };
    trunk.over.push(area(collar, tint));
    let (top, low) = if wear.bottom == Bottom::Robe { (-28.0, -10.0) } else { (-20.0, -2.0) };
    trunk.under.push(Shape::area(belt(build, top, low), tints::BROWN, Pen::Outline));
    if full && !printed {
        let (x, y) = (0.0, (top + low) * 0.5 + 5.0);
        trunk.under.push(area(circle((x, y), 10.0), tints::YELLOW));
    }
}

fn plate(trunk: &mut Trunk, build: &Build, covered: bool) {
    let t = build.trunk;
    let wide = flank(build, -t * 0.6) - 3.0;
    let waist = flank(build, -t * 0.26) - 2.0;
    let breast = symmetric(
        (0.0, -t + 14.0),
        &[
            [build.collar * 0.8, -t + 12.0, build.collar + 6.0, -t + 8.0, build.shoulder, -t + 8.0],
            [wide + 4.0, -t * 0.7, wide, -t * 0.5, waist, -t * 0.3],
            [waist * 0.5, -t * 0.2, waist * 0.2, -t * 0.14, 0.0, -t * 0.12],
        ],
    );
    trunk.under.push(area(breast, tints::STEEL));
    trunk.under.push(area(belt(build, -6.0, 12.0), tints::BROWN));
    if !covered {
        let lily = star(Point::new(0.0, -t * 0.5), 18.0);
        trunk.under.push(area(lily, tints::YELLOW));
    }
    // Flat, outside on the shoulders: a round one would lie on the chest.
    for side in [-1.0, 1.0] {
        let at = (side * (build.shoulder + 8.0), -t + build.shoulder_radius * 0.5);
        let (long, high) = (build.shoulder_radius + 6.0, build.shoulder_radius * 0.6 + 4.0);
        let pauldron = ellipse(at, long, high, side * 0.55);
        trunk.over.push(Shape::area(pauldron, tints::STEEL, Pen::Outline));
    }
}

fn doublet(trunk: &mut Trunk, build: &Build, (full, bare): (bool, bool)) {
    let (t, c, w) = (build.trunk, build.collar, build.waist);
    let panel = symmetric(
        (0.0, -t + 8.0),
        &[
            [c * 0.5, -t + 8.0, c * 0.9, -t + 4.0, c, -t - 2.0],
            [c + 2.0, -t * 0.6, w * 0.4, -t * 0.4, w * 0.36, -t * 0.22],
            [w * 0.2, -t * 0.18, 8.0, -t * 0.17, 0.0, -t * 0.17],
        ],
    );
    // A print has the chest to itself.
    if !bare {
        trunk.over.push(area(panel, tints::YELLOW));
        for share in if full { &[0.66, 0.48, 0.3][..] } else { &[0.62, 0.36][..] } {
            trunk.over.push(Shape::solid(circle((0.0, -t * share), 2.8)));
        }
    }
    trunk.under.push(Shape::area(belt(build, -t * 0.2, -2.0), tints::BROWN, Pen::Inner));
    let collar = symmetric(
        (0.0, -t + 19.0),
        &[
            [10.0, -t + 20.0, c + 14.0, -t + 14.0, c + 9.0, -t - 5.0],
            [c * 0.6, -t + 4.0, 8.0, -t + 5.0, 0.0, -t + 5.0],
        ],
    );
    trunk.over.push(area(collar, tints::WHITE));
}

fn panel(trunk: &mut Trunk, build: &Build, (full, bare): (bool, bool)) {
    let (t, w) = (build.trunk, build.waist);
    if !bare {
        let (x, top, low) = (w * 0.6, -t * 0.66, -t * 0.32);
        let plate = symmetric(
            (0.0, top),
            &[[x * 0.6, top, x, top - 1.0, x, top + 8.0], [x, low - 4.0, x, low, 0.0, low]],
        );
        trunk.under.push(area(plate, tints::SKY));
        let y = (top + low) * 0.5;
        let (buttons, size): (&[f64], f64) =
            if full { (&[-0.56, 0.0, 0.56], 5.2) } else { (&[-0.44, 0.44], 6.4) };
        for share in buttons {
            trunk.under.push(area(circle((x * share, y), size), tints::RED));
        }
    }
    trunk.under.extend(band(build, (-t * 0.14, 4.0), (tints::GRAY, Pen::Inner)));
}

/// A square collar, its scarf knotted in front.
fn sailor(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, printed): (bool, bool)) {
    let (t, c) = (build.trunk, build.collar);
    let s = build.shoulder + 2.0;
    let collar = symmetric(
        (0.0, -t + 36.0),
        &[
            [14.0, -t + 28.0, s - 6.0, -t + 22.0, s, -t + 12.0],
            [s - 2.0, -t + 4.0, c + 12.0, -t - 2.0, c, -t - 5.0],
            [c * 0.8, -t + 8.0, 8.0, -t + 14.0, 0.0, -t + 22.0],
        ],
    );
    trunk.over.push(Shape::area(collar, tints::NAVY, mark(full)));
    let (knot, size) = if printed { (29.0, 0.84) } else { (38.0, 1.0) };
    trunk.over.push(Shape::area(bow((0.0, knot - t), size), tints::RED, mark(full)));
    if full && !printed && wear.bottom != Bottom::Skirt {
        let (y, x) = (-t * 0.16, flank(build, -t * 0.16) - 3.0);
        trunk
            .under
            .push(Shape::line(open((-x, y), &[[-x * 0.4, y + 6.0, x * 0.4, y + 6.0, x, y]]), Pen::Inner));
    }
}

fn collar(build: &Build, spread: f64) -> BezPath {
    let (t, c) = (build.trunk, build.collar);
    closed(
        (0.0, -t + 9.0),
        &[
            [c * 0.5, -t + 8.0, c * 0.9, -t + 4.0, c + 1.0, -t - 4.0],
            [c + 7.0, -t + 4.0, c + spread, -t + 12.0, c + spread - 3.0, -t + 20.0],
            [c - 4.0, -t + 24.0, 8.0, -t + 21.0, 0.0, -t + 9.0],
        ],
    )
}

fn tie(trunk: &mut Trunk, build: &Build, full: bool) {
    let t = build.trunk;
    let tie = symmetric(
        (0.0, -t + 13.0),
        &[
            [4.0, -t + 13.0, 7.0, -t + 14.0, 8.0, -t + 18.0],
            [6.0, -t + 26.0, 12.0, -t * 0.42, 13.0, -t * 0.34],
            [8.0, -t * 0.28, 4.0, -t * 0.24, 0.0, -t * 0.2],
        ],
    );
    trunk.under.push(area(belt(build, -2.0, 12.0), tints::BROWN));
    trunk.over.push(area(tie, tints::RED));
    if full {
        for y in [-t * 0.58, -t * 0.44] {
            trunk.over.push(line((-9.0, y + 5.0), (8.0, y - 5.0)));
        }
        let (x, y) = (build.waist * 0.54, -t * 0.56);
        let pocket = open(
            (x - 11.0, y),
            &[
                [x - 11.0, y + 16.0, x - 8.0, y + 20.0, x, y + 20.0],
                [x + 8.0, y + 20.0, x + 10.0, y + 16.0, x + 10.0, y],
            ],
        );
        trunk.under.push(Shape::line(pocket, Pen::Fine));
        trunk.under.push(Shape::line(stroke((x - 11.0, y), (x + 10.0, y)), Pen::Fine));
    }
    let side = collar(build, 9.0);
    trunk.over.push(area(side.clone(), tints::WHITE));
    trunk.over.push(area(mirror(&side), tints::WHITE));
}

fn necklace(trunk: &mut Trunk, build: &Build) {
    let (t, c) = (build.trunk, build.collar);
    for step in 0..7 {
        let share = f64::from(step) / 6.0 * 2.0 - 1.0;
        let at = (share * (c + 1.0), -t + 28.0 - 22.0 * share * share);
        trunk.over.push(Shape::solid(circle(at, 2.7)));
    }
    trunk.under.push(Shape::area(belt(build, -t * 0.3, -t * 0.14), tints::NAVY, Pen::Inner));
}

fn badge(trunk: &mut Trunk, build: &Build, (full, covered, printed): (bool, bool, bool)) {
    let t = build.trunk;
    // On a bold page a tie and a buckle would run into the star and the belt.
    if printed || !full {
        let side = collar(build, 9.0);
        trunk.over.push(area(side.clone(), tints::WHITE));
        trunk.over.push(area(mirror(&side), tints::WHITE));
    } else {
        tie(trunk, build, false);
    }
    trunk.under.push(Shape::area(belt(build, -8.0, 12.0), tints::NAVY, Pen::Outline));
    if full {
        trunk.under.push(area(circle((0.0, 6.0), 8.5), tints::YELLOW));
    }
    if !covered && !printed {
        let at = Point::new(build.waist * if full { 0.58 } else { 0.4 }, -t * 0.54);
        let star = star(at, if full { 15.0 } else { 17.0 });
        trunk.under.push(Shape::area(star, tints::YELLOW, mark(full)));
    }
}

/// A bag at the hip, its strap across the chest.
fn satchel(trunk: &mut Trunk, build: &Build, full: bool) {
    let (t, c) = (build.trunk, build.collar);
    let (x, y) = (build.hem * 0.72, 14.0);
    let strap = closed(
        (-c - 10.0, -t - 1.0),
        &[
            [-c, -t * 0.7, x * 0.4, -t * 0.24, x - 6.0, y - 18.0],
            [x, y - 22.0, x + 4.0, y - 24.0, x + 10.0, y - 28.0],
            [x * 0.8, -t * 0.4, -c + 14.0, -t * 0.8, -c + 3.0, -t - 3.0],
        ],
    );
    let side = collar(build, 9.0);
    trunk.over.push(area(strap, tints::BROWN));
    trunk.over.push(area(side.clone(), tints::WHITE));
    trunk.over.push(area(mirror(&side), tints::WHITE));
    let bag = symmetric(
        (0.0, -24.0),
        &[[16.0, -24.0, 30.0, -25.0, 30.0, -18.0], [32.0, 8.0, 31.0, 28.0, 0.0, 28.0]],
    );
    let flap = symmetric(
        (0.0, -24.0),
        &[[16.0, -24.0, 30.0, -25.0, 31.0, -18.0], [30.0, -4.0, 12.0, 2.0, 0.0, 10.0]],
    );
    let at = Affine::translate((x + 4.0, y));
    trunk.over.push(Shape::area(at * bag, tints::BROWN, Pen::Outline));
    trunk.over.push(area(at * flap, tints::SAND));
    if full {
        trunk.over.push(Shape::solid(at * circle((0.0, 4.0), 2.4)));
    }
}

/// A frill round the neck over big buttons.
fn ruff(trunk: &mut Trunk, build: &Build) {
    let t = build.trunk;
    for y in [-t * 0.5, -t * 0.18] {
        trunk.under.push(area(circle((0.0, y), 10.0), tints::RED));
    }
    let (rx, ry) = (build.shoulder + 12.0, 18.0);
    let frill: Vec<Point> = (0..12)
        .map(|step| {
            let at = crate::hero::curve::toward(-30.0 * f64::from(step));
            Point::new(at.x * rx, -t + 8.0 + at.y * ry)
        })
        .collect();
    trunk.over.push(Shape::area(scallops(&frill, 0.42), tints::WHITE, Pen::Outline));
}

/// A dress without sleeves: bare shoulders above a heart-shaped edge.
fn bodice(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, printed): (bool, bool)) {
    let (t, s) = (build.trunk, build.shoulder);
    let edge = -t * 0.66;
    if wear.sleeve == super::Sleeve::None {
        let wide = flank(build, edge) - 1.0;
        let skin = symmetric(
            (0.0, edge + 10.0),
            &[
                [8.0, edge - 6.0, wide - 10.0, edge - 10.0, wide, edge],
                [wide + 2.0, -t + 20.0, s + 10.0, -t + 2.0, s, -t + 1.0],
                [s - 8.0, -t + 1.0, build.collar + 6.0, -t, build.collar - 1.0, -t - 2.0],
                [build.collar * 0.8, -t + 14.0, 8.0, -t + 18.0, 0.0, -t + 18.0],
            ],
        );
        trunk.under.push(Shape::patch(skin, wear.skin));
        let rim = symmetric_line(edge, wide + 1.0);
        trunk.under.push(Shape::line(rim, Pen::Inner));
        for side in [-1.0, 1.0] {
            trunk.under.push(line((side * wide * 0.62, edge - 5.0), (side * (build.collar + 4.0), -t)));
        }
    }
    // A fish's tail begins where a sash would be.
    if printed || wear.bottom == Bottom::Fishtail {
        return;
    }
    let waist = belt(build, -t * 0.34, -t * 0.2);
    if full {
        trunk.under.push(area(waist, tints::YELLOW));
    }
    trunk.under.push(area(bow((0.0, -t * 0.24), if full { 1.0 } else { 1.3 }), tints::RED));
}

fn symmetric_line(edge: f64, wide: f64) -> BezPath {
    open(
        (-wide, edge),
        &[
            [-wide + 10.0, edge - 10.0, -8.0, edge - 6.0, 0.0, edge + 10.0],
            [8.0, edge - 6.0, wide - 10.0, edge - 10.0, wide, edge],
        ],
    )
}

/// The red coat: a white band down the front and round the hem, a belt with a buckle.
fn fur(trunk: &mut Trunk, wear: &Wear, build: &Build) {
    let t = build.trunk;
    let low = wear.skirts.unwrap_or(12.0);
    let placket = closed(
        (-11.0, -t + 10.0),
        &[
            [-4.0, -t + 12.0, 4.0, -t + 12.0, 11.0, -t + 10.0],
            [11.0, -t * 0.5, 11.0, -20.0, 11.0, low - 8.0],
            [4.0, low - 6.0, -4.0, low - 6.0, -11.0, low - 8.0],
            [-11.0, -20.0, -11.0, -t * 0.5, -11.0, -t + 10.0],
        ],
    );
    trunk.under.push(area(placket, tints::WHITE));
    trunk.under.push(area(belt(build, low - 14.0, low + 4.0), tints::WHITE));
    trunk.under.push(Shape::area(belt(build, -t * 0.3, -t * 0.12), tints::NAVY, Pen::Outline));
    trunk.under.push(area(circle((0.0, -t * 0.17), 12.0), tints::YELLOW));
}

/// A broad white collar with spots, a chain and a golden waist.
fn ermine(trunk: &mut Trunk, wear: &Wear, build: &Build, full: bool) {
    let (t, c) = (build.trunk, build.collar);
    let s = build.shoulder + build.shoulder_radius;
    let fur = symmetric(
        (0.0, -t + 44.0),
        &[
            [12.0, -t + 44.0, s - 4.0, -t + 40.0, s + 2.0, -t + 18.0],
            [s + 2.0, -t + 2.0, c + 14.0, -t - 6.0, c, -t - 6.0],
            [c * 0.8, -t + 8.0, 8.0, -t + 12.0, 0.0, -t + 12.0],
        ],
    );
    trunk.over.push(Shape::area(fur, tints::WHITE, Pen::Outline));
    for x in [-0.62, 0.0, 0.62] {
        let at = (s * x, -t + 30.0 - 10.0 * x * x);
        trunk.over.push(Shape::solid(ellipse(at, 2.4, 4.6, 0.0)));
    }
    if full {
        trunk.under.push(area(circle((0.0, -t * 0.48), 9.0), tints::YELLOW));
    }
    let (top, low) = if wear.bottom == Bottom::Robe { (-32.0, -16.0) } else { (-18.0, 0.0) };
    trunk.under.push(Shape::area(belt(build, top, low), tints::YELLOW, Pen::Inner));
}
