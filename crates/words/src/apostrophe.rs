//! Apostrophes that were left out: "her dolls knee", "santas elves", "grandmas cookies", "my cats bowl".

use crate::features::is_body;
use crate::inflect;
use crate::lexicon::lexicon;
use crate::token::{Pause, Word};

/// Whose things are spoken of without an article.
const KIN: [&str; 16] = [
    "santas", "moms", "mums", "mommys", "mommies", "mothers", "dads", "daddys", "daddies", "fathers",
    "grandmas", "grandpas", "grannys", "nanas", "papas", "mamas",
];
/// Words after which one person or animal is spoken of.
const OF_ONE: [&str; 11] = ["a", "an", "his", "her", "its", "my", "our", "their", "your", "another", "each"];
/// Words after which "boys hat" is the hat of one.
const OF_A_BEING: [&str; 11] =
    ["my", "his", "her", "our", "their", "your", "a", "an", "the", "another", "each"];
/// What only an animal has: "the lions mane" is one lion's.
const OF_AN_ANIMAL: [&str; 9] = ["mane", "tail", "fur", "trunk", "beak", "pouch", "paw", "snout", "wool"];
/// Words after which there are several.
const OF_SEVERAL: [&str; 9] = ["two", "three", "four", "five", "some", "many", "the", "and", "all"];

/// Puts them back.
pub(crate) fn restore(words: &mut [Word]) {
    for at in 0..words.len().saturating_sub(1) {
        let (word, next) = (&words[at], &words[at + 1]);
        if word.owner || word.picture || next.before != Pause::None || !word.text.ends_with('s') {
            continue;
        }
        let before = at.checked_sub(1).map_or("", |before| words[before].text.as_str());
        let part = is_body(&next.text) || next.text == "heart";
        let kin = KIN.contains(&word.text.as_str()) && !OF_SEVERAL.contains(&before);
        // "on her teddy bears knee".
        let two = at.checked_sub(2).is_some_and(|first| OF_ONE.contains(&words[first].text.as_str()))
            && part
            && inflect::singulars(&word.text).iter().any(|single| is_noun(&format!("{before} {single}")));
        let its_own = OF_AN_ANIMAL.contains(&next.text.as_str()) && before == "the";
        let owns = kin && (part || names_something(&words[at + 1..]))
            || OF_ONE.contains(&before) && part
            || two
            || its_own
            || OF_A_BEING.contains(&before) && is_a_being_s(&word.text) && names_one_thing(&words[at + 1..]);
        if !owns {
            continue;
        }
        if let Some(single) = inflect::singulars(&word.text).into_iter().find(|single| is_noun(single)) {
            let word = &mut words[at];
            (word.owner, word.text) = (true, single);
            word.typed.pop();
        }
    }
}

fn is_noun(word: &str) -> bool {
    lexicon().word(word).is_some_and(|entry| entry.noun.is_some())
}

/// Whether something to draw, and nothing to do, is named there.
fn names_something(rest: &[Word]) -> bool {
    lexicon().find(rest).is_some_and(|found| {
        let entry = found.entry;
        entry.noun.is_some() && entry.link.is_none() && (entry.act.is_none() || found.length > 1)
    })
}

/// Whether it is one being with an s: "cats", "friends".
fn is_a_being_s(word: &str) -> bool {
    inflect::singulars(word).iter().any(|single| {
        lexicon().word(single).and_then(|entry| entry.noun).is_some_and(|noun| lexicon().is_being(noun))
    })
}

/// What somebody has that is also a deed: nobody's cats bowl.
const ALSO_DEEDS: [&str; 8] = ["bowl", "brush", "comb", "swing", "box", "plant", "boat", "drum"];

/// Whether one thing, and nothing to do, is named there.
fn names_one_thing(rest: &[Word]) -> bool {
    let thing = names_something(rest) || rest.first().is_some_and(|word| ALSO_DEEDS.contains(&&*word.text));
    thing && lexicon().find(rest).is_some_and(|found| !found.plural)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::token;

    fn check(text: &str, owners: &[&str]) {
        let mut words = token::words(text);
        restore(&mut words);
        let found: Vec<&str> =
            words.iter().filter(|word| word.owner).map(|word| word.text.as_str()).collect();
        assert_eq!(found, owners, "{text}");
    }

    #[test]
    fn whoever_has_something_is_one() {
        check("putting a bandaid on her dolls knee", &["doll"]);
        check("santas elves wrapping presents", &["santa"]);
        check("a kitten in grandmas knitting basket", &["grandma"]);
        check("holding its moms tail", &["mom"]);
        check("a monkey brushing the lions mane", &["lion"]);
        check("a bandage on her teddy bears knee", &["bear"]);
        check("pouring milk into her cats bowl", &["cat"]);
        check("sleeping in my brothers bed", &["brother"]);
        check("untying the lions rope", &["lion"]);
        check("pulling a boys hat off his head", &["boy"]);
    }

    #[test]
    fn several_stay_several() {
        check("two moms pushing strollers", &[]);
        check("moms and dads dancing", &[]);
        check("the dogs face the wall", &[]);
        check("his dogs run", &[]);
        check("my cats dogs and birds", &[]);
    }
}
