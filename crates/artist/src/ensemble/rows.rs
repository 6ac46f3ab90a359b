//! Rows: groups side by side, on the ground and in the air, as large as the page allows.

use std::ops::RangeInclusive;

use figures::settings::{Nook, Stage};
use figures::{Anchor, Detail};
use kurbo::{Affine, Point, Rect};
use scene::{Dice, Doing, Habitat, Link, Party, Relation, Scene, What};

use super::bike::{self, WITH_HANDLEBAR};
use super::depth::{self, Staggered};
use super::group::Group;
use super::herd;
use super::line::{BETWEEN, Line, Shape, is_procession};
use super::order;
use super::ring::{self, is_built};
use super::seats::{seats, split};
use super::skip;
use super::strung;
use super::ties::doing;
use super::troop;
use crate::size::areas;
use crate::whereabouts::{apart, has_boards};

/// Free paper at the sides, in units.
pub(super) const MARGIN: f64 = 16.0;
/// One thing alone does not grow beyond this.
pub(super) const LARGEST: f64 = 4.2;
/// The most of the room's height that one alone takes, and that a group does: the place is still seen around it.
const LONE: f64 = 0.76;
const GROUP: f64 = 0.86;
/// And two.
const TWO: f64 = 0.82;
/// What is left of the worth of a plan with one row more.
const ROW_COSTS: f64 = 0.8;
/// And of the worth of two who stand one behind the other: nobody stands on another's head.
const NOT_STACKED: f64 = 0.54;
/// How far the rows behind each other lean to the sides, in shares of the free paper.
const LEAN: f64 = 0.3;
/// The farthest row stands this far below the horizon, in units.
const BEFORE_HORIZON: f64 = 64.0;
/// Where it is water that they are in, it begins so much lower than land does, in units.
const FAR_SHORE: f64 = 26.0;
/// This many side by side are told apart; more stand in rows though they are neighbours.
const SIDE_BY_SIDE: usize = 5;
/// So many who run after each other are in one row.
pub(super) const IN_A_ROW: usize = 7;
/// How much of a row the next one in front leaves free.
const STEP: f64 = 0.7;

/// What has no face and is so much larger than whoever has one stands behind them: a castle, a bus.
const LANDMARK: f64 = 1.15;

fn has_face(group: &Group) -> bool {
    group.members.iter().any(|member| member.art.anchor(Anchor::Face).is_some())
}

/// So many may stand in depth.
const IN_DEPTH: RangeInclusive<usize> = 2..=6;
/// They do where they are so much larger than in one row, and than in several.
const WORTH_DEPTH: f64 = 1.12;
const LIKE_ROWS: f64 = 0.79;
/// The sky over those in depth, as a share of the room.
const HEADROOM: f64 = 0.06;

/// Where a group goes: the group, its placing and how near it is.
pub(crate) type Place = (Group, Affine, f64);

/// Where each group goes.
pub(crate) fn line_up(scene: &Scene, groups: Vec<Group>, stage: &Stage, dice: &mut Dice) -> Vec<Place> {
    let groups = order::side_by_side(scene, order::in_order(scene, groups));
    let (air, mut ground): (Vec<Group>, Vec<Group>) = groups.into_iter().partition(|group| group.floats);
    if neighbours(scene).next().is_none() {
        // A castle is behind whoever is at it.
        let large = |group: &Group| group.bounds().area();
        let most = ground.iter().filter(|group| has_face(group)).map(large).fold(0.0, f64::max);
        ground.sort_by_key(|group| has_face(group) || large(group) < most * LANDMARK);
    }
    let ground = order::low_ones_nearer(scene, ground);
    let aside = MARGIN + if is_plain((&air, &ground), stage) { AROUND_THE_PLAIN } else { 0.0 };
    let flank = order::flank(scene, (&air, &ground), stage);
    let (left, right) = if flank > 0.0 && dice.chance(0.5) { (flank, 0.0) } else { (0.0, flank) };
    let room = Rect::new(
        stage.area.x0 + aside + left,
        stage.sky + 12.0 + (aside - MARGIN) * 1.6,
        stage.area.x1 - aside - right,
        lowest(scene, (&air, &ground), stage),
    );
    let (air, ground) = match of_their_own(scene, (air, ground), (room, stage), dice) {
        Ok(placed) => return placed,
        Err(groups) => groups,
    };
    let horizon = stage.horizon + if swims(scene, stage) { FAR_SHORE } else { 0.0 };
    let plan = plan(scene, (&air, &ground), room, horizon);
    let depth = in_depth(scene, (&air, &ground), (room, horizon), &plan);
    let even = plan.ground_rows > 1 && ground.len().is_multiple_of(plan.ground_rows);
    let (mut placed, ground) = match depth {
        Some(depth) => (depth.placed(ground), Vec::new()),
        None => (Vec::new(), split(ground, plan.ground_rows)),
    };
    let tops = placed
        .iter()
        .map(|(group, placing, _): &(Group, Affine, f64)| placing.transform_rect_bbox(group.bounds()).y0);
    let mut y = tops.fold(room.y1, f64::min);
    let used = if placed.is_empty() {
        plan.height * plan.scale
    } else {
        room.y1 - y + heights(&air, plan.air_rows, 1.0) * plan.scale
    };
    // From the front row back, then up into the air.
    let rows = ground.into_iter().rev().map(|row| (row, STEP));
    let rows = rows.chain(split(air, plan.air_rows).into_iter().rev().map(|row| (row, 1.0)));
    let mut slack = (room.height() - used).max(0.0);
    let mut first = true;
    for (index, (row, step)) in rows.enumerate() {
        // One before two stands between them as it is.
        let lean = match (even, index % 2) {
            (false, _) => 0.0,
            (true, 0) => LEAN,
            (true, _) => -LEAN,
        };
        let high = highest(&row) * plan.scale;
        if step == 1.0 && slack > 0.0 {
            // The sky keeps its distance where there is room.
            y -= slack * if first { 0.5 } else { 0.6 };
            slack = 0.0;
        }
        first = false;
        placed.extend(set(scene, row, (room, y), (plan.scale, lean), dice));
        y -= high * step + BETWEEN * plan.scale * 0.5;
    }
    placed
}

/// Those who have no more areas than this to color leave so much of a detailed page to the place, in units at each
/// side.
const PLAIN: usize = 14;
const AROUND_THE_PLAIN: f64 = 44.0;

/// Whether all there is has few areas to color, on a page that is to have many.
fn is_plain((air, ground): (&[Group], &[Group]), stage: &Stage) -> bool {
    let all = air.iter().chain(ground).flat_map(|group| &group.members);
    let each = all.map(|member| areas(&member.art.shapes) + areas(&member.art.front));
    stage.detail == Detail::Full && each.sum::<usize>() <= PLAIN
}

/// Where the moon hangs at the lowest, from the horizon to the ground, alone and with somebody at it.
const OVER_THE_HILLS: f64 = 0.7;
const OVER_THE_MEADOW: f64 = 0.94;

/// How low anybody stands or hangs: the moon and who is at it are over the hills, and a rainbow ends on the ground.
fn lowest(scene: &Scene, (air, ground): (&[Group], &[Group]), stage: &Stage) -> f64 {
    let of_the_sky = |group: &Group| {
        group.members.iter().any(|member| {
            let what = scene.subject(member.actor.party).map(|one| one.what);
            matches!(what, Some(What::Thing(thing)) if thing.habitat == Habitat::Sky && thing.name != "rainbow")
        })
    };
    let low = if air.iter().any(|group| group.members.len() > 1) { OVER_THE_MEADOW } else { OVER_THE_HILLS };
    match ground.is_empty() {
        true if air.iter().any(of_the_sky) => stage.horizon + (stage.ground - 40.0 - stage.horizon) * low,
        true => stage.ground - 40.0,
        false => stage.ground + 26.0,
    }
}

/// Whether all are in the water of a lake or the sea: nobody swims above its far shore.
fn swims(scene: &Scene, stage: &Stage) -> bool {
    let wet = matches!(scene.place, scene::Place::Lake | scene::Place::Beach);
    let in_it = |deed: Option<Doing>| matches!(deed, Some(Doing::Swimming));
    stage.nook == Nook::Afloat
        || wet && !scene.cast.is_empty() && scene.cast.iter().all(|one| in_it(one.doing))
}

/// Who stands around something, or small before large; everybody else comes back.
fn of_their_own(
    scene: &Scene,
    (air, ground): (Vec<Group>, Vec<Group>),
    (room, stage): (Rect, &Stage),
    dice: &mut Dice,
) -> Result<Vec<Place>, (Vec<Group>, Vec<Group>)> {
    // Nobody stands around anything below somebody in the air.
    if ground.is_empty() {
        return ring::around(scene, air, room)
            .or_else(|air| troop::filled(scene, air, stage, (room.y1, dice)))
            .map_err(|air| (air, ground));
    }
    if !air.is_empty() {
        return Err((air, ground));
    }
    ring::around(scene, ground, room)
        .or_else(|ground| herd::in_two_rows(scene, ground, (room, stage), dice))
        .or_else(|ground| troop::in_line(scene, ground, stage, room))
        .or_else(|ground| troop::filled(scene, ground, stage, (room.y1, dice)))
        .map_err(|ground| (air, ground))
}

/// A few on the ground in depth, where they are much larger so than in the rows of a plan.
fn in_depth(
    scene: &Scene,
    (air, ground): (&[Group], &[Group]),
    (room, horizon): (Rect, f64),
    plan: &Plan,
) -> Option<Staggered> {
    let plays = |group: &Group| {
        let own = doing(scene, group.root.party);
        matches!(own, Some(Doing::PlayingSoccer | Doing::Kicking | Doing::Throwing | Doing::Catching))
    };
    // Nobody is before the wheels or the legs that carry another.
    let rides = |group: &Group| {
        let own = |party: Party| group.members.iter().any(|one| one.actor.party == party);
        let bears = |known: &Relation| match known.link {
            Link::Riding => true,
            Link::On => {
                scene.subject(known.object).is_some_and(|one| WITH_HANDLEBAR.contains(&one.what.name()))
            }
            _ => false,
        };
        scene.relations.iter().any(|known| bears(known) && own(known.subject))
    };
    // The ball would be behind somebody; a goal is behind whoever plays.
    let faces = ground.iter().filter(|group| has_face(group)).count();
    if !IN_DEPTH.contains(&ground.len())
        || ground.len() == 2 && (has_boards(scene) || ground.iter().any(rides))
        || faces > 1 && ground.iter().any(plays)
        || strung::is_tug_of_war(scene)
        || skip::is_long(scene)
        || is_row(scene)
        || is_ashore(scene, ground)
    {
        return None;
    }
    let above = match (air.len(), ground.len()) {
        (0, 2) => room.height() * (1.0 - TWO),
        (0, _) => room.height() * HEADROOM,
        _ => 0.0,
    };
    let top = room.y0 + above + heights(air, plan.air_rows, 1.0) * plan.scale;
    let room = Rect { y0: top, ..room };
    let staggered = depth::staggered(scene, ground, (room, horizon + BEFORE_HORIZON), LARGEST);
    let worth = if plan.ground_rows > 1 { LIKE_ROWS } else { WORTH_DEPTH };
    staggered.filter(|depth| depth.scale > plan.scale * worth)
}

/// The groups of a row beside each other, standing at `y`.
pub(super) fn set(
    scene: &Scene,
    row: Vec<Group>,
    (room, y): (Rect, f64),
    (scale, lean): (f64, f64),
    dice: &mut Dice,
) -> Vec<Place> {
    let shapes: Vec<Shape> = row.iter().map(Shape::of).collect();
    let line = Line::of(scene, &row.iter().zip(&shapes).collect::<Vec<_>>());
    let gap = ((room.width() - line.width() * scale) / row.len() as f64).max(0.0);
    let (procession, apart) = (is_procession(scene, row.len()), apart(scene, row.len()));
    let mut placed = Vec::new();
    for (index, group) in row.into_iter().enumerate() {
        let bounds = group.bounds();
        let sway = (gap * 0.25).min(18.0);
        let aside = index as f64 + 0.5 + lean + apart * (2.0 * index as f64 - 1.0);
        let from_left = (line.centers[index] - line.from) * scale + gap * aside;
        let center = room.x0 + from_left + dice.between(-sway, sway);
        let lift = if group.floats { dice.between(0.0, 26.0) } else { dice.between(0.0, 9.0) };
        let foot = Point::new(center, y - lift);
        let placing = Affine::translate(foot.to_vec2())
            * Affine::scale_non_uniform(if line.turned[index] { -scale } else { scale }, scale)
            * Affine::translate(-Point::new(bounds.center().x, bounds.y1).to_vec2());
        // Whoever follows is nearer: the face is before the tail.
        let depth = if procession { y - index as f64 * 0.1 } else { foot.y };
        placed.push((group, placing, depth));
    }
    placed
}

/// How many rows, and at which scale.
struct Plan {
    scale: f64,
    ground_rows: usize,
    air_rows: usize,
    /// Of all rows at scale 1.
    height: f64,
}

/// The fewest rows that show everyone at nearly the largest scale. Rows on the ground stand below the horizon.
fn plan(scene: &Scene, (air, ground): (&[Group], &[Group]), room: Rect, horizon: f64) -> Plan {
    let company = scene.relations.iter().any(|relation| relation.link == Link::With);
    let follow = scene.relations.iter().any(|relation| relation.link == Link::Chasing);
    let choices = |groups: &[Group]| match groups.len() {
        0 => 0..=0,
        // Whoever follows another is behind it and not above.
        // Of one kind in a row.
        few if few <= IN_A_ROW && (is_row(scene) || skip::is_long(scene) || is_ashore(scene, groups)) => {
            1..=1
        }
        few if follow && few <= IN_A_ROW || strung::is_tug_of_war(scene) && few > 0 => 1..=1,
        2 if company => 1..=1,
        few if few <= SIDE_BY_SIDE && neighbours(scene).next().is_some() => {
            1..=if few > 3 && stay_together(scene, groups, 2) { 2 } else { 1 }
        }
        count => 1..=count.min(4),
    };
    let lone = air.len() + ground.len() == 1;
    let several = air.iter().chain(ground).any(|group| group.members.len() > 1);
    let share = match (lone, several) {
        (true, true) => GROUP,
        (true, false) => LONE,
        (false, _) if air.len() + ground.len() == 2 => TWO,
        (false, _) => 1.0,
    };
    let tallest = room.height() * share;
    let mut best: Option<(f64, Plan)> = None;
    let [air_shapes, ground_shapes] =
        [air, ground].map(|groups| groups.iter().map(Shape::of).collect::<Vec<_>>());
    for air_rows in choices(air) {
        for ground_rows in choices(ground) {
            let widest = widths(scene, (air, &air_shapes), air_rows)
                .chain(widths(scene, (ground, &ground_shapes), ground_rows))
                .fold(1.0, f64::max);
            let height = heights(air, air_rows, 1.0) + heights(ground, ground_rows, STEP);
            let standing =
                heights(ground, ground_rows, STEP) - heights_of(ground, ground_rows).next().unwrap_or(0.0);
            let scale = LARGEST
                .min(room.width() / widest)
                .min(tallest / height.max(1.0))
                .min((room.y1 - horizon - BEFORE_HORIZON) / standing.max(1.0));
            // Each row more must be worth it: people and animals stand side by side.
            let stacked = ground_rows == 2 && ground.len() == 2 && !ground.iter().all(bike::is_cycling);
            let worth = scale
                * libm::pow(ROW_COSTS, (air_rows + ground_rows) as f64)
                * if stacked { NOT_STACKED } else { 1.0 };
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, Plan { scale, ground_rows, air_rows, height }));
            }
        }
    }
    best.map_or(Plan { scale: 1.0, ground_rows: 0, air_rows: 0, height: 0.0 }, |(_, plan)| plan)
}

/// Whether they fish from a bank: nobody sits farther away, on the water.
fn is_ashore(scene: &Scene, groups: &[Group]) -> bool {
    let fishes = |group: &Group| doing(scene, group.root.party) == Some(Doing::Fishing);
    scene.place == scene::Place::Lake && groups.len() < IN_A_ROW && groups.iter().any(fishes)
}

/// Whether all of one kind are said to be in a row.
pub(super) fn is_row(scene: &Scene) -> bool {
    scene.relations.iter().any(|known| known.subject == known.object)
}

/// Who is said to be beside whom.
pub(super) fn neighbours(scene: &Scene) -> impl Iterator<Item = &Relation> {
    scene.relations.iter().filter(|relation| {
        matches!(
            relation.link,
            Link::LeftOf | Link::RightOf | Link::Between | Link::NextTo | Link::Chasing | Link::LookingAt
        ) || is_built(scene, relation)
            || relation.link == Link::With && doing(scene, relation.subject) == Some(Doing::Throwing)
    })
}

/// Whether neighbours are in one row where there are so many.
fn stay_together(scene: &Scene, groups: &[Group], rows: usize) -> bool {
    neighbours(scene).all(|relation| {
        let of = [Some(relation.subject), Some(relation.object), relation.and];
        let has = |group: &Group| group.members.iter().any(|member| of.contains(&Some(member.actor.party)));
        let mut in_rows =
            groups.iter().zip(seats(groups, rows)).filter(|(group, _)| has(group)).map(|(_, row)| row);
        let first = in_rows.next();
        in_rows.all(|row| Some(row) == first)
    })
}

fn widths(scene: &Scene, (groups, shapes): (&[Group], &[Shape]), rows: usize) -> impl Iterator<Item = f64> {
    let seats = seats(groups, rows);
    (0..rows).map(move |row| {
        let all = groups.iter().zip(shapes).zip(&seats);
        let own = all.filter(|(_, own)| **own == row).map(|(one, _)| one);
        Line::of(scene, &own.collect::<Vec<_>>()).width()
    })
}

/// The rows' heights together; all but the farthest row lose what the next one hides.
fn heights(groups: &[Group], rows: usize, step: f64) -> f64 {
    let each = heights_of(groups, rows).enumerate();
    each.map(|(row, high)| if row == 0 { high } else { high * step + BETWEEN * 0.5 }).sum()
}

/// The height of each row, the farthest first.
fn heights_of(groups: &[Group], rows: usize) -> impl Iterator<Item = f64> + '_ {
    let seats = seats(groups, rows);
    (0..rows).map(move |row| {
        let own = groups.iter().zip(&seats).filter(|(_, own)| **own == row);
        own.map(|(group, _)| group.bounds().height()).fold(0.0, f64::max)
    })
}

pub(super) fn highest(row: &[Group]) -> f64 {
    row.iter().map(|group| group.bounds().height()).fold(0.0, f64::max)
}
