//! Fish behind glass: in a tank or a bowl each has a place of its own, in rows, and those that are drawn in it make room.

use std::ops::Range;

use figures::Art;
use kurbo::{BezPath, Rect, Shape as _, Vec2};

use super::troop::in_rows;

/// What fish are in, and how large the fish are at most that it is drawn with, as a share of the water.
const GLASS: [(&str, f64); 2] = [("fish tank", 0.3), ("fish bowl", 0.7)];
/// How many times as wide as high the place of a fish is, with the water around it.
const LONG: f64 = 1.0;
/// How much of a place is water on either side.
const BESIDE: f64 = 0.06;

/// The places of so `many` in the `water` of a thing, whose own fish go; `None` where it is none of glass.
pub(super) fn places(name: &str, base: &mut Art, water: Rect, many: usize) -> Option<Vec<BezPath>> {
    let (_, largest) = GLASS.iter().find(|(known, _)| *known == name)?;
    base.shapes.retain(|shape| {
        let own = shape.path.bounding_box();
        own.area() >= water.area() * largest || !water.contains(own.center())
    });
    Some(places_in(water, many).into_iter().map(|place| place.to_path(0.1)).collect())
}

/// Places for so `many`, each row in the middle, and a shorter one below: a bowl is round.
fn places_in(water: Rect, many: usize) -> Vec<Rect> {
    let many = many.max(1);
    let columns = libm::round(libm::sqrt(many as f64 * aspect(water) / LONG)) as usize;
    let rows = in_rows(many, many.div_ceil(columns.clamp(1, many)));
    let most = rows.iter().map(ExactSizeIterator::len).max().unwrap_or(1);
    let (wide, high) = (water.width() / most as f64, water.height() / rows.len() as f64);
    let fish = Rect::new(wide * BESIDE, 0.0, wide * (1.0 - BESIDE), high);
    let place = |(row, own): (usize, Range<usize>)| {
        let left = water.center().x - wide * own.len() as f64 / 2.0;
        let top = water.y0 + high * row as f64;
        (0..own.len()).map(move |at| fish + Vec2::new(left + wide * at as f64, top))
    };
    rows.into_iter().rev().enumerate().flat_map(place).collect()
}

/// How many times as wide as high it is.
fn aspect(own: Rect) -> f64 {
    own.width() / own.height().max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_fish_have_as_many_places_apart_and_none_is_a_slit() {
        let water = Rect::new(0.0, 0.0, 190.0, 100.0);
        for many in 1..=12 {
            let places = places_in(water, many);
            assert_eq!(places.len(), many);
            for (index, one) in places.iter().enumerate() {
                assert!(water.inflate(1e-6, 1e-6).contains_rect(*one), "{many}: {one:?}");
                assert!((0.7..4.0).contains(&aspect(*one)), "{many}: {one:?}");
                let meets = |other: &Rect| other.intersect(*one).area() > 1e-6;
                assert!(!places[..index].iter().any(meets), "{many}");
            }
        }
    }
}
