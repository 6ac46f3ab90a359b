//! Convex outlines.

/// The convex hull of points (Andrew 1979).
pub(crate) fn hull(mut points: Vec<[f64; 2]>) -> Vec<[f64; 2]> {
    points.sort_unstable_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    let half = |points: &mut dyn Iterator<Item = [f64; 2]>| {
        let mut hull: Vec<[f64; 2]> = Vec::new();
        for c in points {
            while let [.., a, b] = hull[..]
                && (b[0] - a[0]) * (c[1] - b[1]) <= (b[1] - a[1]) * (c[0] - b[0])
            {
                hull.pop();
            }
            hull.push(c);
        }
        hull.pop();
        hull
    };
    let mut hull = half(&mut points.iter().copied());
    hull.extend(half(&mut points.iter().rev().copied()));
    hull
}

/// All sums of a point of one convex outline and a point of another: both run the same way from their leftmost
/// corner, and their sides follow each other by direction.
pub(crate) fn sum(one: &[[f64; 2]], other: &[[f64; 2]]) -> Vec<[f64; 2]> {
    if one.is_empty() || other.is_empty() {
        return Vec::new();
    }
    let corner = |ring: &[[f64; 2]], index: usize| ring[index % ring.len()];
    let side = |ring: &[[f64; 2]], index: usize| {
        let (from, to) = (corner(ring, index), corner(ring, index + 1));
        [to[0] - from[0], to[1] - from[1]]
    };
    let (mut first, mut second) = (0, 0);
    let mut sum = Vec::with_capacity(one.len() + other.len());
    while first < one.len() || second < other.len() {
        let (a, b) = (corner(one, first), corner(other, second));
        sum.push([a[0] + b[0], a[1] + b[1]]);
        let (along, across) = (side(one, first), side(other, second));
        let turn = along[0] * across[1] - along[1] * across[0];
        let (ahead, behind) = (second == other.len() || turn >= 0.0, first == one.len() || turn <= 0.0);
        first += usize::from(ahead && first < one.len());
        second += usize::from(behind && second < other.len());
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::Seed;

    #[test]
    fn a_sum_is_the_hull_of_all_sums() {
        for seed in 0..500 {
            let mut dice = Seed(seed).dice("convex");
            let mut some = |most: usize| -> Vec<[f64; 2]> {
                let count = 3 + dice.below(most);
                hull((0..count).map(|_| [dice.between(-40.0, 40.0), dice.between(-40.0, 40.0)]).collect())
            };
            let (one, other) = (some(30), some(12));
            let all = one.iter().flat_map(|a| other.iter().map(move |b| [a[0] + b[0], a[1] + b[1]]));
            assert_eq!(sum(&one, &other), hull(all.collect()), "{seed}");
        }
    }

    #[test]
    fn nothing_has_no_outline() {
        let point = [[3.0, 4.0]];
        assert_eq!(hull(Vec::new()), hull(point.to_vec()));
        assert!(sum(&[], &point).is_empty());
    }
}
