//! Lines let go: what stays of a line keeps its curve and ends round.

use std::f64::consts::PI;
use std::ops::Range;

use drawing::{Length, Pen, Shape};
use kurbo::{BezPath, ParamCurve, PathEl, PathSeg, Point};

use super::fates::{Fate, Line, control_points, length_of};
use super::sheet::Sheet;
use super::{Layer, Layers};

/// Less of a line, in units, is not worth leaving.
const SHORTEST: f64 = 1.5;
/// Less ink than this, in square units, is a crumb: a square millimetre, and more for what a printer and nearer things take
/// off.
const LEAST_INK: f64 = Length::mm(1.3).units() * Length::mm(1.3).units();
/// A line that runs along another goes where it does so for so long, in units.
const LEAST_CLINGING: f64 = 10.0;
const AROUND: usize = 4;
const WITHIN: usize = 4;
/// What is left of it between two such places is a dash up to so many widths.
const LONGEST_DASH: f64 = 5.0;
/// What is seen of it between such a place and where it ends or is hidden is a nub up to so many widths.
const LONGEST_NUB: f64 = 2.7;
/// What stays of it within so many steps ends beside it.
const NEXT_TO_IT: usize = 6;
/// What is left of a line that was cut and parts nothing is a stub up to so many widths.
const LONGEST_STUB: f64 = 3.0;
/// The same of a line that parted what is one now.
const LONGEST_REST: f64 = 8.0;
/// How far beyond a line's edge there is white, in units, if it is to be the outline of it.
const BESIDE: f64 = 1.5;

/// Whether a line parts two regions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Parting {
    Still,
    /// What it parted is one now.
    NoMore,
    /// A fold, a lash.
    Never,
}

/// A stretch of a segment, and its length in units.
struct Stretch {
    segment: usize,
    from: f64,
    to: f64,
    length: f64,
    fate: Fate,
}

impl Sheet<'_> {
    /// What is left of a shape where lines of the page were let go: its paint and the pieces of its line.
    /// `None`: all of it.
    pub(super) fn cut(&self, index: usize) -> Option<Vec<Shape>> {
        let shape = &self.drawing.shapes[index];
        let pen = shape.pen.filter(|pen| *pen != Pen::Solid && may_go(self.layers, index))?;
        let width = self.drawing.page.pens.width(pen);
        let clings = self.clinging.contains_key(&index);
        let own = self.grid.bounds[index].inflate(width, width);
        if !clings && !self.changed.iter().any(|changed| changed.overlaps(own)) {
            return None;
        }
        let subpaths: Vec<_> = subpaths(&shape.path).collect();
        let line = Line::of(self, index, width);
        let fates: Vec<Vec<Vec<Fate>>> = subpaths
            .iter()
            .map(|(segments, _)| segments.iter().map(|segment| line.fates(self, *segment)).collect())
            .collect();
        if !fates.iter().flatten().flatten().any(|fate| fate.is_gone()) {
            return None;
        }
        let what_is_left = |((segments, is_closed), fates): (&(Vec<PathSeg>, bool), &Vec<Vec<Fate>>)| {
            let mut stretches = stretches(segments, fates);
            let gap = stretches.iter().position(|stretch| stretch.fate.is_gone());
            let ring = *is_closed && gap.is_some();
            stretches.rotate_left(gap.filter(|_| ring).unwrap_or(0));
            self.wither(&mut stretches, segments, ring, width);
            self.keep_shut(index, &mut stretches, segments, width);
            (stretches, ring)
        };
        let left: Vec<(Vec<Stretch>, bool)> = subpaths.iter().zip(&fates).map(what_is_left).collect();
        if !left.iter().flat_map(|(stretches, _)| stretches).any(|stretch| stretch.fate.is_gone()) {
            return None;
        }
        let mut pieces = BezPath::new();
        for ((segments, _), (stretches, ring)) in subpaths.iter().zip(left) {
            for run in runs(&stretches, |stretch| stretch.fate.is_gone()) {
                let after = if run.end < stretches.len() { Some(run.end) } else { ring.then_some(0) };
                let beside = [run.start.checked_sub(1), after].map(|at| at.map(|at| stretches[at].fate));
                if !stretches[run.start].fate.is_gone() {
                    let (kept, is_cut) = seen(&stretches[run], beside);
                    let shorter = is_cut.map(|cut| if cut { width / 2.0 } else { 0.0 });
                    if !is_speck(kept, shorter, width) {
                        append(&mut pieces, segments, kept, shorter);
                    }
                }
            }
        }
        let paint = shape.tint.map(|tint| Shape::patch(shape.path.clone(), tint));
        let line = (!pieces.elements().is_empty()).then(|| Shape::line(pieces, pen));
        Some(paint.into_iter().chain(line).collect())
    }

    /// What clings stays where areas would be open to each other without it.
    fn keep_shut(&self, index: usize, stretches: &mut [Stretch], segments: &[PathSeg], width: f64) {
        if !stretches.iter().any(|stretch| stretch.fate.is_gone()) {
            return;
        }
        for run in runs(stretches, |stretch| stretch.fate == Fate::Clings) {
            if stretches[run.start].fate != Fate::Clings {
                continue;
            }
            let near = run.start.saturating_sub(NEXT_TO_IT)..(run.end + NEXT_TO_IT).min(stretches.len());
            let is_kept = |one: &&Stretch| one.fate == Fate::Stays;
            let kept = middles(stretches[near].iter().filter(is_kept), segments);
            let points = middles(&stretches[run.clone()], segments);
            if !self.stays_shut(index, &points, &kept, width) {
                stretches[run].iter_mut().for_each(|one| one.fate = Fate::Stays);
            }
        }
        self.without_dashes(index, stretches, segments, width);
        self.without_nubs(index, stretches, segments, width);
    }

    /// What is left between two pieces that are gone is a dash that nobody needs, where nothing opens without it.
    fn without_dashes(&self, index: usize, stretches: &mut [Stretch], segments: &[PathSeg], width: f64) {
        for run in runs(stretches, |stretch| stretch.fate.is_gone()) {
            let is_alone = beside(stretches, &run).iter().all(|fate| fate.is_some_and(Fate::is_gone));
            let is_dash = is_alone
                && length(&stretches[run.clone()]) < width * LONGEST_DASH
                && !self.is_fold(&stretches[run.clone()], segments);
            if !stretches[run.start].fate.is_gone() && is_dash {
                self.let_cling(index, &mut stretches[run], segments, width);
            }
        }
    }

    /// Whether a run is a fold that was left of a line on purpose.
    fn is_fold(&self, run: &[Stretch], segments: &[PathSeg]) -> bool {
        middles(run, segments)
            .into_iter()
            .any(|at| self.grid.cell(at).is_some_and(|cell| self.folds.has(cell)))
    }

    /// What begins, or comes out from behind a nearer thing, only to cling to its outline is a nub on it.
    fn without_nubs(&self, index: usize, stretches: &mut [Stretch], segments: &[PathSeg], width: f64) {
        for run in runs(stretches, |stretch| stretch.fate) {
            let is_nub = beside(stretches, &run).contains(&Some(Fate::Clings))
                && length(&stretches[run.clone()]) <= width * LONGEST_NUB;
            if stretches[run.start].fate == Fate::Stays && is_nub {
                self.let_cling(index, &mut stretches[run], segments, width);
            }
        }
    }

    /// Lets a run go with what clings beside it, where nothing opens without it.
    fn let_cling(&self, index: usize, run: &mut [Stretch], segments: &[PathSeg], width: f64) {
        if self.stays_shut(index, &middles(&*run, segments), &[], width) {
            run.iter_mut().for_each(|one| one.fate = Fate::Clings);
        }
    }

    /// Stubs go with what they stuck out of. A `ring` starts in a gap.
    fn wither(&self, stretches: &mut [Stretch], segments: &[PathSeg], ring: bool, width: f64) {
        if !stretches.iter().any(|stretch| stretch.fate == Fate::Goes) {
            return;
        }
        for run in runs(stretches, |stretch| stretch.fate) {
            let after = if run.end < stretches.len() { Some(run.end) } else { ring.then_some(0) };
            let beside = [run.start.checked_sub(1), after];
            let is_cut = beside.into_iter().flatten().any(|at| stretches[at].fate == Fate::Goes);
            let stub = &mut stretches[run];
            let length = length(stub);
            if stub[0].fate != Fate::Stays || !is_cut || length >= width * LONGEST_REST {
                continue;
            }
            let parting = stub.iter().map(|stretch| {
                let middle = segments[stretch.segment].eval((stretch.from + stretch.to) / 2.0);
                self.parting(middle, width / 2.0 + BESIDE)
            });
            // One that still parts something anywhere is needed.
            let longest = match parting.min() {
                Some(Parting::NoMore) => LONGEST_REST,
                Some(Parting::Never) => LONGEST_STUB,
                Some(Parting::Still) | None => 0.0,
            };
            if length < width * longest {
                stub.iter_mut().for_each(|stretch| stretch.fate = Fate::Goes);
            }
        }
    }

    /// What the line through a point parts.
    fn parting(&self, at: Point, reach: f64) -> Parting {
        let is_fold = self.grid.cell(at).is_some_and(|cell| self.folds.has(cell));
        let (mut first, mut now, mut parted) = (None, None, false);
        for cell in self.grid.disc(at, reach) {
            let Some(region) = self.regions.at(cell) else { continue };
            if *now.get_or_insert(region) != region {
                return Parting::Still;
            }
            if !self.let_go.has(cell) {
                let before = self.regions.first_at(cell);
                parted |= *first.get_or_insert(before) != before;
            }
        }
        if parted && !is_fold { Parting::NoMore } else { Parting::Never }
    }
}

/// The stretches of segments of which each has these fates, from its start to its end; none where all of it stays.
fn stretches(segments: &[PathSeg], fates: &[Vec<Fate>]) -> Vec<Stretch> {
    let mut stretches = Vec::with_capacity(fates.iter().map(|fates| fates.len().max(1)).sum());
    for (number, (segment, fates)) in segments.iter().zip(fates).enumerate() {
        let length = length_of(*segment);
        let fates = if fates.is_empty() { &[Fate::Stays] } else { fates.as_slice() };
        let steps = fates.len() as f64;
        stretches.extend(fates.iter().enumerate().map(|(step, fate)| {
            let (from, to) = (step as f64 / steps, (step + 1) as f64 / steps);
            Stretch { segment: number, from, to, length: length / steps, fate: *fate }
        }));
    }
    settle(&mut stretches);
    stretches
}

/// The middle of each of some stretches.
fn middles<'a>(stretches: impl IntoIterator<Item = &'a Stretch>, segments: &[PathSeg]) -> Vec<Point> {
    let middle = |one: &Stretch| segments[one.segment].eval((one.from + one.to) / 2.0);
    stretches.into_iter().map(middle).collect()
}

fn length(run: &[Stretch]) -> f64 {
    run.iter().map(|one| one.length).sum()
}

/// What becomes of the stretches before and after a run.
fn beside(stretches: &[Stretch], run: &Range<usize>) -> [Option<Fate>; 2] {
    [run.start.checked_sub(1), Some(run.end)].map(|at| Some(stretches.get(at?)?.fate))
}

/// Stretches side by side of which `what` is the same.
fn runs<K: PartialEq>(stretches: &[Stretch], what: impl Fn(&Stretch) -> K) -> Vec<Range<usize>> {
    let mut start = 0;
    let mut runs = Vec::new();
    for run in stretches.chunk_by(|one, next| what(one) == what(next)) {
        runs.push(start..start + run.len());
        start += run.len();
    }
    runs
}

/// A line clings to another where it does so for the most part of what is around, and one that only crosses it or ends
/// there does not.
fn settle(stretches: &mut [Stretch]) {
    let clings = |stretch: &Stretch| stretch.fate == Fate::Clings;
    if !stretches.iter().any(clings) {
        return;
    }
    // How many cling before each.
    let before: Vec<usize> = std::iter::once(0)
        .chain(stretches.iter().scan(0, |before, one| {
            *before += usize::from(clings(one));
            Some(*before)
        }))
        .collect();
    let most = |at: usize| {
        let near = at.saturating_sub(AROUND)..(at + AROUND + 1).min(stretches.len());
        (before[near.end] - before[near.start]) * 2 > near.len()
    };
    let mostly: Vec<bool> = (0..stretches.len()).map(most).collect();
    for (stretch, clings) in stretches.iter_mut().zip(mostly).filter(|(one, _)| one.fate != Fate::Goes) {
        stretch.fate = match (clings, stretch.fate) {
            (true, Fate::Stays) => Fate::Clings,
            (false, Fate::Clings) => Fate::Stays,
            (_, fate) => fate,
        };
    }
    for run in runs(stretches, clings) {
        let own = &mut stretches[run];
        if !clings(&own[0]) {
            continue;
        }
        if length(own) < LEAST_CLINGING {
            own.iter_mut().for_each(|one| one.fate = Fate::Stays);
        } else {
            // What stays ends well within the ink of the other.
            let (count, half) = (own.len(), own.len() / 2);
            own[..WITHIN.min(half)].iter_mut().for_each(|one| one.fate = Fate::Stays);
            own[count - WITHIN.min(half)..].iter_mut().for_each(|one| one.fate = Fate::Stays);
        }
    }
}

/// What frames the page and what is written on it stays as it is.
fn may_go(layers: &Layers, shape: usize) -> bool {
    !matches!(layers.of(shape), Layer::Frame | Layer::Lettering)
}

/// The segments of each subpath, and whether it ends where it starts.
fn subpaths(path: &BezPath) -> impl Iterator<Item = (Vec<PathSeg>, bool)> + '_ {
    let is_start = |element: &PathEl| matches!(element, PathEl::MoveTo(_));
    path.elements().chunk_by(move |_, next| !is_start(next)).map(|elements| {
        let is_point =
            |segment: &PathSeg| control_points(*segment).iter().all(|point| *point == segment.start());
        let segments: Vec<PathSeg> =
            kurbo::segments(elements.iter().copied()).filter(|segment| !is_point(segment)).collect();
        let is_closed = match (segments.first(), segments.last()) {
            (Some(first), Some(last)) => first.start() == last.end(),
            _ => false,
        };
        (segments, is_closed)
    })
}

/// A run without what is hidden next to what is gone `beside` it, where its round end would show beside what hides it;
/// and at which ends it is to be cut shorter yet: where it clings it ends in the ink of another.
fn seen(run: &[Stretch], beside: [Option<Fate>; 2]) -> (&[Stretch], [bool; 2]) {
    let is_seen = |stretch: &Stretch| stretch.fate != Fate::Hidden;
    let [before, after] = beside.map(|fate| fate.is_some_and(Fate::is_gone));
    let first = run.iter().position(is_seen).filter(|_| before).unwrap_or(0);
    let end = run.iter().rposition(is_seen).filter(|_| after).map_or(run.len(), |last| last + 1);
    let [before, after] = beside.map(|fate| fate == Some(Fate::Goes));
    (&run[first..end], [before && first == 0, after && end == run.len()])
}

/// Whether too little of a run, cut shorter at its ends, is seen for more than a crumb.
fn is_speck(run: &[Stretch], shorter: [f64; 2], width: f64) -> bool {
    let seen: f64 = run.iter().filter(|one| one.fate != Fate::Hidden).map(|one| one.length).sum();
    let drawn = (seen - shorter[0] - shorter[1]).max(SHORTEST);
    seen < SHORTEST || drawn * width + PI / 4.0 * width * width < LEAST_INK
}

/// Adds a run of stretches as one line, cut shorter at its ends, as far as it is long enough, for its round ends.
fn append(path: &mut BezPath, segments: &[PathSeg], run: &[Stretch], shorter: [f64; 2]) {
    let length = length(run);
    let share = ((length - SHORTEST) / (shorter[0] + shorter[1]).max(1e-9)).clamp(0.0, 1.0);
    let (start, end) = (shorter[0] * share, length - shorter[1] * share);
    let mut along = 0.0;
    let mut begun = false;
    for of_segment in run.chunk_by(|one, next| one.segment == next.segment) {
        let segment = segments[of_segment[0].segment];
        let mut kept: Option<(f64, f64)> = None;
        for stretch in of_segment {
            let at = |place: f64| {
                let (past, whole) = (place - along, stretch.length.max(1e-9));
                // Most stretches stay whole: for them nothing is divided.
                let share = if past <= 0.0 {
                    0.0
                } else if past < whole {
                    past / whole
                } else {
                    1.0
                };
                stretch.from + (stretch.to - stretch.from) * share
            };
            let (from, to) = (at(start), at(end));
            if from < to {
                kept = Some((kept.map_or(from, |(first, _)| first), to));
            }
            along += stretch.length;
        }
        if let Some((from, to)) = kept {
            let part = segment.subsegment(from..to);
            if !std::mem::replace(&mut begun, true) {
                path.move_to(part.start());
            }
            path.push(part.as_path_el());
        }
    }
}
