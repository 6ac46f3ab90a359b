//! Small drawings for choosing by: a child alone, a head of hair, a place, a thing.

use drawing::{Drawing, Length, Page, Pens};
use figures::hero::{self, Hero, Mood, Pose};
use figures::{Art, Detail, figure};
use kurbo::{Affine, Size, Vec2};
use scene::{Character, Place, Scene, Seed};

use crate::wardrobe;

/// Pens of a small drawing shown large on screens.
const PENS: Pens =
    Pens { outline: Length::points(5.0), inner: Length::points(3.6), fine: Length::points(3.0) };

/// The child alone, waving, as the builder's live preview.
pub fn portrait(child: &Character) -> Drawing {
    fitted(&posed(child, Pose::Stand), Size::new(320.0, 460.0), child.name.as_str())
}

/// The child alone in every pose there is, always in the same order.
pub fn poses(child: &Character) -> Vec<Drawing> {
    let drawn = |pose| fitted(&posed(child, pose), Size::new(400.0, 460.0), &format!("{pose:?}"));
    Pose::ALL.into_iter().map(drawn).collect()
}

fn posed(child: &Character, pose: Pose) -> Art {
    Hero {
        child,
        pose,
        mood: Mood::Happy,
        guise: wardrobe::at_home(child),
        detail: Detail::Bold,
        mirrored: false,
        holds: None,
        beast: None,
    }
    .art()
}

/// The child's head and hair alone.
pub fn head(child: &Character) -> Drawing {
    felt(child, Mood::Happy, child.hair_style.label())
}

/// The same with every expression there is, always in the same order.
pub fn expressions(child: &Character) -> Vec<Drawing> {
    Mood::ALL.into_iter().map(|mood| felt(child, mood, &format!("{mood:?}"))).collect()
}

fn felt(child: &Character, mood: Mood, title: &str) -> Drawing {
    let art = hero::head(child, mood, wardrobe::at_home(child), Detail::Bold);
    fitted(&art, Size::new(240.0, 240.0), title)
}

/// A place without anyone in it.
pub fn place(place: Place, seed: Seed) -> Drawing {
    crate::illustrate(&Scene::at(place), seed)
}

/// One figure alone; `None` where there is none of that name.
pub fn thing(name: &str) -> Option<Drawing> {
    let art = figure(name, Detail::Bold).ok()?;
    Some(fitted(art, Size::new(240.0, 240.0), name))
}

/// The art centred on a page of its own, as large as it fits.
pub(crate) fn fitted(art: &Art, size: Size, title: &str) -> Drawing {
    let mut drawing = Drawing::new(Page { size, pens: PENS });
    drawing.title = title.to_owned();
    let own = art.bounds();
    let room = size - Size::new(16.0, 16.0);
    let scale = f64::min(room.width / own.width().max(1.0), room.height / own.height().max(1.0));
    let placing = Affine::translate(Vec2::new(size.width, size.height) / 2.0)
        * Affine::scale(scale)
        * Affine::translate(-own.center().to_vec2());
    let art = art.clone().placed(placing);
    drawing.shapes = art.shapes;
    drawing.shapes.extend(art.front);
    drawing
}
