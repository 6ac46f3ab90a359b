//! Underwater: a coral reef, a sunken ship, a cave of rock, a temple that the sea took.

mod reef;
mod ruins;

pub(super) use reef::{shell, starfish};

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::marine::{bubbles, fish, fish_school, kelp};
use super::plan::{Flank, contour, depth, flanks, full, heavens, land, part, placed, wash};
use super::{Backdrop, Stage};

const WATER: u32 = 0xBDE6F5;
const SAND: u32 = 0xF6E3B4;
const FAR_SAND: u32 = 0xE3E0C0;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Backdrop {
    let sides = flanks(stage, dice);
    let mut place = Backdrop {
        behind: vec![wash(stage, WATER)],
        ..Backdrop::default()
    };
    match dice.below(4) {
        0 => coral_garden(&mut place, stage, dice, sides),
        1 => shipwreck(&mut place, stage, dice, sides),
        2 => cave(&mut place, stage, dice, sides),
        _ => temple(&mut place, stage, dice, sides),
    }
    place
}

/// Tall coral on one side, kelp on the other, fish between.
fn coral_garden(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [near, middle, far] = heavens(stage, main);
    far_ground(place, stage, dice, main);
    let base = Point::new(other.x(0.46), depth(stage, 0.5));
    weeds(place, stage, dice, (other, base));
    swimmers(place, stage, dice, (main, [middle, far, near]));
    sea_floor(place, stage, main, 0.5);
    let scale = main.scale(170.0) * dice.between(0.98, 1.12);
    let base = Point::new(main.x(0.42), depth(stage, 0.66));
    let tall = match dice.below(3) {
        0 => reef::branching(full(stage)),
        1 => reef::fan(full(stage)),
        _ => reef::tubes(full(stage)),
    };
    place.landmark(main.stand(tall, base, scale));
    let low = match dice.below(2) {
        0 => reef::brain(full(stage)),
        _ => reef::anemone(full(stage)),
    };
    let base = Point::new(main.x(0.74), depth(stage, 0.8));
    place.landmark(main.stand(low, base, scale * 0.94));
    foreground(place, stage, dice, [other, main]);
}

/// A ship that lies in the sand.
fn shipwreck(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [near, middle, far] = heavens(stage, main);
    far_ground(place, stage, dice, main);
    swimmers(place, stage, dice, (other, [far, middle, near]));
    let base = Point::new(main.x(0.62), depth(stage, 0.54));
    let tilt = dice.between(0.12, 0.24);
    let wreck = placed(ruins::wreck(full(stage)), Affine::rotate(tilt));
    place.landmark(main.stand(wreck, base, main.scale(170.0).max(0.8) * dice.between(0.96, 1.08)));
    sea_floor(place, stage, other, 0.46);
    let base = Point::new(other.x(0.5), depth(stage, 0.68));
    if dice.chance(0.5) {
        weeds(place, stage, dice, (other, base));
    } else {
        let coral = if dice.chance(0.5) {
            reef::tubes(full(stage))
        } else {
            reef::branching(full(stage))
        };
        place.landmark(other.stand(coral, base, other.scale(170.0)));
    }
    foreground(place, stage, dice, [main, other]);
}

/// The view out of a cave: one great rim of rock around the picture.
fn cave(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    far_ground(place, stage, dice, other);
    let [near, middle, far] = heavens(stage, main);
    let school = Rect::new(near.x0, middle.y0 + 74.0, far.x1, middle.y1 + 30.0);
    place
        .behind
        .extend(fish_school(school.center(), dice, full(stage)));
    let base = Point::new(other.x(0.62), depth(stage, 0.5));
    place.landmark(other.stand(ruins::arch(), base, other.scale(170.0) * 0.74));
    sea_floor(place, stage, other, 0.5);
    place
        .behind
        .push(contour(rim(stage, dice, [main, other]), 0xB9B3CC));
    let base = Point::new(main.x(0.5), depth(stage, 0.76));
    let coral = match dice.below(3) {
        0 => reef::branching(full(stage)),
        1 => reef::tubes(full(stage)),
        _ => reef::anemone(full(stage)),
    };
    place.landmark(main.stand(coral, base, main.scale(170.0) * 0.86));
    foreground(place, stage, dice, [other, main]);
}

/// Columns and jars of a temple that sank long ago.
fn temple(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [near, middle, far] = heavens(stage, main);
    far_ground(place, stage, dice, main);
    swimmers(place, stage, dice, (main, [middle, far, near]));
    let base = Point::new(main.x(0.5), depth(stage, 0.52));
    place.landmark(main.stand(
        ruins::gate(full(stage)),
        base,
        main.scale(170.0) * dice.between(1.0, 1.1),
    ));
    let base = Point::new(other.x(0.52), depth(stage, 0.46));
    if dice.chance(0.5) {
        place.landmark(other.stand(ruins::broken_column(full(stage)), base, other.scale(170.0)));
    } else {
        weeds(place, stage, dice, (other, base));
    }
    sea_floor(place, stage, main, 0.46);
    let base = Point::new(other.x(0.6), depth(stage, 0.74));
    place.landmark(other.stand(ruins::jar(full(stage)), base, other.scale(170.0)));
    foreground(place, stage, dice, [other, main]);
}

fn far_ground(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, main: Flank) {
    let horizon = stage.horizon;
    let heights = match dice.below(3) {
        0 => vec![
            horizon + 10.0,
            horizon - 50.0,
            horizon + 16.0,
            horizon - 6.0,
            horizon + 18.0,
        ],
        1 => vec![
            horizon - 60.0,
            horizon + 4.0,
            horizon + 12.0,
            horizon - 34.0,
            horizon + 6.0,
        ],
        _ => vec![horizon + 16.0, horizon - 8.0, horizon + 4.0, horizon - 66.0],
    };
    place
        .behind
        .push(part(land(stage, &main.ordered(heights)), FAR_SAND));
}

fn sea_floor(place: &mut Backdrop, stage: &Stage, main: Flank, share: f64) {
    let y = depth(stage, share);
    let heights = main.ordered(vec![y - 16.0, y + 18.0, y - 4.0, y + 20.0, y - 6.0]);
    place.behind.push(contour(land(stage, &heights), SAND));
}

/// Two ribbons of kelp that cross.
fn weeds(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, (flank, base): (Flank, Point)) {
    let tall = (base.y - stage.sky) * dice.between(0.74, 0.92);
    let mut both = placed(
        kelp(tall, 15.0, 26.0, full(stage)),
        Affine::translate((-26.0, 0.0)),
    );
    both.extend(placed(
        kelp(tall * 0.62, 15.0, -22.0, full(stage)),
        Affine::translate((30.0, 6.0)),
    ));
    if full(stage) {
        both.extend(placed(
            kelp(tall * 0.4, 13.0, 18.0, true),
            Affine::translate((-66.0, 8.0)),
        ));
    }
    place.landmark(flank.stand(both, base, flank.scale(170.0)));
}

/// Fish and bubbles in the free parts of the water.
fn swimmers(
    place: &mut Backdrop,
    stage: &Stage,
    dice: &mut Dice,
    (flank, [first, second, _]): (Flank, [Rect; 3]),
) {
    let at = first.center() + Vec2::new(dice.between(-10.0, 10.0), dice.between(-20.0, 6.0));
    place
        .behind
        .extend(flank.stand(fish(dice.below(3), full(stage)), at, dice.between(0.95, 1.2)));
    let at = second.center() + Vec2::new(0.0, dice.between(-10.0, 30.0));
    if dice.chance(0.5) {
        place.behind.extend(fish_school(at, dice, full(stage)));
    } else {
        place.behind.extend(bubbles(at, dice));
    }
}

fn rim(stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) -> BezPath {
    let area = stage.area;
    let out = area.inflate(30.0, 30.0);
    let top = stage.sky + 30.0;
    let wide = dice.between(0.36, 0.5);
    let mut points = vec![
        (main.x(wide * 1.2), stage.area.y1 + 30.0),
        (main.x(wide), depth(stage, 0.6)),
        (main.x(wide * 0.6), depth(stage, 0.1)),
        (main.x(wide * 0.8), stage.horizon - 110.0),
        (main.x(0.9), top + 40.0),
        (area.center().x, top + dice.between(-10.0, 10.0)),
        (other.x(0.7), top + 34.0),
        (other.x(wide * 0.5), stage.horizon - 130.0),
        (other.x(wide * 0.4), depth(stage, 0.0)),
        (other.x(wide * 0.7), depth(stage, 0.5)),
        (other.x(wide * 0.6), stage.area.y1 + 30.0),
    ];
    if points[0].0 > points[10].0 {
        points.reverse();
    }
    let points: Vec<_> = points.into_iter().map(Point::from).collect();
    let mut path = crate::path::smooth(&points);
    for corner in [
        (out.x1, out.y1),
        (out.x1, out.y0),
        (out.x0, out.y0),
        (out.x0, out.y1),
    ] {
        path.line_to(corner);
    }
    path.close_path();
    path
}

/// A starfish or shell on the sand, and coral or rock in the nearest corner.
fn foreground(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [frame, free]: [Flank; 2]) {
    if free.width > 90.0 {
        let at = Point::new(free.x(0.4), stage.ground + 36.0);
        let thing = if dice.chance(0.5) {
            reef::starfish(full(stage))
        } else {
            reef::shell(full(stage))
        };
        place
            .before
            .extend(free.stand(thing, at, dice.between(0.9, 1.05)));
    }
    let corner = Point::new(frame.outer_edge(), stage.area.y1 + 4.0);
    let near: Vec<Shape> = match dice.below(3) {
        0 => reef::corner_fingers(),
        1 => reef::corner_rocks(),
        _ => reef::corner_fan(full(stage)),
    };
    place.before.extend(frame.stand(near, corner, frame.scale(170.0)));
}
