//! Turns of phrase in which one word stands for a deed or a place: giving a bath, how to fish, the window of a train.

use scene::{Doing, Link, Party, Place, Relation, Subject, Thing, Use, What};

use crate::kinds::Kind;
use crate::lexicon::{Found, Noun};
use crate::parse::{Parser, Pending, Said, Tie};
use crate::ties::CHASED_BY;

/// The word of a tie whose object cuts the subject's hair.
pub(crate) const CUT_BY: &str = "cut by";

/// The word of a tie whose object is under the subject, which somebody holds over it.
pub(crate) const SHELTERING: &str = "sheltering";

impl Parser<'_> {
    /// One of them; `true` where one was read.
    pub(crate) fn idiom(&mut self) -> bool {
        self.waits_in_line()
            || self.looks_out_of()
            || self.window_of_what()
            || self.how_to()
            || self.gives_a_bath()
            || self.haircut_by()
            || self.field_of()
            || self.is_a_goalie()
            || self.fishes_off()
    }

    /// "kids waiting in line": beside what they wait for, and not in it.
    fn waits_in_line(&mut self) -> bool {
        let up = matches!((self.text(0), self.text(1)), ("lined" | "lining" | "queuing", "up"));
        let queue = up
            || (self.text(0) == "in" && matches!(self.text(1), "line" | "queue"))
            || (self.at > 0 && self.words[self.at - 1].text == "in" && self.text(0) == "line");
        let Some(last) = self.last.filter(|_| queue) else { return false };
        self.at += 1 + usize::from(up || self.text(0) == "in");
        self.pending = None;
        self.after_noun = true;
        for known in self.out.relations.iter_mut().filter(|known| known.subject == last) {
            if known.link == Link::In {
                known.link = Link::NextTo;
            }
        }
        true
    }

    /// "looking out of a car window": in the car.
    fn looks_out_of(&mut self) -> bool {
        let out = self.text(0) == "out" && matches!(self.text(1), "of" | "from");
        let pending = self.pending.clone().filter(|pending| pending.verb && out);
        let looks = |pending: &Pending| matches!(pending.tie, Tie::Link(Link::LookingAt));
        let Some(pending) = pending.filter(looks) else { return false };
        self.at += 2;
        let tie = Tie::Link(Link::In);
        self.pending = Some(Pending { tie, verb: false, word: "window".to_owned(), ..pending });
        true
    }

    /// "out of the window of a train": in the train.
    fn window_of_what(&mut self) -> bool {
        let opening = matches!(self.text(0), "window" | "windows" | "door" | "doorway" | "porthole");
        let of = matches!(self.text(1), "of" | "in" | "on");
        let article =
            usize::from(matches!(self.text(2), "a" | "an" | "the" | "his" | "her" | "their" | "my"));
        let around = (0..=1).any(|color| self.names_a_hollow(2 + article + color));
        let Some(pending) = self.pending.clone().filter(|_| opening && of && around) else { return false };
        let tie = if pending.word == "on" { pending.tie } else { Tie::Link(Link::In) };
        self.at += 2;
        self.said = Said::default();
        self.pending = Some(Pending { tie, verb: false, word: "window".to_owned(), ..pending });
        true
    }

    /// Whether something with windows or an entrance is named there.
    fn names_a_hollow(&self, ahead: usize) -> bool {
        let rest = self.rest();
        let found =
            rest.get(ahead..).filter(|rest| !rest.is_empty()).and_then(|rest| self.lexicon.find(rest));
        found.is_some_and(|found| match found.entry.noun {
            Some(Noun::Thing { thing, .. }) => self.is_hollow(thing),
            _ => false,
        })
    }

    /// "fishing off a bridge": from where one stands.
    fn fishes_off(&mut self) -> bool {
        let off = matches!(self.text(0), "off" | "from") && matches!(self.text(1), "a" | "the" | "of");
        let edge =
            (2..4).any(|ahead| matches!(self.text(ahead), "bridge" | "rock" | "log" | "dock" | "pier"));
        let fishes = |head: &Party| self.doing(*head) == Some(Doing::Fishing);
        if !off || !edge || self.heads.is_empty() || !self.heads.iter().all(fishes) {
            return false;
        }
        self.at += 1 + usize::from(self.text(1) == "of");
        let tie = Tie::Link(Link::On);
        self.pending =
            Some(Pending { tie, subjects: self.heads.clone(), verb: false, word: "on".to_owned() });
        self.after_noun = false;
        true
    }

    /// "showing his grandson how to fish": both do; how to ride a bike: who learns it rides.
    fn how_to(&mut self) -> bool {
        if (self.text(0), self.text(1)) != ("how", "to") {
            return false;
        }
        let rest = self.rest();
        let found = rest.get(2..).filter(|rest| !rest.is_empty()).and_then(|rest| self.lexicon.find(rest));
        let Some((act, length)) = found.and_then(|found| Some((found.entry.act?, found.length))) else {
            return false;
        };
        let mut subjects: Vec<Party> =
            self.heads.iter().chain(&self.objects).copied().filter(|one| self.is_being(*one)).collect();
        subjects.dedup();
        for known in &mut self.out.relations {
            if known.link == Link::Holding && subjects.contains(&known.object) {
                known.link = Link::With;
            }
        }
        let learner: Vec<Party> = subjects.last().copied().into_iter().collect();
        // There is one bike.
        let mounts = matches!(act.link, Some(Link::Riding));
        for &one in &subjects {
            let rides = !mounts || learner.contains(&one);
            self.set_doing(one, if rides { act.doing } else { Doing::Standing });
        }
        self.at += 2 + length;
        self.pending = act.link.map(|link| Pending {
            tie: Tie::Link(link),
            subjects: learner,
            verb: true,
            word: String::new(),
        });
        true
    }

    /// "giving her cat a bath": it sits in the tub and is washed; "giving mom a hug" is to hug her.
    fn gives_a_bath(&mut self) -> bool {
        let gift = self.text(usize::from(matches!(self.text(1), "bubble" | "big" | "warm" | "good")) + 1);
        let [receiver] = self.objects[..] else { return false };
        let gives = self.previous.as_ref().is_some_and(|previous| previous.verb)
            && self
                .heads
                .iter()
                .all(|head| matches!(self.doing(*head), Some(Doing::Holding | Doing::Giving)));
        if !matches!(self.text(0), "a" | "an") || !gives || !self.is_being(receiver) {
            return false;
        }
        let deed = match gift {
            "bath" | "shower" | "wash" => Doing::Grooming,
            "kiss" => Doing::Kissing,
            "hug" | "cuddle" => Doing::Hugging,
            "haircut" | "trim" => Doing::Cutting,
            "high" if self.text(2) == "five" => Doing::HighFiving,
            _ => return false,
        };
        let two_words = usize::from(deed == Doing::HighFiving);
        self.at += 2 + two_words + usize::from(self.text(1) != gift);
        for head in self.heads.clone() {
            self.set_doing(head, deed);
        }
        for known in self.out.relations.iter_mut().filter(|known| known.object == receiver) {
            known.link = Link::With;
        }
        if deed == Doing::Grooming
            && let Some(tub) = Thing::named("bathtub").and_then(|tub| self.cast(What::Thing(tub)))
        {
            self.out.relations.push(Relation { subject: receiver, link: Link::In, object: tub, and: None });
        }
        self.after_noun = true;
        true
    }

    /// "a lion getting a haircut from a monkey": the monkey has the scissors.
    fn haircut_by(&mut self) -> bool {
        let cut = self.at > 0 && self.words[self.at - 1].text == "haircut";
        if !cut || !matches!(self.text(0), "from" | "by") {
            return false;
        }
        self.at += 1;
        let subjects = self.heads.clone();
        let tie = Tie::Link(Link::With);
        self.pending = Some(Pending { tie, subjects, verb: false, word: CUT_BY.to_owned() });
        true
    }

    /// "through a field of corn": a farm with some of it.
    fn field_of(&mut self) -> bool {
        let field = matches!(self.text(0), "field" | "fields" | "meadow" | "patch" | "sea" | "bed");
        if !field || self.text(1) != "of" || !self.names_something(2) {
            return false;
        }
        let grows = self.lexicon.find(&self.rest()[2..]).is_some_and(|found| {
            matches!(found.entry.noun, Some(Noun::Thing { thing, .. }) if !self.lexicon.beings.contains(thing.name))
        });
        if !grows {
            return false;
        }
        self.at += 2;
        self.said = Said { count: Some(AS_MANY_AS_A_FIELD), begun: true, ..Said::default() };
        self.out.place = self.out.place.or(Some(Place::Farm));
        let amid = self.pending.as_ref().is_none_or(|pending| pending.verb || pending.word == "in");
        let subjects = self.pending.as_ref().map_or(&self.heads, |pending| &pending.subjects).clone();
        if !subjects.is_empty() && amid {
            let tie = Tie::Link(Link::NextTo);
            self.pending = Some(Pending { tie, subjects, verb: false, word: "in".to_owned() });
        }
        true
    }

    /// What is done by the other one: who is chased or run away from runs after, and who cuts has the scissors.
    pub(crate) fn done_by(
        &mut self,
        pending: &Pending,
        link: Link,
        (subject, object): (Party, Party),
    ) -> Option<Link> {
        if pending.word == "to" && self.doing(subject) == Some(Doing::Feeding) {
            // "feeding a fish to a seal": the fish is in the hand.
            for known in self.out.relations.iter_mut().filter(|known| known.subject == subject) {
                known.link = if known.link == Link::With { Link::Holding } else { known.link };
            }
        }
        // "a sleigh with santa and lots of presents": they are in it as well.
        let aboard = |known: &Relation| known.link == Link::In && known.object == subject;
        let loaded = self.holds_things(subject) && self.out.relations.iter().any(aboard);
        if link == Link::With && pending.word == "with" && loaded {
            return Some(Link::In);
        }
        let flees = pending.word == "from" && self.doing(subject) == Some(Doing::Running);
        match pending.word.as_str() {
            CHASED_BY => self.does(&[object], Doing::Running),
            SHELTERING => return Some(Link::Under),
            CUT_BY => self.set_doing(object, Doing::Cutting),
            // "painting with her grandson": he is not on the canvas.
            "with" if self.doing(subject) == Some(Doing::Painting) && self.is_being(object) => {
                self.set_doing(object, Doing::Painting);
                return Some(Link::NextTo);
            }
            _ if flees && self.is_being(object) => {
                self.does(&[object], Doing::Running);
                return Some(Link::Chasing);
            }
            _ => return None,
        }
        Some(link)
    }

    /// "poking a balloon", "feeding her doll".
    pub(crate) fn is_handled(&self, subject: Party, object: Party) -> bool {
        let deed = self.doing(subject);
        let doll = self.subject(object).is_some_and(|one| Kind::Fed.has(one.what.name()));
        deed == Some(Doing::Handling) || deed == Some(Doing::Feeding) && doll
    }

    /// "a puppy licking a girl's face": nobody is eaten.
    pub(crate) fn licks(&mut self, link: Link, subject: Party, object: Party) -> bool {
        let person = self.subject(object).is_some_and(|one| matches!(one.what, What::Person(_)));
        let licks = person && link == Link::Holding && self.doing(subject) == Some(Doing::Eating);
        if licks {
            self.set_doing(subject, Doing::Hugging);
        }
        licks
    }

    /// "a star shaped cookie", "a robot dog": the first word only says which.
    pub(crate) fn is_only_a_kind(&self, found: &Found) -> bool {
        let rest = &self.rest()[found.length..];
        let text = |at: usize| rest.get(at).map_or("", |word| word.text.as_str());
        // But "a kite shaped like a fish" is a kite.
        let shaped = text(0) == "shaped" && !matches!(text(1), "like" | "as");
        let next = if rest.is_empty() { None } else { self.lexicon.find(rest) };
        let being = next.and_then(|next| next.entry.noun).is_some_and(|noun| self.lexicon.is_being(noun));
        shaped || found.phrase == "robot" && being
    }

    /// Whether a little before there was talk of looking.
    pub(crate) fn looks(&self) -> bool {
        self.lately("looking peeking peering gazing staring looks peeks")
    }

    /// Whether the last thing is an umbrella that somebody holds.
    pub(crate) fn has_an_umbrella(&self) -> bool {
        let held = |known: &Relation| known.link == Link::Holding && Some(known.object) == self.last;
        let last = self.last.and_then(|last| self.subject(last));
        last.is_some_and(|last| last.what.name() == "umbrella") && self.out.relations.iter().any(held)
    }

    /// Whether those tied last are in what they are tied to.
    pub(crate) fn is_loaded(&self, previous: &Pending) -> bool {
        let inside = |known: &Relation| known.link == Link::In && previous.subjects.contains(&known.object);
        let hollow = previous.subjects.iter().all(|one| self.holds_things(*one));
        previous.word == "with" && hollow && self.out.relations.iter().any(inside)
    }

    /// Whether a little before something was turned into another thing, or poured.
    pub(crate) fn changes(&self) -> bool {
        self.lately("turning turns turned changing changes pouring pours")
    }

    /// "with a big fish in his net": the fish is.
    pub(crate) fn is_in_somebody_s_own(&self, link: Link) -> bool {
        let with = self.previous.as_ref().is_some_and(|previous| previous.tie == Tie::Link(Link::With));
        with && link == Link::In && matches!(self.text(1), "his" | "her" | "its") && self.text(2) == "net"
    }

    /// Whether somebody is named after the article that is next.
    pub(crate) fn names_a_being(&self) -> bool {
        (1..8).any(|ahead| {
            let rest = self.rest().get(ahead..).filter(|rest| !rest.is_empty());
            let found = rest.and_then(|rest| self.lexicon.find(rest)).and_then(|found| found.entry.noun);
            found.is_some_and(|noun| self.lexicon.is_being(noun))
        })
    }

    /// Whether one of these words stands a little before.
    fn lately(&self, words: &str) -> bool {
        let near = &self.words[self.at.saturating_sub(7)..self.at.min(self.words.len())];
        near.iter().any(|word| words.split(' ').any(|wanted| wanted == word.text))
    }

    /// "watching from the stairs", "waving from the rocket": on them, in it.
    pub(crate) fn within(&self, pending: &Pending, link: Link, object: Party) -> Link {
        let greets = self.lately("waving waves watching watches") || self.looks();
        let place = pending.word == "from" && greets && !self.is_being(object);
        let hollow = match self.subject(object).map(|one| one.what) {
            Some(What::Thing(thing)) => self.is_hollow(thing),
            _ => false,
        };
        match link {
            Link::With | Link::LookingAt if place && hollow => Link::In,
            Link::With | Link::LookingAt if place => Link::On,
            _ => link,
        }
    }

    /// Whether it has a window or an entrance to look out of.
    fn is_hollow(&self, thing: &Thing) -> bool {
        Kind::Open.has(thing.name) || thing.uses.contains(&Use::Ridden) && thing.uses.contains(&Use::Sat)
    }

    /// Whether somebody on a tree or a castle is meant, and not the tree on something.
    pub(crate) fn is_on_what_is_there(&self, link: Link, last: Party) -> bool {
        let large = |subject: &Subject| match subject.what {
            What::Thing(thing) => thing.centimetres >= AS_LARGE_AS_A_TREE,
            What::Person(_) => false,
        };
        let things =
            self.heads.iter().all(|head| !self.is_being(*head) && self.subject(*head).is_some_and(large));
        matches!(link, Link::On | Link::In | Link::Under)
            && self.text(1) != "it"
            && things
            && self.is_being(last)
    }

    /// "carrying a cake with five candles", "holding a basket with apples": on the cake, in the basket.
    pub(crate) fn is_laden(&self, link: Link, last: Party) -> bool {
        let bears = |subject: &Subject| subject.what.name().ends_with("cake");
        let laden = self.holds_things(last) || self.subject(last).is_some_and(bears);
        let bears = |head: &Party| {
            matches!(
                self.doing(*head),
                Some(Doing::Holding | Doing::Giving | Doing::Pulling | Doing::Pushing)
            )
        };
        link == Link::With && laden && self.heads.iter().all(bears)
    }
}

/// What somebody can be on or in beside others, in centimetres; a basket is moved with all that is in it.
const AS_LARGE_AS_A_TREE: u32 = 200;

/// Of what grows in a field, as many as are drawn.
const AS_MANY_AS_A_FIELD: u8 = 3;

/// How a deed is tied to what it is done on, where nobody stands on it: a cake that is blown at, a house that is sprayed.
pub(crate) fn done_toward(doing: Option<Doing>, thing: &Thing) -> Option<Link> {
    // Water on a house, and not upon a puddle.
    let sprayed = thing.centimetres > 60 || thing.name.contains("fire");
    match doing? {
        Doing::Celebrating => Some(Link::With),
        Doing::CastingSpells | Doing::BreathingFire => Some(Link::LookingAt),
        Doing::Splashing if sprayed => Some(Link::LookingAt),
        _ => None,
    }
}
