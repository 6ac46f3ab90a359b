//! "Sheep in a meadow": more than one, though the word does not say so.

use crate::lexicon::Found;
use crate::parse::Parser;

/// Whose plural is the same word.
const ALIKE: [&str; 6] = ["sheep", "deer", "reindeer", "moose", "fish", "bison"];
/// Of these more than one is somebody's own.
const OF_SANTA: &str = "reindeer";
const ARTICLES: [&str; 3] = ["a", "an", "the"];
const OWNERS: [&str; 5] = ["his", "her", "their", "my", "our"];

impl Parser<'_> {
    /// Whether a noun that is its own plural means several: nothing stands before it in a wish that has articles, or it is
    /// pulling somebody's sleigh.
    pub(crate) fn is_a_herd(&self, found: &Found) -> bool {
        if !ALIKE.contains(&found.phrase.as_str()) {
            return false;
        }
        let is_one_of = |words: &[&str], at: usize| {
            self.words.get(at).is_some_and(|word| words.contains(&word.text.as_str()))
        };
        let careful = || (0..self.words.len()).any(|at| is_one_of(&ARTICLES, at) || is_one_of(&OWNERS, at));
        let owned = self.at > 0 && is_one_of(&OWNERS, self.at - 1);
        let bare = !self.said.begun && !owned && careful();
        bare || found.phrase == OF_SANTA && self.said.count.is_none() && owned
    }
}
