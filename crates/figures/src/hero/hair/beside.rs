//! Where long hair is beside the arms: it shows next to those at rest, and ends behind one that crosses it.

use kurbo::Point;

use super::{Cut, Hands};

/// Less of it than this below an arm is a scrap.
const SCRAP: f64 = 46.0;

/// Above its middle hair ends so far that ends behind an arm.
const BEHIND: f64 = 6.0;

/// How far down the trunk a lap is, and less room above it than this shows a scrap.
const LAP: f64 = 0.9;
const ABOVE_THE_LAP: f64 = 40.0;

/// Long hair does not end behind an arm that crosses the trunk less far down it than this: it would be short.
const HIGH: f64 = 0.26;

/// Half as wide as hair is that falls straight down from the head.
const STRAIGHT: f64 = 69.0;

/// How far down the trunk an arm crosses it at most that is held out.
const HELD_OUT: f64 = 0.54;

/// So far from the middle long hair falls.
const FALLS: f64 = 74.0;

/// How far down an arm of these joints crosses what falls at this side (−1 or 1) of the head.
pub(in crate::hero) fn crossed(joints: [Point; 3], side: f64) -> Option<f64> {
    let over = |pair: &[Point]| {
        let (from, to) = (pair[0], pair[1]);
        let share = (FALLS * side - from.x) / (to.x - from.x);
        (0.0..=1.0).contains(&share).then(|| from.lerp(to, share).y)
    };
    // An arm that hangs lies along it.
    let away = |end: Point| (end.x - joints[0].x).abs() > (end.y - joints[0].y).abs() * 0.6;
    // Neither does one on the hip, whose elbow is far out.
    if away(joints[2]) || away(joints[1]) { joints.windows(2).find_map(over) } else { None }
}

impl Cut {
    /// Half as wide as the sheet is that straight hair falls down the back in.
    pub(super) fn sheet(&self) -> f64 {
        self.beside_the_arms(if self.rank() == 2 { 76.0 } else { 90.0 })
    }

    /// How much of it shows beside an arm: that of who sits rests further out.
    fn clear(&self) -> f64 {
        if self.hands == Hands::InTheLap { 32.0 } else { 20.0 }
    }

    /// As wide as hair is that falls behind the arms and shows beside them, at least `least`; where no arm hangs it falls
    /// straight down from the head, or it would be a wing below that arm.
    pub(super) fn beside_the_arms(&self, least: f64) -> f64 {
        let held_out = |arm: &Option<f64>| arm.is_some_and(|arm| arm < self.down(HELD_OUT));
        let is_free = self.raised == [true; 2] || self.crossed.iter().all(held_out);
        if is_free { least.min(STRAIGHT) } else { least.max(self.flank + self.clear()) }
    }

    /// The same at this side (−1 or 1): what would come out below an arm in a scrap is as long as can be seen.
    pub(super) fn at_the_side(&self, side: f64) -> Self {
        let (arm, raised) = (self.crossed[usize::from(side > 0.0)], [self.is_raised(side); 2]);
        let side = Self { raised, crossed: [arm; 2], ..*self };
        match arm {
            // Between an arm and the lap there is no room for it.
            Some(arm) if self.hands == Hands::InTheLap && self.down(LAP) - arm < ABOVE_THE_LAP => {
                Self { end: arm - BEHIND, ..side }
            }
            Some(arm) if self.rank() == 2 && (-BEHIND..SCRAP).contains(&(self.end - arm)) => {
                let is_high = arm < self.down(HIGH);
                Self { end: if is_high { arm + SCRAP } else { arm - BEHIND }, ..side }
            }
            _ => side,
        }
    }

    /// Whether this side of it ends behind an arm.
    pub(super) fn ends_behind_an_arm(&self) -> bool {
        self.crossed[0].is_some_and(|arm| self.rank() > 1 && self.end < arm)
    }
}
