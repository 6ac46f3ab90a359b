//! What was understood and lines do not show: "melting", "invisible", a second deed of somebody who does another already.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::LazyLock;

use scene::{Doing, Link, Looks, Party, Place, Size};

use crate::features::is_body;
use crate::inflect;
use crate::lexicon::{Act, Air, Found, Trait};
use crate::parse::Parser;
use crate::reading::Reading;
use crate::tables::{self, list, rows};
use crate::token::{Word, key, words};

/// Words of a wish that ask for something, and what would show it.
#[derive(Debug, Clone)]
pub(crate) struct Claim {
    said: Range<usize>,
    shown: Shown,
}

/// What shows it.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Shown {
    Never,
    /// Any of these deeds, ties, places and things.
    By(&'static str),
    Deed(Act),
    Look(Trait),
    Air(Air),
    Place(Place),
}

/// Words that are understood and not drawn, and by what they are drawn all the same.
static UNSEEN: LazyLock<HashMap<String, &'static str>> = LazyLock::new(|| {
    let mut unseen = HashMap::new();
    for [kind, shown, words] in rows(tables::UNSEEN) {
        for word in list(words) {
            if kind == "verb" {
                unseen.extend(inflect::forms(word).into_iter().map(|(form, _)| (key(&form), shown)));
            } else {
                unseen.insert(key(word), shown);
            }
        }
    }
    unseen
});

/// Words that any drawing lives up to.
static PRAISE: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| tables::PRAISE.split_whitespace().collect());

impl Parser<'_> {
    /// The reading, and what it may owe.
    pub(crate) fn account(mut self) -> (Reading, Vec<Claim>) {
        self.walk();
        let Self { mut claims, out, .. } = self;
        claims.retain(|claim| !claim.is_shown(&out));
        (out, claims)
    }

    fn claim(&mut self, length: usize, shown: Shown) {
        self.claims.push(Claim { said: self.at..self.at + length, shown });
    }

    /// Notes of a phrase that is read now what no line shows.
    pub(crate) fn tell_of(&mut self, found: &Found) {
        if let Some(shown) = UNSEEN.get(&found.phrase) {
            self.claim(found.length, if *shown == "-" { Shown::Never } else { Shown::By(shown) });
        }
    }

    /// A word of no table that is nothing to draw.
    pub(crate) fn tell(&mut self) {
        let word = &self.rest()[0];
        let name = self.at > 0 && word.is_capital();
        if !name && !PRAISE.contains(word.text.as_str()) {
            self.claim(1, Shown::Never);
        }
    }

    /// "the cat is barking angrily": how it is done is how it looks; any other manner is told.
    pub(crate) fn manner(&mut self) {
        let word = self.text(0);
        let stem = word.strip_suffix("ly").unwrap_or(word);
        let stems = [stem.to_owned(), format!("{stem}le"), stem.strip_suffix('i').map_or_else(String::new, |it| format!("{it}y"))];
        let entry = stems.iter().find_map(|stem| self.lexicon.word(stem));
        match entry {
            Some(entry) if matches!(entry.says, Some(Trait::Feeling(_))) => {
                let Some(Trait::Feeling(feeling)) = entry.says else { return };
                let heads: Vec<Party> = self.heads.iter().copied().filter(|head| self.is_being(*head)).collect();
                let looks = Looks { feeling: Some(feeling), ..Looks::default() };
                heads.iter().for_each(|head| self.adorn(*head, &looks));
            }
            Some(_) if !stems.iter().any(|stem| UNSEEN.contains_key(stem)) => (),
            _ => self.tell(),
        }
    }

    /// Notes a verb that moves nobody.
    pub(crate) fn act_and_tell(&mut self, found: &Found, act: Act) {
        let before = self.deeds();
        let said = self.at..self.at + found.length;
        self.at += found.length;
        self.act(act);
        if self.deeds() == before {
            self.claims.push(Claim { said, shown: Shown::Deed(act) });
        }
    }

    fn deeds(&self) -> Vec<Option<Doing>> {
        self.out.cast.iter().map(|one| one.doing).chain([self.out.doing]).collect()
    }

    pub(crate) fn tell_unless_looks(&mut self, says: Trait, found: &Found) {
        let shown = match says {
            Trait::Size(Size::Tiny) | Trait::Years(_) | Trait::Color(_) => return,
            // "with big blue eyes".
            Trait::Size(_) if (0..3).any(|ahead| is_body(self.text(found.length + ahead))) => return,
            says => says,
        };
        if !PRAISE.contains(found.phrase.as_str()) {
            self.claim(found.length, Shown::Look(shown));
        }
    }

    pub(crate) fn tell_unless_air(&mut self, air: Air, length: usize) {
        self.claim(length, Shown::Air(air));
    }

    pub(crate) fn tell_unless_there(&mut self, place: Place, length: usize) {
        self.claim(length, Shown::Place(place));
    }
}

impl Claim {
    fn is_shown(&self, reading: &Reading) -> bool {
        let looks = || reading.cast.iter().map(|one| &one.looks).chain([&reading.looks]);
        match self.shown {
            Shown::Never => false,
            Shown::By(shown) => list(shown).any(|shown| shows(reading, shown)),
            Shown::Deed(act) => {
                let deeds = reading.cast.iter().map(|one| one.doing).chain([reading.doing]);
                let tied = |link: Link| reading.relations.iter().any(|known| known.link == link);
                deeds.into_iter().any(|deed| deed == Some(act.doing)) || act.link.is_some_and(tied)
            }
            Shown::Look(Trait::Feeling(feeling)) => looks().any(|looks| looks.feeling == Some(feeling)),
            Shown::Look(Trait::Pattern(pattern)) => looks().any(|looks| looks.pattern == Some(pattern)),
            Shown::Look(Trait::Size(size)) => looks().any(|looks| looks.size == Some(size)),
            Shown::Look(_) => true,
            Shown::Air(Air::Weather(weather)) => reading.weather == Some(weather),
            Shown::Air(Air::Season(season)) => reading.season == Some(season),
            Shown::Air(Air::Hour(hour)) => reading.hour == Some(hour),
            Shown::Place(place) => reading.place == Some(place),
        }
    }
}

/// Whether there is such a deed, tie, place, weather or thing.
fn shows(reading: &Reading, name: &str) -> bool {
    reading.place.is_some_and(|place| place.id() == name)
        || reading.weather.is_some_and(|it| it.id() == name)
        || reading.season.is_some_and(|it| it.id() == name)
        || reading.hour.is_some_and(|it| it.id() == name)
        || reading.doing.is_some_and(|it| it.id() == name)
        || reading.relations.iter().any(|known| known.link.id() == name)
        || reading.cast.iter().any(|one| one.what.name() == name || one.doing.is_some_and(|it| it.id() == name))
}

/// The words of a wish that come to nothing on the page, as typed, in order, each once.
pub(crate) fn undrawn(reading: &Reading, claims: &[Claim], read: &[Word], prompt: &str) -> Vec<String> {
    const LITTLE: &str = "a an the to at with of from on up off over out down in into his her its their my and";
    let owed: HashSet<&str> = claims
        .iter()
        .filter(|claim| !claim.is_shown(reading))
        .flat_map(|claim| &read[claim.said.clone()])
        .map(|word| word.text.as_str())
        .filter(|word| !LITTLE.split(' ').any(|little| little == *word))
        .collect();
    if owed.is_empty() {
        return Vec::new();
    }
    let mut told: Vec<String> = Vec::new();
    for word in words(prompt) {
        let known = |known: &String| *known == word.text;
        let relative = reading.relatives.iter().any(|relative| relative.word == word.text);
        if owed.contains(word.text.as_str()) && !told.iter().any(known) && !relative && !reading.unread.iter().any(known) {
            told.push(word.text);
        }
    }
    told
}
