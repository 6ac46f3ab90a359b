//! Turns of phrase told in plain words before they are read: "wrapped in a blanket" is under it, "pets it" is a deed.

use std::sync::LazyLock;

use crate::tables::{self, list, rows};

/// One word of a turn of phrase.
enum Part {
    /// One of these.
    Word(Vec<&'static str>),
    /// One of these, or nothing.
    Perhaps(Vec<&'static str>),
    /// Any one word.
    Any,
    /// Any one word that says whose: told without its ending.
    Owner,
    /// Nothing more of the clause.
    End,
}

/// A turn of phrase, how it is told plainly, and the words that keep it from being one where they are in the text.
struct Wording {
    parts: Vec<Part>,
    told: &'static str,
    unless: Vec<&'static str>,
}

/// What stands for any one word.
const ANY: &str = "*";
/// What stands for any one word that says whose.
const OWNER: &str = "*'s";
/// And what for the end of a clause.
const END: &str = ".";

static WORDINGS: LazyLock<Vec<Wording>> = LazyLock::new(|| rows(tables::WORDINGS).map(Wording::of).collect());

/// The text in plain words; what is no turn of phrase stays as it was typed.
pub(crate) fn plain(text: &str) -> String {
    told_by(&WORDINGS, text)
}

fn told_by(wordings: &[Wording], text: &str) -> String {
    let mut words: Vec<String> = text.split_whitespace().flat_map(apart).map(str::to_owned).collect();
    let mut keys: Vec<String> = words.iter().map(|word| key(word)).collect();
    let mut changed = false;
    for wording in wordings {
        if keys.iter().any(|key| wording.unless.contains(&key.as_str())) {
            continue;
        }
        let mut at = 0;
        while at < words.len() {
            if let Some((told, length)) = wording.told_at(&words[at..], &keys[at..]) {
                let told = || told.split(' ').filter(|word| !word.is_empty());
                keys.splice(at..at + length, told().map(key));
                words.splice(at..at + length, told().map(str::to_owned));
                changed = true;
                // What was told is not told again: a turn of phrase may hold itself.
                at += told().count();
            } else {
                at += 1;
            }
        }
    }
    if changed { words.join(" ") } else { text.to_owned() }
}

/// "fish-shaped" is two words.
fn apart(word: &str) -> impl Iterator<Item = &str> {
    let (first, second) = match word.strip_suffix("-shaped").filter(|first| !first.is_empty()) {
        Some(first) => (first, Some("shaped")),
        None => (word, None),
    };
    std::iter::once(first).chain(second)
}

fn key(word: &str) -> String {
    word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase()
}

/// Whose it is: "daughter's".
fn owner(word: &str) -> Option<&str> {
    ["'s", "’s"].into_iter().find_map(|ending| word.strip_suffix(ending)).filter(|name| !name.is_empty())
}

/// What ends a clause stands behind the word.
fn ends(word: &str) -> &str {
    &word[word.trim_end_matches([',', '.', ';', ':', '!', '?']).len()..]
}

impl Wording {
    /// A row of the table.
    fn of([when, told, unless]: [&'static str; 3]) -> Self {
        let part = |word: &'static str| match word.strip_suffix('?') {
            Some(word) => Part::Perhaps(word.split('|').collect()),
            None if word == ANY => Part::Any,
            None if word == OWNER => Part::Owner,
            None if word == END => Part::End,
            None => Part::Word(word.split('|').collect()),
        };
        Self { parts: when.split(' ').map(part).collect(), told, unless: list(unless).collect() }
    }

    /// What is told instead of the first words, and how many of them it is about. `$1` is the first part's word.
    fn told_at(&self, words: &[String], keys: &[String]) -> Option<(String, usize)> {
        let mut taken: Vec<&str> = Vec::new();
        let mut at = 0;
        for part in &self.parts {
            let word = keys.get(at).map(String::as_str);
            let broken = at > 0 && !ends(&words[at - 1]).is_empty();
            if matches!(part, Part::End) {
                if word.is_some() && !broken {
                    return None;
                }
                continue;
            }
            let is = |known: &[&str]| word.is_some_and(|word| known.contains(&word));
            let here = !broken
                && match part {
                    Part::Word(known) | Part::Perhaps(known) => is(known),
                    Part::Any => word.is_some(),
                    Part::Owner => word.and_then(owner).is_some(),
                    Part::End => false,
                };
            match (here, part) {
                (true, _) => {
                    let word = word.unwrap_or_default();
                    let whose = owner(word).filter(|_| matches!(part, Part::Owner));
                    taken.push(whose.unwrap_or(word));
                    at += 1;
                }
                (false, Part::Perhaps(_)) => taken.push(""),
                (false, _) => return None,
            }
        }
        let mut told = self.told.to_owned();
        // The last first: `$1` is in `$12`.
        for (index, word) in taken.iter().enumerate().rev() {
            told = told.replace(&format!("${}", index + 1), word);
        }
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        Some((told + ends(&words[at - 1]), at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, told: &str) {
        assert_eq!(plain(text), told);
    }

    #[test]
    fn a_turn_of_phrase_is_told_plainly() {
        check("A kitten wrapped in a Blanket, asleep", "A kitten under a blanket, asleep");
        check("a boy climbing the ladder to his treehouse.", "a boy climbing his treehouse.");
        check("a girl hanging socks on the clothesline", "a girl holding socks next to the clothesline");
        check("a dad holding his little daughter's hand", "a dad holding hands with his little daughter");
        check("two elephants standing in the water of a lake", "two elephants standing in shallow water");
        check("a boy and his dog playing fetch", "a boy throwing a ball to his dog");
        check("a girl playing fetch with her puppy", "a girl throwing a ball to her puppy");
        check("a koala on a big tree", "a koala in a big tree");
        check("an owl on a tree branch", "an owl on a tree branch");
    }

    #[test]
    fn what_was_told_is_not_told_again() {
        let again = [Wording::of(["a|the ramen", "a bowl of the ramen", ""])];
        assert_eq!(told_by(&again, "a ramen, the ramen"), "a bowl of the ramen, a bowl of the ramen");
    }

    #[test]
    fn the_twelfth_part_is_not_the_first_and_a_two() {
        let long = [Wording::of(["a b c d e f g h i j k l", "$12 $1", ""])];
        assert_eq!(told_by(&long, "a b c d e f g h i j k l"), "l a");
    }

    #[test]
    fn what_is_none_stays_as_typed() {
        for text in ["a  boy, with two pets", "a fish swimming in a lake", "wrapped, in a blanket", ""] {
            check(text, text);
        }
    }
}
