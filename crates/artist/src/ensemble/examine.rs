//! A stethoscope: from the ears of the doctor over the chest to the patient.

use drawing::{Pen, Shape, Tint};
use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{Affine, Circle, CubicBez, ParamCurve as _, Point, Shape as _, Vec2};
use scene::{Doing, Link, Party, Relation, Role, Scene, Stage, Subject, Thing, What};

use super::casting::copies;
use super::grip::{self, Shoulders};
use super::group::Group;
use super::handiwork::ears;
use super::oars::chest;
use super::rod::bar;
use super::tend::is_alive;
use super::ties::doing;

/// What is listened with.
pub(super) const STETHOSCOPE: &str = "stethoscope";
/// A patient lower than this, in centimetres, is knelt down to.
const SMALL: u32 = 180;
const HOSE: Tint = Tint::hex(0x6B_72_80);
const DISC: Tint = Tint::hex(0xD5_DB_E3);
/// Each curve of the hose in so many straight pieces.
const PIECES: usize = 10;

/// Whether somebody listens to the heart of another.
pub(super) fn examines(scene: &Scene, known: &Relation) -> bool {
    let listens = |held: &Relation| {
        held.subject == known.subject
            && held.link == Link::Holding
            && scene.subject(held.object).is_some_and(|one| one.what.name() == STETHOSCOPE)
    };
    let to = matches!(known.link, Link::With | Link::LookingAt | Link::NextTo);
    to && is_alive(scene, known.object)
        && copies(scene, known.object) == 1
        && copies(scene, known.subject) == 1
        && scene.relations.iter().any(listens)
}

/// A doctor with a patient and free hands has a stethoscope.
pub(super) fn equip(scene: &mut Scene) {
    let Some(stethoscope) = Thing::named(STETHOSCOPE) else { return };
    let doctor = |party: Party| {
        let role = match scene.subject(party)?.what {
            What::Person(person) => person.role,
            What::Thing(_) => return None,
        };
        let idle = matches!(doing(scene, party), None | Some(Doing::Standing));
        let busy = scene.relations.iter().any(|known| known.subject == party && known.link == Link::Holding);
        (matches!(role, Role::Doctor | Role::Vet | Role::Nurse) && idle && !busy && copies(scene, party) == 1)
            .then_some(party)
    };
    let treats = |known: &&Relation| {
        let patient = scene.subject(known.object).is_some_and(|one| one.count == 1);
        matches!(known.link, Link::With | Link::LookingAt) && patient && is_alive(scene, known.object)
    };
    let mut treating = scene.relations.iter().filter(treats).filter_map(|known| doctor(known.subject));
    let named = scene.cast.iter().any(|one| one.what.name() == STETHOSCOPE);
    let Some(subject) = treating.next().filter(|_| !named) else { return };
    let object = Party::Cast(scene.cast.len());
    scene.cast.push(Subject::one(stethoscope));
    scene.relations.push(Relation { subject, link: Link::Holding, object, and: None });
}

/// The one who listens and the one who is listened to.
fn consultation(scene: &Scene) -> Option<(Party, Party)> {
    scene.relations.iter().find(|known| examines(scene, known)).map(|known| (known.subject, known.object))
}

/// Whether somebody is listened to.
pub(super) fn is_patient(scene: &Scene, party: Party) -> bool {
    consultation(scene).is_some_and(|(_, patient)| patient == party)
}

/// Whoever listens to somebody small kneels down.
pub(super) fn pose(scene: &Scene, party: Party) -> Option<Pose> {
    let (_, patient) = consultation(scene).filter(|(doctor, _)| *doctor == party)?;
    let small = scene.subject(patient).is_some_and(|one| match one.what {
        What::Thing(thing) => thing.centimetres < SMALL,
        What::Person(person) => matches!(person.role.stage(), Stage::Baby | Stage::Child),
    });
    Some(if small { Pose::Kneel } else { Pose::HoldOne })
}

/// Turned to the doctor, with the disc on the chest.
pub(super) fn patient(base: &Art, other: Group) -> Group {
    let turned = other.moved(Affine::scale_non_uniform(-1.0, 1.0));
    let (around, own) = (base.bounds(), turned.bounds());
    let disc = disc(base);
    // An arm that is lifted is no chest.
    let person = turned.first().map(|first| &first.art).filter(|art| grip::is_person(art));
    let face = person.and_then(|art| art.anchor(Anchor::Face));
    let chest = face.map_or(own.x0 + own.width() * 0.1, |face| face.x - own.height() * 0.08);
    let foot = (around.y1).max(disc.y + own.height() * 0.3).min(around.y1 + own.height() * 0.2);
    turned.moved(Affine::translate((disc.x - chest, foot - own.y1)))
}

/// Where the disc is.
fn disc(base: &Art) -> Point {
    let (chest, reach) = chest(base);
    let hand = base.anchor(Anchor::Hand).filter(|_| grip::is_person(base));
    let hand = hand.unwrap_or(Point::new(base.bounds().x1 + reach * 0.3, chest.y + reach * 0.2));
    hand + Vec2::new(reach * 0.3, 0.0)
}

/// In the ears, its disc in the hand that is held out.
pub(super) fn worn((base, holder): (&Art, &str), mut other: Group) -> Result<Group, Group> {
    let Some([left, right]) = ears(base) else { return Err(other) };
    let (chest, reach) = chest(base);
    let person = grip::is_person(base);
    let disc = disc(base);
    let hand = disc - Vec2::new(reach * 0.3, 0.0);
    let half = reach * 0.075;
    let joint = chest + Vec2::new(0.0, if person { reach * 0.25 } else { reach * 0.1 });
    let hose = |curve: CubicBez| {
        let points: Vec<Point> = (0..=PIECES).map(|at| curve.eval(at as f64 / PIECES as f64)).collect();
        bar(&points, half, HOSE)
    };
    let from = |ear: Point, side: f64| {
        let out = ear + Vec2::new(side * reach * 0.2, reach * 0.5);
        hose(CubicBez::new(ear, out, joint + Vec2::new(side * reach * 0.4, -reach * 0.2), joint))
    };
    let low = Vec2::new(0.0, reach * 0.75);
    let down = hose(CubicBez::new(joint, joint + low, hand + low, disc));
    let round = |share: f64, tint: Tint, pen: Pen| {
        Shape::area(Circle::new(disc, reach * share).to_path(0.05), tint, pen)
    };
    let mut shapes = vec![from(left, -1.0), from(right, 1.0), down];
    if !person {
        let arms = grip::shoulders(holder, base).unwrap_or_else(|| Shoulders::below(chest, reach));
        shapes.extend(arms.reach(base, arms.right, hand - Vec2::new(reach * 0.2, 0.0)));
    }
    shapes.extend([round(0.26, DISC, Pen::Outline), round(0.13, Tint::PAPER, Pen::Inner)]);
    if person {
        shapes.extend(grip::fingers(base, hand));
    }
    if let Some(member) = other.members.first_mut() {
        member.art = Art::of(shapes);
    }
    Ok(other)
}
