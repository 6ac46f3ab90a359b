//! What the Kid Creator's three pictures say, as the web app words it.

use anyhow::{Context as _, bail};

/// A picture's id, and its words.
type Picture = (&'static str, &'static str);

const SETTINGS: [Picture; 5] = [
    ("fantasy", "in a fantasy land"),
    ("space", "in space"),
    ("jungle", "in the jungle"),
    ("ocean", "under the sea"),
    ("farm", "on a farm"),
];
const CHARACTERS: [Picture; 5] = [
    ("dragon", "a dragon"),
    ("unicorn", "a unicorn"),
    ("dinosaur", "a dinosaur"),
    ("astronaut", "an astronaut"),
    ("mermaid", "a mermaid"),
];
const ACTIVITIES: [Picture; 5] = [
    ("playing", "playing"),
    ("adventure", "exploring"),
    ("sports", "playing soccer"),
    ("music", "playing music"),
    ("magic", "with a magic wand"),
];

/// The wish of three pictures, such as `space,dragon,music`.
pub fn sentence(choices: &str) -> anyhow::Result<String> {
    let [setting, character, activity] = choices.split(',').map(str::trim).collect::<Vec<_>>()[..] else {
        bail!("--kid takes a setting, a character and an activity, such as space,dragon,music");
    };
    let activity = words_of(&ACTIVITIES, activity, "activity")?;
    let setting = words_of(&SETTINGS, setting, "setting")?;
    let character = words_of(&CHARACTERS, character, "character")?;
    Ok(format!("{character} {activity} {setting}"))
}

/// The wishes of all pictures: those of a character one after the other, and of these those of a setting.
pub fn sentences() -> impl Iterator<Item = String> {
    CHARACTERS.into_iter().flat_map(|(_, character)| {
        SETTINGS.into_iter().flat_map(move |(_, setting)| {
            ACTIVITIES.into_iter().map(move |(_, activity)| format!("{character} {activity} {setting}"))
        })
    })
}

fn words_of(pictures: &[Picture], id: &str, noun: &str) -> anyhow::Result<&'static str> {
    let found = pictures.iter().find(|(known, _)| *known == id).map(|(_, words)| *words);
    found.with_context(|| {
        let known: Vec<&str> = pictures.iter().map(|(known, _)| *known).collect();
        format!("no {noun} {id}: {}", known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_pictures_are_one_wish_and_an_unknown_one_is_named() {
        assert_eq!(sentence("space, dragon,music").ok().as_deref(), Some("a dragon playing music in space"));
        let why = sentence("space,dragon,chess").expect_err("no such picture").to_string();
        assert_eq!(why, "no activity chess: playing, adventure, sports, music, magic");
        assert_eq!(sentences().count(), 125);
    }
}
