//! Borders become lines: each border is traced once, calmed, and fitted with curves.

mod arcs;
mod curve;
mod drawn;
mod print;
mod smooth;
mod strokes;

use arcs::{Arc, OUTSIDE, arcs};
pub(crate) use arcs::{inner_loops, outlines};
pub(crate) use curve::Curve;
pub(crate) use drawn::Lines;
pub(crate) use print::{Print, SLIVER};
pub(crate) use smooth::{Calm, smoothed};
use strokes::{Stroke, strokes};
