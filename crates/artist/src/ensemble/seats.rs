//! Which row each group is in, where they stand in several.

use super::group::Group;

/// In rows of as many groups each, rows of as wide groups may have to be so much narrower.
const UNEVEN: f64 = 0.8;

/// Which row each group is in: as many in each, or, where some are so wide that it matters, as much of them in each.
pub(super) fn seats(groups: &[Group], rows: usize) -> Vec<usize> {
    let widths: Vec<f64> = groups.iter().map(|group| group.bounds().width()).collect();
    let all: f64 = widths.iter().sum();
    let by_count: Vec<usize> = (0..groups.len()).map(|index| index * rows / groups.len().max(1)).collect();
    let mut so_far = 0.0;
    let by_width = widths.iter().map(|wide| {
        so_far += wide;
        ((so_far - wide / 2.0) / all.max(1.0) * rows as f64) as usize
    });
    let by_width: Vec<usize> = by_width.map(|row| row.min(rows.saturating_sub(1))).collect();
    let widest = |seats: &[usize]| {
        let row =
            |row: usize| seats.iter().zip(&widths).filter(move |(own, _)| **own == row).map(|(_, wide)| wide);
        (0..rows).map(|one| row(one).sum::<f64>()).fold(0.0, f64::max)
    };
    if widest(&by_width) < widest(&by_count) * UNEVEN { by_width } else { by_count }
}

/// The groups of each row, the farthest row first.
pub(super) fn split(groups: Vec<Group>, rows: usize) -> Vec<Vec<Group>> {
    let seats = seats(&groups, rows);
    let mut split: Vec<Vec<Group>> = (0..rows).map(|_| Vec::new()).collect();
    for (group, row) in groups.into_iter().zip(seats) {
        split[row].push(group);
    }
    split
}
