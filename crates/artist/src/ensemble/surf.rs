//! The wave that a surfer rides: it rises behind the board and curls over, its foam before the board.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use kurbo::{BezPath, Point, Rect};
use scene::{Doing, Link, Party, Relation, Scene, Subject, Thing};

use super::casting::copies;
use super::group::{Company, Group, Tied};
use super::ties::doing;

pub(super) const SURFBOARD: &str = "surfboard";
const SEA: Tint = Tint::hex(0x8E_D3_F2);
const FOAM: Tint = Tint::hex(0xDF_F3_FF);

/// A wave that was asked for, and how wide a board before it is, where its foot is, in shares of the wave's box.
pub(super) const BIG_WAVE: &str = "big wave";
const BOARD: f64 = 0.62;
const AT: (f64, f64) = (0.62, 0.9);

pub(super) fn is_wave(name: &str) -> bool {
    name == BIG_WAVE
}

/// Whether somebody surfs on a wave that was asked for.
pub(super) fn rides_a_wave(scene: &Scene, party: Party) -> bool {
    let wave = |known: &Relation| {
        known.subject == party
            && matches!(known.link, Link::On | Link::Riding | Link::In)
            && scene.subject(known.object).is_some_and(|one| is_wave(one.what.name()))
    };
    doing(scene, party) == Some(Doing::Surfing) && scene.relations.iter().any(wave)
}

/// Whoever surfs on a wave is on a board that is on it.
pub(super) fn on_a_wave(scene: &mut Scene) {
    let Some(board) = Thing::named(SURFBOARD) else { return };
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let named = scene.cast.iter().any(|one| one.what.name() == SURFBOARD);
        let wave = scene.subject(known.object).is_some_and(|one| is_wave(one.what.name()));
        if named || !wave || !rides_a_wave(scene, known.subject) {
            continue;
        }
        let object = Party::Cast(scene.cast.len());
        scene.cast.push(Subject { count: copies(scene, known.subject), ..Subject::one(board) });
        scene.relations[index] = Relation { subject: object, link: Link::On, ..known };
        scene.relations.push(Relation { subject: known.subject, link: Link::On, object, and: None });
    }
}

/// A board and whoever is on it before the wave, one of `same`.
pub(super) fn before_the_wave(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let board = other.first().map_or(own, |first| first.art.bounds());
    let scale = (around.width() * BOARD / same as f64 / board.width().max(1.0))
        .min(around.height() * 0.8 / own.height().max(1.0));
    let aside = (rank as f64 + 0.5 - same as f64 / 2.0) * board.width() * scale * 1.1;
    let foot = Point::new(around.x0 + around.width() * AT.0 + aside, around.y0 + around.height() * AT.1);
    other.stood(foot, scale)
}

/// Puts the wave around a board with somebody on it who surfs.
pub(super) fn ridden(company: &Company, (name, art): (&str, &mut Art), tied: &[Tied]) {
    let asked = company.scene.cast.iter().any(|one| is_wave(one.what.name()));
    let surfs = |(one, ..): &Tied| !asked && doing(company.scene, one.party) == Some(Doing::Surfing);
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
