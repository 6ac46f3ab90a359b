//! Where limbs and hair are, and that they are seen.

use drawing::Shape;
use kurbo::{PathEl, Point, Rect, Vec2};
use scene::{Character, Gender, HairColor, HairLength, Hobby, Outfit, Stage};

use super::super::curve::toward;
use super::super::foot::Shoe;
use super::super::outfit::Bottom;
use super::super::skeleton::Build;
use super::super::{Garb, Gear, Guise, Hero, Mood, Pose, Support};
use super::{OUTFITS, STYLES, child, covers, each, hero};
use crate::{Anchor, Art, Detail};

/// How far down the hair of a hero reaches: what changes with its color, as animal suits do, too.
fn hair_ends(hero: &Hero) -> f64 {
    let [red, gray] = [HairColor::Red, HairColor::Gray].map(|hair_color| {
        let child = Character { hair_color, outfit: Outfit::Casual, ..hero.child.clone() };
        Hero { child: &child, ..*hero }.art().shapes
    });
    // What no gray hair is tinted with is red hair.
    let is_hair = |shape: &&Shape| shape.tint.is_some() && gray.iter().all(|other| other.tint != shape.tint);
    red.iter().filter(is_hair).map(|hair| hair.bounds().y1).fold(f64::NEG_INFINITY, f64::max)
}

/// How much of an area is before everything painted after it.
fn seen(art: &Art, index: usize) -> f64 {
    let bounds = art.shapes[index].bounds();
    let grid = (0..100).map(|step| (f64::from(step % 10) + 0.5, f64::from(step / 10) + 0.5));
    let at = grid.map(|(x, y)| bounds.origin() + Vec2::new(bounds.width() * x, bounds.height() * y) * 0.1);
    let on: Vec<Point> = at.filter(|at| covers(&art.shapes[index], *at)).collect();
    let free = |at: &&Point| art.shapes[index + 1..].iter().all(|over| !covers(over, **at));
    on.iter().filter(free).count() as f64 / on.len().max(1) as f64
}

#[test]
fn both_feet_are_seen_of_who_sits_and_the_near_one_of_who_is_astride() {
    each(|hero, art| {
        let wear = hero.wear();
        let seen_feet = match hero.pose {
            Pose::Ride | Pose::Astride => 1..=1,
            Pose::Pedal | Pose::CrossLegged | Pose::Sit | Pose::Swing => 2..=usize::MAX,
            _ => return,
        };
        if wear.bottom == Bottom::Fishtail {
            return;
        }
        let (hips, low) = (art.anchor(Anchor::Seat).expect("hips").y, art.bounds().y1 - 50.0);
        let is_shoe = |shape: &Shape| {
            let around = shape.bounds();
            shape.tint == Some(wear.shoe_tint) && around.y0 > hips - 30.0 && around.y1 > low
        };
        let shoes = (0..art.shapes.len()).filter(|index| is_shoe(&art.shapes[*index]));
        let feet = shoes.filter(|index| seen(&art, *index) > 0.25).count();
        let whose = (hero.pose, hero.child.outfit, hero.child.age);
        assert!(seen_feet.contains(&feet), "{feet} feet: {whose:?}");
    });
}

#[test]
fn no_hair_of_who_rides_comes_out_below_the_seat() {
    each(|hero, art| {
        if !matches!(hero.pose, Pose::Ride | Pose::Astride | Pose::Pedal | Pose::Drive) {
            return;
        }
        let (low, seat) = (hair_ends(hero), art.anchor(Anchor::Seat).expect("hips").y);
        let style = (hero.child.hair_style, hero.child.hair_length);
        assert!(low < seat + 36.0, "{:?} {style:?} {:?}: {low}, {seat}", hero.pose, hero.child.age);
    });
}

#[test]
fn the_longest_hair_of_who_stands_is_no_cape() {
    for (index, style) in STYLES.into_iter().cycle().take(48).enumerate() {
        let gender = Gender::ALL[index / 8 % 2];
        let age = [3, 6, 10][index / 16];
        let child = Character { gender, hair_style: style, hair_length: HairLength::VeryLong, ..child(age) };
        let knees = -Build::of(&child, Stage::Child).leg_share(0.46);
        let low = hair_ends(&hero(&child, Pose::Wave));
        assert!(low < knees + 18.0, "{style:?} {gender:?} {age}: {low}, {knees}");
    }
}

/// Whether the skin or the glove of this hero is what is seen at a point.
fn is_skin_at(hero: &Hero, art: &Art, at: Point) -> bool {
    let wear = hero.wear();
    let top = art.shapes.iter().rev().find(|shape| covers(shape, at));
    top.is_some_and(|shape| shape.tint == Some(wear.glove.unwrap_or(wear.skin)))
}

#[test]
fn both_hands_are_seen_in_every_pose() {
    each(|hero, art| {
        // Nobody plays a flute through a snorkel.
        if hero.pose == Pose::Blow && hero.guise.gear == Gear::Snorkel {
            return;
        }
        let build = Build::of(hero.child, Stage::Child);
        for anchor in [Anchor::Hand, Anchor::OtherHand] {
            let palm = art.anchor(anchor).expect("a palm");
            let around = (0..48).map(|step| {
                let reach = f64::from(1 + step / 12) * 7.0 * build.hand;
                palm + toward(f64::from(step % 12) * 30.0) * reach
            });
            let seen = around.filter(|at| is_skin_at(hero, &art, *at)).count();
            let own = hero.child;
            let (pose, who) = (hero.pose, (own.outfit, own.age, own.hobby, own.hair_style, own.hair_length));
            assert!(seen >= 8, "{anchor:?} {seen} of 48: {pose:?} {who:?} {:?}", hero.guise);
        }
    });
}

#[test]
fn one_fist_of_who_rides_or_pushes_is_a_hand_before_the_other() {
    for age in 3..=10 {
        let child = child(age);
        for pose in [Pose::Ride, Pose::Steer] {
            let art = hero(&child, pose).art();
            let [far, near] = [Anchor::Hand, Anchor::OtherHand].map(|hand| art.anchor(hand).expect("a palm"));
            let wide = 42.0 * Build::of(&child, Stage::Child).hand;
            assert!(far.distance(near) > wide, "{pose:?} {age}: {far} {near}");
        }
    }
}

#[test]
fn both_fists_of_who_climbs_are_on_the_ladder_and_both_soles_on_its_rungs() {
    for age in 3..=10 {
        let child = child(age);
        let guise = Guise { support: Some(Support::Ladder), ..Gear::None.into() };
        let climber = Hero { guise, ..hero(&child, Pose::Climb) };
        let art = climber.art();
        let ladder = &art.shapes[0];
        for anchor in [Anchor::Hand, Anchor::OtherHand] {
            let palm = art.anchor(anchor).expect("a palm");
            let near = [-8.0, 0.0, 8.0].map(|aside| palm + Vec2::new(aside, 0.0));
            assert!(near.iter().any(|at| covers(ladder, *at)), "{age}: {palm}");
        }
        let shoe = climber.wear().shoe_tint;
        let is_shoe = |shape: &&Shape| shape.tint == Some(shoe) && shape.bounds().y0 > -150.0;
        let shoes = art.shapes.iter().filter(is_shoe);
        for sole in shoes.map(Shape::bounds) {
            let below = (0..=20)
                .map(|step| Point::new(sole.x0 + sole.width() * f64::from(step) / 20.0, sole.y1 + 4.0));
            assert!(below.into_iter().any(|at| covers(ladder, at)), "{age}: {sole}");
        }
    }
}

#[test]
fn a_ladder_has_rungs_between_rails_at_both_sides_of_who_climbs_it() {
    for age in 3..=10 {
        let child = child(age);
        let guise = Guise { support: Some(Support::Ladder), ..Gear::None.into() };
        let art = Hero { guise, ..hero(&child, Pose::Climb) }.art();
        let (ladder, hips) = (&art.shapes[0], art.anchor(Anchor::Seat).expect("hips"));
        let around = ladder.bounds();
        assert!(around.x0 < hips.x - 60.0 && around.x1 > hips.x + 60.0, "{age}: {around} {hips}");
        // One outline, and a gap between the rungs below: behind who climbs there is none.
        let outlines = ladder.path.elements().iter().filter(|one| matches!(one, PathEl::MoveTo(_))).count();
        assert!(outlines >= 2, "{age}: {outlines}");
    }
}

#[test]
fn the_far_arm_of_who_swims_begins_below_the_mouth_and_its_thighs_part() {
    for (age, pose) in (3..=10).flat_map(|age| [Pose::Swim, Pose::Fly].map(|pose| (age, pose))) {
        let child = child(age);
        let hero = hero(&child, pose);
        let (stance, _, skeleton) = hero.posed(&hero.wear(), &hero.build());
        // The chin lies before the collar, and hides the shoulder behind it.
        let (mouth, root) = ((skeleton.head * Point::new(0.0, 34.0)).y, skeleton.far_arm.root.y);
        assert!(root > mouth, "{age} {pose:?}: {root} {mouth}");
        assert!(stance.stride() > 30.0, "{pose:?}: {}", stance.stride());
    }
}

#[test]
fn nobody_wears_shoes_under_water() {
    each(|hero, _| {
        let wear = hero.wear().to_dive(Gear::Snorkel, hero.pose);
        let is_bare = wear.shoe == Shoe::Paw && wear.shoe_tint == wear.skin;
        let whose = (hero.pose, hero.child.outfit, wear.shoe);
        assert!(is_bare || matches!(wear.shoe, Shoe::Fin | Shoe::Flipper), "{whose:?}");
        assert!(wear.bottom != Bottom::Tights, "{whose:?}");
    });
}

#[test]
fn what_has_a_shaft_comes_out_of_the_fist_at_both_ends() {
    for (turn, hobby) in
        [Hobby::Art, Hobby::Nature, Hobby::Cooking, Hobby::Magic, Hobby::Dancing].into_iter().enumerate()
    {
        for pose in [Pose::Stand, Pose::HoldUp] {
            let child = Character { hobby: Some(hobby), ..child(3 + 2 * turn as i64 % 8) };
            let art = hero(&child, pose).art();
            let held = art.shapes.iter().filter(|shape| art.holds(shape)).map(Shape::bounds);
            let palms = [Anchor::Hand, Anchor::OtherHand].map(|hand| art.anchor(hand).expect("a palm"));
            let through =
                |own: &Rect| palms.iter().any(|palm| own.y0 < palm.y - 18.0 && own.y1 > palm.y + 18.0);
            assert!(held.into_iter().any(|own| through(&own)), "{hobby:?} {pose:?}");
        }
    }
}

#[test]
fn a_print_is_seen_whole_beside_the_arm_of_who_points_or_not_at_all_of_who_kneels() {
    let outfits = [Outfit::Casual, Outfit::Sporty, Outfit::Costume, Outfit::Superhero];
    let worn = outfits.into_iter().flat_map(|outfit| [3, 6, 10].map(|age| (outfit, age)));
    for (outfit, age, pose) in
        worn.flat_map(|(outfit, age)| [Pose::Point, Pose::Kneel].map(|pose| (outfit, age, pose)))
    {
        let art = |hobby| {
            let child = Character { hobby, outfit, ..child(age) };
            hero(&child, pose).art()
        };
        let plain = art(None);
        for hobby in Hobby::ALL {
            let printed = art(Some(*hobby));
            // What nobody without a hobby has a tint of is the print, and what is painted on it later is the arm.
            let is_own = |shape: &Shape| plain.shapes.iter().any(|one| one.tint == shape.tint);
            let is_print =
                |index: &usize| printed.shapes[*index].tint.is_some_and(|_| !is_own(&printed.shapes[*index]));
            for index in (0..printed.shapes.len()).filter(is_print) {
                let mut alone = Art::of(vec![printed.shapes[index].clone()]);
                let later = printed.shapes[index + 1..].iter();
                alone.shapes.extend(later.filter(|shape| shape.tint.is_some() && is_own(shape)).cloned());
                let whole = seen(&alone, 0);
                assert!(whole > 0.95, "{hobby:?} {outfit:?} at {age}, {pose:?}: {whole:.2}");
            }
        }
    }
}

#[test]
fn hands_that_hold_something_before_the_chest_are_at_its_sides_and_their_elbows_low_beside_it() {
    for name in ["mixing bowl", "open book", "watermelon slice"] {
        let held = crate::figure(name, Detail::Bold).expect("something drawn");
        for (pose, age, gender) in [Pose::Stand, Pose::HoldOne, Pose::Walk, Pose::CrossLegged]
            .into_iter()
            .flat_map(|pose| [3, 6, 10].map(|age| (pose, age)))
            .flat_map(|(pose, age)| Gender::ALL.iter().map(move |gender| (pose, age, *gender)))
        {
            let child = Character { gender, ..child(age) };
            let holding = Hero { holds: Some(held), ..hero(&child, pose) };
            let build = holding.build();
            let (_, carry, skeleton) = holding.posed(&holding.wear(), &build);
            let before = carry.before.expect("something before the chest").placed(skeleton.trunk.frame);
            let art = holding.art();
            let palms = [Anchor::Hand, Anchor::OtherHand].map(|hand| art.anchor(hand).expect("a hand"));
            for arm in [skeleton.near_arm, skeleton.far_arm] {
                let [one, other] = palms;
                let is_nearer = one.distance(arm.end) < other.distance(arm.end);
                let palm = if is_nearer { one } else { other };
                let around = |degrees: i32| palm + toward(f64::from(degrees) * 10.0) * 16.0;
                let on =
                    (0..36).filter(|degrees| before.shapes.iter().any(|it| covers(it, around(*degrees))));
                let whose = format!("{name}: {pose:?} {age} {gender:?}");
                assert!((3..33).contains(&on.count()), "{whose}: {palm}");
                assert!(arm.joint.y > arm.root.y + build.upper_arm * 0.6, "{whose}: {arm:?}");
                // What is seen of it: the hand at the side of what it holds, too.
                let fore = (palm - arm.joint).hypot();
                assert!(fore > build.upper_arm * 0.4, "{whose}: a stump of {fore}");
                assert!((palm.x - arm.joint.x).abs() > fore * 0.3, "{whose}: {arm:?}");
            }
        }
    }
}

#[test]
fn no_arm_of_who_stands_hangs_idle() {
    for pose in [Pose::Wave, Pose::Stand, Pose::HoldOne, Pose::HoldUp, Pose::Point, Pose::Greet] {
        for mood in [Mood::Happy, Mood::Laughing, Mood::Amazed, Mood::Brave] {
            for age in [3, 7, 10] {
                let child = child(age);
                let art = Hero { mood, ..hero(&child, pose) }.art();
                let [hand, other, seat] = [Anchor::Hand, Anchor::OtherHand, Anchor::Seat]
                    .map(|anchor| art.anchor(anchor).expect("an anchor"));
                let lowest = hand.y.max(other.y);
                assert!(lowest < seat.y - 8.0, "{pose:?} {mood:?} at {age}: {hand} {other} {seat}");
            }
        }
    }
}

#[test]
fn every_foot_is_at_a_leg_whatever_is_worn() {
    let garbs = [
        Garb::Own,
        Garb::Dungarees,
        Garb::Hoodie,
        Garb::Tracksuit,
        Garb::Pajamas,
        Garb::Raincoat,
        Garb::Waistcoat,
        Garb::Dino,
        Garb::Pirate,
        Garb::Explorer,
        Garb::Elf,
        Garb::Knight,
        Garb::Royal,
        Garb::Spacesuit,
        Garb::Sailor,
        Garb::Scout,
        Garb::Officer,
        Garb::Firefighter,
        Garb::Police,
        Garb::Cowboy,
    ];
    let whole = |garb, gender, age, detail| {
        let child = Character { gender, outfit: Outfit::Uniform, ..child(age) };
        let guise = Guise { garb, ..Gear::None.into() };
        let hero = Hero { guise, detail, ..hero(&child, Pose::Wave) };
        let (art, tint) = (hero.art(), hero.wear().shoe_tint);
        let is_low = |shape: &Shape| shape.bounds().y1 > -4.0 && shape.tint == Some(tint);
        let shoes: Vec<usize> = (0..art.shapes.len()).filter(|index| is_low(&art.shapes[*index])).collect();
        assert!(shoes.len() >= 2, "{garb:?} {gender:?} {age}: {} shoes", shoes.len());
        for at in shoes {
            let ankle = art.shapes[at].bounds();
            let above = Point::new(ankle.center().x, ankle.y0 - 3.0);
            let is_leg = |dx: f64| art.shapes.iter().any(|leg| covers(leg, above + Vec2::new(dx, 0.0)));
            let is_at_a_leg = [-14.0, -7.0, 0.0, 7.0, 14.0].into_iter().any(is_leg);
            assert!(is_at_a_leg, "{garb:?} {gender:?} {age} {detail:?}: nothing above a shoe");
        }
    };
    for garb in garbs {
        for gender in [Gender::Girl, Gender::Boy] {
            for age in [3, 6, 9] {
                whole(garb, gender, age, Detail::Bold);
                whole(garb, gender, age, Detail::Full);
            }
        }
    }
}

#[test]
fn a_camera_is_held_up_before_the_face_by_both_hands() {
    let camera = crate::figure("raised camera", Detail::Bold).expect("a camera");
    for age in 3..=10 {
        let child = child(age);
        let art = Hero { holds: Some(camera), ..hero(&child, Pose::Aim) }.art();
        let [near, far, face] =
            [Anchor::OtherHand, Anchor::Hand, Anchor::Face].map(|anchor| art.anchor(anchor).expect("one"));
        assert!(face.x < near.x && near.x < far.x, "{age}: {near} {far} {face}");
        assert!(near.distance(far) < camera.bounds().width(), "{age}: {near} {far}");
    }
}

#[test]
fn a_bare_head_has_no_hat_whatever_the_clothes_have() {
    for outfit in OUTFITS {
        let child = Character { outfit, ..child(6) };
        let bare = Guise { garb: Garb::Knight, ..Guise::from(Gear::Bare) };
        assert_eq!(bare.hat(&child), Gear::None, "{outfit:?}");
    }
}

#[test]
fn a_crown_on_a_palm_is_clear_of_the_face() {
    let crown = crate::figure("crown", Detail::Bold).expect("a crown");
    for age in 3..=10 {
        let child = child(age);
        let hero = Hero { holds: Some(crown), guise: Gear::Bare.into(), ..hero(&child, Pose::HoldUp) };
        let art = hero.art();
        let held = art.held.iter().copied().reduce(|all, one| all.union(one)).expect("a crown");
        let [face, head] = [Anchor::Face, Anchor::Head].map(|anchor| art.anchor(anchor).expect("one"));
        // Of a face that is turned to it the far cheek is about so far from the eyes, as a share of how far its crown is.
        assert!(held.x0 - face.x > (face.y - head.y) * 0.6, "{age}: {held} {face} {head}");
    }
}

#[test]
fn who_reads_looks_down() {
    let map = crate::figure("treasure map", Detail::Bold).expect("a map");
    let child = child(7);
    let eyes = |pose, holds| {
        let art = Hero { holds, ..hero(&child, pose) }.art();
        let [face, head] = [Anchor::Face, Anchor::Head].map(|anchor| art.anchor(anchor).expect("one"));
        face.distance(head)
    };
    assert!(eyes(Pose::HoldOne, Some(map)) > eyes(Pose::Stand, None) + 2.0);
}
