//! What fills the background of a page in space: a city of domes, a planet over mountains of crystal, an observatory, the
//! pad from which a rocket starts.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect};
use scene::Dice;

use super::super::Stage;
use super::super::grand::beside_the_hero;
use super::super::plan::{bounds, contour, full, part, placed};
use super::super::scenery::{Brush, pt};
use super::super::vista::{Bay, air, behind_the_head, block};
use super::planets::{banded, earth, moon, ringed};
use super::things;
use crate::path::{circle, ellipse, polygon, svg};

/// In a narrower bay, in units, nothing tall stands: its tip would be over a head.
const NARROW: f64 = 60.0;
const STEEL: u32 = 0xDD_E4_EC;
const GLASS: u32 = 0xA8_DC_F5;
const RED: u32 = 0xEF_6A_5B;
const YELLOW: u32 = 0xF6_C4_53;
const CRYSTALS: [u32; 3] = [0xC7_A6_E8, 0x9A_D9_D0, 0xB9_C9_F5];

/// What is drawn, and around what of it is to be seen beside the hero.
type View = (Vec<Shape>, Vec<Rect>);

/// Around what of these shapes is seen above `foot` beside the hero.
fn seen(shapes: Vec<Shape>, foot: f64, stage: &Stage) -> View {
    let around = bounds(&shapes).intersect(stage.area);
    let sights = beside_the_hero(Rect { y1: foot, ..around }, stage);
    (shapes, sights)
}

/// A city of domes from side to side, standing at `foot`: towers with rings of windows, glass domes, tubes between them.
pub(super) fn city(stage: &Stage, foot: f64, dice: &mut Dice) -> View {
    let far = Brush::far(stage.detail);
    let high = foot - stage.sky - 24.0;
    let mut shapes = Vec::new();
    let x = behind_the_head(stage, 300.0);
    if air(stage) > 140.0 {
        shapes.extend(great_dome(pt(x, foot), (290.0, (high * 0.72).min(foot - stage.head.y0 + 96.0)), far));
    }
    let tube = foot - high * 0.2;
    shapes.push(
        far.area(block(stage.area.x0 - 20.0, tube - 15.0, stage.area.x1 + 20.0, tube + 15.0), 0xC3_CC_DA),
    );
    let bays = Bay::wider_first(stage).into_iter().filter(|bay| bay.wide > NARROW);
    for (index, bay) in bays.enumerate() {
        let wide = bay.share(0.5, [62.0, 104.0]);
        let tall = high * [dice.between(0.86, 0.95), dice.between(0.66, 0.78)][index];
        shapes.extend(pod_tower(pt(bay.inset(wide * 0.5 + 16.0), foot), (wide, tall), far));
        let half = bay.share(0.36, [46.0, 78.0]);
        let at = bay.inset((bay.wide - half * 0.5).max(wide + half + 6.0));
        shapes.extend(small_dome(pt(at, foot), half, bay.inward(), far));
    }
    seen(shapes, foot, stage)
}

/// A dome of glass standing at `at`, its panes along meridians and rows, on a ring with portholes.
fn great_dome(at: Point, (wide, high): (f64, f64), brush: Brush) -> Vec<Shape> {
    let (half, base) = (wide / 2.0, at.y - 44.0);
    let rise = high - 44.0;
    let bow = |share: f64| {
        let mut path = BezPath::new();
        path.move_to((at.x - half * share, base));
        path.curve_to(
            (at.x - half * share, base - rise * 1.33),
            (at.x + half * share, base - rise * 1.33),
            (at.x + half * share, base),
        );
        path
    };
    let mut shell = bow(1.0);
    shell.close_path();
    let mut shapes = vec![brush.area(circle((at.x, base - rise - 8.0), 16.0), RED), brush.area(shell, GLASS)];
    if brush.full() {
        let mut ribs = bow(0.42);
        for share in [0.4, 0.76] {
            // Where the shell is so high: its halves are cubic, nearly an ellipse.
            let reach = half * libm::sqrt(1.0 - share * share) * 0.985;
            ribs.move_to((at.x - reach, base - rise * share));
            ribs.line_to((at.x + reach, base - rise * share));
        }
        shapes.push(brush.line(ribs));
    }
    shapes.push(brush.area(block(at.x - half - 12.0, base, at.x + half + 12.0, at.y + 10.0), STEEL));
    let count = if brush.full() { 6 } else { 2 };
    for index in 0..count {
        let x = at.x - half + wide * (f64::from(index) + 0.5) / f64::from(count);
        shapes.push(brush.part(circle((x, at.y - 20.0), 12.0), YELLOW));
    }
    shapes
}

/// The glass over a saucer is so high, and one that reaches farther has room for three lights, in units.
const GLASS_HIGH: f64 = 34.5;
const BROAD_SAUCER: f64 = 52.0;

/// A tower of so much width and height at `at`, with two saucers around it and a light on its mast.
fn pod_tower(at: Point, (wide, high): (f64, f64), brush: Brush) -> Vec<Shape> {
    let half = wide / 2.0;
    let top = at.y - high;
    let shaft = polygon(&[
        pt(at.x - half * 0.5, at.y + 10.0),
        pt(at.x - half * 0.36, top + 44.0),
        pt(at.x + half * 0.36, top + 44.0),
        pt(at.x + half * 0.5, at.y + 10.0),
    ]);
    let mut shapes = vec![
        Shape::line(svg(&format!("M{},{top} v46", at.x)), brush.contour),
        brush.area(circle((at.x, top), 11.0), YELLOW),
        brush.area(shaft, STEEL),
    ];
    let saucers = [0.72, 0.36].into_iter().take(if brush.full() { 2 } else { 1 });
    for (index, share) in saucers.enumerate() {
        let y = at.y - high * share;
        let reach = half * (1.0 + 0.1 * index as f64);
        // Where the dome is right above, what it left of the glass would be two slips.
        if y - GLASS_HIGH > top + 62.0 {
            shapes.push(brush.area(
                svg(&format!(
                    "M{},{y} C{},{up} {},{up} {},{y} Z",
                    at.x - reach * 0.72,
                    at.x - reach * 0.6,
                    at.x + reach * 0.6,
                    at.x + reach * 0.72,
                    up = y - GLASS_HIGH / 0.75,
                )),
                GLASS,
            ));
        }
        shapes.push(brush.area(ellipse((at.x, y + 4.0), reach, 19.0, 0.0), 0xC3_CC_DA));
        if brush.full() {
            let lights: &[f64] = if reach < BROAD_SAUCER { &[-0.4, 0.4] } else { &[-0.56, 0.0, 0.56] };
            for side in lights {
                shapes.push(brush.part(circle((at.x + reach * side, y + 4.0), 8.0), YELLOW));
            }
        }
    }
    let dome = svg(&format!(
        "M{},{} C{},{} {},{} {},{} Z",
        at.x - half * 0.44,
        top + 50.0,
        at.x - half * 0.4,
        top + 14.0,
        at.x + half * 0.4,
        top + 14.0,
        at.x + half * 0.44,
        top + 50.0
    ));
    shapes.push(brush.area(dome, RED));
    shapes.push(brush.area(super::super::castle::arched(pt(at.x, at.y + 10.0), (half * 0.8, 52.0)), YELLOW));
    shapes
}

/// A round house `half` wide to either side, with a window and a door, standing at `at`.
fn small_dome(at: Point, half: f64, way: f64, brush: Brush) -> Vec<Shape> {
    let p = |x: f64, y: f64| pt(at.x + x * half * way, at.y + y * half);
    let mut shell = BezPath::new();
    shell.move_to(p(-1.0, 0.16));
    shell.curve_to(p(-1.06, -1.5), p(1.06, -1.5), p(1.0, 0.16));
    shell.close_path();
    let mut shapes = vec![brush.area(shell, STEEL)];
    shapes.push(brush.area(super::super::castle::arched(p(0.36, 0.16), (half * 0.6, half * 0.8)), YELLOW));
    shapes.push(brush.area(circle(p(-0.36, -0.48), half * 0.26), GLASS));
    if brush.full() {
        shapes.push(brush.part(circle(p(-0.36, -0.48), half * 0.15), GLASS));
        shapes.push(brush.line(svg(&format!(
            "M{},{} Q{},{} {},{}",
            p(-0.9, -0.8).x,
            p(0.0, -0.74).y,
            at.x,
            p(0.0, -0.92).y,
            p(0.9, 0.0).x,
            p(0.0, -0.74).y
        ))));
    }
    shapes
}

/// A huge planet that rises over mountains of crystal to both sides, which stand at `foot`.
pub(super) fn mountains(stage: &Stage, foot: f64, dice: &mut Dice) -> View {
    let far = Brush::far(stage.detail);
    let [bay, other] = Bay::wider_first(stage);
    let high = foot - stage.sky - 20.0;
    let radius = (high * 0.42).min(190.0);
    let body = match dice.below(4) {
        0 => placed(earth(radius, full(stage)), Affine::rotate(-0.5)),
        1 => ringed(radius * 0.62, full(stage)),
        2 => moon(radius),
        _ => banded(radius, full(stage)),
    };
    let x = bay.seat(radius * 1.6);
    let mut shapes: Vec<Shape> = placed(body, Affine::translate((x, stage.sky + radius + 18.0)));
    // Feet from the frame inwards, as shares of the bay, heights, half widths.
    let rows = [
        (bay, [(0.78, 0.42, 42.0), (0.1, 0.76, 56.0), (0.48, 0.54, 50.0)]),
        (other, [(0.74, 0.36, 40.0), (0.12, 0.6, 52.0), (0.5, 0.46, 44.0)]),
    ];
    for (bay, row) in rows {
        for (index, (share, tall, half)) in row.into_iter().enumerate().skip(usize::from(!far.full())) {
            let at = pt(bay.inset((bay.wide * share).max(half * 0.4 + 54.0 * share)), foot + 8.0);
            shapes.extend(crystal(
                at,
                (half, high * tall * dice.between(0.94, 1.06)),
                bay.inward(),
                CRYSTALS[index],
                far,
            ));
        }
    }
    seen(shapes, foot, stage)
}

/// A crystal like a mountain at `at`, so wide to either side and so high, in three facets, two on a simple page.
fn crystal(at: Point, (half, high): (f64, f64), way: f64, tint: u32, brush: Brush) -> Vec<Shape> {
    let p = |x: f64, y: f64| pt(at.x + x * half * way, at.y - y * high);
    let mut shapes = vec![
        brush.area(polygon(&[p(-1.0, 0.0), p(-0.86, 0.66), p(-0.16, 1.0), p(0.72, 0.74), p(1.0, 0.0)]), tint),
    ];
    let mut facets = BezPath::new();
    facets.move_to(p(-0.86, 0.66));
    facets.line_to(p(0.02, 0.58));
    facets.line_to(p(0.72, 0.74));
    if brush.full() {
        facets.move_to(p(0.02, 0.58));
        facets.line_to(p(0.12, 0.0));
    }
    shapes.push(brush.line(facets));
    shapes
}

/// An observatory with its telescope on a rock at the wider side, a bridge of rock at the other, and planets over both.
pub(super) fn observatory(stage: &Stage, foot: f64, dice: &mut Dice) -> View {
    let far = Brush::far(stage.detail);
    let [bay, other] = Bay::wider_first(stage);
    let high = foot - stage.sky - 24.0;
    // The telescope ends below the letters.
    let half = bay.share(0.44, [62.0, 100.0]).min((high * 0.7 + 10.0) / 2.5);
    let (x, base) = (bay.inset((bay.wide * 0.5).max(half + 12.0)), foot - high * 0.3);
    let p = |dx: f64, dy: f64| pt(x + dx * half * bay.inward(), base + dy * half);
    let mut shapes =
        mesa((bay.inset(-40.0), bay.inset((x - bay.inset(0.0)).abs() + half * 1.5)), (base, foot), far);
    let mut shell = BezPath::new();
    shell.move_to(p(-1.0, -0.62));
    shell.curve_to(p(-1.04, -2.0), p(1.04, -2.0), p(1.0, -0.62));
    shell.close_path();
    let tube = polygon(&[p(0.0, -1.36), p(0.86, -2.3), p(1.24, -1.96), p(0.4, -1.0)]);
    let slit = polygon(&[p(0.02, -0.66), p(-0.08, -1.52), p(0.3, -1.6), p(0.5, -0.66)]);
    shapes.push(far.area(tube, YELLOW));
    shapes.push(far.area(polygon(&[p(0.8, -2.36), p(1.32, -1.9), p(1.44, -2.02), p(0.92, -2.5)]), RED));
    shapes.push(far.area(shell, STEEL));
    shapes.push(far.area(slit, GLASS));
    shapes.push(far.area(polygon(&[p(-1.12, -0.66), p(1.12, -0.66), p(1.12, -0.42), p(-1.12, -0.42)]), RED));
    shapes.push(
        far.area(polygon(&[p(-0.98, -0.44), p(0.98, -0.44), p(0.98, 0.06), p(-0.98, 0.06)]), 0xC3_CC_DA),
    );
    shapes.push(far.area(super::super::castle::arched(p(0.0, 0.06), (half * 0.4, half * 0.42)), YELLOW));
    if far.full() {
        for side in [-0.62, 0.62] {
            shapes.push(far.part(circle(p(side, -0.18), half * 0.14), GLASS));
        }
    }
    let size = other.share(0.9, [90.0, 190.0]) / 195.0;
    let at = Affine::translate((other.seat(195.0 * size), foot))
        * Affine::scale(size * (high * 0.5 / 150.0 / size).clamp(1.0, 1.5));
    shapes.extend(placed(things::arch(), at));
    let radius = dice.between(46.0, 60.0);
    if other.wide > 2.0 * radius + 30.0 {
        let planet =
            [banded(radius, full(stage)), earth(radius, full(stage)), ringed(radius * 0.74, full(stage))]
                [dice.below(3)]
            .clone();
        shapes
            .extend(placed(planet, Affine::translate((other.seat(radius * 2.0), stage.sky + radius + 26.0))));
    }
    seen(shapes, foot, stage)
}

/// A rock with a flat top between two places, from `top` to `foot`, in layers.
fn mesa((outer, inner): (f64, f64), (top, foot): (f64, f64), brush: Brush) -> Vec<Shape> {
    let way = (inner - outer).signum();
    let high = foot - top;
    let rock = polygon(&[
        pt(outer, top),
        pt(inner, top),
        pt(inner + way * 12.0, top + high * 0.3),
        pt(inner - way * 6.0, top + high * 0.4),
        pt(inner + way * 20.0, foot + 10.0),
        pt(outer, foot + 10.0),
    ]);
    let mut shapes = vec![brush.area(rock, 0xB7_AE_CB)];
    if brush.full() {
        shapes.push(brush.line(svg(&format!("M{outer},{0} L{1},{0}", top + high * 0.4, inner - way * 6.0))));
    }
    shapes
}

/// A rocket beside its tower at the wider side, and the house from which it is watched at the other.
pub(super) fn pad(stage: &Stage, foot: f64, dice: &mut Dice) -> View {
    let [bay, other] = Bay::wider_first(stage);
    let high = foot - stage.sky - 26.0;
    let size = (high / 320.0).min((bay.wide + 60.0) / 230.0).clamp(0.6, 1.5);
    let half = 112.0 * size;
    let place = |x: f64, size: f64, way: f64| {
        Affine::translate((x, foot)) * Affine::scale_non_uniform(size * way, size)
    };
    let mut shapes = placed(
        things::launch_pad(full(stage)),
        place(bay.inset((bay.wide * 0.5).max(half + 12.0)), size, -bay.inward()),
    );
    let size = (other.wide / 210.0).clamp(0.6, 1.2);
    let house = [things::dome(full(stage)), things::dish(full(stage)), things::towers(full(stage))]
        [dice.below(3)]
    .clone();
    shapes.extend(placed(house, place(other.seat(204.0 * size), size * 1.1, other.inward())));
    let mut wall = vec![contour(
        block(stage.area.x0 - 20.0, foot - 48.0, stage.area.x1 + 20.0, foot + 12.0),
        0xC3_CC_DA,
    )];
    if full(stage) {
        for index in 0..6 {
            let x = stage.area.x0 + stage.area.width() * (f64::from(index) + 0.5) / 6.0;
            wall.push(part(circle(Point::new(x, foot - 30.0), 9.0), 0xFF_E2_7A));
        }
    }
    wall.extend(shapes);
    seen(wall, foot, stage)
}
