//! Room for a crayon: whatever white the pens leave too narrow is given to a neighbour.

use drawing::Pen;

use super::{Graph, Labels, neighbours};
use crate::see::Seen;

/// What a region needs, in pixels.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Room {
    /// The width of the boldest line.
    pub(crate) pen: f32,
    /// The widths of the others.
    pub(crate) inner: f32,
    pub(crate) fine: f32,
    /// How much of the picture's edge the frame covers.
    pub(crate) frame: f32,
    /// The diameter of the smallest white circle to color.
    pub(crate) white: f32,
    pub(crate) millimetre: f32,
}

impl Room {
    /// The width of a line.
    pub(crate) const fn width(&self, pen: Pen) -> f32 {
        match pen {
            Pen::Outline => self.pen,
            Pen::Inner => self.inner,
            Pen::Fine => self.fine,
            Pen::Solid => 0.0,
        }
    }
}

/// White smaller than this, in square millimetres, is dust that nobody sees between lines.
const DUST: f32 = 0.2;
/// Rounds of giving away; each makes some regions larger, so that few are needed.
const ROUNDS: usize = 6;

/// The same regions, without the parts of them that have no room.
pub(crate) fn colorable(labels: &Labels, seen: &Seen, room: Room) -> Labels {
    let mut labels = labels.clone();
    for _ in 0..ROUNDS {
        match mended(&labels, &white_depths(&labels, room.pen / 2.0), seen, room) {
            Some(better) => labels = better,
            None => break,
        }
    }
    labels
}

/// The same regions, the white without room given to neighbours once; `None` where there is none. `depth` is
/// how far each pixel is from the nearest ink, below 0 in it.
pub(crate) fn mended(labels: &Labels, depth: &[f32], seen: &Seen, room: Room) -> Option<Labels> {
    let lobes = Lobes::of(labels, depth, room);
    let any = lobes.unfit.iter().any(|unfit| *unfit);
    any.then(|| lobes.given_away(&Graph::around(&lobes.labels, seen, |lobe| lobes.unfit[lobe as usize])))
}

/// Regions, cut where their white is pinched off.
struct Lobes {
    labels: Labels,
    /// Whether a lobe has too little room.
    unfit: Vec<bool>,
    /// What each lobe was part of.
    parent: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Lobes {
    fn of(labels: &Labels, depth: &[f32], room: Room) -> Self {
        let whites = whites(labels, depth);
        let needed = room.white / 2.0;
        // Every region first, with its fit whites; then each unfit white as a lobe of its own.
        let mut unfit = vec![true; labels.count];
        let mut parent: Vec<u32> = (0..labels.count as u32).collect();
        let mut lobe_of = vec![NONE; whites.deepest.len()];
        for (white, deepest) in whites.deepest.iter().enumerate() {
            if *deepest >= needed {
                let region = whites.region[white];
                unfit[region as usize] = false;
                lobe_of[white] = region;
            }
        }
        for (white, lobe) in lobe_of.iter_mut().enumerate() {
            let region = whites.region[white];
            if *lobe == NONE {
                let keeps =
                    unfit[region as usize] || whites.area[white] < DUST * room.millimetre * room.millimetre;
                *lobe = if keeps {
                    region
                } else {
                    unfit.push(true);
                    parent.push(region);
                    unfit.len() as u32 - 1
                };
            }
        }
        let of = spread(labels, &whites.of, &lobe_of);
        let labels = Labels { width: labels.width, height: labels.height, of, count: unfit.len() };
        Self { labels, unfit, parent }
    }

    /// Each unfit lobe, the smallest first, joins the neighbour it differs least from.
    fn given_away(&self, graph: &Graph) -> Labels {
        let mut best: Vec<Option<(f32, u32)>> = vec![None; graph.regions.len()];
        for border in &graph.borders {
            let regions = [&graph.regions[border.one as usize], &graph.regions[border.other as usize]];
            let near = border.length / libm::sqrtf(regions[0].area.min(regions[1].area).max(1.0));
            let difference =
                border.strength / border.length + 0.35 * regions[0].apart(regions[1]) - 0.04 * near.min(4.0);
            for (from, to) in [(border.one, border.other), (border.other, border.one)] {
                let own = self.unfit[from as usize] && self.parent[from as usize] == to;
                let better = best[from as usize].is_none_or(|(least, _)| difference < least);
                if !own && better {
                    best[from as usize] = Some((difference, to));
                }
            }
        }
        let mut order: Vec<usize> = (0..self.unfit.len()).filter(|lobe| self.unfit[*lobe]).collect();
        order.sort_by(|one, other| graph.regions[*one].area.total_cmp(&graph.regions[*other].area));
        let mut joined: Vec<u32> = (0..graph.regions.len() as u32).collect();
        for lobe in order {
            let fallback = Some(self.parent[lobe]).filter(|parent| *parent as usize != lobe);
            if let Some(to) = best[lobe].map(|(_, to)| to).or(fallback) {
                let (from, to) = (find(&mut joined, lobe as u32), find(&mut joined, to));
                joined[from as usize] = to;
            }
        }
        let names: Vec<u32> = (0..joined.len() as u32).map(|region| find(&mut joined, region)).collect();
        self.labels.renamed(|label| names[label as usize])
    }
}

fn find(joined: &mut [u32], mut region: u32) -> u32 {
    while joined[region as usize] != region {
        joined[region as usize] = joined[joined[region as usize] as usize];
        region = joined[region as usize];
    }
    region
}

/// Connected parts of the page that stay white when the pen has been along all lines.
struct Whites {
    of: Vec<u32>,
    region: Vec<u32>,
    deepest: Vec<f32>,
    area: Vec<f32>,
}

fn whites(labels: &Labels, depth: &[f32]) -> Whites {
    let mut found =
        Whites { of: vec![NONE; depth.len()], region: Vec::new(), deepest: Vec::new(), area: Vec::new() };
    let mut stack = Vec::new();
    for start in 0..depth.len() {
        if found.of[start] != NONE || depth[start] <= 0.0 {
            continue;
        }
        let white = found.region.len() as u32;
        let (mut deepest, mut area) = (start, 0.0);
        found.of[start] = white;
        stack.push(start);
        while let Some(at) = stack.pop() {
            if depth[at] > depth[deepest] {
                deepest = at;
            }
            area += 1.0;
            for next in neighbours(at, labels.width, labels.height) {
                if found.of[next] == NONE && depth[next] > 0.0 {
                    found.of[next] = white;
                    stack.push(next);
                }
            }
        }
        found.region.push(labels.of[deepest]);
        found.deepest.push(depth[deepest]);
        found.area.push(area);
    }
    found
}

/// Every pixel to the lobe of the nearest white of its region, and to its region where that has none.
fn spread(labels: &Labels, whites: &[u32], lobe_of: &[u32]) -> Vec<u32> {
    let mut of = vec![NONE; whites.len()];
    let mut queue = std::collections::VecDeque::new();
    for (at, white) in whites.iter().enumerate() {
        if *white != NONE {
            of[at] = lobe_of[*white as usize];
            queue.push_back(at);
        }
    }
    while let Some(at) = queue.pop_front() {
        for next in alike(labels, at) {
            if of[next] == NONE {
                of[next] = of[at];
                queue.push_back(next);
            }
        }
    }
    for (at, lobe) in of.iter_mut().enumerate() {
        if *lobe == NONE {
            *lobe = labels.of[at];
        }
    }
    of
}

/// How far each pixel's middle is from ink that covers this much of its region along the border.
fn white_depths(labels: &Labels, ink: f32) -> Vec<f32> {
    depths(labels).into_iter().map(|depth| depth - ink).collect()
}

/// The neighbours of a pixel in its own region.
fn alike(labels: &Labels, at: usize) -> impl Iterator<Item = usize> {
    neighbours(at, labels.width, labels.height).filter(move |next| labels.of[*next] == labels.of[at])
}

/// How far each pixel's middle is from the border of its region, in pixels (Felzenszwalb and
/// Huttenlocher, 2012). The picture's edge is a border.
pub(crate) fn depths(labels: &Labels) -> Vec<f32> {
    let (width, height) = (labels.width, labels.height);
    let far = ((width + height) * (width + height)) as f32;
    let mut squared: Vec<f32> = (0..labels.of.len())
        .map(|at| {
            let (x, y) = (at % width, at / width);
            let on_rim = x == 0 || y == 0 || x + 1 == width || y + 1 == height;
            if on_rim || alike(labels, at).count() < 4 { 0.0 } else { far }
        })
        .collect();
    let mut hull = Hull::new(width.max(height));
    let mut line = vec![0.0; width.max(height)];
    for x in 0..width {
        for y in 0..height {
            line[y] = squared[y * width + x];
        }
        hull.lowest(&mut line[..height]);
        for y in 0..height {
            squared[y * width + x] = line[y];
        }
    }
    for row in squared.chunks_exact_mut(width) {
        hull.lowest(row);
    }
    squared.iter().map(|squared| libm::sqrtf(*squared) + 0.5).collect()
}

/// The lower hull of parabolas.
struct Hull {
    at: Vec<usize>,
    from: Vec<f32>,
    height: Vec<f32>,
}

impl Hull {
    fn new(length: usize) -> Self {
        Self { at: vec![0; length], from: vec![0.0; length + 1], height: vec![0.0; length] }
    }

    fn lowest(&mut self, line: &mut [f32]) {
        let count = line.len();
        self.height[..count].copy_from_slice(line);
        let height = &self.height;
        let cross = |one: usize, other: usize| {
            let (a, b) = (one as f32, other as f32);
            ((height[other] + b * b) - (height[one] + a * a)) / (2.0 * (b - a))
        };
        let mut last = 0;
        self.at[0] = 0;
        self.from[0] = f32::NEG_INFINITY;
        self.from[1] = f32::INFINITY;
        for next in 1..count {
            let mut start = cross(self.at[last], next);
            while start <= self.from[last] {
                last -= 1;
                start = cross(self.at[last], next);
            }
            last += 1;
            self.at[last] = next;
            self.from[last] = start;
            self.from[last + 1] = f32::INFINITY;
        }
        let mut piece = 0;
        for (x, out) in line.iter_mut().enumerate() {
            while self.from[piece + 1] < x as f32 {
                piece += 1;
            }
            let apart = x as f32 - self.at[piece] as f32;
            *out = apart * apart + height[self.at[piece]];
        }
    }
}
