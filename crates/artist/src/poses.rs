//! In which pose a deed is done.

use figures::hero::{Ease, Pose};
use scene::{Dice, Doing, Place, Seed};

use crate::recipe::takes_hammer;

/// How one explores, plays and looks around.
const OUT_AND_ABOUT: &[Pose] = &[Pose::Walk, Pose::Stand, Pose::Point, Pose::Walk, Pose::HoldOne];

/// How one jumps for joy.
pub(crate) const JUMPS: &[Pose] = &[Pose::Jump, Pose::Leap];

/// How one gets around in water.
pub(crate) const STROKES: &[Pose] = &[Pose::Swim, Pose::Swim, Pose::Dive];

/// The pose of a deed that is done to or with something.
const fn handling(doing: Doing) -> Option<Pose> {
    Some(match doing {
        Doing::Feeding | Doing::Grooming | Doing::Cutting | Doing::Sweeping | Doing::Peeling => Pose::HoldOne,
        Doing::Eating
        | Doing::Whispering
        | Doing::Drinking
        | Doing::Throwing
        | Doing::Pouring
        | Doing::BrushingTeeth
        | Doing::BlowingBubbles => Pose::HoldUp,
        Doing::Boxing => Pose::Hug,
        Doing::Pushing | Doing::Mowing | Doing::Vacuuming => Pose::Steer,
        Doing::Pulling => Pose::Walk,
        Doing::Kicking => Pose::Run,
        Doing::Splashing
        | Doing::Catching
        | Doing::Cartwheeling
        | Doing::Falling
        | Doing::Hanging
        | Doing::MakingSnowAngels => Pose::Jump,
        Doing::Seeking => Pose::Count,
        Doing::HulaHooping => Pose::Dance,
        Doing::Karate => Pose::Kick,
        Doing::Giving | Doing::Handling => Pose::HoldOne,
        Doing::HighFiving | Doing::Talking => Pose::Stand,
        Doing::Handstanding => Pose::Jump,
        Doing::Milking => Pose::Kneel,
        Doing::Knitting | Doing::Sewing => Pose::Sit,
        Doing::BreathingFire => Pose::Stand,
        _ => return None,
    })
}

/// How one stands on this page: one seed after the other has another way.
pub(crate) fn ease(Seed(seed): Seed) -> Ease {
    Ease::ALL[(seed % Ease::ALL.len() as u64) as usize]
}

/// The pose of a deed at a place.
pub(crate) fn pose(doing: Doing, place: Place, dice: &mut Dice) -> Pose {
    if let Some(pose) = handling(doing) {
        return pose;
    }
    let floating = matches!(place, Place::Underwater);
    match doing {
        Doing::Exploring | Doing::Walking | Doing::Crawling | Doing::Playing if floating => {
            *dice.pick(STROKES).unwrap_or(&Pose::Swim)
        }
        Doing::Exploring | Doing::Playing | Doing::Shopping => {
            *dice.pick(OUT_AND_ABOUT).unwrap_or(&Pose::Walk)
        }
        Doing::Crawling => Pose::Crawl,
        Doing::Standing | Doing::IceSkating => Pose::Stand,
        Doing::Walking => Pose::Walk,
        Doing::Running
        | Doing::PlayingSports
        | Doing::PlayingSoccer
        | Doing::PlayingBasketball
        | Doing::PlayingTennis
        | Doing::PlayingBaseball
        | Doing::Skating
        | Doing::FlyingKite => Pose::Run,
        Doing::Jumping | Doing::Celebrating => *dice.pick(JUMPS).unwrap_or(&Pose::Jump),
        Doing::JumpingRope => Pose::Jump,
        Doing::Sitting
        | Doing::Lying
        | Doing::Reading
        | Doing::Gaming
        | Doing::Sleeping
        | Doing::TeaParty
        | Doing::Camping
        | Doing::Fishing
        | Doing::Drawing
        | Doing::Bathing => Pose::Sit,
        Doing::Picnicking | Doing::Yoga => Pose::CrossLegged,
        Doing::Riding
        | Doing::Driving
        | Doing::Sailing
        | Doing::Surfing
        | Doing::Skiing
        | Doing::Sledding
        | Doing::Swinging
        | Doing::Sliding => Pose::Ride,
        Doing::Paddling => Pose::Paddle,
        Doing::Swimming => Pose::Swim,
        Doing::Flying => Pose::Fly,
        Doing::Climbing => Pose::Climb,
        Doing::Building if takes_hammer(place) => Pose::HoldOne,
        Doing::Digging | Doing::Gardening | Doing::Building => Pose::Kneel,
        Doing::Dancing => Pose::Dance,
        Doing::Hugging | Doing::Kissing => Pose::Hug,
        Doing::Pointing | Doing::Stargazing => Pose::Point,
        Doing::Holding | Doing::Juggling | Doing::Painting | Doing::Singing | Doing::CastingSpells => {
            Pose::HoldUp
        }
        _ => Pose::HoldOne,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_twelve_seeds_no_more_than_three_have_one_stand_in_the_same_way() {
        for first in [0, 7, 1000] {
            let all: Vec<Ease> = (first..first + 12).map(|seed| ease(Seed(seed))).collect();
            let most = all.iter().map(|one| all.iter().filter(|other| *other == one).count()).max();
            assert!(most <= Some(3), "{all:?}");
        }
    }
}
