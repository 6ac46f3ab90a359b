//! How long hair is, where none of it may be seen, and what goes round it.

use drawing::{Pen, Shape};
use kurbo::{Point, Shape as _, Vec2};
use scene::{Character, Gender, HairLength, HairStyle, Outfit, Stage};

use super::super::head::{Look, head};
use super::super::outfit::{Bottom, Wear};
use super::super::skeleton::Build;
use super::super::{Gear, Guise, Hero, Mood, Pose, Support, masks, tints};
use super::{LENGTHS, STYLES, child, covers, each, hero};
use crate::Detail;
use crate::hero::face;
use crate::path::{polygon, within};

/// A child with this hair, in the clothes of who does sports.
fn sportsman(gender: Gender, hair_style: HairStyle, hair_length: HairLength) -> Character {
    Character { gender, hair_style, hair_length, outfit: Outfit::Sporty, ..child(6) }
}

/// How far down the hair of this child reaches, in head units, its head alone.
fn low(child: &Character) -> f64 {
    let build = Build::of(child, Stage::Child);
    let look = Look::of(child, &Gear::None.into(), Mood::Happy, (Detail::Bold, 0.0));
    let head = head(child, &build, &look);
    head.back
        .iter()
        .chain(&head.front)
        .filter(|shape| is_hair(shape, child))
        .map(|hair| hair.bounds().y1)
        .fold(f64::MIN, f64::max)
}

fn is_hair(shape: &Shape, child: &Character) -> bool {
    shape.is_opaque() && shape.tint == Some(tints::hair(child.hair_color))
}

#[test]
fn short_hair_ends_above_the_chin_and_every_longer_one_a_plain_step_lower() {
    for gender in [Gender::Girl, Gender::Boy] {
        for style in [HairStyle::Straight, HairStyle::Wavy, HairStyle::Curly, HairStyle::Spiky] {
            let lows = LENGTHS
                .map(|hair_length| low(&Character { gender, hair_style: style, hair_length, ..child(6) }));
            assert!(lows[0] < 42.0, "{gender:?} {style:?} {lows:?}");
            assert!(lows.windows(2).all(|pair| pair[1] - pair[0] > 15.0), "{gender:?} {style:?} {lows:?}");
        }
    }
}

#[test]
fn an_afro_is_the_larger_the_longer_it_is() {
    let wide = LENGTHS.map(|hair_length| {
        let child = Character { hair_style: HairStyle::Afro, hair_length, ..child(6) };
        let build = Build::of(&child, Stage::Child);
        let look = Look::of(&child, &Gear::None.into(), Mood::Happy, (Detail::Bold, 0.0));
        head(&child, &build, &look).back.iter().map(|hair| hair.bounds().width()).fold(0.0, f64::max)
    });
    assert!(wide.windows(2).all(|pair| pair[1] > pair[0] * 1.12), "{wide:?}");
}

#[test]
fn a_band_lies_within_the_hair_which_is_seen_above_and_below_it() {
    for gender in [Gender::Girl, Gender::Boy] {
        for style in STYLES {
            for length in LENGTHS {
                let child = sportsman(gender, style, length);
                let guise = Guise::from(Gear::None);
                if guise.hat(&child) != Gear::Sweatband {
                    continue;
                }
                let build = Build::of(&child, Stage::Child);
                let look = Look::of(&child, &guise, Mood::Happy, (Detail::Bold, 0.0));
                let head = head(&child, &build, &look);
                let of = (gender, style, length);
                let band = head
                    .front
                    .iter()
                    .rfind(|shape| shape.tint == Some(tints::WHITE) && shape.pen == Some(Pen::Outline));
                let band = band.unwrap_or_else(|| panic!("a band: {of:?}"));
                let inside = |hair: &Shape| within(&band.path, &hair.path).area().abs();
                let most =
                    head.back.iter().filter(|shape| is_hair(shape, &child)).map(inside).fold(0.0, f64::max);
                assert!(most > band.path.area().abs() * 0.99, "beyond the hair: {of:?}");
                let all: Vec<&Shape> = head.back.iter().chain(&head.front).collect();
                for at in [Point::new(-25.0, -29.0), Point::new(-3.0, -55.0)] {
                    let top = all.iter().rfind(|shape| shape.is_opaque() && shape.path.winding(at) != 0);
                    assert!(top.is_some_and(|top| is_hair(top, &child)), "no hair at {at}: {of:?}");
                }
            }
        }
    }
}

#[test]
fn no_hair_is_seen_between_the_legs() {
    each(|hero, art| {
        let child = hero.child;
        let build = Build::of(child, Stage::Child);
        let (_, _, skeleton) = hero.posed(&hero.wear(), &build);
        let Some(far) = &skeleton.far_leg else { return };
        let (near, far) = (&skeleton.near_leg.limb, &far.limb);
        // Plaits hang before the body.
        if hero.pose.floats() || child.hair_style == HairStyle::Braided {
            return;
        }
        let between = polygon(&[near.root, near.joint, near.end, far.end, far.joint, far.root]);
        let (around, pose) =
            (between.bounding_box(), (hero.pose, child.hair_style, child.hair_length, child.age));
        for (across, down) in (1..20).flat_map(|across| (1..20).map(move |down| (across, down))) {
            let share = |part: i32| f64::from(part) / 20.0;
            let at =
                around.origin() + Vec2::new(around.width() * share(across), around.height() * share(down));
            let top = art.shapes.iter().rev().find(|shape| covers(shape, at));
            let is_hair = top.is_some_and(|top| top.tint == Some(tints::hair(child.hair_color)));
            assert!(!is_hair || !between.contains(at), "{pose:?} at {at}");
        }
    });
}

#[test]
fn a_mask_leaves_nose_and_mouth_free() {
    for age in 3..=10 {
        let child = Character { outfit: Outfit::Superhero, ..child(age) };
        let hero = hero(&child, Pose::Stand);
        let look = Look::of(&child, &hero.guise, Mood::Happy, (Detail::Bold, 0.0));
        assert!(look.mask);
        let years = face::Years::of(&child, Stage::Child);
        let seen = face::face((child.gender, years), look.mood, &look.features, look.detail);
        let level = masks::eye_level(&seen);
        let mask = masks::mask(level);
        let nose = Point::new(face::FACE.x, level + 10.0);
        assert!(mask.winding(nose) == 0 && mask.bounding_box().y1 < face::MOUTH.y - 4.0, "{age}");
        assert!(mask.bounding_box().contains(Point::new(0.0, level)), "{age}");
    }
}

#[test]
fn sportswear_has_shorts_and_a_band_round_both_wrists() {
    for gender in [Gender::Girl, Gender::Boy] {
        let child = sportsman(gender, HairStyle::Straight, HairLength::Short);
        let hero = Hero { detail: Detail::Full, ..hero(&child, Pose::Stand) };
        assert_eq!(Wear::of(&child, &hero.guise).bottom, Bottom::Shorts);
        let art = hero.art();
        let wristbands = art.shapes.iter().filter(|shape| {
            let around = shape.bounds();
            shape.tint == Some(tints::WHITE)
                && shape.pen == Some(Pen::Outline)
                && (18.0..60.0).contains(&around.width())
                && around.y1 < -90.0
        });
        assert_eq!(wristbands.count(), 2, "{gender:?}");
    }
}

#[test]
fn in_a_ball_of_glass_plaits_leave_eyes_and_cheeks_free() {
    for (gender, hair_length) in Gender::ALL.iter().flat_map(|gender| LENGTHS.map(|length| (*gender, length)))
    {
        let child = Character { gender, hair_style: HairStyle::Braided, hair_length, ..child(6) };
        let build = Build::of(&child, Stage::Child);
        let look = Look::of(&child, &Gear::SpaceHelmet.into(), Mood::Happy, (Detail::Bold, 0.0));
        let head = head(&child, &build, &look);
        let before: Vec<&Shape> = head.front.iter().chain(&head.chest).chain(&head.over).collect();
        for away in [(-24.0, 0.0), (24.0, 0.0), (-30.0, 22.0), (26.0, 22.0)] {
            let at = face::FACE + Vec2::from(away);
            let top = before.iter().rfind(|shape| shape.is_opaque() && shape.path.winding(at) != 0);
            let hides = top.is_some_and(|top| is_hair(top, &child));
            assert!(!hides, "{gender:?} {hair_length:?}: hair before {at}");
        }
    }
}

#[test]
fn a_cape_of_who_stands_is_seen_on_both_sides_of_the_body() {
    for (age, pose) in [3, 6, 10]
        .into_iter()
        .flat_map(|age| [Pose::Stand, Pose::Wave, Pose::HoldOne].map(|pose| (age, pose)))
    {
        let child = Character { outfit: Outfit::Superhero, ..child(age) };
        let standing = hero(&child, pose);
        let art = standing.art();
        let cape =
            art.shapes.iter().position(|shape| shape.tint == Some(tints::RED) && shape.bounds().y1 < -20.0);
        let cape = cape.expect("a cape");
        let around = art.shapes[cape].bounds();
        for side in [around.x0 + 9.0, around.x1 - 9.0] {
            let rows = (1..8).map(|row| Point::new(side, around.y1 - 6.0 * f64::from(row)));
            let is_seen = |at: &Point| {
                covers(&art.shapes[cape], *at) && !art.shapes[cape + 1..].iter().any(|over| covers(over, *at))
            };
            assert!(rows.filter(is_seen).count() > 2, "{age} {pose:?}: no cape at {side}");
        }
    }
}

#[test]
fn a_divers_mask_has_air_round_both_eyes_and_leaves_the_mouth_free() {
    let glass = masks::diving_mask();
    for (gender, mood) in Gender::ALL.iter().flat_map(|gender| Mood::ALL.map(|mood| (*gender, mood))) {
        for age in 3..=10 {
            let child = Character { gender, ..child(age) };
            let look = Look::of(&child, &Gear::Snorkel.into(), mood, (Detail::Bold, 0.0));
            let years = face::Years::of(&child, Stage::Child);
            let seen =
                masks::in_a_diving_mask(face::face((gender, years), mood, &look.features, Detail::Bold));
            let low = seen.iter().filter(|part| part.bounds().center().y > face::MOUTH.y - 8.0);
            let mouth = low.map(|part| part.bounds().y0).fold(f64::INFINITY, f64::min);
            assert!(glass.bounding_box().y1 < mouth - 3.0, "{gender:?} {mood:?} {age}: {mouth}");
            let eyes = seen.iter().filter(|part| part.bounds().center().y < 8.0);
            for around in eyes.map(|part| part.bounds().inflate(3.0, 3.0)) {
                let (x, y) = (around.center().x, around.center().y);
                for at in [(around.x0, y), (around.x1, y), (x, around.y0), (x, around.y1)] {
                    assert!(glass.contains(Point::from(at)), "{gender:?} {mood:?} {age}: {around}");
                }
            }
        }
    }
}

#[test]
fn no_plait_lies_over_an_arm_that_does_something() {
    let poses = [Pose::HoldOne, Pose::HoldUp, Pose::Point, Pose::Wave, Pose::Helm, Pose::Hug, Pose::Jump];
    for (gender, length) in Gender::ALL.iter().flat_map(|gender| LENGTHS.map(|length| (*gender, length))) {
        for (age, pose) in [3, 6, 10].into_iter().flat_map(|age| poses.map(|pose| (age, pose))) {
            let child = Character {
                gender,
                hair_style: HairStyle::Braided,
                hair_length: length,
                outfit: Outfit::Casual,
                ..child(age)
            };
            let hero = hero(&child, pose);
            let art = hero.art();
            let (_, _, skeleton) = hero.posed(&hero.wear(), &hero.build());
            let arm = &skeleton.far_arm;
            for at in [arm.joint, arm.joint.midpoint(arm.end), arm.end] {
                let top = art.shapes.iter().rfind(|shape| covers(shape, at));
                assert!(
                    !top.is_some_and(|top| is_hair(top, &child)),
                    "{pose:?} {gender:?} {length:?} {age}: {at}"
                );
            }
        }
    }
}

#[test]
fn the_longest_tail_of_who_rides_or_climbs_ends_above_the_waist_and_hangs_at_the_head() {
    let ladder = Guise { support: Some(Support::Ladder), ..Gear::None.into() };
    for (age, gender) in (3..=10).flat_map(|age| Gender::ALL.iter().map(move |gender| (age, *gender))) {
        for (pose, guise) in
            [(Pose::Ride, Gear::None.into()), (Pose::Astride, Gear::None.into()), (Pose::Climb, ladder)]
        {
            let (hair_style, hair_length) = (HairStyle::Ponytail, HairLength::VeryLong);
            let child = Character { gender, hair_style, hair_length, ..child(age) };
            let holding = Hero { guise, ..hero(&child, pose) };
            let (_, _, skeleton) = holding.posed(&holding.wear(), &holding.build());
            let waist = (skeleton.trunk * Point::new(0.0, -0.3 * holding.build().trunk)).y;
            let hair = tints::hair(child.hair_color);
            let art = holding.art();
            let tail =
                art.shapes.iter().filter(|shape| shape.tint == Some(hair)).map(|shape| shape.bounds().y1);
            let low = tail.fold(f64::NEG_INFINITY, f64::max);
            assert!(low < waist, "{age} {gender:?} {pose:?}: down to {low}, the waist is at {waist}");
        }
    }
}

#[test]
fn no_band_goes_round_a_head_in_a_ball_of_glass() {
    let child = sportsman(Gender::Girl, HairStyle::Straight, HairLength::Medium);
    let bands = |gear: Gear| {
        let (build, guise) = (Build::of(&child, Stage::Child), Guise::from(gear));
        let head = head(&child, &build, &Look::of(&child, &guise, Mood::Happy, (Detail::Bold, 0.0)));
        let is_band = |shape: &&Shape| shape.tint == Some(tints::WHITE) && shape.bounds().width() > 80.0;
        head.front.iter().filter(is_band).count()
    };
    assert_eq!([Gear::None, Gear::SpaceHelmet].map(bands), [1, 0]);
}

#[test]
fn a_long_tail_is_full_below_its_band_and_ends_in_a_tip() {
    for hair_length in &LENGTHS[1..] {
        let hair_style = HairStyle::Ponytail;
        let child = Character { hair_style, hair_length: *hair_length, ..child(6) };
        let build = Build::of(&child, Stage::Child);
        let look = Look::of(&child, &Gear::None.into(), Mood::Happy, (Detail::Bold, 0.0));
        let head = head(&child, &build, &look);
        let tail = head.back.iter().filter(|shape| is_hair(shape, &child));
        let tail = tail.min_by(|one, other| one.bounds().x0.total_cmp(&other.bounds().x0)).expect("a tail");
        let around = tail.bounds();
        let wide = |share: f64| {
            let y = around.y0 + around.height() * share;
            let row = kurbo::Rect::new(around.x0, y - 1.0, around.x1, y + 1.0);
            within(&tail.path, &row.to_path(0.1)).bounding_box().width()
        };
        assert!(wide(0.97) < wide(0.5) * 0.5, "{hair_length:?}: {} of {}", wide(0.97), wide(0.5));
    }
}

#[test]
fn the_windings_of_buns_beside_a_crown_are_behind_the_hair() {
    let child = Character { hair_style: HairStyle::Buns, gender: Gender::Girl, ..child(6) };
    let build = Build::of(&child, Stage::Child);
    let windings = |gear: Gear| {
        let head = head(&child, &build, &Look::of(&child, &gear.into(), Mood::Happy, (Detail::Bold, 0.0)));
        let is_winding = |shape: &&Shape| {
            let around = shape.bounds();
            shape.tint.is_none()
                && around.center().x.abs() > 30.0
                && around.y1 < -24.0
                && around.height() > 12.0
        };
        head.front.iter().filter(is_winding).count()
    };
    assert_eq!([Gear::None, Gear::Crown].map(windings), [2, 0]);
}

#[test]
fn only_air_is_seen_in_the_crook_of_an_arm_on_the_hip() {
    for (age, style) in [4, 6, 9].into_iter().flat_map(|age| STYLES.map(|style| (age, style))) {
        let child = Character { hair_style: style, hair_length: HairLength::VeryLong, ..child(age) };
        let hero = hero(&child, Pose::Stand);
        let art = hero.art();
        let (_, _, skeleton) = hero.posed(&hero.wear(), &hero.build());
        let arm = &skeleton.near_arm;
        let middle = arm.joint.midpoint(arm.root.midpoint(arm.end));
        for share in [0.0, 0.4, 0.8] {
            let at = middle.lerp(arm.root.midpoint(arm.end), share);
            let top = art.shapes.iter().rev().find(|shape| covers(shape, at));
            let is_hair = top.is_some_and(|top| top.tint == Some(tints::hair(child.hair_color)));
            // A plait or a tail is whole.
            let is_tied = matches!(style, HairStyle::Braided | HairStyle::Ponytail);
            assert!(!is_hair || is_tied, "{age} {style:?} at {at}");
        }
    }
}

#[test]
fn a_wreath_of_plaits_in_a_ball_of_glass_has_strands_that_a_crayon_fits() {
    let child = Character { hair_style: HairStyle::Braided, gender: Gender::Girl, ..child(10) };
    let build = Build::of(&child, Stage::Child);
    for detail in [Detail::Bold, Detail::Full] {
        let look = Look::of(&child, &Gear::SpaceHelmet.into(), Mood::Happy, (detail, 0.0));
        let head = head(&child, &build, &look);
        let strands = head.front.iter().filter(|shape| is_hair(shape, &child) && shape.bounds().y1 < 0.0);
        let sizes: Vec<_> = strands.map(|shape| shape.bounds().size()).collect();
        let small = sizes.iter().filter(|size| size.width.max(size.height) < 30.0).count();
        assert_eq!(small, 0, "{detail:?}: {sizes:?}");
    }
}

/// The hair behind the head of this child, its head alone, the largest shape of it.
fn mass(child: &Character) -> Shape {
    let build = Build::of(child, Stage::Child);
    let look = Look::of(child, &Gear::None.into(), Mood::Happy, (Detail::Bold, 0.0));
    let back = head(child, &build, &look).back;
    let hair = back.into_iter().filter(|shape| is_hair(shape, child));
    hair.max_by(|one, other| one.path.area().abs().total_cmp(&other.path.area().abs())).expect("hair")
}

#[test]
fn long_waves_are_one_mass_wider_than_the_head_and_as_wide_on_both_sides() {
    for (age, hair_length) in [3, 6, 10].into_iter().flat_map(|age| [(age, LENGTHS[2]), (age, LENGTHS[3])]) {
        let child = Character { hair_style: HairStyle::Wavy, hair_length, ..child(age) };
        let around = mass(&child).bounds();
        assert!(around.width() > 164.0, "{age} {hair_length:?}: {around}");
        assert!((around.x0 + around.x1).abs() < 1.0, "{age} {hair_length:?}: {around}");
    }
}

#[test]
fn a_plait_is_a_chain_of_two_to_six_strands_each_over_the_next() {
    for (hair_length, detail) in
        LENGTHS.into_iter().flat_map(|length| [(length, Detail::Bold), (length, Detail::Full)])
    {
        let child =
            Character { hair_style: HairStyle::Braided, hair_length, gender: Gender::Girl, ..child(6) };
        let build = Build::of(&child, Stage::Child);
        let look = Look::of(&child, &Gear::None.into(), Mood::Happy, (detail, 0.0));
        let head = head(&child, &build, &look);
        // Both come out from behind the ears, over the shirt.
        let is_edge = |shape: &&Shape| shape.pen == Some(Pen::Inner) && shape.tint.is_none();
        let edges = head.chest.iter().filter(is_edge).count();
        assert!((2..=10).contains(&edges) && edges.is_multiple_of(2), "{hair_length:?} {detail:?}: {edges}");
    }
}

#[test]
fn a_mane_has_broad_locks_and_short_spikes_are_more() {
    let tips = |hair_length: HairLength| {
        let mass = mass(&Character { hair_style: HairStyle::Spiky, hair_length, ..child(6) });
        let far = |at: Point| if at.y < -10.0 { at.to_vec2().hypot() } else { 0.0 };
        let ends: Vec<f64> = mass.path.segments().map(|part| far(kurbo::ParamCurve::end(&part))).collect();
        ends.windows(3).filter(|at| at[1] > 76.0 && at[1] > at[0] && at[1] >= at[2]).count()
    };
    let (short, mane) = (tips(LENGTHS[0]), tips(LENGTHS[3]));
    assert!(mane == 5 && short > mane, "{short} and {mane}");
}
