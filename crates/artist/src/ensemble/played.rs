//! Which figure plays a part: asleep, in flight, at play.

use scene::{Doing, Feeling, Garment, Link, Looks, Party, Pattern, Scene, What, Worn, Years};

/// The figure that plays a party; `None` where a person does.
pub(super) fn played_by(scene: &Scene, party: Party) -> Option<&'static str> {
    let subject = scene.subject(party)?;
    match subject.what {
        What::Thing(thing) if thing.name == "puppy" && is_walked(scene, party) => Some("running puppy"),
        What::Thing(thing) if let Some(steed) = steed(scene, party, thing.name) => Some(steed),
        What::Thing(thing) if hangs_alone(scene, party, thing.name) => Some("sitting monkey"),
        What::Thing(thing) => Some(figure_of(thing.name, subject.doing, &subject.looks)),
        What::Person(_) => None,
    }
}

/// How an animal that sits otherwise stands for whoever rides it: nobody sits on its head.
fn steed(scene: &Scene, party: Party, name: &str) -> Option<&'static str> {
    let is_ridden = |known: &scene::Relation| known.object == party && known.link == Link::Riding;
    let alone = scene.subject(party).is_some_and(|one| one.count == 1 && one.doing != Some(Doing::Sleeping));
    let stood = match name {
        "bear" => "standing bear",
        "cat" => "running cat",
        "fox" => "running fox",
        "lion" => "standing lion",
        "puppy" => "standing puppy",
        "tiger" => "standing tiger",
        "wolf" => "running wolf",
        _ => return None,
    };
    (alone && scene.relations.iter().any(is_ridden)).then_some(stood)
}

/// Whether it goes along on a leash.
fn is_walked(scene: &Scene, party: Party) -> bool {
    let idle = scene.subject(party).is_some_and(|one| matches!(one.doing, None | Some(Doing::Walking)));
    let walks = |known: &scene::Relation| {
        known.object == party
            && matches!(super::ties::doing(scene, known.subject), Some(Doing::Walking | Doing::Running))
    };
    // Several that run are too small to be told apart.
    let alone = scene.subject(party).is_some_and(|one| one.count == 1);
    idle && alone && scene.relations.iter().any(|known| walks(known) && super::lead::leads(scene, known))
}

/// Whether a monkey that does nothing would hang in the air above others who stand on the ground.
fn hangs_alone(scene: &Scene, party: Party, name: &str) -> bool {
    let idle = scene.subject(party).is_some_and(|one| one.doing.is_none() && one.looks.feeling.is_none());
    let tied = scene.relations.iter().any(|known| {
        known.subject == party && !matches!(known.link, Link::With | Link::NextTo | Link::LookingAt)
    });
    name == "monkey" && idle && !tied && scene.cast.len() + usize::from(scene.hero.is_some()) > 1
}

/// The figure that shows a thing as it is here, where it has one of its own: asleep, in flight, a baby.
pub(super) fn figure_of(name: &'static str, doing: Option<Doing>, looks: &Looks) -> &'static str {
    let sleepy = doing == Some(Doing::Sleeping) || looks.feeling == Some(Feeling::Sleepy);
    match (name, doing) {
        ("crocodile", _) if opens(looks) => GAPING[0],
        ("hippo", _) if opens(looks) => GAPING[1],
        ("bear", _) if sleepy => "sleeping bear",
        ("cat", _) if sleepy => "sleeping cat",
        ("hedgehog", _) if sleepy => "curled hedgehog",
        ("dragon", _) if sleepy => "sleeping dragon",
        ("dragon", Some(Doing::Flying)) => "flying dragon",
        ("dragon", _) if looks.years == Some(Years::Baby) => "baby dragon",
        ("parrot", Some(Doing::Flying)) => "flying parrot",
        ("owl", Some(Doing::Flying)) => "flying owl",
        ("bird", Some(Doing::Flying)) => "flying bird",
        // In a cape it flies as it runs.
        ("puppy", Some(Doing::Flying | Doing::Catching)) => "running puppy",
        ("cat", Some(Doing::Flying)) => "running cat",
        ("fox", Some(Doing::Flying)) => "running fox",
        ("mouse", Some(Doing::Flying)) => "running mouse",
        // A leap is a stride in the air.
        ("puppy", Some(Doing::Running | Doing::Pulling | Doing::Jumping)) => "running puppy",
        ("cat", Some(Doing::Running | Doing::Jumping)) => "running cat",
        ("fox", Some(Doing::Running | Doing::Jumping)) => "running fox",
        ("mouse", Some(Doing::Running | Doing::Jumping)) => "running mouse",
        ("wolf", Some(Doing::Running | Doing::Pulling | Doing::Jumping)) => "running wolf",
        // On a bicycle or a swing it sits.
        ("elephant", Some(Doing::Riding | Doing::Swinging)) => "sitting elephant",
        ("bunny", Some(Doing::Jumping | Doing::Running)) => "hopping bunny",
        ("fish", Some(Doing::Jumping)) => "jumping fish",
        ("elephant", Some(Doing::Sitting)) => "sitting elephant",
        ("cat", Some(Doing::Playing)) => "playful cat",
        ("puppy", Some(Doing::Playing)) => "playful puppy",
        ("penguin", Some(Doing::Sliding)) => "sliding penguin",
        ("monkey", Some(deed)) if takes_both_paws(deed) => "sitting monkey",
        // Its stripes go all the way round.
        ("soccer ball", _) if looks.pattern == Some(Pattern::Striped) => STRIPED,
        ("cloud", _) if looks.feeling == Some(Feeling::Grumpy) => "grumpy cloud",
        _ => name,
    }
}

/// What is striped by itself.
pub(super) const STRIPED: &str = "beach ball";

/// Those with the jaws apart: their mouths are as large as their heads.
pub(super) const GAPING: [&str; 2] = ["gaping crocodile", "gaping hippo"];

fn opens(looks: &Looks) -> bool {
    looks.wears.contains(&Worn::Garment(Garment::OpenMouth))
}

/// Whether a monkey that hangs by an arm could not do it.
const fn takes_both_paws(deed: Doing) -> bool {
    !matches!(
        deed,
        Doing::Swinging
            | Doing::Hanging
            | Doing::Climbing
            | Doing::Flying
            | Doing::Jumping
            | Doing::Dancing
            | Doing::Running
            | Doing::Walking
            | Doing::Crawling
            | Doing::Standing
            | Doing::Exploring
            | Doing::Playing
            | Doing::Sleeping
            | Doing::Skating
    )
}
