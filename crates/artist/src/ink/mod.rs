//! The last look before the ink dries: the craft laws of a page, kept.
//!
//! Where outlines cross by chance they enclose slivers that no crayon could color. A sliver is *merged* with
//! the neighbour behind the farthest line around it (that piece of line goes), or, where that is not clear,
//! closed with ink as an illustrator's brush would. Where there is too much to color, inner details of things
//! go first, small parts become one with what they grow from, and then things of the setting go, what the place
//! is known by last. The hero and the lettering keep all that a crayon fits; of small details in faces, eyes' lights
//! and mouths, as many stay as a page may have.

mod area;
mod bits;
mod calm;
mod capsule;
mod cells;
mod clip;
mod clots;
mod corrections;
mod cut;
mod depth;
mod details;
mod dim;
mod faces;
mod fates;
mod followed;
mod grid;
mod hint;
mod labelled;
mod mask;
mod peeks;
mod regions;
mod scenery;
mod sheet;
mod sheets;
mod slivers;
mod specks;
mod unite;
mod white;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use drawing::{Drawing, Length, Pen, Shape};
use kurbo::Rect;

use calm::Survey;
use corrections::Corrections;
pub(crate) use fates::length_of;
use grid::Grid;
use regions::Regions;
use sheet::Sheet;

use crate::size::COUNTS;

/// The outline of a small area, in square units.
const INK_OF_AN_AREA: f64 = 400.0;
/// The share of a line's far side that makes a neighbour the one a sliver belongs to.
const CLEARLY: f64 = 0.6;
/// No black circle wider than this comes about, in units: with the lines around it a gap may be black, a hand may not.
const BLACKEST: f64 = Length::mm(4.4).units();
/// How many small areas faces have at least, the hero's lights, and at most.
const FACE_DETAILS: RangeInclusive<usize> = 2..=5;

/// What a group of shapes is on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Layer {
    Setting,
    Hero,
    Thing,
    Lettering,
    Frame,
}

/// To which group each shape belongs, and what each group is.
#[derive(Debug, Clone, Default)]
pub(crate) struct Layers {
    /// One number a shape.
    pub(crate) groups: Vec<usize>,
    /// One layer a group.
    pub(crate) layers: Vec<Layer>,
    /// Shapes of silhouettes that are drawn with the inner pen.
    pub(crate) lightened: BTreeSet<usize>,
    /// Shapes of a small thing that the shape before them is a part of, too: a fish's head after its tail.
    pub(crate) joined: BTreeSet<usize>,
    /// Shapes of what hands hold: a fist is never left with nothing in it.
    pub(crate) held: BTreeSet<usize>,
    /// Lands out of which rises what the place is known by: they are the last to go.
    pub(crate) telling: BTreeSet<usize>,
    /// Groups nobody would miss who came besides, where there is too much to color: the first goes first.
    pub(crate) spare: Vec<usize>,
}

impl Layers {
    /// What the group of a shape is.
    pub(crate) fn of(&self, shape: usize) -> Layer {
        self.layers[self.groups[shape]]
    }
}

/// What a page must keep to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rules<'a> {
    /// A circle of this many units fits every area.
    pub(crate) narrowest: f64,
    /// No more areas than this.
    pub(crate) most: usize,
    /// No more than this share of the page is ink.
    pub(crate) darkest: f64,
    /// Left alone.
    pub(crate) faces: &'a [Rect],
    /// What the place is known by: the last to go.
    pub(crate) landmarks: &'a [Rect],
}

/// A page that keeps the rules.
pub(crate) struct Settled {
    pub(crate) drawing: Drawing,
    /// Which of the spare groups had to go.
    pub(crate) gone: BTreeSet<usize>,
    /// How many areas it has to color.
    pub(crate) areas: usize,
    /// The share of it that is ink.
    pub(crate) ink: f64,
}

/// The page, keeping the rules as far as lines can be let go.
pub(crate) fn settled(mut drawing: Drawing, layers: &Layers, rules: Rules) -> Settled {
    let sheet = Sheet::of(&drawing, layers);
    let excess = Excess::of(&sheet, rules);
    if excess.is_within(CLOSE_ENOUGH) {
        let corrections = Corrections::of(retouched(sheet, rules, Effort::First));
        return corrections.applied(drawing, BTreeSet::new());
    }
    let survey = Survey::of(&sheet, rules);
    let known = (sheet.grid, Some(sheet.regions));
    let calm = survey.calm(layers, (excess, 0));
    let effort = if calm.falls_short { Effort::Last } else { Effort::First };
    let taken = calm.take_from(&mut drawing, rules.narrowest);
    let calmed = retouched(repainted(known, (&drawing, layers), &taken), rules, effort);
    let rest = Excess::of(&calmed, rules);
    if rest.is_within(CLOSE_ENOUGH) {
        return Corrections::of(calmed).applied(drawing, calm.guests);
    }
    // Uniting parts may do less than was hoped: then more has to go.
    taken.into_iter().for_each(|(index, shape)| drawing.shapes[index] = shape);
    let mut lighter = Cow::Borrowed(layers);
    let (survey, known) = if rest.outlines > CLOSE_ENOUGH.outlines {
        lighten(&mut drawing, lighter.to_mut(), rest.outlines);
        let sheet = Sheet::of(&drawing, &lighter);
        (Survey::of(&sheet, rules), (sheet.grid, Some(sheet.regions)))
    } else {
        // Lines of it were let go.
        (survey, (Grid::of(&drawing), None))
    };
    let calm = survey.calm(&lighter, (excess.and(rest), rest.areas));
    let taken = calm.take_from(&mut drawing, rules.narrowest);
    let calmed = retouched(repainted(known, (&drawing, &lighter), &taken), rules, Effort::Last);
    Corrections::of(calmed).applied(drawing, calm.guests)
}

/// A drawing that was painted on a grid, whose regions may be known, before shapes of it were taken.
fn repainted<'a>(
    (mut grid, regions): (Grid, Option<Regions>),
    (drawing, layers): (&'a Drawing, &'a Layers),
    taken: &[(usize, Shape)],
) -> Sheet<'a> {
    let anew = grid.repaint(drawing, taken.iter().map(|(index, _)| *index));
    let regions = match regions {
        Some(known) if anew.is_empty() => known,
        Some(known) => known.again(&grid, &anew),
        None => Regions::of(&grid),
    };
    Sheet::on((grid, regions), drawing, layers)
}

/// Whether enough can go from a page, or all that can was, or would be, not enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Effort {
    First,
    Last,
}

/// With the ink of more small outlines than this too many, guests are drawn lighter too.
const DARK: usize = 7;

/// Draws the place and the frame with the inner pen, and where a page is much too dark all but the hero.
fn lighten(drawing: &mut Drawing, layers: &mut Layers, too_many: usize) {
    for (index, shape) in drawing.shapes.iter_mut().enumerate() {
        let is_lighter = match layers.of(index) {
            Layer::Setting | Layer::Frame => true,
            Layer::Thing => too_many > DARK,
            Layer::Hero | Layer::Lettering => false,
        };
        if shape.pen == Some(Pen::Outline) && is_lighter {
            shape.pen = Some(Pen::Inner);
            layers.lightened.insert(index);
        }
    }
}

/// With no more than this left over, a page keeps the craft table and is not calmed, or not again.
const CLOSE_ENOUGH: Excess = Excess { areas: 1, outlines: 2 };

/// What a page has too much of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Excess {
    /// So many areas to color.
    areas: usize,
    /// The ink of about so many small outlines.
    outlines: usize,
}

impl Excess {
    fn is_within(self, most: Self) -> bool {
        self.areas <= most.areas && self.outlines <= most.outlines
    }

    fn of(sheet: &Sheet, rules: Rules) -> Self {
        let Grid { width, height, .. } = sheet.grid;
        let all = (width * height) as f64;
        Self {
            areas: count(sheet).saturating_sub(rules.most),
            outlines: libm::ceil(((darkness(sheet) - rules.darkest) * all).max(0.0) / INK_OF_AN_AREA)
                as usize,
        }
    }

    fn and(self, more: Self) -> Self {
        Self { areas: self.areas + more.areas, outlines: self.outlines + more.outlines }
    }
}

/// Lines let go and gaps closed.
fn retouched<'a>(mut sheet: Sheet<'a>, rules: Rules, effort: Effort) -> Sheet<'a> {
    unite::unite_parts(&mut sheet, rules);
    slivers::close(&mut sheet, rules);
    if effort == Effort::Last {
        unite::unite_more(&mut sheet, rules);
    }
    sheet
}

/// The share of a page that is ink.
fn darkness(sheet: &Sheet) -> f64 {
    let Grid { width, height, .. } = sheet.grid;
    let white: usize = sheet.regions.list.iter().map(|region| region.area).sum();
    (width * height).saturating_sub(white) as f64 / (width * height) as f64
}

/// How many areas there are to color.
fn count(sheet: &Sheet) -> usize {
    sheet.regions.list.iter().filter(|region| region.area as f64 >= COUNTS).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Page, Tint};
    use figures::path::polygon;
    use kurbo::{Point, Shape as _, Vec2};
    use scene::Complexity;

    #[test]
    fn both_eyes_of_a_face_are_lit_or_both_are_dark() {
        for faces in 1..=8_u32 {
            let center = |face: u32| {
                Point::new(70.0 + f64::from(face % 4) * 120.0, 120.0 + f64::from(face / 4) * 200.0)
            };
            let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
            let mut layers = Layers {
                groups: Vec::new(),
                layers: vec![Layer::Thing; faces as usize],
                ..Layers::default()
            };
            let mut lights = Vec::new();
            for face in 0..faces {
                let head = kurbo::Circle::new(center(face), 45.0).to_path(0.1);
                drawing.shapes.push(Shape::area(head, Tint::PAPER, Pen::Outline));
                for side in [-1.0, 1.0] {
                    let eye = center(face) + Vec2::new(side * 18.0, 0.0);
                    // One eye is a little larger: its light was kept, and the other's was not.
                    let light = eye + Vec2::new(-1.5, -1.5);
                    let size = if side > 0.0 { 2.9 } else { 2.5 };
                    drawing.shapes.push(Shape::solid(kurbo::Circle::new(eye, 6.5).to_path(0.1)));
                    drawing
                        .shapes
                        .push(Shape::patch(kurbo::Circle::new(light, size).to_path(0.1), Tint::PAPER));
                    lights.push(light);
                }
                layers.groups.resize(drawing.shapes.len(), face as usize);
            }
            let around: Vec<Rect> =
                (0..faces).map(|face| Rect::from_center_size(center(face), (70.0, 40.0))).collect();
            let rules = Rules {
                narrowest: crate::narrowest_white(),
                most: 60,
                darkest: 0.5,
                faces: &around,
                landmarks: &[],
            };
            let drawing = settled(drawing, &layers, rules).drawing;
            let grid = Grid::of(&drawing);
            let lit = |at: &Point| grid.cell(*at).is_some_and(|cell| !grid.is_ink(cell));
            let pairs: Vec<bool> = lights.chunks(2).map(|pair| lit(&pair[0]) == lit(&pair[1])).collect();
            assert!(pairs.iter().all(|same| *same), "{faces}: {pairs:?}");
            assert!(lit(&lights[0]) || faces > 1, "one face keeps its lights");
            let pupils =
                drawing.shapes.iter().filter(|shape| shape.pen == Some(Pen::Solid)).map(Shape::bounds);
            let dots = pupils.filter(|pupil| pupil.width() < 11.0).count();
            let dark = pairs.len() - lights.chunks(2).filter(|pair| lit(&pair[0])).count();
            assert_eq!(dots, 2 * dark, "{faces}: an eye without a light is a dot");
        }
    }

    #[test]
    fn stars_keep_their_points_however_they_are_turned() {
        let star = |center: Point, radius: f64, turn: f64| {
            let point = |index: u32| {
                let angle = core::f64::consts::PI * f64::from(index) / 5.0 + turn;
                let reach = if index.is_multiple_of(2) { radius } else { radius * 0.52 };
                center + Vec2::new(libm::cos(angle), libm::sin(angle)) * reach
            };
            Shape::area(polygon(&(0..10).map(point).collect::<Vec<_>>()), Tint::PAPER, Pen::Inner)
        };
        for page in 0..100 {
            let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
            drawing.shapes = (0..40)
                .map(|index| {
                    let at =
                        Point::new(60.0 + f64::from(index % 6) * 80.0, 60.0 + f64::from(index / 6) * 90.0);
                    star(at, 18.0 + f64::from(page) * 0.21, f64::from(page * 40 + index) * 0.0137)
                })
                .collect();
            let stars: Vec<_> = drawing.shapes.iter().map(|star| star.path.clone()).collect();
            let sky = drawing.page.size.to_rect().to_path(0.1);
            drawing.shapes.insert(0, Shape::patch(sky, Tint::PAPER));
            let layers = Layers { groups: vec![0; 41], layers: vec![Layer::Setting], ..Layers::default() };
            let rules = Rules {
                narrowest: crate::narrowest_white(),
                most: 60,
                darkest: 0.5,
                faces: &[],
                landmarks: &[],
            };
            let settled = settled(drawing, &layers, rules).drawing;
            let kept = stars.iter().filter(|star| {
                settled.shapes.iter().any(|shape| shape.path == **star && shape.pen == Some(Pen::Inner))
            });
            assert_eq!(kept.count(), 40, "page {page}");
        }
    }

    #[test]
    fn what_a_hand_holds_stays_however_full_a_page_is() {
        let round = |at: (f64, f64), radius: f64, pen: Pen| {
            Shape::area(kurbo::Circle::new(at, radius).to_path(0.1), Tint::PAPER, pen)
        };
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        // A camera with a lens, a strap, and buttons on the coat behind it.
        let held = [round((270.0, 300.0), 60.0, Pen::Outline), round((270.0, 300.0), 16.0, Pen::Inner)];
        let strap = Shape::line(kurbo::Line::new((150.0, 200.0), (230.0, 255.0)).to_path(0.1), Pen::Outline);
        let coat = Shape::area(Rect::new(140.0, 150.0, 400.0, 500.0).to_path(0.1), Tint::PAPER, Pen::Outline);
        let buttons = (0..12).map(|index| {
            round(
                (162.0 + 19.5 * f64::from(index % 11), 440.0 + 30.0 * f64::from(index / 11)),
                11.0,
                Pen::Inner,
            )
        });
        drawing.shapes = std::iter::once(coat).chain(buttons).collect();
        let first = drawing.shapes.len();
        drawing.shapes.extend(held.iter().cloned().chain([strap.clone()]));
        let layers = Layers {
            groups: vec![0; drawing.shapes.len()],
            layers: vec![Layer::Hero],
            held: (first..drawing.shapes.len()).collect(),
            ..Layers::default()
        };
        let narrowest = crate::narrowest_white();
        for most in 0..20 {
            let rules = Rules { narrowest, most, darkest: 0.5, faces: &[], landmarks: &[] };
            let settled = settled(drawing.clone(), &layers, rules).drawing;
            for shape in held.iter().chain([&strap]) {
                assert!(settled.shapes.contains(shape), "{most}");
            }
            let kept = drawing.shapes.iter().filter(|shape| settled.shapes.contains(shape)).count();
            assert!(most > 0 || kept < drawing.shapes.len(), "buttons went");
        }
    }
}
