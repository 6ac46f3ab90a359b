//! What a person can choose.

/// How a photo is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Settings {
    /// How much of the photo is drawn.
    pub detail: Detail,
    /// How bold the lines are.
    pub thickness: Thickness,
    /// How freely.
    pub style: Style,
}

/// How freely a photo is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Style {
    /// Keeps to the photo.
    Standard,
    /// Rounder curves, fewer regions, a bolder contour around the main subject.
    #[default]
    Cartoon,
}

impl Style {
    /// By its name on the wire.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "standard" => Some(Self::Standard),
            "cartoon" => Some(Self::Cartoon),
            _ => None,
        }
    }
}

/// How much of a photo is drawn: 0 a toddler's page, 100 a patient 10-year-old's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Detail(u8);

impl Detail {
    /// What `detailLevel` "high" stands for.
    pub const HIGH: Self = Self(75);

    /// 0–100; `None` for more.
    pub fn new(amount: u8) -> Option<Self> {
        (amount <= 100).then_some(Self(amount))
    }

    /// 0–1.
    pub(crate) fn share(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl Default for Detail {
    fn default() -> Self {
        Self::HIGH
    }
}

/// How bold lines are, 1–5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Thickness(u8);

impl Thickness {
    /// 1–5; `None` for anything else.
    pub fn new(thickness: u8) -> Option<Self> {
        (1..=5).contains(&thickness).then_some(Self(thickness))
    }

    pub(crate) const fn steps(self) -> f64 {
        self.0 as f64
    }
}

impl Default for Thickness {
    fn default() -> Self {
        Self(2)
    }
}
