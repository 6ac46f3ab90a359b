//! English to scene: what can be understood is understood, the rest is said.

use scene::{Doing, Element, Idea, Location, Looks, Name, PROMPT_CHARS, Party, Place, Subject, Thing, What};

use crate::guess::is_english;
use crate::lexicon::lexicon;
use crate::parse::Parser;
use crate::reading::{Reading, Relative};
use crate::sense::is_being;
use crate::together::{agree, clothe};
use crate::token;
use crate::undrawn::undrawn;
use crate::{
    apostrophe, contents, drivers, hands, herds, home, implements, passive, phrases, put, sense, sites,
    spelt, surroundings, toppings, upon, wording,
};

/// Reads a prompt of any length and content; what is past [`PROMPT_CHARS`] characters is not read.
pub fn read(prompt: &str) -> Reading {
    read_about(prompt, None)
}

/// Reads a prompt in which `child`, where given, is the hero's name.
pub fn read_about(prompt: &str, child: Option<&Name>) -> Reading {
    let text = spelt::times(&prompt.chars().take(PROMPT_CHARS).collect::<String>());
    let name: Vec<String> =
        child.map_or_else(Vec::new, |name| name.as_str().split(' ').map(token::key).collect());
    let (idea, text) = without_idea(&text, &name);
    let (elements, text) = without_elements(&text);
    let text = wording::plain(&toppings::left_off(&passive::active(&hands::of_somebody(&text))));
    let mut words = token::words(&text);
    apostrophe::restore(&mut words);
    spelt::right(&mut words);
    upon::on_a_back(&mut words);
    let (mut reading, claims) = Parser::new(&words, &name).account();
    (reading.idea, reading.elements) = (idea, elements);
    reading.hero |= idea.is_some();
    let labelled = Location::ALL.iter().copied().find(|location| holds(&text, location.label()));
    reading.place = labelled.map(Place::from).or(reading.place);
    if reading == Reading::default() {
        show_parts(&mut reading, &words);
    }
    drop_unwanted(&mut reading);
    drop_sum(&mut reading);
    herds::raise(&mut reading, &text);
    drop_stand_ins(&mut reading, &text);
    contents::pour(&mut reading);
    stand_in(&mut reading);
    agree(&mut reading);
    sense::mend(&mut reading, &text);
    phrases::mend(&mut reading, &text);
    put::away(&mut reading, &text);
    put::on_somebody(&mut reading, &text);
    put::out_of_bed(&mut reading, &text);
    put::handled_there(&mut reading);
    put::pulled_along(&mut reading);
    put::up_there(&mut reading, &text);
    put::on_it(&mut reading, &text);
    put::small_on_large(&mut reading, &text);
    put::after_mother(&mut reading);
    clothe(&mut reading);
    implements::provide(&mut reading, &text);
    surroundings::mend(&mut reading);
    drivers::mend(&mut reading, &text);
    sites::mend(&mut reading, &text);
    upon::mend(&mut reading, &text);
    if holds(&text, "christmas") || holds(&text, "xmas") {
        decorate(&mut reading);
    }
    let snowy = ["snowball", "snowballs"].iter().any(|ball| holds(&text, ball));
    reading.place = reading.place.or(snowy.then_some(Place::Snow));
    reading.place = reading.place.or(idea.map(|idea| idea.location().into())).or_else(|| home::of(&reading));
    upon::at_play(&mut reading);
    upon::burden(&mut reading);
    surroundings::before_the_car(&mut reading);
    if !reading.hero {
        reading.doing = deed_of_all(&reading);
    }
    reading.undrawn = undrawn(&reading, &claims, &words, prompt);
    reading
}

/// What they do of whom it is told, where no child is among them.
fn deed_of_all(reading: &Reading) -> Option<Doing> {
    // People without a deed of their own do what other people do, not what bees do.
    let people = reading.cast.iter().filter(|subject| matches!(subject.what, What::Person(_)));
    if people.clone().next().is_some() {
        return people.clone().find_map(|subject| subject.doing);
    }
    // Chairs that fly make no wizard fly.
    let beings = (0..reading.cast.len()).filter(|at| is_being(reading, Party::Cast(*at)));
    beings.filter_map(|at| reading.cast[at].doing).next()
}

/// A suggested prompt is known by its text, and its words are read no further. It is about the child: what "a koala"
/// or "a girl" does is read word by word.
fn without_idea(text: &str, name: &[String]) -> (Option<Idea>, String) {
    let found = Idea::all().find_map(|idea| Some((idea, position(text, idea.text())?)));
    let by_another = |at: usize| {
        let before = Parser::new(&token::words(&text[..at]), name).run();
        before.cast.iter().any(|one| match one.what {
            What::Thing(being) => is_animal(being),
            // "Mia, a 6 year old girl" is the child.
            What::Person(person) => one.name.is_none() && person.age.is_none(),
        })
    };
    match found.filter(|(_, at)| !by_another(*at)) {
        None => (None, text.to_owned()),
        Some((idea, at)) => {
            let rest = format!("{}, {}", &text[..at], &text[at + idea.text().len()..]);
            (Some(idea), rest)
        }
    }
}

fn is_animal(thing: &Thing) -> bool {
    lexicon().beings.contains(thing.name)
}

/// The builder's adventure elements, by label or id of two words and more: "treasure" alone is a thing.
fn without_elements(text: &str) -> (Vec<Element>, String) {
    let mut text = text.to_owned();
    let mut elements = Vec::new();
    for &element in Element::ALL {
        let names = [element.label(), element.id()];
        let plain = matches!(element, Element::Weather | Element::Vehicle | Element::Helper);
        for name in names.into_iter().filter(|name| plain || name.contains([' ', '-'])) {
            if let Some(at) = position(&text, name).filter(|_| holds(&text, name)) {
                text.replace_range(at..at + name.len(), ", ");
                elements.extend((!elements.contains(&element)).then_some(element));
            }
        }
    }
    (elements, text)
}

/// Where `part` begins in `text`, upper or lower case.
pub(crate) fn position(text: &str, part: &str) -> Option<usize> {
    let is_here =
        |at: usize| text.get(at..at + part.len()).is_some_and(|here| here.eq_ignore_ascii_case(part));
    text.char_indices().map(|(at, _)| at).find(|at| is_here(*at))
}

/// Whether `text` has `part` as whole words.
pub(crate) fn holds(text: &str, part: &str) -> bool {
    position(text, part).is_some_and(|at| {
        let before = text[..at].chars().next_back();
        let after = text[at + part.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

fn drop_unwanted(reading: &mut Reading) {
    let unwanted = std::mem::take(&mut reading.unwanted);
    for what in &unwanted {
        while let Some(index) = reading.cast.iter().position(|subject| subject.what.name() == what.name()) {
            remove(reading, index);
        }
    }
    reading.unwanted = unwanted;
}

/// "ten fingers and ten toes": where nothing else is named, a hand and a foot are drawn.
fn show_parts(reading: &mut Reading, words: &[token::Word]) {
    for word in words {
        let name = match word.text.trim_end_matches('s') {
            "finger" | "thumb" | "hand" | "palm" => "hand",
            "toe" | "foot" | "feet" => "foot",
            "ear" => "ear",
            "nose" => "nose",
            "eye" => "eyes",
            "tooth" | "teeth" => "tooth",
            _ => continue,
        };
        let known = reading.cast.iter().any(|subject| subject.what.name() == name);
        reading.cast.extend(Thing::named(name).filter(|_| !known).map(Subject::one));
    }
}

/// "christmas morning with presents under the tree": that tree.
fn decorate(reading: &mut Reading) {
    let Some(decorated) = Thing::named("christmas tree") else { return };
    let known = reading.cast.iter().any(|one| one.what.name() == decorated.name);
    let tree =
        reading.cast.iter_mut().find(|one| one.what.name() == "old tree" && one.looks == Looks::default());
    if let (Some(tree), false) = (tree, known) {
        tree.what = What::Thing(decorated);
    }
}

/// Takes a subject out, and every relation to it; those behind it move up.
pub(crate) fn remove(reading: &mut Reading, index: usize) {
    reading.cast.remove(index);
    let gone = Party::Cast(index);
    reading
        .relations
        .retain(|known| known.subject != gone && known.object != gone && known.and != Some(gone));
    let moved = |party: Party| match party {
        Party::Cast(at) if at > index => Party::Cast(at - 1),
        party => party,
    };
    for relation in &mut reading.relations {
        relation.subject = moved(relation.subject);
        relation.object = moved(relation.object);
        relation.and = relation.and.map(moved);
    }
}

/// Where nothing at all could be drawn, a monster stands for the first word: it may look like anything, unless it is
/// a word that everybody else knows the look of.
fn stand_in(reading: &mut Reading) {
    let nothing = reading.cast.is_empty() && reading.elements.is_empty() && reading.idea.is_none();
    if nothing
        && !reading.hero
        && reading.place.is_none()
        && reading.unread.first().is_some_and(|word| !is_english(word))
        && let Some(monster) = Thing::named("silly monster")
    {
        let word = reading.unread.remove(0);
        reading.relatives.push(Relative { word, drawn: monster.name });
        reading.cast.push(Subject::one(monster));
    }
}

/// "A shield and a sword": the shield that would stand for the sword is there already.
fn drop_stand_ins(reading: &mut Reading, text: &str) {
    for relative in reading.relatives.clone() {
        let same = |one: &Subject| one.what.name() == relative.drawn;
        let all = reading.cast.iter().filter(|one| same(one)).count();
        let last = reading.cast.iter().rposition(same);
        if let (true, true, Some(last)) = (all > 1, holds(text, relative.drawn), last) {
            remove(reading, last);
        }
    }
}

/// "Three bears: a papa bear, a mama bear and a baby bear" are three.
fn drop_sum(reading: &mut Reading) {
    let Some(sum) = reading.cast.first().filter(|sum| sum.count > 1 && sum.looks == Looks::default()) else {
        return;
    };
    let same = reading.cast[1..].iter().filter(|one| one.what.name() == sum.what.name());
    let (kinds, count) = same.fold((0, 0), |(kinds, count), one| (kinds + 1, count + one.count));
    let tied = reading
        .relations
        .iter()
        .any(|known| known.subject == Party::Cast(0) || known.object == Party::Cast(0));
    if kinds > 1 && count == sum.count && !tied {
        remove(reading, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_suggested_prompt_is_recognised_with_its_location() {
        for idea in Idea::all() {
            let reading = read(&format!(
                "Mia, a 6 year old girl, is {} in the {}.",
                idea.text(),
                idea.location().label()
            ));
            assert_eq!(
                (reading.idea, reading.place),
                (Some(idea), Some(idea.location().into())),
                "{}",
                idea.id()
            );
        }
    }

    #[test]
    fn elements_are_read_by_label_or_id() {
        let reading = read("… with an Animal Friend, magic-item and Weather");
        assert_eq!(reading.elements, [Element::AnimalFriend, Element::MagicItem, Element::Weather]);
    }

    #[test]
    fn what_is_not_understood_is_said_once() {
        assert_eq!(read("a cat, a sphygmomanometer and a Sphygmomanometer").unread, ["sphygmomanometer"]);
    }

    #[test]
    fn any_text_at_all_is_read() {
        for text in ["", " ", "\0\u{202e}", &"x".repeat(100_000), "🦄🦄🦄", "'; DROP TABLE users; --"] {
            let _ = read(text);
        }
    }
}
