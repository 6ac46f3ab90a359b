//! A glade between two giant trunks, a hut in one of them and a rope bridge to the other.

use drawing::Shape;
use kurbo::{Affine, Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::grand::build::{WOOD, block, boarded_door, lantern, porthole, rope_bridge};
use super::super::grand::{self, Wing};
use super::super::props;
use super::super::scenery::{Brush, GREENS, Ridge, UNDER_THE_LETTERS, bank, crown, pine, place, pt, sky};
use super::super::set::Set;
use super::{corner, far_woods, owl_hole};
use crate::path::{polygon, smooth, svg};

const BARK: u32 = 0xA4_70_46;
/// A trunk is so wide above its roots, in units, and it is so far beyond the frame.
const WIDE: f64 = 150.0;
const NARROW: f64 = 96.0;
/// The bridge hangs so far below the lettering, in units, and the hut is so high.
const BRIDGE: f64 = 186.0;
const HUT: f64 = 150.0;
/// The middles of the farther leaves are so far below it: beside the nearer ones all of their edge is seen, or none.
const FARTHER_LEAVES: f64 = 80.0;
/// A trunk ends so far below it, behind its leaves.
const TOP: f64 = 74.0;

/// Before whoever is broader than this share of the picture, two trunks and what is between them would be scraps.
const BROADEST: f64 = 0.78;

/// Whether enough is seen beside the hero.
pub(super) fn has_room(stage: &Stage) -> bool {
    stage.hero.width() < stage.area.width() * BROADEST
}

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far, area) = (Brush::near(stage.detail), Brush::far(stage.detail), stage.area);
    let [left, right] = Wing::sides(stage);
    let mut set = Set {
        behind: vec![sky(area, 0xD8_F0_FA)].into(),
        before: corner(stage, dice),
        extras: props::FOREST,
        ..Set::default()
    };
    set.behind.push(far_woods(stage, stage.horizon - dice.between(60.0, 84.0), 0xA9_D6_9B, dice));
    let top = stage.horizon + dice.between(24.0, 40.0);
    let hill = Ridge::rolling(area, top, top + 18.0, 8.0, dice);
    set.behind.push(hill.land(0xB9_DF_8B, far));
    let (edge, land) = bank(area, stage.ground - dice.between(34.0, 50.0), 0x9C_D0_6E, near, dice);
    let [a, b] = [left, right].map(|wing| {
        let wide = (wing.width() * 0.7).clamp(NARROW, WIDE);
        (wing.inset(wide * 0.34), wide)
    });
    let deck = (stage.sky + BRIDGE).min(stage.horizon - 40.0);
    let mut shapes = Vec::new();
    if far.full() {
        shapes.extend(pine(hill.at(area.center().x + dice.between(-60.0, 60.0), 20.0), 210.0, far, dice));
    }
    shapes.extend(rope_bridge((pt(a.0 + a.1 * 0.36, deck), pt(b.0 - b.1 * 0.36, deck - 12.0)), 30.0, far));
    let tint = *dice.pick(&GREENS).unwrap_or(&GREENS[0]);
    for (x, wide) in [a, b] {
        shapes.extend(giant(pt(x, edge.y(x) + 18.0), wide, stage.sky + TOP, far));
    }
    shapes.extend(hut(pt(a.0 + a.1 * 0.1, deck + 4.0), far, dice));
    shapes.extend(owl_hole(pt(b.0 - b.1 * 0.02, edge.y(b.0) - (edge.y(b.0) - deck) * 0.52), far));
    if far.full() {
        let at = pt(a.0 + a.1 * 0.05, edge.y(a.0) + 2.0);
        shapes.extend(boarded_door(at, (a.1 * 0.2).clamp(22.0, 28.0), far));
    }
    // Below letters all of a crown is seen: sky between the two would be slips.
    let sky = if stage.letters.is_zero_area() { f64::NEG_INFINITY } else { stage.sky + UNDER_THE_LETTERS };
    // Of curls that nearer leaves half cover dots would be left.
    let mut leaves = |x: f64, y: f64, reach: (f64, f64), most: usize| {
        let y = y.max(sky + reach.1);
        shapes.extend(crown(pt(x, y), Vec2::new(reach.0, reach.1), tint, far, dice).into_iter().take(most));
    };
    let air = stage.sky;
    leaves(a.0 + a.1 * 0.9, air + FARTHER_LEAVES, (76.0, 44.0), 1);
    leaves(b.0 - b.1 * 0.9, air + FARTHER_LEAVES - 4.0, (70.0, 40.0), 1);
    leaves(a.0 - a.1 * 0.1, air + 44.0, (112.0, 58.0), usize::MAX);
    leaves(b.0 + b.1 * 0.1, air + 50.0, (104.0, 60.0), usize::MAX);
    if far.full() {
        shapes.extend(lantern(pt(b.0 - b.1 * 0.95, air + 74.0), 34.0, far));
    }
    let sights = grand::sights_of(&shapes, stage, stage.ground - 50.0);
    set.behind.push(land);
    set.grand("trunks", shapes, sights);
    set
}

/// A giant trunk on its foot, so wide above its roots, up to height `top`.
fn giant(foot: Point, wide: f64, top: f64, brush: Brush) -> Vec<Shape> {
    let rise = foot.y - top;
    let p = |x: f64, y: f64| foot + Vec2::new(x * wide, -y * rise);
    let mut path = smooth(&[p(-0.84, 0.0), p(-0.56, 0.06), p(-0.5, 0.3), p(-0.48, 0.7), p(-0.62, 1.0)]);
    path.line_to(p(0.62, 1.0));
    let right = smooth(&[p(0.62, 1.0), p(0.48, 0.7), p(0.5, 0.3), p(0.56, 0.06), p(0.84, 0.0)]);
    path.extend(right.elements().iter().skip(1).copied());
    path.quad_to(p(0.5, 0.03), p(0.34, 0.0) + Vec2::new(0.0, 8.0));
    path.quad_to(p(0.1, 0.03), p(-0.2, 0.0) + Vec2::new(0.0, 8.0));
    path.quad_to(p(-0.5, 0.03), p(-0.84, 0.0));
    path.close_path();
    let mut shapes = vec![brush.area(path, BARK)];
    let marks: &[(f64, f64, f64)] = if brush.full() {
        &[(-0.26, 0.12, 0.4), (0.28, 0.06, 0.24), (0.3, 0.36, 0.5), (-0.14, 0.72, 0.88), (0.2, 0.66, 0.9)]
    } else {
        &[(-0.26, 0.14, 0.4), (0.26, 0.62, 0.86)]
    };
    for (x, low, high) in marks {
        let middle = (low + high) / 2.0;
        shapes.push(brush.line(smooth(&[p(*x, *low), p(x + 0.05, middle), p(x - 0.02, *high)])));
    }
    if brush.full() {
        // Shelves of fungus.
        for (y, out) in [(0.3, 0.3), (0.36, 0.24)] {
            let (at, reach) = (p(0.5, y), wide * out);
            let shelf = format!("M-8,0 C-4,-22 {reach},-22 {reach},2 C{},12 4,12 -8,0 Z", reach * 0.7);
            shapes.extend(place(vec![brush.area(svg(&shelf), 0xF2_C9_8A)], Affine::translate(at.to_vec2())));
        }
    }
    shapes
}

/// A hut of boards on a platform, 150 wide and 150 high.
fn hut(at: Point, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let roof = [0xD9_6A_5A, 0x6F_9F_C8, 0xF2_C1_4E][dice.below(3)];
    let mut shapes = vec![brush.area(block(Rect::new(-50.0, -88.0, 50.0, 4.0)), 0xD8_A8_70)];
    if brush.full() {
        shapes.push(brush.line(svg("M-42,-68 H-16 M12,-72 H38 M6,-13 H36")));
    }
    let ridge = [
        pt(-72.0, -76.0),
        pt(0.0, -HUT),
        pt(72.0, -76.0),
        pt(60.0, -64.0),
        pt(0.0, -118.0),
        pt(-60.0, -64.0),
    ];
    shapes.push(brush.area(polygon(&[pt(-62.0, -72.0), pt(0.0, -134.0), pt(62.0, -72.0)]), 0xD8_A8_70));
    shapes.push(brush.area(polygon(&ridge), roof));
    shapes.push(brush.part(svg("M-36,4 L-36,-36 C-36,-60 -4,-60 -4,-36 L-4,4 Z"), 0xB8_7B_45));
    shapes.extend(porthole(pt(25.0, -42.0), 17.0, brush));
    shapes.push(brush.area(block(Rect::new(-84.0, 0.0, 84.0, 18.0)), WOOD));
    if brush.full() {
        shapes.push(brush.line(svg("M-50,0 V18 M-16,0 V18 M18,0 V18 M52,0 V18")));
        shapes.push(
            brush.area(polygon(&[pt(-56.0, 18.0), pt(-36.0, 18.0), pt(-4.0, 62.0), pt(-4.0, 82.0)]), WOOD),
        );
    }
    place(shapes, Affine::translate(at.to_vec2()))
}
