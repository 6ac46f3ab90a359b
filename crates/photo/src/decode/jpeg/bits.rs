//! The bits of a JPEG scan, and Huffman's codes in them.

/// Bits of a code that are looked up at once; longer codes are rare.
const SHORT: u32 = 10;
const LONGEST: usize = 16;

/// Entropy-coded data, read bit by bit as far as the next marker; zeros follow.
pub(super) struct Bits<'a> {
    rest: &'a [u8],
    /// The next ones, the very next one highest.
    ahead: u64,
    count: u32,
    /// How many of them are not in the file.
    missing: u32,
}

impl<'a> Bits<'a> {
    pub(super) const fn of(rest: &'a [u8]) -> Self {
        Self { rest, ahead: 0, count: 0, missing: 0 }
    }

    /// Whether more was read than there is.
    pub(super) const fn is_over(&self) -> bool {
        self.missing > self.count
    }

    /// Goes on after the restart marker that must be next.
    pub(super) fn restarted(&self) -> Option<Self> {
        match self.rest {
            [0xFF, 0xD0..=0xD7, rest @ ..] if !self.is_over() => Some(Self::of(rest)),
            _ => None,
        }
    }

    /// Makes sure that 32 bits are ahead.
    fn fill(&mut self) {
        if self.count > 32 {
            return;
        }
        if let Some(next) = self.rest.first_chunk::<4>().filter(|next| !next.contains(&0xFF)) {
            self.ahead |= u64::from(u32::from_be_bytes(*next)) << (32 - self.count);
            self.rest = &self.rest[4..];
            self.count += 32;
            return;
        }
        while self.count <= 56 {
            let byte = match self.rest {
                [0xFF, 0, rest @ ..] => {
                    self.rest = rest;
                    0xFF
                }
                [byte, rest @ ..] if *byte != 0xFF => {
                    self.rest = rest;
                    *byte
                }
                _ => {
                    self.missing += 8;
                    0
                }
            };
            self.ahead |= u64::from(byte) << (56 - self.count);
            self.count += 8;
        }
    }

    fn skip(&mut self, count: u32) {
        self.ahead <<= count;
        self.count -= count;
    }

    /// The symbol of the next code, and the number of as many bits after it as its low half says, at most 15.
    pub(super) fn symbol(&mut self, codes: &Codes) -> Option<(u8, i32)> {
        self.fill();
        let (length, symbol) = codes.first((self.ahead >> 48) as u16)?;
        let size = u32::from(symbol & 15);
        let bits = self.ahead << length;
        self.skip(length + size);
        // Numbers that begin with 0 are the negative ones.
        let number = ((bits >> 1) >> (63 - size)) as i32;
        let is_negative = size > 0 && bits >> 63 == 0;
        Some((symbol, if is_negative { number - (1 << size) + 1 } else { number }))
    }
}

/// Huffman's codes for symbols.
#[derive(Clone)]
pub(super) struct Codes {
    /// For what may come next, cut to [`SHORT`] bits: the length of its code, 0 where that is longer, and its symbol.
    short: Vec<(u8, u8)>,
    /// For each length the first code that is longer, as if of 16 bits, and where the symbols of this length are from code 0.
    ends: [u32; LONGEST],
    starts: [i32; LONGEST],
    symbols: Vec<u8>,
}

impl Codes {
    /// From how many codes there are of each length, and their symbols in order.
    pub(super) fn of(counts: [u8; LONGEST], symbols: &[u8]) -> Option<Self> {
        let mut codes = Self {
            short: vec![(0, 0); 1 << SHORT],
            ends: [0; LONGEST],
            starts: [0; LONGEST],
            symbols: symbols.to_vec(),
        };
        let (mut code, mut index) = (0_u32, 0_usize);
        for (length, count) in (1..).zip(counts) {
            codes.starts[length - 1] = index as i32 - code as i32;
            for symbol in symbols.get(index..index + usize::from(count))? {
                if let Some(spare) = SHORT.checked_sub(length as u32) {
                    let from = (code << spare) as usize;
                    codes.short.get_mut(from..from + (1 << spare))?.fill((length as u8, *symbol));
                }
                code += 1;
            }
            index += usize::from(count);
            if code > 1 << length {
                return None;
            }
            codes.ends[length - 1] = code << (LONGEST - length);
            code <<= 1;
        }
        Some(codes)
    }

    /// The length of the code that `next` begins with, and its symbol.
    fn first(&self, next: u16) -> Option<(u32, u8)> {
        let (length, symbol) = self.short[usize::from(next >> (16 - SHORT))];
        if length > 0 {
            return Some((u32::from(length), symbol));
        }
        let length = 1 + self.ends.iter().position(|end| u32::from(next) < *end)?;
        let code = i32::from(next >> (LONGEST - length));
        let symbol = usize::try_from(code + self.starts[length - 1]).ok()?;
        Some((length as u32, *self.symbols.get(symbol)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_any_length_are_read_and_numbers_after_them() {
        // 0, 10, and one of twelve bits: 110000000000.
        let mut counts = [0; LONGEST];
        (counts[0], counts[1], counts[11]) = (1, 1, 1);
        let codes = Codes::of(counts, &[0x00, 0x03, 0x12]).expect("they fit");
        // 0 | 10 101 | 110000000000 01 | 10 010, and ones to fill the byte.
        let file = [0b0101_0111, 0b0000_0000, 0b0001_1001, 0b0111_1111, 0xFF, 0xD9];
        let mut bits = Bits::of(&file);
        let read: Vec<_> = (0..4).map(|_| bits.symbol(&codes)).collect();
        assert_eq!(read, [Some((0, 0)), Some((3, 5)), Some((0x12, -2)), Some((3, -5))]);
        assert!(!bits.is_over());
        assert_eq!(bits.symbol(&codes), None, "ones are no code");
    }

    #[test]
    fn more_codes_than_there_can_be_are_refused() {
        let mut counts = [0; LONGEST];
        counts[0] = 3;
        assert!(Codes::of(counts, &[1, 2, 3]).is_none());
    }
}
