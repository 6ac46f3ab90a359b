//! "Sheep in a meadow": more than one, though the word does not say so. "A family of ducks": two large and some small.

use scene::{Party, Subject, Thing, What, Years};

use crate::lexicon::{Found, Noun, lexicon};
use crate::parse::Parser;
use crate::read::{holds, position};
use crate::reading::Reading;
use crate::token;

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

/// Says that animals are kin.
const OF_A_FAMILY: &str = "family of";
/// From so many on a family has two parents.
const A_FAMILY: u8 = 3;

/// Of a family of animals of which nothing is told but what all of them do, two are the parents.
pub(crate) fn raise(reading: &mut Reading, text: &str) {
    let Some(kind) = kin(text) else { return };
    let is_free = |index: usize| {
        let tied = |party: Party| party == Party::Cast(index);
        !reading
            .relations
            .iter()
            .any(|known| tied(known.subject) || tied(known.object) || known.and.is_some_and(tied))
    };
    let own: Vec<usize> =
        (0..reading.cast.len()).filter(|one| reading.cast[*one].what == What::Thing(kind)).collect();
    let [index] = own[..] else { return };
    let family = &reading.cast[index];
    let room = reading.cast.len() + 2 <= usize::from(Subject::MOST);
    if family.count < A_FAMILY || family.looks.years.is_some() || !room || !is_free(index) {
        return;
    }
    let parent = Subject { count: 1, ..family.clone() };
    let mut young = Subject { count: family.count - 2, ..family.clone() };
    young.looks.years = Some(Years::Baby);
    reading.cast[index] = parent.clone();
    reading.cast.extend([parent, young]);
}

/// Which animals are said to be a family.
fn kin(text: &str) -> Option<&'static Thing> {
    let at = position(text, OF_A_FAMILY).filter(|_| holds(text, OF_A_FAMILY))?;
    let words = token::words(&text[at + OF_A_FAMILY.len()..]);
    let noun = |at: usize| lexicon().find(&words[at..]).and_then(|found| found.entry.noun);
    match (0..words.len()).find_map(noun)? {
        Noun::Thing { thing, .. } if lexicon().beings.contains(thing.name) => Some(thing),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use scene::Years;

    use crate::read;

    #[test]
    fn a_family_of_animals_has_parents_and_young() {
        for (prompt, expected) in [
            ("a family of ducks in a pond", vec![(1, false), (1, false), (3, true)]),
            ("a family of four bears", vec![(1, false), (1, false), (2, true)]),
            ("five ducks in a pond", vec![(5, false)]),
            ("a family of cars", vec![(5, false)]),
            ("three cats and a family of ducks", vec![(3, false), (1, false), (1, false), (3, true)]),
        ] {
            let reading = read(prompt);
            let found: Vec<_> =
                reading.cast.iter().map(|one| (one.count, one.looks.years == Some(Years::Baby))).collect();
            assert_eq!(found, expected, "{prompt}");
        }
    }
}
