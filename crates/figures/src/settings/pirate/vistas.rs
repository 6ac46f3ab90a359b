//! What fills the background of a pirate's page: a galleon in its bay, masts and shrouds over the deck, an island with a
//! waterfall, the houses of a harbor.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::grand::beside_the_hero;
use super::super::grand::cliff::{Lip, cliff};
use super::super::plan::bounds;
use super::super::scenery::{Brush, palm, pt};
use super::super::vista::{Bay, air, behind_the_head, block, flag, panes};
use super::galleon::{SAGGING, sail};
use crate::path::{polygon, svg};

/// What ships are built of, their sails, and their flags.
pub(super) const WOOD: u32 = 0xC0_8E_5A;
pub(super) const DARK_WOOD: u32 = 0xA8_74_45;
pub(super) const CLOTH: u32 = 0xFF_F7_E6;
pub(super) const RED: u32 = 0xEF_6A_5B;

/// A lower palm, in units, has leaves too narrow to color.
const LEAST_PALM: f64 = 100.0;
/// With so many others on the page there are fewer ropes.
const CROWD: usize = 3;

/// What is drawn, and around what of it is to be seen beside the hero.
pub(super) type View = (Vec<Shape>, Vec<Rect>);

/// Two masts over the deck, one at each side of the head, with shrouds and a set sail at the wider side, and a furled
/// one at the other.
pub(super) fn masts(stage: &Stage, [rail, foot]: [f64; 2], dice: &mut Dice) -> View {
    let far = Brush::far(stage.detail);
    let is_rich = far.full() && stage.crowd < CROWD;
    let top = stage.sky + 66.0;
    let (mut shapes, mut sights) = (Vec::new(), Vec::new());
    for (index, bay) in Bay::wider_first(stage).into_iter().enumerate() {
        let x = bay.inset((bay.wide * 0.52).max(64.0));
        let half = (bay.wide * 0.37).clamp(48.0, 110.0);
        let mut own = Vec::new();
        if is_rich && index == 0 {
            own.extend(shrouds(pt(x, top + 6.0), (bay.inset(-22.0), rail), bay.inset(34.0), far));
        }
        own.extend(flag(pt(x, top - 4.0), bay.inward(), [RED, 0x7F_A8_E8][index], far));
        own.push(far.area(
            polygon(&[
                pt(x - 9.0, top - 4.0),
                pt(x + 9.0, top - 4.0),
                pt(x + 12.0, foot),
                pt(x - 12.0, foot),
            ]),
            WOOD,
        ));
        if index == 0 {
            let deep = (rail - top - 110.0).min(half * 1.9).max(90.0);
            own.extend(sail(pt(x, top + 22.0), half, (deep, SAGGING), far));
        } else {
            let low = top + 22.0 + (rail - top) * dice.between(0.36, 0.42);
            for y in [top + 22.0, low].into_iter().take(if is_rich { 2 } else { 1 }) {
                own.extend(furled(pt(x, y), half, far));
            }
        }
        if is_rich {
            own.extend(crow(pt(x, top + 4.0), far));
        }
        sights.push(Rect { y1: rail, ..bounds(&own) }.intersect(stage.area));
        shapes.extend(own);
    }
    (shapes, sights)
}

/// Ropes from `at` out to the rail between two places there, with steps between them.
fn shrouds(at: Point, (outer, rail): (f64, f64), inner: f64, brush: Brush) -> Vec<Shape> {
    let mut path = BezPath::new();
    path.move_to((outer, rail));
    path.line_to(at);
    path.line_to((inner, rail));
    let count = 3;
    for step in 1..count {
        let share = f64::from(step) / f64::from(count) * 0.72;
        let y = rail + (at.y - rail) * share;
        path.move_to((outer + (at.x - outer) * share, y));
        path.line_to((inner + (at.x - inner) * share, y));
    }
    vec![Shape::line(path, brush.contour)]
}

/// A sail that is tied up under its yard at `at`, in three folds.
fn furled(at: Point, half: f64, brush: Brush) -> Vec<Shape> {
    let p = |x: f64, y: f64| at + Vec2::new(x * half, y);
    let folds = if brush.full() { 3 } else { 1 };
    let mut shapes = Vec::new();
    for index in 0..folds {
        let (from, to) = (
            -0.9 + 1.8 * f64::from(index) / f64::from(folds),
            -0.9 + 1.8 * f64::from(index + 1) / f64::from(folds),
        );
        let mut fold = BezPath::new();
        fold.move_to(p(from, 0.0));
        fold.curve_to(p(from - 0.02, 40.0), p(to + 0.02, 40.0), p(to, 0.0));
        fold.close_path();
        shapes.push(brush.area(fold, CLOTH));
    }
    shapes.push(brush.area(block(at.x - half, at.y - 9.0, at.x + half, at.y + 8.0), DARK_WOOD));
    shapes
}

/// The crow's nest of a mast, its floor around `at`.
fn crow(at: Point, brush: Brush) -> Vec<Shape> {
    let p = |x: f64, y: f64| at + Vec2::new(x, y);
    vec![
        brush.area(polygon(&[p(-34.0, -26.0), p(34.0, -26.0), p(26.0, 12.0), p(-26.0, 12.0)]), WOOD),
        brush.area(block(at.x - 38.0, at.y - 32.0, at.x + 38.0, at.y - 18.0), DARK_WOOD),
    ]
}

/// An island as wide as the bay: a cliff with a waterfall at the wider side, palms on it, and at the other side a
/// jetty with a hut. The sea begins at `water`.
pub(super) fn island(stage: &Stage, water: f64, dice: &mut Dice) -> View {
    let far = Brush::far(stage.detail);
    let [bay, other] = Bay::wider_first(stage);
    let top = stage.sky + dice.between(60.0, 80.0);
    let high = water - top;
    // From the frame inwards, as shares of the picture's width and of its height.
    let wide = stage.area.width();
    let at = |inset: f64, up: f64| pt(bay.inset(wide * inset), water - high * up);
    let mut shapes = Vec::new();
    for (inset, up, tall) in [(0.1, LEDGE - 0.03, 0.34), (0.56, LEDGE * 0.5 - 0.03, 0.36)] {
        let foot = at(inset, up);
        let tall = (high * tall).clamp(130.0, 170.0).min(foot.y - stage.sky - 14.0);
        if tall > LEAST_PALM {
            shapes.extend(palm(foot, tall, bay.inward() * 16.0, far, dice));
        }
    }
    shapes.extend(cliffs(&at, bay, far));
    shapes.extend(jetty(other, water + 26.0, far));
    let sights = beside_the_hero(Rect { y1: water, ..bounds(&shapes).intersect(stage.area) }, stage);
    (shapes, sights)
}

/// How high the ledge is over which water falls, as a share of the height from the sea to the sky over it.
const LEDGE: f64 = 0.8;
/// In a wider bay, in units, there is a cave besides.
const CAVE: f64 = 236.0;

/// A broad cliff over which water falls down to the sea, a lower one beside it, and a cave where the bay is wide; `at` tells
/// where a share of the picture's width and of the cliff's height is.
fn cliffs(at: &impl Fn(f64, f64) -> Point, bay: Bay, far: Brush) -> Vec<Shape> {
    let own = |from: f64, to: f64, up: f64| Rect::from_points(at(from, 0.0), at(to, up)).abs();
    let mut shapes = cliff(own(0.4, 0.66, LEDGE * 0.5), (bay.inward(), Lip::Sand), None, far);
    let has_cave = bay.wide > CAVE;
    let half = bay.share(0.13, [20.0, 40.0]);
    let x = bay.inset(bay.wide * if has_cave { 0.66 } else { 0.48 });
    shapes.extend(cliff(own(-0.06, 0.44, LEDGE), (bay.inward(), Lip::Sand), Some((x, half)), far));
    if has_cave {
        let mouth = at(0.0, -0.03);
        let mouth = pt(bay.inset(bay.wide * 0.2), mouth.y);
        let tall = ((mouth.y - at(0.0, LEDGE).y) * 0.42).clamp(60.0, 100.0);
        shapes.push(far.area(super::super::castle::arched(mouth, (72.0, tall)), 0x7A_6A_8A));
    }
    shapes
}

/// A hut on a jetty that comes in from the frame, its posts standing in the sea at `water`.
fn jetty(bay: Bay, water: f64, brush: Brush) -> Vec<Shape> {
    let wide = bay.share(0.94, [110.0, 176.0]);
    let deck = water - 34.0;
    let x = |inset: f64| bay.inset(inset);
    let mut shapes: Vec<Shape> = [0.16, 0.5, 0.86]
        .map(|share| {
            brush.area(block(x(wide * share - 8.0), deck, x(wide * share + 8.0), water + 16.0), DARK_WOOD)
        })
        .into();
    shapes.push(brush.area(block(x(-20.0), deck - 8.0, x(wide + 14.0), deck + 10.0), WOOD));
    let (left, right, eaves) = (wide * 0.14, wide * 0.86, deck - 90.0);
    shapes.push(brush.area(block(x(left), eaves, x(right), deck - 8.0), 0xE8_C4_8E));
    shapes
        .push(brush.area(block(x(wide * 0.58 - 15.0), deck - 66.0, x(wide * 0.58 + 15.0), deck - 8.0), WOOD));
    shapes.extend(panes(pt(x(wide * 0.32), deck - 52.0), (34.0, 34.0), brush));
    let ridge = eaves - 56.0;
    shapes.push(brush.area(
        polygon(&[
            pt(x(left - 18.0), eaves + 8.0),
            pt(x(left + 14.0), ridge),
            pt(x(right - 14.0), ridge),
            pt(x(right + 18.0), eaves + 8.0),
        ]),
        0xF0_D9_8A,
    ));
    if brush.full() {
        let thatch = format!(
            "M{},{ridge} L{},{} M{},{ridge} L{},{}",
            x(wide * 0.4),
            x(wide * 0.36),
            eaves + 8.0,
            x(wide * 0.62),
            x(wide * 0.66),
            eaves + 8.0
        );
        shapes.push(brush.line(svg(&thatch)));
    }
    shapes
}

/// The houses of a harbor from side to side, the middle one the pirates' inn under its sign; they stand at `foot`.
pub(super) fn harbor(stage: &Stage, foot: f64, dice: &mut Dice) -> View {
    let far = Brush::far(stage.detail);
    let area = stage.area;
    let most = foot - stage.sky - 20.0;
    let mut shapes = Vec::new();
    let mut sights = Vec::new();
    let tints = [0xFB_F0_DC, 0xF9_D9_C4, 0xDD_E9_F5, 0xE6_E0_F2];
    let turned = dice.below(4);
    let middle = behind_the_head(stage, 240.0);
    let bays = Bay::both(stage);
    let gaps = [middle - 112.0 - area.x0, area.x1 - middle - 112.0];
    for (index, bay) in bays.into_iter().enumerate() {
        let wide = gaps[index].clamp(120.0, 190.0);
        let high = (most * dice.between(0.78, 0.96)).min(wide * 2.1);
        let own = house((bay.inset(wide * 0.5 - 8.0), foot), (wide, high), tints[(turned + index) % 4], far);
        sights.push(Rect { y1: foot, ..bounds(&own) }.intersect(area));
        shapes.extend(own);
    }
    if air(stage) > 110.0 {
        let high = most.min(330.0);
        let own = house((middle, foot), (232.0, high), tints[(turned + 2) % 4], far);
        shapes.extend(own);
        shapes.extend(sign(pt(middle, foot - high * 0.62 + 6.0), far));
        sights.push(Rect::new(
            middle - 116.0,
            foot - high,
            middle + 116.0,
            super::super::grand::focus(stage).y0,
        ));
    } else {
        shapes.insert(
            0,
            far.area(block(area.x0 - 20.0, foot - most * 0.4, area.x1 + 20.0, foot), tints[(turned + 2) % 4]),
        );
    }
    (shapes, sights)
}

/// A timbered house so wide and so high around x, standing at `foot`: a gable with a window, a beam, windows and a door.
fn house((x, foot): (f64, f64), (wide, high): (f64, f64), tint: u32, brush: Brush) -> Vec<Shape> {
    let half = wide / 2.0;
    let eaves = foot - high * 0.62;
    let peak = foot - high;
    let mut shapes = vec![
        brush.area(block(x - half, eaves - 4.0, x + half, foot), tint),
        brush.area(
            polygon(&[pt(x - half - 14.0, eaves), pt(x, peak), pt(x + half + 14.0, eaves)]),
            0xD9_6A_5A,
        ),
        brush.area(
            polygon(&[pt(x - half + 24.0, eaves), pt(x, peak + 44.0), pt(x + half - 24.0, eaves)]),
            tint,
        ),
    ];
    shapes.extend(panes(pt(x, eaves - (eaves - peak) * 0.34), (34.0, 34.0), brush));
    let beam = eaves + high * 0.28;
    shapes.push(brush.area(block(x - half - 5.0, beam - 7.0, x + half + 5.0, beam + 7.0), DARK_WOOD));
    for side in [-0.5, 0.5] {
        shapes.extend(panes(
            pt(x + half * side * 1.1, (eaves + beam) / 2.0),
            (36.0, (beam - eaves - 44.0).clamp(26.0, 44.0)),
            brush,
        ));
    }
    shapes.push(brush.area(
        super::super::castle::arched(
            pt(x - half * 0.42, foot),
            (46.0, (foot - beam - 22.0).clamp(56.0, 92.0)),
        ),
        0xB8_7B_45,
    ));
    shapes
}

/// The inn's sign around the top middle of its board at `at`: an anchor on a board.
fn sign(at: Point, brush: Brush) -> Vec<Shape> {
    let board = Rect::new(at.x - 58.0, at.y - 26.0, at.x + 58.0, at.y + 22.0);
    let p = |x: f64, y: f64| Vec2::new(at.x + x, at.y + y);
    let anchor = "M-5,-16 h10 v6 h9 v7 h-9 v14 C12,9 16,4 17,-2 l6,2 C22,14 10,18 0,18 C-10,18 -22,14 -23,0 l6,-2 C-16,4 -12,9 -5,11 v-14 h-9 v-7 h9 Z";
    vec![
        brush.area(kurbo::Shape::to_path(&board.to_rounded_rect(8.0), 0.1), 0xE8_C4_8E),
        brush.part(svg(anchor), 0x9A_A8_B8).placed(Affine::translate(p(0.0, -2.0))),
    ]
}
