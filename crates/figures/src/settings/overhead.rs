//! One large thing of the place for the empty sky or sea over a group: a sun or a planet in an upper corner, leaves that hang
//! into the picture, a great cloud. On a simple page it takes a few large areas and leaves the rest bare.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::{Dice, Place};

use super::Backdrop;
use super::marine::fish;
use super::scenery::{Brush, big_leaf, cloud, curl, lobes, moon, pt, ribs, tuft};
use crate::Detail;
use crate::path::{circle, polygon, within};

/// A great cloud is so wide, and a moon reaches so far from its middle, in units.
const CLOUD: f64 = 208.0;
const MOON: f64 = 58.0;
/// A sun in a corner: how far its disc reaches, its rays begin and end, in units, and how many there are around.
const SUN: f64 = 76.0;
const RAYS: [f64; 2] = [100.0, 142.0];
const COUNT: usize = 20;
/// A planet in a corner reaches so far, in units.
const PLANET: f64 = 142.0;
/// Leaves in a corner are so long, in units.
const LEAVES: f64 = 176.0;
/// A fish is so many times as large as others.
const FISH: f64 = 2.3;
/// And its eye so many times as large as that.
const OF_THE_EYE: f64 = 0.55;

/// Where something overhead belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overhead {
    /// In an upper corner, cut by the frame: drawn for the left one, which is at the origin.
    Corner,
    /// In the open, around the origin.
    Open,
}

impl Backdrop {
    /// What may fill the empty sky or sea of a simple page, each drawn, as the dice fall the first first; nothing within walls and
    /// in the dark, and no second sun.
    pub fn overhead(&self, is_night: bool, dice: &mut Dice) -> Vec<(Overhead, Vec<Shape>)> {
        let brush = Brush::far(Detail::Bold);
        let corner = |shapes: Vec<Shape>| (Overhead::Corner, shapes);
        let great_cloud = (Overhead::Open, cloud(pt(0.0, 0.0), CLOUD, brush, dice));
        let mut all = match self.told.as_ref().map(|told| told.of) {
            Some(Place::Space) => vec![corner(planet(brush))],
            Some(Place::Underwater) => {
                vec![corner(overhang(brush)), (Overhead::Open, large_fish())]
            }
            Some(Place::Forest) => vec![corner(bough(brush)), great_cloud],
            Some(Place::Jungle) => vec![corner(broad_leaves(brush)), corner(fronds(brush)), great_cloud],
            Some(Place::Pirate | Place::Beach | Place::Dinosaur) => vec![corner(fronds(brush)), great_cloud],
            Some(Place::Castle | Place::Farm) if !self.lands_bend() => Vec::new(),
            Some(
                Place::Castle
                | Place::Fantasy
                | Place::Farm
                | Place::Park
                | Place::Garden
                | Place::Playground
                | Place::Mountain
                | Place::Lake,
            ) => vec![great_cloud],
            _ => Vec::new(),
        };
        if !self.lit && !all.is_empty() {
            match self.told.as_ref().map(|told| told.of) {
                Some(Place::Space | Place::Underwater) => {}
                Some(Place::Fantasy) => all.push((Overhead::Open, moon(pt(0.0, 0.0), MOON, brush))),
                _ if is_night => all.push((Overhead::Open, moon(pt(0.0, 0.0), MOON, brush))),
                _ => all.push(corner(sun(brush))),
            }
        }
        if !all.is_empty() {
            let first = dice.below(all.len());
            all.rotate_left(first);
        }
        all
    }
}

/// A quarter of a sun: its disc, and its rays as one area around it.
fn sun(brush: Brush) -> Vec<Shape> {
    let out = |turn: f64, reach: f64| {
        let angle = turn * core::f64::consts::TAU / COUNT as f64;
        Point::ORIGIN + Vec2::new(libm::cos(angle), libm::sin(angle)) * reach
    };
    let rays: Vec<Point> =
        (0..COUNT).flat_map(|ray| [out(ray as f64, RAYS[0]), out(ray as f64 + 0.5, RAYS[1])]).collect();
    vec![brush.area(polygon(&rays), 0xFB_D4_6D), brush.area(circle(Point::ORIGIN, SUN), 0xFF_E0_8A)]
}

/// A quarter of a planet with a broad band.
fn planet(brush: Brush) -> Vec<Shape> {
    let disc = circle(Point::ORIGIN, PLANET);
    let mut low = BezPath::new();
    low.move_to((-PLANET, 70.0));
    low.curve_to((0.0, 96.0), (60.0, 30.0), (PLANET + 20.0, 34.0));
    low.line_to((PLANET + 20.0, PLANET + 20.0));
    low.line_to((-PLANET, PLANET + 20.0));
    low.close_path();
    vec![brush.area(disc.clone(), 0xF2_C9_8A), brush.area(within(&low, &disc), 0xE8_A8_8A)]
}

/// A fish whose eye is no larger than others have.
fn large_fish() -> Vec<Shape> {
    let sized = |shape: Shape| {
        let large = shape.placed(Affine::scale(FISH));
        let (middle, is_eye) = (large.bounds().center().to_vec2(), large.pen == Some(Pen::Solid));
        let size = if is_eye { Affine::scale(OF_THE_EYE) } else { Affine::IDENTITY };
        large.placed(Affine::translate(middle) * size * Affine::translate(-middle))
    };
    fish(1, false).into_iter().map(sized).collect()
}

/// The lobed outline of what hangs into the picture from a corner.
fn hanging(tops: &[(f64, f64)], bulge: f64) -> BezPath {
    let points: Vec<Point> = tops.iter().map(|(x, y)| pt(*x, *y)).collect();
    let from = pt(222.0, -20.0);
    let mut path = BezPath::new();
    path.move_to((-20.0, -20.0));
    path.line_to(from);
    lobes(&mut path, from, &points, bulge);
    path.close_path();
    path
}

/// The end of a bough, its leaves as one area.
fn bough(brush: Brush) -> Vec<Shape> {
    let tops = [
        (206.0, 34.0),
        (158.0, 58.0),
        (120.0, 64.0),
        (104.0, 104.0),
        (58.0, 118.0),
        (40.0, 158.0),
        (-20.0, 172.0),
    ];
    let mut shapes = vec![brush.area(hanging(&tops, 0.36), 0x7B_C1_58)];
    shapes
        .extend([(46.0, 52.0), (126.0, 26.0), (34.0, 112.0)].map(|(x, y)| brush.line(curl(pt(x, y), 15.0))));
    shapes
}

/// A ledge of rock from which weed hangs.
fn overhang(brush: Brush) -> Vec<Shape> {
    let tops = [(196.0, 46.0), (128.0, 50.0), (96.0, 92.0), (48.0, 104.0), (-20.0, 150.0)];
    vec![brush.area(hanging(&tops, 0.2), 0xB9_B3_CC)]
}

/// Two broad leaves.
fn broad_leaves(brush: Brush) -> Vec<Shape> {
    let from = pt(-16.0, -16.0);
    let mut shapes = big_leaf(from, pt(LEAVES, 62.0), -0.06, 0x7B_C1_58, brush);
    shapes.extend(big_leaf(from, pt(66.0, LEAVES), 0.06, 0x5F_B0_5C, brush));
    shapes
}

/// The leaves of a palm whose stem is out of sight.
fn fronds(brush: Brush) -> Vec<Shape> {
    let (middle, turns) = (pt(-6.0, -14.0), [-0.3, 0.16, 0.6, 1.04, 1.5, 1.96]);
    vec![
        brush.area(tuft(middle, &turns, LEAVES, 0.0, None), 0x6B_B8_5A),
        brush.line(ribs(middle, &turns[1..5], LEAVES * 0.84, 0.0)),
    ]
}

#[cfg(test)]
mod tests {
    use kurbo::Rect;
    use scene::Seed;

    use super::super::fit::areas;
    use super::super::{Stage, backdrop};
    use super::*;

    #[test]
    fn it_takes_few_areas_and_is_not_the_same_for_every_seed() {
        let area = Rect::new(0.0, 0.0, 540.0, 720.0);
        for place in [Place::Forest, Place::Jungle, Place::Pirate, Place::Underwater, Place::Park] {
            let first = |seed: u64| {
                let stage = Stage::empty(area, Detail::Bold);
                let dice = &mut Seed(seed).dice("overhead");
                let all = backdrop(place, &stage, dice).overhead(false, dice);
                assert!(all.iter().all(|(_, shapes)| areas(shapes) <= 4), "{place:?} {seed}");
                all.into_iter().next().map(|(_, shapes)| shapes.len())
            };
            let kinds: std::collections::BTreeSet<_> = (0..24).map(first).collect();
            assert!(kinds.len() > 1, "{place:?}: {kinds:?}");
        }
    }
}
