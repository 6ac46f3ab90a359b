//! Connected pieces of a black-and-white picture, found run by run.
//!
//! White pixels touch by their sides, black ones by their corners too: a line one pixel thin holds.

/// Black or white.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Colour {
    White,
    Black,
}

/// Neighbours of one colour in a row: `start..end`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Run {
    pub(super) row: u32,
    pub(super) start: u32,
    pub(super) end: u32,
    pub(super) colour: Colour,
    /// Which connected piece it is part of, counted from 0 in reading order.
    pub(super) piece: u32,
}

/// A picture as runs, in reading order.
pub(super) struct Runs {
    pub(super) runs: Vec<Run>,
    pub(super) pieces: usize,
}

impl Runs {
    pub(super) fn find(black: &[bool], width: usize) -> Self {
        let mut runs: Vec<Run> = Vec::with_capacity(black.len() / 16);
        let mut parents = Parents(Vec::new());
        let mut above = 0..0;
        for (row, pixels) in black.chunks(width).enumerate() {
            let first = runs.len();
            let mut start = 0;
            for alike in pixels.chunk_by(|a, b| a == b) {
                let colour = if alike[0] { Colour::Black } else { Colour::White };
                runs.push(Run {
                    row: row as u32,
                    start,
                    end: start + alike.len() as u32,
                    colour,
                    piece: parents.alone(),
                });
                start += alike.len() as u32;
            }
            let (before, now) = runs.split_at(first);
            join(&before[above], now, &mut parents);
            above = first..runs.len();
        }
        let pieces = parents.number();
        for run in &mut runs {
            run.piece = parents.0[run.piece as usize];
        }
        Self { runs, pieces }
    }
}

/// Joins the runs of one row with those they touch in the row above.
fn join(above: &[Run], now: &[Run], parents: &mut Parents) {
    let mut first = 0;
    for run in now {
        let reach = u32::from(run.colour == Colour::Black);
        while above.get(first).is_some_and(|over| over.end < run.start) {
            first += 1;
        }
        for over in &above[first..] {
            if over.start >= run.end + reach {
                break;
            }
            if over.colour == run.colour && over.end + reach > run.start {
                parents.join(over.piece, run.piece);
            }
        }
    }
}

/// Union-find: each points to an earlier one, or to itself.
struct Parents(Vec<u32>);

impl Parents {
    fn alone(&mut self) -> u32 {
        let new = self.0.len() as u32;
        self.0.push(new);
        new
    }

    fn root(&mut self, mut of: u32) -> u32 {
        while self.0[of as usize] != of {
            let up = self.0[of as usize];
            self.0[of as usize] = self.0[up as usize];
            of = up;
        }
        of
    }

    fn join(&mut self, a: u32, b: u32) {
        let (a, b) = (self.root(a), self.root(b));
        self.0[a.max(b) as usize] = a.min(b);
    }

    /// Replaces every entry by its piece's number, and returns how many there are.
    fn number(&mut self) -> usize {
        let mut count = 0;
        for index in 0..self.0.len() {
            let parent = self.0[index] as usize;
            self.0[index] = if parent == index {
                count += 1;
                count - 1
            } else {
                self.0[parent]
            };
        }
        count as usize
    }
}
