//! Candles on a cake: as many as are asked for, and none besides.

use figures::{Art, Detail, figure};
use kurbo::Shape as _;
use scene::{Link, Party, Scene};

/// What carries candles of its own, and down to where they are, in shares of its height.
pub(super) const CAKES: [(&str, f64); 2] = [("birthday cake", 0.48), ("giant cake", 0.26)];

/// How much smaller a candle is on a cake than by itself.
pub(super) const CANDLE: f64 = 0.5;

pub(super) fn is_candle(name: &str) -> bool {
    name.ends_with("candle")
}

pub(super) fn is_cake(name: &str) -> bool {
    CAKES.iter().any(|(cake, _)| *cake == name)
}

/// Whether these are on a cake.
pub(super) fn carries(scene: &Scene, candles: Party) -> bool {
    let is_cake = |party| scene.subject(party).is_some_and(|one| is_cake(one.what.name()));
    scene
        .relations
        .iter()
        .any(|known| known.subject == candles && known.link == Link::On && is_cake(known.object))
}

/// One candle, as those that a birthday cake has.
pub(super) fn candle(detail: Detail) -> Option<Art> {
    let (name, share) = CAKES[0];
    let cake = figure(name, detail).ok()?;
    let level = level(cake, share);
    let own = cake.shapes.iter().filter(|shape| shape.path.bounding_box().y1 <= level);
    Some(Art::of(own.take(2).cloned().collect()))
}

/// A cake's own candles make room for those that are asked for.
pub(super) fn make_room(cake: &mut Art, name: &str) {
    let Some((_, share)) = CAKES.iter().find(|(known, _)| *known == name) else { return };
    let level = level(cake, *share);
    cake.shapes.retain(|shape| shape.path.bounding_box().y1 > level);
}

fn level(cake: &Art, share: f64) -> f64 {
    let around = cake.bounds();
    around.y0 + around.height() * share
}
