//! What a wish says of two is to be seen on the page, whoever the two are.

use artist::compose;
use drawing::ART_BOX;
use kurbo::Shape as _;
use scene::{Doing, Link, Party, Place, Relation, Scene, Seed, Subject, Thing};

/// Small and large, on the ground and in the air, alive and not.
const PAIRS: [(&str, &str); 4] =
    [("mouse", "elephant"), ("balloon", "puppy"), ("airplane", "sofa"), ("cat", "rowing boat")];

fn pair(one: &str, link: Link, other: &str) -> Scene {
    let [one, other] = [one, other].map(|name| Subject::one(Thing::named(name).expect(name)));
    let relation = Relation { subject: Party::Cast(0), link, object: Party::Cast(1), and: None };
    let other = Subject { count: if link == Link::Between { 2 } else { 1 }, ..other };
    Scene { cast: vec![one, other], relations: vec![relation], ..Scene::at(Place::Park) }
}

#[test]
fn every_relation_is_shown() {
    for link in Link::ALL {
        for (one, other) in PAIRS {
            let page = compose(&pair(one, *link, other), Seed(3));
            assert_eq!(page.shown, [true], "a {one} {} a {other}", link.label());
        }
    }
}

#[test]
fn as_many_as_were_asked_for_can_be_counted() {
    for count in [2, 5, 9, Subject::MOST] {
        for name in ["mouse", "giraffe", "balloon", "bicycle"] {
            let subject = Subject { count, ..Subject::one(Thing::named(name).expect(name)) };
            let page = compose(&Scene { cast: vec![subject], ..Scene::at(Place::Park) }, Seed(1));
            let seen =
                page.placed.iter().filter(|one| one.party == Some(Party::Cast(0)) && one.visible > 0.5);
            assert_eq!(seen.count(), usize::from(count), "{count} of {name}");
        }
    }
}

#[test]
fn whoever_is_in_a_boat_is_on_the_water() {
    for boat in ["canoe", "rowing boat"] {
        for seed in 0..12 {
            let scene = Scene { place: Place::Lake, ..pair("puppy", Link::In, boat) };
            let page = compose(&scene, Seed(seed));
            let keel = page.placed.iter().find(|placed| placed.name == boat).expect("a boat").bounds.y1;
            let lands = page.drawing.shapes.iter().filter_map(|shape| {
                let [_, red, _, blue] = shape.tint?.to_hex().to_be_bytes();
                let own = shape.path.bounding_box();
                let spans = own.width() >= ART_BOX.width && own.y0 > 200.0;
                spans.then_some((own.y0, blue > red.saturating_add(40)))
            });
            let (under, others): (Vec<_>, Vec<_>) = lands.partition(|(_, is_water)| *is_water);
            let shore = under.iter().map(|(top, _)| *top).fold(f64::INFINITY, f64::min);
            assert!(shore < keel - 60.0, "{boat} {seed}: water from {shore} on, keel at {keel}");
            assert!(
                others.iter().all(|(top, _)| *top < shore || *top > keel - 60.0),
                "{boat} {seed}: land between {shore} and {keel}: {others:?}"
            );
        }
    }
}

#[test]
fn whoever_lies_is_lower_than_whoever_does_not() {
    for name in ["lion", "puppy", "bunny", "horse", "stegosaurus"] {
        let drawn = |doing: Option<Doing>| {
            let subject = Subject { doing, ..Subject::one(Thing::named(name).expect(name)) };
            let page = compose(&Scene { cast: vec![subject], ..Scene::at(Place::Park) }, Seed(1));
            let own = page.placed.iter().find(|one| one.party == Some(Party::Cast(0))).expect(name).bounds;
            own.width() / own.height()
        };
        let (lies, stands) = (drawn(Some(Doing::Lying)), drawn(None));
        assert!(lies > stands * 1.15, "{name}: {lies} lying, {stands} otherwise");
    }
}
