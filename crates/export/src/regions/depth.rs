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
            let along = (index + 1).min(row.len() - index) as u16;
            along.min(*above)
        };
        let bound = row.iter().enumerate().map(bound).fold(0, u16::max);
        if u32::from(bound) * u32::from(bound) <= known {
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
    let mut column = Columns::new(width);
    for run in &runs.runs {
        let here = &mut distance[run.row as usize * width..][..width];
        let (_, above) = column.next(run);
        here[run.start as usize..run.end as usize].copy_from_slice(above);
    }
    let mut column = Columns::new(width);
    for run in runs.runs.iter().rev() {
        let here = &mut distance[run.row as usize * width..][..width];
        let (span, below) = column.next(run);
        for (distance, below) in here[span].iter_mut().zip(below) {
            *distance = (*distance).min(*below);
        }
    }
    distance
}

/// For each column how many pixels of one colour were met in a row, and of which.
struct Columns {
    alike: Vec<u16>,
    colours: Vec<u8>,
}

impl Columns {
    fn new(width: usize) -> Self {
        Self { alike: vec![0; width], colours: vec![u8::MAX; width] }
    }

    fn next(&mut self, run: &Run) -> (std::ops::Range<usize>, &[u16]) {
        let span = run.start as usize..run.end as usize;
        let colour = run.colour as u8;
        let alike = &mut self.alike[span.clone()];
        for (alike, last) in alike.iter_mut().zip(&mut self.colours[span.clone()]) {
            *alike = *alike * u16::from(*last == colour) + 1;
            *last = colour;
        }
        (span, alike)
    }
}

/// The lower envelope of the parabolas (x − i)² + h(i)² over one run and a zero on either side.
#[derive(Default)]
struct Envelope {
    /// Place, squared height, and the first x where it is the lowest.
    parabolas: Vec<(i32, i32, i32)>,
}

impl Envelope {
    fn build(&mut self, heights: &[u16]) {
        self.parabolas.clear();
        self.parabolas.push((-1, 0, i32::MIN));
        let inner = heights
            .iter()
            .enumerate()
            .map(|(index, height)| (index as i32, i32::from(*height) * i32::from(*height)));
        for (place, height) in inner.chain([(heights.len() as i32, 0)]) {
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
            let x = index as i32;
            while self.parabolas.get(current + 1).is_some_and(|next| next.2 <= x) {
                current += 1;
            }
            let (place, height, _) = self.parabolas[current];
            (index, ((x - place) * (x - place) + height) as u32)
        })
    }
}
