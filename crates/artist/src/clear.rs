//! Room for the cast: things of the setting that too little is left of go where someone stands.

use std::ops::Range;

use figures::Detail;
use figures::settings::{Backdrop, Loose, Stage, View};
use kurbo::{Affine, BezPath, Rect, Vec2};
use scene::Seed;

use crate::board::covered;
use crate::ensemble;
use crate::faults::{Sight, is_seen_well};
use crate::silhouette::common;
use crate::size::areas;
use crate::slips::without_grazes;
use crate::standing::Standing;

/// Of a face no more than this may be hidden.
const HIDDEN_FACE: f64 = 0.3;

/// So much air is around a small thing, in units.
const AIR: f64 = 5.0;

/// What lies closer under somebody's feet, in units, would be stood upon.
const UNDERFOOT: f64 = 26.0;

/// What is higher, in units, stands or spans the page.
const HANGS: f64 = 170.0;

/// The middle of a thing begins so far from its sides, as a share of its width, and so much more of that may be hidden than of
/// all of it; what is wider, in units, has no middle.
const ASIDE: f64 = 0.26;
const OF_THE_CORE: f64 = 0.08;
const SPANS: f64 = 260.0;

/// The lowest part of a thing, as a share of its height, and how much of that may be hidden.
const FOOT: f64 = 0.3;
const HIDDEN_FOOT: f64 = 0.35;
/// What is so many times as high as wide, and so high, in units, is known by its top: so large a share of it, of which so much
/// may be hidden.
const UPRIGHT: f64 = 1.25;
const TALL: f64 = 110.0;
const TOP: f64 = 0.34;
const HIDDEN_TOP: f64 = 0.7;
/// So many times as high as who stands before it a thing is taken for a part of that one.
const ALIKE: Range<f64> = 0.8..1.4;

/// The setting in `area` without the things of which `standing` would hide too much.
pub(crate) fn cleared(setting: Backdrop, standing: &[Standing], area: Rect) -> Backdrop {
    setting.without(|loose| is_lost(loose, standing, area))
}

/// The setting with clumps of what grows there on its bare ground, and with more of the place where it is empty still;
/// nobody comes who was not asked for where a `cast` was.
pub(crate) fn enriched(
    setting: Backdrop,
    (standing, sights): (&[Standing], &[Sight]),
    (stage, letters, has_cast): (&Stage, usize, bool),
    seed: Seed,
) -> Backdrop {
    let hidden = |own: Rect| {
        let near = standing.iter().filter(|one| common(one.bounds, own) > 0.0);
        near.map(|one| covered(&one.silhouette, own)).fold(0.0, f64::max)
    };
    let shown = |own: Rect| standing.iter().map(|one| covered(&one.silhouette, own)).sum::<f64>();
    let is_clear = |outline: &BezPath| is_seen_well(outline, sights);
    let view = View { hidden: &shown, is_clear: &is_clear };
    let setting = setting.risen(stage, view, &mut seed.dice("skyline"));
    let setting = setting.told_behind(stage, view, &mut seed.dice("behind"));
    let mut setting = setting.told_at_last(stage, view, &mut seed.dice("skyline"));
    // Not before: what rises out of a land rises where it was composed. The few hills of a simple page are left for what may
    // still be put upon them.
    if stage.detail == Detail::Full {
        without_grazes(&mut setting, sights, stage.area);
    }
    let is_free = |own: Rect| hidden(own) == 0.0;
    let (setting, ways) = setting.with_ways(stage, &is_free, &mut seed.dice("ways"));
    let is_bare = |own: Rect| is_free(own) && ways.iter().all(|way| !way.overlaps(own));
    let setting = setting.planted(stage, &is_bare, &mut seed.dice("beds"));
    let hidden = |own: Rect| if ways.iter().any(|way| way.overlaps(own)) { 1.0 } else { hidden(own) };
    let taken =
        |own: Rect| if standing.iter().any(|one| is_stood_upon(own, one)) { 1.0 } else { hidden(own) };
    let others = letters + standing.iter().map(|one| areas(&one.art.shapes)).sum::<usize>();
    setting.furnished(stage, (others, !has_cast), [&hidden, &taken], &mut seed.dice("life"))
}

/// What hangs in the sky and would end behind the letters comes down below them.
pub(crate) fn below(mut setting: Backdrop, letters: Rect) -> Backdrop {
    for loose in &mut setting.loose {
        let down = Vec2::new(0.0, letters.y1 + AIR - loose.bounds.y0);
        let meets = !letters.intersect(loose.bounds).is_zero_area();
        if !meets || loose.bounds.height() > HANGS || down.y > loose.bounds.height() {
            continue;
        }
        let layer = if loose.is_front { &mut setting.before } else { &mut setting.behind };
        for shape in &mut layer[loose.shapes.clone()] {
            *shape = shape.clone().placed(Affine::translate(down));
        }
        let marks = setting.landmarks.iter_mut().chain(&mut setting.aloft).chain(&mut setting.faces);
        marks.filter(|mark| loose.bounds.contains_rect(**mark)).for_each(|mark| *mark = *mark + down);
        loose.bounds = loose.bounds + down;
        loose.face = loose.face.map(|face| face + down);
    }
    setting
}

/// Whether the cast, and for what is large the edge of the picture, leave too little of a thing, or hide its face.
fn is_lost(loose: &Loose, standing: &[Standing], area: Rect) -> bool {
    let hidden_of = |rect: Rect| standing.iter().map(move |one| covered(&one.silhouette, rect));
    if loose.face.is_some_and(|face| hidden_of(face).any(|hidden| hidden > HIDDEN_FACE)) {
        return true;
    }
    let hidden: f64 = hidden_of(loose.bounds).sum();
    let near = loose.bounds.inflate(AIR, AIR);
    let touches = |one: &Standing| one.silhouette.meets(near) || is_stood_upon(loose.bounds, one);
    // A cloud goes where a guest flies.
    let flies = |one: &Standing| loose.hangs() && one.hero.is_empty() && one.actor.is_none() && touches(one);
    // One that sits on a head is taken for a hat.
    let is_a_hat = |one: &Standing| loose.hangs() && loose.bounds.center().y < one.bounds.y0 && touches(one);
    if loose.is_small() && standing.iter().any(touches)
        || standing.iter().any(|one| flies(one) || is_a_hat(one))
    {
        return true;
    }
    if hidden == 0.0 {
        return false;
    }
    let is_nearer = |one: &Standing| {
        let foot = if ensemble::is_scenery(one) { one.bounds.y1 } else { one.depth };
        one.hero.is_empty() && !loose.is_front && !loose.hangs() && loose.bounds.y1 > foot + AIR
    };
    // A pine at the foot of a mountain would be behind it, and a palm whose trunk ends below a guest's feet behind that guest.
    let is_cut = |one: &Standing| is_nearer(one) && covered(&one.silhouette, loose.bounds) > 0.0;
    if standing.iter().any(|one| grows_through(loose.bounds, one) || is_cut(one)) {
        return true;
    }
    // Without its roof it is a wall.
    let top = Rect { y1: loose.bounds.y0 + loose.bounds.height() * TOP, ..loose.bounds };
    let is_tall = loose.bounds.height() > TALL.max(loose.bounds.width() * UPRIGHT);
    if !loose.is_front && is_tall && hidden_of(top).sum::<f64>() > HIDDEN_TOP {
        return true;
    }
    // By its sides alone nobody knows a tower.
    let core = loose.bounds.inflate(-loose.bounds.width() * ASIDE, 0.0);
    if loose.bounds.width() < SPANS && hidden_of(core).sum::<f64>() > loose.hidden + OF_THE_CORE {
        return true;
    }
    // What little reaches over the edge frames the picture.
    let outside = 1.0 - loose.bounds.intersect(area).area() / loose.bounds.area().max(1.0);
    hidden + outside > loose.hidden
}

/// Whether somebody's feet are right above a thing.
fn is_stood_upon(thing: Rect, one: &Standing) -> bool {
    let feet = Rect { y0: one.bounds.y1 - 1.0, ..one.bounds };
    let upon = Rect { y0: thing.y0 - UNDERFOOT, y1: thing.y0, ..thing };
    common(feet, upon) > 0.0 && one.silhouette.meets(upon)
}

/// Whether a thing whose foot a guest of about its size hides would seem to grow out of that one.
fn grows_through(thing: Rect, one: &Standing) -> bool {
    let foot = Rect { y0: thing.y1 - thing.height() * FOOT, ..thing };
    let size = thing.height() / one.bounds.height().max(1.0);
    one.hero.is_empty() && ALIKE.contains(&size) && covered(&one.silhouette, foot) > HIDDEN_FOOT
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::Shape;
    use drawing::{Pen, Tint};
    use kurbo::Shape as _;

    #[test]
    fn nothing_small_lies_right_under_anybodys_feet() {
        let area = Rect::new(0.0, 0.0, 540.0, 720.0);
        let child = figures::Art::of(vec![Shape::area(
            Rect::new(200.0, 200.0, 340.0, 600.0).to_path(0.1),
            Tint::PAPER,
            Pen::Outline,
        )]);
        let standing = [Standing::new("hero", child, 600.0)];
        let board = |top: f64| Loose {
            is_front: true,
            shapes: 0..1,
            bounds: Rect::new(190.0, top, 350.0, top + 30.0),
            face: None,
            hidden: 0.05,
        };
        assert!(is_lost(&board(612.0), &standing, area));
        assert!(!is_lost(&board(640.0), &standing, area));
    }

    #[test]
    fn a_tree_that_is_nearer_than_a_guest_is_not_behind_it() {
        let area = Rect::new(0.0, 0.0, 540.0, 720.0);
        let guest = Rect::new(200.0, 400.0, 300.0, 560.0);
        let shape = Shape::area(guest.to_path(0.1), Tint::PAPER, Pen::Outline);
        let standing = [Standing::new("gnome", figures::Art::of(vec![shape]), guest.y1)];
        let tree = |foot: f64| Loose {
            is_front: false,
            shapes: 0..1,
            bounds: Rect::new(280.0, 200.0, 400.0, foot),
            face: None,
            hidden: 0.9,
        };
        assert!(is_lost(&tree(600.0), &standing, area));
        assert!(!is_lost(&tree(540.0), &standing, area));
    }

    #[test]
    fn what_hangs_behind_the_letters_comes_down_and_towers_stay() {
        let letters = Rect::new(100.0, 20.0, 440.0, 90.0);
        let area = |rect: Rect| Shape::area(rect.to_path(0.1), Tint::PAPER, Pen::Inner);
        let [moon, tower] = [Rect::new(120.0, 70.0, 180.0, 130.0), Rect::new(300.0, 60.0, 380.0, 600.0)];
        let loose = |index: usize, bounds: Rect| Loose {
            is_front: false,
            shapes: index..index + 1,
            bounds,
            face: None,
            hidden: 0.3,
        };
        let setting = Backdrop {
            behind: vec![area(moon), area(tower)],
            aloft: vec![moon],
            loose: vec![loose(0, moon), loose(1, tower)],
            ..Backdrop::default()
        };
        let setting = below(setting, letters);
        let tops: Vec<f64> = setting.behind.iter().map(|shape| shape.path.bounding_box().y0).collect();
        assert_eq!(tops, [letters.y1 + AIR, tower.y0]);
        assert_eq!((setting.aloft[0].y0, setting.loose[0].bounds.y0), (tops[0], tops[0]));
    }
}
