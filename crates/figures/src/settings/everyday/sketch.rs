//! A setting being sketched: who stands where beside the hero, layer upon layer.

use drawing::Shape;
use kurbo::{Affine, Point, Rect, Shape as _};
use scene::Dice;

use super::super::Stage;
use super::super::aloft::Look;
use super::super::plan::bounds;
use super::super::props::{Prop, drawn};
use super::super::scenery::{Brush, Ridge, Room, Sun, birds, boarded, cloud, papered, place, pt, sky, sun};
use super::super::set::Set;
use crate::Detail;

/// A skirting board is so high, in units.
const SKIRTING: f64 = 17.0;
/// The lines of a floor meet so far above it, in units.
const FAR_AWAY: f64 = 130.0;

/// A setting in the making. Things are given standing on the origin and facing right; they are turned to the hero.
pub(super) struct Sketch<'a> {
    /// What it is drawn for.
    pub stage: &'a Stage,
    /// For what is near.
    pub near: Brush,
    /// For what is far.
    pub far: Brush,
    /// The room left of the hero.
    pub left: Room,
    /// The room right of the hero.
    pub right: Room,
    set: Set,
}

impl<'a> Sketch<'a> {
    /// Under an open sky.
    pub fn outdoors(stage: &'a Stage, tint: u32) -> Self {
        let [left, right] = Room::sides(stage);
        let set = Set { behind: vec![sky(stage.area, tint)].into(), ..Set::default() };
        let night = stage.asked.night;
        let near = Brush { night, ..Brush::near(stage.detail) };
        let far = Brush { night, ..Brush::far(stage.detail) };
        Self { stage, near, far, left, right, set }
    }

    /// Before a wall, on a floor; returns where the floor begins.
    pub fn indoors(stage: &'a Stage, wall: u32, floor: u32, dice: &mut Dice) -> (Self, f64) {
        let mut sketch = Self::outdoors(stage, wall);
        let y = stage.horizon + dice.between(104.0, 130.0);
        let wide = stage.area.inflate(24.0, 24.0);
        if sketch.full() {
            let board = Rect::new(wide.x0, y - SKIRTING, wide.x1, wide.y1);
            sketch.put(vec![sketch.far.area(board.to_path(0.1), 0xFA_F6_EC)]);
        }
        sketch.put(vec![sketch.far.area(Rect::new(wide.x0, y, wide.x1, wide.y1).to_path(0.1), floor)]);
        if sketch.full() && dice.chance(0.75) {
            let vanishing = pt(stage.hero.center().x, y - FAR_AWAY);
            sketch.put(vec![boarded(Rect { y0: y, ..wide }, vanishing, sketch.far)]);
        }
        (sketch, y)
    }

    /// The wall over a floor that begins at this height is striped or panelled, or stays plain: before anything hangs on it.
    pub fn paper(&mut self, floor: f64, dice: &mut Dice) {
        if self.full() {
            let wall = Rect { y1: floor - SKIRTING, ..self.stage.area.inflate(24.0, 24.0) };
            self.put(papered(wall, self.stage.crowd, self.far, dice));
        }
    }

    /// Whether everything is drawn.
    pub fn full(&self) -> bool {
        self.stage.detail == Detail::Full
    }

    /// Whether one of these was asked for by name: there is no second one.
    pub fn asked(&self, names: &[&str]) -> bool {
        self.stage.asked.has(names)
    }

    /// A height `share` of the way from the horizon to where feet stand.
    pub fn depth(&self, share: f64) -> f64 {
        self.stage.horizon + (self.stage.ground - self.stage.horizon) * share
    }

    /// Adds something where it is drawn.
    pub fn put(&mut self, shapes: Vec<Shape>) {
        self.set.behind.extend(shapes);
    }

    /// Adds something where it is drawn that the place is known by.
    pub fn telling(&mut self, shapes: Vec<Shape>) {
        self.set.landmark(shapes);
    }

    /// Adds what fills the background, called so and known by `sights`.
    pub fn filling(&mut self, name: &'static str, shapes: Vec<Shape>, sights: Vec<Rect>) {
        self.set.grand(name, shapes, sights);
    }

    /// Land from side to side.
    pub fn land(&mut self, ridge: &Ridge, tint: u32, brush: Brush) {
        self.set.behind.push(ridge.land(tint, brush));
    }

    /// The ground at the hero's feet, from about `up` above them.
    pub fn ground(&mut self, up: f64, tint: u32, dice: &mut Dice) {
        let y = self.stage.ground - up;
        let (left, right) = (dice.between(-10.0, 10.0), dice.between(-10.0, 10.0));
        let ridge = Ridge::rolling(self.stage.area, y + left, y + right, 6.0, dice);
        self.land(&ridge, tint, self.near);
    }

    /// Hills or a plain whose edge is about `y`, higher by `swell` here or there.
    pub fn hills(&mut self, y: f64, swell: f64, tint: u32, dice: &mut Dice) -> Ridge {
        let shapes = [[0.2, -1.0, 0.3, -0.2, 0.4], [-0.8, 0.2, 0.3, -0.6, 0.2], [0.3, 0.0, -0.5, 0.3, -1.0]];
        let mut shape = shapes[dice.below(3)];
        if dice.chance(0.5) {
            shape.reverse();
        }
        let ridge = Ridge::through(self.stage.area, &shape.map(|share| y + share * swell));
        self.land(&ridge, tint, self.far);
        ridge
    }

    /// Stands something in `room`, near `share` of the way to the hero, its foot at `y`: smaller where it must be.
    /// Returns its foot.
    pub fn stand(&mut self, shapes: &[Shape], room: Room, share: f64, y: f64) -> Point {
        let (shapes, foot) = stood(shapes, room, share, y);
        self.set.behind.extend(shapes);
        foot
    }

    /// Stands something in `room` that the place is known by.
    pub fn landmark(&mut self, shapes: &[Shape], room: Room, share: f64, y: f64) -> Point {
        let (shapes, foot) = stood(shapes, room, share, y);
        self.set.landmark(shapes);
        foot
    }

    /// Stands something in a lower corner, before everyone.
    pub fn corner(&mut self, shapes: &[Shape], room: Room, low: f64) {
        let size = bounds(shapes);
        let scale = ((room.width() - 22.0) / size.width()).min(1.0);
        if scale < 0.66 {
            return;
        }
        let x = room.nook(size.width() / 2.0 * scale);
        let foot = pt(x, self.stage.area.y1 - low);
        self.set.before.extend(stand(shapes, foot, scale, room));
    }

    /// Stands something long against the picture's edge in `room`; its other end may go behind the hero.
    pub fn beside(&mut self, shapes: &[Shape], room: Room, y: f64) -> Point {
        let (wide, free) = (bounds(shapes).width(), room.width() - 14.0);
        // An end that comes close to the hero's edge goes plainly behind it, or stays plainly clear of it.
        let scale = if wide > free - 14.0 && wide < free + 34.0 { (free - 14.0) / wide } else { 1.0 };
        let scale = if scale < 0.8 { (free + 34.0) / wide } else { scale };
        let foot = pt(room.inset(14.0 + wide * scale / 2.0), y);
        self.set.landmark(stand(shapes, foot, scale, room));
        foot
    }

    /// A figure `high` units high, as a thing to stand somewhere.
    pub fn figure(&self, name: &str, high: f64) -> Vec<Shape> {
        drawn(name, high, self.stage.detail)
    }

    /// Sun, clouds or birds on the side of `room`, another cloud over the other side.
    pub fn day(&mut self, room: Room, dice: &mut Dice) {
        let far = self.far;
        let high = self.stage.sky + dice.between(46.0, 66.0);
        let at = pt(room.x(dice.between(0.45, 0.7)), high);
        match dice.below(4) {
            0 => self.put(cloud(at, dice.between(116.0, 140.0), far, dice)),
            1 => {
                self.put(cloud(at, dice.between(112.0, 130.0), far, dice));
                self.put(birds(pt(room.x(1.5), high + dice.between(20.0, 44.0)), far, dice));
            }
            _ => self.put(sun(at, dice.between(29.0, 36.0), Sun::any(dice), far)),
        }
        if self.full() {
            let at = pt(room.x(dice.between(1.7, 2.1)), high + dice.between(-6.0, 34.0));
            self.put(cloud(at, dice.between(96.0, 124.0), far, dice));
        }
    }

    /// What was sketched; `extras` may be added where the page would be empty, one of `aloft` closes it above.
    pub fn finish(self, extras: &'static [Prop], aloft: &'static [Look]) -> Set {
        Set { extras, aloft, ..self.set }
    }
}

/// The shapes standing in `room`, and their foot.
fn stood(shapes: &[Shape], room: Room, share: f64, y: f64) -> (Vec<Shape>, Point) {
    let half = bounds(shapes).width() / 2.0;
    let scale = room.fit(half).clamp(0.72, 1.0);
    let foot = pt(room.seat(half * scale, share), y);
    (stand(shapes, foot, scale, room), foot)
}

/// The shapes with the middle of their foot at `foot`, facing into the picture.
fn stand(shapes: &[Shape], foot: Point, scale: f64, room: Room) -> Vec<Shape> {
    let size = bounds(shapes);
    let placing = Affine::translate(foot.to_vec2())
        * Affine::scale_non_uniform(room.inward() * scale, scale)
        * Affine::translate((-size.center().x, 0.0));
    place(shapes.to_vec(), placing)
}

/// A rectangle with slightly rounded corners: the joiner's shape. Runs from its upper left corner.
pub(super) fn slab(x: f64, y: f64, wide: f64, high: f64) -> kurbo::BezPath {
    Rect::new(x, y, x + wide, y + high).to_rounded_rect(5.0).to_path(0.1)
}
