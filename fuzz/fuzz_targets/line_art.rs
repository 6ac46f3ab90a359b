//! Any small picture at any setting: drawn, and nothing lies off the page.
#![no_main]

use libfuzzer_sys::fuzz_target;
use photo::{Analysis, Detail, Photo, Settings, Style, Thickness, line_art};

fuzz_target!(|bytes: &[u8]| {
    let [width, detail, thickness, style, pixels @ ..] = bytes else { return };
    let width = usize::from(*width).max(1);
    let pixels: Vec<[u8; 3]> = pixels.chunks_exact(3).map(|part| [part[0], part[1], part[2]]).collect();
    let height = pixels.len() / width;
    let Ok(photo) = Photo::from_rgb(width, height, &pixels[..width * height]) else { return };
    let settings = Settings {
        detail: Detail::new(detail % 101).unwrap_or_default(),
        thickness: Thickness::new(1 + thickness % 5).unwrap_or_default(),
        style: if style % 2 == 0 { Style::Standard } else { Style::Cartoon },
    };
    let drawing = line_art(&Analysis::of(&photo), &settings);
    assert!(drawing.shapes.iter().all(|shape| shape.path.elements().iter().all(|part| part.is_finite())));
});
