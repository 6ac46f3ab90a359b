//! Hair, skin and teeth: "with long curly red hair", "a brown skinned boy", "who lost a tooth".

use std::collections::HashMap;
use std::sync::LazyLock;

use scene::{Garment, Hair, HairColor, HairLength, HairStyle, Looks, Party, SkinTone, What, Worn};

use crate::parse::{Parser, Pending, Tie};
use crate::tables::{self, list, rows};

/// Words that stand before what is said about hair and say nothing themselves.
const LEADS: &str = "a an the his her their its my your two very really some lots of big huge nice beautiful pretty \
    little cute fluffy bushy thick soft shiny lovely";
/// Words for hair that are hair by themselves, without "hair" behind them.
const ALONE: [HairStyle; 4] = [HairStyle::Afro, HairStyle::Braided, HairStyle::Ponytail, HairStyle::Buns];

/// What a word says about a head.
#[derive(Clone, Copy)]
enum Feature {
    Style(HairStyle),
    Length(HairLength),
    Color(HairColor),
    Skin(SkinTone),
    Bald,
}

/// By the first word: the second one where there is one, and what they say.
type Features = HashMap<&'static str, Vec<(Option<&'static str>, Feature)>>;

static FEATURES: LazyLock<Features> = LazyLock::new(|| {
    let mut features = Features::new();
    for [kind, value, words] in rows(tables::FEATURES) {
        let feature = match kind {
            "style" => HairStyle::parse(value).map(Feature::Style),
            "length" => HairLength::parse(value).map(Feature::Length),
            "color" => HairColor::parse(value).map(Feature::Color),
            "skin" => SkinTone::parse(value).map(Feature::Skin),
            _ => Some(Feature::Bald),
        };
        for word in list(words) {
            let (first, second) =
                word.split_once(' ').map_or((word, None), |(first, second)| (first, Some(second)));
            features.entry(first).or_default().extend(feature.map(|feature| (second, feature)));
        }
    }
    features
});

/// What a run of words says about a head.
#[derive(Default)]
struct Told {
    hair: Hair,
    skin: Option<SkinTone>,
    bald: bool,
    /// The last word names hair by itself.
    alone: bool,
}

impl Parser<'_> {
    /// Hair or skin, before or behind whose it is.
    pub(crate) fn hair(&mut self) -> bool {
        let lead =
            matches!(self.text(0), "with" | "has" | "have" | "having" | "and" | "wears" | "wearing" | "in");
        let mut at = usize::from(lead);
        while LEADS.split_whitespace().any(|small| small == self.text(at)) && self.feature(at).0 < 2 {
            at += 1;
        }
        let Some((told, length)) = self.told(at) else { return false };
        let wears = if told.bald { vec![Worn::Garment(Garment::Bald)] } else { Vec::new() };
        let looks = Looks { hair: told.hair, skin: told.skin, wears, ..Looks::default() };
        let owner = self
            .last
            .filter(|last| (lead || self.after_noun || self.pending.is_some()) && self.has_hair(*last));
        match owner {
            Some(owner) => {
                self.adorn(owner, &looks);
                // "with curly hair and a hat".
                let worn =
                    Pending { tie: Tie::Wear, subjects: vec![owner], verb: false, word: String::new() };
                (self.pending, self.previous) = (None, Some(worn));
                self.said = crate::parse::Said::default();
                self.after_noun = true;
            }
            // "a curly haired girl".
            None if !lead && self.pending.is_none() && self.somebody_follows(length) => {
                let said = &mut self.said;
                (said.looks.hair, said.looks.skin, said.begun) = (looks.hair, looks.skin, true);
                said.looks.wears.extend(looks.wears);
            }
            None => return false,
        }
        self.and = false;
        self.at += length;
        true
    }

    /// How many of the words from `at` on say something about a head, none to two, and what.
    fn feature(&self, at: usize) -> (usize, impl Iterator<Item = Feature>) {
        let (one, two) = (self.text(at), self.text(at + 1));
        let known = FEATURES.get(one).map_or(&[][..], Vec::as_slice);
        let has = |wanted: Option<&str>| known.iter().any(|(second, _)| *second == wanted);
        let second = Some(two).filter(|two| has(Some(two)));
        let length = if second.is_some() { 2 } else { usize::from(has(None)) };
        (length, known.iter().filter(move |(own, _)| *own == second).map(|(_, feature)| *feature))
    }

    /// What the words from `at` say about a head, and where they end.
    fn told(&self, from: usize) -> Option<(Told, usize)> {
        let mut told = Told::default();
        let mut skin = None;
        let mut at = from;
        loop {
            let (length, features) = self.feature(at);
            if length == 0 {
                break;
            }
            told.alone = matches!(self.text(at), "curls" | "ringlets" | "mohawk" | "bob");
            for feature in features {
                match feature {
                    Feature::Style(style) => {
                        told.hair.style = Some(style);
                        told.alone |= ALONE.contains(&style);
                    }
                    Feature::Length(length) => told.hair.length = Some(length),
                    Feature::Color(color) => told.hair.color = told.hair.color.or(Some(color)),
                    Feature::Skin(tone) => skin = skin.or(Some(tone)),
                    Feature::Bald => (told.bald, told.alone) = (true, true),
                }
            }
            at += length;
            at += usize::from(self.text(at) == "and" && self.feature(at + 1).0 > 0);
        }
        match self.text(at) {
            "hair" | "hairs" | "haired" | "hairstyle" | "fringe" | "bangs" if at > from => {
                Some((told, at + 1))
            }
            "skin" | "skinned" if at > from => Some((Told { hair: Hair::default(), skin, ..told }, at + 1)),
            _ if told.alone => Some((told, at)),
            _ => None,
        }
    }

    /// Whether hair or skin can be said of it.
    fn has_hair(&self, party: Party) -> bool {
        party == Party::Hero
            || self.subject(party).is_some_and(|subject| match subject.what {
                What::Person(_) => true,
                What::Thing(_) => self.is_being(party),
            })
    }

    fn somebody_follows(&self, ahead: usize) -> bool {
        (ahead..ahead + 3).any(|ahead| self.names_something(ahead))
    }

    /// "with no hair", "who lost a tooth", "missing his two front teeth"; "on crutches".
    pub(crate) fn lost_tooth(&mut self) -> bool {
        if let (Some(last), "on" | "using", "crutches") = (self.last, self.text(0), self.text(1)) {
            self.adorn(last, &Looks { wears: vec![Worn::Garment(Garment::Crutches)], ..Looks::default() });
            self.at += 2;
            return true;
        }
        let lost = matches!(self.text(0), "lost" | "losing" | "missing" | "loses");
        let none = matches!(self.text(0), "no" | "without");
        if let (true, "hair" | "hairs", Some(last)) = (none, self.text(1), self.last) {
            self.adorn(last, &Looks { wears: vec![Worn::Garment(Garment::Bald)], ..Looks::default() });
            self.at += 2;
            self.pending = None;
            return true;
        }
        let lost = lost || none;
        let tooth =
            (1..if none { 4 } else { 6 }).find(|ahead| matches!(self.text(*ahead), "tooth" | "teeth"));
        let (true, Some(tooth), Some(last)) = (lost, tooth, self.last) else { return false };
        self.adorn(last, &Looks { wears: vec![Worn::Garment(Garment::ToothGap)], ..Looks::default() });
        self.at += tooth + 1;
        (self.pending, self.that) = (None, false);
        true
    }
}

/// Parts of a body: they say nothing to draw by themselves.
pub(crate) fn is_body(word: &str) -> bool {
    const BODY: &str = "eye eyes nose noses mouth ear ears face faces head heads hair hand hands arm arms leg legs \
        foot feet paw paws claw claws tail tails horn horns hoof hooves fin fins beak beaks trunk tusk tusks neck \
        belly tummy back shoulder teeth tooth tongue cheek cheeks whisker whiskers mane fur spine spines spike \
        spikes scales skin body feathers beard mustache moustache pouch lap \
        braids pigtails ponytail bangs freckles smile smiles grin thumb thumbs toe toes finger fingers nails toenails \
        fingernails knee knees elbow elbows chin ankle forehead";
    BODY.split_whitespace().any(|part| part == word)
}

#[cfg(test)]
mod tests {
    use scene::{HairColor, HairLength, HairStyle, Link, Party, SkinTone};

    use crate::read;

    fn check(prompt: &str, style: Option<HairStyle>, length: Option<HairLength>, color: Option<HairColor>) {
        let reading = read(prompt);
        let hair = reading.cast[0].looks.hair;
        assert_eq!((hair.style, hair.length, hair.color), (style, length, color), "{prompt}: {reading:?}");
        assert_eq!((reading.cast.len(), reading.unread.len()), (1, 0), "{prompt}: {reading:?}");
    }

    #[test]
    fn hair_is_read_before_and_behind_whose_it_is() {
        check("a girl with an afro", Some(HairStyle::Afro), None, None);
        check("a curly haired boy", Some(HairStyle::Curly), None, None);
        check(
            "a princess with very long braided red hair and a crown",
            Some(HairStyle::Braided),
            Some(HairLength::VeryLong),
            Some(HairColor::Red),
        );
        check("a girl with two braids", Some(HairStyle::Braided), None, None);
    }

    #[test]
    fn skin_teeth_and_twins_are_read() {
        let reading = read("twin girls with brown skin");
        assert_eq!((reading.cast[0].count, reading.cast[0].looks.alike), (2, true));
        assert_eq!(reading.cast[0].looks.skin, Some(SkinTone::Brown));
        assert_eq!(read("a boy missing his two front teeth").cast[0].looks.wears.len(), 1);
        assert_eq!(read("a pizza with wings").cast.len(), 1);
        // The sister is in the wagon.
        let told = read("a boy pulling a wagon with his sister in it").relations;
        assert!(
            told.iter().any(|known| known.link == Link::In && known.subject == Party::Cast(2)),
            "{told:?}"
        );
    }
}
