//! The throne hall: windows, banners, a throne, a carpet.

use drawing::{Shape, Tint};
use kurbo::{BezPath, Point, Rect, Shape as _};
use scene::Dice;

use super::super::Stage;
use super::super::aloft;
use super::super::grand;
use super::super::plan::bounds;
use super::super::props;
use super::super::scenery::{Brush, Room, boarded, landmark, masonry, place, pt};
use super::super::set::{Layers, Set};
use super::super::vista::{Bay, block};
use super::towers::{arch, arched, banner, crown_of};
use crate::path::{circle, polygon, svg};
use kurbo::Affine;

/// Beside a window there is room for a column where the side is wider than this, in units.
const COLUMN: f64 = 176.0;
/// So much of the wall is to both sides of it: less would be a strip, in units.
const WALL: f64 = 30.0;

/// The hall: a throne to the left, a window or a banner to the right.
pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far, fixed) = (Brush::near(stage.detail), Brush::far(stage.detail), fixed(stage));
    let area = stage.area;
    let [left, right] = Room::sides(stage);
    let wall = *dice.pick(&[0xF3_E3_D3, 0xE6_E0_F2, 0xDF_EC_E6]).unwrap_or(&0xF3_E3_D3);
    let wash = Shape::patch(area.inflate(20.0, 20.0).to_path(0.1), Tint::hex(wall));
    let mut behind = Layers::from([wash, festoon(stage, dice, far)]);
    let floor = stage.horizon + dice.between(110.0, 130.0);
    behind.push(
        far.area(Rect::new(area.x0 - 24.0, floor, area.x1 + 24.0, area.y1 + 24.0).to_path(0.1), 0xE7_CF_A9),
    );
    if far.full() {
        let stones = Rect { y0: stage.sky + 60.0, y1: floor - 60.0, ..area };
        let is_whole = |stone: &Vec<Shape>| area.inset(-WALL / 2.0).contains_rect(bounds(stone));
        masonry(stones, far, dice).into_iter().filter(is_whole).for_each(|stone| behind.extend(stone));
        let vanishing = pt(stage.hero.center().x, floor - 150.0);
        behind.push(boarded(Rect { y0: floor, y1: area.y1 + 24.0, ..area }, vanishing, far));
        if stage.crowd < CROWD {
            behind.push(far.line(rows(floor, area)));
        }
        // Beside the hero little of it would be seen on a simple page.
        behind.extend(carpet(stage, floor));
    }
    if grand::has_room(stage) {
        return lofty(behind, stage, floor, dice);
    }
    let shaft = dice.between(40.0, 46.0);
    // None is cut by the frame.
    if right.width() > COLUMN {
        behind.extend(column(
            pt(right.inset(shaft * 0.5 + 22.0), floor + 22.0),
            shaft,
            stage.sky + 8.0,
            fixed,
        ));
    }
    let at = right.seat(52.0, 0.8);
    if dice.chance(0.6) {
        behind.extend(window(pt(at, floor - 60.0), (84.0, dice.between(200.0, 240.0)), fixed, dice));
    } else {
        behind.extend(banner(pt(at, stage.sky + dice.between(50.0, 80.0)), 62.0, fixed, dice));
    }
    let scale = left.fit(66.0).max(0.85) * dice.between(0.95, 1.0);
    let seat = pt(left.seat(66.0 * scale, 0.5), floor + dice.between(40.0, 54.0));
    match dice.below(3) {
        0 => behind.extend(banner(pt(seat.x, stage.sky + 20.0), 60.0, fixed, dice)),
        1 => behind.extend(window(pt(seat.x, stage.sky + 150.0), (84.0, 132.0), fixed, dice)),
        _ => {}
    }
    let mut landmarks = Vec::new();
    if !stage.asked.has(&["throne"]) {
        behind.extend(throne(seat, scale, near));
        landmarks.push(landmark(seat, 132.0 * scale, 240.0 * scale));
    }
    Set {
        behind,
        before: Layers::default(),
        landmarks,
        extras: props::HALL,
        aloft: aloft::HALL,
        ..Set::default()
    }
}

/// Before so many others the floor is of boards, and the wall has no panels.
const CROWD: usize = 3;

/// The last row of slabs is at least so deep, in units.
const LAST_ROW: f64 = 36.0;

/// Lines across a floor of boards, each farther from the last, by which it is one of slabs.
fn rows(floor: f64, area: Rect) -> BezPath {
    let mut path = BezPath::new();
    let (mut y, mut deep) = (floor + 44.0, 66.0);
    while y < area.y1 - LAST_ROW {
        path.move_to((area.x0 - 20.0, y));
        path.line_to((area.x1 + 20.0, y));
        y += deep;
        deep *= 1.4;
    }
    path
}

/// The pens of what is fixed to a wall: between the stones of a detailed one bold frames would leave slivers.
fn fixed(stage: &Stage) -> Brush {
    let far = Brush::far(stage.detail);
    if far.full() { far } else { Brush::near(stage.detail) }
}

/// The hall with columns at both sides, tall windows between them, a chandelier, and the throne before a window.
fn lofty(behind: Layers, stage: &Stage, floor: f64, dice: &mut Dice) -> Set {
    let (near, far, fixed) = (Brush::near(stage.detail), Brush::far(stage.detail), fixed(stage));
    let [left, _] = Room::sides(stage);
    let mut set = Set { behind, extras: props::HALL, aloft: &[], ..Set::default() };
    let (mut shapes, mut sights) = (panels(floor, stage, far), Vec::new());
    let (shaft, top) = (dice.between(40.0, 50.0), stage.sky + dice.between(66.0, 80.0));
    let has_banner = dice.chance(0.5);
    for (index, side) in Bay::both(stage).into_iter().enumerate() {
        // Where there is no room for it whole, a column would be a second frame.
        let has_column = side.wide > COLUMN + WALL;
        let beside = if has_column { shaft + 2.0 * WALL } else { 0.0 };
        let middle = |wide: f64| side.inset(beside + ((side.wide - beside) * 0.5).max(wide * 0.5 + WALL));
        let part = if index == 1 && has_banner {
            let wide = (side.wide - beside - 2.0 * WALL).clamp(56.0, 84.0);
            banner(pt(middle(wide), top - 6.0), wide, fixed, dice)
        } else {
            let wide = (side.wide - beside - 2.2 * WALL).clamp(72.0, 108.0);
            window(
                pt(middle(wide), floor - dice.between(74.0, 86.0)),
                (wide, floor - 80.0 - top),
                fixed,
                dice,
            )
        };
        sights.push(bounds(&part));
        shapes.extend(part);
        if has_column {
            let foot = pt(side.inset(shaft * 0.5 + WALL), floor + 20.0);
            let pillar = column(foot, shaft, stage.sky + 24.0, fixed);
            sights.push(bounds(&pillar));
            shapes.extend(pillar);
        }
    }
    let air = stage.head.y0.min(stage.hero.y0) - stage.sky;
    if !stage.head.is_zero_area() && air > CHANDELIER {
        let lights =
            chandelier(pt(stage.head.center().x, stage.sky + (air - 44.0).min(112.0)), stage.sky, far);
        sights.push(bounds(&lights));
        shapes.extend(lights);
    }
    set.grand("hall", shapes, sights);
    if !stage.asked.has(&["throne"]) {
        let scale = left.fit(66.0).max(0.85) * dice.between(1.0, 1.1);
        let seat = pt(left.seat(66.0 * scale, 0.5), floor + dice.between(40.0, 54.0));
        set.landmark(throne(seat, scale, near));
    }
    set
}

/// Panels along the foot of a wall that ends at `floor`, so wide and so high, in units; none on a simple page, nor behind a crowd.
fn panels(floor: f64, stage: &Stage, brush: Brush) -> Vec<Shape> {
    const PANEL: (f64, f64) = (90.0, 46.0);
    let area = stage.area;
    if !brush.full() || stage.crowd >= CROWD {
        return Vec::new();
    }
    let mut shapes =
        vec![brush.area(block(area.x0 - 24.0, floor - PANEL.1, area.x1 + 24.0, floor), 0xD9_B8_8A)];
    let mut joints = BezPath::new();
    let mut x = area.x0 + PANEL.0;
    while x < area.x1 - 1.0 {
        joints.move_to((x, floor - PANEL.1));
        joints.line_to((x, floor));
        x += PANEL.0;
    }
    shapes.push(brush.line(joints));
    shapes
}

/// Over a head with so much air, in units, a chandelier hangs.
const CHANDELIER: f64 = 150.0;

/// A ring with three candles that hangs from `top`, its foot at `at`, 150 wide.
fn chandelier(at: Point, top: f64, brush: Brush) -> Vec<Shape> {
    let chain = svg(&format!("M0,-20 L0,{}", top - 30.0 - at.y));
    let mut shapes = vec![brush.line(chain)];
    for x in [-52.0, 0.0, 52.0] {
        let candle = format!("M{0},-14 L{0},-46 L{1},-46 L{1},-14 Z", x - 9.0, x + 9.0);
        let flame =
            format!("M{x},-82 C{0},-66 {0},-50 {x},-49 C{1},-50 {1},-66 {x},-82 Z", x + 15.0, x - 15.0);
        shapes.push(brush.part(svg(&candle), 0xFF_FF_FF));
        shapes.push(brush.part(svg(&flame), 0xFF_D9_3D));
    }
    shapes.push(brush.area(svg("M-76,-16 L76,-16 C72,16 -72,16 -76,-16 Z"), 0xE9_B9_4A));
    place(shapes, Affine::translate(at.to_vec2()))
}

/// Swags of cloth along the ceiling, or under the title.
fn festoon(stage: &Stage, dice: &mut Dice, brush: Brush) -> Shape {
    let (count, area) = (3 + dice.below(2), stage.area);
    let (from, deep) = if stage.sky < 40.0 { (area.y0 - 16.0, 70.0) } else { (stage.sky - 4.0, 34.0) };
    let step = (area.width() + 40.0) / count as f64;
    let mut path = BezPath::new();
    path.move_to((area.x0 - 20.0, from));
    for index in 1..=count {
        let x = area.x0 - 20.0 + step * index as f64;
        path.curve_to((x - step * 0.8, from + deep * 1.3), (x - step * 0.2, from + deep * 1.3), (x, from));
    }
    Shape::line(path, brush.contour)
}

/// A carpet that runs to the hero's feet, with a border in detailed pictures.
fn carpet(stage: &Stage, floor: f64) -> Vec<Shape> {
    let (area, middle) = (stage.area, stage.hero.center().x);
    let brush = Brush::far(stage.detail);
    let half = stage.hero.width() / 2.0;
    let strip = |narrower: f64, tint: u32| {
        brush.area(
            polygon(&[
                pt(middle - half * 0.5 + narrower * 0.4, floor),
                pt(middle + half * 0.5 - narrower * 0.4, floor),
                pt(middle + half * 1.2 - narrower, area.y1 + 24.0),
                pt(middle - half * 1.2 + narrower, area.y1 + 24.0),
            ]),
            tint,
        )
    };
    vec![strip(0.0, 0xD6_5A_6A), strip(24.0, 0xE9_8A_94)]
}

fn column(at: Point, wide: f64, top: f64, brush: Brush) -> Vec<Shape> {
    let half = wide / 2.0;
    let stone = 0xFA_F3_E8;
    let mut shapes =
        vec![brush.area(Rect::new(at.x - half, top, at.x + half, at.y - 20.0).to_path(0.1), stone)];
    if brush.full() {
        shapes.push(brush.line(svg(&format!("M{},{} V{}", at.x + half * 0.3, top + 70.0, at.y - 60.0))));
    }
    for (y0, y1) in [(at.y - 26.0, at.y), (top - 40.0, top + 26.0)] {
        shapes.push(brush.area(
            Rect::new(at.x - half - 12.0, y0, at.x + half + 12.0, y1).to_rounded_rect(7.0).to_path(0.1),
            stone,
        ));
    }
    shapes
}

/// A window whose glass is higher than this, in units, has eight panes.
const PANES: f64 = 150.0;

/// A tall window whose sill's foot is at `at`, of `size`; hills show through it in detailed pictures.
fn window(at: Point, size: (f64, f64), brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let (wide, high) = size;
    let glass = (wide - 30.0, high - 32.0);
    let foot = at - pt(0.0, 15.0).to_vec2();
    let mut shapes = vec![
        brush.area(arched(at + pt(0.0, 2.0).to_vec2(), (wide, high)), 0xFA_F3_E8),
        arch(foot, glass, 0xBF_E3_F7, brush),
    ];
    let half = glass.0 / 2.0;
    let mut bars = BezPath::new();
    let single = [dice.between(0.44, 0.54)];
    // The uppermost one is where the arch springs.
    let spring = 1.0 - half / glass.1;
    let many = [spring / 3.0, spring * 2.0 / 3.0, spring];
    let rungs = if brush.full() && glass.1 > PANES { &many[..] } else { &single[..] };
    for share in rungs {
        bars.move_to((at.x - half, foot.y - glass.1 * share));
        bars.line_to((at.x + half, foot.y - glass.1 * share));
    }
    if brush.full() {
        bars.move_to((at.x, foot.y));
        bars.line_to((at.x, foot.y - glass.1));
    }
    shapes.push(brush.line(bars));
    let sill = Rect::new(at.x - wide / 2.0 - 10.0, at.y - 4.0, at.x + wide / 2.0 + 10.0, at.y + 14.0);
    shapes.push(brush.area(sill.to_rounded_rect(5.0).to_path(0.1), 0xFA_F3_E8));
    shapes
}

/// A throne on two steps, 132 wide and 236 high at `scale` 1.
fn throne(at: Point, scale: f64, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![
        brush.area(svg("M-66,0 h132 v-26 h-132 Z"), 0xD9_CF_C3),
        brush.area(svg("M-42,-24 L-46,-176 C-46,-206 46,-206 46,-176 L42,-24 Z"), 0xE9_B9_4A),
        // Its foot is over the arms: between both a strip would be too narrow to color.
        brush.part(svg("M-25,-112 L-27,-164 C-27,-182 27,-182 27,-164 L25,-112 Z"), 0xD6_5A_6A),
        brush.part(crown_of((0.0, -214.0).into(), 25.0), 0xFF_D9_3D),
        brush.part(svg("M-44,-76 h88 v22 h-88 Z"), 0xD6_5A_6A),
        brush.part(svg("M-58,-24 L-58,-92 C-58,-104 -36,-104 -36,-92 L-36,-24 Z"), 0xE9_B9_4A),
        brush.part(svg("M58,-24 L58,-92 C58,-104 36,-104 36,-92 L36,-24 Z"), 0xE9_B9_4A),
    ];
    if brush.full() {
        shapes.push(brush.part(circle((0.0, -140.0), 11.0), 0xFF_D9_3D));
        shapes.push(brush.area(svg("M-80,0 h160 v20 h-160 Z"), 0xD9_CF_C3));
    }
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}
