//! Short titles for the page's own lettering.

use scene::{Location, Name};

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
}
