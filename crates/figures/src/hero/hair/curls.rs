//! Curly hair: big soft curls round the head, and ringlets that hang from it and end in coils.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};

use super::{Cover, Cut, Hair};
use crate::hero::curve::{mix, open, run, toward};
use crate::path::{circle, scallops, united};

/// Half as wide as a ringlet is, how far down one of its turns is from the next, and how large the coil at its end is.
const HALF: f64 = 13.5;
const TURN: f64 = 27.0;
const COIL: f64 = 15.0;

/// A ringlet: where its middle begins and where its coil is, and to which side (−1 or 1) it is wound.
#[derive(Debug, Clone, Copy)]
struct Ringlet {
    from: Point,
    coil: Point,
    side: f64,
}

impl Ringlet {
    /// How many turns it has above its coil.
    fn turns(&self) -> i32 {
        libm::round((self.coil.y - self.from.y) / TURN).max(1.0) as i32
    }

    /// Beside its middle, so many turns down; it sways a little.
    fn at(&self, turn: f64, out: f64) -> Point {
        let share = turn / f64::from(self.turns());
        let sway = 3.0 * libm::sin(core::f64::consts::TAU * share) * self.side;
        self.from.lerp(self.coil, share) + Vec2::new(out * self.side + sway, 0.0)
    }

    /// Round turns down the outer side, the coil, and up the inner side, whose turns are half a turn higher.
    fn outline(&self) -> BezPath {
        let turns = self.turns();
        let outer = (0..=turns).map(|turn| self.at(f64::from(turn), HALF - 2.0));
        let inner = (0..=turns).rev().map(|turn| self.at((f64::from(turn) - 0.5).max(-0.2), 2.0 - HALF));
        let points: Vec<Point> = outer.chain(inner).collect();
        united(&[scallops(&points, 0.3), circle((self.coil.x, self.coil.y), COIL)])
    }

    /// The winding of its coil, and the edge of each turn, which lies over the next one and ends before it divides the ringlet.
    fn lines(&self, cut: &Cut, turned: bool) -> Vec<Shape> {
        let edge = |turn: i32| {
            let turn = f64::from(turn);
            let (from, to) = (self.at(turn, HALF - 2.0), self.at(turn - 0.34, -3.0));
            let by = self.at(turn + 0.1, 3.0);
            Shape::line(open((from.x, from.y), &[[from.x, from.y, by.x, by.y, to.x, to.y]]), Pen::Inner)
        };
        let winding = (0..=10).map(|step| {
            let share = f64::from(step) / 10.0;
            let around = toward(self.side * mix(90.0, 90.0 + if cut.full { 470.0 } else { 400.0 }, share));
            self.coil + around * mix(COIL - 3.0, 3.4, libm::sqrt(share))
        });
        let mut coil = BezPath::new();
        run(&mut coil, &winding.collect::<Vec<_>>());
        let turns = if turned { 1..self.turns() } else { 0..0 };
        turns.map(edge).chain([Shape::line(coil, Pen::Inner)]).collect()
    }
}

/// Big curls round the head, and ringlets down both sides.
pub(super) fn curly(cut: &Cut) -> Hair {
    let cheek = match cut.rank() {
        _ if cut.tucked => 2.0,
        0 => 0.0,
        _ => 25.0,
    };
    let front = match cut.cover {
        Cover::Brim => curls_below_a_brim(cut, cheek),
        _ if cut.is_covered() => cut.temples(Point::new(51.0, cheek)),
        _ => curls(cut, cheek),
    };
    let ringlets = ringlets(cut);
    let mut parts = vec![scallops(&cap(cut), 0.4)];
    if cut.rank() > 0 {
        parts.push(nape(cut));
    }
    parts.extend(ringlets.iter().map(Ringlet::outline));
    let mut back = vec![cut.area(united(&parts))];
    // Of two beside each other the inner one is half hidden, and beside arms turns would be scraps of lines.
    let turns = |index: usize| cut.rank() < 2 || cut.full && index % 2 == 1;
    back.extend(ringlets.iter().enumerate().flat_map(|(index, ringlet)| ringlet.lines(cut, turns(index))));
    Hair { back, front, ears: [cut.tucked || cut.rank() == 0; 2], ..Hair::default() }
}

/// What hangs at either side: one ringlet beside the cheek, of long hair two, the inner one longer.
fn ringlets(cut: &Cut) -> Vec<Ringlet> {
    let mut all = Vec::with_capacity(4);
    // Of what hangs to the chest nothing comes out below one lifted arm.
    let hidden = |side: f64| (1..3).contains(&cut.rank()) && cut.is_raised(side) && !cut.is_raised(-side);
    for side in [-1.0, 1.0].into_iter().filter(|side| !hidden(*side)) {
        let beside = cut.at_the_side(side);
        let hung = |from: (f64, f64), coil: (f64, f64)| Ringlet {
            from: Point::new(side * from.0, from.1),
            coil: Point::new(side * coil.0, coil.1),
            side,
        };
        if cut.rank() < 2 || cut.cover == Cover::Glass {
            if cut.rank() > 0 {
                all.push(hung(
                    (62.0, 2.0),
                    (if cut.cover == Cover::Glass { 58.0 } else { 70.0 }, cut.end - COIL * 0.6),
                ));
            }
            continue;
        }
        let wide = cut.beside_the_arms(74.0) - HALF;
        let end = beside.end - COIL;
        all.push(hung((54.0, 20.0), (wide - 25.0, end)));
        all.push(hung((66.0, 2.0), (wide, end - TURN)));
    }
    all
}

/// How far round from the top curls are at either side of the head, in degrees, and short ones.
const CURLS: f64 = 112.0;
const SHORT_CURLS: f64 = 94.0;

/// From one curl of the head's rim to the next, clockwise from the left.
fn cap(cut: &Cut) -> Vec<Point> {
    if cut.cover == Cover::Brim {
        let low = if cut.rank() == 0 { -2.0 } else { 10.0 };
        let top = UNDER_A_BRIM.map(|(x, y)| Point::new(x * 64.0, y));
        let chin = [(54.0, 24.0), (0.0, 20.0), (-54.0, 24.0)].map(|(x, y)| Point::new(x, y + low - 14.0));
        return [&top[..], &chin[..]].concat();
    }
    // Short curls leave the ears free.
    let low = if cut.rank() == 0 { SHORT_CURLS } else { CURLS };
    let round = |step: i32| {
        let at = toward(180.0 + low - low / 3.5 * f64::from(step));
        Point::new(at.x * 62.0, at.y * 60.0 - 4.0)
    };
    let nape = if cut.rank() == 0 { 12.0 } else { 26.0 };
    let chin = [(50.0, nape), (0.0, 16.0), (-50.0, nape)].map(Point::from);
    (0..=7).map(round).chain(chin).collect()
}

/// What falls behind the neck, between the ringlets.
fn nape(cut: &Cut) -> BezPath {
    let low = cut.end.min(cut.down(0.1));
    let half = if cut.cover == Cover::Glass { 46.0 } else { 58.0 };
    open((-half, 0.0), &[[-half, low, -half * 0.6, low, 0.0, low], [half * 0.6, low, half, low, half, 0.0]])
}

/// Curls beside the face and over the forehead, as far as a brim leaves it free; beside the cheeks they end at `low`.
pub(super) fn curls_below_a_brim(cut: &Cut, low: f64) -> Vec<Shape> {
    let side = |side: f64| {
        let row = [(54.0, low), (52.0, low * 0.5 - 4.0), (46.0, -18.0), (25.0, -28.0), (9.0, -30.0)];
        row.map(|(x, y)| (side * x, y))
    };
    let mut right = side(1.0);
    right.reverse();
    cut.veil(bumps(&[side(-1.0), right].concat())).into()
}

/// From the left temple under the hat to the right one; 1 across is the head's side.
const UNDER_A_BRIM: [(f64, f64); 5] = [(-1.0, 2.0), (-0.9, -34.0), (0.0, -46.0), (0.9, -34.0), (1.0, 2.0)];

/// Curls over the forehead.
fn curls(cut: &Cut, low: f64) -> Vec<Shape> {
    let hairline = bumps(&[
        (-53.0, low),
        (-48.0, low * 0.5 - 12.0),
        // Clear of the brows.
        (-30.0, -29.0),
        (0.0, -33.0),
        (30.0, -29.0),
        (48.0, low * 0.5 - 12.0),
        (53.0, low),
    ]);
    let mut front = cut.veil(hairline).to_vec();
    for (x, y, size) in [(-36.0, -46.0, 9.0), (0.0, -50.0, 9.0), (36.0, -46.0, 9.0)] {
        front.push(Shape::line(curl(x, y, size), Pen::Inner));
    }
    front
}

/// A row of bumps that hang below a run of points from left to right.
pub(super) fn bumps(points: &[(f64, f64)]) -> BezPath {
    let mut path = BezPath::new();
    for (index, &to) in points.iter().enumerate() {
        let to = Point::from(to);
        if index == 0 {
            path.move_to(to);
            continue;
        }
        let from = Point::from(points[index - 1]);
        let chord = to - from;
        let out = Vec2::new(-chord.y, chord.x) * 0.46;
        path.curve_to(from + out + chord * 0.08, to + out - chord * 0.08, to);
    }
    path
}

/// An open hook of a line: a curl seen from outside.
pub(super) fn curl(x: f64, y: f64, size: f64) -> BezPath {
    open(
        (x - size, y + size * 0.5),
        &[
            [x - size, y - size, x + size, y - size, x + size, y + size * 0.3],
            [x + size, y + size * 1.1, x, y + size * 1.1, x, y + size * 0.4],
        ],
    )
}
