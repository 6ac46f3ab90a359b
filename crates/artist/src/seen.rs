//! How much of somebody is seen, what of the relations that were asked for can be, and how much of a page is free.

use figures::settings::Stage;
use kurbo::Rect;
use scene::{Link, Party, Scene};

use crate::board::Board;
use crate::compose::Illustration;
use crate::silhouette::Silhouette;

/// Whoever is hidden as far as this stands in no relation that anybody could see; two of whom so much is seen do.
const UNSEEN: f64 = 0.08;
const BOTH_SEEN: f64 = 0.55;

/// What the boxes say of a relation is true only where both are seen, and two who are seen close to each other are together
/// however their boxes lie.
pub(crate) fn seen_to_be_shown(scene: &Scene, page: &mut Illustration) {
    for (known, shown) in scene.relations.iter().zip(&mut page.shown) {
        let of = |party: Party| page.placed.iter().filter(move |one| one.party == Some(party));
        let least = |party: Party| of(party).map(|one| one.visible).fold(1.0, f64::min);
        let seen = least(known.subject).min(least(known.object));
        let there = of(known.subject).next().is_some() && of(known.object).next().is_some();
        let close = matches!(known.link, Link::NextTo | Link::With) && there && seen >= BOTH_SEEN;
        *shown = (*shown || close) && seen > UNSEEN;
    }
}

/// The share of one that others cover together.
pub(crate) fn covered(one: &Silhouette, around: Rect, over: &[&Silhouette]) -> f64 {
    let [only] = over else {
        let row = |row: u32| around.y0 + around.height() * (f64::from(row) + 0.5) / 32.0;
        let at = |silhouette: &Silhouette, y: f64| {
            let level = silhouette.bands().iter().filter(|band| band.y0 <= y && y < band.y1);
            level.fold(0, |covered, band| covered | columns(around, band))
        };
        let rows = if over.is_empty() { 0 } else { 32 };
        let (all, under) = (0..rows).map(row).fold((0, 0), |(all, under), y| {
            let own = at(one, y);
            let hides = over.iter().fold(0, |hides, other| hides | at(other, y));
            (all + own.count_ones(), under + (own & hides).count_ones())
        });
        return f64::from(under) / f64::from(all.max(1));
    };
    (one.overlap(only) / one.area().max(1e-9)).min(1.0)
}

/// The share of the page's area that nobody stands before.
pub(crate) fn free_of(board: &Board, stage: &Stage) -> f64 {
    let area = stage.area;
    let bands = || board.standing.iter().flat_map(|one| one.silhouette.bands());
    let covered = (0..u64::BITS).map(|row| {
        let y = area.y0 + area.height() * (f64::from(row) + 0.5) / f64::from(u64::BITS);
        let level = bands().filter(|band| band.y0 <= y && y < band.y1);
        level.fold(0, |covered, band| covered | columns(area, band)).count_ones()
    });
    1.0 - f64::from(covered.sum::<u32>()) / f64::from(u64::BITS * u64::BITS)
}

/// The columns of an area, as many as a word has bits, whose middles a band covers: a bit each.
fn columns(area: Rect, band: &Rect) -> u64 {
    let column = |x: f64| ((x - area.x0) / area.width() * f64::from(u64::BITS) + 0.5).clamp(0.0, 64.0) as u32;
    let below = |column: u32| 1_u64.checked_shl(column).map_or(u64::MAX, |bit| bit - 1);
    below(column(band.x1)) & !below(column(band.x0))
}
