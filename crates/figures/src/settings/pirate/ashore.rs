//! What is seen from the beach, each drawn on its foot at the origin.

use drawing::Shape;

use super::super::plan::{Turned, contour, hair, mark, part};
use crate::path::{circle, ellipse, svg};

const WOOD: u32 = 0xC08E5A;
const CLOTH: u32 = 0xFFF7E6;
const RED: u32 = 0xEF6A5B;
const LEAF: u32 = 0x86C58A;

/// A pirate ship with two masts seen from the side, bow to the right, 260 high, 230 wide.
pub(super) fn ship_at_anchor(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        // Only what is seen of the masts: in few lines sails and hull are one outline, painted first.
        mark("M-52 -210 L-52 -197 M-52 -104 L-52 -62"),
        mark("M32 -258 L32 -227 M32 -100 L32 -60"),
        mark("M112 -79 L140 -98"),
        part(svg("M32 -258 L78 -246 L32 -226 Z"), RED),
        contour(
            svg(
                "M-92 -196 L-14 -196 C-2 -160 -2 -130 -12 -98 C-36 -108 -68 -108 -94 -96 C-84 -130 -84 -160 -92 -196 Z",
            ),
            CLOTH,
        ),
        contour(
            svg(
                "M-14 -226 L80 -226 C96 -180 94 -130 82 -92 C54 -104 14 -104 -16 -90 C-6 -130 -6 -180 -14 -226 Z",
            ),
            CLOTH,
        ),
        contour(
            svg(
                "M-118 -98 L-78 -98 L-72 -64 C-40 -56 40 -56 72 -64 L124 -84 C120 -40 106 -4 84 30 L-84 30 C-106 -4 -116 -40 -118 -98 Z",
            ),
            WOOD,
        ),
        part(circle((-30.0, -31.0), 13.0), 0xFFD75E),
        part(circle((34.0, -32.0), 13.0), 0xFFD75E),
    ];
    if full {
        shapes.push(super::super::space::star(kurbo::Point::new(36.0, -158.0), 26.0, 0.1));
        shapes.push(hair("M-112 -58 L-76 -58"));
    }
    shapes
}

/// A far island: a hill and a palm, 130 high, 200 wide.
pub(super) fn islet(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        part(svg("M-110 20 C-90 -30 -40 -60 0 -56 C50 -52 90 -20 116 20 Z"), LEAF),
        part(svg("M10 -48 C14 -80 20 -100 30 -124 L50 -120 C40 -96 36 -74 36 -44 Z"), WOOD),
        part(
            svg(
                "M40 -122 C22 -150 -12 -150 -26 -122 C-8 -128 4 -126 12 -118 C4 -108 2 -98 4 -86 C14 -104 28 -112 40 -116 C54 -112 68 -104 76 -84 C80 -98 78 -108 72 -118 C82 -124 94 -124 108 -114 C98 -146 60 -152 40 -122 Z",
            ),
            0x9AD08A,
        ),
    ];
    if full {
        shapes.push(hair("M-60 -20 C-40 -34 -20 -38 -4 -36"));
    }
    shapes
}

/// A lighthouse on a rock, 270 high, 140 wide.
pub(super) fn lighthouse(full: bool) -> Vec<Shape> {
    let tower = Turned::new("M27 -206 L46 -24");
    let mut shapes = vec![
        contour(svg("M-84 40 C-84 -20 -56 -46 0 -44 C56 -46 84 -16 88 40 Z"), 0xB9B3CC),
        contour(tower.body(4.0), CLOTH),
        part(tower.section(-140.0, -84.0, [6.0, 6.0]), RED),
        contour(svg("M-24 -256 L24 -256 L24 -204 L-24 -204 Z"), 0xFFE27A),
        contour(svg("M-40 -252 C-22 -268 -8 -282 0 -296 C8 -282 22 -268 40 -252 Z"), RED),
        contour(svg("M-42 -220 L42 -220 L42 -194 L-42 -194 Z"), CLOTH),
    ];
    if full {
        shapes.push(hair("M-50 6 C-40 -6 -28 -10 -18 -10"));
    }
    shapes
}

/// A rock with a cave that leaves the picture on the left, a palm on its top, 300 high, 210 wide.
pub(super) fn rock_with_a_cave(full: bool) -> Vec<Shape> {
    let rock = "M-60 40 L-60 -176 C-34 -200 14 -196 34 -172 C66 -196 116 -182 126 -146 C160 -142 178 -112 168 -82 \
                C196 -62 210 -10 206 40 Z";
    let palm = "M58 -262 C40 -290 6 -290 -8 -262 C10 -268 22 -266 30 -258 C22 -248 20 -238 22 -226 C32 -244 46 -252 58 -256 \
                C72 -252 86 -244 94 -224 C98 -238 96 -248 90 -258 C100 -264 112 -264 126 -254 C116 -286 78 -292 58 -262 Z";
    let mut shapes = vec![
        contour(svg("M46 -164 C42 -200 44 -226 48 -260 L68 -258 C66 -228 68 -200 78 -164 Z"), WOOD),
        contour(svg(palm), 0x9AD08A),
        contour(svg(rock), 0xC7B7A5),
        contour(svg("M30 40 C14 -30 34 -92 80 -94 C126 -92 146 -30 130 40 Z"), 0x7A6A8A),
        mark("M-30 -130 C-22 -140 -10 -140 -2 -132 M-40 -60 C-32 -70 -20 -70 -12 -62"),
    ];
    if full {
        shapes.push(hair("M96 -142 C104 -150 114 -150 120 -142 M150 -34 C156 -42 166 -42 172 -36 M-36 4 C-28 -4 -18 -4 -12 2"));
    }
    shapes
}

/// A hut on a pier that comes in from the left, 230 high, 190 wide.
pub(super) fn hut(full: bool) -> Vec<Shape> {
    let mut shapes = pier();
    shapes.extend(vec![
        contour(svg("M-40 -66 L-40 -160 L112 -160 L112 -66 Z"), 0xE8C48E),
        contour(svg("M-60 -154 L-40 -226 L92 -226 L136 -154 Z"), 0xF0D98A),
        contour(svg("M56 -66 L56 -112 C56 -140 96 -140 96 -112 L96 -66 Z"), WOOD),
        part(circle((22.0, -112.0), 18.0), 0xA8DCF5),
    ]);
    if full {
        shapes.push(hair("M-20 -210 L-28 -176"));
        shapes.push(hair("M30 -214 L30 -180"));
        shapes.push(hair("M78 -212 L90 -176"));
    }
    shapes
}

/// A pier that comes in from the left, 120 high, 170 wide.
pub(super) fn pier() -> Vec<Shape> {
    let post = |x: f64| {
        contour(
            svg(&format!(
                "M{} -90 C{} -98 {} -98 {} -90 L{} 40 L{} 40 Z",
                x - 13.0,
                x - 8.0,
                x + 8.0,
                x + 13.0,
                x + 13.0,
                x - 13.0
            )),
            0xA87445,
        )
    };
    vec![post(40.0), post(130.0), contour(svg("M-40 -66 L160 -66 L160 -38 L-40 -38 Z"), WOOD)]
}

/// A parrot on its perch, 220 high, 100 wide.
pub(super) fn perch(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(svg("M-13 -110 L-13 -4 L13 -4 L13 -110 Z"), WOOD),
        contour(svg("M-40 8 C-40 -18 40 -18 40 8 Z"), WOOD),
        contour(svg("M-52 -122 L52 -122 C62 -122 62 -97 52 -97 L-52 -97 C-62 -97 -62 -122 -52 -122 Z"), WOOD),
        contour(
            svg(
                "M-26 -122 C-44 -160 -36 -222 4 -224 C34 -226 44 -204 40 -184 C38 -150 30 -122 4 -112 C-8 -110 -20 -112 -26 -122 Z",
            ),
            RED,
        ),
        contour(svg("M34 -208 C56 -206 62 -186 50 -168 C44 -178 38 -180 32 -182 Z"), 0xFFD75E),
        mark("M-32 -164 C-6 -172 10 -160 8 -138 C6 -130 2 -124 -4 -120"),
        Shape::solid(ellipse((18.0, -200.0), 4.0, 5.0, 0.0)),
    ];
    if full {
        shapes.insert(
            1,
            contour(svg("M-18 -128 C-30 -100 -36 -76 -34 -50 L-14 -52 C-8 -80 2 -104 10 -124 Z"), 0x7FA8E8),
        );
        shapes.push(hair("M-14 -150 C-8 -146 -6 -138 -8 -130"));
    }
    shapes
}

/// An anchor half sunk in the sand, around the origin, 110 high.
pub(super) fn anchor() -> Vec<Shape> {
    vec![
        contour(
            svg(
                "M-9 -74 L-9 -62 L-34 -62 L-34 -43 L-9 -43 L-9 -2 C-28 -6 -42 -18 -48 -40 L-64 -36 C-62 0 -36 24 0 26 C36 24 62 0 64 -36 L48 -40 C42 -18 28 -6 9 -2 L9 -43 L34 -43 L34 -62 L9 -62 L9 -74 Z",
            ),
            0xB8C4D4,
        ),
        contour(circle((0.0, -90.0), 22.0), 0xB8C4D4),
        part(circle((0.0, -90.0), 9.5), 0xFFFFFF),
    ]
}

/// Great leaves from the lower left corner, 170 high.
pub(super) fn corner_leaves() -> Vec<Shape> {
    vec![
        contour(svg("M-10 30 C-30 -60 -10 -130 30 -170 C60 -120 60 -40 30 30 Z"), LEAF),
        mark("M12 20 C10 -40 16 -90 26 -130"),
        contour(svg("M6 30 C20 -40 70 -90 130 -96 C130 -40 90 14 40 34 Z"), 0xA6D48A),
        mark("M36 18 C56 -24 82 -54 108 -72"),
    ]
}

/// Rocks in the lower left corner, 110 high.
pub(super) fn corner_rocks() -> Vec<Shape> {
    super::super::space::rocks()
}
