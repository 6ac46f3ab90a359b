//! What a wish says of two is to be seen on the page, whoever the two are.

use artist::compose;
use scene::{Link, Party, Place, Relation, Scene, Seed, Subject, Thing};

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
