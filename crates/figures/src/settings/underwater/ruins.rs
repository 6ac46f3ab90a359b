//! What sank long ago, each drawn on its foot at the origin.

use drawing::Shape;
use kurbo::{Affine, Point};

use super::super::plan::{Turned, contour, hair, mark, part, placed};
use crate::path::{circle, svg};

const WOOD: u32 = 0xC89A6B;
const STONE: u32 = 0xE4DCCB;

/// A ship with its mast still up and a torn sail that hangs clear of the hull, bow to the right, 330 high, 350 wide.
pub(super) fn wreck(full: bool) -> Vec<Shape> {
    let sail = "M-84 -214 C-96 -190 -94 -168 -84 -142 L-58 -158 L-34 -134 L-6 -156 L22 -138 L50 -160 C54 -188 50 -218 42 -236 Z";
    let hull = "M-172 -168 L-96 -160 L-90 -108 C-30 -92 60 -98 132 -148 L186 -160 C176 -96 148 -36 104 40 L-116 40 C-150 -20 -172 -90 -172 -168 Z";
    let mut shapes = vec![
        contour(svg("M-16 -96 L-34 -330 L-10 -332 L12 -98 Z"), WOOD),
        contour(svg("M-62 -302 L14 -310 L4 -268 L-48 -263 Z"), WOOD),
        contour(svg(sail), 0xF4EFE2),
        contour(
            svg("M-104 -234 L50 -252 C60 -253 62 -230 52 -229 L-102 -211 C-112 -210 -114 -233 -104 -234 Z"),
            WOOD,
        ),
        contour(svg(hull), WOOD),
        part(circle((-74.0, -34.0), 21.0), 0x8FB8CC),
        part(circle((4.0, -30.0), 21.0), 0x8FB8CC),
        part(circle((78.0, -44.0), 21.0), 0x8FB8CC),
        mark("M-160 -92 C-90 -60 60 -58 158 -112"),
    ];
    if full {
        shapes.push(part(svg("M-152 -142 L-118 -139 L-115 -112 L-147 -116 Z"), 0x8FB8CC));
        shapes.push(part(svg("M-44 -204 L0 -210 L4 -174 L-40 -168 Z"), 0xF7C6D4));
        shapes.push(hair("M-128 -60 C-122 -38 -114 -18 -106 -2"));
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

/// A rock with a cave in it and coral on it, 290 wide and 250 high.
pub(super) fn cave_rock(full: bool) -> Vec<Shape> {
    let coral = "M58 -158 L60 -196 C44 -198 32 -212 34 -232 C36 -244 52 -244 52 -232 C52 -222 58 -216 64 -214 L66 -244 \
                 C68 -256 84 -256 84 -244 L82 -206 C92 -206 98 -212 98 -222 C100 -234 116 -234 116 -222 \
                 C116 -200 100 -190 82 -188 L80 -150 Z";
    let rock = "M-146 40 C-152 -24 -140 -84 -102 -104 C-92 -150 -30 -182 16 -158 C66 -182 118 -150 116 -104 \
                C144 -80 150 -20 146 40 Z";
    let mut shapes = vec![
        contour(svg(coral), 0xF7A8B8),
        contour(svg(rock), 0xB9B3CC),
        contour(svg("M-52 40 C-60 -70 62 -74 56 40 Z"), 0x8F89A8),
    ];
    if full {
        shapes.push(part(circle((-74.0, -84.0), 12.0), 0xD9D3E4));
        shapes.push(part(circle((92.0, -76.0), 11.0), 0xD9D3E4));
        shapes.push(hair(
            "M-120 -36 q14 -8 26 0 M-112 2 q12 -8 24 0 M-6 -122 q16 -12 32 0 M94 -20 q12 -8 22 0",
        ));
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
