//! Buildings and growths of a magic land, each drawn on its foot at the origin.

use drawing::Shape;
use kurbo::{Affine, Point};

use super::super::plan::{Turned, contour, hair, mark, part, placed};
use super::super::space::star;
use crate::path::{circle, ellipse, scallops, svg};

const STONE: u32 = 0xE6DFF2;
const ROOF: u32 = 0x8F7AD0;
const RED: u32 = 0xF0716B;
const WOOD: u32 = 0xC08E5A;
const GLOW: u32 = 0xFFE27A;

/// A wizard's crooked tower with a roof like a hat, 400 high, 170 wide.
pub(super) fn tower(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(
            svg(
                "M-58 20 C-44 -50 -46 -110 -62 -176 C-68 -210 -62 -236 -54 -252 L38 -262 C48 -236 52 -210 44 -176 C36 -110 46 -50 62 20 Z",
            ),
            STONE,
        ),
        contour(
            svg(
                "M-84 -240 C-56 -270 -40 -330 -4 -372 C16 -396 44 -392 58 -372 C40 -372 32 -362 34 -340 C38 -302 54 -276 72 -256 C20 -232 -36 -228 -84 -240 Z",
            ),
            ROOF,
        ),
        star(Point::new(-2.0, -286.0), 24.0, 0.2),
        contour(svg("M-28 -150 C-28 -196 22 -198 22 -150 L22 -132 L-28 -132 Z"), GLOW),
        contour(svg("M-22 24 L-20 -34 C-18 -74 30 -74 30 -34 L32 24 Z"), WOOD),
    ];
    if full {
        let turret = [
            contour(svg("M20 -176 L82 -176 L76 -116 L20 -100 Z"), STONE),
            contour(svg("M14 -170 C40 -196 52 -216 56 -244 C64 -214 78 -194 98 -170 Z"), ROOF),
        ];
        shapes.splice(0..0, turret);
        shapes.push(mark("M-3 -184 L-3 -132"));
        shapes.push(hair("M-44 -100 L-24 -100 L-24 -88"));
        shapes.push(hair("M28 -224 L12 -224 L12 -212"));
        shapes.push(part(circle((18.0, -20.0), 4.5), GLOW));
    }
    shapes
}

fn island(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(
            svg(
                "M-100 0 C-84 34 -70 40 -58 70 C-48 60 -40 66 -30 104 C-20 130 0 140 10 112 C18 88 30 96 40 66 C52 74 60 40 74 40 C88 30 96 14 102 0 Z",
            ),
            0xC7B7A5,
        ),
        contour(
            svg(
                "M-104 6 C-124 -22 -60 -34 0 -34 C60 -34 124 -22 106 6 C90 24 76 8 58 18 C40 30 22 12 0 20 C-22 30 -40 12 -60 20 C-78 26 -92 20 -104 6 Z",
            ),
            0xA6D48A,
        ),
    ];
    if full {
        shapes.push(hair("M-30 50 C-26 64 -22 76 -18 90"));
        shapes.push(hair("M26 44 C24 58 20 68 16 78"));
    }
    shapes
}

/// A bush on an island, beside what stands there.
const BUSH: &str =
    "M52 -6 C42 -24 50 -40 64 -38 C68 -54 88 -54 92 -38 C106 -36 110 -18 100 -6 C86 0 66 0 52 -6 Z";

/// A floating island with a little tower, 300 high, 210 wide.
pub(super) fn island_with_tower(full: bool) -> Vec<Shape> {
    let mut shapes = island(full);
    let walls = Turned::new("M34 -120 L40 -16");
    shapes.extend(vec![
        contour(walls.body(4.0), STONE),
        contour(
            svg("M-56 -112 C-30 -140 -10 -166 4 -200 C16 -166 34 -138 58 -112 C20 -100 -20 -100 -56 -112 Z"),
            ROOF,
        ),
        part(svg("M-16 -10 L-16 -44 C-16 -68 18 -68 18 -44 L18 -10 Z"), WOOD),
    ]);
    if full {
        shapes.push(contour(svg(BUSH), 0x86C58A));
    }
    shapes
}

/// A floating island with a cottage, 250 high, 210 wide.
pub(super) fn island_with_cottage(full: bool) -> Vec<Shape> {
    let mut shapes = island(full);
    shapes.extend(vec![
        contour(svg("M-56 -14 L-56 -76 L44 -76 L44 -10 Z"), 0xFBE9CF),
        contour(
            svg("M-78 -70 C-50 -92 -30 -120 -6 -142 C20 -120 42 -92 66 -70 C30 -62 -40 -62 -78 -70 Z"),
            RED,
        ),
        part(svg("M-6 -10 L-6 -36 C-6 -58 28 -58 28 -36 L28 -10 Z"), WOOD),
    ]);
    if full {
        shapes.push(part(circle((-30.0, -42.0), 11.0), GLOW));
        shapes.push(contour(svg(BUSH), 0x86C58A));
    }
    shapes
}

/// A castle for the top of a cloud, 280 high, 190 wide.
pub(super) fn castle(full: bool) -> Vec<Shape> {
    let spire = |x: f64, half: f64, top: f64| {
        let (left, right) = (x - half - 14.0, x + half + 14.0);
        let roof = format!(
            "M{left} {top} C{} {} {} {} {x} {} C{} {} {} {} {right} {top} Z",
            left + half,
            top - 24.0,
            x - half * 0.2,
            top - 48.0,
            top - 86.0,
            x + half * 0.2,
            top - 48.0,
            right - half,
            top - 24.0,
        );
        let wall = format!("M{} {top} L{} 40 L{} 40 L{} {top} Z", x - half, x - half, x + half, x + half);
        vec![contour(svg(&wall), STONE), contour(svg(&roof), ROOF)]
    };
    let mut shapes = spire(-46.0, 25.0, -100.0);
    shapes.extend(spire(47.0, 25.0, -92.0));
    shapes.extend(spire(0.0, 34.0, -206.0));
    shapes.push(contour(
        svg("M-74 60 L-74 -66 L-44 -66 L-44 -42 L-17 -42 L-17 -66 L17 -66 L17 -42 L44 -42 L44 -66 L74 -66 L74 60 Z"),
        STONE,
    ));
    shapes.push(part(circle((0.0, -146.0), 16.0), GLOW));
    if full {
        shapes.push(contour(svg("M-24 60 L-24 0 C-24 -36 24 -36 24 0 L24 60 Z"), WOOD));
    } else {
        // Windows that enclose nothing: a simple page has no areas left for them.
        shapes
            .push(mark("M-54 0 C-55 -32 -35 -32 -36 0 M-59 9 L-31 9 M36 0 C35 -32 55 -32 54 0 M31 9 L59 9"));
    }
    shapes
}

/// The castle of the clouds with wings and more towers, 340 wide and 290 high.
pub(super) fn great_castle(full: bool) -> Vec<Shape> {
    let wing = |x: f64, half: f64, top: f64| {
        let roof = format!(
            "M{} {top} C{} {} {} {} {x} {} C{} {} {} {} {} {top} Z",
            x - half - 14.0,
            x - 12.0,
            top - 24.0,
            x - half * 0.2,
            top - 54.0,
            top - 96.0,
            x + half * 0.2,
            top - 54.0,
            x + 12.0,
            top - 24.0,
            x + half + 14.0,
        );
        let wall = format!("M{} {top} L{} 50 L{} 50 L{} {top} Z", x - half, x - half, x + half, x + half);
        let window = format!(
            "M{} {} v-14 C{} {} {} {} {} {} v14 Z",
            x - 9.0,
            top + 46.0,
            x - 9.0,
            top + 18.0,
            x + 9.0,
            top + 18.0,
            x + 9.0,
            top + 32.0
        );
        vec![contour(svg(&wall), STONE), contour(svg(&roof), ROOF), part(svg(&window), GLOW)]
    };
    let mut shapes = wing(-136.0, 27.0, -120.0);
    shapes.extend(wing(134.0, 24.0, -62.0));
    shapes.push(contour(
        svg("M-126 60 L-126 -30 L-106 -30 L-106 -14 L-90 -14 L-90 -30 L90 -30 L90 -14 L106 -14 L106 -30 L126 -30 L126 60 Z"),
        STONE,
    ));
    shapes.extend(castle(full));
    if full {
        shapes.push(tiles(&[(-136.0, 27.0, -120.0), (134.0, 24.0, -62.0), (0.0, 34.0, -206.0)]));
        shapes.push(part(
            svg("M-55 -64 v-16 C-55 -94 -37 -94 -37 -80 v16 Z M38 -58 v-16 C38 -88 56 -88 56 -74 v16 Z"),
            GLOW,
        ));
        shapes.push(mark("M-46 -186 L-46 -206 M0 -292 L0 -312"));
        shapes.push(part(svg("M0 -314 q14 -4 20 2 q8 6 16 4 q-8 13 -18 12 q-9 0 -18 4 Z"), 0xF0716B));
        shapes.push(hair("M-104 20 h18 v12 M92 6 h16 M-62 -20 h14 M44 -14 h14 v10"));
    }
    shapes
}

/// A row of tiles across each of some roofs, by the middle of their eaves, half the width of their tower and their height.
fn tiles(roofs: &[(f64, f64, f64)]) -> Shape {
    let rows: String = roofs
        .iter()
        .map(|(x, half, eaves)| {
            let (y, reach) = (eaves - 26.0, half * 0.62);
            format!("M{} {y} Q{x} {} {} {y} ", x - reach, y + 9.0, x + reach)
        })
        .collect();
    hair(&rows)
}

/// A rock that floats with one tree on it, 130 high, 110 wide.
pub(super) fn islet(full: bool) -> Vec<Shape> {
    let crown: [Point; 7] = [(-34, -58), (-40, -84), (-14, -104), (18, -102), (40, -82), (34, -58), (0, -48)]
        .map(|(x, y)| Point::new(f64::from(x), f64::from(y)));
    let mut shapes = vec![
        contour(svg("M-10 0 C-8 -20 -8 -40 -11 -60 L11 -60 C8 -40 8 -20 10 0 Z"), WOOD),
        contour(scallops(&crown, 0.24), 0x86C58A),
        contour(
            svg("M-66 2 C-70 -14 -34 -20 0 -20 C34 -20 70 -14 66 2 C62 14 50 10 44 24 C38 38 26 30 20 44 \
                 C14 58 12 72 0 76 C-12 72 -12 58 -20 46 C-28 32 -38 40 -44 24 C-50 10 -62 14 -66 2 Z"),
            0xC7B7A5,
        ),
        mark(
            "M-50 4 C-44 12 -38 -2 -32 6 C-26 14 -20 2 -14 8 C-8 14 0 4 6 8 C14 14 20 0 28 8 C34 12 40 2 48 4",
        ),
    ];
    if full {
        shapes.push(hair("M-8 34 C-6 42 -2 48 2 54"));
        shapes.push(hair("M-14 -82 C-8 -90 4 -92 12 -86"));
    }
    shapes
}

/// A rainbow whose feet are at height `foot`, `reach` from `middle` to each side, its bands `width` wide.
pub(super) fn rainbow(middle: Point, reach: f64, foot: f64, full: bool) -> Vec<Shape> {
    const TINTS: [u32; 4] = [0xF2_5C_54, 0xFF_B3_47, 0x7B_C9_6F, 0x6F_A8_DC];
    let (bands, width) = if full { (4, 19.0) } else { (2, 28.0) };
    let arch = |radius: f64| {
        let (left, right, bend) = (middle.x - radius, middle.x + radius, radius * 0.5523);
        let data = format!(
            "M{left} {foot} L{left} {y} C{left} {} {} {top} {} {top} C{} {top} {right} {} {right} {y} L{right} {foot} Z",
            middle.y - bend,
            middle.x - bend,
            middle.x,
            middle.x + bend,
            middle.y - bend,
            y = middle.y,
            top = middle.y - radius,
        );
        svg(&data)
    };
    let mut shapes: Vec<_> =
        (0..bands).map(|band| part(arch(reach - width * band as f64), TINTS[band * 4 / bands])).collect();
    shapes.push(part(arch(reach - width * bands as f64), 0xD8E6FB));
    shapes
}

fn toadstool(height: f64, half: f64, tint: u32) -> Vec<Shape> {
    let stem = format!(
        "M{} {} C{} {} {} -20 {} 4 C-10 12 10 12 {} 4 C{} -20 {} {} {} {} Z",
        -half * 0.3,
        -height * 0.6,
        -half * 0.26,
        -height * 0.3,
        -half * 0.36,
        -half * 0.42,
        half * 0.42,
        half * 0.36,
        half * 0.26,
        -height * 0.3,
        half * 0.3,
        -height * 0.6
    );
    let cap = format!(
        "M{} {} C{} {} {} {} {} {} C{} {} {} {} {} {} Z",
        -half,
        -height * 0.56,
        -half * 0.9,
        -height * 1.14,
        half * 0.9,
        -height * 1.14,
        half,
        -height * 0.56,
        half * 0.6,
        -height * 0.42,
        -half * 0.6,
        -height * 0.42,
        -half,
        -height * 0.56
    );
    vec![contour(svg(&stem), 0xFFF3DC), contour(svg(&cap), tint)]
}

/// Two giant toadstools, 190 high, 170 wide.
pub(super) fn mushrooms(full: bool) -> Vec<Shape> {
    let mut shapes = placed(toadstool(180.0, 74.0, RED), Affine::translate((-18.0, 0.0)));
    shapes.push(part(circle((2.0, -132.0), 16.0), 0xFFFFFF));
    shapes.extend(placed(toadstool(96.0, 46.0, GLOW), Affine::translate((52.0, 12.0))));
    if full {
        shapes.push(part(circle((-46.0, -122.0), 14.0), 0xFFFFFF));
        shapes.push(part(circle((34.0, -110.0), 9.0), 0xFFFFFF));
        shapes.push(part(circle((50.0, -60.0), 9.0), 0xFFFFFF));
    }
    shapes
}

/// A house in a toadstool, 220 high, 190 wide.
pub(super) fn mushroom_house(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(
            svg("M-54 -104 C-48 -60 -58 -30 -64 4 C-30 16 30 16 64 4 C58 -30 48 -60 54 -104 Z"),
            0xFFF3DC,
        ),
        contour(svg("M-96 -92 C-90 -220 90 -224 98 -92 C60 -72 -60 -72 -96 -92 Z"), RED),
        part(circle((-42.0, -126.0), 17.0), 0xFFFFFF),
        part(circle((14.0, -150.0), 20.0), 0xFFFFFF),
        contour(svg("M-10 12 L-10 -26 C-10 -58 36 -58 36 -26 L36 10 Z"), WOOD),
    ];
    if full {
        shapes.insert(0, contour(svg("M44 -180 L44 -214 L70 -214 L70 -160 Z"), 0xC7B7A5));
        shapes.push(part(circle((-32.0, -40.0), 13.0), GLOW));
        shapes.push(part(ellipse((62.0, -112.0), 12.0, 14.0, 0.0), 0xFFFFFF));
    }
    shapes
}
