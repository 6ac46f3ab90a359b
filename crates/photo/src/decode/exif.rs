//! Which way is up: the one thing read from EXIF.

/// The orientation tag of a TIFF block, 1–8; 1 (upright) where there is none that makes sense.
pub(super) fn orientation(block: &[u8]) -> u8 {
    read(block.strip_prefix(b"Exif\0\0").unwrap_or(block)).filter(|way| (1..=8).contains(way)).unwrap_or(1)
}

fn read(tiff: &[u8]) -> Option<u8> {
    let little = match tiff.get(..4)? {
        [b'I', b'I', 42, 0] => true,
        [b'M', b'M', 0, 42] => false,
        _ => return None,
    };
    let short = |at: usize| -> Option<u16> {
        let bytes: [u8; 2] = tiff.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(if little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) })
    };
    let long = |at: usize| -> Option<usize> {
        let bytes: [u8; 4] = tiff.get(at..at.checked_add(4)?)?.try_into().ok()?;
        usize::try_from(if little { u32::from_le_bytes(bytes) } else { u32::from_be_bytes(bytes) }).ok()
    };
    let directory = long(4)?;
    let entries = usize::from(short(directory)?);
    let first = directory.checked_add(2)?;
    let entry = (0..entries)
        .map(|index| first.saturating_add(index * 12))
        .take_while(|at| *at < tiff.len())
        .find(|at| short(*at) == Some(0x0112))?;
    u8::try_from(short(entry.checked_add(8)?)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tag_is_found_in_either_byte_order_and_nonsense_is_upright() {
        let little = b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0";
        let big = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0";
        assert_eq!(orientation(little), 6);
        assert_eq!(orientation(big), 8);
        for nonsense in [&b""[..], b"II*\0", b"II*\0\xFF\xFF\xFF\xFF", b"II*\0\x08\0\0\0\xFF\xFF\x12\x01"] {
            assert_eq!(orientation(nonsense), 1);
        }
    }
}
