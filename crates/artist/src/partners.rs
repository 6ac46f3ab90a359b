//! Who and what the hero does it with, one beside the other, and who is seen in a mirror.

use std::borrow::Cow;

use figures::{Art, Detail, figure};

use crate::at_table::seated;
use crate::ensemble;
use crate::eyes::features;
use crate::partner::{Meet, meeting};
use crate::recipe::{Part, Recipe};

/// How many reaches of a face half of a glass is wide in which a crown is seen, too, and how far below its middle that face is,
/// as a share of half its height.
const CROWNED: (f64, f64) = (1.7, 0.14);

/// Draws head and shoulders of who looks into a mirror.
pub(crate) type Bust<'a> = &'a dyn Fn() -> Art;

/// With whom and what the hero does it: whoever comes second stands beside both.
pub(crate) fn partners(
    notes: &Recipe,
    (detail, held): (Detail, Option<&Art>),
    (hero, bust): (&Art, Bust<'_>),
) -> Option<Art> {
    let mut all: Option<Art> = None;
    for (name, part) in &notes.cast {
        let (Part::With(meet), Ok(art)) = (part, figure(name, detail)) else { continue };
        let mut there = Cow::Borrowed(hero);
        if let Some(all) = &all {
            there.to_mut().shapes.extend(all.shapes.iter().cloned());
        }
        let met = match meet {
            Meet::Near(high) if notes.sits_at_a_table() => seated(art, hero, *high),
            // Who is in the air is above what stands there.
            Meet::Over(_) => meeting(art, hero, held, *meet),
            _ => meeting(art, &there, held, *meet),
        };
        let mut next = Art { others: features(&met), ..Art::of(met.all().cloned().collect()) };
        if *name == "mirror" {
            let seen = ensemble::seen_in(met.bounds(), &bust(), CROWNED);
            next.shapes.retain(|shape| shape.tint.is_some());
            next.others.extend(features(&seen));
            next.shapes.extend(seen.shapes);
        }
        all.get_or_insert_default().add(next);
    }
    all
}

#[cfg(test)]
mod tests {
    use figures::Anchor;
    use figures::hero::{Gear, Guise, Mood, Pose, reflection};
    use scene::{Character, Name};

    use super::*;
    use crate::partner::Meet::{Below, Near};

    fn hero() -> (Art, Art) {
        let child = Character::named(Name::new("Mia").expect("a name"));
        let guise = Guise::from(Gear::Crown);
        let hero = figures::hero::Hero {
            child: &child,
            pose: Pose::HoldUp,
            mood: Mood::Happy,
            guise,
            detail: Detail::Bold,
            mirrored: false,
            holds: None,
            beast: None,
        };
        (hero.art(), reflection(&child, Mood::Happy, guise, Detail::Bold))
    }

    #[test]
    fn a_mirror_shows_the_face_of_who_looks_into_it() {
        let (hero, bust) = hero();
        let notes = Recipe::new(Pose::Greet, Mood::Happy, &[("mirror", Part::With(Near(100)))]);
        let empty = figure("mirror", Detail::Bold).expect("a mirror").shapes.len();
        let mirror = partners(&notes, (Detail::Bold, None), (&hero, &|| bust.clone())).expect("a mirror");
        assert!(mirror.shapes.len() > empty + 8, "{}", mirror.shapes.len());
        assert!(!mirror.others.is_empty() && mirror.bounds().x0 > hero.bounds().x0);
    }

    #[test]
    fn a_friend_stands_beyond_what_both_are_at() {
        let (hero, bust) = hero();
        let flask = figure("pouring potion", Detail::Bold).expect("a flask");
        let cast = [("cauldron", Part::With(Below)), ("wizard", Part::With(Near(76)))];
        let all = |count: usize| {
            let notes = Recipe::new(Pose::HoldUp, Mood::Happy, &cast[..count]);
            partners(&notes, (Detail::Bold, Some(flask)), (&hero, &|| bust.clone()))
                .expect("somebody")
                .bounds()
        };
        let hand = hero.anchor(Anchor::Hand).expect("a hand");
        let (pot, both) = (all(1), all(2));
        assert!(pot.x0 < hand.x + flask.bounds().width() && hand.x < pot.x1, "{pot} {hand}");
        assert!(both.x1 > pot.x1 + 100.0, "{pot} {both}");
    }
}
