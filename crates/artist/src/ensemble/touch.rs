//! Whatever is done to another that no deed of its own tells: a hand, a paw or the nose is at it, and what it is done
//! with is between the two.

use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{Affine, Point, Rect, Vec2};
use scene::{Doing, Habitat, Link, Party, Relation, Role, Scene, Stage, What};

use super::casting::copies;
use super::coat;
use super::crew;
use super::examine;
use super::flat;
use super::grip::{self, Shoulders};
use super::group::Group;
use super::knead;
use super::meal::{HANDY, served_at};
use super::played::played_by;
use super::settle::Layer;
use super::speak;
use super::tend::{Doer, brushes, is_alive, is_wood};
use super::ties::{doing, is_somebody};
use super::tools;
use super::toys;
use crate::silhouette::Silhouette;

/// Whoever handles somebody or something alive that is no higher than this, in centimetres, kneels.
const KNELT_TO: u32 = 90;
/// The same for a car that several wash.
const SIDE: u32 = 170;
/// From the hand to the end of what is in it, as shares of the doer's height.
const TOOL: (f64, f64) = (0.2, -0.03);
/// How long an arm is at most, in its own thicknesses.
const LONG: f64 = 3.6;
/// How much of the other is under the hand, as a share of the doer's height.
const UNDER: f64 = 0.035;
/// The highest and lowest place where somebody is touched, as shares of its own height.
const LEVELS: (f64, f64) = (0.16, 0.9);
/// Where on the table it lies that is handled there, right of the middle, and how high the hand is on it.
const ON_TABLE: (f64, f64) = (0.16, 0.62);
/// Whether one has a hand on the other.
pub(super) fn handles(scene: &Scene, known: &Relation) -> bool {
    let cuts = doing(scene, known.subject) == Some(Doing::Cutting) && is_felled(scene, known);
    let plays = toys::has_hand_on(scene, known);
    let paints = coat::is_coated(scene, known);
    (cuts || plays || paints || doing(scene, known.subject) == Some(Doing::Handling))
        && is_alive(scene, known.subject)
        && matches!(known.link, Link::With | Link::LookingAt)
        && first_of(scene, known)
        && !examine::examines(scene, known)
        && copies(scene, known.subject) == 1
        && copies(scene, known.object) == 1
}

/// Whether wood is cut with what is in the hand.
fn is_felled(scene: &Scene, known: &Relation) -> bool {
    let wood = scene.subject(known.object).is_some_and(|one| is_wood(one.what.name()));
    let armed = |held: &Relation| held.subject == known.subject && held.link == Link::Holding;
    wood && scene.relations.iter().any(armed)
}

/// Whether one talks to the other.
pub(super) fn talks(scene: &Scene, known: &Relation) -> bool {
    matches!(doing(scene, known.subject), Some(Doing::Talking | Doing::Whispering))
        && matches!(known.link, Link::With | Link::LookingAt | Link::NextTo)
        && is_alive(scene, known.subject)
        && is_alive(scene, known.object)
        && first_of(scene, known)
        && copies(scene, known.subject) == 1
        && copies(scene, known.object) == 1
}

/// Whether it is what the deed was named with first: whoever else is named is company.
fn first_of(scene: &Scene, known: &Relation) -> bool {
    let with = |other: &&Relation| other.subject == known.subject && other.link == known.link;
    scene.relations.iter().find(with) == Some(known)
}

/// The one to whom this is what it handles.
fn handler(scene: &Scene, known: impl Fn(&Relation) -> bool) -> Option<Relation> {
    scene.relations.iter().copied().find(|one| known(one) && (handles(scene, one) || talks(scene, one)))
}

/// The deed by which this one is tied to its doer, itself or by what is on it.
pub(super) fn touched(scene: &Scene, party: Party) -> Option<Relation> {
    handler(scene, |known| known.object == party).or_else(|| {
        let upon = |on: &&Relation| on.object == party && matches!(on.link, Link::On | Link::In);
        scene
            .relations
            .iter()
            .filter(upon)
            .find_map(|on| handler(scene, |known| known.object == on.subject && known.subject != party))
    })
}

/// Whether somebody has nothing of its trade in the hand: it reaches out, or no rattle is in the way of the hand that
/// tickles a baby.
pub(super) fn has_no_tool(scene: &Scene, party: Party) -> bool {
    reaches_out(scene, party) || doing(scene, party).is_none() && touched(scene, party).is_some()
}

/// Whether it is what somebody does it with.
pub(super) fn is_tool(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|held| {
        let works = |known: &Relation| known.subject == held.subject && handles(scene, known);
        held.object == party && held.link == Link::Holding && scene.relations.iter().any(works)
    })
}

/// The figure of whoever has it in the hand.
pub(super) fn shown(scene: &Scene, tool: Party) -> Option<&'static str> {
    let held = scene.relations.iter().find(|held| held.object == tool && held.link == Link::Holding)?;
    played_by(scene, held.subject)
}

/// Whether it is small and lies nowhere yet: on a table, where a person handles it.
fn lies_on_table(scene: &Scene, known: &Relation) -> bool {
    let small = scene.subject(known.object).is_some_and(|one| match one.what {
        What::Thing(thing) => thing.centimetres <= HANDY * 2 && thing.habitat != Habitat::Air,
        What::Person(_) => false,
    });
    let placed = |other: &Relation| other.subject == known.object || other.object == known.object;
    let elsewhere = scene.relations.iter().any(|other| other != known && placed(other));
    small && !elsewhere && is_somebody(scene, known.subject) && !is_alive(scene, known.object)
}

/// How a person holds itself whose hand is on another: down to what is small.
pub(super) fn pose(scene: &Scene, party: Party) -> Option<Pose> {
    let known = handler(scene, |known| known.subject == party).or_else(|| {
        let works = |known: &&Relation| known.subject == party && crew::works(scene, known);
        scene.relations.iter().find(works).copied()
    })?;
    if doing(scene, party) == Some(Doing::Whispering) {
        return Some(Pose::HoldUp);
    }
    let low = scene.subject(known.object).is_some_and(|one| match one.what {
        What::Thing(_) if toys::is_toy(scene, known.object) => true,
        // Who washes a car is down at its side.
        What::Thing(thing) if crew::washes(scene, &known) => thing.centimetres <= SIDE,
        What::Thing(thing) => thing.centimetres <= KNELT_TO && !lies_on_table(scene, &known),
        What::Person(person) => person.role == Role::Baby || person.role.stage() == Stage::Baby,
    });
    let placed = scene.relations.iter().any(|on| on.subject == known.object && on.link == Link::On);
    let floats = scene.subject(known.object).is_some_and(
        |one| matches!(one.what, What::Thing(thing) if matches!(thing.habitat, Habitat::Air | Habitat::Sky)),
    );
    // What is put on somebody is put on a paw or the belly, and on no eye.
    if knead::is_kneaded(scene, &known) {
        return Some(Pose::Hug);
    }
    let stuck = scene.relations.iter().any(|on| {
        let name = scene.subject(on.subject).map_or("", |one| one.what.name());
        on.object == known.object && on.link == Link::On && flat::STUCK.contains(&name)
    });
    let kneels = stuck || low && !placed && !floats;
    Some(if kneels { Pose::Kneel } else { Pose::HoldOne })
}

/// Whether somebody reaches out for another, whatever a trade would have in that hand.
fn reaches_out(scene: &Scene, party: Party) -> bool {
    let plain = scene.subject(party).is_none_or(|one| match one.what {
        What::Person(person) => matches!(person.role, Role::Child | Role::Parent),
        What::Thing(_) => false,
    });
    let grooms = matches!(doing(scene, party), Some(Doing::Grooming | Doing::Cutting));
    !plain && (handler(scene, |known| known.subject == party).is_some() || grooms && brushes(scene, party))
}

/// Where the other goes whose doer has this drawing, and in what layer.
pub(super) fn met(
    scene: &Scene,
    known: &Relation,
    (base, holder): (&Art, &str),
    other: Group,
) -> (Group, Layer) {
    if talks(scene, known) {
        let whispers = doing(scene, known.subject) == Some(Doing::Whispering);
        let mut other = speak::spoken_to(base, other, whispers);
        if let Some(last) = other.members.last_mut().filter(|_| whispers) {
            last.art.shapes.extend(speak::secret(base));
        }
        return match grip::shoulders(holder, base).filter(|_| whispers) {
            Some(arms) => (speak::with_a_paw(base, &arms, other), Layer::Nearest),
            None => (other, Layer::Behind),
        };
    }
    if knead::is_kneaded(scene, known) {
        return (knead::kneaded((base, holder), other), Layer::Nearest);
    }
    let body = Doer::of(base);
    if lies_on_table(scene, known) {
        let (mut dish, _) = served_at(&body, other, (0, 1), body.around.height() * ON_TABLE.0);
        grip::over(base, &mut dish, &[body.hand]);
        return (dish, Layer::Nearest);
    }
    let tool = scene.relations.iter().any(|held| held.subject == known.subject && held.link == Link::Holding);
    let paints = coat::is_coated(scene, known);
    let reach = Reach::of(base, holder, tool || paints);
    let other = if paints { coat::large(&body, other) } else { other };
    let mut other = at_the_point(&reach, &body, other, known.object);
    if paints && !tool {
        if body.person {
            other = coat::behind(&body, other, reach.end.x);
        }
        let brushed = coat::brushed(base, &reach, other.bounds());
        if let Some(last) = other.members.last_mut() {
            last.art.shapes.extend(brushed);
        }
        return (other, if body.person { Layer::Behind } else { Layer::Nearest });
    }
    match reach.arms {
        Some(arms) if !tool => {
            let arm = arms.reach(base, arms.right, reach.hand);
            if let Some(last) = other.members.last_mut() {
                last.art.shapes.extend(arm);
            }
            (other, Layer::Nearest)
        }
        _ => (other, Layer::Behind),
    }
}

/// How far a body reaches out.
pub(super) struct Reach {
    pub(super) hand: Point,
    /// The end of what is in the hand, or the hand.
    pub(super) end: Point,
    pub(super) arms: Option<Shoulders>,
}

impl Reach {
    pub(super) fn of(base: &Art, holder: &str, tool: bool) -> Self {
        let body = Doer::of(base);
        let high = body.around.height();
        let out = if tool { Vec2::new(TOOL.0, TOOL.1) * high } else { Vec2::ZERO };
        if body.person {
            return Self { hand: body.hand, end: body.hand + out, arms: None };
        }
        if let Some(arms) = grip::shoulders(holder, base) {
            // An arm is no longer than that, however far a tail reaches.
            let far = body.around.x1 + arms.thickness() * 0.5;
            let hand = Point::new(far.min(arms.right.x + arms.thickness() * LONG), arms.right.y);
            return Self { hand, end: hand + out, arms: Some(arms) };
        }
        // A trunk that is out, or the nose.
        let paw = base.anchor(Anchor::Hand).filter(|paw| paw.y < body.around.y1 - high * 0.16);
        let nose = Point::new(nose_of(base, body.mouth), body.mouth.y);
        let hand = paw.unwrap_or(nose);
        Self { hand, end: hand + out, arms: None }
    }
}

/// How far the face of an animal reaches to the right.
fn nose_of(base: &Art, mouth: Point) -> f64 {
    let near = base.bounds().height() * 0.05;
    Silhouette::of(base).reach(mouth.y - near, mouth.y + near).map_or(mouth.x, |(_, to)| to)
}

/// Turned to the doer, its near side under the end of the hand.
fn at_the_point(reach: &Reach, body: &Doer, other: Group, party: Party) -> Group {
    // A person's lifted arm is away from the doer.
    let faced = |art: &Art| art.anchor(Anchor::Face).is_some() && !grip::is_person(art);
    let way = if other.first().is_some_and(|one| faced(&one.art)) { -1.0 } else { 1.0 };
    let floats = other.floats;
    let other = other.moved(Affine::scale_non_uniform(way, 1.0));
    let high = body.around.height();
    let other = below_the_face(reach, body, other);
    let stands = body.on_ground(other, 0.0);
    let own = touched_art(&stands, party).map_or(stands.bounds(), Art::bounds);
    let lift = if floats { reach.end.y - own.center().y } else { 0.0 };
    let stands = stands.moved(Affine::translate((0.0, lift)));
    let own = own + Vec2::new(0.0, lift);
    let level = reach.end.y.clamp(own.y0 + own.height() * LEVELS.0, own.y0 + own.height() * LEVELS.1);
    let edge = touched_art(&stands, party)
        .and_then(|art| Silhouette::of(art).reach(level - high * 0.03, level + high * 0.03))
        .map_or(own.x0, |(from, _)| from);
    let mut placed = stands.moved(Affine::translate((reach.end.x - high * UNDER - edge, 0.0)));
    // The hammer is on the head of the nail.
    let struck = touched_art(&placed, party).filter(|art| art.anchor(Anchor::Face).is_none());
    if let Some(at) = struck.and_then(|art| art.anchor(Anchor::Hand)) {
        let ground = body.around.y1;
        let scale = (ground - reach.end.y - high * STRUCK) / (ground - at.y).max(1.0);
        return placed.moved(
            Affine::translate((reach.end.x, ground))
                * Affine::scale(scale.clamp(0.3, 1.6))
                * Affine::translate((-at.x, -ground)),
        );
    }
    // The bandage is where the hand is, where that is clear of the face.
    let face =
        touched_art(&placed, party).and_then(|art| art.anchor(Anchor::Face).zip(art.anchor(Anchor::Head)));
    if face.is_some_and(|(face, head)| (face - reach.end).hypot() < (face - head).hypot() * 1.5) {
        return placed;
    }
    for stuck in placed.members.iter_mut().filter(|one| flat::STUCK.contains(&one.name)) {
        let own = stuck.art.bounds();
        let larger = (high * BANDAGE / own.width().max(1.0)).max(1.0);
        let to = reach.end + Vec2::new(high * STUCK_AT, 0.0);
        stuck.art = std::mem::take(&mut stuck.art).placed(
            Affine::translate(to.to_vec2())
                * Affine::scale(larger)
                * Affine::translate(-own.center().to_vec2()),
        );
    }
    placed
}

/// How far below the end of a tool what it strikes is, as a share of the doer's height.
const STRUCK: f64 = 0.02;

/// How much larger a patient is at most for the bandage on its belly to be at the hand, and how far up to the face that
/// is.
const LARGER: f64 = 1.7;
const BELLY: f64 = 0.5;

/// Whoever has a bandage on is so large that the hand at it is below the face.
fn below_the_face(reach: &Reach, body: &Doer, other: Group) -> Group {
    let stuck = other.members.iter().any(|one| flat::STUCK.contains(&one.name));
    let Some(face) = other.first().and_then(|first| first.art.anchor(Anchor::Face)).filter(|_| stuck) else {
        return other;
    };
    let up = (other.bounds().y1 - face.y) * BELLY;
    other.moved(Affine::scale(((body.around.y1 - reach.end.y) / up.max(1.0)).clamp(1.0, LARGER)))
}

/// How far beyond the hand the middle of a bandage is, as a share of the doer's height.
const STUCK_AT: f64 = 0.08;
/// How wide it is, as a share of the same.
const BANDAGE: f64 = 0.2;

/// The drawing of the one that is touched, whoever carries it.
fn touched_art(group: &Group, party: Party) -> Option<&Art> {
    group.members.iter().find(|member| member.actor.party == party).map(|member| &member.art)
}

/// What the deed is done with, from the hand to the other.
pub(super) fn wielded(scene: &Scene, party: Party, (base, holder): (&Art, &str), other: Group) -> Group {
    let body = Doer::of(base);
    let high = body.around.height();
    let reach = Reach::of(base, holder, true);
    let doer = scene.relations.iter().find(|held| held.object == party && held.link == Link::Holding);
    let on_table = doer.and_then(|held| handler(scene, |known| known.subject == held.subject));
    let end = match on_table.filter(|known| lies_on_table(scene, known)) {
        Some(_) => {
            Point::new(body.around.center().x + high * ON_TABLE.0 * 0.8, body.around.y0 + high * ON_TABLE.1)
        }
        None => reach.end,
    };
    let own = other.bounds();
    let name = other.first().map_or("", |first| first.name);
    let placing = tools::spanning(name, own, (reach.hand, end), high * 0.36)
        .unwrap_or_else(|| between(own, (reach.hand, end), high));
    let mut held = other.moved(placing);
    let fingers = match &reach.arms {
        Some(arms) => arms.reach(base, arms.right, reach.hand),
        None if body.person => grip::fingers(base, reach.hand),
        None => Vec::new(),
    };
    if let Some(last) = held.members.last_mut() {
        last.art.shapes.extend(fingers);
    }
    held
}

/// A thing with no handle of its own: what is long lies from the hand to the other.
fn between(own: Rect, (hand, end): (Point, Point), high: f64) -> Affine {
    let way = end - hand;
    let long = own.width().max(own.height()).max(1.0);
    let upright = own.height() > own.width() * 1.5;
    let scale = (way.hypot() * 1.3).clamp(high * 0.2, high * 0.3) / long;
    let turn = if upright { libm::atan2(way.y, way.x) + std::f64::consts::FRAC_PI_2 } else { 0.0 };
    Affine::translate(hand.lerp(end, 0.5).to_vec2())
        * Affine::rotate(turn)
        * Affine::scale(scale)
        * Affine::translate(-own.center().to_vec2())
}
