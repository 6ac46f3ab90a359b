//! What someone wears: hats, glasses, scarves, wings, capes, skirts and shirts, on any figure with a face.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, BezPath, Circle, Point, Rect, Shape as _, Vec2};
use scene::{Garment, Looks, Thing, Use, Worn};

use super::{backpack, bubble, clothes, features, footwear};
use crate::silhouette::Silhouette;

/// Puts on everything that is worn. People are dressed already: `bare` is who is not.
pub(crate) fn dress(art: &mut Art, looks: &Looks, (bare, detail): (bool, Detail)) {
    for worn in &looks.wears {
        let body = Body::of(art);
        match worn {
            Worn::Garment(Garment::Dress) if !bare => (),
            Worn::Garment(garment) => put_on(art, *garment, &body, detail),
            Worn::Thing(thing) => match where_on(thing) {
                Spot::Eyes => glasses(art, &body, Some(Tint::hex(0x8E_D3_F2))),
                Spot::Neck => attach(art, thing.name, (body.neck(), body.reach * 1.5), detail),
                Spot::Head if bare && bubble::fits(thing.name, &body) => bubble::put_on(art, &body),
                Spot::Head => hat(art, thing.name, &body, detail),
                Spot::Torso if thing.name.ends_with("backpack") => {
                    backpack::put_on(art, thing.name, &body, detail);
                }
                Spot::Torso | Spot::Feet | Spot::Hands if !bare => (),
                Spot::Hands => mittens(art, &body, detail),
                Spot::Torso if thing.name == "pajamas" => {
                    // Whoever has sleeves has the cloth already.
                    if art.anchor(Anchor::OtherHand).is_none() {
                        clothes::put_on(art, thing.name, &body);
                    }
                    hat(art, NIGHTCAP, &body, detail);
                }
                Spot::Torso if thing.name != "rubber ring" && clothes::put_on(art, thing.name, &body) => (),
                Spot::Torso => attach(art, thing.name, (body.chest(), body.around.width() * 0.62), detail),
                Spot::Feet => footwear::put_on(art, thing.name, &body),
            },
        }
    }
}

/// What goes with pajamas.
pub(super) const NIGHTCAP: &str = "santa hat";

/// Where a thing is worn.
enum Spot {
    Head,
    Eyes,
    Neck,
    Torso,
    Hands,
    Feet,
}

fn where_on(thing: &Thing) -> Spot {
    match thing.name {
        "sunglasses" | "eyeglasses" | "goggles" | "diving mask" => Spot::Eyes,
        "bow tie" | "medal" | "sports medal" | "bell" | "stethoscope" => Spot::Neck,
        "rubber ring" => Spot::Torso,
        "mitten" | "gloves" => Spot::Hands,
        name if ["boot", "shoe", "sock", "skate", "flip-flop", "ski"]
            .iter()
            .any(|part| name.contains(part)) =>
        {
            Spot::Feet
        }
        _ if thing.uses.contains(&Use::Worn) => Spot::Head,
        _ => Spot::Torso,
    }
}

/// Where the parts of a body are, as far as its anchors tell.
pub(super) struct Body {
    pub(super) around: Rect,
    pub(super) head: Point,
    pub(super) face: Point,
    pub(super) mouth: Point,
    /// From the top of the skull to between the eyes: what everything worn is measured by.
    pub(super) reach: f64,
}

/// The top of the skull of whoever has a face and no head of its own to name: what is over the eyes.
fn above_the_face(art: &Art) -> Option<Point> {
    let face = art.anchor(Anchor::Face)?;
    let top = Silhouette::of(art).top_at(face.x)?;
    (top < face.y).then_some(Point::new(face.x, top))
}

impl Body {
    pub(super) fn of(art: &Art) -> Self {
        let around = art.bounds();
        let high = around.height();
        let head = art.anchor(Anchor::Head).or_else(|| above_the_face(art));
        let head = head.unwrap_or(Point::new(around.center().x, around.y0 + high * 0.06));
        let face = art.anchor(Anchor::Face).unwrap_or(Point::new(head.x, head.y + high * 0.2));
        let reach = (face - head).hypot().clamp(high * 0.1, high * 0.3);
        let mouth = art.anchor(Anchor::Mouth).unwrap_or(face + Vec2::new(0.0, reach * 0.7));
        Self { around, head, face, mouth, reach }
    }

    /// Below the chin.
    pub(super) fn neck(&self) -> Point {
        let chin = (self.face.y + self.reach * 1.18).max(self.mouth.y + self.reach * 0.55);
        // A face that looks aside has its neck behind it.
        let aside = (self.mouth.x - self.face.x).clamp(-self.reach, self.reach);
        let back = if aside.abs() > self.reach * 0.3 { aside } else { 0.0 };
        Point::new(self.face.x - back, chin.min(self.around.y1 - self.around.height() * 0.12))
    }

    fn chest(&self) -> Point {
        let neck = self.neck();
        Point::new((neck.x + self.around.center().x) / 2.0, (neck.y + self.around.y1) / 2.0)
    }
}

fn put_on(art: &mut Art, garment: Garment, body: &Body, detail: Detail) {
    match garment {
        Garment::Glasses => glasses(art, body, None),
        Garment::Scarf => scarf(art, body),
        Garment::Cape => cape(art, body),
        Garment::Wings => wings(art, body),
        Garment::Bow => {
            let side = body.head + Vec2::new(body.reach * 0.75, body.reach * 0.2);
            attach(art, "bow", (side, body.reach * 1.2), detail);
        }
        Garment::Dress => clothes::tutu(art, body),
        feature => features::add(art, feature, body),
    }
}

/// A figure of this width with its middle here.
fn attach(art: &mut Art, name: &str, (at, width): (Point, f64), detail: Detail) {
    let Ok(piece) = figure(name, detail) else { return };
    let own = piece.bounds();
    let scale = width / own.width().max(1.0);
    let placing =
        Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-own.center().to_vec2());
    let piece = piece.clone().placed(placing);
    art.shapes.extend(piece.shapes);
    art.shapes.extend(piece.front);
}

/// One over each hand, or at the end of each arm that reaches out to a side; paws have them on the ground.
fn mittens(art: &mut Art, body: &Body, detail: Detail) {
    let around = body.around;
    let y = around.y0 + around.height() * 0.44;
    let hands = [Anchor::OtherHand, Anchor::Hand].map(|hand| art.anchor(hand));
    if hands == [None, None] {
        return footwear::put_on(art, "socks", body);
    }
    let sides = [Point::new(around.x0, y), Point::new(around.x1, y)];
    for (hand, side) in hands.into_iter().zip(sides) {
        attach(art, "mitten", (hand.unwrap_or(side), body.reach * 0.8), detail);
    }
}

/// How large a head is beside its eyes, in shares of their distance.
const ACROSS_THE_EYES: f64 = 0.66;

/// What covers a skull, and how far down it comes on the way to the eyes.
pub(super) const HELMET: &str = "bike helmet";
const DOWN: f64 = 0.62;

/// How wide a skull is, in the way from its top to the eyes: a person's, with the hair, and an animal's.
fn skull(art: &Art, body: &Body) -> f64 {
    let person = art.anchor(Anchor::OtherHand).is_some() && art.anchor(Anchor::Seat).is_some();
    let at = body.head.y + (body.face.y - body.head.y) * 0.5;
    let across = Silhouette::of(art).reach(at - body.reach * 0.1, at + body.reach * 0.1);
    let wide = across.map_or(2.4, |(from, to)| {
        (body.head.x - from).min(to - body.head.x).max(0.0) * 2.0 / body.reach.max(1e-6)
    });
    wide.clamp(1.9, if person { 3.2 } else { 2.6 })
}

/// Puts a hat on the head.
fn hat(art: &mut Art, name: &str, body: &Body, detail: Detail) {
    let Ok(hat) = figure(name, detail) else { return };
    let own = hat.bounds();
    // A frog is as wide as its eyes.
    let wide = eyes(art).map_or(0.0, |[left, right]| (right.x1 - left.x0) * ACROSS_THE_EYES);
    let reach = body.reach.max(wide);
    let scale = (reach * 1.9 / own.width().max(1.0)).min(reach * 2.2 / own.height().max(1.0));
    let brim = Point::new(own.center().x, own.y1 - own.height() * 0.1);
    // A helmet is down over the skull, and as wide as it.
    let helmet = name == HELMET;
    let scale = if helmet { reach * skull(art, body) / own.width().max(1.0) } else { scale };
    let at = if helmet { body.head + (body.face - body.head) * DOWN } else { body.head };
    let placing = Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-brim.to_vec2());
    let hat = hat.clone().placed(placing);
    art.shapes.extend(hat.shapes);
    art.shapes.extend(hat.front);
}

/// The two eyes, left first: the solid spots on both sides of the face's middle that are level with it.
pub(crate) fn eyes(art: &Art) -> Option<[Rect; 2]> {
    let body = Body::of(art);
    art.anchor(Anchor::Face)?;
    let near = |spot: &Rect| {
        let off = spot.center() - body.face;
        off.y.abs() < body.reach * 0.5 && off.x.abs() < body.reach * 1.6 && spot.height() > body.reach * 0.12
    };
    let solids = art.shapes.iter().filter(|shape| shape.pen == Some(Pen::Solid));
    let spots: Vec<Rect> = solids.map(|shape| shape.path.bounding_box()).filter(near).collect();
    // A nose is as dark and as large as an eye, but it has no twin at its height.
    let unlike = |[left, right]: &[Rect; 2]| {
        let level = (left.center().y - right.center().y).abs() + (left.height() - right.height()).abs();
        level - (left.height() + right.height()) * 0.25
    };
    let pairs = spots.iter().flat_map(|left| spots.iter().map(move |right| [*left, *right]));
    let apart = |[left, right]: &[Rect; 2]| right.x0 > left.x1 - left.width() * 0.5;
    pairs.filter(apart).min_by(|a, b| unlike(a).total_cmp(&unlike(b)))
}

/// Round ones; with `lens` dark ones, which hide the eyes.
fn glasses(art: &mut Art, body: &Body, lens: Option<Tint>) {
    let [left, right] = eyes(art).map_or_else(
        || [-0.55, 0.55].map(|side| body.face + Vec2::new(side * body.reach, 0.0)),
        |eyes| eyes.map(|eye| eye.center()),
    );
    // A person's hair covers what is behind the hinges.
    let person = art.anchor(Anchor::OtherHand).is_some() && art.anchor(Anchor::Seat).is_some();
    let apart = right - left;
    let radius = (apart.hypot() * 0.46).max(body.reach * 0.24);
    let along = apart / apart.hypot().max(1e-6);
    let mut bridge = BezPath::new();
    bridge.move_to(left + along * radius);
    bridge.line_to(right - along * radius);
    for (center, side) in [(left, -1.0), (right, 1.0)] {
        if !person {
            let mut arm = BezPath::new();
            let hinge = center + along * (radius * side);
            arm.move_to(hinge);
            arm.line_to(hinge + along * (radius * 0.7 * side) - Vec2::new(0.0, radius * 0.25));
            art.shapes.push(Shape::line(arm, Pen::Inner));
        }
        art.shapes.extend(match lens {
            Some(tint) => dark_lens(center, radius, tint),
            None => vec![Shape::line(Circle::new(center, radius).to_path(0.1), Pen::Inner)],
        });
    }
    art.shapes.push(Shape::line(bridge, Pen::Inner));
}

/// Straight above and round below, with a gleam: no eye looks like that.
fn dark_lens(center: Point, radius: f64, tint: Tint) -> Vec<Shape> {
    let by = |x: f64, y: f64| center + Vec2::new(x, y) * radius;
    let mut rim = BezPath::new();
    rim.move_to(by(-1.06, -0.66));
    rim.line_to(by(1.06, -0.66));
    rim.curve_to(by(1.12, 0.5), by(0.55, 1.0), by(0.0, 1.0));
    rim.curve_to(by(-0.55, 1.0), by(-1.12, 0.5), by(-1.06, -0.66));
    rim.close_path();
    let mut gleam = BezPath::new();
    gleam.move_to(by(-0.5, 0.3));
    gleam.line_to(by(0.0, -0.36));
    vec![Shape::area(rim, tint, Pen::Outline), Shape::line(gleam, Pen::Inner)]
}

/// A closed path through `points`, given in reaches from `at`, with round corners.
pub(super) fn soft(at: Point, reach: f64, points: &[(f64, f64)]) -> BezPath {
    let point = |index: usize| {
        let (x, y) = points[index % points.len()];
        at + Vec2::new(x, y) * reach
    };
    let mut path = BezPath::new();
    path.move_to(point(0).midpoint(point(1)));
    for index in 1..=points.len() {
        path.quad_to(point(index), point(index).midpoint(point(index + 1)));
    }
    path.close_path();
    path
}

/// How far a scarf stands out to either side of the middle of the neck at most, in shares of the reach.
const SCARF: f64 = 1.3;
/// How far its ends hang down at most, as a share of the way to the ground.
const HANGS: f64 = 0.56;

/// Wound around the neck, as wide as that is, both ends hanging from the knot.
fn scarf(art: &mut Art, body: &Body) {
    let (tint, reach) = (Tint::hex(0xE8_5D_4A), body.reach);
    let neck = body.neck();
    let silhouette = Silhouette::of(art);
    let edges = silhouette.reach(neck.y, neck.y + reach * 0.3);
    // What stands out at that height is a wing or an arm.
    let head = silhouette.reach(body.face.y, body.face.y + reach * 0.1);
    let most = head
        .map_or(SCARF, |(from, to)| ((body.face.x - from).min(to - body.face.x) / reach).clamp(0.5, SCARF));
    let (left, right) = edges.map_or((-most, most), |(from, to)| {
        let aside = |x: f64, side: f64| ((x - neck.x) / reach + side * 0.12).clamp(-most, most);
        (aside(from, -1.0).min(-0.5), aside(to, 1.0).max(0.5))
    });
    let knot = right * 0.36;
    let (high, low) = (-0.2, 0.42);
    let by = |x: f64, y: f64| neck + Vec2::new(x, y) * reach;
    let mut band = BezPath::new();
    band.move_to(by(left, high));
    band.quad_to(by(left.midpoint(right), high + 0.3), by(right, high));
    band.curve_to(by(right + 0.24, high + 0.1), by(right + 0.2, low - 0.1), by(right, low));
    band.quad_to(by(left.midpoint(right), low + 0.34), by(left, low));
    band.curve_to(by(left - 0.2, low - 0.1), by(left - 0.24, high + 0.1), by(left, high));
    band.close_path();
    let end = |from: f64, to: f64, long: f64| {
        let mut end = BezPath::new();
        end.move_to(by(knot - 0.22 + from, 0.2));
        end.line_to(by(knot + 0.22 + from, 0.2));
        end.line_to(by(knot + 0.27 + to, long));
        end.line_to(by(knot - 0.27 + to, long));
        end.close_path();
        let mut hem = BezPath::new();
        hem.move_to(by(knot - 0.25 + to, long - 0.34));
        hem.line_to(by(knot + 0.25 + to, long - 0.34));
        [Shape::area(end, tint, Pen::Outline), Shape::line(hem, Pen::Inner)]
    };
    // Feet and skates are to be seen.
    let long = ((body.around.y1 - neck.y) / reach * HANGS).clamp(0.9, 1.85);
    art.shapes.extend(end(0.1, 0.34, long * 0.82));
    art.shapes.extend(end(-0.08, -0.2, long));
    art.shapes.push(Shape::area(band, tint, Pen::Outline));
    let knot = kurbo::Ellipse::new(by(knot, 0.3), (reach * 0.24, reach * 0.2), 0.0);
    art.shapes.push(Shape::area(knot.to_path(0.1), tint, Pen::Outline));
}

/// Behind the body, as wide as it and a bit more.
/// How far a cape hangs out to both sides, in shares of the way from the neck to there.
const CAPE: f64 = 1.14;

fn cape(art: &mut Art, body: &Body) {
    let (neck, tint) = (body.neck(), Tint::hex(0xD6_3C_4A));
    let lead = (body.head.x - body.around.center().x) / body.around.width().max(1.0);
    if body.around.width() > body.around.height() * 1.1 && lead.abs() > 0.2 {
        // In flight it streams behind.
        let back = -lead.signum();
        let cloth = [
            (back * -0.3, -0.5),
            (back * 1.4, -1.7),
            (back * 3.2, -3.3),
            (back * 4.9, -3.0),
            (back * 4.3, -2.1),
            (back * 5.2, -1.3),
            (back * 4.2, -0.5),
            (back * 2.0, -0.2),
            (back * 0.2, 0.3),
        ];
        art.shapes.insert(0, Shape::area(soft(neck, body.reach, &cloth), tint, Pen::Outline));
        let knot = [(-0.5, -0.3), (0.0, -0.1), (0.5, -0.3), (0.6, 0.1), (0.0, 0.3), (-0.6, 0.1)];
        art.shapes.push(Shape::area(soft(neck, body.reach, &knot), tint, Pen::Outline));
        return;
    }
    let high = (body.around.y1 - neck.y) * 0.92 / body.reach;
    // To both sides of the body, wherever the neck is.
    let [left, right] = [body.around.x0, body.around.x1].map(|side| (side - neck.x) * CAPE / body.reach);
    let cloth = [
        (-0.5, -0.25),
        (0.5, -0.25),
        (right, high),
        (right * 0.4, high * 0.9),
        (left * 0.4, high * 0.9),
        (left, high),
    ];
    art.shapes.insert(0, Shape::area(soft(neck, body.reach, &cloth), tint, Pen::Outline));
    let knot = [(-0.55, -0.2), (0.0, -0.05), (0.55, -0.2), (0.6, 0.12), (0.0, 0.3), (-0.6, 0.12)];
    art.shapes.push(Shape::area(soft(neck, body.reach, &knot), tint, Pen::Outline));
}

/// A pair behind the back, each of two feathers' rows.
fn wings(art: &mut Art, body: &Body) {
    let around = body.around;
    let root = Point::new(around.center().x, (body.neck().y + around.center().y) / 2.0);
    let reach = (around.width() * 0.5).max(around.height() * 0.24);
    let one = [(0.2, 0.2), (0.7, -0.75), (1.75, -1.0), (1.6, -0.4), (1.5, 0.05), (1.15, 0.35), (0.7, 0.55)];
    for side in [-1.0, 1.0] {
        let mirrored: Vec<(f64, f64)> = one.iter().map(|(x, y)| (x * side, *y)).collect();
        let wing = Shape::area(soft(root, reach, &mirrored), Tint::hex(0xF2_F6_FF), Pen::Outline);
        let rib = |from: (f64, f64), to: (f64, f64)| {
            let mut path = BezPath::new();
            path.move_to(root + Vec2::new(from.0 * side, from.1) * reach);
            path.line_to(root + Vec2::new(to.0 * side, to.1) * reach);
            Shape::line(path, Pen::Inner)
        };
        let ribs = [rib((0.75, -0.1), (1.3, -0.3)), rib((0.7, 0.2), (1.1, 0.1))];
        art.shapes.splice(0..0, std::iter::once(wing).chain(ribs));
    }
}
