//! Names, pronouns and articles put in their places.

use std::borrow::Cow;

use scene::{Bond, Dice, Gender};

use crate::cast::{self, Cast, Player};
use crate::{Companion, Telling};

/// What the gaps of a page are filled with.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Filling<'a> {
    pub(crate) telling: &'a Telling,
    pub(crate) cast: &'a Cast,
    /// The one companion the page is about.
    pub(crate) mate: Option<&'a Companion>,
    /// What a chosen element has become.
    pub(crate) element: &'a str,
    /// A whole sentence, in the child's own words.
    pub(crate) idea: &'a str,
    /// A whole sentence.
    pub(crate) moral: &'a str,
}

impl Filling<'_> {
    /// A line of the tales as it is read: gaps filled, one of each `[choice|of|words]`, quotation marks curled.
    pub(crate) fn text(&self, line: &str, dice: &mut Dice) -> String {
        self.filled(&curled(&chosen(line, dice)), Self::spoken)
    }

    /// The wish for a picture: companions and things by what they are.
    pub(crate) fn wish(&self, line: &str) -> String {
        self.filled(line, |filling, gap| match (gap, filling.mate) {
            ("mate", Some(mate)) => cast::drawn(mate.bond).to_owned(),
            _ => filling.spoken(gap),
        })
    }

    fn filled(&self, line: &str, value: impl Fn(&Self, &str) -> String) -> String {
        let mut parts = line.split('{');
        let mut text = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (gap, rest) = part.split_once('}').unwrap_or((part, ""));
            let small = gap.to_lowercase();
            let said = value(self, &small);
            text.push_str(&if small == gap { said } else { capitalised(&said) });
            text.push_str(rest);
        }
        text
    }

    fn spoken(&self, gap: &str) -> String {
        if let Some(noun) = gap.strip_prefix("a ").or(gap.strip_prefix("an ")) {
            return with_article(&self.spoken(noun));
        }
        if let Some(owner) = gap.strip_suffix("’s") {
            return own(&self.spoken(owner));
        }
        let child = &self.telling.character;
        let hero = child.gender == Gender::Girl;
        let (friend, keeper) = (self.cast.friend, self.cast.keeper);
        let said: Cow<'_, str> = match gap {
            "hero" => child.name.as_str().into(),
            "child" => (if hero { "girl" } else { "boy" }).into(),
            "hobby" => cast::loves(child.hobby).into(),
            "he" | "him" | "his" => pronoun(gap, hero).into(),
            "they" | "them" | "their" => self.of_party(gap, hero).into(),
            "party" => self.party().into(),
            "mates" => self.mates().into(),
            "mate" => self.mate.map_or("", |mate| mate.name.as_str()).into(),
            "friend" => friend.name.into(),
            "kind" => friend.noun.into(),
            "keeper" => keeper.noun.into(),
            "second" => self.cast.second.into(),
            "thing" => self.cast.thing.into(),
            "headline" => headline(self.cast.thing).into(),
            "x" => self.element.into(),
            "idea" => self.idea.into(),
            "moral" => self.moral.into(),
            _ => theirs(gap, friend, keeper).into(),
        };
        said.into_owned()
    }

    /// "she" alone, "they" with company.
    fn of_party<'b>(&self, gap: &'b str, hero: bool) -> &'b str {
        match gap {
            _ if !self.telling.supporting_characters.is_empty() => gap,
            "they" => pronoun("he", hero),
            "them" => pronoun("him", hero),
            _ => pronoun("his", hero),
        }
    }

    /// "Mia, Leo and Luna".
    fn party(&self) -> String {
        let hero = self.telling.character.name.as_str();
        let all = std::iter::once(hero)
            .chain(self.telling.supporting_characters.iter().map(|one| one.name.as_str()));
        listed(&all.map(ToOwned::to_owned).collect::<Vec<_>>())
    }

    /// "her brother Leo and Luna the cat".
    fn mates(&self) -> String {
        let his = pronoun("his", self.telling.character.gender == Gender::Girl);
        let all = self.telling.supporting_characters.iter().map(|companion| {
            let name = companion.name.as_str();
            let called = companion.bond.label().to_lowercase();
            match companion.bond {
                // "Grandma" and "Daddy" are names of their own.
                Bond::Mom | Bond::Dad | Bond::Grandma | Bond::Grandpa if is_title(name) => name.to_owned(),
                Bond::FriendGirl | Bond::FriendBoy => format!("{his} friend {name}"),
                Bond::Sister | Bond::Brother | Bond::Mom | Bond::Dad | Bond::Grandma | Bond::Grandpa => {
                    format!("{his} {called} {name}")
                }
                _ => format!("{name} the {called}"),
            }
        });
        listed(&all.collect::<Vec<_>>())
    }
}

/// The pronouns of the friend start with an f, those of the keeper with a k.
fn theirs(gap: &str, friend: Player, keeper: Player) -> &str {
    match gap.split_at_checked(1) {
        Some(("f", gap)) => pronoun(gap, friend.is_she),
        Some(("k", gap)) => pronoun(gap, keeper.is_she),
        _ => gap,
    }
}

fn pronoun(gap: &str, is_she: bool) -> &str {
    match gap {
        "he" if is_she => "she",
        "him" | "his" if is_she => "her",
        _ => gap,
    }
}

fn is_title(name: &str) -> bool {
    let name = name.to_lowercase();
    ["mom", "mum", "mam", "dad", "pap", "pop", "gran", "nan", "opa", "oma", "abue"]
        .iter()
        .any(|title| name.starts_with(title))
}

fn listed(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

fn with_article(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o']) || noun.starts_with("um");
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// "Mia's", "Lukas'".
fn own(name: &str) -> String {
    format!("{name}{}", if name.ends_with('s') { "’" } else { "’s" })
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// As on a cover: "The Lost Star Compass".
fn headline(noun: &str) -> String {
    noun.split(' ').map(capitalised).collect::<Vec<_>>().join(" ")
}

/// One of the words of every `[choice|of|words]`.
fn chosen(line: &str, dice: &mut Dice) -> String {
    let mut parts = line.split('[');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (choice, rest) = part.split_once(']').unwrap_or((part, ""));
        let words: Vec<&str> = choice.split('|').collect();
        text.push_str(dice.pick(&words).unwrap_or(&""));
        text.push_str(rest);
    }
    text
}

/// Typewriter quotation marks as a book prints them.
fn curled(line: &str) -> String {
    let mut open = false;
    line.chars()
        .map(|letter| match letter {
            '\'' => '’',
            '"' => {
                open = !open;
                if open { '“' } else { '”' }
            }
            letter => letter,
        })
        .collect()
}

/// What the child typed as somebody says it: a whole sentence in quotation marks.
pub(crate) fn quoted(idea: &str) -> String {
    let idea = capitalised(idea.trim_end_matches([';', ',']).trim()).replace(['"', '\''], "’");
    let stop = if idea.ends_with(['.', '!', '?', '…']) { "" } else { "!" };
    format!("“{idea}{stop}”")
}
