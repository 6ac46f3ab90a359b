//! The scene of a page.

use scene::{Character, Complexity, Doing, Elements, Place, ReadingLevel, Scene, Subject, What};
use words::Reading;

use crate::cast::drawn;
use crate::english::Filling;
use crate::tales::Block;
use crate::{Companion, Telling};

/// Beyond the hero, on one page.
const CROWD: usize = 3;

/// The picture of a block of the tales.
pub(crate) fn of_block(block: &Block, filling: &Filling<'_>) -> Scene {
    let mut scene = of_wish(block.picture, filling);
    if block.at_home {
        scene.place = Place::Bedroom;
    }
    (scene.hour, scene.weather) = (block.hour.or(scene.hour), block.weather.or(scene.weather));
    if let Some(mate) = filling.mate {
        name_companion(&mut scene, mate);
    }
    scene
}

/// The picture of a wish at the story's place.
pub(crate) fn of_wish(wish: &str, filling: &Filling<'_>) -> Scene {
    of_reading(words::read(&filling.wish(wish)), filling.telling)
}

/// The picture of what the child thought up, at the place it names, if it names one.
pub(crate) fn of_idea(idea: &str, telling: &Telling) -> Scene {
    let reading = words::read_about(idea, Some(&telling.character.name));
    // Where its animals are at home says nothing about where they are in a dream.
    let said = format!(" {} ", idea.to_lowercase().replace(|letter: char| !letter.is_alphanumeric(), " "));
    let named = |place: &Place| {
        [place.id(), place.label()].iter().any(|name| said.contains(&format!(" {} ", name.to_lowercase())))
    };
    let place = reading.place.filter(named).unwrap_or_else(|| telling.settings.setting.into());
    Scene { place, ..of_reading(reading, telling) }
}

fn of_reading(reading: Reading, telling: &Telling) -> Scene {
    let hero: &Character = &telling.character;
    let complexity = match telling.settings.reading_level {
        ReadingLevel::Beginner | ReadingLevel::Intermediate => Complexity::Simple,
        ReadingLevel::Advanced => Complexity::Detailed,
    };
    let elements = reading.elements.iter().copied().take(scene::ELEMENTS_MAX);
    Scene {
        hero: Some(hero.clone()),
        looks: reading.looks,
        weather: reading.weather,
        season: reading.season,
        hour: reading.hour,
        idea: reading.idea,
        doing: reading.doing.unwrap_or(Doing::Standing),
        elements: Elements::new(elements).unwrap_or_default(),
        cast: reading.cast,
        relations: reading.relations,
        complexity,
        ..Scene::at(telling.settings.setting.into())
    }
}

/// Adds those who came along, as long as there is room.
pub(crate) fn join(scene: &mut Scene, companions: &[Companion]) {
    for companion in companions {
        let wish = words::read(drawn(companion.bond));
        let one = wish.cast.into_iter().next();
        add(scene, one.map(|subject| Subject { name: Some(companion.name.clone()), ..subject }));
    }
}

/// Adds everyone of another scene who is not there yet, as long as there is room.
pub(crate) fn merge(scene: &mut Scene, other: Scene) {
    for subject in other.cast {
        if !scene.cast.iter().any(|known| known.what == subject.what) {
            add(scene, Some(subject));
        }
    }
}

fn add(scene: &mut Scene, subject: Option<Subject>) {
    if scene.cast.len() < CROWD {
        scene.cast.extend(subject);
    }
}

/// Whom the page is about has a name.
fn name_companion(scene: &mut Scene, mate: &Companion) {
    let wish = words::read(drawn(mate.bond));
    let what: Option<What> = wish.cast.first().map(|subject| subject.what);
    if let Some(subject) = scene.cast.iter_mut().find(|subject| Some(subject.what) == what) {
        subject.name = Some(mate.name.clone());
    }
}
