//! Pirate shores: the deck of a ship, a desert island, a cove with a pier.

mod aboard;
mod ashore;

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect, Shape as _};
use scene::Dice;

use super::marine::sea;
use super::plan::{Flank, contour, depth, flanks, full, heavens, land, part, placed, wash};
use super::scenery::{Brush, cloud, palm};
use super::{Backdrop, Stage};

const SKY: u32 = 0xCDEBFA;
const SAND: u32 = 0xF8E3AE;
const PLANK: u32 = 0xDDB27E;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Backdrop {
    let sides = flanks(stage, dice);
    let mut place = Backdrop {
        behind: vec![wash(stage, SKY)],
        ..Backdrop::default()
    };
    match dice.below(3) {
        0 => on_deck(&mut place, stage, dice, sides),
        1 => desert_island(&mut place, stage, dice, sides),
        _ => cove(&mut place, stage, dice, sides),
    }
    place
}

/// On board: planks, a rail, mast and sail, the wheel, the sea all around.
fn on_deck(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, _, far] = heavens(stage, main);
    place.behind.extend(cloud(far.center(), dice.between(118.0, 140.0), Brush::far(stage.detail), dice));
    let horizon = stage.horizon - 10.0;
    if dice.chance(0.6) {
        let at = Point::new(other.x(0.5), horizon + 4.0);
        let thing = if dice.chance(0.5) { ashore::islet(full(stage)) } else { ashore::ship_at_anchor(full(stage)) };
        place.landmark(other.stand(thing, at, other.scale(170.0) * 0.62));
    }
    place.behind.push(part(sea(stage, horizon), 0x8CCBEA));
    let deck = depth(stage, 0.56);
    rail(place, stage, (horizon + 46.0, deck));
    planks(place, stage, deck);
    let x = main.x(dice.between(0.34, 0.46));
    let mast = aboard::mast(stage.sky - 60.0, depth(stage, 0.74));
    place.landmark(placed(mast, Affine::translate((x, 0.0))));
    let yard = Point::new(x, stage.sky + 26.0);
    place.landmark(main.stand(aboard::sail(full(stage)), yard, main.scale(170.0) * dice.between(0.94, 1.05)));
    let at = Point::new(other.x(0.5), depth(stage, 0.82));
    let thing = match dice.below(3) {
        0 => aboard::wheel(full(stage)),
        1 => ashore::perch(full(stage)),
        _ => aboard::barrels(full(stage)),
    };
    place.landmark(other.stand(thing, at, other.scale(170.0)));
    let corner = Point::new(main.outer_edge(), stage.area.y1 + 4.0);
    let near = match dice.below(3) {
        0 => aboard::corner_barrel(full(stage)),
        1 => aboard::corner_rope(),
        _ => aboard::corner_chest(full(stage)),
    };
    place.before.extend(main.stand(near, corner, main.scale(170.0)));
}

fn rail(place: &mut Backdrop, stage: &Stage, (top, deck): (f64, f64)) {
    let span = stage.area.inflate(30.0, 0.0);
    let count = 6;
    for index in 0..=count {
        let x = span.x0 + 16.0 + (span.width() - 32.0) * f64::from(index) / f64::from(count);
        let post = format!("M{} {top} C{} {} {} {} {} {} L{} {} C{} {} {} {} {} {top} Z",
            x - 10.0, x - 20.0, top + 30.0, x - 18.0, top + 44.0, x - 10.0, deck + 10.0,
            x + 10.0, deck + 10.0, x + 18.0, top + 44.0, x + 20.0, top + 30.0, x + 10.0);
        place.behind.push(part(crate::path::svg(&post), PLANK));
    }
    let beam = Rect::new(span.x0, top - 12.0, span.x1, top + 12.0);
    place.behind.push(contour(beam.to_path(0.1), 0xB98A58));
}

fn planks(place: &mut Backdrop, stage: &Stage, deck: f64) {
    let span = stage.area.inflate(30.0, 30.0);
    place.behind.push(contour(Rect::new(span.x0, deck, span.x1, span.y1).to_path(0.1), PLANK));
    let middle = stage.area.center().x;
    let shares: &[f64] = if full(stage) { &[-1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5] } else { &[-1.1, -0.4, 0.4, 1.1] };
    for share in shares {
        let mut seam = BezPath::new();
        seam.move_to((middle + share * 190.0, deck));
        seam.line_to((middle + share * 330.0, span.y1));
        place.behind.push(Shape::line(seam, drawing::Pen::Inner));
    }
}

/// A beach with palms, a ship at anchor behind.
fn desert_island(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [near, middle, far] = heavens(stage, main);
    let brush = Brush::far(stage.detail);
    let at = if dice.chance(0.5) { middle.center() } else { far.center() };
    place.behind.extend(cloud(at, dice.between(110.0, 140.0), brush, dice));
    let _ = near;
    let horizon = stage.horizon - 20.0;
    let base = Point::new(other.x(0.5), horizon + 24.0);
    if dice.chance(0.7) {
        place.landmark(other.stand(ashore::ship_at_anchor(full(stage)), base, other.scale(170.0) * dice.between(0.86, 0.98)));
    } else {
        place.landmark(other.stand(ashore::lighthouse(full(stage)), base, other.scale(170.0)));
    }
    place.behind.push(part(sea(stage, horizon), 0x8CCBEA));
    if full(stage) {
        place.behind.push(part(sea(stage, horizon + 40.0), 0x8CCBEA));
    }
    let shore = depth(stage, 0.44);
    let heights = main.ordered(vec![shore - 34.0, shore - 14.0, shore + 16.0, shore + 36.0, shore + 48.0]);
    place.behind.push(contour(land(stage, &heights), SAND));
    let lean = if main.x(1.0) > main.x(0.0) { 34.0 } else { -34.0 };
    let base = Point::new(main.x(0.3), depth(stage, 0.66));
    let tall = (base.y - stage.sky - 70.0).min(400.0);
    place.landmark(palm(base, tall, lean * dice.between(0.4, 1.3), Brush::near(stage.detail), dice));
    if dice.chance(0.5) {
        let at = Point::new(main.x(0.66), depth(stage, 0.84));
        place.landmark(main.stand(ashore::perch(full(stage)), at, main.scale(170.0) * 0.8));
    }
    shore_things(place, stage, dice, [other, main]);
}

/// A sheltered bay: a cliff with a cave on one side, a pier with a hut or boat on the other.
fn cove(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, middle, far] = heavens(stage, main);
    let brush = Brush::far(stage.detail);
    let at = if dice.chance(0.5) { middle.center() } else { far.center() };
    place.behind.extend(cloud(at, dice.between(110.0, 140.0), brush, dice));
    let horizon = stage.horizon - 10.0;
    let at = Point::new(other.x(dice.between(0.7, 0.9)), horizon + 8.0);
    if dice.chance(0.5) {
        place.landmark(other.stand(ashore::islet(full(stage)), at, other.scale(170.0) * 0.66));
    } else {
        place.landmark(other.stand(ashore::ship_at_anchor(full(stage)), at, other.scale(170.0) * 0.7));
    }
    place.behind.push(part(sea(stage, horizon), 0x8CCBEA));
    let foot = Point::new(main.outer_edge(), depth(stage, 0.5));
    place.landmark(main.stand(ashore::cliff(full(stage)), foot, main.scale(170.0) * dice.between(0.95, 1.08)));
    let base = Point::new(other.inset(0.0), depth(stage, 0.5));
    let hut = if dice.chance(0.5) { ashore::hut(full(stage)) } else { ashore::pier() };
    place.landmark(other.stand(hut, base, other.scale(170.0)));
    let shore = depth(stage, 0.56);
    let heights = main.ordered(vec![shore - 20.0, shore - 6.0, shore + 10.0, shore + 4.0]);
    place.behind.push(contour(land(stage, &heights), SAND));
    shore_things(place, stage, dice, [main, other]);
}

/// Something that the sea or a pirate left, and what frames the picture.
fn shore_things(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [frame, free]: [Flank; 2]) {
    let corner = Point::new(frame.outer_edge(), stage.area.y1 + 4.0);
    let near = match dice.below(4) {
        0 => aboard::corner_chest(full(stage)),
        1 => aboard::corner_barrel(full(stage)),
        2 => ashore::corner_leaves(),
        _ => ashore::corner_rocks(),
    };
    place.before.extend(frame.stand(near, corner, frame.scale(170.0)));
    if free.width > 90.0 {
        let at = Point::new(free.x(0.42), stage.ground + 30.0);
        let thing = match dice.below(3) {
            0 => ashore::anchor(),
            1 => super::underwater::starfish(full(stage)),
            _ => super::underwater::shell(full(stage)),
        };
        place.before.extend(free.stand(thing, at, 0.95));
    }
}
