//! Files in: within limits, upright, by content.

use photo::{Photo, Refused};

/// A PNG of `width` × `height` grey pixels of which nothing but the header is there.
fn png_header(width: u32, height: u32) -> Vec<u8> {
    let mut file = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    file.extend(width.to_be_bytes());
    file.extend(height.to_be_bytes());
    file.extend([8, 0, 0, 0, 0, 0, 0, 0, 0]);
    file
}

fn png(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(pixels).expect("the pixels");
    writer.finish().expect("an end");
    file
}

fn check(file: &[u8], expected: Refused) {
    assert_eq!(Photo::decode(file).map(|photo| photo.original_size()), Err(expected));
}

#[test]
fn what_is_no_photo_is_refused_by_content() {
    for file in
        [&b""[..], b"GIF89a", b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>", b"RIFF____AVI ", b"%PDF-1.7"]
    {
        check(file, Refused::Kind);
    }
}

#[test]
fn sizes_beyond_the_limits_are_refused_before_anything_is_decoded() {
    check(&png_header(12_001, 1_000), Refused::TooLarge);
    check(&png_header(8_000, 8_000), Refused::TooLarge);
    check(&png_header(u32::MAX, u32::MAX), Refused::TooLarge);
    check(&png_header(7, 7), Refused::TooSmall);
    check(&png_header(10_000, 100), Refused::TooSmall);
    check(&png_header(100, 100), Refused::Damaged);
}

#[test]
fn a_jpeg_of_very_many_scans_is_refused() {
    let mut file = b"\xFF\xD8\xFF\xC2\0\x0B\x08\x10\0\x10\0\x01\x01\x11\0".to_vec();
    for _ in 0..2_000 {
        file.extend(b"\xFF\xDA\0\x08\x01\x01\0\0\0\0\0");
    }
    check(&file, Refused::TooLarge);
}

#[test]
fn any_cut_of_a_photo_is_refused_or_read_but_never_a_panic() {
    let pixels: Vec<u8> = (0..40 * 30 * 3).map(|at| (at % 251) as u8).collect();
    let file = png(40, 30, &pixels);
    assert_eq!(Photo::decode(&file).map(|photo| photo.original_size()), Ok((40, 30)));
    for end in 0..file.len() {
        let _ = Photo::decode(&file[..end]);
        let mut bent = file.clone();
        bent[end] ^= 0x5A;
        let _ = Photo::decode(&bent);
    }
}
