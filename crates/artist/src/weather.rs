//! Weather is all over the picture: what falls from a cloud, flies in the wind or rises under water.

use drawing::{Pen, Shape, Tint};
use figures::Detail;
use figures::settings::Stage;
use kurbo::{Affine, BezPath, Circle, Point, Rect, Shape as _, Vec2};
use scene::Dice;

/// What is in the air.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Air {
    Rain,
    Drizzle,
    Snow,
    Wind,
    Leaves,
    Stars,
    Bubbles,
}

/// Places from left to right and from top to bottom where something may be.
const COLUMNS: usize = 7;
const ROWS: usize = 11;
/// How far from the frame, and from everything else, in units.
const MARGIN: f64 = 20.0;
const APART: f64 = 7.0;
/// Strokes end so far above the feet, in units, and fewer of them than this are no rain but noise.
const LOW: f64 = 30.0;
const LEAST: usize = 5;
/// How far out the barbs of a flake end, how far aside, and how far out they begin, as shares of its reach.
const BARB: (f64, f64) = (0.93, 0.36);
const FORK: f64 = 0.56;
/// How far from its place something is at most, in units.
const STRAY: f64 = 13.0;

impl Air {
    /// What comes with a cloud of this name.
    pub(crate) fn of(name: &str) -> Option<Self> {
        Some(match name {
            "rain cloud" | "lightning cloud" => Self::Rain,
            "snow cloud" => Self::Snow,
            "wind cloud" => Self::Wind,
            "comet" => Self::Stars,
            "soap bubbles" => Self::Bubbles,
            _ => return None,
        })
    }

    /// What is between it.
    pub(crate) const fn among(self) -> Option<Self> {
        match self {
            Self::Rain => Some(Self::Drizzle),
            Self::Wind => Some(Self::Leaves),
            _ => None,
        }
    }

    /// Whether it is drawn of lines alone, which would cross others.
    pub(crate) const fn is_a_line(self) -> bool {
        matches!(self, Self::Drizzle | Self::Snow | Self::Wind)
    }

    /// How wide and high one of it is, in units.
    const fn size(self) -> (f64, f64) {
        match self {
            Self::Rain => (20.0, 31.0),
            Self::Drizzle => (20.0, 36.0),
            Self::Snow => (46.0, 46.0),
            Self::Wind => (132.0, 34.0),
            Self::Leaves => (52.0, 34.0),
            Self::Stars => (66.0, 58.0),
            Self::Bubbles => (36.0, 36.0),
        }
    }

    /// How many of it there are at most, and how many of these may be to color.
    const fn most(self, detail: Detail) -> usize {
        match (self, detail) {
            (Self::Wind, _) => 6,
            (Self::Stars | Self::Leaves, Detail::Bold) => 4,
            (Self::Stars | Self::Leaves, Detail::Full) => 7,
            (Self::Rain | Self::Bubbles, Detail::Bold) => 8,
            (Self::Snow, _) => 10,
            (Self::Drizzle, Detail::Bold) => 14,
            (_, Detail::Full) => 18,
        }
    }

    /// One of it.
    fn one(self, at: Point, dice: &mut Dice) -> Vec<Shape> {
        match self {
            Self::Rain => vec![drop(at)],
            Self::Drizzle => vec![streak(at)],
            Self::Snow => vec![flake(at, dice.between(18.0, 22.0))],
            Self::Leaves => leaf(at),
            Self::Wind => vec![gust(at, dice.chance(0.5))],
            Self::Stars => falling_star(at),
            Self::Bubbles => bubble(at, dice.between(12.5, 17.0)),
        }
    }

    /// All of it where nothing else is, on a page with so many areas `left` to color, and how many of them it takes.
    pub(crate) fn falling(
        self,
        (stage, left): (&Stage, usize),
        is_taken: &dyn Fn(Rect) -> bool,
        dice: &mut Dice,
    ) -> (Vec<Shape>, usize) {
        let counts = !self.is_a_line();
        let most = if counts { self.most(stage.detail).min(left) } else { self.most(stage.detail) };
        // On the ground before the feet it would lie about.
        let low = match self {
            Self::Bubbles => stage.area.y1,
            _ if counts => stage.area.y1.min(stage.ground + MARGIN),
            _ => stage.area.y1.min(stage.ground + MARGIN - LOW),
        };
        let area = Rect { y0: stage.sky, y1: low, ..stage.area }.inset(-MARGIN);
        let (wide, high) = self.size();
        let mut places: Vec<(f64, Point)> = Vec::new();
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                // Every second row between the places of the others.
                let shift = if row % 2 == 0 { 0.25 } else { 0.75 };
                let across = (column as f64 + shift) / COLUMNS as f64;
                let down = (row as f64 + 0.5) / ROWS as f64;
                let stray = Vec2::new(dice.between(-STRAY, STRAY), dice.between(-STRAY, STRAY));
                let at = Point::new(area.x0 + area.width() * across, area.y0 + area.height() * down) + stray;
                places.push((dice.between(0.0, 1.0), at));
            }
        }
        places.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut there: Vec<Rect> = Vec::new();
        let mut shapes = Vec::new();
        for (_, at) in places {
            let own = Rect::from_center_size(at, (wide, high));
            let near = own.inset(APART);
            let is_free = area.contains_rect(own) && !there.iter().any(|other| other.overlaps(near));
            if there.len() < most && is_free && !is_taken(near) {
                shapes.extend(self.one(at, dice));
                there.push(near);
            }
        }
        if !counts && self != Self::Wind && there.len() < LEAST {
            return (Vec::new(), 0);
        }
        (shapes, if counts { there.len() } else { 0 })
    }
}

/// A drop with its tip above.
fn drop(at: Point) -> Shape {
    let mut path = BezPath::new();
    path.move_to((0.0, -15.0));
    path.curve_to((3.0, -6.0), (9.5, -2.0), (9.5, 5.0));
    path.curve_to((9.5, 11.0), (5.0, 15.0), (0.0, 15.0));
    path.curve_to((-5.0, 15.0), (-9.5, 11.0), (-9.5, 5.0));
    path.curve_to((-9.5, -2.0), (-3.0, -6.0), (0.0, -15.0));
    path.close_path();
    Shape::area(Affine::translate(at.to_vec2()) * path, Tint::hex(0x8f_d0_f0), Pen::Inner)
}

/// A slanting stroke.
fn streak(at: Point) -> Shape {
    let mut path = BezPath::new();
    path.move_to(at + Vec2::new(5.0, -15.0));
    path.line_to(at + Vec2::new(-5.0, 15.0));
    Shape::line(path, Pen::Inner)
}

/// Six arms, each with two barbs.
fn flake(at: Point, reach: f64) -> Shape {
    let mut path = BezPath::new();
    for arm in 0..6 {
        let angle = f64::from(arm) * std::f64::consts::FRAC_PI_3 + std::f64::consts::FRAC_PI_2;
        let way = Vec2::new(libm::cos(angle), libm::sin(angle)) * reach;
        let barb = |aside: f64| at + way * BARB.0 + way.turn_90() * aside;
        path.move_to(at);
        path.line_to(at + way);
        path.move_to(barb(BARB.1));
        path.line_to(at + way * FORK);
        path.line_to(barb(-BARB.1));
    }
    Shape::line(path, Pen::Inner)
}

/// A long stroke that ends in a curl.
fn gust(at: Point, is_upward: bool) -> Shape {
    let mut path = BezPath::new();
    path.move_to((-64.0, 9.0));
    path.curve_to((-40.0, 0.0), (-16.0, 15.0), (11.0, 10.0));
    path.curve_to((37.0, 5.0), (61.0, 7.0), (63.0, -4.0));
    path.curve_to((64.0, -15.0), (48.0, -17.0), (44.0, -8.0));
    let turned = if is_upward { Affine::IDENTITY } else { Affine::FLIP_Y };
    Shape::line(Affine::translate(at.to_vec2()) * turned * path, Pen::Inner)
}

/// A leaf that flies.
fn leaf(at: Point) -> Vec<Shape> {
    let mut path = BezPath::new();
    path.move_to((-17.0, 9.0));
    path.curve_to((-14.0, -8.0), (2.0, -15.0), (17.0, -11.0));
    path.curve_to((17.0, 5.0), (1.0, 16.0), (-17.0, 9.0));
    path.close_path();
    let placing = Affine::translate(at.to_vec2());
    let mut stalk = BezPath::new();
    stalk.move_to((-25.0, 14.0));
    stalk.line_to((-4.0, 1.0));
    vec![
        Shape::area(placing * path, Tint::hex(0x8f_c4_6a), Pen::Inner),
        Shape::line(placing * stalk, Pen::Inner),
    ]
}

/// A star with three strokes behind it.
fn falling_star(at: Point) -> Vec<Shape> {
    let middle = at + Vec2::new(-13.0, 10.0);
    let mut star = BezPath::new();
    for point in 0..10 {
        let reach = if point % 2 == 0 { 19.0 } else { 9.0 };
        let angle = f64::from(point) * std::f64::consts::PI / 5.0 - 1.2;
        let corner = middle + Vec2::new(libm::cos(angle), libm::sin(angle)) * reach;
        if point == 0 { star.move_to(corner) } else { star.line_to(corner) }
    }
    star.close_path();
    let mut trail = BezPath::new();
    for (from, to) in
        [((2.0, -13.0), (15.0, -27.0)), ((10.0, -3.0), (31.0, -22.0)), ((12.0, 8.0), (30.0, -4.0))]
    {
        trail.move_to(at + Vec2::from(from));
        trail.line_to(at + Vec2::from(to));
    }
    vec![Shape::area(star, Tint::hex(0xff_e6_80), Pen::Inner), Shape::line(trail, Pen::Inner)]
}

/// A bubble with a light on it.
fn bubble(at: Point, reach: f64) -> Vec<Shape> {
    let circle = Circle::new(at, reach).to_path(0.05);
    let mut light = BezPath::new();
    let way = |angle: f64| at + Vec2::new(libm::cos(angle), libm::sin(angle)) * reach * 0.62;
    light.move_to(way(3.2));
    light.quad_to(at + Vec2::new(-0.66, -0.66) * reach, way(4.6));
    vec![Shape::area(circle, Tint::hex(0xdf_f2_fa), Pen::Inner), Shape::line(light, Pen::Fine)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::Seed;

    fn rain(left: usize, is_taken: &dyn Fn(Rect) -> bool) -> (Vec<Shape>, usize) {
        let stage = Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), Detail::Bold);
        Air::Rain.falling((&stage, left), is_taken, &mut Seed(3).dice("weather"))
    }

    #[test]
    fn it_rains_all_over_the_picture_and_on_nobody() {
        let child = Rect::new(200.0, 200.0, 340.0, 700.0);
        let (drops, used) = rain(20, &|own| own.overlaps(child));
        assert!(drops.len() >= 8 && used == drops.len(), "{used}");
        assert!(drops.iter().all(|drop| !drop.bounds().overlaps(child)));
        assert!(drops.iter().any(|drop| drop.bounds().x0 < 200.0));
        assert!(drops.iter().any(|drop| drop.bounds().x0 > 340.0));
    }

    #[test]
    fn no_more_falls_than_a_page_may_have_to_color() {
        assert_eq!(rain(3, &|_| false).1, 3);
    }
}
