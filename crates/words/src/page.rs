//! What is said of the page itself and of those it is for: "a picture of", "for my daughter", "in a row".

use crate::lexicon::Noun;
use crate::parse::{Parser, Said};
use crate::token::{Pause, Word};

impl Parser<'_> {
    /// "a photo of", "a dragon coloring page": the page itself, not what is on it.
    pub(crate) fn frame(&mut self) -> bool {
        const PAGES: &str = "picture photo photograph drawing painting image sketch illustration page sheet poster \
            cartoon outline art book scene line worksheet handout cycle";
        let is_page = |ahead: usize| {
            let text = self.text(ahead);
            PAGES.split_whitespace().any(|page| page == text.strip_suffix('s').unwrap_or(text))
        };
        let colored = matches!(self.text(0), "coloring" | "colouring" | "color" | "colour" | "line" | "life")
            && is_page(1);
        let length = 1 + usize::from(colored);
        let of = matches!(self.text(length), "of" | "with" | "showing" | "that" | "where" | "for" | "about");
        // "a teacher painting with two kids" paints.
        let deed =
            matches!(self.text(0), "painting" | "drawing") && self.text(1) == "with" && self.last.is_some();
        if deed {
            return false;
        }
        if !(colored || is_page(0) && of && (self.pending.is_none() || self.out.cast.is_empty())) {
            return false;
        }
        // "a picture for colouring: two mermaids": nobody paints.
        let purpose = self.text(length) == "for"
            && matches!(self.text(length + 1), "coloring" | "colouring" | "painting" | "class" | "school");
        self.at += length + usize::from(of && self.text(length) != "for") + 2 * usize::from(purpose);
        self.pending = None;
        self.said = Said::default();
        self.after_noun = false;
        true
    }

    /// "My son is 3 and loves trucks, please draw …": it is about the trucks, and he is not on the page.
    pub(crate) fn preamble(&mut self) -> bool {
        const CHILDREN: &str = "son daughter kid child toddler boy girl niece nephew grandson granddaughter \
            grandchild brother sister students class kids children baby twins preschooler kindergartner";
        const LIKES: &str = "loves love likes like adores wants want wanted asked enjoys obsessed into";
        let begins = self.at == 0 || self.rest()[0].before == Pause::Stop;
        // "…, my son loves diggers": why it was asked for.
        let ends = self.rest()[0].before == Pause::Comma && !self.out.cast.is_empty();
        if !begins && !ends || !matches!(self.text(0), "my" | "our") {
            return false;
        }
        let all = self.rest();
        let near = |words: &str, from: usize| {
            (from..all.len().min(14))
                .take_while(|at| all[*at].before != Pause::Stop)
                .find(|at| words.split_whitespace().any(|word| word == all[*at].text))
        };
        let child = near(CHILDREN, 1).filter(|at| *at < 5);
        let Some(verb) = child.and_then(|child| near(LIKES, child + 1)) else { return false };
        let does = |word: &Word| word.text.ends_with("ing") || word.text == "to";
        if all[child.unwrap_or(0)..verb].iter().any(does) || all.get(verb + 1).is_none_or(does) {
            return false;
        }
        if !begins {
            self.at += (verb + 1..all.len()).find(|at| all[*at].before != Pause::None).unwrap_or(all.len());
            return true;
        }
        // What is then asked for goes before what is only liked.
        let asks =
            |word: &Word| matches!(word.text.as_str(), "please" | "can" | "could" | "draw" | "make" | "so");
        let asked = (verb + 1..all.len()).find(|at| all[*at].before != Pause::None && asks(&all[*at]));
        self.at += asked.unwrap_or(verb + 1);
        true
    }

    /// "for my daughter", "for a 4 year old", "for kids": the page is for them, they are not on it.
    pub(crate) fn audience(&mut self) -> bool {
        if self.text(0) != "for"
            || !matches!(
                self.text(1),
                "my" | "our" | "a" | "kids" | "children" | "toddlers" | "me" | "his" | "her"
            )
        {
            return false;
        }
        // "a boy baking a cake for his mom": she is there.
        if matches!(self.text(1), "his" | "her") && !self.heads.is_empty() {
            return false;
        }
        let rest = &self.rest()[1..];
        let person = (0..rest.len().min(7))
            .take_while(|ahead| *ahead == 0 || rest[*ahead].before == Pause::None)
            .find_map(|ahead| {
                let found = self.lexicon.find(&rest[ahead..])?;
                if rest[ahead].text == "me" {
                    return Some(ahead + 1);
                }
                match found.entry.noun {
                    Some(Noun::Person { .. }) => Some(ahead + found.length),
                    _ => None,
                }
            });
        // "for a three year old": who is no more than an age.
        let aged = (1..5)
            .take_while(|ahead| rest.get(*ahead).is_some_and(|word| word.before == Pause::None))
            .find(|ahead| matches!(rest[*ahead].text.as_str(), "old" | "olds"))
            .map(|old| old + 1);
        let Some(length) = person.or(aged) else { return false };
        self.at += 1 + length;
        let name = self.rest().first().filter(|word| word.before == Pause::None && word.is_capital());
        self.at += usize::from(name.is_some());
        self.pending = None;
        true
    }

    /// "in a circle", "in a row": how they stand, and nothing to draw.
    pub(crate) fn in_a_row(&mut self) -> bool {
        // "sitting in a circle": the verb has the "in" already.
        let before = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        let from = usize::from(self.text(0) == "in");
        let is_order = (from == 1 || before == "in")
            && matches!(self.text(from), "a" | "one" | "the")
            && matches!(self.text(from + 1), "circle" | "ring" | "row" | "line" | "queue" | "semicircle");
        if is_order {
            self.at += from + 2;
            self.pending = None;
        }
        is_order
    }
}
