//! "Sheep in a meadow": more than one, though the word does not say so. "A family of ducks": two large and some small.

use scene::{Party, Subject, What, Years};

use crate::lexicon::{Found, lexicon};
use crate::parse::Parser;
use crate::read::holds;
use crate::reading::Reading;

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

/// From so many on a family has two parents.
const A_FAMILY: u8 = 3;

/// Of a family of animals of which nothing is told but what all of them do, two are the parents.
pub(crate) fn raise(reading: &mut Reading, text: &str) {
    let is_free = |index: usize| {
        let tied = |party: Party| party == Party::Cast(index);
        !reading
            .relations
            .iter()
            .any(|known| tied(known.subject) || tied(known.object) || known.and.is_some_and(tied))
    };
    let is_family = |(index, one): &(usize, &Subject)| {
        matches!(one.what, What::Thing(thing) if lexicon().beings.contains(thing.name))
            && one.count >= A_FAMILY
            && one.looks.years.is_none()
            && reading.cast.iter().filter(|other| other.what == one.what).count() == 1
            && is_free(*index)
    };
    let room = reading.cast.len() + 2 <= usize::from(Subject::MOST);
    let family = reading.cast.iter().enumerate().find(is_family).map(|(index, _)| index);
    let Some(index) = family.filter(|_| room && holds(text, "family of")) else { return };
    let parent = Subject { count: 1, ..reading.cast[index].clone() };
    let mut young = Subject { count: reading.cast[index].count - 2, ..parent.clone() };
    young.looks.years = Some(Years::Baby);
    reading.cast[index] = parent.clone();
    reading.cast.extend([parent, young]);
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
        ] {
            let reading = read(prompt);
            let found: Vec<_> =
                reading.cast.iter().map(|one| (one.count, one.looks.years == Some(Years::Baby))).collect();
            assert_eq!(found, expected, "{prompt}");
        }
    }
}
