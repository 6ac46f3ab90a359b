//! Lengths that know their unit.

/// A length on paper. One page unit is one PostScript point, 1/72 inch.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Default)]
pub struct Length(f64);

impl Length {
    /// `value` millimetres.
    pub const fn mm(value: f64) -> Self {
        Self(value * 72.0 / 25.4)
    }

    /// `value` inches.
    pub const fn inches(value: f64) -> Self {
        Self(value * 72.0)
    }

    /// `value` points, which are page units.
    pub const fn points(value: f64) -> Self {
        Self(value)
    }

    /// In page units (points).
    pub const fn units(self) -> f64 {
        self.0
    }

    /// In millimetres.
    pub const fn in_mm(self) -> f64 {
        self.0 * 25.4 / 72.0
    }

    /// In device pixels at `dpi` dots an inch.
    pub const fn pixels(self, dpi: f64) -> f64 {
        self.0 * dpi / 72.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inch_is_the_same_length_in_every_unit() {
        let inch = Length::inches(1.0);
        assert_eq!(inch, Length::points(72.0));
        assert!((inch.in_mm() - 25.4).abs() < 1e-12);
        assert!((Length::mm(25.4).units() - 72.0).abs() < 1e-12);
        assert_eq!(inch.pixels(300.0), 300.0);
    }
}
