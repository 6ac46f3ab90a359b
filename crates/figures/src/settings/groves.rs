//! Groves: what stands in twos and threes on the land farther off, so that hills do not end in a bare line.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Rect, Vec2};
use scene::{Dice, Place};

use super::dinosaur::cycad;
use super::fit::areas;
use super::marks::{Land, Turf, bends, edge};
use super::plan::{bounds, placed};
use super::scenery::{Brush, bush, cypress, fern, mushroom, palm, pine, pt, rock, round_tree};
use super::{Backdrop, Stage, beds};
use crate::Detail;

/// Trees on their foot at the origin, with the pens of something far away.
type Grove = fn(Brush, &mut Dice) -> Vec<Shape>;

/// So many places are tried for each.
const TRIES: usize = 14;
/// The narrowest gap to anything else, in units.
const APART: f64 = 9.0;
/// A foot is between so far below the edge of its land, in units, and so far above the next.
const BELOW_THE_EDGE: [f64; 2] = [9.0, 20.0];
const ABOVE_THE_NEXT: f64 = 5.0;
/// Whoever stands before a grove hides at most so much of it, and clearly, or nothing.
const HIDDEN: [f64; 2] = [0.1, 0.3];
/// What is lower, in units, is not hidden at all.
const TALL: f64 = 100.0;
/// What grows nearer is so much smaller far away.
const FARTHER: f64 = 0.58;

/// What grows far away in a place whose land is of this kind.
fn groves(of: Place, turf: Option<Turf>) -> &'static [Grove] {
    match (of, turf) {
        (Place::Dinosaur, Some(_)) => &[cycads, ferns, palms, boulders],
        (Place::Jungle, Some(_)) => &[palms, ferns, thicket],
        (Place::Fantasy, Some(Turf::Grass)) => &[toadstools, cypresses, trees],
        (Place::Pirate | Place::Beach, Some(_)) => &[palms, boulders],
        (Place::Desert, Some(_)) => &[boulders],
        (Place::Snow | Place::Mountain, _) => &[pines, pines, boulders],
        (Place::Forest, Some(Turf::Grass)) => &[pines, trees, thicket],
        (_, Some(Turf::Grass)) => &[trees, pines, cypresses, thicket],
        _ => &[],
    }
}

fn trees(far: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = round_tree(pt(0.0, 0.0), dice.between(112.0, 128.0), far, dice);
    shapes.extend(bush(pt(46.0, 5.0), dice.between(82.0, 92.0), 0x8F_CC_70, far, dice));
    shapes
}

fn pines(far: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = pine(pt(36.0, -3.0), 122.0, far, dice);
    shapes.extend(pine(pt(-8.0, 0.0), dice.between(142.0, 156.0), far, dice));
    shapes
}

fn cypresses(far: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = cypress(pt(-16.0, 0.0), dice.between(124.0, 138.0), far);
    shapes.extend(cypress(pt(28.0, 4.0), 110.0, far));
    shapes
}

fn thicket(far: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = bush(pt(-40.0, 0.0), dice.between(84.0, 94.0), 0x8F_CC_70, far, dice);
    shapes.extend(bush(pt(24.0, 5.0), dice.between(104.0, 116.0), 0x86_C8_6A, far, dice));
    shapes
}

fn cycads(far: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = cycad(pt(0.0, 0.0), dice.between(130.0, 144.0), far, dice);
    shapes.extend(bush(pt(42.0, 5.0), 82.0, 0x86_C8_6A, far, dice));
    shapes
}

fn palms(far: Brush, dice: &mut Dice) -> Vec<Shape> {
    let lean = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let mut shapes =
        palm(pt(0.0, 0.0), dice.between(150.0, 162.0), lean * dice.between(16.0, 28.0), far, dice);
    shapes.extend(bush(pt(lean * -34.0, 5.0), 84.0, 0x86_C8_6A, far, dice));
    shapes
}

fn ferns(far: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = fern(pt(0.0, 0.0), dice.between(78.0, 86.0), far, dice);
    shapes.extend(rock(pt(50.0, 6.0), 56.0, far, dice));
    shapes
}

fn boulders(far: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = rock(pt(-14.0, 0.0), dice.between(84.0, 98.0), far, dice);
    shapes.extend(rock(pt(40.0, 6.0), 52.0, far, dice));
    shapes
}

fn toadstools(far: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = mushroom(pt(-12.0, 0.0), dice.between(92.0, 104.0), far, dice);
    shapes.extend(mushroom(pt(46.0, 5.0), 64.0, far, dice));
    shapes
}

/// One of what grows on land of this kind, on its foot at the origin.
fn grown(of: Place, land: &Land, (detail, dice): (Detail, &mut Dice)) -> Option<Vec<Shape>> {
    let near_by = beds::of(of).filter(|_| bends(&land.path));
    let mut shapes = match near_by {
        Some(beds) => {
            let clump = dice.pick(beds).map(|bed| bed(dice))?;
            let lighter = |shape: Shape| match shape.pen {
                Some(Pen::Outline) => Shape { pen: Some(Pen::Inner), ..shape },
                _ => shape,
            };
            placed(clump.into_iter().map(lighter).collect(), Affine::scale(FARTHER))
        }
        None => dice.pick(groves(of, land.turf())).map(|grove| grove(Brush::far(detail), dice))?,
    };
    if dice.chance(0.5) {
        shapes = placed(shapes, Affine::scale_non_uniform(-1.0, 1.0));
    }
    Some(shapes)
}

impl Backdrop {
    /// Adds at most `most` groves to the lands behind the nearest one where they are clear of what has `taken` its place, and where
    /// whoever stands before them leaves enough in sight, as `covered` says. Returns how many areas they bring.
    pub(super) fn with_groves(
        &mut self,
        (of, lands, most): (Place, &[Land], usize),
        taken: &mut Vec<Rect>,
        covered: &dyn Fn(Rect) -> f64,
        (stage, dice): (&Stage, &mut Dice),
    ) -> usize {
        let mut grown_so_far = Vec::new();
        for index in (0..lands.len().saturating_sub(1)).cycle().take(most) {
            if lands[index].is_wood() {
                continue;
            }
            let Some(shapes) = grown(of, &lands[index], (stage.detail, dice)) else { continue };
            let own = bounds(&shapes);
            let spots = (0..TRIES).filter_map(|_| {
                let x = dice.between(stage.area.x0 - own.x0 + APART, stage.area.x1 - own.x1 - APART);
                let [from, to] = BELOW_THE_EDGE;
                let y = edge(&lands[index].path, x, stage.area)? + dice.between(from, to);
                (y < floor(&lands[index + 1..], x + own.x0, x + own.x1, stage.area))
                    .then(|| pt(x, y).to_vec2())
            });
            let spots: Vec<_> = spots.collect();
            let stands = |spot: &&Vec2| {
                let around = (own + **spot).inflate(APART, APART);
                let hidden = covered(around);
                taken.iter().all(|other| other.intersect(around).is_zero_area())
                    && (hidden == 0.0 || own.height() > TALL && (HIDDEN[0]..HIDDEN[1]).contains(&hidden))
            };
            let Some(spot) = spots.iter().find(stands) else { continue };
            taken.push(own + *spot);
            grown_so_far.push((spot.y, placed(shapes, Affine::translate(*spot))));
        }
        grown_so_far.sort_by(|one, other| one.0.total_cmp(&other.0));
        let cost = grown_so_far.iter().map(|(_, shapes)| areas(shapes)).sum();
        grown_so_far.into_iter().for_each(|(_, shapes)| self.add_small(shapes, false));
        cost
    }
}

/// How far down a foot between two places may be, so that no nearer land hides it.
fn floor(nearer: &[Land], from: f64, to: f64, area: Rect) -> f64 {
    let edge_of =
        |path: &BezPath| [from, to].into_iter().filter_map(|x| edge(path, x, area)).fold(f64::MAX, f64::min);
    nearer.iter().map(|land| edge_of(&land.path)).fold(f64::MAX, f64::min) - ABOVE_THE_NEXT
}
