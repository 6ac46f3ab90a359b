//! What is read in each line of a file of prompts, one line each, to be checked by hand:
//! `cargo run -p words --example first_sight -- PROMPTS.txt`.

use std::io::Write as _;

use scene::{Party, Place, Relation, Subject};
use words::{Reading, kind, read};

fn main() -> std::io::Result<()> {
    let file = std::env::args().nth(1).unwrap_or_default();
    let text = std::fs::read_to_string(file)?;
    let mut out = std::io::stdout().lock();
    for (index, prompt) in text.lines().map(str::trim).filter(|line| !line.is_empty()).enumerate() {
        let refused = if kind("prompt", prompt).is_ok() { "" } else { "REFUSED " };
        writeln!(out, "{:3} {prompt}\n      {refused}{}", index + 1, told(&read(prompt)))?;
    }
    Ok(())
}

fn told(reading: &Reading) -> String {
    let me = reading.hero.then(|| format!("me({:?})", reading.doing));
    let cast = reading.cast.iter().map(subject);
    let relations = reading.relations.iter().map(relation);
    let place = reading.place.map(|place: Place| format!("@{}", place.id()));
    let air =
        [reading.weather.map(|it| it.id()), reading.season.map(|it| it.id()), reading.hour.map(|it| it.id())];
    let air = air.into_iter().flatten().map(|it| format!("~{it}"));
    let unwanted = reading.unwanted.iter().map(|what| format!("-{}", what.name()));
    let near = reading.relatives.iter().map(|near| format!("{}≈{}", near.word, near.drawn));
    let unread = reading.unread.iter().map(|word| format!("?{word}"));
    let undrawn = reading.undrawn.iter().map(|word| format!("!!{word}"));
    let all = me.into_iter().chain(cast).chain(relations).chain(place).chain(air);
    all.chain(unwanted).chain(near).chain(unread).chain(undrawn).collect::<Vec<_>>().join("; ")
}

fn subject(subject: &Subject) -> String {
    let mut told = format!("{} {}", subject.count, subject.what.name());
    let looks = &subject.looks;
    let said = [
        looks.size.map(|it| it.id()),
        looks.years.map(|it| it.id()),
        looks.feeling.map(|it| it.id()),
        looks.pattern.map(|it| it.id()),
        looks.color.map(|it| it.id()),
    ];
    let worn = looks.wears.iter().map(|worn| worn.name());
    for look in said.into_iter().flatten().chain(worn) {
        told += &format!(" +{look}");
    }
    if let Some(doing) = subject.doing {
        told += &format!(" !{}", doing.id());
    }
    if let Some(name) = &subject.name {
        told += &format!(" \"{}\"", name.as_str());
    }
    told
}

fn relation(relation: &Relation) -> String {
    let party = |party: Party| match party {
        Party::Hero => "me".to_owned(),
        Party::Cast(index) => index.to_string(),
    };
    let and = relation.and.map(|and| format!(" {}", party(and))).unwrap_or_default();
    format!("({} {} {}{and})", party(relation.subject), relation.link.id(), party(relation.object))
}
