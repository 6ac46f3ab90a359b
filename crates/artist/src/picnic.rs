//! A picnic: a blanket under all who sit on it, as wide as they are, a basket between them and food at the front.

use drawing::{Pen, Shape, Tint};
use figures::path::smooth_closed;
use figures::{Art, Detail, figure};
use kurbo::{Affine, BezPath, Point, Rect, Vec2};

use crate::recipe::{Part, Recipe};

/// What is spread before two who sit on the ground.
const PICNIC: &str = "picnic";
/// The blanket reaches so far beyond those on it, behind where they sit, and before it, in units.
const BESIDE: f64 = 10.0;
const BEHIND: f64 = 46.0;
const BEFORE: f64 = 92.0;
/// Its far edge is so much shorter at either end, in units: it lies flat.
const SHORTER: f64 = 34.0;
/// Where its seams are, as shares of its width.
const SEAMS: [f64; 2] = [0.33, 0.67];
/// What lies on it: how high, where between the hero's side and the other, as a share, and how far before the seats, in units.
const BASKET: (&str, f64, Vec2) = ("picnic basket", 122.0, Vec2::new(0.53, 40.0));
const FOOD: [(&str, f64, Vec2); 3] = [
    ("apple", 62.0, Vec2::new(0.2, 72.0)),
    ("cupcake", 84.0, Vec2::new(0.8, 66.0)),
    ("sandwich", 56.0, Vec2::new(0.34, 84.0)),
];
/// On a simple page there is less of it.
const OF_SIMPLE: usize = 2;

/// A blanket, and what is on it before those who sit there.
pub(crate) struct Picnic {
    pub(crate) blanket: Vec<Shape>,
    pub(crate) food: Art,
}

/// What the hero and a partner sit on, if they have a picnic.
pub(crate) fn spread(notes: &Recipe, detail: Detail, (hero, partner): (Rect, Rect)) -> Option<Picnic> {
    notes.cast.iter().find(|(name, part)| *name == PICNIC && matches!(part, Part::Between(_)))?;
    let all = hero.union(partner);
    let on = Rect::new(all.x0 - BESIDE, -BEHIND, all.x1 + BESIDE, BEFORE);
    let so_many = if detail == Detail::Bold { OF_SIMPLE } else { FOOD.len() };
    let mut food = Art::default();
    for (name, high, at) in [BASKET].into_iter().chain(FOOD.into_iter().take(so_many)) {
        let art = figure(name, detail).ok()?;
        let at = Point::new(on.x0 + on.width() * at.x, at.y);
        let placing = Affine::translate(at.to_vec2())
            * Affine::scale(high / art.bounds().height().max(1.0))
            * Affine::translate(-art.ground().to_vec2());
        food.shapes.extend(art.clone().placed(placing).all().cloned());
    }
    Some(Picnic { blanket: blanket(on), food })
}

/// Cloth that lies on the ground, with its seams.
fn blanket(on: Rect) -> Vec<Shape> {
    let at = |x: f64, y: f64| {
        let inset = SHORTER * (1.0 - y);
        Point::new(on.x0 + inset + (on.width() - 2.0 * inset) * x, on.y0 + on.height() * y)
    };
    let edge = [
        at(0.01, 0.06),
        at(0.25, -0.02),
        at(0.5, 0.02),
        at(0.75, -0.02),
        at(0.99, 0.06),
        at(1.0, 0.5),
        at(1.0, 0.93),
        at(0.75, 1.04),
        at(0.5, 0.97),
        at(0.25, 1.04),
        at(0.0, 0.93),
        at(0.0, 0.5),
    ];
    let cloth = Shape::area(smooth_closed(&edge), Tint::hex(0xFF_9F_B5), Pen::Outline);
    let seam = |x: f64| {
        let mut line = BezPath::new();
        line.move_to(at(x, 0.03));
        line.line_to(at(x, 0.98));
        Shape::line(line, Pen::Inner)
    };
    [cloth].into_iter().chain(SEAMS.map(seam)).collect()
}

#[cfg(test)]
mod tests {
    use figures::hero::{Mood, Pose};

    use super::*;
    use crate::partner::Meet;

    #[test]
    fn both_sit_on_one_blanket_and_all_food_lies_on_it_where_nobody_sits() {
        let roles = [(PICNIC, Part::Between(40)), ("tyrannosaurus", Part::With(Meet::Near(58)))];
        let notes = Recipe::new(Pose::CrossLegged, Mood::Happy, &roles);
        let [hero, partner] = [Rect::new(-90.0, -260.0, 80.0, 4.0), Rect::new(93.0, -220.0, 300.0, 0.0)];
        for detail in [Detail::Bold, Detail::Full] {
            let picnic = spread(&notes, detail, (hero, partner)).expect("a picnic");
            let on = picnic.blanket[0].bounds();
            assert!(on.x0 < hero.x0 && on.x1 > partner.x1 && on.y0 < 0.0 && on.y1 > 4.0, "{on}");
            let food = picnic.food.bounds();
            assert!(on.x0 < food.x0 && food.x1 < on.x1 && food.y1 < on.y1, "{food} on {on}");
            assert!(food.y0 > hero.center().y, "{food} before a face");
        }
        let alone = Recipe::new(Pose::CrossLegged, Mood::Happy, &roles[1..]);
        assert!(spread(&alone, Detail::Bold, (hero, partner)).is_none());
    }
}
