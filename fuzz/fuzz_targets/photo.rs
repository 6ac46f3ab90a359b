//! Any bytes as a photo: refused or read, and what is small enough is drawn too.
#![no_main]

use libfuzzer_sys::fuzz_target;
use photo::{Analysis, Photo, Settings, line_art};

fuzz_target!(|file: &[u8]| {
    if let Ok(photo) = Photo::decode(file) {
        let (width, height) = photo.original_size();
        assert!(width <= photo::SIDE_MAX && height <= photo::SIDE_MAX && width * height <= photo::PIXELS_MAX);
        if width * height <= 64 * 64 {
            line_art(&Analysis::of(&photo), &Settings::default());
        }
    }
});
