//! A knoll in bare near ground: a rise from a side of the picture on which stands who is near, while the hero stands beyond
//! it. It makes two or three large areas of the ground.

use drawing::{Drawing, Pen, Shape, Tint};
use figures::Detail;
use figures::path::smooth;
use figures::settings::Stage;
use kurbo::{BezPath, ParamCurve as _, Point, Rect, Vec2};
use scene::{Dice, Seed};

use crate::telltales::Vacancy;

/// Its edge, from left to right or from right to left, in evenly spaced columns: 0.0 at the edge of the ground, 1.0 at the lower
/// edge of the picture.
const PROFILES: [[f64; COLUMNS]; 6] = [
    [0.5, 0.56, 0.66, 0.76, 0.82, 0.82, 0.76, 0.7, 0.66],
    [0.62, 0.66, 0.74, 0.84, 0.96, 1.1, 1.2, 1.3, 1.4],
    [0.34, 0.3, 0.36, 0.52, 0.74, 0.96, 1.16, 1.3, 1.4],
    [0.56, 0.5, 0.58, 0.84, 1.1, 1.3, 1.4, 1.5, 1.5],
    [0.3, 0.34, 0.56, 0.9, 1.2, 1.14, 0.86, 0.66, 0.6],
    [0.36, 0.3, 0.36, 0.54, 0.74, 0.84, 0.82, 0.72, 0.62],
];
const COLUMNS: usize = 9;
/// Each is tried from both sides, and lower by these shares of its height.
const LOWER: [f64; 3] = [0.0, 0.2, 0.4];
/// The edge between two columns is looked at in so many points.
const POINTS: u32 = 6;
/// It keeps so far below the edge of the ground, and above the lower edge of the picture or else below that, in units.
const BELOW_THE_EDGE: f64 = 26.0;
const ABOVE_THE_FRAME: f64 = 32.0;
/// On a simple page it is a low bank on which grass grows, and keeps less above the lower edge.
const LOW_BANK: f64 = 27.0;
const BELOW_THE_FRAME: f64 = 18.0;
/// Its edge goes on so far beyond a side of the picture, in units.
const BEYOND_THE_SIDE: f64 = 16.0;
/// What is seen of a knoll is at least so high, in units, and so wide, as a share of the picture: less is an arc in a corner.
/// Its edge rises by so much at least, in units.
const HIGH: f64 = 44.0;
const WIDE: f64 = 0.6;
const LIVELY: f64 = 36.0;
/// The same of a low bank.
const HIGH_OF_A_BANK: f64 = 26.0;
const LIVELY_OF_A_BANK: f64 = 6.0;
/// And how steep it is at most: a bank in steps is a broken staircase.
const STEEP_OF_A_BANK: f64 = 0.4;
/// Feet are so far above its edge, or so far below it, in units; whoever stands on it rises so far above it.
const BEYOND: f64 = 13.0;
const UPON: f64 = 15.0;
const RISES: f64 = 20.0;
const OF_THE_LEGS: f64 = 0.26;
/// Its edge turns by so much from column to column, in units; and what every unit more costs.
const TURNS: f64 = 46.0;
const ABRUPT: f64 = 0.006;
/// Who is higher than this share of the picture stands beyond it.
const LARGE: f64 = 0.36;
/// What it is worth that somebody stands on it, and that it covers more or less of the page than is good, as shares of it.
const STOOD_ON: f64 = 0.5;
const COVERS: f64 = 0.13;
const OTHERWISE: f64 = 5.0;
/// Its colour has so many 256ths of the ground's light.
const LIGHT: u32 = 234;

/// The edge of a knoll, from left to right.
type Edge = Vec<Point>;

impl Vacancy {
    /// A knoll where the near ground is bare, on a page where telltales are `told` and which may have so many areas to color
    /// more.
    pub(crate) fn knoll(
        &self,
        drawing: &Drawing,
        (stage, told, left): (&Stage, &[Rect], usize),
        seed: Seed,
    ) -> Option<Knoll> {
        let is_land = |shape: &Shape| shape.tint.is_some() && self.setting.is_bare_ground(shape);
        let nearest = drawing.shapes.iter().rposition(is_land).filter(|_| left > 0)?;
        let Shape { path, tint, .. } = &drawing.shapes[nearest];
        let bare = Bare::of((self, told), path, stage);
        let (edge, areas) = bare.knoll(left, &mut seed.dice("knoll"))?;
        Some(Knoll { edge, areas, upon: nearest, tint: darker((*tint)?), area: stage.area })
    }
}

/// A rise of the near ground.
pub(crate) struct Knoll {
    edge: Edge,
    /// It brings so many areas to color at most.
    pub(crate) areas: usize,
    upon: usize,
    tint: Tint,
    area: Rect,
}

impl Knoll {
    /// Draws it with its bare edge.
    pub(crate) fn draw(self, drawing: &mut Drawing, pen: Pen) {
        let upper = smooth(&self.edge);
        self.draw_below(upper, drawing, pen);
    }

    /// Draws all that is below an edge which runs as its own does, from left to right.
    pub(crate) fn draw_below(self, mut upper: BezPath, drawing: &mut Drawing, pen: Pen) {
        let Self { edge, upon, tint, area, .. } = self;
        if let [first, .., last] = &edge[..] {
            let bottom = edge.iter().map(|at| at.y).fold(area.y1, f64::max) + BELOW_THE_FRAME;
            upper.line_to((last.x, bottom));
            upper.line_to((first.x, bottom));
            upper.close_path();
        }
        // Right before the ground that it lies on.
        drawing.shapes.insert(upon + 1, Shape::area(upper, tint, pen));
    }

    /// Points along its edge, from beyond the left side of the picture to beyond the right.
    pub(crate) fn points(&self) -> Vec<Point> {
        let inside = points(&self.edge, self.area);
        let [Some(first), Some(last)] = [inside.first(), inside.last()] else { return Vec::new() };
        // As near to the last as those are to each other: the frame would cut a hook.
        let beyond = Vec2::new(BEYOND_THE_SIDE, 0.0);
        [*first - beyond].into_iter().chain(inside.iter().copied()).chain([*last + beyond]).collect()
    }
}

/// The near ground, and what stands about.
struct Bare {
    area: Rect,
    /// The lowest that a knoll may not be higher than, in every column.
    tops: [f64; COLUMNS],
    things: Vec<Rect>,
    /// It keeps so far above the lower edge of the picture, is at least so high, and its edge rises by as much.
    above: f64,
    high: f64,
    lively: f64,
    /// From column to column it rises by no more than this many times as much as it is wide.
    steep: f64,
}

impl Bare {
    fn of((vacancy, told): (&Vacancy, &[Rect]), land: &BezPath, stage: &Stage) -> Self {
        let area = stage.area;
        let top = |column: usize| {
            figures::settings::edge_at(land, at(column, area).clamp(area.x0 + 1.0, area.x1 - 1.0), area)
                .unwrap_or(area.y1)
                + BELOW_THE_EDGE
        };
        let standing = vacancy.standing.iter().map(|one| one.bounds());
        let things = standing.chain(vacancy.setting.loose.iter().map(|loose| loose.bounds));
        let (above, high, lively, steep) = match stage.detail {
            Detail::Bold => (LOW_BANK, HIGH_OF_A_BANK, LIVELY_OF_A_BANK, STEEP_OF_A_BANK),
            Detail::Full => (ABOVE_THE_FRAME, HIGH, LIVELY, f64::INFINITY),
        };
        let things = things.chain(told.iter().copied()).collect();
        Self { area, tops: std::array::from_fn(top), things, above, high, lively, steep }
    }

    /// The best of some that bring no more than `left` areas, and how many it brings.
    fn knoll(&self, left: usize, dice: &mut Dice) -> Option<(Edge, usize)> {
        let mut best: Option<(f64, Edge, usize)> = None;
        for (profile, lower) in PROFILES.iter().flat_map(|one| LOWER.map(|lower| (one, lower))) {
            for is_mirrored in [false, true] {
                let favour = dice.between(0.0, 0.25);
                let shares: [f64; COLUMNS] = std::array::from_fn(|column| {
                    let share = profile[if is_mirrored { COLUMNS - 1 - column } else { column }];
                    share + (1.0 - share) * lower
                });
                let edge = edge(self.fitted(shares), self.area);
                let Some((worth, areas)) = self.worth(&edge).filter(|(_, areas)| *areas <= left) else {
                    continue;
                };
                if best.as_ref().is_none_or(|(most, ..)| worth + favour > *most) {
                    best = Some((worth + favour, edge, areas));
                }
            }
        }
        best.map(|(_, edge, areas)| (edge, areas))
    }

    /// Heights in all columns, moved to where they are neither too near to feet nor to a head.
    fn fitted(&self, shares: [f64; COLUMNS]) -> [f64; COLUMNS] {
        let area = self.area;
        let highest = self.tops.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let heights: [f64; COLUMNS] =
            std::array::from_fn(|column| self.apart(column, highest + (area.y1 - highest) * shares[column]));
        let smooth = |column: usize| {
            let [before, after] = [column.saturating_sub(1), (column + 1).min(COLUMNS - 1)];
            (heights[before] + 2.0 * heights[column] + heights[after]) / 4.0
        };
        std::array::from_fn(|column| {
            let y = self.apart(column, smooth(column));
            if y > area.y1 - self.above { y.max(area.y1 + BELOW_THE_FRAME) } else { y }
        })
    }

    /// A height in a column, moved away from feet and heads.
    fn apart(&self, column: usize, mut y: f64) -> f64 {
        let x = at(column, self.area);
        let reach = self.area.width() / (COLUMNS - 1) as f64 * 0.6;
        for own in self.things.iter().filter(|own| own.x0 - reach < x && x < own.x1 + reach) {
            let beyond = y.max(own.y1 + BEYOND + 3.0);
            let (from, to) = (own.y0 + RISES + 3.0, own.y1 - upon(*own) - 3.0);
            let on_it = if self.is_large(*own) || from > to { beyond } else { y.clamp(from, to) };
            y = if (on_it - y).abs() < (beyond - y).abs() { on_it } else { beyond };
        }
        y
    }

    fn is_large(&self, own: Rect) -> bool {
        own.height() > LARGE * self.area.height()
    }

    /// What a knoll is worth, and how many areas it may bring; `None` where it is too near to anything, or too small.
    fn worth(&self, edge: &Edge) -> Option<(f64, usize)> {
        let area = self.area;
        let points = points(edge, area);
        let step = area.width() / (COLUMNS - 1) as f64;
        let is_high = |at: &Point| {
            let column = ((at.x - area.x0) / step) as usize;
            at.y < self.tops[column].max(self.tops[(column + 1).min(COLUMNS - 1)])
        };
        let rises = edge.windows(2).map(|ends| (ends[0].y - ends[1].y).abs()).fold(0.0, f64::max);
        if points.iter().any(is_high) || rises > self.steep * step {
            return None;
        }
        let mut areas = seen(&points, (area, self.high, self.lively))?;
        let mut worth = 0.0;
        for own in &self.things {
            let reach = own.x0 - BEYOND..own.x1 + BEYOND;
            let met = points.iter().filter(|at| reach.contains(&at.x)).map(|at| at.y);
            let (high, low) =
                met.fold((f64::INFINITY, 0.0), |(high, low): (f64, f64), y| (high.min(y), low.max(y)));
            let is_apart = own.y1 + BEYOND < high || own.y0 > low + BEYOND;
            let is_upon = own.y1 > low + upon(*own) && own.y0 + RISES < high && !self.is_large(*own);
            if !is_apart && !is_upon {
                return None;
            }
            if !is_apart {
                // Whoever stands on it may part it once more.
                areas += 1;
                worth += STOOD_ON;
            }
        }
        let covered = points.iter().map(|at| (area.y1 - at.y).max(0.0)).sum::<f64>() / points.len() as f64;
        let turn = |at: &[Point]| (at[0].y - 2.0 * at[1].y + at[2].y).abs();
        let turns = edge.windows(3).filter(|at| at[1].y < area.y1).map(turn).fold(0.0, f64::max);
        worth -= (turns - TURNS).max(0.0) * ABRUPT;
        Some((worth - (covered / area.height() - COVERS).abs() * OTHERWISE, areas))
    }
}

/// How far the edge passes above the feet of who stands on a knoll: not between legs.
fn upon(own: Rect) -> f64 {
    UPON.max(own.height() * OF_THE_LEGS)
}

/// Where a column is.
fn at(column: usize, area: Rect) -> f64 {
    area.x0 + area.width() * column as f64 / (COLUMNS - 1) as f64
}

/// An edge through these heights, from beyond the left side of the picture to beyond the right.
fn edge(heights: [f64; COLUMNS], area: Rect) -> Edge {
    let step = area.width() / (COLUMNS - 1) as f64;
    let inside = heights.iter().enumerate().map(|(column, y)| Point::new(at(column, area), *y));
    let (first, last) = (heights[0], heights[COLUMNS - 1]);
    std::iter::once(Point::new(area.x0 - step, first + 4.0))
        .chain(inside)
        .chain([Point::new(area.x1 + step, last + 4.0)])
        .collect()
}

/// Points along an edge within the picture.
fn points(edge: &Edge, area: Rect) -> Vec<Point> {
    let outline = smooth(edge);
    let along = |step: u32| f64::from(step) / f64::from(POINTS);
    let points = outline.segments().flat_map(|part| (0..POINTS).map(move |step| part.eval(along(step))));
    points.filter(|at| (area.x0..area.x1).contains(&at.x)).collect()
}

/// How many stretches of an edge are seen; `None` where one is too small, straight, or a hump that comes in from nowhere.
fn seen(points: &[Point], (area, least, lively): (Rect, f64, f64)) -> Option<usize> {
    let is_seen = |at: &Point| at.y < area.y1;
    let comes_in = [points.first(), points.last()].into_iter().flatten().any(is_seen);
    if !comes_in {
        return None;
    }
    let runs = points.chunk_by(|one, next| is_seen(one) == is_seen(next)).filter(|run| is_seen(&run[0]));
    let mut count = 0;
    for run in runs {
        let (high, low) = run
            .iter()
            .fold((area.y1, area.y0), |(high, low): (f64, f64), at| (high.min(at.y), low.max(at.y)));
        let wide = run[run.len() - 1].x - run[0].x;
        if area.y1 - high < least || wide < WIDE * area.width() || low - high < lively {
            return None;
        }
        count += 1;
    }
    (count > 0).then_some(count)
}

/// The colour of the ground a little darker.
fn darker(tint: Tint) -> Tint {
    let [_, red, green, blue] = tint.to_hex().to_be_bytes();
    let less = |part: u8| u32::from(part) * LIGHT / 256;
    Tint::hex(less(red) << 16 | less(green) << 8 | less(blue))
}
