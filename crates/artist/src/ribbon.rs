//! The ribbon that black letters stand on: one large area to color, and its two ends.

use drawing::{Pen, Shape, Tint};
use figures::path::polygon;
use kurbo::{BezPath, Point, Rect, Shape as _};

/// Paper between letters and the ribbon's edges, in units: a crayon passes.
const ABOVE: f64 = 11.0;
const BESIDE: f64 = 20.0;
/// How far an end is seen beside the ribbon, how much lower it hangs, and how deep it is notched, in units.
const END: f64 = 25.0;
const LOWER: f64 = 13.0;
const NOTCH: f64 = 11.0;
/// How much of an end is behind the ribbon, in units.
const TUCKED: f64 = 14.0;

/// So much wider than its letters a ribbon is in all, in units.
pub(crate) const WIDER: f64 = 2.0 * (BESIDE + END);
/// So far above the highest letter it begins, in units.
pub(crate) const HIGHER: f64 = ABOVE;

/// The ribbon's own tint, and that of its ends.
pub(crate) const TINT: Tint = Tint::hex(0xFF_D9_66);
const TINT_OF_ENDS: Tint = Tint::hex(0xF4_A9_4A);

/// The line that letters stand on: a parabola about `center`, `drop` lower where it is `half` away.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Arch {
    pub(crate) center: f64,
    pub(crate) half: f64,
    pub(crate) drop: f64,
}

impl Arch {
    /// How much lower than in the middle the line is at `x`.
    pub(crate) fn at(self, x: f64) -> f64 {
        let along = (x - self.center) / self.half.max(1.0);
        self.drop * along * along
    }
}

/// A ribbon around letters that stand on `arch`, ends first; nothing where there are none.
pub(crate) fn ribbon(glyphs: &[BezPath], arch: Arch) -> Vec<Shape> {
    let bounds = glyphs.iter().map(|glyph| {
        let own = glyph.bounding_box();
        own - kurbo::Vec2::new(0.0, arch.at(own.center().x))
    });
    let Some(level) = bounds.reduce(|all: Rect, next| all.union(next)) else { return Vec::new() };
    let half = level.x1.max(2.0 * arch.center - level.x0) - arch.center + BESIDE;
    let (top, bottom) = (level.y0 - ABOVE, level.y1 + ABOVE);
    let on = |x: f64, y: f64| Point::new(x, y + arch.at(x));
    let mut shapes = Vec::new();
    for side in [-1.0, 1.0] {
        let (inner, outer) = (arch.center + side * (half - TUCKED), arch.center + side * (half + END));
        let end = [
            on(inner, top + LOWER),
            on(outer, top + LOWER),
            on(outer - side * NOTCH, (top + bottom) / 2.0 + LOWER),
            on(outer, bottom + LOWER),
            on(inner, bottom + LOWER),
        ];
        shapes.push(Shape::area(polygon(&end), TINT_OF_ENDS, Pen::Outline));
    }
    shapes.push(Shape::area(band(arch, half, [top, bottom]), TINT, Pen::Outline));
    shapes
}

/// Between two parallel parabolas.
fn band(arch: Arch, half: f64, [top, bottom]: [f64; 2]) -> BezPath {
    let (left, right) = (arch.center - half, arch.center + half);
    let drop = arch.at(right);
    let mut path = BezPath::new();
    path.move_to((left, top + drop));
    path.quad_to((arch.center, top - drop), (right, top + drop));
    path.line_to((right, bottom + drop));
    path.quad_to((arch.center, bottom - drop), (left, bottom + drop));
    path.close_path();
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_letters_are_within_the_ribbon() {
        let letter = |x: f64, y: f64| Rect::new(x - 12.0, y - 30.0, x + 12.0, y).to_path(0.1);
        let arch = Arch { center: 270.0, half: 150.0, drop: 9.0 };
        let glyphs: Vec<BezPath> = [120.0, 210.0, 300.0, 420.0].map(|x| letter(x, 90.0 + arch.at(x))).into();
        let shapes = ribbon(&glyphs, arch);
        let band = shapes.last().expect("a band");
        for glyph in &glyphs {
            let own = glyph.bounding_box().inset(-3.0);
            for corner in [own.origin(), Point::new(own.x1, own.y1)] {
                assert!(band.path.contains(corner), "{corner:?}");
            }
        }
    }
}
