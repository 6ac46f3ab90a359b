//! How many things to color a hero is on a simple page.

#[expect(dead_code, reason = "figures are measured at their usual size by another test")]
mod measure;

use figures::Detail;
use figures::hero::{Gear, Hero, Mood, Pose};
use measure::measure_at;
use scene::{Age, Character, Gender, HairLength, HairStyle, Name, Outfit};

/// A standing hero is about this much smaller on a page than its rig.
const SCALE: f64 = 0.96;

#[test]
fn hair_under_a_hat_is_not_cut_into_scraps() {
    let narrow = |gear: Gear, pose: Pose| -> f64 {
        let mut all = 0;
        for style in HairStyle::ALL {
            for length in HairLength::ALL {
                let mut child = Character::named(Name::new("Mia").expect("a name"));
                (child.hair_style, child.hair_length) = (*style, *length);
                let (mood, detail, guise) = (Mood::Happy, Detail::Bold, gear.into());
                let hero = Hero {
                    child: &child,
                    pose,
                    mood,
                    guise,
                    detail,
                    mirrored: false,
                    holds: None,
                    beast: None,
                };
                all += measure_at(&hero.art(), detail, SCALE).narrow.len();
            }
        }
        all as f64 / 32.0
    };
    for pose in [Pose::Stand, Pose::Walk] {
        let bare = narrow(Gear::None, pose);
        // Hoods and goggles have small parts of their own.
        let own = [Gear::DinoHood, Gear::RabbitHood, Gear::RainHood, Gear::Helm, Gear::Goggles];
        for gear in Gear::ALL.into_iter().filter(|gear| !own.contains(gear)) {
            let hatted = narrow(gear, pose);
            assert!(hatted <= bare + 1.2, "{pose:?} {gear:?}: {hatted} narrow areas, {bare} without");
        }
    }
}

#[test]
fn a_bold_hero_has_few_regions() {
    let mut counts = Vec::new();
    let mut turn = 0_usize;
    for style in HairStyle::ALL {
        for length in HairLength::ALL {
            for outfit in Outfit::ALL {
                turn += 1;
                let mut child = Character::named(Name::new("Mia").expect("a name"));
                child.age = Age::stored(3 + (turn % 8) as i64).expect("an age");
                child.gender = if turn.is_multiple_of(2) { Gender::Girl } else { Gender::Boy };
                (child.hair_style, child.hair_length, child.outfit) = (*style, *length, *outfit);
                // No pose always has the same clothes.
                let pose = Pose::ALL[(turn + turn / Pose::ALL.len()) % Pose::ALL.len()];
                let detail = Detail::Bold;
                let hero = Hero {
                    child: &child,
                    pose,
                    mood: Mood::Happy,
                    guise: Gear::None.into(),
                    detail,
                    mirrored: false,
                    holds: None,
                    beast: None,
                };
                let found = measure_at(&hero.art(), detail, SCALE);
                counts.push((found.regions, found.narrow.len(), pose, *style, *length, *outfit));
            }
        }
    }
    counts.sort_unstable_by_key(|count| std::cmp::Reverse((count.0, count.1)));
    let mean = counts.iter().map(|count| count.0).sum::<usize>() as f64 / counts.len() as f64;
    assert!(mean <= 18.2, "{mean} regions, most: {:?}", &counts[..8]);
    // A paddle is one more thing, and divides what it is before; sportswear has bands and stripes, a uniform and a tailcoat their hats.
    let most = |pose: Pose, outfit: Outfit| {
        let worn = match outfit {
            Outfit::Sporty => 5,
            Outfit::Uniform => 2,
            Outfit::Fancy => 1,
            _ => 0,
        };
        24 + worn + if pose == Pose::Paddle { 2 } else { 0 }
    };
    assert!(counts.iter().all(|count| count.0 <= most(count.2, count.5)), "{:?}", &counts[..8]);
}
