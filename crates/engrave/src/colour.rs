//! Colours as the eye tells them apart: OKLab (Björn Ottosson, 2020), scaled to 0–100.

/// Lightness 0–100, and two axes of hue.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lab {
    pub(crate) lightness: f64,
    a: f64,
    b: f64,
}

impl Lab {
    /// From sRGB, each 0–255.
    pub(crate) fn of(rgb: [f64; 3]) -> Self {
        let [red, green, blue] = rgb.map(|channel| {
            let value = channel / 255.0;
            if value <= 0.04045 { value / 12.92 } else { libm::pow((value + 0.055) / 1.055, 2.4) }
        });
        let l = libm::cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
        let m = libm::cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
        let s = libm::cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
        Self {
            lightness: 100.0 * (0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s),
            a: 100.0 * (1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s),
            b: 100.0 * (0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s),
        }
    }

    /// How different two colours look: 2 is just seen, 30 is another colour.
    pub(crate) fn distance(self, other: Self) -> f64 {
        ((self.lightness - other.lightness).powi(2) + (self.a - other.a).powi(2) + (self.b - other.b).powi(2))
            .sqrt()
    }
}
