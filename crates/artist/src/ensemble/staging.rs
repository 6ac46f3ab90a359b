//! What a deed takes place at, where the wish does not name it: tea is had at a table.

use scene::{Doing, Habitat, Link, Party, Relation, Scene, Subject, Thing, What};

use super::casting::copies;
use super::tend::TELESCOPE;
use super::ties::{doing, is_somebody};

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
    let guests = at(Doing::TeaParty);
    if !guests.is_empty() && !named(&["tea table", "table"]) {
        add(&mut staged, "tea table", &guests);
    }
    let players = at(Doing::PlayingSoccer);
    let several = players.iter().map(|party| copies(scene, *party)).sum::<u8>() > 1;
    if several && !named(&["soccer ball", "beach ball", "basketball"]) {
        add(&mut staged, "soccer ball", &players);
    }
    let gazers = at(Doing::Stargazing);
    if !gazers.is_empty() && !named(&["telescope", TELESCOPE, "binoculars"]) {
        add(&mut staged, TELESCOPE, &gazers);
    }
    for party in at(Doing::Riding) {
        let carried = |known: &Relation| matches!(known.link, Link::Riding | Link::On | Link::In);
        let rides = scene.relations.iter().any(|known| known.subject == party && carried(known));
        if !rides && is_somebody(scene, party) {
            mount(&mut staged, party);
        }
    }
    set_up_telescopes(&mut staged);
    staged
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

/// A horse for everybody of a party.
fn mount(scene: &mut Scene, party: Party) {
    let Some(horse) = Thing::named("horse") else { return };
    let object = Party::Cast(scene.cast.len());
    scene.cast.push(Subject { count: copies(scene, party), ..Subject::one(horse) });
    scene.relations.push(Relation { subject: party, link: Link::Riding, object, and: None });
}

/// One more thing, which all of them are with.
fn add(scene: &mut Scene, name: &str, all: &[Party]) {
    let Some(thing) = Thing::named(name) else { return };
    let object = Party::Cast(scene.cast.len());
    scene.cast.push(Subject::one(thing));
    let with = all.iter().map(|subject| Relation { subject: *subject, link: Link::With, object, and: None });
    scene.relations.extend(with);
}
