//! Who looks over what it is behind: a fence, a bush, a sofa.

use figures::{Anchor, Art};
use kurbo::{Point, Rect, Shape as _};
use scene::Link;

use super::clip::clipped;
use super::group::{Group, Tied};

/// What one looks over who is behind it.
pub(super) const LOOKED_OVER: [&str; 5] = ["meadow grass", "fence", "brick wall", "gate", "bush"];
/// How much of its height hides whoever looks over it, and how large or small that one becomes for it.
const HIDES: f64 = 0.92;
const FOR_A_LOOK: (f64, f64) = (0.6, 1.5);

/// Whether a thing is so low and broad that somebody behind it looks over it.
pub(super) fn is_low(base: &Art, other: &Group) -> bool {
    let (around, own) = (base.bounds(), other.bounds());
    let Some(face) = other.first().and_then(|first| first.art.anchor(Anchor::Face)) else { return false };
    let high = around.height() / (own.y1 - face.y).max(1.0);
    base.anchor(Anchor::Face).is_none()
        && around.width() > around.height() * 0.9
        && (FOR_A_LOOK.0..FOR_A_LOOK.1).contains(&high)
}

/// What one crouches behind, and how wide it is for one alone, as a share of who does.
const BUSH: &str = "bush";
const FOR_ONE: f64 = 1.3;
/// Nobody's feet are seen below it: so much of it is above the lowest that is seen.
const CROUCHING: f64 = 0.9;

/// How large a bush is for one who crouches behind it.
pub(super) fn room_behind((art, name): (&Art, &str), tied: &[Tied]) -> Option<f64> {
    let [(_, Link::Behind, other)] = tied else { return None };
    let around = art.bounds();
    let share = other.bounds().width() * FOR_ONE / around.width().max(1.0);
    (name == BUSH).then_some(share.clamp(0.5, 1.0))
}

/// The face right above the bush, the rest behind it.
fn crouching(around: Rect, other: Group, chin: f64) -> Group {
    let own = other.bounds();
    let foot = Point::new(around.center().x, around.y0 + own.y1 - chin);
    let mut other = other.stood(foot, 1.0);
    let low = around.y0 + around.height() * CROUCHING;
    let seen = other.bounds();
    let above = Rect::new(seen.x0 - 1.0, seen.y0 - 1.0, seen.x1 + 1.0, low.max(seen.y0 + 1.0));
    for member in &mut other.members {
        let hanging = member.art.hanging;
        member.art = Art {
            hanging: hanging.min(member.art.shapes.len()),
            ..clipped(&member.art, &above.to_path(0.1))
        };
    }
    other
}

/// Behind something low, the face above it, one of `same`; it comes back where there is no face.
pub(super) fn looking_over(
    (base, name): (&Art, &str),
    other: Group,
    (rank, same): (usize, usize),
) -> Result<Group, Group> {
    let (around, own) = (base.bounds(), other.bounds());
    let art = other.first().map(|first| &first.art);
    let face = art.and_then(|art| Some((art.anchor(Anchor::Face)?, art.anchor(Anchor::Head)?)));
    let Some((face, head)) = face else { return Err(other) };
    let mouth = art.and_then(|art| art.anchor(Anchor::Mouth)).unwrap_or(face + (face - head) * 0.55);
    let chin = mouth.y + (face - head).hypot() * 0.5;
    if name == BUSH && same == 1 && own.y1 - chin > around.height() * HIDES {
        return Ok(crouching(around, other, chin));
    }
    let cell = around.width() / same as f64;
    let (least, most) = FOR_A_LOOK;
    let scale = (around.height() * HIDES / (own.y1 - chin).max(1.0)).clamp(least, most);
    let scale = scale.min(cell * 1.2 / own.width().max(1.0));
    let foot = Point::new(
        around.x0 + cell * (rank as f64 + 0.5),
        (around.y0 + (own.y1 - chin) * scale).min(around.y1 - around.height() * (1.0 - HIDES)),
    );
    Ok(other.stood(foot, scale))
}
