//! What lies or hangs from side to side: below the focal group, before its feet, and over it.

use drawing::{Pen, Shape};
use figures::Art;
use kurbo::{Affine, Point, Rect};

use crate::board::{Board, TANGENCY, covered, face_of, share};
use crate::silhouette::Silhouette;
use crate::standing::Standing;

/// How wide it is, as a share of the picture.
const SIDE_TO_SIDE: f64 = 0.94;
/// How far it reaches below the ground, in units.
const BELOW: f64 = 24.0;
/// How far feet reach into it, in units.
const UNDER_FEET: f64 = 14.0;

/// What is drawn to lie across a page is so wide, in units of its own.
const ACROSS: f64 = 500.0;
/// It begins so far above the lower edge of the picture at least, in units: below a boat there is little room.
const SEEN: f64 = 100.0;
/// Ground is as wide as this share of what lies across; what ends near the lower edge ends so far below it, in units, and is
/// stretched up to so many times for that.
const GROUND: f64 = 0.9;
const BEYOND: f64 = 26.0;
const DEEPER: f64 = 1.4;
/// The hero stands clearly on the near side of it, so far from the edge, in units; it is so much lower where needed. Of what
/// cannot be so far off more would be below the picture.
const OFF_THE_SHORE: f64 = 9.0;
const LOWER: [f64; 13] = [0.0, 4.0, 8.0, 12.0, 16.0, 20.0, 26.0, 32.0, 38.0, 46.0, 56.0, 68.0, 82.0];
/// So much lower it always may be.
const NEAR: usize = 5;
/// What is narrower, as a share of what lies across, is not the ground of it.
const PART: f64 = 0.4;
/// Nobody stands so near to an eye of who looks out of it, in units.
const AROUND_AN_EYE: f64 = 15.0;
/// What one stands on.
const UNDERFOOT: [&str; 2] = ["chasm bridge", "drawbridge"];

/// How wide what hangs over the page is, as a share of it, how high at most, and how much of it may be beyond the frame.
const OVERHEAD: (f64, f64) = (0.56, 0.24);
const BEYOND_THE_FRAME: f64 = 0.05;
/// How far below the lettering it begins, in units.
const BELOW_LETTERS: f64 = 10.0;
/// It is tried as large as that and smaller, and from the corner where the hero is not to the other; what it costs to be as
/// good as nothing, and to be in the other corner.
const SHARES: [f64; 6] = [1.0, 0.86, 0.74, 0.64, 0.55, 0.47];
const ACROSS_THE_SKY: [f64; 6] = [0.0, 0.16, 0.33, 0.5, 0.75, 1.0];
const SMALLER: f64 = 200.0;
const ASIDE: f64 = 24.0;
/// What is narrower than this share of the picture stays within it, so far from the frame, in units.
const LARGE: f64 = 0.42;
const OFF_THE_FRAME: f64 = 16.0;
/// What it costs that the hero hides all of it, or all of its face, that it touches the hero, and that it hides something
/// high.
const HERO_BEFORE_IT: f64 = 500.0;
const FACE_BEHIND: f64 = 300.0;
const AT_THE_HERO: f64 = 130.0;
const BEFORE_A_CROWN: f64 = 620.0;

impl Board {
    /// Lays `art` across the hero's way: its ground is where the hero's feet are.
    pub(crate) fn lay_across(&mut self, name: &'static str, art: &Art) {
        let size = self.room.width() / ACROSS;
        let side = if self.looks < 0.0 { -size } else { size };
        let own = art.bounds();
        let ground = self.ground.min(self.room.y1 - SEEN);
        // The lower edge of its ground is beyond the frame: close above, the two would be one black bar.
        let is_ground = |part: Rect| part.width() > GROUND * own.width() && part.y1 > own.y1 - 2.0;
        let deep = (self.room.y1 + BEYOND - ground) / (own.y1 - art.ground().y).max(1e-9);
        let is_short = art.shapes.iter().any(|shape| is_ground(shape.bounds())) && deep < size * DEEPER;
        let high = if is_short { deep.max(size) } else { size };
        let placed = |side: f64| {
            Affine::translate((self.room.center().x, ground))
                * Affine::scale_non_uniform(side, high)
                * Affine::translate(-art.ground().to_vec2())
        };
        let is_other = self.hidden(art, placed(-side)) < self.hidden(art, placed(side));
        let placing = placed(if is_other { -side } else { side });
        // It is painted first: nobody's feet are hidden.
        let laid = Standing::new(name, art.clone().placed(placing), f64::NEG_INFINITY);
        let down = if UNDERFOOT.contains(&name) { 0.0 } else { self.lower(&laid, ground) };
        let laid = laid.lifted(-down);
        let eyes = laid.art.shapes.iter().filter(|shape| shape.pen == Some(Pen::Solid)).map(Shape::bounds);
        self.faces.extend(eyes.map(|eye| eye.inflate(AROUND_AN_EYE, AROUND_AN_EYE)));
        self.standing.push(laid);
    }

    /// How much of the parts of what lies across, at a place, is behind others, in square units: a frog sits where nobody
    /// stands before it.
    fn hidden(&self, art: &Art, at: Affine) -> f64 {
        let wide = art.bounds().width() * PART;
        let parts = art.shapes.iter().map(Shape::bounds).filter(|part| part.width() < wide);
        let parts = parts.map(|part| Silhouette::of_rect(at.transform_rect_bbox(part)));
        let hides =
            |part: &Silhouette| self.standing.iter().map(|one| one.silhouette.overlap(part)).sum::<f64>();
        parts.map(|part| hides(&part)).sum()
    }

    /// How much lower it is for the hero to stand clearly on the near side of it and, if that is possible, for nobody to be
    /// before a part of it.
    fn lower(&self, laid: &Standing, ground: f64) -> f64 {
        let hero = &self.hero().silhouette;
        let is_free = |down: &f64| {
            let is_seen = ground + down + SEEN <= self.room.y1 || *down <= LOWER[NEAR];
            let at = Affine::translate((0.0, *down));
            is_seen && !laid.silhouette.placed(at).is_near(hero, OFF_THE_SHORE)
        };
        let is_whole = |down: &f64| self.hidden(&laid.art, Affine::translate((0.0, *down))) == 0.0;
        let free = || LOWER.into_iter().filter(is_free);
        free().find(is_whole).or_else(|| free().next()).unwrap_or_default()
    }

    /// Hangs `art` in the sky, turned to the hero: as large as it is there without the hero before it, and rather on the
    /// side where the hero is not and where nothing else stands high.
    pub(crate) fn hang_over(&mut self, name: &'static str, art: &Art) {
        let own = art.bounds();
        let wide = self.room.width() * OVERHEAD.0 / own.width();
        let whole = wide.min(self.room.height() * OVERHEAD.1 / own.height());
        let away = self.hero().bounds.center().x > self.room.center().x;
        let (whole_of, face) = (Silhouette::of(art), face_of(art));
        let tried = SHARES.into_iter().flat_map(|share| ACROSS_THE_SKY.map(|across| (share, across)));
        let hung = tried.map(|(share, across)| {
            // From the corner where the hero is not.
            let from_left = if away { across } else { 1.0 - across };
            let placing = self.hung((own, whole * share), from_left);
            let face = face.map(|face| placing.transform_rect_bbox(face));
            let cost = self.cost_of_hanging(&whole_of.placed(placing), face);
            (cost + (1.0 - share) * SMALLER + across * ASIDE, placing)
        });
        let best = hung.min_by(|one, other| one.0.total_cmp(&other.0));
        self.standing
            .extend(best.map(|(_, at)| Standing::new(name, art.clone().placed(at), f64::NEG_INFINITY)));
    }

    /// Where something of this rectangle hangs in the sky, so large; whole, but for what is large and in a corner.
    fn hung(&self, (own, size): (Rect, f64), from_left: f64) -> Affine {
        let wide = own.width() * size;
        let is_large = wide > self.room.width() * LARGE;
        let beyond = if is_large { BEYOND_THE_FRAME * wide } else { -OFF_THE_FRAME };
        let (left, right) = (self.room.x0 + wide / 2.0 - beyond, self.room.x1 - wide / 2.0 + beyond);
        let x = left + (right - left) * from_left;
        let is_left = x < self.room.center().x;
        Affine::translate((x, self.sky + BELOW_LETTERS))
            * Affine::scale_non_uniform(if is_left { size } else { -size }, size)
            * Affine::translate((-own.center().x, -own.y0))
    }

    /// What it costs that the hero is before it, or that it is before a tree or a tower.
    fn cost_of_hanging(&self, one: &Silhouette, face: Option<Rect>) -> f64 {
        let hero = &self.hero().silhouette;
        let hidden = one.overlap(hero) / one.area().max(1e-9);
        let near = one.is_near(hero, TANGENCY);
        let face = face.map_or(0.0, |face| covered(hero, face));
        let (own, high) = (one.bounds(), self.landmarks.iter().chain(&self.aloft));
        let before = high.map(|sight| share(*sight, own) + share(own, *sight));
        hidden * HERO_BEFORE_IT
            + face * FACE_BEHIND
            + if near { AT_THE_HERO } else { 0.0 }
            + before.sum::<f64>() * BEFORE_A_CROWN
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

#[cfg(test)]
mod tests {
    use drawing::{ART_BOX, Tint};
    use figures::settings::Stage;
    use figures::{Detail, figure};
    use kurbo::Shape as _;

    use super::*;

    #[test]
    fn nobody_stands_before_the_frog_of_a_pond() {
        let pond = figure("lily pond", Detail::Full).expect("a figure");
        for middle in [150.0, 390.0] {
            let mut board = Board::on(&Stage::empty(ART_BOX.to_rect(), Detail::Full));
            let feet = board.room.y1 - 2.0 * SEEN;
            board.ground = feet;
            let child = Rect::new(middle - 50.0, feet - 320.0, middle + 50.0, feet).to_path(0.1);
            let art = Art::of(vec![Shape::area(child, Tint::PAPER, Pen::Outline)]);
            board.standing.push(Standing::new("hero", art, feet));
            board.lay_across("lily pond", pond);
            let laid = board.standing.pop().expect("a pond");
            assert!(board.faces.iter().any(|eye| laid.bounds.contains(eye.center())), "it is looked at");
            assert_eq!(board.hidden(&laid.art, Affine::IDENTITY), 0.0, "a child at {middle}");
        }
    }
}
