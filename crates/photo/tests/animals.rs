//! An animal in a photo keeps its eyes and its nose.

use drawing::{Drawing, Pen, Shape};
use kurbo::{Point, Shape as _, Vec2};
use photo::{Analysis, Detail, Photo, Settings, line_art};

const WIDTH: usize = 480;
const HEIGHT: usize = 480;

/// Where we paint the eyes.
const EYES: [Point; 2] = [Point::new(190.0, 210.0), Point::new(290.0, 210.0)];
const NOSE: Point = Point::new(240.0, 288.0);

type Colour = [f64; 3];

/// Noise of our own, the same every time, −1–1.
fn noise() -> impl FnMut() -> f64 {
    let mut state = 12_345_u32;
    move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 8) / f64::from(1_u32 << 23) - 1.0
    }
}

/// How much an oval covers of a pixel, 0–1, with soft edges.
fn oval(point: Point, (x, y): (f64, f64), (wide, high): (f64, f64), soft: f64) -> f64 {
    let far = Vec2::new((point.x - x) / wide, (point.y - y) / high).hypot();
    ((1.0 - far) * wide.min(high) / soft + 0.5).clamp(0.0, 1.0)
}

/// Pictures of what a pixel's place and some noise say.
fn pixels(mut colour: impl FnMut(Point, f64) -> Colour) -> Vec<[u8; 3]> {
    let mut noise = noise();
    (0..WIDTH * HEIGHT)
        .map(|at| {
            let point = Point::new((at % WIDTH) as f64, (at / WIDTH) as f64);
            colour(point, noise()).map(|part| part.clamp(0.0, 255.0) as u8)
        })
        .collect()
}

/// A grey cub, of fur that is striped and grained.
fn cub() -> Vec<[u8; 3]> {
    pixels(|point, noise| {
        let mut colour = [126.0, 150.0, 110.0];
        let strand = 12.0 * libm::sin(0.9 * point.x + 3.0 * libm::sin(0.13 * point.y)) + 14.0 * noise;
        let mut paint = |cover: f64, with: Colour, strand: f64| {
            colour.iter_mut().zip(with).for_each(|(part, new)| *part += (new + strand - *part) * cover);
        };
        paint(oval(point, (240.0, 520.0), (170.0, 190.0), 6.0), [104.0, 102.0, 98.0], strand);
        for x in [130.0, 350.0] {
            paint(oval(point, (x, 112.0), (44.0, 44.0), 6.0), [88.0, 86.0, 84.0], strand);
        }
        paint(oval(point, (240.0, 225.0), (142.0, 138.0), 6.0), [124.0, 122.0, 118.0], strand);
        paint(oval(point, (240.0, 298.0), (58.0, 52.0), 14.0), [190.0, 188.0, 182.0], 0.6 * strand);
        for eye in EYES {
            paint(oval(point, (eye.x, eye.y), (24.0, 22.0), 14.0), [98.0, 96.0, 92.0], 0.4 * strand);
            paint(oval(point, (eye.x, eye.y), (14.0, 13.0), 3.0), [26.0, 18.0, 14.0], 0.0);
            paint(oval(point, (eye.x - 4.0, eye.y - 5.0), (3.5, 3.5), 2.0), [235.0, 235.0, 235.0], 0.0);
        }
        paint(oval(point, (NOSE.x, NOSE.y), (25.0, 17.0), 4.0), [28.0, 22.0, 22.0], 0.0);
        paint(oval(point, (240.0, 316.0), (2.5, 14.0), 2.0), [60.0, 58.0, 56.0], 0.0);
        paint(oval(point, (240.0, 331.0), (30.0, 3.0), 2.5), [60.0, 58.0, 56.0], 0.0);
        colour
    })
}

fn drawn(pixels: &[[u8; 3]]) -> Drawing {
    let photo = Photo::from_rgb(WIDTH, HEIGHT, pixels).expect("within the limits");
    let settings = Settings { detail: Detail::HIGH, ..Settings::default() };
    line_art(&Analysis::of(&photo), &settings)
}

/// The middles of pupils, and of noses of ink or left to color, in pixels of the photo.
fn features(drawing: &Drawing) -> Vec<Point> {
    let scale = WIDTH as f64 / drawing.page.size.width;
    let is_feature = |shape: &&Shape| {
        shape.pen == Some(Pen::Solid) || (shape.pen == Some(Pen::Inner) && shape.tint.is_some())
    };
    let middle = |shape: &Shape| (shape.path.bounding_box().center().to_vec2() * scale).to_point();
    drawing.shapes.iter().filter(is_feature).map(middle).collect()
}

#[test]
fn a_furry_animal_keeps_its_eyes_and_nose() {
    let cub = cub();
    let mirrored: Vec<_> = cub.chunks(WIDTH).flat_map(|row| row.iter().rev().copied()).collect();
    for pixels in [cub, mirrored] {
        let found = features(&drawn(&pixels));
        for part in [EYES[0], EYES[1], NOSE] {
            let near = found.iter().filter(|feature| feature.distance(part) < 14.0);
            assert_eq!(near.count(), 1, "{part:?} among {found:?}");
        }
    }
}
