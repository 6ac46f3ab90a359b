//! Who drives sits in the cab: the face is in its window.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, BezPath, Point, Rect, Shape as _};
use scene::{Doing, Link, Scene};

use super::grip;
use super::group::Group;
use super::tend::is_alive;
use crate::silhouette::Silhouette;

const GLASS: Tint = Tint::hex(0xBF_E6_F5);

/// The windows of cabs, in the units of their own figures.
pub(super) const CABS: [(&str, &[(f64, f64)]); 12] = [
    ("train", &[(34.0, 44.0), (116.0, 44.0), (116.0, 118.0), (34.0, 118.0)]),
    ("dump truck", &[(214.0, 80.0), (272.0, 76.0), (296.0, 116.0), (296.0, 132.0), (214.0, 134.0)]),
    ("cement mixer", &[(216.0, 74.0), (272.0, 70.0), (298.0, 112.0), (298.0, 128.0), (216.0, 130.0)]),
    ("excavator", &[(96.0, 34.0), (154.0, 30.0), (178.0, 92.0), (194.0, 112.0), (98.0, 116.0)]),
    ("bulldozer", &[(76.0, 24.0), (143.0, 20.0), (162.0, 96.0), (76.0, 100.0)]),
    ("fire truck", &[(222.0, 46.0), (284.0, 40.0), (316.0, 98.0), (316.0, 118.0), (222.0, 120.0)]),
    ("school bus", &[(212.0, 36.0), (250.0, 36.0), (266.0, 106.0), (212.0, 106.0)]),
    ("helicopter", &[(208.0, 58.0), (258.0, 60.0), (288.0, 88.0), (292.0, 122.0), (208.0, 122.0)]),
    ("garbage truck", &[(232.0, 56.0), (282.0, 52.0), (312.0, 100.0), (312.0, 118.0), (232.0, 120.0)]),
    ("police car", &[(174.0, 26.0), (224.0, 26.0), (262.0, 76.0), (262.0, 112.0), (174.0, 112.0)]),
    ("taxi", &[(174.0, 26.0), (224.0, 26.0), (262.0, 76.0), (262.0, 112.0), (174.0, 112.0)]),
    ("ambulance", &[(234.0, 26.0), (268.0, 28.0), (300.0, 86.0), (300.0, 116.0), (234.0, 118.0)]),
];

/// Whoever is in one of these is in its cab, driving or not.
const ALWAYS: [&str; 4] = ["train", "helicopter", "fire truck", "garbage truck"];

/// An open car, and where its hood is: what is on it is not in its seat.
pub(super) const ROADSTER: &str = "car";
const HOOD: f64 = 0.8;

/// Whoever is in an open car sits in it as who drives does.
pub(super) fn take_seats(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let car = scene.subject(known.object).is_some_and(|one| one.what.name() == ROADSTER);
        if known.link == Link::In && car && is_alive(scene, known.subject) {
            scene.relations[index].link = Link::Riding;
        }
    }
}

/// Whether an animal or a thing is put on the hood of a car.
pub(super) fn has_a_hood(name: &str, other: &Group) -> bool {
    name == ROADSTER && other.first().is_some_and(|first| !grip::is_person(&first.art))
}

/// On the hood, no higher than the car.
pub(super) fn on_the_hood(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let x = around.x0 + around.width() * HOOD;
    let top = Silhouette::of(base).top_at(x).unwrap_or(around.center().y);
    let most = (around.height() * 1.1).min(around.width() * 0.4);
    let scale = (most / own.height().max(own.width()).max(1.0)).min(1.0);
    other.stood(Point::new(x, top + around.height() * 0.05), scale)
}

/// Whether somebody who does this in a thing of that name is in the cab.
pub(super) fn is_at_the_wheel(name: &str, doing: Option<Doing>) -> bool {
    let drives = matches!(doing, Some(Doing::Driving | Doing::Flying | Doing::Riding));
    CABS.iter().any(|(known, _)| *known == name) && drives
}

/// Whether whoever is in a thing of that name looks out of its cab.
pub(super) fn is_all_cab(name: &str) -> bool {
    ALWAYS.contains(&name)
}

/// Where the windows of a train are whose cab is too small for all who are in it.
const CARRIAGE: [&[(f64, f64)]; 3] =
    [&[(142.0, 80.0)], &[(136.0, 80.0), (194.0, 80.0)], &[(132.0, 82.0), (176.0, 81.0), (220.0, 80.0)]];
/// How large they are, where they are one, two and three.
const PANES: [(f64, f64); 3] = [(84.0, 66.0), (52.0, 62.0), (38.0, 56.0)];

/// The cab's window and one for each of the others, from the left; `None` where they are too many, or it is no train.
pub(super) fn carriage(name: &str, base: &mut Art, many: usize, detail: Detail) -> Option<Vec<BezPath>> {
    if name != "train" || !(2..=CARRIAGE.len() + 1).contains(&many) {
        return None;
    }
    let placing = placing(name, base, detail)?;
    let (wide, high) = PANES[many - 2];
    let pane = |(x, y): &(f64, f64)| placing * Rect::new(*x, *y, x + wide, y + high).to_path(0.1);
    let panes: Vec<BezPath> = CARRIAGE[many - 2].iter().map(pane).collect();
    let cab = opened(name, base, detail)?;
    let glass = panes.iter().map(|pane| Shape::area(pane.clone(), GLASS, Pen::Outline));
    base.shapes.extend(glass.collect::<Vec<_>>());
    Some([cab].into_iter().chain(panes).collect())
}

/// From the units of a figure to where it is drawn.
fn placing(name: &str, base: &Art, detail: Detail) -> Option<Affine> {
    let own = figure(name, detail).ok()?.bounds();
    let drawn = base.bounds();
    let scale = drawn.height() / own.height().max(1.0);
    Some(
        Affine::translate((drawn.x0, drawn.y0))
            * Affine::scale(scale)
            * Affine::translate((-own.x0, -own.y0)),
    )
}

/// The window of the cab, opened in the thing as it is drawn here.
pub(super) fn opened(name: &str, base: &mut Art, detail: Detail) -> Option<BezPath> {
    let (_, corners) = CABS.iter().find(|(known, _)| *known == name)?;
    let placing = placing(name, base, detail)?;
    let mut window = BezPath::new();
    window.move_to(corners[0]);
    corners[1..].iter().for_each(|corner| window.line_to(*corner));
    window.close_path();
    window.apply_affine(placing);
    let room = window.bounding_box();
    // Its own panes and seams make room.
    let small = |shape: &Shape| {
        let own = shape.path.bounding_box();
        shape.pen != Some(Pen::Outline)
            && room.inflate(6.0, 6.0).contains(own.center())
            && own.area() < room.area() * 1.2
    };
    base.shapes.retain(|shape| !small(shape));
    base.shapes.push(Shape::area(window.clone(), GLASS, Pen::Outline));
    Some(window)
}

/// The farthest that a paw is from its shoulder, in times the thickness of an arm.
const LONGEST_ARM: f64 = 5.0;

/// An animal with arms has a paw on the handlebar or the wheel.
pub(super) fn steering(base: &Art, mut other: Group) -> Group {
    let alive = base.anchor(Anchor::Face).is_some();
    let Some(grip) = base.anchor(Anchor::Grip).filter(|_| !alive) else { return other };
    if let [rider] = &mut other.members[..]
        && let Some(arms) = grip::shoulders(rider.name, &rider.art)
    {
        let reach = grip - arms.right;
        let paw = arms.right + reach * (arms.thickness() * LONGEST_ARM / reach.hypot().max(1e-6)).min(1.0);
        let arm = arms.reach(&rider.art, arms.right, paw);
        rider.art.shapes.extend(arm);
    }
    other
}
