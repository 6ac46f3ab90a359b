//! Milking: hands at the udder, a bucket below it.

use drawing::{Pen, Shape, Tint};
use figures::{Art, Detail, figure};
use kurbo::{Affine, BezPath, Point, Vec2};

use super::group::Group;
use super::tend::Doer;

/// Where the udder is, as shares of the animal's box when it looks right.
const UDDER: (f64, f64) = (0.36, 0.78);
/// How high the animal is at least and at most beside whoever kneels at it.
const HIGH: (f64, f64) = (1.25, 1.6);

/// Behind the one who milks, its udder at the hands.
pub(super) fn milked(base: &Art, other: Group) -> Group {
    let body = Doer::of(base);
    let own = other.bounds();
    let high = own.height() / body.around.height().max(1.0);
    let other = other.moved(Affine::scale(high.clamp(HIGH.0, HIGH.1) / high.max(1e-6)));
    let mut other = body.on_ground(other, 0.0);
    let own = other.bounds();
    other = other.moved(Affine::translate((
        body.hand.x + body.around.height() * 0.06 - own.x0 - own.width() * UDDER.0,
        0.0,
    )));
    let own = other.bounds();
    let udder = Point::new(own.x0 + own.width() * UDDER.0, own.y0 + own.height() * UDDER.1);
    let size = own.height() * 0.1;
    if let Some(first) = other.members.first_mut() {
        first.art.shapes.push(bag(udder, size));
        if let Ok(bucket) = figure("bucket", Detail::Bold) {
            let around = bucket.bounds();
            let scale = (own.y1 - udder.y - size * 0.9).max(size * 2.2) / around.height().max(1.0);
            let foot = Point::new(udder.x, own.y1 + size * 0.9);
            let placing = Affine::translate(foot.to_vec2())
                * Affine::scale(scale)
                * Affine::translate((-around.center().x, -around.y1));
            let placed = bucket.clone().placed(placing);
            first.art.shapes.extend(placed.shapes.into_iter().chain(placed.front));
        }
        let milk = [-0.3, 0.3].map(|x| {
            let mut line = BezPath::new();
            line.move_to(udder + Vec2::new(x * size, size * 0.9));
            line.line_to(udder + Vec2::new(x * size * 0.8, size * 1.5));
            Shape::line(line, Pen::Inner)
        });
        first.art.shapes.extend(milk);
    }
    other
}

fn bag(at: Point, size: f64) -> Shape {
    let by = |x: f64, y: f64| at + Vec2::new(x, y) * size;
    let mut path = BezPath::new();
    path.move_to(by(-1.0, -0.5));
    path.curve_to(by(-1.1, 0.3), by(-0.8, 0.5), by(-0.55, 0.5));
    path.quad_to(by(-0.5, 1.0), by(-0.3, 1.0));
    path.quad_to(by(-0.1, 1.0), by(-0.1, 0.55));
    path.line_to(by(0.1, 0.55));
    path.quad_to(by(0.1, 1.0), by(0.3, 1.0));
    path.quad_to(by(0.5, 1.0), by(0.55, 0.5));
    path.curve_to(by(0.8, 0.5), by(1.1, 0.3), by(1.0, -0.5));
    path.close_path();
    Shape::area(path, Tint::hex(0xF7_B7_BF), Pen::Outline)
}
