//! The one door: typed text is checked here before it is drawn or shown to anyone.

use rustrict::{CensorStr as _, Type};
use scene::Invalid;

/// What a refused text is answered with: kind, and without repeating a word of it.
const PLEASE: &str = "Let's keep it kind! Please try different words.";

/// Names of animals, birds, plants, places and people that the lists mistake for something else.
const INNOCENT: &[&str] = &[
    "naked mole rat",
    "naked mole-rat",
    "killer whale",
    "shooting star",
    "hot dog",
    "blue tit",
    "great tit",
    "tits in",
    "an ass",
    "the ass",
    "wild ass",
    "cock-a-doodle",
    "cockatoo",
    "peacock",
    "woodcock",
    "booby bird",
    "blue-footed boob",
    "pussy willow",
    "pussycat",
    "dick whittington",
    "moby dick",
    "scunthorpe",
    "sperm whale",
    "horny toad",
    "horny lizard",
    "bloody mary",
    "hell's kitchen",
    "cracker",
    "coon cat",
];

/// Lets `text` pass, or refuses it kindly for `field`.
///
/// Profanity, sexual, hateful and cruel text is found by the `rustrict` lists (moderate and worse),
/// which see through common disguises. What they miss: meanness in plain words.
///
/// # Errors
/// [`Invalid`] naming `field`; the message never repeats what was typed.
pub fn kind(field: &'static str, text: &str) -> Result<(), Invalid> {
    let unkind = (Type::PROFANE | Type::OFFENSIVE | Type::SEXUAL) & Type::MODERATE_OR_HIGHER | Type::SEVERE;
    let mut text = text.to_lowercase();
    for innocent in INNOCENT {
        text = text.replace(innocent, "friend");
    }
    if text.is(unkind) { Err(Invalid::new(field, PLEASE)) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_s_words_pass() {
        for text in [
            "",
            "Mia",
            "Scunthorpe",
            "a shooting star",
            "naked mole rat",
            "killer whale",
            "hot dog",
            "Dick Whittington's cat",
            "blue tits in a bush",
            "an ass and an ox",
            "cockatoo",
        ] {
            assert_eq!(kind("prompt", text), Ok(()), "{text}");
        }
    }

    #[test]
    fn cruel_words_do_not_and_are_not_repeated() {
        for text in ["fuck you", "you b1tch", "shit"] {
            let refused = kind("caption", text).expect_err(text);
            assert_eq!(refused.field, "caption");
            assert!(!refused.message.contains(text));
        }
    }
}
