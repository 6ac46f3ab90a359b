//! A spyglass at the eye of whoever looks out from a ship.

use drawing::Tint;
use figures::{Anchor, Art};
use scene::{Doing, Link, Party, Relation, Scene};

use super::grip;
use super::rod::bar;
use super::tend::Doer;
use super::ties::doing;

const BRASS: Tint = Tint::hex(0xE0_B0_4A);
/// How long it is and how thick at its far end, as shares of the body's height.
const LONG: f64 = 0.4;
const THICK: f64 = 0.052;

/// Whether somebody looks through what is in the hand: at sea nothing stands on three legs.
pub(super) fn is_held(scene: &Scene, party: Party) -> bool {
    let pirate = scene.subject(party).is_some_and(|one| one.what.name().starts_with("pirate"));
    let aboard =
        |known: &Relation| known.subject == party && matches!(known.link, Link::On | Link::In | Link::Riding);
    doing(scene, party) == Some(Doing::Stargazing) && (pirate || scene.relations.iter().any(aboard))
}

/// Three tubes from the eye over the hand, the fingers around them.
pub(super) fn at_the_eye(art: &mut Art) {
    let body = Doer::of(art);
    let (Some(face), Some(head)) = (art.anchor(Anchor::Face), art.anchor(Anchor::Head)) else { return };
    let high = body.around.height();
    let eye = face + (face - head).turn_90() * -0.34;
    let way = body.hand - eye;
    let along = way / way.hypot().max(1e-6) * (high * LONG);
    let tubes = [(0.0, 0.36, 0.6), (0.3, 0.7, 0.8), (0.62, 1.0, 1.0)];
    let tubes = tubes
        .map(|(from, to, thick)| bar(&[eye + along * from, eye + along * to], high * THICK * thick, BRASS));
    let fingers = grip::fingers(art, body.hand);
    art.shapes.extend(tubes.into_iter().chain(fingers));
}
