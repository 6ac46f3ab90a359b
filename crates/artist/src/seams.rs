//! Seams between the boards of a floor on a simple page: open lines that converge, and end before whatever stands there, so that
//! the floor stays one large area.

use drawing::{Drawing, Pen, Shape};
use figures::settings::Stage;
use kurbo::{BezPath, Point, Rect};

use crate::board::covered;
use crate::telltales::Vacancy;

/// They begin so far below the edge of the floor, and end so far above the lower edge of the picture, in units.
const BELOW_THE_EDGE: f64 = 15.0;
const ABOVE_THE_FRAME: f64 = 4.0;
/// Where they run, as shares of what is between two at the edge of the floor, in units; at the lower edge that is so many times
/// as much.
const SEAMS: [f64; 6] = [-2.6, -1.6, -0.6, 0.6, 1.6, 2.6];
const BETWEEN: f64 = 84.0;
const SPREAD: f64 = 1.55;
/// They are looked at in steps of so many units, keep so far from whatever there is, and are no shorter than this.
const STEP: f64 = 4.0;
const AIR: f64 = 11.0;
const SHORTEST: f64 = 62.0;
/// Fewer than so many are stray lines and no floor.
const FEWEST: usize = 4;
/// What is wider than this share of the picture is no thing on the floor.
const SPANS: f64 = 0.85;

impl Vacancy {
    /// Draws the seams of the nearest floor, if it is one of boards.
    pub(crate) fn with_seams(&self, drawing: &mut Drawing, stage: &Stage) {
        let area = stage.area;
        let Some(edge) = self.setting.boards(area) else { return };
        let spans = |own: &Rect| own.width() > SPANS * area.width();
        let things: Vec<Rect> = drawing.shapes.iter().map(Shape::bounds).filter(|own| !spans(own)).collect();
        let is_free = |at: Point| {
            let own = Rect::from_center_size(at, (2.0 * AIR, 2.0 * AIR));
            things.iter().all(|other| !other.overlaps(own))
                && self.standing.iter().all(|one| covered(one, own) == 0.0)
                && at.x > area.x0 + AIR
                && at.x < area.x1 - AIR
        };
        let (top, foot) = (edge + BELOW_THE_EDGE, area.y1 - ABOVE_THE_FRAME);
        let (mut seams, mut count) = (BezPath::new(), 0);
        for share in SEAMS {
            let steps = ((foot - top) / STEP).max(1.0) as usize;
            let at = |step: usize| {
                let down = step as f64 / steps as f64;
                let aside = share * BETWEEN * (1.0 + (SPREAD - 1.0) * down);
                Point::new(stage.hero.center().x + aside, top + (foot - top) * down)
            };
            let points: Vec<Point> = (0..=steps).map(at).collect();
            let runs = points.chunk_by(|one, next| is_free(*one) == is_free(*next));
            for run in runs.filter(|run| is_free(run[0])) {
                let (from, to) = (run[0], run[run.len() - 1]);
                if from.distance(to) > SHORTEST {
                    seams.move_to(from);
                    seams.line_to(to);
                    count += 1;
                }
            }
        }
        if count >= FEWEST {
            drawing.shapes.push(Shape::line(seams, Pen::Inner));
        }
    }
}
