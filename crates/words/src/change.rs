//! "Change it": a short instruction, and the same scene a little different.

use scene::{Complexity, Elements, Link, Looks, Party, Relation, Scene, Subject, Use, What, Worn};

use crate::lexicon::lexicon;
use crate::more::{given, more, named, traits};
use crate::parse::Parser;
use crate::read::remove;
use crate::reading::{Reading, Relative, nobody_s_child};
use crate::token::{self, Word};
use crate::undrawn::of_change;

/// A scene after an instruction.
#[derive(Debug, Clone, PartialEq)]
pub struct Change {
    /// The scene as it is now.
    pub scene: Scene,
    /// Whether anything is different.
    pub changed: bool,
    /// Words that could be a thing and cannot be drawn.
    pub unread: Vec<String>,
    /// Words that were understood and that no line shows.
    pub undrawn: Vec<String>,
    /// Words that are drawn as the nearest thing that can be.
    pub relatives: Vec<Relative>,
}

/// Words of instructions that name nothing.
const ASIDE: &str = "instead background bigger smaller now this";
const SIMPLER: &str = "simpler easier simple easy plainer";
const HARDER: &str = "harder detailed detail details busier complicated complex fancier";

/// What an instruction begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Order {
    Add,
    Remove,
    Replace,
    Give,
    Describe,
}

/// Does what a short instruction says: "add a butterfly", "make it simpler", "bigger dragon", "remove the tree",
/// "change the dog to a cat", "give the bear a hat", "put them in space". What is not understood changes nothing.
pub fn change(scene: &Scene, instruction: &str) -> Change {
    let text: String = instruction.chars().take(scene::PROMPT_CHARS).collect();
    let words = named(&token::words(&text), scene);
    let (order, length) = order(&words);
    let rest = &words[length..];
    let mut new = scene.clone();
    let mut told = Reading::default();
    let asked = complexity(&words, &mut new);
    match order {
        Order::Add | Order::Describe if more(rest, &mut new) => (),
        Order::Give => told = bring(order, &given(rest), &mut new),
        Order::Remove => take_away(rest, &mut new),
        Order::Replace => told = replace(rest, &mut new),
        Order::Add | Order::Describe => told = bring(order, rest, &mut new),
    }
    told.unread.retain(|word| !asked && !ASIDE.split(' ').any(|aside| aside == word));
    // What cannot become simpler stays as it is, and that is told.
    let changed = new != *scene;
    let tells = changed && !asked && order != Order::Remove;
    let undrawn = if tells { of_change(&new, rest) } else { Vec::new() };
    Change { scene: new, changed, unread: told.unread, undrawn, relatives: told.relatives }
}

fn order(words: &[Word]) -> (Order, usize) {
    const ORDERS: [(&str, Order); 28] = [
        ("add", Order::Add),
        ("please add", Order::Add),
        ("also add", Order::Add),
        ("can you add", Order::Add),
        ("another", Order::Add),
        ("one more", Order::Add),
        ("remove", Order::Remove),
        ("please remove", Order::Remove),
        ("can you remove", Order::Remove),
        ("delete", Order::Remove),
        ("erase", Order::Remove),
        ("take away", Order::Remove),
        ("take out", Order::Remove),
        ("take off", Order::Remove),
        ("get rid of", Order::Remove),
        ("no", Order::Remove),
        ("no more", Order::Remove),
        ("without", Order::Remove),
        ("change", Order::Replace),
        ("turn", Order::Replace),
        ("swap", Order::Replace),
        ("replace", Order::Replace),
        ("give", Order::Give),
        ("make", Order::Describe),
        ("let", Order::Describe),
        ("please make", Order::Describe),
        ("can you make", Order::Describe),
        ("please give", Order::Give),
    ];
    let begins = |order: &str| {
        order.split(' ').enumerate().all(|(at, word)| words.get(at).is_some_and(|it| it.text == word))
    };
    let longest = ORDERS.iter().filter(|(text, _)| begins(text)).max_by_key(|(text, _)| text.len());
    match longest {
        // "another" and "one more" say how many as well.
        Some((text, order)) if matches!(*text, "another" | "one more") => (*order, 0),
        Some((text, order)) => (*order, text.split(' ').count()),
        None => (Order::Describe, 0),
    }
}

/// Whether the instruction is about how busy the page is. A simple page becomes emptier by its weather and its
/// elements, never by what was asked for by name.
fn complexity(words: &[Word], scene: &mut Scene) -> bool {
    let has = |list: &str| words.iter().any(|word| list.split(' ').any(|known| known == word.text));
    let detail = has(HARDER) || has("busy");
    if has(SIMPLER) || (detail && has("less fewer not")) {
        if scene.complexity == Complexity::Simple {
            (scene.weather, scene.season, scene.hour) = (None, None, None);
            scene.elements = Elements::default();
        }
        scene.complexity = Complexity::Simple;
    } else if detail {
        scene.complexity = Complexity::Detailed;
    } else {
        return false;
    }
    true
}

fn parsed(words: &[Word]) -> Reading {
    Parser::new(words, &[]).run()
}

fn take_away(words: &[Word], scene: &mut Scene) {
    let read = parsed(words);
    let named = read.cast.iter().map(|subject| subject.what).chain(read.unwanted.iter().copied());
    for what in named.collect::<Vec<_>>() {
        while let Some(index) = scene.cast.iter().position(|known| known.what.name() == what.name()) {
            take_out(scene, index);
        }
        undress(scene, what.name());
    }
    for garment in words.iter().filter_map(|word| lexicon().word(&word.text)?.garment) {
        undress(scene, garment.id());
    }
    if read.hero {
        scene.hero = None;
        scene.relations.retain(|known| known.subject != Party::Hero && known.object != Party::Hero);
    }
    if read.weather.is_some() {
        scene.weather = None;
    }
}

fn undress(scene: &mut Scene, name: &str) {
    let all = scene.cast.iter_mut().map(|subject| &mut subject.looks).chain([&mut scene.looks]);
    all.for_each(|looks| looks.wears.retain(|worn| worn.name() != name));
}

fn take_out(scene: &mut Scene, index: usize) {
    let (cast, relations) = (std::mem::take(&mut scene.cast), std::mem::take(&mut scene.relations));
    let mut reading = Reading { cast, relations, ..Reading::default() };
    remove(&mut reading, index);
    (scene.cast, scene.relations) = (reading.cast, reading.relations);
}

/// "the dog to a cat", "the dog with a cat", "the background to a beach".
fn replace(words: &[Word], scene: &mut Scene) -> Reading {
    let middle =
        words.iter().position(|word| matches!(word.text.as_str(), "to" | "into" | "with" | "for" | "by"));
    let Some(middle) = middle else { return bring(Order::Describe, words, scene) };
    let (old, mut new) = (parsed(&words[..middle]), parsed(&words[middle + 1..]));
    let old = old
        .cast
        .first()
        .and_then(|old| scene.cast.iter().position(|known| known.what.name() == old.what.name()));
    match (old, new.cast.first()) {
        (Some(index), Some(subject)) => {
            let count = if subject.count > 1 { subject.count } else { scene.cast[index].count };
            scene.cast[index] = Subject { count, ..subject.clone() };
        }
        (Some(index), None) => override_looks(&mut scene.cast[index].looks, &traits(&words[middle + 1..])),
        (None, _) => new = bring(Order::Add, &words[middle..], scene),
    }
    new
}

/// Brings in what an instruction names; what is there already is only described anew.
fn bring(order: Order, words: &[Word], scene: &mut Scene) -> Reading {
    let mut read = parsed(words);
    let alone = words.iter().any(|word| word.text == "instead")
        || matches!(words, [it, a, ..] if matches!(it.text.as_str(), "it" | "him" | "her") && matches!(a.text.as_str(), "a" | "an" | "into"));
    if let ([old], [new], true) = (scene.cast.as_mut_slice(), read.cast.as_slice(), alone) {
        // "make it a dog", "a dog instead".
        *old = Subject { count: new.count.max(old.count), ..new.clone() };
        return read;
    }
    let places = place(order, words, &mut read, scene);
    let moved = |party: Party| match party {
        Party::Cast(index) => places.get(index).copied().unwrap_or(party),
        Party::Hero => Party::Hero,
    };
    let relations = read.relations.iter().map(|known| Relation {
        subject: moved(known.subject),
        object: moved(known.object),
        and: known.and.map(moved),
        ..*known
    });
    let mut relations: Vec<Relation> = relations.collect();
    if let (Order::Give, [owner, gift], true) = (order, places.as_slice(), relations.is_empty()) {
        relations.push(Relation { subject: *owner, link: Link::With, object: *gift, and: None });
    }
    for relation in relations {
        relate(scene, relation);
    }
    for what in &read.unwanted {
        if let Some(index) = scene.cast.iter().position(|known| known.what == *what) {
            take_out(scene, index);
        }
    }
    if read.hero && scene.hero.is_none() {
        scene.hero = nobody_s_child();
    }
    if places.is_empty() {
        let deed = (0..words.len()).find_map(|at| lexicon().find(&words[at..])?.entry.act);
        for subject in scene.cast.iter_mut().filter(|_| !read.hero) {
            subject.doing = deed.map(|act| act.doing).or(subject.doing);
        }
        let looks = match scene.cast.first_mut() {
            Some(subject) if scene.hero.is_none() => &mut subject.looks,
            _ => &mut scene.looks,
        };
        override_looks(looks, &traits(words));
    }
    scene.place = read.place.unwrap_or(scene.place);
    scene.weather = read.weather.or(scene.weather);
    scene.season = read.season.or(scene.season);
    scene.hour = read.hour.or(scene.hour);
    read
}

/// Who of those an instruction names is which party of the scene: known, or new.
fn place(order: Order, words: &[Word], read: &mut Reading, scene: &mut Scene) -> Vec<Party> {
    let begins = |list: &[&str]| words.first().is_some_and(|word| list.contains(&word.text.as_str()));
    let more = begins(&["more"]) && order == Order::Describe;
    let only = begins(&["only", "just"]);
    let mut places = Vec::new();
    for mut subject in std::mem::take(&mut read.cast) {
        let known = scene.cast.iter().position(|known| known.what.name() == subject.what.name());
        match known.filter(|_| order != Order::Add || !read.relations.is_empty()) {
            Some(index) => {
                describe(&mut scene.cast[index], &subject, more);
                if only {
                    scene.cast[index].count = subject.count;
                }
                places.push(Party::Cast(index));
            }
            None => {
                subject.count = if more { subject.count.max(3) } else { subject.count };
                let same = known.filter(|index| scene.cast[*index].looks == subject.looks);
                places.push(join(scene, subject, same));
            }
        }
    }
    places
}

/// Another of the same stands with its like.
fn join(scene: &mut Scene, subject: Subject, same: Option<usize>) -> Party {
    if let Some(index) = same {
        let known = &mut scene.cast[index];
        known.count = (known.count + subject.count).min(Subject::MOST);
        return Party::Cast(index);
    }
    if scene.cast.len() >= usize::from(Subject::MOST) {
        scene.cast.pop();
    }
    scene.cast.push(subject);
    Party::Cast(scene.cast.len() - 1)
}

fn describe(known: &mut Subject, said: &Subject, more: bool) {
    override_looks(&mut known.looks, &said.looks);
    known.doing = said.doing.or(known.doing);
    known.name = said.name.clone().or_else(|| known.name.clone());
    if more {
        known.count = (known.count + 2).min(Subject::MOST);
    } else if said.count > 1 {
        known.count = said.count;
    }
}

fn override_looks(known: &mut Looks, said: &Looks) {
    known.size = said.size.or(known.size);
    known.years = said.years.or(known.years);
    known.feeling = said.feeling.or(known.feeling);
    known.pattern = said.pattern.or(known.pattern);
    known.color = said.color.or(known.color);
    known.hair.style = said.hair.style.or(known.hair.style);
    known.hair.length = said.hair.length.or(known.hair.length);
    known.hair.color = said.hair.color.or(known.hair.color);
    known.skin = said.skin.or(known.skin);
    let new = said.wears.iter().filter(|worn| !known.wears.contains(worn)).copied().collect::<Vec<_>>();
    known.wears.extend(new);
}

/// "a hat to the dragon", "the dragon … a hat": what can be worn is put on.
fn relate(scene: &mut Scene, relation: Relation) {
    let thing = |party: Party| match scene.subject(party).map(|subject| subject.what) {
        Some(What::Thing(thing)) if thing.uses.contains(&Use::Worn) => Some(thing),
        _ => None,
    };
    let (worn, wearer) = match (thing(relation.subject), thing(relation.object)) {
        (Some(thing), None) => ((thing, relation.subject), relation.object),
        (None, Some(thing)) => ((thing, relation.object), relation.subject),
        _ => {
            // "put the dog under the chair": it is no longer on it.
            scene
                .relations
                .retain(|known| (known.subject, known.object) != (relation.subject, relation.object));
            scene.relations.push(relation);
            return;
        }
    };
    let worn_looks = Looks { wears: vec![Worn::Thing(worn.0)], ..Looks::default() };
    match wearer {
        Party::Hero => override_looks(&mut scene.looks, &worn_looks),
        Party::Cast(index) => override_looks(&mut scene.cast[index].looks, &worn_looks),
    }
    if let Party::Cast(index) = worn.1 {
        take_out(scene, index);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read;

    fn after(prompt: &str, instruction: &str) -> Vec<(String, u8, Looks)> {
        let scene = read(prompt).scene(Complexity::Simple);
        let change = change(&scene, instruction);
        assert!(change.changed, "{prompt}: {instruction}");
        change.scene.cast.into_iter().map(|it| (it.what.name().to_owned(), it.count, it.looks)).collect()
    }

    fn check(prompt: &str, instruction: &str, expected: &[(&str, u8)]) {
        let cast = after(prompt, instruction);
        let cast: Vec<(&str, u8)> = cast.iter().map(|(name, count, _)| (name.as_str(), *count)).collect();
        assert_eq!(cast, expected, "{prompt}: {instruction}");
    }

    #[test]
    fn things_come_go_and_change() {
        check("a dragon", "add a butterfly", &[("dragon", 1), ("butterfly", 1)]);
        check("a dragon and a butterfly", "remove the butterfly", &[("dragon", 1)]);
        check("a lion and a bear", "change the lion to an owl", &[("owl", 1), ("bear", 1)]);
        check("a bear", "add another bear", &[("bear", 2)]);
        check("two bears", "more bears", &[("bear", 4)]);
        check("a bear on a bench", "no bench please", &[("bear", 1)]);
        check("a bear", "make it an owl", &[("owl", 1)]);
        check("three bears", "only one bear", &[("bear", 1)]);
    }

    #[test]
    fn what_is_there_is_described_anew() {
        let bigger = after("a dragon and a knight", "bigger dragon");
        assert_eq!(bigger[0].2.size, Some(scene::Size::Big));
        assert_eq!(after("a bear", "make it sleepy")[0].2.feeling, Some(scene::Feeling::Sleepy));
        let crowned = after("a bear", "give the bear a crown");
        assert_eq!((crowned.len(), crowned[0].2.wears.len()), (1, 1));
        assert!(after("a bear with a crown", "take off the crown")[0].2.wears.is_empty());
    }

    #[test]
    fn the_page_itself_changes() {
        let scene = Scene { complexity: Complexity::Detailed, ..read("a bear").scene(Complexity::Simple) };
        assert_eq!(change(&scene, "make it simpler").scene.complexity, Complexity::Simple);
        assert_eq!(change(&scene, "put it in space").scene.place, scene::Place::Space);
        assert_eq!(change(&scene, "at night").scene.hour, Some(scene::Hour::Night));
        assert!(!change(&scene, "asdf qwerty").changed);
        assert!(change(&scene, "add me").scene.hero.is_some());
        let simple = read("a bear, a fox and an owl").scene(Complexity::Simple);
        let simpler = change(&simple, "make it simpler");
        assert_eq!((simpler.scene.cast.len(), simpler.unread.len(), simpler.changed), (3, 0, false));
        assert_eq!(change(&simple, "make them dance").scene.cast[2].doing, Some(scene::Doing::Dancing));
    }
}
