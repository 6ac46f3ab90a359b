//! "A dragon flies": what one of them does, though the word is a noun in the plural elsewhere.

use scene::{Party, What};

use crate::lexicon::Found;
use crate::parse::Parser;
use crate::token::Pause;

/// So many words before a noun may say how many and how it is: "a very big brown bear".
const BEFORE_A_NOUN: usize = 5;

impl Parser<'_> {
    /// Two words that are one noun in the plural: of one "dragon" nothing is left to be dragonflies, and "a bird nests".
    pub(crate) fn parted(&self, found: Found) -> Option<Found> {
        if !found.plural || found.length != 2 {
            return Some(found);
        }
        let owner = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        let owned = matches!(owner, "my" | "your" | "his" | "her" | "our" | "their");
        let one = (self.said.begun || owned) && self.said.count.is_none_or(|count| count == 1);
        let first = self.lexicon.find(&self.rest()[..1]);
        let being =
            first.as_ref().and_then(|first| first.entry.noun).is_some_and(|noun| self.lexicon.is_being(noun));
        let typed_apart = !found.phrase.contains(' ');
        if typed_apart && one || being && self.said.count == Some(1) { first } else { Some(found) }
    }

    /// Whether what follows a noun cannot be more of its kind: "a boy flies", "a girl ducks".
    pub(crate) fn is_done_by_one(&self, next: &Found) -> bool {
        next.plural && next.length == 1 && (self.said.count == Some(1) || next.entry.act.is_some())
    }

    /// Whether a noun in the plural right after one somebody or something is what that one does: "my brother rocks a
    /// dog", "a castle towers over a village".
    pub(crate) fn is_done(&self, found: &Found) -> bool {
        let rest = self.rest();
        let Some(next) = rest.get(1).filter(|next| next.before == Pause::None) else { return false };
        if !(found.plural && found.length == 1 && self.after_noun && rest[0].before == Pause::None) {
            return false;
        }
        let (last, is_person) = match self.last {
            Some(Party::Hero) => (true, true),
            Some(party) => self.subject(party).map_or((false, false), |subject| {
                (subject.count == 1, matches!(subject.what, What::Person(_)))
            }),
            None => (false, false),
        };
        let object =
            matches!(next.text.as_str(), "a" | "an" | "the" | "his" | "her" | "its" | "their" | "my");
        let tied = self.lexicon.find(&rest[1..]).is_some_and(|after| after.entry.link.is_some());
        let before = self.words[..self.at].iter().rev().take(BEFORE_A_NOUN).map(|word| word.text.as_str());
        let article =
            before.into_iter().find(|word| matches!(*word, "a" | "an" | "one" | "the" | "some" | "and"));
        let a_single = matches!(article, Some("a" | "an" | "one"));
        last && (a_single && (object || tied) || is_person && object)
    }
}

#[cfg(test)]
mod tests {
    use crate::read;

    fn names(prompt: &str) -> Vec<&'static str> {
        let mut names: Vec<_> = read(prompt).cast.iter().map(|subject| subject.what.name()).collect();
        names.sort_unstable();
        names
    }

    #[test]
    fn what_one_of_them_does_is_no_thing() {
        assert_eq!(names("a dragon flies over a castle"), ["castle", "dragon"]);
        assert_eq!(names("the dragon flies over the castle"), ["castle", "dragon"]);
        assert_eq!(names("my dragon flies to the castle"), ["dragon"]);
        assert_eq!(names("a bird nests in a tree"), ["bird", "old tree"]);
        assert_eq!(names("a boy flies a kite"), ["child", "kite"]);
        assert_eq!(names("the boy flies a kite"), ["child", "kite"]);
        assert_eq!(names("my brother rocks a baby"), ["baby", "child"]);
        assert_eq!(names("a girl ducks under a table"), ["child", "table"]);
        assert_eq!(names("a man rocks a baby"), ["baby", "grown-up"]);
    }

    #[test]
    fn many_of_them_stay_things() {
        assert_eq!(names("three dragon flies over a pond"), ["dragonfly"]);
        assert_eq!(names("dinosaur bones in the sand").len(), 1);
        assert_eq!(names("the robot dogs in a park"), ["robot dog"]);
        assert_eq!(names("the robot cats in a park"), ["cat"]);
        assert_eq!(names("two flies on a cake"), ["birthday cake", "fly"]);
        assert_eq!(names("a frog catches flies"), ["fly", "frog"]);
    }
}
