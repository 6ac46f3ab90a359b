//! Space: a cratered moon under planets, with a rocket, a base, or whatever grows there.

mod planets;
mod things;

pub(super) use planets::star;
pub(super) use things::{crystals, rocks};

use kurbo::{Point, Rect};
use scene::Dice;

use super::plan::{Flank, contour, depth, flanks, full, heavens, land, part, wash};
use super::{Backdrop, Stage};

const NIGHT: u32 = 0x2F3A78;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Backdrop {
    let sides = flanks(stage, dice);
    let mut place = Backdrop {
        behind: vec![wash(stage, NIGHT)],
        ..Backdrop::default()
    };
    match dice.below(3) {
        0 => moon_base(&mut place, stage, dice, sides),
        1 => planet_rise(&mut place, stage, dice, sides),
        _ => strange_planet(&mut place, stage, dice, sides),
    }
    place
}

/// A rocket (or another machine) that has landed, a base farther off, a planet in the sky.
fn moon_base(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, middle, far] = heavens(stage, main);
    night_sky(place, stage, dice, [far, middle]);
    let horizon = stage.horizon;
    let heights = match dice.below(3) {
        0 => vec![horizon + 6.0, horizon - 34.0, horizon + 4.0, horizon + 22.0],
        1 => vec![
            horizon + 20.0,
            horizon - 6.0,
            horizon + 12.0,
            horizon - 42.0,
            horizon + 4.0,
        ],
        _ => vec![horizon - 30.0, horizon + 16.0, horizon - 12.0],
    };
    place.behind.push(part(land(stage, &heights), 0xB9B4D6));
    let scale = (other.width / 170.0).clamp(0.6, 1.0);
    let base = Point::new(other.x(dice.between(0.5, 0.56)), depth(stage, 0.5) + 14.0);
    let building = match dice.below(3) {
        0 => things::dome(full(stage)),
        1 => things::dish(full(stage)),
        _ => things::towers(full(stage)),
    };
    place.landmark(other.stand(building, base, scale * dice.between(0.86, 0.98)));
    let near = depth(stage, 0.56);
    let heights = main.ordered(vec![near - 12.0, near + 22.0, near - 8.0, near + 10.0]);
    place.behind.push(contour(land(stage, &heights), 0xD6D2E8));
    let scale = (main.width / 170.0).clamp(0.62, 1.1) * dice.between(0.92, 1.08);
    let at = Point::new(
        main.centre(dice.between(0.56, 0.66), 92.0 * scale),
        depth(stage, 0.8),
    );
    let craft = if dice.chance(0.7) {
        things::rocket(full(stage))
    } else {
        things::lander(full(stage))
    };
    place.landmark(main.stand(craft, at, scale));
    foreground(place, stage, dice, [main, other]);
}

/// A huge planet that rises behind the hills of a moon.
fn planet_rise(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, _, far] = heavens(stage, main);
    let radius = dice.between(104.0, 132.0);
    let center = Point::new(main.x(0.62), stage.horizon - radius * 0.52);
    let planet = match dice.below(3) {
        0 => planets::earth(radius, full(stage)),
        1 => planets::ringed(radius * 0.78, full(stage)),
        _ => planets::banded(radius, full(stage)),
    };
    place.landmark(main.stand(planet, center, 1.0));
    let sky = Rect::new(far.x0 + 8.0, far.y0, far.x1 - 8.0, far.y1);
    if dice.chance(0.6) {
        place
            .behind
            .extend(other.stand(planets::comet(), sky.center(), 1.0));
    } else {
        place
            .behind
            .extend(other.stand(planets::moon(44.0), sky.center(), 1.0));
    }
    stars(
        place,
        stage,
        dice,
        &[Point::new(other.x(0.34), stage.hero.y0 + 44.0)],
    );
    let horizon = stage.horizon;
    let heights = other.ordered(vec![
        horizon - dice.between(50.0, 90.0),
        horizon + 14.0,
        horizon - 18.0,
        horizon + 8.0,
        horizon - 22.0,
    ]);
    place.behind.push(contour(land(stage, &heights), 0xC9A9C9));
    let base = Point::new(other.x(0.5), depth(stage, 0.56));
    let scale = (other.width / 170.0).clamp(0.6, 1.0);
    let thing = match dice.below(4) {
        0 => things::dome(full(stage)),
        1 => things::rocket(full(stage)),
        2 => things::arch(),
        _ => things::volcano(),
    };
    place.landmark(other.stand(thing, base, scale * 0.84));
    let near = depth(stage, 0.62);
    let heights = main.ordered(vec![near - 26.0, near + 6.0, near - 6.0, near + 18.0, near - 4.0]);
    place.behind.push(contour(land(stage, &heights), 0xE2CBDD));
    foreground(place, stage, dice, [main, other]);
}

/// A planet on which odd, friendly things grow.
fn strange_planet(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [near_sky, middle, far] = heavens(stage, main);
    let first = if dice.chance(0.5) { far } else { near_sky };
    night_sky(place, stage, dice, [first, middle]);
    let horizon = stage.horizon;
    let heights = vec![
        horizon + 10.0,
        horizon - dice.between(20.0, 60.0),
        horizon + 20.0,
        horizon - dice.between(10.0, 50.0),
        horizon + 10.0,
    ];
    place.behind.push(part(land(stage, &heights), 0x9FD3B5));
    let landmark = match dice.below(3) {
        0 => things::volcano(),
        1 => things::arch(),
        _ => things::saucer(full(stage)),
    };
    let scale = (other.width / 170.0).clamp(0.6, 1.0);
    let base = Point::new(other.x(0.52), depth(stage, 0.46));
    place.landmark(other.stand(landmark, base, scale * 0.94));
    let near = depth(stage, 0.5);
    let heights = main.ordered(vec![near + 12.0, near - 20.0, near + 16.0, near - 6.0]);
    place.behind.push(contour(land(stage, &heights), 0xC6E8CF));
    let scale = (main.width / 170.0).clamp(0.6, 1.1) * dice.between(0.92, 1.06);
    let plants = match dice.below(3) {
        0 => things::ball_plants(full(stage)),
        1 => things::curl_plants(full(stage)),
        _ => things::crystals(full(stage)),
    };
    let base = Point::new(main.x(0.54), depth(stage, 0.74));
    place.landmark(main.stand(plants, base, scale));
    foreground(place, stage, dice, [main, other]);
}

/// One large heavenly body in the first part of the sky, stars or a comet in the second.
fn night_sky(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [first, second]: [Rect; 2]) {
    let radius = (first.width().min(first.height()) / 2.0 - 12.0).max(30.0);
    let center = Point::new(first.center().x, first.center().y + dice.between(-8.0, 8.0));
    let body = match dice.below(4) {
        0 => planets::earth(radius, full(stage)),
        1 => planets::ringed(radius * 0.62, full(stage)),
        2 => planets::banded(radius * 0.9, full(stage)),
        _ => planets::moon(radius * 0.9),
    };
    let tilt = kurbo::Affine::translate(center.to_vec2());
    place.landmark(super::plan::placed(body, tilt));
    let (x, y) = (second.center().x, second.center().y);
    stars(
        place,
        stage,
        dice,
        &[Point::new(x - 44.0, y + 26.0), Point::new(x + 40.0, y - 34.0)],
    );
}

fn stars(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, spots: &[Point]) {
    for spot in spots {
        let at = *spot + kurbo::Vec2::new(dice.between(-8.0, 8.0), dice.between(-8.0, 8.0));
        let radius = dice.between(19.0, 25.0);
        place
            .behind
            .push(planets::star(at, radius, dice.between(-0.3, 0.3)));
    }
    if full(stage) {
        for spot in spots {
            place
                .behind
                .push(planets::star(*spot + kurbo::Vec2::new(30.0, 44.0), 13.0, 0.2));
        }
    }
}

/// Craters where there is room, and rocks that frame the picture.
fn foreground(place: &mut Backdrop, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let low = stage.ground;
    for (flank, share, y) in [(other, 0.58, low - 62.0), (main, 0.62, low + 14.0)] {
        if flank.width > 90.0 {
            let at = Point::new(flank.x(share), y + dice.between(-6.0, 6.0));
            place.behind.extend(things::crater(at, dice.between(32.0, 42.0)));
        }
    }
    let corner = Point::new(other.outer_edge(), stage.area.y1 + 6.0);
    let frame = match dice.below(3) {
        0 => things::rocks(),
        1 => things::corner_crystals(),
        _ => things::pipes(),
    };
    let scale = (other.width / 170.0).clamp(0.5, 1.0);
    place
        .before
        .extend(other.stand(frame, corner, scale * dice.between(0.9, 1.05)));
}
