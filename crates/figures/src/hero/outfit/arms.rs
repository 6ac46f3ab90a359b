//! An arm: what it holds, the bare arm with its hand as one outline, the sleeve.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Line, ParamCurveNearest as _, PathEl, Point, Shape as _, Vec2};

use super::{Sleeve, Wear, shoulders};
use crate::hero::hand::{hand, turned_in};
use crate::hero::limbs::{Limb, Stretch, Tube};
use crate::hero::overlap::{Outline, visible};
use crate::hero::pose::{ArmPose, Grasp, Layer};
use crate::hero::skeleton::Build;
use crate::hero::taking::{around, laid, taken};
use crate::hero::tints;
use crate::path::{circle, polygon, united, without, without_dents};
use crate::{Art, Detail};

/// What an arm has to do besides its pose.
#[derive(Debug, Clone, Copy)]
pub(in crate::hero) struct Held<'a> {
    pub(in crate::hero) art: Option<&'a Art>,
    /// What is worn on the trunk.
    pub(in crate::hero) body: &'a Outline,
    /// Outwards from the body at this shoulder.
    pub(in crate::hero) outward: Vec2,
    /// Whether the body is seen from aside, in water or air.
    pub(in crate::hero) aside: bool,
    /// Whether its sleeve is set in, one closed shape.
    pub(in crate::hero) set_in: bool,
    pub(in crate::hero) detail: Detail,
    /// Whether something or a plait may lie over the hand, which then is drawn once more.
    pub(in crate::hero) again: bool,
}

/// An arm drawn.
#[derive(Debug, Clone)]
pub(in crate::hero) struct ArmDrawing {
    /// Back to front.
    pub(in crate::hero) shapes: Vec<Shape>,
    /// The hand once more, for what is before the body and behind it.
    pub(in crate::hero) hand: Vec<Shape>,
    pub(in crate::hero) palm: Point,
    /// What is in it.
    pub(in crate::hero) held: Vec<Shape>,
    /// What grows out of the trunk without a seam: a sleeve, and the cloth behind a bent elbow.
    pub(in crate::hero) grown: Vec<BezPath>,
}

/// Draws an arm.
pub(in crate::hero) fn arm(
    limb: &Limb,
    pose: &ArmPose,
    wear: &Wear,
    build: &Build,
    held: Held,
) -> ArmDrawing {
    let (at, along) = limb.at(1.0);
    let grasp = held.art.map_or(pose.grasp, |art| around(art, along));
    let wrist = (at, pointing(grasp, along, &held));
    let closed = hand(grasp, pose.flip, build.hand, wrist);
    let taken = held.art.map(|art| taken(art, grasp, (closed.palm, wrist.1), build));
    let grasp = taken.as_ref().map_or(grasp, |taken| taken.grasp);
    let hand = hand(grasp, pose.flip, build.hand, wrist);
    let skin = wear.glove.unwrap_or(wear.skin);
    let (mut shapes, before) = taken.map(|taken| taken.round(&hand.thumb, skin)).unwrap_or_default();
    let in_hand: Vec<Shape> = shapes.iter().chain(&before).cloned().collect();
    // A forearm that is bent back before the chest lies before its own sleeve.
    let is_folded = wear.sleeve == Sleeve::Short && is_folded(limb) && held.body.covers(closed.palm);
    let (until, loose) = cloth(wear, grasp, is_folded);
    // A bare arm begins at an armhole near the edge of the trunk.
    let from = if wear.sleeve == Sleeve::None { ARMHOLE } else { until - 0.04 };
    let bare = limb.tube(Stretch::new(from, 1.0, [0.0, 0.0]));
    let whole = match grasp {
        Grasp::Clasp | Grasp::Under | Grasp::Hip => bent(&bare, &hand.outline, at),
        _ => bare.with_hand(&hand.outline, FLAT),
    };
    let behind = shapes.len();
    shapes.push(Shape::area(whole, skin, Pen::Outline));
    // An empty palm has fingers all the same.
    let plainest = if grasp == Grasp::Under && held.art.is_none() { Detail::Full } else { held.detail };
    let folds: Vec<Shape> = hand.folds.into_iter().take(grasp.lines(plainest)).collect();
    let mut mitten = hand.outline;
    mitten.close_path();
    // The bold version has one.
    let is_banded = (held.detail == Detail::Full || held.outward.x > 0.0)
        && grasp != Grasp::Clasp
        && wear.is_sportswear()
        && wear.sleeve == Sleeve::Short;
    // Of an arm behind the trunk, and of one in a puffed sleeve, only the hand is before what it holds once more.
    let is_hand = pose.layer == Layer::Behind || wear.sleeve == Sleeve::Puff;
    let mut again = Vec::new();
    if grasp == Grasp::Clasp {
        again = laid(&hand.thumb, skin);
    } else if held.again && is_hand {
        let cuff = match wear.sleeve {
            _ if wear.glove.is_some() => Some(GAUNTLET),
            Sleeve::Long => Some(Stretch::new(0.5, until, loose)),
            _ => is_banded.then_some(BAND),
        };
        again = grown(limb, &mitten, (skin, SEEN), cuff);
        again.extend(folds.iter().cloned());
    }
    shapes.extend(folds.iter().cloned());
    if is_banded {
        shapes.push(ring(limb, (BAND.from, BAND.to), BAND.loose[0], tints::WHITE));
    }
    // Beside a hand on the hip is air.
    let akimbo = akimbo(limb, pose.layer, hand.palm, &held).filter(|_| grasp != Grasp::Hip);
    let is_lost = akimbo.is_some();
    let sleeve = sleeved(limb, wear, (pose, is_lost), Stretch::new(0.0, until, loose), held);
    shapes.extend(sleeve.shapes);
    if is_folded && grasp != Grasp::Clasp {
        shapes.extend(grown(limb, &mitten, (skin, FORE), None));
        shapes.extend(folds.iter().cloned());
    }
    if held.again && !is_hand && grasp != Grasp::Clasp {
        again = shapes[behind..].to_vec();
    }
    shapes.extend(before);
    let grown = sleeve.whole.into_iter().chain(akimbo).collect();
    ArmDrawing { shapes, hand: again, palm: hand.palm, held: in_hand, grown }
}

/// Until where an arm is in cloth whose hand takes hold so, as a share of it, and how much wider that is at either end, in
/// units.
fn cloth(wear: &Wear, grasp: Grasp, is_folded: bool) -> (f64, [f64; 2]) {
    let (until, loose): (f64, [f64; 2]) = match wear.sleeve {
        // It leaves an elbow bare that holds something before the chest, or is bent back on itself.
        Sleeve::Short if grasp == Grasp::Hip => (ABOVE_THE_ELBOW, [0.0, 4.0]),
        Sleeve::Short if grasp == Grasp::Clasp || is_folded => (ABOVE_THE_ELBOW, [0.0, 7.0]),
        Sleeve::None | Sleeve::Short => (0.48, [0.0, 8.0]),
        Sleeve::Puff => (0.38, [0.0; 2]),
        // A cuff meets the hand: a sliver of wrist between them would be black.
        Sleeve::Long => (0.97, [0.0, 3.4]),
    };
    match wear.glove {
        Some(_) if grasp == Grasp::Clasp => (0.88, loose),
        Some(_) => (0.78, loose),
        None => (until, loose),
    }
}

/// Whether a forearm goes back beside its upper arm.
fn is_folded(limb: &Limb) -> bool {
    let [upper, fore] = [limb.joint - limb.root, limb.end - limb.joint].map(Vec2::normalize);
    upper.dot(fore) < -BACK_ON_ITSELF
}

/// What is worn on an arm.
fn sleeved(
    limb: &Limb,
    wear: &Wear,
    (pose, is_akimbo): (&ArmPose, bool),
    cloth: Stretch,
    held: Held,
) -> Sleeved {
    if wear.sleeve == Sleeve::None {
        return Sleeved { shapes: Vec::new(), whole: None };
    }
    // Of one behind a body seen from aside there would be a tangle.
    if wear.sleeve == Sleeve::Puff && !(held.aside && pose.layer == Layer::Behind) {
        return Sleeved { shapes: shoulders::puff(limb, wear), whole: None };
    }
    let until = cloth.to;
    let mut sleeve = joined(limb, wear, (pose, is_akimbo), cloth, held);
    // On the short forearm of who holds something before the chest is no room for a cuff.
    let is_short = pose.grasp == Grasp::Clasp;
    // On a simple page a number tells enough.
    let is_striped = wear.is_sportswear() && (held.detail == Detail::Full || wear.shows.is_some());
    let (at, loose) = if wear.sleeve == Sleeve::Long { ON_A_LONG_SLEEVE } else { ON_A_SHORT_SLEEVE };
    let has_room = until > at + STRIPE;
    if is_striped && has_room && !is_short && pose.layer != Layer::Behind {
        sleeve.shapes.push(Shape::line(edge_to_edge(&limb.band(at, loose)), Pen::Inner));
    }
    let is_cuffed =
        !is_short && wear.sleeve == Sleeve::Long && wear.pick(13, &[true, true, false]) == Some(&true);
    if held.detail == Detail::Full && wear.glove.is_none() && is_cuffed {
        sleeve.shapes.push(ring(limb, (until - CUFF, until), cloth.loose[1] + 1.0, wear.second()));
    } else if held.detail == Detail::Full && wear.glove.is_none() && pose.layer != Layer::Behind {
        // Of a sleeve behind the trunk there is little to see.
        let seam = limb.band(until - 0.07, cloth.loose[1] - 1.0);
        sleeve.shapes.push(Shape::line(seam, Pen::Fine));
    }
    sleeve.shapes.extend(gauntlet(limb, wear).filter(|_| !is_short));
    sleeve
}

/// The line of a band round a limb, which begins and ends within its edges, drawn out to them.
fn edge_to_edge(band: &BezPath) -> BezPath {
    Affine::scale_about(TO_THE_EDGES, band.bounding_box().center()) * band.clone()
}

/// How much longer that is.
const TO_THE_EDGES: f64 = 1.6;

/// Where a sportsman's stripe is round a sleeve, as a share of the arm, and how much wider it is there than the arm, in units.
const ON_A_SHORT_SLEEVE: (f64, f64) = (0.34, 5.0);
const ON_A_LONG_SLEEVE: (f64, f64) = (0.36, 1.0);
/// How far from it the hem is at least, in the same.
const STRIPE: f64 = 0.1;

/// A band round the wrist, and the cuff of a glove.
const BAND: Stretch = Stretch::new(0.79, 0.93, [1.5; 2]);
const GAUNTLET: Stretch = Stretch::new(0.74, 0.95, [4.5, 2.5]);

/// The cuff of a glove, without which it would be a bare arm out of a short sleeve.
fn gauntlet(limb: &Limb, wear: &Wear) -> Option<Shape> {
    let mut path = limb.tube(GAUNTLET).sides(0.0, 0.0);
    path.close_path();
    wear.glove.map(|tint| Shape::area(path, tint, Pen::Outline))
}

/// Where the fingers point at the end of a forearm that runs `along`.
fn pointing(grasp: Grasp, along: Vec2, held: &Held) -> Vec2 {
    match grasp {
        // On the ground a hand lies nearly level, however the arm comes down.
        Grasp::Flat => (along + Vec2::new(0.0, 1.4)).normalize(),
        Grasp::Clasp => turned_in(held.outward),
        Grasp::Hip => (along + Vec2::new(0.0, DOWN)).normalize(),
        // Level, so that nothing slides off it.
        Grasp::Under => (Vec2::new(held.outward.x.signum(), 0.0) + along * LEVEL).normalize(),
        _ => along,
    }
}

/// How much a hand on the hip hangs down from its forearm, as a share of that.
const DOWN: f64 = 0.2;
/// How far a hand under something follows its forearm.
const LEVEL: f64 = 0.12;
/// Half the width of a wrist, in units.
const WRIST: f64 = 11.5;

/// Where a short sleeve ends above a bent elbow, as a share of the arm, and how far back a forearm goes there, as a share of its
/// length.
const ABOVE_THE_ELBOW: f64 = 0.38;
const BACK_ON_ITSELF: f64 = 0.35;

/// How deep a dent at a bent wrist is at most, in units.
const DENT: f64 = 7.0;

/// A forearm and a hand that is bent back from it at the wrist, as one outline.
fn bent(fore: &Tube, hand: &BezPath, wrist: Point) -> BezPath {
    let mut hand = hand.clone();
    hand.close_path();
    without_dents(&united(&[fore.capped(FLAT), hand, circle(wrist, WRIST)]), DENT)
}

/// A hand before what it holds, grown out of its forearm without a seam or come out of its cuff.
fn grown(limb: &Limb, hand: &BezPath, (skin, from): (Tint, f64), cuff: Option<Stretch>) -> Vec<Shape> {
    let mut fore = limb.tube(Stretch::new(from, 1.0, [0.0; 2])).sides(0.0, 0.0);
    fore.close_path();
    let whole = united(&[fore, hand.clone(), circle(limb.end, WRIST)]);
    if let Some(cuff) = cuff {
        let mut cloth = limb.tube(Stretch { from: cuff.from.min(from - 0.1), ..cuff }).sides(0.0, 0.0);
        cloth.close_path();
        return vec![Shape::area(without(&whole, &[cloth]), skin, Pen::Outline)];
    }
    let (start, along) = limb.at(from);
    let is_seam = |away: Vec2| away.dot(along) < 0.3 && away.hypot() < limb.girth[1] * AROUND;
    let rim = visible(&whole, |at| !is_seam(at - start));
    vec![Shape::patch(whole, skin), Shape::line(rim, Pen::Outline)]
}

/// From which share of a bare arm on a hand is drawn with it, and a forearm before its own sleeve.
const SEEN: f64 = 0.76;
const FORE: f64 = 0.6;
/// How far around that, in girths of the elbow, it has no contour.
const AROUND: f64 = 1.3;

/// Where on a bare arm its armhole is, as a share of the arm.
const ARMHOLE: f64 = 0.05;

/// How round a bare arm begins, at an armhole or within a sleeve.
const FLAT: f64 = 0.16;

/// How long a cuff is, as a share of the arm.
const CUFF: f64 = 0.12;

/// A band of cloth round a stretch of a limb.
pub(super) fn ring(limb: &Limb, (from, to): (f64, f64), loose: f64, tint: Tint) -> Shape {
    let mut band = limb.tube(Stretch::new(from, to, [loose; 2])).sides(0.0, 0.0);
    band.close_path();
    Shape::area(band, tint, Pen::Outline)
}

/// How far from the shoulder, in shoulders' radii, a sleeve's edges begin to be seen before the trunk: the inner one
/// at the armpit, the outer one where it is well within the body's own contour.
const ARMPIT: f64 = 1.4;
/// The same of the inner one of an arm beside which air is seen.
const ABOVE_THE_AIR: f64 = 1.85;
const BACK: f64 = 2.6;
const ACROSS: f64 = 1.1;
const FOLD: f64 = 0.9;
/// How closely a forearm is followed, in units.
const NEAREST: f64 = 0.1;
/// The same of the outer one where the body is seen from aside: all along the neckline the contour is the body's.
const ALL_ALONG: f64 = 4.0;
/// How far within the trunk's shoulder such a sleeve begins, in units.
const WITHIN: f64 = 2.5;

/// A sleeve before the trunk grows out of it without a seam; one behind it is simply closed.
fn joined(
    limb: &Limb,
    wear: &Wear,
    (pose, is_akimbo): (&ArmPose, bool),
    cloth: Stretch,
    held: Held,
) -> Sleeved {
    if pose.layer == Layer::Behind {
        // Its shoulder is hidden.
        let loose = [-3.0, cloth.loose[1]];
        let sleeve = limb.tube(Stretch { loose, ..cloth }).closed();
        return Sleeved { shapes: vec![Shape::area(sleeve, wear.top, Pen::Outline)], whole: None };
    }
    let along = limb.joint - limb.root;
    if held.set_in {
        return set_in(limb, wear, cloth, held.body);
    }
    // Across the chest both edges are seen from beyond the shoulder, which is the trunk's.
    let crosses = !held.aside && along.dot(held.outward) < 0.0;
    let within = if crosses { WITHIN } else { 0.0 };
    let tube = limb.tube(Stretch { loose: [cloth.loose[0] - within, cloth.loose[1]], ..cloth });
    let whole = shoulders::rounded(limb, &tube.closed(), &held);
    let open = limb.girth[0] * if pose.grasp == Grasp::Hip { ABOVE_THE_AIR } else { ARMPIT };
    let is_outer = |at: Point| along.cross(at - limb.root) * along.cross(held.outward) > 0.0;
    let rim = visible(&whole, |at| {
        let away = at - limb.root;
        let is_outer = is_outer(at);
        let is_bare = if crosses {
            along.dot(away) > along.hypot() * limb.girth[0] * if is_outer { ACROSS } else { FOLD }
        } else {
            let back = if held.aside { ALL_ALONG } else { BACK };
            let hidden = if is_outer { limb.girth[0] * back } else { open };
            away.hypot2() > hidden * hidden
        };
        let is_lost = is_akimbo && !is_outer && shoulders::is_in_the_crook(limb, pose.grasp, (cloth.to, at));
        let is_bare = is_bare && (crosses || held.aside || !shoulders::is_armpit(limb, held.outward, at));
        !is_lost && (is_bare || !held.body.covers(at))
    });
    let rim = Shape::line(rim, Pen::Outline);
    let patch = from_the_armpit(limb, &tube, if crosses { limb.girth[0] } else { open });
    Sleeved { shapes: vec![Shape::patch(patch, wear.top), rim], whole: Some(whole) }
}

/// A sleeve that is set in is one shape whatever it crosses, open where it grows out of the shoulder.
fn set_in(limb: &Limb, wear: &Wear, cloth: Stretch, body: &Outline) -> Sleeved {
    let (upper, fore) = (limb.joint - limb.root, Line::new(limb.joint, limb.end));
    let loose = [cloth.loose[0] - WITHIN, cloth.loose[1]];
    let tube = limb.tube(Stretch { loose, ..cloth });
    let whole = tube.closed();
    let rim = visible(&whole, |at| {
        let is_at_the_root = upper.dot(at - limb.root) < upper.hypot() * limb.girth[0] * FOLD;
        let away = fore.nearest(at, NEAREST).distance_sq.sqrt();
        !is_at_the_root || away < limb.girth[1] * AROUND || !body.covers(at)
    });
    let patch = from_the_armpit(limb, &tube, limb.girth[0]);
    let shapes = vec![Shape::patch(patch, wear.top), Shape::line(rim, Pen::Outline)];
    Sleeved { shapes, whole: Some(whole) }
}

/// The cloth of a sleeve that is so far from the shoulder: what is on the trunk goes on to the armpit.
fn from_the_armpit(limb: &Limb, tube: &Tube, far: f64) -> BezPath {
    let mut patch = tube.beyond(limb.root, far);
    let (from, to) = (patch.elements().last(), patch.elements().first());
    if let (Some(from), Some(to)) = (from.and_then(PathEl::end_point), to.and_then(PathEl::end_point)) {
        // Round, so that no crumb of what it hides is seen at its edge.
        let out = (limb.root - from.midpoint(to)).normalize() * EASE;
        patch.curve_to(from + out, to + out, to);
    }
    patch.close_path();
    patch
}

/// How far what a sleeve has before the trunk bulges towards the shoulder, in units.
const EASE: f64 = 5.0;

/// So near to the body, in units, a hand is on it.
const HIP: f64 = 20.0;

/// Behind an elbow that stands out while the hand is on the body there is cloth, no scrap of what is behind.
fn akimbo(limb: &Limb, layer: Layer, palm: Point, held: &Held) -> Option<BezPath> {
    let body = held.body;
    let fingers = palm + (palm - limb.end) * 0.6;
    // A hand on the hip may be below the hem.
    let inward = held.outward * (-HIP / held.outward.hypot().max(1.0));
    let on_the_body = [Vec2::ZERO, inward, inward - Vec2::new(0.0, HIP)];
    let is_on = on_the_body.iter().any(|way| body.covers(fingers + *way));
    let bent = layer == Layer::Front && is_on && !body.covers(limb.joint);
    let middle = limb.root.midpoint(palm);
    let inside = middle + (middle - limb.joint) * 0.5;
    bent.then(|| polygon(&[limb.root, limb.joint, limb.end, fingers, inside]))
}

/// A sleeve drawn, and its outline where it grows out of the trunk.
struct Sleeved {
    shapes: Vec<Shape>,
    whole: Option<BezPath>,
}
