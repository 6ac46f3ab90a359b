//! Cuts of cloth on the trunk: stripes, bibs, vests, cardigans. The trunk's own coordinates.

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, CubicBez, ParamCurve as _};

use super::coats::{apron, bands, bright, buttons, coat, stethoscope};
use super::trim::{bow, mark, pocket};
use super::trunk::Trunk;
use super::{Front, Wear};
use crate::hero::curve::{closed, open, stroke, symmetric};
use crate::hero::skeleton::Build;
use crate::hero::tints;
use crate::path::circle;

/// Half the trunk's width at a height: shoulder to hem.
pub(super) fn flank(build: &Build, y: f64) -> f64 {
    let Build { trunk: t, shoulder: s, shoulder_radius: r, waist: w, hem: h, .. } = *build;
    let side = if y < -t * 0.36 {
        CubicBez::new((s + r, -t + r), (s + r - 1.0, -t * 0.6), (w, -t * 0.5), (w, -t * 0.36))
    } else {
        CubicBez::new((w, -t * 0.36), (w + 1.0, -t * 0.2), (h, -4.0), (h, 10.0))
    };
    across(side, y) + (y - 10.0).max(0.0) * 0.16
}

/// The same of a one-piece, below the waist.
fn hip(build: &Build, y: f64) -> f64 {
    let Build { trunk: t, waist: w, hem: h, .. } = *build;
    across(CubicBez::new((w, -t * 0.36), (w + 1.0, -t * 0.2), (h, -18.0), (h, -4.0)), y)
}

/// Where a side that runs down is at a height.
fn across(side: CubicBez, y: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..16 {
        let middle = (low + high) * 0.5;
        if side.eval(middle).y < y { low = middle } else { high = middle }
    }
    side.eval(low).x
}

/// The cloth between two heights, from flank to flank, both edges sagging a little.
pub(super) fn belt(build: &Build, top: f64, low: f64) -> BezPath {
    let points = |from: f64, to: f64| {
        (0..=4).map(move |step| from + (to - from) * f64::from(step) / 4.0).map(|y| (flank(build, y), y))
    };
    let mut path = BezPath::new();
    let wide = flank(build, top);
    path.move_to((-wide, top));
    path.curve_to((-wide * 0.4, top + 6.0), (wide * 0.4, top + 6.0), (wide, top));
    for (x, y) in points(top, low).skip(1) {
        path.line_to((x, y));
    }
    let wide = flank(build, low);
    path.curve_to((wide * 0.4, low + 6.0), (-wide * 0.4, low + 6.0), (-wide, low));
    for (x, y) in points(low, top).skip(1) {
        path.line_to((-x, y));
    }
    path.close_path();
    path
}

/// A belt between two heights of a one-piece: two lines across, its ends are the body's own contour.
pub(super) fn band(build: &Build, (top, low): (f64, f64), (tint, pen): (Tint, Pen)) -> [Shape; 3] {
    let edge = |y: f64| {
        let wide = hip(build, y);
        open((-wide, y), &[[-wide * 0.4, y + 6.0, wide * 0.4, y + 6.0, wide, y]])
    };
    let (upper, lower) = (hip(build, top) - INSIDE, hip(build, low) - INSIDE);
    let cloth = closed(
        (-upper, top),
        &[
            [-upper * 0.4, top + 6.0, upper * 0.4, top + 6.0, upper, top],
            [upper, top, lower, low, lower, low],
            [lower * 0.4, low + 6.0, -lower * 0.4, low + 6.0, -lower, low],
        ],
    );
    [Shape::patch(cloth, tint), Shape::line(edge(top), pen), Shape::line(edge(low), pen)]
}

/// Half a contour, in units.
const INSIDE: f64 = 2.2;

fn line(from: (f64, f64), to: (f64, f64)) -> Shape {
    Shape::line(stroke(from, to), Pen::Inner)
}

fn area(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Inner)
}

/// Adds an outfit's cut.
pub(super) fn cloth(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, covered): (bool, bool)) {
    let t = build.trunk;
    let printed = wear.is_printed(covered);
    match wear.front {
        Front::Stripes => {
            let rows: &[f64] = match (full, covered) {
                // Below the print, and all of them below the armpits: farther up a sleeve would cut them off.
                (_, false) if printed => &[-0.18],
                (true, false) => &[-0.56, -0.37, -0.18],
                (false, false) => &[-0.54, -0.22],
                // Below what is before the chest.
                (_, true) => &[-0.18],
            };
            for row in rows {
                trunk.under.push(area(belt(build, t * row, t * (row + 0.14)), tints::RED));
            }
        }
        Front::Bib => bib(trunk, wear, build, (full, covered)),
        Front::Pouch => pouch(trunk, build, (full, printed)),
        Front::Zip => {
            if !printed {
                trunk.under.push(line((0.0, -t + 8.0), (0.0, if full { 14.0 } else { -t * 0.2 })));
            }
            let collar = symmetric(
                (0.0, -t + 23.0),
                &[
                    [9.0, -t + 18.0, 18.0, -t + 9.0, build.collar + 6.0, -t - 2.0],
                    [build.collar + 4.0, -t - 3.0, build.collar + 2.0, -t - 4.0, build.collar, -t - 5.0],
                    [build.collar * 0.8, -t + 3.0, 8.0, -t + 6.0, 0.0, -t + 7.0],
                ],
            );
            trunk.over.push(area(collar, tints::YELLOW));
            if full && !printed {
                let edge = belt(build, -t * 0.62, -t * 0.5);
                trunk.under.insert(trunk.under.len() - 1, area(edge, tints::YELLOW));
            }
        }
        Front::Waistcoat => waistcoat(trunk, wear, build, (full, printed)),
        Front::Vest => vest(trunk, build, full && !printed),
        Front::Pockets => pockets(trunk, build, (full, printed)),
        Front::Cardigan => cardigan(trunk, build, (full, printed)),
        Front::Coat => coat(trunk, wear, build, full),
        Front::Stethoscope => {
            coat(trunk, wear, build, full);
            stethoscope(trunk, build);
        }
        Front::Apron => apron(trunk, wear, build, full),
        Front::Bands => bands(trunk, wear, build, full),
        Front::Buttons => buttons(trunk, wear, build, full),
        _ => bright(trunk, build, full),
    }
}

fn bib(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, covered): (bool, bool)) {
    let (t, b) = (build.trunk, build.waist * 0.58);
    let printed = wear.is_printed(covered);
    // A print has all of the front to itself, from side to side.
    let (top, waist) = if printed { (-t * 0.66, -t * 0.66) } else { (-t * 0.66, -t * 0.3) };
    trunk.under.push(area(belt(build, waist, 12.0), wear.bottom_tint));
    let bib = closed(
        (-b, waist + 4.0),
        &[
            [-b, waist - 10.0, -b, top + 10.0, -b + 2.0, top],
            [-b * 0.4, top + 3.0, b * 0.4, top + 3.0, b - 2.0, top],
            [b, top + 10.0, b, waist - 10.0, b, waist + 4.0],
        ],
    );
    if !printed {
        trunk.under.push(area(bib, wear.bottom_tint));
    }
    // What an arm crosses of the strap at its shoulder would be scraps.
    let straps = if covered { &[1.0][..] } else { &[-1.0, 1.0] };
    for &side in straps {
        // So broad that a crayon fits it also of a small child on a page.
        let strap = closed(
            (side * (b - 19.0), top + 8.0),
            &[
                [
                    side * (b - 17.0),
                    top - 10.0,
                    side * 17.0,
                    -t + 12.0,
                    side * (build.collar + 0.5),
                    -t - 1.0,
                ],
                [side * 26.0, -t + 1.0, side * 34.0, -t + 1.0, side * (build.collar + 19.0), -t + 1.0],
                [side * (b + 12.0), -t + 18.0, side * (b + 5.0), top - 10.0, side * (b + 4.0), top + 8.0],
            ],
        );
        trunk.over.push(area(strap, wear.bottom_tint));
    }
    if full && !printed {
        let p = b * 0.6;
        let pocket = open(
            (-p, top + 16.0),
            &[[-p, waist, -p, waist, 0.0, waist], [p, waist, p, waist, p, top + 16.0]],
        );
        trunk.under.push(Shape::line(pocket, Pen::Fine));
        for side in [-1.0, 1.0] {
            trunk.over.push(Shape::solid(circle((side * (b - 7.0), top + 6.0), 2.2)));
        }
    }
}

fn pouch(trunk: &mut Trunk, build: &Build, (full, printed): (bool, bool)) {
    let (t, w, c) = (build.trunk, build.waist, build.collar);
    let top = if printed { 0.22 } else { 0.36 };
    let pouch = closed(
        (-w * 0.46, -t * top),
        &[
            [-w * 0.2, -t * (top + 0.01), w * 0.2, -t * (top + 0.01), w * 0.46, -t * top],
            [w * 0.5, -t * (top - 0.08), w * 0.6, -t * 0.19, w * 0.74, -t * 0.16],
            [w * 0.72, -t * 0.1, w * 0.72, -t * 0.06, w * 0.7, -1.0],
            [w * 0.3, 3.0, -w * 0.3, 3.0, -w * 0.7, -1.0],
            [-w * 0.72, -t * 0.06, -w * 0.72, -t * 0.1, -w * 0.74, -t * 0.16],
            [-w * 0.6, -t * 0.19, -w * 0.5, -t * (top - 0.08), -w * 0.46, -t * top],
        ],
    );
    trunk.under.push(area(pouch, tints::LIME));
    let hood = symmetric(
        // It hides the neckline, beside which its edge would be black.
        (0.0, -t + 5.0),
        &[
            [c * 0.6, -t + 5.0, c * 0.9, -t + 1.0, c - 1.0, -t - 5.0],
            [c + 14.0, -t - 8.0, c + 20.0, -t + 2.0, c + 12.0, -t + 10.0],
            [c, -t + 22.0, 10.0, -t + 27.0, 0.0, -t + 27.0],
        ],
    );
    trunk.over.push(area(hood, tints::LIME));
    if full && !printed {
        for side in [-1.0, 1.0] {
            trunk.over.push(line((side * 9.0, -t + 25.0), (side * 10.0, -t + 46.0)));
        }
    }
}

fn waistcoat(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, printed): (bool, bool)) {
    let (t, c) = (build.trunk, build.collar);
    // With a print it is closed higher.
    let open_to = if printed { 0.62 } else { 0.42 };
    let half = |side: f64| {
        closed(
            (side * (c + 3.0), -t + 1.0),
            &[
                [side * (c + 2.0), -t + 20.0, side * 10.0, -t * (open_to + 0.18), 0.0, -t * open_to],
                [0.0, -t * 0.3, 0.0, -10.0, 0.0, 22.0],
                [side * 4.0, 28.0, side * 8.0, 31.0, side * 14.0, 33.0],
                [side * 20.0, 24.0, side * 34.0, 21.0, side * (build.hem + 2.0), 18.0],
                [
                    side * build.waist,
                    -t * 0.3,
                    side * build.waist,
                    -t * 0.4,
                    side * (build.waist - 2.0),
                    -t * 0.56,
                ],
                [
                    side * (build.shoulder - 6.0),
                    -t * 0.7,
                    side * build.shoulder,
                    -t + 14.0,
                    side * (build.shoulder - 4.0),
                    -t + 1.0,
                ],
            ],
        )
    };
    for side in [-1.0, 1.0] {
        trunk.under.push(area(half(side), tints::PURPLE));
    }
    if full && !printed {
        for share in [0.3, 0.16, 0.02] {
            trunk.under.push(Shape::solid(circle((7.0, -t * share), 2.2)));
        }
    }
    let knot = -t + 11.0 + wear.below_the_glass();
    trunk.over.push(Shape::area(bow((0.0, knot), 1.05), tints::RED, mark(full)));
}

/// An open vest, whose shirt shows in the middle, and a sash round the waist.
fn vest(trunk: &mut Trunk, build: &Build, full: bool) {
    let (t, c, h) = (build.trunk, build.collar, build.hem);
    if full {
        for row in [-0.62, -0.44, -0.26] {
            let (x, y) = (build.waist * 0.5, t * row);
            trunk
                .under
                .push(Shape::line(open((-x, y), &[[-x * 0.4, y + 5.0, x * 0.4, y + 5.0, x, y]]), Pen::Inner));
        }
    }
    for side in [-1.0, 1.0] {
        let front = closed(
            (side * c, -t - 3.0),
            &[
                [side * (c - 2.0), -t + 24.0, side * 16.0, -t * 0.5, side * 20.0, 26.0],
                [side * 30.0, 29.0, side * 40.0, 26.0, side * (h + 2.0), 21.0],
                [
                    side * (build.waist + 1.0),
                    -t * 0.2,
                    side * (build.waist - 1.0),
                    -t * 0.4,
                    side * (build.waist + 1.0),
                    -t * 0.56,
                ],
                [
                    side * (build.shoulder - 2.0),
                    -t * 0.7,
                    side * build.shoulder,
                    -t + 14.0,
                    side * (build.shoulder - 4.0),
                    -t + 1.0,
                ],
            ],
        );
        trunk.under.push(area(front, tints::BROWN));
    }
    trunk.under.push(Shape::area(belt(build, -t * 0.14, 6.0), tints::RED, Pen::Inner));
    if full {
        trunk.under.push(area(circle((0.0, 0.0), 8.0), tints::YELLOW));
    }
}

fn pockets(trunk: &mut Trunk, build: &Build, (full, printed): (bool, bool)) {
    let (t, w, c) = (build.trunk, build.waist, build.collar);
    if full && !printed {
        trunk.under.push(line((0.0, -t + 26.0), (0.0, -t * 0.18)));
    }
    let sides: &[f64] = if printed { &[] } else { &[-1.0, 1.0] };
    for side in sides {
        let (x, y) = (side * w * 0.5, -t * 0.52);
        trunk.under.push(area(pocket((x, y)), tints::SAND));
        if full {
            trunk.under.push(line((x - 12.0, y - 1.0), (x + 12.0, y - 1.0)));
        }
    }
    trunk.under.push(area(belt(build, -t * 0.2, -t * 0.06), tints::BROWN));
    let scarf = symmetric(
        (0.0, -t + 30.0),
        &[
            [10.0, -t + 20.0, c + 8.0, -t + 12.0, c + 4.0, -t - 4.0],
            [c * 0.6, -t + 8.0, 8.0, -t + 8.0, 0.0, -t + 8.0],
        ],
    );
    trunk.over.push(area(scarf, tints::RED));
}

fn cardigan(trunk: &mut Trunk, build: &Build, (full, printed): (bool, bool)) {
    let (t, c) = (build.trunk, build.collar);
    let open_to = if printed { 0.64 } else { 0.48 };
    let shirt = symmetric(
        (0.0, -t + 8.0),
        &[
            [c * 0.5, -t + 8.0, c * 0.9, -t + 4.0, c, -t - 3.0],
            [c * 0.9, -t + 24.0, 8.0, -t * (open_to + 0.08), 0.0, -t * open_to],
        ],
    );
    trunk.over.push(area(shirt, tints::WHITE));
    if printed {
        return;
    }
    let low = -t * 0.14;
    trunk.under.push(line((0.0, -t * 0.48), (0.0, low)));
    for share in [0.4, 0.26] {
        let button = circle((8.0, -t * share), if full { 3.4 } else { 2.4 });
        trunk.under.push(Shape::solid(button));
    }
    if full {
        for side in [-1.0, 1.0] {
            let x = side * build.waist * 0.56;
            trunk.under.push(line((x - 9.0, -t * 0.26), (x + 9.0, -t * 0.26)));
        }
    }
}
