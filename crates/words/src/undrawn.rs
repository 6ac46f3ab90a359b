//! What was understood and lines do not show: "melting", "invisible", a second deed of somebody who does another already.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::LazyLock;

use scene::{Doing, Feeling, Link, Looks, Party, Place, Scene, Size, Use, What};

use crate::features::is_body;
use crate::guess::is_english;
use crate::inflect;
use crate::kinds::Kind;
use crate::lexicon::{Act, Air, Found, Trait, lexicon};
use crate::parse::Parser;
use crate::reading::Reading;
use crate::tables::{self, list, rows};
use crate::token::{Word, key, words};

/// Words of a wish that ask for something, and what would show it.
#[derive(Debug, Clone)]
pub(crate) struct Claim {
    said: Range<usize>,
    shown: Shown,
    /// Told as one: "three heads".
    whole: bool,
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
#[derive(Default)]
struct Unseen {
    words: HashMap<String, &'static str>,
    /// In all their forms: "surprise" is told, and a surprised owl is not.
    verbs: HashMap<String, &'static str>,
}

static UNSEEN: LazyLock<Unseen> = LazyLock::new(|| {
    let mut unseen = Unseen::default();
    for [kind, shown, words] in rows(tables::UNSEEN) {
        for word in list(words) {
            if kind == "verb" {
                let forms = inflect::forms(word).into_iter();
                unseen.verbs.extend(forms.map(|(form, _)| (key(&form), shown)));
            } else {
                unseen.words.insert(key(word), shown);
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
        (self.out, self.claims)
    }

    /// What is there for nothing, told word by word or as one.
    pub(crate) fn owe(&mut self, said: Range<usize>, whole: bool) {
        self.claims.push(Claim { said, shown: Shown::Never, whole });
    }

    fn claim(&mut self, length: usize, shown: Shown) {
        self.claims.push(Claim { said: self.at..self.at + length, shown, whole: false });
    }

    /// Notes of a phrase that is read now what no line shows.
    pub(crate) fn tell_of(&mut self, found: &Found) {
        let shaped =
            self.text(found.length) == "shaped" && !matches!(self.text(found.length + 1), "like" | "as");
        if found.entry.noun.is_some() && shaped {
            self.claim(found.length, Shown::Never);
        }
        if let Some(shown) = UNSEEN.words.get(&found.phrase) {
            let said = self.at..self.at + found.length;
            let whole = found.phrase == "upside down";
            self.claims.push(Claim { said, shown: Shown::by(shown), whole });
        }
    }

    /// "a balloon shaped like an elephant": there is none.
    pub(crate) fn leave_out(&mut self) {
        let length = self.lexicon.find(self.rest()).map_or(0, |found| found.length);
        self.claim(length, Shown::Never);
        self.at += length;
    }

    /// A word of no table that is nothing to draw.
    pub(crate) fn tell(&mut self) {
        let word = &self.rest()[0];
        let name = self.at > 0 && word.is_capital() && !is_english(&word.text);
        // "blue-footed".
        let part = word.text.strip_suffix("ed").is_some_and(is_body);
        if !name && !part && !PRAISE.contains(word.text.as_str()) {
            let known = UNSEEN.verbs.get(&word.text).or_else(|| UNSEEN.words.get(&word.text));
            self.claim(1, known.copied().map_or(Shown::Never, Shown::by));
        }
    }

    /// "the cat is barking angrily": how it is done is how it looks; any other manner is told.
    pub(crate) fn manner(&mut self) {
        let word = self.text(0);
        let stem = word.strip_suffix("ly").unwrap_or(word);
        let stems = [
            stem.to_owned(),
            format!("{stem}le"),
            stem.strip_suffix('i').map_or_else(String::new, |it| format!("{it}y")),
        ];
        let entry = stems.iter().find_map(|stem| self.lexicon.word(stem));
        match entry {
            Some(entry) if matches!(entry.says, Some(Trait::Feeling(_))) => {
                let Some(Trait::Feeling(feeling)) = entry.says else { return };
                let heads: Vec<Party> =
                    self.heads.iter().copied().filter(|head| self.is_being(*head)).collect();
                let looks = Looks { feeling: Some(feeling), ..Looks::default() };
                heads.iter().for_each(|head| self.adorn(*head, &looks));
            }
            Some(_) if !stems.iter().any(|stem| UNSEEN.words.contains_key(stem)) => (),
            _ => self.tell(),
        }
    }

    /// Notes a verb that moves nobody.
    pub(crate) fn act_and_tell(&mut self, found: &Found, act: Act) {
        let before = self.deeds();
        let said = self.at..self.at + found.length;
        self.at += found.length;
        self.act(act);
        let nearest = UNSEEN.verbs.get(&found.phrase).copied().map(Shown::by);
        // Whoever is there stands, looks about and has fun.
        let any = matches!(act.doing, Doing::Standing | Doing::Exploring) || found.phrase.ends_with(" fun");
        let idle = || (!any && self.deeds() == before).then_some(Shown::Deed(act));
        if let Some(shown) = nearest.or_else(idle) {
            self.claims.push(Claim { said, shown, whole: false });
        }
    }

    fn deeds(&self) -> Vec<Option<Doing>> {
        self.out.cast.iter().map(|one| one.doing).chain([self.out.doing]).collect()
    }

    pub(crate) fn tell_unless_looks(&mut self, says: Trait, found: &Found) {
        let shown = match says {
            // Whoever is not told to look otherwise smiles.
            Trait::Size(Size::Tiny) | Trait::Feeling(Feeling::Happy) | Trait::Years(_) | Trait::Color(_) => {
                return;
            }
            // "with big blue eyes".
            Trait::Size(_) if (0..3).any(|ahead| is_body(self.text(found.length + ahead))) => return,
            says => says,
        };
        if !PRAISE.contains(found.phrase.as_str()) {
            self.claim(found.length, Shown::Look(shown));
            // "polka dot".
            self.claims.iter_mut().last().into_iter().for_each(|claim| claim.whole = true);
        }
    }

    pub(crate) fn tell_unless_air(&mut self, air: Air, length: usize) {
        self.claim(length, Shown::Air(air));
    }

    /// A page has one place.
    pub(crate) fn tell_unless_there(&mut self, place: Place, length: usize) {
        if self.placed {
            self.claim(length, Shown::Place(place));
        }
    }

    /// "three heads", "a different face": of parts of a body, what they are not drawn like.
    pub(crate) fn tell_of_part(&mut self) {
        let part = self.text(0);
        let before = |back: usize| self.at.checked_sub(back).map(|at| self.words[at].text.as_str());
        if matches!(before(1), Some("different" | "wooden")) {
            self.owe(self.at - 1..self.at + 1, true);
            return;
        }
        let counted = (1..=3).find(|back| before(*back).is_some_and(|word| self.counts(word).is_some()));
        let Some(back) = counted else { return };
        let count = before(back).and_then(|word| self.counts(word));
        if count.is_some_and(|count| !is_usual(part, count)) {
            let shown = if count == Some(1) { Shown::By(ON_ONE_LEG) } else { Shown::Never };
            self.claims.push(Claim { said: self.at - back..self.at + 1, shown, whole: true });
        }
    }

    /// "three headed".
    pub(crate) fn tell_of_many_parts(&mut self) {
        let part = self.text(1).strip_suffix("ed").unwrap_or_default();
        if is_body(part) && self.counts(self.text(0)).is_some_and(|count| !is_usual(part, count)) {
            self.owe(self.at..self.at + 2, true);
        }
    }

    fn counts(&self, word: &str) -> Option<u8> {
        word.parse().ok().or_else(|| self.lexicon.word(word)?.count)
    }
}

/// Who stands on one leg anyway.
const ON_ONE_LEG: &str = "flamingo,stork,heron";

/// Whether so many of a part are what a figure has anyway.
fn is_usual(part: &str, count: u8) -> bool {
    let usual: &[u8] = match part.strip_suffix('s').unwrap_or(part) {
        "head" | "nose" | "mouth" | "neck" | "tail" | "tongue" | "belly" | "body" | "face" | "beak" => &[1],
        "eye" | "ear" | "cheek" => &[2],
        "arm" | "hand" | "feet" | "foot" | "leg" | "paw" => &[2, 4, 6, 8],
        _ => return true,
    };
    usual.contains(&count)
}

impl Shown {
    /// A cell of the table.
    fn by(shown: &'static str) -> Self {
        if shown == "-" { Self::Never } else { Self::By(shown) }
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
                // A truck that pulls a wagon drives.
                let driven = act.doing == Doing::Driving && has_a_vehicle(reading);
                deeds.into_iter().any(|deed| deed == Some(act.doing)) || act.link.is_some_and(tied) || driven
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
    name == "vehicle" && has_a_vehicle(reading)
        || reading.place.is_some_and(|place| place.id() == name)
        || reading.weather.is_some_and(|it| it.id() == name)
        || reading.season.is_some_and(|it| it.id() == name)
        || reading.hour.is_some_and(|it| it.id() == name)
        || reading.doing.is_some_and(|it| it.id() == name)
        || reading.relations.iter().any(|known| known.link.id() == name)
        || reading
            .cast
            .iter()
            .any(|one| one.what.name() == name || one.doing.is_some_and(|it| it.id() == name))
        || reading.cast.iter().any(|one| one.looks.feeling.is_some_and(|it| it.id() == name))
}

fn has_a_vehicle(reading: &Reading) -> bool {
    reading.cast.iter().any(|one| match one.what {
        What::Thing(thing) => {
            let moves = [Kind::WithACab, Kind::Carrier, Kind::Engine].iter().any(|kind| kind.has(thing.name));
            moves || thing.uses.contains(&Use::Ridden) && !lexicon().beings.contains(thing.name)
        }
        What::Person(_) => false,
    })
}

/// The words of a wish that come to nothing on the page, as typed, in order, each once.
pub(crate) fn undrawn(reading: &Reading, claims: &[Claim], read: &[Word], wish: &str) -> Vec<String> {
    const LITTLE: &str =
        "a an the to at with of from on up off over out down in into his her its their my and";
    let owed: Vec<&Claim> = claims.iter().filter(|claim| !claim.is_shown(reading)).collect();
    if owed.is_empty() {
        return Vec::new();
    }
    let typed = words(wish);
    let place = |said: &[Word]| {
        typed
            .windows(said.len())
            .position(|window| window.iter().zip(said).all(|(one, two)| one.text == two.text))
    };
    let mut told: Vec<(usize, String)> = Vec::new();
    for claim in owed {
        let said = &read[claim.said.clone()];
        let little = |word: &Word| LITTLE.split(' ').any(|little| little == word.text);
        // "with polka dots".
        let first = said.iter().position(|word| !little(word)).unwrap_or(0);
        let parts = if claim.whole { vec![&said[first..]] } else { said.chunks(1).collect() };
        for part in parts {
            let lower = |word: &Word| word.typed.to_lowercase();
            let text = part.iter().map(lower).collect::<Vec<_>>().join(" ");
            let known = reading.unread.contains(&text)
                || reading.relatives.iter().any(|relative| relative.word == text)
                || told.iter().any(|(_, known)| *known == text);
            if let Some(at) = place(part).filter(|_| !known && !part.iter().all(little)) {
                told.push((at, text));
            }
        }
    }
    told.sort();
    told.into_iter().map(|(_, text)| text).collect()
}

/// The same of an instruction, of which `scene` is what came.
pub(crate) fn of_change(scene: &Scene, instruction: &[Word]) -> Vec<String> {
    let (mut told, claims) = Parser::new(instruction, &[]).account();
    (told.cast, told.relations, told.looks) =
        (scene.cast.clone(), scene.relations.clone(), scene.looks.clone());
    (told.weather, told.season, told.hour) = (scene.weather, scene.season, scene.hour);
    (told.doing, told.place) = (Some(scene.doing), Some(scene.place));
    let said: Vec<&str> = instruction.iter().map(|word| word.typed.as_str()).collect();
    undrawn(&told, &claims, instruction, &said.join(" "))
}
