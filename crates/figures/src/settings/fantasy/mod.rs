//! Fantasy: floating islands, a wizard's crooked tower, a land of sweets, a castle in the clouds.

mod candy;
mod isles;
mod sweets;
mod wonders;

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::Stage;
use super::aloft;
use super::grand::{self, Drawn};
use super::plan::{Flank, bounds, contour, depth, flanks, full, heavens, land, part, placed, wash};
use super::props;
use super::scenery::{Brush, cloud, flower, moon};
use super::set::Set;
use super::space::{corner_crystals, crystals, star};
use crate::path::scallops;

/// How far down, from the horizon to the feet, the near meadow begins.
const NEAR: f64 = 0.5;

/// What floats does so this far over the horizon, above which hills rise, in units.
const OVER_THE_HILLS: f64 = 98.0;

const SKY: u32 = 0xD8E6FB;
const DUSK: u32 = 0xB9B3E6;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let sides = flanks(stage, dice);
    let thrown = dice.below(4);
    let layout = if full(stage) { stage.vista % 4 } else { thrown };
    let is_grand = grand::comes(stage, dice) && (full(stage) || layout % 2 == 1);
    let mut place = Set {
        behind: vec![wash(stage, if layout == 1 { DUSK } else { SKY })].into(),
        extras: props::FANTASY,
        aloft: aloft::FANTASY,
        ..Set::default()
    };
    match layout {
        3 => cloud_castle(&mut place, stage, dice, (sides, is_grand)),
        _ if is_grand => grand_land(&mut place, stage, dice, (sides, layout)),
        0 => floating_islands(&mut place, stage, dice, sides),
        1 => wizards_hill(&mut place, stage, dice, sides),
        _ => land_of_sweets(&mut place, stage, dice, sides),
    }
    place
}

/// A land that something grand fills: 0 floating islands, 1 a wizard's tower, 2 a house of gingerbread.
fn grand_land(place: &mut Set, stage: &Stage, dice: &mut Dice, ([main, other], layout): ([Flank; 2], usize)) {
    let is_left = grand::is_left(stage, dice);
    match layout {
        0 => {
            hills(place, stage, dice, other, 0xB9DDB0);
            isles::floating(place, stage, dice, is_left);
        }
        1 => {
            hills(place, stage, dice, main, 0x9AC7A6);
            isles::spires(place, stage, dice, is_left);
        }
        _ => {
            // Its chimney is as high as stars would hang.
            place.aloft = &[];
            candy::draw(place, stage, dice, is_left);
        }
    }
    meadow(place, stage, main, if layout == 2 { 0xD9F0C4 } else { 0xA6D48A });
    corner(place, stage, dice, [main, other]);
}

/// With the pens of something behind the hero.
fn behind(shapes: Vec<Shape>) -> Vec<Shape> {
    let lighter = |shape: Shape| {
        let pen = match shape.pen {
            Some(Pen::Outline) => Some(Pen::Inner),
            Some(Pen::Inner) => Some(Pen::Fine),
            pen => pen,
        };
        Shape { pen, ..shape }
    };
    shapes.into_iter().map(lighter).collect()
}

/// An island is no smaller than this share of its drawing; under a high title it hangs before the hills.
const LEAST_ISLAND: f64 = 0.46;

/// Islands that hang in the air, a rainbow behind them.
fn floating_islands(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let arched = dice.chance(0.55);
    if arched {
        arch_over(place, stage, dice, 0.0);
    } else {
        let [_, middle, far] = heavens(stage, main);
        let at = middle.center() + (far.center() - middle.center()) * 0.16;
        let brush = Brush::far(stage.detail);
        place.behind.extend(cloud(at + Vec2::new(0.0, -24.0), dice.between(112.0, 136.0), brush, dice));
    }
    hills(place, stage, dice, other, 0xB9DDB0);
    let mut at = Point::new(main.x(dice.between(0.56, 0.62)), stage.sky + dice.between(180.0, 206.0));
    let island = match dice.below(2) {
        0 => wonders::island_with_tower(full(stage)),
        _ => wonders::island_with_cottage(full(stage)),
    };
    // It hangs in the air, however low the sky is.
    let own = bounds(&island);
    let air = stage.horizon - OVER_THE_HILLS - stage.sky;
    let size = (main.scale(170.0) * dice.between(0.84, 0.9)).min((air / own.height()).max(LEAST_ISLAND));
    at.y = at.y.min(stage.horizon - OVER_THE_HILLS - own.y1 * size).max(stage.sky - own.y0 * size);
    place.landmark(main.stand(island, at, size));
    if !arched || full(stage) {
        let at = Point::new(other.x(0.5), stage.sky + dice.between(150.0, 180.0));
        let rock = wonders::islet(full(stage));
        place.landmark(other.stand(rock, at, other.scale(170.0) * dice.between(0.96, 1.1)));
    }

    meadow(place, stage, main, 0xA6D48A);
    let kind = dice.below(2);
    grown(place, stage, dice, (other, kind));
    corner(place, stage, dice, [main, other]);
}

/// A rainbow that spans the picture behind the hero.
fn arch_over(place: &mut Set, stage: &Stage, dice: &mut Dice, aside: f64) {
    let reach = (stage.hero.width() / 2.0 + dice.between(96.0, 120.0)).min(stage.area.width() / 2.0 - 30.0);
    let x = stage.hero.center().x + aside + dice.between(-10.0, 10.0);
    let top = stage.sky + 26.0;
    let middle = Point::new(x, top + reach);
    place.behind.extend(wonders::rainbow(middle, reach, stage.horizon + 90.0, full(stage)));
}

/// A crooked tower under the moon.
fn wizards_hill(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
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
    let base = Point::new(other.x(0.48), depth(stage, 0.76));
    if dice.chance(0.5) {
        place.landmark(other.stand(crystals(full(stage)), base, other.scale(170.0) * 0.88));
    } else {
        let kind = dice.below(3);
        grown(place, stage, dice, (other, kind));
    }
    corner(place, stage, dice, [main, other]);
}

/// Lollipop trees and hills of icing.
fn land_of_sweets(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, middle, far] = heavens(stage, main);
    let brush = Brush::far(stage.detail);
    let at = middle.center() + Vec2::new((middle.center().x - far.center().x) * 0.1, -30.0);
    place.behind.extend(cloud(at, dice.between(110.0, 140.0), brush, dice));
    hills(place, stage, dice, main, 0xFBD3DF);
    let base = Point::new(other.x(0.5), depth(stage, NEAR) + 30.0);
    match dice.below(3) {
        0 => place.landmark(other.stand(sweets::ice_mountain(full(stage)), base, other.scale(170.0) * 0.86)),
        1 => place.landmark(other.stand(sweets::cupcake(full(stage)), base, other.scale(170.0) * 0.76)),
        _ => place.landmark(other.stand(sweets::cane(full(stage)), base, other.scale(170.0) * 1.5)),
    }
    meadow(place, stage, main, 0xD9F0C4);
    let base = Point::new(main.x(dice.between(0.52, 0.56)), depth(stage, 0.66));
    place.landmark(main.stand(
        sweets::lollipop(full(stage)),
        base,
        main.scale(170.0) * dice.between(1.02, 1.1),
    ));
    if dice.chance(0.5) {
        let base = Point::new(main.x(0.5), depth(stage, 1.0));
        place.landmark(main.stand(sweets::gumdrops(full(stage)), base, main.scale(170.0)));
    }
    corner(place, stage, dice, [other, main]);
}

/// A castle on a bank of clouds, and clouds for the ground.
fn cloud_castle(
    place: &mut Set,
    stage: &Stage,
    dice: &mut Dice,
    ([main, other], is_grand): ([Flank; 2], bool),
) {
    let [_, middle, far] = heavens(stage, main);
    let brush = Brush::far(stage.detail);
    if dice.chance(0.4) {
        let away = if other.x(0.0) > main.x(0.0) { 120.0 } else { -120.0 };
        arch_over(place, stage, dice, away);
    } else {
        place.landmark(moon(far.center() + Vec2::new(0.0, -16.0), dice.between(46.0, 54.0), brush));
        // A tower as high as the picture stands where they would be.
        if !is_grand {
            stars(place, stage, dice, middle);
        }
    }
    let base = Point::new(main.x(0.5), stage.horizon + 10.0);
    if is_grand {
        great_castle(place, stage, dice, main);
    } else {
        place.landmark(main.stand(
            wonders::castle(full(stage)),
            base,
            main.scale(170.0) * dice.between(0.86, 0.92),
        ));
    }
    let far_bank = cloud_bank(stage, dice, depth(stage, 0.2));
    place.behind.push(contour(far_bank, 0xEEF3FC));
    let near_bank = cloud_bank(stage, dice, depth(stage, 0.62));
    place.behind.push(contour(near_bank, 0xFFFFFF));
    let kind = dice.below(3);
    grown(place, stage, dice, (other, kind));
    corner(place, stage, dice, [main, other]);
}

/// A castle so large that it fills the background.
fn great_castle(place: &mut Set, stage: &Stage, dice: &mut Dice, side: Flank) {
    let is_left = side.outer_edge() < stage.area.center().x;
    let base = stage.horizon + dice.between(14.0, 26.0);
    let castle = behind(wonders::great_castle(full(stage)));
    let drawn = Drawn { shapes: castle, focus: [-176.0, -76.0], most: dice.between(1.3, 1.5) };
    let (shapes, sights) = grand::on_a_side(drawn, stage, (base, is_left));
    place.grand("cloud castle", shapes, sights);
}

/// Rounded heads of cloud across the whole picture, from about `y` down.
fn cloud_bank(stage: &Stage, dice: &mut Dice, y: f64) -> BezPath {
    let span = stage.area.inflate(70.0, 60.0);
    let start = dice.between(-30.0, 30.0);
    let mut points: Vec<Point> = [0.0, 0.22, 0.38, 0.62, 0.78, 1.0]
        .iter()
        .map(|share| Point::new(span.x0 + start + span.width() * share, y + dice.between(-8.0, 8.0)))
        .collect();
    points.push(Point::new(span.x1 + 60.0, span.y1 + 80.0));
    points.push(Point::new(span.x0 - 60.0, span.y1 + 80.0));
    scallops(&points, 0.24)
}

fn hills(place: &mut Set, stage: &Stage, dice: &mut Dice, first: Flank, tint: u32) {
    let y = stage.horizon;
    if full(stage) {
        let heights = first.ordered(vec![y - 92.0, y - 60.0, y - 74.0, y - 44.0, y - 80.0]);
        place.behind.push(part(land(stage, &heights), 0xCFE3D6));
    }
    let heights = match dice.below(3) {
        0 => vec![y + 10.0, y - 50.0, y + 16.0, y - 10.0, y + 14.0],
        1 => vec![y - 56.0, y + 10.0, y - 20.0, y + 10.0],
        _ => vec![y + 12.0, y - 20.0, y + 8.0, y - 60.0, y - 10.0],
    };
    place.behind.push(part(land(stage, &first.ordered(heights)), tint));
}

fn meadow(place: &mut Set, stage: &Stage, first: Flank, tint: u32) {
    let y = depth(stage, NEAR);
    let heights = first.ordered(vec![y - 34.0, y + 10.0, y - 6.0, y + 18.0, y - 14.0]);
    place.behind.push(contour(land(stage, &heights), tint));
}

fn stars(place: &mut Set, stage: &Stage, dice: &mut Dice, sky: Rect) {
    let center = sky.center();
    let count = if full(stage) { 2 } else { 1 };
    for (x, y) in [(34.0, -24.0), (-46.0, 28.0)].into_iter().take(count) {
        let at = center + Vec2::new(x + dice.between(-8.0, 8.0), y + dice.between(-8.0, 8.0));
        place.behind.push(star(at, dice.between(20.0, 25.0), dice.between(-0.3, 0.3)));
    }
    if full(stage) {
        place.behind.push(star(center + Vec2::new(0.0, 66.0), 14.0, 0.1));
    }
}

/// Something large that grows in such places: 0 toadstools, 1 a house in one, 2 a lollipop tree.
fn grown(place: &mut Set, stage: &Stage, dice: &mut Dice, (flank, kind): (Flank, usize)) {
    let (shapes, share): (Vec<Shape>, f64) = match kind {
        0 => (wonders::mushrooms(full(stage)), 0.5),
        1 => (wonders::mushroom_house(full(stage)), 0.54),
        _ => (sweets::lollipop(full(stage)), 0.5),
    };
    let base = Point::new(flank.x(share), depth(stage, 0.7));
    let size = flank.scale(170.0) * dice.between(0.9, 0.96);
    place.landmark(flank.stand(shapes, base, size));
}

/// What frames the picture in a lower corner.
fn corner(place: &mut Set, stage: &Stage, dice: &mut Dice, [frame, free]: [Flank; 2]) {
    let at = Point::new(frame.outer_edge(), stage.area.y1 + 6.0);
    let shapes = match dice.below(3) {
        0 => corner_crystals(full(stage)),
        1 => placed(wonders::mushrooms(full(stage)), Affine::translate((52.0, 26.0)) * Affine::scale(0.78)),
        _ => placed(sweets::gumdrops(full(stage)), Affine::translate((52.0, 10.0))),
    };
    place.frame(stage, frame, &shapes, (at, frame.scale(170.0)));
    if full(stage) && free.width > 150.0 {
        let at = Point::new(free.inset(46.0), stage.area.y1 - 12.0);
        place.before.extend(flower(at, 74.0, Brush::near(stage.detail), dice));
        let at = Point::new(free.inset(104.0), stage.area.y1 - 22.0);
        place.before.extend(flower(at, 62.0, Brush::near(stage.detail), dice));
    }
}
