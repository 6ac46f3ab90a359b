//! Room for a crayon: whatever white the pens leave too narrow is given to a neighbour.

use drawing::Pen;

use super::near::{NONE, first, pieces, squared_distances};
use super::{Graph, Known, Labels, neighbours};
use crate::hands::Hands;
use crate::lines::SLIVER;
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

/// What is given away where there is no room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Gives {
    /// The part of a region that is pinched off.
    Lobes,
    /// All of the region, so that there are fewer of them each time.
    Regions,
}

/// Connected parts of the page that stay white when the pen has been along all lines.
pub(crate) struct Whites {
    /// Which of them each pixel of the photo is in; [`NONE`] in ink.
    pub(crate) of: Vec<u32>,
    /// Where in the photo each is deepest.
    pub(crate) at: Vec<usize>,
    /// The radius of the largest circle in each, in pixels of the photo.
    pub(crate) deepest: Vec<f32>,
    /// In pixels of the photo.
    pub(crate) area: Vec<f32>,
}

impl Whites {
    /// Of each pixel's distance to the nearest ink, in pixels.
    fn of(depth: &[f32], width: usize) -> Self {
        let inside: Vec<bool> = depth.iter().map(|depth| *depth > 0.0).collect();
        let (of, count) = pieces(width, &inside);
        let mut found = Self { of, at: vec![0; count], deepest: vec![0.0; count], area: vec![0.0; count] };
        for (at, white) in found.of.iter().enumerate().filter(|(_, white)| **white != NONE) {
            let white = *white as usize;
            found.area[white] += 1.0;
            if depth[at] > found.deepest[white] {
                (found.deepest[white], found.at[white]) = (depth[at], at);
            }
        }
        found
    }
}

/// The same regions, without the parts of them that have no room.
pub(crate) fn colorable(
    labels: &Labels,
    known: Known<'_>,
    seen: &Seen,
    room: Room,
    hands: &dyn Hands,
) -> Labels {
    let mut labels = labels.clone();
    for _ in 0..ROUNDS {
        let whites = Whites::of(&white_depths(&labels, room), labels.width);
        match mended((&labels, &whites), known, seen, (room, Gives::Lobes), hands) {
            Some(better) => labels = better,
            None => break,
        }
    }
    labels
}

/// The same regions, the white without room given to neighbours once; `None` where there is none. Regions do not give
/// way to slivers, which are inked.
pub(crate) fn mended(
    (labels, whites): (&Labels, &Whites),
    known: Known<'_>,
    seen: &Seen,
    (room, gives): (Room, Gives),
    hands: &dyn Hands,
) -> Option<Labels> {
    let least = if gives == Gives::Regions { SLIVER * room.millimetre } else { 0.0 };
    let lobes = Lobes::of(labels, whites, (room, least));
    let any = lobes.unfit.iter().any(|unfit| *unfit);
    any.then(|| {
        let graph = Graph::again(&lobes.labels, known, seen, |lobe| lobes.unfit[lobe as usize], hands);
        lobes.given_away(&graph, gives)
    })
}

/// Regions, cut where their white is pinched off.
struct Lobes {
    labels: Labels,
    /// Whether a lobe has too little room.
    unfit: Vec<bool>,
    /// What each lobe was part of.
    parent: Vec<u32>,
}

impl Lobes {
    /// Whites less deep than `least` are left where they are.
    fn of(labels: &Labels, whites: &Whites, (room, least): (Room, f32)) -> Self {
        let needed = room.white / 2.0;
        // Every region first, with its fit whites; then each unfit white as a lobe of its own.
        let mut unfit = vec![true; labels.count];
        let mut parent: Vec<u32> = (0..labels.count as u32).collect();
        let mut lobe_of = vec![NONE; whites.at.len()];
        for (white, deepest) in whites.deepest.iter().enumerate() {
            if *deepest >= needed {
                let region = labels.of[whites.at[white]];
                unfit[region as usize] = false;
                lobe_of[white] = region;
            }
        }
        for (white, lobe) in lobe_of.iter_mut().enumerate() {
            let region = labels.of[whites.at[white]];
            if *lobe == NONE {
                let is_dust = whites.area[white] < DUST * room.millimetre * room.millimetre;
                *lobe = if unfit[region as usize] || is_dust || whites.deepest[white] < least {
                    region
                } else {
                    unfit.push(true);
                    parent.push(region);
                    unfit.len() as u32 - 1
                };
            }
        }
        let of = spread(labels, whites, &lobe_of);
        let labels = Labels { width: labels.width, height: labels.height, of, count: unfit.len() };
        Self { labels, unfit, parent }
    }

    /// Each unfit lobe, the smallest first, joins the neighbour it differs least from.
    fn given_away(&self, graph: &Graph, gives: Gives) -> Labels {
        let best = self.likest(graph);
        let mut order: Vec<usize> = (0..self.unfit.len()).filter(|lobe| self.unfit[*lobe]).collect();
        order.sort_by(|one, other| graph.regions[*one].area.total_cmp(&graph.regions[*other].area));
        let mut joined: Vec<u32> = (0..graph.regions.len() as u32).collect();
        let mut join = |one: u32, other: u32| {
            let (one, other) = (first(&mut joined, one), first(&mut joined, other));
            joined[one as usize] = other;
        };
        for lobe in order {
            let parent = self.parent[lobe];
            match best[lobe] {
                Some((_, to)) => {
                    join(lobe as u32, to);
                    if gives == Gives::Regions {
                        join(parent, to);
                    }
                }
                None => join(lobe as u32, parent),
            }
        }
        let names: Vec<u32> = (0..joined.len() as u32).map(|region| first(&mut joined, region)).collect();
        self.labels.renamed(|label| names[label as usize])
    }

    /// For each unfit lobe the neighbour it differs least from, and how much; never of what it was part of.
    fn likest(&self, graph: &Graph) -> Vec<Option<(f32, u32)>> {
        let mut best: Vec<Option<(f32, u32)>> = vec![None; graph.regions.len()];
        for border in &graph.borders {
            let regions = [&graph.regions[border.one as usize], &graph.regions[border.other as usize]];
            let near = border.length / libm::sqrtf(regions[0].area.min(regions[1].area).max(1.0));
            let difference =
                border.strength / border.length + 0.35 * regions[0].apart(regions[1]) - 0.04 * near.min(4.0);
            for (from, to) in [(border.one, border.other), (border.other, border.one)] {
                let own = self.parent[from as usize] == self.parent[to as usize];
                let better = best[from as usize].is_none_or(|(least, _)| difference < least);
                if self.unfit[from as usize] && !own && better {
                    best[from as usize] = Some((difference, to));
                }
            }
        }
        best
    }
}

/// Every pixel to the lobe of the nearest white of its region, and to its region where that has none.
fn spread(labels: &Labels, whites: &Whites, lobe_of: &[u32]) -> Vec<u32> {
    let mut is_split = vec![false; labels.count];
    for (lobe, at) in lobe_of.iter().zip(&whites.at) {
        is_split[labels.of[*at] as usize] |= *lobe != labels.of[*at];
    }
    let mut of = labels.of.clone();
    let mut queue = std::collections::VecDeque::new();
    for (at, (lobe, white)) in of.iter_mut().zip(&whites.of).enumerate() {
        if is_split[*lobe as usize] {
            *lobe = if *white == NONE { NONE } else { lobe_of[*white as usize] };
            if *lobe != NONE {
                queue.push_back(at);
            }
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
    for (lobe, label) in of.iter_mut().zip(&labels.of).filter(|(lobe, _)| **lobe == NONE) {
        *lobe = *label;
    }
    of
}

/// How far each pixel's middle is from ink that covers half the boldest pen's width along every border.
fn white_depths(labels: &Labels, room: Room) -> Vec<f32> {
    let ink = room.pen / 2.0;
    let squares = squared_distances(&on_borders(labels), labels.width, (ink + room.white / 2.0) as u16 + 2);
    squares.iter().map(|square| libm::sqrtf(f32::from(*square)) + 0.5 - ink).collect()
}

/// Whether each pixel touches another region or the picture's edge.
pub(crate) fn on_borders(labels: &Labels) -> Vec<bool> {
    let (width, height) = (labels.width, labels.height);
    let mut on = vec![false; labels.of.len()];
    labels.cracks(0..height, |one, other| (on[one], on[other]) = (true, true));
    on[..width].fill(true);
    on[(height - 1) * width..].fill(true);
    for y in 0..height {
        (on[y * width], on[(y + 1) * width - 1]) = (true, true);
    }
    on
}

/// The neighbours of a pixel in its own region.
fn alike(labels: &Labels, at: usize) -> impl Iterator<Item = usize> {
    neighbours(at, labels.width, labels.height).filter(move |next| labels.of[*next] == labels.of[at])
}
