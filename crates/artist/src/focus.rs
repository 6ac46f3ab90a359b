//! The focal group: the hero alone, on a mount, or with both hands on something.

use std::ops::Range;

use drawing::Shape;
use figures::hero::{Hero, Pose, Support, reflection};
use figures::settings::Nook;
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, Rect, Shape as _};
use scene::{Habitat, Place, Scene, Thing};

use crate::afloat::Waterline;
use crate::at_table::{before_a_table, foot_of_a_table, laid_before};
use crate::elements;
use crate::eyes::{around, features};
use crate::partner::Meet;
use crate::partners::{Bust, partners};
use crate::picnic::{Picnic, spread};
use crate::recipe::{Part, Recipe};
use crate::silhouette::Silhouette;
use crate::tackle;

/// The focal group while it is set: hero alone, or hero on a mount.
#[derive(Clone)]
pub(crate) struct Focus {
    pub(crate) name: &'static str,
    pub(crate) art: Art,
    pub(crate) silhouette: Silhouette,
    /// Which of the art's shapes are the hero's; the others are the mount's.
    pub(crate) hero: Range<usize>,
    pub(crate) face: Rect,
    /// Swims or flies: does not stand on the ground.
    pub(crate) floats: bool,
    /// Hero and partner are one group.
    pub(crate) paired: bool,
    /// How large others are beside it, as a share of their own size.
    pub(crate) beside: f64,
}

impl Focus {
    /// Alone, on the ground.
    fn of(name: &'static str, art: Art, (hero, face): (Range<usize>, Rect)) -> Self {
        let silhouette = Silhouette::of(&art);
        Self { name, art, silhouette, hero, face, floats: false, paired: false, beside: 1.0 }
    }
}

/// Whom the page is about, at its own size.
pub(crate) fn focal_group(scene: &Scene, notes: &Recipe, (detail, mirrored): (Detail, bool)) -> Focus {
    let mount = mount(notes, detail);
    let Some(child) = &scene.hero else {
        let name = notes.cast.first().map_or("nobody", |(name, _)| *name);
        return Focus::of(name, Art::default(), (0..0, Rect::ZERO));
    };
    let held = notes.holds.and_then(|name| figure(name, detail).ok());
    let Recipe { pose, mood, guise, .. } = *notes;
    let pose = carried(pose, mount);
    let holds = if pose == Pose::Helm { is_at(notes, detail) } else { held };
    let hero = Hero { child, pose, mood, guise, detail, mirrored, holds, beast: None };
    let rider = hero.art();
    match mount {
        Some(mount) => mounted(scene, (notes, detail), mount, (rider, pose)),
        None => on_foot((notes, detail), (held, &|| reflection(child, mood, guise, detail)), (rider, pose)),
    }
}

/// How far around the middle of the face the hero's own is, in units.
const FACE: f64 = 58.0;

/// Who jumps beside somebody is so much higher, in units: the two are less wide, and larger on the page.
const HIGHER: f64 = 165.0;

/// The hero with whom and what it is at.
fn on_foot(
    (notes, detail): (&Recipe, Detail),
    (held, bust): (Option<&Art>, Bust<'_>),
    (mut rider, pose): (Art, Pose),
) -> Focus {
    let ground = rider.ground();
    if pose == Pose::Jump && notes.cast.iter().any(|(_, part)| matches!(part, Part::With(_))) {
        rider = rider.placed(Affine::translate((0.0, -HIGHER)));
        rider.set(Anchor::Ground, ground);
    }
    let face = around(rider.anchor(Anchor::Face).unwrap_or_default(), FACE);
    let floats = notes.pose.floats();
    let beside = std::mem::take(&mut rider.front);
    rider.shapes.extend(beside);
    let with = partners(notes, (detail, held), (&rider, bust));
    let thing = at_hand(notes, detail, (&rider, pose));
    let paired = with.is_some() || pose == Pose::Climb || pose == Pose::Kneel && !thing.is_empty();
    let (caught, behind) = if is_caught(notes) { (with, None) } else { (None, with) };
    let mut art = behind.unwrap_or_default();
    art.shapes.extend(thing.iter().cloned());
    let seat = rider.anchor(Anchor::Seat).unwrap_or_default().y;
    let picnic = spread(notes, detail, (rider.bounds(), art.bounds()));
    let is_laid = picnic.is_some() || notes.sits_at_a_table();
    let table = match picnic {
        Some(Picnic { blanket, food }) => {
            art.shapes.splice(0..0, blanket);
            Some(food)
        }
        None => set_between(notes, detail, (art.bounds().union(rider.bounds()), seat)),
    };
    // What is climbed is no part of who climbs it: of a gap between both nothing stays black.
    let climbed = notes.guise.support.map_or(0, Support::climbed_shapes);
    let climbed = if pose == Pose::Climb { climbed } else { 0 };
    let hero = art.shapes.len() + climbed..art.shapes.len() + rider.shapes.len();
    art.shapes.append(&mut rider.shapes);
    art.add(caught.unwrap_or_default());
    let table = table.unwrap_or_default();
    let low = before_a_table(notes, detail, table.bounds());
    art.shapes.extend(table.shapes);
    art.add(low.unwrap_or_default());
    (art.anchors, art.held) = (rider.anchors, rider.held);
    if is_laid {
        art.set(Anchor::Ground, foot_of_a_table(&art));
    }
    // What the page is about keeps its walls: a house in pieces is none.
    art.hold(&thing);
    Focus { floats, paired, ..Focus::of("hero", art, (hero, face)) }
}

/// The hero on what it rides, is in or drives.
fn mounted(
    scene: &Scene,
    (notes, detail): (&Recipe, Detail),
    (carrier, mount): (&'static str, &Art),
    (mut rider, pose): (Art, Pose),
) -> Focus {
    let face = around(rider.anchor(Anchor::Face).unwrap_or_default(), FACE);
    let beside = Art::of(std::mem::take(&mut rider.front));
    let size = if elements::is_driven(carrier) { elements::ROOMY } else { clear_of(&rider, mount) };
    let mount = &mount.clone().placed(Affine::scale(size));
    let seat = mount.anchor(Anchor::Seat).unwrap_or_else(|| mount.bounds().center());
    let shift = seat - rider.anchor(Anchor::Seat).unwrap_or_default();
    let mut rider = rider.placed(Affine::translate(shift));
    tackle::held(mount, (&mut rider, pose));
    let mut near = Art::of(mount.front.clone());
    let beside = beside.placed(Affine::translate(shift));
    let hangs = notes.cast.iter().find(|(_, part)| *part == Part::AtHand);
    let hangs = hangs.and_then(|(name, _)| hung(figure(name, detail).ok()?, mount));
    let mut art = Art { others: features(mount), ..Art::of(hangs.unwrap_or_default()) };
    match pose {
        Pose::Drive => art.shapes.extend(tackle::without_wheel(mount).cloned()),
        _ => art.shapes.extend(mount.shapes.iter().cloned()),
    }
    art.held = std::mem::take(&mut rider.held);
    match Waterline::of(carrier, mount).filter(|_| notes.nook == Nook::Afloat) {
        Some(water) => {
            [art, rider, near] = [art, rider, near].map(|art| water.above(&art));
            near.shapes.push(water.line());
            near.shapes.extend(water.nearer().dipped(&beside));
        }
        None => near.shapes.extend(beside.shapes),
    }
    let hero = art.shapes.len()..art.shapes.len() + rider.shapes.len();
    art.shapes.extend(rider.shapes);
    art.shapes.extend(near.shapes);
    let weightless = matches!(scene.place, Place::Underwater | Place::Space | Place::Fantasy);
    let winged = |thing: &Thing| matches!(thing.habitat, Habitat::Air | Habitat::Sky);
    let flies = weightless || Thing::named(carrier).is_some_and(winged);
    if !flies {
        art.set(Anchor::Ground, mount.ground());
    }
    Focus { floats: flies, ..Focus::of("hero", art, (hero, face + shift)) }
}

/// What the hero climbs to or is at, before it.
fn at_hand(notes: &Recipe, detail: Detail, (hero, pose): (&Art, Pose)) -> Vec<Shape> {
    // Who is at the helm stands behind it and has it.
    let thing = is_at(notes, detail).filter(|_| pose != Pose::Helm);
    thing.map_or_else(Vec::new, |thing| before(thing, hero, pose).shapes)
}

/// What the hero has both hands on.
fn is_at(notes: &Recipe, detail: Detail) -> Option<&'static Art> {
    let (name, _) = notes.cast.iter().find(|(_, part)| *part == Part::AtHand)?;
    figure(name, detail).ok()
}

/// What is caught is before what catches it.
fn is_caught(notes: &Recipe) -> bool {
    let is_over = |part: Part| matches!(part, Part::With(Meet::Over(_)));
    notes.holds.is_some() && notes.cast.iter().any(|(_, part)| is_over(*part))
}

/// The table that the hero and a partner sit at, before both.
fn set_between(notes: &Recipe, detail: Detail, (all, seat): (Rect, f64)) -> Option<Art> {
    let (name, _) = notes.cast.iter().find(|(_, part)| part.hides_laps())?;
    Some(laid_before(figure(name, detail).ok()?, (all, seat)))
}

/// How much larger than its figure a mount is, a grown animal; the more, the nearer its face is to the rider's hair.
const LARGER: [f64; 4] = [1.4, 1.5, 1.62, 1.75];
/// Half as high as an open hand is that is held out, in units.
const HALF_A_HAND: f64 = 20.0;
/// Half a mount's head, in units.
const HALF_A_HEAD: f64 = 34.0;

/// How much larger the mount is for its face to be seen beside the rider's head, 1.4–1.75.
pub(crate) fn clear_of(rider: &Art, mount: &Art) -> f64 {
    let (Some(face), Some(seat)) = (mount.anchor(Anchor::Face), mount.anchor(Anchor::Seat)) else {
        return 1.0;
    };
    let sat = rider.anchor(Anchor::Seat).unwrap_or_default();
    let head = hair(rider).inflate(HALF_A_HEAD, HALF_A_HEAD);
    let is_clear = |size: &f64| !head.contains(sat + (face - seat) * *size);
    LARGER.into_iter().find(is_clear).unwrap_or(LARGER[LARGER.len() - 1])
}

/// What the hero is on.
fn mount(notes: &Recipe, detail: Detail) -> Option<(&'static str, &'static Art)> {
    let (name, _) = notes.cast.iter().find(|(_, part)| *part == Part::Mount)?;
    Some((*name, figure(name, detail).ok()?))
}

/// How the hero holds itself on what it is on.
pub(crate) fn held(notes: &Recipe, detail: Detail) -> Pose {
    carried(notes.pose, mount(notes, detail))
}

/// How a pose is held on this mount: in a boat one sits, at a wheel one drives, on a board one stands, and where there is
/// nothing to take hold of, a hand lies on its back or both on its neck.
fn carried(pose: Pose, mount: Option<(&str, &Art)>) -> Pose {
    let Some((carrier, art)) = mount.filter(|_| pose == Pose::Ride) else { return pose };
    if elements::has_a_wheel(carrier) { Pose::Drive } else { tackle::seated(art).unwrap_or(pose) }
}

/// A thing on the ground before the hero, as this pose has to do with it.
fn before(thing: &Art, hero: &Art, pose: Pose) -> Art {
    match pose {
        Pose::Kneel => touched(thing, hero),
        Pose::Crawl => met(thing, hero),
        Pose::Climb => climbed(thing, hero),
        _ => held_by_both(thing, hero),
    }
}

/// A thing that stands on the ground before the hero, its grip at the hero's hands.
fn held_by_both(thing: &Art, hero: &Art) -> Art {
    let hand = hero.anchor(Anchor::Hand).unwrap_or_default();
    let (ground, grip) = (thing.ground(), thing.anchor(Anchor::Grip).unwrap_or_else(|| thing.ground()));
    let size = (-hand.y / (ground.y - grip.y).max(1.0)).clamp(0.8, 1.25);
    let side = if grip.x > thing.bounds().center().x { -size } else { size };
    let placing = Affine::translate((hand.x, 0.0))
        * Affine::scale_non_uniform(side, size)
        * Affine::translate((-grip.x, -ground.y));
    thing.clone().placed(placing)
}

/// How far the ladder leans over the edge of the boards it leads to, in units: beside all of them it would be narrow, and who
/// climbs it small.
const ONTO_THE_BOARDS: f64 = 84.0;

/// A tree behind the ladder, which leans on what is up there: its trunk stands beyond the hero's hands.
fn climbed(thing: &Art, hero: &Art) -> Art {
    let hand = hero.anchor(Anchor::Hand).unwrap_or_default();
    let (ground, grip) = (thing.ground(), thing.anchor(Anchor::Grip).unwrap_or_else(|| thing.ground()));
    // What is up there is beyond the ladder, not above who climbs it.
    let side = if grip.x > thing.bounds().center().x { -1.0 } else { 1.0 };
    let size = (hand.y / (grip.y - ground.y)).clamp(0.85, 1.2);
    let placing = Affine::translate((hand.x - ONTO_THE_BOARDS, 0.0))
        * Affine::scale_non_uniform(side * size, size)
        * Affine::translate((-grip.x, -ground.y));
    thing.clone().placed(placing)
}

/// How high what somebody kneels at is, in heights of the hand that lies on it, and how far the hand lies over its edge,
/// in units: what has a face is patted below it, of anything else fingertips touch the side.
const TOUCHED: (f64, f64) = (2.0, -12.0);
/// The nearer its face is to the hair of who kneels there, the lower it is, and offers its nose, before which the hand ends.
const PATTED: [f64; 3] = [2.6, 2.2, 1.9];
const BEFORE_ITS_NOSE: f64 = -14.0;
/// As wide as it is at most, in widths of who kneels there, or both would be small on the page.
const WIDEST: f64 = 0.86;
/// And farther away, by so many units at most.
const FARTHER: f64 = 34.0;
/// How far from the palm the middle of a mouth is that fingers do not cover, in units across and up.
const UNCOVERED: (f64, f64) = (60.0, 52.0);

/// A thing on the ground before who kneels, its side under the hand that reaches for it.
fn touched(thing: &Art, hero: &Art) -> Art {
    if thing.anchor(Anchor::Face).is_none() {
        return under_hand(thing, hero, TOUCHED);
    }
    let head = hair(hero).inflate(HALF_A_HEAD, HALF_A_HEAD * 0.6);
    let patted = |high| under_hand(thing, hero, (high, BEFORE_ITS_NOSE));
    let face = |thing: &Art| thing.anchor(Anchor::Face).unwrap_or_default();
    let clear = PATTED.into_iter().map(patted).find(|thing| !head.contains(face(thing)));
    let clear = clear.unwrap_or_else(|| {
        let lowest = patted(PATTED[PATTED.len() - 1]);
        let aside = (head.x1 - face(&lowest).x).clamp(0.0, FARTHER);
        lowest.placed(Affine::translate((aside, 0.0)))
    });
    let (hand, mouth) = (hero.anchor(Anchor::Hand).unwrap_or_default(), clear.anchor(Anchor::Mouth));
    let covered = mouth.filter(|mouth| (mouth.y - hand.y).abs() < UNCOVERED.1);
    let aside = covered.map_or(0.0, |mouth| (hand.x + UNCOVERED.0 - mouth.x).clamp(0.0, UNCOVERED.0));
    clear.placed(Affine::translate((aside, 0.0)))
}

/// How high who is met is, in heights of who crawls there, and how far away, in units.
const MET: (f64, f64) = (1.06, 6.0);

/// A thing on the ground before who crawls up to it, face to face.
fn met(thing: &Art, hero: &Art) -> Art {
    let (own, bounds) = (hero.bounds(), thing.bounds());
    let size = (-own.y0 * MET.0 / bounds.height().max(1.0)).clamp(0.5, 1.25);
    let away = thing.anchor(Anchor::Face).is_some_and(|face| face.x > bounds.center().x);
    let turned = if away { -size } else { size };
    let thing = thing
        .clone()
        .placed(Affine::scale_non_uniform(turned, size) * Affine::translate(-thing.ground().to_vec2()));
    let aside = own.x1 + MET.1 - thing.bounds().x0;
    thing.placed(Affine::translate((aside, 0.0)))
}

/// Head and hair.
fn hair(hero: &Art) -> Rect {
    let eyes = hero.anchor(Anchor::Face).unwrap_or_default();
    let bounds = hero.all().map(|shape| shape.path.bounding_box());
    bounds.filter(|bounds| bounds.y0 < eyes.y).reduce(|all, next| all.union(next)).unwrap_or_default()
}

/// The thing so high and so far over whose edge the hand lies.
fn under_hand(thing: &Art, hero: &Art, (high, overlap): (f64, f64)) -> Art {
    let hand = hero.anchor(Anchor::Hand).unwrap_or_default();
    let (ground, bounds) = (thing.ground(), thing.bounds());
    let size = (-hand.y * high / bounds.height().max(1.0)).clamp(0.5, 1.25);
    let size = size.min(hero.bounds().width() * WIDEST / bounds.width().max(1.0));
    // Whoever has a face looks at who kneels there.
    let away = thing.anchor(Anchor::Face).is_some_and(|face| face.x > bounds.center().x);
    let turned = if away { -size } else { size };
    let thing =
        thing.clone().placed(Affine::scale_non_uniform(turned, size) * Affine::translate(-ground.to_vec2()));
    let mut edge = thing.bounds().x1;
    for shape in &thing.shapes {
        drawing::flatten(&shape.path, 1.0, |element| {
            let beside = element.end_point().filter(|at| (at.y - hand.y).abs() < HALF_A_HAND);
            edge = beside.map_or(edge, |at| edge.min(at.x));
        });
    }
    thing.placed(Affine::translate((hand.x - overlap - edge, 0.0)))
}

/// How large who hangs from a mount is, as a share of its own size.
const HANGING: f64 = 0.7;

/// Who hangs by the grip from where a mount has a hold for a hand.
fn hung(thing: &Art, mount: &Art) -> Option<Vec<Shape>> {
    let (hold, grip) = (mount.anchor(Anchor::Hand)?, thing.anchor(Anchor::Grip)?);
    let placing =
        Affine::translate(hold.to_vec2()) * Affine::scale(HANGING) * Affine::translate(-grip.to_vec2());
    Some(thing.clone().placed(placing).shapes)
}

#[cfg(test)]
mod tests {
    use scene::{Character, Idea, Name};

    use super::*;
    use crate::ideas::recipe;

    fn group(id: &str) -> Focus {
        let idea = Idea::parse(id).expect("an idea");
        let child = Character::named(Name::new("Mia").expect("a name"));
        let scene = Scene { hero: Some(child), idea: Some(idea), ..Scene::at(Place::Forest) };
        focal_group(&scene, &recipe(idea), (Detail::Bold, false))
    }

    #[test]
    fn the_mouth_of_whom_the_hero_is_with_is_known() {
        for id in ["forest-fairy", "underwater-mermaid", "castle-ball", "fantasy-unicorn"] {
            let focus = group(id);
            let own = focus.face.inflate(8.0, 8.0);
            assert!(focus.art.others.iter().any(|one| !own.contains(one.center())), "{id}");
            let moved = focus.art.clone().placed(Affine::translate((7.0, 0.0)));
            assert_eq!(moved.others[0].x0, focus.art.others[0].x0 + 7.0);
        }
    }

    #[test]
    fn who_dives_or_jumps_beside_somebody_is_no_broad_group() {
        for id in ["underwater-treasure", "space-moon-bounce"] {
            let own = group(id).art.bounds();
            assert!(own.width() < own.height() * 1.3, "{id}: {own}");
        }
    }
}
