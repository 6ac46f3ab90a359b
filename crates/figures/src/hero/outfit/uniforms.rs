//! Uniforms of schools, scouts and officers. The trunk's own coordinates.

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Point};

use super::Wear;
use super::cloth::{belt, flank};
use super::pattern;
use super::trim::{bow, mark};
use super::trunk::Trunk;
use crate::hero::curve::{closed, mirror, open, stroke, symmetric};
use crate::hero::skeleton::Build;
use crate::hero::tints;
use crate::path::{circle, ellipse, polygon};

fn area(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Inner)
}

/// A blazer with a crest, a collar and a tie.
pub(super) fn school(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, covered): (bool, bool)) {
    let (t, c, d) = (build.trunk, build.collar, wear.below_the_glass());
    let flap = closed(
        (0.0, -t + 10.0),
        &[
            [c * 0.5, -t + 8.0, c * 0.9, -t + 4.0, c + 1.0, -t - 3.0],
            [c + 8.0, -t + 6.0, c + 10.0, -t + 14.0, c + 8.0, -t + 22.0],
            [c - 4.0, -t + 26.0, 8.0, -t + 22.0, 0.0, -t + 10.0],
        ],
    );
    // An arm across the chest would cut a long one in two.
    let tip = if covered { -t + 42.0 } else { -t * 0.3 };
    let tie = closed(
        (-9.0, -t + 15.0 + d),
        &[
            [-3.0, -t + 12.0 + d, 3.0, -t + 12.0 + d, 9.0, -t + 15.0 + d],
            [6.0, -t + 26.0 + d, 11.0, tip - 22.0, 12.5, tip - 13.0],
            [8.0, tip - 7.0, 4.0, tip - 4.0, 0.0, tip],
            [-4.0, tip - 4.0, -8.0, tip - 7.0, -12.5, tip - 13.0],
            [-11.0, tip - 22.0, -6.0, -t + 26.0 + d, -9.0, -t + 15.0 + d],
        ],
    );
    let low = if wear.girl { -9.0 } else { 15.0 };
    if full && !covered {
        trunk.under.push(area(crest(build), tints::YELLOW));
        trunk.under.push(Shape::line(stroke((0.0, tip - 2.0), (0.0, low)), Pen::Inner));
    }
    if full && !covered {
        trunk.under.push(Shape::solid(circle((7.0, -t * 0.16), 2.4)));
    }
    trunk.over.push(Shape::area(tie, tints::RED, mark(full)));
    if full && !covered {
        for y in [-t * 0.62, -t * 0.46] {
            trunk.over.push(Shape::line(stroke((-7.5, y + 5.0), (8.5, y - 4.0)), Pen::Fine));
        }
    }
    trunk.over.push(area(flap.clone(), tints::WHITE));
    trunk.over.push(area(mirror(&flap), tints::WHITE));
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

/// A neckerchief through a ring, its two ends on the chest, pockets and a belt.
pub(super) fn scout(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, covered): (bool, bool)) {
    let (t, w, c, d) = (build.trunk, build.waist, build.collar, wear.below_the_glass());
    // Pockets would be one box behind the ends of the scarf.
    if full && !covered {
        trunk.under.push(area(circle((w * 0.7, -t * 0.46), 8.0), tints::YELLOW));
    }
    let (top, low) = if wear.is_tucked() { (-t * 0.2, -8.0) } else { (-t * 0.16, 2.0) };
    trunk.under.push(Shape::area(belt(build, top, low), tints::BROWN, Pen::Outline));
    if full {
        trunk.under.push(area(circle((0.0, (top + low) * 0.5 + 5.0), 9.0), tints::YELLOW));
    }
    let ring = -t + 36.0 + d * 0.6;
    let scarf = symmetric(
        (0.0, ring),
        &[
            [10.0, ring - 8.0, c + 12.0, -t + 18.0 + d * 0.5, c + 8.0, -t - 3.0],
            [c * 0.6, -t + 8.0, 8.0, -t + 8.0, 0.0, -t + 9.0],
        ],
    );
    let end = |side: f64| {
        closed(
            (side * 1.0, ring),
            &[
                [side * 10.0, ring + 2.0, side * 20.0, ring + 10.0, side * 25.0, ring + 26.0],
                [side * 18.0, ring + 28.0, side * 12.0, ring + 30.0, side * 6.0, ring + 33.0],
                [side * 4.0, ring + 22.0, side * 2.0, ring + 12.0, side * 1.0, ring],
            ],
        )
    };
    if !covered {
        trunk.over.extend([1.0, -1.0].map(|side| Shape::area(end(side), tints::RED, mark(full))));
    }
    trunk.over.push(Shape::area(scarf, tints::RED, mark(full)));
    trunk.over.push(area(ellipse((0.0, ring + 1.0), 9.0, 7.5, 0.0), tints::YELLOW));
}

/// Two rows of buttons on a white breast, epaulettes and a belt.
pub(super) fn officer(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, covered): (bool, bool)) {
    let (t, w, c) = (build.trunk, build.waist, build.collar);
    let low = -t * 0.26;
    if !covered {
        let (wide, narrow, top) = (w * 0.82, w * 0.64, -t + 12.0);
        let breast = symmetric(
            (0.0, top),
            &[
                [wide * 0.4, top, wide * 0.7, top - 1.0, wide - 4.0, top - 2.0],
                [wide + 1.0, top - 2.0, wide + 2.0, top + 2.0, wide + 1.0, top + 6.0],
                [wide, -t * 0.6, narrow + 4.0, -t * 0.42, narrow, low - 5.0],
                [narrow - 1.0, low - 1.0, narrow - 4.0, low, narrow - 8.0, low],
                [narrow * 0.5, low + 2.0, narrow * 0.2, low + 2.0, 0.0, low + 2.0],
            ],
        );
        trunk.under.push(Shape::area(breast, tints::WHITE, mark(full)));
        let rows: &[(f64, f64)] =
            if full { &[(0.42, 0.66), (0.34, 0.42)] } else { &[(0.38, 0.63), (0.32, 0.4)] };
        for &(x, y) in rows {
            let size = if full { 7.0 } else { 8.6 };
            trunk
                .under
                .extend([-1.0, 1.0].map(|side| area(circle((side * w * x, -t * y), size), tints::YELLOW)));
        }
    }
    let (top, hem) = if wear.is_tucked() { (-t * 0.2, -8.0) } else { (-t * 0.18, 2.0) };
    // Under hands it would be scraps.
    if !covered {
        trunk.under.push(Shape::area(belt(build, top, hem), tints::NAVY, Pen::Outline));
        let middle = (top + hem) * 0.5 + 5.0;
        let buckle = [(-11.0, -9.0), (11.0, -9.0), (11.0, 9.0), (-11.0, 9.0)];
        let buckle = buckle.map(|(x, y)| Point::new(x, y + middle));
        trunk.under.push(Shape::area(polygon(&buckle), tints::YELLOW, mark(full)));
    } else if wear.is_tucked() {
        let waist = open((-w, hem), &[[-w * 0.4, hem + 4.0, w * 0.4, hem + 4.0, w, hem]]);
        trunk.under.push(Shape::line(waist, Pen::Outline));
    }
    let collar = symmetric(
        (0.0, -t + 15.0),
        &[
            [8.0, -t + 15.0, c + 2.0, -t + 10.0, c + 7.0, -t - 5.0],
            [c * 0.7, -t + 2.0, 8.0, -t + 3.0, 0.0, -t + 3.0],
        ],
    );
    trunk.over.push(area(collar, tints::YELLOW));
    // A collar of glass lies where they would, and an arm before the chest would leave scraps of them.
    let sides: &[f64] = if wear.glass || covered { &[] } else { &[-1.0, 1.0] };
    for &side in sides {
        trunk.over.push(Shape::area(epaulette(build, side), tints::YELLOW, mark(full)));
    }
}

/// A round board on the shoulder: a fringe of it would be a curl beside the neck.
fn epaulette(build: &Build, side: f64) -> BezPath {
    let (t, s, r) = (build.trunk, build.shoulder, build.shoulder_radius);
    let (inner, outer, top) = (s - 7.0, s + r + 5.0, -t - 2.0);
    let low = -t + 15.0;
    closed(
        (side * inner, top + 5.0),
        &[
            [side * (inner + 2.0), top, side * (s + 5.0), top - 2.0, side * (outer - 5.0), top + 4.0],
            [
                side * (outer + 2.0),
                top + 8.0,
                side * (outer + 3.0),
                low - 1.0,
                side * (outer - 4.0),
                low + 2.0,
            ],
            [side * (s + 6.0), low + 2.0, side * (s - 2.0), low, side * (inner - 1.0), low - 4.0],
            [side * (inner - 3.0), low - 7.0, side * (inner - 2.0), top + 8.0, side * inner, top + 5.0],
        ],
    )
}

/// A tailcoat open over a white shirt, cut away below, with a bow tie; of one that an arm crosses only that is seen.
pub(super) fn tailcoat(trunk: &mut Trunk, wear: &Wear, build: &Build, (full, covered): (bool, bool)) {
    if !covered {
        opening(trunk, build, full);
        if full {
            pattern::breast(trunk, wear, build);
        }
        let buttons: &[f64] = if full { &[0.6, 0.5] } else { &[] };
        let buttons = buttons.iter().map(|share| Shape::solid(circle((0.0, -build.trunk * share), 2.6)));
        trunk.over.extend(buttons);
        // What holds the coat together where its edges meet: without it they are a cross on the belly.
        trunk
            .over
            .push(area(circle((0.0, -build.trunk * CLOSED), if full { 7.0 } else { 8.5 }), tints::YELLOW));
    }
    // It hides the neckline, beside which its upper edge would be black.
    let knot = (0.0, -build.trunk + 13.0 + wear.below_the_glass());
    trunk.over.push(Shape::area(bow(knot, 1.15), tints::RED, mark(full)));
}

/// How high a coat is closed, as a share of the trunk.
const CLOSED: f64 = 0.34;

/// Where a coat is open: the shirt between its lapels, and its edges below.
fn opening(trunk: &mut Trunk, build: &Build, full: bool) {
    let (t, c) = (build.trunk, build.collar);
    let low = -t * CLOSED;
    let shirt = symmetric(
        (0.0, -t + 8.0),
        &[
            [c * 0.5, -t + 8.0, c * 0.9, -t + 4.0, c, -t - 2.0],
            [c + 4.0, -t + 20.0, c * 0.7, low - 18.0, 0.0, low],
        ],
    );
    let wide = flank(build, 12.0);
    let cut = |side: f64| {
        Shape::line(
            open((0.0, low), &[[side * 5.0, -12.0, side * wide * 0.3, 0.0, side * wide * 0.62, 14.0]]),
            Pen::Outline,
        )
    };
    trunk.under.extend([cut(1.0), cut(-1.0)]);
    trunk.over.push(Shape::area(shirt, tints::WHITE, mark(full)));
    // Behind the bow only slivers of it would be seen on a bold page.
    for side in [-1.0, 1.0].into_iter().filter(|_| full) {
        let lapel = closed(
            (side * c, -t - 2.0),
            &[
                [side * (c + 9.0), -t + 4.0, side * (c + 14.0), -t + 14.0, side * (c + 13.0), -t + 24.0],
                [side * (c + 7.0), -t + 26.0, side * (c + 4.0), -t + 27.0, side * (c + 1.0), -t + 27.0],
                // It ends well above the shirt's point, where it would be too narrow to color.
                [side * c, -t + 31.0, side * (c * 0.8 + 2.0), -t * 0.66, side * (c * 0.7 + 1.0), -t * 0.62],
                [side * (c * 0.9 + 2.0), -t + 28.0, side * (c + 2.0), -t + 16.0, side * c, -t - 2.0],
            ],
        );
        trunk.over.push(area(lapel, tints::NAVY));
    }
}
