//! What music is made with.

const INSTRUMENTS: [&str; 16] = [
    "guitar",
    "drum",
    "trumpet",
    "violin",
    "piano",
    "xylophone",
    "microphone",
    "music note",
    "banjo",
    "accordion",
    "saxophone",
    "harp",
    "flute",
    "maracas",
    "tambourine",
    "drum kit",
];

/// Whether a thing of this name is played.
pub(crate) fn is_instrument(name: &str) -> bool {
    INSTRUMENTS.contains(&name)
}
