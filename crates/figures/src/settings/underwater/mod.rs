//! Underwater: a coral reef, a sunken ship, a cave of rock, a temple that the sea took; and all of it seen from above.

mod masonry;
mod overview;
mod reef;
mod ruins;
mod vistas;

pub(super) use reef::{anemone, brain, branching, fan, shell, starfish, tubes};

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::aloft;
use super::grand;
use super::marine::{bubbles, fish, fish_school, kelp};
use super::plan::{Flank, contour, depth, flanks, full, hair, heavens, land, part, placed, wash};
use super::props;
use super::set::Set;
use super::{Stage, vista};

/// How far down, from the horizon to the feet, the sandy floor begins.
const NEAR: f64 = 0.48;

const WATER: u32 = 0xBDE6F5;
const ROCK: u32 = 0xB9B3CC;
const SAND: u32 = 0xF6E3B4;
const FAR_SAND: u32 = 0xE3E0C0;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let sides = flanks(stage, dice);
    let mut place = Set {
        behind: vec![wash(stage, WATER)].into(),
        extras: props::UNDERWATER,
        aloft: aloft::UNDERWATER,
        ..Set::default()
    };
    if let Some(room) = overview::room(stage) {
        overview::draw(&mut place, stage, dice, (sides, room));
        return place;
    }
    if grand::has_room(stage) && vista::is_grand(stage, GRAND, dice) {
        wide_view(&mut place, stage, dice, sides);
        return place;
    }
    // Beside whom there is no room for rock, there is no cave.
    let room_for_rock = sides.iter().any(|side| side.width > WIDE_ENOUGH_FOR_ROCK);
    match dice.below(4) {
        1 => shipwreck(&mut place, stage, dice, sides),
        2 if room_for_rock => cave(&mut place, stage, dice, sides),
        0 | 2 => coral_garden(&mut place, stage, dice, sides),
        _ => temple(&mut place, stage, dice, sides),
    }
    // Under a title and among so many there is no ink left for more weed.
    if !full(stage) && stage.crowd > 3 && stage.sky > 40.0 {
        place.aloft = &[];
    }
    place
}

/// How often something fills the background of a simple page.
const GRAND: f64 = 0.5;

/// A sunken galleon, a temple, an arch of reef or a palace of shells from side to side, the floor before it in two swells.
fn wide_view(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    far_ground(place, stage, dice, main);
    let foot = stage.horizon + dice.between(44.0, 60.0);
    let (name, draw) = vistas::of(stage);
    let (shapes, sights) = draw(stage, foot, dice);
    place.grand(name, shapes, sights);
    place.aloft = aloft::OPEN_WATER;
    let heights = [6.0, -6.0, 8.0, -8.0, 4.0].map(|up| foot + up).to_vec();
    place.behind.push(part(land(stage, &main.ordered(heights)), 0xED_E2_BA));
    let near = depth(stage, 0.62);
    let heights = vec![near - 30.0, near + 10.0, near - 6.0, near + 18.0, near - 14.0];
    place.behind.push(contour(land(stage, &other.ordered(heights)), SAND));
    let base = Point::new(other.x(0.46), depth(stage, 0.78));
    let (thing, size) = match dice.below(4) {
        0 => (brain(full(stage)), 0.86),
        1 => (anemone(full(stage)), 0.74),
        2 => (fan(full(stage)), 0.6),
        _ => (ruins::jar(full(stage)), 1.0),
    };
    place.landmark(other.stand(thing, base, other.scale(170.0) * size));
    foreground(place, stage, dice, [main, other]);
}

/// Tall coral before a wall of reef on one side, kelp on the other, fish between.
fn coral_garden(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [near, middle, far] = heavens(stage, main);
    reef_wall(place, stage, dice, main);
    let base = Point::new(other.x(0.46), depth(stage, NEAR) + 30.0);
    weeds(place, stage, dice, (other, base));
    let swim = if dice.chance(0.5) { near } else { middle };
    swimmers(place, stage, dice, (main, swim, far));
    sea_floor(place, stage, main);
    let base = Point::new(main.x(0.52), depth(stage, 0.66));
    let tall = match dice.below(3) {
        0 => branching(full(stage)),
        1 => fan(full(stage)),
        _ => tubes(full(stage)),
    };
    place.landmark(main.stand(tall, base, main.scale(170.0) * dice.between(0.74, 0.8)));
    let low = brain(full(stage));
    let base = Point::new(main.x(0.56), depth(stage, 0.9));
    place.landmark(main.stand(low, base, main.scale(170.0) * 0.94));
    foreground(place, stage, dice, [other, main]);
}

/// A ship that lies in the sand.
fn shipwreck(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, _, far] = heavens(stage, main);
    far_ground(place, stage, dice, main);
    let x = far.center().x + (stage.area.center().x - far.center().x) * 0.14;
    let at = Point::new(x, far.center().y - dice.between(0.0, 20.0));
    if dice.chance(0.5) {
        place.behind.extend(fish_school(at, dice, full(stage)));
    } else {
        place.behind.extend(other.stand(fish(dice.below(3), full(stage)), at, dice.between(1.05, 1.2)));
    }
    let base = Point::new(main.x(0.46), depth(stage, NEAR) + 26.0);
    let wreck = placed(ruins::wreck(full(stage)), Affine::rotate(dice.between(0.06, 0.14)));
    place.landmark(main.stand(wreck, base, main.scale(170.0).max(0.8) * dice.between(0.86, 0.94)));
    sea_floor(place, stage, other);
    let base = Point::new(other.x(0.5), depth(stage, 0.72));
    match dice.below(3) {
        0 => weeds(place, stage, dice, (other, base)),
        1 => place.landmark(other.stand(tubes(full(stage)), base, other.scale(170.0) * 0.8)),
        _ => place.landmark(other.stand(fan(full(stage)), base, other.scale(170.0) * 0.7)),
    }
    foreground(place, stage, dice, [main, other]);
}

/// Beside whom less is left, in units, a wall of rock would be a second frame.
const WIDE_ENOUGH_FOR_ROCK: f64 = 84.0;

/// Between two walls of rock.
fn cave(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    place.aloft = aloft::CAVE;
    far_ground(place, stage, dice, other);
    let [_, middle, _] = heavens(stage, main);
    let at = Point::new(stage.hero.center().x + dice.between(-14.0, 14.0), middle.y1 - 52.0);
    if dice.chance(0.5) {
        place.behind.extend(fish_school(at, dice, full(stage)));
    } else {
        place.behind.extend(main.stand(fish(dice.below(3), full(stage)), at, dice.between(1.1, 1.3)));
    }
    if dice.chance(0.5) {
        let base = Point::new(other.x(0.58), depth(stage, NEAR) + 24.0);
        place.landmark(other.stand(kelp_pair(stage, dice, 190.0), base, other.scale(170.0)));
    }
    sea_floor(place, stage, other);
    for side in [&main, &other].into_iter().filter(|side| side.width > WIDE_ENOUGH_FOR_ROCK) {
        let mut rock = vec![contour(wall(stage, dice, side), ROCK)];
        rock.extend(cracks(stage, side));
        place.behind.extend(rock);
    }
    let base = Point::new(main.x(0.48), depth(stage, 0.8));
    let coral = match dice.below(3) {
        0 => fan(full(stage)),
        1 => tubes(full(stage)),
        _ => anemone(full(stage)),
    };
    let size = main.scale(170.0) * 0.74;
    place.landmark(main.stand(coral, base - Vec2::new(0.0, 10.0), size));
    foreground(place, stage, dice, [other, main]);
}

/// Columns and jars of a temple that sank long ago.
fn temple(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, middle, far] = heavens(stage, main);
    far_ground(place, stage, dice, other);
    let swim = Rect::new(middle.x0, middle.y0, middle.x1, middle.y1 - 40.0);
    swimmers(place, stage, dice, (main, swim, far));
    let base = Point::new(main.x(0.46), depth(stage, NEAR) + 22.0);
    let gate = ruins::gate(full(stage));
    place.landmark(main.stand(gate, base, main.scale(170.0) * dice.between(1.02, 1.12)));
    let weedy = dice.chance(0.5);
    if weedy {
        let base = Point::new(other.x(0.46), depth(stage, NEAR) + 30.0);
        weeds(place, stage, dice, (other, base));
    }
    sea_floor(place, stage, main);
    let base = Point::new(other.x(0.46), depth(stage, 0.76));
    if weedy {
        place.landmark(other.stand(brain(full(stage)), base, other.scale(170.0) * 0.86));
    } else {
        place.landmark(other.stand(
            ruins::jar(full(stage)),
            base,
            other.scale(170.0) * dice.between(1.1, 1.25),
        ));
    }
    foreground(place, stage, dice, [main, other]);
}

/// A reef that rises behind one side of the picture.
fn reef_wall(place: &mut Set, stage: &Stage, dice: &mut Dice, main: Flank) {
    let y = stage.horizon;
    let top = y - dice.between(120.0, 160.0);
    let heights = vec![top - 10.0, top, top + 26.0, y + 10.0, y + 24.0, y + 8.0, y - 10.0];
    place.behind.push(part(land(stage, &main.ordered(heights)), FAR_SAND));
}

fn far_ground(place: &mut Set, stage: &Stage, dice: &mut Dice, first: Flank) {
    let y = stage.horizon;
    let heights = match dice.below(3) {
        0 => vec![y + 10.0, y - 50.0, y + 16.0, y - 6.0, y + 18.0],
        1 => vec![y - 70.0, y + 4.0, y + 12.0, y - 34.0, y + 6.0],
        _ => vec![y - 16.0, y - 66.0, y + 4.0, y + 10.0],
    };
    place.behind.push(part(land(stage, &first.ordered(heights)), FAR_SAND));
}

fn sea_floor(place: &mut Set, stage: &Stage, first: Flank) {
    let y = depth(stage, NEAR);
    if full(stage) {
        let mid = (y + stage.horizon) / 2.0 + 6.0;
        let heights = first.ordered(vec![mid + 8.0, mid - 8.0, mid + 6.0, mid - 6.0, mid + 4.0]);
        place.behind.push(part(land(stage, &heights), 0xEDE2BA));
    }
    let heights = first.ordered(vec![y - 34.0, y + 14.0, y - 4.0, y + 20.0, y - 16.0]);
    place.behind.push(contour(land(stage, &heights), SAND));
}

/// Ribbons of kelp that cross, the tallest `tall` high.
fn kelp_pair(stage: &Stage, dice: &mut Dice, tall: f64) -> Vec<Shape> {
    let sway = dice.between(20.0, 28.0);
    let mut both = placed(kelp(tall, 18.0, sway, full(stage)), Affine::translate((-18.0, 0.0)));
    both.extend(placed(kelp(tall * 0.58, 18.0, sway, full(stage)), Affine::translate((38.0, 6.0))));
    if full(stage) {
        both.extend(placed(kelp(tall * 0.36, 15.0, sway, true), Affine::translate((-62.0, 8.0))));
    }
    both
}

/// Kelp up to just below the lettering.
fn weeds(place: &mut Set, stage: &Stage, dice: &mut Dice, (flank, base): (Flank, Point)) {
    let tall = (base.y - stage.sky) * dice.between(0.7, 0.86);
    let pair = kelp_pair(stage, dice, tall);
    place.landmark(flank.stand(pair, base, 1.0));
}

/// A fish in one part of the water, bubbles in another.
fn swimmers(place: &mut Set, stage: &Stage, dice: &mut Dice, (flank, fishes, air): (Flank, Rect, Rect)) {
    let x = fishes.center().x + (stage.area.center().x - fishes.center().x) * 0.14;
    let at = Point::new(x, fishes.center().y - dice.between(0.0, 20.0));
    if dice.chance(0.4) {
        place.behind.extend(fish_school(at, dice, full(stage)));
    } else {
        place.behind.extend(flank.stand(fish(dice.below(3), full(stage)), at, dice.between(1.0, 1.25)));
    }
    let lift = air.center().x + (stage.area.center().x - air.center().x) * 0.14;
    place.behind.extend(bubbles(Point::new(lift, air.center().y - 14.0), dice));
}

/// A wall of rock at one side, lumpy and open to the light above.
fn wall(stage: &Stage, dice: &mut Dice, side: &Flank) -> BezPath {
    const LUMPS: [(f64, f64); 8] = [
        (0.72, 0.0),
        (0.5, 0.12),
        (0.66, 0.26),
        (0.36, 0.42),
        (0.54, 0.58),
        (0.26, 0.74),
        (0.4, 0.88),
        (0.16, 1.0),
    ];
    let out = stage.area.inflate(30.0, 30.0);
    // Up to the lettering, or out of the picture.
    let top = if stage.letters.is_zero_area() { out.y0 } else { stage.sky };
    // Narrower rock would be a second line along the frame.
    let rock = |share: f64| side.inset((side.width * share).max(34.0 * (0.5 + share)));
    let points: Vec<Point> = LUMPS
        .iter()
        .map(|(share, high)| {
            let high = out.y1 + (top - out.y1) * high;
            Point::new(rock(share * dice.between(0.82, 1.08)), high)
        })
        .collect();
    let outer = if points[0].x < stage.area.center().x { out.x0 } else { out.x1 };
    let mut path = crate::path::smooth(&points);
    path.line_to((outer, top));
    path.line_to((outer, out.y1));
    path.close_path();
    path
}

/// Open lines within a [`wall`], by which it is rock.
fn cracks(stage: &Stage, side: &Flank) -> [Shape; 4] {
    [0.3, 0.46, 0.62, 0.78].map(|high| {
        let y = stage.area.y1 + (stage.sky - stage.area.y1) * high;
        let x = |share: f64| side.inset((side.width * share).max(14.0 + share * 20.0));
        hair(&format!("M{} {y} Q{} {} {} {}", x(0.06), x(0.12), y + 4.0, x(0.2), y - 12.0))
    })
}

/// A starfish or shell on the sand, and coral or rock in the nearest corner.
fn foreground(place: &mut Set, stage: &Stage, dice: &mut Dice, [frame, free]: [Flank; 2]) {
    if free.width > 90.0 {
        let at = Point::new(free.x(0.56), stage.ground + 12.0);
        let thing = if dice.chance(0.65) { starfish(full(stage)) } else { shell(full(stage)) };
        place.frame(stage, free, &thing, (at, dice.between(0.9, 1.05)));
    }
    if full(stage) {
        let corner = Point::new(free.outer_edge(), stage.area.y1 + 4.0);
        place.frame(stage, free, &reef::corner_rocks(), (corner, free.scale(170.0) * 0.62));
        let at = Point::new(frame.x(0.94), (stage.ground + 36.0).min(stage.area.y1 - 54.0));
        place.behind.extend(frame.stand(starfish(false), at, 0.8));
    }
    let corner = Point::new(frame.outer_edge(), stage.area.y1 + 4.0);
    let near: Vec<Shape> = match dice.below(3) {
        0 => reef::corner_fingers(),
        1 => reef::corner_rocks(),
        _ => reef::corner_fan(full(stage)),
    };
    place.frame(stage, frame, &near, (corner, frame.scale(170.0)));
}
