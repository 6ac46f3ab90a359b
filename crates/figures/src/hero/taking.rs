//! How one hand takes what it holds: in a fist, by its edge, or standing on the palm.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point, Vec2};

use super::curve::toward;
use super::overlap::Outline;
use super::pose::{Grasp, Side};
use super::skeleton::Build;
use crate::{Anchor, Art};

/// What stands on a palm is held in the lowest part of itself, so far from its middle at most, as shares of its size;
/// its foot is so wide at least and so high, in units.
const LOW: f64 = 0.6;
const AMID: f64 = 0.28;
const FOOT: (f64, f64) = (34.0, 10.0);
/// Its foot is so far above the middle of the palm, in units of a hand of size 1: the whole hand is seen below.
const ON_THE_PALM: f64 = 4.5;
/// What stands on a palm is no wider than this, in units: it stays clear of the face beside it.
const WIDEST: f64 = 118.0;
/// So much of its width may be on the body's side of its grip before it is turned to the other one, as a share; what is
/// no wider than this share of its height is upright.
const INWARD: f64 = 0.62;
const SLENDER: f64 = 0.3;
/// How many times as wide as high something long is.
const LONG: f64 = 1.4;

/// Something as the hand of this side takes it: turned outwards, and by its foot if it stands on the palm.
pub(super) fn offered(art: &Art, side: Side) -> Art {
    let (own, grip) = (art.bounds(), grip(art));
    if on_the_palm(art) {
        let foot = Point::new(own.center().x, own.y1);
        let size = (WIDEST / own.width().max(1.0)).min(1.0);
        let mut art = art.clone().placed(Affine::scale_about(size, foot));
        art.set(Anchor::Grip, foot);
        return art;
    }
    // Whatever is long points right in its own drawing, even where it is held amid.
    let is_long = own.width() > LONG * own.height() && art.anchor(Anchor::Ground).is_none();
    let turns = match side {
        Side::Near => is_long || own.x1 - grip.x > INWARD * own.width(),
        Side::Far => grip.x - own.x0 > INWARD * own.width(),
    };
    if !turns || own.width() < SLENDER * own.height() {
        return art.clone();
    }
    art.clone().placed(Affine::translate((2.0 * grip.x, 0.0)) * Affine::scale_non_uniform(-1.0, 1.0))
}

fn grip(art: &Art) -> Point {
    art.anchor(Anchor::Grip).unwrap_or_else(|| art.ground())
}

/// Whether it stands by itself on a broad foot and is held near that.
pub(super) fn on_the_palm(art: &Art) -> bool {
    let (own, grip) = (art.bounds(), grip(art));
    let is_low = grip.y - own.y0 > own.height() * LOW;
    let is_amid = (grip.x - own.center().x).abs() < own.width() * AMID;
    let stands = art.anchor(Anchor::Ground).is_some() && art.anchor(Anchor::Face).is_none();
    stands && is_low && is_amid && is_broad(art, own.y1 - FOOT.1)
}

/// Whether it is held by its neck or handle, most of it hanging below the hand.
pub(super) fn hangs(art: &Art) -> bool {
    let (own, grip) = (art.bounds(), grip(art));
    art.anchor(Anchor::Ground).is_some()
        && own.width() > 2.0 * AROUND
        && own.y1 - grip.y > own.height() * HANGING
}

/// How much of its height is below the hand of what hangs, as a share.
const HANGING: f64 = 0.44;

/// Whether it is as wide as a palm at this height.
fn is_broad(art: &Art, at: f64) -> bool {
    let own = art.bounds();
    let areas = areas(art);
    let steps = (own.width() / 2.0).max(1.0) as u32;
    let on = (0..=steps).map(|step| Point::new(own.x0 + 2.0 * f64::from(step), at));
    2.0 * on.filter(|at| areas.iter().any(|area| area.covers(*at))).count() as f64 > FOOT.0
}

/// How much of its bounds it fills, as a share; what is drawn by nothing stands for something that fills them.
pub(super) fn filled(art: &Art) -> f64 {
    const STEPS: u32 = 12;
    let (own, areas) = (art.bounds(), areas(art));
    if areas.is_empty() {
        return 1.0;
    }
    let share = |step: u32| (f64::from(step) + 0.5) / f64::from(STEPS);
    let at = |step: u32| {
        let across = own.x0 + own.width() * share(step % STEPS);
        Point::new(across, own.y0 + own.height() * share(step / STEPS))
    };
    let on = (0..STEPS * STEPS).filter(|step| areas.iter().any(|area| area.covers(at(*step))));
    on.count() as f64 / f64::from(STEPS * STEPS)
}

/// How far it reaches to the left and to the right there, so high.
pub(super) fn sides(art: &Art, y: f64) -> [f64; 2] {
    let (own, areas) = (art.bounds(), areas(art));
    let is_on = |x: &f64| areas.iter().any(|area| area.covers(Point::new(*x, y)));
    let inwards = |from: f64, way: f64| (0..own.width() as u32).map(move |step| from + way * f64::from(step));
    let [left, right] = [inwards(own.x0, 1.0).find(is_on), inwards(own.x1, -1.0).find(is_on)];
    [left.unwrap_or(own.x0), right.unwrap_or(own.x1)]
}

fn areas(art: &Art) -> Vec<Outline> {
    let areas = art.shapes.iter().filter(|shape| shape.tint.is_some());
    areas.map(|shape| Outline::of(&shape.path)).collect()
}

/// How a hand closes around something: along the forearm only where that is how what is held runs; a handle at its top
/// runs across it. Under its foot it is open.
pub(super) fn around(art: &Art, along: Vec2) -> Grasp {
    let grip = grip(art);
    let bounds = art.bounds();
    if on_the_palm(art) {
        return Grasp::Under;
    }
    let hangs = grip.y - bounds.y0 < bounds.height() * HANDLE;
    let is_upright = bounds.height() > bounds.width() && !hangs;
    let cosine = if is_upright { along.y } else { along.x };
    if cosine.abs() > ALONG { Grasp::Upright } else { Grasp::Fist }
}

/// How far down from its top, as a share of its height, what hangs from its handle is held at most.
const HANDLE: f64 = 0.2;
/// The least cosine of the angle between a forearm and what runs along it.
const ALONG: f64 = 0.72;

/// What is in a hand, placed there.
pub(super) struct Taken {
    art: Art,
    pub(super) grasp: Grasp,
}

impl Taken {
    /// What of it is behind the hand, and before it.
    pub(super) fn round(self, thumb: &BezPath, skin: Tint) -> (Vec<Shape>, Vec<Shape>) {
        let Art { shapes, front, .. } = self.art;
        let thumb = match self.grasp {
            Grasp::Pinch | Grasp::Under => laid(thumb, skin),
            _ => return (shapes, front),
        };
        (Vec::new(), shapes.into_iter().chain(thumb).chain(front).collect())
    }
}

/// A thumb on what the fingers are behind, grown out of the hand.
pub(super) fn laid(thumb: &BezPath, skin: Tint) -> Vec<Shape> {
    vec![Shape::patch(thumb.clone(), skin), Shape::line(thumb.clone(), Pen::Outline)]
}

/// Puts something in a hand that would close around it so.
pub(super) fn taken(art: &Art, grasp: Grasp, (palm, along): (Point, Vec2), build: &Build) -> Taken {
    let art = art.clone().placed(Affine::translate(palm - grip(art)));
    if grasp == Grasp::Under {
        let up = Vec2::new(0.0, -ON_THE_PALM * build.hand);
        return Taken { art: art.placed(Affine::translate(up)), grasp };
    }
    match pinched(&art, (palm, along), build) {
        Some(aside) => Taken { art: art.placed(Affine::translate(aside)), grasp: Grasp::Pinch },
        None => Taken { art, grasp },
    }
}

/// How far around the palm, in units of a hand of size 1, what a fist can close around is narrower than the hand, and
/// how much of the way round what is not takes up in one stretch.
const AROUND: f64 = 24.0;
const BROAD: f64 = 0.32;
/// How far beyond the palm the edge of what is pinched is, so that the hand is seen, and how far behind the palm it is at
/// most before it is put there, in units; a board, which fills so much of its bounds, may be twice as far.
const EDGE: f64 = 7.0;
const DEEP: f64 = 44.0;
const BOARD: f64 = 0.55;

/// A thing too broad for a fist at the palm is pinched at its edge, the fingers behind it and the thumb before it:
/// how far it is moved for that. What goes on along the arm is in the fist all the same.
fn pinched(art: &Art, (palm, along): (Point, Vec2), build: &Build) -> Option<Vec2> {
    const STEPS: u32 = 36;
    let areas = areas(art);
    let is_on = |at: Point| areas.iter().any(|area| area.covers(at));
    let around =
        |step: u32| palm + toward(360.0 * f64::from(step) / f64::from(STEPS)) * (AROUND * build.hand);
    let (mut run, mut taken) = (0, 0);
    for step in 0..2 * STEPS {
        run = if is_on(around(step)) { run + 1 } else { 0 };
        taken = taken.max(run.min(STEPS));
    }
    let deepest = if filled(art) > BOARD { 2.0 * DEEP } else { DEEP };
    let deep = (0..=deepest as u32).map(f64::from).find(|deep| !is_on(palm - along * *deep))?;
    (f64::from(taken) > BROAD * f64::from(STEPS)).then(|| along * (deep + EDGE))
}
