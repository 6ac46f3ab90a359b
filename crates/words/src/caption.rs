//! "Make it Magical!": the built-in writer.

use scene::{CAPTION_CHARS, Location, Seed};

/// Ways to begin, each followed by the caption as the child wrote it.
const OPENINGS: [&str; 6] = [
    "Once upon a sunny morning:",
    "Listen, the magic is starting!",
    "And so the adventure begins:",
    "Turn the page and hold on tight:",
    "Far away, just past bedtime:",
    "With a wink and a giggle:",
];

/// What the place adds; `{name}` becomes the child's name.
fn endings(theme: Option<Location>) -> [&'static str; 4] {
    match theme {
        Some(Location::Forest) => [
            "The old trees lean in to listen to {name}.",
            "Every mushroom lights a tiny lamp for {name}.",
            "Even the owls stay up to watch {name}.",
            "{name} can hear the ferns giggle.",
        ],
        Some(Location::Space) => [
            "The stars blink hello to {name}.",
            "Ten planets wave as {name} flies by.",
            "The moon saves its best crater for {name}.",
            "{name} leaves a trail of stardust.",
        ],
        Some(Location::Underwater) => [
            "A thousand bubbles carry {name}'s laugh.",
            "The fish line up to swim with {name}.",
            "The coral glows wherever {name} swims.",
            "{name} knows where the pearls sleep.",
        ],
        Some(Location::Castle) => [
            "The trumpets play for {name}.",
            "Every window in the castle shines for {name}.",
            "{name} has the key to the highest tower.",
            "The whole kingdom cheers for {name}.",
        ],
        Some(Location::Dinosaur) => [
            "The ground goes thump, thump, thump beside {name}.",
            "A very long neck bends down to meet {name}.",
            "{name} is not even a little bit scared.",
            "The volcano yawns and lets {name} pass.",
        ],
        Some(Location::Jungle) => [
            "The parrots call {name} by name.",
            "The vines make way for {name}.",
            "{name} follows the drums of the rain.",
            "A hundred green leaves clap for {name}.",
        ],
        Some(Location::Pirate) => [
            "X marks the spot, and {name} has the map.",
            "The wind is on {name}'s side today.",
            "All hands on deck for Captain {name}!",
            "The sea keeps one last secret for {name}.",
        ],
        Some(Location::Fantasy) | None => [
            "A rainbow follows {name} all the way home.",
            "Magic sparkles wherever {name} goes.",
            "{name} makes one wish, and it comes true.",
            "Tonight the stars will tell stories about {name}.",
        ],
    }
}

/// A warmer caption: an opening, the child's own words, an ending that fits the theme. A new `press` gives
/// another one until all have come round. At most [`CAPTION_CHARS`] characters; the child's words are kept
/// whole as long as they fit by themselves.
pub fn enhance_caption(base: &str, theme: &str, name: &str, press: u64) -> String {
    let base = base.split_whitespace().collect::<Vec<_>>().join(" ");
    let base: String = base.chars().take(CAPTION_CHARS).collect();
    let name = if name.trim().is_empty() { "our hero" } else { name.trim() };
    let endings = endings(Location::parse(theme));
    let rounds = (OPENINGS.len() * endings.len()) as u64;
    // A stride coprime to the number of rounds visits all of them and changes both halves every time.
    let start = Seed(0).dice(&base).below(rounds as usize) as u64;
    let round = ((start + press * 7) % rounds) as usize;
    let opening = OPENINGS[round % OPENINGS.len()];
    let ending = endings[(round / OPENINGS.len() + round) % endings.len()].replace("{name}", name);
    let ending = ending
        .chars()
        .next()
        .map_or(String::new(), |first| first.to_uppercase().chain(ending.chars().skip(1)).collect());
    let stop = if base.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    let whole = [format!("{opening} {base}{stop} {ending}"), format!("{base}{stop} {ending}"), base];
    let fitting = whole.iter().find(|caption| caption.chars().count() <= CAPTION_CHARS);
    fitting.cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_press_brings_another_caption_until_they_come_round() {
        let all: BTreeSet<_> = (0..24)
            .map(|press| enhance_caption("Mia's Magical Forest Adventure", "forest", "Mia", press))
            .collect();
        assert_eq!(all.len(), 24);
        for caption in &all {
            assert!(caption.contains("Mia's Magical Forest Adventure"), "{caption}");
            assert!(caption.chars().count() <= CAPTION_CHARS, "{caption}");
        }
        let first = enhance_caption("Hi", "space", "Mia", 0);
        assert_eq!(first, enhance_caption("Hi", "space", "Mia", 24));
    }

    #[test]
    fn whatever_the_writer_says_is_kind_enough_to_be_drawn() {
        for theme in Location::ALL.iter().map(|location| location.id()).chain(["", "somewhere"]) {
            for press in 0..24 {
                let caption = enhance_caption("Mia's Space Adventure", theme, "Mia", press);
                assert_eq!(crate::kind("caption", &caption), Ok(()), "{caption}");
            }
        }
    }

    #[test]
    fn long_captions_stay_whole_and_short_enough() {
        let base = "a ".repeat(70);
        let caption = enhance_caption(&base, "nowhere", "", 3);
        assert!(caption.chars().count() <= CAPTION_CHARS);
        assert!(caption.contains(base.trim()));
    }
}
