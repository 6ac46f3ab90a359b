//! Which of an outfit's variants a child wears: the same at a place on every page, another at another place.

use figures::hero::{Garb, Gear, Guise, Pose, Support};
use scene::{Character, Gender, Hobby, Outfit, Place, Seed};

/// The child's clothes, its hat as asked for or as the place has it.
pub(crate) fn dressed(asked: Guise, child: &Character, place: Place) -> Guise {
    let garb = garb(child, Some(place));
    // A uniform's hat and what is fine on a head tell the outfit: only glass comes before them, a crown, and a bare head.
    let told = matches!(child.outfit, Outfit::Uniform | Outfit::Fancy);
    let gear = match asked.gear {
        Gear::None => gear(place, garb, child),
        hat if told && !matches!(hat, Gear::SpaceHelmet | Gear::Snorkel | Gear::Crown | Gear::Bare) => {
            gear(place, garb, child)
        }
        gear => gear,
    };
    Guise { gear, garb, ..asked }
}

/// The clothes where no place is told.
pub(crate) fn at_home(child: &Character) -> Guise {
    garb(child, None).into()
}

/// What carries a body in this pose where nothing of the page does.
pub(crate) const fn support(pose: Pose, place: Place) -> Option<Support> {
    match (pose, place) {
        (Pose::Climb, Place::Jungle) => Some(Support::Vines),
        (Pose::Climb, _) => Some(Support::Ladder),
        (Pose::Sit, Place::Forest | Place::Jungle | Place::Treehouse | Place::Campsite) => Some(Support::Log),
        (Pose::Sit, Place::Fantasy | Place::Garden | Place::Farm | Place::Park) => Some(Support::Stump),
        (Pose::Sit, Place::Castle | Place::CastleHall | Place::Bedroom | Place::Library) => {
            Some(Support::Cushion)
        }
        (Pose::Sit, Place::Pirate | Place::Circus | Place::Fair) => Some(Support::Crate),
        (
            Pose::Sit,
            Place::Space
            | Place::Underwater
            | Place::Dinosaur
            | Place::Beach
            | Place::Mountain
            | Place::Lake
            | Place::Desert,
        ) => Some(Support::Rock),
        (Pose::Sit, _) => Some(Support::Stool),
        _ => None,
    }
}

/// What explorers of a place have in hand who have no hobby.
pub(crate) const fn of_explorers(place: Place) -> &'static [&'static str] {
    match place {
        Place::Space => &["flashlight", "telescope"],
        Place::Underwater => &["flashlight", "magnifying glass"],
        Place::Pirate => &["treasure map", "lantern", "telescope"],
        Place::Castle => &["lantern", "magnifying glass"],
        Place::Fantasy => &["lantern", "magnifying glass", "crystal ball"],
        Place::Dinosaur => &["magnifying glass", "flashlight", "camera"],
        Place::Beach => &["bucket", "magnifying glass"],
        Place::Street | Place::City | Place::Library | Place::Bedroom => &["magnifying glass", "flashlight"],
        _ => &["magnifying glass", "flashlight", "lantern", "butterfly net"],
    }
}

/// What is carried along on a walk through a place: one lights the way, collects, looks around.
pub(crate) const fn of_walkers(place: Place) -> &'static [&'static str] {
    match place {
        Place::Space => &["flashlight", "telescope"],
        Place::Underwater => &["flashlight", "shell"],
        Place::Pirate => &["lantern", "bucket", "telescope"],
        Place::Castle | Place::CastleHall => &["lantern", "flashlight"],
        Place::Fantasy => &["lantern", "crystal ball"],
        Place::Beach | Place::Lake => &["bucket", "shell"],
        Place::Dinosaur => &["flashlight", "bucket", "lantern"],
        Place::Street | Place::City | Place::Library | Place::Bedroom | Place::School => {
            &["backpack", "flashlight"]
        }
        _ => &["lantern", "butterfly net", "picnic basket", "flashlight"],
    }
}

/// What who loves this carries along on a walk through a place; `None` is no more than anybody.
pub(crate) const fn carried(hobby: Hobby, place: Place) -> Option<&'static str> {
    match (hobby, place) {
        (Hobby::Sports, Place::Space) => Some("basketball"),
        (Hobby::Sports, _) => Some("soccer ball"),
        (Hobby::Music, _) => Some("guitar"),
        (Hobby::Art, _) => Some("paint palette"),
        (Hobby::Reading, Place::Underwater | Place::Pirate) => None,
        (Hobby::Reading, _) => Some("open book"),
        (Hobby::Nature, Place::Space) => Some("potted plant"),
        (Hobby::Nature, Place::Underwater | Place::Pirate | Place::Beach) => Some("shell"),
        (Hobby::Nature, _) => Some("butterfly net"),
        (Hobby::Cooking, Place::Space | Place::Underwater) => None,
        (Hobby::Cooking, _) => Some("picnic basket"),
        (Hobby::Magic, _) => Some("magic wand"),
        (Hobby::Science, _) => of_hobby(hobby, place),
        (Hobby::Gaming | Hobby::Dancing, _) => None,
    }
}

/// What a hobby is followed with at a place where its own prop does not belong.
pub(crate) const fn of_hobby(hobby: Hobby, place: Place) -> Option<&'static str> {
    match (hobby, place) {
        (Hobby::Science, Place::Space) => Some("telescope"),
        (Hobby::Science, Place::Castle | Place::Fantasy) => Some("potion bottle"),
        (Hobby::Science, Place::Bedroom | Place::School) => None,
        (Hobby::Science, _) => Some("magnifying glass"),
        (Hobby::Reading, Place::Pirate) => Some("treasure map"),
        (Hobby::Nature, Place::Space) => Some("potted plant"),
        (Hobby::Nature, Place::Underwater | Place::Pirate | Place::Beach) => Some("shell"),
        (Hobby::Cooking, Place::Fantasy) => Some("lollipop"),
        _ => None,
    }
}

/// Whether there is room around whoever is there, and nothing of a hobby would lie about: the moon, a beach.
pub(crate) const fn is_bare(place: Place) -> bool {
    matches!(place, Place::Space | Place::Pirate)
}

/// What tells a hobby that stands beside whoever has no hand free for it, and the chest hidden by the arms; `None` where
/// nothing of it would lie about, and it is told by the rucksack it came in.
pub(crate) const fn beside(hobby: Hobby, place: Place) -> Option<&'static str> {
    match (hobby, place) {
        (_, Place::Underwater) => Some(sunken(hobby)),
        (_, place) if is_bare(place) => None,
        (Hobby::Sports, _) => Some("soccer ball"),
        (Hobby::Music, _) => Some("drum"),
        (Hobby::Art, _) => Some("easel"),
        (Hobby::Nature, Place::Castle) => Some("potted plant"),
        (Hobby::Nature, Place::Beach) => Some("shell"),
        (Hobby::Nature, Place::Dinosaur | Place::Jungle) => Some("flower"),
        (Hobby::Nature, _) => Some("watering can"),
        (Hobby::Magic, _) => Some("magic hat"),
        (Hobby::Science | Hobby::Reading | Hobby::Gaming | Hobby::Cooking | Hobby::Dancing, _) => None,
    }
}

/// How high what stands beside whoever has this hobby is, in hundredths of a standing child.
pub(crate) const fn high(hobby: Hobby) -> u8 {
    match hobby {
        Hobby::Art => 54,
        Hobby::Sports => 18,
        _ => 23,
    }
}

/// What of a hobby lies on the sea floor, among the shells: nobody leaves a rucksack there.
const fn sunken(hobby: Hobby) -> &'static str {
    match hobby {
        Hobby::Sports => "soccer ball",
        Hobby::Music => "guitar",
        Hobby::Art => "paint palette",
        Hobby::Science => "flask",
        Hobby::Reading => "open book",
        Hobby::Gaming => "game controller",
        Hobby::Nature => "flower",
        Hobby::Cooking => "mixing bowl",
        Hobby::Magic => "magic hat",
        Hobby::Dancing => "ballet shoes",
    }
}

/// The things that tell a hobby where they are in a hand or on the page.
pub(crate) fn told_by(hobby: Hobby, place: Place) -> impl Iterator<Item = &'static str> {
    [of_hobby(hobby, place), carried(hobby, place)].into_iter().flatten()
}

/// Whether whoever does this, dressed so, shows a hobby neither in the hands, both of which may be on something before
/// the chest, nor on hat, chest or skirt.
pub(crate) fn hides_hobby((pose, before): (Pose, bool), (guise, child): (Guise, &Character)) -> bool {
    if guise.bears_badge(child) {
        return false;
    }
    if guise.keeps_its_front(child) {
        return true;
    }
    match pose {
        Pose::Swim
        | Pose::Dive
        | Pose::Fly
        | Pose::Hug
        | Pose::Steer
        | Pose::Helm
        | Pose::Climb
        | Pose::Kneel
        | Pose::Crawl
        | Pose::Blow => true,
        Pose::Ride | Pose::Pedal => true,
        // The print of a gown is on its skirt, which then is folded.
        Pose::Astride | Pose::Swing => {
            before || child.outfit == Outfit::Fancy && child.gender == Gender::Girl
        }
        _ => before,
    }
}

fn garb(child: &Character, place: Option<Place>) -> Garb {
    let girl = child.gender == Gender::Girl;
    let variants: &[Garb] = match child.outfit {
        Outfit::Casual => &[Garb::Own, Garb::Striped, Garb::Dungarees, Garb::Hoodie],
        // With neither band nor sneakers only striped shorts tell it.
        Outfit::Sporty if place == Some(Place::Underwater) => &[Garb::Own],
        Outfit::Sporty => &[Garb::Own, Garb::Own, Garb::Tracksuit],
        Outfit::Superhero => &[Garb::Own],
        Outfit::Fancy => match (place, girl) {
            (Some(Place::Castle), true) => &[Garb::Royal],
            (_, true) => &[Garb::Own, Garb::Ball],
            (_, false) => &[Garb::Own, Garb::Waistcoat],
        },
        Outfit::Uniform => uniforms(place),
        Outfit::Costume => costumes(place, girl),
    };
    // What is worn every day is worn everywhere.
    let everyday = matches!(child.outfit, Outfit::Casual | Outfit::Sporty);
    let purpose = place.filter(|_| !everyday).map_or("home", Place::id);
    let draw = Seed(child.traits()).dice(purpose).below(variants.len());
    variants.get(draw).copied().unwrap_or(Garb::Own)
}

const fn uniforms(place: Option<Place>) -> &'static [Garb] {
    match place {
        Some(Place::Underwater) => &[Garb::Sailor],
        Some(Place::Pirate | Place::Beach | Place::Lake) => &[Garb::Sailor, Garb::Officer],
        // What is seen below a collar of glass.
        Some(Place::Space) => &[Garb::Officer, Garb::Police, Garb::Scout],
        Some(Place::Castle | Place::CastleHall) => &[Garb::Officer, Garb::Own, Garb::Police],
        Some(Place::Forest | Place::Jungle | Place::Dinosaur | Place::Campsite | Place::Mountain) => {
            &[Garb::Scout, Garb::Own, Garb::Scout, Garb::Firefighter]
        }
        _ => &[Garb::Own, Garb::Scout, Garb::Officer, Garb::Police, Garb::Firefighter, Garb::Sailor],
    }
}

const fn costumes(place: Option<Place>, girl: bool) -> &'static [Garb] {
    match (place, girl) {
        (Some(Place::Pirate), _) => &[Garb::Pirate],
        (Some(Place::Jungle), _) => &[Garb::Own, Garb::Rabbit, Garb::Dino],
        // Ears in the glass and a tail tell a costume, where all wear suits.
        (Some(Place::Space), _) => &[Garb::Own],
        (Some(Place::Underwater), true) => &[Garb::Mermaid],
        (Some(Place::Underwater), false) => &[Garb::Wetsuit],
        (Some(Place::Castle), true) => &[Garb::Knight, Garb::Wizard, Garb::Dino],
        (Some(Place::Castle), false) => &[Garb::Knight, Garb::Wizard, Garb::Royal],
        (Some(Place::Dinosaur), _) => &[Garb::Dino],
        (Some(Place::Forest), true) => &[Garb::Elf, Garb::Fairy, Garb::Rabbit],
        (Some(Place::Forest), false) => &[Garb::Elf, Garb::Rabbit],
        (Some(Place::Fantasy), true) => &[Garb::Fairy, Garb::Own, Garb::Wizard],
        (Some(Place::Fantasy), false) => &[Garb::Own, Garb::Wizard],
        (Some(Place::Farm), _) => &[Garb::Rabbit, Garb::Cowboy],
        _ => &[Garb::Own, Garb::Rabbit, Garb::Dino, Garb::Pirate],
    }
}

/// What the place itself puts on a head; a garb's own hat goes before it where both fit the place.
fn gear(place: Place, garb: Garb, child: &Character) -> Gear {
    // A sweatband, a cat's ears, a tiara and a uniform's hat are part of what they go with.
    let own_hat = !matches!(child.outfit, Outfit::Casual | Outfit::Superhero);
    let hatted = own_hat
        || !matches!(
            garb,
            Garb::Own
                | Garb::Striped
                | Garb::Dungarees
                | Garb::Hoodie
                | Garb::Tracksuit
                | Garb::Raincoat
                | Garb::Ball
                | Garb::Waistcoat
        );
    let own = child.traits();
    match place {
        Place::Space => Gear::SpaceHelmet,
        Place::Underwater if garb != Garb::Mermaid => Gear::Snorkel,
        _ if hatted => Gear::None,
        Place::Pirate if own.is_multiple_of(2) => Gear::PirateHat,
        Place::Jungle if own.is_multiple_of(3) => Gear::ExplorerHat,
        _ => Gear::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{HairStyle, Name};

    fn child(outfit: Outfit, style: HairStyle) -> Character {
        let named = Character::named(Name::new("Mia").expect("a name"));
        Character { outfit, hair_style: style, ..named }
    }

    #[test]
    fn a_costume_belongs_to_its_place() {
        let child = child(Outfit::Costume, HairStyle::Wavy);
        let at = |place| dressed(Gear::None.into(), &child, place);
        assert_eq!(at(Place::Pirate).garb, Garb::Pirate);
        assert_eq!(at(Place::Dinosaur).garb, Garb::Dino);
        assert_eq!(at(Place::Space).gear, Gear::SpaceHelmet);
        assert_eq!(at(Place::Pirate), at(Place::Pirate));
    }

    #[test]
    fn what_is_held_is_drawn() {
        for &place in Place::ALL {
            let beside = Hobby::ALL.iter().filter_map(|hobby| beside(*hobby, place));
            let own = Hobby::ALL.iter().filter_map(|hobby| of_hobby(*hobby, place));
            let along = Hobby::ALL.iter().filter_map(|hobby| carried(*hobby, place));
            let explored = of_explorers(place).iter().chain(of_walkers(place)).copied();
            for name in own.chain(along).chain(explored).chain(beside) {
                assert!(figures::figure(name, figures::Detail::Bold).is_ok(), "{name}");
            }
        }
    }

    #[test]
    fn children_of_one_outfit_do_not_all_look_alike() {
        for outfit in [Outfit::Casual, Outfit::Sporty, Outfit::Fancy] {
            let worn: std::collections::BTreeSet<Garb> =
                HairStyle::ALL.iter().map(|style| at_home(&child(outfit, *style)).garb).collect();
            assert!(worn.len() > 1, "{outfit:?}");
        }
    }

    #[test]
    fn a_hobby_lies_beside_who_shows_it_nowhere() {
        let mut child = child(Outfit::Casual, HairStyle::Wavy);
        child.hobby = Some(Hobby::Art);
        let hides = |pose, before, gear: Gear| hides_hobby((pose, before), (gear.into(), &child));
        assert!(!hides(Pose::Walk, false, Gear::None), "it is on the chest");
        assert!(hides(Pose::Stand, true, Gear::None), "the hands are before the chest");
        assert!(!hides(Pose::Stand, true, Gear::PirateHat), "it is on the hat");
        assert!(hides(Pose::Swim, false, Gear::None), "no print is seen of who swims");
    }

    #[test]
    fn a_name_does_not_change_the_clothes() {
        let mia = child(Outfit::Casual, HairStyle::Afro);
        let leo = Character { name: Name::new("Leo").expect("a name"), ..mia.clone() };
        assert_eq!(at_home(&mia), at_home(&leo));
    }
}
