//! How much of a setting stands on a page: what tells the place first, then as much of the rest as there is room for.

mod aside;
mod flood;
mod ground;
mod grow;
mod loose;
mod plain;
mod thing;
mod walls;

use kurbo::Rect;
use scene::{Dice, Place};

pub(super) use self::thing::areas;
use self::thing::{Kind, TALL, Thing, counts};
use super::aloft;
use super::beds::Soil;
use super::budget::Budget;
use super::furnish::Extras;
use super::marks::{self, Land};
use super::plan::bounds;
use super::props::{Filling, Zone, beside_the_hero};

use super::set::{Grand, Layers, Set};
use super::{Backdrop, Nook, Stage, Told};

/// What is lower than this, in units, gives way to whatever stands there.
const SMALL: f64 = 130.0;

/// Nothing small flies or swims closer than this over a head, in units.
const OVERHEAD: f64 = 40.0;

/// The setting with as much in it as the page has room for.
pub(super) fn fitted(of: Place, set: Set, stage: &Stage, dice: &mut Dice) -> Backdrop {
    let budget = Budget::of(stage);
    let Set { behind, before, landmarks, extras, aloft: looks, grand } = set;
    let Grand { name, thing: grand, sights: parts, heart } =
        grand.unwrap_or(Grand { thing: usize::MAX, ..Grand::default() });
    let mut things = things([behind, before], grand, (stage, &landmarks));
    if stage.asked.landmark {
        things.retain(|thing| !thing.is_a_sight(stage));
    }
    flood::over(&mut things, of, stage, dice);
    things.iter_mut().for_each(|thing| thing.keep_within(budget));
    ground::settle(&mut things, (stage, budget));
    grow::up(&mut things, stage);
    aside::stand(&mut things, stage);
    aside::turn(&mut things, stage);
    let floor = ground::under_the_farthest(&things, stage);
    let mut spent = choose(&mut things, (budget.most, floor), dice);
    let (parts, standing) = standing(&things, parts);
    let lit = stage.asked.light || things.iter().any(|thing| thing.is_tall() && thing.is_light());
    if stage.asked.light {
        things.iter_mut().filter(|thing| thing.shines()).for_each(|thing| thing.stays = false);
    }
    let far = edges(&things, stage)[0];
    let aloft = aloft::hang(looks, (&standing, lit, far), stage, dice);
    let hung = aloft::outlines(&aloft);
    spent += areas_aloft(&aloft);
    give_way(&mut things, (&hung, &standing, far), stage);
    walls::come_off(&mut things);
    let is_lit = keep_one_light(&mut things, lit || aloft.lit);
    let mut taken: Vec<Rect> = things
        .iter()
        .filter(|thing| thing.takes_room())
        .map(|thing| thing.bounds)
        .chain(hung.iter().chain(&parts).copied())
        .collect();
    let lands = edges(&things, stage);
    let landmarks = sights(&things, &landmarks);
    let meadows: Vec<Land> = things.iter().filter_map(Thing::land).collect();
    let mut place = laid(things, aloft);
    place.landmarks = landmarks;
    place.aloft = hung;
    place.lit = is_lit;
    fill(&mut place, (name, heart), parts);
    let mut props = flood::dry(extras, stage);
    if place.is_roofed(stage) {
        props.retain(|prop| prop.2 != Zone::Sky);
    }
    let filling = Filling {
        wanted: props.clone(),
        lands,
        areas: budget.least..=budget.most,
        tries: 40,
        low: (stage.horizon - 70.0).min(stage.hero.y0 + 40.0),
        free_gap: &|prop, own, gaps| gaps.iter().copied().find(|gap| beside_the_hero(prop, own, *gap, stage)),
    };
    filling.fill(&mut place, (&mut taken, spent), (stage, dice));
    marks::spread(&mut place, &meadows, &taken, stage, dice);
    place.soil = Soil::of(of, &meadows).filter(|_| stage.nook != Nook::Afloat);
    place.told = Some(Told { of, lands: meadows });
    place.extras = Some(Extras { props, edges: lands });
    place
}

/// How many areas to color hang in the sky.
fn areas_aloft(aloft: &aloft::Aloft) -> usize {
    let hung = aloft.far.iter().chain(&aloft.near).chain([&aloft.rainbow]);
    hung.map(|shapes| areas(shapes)).sum()
}

/// Notes what fills the background, which is known by these parts: nothing does without any.
fn fill(place: &mut Backdrop, (name, heart): (&'static str, Option<Rect>), parts: Vec<Rect>) {
    if !parts.is_empty() {
        (place.vista, place.heart, place.grand) = (name, heart, parts);
    }
}

/// The parts of what fills the background, if it is there, and around all that is tall.
fn standing(things: &[Thing], parts: Vec<Rect>) -> (Vec<Rect>, Vec<Rect>) {
    let is_grand = things.iter().any(|thing| thing.kind == Kind::Grand);
    let parts = if is_grand { parts } else { Vec::new() };
    let tall = things.iter().filter(|thing| thing.is_tall()).map(|thing| thing.bounds);
    let standing = tall.chain(parts.iter().copied()).collect();
    (parts, standing)
}

/// The things behind and before the hero, of which one may fill the background.
fn things([behind, before]: [Layers; 2], grand: usize, (stage, landmarks): (&Stage, &[Rect])) -> Vec<Thing> {
    let behind = behind.0.into_iter().enumerate().map(|(index, shapes)| (shapes, false, index == grand));
    let before = before.0.into_iter().map(|shapes| (shapes, true, false));
    behind
        .chain(before)
        .filter(|(shapes, ..)| !shapes.is_empty())
        .map(|(shapes, is_front, is_grand)| {
            let thing = Thing::new(shapes, is_front, stage, landmarks);
            if is_grand { Thing { kind: Kind::Grand, is_wall: false, ..thing } } else { thing }
        })
        .collect()
}

/// Where the farthest land and the nearest one begin.
fn edges(things: &[Thing], stage: &Stage) -> [f64; 2] {
    let lands = things.iter().filter(|thing| thing.kind == Kind::Band && thing.stays);
    lands
        .map(|band| band.bounds.y0)
        .fold([f64::MAX, stage.horizon], |[far, near], top| [far.min(top), near.max(top)])
}

/// One sun or moon a sky: the first of those that stay, or none where it is `lit` already; and whether it is then.
fn keep_one_light(things: &mut [Thing], mut lit: bool) -> bool {
    for thing in things.iter_mut().filter(|thing| thing.is_light() && !thing.is_tall()) {
        thing.stays = !lit;
        lit = true;
    }
    lit
}

/// Where the landmarks that stayed are seen: around all that shows them.
fn sights(things: &[Thing], landmarks: &[Rect]) -> Vec<Rect> {
    let seen = |(index, wanted): (usize, &Rect)| {
        let stays = things.iter().filter(|thing| thing.stays);
        let shown = stays.clone().filter(|thing| thing.kind == Kind::Landmark(index));
        let covered = |thing: &Thing| wanted.intersect(thing.bounds).area() >= 0.3 * wanted.area();
        let around = shown.map(|thing| thing.bounds).reduce(|all, next| all.union(next));
        around.or_else(|| stays.into_iter().any(covered).then_some(*wanted))
    };
    landmarks.iter().enumerate().filter_map(seen).collect()
}

/// All that stays, back to front, with what was hung in between.
fn laid(things: Vec<Thing>, aloft: aloft::Aloft) -> Backdrop {
    let mut place = Backdrop::default();
    let mut far = Some((aloft.rainbow, aloft.far));
    let loose: Vec<_> = (0..things.len()).map(|index| loose::around(&things, index)).collect();
    for (thing, loose) in things.into_iter().zip(loose).filter(|(thing, _)| thing.stays) {
        let from = place.behind.len();
        place.add(thing.shapes, thing.is_front, loose);
        if thing.kind == Kind::Grand {
            place.backing = from..place.behind.len();
        }
        // Right behind the first, which covers the whole area.
        if let Some((rainbow, far)) = far.take() {
            let from = place.behind.len();
            place.behind.extend(rainbow);
            place.rainbow = from..place.behind.len();
            far.into_iter().for_each(|shapes| place.add_aloft(shapes));
        }
    }
    for shapes in aloft.near {
        let own = bounds(&shapes);
        // What stands at the side goes where others hide too much of it.
        let stands = own.height() > own.width() && own.height() > TALL;
        // Lines that blow or fly alone would cross whatever comes there.
        if areas(&shapes) == 0 {
            place.add_aloft(shapes);
            continue;
        }
        place.add(shapes, false, stands.then_some((own, loose::HIDDEN_COLUMN)));
    }
    place
}

/// Small things go where something large was hung over them: clouds and birds at once, others where little would be
/// left to see; and a sun that would be behind what stands there, or behind the land.
fn give_way(things: &mut [Thing], (hung, standing, far): (&[Rect], &[Rect], f64), stage: &Stage) {
    let small = |thing: &&mut Thing| thing.stays && !thing.is_tall() && !thing.is_wall;
    for thing in things.iter_mut().filter(small) {
        if matches!(thing.kind, Kind::Thing | Kind::Mark) {
            let flies = thing.bounds.y1 < stage.horizon;
            let most = if flies { 0.0 } else { 0.4 * thing.bounds.area() };
            let covered = |over: &Rect| {
                let both = over.intersect(thing.bounds);
                both.width() > 0.0 && both.height() > 0.0 && both.area() >= most
            };
            let is_clear = !thing.shines()
                || thing.bounds.y1 < far && !standing.iter().any(|tall| tall.overlaps(thing.bounds));
            thing.stays = is_clear && !hung.iter().any(covered) && !is_overhead(thing, stage);
        }
    }
}

/// Whether something small in the air is right over whoever stands in front: it would sit on a head.
fn is_overhead(thing: &Thing, stage: &Stage) -> bool {
    let (own, hero) = (thing.bounds, stage.hero);
    let over = (hero.x0..hero.x1).contains(&own.center().x);
    thing.kind == Kind::Thing && !thing.shines() && over && own.y0 < hero.y0 && own.y1 > hero.y0 - OVERHEAD
}

/// Decides what stays, first of all the land under everybody's feet, and returns about how many areas to color that is.
fn choose(things: &mut [Thing], (most, floor): (usize, Option<usize>), dice: &mut Dice) -> usize {
    let ground = things.iter().rposition(|thing| thing.kind == Kind::Band);
    let mut order: Vec<(usize, usize)> = things
        .iter()
        .enumerate()
        .filter(|(_, thing)| thing.kind != Kind::Mark)
        .map(|(index, thing)| {
            let worth = match thing.kind {
                Kind::Wash | Kind::Grand => 0,
                Kind::Band if [ground, floor].contains(&Some(index)) => 0,
                Kind::Landmark(0) => 1,
                Kind::Landmark(_) => 2 + dice.below(3),
                Kind::Thing | Kind::Mark => 2 + dice.below(4),
                Kind::Band if most < 20 && !thing.is_water() => 8,
                Kind::Band => 1,
            };
            (worth, index)
        })
        .collect();
    order.sort_unstable();
    let mut spent = 0;
    for (worth, index) in order {
        let cost = if Some(index) == ground { 1 } else { things[index].cost() };
        let floor = floor_of(things, index);
        let extra = floor.filter(|band| !things[*band].stays).map_or(0, |band| things[band].cost());
        if worth > 1 && spent + cost + extra > most {
            continue;
        }
        things[index].stays = true;
        spent += cost;
        if let Some(band) = floor.filter(|band| !things[*band].stays) {
            things[band].stays = true;
            spent += extra;
        }
    }
    loose::keep_apart(things);
    keep_marks(things);
    spent
}

/// The band that a thing needs to stand on: the nearest one behind its foot; none for what hangs in the sky.
fn floor_of(things: &[Thing], index: usize) -> Option<usize> {
    let thing = &things[index];
    if !matches!(thing.kind, Kind::Landmark(_) | Kind::Thing) || thing.is_front {
        return None;
    }
    let bands = things.iter().enumerate().filter(|(_, band)| band.kind == Kind::Band);
    bands
        .filter(|(_, band)| thing.stands_on(band))
        .max_by(|(_, one), (_, other)| one.bounds.y0.total_cmp(&other.bounds.y0))
        .map(|(band, _)| band)
}

/// Loose lines stay, but for those drawn for something that went.
fn keep_marks(things: &mut [Thing]) {
    for index in 0..things.len() {
        if things[index].kind != Kind::Mark {
            continue;
        }
        let upon = drawn_on(things, index);
        things[index].stays = upon.is_none_or(|thing| things[thing].stays);
    }
}

/// The thing that loose lines are drawn upon: the last before them where most of them lie.
fn drawn_on(things: &[Thing], lines: usize) -> Option<usize> {
    let own = things[lines].bounds.inflate(1.0, 1.0);
    things[..lines].iter().rposition(|thing| {
        matches!(thing.kind, Kind::Landmark(_) | Kind::Thing | Kind::Band)
            && thing.bounds.intersect(own).area() >= 0.4 * own.area()
    })
}
