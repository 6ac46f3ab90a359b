//! JPEG read at a half, a quarter or an eighth of its size: what cameras write, straight to means of pixels.
//!
//! A block is a sum of 64 pictures, so that the means of its pixels are the same sum of their means: each coefficient adds
//! the few numbers it is at that size, and no pixel is ever made.

use super::bits::{Bits, Codes};
use super::segments;
use crate::decode::Shrink;

/// Samples of a block.
const BLOCK: usize = 64;
/// Where the coefficients of a block are, row and column in one number, in the order of the file.
const ZIGZAG: [u8; BLOCK] = zigzag();
/// No sum of a photo is larger.
const LARGEST: i32 = 1 << 15;

/// Adds the means of `by` × `by` pixels (2, 4 or 8) of a photo of this `size` to `shrink`. Nothing where the file is none
/// of the plain kind that cameras write, or is damaged; then some rows may have been added.
pub(super) fn reduced(file: &[u8], size: (usize, usize), by: usize, shrink: &mut Shrink) -> Option<()> {
    let mut scan = Scan::of(file, by).filter(|scan| (scan.width, scan.height) == size)?;
    let [across, down] = [scan.parts[0].across, scan.parts[0].down];
    let cell = |sampled: usize| 8 * sampled / by;
    let (columns, rows) = (scan.width.div_ceil(8 * across), scan.height.div_ceil(8 * down));
    let (stride, high) = (columns * cell(across), cell(down));
    let mut strips = vec![vec![0.0; stride * high]; scan.parts.len()];
    let mut until_restart = scan.restart;
    for row in 0..rows {
        for column in 0..columns {
            if scan.restart > 0 && until_restart == 0 {
                scan.bits = scan.bits.restarted()?;
                scan.parts.iter_mut().for_each(|part| part.level = 0);
                until_restart = scan.restart;
            }
            until_restart = until_restart.saturating_sub(1);
            for (part, strip) in scan.parts.iter_mut().zip(&mut strips) {
                let (wide, tall) = part.samples;
                for block in 0..part.across * part.down {
                    let (x, y) = (column * part.across + block % part.across, block / part.across);
                    part.block(&mut scan.bits, &mut strip[y * tall * stride + x * wide..], stride)?;
                }
            }
        }
        if scan.bits.is_over() {
            return None;
        }
        for y in 0..high.min(scan.height.div_ceil(by).saturating_sub(row * high)) {
            let line = y * stride..(y + 1) * stride;
            match &strips[..] {
                [light] => shrink.row(row * high + y, light[line].iter().map(|light| [part(*light); 3])),
                [light, blue, red] => {
                    let colours = blue[line.clone()].iter().zip(&red[line.clone()]);
                    shrink.row(
                        row * high + y,
                        light[line].iter().zip(colours).map(|(light, (blue, red))| rgb(*light, *blue, *red)),
                    );
                }
                _ => return None,
            }
        }
    }
    Some(())
}

/// A file as far as its only scan.
struct Scan<'a> {
    width: usize,
    height: usize,
    /// Units between restart markers; 0 for none.
    restart: usize,
    parts: Vec<Part>,
    bits: Bits<'a>,
}

impl<'a> Scan<'a> {
    fn of(file: &'a [u8], by: usize) -> Option<Self> {
        let mut tables: [Option<[u16; BLOCK]>; 4] = [None; 4];
        let mut codes: [[Option<Codes>; 4]; 2] = Default::default();
        let mut frame: Option<&[u8]> = None;
        let mut restart = 0;
        for (marker, place) in segments(file) {
            let body = file.get(place.clone())?;
            match marker {
                0xC0 | 0xC1 => frame = Some(body),
                0xC4 => read_codes(body, &mut codes)?,
                0xDB => read_tables(body, &mut tables)?,
                0xDD => restart = usize::from(u16::from_be_bytes(*body.first_chunk()?)),
                // Adobe's, where colours may be stored otherwise.
                0xEE if body.starts_with(b"Adobe") && body.get(11) != Some(&1) => return None,
                0xC2..=0xCF => return None,
                0xDA => {
                    let [8, h1, h0, w1, w0, count, parts @ ..] = frame? else { return None };
                    let [width, height] =
                        [[*w1, *w0], [*h1, *h0]].map(|side| usize::from(u16::from_be_bytes(side)));
                    let parts = parts.get(..3 * usize::from(*count))?.as_chunks::<3>().0;
                    let parts = scanned(body, parts, (&tables, &codes, by))?;
                    let bits = Bits::of(&file[place.end..]);
                    return Some(Self { width, height, restart, parts, bits });
                }
                _ => {}
            }
        }
        None
    }
}

/// Quantization tables, codes of the mean of a block and of the rest, and how many pixels wide the means are.
type Given<'a> = (&'a [Option<[u16; BLOCK]>; 4], &'a [[Option<Codes>; 4]; 2], usize);

/// The parts of a frame in the only scan, if that has all of them: light alone, or with two colours of no more samples.
fn scanned(scan: &[u8], frame: &[[u8; 3]], (tables, codes, by): Given<'_>) -> Option<Vec<Part>> {
    let [count, chosen @ ..] = scan else { return None };
    let (chosen, _) = chosen.get(..2 * usize::from(*count))?.as_chunks::<2>();
    if !matches!(frame.len(), 1 | 3) || chosen.len() != frame.len() {
        return None;
    }
    let sampling = |[_, sampling, _]: [u8; 3]| [usize::from(sampling >> 4), usize::from(sampling & 15)];
    // One part by itself is not sampled, whatever its numbers say.
    let most = if frame.len() == 1 { [1, 1] } else { sampling(frame[0]) };
    let colours_are_plain = frame.iter().skip(1).all(|part| sampling(*part) == [1, 1]);
    if !most.iter().all(|most| matches!(most, 1 | 2)) || !colours_are_plain {
        return None;
    }
    let parts = frame.iter().zip(chosen).enumerate().map(|(index, (part, [name, which]))| {
        let [across, down] = if index == 0 { most } else { [1, 1] };
        let table = tables.get(usize::from(part[2]))?.as_ref()?;
        let [first, rest] = [which >> 4, which & 15].map(usize::from);
        let samples = (8 * most[0] / across / by, 8 * most[1] / down / by);
        (*name == part[0]).then_some(Part {
            across,
            down,
            samples,
            first: codes[0].get(first)?.clone()?,
            rest: codes[1].get(rest)?.clone()?,
            adds: adds(table, samples),
            level: 0,
        })
    });
    parts.collect()
}

/// Light, or one of the two colours.
struct Part {
    /// Blocks in each unit of the scan.
    across: usize,
    down: usize,
    /// How many means a block is, across and down.
    samples: (usize, usize),
    first: Codes,
    rest: Codes,
    /// What 1 of each coefficient adds to each mean of a block, coefficients in the order of the file.
    adds: Vec<f32>,
    /// The mean of the last block, as it is stored.
    level: i32,
}

impl Part {
    /// The means of the next block to the upper left of `out`, whose rows are `stride` apart.
    fn block(&mut self, bits: &mut Bits<'_>, out: &mut [f32], stride: usize) -> Option<()> {
        let (wide, tall) = self.samples;
        let (size, change) = bits.symbol(&self.first)?;
        self.level += change;
        if size > 15 || self.level.abs() > LARGEST {
            return None;
        }
        let level = self.level as f32 * self.adds[0];
        out.chunks_mut(stride).take(tall).for_each(|row| row[..wide].fill(level));
        let mut at = 1;
        while at < BLOCK {
            let (symbol, value) = bits.symbol(&self.rest)?;
            match (symbol >> 4, symbol & 15) {
                (15, 0) => at += 16,
                (_, 0) => break,
                (skipped, _) => {
                    at += usize::from(skipped);
                    let adds = self.adds.get(at * wide * tall..(at + 1) * wide * tall)?;
                    for (row, adds) in out.chunks_mut(stride).zip(adds.chunks_exact(wide)) {
                        row.iter_mut().zip(adds).for_each(|(out, add)| *out += value as f32 * add);
                    }
                    at += 1;
                }
            }
        }
        Some(())
    }
}

/// What 1 of each coefficient adds to each mean of a block.
fn adds(table: &[u16; BLOCK], (wide, tall): (usize, usize)) -> Vec<f32> {
    let (across, down) = (means(wide), means(tall));
    let adds = ZIGZAG.iter().zip(table).flat_map(|(place, step)| {
        let (row, column) = (usize::from(place / 8), usize::from(place % 8));
        let (across, down) = (&across[column], &down[row]);
        down.iter()
            .flat_map(move |down| across.iter().map(move |across| f32::from(*step) * (down * across) as f32))
    });
    adds.collect()
}

/// For each of eight waves its means over `count` equal parts of a block's side.
fn means(count: usize) -> [Vec<f64>; 8] {
    let each = 8 / count;
    core::array::from_fn(|wave| {
        let scale = if wave == 0 { libm::sqrt(0.125) } else { 0.5 };
        let at = |x: usize| libm::cos((2 * x + 1) as f64 * wave as f64 * core::f64::consts::PI / 16.0);
        let mean = |part: usize| (part * each..(part + 1) * each).map(at).sum::<f64>() / each as f64;
        (0..count).map(|part| scale * mean(part)).collect()
    })
}

const fn zigzag() -> [u8; BLOCK] {
    let mut order = [0; BLOCK];
    let (mut at, mut row, mut column) = (0, 0_u8, 0_u8);
    while at < BLOCK {
        order[at] = 8 * row + column;
        // Along every second diagonal up, along the others down.
        if (row + column) % 2 == 0 {
            (row, column) = if column == 7 { (row + 1, 7) } else { (row.saturating_sub(1), column + 1) };
        } else {
            (row, column) = if row == 7 { (7, column + 1) } else { (row + 1, column.saturating_sub(1)) };
        }
        at += 1;
    }
    order
}

fn read_codes(mut body: &[u8], codes: &mut [[Option<Codes>; 4]; 2]) -> Option<()> {
    while let Some((which, rest)) = body.split_first() {
        let (counts, rest) = rest.split_first_chunk::<16>()?;
        let total = counts.iter().map(|count| usize::from(*count)).sum();
        let (symbols, rest) = rest.split_at_checked(total)?;
        *codes.get_mut(usize::from(which >> 4))?.get_mut(usize::from(which & 15))? =
            Some(Codes::of(*counts, symbols)?);
        body = rest;
    }
    Some(())
}

fn read_tables(mut body: &[u8], tables: &mut [Option<[u16; BLOCK]>; 4]) -> Option<()> {
    while let Some((which, rest)) = body.split_first() {
        let bytes = if which >> 4 == 0 { 1 } else { 2 };
        let (steps, rest) = rest.split_at_checked(bytes * BLOCK)?;
        let step =
            |at: usize| steps[bytes * at..][..bytes].iter().fold(0, |high, low| high << 8 | u16::from(*low));
        *tables.get_mut(usize::from(which & 15))? = Some(core::array::from_fn(step));
        body = rest;
    }
    Some(())
}

fn rgb(light: f32, blue: f32, red: f32) -> [u8; 3] {
    [light + 1.402 * red, light - 0.344_136 * blue - 0.714_136 * red, light + 1.772 * blue].map(part)
}

/// From numbers around 0.
fn part(value: f32) -> u8 {
    (value + 128.5).clamp(0.0, 255.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decode::Photo;
    use crate::decode::jpeg::whole;
    use crate::hands::Alone;

    /// A photo of noise in light and of one colour, its colours half as fine; every code has eight bits.
    fn noise(width: u16, height: u16) -> Vec<u8> {
        let [[w1, w0], [h1, h0]] = [width, height].map(u16::to_be_bytes);
        let mut file = vec![0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0, 50];
        file.extend([12; BLOCK - 1]);
        for (class, count) in [(0x00, 12), (0x10, 64)] {
            file.extend([0xFF, 0xC4, 0, 19 + count, class]);
            // All codes are of eight bits.
            file.extend((1..=16).map(|length| if length == 8 { count } else { 0 }));
            file.extend(0..count);
        }
        file.extend([0xFF, 0xDD, 0, 4, 0, 7]);
        file.extend([0xFF, 0xC0, 0, 17, 8, h1, h0, w1, w0, 3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0]);
        file.extend([0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0]);
        let mut seed = 7_u32;
        let mut bits: Vec<u8> = Vec::new();
        let units = width.div_ceil(16) * height.div_ceil(16);
        for unit in 0..units {
            let mut add = |value: u8, count: u8| bits.extend((0..count).rev().map(|at| value >> at & 1));
            for block in 0..6 {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let [.., one, other] = seed.to_le_bytes();
                if block < 4 {
                    // Lighter and darker by turns, a wave three behind the mean, and the next.
                    let turn = if block % 2 == 0 { 3 } else { 12 };
                    for (code, value, size) in [(4, turn, 4), (0x23, other >> 5, 3), (2, one >> 6, 2)] {
                        add(code, 8);
                        add(value, size);
                    }
                } else {
                    add(0, 8);
                }
                add(0, 8);
            }
            if unit % 7 == 6 || unit + 1 == units {
                file.extend(bytes(&mut bits));
                file.extend([0xFF, if unit + 1 == units { 0xD9 } else { 0xD0 + (unit / 7 % 8) as u8 }]);
            }
        }
        file
    }

    /// Bits as they are in a file, with ones to the end of a byte.
    fn bytes(bits: &mut Vec<u8>) -> Vec<u8> {
        bits.resize(bits.len().div_ceil(8) * 8, 1);
        let bytes = bits.chunks(8).map(|byte| byte.iter().fold(0, |byte, bit| byte << 1 | bit));
        let stuffed = bytes.flat_map(|byte| [Some(byte), (byte == 0xFF).then_some(0)]).flatten().collect();
        bits.clear();
        stuffed
    }

    fn check((width, height): (u16, u16), by: usize) {
        let (file, size) = (noise(width, height), (usize::from(width), usize::from(height)));
        let mut shrink = Shrink::new(size.0 / by, size.1 / by);
        reduced(&file, size, by, &mut shrink).expect("it is plain");
        let slow = whole(&file, 1, &Alone).expect("it is not damaged");
        let parts = |photo: &Photo| photo.pixels.as_flattened().to_vec();
        let (quick, slow) = (parts(&shrink.finish(1)), parts(&slow));
        assert_eq!(quick.len(), slow.len());
        let apart = quick.iter().zip(&slow).map(|(one, other)| one.abs_diff(*other)).max();
        assert!(apart <= Some(2), "{apart:?}");
        assert!(quick.iter().any(|part| *part < 90) && quick.iter().any(|part| *part > 120));
    }

    #[test]
    fn means_are_those_of_the_pixels() {
        check((1300, 112), 2);
        check((5120, 428), 4);
    }

    #[test]
    fn what_is_cut_off_is_left_to_others() {
        let file = noise(1300, 112);
        let mut shrink = Shrink::new(650, 56);
        assert!(reduced(&file[..file.len() / 2], (1300, 112), 2, &mut shrink).is_none());
    }
}
