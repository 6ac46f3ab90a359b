//! What hangs in the empty sky of a simple page becomes as large as there is room for: one great cloud is worth coloring, a
//! small one is a sticker.

use drawing::{Pen, Shape};
use figures::settings::{Backdrop, Loose, Stage};
use kurbo::{Affine, Point, Rect, Vec2};

use crate::board::covered;
use crate::standing::Standing;

/// So many times as large it is tried, the largest first.
const TIMES: [f64; 5] = [1.9, 1.7, 1.5, 1.32, 1.18];
/// It becomes no wider and no higher than this, as shares of the page.
const WIDEST: f64 = 0.42;
const HIGHEST: f64 = 0.24;
/// An eye becomes no larger, in units: a larger one is a black hole.
const LARGEST_EYE: f64 = 14.0;
/// It keeps so far from anybody and anything, over the land, and from the frame, in units.
const AIR: f64 = 15.0;
const OVER_LAND: f64 = 26.0;
const FROM_THE_FRAME: f64 = 18.0;

/// The setting with what hangs in its sky enlarged.
pub(crate) fn enlarged(mut setting: Backdrop, standing: &[Standing], stage: &Stage) -> Backdrop {
    let mut around: Vec<Rect> = Vec::new();
    let hangs = |loose: &&Loose| !loose.is_front && loose.bounds.y1 + OVER_LAND < stage.horizon;
    for loose in setting.loose.iter().filter(hangs) {
        if !around.contains(&loose.bounds) {
            around.push(loose.bounds);
        }
    }
    around.sort_by(|one, other| other.area().total_cmp(&one.area()));
    for own in around {
        let eye = largest_eye(&setting, own);
        let larger = TIMES.into_iter().filter(|times| eye * times < LARGEST_EYE).find_map(|times| {
            let larger = larger(own, times, stage.area);
            is_free(larger, own, (&setting, standing), stage).then_some((larger, times))
        });
        if let Some((larger, times)) = larger {
            let placing = Affine::translate(larger.center().to_vec2())
                * Affine::scale(times)
                * Affine::translate(-own.center().to_vec2());
            place(&mut setting, own, placing);
        }
    }
    setting
}

/// How wide or high the largest solid part of what has these bounds is.
fn largest_eye(setting: &Backdrop, own: Rect) -> f64 {
    let parts = setting.loose.iter().filter(|loose| loose.bounds == own && !loose.is_front);
    let shapes = parts.flat_map(|loose| &setting.behind[loose.shapes.clone()]);
    let solid = shapes.filter(|shape| shape.pen == Some(Pen::Solid)).map(Shape::bounds);
    solid.map(|eye| eye.width().max(eye.height())).fold(0.0, f64::max)
}

/// A rectangle so many times as large around the same middle, or as near to it as the frame lets.
fn larger(own: Rect, times: f64, area: Rect) -> Rect {
    let room = area.inset(-FROM_THE_FRAME);
    let half = Vec2::new(own.width(), own.height()) * (times / 2.0);
    let within = |at: f64, (from, to): (f64, f64)| at.clamp(from, to.max(from));
    let middle = own.center();
    let x = within(middle.x, (room.x0 + half.x, room.x1 - half.x));
    let y = within(middle.y, (room.y0 + half.y, room.y1 - half.y));
    Rect::from_points(Point::new(x, y) - half, Point::new(x, y) + half)
}

/// Whether something may become so large: it has the sky for itself there.
fn is_free(larger: Rect, own: Rect, (setting, standing): (&Backdrop, &[Standing]), stage: &Stage) -> bool {
    let near = larger.inflate(AIR, AIR);
    let area = stage.area;
    let is_other = |other: &&Rect| **other != own && !own.contains_rect(**other);
    let others = setting.loose.iter().map(|loose| &loose.bounds);
    let large = setting.landmarks.iter().chain(&setting.aloft).chain(&setting.grand);
    let top = |x: f64| setting.land_and_shore_at(x, area)[0].unwrap_or(area.y1);
    larger.width() < WIDEST * area.width()
        && larger.height() < HIGHEST * area.height()
        && area.contains_rect(larger)
        && !stage.letters.overlaps(near)
        && others.chain(large).filter(is_other).all(|other| !other.overlaps(near))
        && setting.skyline.iter().all(|one| !one.sight.overlaps(near))
        && standing.iter().all(|one| covered(&one.silhouette, near) == 0.0)
        && [larger.x0, larger.center().x, larger.x1].into_iter().all(|x| larger.y1 + OVER_LAND < top(x))
}

/// Places all that is a thing of these bounds.
fn place(setting: &mut Backdrop, own: Rect, placing: Affine) {
    let parts = setting.loose.iter_mut().filter(|loose| loose.bounds == own && !loose.is_front);
    for loose in parts {
        for shape in &mut setting.behind[loose.shapes.clone()] {
            *shape = shape.clone().placed(placing);
        }
        loose.bounds = placing.transform_rect_bbox(own);
        loose.face = loose.face.map(|face| placing.transform_rect_bbox(face));
    }
    let marks = setting.landmarks.iter_mut().chain(&mut setting.aloft).chain(&mut setting.faces);
    marks
        .filter(|mark| own.contains_rect(**mark))
        .for_each(|mark| *mark = placing.transform_rect_bbox(*mark));
}

#[cfg(test)]
mod tests {
    use drawing::Tint;
    use figures::{Art, Detail};
    use kurbo::Shape as _;

    use super::*;

    /// How wide a cloud of 80 becomes over a child whose head ends at `top`.
    fn cloud_over(top: f64) -> f64 {
        let area = |rect: Rect| Shape::area(rect.to_path(0.1), Tint::PAPER, Pen::Inner);
        let page = Rect::new(0.0, 0.0, 540.0, 720.0);
        let stage = Stage { horizon: 400.0, ..Stage::empty(page, Detail::Bold) };
        let child = Art::of(vec![area(Rect::new(200.0, top, 340.0, 680.0))]);
        let standing = [Standing { hero: 0..1, ..Standing::new("hero", child, 680.0) }];
        let bounds = Rect::new(230.0, 50.0, 310.0, 90.0);
        let loose = Loose { is_front: false, shapes: 0..1, bounds, face: None, hidden: 0.2 };
        let setting = Backdrop { behind: vec![area(bounds)], loose: vec![loose], ..Backdrop::default() };
        enlarged(setting, &standing, &stage).behind[0].bounds().width()
    }

    #[test]
    fn a_cloud_is_as_large_as_the_sky_over_a_head_lets_it_be() {
        let [high, low, close] = [420.0, 122.0, 100.0].map(cloud_over);
        assert!(high > 1.6 * 80.0 && low < high && low > 80.0 && close == 80.0, "{high} {low} {close}");
    }
}
