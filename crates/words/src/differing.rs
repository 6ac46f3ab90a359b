//! Several of which no two are alike: "three snowmen each with a different hat", "five pumpkins with different faces".

use scene::{Feeling, Looks, Party, Thing, Worn};

use crate::parse::Parser;

/// The hats and the faces that can be told apart.
const HATS: [&str; 7] = ["top hat", "party hat", "cowboy hat", "crown", "magic hat", "santa hat", "chef hat"];
const FACES: [Feeling; 6] =
    [Feeling::Happy, Feeling::Sad, Feeling::Amazed, Feeling::Grumpy, Feeling::Sleepy, Feeling::Laughing];
/// What comes before it, after the first word.
const BEFORE: &str = "each one all with has have having wearing wears wear making makes a an its his her their own \
    funny silly little";
/// So many words come before it at most.
const FAR: usize = 5;

/// In what they differ.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Difference {
    Hats,
    Faces,
}

impl Parser<'_> {
    /// Makes as many singles of several, each with a hat or a face of its own.
    pub(crate) fn each_different(&mut self) -> bool {
        let first = matches!(self.text(0), "each" | "all" | "with" | "wearing" | "has" | "have" | "making");
        let Some(at) = (1..=FAR).find(|at| self.text(*at) == "different").filter(|_| first) else {
            return false;
        };
        if !(1..at).all(|ahead| BEFORE.split_whitespace().any(|word| word == self.text(ahead))) {
            return false;
        }
        let funny = usize::from(matches!(self.text(at + 1), "funny" | "silly" | "kind" | "colored"));
        let difference = match self.text(at + 1 + funny) {
            "hat" | "hats" => Difference::Hats,
            "face" | "faces" | "expression" | "expressions" | "feeling" | "feelings" | "emotion"
            | "emotions" => Difference::Faces,
            _ => return false,
        };
        let Some(Party::Cast(index)) = self.last.filter(|last| self.is_several(*last)) else { return false };
        self.at += at + 2 + funny;
        self.each_its_own(index, difference);
        (self.pending, self.after_noun, self.and) = (None, true, false);
        true
    }

    fn is_several(&self, party: Party) -> bool {
        self.subject(party)
            .is_some_and(|one| usize::from(one.count) > 1 && usize::from(one.count) <= HATS.len())
    }

    fn each_its_own(&mut self, index: usize, difference: Difference) {
        let carved = self.out.cast[index].what.name() == "jack o lantern";
        if let (Difference::Faces, true, Some(pumpkin)) = (difference, carved, Thing::named("pumpkin")) {
            self.out.cast[index].what = pumpkin.into();
        }
        let many = usize::from(self.out.cast[index].count);
        let mut all = vec![Party::Cast(index)];
        all.extend((1..many).filter_map(|_| self.split(index)));
        for (rank, one) in all.iter().enumerate() {
            let looks = match difference {
                Difference::Hats => {
                    let hat = Thing::named(HATS[rank % HATS.len()]);
                    Looks { wears: hat.map(Worn::Thing).into_iter().collect(), ..Looks::default() }
                }
                Difference::Faces => Looks { feeling: Some(FACES[rank % FACES.len()]), ..Looks::default() },
            };
            self.adorn(*one, &looks);
        }
        self.heads = all;
    }
}

#[cfg(test)]
mod tests {
    use crate::read;

    #[test]
    fn no_two_have_the_same_hat_or_face() {
        for text in [
            "three snowmen each with a different hat",
            "four cats each wearing a different hat",
            "five pumpkins each with a different face",
            "six monsters with different faces",
        ] {
            let cast = read(text).cast;
            assert!(cast.len() > 2 && cast.iter().all(|one| one.count == 1), "{text}: {cast:?}");
            for (index, one) in cast.iter().enumerate() {
                assert!(cast[..index].iter().all(|other| other.looks != one.looks), "{text}: {cast:?}");
            }
        }
    }
}
