//! Parts of a body and feasts of the year as children spell them: "on his sholder" is where the parrot is, "haloween" is
//! in the fall.

use crate::features::is_body;
use crate::guess::is_english;
use crate::lexicon::lexicon;
use crate::token::{self, Word};

/// The parts that something is said to be on, in or at, which are long enough to be misspelled.
const PARTS: [&str; 19] = [
    "shoulder",
    "shoulders",
    "mouth",
    "tongue",
    "finger",
    "fingers",
    "tummy",
    "belly",
    "trunk",
    "teeth",
    "tooth",
    "cheek",
    "cheeks",
    "hands",
    "heads",
    "knees",
    "whiskers",
    "antlers",
    "forehead",
];

/// The feasts and times of the year, which turns of phrase and names of things have words of.
const TIMES: [&str; 16] = [
    "halloween",
    "christmas",
    "thanksgiving",
    "birthday",
    "birthdays",
    "valentines",
    "valentine",
    "easter",
    "hanukkah",
    "winter",
    "summer",
    "autumn",
    "spring",
    "december",
    "october",
    "night",
];

/// The text with the feasts and times of the year spelt right; who is called Wynter is.
pub(crate) fn times(text: &str) -> String {
    let words: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
    let capital = |at: usize| words[at].starts_with(char::is_uppercase);
    let is_name = |at: usize| {
        let before = at.checked_sub(1).map(|before| words[before].trim().to_lowercase());
        match before.as_deref() {
            Some("called" | "named") => true,
            // "little Sumer", "my friend Wynter".
            Some("little" | "friend" | "sister" | "cousin" | "daughter" | "miss") => capital(at),
            _ => false,
        }
    };
    let spelt = |(at, word): (usize, &&str)| {
        time(word).filter(|_| !is_name(at)).unwrap_or_else(|| (*word).to_owned())
    };
    words.iter().enumerate().map(spelt).collect()
}

/// What a word is meant to be, where it is none that we know.
fn time(word: &str) -> Option<String> {
    let typed = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    let lower = typed.to_lowercase();
    let own = lower.strip_suffix("'s").or_else(|| lower.strip_suffix("’s")).unwrap_or(&lower);
    let known = own.len() < 5 || is_english(own) || lexicon().find(&token::words(own)).is_some();
    // "Kristmas", "eester": the first letter may be another with the same sound.
    let first = |own: &str| if own.starts_with("kr") { own.replacen("kr", "chr", 1) } else { own.to_owned() };
    let meant = TIMES.iter().find(|time| !known && is_near(&first(own), time))?;
    Some(word.replacen(typed, &typed.to_lowercase().replacen(own, meant, 1), 1))
}

/// Spells the parts of bodies right.
pub(crate) fn right(words: &mut [Word]) {
    for at in 1..words.len() {
        let owned = words[at - 1].owner
            || matches!(
                words[at - 1].text.as_str(),
                "his" | "her" | "hes" | "its" | "their" | "there" | "my" | "your" | "the"
            );
        let text = &words[at].text;
        let unknown = owned && !is_body(text) && lexicon().find(&words[at..=at]).is_none();
        if unknown && let Some(part) = PARTS.iter().find(|part| is_near(text, part)) {
            (*part).clone_into(&mut words[at].text);
        }
    }
}

/// Whether one is the other but for a letter, or for two that are typed the wrong way round or left out of a long word.
fn is_near(word: &str, part: &str) -> bool {
    let (word, part): (Vec<char>, Vec<char>) = (word.chars().collect(), part.chars().collect());
    if word.len() < 4 || word.first() != part.first() || word.len().abs_diff(part.len()) > 2 {
        return false;
    }
    let mut row: Vec<usize> = (0..=part.len()).collect();
    for (at, letter) in word.iter().enumerate() {
        let mut next = vec![at + 1];
        for (to, other) in part.iter().enumerate() {
            let change = row[to] + usize::from(letter != other);
            next.push(change.min(row[to + 1] + 1).min(next[to] + 1));
        }
        row = next;
    }
    row[part.len()] <= if part.len() > 6 { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use scene::Link;

    use crate::read;

    #[test]
    fn a_misspelled_feast_is_that_feast() {
        for (typed, meant) in [
            ("a holoween party", "a halloween party"),
            ("Christmass, with presents", "christmas, with presents"),
            ("kristmas and crismas", "christmas and christmas"),
            ("my birhtday cake", "my birthday cake"),
            ("a valentimes card", "a valentines card"),
            ("thanksgivving dinner", "thanksgiving dinner"),
            ("the eester bunny", "the easter bunny"),
            ("a girl called Wynter", "a girl called Wynter"),
            ("little Sumer with a kite", "little Sumer with a kite"),
            ("an eastern  summery knight writer", "an eastern  summery knight writer"),
        ] {
            assert_eq!(super::times(typed), meant);
        }
    }

    #[test]
    fn a_misspelled_part_is_that_part() {
        for text in ["a pirate with a parrot on his sholder", "a pirate with a parrot on his shouldr"] {
            let reading = read(text);
            assert!(reading.unread.is_empty(), "{text}: {reading:?}");
        }
        let told = read("a pirate with a parrot on his sholder").relations;
        assert_eq!(told[0].link, Link::On);
    }
}
