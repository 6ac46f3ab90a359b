//! How much of everybody is drawn: all of it, or few whole areas where a simple page is full.

use figures::{Art, Detail, figure, plain};
use scene::{Party, Scene, Subject, What};

use super::casting::copies;
use super::people::being;
use super::played::figure_of;
use super::scenery;
use crate::size::areas;

/// More areas of animals and things than this are no longer few.
const FEW: usize = 15;
/// About how many areas a child has.
const AREAS_OF_A_CHILD: usize = 11;

/// Animals that are told by their coats, and the most areas that all of a kind bring with it.
pub(super) const COATS: [&str; 7] = ["zebra", "tiger", "bee", "ladybug", "giraffe", "leopard", "raccoon"];
const MOST_OF_COATS: usize = 26;

/// How figures are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Big regions only.
    Bold,
    /// As few regions as each can be told by.
    Plain,
    /// Everything a figure has.
    Full,
}

impl Manner {
    /// What the cast of a scene allows.
    pub(super) fn of(scene: &Scene, detail: Detail) -> Self {
        match detail {
            Detail::Full => Self::Full,
            Detail::Bold if is_alone(scene) && scene.cast.iter().all(has_many_parts) => Self::Full,
            Detail::Bold if areas_of(scene) > FEW => Self::Plain,
            Detail::Bold => Self::Bold,
        }
    }

    /// The same for one party of it: a bed of flowers is plain wherever a simple page has one.
    pub(super) fn of_party(self, scene: &Scene, party: Party) -> Self {
        if self == Self::Bold && scenery::is_bed(scene, party) { Self::Plain } else { self }
    }

    pub(super) const fn detail(self) -> Detail {
        match self {
            Self::Bold | Self::Plain => Detail::Bold,
            Self::Full => Detail::Full,
        }
    }

    /// The figure of this name for one of `count`; `None` where there is none. Stripes and spots that tell an animal
    /// stay where there are not too many of them.
    pub(super) fn figure(self, name: &'static str, count: u8) -> Option<&'static Art> {
        let told =
            |art: &Art| COATS.contains(&name) && areas(&art.shapes) * usize::from(count) <= MOST_OF_COATS;
        match self {
            Self::Plain if figure(name, Detail::Bold).is_ok_and(told) => figure(name, Detail::Bold).ok(),
            Self::Plain => plain(name).ok(),
            _ => figure(name, self.detail()).ok(),
        }
    }
}

/// Whether there is one figure and nobody else: it is as large as the page.
fn is_alone(scene: &Scene) -> bool {
    scene.hero.is_none() && scene.cast.iter().map(|one| usize::from(one.count)).sum::<usize>() == 1
}

/// Whether it is a figure whose bold version leaves out what there is room for on a whole page.
fn has_many_parts(subject: &Subject) -> bool {
    let What::Thing(thing) = subject.what else { return false };
    let name = figure_of(thing.name, subject.doing, &subject.looks);
    being(thing.name).is_none() && figure(name, Detail::Full).is_ok_and(|art| art.full_from > 0.0)
}

/// About how many areas to color the whole cast brings, drawn bold. Of one alone all that it has is drawn.
fn areas_of(scene: &Scene) -> usize {
    let hero = scene.hero.iter().map(|_| AREAS_OF_A_CHILD);
    let each = |subject: &Subject| match subject.what {
        What::Thing(thing) if being(thing.name).is_none() => {
            let art = figure(figure_of(thing.name, subject.doing, &subject.looks), Detail::Bold);
            art.map_or(0, |art| areas(&art.shapes) + areas(&art.front))
        }
        _ => AREAS_OF_A_CHILD,
    };
    let parties = scene.cast.iter().enumerate();
    // A bed of flowers is drawn in so few that others need not be.
    let others = parties.filter(|(index, _)| !scenery::is_bed(scene, Party::Cast(*index)));
    let cast = others.map(|(index, one)| each(one) * usize::from(copies(scene, Party::Cast(index))));
    let all: Vec<usize> = hero.chain(cast).collect();
    if is_alone(scene) { 0 } else { all.iter().sum() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{Place, Thing};

    #[test]
    fn a_chest_that_has_the_page_is_drawn_with_all_that_is_in_it() {
        let of = |name: &str, count: u8| {
            let chest = Subject { count, ..Subject::one(Thing::named(name).expect(name)) };
            Manner::of(&Scene { cast: vec![chest], ..Scene::at(Place::Forest) }, Detail::Bold)
        };
        assert_eq!(of("treasure chest", 1), Manner::Full);
        assert_eq!(of("bear", 1), Manner::Bold);
        assert_ne!(of("treasure chest", 2), Manner::Full);
        assert_ne!(of("knight", 1), Manner::Full, "a child in armour");
    }
}
