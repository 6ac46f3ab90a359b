//! Space: a cratered moon under planets, with a rocket, a base, or whatever grows there.

mod planets;
mod things;
mod vistas;

pub(super) use planets::{banded, comet, earth, moon as cratered, ringed, star};
use things::moon_flowers;
pub(super) use things::{corner_crystals, crater, crystals, rocks};

use kurbo::{Affine, Point, Rect, Vec2};
use scene::Dice;

use super::aloft;
use super::grand;
use super::plan::{Flank, contour, depth, flanks, full, heavens, land, part, placed, wash};
use super::props;
use super::set::Set;
use super::{ROCKETS, Stage, vista};

/// How far down, from the horizon to the feet, the near land begins.
const NEAR: f64 = 0.5;

const NIGHT: u32 = 0x2F3A78;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let sides = flanks(stage, dice);
    let mut place = Set {
        behind: vec![wash(stage, NIGHT)].into(),
        extras: props::SPACE,
        aloft: aloft::SPACE,
        ..Set::default()
    };
    if grand::has_room(stage) && vista::is_grand(stage, GRAND, dice) {
        wide_view(&mut place, stage, dice, sides);
        return place;
    }
    match dice.below(3) {
        0 => moon_base(&mut place, stage, dice, sides),
        1 => planet_rise(&mut place, stage, dice, sides),
        _ => strange_planet(&mut place, stage, dice, sides),
    }
    place
}

/// A city, mountains of crystal, an observatory or a launch pad from side to side, two ridges of land before it.
fn wide_view(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, middle, _] = heavens(stage, main);
    place.aloft = aloft::SPACE_UNRINGED;
    far_land(place, stage, dice, other, 0xB9B4D6);
    let foot = stage.horizon + dice.between(30.0, 50.0);
    let vistas: [vista::Vista; 4] = [
        ("city", vistas::city),
        ("crystals", vistas::mountains),
        ("observatory", vistas::observatory),
        ("launch pad", vistas::pad),
    ];
    let thrown = stage.vista % if stage.asked.has(&ROCKETS) { 3 } else { 4 };
    let (name, draw) = vistas[thrown];
    let (shapes, sights) = draw(stage, foot, dice);
    place.grand(name, shapes, sights);
    if thrown == 3 {
        stars(place, stage, dice, middle);
    }
    let tint = [0xC9A9C9, 0x9FD3C0, 0xD6D2E8][dice.below(3)];
    let heights = [6.0, -10.0, 4.0, -12.0, 2.0].map(|up| foot + up).to_vec();
    place.behind.push(part(land(stage, &main.ordered(heights)), tint));
    near_land(place, stage, [main, other], 0xE2CBDD);
    foreground(place, stage, dice, [main, other]);
}

/// A rocket (or another machine) that has landed, a base farther off, a planet in the sky.
fn moon_base(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, middle, far] = heavens(stage, main);
    if dice.chance(0.5) {
        great_planet(place, stage, dice, other);
    } else {
        small_planet(place, stage, dice, far);
    }
    stars(place, stage, dice, middle);
    far_land(place, stage, dice, other, 0xB9B4D6);
    let building = match dice.below(3) {
        0 => things::dome(full(stage)),
        1 => things::dish(full(stage)),
        _ => things::towers(full(stage)),
    };
    let base = Point::new(other.x(dice.between(0.5, 0.54)), depth(stage, NEAR) + 24.0);
    place.landmark(other.stand(building, base, other.scale(170.0) * dice.between(0.8, 0.86)));
    near_land(place, stage, [main, other], 0xD6D2E8);
    let at = Point::new(main.x(dice.between(0.58, 0.62)), depth(stage, 0.86));
    let is_first = !stage.asked.has(&ROCKETS);
    if is_first && dice.chance(0.7) {
        place.landmark(main.stand(
            things::rocket(full(stage)),
            at,
            main.scale(170.0) * dice.between(1.04, 1.1),
        ));
    } else {
        let at = Point::new(main.x(0.5), at.y);
        place.landmark(main.stand(things::lander(full(stage)), at, main.scale(170.0) * 0.88));
    }
    foreground(place, stage, dice, [other, main]);
}

/// How often something fills the background of a simple page.
const GRAND: f64 = 0.5;

/// A huge planet that rises behind the hills of a moon.
fn planet_rise(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, middle, far] = heavens(stage, main);
    let radius = dice.between(122.0, 150.0);
    let radius = radius.min((stage.horizon - stage.sky - BELOW_THE_SKY) / RISEN).max(84.0);
    let center = Point::new(main.x(0.56), stage.horizon - radius * 0.6);
    let planet = match dice.below(3) {
        0 => placed(earth(radius, full(stage)), Affine::rotate(-0.5)),
        1 => {
            place.aloft = aloft::SPACE_UNRINGED;
            ringed(radius * 0.72, full(stage))
        }
        _ => banded(radius, full(stage)),
    };
    place.landmark(main.stand(planet, center, 1.0));
    let at = Point::new(far.center().x, far.center().y - 16.0);
    if dice.chance(0.6) {
        place.behind.extend(other.stand(comet(full(stage)), at, dice.between(0.86, 0.94)));
    } else {
        place.behind.extend(placed(planets::moon(46.0), Affine::translate(at.to_vec2())));
    }
    if center.y - radius > middle.y0 + 66.0 {
        let at = Point::new(middle.center().x - 12.0, middle.y0 + 30.0);
        place.behind.push(star(at, 22.0, dice.between(-0.3, 0.3)));
    }
    far_land(place, stage, dice, other, 0xC9A9C9);
    let base = Point::new(other.x(0.48), depth(stage, NEAR) + 26.0);
    let (thing, size) = match dice.below(4) {
        0 => (things::dome(full(stage)), 0.84),
        1 if !stage.asked.has(&ROCKETS) => (things::rocket(full(stage)), 0.9),
        2 => (things::arch(), 0.9),
        _ => (things::volcano(), 0.9),
    };
    place.landmark(other.stand(thing, base, other.scale(170.0) * size));
    near_land(place, stage, [other, main], 0xE2CBDD);
    foreground(place, stage, dice, [main, other]);
}

/// A planet on which odd, friendly things grow.
fn strange_planet(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let [_, middle, far] = heavens(stage, main);
    if dice.chance(0.5) {
        great_planet(place, stage, dice, other);
    } else {
        small_planet(place, stage, dice, far);
    }
    if dice.chance(0.5) {
        let at = Point::new(middle.center().x, middle.center().y - 8.0);
        place.behind.extend(main.stand(comet(full(stage)), at, 0.95));
    } else {
        stars(place, stage, dice, middle);
    }
    far_land(place, stage, dice, main, 0x9FD3C0);
    let (landmark, sunk) = match dice.below(3) {
        0 => (things::volcano(), 24.0),
        1 => (things::arch(), 24.0),
        _ => (things::saucer(full(stage)), 4.0),
    };
    let base = Point::new(other.x(0.48), depth(stage, NEAR) + sunk);
    place.landmark(other.stand(landmark, base, other.scale(170.0) * 0.84));
    near_land(place, stage, [main, other], 0xC6E8D6);
    let plants = match dice.below(3) {
        0 => moon_flowers(full(stage)),
        1 => things::curl_plants(full(stage)),
        _ => crystals(full(stage)),
    };
    let base = Point::new(main.x(0.52), depth(stage, 0.74));
    place.landmark(main.stand(plants, base, main.scale(170.0) * dice.between(1.08, 1.2)));
    foreground(place, stage, dice, [other, main]);
}

/// Mountains of a moon rise so far over the horizon, in units.
const FAR_HILLS: f64 = 60.0;
/// A planet begins so far below the letters, in units; one with a smaller radius is none that is near.
const BELOW_THE_SKY: f64 = 7.0;
const LEAST_PLANET: f64 = 60.0;
/// Of a planet that rises so much of its radius is seen, at most.
const RISEN: f64 = 1.6;
/// Stars keep so far from what else is in the sky, in units.
const FROM_A_STAR: f64 = 6.0;

/// A planet so near that the picture's edge cuts it.
fn great_planet(place: &mut Set, stage: &Stage, dice: &mut Dice, side: Flank) {
    // Between letters and hills, neither of which cuts it.
    let most = (stage.horizon - FAR_HILLS - stage.sky - BELOW_THE_SKY) / 2.0;
    let radius = dice.between(88.0, 108.0).min(most);
    let low = dice.between(0.0, 24.0).min(2.0 * (most - radius));
    let y = stage.sky + BELOW_THE_SKY + radius + low;
    let center = Point::new(side.inset(radius * dice.between(0.3, 0.5)), y);
    let body = match dice.below(3) {
        0 => earth(radius, full(stage)),
        1 => banded(radius, full(stage)),
        _ => planets::moon(radius),
    };
    if radius > LEAST_PLANET {
        place.landmark(side.stand(body, center, 1.0));
    }
}

/// A whole planet in a part of the sky.
fn small_planet(place: &mut Set, stage: &Stage, dice: &mut Dice, sky: Rect) {
    let radius = (sky.width().min(sky.height()) / 2.0 - 14.0).max(46.0);
    let center = Point::new(sky.center().x, sky.center().y + dice.between(-14.0, 4.0));
    // The one with a ring hangs aloft: there is no second.
    let body = match dice.below(4) {
        0 | 1 => earth(radius, full(stage)),
        _ => banded(radius * 0.9, full(stage)),
    };
    place.landmark(placed(body, Affine::translate(center.to_vec2())));
}

/// Two stars of different size in a part of the sky.
fn stars(place: &mut Set, stage: &Stage, dice: &mut Dice, sky: Rect) {
    let center = sky.center();
    let way = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let all = [(34.0, -24.0, 27.0), (-44.0, 34.0, 19.0)];
    let count = if full(stage) { 2 } else { 1 };
    for (x, y, radius) in all.into_iter().take(count) {
        let at = center + Vec2::new((x + dice.between(-8.0, 8.0)) * way, y + dice.between(-8.0, 8.0));
        push_star(place, at, radius, dice.between(-0.3, 0.3));
    }
    if full(stage) {
        push_star(place, center + Vec2::new(24.0 * way, 44.0), 13.0, 0.2);
        push_star(place, center + Vec2::new(-40.0 * way, -44.0), 14.0, 0.1);
    }
}

/// Adds a star where it peeps out from behind nothing.
fn push_star(place: &mut Set, at: Point, radius: f64, turn: f64) {
    let own = star(at, radius, turn);
    let near = own.bounds().inflate(FROM_A_STAR, FROM_A_STAR);
    if place.landmarks.iter().all(|sight| !sight.overlaps(near)) {
        place.behind.push(own);
    }
}

/// Mountains of a moon, of one of three shapes.
fn far_land(place: &mut Set, stage: &Stage, dice: &mut Dice, first: Flank, tint: u32) {
    let y = stage.horizon;
    if full(stage) {
        let heights = first.ordered(vec![y - 50.0, y - 84.0, y - 40.0, y - 56.0, y - 96.0, y - 50.0]);
        place.behind.push(part(land(stage, &heights), 0x8E88BC));
    }
    let heights = match dice.below(3) {
        0 => vec![y + 14.0, y - 44.0, y + 4.0, y + 18.0, y - 12.0, y + 12.0],
        1 => vec![y + 10.0, y - 10.0, y + 16.0, y - 52.0, y + 4.0],
        _ => vec![y - 40.0, y + 14.0, y - 14.0, y + 6.0],
    };
    place.behind.push(part(land(stage, &first.ordered(heights)), tint));
}

fn near_land(place: &mut Set, stage: &Stage, [first, _]: [Flank; 2], tint: u32) {
    let y = depth(stage, NEAR);
    let heights = first.ordered(vec![y - 32.0, y + 14.0, y - 8.0, y + 16.0, y - 14.0]);
    place.behind.push(contour(land(stage, &heights), tint));
}

/// A crater where there is room, and what frames the picture in a corner.
fn foreground(place: &mut Set, stage: &Stage, dice: &mut Dice, [frame, free]: [Flank; 2]) {
    let crater_at = |flank: Flank, share: f64, down: f64| Point::new(flank.x(share), stage.ground + down);
    if free.width > 90.0 && (full(stage) || dice.chance(0.5)) {
        let at = crater_at(free, 0.62, dice.between(24.0, 36.0));
        place.behind.extend(crater(at, dice.between(50.0, 66.0)));
    }
    if full(stage) {
        let middle = Point::new(stage.hero.center().x + 90.0, stage.ground + 46.0);
        place.behind.extend(crater(middle, 38.0));
        let corner = Point::new(free.outer_edge(), stage.area.y1 + 16.0);
        place.frame(stage, free, &rocks(), (corner, free.scale(170.0) * 0.72));
        let away = Point::new(free.x(0.7), stage.ground - 14.0);
        place.behind.extend(crater(away, 24.0));
    }
    let corner = Point::new(frame.outer_edge(), stage.area.y1 + 6.0);
    let near = match dice.below(5) {
        0 | 1 => rocks(),
        _ => corner_crystals(full(stage)),
    };
    place.frame(stage, frame, &near, (corner, frame.scale(170.0) * dice.between(0.96, 1.08)));
}
