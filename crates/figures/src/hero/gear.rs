//! What the place or the activity puts on the head. Head units; it fits over any hair.

use drawing::{Pen, Shape};
use kurbo::Point;

use super::curve::{closed, open, ring, symmetric};
use super::{hats, tints};
use crate::Detail;
use crate::path::{circle, ellipse, polygon};

/// What is worn on the head.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Gear {
    /// Nothing.
    None,
    /// A glass bubble with a collar.
    SpaceHelmet,
    /// A diving mask and its tube.
    Snorkel,
    /// A two-cornered hat.
    PirateHat,
    /// A brimmed sun hat.
    ExplorerHat,
    /// A crown.
    Crown,
    /// A cook's tall hat.
    ChefHat,
    /// A pointed hat.
    WizardHat,
    /// A hood with eyes and spikes.
    DinoHood,
    /// A hood with long ears.
    RabbitHood,
    /// A dotted cloth with its knot behind the ear.
    Bandana,
    /// A cap with a long tip.
    ElfHat,
    /// A soft cap with a fur band.
    SantaHat,
    /// A plumed helmet with its visor up.
    Helm,
    /// A small crown.
    Tiara,
    /// A round cap, its brim turned up.
    SailorCap,
    /// A small cap with a heart.
    NurseCap,
    /// A brimmed helmet with a shield.
    FireHelmet,
    /// A cap with a peak and a badge.
    PeakedCap,
    /// A wide hat of straw.
    StrawHat,
    /// A hat with a rolled brim.
    CowboyHat,
    /// A ridged helmet.
    HardHat,
    /// Pushed up over the forehead.
    Goggles,
    /// A little cone with a ball.
    ClownHat,
    /// A magician's tall hat.
    TopHat,
    /// A bent cone with a buckle.
    WitchHat,
    /// A starfish in the hair.
    SeaStar,
}

impl Gear {
    /// Everything there is, `None` first.
    pub const ALL: [Self; 27] = [
        Self::None,
        Self::SpaceHelmet,
        Self::Snorkel,
        Self::PirateHat,
        Self::ExplorerHat,
        Self::Crown,
        Self::ChefHat,
        Self::WizardHat,
        Self::DinoHood,
        Self::RabbitHood,
        Self::Bandana,
        Self::ElfHat,
        Self::SantaHat,
        Self::Helm,
        Self::Tiara,
        Self::SailorCap,
        Self::NurseCap,
        Self::FireHelmet,
        Self::PeakedCap,
        Self::StrawHat,
        Self::CowboyHat,
        Self::HardHat,
        Self::Goggles,
        Self::ClownHat,
        Self::TopHat,
        Self::WitchHat,
        Self::SeaStar,
    ];
}

/// The middle of a space helmet's glass, and its radius.
pub(super) const HELMET: Point = Point::new(0.0, -4.0);
pub(super) const GLASS: f64 = 86.0;

/// Behind the hair, and before it.
pub(super) fn gear(gear: Gear, detail: Detail) -> Vec<Vec<Shape>> {
    let full = detail == Detail::Full;
    match gear {
        Gear::None => vec![vec![], vec![]],
        Gear::SpaceHelmet => helmet(full),
        Gear::Snorkel => snorkel(),
        Gear::PirateHat => vec![vec![], pirate()],
        Gear::ExplorerHat => vec![vec![], explorer()],
        Gear::Crown => vec![vec![], crown()],
        Gear::ChefHat => vec![vec![], chef()],
        Gear::WizardHat => vec![vec![], wizard()],
        _ => vec![vec![], hats::hat(gear, full)],
    }
}

fn helmet(full: bool) -> Vec<Vec<Shape>> {
    let collar = closed(
        (-48.0, 52.0),
        &[
            [-24.0, 61.0, 24.0, 61.0, 48.0, 52.0],
            [54.0, 56.0, 54.0, 66.0, 48.0, 70.0],
            [24.0, 82.0, -24.0, 82.0, -48.0, 70.0],
            [-54.0, 66.0, -54.0, 56.0, -48.0, 52.0],
        ],
    );
    let mut front = vec![
        Shape::line(circle(HELMET, GLASS), Pen::Outline),
        Shape::area(collar, tints::GRAY, Pen::Outline),
        Shape::line(open((-66.0, -24.0), &[[-62.0, -42.0, -52.0, -54.0, -38.0, -62.0]]), Pen::Inner),
    ];
    if full {
        front.push(Shape::line(open((60.0, 34.0), &[[66.0, 24.0, 68.0, 14.0, 68.0, 6.0]]), Pen::Fine));
    }
    vec![vec![Shape::patch(circle(HELMET, GLASS), tints::SKY)], front]
}

fn snorkel() -> Vec<Vec<Shape>> {
    let mask = closed(
        (-36.0, -13.0),
        &[
            [-14.0, -17.0, 20.0, -17.0, 42.0, -13.0],
            [54.0, -10.0, 54.0, 16.0, 42.0, 18.0],
            [28.0, 20.0, 18.0, 19.0, 12.0, 13.0],
            [8.0, 8.0, -2.0, 8.0, -6.0, 13.0],
            [-12.0, 19.0, -22.0, 20.0, -36.0, 18.0],
            [-48.0, 16.0, -48.0, -10.0, -36.0, -13.0],
        ],
    );
    let strap = |side: f64| {
        open((side * 46.0 + 4.0, 2.0), &[[side * 54.0, 0.0, side * 60.0, -2.0, side * 66.0, -5.0]])
    };
    let tube = closed(
        (-73.0, -70.0),
        &[
            [-66.0, -74.0, -58.0, -72.0, -53.0, -68.0],
            [-56.0, -30.0, -58.0, 0.0, -53.0, 16.0],
            [-50.0, 24.0, -36.0, 25.0, -16.0, 25.0],
            [-10.0, 29.0, -10.0, 37.0, -16.0, 42.0],
            [-46.0, 46.0, -70.0, 42.0, -75.0, 18.0],
            [-79.0, -8.0, -76.0, -40.0, -73.0, -70.0],
        ],
    );
    vec![
        vec![],
        vec![
            Shape::line(strap(1.0), Pen::Outline),
            Shape::line(strap(-1.0), Pen::Outline),
            Shape::line(mask, Pen::Outline),
            Shape::area(tube, tints::ORANGE, Pen::Outline),
        ],
    ]
}

fn pirate() -> Vec<Shape> {
    let hat = closed(
        (-80.0, -20.0),
        &[
            [-92.0, -26.0, -94.0, -40.0, -82.0, -44.0],
            [-60.0, -48.0, -40.0, -92.0, 0.0, -94.0],
            [40.0, -92.0, 60.0, -48.0, 82.0, -44.0],
            [94.0, -40.0, 92.0, -26.0, 80.0, -20.0],
            [40.0, -27.0, -40.0, -27.0, -80.0, -20.0],
        ],
    );
    vec![
        Shape::area(hat, tints::NAVY, Pen::Outline),
        Shape::area(circle((0.0, -61.0), 17.0), tints::WHITE, Pen::Inner),
        Shape::solid(ellipse((-6.0, -63.0), 2.6, 3.4, 0.0)),
        Shape::solid(ellipse((6.0, -63.0), 2.6, 3.4, 0.0)),
        Shape::line(open((-6.0, -54.0), &[[-2.0, -51.0, 2.0, -51.0, 6.0, -54.0]]), Pen::Fine),
    ]
}

fn explorer() -> Vec<Shape> {
    let dome = closed(
        (-58.0, -26.0),
        &[[-58.0, -64.0, -30.0, -90.0, 0.0, -90.0], [30.0, -90.0, 58.0, -64.0, 58.0, -26.0]],
    );
    let brim = closed(
        (-60.0, -36.0),
        &[
            [-30.0, -46.0, 30.0, -46.0, 60.0, -36.0],
            [78.0, -30.0, 92.0, -22.0, 90.0, -14.0],
            [60.0, -24.0, -60.0, -24.0, -90.0, -14.0],
            [-92.0, -22.0, -78.0, -30.0, -60.0, -36.0],
        ],
    );
    vec![
        Shape::area(dome, tints::SAND, Pen::Outline),
        Shape::line(open((-54.0, -58.0), &[[-26.0, -68.0, 26.0, -68.0, 54.0, -58.0]]), Pen::Inner),
        Shape::area(brim, tints::SAND, Pen::Outline),
    ]
}

fn crown() -> Vec<Shape> {
    let points = [
        (-42.0, -48.0),
        (-50.0, -92.0),
        (-24.0, -72.0),
        (0.0, -100.0),
        (24.0, -72.0),
        (50.0, -92.0),
        (42.0, -48.0),
    ];
    let mut path = polygon(&points.map(Point::from));
    path.pop();
    path.curve_to((20.0, -40.0), (-20.0, -40.0), (-42.0, -48.0));
    path.close_path();
    vec![
        Shape::area(path, tints::YELLOW, Pen::Outline),
        Shape::area(circle((0.0, -62.0), 9.5), tints::RED, Pen::Inner),
    ]
}

fn chef() -> Vec<Shape> {
    let puff = ring(&[
        (-48.0, -48.0, true),
        (-74.0, -70.0, false),
        (-66.0, -98.0, false),
        (-38.0, -102.0, true),
        (-18.0, -122.0, false),
        (18.0, -122.0, false),
        (38.0, -102.0, true),
        (66.0, -98.0, false),
        (74.0, -70.0, false),
        (48.0, -48.0, true),
    ]);
    let band = closed(
        (-56.0, -22.0),
        &[
            [-58.0, -36.0, -56.0, -46.0, -54.0, -54.0],
            [-30.0, -64.0, 30.0, -64.0, 54.0, -54.0],
            [56.0, -46.0, 58.0, -36.0, 56.0, -22.0],
            [30.0, -26.0, -30.0, -26.0, -56.0, -22.0],
        ],
    );
    vec![
        Shape::area(puff, tints::WHITE, Pen::Outline),
        Shape::line(open((-16.0, -72.0), &[[-20.0, -82.0, -20.0, -90.0, -18.0, -98.0]]), Pen::Inner),
        Shape::line(open((18.0, -72.0), &[[22.0, -82.0, 22.0, -90.0, 20.0, -98.0]]), Pen::Inner),
        Shape::area(band, tints::WHITE, Pen::Outline),
    ]
}

fn wizard() -> Vec<Shape> {
    let cone = closed(
        (-54.0, -30.0),
        &[
            [-40.0, -70.0, -26.0, -110.0, 4.0, -138.0],
            [16.0, -146.0, 40.0, -142.0, 48.0, -128.0],
            [36.0, -130.0, 28.0, -124.0, 26.0, -114.0],
            [34.0, -80.0, 46.0, -56.0, 54.0, -30.0],
        ],
    );
    let brim = ellipse((0.0, -28.0), 84.0, 15.0, 0.0);
    let star = symmetric(
        (0.0, -98.0),
        &[[2.0, -90.0, 4.0, -86.0, 16.0, -84.0], [4.0, -80.0, 2.0, -76.0, 0.0, -66.0]],
    );
    vec![
        Shape::area(cone, tints::PURPLE, Pen::Outline),
        Shape::area(star, tints::YELLOW, Pen::Inner),
        Shape::area(brim, tints::PURPLE, Pen::Outline),
    ]
}
