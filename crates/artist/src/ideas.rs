//! The forty suggested prompts as director's notes: each is a scene the page really shows.

use figures::hero::Mood::{Amazed, Brave, Happy, Laughing};
use figures::hero::{Gear, Pose};
use figures::settings::Nook::{Aboard, Ashore, Indoors, Outdoors};
use scene::{Idea, Location};

use crate::partner::Meet::{Along, Below, Far, Hand, Near, Over, Tool, Trail};
use crate::recipe::Part::{
    Above, Across, Afloat, AtHand, Back, Before, Beside, Between, Front, Mount, Under, With,
};
use crate::recipe::Recipe;

pub(crate) fn recipe(idea: Idea) -> Recipe {
    let notes = match idea.location() {
        Location::Forest => forest,
        Location::Space => space,
        Location::Underwater => underwater,
        Location::Castle => castle,
        Location::Dinosaur => dinosaur,
        Location::Jungle => jungle,
        Location::Fantasy => fantasy,
        Location::Pirate => pirate,
    };
    notes(idea.id()).unwrap_or_else(|| Recipe::new(Pose::Stand, Happy, &[]))
}

fn forest(id: &str) -> Option<Recipe> {
    Some(match id {
        "forest-tea-party" => Recipe::new(
            Pose::Sit,
            Happy,
            &[("bear", With(Near(68))), ("bunny", Before(46)), ("laid table", Between(64))],
        )
        .holding("cup of tea"),
        "forest-fairy" => {
            Recipe::new(Pose::Greet, Amazed, &[("mushroom house", With(Near(42))), ("fairy", With(Over(54)))])
        }
        "forest-treehouse" => Recipe::new(Pose::Climb, Happy, &[("high tree house", AtHand)]),
        "forest-fireflies" => Recipe::new(
            Pose::Walk,
            Happy,
            &[("firefly", With(Trail(20))), ("crescent moon", Above), ("star", Above)],
        )
        .holding("firefly jar"),
        "forest-story" => {
            Recipe::new(Pose::CrossLegged, Happy, &[("fox", With(Near(60))), ("old tree", Back)])
                .holding("open book")
        }
        _ => return None,
    })
}

fn space(id: &str) -> Option<Recipe> {
    Some(match id {
        "space-moon-bounce" => Recipe::new(Pose::Jump, Laughing, &[("astronaut", With(Near(76)))]),
        "space-rocket" => Recipe::new(Pose::Ride, Brave, &[("rocket", Mount)]),
        "space-alien" => {
            Recipe::new(Pose::HoldOne, Happy, &[("friendly alien", With(Hand))]).holding("ice cream cone")
        }
        "space-robot" => Recipe::new(Pose::HoldOne, Happy, &[("robot", With(Tool(78))), ("toolbox", Front)])
            .holding("wrench"),
        "space-star" => {
            Recipe::new(Pose::HoldUp, Amazed, &[("falling star", With(Over(32)))]).holding("butterfly net")
        }
        _ => return None,
    })
}

fn underwater(id: &str) -> Option<Recipe> {
    Some(match id {
        "underwater-turtle" => Recipe::new(Pose::Ride, Happy, &[("sea turtle", Mount)]),
        "underwater-treasure" => Recipe::new(Pose::Dive, Amazed, &[("treasure chest", Beside(50))]),
        "underwater-dolphin" => Recipe::new(Pose::Swim, Happy, &[("dolphin", With(Along(92)))]),
        "underwater-octopus" => Recipe::new(Pose::Dance, Happy, &[("octopus", With(Hand))]),
        "underwater-mermaid" => Recipe::new(Pose::Greet, Happy, &[("mermaid", With(Hand)), ("coral", Front)]),
        _ => return None,
    })
}

fn castle(id: &str) -> Option<Recipe> {
    Some(match id {
        "castle-dragon" => Recipe::new(Pose::Kneel, Happy, &[("baby dragon", AtHand)]).at(Outdoors),
        "castle-ball" => {
            Recipe::new(Pose::Dance, Happy, &[("princess", With(Hand))]).wearing(Gear::Crown).at(Indoors)
        }
        "castle-horse" => {
            Recipe::new(Pose::Ride, Brave, &[("horse", Mount), ("drawbridge", Across)]).at(Outdoors)
        }
        "castle-cake" => Recipe::new(Pose::HoldOne, Happy, &[("giant cake", With(Near(92)))])
            .holding("mixing bowl")
            .wearing(Gear::ChefHat)
            .at(Indoors),
        "castle-crown" => {
            Recipe::new(Pose::Greet, Happy, &[("mirror", With(Near(90)))]).wearing(Gear::Crown).at(Indoors)
        }
        _ => return None,
    })
}

fn dinosaur(id: &str) -> Option<Recipe> {
    Some(match id {
        "dinosaur-ride" => Recipe::new(Pose::Ride, Laughing, &[("brachiosaurus", Mount)]),
        "dinosaur-egg" => Recipe::new(Pose::Kneel, Amazed, &[("hatching egg", AtHand)]),
        "dinosaur-picnic" => Recipe::new(
            Pose::CrossLegged,
            Happy,
            &[("picnic", Between(40)), ("tyrannosaurus", With(Near(58)))],
        )
        .holding("watermelon slice"),
        "dinosaur-fossil" => {
            Recipe::new(Pose::Kneel, Happy, &[("dinosaur fossil", With(Near(44)))]).holding("shovel")
        }
        "dinosaur-triceratops" => {
            Recipe::new(Pose::Greet, Happy, &[("triceratops", With(Tool(65)))]).holding("leafy sprig")
        }
        _ => return None,
    })
}

fn jungle(id: &str) -> Option<Recipe> {
    Some(match id {
        "jungle-vines" => Recipe::new(Pose::Ride, Laughing, &[("vine swing", Mount), ("monkey", AtHand)]),
        "jungle-elephant" => Recipe::new(Pose::Ride, Happy, &[("elephant", Mount)]),
        "jungle-tiger" => Recipe::new(Pose::Aim, Happy, &[("tiger", With(Far(66)))])
            .holding("raised camera")
            .wearing(Gear::ExplorerHat),
        "jungle-parrot" => Recipe::new(
            Pose::Point,
            Happy,
            &[("parrot", With(Near(84))), ("music note", Above), ("music note", Above)],
        ),
        "jungle-canoe" => Recipe::new(Pose::Paddle, Happy, &[("canoe", Mount)]),
        _ => return None,
    })
}

fn fantasy(id: &str) -> Option<Recipe> {
    Some(match id {
        "fantasy-unicorn" => Recipe::new(Pose::Ride, Laughing, &[("unicorn", Mount), ("rainbow", Under)]),
        "fantasy-potion" => {
            Recipe::new(Pose::HoldUp, Happy, &[("cauldron", With(Below)), ("wizard", With(Near(76)))])
                .holding("pouring potion")
        }
        "fantasy-carpet" => Recipe::new(Pose::Ride, Happy, &[("magic carpet", Mount)]),
        "fantasy-wand" => {
            Recipe::new(Pose::HoldUp, Brave, &[]).holding("magic wand").wearing(Gear::WizardHat)
        }
        "fantasy-lollipop" => {
            Recipe::new(Pose::HoldUp, Happy, &[("lollipop tree", With(Near(86)))]).holding("lollipop")
        }
        _ => return None,
    })
}

fn pirate(id: &str) -> Option<Recipe> {
    Some(match id {
        "pirate-dig" => Recipe::new(Pose::Kneel, Amazed, &[("buried treasure", With(Near(50)))])
            .holding("shovel")
            .wearing(Gear::PirateHat)
            .at(Ashore),
        "pirate-ship" => {
            Recipe::new(Pose::Helm, Brave, &[("ship's wheel", AtHand)]).wearing(Gear::PirateHat).at(Aboard)
        }
        "pirate-map" => Recipe::new(Pose::HoldOne, Happy, &[("parrot", With(Near(76)))])
            .holding("treasure map")
            .wearing(Gear::PirateHat),
        "pirate-whale" => Recipe::new(Pose::Wave, Happy, &[("spouting whale", Afloat(48))]).at(Ashore),
        "pirate-sandcastle" => {
            Recipe::new(Pose::Kneel, Happy, &[("sandcastle", With(Near(74)))]).holding("shovel").at(Ashore)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use figures::{Detail, figure};

    #[test]
    fn every_idea_has_notes_and_every_role_a_figure() {
        for idea in Idea::all() {
            let notes = recipe(idea);
            let holds = notes.holds.into_iter();
            for name in notes.cast.iter().map(|(name, _)| *name).chain(holds) {
                assert!(figure(name, Detail::Bold).is_ok(), "{}: {name}", idea.id());
            }
            let shows = !notes.cast.is_empty() || notes.holds.is_some();
            assert!(shows, "{} shows nothing of its own", idea.id());
        }
    }
}
