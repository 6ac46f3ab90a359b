//! A child alone whose deed is told by what is about it: a toothbrush at the mouth, a tub around it, its head below.

use scene::{Doing, Place, Scene};

/// Whether the ensemble shows what a child without company does better than its pose alone.
pub(crate) fn acts_alone(scene: &Scene) -> bool {
    let alone = scene.hero.is_some() && scene.cast.is_empty() && scene.elements.as_slice().is_empty();
    alone && scene.idea.is_none() && is_told_by_more(scene.doing, scene.place)
}

const fn is_told_by_more(doing: Doing, place: Place) -> bool {
    match doing {
        Doing::Swimming | Doing::Splashing => !matches!(place, Place::Underwater),
        Doing::Lying
        | Doing::Sleeping
        | Doing::Painting
        | Doing::Kissing
        | Doing::Handstanding
        | Doing::Cartwheeling
        | Doing::Falling
        | Doing::MakingSnowAngels
        | Doing::JumpingRope
        | Doing::Knitting
        | Doing::Sewing
        | Doing::BrushingTeeth
        | Doing::Vacuuming
        | Doing::Mowing
        | Doing::Sweeping
        | Doing::BlowingBubbles
        | Doing::Bathing
        | Doing::Skiing
        | Doing::Surfing
        | Doing::Skating
        | Doing::IceSkating
        | Doing::Boxing
        | Doing::Building
        | Doing::Singing => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{Character, Complexity, Name, Seed};

    #[test]
    fn a_child_who_sleeps_alone_lies_and_one_who_bathes_is_in_the_tub() {
        let page = |doing: Doing, place: Place| {
            let child = Character::named(Name::new("Mia").expect("a name"));
            let scene =
                Scene { doing, complexity: Complexity::Simple, hero: Some(child), ..Scene::at(place) };
            crate::compose(&scene, Seed(3))
        };
        let child = |doing: Doing, place: Place| page(doing, place).placed[0].bounds;
        let asleep = child(Doing::Sleeping, Place::Bedroom);
        assert!(asleep.width() > asleep.height(), "{asleep:?}");
        let standing = child(Doing::Standing, Place::Bathroom);
        let bathing = child(Doing::Bathing, Place::Bathroom);
        assert!(bathing.width() > standing.width(), "{bathing:?} {standing:?}");
    }
}
