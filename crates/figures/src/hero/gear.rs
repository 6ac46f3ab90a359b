//! What the place or the activity puts on the head. Head units; it fits over any hair.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point};

use super::curve::{closed, open, ring, symmetric};
use super::hair::Cover;
use super::{hats, headbands, tints};
use crate::Detail;
use crate::path::{circle, ellipse, polygon};

/// What is worn on the head.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Gear {
    /// Nothing.
    None,
    /// Nothing, not even what belongs to the clothes.
    Bare,
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
    /// The hood of a raincoat.
    RainHood,
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
    /// A broad band round the forehead.
    Sweatband,
    /// A cat's, on top.
    CatEars,
    /// A flat hat of straw with a ribbon, as pupils wear it.
    Boater,
}

impl Gear {
    /// Everything there is, `None` first.
    pub const ALL: [Self; 31] = [
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
        Self::RainHood,
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
        Self::Sweatband,
        Self::CatEars,
        Self::Boater,
    ];
}

impl Gear {
    /// Whether it sits on top of the hair.
    pub(super) const fn tops(self) -> bool {
        matches!(self, Self::Crown | Self::Tiara | Self::NurseCap | Self::ClownHat | Self::CatEars)
    }

    /// What it leaves to see of the hair.
    pub(super) const fn cover(self) -> Cover {
        match self {
            Self::None
            | Self::Crown
            | Self::Tiara
            | Self::NurseCap
            | Self::SeaStar
            | Self::CatEars
            | Self::Goggles
            | Self::ClownHat => Cover::Open,
            Self::Snorkel => Cover::Mask,
            Self::Sweatband => Cover::Band,
            Self::SpaceHelmet => Cover::Glass,
            Self::DinoHood | Self::RabbitHood | Self::RainHood | Self::Helm => Cover::Hood,
            _ => Cover::Brim,
        }
    }
}

/// The middle of a space helmet's glass, and its radius: round the head as closely as hair allows.
pub(super) const HELMET: Point = Point::new(0.0, -12.0);
pub(super) const GLASS: f64 = 84.0;
/// How far down the upper edge of its collar sags: as low as the chin.
pub(super) const COLLAR: f64 = 50.0;

/// Behind the hair, before it, and before arms that are lifted; `tube` is the side of a diver's tube, −1 or 1.
pub(super) fn gear(gear: Gear, detail: Detail, tube: f64) -> [Vec<Shape>; 3] {
    let full = detail == Detail::Full;
    match gear {
        // A band lies on the contour of the hair, which is not known here.
        Gear::None | Gear::Sweatband => [vec![], vec![], vec![]],
        Gear::SpaceHelmet => helmet(full),
        Gear::Snorkel => snorkel(tube),
        Gear::PirateHat => [vec![], pirate(), vec![]],
        Gear::ExplorerHat => [vec![], explorer(), vec![]],
        Gear::Crown => [vec![], crown(), vec![]],
        Gear::ChefHat => [vec![], chef(), vec![]],
        Gear::WizardHat => [vec![], wizard(), vec![]],
        Gear::CatEars => [headbands::cat_ears(full), vec![], vec![]],
        _ => [vec![], hats::hat(gear, full), vec![]],
    }
}

fn helmet(full: bool) -> [Vec<Shape>; 3] {
    // A ring on the shoulders, which the chin is on: below it is no neck.
    let collar = symmetric(
        (0.0, COLLAR),
        &[
            [24.0, COLLAR, 42.0, COLLAR - 3.0, 54.0, COLLAR - 10.0],
            [66.0, COLLAR - 9.0, 69.0, COLLAR + 3.0, 61.0, COLLAR + 11.0],
            [49.0, COLLAR + 20.0, 26.0, COLLAR + 24.0, 0.0, COLLAR + 24.0],
        ],
    );
    let mut front = vec![Shape::line(circle(HELMET, GLASS), Pen::Outline)];
    if full {
        front.push(Shape::line(
            open((-58.0, -50.0), &[[-53.0, -58.0, -46.0, -65.0, -37.0, -70.0]]),
            Pen::Fine,
        ));
    }
    let glass = Shape::patch(circle(HELMET, GLASS), tints::SKY);
    [vec![glass], front, vec![Shape::area(collar, tints::GRAY, Pen::Outline)]]
}

/// A diver's tube on this side of the head, held by its strap to the mask there: it stands upright before the temple, and
/// bends in below the mask to the corner of the mouth, which stays free. It lies on the contour of the cheek: beside it there would
/// be a black wedge.
fn snorkel(side: f64) -> [Vec<Shape>; 3] {
    let tube = closed(
        // Over the edge of the hair.
        (73.0, -76.0),
        &[
            [69.0, -79.0, 60.0, -79.0, 56.0, -76.0],
            [55.0, -50.0, 53.5, -24.0, 52.0, 6.0],
            [52.0, 14.0, 49.0, 20.0, 42.0, 22.0],
            [36.0, 23.0, 34.0, 26.0, 34.0, 30.0],
            [34.0, 35.0, 37.0, 38.5, 43.0, 38.0],
            [61.0, 37.0, 72.0, 25.0, 72.0, 6.0],
            [73.0, -22.0, 74.0, -48.0, 73.0, -76.0],
        ],
    );
    let clip = closed(
        (48.0, -17.0),
        &[
            [56.0, -18.0, 66.0, -18.0, 74.0, -17.0],
            [79.0, -15.0, 79.0, -2.0, 74.0, 0.0],
            [66.0, 1.0, 56.0, 1.0, 48.0, 0.0],
            [45.0, -2.0, 45.0, -15.0, 48.0, -17.0],
        ],
    );
    let place = |path: BezPath, tint| {
        Shape::area(path, tint, Pen::Outline).placed(Affine::scale_non_uniform(side, 1.0))
    };
    [vec![], vec![place(tube, tints::ORANGE), place(clip, tints::NAVY)], vec![]]
}

fn pirate() -> Vec<Shape> {
    let hat = closed(
        (-72.0, -37.0),
        &[
            [-84.0, -41.0, -86.0, -54.0, -75.0, -58.0],
            [-56.0, -62.0, -38.0, -104.0, 0.0, -106.0],
            [38.0, -104.0, 56.0, -62.0, 75.0, -58.0],
            [86.0, -54.0, 84.0, -41.0, 72.0, -37.0],
            [40.0, -31.0, -40.0, -31.0, -72.0, -37.0],
        ],
    );
    vec![
        Shape::area(hat, tints::NAVY, Pen::Outline),
        Shape::area(circle((0.0, -70.0), 17.0), tints::WHITE, Pen::Inner),
        Shape::solid(ellipse((-6.0, -72.0), 2.6, 3.4, 0.0)),
        Shape::solid(ellipse((6.0, -72.0), 2.6, 3.4, 0.0)),
        Shape::line(open((-6.0, -63.0), &[[-2.0, -60.0, 2.0, -60.0, 6.0, -63.0]]), Pen::Fine),
    ]
}

fn explorer() -> Vec<Shape> {
    let dome = closed(
        (-56.0, -40.0),
        &[[-56.0, -74.0, -30.0, -98.0, 0.0, -98.0], [30.0, -98.0, 56.0, -74.0, 56.0, -40.0]],
    );
    vec![
        Shape::area(dome, tints::SAND, Pen::Outline),
        Shape::line(open((-49.0, -66.0), &[[-26.0, -73.0, 26.0, -73.0, 49.0, -66.0]]), Pen::Inner),
        Shape::area(hats::brim(80.0), tints::SAND, Pen::Outline),
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
    // No taller than a face.
    let puff = ring(&[
        (-48.0, -53.0, true),
        (-66.0, -69.0, false),
        (-60.0, -88.0, false),
        (-36.0, -93.0, true),
        (-16.0, -108.0, false),
        (16.0, -108.0, false),
        (36.0, -93.0, true),
        (60.0, -88.0, false),
        (66.0, -69.0, false),
        (48.0, -53.0, true),
    ]);
    let band = closed(
        (-58.0, -36.0),
        &[
            [-60.0, -42.0, -58.0, -49.0, -56.0, -55.0],
            [-30.0, -61.0, 30.0, -61.0, 56.0, -55.0],
            [58.0, -49.0, 60.0, -42.0, 58.0, -36.0],
            [30.0, -31.0, -30.0, -31.0, -58.0, -36.0],
        ],
    );
    vec![
        Shape::area(puff, tints::WHITE, Pen::Outline),
        Shape::line(open((-16.0, -70.0), &[[-20.0, -78.0, -20.0, -84.0, -18.0, -91.0]]), Pen::Inner),
        Shape::line(open((18.0, -70.0), &[[22.0, -78.0, 22.0, -84.0, 20.0, -91.0]]), Pen::Inner),
        Shape::area(band, tints::WHITE, Pen::Outline),
    ]
}

fn wizard() -> Vec<Shape> {
    let cone = closed(
        (-56.0, -44.0),
        &[
            [-46.0, -76.0, -28.0, -121.0, 4.0, -151.0],
            [16.0, -159.0, 40.0, -155.0, 48.0, -141.0],
            [36.0, -143.0, 28.0, -137.0, 26.0, -127.0],
            [34.0, -93.0, 46.0, -70.0, 56.0, -44.0],
        ],
    );
    let star = symmetric(
        (0.0, -112.0),
        &[[2.0, -104.0, 4.0, -100.0, 16.0, -98.0], [4.0, -94.0, 2.0, -90.0, 0.0, -80.0]],
    );
    vec![
        Shape::area(cone, tints::PURPLE, Pen::Outline),
        Shape::area(star, tints::YELLOW, Pen::Inner),
        Shape::area(hats::brim(80.0), tints::PURPLE, Pen::Outline),
    ]
}

#[cfg(test)]
mod tests {
    use kurbo::Shape as _;

    use super::*;

    #[test]
    fn a_divers_tube_lies_on_the_contour_of_the_cheek() {
        for side in [-1.0, 1.0] {
            let [_, worn, _] = gear(Gear::Snorkel, Detail::Bold, side);
            // Beside an eye, and beside the nose.
            for y in [-24.0, -8.0, 6.0] {
                assert_ne!(worn[0].path.winding(Point::new(side * 54.0, y)), 0, "{side} {y}");
            }
        }
    }
}
