//! sRGB to CIE Lab, where distances are as large as they look.

use crate::plane::Plane;

/// Steps of the table of cube roots.
const STEPS: usize = 2048;

/// Lightness 0–100 and the two colour axes, about −100–100, of each pixel.
pub(crate) fn lab(pixels: &[[u8; 3]], width: usize, height: usize) -> [Plane; 3] {
    let linear: Vec<f32> = (0..=255_u8).map(linear).collect();
    let roots: Vec<f32> = (0..=STEPS + 1).map(|step| root(step as f32 / STEPS as f32)).collect();
    let root = |value: f32| {
        let at = value.clamp(0.0, 1.0) * STEPS as f32;
        let step = at as usize;
        roots[step] + (roots[step + 1] - roots[step]) * (at - step as f32)
    };
    let mut planes = [(); 3].map(|()| Plane::new(width, height));
    for (index, pixel) in pixels.iter().enumerate() {
        let [red, green, blue] = pixel.map(|part| linear[usize::from(part)]);
        // White point D65.
        let x = root((0.412_453 * red + 0.357_58 * green + 0.180_423 * blue) / 0.950_456);
        let y = root(0.212_671 * red + 0.715_16 * green + 0.072_169 * blue);
        let z = root((0.019_334 * red + 0.119_193 * green + 0.950_227 * blue) / 1.088_754);
        planes[0].data[index] = 116.0 * y - 16.0;
        planes[1].data[index] = 500.0 * (x - y);
        planes[2].data[index] = 200.0 * (y - z);
    }
    planes
}

/// How much each pixel looks like skin of any tone, 0–1.
pub(crate) fn skin(lab: &[Plane; 3]) -> Plane {
    let mut plane = Plane::new(lab[0].width, lab[0].height);
    let within =
        |value: f32, low: f32, high: f32| ((value - low) / 4.0).min((high - value) / 4.0).clamp(0.0, 1.0);
    for (at, skin) in plane.data.iter_mut().enumerate() {
        let [light, red, yellow] = [0, 1, 2].map(|index: usize| lab[index].data[at]);
        *skin = within(light, 24.0, 98.0) * within(red, 3.0, 34.0) * within(yellow, 3.0, 40.0);
    }
    plane
}

fn linear(part: u8) -> f32 {
    let part = f32::from(part) / 255.0;
    if part <= 0.04045 { part / 12.92 } else { libm::powf((part + 0.055) / 1.055, 2.4) }
}

fn root(value: f32) -> f32 {
    if value > 0.008_856 { libm::cbrtf(value) } else { 7.787 * value + 16.0 / 116.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_colours_are_where_the_standard_puts_them() {
        let lab = lab(&[[255, 255, 255], [255, 0, 0], [0, 0, 0]], 3, 1);
        for (x, expected) in [[100.0, 0.0, 0.0], [53.2, 80.1, 67.2], [0.0, 0.0, 0.0]].into_iter().enumerate()
        {
            for (plane, expected) in lab.iter().zip(expected) {
                assert!((plane.data[x] - expected).abs() < 0.6, "{x} {expected} {}", plane.data[x]);
            }
        }
    }
}
