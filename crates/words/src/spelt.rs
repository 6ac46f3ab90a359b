//! Parts of a body as children spell them: "on his sholder" is where the parrot is, and no thing that cannot be drawn.

use crate::features::is_body;
use crate::lexicon::lexicon;
use crate::token::Word;

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
    fn a_misspelled_part_is_that_part() {
        for text in ["a pirate with a parrot on his sholder", "a pirate with a parrot on his shouldr"] {
            let reading = read(text);
            assert!(reading.unread.is_empty(), "{text}: {reading:?}");
        }
        let told = read("a pirate with a parrot on his sholder").relations;
        assert_eq!(told[0].link, Link::On);
    }
}
