//! "A cow being milked by a farmer" is a farmer milking a cow.

/// What is done to somebody, and how it is called while somebody does it.
const DONE: [(&str, &str); 46] = [
    ("braided", "brushing"),
    ("polished", "brushing"),
    ("scratched", "petting"),
    ("trimmed", "cutting"),
    ("cut", "cutting"),
    ("buried", "burying"),
    ("dried", "drying"),
    ("licked", "licking"),
    ("rescued", "rescuing"),
    ("taught", "teaching"),
    ("towed", "towing"),
    ("hosed", "hosing"),
    ("milked", "milking"),
    ("washed", "washing"),
    ("bathed", "bathing"),
    ("brushed", "brushing"),
    ("groomed", "grooming"),
    ("combed", "combing"),
    ("sheared", "shearing"),
    ("shorn", "shearing"),
    ("fed", "feeding"),
    ("hugged", "hugging"),
    ("cuddled", "cuddling"),
    ("kissed", "kissing"),
    ("tickled", "tickling"),
    ("petted", "petting"),
    ("patted", "patting"),
    ("stroked", "stroking"),
    ("examined", "examining"),
    ("carried", "carrying"),
    ("held", "holding"),
    ("lifted", "lifting"),
    ("ridden", "riding"),
    ("driven", "driving"),
    ("pulled", "pulling"),
    ("pushed", "pushing"),
    ("walked", "walking"),
    ("caught", "catching"),
    ("thrown", "throwing"),
    ("kicked", "kicking"),
    ("watered", "watering"),
    ("painted", "painting"),
    ("baked", "baking"),
    ("cooked", "cooking"),
    ("eaten", "eating"),
    ("built", "building"),
];
/// Words that begin whom it is done to.
const ARTICLES: [&str; 24] = [
    "a", "an", "the", "my", "your", "his", "her", "our", "their", "its", "some", "one", "two", "three",
    "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "many", "several",
];
/// Words after which somebody else, or a place, is spoken of.
const ENDS: [&str; 26] = [
    "and", "in", "on", "at", "near", "while", "with", "under", "next", "by", "during", "to", "for", "who",
    "that", "as", "behind", "through", "over", "into", "from", "inside", "beside", "before", "after", "is",
];
/// What somebody is beside, when it is by that.
const PLACES: [&str; 18] = [
    "sea",
    "lake",
    "river",
    "ocean",
    "beach",
    "pool",
    "pond",
    "fire",
    "fireplace",
    "campfire",
    "window",
    "door",
    "tree",
    "road",
    "shore",
    "water",
    "night",
    "hand",
];

/// The text with what somebody does to another told from the other side; unchanged where that is not clear.
pub(crate) fn active(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let plain =
        |index: usize| words[index].trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
    let done = (2..words.len().saturating_sub(1)).find_map(|by| {
        let (_, doing) = DONE.iter().find(|(done, _)| plain(by) == "by" && plain(by - 1) == *done)?;
        Some((by, *doing))
    });
    let Some((by, doing)) = done else { return text.to_owned() };
    let auxiliary =
        |index: usize| matches!(plain(index).as_str(), "being" | "is" | "are" | "gets" | "getting");
    let mut end = by - 1;
    while end > 0 && auxiliary(end - 1) {
        end -= 1;
    }
    // "a lion having his mane braided by a monkey".
    let of_its_own = |end: usize| {
        matches!(plain(end - 3).as_str(), "having" | "has" | "getting" | "gets")
            && matches!(plain(end - 2).as_str(), "his" | "her" | "its" | "their")
    };
    if end > 3 && of_its_own(end) {
        end -= 3;
    }
    let Some(start) = (0..end).rev().find(|index| ARTICLES.contains(&plain(*index).as_str())) else {
        return text.to_owned();
    };
    if let Some(told) = carried(&words, (start, end), (by, doing)) {
        return told;
    }
    let is_placed = start > 0 && ENDS.contains(&plain(start - 1).as_str()) && plain(start - 1) != "and";
    let stops = |index: usize| words[index - 1].ends_with([',', '.', ';', '!', '?']);
    let mut last = by + 1;
    while last + 1 < words.len() && !stops(last + 1) && !ENDS.contains(&plain(last + 1).as_str()) {
        last += 1;
    }
    let interrupted = (start + 1..=by).any(stops) || end == start;
    if is_placed || interrupted || PLACES.contains(&plain(last).as_str()) {
        return text.to_owned();
    }
    let actor = words[by + 1..=last].join(" ");
    let name = actor.trim_end_matches([',', '.', ';', '!', '?']);
    let rest = &actor[name.len()..];
    let other = words[start..end].join(" ");
    let told =
        [words[..start].join(" "), format!("{name} {doing} {other}{rest}"), words[last + 1..].join(" ")];
    told.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// "a pig in a wheelbarrow pushed by a farmer": the farmer pushes it, and the pig is in it.
fn carried(words: &[&str], (start, end): (usize, usize), (by, doing): (usize, &str)) -> Option<String> {
    let moved = matches!(doing, "pushing" | "pulling");
    let link = start.checked_sub(1).map(|at| words[at]).filter(|word| matches!(*word, "in" | "on"))?;
    let from =
        (0..start - 1).rev().find(|index| ARTICLES.contains(&words[*index].to_lowercase().as_str()))?;
    let whole = from == 0 && moved && words.iter().all(|word| word.chars().all(char::is_alphanumeric));
    whole.then(|| {
        let part = |words: &[&str]| words.join(" ");
        let (rider, carrier, mover) =
            (part(&words[..start - 1]), part(&words[start..end]), part(&words[by + 1..]));
        format!("{mover} {doing} {carrier} with {rider} {link} it")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_does_it_comes_first() {
        for (passive, told) in [
            ("a cow being milked by a farmer", "a farmer milking a cow"),
            ("Draw my dog being washed by Tom in the garden", "Draw Tom washing my dog in the garden"),
            (
                "a sunny day, two sheep shorn by a farmer, and a barn",
                "a sunny day, a farmer shearing two sheep, and a barn",
            ),
            ("a lion having his mane braided by a monkey", "a monkey brushing a lion"),
            ("a baby in a stroller pushed by mom", "mom pushing a stroller with a baby in it"),
            ("a cat and a horse ridden by a brave knight", "a cat and a brave knight riding a horse"),
        ] {
            assert_eq!(active(passive), told);
        }
    }

    #[test]
    fn what_is_not_clear_stays() {
        for text in ["a house painted by the sea", "by a farmer", "held by", "", "a boy standing by the lake"]
        {
            assert_eq!(active(text), text);
        }
    }
}
