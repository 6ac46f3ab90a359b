//! Chance that can be repeated: same seed, same page, on every machine, for ever.

/// Which of the many pages a wish could become. Zero is a seed like any other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seed(pub u64);

impl Seed {
    /// An independent stream of throws for one purpose. Adding a purpose never changes another's throws.
    pub fn dice(self, purpose: &str) -> Dice {
        // FNV-1a over the purpose keeps streams apart; SplitMix64 (Steele, Lea, Flood 2014) mixes them.
        let start = purpose.bytes().fold(0xCBF2_9CE4_8422_2325 ^ self.0, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
        let mut dice = Dice(start ^ self.0.rotate_left(32));
        dice.next();
        dice
    }
}

/// A stream of throws: SplitMix64.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number in `0.0..1.0`.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A number from `low` up to, not including, `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// A whole number in `0..count`; 0 where `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        if count == 0 { 0 } else { (self.next() % count as u64) as usize }
    }

    /// True with probability `chance`.
    pub fn chance(&mut self, chance: f64) -> bool {
        self.unit() < chance
    }

    /// One of `items`; `None` of none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// The same items in a thrown order (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_throws_of_a_seed_are_pinned_for_ever() {
        let mut dice = Seed(0).dice("hero");
        let throws: Vec<_> = (0..4).map(|_| dice.below(1000)).collect();
        let mut again = Seed(0).dice("hero");
        assert_eq!(throws, (0..4).map(|_| again.below(1000)).collect::<Vec<_>>());
        assert_ne!(Seed(0).dice("hero").unit(), Seed(0).dice("cast").unit());
        assert_ne!(Seed(0).dice("hero").unit(), Seed(1).dice("hero").unit());
    }

    #[test]
    fn a_throw_stays_in_its_range() {
        let mut dice = Seed(7).dice("range");
        for _ in 0..10_000 {
            let value = dice.between(-2.0, 3.0);
            assert!((-2.0..3.0).contains(&value));
            assert!(dice.below(6) < 6);
        }
        assert_eq!(dice.below(0), 0);
        assert_eq!(dice.pick::<u8>(&[]), None);
    }
}
