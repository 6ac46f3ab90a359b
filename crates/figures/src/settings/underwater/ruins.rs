//! What sank long ago, each drawn on its foot at the origin.

use drawing::Shape;
use kurbo::{Affine, Point};

use super::super::plan::{Turned, contour, hair, mark, part, placed};
use crate::path::{circle, svg};

const WOOD: u32 = 0xC89A6B;
const STONE: u32 = 0xE4DCCB;

/// A ship with its mast still up and a torn sail that hangs clear of the hull, bow to the right, 330 high, 340 wide.
pub(super) fn wreck(full: bool) -> Vec<Shape> {
    let sail = "M-72 -276 C-88 -240 -92 -200 -88 -150 L-52 -172 L-24 -144 L8 -170 L36 -146 L70 -166 C80 -200 76 -240 62 -276 Z";
    let hull = "M-170 -156 L-98 -156 L-90 -104 C-40 -92 60 -96 120 -124 L180 -166 C174 -90 144 -20 94 60 L-124 60 C-154 -20 -170 -80 -170 -156 Z";
    let mut shapes = vec![
        contour(svg("M-26 -80 L-20 -340 L10 -340 L14 -80 Z"), WOOD),
        contour(svg(sail), 0xF4EFE2),
        contour(
            svg("M-90 -298 L76 -298 C86 -298 86 -272 76 -272 L-90 -272 C-100 -272 -100 -298 -90 -298 Z"),
            WOOD,
        ),
        contour(svg(hull), WOOD),
        part(circle((-74.0, -52.0), 21.0), 0x8FB8CC),
        part(circle((0.0, -54.0), 21.0), 0x8FB8CC),
        part(circle((74.0, -66.0), 21.0), 0x8FB8CC),
    ];
    if full {
        shapes.push(part(svg("M-2 -236 L44 -244 L48 -202 L2 -194 Z"), 0xF7C6D4));
        shapes.push(mark("M-166 -114 L-90 -114"));
        shapes.push(hair("M-134 -90 C-128 -60 -118 -36 -108 -10"));
        shapes.push(mark("M-87 -96 C-40 -84 60 -88 128 -112"));
        shapes.push(hair("M-56 -250 C-64 -226 -66 -206 -62 -186"));
    } else {
        shapes.push(mark("M-150 -84 C-60 -62 70 -70 152 -104"));
    }
    shapes
}

/// Two columns that still carry a broken gable, 300 high, 230 wide.
pub(super) fn gate(full: bool) -> Vec<Shape> {
    let shaft = |x: f64| {
        let column = Turned::new("M28 -190 C25 -120 27 -50 34 14");
        let mut shapes = vec![contour(column.body(0.0), STONE)];
        if full {
            shapes.push(hair("M-8 -170 L-8 -40"));
            shapes.push(hair("M10 -170 L10 -40"));
        }
        if full {
            shapes.push(contour(svg("M-42 -34 L42 -34 L46 20 L-46 20 Z"), STONE));
        }
        placed(shapes, Affine::translate((x, 0.0)))
    };
    let mut shapes = shaft(-66.0);
    shapes.extend(shaft(66.0));
    shapes.push(contour(
        svg("M-112 -218 L-34 -270 C-20 -258 -8 -280 8 -268 C18 -262 22 -268 30 -262 L112 -218 Z"),
        STONE,
    ));
    shapes.push(contour(svg("M-118 -222 L118 -222 L118 -184 L-118 -184 Z"), STONE));
    if full {
        shapes.push(part(circle((0.0, -203.0), 9.0), 0xF6C453));
        shapes.push(part(circle((-60.0, -203.0), 9.0), 0xF6C453));
        shapes.push(part(circle((60.0, -203.0), 9.0), 0xF6C453));
    }
    shapes
}

/// A jar leaning in the sand, 120 high, 100 wide.
pub(super) fn jar(full: bool) -> Vec<Shape> {
    let belly = Turned::new("M20 -120 C18 -108 18 -104 22 -98 C52 -80 54 -40 24 6");
    let mut shapes = vec![
        contour(circle((-36.0, -84.0), 17.0), 0xE59B6B),
        contour(circle((36.0, -84.0), 17.0), 0xE59B6B),
        contour(belly.body(6.0), 0xE59B6B),
        contour(
            svg("M-26 -132 L26 -132 C32 -132 32 -114 26 -114 L-26 -114 C-32 -114 -32 -132 -26 -132 Z"),
            0xE59B6B,
        ),
    ];
    if full {
        shapes.push(belly.ring(-70.0, 8.0));
        shapes.push(belly.ring(-40.0, 8.0));
        shapes.push(part(circle(Point::new(0.0, -14.0), 9.0), 0xF6C453));
    }
    placed(shapes, Affine::rotate(0.22))
}
