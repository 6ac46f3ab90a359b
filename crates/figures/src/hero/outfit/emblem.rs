//! What a child loves to do, as a print on its clothes: a ball, a note, a palette.
//! Own coordinates: about 48 units wide and high, the middle at the origin.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::Hobby;

use super::trim::{mark, star};
use super::{Front, Wear};
use crate::Detail;
use crate::hero::curve::{closed, mirror, open, stroke, symmetric, toward};
use crate::hero::pose::Stance;
use crate::hero::skeleton::{Build, squeeze};
use crate::hero::tints;
use crate::path::{circle, ellipse, polygon, scallops, united};

/// Smaller than this share of its own size a print has no areas within.
const WITH_INSIDES: f64 = 0.82;

/// The print of the hobby that is on show, where this front has room for it.
pub(super) fn emblem(wear: &Wear, build: &Build, stance: &Stance, detail: Detail) -> Vec<Shape> {
    let full = detail == Detail::Full;
    let Some(hobby) = wear.shows else { return Vec::new() };
    let Some((at, size)) = place(wear, build).filter(|_| !is_on_the_skirt(wear, stance)) else {
        return Vec::new();
    };
    let way = if wear.mirrored { -1.0 } else { 1.0 };
    let seen = squeeze(stance.turn);
    // Between the arms, on a body that is seen from aside too.
    let room = build.waist * 1.5 * seen;
    let size = size.min(room / wide(hobby)) * if stance.kneels() { 0.82 } else { 1.0 };
    // Beside the arm that lies before the trunk.
    let aside = if stance.kneels() { build.waist * 0.16 } else { 0.0 };
    let placed = Affine::translate((at.x + aside, at.y)) * Affine::scale_non_uniform(way * size / seen, size);
    let drawn = drawn(hobby, wear.girl, (mark(full), full, size >= WITH_INSIDES));
    drawn.into_iter().map(|shape| shape.placed(placed)).collect()
}

/// Whether a fine gown hangs and has its print there, where there is more room than between puffed sleeves.
pub(super) fn is_on_the_skirt(wear: &Wear, stance: &Stance) -> bool {
    let hangs =
        !(stance.sits() || stance.kneels() || stance.crawls() || stance.floats() || stance.steps_up());
    let is_fine = matches!(wear.front, Front::Sash | Front::Bodice);
    wear.shows.is_some() && is_fine && wear.is_long() && hangs
}

/// The print of a hobby amid a skirt.
pub(super) fn on_the_skirt(wear: &Wear, at: Point, detail: Detail) -> Vec<Shape> {
    let full = detail == Detail::Full;
    let way = if wear.mirrored { -1.0 } else { 1.0 };
    let placed = Affine::translate(at.to_vec2()) * Affine::scale_non_uniform(way, 1.0);
    let drawn = wear.shows.map(|hobby| drawn(hobby, wear.girl, (mark(full), full, true)));
    drawn.into_iter().flatten().map(|shape| shape.placed(placed)).collect()
}

/// How wide a print is.
const fn wide(hobby: Hobby) -> f64 {
    match hobby {
        Hobby::Reading | Hobby::Gaming => 54.0,
        Hobby::Art => 55.0,
        Hobby::Dancing => 50.0,
        _ => 47.0,
    }
}

/// Where a front has its print, and how large: amid the chest, below the collar.
fn place(wear: &Wear, build: &Build) -> Option<(Point, f64)> {
    let t = build.trunk;
    let (y, size) = match wear.front {
        Front::Star | Front::Number => (0.45, 1.1),
        Front::Stripes => (0.47, 0.96),
        Front::Bib => (0.48, 0.92),
        Front::Pouch => (0.5, 0.9),
        Front::Zip => (0.44, 1.06),
        Front::Sash => (0.56, 0.9),
        Front::Belly => (0.4, 1.1),
        Front::Crest | Front::Lapels => (0.34, 0.9),
        Front::Neckerchief => (0.28, 0.84),
        Front::Emblem | Front::Plate => (0.52, 1.04),
        Front::Bands | Front::Badge => (0.44, 1.0),
        Front::Vest => (0.46, 0.84),
        Front::Pockets => (0.44, 0.96),
        Front::Tunic if wear.is_long() => (0.48, 0.84),
        Front::Tunic => (0.4, 0.9),
        Front::Doublet | Front::Panel => (0.48, 0.84),
        Front::Bodice => (0.36, 0.84),
        Front::Waistcoat | Front::Cardigan => (0.32, 0.8),
        _ => return None,
    };
    Some((Point::new(2.0, -t * y), size))
}

/// The print of a hobby.
fn drawn(hobby: Hobby, girl: bool, how: (Pen, bool, bool)) -> Vec<Shape> {
    match hobby {
        Hobby::Sports => ball(how),
        Hobby::Music => note(how),
        Hobby::Art => palette(how),
        Hobby::Science => flask(how),
        Hobby::Reading => book(how),
        Hobby::Gaming => controller(how),
        Hobby::Nature => flower(how),
        Hobby::Cooking => hat(how),
        Hobby::Magic => wand(how),
        Hobby::Dancing => dancer(girl, how),
    }
}

fn area(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Inner)
}

fn line(path: BezPath) -> Shape {
    Shape::line(path, Pen::Inner)
}

/// With two seams.
fn ball((pen, ..): (Pen, bool, bool)) -> Vec<Shape> {
    let seam =
        |side: f64| open((side * 17.0, -16.0), &[[side * 5.0, -8.0, side * 5.0, 8.0, side * 17.0, 16.0]]);
    vec![Shape::area(circle((0.0, 0.0), 23.5), tints::ORANGE, pen), line(seam(-1.0)), line(seam(1.0))]
}

/// Two eighths under one beam.
fn note((pen, ..): (Pen, bool, bool)) -> Vec<Shape> {
    let head = |x: f64, y: f64| ellipse((x, y), 10.5, 8.5, -0.35);
    let stem = |x: f64, top: f64, low: f64| {
        polygon(&[(x - 4.0, top), (x + 4.0, top), (x + 4.0, low), (x - 4.0, low)].map(Point::from))
    };
    let beam = polygon(&[(-13.0, -18.0), (21.0, -25.0), (21.0, -12.0), (-13.0, -5.0)].map(Point::from));
    let parts = [head(-15.0, 17.0), head(11.0, 12.0), stem(-9.0, -17.0, 15.0), stem(17.0, -22.0, 10.0), beam];
    vec![Shape::area(united(&parts), tints::RED, pen)]
}

/// With three colours, or two large ones, and room for a thumb.
fn palette((pen, _, insides): (Pen, bool, bool)) -> Vec<Shape> {
    let board = closed(
        (-29.0, -1.0),
        &[
            [-30.0, -18.0, -15.0, -26.0, 2.0, -26.0],
            [20.0, -26.0, 30.0, -14.0, 29.0, 1.0],
            [28.0, 14.0, 19.0, 20.0, 12.0, 18.0],
            [5.0, 16.0, 5.0, 9.0, -1.0, 10.0],
            [-8.0, 11.0, -3.0, 22.0, -11.0, 23.0],
            [-22.0, 24.0, -29.0, 12.0, -29.0, -1.0],
        ],
    );
    let blobs: &[(f64, f64, f64, Tint)] = if insides {
        &[(-16.5, -1.5, 7.4, tints::RED), (1.5, -14.5, 7.4, tints::YELLOW), (17.0, -0.5, 7.4, tints::BLUE)]
    } else {
        &[(-14.0, -6.0, 8.8, tints::RED), (12.0, -7.0, 8.8, tints::BLUE)]
    };
    let mut shapes = vec![Shape::area(board, tints::SAND, pen)];
    shapes.extend(blobs.iter().map(|&(x, y, size, tint)| area(circle((x, y), size), tint)));
    shapes.into_iter().map(|shape| shape.placed(Affine::scale(0.94))).collect()
}

/// Half full.
fn flask((pen, full, insides): (Pen, bool, bool)) -> Vec<Shape> {
    let glass = symmetric(
        (0.0, -26.0),
        &[
            [4.0, -26.0, 8.0, -26.0, 10.0, -25.0],
            [8.0, -20.0, 8.0, -14.0, 8.0, -8.0],
            [13.0, 2.0, 20.0, 11.0, 23.0, 17.0],
            [25.0, 22.0, 22.0, 25.0, 17.0, 25.0],
            [10.0, 25.0, 4.0, 25.0, 0.0, 25.0],
        ],
    );
    let level = open((-16.0, 5.0), &[[-8.0, 0.0, 6.0, 10.0, 16.0, 5.0]]);
    let mut shapes = vec![Shape::area(glass, tints::LIME, pen), line(level)];
    if full && insides {
        shapes.push(area(circle((-4.0, 15.0), 4.6), tints::WHITE));
    }
    // It bubbles over.
    shapes.extend([(19.0, -19.0, 6.0)].map(|(x, y, r)| area(circle((x, y), r), tints::WHITE)));
    shapes
}

/// Open.
fn book((pen, full, insides): (Pen, bool, bool)) -> Vec<Shape> {
    let page = closed(
        (0.0, -13.0),
        &[
            [7.0, -22.0, 18.0, -23.0, 26.0, -19.0],
            [26.0, -7.0, 26.0, 5.0, 26.0, 15.0],
            [18.0, 11.0, 7.0, 13.0, 0.0, 21.0],
            [0.0, 10.0, 0.0, 0.0, 0.0, -13.0],
        ],
    );
    let mut shapes =
        vec![Shape::area(mirror(&page), tints::WHITE, pen), Shape::area(page, tints::WHITE, pen)];
    let rows: &[f64] = match (full, insides) {
        (true, true) => &[-5.0, 4.0],
        _ => &[],
    };
    for y in rows {
        let row = open((7.0, y - 2.0), &[[12.0, y - 5.0, 17.0, y - 6.0, 22.0, y - 5.0]]);
        shapes.push(Shape::line(mirror(&row), Pen::Fine));
        shapes.push(Shape::line(row, Pen::Fine));
    }
    shapes
}

/// A cross and a button.
fn controller((pen, ..): (Pen, bool, bool)) -> Vec<Shape> {
    let body = symmetric(
        (0.0, -15.0),
        &[
            [5.0, -15.0, 9.0, -19.0, 14.0, -19.0],
            [25.0, -19.0, 30.0, 10.0, 26.0, 18.0],
            [22.0, 24.0, 15.0, 15.0, 11.0, 10.0],
            [6.0, 9.0, 4.0, 9.0, 0.0, 9.0],
        ],
    );
    vec![
        Shape::area(body, tints::GRAY, pen),
        line(stroke((-18.5, -5.0), (-7.5, -5.0))),
        line(stroke((-13.0, -10.5), (-13.0, 0.5))),
        area(circle((12.8, -4.5), 6.8), tints::RED),
    ]
}

/// With stem and leaf.
fn flower((pen, ..): (Pen, bool, bool)) -> Vec<Shape> {
    let stem = open((0.0, 27.0), &[[1.0, 18.0, -1.0, 10.0, 0.0, 0.0]]);
    let leaf = |side: f64| {
        closed(
            (0.0, 24.0),
            &[
                [side * 3.0, 12.0, side * 14.0, 7.0, side * 24.0, 9.0],
                [side * 22.0, 20.0, side * 12.0, 27.0, 0.0, 24.0],
            ],
        )
    };
    let petals: Vec<Point> =
        (0..5).map(|step| Point::new(0.0, -10.0) + toward(180.0 - 72.0 * f64::from(step)) * 11.0).collect();
    vec![
        Shape::line(stem, Pen::Outline),
        Shape::area(leaf(-1.0), tints::GREEN, pen),
        Shape::area(leaf(1.0), tints::GREEN, pen),
        Shape::area(scallops(&petals, 0.62), tints::PINK, pen),
        area(circle((0.0, -10.0), 6.2), tints::YELLOW),
    ]
}

/// A chef's.
fn hat((pen, full, _): (Pen, bool, bool)) -> Vec<Shape> {
    let top = symmetric(
        (0.0, -27.0),
        &[
            [8.0, -27.0, 13.0, -24.0, 14.0, -19.0],
            [25.0, -21.0, 30.0, -7.0, 17.0, -1.0],
            [16.0, 5.0, 16.0, 10.0, 16.0, 14.0],
            [10.0, 16.0, 5.0, 16.0, 0.0, 16.0],
        ],
    );
    let band = symmetric(
        (0.0, 9.0),
        &[
            [6.0, 9.0, 12.0, 8.0, 17.0, 7.0],
            [18.0, 13.0, 18.0, 18.0, 17.0, 23.0],
            [12.0, 25.0, 6.0, 25.0, 0.0, 25.0],
        ],
    );
    let mut shapes = vec![Shape::area(top, tints::WHITE, pen), Shape::area(band, tints::WHITE, pen)];
    let folds: &[f64] = if full { &[-6.0, 6.0] } else { &[0.0] };
    shapes.extend(folds.iter().map(|x| line(stroke((*x, 3.0), (*x * 0.9, -9.0)))));
    shapes
}

/// A star on a stick.
fn wand((pen, ..): (Pen, bool, bool)) -> Vec<Shape> {
    let spark = |x: f64, y: f64, dx: f64, dy: f64| line(stroke((x - dx, y - dy), (x + dx, y + dy)));
    vec![
        Shape::line(stroke((-22.0, 27.0), (4.0, -4.0)), Pen::Outline),
        Shape::area(star(Point::new(8.0, -9.0), 18.0), tints::YELLOW, pen),
        spark(-19.0, -12.0, 4.5, 1.5),
        spark(-12.0, -27.0, 3.0, 3.5),
        spark(23.0, 15.0, 3.0, 3.5),
    ]
}

/// One leg lifted, both arms up: a whole little figure, in one piece so that none of it is too thin to color.
fn dancer(girl: bool, (pen, ..): (Pen, bool, bool)) -> Vec<Shape> {
    let at = Point::new;
    let lifted = if girl { at(18.0, 24.0) } else { at(24.0, 11.0) };
    let mut parts = vec![
        circle((0.0, -20.0), 9.6),
        limb(at(-2.0, -4.0), at(-21.0, -19.0), 5.4),
        limb(at(2.0, -4.0), at(21.0, -19.0), 5.4),
        limb(at(0.0, -12.0), at(0.0, 9.0), 8.4),
        limb(at(-2.0, 8.0), at(-5.0, 29.0), 5.8),
        limb(at(2.0, 8.0), lifted, 5.8),
    ];
    if girl {
        parts.push(symmetric(
            (0.0, -4.0),
            &[
                [8.0, -4.0, 18.0, 1.0, 25.0, 9.0],
                [21.0, 17.0, 13.0, 16.0, 9.0, 13.0],
                [6.0, 17.0, 3.0, 17.0, 0.0, 14.0],
            ],
        ));
    }
    vec![Shape::area(united(&parts), if girl { tints::PINK } else { tints::PURPLE }, pen)]
}

/// A round bar, half as wide as said.
fn limb(from: Point, to: Point, half: f64) -> BezPath {
    let across = (to - from) / (to - from).hypot() * half;
    let across = Vec2::new(-across.y, across.x);
    let bar = polygon(&[from + across, to + across, to - across, from - across]);
    united(&[bar, circle(from, half), circle(to, half)])
}

#[cfg(test)]
mod tests {
    use kurbo::Shape as _;

    use super::*;

    #[test]
    fn every_hobby_has_a_print_of_few_areas_that_a_crayon_fits() {
        for hobby in Hobby::ALL {
            for girl in [false, true] {
                let shapes = drawn(*hobby, girl, (Pen::Outline, false, true));
                let areas: Vec<_> = shapes.iter().filter(|shape| shape.tint.is_some()).collect();
                assert!((1..=4).contains(&areas.len()), "{hobby:?}: {} areas", areas.len());
                for area in areas {
                    let own = area.path.bounding_box();
                    assert!(own.width().min(own.height()) > 11.0, "{hobby:?}: {own}");
                }
                let whole = shapes.iter().map(|shape| shape.path.bounding_box());
                let whole = whole.reduce(|all, next| all.union(next)).expect("a print");
                assert!(whole.width().max(whole.height()) < 62.0, "{hobby:?}: {whole}");
            }
        }
    }

    #[test]
    fn a_child_wears_its_print_whatever_it_holds() {
        use crate::hero::{Gear, Hero, Mood, Pose};
        let mut child = scene::Character::named(scene::Name::new("Mia").expect("a name"));
        child.hobby = Some(Hobby::Cooking);
        let is_print = |shape: &Shape| shape.tint == Some(tints::WHITE) && shape.pen == Some(Pen::Outline);
        let prints = |pose: Pose| {
            let (mood, detail, guise) = (Mood::Happy, Detail::Bold, Gear::None.into());
            let hero =
                Hero { child: &child, pose, mood, guise, detail, mirrored: false, holds: None, beast: None };
            hero.art().shapes.iter().filter(|shape| is_print(shape)).count()
        };
        for pose in [Pose::Walk, Pose::HoldOne] {
            assert_eq!(prints(pose), 2, "{pose:?}: a chef's hat");
        }
    }
}
