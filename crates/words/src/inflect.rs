//! Word forms: plurals to singulars, verbs to their forms.

/// Plurals no rule makes.
const PLURALS: &[(&str, &str)] = &[
    ("mice", "mouse"),
    ("geese", "goose"),
    ("men", "man"),
    ("women", "woman"),
    ("children", "child"),
    ("grandchildren", "grandchild"),
    ("schoolchildren", "schoolchild"),
    ("feet", "foot"),
    ("teeth", "tooth"),
    ("oxen", "ox"),
    ("cacti", "cactus"),
    ("octopi", "octopus"),
    ("fungi", "fungus"),
    ("dice", "die"),
    ("mouses", "mouse"),
    ("childs", "child"),
    ("childrens", "child"),
    ("gooses", "goose"),
    ("sheeps", "sheep"),
    ("fishes", "fish"),
    ("deers", "deer"),
    ("knives", "knife"),
    ("wives", "wife"),
    ("loaves", "loaf"),
    ("hippopotami", "hippopotamus"),
    ("dwarves", "dwarf"),
    ("elves", "elf"),
    ("policemen", "policeman"),
    ("firemen", "fireman"),
    ("snowmen", "snowman"),
    ("gingerbread men", "gingerbread man"),
    ("spacemen", "spaceman"),
];

/// The singulars `words` could be the plural of, likeliest first; the last word of a phrase is the one that changes.
pub(crate) fn singulars(words: &str) -> Vec<String> {
    if let Some((heads, of)) = words.split_once(" of ") {
        // "cups of tea".
        return singulars(heads).into_iter().map(|head| format!("{head} of {of}")).collect();
    }
    let (lead, last) = words.rsplit_once(' ').map_or(("", words), |(lead, last)| (lead, last));
    let mut singles = Vec::new();
    if let Some((_, single)) = PLURALS.iter().find(|(many, _)| *many == last) {
        singles.push((*single).to_owned());
    }
    if last.len() > 2 && !last.ends_with("ss") {
        for (ending, replacement) in [("ies", "y"), ("ves", "f"), ("s", ""), ("es", ""), ("zes", "")] {
            singles.extend(last.strip_suffix(ending).map(|stem| format!("{stem}{replacement}")));
        }
    }
    if lead.is_empty() {
        singles
    } else {
        singles.into_iter().map(|single| format!("{lead} {single}")).collect()
    }
}

/// Past forms no rule makes.
const PASTS: &[(&str, &str)] = &[
    ("run", "ran"),
    ("fly", "flew"),
    ("swim", "swam"),
    ("sit", "sat"),
    ("eat", "ate"),
    ("ride", "rode"),
    ("hold", "held"),
    ("drink", "drank"),
    ("sleep", "slept"),
    ("build", "built"),
    ("dig", "dug"),
    ("sing", "sang"),
    ("drive", "drove"),
    ("stand", "stood"),
    ("meet", "met"),
    ("catch", "caught"),
    ("fall", "fell"),
    ("find", "found"),
    ("throw", "threw"),
    ("hide", "hid"),
    ("take", "took"),
    ("give", "gave"),
    ("make", "made"),
    ("hang", "hung"),
    ("go", "went"),
    ("swing", "swung"),
    ("bring", "brought"),
    ("feed", "fed"),
    ("steal", "stole"),
    ("bite", "bit"),
    ("blow", "blew"),
    ("buy", "bought"),
    ("draw", "drew"),
    ("lose", "lost"),
    ("read", "read"),
    ("win", "won"),
    ("write", "wrote"),
    ("wear", "wore"),
    ("get", "got"),
    ("shake", "shook"),
    ("sweep", "swept"),
    ("slide", "slid"),
    ("fight", "fought"),
    ("speak", "spoke"),
    ("grow", "grew"),
];

/// What stands before its verb and does not change: "ice skating".
const LEADS: &[&str] =
    &["belly", "bungee", "figure", "finger", "ice", "line", "rock", "roller", "scuba", "tap"];

/// Every form of a verb or of a phrase that begins with one; `true` for the form in "ing".
pub(crate) fn forms(phrase: &str) -> Vec<(String, bool)> {
    let (lead, phrase) = phrase
        .split_once(' ')
        .filter(|(lead, _)| LEADS.contains(lead))
        .map_or((String::new(), phrase), |(lead, phrase)| (format!("{lead} "), phrase));
    let (verb, rest) = phrase.split_once(' ').map_or((phrase, ""), |(verb, rest)| (verb, rest));
    let with_rest = |form: String, ing| {
        (if rest.is_empty() { format!("{lead}{form}") } else { format!("{lead}{form} {rest}") }, ing)
    };
    let past = PASTS.iter().find(|(base, _)| *base == verb).map(|(_, past)| (*past).to_owned());
    let mut forms = vec![with_rest(verb.to_owned(), false), with_rest(third_person(verb), false)];
    forms.push(with_rest(past.unwrap_or_else(|| regular_past(verb)), false));
    forms.push(with_rest(ing(verb), true));
    forms
}

fn third_person(verb: &str) -> String {
    if let Some(stem) = verb.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'o', 'u'])) {
        format!("{stem}ies")
    } else if verb.ends_with(['s', 'x', 'z', 'o']) || verb.ends_with("ch") || verb.ends_with("sh") {
        format!("{verb}es")
    } else {
        format!("{verb}s")
    }
}

fn regular_past(verb: &str) -> String {
    if verb.ends_with('e') {
        format!("{verb}d")
    } else if let Some(stem) = verb.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'o', 'u'])) {
        format!("{stem}ied")
    } else {
        format!("{}ed", doubled(verb))
    }
}

fn ing(verb: &str) -> String {
    if let Some(stem) = verb.strip_suffix("ie") {
        format!("{stem}ying")
    } else if let Some(stem) = verb.strip_suffix('e').filter(|stem| !stem.ends_with(['e', 'o', 'y'])) {
        format!("{stem}ing")
    } else {
        format!("{}ing", doubled(verb))
    }
}

/// "hug" to "hugg": one vowel before one last consonant doubles it in short words.
fn doubled(verb: &str) -> String {
    let letters: Vec<char> = verb.chars().collect();
    let is_vowel = |letter: char| "aeiou".contains(letter);
    match letters[..] {
        [.., before, vowel, last]
            if letters.len() <= 4
                && letters.iter().filter(|letter| is_vowel(**letter)).count() == 1
                && is_vowel(vowel)
                && !is_vowel(before)
                && !"aeiouwxy".contains(last) =>
        {
            format!("{verb}{last}")
        }
        _ => verb.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_have_their_forms() {
        for (verb, ing) in [
            ("ride", "riding"),
            ("run", "running"),
            ("hug", "hugging"),
            ("fly", "flying"),
            ("read", "reading"),
            ("play", "playing"),
            ("bake a cake", "baking a cake"),
            ("lie", "lying"),
            ("see", "seeing"),
            ("ski", "skiing"),
            ("dig up", "digging up"),
            ("camp", "camping"),
            ("row", "rowing"),
            ("open", "opening"),
        ] {
            assert!(forms(verb).contains(&(ing.to_owned(), true)), "{verb}: {:?}", forms(verb));
        }
        assert!(forms("fly a kite").contains(&("flies a kite".to_owned(), false)));
    }

    #[test]
    fn plurals_have_a_singular() {
        for (many, one) in [
            ("cats", "cat"),
            ("puppies", "puppy"),
            ("wolves", "wolf"),
            ("foxes", "fox"),
            ("mice", "mouse"),
            ("fire trucks", "fire truck"),
            ("horses", "horse"),
            ("police officers", "police officer"),
        ] {
            assert!(singulars(many).contains(&one.to_owned()), "{many}: {:?}", singulars(many));
        }
        assert!(singulars("glass").is_empty());
    }
}
