//! What has strings and a neck: a hand at each.

use figures::Art;
use kurbo::{Affine, Point, Rect};

use super::grip;
use super::group::Group;

/// An instrument, where its strings are and where its neck.
type Fretted = (&'static str, (f64, f64), (f64, f64));

/// What is played with a hand at the strings and one at the neck: where both are, as shares of the box.
const STRUNG: [Fretted; 2] = [("guitar", (0.32, 0.68), (0.72, 0.3)), ("banjo", (0.3, 0.7), (0.74, 0.28))];
/// How far the neck points up, in radians.
const NECK: f64 = 0.3;

/// How an instrument with a neck lies before two palms, one at its strings and one around its neck.
pub(super) fn strung(name: &str, own: Rect, [left, right]: [Point; 2]) -> Option<Affine> {
    let (_, grip, end) = STRUNG.iter().find(|(known, ..)| *known == name)?;
    let at = |(x, y): &(f64, f64)| Point::new(own.x0 + own.width() * x, own.y0 + own.height() * y);
    let (strings, neck) = (at(grip), at(end));
    let (way, want) = (neck - strings, right - left);
    let scale = want.hypot() / way.hypot().max(1e-6);
    let turn = libm::atan2(want.y, want.x) - libm::atan2(way.y, way.x) - NECK * 0.4;
    Some(
        Affine::translate(left.to_vec2())
            * Affine::rotate(turn)
            * Affine::scale(scale)
            * Affine::translate(-strings.to_vec2()),
    )
}

/// How far of the forearm of who strums is seen from the palm, as a share of the way from the top of the skull to between
/// the eyes.
const STRUMMING: f64 = 0.62;

/// How large a bridge is at most, and how near its middle is to the hand before it, as shares of the player's height.
const BRIDGE: f64 = 0.12;
const BEHIND_IT: f64 = 0.08;

/// Puts a hand with its forearm over the strings that it plays, and the other one round the neck.
pub(super) fn plays(base: &Art, held: &mut Group, [strings, neck]: [Point; 2]) {
    if let Some(member) = held.members.last_mut() {
        // Of a bridge behind that forearm a sliver would be seen.
        let high = base.bounds().height();
        member.art.shapes.retain(|shape| {
            let (own, way) = (shape.bounds(), shape.bounds().center() - strings);
            let is_small = own.width().max(own.height()) < high * BRIDGE;
            !is_small || way.hypot() > high * BEHIND_IT || way.dot(neck - strings) > 0.0
        });
        member.art.shapes.extend([grip::arm(base, strings, STRUMMING), grip::fingers(base, neck)].concat());
    }
}
