//! What a deed takes place at, where the wish does not name it: tea is had at a table.

use scene::{Doing, Habitat, Link, Party, Relation, Scene, Subject, Thing, What};

use super::bike::WITH_HANDLEBAR;
use super::casting::copies;
use super::group::OPEN_COCKPITS;
use super::knead;
use super::tend::{TELESCOPE, is_alive};
use super::ties::{doing, is_somebody};
use super::{
    around, belongings, between, bike, boards, cab, cake, carry, climb, company, cups, decant, examine, feed,
    furniture, hoop, hose, lap, many, meal, outing, pilfer, planted, push, skip, slope, smoke, spyglass,
    strung, surf, wade,
};

/// The scene with what its deeds take place at; it comes after everybody who was asked for.
pub(crate) fn staged(scene: &Scene) -> Scene {
    let mut staged = scene.clone();
    if scene.idea.is_some() || scene.cast.is_empty() {
        return staged;
    }
    let named = |names: &[&str]| scene.cast.iter().any(|subject| names.contains(&subject.what.name()));
    let at = |deed: Doing| -> Vec<Party> {
        let hero = scene.hero.iter().map(|_| Party::Hero);
        let all = hero.chain((0..scene.cast.len()).map(Party::Cast));
        all.filter(|party| doing(scene, *party) == Some(deed)).collect()
    };
    meant(&mut staged);
    let friends = at(Doing::Picnicking);
    let several = friends.iter().map(|party| copies(scene, *party)).sum::<u8>() > 1;
    let spread = ["picnic", "blanket", "rug", "table", "picnic basket"];
    if several && !named(&spread) {
        add(&mut staged, ("picnic", Link::On), &friends);
    }
    let guests = at(Doing::TeaParty);
    if !guests.is_empty() && !named(&["tea table", "table", "picnic"]) {
        add(&mut staged, ("tea table", Link::With), &guests);
    }
    hula(&mut staged, &at(Doing::HulaHooping));
    let players = at(Doing::PlayingSoccer);
    let several = players.iter().map(|party| copies(scene, *party)).sum::<u8>() > 1;
    if several && !named(&["soccer ball", "beach ball", "basketball"]) {
        add(&mut staged, ("soccer ball", Link::With), &players);
    }
    let mut gazers = at(Doing::Stargazing);
    gazers.retain(|party| !spyglass::is_held(scene, *party));
    if !gazers.is_empty() && !named(&["telescope", TELESCOPE, "binoculars"]) {
        add(&mut staged, (TELESCOPE, Link::With), &gazers);
    }
    let carried = |party: Party| {
        let on = |known: &Relation| matches!(known.link, Link::Riding | Link::On | Link::In);
        scene.relations.iter().any(|known| known.subject == party && on(known))
    };
    for party in at(Doing::Riding).into_iter().filter(|party| is_somebody(scene, *party) && !carried(*party))
    {
        one_for_each(&mut staged, ("horse", Link::Riding), &[party]);
    }
    let is_witch = |party: &Party| scene.subject(*party).is_some_and(|one| one.what.name() == "witch");
    let flies = |party: &Party| is_witch(party) && !carried(*party) && !named(&["broom"]);
    for party in at(Doing::Flying).into_iter().filter(flies) {
        one_for_each(&mut staged, ("broom", Link::Riding), &[party]);
    }
    for party in
        at(Doing::Surfing).into_iter().filter(|party| !carried(*party) && !surf::rides_a_wave(scene, *party))
    {
        one_for_each(&mut staged, (surf::SURFBOARD, Link::On), &[party]);
    }
    let mut hanging = at(Doing::Hanging);
    hanging.retain(|party| belongings::dangling(scene, *party));
    if !hanging.is_empty() {
        add(&mut staged, (belongings::BRANCH, Link::Under), &hanging);
    }
    set_up_telescopes(&mut staged);
    staged
}

/// What relations mean by what is done.
fn meant(scene: &mut Scene) {
    around::whole(scene);
    wade::one_for_all(scene);
    on_top(scene);
    furniture::on_one_top(scene, &TOPS, ON_A_TABLE);
    furniture::at_the_table(scene, &TOPS, ON_A_TABLE);
    furniture::below_the_arch(scene);
    furniture::in_vases(scene);
    surf::on_a_wave(scene);
    carry::shoulder(scene);
    planted::unearth(scene);
    in_tow(scene);
    company::joined(scene);
    company::viewers(scene);
    in_flight(scene);
    slope::tilt(scene);
    smoke::rises(scene);
    boards::watched(scene);
    strung::opponents(scene);
    company::painters(scene);
    push::load(scene);
    push::along(scene);
    hoop::tame(scene);
    cups::apiece(scene);
    belongings::hand_out(scene);
    cab::take_seats(scene);
    hose::wash(scene);
    before_the_goal(scene);
    not_inside(scene);
    pilfer::lay_out(scene);
    pilfer::keep(scene);
    in_the_hands(scene);
    tools_in_hand(scene);
    cake::before_the_host(scene);
    cake::light(scene);
    cake::at_a_party(scene);
    lap::shouldered(scene);
    one_each(scene);
    bike::own_basket(scene);
    many::balls_at_play(scene);
    planted::stage(scene);
    climb::against(scene);
    meal::into_a_bowl(scene);
    examine::equip(scene);
    outing::equip(scene);
    knead::on_a_table(scene);
    between::to_mouths(scene);
    feed::provide(scene);
    decant::provide(scene);
    between::provide(scene);
    between::spar(scene);
    skip::join(scene);
}

/// What is seen to be on it where it is said to be with it.
const TOPS: [&str; 6] = ["table", "tea table", "plate", "cookie tray", "desk", "picnic"];
/// What is higher than this, in centimetres, stands beside a table.
const ON_A_TABLE: u32 = 60;

/// A table with a vase has it on its top.
fn on_top(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let top = scene.subject(known.subject).is_some_and(|one| TOPS.contains(&one.what.name()));
        let small = scene
            .subject(known.object)
            .is_some_and(|one| matches!(one.what, What::Thing(thing) if thing.centimetres <= ON_A_TABLE));
        if known.link == Link::With && top && small && !is_alive(scene, known.object) {
            let moved = Relation { subject: known.object, link: Link::On, object: known.subject, and: None };
            scene.relations[index] = moved;
        }
    }
}

/// Whoever writes in a book holds it, whoever cooks in a pot or feeds fish in a bowl stands at it, one sits in a cockpit, and
/// sails on deck.
fn not_inside(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let Some(What::Thing(thing)) = scene.subject(known.object).map(|one| one.what) else { continue };
        let link = match doing(scene, known.subject) {
            Some(Doing::Drawing | Doing::Reading) if thing.name.ends_with("book") => Link::Holding,
            _ if thing.name == "frying pan" => Link::Holding,
            _ if OPEN_COCKPITS.contains(&thing.name) && is_somebody(scene, known.subject) => Link::Riding,
            // Before its sail, not in its hold.
            _ if thing.name == "sailing ship" && is_alone_in(scene, &known) => Link::On,
            _ if thing.name == "sailing ship" => Link::Riding,
            Some(Doing::Cooking | Doing::Experimenting) if thing.name == "cauldron" => Link::With,
            Some(Doing::Cooking | Doing::Feeding) if thing.centimetres <= ON_A_TABLE => Link::With,
            _ => continue,
        };
        if known.link == Link::In && is_somebody_or_animal(scene, known.subject) {
            scene.relations[index].link = link;
        }
    }
}

/// Whether nobody else is there.
fn is_alone_in(scene: &Scene, known: &Relation) -> bool {
    let others = scene.relations.iter().filter(|other| other.object == known.object && *other != known);
    copies(scene, known.subject) == 1 && others.count() == 0
}

pub(super) fn is_somebody_or_animal(scene: &Scene, party: Party) -> bool {
    is_somebody(scene, party) || is_alive(scene, party)
}

/// The highest that is carried in both arms, in centimetres, and the highest that one drinks from.
const CARRIED: u32 = 160;
const DRUNK_FROM: u32 = 40;

/// What is carried though it is large, and what is drunk from, is in the hands or the mouth.
fn in_the_hands(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let most = match doing(scene, known.subject) {
            Some(Doing::Holding | Doing::Juggling | Doing::Giving) => CARRIED,
            Some(Doing::Drinking) => DRUNK_FROM,
            Some(Doing::Eating) if meal::is_on_a_plate(scene, known.object) => DRUNK_FROM,
            _ => continue,
        };
        let Some(What::Thing(thing)) = scene.subject(known.object).map(|one| one.what) else { continue };
        let holds = |other: &Relation| other.subject == known.subject && other.link == Link::Holding;
        let free =
            known.link == Link::With && copies(scene, known.object) == 1 && !around::gathers(scene, &known);
        let thing = thing.centimetres <= most && !is_alive(scene, known.object);
        let grown = thing && !scene.relations.iter().any(holds);
        if free && grown && is_alive(scene, known.subject) && !is_placed(scene, known.object) {
            scene.relations[index].link = Link::Holding;
        }
    }
}

/// What a deed is done with.
pub(super) const DONE_WITH: [(Doing, &str); 17] = [
    (Doing::PlayingMusic, "drum kit"),
    (Doing::BrushingTeeth, "toothbrush"),
    (Doing::Fishing, "fishing rod"),
    (Doing::Painting, "paint brush"),
    (Doing::Sweeping, "broom"),
    (Doing::Digging, "shovel"),
    (Doing::Building, "hammer"),
    (Doing::Drawing, "pencil"),
    (Doing::Grooming, "sponge"),
    (Doing::Grooming, "hairbrush"),
    (Doing::Gardening, "watering can"),
    (Doing::TakingPicture, "camera"),
    (Doing::Singing, "microphone"),
    (Doing::PlayingTennis, "tennis racket"),
    (Doing::PlayingBaseball, "baseball bat"),
    (Doing::CastingSpells, "magic wand"),
    (Doing::Experimenting, "flask"),
];

/// Whoever fishes with a rod has it in the hand, and no second one.
fn tools_in_hand(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let Some(name) = scene.subject(known.object).map(|one| one.what.name()) else { continue };
        let tool =
            DONE_WITH.iter().any(|(deed, tool)| doing(scene, known.subject) == Some(*deed) && *tool == name);
        // Of many sponges one is in the hand of each.
        if let (true, "sponge", Party::Cast(sponges)) = (tool, name, known.object) {
            scene.cast[sponges].count = 1;
        }
        if tool && known.link == Link::With && copies(scene, known.object) == 1 {
            scene.relations[index].link = Link::Holding;
        }
    }
}

/// Whether something is said of where a thing is besides.
fn is_placed(scene: &Scene, thing: Party) -> bool {
    let placed = |known: &Relation| {
        known.subject == thing || known.object == thing && !matches!(known.link, Link::With)
    };
    scene.relations.iter().any(placed)
}

/// A family on bikes has one for each, where there are several.
fn one_each(scene: &mut Scene) {
    for index in 0..scene.cast.len() {
        let mount = Party::Cast(index);
        let rides = |known: &&Relation| known.link == Link::Riding && known.object == mount;
        let riders: Vec<Party> = scene.relations.iter().filter(rides).map(|known| known.subject).collect();
        let heads: u8 = riders.iter().map(|rider| copies(scene, *rider)).sum();
        let small = WITH_HANDLEBAR.contains(&scene.cast[index].what.name());
        if small && riders.len() > 1 && scene.cast[index].count > 1 {
            scene.cast[index].count = heads.min(Subject::MOST);
        }
    }
}

/// Whoever kicks a ball into a goal stands beside it.
fn before_the_goal(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let goal = scene.subject(known.object).is_some_and(|one| one.what.name().ends_with("goal"));
        let plays = matches!(
            doing(scene, known.subject),
            Some(Doing::Kicking | Doing::PlayingSoccer | Doing::Throwing | Doing::PlayingSports)
        );
        if known.link == Link::In && goal && plays {
            scene.relations[index].link = Link::LeftOf;
        }
    }
}

/// Young ones who run with their mother, or swim behind her, follow her in a row.
fn in_tow(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let (mother, young) = match known.link {
            Link::With => (known.subject, known.object),
            Link::Behind => (known.object, known.subject),
            _ => continue,
        };
        let deed = doing(scene, young);
        let moves = matches!(deed, Some(Doing::Running | Doing::Walking | Doing::Crawling | Doing::Swimming));
        let behind = known.link == Link::Behind && is_alive(scene, mother) && is_alive(scene, young);
        let kin = (behind || is_kin(scene, mother, young)) && copies(scene, mother) == 1;
        let (true, true, Party::Cast(first)) = (moves, kin, mother) else { continue };
        scene.relations[index] = Relation { subject: young, link: Link::Chasing, object: mother, and: None };
        scene.cast[first].doing = scene.cast[first].doing.or(deed);
    }
}

/// Whoever is chased runs away.
fn in_flight(scene: &mut Scene) {
    for known in scene.relations.clone() {
        let alive = is_alive(scene, known.object);
        if let (Link::Chasing, true, Party::Cast(index)) = (known.link, alive, known.object) {
            let prey = &mut scene.cast[index];
            prey.doing = prey.doing.or(Some(Doing::Running));
        }
    }
}

/// Whether two parties are animals of one kind.
pub(super) fn is_kin(scene: &Scene, one: Party, other: Party) -> bool {
    let kind = |party: Party| match scene.subject(party)?.what {
        What::Thing(thing) => Some(thing.name),
        What::Person(_) => None,
    };
    kind(one).is_some() && kind(one) == kind(other)
}

/// Whoever looks at something far away through a telescope stands before one on three legs.
fn set_up_telescopes(scene: &mut Scene) {
    let far = |party: Party| {
        scene.subject(party).is_some_and(
            |one| matches!(one.what, What::Thing(thing) if matches!(thing.habitat, Habitat::Sky | Habitat::Air)),
        )
    };
    let looks = |party: Party| {
        let at =
            |known: &Relation| known.subject == party && known.link == Link::LookingAt && far(known.object);
        doing(scene, party) == Some(Doing::Stargazing) || scene.relations.iter().any(at)
    };
    let held = scene.relations.iter().find(|known| {
        let telescope = scene.subject(known.object).is_some_and(|one| one.what.name() == "telescope");
        telescope && known.link == Link::Holding && looks(known.subject)
    });
    let (Some(&Relation { subject, object: Party::Cast(object), .. }), Some(large)) =
        (held, Thing::named(TELESCOPE))
    else {
        return;
    };
    scene.cast[object].what = What::Thing(large);
    match subject {
        Party::Hero => scene.doing = Doing::Stargazing,
        Party::Cast(index) => scene.cast[index].doing = Some(Doing::Stargazing),
    }
}

/// A hoop for everybody who swings one.
fn hula(scene: &mut Scene, swinging: &[Party]) {
    if !scene.cast.iter().any(|one| hoop::HOOPS.contains(&one.what.name())) {
        one_for_each(scene, (hoop::HULA, Link::With), swinging);
    }
}

/// A thing of its own for everybody of each party.
fn one_for_each(scene: &mut Scene, (name, link): (&str, Link), all: &[Party]) {
    let Some(thing) = Thing::named(name) else { return };
    for party in all.iter().copied() {
        let object = Party::Cast(scene.cast.len());
        scene.cast.push(Subject { count: copies(scene, party), ..Subject::one(thing) });
        scene.relations.push(Relation { subject: party, link, object, and: None });
    }
}

/// One more thing, which all of them are with or on.
fn add(scene: &mut Scene, (name, link): (&str, Link), all: &[Party]) {
    let Some(thing) = Thing::named(name) else { return };
    let object = Party::Cast(scene.cast.len());
    scene.cast.push(Subject::one(thing));
    let with = all.iter().map(|subject| Relation { subject: *subject, link, object, and: None });
    scene.relations.extend(with);
}
