//! What becomes of a line, stretch by stretch.

use kurbo::{CubicBez, ParamCurve, ParamCurveArclen, PathSeg, Point, Rect, Shape as _};

use super::sheet::Sheet;
use super::specks::Speck;

/// How exactly a line is measured, in units.
const ACCURACY: f64 = 0.5;
/// How closely it is looked at, in units along it.
const STEP: f64 = 1.0;
/// What is farther from where a line clings, in units, is no nub, dash or stub that is left there.
const FAR: f64 = 40.0;

/// What becomes of a short stretch of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    Stays,
    /// Something nearer hides it.
    Hidden,
    /// It is one with another line.
    Clings,
    Goes,
}

impl Fate {
    /// Whether nothing of it is left to see.
    pub(super) const fn is_gone(self) -> bool {
        matches!(self, Self::Clings | Self::Goes)
    }
}

/// The line of a shape, and what happened near it.
pub(super) struct Line<'a> {
    shape: usize,
    width: f64,
    /// Around where lines were let go, and where it clings, as far as it reaches aside.
    changed: Vec<Rect>,
    clings: Vec<Rect>,
    /// Around all of it of which it is asked what is seen.
    asked: Vec<Rect>,
    specks: Vec<&'a Speck>,
}

impl<'a> Line<'a> {
    /// That of a shape of a page, so many units wide.
    pub(super) fn of(sheet: &'a Sheet, shape: usize, width: f64) -> Self {
        let own = sheet.grid.bounds[shape].inflate(width, width);
        let changed = sheet.changed.iter().filter(|changed| changed.overlaps(own));
        let clings = sheet.clinging.get(&shape).into_iter().flatten();
        Self {
            shape,
            width,
            changed: changed.map(|rect| rect.inflate(width, width)).collect(),
            clings: clings.clone().map(|rect| rect.inflate(width, width)).collect(),
            asked: clings.map(|rect| rect.inflate(width + FAR, width + FAR)).collect(),
            specks: sheet.specks.iter().filter(|speck| speck.is_of(shape)).collect(),
        }
    }

    fn is_changed(&self, around: Rect) -> bool {
        self.changed.iter().any(|changed| changed.overlaps(around))
    }

    /// What becomes of the stretches of a segment, from its start to its end; none where all of it stays.
    pub(super) fn fates(&self, sheet: &Sheet, segment: PathSeg) -> Vec<Fate> {
        let hull = hull(segment);
        let clings: Vec<&Rect> = self.clings.iter().filter(|near| near.overlaps(hull)).collect();
        let is_changed = self.is_changed(hull) && self.is_changed(segment.bounding_box());
        // Of a line that clings somewhere near it is asked what of it is seen.
        if !is_changed && !self.asked.iter().any(|near| near.overlaps(hull)) {
            return Vec::new();
        }
        let steps = libm::ceil(length_of(segment) / STEP).max(1.0) as usize;
        let fate = |at: Point| self.fate(sheet, at, || clings.iter().any(|near| near.contains(at)));
        match segment {
            PathSeg::Line(line) => middles(line, steps).map(fate).collect(),
            PathSeg::Quad(curve) => middles(curve, steps).map(fate).collect(),
            PathSeg::Cubic(curve) => middles(curve, steps).map(fate).collect(),
        }
    }

    /// What becomes of a line at a point, where it may cling to another or not.
    fn fate(&self, sheet: &Sheet, at: Point, may_cling: impl Fn() -> bool) -> Fate {
        if self.specks.iter().any(|speck| speck.is_at(at, self.width / 2.0)) {
            return Fate::Goes;
        }
        match sheet.grid.cell(at) {
            Some(cell) if sheet.let_go.has(cell) => Fate::Goes,
            Some(cell) if sheet.grid.shape(cell) == Some(self.shape) && sheet.clings.has(cell) => {
                Fate::Clings
            }
            Some(cell) if sheet.grid.shape(cell) == Some(self.shape) && sheet.grid.is_ink(cell) => {
                Fate::Stays
            }
            // An edge of it may be seen beside the line that hides it.
            Some(cell) if may_cling() && sheet.is_under_a_line(self.shape, cell) => Fate::Clings,
            _ => Fate::Hidden,
        }
    }
}

impl Sheet<'_> {
    /// Whether the ink of a line that is as wide at least hides this one.
    fn is_under_a_line(&self, index: usize, cell: usize) -> bool {
        let wide = |shape: usize| self.drawing.shapes[shape].pen.map(|pen| self.drawing.page.pens.width(pen));
        let near = self.line_at(cell).filter(|near| *near > index && wide(*near) >= wide(index));
        near.is_some() && !self.goes_at(cell)
    }
}

/// The middles of so many stretches of a curve.
fn middles(curve: impl ParamCurve, steps: usize) -> impl Iterator<Item = Point> {
    (0..steps).map(move |step| curve.eval((step as f64 + 0.5) / steps as f64))
}

/// Around the control points of a segment, whose coordinates are numbers.
fn hull(segment: PathSeg) -> Rect {
    let least = |a: f64, b: f64| if b < a { b } else { a };
    let most = |a: f64, b: f64| if b > a { b } else { a };
    let with = |Rect { x0, y0, x1, y1 }: Rect, Point { x, y }: Point| {
        Rect::new(least(x0, x), least(y0, y), most(x1, x), most(y1, y))
    };
    let [first, others @ ..] = control_points(segment);
    others.into_iter().fold(Rect::new(first.x, first.y, first.x, first.y), with)
}

/// Of a segment as a cubic curve.
pub(super) fn control_points(segment: PathSeg) -> [Point; 4] {
    let CubicBez { p0, p1, p2, p3 } = segment.to_cubic();
    [p0, p1, p2, p3]
}

/// How long a segment is, in units, to within [`ACCURACY`]: between its chord and its control points where those are nearly
/// the same, as most are.
pub(crate) fn length_of(segment: PathSeg) -> f64 {
    let [from, one, two, to] = control_points(segment);
    let (chord, around) = (from.distance(to), from.distance(one) + one.distance(two) + two.distance(to));
    if around - chord < 2.0 * ACCURACY { chord.midpoint(around) } else { segment.arclen(ACCURACY) }
}
