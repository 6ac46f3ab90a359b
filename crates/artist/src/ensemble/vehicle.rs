//! A thing that is a vehicle for once: a toothbrush with a flame, a banana under sail, a shoe on wheels.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Circle, PathEl, Point, Rect, Shape as _, Vec2};
use scene::{Garment, Link, Looks, Party, Scene, Worn};

use super::group::Group;
use crate::silhouette::Silhouette;

/// How high a thing is that is ridden, in centimetres.
const RIDDEN: u32 = 260;

/// How high such a thing counts; every other is as high as it is.
pub(super) fn height_of(looks: &Looks, centimetres: u32) -> u32 {
    let is_vehicle = [Garment::Flame, Garment::Sail, Garment::Wheels];
    let is_vehicle = is_vehicle.iter().any(|it| looks.wears.contains(&Worn::Garment(*it)));
    if is_vehicle { centimetres.max(RIDDEN) } else { centimetres }
}

/// How steep a rocket flies, in degrees.
const STEEP: f64 = -42.0;
/// The flame's length and half its width, as shares of the rocket's length.
const FLAME: (f64, f64) = (0.26, 0.11);
/// From so far and to so far aslant, in radians, a thing is laid level.
const ASLANT: f64 = 0.3;
const UPRIGHT: f64 = 1.3;
const OUTER: Tint = Tint::hex(0xF5_9A_3C);
const INNER: Tint = Tint::hex(0xFF_D5_4A);
const FIN: Tint = Tint::hex(0xE5_4B_4B);
const CLOTH: Tint = Tint::hex(0xFF_F4_DC);
const MAST: Tint = Tint::hex(0xB0_7D_4F);
const WATER: Tint = Tint::hex(0xB9_E4_F7);

pub(super) fn rolling(art: &mut Art) {
    // A carrot lies along the road, a house stands.
    if lengthwise(art).abs() > ASLANT && lengthwise(art).abs() < UPRIGHT {
        aligned(art, 0.0);
    }
    let around = art.bounds();
    let radius = (around.width() * 0.16).min(around.height() * 0.2);
    for x in [0.22, 0.78] {
        let at = Point::new(around.x0 + around.width() * x, around.y1 + radius * 0.1);
        let tyre = Circle::new(at, radius).to_path(0.1);
        let hub = Circle::new(at, radius * 0.48).to_path(0.1);
        art.shapes.push(Shape::area(tyre, Tint::hex(0x6B_6F_7A), Pen::Outline));
        art.shapes.push(Shape::area(hub, Tint::hex(0xDF_E3_EA), Pen::Inner));
    }
}

/// In the way it is long, in radians: by where its lines are.
fn lengthwise(art: &Art) -> f64 {
    let points: Vec<Point> = art.all().flat_map(|shape| shape.path.elements()).filter_map(end).collect();
    let count = points.len().max(1) as f64;
    let middle = points.iter().fold(Vec2::ZERO, |sum, at| sum + at.to_vec2()) / count;
    let (xx, xy, yy) = points.iter().fold((0.0, 0.0, 0.0), |(xx, xy, yy), at| {
        let off = at.to_vec2() - middle;
        (xx + off.x * off.x, xy + off.x * off.y, yy + off.y * off.y)
    });
    0.5 * libm::atan2(2.0 * xy, xx - yy)
}

const fn end(element: &PathEl) -> Option<Point> {
    match element {
        PathEl::MoveTo(at) | PathEl::LineTo(at) | PathEl::QuadTo(_, at) | PathEl::CurveTo(_, _, at) => {
            Some(*at)
        }
        PathEl::ClosePath => None,
    }
}

/// Turned so that it is long in this way, in radians, its higher end first; the box around it were it level.
fn aligned(art: &mut Art, way: f64) -> Rect {
    let middle = art.bounds().center().to_vec2();
    let own = lengthwise(art);
    let about = |turn: f64| Affine::translate(middle) * Affine::rotate(turn) * Affine::translate(-middle);
    let level = art.clone().placed(about(-own));
    let around = level.bounds();
    *art = level.placed(about(way));
    around
}

/// Nose up, with a flame and two fins behind.
pub(super) fn lifted_off(art: &mut Art) {
    let way = STEEP.to_radians();
    let level = aligned(art, way);
    let (long, high) = (level.width(), level.height());
    let middle = level.center();
    let turn = Affine::rotate_about(way, middle);
    let by = |x: f64, y: f64| turn * (Point::new(level.x0, middle.y) + Vec2::new(x, y) * long);
    let tongue = |share: f64| {
        let (far, half) = (FLAME.0 * share, FLAME.1.min(high / long * 0.6) * share);
        let mut path = BezPath::new();
        path.move_to(by(0.05, -half));
        path.curve_to(by(-0.08 * share, -half * 1.7), by(-far * 0.7, -half), by(-far, -half * 0.1));
        path.quad_to(by(-far * 0.7, half * 0.2), by(-far * 0.84, half * 0.9));
        path.curve_to(by(-far * 0.4, half * 1.5), by(-0.06 * share, half * 1.5), by(0.05, half));
        path.close_path();
        path
    };
    let fin = |side: f64| {
        let half = (high / long * 0.5).max(0.04);
        let mut path = BezPath::new();
        path.move_to(by(0.26, side * half * 0.5));
        path.quad_to(by(0.12, side * (half + 0.08)), by(-0.02, side * (half + 0.12)));
        path.quad_to(by(0.02, side * half), by(0.08, side * half * 0.3));
        path.close_path();
        Shape::area(path, FIN, Pen::Outline)
    };
    let behind = [
        Shape::area(tongue(1.0), OUTER, Pen::Outline),
        Shape::area(tongue(0.52), INNER, Pen::Inner),
        fin(-1.0),
        fin(1.0),
    ];
    art.shapes.splice(0..0, behind);
}

/// Whether somebody is in or on a thing under sail.
pub(super) fn sails(scene: &Scene, party: Party) -> bool {
    let sail = |on: Party| {
        scene.subject(on).is_some_and(|one| one.looks.wears.contains(&Worn::Garment(Garment::Sail)))
    };
    scene.relations.iter().any(|known| {
        known.subject == party
            && matches!(known.link, Link::In | Link::On | Link::Riding)
            && sail(known.object)
    })
}

/// How much of the hull those in it are wide, how high beside it, and how deep in it.
const ABOARD: (f64, f64) = (0.56, 0.72);
const DEEP: f64 = 0.34;

/// Beside the mast, behind the side of the hull, one of `same`.
pub(super) fn aboard(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let seat = base.anchor(Anchor::Seat).unwrap_or(around.center());
    let cell = around.width() * ABOARD.0 / same as f64;
    let scale = (cell / own.width().max(1.0)).min(around.height() * ABOARD.1 / own.height().max(1.0));
    let x = seat.x + (rank as f64 + 0.5 - same as f64 / 2.0) * cell;
    let rim = Silhouette::of(base).top_at(x).unwrap_or(seat.y);
    other.stood(Point::new(x, rim + own.height() * scale * DEEP), scale)
}

/// Level, with a mast and a sail, and its keel in the water.
pub(super) fn under_sail(art: &mut Art) {
    aligned(art, 0.0);
    let around = art.bounds();
    let (wide, high) = (around.width(), around.height());
    let foot = Point::new(around.x0 + wide * 0.68, around.center().y);
    let top = Point::new(foot.x, around.y0 - wide * 0.66);
    let mast = Rect::new(top.x - wide * 0.018, top.y, top.x + wide * 0.018, foot.y).to_path(0.1);
    let mut sail = BezPath::new();
    sail.move_to(top + Vec2::new(wide * 0.02, wide * 0.02));
    sail.quad_to(top + Vec2::new(wide * 0.34, wide * 0.3), top + Vec2::new(wide * 0.36, wide * 0.5));
    sail.line_to(top + Vec2::new(wide * 0.02, wide * 0.5));
    sail.close_path();
    art.set(Anchor::Seat, Point::new(around.x0 + wide * 0.34, around.center().y));
    art.shapes.splice(0..0, [Shape::area(mast, MAST, Pen::Outline), Shape::area(sail, CLOTH, Pen::Outline)]);
    let level = around.y1 - high * 0.2;
    let (left, right) = (around.x0 - wide * 0.16, around.x1 + wide * 0.16);
    let crests = 6;
    let crest = (right - left) / f64::from(crests);
    let mut water = BezPath::new();
    water.move_to((left, level));
    for index in 0..crests {
        let from = left + crest * f64::from(index);
        water.quad_to((from + crest * 0.5, level + crest * 0.34), (from + crest, level));
    }
    let low = around.y1 + high * 0.12;
    water.quad_to((right - crest * 0.2, low), (right - crest, low));
    water.line_to((left + crest, low));
    water.quad_to((left + crest * 0.2, low), (left, level));
    water.close_path();
    art.shapes.push(Shape::area(water, WATER, Pen::Outline));
}

#[cfg(test)]
mod tests {
    use figures::{Detail, figure};

    use super::*;

    #[test]
    fn a_rocket_has_its_flame_below_and_a_boat_its_sail_above() {
        for name in ["banana", "carrot", "pencil", "toothbrush"] {
            let art = figure(name, Detail::Bold).expect("a figure");
            let mut rocket = art.clone();
            lifted_off(&mut rocket);
            assert!(rocket.shapes[0].bounds().center().y > rocket.bounds().center().y, "{name}");
            let mut boat = art.clone();
            under_sail(&mut boat);
            assert!(
                boat.shapes[1].bounds().y1 < boat.bounds().center().y + boat.bounds().height() * 0.3,
                "{name}"
            );
        }
    }
}
