//! What closes a picture above and at its sides: canopies, clouds, planets, curtains. A few large shapes a page,
//! hung where the setting itself leaves the sky empty.

mod deep;
mod heaven;
mod hung;
mod indoors;
mod leaves;
mod looks;
mod piece;

pub(super) use looks::{
    BEACH, CARRIAGE, CASTLE, CAVE, CITY, CLASSROOM, DECK, DESERT, DINOSAUR, FAIR, FANTASY, FARM, FOREST,
    GREEN, HALL, HARBOR, JUNGLE, KITCHEN, LIBRARY, MARKET, NIGHT, OPEN_WATER, PARTY, RAINBOW, ROOM, SALON,
    SHOP, SHORE, SNOW, SPACE, SPACE_UNRINGED, STABLE, STREET, TENT, THEATER, UNDERWATER,
};

pub(super) use piece::Piece;

use drawing::Shape;
use kurbo::{Affine, Rect, Vec2};
use scene::Dice;

use super::plan::{bounds, off_the_edge};
use super::scenery::{Brush, Room, place};
use super::{Nook, Stage};
use piece::Spot;

/// Pieces that belong together, the most telling first.
pub(super) type Look = &'static [Piece];

/// What was hung.
#[derive(Debug, Clone, Default)]
pub(super) struct Aloft {
    /// Behind everything but the sky.
    pub far: Vec<Vec<Shape>>,
    /// What was asked for: right before the sky, whatever stands before it.
    pub rainbow: Vec<Shape>,
    /// Before the rest of the setting, behind the hero.
    pub near: Vec<Vec<Shape>>,
    /// A sun or a moon is among them.
    pub lit: bool,
}

/// The page above and beside the hero.
#[derive(Debug, Clone, Copy)]
struct Air {
    area: Rect,
    /// Where lettering ends.
    top: f64,
    letters: Rect,
    hero: Rect,
    horizon: f64,
    ground: f64,
    near: Brush,
    far: Brush,
}

impl Air {
    fn of(stage: &Stage) -> Self {
        Self {
            area: stage.area,
            top: stage.sky,
            letters: stage.letters,
            hero: stage.hero,
            horizon: stage.horizon,
            // Trees beside the water are on its far bank.
            ground: if stage.nook == Nook::Afloat { stage.horizon + FAR_BANK } else { stage.ground },
            near: Brush::near(stage.detail),
            far: Brush::far(stage.detail),
        }
    }

    /// Free height over the hero's head.
    fn over_head(&self) -> f64 {
        self.hero.y0 - self.top
    }
}

/// One side of the page, drawn as if it were the left one: x runs from the picture's edge inwards.
#[derive(Debug, Clone, Copy)]
struct Corner {
    air: Air,
    /// From the edge to the hero.
    wide: f64,
    /// Beyond this height what hangs in the corner ends.
    low: f64,
}

impl Corner {
    fn of(air: Air, room: Room) -> Self {
        let deep = ((air.horizon - air.top) * 0.62).clamp(120.0, 250.0);
        // Over one who swims or kneels there is more room than beside.
        let above = if air.over_head() > HIGH { air.area.width() * 0.36 } else { 56.0 };
        Self { air, wide: room.width().clamp(above, 270.0), low: air.top + deep }
    }
}

/// How far below the horizon the far bank of water ends, in units.
const FAR_BANK: f64 = 46.0;

/// What hangs in a sky with a rainbow.
const RAINBOW_WEATHER: Look = &[Piece::Bow, Piece::Cloud];

/// With so much free height over the hero's head, in units, what hangs in a corner may reach over it.
const HIGH: f64 = 130.0;

/// How far what hangs beside lettering keeps from it, in units.
const CLEAR: f64 = 8.0;
/// What shows less of its width, in units, is left out.
const LEAST_SEEN: f64 = 64.0;

/// The most that something near may hide of a tall thing of the setting.
const HIDDEN: f64 = 0.12;

/// What floats keeps so far from it, in units.
const APART: f64 = 8.0;

/// A cloud that a tree hides less of than this share is only poked by it.
const POKED: f64 = 0.3;

/// Hair, hats and snorkels are around a head so far, in units.
const AROUND_A_HEAD: f64 = 40.0;

/// How many areas a simple page has room for, all in all.
const AREAS_OF_SIMPLE: usize = 43;

/// With so few areas left, land and landmarks need them.
const FEW_AREAS: usize = 5;

/// How many areas of a simple page are left for its setting.
pub(super) fn room(stage: &Stage) -> usize {
    AREAS_OF_SIMPLE.saturating_sub(stage.areas)
}

/// How many areas all pieces of a page may bring.
pub(super) fn most(stage: &Stage) -> usize {
    let most = match (stage.detail, stage.crowd) {
        (crate::Detail::Bold, 0) => 6,
        (crate::Detail::Bold, 1) => 5,
        (crate::Detail::Bold, 2) => 5,
        (crate::Detail::Bold, _) => 4,
        (crate::Detail::Full, 0) => 12,
        (crate::Detail::Full, 1 | 2) => 9,
        (crate::Detail::Full, _) => 7,
    };
    let share = room(stage) / 3;
    // However full it is: facets and buckles go before an empty sky.
    let share = if room(stage) > FEW_AREAS { share.max(3) } else { share.max(2) };
    if stage.detail == crate::Detail::Full { most } else { most.min(share) }
}

/// Which sides are taken by something that stands there already: its upper corner, its edge.
fn taken(air: &Air, rooms: [Room; 2], standing: &[Rect]) -> [[bool; 2]; 2] {
    rooms.map(|room| {
        let corner = Rect::from_points((room.inset(0.0), air.top), (room.inset(150.0), air.top + 150.0));
        let edge =
            Rect::from_points((room.inset(0.0), air.top + 150.0), (room.inset(60.0), air.ground - 30.0));
        let covers = |spot: Rect, least: f64| {
            standing.iter().any(|thing| {
                let both = thing.intersect(spot);
                both.width() > 0.0 && both.height() > 0.0 && both.area() > least * spot.area()
            })
        };
        [covers(corner, 0.2), covers(edge, 0.25)]
    })
}

/// Hangs one of `looks` where `standing`, the tall things of the setting, leaves room.
/// Where one is `lit` already it gets no second sun or moon; the `far` land begins there.
pub(super) fn hang(
    looks: &[Look],
    (standing, lit, far): (&[Rect], bool, f64),
    stage: &Stage,
    dice: &mut Dice,
) -> Aloft {
    let mut aloft = Aloft::default();
    let Some(mut look) = dice.pick(looks) else { return aloft };
    if stage.rainbow {
        look = &RAINBOW_WEATHER;
    }
    let air = Air::of(stage);
    let rooms = Room::sides(stage);
    let mut taken = taken(&air, rooms, standing);
    let mut left = most(stage);
    let wider = rooms[1].width() > rooms[0].width() + 30.0 || dice.chance(0.4);
    let first = usize::from(airy_side(stage).unwrap_or(wider));
    let mut surface = f64::NEG_INFINITY;
    for piece in *look {
        let wanted = stage.rainbow && *piece == Piece::Bow;
        // The top of a rainbow that was asked for is over the wider side.
        let wider = wanted.then_some(usize::from(rooms[1].width() > rooms[0].width()));
        let free = || [first, 1 - first].into_iter().find(|side| piece.spot().is_free(taken[*side]));
        let Some(side) = wider.or_else(free) else { continue };
        // Leaves from side to side would hide what stands up to the top.
        let blocked = piece.spot() == Spot::Top && !piece.is_far() && taken.iter().any(|[corner, _]| *corner);
        let mut shapes = if blocked { Vec::new() } else { drawn(*piece, &air, rooms[side], dice) };
        let mut areas = colored(&shapes);
        if let Some(spare) = piece.spare().filter(|_| areas > left) {
            shapes = drawn(spare, &air, rooms[side], dice);
            areas = colored(&shapes);
        }
        shapes = within(shapes, (*piece, surface), air.area);
        shapes = off_the_tips(shapes, *piece, (standing, &air));
        let around = bounds(&shapes);
        let is_in_the_way = (!piece.is_far() || piece.is_alone()) && is_in_the_way(*piece, around, standing)
            || (piece.is_alone() || piece.swims() || piece == &Piece::Planet) && around.y1 > far
            || piece == &Piece::Surface && standing.iter().any(|tall| tall.y0 < around.y1)
            || piece.floats() && stage.head.inflate(AROUND_A_HEAD, AROUND_A_HEAD).overlaps(around);
        if shapes.is_empty() || (areas > left && !wanted) || is_in_the_way || (piece.is_light() && lit) {
            continue;
        }
        surface = if *piece == Piece::Surface { around.y1 } else { surface };
        left = left.saturating_sub(areas);
        aloft.lit |= piece.is_light();
        match piece.spot() {
            Spot::Corner => taken[side][0] = true,
            Spot::Edge => taken[side][1] = true,
            Spot::Column => taken[side] = [true; 2],
            Spot::Top if !piece.is_far() => {
                taken[0][0] = true;
                taken[1][0] = true;
            }
            Spot::Top | Spot::Middle => {}
        }
        match piece.spot() {
            _ if wanted => aloft.rainbow = shapes,
            _ if piece.is_far() => aloft.far.push(shapes),
            _ => aloft.near.push(shapes),
        }
    }
    // Of what hangs over a crowd much is let go again: open lines are nothing to color, and stay.
    let crowded = stage.detail == crate::Detail::Bold && stage.crowd > 1;
    if let Some(side) = [first, 1 - first].into_iter().find(|side| crowded && !taken[*side][0]) {
        let spare = look.iter().find_map(|piece| piece.spare());
        let lines = spare.map(|spare| drawn(spare, &air, rooms[side], dice));
        aloft.near.extend(lines.filter(|lines| !lines.is_empty()));
    }
    aloft
}

/// A piece, no side of which all but touches the edge of the picture; who swims is below the `surface`.
fn within(shapes: Vec<Shape>, (piece, surface): (Piece, f64), area: Rect) -> Vec<Shape> {
    let own = bounds(&shapes);
    let mut by = off_the_edge(own, area, false);
    let above = surface + APART - own.y0;
    if piece == Piece::Kelp && above > 0.0 && above < own.height() {
        // Weed does not grow out of the water.
        let foot = Vec2::new(0.0, own.y1);
        let lower = Affine::scale_non_uniform(1.0, 1.0 - above / own.height());
        return place(shapes, Affine::translate(foot) * lower * Affine::translate(-foot));
    }
    if piece.floats() {
        by.y = by.y.max(surface + APART - own.y0);
    }
    place(shapes, Affine::translate(by))
}

/// Off tall things of the setting that would only just reach into it.
fn off_the_tips(shapes: Vec<Shape>, piece: Piece, (standing, air): (&[Rect], &Air)) -> Vec<Shape> {
    let own = bounds(&shapes);
    let may = piece.is_far() && piece.spot() == Spot::Corner && piece != Piece::Bow;
    let over = |place: Rect, tall: &Rect| place.intersect(tall.inflate(APART, APART));
    let poked = standing.iter().map(|tall| over(own, tall)).find(|both| {
        let share = both.area() / own.area().max(1.0);
        share > 0.0 && (share < POKED || piece.is_alone())
    });
    let Some(both) = poked.filter(|_| may && air.area.contains_rect(own)) else { return shapes };
    let inwards = if own.center().x < air.area.center().x { both.width() } else { -both.width() };
    let ways = [Vec2::new(0.0, -both.height()), Vec2::new(inwards, 0.0)];
    let is_free = |way: &Vec2| {
        let place = own + *way;
        let sky = Rect { y0: air.top, ..air.area };
        sky.contains_rect(place)
            && standing.iter().all(|tall| over(place, tall).is_zero_area())
            && !place.overlaps(air.hero)
    };
    match ways.into_iter().find(is_free) {
        Some(way) => place(shapes, Affine::translate(way)),
        None => shapes,
    }
}

/// Whether the right side is the one with more air over somebody who lies across the picture: away from the head, or
/// over the head of who dives. `None` where nobody lies.
fn airy_side(stage: &Stage) -> Option<bool> {
    let aside = stage.hero.center() - stage.head.center();
    let lies = !stage.head.is_zero_area() && aside.x.abs() > stage.hero.width() / 5.0;
    lies.then_some((aside.x > 0.0) == (aside.y > 0.0))
}

/// Whether a piece would hide a tall thing of the setting, or float against one.
fn is_in_the_way(piece: Piece, around: Rect, standing: &[Rect]) -> bool {
    standing.iter().any(|tall| {
        let both = tall.intersect(around);
        let hides = both.width() > 0.0 && both.height() > 0.0 && both.area() > HIDDEN * tall.area();
        hides || ((piece.floats() || piece.is_alone()) && tall.overlaps(around.inflate(APART, APART)))
    })
}

/// How many areas to color shapes bring.
fn colored(shapes: &[Shape]) -> usize {
    shapes.iter().filter(|shape| shape.tint.is_some() && shape.extent() > 201.0).count()
}

/// A piece where it hangs.
fn drawn(piece: Piece, air: &Air, room: Room, dice: &mut Dice) -> Vec<Shape> {
    let corner = Corner::of(*air, room);
    let turned = |shapes: Vec<Shape>| {
        let side = Affine::translate((room.inset(0.0), 0.0)) * Affine::scale_non_uniform(room.inward(), 1.0);
        place(shapes, side)
    };
    match piece {
        Piece::Surface => deep::surface(air, dice),
        Piece::Valance => hung::valance(air, dice),
        Piece::Bunting => hung::bunting(air, dice),
        Piece::Cupboards => indoors::cupboards(air, dice),
        Piece::Board => indoors::board(air, dice),
        Piece::Shelf => indoors::shelf(air, dice),
        Piece::Awning => indoors::awning(air, dice),
        Piece::Stars => heaven::stars(air, dice),
        _ => beside_letters(turned(in_corner(piece, &corner, dice)), air, room),
    }
}

/// Moved out to its side as far as the lettering asks; nothing where little of it would be left.
fn beside_letters(shapes: Vec<Shape>, air: &Air, room: Room) -> Vec<Shape> {
    if air.letters.is_zero_area() {
        return shapes;
    }
    let lowest = air.letters.y1 + CLEAR;
    let inwards = |x: f64| (x - room.inset(0.0)) * room.inward();
    let mut inmost = 0.0_f64;
    for shape in &shapes {
        let own = shape.bounds();
        // Most parts of a crown are below the letters, or farther out than others.
        if own.y0 >= lowest || inwards(own.x0).max(inwards(own.x1)) <= inmost {
            continue;
        }
        kurbo::flatten(&shape.path, 2.0, |part| {
            if let Some(point) = part.end_point().filter(|point| point.y < lowest) {
                inmost = inmost.max(inwards(point.x));
            }
        });
    }
    let edge = if room.inward() > 0.0 { air.letters.x0 } else { air.letters.x1 };
    let by = inmost + CLEAR - (edge - room.inset(0.0)) * room.inward();
    if by <= 0.0 {
        return shapes;
    }
    let seen = bounds(&shapes).intersect(air.area).width() - by;
    if seen < LEAST_SEEN { Vec::new() } else { place(shapes, Affine::translate((-by * room.inward(), 0.0))) }
}

fn in_corner(piece: Piece, corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    match piece {
        Piece::Tree => leaves::tree(corner, dice),
        Piece::TreeFern => leaves::tree_fern(corner, dice),
        Piece::Pine => leaves::tall_pine(corner, dice),
        Piece::Palm => leaves::tall_palm(corner, dice),
        Piece::Cloud => heaven::large_cloud(corner, dice),
        Piece::Sun => heaven::large_sun(corner, dice),
        Piece::Moon => heaven::moon_and_star(corner, dice),
        Piece::Bow => heaven::bow(corner, dice),
        Piece::Birds => heaven::gliders(corner, dice),
        Piece::Balloons => heaven::balloons(corner, dice),
        Piece::Flakes => heaven::flakes(corner, dice),
        Piece::Ringed => heaven::ringed(corner, dice),
        Piece::Planet => heaven::near_planet(corner, dice),
        Piece::Comet => heaven::falling(corner, dice),
        Piece::Galaxy => heaven::galaxy(corner, dice),
        Piece::Kelp => deep::tall_kelp(corner, dice),
        Piece::Jelly => deep::jellyfish(corner, dice),
        Piece::Shoal => deep::shoal(corner, dice),
        Piece::Bubbles => deep::rising(corner, dice),
        Piece::Islet => hung::islet(corner, dice),
        Piece::Curtain => hung::curtain(corner, dice),
        Piece::Lamp => hung::lamp(corner, dice),
        Piece::Rigging => hung::rigging(corner),
        Piece::Tower => indoors::tower(corner, dice),
        Piece::Breeze => heaven::breeze(corner, dice),
        Piece::Wings => heaven::wings(corner, dice),
        Piece::Twinkles => heaven::twinkles(corner, dice),
        _ => Vec::new(),
    }
}

/// Around everything that was hung, one rectangle a piece.
pub(super) fn outlines(aloft: &Aloft) -> Vec<Rect> {
    aloft.far.iter().chain(&aloft.near).map(|shapes| bounds(shapes)).collect()
}
