//! What the eye finds before any region is drawn: colours as they look, where they change, what belongs together.

mod colour;
mod edges;
mod histogram;
mod subject;

use colour::{lab, skin};
pub(crate) use edges::{Edges, TURNS, edges};
pub(crate) use histogram::GRAINS;
pub(crate) use subject::subject;

use crate::hands::Hands;
use crate::plane::Plane;
use crate::regions::Parts;

/// What is known of each pixel.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) lab: [Plane; 3],
    pub(crate) edges: Edges,
    /// How much each pixel looks like skin, 0–1.
    pub(crate) skin: Plane,
    /// Where faces are, 0 or 1; nowhere until that is known.
    pub(crate) faces: Plane,
    /// What belongs together as a whole, once that is known.
    pub(crate) parts: Option<Parts>,
    /// How much each pixel belongs to the subject, 0–1; 0 until that is known.
    pub(crate) subject: Plane,
}

impl Seen {
    /// The first sight of a picture: colours and where they change.
    pub(crate) fn of(pixels: &[[u8; 3]], width: usize, hands: &dyn Hands) -> Self {
        let height = pixels.len() / width;
        let lab = lab(pixels, width, height);
        let edges = edges(&lab, hands);
        let skin = skin(&lab);
        let nowhere = Plane::new(width, height);
        Self { lab, edges, skin, faces: nowhere.clone(), parts: None, subject: nowhere }
    }
    /// The colour of a pixel in Lab.
    pub(crate) fn colour(&self, at: usize) -> [f32; 3] {
        [0, 1, 2].map(|part: usize| self.lab[part].data[at])
    }
}
