//! What everyday places are known by where a crowd hides all else: on the wall, or on the ground far off.

use scene::Place;

use super::drawn::{OAK, PINE, Sketch, Stand};

/// The most telling first; nothing for what is known by what is asked for there.
pub(super) fn sketches(of: Place) -> &'static [Sketch] {
    match of {
        Place::School => &[BOARD],
        Place::Kitchen => &[CUPBOARD],
        Place::Library => &[BOOKS],
        Place::Circus => &[BALL],
        Place::Fair => &[WHEEL],
        Place::Playground => &[SLIDE],
        Place::Park | Place::Garden | Place::Treehouse => &[OAK],
        Place::Lake | Place::Mountain | Place::Snow => &[PINE],
        Place::Beach => &[PARASOL],
        Place::Street | Place::City => &[HOUSE],
        Place::Farm => &[BARN],
        Place::Desert => &[CACTUS],
        _ => &[],
    }
}

const BOARD: Sketch = Sketch {
    most: 1.4,
    stand: Stand::Floats,
    outline: "M-92,-4 L-92,-106 L92,-106 L92,-4 Z",
    tint: 0x9C_C7_A8,
    areas: 1,
    lines: &[
        // A board may be drawn as in a mirror: shapes that are the same there.
        "M-54,-82 L-28,-30 L-80,-30 Z",
        "M0,-80 C14,-80 25,-69 25,-55 C25,-41 14,-30 0,-30 C-14,-30 -25,-41 -25,-55 C-25,-69 -14,-80 0,-80 Z",
        "M57,-30 C48,-40 33,-50 33,-64 C33,-80 52,-84 57,-70 C62,-84 81,-80 81,-64 C81,-50 66,-40 57,-30 Z",
    ],
};

const CUPBOARD: Sketch = Sketch {
    most: 1.4,
    stand: Stand::Floats,
    outline: "M-92,0 L-92,-12 L-72,-12 L-72,-50 L-78,-50 L-78,-64 L-28,-64 L-28,-50 L-34,-50 L-34,-12 L-14,-12 L-14,-46 L24,-46 \
              L24,-12 L38,-12 L38,-42 L32,-42 L32,-54 L54,-54 L54,-66 L68,-66 L68,-54 L90,-54 L90,-42 L84,-42 L84,-12 L98,-12 \
              L98,0 Z",
    tint: 0xE8_C4_8E,
    areas: 1,
    lines: &[
        "M-62,-50 L-44,-50",
        "M-62,-12 L-44,-12",
        "M-4,-12 L14,-12",
        "M48,-12 L74,-12",
        "M46,-42 L76,-42",
    ],
};

const BOOKS: Sketch = Sketch {
    most: 1.4,
    stand: Stand::Floats,
    outline: "M-88,0 L-88,-12 L-74,-12 L-74,-84 L-52,-84 L-52,-72 L-32,-72 L-32,-94 L-10,-94 L-10,-12 L6,-12 L20,-82 L44,-76 \
              L32,-12 L88,-12 L88,0 Z",
    tint: 0xE8_C4_8E,
    areas: 1,
    lines: &[
        "M-52,-62 L-52,-22",
        "M-32,-62 L-32,-22",
        "M-68,-70 L-58,-70",
        "M-26,-80 L-16,-80",
        "M-62,-12 L-22,-12",
    ],
};

const BALL: Sketch = Sketch {
    most: 1.2,
    stand: Stand::Ground,
    outline: "M-46,-46 C-46,-108 46,-108 46,-46 C46,16 -46,16 -46,-46 Z",
    tint: 0xF7_8C_7C,
    areas: 2,
    lines: &["M0,-76 L8,-56 L29,-54 L13,-41 L18,-20 L0,-31 L-18,-20 L-13,-41 L-29,-54 L-8,-56 Z"],
};

const WHEEL: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-62,0 L-34,-46 C-72,-62 -94,-96 -94,-130 C-94,-184 -52,-220 0,-220 C52,-220 94,-184 94,-130 C94,-96 72,-62 34,-46 \
              L62,0",
    tint: 0xF2_D6_E6,
    areas: 2,
    lines: &[
        "M-16,-130 C-16,-152 16,-152 16,-130 C16,-108 -16,-108 -16,-130 Z",
        "M0,-208 L0,-156 M-82,-130 L-26,-130 M26,-130 L82,-130 M-56,-186 L-20,-150 M56,-186 L20,-150",
        "M-8,-108 L-44,-10 M8,-108 L44,-10",
    ],
};

const SLIDE: Sketch = Sketch {
    most: 1.4,
    stand: Stand::Ground,
    outline: "M-74,0 L-68,-128 L-38,-128 C-14,-122 0,-36 92,-34 L96,-8 C20,-8 -10,-50 -38,-86 L-44,0",
    tint: 0xF2_C2_5A,
    areas: 1,
    lines: &[
        "M-64,-28 L-52,-28",
        "M-62,-56 L-50,-56",
        "M-60,-84 L-48,-84",
        "M-40,-112 C-18,-90 4,-30 78,-22",
    ],
};

const PARASOL: Sketch = Sketch {
    most: 1.4,
    stand: Stand::Ground,
    outline: "M-7,0 L-7,-98 C-22,-112 -46,-112 -76,-96 C-72,-166 72,-166 76,-96 C46,-112 22,-112 7,-98 L7,0",
    tint: 0xF7_A0_90,
    areas: 1,
    lines: &["M-4,-142 C-22,-134 -32,-124 -36,-114", "M4,-142 C22,-134 32,-124 36,-114"],
};

const HOUSE: Sketch = Sketch {
    most: 1.4,
    stand: Stand::Ground,
    outline: "M-60,0 L-60,-92 L-80,-92 L0,-164 L80,-92 L60,-92 L60,0",
    tint: 0xF4_E0_C0,
    areas: 3,
    lines: &["M-48,-92 L48,-92", "M-34,2 L-34,-50 L-4,-50 L-4,2", "M14,-66 L44,-66 L44,-36 L14,-36 Z"],
};

const BARN: Sketch = Sketch {
    most: 1.6,
    stand: Stand::Ground,
    outline: "M-78,0 L-78,-84 L-92,-84 L-56,-132 L0,-156 L56,-132 L92,-84 L78,-84 L78,0",
    tint: 0xE0_80_70,
    areas: 2,
    lines: &[
        "M-66,-84 L66,-84",
        "M-34,2 L-34,-58 L34,-58 L34,2",
        "M-24,-10 L24,-48",
        "M-12,-104 C-12,-124 12,-124 12,-104",
    ],
};

const CACTUS: Sketch = Sketch {
    most: 1.4,
    stand: Stand::Ground,
    outline: "M-18,0 L-18,-44 C-60,-40 -60,-70 -58,-96 C-56,-110 -34,-110 -34,-96 L-34,-78 L-18,-76 L-18,-148 C-18,-170 18,-170 18,-148 \
              L18,-94 L34,-96 L34,-118 C34,-132 56,-132 58,-118 C60,-92 60,-60 18,-62 L18,0",
    tint: 0x8C_C8_7A,
    areas: 1,
    lines: &["M0,-18 L0,-50", "M0,-100 L0,-140"],
};
