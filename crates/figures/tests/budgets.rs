//! What a figure may add to a page: few, wide regions in the bold version, hardly a narrow one in the full.

mod measure;

use drawing::Shape;
use figures::{ACROSS, Anchor, Detail, figure, names};
use kurbo::Shape as _;
use measure::{Measured, measure_at, usual_scale};

/// Every figure at its usual size, what lies across a page as wide as that, but for heads, which are never alone: they have a child's body.
fn all(detail: Detail) -> Vec<(&'static str, Measured)> {
    names()
        .filter(|name| !name.ends_with(" head"))
        .map(|name| {
            let art = figure(name, detail).unwrap_or_else(|why| panic!("{name}: {why}"));
            let usual = usual_scale(art);
            assert!(usual > 0.25, "{name} is drawn too large");
            (name, measure_at(art, detail, if ACROSS.contains(&name) { 1.0 } else { usual }))
        })
        .collect()
}

#[test]
fn a_bold_figure_has_few_regions() {
    let all = all(Detail::Bold);
    let busiest: Vec<_> = all.iter().filter(|(_, found)| found.regions > 10).collect();
    assert!(busiest.is_empty(), "{busiest:?}");
    let busy = all.iter().filter(|(_, found)| found.regions > 8).count();
    assert!(busy * 29 <= all.len(), "{busy} of {} have more than eight regions", all.len());
    let mean = all.iter().map(|(_, found)| found.regions).sum::<usize>() as f64 / all.len() as f64;
    assert!(mean <= 5.2, "{mean} regions");
}

#[test]
fn a_bold_figure_is_wide_enough_for_a_crayon() {
    let all = all(Detail::Bold);
    let narrow: Vec<_> = all.iter().filter(|(_, found)| !found.narrow.is_empty()).collect();
    assert!(narrow.len() * 40 <= all.len(), "{narrow:?}");
    let heavy: Vec<_> = all.iter().filter(|(_, found)| found.ink > 0.25).collect();
    assert!(heavy.is_empty(), "{heavy:?}");
}

#[test]
fn a_full_figure_has_hardly_a_narrow_region() {
    let all = all(Detail::Full);
    let regions: usize = all.iter().map(|(_, found)| found.regions).sum();
    let narrow: usize = all.iter().map(|(_, found)| found.narrow.len()).sum();
    assert!(narrow * 20 <= regions, "{narrow} of {regions} regions are narrow");
}

#[test]
fn a_bold_hand_has_the_colour_of_the_full_one() {
    for name in ["astronaut", "pirate captain", "fairy", "jungle guide", "witch", "wizard"] {
        // Where the hand is: its colour, and that of a sleeve that may be over it.
        let near = |detail: Detail| -> Vec<_> {
            let art = figure(name, detail).unwrap_or_else(|why| panic!("{name}: {why}"));
            let hand = art.anchor(Anchor::Hand).expect("a hand");
            let is_near = |shape: &&Shape| shape.path.bounding_box().inflate(2.0, 2.0).contains(hand);
            art.shapes.iter().filter(is_near).filter_map(|shape| shape.tint).collect()
        };
        let hand = near(Detail::Full).pop().expect("a hand");
        assert!(near(Detail::Bold).contains(&hand), "{name}");
    }
}
