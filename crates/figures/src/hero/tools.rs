//! What belongs in the hand of a garb. Own coordinates; the grip is where the palm goes.

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Point};

use super::curve::{closed, open, ring, symmetric, toward};
use super::guise::Garb;
use super::tints;
use crate::path::{circle, polygon};
use crate::{Anchor, Art, Detail};

/// The garb's own tool or sign; `None` where its hands are free.
pub(super) fn tool(garb: Garb, detail: Detail) -> Option<Art> {
    let full = detail == Detail::Full;
    let (shapes, grip) = match garb {
        Garb::Grandparent => (cane(), (0.0, -96.0)),
        Garb::Monarch => (sceptre(), (0.0, 0.0)),
        Garb::Wizard => (staff(), (0.0, 20.0)),
        Garb::Witch => (broom(full), (0.0, 0.0)),
        Garb::Fairy => (wand(), (0.0, 30.0)),
        Garb::Knight => (shield(full), (0.0, 0.0)),
        Garb::Builder => (hammer(), (0.0, 34.0)),
        Garb::Mail => (letter(), (28.0, 6.0)),
        Garb::Farmer => (fork(), (0.0, 20.0)),
        Garb::Firefighter => (hose(full), (0.0, 0.0)),
        Garb::Clown => (balloon(), (0.0, 0.0)),
        Garb::Baby => (rattle(), (0.0, 24.0)),
        Garb::Doctor => (bag(), (0.0, -38.0)),
        Garb::Nurse => (board(full), (-18.0, 22.0)),
        Garb::Teacher => (apple(), (0.0, 24.0)),
        // In few lines a spyglass is a scrap of paper.
        Garb::Captain if full => (spyglass(), (-14.0, 8.0)),
        Garb::Scientist => return Some(super::prop::prop(scene::Hobby::Science, detail)),
        Garb::Chef => return Some(super::prop::prop(scene::Hobby::Cooking, detail)),
        Garb::Magician => return Some(super::prop::prop(scene::Hobby::Magic, detail)),
        Garb::Dancer => return Some(super::prop::prop(scene::Hobby::Dancing, detail)),
        _ => return None,
    };
    let mut art = Art::of(shapes);
    if garb == Garb::Knight {
        // An arm is behind its shield.
        std::mem::swap(&mut art.shapes, &mut art.front);
    }
    art.set(Anchor::Grip, Point::from(grip));
    Some(art)
}

fn area(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Outline)
}

fn inner(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Inner)
}

fn line(path: BezPath) -> Shape {
    Shape::line(path, Pen::Inner)
}

/// An upright stick, `half` wide to either side.
fn stick(top: f64, low: f64, half: f64) -> BezPath {
    closed(
        (-half, top),
        &[
            [-half, top - half, half, top - half, half, top],
            [half, top * 0.5, half, low * 0.5, half, low],
            [half, low + half, -half, low + half, -half, low],
            [-half, low * 0.5, -half, top * 0.5, -half, top],
        ],
    )
}

fn star(center: Point, radius: f64) -> BezPath {
    let points: Vec<Point> = (0..10)
        .map(|index| {
            let reach = if index % 2 == 0 { radius } else { radius * 0.5 };
            center + toward(180.0 + 36.0 * f64::from(index)) * reach
        })
        .collect();
    polygon(&points)
}

fn cane() -> Vec<Shape> {
    let cane = closed(
        (-7.0, 46.0),
        &[
            [-7.0, 10.0, -7.0, -60.0, -7.0, -84.0],
            [-8.0, -120.0, -54.0, -122.0, -56.0, -84.0],
            [-56.0, -76.0, -43.0, -76.0, -42.0, -84.0],
            [-40.0, -104.0, 6.0, -110.0, 7.0, -84.0],
            [7.0, -60.0, 7.0, 10.0, 7.0, 46.0],
            [6.0, 52.0, -6.0, 52.0, -7.0, 46.0],
        ],
    );
    vec![area(cane, tints::BROWN)]
}

fn sceptre() -> Vec<Shape> {
    vec![
        area(stick(-52.0, 56.0, 7.0), tints::YELLOW),
        area(circle((0.0, -72.0), 21.0), tints::YELLOW),
        inner(star(Point::new(0.0, -71.0), 14.0), tints::RED),
    ]
}

fn staff() -> Vec<Shape> {
    vec![
        area(stick(-98.0, 120.0, 8.0), tints::BROWN),
        area(star(Point::new(0.0, -122.0), 34.0), tints::YELLOW),
    ]
}

fn broom(full: bool) -> Vec<Shape> {
    let brush = symmetric(
        (0.0, -74.0),
        &[
            [14.0, -76.0, 16.0, -84.0, 22.0, -96.0],
            [34.0, -112.0, 36.0, -136.0, 30.0, -150.0],
            [24.0, -140.0, 18.0, -140.0, 14.0, -152.0],
            [10.0, -142.0, 4.0, -142.0, 0.0, -152.0],
        ],
    );
    let mut shapes = vec![area(stick(-76.0, 110.0, 7.0), tints::BROWN), area(brush, tints::SAND)];
    shapes.push(line(open((-20.0, -94.0), &[[-8.0, -88.0, 8.0, -88.0, 20.0, -94.0]])));
    if full {
        for x in [-9.0, 9.0] {
            shapes.push(Shape::line(
                open((x, -106.0), &[[x * 1.2, -116.0, x * 1.3, -124.0, x * 1.3, -130.0]]),
                Pen::Fine,
            ));
        }
    }
    shapes
}

fn wand() -> Vec<Shape> {
    vec![area(stick(-30.0, 52.0, 6.5), tints::SAND), area(star(Point::new(0.0, -50.0), 28.0), tints::YELLOW)]
}

fn shield(full: bool) -> Vec<Shape> {
    let rim = symmetric(
        (0.0, -52.0),
        &[[20.0, -46.0, 38.0, -50.0, 46.0, -58.0], [54.0, 0.0, 44.0, 42.0, 0.0, 62.0]],
    );
    let mut shapes = vec![area(rim, tints::BLUE)];
    if full {
        let field = symmetric(
            (0.0, -40.0),
            &[[16.0, -35.0, 28.0, -38.0, 36.0, -43.0], [42.0, 0.0, 34.0, 32.0, 0.0, 48.0]],
        );
        shapes.push(inner(field, tints::WHITE));
    }
    shapes.push(inner(star(Point::new(0.0, 0.0), if full { 22.0 } else { 26.0 }), tints::YELLOW));
    shapes
}

fn hammer() -> Vec<Shape> {
    let head = closed(
        (-36.0, -66.0),
        &[
            [-28.0, -68.0, -20.0, -66.0, -14.0, -62.0],
            [-2.0, -64.0, 6.0, -64.0, 14.0, -62.0],
            [28.0, -64.0, 38.0, -60.0, 48.0, -44.0],
            [36.0, -46.0, 26.0, -42.0, 16.0, -34.0],
            [6.0, -33.0, -4.0, -33.0, -14.0, -34.0],
            [-20.0, -30.0, -28.0, -28.0, -36.0, -30.0],
            [-38.0, -42.0, -38.0, -54.0, -36.0, -66.0],
        ],
    );
    vec![area(stick(-40.0, 60.0, 8.5), tints::BROWN), area(head, tints::GRAY)]
}

fn letter() -> Vec<Shape> {
    let sheet = polygon(&[(-46.0, -32.0), (46.0, -32.0), (46.0, 32.0), (-46.0, 32.0)].map(Point::from));
    let flap =
        open((-46.0, -32.0), &[[-20.0, -10.0, -8.0, 2.0, 0.0, 4.0], [8.0, 2.0, 20.0, -10.0, 46.0, -32.0]]);
    vec![area(sheet, tints::WHITE), line(flap)]
}

fn fork() -> Vec<Shape> {
    let tines = closed(
        (-32.0, -120.0),
        &[
            [-32.0, -100.0, -32.0, -84.0, -28.0, -78.0],
            [-20.0, -66.0, 20.0, -66.0, 28.0, -78.0],
            [32.0, -84.0, 32.0, -100.0, 32.0, -120.0],
            [32.0, -127.0, 20.0, -127.0, 20.0, -120.0],
            [20.0, -106.0, 20.0, -98.0, 17.0, -92.0],
            [12.0, -86.0, 6.0, -86.0, 6.0, -92.0],
            [6.0, -102.0, 6.0, -112.0, 6.0, -124.0],
            [6.0, -131.0, -6.0, -131.0, -6.0, -124.0],
            [-6.0, -112.0, -6.0, -102.0, -6.0, -92.0],
            [-6.0, -86.0, -12.0, -86.0, -17.0, -92.0],
            [-20.0, -98.0, -20.0, -106.0, -20.0, -120.0],
            [-20.0, -127.0, -32.0, -127.0, -32.0, -120.0],
        ],
    );
    vec![area(stick(-72.0, 118.0, 8.0), tints::BROWN), area(tines, tints::GRAY)]
}

/// A nozzle and drops above, the hose below.
fn hose(full: bool) -> Vec<Shape> {
    let hose = closed(
        (-8.0, 10.0),
        &[
            [-8.0, 60.0, -46.0, 60.0, -50.0, 100.0],
            [-52.0, 120.0, -36.0, 122.0, -34.0, 102.0],
            [-30.0, 76.0, 8.0, 70.0, 8.0, 10.0],
        ],
    );
    let nozzle = symmetric(
        (0.0, -50.0),
        &[
            [6.0, -50.0, 10.0, -50.0, 12.0, -50.0],
            [14.0, -30.0, 18.0, -10.0, 15.0, 16.0],
            [8.0, 19.0, 4.0, 19.0, 0.0, 19.0],
        ],
    );
    let mut shapes = vec![area(hose, tints::SAND), area(nozzle, tints::YELLOW)];
    let drops: &[(f64, f64)] =
        if full { &[(-24.0, -86.0), (2.0, -100.0), (28.0, -84.0)] } else { &[(-16.0, -92.0), (20.0, -92.0)] };
    for &(x, y) in drops {
        let drop =
            symmetric((0.0, -18.0), &[[4.0, -8.0, 11.0, 0.0, 11.0, 6.0], [11.0, 14.0, 5.0, 17.0, 0.0, 17.0]]);
        shapes.push(area(kurbo::Affine::translate((x, y)) * drop, tints::SKY));
    }
    shapes
}

fn balloon() -> Vec<Shape> {
    let string = open((0.0, 6.0), &[[-6.0, -20.0, 8.0, -46.0, 0.0, -72.0]]);
    let ball = symmetric(
        (0.0, -160.0),
        &[[34.0, -160.0, 48.0, -130.0, 36.0, -102.0], [28.0, -86.0, 12.0, -78.0, 0.0, -76.0]],
    );
    let knot = polygon(&[(0.0, -78.0), (9.0, -66.0), (-9.0, -66.0)].map(Point::from));
    vec![
        Shape::line(string, Pen::Outline),
        area(knot, tints::RED),
        area(ball, tints::RED),
        line(open((14.0, -142.0), &[[22.0, -138.0, 26.0, -130.0, 26.0, -120.0]])),
    ]
}

fn rattle() -> Vec<Shape> {
    vec![
        area(stick(-14.0, 44.0, 8.0), tints::YELLOW),
        area(circle((0.0, -36.0), 27.0), tints::PINK),
        line(open((-26.0, -36.0), &[[-10.0, -28.0, 10.0, -28.0, 26.0, -36.0]])),
        area(circle((0.0, 52.0), 12.0), tints::YELLOW),
    ]
}

fn bag() -> Vec<Shape> {
    let handle = closed(
        (-22.0, -22.0),
        &[
            [-24.0, -48.0, 24.0, -48.0, 22.0, -22.0],
            [18.0, -22.0, 14.0, -22.0, 11.0, -22.0],
            [12.0, -34.0, -12.0, -34.0, -11.0, -22.0],
        ],
    );
    let body = symmetric(
        (0.0, -24.0),
        &[[30.0, -24.0, 42.0, -22.0, 44.0, -12.0], [50.0, 30.0, 46.0, 34.0, 0.0, 34.0]],
    );
    let heart =
        symmetric((0.0, -6.0), &[[4.0, -17.0, 20.0, -16.0, 18.0, -2.0], [16.0, 8.0, 6.0, 14.0, 0.0, 20.0]]);
    vec![area(handle, tints::BROWN), area(body, tints::BROWN), inner(heart, tints::RED)]
}

fn board(full: bool) -> Vec<Shape> {
    let sheet = ring(&[(-34.0, -48.0, true), (34.0, -48.0, true), (34.0, 42.0, true), (-34.0, 42.0, true)]);
    let clip = ring(&[(-15.0, -56.0, true), (15.0, -56.0, true), (17.0, -40.0, true), (-17.0, -40.0, true)]);
    let mut shapes = vec![area(sheet, tints::WHITE), inner(clip, tints::GRAY)];
    let rows: &[f64] = if full { &[-24.0, -8.0, 8.0] } else { &[-20.0, 2.0] };
    for &y in rows {
        shapes.push(line(open((-20.0, y), &[[-10.0, y, 8.0, y, 20.0, y]])));
    }
    shapes
}

fn apple() -> Vec<Shape> {
    let apple = symmetric(
        (0.0, -24.0),
        &[[10.0, -34.0, 36.0, -30.0, 34.0, -4.0], [32.0, 22.0, 14.0, 34.0, 0.0, 26.0]],
    );
    let leaf = closed(
        (2.0, -28.0),
        &[[4.0, -46.0, 20.0, -52.0, 32.0, -46.0], [28.0, -34.0, 16.0, -28.0, 2.0, -28.0]],
    );
    vec![
        area(apple, tints::RED),
        area(leaf, tints::GREEN),
        line(open((0.0, -20.0), &[[0.0, -30.0, -2.0, -36.0, -6.0, -42.0]])),
    ]
}

fn spyglass() -> Vec<Shape> {
    let barrel = |from: f64, to: f64, half: f64| {
        polygon(&[(from, -half), (to, -half - 3.0), (to, half + 3.0), (from, half)].map(Point::from))
    };
    let tilt = kurbo::Affine::rotate(-0.6);
    vec![
        area(tilt * barrel(-34.0, 8.0, 9.0), tints::YELLOW),
        area(tilt * barrel(4.0, 46.0, 14.0), tints::BROWN),
        area(tilt * barrel(44.0, 56.0, 19.0), tints::YELLOW),
    ]
}
