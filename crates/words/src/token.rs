//! Typed text to words in lower case, with the pauses between them.

use std::sync::LazyLock;

use crate::tables;

/// What separates a word from the one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Pause {
    None,
    /// Within a sentence: a comma, a bracket, a quotation mark.
    Comma,
    /// A new sentence or line.
    Stop,
}

/// One word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Word {
    /// Lower case, no apostrophes, no possessive ending.
    pub(crate) text: String,
    /// As typed, without a possessive ending.
    pub(crate) typed: String,
    /// Ends in an apostrophe and s: "the dog's".
    pub(crate) owner: bool,
    pub(crate) before: Pause,
    /// Stands for an emoji.
    pub(crate) picture: bool,
}

impl Word {
    pub(crate) fn is_capital(&self) -> bool {
        self.typed.chars().next().is_some_and(char::is_uppercase)
    }
}

/// Words after which an apostrophe and s is short for "is".
const SHORT_FOR_IS: &[&str] = &["it", "he", "she", "that", "there", "what", "who", "let", "here", "where"];

/// Titles written with a point, after which no sentence ends.
const ABBREVIATED: &[&str] = &["mr", "mrs", "ms", "dr"];

/// Everything typed, in order.
pub(crate) fn words(text: &str) -> Vec<Word> {
    let mut tokenizer =
        Tokenizer { words: Vec::new(), typed: String::new(), pause: Pause::None, picture: false };
    let letters: Vec<char> = text.chars().collect();
    let mut at = 0;
    while at < letters.len() {
        at += tokenizer.take(&letters[at..]);
    }
    tokenizer.end_word();
    tokenizer.words
}

/// A text of the tables as it looks among [`words`].
pub(crate) fn key(text: &str) -> String {
    let words = words(text);
    words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
}

struct Tokenizer {
    words: Vec<Word>,
    typed: String,
    pause: Pause,
    picture: bool,
}

impl Tokenizer {
    /// Reads what `rest` begins with and says how many characters that was.
    fn take(&mut self, rest: &[char]) -> usize {
        let next = rest.get(1).copied().unwrap_or(' ');
        match rest[0] {
            letter if letter.is_alphanumeric() => self.typed.push(letter),
            '\'' | '\u{2018}' | '\u{2019}' | '`' | '\u{b4}' if !self.typed.is_empty() => {
                self.typed.push('\'')
            }
            '.' if self.typed.chars().count() == 1 && !next.is_whitespace() => self.end_word(),
            // "T. rex" is one animal.
            '.' if self.typed.eq_ignore_ascii_case("t") => self.end_word(),
            // "Mr. Ortega" is one man.
            '.' if ABBREVIATED.contains(&self.typed.to_lowercase().as_str()) => self.end_word(),
            '.' | '!' | '?' | ';' | '\n' | '\r' | '\u{2026}' => self.pause(Pause::Stop),
            ',' | ':' | '(' | ')' | '[' | ']' | '"' | '\u{201c}' | '\u{201d}' => self.pause(Pause::Comma),
            '&' | '+' => self.whole_word("and"),
            letter => {
                self.end_word();
                if let Some((length, words)) = emoji(letter, rest) {
                    return self.picture(words, length, rest);
                }
            }
        }
        1
    }

    /// A row of the same emoji is that many of it.
    fn picture(&mut self, words: &str, length: usize, rest: &[char]) -> usize {
        self.end_word();
        self.picture = true;
        let one = &rest[..length];
        let many = rest.chunks(length).take_while(|chunk| *chunk == one).count();
        if many > 1 {
            self.whole_word(&many.min(12).to_string());
        }
        words.split(' ').for_each(|word| self.whole_word(word));
        self.picture = false;
        many * length
    }

    fn pause(&mut self, pause: Pause) {
        self.end_word();
        self.pause = self.pause.max(pause);
    }

    fn whole_word(&mut self, word: &str) {
        self.end_word();
        word.clone_into(&mut self.typed);
        self.end_word();
    }

    fn end_word(&mut self) {
        let typed = std::mem::take(&mut self.typed);
        let lower = typed.to_lowercase();
        let stem = lower
            .strip_suffix("'s")
            .or_else(|| lower.strip_suffix("s'").map(|_| lower.trim_end_matches('\'')));
        let owner = stem.is_some_and(|stem| !SHORT_FOR_IS.contains(&stem));
        let text = if owner { stem.unwrap_or(&lower) } else { lower.as_str() }.replace('\'', "");
        if text.is_empty() {
            return;
        }
        let length = if owner { text.chars().count() } else { typed.chars().count() };
        let typed = typed.chars().take(length).collect::<String>().trim_matches('\'').to_owned();
        let before = std::mem::replace(&mut self.pause, Pause::None);
        self.words.push(Word { text, typed, owner, before, picture: self.picture });
    }
}

/// The words of the emoji `rest` begins with, and how many characters it has, joiners and skin tones included.
fn emoji(first: char, rest: &[char]) -> Option<(usize, &'static str)> {
    static EMOJI: LazyLock<Vec<(Vec<char>, &str)>> = LazyLock::new(|| {
        let mut all: Vec<(Vec<char>, &str)> = tables::rows(tables::EMOJI)
            .flat_map(|[word, pictures]| {
                tables::list(pictures).map(move |picture| (picture.chars().collect(), word))
            })
            .collect();
        all.sort_by_key(|(picture, _)| std::cmp::Reverse(picture.len()));
        all
    });
    if first.is_ascii() {
        return None;
    }
    let (picture, words) = EMOJI.iter().find(|(picture, _)| rest.starts_with(picture))?;
    let is_modifier =
        |letter: &&char| matches!(**letter, '\u{fe0f}' | '\u{200d}' | '\u{1f3fb}'..='\u{1f3ff}' | '♀' | '♂');
    let modifiers = rest[picture.len()..].iter().take_while(is_modifier).count();
    Some((picture.len() + modifiers, words))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let words = words(text);
        assert_eq!(words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>(), expected, "{text}");
    }

    #[test]
    fn words_are_told_apart() {
        check("A T. rex and a T-Rex.", &["a", "t", "rex", "and", "a", "t", "rex"]);
        check(
            "Don\u{2019}t draw the dog's bowl, it's ugly!",
            &["dont", "draw", "the", "dog", "bowl", "its", "ugly"],
        );
        check("Mr. Fox waves", &["mr", "fox", "waves"]);
        check("cat&dog/bird", &["cat", "and", "dog", "bird"]);
    }

    #[test]
    fn emoji_are_words_and_a_row_of_them_is_a_count() {
        check("🦄🦄🦄 + 🌈", &["3", "unicorn", "and", "rainbow"]);
        check("👩🏽‍🚀🐶", &["woman", "rocket", "dog"]);
    }

    #[test]
    fn a_possessive_keeps_its_owner() {
        let owners: Vec<bool> =
            words("the dogs' bowls and the cat's milk").iter().map(|word| word.owner).collect();
        assert_eq!(owners, [false, true, false, false, false, true, false]);
    }
}
