//! Hands on things: fingers over what is held, a paw that reaches out for it.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{BezPath, Circle, Point, Rect, Shape as _, Vec2};

use scene::Thing;

use super::clip::clipped;
use super::group::Group;
use super::{frets, limbs, oars, tools};
use crate::silhouette::Silhouette;

/// How far a hand reaches around its palm, as a share of the way from the top of the skull to between the eyes.
pub(super) const HAND: f64 = 0.32;

/// Puts the hands of a base over what they hold: those of a person, or the paws of an animal, at these points.
pub(super) fn over(base: &Art, held: &mut Group, points: &[Point]) {
    let hands: Vec<Shape> = points.iter().flat_map(|point| fingers(base, *point)).collect();
    if let Some(member) = held.members.last_mut() {
        member.art.shapes.extend(hands);
    }
}

/// Whether it is a person, or a being built like one.
pub(super) fn is_person(base: &Art) -> bool {
    base.anchor(Anchor::OtherHand).is_some() && base.anchor(Anchor::Seat).is_some() && base.rider.is_none()
}

/// The palms of a person, the left one of the picture first.
pub(super) fn palms(base: &Art) -> Vec<Point> {
    let mut palms: Vec<Point> =
        [Anchor::Hand, Anchor::OtherHand].into_iter().filter_map(|hand| base.anchor(hand)).collect();
    palms.sort_by(|a, b| a.x.total_cmp(&b.x));
    palms
}

/// Both palms of a person who has them before the chest, the left one of the picture first.
pub(super) fn palms_before(base: &Art) -> Option<[Point; 2]> {
    let [one, other] = [base.anchor(Anchor::Hand)?, base.anchor(Anchor::OtherHand)?];
    let [left, right] = if one.x < other.x { [one, other] } else { [other, one] };
    let (face, high) = (base.anchor(Anchor::Face)?, base.bounds().height());
    let level = (left.y - right.y).abs() < high * 0.05 && left.y > face.y;
    let amid = left.x < face.x && right.x > face.x && right.x - left.x < high * 0.42;
    (is_person(base) && level && amid).then_some([left, right])
}

/// The hand of a person at its palm, once more.
pub(super) fn fingers(base: &Art, palm: Point) -> Vec<Shape> {
    arm(base, palm, HAND)
}

/// What is so near to a palm of a person's arm, once more.
pub(super) fn arm(base: &Art, palm: Point, reach: f64) -> Vec<Shape> {
    let (Some(head), Some(face)) = (base.anchor(Anchor::Head), base.anchor(Anchor::Face)) else {
        return Vec::new();
    };
    let around = Circle::new(palm, (face - head).hypot() * reach).to_path(0.1);
    let Some(arm) = arm_at(base, palm) else { return Vec::new() };
    let [skin, outline] =
        [Shape { pen: None, ..base.shapes[arm].clone() }, Shape { tint: None, ..base.shapes[arm].clone() }];
    let near = around.bounding_box();
    let folds = base.shapes[arm + 1..]
        .iter()
        .filter(|shape| shape.tint.is_none() && near.contains(shape.path.bounding_box().center()));
    clipped(&Art::of([skin, outline].into_iter().chain(folds.cloned()).collect()), &around).shapes
}

/// Which shape of a person is the arm with this palm.
fn arm_at(base: &Art, palm: Point) -> Option<usize> {
    base.shapes.iter().rposition(|shape| {
        shape.tint.is_some() && shape.pen == Some(Pen::Outline) && shape.path.winding(palm) != 0
    })
}

/// The arm of a person with this palm, once more, and the sleeve on it, which is drawn after it.
pub(super) fn whole_arm(base: &Art, palm: Point) -> Vec<Shape> {
    let Some(arm) = arm_at(base, palm) else { return Vec::new() };
    let own = base.shapes[arm].bounds();
    let around = own.inflate(own.width() * 0.5, own.height() * 0.5);
    let is_on_it = |shape: &&Shape| around.contains(shape.bounds().center());
    base.shapes[arm..].iter().take_while(is_on_it).cloned().collect()
}

/// An animal that sits or stands upright, with arms that its drawing hides or has at its sides.
struct Arms {
    name: &'static str,
    /// Where the shoulders are, the left one of the picture first, as shares of the box.
    shoulders: [(f64, f64); 2],
    /// How thick an arm is, as a share of the box's width.
    thick: f64,
}

const fn arms(name: &'static str, shoulders: [(f64, f64); 2], thick: f64) -> Arms {
    Arms { name, shoulders, thick }
}

/// Who has arms to reach with. Everybody else holds with a hand that is drawn, or with the mouth.
const ARMS: [Arms; 14] = [
    arms("gorilla", [(0.27, 0.52), (0.73, 0.52)], 0.19),
    arms("bear", [(0.24, 0.58), (0.76, 0.58)], 0.19),
    arms("bunny", [(0.42, 0.72), (0.8, 0.72)], 0.14),
    arms("hamster", [(0.2, 0.58), (0.84, 0.58)], 0.15),
    arms("koala", [(0.33, 0.62), (0.67, 0.62)], 0.16),
    arms("panda", [(0.24, 0.59), (0.76, 0.59)], 0.2),
    arms("raccoon", [(0.5, 0.64), (0.8, 0.64)], 0.13),
    arms("mouse", [(0.48, 0.7), (0.76, 0.68)], 0.12),
    arms("penguin", [(0.2, 0.53), (0.78, 0.52)], 0.17),
    arms("puffin", [(0.16, 0.56), (0.78, 0.56)], 0.15),
    arms("owl", [(0.14, 0.56), (0.88, 0.56)], 0.19),
    arms("beaver", [(0.16, 0.55), (0.5, 0.55)], 0.13),
    arms("sitting monkey", [(0.38, 0.6), (0.78, 0.6)], 0.1),
    arms("teddy bear", [(0.2, 0.52), (0.8, 0.52)], 0.2),
];

/// Whether an animal of this name has none to reach with.
pub(super) fn is_without_arms(name: &str) -> bool {
    !ARMS.iter().any(|row| row.name == name)
}

/// The shoulders of an animal that reaches out, where they are, and how thick its arms are.
pub(super) struct Shoulders {
    pub(super) left: Point,
    pub(super) right: Point,
    thick: f64,
}

/// Those of the figure of this name; `None` where it has none to reach with.
pub(super) fn shoulders(name: &str, base: &Art) -> Option<Shoulders> {
    let row = ARMS.iter().find(|row| row.name == name && !is_person(base))?;
    let around = body_of(base);
    let at = |(x, y): (f64, f64)| Point::new(around.x0 + around.width() * x, around.y0 + around.height() * y);
    let [left, right] = row.shoulders.map(at);
    Some(Shoulders { left, right, thick: around.width() * row.thick })
}

/// The box of the animal itself, without the arms that its drawing has.
fn body_of(base: &Art) -> Rect {
    if base.arms.is_empty() {
        return base.bounds();
    }
    let own = base.shapes.iter().filter(|shape| !limbs::is_of_an_arm(base, shape));
    own.map(Shape::bounds).reduce(|all, next| all.union(next)).unwrap_or_default()
}

impl Way {
    /// Whether both hands are at its sides.
    pub(super) const fn is_between(self) -> bool {
        matches!(self, Self::Both | Self::Upright | Self::Strung)
    }
}

impl Shoulders {
    /// Those of anybody whose chest is here, with a head of this size.
    pub(super) fn below(chest: Point, reach: f64) -> Self {
        let aside = Vec2::new(reach * 0.5, -reach * 0.05);
        Self { left: chest - Vec2::new(aside.x, -aside.y), right: chest + aside, thick: reach * 0.5 }
    }

    /// Those of anybody seen from the side, whose chest is here and whose near side there.
    pub(super) fn at_side(chest: Point, side: f64, reach: f64) -> Self {
        let below = Self::below(chest, reach);
        Self { right: Point::new(below.right.x.max(side - below.thick * 0.8), below.right.y), ..below }
    }

    /// How thick an arm is.
    pub(super) const fn thickness(&self) -> f64 {
        self.thick
    }

    /// Where the right paw of the picture is when it is lifted and holds something at the side, clear of the face
    /// where that is large.
    pub(super) fn lifted(&self, base: &Art, large: bool) -> Point {
        let beside = self.right + Vec2::new(self.thick * 1.15, -self.thick * 0.25);
        let clear = base.bounds().x1 + self.thick * 0.2;
        if large { Point::new(beside.x.max(clear), beside.y) } else { beside }
    }

    /// An arm from a shoulder to a point, of the base's own colour, its paw over what is there.
    pub(super) fn reach(&self, base: &Art, from: Point, to: Point) -> Vec<Shape> {
        let Some(tint) = coat(base, from) else { return Vec::new() };
        let way = to - from;
        let along = way / way.hypot().max(1e-6);
        let aside = Vec2::new(-along.y, along.x);
        let (half, paw) = (self.thick * 0.46, self.thick * 0.56);
        let start = from - along * (half * 0.4);
        let end = to + along * (paw * 0.35);
        let mut arm = BezPath::new();
        arm.move_to(start + aside * half);
        arm.curve_to(
            start.lerp(end, 0.4) + aside * half,
            end - along * (paw * 1.1) + aside * (half * 0.84),
            end - along * (paw * 0.6) + aside * (paw * 0.96),
        );
        arm.curve_to(
            end + along * (paw * 0.1) + aside * (paw * 1.2),
            end + along * (paw * 0.86) + aside * (paw * 0.7),
            end + along * (paw * 0.86),
        );
        arm.curve_to(
            end + along * (paw * 0.86) - aside * (paw * 0.7),
            end + along * (paw * 0.1) - aside * (paw * 1.2),
            end - along * (paw * 0.6) - aside * (paw * 0.96),
        );
        arm.curve_to(
            end - along * (paw * 1.1) - aside * (half * 0.84),
            start.lerp(end, 0.4) - aside * half,
            start - aside * half,
        );
        let line = Shape::line(arm.clone(), Pen::Outline);
        arm.close_path();
        let fill = Shape { pen: None, ..Shape::area(arm, tint, Pen::Outline) };
        vec![fill, line]
    }
}

/// An arm of an animal around another that stands close.
pub(super) fn around(base: &Art, name: &str, other: &mut Group) {
    let Some(arms) = shoulders(name, base).or_else(|| lent((base, name), other)) else { return };
    let own = other.bounds();
    let reach = arms.thick * 2.6;
    let mouth = other.first().and_then(|first| first.art.anchor(Anchor::Mouth));
    let low = mouth.map_or(own.center().y, |mouth| mouth.y + arms.thick * 0.9);
    let to = Point::new(
        (own.x0 + own.width() * 0.4).min(arms.right.x + reach),
        low.max(own.center().y + own.height() * 0.12),
    );
    // Around a trunk, and not into the leaves.
    let trunk = other.first().filter(|first| first.art.anchor(Anchor::Face).is_none());
    let level = arms.right.y + arms.thick * 0.6;
    let trunk = trunk.and_then(|first| Silhouette::of(&first.art).reach(level, level + arms.thick));
    let to = trunk.map_or(to, |(from, to)| Point::new(from.midpoint(to) + arms.thick * 0.3, level));
    let arm = arms.reach(base, arms.right, to);
    if let Some(member) = other.members.last_mut() {
        member.art.shapes.extend(arm);
    }
}

/// A foreleg of one who goes on four, around another that stands at its right and is alive.
fn lent((base, name): (&Art, &str), other: &Group) -> Option<Shoulders> {
    let around = base.bounds();
    let face = base.anchor(Anchor::Face).filter(|_| !is_person(base))?;
    let beside = other
        .first()
        .is_some_and(|first| first.art.anchor(Anchor::Face).is_some_and(|theirs| theirs.x > face.x));
    let (chest, reach) = oars::chest(base);
    let on_four = around.width() > around.height() && face.x > around.center().x;
    let thick = match name {
        "octopus" => reach * 0.6,
        _ if on_four => reach.max(around.height() * 0.24),
        _ if around.height() > around.width() * SITS => reach * 0.78,
        _ => return None,
    };
    // A leg does not reach up to a neck.
    let low = other.bounds().height() < around.height() * 1.2;
    (beside && low).then(|| Shoulders::at_side(chest, chest.x + reach * 0.4, thick))
}

/// Who is so high beside the width sits, its forelegs before the chest.
const SITS: f64 = 0.95;

/// The colour of the body at a point.
fn coat(base: &Art, at: Point) -> Option<Tint> {
    let area = |shape: &&Shape| shape.path.area().abs();
    let coats = || base.shapes.iter().filter(|shape| shape.tint.is_some() && shape.pen == Some(Pen::Outline));
    let under = coats().filter(|shape| shape.path.bounding_box().contains(at));
    let coat = under.max_by(|a, b| area(a).total_cmp(&area(b)));
    coat.or_else(|| coats().max_by(|a, b| area(a).total_cmp(&area(b)))).and_then(|shape| shape.tint)
}

/// The names of all in the lists here.
#[cfg(test)]
pub(super) fn names() -> Vec<&'static str> {
    ARMS.iter().map(|row| row.name).chain(tools::names()).chain(HIGH).chain(BLOWN).collect()
}

/// How somebody with two hands holds a thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// In one hand, beside the body.
    One,
    /// Between both hands, before the chest.
    Both,
    /// The same of what is higher than wide.
    Upright,
    /// Played before the belly, one hand at its strings and one at its neck.
    Strung,
    /// High up in one hand: what floats, flies or shines.
    High,
    /// In both hands, at the mouth.
    Blown,
    /// A shaft in both hands, one below the other.
    Shaft,
}

/// What is held high.
const HIGH: [&str; 5] = ["balloon", "flag", "lantern", "kite", "star"];

/// What is blown into.
pub(super) const BLOWN: [&str; 4] = ["trumpet", "flute", "trombone", "saxophone"];

/// The way in which a thing is held that nothing else is done with.
pub(super) fn way(name: &str) -> Way {
    if BLOWN.contains(&name) {
        return Way::Blown;
    }
    if HIGH.contains(&name) {
        return Way::High;
    }
    if name == super::examine::STETHOSCOPE || name == super::rink::HOCKEY_STICK {
        return Way::One;
    }
    if frets::is_strung(name) {
        return Way::Strung;
    }
    if is_before_the_chest(name) {
        return Way::Both;
    }
    let Ok(art) = figure(name, Detail::Bold) else { return Way::One };
    let own = art.bounds();
    // What has a handle above hangs from the hand, and what has it at one end stands out from it.
    let handle = art.anchor(Anchor::Grip).is_some_and(|grip| {
        grip.y < own.y0 + own.height() * 0.3 || (grip.x - own.center().x).abs() > own.width() * 0.25
    });
    let large = Thing::named(name).is_some_and(|thing| thing.centimetres >= LARGE);
    let wide = own.width() > own.height() * 0.8;
    let tool = tools::is_one(name);
    let slants = Silhouette::of(art).area() < own.area() * SLANTING;
    match large && wide && !tool && !handle && !slants {
        true if own.width() < own.height() * 0.96 => Way::Upright,
        true => Way::Both,
        false => Way::One,
    }
}

/// What fills less of its box than this share slants in it, and is in one hand: a paddle.
const SLANTING: f64 = 0.36;

/// From this height on, in centimetres, what is wide takes both hands.
const LARGE: u32 = 15;

/// What is played, read or carried before the chest.
pub(super) const BEFORE_THE_CHEST: [&str; 10] = [
    "camera",
    "guitar",
    "banjo",
    "violin",
    "accordion",
    "drum",
    "harp",
    "newspaper",
    "laptop",
    "game controller",
];

pub(super) fn is_before_the_chest(name: &str) -> bool {
    BEFORE_THE_CHEST.contains(&name) || name.ends_with("book")
}

/// As wide as what both hands hold, and drawn by nothing: hands close around it.
pub(super) fn stand_in(way: Way) -> Art {
    if way == Way::Strung {
        let mut art = figure("guitar", Detail::Bold).cloned().unwrap_or_default();
        art.shapes.iter_mut().for_each(|shape| (shape.tint, shape.pen) = (None, None));
        return art;
    }
    let (wide, high) = match way {
        Way::Both => (112.0, 78.0),
        Way::Upright => (66.0, 70.0),
        Way::Shaft => (110.0, 169.0),
        Way::One | Way::High | Way::Blown | Way::Strung => (8.0, 6.0),
    };
    let path = Rect::new(-wide / 2.0, -high, wide / 2.0, 0.0).to_path(0.1);
    let mut art = Art::of(vec![Shape { path, tint: None, pen: None }]);
    if way == Way::Shaft {
        art.set(Anchor::Grip, (0.0, -high / 2.0));
    }
    art
}
