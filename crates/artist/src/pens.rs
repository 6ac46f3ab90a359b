//! How wide the pens are: the one place where complexity and age become points.

use drawing::{Length, Pens};
use scene::{Age, Complexity};

/// The narrowest white area a crayon can color: a circle of 3 mm.
pub(crate) const fn narrowest_white() -> f64 {
    Length::mm(3.0).units()
}

/// Pens for a page. Simple pages are bolder, and so are pages for the youngest.
pub(crate) fn pens(complexity: Complexity, age: Option<Age>) -> Pens {
    let youth = 1.0 - age.map_or(0.5, Age::growth);
    let [outline, inner, fine] = match complexity {
        Complexity::Simple => [4.02 + 0.2 * youth, 3.02 + 0.16 * youth, 3.02 + 0.08 * youth],
        Complexity::Detailed => [3.1 + 0.5 * youth, 2.1 + 0.4 * youth, 1.6 + 0.3 * youth],
    };
    Pens { outline: Length::points(outline), inner: Length::points(inner), fine: Length::points(fine) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pens_keep_the_craft_numbers_at_every_age() {
        for years in 3..=10 {
            let age = Age::creator(years).ok();
            let simple = pens(Complexity::Simple, age);
            assert!(
                simple.outline.units() >= 4.0 && simple.inner.units() >= 3.0 && simple.fine.units() >= 3.0
            );
            let detailed = pens(Complexity::Detailed, age);
            assert!(
                detailed.outline.units() >= 3.0
                    && detailed.inner.units() >= 2.0
                    && detailed.fine.units() >= 1.5
            );
            assert!(detailed.outline < simple.outline);
        }
    }
}
