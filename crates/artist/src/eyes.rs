//! Eyes on the page: however large somebody is drawn, no pupil is a black hole.

use drawing::{Length, Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Circle, PathEl, Point, Rect, Shape as _, Size, Vec2};

/// The black of a pupil is at most this wide beside its light, in units.
const WIDEST: f64 = Length::mm(5.7).units();
/// What fills so much of the rectangle around it is as good as round.
const ROUND: f64 = 0.7;

/// So much black is around a light at least, in units, or it would run out of the pupil.
const RIM: f64 = 1.2;
/// Lights smaller than this, in square units, are none (0.6 mm²).
const LEAST_LIGHT: f64 = 5.0;

/// How far around the eyes and the mouth of somebody their lines are, as a share of its height.
const FEATURES: f64 = 0.07;

/// Where eyes and mouth of somebody are who has them, without the muzzle between those of a mount.
pub(crate) fn features(art: &Art) -> Vec<Rect> {
    let wide = art.bounds().height() * FEATURES;
    [Anchor::Face, Anchor::Mouth].into_iter().filter_map(|one| Some(around(art.anchor(one)?, wide))).collect()
}

/// So far around a point to each side, in units.
pub(crate) fn around(center: Point, reach: f64) -> Rect {
    Rect::from_center_size(center, (reach * 2.0, reach * 2.0))
}

/// The shapes with every light well within its pupil; those too small to be seen then are nothing.
pub(crate) fn lit(mut shapes: Vec<Shape>) -> Vec<Shape> {
    let mut pupil: Option<Rect> = None;
    for shape in &mut shapes {
        if shape.pen == Some(Pen::Solid) {
            pupil = Some(shape.bounds());
            continue;
        }
        let Some(around) = pupil.filter(|_| shape.pen.is_none()) else { continue };
        if !around.inflate(RIM, RIM).contains_rect(shape.bounds()) {
            pupil = None;
            continue;
        }
        let out = beyond(around.inflate(-RIM, -RIM), &shape.path);
        if out > 1.0 {
            let middle = around.center().to_vec2();
            let placing = Affine::translate(middle) * Affine::scale(1.0 / out) * Affine::translate(-middle);
            shape.path.apply_affine(placing);
        }
        if shape.extent() < LEAST_LIGHT {
            shape.path.truncate(0);
        }
    }
    shapes
}

/// How many times as large as the ellipse in `around` one around its middle has to be that holds a path.
fn beyond(around: Rect, path: &BezPath) -> f64 {
    let (middle, size) = (around.center(), around.size() / 2.0);
    let points = path.elements().iter().filter_map(PathEl::end_point);
    let out = points.map(|at| {
        libm::hypot((at.x - middle.x) / size.width.max(0.1), (at.y - middle.y) / size.height.max(0.1))
    });
    out.fold(0.0, f64::max)
}

/// A light that is no wider than this, in units, is none.
const LEAST_WIDE: f64 = 1.0;
/// A light grows to this share of its pupil at most before that shrinks, in steps of so much.
const SPARKLE: f64 = 0.62;
const SPARKLING: f64 = 0.05;
/// It keeps so far from the rim of the pupil, as a share of that, or the pupil would look bitten into. One light alone gets a
/// second one across from it, so large and so far from the middle.
const FROM_THE_RIM: f64 = 0.08;
const SECOND: f64 = 0.2;
const ACROSS: f64 = 0.27;
/// Which lies in the middle of what is left black: that may be so many times as wide.
const PARTED: f64 = 1.3;

/// The shapes with pupils, and other round spots of ink, no blacker than that. The light of a large pupil grows first: large eyes
/// stay large. Lights shrink with the pupil they lie in.
pub(crate) fn small(mut shapes: Vec<Shape>) -> Vec<Shape> {
    let mut more: Vec<(usize, Shape)> = Vec::new();
    for index in 0..shapes.len() {
        if shapes[index].pen != Some(Pen::Solid) {
            continue;
        }
        let pupil = shapes[index].bounds();
        if pupil.width().min(pupil.height()) <= WIDEST || shapes[index].extent() < pupil.area() * ROUND {
            continue;
        }
        let lies_in = |light: &Rect| pupil.contains_rect(*light);
        let after = shapes[index + 1..].iter().take_while(|shape| shape.pen != Some(Pen::Solid));
        let mut lights: Vec<Rect> = after.map(Shape::bounds).take_while(lies_in).collect();
        let eye = index..=index + lights.len();
        let mut second = sparkle(&mut shapes[eye.clone()][1..], pupil, &mut lights);
        let black = lights
            .iter()
            .fold(pupil.width().min(pupil.height()), |black, light| black.min(beside(pupil, *light)));
        let widest = if second.is_some() { WIDEST * PARTED } else { WIDEST };
        if black > widest {
            let middle = pupil.center().to_vec2();
            let placing =
                Affine::translate(middle) * Affine::scale(widest / black) * Affine::translate(-middle);
            let all = shapes[eye.clone()].iter_mut().chain(&mut second);
            all.for_each(|shape| shape.path.apply_affine(placing));
        }
        more.extend(second.map(|light| (eye.end() + 1, light)));
    }
    for (index, light) in more.into_iter().rev() {
        shapes.insert(index, light);
    }
    shapes
}

/// Grows the first light of a pupil, within it, until what is left of the pupil is no blacker than it may be; lights that it then
/// meets are nothing. Where it is the only one, returns a second.
fn sparkle(shapes: &mut [Shape], pupil: Rect, lights: &mut [Rect]) -> Option<Shape> {
    let light = lights.first().copied().filter(|light| light.width() > LEAST_WIDE)?;
    let first = shapes.first_mut()?;
    let rim = pupil.size() * FROM_THE_RIM;
    let grown = |times: f64| {
        let half = light.size() / 2.0 * times;
        let room = (pupil.size() / 2.0 - half - rim).max(Size::ZERO);
        let away = light.center() - pupil.center();
        let out = libm::hypot(away.x / room.width.max(0.1), away.y / room.height.max(0.1)).max(1.0);
        Rect::from_center_size(pupil.center() + away / out, half * 2.0)
    };
    let steps = (1..).map(|step| 1.0 + SPARKLING * f64::from(step));
    let most = pupil.width() * SPARKLE / light.width();
    let mut times = 1.0;
    for next in steps.take_while(|times| *times < most) {
        if beside(pupil, lights[0]) <= WIDEST {
            break;
        }
        (times, lights[0]) = (next, grown(next));
    }
    if times == 1.0 {
        return None;
    }
    let to = Affine::translate(lights[0].center().to_vec2()) * Affine::scale(times);
    first.path.apply_affine(to * Affine::translate(-light.center().to_vec2()));
    for (shape, other) in shapes.iter_mut().zip(&*lights).skip(1) {
        if other.overlaps(lights[0]) {
            shape.path.truncate(0);
        }
    }
    let away = (pupil.center() - lights[0].center()).normalize();
    let at = pupil.center() + Vec2::new(away.x * pupil.width(), away.y * pupil.height()) * ACROSS;
    let second = Circle::new(at, pupil.width() * SECOND / 2.0).to_path(0.05);
    (lights.len() == 1 && away.is_finite()).then(|| Shape::patch(second, Tint::PAPER))
}

/// How wide what is left of a pupil is where it is widest beside a light in it: to a side, or opposite the light.
fn beside(pupil: Rect, light: Rect) -> f64 {
    let across = (light.x0 - pupil.x0).max(pupil.x1 - light.x1);
    let (away, half) = (pupil.center() - light.center(), pupil.size() / 2.0);
    let distance = away.hypot();
    let far = distance / libm::hypot(away.x / half.width, away.y / half.height);
    let opposite =
        if distance > 0.0 { distance + far - light.width().min(light.height()) / 2.0 } else { 0.0 };
    across.max(light.y0 - pupil.y0).max(pupil.y1 - light.y1).max(opposite)
}

#[cfg(test)]
mod tests {
    use kurbo::Ellipse;

    use super::*;

    fn eye(across: f64) -> Vec<Shape> {
        let pupil = Ellipse::new((60.0, 40.0), (across / 2.0, across * 0.6), 0.0).to_path(0.01);
        let light = Circle::new((60.0 + across * 0.1, 40.0 - across * 0.2), across * 0.2).to_path(0.01);
        let head = Circle::new((60.0, 40.0), across * 3.0).to_path(0.01);
        vec![
            Shape::area(head, Tint::PAPER, Pen::Outline),
            Shape::solid(pupil),
            Shape { path: light, tint: Some(Tint::PAPER), pen: None },
        ]
    }

    #[test]
    fn a_large_pupil_shrinks_with_its_lights_and_the_head_does_not() {
        let (drawn, shrunk) = (eye(60.0), small(eye(60.0)));
        let widths = |shapes: &[Shape]| -> Vec<f64> {
            shapes.iter().map(|shape| shape.path.bounding_box().width()).collect()
        };
        let (before, after) = (widths(&drawn), widths(&shrunk));
        let black = beside(shrunk[1].path.bounding_box(), shrunk[2].path.bounding_box());
        assert!((black - WIDEST * PARTED).abs() < 1e-6 && after[1] > WIDEST, "{after:?}");
        assert!(after[2] / after[1] > before[2] / before[1] * 1.2, "the light has grown: {after:?}");
        // The second one lies in the black that is left, clear of the first.
        let [pupil, first, second] = [1, 2, 3].map(|index| shrunk[index].path.bounding_box());
        assert!(pupil.contains_rect(second) && !first.overlaps(second), "{first:?} {second:?}");
        assert_eq!(after[0], before[0]);
        assert!((shrunk[1].path.bounding_box().center().x - 60.0).abs() < 1e-6);
    }

    #[test]
    fn a_light_that_runs_out_of_its_pupil_lies_within_it_and_one_that_does_not_stays() {
        let eye = |aside: f64| {
            let pupil = Circle::new((60.0, 40.0), 8.0).to_path(0.01);
            let light = Circle::new((60.0 + aside, 40.0), 3.0).to_path(0.01);
            vec![Shape::solid(pupil), Shape::patch(light, Tint::PAPER)]
        };
        assert_eq!(lit(eye(2.0)), eye(2.0));
        let light = lit(eye(5.0))[1].path.bounding_box();
        assert!((light.x1 - (68.0 - RIM)).abs() < 0.1 && light.width() > 5.0, "{light:?}");
    }

    #[test]
    fn a_light_too_small_to_be_seen_is_nothing() {
        let pupil = Circle::new((60.0, 40.0), 2.4).to_path(0.01);
        let light = Circle::new((60.6, 39.4), 1.1).to_path(0.01);
        let eye = lit(vec![Shape::solid(pupil.clone()), Shape::patch(light, Tint::PAPER)]);
        assert_eq!(eye[0], Shape::solid(pupil));
        assert!(eye[1].path.elements().is_empty());
    }

    #[test]
    fn a_small_pupil_stays_as_it_is() {
        assert_eq!(small(eye(12.0)), eye(12.0));
    }
}
