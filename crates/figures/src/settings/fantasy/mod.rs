//! Fantasy: floating islands, a wizard's crooked tower, a land of sweets, a castle in the clouds.

mod sweets;
mod wonders;

use drawing::Shape;
use kurbo::{Point, Rect, Vec2};
use scene::Dice;

use super::plan::{Flank, contour, depth, flanks, full, heavens, land, part, wash};
use super::scenery::{Brush, cloud, moon, rainbow};
use super::space::{crystals, star};
use super::{Backdrop, Stage};

const SKY: u32 = 0xD8E6FB;
const DUSK: u32 = 0xB9B3E6;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Backdrop {
    let sides = flanks(stage, dice);
    let layout = dice.below(4);
    let mut place = Backdrop {
        behind: vec![wash(stage, if layout == 1 { DUSK } else { SKY })],
        ..Backdrop::default()
    };
    match layout {
        0 => floating_islands(&mut place, stage, dice, sides),
        1 => wizards_hill(&mut place, stage, dice, sides),
        2 => land_of_sweets(&mut place, stage, dice, sides),
        _ => cloud_castle(&mut place, stage, dice, sides),
    }
    place
}

/// Islands that hang in the air, a rainbow between them.
fn floating_islands(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let brush = Brush::far(stage.detail);
    let bands = if full(stage) { 4 } else { 2 };
    let top = stage.hero.y0 + 60.0;
    place.behind.extend(rainbow(
        Point::new(main.x(0.5), top + 60.0),
        Point::new(other.x(0.4), stage.horizon + 90.0),
        bands,
        brush,
    ));
    hills(place, stage, dice, other, 0xB9DDB0);
    let at = Point::new(main.x(0.5), stage.sky + dice.between(170.0, 210.0));
    let island = if dice.chance(0.5) {
        wonders::island_with_tower(full(stage))
    } else {
        wonders::island_with_cottage(full(stage))
    };
    place.landmark(main.stand(island, at, main.scale(170.0) * dice.between(0.96, 1.08)));
    meadow(place, stage, main, 0xA6D48A);
    let base = Point::new(other.x(0.5), depth(stage, 0.72));
    grown(place, stage, dice, (other, base));
    corner(place, stage, dice, [main, other]);
}

/// A crooked tower under the moon.
fn wizards_hill(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, middle, far] = heavens(stage, main);
    place.landmark(moon(
        far.center() + Vec2::new(0.0, -6.0),
        dice.between(46.0, 56.0),
        Brush::far(stage.detail),
    ));
    stars(place, stage, dice, middle);
    hills(place, stage, dice, main, 0x9AC7A6);
    let base = Point::new(main.x(0.5), depth(stage, 0.58));
    place.landmark(main.stand(
        wonders::tower(full(stage)),
        base,
        main.scale(170.0) * dice.between(0.94, 1.06),
    ));
    meadow(place, stage, other, 0xB5DDA0);
    let base = Point::new(other.x(0.52), depth(stage, 0.74));
    if dice.chance(0.5) {
        place.landmark(other.stand(crystals(full(stage)), base, other.scale(170.0) * 0.9));
    } else {
        grown(place, stage, dice, (other, base));
    }
    corner(place, stage, dice, [main, other]);
}

/// Lollipop trees and hills of icing.
fn land_of_sweets(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, middle, far] = heavens(stage, main);
    let brush = Brush::far(stage.detail);
    place.behind.extend(cloud(
        if dice.chance(0.5) {
            far.center()
        } else {
            middle.center()
        },
        dice.between(110.0, 140.0),
        brush,
        dice,
    ));
    let base = Point::new(other.x(0.56), depth(stage, 0.3));
    if dice.chance(0.5) {
        place.landmark(other.stand(sweets::ice_mountain(full(stage)), base, other.scale(170.0)));
    } else {
        place.landmark(other.stand(sweets::cupcake(full(stage)), base, other.scale(170.0) * 1.05));
    }
    hills(place, stage, dice, other, 0xFBD3DF);
    let base = Point::new(main.x(0.4), depth(stage, 0.56));
    place.landmark(main.stand(
        sweets::lollipop(full(stage)),
        base,
        main.scale(170.0) * dice.between(1.0, 1.14),
    ));
    meadow(place, stage, main, 0xD9F0C4);
    let base = Point::new(main.x(0.72), depth(stage, 0.78));
    if dice.chance(0.5) {
        place.landmark(main.stand(sweets::cane(full(stage)), base, main.scale(170.0)));
    } else {
        place.landmark(main.stand(sweets::gumdrops(full(stage)), base, main.scale(170.0)));
    }
    let base = Point::new(other.x(0.44), depth(stage, 0.7));
    if dice.chance(0.6) {
        place.landmark(other.stand(sweets::lollipop(full(stage)), base, other.scale(170.0) * 0.66));
    }
    corner(place, stage, dice, [other, main]);
}

/// A castle on a bank of clouds, and clouds for the ground.
fn cloud_castle(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, middle, far] = heavens(stage, main);
    let brush = Brush::far(stage.detail);
    if dice.chance(0.5) {
        let bands = if full(stage) { 4 } else { 2 };
        place.behind.extend(rainbow(
            Point::new(main.x(0.7), stage.horizon + 60.0),
            Point::new(other.x(0.34), stage.horizon + 100.0),
            bands,
            brush,
        ));
    } else {
        place.landmark(moon(far.center(), 48.0, brush));
        stars(place, stage, dice, middle);
    }
    let base = Point::new(main.x(0.54), stage.horizon + 60.0);
    place.landmark(main.stand(
        wonders::castle(full(stage)),
        base,
        main.scale(170.0) * dice.between(1.0, 1.12),
    ));
    let bank = |y: f64| {
        let span = stage.area.inflate(60.0, 60.0);
        let points: Vec<Point> = [0.0, 0.2, 0.42, 0.6, 0.82, 1.0]
            .iter()
            .enumerate()
            .map(|(index, share)| {
                Point::new(
                    span.x0 + span.width() * share,
                    y + if index % 2 == 0 { 10.0 } else { -12.0 },
                )
            })
            .chain([
                Point::new(span.x1, span.y1 + 80.0),
                Point::new(span.x0, span.y1 + 80.0),
            ])
            .collect();
        crate::path::scallops(&points, 0.28)
    };
    place.behind.push(contour(bank(depth(stage, 0.24)), 0xEEF3FC));
    let base = Point::new(other.x(0.5), depth(stage, 0.52));
    grown(place, stage, dice, (other, base));
    place.behind.push(contour(bank(depth(stage, 0.66)), 0xFFFFFF));
    let at = Point::new(main.inset(70.0), stage.ground + 30.0);
    place.before.extend(main.stand(crystals(full(stage)), at, 0.62));
}

fn hills(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, first: Flank, tint: u32) {
    let y = stage.horizon;
    let heights = match dice.below(3) {
        0 => vec![y + 10.0, y - 50.0, y + 16.0, y - 10.0, y + 14.0],
        1 => vec![y - 56.0, y + 10.0, y - 20.0, y + 10.0],
        _ => vec![y + 12.0, y - 20.0, y + 8.0, y - 60.0, y - 10.0],
    };
    place
        .behind
        .push(part(land(stage, &first.ordered(heights)), tint));
}

fn meadow(place: &mut Backdrop, stage: &Stage, first: Flank, tint: u32) {
    let y = depth(stage, 0.54);
    let heights = first.ordered(vec![y - 14.0, y + 16.0, y - 6.0, y + 18.0, y - 2.0]);
    place.behind.push(contour(land(stage, &heights), tint));
}

fn stars(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, sky: Rect) {
    let center = sky.center();
    for (x, y) in [(-46.0, 24.0), (38.0, -30.0)] {
        let at = center + Vec2::new(x + dice.between(-8.0, 8.0), y + dice.between(-8.0, 8.0));
        place
            .behind
            .push(star(at, dice.between(20.0, 25.0), dice.between(-0.3, 0.3)));
    }
    if full(stage) {
        place.behind.push(star(center + Vec2::new(0.0, 66.0), 14.0, 0.1));
    }
}

/// Something large that grows in such places.
fn grown(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, (flank, base): (Flank, Point)) {
    let shapes: Vec<Shape> = match dice.below(3) {
        0 => wonders::mushrooms(full(stage)),
        1 => wonders::mushroom_house(full(stage)),
        _ => sweets::lollipop(full(stage)),
    };
    place.landmark(flank.stand(shapes, base, flank.scale(170.0) * dice.between(0.9, 1.0)));
}

fn corner(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [frame, _]: [Flank; 2]) {
    let at = Point::new(frame.inset(64.0), stage.area.y1 - 6.0);
    let shapes = match dice.below(3) {
        0 => crystals(full(stage)),
        1 => wonders::mushrooms(full(stage)),
        _ => sweets::gumdrops(full(stage)),
    };
    place.before.extend(frame.stand(shapes, at, 0.72));
}
