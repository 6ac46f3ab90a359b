//! What sank long ago, each drawn on its foot at the origin.

use drawing::Shape;
use kurbo::{Affine, Point};

use super::super::plan::{Turned, contour, hair, mark, part, placed};
use crate::path::{circle, svg};

const WOOD: u32 = 0xC89A6B;
const STONE: u32 = 0xE4DCCB;

/// A ship with its mast still up, bow to the right, 330 high, 330 wide.
pub(super) fn wreck(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(svg("M-26 -110 L-20 -330 L4 -330 L10 -110 Z"), WOOD),
        contour(
            svg("M-86 -300 L70 -300 C76 -280 76 -280 70 -280 L-86 -280 C-92 -280 -92 -300 -86 -300 Z"),
            WOOD,
        ),
        contour(
            svg(
                "M-72 -280 C-86 -230 -84 -200 -66 -170 C-50 -186 -36 -176 -24 -162 C-8 -182 10 -180 22 -168 C36 -182 44 -180 52 -176 C66 -206 66 -240 58 -280 Z",
            ),
            0xF4EFE2,
        ),
        contour(
            svg(
                "M-166 -150 L-96 -150 L-90 -112 C-40 -100 60 -104 120 -130 L176 -164 C170 -90 140 -20 90 30 L-120 30 C-150 -20 -166 -80 -166 -150 Z",
            ),
            WOOD,
        ),
        part(circle((-60.0, -52.0), 19.0), 0x8FB8CC),
        part(circle((6.0, -50.0), 19.0), 0x8FB8CC),
        part(circle((72.0, -62.0), 19.0), 0x8FB8CC),
    ];
    if full {
        shapes.insert(4, mark("M-160 -112 L-90 -112"));
        shapes.push(hair("M-126 -80 C-120 -50 -112 -30 -104 -10"));
        shapes.push(hair("M-90 -100 C-40 -86 60 -90 130 -116"));
        shapes.push(hair("M-30 -250 C-34 -230 -32 -216 -26 -204"));
    }
    shapes
}

/// A bridge of rock, 170 high, 200 wide.
pub(super) fn arch() -> Vec<Shape> {
    vec![contour(
        svg(
            "M-104 12 C-112 -70 -86 -156 -16 -166 C56 -174 104 -110 106 12 L52 12 C54 -56 36 -104 0 -104 C-36 -102 -52 -56 -46 12 Z",
        ),
        0xB9B3CC,
    )]
}

fn column(height: f64, full: bool) -> Vec<Shape> {
    let profile = format!("M24 {} C20 {} 22 -40 26 -24", -height + 22.0, -height * 0.6);
    let shaft = Turned::new(&profile);
    let mut shapes = vec![
        contour(shaft.body(0.0), STONE),
        contour(svg("M-38 -26 L38 -26 L38 10 L-38 10 Z"), STONE),
    ];
    if full {
        shapes.insert(1, hair(&format!("M0 {} L0 -44", -height + 44.0)));
    }
    shapes
}

fn capital(y: f64) -> Shape {
    let data = format!("M-38 {} L38 {} L34 {} L-34 {} Z", y - 24.0, y - 24.0, y, y);
    contour(svg(&data), STONE)
}

/// Two columns that still carry a gable, 300 high, 220 wide.
pub(super) fn gate(full: bool) -> Vec<Shape> {
    let mut shapes = placed(column(200.0, full), Affine::translate((-62.0, 0.0)));
    shapes.extend(placed(column(200.0, full), Affine::translate((62.0, 0.0))));
    shapes.push(contour(svg("M-112 -214 L112 -214 L112 -178 L-112 -178 Z"), STONE));
    shapes.push(contour(
        svg("M-112 -214 L-20 -268 C-6 -262 4 -272 14 -264 L112 -214 Z"),
        STONE,
    ));
    if full {
        shapes.push(part(circle((0.0, -237.0), 9.0), 0xF6C453));
    }
    shapes
}

/// A column that broke off, with its drum beside it, 150 high, 170 wide.
pub(super) fn broken_column(full: bool) -> Vec<Shape> {
    let _ = capital;
    let mut shapes = vec![contour(
        svg("M-56 10 L-52 -150 L-38 -162 L-26 -146 L-12 -166 L0 -150 L4 10 Z"),
        STONE,
    )];
    shapes.push(contour(svg("M-70 -24 L18 -24 L18 14 L-70 14 Z"), STONE));
    if full {
        shapes.push(hair("M-26 -120 L-26 -40"));
    }
    shapes
}

/// A jar leaning in the sand, 120 high, 100 wide.
pub(super) fn jar(full: bool) -> Vec<Shape> {
    let belly = Turned::new("M20 -120 C18 -108 18 -104 22 -98 C52 -80 54 -40 24 6");
    let mut shapes = vec![
        mark("M-20 -104 C-52 -112 -54 -80 -40 -70"),
        mark("M20 -104 C52 -112 54 -80 40 -70"),
        contour(belly.body(6.0), 0xE59B6B),
        belly.ring(-78.0, 8.0),
        belly.ring(-46.0, 8.0),
        contour(
            svg("M-26 -132 L26 -132 C32 -132 32 -114 26 -114 L-26 -114 C-32 -114 -32 -132 -26 -132 Z"),
            0xE59B6B,
        ),
    ];
    if full {
        shapes.push(part(circle(Point::new(0.0, -20.0), 9.0), 0xF6C453));
    }
    placed(shapes, Affine::rotate(0.22))
}
