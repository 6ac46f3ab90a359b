//! What an animal has of its own in its drawing, and gives up where the wish says what it is on or beside.

use drawing::Tint;
use figures::Art;
use kurbo::Shape as _;
use scene::{Link, Party, Scene};

use super::limbs;

/// A drawing with its own perch: the colours of that, and where its lines begin, as a share of the height.
pub(super) const PERCHED: [(&str, [u32; 2], f64); 1] = [("parrot", [0xB9_8A_5A, 0xE8_C9_99], 0.74)];

/// Takes from the drawing of `name` what another of the cast is there for: a stump, an acorn.
pub(super) fn give_up(art: &mut Art, scene: &Scene, (party, name): (Party, &str)) {
    if is_placed(scene, party)
        && let Some((_, tints, from)) = PERCHED.iter().find(|(known, ..)| *known == name)
    {
        let around = art.bounds();
        let low = around.y0 + around.height() * from;
        let own = tints.map(Tint::hex);
        art.shapes.retain(|shape| match shape.tint {
            Some(tint) => !own.contains(&tint),
            None => shape.path.bounding_box().center().y < low,
        });
    }
    if limbs::holds_its_own(scene, (party, name)) {
        return;
    }
    let foods: [&str; 2] = ["acorn", "cheese"];
    // In company it is not at its meal.
    let company = name == "mouse" && scene.cast.len() + usize::from(scene.hero.is_some()) > 1;
    if company || scene.cast.iter().any(|one| foods.contains(&one.what.name())) {
        limbs::free_own(art, name);
    }
}

/// Whether the wish says on what a party is.
fn is_placed(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| {
        let upon = matches!(known.link, Link::On | Link::In | Link::Riding | Link::Above);
        known.subject == party && upon || known.object == party && known.link == Link::Holding
    })
}
