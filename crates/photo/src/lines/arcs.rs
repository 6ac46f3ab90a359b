//! The borders of a label map along the cracks between pixels, each once, from junction to junction.

use std::iter;

use kurbo::Point;

use crate::regions::Labels;

/// What lies beyond the picture's edge.
pub(crate) const OUTSIDE: u32 = u32::MAX;

/// A border between two regions.
#[derive(Debug, Clone)]
pub(crate) struct Arc {
    /// Corners of pixels, each one pixel from the one before; a loop ends where it starts.
    pub(crate) points: Vec<Point>,
    /// The junctions at its ends; a loop's are its start.
    pub(crate) ends: [u32; 2],
    /// The region on the left of the way from start to end, where y runs down.
    pub(crate) left: u32,
    /// The region on the right.
    pub(crate) right: u32,
}

impl Arc {
    /// Whether it lies on the picture's edge.
    pub(crate) const fn on_rim(&self) -> bool {
        self.left == OUTSIDE || self.right == OUTSIDE
    }

    /// Whether it goes round without meeting a junction.
    pub(crate) const fn is_loop(&self) -> bool {
        self.ends[0] == self.ends[1] && self.points.len() > 4
    }
}

/// The outer border of the region called `name`, which does not touch the picture's edge; nothing where it does.
pub(crate) fn outlines(labels: &Labels, name: u32) -> Option<Vec<Point>> {
    let width = labels.width;
    let inside = || labels.of.iter().enumerate().filter(|(_, label)| **label == name).map(|(at, _)| at);
    let (left, right) = (inside().map(|at| at % width).min()?, inside().map(|at| at % width).max()?);
    let (top, low) = (inside().next()? / width, inside().next_back()? / width);
    let (left, top) = (left.checked_sub(1)?, top.checked_sub(1)?);
    let (columns, rows) = (right - left + 2, low - top + 2);
    let of = (0..columns * rows)
        .map(|at| {
            let (x, y) = (left + at % columns, top + at / columns);
            u32::from(labels.at(x as isize, y as isize) == Some(name))
        })
        .collect();
    let found = arcs(&Labels { width: columns, height: rows, of, count: 2 });
    let loops = found.into_iter().filter(|arc| !arc.on_rim() && arc.is_loop());
    let mut points = loops.map(|arc| arc.points).max_by_key(Vec::len)?;
    points.pop();
    for point in &mut points {
        *point += (left as f64, top as f64);
    }
    Some(points)
}

/// The borders inside the picture that go round without meeting a junction, region 1 always on the same side.
pub(crate) fn inner_loops(labels: &Labels) -> impl Iterator<Item = Vec<Point>> {
    arcs(labels).into_iter().filter(|arc| !arc.on_rim() && arc.ends[0] == arc.ends[1]).map(|mut arc| {
        arc.points.pop();
        if arc.left != 1 {
            arc.points.reverse();
        }
        arc.points
    })
}

/// Right, down, left, up.
const STEPS: [(isize, isize); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// All borders, those on the picture's edge included.
pub(crate) fn arcs(labels: &Labels) -> Vec<Arc> {
    let mut cracks = Cracks::of(labels);
    let corners = (0..=labels.height).flat_map(|y| (0..=labels.width).map(move |x| (x, y)));
    let (loops, junctions): (Vec<_>, Vec<_>) =
        corners.filter(|(x, y)| cracks.degree(*x, *y) > 0).partition(|(x, y)| cracks.degree(*x, *y) == 2);
    let mut found = Vec::new();
    // What begins at no junction is a loop.
    for (x, y) in junctions.into_iter().chain(loops) {
        for way in 0..4 {
            if cracks.is_open(x, y, way) {
                found.push(cracks.walk((x, y), way));
            }
        }
    }
    found
}

struct Cracks<'a> {
    labels: &'a Labels,
    /// For each corner whether the crack to its right and the one below it are there, and walked: bits.
    flags: Vec<u8>,
}

const ACROSS: u8 = 1;
const DOWN: u8 = 2;
const WALKED: u8 = 4;

impl<'a> Cracks<'a> {
    fn of(labels: &'a Labels) -> Self {
        let stride = labels.width + 1;
        let mut flags = vec![0; stride * (labels.height + 1)];
        let nothing: &[u32] = &[];
        let rows = || labels.of.chunks_exact(labels.width);
        let pairs = iter::once(nothing).chain(rows()).zip(rows().chain([nothing]));
        for (flags, (above, here)) in flags.chunks_exact_mut(stride).zip(pairs) {
            let mut left = None;
            for (x, flag) in flags.iter_mut().enumerate() {
                let label = here.get(x);
                *flag = ACROSS * u8::from(label != above.get(x)) + DOWN * u8::from(label != left);
                left = label;
            }
        }
        Self { labels, flags }
    }

    /// The index of the crack that leaves a corner one way, and which of the corner's two it is.
    fn crack(&self, x: usize, y: usize, way: usize) -> Option<(usize, u8)> {
        let stride = self.labels.width + 1;
        let at = y * stride + x;
        match way {
            0 => Some((at, ACROSS)),
            1 => Some((at, DOWN)),
            2 => (x > 0).then(|| (at - 1, ACROSS)),
            _ => (y > 0).then(|| (at - stride, DOWN)),
        }
    }

    fn is_there(&self, x: usize, y: usize, way: usize) -> bool {
        self.crack(x, y, way).is_some_and(|(at, kind)| self.flags[at] & kind != 0)
    }

    fn is_open(&self, x: usize, y: usize, way: usize) -> bool {
        self.crack(x, y, way).is_some_and(|(at, kind)| self.flags[at] & (kind | (kind * WALKED)) == kind)
    }

    fn degree(&self, x: usize, y: usize) -> usize {
        (0..4).filter(|way| self.is_there(x, y, *way)).count()
    }

    fn corner(&self, x: usize, y: usize) -> u32 {
        (y * (self.labels.width + 1) + x) as u32
    }

    fn walk(&mut self, (start_x, start_y): (usize, usize), start_way: usize) -> Arc {
        let (column, row) = (start_x as isize, start_y as isize);
        let label = |dx: isize, dy: isize| self.labels.at(column + dx, row + dy).unwrap_or(OUTSIDE);
        let (left, right) = match start_way {
            0 => (label(0, -1), label(0, 0)),
            1 => (label(0, 0), label(-1, 0)),
            2 => (label(-1, 0), label(-1, -1)),
            _ => (label(-1, -1), label(0, -1)),
        };
        let (mut x, mut y, mut way) = (start_x, start_y, start_way);
        let mut points = vec![Point::new(x as f64, y as f64)];
        loop {
            if let Some((at, kind)) = self.crack(x, y, way) {
                self.flags[at] |= kind * WALKED;
            }
            x = x.wrapping_add_signed(STEPS[way].0);
            y = y.wrapping_add_signed(STEPS[way].1);
            points.push(Point::new(x as f64, y as f64));
            if self.degree(x, y) != 2 {
                break;
            }
            match (0..4).find(|next| *next != (way + 2) % 4 && self.is_open(x, y, *next)) {
                Some(next) => way = next,
                None => break,
            }
        }
        Arc { points, ends: [self.corner(start_x, start_y), self.corner(x, y)], left, right }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_regions_share_each_border_once() {
        let of = vec![0, 0, 1, 0, 0, 1, 2, 2, 2];
        let labels = Labels { width: 3, height: 3, of, count: 3 };
        let arcs = arcs(&labels);
        let inner: Vec<_> = arcs.iter().filter(|arc| !arc.on_rim()).collect();
        assert_eq!(inner.len(), 3);
        let mut pairs: Vec<_> =
            inner.iter().map(|arc| (arc.left.min(arc.right), arc.left.max(arc.right))).collect();
        pairs.sort_unstable();
        assert_eq!(pairs, [(0, 1), (0, 2), (1, 2)]);
        let length: usize = arcs.iter().map(|arc| arc.points.len() - 1).sum();
        assert_eq!(length, 12 + 5);
    }

    #[test]
    fn an_island_is_a_loop() {
        let mut of = vec![0; 25];
        of[12] = 1;
        let arcs = arcs(&Labels { width: 5, height: 5, of, count: 2 });
        let island: Vec<_> = arcs.iter().filter(|arc| !arc.on_rim()).collect();
        assert_eq!(island.len(), 1);
        assert!(island[0].is_loop());
        assert_eq!(island[0].points.len(), 5);
    }
}
