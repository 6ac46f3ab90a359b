//! Hands: four fingers of different length that spread, and a thumb from the side of the wrist; closed, one shape with a few lines.

mod folds;

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Vec2};

use super::curve::{open, warp};
use super::pose::Grasp;
use folds::folds;

/// Half the wrist's width in the hand's own coordinates.
const WRIST: f64 = 11.2;

/// A hand placed at a wrist.
#[derive(Debug, Clone)]
pub(super) struct Hand {
    /// From one side of the wrist round the fingers to the other.
    pub(super) outline: BezPath,
    /// Lines between fingers.
    pub(super) folds: Vec<Shape>,
    /// Where something held is held.
    pub(super) palm: Point,
    /// The thumb's contour alone, open where it grows out of the hand, before what the fingers are behind.
    pub(super) thumb: BezPath,
}

/// The hand at the end of a forearm that ends at `wrist`, running `along`.
pub(super) fn hand(grasp: Grasp, flip: bool, size: f64, wrist: (Point, Vec2)) -> Hand {
    let (at, along) = wrist;
    let placing = Affine::new([along.y, -along.x, along.x, along.y, at.x, at.y]);
    // The wrist's width is the arm's, the fingers' size is the hand's.
    let place = |point: Point| {
        let side = if flip { -point.x } else { point.x };
        let grow = mix_size(size, point.y);
        placing * Point::new(side * grow, point.y * size)
    };
    let outline = warp(&shape(grasp), place);
    let outline = if flip { outline.reverse_subpaths() } else { outline };
    let folds = folds(grasp).into_iter().map(|line| Shape::line(warp(&line, place), Pen::Fine)).collect();
    let palm = match grasp {
        Grasp::Open => place(Point::new(0.0, 18.0)),
        Grasp::Under => place(Point::new(4.0, 27.0)),
        _ => place(Point::new(if grasp == Grasp::Clasp { 0.0 } else { 2.0 }, 16.0)),
    };
    Hand { outline, folds, palm, thumb: warp(&thumb(grasp), place) }
}

/// A thumb laid on what the fingers are behind or below, from the ball of the hand, where it has no line.
fn thumb(grasp: Grasp) -> BezPath {
    if grasp == Grasp::Clasp {
        return open(
            (14.1, 5.1),
            &[
                [18.0, 9.0, 20.5, 16.0, 20.5, 24.5],
                [20.5, 35.5, 6.5, 36.5, 5.5, 25.5],
                [5.0, 21.5, 3.5, 18.5, 0.5, 15.5],
            ],
        );
    }
    if grasp == Grasp::Under {
        return open(
            (9.0, 7.0),
            &[
                [17.0, 8.0, 25.0, 11.0, 29.0, 17.0],
                [32.5, 25.0, 24.0, 30.0, 18.0, 26.5],
                [15.0, 25.0, 12.0, 24.0, 9.0, 24.0],
            ],
        );
    }
    open(
        (21.0, 9.0),
        &[
            [25.0, 17.0, 24.0, 28.0, 20.0, 35.0],
            [15.0, 43.0, 2.0, 41.0, 2.5, 31.0],
            [3.0, 24.0, 5.0, 18.0, 4.0, 11.0],
        ],
    )
}

fn mix_size(size: f64, y: f64) -> f64 {
    super::curve::mix(1.0, size, (y / 8.0).clamp(0.0, 1.0))
}

/// From the thumb's side of the wrist to the other; y runs along the forearm.
fn shape(grasp: Grasp) -> BezPath {
    match grasp {
        Grasp::Open => spread(),
        Grasp::Loose => loose(),
        Grasp::Hip => on_the_hip(),
        Grasp::Clasp => cupped(),
        Grasp::Pinch => mitten(),
        Grasp::Fist | Grasp::Rolled => across(),
        Grasp::Upright => along(),
        Grasp::Flat => flat(),
        Grasp::Laid => laid(),
        Grasp::Under => under(),
        Grasp::Pointing => pointing(),
    }
}

/// Four fingers apart before a round palm, the middle ones longer; the thumb aside.
fn spread() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [11.4, 4.0, 13.5, 6.0, 16.0, 6.5],
            [19.8, 8.4, 24.6, 11.5, 29.5, 13.4],
            [36.4, 16.2, 32.2, 26.6, 25.3, 23.8],
            [20.4, 21.8, 20.8, 24.3, 19.0, 24.5],
            [21.0, 29.8, 23.1, 38.3, 26.2, 43.6],
            [29.6, 49.5, 20.7, 54.6, 17.3, 48.7],
            [14.3, 43.4, 11.8, 40.4, 9.6, 37.2],
            [10.5, 41.8, 11.6, 46.7, 12.9, 53.8],
            [14.1, 60.6, 3.8, 62.4, 2.6, 55.6],
            [1.4, 48.5, 0.5, 43.9, -0.4, 39.3],
            [-1.3, 43.3, -2.4, 47.1, -3.6, 53.6],
            [-4.9, 60.3, -14.9, 58.3, -13.6, 51.7],
            [-12.4, 45.1, -11.2, 40.1, -10.3, 35.6],
            [-12.3, 37.7, -14.4, 39.2, -17.3, 43.2],
            [-21.1, 48.5, -29.0, 42.7, -25.2, 37.4],
            [-22.3, 33.5, -21.0, 26.7, -19.4, 22.5],
            [-18.5, 13.0, -11.9, 10.0, -WRIST, 0.0],
        ],
    )
}

/// One finger straight, the others curled beside it, the thumb aside.
fn pointing() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [11.6, 4.0, 17.5, 2.0, 23.0, 2.0],
            [30.5, 5.5, 30.0, 14.0, 23.0, 15.5],
            [20.0, 16.0, 18.0, 16.5, 16.5, 18.0],
            [17.2, 28.0, 17.5, 38.0, 17.0, 46.0],
            [16.0, 54.5, 5.5, 54.0, 5.0, 45.5],
            [4.8, 40.0, 4.6, 36.0, 4.5, 31.0],
            [3.5, 36.0, -5.5, 37.0, -6.5, 30.5],
            [-9.0, 34.0, -19.5, 31.0, -18.5, 20.0],
            [-18.0, 11.0, -11.8, 7.0, -WRIST, 0.0],
        ],
    )
}

/// Hanging at ease, seen from aside: a rounded palm, the thumb before it.
fn loose() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [11.6, 4.0, 18.5, 4.0, 23.5, 10.5],
            [28.5, 18.0, 26.0, 27.5, 20.5, 27.5],
            [16.5, 27.0, 14.5, 24.0, 13.0, 21.0],
            [15.5, 27.0, 15.5, 34.0, 11.0, 39.0],
            [5.5, 45.0, -6.5, 44.5, -12.0, 38.0],
            [-19.5, 28.5, -13.0, 11.0, -WRIST, 0.0],
        ],
    )
}

/// A half-round palm at the side of what its fingers are laid on.
fn cupped() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [11.8, 3.5, 16.5, 6.0, 16.5, 12.0],
            [16.5, 21.0, 9.0, 27.0, 0.0, 27.0],
            [-9.0, 27.0, -16.5, 21.0, -16.5, 12.0],
            [-16.5, 6.0, -11.8, 3.5, -WRIST, 0.0],
        ],
    )
}

/// On the hip, seen from its back: the fingers side by side, the thumb forward.
fn on_the_hip() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [11.7, 4.5, 13.0, 7.0, 18.0, 8.0],
            [25.0, 9.5, 25.5, 17.5, 19.5, 18.8],
            [21.0, 23.0, 20.5, 27.0, 18.0, 30.0],
            [15.0, 34.5, 8.0, 36.5, 0.0, 36.5],
            [-9.0, 36.5, -17.5, 33.0, -19.5, 23.0],
            [-20.5, 15.0, -11.9, 6.0, -WRIST, 0.0],
        ],
    )
}

/// Closed round something that runs across the forearm, or nothing: one round edge of knuckles, the thumb across the fingers.
fn across() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [11.8, 4.0, 19.0, 3.0, 22.5, 8.0],
            [25.5, 12.5, 25.0, 17.5, 22.5, 21.0],
            [24.0, 31.0, 17.0, 38.5, 7.0, 39.0],
            [-3.0, 39.5, -12.0, 39.0, -16.0, 34.5],
            [-21.0, 29.0, -20.5, 22.0, -19.5, 17.0],
            [-18.0, 10.0, -11.8, 6.0, -WRIST, 0.0],
        ],
    )
}

/// Closed round something that runs along the forearm: the fingers at its one side, the thumb over it from the other.
fn along() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [11.7, 4.5, 19.0, 6.0, 21.0, 13.0],
            [22.5, 20.0, 20.5, 29.0, 14.5, 35.0],
            [8.5, 41.5, -2.0, 43.5, -9.5, 40.0],
            [-17.0, 37.5, -23.0, 33.0, -24.0, 25.0],
            [-25.0, 17.0, -23.0, 11.0, -18.0, 8.0],
            [-14.0, 5.5, -11.9, 5.0, -WRIST, 0.0],
        ],
    )
}

/// Leaning on the ground: three fingers spread before the palm, the thumb aside.
fn flat() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [11.7, 4.0, 17.0, 5.0, 24.0, 6.5],
            [33.0, 9.0, 35.0, 18.0, 28.0, 19.0],
            [24.0, 19.5, 21.0, 17.5, 18.5, 15.5],
            [23.0, 27.5, 6.0, 28.5, 5.5, 18.0],
            [6.0, 28.0, -8.0, 28.0, -7.5, 18.0],
            [-8.0, 28.0, -24.5, 26.0, -20.5, 14.0],
            [-18.0, 8.0, -11.8, 5.0, -WRIST, 0.0],
        ],
    )
}

/// Its four fingers together and long, the thumb apart beside them, pointing ahead.
fn laid() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [11.4, 3.0, 14.0, 4.0, 17.0, 5.0],
            [20.8, 7.8, 26.2, 12.0, 30.5, 15.0],
            [36.6, 19.3, 30.2, 28.5, 24.1, 24.2],
            [19.8, 21.2, 19.8, 22.3, 18.2, 21.5],
            [18.4, 26.6, 18.4, 36.1, 18.9, 39.7],
            [19.8, 46.2, 10.1, 47.5, 9.2, 41.1],
            [8.7, 37.4, 8.8, 39.9, 8.6, 39.5],
            [8.9, 41.2, 9.5, 40.8, 9.7, 45.7],
            [10.1, 52.1, 0.5, 52.6, 0.1, 46.2],
            [-0.1, 41.3, -0.1, 43.2, -0.2, 42.0],
            [-0.3, 42.8, -0.3, 40.3, -0.6, 44.8],
            [-1.1, 51.2, -10.6, 50.5, -10.2, 44.1],
            [-9.9, 39.6, -9.5, 39.7, -9.2, 38.0],
            [-9.5, 38.1, -9.5, 35.1, -10.3, 38.3],
            [-11.7, 44.4, -20.8, 42.3, -19.4, 36.2],
            [-18.7, 33.0, -18.5, 28.1, -18.2, 25.0],
            [-19.5, 17.0, -11.9, 9.0, -WRIST, 0.0],
        ],
    )
}

/// Seen from aside, the palm up: three fingers side by side, bent up at their tips.
fn under() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [11.6, 5.0, 9.0, 9.0, 7.5, 15.0],
            [5.5, 23.0, 6.0, 32.0, 9.5, 38.5],
            [17.5, 41.0, 20.0, 52.5, 11.5, 54.5],
            [11.0, 62.0, 0.5, 62.5, -2.5, 56.0],
            [-6.0, 60.0, -14.5, 55.5, -13.5, 47.5],
            [-19.5, 34.0, -13.5, 11.0, -WRIST, 0.0],
        ],
    )
}

/// Fingertips beyond what the thumb lies on.
fn mitten() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [11.8, 4.0, 17.0, 6.0, 17.5, 13.0],
            [18.5, 20.0, 18.5, 26.0, 16.5, 30.0],
            [13.5, 36.0, 5.5, 36.0, 5.0, 31.0],
            [4.0, 38.5, -5.5, 38.5, -6.0, 31.5],
            [-7.0, 37.0, -16.0, 35.0, -17.5, 27.0],
            [-19.0, 18.0, -12.2, 8.0, -WRIST, 0.0],
        ],
    )
}

/// How far down a hand points that takes hold of the side of something, as a share of its way inwards.
const DOWN: f64 = 0.1;

/// Where a hand points that takes hold of the side of something before the chest: away from the shoulder, which is so far
/// outward, and a little down.
pub(super) fn turned_in(outward: Vec2) -> Vec2 {
    Vec2::new(-outward.x.signum(), DOWN).normalize()
}

#[cfg(test)]
mod tests {
    use kurbo::{ParamCurve as _, PathSeg, Shape as _};

    use super::*;
    use crate::Detail;

    const ALL: [Grasp; 12] = [
        Grasp::Open,
        Grasp::Loose,
        Grasp::Rolled,
        Grasp::Hip,
        Grasp::Fist,
        Grasp::Upright,
        Grasp::Pinch,
        Grasp::Clasp,
        Grasp::Under,
        Grasp::Pointing,
        Grasp::Flat,
        Grasp::Laid,
    ];

    #[test]
    fn every_hand_grows_out_of_its_forearm_without_a_corner() {
        for grasp in ALL {
            let outline = shape(grasp);
            let ends: Vec<PathSeg> = outline.segments().collect();
            let (PathSeg::Cubic(first), PathSeg::Cubic(last)) = (ends[0], ends[ends.len() - 1]) else {
                panic!("{grasp:?}: {ends:?}");
            };
            for way in [first.p1 - first.p0, last.p2 - last.p3].map(Vec2::normalize) {
                assert!(way.y > 0.97, "{grasp:?}: {way:?}");
            }
        }
    }

    #[test]
    fn a_spread_hand_has_four_fingers_of_different_length_and_a_thumb() {
        let outline = shape(Grasp::Open);
        let palm = Point::new(0.0, 18.0);
        let far: Vec<f64> = outline
            .segments()
            .flat_map(|part| (0..8).map(move |step| part.eval(f64::from(step) / 8.0)))
            .map(|at| at.distance(palm))
            .collect();
        let is_tip = |at: &[f64]| at[1] > at[0] && at[1] >= at[2] && at[1] > 24.0;
        let tips: Vec<f64> = far.windows(3).filter(|at| is_tip(at)).map(|at| at[1]).collect();
        assert_eq!(tips.len(), 5, "{tips:?}");
        assert!(tips[2] > tips[0] + 5.0 && tips[2] > tips[4] + 3.0, "{tips:?}");
    }

    #[test]
    fn a_fist_is_one_shape_with_a_thumb_and_three_lines() {
        for grasp in [Grasp::Fist, Grasp::Rolled, Grasp::Upright, Grasp::Hip] {
            assert_eq!(folds(grasp).len(), grasp.lines(Detail::Bold) + 1, "{grasp:?}");
        }
    }

    #[test]
    fn a_thumb_over_the_rim_of_what_both_hands_hold_leaves_that_in_sight() {
        let (hand, over) = (shape(Grasp::Clasp).bounding_box(), thumb(Grasp::Clasp).bounding_box());
        assert!(over.width() < hand.width() * 0.7, "{over} over {hand}");
        assert!(over.y1 > hand.y1 + 5.0 && over.x1 > hand.x1, "{over} over {hand}");
    }
}
