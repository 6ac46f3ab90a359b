//! A hint of a window: the same, so small that it is hardly anything to color.

use std::f64::consts::FRAC_1_SQRT_2;

use kurbo::{Affine, BezPath, ParamCurveArclen as _, Point, Shape as _};

use crate::size::COUNTS;

/// So much of what would count is white within a hint.
const WHITE: f64 = 0.86;
/// How exactly an outline is measured, in units.
const ACCURACY: f64 = 0.5;

/// A window's outline, so much smaller that what a pen of this width leaves white within does not count; `None` where a
/// circle of `narrowest` units does not fit into that. A door stays on its sill.
pub(super) fn smaller(path: &BezPath, width: f64, narrowest: f64) -> Option<BezPath> {
    let (around, area) = (path.bounding_box(), path.area().abs());
    if around.is_zero_area() || area <= 0.0 {
        return None;
    }
    // White within is size² × area − size × edge.
    let edge = path.segments().map(|segment| segment.arclen(ACCURACY)).sum::<f64>() * width / 2.0;
    let size = (edge + (edge * edge + 4.0 * area * COUNTS * WHITE).sqrt()) / (2.0 * area);
    let size = size.min(1.0);
    // Into a diamond fits a smaller circle than into a square.
    let fits = around.width().min(around.height()) * size * (area / around.area()).max(FRAC_1_SQRT_2) - width;
    let has_sill = path.contains(Point::new(around.x0 + around.width() * 0.12, around.y1 - 0.6));
    let foot = if has_sill { Point::new(around.center().x, around.y1) } else { around.center() };
    (fits >= narrowest).then(|| Affine::scale_about(size, foot) * path)
}

#[cfg(test)]
mod tests {
    use kurbo::Rect;

    use super::*;

    #[test]
    fn a_hint_is_whole_and_no_area_to_color_and_a_door_stays_on_its_sill() {
        let round = smaller(&kurbo::Circle::new((40.0, 60.0), 30.0).to_path(0.01), 3.0, 9.0).unwrap();
        let around = round.bounding_box();
        assert!(around.center().distance(Point::new(40.0, 60.0)) < 0.1, "{around:?}");
        let radius = around.width() / 2.0 - 1.5;
        assert!(radius * radius * std::f64::consts::PI < COUNTS, "{around:?}");
        let door = smaller(&Rect::new(0.0, 0.0, 30.0, 50.0).to_path(0.1), 3.0, 9.0).unwrap().bounding_box();
        assert!((door.y1 - 50.0).abs() < 0.1 && (door.width() - 3.0) * (door.height() - 3.0) < COUNTS);
        let slit = Rect::new(0.0, 0.0, 9.0, 90.0).to_path(0.1);
        assert_eq!(smaller(&slit, 3.0, 9.0), None);
    }
}
