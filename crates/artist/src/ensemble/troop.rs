//! Five to a dozen fill the page: rows one behind the other, each one seen between two of the row before it.

use std::ops::{Range, RangeInclusive};

use figures::Anchor;
use figures::settings::Stage;
use kurbo::{Affine, Point, Rect, Vec2};
use scene::{Dice, Habitat, Link, Party, Place as Where, Relation, Scene, Subject, What};

use super::casting::copies;
use super::group::Group;
use super::line::{Line, Shape};
use super::ring::is_built;
use super::rows::{self, IN_A_ROW, LARGEST, MARGIN, Place, highest};
use super::scenery;
use super::skip;
use super::strung;

/// So many fill a page.
const LEAST: usize = 5;
/// The highest is no more than so many times as high as the lowest.
const OF_A_HEIGHT: f64 = 3.2;
/// The most that each grows.
const MOST: f64 = 6.0;
/// The most rows, and what is left of the worth of a way to stand with one row more.
const ROWS: usize = 6;
const ROW_COSTS: f64 = 0.95;
/// How much larger each row is than the one behind it.
const NEARER: f64 = 1.06;
/// How much of its height a row is below the one behind it: with faces, and without.
const STEP: f64 = 0.66;
const STEP_OF_THINGS: f64 = 0.9;
/// The most that it is where there is room.
const WIDEST_STEP: f64 = 1.3;
/// The sky over all of them, in units.
const SKY: f64 = 30.0;
/// So much of the one who is hidden most tells it still.
const LITTLE: f64 = 0.3;
/// The farthest stand so far below the horizon, in units.
const BELOW_HORIZON: f64 = 26.0;

/// Whether so many stand about freely.
pub(crate) fn is_one(scene: &Scene) -> bool {
    let all = scene.hero.iter().map(|_| Party::Hero).chain((0..scene.cast.len()).map(Party::Cast));
    let held = |party: &Party| {
        scene.relations.iter().any(|known| known.link == Link::Holding && known.object == *party)
    };
    let many: usize = all.filter(|party| !held(party)).map(|party| usize::from(copies(scene, party))).sum();
    let free = |known: &Relation| {
        let row = known.subject == known.object && many > IN_A_ROW;
        row || matches!(known.link, Link::Holding | Link::With) && !is_built(scene, known)
    };
    many >= LEAST
        && scene.relations.iter().all(free)
        && !strung::is_tug_of_war(scene)
        && !skip::is_long(scene)
}

/// So many are too small for all their buckles.
const A_DOZEN: u8 = 8;

/// Whether so many fill a page that each is plain.
pub(super) fn is_dozen(scene: &Scene) -> bool {
    is_one(scene) && (0..scene.cast.len()).map(|one| copies(scene, Party::Cast(one))).sum::<u8>() >= A_DOZEN
}

/// Whether all are in the air or the sky: so many, or one and the moon that it leaps over.
pub(crate) fn is_aloft(scene: &Scene) -> bool {
    let aloft = |one: &Subject| matches!(one.what, What::Thing(thing) if matches!(thing.habitat, Habitat::Air | Habitat::Sky));
    let over = |known: &Relation| {
        matches!(known.link, Link::FlyingOver | Link::JumpingOver)
            && scene.subject(known.object).is_some_and(|one| scenery::is_light(one.what.name()))
    };
    let leaps = scene.cast.len() == 2 && scene.relations.iter().any(over);
    scene.hero.is_none() && (leaps || is_one(scene) && scene.cast.iter().all(aloft))
}

/// Everybody placed, where all are about as high; else they come back.
pub(super) fn filled(
    scene: &Scene,
    groups: Vec<Group>,
    stage: &Stage,
    (lowest, dice): (f64, &mut Dice),
) -> Result<Vec<Place>, Vec<Group>> {
    let heights = || groups.iter().map(|group| group.bounds().height());
    let (low, high) = (heights().fold(f64::INFINITY, f64::min), heights().fold(0.0, f64::max));
    if !is_one(scene) || groups.len() < LEAST || high > low * OF_A_HEIGHT {
        return Err(groups);
    }
    let groups = singled_out(scene, groups);
    let room = Rect::new(stage.area.x0 + MARGIN, stage.sky + SKY, stage.area.x1 - MARGIN, lowest);
    let shapes: Vec<Shape> = groups.iter().map(Shape::of).collect();
    let stands = scene.place != Where::Underwater && groups.iter().all(|group| !group.floats);
    let horizon = if stands { stage.horizon + BELOW_HORIZON } else { room.y0 };
    let ways = (1..=ROWS.min(groups.len().div_ceil(2)))
        .map(|rows| Way::of(scene, (&groups, &shapes), rows, room))
        .map(|way| (way.worth(), way.stands((room, horizon))))
        .map(|(worth, stands)| (worth * libm::pow(seen(&groups, &stands), 2.0), stands));
    let Some((_, stands)) = ways.max_by(|one, other| one.0.total_cmp(&other.0)) else { return Err(groups) };
    let stand = |(group, stand): (Group, Stand)| {
        let foot = stand.foot + Vec2::new(dice.between(-stand.sway, stand.sway), -dice.between(0.0, 8.0));
        let placing = placing(&group, foot, (stand.size, stand.turned));
        (group, placing, foot.y)
    };
    Ok(groups.into_iter().zip(stands).map(stand).collect())
}

/// One of a troop: where it stands, how large, whether it is turned, and how far aside it may sway.
struct Stand {
    foot: Point,
    size: f64,
    turned: bool,
    sway: f64,
}

fn placing(group: &Group, foot: Point, (size, turned): (f64, bool)) -> Affine {
    let own = group.bounds();
    Affine::translate(foot.to_vec2())
        * Affine::scale_non_uniform(if turned { -size } else { size }, size)
        * Affine::translate((-own.center().x, -own.y1))
}

/// The share that is seen of whoever is hidden most, by the boxes around them; nearer ones come later.
fn seen(groups: &[Group], stands: &[Stand]) -> f64 {
    let own = |(group, stand): (&Group, &Stand)| {
        placing(group, stand.foot, (stand.size, stand.turned)).transform_rect_bbox(group.bounds())
    };
    let boxes: Vec<Rect> = groups.iter().zip(stands).map(own).collect();
    let hidden = |(index, far): (usize, &Rect)| {
        let nearer = boxes[index + 1..].iter().map(|near| far.intersect(*near));
        let over = nearer.filter(|both| both.width() > 0.0 && both.height() > 0.0).map(|both| both.area());
        over.sum::<f64>() / far.area().max(1.0)
    };
    // What is hidden a little is still counted.
    let most = boxes.iter().enumerate().map(hidden).fold(LITTLE, f64::max);
    1.0 - (most - LITTLE).min(0.9)
}

/// So many in a row go from far to near, each before a part of the next.
const IN_LINE: RangeInclusive<usize> = 5..=IN_A_ROW;
/// How much of a width each stands aside, and of a height below the next one.
const ASIDE: f64 = 0.66;
const BELOW: (f64, f64) = (0.3, 0.62);

/// Everybody in a row that comes nearer, where all of one kind are said to be in one; else they come back.
pub(super) fn in_line(
    scene: &Scene,
    groups: Vec<Group>,
    stage: &Stage,
    room: Rect,
) -> Result<Vec<Place>, Vec<Group>> {
    // Letters over a sleeper reach over the next one.
    let wide = groups.iter().map(|group| group.bounds().width()).sum::<f64>() / groups.len().max(1) as f64;
    let high = highest(&groups);
    if !rows::is_row(scene) || !IN_LINE.contains(&groups.len()) {
        return Err(groups);
    }
    let steps = groups.len() as f64 - 1.0;
    let deep = room.y1 - stage.horizon - BELOW_HORIZON;
    let scale = LARGEST
        .min(room.width() / (wide * (1.0 + ASIDE * steps)))
        .min(room.height() / (high * (1.0 + BELOW.0 * steps)));
    let below = (deep / steps).clamp(high * scale * BELOW.0, high * scale * BELOW.1);
    let aside = (room.width() - wide * scale) / steps;
    let stand = |(index, group): (usize, Group)| {
        let at = index as f64;
        let foot = Point::new(
            room.x0 + wide * scale / 2.0 + aside * at,
            room.y1 - below * (steps - at) - (deep - below * steps).max(0.0) * 0.3,
        );
        let placing = placing(&group, foot, (scale * libm::pow(NEARER, at - steps), false));
        (group, placing, foot.y)
    };
    Ok(groups.into_iter().enumerate().map(stand).collect())
}

/// Who is one alone among many is in the middle of those in front.
fn singled_out(scene: &Scene, mut groups: Vec<Group>) -> Vec<Group> {
    let alone = |group: &Group| copies(scene, group.root.party) == 1;
    let mut single = (0..groups.len()).filter(|index| alone(&groups[*index]));
    let (Some(one), None) = (single.next(), single.next()) else { return groups };
    let one = groups.remove(one);
    let in_front = groups.len().min(3) / 2;
    groups.insert(groups.len() - in_front, one);
    groups
}

/// Rows of which each is as long as the others, or one shorter or longer than the next.
struct Way {
    rows: Vec<(Range<usize>, Line)>,
    /// Of each row at scale 1.
    heights: Vec<f64>,
    scale: f64,
    step: f64,
    /// Each row leans as far to one side as the next to the other: nobody is behind another.
    leans: bool,
}

impl Way {
    fn of(scene: &Scene, (groups, shapes): (&[Group], &[Shape]), rows: usize, room: Rect) -> Self {
        let own: Vec<(&Group, &Shape)> = groups.iter().zip(shapes).collect();
        let leans = groups.len().is_multiple_of(rows) && rows > 1;
        let rows: Vec<(Range<usize>, Line)> = (in_rows(groups.len(), rows).into_iter())
            .map(|row| (row.clone(), Line::of(scene, &own[row])))
            .collect();
        let far = |row: usize| libm::pow(NEARER, -((rows.len() - 1 - row) as f64));
        let heights: Vec<f64> =
            rows.iter().enumerate().map(|(at, (row, _))| highest(&groups[row.clone()]) * far(at)).collect();
        let wide = rows.iter().enumerate().map(|(at, (row, line))| {
            line.width() * far(at) * if leans { 1.0 + 0.5 / row.len() as f64 } else { 1.0 }
        });
        let wide = wide.fold(1.0, f64::max);
        let face = |group: &Group| group.members.iter().any(|one| one.art.anchor(Anchor::Face).is_some());
        let step = if groups.iter().all(face) { STEP } else { STEP_OF_THINGS };
        let high = heights.first().unwrap_or(&1.0) + heights.iter().skip(1).sum::<f64>() * step;
        let scale = MOST.min(room.width() / wide).min(room.height() / high.max(1.0));
        Self { rows, heights, scale, step, leans }
    }

    fn worth(&self) -> f64 {
        self.scale * libm::pow(ROW_COSTS, self.rows.len() as f64)
    }

    /// Where each stands, those of the farthest row first.
    fn stands(&self, (room, horizon): (Rect, f64)) -> Vec<Stand> {
        let Self { rows, heights, scale, step, leans } = self;
        let last = rows.len() - 1;
        let longest = rows.iter().map(|(row, _)| row.len()).max().unwrap_or(1);
        let steps: f64 = heights.iter().skip(1).sum::<f64>() * scale;
        let back = heights.first().unwrap_or(&0.0) * scale;
        // With room to spare they are farther apart, and the sky is wider.
        let free = room.height() - back - steps * step;
        let apart = (free * 0.75).clamp(0.0, steps * (WIDEST_STEP - step));
        let far = (room.y1 - (steps * step + apart)).max(horizon);
        let share = if steps > 0.0 { (room.y1 - far) / steps } else { 0.0 };
        let mut stands = Vec::new();
        let mut y = far;
        for (at, (row, line)) in rows.iter().enumerate() {
            y += if at > 0 { heights[at] * scale * share } else { 0.0 };
            let size = scale * libm::pow(NEARER, -((last - at) as f64));
            let cell = room.width() / (longest as f64 + if *leans { 0.5 } else { 0.0 });
            let side = if at.is_multiple_of(2) { -0.25 } else { 0.25 };
            let wide = (cell * row.len() as f64).max(line.width() * size);
            let gap = ((wide - line.width() * size) / row.len() as f64).max(0.0);
            let left = room.center().x - wide / 2.0 + if *leans { cell * side } else { 0.0 };
            stands.extend((0..row.len()).map(|index| {
                let x = left + (line.centers[index] - line.from) * size + gap * (index as f64 + 0.5);
                Stand { foot: Point::new(x, y), size, turned: line.turned[index], sway: (gap * 0.2).min(9.0) }
            }));
        }
        stands
    }
}

/// So many in rows, the farthest first; those that have one more are not neighbours where that is possible.
pub(super) fn in_rows(many: usize, rows: usize) -> Vec<Range<usize>> {
    let (each, more) = (many / rows, many % rows);
    let has_more = |row: usize| match more {
        0 => false,
        // In the middle or at both ends, every second one.
        more if more * 2 + 1 == rows => row % 2 == 1,
        more if more * 2 == rows + 1 => row.is_multiple_of(2),
        more => (row * more + more) % rows < more,
    };
    let mut from = 0;
    (0..rows)
        .map(|row| {
            let row = from..from + each + usize::from(has_more(row));
            from = row.end;
            row
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use scene::{Link, Party, Place, Relation, Scene, Subject, Thing};

    use super::{in_rows, is_aloft};

    #[test]
    fn below_the_moon_that_is_leapt_over_there_is_little_land() {
        let over = |name: &str| {
            let cast = ["cow", name].map(|name| Subject::one(Thing::named(name).expect(name))).to_vec();
            let [subject, object] = [Party::Cast(0), Party::Cast(1)];
            let leap = Relation { subject, link: Link::JumpingOver, object, and: None };
            Scene { cast, relations: vec![leap], ..Scene::at(Place::NightSky) }
        };
        assert!(is_aloft(&over("crescent moon")));
        assert!(!is_aloft(&over("fence")));
    }

    #[test]
    fn rows_hold_everybody_and_differ_by_one_at_most() {
        for many in 6..=24_usize {
            for rows in 1..=many / 2 {
                let lengths: Vec<usize> = in_rows(many, rows).into_iter().map(|row| row.len()).collect();
                assert_eq!((lengths.len(), lengths.iter().sum::<usize>()), (rows, many), "{lengths:?}");
                let even = lengths.iter().all(|one| (many / rows..=many.div_ceil(rows)).contains(one));
                assert!(even, "{lengths:?}");
            }
        }
        assert_eq!(in_rows(10, 3).into_iter().map(|row| row.len()).collect::<Vec<_>>(), [3, 4, 3]);
        assert_eq!(in_rows(11, 3).into_iter().map(|row| row.len()).collect::<Vec<_>>(), [4, 3, 4]);
    }
}
