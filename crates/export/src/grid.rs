//! The grid on which files have their coordinates.

/// Grid steps in one unit: a tenth of a point is 0.035 mm, finer than any printer's dot of ink.
const STEPS: f64 = 10.0;

/// A length in units as steps of the grid: the nearest, halves away from zero, as [`f64::round`] does with a call.
pub(crate) fn steps(units: f64) -> i32 {
    let number = units * STEPS;
    let whole = number as i32;
    let rest = number - f64::from(whole);
    whole.saturating_add(i32::from(rest >= 0.5)).saturating_sub(i32::from(rest <= -0.5))
}

/// Appends a number of steps in units, parted from the number it `follows`, if it does.
pub(crate) fn write_steps(out: &mut Vec<u8>, number: i32, follows: bool) {
    let (mut whole, tenth) = (number.unsigned_abs() / 10, number.unsigned_abs() % 10);
    // Letters from the last to the first, the first in the lowest byte: all are written at once.
    let (mut letters, mut count) = (0_u128, 0);
    let mut before = |letter: u8| {
        letters = letters << u8::BITS | u128::from(letter);
        count += 1;
    };
    if tenth > 0 {
        before(b'0' + tenth as u8);
        before(b'.');
    }
    if whole > 0 || tenth == 0 {
        before(b'0' + (whole % 10) as u8);
        while whole >= 10 {
            whole /= 10;
            before(b'0' + (whole % 10) as u8);
        }
    }
    if number < 0 {
        before(b'-');
    } else if follows {
        before(b' ');
    }
    let end = out.len() + count;
    out.extend_from_slice(&letters.to_le_bytes());
    out.truncate(end);
}
