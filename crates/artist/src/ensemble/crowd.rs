//! Many in a few windows: heads so small that they are a face and no more.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use kurbo::{Arc, BezPath, Circle, Point, Rect, Shape as _, Vec2};
use scene::{Habitat, Link, Party, Relation, Scene, What};

use super::casting::copies;
use super::group::Group;
use super::people::being;
use super::troop;

const SKIN: [u32; 3] = [0xF6_D3_B3, 0xE0_AC_7C, 0xB8_7B_50];
const SHIRT: [u32; 3] = [0x6D_B7_F2, 0xFF_D2_3F, 0xF0_68_6F];
/// How wide a head is beside its place, how far its middle is below the top of that, and how large an eye is.
const HEAD: f64 = 0.47;
const MIDDLE: f64 = 0.54;
const EYE: f64 = 0.13;

/// A plain face over a pair of shoulders, in the lower part of this pane.
pub(super) fn faced(mut other: Group, pane: Rect) -> Group {
    let index = usize::from(other.root.copy);
    if let Some(first) = other.members.first_mut() {
        first.art = Art::of(face(pane, index));
    }
    other.members.truncate(1);
    other
}

fn face(pane: Rect, index: usize) -> Vec<Shape> {
    let radius = pane.width().min(pane.height() * 0.5) * HEAD;
    let middle = Point::new(pane.center().x, pane.y0 + pane.height() * MIDDLE);
    let by = |x: f64, y: f64| middle + Vec2::new(x, y) * radius;
    let mut shoulders = BezPath::new();
    shoulders.move_to(Point::new(by(-1.0, 0.0).x, pane.y1));
    shoulders.quad_to(by(-1.0, 0.9), by(0.0, 0.9));
    shoulders.quad_to(by(1.0, 0.9), Point::new(by(1.0, 0.0).x, pane.y1));
    shoulders.close_path();
    let eyes = [-0.34, 0.34].map(|x| {
        Shape::area(Circle::new(by(x, -0.1), radius * EYE).to_path(0.02), Tint::hex(0x22_22_22), Pen::Solid)
    });
    let smile = Arc::new(by(0.0, 0.1), (radius * 0.42, radius * 0.42), 0.5, 2.14, 0.0);
    [
        Shape::area(shoulders, Tint::hex(SHIRT[index % SHIRT.len()]), Pen::Inner),
        Shape::area(
            Circle::new(middle, radius).to_path(0.05),
            Tint::hex(SKIN[index % SKIN.len()]),
            Pen::Inner,
        ),
    ]
    .into_iter()
    .chain(eyes)
    .chain([Shape::line(smile.to_path(0.05), Pen::Fine)])
    .collect()
}

/// Two heads to a window where there are not windows enough.
pub(super) fn shared(panes: &[BezPath], many: usize) -> Vec<BezPath> {
    let cells = panes.iter().enumerate().flat_map(|(index, pane)| {
        let own = pane.bounding_box();
        let halves = (many / panes.len() + usize::from(index < many % panes.len())) as u32;
        (0..halves).map(move |half| {
            let wide = own.width() / f64::from(halves);
            let left = own.x0 + wide * f64::from(half);
            Rect::new(left, own.y0, left + wide, own.y1).to_path(0.1)
        })
    });
    cells.collect()
}

/// So many fish behind one glass are small.
const SHOAL: u8 = 4;

/// Whether several people, or many fish, share the inside of one thing, or a dozen people a page: each is small, and has
/// few lines.
pub(super) fn is_plain(scene: &Scene, party: Party) -> bool {
    let what = scene.subject(party).map(|one| one.what);
    let person = match what {
        Some(What::Person(_)) => true,
        Some(What::Thing(thing)) => being(thing.name).is_some(),
        None => false,
    };
    let shoal = matches!(what, Some(What::Thing(thing)) if thing.habitat == Habitat::Water)
        && copies(scene, party) >= SHOAL;
    let inside = |known: &&Relation| matches!(known.link, Link::In | Link::Riding);
    let aboard = scene.relations.iter().filter(inside);
    let several = |own: &Relation| {
        aboard
            .clone()
            .filter(|one| one.object == own.object)
            .map(|one| copies(scene, one.subject))
            .sum::<u8>()
            > 1
    };
    let shares = || aboard.clone().any(|known| known.subject == party && several(known));
    person && troop::is_dozen(scene) || (person || shoal) && shares()
}
