//! The hats of roles: caps, helmets, hoods and what shines in the hair. Head units; they fit over any hair.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point};

use super::curve::{closed, open, symmetric, toward};
use super::hoods::{bandana, dino_hood, elf, helm, rabbit_hood, rain_hood, santa};
use super::{Gear, tints};
use crate::path::{circle, polygon};

pub(super) fn area(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Outline)
}

pub(super) fn inner(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Inner)
}

pub(super) fn line(path: BezPath) -> Shape {
    Shape::line(path, Pen::Inner)
}

/// A round brim so far to either side: it crosses the forehead a fifth down the face, lowest amid it.
pub(super) fn brim(half: f64) -> BezPath {
    symmetric(
        (0.0, -54.0),
        &[
            [30.0, -54.0, 48.0, -51.0, 58.0, -49.0],
            [half * 0.9, -49.0, half, -46.0, half, -42.0],
            [half, -35.0, half * 0.5, -32.5, 0.0, -32.5],
        ],
    )
}

/// A hat so much higher.
fn raised(hat: Vec<Shape>, by: f64) -> Vec<Shape> {
    hat.into_iter().map(|shape| shape.placed(Affine::translate((0.0, -by)))).collect()
}

/// A hat, before the hair.
pub(super) fn hat(gear: Gear, full: bool) -> Vec<Shape> {
    match gear {
        Gear::DinoHood => dino_hood(full),
        Gear::RabbitHood => rabbit_hood(),
        Gear::RainHood => rain_hood(),
        Gear::Helm => helm(),
        Gear::Bandana => bandana(full),
        Gear::ElfHat => elf(),
        Gear::SantaHat => santa(),
        Gear::SailorCap => sailor(),
        Gear::NurseCap => nurse(),
        Gear::FireHelmet => fire(full),
        Gear::PeakedCap => raised(peaked(), 22.0),
        Gear::StrawHat => straw(full),
        Gear::Boater => boater(),
        Gear::CowboyHat => cowboy(),
        Gear::HardHat => hard(),
        Gear::Goggles => goggles(),
        Gear::ClownHat => clown(),
        Gear::TopHat => top(full),
        Gear::WitchHat => witch(),
        Gear::Tiara => tiara(full),
        _ => vec![inner(star((34.0, -42.0), 17.0), tints::ORANGE)],
    }
}

fn star((x, y): (f64, f64), radius: f64) -> BezPath {
    let points: Vec<Point> = (0..10)
        .map(|index| {
            let reach = if index % 2 == 0 { radius } else { radius * 0.5 };
            Point::new(x, y) + toward(180.0 + 36.0 * f64::from(index)) * reach
        })
        .collect();
    polygon(&points)
}

fn sailor() -> Vec<Shape> {
    let crown = symmetric(
        (0.0, -92.0),
        &[[36.0, -92.0, 54.0, -76.0, 54.0, -44.0], [30.0, -36.0, 10.0, -36.0, 0.0, -36.0]],
    );
    let brim = closed(
        (-70.0, -52.0),
        &[
            [-40.0, -66.0, 40.0, -66.0, 70.0, -52.0],
            [70.0, -44.0, 68.0, -40.0, 62.0, -35.0],
            [30.0, -31.5, -30.0, -31.5, -62.0, -36.0],
            [-68.0, -40.0, -70.0, -44.0, -70.0, -52.0],
        ],
    );
    vec![area(crown, tints::WHITE), area(brim, tints::WHITE)]
}

fn nurse() -> Vec<Shape> {
    let cap = closed(
        (-40.0, -46.0),
        &[
            [-44.0, -62.0, -48.0, -76.0, -50.0, -86.0],
            [-20.0, -96.0, 20.0, -96.0, 50.0, -86.0],
            [48.0, -76.0, 44.0, -62.0, 40.0, -46.0],
            [20.0, -54.0, -20.0, -54.0, -40.0, -46.0],
        ],
    );
    let heart = symmetric(
        (0.0, -76.0),
        &[[3.0, -85.0, 15.0, -84.0, 14.0, -74.0], [13.0, -66.0, 5.0, -62.0, 0.0, -58.0]],
    );
    vec![area(cap, tints::WHITE), inner(heart, tints::RED)]
}

fn fire(full: bool) -> Vec<Shape> {
    let dome = closed(
        (-58.0, -40.0),
        &[[-60.0, -74.0, -34.0, -96.0, 0.0, -96.0], [34.0, -96.0, 60.0, -74.0, 58.0, -40.0]],
    );
    let comb = closed(
        (-12.0, -92.0),
        &[
            [-16.0, -108.0, 16.0, -108.0, 12.0, -92.0],
            [11.0, -70.0, 11.0, -56.0, 11.0, -40.0],
            [4.0, -42.0, -4.0, -42.0, -11.0, -40.0],
            [-11.0, -56.0, -11.0, -70.0, -12.0, -92.0],
        ],
    );
    let brim = closed(
        (-60.0, -40.0),
        &[
            [-30.0, -50.0, 30.0, -50.0, 60.0, -40.0],
            [72.0, -38.0, 80.0, -36.0, 78.0, -32.0],
            [50.0, -32.5, -50.0, -32.5, -80.0, -31.0],
            [-86.0, -34.0, -74.0, -38.0, -60.0, -40.0],
        ],
    );
    let shield = symmetric(
        (0.0, -78.0),
        &[[10.0, -76.0, 20.0, -80.0, 26.0, -84.0], [30.0, -52.0, 20.0, -40.0, 0.0, -32.0]],
    );
    let mut shapes = vec![area(dome, tints::RED)];
    if full {
        shapes.push(area(comb, tints::RED));
    }
    shapes.extend([area(brim, tints::RED), area(shield, tints::YELLOW)]);
    if full {
        shapes.push(inner(star((0.0, -58.0), 13.0), tints::WHITE));
    }
    shapes
}

fn peaked() -> Vec<Shape> {
    let crown = closed(
        (-56.0, -40.0),
        &[
            [-63.0, -50.0, -71.0, -60.0, -66.0, -71.0],
            [-46.0, -98.0, 46.0, -98.0, 66.0, -71.0],
            [71.0, -60.0, 63.0, -50.0, 56.0, -40.0],
        ],
    );
    let band = closed(
        (-58.0, -22.0),
        &[
            [-60.0, -32.0, -58.0, -42.0, -56.0, -48.0],
            [-30.0, -58.0, 30.0, -58.0, 56.0, -48.0],
            [58.0, -42.0, 60.0, -32.0, 58.0, -22.0],
            [30.0, -30.0, -30.0, -30.0, -58.0, -22.0],
        ],
    );
    let peak = closed(
        (-44.0, -28.0),
        &[
            [-20.0, -36.0, 34.0, -36.0, 58.0, -26.0],
            [66.0, -14.0, 58.0, -8.0, 46.0, -12.0],
            [20.0, -20.0, -14.0, -20.0, -36.0, -12.0],
            [-48.0, -8.0, -54.0, -16.0, -44.0, -28.0],
        ],
    );
    vec![
        area(crown, tints::NAVY),
        area(band, tints::BLUE),
        area(peak, tints::NAVY),
        inner(star((2.0, -73.0), 13.5), tints::YELLOW),
    ]
}

fn straw(full: bool) -> Vec<Shape> {
    let dome = symmetric(
        (0.0, -100.0),
        &[[34.0, -100.0, 46.0, -86.0, 50.0, -48.0], [30.0, -44.0, 10.0, -44.0, 0.0, -44.0]],
    );
    let band = closed(
        (-50.0, -46.0),
        &[
            [-49.0, -54.0, -48.0, -60.0, -47.0, -66.0],
            [-20.0, -74.0, 20.0, -74.0, 47.0, -66.0],
            [48.0, -60.0, 49.0, -54.0, 50.0, -46.0],
        ],
    );
    let mut shapes =
        vec![area(dome, tints::YELLOW), inner(band, tints::RED), area(brim(84.0), tints::YELLOW)];
    if full {
        for x in [-70.0, -56.0, 56.0, 70.0] {
            shapes.push(Shape::line(
                open((x, -42.0), &[[x, -40.0, x * 1.02, -38.0, x * 1.03, -36.5]]),
                Pen::Fine,
            ));
        }
    }
    shapes
}

/// Its ribbon is what a badge makes room for.
fn boater() -> Vec<Shape> {
    let crown = closed(
        (-52.0, -44.0),
        &[
            [-53.0, -62.0, -52.0, -78.0, -50.0, -92.0],
            [-24.0, -101.0, 24.0, -101.0, 50.0, -92.0],
            [52.0, -78.0, 53.0, -62.0, 52.0, -44.0],
        ],
    );
    let ribbon = closed(
        (-52.0, -44.0),
        &[
            [-53.0, -54.0, -53.0, -60.0, -52.0, -68.0],
            [-24.0, -77.0, 24.0, -77.0, 52.0, -68.0],
            [53.0, -60.0, 53.0, -54.0, 52.0, -44.0],
        ],
    );
    vec![area(crown, tints::YELLOW), inner(ribbon, tints::NAVY), area(brim(78.0), tints::YELLOW)]
}

fn cowboy() -> Vec<Shape> {
    let dome = symmetric(
        (0.0, -84.0),
        &[[14.0, -104.0, 40.0, -104.0, 46.0, -84.0], [50.0, -62.0, 52.0, -50.0, 54.0, -34.0]],
    );
    let band = closed(
        (-54.0, -36.0),
        &[
            [-53.0, -44.0, -52.0, -50.0, -51.0, -56.0],
            [-20.0, -64.0, 20.0, -64.0, 51.0, -56.0],
            [52.0, -50.0, 53.0, -44.0, 54.0, -36.0],
            [20.0, -44.0, -20.0, -44.0, -54.0, -36.0],
        ],
    );
    let brim = closed(
        (-60.0, -38.0),
        &[
            [-30.0, -46.0, 30.0, -46.0, 60.0, -38.0],
            [72.0, -40.0, 78.0, -50.0, 80.0, -66.0],
            [94.0, -60.0, 90.0, -37.0, 64.0, -34.0],
            [40.0, -32.0, -40.0, -32.0, -64.0, -34.0],
            [-90.0, -37.0, -94.0, -60.0, -80.0, -66.0],
            [-78.0, -50.0, -72.0, -40.0, -60.0, -38.0],
        ],
    );
    vec![area(dome, tints::BROWN), inner(band, tints::RED), area(brim, tints::BROWN)]
}

fn hard() -> Vec<Shape> {
    let dome = closed(
        (-60.0, -40.0),
        &[[-62.0, -76.0, -36.0, -98.0, 0.0, -98.0], [36.0, -98.0, 62.0, -76.0, 60.0, -40.0]],
    );
    let brim = closed(
        (-62.0, -38.0),
        &[
            [-30.0, -48.0, 36.0, -48.0, 66.0, -36.0],
            [80.0, -34.0, 82.0, -30.0, 76.0, -30.0],
            [40.0, -32.0, -30.0, -32.0, -64.0, -33.0],
            [-70.0, -32.0, -68.0, -36.0, -62.0, -38.0],
        ],
    );
    let ridge = |x: f64| open((x, -42.0), &[[x * 1.1, -66.0, x, -84.0, x * 0.6, -94.0]]);
    vec![area(dome, tints::YELLOW), line(ridge(-18.0)), line(ridge(18.0)), area(brim, tints::YELLOW)]
}

fn goggles() -> Vec<Shape> {
    let strap = closed(
        (-60.0, -22.0),
        &[
            [-36.0, -36.0, 36.0, -36.0, 60.0, -22.0],
            [60.0, -28.0, 60.0, -32.0, 58.0, -38.0],
            [36.0, -52.0, -36.0, -52.0, -58.0, -38.0],
            [-60.0, -32.0, -60.0, -28.0, -60.0, -22.0],
        ],
    );
    let mut shapes = vec![area(strap, tints::NAVY)];
    for x in [-20.0, 22.0] {
        shapes.push(area(circle((x, -38.0), 20.0), tints::SKY));
        shapes.push(line(open((x - 9.0, -40.0), &[[x - 8.0, -46.0, x - 5.0, -48.0, x, -49.0]])));
    }
    shapes
}

fn clown() -> Vec<Shape> {
    let cone = closed(
        (-22.0, -50.0),
        &[
            [-10.0, -72.0, 4.0, -100.0, 18.0, -122.0],
            [26.0, -100.0, 32.0, -76.0, 36.0, -50.0],
            [18.0, -42.0, -6.0, -42.0, -22.0, -50.0],
        ],
    );
    vec![
        area(cone, tints::BLUE),
        line(open((-8.0, -74.0), &[[4.0, -68.0, 18.0, -68.0, 32.0, -74.0]])),
        area(circle((18.0, -126.0), 13.0), tints::YELLOW),
    ]
}

fn top(full: bool) -> Vec<Shape> {
    let tube = closed(
        (-46.0, -46.0),
        &[
            [-46.0, -76.0, -49.0, -98.0, -52.0, -116.0],
            [-24.0, -125.0, 24.0, -125.0, 52.0, -116.0],
            [49.0, -98.0, 46.0, -76.0, 46.0, -46.0],
        ],
    );
    let band = closed(
        (-46.0, -46.0),
        &[
            [-46.0, -56.0, -46.0, -64.0, -47.0, -69.0],
            [-20.0, -77.0, 20.0, -77.0, 47.0, -69.0],
            [46.0, -64.0, 46.0, -56.0, 46.0, -46.0],
        ],
    );
    let band = full.then(|| inner(band, tints::RED));
    [area(tube, tints::NAVY)].into_iter().chain(band).chain([area(brim(74.0), tints::NAVY)]).collect()
}

fn witch() -> Vec<Shape> {
    let cone = closed(
        (-52.0, -44.0),
        &[
            [-40.0, -80.0, -28.0, -108.0, -10.0, -130.0],
            [-4.0, -141.0, -22.0, -146.0, -46.0, -142.0],
            [-34.0, -164.0, 16.0, -160.0, 22.0, -131.0],
            [34.0, -102.0, 44.0, -78.0, 52.0, -44.0],
        ],
    );
    let band = closed(
        (-53.0, -44.0),
        &[
            [-50.0, -54.0, -47.0, -62.0, -44.0, -70.0],
            [-20.0, -78.0, 20.0, -78.0, 44.0, -70.0],
            [47.0, -62.0, 50.0, -54.0, 53.0, -44.0],
        ],
    );
    let buckle = Affine::translate((2.0, -63.0))
        * polygon(&[(-11.0, -9.0), (11.0, -9.0), (11.0, 9.0), (-11.0, 9.0)].map(Point::from));
    vec![
        area(cone, tints::PURPLE),
        inner(band, tints::GREEN),
        inner(buckle, tints::YELLOW),
        area(brim(82.0), tints::PURPLE),
    ]
}

fn tiara(full: bool) -> Vec<Shape> {
    let points = [
        (-36.0, -48.0),
        (-38.0, -70.0),
        (-18.0, -62.0),
        (0.0, -90.0),
        (18.0, -62.0),
        (38.0, -70.0),
        (36.0, -48.0),
    ];
    let mut path = polygon(&points.map(Point::from));
    path.pop();
    path.curve_to((18.0, -56.0), (-18.0, -56.0), (-36.0, -48.0));
    path.close_path();
    let gem = full.then(|| inner(circle((0.0, -66.0), 6.5), tints::PINK));
    [area(path, tints::YELLOW)].into_iter().chain(gem).collect()
}
