//! Words to who, how many and how they stand: one walk from left to right, with one thought kept in mind at a time.

use scene::{Age, Doing, Link, Looks, Party, Subject, What};

use crate::features::is_body;
use crate::lexicon::{Act, Air, Entry, Found, Lexicon, lexicon};
use crate::reading::Reading;
use crate::token::{Pause, Word};
use crate::undrawn::Claim;

/// What was said before a noun and belongs to it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Said {
    pub(crate) count: Option<u8>,
    /// A determiner, a count or an adjective stands before the noun to come.
    pub(crate) begun: bool,
    /// "the": something named before.
    pub(crate) definite: bool,
    pub(crate) looks: Looks,
    pub(crate) doing: Option<Doing>,
    pub(crate) age: Option<Age>,
    /// "another", "one more".
    pub(crate) another: bool,
}

/// What waits for the next noun.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Tie {
    Link(Link),
    /// "wearing".
    Wear,
    /// "dressed as".
    Costume,
}

/// A tie and those it is about.
#[derive(Debug, Clone)]
pub(crate) struct Pending {
    pub(crate) tie: Tie,
    pub(crate) subjects: Vec<Party>,
    /// From a verb, and not yet made more exact by a preposition.
    pub(crate) verb: bool,
    /// The preposition as typed.
    pub(crate) word: String,
}

/// The walk.
pub(crate) struct Parser<'w> {
    pub(crate) words: &'w [Word],
    pub(crate) at: usize,
    pub(crate) out: Reading,
    pub(crate) said: Said,
    /// Whom the sentence is about.
    pub(crate) heads: Vec<Party>,
    /// What the last tie was to.
    pub(crate) objects: Vec<Party>,
    pub(crate) pending: Option<Pending>,
    /// The tie whose object came last, for "and".
    pub(crate) previous: Option<Pending>,
    /// "and" or a comma was just read.
    pub(crate) and: bool,
    /// "that", "who": what follows is about the last noun.
    pub(crate) that: bool,
    /// "no", "without".
    pub(crate) not: bool,
    /// Nothing but small words since the last noun or pronoun: a verb may follow.
    pub(crate) after_noun: bool,
    pub(crate) last: Option<Party>,
    /// Left is `true`: "on the left".
    pub(crate) sides: Vec<(Party, bool)>,
    pub(crate) side: Option<bool>,
    pub(crate) lexicon: &'static Lexicon,
    /// The child's name where it is known: words of it are the hero.
    pub(crate) name: &'w [String],
    /// A place was said, not only guessed.
    pub(crate) placed: bool,
    /// "each": what follows is had by every one.
    pub(crate) each: bool,
    /// Those named last are of many kinds, and one group.
    pub(crate) group: bool,
    /// Of several, those whom "one of them" left.
    pub(crate) rest_of: Option<usize>,
    /// What was said, and may come to nothing.
    pub(crate) claims: Vec<Claim>,
}

impl<'w> Parser<'w> {
    pub(crate) fn new(words: &'w [Word], name: &'w [String]) -> Self {
        Self {
            words,
            at: 0,
            out: Reading::default(),
            said: Said::default(),
            heads: Vec::new(),
            objects: Vec::new(),
            pending: None,
            previous: None,
            and: false,
            that: false,
            not: false,
            after_noun: false,
            last: None,
            sides: Vec::new(),
            side: None,
            lexicon: lexicon(),
            name,
            placed: false,
            each: false,
            group: false,
            rest_of: None,
            claims: Vec::new(),
        }
    }

    /// Reads everything.
    pub(crate) fn run(self) -> Reading {
        self.account().0
    }

    pub(crate) fn walk(&mut self) {
        while self.at < self.words.len() {
            let from = self.at;
            match self.words[self.at].before {
                Pause::None => (),
                Pause::Comma => self.comma(),
                Pause::Stop => self.stop(),
            }
            if !self.special() {
                self.word();
            }
            // Every word is passed, whatever it is.
            self.at = self.at.max(from + 1);
        }
        self.describe_last();
        self.loose_end();
        self.finish_sides();
    }

    pub(crate) fn rest(&self) -> &'w [Word] {
        &self.words[self.at.min(self.words.len())..]
    }

    /// The text of the word `ahead` words from here; nothing beyond a pause but where `ahead` is 0.
    pub(crate) fn text(&self, ahead: usize) -> &'w str {
        let rest = self.rest();
        let unbroken = rest.iter().take(ahead + 1).skip(1).all(|word| word.before == Pause::None);
        rest.get(ahead).filter(|_| unbroken).map_or("", |word| word.text.as_str())
    }

    fn comma(&mut self) {
        if self.lists_what_was_meant() {
            return;
        }
        if self.begins_a_sentence() {
            return self.stop();
        }
        self.describe_last();
        self.loose_end();
        self.and = true;
        self.that = false;
        self.pending = None;
        self.after_noun = false;
    }

    /// "…, the fox is behind a tree": what comes after the comma is told of the fox.
    fn begins_a_sentence(&self) -> bool {
        let (article, rest) = (self.text(0), self.rest());
        if !matches!(article, "the" | "a" | "an" | "my" | "his" | "her" | "their") || rest.len() < 4 {
            return false;
        }
        let noun = self.lexicon.find(&rest[1..]).filter(|found| found.entry.noun.is_some());
        let verb = noun.map_or("", |found| self.text(1 + found.length));
        let told =
            self.heads.iter().any(|head| self.doing(*head).is_some()) || !self.out.relations.is_empty();
        told && (verb == "is" || article == "the" && verb == "are")
    }

    fn stop(&mut self) {
        self.describe_last();
        self.loose_end();
        self.heads.clear();
        self.objects.clear();
        (self.pending, self.previous) = (None, None);
        (self.and, self.that, self.not, self.after_noun) = (false, false, false, false);
    }

    fn word(&mut self) {
        let digits = || self.text(0).parse().ok().filter(|count| (2..=Subject::MOST).contains(count));
        let counts = self.lexicon.word(self.text(0)).and_then(|entry| entry.count).or_else(digits);
        match self
            .noun_first()
            .or_else(|| self.lexicon.find(self.rest()))
            .and_then(|found| self.parted(found))
        {
            // "eight balls" are eight, and no eight ball.
            Some(found) if found.plural && found.length > 1 && counts.is_some() => {
                (self.said.count, self.said.begun) = (counts, true);
            }
            Some(found) => self.found(&found),
            None => self.unknown(),
        }
    }

    /// "catching a fly with its tongue", "two flies on a cake": after an article or a number a noun is one, whatever it
    /// does with the next word.
    fn noun_first(&self) -> Option<Found> {
        let act = self.lexicon.find(self.rest()).filter(|found| {
            let entry = found.entry;
            found.length > 1 && entry.act.is_some_and(|act| !act.ing) && entry.noun.is_none()
        });
        let article = self
            .at
            .checked_sub(1)
            .is_some_and(|at| matches!(self.words[at].text.as_str(), "a" | "an" | "the"));
        act.filter(|_| article || self.said.count.is_some_and(|count| count > 1))?;
        self.lexicon.find(&self.rest()[..1]).filter(|found| found.entry.noun.is_some())
    }

    /// Whether the words `ahead` from here begin with something that can be drawn.
    pub(crate) fn names_something(&self, ahead: usize) -> bool {
        let rest = self.rest();
        if rest.len() <= ahead || rest[ahead].before != Pause::None {
            return false;
        }
        self.lexicon
            .find(&rest[ahead..])
            .is_some_and(|found| found.entry.noun.is_some() && found.entry.link.is_none())
    }

    /// Whether what follows `ahead` words is a noun or something said about one.
    pub(crate) fn describes_next(&self, ahead: usize) -> bool {
        let rest = self.rest();
        if rest.len() <= ahead || rest[ahead].before != Pause::None {
            return false;
        }
        let Some(next) = self.lexicon.find(&rest[ahead..]) else { return false };
        let entry = next.entry;
        entry.noun.is_some() || entry.says.is_some() || entry.garment.is_some()
    }

    pub(crate) fn found(&mut self, found: &Found) {
        let entry = self.drunk_from(self.meant(found), found);
        let owner = self.rest()[found.length - 1].owner;
        if owner && entry.noun.is_some() && (self.has_in_hand(found) || self.owned(found)) {
            return;
        }
        self.tell_of(found);
        if let Some(says) = entry.says.filter(|_| self.is_said(found)) {
            self.tell_unless_looks(says, found);
            self.say(says);
        } else if let Some(count) = entry.count {
            self.said.count = Some(count);
            self.said.looks.alike |= found.phrase == "twin";
            self.said.begun = true;
            self.after_noun = false;
        } else if let Some(air) = entry.air {
            self.tell_unless_air(air, found.length);
            self.air(air, found.length);
        } else if let Some(act) = entry.act.filter(|_| self.is_verb(found)) {
            return self.act_and_tell(found, act);
        } else if let Some(place) = entry.place.filter(|_| self.is_place(found)) {
            self.tell_unless_there(place, found.length);
            self.place(place);
        } else if let Some(worn) = self.worn(found) {
            self.wear(worn);
        } else if let Some(noun) = entry.noun {
            return self.noun(noun, found);
        } else {
            self.grammar(found);
        }
        self.at += found.length;
    }

    /// What a word can mean where it stands.
    fn meant(&self, found: &Found) -> Entry {
        let mut entry = found.entry;
        if self.rest()[0].picture && entry.noun.is_some() {
            // An emoji of a fish is no fishing.
            entry = Entry { noun: entry.noun, ..Entry::default() };
        }
        let loose = found.length == 1 && !self.said.begun && !found.plural && self.words.len() > 2;
        // "can you", "plus a zebra": a noun has an article; "with blue eyes" names no thing.
        let more = self.and && self.previous.as_ref().is_some_and(|previous| previous.tie == Tie::Wear);
        let first = &self.rest()[0].text;
        // "a puppy's heart" is in the puppy.
        let last = &self.rest()[found.length - 1].text;
        let body = if found.length == 1 { is_body(first) } else { is_body(last) && first != "tree" };
        let body = body || matches!(last.as_str(), "wing" | "wings") && self.is_somebody_s();
        let part = (body || first == "heart" && self.is_somebody_s())
            && (self.pending.is_some() || more || self.is_somebody_s());
        if loose && entry.small || part || self.is_done(found) {
            Entry { noun: None, ..entry }
        } else {
            entry
        }
    }

    /// "his hand", "its nose".
    fn is_somebody_s(&self) -> bool {
        let before = self.at.checked_sub(1).map(|at| self.words[at].text.as_str());
        let owned = self.at.checked_sub(1).is_some_and(|at| self.words[at].owner);
        owned || matches!(before, Some("his" | "her" | "its" | "their" | "my" | "your" | "our"))
    }

    fn air(&mut self, air: Air, length: usize) {
        match air {
            Air::Weather(weather) => self.out.weather = self.out.weather.or(Some(weather)),
            Air::Season(season) => self.out.season = self.out.season.or(Some(season)),
            Air::Hour(hour) => self.out.hour = self.out.hour.or(Some(hour)),
        }
        // "reading a bedtime story": the story is read all the same.
        let keeps = self.names_something(length);
        self.pending =
            self.pending.take().filter(|pending| keeps || !pending.verb && pending.word.is_empty());
    }

    /// What every other word does to the sentence.
    fn grammar(&mut self, found: &Found) {
        self.feel(&found.phrase);
        match found.phrase.as_str() {
            "and" | "plus" | "or" => {
                // "mom cooking and a baby": the baby is not cooked.
                self.pending =
                    self.pending.take().filter(|pending| !pending.verb || pending.tie == Tie::Wear);
                self.and = true;
                self.after_noun = false;
                return;
            }
            "the" | "this" | "that" | "these" | "those" if !self.after_noun || found.phrase == "the" => {
                (self.said.begun, self.said.definite) = (true, true);
                self.after_noun = false;
                return;
            }
            "a" | "an" | "another" => {
                if !self.after_noun || self.said.looks == Looks::default() {
                    self.said.another |= found.phrase == "another";
                }
                self.said.begun = true;
                self.said.count = self.said.count.or(Some(1));
                self.after_noun = false;
                return;
            }
            "floor" | "floors" | "ground" | "ceiling" => self.pending = None,
            "that" | "who" | "which" => {
                self.that = true;
                // "a monster under the bed who is scared": no bed is.
                let being = self.heads.iter().rev().copied().find(|head| self.is_being(*head));
                let thing = self.last.is_some_and(|last| !self.is_being(last));
                self.last = being.filter(|_| thing && found.phrase == "who").or(self.last);
                return;
            }
            _ => (),
        }
        if found.entry.small && found.phrase.ends_with('s') && self.said.count.is_some_and(|count| count > 1)
        {
            // "with many layers and a mouse": not many mice.
            self.said = Said::default();
        }
        if let Some(link) = found.entry.link {
            self.link(link, &found.phrase);
        } else if let Some(place) = found.entry.place {
            // "farm animals", "an underwater castle".
            self.out.place = self.out.place.or(Some(place));
        } else if found.entry.garment.is_some() && !is_body(&found.phrase) {
            self.unread(&found.phrase);
        } else if let Some(act) = found.entry.act.filter(|_| !self.is_in_something()) {
            // A verb where a noun should be ("the hug"): the deed is done all the same.
            self.deed(act);
        } else if found.entry.name.is_some() {
            self.unread(&found.phrase);
        } else if is_body(&found.phrase) {
            self.tell_of_part();
            // "with blue eyes and a hat": neither the colour nor the tie is anybody's, but the hat is.
            self.said = Said::default();
            let pending = self.pending.take().map(|pending| Pending { tie: Tie::Wear, ..pending });
            self.previous = pending.or_else(|| self.previous.take());
        }
    }

    /// "three ducks in a row": no rowing.
    fn is_in_something(&self) -> bool {
        self.pending.as_ref().is_some_and(|pending| pending.word == "in")
    }

    pub(crate) fn deed(&mut self, act: Act) {
        let heads = self.heads.clone();
        self.does(&heads, act.doing);
    }

    /// Makes a subject; `None` where the page is full.
    pub(crate) fn cast(&mut self, what: What) -> Option<Party> {
        if self.out.cast.len() >= usize::from(Subject::MOST) {
            return None;
        }
        self.out.cast.push(Subject::one(what));
        Some(Party::Cast(self.out.cast.len() - 1))
    }
}
