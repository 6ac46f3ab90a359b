//! What an unknown word may have meant: a child's spelling, or a word made of one we know.

use crate::ear;
use crate::lexicon::{Found, Lexicon, Noun};

/// Common English words, sorted: what is one of them is no misspelling.
const ENGLISH: &[&str] = include!(concat!(env!("OUT_DIR"), "/english.rs"));

/// A misspelt word has so many letters more or fewer at most.
const MOST_MORE: usize = 2;

/// Endings that say what a word is a kind of.
const KINDS: &[(&str, &str)] = &[
    ("saurus", "brachiosaurus"),
    ("osaur", "brachiosaurus"),
    ("raptor", "velociraptor"),
    ("dactyl", "pterodactyl"),
    ("berry", "strawberry"),
    ("fish", "fish"),
    ("bird", "bird"),
    ("mobile", "car"),
    ("copter", "helicopter"),
    ("corn", "unicorn"),
    ("hound", "puppy"),
    ("doodle", "puppy"),
    ("cake", "birthday cake"),
    ("boat", "rowing boat"),
    ("ship", "sailing ship"),
    ("house", "house"),
    ("tree", "old tree"),
    ("flower", "flower"),
    ("truck", "dump truck"),
    ("bike", "bicycle"),
    ("dragon", "dragon"),
    ("hat", "top hat"),
];

/// The word that was meant, where one is close enough in letters and in sound. A word that exists is left alone.
pub(crate) fn spelling(word: &str, lexicon: &Lexicon) -> Option<Found> {
    let letters = word.chars().count();
    let formed =
        |word: &str| ["ing", "ed", "est", "ness", "ment", "tion"].into_iter().find(|end| word.ends_with(end));
    if lexicon.is_ordinary(word) || !(4..=24).contains(&letters) || !word.chars().all(char::is_alphabetic) {
        return None;
    }
    let short = shortened(word);
    if short != word
        && let Some(found) = single(&short, lexicon)
    {
        return Some(found);
    }
    // "guarding" is no "guardian".
    let stems = [Some(word), word.strip_suffix('s')];
    let guess = stems.into_iter().flatten().find_map(|stem| nearest(stem, lexicon));
    let guess = guess.filter(|guess| formed(word).is_none_or(|end| guess.ends_with(end)));
    // "Acrobatic" is said of an acrobat, "colander" of no calendar.
    let guess = guess.filter(|guess| word.starts_with(guess) || guess.starts_with(word) || !is_english(word));
    let guess = guess
        .and_then(|guess| single(guess, lexicon).map(|found| Found { plural: word.ends_with('s'), ..found }));
    guess.or_else(|| kind(word, lexicon))
}

/// Whether it is a common English word of four letters or more.
pub(crate) fn is_english(word: &str) -> bool {
    ENGLISH.binary_search(&word).is_ok()
}

fn single(word: &str, lexicon: &Lexicon) -> Option<Found> {
    lexicon.find(&crate::token::words(word))
}

/// "draaagon" with every letter that was held down let go.
fn shortened(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let held = |at: usize| at >= 2 && letters[at] == letters[at - 1] && letters[at] == letters[at - 2];
    let start =
        |at: usize| letters.get(at + 1) == Some(&letters[at]) && letters.get(at + 2) == Some(&letters[at]);
    let mut short = String::new();
    for at in 0..letters.len() {
        let second = at >= 1 && letters[at] == letters[at - 1] && letters.get(at + 1) == Some(&letters[at]);
        if !(held(at) || second && start(at - 1)) {
            short.push(letters[at]);
        }
    }
    short
}

fn nearest<'l>(word: &str, lexicon: &'l Lexicon) -> Option<&'l str> {
    let (letters, sound) = (word.chars().count(), sound(word));
    let first = word.chars().next()?;
    // "fotograph", "kat", "jiraffe": the first letter may be another with the same sound.
    let firsts = [Some(first), twin(first)];
    let (sure, heard) = match letters {
        0..=5 => (1, 2),
        6..=7 => (2, 3),
        _ => (3, 4),
    };
    let own = letters_of(word);
    let lengths = letters.saturating_sub(MOST_MORE)..=letters + MOST_MORE;
    let shelves =
        firsts.into_iter().flatten().flat_map(|first| lengths.clone().map(move |length| (first, length)));
    let known = shelves.filter_map(|shelf| lexicon.drawable.get(&shelf)).flatten();
    let near = known.filter_map(|Known { word: known, letters }| {
        // A slip changes two letters at most: few words are worth a closer look.
        if (own ^ letters).count_ones() as usize > 2 * heard {
            return None;
        }
        let distance = strsim::osa_distance(word, known);
        if distance > heard {
            return None;
        }
        let slips = ear::slips(word, known);
        if distance > sure && slips > heard {
            return None;
        }
        let alike = self::sound(known) == sound;
        let close = distance <= if alike { sure } else { sure - 1 };
        (close || slips <= heard).then_some((slips, !alike, known.as_str()))
    });
    near.min().map(|(_, _, known)| known)
}

/// A word that can be drawn, as misspelt ones are compared with it.
#[derive(Debug)]
pub(crate) struct Known {
    word: String,
    letters: u32,
}

impl Known {
    pub(crate) fn new(word: &str) -> Self {
        Self { word: word.to_owned(), letters: letters_of(word) }
    }
}

/// Which letters a word has: a bit each.
fn letters_of(word: &str) -> u32 {
    word.bytes().filter(u8::is_ascii_lowercase).fold(0, |all, letter| all | 1 << (letter - b'a'))
}

fn twin(letter: char) -> Option<char> {
    Some(match letter {
        'c' => 'k',
        'k' => 'c',
        'f' => 'p',
        'j' => 'g',
        'g' => 'j',
        's' => 'c',
        'z' => 'x',
        'i' => 'e',
        'e' => 'i',
        'b' => 'p',
        'n' => 'k',
        'r' => 'w',
        _ => return None,
    })
}

fn kind(word: &str, lexicon: &Lexicon) -> Option<Found> {
    let singular = word.strip_suffix('s').unwrap_or(word);
    if word.ends_with("struck") {
        return None;
    }
    let (_, name) =
        KINDS.iter().find(|(ending, _)| singular.len() > ending.len() + 1 && singular.ends_with(ending))?;
    let mut found = lexicon.find(&crate::token::words(name))?;
    if let Some(Noun::Thing { near, .. }) = &mut found.entry.noun {
        *near = true;
    }
    Some(Found { phrase: singular.to_owned(), plural: singular != word, ..found })
}

/// How a word sounds, roughly: consonants alone, letters of one sound as one, the first vowel kept.
fn sound(word: &str) -> String {
    let mut text = word.to_owned();
    for (written, spoken) in [
        ("sch", "sk"),
        ("tch", "C"),
        ("ch", "C"),
        ("sh", "S"),
        ("th", "T"),
        ("ph", "f"),
        ("ght", "t"),
        ("gh", ""),
        ("ck", "k"),
        ("qu", "kw"),
        ("kn", "n"),
        ("wr", "r"),
        ("wh", "w"),
        ("dge", "j"),
        ("ge", "je"),
        ("gi", "ji"),
        ("ce", "se"),
        ("ci", "si"),
        ("cy", "si"),
        ("c", "k"),
        ("q", "k"),
        ("x", "ks"),
        ("z", "s"),
        ("y", "i"),
        ("mb", "m"),
    ] {
        text = text.replace(written, spoken);
    }
    let mut sound = String::new();
    for (at, letter) in text.chars().enumerate() {
        let vowel = "aeiou".contains(letter);
        if vowel && at > 0 || sound.ends_with(letter) || letter == 'h' {
            continue;
        }
        sound.push(if vowel { 'a' } else { letter });
    }
    sound
}

/// Looks like a word that describes another.
pub(crate) fn is_adjective(word: &str) -> bool {
    const ENDINGS: [&str; 11] = ["ous", "ful", "less", "ish", "able", "ible", "ive", "ed", "ing", "y", "ic"];
    ENDINGS.iter().any(|ending| word.len() > ending.len() + 2 && word.ends_with(ending))
}

/// Looks like a word that says what somebody is like, and like no noun: "allergic".
pub(crate) fn is_quality(word: &str) -> bool {
    const ENDINGS: [&str; 8] = ["ous", "ful", "less", "ish", "able", "ible", "ive", "ic"];
    is_english(word) && ENDINGS.iter().any(|ending| word.len() > ending.len() + 2 && word.ends_with(ending))
}

/// Looks like a thought, which has no picture.
pub(crate) fn is_thought(word: &str) -> bool {
    const ENDINGS: [&str; 8] = ["tion", "sion", "ment", "ness", "ity", "ance", "ence", "ship"];
    ENDINGS.iter().any(|ending| word.len() > ending.len() + 3 && word.ends_with(ending))
}

/// Looks like a form of a verb: something done, and nothing to draw.
pub(crate) fn is_verb_form(word: &str) -> bool {
    word.len() > 5 && (word.ends_with("ing") || word.ends_with("ed"))
}

/// Looks like a word that says how.
pub(crate) fn is_adverb(word: &str) -> bool {
    word.len() > 4 && word.ends_with("ly")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::lexicon;

    #[test]
    fn a_child_s_spelling_is_understood() {
        for (typed, meant) in [
            ("elefant", "elephant"),
            ("krokodile", "crocodile"),
            ("draaagon", "dragon"),
            ("pengwin", "penguin"),
            ("octopuss", "octopus"),
            ("astronautt", "astronaut"),
            ("butterflie", "butterfly"),
            ("butafly", "butterfly"),
            ("rocit", "rocket"),
            ("mowse", "mouse"),
            ("cheez", "cheese"),
            ("parit", "parrot"),
            ("brincess", "princess"),
            ("sord", "sword"),
            ("trofy", "trophy"),
        ] {
            assert_eq!(
                lexicon()
                    .find(&crate::token::words(typed))
                    .or_else(|| spelling(typed, lexicon()))
                    .map(|found| found.phrase),
                Some(meant.to_owned()),
                "{typed}"
            );
        }
    }

    #[test]
    fn a_word_that_exists_is_no_misspelling() {
        for word in [
            "hose",
            "coal",
            "crate",
            "colander",
            "trowel",
            "accident",
            "locket",
            "justice",
            "moat",
            "sphygmomanometer",
            "tire",
            "quantum",
        ] {
            assert_eq!(spelling(word, lexicon()), None, "{word}");
        }
    }
}
