//! On what is seen from above: a blanket, a plate, a dock.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{BezPath, Point, Vec2};
use scene::Thing;

use super::beside::INSECTS;
use super::grip;
use super::group::Group;
use super::rod::bar;
use super::tiers;
use super::underfoot::{CROSSING, PATH};
use crate::silhouette::Silhouette;

/// What is seen from above: whatever is on it stands in its middle, and not on its far edge.
pub(super) const FLAT: [&str; 13] = [
    CROSSING,
    "hopscotch",
    PATH,
    "dock",
    "lily pad",
    "pillow",
    "plate",
    "rug",
    "picnic",
    "shallow water",
    "puddle",
    "mud puddle",
    "cookie tray",
];
/// Somebody alone on it is at least so wide, as a share of its width.
const LEAST_OF_FLAT: f64 = 0.56;
/// More than this lie in two rows on it.
pub(super) const IN_A_ROW: usize = 3;

/// A spider is in the middle of it.
pub(super) const WEB: &str = "spider web";

/// What insects are all over, seen from above or the front, and where they are, as shares of its box.
pub(super) const CRAWLED_OVER: [(&str, [f64; 4]); 12] = [
    (WEB, [0.1, 0.06, 0.9, 0.66]),
    ("leaf", [0.16, 0.3, 0.84, 0.84]),
    ("flower", [0.1, 0.04, 0.9, 0.56]),
    ("sunflower", [0.1, 0.04, 0.9, 0.56]),
    ("rose", [0.1, 0.04, 0.9, 0.5]),
    ("pizza slice", [0.18, 0.2, 0.82, 0.76]),
    ("watermelon slice", [0.1, 0.2, 0.9, 0.8]),
    ("cookie", [0.14, 0.14, 0.86, 0.86]),
    ("pumpkin", [0.1, 0.3, 0.9, 0.9]),
    ("apple", [0.14, 0.36, 0.86, 0.9]),
    ("strawberry", [0.2, 0.3, 0.8, 0.86]),
    ("rock", [0.16, 0.3, 0.84, 0.9]),
];

/// The names of all in the lists here.
#[cfg(test)]
pub(super) fn names() -> Vec<&'static str> {
    FLAT.into_iter().chain(STUCK).chain(ON_THEIR_BACKS).chain(CRAWLED_OVER.map(|(name, _)| name)).collect()
}

/// How much of it one alone takes: the rest is to be seen.
const ALONE: f64 = 0.56;

/// Whether several insects are spread over it.
pub(super) fn is_crawled_over(name: &str, other: &Group, same: usize) -> bool {
    let insect = other.first().is_some_and(|first| INSECTS.contains(&first.name));
    same > 1 && insect && CRAWLED_OVER.iter().any(|(known, _)| *known == name)
}

/// All over it in rows, one of `same`.
pub(super) fn strewn((base, name): (&Art, &str), other: Group, (rank, same): (usize, usize)) -> Group {
    let Some((_, [x0, y0, x1, y1])) = CRAWLED_OVER.iter().find(|(known, _)| *known == name) else {
        return other;
    };
    let (around, own) = (base.bounds(), other.bounds());
    let (wide, high) = (around.width() * (x1 - x0), around.height() * (y1 - y0));
    // As many columns as make cells of the insects' own shape.
    let shape = wide / high.max(1.0) * own.height() / own.width().max(1.0);
    let columns = libm::sqrt(same as f64 * shape).round().clamp(1.0, same as f64) as usize;
    let rows = same.div_ceil(columns);
    let (row, column) = (rank / columns, rank % columns);
    let here = if row + 1 == rows { same - row * columns } else { columns };
    let cell = (wide / columns as f64, high / rows as f64);
    let share = if same == 1 { ALONE } else { 0.84 };
    let scale = (cell.0 * share / own.width().max(1.0)).min(cell.1 * share / own.height().max(1.0));
    let at = Point::new(
        around.x0 + around.width() * x0.midpoint(*x1) + (column as f64 + 0.5 - here as f64 / 2.0) * cell.0,
        around.y0 + around.height() * y0 + (row as f64 + 0.5) * cell.1,
    );
    other.centered(at, scale)
}

/// What one lies or sits in the blossom of, and where that is, as a share of its height; how large whoever is there is.
pub(super) const BLOSSOMS: [&str; 5] = ["flower", "sunflower", "rose", "tulip", "hyacinth"];
const BLOOM: f64 = 0.46;
const IN_BLOOM: f64 = 0.56;

/// Nobody larger than this, in centimetres, is in a blossom.
const SMALL_ENOUGH: u32 = 100;

/// Whether somebody is small enough for a blossom.
pub(super) fn fits_in_bloom(other: &Group) -> bool {
    other.first().is_some_and(|one| {
        let small = Thing::named(one.name).is_none_or(|thing| thing.centimetres <= SMALL_ENOUGH);
        small && one.art.anchor(Anchor::Face).is_some()
    })
}

/// In a blossom, large enough to be seen.
pub(super) fn in_bloom(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let scale =
        (around.height() * IN_BLOOM / own.height().max(1.0)).min(around.width() * 1.1 / own.width().max(1.0));
    other.stood(Point::new(around.center().x, around.y0 + around.height() * BLOOM), scale)
}

/// What sticks flat to whoever has it on.
pub(super) const STUCK: [&str; 2] = ["bandage", "memo"];
/// How wide it is, as a share of the shorter side of who has it on.
const STICKER: f64 = 0.3;

/// Who lies on its back, and how large what is on its belly is, as a share of its width.
pub(super) const ON_THEIR_BACKS: [&str; 1] = ["otter on its back"];
const ON_A_BELLY: f64 = 0.26;

/// On the belly of who lies, small enough to be held there, one of `same`.
pub(super) fn on_the_belly(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let belly = base.anchor(Anchor::Seat).unwrap_or(around.center());
    let size = around.width() * ON_A_BELLY / libm::sqrt(same as f64);
    let scale = size / own.width().max(own.height()).max(1.0);
    let x = belly.x + (rank as f64 + 0.5 - same as f64 / 2.0) * own.width() * scale;
    other.stood(Point::new(x, belly.y), scale)
}

/// How thick a cast is on both sides of an arm, as a share of the height of whose it is, how far up the arm it reaches, and
/// where it is wound.
const CAST: f64 = 0.05;
const UP_THE_ARM: f64 = 0.62;
const WOUND: [f64; 2] = [0.34, 0.68];
const PLASTER: Tint = Tint::hex(0xF4_F4_F4);

/// Around the arm that hangs down, from the wrist up to the elbow; `None` where both are lifted.
fn cast_on_the_arm(base: &Art) -> Option<Art> {
    let (face, high) = (base.anchor(Anchor::Face)?, base.bounds().height());
    let low = grip::palms(base).into_iter().max_by(|one, other| one.y.total_cmp(&other.y))?;
    let hand = Some(low).filter(|hand| grip::is_person(base) && hand.y > face.y + high * 0.2)?;
    let side = if hand.x < face.x { -1.0 } else { 1.0 };
    let shoulder = Point::new(face.x + side * high * 0.13, face.y + high * 0.2);
    let way = shoulder - hand;
    let (wrist, elbow) = (hand + way * 0.2, hand + way * UP_THE_ARM);
    let across = Vec2::new(-way.y, way.x) / way.hypot().max(1e-6) * (high * CAST);
    let wound = WOUND.map(|share| {
        let at = wrist.lerp(elbow, share);
        let mut line = BezPath::new();
        line.move_to(at - across);
        line.line_to(at + across);
        Shape::line(line, Pen::Inner)
    });
    Some(Art::of(std::iter::once(bar(&[wrist, elbow], high * CAST, PLASTER)).chain(wound).collect()))
}

/// How far down and across an animal the bandage on its paw is, and how wide.
const ON_THE_PAW: (f64, f64, f64) = (0.84, 0.7, 0.22);

/// On the body of somebody, below the face.
pub(super) fn stuck(base: &Art, mut other: Group, (rank, same): (usize, usize)) -> Group {
    let bandage = same == 1 && other.first().is_some_and(|first| first.name == STUCK[0]);
    if let (Some(cast), Some(first)) = (cast_on_the_arm(base).filter(|_| bandage), other.members.first_mut())
    {
        first.art = cast;
        return other;
    }
    let (around, own) = (base.bounds(), other.bounds());
    let face = base.anchor(Anchor::Face).unwrap_or(around.center());
    // An animal's is on its forepaw.
    let paw = bandage && !grip::is_person(base) && base.anchor(Anchor::Face).is_some();
    let level = face.y + (around.y1 - face.y) * if paw { ON_THE_PAW.0 } else { 0.56 };
    let reach = Silhouette::of(base).reach(level - 4.0, level + 4.0).unwrap_or((around.x0, around.x1));
    let across = if paw { ON_THE_PAW.1 } else { (rank as f64 + 0.5) / same as f64 };
    let x = reach.0 + (reach.1 - reach.0) * across;
    let size = around.width().min(around.height()) * if paw { ON_THE_PAW.2 } else { STICKER }
        / own.width().max(own.height()).max(1.0);
    other.centered(Point::new(x, level), size)
}

/// How wide a road is for all who cross it in one line, beside its drawing, and how close they walk.
const ACROSS: f64 = 1.3;
const IN_LINE: f64 = 0.94;
/// How much larger the first one is.
const LEADER: f64 = 1.4;

/// Over a crossing in one line, one of `same`: the first one leads.
pub(super) fn in_line(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let cell = around.width() * ACROSS / same as f64;
    let lead = if rank == 0 { LEADER } else { 1.0 };
    let scale = (cell * IN_LINE / own.width().max(1.0)).min(1.0) * lead;
    let x =
        around.center().x + cell * (lead - 1.0) + ((same - 1 - rank) as f64 + 0.5 - same as f64 / 2.0) * cell;
    other.stood(Point::new(x, around.y0 + around.height() * 0.62), scale)
}

/// On something flat, one of `same`: those of the far row first.
pub(super) fn laid(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let far = if same > IN_A_ROW { same / 2 } else { 0 };
    let alive = other.first().is_some_and(|one| one.art.anchor(Anchor::Face).is_some());
    if far > 0 && alive {
        return sat_together(base, other, ((rank, same), far));
    }
    if tiers::are_very_many(same) {
        let tier = tiers::Tier::from_behind((rank, same));
        let cell = around.width() * 0.74 / tier.columns;
        let row = around.height() * 0.27;
        let scale = (cell / own.width().max(1.0)).min(row / own.height().max(1.0));
        let y = around.y0 + around.height() * 0.88 - tier.above as f64 * row;
        return other.stood(Point::new(around.center().x + tier.aside * cell, y), scale);
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

/// More than this sit in three rows; how much of one row the next in front leaves free, as a share of the height, how
/// wide a row is beside the blanket and how large each is beside its place.
const TWO_ROWS: usize = 6;
const FREE: f64 = 0.5;
const ROW: f64 = 0.96;
const LARGE: f64 = 1.18;

/// A crowd on a blanket, the faces of three rows above each other.
fn crowded(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let columns = same.div_ceil(3);
    let (row, column) = (rank / columns, rank % columns);
    let here = columns.min(same - row * columns);
    let cell = around.width() * ROW / columns as f64;
    let wide = own.width().min(own.height() * 0.8).max(1.0);
    let scale = cell * LARGE / wide * if here < columns || row != 1 { 1.0 } else { 0.98 };
    // Those of the middle row look between the others.
    let aside = if row == 1 && here == columns { 0.24 } else { 0.0 } - if row == 1 { 0.0 } else { 0.12 };
    let foot = Point::new(
        around.center().x + (column as f64 + 0.5 + aside - here as f64 / 2.0) * cell,
        around.y0 + around.height() * 0.9 - own.height() * scale * FREE * (2 - row) as f64,
    );
    other.stood(foot, scale)
}

/// Of several on a blanket the far ones sit in the middle, the near ones at both ends, nobody before another's face.
fn sat_together(base: &Art, other: Group, ((rank, same), far): ((usize, usize), usize)) -> Group {
    if same > TWO_ROWS {
        return crowded(base, other, (rank, same));
    }
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
