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
/// A part of fewer cells is no scrap, but hidden.
const SPECK: u32 = 5;
/// A thing of which less is seen is nothing to know.
const LEAST_SEEN: f64 = 0.42;
/// What fills the background is seen to both sides of the hero; at one at least so much of it.
const LEAST_AT_A_SIDE: f64 = 0.27;
/// Of two parts the smaller one is a scrap where it is less than this share of what is seen.
const SCRAP: f64 = 0.12;
/// Of a face no more than this may be hidden.
const FACE: f64 = 0.12;
/// What grows out of a head is narrower than this, in widths of its face.
const NARROW: f64 = 1.5;

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
    pub(crate) bounds: Rect,
    pub(crate) face: Option<Rect>,
    /// It is one of those who have to do with each other.
    in_group: bool,
}

impl Sight {
    /// Of somebody on a stage, on which the hero's head is.
    pub(crate) fn on(stage: &Stage, one: &Standing) -> Self {
        let (name, face) =
            if one.hero.is_empty() { (one.name, face_of(&one.art)) } else { (HERO, Some(stage.head)) };
        let in_group = one.actor.is_some();
        Self { name, stencil: Stencil::of(one.art.all()), bounds: one.bounds, face, in_group }
    }

    pub(crate) fn of_thing(setting: &Backdrop, parts: &[Loose]) -> Self {
        let bounds = parts[0].bounds;
        let shapes = parts.iter().flat_map(|part| &setting.behind[part.shapes.clone()]);
        let stencil = Stencil::of(shapes).and(&Stencil::of_rect(bounds));
        Self { name: SETTING, stencil, bounds, face: parts[0].face, in_group: false }
    }

    /// Of what fills the background of a setting.
    pub(crate) fn of_backing(setting: &Backdrop) -> Option<Self> {
        let shapes = &setting.behind[setting.backing.clone()];
        let bounds = shapes.iter().map(Shape::bounds).reduce(|all, next| all.union(next))?;
        let stencil = Stencil::of(shapes.iter());
        Some(Self { name: BACKING, stencil, bounds, face: None, in_group: false })
    }

    /// Of what rises out of the land of a setting.
    pub(crate) fn of_skyline(setting: &Backdrop) -> impl Iterator<Item = Self> {
        setting.skyline.iter().filter_map(|one| {
            let land = setting.behind.iter().find(|shape| shape.path == one.land)?;
            let stencil = Stencil::of(std::iter::once(land)).and(&Stencil::of_rect(one.sight));
            Some(Self { name: SKYLINE, stencil, bounds: one.sight, face: None, in_group: false })
        })
    }

    /// The same so many cells farther right and down.
    pub(crate) fn moved(&self, by: (i32, i32)) -> Self {
        let step = Vec2::new(f64::from(by.0), f64::from(by.1)) * cell();
        let (bounds, face) = (self.bounds + step, self.face.map(|face| face + step));
        Self { stencil: self.stencil.moved(by), bounds, face, ..*self }
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
    let stencil = Stencil::of(std::iter::once(&shape));
    let own = Sight { name: SKYLINE, stencil, bounds: shape.bounds(), face: None, in_group: false };
    wrong_with(&own, &others.iter().collect::<Vec<_>>()).is_empty()
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
        wrong_with(far, &nearer).into_iter().map(|(flaw, by)| Fault {
            flaw,
            between: [far.name, by],
            around: far.bounds,
        })
    };
    (0..order.len()).flat_map(faulty).collect()
}

/// What is wrong with what is seen of one before which others stand.
pub(crate) fn wrong_with(far: &Sight, nearer: &[&Sight]) -> Vec<(Flaw, &'static str)> {
    let mut wrong = Vec::new();
    let mut seen = far.stencil.clone();
    let mut by = None;
    for near in nearer {
        if near.in_group && far.in_group {
            continue;
        }
        let reach = near.stencil.grown();
        if !reach.meets(&far.stencil) {
            continue;
        }
        let before = seen.count();
        seen = seen.without(&near.stencil);
        if seen.count() < before {
            by = Some(near.name);
        }
        wrong.extend(wrong_between(far, near, &reach).map(|flaw| (flaw, near.name)));
    }
    if let Some(by) = by.filter(|_| far.name != HERO)
        && if far.name == BACKING { is_lost(&far.stencil, &seen) } else { is_in_scraps(&far.stencil, &seen) }
    {
        wrong.push((Flaw::Scraps, by));
    }
    wrong
}

/// What is wrong between two, `reach` being all that touches the nearer.
fn wrong_between(far: &Sight, near: &Sight, reach: &Stencil) -> Option<Flaw> {
    if !near.stencil.meets(&far.stencil) {
        return Some(Flaw::Touches);
    }
    let hides = |face: Rect| {
        let face = Stencil::of_rect(face);
        f64::from(face.and(&near.stencil).count()) > FACE * f64::from(face.count())
    };
    if far.name != HERO && far.face.is_some_and(hides) {
        return Some(Flaw::Faceless);
    }
    let seen = far.stencil.without(&near.stencil);
    if near.face.is_some_and(|face| grows(&seen, reach, face)) {
        return Some(Flaw::Grows);
    }
    let along = far.stencil.rim().without(&near.stencil).and(reach);
    let runs = along.scraps().iter().any(|run| run.count() >= RUNS);
    runs.then_some(Flaw::Runs)
}

/// Whether a part of what is seen stands on a head and nowhere else.
fn grows(seen: &Stencil, reach: &Stencil, face: Rect) -> bool {
    let head = Rect::new(face.x0, f64::NEG_INFINITY, face.x1, face.center().y);
    let over = Stencil::of_rect(Rect { y0: 0.0, ..head }).and(reach);
    let scraps = || seen.scraps().into_iter().filter(|scrap| scrap.count() >= SPECK);
    scraps().any(|scrap| {
        let is_narrow = f64::from(scrap.across().count_ones()) * cell() < NARROW * face.width();
        let is_above = scrap.rows().is_some_and(|(_, last)| (last as f64) * cell() < face.y1);
        is_narrow && is_above && scrap.meets(&over)
    })
}

/// Whether too little is seen of what is seen to both sides of those before it.
fn is_lost(whole: &Stencil, seen: &Stencil) -> bool {
    let largest = seen.scraps().iter().map(Stencil::count).max().unwrap_or_default();
    f64::from(largest) < LEAST_AT_A_SIDE * f64::from(whole.count())
}

fn is_in_scraps(whole: &Stencil, seen: &Stencil) -> bool {
    let (all, left) = (f64::from(whole.count()), f64::from(seen.count()));
    if left < LEAST_SEEN * all {
        return true;
    }
    let hidden = whole.without(seen).grown();
    let parts: Vec<f64> = seen
        .scraps()
        .iter()
        .filter(|part| part.count() >= SPECK && part.meets(&hidden))
        .map(|part| f64::from(part.count()))
        .collect();
    parts.len() > 2 || parts.iter().any(|part| *part < SCRAP * left)
}
