//! Where things go: candidates are tried and weighed, the best one wins.

use figures::Art;
use kurbo::{Affine, Point, Rect};
use scene::Dice;

use crate::recipe::Part;

/// Things keep this far from the frame, in units.
const MARGIN: f64 = 16.0;
/// Outlines closer than this, without clearly overlapping, leave a gap no crayon fits.
const TANGENCY: f64 = 15.0;

/// Something that stands on the page.
#[derive(Debug, Clone)]
pub(crate) struct Standing {
    pub(crate) name: &'static str,
    pub(crate) art: Art,
    pub(crate) bounds: Rect,
    /// Greater is nearer: the y its feet are at, hero included.
    pub(crate) depth: f64,
}

/// The page while it is being filled.
pub(crate) struct Board {
    /// Where things may stand.
    pub(crate) room: Rect,
    /// Where lettering ends.
    pub(crate) sky: f64,
    /// Where feet are.
    pub(crate) ground: f64,
    /// The focal group: not to be covered.
    pub(crate) hero: Rect,
    /// The focal face: never to be touched.
    pub(crate) face: Rect,
    /// Worth keeping visible.
    pub(crate) landmarks: Vec<Rect>,
    pub(crate) standing: Vec<Standing>,
}

impl Board {
    /// Places `art` where it costs least. The art is mirrored to look at the hero, and shrunk where
    /// there is no room for it at its own size.
    pub(crate) fn place(&mut self, name: &'static str, art: &Art, part: Part, dice: &mut Dice) {
        let mut best: Option<(f64, Affine, f64)> = None;
        for scale in [1.0, 0.88, 0.76, 0.66] {
            for ground in self.grounds(part) {
                for step in 0..=24 {
                    let across = self.room.x0 + self.room.width() * f64::from(step) / 24.0;
                    let (placing, bounds) = self.placing(art, scale, Point::new(across, ground), part);
                    let cost = self.cost(bounds, part, scale) + dice.between(0.0, 9.0);
                    if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                        best = Some((cost, placing, ground));
                    }
                }
            }
        }
        if let Some((_, placing, depth)) = best {
            let art = art.clone().placed(placing);
            let bounds = art.bounds();
            self.standing.push(Standing { name, art, bounds, depth });
        }
    }

    /// Heights of the lower edge that are tried for a part.
    fn grounds(&self, part: Part) -> Vec<f64> {
        let band = |from: f64, to: f64, steps: u32| -> Vec<f64> {
            (0..=steps).map(|step| from + (to - from) * f64::from(step) / f64::from(steps)).collect()
        };
        match part {
            Part::Mount => vec![self.ground],
            Part::Friend => band(self.ground - 34.0, self.ground + 14.0, 3),
            Part::Front => band(self.ground + 10.0, self.room.y1 - 12.0, 3),
            Part::Back => band(self.ground - 130.0, self.ground - 60.0, 3),
            Part::Above => band(self.sky + 70.0, self.ground - 170.0, 9),
        }
    }

    fn placing(&self, art: &Art, scale: f64, at: Point, part: Part) -> (Affine, Rect) {
        let own = art.bounds();
        let foot = if part == Part::Above { Point::new(own.center().x, own.y1) } else { art.ground() };
        let mirror = if at.x > self.hero.center().x { -scale } else { scale };
        let placing = Affine::translate(at.to_vec2())
            * Affine::scale_non_uniform(mirror, scale)
            * Affine::translate(-foot.to_vec2());
        (placing, placing.transform_rect_bbox(own))
    }

    fn cost(&self, bounds: Rect, part: Part, scale: f64) -> f64 {
        let allowed = Rect::new(self.room.x0, self.sky, self.room.x1, self.room.y1).inset(-MARGIN);
        let outside = 1.0 - share(bounds, allowed.inset(MARGIN / 2.0));
        let mut cost = outside * 4_000.0 + (1.0 - scale) * 90.0;
        cost += share(self.face.inset(14.0), bounds) * if part == Part::Back { 60.0 } else { 4_000.0 };
        let hero = share(self.hero, bounds);
        cost += match part {
            Part::Back => (share(bounds, self.hero) - 0.35).max(0.0) * 500.0,
            Part::Front => hero * 900.0,
            _ => hero * 1_500.0 + tangency(self.hero, bounds),
        };
        for other in &self.standing {
            let overlap = share(other.bounds, bounds).max(share(bounds, other.bounds));
            cost += overlap * 900.0 + tangency(other.bounds, bounds);
        }
        for landmark in &self.landmarks {
            cost += share(*landmark, bounds) * 60.0;
        }
        let apart = (bounds.center().x - self.hero.center().x).abs() - self.hero.width() / 2.0;
        cost + apart.max(0.0) * 0.08
    }

    /// Back to front. What stands at the same depth keeps the order it was placed in.
    pub(crate) fn by_depth(&mut self) {
        self.standing.sort_by(|a, b| a.depth.total_cmp(&b.depth));
    }
}

/// The share of `area` that `cover` covers.
pub(crate) fn share(area: Rect, cover: Rect) -> f64 {
    let both = area.intersect(cover);
    if both.width() <= 0.0 || both.height() <= 0.0 { 0.0 } else { both.area() / area.area().max(1e-9) }
}

/// The cost of nearly touching.
fn tangency(a: Rect, b: Rect) -> f64 {
    let gap_x = (a.x0 - b.x1).max(b.x0 - a.x1);
    let gap_y = (a.y0 - b.y1).max(b.y0 - a.y1);
    let gap = gap_x.max(gap_y);
    if (-4.0..TANGENCY).contains(&gap) { 40.0 } else { 0.0 }
}
