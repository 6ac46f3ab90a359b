//! One or two large ones and several small ones: the small ones in one row before the large, and none in the air.

use figures::settings::Stage;
use kurbo::{Affine, Rect};
use scene::{Dice, Place, Scene, Years};

use super::casting::copies;
use super::group::Group;
use super::line::{Line, Shape};
use super::rows;

/// From so many on the small ones are several, and at most so many are in one row.
const SEVERAL: usize = 3;
const MOST: usize = 5;
/// The large ones are at least so much higher.
const HIGHER: f64 = 1.08;
/// How much larger the large ones are than beside one small one: they are as far apart as they can be told.
const LARGER: f64 = 1.7;
/// The same where the small ones are so wide together that there is room above.
const LARGEST: f64 = 3.0;
/// Who is so much higher than they.
const FAR_HIGHER: f64 = 1.5;
/// How much of the small ones' height is before the large ones' feet.
const BEFORE: f64 = 0.62;
/// At most so much of the room's height is taken.
const FILLED: f64 = 0.86;
/// The large ones stand at least so far below the horizon, in units.
const BELOW_HORIZON: f64 = 34.0;

/// Everybody placed, where some are large and several small; else they come back.
pub(super) fn in_two_rows(
    scene: &Scene,
    ground: Vec<Group>,
    (room, stage): (Rect, &Stage),
    dice: &mut Dice,
) -> Result<Vec<(Group, Affine, f64)>, Vec<Group>> {
    let small = |group: &Group| copies(scene, group.root.party) as usize >= SEVERAL;
    let (near, far): (Vec<&Group>, Vec<&Group>) = ground.iter().partition(|group| small(group));
    let alone = far.iter().all(|group| copies(scene, group.root.party) == 1) && !far.is_empty();
    let one_kind = near.windows(2).all(|pair| pair[0].root.party == pair[1].root.party);
    let lowest = far.iter().map(|group| group.bounds().height()).fold(f64::INFINITY, f64::min);
    let high = highest(&near);
    // One of a kind who is not like the others is no larger.
    let what = |group: &Group| scene.subject(group.root.party).map(|one| one.what);
    let young = |group: &Group| {
        scene.subject(group.root.party).is_some_and(|one| one.looks.years == Some(Years::Baby))
    };
    let same = |group: &&&Group| near.first().is_some_and(|first| what(first) == what(group));
    // A mother and her young are: she is behind them.
    let kin = far.iter().find(same).is_some_and(|group| young(group) || !near.iter().all(|one| young(one)));
    let fits = !kin && alone && one_kind && (SEVERAL..=MOST).contains(&near.len()) && far.len() <= 2;
    let afloat = scene.place == Place::Underwater;
    if !fits || afloat || rows::neighbours(scene).next().is_some() || lowest < high * HIGHER {
        return Err(ground);
    }
    let width = |row: &[&Group]| {
        let shapes: Vec<Shape> = row.iter().map(|group| Shape::of(group)).collect();
        Line::of(scene, &row.iter().copied().zip(&shapes).collect::<Vec<_>>()).width()
    };
    let tall = high * BEFORE + highest(&far) * LARGER;
    let scale = (room.width() / width(&near)).min(room.height() * FILLED / tall);
    // A row of ladybugs leaves the giraffe behind them all the sky; a teacher is no giant.
    let above = (room.height() * FILLED - high * scale * BEFORE) / highest(&far).max(1.0);
    let most = if lowest > high * FAR_HIGHER { LARGEST } else { LARGER };
    let large = above.clamp(scale * LARGER, scale * most).min(room.width() / width(&far));
    let foot = (room.y1 - high * scale * BEFORE).max(stage.horizon + BELOW_HORIZON);
    let (near, far): (Vec<Group>, Vec<Group>) = ground.into_iter().partition(small);
    let mut placed = rows::set(scene, far, (room, foot), (large, 0.0), dice);
    placed.extend(rows::set(scene, near, (room, room.y1), (scale, 0.0), dice));
    Ok(placed)
}

fn highest(row: &[&Group]) -> f64 {
    row.iter().map(|group| group.bounds().height()).fold(0.0, f64::max)
}
