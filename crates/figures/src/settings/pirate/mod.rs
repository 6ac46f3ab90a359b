//! Pirate shores: the deck of a ship, a desert island, a cove with a pier.

mod aboard;
mod ashore;
mod bays;
mod galleon;
mod vistas;

pub(super) use galleon::{broad, galleon};

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};
use scene::Dice;

use super::aloft;
use super::grand;
use super::marine::sea;
use super::plan::{Flank, Turned, contour, depth, flanks, full, heavens, land, part, placed, wash};
use super::props;
use super::scenery::{Brush, cloud, palm};
use super::set::Set;
use super::{Nook, Stage, vista};

const SKY: u32 = 0xCDEBFA;
const WATER: u32 = 0x8CCBEA;
const SAND: u32 = 0xF8E3AE;
const PLANK: u32 = 0xDDB27E;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let sides = flanks(stage, dice);
    let mut place = Set {
        behind: vec![wash(stage, SKY)].into(),
        extras: props::PIRATE,
        aloft: aloft::SHORE,
        ..Set::default()
    };
    let layout = match stage.nook {
        Nook::Aboard => 0,
        Nook::Ashore => 1 + dice.below(2),
        _ => dice.below(3),
    };
    if grand::has_room(stage) && vista::is_grand(stage, GRAND, dice) {
        bays::grand_shore(stage)(&mut place, stage, dice, sides);
        return place;
    }
    match layout {
        0 => on_deck(&mut place, stage, dice, sides),
        1 => desert_island(&mut place, stage, dice, sides),
        _ => cove(&mut place, stage, dice, sides),
    }
    place
}

/// On board: planks, a rail, mast and sail, the wheel, the sea all around.
fn on_deck(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    place.aloft = aloft::DECK;
    let horizon = stage.horizon - 20.0;
    overcast(place, stage, dice, [main, other]);
    // Whoever is at the wheel has it.
    let post = if stage.nook == Nook::Aboard { 1 + dice.below(2) } else { dice.below(3) };
    if full(stage) && post != 1 && !stage.asked.has_a_boat() {
        let base = Point::new(other.x(0.6), horizon + 12.0);
        let ship = ashore::ship_at_anchor(true);
        place.landmark(other.stand(ship, base, other.scale(170.0) * 0.7));
    }
    place.behind.push(part(sea(stage, horizon), WATER));
    let deck = depth(stage, 0.56);
    if full(stage) {
        balustrade(place, stage, [horizon + 56.0, deck]);
    }
    planks(place, stage, deck);
    // All of the sail is in the picture, but for what is behind the hero.
    let half = (main.width * 0.5).clamp(66.0, 112.0);
    let (top, foot) = (stage.sky + 56.0, depth(stage, 0.74));
    let low = top + (half * 2.6).min(foot - top - 120.0);
    let x = main.inset(half * 1.1 + 12.0);
    let rig = placed(aboard::rig([top, low, foot], half, full(stage)), Affine::translate((x, 0.0)));
    place.landmark(rig);
    let at = Point::new(other.x(0.46), depth(stage, 0.84));
    let (thing, size) = match post {
        0 => (aboard::wheel(full(stage)), 0.84),
        1 if !has_a_parrot(stage) => (ashore::perch(full(stage)), 1.1),
        _ => (aboard::barrels(full(stage)), 0.94),
    };
    place.landmark(other.stand(thing, at, other.scale(170.0) * size));
    deck_corner(place, stage, dice, main);
}

/// A barrel, rope or a chest in a lower corner of the deck.
fn deck_corner(place: &mut Set, stage: &Stage, dice: &mut Dice, side: Flank) {
    let corner = Point::new(side.outer_edge(), stage.area.y1 + 4.0);
    let near = match dice.below(3) {
        0 => aboard::corner_barrel(full(stage)),
        1 => aboard::corner_rope(),
        _ => aboard::corner_chest(full(stage)),
    };
    place.frame(stage, side, &near, (corner, side.scale(170.0)));
}

/// On the deck between two masts: rail, shrouds and sails around whoever stands there, and what lies about.
fn under_masts(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    place.aloft = aloft::DECK;
    let horizon = stage.horizon - 20.0;
    if !stage.asked.has_a_boat() && !full(stage) {
        let islet = ashore::islet(false);
        place.landmark(other.stand(islet, Point::new(other.x(0.5), horizon + 4.0), other.scale(170.0) * 0.9));
    }
    place.behind.push(part(sea(stage, horizon), WATER));
    let deck = depth(stage, 0.56);
    if full(stage) {
        balustrade(place, stage, [horizon + 56.0, deck]);
    }
    let (shapes, sights) = vistas::masts(stage, [horizon + 50.0, deck + 20.0], dice);
    place.grand("masts", shapes, sights);
    planks(place, stage, deck);
    let at = Point::new(other.x(0.46), depth(stage, 0.84));
    let (thing, size) = match dice.below(3) {
        0 if stage.nook != Nook::Aboard => (aboard::wheel(full(stage)), 0.84),
        1 if !has_a_parrot(stage) => (ashore::perch(full(stage)), 1.1),
        _ => (aboard::barrels(full(stage)), 0.94),
    };
    place.landmark(other.stand(thing, at, other.scale(170.0) * size));
    deck_corner(place, stage, dice, main);
}

/// Whether somebody on the page is a parrot: then no other sits on a perch.
fn has_a_parrot(stage: &Stage) -> bool {
    stage.asked.has(&["parrot"])
}

/// The ship's side as seen from the deck of a detailed page, from `top` down to `deck`: a beam on fat balusters, between which
/// the sea is.
fn balustrade(place: &mut Set, stage: &Stage, [top, deck]: [f64; 2]) {
    let span = stage.area.inflate(30.0, 0.0);
    let high = deck - top;
    let profile = format!(
        "M9 {} C9 {} 17 {} 17 {} C17 {} 10 {} 11 2",
        -high,
        -high * 0.8,
        -high * 0.6,
        -high * 0.38,
        -high * 0.2,
        -high * 0.14
    );
    let baluster = Turned::new(&profile).body(0.0);
    let count = libm::round(stage.area.width() / BALUSTERS);
    let step = stage.area.width() / count;
    let mut shapes: Vec<Shape> = (0..count as usize)
        .map(|index| {
            let x = stage.area.x0 + step * (index as f64 + 0.5);
            contour(Affine::translate((x, deck)) * baluster.clone(), 0xC99B66)
        })
        .collect();
    let beam = Rect::new(span.x0, top - 12.0, span.x1, top + 14.0);
    shapes.push(contour(beam.to_path(0.1), 0xB98A58));
    place.behind.extend(shapes);
}

/// From one baluster to the next, and from one post to the next, in units.
const BALUSTERS: f64 = 62.0;
const POSTS: f64 = 104.0;
/// Posts keep so far from the hero and from the sides of the picture; ropes end so near to them, and sag so far, in units.
const FROM_THE_HERO: f64 = 26.0;
const FROM_THE_SIDE: f64 = 38.0;
const OFF_A_POST: f64 = 22.0;
const SAGS: f64 = 13.0;
/// A post that rises out of the deck, from its left foot round to its right one.
const POST: [(f64, f64); 14] = [
    (-17.0, 0.0),
    (-17.0, -12.0),
    (-11.0, -17.0),
    (-11.0, -40.0),
    (-16.0, -47.0),
    (-16.0, -60.0),
    (-9.0, -69.0),
    (9.0, -69.0),
    (16.0, -60.0),
    (16.0, -47.0),
    (11.0, -40.0),
    (11.0, -17.0),
    (17.0, -12.0),
    (17.0, 0.0),
];
/// Ropes hang from a post so far above its foot, in units.
const KNOT: f64 = 52.0;

fn planks(place: &mut Set, stage: &Stage, deck: f64) {
    let span = stage.area.inflate(30.0, 30.0);
    if !full(stage) {
        planks_with_posts(place, stage, deck);
        return;
    }
    place.behind.push(contour(Rect::new(span.x0, deck, span.x1, span.y1).to_path(0.1), PLANK));
    let middle = stage.hero.center().x;
    let seam = |share: f64| {
        let x = |y: f64| middle + share * (150.0 + 180.0 * (y - deck) / (span.y1 - deck));
        let mut line = BezPath::new();
        line.move_to((x(deck), deck));
        line.line_to((x(span.y1), span.y1));
        Shape::line(line, Pen::Inner)
    };
    place.behind.extend([-1.1, -0.65, -0.2, 0.2, 0.65, 1.1].map(seam));
}

/// The deck of a simple page: its posts are one area with it, and ropes hang between them.
fn planks_with_posts(place: &mut Set, stage: &Stage, deck: f64) {
    let (span, area) = (stage.area.inflate(30.0, 30.0), stage.area);
    let hero = stage.hero.inflate(FROM_THE_HERO, 0.0);
    let mut feet = Vec::new();
    let mut x = area.x0 + FROM_THE_SIDE;
    while x <= hero.x0.min(area.x1 - FROM_THE_SIDE) {
        feet.push(x);
        x += POSTS;
    }
    let mut x = area.x1 - FROM_THE_SIDE;
    let left = feet.len();
    while x >= hero.x1.max(area.x0 + FROM_THE_SIDE) {
        feet.insert(left, x);
        x -= POSTS;
    }
    let mut floor = BezPath::new();
    floor.move_to((span.x0, deck));
    for foot in &feet {
        POST.iter().for_each(|(x, y)| floor.line_to((foot + x, deck + y)));
    }
    [(span.x1, deck), (span.x1, span.y1), (span.x0, span.y1)].into_iter().for_each(|at| floor.line_to(at));
    floor.close_path();
    place.behind.push(contour(floor, PLANK));
    let ropes = feet.windows(2).filter(|ends| ends[1] - ends[0] < POSTS + 1.0);
    for ends in ropes {
        let [from, to] = [ends[0] + OFF_A_POST, ends[1] - OFF_A_POST].map(|x| Point::new(x, deck - KNOT));
        let mut rope = BezPath::new();
        rope.move_to(from);
        rope.quad_to(from.midpoint(to) + Vec2::new(0.0, 2.0 * SAGS), to);
        place.behind.push(Shape::line(rope, Pen::Inner));
    }
}

/// A cloud over the side that has no tall landmark.
fn overcast(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, _]: [Flank; 2]) {
    let [_, middle, far] = heavens(stage, main);
    let toward = (middle.center().x - far.center().x) * dice.between(0.16, 0.4);
    let at = far.center() + Vec2::new(toward, -20.0);
    let brush = Brush::far(stage.detail);
    place.behind.extend(cloud(at, dice.between(112.0, 138.0), brush, dice));
}

/// Something far out at sea on one side: a ship, an islet under a cloud, a lighthouse.
fn sighting(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2], horizon: f64) {
    let size = other.scale(170.0);
    match dice.below(4) {
        0 => {
            let base = Point::new(other.x(0.46), horizon);
            place.landmark(other.stand(ashore::lighthouse(full(stage)), base, size * 0.96));
        }
        sight if sight == 1 || stage.asked.has_a_boat() => {
            overcast(place, stage, dice, [main, other]);
            let base = Point::new(other.x(0.5), horizon + 4.0);
            place.landmark(other.stand(ashore::islet(full(stage)), base, size * 0.94));
        }
        _ => {
            let base = Point::new(other.x(0.7), horizon + 16.0);
            let ship = ashore::ship_at_anchor(full(stage));
            place.landmark(other.stand(ship, base, size * dice.between(0.84, 0.88)));
        }
    }
}

/// A beach with a palm that leans in, a ship at anchor behind.
fn desert_island(place: &mut Set, stage: &Stage, dice: &mut Dice, sides: [Flank; 2]) {
    let [main, other] = sides;
    let horizon = stage.horizon - 20.0;
    sighting(place, stage, dice, sides, horizon);
    place.behind.push(part(sea(stage, horizon), WATER));
    let shore = depth(stage, 0.4);
    let heights = vec![shore - 30.0, shore - 12.0, shore + 18.0, shore + 36.0, shore + 50.0];
    place.behind.push(contour(land(stage, &main.ordered(heights)), SAND));
    let base = Point::new(main.x(dice.between(0.34, 0.42)), depth(stage, 0.7));
    let tall = (base.y - stage.sky - 70.0).min(390.0);
    let lean = main.inset(dice.between(152.0, 170.0)) - base.x;
    place.landmark(palm(base, tall, lean, Brush::near(stage.detail), dice));
    if full(stage) && !has_a_parrot(stage) {
        let at = Point::new(other.x(0.5), depth(stage, 0.86));
        place.landmark(other.stand(ashore::perch(true), at, other.scale(170.0) * 0.9));
    }
    shore_things(place, stage, dice, [other, main]);
}

/// How often something fills the background of a simple page.
const GRAND: f64 = 0.5;

/// A sheltered bay: a rock with a cave on one side, a pier with a hut or a ship on the other.
fn cove(place: &mut Set, stage: &Stage, dice: &mut Dice, sides: [Flank; 2]) {
    let [main, other] = sides;
    let horizon = stage.horizon - 30.0;
    let with_hut = dice.chance(0.4);
    if with_hut {
        overcast(place, stage, dice, sides);
    } else {
        sighting(place, stage, dice, sides, horizon);
    }
    place.behind.push(part(sea(stage, horizon), WATER));
    let foot = Point::new(main.outer_edge(), depth(stage, 0.5));
    let size = main.scale(170.0) * dice.between(0.96, 1.06);
    place.landmark(main.stand(ashore::rock_with_a_cave(full(stage)), foot, size));
    let base = Point::new(other.outer_edge(), depth(stage, 0.52));
    if with_hut {
        place.landmark(other.stand(ashore::hut(full(stage)), base, other.scale(170.0)));
    } else if full(stage) {
        place.landmark(other.stand(ashore::pier(), base, other.scale(170.0)));
    }
    let shore = depth(stage, 0.52);
    let heights = vec![shore - 34.0, shore - 10.0, shore + 14.0, shore + 2.0];
    place.behind.push(contour(land(stage, &main.ordered(heights)), SAND));
    shore_things(place, stage, dice, [other, main]);
}

/// Something that the sea or a pirate left, and what frames the picture.
fn shore_things(place: &mut Set, stage: &Stage, dice: &mut Dice, [frame, free]: [Flank; 2]) {
    let corner = Point::new(frame.outer_edge(), stage.area.y1 + 4.0);
    let near = match dice.below(4) {
        0 => aboard::corner_chest(full(stage)),
        1 => aboard::corner_barrel(full(stage)),
        2 => ashore::corner_leaves(),
        _ => ashore::corner_rocks(),
    };
    place.frame(stage, frame, &near, (corner, frame.scale(170.0)));
    if free.width > 90.0 {
        let at = Point::new(free.x(0.44), stage.ground + 22.0);
        let thing = match dice.below(3) {
            0 => ashore::anchor(),
            1 => super::underwater::starfish(full(stage)),
            _ => super::underwater::shell(full(stage)),
        };
        place.frame(stage, free, &thing, (at, 0.92));
    }
}
