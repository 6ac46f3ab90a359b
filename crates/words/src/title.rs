//! Short titles for the page's own lettering.

use scene::{Location, Name, Place};

/// Captions up to this many characters are lettered whole; longer ones would be too small to color.
const LETTERED_WHOLE: usize = 18;

/// What to letter on a page with this caption: the caption where it is short, otherwise the page's own title.
/// The whole caption still stands under the picture.
pub fn lettering(caption: &str, name: &Name, place: Place) -> String {
    let caption = caption.trim();
    if caption.chars().count() <= LETTERED_WHOLE {
        return caption.to_owned();
    }
    Location::parse(place.id()).map_or_else(|| name.as_str().to_owned(), |location| title(name, location))
}

/// What the page is called: short enough for letters a crayon can color.
pub fn title(name: &Name, location: Location) -> String {
    let name = name.as_str();
    let own = if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") };
    match location {
        Location::Forest => format!("{own} Forest"),
        Location::Space => format!("{name} in Space"),
        Location::Underwater => format!("{own} Ocean"),
        Location::Castle => format!("{own} Castle"),
        Location::Dinosaur => format!("{own} Dinos"),
        Location::Jungle => format!("{own} Jungle"),
        Location::Fantasy => format!("{own} Quest"),
        Location::Pirate => format!("Captain {name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, location: Location, expected: &str) {
        assert_eq!(title(&Name::new(name).expect("a name"), location), expected);
    }

    #[test]
    fn a_title_is_the_child_s_own() {
        check("Mia", Location::Forest, "Mia's Forest");
        check("Lukas", Location::Castle, "Lukas' Castle");
        check("Ana", Location::Pirate, "Captain Ana");
    }

    #[test]
    fn a_long_caption_leaves_the_lettering_to_the_title() {
        let mia = Name::new("Mia").expect("a name");
        assert_eq!(lettering(" Happy Birthday! ", &mia, Place::Castle), "Happy Birthday!");
        assert_eq!(lettering("Mia's Fairytale Castle adventure", &mia, Place::Castle), "Mia's Castle");
        assert_eq!(lettering("A long, long day among the cows", &mia, Place::Farm), "Mia");
    }
}
