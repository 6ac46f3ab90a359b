//! What one party is to another: relations made exact, and sides of the page.

use scene::{Doing, Link, Party, Place, Relation, Size, Thing, Use, What, Years};

use crate::idioms::done_toward;
use crate::kinds::Kind;
use crate::parse::{Parser, Pending, Tie};

/// The word of a tie whose object is in its subject: "a basket of kittens", "a cart full of carrots".
pub(crate) const OF: &str = "of";

/// The words of a tie whose object is the subject's pursuer.
pub(crate) const CHASED_BY: &str = "chased by";

impl Parser<'_> {
    pub(crate) fn tie(&mut self, pending: &Pending, object: Party, more: bool) {
        let Tie::Link(link) = pending.tie else { return };
        let alone = self.subject(object).is_some_and(|subject| subject.count == 1);
        let mut subjects = pending.subjects.clone();
        subjects.dedup();
        for (index, &subject) in subjects.iter().filter(|subject| **subject != object).enumerate() {
            if more && link == Link::Between {
                let open = self
                    .out
                    .relations
                    .iter_mut()
                    .rev()
                    .find(|known| known.subject == subject && known.link == link && known.and.is_none());
                if let Some(relation) = open {
                    relation.and = Some(object);
                }
                continue;
            }
            if let Some(link) = self.turned_round(pending, link, (subject, object)) {
                let relation = Relation { subject: object, link, object: subject, and: None };
                self.out.relations.push(relation);
                continue;
            }
            // What is handled is in nobody's hand; what it is done with is.
            let handled = pending.verb && self.is_handled(subject, object);
            let link = if self.licks(link, subject, object) || handled {
                Link::With
            } else {
                self.exact(link, subject, object)
            };
            // "through binoculars at a bird".
            let gazes = || self.looks_through(subject) || self.looks() && self.is_being(subject);
            let link =
                if link == Link::NextTo && pending.word == "at" && gazes() { Link::LookingAt } else { link };
            let link = self.within(pending, link, object);
            // "giving a bandage to a teddy bear": the bear is in nobody's hand.
            let toward = matches!(pending.word.as_str(), "to" | "from" | "for" | "at");
            // What is cut lies on the table.
            let cut = pending.verb && self.doing(subject) == Some(Doing::Cutting);
            // Nor do five hold one frisbee.
            let owners = self.subject(subject).map_or(1, |owner| owner.count);
            let thrown = owners == 2 && self.doing(subject) == Some(Doing::Throwing);
            let taken_by_all = alone && (owners > 2 || thrown) && !self.each && !self.is_being(object);
            // Two cannot have the same cake in their hands.
            let taken = index > 0 && (alone || pending.subjects.len() > 1);
            // Two share one umbrella: both are under it.
            let shelter = taken && self.subject(object).is_some_and(|one| one.what.name() == "umbrella");
            let link = if link == Link::Holding && shelter {
                Link::Under
            } else if link == Link::Holding && (toward || taken || cut || taken_by_all) {
                Link::With
            } else {
                link
            };
            let relation = Relation { subject, link, object, and: None };
            if !self.out.relations.contains(&relation) {
                self.out.relations.push(relation);
            }
            self.give_each_its_own(relation);
            self.apiece(subject, object);
        }
    }

    /// What the object is to the subject, where the words say it the other way round: it is in it, on it, after it.
    fn turned_round(
        &mut self,
        pending: &Pending,
        link: Link,
        (subject, object): (Party, Party),
    ) -> Option<Link> {
        if let Some(link) = self.done_by(pending, link, (subject, object)) {
            return Some(link);
        }
        // "a truck carrying dinosaurs".
        let loaded = self.doing(subject) == Some(Doing::Holding) && self.holds_things(subject);
        let aboard = matches!(link, Link::With | Link::Holding)
            && self.is_vehicle(subject)
            && (loaded || self.boards(subject, object));
        let filled = link == Link::With && pending.word == "with" && self.is_filled(subject, object);
        if aboard || filled || pending.word == OF && self.holds_things(subject) {
            return Some(Link::In);
        }
        // "singing for her teddy bears": they watch.
        if pending.word == "for" && self.performs(subject) && self.is_being(object) {
            return Some(Link::LookingAt);
        }
        if let Some(link) = self.fills(pending, subject) {
            return Some(link);
        }
        // "a camel carrying a boy": he rides.
        let bears = self.is_ridden(subject) || self.is_giant(subject);
        let borne = self.is_person(object) || self.is_ridden(subject) && self.is_being(object);
        let rides = link == Link::Holding && borne && bears;
        rides.then_some(Link::Riding)
    }

    /// "A boy with a dog behind", "a cake with a candle on top": what no noun follows is about the first.
    pub(crate) fn loose_end(&mut self) {
        let swims = |pending: &Pending| matches!(pending.tie, Tie::Link(Link::In | Link::On));
        let Some(pending) = self.pending.take().filter(|pending| !pending.verb || swims(pending)) else {
            return;
        };
        let (Tie::Link(link), Some(last), Some(head)) = (pending.tie, self.last, self.heads.first().copied())
        else {
            return;
        };
        let place = matches!(
            link,
            Link::Behind
                | Link::InFrontOf
                | Link::On
                | Link::In
                | Link::Under
                | Link::Above
                | Link::Below
                | Link::NextTo
        );
        let company = Relation { subject: head, link: Link::With, object: last, and: None };
        let held = Relation { link: Link::Holding, ..company };
        let aboard = Relation { subject: last, link: Link::In, object: head, and: None };
        // "a snowman next to a house with a tree behind it": behind the house.
        let near =
            |known: &&Relation| known.object == last && known.subject != head && known.link == Link::With;
        let owner = self.out.relations.iter().rev().find(near).map(|known| known.subject);
        let company = owner.map_or(company, |subject| Relation { subject, ..company });
        let known = self.out.relations.iter_mut().find(|known| [company, held, aboard].contains(known));
        let tied = Relation { subject: last, link, object: owner.unwrap_or(head), and: None };
        match known {
            Some(known) if place => *known = tied,
            // "a cake and a mouse hiding inside".
            None if place && last != head && self.heads.contains(&last) => self.out.relations.push(tied),
            _ => (),
        }
    }

    /// Whether somebody in a boat of this name who does nothing else rows it.
    fn rows(&self, subject: Party, boat: &str) -> bool {
        let alone = self.subject(subject).is_none_or(|one| one.count == 1);
        match boat {
            "canoe" => self.is_being(subject),
            "rowing boat" => alone && self.is_person(subject),
            _ => false,
        }
    }

    /// What a link means for these two: one who rides is on the back of what can be ridden, and a balloon is held.
    fn exact(&mut self, link: Link, subject: Party, object: Party) -> Link {
        let doing = self.doing(subject);
        let thing = match self.subject(object).map(|object| object.what) {
            Some(What::Thing(thing)) => thing,
            _ if link == Link::Holding
                && matches!(doing, Some(Doing::Reading | Doing::Pushing | Doing::Pulling)) =>
            {
                return Link::With;
            }
            // "playing the trumpet in a marching band".
            Some(What::Person(_)) if link == Link::In => return Link::With,
            _ => return link,
        };
        if matches!(doing, Some(Doing::Playing)) && Kind::Instrument.has(thing.name) {
            self.set_doing(subject, Doing::PlayingMusic);
        }
        let afloat = doing.is_none() && link == Link::In && self.rows(subject, thing.name);
        let deed = if afloat { Some(Doing::Paddling) } else { self.deed_with(doing, thing) };
        if let Some(deed) = deed {
            self.set_doing(subject, deed);
        }
        let doing = deed.or(doing);
        let moves = matches!(doing, Some(Doing::Riding | Doing::Driving | Doing::Sailing | Doing::Paddling));
        let many = self.subject(object).is_some_and(|object| object.count > 2);
        let rides = thing.uses.iter().any(|using| matches!(using, Use::Ridden | Use::Sat));
        let in_hand = thing.uses.contains(&Use::Held) && thing.centimetres <= 120;
        match link {
            Link::LookingAt if Kind::Lens.has(thing.name) && self.is_being(subject) => Link::Holding,
            Link::On | Link::In if moves && rides => Link::Riding,
            Link::On
                if thing.uses.contains(&Use::Ridden) && self.is_person(subject) && self.is_being(object) =>
            {
                Link::Riding
            }
            // "a train pulling into a station".
            Link::In if thing.name.ends_with("station") && self.is_vehicle(subject) => Link::NextTo,
            Link::In if Kind::Seat.has(thing.name) => Link::On,
            // "weighing apples on a scale".
            Link::On if thing.name == "balance scale" && self.is_person(subject) => Link::NextTo,
            Link::On if let Some(toward) = done_toward(doing, thing) => toward,
            // "fishing from a boat".
            Link::With if doing == Some(Doing::Fishing) && thing.uses.contains(&Use::Sat) => Link::In,
            Link::With if thing.name.contains("wheelchair") && self.is_being(subject) => Link::On,
            Link::Above if thing.name.ends_with("bridge") && doing != Some(Doing::Flying) => Link::On,
            // On the easel, unless it is what gets the paint.
            Link::Holding | Link::With if doing == Some(Doing::Painting) => Link::With,
            Link::With if doing == Some(Doing::Cooking) => Link::With,
            // "pouring honey on pancakes".
            Link::With | Link::On | Link::In if doing == Some(Doing::Pouring) => Link::With,
            // On a string each.
            Link::With if doing == Some(Doing::FlyingKite) && thing.name == "kite" => Link::Holding,
            // "people with umbrellas" have one each, where there are as many.
            Link::With if many && !self.are_as_many(subject, object) => Link::With,
            Link::With if in_hand && self.is_being(subject) && thing.name != "soccer ball" => Link::Holding,
            Link::With if moves && thing.uses.contains(&Use::Ridden) => Link::Riding,
            Link::Holding if doing == Some(Doing::Eating) && !self.is_being(object) => Link::Holding,
            // "a cat carrying her kitten", "a boy holding a puppy".
            // A dog does not rescue a cat in its mouth.
            Link::Holding
                if self.is_being(object) && doing == Some(Doing::Standing) && !self.has_arms(subject) =>
            {
                Link::With
            }
            Link::Holding if self.is_being(object) && doing == Some(Doing::Pushing) => Link::With,
            Link::Holding if self.is_being(object) && (thing.centimetres <= 60 || self.is_small(object)) => {
                Link::Holding
            }
            Link::Holding if !in_hand => Link::With,
            _ => link,
        }
    }

    /// What a verb means with this thing: a kite is flown on a string, a web is built, what belongs in a kitchen is cooked.
    fn deed_with(&self, doing: Option<Doing>, thing: &Thing) -> Option<Doing> {
        match (doing, thing.name) {
            (Some(Doing::Flying), "kite") => Some(Doing::FlyingKite),
            (Some(Doing::Flying), "airplane" | "helicopter" | "jet" | "rocket") => Some(Doing::Driving),
            (Some(Doing::Dancing), "spider web") | (Some(Doing::Sitting), "brick") => Some(Doing::Building),
            (Some(Doing::Gardening), flag) if flag.contains("flag") => Some(Doing::Holding),
            (Some(Doing::Knitting), "spider web") => Some(Doing::Building),
            (Some(Doing::Throwing), "pancakes") => Some(Doing::Cooking),
            // A carrot that is pulled out of the ground is in the paws.
            (Some(Doing::Pulling), _) if thing.uses.contains(&Use::Held) && thing.centimetres <= 30 => {
                Some(Doing::Holding)
            }
            (Some(Doing::Building), food)
                if Kind::Cooked.has(food) || self.lexicon.homes.get(food) == Some(&Place::Kitchen) =>
            {
                Some(Doing::Cooking)
            }
            _ => None,
        }
    }

    /// Whether somebody does what others watch.
    fn performs(&self, party: Party) -> bool {
        let deed = self.doing(party);
        matches!(deed, Some(Doing::Singing | Doing::Dancing | Doing::PlayingMusic | Doing::CastingSpells))
    }

    /// "a basket with kittens".
    fn is_filled(&self, basket: Party, other: Party) -> bool {
        let next = matches!((basket, other), (Party::Cast(one), Party::Cast(other)) if other == one + 1);
        let some = self.is_being(other) || self.subject(other).is_some_and(|other| other.count > 1);
        let basket = self.subject(basket).is_some_and(|basket| Kind::Basket.has(basket.what.name()));
        next && some && basket
    }

    fn is_ridden(&self, party: Party) -> bool {
        let mount = |what: What| matches!(what, What::Thing(thing) if thing.uses.contains(&Use::Ridden));
        self.is_being(party) && self.subject(party).is_some_and(|subject| mount(subject.what))
    }

    /// Whether it is an animal so large that whomever it carries is on its back.
    fn is_giant(&self, party: Party) -> bool {
        const GIANT: u32 = 170;
        let large = |what: What| matches!(what, What::Thing(thing) if thing.centimetres >= GIANT);
        self.is_being(party) && self.subject(party).is_some_and(|subject| large(subject.what))
    }

    fn looks_through(&self, party: Party) -> bool {
        self.out.relations.iter().any(|known| {
            let lens = self.subject(known.object).is_some_and(|object| Kind::Lens.has(object.what.name()));
            known.subject == party && known.link == Link::Holding && lens
        })
    }

    fn are_as_many(&self, one: Party, other: Party) -> bool {
        let count = |party| self.subject(party).map(|subject| subject.count);
        count(one) == count(other)
    }

    fn is_small(&self, party: Party) -> bool {
        self.subject(party).is_some_and(|subject| {
            subject.looks.years == Some(Years::Baby) || subject.looks.size == Some(Size::Tiny)
        })
    }

    /// "three cats holding balloons": each has one.
    fn give_each_its_own(&mut self, relation: Relation) {
        let owners = self.subject(relation.subject).map_or(1, |owner| owner.count);
        if let (Link::Holding | Link::Riding, Party::Cast(index)) = (relation.link, relation.object) {
            let object = &mut self.out.cast[index];
            if object.count > 1 && owners > 1 {
                object.count = owners;
            }
        }
    }

    /// "a bus with children": they are in it.
    pub(crate) fn is_vehicle(&self, party: Party) -> bool {
        let vehicle = |what: What| match what {
            What::Thing(thing) => thing.uses.contains(&Use::Ridden) && thing.uses.contains(&Use::Sat),
            What::Person(_) => false,
        };
        self.subject(party).is_some_and(|subject| vehicle(subject.what)) && !self.is_being(party)
    }

    /// Whether somebody named right after a vehicle may sit in it: no fish does.
    fn boards(&self, vehicle: Party, passenger: Party) -> bool {
        let next = matches!((vehicle, passenger), (Party::Cast(one), Party::Cast(other)) if other == one + 1);
        let aboard = |known: &Relation| known.link == Link::In && known.object == vehicle;
        let next = next || self.out.relations.iter().any(aboard);
        let swims = self.subject(passenger).is_some_and(
            |subject| matches!(subject.what, What::Thing(thing) if thing.habitat == scene::Habitat::Water),
        );
        let drawn = self.subject(passenger).is_some_and(
            |subject| matches!(subject.what, What::Thing(thing) if thing.uses.contains(&Use::Ridden)),
        );
        self.is_being(passenger) && next && !swims && !drawn
    }

    /// Whether somebody can take another in the arms.
    fn has_arms(&self, party: Party) -> bool {
        self.is_person(party)
            || self.subject(party).is_some_and(|subject| Kind::Armed.has(subject.what.name()))
    }

    fn is_person(&self, party: Party) -> bool {
        party == Party::Hero
            || self.subject(party).is_some_and(|subject| matches!(subject.what, What::Person(_)))
    }

    /// Whether things are put into it.
    pub(crate) fn holds_things(&self, party: Party) -> bool {
        self.subject(party).is_some_and(|subject| Kind::Open.has(subject.what.name()))
    }

    /// "a cat on the left and a dog on the right"; on one side alone it is that side of the first.
    pub(crate) fn finish_sides(&mut self) {
        let on = |wanted: bool| {
            self.sides.iter().filter(move |(_, left)| *left == wanted).map(|(party, _)| *party)
        };
        let mut found: Vec<_> =
            on(true).zip(on(false)).map(|(one, other)| (one, Link::LeftOf, other)).collect();
        let first = if self.out.hero { Party::Hero } else { Party::Cast(0) };
        if let ([(alone, left)], true) = (self.sides.as_slice(), found.is_empty())
            && *alone != first
        {
            found.push((*alone, if *left { Link::LeftOf } else { Link::RightOf }, first));
        }
        let relations =
            found.into_iter().map(|(subject, link, object)| Relation { subject, link, object, and: None });
        self.out.relations.extend(relations);
    }
}
