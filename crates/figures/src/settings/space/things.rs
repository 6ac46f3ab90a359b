//! What stands on moons and planets, each drawn on its foot at the origin, facing right.

use drawing::Shape;
use kurbo::{Affine, Point, Vec2};

use super::super::plan::{Turned, contour, hair, mark, part, placed};
use crate::path::{circle, ellipse, scallops, smooth_closed, svg};

const RED: u32 = 0xEF6A5B;
const STEEL: u32 = 0xDDE4EC;
const GLASS: u32 = 0xA8DCF5;
const ROCK: u32 = 0xB7AECB;

fn mirrored(shape: Shape) -> Shape {
    shape.placed(Affine::scale_non_uniform(-1.0, 1.0))
}

/// A rocket on its three fins, 270 high, 176 wide.
pub(super) fn rocket(full: bool) -> Vec<Shape> {
    let hull = Turned::new("M0 -276 C38 -248 50 -200 50 -146 C50 -104 44 -72 32 -44");
    let fin = contour(svg("M-40 -120 C-76 -100 -92 -60 -88 0 C-72 -24 -54 -36 -28 -44 Z"), RED);
    let mut shapes = vec![
        fin.clone(),
        mirrored(fin),
        contour(hull.body(4.0), STEEL),
        part(hull.section(-276.0, -206.0, [0.0, 8.0]), RED),
        part(circle((0.0, -150.0), 25.0), GLASS),
    ];
    if full {
        shapes.push(contour(svg("M0 -100 C12 -80 14 -50 12 -4 L-12 -4 C-14 -50 -12 -80 0 -100 Z"), RED));
        shapes.insert(5, part(circle((0.0, -150.0), 15.0), GLASS));
        shapes.insert(3, hull.ring(-84.0, 8.0));
        shapes.push(hair("M-34 -186 C-38 -170 -40 -150 -38 -130"));
        shapes.push(hair("M-70 -70 C-76 -54 -78 -40 -77 -28"));
    }
    shapes
}

/// A rocket beside the tower from which it starts, on its pad: 300 high, 250 wide.
pub(super) fn launch_pad(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(svg("M84 -8 L92 -250 L134 -250 L142 -8 Z"), STEEL),
        contour(svg("M84 -278 L142 -278 L138 -246 L88 -246 Z"), RED),
        mark("M90 -196 L136 -196 M89 -140 L138 -140 M87 -84 L140 -84"),
        contour(svg("M40 -214 L94 -214 L94 -190 L40 -190 Z"), STEEL),
        contour(svg("M40 -112 L90 -112 L90 -88 L40 -88 Z"), STEEL),
    ];
    if full {
        shapes.push(hair("M90 -196 L138 -142 M89 -140 L139 -86 M87 -84 L141 -12"));
        shapes.push(mark("M113 -278 L113 -300"));
        shapes.push(part(circle((113.0, -308.0), 9.0), 0xFFE27A));
    }
    shapes.extend(rocket(full));
    shapes.push(contour(svg("M-112 20 L-96 -12 L150 -12 L166 20 Z"), ROCK));
    shapes
}

/// A squat landing craft on legs, 190 high, 170 wide.
pub(super) fn lander(full: bool) -> Vec<Shape> {
    let leg = contour(
        svg(
            "M-44 -84 L-70 -20 L-84 -18 C-92 -16 -92 0 -82 0 L-46 0 C-38 0 -38 -16 -46 -18 L-50 -20 L-24 -76 Z",
        ),
        STEEL,
    );
    let cabin = Turned::new("M0 -190 C40 -190 60 -160 60 -132 C60 -124 58 -118 56 -112");
    let mut shapes = vec![
        leg.clone(),
        mirrored(leg),
        contour(cabin.body(6.0), STEEL),
        contour(
            svg(
                "M-66 -116 L66 -116 C74 -116 78 -110 76 -102 L66 -68 C64 -60 60 -58 52 -58 L-52 -58 C-60 -58 -64 -60 -66 -68 L-76 -102 C-78 -110 -74 -116 -66 -116 Z",
            ),
            0xF6C453,
        ),
        part(circle((14.0, -152.0), 20.0), GLASS),
    ];
    if full {
        shapes.push(mark("M-22 -116 L-18 -58"));
        shapes.push(mark("M26 -116 L22 -58"));
        shapes.push(hair("M-36 -168 C-44 -160 -48 -150 -49 -140"));
    }
    shapes
}

/// A round house with a door and a mast, 160 high, 200 wide.
pub(super) fn dome(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(svg("M-84 -36 C-86 -150 86 -150 84 -36 Z"), STEEL),
        contour(
            svg(
                "M-92 -48 L92 -48 C100 -48 104 -44 104 -36 L104 12 L-104 12 L-104 -36 C-104 -44 -100 -48 -92 -48 Z",
            ),
            0xC3CCDA,
        ),
        contour(svg("M2 12 L2 -56 C2 -92 54 -92 54 -56 L54 12 Z"), 0xF6C453),
    ];
    if full {
        shapes.insert(0, mark("M-40 -104 L-40 -152"));
        shapes.insert(1, part(circle((-40.0, -154.0), 13.0), RED));
        shapes.push(part(circle((-38.0, -78.0), 18.0), GLASS));
        shapes.insert(3, hair("M-2 -120 C6 -110 8 -100 8 -90"));
        shapes.push(hair("M-66 -70 C-64 -82 -58 -94 -50 -102"));
        shapes.push(part(circle((28.0, -56.0), 10.0), GLASS));
    }
    shapes
}

/// A great dish that listens to the stars, 170 high, 150 wide.
pub(super) fn dish(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(svg("M-14 -80 L-42 6 L42 6 L14 -80 Z"), STEEL),
        mark("M4 -112 L42 -160"),
        contour(svg("M-50 -156 C-92 -104 -44 -36 62 -64 Z"), 0xC3CCDA),
        contour(ellipse((6.0, -110.0), 72.0, 24.0, 0.687), STEEL),
        part(circle((46.0, -164.0), 12.0), RED),
    ];
    shapes.insert(4, mark("M6 -110 L40 -156"));
    shapes.remove(1);
    if full {
        shapes.insert(1, mark("M-26 -44 L26 -44"));
        shapes.push(part(circle((0.0, -16.0), 9.0), GLASS));
    }
    shapes
}

/// Two round towers that lean on each other, 170 high, 160 wide.
pub(super) fn towers(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(svg("M-2 8 L-2 -64 C-4 -124 76 -124 76 -64 L78 8 Z"), 0xC3CCDA),
        contour(svg("M-72 8 L-72 -122 C-72 -182 14 -182 14 -122 L14 8 Z"), STEEL),
        part(circle((-29.0, -114.0), 21.0), GLASS),
    ];
    if full {
        shapes.push(contour(svg("M-50 8 L-50 -36 C-50 -62 -8 -62 -8 -36 L-8 8 Z"), 0xF6C453));
        shapes.push(part(circle((45.0, -56.0), 14.0), GLASS));
        shapes.push(part(circle((-29.0, -114.0), 12.0), GLASS));
        shapes.push(hair("M-58 -118 C-58 -134 -52 -146 -42 -152"));
        shapes.insert(1, mark("M0 -24 L76 -24"));
    }
    shapes
}

/// A flying saucer at rest on its feet, 120 high, 190 wide.
pub(super) fn saucer(full: bool) -> Vec<Shape> {
    let leg = contour(svg("M-58 -40 L-66 6 L-44 6 L-34 -34 Z"), STEEL);
    let mut shapes = vec![
        leg.clone(),
        mirrored(leg),
        contour(svg("M-44 -66 C-44 -136 44 -136 44 -66 Z"), GLASS),
        contour(ellipse((0.0, -54.0), 94.0, 32.0, 0.0), 0x9AD0A6),
        part(circle((-44.0, -52.0), 12.0), 0xFFE27A),
        part(circle((44.0, -52.0), 12.0), 0xFFE27A),
    ];
    if full {
        shapes.push(hair("M-26 -96 C-22 -104 -14 -110 -6 -112"));
    }
    shapes
}

/// A volcano that puffs rings, 150 high, 200 wide.
pub(super) fn volcano() -> Vec<Shape> {
    vec![
        contour(svg("M-104 10 C-70 -20 -54 -70 -40 -118 L40 -118 C54 -70 70 -20 104 10 Z"), 0xD99A8B),
        contour(ellipse((0.0, -118.0), 42.0, 15.0, 0.0), RED),
        contour(
            svg(
                "M-56 -70 C-40 -50 -30 -96 -14 -66 C0 -40 16 -96 28 -70 C38 -50 46 -66 53 -76 C48 -90 44 -104 40 -118 C20 -98 -20 -98 -40 -118 C-44 -102 -50 -84 -56 -70 Z",
            ),
            0xF6C453,
        ),
        contour(ellipse((0.0, -118.0), 40.0, 14.0, 0.0), RED),
    ]
}

/// A bridge of rock, 150 high, 190 wide.
pub(super) fn arch() -> Vec<Shape> {
    vec![
        contour(
            svg(
                "M-96 10 C-104 -60 -84 -140 -20 -150 C50 -160 96 -110 98 10 L46 10 C50 -50 34 -92 0 -92 C-34 -90 -48 -50 -40 10 Z",
            ),
            ROCK,
        ),
        hair("M-76 -60 C-72 -78 -66 -92 -58 -102"),
        hair("M74 -30 C76 -44 74 -58 70 -68"),
    ]
}

/// Two flowers of a moon, each a face in a ring of petals over two leaves: 230 high, 160 wide.
pub(super) fn moon_flowers(full: bool) -> Vec<Shape> {
    let mut shapes = moon_flower(full, 0xF4A3C0);
    shapes.extend(placed(
        moon_flower(full, 0xFFD86B),
        Affine::translate((62.0, 6.0)) * Affine::scale_non_uniform(-0.62, 0.62),
    ));
    placed(shapes, Affine::translate((-24.0, 0.0)))
}

/// One of them around x = 0, 226 high.
fn moon_flower(full: bool, tint: u32) -> Vec<Shape> {
    const HEAD: Point = Point::new(0.0, -168.0);
    const PETALS: i32 = 8;
    let ring: Vec<Point> = (0..PETALS)
        .map(|index| {
            let turn = core::f64::consts::TAU * f64::from(index) / f64::from(PETALS);
            HEAD + Vec2::new(libm::cos(turn), libm::sin(turn)) * 47.0
        })
        .collect();
    let eye = |x: f64| Shape::solid(ellipse(HEAD + Vec2::new(x, -6.0), 4.6, 6.2, 0.0));
    let mut shapes = vec![
        contour(
            svg(
                "M-13 4 C-12 -16 -11 -34 -10 -48 C-30 -42 -52 -54 -64 -84 C-38 -88 -16 -80 -9 -62 L-8 -124 L10 -124 L10 -40 C18 -58 40 -66 64 -60 C52 -32 30 -20 12 -26 L14 4 Q0 11 -13 4 Z",
            ),
            0x7FC28B,
        ),
        contour(scallops(&ring, 0.42), tint),
        part(circle(HEAD, 31.0), 0xFFF3D6),
        eye(-10.0),
        eye(10.0),
        mark("M-10 -156 Q0 -145 10 -156"),
    ];
    if full {
        shapes.push(hair("M-20 -60 L-44 -74 M20 -42 L46 -52"));
    }
    shapes
}

/// Plants that curl like fern tips, 220 high, 150 wide.
pub(super) fn curl_plants(full: bool) -> Vec<Shape> {
    let body = |tint: u32| {
        contour(
            svg(
                "M-16 0 C-18 -70 -18 -120 -8 -166 C4 -222 82 -222 84 -168 C84 -126 30 -118 26 -148 C14 -120 14 -60 18 0 Z",
            ),
            tint,
        )
    };
    let mut shapes = vec![body(0x8BC7E8)];
    shapes.push(mark("M26 -148 C24 -166 34 -178 48 -172"));
    let mut young = vec![body(0xF7B267), mark("M26 -148 C24 -166 34 -178 48 -172")];
    if full {
        shapes.push(hair("M0 -20 C-2 -60 -2 -90 4 -120"));
        young.push(hair("M0 -20 C-2 -60 -2 -90 4 -120"));
    }
    let mut both = placed(shapes, Affine::translate((-40.0, 0.0)));
    both.extend(placed(young, Affine::translate((46.0, 6.0)) * Affine::scale_non_uniform(-0.7, 0.66)));
    both
}

/// A cluster of crystals, 200 high, 160 wide.
pub(in crate::settings) fn crystals(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(svg("M-30 6 L-84 -70 L-72 -112 L-30 -92 L6 0 Z"), 0xC7A6E8),
        contour(svg("M10 6 L46 -96 L74 -108 L88 -76 L52 6 Z"), 0x9AD9D0),
        contour(svg("M-34 6 L-36 -150 L-4 -200 L30 -152 L32 6 Z"), 0xB9C9F5),
        mark("M-36 -150 L-2 -134 L30 -152"),
        mark("M-2 -134 L-2 6"),
    ];
    if full {
        // Open glints: edges from end to end would leave facets too narrow to color.
        shapes.insert(1, mark("M-66 -80 L-54 -48"));
        shapes.insert(3, mark("M68 -80 L58 -48"));
    }
    shapes
}

/// A crater seen from above the ground: its rim, and how deep it is.
pub(in crate::settings) fn crater(center: Point, half: f64) -> Vec<Shape> {
    let (x, y, low) = (center.x, center.y, half * 0.4);
    let (left, right, deep) = (x - half * 0.72, x + half * 0.72, y - low * 0.16);
    let wall = format!(
        "M{left} {deep} C{} {} {} {} {right} {deep}",
        x - half * 0.4,
        y + low * 0.5,
        x + half * 0.4,
        y + low * 0.5
    );
    vec![part(ellipse(center, half, low, 0.0), 0xA7A0C4), hair(&wall)]
}

/// Rounded rocks for the lower left corner, 110 high.
pub(in crate::settings) fn rocks() -> Vec<Shape> {
    let stone = |points: &[(f64, f64)]| {
        let points: Vec<_> = points.iter().map(|(x, y)| Point::new(*x, *y)).collect();
        contour(smooth_closed(&points), ROCK)
    };
    vec![
        stone(&[(-40.0, 30.0), (-30.0, -80.0), (20.0, -112.0), (62.0, -80.0), (72.0, 30.0)]),
        stone(&[(38.0, 30.0), (46.0, -30.0), (86.0, -52.0), (124.0, -24.0), (130.0, 30.0)]),
        mark("M-2 -86 C6 -70 22 -64 34 -66"),
    ]
}

/// Crystals for the lower left corner, 150 high.
pub(in crate::settings) fn corner_crystals(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(svg("M34 40 L70 -70 L100 -84 L118 -50 L100 40 Z"), 0x9AD9D0),
        contour(svg("M-60 40 L-44 -104 L14 -152 L58 -100 L66 40 Z"), 0xC7A6E8),
        mark("M14 -150 L20 -84 L20 -10"),
    ];
    if full {
        shapes.push(mark("M-44 -104 L20 -84 L58 -100"));
        shapes.insert(1, mark("M94 -58 L92 -30"));
    }
    shapes
}
