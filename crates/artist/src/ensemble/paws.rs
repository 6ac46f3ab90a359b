//! What an animal with arms has in its paws for a deed, where the wish names nothing.

use drawing::Shape;
use figures::{Art, Detail, figure};
use kurbo::{Affine, Point, Rect, Vec2};
use scene::{Doing, Party};

use super::Actor;
use super::breath;
use super::grip::{self, Shoulders};
use super::group::{Group, Member};
use super::hold;
use super::limbs;
use super::oars;
use super::tend::Doer;
use super::tools;
use crate::silhouette::Silhouette;

/// What shows a deed and the paws on it, in front of the animal, whose arms are freed; `None` where this one has no
/// arms, or the deed takes nothing.
pub(super) fn with_arms(
    art: &mut Art,
    name: &str,
    (party, doing): (Party, Doing),
    (built, detail): (Option<&'static str>, Detail),
) -> Option<Vec<Shape>> {
    // The lodge of a beaver is laid with its paws.
    let arms = grip::shoulders(name, art).filter(|_| (name, doing) != ("beaver", Doing::Building))?;
    let tool = built.or(tool(doing))?;
    let piece = figure(tool, detail).ok()?;
    if is_to_the_mouth(doing) {
        let shapes = to_the_mouth(art, tool, &arms, (doing, detail));
        limbs::free(art, name, false);
        return Some(shapes);
    }
    let eats = matches!(doing, Doing::Eating | Doing::Drinking);
    // Figures are drawn at all sizes: here one is as long as half of the body.
    let own = piece.bounds();
    let long = if built.is_some() { 0.24 } else { 0.5 };
    let scale = art.bounds().height() * long / own.height().max(own.width()).max(1.0);
    let piece = piece.clone().placed(Affine::scale(scale));
    let both = hold::takes_both(tool, piece.bounds(), eats);
    let actor = Actor { party, copy: 0 };
    let group = Group { root: actor, members: vec![Member { actor, name: tool, art: piece }], floats: false };
    let held = hold::in_paws(art, group, (&arms, eats));
    limbs::free(art, name, both);
    Some(
        held.members
            .into_iter()
            .flat_map(|member| member.art.shapes.into_iter().chain(member.art.front))
            .collect(),
    )
}

/// A brush at the teeth of who has no arms, a paw on its handle.
pub(super) fn brushing(art: &Art, detail: Detail) -> Vec<Shape> {
    let (chest, reach) = oars::chest(art);
    let arms = Shoulders::below(chest, reach);
    let mouth = Doer::of(art).mouth;
    let high = art.bounds().height();
    let long = (reach * 1.6).clamp(high * 0.3, high * 0.46);
    let paw = mouth + Vec2::new(long * 0.5, long * 0.86);
    let mut shapes = tools::wielded("toothbrush", (paw, mouth), long * 1.2, detail);
    shapes.extend(arms.reach(art, chest + Vec2::new(0.0, reach * 0.4), paw));
    shapes
}

/// From the lifted paw to the mouth: a brush, a microphone, a ring for bubbles.
fn to_the_mouth(art: &Art, tool: &str, arms: &Shoulders, (doing, detail): (Doing, Detail)) -> Vec<Shape> {
    let around: Rect = art.bounds();
    let side = around.height().min(around.width() * 1.3);
    let mouth = Doer::of(art).mouth;
    let paw = mouth + Vec2::new(side * 0.3, side * 0.2);
    let mut shapes = match doing {
        Doing::BlowingBubbles => breath::bubble_wand((paw, mouth), side * 1.2),
        Doing::BrushingTeeth => tools::wielded(tool, (paw, mouth), side * 0.5, detail),
        _ => tools::wielded(tool, (paw, mouth + Vec2::new(side * 0.1, side * 0.07)), side * 0.5, detail),
    };
    shapes.extend(arms.reach(art, arms.right, paw));
    shapes
}

const fn is_to_the_mouth(doing: Doing) -> bool {
    matches!(doing, Doing::BrushingTeeth | Doing::BlowingBubbles | Doing::Singing)
}

const fn tool(doing: Doing) -> Option<&'static str> {
    Some(match doing {
        Doing::PlayingBasketball => "basketball",
        Doing::PlayingTennis => "tennis racket",
        Doing::PlayingBaseball => "baseball bat",
        Doing::Eating => "sandwich",
        Doing::Drinking => "juice box",
        Doing::Reading => "open book",
        Doing::Drawing => "pencil",
        Doing::Painting => "paint brush",
        Doing::PlayingMusic => "guitar",
        Doing::Gaming => "game controller",
        Doing::Fishing => "fishing rod",
        Doing::Gardening => "watering can",
        Doing::Digging => "shovel",
        Doing::Building => "hammer",
        Doing::Experimenting => "flask",
        Doing::CastingSpells => "magic wand",
        Doing::TakingPicture => "camera",
        Doing::Stargazing => "telescope",
        Doing::BrushingTeeth => "toothbrush",
        Doing::Sweeping => "broom",
        Doing::Paddling => "paddle",
        Doing::Singing => "microphone",
        Doing::BlowingBubbles => "magnifying glass",
        _ => return None,
    })
}

/// Who has no arms has the brush in the mouth.
pub(super) fn brushed_by_mouth(body: &Doer, mut other: Group, doing: Doing) -> Group {
    let own = other.bounds();
    let high = body.around.height();
    // Down to the back of whoever is lower.
    let level = body.mouth.y.max(own.y0 + own.height() * 0.14);
    let near = own.height() * 0.06;
    let edge = other.first().and_then(|first| Silhouette::of(&first.art).reach(level - near, level + near));
    let edge = edge.map_or(own.x0, |(from, _)| from);
    let long = ((level - body.mouth.y) * 1.1).clamp(high * 0.2, high * 0.4);
    let end = Point::new(body.mouth.x + long, level);
    // Nobody stands in the other.
    let aside = (end.x - own.width() * 0.06 - edge).max(body.around.x1 - own.width() * 0.2 - own.x0);
    other = other.moved(Affine::translate((aside, 0.0)));
    let end = Point::new(edge + aside + own.width() * 0.06, level);
    let long = (end - body.mouth).hypot();
    let tool = if doing == Doing::Cutting { "scissors" } else { "hairbrush" };
    if let Some(member) = other.members.last_mut() {
        member.art.shapes.extend(tools::wielded(tool, (body.mouth, end), long, Detail::Bold));
    }
    other
}
