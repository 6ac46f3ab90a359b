//! What has strings and a neck: a hand at each.

use figures::{Anchor, Art};
use kurbo::{Affine, Point};

use super::grip;
use super::group::Group;

/// An instrument, where its strings are and where its neck.
type Fretted = (&'static str, (f64, f64), (f64, f64));

/// What is played with a hand at the strings and one at the neck: where both are, as shares of the box, where its drawing does
/// not say.
const STRUNG: [Fretted; 2] = [("guitar", (0.24, 0.78), (0.74, 0.26)), ("banjo", (0.3, 0.7), (0.74, 0.28))];

/// Whether a person plays it so.
pub(super) fn is_strung(name: &str) -> bool {
    STRUNG.iter().any(|(known, ..)| *known == name)
}

/// What a person plays that has its hands at strings and at a neck; everything else comes back.
pub(super) fn played(base: &Art, other: Group) -> Result<Group, Group> {
    match (grip::palms(base)[..].try_into(), grips(&other)) {
        (Ok(palms), Some(grips)) if grip::is_person(base) => {
            let mut held = other.moved(strung(grips, palms));
            plays(base, &mut held, palms);
            Ok(held)
        }
        _ => Err(other),
    }
}

/// Where it has its strings and where its neck.
fn grips(other: &Group) -> Option<[Point; 2]> {
    let first = other.first()?;
    let (_, strings, neck) = STRUNG.iter().find(|(known, ..)| *known == first.name)?;
    let own = other.bounds();
    let at = |(x, y): &(f64, f64)| Point::new(own.x0 + own.width() * x, own.y0 + own.height() * y);
    let drawn = |anchor| first.art.anchor(anchor);
    Some(match (drawn(Anchor::OtherHand), drawn(Anchor::Grip)) {
        (Some(strings), Some(neck)) => [strings, neck],
        _ => [at(strings), at(neck)],
    })
}

/// How an instrument with a neck lies before two palms, one at its strings and one around its neck.
fn strung([strings, neck]: [Point; 2], [left, right]: [Point; 2]) -> Affine {
    let (way, want) = (neck - strings, right - left);
    let scale = want.hypot() / way.hypot().max(1e-6);
    let turn = libm::atan2(want.y, want.x) - libm::atan2(way.y, way.x);
    Affine::translate(left.to_vec2())
        * Affine::rotate(turn)
        * Affine::scale(scale)
        * Affine::translate(-strings.to_vec2())
}

/// How large a bridge is at most, how near its middle is to the hand before it, and how far towards the neck from that, as
/// shares of the player's height.
const BRIDGE: f64 = 0.12;
const BEHIND_IT: f64 = 0.08;
const BEFORE_IT: f64 = 0.03;

/// Puts a hand with its arm over the strings that it plays, and the other one round the neck.
fn plays(base: &Art, held: &mut Group, [strings, neck]: [Point; 2]) {
    if let Some(member) = held.members.last_mut() {
        // Of a bridge behind that forearm a sliver would be seen.
        let high = base.bounds().height();
        member.art.shapes.retain(|shape| {
            let (own, way) = (shape.bounds(), shape.bounds().center() - strings);
            let is_small = own.width().max(own.height()) < high * BRIDGE;
            !is_small
                || way.hypot() > high * BEHIND_IT
                || way.dot((neck - strings).normalize()) > high * BEFORE_IT
        });
        member.art.shapes.extend([grip::whole_arm(base, strings), grip::fingers(base, neck)].concat());
    }
}
