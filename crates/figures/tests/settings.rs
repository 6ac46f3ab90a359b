//! What holds for every setting, whoever stands in it.

use drawing::{ART_BOX, Shape};
use figures::Detail;
use figures::settings::{Backdrop, Stage, backdrop};
use kurbo::{Rect, Shape as _};
use scene::{Place, Seed};

const LAND: [Place; 5] = [Place::Forest, Place::Castle, Place::Jungle, Place::Dinosaur, Place::Farm];

fn stages(detail: Detail) -> Vec<Stage> {
    [
        Rect::new(170.0, 280.0, 370.0, 660.0),
        Rect::new(90.0, 300.0, 300.0, 660.0),
        Rect::new(250.0, 260.0, 450.0, 670.0),
    ]
    .into_iter()
    .map(|hero| Stage { area: ART_BOX.to_rect(), sky: 110.0, horizon: 400.0, ground: 650.0, hero, detail })
    .collect()
}

fn drawn(place: Place, stage: &Stage, seed: u64) -> Backdrop {
    backdrop(place, stage, &mut Seed(seed).dice("setting"))
}

fn each(mut check: impl FnMut(Place, &Stage, u64)) {
    for detail in [Detail::Bold, Detail::Full] {
        for stage in stages(detail) {
            for place in LAND {
                for seed in 0..24 {
                    check(place, &stage, seed);
                }
            }
        }
    }
}

#[test]
fn the_first_shape_covers_the_whole_area() {
    each(|place, stage, seed| {
        let setting = drawn(place, stage, seed);
        let first = setting.behind.first().expect("a setting has shapes");
        assert!(first.tint.is_some() && first.pen.is_none(), "{place:?} {seed}");
        assert!(first.path.bounding_box().contains_rect(stage.area), "{place:?} {seed}");
    });
}

#[test]
fn ground_reaches_the_bottom_on_both_sides() {
    each(|place, stage, seed| {
        let fills = drawn(place, stage, seed).behind.iter().any(|shape| {
            let bounds = shape.path.bounding_box();
            shape.pen.is_some()
                && shape.tint.is_some()
                && bounds.y1 >= stage.area.y1
                && bounds.x0 <= stage.area.x0
                && bounds.x1 >= stage.area.x1
                && bounds.y0 < stage.ground
        });
        assert!(fills, "{place:?} {seed}");
    });
}

#[test]
fn framing_leaves_the_hero_free() {
    each(|place, stage, seed| {
        // Open blades of grass may stand before a heel; the hero's middle stays free of everything.
        let free = stage.hero.inset(-0.12 * stage.hero.width());
        for shape in drawn(place, stage, seed).before.iter().filter(|shape| shape.is_opaque()) {
            let cut = shape.path.bounding_box().intersect(free);
            assert!(cut.width() <= 0.0 || cut.height() <= 0.0, "{place:?} {seed} {cut:?}");
        }
    });
}

#[test]
fn landmarks_are_within_sight() {
    each(|place, stage, seed| {
        let setting = drawn(place, stage, seed);
        assert!(!setting.landmarks.is_empty(), "{place:?} {seed}");
        for landmark in setting.landmarks {
            let seen = landmark.intersect(stage.area);
            assert!(seen.width() > 30.0 && seen.height() > 60.0, "{place:?} {seed}");
        }
    });
}

#[test]
fn the_same_seed_draws_the_same_setting() {
    each(|place, stage, seed| assert_eq!(drawn(place, stage, seed), drawn(place, stage, seed)));
}

#[test]
fn twenty_seeds_are_twenty_settings() {
    for place in LAND {
        for stage in stages(Detail::Bold) {
            let all: Vec<_> = (0..20).map(|seed| drawn(place, &stage, seed)).collect();
            for (index, one) in all.iter().enumerate() {
                assert!(all[index + 1..].iter().all(|other| other != one), "{place:?} {index}");
            }
        }
    }
}

#[test]
fn a_detailed_setting_has_more_in_it_than_a_simple_one() {
    let count = |setting: Backdrop| -> usize {
        setting.behind.iter().chain(&setting.before).filter(|shape: &&Shape| shape.pen.is_some()).count()
    };
    for place in LAND {
        let [bold, full] = [Detail::Bold, Detail::Full].map(|detail| {
            let stage = stages(detail)[0];
            (0..12).map(|seed| count(drawn(place, &stage, seed))).sum::<usize>()
        });
        assert!(full > bold, "{place:?}: {full} shapes against {bold}");
    }
}
