//! Soft histograms: one plane a bin, each pixel shared between the two bins it lies between.

use crate::plane::Plane;

/// Planes of a value from `low` up in steps of `step`; what lies outside counts as the end.
pub(super) fn bins(value: &Plane, low: f32, step: f32, count: usize) -> Vec<Plane> {
    let mut planes = vec![Plane::new(value.width, value.height); count];
    for (index, value) in value.data.iter().enumerate() {
        let at = ((value - low) / step).clamp(0.0, (count - 1) as f32 - 0.001);
        let bin = at as usize;
        let share = at - bin as f32;
        planes[bin].data[index] = 1.0 - share;
        planes[bin + 1].data[index] = share;
    }
    planes
}

/// The same planes, half as wide and high: means of two by two.
pub(super) fn halved_bins(value: &Plane, low: f32, step: f32, count: usize) -> Vec<Plane> {
    let half = Plane::new(value.width.div_ceil(2), value.height.div_ceil(2));
    let mut planes = vec![half; count];
    // The last column and row count twice where nothing is beside them.
    let weight = |at: usize, end: usize| if at + 1 == end && end % 2 == 1 { 1.0 } else { 0.5 };
    for (y, row) in value.data.chunks_exact(value.width).enumerate() {
        let (start, down) = (y / 2 * planes[0].width, weight(y, value.height));
        for (x, here) in row.iter().enumerate() {
            let at = ((here - low) / step).clamp(0.0, (count - 1) as f32 - 0.001);
            let bin = at as usize;
            let share = at - bin as f32;
            let part = down * weight(x, value.width);
            planes[bin].data[start + x / 2] += part * (1.0 - share);
            planes[bin + 1].data[start + x / 2] += part * share;
        }
    }
    planes
}

/// What the light can do around a pixel: stay, or change in one of four directions, weakly or strongly.
pub(crate) const GRAINS: usize = 9;

/// Planes of what the light does around each pixel at the finest scale: still, or changing in one of
/// four directions, weakly or strongly.
pub(super) fn grain(light: &Plane) -> [Plane; GRAINS] {
    let soft = light.blur(0.8);
    let mut planes = [(); GRAINS].map(|()| Plane::new(light.width, light.height));
    for y in 0..light.height {
        for x in 0..light.width {
            let (column, row) = (x as isize, y as isize);
            let across = soft.near(column + 1, row) - soft.near(column - 1, row);
            let down = soft.near(column, row + 1) - soft.near(column, row - 1);
            let one = (across + down) * 0.707;
            let other = (across - down) * 0.707;
            let strength = libm::sqrtf(across * across + down * down);
            let still = 1.0 / (1.0 + (strength / STILL) * (strength / STILL));
            let strong = (strength / STRONG).min(1.0);
            let index = y * light.width + x;
            planes[0].data[index] = still;
            let parts = [across, down, one, other].map(|part| (part * part) * (part * part));
            let sum = parts.iter().sum::<f32>() + 1e-6;
            for (way, part) in parts.into_iter().enumerate() {
                let share = (1.0 - still) * part / sum;
                planes[1 + way].data[index] = share * (1.0 - strong);
                planes[5 + way].data[index] = share * strong;
            }
        }
    }
    planes
}

/// A change of lightness over two pixels that is barely one.
const STILL: f32 = 3.0;
/// A change of lightness over two pixels that is strong.
const STRONG: f32 = 24.0;
