//! What is in a paw, a wing or a mouth, on the hands and under the feet for a deed.

use figures::{Anchor, Art};
use kurbo::{Point, Vec2};
use scene::{Doing, Party, Place, Relation, Scene};

use super::deeds::{Body, Prop};
use super::{meal, tend};

/// What a paw, a wing or a mouth holds.
pub(super) fn in_hand(body: &Body, doing: Doing, place: Place) -> Vec<Prop> {
    let chest = Point::new(body.mouth.x.midpoint(body.around.center().x), body.mouth.y + body.share(0.3));
    let hand = body.hand;
    let at_mouth = |name| {
        vec![
            Prop::new(name, body.mouth + Vec2::new(body.share(0.06), body.share(0.04)), body.share(0.26))
                .by(0.3, 0.1),
        ]
    };
    let held = |name, share| vec![Prop::new(name, hand, body.share(share))];
    let at_feet = |name, share| vec![Prop::new(name, body.at(1.02, 1.0), body.share(share)).by(0.3, 1.0)];
    match doing {
        // On its way up from the head.
        Doing::PlayingBasketball => vec![
            Prop::new("basketball", Point::new(body.around.x1, body.around.y0), body.share(0.28))
                .by(0.3, 0.9),
        ],
        Doing::PlayingTennis => held("tennis racket", 0.44),
        Doing::PlayingBaseball => vec![Prop::new("baseball bat", hand, body.share(0.5)).by(0.2, 0.8)],
        Doing::PlayingSports => vec![Prop::new("dumbbell", hand, body.share(0.4))],
        Doing::Eating => at_mouth("sandwich"),
        Doing::Drinking if place == Place::Lake => Vec::new(),
        Doing::Throwing if place == Place::Snow => vec![
            Prop::new("snowball", hand, body.share(0.2)),
            Prop::new("snowball", body.at(1.04, 0.12), body.share(0.18)),
        ],
        Doing::Drinking => at_mouth("juice box"),
        Doing::Cooking => vec![
            Prop::new("chef hat", body.head, body.share(0.42)).by(0.5, 0.88),
            Prop::new("mixing bowl", chest, body.share(0.4)).by(0.5, 0.4),
        ],
        Doing::Reading => vec![Prop::new("open book", chest, body.share(0.46))],
        Doing::Painting => vec![Prop::new("paint brush", hand, body.share(0.32)).by(0.25, 0.8)],
        Doing::Drawing => held("pencil", 0.34),
        Doing::PlayingMusic => vec![Prop::new("guitar", chest, body.share(0.6)).by(0.42, 0.62)],
        Doing::Singing => vec![
            Prop::new(
                "microphone",
                body.mouth + Vec2::new(body.share(0.07), body.share(0.08)),
                body.share(0.26),
            )
            .by(0.7, 0.15),
        ],
        Doing::Gaming => vec![Prop::new("game controller", chest, body.share(0.36))],
        Doing::Fishing => vec![Prop::new("fishing rod", body.at(0.84, 0.66), body.share(0.72)).by(0.06, 0.9)],
        Doing::Gardening => vec![Prop::new("watering can", hand, body.share(0.4)).by(0.3, 0.4)],
        // Paws dig.
        Doing::Building => vec![Prop::new("hammer", hand, body.share(0.34)).by(0.8, 0.8)],
        Doing::Experimenting => held("flask", 0.34),
        Doing::CastingSpells => vec![Prop::new("magic wand", hand, body.share(0.4)).by(0.25, 0.85)],
        Doing::TakingPicture => vec![Prop::new("camera", chest, body.share(0.32))],
        Doing::Stargazing => vec![Prop::new("telescope", hand, body.share(0.5)).by(0.3, 0.6)],
        Doing::Shopping => held("shopping bags", 0.34),
        Doing::FlyingKite => vec![Prop::new("kite", body.at(1.1, -0.1), body.share(0.5)).by(0.2, 0.9)],
        Doing::Celebrating => vec![Prop::new("party hat", body.head, body.share(0.3)).by(0.5, 0.92)],
        Doing::Picnicking => at_feet("picnic basket", 0.36),
        Doing::TeaParty => at_feet("teapot", 0.34),
        _ => Vec::new(),
    }
}

/// One on each hand, or before the chest.
pub(super) fn gloves(art: &Art, body: &Body) -> Vec<Prop> {
    let other = art.anchor(Anchor::OtherHand);
    let size = body.share(0.26);
    let chest = Point::new(body.mouth.x, body.mouth.y + body.share(0.24));
    let (one, two) = match (art.anchor(Anchor::Hand), other) {
        (Some(hand), Some(other)) => (hand, other),
        _ => (chest + Vec2::new(size * 0.6, -size * 0.2), chest + Vec2::new(-size * 0.5, size * 0.3)),
    };
    [two, one].map(|hand| Prop::new("boxing glove", hand, size).by(0.5, 0.55)).into()
}

/// A note beside whoever plays or sings.
pub(super) fn note(at: Point, size: f64) -> Prop {
    Prop::new("music note", at, size).by(0.8, 0.5).turned(-12.0)
}

/// What is cut with a knife, however large.
const CARVED: [&str; 4] = ["pumpkin", "jack o lantern", "watermelon", "pineapple"];

/// Scissors, or a saw where a log is cut.
pub(super) fn cutter(body: &Body, scene: &Scene, party: Party) -> Prop {
    let carved = |known: &Relation| {
        let name = scene.subject(known.object).map_or("", |object| object.what.name());
        known.subject == party && (CARVED.contains(&name) || name.ends_with("cake"))
    };
    let sliced = |known: &Relation| {
        carved(known) || known.subject == party && meal::slices(scene, known, Some(Doing::Cutting))
    };
    let hollowed = |known: &Relation| {
        let lantern = scene.subject(known.object).is_some_and(|one| one.what.name() == CARVED[1]);
        known.subject == party && lantern
    };
    if scene.relations.iter().any(hollowed) {
        return Prop::new("spoon", body.hand, body.share(0.24)).by(0.5, 0.85).turned(20.0);
    }
    if scene.relations.iter().any(sliced) {
        return Prop::new("table knife", body.hand, body.share(0.22)).by(0.5, 0.85).turned(20.0);
    }
    let wood = scene
        .relations
        .iter()
        .any(|known| scene.subject(known.object).is_some_and(|object| tend::is_wood(object.what.name())));
    if wood {
        Prop::new("saw", body.hand, body.share(0.36)).by(0.15, 0.3)
    } else {
        Prop::new("scissors", body.hand, body.share(0.2)).by(0.5, 0.2).turned(-112.0)
    }
}

/// Behind the brush.
pub(super) fn easel(body: &Body, person: bool) -> Prop {
    let (wide, high) = (body.around.width(), body.around.height());
    let near = if person { body.hand.x } else { body.around.x1 + wide * 0.02 };
    Prop::new("easel", Point::new(near, body.around.y1), high * 0.85).by(0.0, 1.0).behind()
}

/// On the ground before the feet, its handle in the hand.
pub(super) fn pushed(name: &'static str, body: &Body) -> Prop {
    let high = body.around.y1 - body.hand.y;
    Prop::new(name, Point::new(body.hand.x, body.around.y1), high * 1.3).by(0.07, 1.0)
}

/// A ring before the mouth, and what comes out of it.
pub(super) fn bubbles(body: &Body) -> Vec<Prop> {
    let wand = body.mouth + Vec2::new(body.share(0.04), body.share(0.06));
    let blown = body.mouth + Vec2::new(body.share(0.42), -body.share(0.12));
    let ring = body.share(0.3).min(body.reach * 1.6);
    vec![
        Prop::new("magnifying glass", wand, ring).by(0.15, 0.15),
        Prop::new("soap bubbles", blown, body.share(0.46)).by(0.1, 0.8),
    ]
}
