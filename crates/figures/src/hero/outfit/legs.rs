//! Legs, socks, shoes, trouser legs and skirts.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};

use super::tail::fishtail;
use super::{Bottom, Wear};
use crate::Detail;
use crate::hero::curve::{mix, open, toward};
use crate::hero::foot::{Shoe, shoe};
use crate::hero::limbs::Stretch;
use crate::hero::pose::Stance;
use crate::hero::skeleton::{Build, Leg, Skeleton};
use crate::path::{circle, ellipse, united};

/// Both legs, the far one first.
pub(in crate::hero) fn legs(
    skeleton: &Skeleton,
    wear: &Wear,
    (crossed, detail): (bool, Detail),
) -> Vec<Shape> {
    if wear.bottom == Bottom::Fishtail {
        return Vec::new();
    }
    let near = &skeleton.near_leg;
    let Some(far) = &skeleton.far_leg else { return leg(near, wear, detail) };
    if crossed {
        return crossed_legs([far, near], skeleton.trunk * Point::new(0.0, 22.0), (wear, detail));
    }
    let near = leg(near, wear, detail);
    let mut shapes = leg(far, wear, detail);
    let cloth = wear.shoe == Shoe::Paw || matches!(wear.bottom, Bottom::Shorts | Bottom::Trousers);
    let far_cloth = if cloth && detail == Detail::Bold { shapes.pop() } else { None };
    shapes.extend(near);
    // In the bold version both legs of a pair of trousers are one area.
    if let (Some(far_cloth), Some(whole)) = (far_cloth, shapes.last_mut()) {
        whole.path = united(&[far_cloth.path, std::mem::take(&mut whole.path)]);
    }
    shapes
}

/// Both thighs as one lap, the shins before it.
fn crossed_legs(legs: [&Leg; 2], amid: Point, (wear, detail): (&Wear, Detail)) -> Vec<Shape> {
    let tube = |leg: &Leg, from, to, loose| leg.limb.tube(Stretch::new(from, to, loose)).closed();
    let mut parts = vec![ellipse(amid, 60.0, 25.0, 0.0)];
    for leg in legs {
        parts.push(tube(leg, 0.0, 0.5, [10.0, 8.0]));
        parts.push(circle(leg.limb.at(0.49).0, leg.limb.girth[1] + 8.0));
    }
    let lap = united(&parts);
    let bare = matches!(wear.bottom, Bottom::Shorts | Bottom::Skirt | Bottom::Gown | Bottom::Tutu);
    let (lap_tint, shin_tint) = match wear.bottom {
        Bottom::Tutu => (wear.skin, wear.skin),
        _ if bare => (wear.bottom_tint, wear.skin),
        _ => (wear.bottom_tint, wear.bottom_tint),
    };
    let mut shapes = vec![Shape::area(lap, lap_tint, Pen::Outline)];
    for leg in legs {
        shapes.push(Shape::area(tube(leg, 0.6, 1.0, [1.0, 0.0]), shin_tint, Pen::Outline));
        shapes.extend(shoe(wear.shoe, wear.shoe_tint, detail, leg.foot));
    }
    shapes
}

fn leg(leg: &Leg, wear: &Wear, detail: Detail) -> Vec<Shape> {
    let mut shapes = dressed(leg, wear, detail);
    if detail == Detail::Full {
        shapes.extend(seams(leg, wear).into_iter().map(|line| Shape::line(line, Pen::Fine)));
    }
    shapes
}

/// Stripes, seams and creases that only the detailed version shows.
fn seams(leg: &Leg, wear: &Wear) -> Vec<BezPath> {
    let limb = &leg.limb;
    let mut lines = Vec::new();
    match wear.bottom {
        Bottom::Shorts => lines.push(limb.band(0.43, 7.5)),
        Bottom::Trousers => {
            lines.push(limb.band(0.88, 5.0));
        }
        Bottom::Tights if wear.shoe == Shoe::Paw => {
            for (share, side) in [(0.34, 6.0), (0.62, -6.0)] {
                let (at, along) = limb.at(share);
                let aside = Vec2::new(along.y, -along.x) * side;
                lines.push(circle(at + aside, 7.0));
            }
        }
        Bottom::Tights | Bottom::Breeches if wear.shoe == Shoe::Boot => lines.push(limb.band(0.71, 5.0)),
        _ => {}
    }
    if let Some((_, height)) = wear.sock.filter(|(_, height)| *height < 60.0) {
        lines.push(limb.band(1.0 - (height - 8.0) / limb.length(), 1.0));
    }
    lines
}

fn dressed(leg: &Leg, wear: &Wear, detail: Detail) -> Vec<Shape> {
    let mut shapes = Vec::with_capacity(8);
    let tube = |from, to, loose| leg.limb.tube(Stretch::new(from, to, loose)).closed();
    let foot = || shoe(wear.shoe, wear.shoe_tint, detail, leg.foot);
    match wear.bottom {
        Bottom::Trousers => {
            shapes.extend(foot());
            shapes.push(Shape::area(tube(0.0, 0.97, [0.0, 6.0]), wear.bottom_tint, Pen::Outline));
        }
        Bottom::Tights if wear.shoe == Shoe::Paw => {
            shapes.extend(foot());
            shapes.push(Shape::area(tube(0.0, 0.97, [0.0, 6.0]), wear.bottom_tint, Pen::Outline));
        }
        Bottom::Tights | Bottom::Breeches => {
            let loose = if wear.bottom == Bottom::Tights { [1.0, 0.0] } else { [4.0, 5.0] };
            shapes.push(Shape::area(tube(0.0, 1.0, loose), wear.bottom_tint, Pen::Outline));
            let mut boot = foot();
            if wear.shoe != Shoe::Boot {
                shapes.extend(boot);
                return shapes;
            }
            let mut shaft = leg.limb.tube(Stretch::new(0.62, 1.0, [6.0, 3.0])).sides(0.0, 0.0);
            shaft.close_path();
            match (&mut boot[..], detail) {
                ([whole], Detail::Bold) => whole.path = united(&[std::mem::take(&mut whole.path), shaft]),
                _ => boot.push(Shape::area(shaft, wear.shoe_tint, Pen::Outline)),
            }
            shapes.extend(boot);
        }
        _ => {
            shapes.push(Shape::area(tube(0.0, 1.0, [0.0, 0.0]), wear.skin, Pen::Outline));
            if let Some((tint, height)) = wear.sock.filter(|_| detail == Detail::Full) {
                let from = (1.0 - height / leg.limb.length()).max(0.2);
                let mut sock = leg.limb.tube(Stretch::new(from, 1.0, [1.0, 1.0])).sides(0.0, 0.0);
                sock.close_path();
                shapes.push(Shape::area(sock, tint, Pen::Outline));
            }
            shapes.extend(foot());
            if wear.bottom == Bottom::Shorts {
                shapes.push(Shape::area(tube(0.0, 0.5, [0.0, 10.0]), wear.bottom_tint, Pen::Outline));
            }
        }
    }
    shapes
}

/// The skirt: a fan of cloth from the waist over both thighs.
pub(in crate::hero) fn skirt(skeleton: &Skeleton, stance: &Stance, wear: &Wear, build: &Build) -> Vec<Shape> {
    let (long, flare) = match wear.bottom {
        Bottom::Skirt => (build.leg_share(0.45), 16.0),
        Bottom::Gown => (build.leg_share(0.54), 24.0),
        Bottom::Robe => (build.leg_share(0.86), 20.0),
        Bottom::Tutu => return super::tail::tutu(skeleton, wear, build),
        Bottom::Fishtail => return fishtail(skeleton, wear, build),
        _ => return Vec::new(),
    };
    if stance.crosses_legs() {
        return Vec::new();
    }
    if stance.sits() {
        return lap(skeleton, wear);
    }
    let near = stance.near_leg.thigh;
    let far = stance.far_leg.map_or(near, |leg| leg.thigh);
    let gown = matches!(wear.bottom, Bottom::Gown | Bottom::Robe);
    let calm = |angle: f64| {
        if gown && angle.abs() < 70.0 { angle * 0.62 } else { angle }
    };
    // Over a lap the cloth lies close; hanging, it flares.
    let flared = |angle: f64| flare * (1.0 - (angle.abs() / 90.0)).max(0.15);
    let (left, right) = (calm(near.min(far)), calm(near.max(far)));
    let (left, right) = (left - flared(left), right + flared(right));
    let middle = skeleton.trunk * Point::new(0.0, 2.0);
    let hem_at = |share: f64| {
        let angle = mix(left, right, share);
        let along = toward(angle);
        let aside = Vec2::new(along.y, -along.x) * ((share - 0.5) * 2.0 * build.hem * 0.72);
        let sag = 1.0 + 0.08 * (1.0 - (2.0 * share - 1.0) * (2.0 * share - 1.0));
        middle + along * (long * sag) + aside
    };
    let waist = |side: f64| skeleton.trunk * Point::new(side * build.waist * 0.96, -18.0);
    let hip = |side: f64| skeleton.trunk * Point::new(side * build.hem * 1.02, 4.0);
    let folds = if gown { 5 } else { 4 };
    let mut path = BezPath::new();
    path.move_to(waist(-1.0));
    path.quad_to(hip(-1.0), hem_at(0.0));
    for fold in 0..folds {
        let (from, to) =
            (hem_at(f64::from(fold) / f64::from(folds)), hem_at(f64::from(fold + 1) / f64::from(folds)));
        let out = from.midpoint(to) - middle;
        let out = out / out.hypot2().sqrt().max(1.0) * 9.0;
        path.curve_to(from.lerp(to, 0.2) + out, from.lerp(to, 0.8) + out, to);
    }
    path.quad_to(hip(1.0), waist(1.0));
    path.close_path();
    let mut shapes = vec![Shape::area(path, wear.bottom_tint, Pen::Outline)];
    for fold in 1..folds {
        let foot = hem_at(f64::from(fold) / f64::from(folds));
        let top = foot.lerp(middle, 0.45);
        shapes.push(Shape::line(
            open((foot.x, foot.y), &[[foot.x, foot.y, top.x, top.y, top.x, top.y]]),
            Pen::Inner,
        ));
    }
    shapes
}

/// A skirt over a sitter's thighs.
fn lap(skeleton: &Skeleton, wear: &Wear) -> Vec<Shape> {
    let cloth = |leg: &Leg| {
        let tube = leg.limb.tube(Stretch::new(0.0, 0.56, [7.0, 12.0]));
        Shape::area(tube.closed(), wear.bottom_tint, Pen::Outline)
    };
    let far = skeleton.far_leg.as_ref().map(cloth);
    far.into_iter().chain([cloth(&skeleton.near_leg)]).collect()
}
