//! Weather is in the air: rain falls below its cloud, wind blows beside its own, and the rest is all over the picture.

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
/// Below a cloud it rains in so many columns, which are so far within the cloud's sides, as a share of its width, begin so far
/// below it, in units, and go aside by so much for every unit down.
const COLUMNS_OF_RAIN: usize = 4;
const WITHIN: f64 = 0.06;
const BELOW_THE_CLOUD: f64 = 12.0;
const SLANT: f64 = -1.0 / 3.0;
/// Where less than this share of the width of the band is rained on, it does not rain.
const BROAD: f64 = 0.5;
/// Wind blows no higher than its cloud and so far below it, in units.
const BELOW_THE_WIND: f64 = 120.0;
/// How far from the frame, and from everything else, in units.
const MARGIN: f64 = 20.0;
const APART: f64 = 7.0;
/// Strokes end so far above the feet, in units, and fewer of them than this are no rain but noise.
const LOW: f64 = 30.0;
const LEAST: usize = 4;
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
            (Self::Wind, _) => 3,
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

    /// Whether it falls out of a cloud in a slanted band.
    const fn is_rain(self) -> bool {
        matches!(self, Self::Rain | Self::Drizzle)
    }

    /// Where it may be.
    fn air(self, stage: &Stage, source: Rect) -> Rect {
        let bottom = stage.area.y1;
        let (top, low) = match self {
            Self::Bubbles => (stage.sky, bottom),
            Self::Wind => (source.y0 - MARGIN, source.y1 + BELOW_THE_WIND),
            // On the ground before the feet it would lie about.
            _ if self.is_a_line() => (stage.sky, bottom.min(stage.ground + MARGIN - LOW)),
            _ => (stage.sky, bottom.min(stage.ground + MARGIN)),
        };
        Rect { y0: top.max(stage.sky), y1: low, ..stage.area }.inset(-MARGIN)
    }

    /// All of it that comes from a `source`, where nothing else is, on a page with so many areas `left` to color, and how many
    /// of them it takes.
    pub(crate) fn falling(
        self,
        (stage, left): (&Stage, usize),
        source: Rect,
        is_taken: &dyn Fn(Rect) -> bool,
        dice: &mut Dice,
    ) -> (Vec<Shape>, usize) {
        let counts = !self.is_a_line();
        let most = if counts { self.most(stage.detail).min(left) } else { self.most(stage.detail) };
        let area = self.air(stage, source);
        let (wide, high) = self.size();
        let mut places = if self.is_rain() { below(source, area, dice) } else { all_over(area, dice) };
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
        // A single file of strokes is the edge of something.
        let across = |own: &Rect| own.center().x - own.center().y * SLANT;
        let (from, to) = there
            .iter()
            .map(across)
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(from, to), x| (from.min(x), to.max(x)));
        let is_narrow = self == Self::Drizzle && to - from < source.width() * BROAD;
        if is_narrow || !counts && self != Self::Wind && there.len() < LEAST {
            return (Vec::new(), 0);
        }
        (shapes, if counts { there.len() } else { 0 })
    }
}

/// Places in a picture, each with the chance by which it is tried sooner.
fn all_over(area: Rect, dice: &mut Dice) -> Vec<(f64, Point)> {
    let mut places = Vec::new();
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
    places
}

/// Places in the slanted band of rain below a cloud, the higher ones sooner.
fn below(cloud: Rect, area: Rect, dice: &mut Dice) -> Vec<(f64, Point)> {
    let top = cloud.y1 + BELOW_THE_CLOUD + Air::Drizzle.size().1 / 2.0;
    let (from, wide) = (cloud.x0 + cloud.width() * WITHIN, cloud.width() * (1.0 - 2.0 * WITHIN));
    let mut places = Vec::new();
    for row in 0..ROWS {
        for column in 0..COLUMNS_OF_RAIN {
            let shift = if row % 2 == 0 { 0.25 } else { 0.75 };
            let down = (area.y1 - top) * row as f64 / ROWS as f64 + dice.between(0.0, STRAY / 2.0);
            let across = wide * (column as f64 + shift) / COLUMNS_OF_RAIN as f64;
            places.push((down, Point::new(from + across + down * SLANT, top + down)));
        }
    }
    places
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

    const CLOUD: Rect = Rect::new(300.0, 40.0, 420.0, 110.0);

    fn rain(air: Air, left: usize, is_taken: &dyn Fn(Rect) -> bool) -> (Vec<Shape>, usize) {
        let stage = Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), Detail::Bold);
        air.falling((&stage, left), CLOUD, is_taken, &mut Seed(3).dice("weather"))
    }

    #[test]
    fn it_rains_below_the_cloud_alone_and_on_nobody() {
        let child = Rect::new(200.0, 300.0, 340.0, 700.0);
        for air in [Air::Rain, Air::Drizzle] {
            let (drops, _) = rain(air, 20, &|own| own.overlaps(child));
            assert!(drops.len() >= LEAST, "{}", drops.len());
            for own in drops.iter().map(Shape::bounds) {
                assert!(!own.overlaps(child) && own.y0 > CLOUD.y1, "{own:?}");
                let aside = (own.center().y - CLOUD.y1) * SLANT;
                let band = CLOUD.x0 + aside - 20.0..CLOUD.x1 + aside + 20.0;
                assert!(band.contains(&own.center().x), "{own:?}");
            }
        }
    }

    #[test]
    fn wind_blows_beside_its_cloud() {
        let (gusts, _) = rain(Air::Wind, 20, &|_| false);
        assert!(!gusts.is_empty());
        assert!(gusts.iter().all(|gust| gust.bounds().y1 < CLOUD.y1 + BELOW_THE_WIND));
    }

    #[test]
    fn no_more_falls_than_a_page_may_have_to_color() {
        assert_eq!(rain(Air::Rain, 3, &|_| false).1, 3);
    }
}
