//! What is on the outside of something large: a number on a race car, lights along the eaves of a house.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use kurbo::{Circle, Point, Rect, Shape as _};

use super::cab::CABS;
use super::group::Group;

/// What has a round field for a number of its own: where that is and how large, as shares of its width.
const FIELDS: [(&str, f64, f64, f64); 1] = [(RACE_CAR, 0.488, 0.56, 0.09)];
const RACE_CAR: &str = "race car";
/// Where it is on everything else, and how much of the field a number fills.
const DOOR: (f64, f64, f64) = (0.5, 0.58, 0.1);
const FILLS: f64 = 1.5;
/// What lights are hung along: where its eaves are and from where to where, as shares of its box.
const EAVES: [(&str, f64, f64, f64); 2] =
    [("house", 0.44, 0.1, 1.0), ("gingerbread house", 0.44, 0.06, 0.94)];
const LIGHTS: &str = "christmas lights";

/// The names of all in the lists here.
#[cfg(test)]
pub(super) fn names() -> Vec<&'static str> {
    let fields = FIELDS.map(|(name, ..)| name);
    let eaves = EAVES.map(|(name, ..)| name);
    [&fields[..], &eaves, &[LIGHTS]].concat()
}

/// Whether it is a number or lights, which nothing of what they are on hides.
pub(super) fn is_outside(name: &str) -> bool {
    name.starts_with("number ") || name == LIGHTS
}

/// Whether it is on the outside of that thing.
pub(super) fn is_on_it(name: &str, other: &Group) -> bool {
    let own = other.first().map_or("", |first| first.name);
    let vehicle = name == RACE_CAR || CABS.iter().any(|(cab, _)| *cab == name);
    own.starts_with("number ") && vehicle || own == LIGHTS && EAVES.iter().any(|(house, ..)| *house == name)
}

/// A number in a round field, lights from one end of the eaves to the other.
pub(super) fn on_it((base, name): (&Art, &str), other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    if let Some((_, y, from, to)) = EAVES.iter().find(|(house, ..)| *house == name) {
        let scale = around.width() * (to - from) / own.width().max(1.0);
        let x = around.x0 + around.width() * from.midpoint(*to);
        let at = Point::new(x, around.y0 + around.height() * y + own.height() * scale * 0.5);
        return other.centered(at, scale);
    }
    let field = FIELDS.iter().find(|(known, ..)| *known == name).map(|(_, x, y, radius)| (*x, *y, *radius));
    let (x, y, radius) = field.unwrap_or(DOOR);
    let at = Point::new(around.x0 + around.width() * x, around.y0 + around.height() * y);
    let radius = around.width() * radius;
    let scale = radius * FILLS / Rect::width(&own).max(own.height()).max(1.0);
    let mut other = other.centered(at, scale);
    let field = Shape::area(Circle::new(at, radius).to_path(0.05), Tint::hex(0xFF_FF_FF), Pen::Outline);
    if let Some(first) = other.members.first_mut() {
        first.art.shapes.insert(0, field);
    }
    other
}
