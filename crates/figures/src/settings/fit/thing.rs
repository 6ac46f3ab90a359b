//! A thing of a setting: what it is to the picture, what it costs in areas, and whether it stays.

use drawing::{Length, Shape, Tint};
use kurbo::{Affine, Rect, Vec2};

use super::super::Stage;
use super::super::budget::Budget;
use super::super::marks::Land;
use super::super::plan::{self, bounds};
use super::super::scenery::{LIGHTS, TRODDEN};
use super::plain::{simplify, unite};
use super::{SMALL, walls};

/// The least area that counts as something to color: 25 mm², in square units.
const COUNTS: f64 = Length::mm(5.0).units() * Length::mm(5.0).units();

/// What flies keeps this far from the edge, in units.
const FROM_THE_EDGE: f64 = 12.0;

/// What is higher than this, in units, is no clutter.
pub(super) const TALL: f64 = 180.0;

/// What a thing is to the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Sky, water or wall behind everything.
    Wash,
    /// Land, water or a wall from side to side.
    Band,
    /// What the place is known by: the index of its rectangle.
    Landmark(usize),
    /// What fills the background.
    Grand,
    /// Something else with an area.
    Thing,
    /// Only lines.
    Mark,
}

/// A thing of a setting, and whether it stays.
pub(super) struct Thing {
    pub(super) shapes: Vec<Shape>,
    pub(super) bounds: Rect,
    pub(super) kind: Kind,
    pub(super) is_front: bool,
    /// From side to side down to the ground, and no land.
    pub(super) is_wall: bool,
    pub(super) stays: bool,
}

impl Thing {
    /// Whether nothing else may stand where it does.
    pub(super) fn takes_room(&self) -> bool {
        self.stays && (self.is_front || matches!(self.kind, Kind::Landmark(_) | Kind::Thing))
    }

    pub(super) fn new(shapes: Vec<Shape>, is_front: bool, stage: &Stage, landmarks: &[Rect]) -> Self {
        let bounds = bounds(&shapes);
        let within = |mark: &Rect| mark.intersect(bounds).area() >= 0.5 * bounds.area().max(1.0);
        let spans = bounds.x0 <= stage.area.x0 && bounds.x1 >= stage.area.x1;
        let is_wash = shapes.first().is_some_and(|shape| shape.pen.is_none()) && areas(&shapes) == 0;
        let kind = if bounds.contains_rect(stage.area) && is_wash {
            Kind::Wash
        } else if areas(&shapes) == 0 {
            Kind::Mark
        } else if spans && shapes.len() == 1 && bounds.y1 > stage.horizon {
            Kind::Band
        } else if let Some(index) = landmarks.iter().position(within).filter(|_| !is_front) {
            Kind::Landmark(index)
        } else {
            Kind::Thing
        };
        let is_wall = spans && !is_front && bounds.y1 > stage.horizon && walls::may_be(kind);
        Self { shapes, bounds, kind, is_front, is_wall, stays: false }
    }

    /// About how many areas to color it brings.
    pub(super) fn cost(&self) -> usize {
        match self.kind {
            Kind::Wash => 1,
            // The hero stands before its middle.
            Kind::Band => 2,
            // What is tall parts the land behind it.
            _ => areas(&self.shapes) + usize::from(!self.is_front && self.bounds.height() > 220.0),
        }
    }

    /// Leaves out, or unites, what the page has no areas for.
    pub(super) fn keep_within(&mut self, budget: Budget) {
        let most = match self.kind {
            Kind::Landmark(_) => budget.landmark,
            Kind::Grand => budget.grand,
            Kind::Thing => budget.thing,
            Kind::Wash | Kind::Band | Kind::Mark => return,
        };
        if most < 3 && areas(&self.shapes) > most {
            unite(&mut self.shapes);
        }
        simplify(&mut self.shapes, most);
    }

    /// The land that it is, where it stays.
    pub(super) fn land(&self) -> Option<Land> {
        let is_land = self.stays && self.kind == Kind::Band;
        is_land.then(|| Land { path: self.shapes[0].path.clone(), tint: self.shapes[0].tint })
    }

    /// A lake or a sea: where it is not, a boat is on a lawn.
    pub(super) fn is_water(&self) -> bool {
        self.shapes[0].tint.is_some_and(|tint| {
            let [_, red, _, blue] = tint.to_hex().to_be_bytes();
            self.kind == Kind::Band && blue > red.saturating_add(40)
        })
    }

    /// A sun or a moon.
    pub(super) fn shines(&self) -> bool {
        let lights = LIGHTS.map(|light| Some(Tint::hex(light)));
        self.shapes.iter().any(|shape| lights.contains(&shape.tint))
    }

    /// A path to what the place is known by.
    pub(super) fn is_a_path(&self) -> bool {
        self.kind == Kind::Thing && self.shapes[0].tint == Some(Tint::hex(TRODDEN))
    }

    /// A sun or a moon that stays.
    pub(super) fn is_light(&self) -> bool {
        self.stays && self.shines()
    }

    /// A cloud that the upper edge would cut comes down, and a sun or a moon that any edge would cut comes in; a lamp's cord
    /// goes on up.
    pub(super) fn come_in(&mut self, stage: &Stage) {
        let (area, own) = (stage.area.inset(-FROM_THE_EDGE), self.bounds);
        let flies = self.kind == Kind::Thing && !self.is_front && own.y1 < stage.horizon - 60.0;
        let beside = own.x0 < stage.area.x0 || own.x1 > stage.area.x1;
        let mut lines = self.shapes.iter().filter(|shape| shape.tint.is_none());
        let hangs = lines.any(|line| line.bounds().y0 < stage.area.y0);
        if !flies || ((beside || hangs) && !self.shines()) {
            return;
        }
        let by =
            Vec2::new((area.x0 - own.x0).max(0.0) - (own.x1 - area.x1).max(0.0), (area.y0 - own.y0).max(0.0));
        if by != Vec2::ZERO && by.x.abs() < own.width() && by.y < own.height() {
            self.shapes = plan::placed(std::mem::take(&mut self.shapes), Affine::translate(by));
            self.bounds = own + by;
        }
    }

    /// Reaches so high that nothing large can hang before or behind it.
    pub(super) fn is_tall(&self) -> bool {
        let counts = matches!(self.kind, Kind::Landmark(_)) || self.bounds.height() > TALL;
        self.stays && counts && !matches!(self.kind, Kind::Wash | Kind::Band | Kind::Grand)
    }

    /// What a place is known by, and what stands as tall on its ground.
    pub(super) fn is_a_sight(&self, stage: &Stage) -> bool {
        let (high, wide) = (self.bounds.height(), self.bounds.width());
        let tall = self.kind == Kind::Thing && high > SMALL && !self.shines();
        let stands = wide < stage.area.width() * 0.6 && self.bounds.y1 > stage.horizon;
        matches!(self.kind, Kind::Landmark(_) | Kind::Grand) || tall && stands && !self.is_front
    }

    pub(super) fn stands_on(&self, band: &Self) -> bool {
        band.bounds.y0 <= self.bounds.y1 - 2.0
    }
}

pub(super) fn counts(shape: &Shape) -> bool {
    shape.tint.is_some() && shape.pen.is_some() && shape.extent() >= COUNTS
}

/// How many areas to color shapes bring, at most.
pub(in super::super) fn areas(shapes: &[Shape]) -> usize {
    shapes.iter().filter(|shape| counts(shape)).count()
}
