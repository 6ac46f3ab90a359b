//! What a mouth says: a smile that becomes a frown, round with wonder, or pursed.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{BezPath, Circle, Ellipse, Point, Rect, Shape as _, Vec2};
use scene::Feeling;

use super::group::Group;

/// From the face to the top of the head.
fn reach(art: &Art) -> Option<f64> {
    Some((art.anchor(Anchor::Face)? - art.anchor(Anchor::Head)?).hypot().max(1.0))
}

/// Whether a shape lies where the mouth is and is no nose.
fn is_at_the_mouth(shape: &Shape, mouth: Point, reach: f64) -> bool {
    let around = Rect::new(
        mouth.x - reach * 0.95,
        mouth.y - reach * 0.42,
        mouth.x + reach * 0.95,
        mouth.y + reach * 0.7,
    );
    let own = shape.path.bounding_box();
    let inside = around.contains(Point::new(own.x0, own.y0)) && around.contains(Point::new(own.x1, own.y1));
    let nose = shape.pen == Some(Pen::Solid) && own.width() < reach * 0.5;
    inside && !nose && shape.pen != Some(Pen::Outline) && own.center().y > mouth.y - reach * 0.28
}

/// The mouth of an animal becomes a small round one.
pub(super) fn purse(art: &mut Art) {
    let (Some(mouth), Some(reach)) = (art.anchor(Anchor::Mouth), reach(art)) else { return };
    art.shapes.retain(|shape| !is_at_the_mouth(shape, mouth, reach));
    let lips = Circle::new(mouth, reach * 0.15).to_path(0.05);
    art.shapes.push(Shape::area(lips, Tint::hex(0x8A_3B_3B), Pen::Outline));
}

/// A long tongue from the mouth to what is caught with it.
pub(super) fn tongue(art: &Art, mut caught: Group) -> Group {
    let (Some(mouth), Some(reach)) = (art.anchor(Anchor::Mouth), reach(art)) else { return caught };
    let own = caught.bounds();
    let end = own.center() + Vec2::new(0.0, own.height() * 0.3);
    let half = reach * 0.13;
    let way = end - mouth;
    let aside = Vec2::new(-way.y, way.x) / way.hypot().max(1e-6) * half;
    let sag = Vec2::new(0.0, way.hypot() * 0.12);
    let mut ribbon = BezPath::new();
    ribbon.move_to(mouth + aside);
    ribbon.quad_to(mouth.midpoint(end) + sag + aside, end + aside);
    ribbon.curve_to(end + way * 0.1 + aside * 1.8, end + way * 0.1 - aside * 1.8, end - aside);
    ribbon.quad_to(mouth.midpoint(end) + sag - aside, mouth - aside);
    ribbon.close_path();
    if let Some(first) = caught.members.first_mut() {
        first.art.shapes.insert(0, Shape::area(ribbon, Tint::hex(0xF0_8A_94), Pen::Outline));
    }
    caught
}

/// Open as of who laughs, about twice as wide as `half`.
pub(super) fn laughing(middle: Point, half: f64) -> Shape {
    let at = |x: f64, y: f64| middle + Vec2::new(x, y) * half;
    let mut open = BezPath::new();
    open.move_to(at(-1.1, -0.3));
    open.line_to(at(1.1, -0.3));
    open.curve_to(at(1.0, 1.1), at(-1.0, 1.1), at(-1.1, -0.3));
    open.close_path();
    Shape::area(open, Tint::hex(0xB8_3A_4B), Pen::Inner)
}

/// A smile gives way to what is felt; a beak stays as it is, and so does who is happy.
pub(super) fn feel(art: &mut Art, feeling: Feeling) {
    let (Some(mouth), Some(reach)) = (art.anchor(Anchor::Mouth), reach(art)) else { return };
    let changes = matches!(
        feeling,
        Feeling::Sad | Feeling::Grumpy | Feeling::Amazed | Feeling::Laughing | Feeling::Silly
    );
    if !changes {
        return;
    }
    let smile = |shape: &Shape| {
        let lips = shape.tint.is_none_or(|tint| u16::from(tint.red) > 2 * u16::from(tint.green));
        lips && shape.pen == Some(Pen::Inner) && is_at_the_mouth(shape, mouth, reach)
    };
    let smiles = art.shapes.iter().filter(|shape| smile(shape)).map(|shape| shape.path.bounding_box());
    let Some(own) = smiles.reduce(|all, next| all.union(next)) else { return };
    art.shapes.retain(|shape| !smile(shape));
    let (middle, half) = (own.center(), (own.width() * 0.42).min(reach * 0.36));
    art.shapes.push(if feeling == Feeling::Amazed {
        let round = Ellipse::new(middle, (half * 0.55, half * 0.7), 0.0).to_path(0.05);
        Shape::area(round, Tint::hex(0xB8_3A_4B), Pen::Inner)
    } else if matches!(feeling, Feeling::Laughing | Feeling::Silly) {
        laughing(middle, half)
    } else {
        let at = |x: f64, y: f64| middle + Vec2::new(x, y) * half;
        let mut frown = BezPath::new();
        frown.move_to(at(-1.0, 0.36));
        frown.curve_to(at(-0.5, -0.42), at(0.5, -0.42), at(1.0, 0.36));
        Shape::line(frown, Pen::Outline)
    });
}
