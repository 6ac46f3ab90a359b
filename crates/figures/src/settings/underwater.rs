//! underwater: to be drawn.

use scene::Dice;

use super::{Backdrop, Stage};

pub(super) fn draw(_stage: &Stage, _dice: &mut Dice) -> Backdrop {
    Backdrop::default()
}
