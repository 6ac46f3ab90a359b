//! The throne hall: windows, banners, a throne, a carpet.

use drawing::{Shape, Tint};
use kurbo::{BezPath, Point, Rect, Shape as _};
use scene::Dice;

use super::super::Stage;
use super::super::aloft;
use super::super::props;
use super::super::scenery::{Brush, Room, boarded, landmark, masonry, place, pt};
use super::super::set::{Layers, Set};
use super::towers::{arch, arched, banner, crown_of};
use crate::path::{circle, polygon, svg};
use kurbo::Affine;

/// Beside a window there is room for a column where the side is wider than this, in units.
const COLUMN: f64 = 176.0;

/// The hall: a throne to the left, a window or a banner to the right.
pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
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
        let stones = Rect { y0: stage.sky + 60.0, y1: floor - 10.0, ..area };
        masonry(stones, far, dice).into_iter().for_each(|stone| behind.extend(stone));
        let vanishing = pt(stage.hero.center().x, floor - 150.0);
        behind.push(boarded(Rect { y0: floor, y1: area.y1 + 24.0, ..area }, vanishing, far));
    }
    behind.extend(carpet(stage, floor));
    let shaft = dice.between(40.0, 46.0);
    // None is cut by the frame.
    if right.width() > COLUMN {
        behind.extend(column(pt(right.inset(shaft * 0.5 + 22.0), floor + 22.0), shaft, stage.sky + 8.0, far));
    }
    let at = right.seat(52.0, 0.8);
    if dice.chance(0.6) {
        behind.extend(window(pt(at, floor - 60.0), (84.0, dice.between(200.0, 240.0)), far, dice));
    } else {
        behind.extend(banner(pt(at, stage.sky + dice.between(50.0, 80.0)), 62.0, far, dice));
    }
    let scale = left.fit(66.0).max(0.85) * dice.between(0.95, 1.0);
    let seat = pt(left.seat(66.0 * scale, 0.5), floor + dice.between(40.0, 54.0));
    match dice.below(3) {
        0 => behind.extend(banner(pt(seat.x, stage.sky + 20.0), 60.0, far, dice)),
        1 => behind.extend(window(pt(seat.x, stage.sky + 150.0), (84.0, 132.0), far, dice)),
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
    let mut shapes = vec![strip(0.0, 0xD6_5A_6A)];
    if brush.full() {
        shapes.push(strip(24.0, 0xE9_8A_94));
    }
    shapes
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

/// A tall window whose sill's foot is at `at`, of `size`; hills show through it in detailed pictures.
fn window(at: Point, size: (f64, f64), brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let (wide, high) = size;
    let glass = (wide - 30.0, high - 32.0);
    let foot = at - pt(0.0, 15.0).to_vec2();
    let mut shapes = vec![
        brush.area(arched(at + pt(0.0, 2.0).to_vec2(), (wide, high)), 0xFA_F3_E8),
        arch(foot, glass, 0xBF_E3_F7, brush),
    ];
    let rung = foot.y - glass.1 * dice.between(0.44, 0.54);
    let half = glass.0 / 2.0;
    let mut bars = BezPath::new();
    bars.move_to((at.x - half, rung));
    bars.line_to((at.x + half, rung));
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
        brush.part(svg("M-27,-70 L-29,-166 C-29,-184 29,-184 29,-166 L27,-70 Z"), 0xD6_5A_6A),
        brush.part(crown_of((0.0, -214.0).into(), 25.0), 0xFF_D9_3D),
        brush.part(svg("M-44,-76 h88 v22 h-88 Z"), 0xD6_5A_6A),
        brush.part(svg("M-58,-24 L-58,-92 C-58,-104 -36,-104 -36,-92 L-36,-24 Z"), 0xE9_B9_4A),
        brush.part(svg("M58,-24 L58,-92 C58,-104 36,-104 36,-92 L36,-24 Z"), 0xE9_B9_4A),
    ];
    if brush.full() {
        shapes.push(brush.part(circle((0.0, -128.0), 11.0), 0xFF_D9_3D));
        shapes.push(brush.area(svg("M-80,0 h160 v20 h-160 Z"), 0xD9_CF_C3));
    }
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}
