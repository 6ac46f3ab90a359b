//! What those on a page are called: every word by which a subject could have been asked for.

use scene::{Gender, Person, What};

use crate::tables::{self, list, rows};

/// The name of a subject and all its other names, singular, lower case: "puppy", "dog", "doggy"; for a person the words
/// for its role, of its gender where one was said.
pub fn called(what: What) -> Vec<&'static str> {
    match what {
        What::Thing(thing) => std::iter::once(thing.name).chain(thing.synonyms.iter().copied()).collect(),
        What::Person(person) => people(person),
    }
}

fn people(person: Person) -> Vec<&'static str> {
    let fits = |gender: &str| {
        let said = Gender::parse(gender);
        said.is_none() || person.mixed || said == Some(person.gender)
    };
    let rows = rows(tables::PEOPLE).filter(|[role, gender, _]| *role == person.role.id() && fits(gender));
    std::iter::once(person.role.id()).chain(rows.flat_map(|[_, _, words]| list(words))).collect()
}

#[cfg(test)]
mod tests {
    use scene::{Role, Thing};

    use super::*;

    #[test]
    fn a_subject_is_called_by_every_name_it_can_be_asked_for_by() {
        let puppy = Thing::named("dog").map(|thing| called(What::Thing(thing))).unwrap_or_default();
        assert!(puppy.contains(&"dog") && puppy.contains(&"puppy"), "{puppy:?}");
        let boy = Person { role: Role::Child, gender: Gender::Boy, age: None, mixed: false };
        let boy = called(What::Person(boy));
        assert!(boy.contains(&"boy") && !boy.contains(&"girl") && boy.contains(&"friend"), "{boy:?}");
    }
}
