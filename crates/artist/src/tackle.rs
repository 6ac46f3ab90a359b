//! What is in the hands of who rides or drives: reins, a handlebar, a steering wheel. No fist is closed around nothing.

use drawing::{Pen, Shape, Tint};
use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{BezPath, Circle, Ellipse, Line, ParamCurve as _, Point, QuadBez, Shape as _, Vec2};

use crate::silhouette::Silhouette;

const WHEEL: Tint = Tint::hex(0x6B_72_80);
const HORN: Tint = Tint::hex(0xDF_E4_EA);

/// A noseband from over the nose down to the jaw, as shares of the way from the eyes to the mouth, along it and across; how far
/// down it the reins begin, and how deep they hang, as a share of their length.
const NOSEBAND: [(f64, f64); 3] = [(0.23, 0.41), (0.68, 0.04), (0.9, -0.47)];
const BIT: f64 = 0.74;
const SAG: f64 = 0.12;

/// How far before the far fist a handlebar goes on and where it is down on what is ridden, in palms' distances.
const AHEAD: f64 = 1.35;
const DOWN: f64 = 2.2;

/// Half the width and half the height of a wheel seen from aside, and the radius of its hub, as shares of how far apart the
/// fists on it are; where its middle is from the near one.
const RIM: (f64, f64) = (0.6, 0.74);
const HUB: f64 = 0.19;
const MIDDLE: Vec2 = Vec2::new(0.62, -0.02);
/// What is lower than this share of a car is no seat and no windscreen.
const SMALL: f64 = 0.36;
/// How far from its middle its column ends, as shares of the same.
const COLUMN: Vec2 = Vec2::new(0.7, 0.9);

/// Puts what is between a mount and the hands of who is on it in this pose into the rider's art, before the hair that hangs
/// down and behind the body.
pub(crate) fn held(mount: &Art, (rider, pose): (&mut Art, Pose)) {
    let tackle = tackle(mount, (rider, pose));
    rider.shapes.splice(rider.hanging..rider.hanging, tackle);
}

/// The same for a rider who holds itself as the mount's own riders do.
pub(crate) fn harness(mount: &Art, rider: &mut Art) {
    if mount.rider == Some(Pose::Ride) {
        held(mount, (rider, Pose::Ride));
    }
}

fn tackle(mount: &Art, (rider, pose): (&Art, Pose)) -> Vec<Shape> {
    let [Some(far), Some(near)] = [Anchor::Hand, Anchor::OtherHand].map(|anchor| rider.anchor(anchor)) else {
        return Vec::new();
    };
    let (near, far) = if near.x <= far.x { (near, far) } else { (far, near) };
    match (pose, mount.anchor(Anchor::Face), mount.anchor(Anchor::Mouth)) {
        (Pose::Ride, Some(face), Some(mouth)) => reins(far, (face, mouth)),
        (Pose::Ride, None, _) if mount.front.is_empty() && mount.anchor(Anchor::Grip).is_none() => {
            handlebar(mount, (near, far)).into_iter().collect()
        }
        (Pose::Drive, ..) => wheel(near, far),
        _ => Vec::new(),
    }
}

/// A noseband, and reins from there to the fists.
fn reins(hand: Point, (face, mouth): (Point, Point)) -> Vec<Shape> {
    let along = mouth - face;
    let across = Vec2::new(along.y * along.x.signum(), -along.x.abs());
    let [over, amid, jaw] = NOSEBAND.map(|(down, up)| face + along * down + across * up);
    let band = QuadBez::new(over, amid, jaw);
    let bit = band.eval(BIT);
    let hang = hand.midpoint(bit) + Vec2::new(0.0, hand.distance(bit) * SAG);
    let reins = QuadBez::new(hand, hang, bit);
    [band, reins].map(|line| Shape::line(line.to_path(0.1), Pen::Outline)).into()
}

/// A bar through both fists that bends down to what is ridden.
fn handlebar(mount: &Art, (near, far): (Point, Point)) -> Option<Shape> {
    let along = far - near;
    let foot = far.x + along.x * DOWN;
    let top = Silhouette::of(mount).top_at(foot)?;
    let bend = far + along * DOWN;
    let mut path = BezPath::new();
    path.move_to(near);
    path.line_to(far + along * AHEAD);
    let down = Point::new(foot, top + along.hypot() * 0.3);
    path.curve_to(far + along * (DOWN * 0.8), bend.lerp(down, 0.3), down);
    Some(Shape::line(path, Pen::Outline))
}

/// A wheel whose rim is in both fists, on its column.
fn wheel(near: Point, far: Point) -> Vec<Shape> {
    let apart = near.distance(far);
    let middle = near + MIDDLE * apart;
    let rim = Ellipse::new(middle, (apart * RIM.0, apart * RIM.1), 0.2).to_path(0.1);
    let column = Line::new(middle, middle + COLUMN * apart).to_path(0.1);
    let hub = Circle::new(middle, apart * HUB).to_path(0.1);
    vec![
        Shape::line(column, Pen::Outline),
        Shape::area(rim, WHEEL, Pen::Outline),
        Shape::area(hub, HORN, Pen::Inner),
    ]
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
