//! Slips: of a part of the setting that those before it hide but for a strip no crayon fits, nothing is drawn, and the edge of a
//! land that would graze somebody's contour runs a little higher or lower.

use std::ops::Range;

use drawing::Shape;
use figures::settings::{Backdrop, edge_at};
use kurbo::{BezPath, Rect};

use crate::faults::{Sight, wrong_with};
use crate::stencil::{Stencil, cell};

/// What is wider than this share of the page is a land, the sky or a wall: it is seen elsewhere.
const WIDE: f64 = 0.5;
/// An edge runs so many cells lower, or higher, the nearest first: much lower, what stands on it would float.
const SHIFTS: [i32; 6] = [1, -1, 2, -2, -3, -4];
/// What is so many cells above an edge or below it is too near to color between.
const TOO_NEAR: i32 = 2;

/// Empties the parts of what fills the background of a setting of which those before them leave slips, on a page of this
/// `area`; each of the `sights` is before as many of its shapes as `among` says. The lines drawn upon a part go with it. None
/// goes where what is left would be seen worse, as where it ran along somebody's contour.
pub(crate) fn without_slips(setting: &mut Backdrop, (sights, among): (&[Sight], &[usize]), area: Rect) {
    let before: Vec<&Sight> = sights.iter().collect();
    let wrong = |setting: &Backdrop| {
        Sight::of_backing(setting).map_or(0, |backing| wrong_with(&backing, &before).count())
    };
    let mut plainer = setting.clone();
    let parts = plainer.backing.clone();
    empty_slips(&mut plainer.behind, parts, (sights, among), WIDE * area.width());
    if wrong(&plainer) <= wrong(setting) {
        *setting = plainer;
    }
}

/// Empties those of some parts of a setting no wider than `most` of which slips are seen.
fn empty_slips(behind: &mut [Shape], parts: Range<usize>, (sights, among): (&[Sight], &[usize]), most: f64) {
    let mut hidden: Vec<(usize, &Stencil)> =
        among.iter().copied().zip(sights.iter().map(|sight| &sight.stencil)).collect();
    hidden.sort_by_key(|(at, _)| *at);
    let mut over = Stencil::EMPTY;
    for index in parts.rev() {
        while let Some((_, near)) = hidden.pop_if(|(at, _)| *at > index) {
            over = over.with(near);
        }
        let part = &behind[index];
        if part.tint.is_none() || part.bounds().width() > most {
            continue;
        }
        let own = Stencil::of(std::iter::once(part));
        let seen = own.without(&over);
        // Nothing is wide enough for a crayon that has no cell amid others.
        if own.meets(&over) && seen.count() > 0 && seen.is_thin() && !own.is_thin() {
            empty(&mut behind[index..]);
        }
    }
}

/// Empties a part, and the lines upon it that follow.
fn empty(parts: &mut [Shape]) {
    let Some((part, later)) = parts.split_first_mut() else { return };
    let own = part.bounds().inflate(cell(), cell());
    part.path = BezPath::new();
    let is_upon = |line: &&mut Shape| line.tint.is_none() && own.contains_rect(line.bounds());
    later.iter_mut().take_while(is_upon).for_each(|line| line.path = BezPath::new());
}

/// Shifts each land of a setting so that its edge runs along the contour of as few of those in `sights` as it can.
pub(crate) fn without_grazes(setting: &mut Backdrop, sights: &[Sight], area: Rect) {
    let near = sights.iter().fold(Stencil::EMPTY, |near, sight| near.with(&sight.stencil));
    let columns = (0..libm::floor(area.width() / cell()) as u32)
        .map(|column| area.x0 + (f64::from(column) + 0.5) * cell())
        .collect::<Vec<f64>>();
    setting.shift_lands(&|land, nearer| {
        let is_seen = |(x, y): &(f64, f64)| {
            nearer.iter().filter_map(|land| edge_at(land, *x, area)).all(|before| *y < before)
        };
        let edge = columns.iter().filter_map(|x| Some((*x, edge_at(land, *x, area)?)));
        let edge: Vec<(f64, f64)> = edge.filter(is_seen).collect();
        let grazed = |down: i32| grazed(&edge, &near, f64::from(down) * cell());
        let from = grazed(0);
        let least = SHIFTS.into_iter().map(|down| (grazed(down), down)).min_by_key(|(grazed, _)| *grazed);
        match least {
            Some((grazed, down)) if grazed < from => f64::from(down) * cell(),
            _ => 0.0,
        }
    });
}

/// In how many columns an edge, so far `down`, is seen and all but touches who is `near`.
fn grazed(edge: &[(f64, f64)], near: &Stencil, down: f64) -> u32 {
    let is_at = |x: f64, y: f64| near.meets_rect(Rect::new(x, y, x, y));
    let is_grazed = |(x, y): &(f64, f64)| {
        let y = y + down;
        !is_at(*x, y)
            && (1..=TOO_NEAR).any(|cells| {
                let aside = f64::from(cells) * cell();
                is_at(*x, y - aside) || is_at(*x, y + aside)
            })
    };
    edge.iter().filter(|at| is_grazed(at)).count() as u32
}

#[cfg(test)]
mod tests {
    use drawing::{Pen, Tint};
    use figures::settings::Stage;
    use figures::{Art, Detail};
    use kurbo::Shape as _;

    use super::*;
    use crate::standing::Standing;

    const PAGE: Rect = Rect::new(0.0, 0.0, 540.0, 720.0);

    fn area(rect: Rect) -> Shape {
        Shape::area(rect.to_path(0.1), Tint::PAPER, Pen::Inner)
    }

    fn child() -> Sight {
        let stage = Stage::empty(PAGE, Detail::Full);
        let child = Art::of(vec![area(Rect::new(200.0, 200.0, 340.0, 680.0))]);
        Sight::on(&stage, &Standing { hero: 0..1, ..Standing::new("hero", child, 680.0) })
    }

    #[test]
    fn of_a_tower_that_looks_out_by_a_strip_nothing_is_drawn_and_a_near_one_stays() {
        let [strip, broad] = [Rect::new(250.0, 300.0, 347.0, 500.0), Rect::new(250.0, 300.0, 390.0, 500.0)];
        let line = Shape::line(Rect::new(330.0, 320.0, 345.0, 330.0).to_path(0.1), Pen::Fine);
        let left = |tower: Rect, among: usize| {
            let behind = vec![area(PAGE), area(tower), line.clone()];
            let mut setting = Backdrop { behind, backing: 0..3, ..Backdrop::default() };
            without_slips(&mut setting, (&[child()], &[among]), PAGE);
            setting.behind.iter().filter(|part| !part.path.elements().is_empty()).count()
        };
        assert_eq!(left(strip, 3), 1, "a strip no crayon fits");
        assert_eq!(left(broad, 3), 3, "a broad one");
        assert_eq!(left(strip, 1), 3, "before the child");
    }

    #[test]
    fn an_edge_along_a_contour_is_counted_column_by_column() {
        let near = child().stencil;
        let edge: Vec<(f64, f64)> = (0..10).map(|step| (210.0 + 10.0 * f64::from(step), 195.0)).collect();
        assert_eq!(grazed(&edge, &near, 0.0), 10);
        assert_eq!(grazed(&edge, &near, -9.0), 0);
        assert_eq!(grazed(&edge, &near, 20.0), 0, "behind the child");
    }
}
