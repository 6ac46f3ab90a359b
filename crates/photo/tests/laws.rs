//! What holds of every photo, on pictures made up here.

use drawing::Drawing;
use export::RegionMap;
use photo::{Analysis, Detail, Hands, Photo, Plate, Settings, Style, Thickness, line_art};

const WIDTH: usize = 360;
const HEIGHT: usize = 270;

/// A face-like thing of flat colours on grass: noise of our own, the same every time.
fn picture() -> Vec<[u8; 3]> {
    let mut noise = 12_345_u32;
    let mut grass = move || {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (noise >> 27) as u8
    };
    let inside = |x: usize, y: usize, (cx, cy, rx, ry): (f64, f64, f64, f64)| {
        let (dx, dy) = ((x as f64 - cx) / rx, (y as f64 - cy) / ry);
        dx * dx + dy * dy < 1.0
    };
    let mut pixels = Vec::new();
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let grain = grass();
            let colour = if inside(x, y, (126.0, 110.0, 9.0, 12.0)) || inside(x, y, (190.0, 112.0, 9.0, 12.0))
            {
                [30, 25, 28]
            } else if inside(x, y, (160.0, 160.0, 34.0, 10.0)) {
                [190, 60, 70]
            } else if inside(x, y, (156.0, 130.0, 84.0, 92.0)) {
                [236, 190, 160]
            } else if x > 280 {
                [90, 130, 220]
            } else {
                [70, 150 - grain, 60 + grain]
            };
            pixels.push(colour);
        }
    }
    pixels
}

fn analysis(pixels: &[[u8; 3]]) -> Analysis {
    Analysis::of(&Photo::from_rgb(WIDTH, HEIGHT, pixels).expect("within the limits"))
}

fn settings(detail: u8, thickness: u8, style: Style) -> Settings {
    Settings {
        detail: Detail::new(detail).expect("at most 100"),
        thickness: Thickness::new(thickness).expect("1 to 5"),
        style,
    }
}

fn map(drawing: &Drawing) -> RegionMap {
    export::regions(drawing, 100.0)
}

#[test]
fn a_flat_photo_gives_an_empty_page() {
    for colour in [[0, 0, 0], [200, 120, 90], [255, 255, 255]] {
        let flat = analysis(&vec![colour; WIDTH * HEIGHT]);
        for detail in [0, 100] {
            assert!(line_art(&flat, &settings(detail, 2, Style::Standard)).shapes.is_empty());
        }
    }
}

#[test]
fn the_same_photo_is_the_same_page() {
    let pixels = picture();
    let settings = Settings::default();
    assert_eq!(line_art(&analysis(&pixels), &settings), line_art(&analysis(&pixels), &settings));
}

/// Two threads.
struct Pair;

impl Hands for Pair {
    fn both(&self, one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
        std::thread::scope(|scope| {
            scope.spawn(one);
            other();
        });
    }
}

#[test]
fn a_second_hand_draws_the_same_page() {
    let pixels = picture();
    let photo = Photo::from_rgb(WIDTH, HEIGHT, &pixels).expect("within the limits");
    let analysis = Analysis::by(&photo, &Pair);
    let plate = Plate::by(&analysis, Thickness::default(), Style::default(), &Pair);
    let alone = line_art(&Analysis::of(&photo), &Settings::default());
    assert_eq!(plate.line_art(&analysis, Detail::default()), alone);
}

#[test]
fn a_mirrored_photo_gives_the_mirrored_drawing() {
    let pixels = picture();
    let mirrored: Vec<_> = pixels.chunks(WIDTH).flat_map(|row| row.iter().rev().copied()).collect();
    let one = line_art(&analysis(&pixels), &Settings::default());
    let other = line_art(&analysis(&mirrored), &Settings::default());
    assert!(one.shapes.len() > 8, "{}", one.shapes.len());
    assert_eq!(one.shapes.len(), other.shapes.len());
    let turn = kurbo::Affine::new([-1.0, 0.0, 0.0, 1.0, one.page.size.width, 0.0]);
    // The frame comes last and starts at the same corner of either.
    for (one, other) in one.shapes.iter().zip(&other.shapes).rev().skip(1) {
        let turned = turn * other.path.clone();
        for (one, other) in one.path.segments().zip(turned.segments()) {
            use kurbo::ParamCurve as _;
            assert!(
                one.start().distance(other.start()) < 1e-6 && one.eval(0.3).distance(other.eval(0.3)) < 1e-6
            );
        }
        assert_eq!((one.tint, one.pen), (other.tint, other.pen));
    }
}

#[test]
fn more_detail_only_adds_lines() {
    let analysis = analysis(&picture());
    for style in [Style::Standard, Style::Cartoon] {
        let inks = |detail| -> Vec<kurbo::PathSeg> {
            let drawing = line_art(&analysis, &settings(detail, 2, style));
            let lines = drawing.shapes.iter().filter(|shape| shape.tint.is_none() && shape.pen.is_some());
            lines.flat_map(|shape| shape.path.segments().collect::<Vec<_>>()).collect()
        };
        let mut fewer = inks(0);
        for detail in (10..=100).step_by(10) {
            let more = inks(detail);
            assert!(fewer.iter().all(|line| more.contains(line)), "{style:?} {detail}");
            fewer = more;
        }
    }
}

/// A heap of balls of every colour, many of them too small for a crayon.
fn balls() -> Vec<[u8; 3]> {
    let mut noise = 7_u32;
    let mut any = move |below: usize| {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (noise >> 8) as usize % below
    };
    let mut pixels = vec![[200, 190, 170]; WIDTH * HEIGHT];
    for _ in 0..160 {
        let (left, top, radius) = (any(WIDTH), any(HEIGHT), 3 + any(22));
        let colour = [any(256) as u8, any(256) as u8, any(256) as u8];
        for (at, pixel) in pixels.iter_mut().enumerate() {
            let (x, y) = ((at % WIDTH).abs_diff(left), (at / WIDTH).abs_diff(top));
            if x * x + y * y < radius * radius {
                *pixel = colour;
            }
        }
    }
    pixels
}

#[test]
fn every_region_is_closed_and_has_room_and_nothing_is_black() {
    for pixels in [picture(), balls()] {
        is_well_crafted(&pixels);
    }
}

fn is_well_crafted(pixels: &[[u8; 3]]) {
    let analysis = analysis(pixels);
    for thickness in [1, 2, 5] {
        for detail in [0, 50, 100] {
            let drawing = line_art(&analysis, &settings(detail, thickness, Style::Cartoon));
            let map = map(&drawing);
            let narrow: Vec<_> =
                map.closed().filter(|region| region.inscribed.in_mm() < 3.0 && region.area > 0.3).collect();
            assert!(narrow.is_empty(), "{thickness} {detail}: {narrow:?}");
            assert!(map.closed().count() >= 2, "{thickness} {detail}");
            assert!(map.closed().count() == map.regions.len(), "a region reaches the edge of the page");
            assert!(map.blob.in_mm() < 6.0 && map.ink_share < 0.14 && map.specks == 0);
        }
    }
}

#[test]
fn the_coloured_version_has_the_colours_of_the_photo() {
    let drawing = line_art(&analysis(&picture()), &Settings::default());
    let sky = map(&drawing);
    let sky = sky.at(kurbo::Point::new(500.0, 200.0)).expect("not on a line");
    let tint = sky.tint;
    assert!(tint.blue > 200 && tint.red < 110, "{tint:?}");
}

/// A ring drawn on paper under light that falls so, with a pen of `half` its width in pixels, and filled or not.
fn check_ring(light: impl Fn(f64, f64) -> f64, half: f64, is_filled: bool) {
    let pixels: Vec<[u8; 3]> = (0..WIDTH * HEIGHT)
        .map(|at| {
            let (x, y) = ((at % WIDTH) as f64, (at / WIDTH) as f64);
            let from_middle = libm::hypot(x - 180.0, y - 135.0);
            let paint = if (from_middle - 80.0).abs() < half {
                [90.0, 90.0, 90.0]
            } else if from_middle < 80.0 && is_filled {
                [240.0, 190.0, 120.0]
            } else {
                [235.0, 230.0, 215.0]
            };
            paint.map(|part| (part * light(x, y)) as u8)
        })
        .collect();
    let drawing = line_art(&analysis(&pixels), &Settings::default());
    let map = map(&drawing);
    assert_eq!(map.regions.len(), 2, "the paper inside the ring and around it: {:?}", map.regions);
    assert!(map.ink_share < 0.08 && map.specks == 0, "{map:?}");
}

#[test]
fn a_drawing_on_paper_is_cleaned_and_its_shade_is_gone() {
    let slope = |x: f64, _: f64| 1.0 - x * 0.001;
    // A shadow that falls over half of the page within a few centimetres.
    let shadow = |x: f64, y: f64| 1.0 - 0.5 / (1.0 + libm::exp((260.0 - x - 0.5 * y) / 12.0));
    for half in [1.6, 3.4] {
        check_ring(slope, half, false);
        check_ring(shadow, half, false);
        check_ring(shadow, half, true);
    }
}
