//! One word for many: a family, and things of many kinds.

use scene::{Doing, Gender, Link, Looks, Party, Person, Relation, Role, Subject, What, Years};

use crate::costume::costume_of;
use crate::inflect;
use crate::lexicon::{Found, Noun};
use crate::nouns::noun_name;
use crate::parse::{Parser, Said};
use crate::read::remove;
use crate::token::Pause;

/// As many of a mixture as a child names at a glance.
const SEVERAL: usize = 3;

/// Words for somebody who is there already: "my robot best friend".
pub(crate) const FRIENDS: [&str; 4] = ["friend", "best friend", "buddy", "pal"];

/// Parts that do not change how an animal looks: "a crocodile patient", "a dinosaur skeleton".
const PLAYED: &str = "patient customer guest passenger client detective spy president mayor waiter waitress librarian \
    photographer reporter lifeguard lawyer judge coach boss barber hairdresser shopkeeper cashier guard skeleton";
/// What people do with an animal they are named after: "a lion tamer".
const TRADES: &str = "charmer tamer trainer groomer breeder seller collector catcher lover owner keeper handler walker \
    hunter watcher sitter maker whisperer feeder herder";

impl Parser<'_> {
    /// "a snake charmer", "a balloon seller": a person, and nothing of what they trade in.
    pub(crate) fn is_a_trade(&self, next: &str, being: bool) -> bool {
        let singular = next.strip_suffix('s').unwrap_or(next);
        let of_things = matches!(singular, "seller" | "maker" | "collector" | "owner");
        (being || of_things) && TRADES.split_whitespace().any(|trade| trade == singular)
    }

    /// "a dragon rider" is on a dragon.
    pub(crate) fn ridden_by(&mut self, mount: Party) {
        if !matches!(self.text(0), "rider" | "riders") || !self.is_being(mount) {
            return;
        }
        let rider = Person { mixed: true, ..Person::child(Gender::Girl) };
        let count = self.subject(mount).map_or(1, |mount| mount.count);
        self.at += 1;
        let Some(party) = self.cast(What::Person(rider)) else { return };
        if let Party::Cast(index) = party {
            self.out.cast[index].count = count;
        }
        self.does(&[party], Doing::Riding);
        self.out.relations.push(Relation { subject: party, link: Link::Riding, object: mount, and: None });
        self.heads.retain(|head| *head != mount);
        self.heads.push(party);
        self.last = Some(party);
    }

    /// "a family": mum, dad and two children, unless all of them are named; a duck's family are ducks.
    pub(crate) fn family(&mut self) -> bool {
        // "a family of" is how many ducks there are, unless a number says how many people.
        let article = usize::from(matches!(self.text(0), "a" | "the") && self.heads_at(3).is_some());
        if article == 1 && !(self.text(1) == "family" && self.text(2) == "of" && self.is_family_alone(4)) {
            return false;
        }
        self.at += article;
        let heads = self.heads_at(2);
        let many = heads.filter(|_| self.text(0) == "family" && self.text(1) == "of");
        let is_family = self.text(0) == "family" && (self.text(1) != "of" || many.is_some());
        let skip = if many.is_some() { 3 } else { 1 };
        if !is_family || !self.is_family_alone(skip) {
            return false;
        }
        let mine = self.at > 0 && matches!(self.words[self.at - 1].text.as_str(), "my" | "our");
        self.at += skip;
        self.said = Said::default();
        if self.relatives_are_named() {
            self.out.hero |= mine;
            return true;
        }
        // "pancakes for a family": not the robot's own.
        let any = self.at > skip && matches!(self.words[self.at - skip - 1].text.as_str(), "a" | "the");
        let animal = self.heads.first().filter(|_| !any).and_then(|head| match self.subject(*head)?.what {
            What::Thing(thing) if self.lexicon.beings.contains(thing.name) => Some(What::Thing(thing)),
            _ => None,
        });
        let person = |role, gender| What::Person(Person { role, gender, age: None, mixed: false });
        let parents = [person(Role::Parent, Gender::Girl), person(Role::Parent, Gender::Boy)];
        let children = [person(Role::Child, Gender::Girl), person(Role::Child, Gender::Boy)];
        let members: Vec<What> = match animal {
            Some(animal) => vec![animal],
            None if mine => parents.to_vec(),
            None if many.is_some_and(|many| many < 4) => {
                [&parents[..], &children[..usize::from(many == Some(3))]].concat()
            }
            None => [parents, children].concat(),
        };
        if mine {
            self.out.hero = true;
            self.settle(Party::Hero);
            self.and = true;
        }
        // The mother does what her young do.
        self.and |= animal.is_some();
        let first = self.out.cast.len();
        self.join(&members);
        // "a family of five" has three children.
        let more = many.filter(|_| animal.is_none() && !mine).map_or(0, |many| many.saturating_sub(4));
        if let Some(last) = self.out.cast.last_mut().filter(|_| more > 0) {
            last.count += more;
        }
        if let Some(young) = self.out.cast.get_mut(first).filter(|_| animal.is_some()) {
            (young.count, young.looks.years) =
                (many.map_or(2, |many| many.saturating_sub(1).max(1)), Some(Years::Baby));
        }
        true
    }

    /// A number of people: "four", "4".
    fn heads_at(&self, ahead: usize) -> Option<u8> {
        let figure = || self.text(ahead).parse().ok().filter(|heads| (2..=Subject::MOST).contains(heads));
        self.lexicon.word(self.text(ahead)).and_then(|word| word.count).or_else(figure)
    }

    /// Whether no noun says what the family is of.
    fn is_family_alone(&self, ahead: usize) -> bool {
        let next = self.lexicon.word(self.text(ahead));
        !self.names_something(ahead) || next.is_some_and(|next| next.act.is_some_and(|act| act.ing))
    }

    /// Whether who belongs to the family is said further on.
    fn relatives_are_named(&self) -> bool {
        (0..self.rest().len()).any(|ahead| {
            let found = self.lexicon.find(&self.rest()[ahead..]);
            found.is_some_and(|found| {
                matches!(found.entry.noun, Some(Noun::Person { person, .. })
                    if matches!(person.role, Role::Parent | Role::Grandparent | Role::Child | Role::Baby))
            })
        })
    }

    /// "farm animals", "three toys": some of every kind.
    pub(crate) fn mixture(&mut self) -> bool {
        let longest =
            self.rest().iter().skip(1).take(2).take_while(|word| word.before == Pause::None).count();
        let found = (1..=(longest + 1).min(self.rest().len())).rev().find_map(|length| {
            let words: Vec<&str> = self.rest()[..length].iter().map(|word| word.text.as_str()).collect();
            let phrase = words.join(" ");
            let single = inflect::singulars(&phrase).into_iter().chain([phrase.clone()]);
            let kinds = single.into_iter().find_map(|single| self.lexicon.mixtures.get(&single))?;
            Some((length, kinds))
        });
        let Some((length, kinds)) = found else { return false };
        let owner = self.rest()[length - 1].owner;
        if self.is_spelt_out(length) {
            self.at += length;
            return true;
        }
        if matches!(self.text(length), "is" | "was" | "are" | "named" | "called") {
            // "my favorite animal is the fox".
            self.at += length + usize::from(matches!(self.text(length), "is" | "was" | "are"));
            self.said = Said::default();
            return true;
        }
        // "the number 5" is one sign.
        let counted = self.text(length).parse::<u8>().is_ok()
            || self.lexicon.word(self.text(length)).is_some_and(|word| word.count.is_some());
        if owner
            || counted
            || self.names_something(length)
            || self.not
            || self.said.definite && self.last.is_some()
        {
            return false;
        }
        // "an alien walking his pet": one.
        let usual = if self.rest()[length - 1].text == "pet" { 1 } else { SEVERAL };
        let count = self.said.count.map_or(usual, usize::from);
        // In another prompt the kinds are others: it begins where the wish is long.
        let first = self.words.len() * usize::from(kinds.len() > 2 * SEVERAL);
        let turned = kinds.iter().cycle().skip(first % kinds.len());
        let known: Vec<_> = self.out.cast.iter().map(|subject| subject.what).collect();
        let chosen: Vec<What> = turned
            .take(kinds.len())
            .map(|thing| What::Thing(thing))
            .filter(|what| !known.contains(what))
            .take(count)
            .collect();
        self.at += length;
        let said = std::mem::take(&mut self.said);
        let from = self.out.cast.len();
        self.join(&chosen);
        self.all_like(from);
        self.group = true;
        let many = chosen.len().max(1);
        for (index, subject) in self.out.cast.iter_mut().skip(from).enumerate() {
            subject.looks = said.looks.clone();
            subject.doing = said.doing;
            // Twelve of five kinds: three of the first two, two of the others.
            let share = count / many + usize::from(index < count % many);
            subject.count = u8::try_from(share.max(1)).unwrap_or(Subject::MOST).min(Subject::MOST);
        }
        true
    }

    /// "a bus full of animals": all of them are in it, and none of them is spoken of next.
    fn all_like(&mut self, from: usize) {
        let first = Party::Cast(from);
        let others: Vec<Party> = (from + 1..self.out.cast.len()).map(Party::Cast).collect();
        let tied: Vec<Relation> = self
            .out
            .relations
            .iter()
            .filter(|known| known.subject == first || known.object == first)
            .copied()
            .collect();
        if tied.is_empty() {
            return;
        }
        for known in tied {
            for other in &others {
                let put = |party: Party| if party == first { *other } else { party };
                let like = Relation { subject: put(known.subject), object: put(known.object), ..known };
                if !self.out.relations.contains(&like) {
                    self.out.relations.push(like);
                }
            }
        }
        self.heads.retain(|head| !others.contains(head));
    }

    /// "animals: an elephant, a giraffe and a monkey": those are the animals.
    pub(crate) fn is_spelt_out(&self, length: usize) -> bool {
        let rest = self.rest().get(length..).unwrap_or_default();
        let article = matches!(rest.first().map(|word| word.text.as_str()), Some("a" | "an" | "two" | "one"));
        let listed = rest.first().is_some_and(|word| word.before == Pause::Comma) && article;
        listed && rest.iter().skip(1).take(8).any(|word| word.before == Pause::Comma || word.text == "and")
    }

    /// Whether what follows the pause is what the word before it meant.
    pub(crate) fn lists_what_was_meant(&self) -> bool {
        let before = self.at.checked_sub(1).map_or("", |at| self.words[at].text.as_str());
        let mixture = inflect::singulars(before)
            .iter()
            .any(|single| self.lexicon.mixtures.contains_key(single.as_str()));
        mixture && self.pending.is_some()
    }

    /// "hippo ballerina", "triceratops mum", "turtle babies": the animal in a part.
    pub(crate) fn role_of(&mut self, party: Party) {
        let animal = matches!(self.subject(party).map(|subject| subject.what), Some(What::Thing(_)));
        let next = self.rest().first().filter(|word| word.before == Pause::None && !word.owner);
        let found = next.and_then(|_| self.lexicon.find(self.rest()));
        let Some((noun, found)) = found.and_then(|found| Some((found.entry.noun?, found))) else { return };
        if !animal || !self.is_being(party) || found.entry.act.is_some() {
            return;
        }
        let role = match noun {
            Noun::Person { person, .. } => Some(person.role),
            Noun::Thing { .. } => None,
        };
        let worn = costume_of(noun_name(noun)).filter(|_| !found.plural);
        let friend = role == Some(Role::Child) && FRIENDS.contains(&found.phrase.as_str());
        let twins = found.phrase == "twin";
        let plays = PLAYED.split_whitespace().any(|part| part == found.phrase);
        let job = plays
            || role.is_some_and(|role| !matches!(role, Role::Child | Role::GrownUp | Role::Grandparent));
        // "rainbow unicorn princess castle": all of them.
        let listed = role.is_none() && self.names_something(found.length);
        if (worn.is_some() && !listed) || friend || twins || job {
            let years = (role == Some(Role::Baby)).then_some(Years::Baby);
            self.adorn(party, &Looks { years, wears: worn.into_iter().collect(), ..Looks::default() });
            // "unicorn and narwhal best friends" are two.
            let together = friend && self.heads.len() > 1;
            if let (Party::Cast(index), true, false) = (party, found.plural, together) {
                self.out.cast[index].count = self.out.cast[index].count.max(2);
            }
            self.at += found.length;
        }
    }

    /// "a kangaroo with a baby in her pouch", "a baby kangaroo in its mommy's pouch": every kangaroo has its young there.
    pub(crate) fn in_the_pouch(&mut self) -> bool {
        let pouch = (1..4).find(|ahead| self.text(*ahead) == "pouch");
        let (Some(pouch), "in" | "inside", Some(last)) = (pouch, self.text(0), self.last) else {
            return false;
        };
        let is_kangaroo = |subject: &Subject| subject.what.name() == "kangaroo";
        let Some(mother) = self.out.cast.iter().position(is_kangaroo) else { return false };
        if last == Party::Cast(mother) {
            self.out.cast[mother].looks.years = None;
        } else if let Party::Cast(young) = last
            && young + 1 == self.out.cast.len()
        {
            remove(&mut self.out, young);
            let mother = Party::Cast(mother);
            (self.last, self.heads, self.objects) = (Some(mother), vec![mother], Vec::new());
        }
        (self.pending, self.previous, self.after_noun) = (None, None, true);
        self.at += pouch + 1;
        true
    }

    /// How many there are by the noun itself.
    pub(crate) fn count_said(&mut self, found: &Found) {
        if found.plural && matches!(self.text(found.length), "picnic" | "party" | "parade" | "race" | "band")
        {
            // "a teddy bears picnic" has more than one.
            self.said.count = self.said.count.filter(|count| *count > 1).or(Some(3));
        }
        let many = company(&found.phrase).filter(|_| self.said.count.is_none_or(|count| count == 1));
        self.said.count = many.or(self.said.count);
        self.said.looks.alike |= matches!(found.phrase.as_str(), "twin" | "triplet") && found.plural;
    }

    /// All of them named together.
    fn join(&mut self, members: &[What]) {
        for (index, what) in members.iter().enumerate() {
            let Some(party) = self.cast(*what) else { return };
            self.and |= index > 0;
            self.settle(party);
        }
    }
}

/// Whether somebody's own is of the same kind: a cub's mum is a bear, a mermaid's sister a mermaid.
pub(crate) fn is_kin(role: Role, word: &str) -> bool {
    matches!(role, Role::Parent | Role::Grandparent)
        || ["sister", "brother", "sibling", "cousin"].iter().any(|kin| word.ends_with(kin))
}

impl Parser<'_> {
    /// "… and her grandma, grandma is on the ladder": kin are named again without an article.
    pub(crate) fn is_told_of_again(&self, what: What) -> bool {
        let kin = matches!(what, What::Person(person) if is_kin(person.role, ""));
        let told = matches!(self.text(0), "is" | "was");
        let mut before = self.words[..self.at].iter().rev().map(|word| word.text.as_str()).skip(1);
        let before = before.next();
        kin && told && !matches!(before, Some("a" | "an" | "another" | "one"))
            || matches!(what, What::Person(_)) && self.is_called_so(before)
    }

    /// "Dad and toddler wash the car, toddler splashing dad": who goes by no article is the same one each time.
    fn is_called_so(&self, before: Option<&str>) -> bool {
        let word = &self.words[self.at - 1];
        let bare = |before: Option<&str>| {
            before.is_none_or(|before| {
                matches!(before, "and" | "with" | "while")
                    || self.lexicon.word(before).is_some_and(|entry| entry.act.is_some())
            })
        };
        let known = |before: Option<&str>| {
            matches!(before, Some("his" | "her" | "its" | "their" | "my" | "our" | "the")) || bare(before)
        };
        let first = self.words[..self.at - 1].iter().position(|other| other.text == word.text);
        let before_first = |at: usize| at.checked_sub(1).map(|at| self.words[at].text.as_str());
        let starts = word.before != Pause::None || before.is_some() && bare(before);
        starts && first.is_some_and(|first| known(before_first(first)))
    }
}

/// Words in the singular that are several.
fn company(word: &str) -> Option<u8> {
    match word {
        "couple" | "parents" | "newlyweds" => Some(2),
        "triplet" => Some(3),
        "people" | "band" | "rock band" | "orchestra" | "choir" => Some(3),
        "family" => Some(4),
        "crowd" | "audience" => Some(6),
        _ => None,
    }
}
