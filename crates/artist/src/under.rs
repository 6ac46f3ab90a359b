//! What lies from side to side below the focal group.

use figures::Art;
use kurbo::{Affine, Point};

use crate::board::Board;
use crate::standing::Standing;

/// How wide it is, as a share of the picture.
const SIDE_TO_SIDE: f64 = 0.94;
/// How far it reaches below the ground, in units.
const BELOW: f64 = 24.0;
/// How far feet reach into it, in units.
const UNDER_FEET: f64 = 14.0;

impl Board {
    /// Lays `art` from side to side below the focal group, behind it, and no higher than its feet: who leaps over a rainbow
    /// does not stand before it.
    pub(crate) fn lay_under(&mut self, name: &'static str, art: &Art) {
        let own = art.bounds();
        let wide = self.room.width() * SIDE_TO_SIDE / own.width();
        let foot = Point::new(self.room.center().x, self.ground + BELOW);
        let high = ((foot.y - self.hero().bounds.y1 + UNDER_FEET) / own.height()).clamp(wide / 3.0, wide);
        let placing = Affine::translate(foot.to_vec2())
            * Affine::scale_non_uniform(wide, high)
            * Affine::translate(-Point::new(own.center().x, own.y1).to_vec2());
        let laid = Standing::new(name, art.clone().placed(placing), f64::NEG_INFINITY);
        self.standing.push(laid);
    }
}
