//! Drawn things before they stand on a page.

use drawing::Shape;
use kurbo::{Affine, Point, Rect};

use crate::hero::Pose;

/// How much of a figure's own detail is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Detail {
    /// Big, bold regions only: simple pages, small props, young children.
    Bold,
    /// Everything the figure has.
    Full,
}

/// A named point of a figure that others meet it at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Anchor {
    /// Where it touches the ground: the middle of its feet or base.
    Ground,
    /// Where the seat of a rider or sitter goes.
    Seat,
    /// Where it holds something: the palm.
    Hand,
    /// The palm of the other hand.
    OtherHand,
    /// Where a hat sits: the top of the skull.
    Head,
    /// Between the eyes: where it looks from, and is looked at.
    Face,
    /// The mouth.
    Mouth,
    /// Where a hand takes hold of it.
    Grip,
}

impl Anchor {
    /// The anchor of this name in a figure file.
    pub fn parse(name: &str) -> Option<Self> {
        Some(match name {
            "ground" => Self::Ground,
            "seat" => Self::Seat,
            "hand" => Self::Hand,
            "other-hand" => Self::OtherHand,
            "head" => Self::Head,
            "face" => Self::Face,
            "mouth" => Self::Mouth,
            "grip" => Self::Grip,
            _ => return None,
        })
    }
}

/// How far beyond a shape of what is held it is looked for, in units.
const HELD: f64 = 1.0;

/// A group of shapes in its own coordinates (y runs down), with named anchor points.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Art {
    /// Back to front.
    pub shapes: Vec<Shape>,
    /// Painted over whoever sits in or on it: the near side of a boat, a saddle's near flap.
    pub front: Vec<Shape>,
    /// So many of the first shapes hang down behind the body, hair and a cape: behind what it rides, too.
    pub hanging: usize,
    /// How a rider at the seat holds itself; `None` where nobody is expected there.
    pub rider: Option<Pose>,
    /// On a page on which it is less high, in page units, its bold version is drawn; 0 where that is as usual.
    pub full_from: f64,
    /// Each anchor at most once.
    pub anchors: Vec<(Anchor, Point)>,
    /// Around each shape of what its hands hold, which a page gives up last.
    pub held: Vec<Rect>,
    /// Around each shape of its arms that makes way where others reach out.
    pub arms: Vec<Rect>,
    /// Around eyes and mouth of those in it whose anchors it has not: a partner's, a mount's.
    pub others: Vec<Rect>,
}

impl Art {
    /// Art of these shapes, without anchors.
    pub fn of(shapes: Vec<Shape>) -> Self {
        Self { shapes, ..Self::default() }
    }

    /// The same art moved, scaled, turned or mirrored.
    #[must_use]
    pub fn placed(mut self, placing: Affine) -> Self {
        for shape in self.shapes.iter_mut().chain(&mut self.front) {
            shape.path.apply_affine(placing);
        }
        for (_, point) in &mut self.anchors {
            *point = placing * *point;
        }
        for around in self.held.iter_mut().chain(&mut self.arms).chain(&mut self.others) {
            *around = placing.transform_rect_bbox(*around);
        }
        self
    }

    /// The same art seen in a mirror: what faced right faces left. Turns about x = 0.
    #[must_use]
    pub fn mirrored(self) -> Self {
        self.placed(Affine::scale_non_uniform(-1.0, 1.0))
    }

    /// Adds another's shapes in front of this one's. The other's anchors are dropped.
    pub fn add(&mut self, other: Self) {
        self.shapes.extend(other.shapes);
        self.front.extend(other.front);
        self.held.extend(other.held);
        self.others.extend(other.others);
    }

    /// Notes that these of its shapes are what its hands hold.
    pub fn hold<'a>(&mut self, shapes: impl IntoIterator<Item = &'a Shape>) {
        let drawn = shapes.into_iter().filter(|shape| !shape.path.elements().is_empty());
        self.held.extend(drawn.map(|shape| shape.bounds().inflate(HELD, HELD)));
    }

    /// Whether a shape is of what the hands hold.
    pub fn holds(&self, shape: &Shape) -> bool {
        !self.held.is_empty() && {
            let own = shape.bounds();
            self.held.iter().any(|around| around.contains_rect(own))
        }
    }

    /// Names a point.
    pub fn set(&mut self, anchor: Anchor, point: impl Into<Point>) {
        self.anchors.retain(|(known, _)| *known != anchor);
        self.anchors.push((anchor, point.into()));
    }

    /// Where an anchor is; `None` where this figure has no such part.
    pub fn anchor(&self, anchor: Anchor) -> Option<Point> {
        self.anchors.iter().find(|(known, _)| *known == anchor).map(|(_, point)| *point)
    }

    /// The rectangle around all paths, pen widths apart; zero where there are none.
    pub fn bounds(&self) -> Rect {
        self.all()
            .filter(|shape| !shape.path.elements().is_empty())
            .map(Shape::bounds)
            .reduce(|all, next| all.union(next))
            .unwrap_or_default()
    }

    /// Every shape, those in front last.
    pub fn all(&self) -> impl Iterator<Item = &Shape> {
        self.shapes.iter().chain(&self.front)
    }

    /// Where it stands: its ground anchor, or the middle of its lower edge.
    pub fn ground(&self) -> Point {
        self.anchor(Anchor::Ground).unwrap_or_else(|| {
            let bounds = self.bounds();
            Point::new(bounds.center().x, bounds.y1)
        })
    }
}
