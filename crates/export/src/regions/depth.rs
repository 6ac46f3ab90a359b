//! How far each pixel is from the other colour: an exact Euclidean distance transform (Felzenszwalb
//! and Huttenlocher, "Distance Transforms of Sampled Functions", 2012), computed only where it can
//! matter. The picture's edge counts as the other colour.

use super::runs::{Run, Runs};

/// Calls `seen(piece, squared distance, x, y)` for every pixel that may be the deepest of its piece;
/// `seen` answers with the deepest of that piece so far.
pub(super) fn deepest(
    runs: &Runs,
    width: usize,
    height: usize,
    mut seen: impl FnMut(usize, u32, usize, usize) -> u32,
) {
    let vertical = vertical(runs, width, height);
    let mut envelope = Envelope::default();
    for run in &runs.runs {
        let (start, end) = (run.start as usize, run.end as usize);
        let from = run.row as usize * width;
        let row = &vertical[from + start..from + end];
        let piece = run.piece as usize;
        let known = seen(piece, 0, start, run.row as usize);
        // No pixel is farther from the other colour than along its row or column.
        let bound = |(index, above): (usize, &u16)| {
            let along = (index + 1).min(row.len() - index) as u32;
            let least = along.min(u32::from(*above));
            least * least
        };
        if row.iter().enumerate().map(bound).max() <= Some(known) {
            continue;
        }
        envelope.build(row);
        for (index, squared) in envelope.values(row.len()) {
            seen(piece, squared, start + index, run.row as usize);
        }
    }
}

/// For each pixel the distance to the other colour, or the edge, in its column.
fn vertical(runs: &Runs, width: usize, height: usize) -> Vec<u16> {
    let mut distance = vec![0_u16; width * height];
    let mut colours = vec![None; width];
    let mut above = vec![0_u16; width];
    for run in &runs.runs {
        let from = run.row as usize * width;
        for x in columns(run) {
            above[x] = if colours[x] == Some(run.colour) { above[x] + 1 } else { 1 };
            colours[x] = Some(run.colour);
            distance[from + x] = above[x];
        }
    }
    colours.fill(None);
    for run in runs.runs.iter().rev() {
        let from = run.row as usize * width;
        for x in columns(run) {
            above[x] = if colours[x] == Some(run.colour) { above[x] + 1 } else { 1 };
            colours[x] = Some(run.colour);
            let here = &mut distance[from + x];
            *here = (*here).min(above[x]);
        }
    }
    distance
}

fn columns(run: &Run) -> std::ops::Range<usize> {
    run.start as usize..run.end as usize
}

/// The lower envelope of the parabolas (x − i)² + h(i)² over one run and a zero on either side.
#[derive(Default)]
struct Envelope {
    /// Place, squared height, and the first x where it is the lowest.
    parabolas: Vec<(i64, i64, i64)>,
}

impl Envelope {
    fn build(&mut self, heights: &[u16]) {
        self.parabolas.clear();
        self.parabolas.push((-1, 0, i64::MIN));
        let inner = heights
            .iter()
            .enumerate()
            .map(|(index, height)| (index as i64, i64::from(*height) * i64::from(*height)));
        for (place, height) in inner.chain([(heights.len() as i64, 0)]) {
            while let Some((other, other_height, from)) = self.parabolas.last().copied() {
                let rise = (height + place * place) - (other_height + other * other);
                // The first whole x where the new one is lower.
                let start = rise.div_euclid(2 * (place - other)) + 1;
                if start > from {
                    self.parabolas.push((place, height, start));
                    break;
                }
                self.parabolas.pop();
            }
        }
    }

    fn values(&self, length: usize) -> impl Iterator<Item = (usize, u32)> {
        let mut current = 0;
        (0..length).map(move |index| {
            let x = index as i64;
            while self.parabolas.get(current + 1).is_some_and(|next| next.2 <= x) {
                current += 1;
            }
            let (place, height, _) = self.parabolas[current];
            (index, ((x - place) * (x - place) + height) as u32)
        })
    }
}
