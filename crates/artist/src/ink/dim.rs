//! What becomes black, and what need not: small areas closed with ink, and eyes without a light, which are smaller.

use drawing::{Pen, Shape};
use kurbo::Affine;

use super::area::Area;
use super::sheet::Sheet;

/// A pupil without a light is so many times as large, or it would be a hole.
const WITHOUT_LIGHT: f64 = 0.72;
/// One that is lower than this, in units, is a dot as it is.
const DOT: f64 = 7.5;

impl Sheet<'_> {
    /// Whether the region can be closed with ink and no black circle of so many units across comes about.
    pub(crate) fn may_be_inked(&self, area: &Area, across: f64) -> bool {
        let is_black = |cell: usize| match self.regions.at(cell) {
            Some(region) => region == area.label || self.regions.list[region].area == 0,
            None => true,
        };
        // The middle of the largest circle may lie in a line around it.
        let near = self.grid.rows_within(self.around(area).inflate(3.0, 3.0)).flatten();
        let is_middle = |cell: &usize| {
            is_black(*cell) && self.grid.disc(self.grid.point(*cell), across / 2.0).all(is_black)
        };
        near.into_iter().all(|cell| !is_middle(&cell))
    }

    /// Puts the lights of an eye out: its pupil will be a smaller one.
    pub(super) fn dim(&mut self, eye: usize, light: &Area) {
        self.regions.list[light.label].area = 0;
        self.dimmed.insert(eye);
    }

    /// What the pupils without lights become, and the lights nothing, by the position of the shapes.
    pub(super) fn dimmed(&self) -> Vec<(usize, Vec<Shape>)> {
        let shapes = &self.drawing.shapes;
        let mut all = Vec::new();
        for &eye in &self.dimmed {
            let own = shapes[eye].bounds();
            let size = if own.height() < DOT { 1.0 } else { WITHOUT_LIGHT };
            let middle = own.center().to_vec2();
            let placing = Affine::translate(middle) * Affine::scale(size) * Affine::translate(-middle);
            all.push((eye, vec![shapes[eye].clone().placed(placing)]));
            let after = shapes.iter().enumerate().skip(eye + 1);
            let lights = after
                .take_while(|(_, shape)| shape.pen != Some(Pen::Solid))
                .filter(|(_, shape)| shape.pen.is_none() && own.contains_rect(shape.bounds()));
            all.extend(lights.map(|(light, _)| (light, Vec::new())));
        }
        all
    }
}
