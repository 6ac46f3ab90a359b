//! Who is far away is painted among the things of the setting, not before all of them: a palm on the near shore hides
//! a part of the whale that swims behind it.

use figures::Art;
use figures::settings::{Backdrop, Loose};
use kurbo::Rect;

use crate::afloat::is_of_the_sea;
use crate::board::{covered, face_of};
use crate::silhouette::Silhouette;
use crate::standing::Standing;

/// A thing whose foot is so much lower is nearer, in units.
const NEARER: f64 = 6.0;
/// Who stands or swims is at most so far behind the ground where feet are, in units: others fly.
const FARTHEST: f64 = 200.0;
/// What lives in the sea does not fly, however far out, and more of it may be hidden: a tree does not grow behind it.
const FAR_OUT: f64 = 320.0;
const HIDDEN_SWIMMER: f64 = 0.38;
/// Whoever is nearer than so far behind it is beside the hero, before all of the setting.
const NEAREST: f64 = 40.0;
/// The lowest part of anybody, as a share of its height, and how much of that may be hidden: nobody stands behind a rug.
const FEET: f64 = 0.2;
const HIDDEN_FEET: f64 = 0.5;
/// No more of anybody than this is hidden, and no more of a face: who would be, stays before the thing.
const HIDDEN: f64 = 0.3;
const HIDDEN_FACE: f64 = 0.05;

/// Before which shape of `setting.behind` each of `standing`, the farthest first, is painted; as many as there are
/// shapes for who is before all of them, as is who flies high over the `ground`.
pub(crate) fn among(setting: &Backdrop, standing: &[Standing], ground: f64) -> Vec<usize> {
    let count = setting.behind.len();
    let mut nearest = count;
    let mut before: Vec<usize> = Vec::new();
    // Nobody is painted after who is nearer.
    for one in standing.iter().rev() {
        let behind = ground - one.depth;
        let farthest = if is_of_the_sea(one.name) { FAR_OUT } else { FARTHEST };
        let may_be_behind = one.actor.is_none() && (NEAREST..farthest).contains(&behind);
        nearest = nearest.min(if may_be_behind { first_before(setting, one) } else { count });
        before.push(nearest);
    }
    before.reverse();
    before
}

/// The first of the nearer things that meet `one`, where all of them together hide little of it.
fn first_before(setting: &Backdrop, one: &Standing) -> usize {
    let count = setting.behind.len();
    let meets = |loose: &&Loose| !loose.is_front && !loose.bounds.intersect(one.bounds).is_zero_area();
    let is_nearer = |loose: &&Loose| loose.bounds.y1 > one.depth + NEARER;
    let nearer: Vec<&Loose> = setting.loose.iter().filter(meets).filter(is_nearer).collect();
    let Some(first) = nearer.iter().map(|loose| loose.shapes.start).min() else { return count };
    let things = setting.loose.iter().filter(meets).filter(|loose| loose.shapes.start >= first);
    let covers: Vec<Silhouette> = things.map(|loose| outline(setting, loose)).collect();
    let hidden: f64 = covers.iter().map(|cover| cover.overlap(&one.silhouette)).sum();
    let face = face_of(&one.art).map_or(0.0, |face| covers.iter().map(|cover| covered(cover, face)).sum());
    let feet = Rect { y0: one.bounds.y1 - one.bounds.height() * FEET, ..one.bounds };
    let hidden_feet: f64 = covers.iter().map(|cover| covered(cover, feet)).sum();
    let most = if is_of_the_sea(one.name) { HIDDEN_SWIMMER } else { HIDDEN };
    let shows = hidden <= most * one.silhouette.area() && face <= HIDDEN_FACE && hidden_feet <= HIDDEN_FEET;
    if shows { first } else { count }
}

fn outline(setting: &Backdrop, loose: &Loose) -> Silhouette {
    Silhouette::of(&Art::of(setting.behind[loose.shapes.clone()].to_vec()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Pen, Shape, Tint};
    use kurbo::Shape as _;

    fn area(rect: Rect) -> Shape {
        Shape::area(rect.to_path(0.1), Tint::PAPER, Pen::Inner)
    }

    /// Sea, an island far away, and a palm on the shore with its foot at 600.
    fn shore() -> Backdrop {
        let [sea, island] = [Rect::new(0.0, 0.0, 540.0, 720.0), Rect::new(60.0, 340.0, 200.0, 400.0)];
        let palm = Rect::new(300.0, 200.0, 330.0, 600.0);
        let loose = |index: usize, bounds: Rect| Loose {
            is_front: false,
            shapes: index..index + 1,
            bounds,
            face: None,
            hidden: 0.4,
        };
        Backdrop {
            behind: [sea, island, palm].map(area).to_vec(),
            loose: vec![loose(1, island), loose(2, palm)],
            ..Backdrop::default()
        }
    }

    fn swimmer(x0: f64, x1: f64) -> Standing {
        Standing::new("whale", Art::of(vec![area(Rect::new(x0, 380.0, x1, 460.0))]), 460.0)
    }

    #[test]
    fn who_swims_far_out_is_behind_the_palm_and_before_the_island() {
        assert_eq!(among(&shore(), &[swimmer(180.0, 400.0)], 640.0), [2]);
    }

    #[test]
    fn who_would_be_hidden_stays_before_the_palm() {
        assert_eq!(among(&shore(), &[swimmer(305.0, 345.0)], 640.0), [3]);
    }

    #[test]
    fn nobody_is_painted_after_who_is_nearer() {
        assert_eq!(among(&shore(), &[swimmer(20.0, 90.0), swimmer(180.0, 400.0)], 640.0), [2, 2]);
    }

    #[test]
    fn who_is_beside_the_hero_is_before_all() {
        assert_eq!(among(&shore(), &[swimmer(180.0, 400.0)], 480.0), [3]);
    }

    #[test]
    fn nobody_stands_behind_a_rug() {
        let mut shore = shore();
        let rug = Rect::new(100.0, 446.0, 500.0, 700.0);
        shore.behind[2] = area(rug);
        shore.loose[1].bounds = rug;
        assert_eq!(among(&shore, &[swimmer(180.0, 400.0)], 640.0), [3]);
    }

    #[test]
    fn who_flies_is_before_all_and_a_whale_far_out_is_not() {
        let flyer = Standing { name: "parrot", ..swimmer(180.0, 400.0) };
        assert_eq!(among(&shore(), &[flyer], 680.0), [3]);
        assert_eq!(among(&shore(), &[swimmer(180.0, 400.0)], 680.0), [2]);
    }
}
