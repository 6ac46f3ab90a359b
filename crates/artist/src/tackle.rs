//! What is in the hands of who rides or drives: reins, a handlebar, a steering wheel. No fist is closed around nothing.

use drawing::{Pen, Shape, Tint};
use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{
    Affine, BezPath, Circle, Ellipse, Line, ParamCurve as _, Point, QuadBez, Shape as _, Stroke, StrokeOpts,
    Vec2,
};

const WHEEL: Tint = Tint::hex(0x6B_72_80);
const LEATHER: Tint = Tint::hex(0xB9_7A_3F);
const HORN: Tint = Tint::hex(0xDF_E4_EA);

/// A noseband from over the nose down to the jaw, as shares of the way from the eyes to the mouth, along it and across; how far
/// down it the reins begin, and how deep they hang before the far fist, as a share of their length.
const NOSEBAND: [(f64, f64); 3] = [(0.23, 0.41), (0.68, 0.04), (0.85, -0.31)];
const BIT: f64 = 0.74;
const SAG: f64 = 0.1;
/// How broad reins are, in units: white is seen between both lines. Where the loop between the fists hangs, along the way from
/// the near one to the far one and below it, in fists' distances.
const STRAP: f64 = 11.0;
const LOOP: [(f64, f64); 2] = [(0.1, 1.3), (0.9, 1.5)];

/// A face rises right ahead of who is higher above the seat than this share of a mount and no farther from it, times that.
const HIGH_ABOVE: f64 = 0.16;
const STEEP: f64 = 1.7;

/// How far before the far fist a handlebar bends down, and where it may meet what is ridden from there, in fists' distances.
const AHEAD: f64 = 0.6;
const DOWN: [f64; 5] = [0.0, 0.6, 1.2, -0.6, -1.2];
/// How thick a handlebar is, in fists' distances: a line would be a wire.
const THICK: f64 = 0.24;
/// How near to the far fist the end of a bar is that is a mount's own, in palms' distances.
const OWN: f64 = 0.7;
/// How closely the skin of what is ridden is looked for, in units.
const STEP: f64 = 1.0;

/// Half the width and half the height of a wheel seen from aside, how broad its rim is, and the radius of its hub, as shares
/// of how far apart the fists on it are; where its middle is from the near one. Both fists are on the rim.
const RIM: (f64, f64) = (0.78, 0.94);
const BROAD: f64 = 0.26;
const HUB: f64 = 0.18;
const MIDDLE: Vec2 = Vec2::new(0.66, -0.28);
/// How far it is turned, in radians, and where its spokes end, as shares of its half width and height.
const TILT: f64 = 0.2;
const SPOKES: [(f64, f64); 3] = [(-1.0, 0.0), (1.0, 0.0), (0.0, 1.0)];
/// What is lower than this share of a car is no seat and no windscreen.
const SMALL: f64 = 0.36;
/// How far from its middle its column ends, as shares of the same.
const COLUMN: Vec2 = Vec2::new(0.7, 0.9);

/// How whoever rides a mount holds itself: where a neck or a face rises right ahead, both hands are on it, as a hand that
/// waved would be before it.
pub(crate) fn seated(mount: &Art) -> Option<Pose> {
    let looms = mount.anchor(Anchor::Seat).zip(mount.anchor(Anchor::Face)).is_some_and(|(seat, face)| {
        let ahead = face - seat;
        -ahead.y > mount.bounds().height() * HIGH_ABOVE && ahead.x.abs() < -ahead.y * STEEP
    });
    mount.rider.map(|own| if own == Pose::Astride && looms { Pose::Ride } else { own })
}

/// Puts what is between a mount and the hands of who is on it in this pose into the rider's art, before the hair that hangs
/// down and behind the body.
pub(crate) fn held(mount: &Art, (rider, pose): (&mut Art, Pose)) {
    let tackle = tackle(mount, (rider, pose));
    rider.hold(&tackle);
    rider.shapes.splice(rider.hanging..rider.hanging, tackle);
}

/// The same for a rider who holds itself as the mount's own riders do.
pub(crate) fn harness(mount: &Art, rider: &mut Art) {
    if let Some(pose) = mount.rider.filter(|pose| pose.holds_on()) {
        held(mount, (rider, pose));
    }
}

fn tackle(mount: &Art, (rider, pose): (&Art, Pose)) -> Vec<Shape> {
    let [Some(far), Some(near)] = [Anchor::Hand, Anchor::OtherHand].map(|anchor| rider.anchor(anchor)) else {
        return Vec::new();
    };
    let (near, far) = if near.x <= far.x { (near, far) } else { (far, near) };
    match (pose, mount.anchor(Anchor::Face), mount.anchor(Anchor::Mouth)) {
        (pose, Some(face), Some(mouth)) if pose.holds_on() && mount.rider == Some(Pose::Ride) => {
            reins((near, far), (face, mouth))
        }
        (pose, None, _)
            if pose.holds_on()
                && mount.front.is_empty()
                && !is_held(mount, near)
                && !has_bar(mount, near, far) =>
        {
            handlebar(mount, (near, far)).into_iter().collect()
        }
        (Pose::Drive, ..) => wheel(near, far),
        _ => Vec::new(),
    }
}

/// A noseband, and a strap of reins from there through both fists, between which it hangs in a loop: it ends within them.
fn reins((near, far): (Point, Point), (face, mouth): (Point, Point)) -> Vec<Shape> {
    let along = mouth - face;
    let across = Vec2::new(along.y * along.x.signum(), -along.x.abs());
    let [over, amid, jaw] = NOSEBAND.map(|(down, up)| face + along * down + across * up);
    let band = QuadBez::new(over, amid, jaw);
    let bit = band.eval(BIT);
    let hang = far.midpoint(bit) + Vec2::new(0.0, far.distance(bit) * SAG);
    let apart = near.distance(far);
    let [down, beyond] = LOOP.map(|(along, low)| near.lerp(far, along) + Vec2::new(0.0, apart * low));
    let mut reins = BezPath::new();
    reins.move_to(bit);
    reins.quad_to(hang, far);
    let mut slack = BezPath::new();
    slack.move_to(near);
    slack.curve_to(down, beyond, far);
    let strap = |path: BezPath| {
        Shape::area(
            kurbo::stroke(path, &Stroke::new(STRAP), &StrokeOpts::default(), 0.1),
            LEATHER,
            Pen::Outline,
        )
    };
    vec![Shape::line(band.to_path(0.1), Pen::Outline), strap(slack), strap(reins)]
}

/// Whether a fist is around a part of what is ridden, such as a broom's stick.
fn is_held(mount: &Art, fist: Point) -> bool {
    mount.shapes.iter().any(|shape| is_around(shape, fist))
}

/// Whether what is ridden has a bar of its own at the far fist.
fn has_bar(mount: &Art, near: Point, far: Point) -> bool {
    mount.anchor(Anchor::Grip).is_some_and(|grip| grip.distance(far) < near.distance(far) * OWN)
}

fn is_around(shape: &Shape, at: Point) -> bool {
    shape.tint.is_some() && shape.path.winding(at) != 0
}

/// A bar through both fists that bends down to what is ridden right before them, or to its own handle.
fn handlebar(mount: &Art, (near, far): (Point, Point)) -> Option<Shape> {
    let apart = near.distance(far);
    let ahead = far + Vec2::new(apart * AHEAD, 0.0);
    let handle = mount.anchor(Anchor::Grip).filter(|grip| grip.x > ahead.x && !is_held(mount, *grip));
    let below = |share: f64| skin(mount, Point::new(ahead.x + apart * share, ahead.y));
    let down = handle.or_else(|| DOWN.into_iter().find_map(below))?;
    let mut path = BezPath::new();
    path.move_to(near);
    path.line_to(far);
    let bend = far + (far - near) * AHEAD;
    path.curve_to(bend, Point::new(down.x, bend.y.midpoint(down.y)), down);
    let tube = kurbo::stroke(path, &Stroke::new(apart * THICK), &StrokeOpts::default(), 0.1);
    Some(Shape::area(tube, WHEEL, Pen::Outline))
}

/// Where what is ridden begins below a point; `None` where it does not.
fn skin(mount: &Art, at: Point) -> Option<Point> {
    let steps = libm::ceil((mount.bounds().y1 - at.y) / STEP).max(0.0) as u32;
    let below = (0..=steps).map(|step| at + Vec2::new(0.0, f64::from(step) * STEP));
    below.into_iter().find(|at| mount.shapes.iter().any(|shape| is_around(shape, *at)))
}

/// A wheel whose rim is in both fists, on its column.
fn wheel(near: Point, far: Point) -> Vec<Shape> {
    let apart = near.distance(far);
    let middle = near + MIDDLE * apart;
    let ring =
        |less: f64| Ellipse::new(middle, (apart * (RIM.0 - less), apart * (RIM.1 - less)), TILT).to_path(0.1);
    let turned = Affine::translate(middle.to_vec2()) * Affine::rotate(TILT);
    let spokes = SPOKES.map(|(across, down)| {
        let at_the_rim = Point::new(across * apart * (RIM.0 - BROAD), down * apart * (RIM.1 - BROAD));
        Shape::line(Line::new(middle, turned * at_the_rim).to_path(0.1), Pen::Inner)
    });
    let column = Line::new(middle, middle + COLUMN * apart).to_path(0.1);
    let hub = Circle::new(middle, apart * HUB).to_path(0.1);
    let mut wheel = vec![
        Shape::line(column, Pen::Outline),
        Shape::area(ring(0.0), WHEEL, Pen::Outline),
        Shape::area(ring(BROAD), HORN, Pen::Outline),
    ];
    wheel.extend(spokes);
    wheel.push(Shape::area(hub, WHEEL, Pen::Inner));
    wheel
}

/// The mount without the wheel that it is drawn with for whoever looks at it empty: what is small around its grip.
pub(crate) fn without_wheel(mount: &Art) -> impl Iterator<Item = &Shape> {
    let grip = mount.anchor(Anchor::Grip);
    let high = mount.bounds().height();
    mount.shapes.iter().filter(move |shape| {
        let own = shape.path.bounding_box();
        own.height() > high * SMALL || !grip.is_some_and(|grip| own.contains(grip))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use figures::Detail;
    use figures::figure;
    use figures::hero::{Garb, Guise, Hero, Mood};
    use scene::{Character, Name};

    /// A child on this mount, and where its fists are.
    fn rider(mount: &Art, pose: Pose) -> (Art, [Point; 2]) {
        let child = Character::named(Name::new("Mia").expect("a name"));
        let guise = Guise::from(figures::hero::Gear::None);
        let guise = Guise { garb: Garb::Own, ..guise };
        let hero = Hero {
            child: &child,
            pose,
            mood: Mood::Happy,
            guise,
            detail: Detail::Bold,
            mirrored: false,
            holds: None,
            beast: None,
        };
        let art = hero.art();
        let seat = mount.anchor(Anchor::Seat).expect("a seat");
        let art = art.clone().placed(Affine::translate(seat - art.anchor(Anchor::Seat).expect("hips")));
        let fists = [Anchor::Hand, Anchor::OtherHand].map(|hand| art.anchor(hand).expect("a hand"));
        (art, fists)
    }

    #[test]
    fn fists_of_riders_are_on_something_that_the_page_keeps() {
        for name in ["horse", "unicorn", "rocket", "motorcycle", "comet", "steam locomotive"] {
            let mount = figure(name, Detail::Bold).expect("a mount").clone().placed(Affine::scale(1.5));
            let (mut rider, fists) = rider(&mount, Pose::Ride);
            let before = rider.shapes.clone();
            held(&mount, (&mut rider, Pose::Ride));
            let tackle: Vec<&Shape> = rider.shapes.iter().filter(|shape| !before.contains(shape)).collect();
            let reach = fists[0].distance(fists[1]) * 1.2;
            let near = |shape: &&Shape| {
                let ends = shape.path.segments().flat_map(|segment| [segment.start(), segment.end()]);
                ends.into_iter().any(|end| fists.iter().any(|fist| fist.distance(end) < reach))
            };
            let on_it = fists.iter().any(|fist| is_held(&mount, *fist));
            assert!(on_it || tackle.iter().any(near), "{name}");
            assert!(tackle.iter().all(|shape| rider.holds(shape)), "{name}");
        }
    }

    #[test]
    fn both_fists_of_who_swings_are_around_ropes() {
        for detail in [Detail::Bold, Detail::Full] {
            let swing = figure("vine swing", detail).expect("a swing");
            let (_, fists) = rider(swing, Pose::Swing);
            for fist in fists {
                let near = [-9.0, 0.0, 9.0].map(|aside| fist + Vec2::new(aside, 0.0));
                // Two ropes may be one loop; a trunk is no rope.
                let is_rope = |shape: &Shape| {
                    let high = shape.bounds().height();
                    high > 200.0 && shape.extent() < high * 60.0
                };
                let ropes = || swing.shapes.iter().filter(|shape| is_rope(shape));
                assert!(near.iter().any(|at| ropes().any(|rope| is_around(rope, *at))), "{fist}");
            }
        }
    }
}
