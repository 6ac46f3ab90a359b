//! Which borders are one line: where three meet, the two that stay when the weakest is gone.

use kurbo::Vec2;

use super::Arc;

/// A line through one or more arcs.
#[derive(Debug, Clone)]
pub(crate) struct Stroke {
    /// In order; `true` where an arc is walked from its end to its start.
    pub(crate) arcs: Vec<(usize, bool)>,
    /// Whether it ends where it starts.
    pub(crate) closed: bool,
}

/// Links arcs through their junctions. `level` says how late an arc disappears while detail is taken
/// away. At a junction of three the two highest are equal (joining regions is an ultrametric), so that a
/// stroke appears as a whole and never bends for a weaker one that ends at it.
pub(crate) fn strokes(arcs: &[Arc], level: &[f32]) -> Vec<Stroke> {
    let next = links(arcs, level);
    let mut done = vec![false; arcs.len()];
    let mut found = Vec::new();
    for first in 0..arcs.len() {
        if done[first] || arcs[first].on_rim() {
            continue;
        }
        if arcs[first].is_loop() {
            done[first] = true;
            found.push(Stroke { arcs: vec![(first, false)], closed: true });
            continue;
        }
        // Back to where the stroke begins, or once round.
        let (mut at, mut end) = (first, 0);
        let mut closed = false;
        while let Some((other, other_end)) = next[at][end] {
            (at, end) = (other, 1 - other_end);
            if at == first {
                closed = true;
                break;
            }
        }
        let mut stroke = Stroke { arcs: Vec::new(), closed };
        let (start, mut end) = (at, 1 - end);
        loop {
            done[at] = true;
            // `end` is the end it leaves by.
            stroke.arcs.push((at, end == 0));
            match next[at][end] {
                Some((other, _)) if other == start && closed => break,
                Some((other, other_end)) => (at, end) = (other, 1 - other_end),
                None => break,
            }
        }
        found.push(stroke);
    }
    found
}

/// For each end of each arc, which end of which arc it goes on with.
type Links = Vec<[Option<(usize, usize)>; 2]>;

fn links(arcs: &[Arc], level: &[f32]) -> Links {
    let mut ends: Vec<(u32, usize, usize)> = arcs
        .iter()
        .enumerate()
        .filter(|(_, arc)| !arc.on_rim() && !arc.is_loop())
        .flat_map(|(index, arc)| [(arc.ends[0], index, 0), (arc.ends[1], index, 1)])
        .collect();
    ends.sort_unstable();
    let mut next: Links = vec![[None; 2]; arcs.len()];
    for junction in ends.chunk_by(|one, other| one.0 == other.0) {
        let mut pairs: Vec<(f32, f64, usize, usize)> = Vec::new();
        for one in 0..junction.len() {
            for other in one + 1..junction.len() {
                let (a, b) = (&junction[one], &junction[other]);
                let weaker = level[a.1].min(level[b.1]);
                let bend = leaving(&arcs[a.1], a.2).dot(leaving(&arcs[b.1], b.2));
                if a.1 != b.1 && (bend < SHARPEST || junction.len() == 2) {
                    pairs.push((weaker, bend, one, other));
                }
            }
        }
        pairs.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.total_cmp(&other.1)));
        let mut used = vec![false; junction.len()];
        for (_, _, one, other) in pairs {
            if !used[one] && !used[other] {
                (used[one], used[other]) = (true, true);
                let (a, b) = (junction[one], junction[other]);
                next[a.1][a.2] = Some((b.1, b.2));
                next[b.1][b.2] = Some((a.1, a.2));
            }
        }
    }
    next
}

/// Cosine of the sharpest turn a stroke takes at a junction; what turns more is two strokes.
const SHARPEST: f64 = 0.6;

/// The direction in which an arc leaves one of its ends.
fn leaving(arc: &Arc, end: usize) -> Vec2 {
    let last = arc.points.len() - 1;
    let ahead = last.min(7);
    let (from, to) = if end == 0 { (0, ahead) } else { (last, last - ahead) };
    let way = arc.points[to] - arc.points[from];
    way / way.hypot2().sqrt().max(1e-9)
}
