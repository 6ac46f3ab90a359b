//! What legs do: crossed on the ground, astride, on a ladder, in a spacesuit.

use drawing::Shape;
use kurbo::Point;
use scene::{Character, Gender, Outfit};

use super::super::outfit::Trail;
use super::super::{Gear, Guise, Hero, Pose, Support};
use super::{OUTFITS, child, covers, hero};
use crate::{Anchor, Detail};

#[test]
fn a_shoe_is_under_either_knee_of_who_sits_with_crossed_legs_and_no_gap_between() {
    for (age, outfit, gender) in (3..=10)
        .flat_map(|age| OUTFITS.map(|it| (age, it)))
        .flat_map(|(age, it)| [Gender::Girl, Gender::Boy].map(|gender| (age, it, gender)))
    {
        let mut child = child(age);
        (child.outfit, child.gender) = (outfit, gender);
        let hero = hero(&child, Pose::CrossLegged);
        let (art, wear) = (hero.art(), hero.wear());
        if wear.is_long() {
            continue;
        }
        let hips = art.anchor(Anchor::Seat).expect("hips");
        let is_shoe = |shape: &&Shape| {
            let own = shape.bounds();
            shape.tint == Some(wear.shoe_tint) && own.y0 > hips.y && own.y1 > -4.0
        };
        let shoes: Vec<_> = art.shapes.iter().filter(is_shoe).map(Shape::bounds).collect();
        let whose = (age, outfit, gender);
        assert_eq!(shoes.len(), 2, "{whose:?}");
        let (left, right) = (shoes[0].x0.min(shoes[1].x0), shoes[0].x1.max(shoes[1].x1));
        let is_cloth = |at: Point| art.shapes.iter().any(|shape| shape.tint.is_some() && covers(shape, at));
        // Knees are farther out than shoes, and higher.
        for x in [left, right] {
            let knee = Point::new(x, shoes[0].y0 - 6.0);
            assert!(is_cloth(knee), "{whose:?}: {knee}");
        }
        // Between the shoes both shins are on the ground.
        assert!(is_cloth(Point::new(left.midpoint(right), -4.0)), "{whose:?}");
    }
}

#[test]
fn a_thigh_of_who_rides_lies_forward_and_its_shin_hangs() {
    for (age, pose) in (3..=10).flat_map(|age| [Pose::Ride, Pose::Astride].map(|pose| (age, pose))) {
        let child = child(age);
        let hero = hero(&child, pose);
        let (_, _, skeleton) = hero.posed(&hero.wear(), &hero.build());
        let limb = skeleton.near_leg.limb;
        let (thigh, shin) = (limb.joint - limb.root, limb.end - limb.joint);
        assert!(thigh.x > 2.0 * thigh.y, "{age} {pose:?}: {thigh}");
        assert!(shin.y > 4.0 * shin.x.abs(), "{age} {pose:?}: {shin}");
    }
}

#[test]
fn a_ladder_is_hardly_wider_than_who_climbs_it_and_drawn_before_all_else() {
    for age in 3..=10 {
        let child = child(age);
        let guise = Guise { support: Some(Support::Ladder), ..Gear::None.into() };
        let climber = Hero { guise, ..hero(&child, Pose::Climb) };
        let build = climber.build();
        let ladder = climber.art().shapes[Support::Ladder.climbed_shapes() - 1].bounds();
        // Both hands are beside the head.
        let own = 2.0 * (build.shoulder + build.shoulder_radius) + 100.0 * build.head;
        assert!(ladder.width() < own * NARROW, "{age}: {} {own}", ladder.width());
    }
}

/// How wide a ladder is at most, in widths of the shoulders and the head of who climbs it.
const NARROW: f64 = 1.1;

#[test]
fn no_tail_grows_out_of_a_spacesuit() {
    for (age, outfit, gender) in
        (3..=10).flat_map(|age| [Gender::Girl, Gender::Boy].map(|gender| (age, Outfit::Costume, gender)))
    {
        let mut child = child(age);
        (child.outfit, child.gender) = (outfit, gender);
        let hero = Hero { guise: Gear::SpaceHelmet.into(), ..hero(&child, Pose::Jump) };
        let trail = hero.worn_in_sight().trail;
        assert!(!matches!(trail, Trail::CatTail | Trail::SpikyTail), "{age} {gender:?}: {trail:?}");
    }
}

#[test]
fn no_skirt_over_a_lap_ends_in_a_thorn_beyond_the_knee() {
    for (age, pose) in (3..=10).flat_map(|age| [Pose::Sit, Pose::Swing, Pose::Drive].map(|pose| (age, pose)))
    {
        let child = Character { outfit: Outfit::Casual, ..child(age) };
        let sitting = hero(&child, pose);
        let (build, wear) = (sitting.build(), sitting.wear());
        let (stance, _, skeleton) = sitting.posed(&wear, &build);
        let skirt = super::super::outfit::skirt(&skeleton, &wear, &build, (&stance, Detail::Bold));
        let knees =
            [Some(skeleton.near_leg), skeleton.far_leg].map(|leg| leg.map_or(0.0, |leg| leg.limb.joint.x));
        let (out, most) = (skirt[0].bounds().x1, knees[0].max(knees[1]) + build.leg_girth[1] + 20.0);
        assert!(out < most, "{age} {pose:?}: to {out}, the knee ends at {most}");
    }
}
