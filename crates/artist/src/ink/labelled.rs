//! White cells with labels: those that hold together, side by side or one below the other, are of one region.

use std::ops::Range;

use super::grid::{Grid, fill};
use super::sheets;
use super::white::White;

/// In place of a label: ink.
pub(super) const NONE: u16 = 0;
/// In place of a run: there are no more of the label.
const LAST: u32 = u32::MAX;

/// White cells side by side.
#[derive(Clone, Copy)]
pub(super) struct Run {
    start: u32,
    end: u32,
    /// The next one of its label.
    next: u32,
    pub(super) label: u16,
}

impl Run {
    pub(super) fn cells(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// The runs of a label, of which this is the first.
pub(super) fn runs_from(runs: &[Run], first: u32) -> impl Iterator<Item = Run> {
    std::iter::successors(runs.get(first as usize), |run| runs.get(run.next as usize)).copied()
}

/// White with labels.
pub(super) struct Labelled {
    /// One a cell.
    pub(super) labels: Vec<u16>,
    /// Of labelled cells.
    pub(super) runs: Vec<Run>,
    /// By label: the first of its runs.
    pub(super) starts: Vec<u32>,
    /// And how many cells it has.
    pub(super) areas: Vec<usize>,
    /// And the label it is the same region as.
    pub(super) same: Vec<u16>,
}

/// Labels the white cells of `grid`, four neighbours to a cell.
pub(super) fn label(grid: &Grid, white: &White) -> Labelled {
    let width = grid.width;
    let mut labels = sheets::any(width * grid.height);
    let (mut same, mut starts, mut areas) = (vec![NONE], vec![LAST], vec![0]);
    let mut ends = vec![0];
    let mut runs: Vec<Run> = Vec::with_capacity(grid.height * 32);
    let mut row_above = 0..0;
    for y in 0..grid.height {
        let row = y * width;
        labels[row..row + width].fill(NONE);
        let first = runs.len();
        let mut over = row_above.start;
        white.each_run(y, |start, end| {
            let (start, end) = (row + start, row + end.min(width));
            let above = (start - row.min(width), end - row.min(width));
            while over < row_above.end && runs[over].cells().end <= above.0 {
                over += 1;
            }
            let touching = runs[over..row_above.end].iter().take_while(|over| over.cells().start < above.1);
            let mut label = NONE;
            for touched in touching {
                label = united(&mut same, label, touched.label);
            }
            let number = runs.len() as u32;
            // A page with this many loose areas has none worth telling apart from the last.
            if label == NONE && same.len() > usize::from(u16::MAX) {
                label = u16::MAX;
            }
            if label == NONE {
                label = same.len() as u16;
                same.push(label);
                starts.push(number);
                areas.push(0);
                ends.push(number);
            } else {
                let end = &mut ends[usize::from(label)];
                runs[std::mem::replace(end, number) as usize].next = number;
            }
            areas[usize::from(label)] += end - start;
            fill(&mut labels[start..end], label);
            runs.push(Run { start: start as u32, end: end as u32, next: LAST, label });
        });
        row_above = first..runs.len();
    }
    Labelled { labels, runs, starts, areas, same }
}

/// The lower of two labels, [`NONE`] or not, that turned out to be of one region.
fn united(same: &mut [u16], label: u16, other: u16) -> u16 {
    let other = root(same, other);
    if label == NONE || other == label {
        return other;
    }
    let (low, high) = (other.min(label), other.max(label));
    same[usize::from(high)] = low;
    low
}

fn root(same: &[u16], mut label: u16) -> u16 {
    while same[usize::from(label)] != label {
        label = same[usize::from(label)];
    }
    label
}

/// Turns "the same as" into consecutive region numbers; how many there are.
pub(super) fn number(same: &mut [u16]) -> usize {
    let mut names = 0;
    same[usize::from(NONE)] = u16::MAX;
    for label in 1..same.len() {
        let other = usize::from(same[label]);
        // A lower label is numbered already.
        same[label] = if other == label {
            names += 1;
            names - 1
        } else {
            same[other]
        };
    }
    usize::from(names)
}
