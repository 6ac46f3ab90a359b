//! Verbs, prepositions and the turns of phrase that are more than their words.

use scene::{Age, Doing, Link, Party, What};

use crate::lexicon::{Act, Found};
use crate::parse::{Parser, Pending, Tie};
use crate::token::{Pause, Word};

impl Parser<'_> {
    /// Whether a word that may be a verb is one here.
    pub(crate) fn is_verb(&self, found: &Found) -> bool {
        let entry = found.entry;
        let Some(act) = entry.act else { return false };
        let other = entry.noun.is_some() || entry.place.is_some() || entry.small || entry.link.is_some();
        if act.ing {
            return entry.noun.is_none() || !self.said.begun || self.names_something(found.length);
        }
        self.after_noun || (!other && !self.said.begun)
    }

    pub(crate) fn act(&mut self, act: Act) {
        let subjects = self.doers();
        let next_is_noun = self.names_something(0);
        let free = matches!(
            act.doing,
            Doing::Flying
                | Doing::Dancing
                | Doing::Sleeping
                | Doing::Swimming
                | Doing::Jumping
                | Doing::Running
                | Doing::Sitting
                | Doing::Singing
                | Doing::Standing
                | Doing::Walking
                | Doing::Skating
        );
        if act.ing && next_is_noun && (self.said.begun || (free && (subjects.is_empty() || self.and))) {
            // "a flying pig", "dancing bears".
            self.said.doing = Some(act.doing);
            self.said.begun = true;
            return;
        }
        self.describe_last();
        (self.and, self.after_noun) = (false, false);
        if subjects.is_empty() {
            if act.ing && self.out.cast.is_empty() {
                self.hero_does(act);
            } else {
                self.said.doing = Some(act.doing);
            }
            return;
        }
        self.does(&subjects, act.doing);
        self.that = false;
        self.pending =
            act.link.map(|link| Pending { tie: Tie::Link(link), subjects, verb: true, word: String::new() });
    }

    /// "Riding a unicorn": the child who wishes does.
    fn hero_does(&mut self, act: Act) {
        self.out.hero = true;
        self.heads = vec![Party::Hero];
        self.does(&[Party::Hero], act.doing);
        let subjects = vec![Party::Hero];
        self.pending =
            act.link.map(|link| Pending { tie: Tie::Link(link), subjects, verb: true, word: String::new() });
    }

    /// Whom a verb is about: the last one after "that" or one who is watched or chased, else the head.
    fn doers(&self) -> Vec<Party> {
        let watched = self.previous.as_ref().is_some_and(|previous| {
            matches!(previous.tie, Tie::Link(Link::LookingAt | Link::Chasing)) && !self.and
        });
        let last = self.last.into_iter().collect::<Vec<_>>();
        let object_does = watched && self.objects.iter().all(|object| self.is_being(*object));
        if self.that || object_does || self.heads.is_empty() && self.after_noun {
            last
        } else {
            self.heads.clone()
        }
    }

    pub(crate) fn does(&mut self, parties: &[Party], doing: Doing) {
        for &party in parties {
            let known = self.doing(party);
            if known.is_none_or(|known| matches!(known, Doing::Standing | Doing::Playing)) {
                self.set_doing(party, doing);
            }
        }
    }

    pub(crate) fn doing(&self, party: Party) -> Option<Doing> {
        match party {
            Party::Hero => self.out.doing,
            Party::Cast(index) => self.out.cast.get(index)?.doing,
        }
    }

    pub(crate) fn set_doing(&mut self, party: Party, doing: Doing) {
        match party {
            Party::Hero => self.out.doing = Some(doing),
            Party::Cast(index) => {
                if let Some(subject) = self.out.cast.get_mut(index) {
                    subject.doing = Some(doing);
                }
            }
        }
    }

    pub(crate) fn link(&mut self, link: Link, phrase: &str) {
        if self.said.begun && self.said.looks == Default::default() && self.pending.is_some() {
            self.said = Default::default();
        }
        self.describe_last();
        let waiting = self.pending.take();
        let subjects = match &waiting {
            Some(waiting) => waiting.subjects.clone(),
            None => self.tied(link),
        };
        let doing = subjects.first().and_then(|subject| self.doing(*subject));
        let held = waiting.as_ref().is_some_and(|waiting| {
            let exact = matches!(waiting.tie, Tie::Link(Link::Chasing | Link::LookingAt | Link::Riding));
            (waiting.verb && exact && !matches!(link, Link::Behind | Link::Under | Link::NextTo))
                || waiting.tie == Tie::Costume
        });
        let tie = match (link, doing) {
            (Link::Above, Some(Doing::Flying)) => Tie::Link(Link::FlyingOver),
            (Link::Above, Some(Doing::Jumping)) => Tie::Link(Link::JumpingOver),
            _ => match waiting {
                Some(waiting) if held => waiting.tie,
                _ => Tie::Link(link),
            },
        };
        (self.and, self.after_noun) = (false, false);
        self.pending = Some(Pending { tie, subjects, verb: false, word: phrase.to_owned() });
    }

    /// Whom a preposition is about: all beings named together, what the last one stands on, or the last alone.
    fn tied(&self, link: Link) -> Vec<Party> {
        let Some(last) = self.last else { return Vec::new() };
        if self.heads.is_empty() && self.previous.is_none() {
            return Vec::new();
        }
        if self.that {
            return vec![last];
        }
        if let Some(previous) = &self.previous {
            let standing = matches!(
                previous.tie,
                Tie::Link(
                    Link::On
                        | Link::In
                        | Link::Under
                        | Link::NextTo
                        | Link::Behind
                        | Link::InFrontOf
                        | Link::LeftOf
                        | Link::RightOf
                        | Link::Above
                        | Link::Below
                )
            );
            let of_last = standing && !previous.verb && !self.is_being(last) && link != Link::With;
            return if of_last || previous.word == "fronted" && self.heads.is_empty() {
                vec![last]
            } else {
                self.heads.clone()
            };
        }
        let together = self.heads.iter().all(|head| self.is_being(*head));
        if together { self.heads.clone() } else { vec![last] }
    }

    /// Turns of phrase; `true` where one was read.
    pub(crate) fn special(&mut self) -> bool {
        self.negation()
            || self.age()
            || self.called()
            || self.dressed()
            || self.audience()
            || self.side_of_the_page()
            || self.on_its_head()
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
        self.said = Default::default();
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
        true
    }

    /// "6 year old", "aged 6", "age 6".
    fn age(&mut self) -> bool {
        let number = |text: &str| {
            self.lexicon.word(text).and_then(|entry| entry.count).map(i64::from).or_else(|| text.parse().ok())
        };
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
            self.said = Default::default();
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
        if let (Ok(name), Some(Party::Cast(index))) = (scene::Name::new(&name.join(" ")), self.last) {
            self.out.cast[index].name.get_or_insert(name);
        } else if !name.is_empty() {
            // Named before it is said what: "a dragon" may still come.
            self.at -= 0;
        }
        self.after_noun = true;
        true
    }

    /// "dressed as a", "in a … costume" ends there; "wearing".
    fn dressed(&mut self) -> bool {
        let (first, second, third) = (self.text(0), self.text(1), self.text(2));
        let (tie, length) = match (first, second, third) {
            ("dressed", "up", "as" | "like") => (Tie::Costume, 3),
            ("dressed", "as" | "like", _) | ("pretending", "to", _) | ("disguised", "as", _) => {
                (Tie::Costume, 2)
            }
            ("as", "a" | "an" | "the", _) if self.heads == [Party::Hero] => (Tie::Costume, 1),
            ("dressed" | "wrapped", "in", _) => (Tie::Wear, 2),
            ("wearing" | "wears" | "wear" | "wore", _, _) => (Tie::Wear, 1),
            _ => return false,
        };
        self.describe_last();
        let beings = self.last.filter(|last| {
            self.that || self.heads.is_empty() || !self.heads.contains(last) && self.is_being(*last)
        });
        let subjects = beings.map_or_else(|| self.heads.clone(), |last| vec![last]);
        self.pending = Some(Pending { tie, subjects, verb: true, word: first.to_owned() });
        (self.and, self.that, self.after_noun) = (false, false, false);
        self.at += length;
        true
    }

    /// "for my daughter", "for a 4 year old", "for kids": the page is for them, they are not on it.
    fn audience(&mut self) -> bool {
        if self.text(0) != "for"
            || !matches!(
                self.text(1),
                "my" | "our" | "a" | "kids" | "children" | "toddlers" | "me" | "his" | "her"
            )
        {
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
                    Some(crate::lexicon::Noun::Person { .. }) => Some(ahead + found.length),
                    _ => None,
                }
            });
        let Some(length) = person else { return false };
        self.at += 1 + length;
        let name = self.rest().first().filter(|word| word.before == Pause::None && word.is_capital());
        self.at += usize::from(name.is_some());
        self.pending = None;
        true
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
        match self.last.filter(|_| self.after_noun) {
            Some(last) => self.sides.push((last, left)),
            None => self.side = Some(left),
        }
        true
    }

    /// "a bird on its head" is worn by whoever has the head: the tie ends there.
    fn on_its_head(&mut self) -> bool {
        let is_head = self.text(0) == "on"
            && matches!(self.text(1), "its" | "his" | "her" | "their" | "my" | "the")
            && matches!(self.text(2), "head" | "heads" | "nose" | "face");
        if is_head {
            self.at += 3;
        }
        is_head
    }
}
