//! A face in a photo keeps its eyes and its smile.

use drawing::{Drawing, Pen};
use kurbo::{ParamCurve as _, Point, Shape as _, Vec2};
use photo::{Analysis, Detail, Photo, Settings, line_art};

const WIDTH: usize = 480;
const HEIGHT: usize = 600;

/// Where we paint the eyes.
const EYES: [Point; 2] = [Point::new(195.0, 262.0), Point::new(285.0, 262.0)];

/// How much an oval covers of a pixel, 0–1, with soft edges.
fn oval(point: Point, (x, y): (f64, f64), (wide, high): (f64, f64), soft: f64) -> f64 {
    let far = Vec2::new((point.x - x) / wide, (point.y - y) / high).hypot();
    ((1.0 - far) * wide.min(high) / soft + 0.5).clamp(0.0, 1.0)
}

/// A portrait, painted here: `is_dark` on one side, as by a window.
fn portrait(is_dark: bool) -> Analysis {
    let mut pixels = Vec::new();
    for at in 0..WIDTH * HEIGHT {
        let point = Point::new((at % WIDTH) as f64, (at / WIDTH) as f64);
        let mut colour = [150.0, 170.0, 190.0];
        let mut paint = |cover: f64, with: [f64; 3]| {
            colour.iter_mut().zip(with).for_each(|(part, new)| *part += (new - *part) * cover);
        };
        paint(oval(point, (240.0, 620.0), (230.0, 170.0), 3.0), [60.0, 90.0, 150.0]);
        paint(oval(point, (240.0, 440.0), (52.0, 90.0), 3.0), [205.0, 150.0, 125.0]);
        paint(oval(point, (240.0, 245.0), (128.0, 165.0), 4.0), [70.0, 45.0, 30.0]);
        paint(oval(point, (240.0, 280.0), (100.0, 135.0), 4.0), [228.0, 178.0, 150.0]);
        for eye in EYES {
            paint(oval(point, (eye.x, eye.y + 2.0), (30.0, 18.0), 14.0), [190.0, 135.0, 115.0]);
            paint(oval(point, (eye.x, eye.y - 32.0), (28.0, 6.0), 5.0), [75.0, 48.0, 35.0]);
            paint(oval(point, (eye.x, eye.y), (20.0, 9.0), 2.0), [240.0, 236.0, 232.0]);
            paint(oval(point, (eye.x, eye.y), (9.0, 9.0), 2.0), [50.0, 35.0, 30.0]);
            paint(oval(point, (eye.x, eye.y - 10.0), (22.0, 4.0), 3.0), [60.0, 40.0, 35.0]);
        }
        paint(oval(point, (240.0, 300.0), (12.0, 32.0), 14.0), [240.0, 196.0, 170.0]);
        paint(oval(point, (229.0, 327.0), (6.0, 4.0), 4.0), [140.0, 85.0, 70.0]);
        paint(oval(point, (251.0, 327.0), (6.0, 4.0), 4.0), [140.0, 85.0, 70.0]);
        paint(oval(point, (240.0, 358.0), (36.0, 11.0), 4.0), [190.0, 90.0, 90.0]);
        paint(oval(point, (240.0, 357.0), (34.0, 2.5), 2.0), [110.0, 45.0, 45.0]);
        let light = if is_dark && point.x > 240.0 { 0.55 } else { 1.0 };
        pixels.push(colour.map(|part| (part * light) as u8));
    }
    Analysis::of(&Photo::from_rgb(WIDTH, HEIGHT, &pixels).expect("within the limits"))
}

fn drawn(analysis: &Analysis, detail: u8) -> Drawing {
    let detail = Detail::new(detail).expect("at most 100");
    line_art(analysis, &Settings { detail, ..Settings::default() })
}

#[test]
fn a_face_has_two_eyes_and_nothing_else_across_it() {
    for is_dark in [false, true] {
        let analysis = portrait(is_dark);
        for detail in [0, 75, 100] {
            let drawing = drawn(&analysis, detail);
            let scale = drawing.page.size.width / WIDTH as f64;
            let on_page = EYES.map(|eye| (eye.to_vec2() * scale).to_point());
            let near = |point: Point| {
                on_page.iter().any(|eye| eye.distance(point) < 0.25 * on_page[0].distance(on_page[1]))
            };
            let pupils = drawing
                .shapes
                .iter()
                .filter(|shape| shape.pen == Some(Pen::Solid) && near(shape.path.bounding_box().center()));
            assert_eq!(pupils.count(), 2, "dark {is_dark}, detail {detail}");
            let bridge = on_page[0].midpoint(on_page[1]);
            let crosses = drawing.shapes.iter().filter(|shape| shape.pen.is_some()).any(|shape| {
                kurbo::segments(shape.path.elements().iter().copied())
                    .any(|part| (0..=8).any(|step| part.eval(f64::from(step) / 8.0).distance(bridge) < 12.0))
            });
            assert!(!crosses, "dark {is_dark}, detail {detail}: a line between the eyes");
        }
    }
}
