//! Mouths on the page: who laughs with a mouth that no crayon fits smiles instead.

use drawing::{Length, Pen, Pens, Shape};
use figures::hero::is_mouth;
use kurbo::{Affine, BezPath, ParamCurve as _, PathEl};

/// An open mouth is at least so high within, in units: a lower one would be a black hole.
const LOWEST: f64 = Length::mm(1.9).units();
/// One that is less than so many times as wide as it is high marvels, and stays round.
const WIDE: f64 = 1.3;
/// So deep is a smile, as a share of the open mouth.
const DEEP: f64 = 0.72;

/// The shapes with a line of the lower lip alone where an open mouth would be too small.
pub(crate) fn smiling(mut shapes: Vec<Shape>, pens: &Pens) -> Vec<Shape> {
    for shape in shapes.iter_mut().filter(|shape| is_mouth(shape)) {
        if let Some(lip) = lower_lip(shape, pens.width(Pen::Inner)) {
            *shape = Shape::line(lip, Pen::Inner);
        }
    }
    shapes
}

/// That of a laughing mouth in which, within a line so wide, is too little room. Its upper lip is drawn first.
fn lower_lip(mouth: &Shape, line: f64) -> Option<BezPath> {
    let from = mouth.path.segments().next()?.start();
    let (upper, lower) = mouth.path.elements().get(1..).and_then(<[PathEl]>::split_first)?;
    let to = upper.end_point()?;
    let wide = from.distance(to);
    let high = mouth.extent() / wide.max(1.0);
    (wide > high * WIDE && high - line < LOWEST).then(|| {
        let curves = lower.iter().copied().filter(|element| *element != PathEl::ClosePath);
        let lip: BezPath = std::iter::once(PathEl::MoveTo(to)).chain(curves).collect();
        let corner = Affine::translate(from.to_vec2()) * Affine::rotate((to - from).atan2());
        corner * Affine::scale_non_uniform(1.0, DEEP) * corner.inverse() * lip
    })
}

#[cfg(test)]
mod tests {
    use figures::Detail;
    use figures::hero::{Gear, Guise, Mood, head};
    use scene::{Character, Complexity, Name};

    use super::*;
    use crate::pens::pens;

    /// How many mouths of a head so many times its size are open.
    fn open(mood: Mood, size: f64) -> usize {
        let child = Character::named(Name::new("Mia").expect("a name"));
        let shapes =
            head(&child, mood, Guise::from(Gear::None), Detail::Bold).placed(Affine::scale(size)).shapes;
        smiling(shapes, &pens(Complexity::Simple, None)).iter().filter(|shape| is_mouth(shape)).count()
    }

    #[test]
    fn who_laughs_with_a_small_mouth_smiles_and_who_marvels_does_not() {
        assert_eq!([0.3, 0.5, 2.0].map(|size| open(Mood::Happy, size)), [0, 0, 1]);
        assert_eq!([0.3, 2.0].map(|size| open(Mood::Amazed, size)), [1, 1]);
        assert_eq!(open(Mood::Brave, 0.3), 0, "it was closed");
    }

    #[test]
    fn a_smile_is_the_lower_lip_from_corner_to_corner() {
        let child = Character::named(Name::new("Mia").expect("a name"));
        let head =
            head(&child, Mood::Laughing, Guise::from(Gear::None), Detail::Bold).placed(Affine::scale(0.5));
        let mouth = head.shapes.iter().find(|shape| is_mouth(shape)).expect("a mouth").bounds();
        let smile = lower_lip(head.shapes.iter().find(|shape| is_mouth(shape)).expect("a mouth"), 3.0);
        let smile = drawing::bounds(&smile.expect("a smile"));
        assert!((smile.width() - mouth.width()).abs() < 0.5 && (smile.y0 - mouth.y0).abs() < 0.5, "{smile}");
    }
}
