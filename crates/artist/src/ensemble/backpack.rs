//! A backpack: on the back of who goes on all fours, behind the shoulders of everybody else, with two straps.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, BezPath, Point, Rect, Vec2};

use super::dress::Body;
use crate::silhouette::Silhouette;

/// Puts it on.
pub(super) fn put_on(art: &mut Art, name: &str, body: &Body, detail: Detail) {
    let Ok(bag) = figure(name, detail) else { return };
    let lead = body.face.x - body.around.center().x;
    let beside_the_head = |seat: &Point| (seat.x - body.head.x).abs() > body.around.width() * 0.15;
    let back = art
        .anchor(Anchor::Seat)
        .filter(|seat| art.anchor(Anchor::OtherHand).is_none() && beside_the_head(seat));
    match back {
        Some(seat) => on_the_back(art, bag, (body, seat), lead.signum()),
        None => behind_the_shoulders(art, bag, body),
    }
}

/// As wide as this, its lower middle here.
fn placed(bag: &Art, at: Point, wide: f64) -> impl Iterator<Item = Shape> {
    let own = bag.bounds();
    let foot = Point::new(own.center().x, own.y1);
    let placing = Affine::translate(at.to_vec2())
        * Affine::scale(wide / own.width().max(1.0))
        * Affine::translate(-foot.to_vec2());
    let bag = bag.clone().placed(placing);
    bag.shapes.into_iter().chain(bag.front)
}

/// Upon the back at `seat`, held by a belt around the belly.
fn on_the_back(art: &mut Art, bag: &Art, (body, seat): (&Body, Point), ahead: f64) {
    let around = body.around;
    let Point { x: seat, y: top } = seat;
    let wide = (around.height() * 0.36).min(around.width() * 0.36);
    let belly = top + (around.y1 - top) * 0.5;
    let mut belt = BezPath::new();
    belt.move_to((seat - ahead * wide * 0.1, top));
    belt.quad_to((seat + ahead * wide * 0.2, top.midpoint(belly)), (seat - ahead * wide * 0.05, belly));
    art.shapes.push(Shape::line(belt, Pen::Inner));
    art.shapes.extend(placed(bag, Point::new(seat, top + wide * 0.2), wide));
}

/// Seen on both sides of the body, and two straps before it.
fn behind_the_shoulders(art: &mut Art, bag: &Art, body: &Body) {
    let neck = body.neck();
    let around = body.around;
    let torso = row(art, neck.y + (around.y1 - neck.y) * 0.3, body);
    let high = (around.y1 - neck.y) * 0.52;
    let wide = (torso.width() * 1.5).min(around.width() * 0.96);
    let own = bag.bounds();
    let aspect = (high * own.width() / (wide * own.height())).clamp(0.56, 1.3);
    let bag = bag.clone().placed(Affine::scale_non_uniform(1.0, aspect));
    let shapes: Vec<Shape> = placed(&bag, Point::new(torso.center().x, neck.y + high * 1.1), wide).collect();
    art.shapes.splice(0..0, shapes);
    for side in [-1.0, 1.0] {
        let at = |x: f64, y: f64| {
            Point::new(torso.center().x + side * torso.width() * x, neck.y + (around.y1 - neck.y) * y)
        };
        let thick = Vec2::new(side * torso.width() * 0.1, 0.0);
        let mut strap = BezPath::new();
        strap.move_to(at(0.2, 0.0));
        strap.quad_to(at(0.2, 0.2), at(0.36, 0.36));
        strap.line_to(at(0.36, 0.36) + thick);
        strap.quad_to(at(0.2, 0.2) + thick, at(0.2, 0.0) + thick);
        strap.close_path();
        art.shapes.push(Shape::area(strap, Tint::hex(0x4F_9B_E0), Pen::Outline));
    }
}

/// How wide the trunk is at this height: no wider than the head where arms reach out.
fn row(art: &Art, y: f64, body: &Body) -> Rect {
    let whole = Silhouette::of(art);
    let band = whole.bands().iter().find(|band| (band.y0..band.y1).contains(&y)).copied();
    let band = band.unwrap_or(body.around);
    // An animal's arms are close to its body.
    let person = art.anchor(Anchor::OtherHand).is_some() && art.anchor(Anchor::Seat).is_some();
    let (middle, half) = (body.neck().x, body.reach * if person { 1.15 } else { 1.7 });
    Rect::new(band.x0.max(middle - half), band.y0, band.x1.min(middle + half), band.y1)
}
