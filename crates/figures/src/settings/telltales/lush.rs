//! What grows in a wild place on a simple page besides what it is known by: a temple alone is no jungle. A plant with large
//! leaves stands where there is room, however near, and a liana hangs from the frame.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};
use scene::{Dice, Place};

use super::super::Stage;
use super::super::plan::bounds;
use super::super::scenery::Brush;
use super::deep::KELP;
use super::drawn::{BROAD_LEAVES, CYCAD, PALM, Sketch};
use super::{AIR, FROM_THE_FRAME, Scene, drawn, spot};

/// A liana is tried so many times as long, and so far below the letters, in units.
const LONG: [f64; 4] = [1.25, 1.05, 0.88, 0.72];
const BELOW_THE_LETTERS: [f64; 3] = [14.0, 36.0, 64.0];
/// How long and wide its leaves are, in units, and where they grow along it, each on the other side than the one before.
const LEAF: (f64, f64) = (38.0, 12.0);
const LEAVES: [f64; 5] = [0.3, 0.46, 0.62, 0.78, 0.95];
/// A leaf is open at its stalk by so much of its length, so that it parts nothing from the sky.
const OPEN: f64 = 0.14;
/// Which way leaves point, to one side and down.
const WAY: (f64, f64) = (0.66, 0.75);
/// A plant that comes to what tells the place is no smaller than so many times its own size.
const LEAST: f64 = 0.74;

/// What grows in a place, the most telling first.
const fn plants(of: Place) -> &'static [Sketch] {
    match of {
        Place::Jungle => &[BROAD_LEAVES, PALM],
        Place::Dinosaur => &[CYCAD, PALM],
        Place::Underwater => &[KELP],
        _ => &[],
    }
}

/// Adds a plant where none of `all` is one: open at the foot where there is no area left for it.
pub(super) fn grow(
    all: &mut Vec<Vec<Shape>>,
    (scene, taken, left): (&Scene, &mut Vec<Rect>, &mut usize),
    stage: &Stage,
    dice: &mut Dice,
) {
    let known = plants(scene.of);
    if known.iter().any(|sketch| all.iter().flatten().any(|shape| shape.tint == Some(sketch.color()))) {
        return;
    }
    // It may stand before the feet.
    let near = Stage { ground: stage.area.y1, ..*stage };
    for sketch in known {
        let Some(placing) = spot(sketch, (scene, taken, LEAST), &near, dice) else { continue };
        let is_whole = *left >= sketch.areas;
        *left -= if is_whole { sketch.areas } else { 0 };
        let shapes = drawn(sketch, placing, (stage.detail, is_whole));
        taken.push(bounds(&shapes));
        all.push(shapes);
        return;
    }
}

/// A liana from one side of the frame, if nothing and nobody is where it would hang.
pub(super) fn liana(
    stage: &Stage,
    (others, is_taken): (&[Rect], &dyn Fn(Rect) -> bool),
    dice: &mut Dice,
) -> Option<Vec<Shape>> {
    let area = stage.area;
    let first = dice.chance(0.5);
    let path = hanging();
    let own = path.bounding_box();
    let top = area.y0.max(stage.letters.y1);
    let mut places = LONG.into_iter().flat_map(|size| {
        [first, !first].into_iter().flat_map(move |is_right| {
            BELOW_THE_LETTERS.map(|down| {
                let x = if is_right { area.x1 } else { area.x0 };
                Affine::translate((x, top + down))
                    * Affine::scale_non_uniform(if is_right { -size } else { size }, size)
            })
        })
    });
    let is_free = |placing: &Affine| {
        let own = placing.transform_rect_bbox(own).inflate(AIR, AIR).intersect(area.inset(-FROM_THE_FRAME));
        !is_taken(own) && others.iter().all(|other| !other.overlaps(own))
    };
    let placing = places.find(is_free)?;
    Some(vec![Shape::line(placing * path, Brush::far(stage.detail).contour)])
}

/// A stem from the origin to the right and down, with open leaves.
fn hanging() -> BezPath {
    let stem = kurbo::CubicBez::new((0.0, 0.0), (54.0, 2.0), (64.0, 52.0), (50.0, 176.0));
    let mut path = BezPath::new();
    path.move_to(stem.p0);
    path.curve_to(stem.p1, stem.p2, stem.p3);
    for (index, share) in LEAVES.into_iter().enumerate() {
        use kurbo::ParamCurve as _;
        let from = stem.eval(share);
        let side = if index % 2 == 0 { 1.0 } else { -1.0 };
        leaf(&mut path, from, Vec2::new(WAY.0 * side, WAY.1));
    }
    path
}

/// The outline of a leaf that hangs from a point to one side, open at its stalk.
fn leaf(path: &mut BezPath, from: Point, way: Vec2) {
    let (along, aside) = (way * LEAF.0, way.turn_90() * LEAF.1);
    path.move_to(from);
    path.curve_to(from + along * 0.22 + aside, from + along * 0.68 + aside * 0.9, from + along);
    path.curve_to(
        from + along * 0.66 - aside * 0.8,
        from + along * 0.34 - aside * 1.1,
        from + along * OPEN - aside * 0.5,
    );
}

#[cfg(test)]
mod tests {
    use scene::Seed;

    use super::*;
    use crate::Detail;

    #[test]
    fn a_liana_hangs_from_the_frame_and_encloses_nothing() {
        let stage = Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), Detail::Bold);
        let shapes = liana(&stage, (&[], &|_| false), &mut Seed(2).dice("liana")).expect("a liana");
        let own = bounds(&shapes);
        assert!(own.x0 <= 0.0 || own.x1 >= 540.0, "{own:?}");
        assert!(shapes.iter().all(|shape| shape.tint.is_none()));
        assert!(liana(&stage, (&[], &|_| true), &mut Seed(2).dice("liana")).is_none());
    }

    #[test]
    fn beside_a_temple_leaves_grow_in_a_jungle() {
        let hero = Rect::new(200.0, 220.0, 350.0, 660.0);
        let stage = Stage {
            hero,
            sky: 110.0,
            horizon: 400.0,
            ground: 650.0,
            ..Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), Detail::Bold)
        };
        let grown = |seed: u64| {
            let bare = super::super::super::backdrop(Place::Jungle, &stage, &mut Seed(seed).dice("setting"));
            let is_taken = |own: Rect| own.overlaps(hero);
            let page = super::super::Page { is_taken: &is_taken, is_seen: &|_| true, sights: 3, left: 1 };
            let told = bare.telltales(&page, &stage, &mut Seed(seed).dice("telltales"));
            let mut areas = told.iter().flatten().filter_map(|shape| shape.tint);
            areas.any(|tint| plants(Place::Jungle).iter().any(|plant| plant.color() == tint))
        };
        assert!((0..12).filter(|seed| grown(*seed)).count() > 8);
    }
}
