//! The borders of a planar map as curves. Each piece of border between two junctions is fitted once, so the
//! areas on both sides meet exactly.

use std::collections::BTreeMap;

use kurbo::{BezPath, Point};

use crate::fit::{fit, fit_closed};
use crate::map::Map;

/// A corner of samples: column, row.
type Corner = (usize, usize);

/// A border between two junctions, or a whole ring.
pub(crate) struct Arc {
    pub(crate) curve: BezPath,
    from: Corner,
    to: Corner,
    /// The regions on both sides when walking from `from`.
    pub(crate) left: u32,
    pub(crate) right: u32,
}

/// Every border of `map` once.
pub(crate) fn arcs(map: &Map) -> Vec<Arc> {
    let mut net = Net { map, walked: vec![[false; 2]; (map.width + 1) * (map.height + 1)] };
    let corners = || (1..map.height).flat_map(|y| (1..map.width).map(move |x| (x, y)));
    let mut arcs = Vec::new();
    // What is left after all that starts at a junction is rings.
    for fewest in [3, 2] {
        for at in corners() {
            let ways = net.ways(at);
            if ways.len() >= fewest {
                arcs.extend(ways.into_iter().filter_map(|way| net.walk(at, way)));
            }
        }
    }
    arcs
}

/// Steps right, down, left, up.
const WAYS: [(isize, isize); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

struct Net<'a> {
    map: &'a Map,
    /// Of each corner: whether the side to the right of it, and the one below it, was walked.
    walked: Vec<[bool; 2]>,
}

impl Net<'_> {
    /// The regions left and right of a step from a corner.
    fn sides(&self, (x, y): Corner, way: usize) -> (u32, u32) {
        let at = |column: usize, row: usize| self.map.labels[row * self.map.width + column];
        match way {
            0 => (at(x, y - 1), at(x, y)),
            1 => (at(x, y), at(x - 1, y)),
            2 => (at(x - 1, y), at(x - 1, y - 1)),
            _ => (at(x - 1, y - 1), at(x, y - 1)),
        }
    }

    /// The borders that meet at a corner.
    fn ways(&self, at: Corner) -> Vec<usize> {
        (0..4)
            .filter(|way| {
                let (left, right) = self.sides(at, *way);
                left != right
            })
            .collect()
    }

    /// Marks a step; false where it was marked before.
    fn mark(&mut self, (x, y): Corner, way: usize) -> bool {
        let (corner, side) = match way {
            0 => ((x, y), 0),
            1 => ((x, y), 1),
            2 => ((x - 1, y), 0),
            _ => ((x, y - 1), 1),
        };
        let mark = &mut self.walked[corner.1 * (self.map.width + 1) + corner.0][side];
        !std::mem::replace(mark, true)
    }

    /// Follows a border to the next junction or round to its start; `None` where it was walked before.
    fn walk(&mut self, from: Corner, way: usize) -> Option<Arc> {
        let (left, right) = self.sides(from, way);
        let (mut at, mut way) = (from, way);
        let mut middles = Vec::new();
        while self.mark(at, way) {
            let next = (at.0.wrapping_add_signed(WAYS[way].0), at.1.wrapping_add_signed(WAYS[way].1));
            middles.push(point(at).midpoint(point(next)));
            at = next;
            let ways = self.ways(at);
            if at == from || ways.len() != 2 {
                break;
            }
            let back = (way + 2) % 4;
            way = ways.into_iter().find(|other| *other != back)?;
        }
        if middles.is_empty() {
            return None;
        }
        let junction = self.ways(from).len() > 2;
        let curve = if at == from && !junction {
            fit_closed(&middles)
        } else {
            let points: Vec<Point> = [point(from)].into_iter().chain(middles).chain([point(at)]).collect();
            let mut curve = BezPath::new();
            curve.move_to(points[0]);
            fit(&mut curve, &points);
            curve
        };
        Some(Arc { curve, from, to: at, left, right })
    }
}

fn point((x, y): Corner) -> Point {
    Point::new(x as f64, y as f64)
}

/// A closed border of one region and the regions beyond it.
pub(crate) struct Loop {
    pub(crate) path: BezPath,
    pub(crate) beyond: Vec<u32>,
    /// Signed: positive where the region is inside.
    pub(crate) area: f64,
}

/// The loops of the region for whose members `inside` is true.
pub(crate) fn loops(arcs: &[Arc], inside: impl Fn(u32) -> bool) -> Vec<Loop> {
    let mut ways: BTreeMap<Corner, Vec<(&Arc, bool)>> = BTreeMap::new();
    for arc in arcs {
        match (inside(arc.left), inside(arc.right)) {
            (false, true) => ways.entry(arc.from).or_default().push((arc, true)),
            (true, false) => ways.entry(arc.to).or_default().push((arc, false)),
            _ => {}
        }
    }
    let mut loops = Vec::new();
    while let Some(start) = ways.keys().next().copied() {
        let mut path = BezPath::new();
        let mut beyond = Vec::new();
        let mut at = start;
        while let Some((arc, forward)) = ways.get_mut(&at).and_then(Vec::pop) {
            ways.retain(|_, left| !left.is_empty());
            append(&mut path, &arc.curve, forward);
            beyond.push(if forward { arc.left } else { arc.right });
            at = if forward { arc.to } else { arc.from };
            if at == start {
                break;
            }
        }
        if !matches!(path.elements().last(), Some(kurbo::PathEl::ClosePath)) {
            path.close_path();
        }
        let area = kurbo::Shape::area(&path);
        loops.push(Loop { path, beyond, area });
    }
    loops
}

fn append(path: &mut BezPath, curve: &BezPath, forward: bool) {
    let curve = if forward { curve.clone() } else { curve.reverse_subpaths() };
    let skip = usize::from(!path.elements().is_empty());
    for element in curve.elements().iter().skip(skip) {
        path.push(*element);
    }
}
