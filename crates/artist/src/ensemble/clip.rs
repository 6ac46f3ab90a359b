//! The part of a drawing that is seen through an opening: a head in a window, a bowl below its rim.

use drawing::Shape;
use figures::{Art, path};
use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::float::single::SingleFloatOverlay as _;
use kurbo::{BezPath, PathEl, Point, Shape as _};

/// Curves are cut as straight lines this close to them, in units.
const SMOOTH: f64 = 0.08;

/// Lines are followed in steps of at most this, in units.
const STEP: f64 = 2.0;

type Rings = Vec<Vec<[f64; 2]>>;

/// What of the art lies within the closed `opening`. Anchors stay where they are.
pub(crate) fn clipped(art: &Art, opening: &BezPath) -> Art {
    let window = rings(opening);
    let around = opening.bounding_box();
    let seen = |shape: &Shape| {
        let own = shape.path.bounding_box();
        (own.x0 < around.x1 && own.x1 > around.x0 && own.y0 < around.y1 && own.y1 > around.y0)
            .then(|| part(shape, opening, &window))
            // A path of one point has no place.
            .filter(|path| path.segments().next().is_some())
            .map(|path| Shape { path, ..shape.clone() })
    };
    Art { shapes: art.all().filter_map(seen).collect(), anchors: art.anchors.clone(), ..Art::default() }
}

fn part(shape: &Shape, opening: &BezPath, window: &Rings) -> BezPath {
    let is_area = shape.tint.is_some() || shape.is_opaque();
    let rings = rings(&shape.path);
    if rings.iter().flatten().all(|[x, y]| opening.winding(Point::new(*x, *y)) != 0) {
        return shape.path.clone();
    }
    if !is_area {
        return rings.iter().flat_map(|ring| runs(ring, opening)).collect();
    }
    let inside = rings.overlay(window, OverlayRule::Intersect, FillRule::NonZero);
    let point = |[x, y]: &[f64; 2]| Point::new(*x, *y);
    let outlines = inside.iter().flatten();
    outlines.flat_map(|ring| path::polygon(&ring.iter().map(point).collect::<Vec<_>>())).collect()
}

/// The stretches of a line that are inside.
fn runs(ring: &[[f64; 2]], opening: &BezPath) -> BezPath {
    let mut path = BezPath::new();
    let mut drawn = false;
    let fine = ring.windows(2).flat_map(|ends| {
        let (from, to) = (Point::from((ends[0][0], ends[0][1])), Point::from((ends[1][0], ends[1][1])));
        let steps = ((to - from).hypot() / STEP) as usize + 1;
        (0..=steps).map(move |step| from.lerp(to, step as f64 / steps as f64))
    });
    for point in fine {
        let inside = opening.winding(point) != 0;
        match (inside, drawn) {
            (true, true) => path.line_to(point),
            (true, false) => path.move_to(point),
            (false, _) => (),
        }
        drawn = inside;
    }
    path
}

fn rings(path: &BezPath) -> Rings {
    let mut rings = Rings::new();
    drawing::flatten(path, SMOOTH, |element| match element {
        PathEl::MoveTo(to) => rings.push(vec![[to.x, to.y]]),
        PathEl::LineTo(to) => rings.last_mut().into_iter().for_each(|ring| ring.push([to.x, to.y])),
        _ => {}
    });
    rings
}
