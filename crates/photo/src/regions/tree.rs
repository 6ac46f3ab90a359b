//! Joining regions two by two, the least different first: the order is a tree, and every cut through it
//! is a drawing of another detail.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use super::graph::{Border, Graph, Region};

/// Which regions became which, and how different they were.
#[derive(Debug, Clone)]
pub(crate) struct Tree {
    /// For each region, joined ones after the first ones, what it became part of; itself at the top.
    parent: Vec<u32>,
    /// For each region, how different its two parts were; 0 for the first ones. Always more than below it.
    pub(crate) level: Vec<f32>,
    /// How many regions there were at first.
    pub(crate) leaves: usize,
}

/// What makes two regions different; see [`merged`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct Taste {
    /// Of the mean strength of the border between them.
    pub(crate) border: f32,
    /// Of their mean colours.
    pub(crate) colour: f32,
    /// Of their histograms.
    pub(crate) spread: f32,
    /// Of their grain.
    pub(crate) grain: f32,
    /// Of skin beside quite another colour, as where a face ends and hair begins.
    pub(crate) face: f32,
    /// Regions smaller than about this, in pixels, are joined earlier.
    pub(crate) small: f32,
    /// How much earlier, 0–1.
    pub(crate) haste: f32,
    /// How much less borders in the background count, 0–1.
    pub(crate) subject: f32,
}

impl Taste {
    /// Subject and background alike; see [`Taste::small`].
    pub(crate) const fn plain(small: f32) -> Self {
        Self {
            border: 1.0,
            colour: 0.25,
            spread: 0.5,
            grain: 1.0,
            face: 1.0,
            small,
            haste: 0.25,
            subject: 0.0,
        }
    }

    /// How different two regions are.
    pub(crate) fn difference(&self, border: &Border, one: &Region, other: &Region) -> f32 {
        let strength = border.strength / border.length;
        let sum = self.border * strength
            + self.colour * one.apart(other)
            + self.spread * one.unlike(other)
            + self.grain * one.grain_apart(other);
        let skin = (one.skin / one.area).max(other.skin / other.area);
        let face = (one.face / one.area - other.face / other.area).abs();
        let like = 0.6 - 0.15 * face;
        let face = skin.max(face) * ((one.apart(other) - like) * 5.0).clamp(0.0, 1.0);
        let size = one.area.min(other.area);
        let small = 1.0 - self.haste * libm::expf(-size / self.small);
        let subject = (one.subject / one.area).max(other.subject / other.area);
        (sum + self.face * face) * small * (1.0 - self.subject * (1.0 - subject))
    }
}

impl Tree {
    /// The cut that leaves about `count` regions.
    pub(crate) fn cut_to(&self, count: usize) -> Vec<u32> {
        let joined = &self.level[self.leaves..];
        let last = self.leaves.checked_sub(count).filter(|last| *last < joined.len());
        self.cut(last.map_or(0.0, |last| joined[last]))
    }

    /// For each first region, the one it belongs to where everything less different than `level` is joined.
    pub(crate) fn cut(&self, level: f32) -> Vec<u32> {
        let mut root: Vec<u32> = (0..self.parent.len() as u32).collect();
        for region in (0..self.parent.len()).rev() {
            let parent = self.parent[region] as usize;
            if parent != region && self.level[parent] < level {
                root[region] = root[parent];
            }
        }
        root.truncate(self.leaves);
        root
    }

    /// How different the regions are in which two first regions lie, when these are joined.
    pub(crate) fn between(&self, one: u32, other: u32) -> f32 {
        let (mut one, mut other) = (one, other);
        while one != other {
            // Parents come after their parts.
            if one > other {
                std::mem::swap(&mut one, &mut other);
            }
            let parent = self.parent[one as usize];
            if parent == one {
                return f32::INFINITY;
            }
            one = parent;
        }
        self.level[one as usize]
    }
}

/// Joins the regions of `graph` while they are less different than `stop`.
pub(crate) fn merged(graph: &Graph, taste: &Taste, stop: f32) -> Tree {
    let leaves = graph.regions.len();
    let mut tree = Tree { parent: (0..leaves as u32).collect(), level: vec![0.0; leaves], leaves };
    let mut joining = Joining::of(graph);
    let mut queue: BinaryHeap<_> =
        graph.borders.iter().map(|border| pair(taste, border, &joining.regions)).collect();
    let mut level = 0.0_f32;
    while let Some(Reverse((bits, one, other))) = queue.pop() {
        let Some(border) = joining.around[one as usize].get(&other) else {
            continue;
        };
        let now = pair(taste, border, &joining.regions);
        if now.0.0 > bits {
            queue.push(now);
            continue;
        }
        let difference = f32::from_bits(now.0.0);
        if difference > stop {
            break;
        }
        // No two joinings are alike, so that lines can always be taken away one region after the other.
        level = level.next_up().max(difference);
        let joined = tree.parent.len() as u32;
        for part in [one, other] {
            tree.parent[joining.name[part as usize] as usize] = joined;
        }
        tree.parent.push(joined);
        tree.level.push(level);
        let changed = joining.join(one, other, joined);
        queue.extend(changed.iter().map(|border| pair(taste, border, &joining.regions)));
    }
    tree
}

/// A region with more neighbours than this, as the sky among stars, hardly changes when it takes in one of them: how
/// different the others are from it is only found out when it is their turn.
const MANY: usize = 400;

/// Regions that are being joined; what is joined lies where one of its parts was.
struct Joining {
    regions: Vec<Region>,
    around: Vec<BTreeMap<u32, Border>>,
    /// What each is called in the tree.
    name: Vec<u32>,
}

impl Joining {
    fn of(graph: &Graph) -> Self {
        let mut around = vec![BTreeMap::new(); graph.regions.len()];
        for border in &graph.borders {
            around[border.one as usize].insert(border.other, *border);
            around[border.other as usize].insert(border.one, *border);
        }
        let name = (0..graph.regions.len() as u32).collect();
        Self { regions: graph.regions.clone(), around, name }
    }

    /// Joins two, which are called `name` then, and tells the borders across which the difference is another now.
    fn join(&mut self, one: u32, other: u32, name: u32) -> Vec<Border> {
        let neighbours = |part: u32| self.around[part as usize].len();
        let (stays, goes) = if neighbours(one) < neighbours(other) { (other, one) } else { (one, other) };
        let (here, there) = (stays as usize, goes as usize);
        self.name[here] = name;
        let gone = self.regions[there].clone();
        self.regions[here].join(&gone);
        self.around[here].remove(&goes);
        let mut changed = Vec::new();
        for (next, border) in std::mem::take(&mut self.around[there]) {
            if next == stays {
                continue;
            }
            let nothing = Border { one: next, other: stays, length: 0.0, strength: 0.0 };
            let new = self.around[here].entry(next).or_insert(nothing);
            new.length += border.length;
            new.strength += border.strength;
            changed.push(*new);
            self.around[next as usize].remove(&goes);
        }
        for border in &changed {
            let next = if border.one == stays { border.other } else { border.one };
            self.around[next as usize].insert(stays, *border);
        }
        if self.around[here].len() < MANY { self.around[here].values().copied().collect() } else { changed }
    }
}

/// For the queue: the least different pair first, then in the order of the regions.
fn pair(taste: &Taste, border: &Border, regions: &[Region]) -> Reverse<(u32, u32, u32)> {
    let (one, other) = (&regions[border.one as usize], &regions[border.other as usize]);
    // The bits of numbers that are not negative are in the order of the numbers.
    Reverse((taste.difference(border, one, other).max(0.0).to_bits(), border.one, border.other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coarser_cut_only_joins() {
        let tree = Tree { parent: vec![3, 3, 4, 4, 4], level: vec![0.0, 0.0, 0.0, 0.2, 0.7], leaves: 3 };
        assert_eq!(tree.cut(0.1), [0, 1, 2]);
        assert_eq!(tree.cut(0.5), [3, 3, 2]);
        assert_eq!(tree.cut(0.9), [4, 4, 4]);
        assert_eq!((tree.between(0, 1), tree.between(1, 2)), (0.2, 0.7));
    }
}
