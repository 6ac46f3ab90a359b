//! What is behind those who stand on a page: how it is looked at, and how what fills the background moves or goes.

use kurbo::{Affine, BezPath, Rect, Vec2};

use super::Backdrop;

/// What those who stand on a page leave to see of what is behind them.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The share of a rectangle that they hide.
    pub hidden: &'a dyn Fn(Rect) -> f64,
    /// Whether what has this outline would be seen well: in one piece, and no contour along another.
    pub is_clear: &'a dyn Fn(&BezPath) -> bool,
}

impl Backdrop {
    /// What fills the background, moved.
    pub fn move_backing(&mut self, by: Vec2) {
        for shape in &mut self.behind[self.backing.clone()] {
            *shape = shape.clone().placed(Affine::translate(by));
        }
        self.grand.iter_mut().chain(&mut self.heart).for_each(|part| *part = *part + by);
    }

    /// The same without what fills the background.
    #[must_use]
    pub fn without_backing(mut self) -> Self {
        self.behind[self.backing.clone()].iter_mut().for_each(|shape| shape.path = BezPath::new());
        self.grand.clear();
        self.vista = "";
        self.heart = None;
        self.backing = 0..0;
        self
    }

    /// Where everything is, with nothing drawn.
    #[must_use]
    pub fn plan(&self) -> Self {
        Self {
            vista: self.vista,
            lit: self.lit,
            landmarks: self.landmarks.clone(),
            aloft: self.aloft.clone(),
            grand: self.grand.clone(),
            loose: self.loose.clone(),
            told: self.told.clone(),
            skyline: self.skyline.clone(),
            ways: self.ways.clone(),
            ..Self::default()
        }
    }
}
