//! All borders of a partition, calmed and fitted; any detail is a choice among them.

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Point, Rect};

use super::{Arc, Calm, Curve, OUTSIDE, Print, Stroke, arcs, smoothed, strokes};
use crate::analysis::Analysis;
use crate::hands::{Hands, each};
use crate::partition::Partition;
use crate::regions::Room;
use crate::settings::Style;

/// An island of ink is a speck if what surrounds it is smaller than this, in square millimetres.
const SPECK: f64 = 1.45;

/// Every border of the finest regions as a calm curve.
pub(crate) struct Lines {
    arcs: Vec<Arc>,
    curves: Vec<Curve>,
    /// How different the regions are that each arc tells apart.
    level: Vec<f32>,
    strokes: Vec<Stroke>,
    /// What each stroke is drawn with, whatever part of it is drawn.
    pens: Vec<Pen>,
}

impl Lines {
    /// Traces and calms every border.
    pub(crate) fn of(analysis: &Analysis, calm: Calm, partition: &Partition, hands: &dyn Hands) -> Self {
        let arcs = arcs(&partition.labels);
        let level: Vec<f32> = arcs
            .iter()
            .map(|arc| if arc.on_rim() { f32::INFINITY } else { partition.tree.between(arc.left, arc.right) })
            .collect();
        let strokes = strokes(&arcs, &level);
        let curves = vec![Curve::default(); arcs.len()];
        let mut lines = Self { curves, arcs, level, strokes, pens: Vec::new() };
        lines.pens = lines.strokes.iter().map(|stroke| lines.pen(partition, &stroke.arcs)).collect();
        lines.calm(analysis, calm, hands);
        lines.leave_out_specks(partition.room);
        lines
    }

    /// What was an island and is a dot of ink now, because it was calmed, is not drawn.
    fn leave_out_specks(&mut self, room: Room) {
        for (stroke, pen) in self.strokes.iter().zip(&self.pens) {
            let [(arc, _)] = stroke.arcs[..] else { continue };
            let corners = self.curves[arc].points().map(|point| Rect::from_points(point, point));
            let extent = corners.reduce(|one, other| one.union(other)).unwrap_or_default();
            let (pen, millimetre) = (f64::from(room.width(*pen)), f64::from(room.millimetre));
            let inked = extent.inflate(pen / 2.0, pen / 2.0).area();
            if stroke.closed && inked < SPECK * millimetre * millimetre {
                self.level[arc] = 0.0;
            }
        }
    }

    /// Calms every stroke, moves what ends at another onto it, and fits the curves.
    fn calm(&mut self, analysis: &Analysis, calm: Calm, hands: &dyn Hands) {
        let mut calmed = each(hands, &self.strokes, |stroke| {
            let points = stroke_points(&self.arcs, stroke);
            let evidence: Vec<f64> =
                points.iter().map(|point| f64::from(evidence(analysis, *point))).collect();
            smoothed(&points, &evidence, stroke.closed, calm)
        });
        let mut junctions = std::collections::BTreeMap::new();
        for (stroke, smooth) in self.strokes.iter().zip(&calmed) {
            let mut at = 0;
            for (index, (arc, backwards)) in stroke.arcs.iter().enumerate() {
                if stroke.closed || index > 0 {
                    junctions
                        .insert(self.arcs[*arc].ends[usize::from(*backwards)], smooth[at % smooth.len()]);
                }
                at += self.arcs[*arc].points.len() - 1;
            }
        }
        for (stroke, smooth) in self.strokes.iter().zip(&mut calmed) {
            if !stroke.closed {
                let (first, back) = stroke.arcs[0];
                let start = self.arcs[first].ends[usize::from(back)];
                let (last, back) = stroke.arcs[stroke.arcs.len() - 1];
                let end = self.arcs[last].ends[usize::from(!back)];
                pull(smooth, junctions.get(&start), calm.length);
                smooth.reverse();
                pull(smooth, junctions.get(&end), calm.length);
                smooth.reverse();
            }
        }
        let strokes: Vec<(&Stroke, &Vec<Point>)> = self.strokes.iter().zip(&calmed).collect();
        let fitted = each(hands, &strokes, |(stroke, smooth)| self.fitted(stroke, smooth));
        for (arc, curve) in fitted.into_iter().flatten() {
            self.curves[arc] = curve;
        }
        for (arc, curve) in self.arcs.iter().zip(&mut self.curves) {
            if arc.on_rim() {
                *curve = Curve::through(&arc.points, None, None);
            }
        }
    }

    /// The curves of a stroke's arcs, through its calmed points.
    fn fitted(&self, stroke: &Stroke, smooth: &[Point]) -> Vec<(usize, Curve)> {
        let count = smooth.len();
        let mut at = 0;
        let mut curves = Vec::with_capacity(stroke.arcs.len());
        for (arc, backwards) in &stroke.arcs {
            let steps = self.arcs[*arc].points.len() - 1;
            let mut points: Vec<Point> = (at..=at + steps).map(|index| smooth[index % count]).collect();
            let mut before = (stroke.closed || at > 0).then(|| smooth[(at + count - 1) % count]);
            let mut after =
                (stroke.closed || at + steps + 1 < count).then(|| smooth[(at + steps + 1) % count]);
            if *backwards {
                points.reverse();
                std::mem::swap(&mut before, &mut after);
            }
            curves.push((*arc, Curve::through(&points, before, after)));
            at += steps;
        }
        curves
    }

    /// Whether anything is at least this different.
    pub(crate) fn any(&self, threshold: f32) -> bool {
        self.level.iter().any(|level| level.is_finite() && *level >= threshold)
    }

    /// The page with the lines that tell apart what is at least this different.
    pub(crate) fn print(&self, partition: &Partition, threshold: f32, hands: &dyn Hands) -> Print {
        let (labels, room) = (&partition.labels, partition.room);
        let runs: Vec<_> = self.runs(threshold).collect();
        let halves: [_; 2] = runs.split_at(runs.len() / 2).into();
        let prints = each(hands, &halves, |runs| {
            let mut print = Print::framed((labels.width, labels.height), room);
            for (run, pen) in *runs {
                print.draw(run.iter().flat_map(|(arc, _)| self.curves[*arc].points()), room.width(*pen));
            }
            print
        });
        prints
            .into_iter()
            .reduce(Print::over)
            .unwrap_or_else(|| Print::framed((labels.width, labels.height), room))
    }

    /// The least difference at which all lines together take no more than `allowed` ink, in square pixels.
    pub(crate) fn affordable(&self, room: Room, allowed: f32) -> f32 {
        let mut costs: Vec<(f32, f32)> = Vec::new();
        for (stroke, pen) in self.strokes.iter().zip(&self.pens) {
            let cost = |arc: usize| self.arcs[arc].points.len() as f32 * room.width(*pen);
            costs.extend(stroke.arcs.iter().map(|(arc, _)| (self.level[*arc], cost(*arc))));
        }
        costs.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut sum = 0.0;
        let first_too_many = costs.iter().find(|(_, cost)| {
            sum += cost;
            sum > allowed
        });
        first_too_many.map_or(0.0, |(level, _)| level.next_up())
    }

    /// The stretches of strokes that tell apart what is at least this different, each with its pen.
    fn runs(&self, threshold: f32) -> impl Iterator<Item = (&[(usize, bool)], Pen)> {
        let seen = move |arc: &(usize, bool)| self.level[arc.0] >= threshold;
        let runs = self.strokes.iter().zip(&self.pens).flat_map(move |(stroke, pen)| {
            stroke.arcs.chunk_by(move |a, b| seen(a) == seen(b)).map(|run| (run, *pen))
        });
        runs.filter(move |(run, _)| seen(&run[0]))
    }

    /// The lines that tell apart what is at least this different.
    pub(crate) fn ink(&self, threshold: f32, shapes: &mut Vec<Shape>) {
        for (run, pen) in self.runs(threshold) {
            let (first, backwards) = run[0];
            let curve = &self.curves[first];
            let mut path = BezPath::new();
            path.move_to(if backwards { curve.end() } else { curve.start() });
            for (arc, backwards) in run {
                self.curves[*arc].append(&mut path, *backwards);
            }
            if self.closes(run) {
                path.close_path();
            }
            shapes.push(Shape::line(path, pen));
        }
    }

    /// Whether a stretch ends where it starts.
    fn closes(&self, run: &[(usize, bool)]) -> bool {
        let end =
            |(arc, backwards): (usize, bool), last: bool| self.arcs[arc].ends[usize::from(backwards != last)];
        end(run[0], false) == end(run[run.len() - 1], true)
    }

    /// Bold around the subject and where everything changes, light in the background.
    fn pen(&self, partition: &Partition, run: &[(usize, bool)]) -> Pen {
        let mut sums = [0.0_f32; 4];
        for (arc, _) in run {
            let Arc { left, right, points, .. } = &self.arcs[*arc];
            let sides = [*left, *right].map(|side| partition.subject[side as usize]);
            let length = points.len() as f32;
            sums[0] += length;
            sums[1] += length * sides[0].max(sides[1]);
            sums[2] += length * sides[0].min(sides[1]);
            sums[3] += length * self.level[*arc].min(2.6);
        }
        let [most, least, level] = [sums[1], sums[2], sums[3]].map(|sum| sum / sums[0]);
        let is_contour = partition.style == Style::Cartoon && most - least > 0.25 && level > 1.05;
        if is_contour || (level > 1.65 && most > 0.3) {
            Pen::Outline
        } else if most < 0.25 {
            Pen::Fine
        } else {
            Pen::Inner
        }
    }

    /// The regions that are at least this different, each in its mean colour.
    pub(crate) fn paint(
        &self,
        analysis: &Analysis,
        partition: &Partition,
        threshold: f32,
        shapes: &mut Vec<Shape>,
    ) {
        let root = partition.tree.cut(threshold);
        let name = |label: u32| if label == OUTSIDE { OUTSIDE } else { root[label as usize] };
        let mut sides: Vec<(u32, u32, u32, usize, bool)> = Vec::new();
        for (index, arc) in self.arcs.iter().enumerate() {
            let (left, right) = (name(arc.left), name(arc.right));
            if left == right {
                continue;
            }
            let [start, end] = arc.ends;
            if left != OUTSIDE {
                sides.push((left, start, end, index, false));
            }
            if right != OUTSIDE {
                sides.push((right, end, start, index, true));
            }
        }
        sides.sort_unstable();
        let tints = tints(analysis, partition, &root);
        for region in sides.chunk_by(|one, other| one.0 == other.0) {
            let mut used = vec![false; region.len()];
            let mut path = BezPath::new();
            for first in 0..region.len() {
                if used[first] {
                    continue;
                }
                let mut at = first;
                let (_, start, ..) = region[first];
                let (.., arc, backwards) = region[first];
                let curve = &self.curves[arc];
                path.move_to(if backwards { curve.end() } else { curve.start() });
                loop {
                    used[at] = true;
                    let (_, _, end, arc, backwards) = region[at];
                    self.curves[arc].append(&mut path, backwards);
                    if end == start {
                        break;
                    }
                    let from = region.partition_point(|side| side.1 < end);
                    let next = (from..region.len())
                        .take_while(|side| region[*side].1 == end)
                        .find(|side| !used[*side]);
                    match next {
                        Some(next) => at = next,
                        None => break,
                    }
                }
                path.close_path();
            }
            shapes.push(Shape::patch(path, tints[region[0].0 as usize]));
        }
    }
}

/// The mean colour of each root.
fn tints(analysis: &Analysis, partition: &Partition, root: &[u32]) -> Vec<Tint> {
    let top = root.iter().copied().max().map_or(0, |root| root as usize + 1);
    let mut sums = vec![[0_u64; 4]; top];
    for (label, pixel) in partition.labels.of.iter().zip(&analysis.pixels) {
        let sum = &mut sums[root[*label as usize] as usize];
        for (sum, part) in sum.iter_mut().zip(pixel) {
            *sum += u64::from(*part);
        }
        sum[3] += 1;
    }
    let mean = |sum: u64, count: u64| ((sum + count / 2) / count.max(1)) as u8;
    sums.iter()
        .map(|[red, green, blue, count]| Tint {
            red: mean(*red, *count),
            green: mean(*green, *count),
            blue: mean(*blue, *count),
        })
        .collect()
}

fn stroke_points(arcs: &[Arc], stroke: &Stroke) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    for (arc, backwards) in &stroke.arcs {
        points.pop();
        if *backwards {
            points.extend(arcs[*arc].points.iter().rev());
        } else {
            points.extend(&arcs[*arc].points);
        }
    }
    if stroke.closed {
        points.pop();
    }
    points
}

/// The strength of the border at a corner between pixels.
fn evidence(analysis: &Analysis, corner: Point) -> f32 {
    let (x, y) = (corner.x as isize, corner.y as isize);
    let best = &analysis.seen.edges.best;
    best.near(x, y).max(best.near(x - 1, y)).max(best.near(x, y - 1)).max(best.near(x - 1, y - 1))
}

/// Moves the start of a line to where it ought to be; what follows goes along, ever less.
fn pull(points: &mut [Point], to: Option<&Point>, length: f64) {
    let Some(to) = to else { return };
    let by = *to - points[0];
    for (step, point) in points.iter_mut().enumerate().take((4.0 * length) as usize + 2) {
        let far = step as f64 / (1.6 * length);
        *point += by * libm::exp(-far * far);
    }
}
