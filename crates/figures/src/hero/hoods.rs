//! What covers the whole head: hoods, a helm, soft caps. Head units; they fit over any hair.

use drawing::{Shape, Tint};
use kurbo::{BezPath, Point};

use super::curve::{closed, open, ring, symmetric, toward};
use super::hats::{area, inner, line};
use super::tints;
use crate::path::{circle, polygon, scallops};

/// Cloth round the face, closed below the chin and over the neckline.
fn hood(tint: Tint) -> Shape {
    let cloth = symmetric(
        (0.0, -75.0),
        &[
            [40.0, -75.0, 70.0, -50.0, 69.0, -4.0],
            [68.0, 34.0, 53.0, 62.0, 27.0, 71.0],
            [18.0, 74.0, 9.0, 74.0, 0.0, 74.0],
        ],
    );
    let face = symmetric(
        (0.0, -45.0),
        &[
            [28.0, -45.0, 46.0, -28.0, 48.0, 0.0],
            [50.0, 26.0, 38.0, 44.0, 16.0, 49.0],
            [10.0, 50.0, 4.0, 50.0, 0.0, 50.0],
        ],
    );
    around(cloth, &face, tint)
}

/// What is worn around a face, which is seen through it.
fn around(mut shell: BezPath, face: &BezPath, tint: Tint) -> Shape {
    shell.extend(face.reverse_subpaths());
    area(shell, tint)
}

pub(super) fn rain_hood() -> Vec<Shape> {
    vec![hood(tints::YELLOW)]
}

pub(super) fn dino_hood(full: bool) -> Vec<Shape> {
    let mut spikes = Vec::new();
    for angle in [-52.0, -18.0, 18.0, 52.0_f64] {
        let at = |reach: f64, turn: f64| Point::new(0.0, -6.0) + toward(180.0 + angle + turn) * reach;
        let spike = polygon(&[at(62.0, -16.0), at(97.0, 0.0), at(62.0, 16.0)]);
        spikes.push(area(spike, tints::LIME));
    }
    spikes.push(hood(tints::GREEN));
    for side in [-1.0, 1.0] {
        spikes.push(inner(circle((side * 25.0, -59.0), if full { 9.0 } else { 10.0 }), tints::WHITE));
        spikes.push(Shape::solid(circle((side * 25.0 + 2.0, -58.0), 4.2)));
    }
    spikes
}

pub(super) fn rabbit_hood() -> Vec<Shape> {
    let ear = |side: f64| {
        closed(
            (side * 13.0, -66.0),
            &[
                [side * 6.0, -104.0, side * 16.0, -138.0, side * 31.0, -135.0],
                [side * 49.0, -130.0, side * 50.0, -92.0, side * 41.0, -58.0],
            ],
        )
    };
    let within = |side: f64| {
        open(
            (side * 24.0, -78.0),
            &[
                [side * 20.0, -103.0, side * 25.0, -119.0, side * 31.0, -119.0],
                [side * 39.0, -116.0, side * 39.0, -95.0, side * 34.0, -76.0],
            ],
        )
    };
    let mut shapes = Vec::new();
    for side in [-1.0, 1.0] {
        shapes.push(area(ear(side), tints::PINK));
        shapes.push(line(within(side)));
    }
    shapes.push(hood(tints::PINK));
    shapes
}

/// Round the whole face, its visor up, a feather on its crown.
pub(super) fn helm() -> Vec<Shape> {
    let feather = closed(
        (2.0, -74.0),
        &[
            [2.0, -100.0, -20.0, -120.0, -50.0, -117.0],
            [-74.0, -114.0, -90.0, -97.0, -92.0, -73.0],
            [-79.0, -84.0, -63.0, -88.0, -47.0, -86.0],
            [-31.0, -84.0, -20.0, -80.0, -13.0, -72.0],
            [-8.0, -70.0, -2.0, -70.0, 2.0, -74.0],
        ],
    );
    let quill = open((-8.0, -80.0), &[[-17.0, -94.0, -38.0, -102.0, -63.0, -97.0]]);
    let round = symmetric(
        (0.0, -77.0),
        &[
            [44.0, -77.0, 70.0, -48.0, 69.0, -6.0],
            [68.0, 34.0, 48.0, 66.0, 22.0, 69.0],
            [14.0, 70.0, 7.0, 70.0, 0.0, 70.0],
        ],
    );
    let face = symmetric(
        (0.0, -36.0),
        &[
            [30.0, -36.0, 50.0, -29.0, 50.0, 0.0],
            [50.0, 26.0, 38.0, 44.0, 16.0, 48.0],
            [10.0, 49.0, 4.0, 49.0, 0.0, 49.0],
        ],
    );
    let visor = symmetric(
        (0.0, -66.0),
        &[
            [32.0, -66.0, 56.0, -51.0, 63.0, -21.0],
            [58.0, -18.0, 53.0, -19.0, 48.0, -22.0],
            [38.0, -39.0, 19.0, -46.0, 0.0, -46.0],
        ],
    );
    let mut shapes = vec![area(feather, tints::RED), line(quill), around(round, &face, tints::GRAY)];
    shapes.push(area(visor, tints::GRAY));
    for x in [-24.0, 0.0, 24.0] {
        shapes
            .push(line(open((x, -60.0 + x.abs() * 0.1), &[[x, -58.0, x, -56.0, x, -53.0 + x.abs() * 0.1]])));
    }
    shapes
}

pub(super) fn bandana(full: bool) -> Vec<Shape> {
    let knot = ring(&[
        (-50.0, -42.0, true),
        (-82.0, -56.0, true),
        (-79.0, -38.0, true),
        (-91.0, -20.0, true),
        (-68.0, -22.0, true),
    ]);
    let cap = closed(
        (-60.0, -32.0),
        &[
            [-62.0, -58.0, -36.0, -76.0, 0.0, -76.0],
            [36.0, -76.0, 62.0, -58.0, 60.0, -32.0],
            [36.0, -32.5, -36.0, -32.5, -60.0, -32.0],
        ],
    );
    let mut shapes = vec![area(knot, tints::RED), area(cap, tints::RED)];
    let dots: &[(f64, f64)] =
        if full { &[(-30.0, -46.0), (0.0, -56.0), (30.0, -46.0)] } else { &[(-22.0, -50.0), (20.0, -50.0)] };
    shapes.extend(dots.iter().map(|dot| inner(circle(*dot, 7.0), tints::WHITE)));
    shapes
}

pub(super) fn elf() -> Vec<Shape> {
    let cone = closed(
        (-58.0, -42.0),
        &[
            [-56.0, -80.0, -30.0, -108.0, 4.0, -116.0],
            [34.0, -122.0, 62.0, -112.0, 82.0, -88.0],
            [62.0, -94.0, 52.0, -86.0, 58.0, -42.0],
        ],
    );
    let mut band = open((-64.0, -37.0), &[[-30.0, -31.0, 30.0, -31.0, 64.0, -37.0]]);
    for point in [
        (60.0, -64.0),
        (40.0, -52.0),
        (20.0, -70.0),
        (0.0, -56.0),
        (-20.0, -70.0),
        (-40.0, -52.0),
        (-60.0, -64.0),
    ] {
        band.line_to(point);
    }
    band.close_path();
    vec![area(cone, tints::GREEN), area(band, tints::RED), area(circle((86.0, -82.0), 11.0), tints::YELLOW)]
}

fn fur_band(low: f64) -> Shape {
    let band: Vec<Point> = [
        (-62.0, low),
        (-64.0, low - 22.0),
        (-32.0, low - 25.0),
        (0.0, low - 26.0),
        (32.0, low - 25.0),
        (64.0, low - 22.0),
        (62.0, low),
        (32.0, low + 1.0),
        (0.0, low + 2.0),
        (-32.0, low + 1.0),
    ]
    .map(Point::from)
    .into();
    area(scallops(&band, 0.16), tints::WHITE)
}

pub(super) fn santa() -> Vec<Shape> {
    let cone = closed(
        (-58.0, -34.0),
        &[
            [-54.0, -84.0, -20.0, -112.0, 14.0, -114.0],
            [52.0, -116.0, 86.0, -86.0, 92.0, -44.0],
            [78.0, -68.0, 60.0, -74.0, 58.0, -34.0],
        ],
    );
    vec![area(cone, tints::RED), fur_band(-41.0), area(circle((92.0, -36.0), 15.0), tints::WHITE)]
}

#[cfg(test)]
mod tests {
    use kurbo::Shape as _;

    use super::*;

    /// How wide and how high a bare head is with its ears and short hair, in head units.
    const BARE: (f64, f64) = (132.0, 118.0);

    #[test]
    fn no_hood_and_no_helm_is_much_larger_than_a_bare_head() {
        for shapes in [rain_hood(), dino_hood(true), rabbit_hood(), helm()] {
            let opaque =
                shapes.iter().filter(|shape| shape.tint.is_some()).map(|shape| shape.path.bounding_box());
            let Some(shell) = opaque.max_by(|one, other| one.area().total_cmp(&other.area())) else {
                panic!("no shell");
            };
            assert!(shell.width() < BARE.0 * 1.25 && shell.height() < BARE.1 * 1.3, "{shell}");
        }
    }
}
