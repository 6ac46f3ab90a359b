//! On what is seen from above: a blanket, a plate, a dock.

use figures::{Anchor, Art};
use kurbo::Point;

use super::group::Group;

/// What is seen from above: whatever is on it stands in its middle, and not on its far edge.
pub(super) const FLAT: [&str; 9] =
    ["dock", "lily pad", "plate", "rug", "picnic", "shallow water", "puddle", "mud puddle", "cookie tray"];
/// Somebody alone on it is at least so wide, as a share of its width.
const LEAST_OF_FLAT: f64 = 0.56;
/// More than this lie in two rows on it.
pub(super) const IN_A_ROW: usize = 3;

/// On something flat, one of `same`: those of the far row first.
pub(super) fn laid(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let far = if same > IN_A_ROW { same / 2 } else { 0 };
    let alive = other.first().is_some_and(|one| one.art.anchor(Anchor::Face).is_some());
    if far > 0 && alive {
        return sat_together(base, other, ((rank, same), far));
    }
    let (column, columns) = if rank < far { (rank, far) } else { (rank - far, same - far) };
    let cell = around.width() * if rank < far { 0.66 } else { 0.76 } / columns as f64;
    // A lifted arm may stand out over the neighbours.
    let wide = own.width().min(own.height() * 0.8).max(1.0);
    let scale = match same {
        // A puddle is no lake around a pig.
        1 if alive => (around.width() * LEAST_OF_FLAT / own.width().max(1.0)).max(1.0),
        1 => 1.0,
        _ => (cell / wide).min(1.0),
    };
    // The near row leaves the far one to be seen.
    let behind = if rank < far { own.height() * scale * 0.66 } else { 0.0 };
    let depth = if far > 0 { 0.78 } else { 0.62 };
    let foot = Point::new(
        around.center().x + (column as f64 + 0.5 - columns as f64 / 2.0) * cell,
        around.y0 + around.height() * depth - behind,
    );
    other.stood(foot, scale)
}

/// Of several on a blanket the far ones sit in the middle, the near ones at both ends, nobody before another's face.
fn sat_together(base: &Art, other: Group, ((rank, same), far): ((usize, usize), usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let left = (same - far).div_ceil(2);
    let slot = if rank < far { left + rank } else { (rank - far) + if rank - far < left { 0 } else { far } };
    let cell = around.width() * 0.98 / same as f64;
    let wide = own.width().min(own.height() * 0.8).max(1.0);
    let scale = cell * 1.3 / wide;
    let behind = if rank < far { own.height() * scale * 0.34 } else { 0.0 };
    let foot = Point::new(
        around.center().x + (slot as f64 + 0.5 - same as f64 / 2.0) * cell,
        around.y0 + around.height() * 0.86 - behind,
    );
    other.stood(foot, scale)
}
