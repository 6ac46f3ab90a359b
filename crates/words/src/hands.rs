//! Hands that are held: "holding his mom's hand" is done with her.

/// "holding his mom's hand" is to hold hands with her.
pub(crate) fn of_somebody(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is = |at: usize, all: &[&str]| {
        words.get(at).is_some_and(|word| all.contains(&word.to_lowercase().trim_end_matches([',', '.', '!'])))
    };
    let found = (0..words.len()).find(|at| {
        let owner = words.get(at + 2).is_some_and(|word| word.ends_with('s'));
        is(*at, &["holding", "holds", "hold"])
            && is(at + 1, &["his", "her", "my", "their", "a", "the", "its"])
            && owner
            && is(at + 3, &["hand", "hands", "paw", "wing"])
    });
    let Some(at) = found else { return text.to_owned() };
    let owner = words[at + 2].trim_end_matches('s').trim_end_matches(['\'', '\u{2019}']);
    let whom = format!("{} hands with {} {owner}", words[at], words[at + 1]);
    let rest = &words[at + 3].trim_start_matches(char::is_alphabetic);
    [words[..at].join(" "), format!("{whom}{rest}"), words[at + 4..].join(" ")]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_that_is_held_belongs_to_somebody() {
        assert_eq!(of_somebody("a boy holding his mom's hand"), "a boy holding hands with his mom");
        assert_eq!(
            of_somebody("a boy holding his moms hand at sea"),
            "a boy holding hands with his mom at sea"
        );
        assert_eq!(of_somebody("a boy holding his hand"), "a boy holding his hand");
    }
}
