//! Rows: groups side by side, on the ground and in the air, as large as the page allows.

use figures::settings::Stage;
use kurbo::{Affine, Point, Rect};
use scene::{Dice, Link, Party, Scene};

use super::group::Group;
use super::other;

/// Free paper at the sides, in units, and between groups before the page is filled.
const MARGIN: f64 = 26.0;
const BETWEEN: f64 = 18.0;
/// One thing alone does not grow beyond this.
const LARGEST: f64 = 2.6;
/// The most of the room's height that one alone takes.
const LONE: f64 = 0.72;
/// What is left of the worth of a plan with one row more.
const ROW_COSTS: f64 = 0.74;
/// The farthest row stands this far below the horizon, in units.
const BEFORE_HORIZON: f64 = 64.0;
/// This many side by side are told apart; more stand in rows though they are neighbours.
const SIDE_BY_SIDE: usize = 5;
/// How much of a row the next one in front leaves free.
const STEP: f64 = 0.84;

/// Where each group goes: the group, its placing and how near it is.
pub(crate) fn line_up(
    scene: &Scene,
    groups: Vec<Group>,
    stage: &Stage,
    dice: &mut Dice,
) -> Vec<(Group, Affine, f64)> {
    let groups = side_by_side(scene, in_order(scene, groups));
    let (air, ground): (Vec<Group>, Vec<Group>) = groups.into_iter().partition(|group| group.floats);
    let room = Rect::new(
        stage.area.x0 + MARGIN,
        stage.sky + 12.0,
        stage.area.x1 - MARGIN,
        if ground.is_empty() { stage.ground - 40.0 } else { stage.ground + 26.0 },
    );
    let plan = plan(scene, (&air, &ground), room, stage.horizon);
    let chasing = scene.relations.iter().any(|relation| relation.link == Link::Chasing);
    let mut placed = Vec::new();
    let mut y = room.y1;
    // From the front row back, then up into the air.
    let rows = split(ground, plan.ground_rows).into_iter().rev().map(|row| (row, STEP));
    let rows = rows.chain(split(air, plan.air_rows).into_iter().rev().map(|row| (row, 1.0)));
    let mut slack = (room.height() - plan.height * plan.scale).max(0.0);
    let mut first = true;
    for (row, step) in rows {
        let high = highest(&row) * plan.scale;
        if step == 1.0 && slack > 0.0 {
            // The sky keeps its distance where there is room.
            y -= slack * if first { 0.5 } else { 0.6 };
            slack = 0.0;
        }
        first = false;
        placed.extend(set(scene, row, (room, y), (plan.scale, chasing), dice));
        y -= high * step + BETWEEN * plan.scale * 0.5;
    }
    placed
}

/// Whoever is said to be beside one on the ground comes down to it.
fn side_by_side(scene: &Scene, mut groups: Vec<Group>) -> Vec<Group> {
    for relation in &scene.relations {
        if !matches!(relation.link, Link::LeftOf | Link::RightOf | Link::NextTo | Link::Between) {
            continue;
        }
        let has =
            |group: &Group, party: Party| group.members.iter().any(|member| member.actor.party == party);
        let parties = [Some(relation.subject), Some(relation.object), relation.and];
        let tied = |group: &Group| parties.into_iter().flatten().any(|party| has(group, party));
        if groups.iter().any(|group| tied(group) && !group.floats) {
            groups.iter_mut().filter(|group| tied(group)).for_each(|group| group.floats = false);
        }
    }
    groups
}

/// The groups of a row beside each other, standing at `y`.
fn set(
    scene: &Scene,
    row: Vec<Group>,
    (room, y): (Rect, f64),
    (scale, chasing): (f64, bool),
    dice: &mut Dice,
) -> Vec<(Group, Affine, f64)> {
    let wide = row.iter().map(|group| group.bounds().width() * scale).sum::<f64>();
    let gap = ((room.width() - wide) / row.len() as f64).max(0.0);
    let mut x = room.x0 + gap / 2.0;
    let count = row.len();
    let mut placed = Vec::new();
    for (index, group) in row.into_iter().enumerate() {
        let bounds = group.bounds();
        let width = bounds.width() * scale;
        let sway = (gap * 0.25).min(18.0);
        let center = x + width / 2.0 + dice.between(-sway, sway);
        let mirror = match look(scene, &group) {
            Some(left) => left,
            None => !chasing && count > 1 && index * 2 >= count,
        };
        let lift = if group.floats { dice.between(0.0, 26.0) } else { dice.between(0.0, 9.0) };
        let foot = Point::new(center, y - lift);
        let placing = Affine::translate(foot.to_vec2())
            * Affine::scale_non_uniform(if mirror { -scale } else { scale }, scale)
            * Affine::translate(-Point::new(bounds.center().x, bounds.y1).to_vec2());
        placed.push((group, placing, foot.y));
        x += width + gap;
    }
    placed
}

/// Whether the group must look left (`true`) or right to see whom it looks at.
fn look(scene: &Scene, group: &Group) -> Option<bool> {
    let order = |party: Party| match party {
        Party::Hero => 0,
        Party::Cast(index) => index + 1,
    };
    let relation = scene
        .relations
        .iter()
        .find(|relation| relation.link == Link::LookingAt && other(relation, group.root.party).is_some())?;
    let partner = other(relation, group.root.party)?;
    Some(order(group.root.party) > order(partner))
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
    let neighbours = scene.relations.iter().any(|relation| {
        matches!(
            relation.link,
            Link::LeftOf | Link::RightOf | Link::Between | Link::NextTo | Link::Chasing | Link::LookingAt
        )
    });
    let choices = |count: usize| match count {
        0 => 0..=0,
        few if neighbours && few <= SIDE_BY_SIDE => 1..=1,
        count => 1..=count.min(4),
    };
    let lone = air.len() + ground.len() == 1;
    let tallest = if lone { room.height() * LONE } else { room.height() };
    let mut best: Option<(f64, Plan)> = None;
    for air_rows in choices(air.len()) {
        for ground_rows in choices(ground.len()) {
            let widest = widths(air, air_rows).chain(widths(ground, ground_rows)).fold(1.0, f64::max);
            let height = heights(air, air_rows, 1.0) + heights(ground, ground_rows, STEP);
            let standing =
                heights(ground, ground_rows, STEP) - heights_of(ground, ground_rows).next().unwrap_or(0.0);
            let scale = LARGEST
                .min(room.width() / widest)
                .min(tallest / height.max(1.0))
                .min((room.y1 - horizon - BEFORE_HORIZON) / standing.max(1.0));
            // Each row more must be worth it: people and animals stand side by side.
            let worth = scale * libm::pow(ROW_COSTS, (air_rows + ground_rows) as f64);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, Plan { scale, ground_rows, air_rows, height }));
            }
        }
    }
    best.map_or(Plan { scale: 1.0, ground_rows: 0, air_rows: 0, height: 0.0 }, |(_, plan)| plan)
}

fn row_of(count: usize, rows: usize, index: usize) -> usize {
    index * rows / count.max(1)
}

fn widths(groups: &[Group], rows: usize) -> impl Iterator<Item = f64> + '_ {
    (0..rows).map(move |row| {
        let own =
            groups.iter().enumerate().filter(move |(index, _)| row_of(groups.len(), rows, *index) == row);
        own.map(|(_, group)| group.bounds().width() + BETWEEN).sum()
    })
}

/// The rows' heights together; all but the farthest row lose what the next one hides.
fn heights(groups: &[Group], rows: usize, step: f64) -> f64 {
    let each = heights_of(groups, rows).enumerate();
    each.map(|(row, high)| if row == 0 { high } else { high * step + BETWEEN * 0.5 }).sum()
}

/// The height of each row, the farthest first.
fn heights_of(groups: &[Group], rows: usize) -> impl Iterator<Item = f64> + '_ {
    (0..rows).map(move |row| {
        let own =
            groups.iter().enumerate().filter(move |(index, _)| row_of(groups.len(), rows, *index) == row);
        own.map(|(_, group)| group.bounds().height()).fold(0.0, f64::max)
    })
}

fn highest(row: &[Group]) -> f64 {
    row.iter().map(|group| group.bounds().height()).fold(0.0, f64::max)
}

fn split(groups: Vec<Group>, rows: usize) -> Vec<Vec<Group>> {
    let count = groups.len();
    let mut split: Vec<Vec<Group>> = (0..rows).map(|_| Vec::new()).collect();
    for (index, group) in groups.into_iter().enumerate() {
        split[row_of(count, rows, index)].push(group);
    }
    split
}

/// Left to right as the relations ask; the hero of others in the middle.
fn in_order(scene: &Scene, groups: Vec<Group>) -> Vec<Group> {
    let mut groups = groups;
    let place = |groups: &[Group], party: Party| {
        groups.iter().position(|group| group.members.iter().any(|member| member.actor.party == party))
    };
    if scene.hero.is_some() && groups.len() > 2 {
        let hero = groups.remove(0);
        groups.insert(groups.len() / 2, hero);
    }
    for relation in &scene.relations {
        let (Some(subject), Some(object)) =
            (place(&groups, relation.subject), place(&groups, relation.object))
        else {
            continue;
        };
        if subject == object {
            continue;
        }
        let moved = match relation.link {
            Link::LeftOf | Link::Chasing => Some(object - usize::from(subject < object)),
            Link::RightOf => Some(object + usize::from(subject > object)),
            Link::Between => match relation.and.and_then(|and| place(&groups, and)) {
                Some(and) => Some(object.max(and) - usize::from(subject < object.max(and))),
                None => Some(groups.len() / 2),
            },
            Link::NextTo | Link::With | Link::LookingAt => {
                Some(if subject < object { object - 1 } else { (object + 1).min(groups.len() - 1) })
            }
            _ => None,
        };
        if let Some(to) = moved {
            let group = groups.remove(subject);
            groups.insert(to.min(groups.len()), group);
        }
    }
    groups
}
