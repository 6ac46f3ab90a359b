//! Hanging by the hands or head down: from a branch, from monkey bars, from the bough of a tree.

use drawing::{Pen, Shape, Tint};
use figures::path::scallops;
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Point, Vec2};

use super::grip;
use super::group::Group;

/// Head down from a branch or a bar, or from the leaves of a tree; one of `same`.
pub(super) fn hung((base, name): (&Art, &str), other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let tall = around.height() > own.height();
    if name.ends_with("tree") && tall {
        return from_a_bough(base, other, (rank, same));
    }
    let x = around.x0 + around.width() * (0.2 + 0.6 * (rank as f64 + 0.5) / same as f64);
    let y = match name {
        "tree branch" => around.y0 + around.height() * 0.5,
        "monkey bars" => around.y0 + around.height() * 0.2,
        _ if tall => around.y0 + around.height() * 0.4,
        _ => around.y1 - around.height() * 0.3,
    };
    let vine = base.anchor(Anchor::Grip).filter(|_| name == VINE && same == 1);
    let (x, y) = vine.map_or((x, y), |at| (at.x, at.y));
    let cell = around.width() * 0.8 / same as f64;
    let high = if tall { (around.height() * 0.46 / own.height().max(1.0)).min(1.0) } else { 1.0 };
    let scale = if same > 1 { high.min(cell / own.width().max(1.0)) } else { high };
    let foot = holds_on(&other);
    let swing = if vine.is_some() { SWING.to_radians() } else { 0.0 };
    other.moved(
        Affine::translate((x, y))
            * Affine::rotate(swing)
            * Affine::scale(scale)
            * Affine::translate(-foot.to_vec2()),
    )
}

/// What one swings from, and how far one swings, in degrees.
const VINE: &str = "vine";
const SWING: f64 = -18.0;

/// Where one hangs by: the hand that is up, or the feet of who is head down.
fn holds_on(other: &Group) -> Point {
    let own = other.bounds();
    let hand = other.first().and_then(|first| first.art.anchor(Anchor::Grip));
    let hand = hand.filter(|hand| hand.y < own.y0 + own.height() * 0.2);
    // With both where both are up: the bough may be behind the head, as for a chin-up.
    let chin = own.y0 + own.height() * CHIN;
    let up = |art: &Art| match (grip::palms(art).as_slice(), art.anchor(Anchor::Face)) {
        ([one, two], Some(face)) if one.y.max(two.y) < face.y.max(chin) => Some(one.midpoint(*two)),
        _ => None,
    };
    let hand = other.first().and_then(|first| up(&first.art)).or(hand);
    hand.unwrap_or(Point::new(own.center().x, own.y0))
}

/// Palms above this share of the height are up.
const CHIN: f64 = 0.3;

/// A bough reaches out below the crown: where it is, as a share of the tree's height, how far it reaches from the trunk,
/// of its width, how thick it is, and how much of the height below it whoever hangs there takes.
const BOUGH: f64 = 0.24;
const REACH: f64 = 0.56;
const THICK: f64 = 0.05;
/// Who hangs before leaves is seen so many times as large at most as one is.
const LARGEST: f64 = 2.8;
const BELOW: f64 = 0.8;
/// Of how many lobes the leaves are at its root, and how far they reach, in thicknesses of it.
const LOBES: i32 = 6;
const LEAVES: f64 = 1.9;
const LEAF: Tint = Tint::hex(0x8B_CB_6B);
/// And how far beyond the hand it goes on, as a share of the way there.
const BEYOND: f64 = 1.3;
const BARK: Tint = Tint::hex(0xA9_74_4A);

/// From a bough that stands out of the trunk, beside it.
fn from_a_bough(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let (high, thick) = (around.height() * (1.0 - BOUGH), around.height() * THICK);
    let trunk = Point::new(around.center().x, around.y0 + around.height() * (BOUGH + THICK));
    let tip = Point::new(around.center().x + around.width() * REACH, around.y0 + around.height() * BOUGH);
    let cell = around.width() * REACH * 0.8 / same as f64;
    let scale = (high * BELOW / own.height().max(1.0)).min(cell * 1.2 / own.width().max(1.0)).min(LARGEST);
    let along = 0.34 + 0.56 * (rank as f64 + 0.5) / same as f64;
    let at = trunk.lerp(tip, along);
    let hold = holds_on(&other);
    let mut other = other
        .moved(Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-hold.to_vec2()));
    if let (0, Some(first)) = (rank, other.members.first_mut()) {
        let tip = trunk.lerp(tip, BEYOND);
        let mut bough = BezPath::new();
        bough.move_to(trunk + Vec2::new(0.0, thick * 0.9));
        bough.quad_to(trunk.lerp(tip, 0.4) + Vec2::new(0.0, thick * 0.7), tip + Vec2::new(0.0, thick * 0.3));
        bough.quad_to(tip + Vec2::new(thick * 0.7, -thick * 0.1), tip - Vec2::new(0.0, thick * 0.4));
        bough.quad_to(trunk.lerp(tip, 0.4) - Vec2::new(0.0, thick * 0.5), trunk - Vec2::new(0.0, thick));
        let leaves = leaves_around(trunk, thick * LEAVES);
        first.art.shapes.splice(0..0, [Shape::area(bough, BARK, Pen::Outline), leaves]);
    }
    other
}

/// The leaves out of which a bough grows, as far as `reach` around its root.
fn leaves_around(root: Point, reach: f64) -> Shape {
    let tip = |lobe: i32| {
        let turn = f64::from(lobe) * core::f64::consts::TAU / f64::from(LOBES);
        root + Vec2::new(libm::cos(turn), libm::sin(turn) * 0.8) * reach
    };
    Shape::area(scallops(&(0..LOBES).map(tip).collect::<Vec<_>>(), 0.24), LEAF, Pen::Inner)
}
