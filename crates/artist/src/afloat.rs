//! On the water: who is in a boat has water around it, and the hull is in the water.

use std::rc::Rc;

use drawing::{Pen, Shape};
use figures::Art;
use figures::path::smooth;
use figures::settings::Nook;
use kurbo::{Affine, BezPath, Point, Rect, Shape as _};
use scene::{Habitat, Link, Party, Place, Scene, What};

use crate::ensemble::clipped;
use crate::recipe::{Part, Recipe};
use crate::silhouette::Silhouette;
use crate::standing::Standing;

/// What floats, and how deep: a share of its width.
const HULLS: [(&str, f64); 16] = [
    ("pirate ship", 0.1),
    ("sailing ship", 0.1),
    ("canoe", 0.08),
    ("rowing boat", 0.11),
    ("raft", 0.07),
    ("little sailboat", 0.08),
    ("speedboat", 0.08),
    ("duck", 0.16),
    ("swan", 0.2),
    ("whale", 0.17),
    ("spouting whale", 0.17),
    ("humpback whale", 0.17),
    ("orca", 0.14),
    ("dolphin", 0.14),
    ("narwhal", 0.16),
    ("shark", 0.16),
];
/// What stands in the water or lies on it.
const IN_WATER: [&str; 6] = ["bridge", "lily pad", "lighthouse", "rubber duck", "rubber ring", "iceberg"];
/// The first of them that is no boat.
const BOATS: usize = 7;
/// The first of them that lives in the sea.
const WHALES: usize = 9;
/// Crests of the waves along a hull are so far apart and so high, and reach so far beyond it, in units.
const CREST: f64 = 78.0;
const HIGH: f64 = 5.0;
const BEYOND: f64 = 22.0;
/// How far nearer than the hull a paddle dips in, and how far around it rings go, in units.
const DIPPED: f64 = 50.0;
const RINGS: f64 = 13.0;
/// Whoever's foot is so much higher than a hull's, in shares of its own height, is on it.
const CARRIED: f64 = 0.3;
/// Those in a boat are as near as it is, but for so much.
const ABOARD: f64 = 0.5;

fn draught(name: &str) -> Option<f64> {
    HULLS.iter().find(|(hull, _)| *hull == name).map(|(_, share)| *share)
}

/// Who leaps over it is in the air.
const LEAPT: &str = "foam crest";

fn is_boat(name: &str) -> bool {
    HULLS[..BOATS].iter().any(|(boat, _)| *boat == name)
}

/// A whale at the sea is not on the sand.
pub(crate) fn is_of_the_sea(name: &str) -> bool {
    HULLS[WHALES..].iter().any(|(whale, _)| *whale == name)
}

/// Whether all that would stand on the ground is on the water instead.
pub(crate) fn is_afloat(scene: &Scene, notes: &Recipe) -> bool {
    use Place::{Beach, Dinosaur, Fantasy, Forest, Jungle, Lake, Mountain, Park, Pirate};
    if !matches!(scene.place, Beach | Dinosaur | Fantasy | Forest | Jungle | Lake | Mountain | Park | Pirate)
    {
        return false;
    }
    if scene.idea.is_some() || scene.cast.is_empty() {
        return notes.cast.iter().any(|(name, part)| *part == Part::Mount && is_boat(name));
    }
    all_are_on_water(scene)
}

/// Whether what is called so is let into a lake by itself, as everybody there is.
pub(crate) fn is_launched(scene: &Scene, name: &str) -> bool {
    scene.place == Place::Lake && draught(name).is_some() && all_are_on_water(scene)
}

/// Whether a sentence asks for none but such as float at a place with water.
fn all_are_on_water(scene: &Scene) -> bool {
    let hero = scene.hero.iter().map(|_| Party::Hero);
    let mut all = hero.chain((0..scene.cast.len()).map(Party::Cast));
    let boats = scene
        .cast
        .iter()
        .any(|one| is_boat(one.what.name()) || scene.place == Place::Beach && is_of_the_sea(one.what.name()));
    (boats || scene.place == Place::Lake) && all.all(|party| is_on_water(scene, party))
}

/// Floats by itself, or is in, on or in the hands of what does.
fn is_on_water(scene: &Scene, party: Party) -> bool {
    let floats = |party: Party| match scene.subject(party).map(|one| one.what) {
        Some(What::Thing(thing)) => {
            draught(thing.name).is_some()
                || IN_WATER.contains(&thing.name)
                || matches!(thing.habitat, Habitat::Air | Habitat::Sky | Habitat::Water)
        }
        _ => false,
    };
    floats(party)
        || scene.relations.iter().any(|known| match known.link {
            Link::In | Link::On | Link::Riding => known.subject == party && floats(known.object),
            Link::Holding => known.object == party && known.subject != party,
            _ => false,
        })
}

/// How much lower on the page keels are than feet would be, in units: where there are `guests`, they have a bank.
pub(crate) fn lower(nook: Nook, guests: usize) -> f64 {
    match (nook, guests) {
        (Nook::Afloat, 0) => 18.0,
        (Nook::Afloat, _) => -22.0,
        _ => 0.0,
    }
}

/// Where feet of guests are below the keels, in units.
pub(crate) fn ashore(nook: Nook) -> f64 {
    if nook == Nook::Afloat { 72.0 } else { 0.0 }
}

/// Puts every hull of a board into the water, with those in it.
pub(crate) fn launch(standing: &mut [Standing]) {
    for index in 0..standing.len() {
        let one = &standing[index];
        // The near side of a boat is painted apart, after those in it.
        let is_last =
            !standing[index + 1..].iter().any(|next| next.actor == one.actor && next.name == one.name);
        // Cygnets on a swan's back are not in the water.
        let carried = standing.iter().any(|other| {
            other.actor != one.actor
                && (other.depth - one.depth).abs() < ABOARD
                && (draught(other.name).is_some() || other.name == LEAPT)
                && other.bounds.y1 > one.bounds.y1 + one.bounds.height() * CARRIED
        });
        let is_last = is_last && !carried;
        let Some(water) = Waterline::of(one.name, &one.art).filter(|_| is_last) else { continue };
        let depth = one.depth;
        for aboard in standing.iter_mut().filter(|other| (other.depth - depth).abs() < ABOARD) {
            // A fish below the boat is seen.
            if aboard.bounds.y0 < water.y - HIGH {
                aboard.sink(&water);
            }
        }
        Rc::make_mut(&mut standing[index].art).front.push(water.line());
    }
}

impl Standing {
    /// What of it is under water goes; the hero's shapes stay told apart.
    fn sink(&mut self, water: &Waterline) {
        let all = self.art.shapes.len() + self.art.front.len();
        self.art = Rc::new(water.above(&self.art));
        let left = self.art.shapes.len();
        self.hero.end = if self.hero.end >= all { left } else { self.hero.end.min(left) };
        self.hero.start = self.hero.start.min(self.hero.end);
    }
}

/// Where the water meets a hull.
pub(crate) struct Waterline {
    wave: BezPath,
    y: f64,
}

impl Waterline {
    /// Of a hull where it is; `None` for what does not float.
    pub(crate) fn of(name: &str, hull: &Art) -> Option<Self> {
        let y = hull.ground().y - draught(name)? * hull.bounds().width();
        let silhouette = Silhouette::of(hull);
        let bands = silhouette.bands().iter().filter(|band| band.y0 <= y && y <= band.y1);
        let wide = bands.copied().reduce(|all, next| all.union(next))?.inflate(BEYOND, 0.0);
        let steps = 2 * (wide.width() / CREST).round().max(2.0) as usize;
        let crest = |step: usize| {
            let x = wide.x0 + wide.width() * step as f64 / steps as f64;
            Point::new(x, if step.is_multiple_of(2) { y + HIGH } else { y - HIGH })
        };
        let crests: Vec<Point> = (0..=steps).map(crest).collect();
        Some(Self { wave: smooth(&crests), y })
    }

    /// What of somebody or something is not under water.
    pub(crate) fn above(&self, art: &Art) -> Art {
        if art.bounds().y1 < self.y - HIGH {
            return art.clone();
        }
        let around = art.bounds().union(self.wave.bounding_box()).inflate(BEYOND, BEYOND);
        let foot = self.y + HIGH;
        let mut air = self.wave.clone();
        for corner in [(around.x1, foot), (around.x1, around.y0), (around.x0, around.y0), (around.x0, foot)] {
            air.line_to(corner);
        }
        air.close_path();
        Art { held: art.held.clone(), others: art.others.clone(), ..clipped(art, &air) }
    }

    /// The same where a paddle dips in, nearer than the hull.
    pub(crate) fn nearer(&self) -> Self {
        let down = Affine::translate((0.0, DIPPED));
        Self { wave: down * self.wave.clone(), y: self.y + DIPPED }
    }

    /// What of a paddle is above the water that it dips in here, and the ring around it.
    pub(crate) fn dipped(&self, paddle: &Art) -> Vec<Shape> {
        let dipped = self.above(paddle);
        let mut around: Option<Rect> = None;
        for shape in dipped.all() {
            drawing::flatten(&shape.path, 1.0, |element| {
                let low = element.end_point().filter(|at| at.y > self.y - HIGH * 2.0);
                let one = low.map(|at| Rect::from_points(at, at));
                around = around.into_iter().chain(one).reduce(|all, one| all.union(one));
            });
        }
        let ring = around.map(|around| self.ring((around.center().x, around.width() / 2.0 + RINGS)));
        dipped.shapes.into_iter().chain(ring).collect()
    }

    /// Half a ring on the water, so far to either side of its middle.
    fn ring(&self, (middle, half): (f64, f64)) -> Shape {
        let ring = [(-1.0, -0.4), (-0.6, 0.5), (0.0, 0.9), (0.6, 0.5), (1.0, -0.4)];
        let ring = ring.map(|(x, y)| Point::new(middle + x * half, self.y + y * RINGS));
        Shape::line(smooth(&ring), Pen::Inner)
    }

    /// The ripple along the hull.
    pub(crate) fn line(&self) -> Shape {
        Shape::line(self.wave.clone(), Pen::Inner)
    }
}

#[cfg(test)]
mod tests {
    use drawing::Tint;
    use figures::{Detail, figure};

    use super::*;

    #[test]
    fn whoever_sits_in_a_boat_is_whole_above_the_water() {
        let boat = figure("rowing boat", Detail::Bold).expect("a figure").clone();
        let (low, seat) = (boat.bounds().y1, boat.bounds().center());
        let part = |y: f64| {
            let path = Rect::new(seat.x - 9.0, y - 9.0, seat.x + 9.0, y + 9.0).to_path(0.1);
            Shape::area(path, Tint::PAPER, Pen::Outline)
        };
        let child = Art::of(vec![part(seat.y - 60.0), part(seat.y - 30.0), part(low + 60.0)]);
        let child = Standing { hero: 0..3, ..Standing::new("child", child, 1.0) };
        let boat = Standing::new("rowing boat", boat.placed(Affine::IDENTITY), 1.001);
        let mut standing = vec![child, boat];
        launch(&mut standing);
        assert_eq!((standing[0].art.shapes.len(), standing[0].hero.clone()), (2, 0..2));
    }

    #[test]
    fn a_paddle_dips_into_the_water_before_the_hull() {
        let hull = figure("canoe", Detail::Bold).expect("a figure");
        let water = Waterline::of("canoe", hull).expect("a hull");
        let bar = Rect::new(90.0, water.y - 120.0, 104.0, water.y + 200.0).to_path(0.1);
        let dipped = water.nearer().dipped(&Art::of(vec![Shape::area(bar, Tint::PAPER, Pen::Outline)]));
        let [paddle, ring] = &dipped[..] else { panic!("a paddle and a ring: {}", dipped.len()) };
        // Nearer than the hull it is seen farther down.
        assert!(paddle.bounds().y1 > water.y + 30.0, "{}", paddle.bounds());
        assert!(ring.bounds().x0 < 90.0 && ring.bounds().x1 > 104.0, "{}", ring.bounds());
    }
}
