//! A land of sweets: a gingerbread house among lollipop trees, hills of ice cream behind it.

use drawing::Shape;
use kurbo::{Affine, Rect};
use scene::Dice;

use super::super::Stage;
use super::super::grand::build::{block, steps};
use super::super::grand::{self, Wing};
use super::super::plan::{bounds, depth, full, placed};
use super::super::scenery::{Brush, cloud, lobes, pt};
use super::super::set::Set;
use super::sweets::{cupcake, gumdrops, ice_mountain, lollipop};
use crate::path::{circle, ellipse, svg};

const GINGER: u32 = 0xD9_A0_66;
const ICING: u32 = 0xFF_F3_DC;
const PINK: u32 = 0xF9_A8_C4;
const MINT: u32 = 0xA8_E0_CC;
const LEMON: u32 = 0xFF_E2_7A;

/// All but the near meadow.
pub(super) fn draw(place: &mut Set, stage: &Stage, dice: &mut Dice, is_left: bool) {
    let far = Brush::far(stage.detail);
    let area = stage.area;
    let [one, other] = Wing::sides(stage);
    let [main, aside] = if is_left { [one, other] } else { [other, one] };
    if full(stage) {
        place.behind.extend(cloud(
            pt(area.center().x + dice.between(-40.0, 40.0), stage.sky + 44.0),
            124.0,
            far,
            dice,
        ));
    }
    let hill = depth(stage, 0.2);
    let base = hill + 40.0;
    let mut shapes = Vec::new();
    let peaks = super::behind(ice_mountain(full(stage)));
    let tall = (hill + 24.0 - stage.sky - 30.0) / 272.0;
    let places = [(aside.inset(aside.width() * 0.04), 0.9), (aside.inset(aside.width() * 0.94), 0.66)];
    for (x, share) in places.into_iter().take(if full(stage) { 2 } else { 1 }) {
        shapes
            .extend(placed(peaks.clone(), Affine::translate((x, hill + 24.0)) * Affine::scale(tall * share)));
    }
    let heights = [hill - 16.0, hill + 14.0, hill - 4.0, hill + 20.0, hill - 10.0];
    let land = super::super::plan::land(stage, &heights);
    shapes.push(far.area(land, 0xFB_D3_DF));
    let house = main.stand(gingerbread(far), stage, (base, dice.between(0.92, 1.0), 1.5));
    let door = bounds(&house).center().x;
    shapes.extend(grand::way(pt(door, base + 6.0), stage, ICING, far));
    let heart = bounds(&house);
    shapes.extend(house);
    shapes.extend(aside.stand(grove(full(stage)), stage, (base + 12.0, dice.between(0.64, 0.76), 1.2)));
    let sights = grand::sights_of(&shapes, stage, base);
    place.grand_with_a_heart("gingerbread house", shapes, (sights, heart));
}

/// Two lollipop trees, a cupcake and gumdrops, 250 wide and 310 high.
fn grove(full: bool) -> Vec<Shape> {
    let mut shapes = placed(lollipop(full), Affine::translate((-48.0, 0.0)));
    if full {
        shapes.extend(placed(lollipop(full), Affine::translate((56.0, 2.0)) * Affine::scale(0.7)));
        shapes.extend(placed(cupcake(full), Affine::translate((20.0, 6.0)) * Affine::scale(0.46)));
    }
    shapes.extend(placed(gumdrops(full), Affine::translate((-60.0, 12.0)) * Affine::scale(0.8)));
    super::behind(shapes)
}

/// Icing along a roof from its ridge to its eaves, hanging down in drops.
fn icing(brush: Brush) -> Shape {
    let mut outline = kurbo::BezPath::new();
    outline.move_to(pt(0.0, -320.0));
    outline.line_to(pt(134.0, -168.0));
    let right = [pt(112.0, -150.0), pt(86.0, -196.0), pt(60.0, -200.0), pt(36.0, -246.0), pt(0.0, -258.0)];
    lobes(&mut outline, pt(134.0, -168.0), &right, 0.34);
    let left =
        [pt(-36.0, -246.0), pt(-60.0, -200.0), pt(-86.0, -196.0), pt(-112.0, -150.0), pt(-134.0, -168.0)];
    lobes(&mut outline, pt(0.0, -258.0), &left, 0.34);
    outline.close_path();
    brush.area(outline, ICING)
}

/// A house of gingerbread with icing on its roof, 270 wide and 340 high.
fn gingerbread(brush: Brush) -> Vec<Shape> {
    let mut shapes = Vec::new();
    if brush.full() {
        shapes.push(brush.area(block(Rect::new(56.0, -322.0, 92.0, -210.0)), PINK));
        shapes.push(brush.area(block(Rect::new(49.0, -334.0, 99.0, -314.0)), ICING));
    }
    shapes.push(brush.area(svg("M-98,6 L-98,-190 L0,-290 L98,-190 L98,6 Z"), GINGER));
    shapes.push(icing(brush));
    shapes.push(brush.area(svg("M-34,6 L-34,-62 C-34,-104 34,-104 34,-62 L34,6 Z"), ICING));
    shapes.push(brush.part(svg("M-21,6 L-21,-58 C-21,-86 21,-86 21,-58 L21,6 Z"), 0xC0_8E_5A));
    shapes.push(Shape::solid(circle((12.0, -28.0), 2.9)));
    if !brush.full() {
        shapes.push(brush.part(circle((0.0, -168.0), 22.0), LEMON));
        return shapes;
    }
    shapes.push(brush.part(circle((0.0, -180.0), 25.0), LEMON));
    shapes.push(brush.line(svg("M-14,-180 H14 M0,-194 V-166")));
    for x in [-66.0, 66.0] {
        shapes.push(brush.part(block(Rect::new(x - 19.0, -108.0, x + 19.0, -66.0)), LEMON));
        shapes.push(brush.line(svg(&format!("M{x},-99 V-77 M{},-88 H{}", x - 10.0, x + 10.0))));
        shapes.push(brush.area(block(Rect::new(x - 26.0, -68.0, x + 26.0, -50.0)), ICING));
        shapes.push(brush.part(circle((x * 1.1, -140.0), 11.0), MINT));
        shapes.push(brush.part(circle((x, -28.0), 12.0), PINK));
    }
    for (x, y) in [(-92.0, -196.0), (-48.0, -252.0), (50.0, -254.0), (92.0, -200.0)] {
        shapes.push(brush.part(ellipse((x, y), 12.0, 10.0, 0.0), MINT));
    }
    for x in [-1.0, 1.0] {
        let cane = svg(&format!("M{0},8 L{0},-132 L{1},-132 L{1},8 Z", x * 90.0, x * 110.0));
        shapes.push(brush.area(cane, ICING));
        let twist: String = (0..4)
            .map(|turn| {
                let y = -12.0 - 36.0 * f64::from(turn);
                format!("M{},{y} L{},{} ", x * 94.0, x * 106.0, y - 12.0)
            })
            .collect();
        shapes.push(brush.line(svg(&twist)));
    }
    shapes.extend(steps(pt(0.0, 4.0), (84.0, 2), brush));
    shapes
}
