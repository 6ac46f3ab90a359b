//! The one who does it: where its hands, mouth and head are, and where what it brushes, kicks or throws goes.

use drawing::{Pen, Shape};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Point, Rect, Vec2};

use super::beside::INSECTS;
use super::grip;
use super::group::Group;
use crate::silhouette::Silhouette;

/// How much of an animal is hidden by whoever brushes it, as a share of the brusher's width.
const HIDDEN: f64 = 0.5;

/// Where the parts of the one who does it are.
pub(super) struct Doer {
    pub(super) around: Rect,
    pub(super) hand: Point,
    pub(super) other_hand: Point,
    pub(super) mouth: Point,
    /// From the top of the skull to between the eyes.
    pub(super) head: f64,
    pub(super) person: bool,
}

impl Doer {
    pub(super) fn of(art: &Art) -> Self {
        let around = art.bounds();
        let person = art.anchor(Anchor::OtherHand).is_some() && art.anchor(Anchor::Seat).is_some();
        let paw = Point::new(around.x1, around.y0 + around.height() * 0.55);
        let hands = [Anchor::Hand, Anchor::OtherHand].map(|hand| art.anchor(hand).unwrap_or(paw));
        let [left, right] = if hands[0].x < hands[1].x { hands } else { [hands[1], hands[0]] };
        let face =
            art.anchor(Anchor::Face).unwrap_or(Point::new(around.x1, around.y0 + around.height() * 0.3));
        let mouth = art.anchor(Anchor::Mouth).unwrap_or(face);
        let head = art.anchor(Anchor::Head).map_or(around.height() * 0.16, |head| (face - head).hypot());
        Self { around, hand: right, other_hand: left, mouth, head, person }
    }

    /// No longer than this share of the doer's height.
    pub(super) fn sized(&self, other: Group, share: f64) -> Group {
        let own = other.bounds();
        let most = self.around.height().max(self.around.width()) * share;
        other.moved(Affine::scale((most / own.width().max(own.height()).max(1.0)).min(1.0)))
    }

    /// On the same ground, its left edge here, turned to the doer.
    pub(super) fn beside(&self, other: Group, x: f64) -> Group {
        let turned = other.moved(Affine::scale_non_uniform(-1.0, 1.0));
        self.on_ground(turned, x)
    }

    pub(super) fn on_ground(&self, other: Group, x: f64) -> Group {
        let own = other.bounds();
        other.moved(Affine::translate((x - own.x0, self.around.y1 - own.y1)))
    }

    /// Looking the same way, so near that the brush in the hand is in its hair or its fur.
    pub(super) fn brush(&self, other: Group) -> Group {
        let high = self.around.height();
        let tip = self.hand + Vec2::new(high * 0.09, -high * 0.09);
        let own = other.bounds();
        let other = self.on_ground(other, own.x0);
        let own = other.bounds();
        let near = high * 0.05;
        let level = tip.y.max(own.y0 + own.height() * 0.2);
        let edge =
            other.first().and_then(|first| Silhouette::of(&first.art).reach(level - near, level + near));
        let left = edge.map_or(own.x0, |(from, _)| from);
        let into = other.first().map_or(0.0, |first| self.to_the_neck(&first.art, left));
        other.moved(Affine::translate((tip.x - left - into, 0.0)))
    }

    /// From the rump of an animal to half way between its middle and its face, as far as the doer hides not too much.
    fn to_the_neck(&self, art: &Art, left: f64) -> f64 {
        let face = art.anchor(Anchor::Face).filter(|_| !grip::is_person(art));
        // Beside the face, however large that is.
        let reach = art.anchor(Anchor::Head).zip(face).map_or(0.0, |(head, face)| (face - head).hypot());
        let neck =
            face.map_or(left, |face| face.x.midpoint(art.bounds().center().x).min(face.x - reach * 2.1));
        (neck - left).clamp(0.0, self.around.width() * HIDDEN)
    }

    /// Behind the doer, so high that the hand is on it.
    pub(super) fn write_on(&self, board: Group) -> Group {
        let own = board.bounds();
        let scale = (self.around.y1 - self.hand.y) * 1.24 / own.height().max(1.0);
        let board = board.moved(Affine::scale(scale));
        let left = self.hand.x - board.bounds().width() * 0.2;
        self.on_ground(board, left)
    }

    /// On the same ground, its lower end at the eye.
    pub(super) fn gaze(&self, base: &Art, other: Group) -> Group {
        let own = other.bounds();
        let eyepiece = other.members.first().and_then(|member| member.art.anchor(Anchor::Grip));
        let (Some(eyepiece), Some(face)) = (eyepiece, base.anchor(Anchor::Face)) else { return other };
        let aside = (face - base.anchor(Anchor::Head).unwrap_or(face)).hypot() * 0.62;
        let scale = (self.around.y1 - face.y) / (own.y1 - eyepiece.y).max(1.0);
        other.moved(
            Affine::translate((face.x + aside, face.y))
                * Affine::scale(scale)
                * Affine::translate(-eyepiece.to_vec2()),
        )
    }

    /// At the tip of the foot that is in front, with three short lines where it is hit.
    pub(super) fn kick(&self, base: &Art, other: Group) -> Group {
        let ball = self.sized(other, 0.26);
        let own = ball.bounds();
        let silhouette = Silhouette::of(base);
        let low = self.around.y1 - self.around.height() * 0.12;
        let feet = silhouette.bands().iter().filter(|band| band.y1 > low);
        let toe = feet.map(|band| band.x1).fold(self.around.center().x, f64::max);
        let to = Vec2::new(toe - own.width() * 0.06 - own.x0, self.around.y1 - own.y1);
        let mut ball = ball.moved(Affine::translate(to));
        let (middle, radius) = (ball.bounds().center(), own.width() * 0.5);
        if let Some(member) = ball.members.first_mut() {
            for turn in [-2.5, -2.1, -1.7] {
                let (sine, cosine) = libm::sincos(turn);
                let out = Vec2::new(cosine, sine);
                let mut line = BezPath::new();
                line.move_to(middle + out * (radius * 1.2));
                line.line_to(middle + out * (radius * 1.62));
                member.art.shapes.push(Shape::line(line, Pen::Inner));
            }
        }
        ball
    }

    pub(super) fn throw(&self, other: Group) -> Group {
        let flat = other.bounds();
        let ball = self.sized(other, 0.3);
        let hand = if self.person { self.hand } else { self.mouth };
        if self.person && flat.width() > flat.height() * SPINS {
            return spinning(ball, hand);
        }
        let own = ball.bounds();
        let out = Vec2::new(own.width() * 0.9, -own.height() * 0.55);
        dashed(ball.moved(Affine::translate(hand + out - own.center())), Vec2::new(-1.0, 0.6))
    }

    pub(super) fn catch(&self, other: Group) -> Group {
        let flies = other.floats;
        let insect = other.first().is_some_and(|first| INSECTS.contains(&first.name));
        let ball = self.sized(other, if flies { 0.24 } else { 0.3 });
        let own = ball.bounds();
        let to = if flies && self.person && insect {
            // Over the rim of a net in the hand.
            self.hand + Vec2::new(0.3, -0.48) * self.around.height()
        } else if flies && self.person {
            self.hand + Vec2::new(own.width() * 0.4, -own.height() * 0.6)
        } else if self.person {
            self.hand + Vec2::new(-own.width() * 0.1, -own.height() * 0.42)
        } else if flies && self.around.height() > self.around.width() {
            Point::new(self.around.x1 + own.width() * 0.4, self.around.y0 - own.height() * 0.3)
        } else {
            // Between the teeth.
            Point::new(self.mouth.x + own.width() * 0.4, self.mouth.y)
        };
        ball.moved(Affine::translate(to - own.center()))
    }
}

/// What is so many times as wide as high spins above the hand that threw it.
const SPINS: f64 = 1.3;

/// Above the hand, two arcs below it.
fn spinning(flat: Group, hand: Point) -> Group {
    let own = flat.bounds();
    let to = hand - Vec2::new(0.0, own.height() * 0.9);
    let mut flat = flat.moved(Affine::translate(to - own.center()));
    let (below, wide) = (to + Vec2::new(0.0, own.height() * 0.62), own.width() * 0.3);
    if let Some(member) = flat.members.first_mut() {
        for side in [-1.0, 1.0] {
            let mut arc = BezPath::new();
            arc.move_to(below + Vec2::new(side * wide * 0.7, 0.0));
            arc.quad_to(
                below + Vec2::new(side * wide * 1.5, 0.0),
                below + Vec2::new(side * wide * 1.8, -own.height() * 0.3),
            );
            member.art.shapes.push(Shape::line(arc, Pen::Outline));
        }
    }
    flat
}

/// Three lines that tell where it came from.
pub(super) fn dashed(mut group: Group, from: Vec2) -> Group {
    let own = group.bounds();
    let back = from / from.hypot().max(1e-6);
    let aside = Vec2::new(-back.y, back.x);
    let radius = own.width().min(own.height()) * 0.5;
    if let Some(member) = group.members.first_mut() {
        for side in [-0.6, 0.0, 0.6] {
            let start = own.center() + back * (radius * 1.2) + aside * (radius * side);
            let mut line = BezPath::new();
            line.move_to(start);
            line.line_to(start + back * (radius * if side == 0.0 { 0.8 } else { 0.5 }));
            member.art.shapes.push(Shape::line(line, Pen::Inner));
        }
    }
    group
}
