//! What something is made of, piled up as or measured by; and one more of a kind.

use scene::{Link, Looks, Party, Relation, Thing, What};

use crate::inflect;
use crate::lexicon::{Noun, Trait};
use crate::parse::{Parser, Pending, Said, Tie};

/// What things are made of, or have the shape of: said about the next noun, or of the one before.
const MATERIALS: &str = "stone rock wood log brick metal gold silver bronze paper clay ice snow glass straw rope rubber \
    steel wool yarn cardboard concrete diamond crystal square circle triangle oval rectangle";
/// What houses are made of besides, in stories.
const BUILT_OF: &str = "stick card sand candy gingerbread leaf";

/// What flies on a string in any form.
const KITE: &str = "kite";

/// Whether a noun before another only says what that is made of.
pub(crate) fn is_material(word: &str) -> bool {
    MATERIALS.split_whitespace().any(|material| material == word)
}

/// Whether a house can be of it.
fn is_built_of(word: &str) -> bool {
    let single = inflect::singulars(word).into_iter().chain([word.to_owned()]);
    let known = |word: &str| is_material(word) || BUILT_OF.split_whitespace().any(|built| built == word);
    single.into_iter().any(|word| known(&word))
}

impl Parser<'_> {
    /// "made of ice cream": nothing of its own.
    pub(crate) fn made_of(&mut self) -> bool {
        let length = match (self.text(0), self.text(1), self.text(2)) {
            ("made" | "built", "out", "of") => 3,
            ("made" | "built", "of" | "from", _) => 2,
            // "a house of straw".
            ("of", _, _) if self.is_built() && is_built_of(self.text(1)) => {
                self.at += 2;
                (self.pending, self.after_noun) = (None, true);
                return true;
            }
            _ => return false,
        };
        let rest = &self.rest()[length.min(self.rest().len())..];
        let Some(found) =
            self.lexicon.find(rest).filter(|_| self.last.is_some() && self.names_something(length))
        else {
            return false;
        };
        self.at += length + found.length;
        (self.pending, self.after_noun) = (None, true);
        true
    }

    /// "a kite shaped like a fish": the fish is what flies on the string.
    pub(crate) fn shaped_like(&mut self) -> bool {
        let length = match (self.text(0), self.text(1), self.text(2)) {
            ("shaped", "like" | "as", _) => 2,
            ("that" | "which", "looks" | "look", "like") | ("in", "form" | "shape", "of") => 3,
            ("in", "the", "form" | "shape") if self.text(3) == "of" => 4,
            ("looking", "like", _) => 2,
            _ => return false,
        };
        let kite = self.last.filter(|last| self.subject(*last).is_some_and(|one| one.what.name() == KITE));
        let article = usize::from(matches!(self.text(length), "a" | "an" | "the"));
        let mut at = length + article;
        while self.lexicon.word(self.text(at)).is_some_and(|word| word.says.is_some()) {
            at += 1;
        }
        let rest = &self.rest()[at.min(self.rest().len())..];
        let found = self.lexicon.find(rest).filter(|_| kite.is_some());
        let Some((thing, length)) = found.and_then(|found| match found.entry.noun {
            Some(Noun::Thing { thing, .. }) => Some((thing, found.length)),
            _ => None,
        }) else {
            return false;
        };
        let (Some(kite), Some(form)) = (kite, self.cast(What::Thing(thing))) else { return false };
        self.at += at + length;
        self.out.relations.push(Relation { subject: form, link: Link::On, object: kite, and: None });
        (self.pending, self.after_noun) = (None, true);
        true
    }

    /// Whether the last thing named is a building.
    fn is_built(&self) -> bool {
        let last = self.last.filter(|_| self.after_noun).and_then(|last| self.subject(last));
        last.is_some_and(|last| {
            let name = last.what.name();
            ["house", "hut", "castle", "bridge", "fence", "wall"].iter().any(|built| name.ends_with(built))
        })
    }

    /// "a pile of gold" is one thing.
    pub(crate) fn hoard(&mut self) -> bool {
        let skip = usize::from(matches!(self.text(0), "a" | "the" | "his" | "her" | "its"));
        let pile = matches!(self.text(skip), "pile" | "heap" | "mound" | "hoard" | "mountain");
        let precious_word = self.text(skip + 2);
        let precious =
            matches!(precious_word, "gold" | "golden" | "treasure" | "gems" | "jewels" | "riches" | "coins");
        if !pile || self.text(skip + 1) != "of" || !precious {
            return false;
        }
        let more = usize::from(matches!(self.text(skip + 3), "coins" | "coin"));
        self.at += skip + 3 + more;
        self.said = Said::default();
        let gems = matches!(precious_word, "gems" | "jewels");
        let name = if gems { "gem pile" } else { "gold pile" };
        let party = Thing::named(name).and_then(|pile| self.cast(What::Thing(pile)));
        if let Some(party) = party {
            self.settle(party);
        }
        true
    }

    /// "a tower of seven blocks", "a ring of flowers": no tower and no ring.
    pub(crate) fn heap_of(&mut self) -> bool {
        let heap = matches!(self.text(0), "tower" | "ring" | "circle" | "wall" | "line" | "row" | "column");
        if !heap || self.text(1) != "of" || self.said.definite {
            return false;
        }
        if matches!(self.text(0), "ring" | "circle") && matches!(self.text(2), "fire" | "flames") {
            // One jumps through it.
            self.at += 3;
            self.said = Said::default();
            if let Some(hoop) = Thing::named("bubble hoop").and_then(|hoop| self.cast(What::Thing(hoop))) {
                self.settle(hoop);
            }
            return true;
        }
        self.at += 2;
        self.said.count = None;
        true
    }

    /// "stacking acorns into a tower": they are the tower.
    pub(crate) fn heaped_up(&mut self) -> bool {
        let tall = usize::from(matches!(self.text(2), "big" | "tall" | "high" | "huge" | "little"));
        let heap = matches!(self.text(2 + tall), "tower" | "pile" | "heap" | "stack" | "mound" | "pyramid");
        let into = matches!(self.text(0), "into" | "in") && matches!(self.text(1), "a" | "one");
        let heaped = into && heap && self.text(3 + tall) != "of" && self.last.is_some();
        if heaped {
            self.at += 3 + tall;
            (self.pending, self.after_noun) = (None, true);
        }
        heaped
    }

    /// "full of", "filled with" stands right before.
    pub(crate) fn is_full(&self, pending: Option<&Pending>) -> bool {
        let near = &self.words[self.at.saturating_sub(5)..self.at.min(self.words.len())];
        let of = pending.is_some_and(|pending| pending.word == crate::ties::OF);
        of && near.iter().any(|word| matches!(word.text.as_str(), "full" | "filled"))
    }

    /// "a vase full of tulips": they are in whatever is full of them, and on what is flat.
    pub(crate) fn fills(&self, pending: &Pending, hollow: Party) -> Option<Link> {
        let full = self.is_full(Some(pending)) && !self.is_being(hollow);
        let name = self.subject(hollow).filter(|_| full)?.what.name();
        let flat = ["plate", "tray", "table", "shelf"].iter().any(|flat| name.ends_with(flat));
        Some(if flat { Link::On } else { Link::In })
    }

    /// "taller than a house": who is tall is told, and stands beside it.
    pub(crate) fn compared(&mut self) -> bool {
        let (Some(last), "than") = (self.last, self.text(1)) else { return false };
        let Some(says) = self.lexicon.word(self.text(0)).and_then(|word| word.says) else { return false };
        if let Trait::Size(size) = says {
            self.adorn(last, &Looks { size: Some(size), ..Looks::default() });
        }
        self.at += 2;
        self.said = Said::default();
        let tie = Tie::Link(Link::NextTo);
        self.pending = Some(Pending { tie, subjects: vec![last], verb: false, word: "than".to_owned() });
        (self.and, self.after_noun) = (false, false);
        true
    }

    /// "two cats on a sofa and one under it": one cat more, as the others are busy.
    pub(crate) fn one_more(&mut self) -> bool {
        let goes_on = self.lexicon.word(self.text(1)).is_some_and(|next| {
            next.link.is_some_and(|link| link != Link::With) || next.act.is_some_and(|act| act.ing)
        });
        if !self.and || self.text(0) != "one" || !goes_on || self.names_something(1) {
            return false;
        }
        let Some(&Party::Cast(kind)) = self.heads.first() else { return false };
        let placed = self.out.relations.iter().any(|known| known.subject == Party::Cast(kind));
        let many = self.out.cast.get(kind).filter(|subject| subject.count > 1);
        let many = many.filter(|subject| placed || subject.doing.is_some());
        let Some(party) = many.map(|subject| subject.what).and_then(|what| self.cast(what)) else {
            return false;
        };
        self.at += 1;
        (self.heads, self.previous, self.and) = (vec![party], None, false);
        (self.last, self.after_noun) = (Some(party), true);
        true
    }
}

#[cfg(test)]
mod tests {
    use scene::{Link, Size};

    use crate::read;

    #[test]
    fn what_a_thing_is_made_of_or_piled_up_as_is_not_drawn_beside_it() {
        let counts = |prompt: &str| -> Vec<(u8, &str)> {
            read(prompt).cast.iter().map(|one| (one.count, one.what.name())).collect()
        };
        assert_eq!(counts("a castle made of ice cream"), [(1, "castle")]);
        assert_eq!(counts("a tower of seven blocks"), [(7, "building blocks")]);
        assert_eq!(counts("two cats on a sofa and one under it"), [(2, "cat"), (1, "sofa"), (1, "cat")]);
    }

    #[test]
    fn who_is_compared_with_another_is_the_larger_one() {
        let reading = read("a giraffe taller than a house");
        assert_eq!(reading.cast[0].looks.size, Some(Size::Tall));
        assert_eq!(reading.relations[0].link, Link::NextTo);
    }
}
