//! What a deed takes place at, where the wish does not name it: tea is had at a table.

use scene::{Doing, Link, Party, Relation, Scene, Subject, Thing};

use super::casting::copies;
use super::ties::doing;

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
    staged
}

/// One more thing, which all of them are with.
fn add(scene: &mut Scene, name: &str, all: &[Party]) {
    let Some(thing) = Thing::named(name) else { return };
    let object = Party::Cast(scene.cast.len());
    scene.cast.push(Subject::one(thing));
    let with = all.iter().map(|subject| Relation { subject: *subject, link: Link::With, object, and: None });
    scene.relations.extend(with);
}
