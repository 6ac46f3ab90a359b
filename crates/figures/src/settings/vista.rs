//! A view as wide as the picture: the room beside the head, where its tall parts stand, and what these are built of.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Shape as _};
use scene::Dice;

use super::Stage;
use super::grand::focus;
use super::plan::full;
use super::scenery::{Brush, pt};
use crate::path::{polygon, svg};

/// Tall parts keep so far from a head, and from the frame, in units.
const OFF_A_HEAD: f64 = 22.0;
const OFF_THE_FRAME: f64 = 16.0;

/// What fills the background of a place, by name, drawn for a stage with its foot at a height; and around what it is known by.
pub(super) type Vista = (&'static str, fn(&Stage, f64, &mut Dice) -> (Vec<Shape>, Vec<Rect>));

/// The room between the frame and the head.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bay {
    outer: f64,
    inward: f64,
    /// How wide it is, in units.
    pub wide: f64,
}

impl Bay {
    /// To the left and to the right of the head.
    pub fn both(stage: &Stage) -> [Self; 2] {
        let (area, head) = (stage.area, focus(stage));
        let wide = |room: f64| (room - OFF_A_HEAD).max(1.0);
        [
            Self { outer: area.x0, inward: 1.0, wide: wide(head.x0 - area.x0) },
            Self { outer: area.x1, inward: -1.0, wide: wide(area.x1 - head.x1) },
        ]
    }

    /// The wider one first.
    pub fn wider_first(stage: &Stage) -> [Self; 2] {
        let [left, right] = Self::both(stage);
        if left.wide < right.wide { [right, left] } else { [left, right] }
    }

    /// `inset` units from the frame.
    pub fn inset(self, inset: f64) -> f64 {
        self.outer + self.inward * inset
    }

    /// 1 where the frame is to the left, -1 where it is to the right.
    pub fn inward(self) -> f64 {
        self.inward
    }

    /// Where the middle of something so `wide` stands: in the middle of the room, and within the frame.
    pub fn seat(self, wide: f64) -> f64 {
        self.inset((self.wide * 0.5).max(wide * 0.5 + OFF_THE_FRAME))
    }

    /// How wide something is that takes a `share` of the room, between the two ends.
    pub fn share(self, share: f64, [least, most]: [f64; 2]) -> f64 {
        (self.wide * share).clamp(least, most)
    }
}

/// Whether a page with room for it has what fills its background: a detailed one always, a simple one as often as is said.
pub(super) fn is_grand(stage: &Stage, chance: f64, dice: &mut Dice) -> bool {
    let thrown = dice.chance(chance);
    full(stage) || thrown
}

/// How much is free over the head, in units.
pub(super) fn air(stage: &Stage) -> f64 {
    focus(stage).y0 - stage.sky
}

/// The middle of something so `wide` that is behind the head, within the picture.
pub(super) fn behind_the_head(stage: &Stage, wide: f64) -> f64 {
    let (area, half) = (stage.area, wide / 2.0 + OFF_THE_FRAME);
    let most = (area.x1 - half).max(area.center().x);
    focus(stage).center().x.clamp((area.x0 + half).min(area.center().x), most)
}

/// A rectangle as an outline.
pub(super) fn block(x0: f64, y0: f64, x1: f64, y1: f64) -> BezPath {
    Rect::new(x0, y0, x1, y1).abs().to_path(0.1)
}

/// A window of four panes around `at`, so wide and so high: at least 40 by 44; one pane on a simple page.
pub(super) fn panes(at: Point, (wide, high): (f64, f64), brush: Brush) -> Vec<Shape> {
    let (x, y) = (wide / 2.0, high / 2.0);
    let mut shapes = vec![brush.area(block(at.x - x, at.y - y, at.x + x, at.y + y), 0xBF_E3_F7)];
    if brush.full() {
        let cross = format!("M{},{} v{high} M{},{} h{wide}", at.x, at.y - y, at.x - x, at.y);
        shapes.push(brush.line(svg(&cross)));
    }
    shapes
}

/// A flag that flies from a pole on `at` to the side `way` (1 right, -1 left), 52 high and 50 wide.
pub(super) fn flag(at: Point, way: f64, tint: u32, brush: Brush) -> Vec<Shape> {
    let p = |x: f64, y: f64| pt(at.x + x * way, at.y + y);
    let pole = svg(&format!("M{},{} v-58", at.x, at.y + 4.0));
    let cloth = polygon(&[p(0.0, -52.0), p(50.0, -46.0), p(36.0, -35.0), p(50.0, -22.0), p(0.0, -20.0)]);
    vec![Shape::line(pole, brush.contour), brush.area(cloth, tint)]
}
