//! Any bytes as a photo: refused or read, within the limits either way.
#![no_main]

use libfuzzer_sys::fuzz_target;
use photo::Photo;

fuzz_target!(|file: &[u8]| {
    if let Ok(photo) = Photo::decode(file) {
        let (width, height) = photo.original_size();
        assert!(width <= photo::SIDE_MAX && height <= photo::SIDE_MAX && width * height <= photo::PIXELS_MAX);
    }
});
