//! One fat letter: which of its counters are open to crayons, and which slits between its strokes become ink.

use drawing::{Pen, Shape, Tint};
use figures::path::{contours, grown, united, without};
use kurbo::{Affine, BezPath, Circle, Rect, Shape as _};

use crate::face::ring_of;
use crate::narrowest_white;

/// A counter is at least so many times as wide as the narrowest stroke: it is round or has corners.
const COUNTER: f64 = 1.25;

/// A counter that is a circle is so many times as wide, on the safe side.
const ROUND: f64 = 1.14;
/// A counter that fills less of its rectangle has a bay, as that of a Q.
const FULL: f64 = 0.68;
/// Dots and apostrophes are so many times as wide as the crayon they take: they are ovals.
const DOT: f64 = 1.08;
/// A dot or an apostrophe is made up to so many times as wide as in the face for a crayon to fit.
const WIDEST: f64 = 1.45;

/// How closely edges of letters are followed, in units.
const FOLLOWED: f64 = 0.2;

/// A slit between two strokes of a letter is up to so wide, as a share of the em: the mouth of an e.
const SLIT: f64 = 0.1;
/// White between two lines that is narrower, in units, is a blot with holes.
const BLOT: f64 = 4.6;
/// Letters are looked at for slits in so many units to the em.
const LARGE: f64 = 140.0;
/// So far a slit reaches into its letter, in the same, that no seam is left.
const SEAM: f64 = 0.42;
/// What is narrower at the end of a slit, as a share of the em, is no ink: it would be a hair.
const HAIR: f64 = 0.03;
/// What is left beside a slit that became ink, in square ems, is no counter where it is smaller.
const CRUMB: f64 = 0.0015;
/// A smaller slit, in square ems, is the corner where two strokes meet, or a waist between them.
const CORNER: f64 = 0.006;

/// One letter: its body with the counters that a crayon can color, wider than in the face where the strokes around them
/// still are `narrowest` between their lines, each `line` wide, in units; smaller ones become strokes of ink.
pub(crate) fn ink_letter(
    glyph: &BezPath,
    (tint, pen): (Tint, Pen),
    (line, narrowest): (f64, f64),
    shapes: &mut Vec<Shape>,
) {
    let contours = contours(glyph);
    let turn = turn_of(&contours);
    let room = narrowest_white() + line;
    let stroke = narrowest + line;
    let mut body = BezPath::new();
    let mut ink = Vec::new();
    for (index, contour) in contours.iter().enumerate() {
        let bounds = contour.bounding_box();
        let least = bounds.width().min(bounds.height());
        if contour.area() * turn >= 0.0 {
            let wider = (room * DOT / least.max(1e-9)).max(1.0);
            if wider > WIDEST {
                ink.push(Shape::solid(contour.clone()))
            } else {
                body.extend(Affine::scale_about(wider, bounds.center()) * contour)
            }
            continue;
        }
        let strokes =
            || contours.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, other)| other);
        let wider = (room * COUNTER / least.max(1e-9)).max(1.0);
        let opened = Affine::scale_about(wider, bounds.center()) * contour;
        let round = || Circle::new(bounds.center(), room * ROUND / 2.0).to_path(0.05);
        let is_full = contour.area().abs() > FULL * bounds.area();
        if is_full && (wider <= 1.0 || keeps_off(&opened, strokes(), stroke)) {
            body.extend(opened);
        } else if keeps_off(&round(), strokes(), stroke) {
            body.extend(if contour.area() > 0.0 { round() } else { round().reverse_subpaths() });
        } else {
            ink.push(Shape::solid(stroke_for(bounds, line)));
        }
    }
    shapes.push(Shape::area(body, tint, pen));
    shapes.extend(ink);
}

/// What tells a counter that no crayon fits: a stroke along it, no thicker than a line.
fn stroke_for(counter: Rect, line: f64) -> BezPath {
    let thinner = |length: f64| (length - line).max(0.0) / 2.0;
    let stroke = match counter.width() > counter.height() {
        true => counter.inset((0.0, -thinner(counter.height()))),
        false => counter.inset((-thinner(counter.width()), 0.0)),
    };
    stroke.to_rounded_rect(line / 2.0).to_path(0.05)
}

/// The area of the largest of these contours, which turns the way bodies do and counters do not.
fn turn_of(contours: &[BezPath]) -> f64 {
    contours.iter().map(BezPath::area).max_by(|a, b| a.abs().total_cmp(&b.abs())).unwrap_or(0.0)
}

/// Whether the strokes between a counter and the other edges of its letter are wider than `room`.
fn keeps_off<'a>(counter: &BezPath, edges: impl Iterator<Item = &'a BezPath>, room: f64) -> bool {
    let ring = ring_of(counter, FOLLOWED);
    let near = |[x, y]: [f64; 2]| {
        ring.iter().any(|[own_x, own_y]| (x - own_x).powi(2) + (y - own_y).powi(2) < room * room)
    };
    !edges.flat_map(|edge| ring_of(edge, FOLLOWED)).any(near)
}

/// A letter without its slits, each of them ink across it instead: one line where the two along the slit would be a blot.
pub(crate) fn bridged(letter: &BezPath, slits: &BezPath) -> BezPath {
    let large = Affine::scale(LARGE);
    let over = contours(&(large * slits)).iter().map(|slit| grown(slit, SEAM)).collect::<Vec<_>>();
    if over.is_empty() {
        return letter.clone();
    }
    let parts: Vec<BezPath> = std::iter::once(large * letter).chain(over).collect();
    let whole = contours(&united(&parts)).into_iter().filter(|one| one.area().abs() > CRUMB * LARGE * LARGE);
    Affine::scale(1.0 / LARGE) * whole.flatten().collect::<BezPath>()
}

/// Whether lines on both sides of a slit leave next to nothing of it, for letters of an em and lines of a width in units.
pub(crate) fn is_clogged(em: f64, line: f64) -> bool {
    em * SLIT - line < BLOT
}

/// The slits between the strokes of a letter for an em of 1 unit.
pub(crate) fn slits(letter: &BezPath) -> BezPath {
    let bodies = contours(&(Affine::scale(LARGE) * letter));
    let turn = turn_of(&bodies);
    let is_seen = |slit: &BezPath| slit.area().abs() > CORNER * LARGE * LARGE;
    let slits = bodies.iter().filter(|body| body.area() * turn > 0.0).flat_map(|body| {
        let closed = grown(&grown(body, LARGE * SLIT / 2.0), -LARGE * SLIT / 2.0);
        let between = contours(&without(&closed, std::slice::from_ref(body)));
        // Without its narrow ends none is larger.
        between
            .into_iter()
            .filter(is_seen)
            .map(|slit| grown(&grown(&slit, -LARGE * HAIR / 2.0), LARGE * HAIR / 2.0))
    });
    let seen = slits.filter(is_seen);
    Affine::scale(1.0 / LARGE) * seen.flatten().collect::<BezPath>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Face;

    #[test]
    fn the_mouth_of_an_e_is_a_slit_and_the_counter_of_an_o_is_none() {
        let slits = |letter: &str| Face::DynaPuff.letters(letter)[0].cleft().slits.clone();
        assert!(slits("e").area().abs() > CORNER);
        assert!(slits("o").elements().is_empty());
    }

    #[test]
    fn a_counter_opens_where_its_strokes_leave_it_room_and_is_a_dot_elsewhere() {
        let shapes = |em: f64| {
            let glyph = Affine::scale(em) * &Face::DynaPuff.letters("o")[0].path;
            let mut shapes = Vec::new();
            ink_letter(&glyph, (Tint::PAPER, Pen::Inner), (2.4, narrowest_white()), &mut shapes);
            shapes
        };
        let [open] = &shapes(72.0)[..] else { panic!("a body with a counter") };
        let [body, counter] = &contours(&open.path)[..] else { panic!("two edges") };
        let least = counter.bounding_box().width().min(counter.bounding_box().height());
        assert!(least > (narrowest_white() + 2.4) * COUNTER - 0.5, "{least}");
        assert!(body.bounding_box().contains(counter.bounding_box().center()));
        let [.., dot] = &shapes(40.0)[..] else { panic!("a body and a dot") };
        assert_eq!(dot.pen, Some(Pen::Solid));
    }
}
