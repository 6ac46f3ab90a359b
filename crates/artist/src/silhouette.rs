//! The room a thing takes up, closer than its bounding box: a stack of bands.

use drawing::Shape;
use figures::Art;
use kurbo::{Affine, ParamCurve as _, Point, Rect};

/// Bands to a silhouette: enough to tell a giraffe's neck from its body.
const BANDS: usize = 12;

/// Horizontal bands from top to bottom, each as wide as the thing is there.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Silhouette {
    bounds: Rect,
    bands: Vec<Rect>,
}

impl Silhouette {
    pub(crate) fn of(art: &Art) -> Self {
        Self::around(art.bounds(), art.all())
    }

    /// Of shapes that have these bounds together.
    pub(crate) fn around<'a>(bounds: Rect, shapes: impl Iterator<Item = &'a Shape>) -> Self {
        let height = bounds.height() / BANDS as f64;
        let mut reach = [(f64::INFINITY, f64::NEG_INFINITY); BANDS];
        let mut touch = |point: Point| {
            let band = (((point.y - bounds.y0) / height.max(1e-9)) as usize).min(BANDS - 1);
            reach[band] = (reach[band].0.min(point.x), reach[band].1.max(point.x));
        };
        for segment in shapes.flat_map(|shape| shape.path.segments()) {
            // A long straight edge passes through many bands.
            let tall = (segment.end().y - segment.start().y).abs();
            let steps = ((2.0 * tall / height.max(1e-9)) as u32 + 1).clamp(4, 2 * BANDS as u32 + 1);
            (0..=steps).map(|step| segment.eval(f64::from(step) / f64::from(steps))).for_each(&mut touch);
        }
        let bands =
            reach.into_iter().enumerate().filter(|(_, (from, to))| from <= to).map(|(band, (from, to))| {
                let top = bounds.y0 + height * band as f64;
                Rect::new(from, top, to, top + height)
            });
        Self { bounds, bands: bands.collect() }
    }

    /// Of all of a rectangle.
    pub(crate) fn of_rect(rect: Rect) -> Self {
        Self { bounds: rect, bands: vec![rect] }
    }

    /// The same silhouette placed; `placing` scales, mirrors and moves.
    pub(crate) fn placed(&self, placing: Affine) -> Self {
        Self {
            bounds: placing.transform_rect_bbox(self.bounds),
            bands: self.bands.iter().map(|band| placing.transform_rect_bbox(*band)).collect(),
        }
    }

    /// Around all of it.
    pub(crate) const fn bounds(&self) -> Rect {
        self.bounds
    }

    /// From top to bottom.
    pub(crate) fn bands(&self) -> &[Rect] {
        &self.bands
    }

    /// The highest y at `x`: where something set down from above comes to rest. `None` beside it.
    pub(crate) fn top_at(&self, x: f64) -> Option<f64> {
        let over = self.bands.iter().filter(|band| band.x0 <= x && x <= band.x1);
        over.map(|band| band.y0).min_by(f64::total_cmp)
    }

    /// Where it becomes as wide as it is, below what is thin: a basket under its handle. `None` where that is
    /// at the top.
    pub(crate) fn brim(&self) -> Option<f64> {
        let widest = self.bands.iter().map(Rect::width).fold(0.0, f64::max);
        let index = self.bands.iter().position(|band| band.width() > widest * 0.9)?;
        (index > BANDS / 4).then(|| self.bands[index].y0)
    }

    /// From where to where it reaches between two heights; `None` where it is not there.
    pub(crate) fn reach(&self, top: f64, bottom: f64) -> Option<(f64, f64)> {
        let level = self.bands.iter().filter(|band| band.y0 < bottom && band.y1 > top);
        level.map(|band| (band.x0, band.x1)).reduce(|all, next| (all.0.min(next.0), all.1.max(next.1)))
    }

    /// In square units.
    pub(crate) fn area(&self) -> f64 {
        self.bands.iter().map(Rect::area).sum()
    }

    /// The area both take up, in square units.
    pub(crate) fn overlap(&self, other: &Self) -> f64 {
        if gap(self.bounds, other.bounds) > 0.0 {
            return 0.0;
        }
        let level = |band: &Rect| {
            let (top, bottom) = (band.y0, band.y1);
            let first = other.bands.partition_point(|other| other.y1 <= top);
            other.bands[first..].iter().take_while(move |other| other.y0 < bottom)
        };
        let pairs = self.bands.iter().flat_map(|a| level(a).map(move |b| a.intersect(*b)));
        pairs.filter(|both| both.width() > 0.0 && both.height() > 0.0).map(|both| both.area()).sum()
    }

    /// The share of this that lies in `rect`, 0.0–1.0.
    pub(crate) fn share_in(&self, rect: Rect) -> f64 {
        let inside = self.bands.iter().map(|band| band.intersect(rect));
        let inside: f64 =
            inside.filter(|both| both.width() > 0.0 && both.height() > 0.0).map(|both| both.area()).sum();
        inside / self.area().max(1e-9)
    }

    /// The gap to another: the least of all bands, 0 where they touch.
    pub(crate) fn gap(&self, other: &Self) -> f64 {
        let apart = gap(self.bounds, other.bounds);
        if apart > 30.0 {
            return apart;
        }
        let nearer = |least: f64, a: Rect, b: Rect| {
            let is_level = a.y0 - b.y1 < least && b.y0 - a.y1 < least;
            if is_level { least.min(gap(a, b)) } else { least }
        };
        let of_band = |least, a: &Rect| other.bands.iter().fold(least, |least, b| nearer(least, *a, *b));
        self.bands.iter().fold(f64::INFINITY, of_band)
    }
}

fn gap(a: Rect, b: Rect) -> f64 {
    let across = (a.x0 - b.x1).max(b.x0 - a.x1).max(0.0);
    let down = (a.y0 - b.y1).max(b.y0 - a.y1).max(0.0);
    across.max(down)
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::Pen;

    #[test]
    fn an_arrow_leaves_the_corner_under_its_head_free() {
        let arrow = Shape::line(figures::path::svg("M0 0L100 0L50 40L50 120L40 120L40 40Z"), Pen::Outline);
        let silhouette = Silhouette::of(&Art::of(vec![arrow]));
        assert_eq!(silhouette.share_in(Rect::new(70.0, 60.0, 100.0, 120.0)), 0.0);
        assert!(silhouette.area() < 100.0 * 120.0 * 0.6);
        let beside = silhouette.placed(Affine::translate((120.0, 0.0)));
        assert_eq!(silhouette.overlap(&beside), 0.0);
        assert_eq!(silhouette.gap(&beside), 20.0);
    }
}
