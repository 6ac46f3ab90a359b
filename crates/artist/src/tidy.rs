//! The last look at a composition: whose contour only touches another's, runs along it or grows out of a head steps a little
//! aside, and what of the setting would be in scraps moves, or goes.

use figures::settings::{Backdrop, Loose, Stage};
use kurbo::{Affine, Rect, Vec2};

use crate::among::among;
use crate::board::Board;
use crate::clear::cleared;
use crate::faults::{Flaw, Sight, things, wrong_with};
use crate::standing::Standing;
use crate::stencil::cell;

/// Guests step aside by so many cells at most, and things of the setting move by so many; what hangs in the sky by more.
const ASIDE: i32 = 14;
const ALONG: i32 = 8;
const ALONG_THE_SKY: i32 = 22;
/// What fills the background reaches no farther beyond the frame than so many cells.
const BACKING: i32 = 4;
/// Guests step so many cells nearer or back besides, nearer the farther, and what lies across the page only does that.
const NEARER: [i32; 11] = [0, 1, -1, 2, -2, 3, -3, 5, 7, 10, 14];
const ACROSS: [i32; 6] = [1, 2, 3, -1, -2, -3];
/// Who is wider than this share of the page lies across it.
const SPANS: f64 = 0.8;
/// What ends so near to the frame, in units, within it or beyond, doubles it.
const ABOVE_THE_FRAME: f64 = 30.0;
const BEYOND_IT: f64 = 5.0;
/// So much of somebody may be hidden after a step.
const A_LITTLE: f64 = 0.12;
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
        if let Some(step) = step_of(&sights, index, &board) {
            board.standing[index] = stepped(&board.standing[index], units(step));
            sights[index] = sights[index].moved(step);
            has_moved = true;
        }
    }
    let setting = if has_moved { cleared(setting, &board.standing, board.room) } else { setting };
    let setting = arranged(with_backing(setting, &sights), (&sights, &board), stage);
    (setting, board, sights)
}

fn units((right, down): Step) -> Vec2 {
    Vec2::new(f64::from(right), f64::from(down)) * cell()
}

/// How far somebody steps to have less wrong with how others are seen.
fn step_of(sights: &[Sight], index: usize, board: &Board) -> Option<Step> {
    let (own, one) = (&sights[index], &board.standing[index]);
    // What somebody stands on stays under those feet.
    if one.actor.is_some() || !one.hero.is_empty() || one.depth == f64::NEG_INFINITY {
        return None;
    }
    let (beyond, before): (Vec<&Sight>, Vec<&Sight>) =
        (sights[..index].iter().collect(), sights[index + 1..].iter().collect());
    let wrong = |own: &Sight| cost(own, &beyond, &before);
    if one.bounds.width() > SPANS * board.room.width() {
        // Its lower edge is no second frame.
        let frame = board.room.y1 - ABOVE_THE_FRAME..board.room.y1 + BEYOND_IT;
        let is_clear = |step: &Step| !frame.contains(&(own.bounds.y1 + units(*step).y));
        return least_wrong(own, wrong, ACROSS.into_iter().map(|down| (0, down)).filter(is_clear));
    }
    let room = board.room.inset(-MARGIN).union(one.bounds);
    let is_within = |step: &Step| {
        let own = own.bounds + units(*step);
        room.x0 <= own.x0
            && own.x1 <= room.x1
            && own.y1 <= room.y1
            && hides_little(board, index, units(*step))
    };
    let steps = NEARER.into_iter().flat_map(|down| sideways(ASIDE).map(move |right| (right, down)));
    least_wrong(own, wrong, steps.filter(is_within))
}

/// Whether neither somebody who steps aside so far nor anybody else is hidden more than before, or than a little.
fn hides_little(board: &Board, index: usize, by: Vec2) -> bool {
    let one = &board.standing[index].silhouette;
    let stepped = one.placed(Affine::translate(by));
    board.standing.iter().enumerate().filter(|(other, _)| *other != index).all(|(other, near)| {
        let far = if other < index { near.silhouette.area() } else { one.area() };
        let [before, after] = [one, &stepped].map(|own| own.overlap(&near.silhouette) / far.max(1e-9));
        after <= before.max(A_LITTLE)
    })
}

/// So many cells to either side, the nearest first.
fn sideways(most: i32) -> impl Iterator<Item = i32> {
    (1..=most).flat_map(|step| [step, -step])
}

/// The first of some steps after which nothing is wrong, or least; `None` where all is fine, or no step is better.
fn least_wrong(
    own: &Sight,
    wrong: impl Fn(&Sight) -> u32,
    steps: impl Iterator<Item = Step>,
) -> Option<Step> {
    let mut least = wrong(own);
    if least == 0 {
        return None;
    }
    let mut best = None;
    for step in steps {
        let wrong = wrong(&own.moved(step));
        if wrong < least {
            (least, best) = (wrong, Some(step));
        }
        if least == 0 {
            break;
        }
    }
    best
}

/// What it costs how somebody is seen behind those `before`, and others are `beyond`.
fn cost(own: &Sight, beyond: &[&Sight], before: &[&Sight]) -> u32 {
    let hidden = beyond.iter().flat_map(|far| wrong_with(far, &[own]));
    wrong_with(own, before).into_iter().chain(hidden).map(|(flaw, _)| cost_of(flaw)).sum()
}

const fn cost_of(flaw: Flaw) -> u32 {
    match flaw {
        Flaw::Touches | Flaw::Runs | Flaw::Trips => 2,
        Flaw::Grows | Flaw::Scraps => 3,
        Flaw::Faceless => 4,
    }
}

fn stepped(one: &Standing, by: Vec2) -> Standing {
    Standing {
        art: one.art.clone().placed(Affine::translate(by)),
        bounds: one.bounds + by,
        silhouette: one.silhouette.placed(Affine::translate(by)),
        depth: one.depth + by.y,
        ..one.clone()
    }
}

/// The setting with what fills its background a little aside, where it is seen better there, or without it.
fn with_backing(mut setting: Backdrop, sights: &[Sight]) -> Backdrop {
    let Some(own) = Sight::of_backing(&setting) else { return setting };
    let before: Vec<&Sight> = sights.iter().collect();
    let steps = sideways(BACKING).map(|right| (right, 0));
    let step = least_wrong(&own, |own| cost(own, &[], &before), steps).unwrap_or_default();
    let is_bad = |(flaw, _): &(Flaw, &str)| matches!(flaw, Flaw::Grows | Flaw::Scraps);
    if wrong_with(&own.moved(step), &before).iter().any(is_bad) {
        return setting.without_backing();
    }
    setting.move_backing(units(step));
    setting
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
        let wrong = |own: &Sight| cost(own, &beyond, &before);
        let most = if parts[0].hangs() { ALONG_THE_SKY } else { ALONG };
        let cut = |own: Rect| own.width() - own.intersect(stage.area).width();
        let is_within = |step: &Step| cut(own.bounds + units(*step)) <= cut(own.bounds);
        let steps = sideways(most).map(|right| (right, 0)).filter(is_within);
        let step = least_wrong(&own, wrong, steps).unwrap_or_default();
        let moved = own.moved(step);
        if wrong(&moved) > 0 {
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
