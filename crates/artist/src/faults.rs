//! What is wrong with who stands before what on a page: scraps, contours that run along each other, what seems to grow out
//! of a head, and faces that are hidden.

use drawing::{Shape, Tint};
use figures::settings::{Backdrop, Loose, Stage};
use kurbo::{BezPath, Rect, Vec2};

use crate::among::among;
use crate::board::{Board, face_of};
use crate::standing::Standing;
use crate::stencil::{Stencil, cell};

/// Contours that run along each other for so many cells, which is about 9 mm, seem to be one.
const RUNS: u32 = 6;
/// What hides less of a thing, as a share of the smaller of both, only touches it.
const SHALLOW: f64 = 0.012;
/// A part of fewer cells is no scrap, but hidden.
const SPECK: u32 = 5;
/// A thing of which less is seen is nothing to know.
const LEAST_SEEN: f64 = 0.42;
/// What fills the background is seen to both sides of the hero; at one at least so much of it.
const LEAST_AT_A_SIDE: f64 = 0.27;
/// Or at all sides together so much: what is composed for both sides is known by what is seen at both.
const LEAST_AT_ALL_SIDES: f64 = 0.34;
/// Of two parts the smaller one is a scrap where it is less than this share of what is seen.
const SCRAP: f64 = 0.12;
/// What is seen below or above of what is parted is no less than this share of what is seen.
const STUMP: f64 = 0.3;
/// What is so many times as high as wide stands on its lowest part, one of so many, of which so much is seen.
const UPRIGHT: f64 = 1.2;
const FOOT: usize = 5;
const FOOT_SEEN: f64 = 0.12;
/// Of a face no more than this may be hidden.
const FACE: f64 = 0.12;
/// Feet are so much of a height, and what is wider, in cells, lies across the page.
const FEET: usize = 5;
const ACROSS: u32 = 90;
/// What ends behind a head is hidden by it so far at least, as a share of itself, or seems to be balanced upon it; its middle is
/// no farther from the face then than so many widths of that.
const BEHIND_A_HEAD: f64 = 0.3;
const OVER_A_FACE: f64 = 0.8;
/// What grows out of a head is narrower than this, in widths of its face.
const NARROW: f64 = 1.5;
/// And what rises above one though it stands elsewhere, than this.
const CROWN: f64 = 1.2;

/// What the focal group and the things of the setting are called.
const HERO: &str = "hero";
pub(crate) const SETTING: &str = "setting";
const BACKING: &str = "background";
const SKYLINE: &str = "skyline";

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Flaw {
    /// Too little of it is seen, or what is seen is in scraps.
    Scraps,
    /// It seems to grow out of a head.
    Grows,
    /// Its contour runs along that of who is before it.
    Runs,
    /// It only touches who is before it.
    Touches,
    /// Its face is hidden.
    Faceless,
    /// The hero seems to stumble over it.
    Trips,
}

/// Something wrong with what is seen of one before which another stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Fault {
    /// What it is.
    pub flaw: Flaw,
    /// Who is farther off, and who is nearer: a thing of the setting is called `setting`.
    pub between: [&'static str; 2],
    /// Around who is farther off, in page units.
    pub around: Rect,
}

/// Something of a page that is seen as a whole.
pub(crate) struct Sight {
    pub(crate) name: &'static str,
    pub(crate) stencil: Stencil,
    /// All that touches it.
    reach: Stencil,
    pub(crate) bounds: Rect,
    pub(crate) face: Option<Rect>,
    /// The hero's feet.
    feet: Option<Stencil>,
    /// It is one of those who have to do with each other.
    in_group: bool,
}

impl Sight {
    fn new(name: &'static str, stencil: Stencil, bounds: Rect) -> Self {
        let reach = stencil.grown();
        Self { name, stencil, reach, bounds, face: None, feet: None, in_group: false }
    }

    /// Of somebody on a stage, on which the hero's head is.
    pub(crate) fn on(stage: &Stage, one: &Standing) -> Self {
        let (name, face) =
            if one.hero.is_empty() { (one.name, face_of(&one.art)) } else { (HERO, Some(stage.head)) };
        let is_hero = |(at, _): &(usize, &Shape)| one.hero.contains(at);
        let (hero, others): (Vec<_>, Vec<_>) = one.art.all().enumerate().partition(is_hero);
        let hero = Stencil::of(hero.into_iter().map(|(_, shape)| shape));
        let feet = feet_of(&hero);
        let own = Self::new(name, hero.covered(others.into_iter().map(|(_, shape)| shape)), one.bounds);
        Self { face, feet, in_group: one.actor.is_some(), ..own }
    }

    pub(crate) fn of_thing(setting: &Backdrop, parts: &[Loose]) -> Self {
        let bounds = parts[0].bounds;
        let shapes = parts.iter().flat_map(|part| &setting.behind[part.shapes.clone()]);
        let stencil = Stencil::of(shapes).and(&Stencil::of_rect(bounds));
        Self { face: parts[0].face, ..Self::new(SETTING, stencil, bounds) }
    }

    /// Of what fills the background of a setting.
    pub(crate) fn of_backing(setting: &Backdrop) -> Option<Self> {
        let left =
            || setting.behind[setting.backing.clone()].iter().filter(|own| !own.path.elements().is_empty());
        let bounds = left().map(Shape::bounds).reduce(|all, next| all.union(next))?;
        Some(Self::new(BACKING, Stencil::of(left()), bounds))
    }

    /// Of what rises out of the land of a setting.
    pub(crate) fn of_skyline(setting: &Backdrop) -> impl Iterator<Item = Self> {
        setting.skyline.iter().map(|one| {
            let outline = Shape::patch(one.outline.clone(), Tint::PAPER);
            Self::new(SKYLINE, Stencil::of(std::iter::once(&outline)), outline.bounds())
        })
    }

    /// The same so many cells farther right and down.
    pub(crate) fn moved(&self, by: (i32, i32)) -> Self {
        let step = Vec2::new(f64::from(by.0), f64::from(by.1)) * cell();
        let (bounds, face) = (self.bounds + step, self.face.map(|face| face + step));
        let (stencil, reach) = (self.stencil.moved(by), self.reach.moved(by));
        let feet = self.feet.as_ref().map(|feet| feet.moved(by));
        Self { stencil, reach, bounds, face, feet, ..*self }
    }
}

/// The large things of a setting behind hero and cast, each by its parts.
pub(crate) fn things(setting: &Backdrop) -> Vec<Vec<Loose>> {
    let large: Vec<Loose> =
        setting.loose.iter().filter(|loose| !loose.is_small() && !loose.is_front).cloned().collect();
    let mut things: Vec<Vec<Loose>> = Vec::new();
    for loose in large {
        match things.iter_mut().find(|parts| parts[0].bounds == loose.bounds) {
            Some(parts) => parts.push(loose),
            None => things.push(vec![loose]),
        }
    }
    things
}

/// Whether what has this outline would be seen well behind the others.
pub(crate) fn is_seen_well(outline: &BezPath, others: &[Sight]) -> bool {
    let shape = Shape::patch(outline.clone(), Tint::PAPER);
    let own = Sight::new(SKYLINE, Stencil::of(std::iter::once(&shape)), shape.bounds());
    wrong_with(&own, &others.iter().collect::<Vec<_>>()).next().is_none()
}

/// Everything wrong.
pub(crate) fn faults(setting: &Backdrop, board: &Board, stage: &Stage) -> Vec<Fault> {
    let among = among(setting, &board.standing, board.ground);
    let mut sights: Vec<(usize, Sight)> = things(setting)
        .iter()
        .map(|parts| (parts[0].shapes.start, Sight::of_thing(setting, parts)))
        .collect();
    sights.sort_by_key(|(at, _)| *at);
    let mut order: Vec<Sight> = Sight::of_skyline(setting).chain(Sight::of_backing(setting)).collect();
    let mut things = sights.into_iter().peekable();
    for (one, at) in board.standing.iter().zip(among) {
        while let Some((_, sight)) = things.next_if(|(start, _)| *start < at) {
            order.push(sight);
        }
        order.push(Sight::on(stage, one));
    }
    order.extend(things.map(|(_, sight)| sight));
    let faulty = |index: usize| {
        let (far, nearer) = (&order[index], order[index + 1..].iter().collect::<Vec<_>>());
        let fault = |(flaw, by)| Fault { flaw, between: [far.name, by], around: far.bounds };
        wrong_with(far, &nearer).map(fault).collect::<Vec<_>>()
    };
    (0..order.len()).flat_map(faulty).collect()
}

/// What is wrong with what is seen of one before which others stand, one thing after the other: each takes a while to see.
pub(crate) fn wrong_with<'a>(
    far: &'a Sight,
    nearer: &'a [&Sight],
) -> impl Iterator<Item = (Flaw, &'static str)> + 'a {
    let near = nearer.iter().copied().filter(|near| is_near(far, near));
    let between = near.clone().filter_map(|near| Some((wrong_between(far, near)?, near.name)));
    let behind = std::iter::once_with(move || lost_behind(far, near));
    between.chain(behind.flatten().map(|by| (Flaw::Scraps, by)))
}

/// Whether one who is nearer touches another with whom it has nothing to do.
fn is_near(far: &Sight, near: &Sight) -> bool {
    let is_one = near.in_group && far.in_group || near.name == SKYLINE;
    !is_one
        && near.bounds.inflate(2.0 * cell(), 2.0 * cell()).overlaps(far.bounds)
        && near.reach.meets(&far.stencil)
}

/// The last of those who hide somebody or something together so far that too little is seen of it, or scraps.
fn lost_behind<'a>(far: &Sight, nearer: impl Iterator<Item = &'a Sight>) -> Option<&'static str> {
    if far.name == HERO {
        return None;
    }
    let (mut seen, mut by) = (far.stencil.clone(), None);
    for near in nearer.filter(|near| near.stencil.meets(&far.stencil)) {
        if near.stencil.meets(&seen) {
            seen = seen.without(&near.stencil);
            by = Some(near.name);
        }
    }
    let whole = &far.stencil;
    by.filter(|by| match far.name {
        BACKING => is_lost(whole, &seen),
        SETTING | SKYLINE => {
            is_rootless(whole, &seen) || is_hidden(whole, &seen) || {
                let parts = parts(whole, &seen);
                is_in_scraps(&parts, &seen) || is_parted(&parts, &seen)
            }
        }
        _ => {
            is_hidden(whole, &seen) || {
                let parts = parts(whole, &seen);
                is_in_scraps(&parts, &seen) || *by == SETTING && parts.len() > 1
            }
        }
    })
}

/// What is wrong between two.
fn wrong_between(far: &Sight, near: &Sight) -> Option<Flaw> {
    let both = near.stencil.common(&far.stencil);
    let is_scenery = matches!(far.name, SETTING | SKYLINE);
    let least = || near.stencil.count().min(far.stencil.count());
    if both == 0 || is_scenery && f64::from(both) < SHALLOW * f64::from(least()) {
        return Some(Flaw::Touches);
    }
    if trips(far, near, both) || !is_scenery && trips(near, far, both) {
        return Some(Flaw::Trips);
    }
    let hides = |face: Rect| {
        let face = Stencil::of_rect(face);
        f64::from(face.common(&near.stencil)) > FACE * f64::from(face.count())
    };
    if far.name != HERO && far.face.is_some_and(hides) {
        return Some(Flaw::Faceless);
    }
    let over = |face| {
        let seen = far.stencil.without(&near.stencil);
        grows(&seen, &near.reach, face) || !tips_over(&seen, near, face).is_empty()
    };
    if near.face.is_some_and(|face| over(face) || is_balanced(far, (near, face), both)) {
        return Some(Flaw::Grows);
    }
    let along = far.stencil.rim_along(&near.stencil, &near.reach);
    let runs = along.count() >= RUNS && along.largest_scrap() >= RUNS;
    runs.then_some(Flaw::Runs)
}

/// Whether something in the sky, of which so many cells are hidden, ends right behind a head: a moon like a ball on it.
fn is_balanced(far: &Sight, (near, face): (&Sight, Rect), both: u32) -> bool {
    let aside = (far.bounds.center().x - face.center().x).abs();
    matches!(far.name, SETTING | BACKING)
        && far.bounds.y1 < face.y1
        && far.bounds.center().y < near.bounds.y0
        && aside < OVER_A_FACE * face.width()
        && f64::from(both) < BEHIND_A_HEAD * f64::from(far.stencil.count())
}

/// The lowest part of the hero of a group who stands or walks; `None` where there is nobody.
fn feet_of(hero: &Stencil) -> Option<Stencil> {
    let (first, last) = hero.rows()?;
    Some(hero.below(last - (last - first) / FEET))
}

/// Whether of what two have in common, so many cells, most is at the feet of one; nobody trips over what lies across the page.
fn trips(walker: &Sight, other: &Sight, both: u32) -> bool {
    let Some(feet) = &walker.feet else { return false };
    let at_the_feet = feet.common(&other.stencil);
    at_the_feet >= SPECK && 2 * at_the_feet > both && other.stencil.across().count_ones() < ACROSS
}

/// Whether a part of what is seen stands on a head and nowhere else.
fn grows(seen: &Stencil, reach: &Stencil, face: Rect) -> bool {
    !grown_on(seen, reach, face).is_empty()
}

/// The parts of what is seen that stand on a head and nowhere else.
fn grown_on(seen: &Stencil, reach: &Stencil, face: Rect) -> Vec<Stencil> {
    let head = Rect::new(face.x0, f64::NEG_INFINITY, face.x1, face.center().y);
    let over = Stencil::of_rect(Rect { y0: 0.0, ..head }).and(reach);
    let is_grown = |scrap: &Stencil| {
        let is_narrow = || f64::from(scrap.across().count_ones()) * cell() < NARROW * face.width();
        let is_above = || scrap.rows().is_some_and(|(_, last)| (last as f64) * cell() < face.y1);
        scrap.meets(&over) && scrap.count() >= SPECK && is_narrow() && is_above()
    };
    let scraps = if seen.meets(&over) { seen.scraps() } else { Vec::new() };
    scraps.into_iter().filter(is_grown).collect()
}

/// What is seen of one who is farther off only on the head of one who is nearer, and tips that seem to stand there.
pub(crate) fn on_a_head(far: &Sight, near: &Sight) -> Vec<Stencil> {
    let Some(face) = near.face else { return Vec::new() };
    let seen = far.stencil.without(&near.stencil);
    [grown_on(&seen, &near.reach, face), tips_over(&seen, near, face)].concat()
}

/// The tips of something that seem to stand on a head.
fn tips_over(seen: &Stencil, near: &Sight, face: Rect) -> Vec<Stencil> {
    let column = Stencil::of_rect(Rect { y0: 0.0, ..face });
    let Some((top, _)) = near.stencil.and(&column).rows() else { return Vec::new() };
    let above = seen.without(&seen.below(top));
    let touching = column.and(&near.reach);
    let is_tip = |scrap: &Stencil| {
        let is_narrow = || f64::from(scrap.across().count_ones()) * cell() < CROWN * face.width();
        scrap.meets(&touching) && scrap.count() >= SPECK && is_narrow()
    };
    let scraps = if above.meets(&touching) { above.scraps() } else { Vec::new() };
    scraps.into_iter().filter(is_tip).collect()
}

/// Whether too little is seen of what is seen to both sides of those before it.
fn is_lost(whole: &Stencil, seen: &Stencil) -> bool {
    let is_less = |count: u32, least: f64| f64::from(count) < least * f64::from(whole.count());
    is_less(seen.largest_scrap(), LEAST_AT_A_SIDE) && is_less(seen.count(), LEAST_AT_ALL_SIDES)
}

/// The parts of what is seen that end where others begin, the topmost first.
fn parts(whole: &Stencil, seen: &Stencil) -> Vec<Stencil> {
    let mut parts = seen.scraps();
    // What holds together is no scrap, whatever hides the rest of it.
    if parts.len() > 1 {
        let hidden = whole.without(seen).grown();
        parts.retain(|part| part.count() >= SPECK && part.meets(&hidden));
    }
    parts
}

/// Whether too little is seen to know it.
fn is_hidden(whole: &Stencil, seen: &Stencil) -> bool {
    f64::from(seen.count()) < LEAST_SEEN * f64::from(whole.count())
}

/// Whether more than two of these parts are seen, or a scrap.
fn is_in_scraps(parts: &[Stencil], seen: &Stencil) -> bool {
    let scrap = |part: &Stencil| f64::from(part.count()) < SCRAP * f64::from(seen.count());
    parts.len() > 2 || parts.iter().any(scrap)
}

/// Whether what is above and what is below are apart: a crown, and a stump.
fn is_parted(parts: &[Stencil], seen: &Stencil) -> bool {
    let least = parts.iter().map(Stencil::count).min().unwrap_or_default();
    let rows: Vec<(usize, usize)> = parts.iter().filter_map(Stencil::rows).collect();
    let is_apart = rows.iter().any(|(_, last)| rows.iter().any(|(first, _)| last < first));
    is_apart && f64::from(least) < STUMP * f64::from(seen.count())
}

/// Whether next to nothing is seen of the foot of something upright: a crown without a trunk.
fn is_rootless(whole: &Stencil, seen: &Stencil) -> bool {
    let Some((first, last)) = whole.rows() else { return false };
    let foot = whole.below(last - (last - first) / FOOT);
    let is_upright = (last - first) as f64 > UPRIGHT * f64::from(whole.across().count_ones());
    is_upright && f64::from(foot.common(seen)) < FOOT_SEEN * f64::from(foot.count())
}

#[cfg(test)]
mod tests {
    use kurbo::Shape as _;

    use super::*;

    #[test]
    fn no_moon_is_balanced_on_a_head() {
        let of = |name, rect: Rect| {
            Sight::new(name, Stencil::of_rect(rect), Shape::patch(rect.to_path(0.1), Tint::PAPER).bounds())
        };
        let child = of(HERO, Rect::new(210.0, 200.0, 330.0, 680.0));
        let child = Sight { face: Some(Rect::new(220.0, 210.0, 320.0, 320.0)), ..child };
        let is_balanced = |moon: Rect| {
            let moon = of(BACKING, moon);
            wrong_with(&moon, &[&child]).any(|(flaw, _)| flaw == Flaw::Grows)
        };
        assert!(is_balanced(Rect::new(190.0, 60.0, 350.0, 212.0)));
        assert!(!is_balanced(Rect::new(20.0, 60.0, 180.0, 212.0)), "beside the head");
    }
}
