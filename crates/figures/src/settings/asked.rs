//! What a setting need not show, because it is on the page already.

/// What a setting need not show, because it was asked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Asked {
    /// Names of figures; empty where there are fewer.
    pub names: [&'static str; 12],
    /// One of them is what the place is known by: it has no second lighthouse, nor anything else as tall.
    pub landmark: bool,
    /// One of them is a sun or a moon: there is no other.
    pub light: bool,
    /// It is night: the moon is in the windows of a room.
    pub night: bool,
}

/// What a rocket is called: where one was asked for no other stands in the place.
pub(crate) const ROCKETS: [&str; 3] = ["rocket", "rocket on the pad", "flying rocket"];

impl Asked {
    /// Whether one of these was asked for by name: there is no second one.
    pub fn has(&self, names: &[&str]) -> bool {
        self.names.iter().any(|name| names.contains(name))
    }

    /// Whether one of them is a boat: no other is at sea.
    pub(crate) fn has_a_boat(&self) -> bool {
        self.has(&["rowing boat", "sailing ship", "sailboat", "pirate ship", "speedboat", "canoe", "ferry"])
    }
}
