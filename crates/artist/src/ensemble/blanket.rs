//! A blanket over a sleeper: from the neck down over the body, with a hem and patches; the head and a paw are out.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, BezPath, Point, Rect, Shape as _};

use scene::{Link, Party, Relation, Scene};

use super::clip::clipped;
use super::group::{Group, bottom};
use super::inside;

/// What is spread over somebody.
pub(super) const BLANKET: &str = "blanket";
/// How far beyond the body it hangs, as a share of the body's height.
const HANGS: f64 = 0.1;

/// Whose face is no higher over the ground, in sizes of the head, lies.
const LIES: f64 = 2.4;

/// Spread over somebody: it takes the place of the folded one.
pub(super) fn over(base: &Art, blanket: Group, in_bed: bool) -> Group {
    let around = base.bounds();
    let face = base.anchor(Anchor::Face).unwrap_or(Point::new(around.x0 + around.width() * 0.3, around.y0));
    let head = base.anchor(Anchor::Head).unwrap_or(Point::new(face.x, around.y0));
    let reach = (face - head).hypot().clamp(around.height() * 0.12, around.height() * 0.4);
    let lies = around.y1 - face.y < reach * LIES;
    let cloth = if in_bed {
        inside::blanket(base, 1).into_iter().next().map(|cover| cover.path).unwrap_or_default()
    } else if lies {
        across(around, face, reach)
    } else {
        before(around, face, reach)
    };
    patched(blanket, cloth)
}

/// The cloth with its seams in place of the folded one.
fn patched(mut blanket: Group, cloth: BezPath) -> Group {
    let tint = Tint::hex(0x8F_A8_F0);
    let own = cloth.bounding_box();
    let patches = patches(own).into_iter().map(|line| Shape::line(line, Pen::Inner)).collect();
    let seams = clipped(&Art::of(patches), &cloth).shapes;
    if let Some(member) = blanket.members.first_mut() {
        member.art = Art::of([Shape::area(cloth, tint, Pen::Outline)].into_iter().chain(seams).collect());
    }
    blanket
}

/// Over the laps of all who sit close together, and before the nearest of them.
pub(super) fn over_all(base: &Art, others: &[Rect], blanket: Group) -> Group {
    let around = others.iter().fold(base.bounds(), |all, next| all.union(*next));
    let face = base.anchor(Anchor::Face).unwrap_or(around.center());
    let head = base.anchor(Anchor::Head).unwrap_or(Point::new(face.x, around.y0));
    let reach = (face - head).hypot().clamp(around.height() * 0.12, around.height() * 0.4);
    patched(blanket, before(around, face, reach))
}

/// Who shares a blanket sits close to the first one under it.
pub(super) fn huddles(scene: &Scene, known: &Relation) -> Option<Party> {
    let under = |one: &&Relation| one.link == Link::Under && one.object == known.object;
    let first = scene.relations.iter().find(under)?.subject;
    let shared = known.link == Link::Under && is_blanket(scene, known.object);
    let in_bed = scene.relations.iter().any(|one| one.subject == first && one.link == Link::In);
    (shared && !in_bed).then_some(first)
}

/// Whether a party is a blanket.
pub(super) fn is_blanket(scene: &Scene, party: Party) -> bool {
    scene.subject(party).is_some_and(|one| one.what.name() == BLANKET)
}

/// Over a body that lies, to the side where the head is not; its hem is wavy.
fn across(around: Rect, face: Point, reach: f64) -> BezPath {
    let right = face.x < around.center().x;
    let (near, far) = if right {
        (face.x + reach * 1.25, around.x1 - around.width() * 0.03)
    } else {
        (face.x - reach * 1.25, around.x0 + around.width() * 0.03)
    };
    let at = |x: f64, y: f64| Point::new(near + (far - near) * x, around.y0 + around.height() * y);
    let top = top_of(around, face, reach);
    let mut cloth = BezPath::new();
    cloth.move_to(at(0.0, top + 0.1));
    cloth.curve_to(at(0.2, top - 0.06), at(0.62, top - 0.08), at(0.86, top + 0.12));
    cloth.curve_to(at(1.04, top + 0.26), at(1.1, 0.7), at(1.1, 1.0 + HANGS * 0.3));
    let waves = 4;
    for wave in 0..waves {
        let from = 1.1 - 1.16 * f64::from(wave) / f64::from(waves);
        let to = 1.1 - 1.16 * f64::from(wave + 1) / f64::from(waves);
        cloth.quad_to(at((from + to) / 2.0, 1.0 + HANGS * 1.8), at(to, 1.0 + HANGS * 0.3));
    }
    cloth.curve_to(at(-0.12, 0.8), at(-0.1, top + 0.34), at(0.0, top + 0.1));
    cloth.close_path();
    cloth
}

/// How high the back of who lies is, as a share of its box.
fn top_of(around: Rect, face: Point, reach: f64) -> f64 {
    let level = (face.y - reach * 0.2 - around.y0) / around.height().max(1.0);
    level.clamp(0.04, 0.4)
}

/// Over the lap of a body that sits.
fn before(around: Rect, face: Point, reach: f64) -> BezPath {
    let top = (face.y + reach * 1.7).min(around.y1 - around.height() * 0.36);
    let wide = around.width() * 0.03;
    let (x0, x1, low) = (around.x0 - wide, around.x1 + wide, around.y1 + around.height() * 0.03);
    let mut cloth = BezPath::new();
    cloth.move_to((x0, top + reach * 0.3));
    cloth.quad_to((around.center().x, top - reach * 0.3), (x1, top + reach * 0.3));
    cloth.quad_to((x1 + wide, low - reach * 0.4), (x1 + wide * 0.4, low));
    cloth.quad_to((around.center().x, low + reach * 0.3), (x0 - wide * 0.4, low));
    cloth.quad_to((x0 - wide, low - reach * 0.4), (x0, top + reach * 0.3));
    cloth.close_path();
    cloth
}

/// The seams between patches, and one along the hem.
fn patches(own: Rect) -> Vec<BezPath> {
    let at = |x: f64, y: f64| Point::new(own.x0 + own.width() * x, own.y0 + own.height() * y);
    let mut lines = Vec::new();
    for share in [0.34, 0.67] {
        let mut down = BezPath::new();
        down.move_to(at(share, -0.1));
        down.quad_to(at(share + 0.05, 0.5), at(share, 1.1));
        let mut along = BezPath::new();
        along.move_to(at(-0.1, share + 0.06));
        along.quad_to(at(0.5, share - 0.04), at(1.1, share + 0.06));
        lines.extend([down, along]);
    }
    lines
}

/// A book that stands open on the blanket, before whoever reads it.
pub(super) fn book_on_blanket(base: &Art, detail: Detail) -> Vec<Shape> {
    let Ok(book) = figure("open book", detail) else { return Vec::new() };
    let (around, own) = (base.bounds(), book.bounds());
    let scale = around.width() * 0.2 / own.width().max(1.0);
    let at = Point::new(around.x0 + around.width() * 0.58, around.y0 + around.height() * 0.34);
    let placing =
        Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-bottom(own).to_vec2());
    book.clone().placed(placing).shapes
}
