//! A village of tall mushroom houses to both sides of a glade, a path between them.

use drawing::Shape;
use kurbo::{Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::aloft;
use super::super::grand::build::{block, boarded_door, lantern, porthole, steps, window};
use super::super::grand::{self, Wing};
use super::super::plan::bounds;
use super::super::props;
use super::super::scenery::{Brush, Ridge, TRODDEN, bank, cloud, pine, pt, sky};
use super::super::set::Set;
use super::{corner, far_woods};
use crate::path::{circle, svg};

/// What the caps are colored with.
const CAPS: [u32; 4] = [0xE8_5D_4F, 0xF2_8C_4B, 0xC9_6A_C4, 0x6F_A8_DC];
const STEM: u32 = 0xF6_E7_CF;

/// The houses stand so far below the edge of their hill, in units.
const BELOW_THE_EDGE: f64 = 34.0;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far, area) = (Brush::near(stage.detail), Brush::far(stage.detail), stage.area);
    let [left, right] = Wing::sides(stage);
    let mut set = Set {
        behind: vec![sky(area, 0xD8_F0_FA)].into(),
        before: corner(stage, dice),
        extras: props::FOREST,
        aloft: aloft::FOREST,
        ..Set::default()
    };
    set.behind.push(far_woods(stage, stage.horizon - dice.between(60.0, 84.0), 0xA9_D6_9B, dice));
    let top = stage.horizon + dice.between(10.0, 26.0);
    let hill = Ridge::through(area, &[top - 16.0, top + 4.0, top + 22.0, top + 6.0, top - 8.0]);
    set.behind.push(hill.land(0xB9_DF_8B, far));
    let base = top + BELOW_THE_EDGE;
    let mut shapes = Vec::new();
    if far.full() {
        shapes.extend(pine(hill.at(right.inset(right.width() * 0.9), 16.0), 190.0, far, dice));
        let middle = pt(area.center().x + dice.between(-30.0, 30.0), stage.sky + 40.0);
        set.behind.extend(cloud(middle, 120.0, far, dice));
    }
    let (tall, broad) = (tall_house(far, dice), broad_house(far, dice));
    let share = dice.between(0.92, 1.0);
    let first = left.stand(tall, stage, (base, share, 1.5));
    let door = bounds(&first).center().x;
    shapes.extend(grand::way(pt(door, base + 6.0), stage, TRODDEN, far));
    let heart = bounds(&first);
    shapes.extend(first);
    shapes.extend(right.stand(broad, stage, (base + 14.0, dice.between(0.6, 0.74), 1.4)));
    let sights = grand::sights_of(&shapes, stage, base);
    set.grand_with_a_heart("village", shapes, (sights, heart));
    let (_, land) = bank(area, stage.ground - dice.between(30.0, 46.0), 0x9C_D0_6E, near, dice);
    set.behind.push(land);
    set
}

/// White spots on a cap, each with its reach.
fn spots(spots: &[(f64, f64, f64)], brush: Brush) -> Vec<Shape> {
    spots.iter().map(|(x, y, reach)| brush.part(circle((*x, *y), *reach), 0xFF_FF_FF)).collect()
}

/// A house in a tall mushroom with a broad cap, 250 wide and 350 high.
fn tall_house(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let cap = *dice.pick(&CAPS).unwrap_or(&CAPS[0]);
    let mut shapes = vec![
        brush.area(block(Rect::new(44.0, -372.0, 78.0, -280.0)), 0xC9_7B_5A),
        brush.area(block(Rect::new(37.0, -386.0, 85.0, -368.0)), 0xC9_7B_5A),
        brush.area(
            svg("M-66,6 C-76,-60 -52,-130 -56,-196 L56,-196 C52,-130 76,-60 66,6 Q0,16 -66,6 Z"),
            STEM,
        ),
        brush.area(
            svg("M-100,-196 C-64,-232 64,-232 100,-196 C78,-178 64,-190 44,-172 C28,-186 12,-186 0,-172 \
                 C-12,-186 -28,-186 -44,-172 C-64,-190 -78,-178 -100,-196 Z"),
            0xF2_D8_B4,
        ),
        brush.area(
            svg("M-122,-196 C-140,-290 -66,-346 0,-346 C66,-346 140,-290 122,-196 C70,-226 -70,-226 -122,-196 Z"),
            cap,
        ),
    ];
    shapes.extend(spots(&[(-8.0, -292.0, 27.0), (-72.0, -258.0, 20.0), (64.0, -262.0, 22.0)], brush));
    if brush.full() {
        shapes.extend(spots(
            &[(-50.0, -312.0, 13.0), (48.0, -312.0, 12.0), (-16.0, -243.0, 11.0), (100.0, -226.0, 11.0)],
            brush,
        ));
    }
    shapes.extend(boarded_door(pt(-4.0, 0.0), 27.0, brush));
    shapes.extend(window(pt(2.0, -106.0), 21.0, brush).into_iter().take(if brush.full() { 3 } else { 1 }));
    if brush.full() {
        shapes.extend(steps(pt(-4.0, 5.0), (82.0, 2), brush));
        shapes.extend(lantern(pt(84.0, -196.0), 28.0, brush));
        shapes.extend(smoke(pt(60.0, -392.0), brush));
    }
    shapes
}

/// A puff of smoke that rises from `at`.
fn smoke(at: Point, brush: Brush) -> Vec<Shape> {
    let puff =
        svg("M-8,-8 C-26,-14 -22,-38 -4,-36 C-2,-56 32,-56 32,-36 C50,-36 50,-10 30,-10 C22,2 2,2 -8,-8 Z");
    super::place(
        vec![brush.area(puff, 0xF4_F1_EC)],
        kurbo::Affine::translate(at.to_vec2() - Vec2::new(6.0, 0.0)),
    )
}

/// Two mushrooms with a common door, the cap of the taller one like a bell, 230 wide and 270 high.
fn broad_house(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let turned = dice.below(4);
    let (cap, other) = (CAPS[turned], CAPS[(turned + 1) % 4]);
    let mut shapes = vec![
        brush.area(svg("M-62,6 C-70,-50 -50,-90 -52,-130 L52,-130 C50,-90 70,-50 62,6 Q0,16 -62,6 Z"), STEM),
        brush.area(
            svg("M-98,-122 C-84,-170 -66,-256 0,-270 C66,-256 84,-170 98,-122 C80,-104 66,-118 48,-102 \
                 C32,-116 16,-116 0,-102 C-16,-116 -32,-116 -48,-102 C-66,-118 -80,-104 -98,-122 Z"),
            cap,
        ),
    ];
    shapes.extend(spots(&[(6.0, -196.0, 24.0), (-42.0, -150.0, 17.0), (50.0, -152.0, 18.0)], brush));
    shapes.extend(boarded_door(pt(-14.0, 2.0), 24.0, brush));
    if brush.full() {
        shapes.extend(spots(&[(-26.0, -214.0, 11.0), (4.0, -142.0, 12.0)], brush));
        shapes.extend(porthole(pt(36.0, -54.0), 17.0, brush));
        shapes.push(
            brush.area(
                svg("M72,12 C68,-20 74,-50 72,-76 L116,-76 C114,-50 122,-20 118,12 Q94,20 72,12 Z"),
                STEM,
            ),
        );
        shapes.push(brush.area(
            svg("M52,-70 C50,-118 78,-134 95,-134 C112,-134 140,-118 138,-70 C120,-58 70,-58 52,-70 Z"),
            other,
        ));
        shapes.extend(spots(&[(92.0, -104.0, 14.0), (116.0, -84.0, 9.0)], brush));
        shapes.extend(porthole(pt(95.0, -26.0), 15.0, brush));
    }
    shapes
}
