//! The wave that a surfer rides: it rises behind the board and curls over, its foam before the board.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use kurbo::{BezPath, Point, Rect};
use scene::Doing;

use super::group::{Company, Tied};
use super::ties::doing;

pub(super) const SURFBOARD: &str = "surfboard";
const SEA: Tint = Tint::hex(0x8E_D3_F2);
const FOAM: Tint = Tint::hex(0xDF_F3_FF);

/// Puts the wave around a board with somebody on it who surfs.
pub(super) fn ridden(company: &Company, (name, art): (&str, &mut Art), tied: &[Tied]) {
    let surfs = |(one, ..): &Tied| doing(company.scene, one.party) == Some(Doing::Surfing);
    if name == SURFBOARD && tied.iter().any(surfs) {
        around(art, art.bounds());
    }
}

/// Behind a board in this box the wave, before it the foam.
pub(super) fn around(art: &mut Art, board: Rect) {
    let wide = board.width();
    let at = |x: f64, y: f64| Point::new(board.x0 + wide * x, board.center().y + wide * y);
    let mut wave = BezPath::new();
    wave.move_to(at(-0.16, 0.24));
    wave.curve_to(at(0.3, 0.2), at(0.78, -0.04), at(0.94, -0.4));
    wave.curve_to(at(0.98, -0.56), at(0.86, -0.66), at(0.7, -0.52));
    wave.curve_to(at(0.72, -0.8), at(1.12, -0.86), at(1.24, -0.5));
    wave.curve_to(at(1.32, -0.24), at(1.26, 0.0), at(1.34, 0.24));
    wave.close_path();
    art.shapes.insert(0, Shape::area(wave, SEA, Pen::Outline));
    for (from, over, to) in
        [((0.98, -0.2), (1.1, -0.3), (1.12, -0.5)), ((0.86, 0.04), (1.04, -0.02), (1.14, -0.16))]
    {
        let mut line = BezPath::new();
        line.move_to(at(from.0, from.1));
        line.quad_to(at(over.0, over.1), at(to.0, to.1));
        art.shapes.insert(1, Shape::line(line, Pen::Inner));
    }
    let mut foam = BezPath::new();
    foam.move_to(at(-0.16, 0.24));
    let crests = 6;
    for crest in 0..crests {
        let from = -0.16 + 1.5 * f64::from(crest) / f64::from(crests);
        let to = -0.16 + 1.5 * f64::from(crest + 1) / f64::from(crests);
        foam.quad_to(at(from.midpoint(to), 0.04), at(to, 0.16));
    }
    foam.line_to(at(1.34, 0.3));
    foam.line_to(at(-0.16, 0.3));
    foam.close_path();
    art.shapes.push(Shape::area(foam, FOAM, Pen::Outline));
}
