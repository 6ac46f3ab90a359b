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
/// another one until all that fit have come round. At most [`CAPTION_CHARS`] characters; the child's words are
/// kept whole as long as they fit by themselves. `theme` is a location's id or label, or anything else.
pub fn enhance_caption(base: &str, theme: &str, name: &str, press: u64) -> String {
    let base = base.split_whitespace().collect::<Vec<_>>().join(" ");
    let base: String = base.chars().take(CAPTION_CHARS).collect();
    let name = if name.trim().is_empty() { "our hero" } else { name.trim() };
    let fitting =
        fitting(&base, &endings(location(theme)).map(|ending| sentence(&ending.replace("{name}", name))));
    if fitting.is_empty() {
        return base;
    }
    // A stride with no divisor in common with the number of captions visits all of them.
    let all = fitting.len() as u64;
    let stride = if all.is_multiple_of(7) { 5 } else { 7 };
    let start = Seed(0).dice(&base).below(fitting.len()) as u64;
    let round = (start + press % all * stride) % all;
    fitting.into_iter().nth(round as usize).unwrap_or(base)
}

fn location(theme: &str) -> Option<Location> {
    let is_it = |location: &&Location| location.label().eq_ignore_ascii_case(theme.trim());
    Location::parse(theme).or_else(|| Location::ALL.iter().find(is_it).copied())
}

/// Every caption there is room for; the richest kind of which any fits, so that no two presses look alike.
fn fitting(base: &str, endings: &[String]) -> Vec<String> {
    if base.is_empty() {
        return endings.to_vec();
    }
    let stop = if base.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    let rounds = (0..OPENINGS.len() * endings.len()).map(|round| {
        let (opening, ending) = (round % OPENINGS.len(), round / OPENINGS.len() + round);
        format!("{}{stop} {}", opened(OPENINGS[opening], base), endings[ending % endings.len()])
    });
    let opened = OPENINGS.iter().map(|opening| opened(opening, base));
    let ended = endings.iter().map(|ending| format!("{base}{stop} {ending}"));
    let fits = |caption: &String| caption.chars().count() <= CAPTION_CHARS;
    let whole: Vec<String> = rounds.filter(fits).collect();
    if whole.len() >= endings.len() {
        whole
    } else {
        whole.into_iter().chain(ended.chain(opened).filter(fits)).collect()
    }
}

/// The child's words after an opening; after a whole sentence they begin one.
fn opened(opening: &str, base: &str) -> String {
    if opening.ends_with('!') { format!("{opening} {}", sentence(base)) } else { format!("{opening} {base}") }
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
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
        assert_eq!(first, enhance_caption("Hi", "Space Adventure", "Mia", 0));
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
    fn a_long_caption_is_another_one_at_every_press_as_well() {
        for length in (10..=CAPTION_CHARS).step_by(10) {
            let base = "word ".repeat(length / 5);
            let all = |presses: u64| -> BTreeSet<String> {
                (0..presses).map(|press| enhance_caption(&base, "forest", "Mia", press)).collect()
            };
            let captions = all(60);
            assert_eq!(all(captions.len() as u64), captions, "{length}");
            assert!(captions.iter().all(|caption| caption.chars().count() <= CAPTION_CHARS), "{length}");
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
