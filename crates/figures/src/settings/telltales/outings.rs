//! The telltales of places where a family goes for a day: a sign, a tower, a stall, a tent.

use super::drawn::{Sketch, Stand};

/// A sign on its post with a paw upon it.
pub(super) const ZOO_SIGN: Sketch = Sketch {
    most: 1.4,
    stand: Stand::Ground,
    outline: "M-9,0 L-9,-66 L-62,-66 L-62,-132 L62,-132 L62,-66 L9,-66 L9,0",
    tint: 0xFF_E0_8A,
    areas: 1,
    lines: &[
        "M-18,-78 C-22,-92 -8,-100 0,-100 C8,-100 22,-92 18,-78 C12,-72 -10,-72 -16,-76",
        "M-30,-98 v-9 M-11,-112 v-9 M11,-112 v-9 M30,-98 v-9",
    ],
};

pub(super) const CONTROL_TOWER: Sketch = Sketch {
    most: 1.5,
    stand: Stand::Ground,
    outline: "M-24,0 L-17,-112 L-32,-112 L-50,-158 L-40,-158 L-40,-176 L40,-176 L40,-158 L50,-158 L32,-112 L17,-112 L24,0",
    tint: 0xF0_EA_E0,
    areas: 1,
    lines: &["M-38,-152 H38", "M-20,-118 H20", "M-12,-146 L-8,-124", "M12,-146 L8,-124", "M0,-176 V-200"],
};

pub(super) const AIRLINER: Sketch = Sketch {
    most: 1.2,
    stand: Stand::Floats,
    outline: "M-60,0 C-74,-6 -82,-16 -86,-30 L-100,-66 L-76,-66 L-56,-36 L48,-36 C70,-36 84,-24 86,-14 C84,-4 66,0 48,0",
    tint: 0xFF_FF_FF,
    areas: 1,
    lines: &["M20,-12 L-22,24 L-2,24 L46,-12", "M-42,-22 h10 M-18,-22 h10 M6,-22 h10 M30,-22 h10"],
};

pub(super) const STALL: Sketch = Sketch {
    most: 1.4,
    stand: Stand::Ground,
    outline: "M-68,0 L-68,-62 L-54,-62 L-54,-112 L-80,-112 L-64,-152 L64,-152 L80,-112 L54,-112 L54,-62 L68,-62 L68,0",
    tint: 0xE0_AE_72,
    areas: 1,
    lines: &["M-44,-62 H44", "M-44,-112 H44", "M-24,-146 L-28,-118", "M24,-146 L28,-118"],
};

pub(super) const TENT: Sketch = Sketch {
    most: 1.5,
    stand: Stand::Ground,
    outline: "M-84,0 L0,-134 L84,0",
    tint: 0xF2_A8_5A,
    areas: 2,
    lines: &["M-30,2 L0,-78 L30,2", "M-8,-148 L0,-134 L8,-148"],
};

pub(super) const BOLLARD: Sketch = Sketch {
    most: 1.2,
    stand: Stand::Ground,
    outline: "M-26,0 C-14,-14 -18,-30 -18,-42 L-32,-42 L-32,-66 L32,-66 L32,-42 L18,-42 C18,-30 14,-14 26,0",
    tint: 0x9A_A6_B2,
    areas: 1,
    lines: &["M-12,-42 H12"],
};

pub(super) const HAY: Sketch = Sketch {
    most: 1.3,
    stand: Stand::Ground,
    outline: "M-74,0 C-80,-34 -52,-48 -44,-64 C-20,-94 32,-92 46,-60 C64,-44 82,-30 74,0",
    tint: 0xF7_DC_7A,
    areas: 1,
    lines: &["M-46,-20 l22,-12", "M-12,-46 l20,10", "M18,-16 l24,-8", "M-20,-68 l16,8"],
};

/// A stall's half door.
pub(super) const HALF_DOOR: Sketch = Sketch {
    most: 1.3,
    stand: Stand::Ground,
    outline: "M-60,0 L-60,-128 L-40,-128 L-40,-104 L40,-104 L40,-128 L60,-128 L60,0",
    tint: 0xD8_A8_70,
    areas: 1,
    lines: &["M-38,-90 L38,-12", "M38,-90 L-38,-12"],
};
