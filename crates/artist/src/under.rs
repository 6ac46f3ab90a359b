//! What lies or hangs from side to side: below the focal group, before its feet, and over it.

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

/// What is drawn to lie across a page is so wide, in units of its own.
const ACROSS: f64 = 500.0;
/// What one stands on or walks up to instead of stepping over it.
const UNDERFOOT: [&str; 2] = ["stream crossing", "chasm bridge"];

/// It hides no more of the hero than this, and is so much lower instead, in units.
const OF_THE_HERO: f64 = 0.09;
const LOWER: [f64; 6] = [0.0, 12.0, 24.0, 36.0, 48.0, 60.0];
const LOWEST: f64 = 72.0;

/// How wide what hangs over the page is, as a share of it, how high at most, and how much of it may be beyond the frame.
const OVERHEAD: (f64, f64) = (0.56, 0.24);
const BEYOND_THE_FRAME: f64 = 0.05;
/// How far below the lettering it begins, in units.
const BELOW_LETTERS: f64 = 10.0;

impl Board {
    /// Lays `art` across the hero's way: its ground is where the hero's feet are.
    pub(crate) fn lay_across(&mut self, name: &'static str, art: &Art) {
        let size = self.room.width() / ACROSS;
        let side = if self.looks < 0.0 { -size } else { size };
        let placing = Affine::translate((self.room.center().x, self.ground))
            * Affine::scale_non_uniform(side, size)
            * Affine::translate(-art.ground().to_vec2());
        let is_underfoot = UNDERFOOT.contains(&name);
        let depth = if is_underfoot { f64::NEG_INFINITY } else { f64::INFINITY };
        let laid = Standing::new(name, art.clone().placed(placing), depth);
        let hero = &self.hero().silhouette;
        let hides = |down: &f64| {
            laid.silhouette.placed(Affine::translate((0.0, *down))).overlap(hero) > hero.area() * OF_THE_HERO
        };
        // Who sits or kneels is not to be hidden: it is nearer to us.
        let down =
            if is_underfoot { 0.0 } else { LOWER.into_iter().find(|down| !hides(down)).unwrap_or(LOWEST) };
        self.standing.push(laid.lifted(-down));
    }

    /// Hangs `art` in the sky on the side where the hero is not, turned to the hero.
    pub(crate) fn hang_over(&mut self, name: &'static str, art: &Art) {
        let own = art.bounds();
        let wide = self.room.width() * OVERHEAD.0 / own.width();
        let size = wide.min(self.room.height() * OVERHEAD.1 / own.height());
        let half = own.width() * size * (0.5 - BEYOND_THE_FRAME);
        let is_left = self.hero().bounds.center().x > self.room.center().x;
        let x = if is_left { self.room.x0 + half } else { self.room.x1 - half };
        let placing = Affine::translate((x, self.sky + BELOW_LETTERS))
            * Affine::scale_non_uniform(if is_left { size } else { -size }, size)
            * Affine::translate((-own.center().x, -own.y0));
        self.standing.push(Standing::new(name, art.clone().placed(placing), f64::NEG_INFINITY));
    }

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
