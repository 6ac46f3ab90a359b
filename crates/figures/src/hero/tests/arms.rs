//! Arms and hands before the trunk, and ladders that they hold.

use drawing::{Pen, Shape};
use kurbo::{ParamCurveNearest as _, PathEl, Point};
use scene::{Character, Gender, Hobby, Outfit};

use super::super::pose::Grasp;
use super::super::{Ease, Garb, Gear, Guise, Hero, Mood, Pose, Support, tints};
use super::{child, covers, hero};
use crate::{Anchor, Art, Detail};

/// Where lines of the bold pen begin and end.
fn line_ends(art: &Art) -> Vec<Point> {
    let lines = art.shapes.iter().filter(|shape| shape.tint.is_none() && shape.pen == Some(Pen::Outline));
    let mut ends = Vec::new();
    for line in lines {
        let elements = line.path.elements();
        for (index, element) in elements.iter().enumerate() {
            if let PathEl::MoveTo(at) = element {
                ends.push(*at);
                ends.extend(index.checked_sub(1).and_then(|before| elements[before].end_point()));
            }
        }
        ends.extend(elements.last().and_then(PathEl::end_point));
    }
    ends
}

#[test]
fn a_hand_on_the_hip_has_fingers_and_no_line_ends_in_the_shirt_above_it() {
    for (age, gender) in (3..=10).flat_map(|age| Gender::ALL.iter().map(move |gender| (age, *gender))) {
        for outfit in [Outfit::Casual, Outfit::Sporty, Outfit::Costume, Outfit::Uniform] {
            // The strokes of a number end where they like.
            let child = Character { gender, outfit, hobby: Some(Hobby::Nature), ..child(age) };
            let standing = Hero { mood: Mood::Brave, ..hero(&child, Pose::Wave) };
            let (_, _, skeleton) = standing.posed(&standing.wear(), &standing.build());
            let (arm, art) = (skeleton.near_arm, standing.art());
            let whose = format!("{age} {gender:?} {outfit:?}");
            let is_finger = |shape: &&Shape| {
                shape.pen == Some(Pen::Fine) && shape.bounds().center().distance(arm.end) < 36.0
            };
            assert!(art.shapes.iter().filter(is_finger).count() >= 2, "{whose}: a ball");
            let beside = |at: &&Point| {
                let away = **at - arm.root;
                away.y > 3.0 && away.x > -arm.girth[0] && away.hypot() < arm.girth[0] * 1.8
            };
            // Where the contours of sleeve and body meet, two lines end.
            let ends = line_ends(&art);
            let meets = |at: &Point| ends.iter().filter(|other| at.distance(**other) < 2.0).count() > 1;
            let stub = ends.iter().find(|at| beside(at) && !meets(at));
            assert_eq!(stub, None, "{whose}: a stub beside {:?}", arm.root);
        }
    }
}

#[test]
fn between_an_arm_on_the_hip_and_the_body_is_air() {
    for (age, gender) in (3..=10).flat_map(|age| Gender::ALL.iter().map(move |gender| (age, *gender))) {
        for outfit in [Outfit::Casual, Outfit::Costume, Outfit::Uniform] {
            let child = Character { gender, outfit, hobby: Some(Hobby::Nature), ..child(age) };
            let standing = Hero { mood: Mood::Brave, ..hero(&child, Pose::Wave) };
            let (_, _, skeleton) = standing.posed(&standing.wear(), &standing.build());
            let (arm, art) = (skeleton.near_arm, standing.art());
            let amid = arm.root.midpoint(arm.end);
            let steps =
                |from: Point, to: Point| (0..=40).map(move |step| from.lerp(to, f64::from(step) / 40.0));
            let is_air =
                |at: &Point| !art.shapes.iter().any(|shape| shape.tint.is_some() && covers(shape, *at));
            let air = steps(arm.joint, amid).filter(is_air).count() as f64 / 40.0 * arm.joint.distance(amid);
            assert!(air > 8.0, "{age} {gender:?} {outfit:?}: {air} units of air");
        }
    }
}

#[test]
fn no_line_of_a_sleeve_closes_it_at_the_shoulder_of_who_rides() {
    for (age, pose) in (3..=10).flat_map(|age| [Pose::Ride, Pose::Pedal].map(|pose| (age, pose))) {
        let child = Character { outfit: Outfit::Casual, ..child(age) };
        let riding = hero(&child, pose);
        let (_, _, skeleton) = riding.posed(&riding.wear(), &riding.build());
        let (arm, art) = (skeleton.near_arm, riding.art());
        // Across the chest from the shoulder to amid the neckline.
        let away = |share: f64| {
            arm.root.lerp(skeleton.trunk * Point::new(0.0, arm.girth[0] - riding.build().trunk), share)
        };
        let across = kurbo::Line::new(away(0.1), away(0.8));
        let lines = art.shapes.iter().filter(|shape| shape.tint.is_none() && shape.pen == Some(Pen::Outline));
        let crossed = lines.flat_map(|line| line.path.segments().collect::<Vec<_>>());
        assert!(!crossed.into_iter().any(|one| !one.intersect_line(across).is_empty()), "{age} {pose:?}");
    }
}

#[test]
fn the_end_of_a_paddle_is_seen_above_the_upper_fist() {
    for age in 3..=10 {
        let child = child(age);
        let paddling = hero(&child, Pose::Paddle);
        let (_, carry, skeleton) = paddling.posed(&paddling.wear(), &paddling.build());
        let paddle = carry.before.expect("a paddle").placed(skeleton.trunk.frame).bounds();
        let (arm, end) = (skeleton.near_arm, paddle.origin());
        let forearm = kurbo::Line::new(arm.joint, arm.end);
        let clear = forearm.nearest(end, 0.1).distance_sq.sqrt();
        assert!(clear > arm.girth[1] * 1.5, "{age}: {end} is {clear} units from {arm:?}");
    }
}

#[test]
fn no_neck_is_seen_below_a_collar_of_glass() {
    for (age, gender) in (3..=10).flat_map(|age| Gender::ALL.iter().map(move |gender| (age, *gender))) {
        for outfit in [Outfit::Casual, Outfit::Sporty, Outfit::Superhero] {
            let child = Character { gender, outfit, ..child(age) };
            let worn = Hero { guise: Gear::SpaceHelmet.into(), ..hero(&child, Pose::Wave) };
            let (build, wear) = (worn.build(), worn.worn_in_sight());
            let body = super::super::outfit::body(&wear, &build, &worn.posed(&wear, &build).0);
            let below = Point::new(0.0, -build.trunk);
            assert!(covers(&Shape::patch(body, wear.top), below), "{age} {gender:?} {outfit:?}: {below}");
        }
    }
}

#[test]
fn rays_around_what_both_hands_hold_are_left_out_and_it_is_as_wide_as_the_chest() {
    let jar = crate::figure("firefly jar", Detail::Bold).expect("a jar");
    for age in 3..=10 {
        let child = child(age);
        let holding = Hero { holds: Some(jar), ..hero(&child, Pose::Walk) };
        let build = holding.build();
        let (_, carry, skeleton) = holding.posed(&holding.wear(), &build);
        let held = carry.before.expect("a jar before the trunk").placed(skeleton.trunk.frame).bounds();
        assert!(held.width() > build.shoulder * 2.0, "{age}: {held}");
        assert!(held.height() > held.width(), "{age}: rays beside it: {held}");
    }
}

#[test]
fn the_forearm_of_who_stirs_is_before_its_own_sleeve() {
    for age in [5, 7, 9] {
        let child = Character { hobby: Some(Hobby::Cooking), ..child(age) };
        let stirring = hero(&child, Pose::Stand);
        let wear = stirring.wear();
        let (_, _, skeleton) = stirring.posed(&wear, &stirring.build());
        let (arm, art) = (skeleton.far_arm, stirring.art());
        let amid = arm.joint.lerp(arm.end, 0.5);
        let top = art.shapes.iter().rev().find(|shape| shape.tint.is_some() && covers(shape, amid));
        assert_eq!(top.and_then(|shape| shape.tint), Some(wear.skin), "{age}: {amid}");
    }
}

#[test]
fn no_rung_of_a_ladder_and_no_gap_between_two_is_a_strip() {
    for age in 3..=10 {
        let child = child(age);
        let guise = Guise { support: Some(Support::Ladder), ..Gear::None.into() };
        let art = Hero { guise, ..hero(&child, Pose::Climb) }.art();
        let (ladder, around) = (&art.shapes[0], art.shapes[0].bounds());
        let is_rung = |y: f64| covers(ladder, Point::new(around.center().x, y));
        let rows: Vec<bool> =
            (0..around.height() as u32).map(|row| is_rung(around.y0 + f64::from(row))).collect();
        let runs: Vec<usize> = rows.chunk_by(|one, next| one == next).map(<[bool]>::len).collect();
        // Above the first rung and below the last one it is open.
        let narrowest = runs[1..runs.len() - 1].iter().min();
        assert!(narrowest >= Some(&22), "{age}: {runs:?}");
    }
}

#[test]
fn no_wrist_of_who_holds_something_before_the_chest_is_farther_out_than_its_elbow() {
    let book = crate::figure("open book", Detail::Bold).expect("a book");
    for (age, hobby) in
        (3..=10).flat_map(|age| [Hobby::Reading, Hobby::Gaming, Hobby::Cooking].map(|it| (age, it)))
    {
        for holds in [None, Some(book)] {
            let child = Character { hobby: Some(hobby), ..child(age) };
            let holding = Hero { holds, ..hero(&child, Pose::Stand) };
            let (stance, _, skeleton) = holding.posed(&holding.wear(), &holding.build());
            let arms = [(stance.near, skeleton.near_arm, -1.0), (stance.far, skeleton.far_arm, 1.0)];
            for (_, arm, out) in arms.into_iter().filter(|(pose, ..)| pose.grasp == Grasp::Clasp) {
                assert!((arm.joint.x - arm.end.x) * out > 6.0, "{age} {hobby:?}: {arm:?}");
            }
        }
    }
}

#[test]
fn what_both_hands_hold_is_large_clear_of_the_chin_and_held_at_its_sides() {
    for name in ["open book", "picnic basket", "soccer ball", "mixing bowl"] {
        let thing = crate::figure(name, Detail::Bold).expect("a thing");
        for age in 3..=10 {
            let child = child(age);
            let holding = Hero { holds: Some(thing), ..hero(&child, Pose::Walk) };
            let build = holding.build();
            let (_, carry, skeleton) = holding.posed(&holding.wear(), &build);
            let before = carry.before.expect("something before the trunk");
            let (held, seen) = (before.bounds(), before.placed(skeleton.trunk.frame).bounds());
            let slim = |around: kurbo::Rect| around.width() / around.height();
            let kept = slim(seen) / slim(thing.bounds());
            assert!((kept - 1.0).abs() < 0.12, "{age} {name}: squeezed to {kept:.2}");
            let broad = 2.0 * (build.shoulder + build.shoulder_radius);
            assert!(held.width() > broad * 0.9 || held.height() > build.trunk * 0.75, "{age} {name}: {held}");
            assert!(held.y0 > -build.trunk + 18.0, "{age} {name}: before the neckline: {held}");
            for arm in [skeleton.near_arm, skeleton.far_arm] {
                let [upper, fore] = [arm.joint - arm.root, arm.end - arm.joint].map(kurbo::Vec2::hypot);
                assert!(upper.min(fore) > arm.girth[1] * 1.1, "{age} {name}: a stump: {arm:?}");
                // Before the chest, and the forearm comes in from beside it: no hand hangs at a hip.
                assert!(
                    arm.end.y < skeleton.trunk.frame.translation().y - 0.2 * build.trunk,
                    "{age} {name}: {arm:?}"
                );
                assert!((arm.end.y - arm.joint.y).abs() < upper * 0.6, "{age} {name}: not level: {arm:?}");
            }
        }
    }
}

#[test]
fn the_forearm_of_who_stirs_is_level_and_long_and_its_fist_below_the_shoulders() {
    for age in 3..=10 {
        let child = Character { hobby: Some(Hobby::Cooking), ..child(age) };
        let stirring = hero(&child, Pose::Stand);
        let (_, _, skeleton) = stirring.posed(&stirring.wear(), &stirring.build());
        let arm = skeleton.far_arm;
        let fore = arm.end - arm.joint;
        assert!(fore.y.abs() < -fore.x * 0.3 && fore.hypot() > arm.girth[1] * 3.0, "{age}: {arm:?}");
        assert!(arm.end.y > arm.root.y + 18.0, "{age}: {arm:?}");
    }
}

#[test]
fn no_elbow_of_who_rests_a_hand_on_a_knee_is_bent_back_on_itself() {
    for (age, gender) in (3..=10).flat_map(|age| Gender::ALL.iter().map(move |gender| (age, *gender))) {
        let child = Character { gender, ..child(age) };
        let sitting = hero(&child, Pose::Sit);
        let (_, _, skeleton) = sitting.posed(&sitting.wear(), &sitting.build());
        let arm = skeleton.far_arm;
        let [upper, fore] = [arm.joint - arm.root, arm.end - arm.joint].map(kurbo::Vec2::normalize);
        assert!(upper.dot(fore) > 0.2, "{age} {gender:?}: {arm:?}");
    }
}

#[test]
fn who_holds_something_before_the_chest_has_both_straps_and_no_crescent_of_a_belly_around_it() {
    let map = crate::figure("treasure map", Detail::Bold).expect("a map");
    for age in 3..=10 {
        let child = Character { outfit: Outfit::Casual, ..child(age) };
        let guise = Guise { garb: Garb::Dungarees, ..Gear::None.into() };
        let holding = Hero { holds: Some(map), guise, ..hero(&child, Pose::Stand) };
        let (wear, build) = (holding.worn_in_sight(), holding.build());
        let (stance, ..) = holding.posed(&wear, &build);
        let trunk = super::super::outfit::trunk(&wear, &build, &stance, (Detail::Bold, true));
        let straps: Vec<f64> = trunk.over.iter().map(|shape| shape.bounds().center().x).collect();
        assert!(straps.iter().any(|x| *x < 0.0) && straps.iter().any(|x| *x > 0.0), "{age}: {straps:?}");
        let guise = Guise { garb: Garb::Rabbit, ..Gear::None.into() };
        let creature = Hero { guise, ..holding };
        let wear = creature.worn_in_sight();
        let trunk = super::super::outfit::trunk(&wear, &build, &stance, (Detail::Bold, true));
        assert!(trunk.under.is_empty(), "{age}: {:?}", trunk.under.len());
    }
}

#[test]
fn a_bow_hides_no_slivers_behind_it_on_a_bold_page() {
    for (gender, hidden, pen) in
        [(Gender::Boy, tints::NAVY, Pen::Inner), (Gender::Girl, tints::PURPLE, Pen::Outline)]
    {
        for (detail, is_drawn) in [(Detail::Bold, false), (Detail::Full, true)] {
            let child = Character { outfit: Outfit::Fancy, gender, hobby: None, ..child(6) };
            let art = Hero { detail, ..hero(&child, Pose::Stand) }.art();
            // The lapels of a tailcoat, and the sash of a gown.
            let is_behind = |shape: &&Shape| {
                let around = shape.bounds();
                shape.tint == Some(hidden)
                    && shape.pen == Some(pen)
                    && around.height() < 60.0
                    && around.y1 < -100.0
            };
            assert_eq!(art.shapes.iter().any(|shape| is_behind(&shape)), is_drawn, "{gender:?} {detail:?}");
        }
    }
}

#[test]
fn no_sash_is_seen_behind_the_arms_of_who_paddles() {
    let child = Character { outfit: Outfit::Fancy, gender: Gender::Girl, ..child(6) };
    let art = hero(&child, Pose::Paddle).art();
    let is_sash = |shape: &&Shape| shape.tint == Some(tints::PURPLE) && shape.pen.is_some();
    assert_eq!(art.shapes.iter().filter(is_sash).count(), 0);
}

#[test]
fn every_ease_is_another_picture_of_who_stands_and_covers_no_eye() {
    for (age, pose) in [3, 6, 10].into_iter().flat_map(|age| [(age, Pose::Wave), (age, Pose::HoldOne)]) {
        let child = child(age);
        let at_ease =
            |ease: Ease| Hero { guise: Guise { ease, ..Gear::None.into() }, ..hero(&child, pose) }.art();
        let all: Vec<_> = Ease::ALL.iter().map(|ease| at_ease(*ease)).collect();
        for (index, art) in all.iter().enumerate() {
            assert!(all[..index].iter().all(|other| other.shapes != art.shapes), "{age} {pose:?}: {index}");
            let face = art.anchor(Anchor::Face).expect("a face");
            let top = art.shapes.iter().rfind(|shape| covers(shape, face)).expect("a face");
            assert_eq!(top.tint, Some(tints::skin(child.skin_tone)), "{age} {pose:?}: {index}");
            let pupils = art.shapes.iter().filter(|shape| shape.pen == Some(Pen::Solid));
            let near = pupils.map(Shape::bounds).filter(|eye| eye.center().distance(face) < 60.0);
            assert!(near.count() >= 2, "{age} {pose:?}: {index}");
        }
    }
}
