//! The middle line of a thin region: the brush stroke it stands for.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use kurbo::Point;

use crate::canvas::FINE;
use crate::map::Map;

/// A stroke or a branch shorter than this, in units, is not worth a line.
const SHORTEST: f64 = 9.0;
/// Branches to a line at most.
const BRANCHES: usize = 5;

/// The region's samples as a graph: steps cost less in the middle.
struct Strip {
    depth: Vec<u16>,
    width: usize,
    deepest: u16,
}

/// Middle lines of region `number`, the longest first, in samples of the whole map.
pub(crate) fn centrelines(map: &Map, number: u32) -> Vec<Vec<Point>> {
    let Some(region) = map.region(number) else { return Vec::new() };
    let (depth, width) = map.depths(number);
    let deepest = depth.iter().copied().max().unwrap_or(0);
    let strip = Strip { depth, width, deepest };
    let Some(any) = strip.depth.iter().position(|depth| *depth == deepest) else { return Vec::new() };
    let corner = Point::new(region.frame[0] as f64 - 0.5, region.frame[2] as f64 - 0.5);
    let Some(one_end) = strip.walk(&[any]).farthest() else { return Vec::new() };
    let walk = strip.walk(&[one_end]);
    let Some(other_end) = walk.farthest() else { return Vec::new() };
    let mut covered = walk.path(other_end);
    let mut lines = vec![covered.clone()];
    for _ in 0..BRANCHES {
        let walk = strip.walk(&covered);
        let Some(tip) = walk.farthest() else { break };
        let branch = walk.path(tip);
        if (branch.len() as f64) < SHORTEST * FINE {
            break;
        }
        covered.extend(&branch);
        lines.push(branch);
    }
    let reach = usize::from(deepest / 3);
    let to_points = |cells: Vec<usize>| -> Vec<Point> {
        cells.into_iter().map(|at| corner + ((at % width) as f64, (at / width) as f64)).collect()
    };
    lines
        .into_iter()
        .enumerate()
        .map(|(index, mut cells)| {
            // Round caps reach beyond the ends of a line; a branch starts on its stem.
            let trim = reach.min(cells.len() / 6);
            cells.drain(..trim);
            if index == 0 {
                cells.truncate(cells.len() - trim);
            }
            to_points(cells)
        })
        .filter(|points| points.len() as f64 > SHORTEST * FINE)
        .collect()
}

/// Least costs from a set of samples.
struct Walk {
    cost: Vec<u32>,
    from: Vec<usize>,
}

impl Strip {
    /// Dijkstra from `starts` over eight neighbours; cells near the rim cost more, so that paths keep to the
    /// middle.
    fn walk(&self, starts: &[usize]) -> Walk {
        let mut cost = vec![u32::MAX; self.depth.len()];
        let mut from = vec![usize::MAX; self.depth.len()];
        let mut open = BinaryHeap::new();
        for start in starts {
            cost[*start] = 0;
            open.push(Reverse((0, *start)));
        }
        while let Some(Reverse((spent, at))) = open.pop() {
            if spent > cost[at] {
                continue;
            }
            let width = self.width;
            let straight = [at - 1, at + 1, at - width, at + width].map(|next| (next, 5));
            let slanted =
                [at - width - 1, at - width + 1, at + width - 1, at + width + 1].map(|next| (next, 7));
            for (next, step) in straight.into_iter().chain(slanted) {
                if self.depth[next] == 0 {
                    continue;
                }
                let shallow = u32::from(self.deepest - self.depth[next]);
                let total = spent + step * (3 + shallow);
                if total < cost[next] {
                    (cost[next], from[next]) = (total, at);
                    open.push(Reverse((total, next)));
                }
            }
        }
        Walk { cost, from }
    }
}

impl Walk {
    fn farthest(&self) -> Option<usize> {
        let reached = self.cost.iter().enumerate().filter(|(_, cost)| **cost != u32::MAX);
        reached.max_by_key(|(_, cost)| **cost).map(|(at, _)| at)
    }

    /// From `tip` back to the nearest start.
    fn path(&self, tip: usize) -> Vec<usize> {
        std::iter::successors(Some(tip), |at| Some(self.from[*at]).filter(|from| *from != usize::MAX))
            .collect()
    }
}
