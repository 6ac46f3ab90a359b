//! The wishes of `prompts.tsv`, in children's and parents' voices, each with the scene it must become.
//!
//! A scene is written `3 cat +tiny !dancing "Tom"; 1 table; 0 on 1; @kitchen; ~rainy; me; ?word`: who and how many,
//! in order, with looks, deed and name; relations by number; place; weather, season or hour; the hero; what cannot
//! be drawn. `|` stands between scenes that are equally right.

use std::collections::BTreeMap;

use scene::{Link, Looks, Party, Subject, What};
use words::{Reading, read};

const PROMPTS: &str = include_str!("prompts.tsv");
/// Share of the suite that must be read as expected.
const FLOOR: f64 = 0.99;

/// The thing or role a word of the suite means.
fn meant(word: &str) -> Option<What> {
    read(&format!("the {word}")).cast.first().map(|subject| subject.what)
}

fn has_look(looks: &Looks, wanted: &str) -> bool {
    let said = [
        looks.size.map(scene::Size::id),
        looks.years.map(scene::Years::id),
        looks.feeling.map(scene::Feeling::id),
        looks.pattern.map(scene::Pattern::id),
        looks.color.map(scene::Color::id),
    ];
    said.contains(&Some(wanted)) || looks.wears.iter().any(|worn| worn.name() == wanted)
}

fn is_subject(subject: &Subject, wanted: &str) -> bool {
    let (wanted, name) = wanted.split_once('"').map_or((wanted, None), |(wanted, name)| (wanted, Some(name)));
    let (count, rest) = wanted.trim().split_once(' ').unwrap_or(("", wanted));
    let mut parts = rest.split_inclusive(['+', '!']);
    let noun = parts.next().unwrap_or_default();
    let mut mark = noun.chars().next_back();
    let noun = noun.trim_end_matches(['+', '!']).trim();
    let told = parts.all(|part| {
        let text = part.trim_end_matches(['+', '!']).trim();
        let right = match mark {
            Some('+') => has_look(&subject.looks, text),
            _ => subject.doing.is_some_and(|doing| doing.id() == text),
        };
        mark = part.chars().next_back();
        right
    });
    let named = name
        .is_none_or(|name| subject.name.as_ref().is_some_and(|own| own.as_str() == name.trim_matches('"')));
    count.parse() == Ok(subject.count)
        && told
        && named
        && meant(noun).is_some_and(|what| what.name() == subject.what.name())
}

fn party(text: &str) -> Option<Party> {
    if text == "me" { Some(Party::Hero) } else { text.parse().ok().map(Party::Cast) }
}

/// `0 on 1`, `0 between 1 2`.
fn relation(wanted: &str) -> Option<(Party, Link, Party, Option<Party>)> {
    let parts: Vec<&str> = wanted.split(' ').collect();
    let [subject, link, object, and @ ..] = parts.as_slice() else { return None };
    Some((party(subject)?, Link::parse(link)?, party(object)?, and.first().and_then(|and| party(and))))
}

fn is_scene(reading: &Reading, wanted: &str) -> bool {
    let items: Vec<&str> = wanted.split(';').map(str::trim).filter(|item| !item.is_empty()).collect();
    let (mut cast, mut relations) = (reading.cast.iter(), 0);
    let right = items.iter().all(|item| {
        if let Some(place) = item.strip_prefix('@') {
            return reading.place.is_some_and(|own| own.id() == place);
        }
        if let Some(air) = item.strip_prefix('~') {
            let said = [
                reading.weather.map(scene::Weather::id),
                reading.season.map(scene::Season::id),
                reading.hour.map(scene::Hour::id),
            ];
            return said.contains(&Some(air));
        }
        if let Some(word) = item.strip_prefix('?') {
            return reading.unread.iter().any(|unread| unread == word);
        }
        if *item == "me" {
            return reading.hero;
        }
        if let Some((subject, link, object, and)) = relation(item) {
            relations += 1;
            let known = |known: &&scene::Relation| {
                (known.subject, known.link, known.object, known.and) == (subject, link, object, and)
            };
            return reading.relations.iter().any(|relation| known(&relation));
        }
        cast.next().is_some_and(|subject| is_subject(subject, item))
    });
    let nothing_more = cast.next().is_none() && relations == reading.relations.len();
    right && nothing_more && reading.hero == items.contains(&"me")
}

#[test]
fn wishes_become_the_scenes_they_ask_for() {
    let mut score: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut wrong = Vec::new();
    for line in PROMPTS.lines().skip(1) {
        let mut cells = line.split('\t');
        let (category, prompt, expected) = (
            cells.next().unwrap_or_default(),
            cells.next().unwrap_or_default(),
            cells.next().unwrap_or_default(),
        );
        let reading = read(prompt);
        let right = expected.split('|').any(|wanted| is_scene(&reading, wanted));
        let (hits, all) = score.entry(category).or_default();
        *all += 1;
        *hits += usize::from(right);
        if !right {
            wrong.push(format!("{prompt}\n  wanted {expected}\n  read {}", told(&reading)));
        }
    }
    for (category, (hits, all)) in &score {
        println!("{category}: {hits} of {all}");
    }
    let (hits, all) = score.values().fold((0, 0), |sum, (hits, all)| (sum.0 + hits, sum.1 + all));
    println!("all: {hits} of {all}");
    assert!(all >= 300);
    assert!(hits as f64 >= FLOOR * all as f64, "{hits} of {all}\n{}", wrong.join("\n"));
}

fn told(reading: &Reading) -> String {
    let cast: Vec<String> = reading
        .cast
        .iter()
        .map(|it| {
            format!(
                "{} {} {:?} {:?} {:?}",
                it.count,
                it.what.name(),
                it.doing,
                it.name.as_ref().map(scene::Name::as_str),
                it.looks
            )
        })
        .collect();
    let relations: Vec<String> = reading
        .relations
        .iter()
        .map(|it| format!("{:?} {} {:?} {:?}", it.subject, it.link.id(), it.object, it.and))
        .collect();
    format!(
        "{cast:?} {relations:?} hero {} place {:?} {:?} {:?} {:?} unread {:?} relatives {:?}",
        reading.hero,
        reading.place,
        reading.weather,
        reading.season,
        reading.hour,
        reading.unread,
        reading.relatives
    )
}
