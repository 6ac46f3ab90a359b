//! Knitting and drumming: a needle or a stick in each hand, and what both of them meet.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Circle, Point, Rect, Shape as _, Vec2};
use scene::Doing;

use super::grip::{self, Shoulders};
use super::group::{Group, bottom};
use super::hold::KNITTED;
use super::oars::chest;
use super::rod::{bar, shaft};

const WOOL: Tint = Tint::hex(0xE8_5D_4A);
const KNOB: Tint = Tint::hex(0xFF_D5_4A);
/// The colours of the drum's own sticks and of its skin.
const STICK: Tint = Tint::hex(0xE0_A3_5C);
const SKIN: Tint = Tint::hex(0xFF_F6_E6);

/// Both hands of somebody who works before the chest, and the arms where they are not drawn yet.
struct Hands {
    left: Point,
    right: Point,
    high: f64,
    /// How thick the arms are that are drawn anew.
    thick: f64,
    arms: Vec<Shape>,
}

impl Hands {
    fn of(base: &Art, holder: &str, low: f64) -> Self {
        let around = base.bounds();
        if grip::is_person(base)
            && let Some([left, right]) = both_palms(base)
        {
            let arms = [left, right].iter().flat_map(|palm| grip::fingers(base, *palm)).collect();
            return Self { left, right, high: around.height(), thick: 0.0, arms };
        }
        let (chest, reach) = chest(base);
        let shoulders = grip::shoulders(holder, base).unwrap_or_else(|| Shoulders::below(chest, reach));
        let apart = (reach * 0.62).max(shoulders.thickness() * 1.15);
        let at = |side: f64| chest + Vec2::new(side * apart, reach * low);
        let (left, right) = (at(-1.0), at(1.0));
        let arms = [(shoulders.left, left), (shoulders.right, right)];
        let arms = arms.iter().flat_map(|(from, to)| shoulders.reach(base, *from, *to)).collect();
        let high = around.height().min(around.width() * 1.5);
        Self { left, right, high, thick: shoulders.thickness(), arms }
    }

    /// The two that a drawing has of its own, where none are drawn anew: a robot's.
    fn drawn(base: &Art, holder: &str) -> Option<Self> {
        let (one, other) = base.anchor(Anchor::Hand).zip(base.anchor(Anchor::OtherHand))?;
        let (left, right) = if one.x < other.x { (one, other) } else { (other, one) };
        let own = !grip::is_person(base) && grip::shoulders(holder, base).is_none();
        own.then(|| Self { left, right, high: base.bounds().height(), thick: 0.0, arms: Vec::new() })
    }

    fn middle(&self) -> Point {
        self.left.midpoint(self.right)
    }

    fn span(&self) -> f64 {
        (self.right.x - self.left.x).max(self.high * 0.12)
    }
}

fn both_palms(base: &Art) -> Option<[Point; 2]> {
    let palms = grip::palms(base);
    let [left, right] = palms[..] else { return None };
    Some([left, right])
}

/// Where the two needles cross, above the hands.
fn crossing(hands: &Hands) -> Point {
    hands.middle() - Vec2::new(0.0, hands.span() * 0.3)
}

fn needles(hands: &Hands) -> Vec<Shape> {
    let cross = crossing(hands);
    let needle = |palm: Point| {
        let way = cross - palm;
        let (from, to) = (palm - way * 0.9, cross + way * 0.5);
        let knob = Circle::new(from, hands.high * 0.02).to_path(0.05);
        [shaft(from, to, hands.high * 0.008), Shape::area(knob, KNOB, Pen::Outline)]
    };
    [hands.left, hands.right].into_iter().flat_map(needle).collect()
}

/// What grows on the needles, where it has no name yet.
fn cloth(hands: &Hands, long: f64) -> Vec<Shape> {
    let (top, half) = (crossing(hands), hands.span() * 0.34);
    let deep = hands.high * long;
    let by = |x: f64, y: f64| top + Vec2::new(half * x, deep * y);
    let mut edge = BezPath::new();
    edge.move_to(by(-1.0, 0.05));
    edge.line_to(by(1.0, 0.05));
    edge.line_to(by(0.94, 1.0));
    edge.quad_to(by(0.0, 1.14), by(-0.94, 1.0));
    edge.close_path();
    let ribs = if long > 0.2 { [0.3, 0.54, 0.78].as_slice() } else { [0.4, 0.72].as_slice() };
    let rib = |y: f64| {
        let mut line = BezPath::new();
        line.move_to(by(-0.97, y));
        line.quad_to(by(0.0, y + 0.12), by(0.97, y));
        Shape::line(line, Pen::Inner)
    };
    [Shape::area(edge, WOOL, Pen::Outline)].into_iter().chain(ribs.iter().map(|y| rib(*y))).collect()
}

/// The ball on the ground beside, and the thread from it up to the needles.
fn wool(base: &Art, hands: &Hands) -> Vec<Shape> {
    let around = base.bounds();
    let radius = hands.high * 0.1;
    let middle = Point::new(around.x1 + radius * 0.7, around.y1 - radius);
    let mut thread = BezPath::new();
    let start = crossing(hands) + Vec2::new(hands.span() * 0.3, hands.high * 0.14);
    thread.move_to(start);
    thread.quad_to(Point::new(start.x, middle.y - radius * 0.4), middle - Vec2::new(radius * 0.9, 0.0));
    let arc = |from: (f64, f64), over: (f64, f64), to: (f64, f64)| {
        let at = |(x, y): (f64, f64)| middle + Vec2::new(x, y) * radius;
        let mut line = BezPath::new();
        line.move_to(at(from));
        line.quad_to(at(over), at(to));
        Shape::line(line, Pen::Inner)
    };
    vec![
        Shape::line(thread, Pen::Outline),
        Shape::area(Circle::new(middle, radius).to_path(0.05), WOOL, Pen::Outline),
        arc((-0.86, -0.46), (0.1, -0.5), (0.5, 0.84)),
        arc((-0.4, -0.9), (0.5, -0.5), (0.9, 0.4)),
        arc((-0.95, 0.2), (-0.3, 0.1), (0.0, 0.96)),
    ]
}

/// Knits what the wish does not name.
pub(super) fn knit(art: &mut Art, name: &str, busy: bool) {
    let hands = Hands::of(art, name, 0.5);
    let ball = wool(art, &hands);
    if busy {
        art.shapes.extend(ball);
        return;
    }
    let work = cloth(&hands, 0.17);
    let shapes = ball.into_iter().chain(work).chain(needles(&hands)).chain(hands.arms.clone());
    art.shapes.extend(shapes.collect::<Vec<_>>());
}

/// What is knitted hangs on the needles, and what is drummed stands below the sticks; everything else comes back.
pub(super) fn worked(
    (base, holder): (&Art, &str),
    other: Group,
    deed: Option<Doing>,
) -> Result<Group, Group> {
    let name = other.members.first().map_or("", |member| member.name);
    match deed {
        Some(Doing::Knitting) => Ok(knitted(base, holder, other)),
        Some(Doing::Sewing) => Ok(sewn(base, holder, other)),
        Some(Doing::PlayingMusic) if name == DRUM_KIT => Ok(at_the_kit(base, holder, other)),
        Some(Doing::PlayingMusic) if name == "drum" => Ok(drummed(base, holder, other)),
        Some(Doing::PlayingMusic) if name == "violin" => fiddled(base, other),
        _ => Err(other),
    }
}

fn knitted(base: &Art, holder: &str, mut other: Group) -> Group {
    let hands = Hands::of(base, holder, 0.5);
    let whole = |name: &str| KNITTED.contains(&name) && name != "scarf";
    if let Some(piece) = other.members.iter_mut().find(|member| !whole(member.name)) {
        // The fringe of a scarf would be a blot so small, and a hat is no hat yet: it hangs down as a cloth.
        let long = if piece.name == "scarf" { 0.3 } else { 0.17 };
        piece.art =
            Art::of(cloth(&hands, long).into_iter().chain(needles(&hands)).chain(hands.arms).collect());
        return other;
    }
    let own = other.bounds();
    let scale = (hands.high * 0.24 / own.height().max(1.0)).min(hands.span() * 1.1 / own.width().max(1.0));
    let at = crossing(&hands) - Vec2::new(0.0, own.height() * scale * 0.08);
    let from = Point::new(own.center().x, own.y0);
    let mut work = other
        .moved(Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-from.to_vec2()));
    add(&mut work, needles(&hands).into_iter().chain(hands.arms));
    work
}

const STEEL: Tint = Tint::hex(0xC9_D3_DC);
/// How long a needle is and half as thick, and how high the thread goes over it, as shares of the height of who sews.
const NEEDLE: (f64, f64) = (0.17, 0.009);
const THREAD: f64 = 0.1;

/// Sews what the wish does not name.
pub(super) fn sew(art: &mut Art, name: &str, busy: bool) {
    if busy {
        return;
    }
    let hands = Hands::of(art, name, 0.5);
    let work = cloth(&hands, 0.22);
    let at = crossing(&hands) + Vec2::new(0.0, hands.high * 0.12);
    let shapes = work.into_iter().chain(needle(&hands, at)).chain(hands.arms.clone());
    art.shapes.extend(shapes.collect::<Vec<_>>());
}

/// What is sewn hangs from both hands, and the thread goes through it to the needle in the right one.
fn sewn(base: &Art, holder: &str, other: Group) -> Group {
    let hands = Hands::of(base, holder, 0.5);
    let own = other.bounds();
    let scale = (hands.high * 0.34 / own.height().max(1.0)).min(hands.high * 0.4 / own.width().max(1.0));
    let at = crossing(&hands) - Vec2::new(0.0, own.height() * scale * 0.04);
    let from = Point::new(own.center().x, own.y0);
    let mut work = other
        .moved(Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-from.to_vec2()));
    let stitch = work.bounds().center();
    let sewing = needle(&hands, stitch);
    add(&mut work, sewing.into_iter().chain(hands.arms));
    work
}

/// The needle, its thread down to the last stitch, and three stitches.
fn needle(hands: &Hands, stitch: Point) -> Vec<Shape> {
    let high = hands.high;
    let way = Vec2::new(0.72, -0.7);
    let (point, eye) =
        (hands.right - way * (high * NEEDLE.0 * 0.3), hands.right + way * (high * NEEDLE.0 * 0.8));
    let mut thread = BezPath::new();
    thread.move_to(eye);
    thread.curve_to(
        eye + Vec2::new(high * THREAD, -high * THREAD),
        Point::new(eye.x + high * THREAD, stitch.y),
        stitch + Vec2::new(high * 0.05, 0.0),
    );
    let stitches = [-0.055, 0.0, 0.055].map(|x| {
        let mut line = BezPath::new();
        line.move_to(stitch + Vec2::new(high * x - high * 0.014, 0.0));
        line.line_to(stitch + Vec2::new(high * x + high * 0.014, 0.0));
        Shape::line(line, Pen::Outline)
    });
    let shaft = bar(&[point, eye], high * NEEDLE.1, STEEL);
    [Shape::line(thread, Pen::Outline), shaft].into_iter().chain(stitches).collect()
}

/// A violin under the chin, the higher hand at its neck and a bow in the lower one.
fn fiddled(base: &Art, mut other: Group) -> Result<Group, Group> {
    let violin = other.first().is_some_and(|first| first.name == "violin");
    let palms = both_palms(base).filter(|_| violin && grip::is_person(base));
    let (Some([one, two]), Some(mouth)) = (palms, base.anchor(Anchor::Mouth)) else { return Err(other) };
    let (neck, bowing) = if one.y < two.y { (one, two) } else { (two, one) };
    let own = other.bounds();
    let at = |x: f64, y: f64| Point::new(own.x0 + own.width() * x, own.y0 + own.height() * y);
    let (held, rest) = (at(0.66, 0.27), at(0.14, 0.86));
    let high = base.bounds().height();
    let chin = mouth + Vec2::new(high * 0.05, high * 0.085);
    let (way, want) = (held - rest, neck - chin);
    let turn = libm::atan2(want.y, want.x) - libm::atan2(way.y, way.x);
    let scale = want.hypot().max(high * 0.2) / way.hypot().max(1e-6);
    // The bow of its own is in the other hand.
    if let Some(first) = other.members.first_mut() {
        let bow = |shape: &Shape| shape.tint.is_none() && shape.path.bounding_box().x1 > at(0.92, 0.0).x;
        first.art.shapes.retain(|shape| !bow(shape));
    }
    let mut violin = other.moved(
        Affine::translate(chin.to_vec2())
            * Affine::rotate(turn)
            * Affine::scale(scale)
            * Affine::translate(-rest.to_vec2()),
    );
    let strings = chin.lerp(neck, 0.45);
    let along = (strings - bowing) / (strings - bowing).hypot().max(1e-6);
    let bow = shaft(bowing - along * (high * 0.05), strings + along * (high * 0.15), high * 0.008);
    let hands = [neck, bowing].map(|palm| grip::fingers(base, palm)).concat();
    add(&mut violin, [bow].into_iter().chain(hands));
    Ok(violin)
}

fn drummed(base: &Art, holder: &str, mut other: Group) -> Group {
    let hands = Hands::drawn(base, holder).unwrap_or_else(|| Hands::of(base, holder, 0.2));
    if let Some(drum) = other.members.first_mut() {
        let skin = drum.art.shapes.iter().find(|shape| shape.tint == Some(SKIN));
        let top = skin.map_or(drum.art.bounds().y0, |skin| skin.path.bounding_box().y0);
        let own = |shape: &Shape| {
            shape.tint == Some(STICK) || shape.tint.is_none() && shape.path.bounding_box().y0 < top
        };
        drum.art.shapes.retain(|shape| !own(shape));
    }
    let (around, own) = (base.bounds(), other.bounds());
    let ground = around.y1 + hands.high * 0.03;
    // The sticks are seen below paws as broad as they are.
    let gap = hands.high * 0.1 + hands.thick;
    let wanted = (ground - hands.middle().y - gap).max(hands.high * 0.24);
    let scale = (wanted / own.height().max(1.0)).min(hands.high * 0.52 / own.width().max(1.0));
    let foot = Point::new(hands.middle().x, ground);
    let mut drum = other.moved(
        Affine::translate(foot.to_vec2()) * Affine::scale(scale) * Affine::translate(-bottom(own).to_vec2()),
    );
    let body = drum.bounds();
    let skin = Rect::new(body.x0, body.y0, body.x1, body.y0 + body.width() * 0.36);
    let stick = |palm: Point, side: f64| {
        let end = skin.center() + Vec2::new(side * skin.width() * 0.2, 0.0);
        let way = end - palm;
        let knob = Circle::new(end, hands.high * 0.03).to_path(0.05);
        let back = palm - way / way.hypot().max(1e-6) * (hands.high * 0.06);
        [shaft(back, end, hands.high * 0.01), Shape::area(knob, STICK, Pen::Outline)]
    };
    let sticks = [stick(hands.left, -1.0), stick(hands.right, 1.0)].into_iter().flatten();
    let (over, under): (Vec<Shape>, Vec<Shape>) =
        if hands.thick > 0.0 { (sticks.collect(), hands.arms) } else { (hands.arms, sticks.collect()) };
    add(&mut drum, under.into_iter().chain(over));
    drum
}

/// Several drums and cymbals, played by who sits behind them.
pub(super) const DRUM_KIT: &str = "drum kit";
/// How wide the kit is beside the drummer's height, and where its two middle drums are, as shares of its box.
const KIT: f64 = 0.94;
const TOMS: [(f64, f64); 2] = [(0.373, 0.15), (0.635, 0.15)];

/// Who is so many times as wide as high is seen from the side: the kit is before its nose, so wide beside its height.
const SIDEWAYS: f64 = 1.25;
const BEFORE_ITS_NOSE: f64 = 0.86;
/// And its middle so far beyond it, as a share of its width.
const BEYOND: f64 = 0.42;

/// Where who is seen from the side has it.
fn before_its_nose(base: &Art, other: Group) -> Group {
    let around = base.bounds();
    let width = around.height() * BEFORE_ITS_NOSE;
    let looks_left = base.anchor(Anchor::Face).is_some_and(|face| face.x < around.center().x);
    let x = if looks_left { around.x0 - width * BEYOND } else { around.x1 + width * BEYOND };
    let scale = width / other.bounds().width().max(1.0);
    other.stood(Point::new(x, around.y1), scale)
}

/// Before the drummer, a stick in each hand on one of its drums.
fn at_the_kit(base: &Art, holder: &str, other: Group) -> Group {
    if base.bounds().width() > base.bounds().height() * SIDEWAYS {
        return before_its_nose(base, other);
    }
    let hands = Hands::drawn(base, holder).unwrap_or_else(|| Hands::of(base, holder, 0.2));
    let own = other.bounds();
    let scale = hands.high * KIT / own.width().max(1.0);
    let foot = Point::new(hands.middle().x, base.bounds().y1 + hands.high * 0.04);
    let mut kit = other.stood(foot, scale);
    let body = kit.bounds();
    let stick = |palm: Point, (x, y): (f64, f64)| {
        let end = Point::new(body.x0 + body.width() * x, body.y0 + body.height() * y);
        let knob = Circle::new(end, hands.high * 0.026).to_path(0.05);
        let back = palm + (palm - end) / (palm - end).hypot().max(1e-6) * (hands.high * 0.05);
        [shaft(back, end, hands.high * 0.011), Shape::area(knob, STICK, Pen::Outline)]
    };
    let sticks = [stick(hands.left, TOMS[0]), stick(hands.right, TOMS[1])].into_iter().flatten();
    let sticks: Vec<Shape> = sticks.collect();
    add(&mut kit, sticks.into_iter().chain(hands.arms));
    kit
}

fn add(group: &mut Group, shapes: impl IntoIterator<Item = Shape>) {
    if let Some(member) = group.members.last_mut() {
        member.art.shapes.extend(shapes);
    }
}

/// Whether the deed takes both hands before the chest.
pub(super) const fn takes_both_hands(deed: Option<Doing>) -> bool {
    matches!(deed, Some(Doing::Knitting | Doing::Sewing))
}

/// Where one can blow into or listen with: beside both cheeks.
pub(super) fn ears(base: &Art) -> Option<[Point; 2]> {
    let (face, head) = (base.anchor(Anchor::Face)?, base.anchor(Anchor::Head)?);
    let reach = (face - head).hypot();
    let aside = Vec2::new(reach * if grip::is_person(base) { 0.98 } else { 0.72 }, -reach * 0.28);
    Some([face - Vec2::new(aside.x, aside.y), face + aside - Vec2::new(0.0, aside.y * 2.0)])
}
