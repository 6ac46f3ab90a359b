//! What is said of each of several: "each with a lantern", "one tall and one short", "three-headed".

use scene::{Doing, Link, Looks, Party, Pattern, Subject};

use crate::lexicon::{Entry, Found};
use crate::parse::{Parser, Pending, Said, Tie};

impl Parser<'_> {
    /// "three-headed", "two story": the number is not how many there are.
    pub(crate) fn of_many_parts(&mut self) -> bool {
        let described = self.describes_next(2) || self.said.begun && !self.text(2).is_empty();
        if self.number().is_none() || !self.lexicon.counted.contains(self.text(1)) || !described {
            return false;
        }
        self.tell_of_many_parts();
        self.at += 2;
        self.said.begun = true;
        true
    }

    /// "three pairs of shoes" are six.
    pub(crate) fn pairs_of(&mut self) -> bool {
        let Some(pairs) = self.number().filter(|_| (self.text(1), self.text(2)) == ("pairs", "of")) else {
            return false;
        };
        self.said.count = Some(pairs.saturating_mul(2).min(Subject::MOST));
        self.said.begun = true;
        self.at += 3;
        true
    }

    /// The number that is here, in letters or digits.
    fn number(&self) -> Option<u8> {
        let word = self.lexicon.word(self.text(0)).and_then(|entry| entry.count);
        word.or_else(|| Some(u8::try_from(self.text(0).parse::<u32>().ok()?).unwrap_or(u8::MAX)))
    }

    /// "two owls, each with a lantern": as many lanterns as owls.
    pub(crate) fn each_has(&mut self) -> bool {
        let Some(last) = self.last.filter(|_| self.text(0) == "each") else { return false };
        let many = self.subject(last).is_some_and(|subject| subject.count > 1);
        let has = self.lexicon.word(self.text(1)).is_some_and(|next| next.act.is_some())
            || matches!(
                self.text(1),
                "with" | "has" | "have" | "having" | "wearing" | "wears" | "in" | "on" | "one"
            );
        if !many || !has || self.names_something(1) {
            return false;
        }
        self.at += 1;
        (self.and, self.each) = (false, true);
        self.heads = vec![last];
        self.previous = None;
        self.after_noun = true;
        true
    }

    /// Gives each its own of what was just tied to them.
    pub(crate) fn apiece(&mut self, owner: Party, object: Party) {
        let owners = self.subject(owner).map_or(1, |owner| owner.count);
        if let (true, Party::Cast(index)) = (std::mem::take(&mut self.each), object) {
            let object = &mut self.out.cast[index];
            object.count = object.count.saturating_mul(owners).min(Subject::MOST);
        }
    }

    /// "half cat half fish": both are drawn.
    pub(crate) fn half(&mut self) -> bool {
        let is_half =
            self.text(0) == "half" && self.names_something(1) && !matches!(self.text(1), "moon" | "dozen");
        if is_half {
            self.at += 1;
            (self.and, self.after_noun, self.said.begun) = (true, false, true);
        }
        is_half
    }

    /// "with its head out of the window": in it.
    pub(crate) fn head_out_of(&mut self) -> bool {
        let verb = matches!(
            self.text(0),
            "with" | "sticking" | "poking" | "putting" | "holding" | "has" | "hanging"
        );
        let whose = matches!(self.text(1), "its" | "his" | "her" | "their" | "a" | "the");
        let out = matches!(self.text(2), "head" | "heads" | "nose" | "face") && self.text(3) == "out";
        let (Some(last), true) = (self.last, verb && whose && out) else { return false };
        self.at += 4 + usize::from(matches!(self.text(4), "of" | "from"));
        let tie = Tie::Link(Link::In);
        self.pending = Some(Pending { tie, subjects: vec![last], verb: false, word: "in".to_owned() });
        (self.and, self.after_noun) = (false, false);
        true
    }

    /// "on skis", "on ice skates": what they do.
    pub(crate) fn on_skis(&mut self) -> bool {
        let color = usize::from(self.lexicon.word(self.text(1)).is_some_and(|word| word.says.is_some()));
        let ice = usize::from(matches!(self.text(1 + color), "ice" | "roller" | "her" | "his" | "their"));
        let deed = match (self.text(0), self.text(1 + color + ice)) {
            ("on", "skis" | "ski") => Doing::Skiing,
            ("on", "skates") if self.text(1 + color) == "roller" => Doing::Skating,
            ("on", "skates") => Doing::IceSkating,
            ("on", "rollerblades") => Doing::Skating,
            _ => return false,
        };
        let Some(last) = self.last else { return false };
        self.at += 2 + color + ice;
        self.set_doing(last, deed);
        (self.pending, self.after_noun) = (None, true);
        true
    }

    /// "hanging on the wall": nothing of its own, unless somebody is on it.
    pub(crate) fn on_the_wall(&mut self) -> bool {
        let hangs = usize::from(matches!(self.text(0), "hanging" | "hung" | "hangs" | "hang" | "painted"));
        let flat =
            matches!(self.text(hangs), "on" | "from") && matches!(self.text(hangs + 1), "the" | "a" | "my");
        let hung = flat && matches!(self.text(hangs + 2), "wall" | "ceiling" | "walls");
        let thing = self.last.is_some_and(|last| !self.is_being(last));
        if hung && thing {
            (self.at, self.pending, self.after_noun) = (self.at + hangs + 3, None, true);
        }
        hung && thing
    }

    /// "two glasses" on a table are to drink from, and so is a glass of anything.
    pub(crate) fn drunk_from(&self, entry: Entry, found: &Found) -> Entry {
        let worn = self.pending.as_ref().is_some_and(|pending| {
            matches!(pending.tie, Tie::Wear | Tie::Link(Link::With))
                && pending.subjects.iter().any(|one| self.is_being(*one))
        });
        let counted = self.said.count.is_some_and(|count| count > 1) || self.text(1) == "of";
        if self.text(0) != "glasses" || found.length > 1 || worn || !counted {
            return entry;
        }
        Entry { garment: None, noun: self.lexicon.word("glass").and_then(|word| word.noun), ..entry }
    }

    /// "with hearts on its wings": how it looks.
    pub(crate) fn patterned(&mut self) -> bool {
        let with = usize::from(self.text(0) == "with");
        let pattern = match self.text(with) {
            "hearts" => Pattern::Hearts,
            "stars" => Pattern::Starry,
            "spots" | "dots" => Pattern::Spotted,
            "stripes" => Pattern::Striped,
            _ => return false,
        };
        let own = matches!(self.text(with + 2), "its" | "his" | "her" | "their" | "it" | "them");
        let (Some(last), true) = (self.last, with == 1 && self.text(2) == "on" && own) else { return false };
        self.at += 4 + usize::from(!matches!(self.text(3), "it" | "them"));
        self.adorn(last, &Looks { pattern: Some(pattern), ..Looks::default() });
        self.after_noun = true;
        true
    }

    /// "with a tree on each side": two of them, and it between.
    pub(crate) fn on_each_side(&mut self) -> bool {
        let sides = self.text(0) == "on"
            && matches!((self.text(1), self.text(2)), ("each" | "either", "side") | ("both", "sides"));
        let (Some(Party::Cast(index)), true) = (self.last, sides) else { return false };
        self.at += 3 + 2 * usize::from(
            self.text(3) == "of" && matches!(self.text(4), "it" | "him" | "her" | "them"),
        );
        let aside = Party::Cast(index);
        self.out.cast[index].count = self.out.cast[index].count.max(2);
        if let Some(known) = self.out.relations.iter_mut().rev().find(|known| known.object == aside) {
            known.link = Link::Between;
        }
        true
    }

    /// "a car window": the car.
    pub(crate) fn window_of(&mut self, party: Party) {
        let opening = matches!(self.text(0), "window" | "windows" | "roof" | "sunroof" | "cockpit" | "cabin");
        if opening && self.is_vehicle(party) {
            self.at += 1;
        }
    }

    /// "two robots, one tall and one short": two that differ.
    pub(crate) fn one_and_the_other(&mut self) -> bool {
        let Some(Party::Cast(index)) = self.last.filter(|_| self.text(0) == "one") else { return false };
        if self.out.cast[index].count != 2 || self.said.begun {
            return false;
        }
        let says = |ahead: usize| {
            let very = usize::from(matches!(self.text(ahead), "is" | "very" | "really"));
            let word = self.text(ahead + very);
            Some((self.lexicon.word(word)?.says?, ahead + very + 1))
        };
        let Some((first, at)) = says(1) else { return false };
        let and = at + usize::from(self.text(at) == "and");
        let the = and + usize::from(self.text(and) == "the");
        if !matches!(self.text(the), "one" | "other") {
            return false;
        }
        let Some((second, end)) = says(the + 1) else { return false };
        self.at += end;
        self.say(first);
        let one = std::mem::take(&mut self.said).looks;
        self.say(second);
        let other = std::mem::take(&mut self.said).looks;
        self.part(index, one, other);
        true
    }

    /// Makes two subjects of one that is two, tied to the same things.
    fn part(&mut self, index: usize, one: Looks, other: Looks) {
        let mut second = self.out.cast[index].clone();
        let Some(party) = self.cast(second.what) else { return };
        self.adorn(Party::Cast(index), &one);
        self.out.cast[index].count = 1;
        second.count = 1;
        if let Party::Cast(at) = party {
            self.out.cast[at] = second;
        }
        self.adorn(party, &other);
        let first = Party::Cast(index);
        let tied: Vec<_> =
            self.out.relations.iter().filter(|known| known.subject == first).copied().collect();
        self.out.relations.extend(tied.into_iter().map(|known| scene::Relation { subject: party, ..known }));
        if self.heads.contains(&first) {
            self.heads.push(party);
        }
        self.said = Said::default();
        self.after_noun = true;
    }

    /// "a race between".
    pub(crate) fn is_contest(&self) -> bool {
        let before = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        matches!(
            before,
            "race" | "contest" | "match" | "fight" | "game" | "battle" | "duel" | "friendship" | "party"
        )
    }

    /// "in the middle of two glasses" is between them, "in the middle of the road" on it.
    pub(crate) fn amid(&self, link: Link, phrase: &str) -> Link {
        let ahead = phrase.split(' ').count();
        let counted = self.lexicon.word(self.text(ahead)).and_then(|entry| entry.count);
        let next = self.rest().get(ahead..).and_then(|rest| self.lexicon.find(rest));
        let many = counted.is_some_and(|count| count > 1) || next.is_some_and(|next| next.plural);
        if phrase == "in the middle of" && many { Link::Between } else { link }
    }
}
