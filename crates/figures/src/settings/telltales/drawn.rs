//! The telltales themselves, around the point where they stand: outlines from one side of the foot round to the other.

use drawing::Tint;
use kurbo::{Rect, Shape as _};
use scene::Place;

use super::super::{ROCKETS, Stage};
use super::deep::{COLUMN, COLUMNS, CORAL, KELP};
use super::outings::{AIRLINER, BOLLARD, CONTROL_TOWER, HALF_DOOR, HAY, STALL, TENT, ZOO_SIGN};
use crate::path::svg;

/// Where a telltale may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stand {
    /// On land, or on a floor.
    Ground,
    /// In the water far out.
    Water,
    /// In the air.
    Floats,
}

/// A thing in a few lines.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Sketch {
    /// So many times its own size at most.
    pub(super) most: f64,
    pub(super) stand: Stand,
    /// Open below.
    pub(super) outline: &'static str,
    pub(super) tint: u32,
    /// How many areas to color it has if its outline is closed: itself, and a door that reaches the ground.
    pub(super) areas: usize,
    /// Lines upon it that enclose nothing.
    pub(super) lines: &'static [&'static str],
}

impl Sketch {
    /// Whether what it shows was asked for: a second boat or rocket beside the first.
    pub(super) fn is_doubled(&self, stage: &Stage) -> bool {
        let names: &[&str] = match *self {
            ROCKET => &ROCKETS,
            RINGED => &["planet", "planet and star"],
            VOLCANO => &["volcano"],
            LOLLIPOP => &["lollipop tree"],
            BARREL => &["barrel", "barrel row"],
            THRONE => &["throne"],
            CASTLE | TURRET | TOWER => &["castle", "sandcastle"],
            _ => &[],
        };
        self.stand == Stand::Water && stage.asked.has_a_boat() || stage.asked.has(names)
    }

    /// Whether it is furniture of a hall, drawn as boldly as any other.
    pub(super) fn is_indoors(&self) -> bool {
        matches!(*self, THRONE | PILLAR | BANNER)
    }

    /// What its body is colored with.
    pub(super) const fn color(&self) -> Tint {
        Tint::hex(self.tint)
    }

    /// Around all of it.
    pub(super) fn bounds(&self) -> Rect {
        let lines = self.lines.iter().map(|line| svg(line).bounding_box());
        lines.fold(svg(self.outline).bounding_box(), |all, line| all.union(line))
    }

    /// Whether it grows, or is a mountain: open at the foot it is one with its ground, where anything else is half drawn.
    pub(super) fn is_rooted(&self) -> bool {
        matches!(*self, PINE | OAK | PALM | BROAD_LEAVES | VOLCANO | CYCAD | KELP)
    }
}

/// What a place is known by, the most telling first, indoors where there is a floor.
pub(super) fn sketches(of: Place, floor: bool) -> &'static [Sketch] {
    match (of, floor) {
        (Place::Forest, _) => &[PINE, OAK, TOADSTOOL],
        (Place::Jungle, _) => &[TEMPLE, PALM, BROAD_LEAVES],
        (Place::Pirate, false) => &[SHIP, PALM, BARREL],
        (Place::Pirate, true) => &[MAST, BARREL, SHIP],
        (Place::Fantasy, _) => &[CROOKED_TOWER, LOLLIPOP, ISLAND],
        (Place::Castle, false) => &[CASTLE, TURRET, TOWER],
        (Place::Castle | Place::CastleHall, true) => &[THRONE, PILLAR, BANNER],
        (Place::Dinosaur, _) => &[VOLCANO, PALM, CYCAD],
        (Place::Space, _) => &[ROCKET, DOME, RINGED],
        (Place::Underwater, _) => &[COLUMNS, COLUMN, KELP, CORAL],
        (Place::Zoo, _) => &[ZOO_SIGN],
        (Place::Airport, _) => &[CONTROL_TOWER, AIRLINER],
        (Place::Market, _) => &[STALL],
        (Place::Campsite, _) => &[TENT, PINE],
        (Place::Harbor, _) => &[SHIP, BOLLARD],
        (Place::Stable, _) => &[HALF_DOOR, HAY],
        _ => super::everyday::sketches(of),
    }
}

pub(super) const PINE: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-12,0 L-12,-36 C-30,-32 -48,-32 -64,-38 C-48,-54 -38,-70 -32,-88 C-40,-86 -46,-86 -52,-88 \
              C-38,-104 -28,-120 -22,-136 C-28,-134 -34,-134 -38,-136 C-20,-158 -8,-180 0,-204 C8,-180 20,-158 38,-136 \
              C34,-134 28,-134 22,-136 C28,-120 38,-104 52,-88 C46,-86 40,-86 32,-88 C38,-70 48,-54 64,-38 \
              C48,-32 30,-32 12,-36 L12,0",
    tint: 0x7B_B5_78,
    areas: 1,
    lines: &["M-16,-92 Q0,-84 16,-92", "M-12,-140 Q0,-134 12,-140"],
};

const TOADSTOOL: Sketch = Sketch {
    most: 1.2,
    stand: Stand::Ground,
    outline: "M-40,0 C-46,-30 -40,-56 -38,-76 C-56,-66 -76,-72 -76,-92 C-74,-142 -38,-172 0,-172 C38,-172 74,-142 76,-92 \
              C76,-72 56,-66 38,-76 C40,-56 46,-30 40,0",
    tint: 0xF0_8A_7A,
    areas: 4,
    lines: &[
        "M-18,-72 Q0,-66 18,-72",
        "M-18,2 L-18,-26 C-18,-50 16,-50 16,-26 L16,2",
        "M-52,-108 C-52,-132 -20,-132 -20,-108 C-20,-88 -52,-88 -52,-108 Z",
        "M4,-130 C4,-156 40,-156 40,-130 C40,-108 4,-108 4,-130 Z",
    ],
};

pub(super) const OAK: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-32,2 C-20,-22 -22,-70 -24,-98 C-68,-90 -96,-128 -74,-160 C-90,-198 -44,-230 -10,-210 C18,-244 76,-220 72,-180 \
              C104,-152 84,-98 26,-98 C24,-70 22,-22 34,2",
    tint: 0x8C_C8_6A,
    areas: 1,
    lines: &[
        "M-44,-150 C-36,-164 -22,-164 -14,-152",
        "M18,-172 C26,-186 40,-186 48,-174",
        "M16,-124 C24,-134 36,-134 42,-124",
    ],
};

pub(super) const PALM: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-16,0 C-10,-60 -2,-108 2,-148 C-22,-150 -46,-136 -60,-104 C-70,-140 -52,-166 -24,-172 C-48,-184 -68,-178 -86,-162 \
              C-78,-198 -42,-212 -8,-194 C-16,-216 -8,-234 10,-246 C26,-230 28,-210 22,-194 C48,-216 86,-204 96,-168 \
              C78,-184 56,-186 38,-174 C64,-168 80,-142 72,-106 C58,-136 42,-150 22,-150 C18,-108 14,-60 16,0",
    tint: 0x86_C4_72,
    areas: 1,
    lines: &["M-6,-36 Q2,-30 8,-36", "M-2,-74 Q4,-68 10,-74", "M2,-112 Q7,-107 12,-112"],
};

pub(super) const BROAD_LEAVES: Sketch = Sketch {
    most: 1.2,
    stand: Stand::Ground,
    outline: "M-12,0 C-20,-30 -42,-52 -84,-62 C-102,-86 -92,-116 -66,-126 C-34,-118 -18,-88 -10,-54 C-22,-100 -12,-136 16,-158 \
              C44,-136 44,-90 22,-48 C42,-68 58,-104 86,-112 C106,-92 98,-62 74,-50 C46,-42 22,-26 12,0",
    tint: 0x6F_BB_66,
    areas: 1,
    lines: &["M-14,-34 Q-38,-80 -68,-100", "M6,-28 Q10,-90 16,-126", "M16,-26 Q42,-66 76,-84"],
};

const SHIP: Sketch = Sketch {
    most: 1.2,
    stand: Stand::Water,
    outline: "M-62,4 C-80,-12 -92,-32 -96,-58 L-14,-58 L-14,-78 C-34,-84 -56,-84 -74,-78 C-58,-108 -58,-140 -70,-172 \
              L-14,-172 L-14,-206 C0,-214 12,-200 38,-206 C30,-196 28,-192 32,-182 C18,-178 12,-188 2,-186 L2,-172 \
              L58,-172 C74,-140 74,-108 62,-78 C44,-84 22,-84 2,-78 L2,-58 L104,-58 C98,-32 84,-10 64,4",
    tint: 0xC9_9B_66,
    areas: 1,
    lines: &["M-52,-126 Q-4,-114 52,-126", "M-80,-34 C-30,-26 34,-26 86,-34"],
};

pub(super) const BARREL: Sketch = Sketch {
    most: 0.95,
    stand: Stand::Ground,
    outline: "M-30,0 C-44,-30 -44,-70 -30,-100 C-14,-107 14,-107 30,-100 C44,-70 44,-30 30,0",
    tint: 0xD0_A0_6A,
    areas: 1,
    lines: &["M-20,-92 Q0,-85 20,-92", "M-28,-70 Q0,-61 28,-70", "M-28,-30 Q0,-21 28,-30"],
};

const CROOKED_TOWER: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-40,0 C-32,-50 -46,-90 -32,-134 C-42,-131 -52,-130 -57,-138 C-62,-149 -48,-154 -38,-158 C-26,-178 -22,-206 -4,-226 C8,-240 32,-238 38,-224 \
              C42,-213 32,-207 22,-211 C18,-198 32,-174 40,-160 C50,-157 61,-149 56,-138 C51,-130 42,-131 32,-134 C42,-90 28,-50 44,0",
    tint: 0xB9_A8_E0,
    areas: 2,
    lines: &[
        "M-22,-134 Q0,-128 22,-134",
        "M-16,2 L-16,-26 C-16,-50 16,-50 16,-26 L16,2",
        "M-9,-85 C-10,-118 10,-118 9,-85 M-13,-76 L13,-76",
        "M-30,-160 Q2,-148 32,-162",
    ],
};

const ISLAND: Sketch = Sketch {
    most: 1.05,
    stand: Stand::Floats,
    outline: "M-14,0 C-22,-12 -26,-24 -36,-28 C-46,-36 -52,-42 -58,-56 C-74,-58 -84,-72 -76,-82 C-60,-93 -44,-94 -24,-95 L-22,-134 L-40,-134 C-27,-148 -12,-164 0,-188 C12,-164 27,-148 40,-134 L22,-134 L24,-95 \
              C44,-94 60,-93 76,-82 C84,-72 74,-58 58,-56 C52,-42 46,-36 36,-28 C26,-24 22,-12 14,0",
    tint: 0xC7_D8_A5,
    areas: 2,
    lines: &[
        "M-56,-56 C-50,-46 -34,-48 -28,-60 C-22,-48 -8,-48 -2,-60 C4,-48 20,-48 26,-60 C32,-48 48,-46 54,-56",
        "M-12,-134 L12,-134",
        "M-11,-91 L-11,-106 C-11,-122 11,-122 11,-106 L11,-91",
    ],
};

const TOWER: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-84,0 L-84,-66 L-68,-66 L-68,-54 L-54,-54 L-54,-66 L-38,-66 L-38,-150 L-52,-150 L-52,-194 L-32,-194 L-32,-178 L-11,-178 L-11,-194 L11,-194 L11,-178 L32,-178 L32,-194 \
              L52,-194 L52,-150 L38,-150 L38,-66 L54,-66 L54,-54 L68,-54 L68,-66 L84,-66 L84,0",
    tint: 0xD8_D2_DE,
    areas: 2,
    lines: &[
        "M-24,-150 L24,-150",
        "M-9,-93 C-10,-126 10,-126 9,-93 M-13,-84 L13,-84",
        "M-18,2 L-18,-28 C-18,-54 18,-54 18,-28 L18,2",
    ],
};

const TURRET: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-82,0 L-82,-62 L-66,-62 L-66,-50 L-52,-50 L-52,-62 L-36,-62 L-36,-130 C-44,-130 -50,-130 -54,-128 C-36,-150 -14,-182 -3,-214 L-3,-243 C6,-248 14,-236 34,-240 C30,-226 18,-220 3,-224 L3,-214 C14,-182 36,-150 54,-128 C50,-130 44,-130 36,-130 L36,-62 L52,-62 L52,-50 L66,-50 L66,-62 L82,-62 L82,0",
    tint: 0xC8_D2_EC,
    areas: 2,
    lines: &[
        "M-28,-130 Q0,-122 28,-130",
        "M-9,-81 C-10,-114 10,-114 9,-81 M-13,-72 L13,-72",
        "M-18,2 L-18,-22 C-18,-46 18,-46 18,-22 L18,2",
    ],
};

const BANNER: Sketch = Sketch {
    most: 1.05,
    stand: Stand::Floats,
    outline: "M-46,-144 L-46,-130 L-34,-130 L-34,-14 L0,-40 L34,-14 L34,-130 L46,-130 L46,-144 Z",
    tint: 0xF0_C8_C8,
    areas: 1,
    lines: &["M-26,-130 L26,-130", "M-20,-66 L-24,-100 L-10,-86 L0,-106 L10,-86 L24,-100 L20,-66 Z"],
};

pub(super) const VOLCANO: Sketch = Sketch {
    most: 1.2,
    stand: Stand::Ground,
    outline: "M-104,0 C-72,-28 -58,-86 -42,-136 C-34,-131 -22,-144 -8,-136 C4,-130 20,-144 32,-135 C36,-133 38,-134 42,-136 C58,-86 76,-28 108,0",
    tint: 0xD2_B0_96,
    areas: 4,
    lines: &[
        "M-52,-104 C-48,-84 -30,-84 -28,-98 C-26,-112 -12,-112 -10,-98 L-10,-80 C-10,-64 10,-64 10,-80 L10,-96 C10,-110 26,-110 28,-98 C30,-84 48,-84 52.6,-104",
        "M-22,-156 C-54,-162 -46,-206 -14,-200 C-4,-234 46,-220 42,-190 C68,-182 54,-152 26,-156 C14,-148 -10,-148 -22,-156 Z",
    ],
};

pub(super) const CYCAD: Sketch = Sketch {
    most: 1.2,
    stand: Stand::Ground,
    outline: "M-20,0 C-24,-20 -22,-40 -16,-54 C-42,-54 -62,-44 -80,-24 C-82,-58 -58,-82 -26,-80 C-46,-98 -66,-100 -84,-92 \
              C-70,-122 -34,-126 -10,-100 C-12,-124 -6,-140 4,-152 C16,-140 20,-124 14,-100 C38,-126 76,-120 88,-90 \
              C70,-98 50,-96 30,-80 C62,-82 84,-56 82,-22 C66,-42 46,-54 20,-54 C24,-40 26,-20 22,0",
    tint: 0x86_C4_72,
    areas: 1,
    lines: &["M-8,-18 L0,-10 L8,-18", "M-8,-36 L0,-28 L8,-36"],
};

const ROCKET: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-66,2 C-68,-38 -56,-66 -34,-82 C-38,-126 -22,-164 0,-192 C22,-164 38,-126 34,-82 \
              C56,-66 68,-38 66,2",
    tint: 0xE6_EC_F4,
    areas: 2,
    lines: &[
        "M-16,-104 C-16,-125 16,-125 16,-104 C16,-83 -16,-83 -16,-104 Z",
        "M-32,-70 Q-26,-40 -30,-12 M32,-70 Q26,-40 30,-12 M0,-54 L0,-12",
        "M-20,-142 Q0,-134 20,-142",
    ],
};

const RINGED: Sketch = Sketch {
    most: 1.2,
    stand: Stand::Floats,
    outline: "M-42,-58 C-42,-112 42,-112 46,-72 C82,-88 104,-92 108,-84 C112,-72 80,-52 46,-40 C40,12 -34,14 -46,-20 \
              C-82,-8 -102,-6 -106,-14 C-108,-24 -80,-44 -42,-58 Z",
    tint: 0xF4_DC_A8,
    areas: 1,
    lines: &["M-62,-32 C-20,-36 40,-56 66,-72", "M-18,-86 C-8,-94 8,-94 16,-88"],
};

pub(super) const LOLLIPOP: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-10,0 L-10,-94 C-60,-104 -78,-150 -62,-186 C-46,-226 46,-226 62,-186 C78,-150 60,-104 10,-94 L10,0",
    tint: 0xFB_C4_D4,
    areas: 1,
    lines: &[
        "M0,-150 C-8,-160 10,-172 20,-156 C28,-136 0,-120 -22,-136 C-46,-158 -24,-200 10,-194 C40,-188 50,-158 40,-132",
    ],
};

const TEMPLE: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-98,0 L-92,-54 L-72,-54 L-67,-104 L-47,-104 L-43,-152 L-56,-152 L-42,-184 L42,-184 L56,-152 L43,-152 L47,-104 \
              L67,-104 L72,-54 L92,-54 L98,0",
    tint: 0xD8_CB_B0,
    areas: 1,
    lines: &[
        "M-34,-152 L34,-152",
        "M-13,-108 L-13,-126 C-13,-142 13,-142 13,-126 L13,-108",
        "M-20,-90 L20,-90 M-22,-68 L22,-68 M-24,-46 L24,-46 M-26,-24 L26,-24",
    ],
};

const CASTLE: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-94,0 L-94,-122 C-98,-122 -102,-122 -106,-120 C-92,-138 -78,-160 -70,-188 C-62,-160 -46,-138 -32,-120 C-36,-122 -40,-122 -46,-122 L-46,-92 L-30,-92 L-30,-108 L-10,-108 L-10,-92 L10,-92 \
              L10,-108 L30,-108 L30,-92 L46,-92 L46,-144 C40,-144 36,-144 32,-142 C46,-160 62,-180 68,-208 L68,-234 C78,-239 86,-227 102,-231 C98,-217 88,-211 73,-215 L73,-208 C80,-180 94,-160 110,-142 C106,-144 102,-144 96,-144 L96,0",
    tint: 0xD8_D2_DE,
    areas: 2,
    lines: &[
        "M-88,-122 Q-70,-114 -52,-122",
        "M52,-144 Q71,-136 90,-144",
        "M62,-93 C61,-126 81,-126 80,-93 M58,-84 L84,-84",
        "M-79,-73 C-80,-106 -60,-106 -61,-73 M-83,-64 L-57,-64",
        "M-24,2 L-24,-34 C-24,-66 24,-66 24,-34 L24,2",
    ],
};

const THRONE: Sketch = Sketch {
    most: 1.4,
    stand: Stand::Ground,
    outline: "M-54,0 L-54,-80 C-54,-96 -34,-96 -34,-80 L-34,-152 C-34,-170 -28,-180 -20,-184 L-28,-216 L-12,-202 L0,-224 \
              L12,-202 L28,-216 L20,-184 C28,-180 34,-170 34,-152 L34,-80 C34,-96 54,-96 54,-80 L54,0",
    tint: 0xF2_C2_5A,
    areas: 1,
    lines: &[
        "M-18,-70 L-18,-144 C-18,-164 18,-164 18,-144 L18,-70",
        "M-34,-70 L-34,-10 M34,-70 L34,-10",
        "M-24,-50 L24,-50",
    ],
};

const PILLAR: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-42,0 L-42,-18 L-26,-24 L-26,-250 L-42,-258 L-42,-278 L42,-278 L42,-258 L26,-250 L26,-24 L42,-18 L42,0",
    tint: 0xE6_DE_EE,
    areas: 1,
    lines: &["M-18,-24 L18,-24", "M-18,-250 L18,-250", "M-8,-44 L-8,-230", "M8,-44 L8,-230"],
};

pub(super) const MAST: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-10,0 L-10,-58 L-70,-50 C-58,-96 -58,-140 -72,-186 L-86,-186 L-86,-204 L-10,-204 L-10,-228 L-28,-228 L-36,-260 \
              L36,-260 L28,-228 L10,-228 L10,-204 L86,-204 L86,-186 L72,-186 C58,-140 58,-96 70,-50 L10,-58 L10,0",
    tint: 0xF6_EE_DC,
    areas: 1,
    lines: &[
        "M-62,-186 L62,-186",
        "M-30,-172 Q-22,-116 -30,-66",
        "M30,-172 Q22,-116 30,-66",
        "M-26,-246 L26,-246",
    ],
};

pub(super) const DOME: Sketch = Sketch {
    most: 1.2,
    stand: Stand::Ground,
    outline: "M-82,0 C-84,-108 -40,-124 0,-124 C40,-124 84,-108 82,0",
    tint: 0xDC_E6_F4,
    areas: 2,
    lines: &[
        "M-22,2 L-22,-40 C-22,-68 22,-68 22,-40 L22,2",
        "M-52,-62 C-46,-88 -30,-92 -22,-94",
        "M0,-124 L0,-152 M-14,-146 Q0,-166 14,-146",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Detail;

    #[test]
    fn what_was_asked_for_is_no_telltale_besides() {
        let mut stage = Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), Detail::Bold);
        assert!(!ROCKET.is_doubled(&stage) && !CASTLE.is_doubled(&stage));
        stage.asked.names[0] = "rocket on the pad";
        assert!(ROCKET.is_doubled(&stage) && !DOME.is_doubled(&stage) && !CASTLE.is_doubled(&stage));
    }
}
