//! "Two more dogs", "give the cat wings": instructions put into words the reader knows.

use scene::{Scene, Subject};

use crate::lexicon::lexicon;
use crate::parse::Parser;
use crate::token::{self, Word};

/// "two more dogs" where there is a dog: as many more; whether that was what was said.
pub(crate) fn more(words: &[Word], scene: &mut Scene) -> bool {
    let Some(at) = words.iter().position(|word| word.text == "more").filter(|at| *at > 0) else {
        return false;
    };
    let before = &words[at - 1].text;
    let count = lexicon().word(before).and_then(|word| word.count).or_else(|| before.parse().ok());
    let named = Parser::new(&words[at + 1..], &[]).run().cast;
    let (Some(count), [one]) = (count, named.as_slice()) else { return false };
    match scene.cast.iter_mut().find(|known| known.what == one.what) {
        Some(known) => {
            known.count = known.count.saturating_add(count).min(Subject::MOST);
            true
        }
        None => false,
    }
}

/// "the cat wings" of "give the cat wings": "the cat with wings".
pub(crate) fn given(words: &[Word]) -> Vec<Word> {
    let noun = (0..words.len()).find_map(|at| {
        let found = lexicon().find(&words[at..])?;
        found.entry.noun.filter(|_| !found.entry.small).map(|_| at + found.length)
    });
    let end =
        noun.filter(|end| *end < words.len() && !matches!(words[*end].text.as_str(), "with" | "to" | "and"));
    let Some(end) = end else { return words.to_vec() };
    let with = token::words("with");
    [&words[..end], &with, &words[end..]].concat()
}
