//! Verbs and prepositions: who does what, and what is tied to whom.

use scene::{Doing, Link, Looks, Party};

use crate::idioms::SHELTERING;
use crate::lexicon::{Act, Found};
use crate::parse::{Parser, Pending, Said, Tie};
use crate::ties::{CHASED_BY, OF};

impl Parser<'_> {
    /// Whether a word that may be a verb is one here.
    pub(crate) fn is_verb(&self, found: &Found) -> bool {
        let entry = found.entry;
        let Some(act) = entry.act else { return false };
        let other = entry.noun.is_some() || entry.place.is_some() || entry.small || entry.link.is_some();
        if act.ing {
            return entry.noun.is_none() || !self.said.begun || self.names_something(found.length);
        }
        let before = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        let owned = matches!(before, "his" | "her" | "its" | "their" | "my" | "your" | "our");
        if entry.noun.is_some() && (owned || self.said.looks != Looks::default()) {
            // "big spider, little fly".
            return false;
        }
        // "a butterfly garden" is a place; "they garden" is not.
        let place = entry.place.is_some() && !self.names_something(found.length);
        (self.after_noun && !place) || (!other && !self.said.begun)
    }

    pub(crate) fn act(&mut self, act: Act) {
        let subjects = self.taught().unwrap_or_else(|| self.doers());
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
                | Doing::Crawling
                | Doing::Skating
        );
        let somebody = self.lexicon.find(self.rest()).is_some_and(|found| {
            let being = found.entry.noun.is_some_and(|noun| self.lexicon.is_being(noun));
            being && !found.plural
        });
        let free = free || somebody;
        let waits = self.pending.as_ref().is_some_and(|pending| !pending.verb && pending.word == "with");
        // "jumping in puddles": nobody's puddles jump.
        let to_another = act.link.is_some_and(|link| link != Link::With);
        if act.ing
            && next_is_noun
            && (self.said.begun || !to_another)
            && (self.said.begun || waits || (free && (subjects.is_empty() || self.and)))
        {
            // "a flying pig", "dancing bears".
            self.said.doing = Some(act.doing);
            self.said.begun = true;
            return;
        }
        self.describe_last();
        (self.and, self.after_noun) = (false, false);
        let fronted = self.previous.as_ref().is_some_and(|previous| previous.word == "fronted");
        if fronted && self.heads.is_empty() {
            // "Under a tree sits a fox."
            self.said.doing = Some(act.doing);
            return;
        }
        if subjects.is_empty() {
            let asked = !act.ing && matches!(act.doing, Doing::Drawing | Doing::Painting | Doing::Building);
            if asked {
                // "Could you draw a picture of my daughter": she does not draw.
            } else if act.ing && self.out.cast.is_empty() {
                self.hero_does(act);
            } else {
                self.said.doing = Some(act.doing);
            }
            return;
        }
        self.does(&subjects, act.doing);
        self.that = false;
        // "standing in the grass": a place after all.
        let before = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        let word = if matches!(before, "in" | "into" | "on") { before.to_owned() } else { String::new() };
        self.pending = act.link.map(|link| Pending { tie: Tie::Link(link), subjects, verb: true, word });
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

    /// "teaching his son to ride": the son rides.
    fn taught(&self) -> Option<Vec<Party>> {
        let before = self.pending.as_ref().filter(|pending| pending.word == "to" && !pending.verb);
        let last = self.last.filter(|last| self.is_being(*last) && !self.heads.contains(last));
        let by_verb = self.previous.as_ref().is_some_and(|previous| previous.verb);
        before.and(last).filter(|_| by_verb).map(|last| vec![last])
    }

    /// Whom a verb is about: the last one after "that" or one who is watched or chased, else the head.
    fn doers(&self) -> Vec<Party> {
        let watched = self.previous.as_ref().is_some_and(|previous| {
            matches!(previous.tie, Tie::Link(Link::LookingAt | Link::Chasing)) && !self.and
        });
        let last = self.last.into_iter().collect::<Vec<_>>();
        let object_does = watched && self.objects.iter().all(|object| self.is_being(*object));
        // "a table with a cat sleeping".
        let things = self.after_noun && self.heads.iter().all(|head| !self.is_being(*head));
        let being = self.last.is_some_and(|last| self.is_being(last));
        // "a boy on a skateboard with his dog running".
        let company = self.previous.as_ref().is_some_and(|previous| previous.tie == Tie::Link(Link::With));
        // "having a picnic with ants stealing sandwiches".
        let busy = |head: &Party| self.doing(*head).is_some();
        let plays = |head: &Party| self.doing(*head) == Some(Doing::Playing);
        let apart = self.previous.as_ref().is_some_and(|previous| {
            let all = &self.heads;
            previous.word == "with" && all.iter().all(busy) || previous.verb && all.iter().all(plays)
        });
        if company
            && being
            && self.after_noun
            && !self.heads.is_empty()
            && (apart || self.heads.iter().all(|head| self.is_placed(*head)))
        {
            return last;
        }
        // "a wizard, with chairs flying everywhere", "a truck with two workers emptying bins".
        if company && self.after_noun && (self.last_is_many_things() || self.last_works_at_a_machine()) {
            return last;
        }
        if self.that || object_does || things && being || self.heads.is_empty() && self.after_noun {
            last
        } else {
            // "a cake and a mouse hiding".
            let beings: Vec<Party> = self.heads.iter().copied().filter(|head| self.is_being(*head)).collect();
            // "a barn, three cows and a farmer carrying a bucket": of a list of all sorts only the last.
            let sorts = self.heads.len() > 2 && beings.len() < self.heads.len() && self.after_noun && being;
            match (sorts, beings.is_empty()) {
                (true, _) => last,
                (_, true) => self.heads.clone(),
                _ => beings,
            }
        }
    }

    /// "a ship chased by an octopus", "a duck followed by ducklings": the second one runs after the first.
    pub(crate) fn chased_by(&mut self) -> bool {
        let chased = matches!(self.text(0), "chased" | "followed" | "hunted" | "pursued");
        if !chased || self.text(1) != "by" {
            return false;
        }
        self.describe_last();
        let subjects = self.doers();
        self.at += 2;
        (self.and, self.after_noun, self.that) = (false, false, false);
        let tie = Tie::Link(Link::Chasing);
        self.pending = Some(Pending { tie, subjects, verb: false, word: CHASED_BY.to_owned() });
        true
    }

    pub(crate) fn does(&mut self, parties: &[Party], doing: Doing) {
        for &party in parties {
            let known = self.doing(party);
            // "sitting on a bench feeding pigeons".
            let seated = known == Some(Doing::Sitting) && self.is_placed(party) && is_done_sitting(doing);
            if seated || known.is_none_or(|known| matches!(known, Doing::Standing | Doing::Playing)) {
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
        if self.said.begun && self.said.looks == Looks::default() && self.pending.is_some() {
            self.said = Said::default();
        }
        self.describe_last();
        let link = self.amid(link, phrase);
        let filled = matches!(phrase, "full of" | "filled with");
        let waiting = self.pending.take();
        let subjects = match &waiting {
            Some(waiting) => waiting.subjects.clone(),
            None if filled || link == Link::Between && self.text(1) == "them" => {
                self.last.into_iter().collect()
            }
            None => self.tied(link),
        };
        if link == Link::Between && subjects.is_empty() && self.is_contest() {
            // "a race between a snail and a turtle": both run.
            self.after_noun = false;
            return;
        }
        let doing = subjects.first().and_then(|subject| self.doing(*subject));
        let made =
            self.heads.iter().any(|head| matches!(self.doing(*head), Some(Doing::Building | Doing::Cutting)));
        if phrase == "out of" && made {
            // "building a house out of cheese".
            self.pending = Some(Pending {
                tie: Tie::Link(Link::With),
                subjects: self.heads.clone(),
                verb: false,
                word: String::new(),
            });
            self.after_noun = false;
            return;
        }
        let held = waiting.as_ref().is_some_and(|waiting| {
            let exact = matches!(waiting.tie, Tie::Link(Link::Chasing | Link::LookingAt | Link::Riding));
            (waiting.verb && exact && !matches!(link, Link::Behind | Link::Under | Link::NextTo))
                || waiting.tie == Tie::Costume
        });
        let tie = match (link, doing) {
            // "looking over a fence".
            _ if phrase == "over" && self.looks() => Tie::Link(Link::Behind),
            // "holding an umbrella over a chick".
            _ if matches!(phrase, "over" | "above") && self.has_an_umbrella() => {
                let subjects = self.last.into_iter().collect();
                let word = SHELTERING.to_owned();
                self.pending = Some(Pending { tie: Tie::Link(Link::With), subjects, verb: false, word });
                (self.and, self.after_noun) = (false, false);
                return;
            }
            // "turning a prince into a frog", "pouring a potion into a bottle".
            _ if phrase == "into" && self.changes() => Tie::Link(Link::With),
            (Link::Above, Some(Doing::Flying)) => Tie::Link(Link::FlyingOver),
            (Link::Above, Some(Doing::Jumping)) => Tie::Link(Link::JumpingOver),
            _ => match waiting {
                Some(waiting) if held => waiting.tie,
                _ => Tie::Link(link),
            },
        };
        (self.and, self.after_noun) = (false, false);
        let word = if filled { OF } else { phrase };
        self.pending = Some(Pending { tie, subjects, verb: false, word: word.to_owned() });
    }

    /// Whom a preposition is about: all beings named together, what the last one stands on, or the last alone.
    fn tied(&self, link: Link) -> Vec<Party> {
        let Some(last) = self.last else { return Vec::new() };
        if self.heads.is_empty() && self.previous.is_none() {
            return Vec::new();
        }
        if self.that || self.is_in_somebody_s_own(link) {
            return vec![last];
        }
        if let Some(previous) = &self.previous {
            let beside =
                matches!(previous.tie, Tie::Link(Link::NextTo)) && matches!(link, Link::On | Link::In);
            if beside && self.is_being(last) {
                // "a girl next to a dog on a bench" are both on it, unless the girl is elsewhere already.
                let free =
                    self.heads.iter().copied().filter(|head| *head != last && !self.is_elsewhere(*head));
                return free.chain([last]).collect();
            }
            return if self.is_of_the_last(previous, link, last) { vec![last] } else { self.heads.clone() };
        }
        // "two dogs and a ball left of a tree": all of them.
        if self.group || matches!(link, Link::LeftOf | Link::RightOf) {
            return self.heads.clone();
        }
        // Apples and pears are in the basket together; of a moon and a cat only the cat is on the fence.
        let kind = self.is_being(last);
        // "mom cooking and a baby in a chair": only the baby is.
        let deed = self.doing(last);
        let together =
            self.heads.iter().all(|head| self.is_being(*head) == kind && self.doing(*head) == deed);
        if together { self.heads.clone() } else { vec![last] }
    }

    /// Whether a preposition after another tie is about what that one was to, and not about the heads.
    fn is_of_the_last(&self, previous: &Pending, link: Link, last: Party) -> bool {
        let Tie::Link(before) = previous.tie else { return false };
        let being = self.is_being(last);
        // "a toucan on a branch to the left of a sloth": the toucan is.
        let beings = !being && self.heads.iter().all(|head| self.is_being(*head));
        if beings && matches!(link, Link::LeftOf | Link::RightOf) && self.names_a_being() {
            return false;
        }
        // "a cat in a tree with a firefighter on a ladder".
        let company = before == Link::With && being;
        if company && self.heads.iter().all(|head| self.is_placed(*head)) {
            return true;
        }
        // "a tree with a squirrel on a branch", "a cake with five candles in her hands".
        if company && self.is_on_what_is_there(link, last) || self.is_laden(link, last) {
            return true;
        }
        let handled = |head: &Party| {
            matches!(self.doing(*head), Some(Doing::Pushing | Doing::Pulling | Doing::Catching))
        };
        if matches!(link, Link::On | Link::In) && self.text(1) != "it" {
            // "pushing his friend on a swing", "catching fireflies in a jar".
            let moved = matches!(before, Link::With | Link::Holding) && self.heads.iter().all(handled);
            // "looking at fish in a bowl".
            if moved || before == Link::LookingAt && being {
                return true;
            }
        }
        let beside =
            matches!(before, Link::NextTo | Link::Behind | Link::InFrontOf | Link::LeftOf | Link::RightOf);
        // "a mouse on a cat on a dog", "a monkey riding a pig on a skateboard"; "reading to children on a rug".
        let carried = matches!(before, Link::On | Link::Riding) && link == Link::On;
        let given_to = previous.word == "to" && matches!(link, Link::On | Link::In | Link::NextTo);
        if being && (carried || given_to || link == Link::On && self.is_read_to(before)) {
            return true;
        }
        // "helping kids with backpacks": nobody helps with them.
        let theirs = matches!(self.text(1), "backpacks" | "umbrellas" | "balloons" | "hats" | "capes");
        if link == Link::With && (beside && being || previous.verb && being && theirs) {
            // "next to a snail with a striped shell".
            return true;
        }
        // "a cookie from a jar on a shelf": the jar is.
        let source = previous.word == "from" && matches!(link, Link::On | Link::In | Link::Under);
        let standing = source
            || beside
            || matches!(before, Link::On | Link::In | Link::Under | Link::Above | Link::Below);
        standing && !previous.verb && !being && link != Link::With
            || previous.word == "fronted" && self.heads.is_empty()
    }

    fn is_read_to(&self, before: Link) -> bool {
        matches!(before, Link::With | Link::NextTo)
            && self.heads.iter().all(|head| self.doing(*head) == Some(Doing::Reading))
    }

    /// Whether it is above or on something.
    fn is_elsewhere(&self, party: Party) -> bool {
        let above = |known: &scene::Relation| {
            known.subject == party && matches!(known.link, Link::Above | Link::FlyingOver)
        };
        self.is_placed(party) || self.out.relations.iter().any(above)
    }

    /// Whether it is on, in or under something.
    fn is_placed(&self, party: Party) -> bool {
        self.out.relations.iter().any(|known| {
            known.subject == party && matches!(known.link, Link::On | Link::In | Link::Under | Link::Riding)
        })
    }
}

/// What is done on a seat as well.
fn is_done_sitting(doing: Doing) -> bool {
    matches!(
        doing,
        Doing::Feeding
            | Doing::Fishing
            | Doing::Catching
            | Doing::Knitting
            | Doing::BlowingBubbles
            | Doing::PlayingMusic
            | Doing::Throwing
    )
}

/// What they do who are named after it.
pub(crate) fn sport_of(word: &str) -> Option<Doing> {
    Some(match word {
        "skier" | "ski jumper" | "snowboarder" => Doing::Skiing,
        "ice skater" | "figure skater" => Doing::IceSkating,
        "surfer" | "surfer girl" => Doing::Surfing,
        "swimmer" => Doing::Swimming,
        "musician" | "drummer" | "guitarist" | "violinist" | "trumpeter" | "accordionist" => {
            Doing::PlayingMusic
        }
        _ => return None,
    })
}
