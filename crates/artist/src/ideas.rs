//! The forty suggested prompts as director's notes: each is a scene the page really shows.

use figures::hero::{Gear, Mood, Pose};
use scene::{Dice, Idea};

use crate::recipe::Part::{Above, Back, Friend, Front, Mount};
use crate::recipe::Recipe;

pub(crate) fn recipe(idea: Idea, dice: &mut Dice) -> Recipe {
    use Mood::{Amazed, Brave, Happy, Laughing};
    let new = Recipe::new;
    match idea.id() {
        "forest-tea-party" => new(
            Pose::Sit,
            Happy,
            &[("tea table", Front), ("bunny", Friend), ("bear", Friend)],
        ),
        "forest-fairy" => new(Pose::Stand, Amazed, &[("fairy", Above), ("mushroom house", Back)]),
        "forest-treehouse" => new(Pose::Climb, Laughing, &[("tree house", Back)]),
        "forest-fireflies" => new(
            Pose::Walk,
            Amazed,
            &[("firefly", Above), ("firefly", Above), ("firefly", Above)],
        )
        .holding("firefly jar"),
        "forest-story" => new(Pose::Sit, Happy, &[("fox", Friend), ("old tree", Back)]).holding("open book"),

        "space-moon-bounce" => new(Pose::Jump, Laughing, &[("astronaut", Friend)]),
        "space-rocket" => new(Pose::Ride, Brave, &[("rocket", Mount)]),
        "space-alien" => new(Pose::HoldOne, Happy, &[("friendly alien", Friend)]).holding("ice cream cone"),
        "space-robot" => {
            new(Pose::HoldOne, Happy, &[("robot", Friend), ("toolbox", Front)]).holding("wrench")
        }
        "space-star" => new(Pose::HoldUp, Amazed, &[("falling star", Above)]).holding("butterfly net"),

        "underwater-turtle" => new(Pose::Ride, Laughing, &[("sea turtle", Mount)]),
        "underwater-treasure" => new(Pose::Swim, Amazed, &[("treasure chest", Front)]),
        "underwater-dolphin" => new(Pose::Swim, Laughing, &[("dolphin", Above)]),
        "underwater-octopus" => new(Pose::Dance, Laughing, &[("octopus", Friend)]),
        "underwater-mermaid" => new(Pose::Stand, Happy, &[("mermaid", Friend), ("coral", Front)]),

        "castle-dragon" => new(Pose::Hug, Happy, &[("baby dragon", Friend)]),
        "castle-ball" => new(Pose::Dance, Laughing, &[("knight", Friend)]).wearing(Gear::Crown),
        "castle-horse" => new(Pose::Ride, Brave, &[("horse", Mount)]),
        "castle-cake" => new(Pose::HoldOne, Happy, &[("giant cake", Friend)])
            .holding("mixing bowl")
            .wearing(Gear::ChefHat),
        "castle-crown" => {
            new(Pose::Stand, Laughing, &[("throne", Back), ("mirror", Friend)]).wearing(Gear::Crown)
        }

        "dinosaur-ride" => new(Pose::Ride, Laughing, &[("brachiosaurus", Mount)]),
        "dinosaur-egg" => new(Pose::Kneel, Amazed, &[("hatching egg", Friend)]),
        "dinosaur-picnic" => new(Pose::Sit, Happy, &[("picnic", Front), ("tyrannosaurus", Friend)]),
        "dinosaur-fossil" => new(Pose::Kneel, Amazed, &[("bone", Friend)]).holding("shovel"),
        "dinosaur-triceratops" => {
            new(Pose::HoldOne, Happy, &[("triceratops", Friend)]).holding("leafy branch")
        }

        "jungle-vines" => new(Pose::Climb, Laughing, &[("vine", Back), ("monkey", Above)]),
        "jungle-elephant" => new(Pose::Ride, Laughing, &[("elephant", Mount)]),
        "jungle-tiger" => new(Pose::HoldOne, Amazed, &[("tiger", Friend)])
            .holding("camera")
            .wearing(Gear::ExplorerHat),
        "jungle-parrot" => new(Pose::Point, Laughing, &[("parrot", Friend)]),
        "jungle-canoe" => new(Pose::Ride, Happy, &[("canoe", Mount)]).holding("paddle"),

        "fantasy-unicorn" => new(Pose::Ride, Laughing, &[("unicorn", Mount), ("rainbow", Back)]),
        "fantasy-potion" => new(Pose::HoldOne, Amazed, &[("cauldron", Front), ("wizard", Friend)]),
        "fantasy-carpet" => new(Pose::Ride, Brave, &[("magic carpet", Mount)]),
        "fantasy-wand" => new(Pose::HoldUp, Brave, &[])
            .holding("magic wand")
            .wearing(Gear::WizardHat),
        "fantasy-lollipop" => new(Pose::HoldUp, Happy, &[("lollipop tree", Friend)]).holding("lollipop"),

        "pirate-dig" => new(Pose::Kneel, Amazed, &[("buried treasure", Friend)])
            .holding("shovel")
            .wearing(Gear::PirateHat),
        "pirate-ship" => new(Pose::HoldOne, Brave, &[("ship's wheel", Front)]).wearing(Gear::PirateHat),
        "pirate-map" => new(Pose::HoldOne, Happy, &[("parrot", Friend)])
            .holding("treasure map")
            .wearing(Gear::PirateHat),
        "pirate-whale" => new(Pose::Stand, Laughing, &[("whale", Friend)]),
        "pirate-sandcastle" => new(Pose::Kneel, Happy, &[("sandcastle", Friend), ("bucket", Front)]),
        _ => new(
            *dice.pick(&[Pose::Stand, Pose::Walk]).unwrap_or(&Pose::Stand),
            Happy,
            &[],
        ),
    }
}
