//! Random wishes for the examples that measure many pages.

use scene::{Character, Complexity, Doing, Element, Elements, Idea, Name, Place, Scene, Seed};

/// A different child, idea or place, and none to three elements for every seed.
pub(crate) fn wish(seed: u64, complexity: Complexity) -> Scene {
    let mut dice = Seed(seed).dice("wish");
    let names = ["Mia", "Leo", "Zoë", "Amara", "Theodora", "Max", "Yuki", "Omar"];
    let mut child = Character::named(Name::new(dice.pick(&names).expect("names")).expect("a name"));
    child.age = scene::Age::creator(3 + dice.below(8) as i64).expect("an age");
    child.gender = *dice.pick(scene::Gender::ALL).expect("options");
    child.hair_style = *dice.pick(scene::HairStyle::ALL).expect("options");
    child.hair_length = *dice.pick(scene::HairLength::ALL).expect("options");
    child.outfit = *dice.pick(scene::Outfit::ALL).expect("options");
    child.hobby = dice.pick(scene::Hobby::ALL).copied();
    let ideas: Vec<Idea> = Idea::all().collect();
    let idea = if dice.chance(0.5) { dice.pick(&ideas).copied() } else { None };
    let place = idea.map_or(*dice.pick(Place::ALL).expect("places"), |idea| idea.location().into());
    let mut elements = Element::ALL.to_vec();
    dice.shuffle(&mut elements);
    elements.truncate(dice.below(4));
    let title = dice.chance(0.7).then(|| format!("{}'s {}", child.name.as_str(), place.label()));
    Scene {
        title,
        hero: Some(child),
        idea,
        doing: Doing::Exploring,
        elements: Elements::new(elements).expect("at most three"),
        complexity,
        ..Scene::at(place)
    }
}
