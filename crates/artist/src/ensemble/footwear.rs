//! What animals have on their feet: a boot, a sock or a skate on every foot that can be seen.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{BezPath, Circle, Point, Shape as _, Vec2};

use super::dress::Body;
use super::grip;

/// How far above the ground feet are told apart, in shares of the height.
const ANKLES: f64 = 0.05;
/// Steps in which the ground is walked along.
const STEPS: usize = 72;

/// How long a shoe is, and the air before the next one, in widths of a leg.
const SHOE: f64 = 1.9;

/// What is put on a foot.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Shoe,
    Boot,
    Sock,
    Blade,
    Wheels,
    Ski,
}

/// Puts one on each foot; on somebody without feet two stand side by side.
pub(super) fn put_on(art: &mut Art, name: &str, body: &Body) {
    let kind = match name {
        _ if name.contains("sock") => Kind::Sock,
        _ if name.contains("roller") => Kind::Wheels,
        _ if name.contains("skate") => Kind::Blade,
        "ski" => Kind::Ski,
        _ if name.contains("boot") => Kind::Boot,
        _ => Kind::Shoe,
    };
    let forward = forward(art, body);
    let feet = feet(art, body);
    // A person's own shoes are the boots.
    let own_shoes = grip::is_person(art);
    match kind {
        Kind::Blade if own_shoes => {
            art.shapes.extend(feet.into_iter().flat_map(|(at, wide)| blade(at, wide * UNDER_A_SHOE)));
            return;
        }
        Kind::Wheels if own_shoes => {
            let wheels = feet.into_iter().flat_map(|(at, wide)| wheels(at, wide * UNDER_A_SHOE));
            art.shapes.splice(0..0, wheels);
            return;
        }
        _ => {}
    }
    if kind == Kind::Ski {
        poles(art, body, forward);
    }
    art.shapes.extend(feet.into_iter().flat_map(|(at, wide)| shod(kind, at, wide, forward)));
}

/// How much longer than a paw a shoe is.
const UNDER_A_SHOE: f64 = 1.3;

/// 1 where whoever it is looks to the right, −1 to the left. A person whose hands are both before it looks there.
fn forward(art: &Art, body: &Body) -> f64 {
    let palms = grip::palms(art);
    let seat = art.anchor(Anchor::Seat).filter(|_| grip::is_person(art));
    if let (Some(seat), [left, right]) = (seat, palms.as_slice()) {
        return if right.x < seat.x && left.x < seat.x { -1.0 } else { 1.0 };
    }
    if body.mouth.x < body.around.center().x - body.reach * 0.2 { -1.0 } else { 1.0 }
}

/// A blade under a sole.
fn blade(at: Point, wide: f64) -> [Shape; 1] {
    let by = |x: f64, y: f64| at + Vec2::new(x, y) * wide;
    let mut path = BezPath::new();
    // One post: two would fence in a sliver.
    path.move_to(by(0.0, 0.0));
    path.line_to(by(0.0, 0.24));
    path.move_to(by(-0.86, 0.24));
    path.line_to(by(0.86, 0.24));
    [Shape::line(path, Pen::Outline)]
}

/// Where the wheels of a skate are along its sole, and how large, in widths of a leg.
const WHEELS: [f64; 2] = [-0.44, 0.44];
const A_WHEEL: f64 = 0.27;

/// Two wheels below a sole, which they go on behind.
fn wheels(at: Point, wide: f64) -> [Shape; 2] {
    WHEELS.map(|x| {
        let middle = at + Vec2::new(x, A_WHEEL * 0.6) * wide;
        Shape::area(Circle::new(middle, A_WHEEL * wide).to_path(0.1), Tint::hex(0xF7_A0_48), Pen::Outline)
    })
}

/// How far behind its fist a pole is on the ground, how far it goes on above it and where its ring is from the ground, as
/// shares of the height.
const BACK: f64 = 0.3;
const ABOVE: f64 = 0.07;
const RING: f64 = 0.045;

/// A pole in each fist of a person who has both before the body, behind which they are drawn.
fn poles(art: &mut Art, body: &Body, forward: f64) {
    let (Some(seat), true) = (art.anchor(Anchor::Seat), grip::is_person(art)) else { return };
    let (high, ground) = (body.around.height(), body.around.y1);
    let before = |palm: &Point| (palm.x - seat.x) * forward > 0.0;
    let pole = |palm: Point| {
        let end = Point::new(palm.x - forward * BACK * high, ground);
        let way = (end - palm) / (end - palm).hypot().max(1.0);
        let ring = end - way * (RING * high);
        let aside = Vec2::new(-way.y, way.x) * (RING * high * 0.7);
        let mut path = BezPath::new();
        path.move_to(palm - way * (ABOVE * high));
        path.line_to(end);
        path.move_to(ring - aside);
        path.line_to(ring + aside);
        Shape::line(path, Pen::Outline)
    };
    let poles: Vec<Shape> = grip::palms(art).into_iter().filter(before).map(pole).collect();
    art.shapes.splice(0..0, poles);
}

/// The middle of each foot on the ground, and how wide its leg is.
fn feet(art: &Art, body: &Body) -> Vec<(Point, f64)> {
    let around = body.around;
    let y = around.y1 - around.height() * ANKLES;
    let step = around.width() / STEPS as f64;
    let areas: Vec<&Shape> = art.all().filter(|shape| shape.tint.is_some()).collect();
    let is_leg = |index: usize| {
        let at = Point::new(around.x0 + step * (index as f64 + 0.5), y);
        areas.iter().any(|shape| shape.path.winding(at) != 0)
    };
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for index in (0..STEPS).filter(|index| is_leg(*index)) {
        match runs.last_mut().filter(|(_, to)| *to == index) {
            Some((_, to)) => *to = index + 1,
            None => runs.push((index, index + 1)),
        }
    }
    runs.retain(|(from, to)| (to - from) * 18 > STEPS);
    let at = |index: f64| Point::new(around.x0 + step * index, around.y1);
    let usual = around.width() * 0.2;
    match runs.as_slice() {
        [] => [0.34, 0.66].map(|share| (at(STEPS as f64 * share), usual)).into(),
        [(from, to)] => {
            let wide = (to - from) as f64;
            [0.25, 0.75]
                .map(|share| (at(*from as f64 + wide * share), (wide * step * 0.42).min(usual)))
                .into()
        }
        runs => {
            // No shoe is on the next foot.
            let apart = runs.windows(2).map(|pair| (pair[1].0 + pair[1].1 - pair[0].0 - pair[0].1) as f64);
            let most = apart.fold(f64::INFINITY, f64::min) * step / 2.0 / SHOE;
            let most = (usual * 0.72).min(most.max(usual * 0.34));
            let wide =
                |from: usize, to: usize| ((to - from) as f64 * step).clamp((usual * 0.4).min(most), most);
            runs.iter().map(|&(from, to)| (at((from + to) as f64 / 2.0), wide(from, to))).collect()
        }
    }
}

/// One foot's, its sole on the ground here.
fn shod(kind: Kind, at: Point, wide: f64, forward: f64) -> Vec<Shape> {
    let by = |x: f64, y: f64| at + Vec2::new(x * forward, y) * wide;
    let (high, tint) = match kind {
        Kind::Shoe => (0.62, Tint::hex(0x6F_B3_D6)),
        Kind::Boot => (1.25, Tint::hex(0xF7_C9_48)),
        Kind::Sock => (1.35, Tint::hex(0xF2_8A_82)),
        Kind::Blade | Kind::Wheels | Kind::Ski => (0.95, Tint::hex(0xDF_E8_F2)),
    };
    let mut sole = BezPath::new();
    sole.move_to(by(-0.62, -high));
    sole.line_to(by(0.56, -high));
    sole.line_to(by(0.56, -0.52));
    sole.quad_to(by(1.12, -0.5), by(1.12, -0.16));
    sole.quad_to(by(1.12, 0.04), by(0.92, 0.04));
    sole.line_to(by(-0.46, 0.04));
    sole.quad_to(by(-0.66, 0.04), by(-0.66, -0.18));
    sole.close_path();
    let line = |from: Point, to: Point| {
        let mut path = BezPath::new();
        path.move_to(from);
        path.line_to(to);
        Shape::line(path, Pen::Inner)
    };
    let mut under = Vec::new();
    match kind {
        Kind::Blade => under.extend([
            line(by(-0.3, 0.0), by(-0.3, 0.26)),
            line(by(0.7, 0.0), by(0.7, 0.26)),
            line(by(-0.7, 0.26), by(1.2, 0.26)),
        ]),
        Kind::Wheels => under.extend([-0.3, 0.74].map(|x| {
            Shape::area(Circle::new(by(x, 0.2), wide * 0.2).to_path(0.1), Tint::hex(0xF7_A0_48), Pen::Inner)
        })),
        Kind::Ski => {
            let mut plank = BezPath::new();
            plank.move_to(by(-1.7, 0.02));
            plank.line_to(by(2.0, 0.02));
            plank.quad_to(by(2.5, 0.0), by(2.7, -0.3));
            plank.quad_to(by(2.7, 0.28), by(2.0, 0.3));
            plank.line_to(by(-1.7, 0.3));
            plank.close_path();
            under.push(Shape::area(plank, Tint::hex(0xE5_48_3D), Pen::Outline));
        }
        _ => (),
    }
    let cuff = match kind {
        Kind::Sock => vec![line(by(-0.62, -1.02), by(0.56, -1.02)), line(by(-0.62, -0.72), by(0.56, -0.72))],
        Kind::Boot => vec![line(by(-0.62, -1.0), by(0.56, -1.0))],
        _ => Vec::new(),
    };
    under.into_iter().chain([Shape::area(sole, tint, Pen::Outline)]).chain(cuff).collect()
}
