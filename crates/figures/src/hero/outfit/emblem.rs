//! What a child loves to do, as a print on its clothes: a ball, a note, a palette.
//! Own coordinates: about 48 units wide and high, the middle at the origin.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Rect, Size};
use scene::Hobby;

use super::trim::star;
use super::trunk::dip;
use super::{Front, Wear};
use crate::Art;
use crate::hero::curve::{closed, mirror, open, stroke, symmetric, toward};
use crate::hero::pose::Stance;
use crate::hero::skeleton::{Build, squeeze};
use crate::hero::tints;
use crate::path::{circle, ellipse, polygon, scallops, united};

/// The print of the hobby that is on show, where this front has room for it.
pub(super) fn emblem(wear: &Wear, build: &Build, stance: &Stance) -> Vec<Shape> {
    let Some(hobby) = wear.shows else { return Vec::new() };
    let Some((at, size)) = place(wear, build).filter(|_| !is_on_the_skirt(wear, stance)) else {
        return Vec::new();
    };
    let way = if wear.mirrored { -1.0 } else { 1.0 };
    let seen = squeeze(stance.turn);
    // Between the arms, on a body that is seen from aside too.
    let room = build.waist * 1.36 * seen;
    let size = size.min(room / wide(hobby)) * if stance.kneels() { 0.94 } else { 1.0 };
    let print = Art::of(drawn(hobby));
    let (at, size) = above_the_belt((at, size), print.bounds(), (wear, build));
    // Beside the arm that lies before the trunk.
    let aside = if stance.kneels() { build.waist * 0.12 } else { 0.0 };
    let placed = Affine::translate((at.x + aside, at.y)) * Affine::scale_non_uniform(way * size / seen, size);
    print.shapes.into_iter().map(|shape| shape.placed(placed)).collect()
}

/// Between a print and a belt below it, and a collar above it, in units: on a page a crayon's width of white.
const ABOVE_A_BELT: f64 = 12.0;
const BELOW_A_COLLAR: f64 = 8.0;

/// Where a print is, and how large, that a belt leaves whole.
fn above_the_belt((at, size): (Point, f64), print: Rect, (wear, build): (&Wear, &Build)) -> (Point, f64) {
    let belt = match wear.front {
        Front::Emblem => -22.0,
        Front::Pouch => -build.trunk * 0.23,
        Front::Star | Front::Number if wear.is_tucked() => -27.0,
        _ => return (at, size),
    };
    let (top, low) = (BELOW_A_COLLAR - build.trunk + dip(wear), belt - ABOVE_A_BELT);
    let size = size.min((low - top) / print.height());
    (Point::new(at.x, at.y.min(low - print.y1 * size).max(top - print.y0 * size)), size)
}

/// Whether a fine gown hangs, or lies in a lap, and has its print there, where there is more room than between puffed sleeves.
pub(super) fn is_on_the_skirt(wear: &Wear, stance: &Stance) -> bool {
    let climbs = stance.steps_up() && !stance.kneels();
    let hangs = !(stance.crosses_legs() || stance.lies() || climbs);
    let is_fine = matches!(wear.front, Front::Sash | Front::Bodice);
    wear.shows.is_some() && is_fine && wear.is_long() && hangs
}

/// How much larger a print is at most on a skirt, which has the room.
const AMPLE: f64 = 1.4;
/// A smaller one than this is left out, for no crayon fits it; up to that it needs the hem's room too.
pub(super) const LEAST: f64 = 0.72;
pub(super) const GOOD: f64 = 1.06;

/// The print of a hobby amid a skirt, whole within so much of its cloth and at least so large.
pub(super) fn on_the_skirt(wear: &Wear, at: Point, (room, least): (Size, f64)) -> Vec<Shape> {
    let Some(hobby) = wear.shows else { return Vec::new() };
    let print = Art::of(drawn(hobby));
    let own = print.bounds();
    let size = (room.width / own.width()).min(room.height / own.height()).min(AMPLE);
    if size < least {
        return Vec::new();
    }
    let way = if wear.mirrored { -1.0 } else { 1.0 };
    let placed = Affine::translate(at.to_vec2())
        * Affine::scale_non_uniform(way * size, size)
        * Affine::translate(-own.center().to_vec2());
    print.shapes.into_iter().map(|shape| shape.placed(placed)).collect()
}

/// The sign of a hobby alone: small, on a hat or a satchel, a dress would be a ghost.
pub(in crate::hero) fn badge(hobby: Hobby) -> Vec<Shape> {
    match hobby {
        Hobby::Dancing => bow(Pen::Outline),
        _ => drawn(hobby),
    }
}

/// How wide a print is.
const fn wide(hobby: Hobby) -> f64 {
    match hobby {
        Hobby::Reading | Hobby::Gaming | Hobby::Cooking => 54.0,
        Hobby::Art => 55.0,
        Hobby::Dancing => 60.0,
        _ => 47.0,
    }
}

/// Where a front has its print, and how large: amid the chest, below the collar.
fn place(wear: &Wear, build: &Build) -> Option<(Point, f64)> {
    let t = build.trunk;
    let (y, size) = match wear.front {
        Front::Star | Front::Number => (0.45, 1.1),
        Front::Stripes => (0.47, 0.96),
        Front::Bib => (0.36, 1.0),
        Front::Pouch => (0.5, 0.9),
        Front::Zip => (0.44, 1.06),
        Front::Sash => (0.56, 0.9),
        Front::Belly => (0.4, 1.1),
        Front::Crest | Front::Lapels => (0.34, 0.9),
        Front::Neckerchief => (0.28, 0.84),
        Front::Emblem => (0.52, 1.04),
        Front::Plate => (0.47, 0.92),
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

/// The print of a hobby: one or two areas that a crayon fits, and upon them lines that divide none and dots of ink.
fn drawn(hobby: Hobby) -> Vec<Shape> {
    // However small, it is no detail that a full page could do without.
    let pen = Pen::Outline;
    match hobby {
        Hobby::Sports => ball(pen),
        Hobby::Music => note(pen),
        Hobby::Art => palette(pen),
        Hobby::Science => flask(pen),
        Hobby::Reading => book(pen),
        Hobby::Gaming => controller(pen),
        Hobby::Nature => flower(pen),
        Hobby::Cooking => hat(pen),
        Hobby::Magic => wand(pen),
        Hobby::Dancing => tutu(pen),
    }
}

fn line(path: BezPath) -> Shape {
    Shape::line(path, Pen::Inner)
}

/// A dot of ink.
fn dot(x: f64, y: f64, radius: f64) -> Shape {
    Shape::solid(circle((x, y), radius))
}

/// A football: a black patch amid it, from which seams run outwards, each ending before it divides the ball. Around a white
/// patch there would be no room for a crayon.
fn ball(pen: Pen) -> Vec<Shape> {
    let corner = |step: i32, far: f64| Point::ORIGIN + toward(180.0 - 72.0 * f64::from(step)) * far;
    let patch: Vec<Point> = (0..5).map(|step| corner(step, 7.0)).collect();
    let seam = |step: i32| line(stroke(corner(step, 6.0).into(), corner(step, 15.0).into()));
    let ball = Shape::area(circle((0.0, 0.0), 24.0), tints::ORANGE, pen);
    [ball, Shape::solid(polygon(&patch))].into_iter().chain((0..5).map(seam)).collect()
}

/// An eighth, its flag in the wind.
fn note(pen: Pen) -> Vec<Shape> {
    let head = ellipse((-8.0, 15.0), 15.5, 12.0, -0.3);
    let stem = polygon(&[(-1.5, -27.0), (7.5, -27.0), (7.5, 14.0), (-1.5, 14.0)].map(Point::from));
    let flag = closed(
        (-1.5, -27.0),
        &[
            [1.5, -27.0, 4.5, -27.0, 7.5, -27.0],
            [9.0, -17.0, 27.0, -15.0, 24.0, 7.0],
            [21.0, -2.0, 13.0, -6.0, 7.5, -6.0],
            [4.5, -6.0, 1.5, -6.0, -1.5, -6.0],
            [-1.5, -13.0, -1.5, -20.0, -1.5, -27.0],
        ],
    );
    vec![Shape::area(united(&[head, stem, flag]), tints::RED, pen)]
}

/// With four colours and room for a thumb.
fn palette(pen: Pen) -> Vec<Shape> {
    let board = closed(
        (-28.0, 2.0),
        &[
            [-29.0, -14.0, -14.0, -21.0, 2.0, -21.0],
            [19.0, -21.0, 29.0, -10.0, 28.0, 4.0],
            [27.0, 15.0, 18.0, 20.0, 11.0, 18.0],
            [4.0, 16.0, 5.0, 10.0, -1.0, 11.0],
            [-8.0, 12.0, -3.0, 21.0, -11.0, 22.0],
            [-21.0, 23.0, -28.0, 14.0, -28.0, 2.0],
        ],
    );
    let colors = [(-17.0, 6.0), (-12.0, -8.0), (3.0, -11.0), (17.0, 2.0)].map(|(x, y)| dot(x, y, 3.2));
    [Shape::area(board, tints::SAND, pen)].into_iter().chain(colors).collect()
}

/// With a lip, half full; its level ends before it divides it, and two marks tell how much there is.
fn flask(pen: Pen) -> Vec<Shape> {
    let glass = symmetric(
        (0.0, -27.0),
        &[
            [5.0, -27.0, 9.0, -27.0, 13.0, -27.0],
            [16.0, -27.0, 16.0, -21.5, 12.5, -21.0],
            [10.0, -20.0, 9.5, -15.0, 9.5, -9.0],
            [14.0, 2.0, 20.0, 11.0, 23.0, 17.0],
            [25.0, 22.0, 22.0, 25.0, 17.0, 25.0],
            [10.0, 25.0, 4.0, 25.0, 0.0, 25.0],
        ],
    );
    let level = open((-17.5, 7.0), &[[-11.0, 2.0, -6.0, 3.0, -2.0, 6.0], [1.0, 8.5, 4.0, 9.0, 7.0, 8.0]]);
    let mark = |x: f64, y: f64| line(stroke((x, y), (x - 7.0, y)));
    vec![Shape::area(glass, tints::LIME, pen), line(level), mark(11.5, -4.0), mark(21.5, 15.0)]
}

/// Open.
fn book(pen: Pen) -> Vec<Shape> {
    let page = closed(
        (0.0, -13.0),
        &[
            [7.0, -22.0, 18.0, -23.0, 26.0, -19.0],
            [26.0, -7.0, 26.0, 5.0, 26.0, 15.0],
            [18.0, 11.0, 7.0, 13.0, 0.0, 21.0],
            [0.0, 10.0, 0.0, 0.0, 0.0, -13.0],
        ],
    );
    vec![Shape::area(mirror(&page), tints::WHITE, pen), Shape::area(page, tints::WHITE, pen)]
}

/// A cross and two buttons.
fn controller(pen: Pen) -> Vec<Shape> {
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
        line(stroke((-19.0, -5.0), (-8.0, -5.0))),
        line(stroke((-13.5, -10.5), (-13.5, 0.5))),
        dot(9.5, -1.5, 3.2),
        dot(17.0, -8.5, 3.2),
    ]
}

/// On a stem with two leaves.
fn flower(pen: Pen) -> Vec<Shape> {
    let stem = open((0.0, 31.0), &[[1.0, 24.0, -1.0, 14.0, 0.0, 8.0]]);
    // A line each: between two edges of a leaf there is no room for a crayon.
    let leaf = |side: f64| open((0.0, 30.0), &[[side * 6.0, 30.0, side * 15.0, 28.0, side * 19.0, 20.0]]);
    let petals: Vec<Point> =
        (0..5).map(|step| Point::new(0.0, -8.0) + toward(180.0 - 72.0 * f64::from(step)) * 17.0).collect();
    vec![
        Shape::line(stem, Pen::Outline),
        line(leaf(-1.0)),
        line(leaf(1.0)),
        Shape::area(scallops(&petals, 0.62), tints::PINK, pen),
        dot(0.0, -8.0, 4.0),
    ]
}

/// A chef's: three puffs above a tall band.
fn hat(pen: Pen) -> Vec<Shape> {
    let band = polygon(&[(-17.0, -8.0), (17.0, -8.0), (16.0, 25.0), (-16.0, 25.0)].map(Point::from));
    let puffs = [(-15.0, -8.0, 12.0), (0.0, -15.0, 13.0), (15.0, -8.0, 12.0)];
    let puffs = puffs.map(|(x, y, radius)| circle((x, y), radius));
    let hat = united(&[&[band], puffs.as_slice()].concat());
    // From the dents between the puffs, and from one side: nothing amid it that could be a face.
    let hem = open((-16.3, 11.0), &[[-8.0, 13.0, 0.0, 13.0, 7.0, 12.0]]);
    let fold = |side: f64| {
        let bend = [side * 9.5, -15.5, side * 7.5, -11.5, side * 6.5, -6.0];
        line(open((side * 12.0, -19.0), &[bend]))
    };
    vec![Shape::area(hat, tints::WHITE, pen), line(hem), fold(-1.0), fold(1.0)]
}

/// A star on a stick, both one area, and sparks.
fn wand(pen: Pen) -> Vec<Shape> {
    let stick = polygon(&[(-25.0, 23.0), (1.0, -10.0), (8.0, -4.0), (-18.0, 29.0)].map(Point::from));
    let whole = united(&[stick, star(Point::new(7.0, -8.0), 20.0)]);
    vec![
        Shape::area(whole, tints::YELLOW, pen),
        dot(-18.0, -9.0, 2.8),
        dot(-10.0, -25.0, 2.8),
        dot(20.0, 17.0, 2.8),
    ]
}

/// A ballerina's dress: straps, a bodice and a wide frilled skirt in folds.
fn tutu(pen: Pen) -> Vec<Shape> {
    let dress = symmetric(
        (0.0, -13.0),
        &[
            [3.0, -17.0, 7.0, -19.0, 11.0, -17.0],
            [11.0, -10.0, 9.0, -4.0, 9.0, 1.0],
            [18.0, 3.0, 27.0, 10.0, 30.0, 17.0],
            [29.0, 23.0, 22.0, 24.0, 19.0, 19.5],
            [17.0, 26.0, 8.0, 26.0, 6.0, 21.5],
            [4.0, 25.0, 2.0, 25.0, 0.0, 25.0],
        ],
    );
    let strap = |side: f64| {
        let strap = open((side * 10.0, -17.0), &[[side * 10.0, -22.0, side * 8.0, -26.0, side * 5.0, -29.0]]);
        Shape::line(strap, pen)
    };
    let fold = |side: f64| {
        line(open((side * 8.0, 4.0), &[[side * 11.0, 7.0, side * 14.0, 10.0, side * 15.0, 13.0]]))
    };
    vec![strap(-1.0), strap(1.0), Shape::area(dress, tints::PINK, pen), fold(-1.0), fold(1.0)]
}

/// A dancer's bow: two loops and a knot.
fn bow(pen: Pen) -> Vec<Shape> {
    let around = |side: f64| {
        let curves = [
            [side * 9.0, -15.0, side * 20.0, -20.0, side * 28.0, -17.0],
            [side * 33.0, -8.0, side * 33.0, 8.0, side * 28.0, 17.0],
            [side * 20.0, 20.0, side * 9.0, 15.0, 0.0, 0.0],
        ];
        let mut path = open((0.0, 0.0), &curves);
        path.close_path();
        Shape::area(path, tints::PINK, pen)
    };
    vec![around(-1.0), around(1.0), Shape::area(ellipse((0.0, 0.0), 9.0, 10.5, 0.0), tints::YELLOW, pen)]
}

#[cfg(test)]
mod tests {
    use kurbo::{ParamCurve as _, PathSeg, Shape as _};

    use super::*;
    use crate::Detail;

    #[test]
    fn every_hobby_has_a_print_of_few_areas_that_a_crayon_fits() {
        for hobby in Hobby::ALL {
            let shapes = drawn(*hobby);
            let areas: Vec<_> = shapes.iter().filter(|shape| shape.tint.is_some()).collect();
            assert!((1..=4).contains(&areas.len()), "{hobby:?}: {} areas", areas.len());
            for area in areas {
                let own = area.path.bounding_box();
                assert!(own.width().min(own.height()) > 11.0, "{hobby:?}: {own}");
            }
            // No black but dots and a football's patch.
            let ink = shapes.iter().filter(|shape| shape.pen == Some(Pen::Solid));
            let largest = ink.map(|dot| dot.path.area().abs()).fold(0.0, f64::max);
            assert!(largest < 120.0, "{hobby:?}: {largest} square units of ink");
            let whole = shapes.iter().map(|shape| shape.path.bounding_box());
            let whole = whole.reduce(|all, next| all.union(next)).expect("a print");
            assert!(whole.width().max(whole.height()) < 64.0, "{hobby:?}: {whole}");
        }
    }

    #[test]
    fn no_mark_is_amid_a_print_where_it_would_be_a_face() {
        for hobby in [Hobby::Cooking, Hobby::Science] {
            let shapes = drawn(hobby);
            let print = shapes.iter().find(|shape| shape.tint.is_some()).expect("an area");
            let edge: Vec<Point> = print.path.segments().flat_map(along).collect();
            for mark in shapes.iter().filter(|shape| shape.tint.is_none()) {
                let ends = mark.path.segments().flat_map(|part| [part.start(), part.end()]);
                let nearest = ends.flat_map(|end| edge.iter().map(move |at| at.distance(end)));
                assert!(nearest.fold(f64::MAX, f64::min) < 2.5, "{hobby:?}: {:?}", mark.bounds());
            }
        }
    }

    /// Points along a piece of an edge.
    fn along(part: PathSeg) -> impl Iterator<Item = Point> {
        (0..=20).map(move |step| part.eval(f64::from(step) / 20.0))
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
            assert_eq!(prints(pose), 1, "{pose:?}: a chef's hat");
        }
    }
}
