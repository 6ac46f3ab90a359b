//! How far it is to the nearest marked cell, as far as that matters, and which cells hang together.

/// The square of each cell's distance to the nearest marked one, in cells; what is farther than `reach` is as far
/// as `reach + 1`, at most 200. Rows are `width` long.
pub(crate) fn squared_distances(marked: &[bool], width: usize, reach: u16) -> Vec<u16> {
    let far = reach + 1;
    let mut along: Vec<u16> = marked.iter().map(|marked| if *marked { 0 } else { far }).collect();
    for at in width..along.len() {
        along[at] = along[at].min(along[at - width] + 1);
    }
    for at in (width..along.len()).rev() {
        along[at - width] = along[at - width].min(along[at] + 1);
    }
    let span = usize::from(reach);
    let mut padded = vec![far * far; width + 2 * span];
    let mut squares = along;
    for row in squares.chunks_exact_mut(width) {
        for (padded, along) in padded[span..].iter_mut().zip(&*row) {
            *padded = along * along;
        }
        row.copy_from_slice(&padded[span..span + width]);
        for step in 1..=span {
            let square = (step * step) as u16;
            let sides = padded[span - step..].iter().zip(&padded[span + step..]);
            for (cell, (left, right)) in row.iter_mut().zip(sides) {
                *cell = (*cell).min(left.min(right) + square);
            }
        }
    }
    squares
}

/// No piece.
pub(crate) const NONE: u32 = u32::MAX;

/// The connected pieces of the cells that are `inside`, numbered from 0 in the order of their first cells, and how
/// many there are; every other cell is [`NONE`].
pub(crate) fn pieces(width: usize, inside: &[bool]) -> (Vec<u32>, usize) {
    let mut of = vec![NONE; inside.len()];
    let mut joined: Vec<u32> = Vec::new();
    for row in (0..inside.len()).step_by(width) {
        let mut left = NONE;
        for at in row..row + width {
            if !inside[at] {
                left = NONE;
                continue;
            }
            let above = if at >= width { of[at - width] } else { NONE };
            left = match (left, above) {
                (NONE, NONE) => {
                    joined.push(joined.len() as u32);
                    joined.len() as u32 - 1
                }
                (one, NONE) | (NONE, one) => one,
                (one, other) if one == other => one,
                (one, other) => {
                    let (one, other) = (first(&mut joined, one), first(&mut joined, other));
                    joined[one.max(other) as usize] = one.min(other);
                    one.min(other)
                }
            };
            of[at] = left;
        }
    }
    let mut names = vec![NONE; joined.len()];
    let mut count = 0;
    for piece in 0..joined.len() as u32 {
        let first = first(&mut joined, piece);
        if first == piece {
            names[piece as usize] = count;
            count += 1;
        } else {
            names[piece as usize] = names[first as usize];
        }
    }
    for piece in of.iter_mut().filter(|piece| **piece != NONE) {
        *piece = names[*piece as usize];
    }
    (of, count as usize)
}

/// The first of those a piece was joined with.
pub(crate) fn first(joined: &mut [u32], mut piece: u32) -> u32 {
    while joined[piece as usize] != piece {
        joined[piece as usize] = joined[joined[piece as usize] as usize];
        piece = joined[piece as usize];
    }
    piece
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_those_of_the_nearest_mark_as_far_as_they_matter() {
        let (width, height) = (13, 11);
        let marks = [(2, 3), (9, 8), (10, 0)];
        let mut marked = vec![false; width * height];
        for (x, y) in marks {
            marked[y * width + x] = true;
        }
        let found = squared_distances(&marked, width, 4);
        for (at, found) in found.iter().enumerate() {
            let square =
                |(x, y): (usize, usize)| x.abs_diff(at % width).pow(2) + y.abs_diff(at / width).pow(2);
            let nearest = marks.into_iter().map(square).min().expect("three");
            assert!(
                usize::from(*found) == nearest || (nearest > 16 && *found > 16),
                "{at}: {found} {nearest}"
            );
        }
    }

    #[test]
    fn a_horseshoe_is_one_piece() {
        let rows = ["#.#.#", "#.#..", "###.#"];
        let inside: Vec<bool> = rows.concat().bytes().map(|cell| cell == b'#').collect();
        let (of, count) = pieces(5, &inside);
        assert_eq!(count, 3);
        assert_eq!([of[0], of[2], of[4], of[14], of[1]], [0, 0, 1, 2, NONE]);
    }
}
