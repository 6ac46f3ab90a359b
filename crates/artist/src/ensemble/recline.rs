//! People flat on the ground, on a towel or a sofa: asleep, or with the eyes on the clouds.

use core::f64::consts::FRAC_PI_2;

use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{Affine, Point};
use scene::{Doing, Link, Party, Relation, Scene, What};

use super::bearing::CRAWLED_UNDER;
use super::casting::copies;
use super::deeds::{Body, Prop};
use super::flat;
use super::group::Group;
use super::people::being;
use super::ties::doing;
use crate::silhouette::Silhouette;

/// What one lies on.
const LAIN_ON: [&str; 7] = ["sofa", "bench", "cloud", "log", "rug", "picnic", "dock"];
/// Who has the form of a person, and no arms to bend.
const LIKE_PEOPLE: [&str; 3] = ["snowman", "gingerbread man", "scarecrow"];

/// Whether a party lies flat.
pub(super) fn lies(scene: &Scene, party: Party) -> bool {
    let person = scene.subject(party).is_none_or(|one| match one.what {
        What::Person(_) => true,
        What::Thing(thing) => being(thing.name).is_some() || LIKE_PEOPLE.contains(&thing.name),
    });
    let deed = doing(scene, party);
    person
        && matches!(deed, Some(Doing::Sleeping | Doing::Lying))
        && scene.relations.iter().all(|known| leaves_it_flat(scene, (known, party)))
}

/// Whether somebody can lie flat for all that a relation says.
fn leaves_it_flat(scene: &Scene, (known, party): (&Relation, Party)) -> bool {
    let object = scene.subject(known.object).map_or("", |one| one.what.name());
    if known.subject == party {
        return match known.link {
            Link::On => LAIN_ON.contains(&object),
            Link::Under => object != "blanket" && !CRAWLED_UNDER.contains(&object),
            Link::In | Link::Riding => false,
            _ => true,
        };
    }
    let several = copies(scene, known.subject) > 1;
    known.object != party
        || !matches!(known.link, Link::Riding | Link::Holding) && (known.link != Link::On || several)
}

/// How much of what one lies on it is long at most.
const ALONG: f64 = 0.94;

/// On a sofa, a bench, a rug, from one end to the other; several one before the other.
pub(super) fn on((base, name): (&Art, &str), other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let scale = (around.width() * ALONG / own.width().max(1.0)).min(1.0);
    let y = match base.anchor(Anchor::Seat) {
        Some(seat) if !flat::FLAT.contains(&name) => seat.y + own.height() * scale * SUNK,
        _ => around.y0 + around.height() * MIDDLE,
    };
    let before = own.height() * scale * APART * (same as f64 - 1.0 - rank as f64);
    other.stood(Point::new(around.center().x, y - before), scale)
}

/// Where along who lies others are, from the neck to the feet, and how high they are at most beside it.
const ALONG_THE_BODY: (f64, f64) = (0.3, 0.96);
const SMALL: f64 = 0.9;

/// Whether what somebody is on is somebody who lies.
pub(super) fn is_lain_on(scene: &Scene, (base, party): (&Art, Party)) -> bool {
    let on = |known: &Relation| known.subject == party && known.link == Link::On && lies(scene, known.object);
    base.anchor(Anchor::Face).is_some() && scene.relations.iter().any(on)
}

/// On somebody who lies, one of `same`: all of them beyond the face.
pub(super) fn on_the_body(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let (from, to) = ALONG_THE_BODY;
    let cell = around.width() * (to - from) / same as f64;
    let scale = (cell / own.width().max(1.0)).min(around.height() * SMALL / own.height().max(1.0)).min(1.0);
    let x = around.x0 + around.width() * from + cell * (rank as f64 + 0.5);
    let top = Silhouette::of(base).top_at(x).unwrap_or(around.y0);
    other.stood(Point::new(x, top + own.height() * scale * 0.06), scale)
}

/// How far down what is seen from above the nearest lies, and how far from each other two do, in shares of a height.
const MIDDLE: f64 = 0.76;
const APART: f64 = 0.78;

/// How far whoever lies is below the edge of the seat, as a share of its height: it lies on the middle of it.
const SUNK: f64 = 0.16;

/// What is over the head of whoever sleeps: beside it, or above who lies.
pub(super) fn dream(scene: &Scene, party: Party, (body, beside_head): (&Body, Point)) -> Prop {
    if lies(scene, party) {
        let over = Point::new(body.around.x0 + body.reach * 1.4, body.around.y0 + body.reach * 0.4);
        return Prop::new("zzz", over, body.reach * 1.5).by(0.2, 1.0);
    }
    Prop::new("zzz", beside_head, body.share(0.34)).by(0.1, 0.9)
}

/// How somebody holds itself who is then laid down.
pub(super) const POSE: Pose = Pose::Lie;

/// On the back, the head at the left.
pub(super) fn laid(art: Art) -> Art {
    let art = art.placed(Affine::rotate(-FRAC_PI_2));
    let around = art.bounds();
    let mut art = art.placed(Affine::translate(-Point::new(around.center().x, around.y1).to_vec2()));
    art.set(Anchor::Ground, (0.0, 0.0));
    art
}
