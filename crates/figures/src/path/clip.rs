//! What of an area lies within a convex one, as the frame of a page is: told edge by edge, where that is exact.

/// A closed outline as points.
type Ring = Vec<[f64; 2]>;

/// What of an area of these outlines lies within a convex one; `None` where that is not convex, or an outline leaves it more
/// than once, so that its parts would hang together along the edge.
pub(super) fn within(rings: &[Ring], area: &[[f64; 2]]) -> Option<Vec<Ring>> {
    let edges = edges(area)?;
    let mut left = Vec::with_capacity(rings.len());
    for ring in rings {
        let around = around(ring);
        let may_pass = |edge: &&Edge| edge.farthest(around) > 0.0;
        let passes = |edge: &Edge| ring.iter().any(|at| edge.beyond(*at) > 0.0);
        let passed: Vec<Edge> = edges.iter().filter(may_pass).copied().filter(passes).collect();
        if passed.is_empty() {
            left.push(ring.clone());
            continue;
        }
        if leaves(ring, &passed) > 1 {
            return None;
        }
        let mut ring = ring.clone();
        passed.iter().for_each(|edge| ring = edge.clipped(&ring));
        if ring.len() > 2 {
            left.push(ring);
        }
    }
    Some(left)
}

/// A straight line, of which one side is within.
#[derive(Debug, Clone, Copy)]
struct Edge {
    from: [f64; 2],
    along: [f64; 2],
}

impl Edge {
    /// How far a point is without, in lengths of the edge; less than nothing for one within.
    fn beyond(self, [x, y]: [f64; 2]) -> f64 {
        let Self { from, along } = self;
        (x - from[0]) * along[1] - (y - from[1]) * along[0]
    }

    /// How far the corner of a rectangle is without that is farthest.
    fn farthest(self, [[left, right], [top, bottom]]: [[f64; 2]; 2]) -> f64 {
        let across = if self.along[1] > 0.0 { right } else { left };
        self.beyond([across, if self.along[0] > 0.0 { top } else { bottom }])
    }

    /// What of an outline is within.
    fn clipped(self, ring: &[[f64; 2]]) -> Ring {
        let mut left = Ring::with_capacity(ring.len() + 2);
        let Some(mut last) = ring.last().map(|last| (*last, self.beyond(*last))) else { return left };
        for at in ring {
            let (from, before) = last;
            let beyond = self.beyond(*at);
            if (before > 0.0) != (beyond > 0.0) {
                let share = before / (before - beyond);
                left.push([0, 1].map(|axis| from[axis] + (at[axis] - from[axis]) * share));
            }
            if beyond <= 0.0 {
                left.push(*at);
            }
            last = (*at, beyond);
        }
        left
    }
}

/// From where to where an outline reaches, across and down.
fn around(ring: &[[f64; 2]]) -> [[f64; 2]; 2] {
    let mut around = [[f64::INFINITY, f64::NEG_INFINITY]; 2];
    for at in ring {
        for ([from, to], at) in around.iter_mut().zip(at) {
            (*from, *to) = (from.min(*at), to.max(*at));
        }
    }
    around
}

/// The edges of a convex outline; `None` of any other.
fn edges(area: &[[f64; 2]]) -> Option<Vec<Edge>> {
    let ends = || area.iter().zip(area.iter().cycle().skip(1));
    let turn: f64 = ends().map(|([ax, ay], [bx, by])| ax * by - bx * ay).sum();
    let edges: Vec<Edge> = ends()
        .map(|(from, to)| {
            let along = [to[0] - from[0], to[1] - from[1]];
            if turn > 0.0 {
                Edge { from: *from, along }
            } else {
                Edge { from: *from, along: along.map(|by| -by) }
            }
        })
        .filter(|edge| edge.along != [0.0; 2])
        .collect();
    let bends = edges.iter().zip(edges.iter().cycle().skip(1)).map(|(one, next)| {
        let bend = one.along[0] * next.along[1] - one.along[1] * next.along[0];
        if turn > 0.0 { bend } else { -bend }
    });
    let is_convex = edges.len() > 2 && bends.into_iter().all(|bend| bend > -STRAIGHT);
    is_convex.then_some(edges)
}

/// What bends back by no more, in square units, is as good as straight.
const STRAIGHT: f64 = 1e-6;

/// How often an outline goes from within to without.
fn leaves(ring: &[[f64; 2]], edges: &[Edge]) -> usize {
    let is_out = |at: &[f64; 2]| edges.iter().any(|edge| edge.beyond(*at) > 0.0);
    let mut leaves = 0;
    let mut was_out = ring.last().is_some_and(is_out);
    for at in ring {
        let is_out = is_out(at);
        leaves += usize::from(is_out && !was_out);
        was_out = is_out;
    }
    leaves
}

#[cfg(test)]
mod tests {
    use kurbo::{BezPath, Circle, Point, Rect, Shape as _};

    use super::super::{circle, polygon, rings, without};

    fn clipped(path: &BezPath, area: &BezPath) -> Option<f64> {
        let left = super::within(&rings(path), &rings(area)[0])?;
        let exact = without(path, &[without(path, std::slice::from_ref(area))]).area().abs();
        let own = super::super::of_rings(&[left]).area().abs();
        assert!((own - exact).abs() < 0.01, "{own} and not {exact}");
        Some(own)
    }

    #[test]
    fn what_a_frame_leaves_is_as_large_as_it_should_be() {
        let frame = Rect::new(0.0, 0.0, 100.0, 100.0).to_rounded_rect(20.0).to_path(0.05);
        let turned = frame.reverse_subpaths();
        for area in [&frame, &turned] {
            assert_eq!(clipped(&circle((50.0, 200.0), 20.0), area), Some(0.0));
            let whole = clipped(&circle((50.0, 50.0), 20.0), area).expect("it is within");
            assert!((whole - 1256.6).abs() < 10.0, "{whole}");
            let half = clipped(&circle((50.0, 100.0), 20.0), area).expect("it leaves once");
            assert!((half - 628.3).abs() < 5.0, "{half}");
            let corner = clipped(&circle((100.0, 100.0), 40.0), area).expect("it leaves once");
            assert!((1000.0..1256.6).contains(&corner), "{corner}");
        }
    }

    #[test]
    fn what_leaves_twice_and_what_is_not_convex_is_told_otherwise() {
        let frame = Rect::new(0.0, 0.0, 100.0, 100.0).to_path(0.1);
        let legs = [
            (20.0, 50.0),
            (80.0, 50.0),
            (80.0, 120.0),
            (60.0, 120.0),
            (60.0, 60.0),
            (40.0, 60.0),
            (40.0, 120.0),
            (20.0, 120.0),
        ];
        assert_eq!(clipped(&polygon(&legs.map(Point::from)), &frame), None);
        let moon = without(&circle((50.0, 50.0), 40.0), &[circle((70.0, 50.0), 40.0)]);
        assert_eq!(clipped(&Circle::new((50.0, 50.0), 20.0).to_path(0.1), &moon), None);
    }
}
