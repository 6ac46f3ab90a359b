//! Down a playground slide, feet first.

use figures::{Anchor, Art};
use kurbo::{Affine, Point};

use super::grip;
use super::group::{Group, bottom};

pub(super) const SLIDE: &str = "slide";
/// Where on the slide whoever sits is, and whoever stands on four feet, as shares of its box; and how steep it is
/// there, in radians.
const SITTING: ((f64, f64), f64) = ((0.44, 0.36), 0.52);
const STANDING: ((f64, f64), f64) = ((0.53, 0.5), 0.72);
/// The highest who fits, as a share of the slide's height, and how far one of several is behind the next.
const HIGH: f64 = 0.7;
const NEXT: f64 = 0.2;

/// On the way down, one of `same`: the first is the lowest.
pub(super) fn down(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let person = other.first().filter(|first| grip::is_person(&first.art));
    let hips = person.and_then(|person| person.art.anchor(Anchor::Seat));
    let ((x, y), turn) = if hips.is_some() { SITTING } else { STANDING };
    let up = NEXT * (rank as f64 - (same as f64 - 1.0) / 2.0);
    let at = Point::new(around.x0 + around.width() * (x - up), around.y0 + around.height() * (y - up * 1.1));
    let most = around.height() * HIGH / (1.0 + 0.4 * (same as f64 - 1.0));
    let scale = (most / own.height().max(own.width()).max(1.0)).min(1.0);
    let foot = hips.unwrap_or_else(|| bottom(own));
    other.moved(
        Affine::translate(at.to_vec2())
            * Affine::rotate(turn)
            * Affine::scale(scale)
            * Affine::translate(-foot.to_vec2()),
    )
}
