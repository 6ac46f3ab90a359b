//! "Two more dogs", "give it wings": instructions put into words the reader knows.

use scene::{Gender, Looks, Scene, Subject, What};

use crate::called::called;
use crate::lexicon::{Trait, lexicon};
use crate::parse::Parser;
use crate::token::{self, Word};

/// "two more dogs" where there is a dog: as many more; whether that was what was said.
pub(crate) fn more(words: &[Word], scene: &mut Scene) -> bool {
    let Some(at) = words.iter().position(|word| word.text == "more").filter(|at| *at > 0) else {
        return false;
    };
    let before = &words[at - 1].text;
    let count = lexicon().word(before).and_then(|word| word.count).or_else(|| before.parse().ok());
    let named = Parser::new(&words[at + 1..], &[]).run().cast;
    let (Some(count), [one]) = (count, named.as_slice()) else { return false };
    match scene.cast.iter_mut().find(|known| known.what == one.what) {
        Some(known) => {
            known.count = known.count.saturating_add(count).min(Subject::MOST);
            true
        }
        None => false,
    }
}

/// "the cat wings" of "give the cat wings": "the cat with wings".
pub(crate) fn given(words: &[Word]) -> Vec<Word> {
    let noun = (0..words.len()).find_map(|at| {
        let found = lexicon().find(&words[at..])?;
        found.entry.noun.filter(|_| !found.entry.small).map(|_| at + found.length)
    });
    let end =
        noun.filter(|end| *end < words.len() && !matches!(words[*end].text.as_str(), "with" | "to" | "and"));
    let Some(end) = end else { return words.to_vec() };
    let with = token::words("with");
    [&words[..end], &with, &words[end..]].concat()
}

/// "give it a scarf", "make him wear a hat": with the name of whoever is meant. What is said of the page ("make it
/// rain", "make it simpler") and of what belongs to somebody ("her hat") stays.
pub(crate) fn named(words: &[Word], scene: &Scene) -> Vec<Word> {
    let text = |at: usize| words.get(at).map_or("", |word| word.text.as_str());
    let entry =
        |at: usize| words.get(at..).filter(|rest| !rest.is_empty()).and_then(|rest| lexicon().find(rest));
    let about_somebody = |at: usize| {
        entry(at + 1).is_some_and(|next| {
            next.entry.says.is_some() || next.entry.act.is_some() && next.entry.air.is_none()
        })
    };
    let to_it = |at: usize| {
        let before = at.checked_sub(1).map_or("", text);
        let tied = at > 0 && entry(at - 1).is_some_and(|before| before.entry.link.is_some());
        let put = matches!(before, "put" | "move") && scene.cast.len() == 1;
        before == "give" || (tied || put || before == "let") && !matches!(before, "make")
    };
    let mut told = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let meant = match word.text.as_str() {
            "it" if to_it(at) || about_somebody(at) => first(scene, None),
            "him" | "he" => first(scene, Some(Gender::Boy)),
            "she" => first(scene, Some(Gender::Girl)),
            "her" if entry(at + 1).is_none_or(|next| next.entry.noun.is_none()) => {
                first(scene, Some(Gender::Girl))
            }
            _ => None,
        };
        match meant {
            Some(name) => told.extend(token::words(&format!("the {name}"))),
            None => told.push(word.clone()),
        }
    }
    told
}

/// What the first of those is called who can be meant; of a child who is there as well, nobody else is "he" or "she".
fn first(scene: &Scene, gender: Option<Gender>) -> Option<&'static str> {
    let being = |one: &&Subject| lexicon().beings.contains(one.what.name());
    let is_hero = scene.hero.as_ref().is_some_and(|hero| Some(hero.gender) == gender);
    let person = scene.cast.iter().find(|one| match one.what {
        What::Person(person) => gender.is_some_and(|gender| person.mixed || person.gender == gender),
        What::Thing(_) => false,
    });
    let other = scene.cast.iter().find(being).or(scene.cast.first().filter(|_| gender.is_none()));
    let meant = person.or(other.filter(|_| !is_hero))?;
    let names = called(meant.what);
    names.get(usize::from(matches!(meant.what, What::Person(_)))).or(names.first()).copied()
}

/// Every adjective there is.
pub(crate) fn traits(words: &[Word]) -> Looks {
    let mut looks = Looks::default();
    for says in words.iter().filter_map(|word| lexicon().word(&word.text)?.says) {
        match says {
            Trait::Size(size) => looks.size = Some(size),
            Trait::Years(years) => looks.years = Some(years),
            Trait::Feeling(feeling) => looks.feeling = Some(feeling),
            Trait::Pattern(pattern) => looks.pattern = Some(pattern),
            Trait::Color(color) => looks.color = Some(color),
        }
    }
    looks
}
