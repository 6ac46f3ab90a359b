//! Who looks over what it is behind: a fence, a bush, a sofa.

use figures::{Anchor, Art};
use kurbo::Point;

use super::group::Group;

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

/// Behind something low, the face above it, one of `same`; it comes back where there is no face.
pub(super) fn looking_over(base: &Art, other: Group, (rank, same): (usize, usize)) -> Result<Group, Group> {
    let (around, own) = (base.bounds(), other.bounds());
    let art = other.first().map(|first| &first.art);
    let face = art.and_then(|art| Some((art.anchor(Anchor::Face)?, art.anchor(Anchor::Head)?)));
    let Some((face, head)) = face else { return Err(other) };
    let mouth = art.and_then(|art| art.anchor(Anchor::Mouth)).unwrap_or(face + (face - head) * 0.55);
    let chin = mouth.y + (face - head).hypot() * 0.5;
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
