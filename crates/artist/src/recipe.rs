//! What a wish asks of the hero and of things: pose, mood, guise, what is held and who takes part.

use std::borrow::Cow;

use figures::hero::{Gear, Guise, Mood, Pose, rucksack, takes_both_hands};
use figures::settings::Nook;
use figures::{Art, Detail, figure, plain};
use scene::{Dice, Doing, Gender, Place, Scene, Seed};

use crate::guest::Guest;
use crate::partner::Meet;
use crate::poses::{JUMPS, STROKES, ease, pose};
use crate::{focus, ideas, staged, wardrobe};

/// How a thing takes part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// The hero sits or stands on its seat.
    Mount,
    /// Low in front of the hero, close to the hands or feet.
    Front,
    /// Right behind the hero, a landmark.
    Back,
    /// Out where the sea is, so high in hundredths of a standing child.
    Afloat(u8),
    /// In the air or the sky, near the hero.
    Above,
    /// From side to side below the hero, who is over it.
    Under,
    /// On the ground right before the hero, who has both hands on it.
    AtHand,
    /// Large beside the hero, who does it together with them.
    With(Meet),
    /// On the ground before those two, so high in hundredths of a standing child: what both sit at.
    Between(u8),
    /// On the ground right before what those two sit at, so high in hundredths of a standing child.
    Before(u8),
    /// On the ground beside the hero, so high in hundredths of a standing child, turned to the hero.
    Beside(u8),
    /// The same, a little farther off, where the hero may hide a part of it.
    Behind(u8),
    /// The same in the air.
    Aloft(u8),
    /// From side to side before the hero's feet, in the way.
    Across,
    /// Large at the top of the sky, with what falls or blows from it all over the picture.
    Sky,
}

/// What is higher than this, in hundredths of a standing child, hides the laps of who sits at it.
const A_LAP: u8 = 45;

impl Part {
    /// Whether a place is looked for it; the others are one with the hero.
    pub(crate) const fn stands_apart(self) -> bool {
        !matches!(
            self,
            Self::Mount
                | Self::AtHand
                | Self::With(_)
                | Self::Between(_)
                | Self::Before(_)
                | Self::Under
                | Self::Across
                | Self::Sky
        )
    }

    /// Who stands or swims so far off that it has to be known where the land ends.
    pub(crate) const fn is_afar(self) -> bool {
        matches!(self, Self::Back | Self::Afloat(_))
    }

    /// Whether the hero leaves room for it beside.
    pub(crate) const fn takes_room(self) -> bool {
        matches!(self, Self::Front | Self::Afloat(_) | Self::Beside(_) | Self::Behind(_))
    }

    /// Whether it is a table before both laps, amid them, that hides what they sit on.
    pub(crate) const fn hides_laps(self) -> bool {
        matches!(self, Self::Between(high) if high > A_LAP)
    }

    /// How high it is beside a standing child, in hundredths; `None` for what is as large as it was drawn.
    pub(crate) const fn high(self) -> Option<u8> {
        match self {
            Self::Beside(high) | Self::Behind(high) | Self::Aloft(high) | Self::Afloat(high) => Some(high),
            _ => None,
        }
    }

    /// Whether it is in the air or the sky.
    pub(crate) const fn flies(self) -> bool {
        matches!(self, Self::Above | Self::Aloft(_))
    }
}

/// One thing of a recipe: a figure's name and its part.
pub(crate) type Role = (&'static str, Part);

/// How high a rucksack is, in hundredths of a standing child.
const RUCKSACK: u8 = 31;
/// The same of what lies on the sea floor.
const SUNKEN: u8 = 21;

/// The director's notes for one page.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Recipe {
    pub(crate) pose: Pose,
    pub(crate) mood: Mood,
    pub(crate) guise: Guise,
    /// A figure in the hero's hand; `None` leaves the hobby's own prop.
    pub(crate) holds: Option<&'static str>,
    pub(crate) cast: Vec<Role>,
    /// Who of the cast hides behind what, or is shown upon it.
    pub(crate) staged: Vec<(&'static str, &'static str)>,
    /// Whether the cast is drawn in as few areas as it can be told by.
    pub(crate) plain: bool,
    /// The part of the place it happens in.
    pub(crate) nook: Nook,
    /// A rainbow is in the sky.
    pub(crate) rainbow: bool,
}

impl Recipe {
    pub(crate) fn new(pose: Pose, mood: Mood, cast: &[Role]) -> Self {
        Self {
            pose,
            mood,
            guise: Gear::None.into(),
            holds: None,
            cast: cast.to_vec(),
            staged: Vec::new(),
            plain: false,
            nook: Nook::Any,
            rainbow: false,
        }
    }

    pub(crate) fn holding(mut self, figure: &'static str) -> Self {
        self.holds = Some(figure);
        self
    }

    /// Those of the cast that a place is looked for, as they are drawn.
    pub(crate) fn guests(&self, detail: Detail) -> Vec<Guest> {
        let guests = self.cast.iter().filter(|(_, part)| part.stands_apart());
        let shown = |name: &'static str, detail: Detail| {
            let own = if self.plain { plain(name) } else { figure(name, detail) }.ok()?;
            let with = self.staged.iter().find(|(staged, _)| *staged == name);
            Some(match with {
                None => Cow::Borrowed(own),
                Some((_, with)) => Cow::Owned(staged::together(own, figure(with, detail).ok()?)),
            })
        };
        let bold = |name: &'static str| shown(name, Detail::Bold).filter(|_| detail == Detail::Full);
        let guest =
            |(name, part): &Role| Some(Guest::new(name, shown(name, detail)?, *part).or_bold(bold(name)));
        guests.filter_map(guest).collect()
    }

    /// Whether all sit at a table that hides what they sit on.
    pub(crate) fn sits_at_a_table(&self) -> bool {
        self.cast.iter().any(|(_, part)| part.hides_laps())
    }

    /// Whether it is about somebody large out at sea.
    pub(crate) fn is_about_the_sea(&self) -> bool {
        self.cast.first().is_some_and(|(_, part)| matches!(part, Part::Afloat(_)))
    }

    /// What lies from side to side below the hero.
    pub(crate) fn under(&self, detail: Detail) -> Option<(&'static str, &'static Art)> {
        self.laid(Part::Under, detail)
    }

    /// What of the cast lies or hangs over the whole page in this way.
    pub(crate) fn laid(&self, laid: Part, detail: Detail) -> Option<(&'static str, &'static Art)> {
        let (name, _) = self.cast.iter().find(|(_, part)| *part == laid)?;
        Some((*name, figure(name, detail).ok()?))
    }

    /// A rainbow as weather belongs to the sky, as large as the sky is.
    pub(crate) fn hang_rainbow(&mut self) {
        let is_weather = |(name, part): &Role| *name == "rainbow" && matches!(part, Part::Above | Part::Sky);
        self.rainbow = self.cast.iter().any(is_weather);
        self.cast.retain(|role| !is_weather(role));
    }

    /// What tells the child's hobby where neither its hands nor its chest do, with a place to look for.
    pub(crate) fn belonging(&self, scene: &Scene, detail: Detail) -> Option<Guest> {
        let child = scene.hero.as_ref().filter(|_| scene.cast.is_empty() && self.under(detail).is_none())?;
        let pose = focus::held(self, detail);
        let held = self.holds.and_then(|name| figure(name, detail).ok());
        let before = held.is_some_and(|art| takes_both_hands(pose, art));
        let hidden = wardrobe::hides_hobby((pose, before), (self.guise, child));
        let hobby = child.hobby.filter(|_| hidden)?;
        let is_there =
            |name: &str| self.holds == Some(name) || self.cast.iter().any(|(other, _)| *other == name);
        let Some(name) = wardrobe::beside(hobby, scene.place) else {
            if wardrobe::told_by(hobby, scene.place).any(is_there) {
                return None;
            }
            let rucksack = Cow::Owned(rucksack(child, detail)?);
            return Some(Guest::new("backpack", rucksack, Part::Beside(RUCKSACK)));
        };
        let art = if detail == Detail::Bold { plain(name) } else { figure(name, detail) };
        let high = if scene.place == Place::Underwater { SUNKEN } else { wardrobe::high(hobby) };
        let part = Part::Beside(high);
        (!is_there(name)).then(|| Some(Guest::new(name, Cow::Borrowed(art.ok()?), part))).flatten()
    }

    /// Of guests that are all alike all but one, whom a page could do without.
    pub(crate) fn spare(&self) -> Vec<&'static str> {
        let guests = self.cast.iter().enumerate().filter(|(_, (_, part))| part.stands_apart());
        let is_again =
            |(index, (name, _)): &(usize, &Role)| self.cast[..*index].iter().any(|(other, _)| other == name);
        guests.filter(is_again).map(|(_, (name, _))| *name).collect()
    }

    /// Nothing lies about where others come besides.
    pub(crate) fn tidied_up(&mut self) {
        self.cast.retain(|(name, _)| !matches!(*name, "bucket" | "toolbox" | "coral"));
    }

    /// Whether the hero goes about with empty hands and alone, and may as well sit in something.
    pub(crate) fn is_free_to_ride(&self, scene: &Scene) -> bool {
        let goes = matches!(self.pose, Pose::Stand | Pose::Walk | Pose::Point | Pose::HoldOne | Pose::HoldUp);
        goes && scene.idea.is_none() && scene.cast.is_empty() && scene.hero.is_some()
    }

    /// At a ball a girl dances with the prince, a boy with the princess.
    fn dance_with(&mut self, gender: Gender) {
        for (name, _) in self.cast.iter_mut().filter(|(name, _)| *name == "princess") {
            *name = if gender == Gender::Girl { "prince" } else { "princess" };
        }
    }

    /// The hero rides what is to be a mount.
    pub(crate) fn drive(&mut self) {
        self.pose = Pose::Ride;
        self.holds = None;
        self.guise.support = None;
    }

    pub(crate) fn at(mut self, nook: Nook) -> Self {
        self.nook = nook;
        self
    }

    pub(crate) fn wearing(mut self, gear: Gear) -> Self {
        self.guise.gear = gear;
        self
    }
}

/// Reads a scene as a director would.
pub(crate) fn recipe(scene: &Scene, seed: Seed) -> Recipe {
    let dice = &mut seed.dice("recipe");
    let mut recipe = match scene.idea {
        Some(idea) => livened(ideas::recipe(idea), dice),
        None => by_doing(scene.doing, scene.place, dice),
    };
    // Where others are named, the ensemble brings the ball.
    if scene.cast.is_empty() && matches!(scene.doing, Doing::PlayingSoccer | Doing::Kicking) {
        recipe.cast.push(("soccer ball", Part::Front));
    }
    if let Some(child) = &scene.hero {
        recipe.dance_with(child.gender);
        let empty = child.hobby.is_none() && recipe.holds.is_none() && scene.cast.is_empty();
        if empty && recipe.pose == Pose::HoldOne && scene.doing == Doing::Exploring {
            recipe.holds = dice.pick(wardrobe::of_explorers(scene.place)).copied();
        }
        let shown = matches!(recipe.pose, Pose::Stand | Pose::HoldOne | Pose::HoldUp);
        if shown && recipe.holds.is_none() && scene.cast.is_empty() {
            recipe.holds = child.hobby.and_then(|hobby| wardrobe::of_hobby(hobby, scene.place));
        }
        let walks = recipe.pose == Pose::Walk && scene.doing == Doing::Exploring && scene.idea.is_none();
        if walks && recipe.holds.is_none() && scene.cast.is_empty() {
            let explores = dice.pick(wardrobe::of_walkers(scene.place)).copied();
            let own = child.hobby.and_then(|hobby| wardrobe::carried(hobby, scene.place));
            recipe.holds = own.or(explores);
        }
        recipe.guise = wardrobe::dressed(recipe.guise, child, scene.place);
        recipe.guise.ease = ease(seed);
        if !recipe.sits_at_a_table() && !recipe.cast.iter().any(|(_, part)| *part == Part::Mount) {
            recipe.guise.support = wardrobe::support(recipe.pose, scene.place);
        }
    }
    recipe
}

/// How one shows what is in a bowl, the other hand at the hip or waving.
const COOKS: &[Pose] = &[Pose::HoldOne, Pose::Stand];

/// The same notes, in one or the other pose that says the same.
fn livened(notes: Recipe, dice: &mut Dice) -> Recipe {
    let poses = match notes.pose {
        Pose::Jump => JUMPS,
        Pose::Swim => STROKES,
        Pose::HoldOne if notes.holds == Some("mixing bowl") => COOKS,
        pose => return Recipe { pose, ..notes },
    };
    Recipe { pose: *dice.pick(poses).unwrap_or(&notes.pose), ..notes }
}

/// How one feels about what one does: shut eyes see nothing of it.
const MOODS: &[Mood] = &[Mood::Happy, Mood::Happy, Mood::Happy, Mood::Happy, Mood::Laughing, Mood::Brave];

/// The notes for what someone does at a place.
pub(crate) fn by_doing(doing: Doing, place: Place, dice: &mut Dice) -> Recipe {
    let pose = pose(doing, place, dice);
    let mood = *dice.pick(MOODS).unwrap_or(&Mood::Happy);
    let notes = Recipe::new(pose, mood, &[]);
    match doing {
        Doing::Reading => notes.holding("open book"),
        Doing::Painting => notes.holding("paint brush"),
        Doing::Cooking => notes.holding("mixing bowl").wearing(Gear::ChefHat),
        Doing::PlayingMusic => notes.holding("guitar"),
        Doing::Singing => notes.holding("microphone"),
        Doing::Gaming => notes.holding("game controller"),
        Doing::Eating => notes.holding("sandwich"),
        Doing::Fishing => notes.holding("fishing rod"),
        Doing::Gardening => notes.holding("watering can"),
        Doing::Drawing => notes.holding("pencil"),
        Doing::Digging => notes.holding("shovel"),
        Doing::Experimenting => notes.holding("flask"),
        Doing::Stargazing => notes.holding("telescope"),
        Doing::CastingSpells => notes.holding("magic wand"),
        Doing::TakingPicture => notes.holding("camera"),
        Doing::Throwing if place == Place::Snow => notes.holding("snowball"),
        Doing::FlyingKite => notes.holding("kite"),
        Doing::Feeding => notes.holding("bucket"),
        Doing::PlayingBasketball => notes.holding("basketball"),
        Doing::PlayingTennis => notes.holding("tennis racket"),
        Doing::PlayingBaseball => notes.holding("baseball bat"),
        _ => notes,
    }
}

/// Whether what is built there is of wood: neither sand nor snow nor blocks.
pub(crate) const fn takes_hammer(place: Place) -> bool {
    matches!(place, Place::Park | Place::Garden | Place::Forest | Place::Street | Place::Farm)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_a_ball_a_girl_dances_with_the_prince_and_a_boy_with_the_princess() {
        for (gender, partner) in [(Gender::Girl, "prince"), (Gender::Boy, "princess")] {
            let ball = scene::Idea::parse("castle-ball").expect("an idea");
            let mut notes = ideas::recipe(ball);
            notes.dance_with(gender);
            assert_eq!(notes.cast[0].0, partner);
        }
    }

    #[test]
    fn a_white_horse_is_on_a_bridge() {
        let notes = ideas::recipe(scene::Idea::parse("castle-horse").expect("an idea"));
        assert!(notes.laid(Part::Across, Detail::Bold).is_some_and(|(name, _)| name == "drawbridge"));
    }
}
