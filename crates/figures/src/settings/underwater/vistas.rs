//! What fills the background of a page under water: a sunken galleon, the ruins of a temple, an arch of reef, a palace of
//! shells.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::grand::{beside_the_hero, focus};
use super::super::plan::{bounds, full, placed};
use super::super::scenery::{Brush, pt};
use super::super::vista::{Bay, Vista, air, behind_the_head, block};
use super::masonry::{PEARL, STONE, column, lobed, scallop, slab, tower};
use super::reef;
use crate::path::{circle, polygon, smooth_closed};

const ROCK: u32 = 0xB9_B3_CC;
const DARK_ROCK: u32 = 0x8F_89_A8;
/// The masts of what lies tilted lean so far over where heads are, in units of the drawing.
const MASTS_LEAN: f64 = -20.0;
/// In a narrower bay, in units, no tower stands: its tip would be over a head.
const NARROW: f64 = 60.0;

/// What is drawn, and around what of it is to be seen beside the hero.
type View = (Vec<Shape>, Vec<Rect>);

/// Around what of these shapes is seen above `foot` beside the hero.
fn seen(shapes: Vec<Shape>, foot: f64, stage: &Stage) -> View {
    let around = bounds(&shapes).intersect(stage.area);
    let sights = beside_the_hero(Rect { y1: foot, ..around }, stage);
    (shapes, sights)
}

/// The one that a page shows.
pub(super) fn of(stage: &Stage) -> Vista {
    let all: [Vista; 4] =
        [("galleon", galleon), ("temple", temple), ("arch", arch), ("shell palace", palace)];
    all[stage.vista % 4]
}

/// A galleon that lies tilted on the floor at `foot`, as wide as the picture, coral before its keel.
fn galleon(stage: &Stage, foot: f64, dice: &mut Dice) -> View {
    let far = Brush::far(stage.detail);
    let size = ((foot - stage.sky - 10.0) / 420.0).min(stage.area.width() / 530.0).max(0.5);
    let way = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let x = clear_of_the_head(size, way, stage);
    let placing = Affine::translate((x, foot - 6.0))
        * Affine::scale_non_uniform(super::super::pirate::broad(size, stage) * way, size)
        * Affine::rotate(dice.between(-0.1, -0.06));
    let mut shapes = placed(super::super::pirate::galleon(far, false), placing);
    for (index, bay) in Bay::both(stage).into_iter().enumerate() {
        let own =
            [reef::tubes(full(stage)), reef::fan(full(stage))][(index + usize::from(way > 0.0)) % 2].clone();
        let size = bay.share(0.4, [52.0, 100.0]) / 170.0;
        shapes.extend(placed(
            own,
            Affine::translate((bay.inset(170.0 * size * 0.6 + 6.0), foot + 10.0)) * Affine::scale(size),
        ));
    }
    seen(shapes, foot, stage)
}

/// Where the middle of a galleon is, of which so many times the size is drawn, its bow to the side `way`: none of its masts is behind
/// the head.
fn clear_of_the_head(size: f64, way: f64, stage: &Stage) -> f64 {
    let (head, middle) = (focus(stage).center().x, stage.area.center().x);
    let broad = super::super::pirate::broad(size, stage) * way;
    let masts = [-142.0, 132.0].map(|x| x * broad + MASTS_LEAN * broad);
    let nearest = |x: f64| masts.iter().map(|mast| (x + mast - head).abs()).fold(f64::MAX, f64::min);
    let places = [0.0, 24.0, -24.0, 48.0, -48.0, 72.0, -72.0].map(|aside| middle + aside);
    places.into_iter().max_by(|one, other| nearest(*one).total_cmp(&nearest(*other))).unwrap_or(middle)
}

/// Ruins from side to side, standing at `foot`: two columns in each bay, a lintel on them, a gable over the heads where there is
/// room, steps.
fn temple(stage: &Stage, foot: f64, dice: &mut Dice) -> View {
    let far = Brush::far(stage.detail);
    let area = stage.area;
    let roofed = air(stage) > 120.0;
    let top = if roofed { (focus(stage).y0 - 84.0).max(stage.sky + 96.0) } else { stage.sky + 70.0 };
    let mut shapes = Vec::new();
    if roofed {
        let (x, peak) = (area.center().x, (top - 118.0).max(stage.sky + 14.0));
        let half = area.width() * 0.5 - 12.0;
        shapes.push(far.area(polygon(&[pt(x - half, top), pt(x, peak), pt(x + half, top)]), STONE));
        let inner = [pt(x - half * 0.66, top - 12.0), pt(x, peak + 30.0), pt(x + half * 0.66, top - 12.0)];
        shapes.push(far.part(polygon(&inner), 0xF2_EC_DE));
        if far.full() {
            shapes
                .extend(placed(reef::shell(true), Affine::translate((x, top - 40.0)) * Affine::scale(0.62)));
        }
    }
    let broken = dice.below(2);
    for (index, bay) in Bay::both(stage).into_iter().enumerate() {
        let wide = bay.share(0.3, [44.0, 66.0]);
        let places = if bay.wide > 150.0 { &[0.22, 0.72][..] } else { &[0.42][..] };
        for (turn, share) in places.iter().enumerate() {
            let is_broken = !roofed && (turn == 1 || index == broken && places.len() == 1);
            let low = if is_broken { (foot - top) * [0.5, 0.64][index] } else { 0.0 };
            let x = bay.inset((bay.wide * share).max(wide * 0.7 + 12.0));
            shapes.extend(column(pt(x, foot), (wide, foot - top - low), !is_broken, far));
        }
        let stands = index != broken || places.len() > 1;
        if !roofed && stands {
            let first = bay.inset((bay.wide * places[0]).max(wide * 0.7 + 12.0) + wide * 0.9);
            let lintel = Rect::from_points((bay.inset(-30.0), top - 38.0), (first, top + 2.0));
            shapes.push(far.area(slab(lintel), STONE));
        }
    }
    if roofed {
        let lintel = Rect::new(area.x0 - 30.0, top - 4.0, area.x1 + 30.0, top + 26.0);
        shapes.push(far.area(slab(lintel), STONE));
        let count = if far.full() { 6 } else { 0 };
        for index in 0..count {
            let x = area.x0 + area.width() * (f64::from(index) + 0.5) / 6.0;
            shapes.push(far.part(circle((x, top + 11.0), 9.0), 0xF6_C4_53));
        }
    }
    // One high step: of two the sand before them would leave slips of the lower one.
    shapes.push(far.area(block(area.x0 - 24.0, foot - 26.0, area.x1 + 24.0, foot + 22.0), STONE));
    seen(shapes, foot, stage)
}

/// An arch of reef around all who swim in it: two legs of rock at the sides, a bridge over the heads, and what grows on it.
fn arch(stage: &Stage, foot: f64, dice: &mut Dice) -> View {
    let far = Brush::far(stage.detail);
    let area = stage.area;
    let legs = Bay::both(stage).map(|bay| bay.share(0.52, [46.0, 104.0]));
    let top = stage.sky + 60.0;
    let low = (focus(stage).y0 - 30.0).min(stage.sky + 190.0).max(stage.sky + 104.0);
    let mut shapes = Vec::new();
    let grow = |own: Vec<Shape>, x: f64, y: f64, size: f64| {
        placed(own, Affine::translate((x, y)) * Affine::scale(size))
    };
    shapes.extend(grow(reef::anemone(full(stage)), area.x0 + 130.0, top + 8.0, 0.42));
    shapes.extend(grow(reef::anemone(full(stage)), area.x0 + 392.0, top + 20.0, 0.46));
    shapes.push(far.area(rock_arch((area.x0, area.x1), legs, [top, low, foot + 30.0], dice), ROCK));
    let mid = (top + low) / 2.0 + 8.0;
    let over = [(96.0, 20.0), (226.0, 15.0), (318.0, 22.0), (area.width() - 84.0, 18.0)];
    shapes.extend(over.map(|(x, reach)| far.area(hole(pt(area.x0 + x, mid), reach), DARK_ROCK)));
    let (left, right) = (area.x0 + legs[0] * 0.4, area.x1 - legs[1] * 0.4);
    for (x, share) in [(left, 0.36), (right, 0.42), (left, 0.7), (right, 0.72)] {
        shapes.push(far.area(hole(pt(x, low + (foot + 30.0 - low) * share), 15.0), DARK_ROCK));
    }
    let growths = [reef::branching(full(stage)), reef::tubes(full(stage))];
    for (bay, own) in Bay::both(stage).into_iter().zip(growths) {
        let size = bay.share(0.5, [70.0, 130.0]) / 200.0;
        shapes.extend(grow(own, bay.inset(bay.share(0.62, [64.0, 140.0])), foot + 14.0, size));
    }
    seen(shapes, foot, stage)
}

/// The outline of an arch of rock from side to side of the picture: how wide its legs are, where its bridge begins and ends,
/// and its foot.
fn rock_arch(
    (x0, x1): (f64, f64),
    [left, right]: [f64; 2],
    [top, low, foot]: [f64; 3],
    dice: &mut Dice,
) -> BezPath {
    let mut thrown = || dice.between(-8.0, 8.0);
    let down = |share: f64| low + (foot - low) * share;
    smooth_closed(&[
        pt(x0 - 40.0, foot),
        pt(x0 - 40.0, top + 120.0),
        pt(x0 + 26.0, top + 34.0 + thrown()),
        pt(x0 + 120.0, top + thrown()),
        pt(x0 + 200.0, top + 26.0),
        pt(x0 + 290.0, top - 4.0 + thrown()),
        pt(x0 + 390.0, top + 16.0),
        pt(x1 - 50.0, top + 30.0),
        pt(x1 + 40.0, top + 120.0),
        pt(x1 + 40.0, foot),
        pt(x1 - right * 0.8, foot),
        pt(x1 - right, down(0.7)),
        pt(x1 - right * 0.78, down(0.44)),
        pt(x1 - right * 1.04, down(0.16)),
        pt(x1 - right * 1.6, low + 6.0),
        pt((x0 + x1) / 2.0 + 40.0, low - 14.0),
        pt((x0 + x1) / 2.0 - 60.0, low + 4.0),
        pt(x0 + left * 1.6, low + 2.0),
        pt(x0 + left * 1.02, down(0.2)),
        pt(x0 + left * 0.76, down(0.5)),
        pt(x0 + left, down(0.76)),
        pt(x0 + left * 0.84, foot),
    ])
}

/// A hole in a rock around `at`.
fn hole(at: Point, reach: f64) -> BezPath {
    let p = |x: f64, y: f64| at + Vec2::new(x * reach, y * reach);
    smooth_closed(&[p(-1.0, 0.0), p(-0.3, -0.8), p(1.0, -0.4), p(0.8, 0.7), p(-0.5, 0.7)])
}

/// A palace of shells: a scallop for its gate behind the hero, towers like spiral shells in the bays, standing at `foot`.
fn palace(stage: &Stage, foot: f64, dice: &mut Dice) -> View {
    let far = Brush::far(stage.detail);
    let area = stage.area;
    let high = foot - stage.sky - 24.0;
    let mut shapes = Vec::new();
    if air(stage) > 130.0 {
        let reach = (foot - 60.0 - (focus(stage).y0 - 96.0).max(stage.sky + 30.0)).min(area.width() * 0.42);
        let x = behind_the_head(stage, reach * 1.9);
        shapes.extend(scallop(pt(x, foot - 60.0), reach.max(150.0), far));
    }
    let wall = foot - high * 0.26;
    shapes.push(far.area(lobed(area, wall, foot), PEARL));
    if far.full() {
        shapes.push(far.part(lobed(area, wall + high * 0.13, foot), PEARL));
    }
    let bays = Bay::wider_first(stage).into_iter().filter(|bay| bay.wide > NARROW);
    for (index, bay) in bays.enumerate() {
        let wide = bay.share(0.5, [66.0, 112.0]);
        let tall = high * [dice.between(0.88, 0.98), dice.between(0.7, 0.8)][index];
        shapes.extend(tower(pt(bay.inset(wide * 0.57 + 14.0), foot + 6.0), (wide, tall), far));
        let own = (wide * 0.7).max(56.0);
        if bay.wide > wide + own + 20.0 {
            let at = pt(bay.inset(wide + own * 0.5 + 22.0), foot + 6.0);
            shapes.extend(tower(at, (own, tall * 0.56), far));
        }
    }
    seen(shapes, foot, stage)
}
