//! Room for the cast: things of the setting that too little is left of go where someone stands.

use drawing::Shape;
use figures::settings::{Backdrop, Loose};
use kurbo::Rect;

use crate::board::{Standing, covered};

/// Of a face no more than this may be hidden.
const HIDDEN_FACE: f64 = 0.3;

/// So much air is around a small thing, in units.
const AIR: f64 = 5.0;

/// The setting in `area` without the things of which `standing` would hide too much.
pub(crate) fn cleared(mut setting: Backdrop, standing: &[Standing], area: Rect) -> Backdrop {
    let gone: Vec<&Loose> = setting.loose.iter().filter(|loose| is_lost(loose, standing, area)).collect();
    for is_front in [false, true] {
        let layer = if is_front { &mut setting.before } else { &mut setting.behind };
        let gone = gone.iter().filter(|loose| loose.is_front == is_front);
        let gone: Vec<_> = gone.map(|loose| loose.shapes.clone()).collect();
        let mut index = 0;
        layer.retain(|_: &Shape| (!gone.iter().any(|range| range.contains(&index)), index += 1).0);
    }
    setting
}

/// Whether the cast, and for what is large the edge of the picture, leave too little of a thing, or hide its face.
fn is_lost(loose: &Loose, standing: &[Standing], area: Rect) -> bool {
    let hidden_of = |rect: Rect| standing.iter().map(move |one| covered(&one.silhouette, rect));
    if loose.face.is_some_and(|face| hidden_of(face).any(|hidden| hidden > HIDDEN_FACE)) {
        return true;
    }
    let hidden: f64 = hidden_of(loose.bounds).sum();
    let near = loose.bounds.inflate(AIR, AIR);
    if loose.is_small() && standing.iter().any(|one| covered(&one.silhouette, near) > 0.0) {
        return true;
    }
    // What little reaches over the edge frames the picture.
    let outside = 1.0 - loose.bounds.intersect(area).area() / loose.bounds.area().max(1.0);
    hidden + if hidden > 0.0 { outside } else { 0.0 } > loose.hidden
}
