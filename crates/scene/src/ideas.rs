//! The suggested prompts themselves: `(id, text)`, five a location.

use crate::Location;

pub(crate) const fn of(location: Location) -> &'static [(&'static str, &'static str); 5] {
    match location {
        Location::Forest => &[
            ("forest-tea-party", "Having a tea party with a bunny and a bear"),
            ("forest-fairy", "Meeting a fairy at her mushroom house"),
            ("forest-treehouse", "Climbing up to a secret treehouse"),
            ("forest-fireflies", "Following a trail of glowing fireflies"),
            ("forest-story", "Reading a story to a fox under a big tree"),
        ],
        Location::Space => &[
            ("space-moon-bounce", "Bouncing on the moon"),
            ("space-rocket", "Riding a rocket past the planets"),
            ("space-alien", "Sharing ice cream with a friendly alien"),
            ("space-robot", "Building a robot friend"),
            ("space-star", "Catching a falling star"),
        ],
        Location::Underwater => &[
            ("underwater-turtle", "Riding on a sea turtle"),
            ("underwater-treasure", "Discovering a sunken treasure chest"),
            ("underwater-dolphin", "Racing with a dolphin"),
            ("underwater-octopus", "Dancing with an octopus"),
            ("underwater-mermaid", "Meeting a mermaid by the coral"),
        ],
        Location::Castle => &[
            ("castle-dragon", "Making friends with a baby dragon"),
            ("castle-ball", "Dancing at the royal ball"),
            ("castle-horse", "Riding a white horse over the drawbridge"),
            ("castle-cake", "Baking a giant royal birthday cake"),
            ("castle-crown", "Trying on the queen's crown"),
        ],
        Location::Dinosaur => &[
            ("dinosaur-ride", "Riding on a long-necked dinosaur"),
            ("dinosaur-egg", "Finding a dinosaur egg that is hatching"),
            ("dinosaur-picnic", "Having a picnic with a T. rex"),
            ("dinosaur-fossil", "Digging up a dinosaur bone"),
            ("dinosaur-triceratops", "Feeding leaves to a triceratops"),
        ],
        Location::Jungle => &[
            ("jungle-vines", "Swinging on vines with a monkey"),
            ("jungle-elephant", "Riding on an elephant"),
            ("jungle-tiger", "Taking a picture of a tiger"),
            ("jungle-parrot", "Teaching a parrot to sing"),
            ("jungle-canoe", "Paddling a canoe down the river"),
        ],
        Location::Fantasy => &[
            ("fantasy-unicorn", "Riding a unicorn over the rainbow"),
            ("fantasy-potion", "Mixing a magic potion with a wizard"),
            ("fantasy-carpet", "Flying on a magic carpet"),
            ("fantasy-wand", "Practicing spells with a sparkling wand"),
            ("fantasy-lollipop", "Picking candy from a lollipop tree"),
        ],
        Location::Pirate => &[
            ("pirate-dig", "Digging up buried treasure"),
            ("pirate-ship", "Steering a pirate ship"),
            ("pirate-map", "Reading a treasure map with a parrot"),
            ("pirate-whale", "Waving to a friendly whale"),
            ("pirate-sandcastle", "Building a sandcastle on a desert island"),
        ],
    }
}
