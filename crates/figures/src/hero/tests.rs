//! What must hold for every child in every pose.

mod arms;
mod faces;
mod hair;
mod legs;
mod limbs;

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, Point, Shape as _, Vec2};
use scene::{Age, Character, Gender, HairLength, HairStyle, Hobby, Name, Outfit};

use super::{Gear, Hero, Mood, Pose, head, tints};
use crate::path::circle;
use crate::{Anchor, Art, Detail};

const STYLES: [HairStyle; 8] = [
    HairStyle::Straight,
    HairStyle::Wavy,
    HairStyle::Curly,
    HairStyle::Afro,
    HairStyle::Braided,
    HairStyle::Spiky,
    HairStyle::Ponytail,
    HairStyle::Buns,
];
const LENGTHS: [HairLength; 4] =
    [HairLength::Short, HairLength::Medium, HairLength::Long, HairLength::VeryLong];
const OUTFITS: [Outfit; 6] =
    [Outfit::Casual, Outfit::Sporty, Outfit::Fancy, Outfit::Costume, Outfit::Uniform, Outfit::Superhero];
const HOBBIES: [Hobby; 10] = [
    Hobby::Sports,
    Hobby::Music,
    Hobby::Art,
    Hobby::Science,
    Hobby::Reading,
    Hobby::Gaming,
    Hobby::Nature,
    Hobby::Cooking,
    Hobby::Magic,
    Hobby::Dancing,
];

fn child(age: i64) -> Character {
    let mut child = Character::named(Name::new("Mia").expect("a name"));
    child.age = Age::stored(age).expect("an age");
    child
}

fn hero(child: &Character, pose: Pose) -> Hero<'_> {
    Hero {
        child,
        pose,
        mood: Mood::Happy,
        guise: Gear::None.into(),
        detail: Detail::Bold,
        mirrored: false,
        holds: None,
        beast: None,
    }
}

/// Every hair in every pose, the rest taken in turns.
fn each(mut check: impl FnMut(&Hero, Art)) {
    let mut turn = 0_usize;
    for style in STYLES {
        for length in LENGTHS {
            // No pose always has the same age and clothes.
            turn += 4;
            for pose in Pose::ALL {
                turn += 1;
                let mut child = child(3 + (turn % 8) as i64);
                child.hair_style = style;
                child.hair_length = length;
                child.gender = if turn.is_multiple_of(2) { Gender::Girl } else { Gender::Boy };
                child.outfit = OUTFITS[turn % 6];
                child.hobby = HOBBIES.get(turn % 11).copied();
                let hero = Hero {
                    detail: if turn.is_multiple_of(3) { Detail::Full } else { Detail::Bold },
                    guise: Gear::ALL[turn % Gear::ALL.len()].into(),
                    ..hero(&child, pose)
                };
                check(&hero, hero.art());
            }
        }
    }
}

/// The pupils, and where they are in the painter's order.
fn pupils(art: &Art) -> Vec<(usize, Point)> {
    let face = art.anchor(Anchor::Face).expect("a face");
    art.shapes
        .iter()
        .enumerate()
        .filter(|(_, shape)| shape.pen == Some(Pen::Solid))
        .map(|(index, shape)| (index, shape.path.bounding_box().center()))
        .filter(|(_, at)| (*at - face).hypot() < 40.0)
        .collect()
}

fn covers(shape: &Shape, point: Point) -> bool {
    shape.is_opaque() && shape.path.contains(point)
}

#[test]
fn every_child_in_every_pose_has_all_anchors() {
    each(|hero, art| {
        for anchor in [
            Anchor::Ground,
            Anchor::Seat,
            Anchor::Hand,
            Anchor::OtherHand,
            Anchor::Head,
            Anchor::Face,
            Anchor::Mouth,
        ] {
            let at = art.anchor(anchor);
            assert!(at.is_some_and(Point::is_finite), "{anchor:?} {:?}", hero.pose);
        }
        let bounds = art.bounds();
        assert!(bounds.is_finite(), "{:?}", hero.pose);
        assert!(
            bounds.width() < 520.0 && bounds.height() < 560.0,
            "{:?} {:?} {:?} {:?} {bounds}",
            hero.pose,
            hero.guise,
            hero.child,
            hero.holds.is_some()
        );
        // In water and air nothing stands on the ground; the tip of a fin bends on it, and a paddle is in the water.
        let lowest = match hero.pose {
            pose if pose.floats() => 90.0,
            Pose::Paddle => 60.0,
            // A rider's fin hangs beside what is ridden.
            Pose::Ride | Pose::Astride if hero.guise.gear == Gear::Snorkel => 48.0,
            _ => 16.0,
        };
        assert!(
            bounds.y1 < lowest,
            "{:?} stands in the ground: {bounds} {:?} {:?}",
            hero.pose,
            hero.guise,
            hero.child
        );
    });
}

#[test]
fn nothing_covers_eyes_and_mouth() {
    each(|hero, art| {
        let who = format!(
            "{:?} {:?} {:?} {:?} {:?} {:?}",
            hero.pose,
            hero.guise,
            hero.child.hair_style,
            hero.child.hair_length,
            hero.child.outfit,
            hero.child.hobby
        );
        let eyes = pupils(&art);
        assert_eq!(eyes.len(), 2, "{who}");
        // Who counts for hide and seek has a hand before each eye.
        let counts = hero.pose == Pose::Count;
        for (index, at) in eyes {
            let hidden = art.shapes[index + 1..].iter().any(|shape| shape.pen.is_some() && covers(shape, at));
            assert_eq!(hidden, counts, "an eye: {who}");
            for shape in art.shapes[index + 1..].iter().filter(|_| !counts) {
                let light = shape.tint == Some(Tint::PAPER) && shape.pen.is_none();
                assert!(light || !covers(shape, at), "an eye: {who}");
            }
        }
        let mouth = art.shapes.iter().rposition(|shape| shape.tint == Some(tints::MOUTH)).expect("a mouth");
        let at = art.anchor(Anchor::Mouth).expect("a mouth");
        for shape in &art.shapes[mouth + 1..] {
            assert!(!covers(shape, at), "the mouth: {who}");
        }
    });
}

#[test]
fn the_same_child_has_the_same_face_in_every_pose() {
    let child = child(7);
    let measure = |pose| {
        let art = hero(&child, pose).art();
        let eyes = pupils(&art);
        let [face, mouth, head] =
            [Anchor::Face, Anchor::Mouth, Anchor::Head].map(|anchor| art.anchor(anchor).expect("an anchor"));
        [
            (eyes[0].1 - eyes[1].1).hypot(),
            (eyes[0].1 - mouth).hypot(),
            (face - mouth).hypot(),
            (head - mouth).hypot(),
        ]
    };
    let ahead = measure(Pose::Count);
    for pose in Pose::ALL {
        for (one, other) in ahead.iter().zip(measure(pose)) {
            // A face that is turned aside is seen a little narrower.
            assert!((one - other).abs() < 0.13 * one, "{pose:?}: {one} {other}");
        }
    }
    let lying = measure(Pose::Lie);
    assert!(ahead.iter().zip(lying).all(|(one, other)| (one - other).abs() < 0.01), "{lying:?}");
}

#[test]
fn who_holds_something_out_looks_at_it() {
    // How far aside and down the eyes are from the middle of the face, along their line, as a share of their distance.
    let look = |pose| {
        let art = hero(&child(7), pose).art();
        let [(_, left), (_, right)] = pupils(&art)[..] else { unreachable!("two eyes") };
        // A hairline, which goes down both sides of a face, is a line and no area.
        let areas = art.shapes.iter().filter(|shape| shape.pen == Some(Pen::Outline) && shape.tint.is_some());
        let faces = areas.filter(|shape| shape.path.contains(left) && shape.path.contains(right));
        let face = faces.map(|shape| shape.path.bounding_box()).min_by(|a, b| a.area().total_cmp(&b.area()));
        let (off, line) = (left.midpoint(right) - face.expect("a face").center(), right - left);
        Vec2::new(off.dot(line), line.cross(off)) / line.hypot2()
    };
    let straight = look(Pose::Lie);
    for pose in [Pose::HoldOne, Pose::HoldUp, Pose::Greet, Pose::Kneel, Pose::Point] {
        assert!(look(pose).x > straight.x + 0.08, "{pose:?}: {:?} {straight:?}", look(pose));
    }
    assert!(look(Pose::Kneel).y > look(Pose::HoldUp).y, "{:?} {:?}", look(Pose::Kneel), look(Pose::HoldUp));
}

#[test]
fn a_standing_hero_is_as_high_at_every_age() {
    for age in 3..=10 {
        let art = hero(&child(age), Pose::Stand).art();
        let head = art.anchor(Anchor::Head).expect("a head");
        assert!((head.y + 380.0).abs() < 6.0, "{age} {head}");
        assert!(art.bounds().y1.abs() < 3.0, "{age}");
    }
}

#[test]
fn heads_high_grows_with_age() {
    let heads = |age| {
        let art = head(&child(age), Mood::Happy, Gear::None.into(), Detail::Bold);
        380.0 / -art.anchor(Anchor::Head).expect("a head").y
    };
    assert!((heads(3) - 2.5).abs() < 0.1);
    assert!((heads(10) - 4.2).abs() < 0.15);
}

#[test]
fn all_thirty_two_heads_of_hair_are_distinct() {
    let mut known: Vec<(String, [f64; 5])> = Vec::new();
    for style in STYLES {
        for length in LENGTHS {
            let mut child = child(6);
            child.hair_style = style;
            child.hair_length = length;
            let hair = tints::hair(child.hair_color);
            let art = head(&child, Mood::Happy, Gear::None.into(), Detail::Bold);
            let shapes = || art.shapes.iter().filter(|shape| shape.tint == Some(hair));
            let bounds = shapes()
                .map(|shape| shape.path.bounding_box())
                .reduce(|all, next| all.union(next))
                .expect("hair");
            let ink: f64 = shapes().map(|shape| shape.path.perimeter(0.1)).sum();
            let mark = [bounds.x0, bounds.x1, bounds.y0, bounds.y1, ink];
            let name = format!("{style:?} {length:?}");
            for (other, theirs) in &known {
                let apart: f64 = mark.iter().zip(theirs).map(|(a, b)| (a - b).abs()).sum();
                assert!(apart > 16.0, "{name} looks like {other}: {apart}");
            }
            known.push((name, mark));
        }
    }
}

#[test]
fn what_is_held_is_held_by_its_grip() {
    let child = child(6);
    let mark = Tint::hex(0x12_34_56);
    let mut lantern = Art::of(vec![Shape::area(circle((30.0, -50.0), 8.0), mark, Pen::Outline)]);
    lantern.set(Anchor::Grip, (30.0, -50.0));
    // What one steers with stands on the ground.
    for pose in Pose::ALL.into_iter().filter(|pose| *pose != Pose::Helm) {
        let hero = Hero { holds: Some(&lantern), ..hero(&child, pose) };
        let art = hero.art();
        let hand = art.anchor(Anchor::Hand).expect("a hand");
        let at = art
            .shapes
            .iter()
            .find(|shape| shape.tint == Some(mark))
            .map(|shape| shape.path.bounding_box().center())
            .expect("the lantern");
        assert!((hand - at).hypot() < 0.1, "{pose:?}");
    }
}

#[test]
fn the_bold_version_is_simpler_and_the_same_twice() {
    each(|hero, art| {
        assert_eq!(hero.art(), art);
        let bold = Hero { detail: Detail::Bold, ..*hero };
        assert!(bold.art().shapes.len() <= art.shapes.len());
    });
}

#[test]
fn a_shirt_number_reads_the_right_way_in_a_mirror() {
    let mut child = child(7);
    child.outfit = Outfit::Sporty;
    let plain = hero(&child, Pose::Stand);
    let mirrored = Hero { mirrored: true, ..plain }.art();
    let plain = plain.art();
    let mut flipped = 0;
    for (one, other) in plain.shapes.iter().zip(&mirrored.shapes).filter(|(one, other)| one != other) {
        flipped += 1;
        assert!(one.tint.is_none() && one.pen == Some(Pen::Outline), "only a stroke of the number changes");
        let (ours, theirs) = (one.path.bounding_box(), other.path.bounding_box());
        assert!((ours.width() - theirs.width()).abs() < 2.0 && ours != theirs);
    }
    assert!(flipped > 0);
    assert_eq!(plain.shapes.len(), mirrored.shapes.len());
}

#[test]
fn a_mirrored_hero_is_still_whole() {
    let child = child(8);
    let art = hero(&child, Pose::Run).art();
    let twice = art.clone().mirrored().mirrored();
    let moved = art.placed(Affine::translate((3.0, 4.0)));
    assert_eq!(twice.shapes.len(), moved.shapes.len());
    assert!((twice.bounds().x0 + 3.0 - moved.bounds().x0).abs() < 1e-9);
}

/// How far down the hair of a child of this length reaches, as a share of the way from the face to the ground.
fn reach(child: &Character, pose: Pose) -> f64 {
    let art = hero(child, pose).art();
    let face = art.anchor(Anchor::Face).expect("a face").y;
    let of_hair = |shape: &&Shape| shape.tint == Some(tints::hair(child.hair_color));
    let low = art.shapes.iter().filter(of_hair).map(|shape| shape.bounds().y1).fold(f64::MIN, f64::max);
    (low - face) / -face
}

#[test]
fn tails_and_plaits_of_every_length_end_a_plain_step_apart() {
    for pose in [Pose::Stand, Pose::Walk, Pose::Sit, Pose::HoldOne, Pose::Wave] {
        for gender in [Gender::Girl, Gender::Boy] {
            for style in [HairStyle::Ponytail, HairStyle::Braided] {
                let reaches = LENGTHS.map(|length| {
                    let mut child = Character { gender, hair_style: style, hair_length: length, ..child(6) };
                    child.hair_color = scene::HairColor::Red;
                    reach(&child, pose)
                });
                // Short tails, and those of medium length, stand off the head.
                let hanging = if style == HairStyle::Ponytail { &reaches[1..] } else { &reaches };
                let steps = hanging.windows(2).map(|pair| pair[1] - pair[0]);
                assert!(
                    steps.into_iter().all(|step| step > 0.07),
                    "{pose:?} {gender:?} {style:?} {reaches:?}"
                );
            }
        }
    }
}

#[test]
fn a_short_tail_is_no_longer_than_an_upper_arm_and_one_of_medium_length_ends_at_the_shoulder() {
    for (age, gender) in (3..=10).flat_map(|age| Gender::ALL.iter().map(move |gender| (age, *gender))) {
        let [short, medium] = [HairLength::Short, HairLength::Medium].map(|hair_length| {
            let hair_style = HairStyle::Ponytail;
            let child = Character { gender, hair_style, hair_length, ..child(age) };
            let hero = hero(&child, Pose::Stand);
            let art = hero.art();
            let of_hair = |shape: &&Shape| shape.tint == Some(tints::hair(child.hair_color));
            let bounds = art.shapes.iter().filter(of_hair).map(Shape::bounds);
            let tail = bounds.min_by(|one, other| one.x0.total_cmp(&other.x0)).expect("a tail");
            // Half of its width, and what is before its band, are no part of how long it is.
            let build = hero.build();
            let shoulder = art.anchor(Anchor::Face).expect("a face").y + 43.0 * build.head + build.neck;
            let long = (tail.size().to_vec2().hypot() - 40.0 * build.head) / build.upper_arm;
            (long, (tail.y1 - shoulder) / build.trunk)
        });
        assert!(short.0 < 1.0, "{age} {gender:?}: {short:?}");
        assert!((-0.25..0.25).contains(&medium.1), "{age} {gender:?}: {medium:?}");
    }
}

#[test]
fn what_is_held_is_known_to_be_held() {
    let lens = Shape::area(circle((0.0, -20.0), 9.0), Tint::hex(0x12_34_56), Pen::Inner);
    let camera = Shape::area(circle((0.0, -20.0), 30.0), Tint::hex(0x65_43_21), Pen::Outline);
    let held = Art::of(vec![camera, lens]);
    let child = child(7);
    for pose in [Pose::Stand, Pose::Walk, Pose::Sit, Pose::HoldOne, Pose::HoldUp, Pose::Kneel] {
        let art = Hero { holds: Some(&held), ..hero(&child, pose) }.art();
        let is_own = |shape: &&Shape| held.shapes.iter().any(|own| own.tint == shape.tint);
        let own: Vec<&Shape> = art.shapes.iter().filter(is_own).collect();
        assert!(own.len() >= 2 && own.iter().all(|shape| art.holds(shape)), "{pose:?}");
    }
}
