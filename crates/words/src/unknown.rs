//! Words no table has: a child's spelling, a verb of any kind, or something that cannot be drawn.

use scene::{Doing, Gender, Link, Person, Subject, What};

use crate::features::is_body;
use crate::guess;
use crate::lexicon::Found;
use crate::parse::{Parser, Pending, Said, Tie};
use crate::token::Pause;

impl Parser<'_> {
    /// A word no table has.
    pub(crate) fn unknown(&mut self) {
        let word = &self.rest()[0];
        if let Some(count) = word.text.parse::<u32>().ok().filter(|_| word.text.len() < 7) {
            self.said.count = Some(count.clamp(1, u32::from(Subject::MOST)) as u8);
            self.said.begun = true;
            return;
        }
        if self.is_somebody() {
            return self.somebody(None);
        }
        if self.is_pastime(&word.text) {
            return;
        }
        // "a bushy tail": said about what follows.
        let describes = guess::is_adjective(&word.text) && (self.describes_next(1) || is_body(self.text(1)));
        match guess::spelling(&word.text, self.lexicon).filter(|_| !describes) {
            Some(found) => self.found(&Found { length: 1, ..found }),
            None if self.is_deed(&word.text) => {
                self.tell();
                self.some_deed();
            }
            None => self.unread(&word.text),
        }
    }

    /// "Judo", "the boys love karate": what one does or plays.
    fn is_pastime(&mut self, word: &str) -> bool {
        let act =
            ["do", "play", "go"].iter().find_map(|verb| self.lexicon.word(&format!("{verb} {word}"))?.act);
        let Some(act) = act else { return false };
        if self.heads.is_empty() && self.out.cast.is_empty() {
            let child = self.cast(What::Person(Person::child(Gender::Girl)));
            self.heads.extend(child);
            self.last = child;
        }
        self.deed(act);
        true
    }

    /// A verb no table has: "guarding", "sizzled".
    fn is_deed(&self, word: &str) -> bool {
        let ing = word.len() > 5 && word.ends_with("ing");
        let past = word.len() > 4 && word.ends_with("ed") && self.after_noun;
        let now = word.len() > 3 && word.ends_with('s') && self.after_noun && is_article(self.text(1));
        self.last.is_some() && !self.said.begun && (ing || past || now)
    }

    /// What an unknown verb comes to, by what follows: it is done to something, said to somebody, or neither.
    fn some_doing(&self) -> Option<Doing> {
        match self.text(1) {
            "to" | "at" | "toward" | "towards" => Some(Doing::Talking),
            next if is_article(next) || self.names_something(1) => Some(Doing::Handling),
            _ => None,
        }
    }

    /// Something is done with what comes next.
    fn some_deed(&mut self) {
        self.describe_last();
        let last = self.that || self.after_noun && self.last_works_at_a_machine();
        let subjects = if last { self.last.into_iter().collect() } else { self.heads.clone() };
        if let Some(doing) = self.some_doing() {
            self.does(&subjects, doing);
        }
        self.pending = (!subjects.is_empty()).then(|| Pending {
            tie: Tie::Link(Link::With),
            subjects,
            verb: true,
            word: String::new(),
        });
        (self.and, self.that, self.after_noun) = (false, false, false);
    }

    /// Tells of a word that cannot be drawn, unless it only describes what follows.
    pub(crate) fn unread(&mut self, word: &str) {
        let next = self.words.get(self.at + 1).filter(|next| next.before == Pause::None);
        let describes = next.is_some_and(|_| self.names_something(1)) && guess::is_adjective(word);
        let known = self.out.unread.iter().any(|unread| unread == word);
        if word.chars().count() < 3
            || !word.chars().any(char::is_alphabetic)
            || describes
            || known
            || self.not
        {
            if describes && !known && !self.not {
                self.tell();
            }
            self.not = false;
            return;
        }
        // "a house that wobbles", "a dog allergic to cats".
        let said_of_it = self.after_noun && !self.said.begun && guess::is_quality(word) || self.that;
        if guess::is_adverb(word) {
            self.manner();
        } else if said_of_it || guess::is_thought(word) || guess::is_verb_form(word) {
            self.tell();
        } else {
            self.out.unread.push(word.to_owned());
            self.said = Said::default();
            self.pending = None;
            self.after_noun = true;
        }
    }
}

/// What stands before a noun.
fn is_article(word: &str) -> bool {
    const BEFORE_NOUNS: [&str; 13] =
        ["a", "an", "the", "his", "her", "its", "my", "your", "our", "their", "some", "two", "three"];
    BEFORE_NOUNS.contains(&word)
}
