//! What a face or a body has beside what its kind has: a beard, freckles, a gap in the teeth, wheels, crutches.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{BezPath, Circle, Point, Rect, Shape as _, Vec2};
use scene::Garment;

use super::dress::{Body, soft};
use super::lead;
use super::vehicle;

/// Freckles of one cheek and spots of chickenpox, in reaches from between the eyes.
const FRECKLES: [(f64, f64); 3] = [(0.38, 0.4), (0.52, 0.34), (0.48, 0.48)];
const POX: [(f64, f64); 5] = [(-0.6, 0.5), (0.55, 0.56), (-0.32, -0.4), (0.5, -0.34), (0.72, 0.22)];

/// Adds it; nothing where it is no feature.
pub(super) fn add(art: &mut Art, garment: Garment, body: &Body) {
    match garment {
        Garment::Beard => beard(art, body),
        Garment::Moustache => moustache(art, body),
        Garment::Freckles => freckles(art, body),
        Garment::Pox => pox(art, body),
        Garment::ToothGap => tooth_gap(art, body),
        Garment::Wheels => vehicle::rolling(art),
        Garment::Flame => vehicle::lifted_off(art),
        Garment::Sail => vehicle::under_sail(art),
        // An octopus has arms enough.
        Garment::Limbs if art.anchor(Anchor::Hand).is_none() => limbs(art),
        Garment::Crutches => crutches(art, body),
        Garment::Leash => lead::loose(art),
        Garment::OpenMouth => open_mouth(art, body),
        Garment::Antennae => antennae(art, body),
        Garment::Horn => horn(art, body),
        _ => (),
    }
}

/// Two stalks with a ball at each end, as aliens have.
fn antennae(art: &mut Art, body: &Body) {
    for side in [-1.0, 1.0] {
        let root = body.head + Vec2::new(side * 0.16, 0.1) * body.reach;
        let tip = body.head + Vec2::new(side * 0.42, -0.9) * body.reach;
        let mut stalk = BezPath::new();
        stalk.move_to(root);
        stalk.quad_to(root + Vec2::new(side * 0.02, -0.5) * body.reach, tip);
        art.shapes.push(Shape::line(stalk, Pen::Outline));
        let ball = Circle::new(tip, body.reach * 0.22).to_path(0.05);
        art.shapes.push(Shape::area(ball, Tint::hex(0x8E_E0_6A), Pen::Outline));
    }
}

/// A horn on the forehead, with two rings.
fn horn(art: &mut Art, body: &Body) {
    let at = |x: f64, y: f64| body.head + Vec2::new(x, y) * body.reach;
    let mut cone = BezPath::new();
    cone.move_to(at(-0.24, 0.24));
    cone.line_to(at(0.12, -1.1));
    cone.line_to(at(0.32, 0.24));
    cone.quad_to(at(0.04, 0.34), at(-0.24, 0.24));
    cone.close_path();
    art.shapes.push(Shape::area(cone, Tint::hex(0xFF_E0_8A), Pen::Outline));
    let mut rings = BezPath::new();
    for (left, right, y) in [(-0.14, 0.26, -0.12), (-0.05, 0.21, -0.48)] {
        rings.move_to(at(left, y));
        rings.quad_to(at((left + right) / 2.0, y + 0.12), at(right, y - 0.06));
    }
    art.shapes.push(Shape::line(rings, Pen::Inner));
}

fn beard(art: &mut Art, body: &Body) {
    let hair = [
        (-0.98, -0.6),
        (-0.92, 0.34),
        (-0.4, 0.92),
        (0.0, 1.06),
        (0.4, 0.92),
        (0.92, 0.34),
        (0.98, -0.6),
        (0.6, 0.06),
        (0.3, 0.36),
        (-0.3, 0.36),
        (-0.6, 0.06),
    ];
    let at = Point::new(body.mouth.x.midpoint(body.face.x), body.mouth.y);
    art.shapes.push(Shape::area(soft(at, body.reach * 0.9, &hair), Tint::hex(0x8A_5A_33), Pen::Outline));
}

fn moustache(art: &mut Art, body: &Body) {
    let hair = [
        (-0.74, 0.1),
        (-0.4, -0.24),
        (0.0, -0.02),
        (0.4, -0.24),
        (0.74, 0.1),
        (0.3, 0.18),
        (0.0, 0.04),
        (-0.3, 0.18),
    ];
    let at = body.mouth - Vec2::new(0.0, body.reach * 0.2);
    art.shapes.push(Shape::area(soft(at, body.reach * 0.8, &hair), Tint::hex(0x5B_3A_22), Pen::Outline));
}

fn freckles(art: &mut Art, body: &Body) {
    for (x, y) in FRECKLES {
        for side in [-1.0, 1.0] {
            let at = body.face + Vec2::new(x * side, y) * body.reach;
            art.shapes.push(Shape::solid(Circle::new(at, body.reach * 0.042).to_path(0.1)));
        }
    }
}

fn pox(art: &mut Art, body: &Body) {
    let face = POX.map(|(x, y)| (body.face + Vec2::new(x, y) * body.reach, body.reach * 0.12));
    let (neck, feet) = (body.neck(), body.around.y1);
    let trunk = [(-0.34, 0.22), (0.2, 0.34), (-0.12, 0.44)].map(|(x, y)| {
        let at = Point::new(neck.x + body.reach * x, neck.y + (feet - neck.y) * y);
        (at, body.reach * 0.13)
    });
    for (at, radius) in face.into_iter().chain(trunk) {
        let spot = Circle::new(at, radius).to_path(0.1);
        art.shapes.push(Shape::area(spot, Tint::hex(0xF0_8A_8A), Pen::Inner));
    }
}

/// Wide open, with a tongue and teeth: larger than the smile it covers.
fn open_mouth(art: &mut Art, body: &Body) {
    let at = |x: f64, y: f64| body.mouth + Vec2::new(x, y) * body.reach;
    let mut mouth = BezPath::new();
    mouth.move_to(at(-0.46, -0.1));
    mouth.curve_to(at(-0.3, -0.24), at(0.3, -0.24), at(0.46, -0.1));
    mouth.curve_to(at(0.5, 0.4), at(0.28, 0.68), at(0.0, 0.68));
    mouth.curve_to(at(-0.28, 0.68), at(-0.5, 0.4), at(-0.46, -0.1));
    mouth.close_path();
    art.shapes.push(Shape::area(mouth, Tint::hex(0xB8_3A_52), Pen::Outline));
    let mut tongue = BezPath::new();
    tongue.move_to(at(-0.3, 0.5));
    tongue.curve_to(at(-0.2, 0.24), at(0.2, 0.24), at(0.3, 0.5));
    tongue.curve_to(at(0.16, 0.7), at(-0.16, 0.7), at(-0.3, 0.5));
    tongue.close_path();
    art.shapes.push(Shape::area(tongue, Tint::hex(0xFF_8F_AB), Pen::Inner));
    // A row of them, and no fangs.
    let mut teeth = BezPath::new();
    teeth.move_to(at(-0.4, -0.13));
    teeth.curve_to(at(-0.24, -0.22), at(0.24, -0.22), at(0.4, -0.13));
    teeth.curve_to(at(0.38, 0.1), at(0.14, 0.1), at(0.0, 0.04));
    teeth.curve_to(at(-0.14, 0.1), at(-0.38, 0.1), at(-0.4, -0.13));
    teeth.close_path();
    art.shapes.push(Shape::area(teeth, Tint::hex(0xFF_FF_FF), Pen::Inner));
}

fn tooth_gap(art: &mut Art, body: &Body) {
    let (wide, high) = (body.reach * 0.12, body.reach * 0.14);
    let at = body.mouth - Vec2::new(0.0, high * 0.2);
    let gap = Rect::new(at.x - wide / 2.0, at.y - high / 2.0, at.x + wide / 2.0, at.y + high / 2.0);
    art.shapes.push(Shape::solid(gap.to_rounded_rect(wide * 0.3).to_path(0.1)));
}

/// A bent tube as wide as `width`.
fn tube(points: [Point; 3], width: f64) -> BezPath {
    let side = (points[2] - points[0]) / (points[2] - points[0]).hypot().max(1e-6);
    let out = Vec2::new(-side.y, side.x) * (width / 2.0);
    let mut path = BezPath::new();
    path.move_to(points[0] + out);
    path.quad_to(points[1] + out, points[2] + out);
    path.line_to(points[2] - out);
    path.quad_to(points[1] - out, points[0] - out);
    path.close_path();
    path
}

/// Two arms and two legs for what has none.
fn limbs(art: &mut Art) {
    let around = art.bounds();
    let size = around.width().min(around.height());
    let (skin, shoe) = (Tint::hex(0xFF_E0_C2), Tint::hex(0xE5_4B_4B));
    let mut pieces = Vec::new();
    for side in [-1.0, 1.0] {
        let hip = Point::new(around.center().x + side * size * 0.17, around.y1 - size * 0.06);
        let foot = hip + Vec2::new(side * size * 0.03, size * 0.36);
        pieces.push(Shape::area(tube([hip, hip.midpoint(foot), foot], size * 0.09), skin, Pen::Outline));
        let toes =
            kurbo::Ellipse::new(foot + Vec2::new(side * size * 0.05, 0.0), (size * 0.12, size * 0.07), 0.0);
        pieces.push(Shape::area(toes.to_path(0.1), shoe, Pen::Outline));
        let edge = Point::new(around.center().x + side * around.width() * 0.42, around.center().y);
        let hand = edge + Vec2::new(side * size * 0.34, -size * 0.2);
        let elbow = edge + Vec2::new(side * size * 0.24, size * 0.06);
        pieces.push(Shape::area(tube([edge, elbow, hand], size * 0.08), skin, Pen::Outline));
        pieces.push(Shape::area(Circle::new(hand, size * 0.085).to_path(0.1), skin, Pen::Outline));
    }
    art.shapes.splice(0..0, pieces);
}

/// One under each arm.
fn crutches(art: &mut Art, body: &Body) {
    let around = body.around;
    let top = body.neck().y + (around.y1 - body.neck().y) * 0.2;
    let (wood, thick) = (Tint::hex(0xC9_8F_55), around.height() * 0.035);
    for side in [-1.0, 1.0] {
        let x = around.center().x + side * (around.width() * 0.34).max(around.height() * 0.16);
        let pole = Rect::new(x - thick / 2.0, top, x + thick / 2.0, around.y1);
        let pad = Rect::new(x - thick * 1.9, top - thick * 0.8, x + thick * 1.9, top + thick * 0.5);
        let grip_y = top + (around.y1 - top) * 0.36;
        let grip = Rect::new(x - thick * 1.5, grip_y - thick * 0.5, x + thick * 1.5, grip_y + thick * 0.5);
        for piece in [pole, pad, grip] {
            let path = piece.to_rounded_rect(thick * 0.4).to_path(0.1);
            art.shapes.push(Shape::area(path, wood, Pen::Outline));
        }
    }
}
