//! Sprinkles, icing and the like are part of the cake that they are on, and nothing by themselves.

/// What is on a cake.
const TOPPINGS: [&str; 7] = ["sprinkles", "sprinkle", "icing", "frosting", "glaze", "toppings", "jimmies"];
/// What is said of it.
const SAID_OF_IT: [&str; 23] = [
    "rainbow",
    "colorful",
    "colourful",
    "pink",
    "chocolate",
    "white",
    "blue",
    "vanilla",
    "strawberry",
    "yellow",
    "purple",
    "green",
    "thick",
    "swirly",
    "creamy",
    "yummy",
    "sweet",
    "lots",
    "some",
    "a",
    "lot",
    "many",
    "star",
];
/// What it comes with, and who puts it there.
const WITH: [&str; 3] = ["with", "and", "in"];
const PUTTING: [&str; 9] =
    ["putting", "puts", "adding", "adds", "sprinkling", "sprinkles", "shaking", "spreading", "piping"];
const UPON: [&str; 4] = ["on", "onto", "over", "all"];
/// So many words at most are said of it.
const MOST: usize = 4;

/// The text without them: "a cupcake with pink icing and sprinkles" is a cupcake, and whoever puts them on it
/// decorates it.
pub(crate) fn left_off(text: &str) -> String {
    let told = text.to_lowercase();
    if !TOPPINGS.iter().any(|topping| told.contains(topping)) {
        return text.to_owned();
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let keys: Vec<String> = words.iter().map(|word| key(word)).collect();
    let is = |at: usize, known: &[&str]| keys.get(at).is_some_and(|key| known.contains(&key.as_str()));
    let mut kept: Vec<&str> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let after = topping(&keys, at + 1);
        match after {
            Some(end) if is(at, &PUTTING) && is(end, &UPON) => {
                kept.push("decorating");
                at = end + 1;
            }
            Some(end) if is(at, &WITH) => {
                let more = if is(end, &["and"]) { topping(&keys, end + 1) } else { None };
                let end = more.unwrap_or(end);
                if is(at, &["with"]) && is(end, &["and"]) && more.is_none() {
                    kept.push("with");
                    at = end + 1;
                } else {
                    at = on_top(&keys, end);
                }
            }
            _ => {
                kept.push(words[at]);
                at += 1;
            }
        }
    }
    kept.join(" ")
}

/// Behind the topping that begins here, whatever is said of it.
fn topping(keys: &[String], from: usize) -> Option<usize> {
    let said =
        |key: &String| SAID_OF_IT.contains(&key.as_str()) || matches!(key.as_str(), "of" | "and" | "tiny");
    let skipped = keys.get(from..)?.iter().take(MOST).take_while(|key| said(key)).count();
    let found = keys.get(from + skipped).is_some_and(|key| TOPPINGS.contains(&key.as_str()));
    found.then_some(from + skipped + 1)
}

/// Behind "on the top", where that comes next.
fn on_top(keys: &[String], from: usize) -> usize {
    let is = |at: usize, word: &str| keys.get(at).is_some_and(|key| key == word);
    let the = from + 1 + usize::from(is(from + 1, "the"));
    if is(from, "on") && is(the, "top") { the + 1 } else { from }
}

fn key(word: &str) -> String {
    word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::left_off;

    #[test]
    fn toppings_are_part_of_the_cake() {
        let check = |text: &str, told: &str| assert_eq!(left_off(text), told);
        check("a cupcake with pink icing and rainbow sprinkles", "a cupcake");
        check("a donut with chocolate frosting on the top", "a donut");
        check("a cake with white icing and a cherry", "a cake with a cherry");
        check("a girl putting sprinkles on a cupcake", "a girl decorating a cupcake");
        check("a cat with a hat", "a cat with a hat");
    }
}
