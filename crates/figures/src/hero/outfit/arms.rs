//! An arm: what it holds, the bare arm with its hand as one outline, the sleeve.

use drawing::{Pen, Shape};
use kurbo::{Affine, Point, Vec2};

use super::{Sleeve, Wear};
use crate::hero::hand::hand;
use crate::hero::limbs::{Limb, Stretch, Tube};
use crate::hero::pose::{ArmPose, Grasp, Layer};
use crate::hero::skeleton::Build;
use crate::{Anchor, Art, Detail};

/// What an arm has to do besides its pose.
#[derive(Debug, Clone, Copy)]
pub(in crate::hero) struct Held<'a> {
    pub(in crate::hero) art: Option<&'a Art>,
    /// Outwards from the body at this shoulder, and down along the trunk.
    pub(in crate::hero) outward: Vec2,
    pub(in crate::hero) down: Vec2,
    pub(in crate::hero) detail: Detail,
}

/// An arm drawn.
#[derive(Debug, Clone)]
pub(in crate::hero) struct ArmDrawing {
    /// Back to front.
    pub(in crate::hero) shapes: Vec<Shape>,
    /// The hand once more, for what both hands hold before the body.
    pub(in crate::hero) hand: Vec<Shape>,
    pub(in crate::hero) palm: Point,
}

/// Draws an arm.
pub(in crate::hero) fn arm(
    limb: &Limb,
    pose: &ArmPose,
    wear: &Wear,
    build: &Build,
    held: Held,
) -> ArmDrawing {
    let mut shapes = Vec::with_capacity(8);
    let wrist = limb.at(1.0);
    let grasp = if held.art.is_some() { Grasp::Fist } else { pose.grasp };
    let hand = hand(grasp, pose.flip, build.hand, wrist, held.detail);
    let mut before = Vec::new();
    if let Some(art) = held.art {
        let grip = art.anchor(Anchor::Grip).unwrap_or_else(|| art.ground());
        let art = art.clone().placed(Affine::translate(hand.palm - grip));
        shapes.extend(art.shapes);
        before = art.front;
    }
    let (until, loose): (f64, [f64; 2]) = match wear.sleeve {
        Sleeve::None | Sleeve::Short => (0.48, [0.0, 8.0]),
        Sleeve::Puff => (0.4, [4.0, 7.0]),
        Sleeve::Long => (0.9, [0.0, 5.0]),
    };
    let from = if wear.sleeve == Sleeve::None { 0.0 } else { (until - 0.2).max(0.1) };
    let bare = limb.tube(Stretch::new(from, 1.0, [0.0, 0.0]));
    let skin = wear.glove.unwrap_or(wear.skin);
    shapes.push(Shape::area(bare.with_hand(&hand.outline), skin, Pen::Outline));
    let mut mitten = hand.outline;
    mitten.close_path();
    let mut again = vec![Shape::area(mitten, skin, Pen::Outline)];
    again.extend(hand.folds.iter().cloned());
    shapes.extend(hand.folds);
    let drawn = |mut shapes: Vec<Shape>| {
        shapes.extend(before);
        ArmDrawing { shapes, hand: again, palm: hand.palm }
    };
    if wear.sleeve == Sleeve::None {
        return drawn(shapes);
    }
    if wear.sleeve == Sleeve::Puff {
        shapes.extend(puff(limb, wear));
        return drawn(shapes);
    }
    let until = if wear.glove.is_some() { 0.7 } else { until };
    let sleeve = limb.tube(Stretch::new(0.0, until, loose));
    shapes.extend(joined(&sleeve, wear, pose.layer, held));
    if held.detail == Detail::Full && wear.glove.is_none() {
        let seam = limb.band(until - 0.07, loose[1] - 1.0);
        shapes.push(Shape::line(seam, Pen::Fine));
    }
    if let Some(tint) = wear.glove.filter(|_| held.detail == Detail::Full) {
        let cuff = limb.tube(Stretch::new(0.66, 0.94, [7.0, 3.0]));
        let mut path = cuff.sides(0.0, 0.0);
        path.close_path();
        shapes.push(Shape::area(path, tint, Pen::Outline));
    }
    drawn(shapes)
}

/// A sleeve before the trunk grows out of it without a seam; one behind it is simply closed.
fn joined(sleeve: &Tube, wear: &Wear, layer: Layer, held: Held) -> Vec<Shape> {
    if layer == Layer::Behind {
        return vec![Shape::area(sleeve.closed(), wear.top, Pen::Outline)];
    }
    let mut patch = sleeve.sides(0.0, 0.0);
    patch.close_path();
    let aside = Vec2::new(sleeve.start.y, -sleeve.start.x);
    let radius = (sleeve.left[0] - sleeve.right[0]).hypot2().sqrt() * 0.5;
    let trim = |side: Vec2| {
        let out = side.dot(held.outward);
        // The outer edge is the body's own there.
        radius
            * (1.25 * (-out - 0.24).max(0.0)
                + 0.6 * (1.0 - 2.0 * out.max(0.0)).max(0.0) * side.dot(held.down).max(0.0))
    };
    vec![Shape::patch(patch, wear.top), Shape::line(sleeve.sides(trim(aside), trim(-aside)), Pen::Outline)]
}

/// A puffed sleeve: a ball of cloth over the shoulder.
fn puff(limb: &Limb, wear: &Wear) -> Vec<Shape> {
    let (at, along) = limb.at(0.12);
    let turn = libm::atan2(along.y, along.x);
    let ball = crate::path::ellipse(at, 26.0, 24.0, turn);
    vec![Shape::area(ball, wear.top, Pen::Outline)]
}
