//! Casts of many, and one of several who does otherwise: as a child sees them on the page.

use artist::{Placed, compose};
use drawing::{ART_BOX, Shape, Tint};
use kurbo::Rect;
use scene::{
    Complexity, Doing, Garment, Gender, Link, Looks, Party, Person, Place, Relation, Role, Scene, Seed,
    Subject, Thing, Weather, Worn,
};

fn thing(name: &str) -> &'static Thing {
    Thing::named(name).unwrap_or_else(|| panic!("no {name}"))
}

fn many(count: u8, name: &str) -> Subject {
    Subject { count, ..Subject::one(thing(name)) }
}

fn at(place: Place, cast: Vec<Subject>) -> Scene {
    Scene { cast, ..Scene::at(place) }
}

fn tied(subject: usize, link: Link, object: usize) -> Relation {
    Relation { subject: Party::Cast(subject), link, object: Party::Cast(object), and: None }
}

fn of(placed: &[Placed], index: usize) -> Vec<&Placed> {
    placed.iter().filter(|one| one.party == Some(Party::Cast(index))).collect()
}

/// The share of the art box that the boxes of a cast cover together.
fn covered(boxes: &[Rect]) -> f64 {
    const GRID: u32 = 60;
    let points = (0..GRID * GRID).map(|at| {
        let step = |at: u32, long: f64| long * (f64::from(at) + 0.5) / f64::from(GRID);
        (step(at % GRID, ART_BOX.width), step(at / GRID, ART_BOX.height))
    });
    let inside = points.filter(|at| boxes.iter().any(|own| own.contains((at.0, at.1)))).count();
    inside as f64 / f64::from(GRID * GRID)
}

#[test]
fn a_dozen_fills_the_page_and_each_can_be_colored() {
    for name in ["duck", "cupcake", "cat", "penguin", "egg", "star", "brachiosaurus", "flower"] {
        for (count, seed) in [(7, 1), (8, 2), (9, 3), (10, 4), (11, 5), (12, 6)] {
            let page = compose(&at(Place::Park, vec![many(count, name)]), Seed(seed));
            let all = of(&page.placed, 0);
            assert_eq!(all.len(), usize::from(count), "{count} of {name}");
            let least = all.iter().map(|one| one.bounds.width().max(one.bounds.height()));
            let least = least.fold(f64::INFINITY, f64::min);
            assert!(least > ART_BOX.width / 7.0, "{count} of {name}: the smallest is {least}");
            let boxes: Vec<Rect> = all.iter().map(|one| one.bounds).collect();
            let share = covered(&boxes);
            assert!(share > 0.36, "{count} of {name} cover {share}");
            let hidden = all.iter().map(|one| one.visible).fold(1.0, f64::min);
            assert!(hidden > 0.6, "{count} of {name}: one is seen to {hidden}");
        }
    }
}

#[test]
fn many_on_one_thing_are_no_row_of_specks() {
    for (name, base) in
        [("cupcake", "table"), ("penguin", "iceberg"), ("owl", "tree branch"), ("frog", "log")]
    {
        for count in [6, 9, 12] {
            let scene = Scene {
                relations: vec![tied(0, Link::On, 1)],
                ..at(Place::Garden, vec![many(count, name), Subject::one(thing(base))])
            };
            let page = compose(&scene, Seed(2));
            let all = of(&page.placed, 0);
            let least = all.iter().map(|one| one.bounds.width().max(one.bounds.height()));
            let least = least.fold(f64::INFINITY, f64::min);
            assert!(least > ART_BOX.width / 10.0, "{count} {name} on a {base}: {least}");
            assert_eq!(page.shown, [true], "{count} {name} on a {base}");
        }
    }
}

#[test]
fn mice_are_all_around_their_cheese() {
    let scene = Scene {
        relations: vec![tied(0, Link::NextTo, 1)],
        ..at(Place::Kitchen, vec![many(6, "mouse"), Subject::one(thing("cheese"))])
    };
    let page = compose(&scene, Seed(1));
    let cheese = of(&page.placed, 1)[0].bounds.center();
    let mice: Vec<_> = of(&page.placed, 0).iter().map(|one| one.bounds.center() - cheese).collect();
    for side in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
        assert!(mice.iter().any(|off| off.x * side.0 + off.y * side.1 > 60.0), "nobody {side:?}: {mice:?}");
    }
}

#[test]
fn whoever_falls_off_is_beside_and_lower_than_the_others() {
    let falls = Subject { doing: Some(Doing::Falling), ..many(1, "penguin") };
    let scene = Scene {
        relations: vec![tied(0, Link::On, 1), tied(2, Link::NextTo, 1)],
        ..at(Place::Snow, vec![many(5, "penguin"), Subject::one(thing("iceberg")), falls])
    };
    for seed in 0..4 {
        let page = compose(&scene, Seed(seed));
        let (ice, one) = (of(&page.placed, 1)[0].bounds, of(&page.placed, 2)[0].bounds);
        assert!(one.center().x > ice.x1, "{seed}: over the ice");
        let lowest = of(&page.placed, 0).iter().map(|other| other.bounds.center().y).fold(0.0, f64::max);
        assert!(one.center().y > lowest, "{seed}: as high as the others");
        assert!(one.y1 < ART_BOX.height && one.x1 < ART_BOX.width, "{seed}: off the page");
    }
}

#[test]
fn a_toothbrush_that_is_a_rocket_carries_its_rider_and_is_seen() {
    for (name, garment, link) in [
        ("toothbrush", Garment::Flame, Link::Riding),
        ("banana", Garment::Sail, Link::In),
        ("carrot", Garment::Wheels, Link::Riding),
    ] {
        let looks = Looks { wears: vec![Worn::Garment(garment)], ..Looks::default() };
        let vehicle = Subject { looks, ..Subject::one(thing(name)) };
        let scene = Scene {
            relations: vec![tied(0, link, 1)],
            ..at(Place::Park, vec![Subject::one(thing("mouse")), vehicle])
        };
        let page = compose(&scene, Seed(5));
        let (rider, ridden) = (of(&page.placed, 0)[0], of(&page.placed, 1)[0]);
        assert!(ridden.bounds.width() > rider.bounds.width(), "{name} is smaller than its rider");
        assert!(ridden.visible > 0.5 && rider.visible > 0.4, "{name}: {} {}", ridden.visible, rider.visible);
    }
}

#[test]
fn people_on_a_giant_who_lies_are_on_top_of_him() {
    let person = Person { role: Role::Parent, gender: Gender::Boy, age: None, mixed: false };
    let giant = Subject { doing: Some(Doing::Lying), ..Subject::one(person) };
    let scene =
        Scene { relations: vec![tied(0, Link::On, 1)], ..at(Place::Park, vec![many(3, "mouse"), giant]) };
    let page = compose(&scene, Seed(1));
    let giant = of(&page.placed, 1)[0].bounds;
    assert!(giant.width() > giant.height() * 1.4, "the giant stands: {giant}");
    assert!(of(&page.placed, 0).iter().all(|one| one.bounds.center().y < giant.center().y));
}

#[test]
fn creatures_play_with_something_else_than_they_explore_with() {
    for name in ["dragon", "unicorn", "brachiosaurus", "astronaut", "mermaid"] {
        for place in [Place::Fantasy, Place::Space, Place::Jungle, Place::Underwater] {
            let drawn = |doing| {
                let one = Subject { doing: Some(doing), ..Subject::one(thing(name)) };
                compose(&at(place, vec![one]), Seed(7)).drawing
            };
            assert_ne!(drawn(Doing::Playing), drawn(Doing::Exploring), "{name} {place:?}");
        }
    }
}

#[test]
fn a_train_is_on_rails_a_car_in_the_street_on_a_road_and_a_bench_on_neither() {
    for seed in 0..4 {
        for (name, place, way) in [("train", Place::Park, "rails"), ("taxi", Place::Street, "road")] {
            let drawn = |name| compose(&at(place, vec![many(1, name)]), Seed(seed)).placed;
            let page = drawn(name);
            let foot = of(&page, 0)[0].bounds.y1;
            let laid = page.iter().find(|one| one.name == way).map(|one| one.bounds);
            let laid = laid.unwrap_or_else(|| panic!("{name} {seed}: no {way}"));
            assert!(laid.y0 < foot && foot < laid.y1, "{name} {seed}: {laid} {foot}");
            assert!(laid.width() >= ART_BOX.width, "{name} {seed}: {laid}");
            assert!(drawn("bench").iter().all(|one| one.name != way), "{seed}: a bench on {way}");
        }
    }
}

#[test]
fn in_a_treehouse_they_stand_on_its_boards_before_its_hut() {
    for cast in [&["elephant", "giraffe"][..], &["cat", "dog", "squirrel"], &["monkey"]] {
        for complexity in Complexity::ALL {
            for seed in 0..6 {
                let cast = cast.iter().map(|name| many(1, name)).collect();
                let scene = Scene { complexity: *complexity, ..at(Place::Treehouse, cast) };
                let page = compose(&scene, Seed(seed));
                let feet = page.placed.iter().filter(|one| one.party.is_some()).map(|one| one.bounds.y1);
                let lowest = feet.fold(0.0, f64::max);
                assert!(lowest < ART_BOX.height * 0.8, "{complexity:?} {seed}: on the lawn, {lowest}");
                let roof = [0xD9_6A_5A, 0x6F_9F_C8, 0xF2_C1_4E].map(|tint| Some(Tint::hex(tint)));
                let is_roof = |shape: &Shape| {
                    roof.contains(&shape.tint) && shape.bounds().width() > ART_BOX.width * 0.5
                };
                assert!(page.drawing.shapes.iter().any(is_roof), "{complexity:?} {seed}: no roof");
            }
        }
    }
}

#[test]
fn what_a_child_holds_in_both_hands_is_no_trinket() {
    let child = Subject::one(Person { role: Role::Child, gender: Gender::Girl, age: None, mixed: false });
    // No wider than the chest, so that both arms are seen beside it.
    for (name, least) in [("guitar", 0.5), ("pumpkin", 0.2), ("starfish", 0.2), ("birthday cake", 0.2)] {
        let cast = vec![child.clone(), many(1, name)];
        let scene = Scene { relations: vec![tied(0, Link::Holding, 1)], ..at(Place::Park, cast) };
        let page = compose(&scene, Seed(3));
        let [child, held] = [0, 1].map(|index| of(&page.placed, index)[0].bounds);
        let share = held.width().max(held.height()) / child.height();
        assert!((least..0.7).contains(&share), "{name}: {share} of the child");
    }
}

#[test]
fn two_in_a_sailboat_are_before_its_sail_in_its_hull() {
    for (name, seed) in [("pirate captain", 1), ("penguin", 2), ("frog", 3)] {
        for complexity in Complexity::ALL {
            let cast = vec![many(2, name), many(1, "sailing ship")];
            let scene = Scene {
                complexity: *complexity,
                relations: vec![tied(0, Link::In, 1)],
                ..at(Place::Lake, cast)
            };
            let page = compose(&scene, Seed(seed));
            let boat = of(&page.placed, 1)[0].bounds;
            for sailor in of(&page.placed, 0) {
                let Placed { bounds, visible, .. } = sailor;
                let is_aboard = boat.x0 < bounds.x0 && bounds.x1 < boat.x1 && bounds.y1 < boat.y1;
                assert!(
                    is_aboard && bounds.y1 > boat.center().y,
                    "{name} {complexity:?}: {bounds} on {boat}"
                );
                assert!(*visible > 0.4, "{name} {complexity:?}: {visible} seen");
            }
        }
    }
}

#[test]
fn a_pet_beside_a_child_is_no_giant_and_the_child_leaves_room_above() {
    let child = Subject::one(Person { role: Role::Child, gender: Gender::Boy, age: None, mixed: false });
    for pet in ["dog", "cat", "bunny"] {
        for (place, seed) in [(Place::Park, 1), (Place::Kitchen, 2), (Place::Beach, 3), (Place::City, 4)] {
            let page = compose(&at(place, vec![child.clone(), many(1, pet)]), Seed(seed));
            let [child, pet] = [0, 1].map(|index| of(&page.placed, index)[0].bounds);
            let share = pet.height() / child.height();
            assert!((0.3..0.66).contains(&share), "{place:?}: {share} of the child");
            let high = child.height() / ART_BOX.height;
            assert!((0.4..0.76).contains(&high), "{place:?}: {high} of the page");
        }
    }
}

#[test]
fn a_rainbow_that_was_asked_for_spans_the_page() {
    let girls = Person { role: Role::Child, gender: Gender::Girl, age: None, mixed: false };
    let girls = Subject { count: 2, ..Subject::one(girls) };
    for complexity in Complexity::ALL {
        for seed in 0..8 {
            let scene = Scene {
                weather: Some(Weather::Rainbow),
                complexity: *complexity,
                ..at(Place::Park, vec![girls.clone()])
            };
            let page = compose(&scene, Seed(seed)).drawing;
            let spans = |shape: &&Shape| {
                let own = shape.bounds();
                own.width() > ART_BOX.width * 0.6 && own.y0 < ART_BOX.height * 0.3 && own.y0 > 0.0
            };
            let bows = page.shapes.iter().filter(|shape| shape.tint.is_some()).filter(spans).count();
            assert!(bows > 1, "{complexity:?} {seed}: {bows} bows");
        }
    }
}

#[test]
fn two_up_in_a_tree_stand_side_by_side_and_leave_the_hut_and_the_lawn_to_be_seen() {
    for complexity in Complexity::ALL {
        for seed in 0..6 {
            let cast = vec![many(1, "elephant"), many(1, "giraffe")];
            let scene = Scene { complexity: *complexity, ..at(Place::Treehouse, cast) };
            let page = compose(&scene, Seed(seed));
            assert_eq!(artist::vista(&scene, Seed(seed)), "tree house");
            let [one, other] = [0, 1].map(|index| of(&page.placed, index)[0].bounds);
            assert!((one.y1 - other.y1).abs() < 20.0, "{seed}: feet at {} and {}", one.y1, other.y1);
            let all = one.union(other);
            let (below, high) = (ART_BOX.height - all.y1, all.height());
            assert!(high < 0.36 * ART_BOX.height && below > 0.25 * ART_BOX.height, "{seed}: {all:?}");
        }
    }
}

#[test]
fn a_birthday_party_of_a_few_has_a_cake_as_large_as_the_smallest_guest() {
    // How many times as wide as the narrowest guest it is.
    let cake = |scene: &Scene| {
        let page = compose(scene, Seed(3));
        let guest = of(&page.placed, 0).into_iter().chain(of(&page.placed, 1)).map(|one| one.bounds.width());
        let cake = page.placed.iter().find(|one| one.name == "birthday cake")?;
        Some(cake.bounds.width() / guest.fold(f64::INFINITY, f64::min))
    };
    let guests = at(Place::BirthdayParty, vec![many(1, "bear"), many(1, "bunny")]);
    assert!(cake(&guests).is_some_and(|times| times > 0.8), "{:?}", cake(&guests));
    let crowd = at(Place::BirthdayParty, vec![many(6, "bunny")]);
    let sleeper = Subject { doing: Some(Doing::Sleeping), ..many(1, "bear") };
    assert_eq!([crowd, at(Place::BirthdayParty, vec![sleeper])].map(|scene| cake(&scene)), [None, None]);
}

#[test]
fn two_on_bicycles_are_large() {
    let girl = Person { role: Role::Child, gender: Gender::Girl, age: None, mixed: true };
    let child = Subject { count: 2, doing: Some(Doing::Riding), ..Subject::one(girl) };
    let scene = Scene {
        relations: vec![tied(0, Link::Riding, 1)],
        ..at(Place::Street, vec![child, many(2, "bicycle")])
    };
    for seed in 0..4 {
        let page = compose(&scene, Seed(seed));
        for one in of(&page.placed, 1) {
            assert!(one.bounds.width() > ART_BOX.width * 0.4, "{seed}: {}", one.bounds);
        }
    }
}

#[test]
fn who_sleeps_on_a_pillow_lies_amid_it() {
    let sleeper = Subject { doing: Some(Doing::Sleeping), ..many(1, "cat") };
    let scene = Scene {
        relations: vec![tied(0, Link::On, 1)],
        ..at(Place::Bedroom, vec![sleeper, many(1, "pillow")])
    };
    for seed in 0..4 {
        let page = compose(&scene, Seed(seed));
        let [cat, pillow] = [0, 1].map(|party| of(&page.placed, party)[0].bounds);
        assert!(cat.y1 > pillow.center().y && cat.y1 < pillow.y1, "{seed}: {cat} on {pillow}");
    }
}

#[test]
fn who_is_seen_from_the_side_has_the_drums_before_its_nose() {
    let drummer = Subject { doing: Some(Doing::PlayingMusic), ..many(1, "shark") };
    let scene = Scene {
        relations: vec![tied(0, Link::Holding, 1)],
        ..at(Place::Underwater, vec![drummer, many(1, "drum kit")])
    };
    for seed in 0..4 {
        let page = compose(&scene, Seed(seed));
        let [shark, kit] = [0, 1].map(|party| of(&page.placed, party)[0].bounds);
        let over = shark.intersect(kit).area() / kit.area();
        assert!(over < 0.1, "{seed}: {kit} over {shark}");
    }
}

#[test]
fn who_is_alone_in_a_fire_truck_looks_out_of_its_cab() {
    let scene = Scene {
        relations: vec![tied(0, Link::In, 1)],
        ..at(Place::Street, vec![many(1, "puppy"), many(1, "fire truck")])
    };
    for seed in 0..4 {
        let page = compose(&scene, Seed(seed));
        let [puppy, truck] = [0, 1].map(|party| of(&page.placed, party)[0].bounds);
        let aside = (puppy.center().x - truck.center().x).abs() / truck.width();
        assert!(
            aside > 0.2 && puppy.y1 < truck.center().y + truck.height() * 0.2,
            "{seed}: {puppy} in {truck}"
        );
    }
}

#[test]
fn several_look_out_of_an_ambulance_over_its_wheels() {
    let scene = Scene {
        relations: vec![tied(0, Link::In, 1)],
        ..at(Place::Street, vec![many(3, "puppy"), many(1, "ambulance")])
    };
    for seed in 0..4 {
        let page = compose(&scene, Seed(seed));
        let car = of(&page.placed, 1)[0].bounds;
        for puppy in of(&page.placed, 0) {
            assert!(puppy.bounds.y1 < car.y1 - car.height() * 0.3, "{seed}: {} in {car}", puppy.bounds);
        }
    }
}
