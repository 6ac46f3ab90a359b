//! The alphabet of scenery that settings share: skies, land, trees, plants, water.
//!
//! Every drawing here takes the point where it stands (its foot on the ground; the middle for what hangs in the
//! sky), a size in page units, a [`Brush`] and dice. Sizes below the smallest named in a drawing's documentation
//! would leave areas too narrow for a crayon.

mod building;
mod framing;
mod furniture;
mod land;
mod plants;
mod room;
mod sky;
mod trees;
mod walls;

pub(super) use building::{bench, fountain, house, shop, street_lamp, tower_block, traffic_light};
pub(super) use framing::{
    GREENS, Hung, UNDER_THE_LETTERS, framing, great_tree, great_tree_in_one, roof_of_leaves,
};
pub(super) use furniture::{bed, bookcase, bunting, drawers, hanging_lamp, picture, rug, table, window};
pub(super) use land::{Ridge, TRODDEN, bank, path, pebbles, pond, ripples, rock, stream, treetops, wave};
pub(super) use plants::{big_leaf, bush, fern, flower, grass, mushroom, reeds, trimmings, tulip};
pub(super) use room::{Room, landmark};
pub(super) use sky::{FULL_MOON, LIGHTS, Sun, birds, cloud, corners_of_star, moon, sky, sparkle, star, sun};
pub(super) use trees::{crown, crown_contour, curl, cypress, old_trunk, palm, pine, round_tree, trunk};
pub(super) use walls::{boarded, masonry, papered};

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::Dice;

use super::Stage;
use super::set::Set;
use crate::Detail;

/// How something is drawn: near things with a bold contour, far things with a lighter one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Brush {
    /// The contour's pen.
    pub contour: Pen,
    /// The pen of lines within the contour.
    pub inside: Pen,
    /// How much is drawn within it.
    pub detail: Detail,
    /// Whether it is night outside: the moon is in the window.
    pub night: bool,
}

impl Brush {
    /// For things as near as the hero, or nearer.
    pub const fn near(detail: Detail) -> Self {
        Self { contour: Pen::Outline, inside: Pen::Inner, detail, night: false }
    }

    /// For things behind the hero.
    pub const fn far(detail: Detail) -> Self {
        Self { contour: Pen::Inner, inside: Pen::Fine, detail, night: false }
    }

    /// Whether everything a thing has is drawn.
    pub fn full(self) -> bool {
        self.detail == Detail::Full
    }

    /// An area with this brush's contour.
    pub fn area(self, path: BezPath, tint: u32) -> Shape {
        Shape::area(path, Tint::hex(tint), self.contour)
    }

    /// An area with the lighter pen of what lies within a contour.
    pub fn part(self, path: BezPath, tint: u32) -> Shape {
        Shape::area(path, Tint::hex(tint), self.inside)
    }

    /// An open line within a contour.
    pub fn line(self, path: BezPath) -> Shape {
        Shape::line(path, self.inside)
    }
}

/// The point `x`, `y`.
pub(super) const fn pt(x: f64, y: f64) -> Point {
    Point::new(x, y)
}

/// The point of an ellipse around `center`; `turn` runs clockwise from the right, in radians.
pub(super) fn around(center: Point, rx: f64, ry: f64, turn: f64) -> Point {
    center + Vec2::new(rx * libm::cos(turn), ry * libm::sin(turn))
}

/// Shapes drawn around the origin, moved to where they stand.
pub(super) fn stand(shapes: Vec<Shape>, at: Point) -> Vec<Shape> {
    place(shapes, Affine::translate(at.to_vec2()))
}

/// Shapes moved, scaled, turned or mirrored.
pub(super) fn place(shapes: Vec<Shape>, placing: Affine) -> Vec<Shape> {
    shapes.into_iter().map(|shape| shape.placed(placing)).collect()
}

/// Continues a path that runs clockwise through `points`, each span bulging outwards by `bulge` of its length.
pub(super) fn lobes(path: &mut BezPath, from: Point, points: &[Point], bulge: f64) {
    let mut from = from;
    for to in points {
        let chord = *to - from;
        let out = Vec2::new(chord.y, -chord.x) * (bulge * 4.0 / 3.0);
        path.curve_to(from + out + chord * 0.05, *to + out - chord * 0.05, *to);
        from = *to;
    }
}

/// A leaf from `from` to `tip`: `width` across at its widest, bent sideways by `bend` (a share of its length,
/// positive to the right of travel).
pub(super) fn leaf(from: Point, tip: Point, width: f64, bend: f64) -> BezPath {
    let along = tip - from;
    let side = Vec2::new(-along.y, along.x) / along.hypot().max(1e-9);
    let middle = from + along * 0.5 + side * (bend * along.hypot());
    let reach = side * (width * 0.68);
    let mut path = BezPath::new();
    path.move_to(from);
    path.curve_to(from.lerp(middle, 0.45) + reach, middle.lerp(tip, 0.45) + reach, tip);
    path.curve_to(middle.lerp(tip, 0.45) - reach, from.lerp(middle, 0.45) - reach, from);
    path.close_path();
    path
}

/// A tuft of leaves as one area: arms set out from `center` at `turns` (radians, running clockwise on screen from the
/// first to the last), each `length` long and drooping by `droop` of it. `None` for `foot` makes a whole crown;
/// otherwise the tuft grows from a foot this many units wide.
pub(super) fn tuft(center: Point, turns: &[f64], length: f64, droop: f64, foot: Option<f64>) -> BezPath {
    let out = |turn: f64| Vec2::new(libm::cos(turn), libm::sin(turn));
    let tip = |turn: f64| center + out(turn) * length + Vec2::new(0.0, droop * length * out(turn).x.abs());
    let notch = |a: f64, b: f64| {
        let reach = if foot.is_some() { 0.5 } else { 0.36 };
        center + out((a + b) / 2.0) * (length * reach)
    };
    let count = turns.len();
    let mut path = BezPath::new();
    let mut from = match foot {
        Some(wide) => center - Vec2::new(wide / 2.0, 0.0),
        None => notch(turns[count - 1] - core::f64::consts::TAU, turns[0]),
    };
    path.move_to(from);
    for (index, turn) in turns.iter().enumerate() {
        let to = match (turns.get(index + 1), foot) {
            (Some(next), _) => notch(*turn, *next),
            (None, Some(wide)) => center + Vec2::new(wide / 2.0, 0.0),
            (None, None) => notch(*turn, turns[0] + core::f64::consts::TAU),
        };
        let end = tip(*turn);
        let lift = Vec2::new(0.0, -droop * length * 0.5 * out(*turn).x.abs());
        let side = Vec2::new(-out(*turn).y, out(*turn).x) * (length * 0.12);
        path.quad_to(from.lerp(end, 0.5) + lift - side, end);
        path.quad_to(to.lerp(end, 0.5) + lift + side, to);
        from = to;
    }
    if let Some(wide) = foot {
        path.quad_to(center + Vec2::new(0.0, wide * 0.36), center - Vec2::new(wide / 2.0, 0.0));
    }
    path.close_path();
    path
}

/// Half as wide as a frond is at its broadest, as a share of its length.
const BROAD_FROND: f64 = 0.2;

/// A crown of fronds as one area, and the open ribs of the upper ones: they set out from `center` at `turns` (radians, running clockwise
/// on screen from the first to the last), rise, and hang down at their tips, `length` away.
pub(super) fn fronds(center: Point, turns: &[f64], length: f64) -> [BezPath; 2] {
    let out = |turn: f64| Vec2::new(libm::cos(turn), libm::sin(turn));
    let spine = |turn: f64, share: f64| {
        let (along, aside) = (out(turn), out(turn).x.abs());
        let high = center + along * (length * 0.62) - Vec2::new(0.0, length * 0.16 * aside);
        let tip = center + along * (length * (1.0 - 0.1 * aside)) + Vec2::new(0.0, length * 0.44 * aside);
        (
            center.lerp(high, share).lerp(high.lerp(tip, share), share),
            center.lerp(high, share),
            high.lerp(tip, share),
        )
    };
    // Off the spine where it bends: off a straight one a tip would be pinched to a thread.
    let edge = |turn: f64, share: f64, by: f64| {
        let (at, from, to) = spine(turn, share);
        let along = to - from;
        at + Vec2::new(-along.y, along.x) * (length * BROAD_FROND * by / along.hypot().max(1e-9))
    };
    // Wide forks, for pens would close narrow ones.
    let fork = |a: f64, b: f64| center + out((a + b) / 2.0) * (length * 0.3);
    let last = turns.len() - 1;
    let (mut area, mut ribs) = (BezPath::new(), BezPath::new());
    area.move_to(fork(turns[last] - core::f64::consts::TAU, turns[0]));
    for (index, &turn) in turns.iter().enumerate() {
        let next = turns.get(index + 1).map_or(turns[0] + core::f64::consts::TAU, |next| *next);
        area.curve_to(edge(turn, 0.34, -1.0), edge(turn, 0.76, -0.9), edge(turn, 1.0, 0.0));
        area.curve_to(edge(turn, 0.76, 0.8), edge(turn, 0.34, 1.0), fork(turn, next));
        if out(turn).y < 0.1 {
            ribs.move_to(edge(turn, 0.36, 0.0));
            ribs.quad_to(edge(turn, 0.5, 0.0), edge(turn, 0.64, 0.0));
        }
    }
    area.close_path();
    [area, ribs]
}

/// The open ribs of a [`tuft`].
pub(super) fn ribs(center: Point, turns: &[f64], length: f64, droop: f64) -> BezPath {
    let mut path = BezPath::new();
    for turn in turns {
        let out = Vec2::new(libm::cos(*turn), libm::sin(*turn));
        let sag = Vec2::new(0.0, droop * length * out.x.abs());
        let at = |share: f64| {
            center + out * (length * share) + sag * (share * share) - sag * (0.4 * share * (1.0 - share))
        };
        path.move_to(at(0.34));
        path.quad_to(at(0.52), at(0.72));
    }
    path
}

/// Draws a composition as it is or seen in a mirror, as the dice fall. `draw` always composes the one way, with its
/// main landmark on the left, which is where there is more room if the hero stands to a side.
pub(super) fn either_way(stage: &Stage, dice: &mut Dice, draw: impl FnOnce(&Stage, &mut Dice) -> Set) -> Set {
    let [left, right] = Room::sides(stage).map(Room::width);
    let thrown = dice.chance(0.5);
    let as_it_is = if (left - right).abs() > 40.0 { left > right } else { thrown };
    if as_it_is {
        return draw(stage, dice);
    }
    let mirror =
        Affine::translate((stage.area.x0 + stage.area.x1, 0.0)) * Affine::scale_non_uniform(-1.0, 1.0);
    let [hero, head, letters] =
        [stage.hero, stage.head, stage.letters].map(|rect| mirror.transform_rect_bbox(rect));
    let turned = Stage { hero, head, letters, ..*stage };
    draw(&turned, dice).placed(mirror)
}
