//! The smallest eigenvalues of a large sparse matrix, by inverse subspace iteration.

/// Vectors followed beside those asked for, so that these settle sooner.
const BESIDE: usize = 7;
/// Rounds after which they have settled well enough to tell parts apart.
const ROUNDS: usize = 10;
/// Makes a matrix whose smallest eigenvalue is 0 invertible.
const SHIFT: f64 = 0.05;

/// A symmetric matrix: of each row what lies between its first entry and the diagonal.
#[derive(Debug)]
pub(super) struct Sparse {
    first: Vec<usize>,
    rows: Vec<Vec<f64>>,
}

impl Sparse {
    /// All 0, of `count` rows and columns, with room for entries at `pairs` and on the diagonal.
    pub(super) fn of(count: usize, pairs: impl Iterator<Item = (u32, u32)>) -> Self {
        let mut first: Vec<usize> = (0..count).collect();
        for (one, other) in pairs {
            let (low, high) = (one.min(other) as usize, one.max(other) as usize);
            first[high] = first[high].min(low);
        }
        let rows = first.iter().enumerate().map(|(row, first)| vec![0.0; row - first + 1]).collect();
        Self { first, rows }
    }

    /// An entry there is room for.
    pub(super) fn at(&mut self, one: usize, other: usize) -> &mut f64 {
        let (row, column) = (one.max(other), one.min(other));
        &mut self.rows[row][column - self.first[row]]
    }

    /// Becomes its Cholesky factor, which fits where the matrix did.
    fn factor(&mut self) {
        for row in 0..self.rows.len() {
            let (above, rest) = self.rows.split_at_mut(row);
            let this = &mut rest[0];
            let start = self.first[row];
            for (column, other) in above.iter().enumerate().skip(start) {
                let from = start.max(self.first[column]);
                let sum = dot(&this[from - start..column - start], &other[from - self.first[column]..]);
                this[column - start] = (this[column - start] - sum) / other[other.len() - 1];
            }
            let diagonal = this.len() - 1;
            let sum = dot(&this[..diagonal], &this[..diagonal]);
            this[diagonal] = libm::sqrt((this[diagonal] - sum).max(f64::MIN_POSITIVE));
        }
    }

    /// What the matrix, factored, makes into `image`.
    fn solved(&self, image: &[f64]) -> Vec<f64> {
        let mut out = image.to_vec();
        for (row, (this, start)) in self.rows.iter().zip(&self.first).enumerate() {
            let sum = dot(&this[..this.len() - 1], &out[*start..row]);
            out[row] = (out[row] - sum) / this[this.len() - 1];
        }
        for (row, (this, start)) in self.rows.iter().zip(&self.first).enumerate().rev() {
            out[row] /= this[this.len() - 1];
            let value = out[row];
            for (out, part) in out[*start..row].iter_mut().zip(this) {
                *out -= value * part;
            }
        }
        out
    }
}

/// The `count` smallest eigenvalues of a matrix that has none below 0, in order, each with its eigenvector of
/// length 1; fewer where the matrix is smaller.
pub(super) fn slowest(mut matrix: Sparse, count: usize) -> Vec<(f64, Vec<f64>)> {
    let size = matrix.rows.len();
    for at in 0..size {
        *matrix.at(at, at) += SHIFT;
    }
    matrix.factor();
    let mut basis = anything(size, (count + BESIDE).min(size));
    let mut values = Vec::new();
    for _ in 0..ROUNDS {
        orthonormal(&mut basis);
        let images: Vec<Vec<f64>> = basis.iter().map(|vector| matrix.solved(vector)).collect();
        let small = basis.iter().map(|one| images.iter().map(|other| dot(one, other)).collect()).collect();
        let (turns, found) = turned(small);
        basis = turns.iter().map(|turn| mixed(turn, &images)).collect();
        values = found.iter().map(|value| 1.0 / value.max(f64::MIN_POSITIVE) - SHIFT).collect();
    }
    basis.iter_mut().for_each(normalize);
    values.into_iter().zip(basis).take(count).collect()
}

/// Vectors of no meaning, the same every time.
fn anything(size: usize, count: usize) -> Vec<Vec<f64>> {
    let mut noise = 1_u32;
    let mut next = || {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(noise >> 8) / f64::from(1 << 23) - 1.0
    };
    (0..count).map(|_| (0..size).map(|_| next()).collect()).collect()
}

fn mixed(shares: &[f64], vectors: &[Vec<f64>]) -> Vec<f64> {
    let mut sum = vec![0.0; vectors[0].len()];
    for (share, vector) in shares.iter().zip(vectors) {
        for (sum, part) in sum.iter_mut().zip(vector) {
            *sum += share * part;
        }
    }
    sum
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

fn normalize(vector: &mut Vec<f64>) {
    let length = libm::sqrt(dot(vector, vector)).max(f64::MIN_POSITIVE);
    for part in vector {
        *part /= length;
    }
}

/// Gram and Schmidt, each vector twice.
fn orthonormal(basis: &mut [Vec<f64>]) {
    for at in 0..basis.len() {
        let (before, rest) = basis.split_at_mut(at);
        let vector = &mut rest[0];
        normalize(vector);
        for _ in 0..2 {
            for other in before.iter() {
                let share = dot(vector, other);
                for (part, other) in vector.iter_mut().zip(other) {
                    *part -= share * other;
                }
            }
        }
        normalize(vector);
    }
}

/// Sweeps of rotations after which a small matrix is diagonal.
const SWEEPS: usize = 8;

/// The eigenvectors of a small symmetric matrix as rows, and its eigenvalues, the largest first (Jacobi, 1846).
fn turned(mut matrix: Vec<Vec<f64>>) -> (Vec<Vec<f64>>, Vec<f64>) {
    let count = matrix.len();
    let mut turns = vec![vec![0.0; count]; count];
    for (at, row) in turns.iter_mut().enumerate() {
        row[at] = 1.0;
    }
    for _ in 0..SWEEPS {
        for one in 0..count {
            for other in one + 1..count {
                rotate(&mut matrix, &mut turns, (one, other));
            }
        }
    }
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|one, other| matrix[*other][*other].total_cmp(&matrix[*one][*one]));
    let values = order.iter().map(|at| matrix[*at][*at]).collect();
    (order.iter().map(|at| std::mem::take(&mut turns[*at])).collect(), values)
}

/// Turns two axes so that the entry between them is 0.
fn rotate(matrix: &mut [Vec<f64>], turns: &mut [Vec<f64>], (one, other): (usize, usize)) {
    let between = (matrix[one][other] + matrix[other][one]) / 2.0;
    if between.abs() <= 1e-14 * (matrix[one][one] * matrix[other][other]).abs() {
        return;
    }
    let slope = (matrix[other][other] - matrix[one][one]) / (2.0 * between);
    let tangent = slope.signum() / (slope.abs() + libm::sqrt(slope * slope + 1.0));
    let cos = 1.0 / libm::sqrt(tangent * tangent + 1.0);
    let sin = tangent * cos;
    for row in matrix.iter_mut() {
        (row[one], row[other]) = (cos * row[one] - sin * row[other], sin * row[one] + cos * row[other]);
    }
    for rows in [matrix, turns] {
        let (above, below) = rows.split_at_mut(other);
        for (a, b) in above[one].iter_mut().zip(&mut below[0]) {
            (*a, *b) = (cos * *a - sin * *b, sin * *a + cos * *b);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_swings_as_a_string_does() {
        let count = 60;
        let mut chain = Sparse::of(count, (1..count as u32).map(|at| (at - 1, at)));
        for at in 1..count {
            *chain.at(at, at) += 1.0;
            *chain.at(at - 1, at - 1) += 1.0;
            *chain.at(at, at - 1) -= 1.0;
        }
        for (way, (value, vector)) in slowest(chain, 4).into_iter().enumerate() {
            let half = way as f64 * std::f64::consts::PI / (2.0 * count as f64);
            assert!((value - 4.0 * libm::sin(half) * libm::sin(half)).abs() < 1e-9, "{way} {value}");
            assert!((dot(&vector, &vector) - 1.0).abs() < 1e-9);
            let turns = vector.windows(2).filter(|pair| pair[0] * pair[1] < 0.0).count();
            assert_eq!(turns, way);
        }
    }
}
