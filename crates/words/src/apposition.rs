//! Who a name just said is, told once more between commas.

use scene::{Age, Gender, Party, What};

use crate::parse::Parser;
use crate::token::Pause;

impl Parser<'_> {
    /// "Emma, a 5 year old girl,": one and the same.
    pub(crate) fn apposition(&mut self) {
        let rest = self.rest();
        if rest.first().is_none_or(|word| {
            word.before != Pause::Comma || !matches!(word.text.as_str(), "a" | "an" | "the")
        }) {
            return;
        }
        let Some(end) = (1..rest.len().min(7))
            .find(|ahead| matches!(rest[*ahead].text.as_str(), "girl" | "boy" | "child" | "kid"))
        else {
            return;
        };
        let age = rest[1..end].iter().find_map(|word| word.text.parse::<i64>().ok());
        if let Some(Party::Cast(index)) = self.last
            && let What::Person(person) = &mut self.out.cast[index].what
        {
            person.age = age.and_then(|age| Age::stored(age.clamp(3, 12)).ok()).or(person.age);
            match rest[end].text.as_str() {
                "girl" => person.gender = Gender::Girl,
                "boy" => person.gender = Gender::Boy,
                _ => (),
            }
        }
        self.at += end + 1;
    }
}
