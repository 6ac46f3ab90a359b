//! The room a thing takes up, closer than its bounding box: a stack of bands.

use drawing::Shape;
use figures::Art;
use kurbo::{Affine, ParamCurve as _, Point, Rect, Vec2};

/// Bands to a silhouette: enough to tell a giraffe's neck from its body.
const BANDS: usize = 12;

/// Horizontal bands from top to bottom, each as wide as the thing is there.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Silhouette {
    bounds: Rect,
    /// The first `count` of them.
    bands: [Rect; BANDS],
    count: usize,
    area: f64,
    /// A rectangle that is all of it, the largest there is between two of its bands.
    core: Rect,
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
        Self::stacked(bounds, bands)
    }

    /// Of all of a rectangle.
    pub(crate) fn of_rect(rect: Rect) -> Self {
        Self::stacked(rect, std::iter::once(rect))
    }

    /// The same silhouette placed; `placing` scales, mirrors and moves.
    pub(crate) fn placed(&self, placing: Affine) -> Self {
        let [bounds, core] = [self.bounds, self.core].map(|rect| placed(rect, placing));
        let mut silhouette = Self { bounds, core, bands: self.bands, ..*self };
        silhouette.bands[..self.count].iter_mut().for_each(|band| *band = placed(*band, placing));
        silhouette.area = silhouette.bands().iter().map(Rect::area).sum();
        silhouette
    }

    /// Of these bands, at most [`BANDS`].
    fn stacked(bounds: Rect, bands: impl Iterator<Item = Rect>) -> Self {
        let mut silhouette =
            Self { bounds, bands: [Rect::ZERO; BANDS], count: 0, area: 0.0, core: Rect::ZERO };
        for (own, band) in silhouette.bands.iter_mut().zip(bands) {
            *own = band;
            silhouette.count += 1;
        }
        silhouette.area = silhouette.bands().iter().map(Rect::area).sum();
        silhouette.core = core_of(silhouette.bands());
        silhouette
    }

    /// Around all of it.
    pub(crate) const fn bounds(&self) -> Rect {
        self.bounds
    }

    /// From top to bottom.
    pub(crate) fn bands(&self) -> &[Rect] {
        &self.bands[..self.count]
    }

    /// The highest y at `x`: where something set down from above comes to rest. `None` beside it.
    pub(crate) fn top_at(&self, x: f64) -> Option<f64> {
        let over = self.bands().iter().filter(|band| band.x0 <= x && x <= band.x1);
        over.map(|band| band.y0).min_by(f64::total_cmp)
    }

    /// Where it becomes as wide as it is, below what is thin: a basket under its handle. `None` where that is
    /// at the top.
    pub(crate) fn brim(&self) -> Option<f64> {
        let widest = self.bands().iter().map(Rect::width).fold(0.0, f64::max);
        let index = self.bands().iter().position(|band| band.width() > widest * 0.9)?;
        (index > BANDS / 4).then(|| self.bands[index].y0)
    }

    /// From where to where it reaches between two heights; `None` where it is not there.
    pub(crate) fn reach(&self, top: f64, bottom: f64) -> Option<(f64, f64)> {
        let level = self.bands().iter().filter(|band| band.y0 < bottom && band.y1 > top);
        level.map(|band| (band.x0, band.x1)).reduce(|all, next| (all.0.min(next.0), all.1.max(next.1)))
    }

    /// In square units.
    pub(crate) const fn area(&self) -> f64 {
        self.area
    }

    /// The same elsewhere.
    pub(crate) const fn moved(&self, by: Vec2) -> Moved<'_> {
        Moved { still: self, by }
    }

    /// The area both take up, in square units.
    pub(crate) fn overlap(&self, other: &Self) -> f64 {
        self.moved(Vec2::ZERO).overlap(other, f64::INFINITY)
    }

    /// The share of this that lies in `rect`, 0.0–1.0.
    pub(crate) fn share_in(&self, rect: Rect) -> f64 {
        self.inside(rect) / self.area().max(1e-9)
    }

    /// How much of this lies in `rect`, in square units.
    fn inside(&self, rect: Rect) -> f64 {
        let level = self.bands().iter().skip_while(|band| band.y1 <= rect.y0);
        level.take_while(|band| band.y0 < rect.y1).map(|band| common(*band, rect)).sum()
    }

    /// Whether anything of this lies in `rect`.
    pub(crate) fn meets(&self, rect: Rect) -> bool {
        self.bands().iter().any(|band| common(*band, rect) > 0.0)
    }

    /// Whether the gap to another is less than `reach`, 0 where they touch.
    pub(crate) fn is_near(&self, other: &Self, reach: f64) -> bool {
        self.moved(Vec2::ZERO).is_near(other, reach)
    }
}

/// A silhouette that is looked at in many places.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moved<'a> {
    still: &'a Silhouette,
    by: Vec2,
}

impl Moved<'_> {
    /// Around all of it.
    pub(crate) fn bounds(&self) -> Rect {
        self.still.bounds + self.by
    }

    /// In square units.
    pub(crate) const fn area(&self) -> f64 {
        self.still.area
    }

    fn bands(&self) -> impl Iterator<Item = Rect> + '_ {
        self.still.bands().iter().map(|band| *band + self.by)
    }

    /// The share of this that lies in `rect`, 0.0–1.0.
    pub(crate) fn share_in(&self, rect: Rect) -> f64 {
        self.still.share_in(rect - self.by)
    }

    /// The share of `rect` that this covers, 0.0–1.0.
    pub(crate) fn share_of(&self, rect: Rect) -> f64 {
        self.still.inside(rect - self.by) / rect.area().max(1e-9)
    }

    /// The area both take up, in square units; where that is more than `most`, some of it that is more.
    pub(crate) fn overlap(&self, other: &Silhouette, most: f64) -> f64 {
        if gap(self.bounds(), other.bounds) > 0.0 {
            return 0.0;
        }
        let least = common(self.still.core + self.by, other.core);
        if least > most {
            return least;
        }
        let mut others = other.bands();
        let mut both = 0.0;
        for band in self.bands() {
            if both > most {
                break;
            }
            while let [first, rest @ ..] = others
                && first.y1 <= band.y0
            {
                others = rest;
            }
            for other in others {
                if other.y0 >= band.y1 {
                    break;
                }
                both += common(band, *other);
            }
        }
        both
    }

    /// Whether the gap to another is less than `reach`, 0 where they touch.
    pub(crate) fn is_near(&self, other: &Silhouette, reach: f64) -> bool {
        if gap(self.bounds(), other.bounds) >= reach {
            return false;
        }
        let mut others = other.bands();
        self.bands().any(|band| {
            while let [first, rest @ ..] = others
                && band.y0 - first.y1 >= reach
            {
                others = rest;
            }
            let level = others.iter().take_while(|other| other.y0 - band.y1 < reach);
            level.into_iter().any(|other| gap(band, *other) < reach)
        })
    }
}

/// Bands of which one ends where the next one begins are so close, in units.
const SEAMLESS: f64 = 1e-6;

/// The largest rectangle from the top of one band to the bottom of another that all bands between are as wide as.
fn core_of(bands: &[Rect]) -> Rect {
    let mut largest = Rect::ZERO;
    for (index, first) in bands.iter().enumerate() {
        let mut core = *first;
        for band in &bands[index..] {
            if band.y0 - core.y1 > SEAMLESS {
                break;
            }
            core = Rect::new(most(core.x0, band.x0), core.y0, least(core.x1, band.x1), band.y1);
            if core.x1 <= core.x0 {
                break;
            }
            if core.area() > largest.area() {
                largest = core;
            }
        }
    }
    largest
}

/// A rectangle placed by what scales, mirrors and moves.
pub(crate) fn placed(rect: Rect, placing: Affine) -> Rect {
    let [across, _, _, down, x, y] = placing.as_coeffs();
    let (left, right) = (across * rect.x0 + x, across * rect.x1 + x);
    let (top, bottom) = (down * rect.y0 + y, down * rect.y1 + y);
    Rect::new(least(left, right), least(top, bottom), most(left, right), most(top, bottom))
}

/// The area both rectangles take up, in square units.
pub(crate) fn common(a: Rect, b: Rect) -> f64 {
    let across = least(a.x1, b.x1) - most(a.x0, b.x0);
    let down = least(a.y1, b.y1) - most(a.y0, b.y0);
    if across > 0.0 && down > 0.0 { across * down } else { 0.0 }
}

fn gap(a: Rect, b: Rect) -> f64 {
    let across = most(most(a.x0 - b.x1, b.x0 - a.x1), 0.0);
    let down = most(most(a.y0 - b.y1, b.y0 - a.y1), 0.0);
    most(across, down)
}

/// Of numbers; [`f64::min`] takes longer, for it also knows what is none.
const fn least(a: f64, b: f64) -> f64 {
    if a < b { a } else { b }
}

const fn most(a: f64, b: f64) -> f64 {
    if a > b { a } else { b }
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
        let core = silhouette.core;
        assert!(core.area() > 900.0 && (silhouette.inside(core) - core.area()).abs() < 1e-6, "{core:?}");
        let beside = silhouette.placed(Affine::translate((120.0, 0.0)));
        assert_eq!(silhouette.overlap(&beside), 0.0);
        assert!(silhouette.is_near(&beside, 20.1) && !silhouette.is_near(&beside, 19.9));
    }
}
