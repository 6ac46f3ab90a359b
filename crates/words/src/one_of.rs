//! One of several who is not like the others: "three rabbits, one of them wearing glasses", "two cats, one on the other".

use scene::{Link, Looks, Party, Relation, Size, What, Years};

use crate::parse::Parser;

impl Parser<'_> {
    /// What follows is about one of them, or about the others; `true` where that was said.
    pub(crate) fn one_of_them(&mut self) -> bool {
        if self.the_others() {
            return true;
        }
        let Some(length) = self.picks_one() else { return false };
        let Some(index) = self.several() else { return false };
        let size = self.named_by_size();
        let years = (self.text(1) == "baby").then_some(Years::Baby);
        self.describe_last();
        // "one … and one …": of two the second one is already alone.
        let one = if self.out.cast[index].count > 1 { self.split(index) } else { Some(Party::Cast(index)) };
        let Some(one) = one else { return false };
        self.rest_of = Some(index);
        self.at += length;
        self.adorn(one, &Looks { size, years, ..Looks::default() });
        self.speaks_of(one);
        true
    }

    /// "the littlest one": who is told by its size.
    fn named_by_size(&self) -> Option<Size> {
        match self.text(usize::from(self.text(0) == "the")) {
            "smallest" | "littlest" | "tiniest" | "youngest" => Some(Size::Tiny),
            "biggest" | "largest" => Some(Size::Big),
            "tallest" => Some(Size::Tall),
            _ => None,
        }
    }

    /// "the last one", "the littlest": how many words say so.
    fn ranked(&self) -> usize {
        let ranks = matches!(
            self.text(1),
            "last"
                | "first"
                | "middle"
                | "second"
                | "third"
                | "fourth"
                | "smallest"
                | "littlest"
                | "tiniest"
                | "youngest"
                | "baby"
                | "biggest"
                | "largest"
                | "tallest"
        );
        let kind = self.several().map(|index| self.out.cast[index].what);
        let person = matches!(kind, Some(What::Person(_)));
        if self.text(0) != "the" || !ranks || person && self.text(1) == "baby" {
            return 0;
        }
        2 + usize::from(self.text(2) == "one")
    }

    /// "the other one", "the others": those whom nothing was said of yet.
    fn the_others(&mut self) -> bool {
        let other = matches!(self.text(1), "other" | "others" | "rest");
        let Some(index) = self.rest_of.filter(|_| self.text(0) == "the" && other) else { return false };
        if self.names_something(2) && !matches!(self.text(2), "one" | "ones" | "two" | "three") {
            return false;
        }
        let counted = matches!(self.text(2), "one" | "ones" | "two" | "three" | "four");
        let rest = Party::Cast(index);
        self.at += 2 + usize::from(counted);
        if self.pending.is_some() {
            self.settle(rest);
        } else {
            self.describe_last();
            self.speaks_of(rest);
        }
        true
    }

    /// How many words pick one out: "one of them", or "one" before what is told of it.
    fn picks_one(&self) -> Option<usize> {
        let ranked = self.ranked();
        if self.said.begun || self.text(0) != "one" && ranked == 0 {
            return None;
        }
        if ranked > 0 {
            let told = matches!(self.text(ranked), "is" | "has" | "with" | "wearing" | "wears");
            let act = self.lexicon.word(self.text(ranked)).is_some_and(|entry| entry.act.is_some());
            return (told || act && !self.names_something(ranked)).then_some(ranked);
        }
        let of = self.text(1) == "of" && matches!(self.text(2), "them" | "which" | "whom" | "these");
        let length = if of { 3 } else { 1 };
        let next = self.text(length);
        let each = self.text(length + 1) == "each";
        let told = matches!(next, "is" | "has" | "with" | "wearing" | "wears" | "on" | "under" | "holds");
        let asleep = next == "asleep";
        let act =
            self.lexicon.word(next).is_some_and(|entry| entry.act.is_some_and(|act| act.ing || of || asleep));
        (of || told && !each || act && !self.names_something(2)).then_some(length)
    }

    /// Who there are several of: whom the sentence is about, or who was named last.
    fn several(&self) -> Option<usize> {
        let many = |party: &Party| match party {
            Party::Cast(index) => self.out.cast.get(*index).filter(|one| one.count > 1).map(|_| *index),
            Party::Hero => None,
        };
        let mut heads = self.heads.iter().filter_map(many);
        let rest = self.rest_of.filter(|index| *index < self.out.cast.len());
        rest.or_else(|| heads.next_back()).or_else(|| self.last.as_ref().and_then(many))
    }

    /// One of them by itself, tied to all that they are tied to.
    pub(crate) fn split(&mut self, index: usize) -> Option<Party> {
        let one = self.out.cast[index].clone();
        let party = self.cast(one.what)?;
        self.out.cast[index].count -= 1;
        if let Party::Cast(at) = party {
            self.out.cast[at] = scene::Subject { count: 1, ..one };
        }
        let group = Party::Cast(index);
        let shared = |known: &&Relation| {
            !matches!(known.link, Link::Holding | Link::Riding)
                && (known.subject == group || known.object == group)
                && known.subject != known.object
        };
        let put = |at: Party| if at == group { party } else { at };
        let ties: Vec<Relation> = self.out.relations.iter().filter(shared).copied().collect();
        let also = ties.into_iter().map(|known| Relation {
            subject: put(known.subject),
            object: put(known.object),
            ..known
        });
        self.out.relations.extend(also);
        Some(party)
    }

    /// The sentence goes on about this one.
    fn speaks_of(&mut self, party: Party) {
        (self.heads, self.last, self.objects) = (vec![party], Some(party), Vec::new());
        (self.pending, self.previous) = (None, None);
        (self.and, self.that, self.group, self.after_noun) = (false, false, false, true);
    }
}

#[cfg(test)]
mod tests {
    use crate::read;

    fn check(text: &str, counts: &[u8], ties: usize) {
        let reading = read(text);
        let found: Vec<u8> = reading.cast.iter().map(|one| one.count).collect();
        assert_eq!((&found[..], reading.relations.len()), (counts, ties), "{text}");
    }

    #[test]
    fn one_of_several_is_told_apart() {
        check("three rabbits, one of them wearing glasses", &[2, 1], 0);
        check("four dogs and one of them is sleeping", &[3, 1], 0);
        check("two cats, one on top of the other", &[1, 1], 1);
        check("two dogs, one sleeping and one running", &[1, 1], 0);
        check("five ducklings in a row, the last one is asleep", &[4, 1], 1);
        check("three bears, the smallest one has a balloon", &[2, 1, 1], 1);
        check("one of the puppies is upside down", &[2, 1], 0);
        check("three owls on a branch, one asleep, one reading, one yawning", &[1, 1, 1, 1], 3);
    }

    #[test]
    fn one_more_thing_is_no_part_of_them() {
        check("three dogs and one cat", &[3, 1], 0);
        check("two girls, one boy and a dog", &[2, 1, 1], 0);
    }
}
