//! Composition of any cast: who was asked for by name, each one separate, standing to each other as the wish says.
//!
//! Whoever sits on, hides in or holds another forms a *group* with it (`group`); groups line up in rows, in the
//! order that left and right ask for, as large as the page allows (`rows`). What is then on the page is measured
//! and told (`shown`).

mod alone;
mod angel;
mod aquarium;
mod around;
mod attach;
mod attire;
mod backpack;
mod basket;
mod bearing;
mod behind;
mod belongings;
mod beside;
mod between;
mod bike;
mod blanket;
mod boards;
mod borne;
mod breath;
mod bubble;
mod cab;
mod cake;
mod camp;
mod carry;
mod casting;
mod chute;
mod circle;
mod clasp;
mod climb;
mod clip;
mod clothes;
mod clutch;
mod coat;
mod company;
mod crew;
mod crowd;
mod cups;
mod decal;
mod decant;
mod deeds;
mod depth;
mod doer;
mod dress;
mod examine;
mod features;
mod feed;
mod finish;
mod flat;
mod footwear;
mod frets;
mod furniture;
mod grip;
mod group;
mod half_built;
mod handiwork;
mod hang;
mod heights;
mod herd;
mod hold;
mod hoop;
mod hose;
mod hug;
mod icehole;
mod inside;
mod kite;
mod knead;
mod lap;
mod large;
mod lead;
mod lift;
mod limbs;
mod line;
mod lookout;
mod manner;
mod many;
mod meal;
mod milk;
mod mirrored;
mod motion;
mod mouth;
mod nose;
mod oars;
mod odd;
mod openings;
mod order;
mod outing;
mod pairs;
mod pane;
mod paws;
mod people;
mod perch;
mod pilfer;
mod planted;
mod played;
mod pour;
mod prone;
mod props;
mod push;
mod ready;
mod recline;
mod riders;
mod ring;
mod rink;
mod rod;
mod rows;
mod scenery;
mod scoops;
mod scooter;
mod seats;
mod seesaw;
mod settle;
mod shelf;
mod shelter;
mod shown;
mod skin;
mod skip;
mod slope;
mod smoke;
mod speak;
mod spyglass;
mod staging;
mod stir;
mod street;
mod strung;
mod surf;
mod table;
mod team;
mod tend;
mod tiers;
mod ties;
mod tools;
mod touch;
mod toys;
mod troop;
mod tunnel;
mod underfoot;
mod upright;
mod utensil;
mod vehicle;
mod visage;
mod wade;
mod wash;
mod wheel;
mod work;

use figures::settings::Stage;
use kurbo::{Affine, Rect};
use scene::{Party, Relation, Scene, Seed};

use crate::standing::Standing;
use group::Group;

pub(crate) use alone::acts_alone;
pub(crate) use clip::clipped;
pub(crate) use mirrored::seen_in;
pub(crate) use pairs::is_ball;
pub(crate) use scenery::{is_of_the_open, is_one as is_scenery};
pub(crate) use shown::shows;
pub(crate) use staging::staged;
pub(crate) use troop::{is_aloft, is_one as is_troop};

/// One copy of a party of the scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Actor {
    pub(crate) party: Party,
    /// From 0.
    pub(crate) copy: u8,
}

/// Everyone of the scene's cast, and its hero, placed on the page; nearest last. The stage learns where the farthest stand.
pub(crate) fn gather(scene: &Scene, stage: &mut Stage, seed: Seed) -> Vec<Standing> {
    let mut dice = seed.dice("ensemble");
    let groups = group::groups(scene, stage.detail, &mut dice);
    let (scenery, groups) = scenery::parted(scene, groups, stage);
    let below = scenery.leaves(stage);
    let placed = rows::line_up(scene, groups, &below, &mut dice);
    let feet = placed.iter().filter(|(group, ..)| !group.floats);
    let feet = feet.map(|(group, placing, _)| placing.transform_rect_bbox(group.bounds()).y1);
    stage.farthest = feet.fold(stage.farthest, f64::min);
    let others = placed.into_iter().flat_map(|(group, placing, depth)| stand(group, placing, depth));
    let mut standing: Vec<Standing> = scenery.standing().chain(others).collect();
    standing.extend(street::under(scene, stage, &standing));
    standing.extend(shelf::under(scene, stage, &standing));
    underfoot::go_on(&mut standing, stage, scene.place == scene::Place::Lake);
    standing.sort_by(|a, b| a.depth.total_cmp(&b.depth));
    standing.extend(strung::strung(scene, &standing));
    standing
}

/// The members of a group on the page. Within a group the order of the members is kept.
fn stand(group: Group, placing: Affine, depth: f64) -> impl Iterator<Item = Standing> {
    group.members.into_iter().enumerate().map(move |(index, member)| {
        let hero = if member.actor.party == Party::Hero { 0..member.art.shapes.len() } else { 0..0 };
        let art = member.art.placed(placing);
        let nearer = depth + index as f64 * 1e-3;
        Standing { hero, actor: Some(member.actor), ..Standing::new(member.name, art, nearer) }
    })
}

/// The box of the whole cast, but for what lies under everybody, and scenery.
pub(crate) fn extent(standing: &[Standing]) -> Rect {
    let stands = standing.iter().filter(|one| one.depth.is_finite() && !scenery::is_one(one));
    stands.map(|one| one.bounds).reduce(|all, next| all.union(next)).unwrap_or_default()
}

/// The relation's other party, where `party` is one of the two.
fn other(relation: &Relation, party: Party) -> Option<Party> {
    if relation.subject == party {
        Some(relation.object)
    } else {
        (relation.object == party).then_some(relation.subject)
    }
}

#[cfg(test)]
mod tests {
    use figures::{Detail, figure};
    use scene::THINGS;

    use super::{
        around, attire, belongings, beside, boards, cab, cake, camp, chute, decal, decant, dress, feed, flat,
        furniture, grip, hold, hoop, hose, icehole, lift, line, lookout, manner, meal, mirrored, oars,
        openings, outing, pairs, pane, pilfer, played, pour, push, scoops, scooter, seesaw, slope, smoke,
        staging, stir, street, strung, surf, table, team, tend, toys, tunnel, wade, wheel, work,
    };

    fn others() -> Vec<&'static str> {
        let [(piece, whole)] = around::WHOLE;
        let worn = [dress::NIGHTCAP, dress::HELMET, pane::WINDOW, piece, whole];
        [&[surf::BIG_WAVE, wheel::HAMSTER_WHEEL][..], &worn, &played::GAPING].concat()
    }

    fn listed() -> Vec<&'static str> {
        let rims = openings::RIMS.map(|(name, ..)| name);
        let doors = openings::DOORS.map(|(name, _)| name);
        let dressed = attire::DRESSED.map(|(name, _)| name);
        let worn = attire::DRESSED.map(|(_, worn)| worn);
        let burning = [pour::ENGINE, pour::BURNING];
        let cakes = cake::CAKES.map(|(name, _)| name);
        let handles = push::HANDLES.map(|handle| handle.name);
        let tools = staging::DONE_WITH.map(|(_, name)| name);
        let vessels = stir::VESSELS.map(|(name, ..)| name);
        let foods = feed::FOOD.map(|(name, _)| name);
        let lunch = table::LUNCH.map(|(name, _)| name);
        let furniture = furniture::names();
        let (flat, poured) = (flat::names(), decant::names());
        const ENDS: [&str; 4] = [cab::ROADSTER, seesaw::SEESAW, scoops::CONE.0, scoops::SCOOP];
        let added = others();
        let lists: [&[&str]; 32] = [
            &[&decal::names()[..], &[meal::BOWL_OF_MILK], &line::LETTERED].concat(),
            &[&flat[..], &poured, &lunch, &burning, &pilfer::JARS, &[pilfer::STALL], &pour::SQUIRTS].concat(),
            &[&work::PAINTED[..], &work::PAINTED_EACH, &lookout::LOOKED_OVER].concat(),
            &[&furniture[..], &added].concat(),
            &[&beside::INSECTS[..], &push::MOVED, &hoop::HOOPS, &team::DRAWN, &team::TEAM].concat(),
            &[&street::ON_RAILS[..], &street::ON_DUTY, &[outing::MAP, outing::BALL, outing::BALLOON]]
                .concat(),
            &[scooter::SCOOTER, slope::SLOPE, tunnel::TUNNEL, chute::SLIDE, hose::HOSE],
            &[boards::STAGE, smoke::SMOKE, strung::MAYPOLE, strung::LASSO, played::STRIPED, surf::SURFBOARD],
            &[&mirrored::GLASSES[..], &[icehole::HOLE], &belongings::ONE_EACH, &[belongings::TUB], &ENDS]
                .concat(),
            &[&wade::SHALLOWS[..], &camp::TENTS.map(|(name, _)| name), &[belongings::BRANCH]].concat(),
            &[&lift::STRONG[..], &toys::DOLLS].concat(),
            &cab::CABS.map(|(name, _)| name),
            &foods,
            &tools,
            &vessels,
            &oars::ROWED,
            &pairs::HANDED,
            &grip::names(),
            &handles,
            &work::BOARDS,
            &cakes,
            &cake::STUCK_IN,
            &openings::CLOSED,
            &rims,
            &doors,
            &[&hold::KNITTED[..], &grip::BEFORE_THE_CHEST, &meal::CUTLERY].concat(),
            &tend::TOOLS,
            &manner::COATS,
            &tend::LARGE_INSTRUMENTS,
            &table::TABLES,
            &dressed,
            &worn,
        ];
        lists.concat()
    }

    #[test]
    fn every_name_in_a_list_is_that_of_a_figure() {
        let unknown: Vec<_> =
            listed().into_iter().filter(|name| figure(name, Detail::Bold).is_err()).collect();
        assert!(unknown.is_empty(), "no figures: {unknown:?}");
        let in_no_name = |part: &&&str| !THINGS.iter().any(|thing| thing.name.contains(**part));
        let unknown: Vec<_> = meal::DISHES.iter().filter(in_no_name).collect();
        assert!(unknown.is_empty(), "in no name: {unknown:?}");
    }
}
