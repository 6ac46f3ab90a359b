//! What the eye finds before any region is known: colours as they look, and where they change.

mod colour;
mod edges;
mod histogram;
mod subject;

pub(crate) use colour::{lab, skin};
pub(crate) use edges::{Edges, TURNS, edges};
pub(crate) use subject::subject;
