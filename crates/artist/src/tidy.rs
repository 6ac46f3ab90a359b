//! The last look at a composition: whose contour only touches another's, runs along it or grows out of a head steps a little
//! aside, and what of the setting would be in scraps moves, or goes.

use drawing::Shape;
use figures::Art;
use figures::settings::{Backdrop, Loose, Stage, TREE_HOUSE};
use kurbo::{Affine, BezPath, Rect, Vec2};

use crate::among::among;
use crate::board::Board;
use crate::clear::cleared;
use crate::faults::{Flaw, Sight, on_a_head, things, wrong_with};
use crate::pieces::{without_orphans, without_scraps};
use crate::silhouette::Silhouette;
use crate::slips::without_slips;
use crate::standing::Standing;
use crate::stencil::{Stencil, cell};

/// Guests step aside by so many cells at most, and things of the setting move by so many; what hangs in the sky by more.
const ASIDE: i32 = 26;
const ALONG: i32 = 8;
const ALONG_THE_SKY: i32 = 22;
/// What fills the background reaches no farther beyond the frame than so many cells, moves by so many within it, and by so
/// many down.
const BACKING: i32 = 4;
const WITHIN: i32 = 14;
const LOWER: [i32; 5] = [0, 2, -2, 4, 6];
/// Guests step so many cells nearer or back besides, nearer the farther, and what lies across the page only does that.
const NEARER: [i32; 11] = [0, 1, -1, 2, -2, 3, -3, 5, 7, 10, 14];
const ACROSS: [i32; 10] = [1, 2, 3, -1, -2, -3, 4, 5, 6, 7];
/// Who is wider than this share of the page lies across it.
const SPANS: f64 = 0.8;
/// What ends so near to the frame, in units, within it or beyond, doubles it.
const ABOVE_THE_FRAME: f64 = 30.0;
const BEYOND_IT: f64 = 5.0;
/// Who finds no place is so many times as large; smaller than that only who is still so high, in units.
const SIZES: [f64; 3] = [0.9, SMALL, 0.74];
const SMALL: f64 = 0.82;
const LEAST_HIGH: f64 = 105.0;
/// So much of somebody may be hidden after a step.
const A_LITTLE: f64 = 0.12;
/// A part of which more than this share of what is seen is on a head goes.
const ON_A_HEAD: f64 = 0.6;
/// Guests stay so far within the frame, in units.
const MARGIN: f64 = 10.0;

/// How far to the right and down, in cells.
type Step = (i32, i32);

/// The same with what is wrong put right, where a step is enough, and what is seen of everybody.
pub(crate) fn tidied(
    (setting, mut board): (Backdrop, Board),
    stage: &Stage,
) -> (Backdrop, Board, Vec<Sight>) {
    let mut sights: Vec<Sight> = board.standing.iter().map(|one| Sight::on(stage, one)).collect();
    let mut has_moved = false;
    for index in 0..sights.len() {
        if let Some((one, sight)) = aside(&sights, index, &board, stage) {
            (board.standing[index], sights[index]) = (one, sight);
            has_moved = true;
        }
    }
    let setting = if has_moved { cleared(setting, &board.standing, board.room) } else { setting };
    let mut setting = arranged(with_backing(setting, &sights, stage), (&sights, &board), stage);
    let among = among(&setting, &board.standing, board.ground);
    without_slips(&mut setting, (&sights, &among), stage.area);
    (setting, board, sights)
}

fn units((right, down): Step) -> Vec2 {
    Vec2::new(f64::from(right), f64::from(down)) * cell()
}

/// Somebody who steps aside, or is a little smaller, to have less wrong with how others are seen.
fn aside(sights: &[Sight], index: usize, board: &Board, stage: &Stage) -> Option<(Standing, Sight)> {
    let (own, one) = (&sights[index], &board.standing[index]);
    let is_beyond_all = one.depth == f64::NEG_INFINITY;
    let is_hung = is_beyond_all && one.bounds.y1 < board.hero().bounds.center().y;
    // What somebody stands on stays under those feet.
    if one.actor.is_some() || !one.hero.is_empty() || is_beyond_all && !is_hung {
        return None;
    }
    let (beyond, before): (Vec<&Sight>, Vec<&Sight>) =
        (sights[..index].iter().collect(), sights[index + 1..].iter().collect());
    let wrong = |own: &Sight, limit: u32| cost(own, (&beyond, &before), limit);
    let from = wrong(own, u32::MAX);
    if one.bounds.width() > SPANS * board.room.width() {
        // Its lower edge is no second frame.
        let frame = board.room.y1 - ABOVE_THE_FRAME..board.room.y1 + BEYOND_IT;
        let is_clear = |step: &Step| !frame.contains(&(own.bounds.y1 + units(*step).y));
        let steps = ACROSS.into_iter().map(|down| (0, down)).filter(is_clear);
        let (step, _) = least_wrong((own, from), wrong, steps, |_| true)?;
        return Some((one.stepped(units(step)), own.moved(step)));
    }
    let room = board.room.inset(-MARGIN).union(one.bounds);
    let is_within = |one: &Standing, step: &Step| {
        let own = one.bounds + units(*step);
        room.x0 <= own.x0
            && own.x1 <= room.x1
            && own.y1 <= room.y1
            && (!is_hung || own.y0 >= board.sky.min(one.bounds.y0))
    };
    if from == 0 {
        return None;
    }
    let by_others = hidden_by_others(board, index);
    let may = |one: &Standing, step: Step| {
        let after = one.silhouette.placed(Affine::translate(units(step)));
        hides_little(board, index, &by_others, &after)
    };
    let steps = around(&NEARER, ASIDE).filter(|step| is_within(one, step));
    let found = least_wrong((own, from), wrong, steps, |step| may(one, step));
    let mut least = found.map_or(from, |(_, wrong)| wrong);
    let mut best = found.map(|(step, _)| (one.stepped(units(step)), own.moved(step)));
    for size in SIZES {
        if least == 0 || one.bounds.height() * size < LEAST_HIGH && size < SMALL {
            break;
        }
        let smaller = sized(one, size);
        let own = Sight::on(stage, &smaller);
        let steps = around(&NEARER, ASIDE).filter(|step| is_within(&smaller, step));
        if let Some((step, wrong)) = least_wrong((&own, least), wrong, steps, |step| may(&smaller, step)) {
            least = wrong;
            best = Some((smaller.stepped(units(step)), own.moved(step)));
        }
    }
    best
}

/// The same so many times as large on its feet.
fn sized(one: &Standing, size: f64) -> Standing {
    let foot = Vec2::new(one.bounds.center().x, one.bounds.y1);
    let placing = Affine::translate(foot) * Affine::scale(size) * Affine::translate(-foot);
    Standing::new(one.name, Art::clone(&one.art).placed(placing), one.depth)
}

/// How much of everybody those who are nearer hide, in square units, but for the one at `index`.
fn hidden_by_others(board: &Board, index: usize) -> Vec<f64> {
    let all = || board.standing.iter().enumerate();
    let by_others = |(far, one): (usize, &Standing)| {
        let nearer = all().filter(|(near, _)| *near > far && far != index && *near != index);
        nearer.map(|(_, near)| one.silhouette.overlap(&near.silhouette)).sum()
    };
    all().map(by_others).collect()
}

/// Whether somebody of this silhouette in the place of the one at `index` is not hidden more than that one, or than a little,
/// and hides nobody more of whom the others hide so much.
fn hides_little(board: &Board, index: usize, by_others: &[f64], after: &Silhouette) -> bool {
    let (beyond, nearer) = board.standing.split_at(index);
    let before = &board.standing[index].silhouette;
    let is_little = |(far, hidden): (&Standing, &f64)| {
        let [before, after] = [before, after].map(|own| hidden + own.overlap(&far.silhouette));
        after <= before.max(A_LITTLE * far.silhouette.area())
    };
    let hidden = |own: &Silhouette| {
        let by_all: f64 = nearer[1..].iter().map(|near| own.overlap(&near.silhouette)).sum();
        by_all / own.area().max(1e-9)
    };
    beyond.iter().zip(by_others).all(is_little) && hidden(after) <= hidden(before).max(A_LITTLE)
}

/// So many cells to either side, the nearest first.
fn sideways(most: i32) -> impl Iterator<Item = i32> {
    (1..=most).flat_map(|step| [step, -step])
}

/// Steps to either side, so many cells at most, and so many nearer or back: the nearest first.
fn around(nearer: &[i32], aside: i32) -> impl Iterator<Item = Step> {
    let across = move || std::iter::once(0).chain(sideways(aside));
    nearer.iter().flat_map(move |down| across().map(|right| (right, *down)))
}

/// The first of some steps that one `may` take after which nothing is wrong, or least, and what is wrong then; `None` where
/// no step is better.
fn least_wrong(
    (own, mut least): (&Sight, u32),
    wrong: impl Fn(&Sight, u32) -> u32,
    steps: impl Iterator<Item = Step>,
    may: impl Fn(Step) -> bool,
) -> Option<(Step, u32)> {
    let mut best = None;
    if least == 0 {
        return best;
    }
    for step in steps {
        let wrong = wrong(&own.moved(step), least);
        if wrong < least && may(step) {
            (least, best) = (wrong, Some((step, wrong)));
        }
        if least == 0 {
            break;
        }
    }
    best
}

/// What it costs how somebody is seen behind those `before`, and others are `beyond`, where that is less than `limit`.
fn cost(own: &Sight, (beyond, before): (&[&Sight], &[&Sight]), limit: u32) -> u32 {
    let alone = [own];
    let hidden = beyond.iter().flat_map(|far| wrong_with(far, &alone));
    let mut cost = 0;
    for (flaw, _) in wrong_with(own, before).chain(hidden) {
        cost += cost_of(flaw);
        if cost >= limit {
            break;
        }
    }
    cost
}

const fn cost_of(flaw: Flaw) -> u32 {
    match flaw {
        Flaw::Touches | Flaw::Runs | Flaw::Trips => 2,
        Flaw::Grows | Flaw::Scraps => 3,
        Flaw::Faceless => 4,
    }
}

/// The setting with what fills its background a little aside, where it is seen better there, or without it.
fn with_backing(mut setting: Backdrop, sights: &[Sight], stage: &Stage) -> Backdrop {
    let Some(own) = Sight::of_backing(&setting).filter(|_| setting.vista != TREE_HOUSE) else {
        return setting;
    };
    let before: Vec<&Sight> = sights.iter().collect();
    let wrong = |own: &Sight, limit: u32| cost(own, (&[], &before), limit);
    let is_within = |step: &Step| {
        step.0.abs() <= BACKING || is_as_wide(own.bounds, own.bounds + units(*step), stage.area)
    };
    let steps = around(&LOWER, WITHIN).filter(is_within);
    let step = least_wrong((&own, wrong(&own, u32::MAX)), wrong, steps, |_| true)
        .map(|(step, _)| step)
        .unwrap_or_default();
    let is_bad = |(flaw, _): &(Flaw, &str)| matches!(flaw, Flaw::Grows | Flaw::Scraps);
    setting.move_backing(units(step));
    without_tips(&mut setting, sights);
    without_scraps(&mut setting, sights, stage.area);
    let left = Sight::of_backing(&setting);
    if left.is_none_or(|own| wrong_with(&own, &before).any(|wrong| is_bad(&wrong))) {
        return setting.without_backing();
    }
    without_orphans(&mut setting, sights);
    setting
}

/// Empties parts of what fills the background that are seen on a head and hardly anywhere else, the tip of a tower all the rest
/// of which is hidden, and what stands below them: a trunk without its crown.
fn without_tips(setting: &mut Backdrop, sights: &[Sight]) {
    let Some(own) = Sight::of_backing(setting) else { return };
    let tips: Vec<Stencil> = sights.iter().flat_map(|near| on_a_head(&own, near)).collect();
    if tips.is_empty() {
        return;
    }
    let is_tip = |part: &Shape| {
        let around = part.bounds().inflate(cell(), cell());
        let area =
            if part.tint.is_some() { Stencil::of(std::iter::once(part)) } else { Stencil::of_rect(around) };
        let seen = sights.iter().fold(area, |seen, near| seen.without(&near.stencil));
        let on_heads: u32 = tips.iter().map(|tip| seen.common(tip)).sum();
        f64::from(on_heads) > ON_A_HEAD * f64::from(seen.count())
    };
    let parts = &mut setting.behind[setting.backing.clone()];
    let gone: Vec<Rect> = parts.iter().filter(|part| is_tip(part)).map(Shape::bounds).collect();
    let is_below = |own: Rect| {
        gone.iter().any(|tip| {
            own.width() <= tip.width() && (tip.x0..tip.x1).contains(&own.center().x) && own.y0 >= tip.y0
        })
    };
    parts.iter_mut().filter(|part| is_below(part.bounds())).for_each(|part| part.path = BezPath::new());
}

/// Whether what is seen of something in an area is as wide after a step as before.
fn is_as_wide(before: Rect, after: Rect, area: Rect) -> bool {
    let (before, after) = (before.intersect(area), after.intersect(area));
    after.width() >= before.width() - 1.0
}

/// The setting whose large things are seen whole, or clearly behind others: they move, and where that does not help they go.
fn arranged(mut setting: Backdrop, (sights, board): (&[Sight], &Board), stage: &Stage) -> Backdrop {
    let among = among(&setting, &board.standing, board.ground);
    let mut left: Vec<(Vec<Loose>, Sight)> = things(&setting)
        .into_iter()
        .map(|parts| (Sight::of_thing(&setting, &parts), parts))
        .map(|(sight, parts)| (parts, sight))
        .collect();
    let mut gone: Vec<Rect> = Vec::new();
    let mut index = 0;
    while index < left.len() {
        let (parts, own) = left.remove(index);
        let from = parts[0].shapes.start;
        let nearer = sights.iter().zip(among.iter().copied().map(|at| at > from));
        let others = left.iter().map(|(other, sight)| (sight, other[0].shapes.start > from));
        let (before, beyond): (Vec<_>, Vec<_>) = nearer.chain(others).partition(|(_, is_nearer)| *is_nearer);
        let [before, beyond] =
            [before, beyond].map(|sights| sights.into_iter().map(|(sight, _)| sight).collect::<Vec<_>>());
        let wrong = |own: &Sight, limit: u32| cost(own, (&beyond, &before), limit);
        let most = if parts[0].hangs() { ALONG_THE_SKY } else { ALONG };
        let cut = |own: Rect| own.width() - own.intersect(stage.area).width();
        let is_within = |step: &Step| cut(own.bounds + units(*step)) <= cut(own.bounds);
        let steps = sideways(most).map(|right| (right, 0)).filter(is_within);
        let step = least_wrong((&own, wrong(&own, u32::MAX)), wrong, steps, |_| true)
            .map(|(step, _)| step)
            .unwrap_or_default();
        let moved = own.moved(step);
        if wrong(&moved, 1) > 0 {
            gone.push(own.bounds);
            continue;
        }
        if step != (0, 0) {
            move_thing(&mut setting, own.bounds, units(step));
        }
        left.insert(index, (parts, moved));
        index += 1;
    }
    setting.without(|loose| gone.contains(&loose.bounds))
}

/// Moves all parts of the thing with these bounds.
fn move_thing(setting: &mut Backdrop, around: Rect, by: Vec2) {
    for loose in setting.loose.iter_mut().filter(|loose| loose.bounds == around) {
        let layer = if loose.is_front { &mut setting.before } else { &mut setting.behind };
        for shape in &mut layer[loose.shapes.clone()] {
            *shape = shape.clone().placed(Affine::translate(by));
        }
        loose.bounds = loose.bounds + by;
        loose.face = loose.face.map(|face| face + by);
    }
    let marks = setting.landmarks.iter_mut().chain(&mut setting.aloft).chain(&mut setting.faces);
    marks.filter(|mark| around.contains_rect(**mark)).for_each(|mark| *mark = *mark + by);
}

#[cfg(test)]
mod tests {
    use drawing::{Pen, Tint};
    use figures::Detail;
    use kurbo::Shape as _;

    use super::*;

    fn area(rect: Rect) -> Shape {
        Shape::area(rect.to_path(0.1), Tint::PAPER, Pen::Inner)
    }

    #[test]
    fn what_fills_the_background_stays_at_the_sides_without_the_tip_that_would_stand_on_a_head() {
        let page = Rect::new(0.0, 0.0, 540.0, 720.0);
        let head = Rect::new(220.0, 200.0, 320.0, 320.0);
        let stage = Stage { head, ..Stage::empty(page, Detail::Full) };
        let child = Art::of(vec![area(Rect::new(210.0, 200.0, 330.0, 680.0))]);
        let hero = Standing { hero: 0..1, ..Standing::new("hero", child, 680.0) };
        let sights = [Sight::on(&stage, &hero)];
        let (house, spire) = (Rect::new(20.0, 120.0, 180.0, 500.0), Rect::new(250.0, 130.0, 290.0, 500.0));
        let behind = vec![area(house), area(spire)];
        let setting = Backdrop { behind, backing: 0..2, grand: vec![house], ..Backdrop::default() };
        let boards = Backdrop { vista: TREE_HOUSE, ..setting.clone() };
        assert_eq!(with_backing(boards.clone(), &sights, &stage), boards, "what carries everybody moved");
        let setting = with_backing(setting, &sights, &stage);
        assert!(!setting.grand.is_empty(), "all of it went");
        let is_left = |at: usize| !setting.behind[at].path.elements().is_empty();
        assert!(is_left(0) && !is_left(1), "{} {}", is_left(0), is_left(1));
    }
}
