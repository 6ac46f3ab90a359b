//! Weather, time of the day and season, told by what is in the sky and on the ground; and what a deed brings along.

use scene::{Doing, Hour, Place, Scene, Season, Weather};

use crate::ensemble::is_ball;
use crate::recipe::{Part, Role};

/// Those who are about at night, where nothing else is said.
const OF_THE_NIGHT: [&str; 5] = ["haunted house", "friendly ghost", "bat", "vampire", "skeleton"];

/// Everything the air of a scene and its deed add to it, but for what is asked for by name.
pub(crate) fn roles(scene: &Scene) -> Vec<Role> {
    let named = |name: &str| scene.cast.iter().any(|subject| subject.what.name() == name);
    let mut roles = deed(scene.doing).to_vec();
    roles.extend(site(scene.place));
    roles.extend(is_ball(scene).then_some(("music note", Part::Above)));
    if !is_inside(scene.place) {
        roles.extend(scene.weather.into_iter().flat_map(|weather| sky(weather).iter().copied()));
        let outdoors = scene.weather.is_none() && scene.place != Place::Castle;
        let dark = || outdoors && OF_THE_NIGHT.iter().any(|name| named(name));
        let hour = scene.hour.or_else(|| dark().then_some(Hour::Night));
        roles.extend(hour.into_iter().flat_map(|hour| light(hour).iter().copied()));
        roles.extend(scene.season.into_iter().flat_map(|season| year(season).iter().copied()));
    }
    roles.retain(|(name, _)| !named(name));
    // A sunny summer has one sun.
    roles.dedup();
    roles
}

/// Under a roof, under water or beyond the sky there is no weather.
pub(crate) fn is_inside(place: Place) -> bool {
    use Place::{
        Bathroom, Bedroom, CastleHall, Dentist, Hospital, Kitchen, Library, LivingRoom, Salon, School, Shop,
        Space, Stable, Theater, Train, Underwater,
    };
    matches!(
        place,
        Bathroom
            | Bedroom
            | CastleHall
            | Dentist
            | Hospital
            | Kitchen
            | Library
            | LivingRoom
            | Salon
            | School
            | Shop
            | Space
            | Stable
            | Theater
            | Train
            | Underwater
    )
}

/// The weather, season and hour that were asked for, and whether something on the page tells each, of those whose names
/// these are.
pub(crate) fn told(scene: &Scene, names: &[&str]) -> Vec<(&'static str, bool)> {
    let seen = |roles: &[Role]| roles.is_empty() || roles.iter().any(|(name, _)| names.contains(name));
    let in_a_window = names.contains(&"window") && is_inside(scene.place);
    let weather = scene.weather.map(|it| {
        let outside = matches!(it, Weather::Rainy | Weather::Stormy | Weather::Snowy) && in_a_window;
        let lies = it == Weather::Snowy && scene.place == Place::Snow;
        (it.id(), lies || outside || seen(sky(it)))
    });
    let season = scene
        .season
        .map(|it| (it.id(), it == Season::Winter && scene.place == Place::Snow || seen(year(it))));
    let hour = scene.hour.map(|it| {
        let dark = matches!(scene.place, Place::NightSky | Place::Space);
        (it.id(), it == Hour::Night && dark || seen(light(it)))
    });
    weather.into_iter().chain(season).chain(hour).collect()
}

const fn sky(weather: Weather) -> &'static [Role] {
    match weather {
        Weather::Sunny => &[("smiling sun", Part::Above)],
        Weather::Cloudy => &[("cloud", Part::Above)],
        Weather::Rainy => &[("rain cloud", Part::Above)],
        Weather::Stormy => &[("lightning cloud", Part::Above), ("rain cloud", Part::Above)],
        Weather::Snowy => &[("snow cloud", Part::Above), ("snowflake crystal", Part::Above)],
        Weather::Windy => &[("wind cloud", Part::Above)],
        Weather::Rainbow => &[("rainbow", Part::Above)],
    }
}

const fn light(hour: Hour) -> &'static [Role] {
    match hour {
        Hour::Night => &[("crescent moon", Part::Above), ("star", Part::Above)],
        Hour::Morning | Hour::Day | Hour::Evening => &[],
    }
}

const fn year(season: Season) -> &'static [Role] {
    match season {
        Season::Spring => &[("tulip", Part::Front)],
        Season::Summer => &[("smiling sun", Part::Above)],
        Season::Autumn => &[("leaf", Part::Above), ("pumpkin", Part::Front)],
        Season::Winter => &[("snowflake crystal", Part::Above)],
    }
}

/// What a place is not known without.
const fn site(place: Place) -> &'static [Role] {
    match place {
        Place::Campsite => &[("tent", Part::Back), ("campfire", Part::Front)],
        _ => &[],
    }
}

const fn deed(doing: Doing) -> &'static [Role] {
    match doing {
        Doing::Camping => &[("tent", Part::Back), ("campfire", Part::Front)],
        Doing::Picnicking => &[("picnic", Part::Front)],
        Doing::TeaParty => &[("tea table", Part::Front)],
        Doing::Stargazing => &[("star", Part::Above)],
        Doing::Swinging => &[("swing", Part::Mount)],
        Doing::Sliding => &[("slide", Part::Mount)],
        Doing::Sledding => &[("sled", Part::Mount)],
        Doing::Surfing => &[("surfboard", Part::Mount)],
        Doing::Paddling => &[("canoe", Part::Mount)],
        Doing::Sailing => &[("rowing boat", Part::Mount)],
        Doing::Driving => &[("car", Part::Mount)],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use scene::{Subject, Thing};

    use super::*;

    #[test]
    fn those_of_the_night_bring_the_moon_unless_the_sun_is_asked_for() {
        for name in OF_THE_NIGHT {
            let thing = Thing::named(name).unwrap_or_else(|| panic!("no {name}"));
            let scene = Scene { cast: vec![Subject::one(thing)], ..Scene::at(Place::Park) };
            let sunny = Scene { weather: Some(Weather::Sunny), ..scene.clone() };
            let [dark, day] = [scene, sunny].map(|scene| roles(&scene));
            let moon = |roles: &[Role]| roles.iter().any(|(name, _)| *name == "crescent moon");
            assert!(moon(&dark) && !moon(&day), "{name}: {dark:?} {day:?}");
        }
    }
}
