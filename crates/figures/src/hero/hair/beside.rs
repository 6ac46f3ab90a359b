//! Where long hair is beside the arms: it shows next to those at rest, and ends behind one that crosses it.

use drawing::Shape;
use kurbo::{BezPath, ParamCurve as _, Point, Shape as _};

use super::{Cut, Hands, Layer};
use crate::hero::skeleton::Skeleton;
use crate::path::{polygon, within, without};

/// Less of long hair, and of the longest, than this below an arm is a scrap.
const SCRAP: [f64; 2] = [46.0, 70.0];

/// Above its middle hair ends so far that ends behind an arm.
const BEHIND: f64 = 6.0;

/// Hair whose end would be no higher above the middle of an arm than this reaches behind it: above it a rag would be seen.
const ABOVE: f64 = 44.0;

/// How far down the trunk a lap is, and less room above it than this shows a scrap.
const LAP: f64 = 0.9;
const ABOVE_THE_LAP: f64 = 40.0;

/// Long hair does not end behind an arm that crosses the trunk less far down it than this: it would be short.
const HIGH: f64 = 0.26;

/// Half as wide as hair is that falls straight down from the head.
const STRAIGHT: f64 = 69.0;

/// How far down the trunk an arm crosses it at most that is held out.
const HELD_OUT: f64 = 0.54;

/// How far from the middle what swings is lifted as far as hair that ends behind an arm.
const SWUNG: f64 = 54.0;

/// How much farther hair spreads behind the back of who is seen from aside, in head units.
const DOWN_THE_BACK: f64 = 14.0;

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

/// How far from the middle of a head a plait hangs.
const PLAITED: f64 = 48.0;

/// How far down an arm of these joints lies over a plait behind it at this side (−1 or 1) of the head; one that is lifted from
/// the shoulder on does not.
pub(in crate::hero) fn laid_over([root, elbow, wrist]: [Point; 3], side: f64) -> Option<f64> {
    let fingers = wrist + (wrist - elbow) * A_HAND;
    let crossing = |(from, to): (Point, Point)| {
        let share = (PLAITED * side - from.x) / (to.x - from.x);
        (0.0..=1.0).contains(&share).then(|| from.lerp(to, share).y)
    };
    let lowest = [(root, elbow), (elbow, fingers)].into_iter().filter_map(crossing).reduce(f64::max);
    lowest.filter(|_| elbow.y > root.y - LEVEL)
}

/// How long a hand is, as a share of its forearm.
const A_HAND: f64 = 0.6;
/// An elbow so much higher than its shoulder is lifted, in head units.
const LEVEL: f64 = 4.0;

impl Skeleton {
    /// What hangs behind the body without what would be seen between the legs, where it would be a rag.
    pub(in crate::hero) fn parting_hair(&self, hair: Vec<Shape>) -> Vec<Shape> {
        let Some(far) = &self.far_leg else { return hair };
        let (near, far) = (&self.near_leg.limb, &far.limb);
        let between = polygon(&[near.root, near.joint, near.end, far.end, far.joint, far.root]);
        let low = near.root.y.min(far.root.y);
        hair.into_iter().filter_map(|shape| cut_out(shape, &between, low)).collect()
    }
}

/// A shape without what of it is in this area, which is nowhere above `low`; a line is there or not.
fn cut_out(shape: Shape, between: &BezPath, low: f64) -> Option<Shape> {
    if shape.bounds().y1 < low {
        return Some(shape);
    }
    if !shape.is_opaque() {
        let is_there = shape.path.segments().any(|part| between.winding(part.end()) != 0);
        return (!is_there).then_some(shape);
    }
    let lost = within(&shape.path, between).area().abs();
    if lost < CRUMB {
        return Some(shape);
    }
    Some(Shape { path: without(&shape.path, std::slice::from_ref(between)), ..shape })
}

/// A smaller area than this is not seen, in square units.
const CRUMB: f64 = 4.0;

impl Cut {
    /// Where a tail over a shoulder lies.
    pub(super) fn over_the_shoulder(&self) -> Layer {
        match self.hands {
            Hands::BeforeTheChest => Layer::Chest,
            // It would be before an arm, a hand or what that holds.
            Hands::Across | Hands::Busy => Layer::Behind,
            _ => Layer::Before,
        }
    }

    /// Whether hair over this shoulder (−1 or 1) would be before an arm that reaches forward.
    pub(super) fn is_in_the_way(&self, side: f64) -> bool {
        self.is_raised(side) && !self.lifted[usize::from(side > 0.0)]
    }

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
        if is_free { least.min(STRAIGHT) } else { least.max(self.flank + self.clear()) + self.spread }
    }

    /// The same at this side (−1 or 1): what would come out below an arm in a scrap is as long as can be seen.
    pub(super) fn at_the_side(&self, side: f64) -> Self {
        let away = usize::from(side < 0.0);
        let is_told =
            self.rank() > 1 && !self.is_raised(side) && !self.raised[away] && self.crossed[away].is_none();
        // Hair that swings back is lifted before the body and sinks behind it.
        let lift = if self.streams() { 0.0 } else { -side * SWUNG * libm::sin(self.flow.to_radians()) };
        let arm = self.crossed[usize::from(side > 0.0)].map(|arm| arm + lift);
        let raised = [self.is_raised(side); 2];
        let spread = if self.aside && side < 0.0 { DOWN_THE_BACK } else { 0.0 };
        let side = Self { raised, crossed: [arm; 2], spread, ..*self };
        match arm {
            // Between an arm and the lap there is no room for it.
            Some(arm) if self.hands == Hands::InTheLap && self.down(LAP) - arm < ABOVE_THE_LAP => {
                Self { end: arm - BEHIND, ..side }
            }
            // What hangs at the other side tells how long it is.
            Some(arm) if is_told && arm > self.down(0.0) && self.end > arm - ABOVE => {
                Self { end: arm - BEHIND, ..side }
            }
            Some(arm) if self.rank() > 1 && (-ABOVE..SCRAP[self.rank() - 2]).contains(&(self.end - arm)) => {
                let is_high = self.rank() == 2 && arm < self.down(HIGH);
                Self { end: if is_high { arm + SCRAP[0] } else { arm - BEHIND }, ..side }
            }
            _ => side,
        }
    }

    /// Whether this side of it ends behind an arm.
    pub(super) fn ends_behind_an_arm(&self) -> bool {
        self.crossed[0].is_some_and(|arm| self.rank() > 1 && (arm - 2.0 * BEHIND..arm).contains(&self.end))
    }
}
