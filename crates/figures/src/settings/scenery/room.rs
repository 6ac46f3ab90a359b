//! Where there is room beside the hero, and how to stand there without leaving slivers.

use kurbo::Rect;

use super::super::Stage;

/// Narrowest gap between two contours, in page units: a crayon's 3 mm plus both half pens and some air.
const GAP: f64 = 16.0;
/// Where two things overlap, by at least this much.
const LAP: f64 = 30.0;

/// The room between the picture's edge and the hero.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::settings) struct Room {
    edge: f64,
    hero: f64,
}

impl Room {
    /// The room on the left and on the right of the hero.
    pub fn sides(stage: &Stage) -> [Self; 2] {
        [
            Self { edge: stage.area.x0, hero: stage.hero.x0.max(stage.area.x0 + 1.0) },
            Self { edge: stage.area.x1, hero: stage.hero.x1.min(stage.area.x1 - 1.0) },
        ]
    }

    /// From the picture's edge to the hero.
    pub fn width(self) -> f64 {
        (self.hero - self.edge).abs()
    }

    /// 1 where the hero is to the right, -1 where it is to the left.
    pub fn inward(self) -> f64 {
        if self.hero > self.edge { 1.0 } else { -1.0 }
    }

    /// `share` of the way from the picture's edge to the hero.
    pub fn x(self, share: f64) -> f64 {
        self.edge + (self.hero - self.edge) * share
    }

    /// `inset` units from the picture's edge.
    pub fn inset(self, inset: f64) -> f64 {
        self.edge + self.inward() * inset
    }

    /// Where the middle of something `half` wide to either side goes, near `share` of the way: clear of the hero and
    /// of the picture's edge, or plainly behind the hero.
    pub fn seat(self, half: f64, share: f64) -> f64 {
        let room = self.width();
        let good = |inset: f64, [at_edge, at_hero]: [f64; 2]| {
            let (edge, hero) = (inset - half, room - inset - half);
            let is_clear = hero >= at_hero && (at_hero >= 0.0 || hero <= -LAP);
            edge >= at_edge && is_clear
        };
        let want = room * share;
        // Rather partly behind the hero than cut by the frame.
        let ways = [[GAP, GAP], [GAP * 0.5; 2], [GAP * 0.5, -half], [-half * 0.5, -half]];
        let found = ways.into_iter().find_map(|gaps| {
            (0..80)
                .flat_map(|step| [want + f64::from(step) * 2.0, want - f64::from(step) * 2.0])
                .find(|inset| good(*inset, gaps))
        });
        self.inset(found.unwrap_or(want))
    }

    /// Where the middle of something `half` wide to either side goes in a lower corner: inside the picture where there
    /// is room, else partly beyond its edge, and never before the hero.
    pub fn nook(self, half: f64) -> f64 {
        self.inset((half + 9.0).min(self.width() - half - 4.0))
    }

    /// How much of a thing `half` wide to either side fits: 1 where it stands clear of hero and edge.
    pub fn fit(self, half: f64) -> f64 {
        ((self.width() - 2.0 * GAP) / (2.0 * half)).min(1.0)
    }
}

/// The rectangle around a landmark `wide` and `high` that stands on `foot`.
pub(in crate::settings) fn landmark(foot: kurbo::Point, wide: f64, high: f64) -> Rect {
    Rect::new(foot.x - wide / 2.0, foot.y - high, foot.x + wide / 2.0, foot.y)
}
