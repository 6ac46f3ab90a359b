//! Who only seems to be something, or does not do it: "thinks it is a lion", "can't sleep".

use crate::guess::is_english;
use crate::parse::{Parser, Pending, Tie};
use crate::token::Pause;

impl Parser<'_> {
    /// "a cat who thinks it is a lion", "a crocodile pretending to be a log": dressed as one where it can be, and no lion
    /// and no log is there.
    pub(crate) fn thinks_it_is(&mut self) -> bool {
        let thinks =
            matches!(self.text(0), "think" | "thinks" | "thought" | "thinking" | "believes" | "imagines")
                && matches!(self.text(1), "it" | "he" | "she" | "they" | "its" | "hes" | "shes" | "theyre");
        let pretends = matches!(self.text(0), "pretending" | "pretends" | "pretend") && self.text(1) == "to"
            || self.text(0) == "disguised" && self.text(1) == "as";
        let be = usize::from(matches!(self.text(2), "is" | "was" | "are" | "were" | "be"));
        let noun = 2 + be + usize::from(matches!(self.text(2 + be), "a" | "an" | "the"));
        if !(thinks || pretends) || self.last.is_none() || !self.names_something(noun) {
            return false;
        }
        let from = self.at;
        self.at += noun;
        if self.plays(self.text(0)) {
            let subjects = self.last.into_iter().collect();
            self.pending = Some(Pending { tie: Tie::Costume, subjects, verb: true, word: "as".to_owned() });
        } else {
            self.owe(from..from + 1, false);
            self.leave_out();
        }
        (self.and, self.that, self.after_noun) = (false, false, false);
        true
    }

    /// "a boy who can't sleep" does not, and nothing shows it.
    pub(crate) fn does_not(&mut self) -> bool {
        let negated = |word: &str| {
            matches!(
                word,
                "cant"
                    | "cannot"
                    | "doesnt"
                    | "dont"
                    | "wont"
                    | "isnt"
                    | "arent"
                    | "didnt"
                    | "couldnt"
                    | "wouldnt"
            )
        };
        let auxiliary = |word: &str| {
            matches!(word, "can" | "does" | "do" | "will" | "is" | "are" | "did" | "could" | "would")
        };
        let length = match self.text(0) {
            word if negated(word) => 1,
            word if auxiliary(word) && self.text(1) == "not" => 2,
            _ => return false,
        };
        // "does not want to marry".
        let wants = usize::from(matches!(self.text(length), "want" | "like" | "need" | "have"));
        let length = if self.text(length + wants) == "to" { length + wants + 1 } else { length };
        let deed = self.rest().get(length..).filter(|rest| !rest.is_empty() && rest[0].before == Pause::None);
        let Some(deed) = deed.filter(|_| self.last.is_some()) else { return false };
        let deed = match self.lexicon.find(deed) {
            Some(found) if found.entry.act.is_some() && !found.entry.small => found.length,
            None if is_english(&deed[0].text) => 1,
            _ => return false,
        };
        let length = length + deed;
        self.owe(self.at..self.at + length, true);
        self.at += length;
        (self.and, self.that, self.after_noun) = (false, false, false);
        true
    }
}
