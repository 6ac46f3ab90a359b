//! Shows pages of any cast, for the people who compose them.
//!
//! `cargo run -p artist --example look_cast -- FOLDER simple|detailed PLACE "cat, dog*3; 0 on 1" …`
//! One PNG a wish at 60 dpi: things by name, each with its count, and relations between them by index.

#![expect(clippy::print_stdout, reason = "a log for people")]

use export::{Paper, Style};
use scene::{Complexity, Gender, Link, Party, Person, Place, Relation, Role, Scene, Seed, Subject, Thing};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, complexity, place, wishes @ ..] = &arguments[..] else {
        panic!("FOLDER COMPLEXITY PLACE WISH…")
    };
    std::fs::create_dir_all(folder).expect("FOLDER can be made");
    for (index, wish) in wishes.iter().enumerate() {
        let scene = Scene {
            complexity: Complexity::parse(complexity).expect("a complexity"),
            ..scene(wish, Place::parse(place).expect("a place"))
        };
        let page = artist::compose(&scene, Seed(index as u64));
        println!("{index:02} {wish}: shown {:?}", page.shown);
        let png = export::png(&page.drawing, Style::Line, Paper::Letter, 60.0);
        std::fs::write(format!("{folder}/{index:02}.png"), png).expect("FOLDER is writable");
    }
}

fn scene(wish: &str, place: Place) -> Scene {
    let (cast, relations) = wish.split_once(';').unwrap_or((wish, ""));
    Scene {
        cast: cast.split(',').map(|one| subject(one.trim())).collect(),
        relations: relations
            .split(',')
            .filter(|one| !one.trim().is_empty())
            .map(|one| relation(one.trim()))
            .collect(),
        ..Scene::at(place)
    }
}

fn subject(one: &str) -> Subject {
    let (name, count) = one.split_once('*').unwrap_or((one, "1"));
    let mut subject = match name {
        "girl" => Subject::one(Person::child(Gender::Girl)),
        "boy" => Subject::one(Person::child(Gender::Boy)),
        name if let Some((role, gender)) = person(name) => {
            Subject::one(Person { role, gender, age: None, mixed: false })
        }
        name => Subject::one(Thing::named(name).unwrap_or_else(|| panic!("no thing {name}"))),
    };
    subject.count = count.parse().expect("a count");
    subject
}

/// A role by its name, a man's behind `mr `: "doctor", "mr doctor".
fn person(name: &str) -> Option<(Role, Gender)> {
    let (name, gender) = name.strip_prefix("mr ").map_or((name, Gender::Girl), |name| (name, Gender::Boy));
    Some((Role::parse(name)?, gender))
}

fn relation(one: &str) -> Relation {
    let words: Vec<&str> = one.split_whitespace().collect();
    let party = |index: usize| Party::Cast(words[index].parse().expect("an index"));
    Relation {
        subject: party(0),
        link: Link::parse(words[1]).unwrap_or_else(|| panic!("no link {}", words[1])),
        object: party(2),
        and: words.get(3).map(|_| party(3)),
    }
}
