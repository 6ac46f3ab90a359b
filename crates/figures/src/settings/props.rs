//! What else can stand in a setting: figures that fill a page which would be empty.

use std::ops::RangeInclusive;

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point, Rect, RoundedRect, Shape as _};
use scene::Dice;

use super::fit::areas;
use super::plan::placed;
use super::{Backdrop, Stage};
use crate::Detail;
use crate::figure::{self, figure};

/// So far apart, in units, are two things that do not overlap: rather the first than the last.
const GAPS: [f64; 3] = [46.0, 28.0, 13.0];

/// No fish swims on anybody's head: it keeps so far above, in units.
const OVERHEAD: f64 = 70.0;

/// What lies nearest lies in one of the lower corners: so much of the page's width at each side.
const IN_A_CORNER: f64 = 0.26;

/// What hangs on a wall is a picture: so much paper is around it, and so far above is its nail, in units.
const PASSEPARTOUT: f64 = 17.0;
const HUNG: f64 = 15.0;

/// Where in a setting something belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Zone {
    /// Above the horizon, in the air.
    Sky,
    /// On the land behind the hero, farther off.
    Mid,
    /// On the ground beside the hero.
    Ground,
    /// On the ground nearest to the viewer.
    Front,
    /// On a wall, beside the hero's head or higher.
    Wall,
}

/// A figure's name, how high it stands in units, and where.
pub(super) type Prop = (&'static str, f64, Zone);

/// The widest of these gaps, the widest first, that nobody is in around a thing within these bounds, if it may be there.
pub(super) type FreeGap<'a> = dyn Fn(&Prop, Rect, &[f64]) -> Option<f64> + 'a;

/// What a setting is filled with, and where.
pub(super) struct Filling<'a> {
    /// Tried in a thrown order.
    pub wanted: Vec<Prop>,
    /// Where the farthest land and the nearest one begin.
    pub lands: [f64; 2],
    /// How many areas to color there are when it is full, and how many there may be.
    pub areas: RangeInclusive<usize>,
    /// So many places are tried for a thing.
    pub tries: usize,
    /// The lowest that the feet of what flies may be.
    pub low: f64,
    pub free_gap: &'a FreeGap<'a>,
}

/// What would be taken for one more of what was asked for: a baseball beside a soccer ball, a tulip beside flowers.
const ALIKE: [&str; 9] = ["ball", "flower", "moon", "sun", "star", "kite", "duck", "boat", "cake"];

/// What has a ball of its own beside it.
const OF_A_GAME: [&str; 4] = ["goal", "hoop", "racket", "bat"];

/// Whether one is the other, or would be counted with it.
fn is_alike(asked: &str, name: &str) -> bool {
    let of_a_game = name.ends_with("ball") && OF_A_GAME.iter().any(|kind| asked.ends_with(kind));
    asked == name || of_a_game || ALIKE.iter().any(|kind| asked.ends_with(kind) && name.ends_with(kind))
}

impl Filling<'_> {
    /// Adds figures until the setting has areas enough, as far as there is free room beside what has `taken` it.
    /// Returns how many areas it has then, of which `spent` were there.
    pub(super) fn fill(
        mut self,
        place: &mut Backdrop,
        (taken, mut spent): (&mut Vec<Rect>, usize),
        (stage, dice): (&Stage, &mut Dice),
    ) -> usize {
        self.wanted.retain(|(name, ..)| !stage.asked.names.iter().any(|asked| is_alike(asked, name)));
        dice.shuffle(&mut self.wanted);
        let mut standing: Vec<(f64, Vec<Shape>)> = Vec::new();
        for prop in &self.wanted {
            let (name, high, zone) = prop;
            if spent >= *self.areas.start() {
                break;
            }
            let high = high * dice.between(0.94, 1.06);
            let is_mirrored = dice.chance(0.5);
            let is_framed = *zone == Wall;
            let Some(own) = size(name, high, stage.detail) else { continue };
            let size = if is_framed { hung(own) } else { own };
            let spots = zone.spots(stage, (self.tries, self.lands, self.low), size, dice);
            let gap = |spot: Point, wanted: &[f64]| {
                let own = size + spot.to_vec2();
                let least = wanted.last().copied().unwrap_or_default();
                let near = nearest(taken, own, least)?;
                (self.free_gap)(prop, own, &wanted[wanted.partition_point(|gap| *gap > near)..])
            };
            let Some(spot) = widest(&spots, gap) else { continue };
            let at = Affine::translate(spot.to_vec2());
            let mirror = if is_mirrored { -1.0 } else { 1.0 };
            let mut shapes =
                drawn_at(at * Affine::scale_non_uniform(mirror, 1.0), (name, high, stage.detail));
            if is_framed {
                shapes = framed(shapes, own + spot.to_vec2());
            }
            let cost = areas(&shapes);
            if spent + cost > *self.areas.end() {
                continue;
            }
            taken.push(size + spot.to_vec2());
            spent += cost;
            if *zone == Front {
                place.add_small(shapes, true);
            } else {
                standing.push((spot.y, shapes));
            }
        }
        standing.sort_by(|one, other| one.0.total_cmp(&other.0));
        for (_, shapes) in standing {
            place.add_small(shapes, false);
        }
        spent
    }
}

/// How far the nearest of `others` is apart from a rectangle; `None` where that is less than `least`.
fn nearest(others: &[Rect], own: Rect, least: f64) -> Option<f64> {
    let most = |a: f64, b: f64| if a > b { a } else { b };
    let mut nearest = f64::INFINITY;
    for other in others {
        let across = most(own.x0 - other.x1, other.x0 - own.x1);
        let down = most(own.y0 - other.y1, other.y0 - own.y1);
        let apart = most(across, down);
        if apart < least {
            return None;
        }
        nearest = if apart < nearest { apart } else { nearest };
    }
    Some(nearest)
}

/// The first of the spots with the widest gap around it, where `gap` tells the widest of some.
fn widest(spots: &[Point], gap: impl Fn(Point, &[f64]) -> Option<f64>) -> Option<Point> {
    let (mut best, mut wider) = (None, GAPS.as_slice());
    for spot in spots {
        if let Some(gap) = gap(*spot, wider) {
            best = Some(*spot);
            wider = &wider[..wider.partition_point(|wider| *wider > gap)];
        }
        if wider.is_empty() {
            break;
        }
    }
    best
}

/// Whether the hero leaves this free and so much around it, and no fish swims on anybody's head.
pub(super) fn beside_the_hero(prop: &Prop, own: Rect, gap: f64, stage: &Stage) -> bool {
    let own = own.inflate(gap, gap);
    let swims_over = prop.0 == "fish" && own.y1 > stage.hero.y0 - OVERHEAD && own.y0 < stage.hero.y0;
    let beside = own.x1 < stage.hero.x0 || own.x0 > stage.hero.x1;
    own.intersect(stage.hero).is_zero_area() && (beside || !swims_over)
}

/// The figure `high` units high, its foot's middle on the origin, with the pens of something in the background.
pub(super) fn drawn(name: &str, high: f64, detail: Detail) -> Vec<Shape> {
    drawn_at(Affine::IDENTITY, (name, high, detail))
}

/// The same placed.
fn drawn_at(at: Affine, (name, high, detail): (&str, f64, Detail)) -> Vec<Shape> {
    let detail = seen(high, detail);
    let Ok(art) = figure(name, detail) else { return Vec::new() };
    let size = figure::bounds(name, detail).unwrap_or_default();
    let scale = high / size.height().max(1.0);
    let placing = at * Affine::scale(scale) * Affine::translate((-size.center().x, -size.y1));
    let mut shapes: Vec<Shape> = art.shapes.iter().chain(&art.front).cloned().collect();
    for shape in &mut shapes {
        if shape.pen == Some(Pen::Outline) && high < 150.0 {
            shape.pen = Some(Pen::Inner);
        }
    }
    placed(shapes, placing)
}

/// How much is drawn of what is so high.
const fn seen(high: f64, detail: Detail) -> Detail {
    if high < 100.0 { Detail::Bold } else { detail }
}

/// Around the figure `high` units high, its foot's middle on the origin; `None` where there is no such figure.
fn size(name: &str, high: f64, detail: Detail) -> Option<Rect> {
    let size = figure::bounds(name, seen(high, detail))?;
    let half = size.width() * high / size.height().max(1.0) / 2.0;
    Some(Rect::new(-half, -high, half, 0.0))
}

/// Around a picture of what has these bounds, with its string.
fn hung(own: Rect) -> Rect {
    let around = own.inflate(PASSEPARTOUT, PASSEPARTOUT);
    Rect { y0: around.y0 - HUNG, ..around }
}

/// A picture of what has these bounds, as it hangs on a wall.
fn framed(shapes: Vec<Shape>, own: Rect) -> Vec<Shape> {
    let around = own.inflate(PASSEPARTOUT, PASSEPARTOUT);
    let nail = Point::new(around.center().x, around.y0 - HUNG);
    let half = around.width() * 0.3;
    let mut string = BezPath::new();
    string.move_to((nail.x - half, around.y0));
    string.line_to(nail);
    string.line_to((nail.x + half, around.y0));
    let frame = RoundedRect::from_rect(around, 5.0).to_path(0.1);
    let hung = [Shape::line(string, Pen::Fine), Shape::area(frame, Tint::PAPER, Pen::Inner)];
    hung.into_iter().chain(shapes).collect()
}

impl Zone {
    /// Places to try, in a thrown order, for something of `size` around the origin.
    fn spots(
        self,
        stage: &Stage,
        (tries, [far, ground], lowest): (usize, [f64; 2], f64),
        size: Rect,
        dice: &mut Dice,
    ) -> Vec<Point> {
        let area = stage.area;
        let (low, high) = match self {
            Self::Sky => (stage.sky + 14.0 + size.height(), lowest),
            Self::Wall => (stage.sky + 14.0 + size.height(), stage.horizon - 40.0),
            Self::Mid => (far + 62.0, ground - 18.0),
            Self::Ground => (ground + 26.0, stage.ground + 8.0),
            Self::Front => (stage.ground + 34.0, area.y1 - 13.0),
        };
        let (from, to) = (area.x0 + 15.0 - size.x0, area.x1 - 15.0 - size.x1);
        if low > high || from > to {
            return Vec::new();
        }
        let aside = |dice: &mut Dice| {
            // Strewn along the lower edge they would be a row of stickers.
            let in_by = dice.between(0.0, (to - from) * IN_A_CORNER);
            if dice.chance(0.5) { from + in_by } else { to - in_by }
        };
        (0..tries)
            .map(|_| {
                let x = if self == Self::Front { aside(dice) } else { dice.between(from, to) };
                Point::new(x, dice.between(low, high))
            })
            .collect()
    }
}

use Zone::{Front, Ground, Mid, Sky, Wall};

/// What a forest may have besides.
pub(super) const FOREST: &[Prop] = &[
    ("mushroom", 92.0, Ground),
    ("log", 62.0, Front),
    ("bush", 66.0, Mid),
    ("bush", 70.0, Mid),
    ("pine tree", 150.0, Mid),
    ("bush", 60.0, Front),
    ("flower", 96.0, Ground),
    ("birdhouse", 170.0, Ground),
    ("rock", 56.0, Front),
    ("cloud", 66.0, Sky),
    ("beehive", 84.0, Ground),
    ("leaf", 46.0, Front),
];
/// What a moon or planet may have besides.
pub(super) const SPACE: &[Prop] = &[
    ("star", 58.0, Sky),
    ("star", 48.0, Sky),
    ("star", 42.0, Sky),
    ("comet", 80.0, Sky),
    ("satellite", 96.0, Sky),
    ("meteor", 110.0, Sky),
    ("rock", 56.0, Front),
    ("rock", 64.0, Ground),
    ("glowing crystal", 120.0, Ground),
    ("flying saucer", 120.0, Sky),
    ("telescope", 100.0, Ground),
];
/// What the sea bed may have besides.
pub(super) const UNDERWATER: &[Prop] = &[
    ("fish", 100.0, Sky),
    ("coral", 100.0, Ground),
    ("starfish", 66.0, Front),
    ("shell", 58.0, Front),
    ("shell", 66.0, Ground),
    ("pearl in a shell", 104.0, Ground),
    ("rock", 56.0, Front),
    ("rock", 70.0, Ground),
    ("barrel", 100.0, Ground),
];
/// What a castle's garden may have besides.
pub(super) const CASTLE: &[Prop] = &[
    ("cloud", 66.0, Sky),
    ("cloud", 56.0, Sky),
    ("hot air balloon", 150.0, Sky),
    ("bush", 70.0, Ground),
    ("bush", 58.0, Front),
    ("well", 170.0, Ground),
    ("flower", 96.0, Ground),
    ("rock", 52.0, Front),
    ("potted plant", 110.0, Ground),
];
/// What a castle's hall may have besides.
pub(super) const HALL: &[Prop] = &[
    ("potted plant", 120.0, Ground),
    ("present", 120.0, Ground),
    ("crown", 64.0, Wall),
    ("shell", 60.0, Wall),
    ("heart", 60.0, Wall),
    ("open book", 70.0, Front),
    ("golden egg", 76.0, Front),
];
/// What the land of dinosaurs may have besides.
pub(super) const DINOSAUR: &[Prop] = &[
    ("palm tree", 200.0, Ground),
    ("palm tree", 180.0, Mid),
    ("bush", 66.0, Mid),
    ("bush", 58.0, Front),
    ("rock", 58.0, Front),
    ("rock", 66.0, Mid),
    ("bone", 52.0, Front),
    ("egg", 58.0, Front),
    ("egg", 64.0, Ground),
    ("log", 62.0, Mid),
    ("bush", 62.0, Mid),
    ("mushroom", 96.0, Mid),
    ("pine tree", 150.0, Mid),
    ("cloud", 66.0, Sky),
    ("cloud", 56.0, Sky),
    ("volcano", 130.0, Ground),
];
/// What a jungle may have besides.
pub(super) const JUNGLE: &[Prop] = &[
    ("bush", 70.0, Ground),
    ("bush", 58.0, Front),
    ("rock", 54.0, Front),
    ("rock", 70.0, Ground),
    ("flower", 96.0, Ground),
    ("log", 60.0, Front),
    ("banana", 60.0, Front),
    ("palm tree", 200.0, Ground),
    ("cloud", 60.0, Sky),
];
/// What a land of wonders may have besides.
pub(super) const FANTASY: &[Prop] = &[
    ("mushroom", 96.0, Ground),
    ("mushroom", 84.0, Ground),
    ("star", 50.0, Sky),
    ("star", 42.0, Sky),
    ("cloud", 64.0, Sky),
    ("glowing crystal", 130.0, Ground),
    ("lollipop", 120.0, Ground),
    ("flower", 96.0, Ground),
    ("bush", 60.0, Front),
];
/// What a pirate's shore may have besides.
pub(super) const PIRATE: &[Prop] = &[
    ("barrel", 100.0, Ground),
    ("shell", 58.0, Front),
    ("starfish", 62.0, Front),
    ("anchor", 150.0, Ground),
    ("rock", 54.0, Front),
    ("bucket", 100.0, Ground),
    ("bone", 48.0, Front),
    ("cloud", 66.0, Sky),
    ("cloud", 56.0, Sky),
    ("lantern", 150.0, Ground),
    ("treasure map", 70.0, Front),
];
/// What a farm may have besides.
pub(super) const FARM: &[Prop] = &[
    ("hay bale", 84.0, Mid),
    ("hay bale", 92.0, Ground),
    ("pumpkin", 84.0, Front),
    ("pumpkin", 88.0, Ground),
    ("wheelbarrow", 110.0, Ground),
    ("watering can", 84.0, Front),
    ("carrot", 84.0, Front),
    ("cloud", 66.0, Sky),
    ("egg", 48.0, Front),
    ("apple", 64.0, Front),
    ("beehive", 84.0, Ground),
];
