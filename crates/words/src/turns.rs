//! Turns of phrase that are more than their words: no, aged six, called, dressed as, for my daughter.

use scene::{Age, Feeling, Gender, Link, Looks, Name, Party, Person, Relation, What};

use crate::costume::costume_of;
use crate::lexicon::{Entry, Trait};
use crate::nouns::noun_name;
use crate::parse::{Parser, Pending, Said, Tie};
use crate::ties::OF;
use crate::token::{Pause, Word};

/// What pets are called that could be drawn, typed without a capital.
const PET_NAMES: &str = "pepper cookie biscuit peanut ginger honey cocoa oreo muffin pumpkin cupcake bean pickle \
    pickles waffle waffles mittens patches shadow snowball cinnamon mocha olive daisy rose lily cherry coconut mango \
    kiwi nugget marshmallow pretzel noodle noodles taco button buttons sunny sprinkles bubbles";

impl Parser<'_> {
    /// Turns of phrase; `true` where one was read.
    pub(crate) fn special(&mut self) -> bool {
        self.frame()
            || self.made_into()
            || self.in_a_row()
            || self.idiom()
            || self.of_many_parts()
            || self.pairs_of()
            || self.half()
            || self.shaped_like()
            || self.made_of()
            || self.hoard()
            || self.heap_of()
            || self.heaped_up()
            || self.own_part()
            || self.part_of()
            || self.with_parts_open()
            || self.compared()
            || self.one_more()
            || self.head_out_of()
            || self.on_skis()
            || self.on_each_side()
            || self.on_the_wall()
            || self.each_different()
            || self.each_has()
            || self.one_and_the_other()
            || self.one_of_them()
            || self.preamble()
            || self.family()
            || self.mixture()
            || self.lost_tooth()
            || self.does_not()
            || self.negation()
            || self.hair()
            || self.age()
            || self.called()
            || self.thinks_it_is()
            || self.dressed()
            || self.audience()
            || self.side_of_the_page()
            || self.on_its_head()
            || self.on_a_leash()
            || self.chased_by()
            || self.with_a_face()
            || self.patterned()
            || self.of()
            || self.in_the_pouch()
            || self.in_its_mouth()
            || self.my_own()
            || self.pronoun()
            || self.child_by_name()
            || self.named_the()
    }

    fn negation(&mut self) -> bool {
        let (first, second) = (self.text(0), self.text(1));
        let is_not = matches!(first, "no" | "without" | "not" | "dont" | "never" | "except");
        if !is_not {
            return false;
        }
        self.not = !(first == "no" && matches!(second, "" | "more")) || second == "more";
        self.pending = None;
        self.said = Said::default();
        self.at += 1;
        // "don't draw any", "not too many": up to the noun all of it is small.
        let small =
            "draw make add put include want have any a an the like show too more use need with".split(' ');
        let small: Vec<_> = small.collect();
        while small.contains(&self.text(0)) {
            self.at += 1;
        }
        if !self.names_something(0) {
            let adjective = self
                .lexicon
                .find(self.rest())
                .is_some_and(|found| found.entry.says.is_some() || found.entry.air.is_some());
            if adjective {
                self.at += 1;
                self.not = self.names_something(0);
            }
        }
        // "no scary stuff, just a nice ghost": nothing that is named is unwanted.
        self.not &= (0..4).any(|ahead| !self.text(ahead).is_empty() && self.names_something(ahead));
        true
    }

    /// "6 year old", "aged 6", "age 6".
    fn age(&mut self) -> bool {
        let number = |text: &str| {
            self.lexicon.word(text).and_then(|entry| entry.count).map(i64::from).or_else(|| text.parse().ok())
        };
        let before = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        if matches!(before, "am" | "im") && number(self.text(0)).is_some() && !self.names_something(1) {
            // "I am 5 I want a car".
            self.at += 1;
            return true;
        }
        let (years, length) = if matches!(self.text(0), "aged" | "age") {
            (number(self.text(1)), 2)
        } else if matches!(self.text(1), "year" | "years" | "yr" | "yrs" | "yo") {
            (number(self.text(0)), if self.text(2) == "old" || self.text(2) == "olds" { 3 } else { 2 })
        } else {
            return false;
        };
        let Some(age) = years.filter(|years| *years < 200) else { return false };
        let age = Age::stored(age.clamp(3, 12)).ok();
        self.at += length;
        self.said.begun = true;
        self.said.age = age;
        self.said.count = self.said.count.or(Some(1));
        if !self.names_something(0)
            && let Some(Party::Cast(index)) = self.last
            && let What::Person(person) = &mut self.out.cast[index].what
        {
            person.age = age;
            self.said = Said::default();
        } else if matches!(before, "my" | "our" | "a" | "the") && !self.describes_next(0) {
            // "my 3 year old blowing out candles": a child.
            let person = Person { age, mixed: true, ..Person::child(Gender::Girl) };
            self.said = Said::default();
            if let Some(party) = self.cast(What::Person(person)) {
                self.settle(party);
            }
        }
        true
    }

    /// "called Sparky", "named Captain Bob", "whose name is Zed".
    fn called(&mut self) -> bool {
        let skip = match (self.text(0), self.text(1), self.text(2)) {
            ("whose", "name", "is") => 3,
            ("name", "is", _) | ("names", "is", _) => 2,
            ("called" | "named", _, _) => 1,
            _ => return false,
        };
        let rest = &self.rest()[skip.min(self.rest().len())..];
        let is_more = |word: &&Word| word.before == Pause::None && word.is_capital();
        let more = rest.iter().skip(1).take(2).take_while(is_more).count();
        let length = if rest.first().is_some_and(Word::is_capital) { 1 + more } else { rest.len().min(1) };
        let name: Vec<String> =
            rest[..length].iter().filter_map(Self::name_of).map(|name| name.as_str().to_owned()).collect();
        self.at += skip + length;
        if let (Ok(name), Some(Party::Cast(index))) = (Name::new(&name.join(" ")), self.last) {
            self.out.cast[index].name.get_or_insert(name);
        }
        self.after_noun = true;
        true
    }

    /// "dressed as a", "in a … costume" ends there; "wearing".
    fn dressed(&mut self) -> bool {
        let (first, second, third) = (self.text(0), self.text(1), self.text(2));
        if first == "shaped" && matches!(second, "like" | "as") {
            // "a kite shaped like a dragon": no dragon.
            self.at += 2;
            while matches!(self.text(0), "a" | "an" | "the" | "big" | "little") {
                self.at += 1;
            }
            self.leave_out();
            return true;
        }
        let (tie, length) = match (first, second, third) {
            ("dressed", "up", "as" | "like") => (Tie::Costume, 3),
            ("dressed", "as" | "like", _) | ("pretending", "to", _) | ("disguised", "as", _) => {
                (Tie::Costume, 2)
            }
            ("as", "a" | "an" | "the", _) if self.last.is_some_and(|last| self.is_being(last)) => {
                (Tie::Costume, 1)
            }
            // "a cat that is a superhero".
            ("is", "a" | "an" | "the", role) if self.that && self.plays(role) => (Tie::Costume, 2),
            // "my cat is a queen", "I am a superhero".
            ("is" | "am", "a" | "an" | "the", role) if self.after_noun && self.plays(role) => {
                (Tie::Costume, 2)
            }
            ("is", "also" | "really" | "actually", "a" | "an") if self.plays(self.text(3)) => {
                (Tie::Costume, 3)
            }
            ("dressed" | "wrapped", "in", _) => (Tie::Wear, 2),
            ("wearing" | "wears" | "wear" | "wore", _, _) => (Tie::Wear, 1),
            _ => return false,
        };
        self.describe_last();
        let beings = self.last.filter(|last| {
            self.that || self.heads.is_empty() || !self.heads.contains(last) && self.is_being(*last)
        });
        // "my mom as a queen and my brother as a frog".
        let beings = beings.or(self.last.filter(|_| first == "as"));
        let subjects = beings.map_or_else(|| self.heads.clone(), |last| vec![last]);
        self.pending = Some(Pending { tie, subjects, verb: true, word: first.to_owned() });
        (self.and, self.that, self.after_noun) = (false, false, false);
        self.at += length;
        true
    }

    /// Whether this is somebody whose look is put on.
    pub(crate) fn plays(&self, role: &str) -> bool {
        let noun = self.lexicon.word(role).and_then(|entry| entry.noun);
        noun.is_some_and(|noun| costume_of(noun_name(noun)).is_some())
    }

    /// "on the left", with nothing said it is left of.
    fn side_of_the_page(&mut self) -> bool {
        let texts = [self.text(0), self.text(1), self.text(2), self.text(3), self.text(4)];
        let (left, length) = match texts {
            ["on" | "to" | "at", "the", side @ ("left" | "right"), "side", next] if next != "of" => {
                (side == "left", 4)
            }
            ["on" | "to" | "at", "the", side @ ("left" | "right"), next, _]
                if !matches!(next, "of" | "side") =>
            {
                (side == "left", 3)
            }
            _ => return false,
        };
        self.at += length;
        // "a frog sitting on the left, a duck".
        let ends = matches!(self.text(0), "" | "and");
        match self.last.filter(|_| self.after_noun || ends && self.side.is_none()) {
            Some(last) if self.is_on_the_other_side(last, left) => (),
            Some(last) => self.sides.push((last, left)),
            None => self.side = Some(left),
        }
        true
    }

    /// "a cup on the left of a plate and a spoon on the right": of the plate as well.
    fn is_on_the_other_side(&mut self, last: Party, left: bool) -> bool {
        let (here, there) = if left { (Link::LeftOf, Link::RightOf) } else { (Link::RightOf, Link::LeftOf) };
        let known = self.out.relations.iter().rev().find(|known| known.link == there);
        let Some(object) = known.map(|known| known.object).filter(|object| *object != last) else {
            return false;
        };
        self.out.relations.push(Relation { subject: last, link: here, object, and: None });
        true
    }

    /// "a basket of kittens".
    fn of(&mut self) -> bool {
        if self.text(0) == OF && self.said.looks.feeling.is_some() {
            // "afraid of the dark": nothing that follows is afraid.
            self.describe_last();
        }
        let Some(last) = self.last.filter(|_| self.after_noun && self.text(0) == OF) else { return false };
        self.at += 1;
        self.pending = Some(Pending {
            tie: Tie::Link(Link::With),
            subjects: vec![last],
            verb: true,
            word: OF.to_owned(),
        });
        self.after_noun = false;
        true
    }

    /// "my cat Whiskers".
    fn my_own(&mut self) -> bool {
        let Some(Party::Cast(index)) = self.last.filter(|_| self.after_noun && !self.and) else {
            return false;
        };
        let word = &self.rest()[0];
        let before = self.words[..self.at].iter().rev().skip(1).take(3);
        let mine = before.clone().any(|word| matches!(word.text.as_str(), "my" | "our" | "his" | "her"));
        let entry = self.lexicon.find(&self.rest()[..1]).map(|found| found.entry);
        // "my cat Tiger" is no tiger, where capitals mean anything.
        let plain = self.at > 0 && !self.words[self.at - 1].is_capital();
        let says = entry.is_some_and(|entry| {
            let noun = entry.noun.filter(|_| !plain);
            Entry { name: None, small: false, noun, ..entry } != Entry::default()
        });
        // "my dog pepper wearing boots".
        let called = PET_NAMES.split_whitespace().any(|name| name == word.text) && !self.names_something(1);
        if mine && called && word.before == Pause::None && self.is_being(Party::Cast(index)) {
            self.out.cast[index].name = Self::name_of(word);
            self.at += 1;
            return true;
        }
        let shouted = word.typed.chars().nth(1).is_some_and(char::is_uppercase);
        if !mine || says || shouted || !word.is_capital() || word.before != Pause::None {
            return false;
        }
        match (addressed(&word.text), &mut self.out.cast[index].what) {
            // "my teacher Mr. Ortega": a man, and his name follows.
            (Some(gender), What::Person(person)) => person.gender = gender,
            _ => self.out.cast[index].name = Self::name_of(word),
        }
        self.at += 1;
        true
    }

    /// "with a silly face", "with a big smile": how the one before looks.
    fn with_a_face(&mut self) -> bool {
        let length = 1 + usize::from(matches!(self.text(1), "a" | "an" | "his" | "her" | "its" | "their"));
        let size = usize::from(matches!(self.text(length), "big" | "huge" | "little" | "very" | "really"));
        let word = self.text(length + size);
        let (feeling, face) = match (self.lexicon.word(word).and_then(|entry| entry.says), word) {
            (Some(Trait::Feeling(feeling)), _) => (Some(feeling), self.text(length + size + 1)),
            (_, "smile" | "grin") => (Some(Feeling::Happy), word),
            (_, "frown") => (Some(Feeling::Grumpy), word),
            (_, "face") if self.last.is_some_and(|last| !self.is_being(last)) => (Some(Feeling::Happy), word),
            _ => (None, ""),
        };
        let is_face =
            matches!(face, "face" | "faces" | "smile" | "grin" | "look" | "expression" | "frown" | "mood");
        let (Some(last), true) = (self.last, self.text(0) == "with" && is_face) else { return false };
        self.at += length + size + 1 + usize::from(face != word);
        self.adorn(last, &Looks { feeling, ..Looks::default() });
        true
    }
}

/// Whom one addresses so.
fn addressed(word: &str) -> Option<Gender> {
    match word {
        "mr" => Some(Gender::Boy),
        "mrs" | "ms" | "miss" => Some(Gender::Girl),
        _ => None,
    }
}
