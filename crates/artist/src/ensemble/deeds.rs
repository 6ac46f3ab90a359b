//! What somebody does, told by things: skates under the feet, a tub around, a brush at the mouth.
//!
//! Only what is not on the page already is added; who holds, rides or sits in something named does it with that.

use super::props::{bubbles, cutter, easel, gloves, in_hand, note, pushed};
use super::{
    angel, breath, coat, crew, handiwork, hose, motion, mouth, pairs, paws, planted, pour, prone, push,
    recline, slope, spyglass, stir, strung, tend, wash, work,
};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, Point, Rect, Vec2};
use scene::{Doing, Link, Party, Place, Relation, Scene, Season, Stage, Subject, What};

/// A thing that shows a deed.
pub(super) struct Prop {
    name: &'static str,
    /// Where it goes.
    at: Point,
    /// Its longer side.
    size: f64,
    /// The share of its own box that goes there, from its upper left corner.
    by: (f64, f64),
    /// In degrees, clockwise.
    turn: f64,
    behind: bool,
}

impl Prop {
    pub(super) fn new(name: &'static str, at: Point, size: f64) -> Self {
        Self { name, at, size, by: (0.5, 0.5), turn: 0.0, behind: false }
    }

    pub(super) fn by(self, x: f64, y: f64) -> Self {
        Self { by: (x, y), ..self }
    }

    pub(super) fn turned(self, degrees: f64) -> Self {
        Self { turn: degrees, ..self }
    }

    /// Whether it is what the deed is done with.
    fn is_wielded(&self) -> bool {
        matches!(self.name, "magnifying glass" | "toothbrush" | "broom")
    }

    pub(super) fn behind(self) -> Self {
        Self { behind: true, ..self }
    }

    pub(super) fn add(self, art: &mut Art, detail: Detail) {
        let Ok(piece) = figure(self.name, detail) else { return };
        let own = piece.bounds();
        let scale = self.size / own.width().max(own.height()).max(1.0);
        let fixed = Vec2::new(own.x0 + own.width() * self.by.0, own.y0 + own.height() * self.by.1);
        let placing = Affine::translate(self.at.to_vec2())
            * Affine::rotate(self.turn.to_radians())
            * Affine::scale(scale)
            * Affine::translate(-fixed);
        let piece = piece.clone().placed(placing);
        let shapes = piece.shapes.into_iter().chain(piece.front);
        if self.behind {
            art.shapes.splice(0..0, shapes);
        } else {
            art.shapes.extend(shapes);
        }
    }
}

/// Where the parts of somebody are.
pub(super) struct Body {
    pub(super) around: Rect,
    pub(super) head: Point,
    pub(super) mouth: Point,
    pub(super) hand: Point,
    /// From the top of the skull to between the eyes.
    pub(super) reach: f64,
}

impl Body {
    fn of(art: &Art) -> Self {
        let around = art.bounds();
        let (wide, high) = (around.width(), around.height());
        let head = art.anchor(Anchor::Head).unwrap_or(Point::new(around.center().x, around.y0 + high * 0.06));
        let face = art.anchor(Anchor::Face).unwrap_or(Point::new(head.x, head.y + high * 0.2));
        let mouth = art.anchor(Anchor::Mouth).unwrap_or(face + (face - head) * 0.55);
        let paw = Point::new(around.x0 + wide * 0.8, around.y0 + high * 0.62);
        let reach = (face - head).hypot();
        Self { around, head, mouth, reach, hand: art.anchor(Anchor::Hand).unwrap_or(paw) }
    }

    /// A point by its shares of the box.
    pub(super) fn at(&self, x: f64, y: f64) -> Point {
        Point::new(self.around.x0 + self.around.width() * x, self.around.y0 + self.around.height() * y)
    }

    /// This share of the longer side, but never more than the shorter side is long.
    pub(super) fn share(&self, share: f64) -> f64 {
        let (wide, high) = (self.around.width(), self.around.height());
        (wide.max(high) * share).min(wide.min(high))
    }
}

/// Adds to `art` what shows that `party` does `doing`. `person`: hands and pose tell already what hands can tell.
pub(super) fn show(
    art: &mut Art,
    scene: &Scene,
    (party, doing): (Party, Doing),
    (name, person, detail): (&str, bool, Detail),
) {
    let busy = is_busy(scene, party, doing);
    if meets_its_thing(art, scene, (party, doing), (name, person, busy), detail) {
        return;
    }
    let body = Body::of(art);
    match doing {
        Doing::JumpingRope if !busy => return motion::rope(art, &body),
        Doing::Swimming if !busy && motion::is_in_rings(scene, name) => return motion::waves(art, &body),
        Doing::Splashing => {
            let trunk = art.anchor(Anchor::Hand).filter(|_| name.contains("elephant"));
            motion::splash(art, &body, busy || trunk.is_some() || scene.place == Place::Underwater);
            if let Some(trunk) = trunk {
                motion::spray(art, trunk, body.share(0.06));
            }
            return;
        }
        Doing::Pulling if strung::tugs(scene, party) => return motion::lean_back(art, &body),
        Doing::Pulling if art.anchor(Anchor::Face).is_some() && !has_object(scene, party) => {
            return motion::tug(art, &body);
        }
        Doing::IceSkating => return shod(art, "ice skate"),
        Doing::Skating if !busy && is_icy(scene) => return shod(art, "ice skate"),
        Doing::Skating if !busy => return shod(art, "roller skate"),
        Doing::Skiing => return shod(art, "ski"),
        Doing::Cartwheeling => return motion::wheel(art, &body),
        Doing::Falling => return motion::tumble(art, &body),
        Doing::Handstanding => return motion::handstand(art, name),
        Doing::Hanging if !person && hangs_head_down(scene, (party, name)) => {
            return motion::upside_down(art);
        }
        Doing::BreathingFire => return motion::flame(art, &body),
        Doing::Dancing if !person => motion::dance(art, name, &body),
        _ => (),
    }
    if has_it_in_its_paws(art, scene, (party, doing), (name, person, busy), detail) {
        return;
    }
    if work::done_by_hand(art, scene, (party, doing), (person, busy, detail)) {
        return;
    }
    let mut props = around(&body, (party, doing), scene, (person, busy));
    if doing == Doing::Boxing {
        props.extend(gloves(art, &body));
    }
    // A hammer would hide the face of a pig, which is at its wall.
    let at_work = doing == Doing::Building && has_object(scene, party) || prone::laps(scene, party);
    if !person && !at_work && (!busy || doing == Doing::Painting) {
        props.extend(in_hand(&body, doing, scene.place));
    }
    if doing == Doing::BrushingTeeth && !person && !busy {
        // A snout hides what lies along it: the brush stands up to the teeth.
        art.shapes.extend(paws::brushing(art, detail));
        props.clear();
    }
    for prop in props {
        prop.add(art, detail);
    }
}

/// Whether an animal has arms and what it takes in its paws, which is added.
fn has_it_in_its_paws(
    art: &mut Art,
    scene: &Scene,
    (party, doing): (Party, Doing),
    (name, person, busy): (&str, bool, bool),
    detail: Detail,
) -> bool {
    let (body, built) = (Body::of(art), work::in_a_builders_hand(scene, party));
    let free = !person && (!busy || doing == Doing::Painting);
    let paws = if free { paws::with_arms(art, name, (party, doing), (built, detail)) } else { None };
    let Some(paws) = paws else { return false };
    // What is around has no second one of what is in the paw.
    let more = around(&body, (party, doing), scene, (person, busy));
    more.into_iter().filter(|prop| !prop.is_wielded()).for_each(|prop| prop.add(art, detail));
    art.shapes.extend(paws);
    true
}

/// Whether a deed is shown where it meets its thing; what of it is on the body itself is added.
fn meets_its_thing(
    art: &mut Art,
    scene: &Scene,
    (party, doing): (Party, Doing),
    (name, person, busy): (&str, bool, bool),
    detail: Detail,
) -> bool {
    match doing {
        Doing::BlowingBubbles if !person => {
            mouth::purse(art);
            return false;
        }
        Doing::Celebrating if !person && breath::blows(scene, party) => mouth::purse(art),
        Doing::Sledding if person && !busy => slope::sled(art, detail),
        Doing::Stargazing if person && !busy && spyglass::is_held(scene, party) => {
            spyglass::at_the_eye(art);
        }
        Doing::MakingSnowAngels => angel::sweep(art),
        // Two have one saw between them.
        Doing::Cutting if crew::is_worker(scene, party) => (),
        Doing::Knitting => handiwork::knit(art, name, busy),
        Doing::Sewing => handiwork::sew(art, name, busy),
        Doing::Painting if coat::coats(scene, party) => (),
        Doing::Gardening if person && hose::is_held(scene, party) => hose::aim(art),
        Doing::Gardening if !person && !busy && work::rakes(scene, party) => work::rake(art, detail),
        Doing::Gardening if person && !busy && planted::is_planting(scene, party) => {
            planted::with_a_spade(art, detail);
        }
        Doing::Gardening if planted::is_planting(scene, party) || pour::has_can(scene, party) => (),
        Doing::Gardening if !busy && pour::is_watering(scene, party) => {
            pour::with_can(art, name, detail);
        }
        Doing::Mowing if person => push::machine(art, "lawn mower", detail),
        Doing::Splashing if pour::is_spraying(scene, party) => (),
        Doing::Cooking | Doing::Experimenting if stir::is_stirring(scene, party) => (),
        _ => return false,
    }
    true
}

/// Whether one floats there without a water line.
pub(super) const fn is_weightless(place: Place) -> bool {
    matches!(place, Place::Underwater | Place::Space | Place::NightSky | Place::RainbowSky)
}

/// On every foot.
fn shod(art: &mut Art, name: &str) {
    let body = super::dress::Body::of(art);
    super::footwear::put_on(art, name, &body);
}

/// Whether it is done to anything named.
fn has_object(scene: &Scene, party: Party) -> bool {
    scene
        .relations
        .iter()
        .any(|known| known.subject == party && matches!(known.link, Link::With | Link::Holding))
}

fn is_icy(scene: &Scene) -> bool {
    matches!(scene.place, Place::Snow | Place::IceRink) || scene.season == Some(Season::Winter)
}

/// Whether somebody hangs like a bat: a sloth has a branch of its own, a monkey and a koala have arms.
fn hangs_head_down(scene: &Scene, (party, name): (Party, &str)) -> bool {
    !matches!(name, "monkey" | "koala")
        && scene.subject(party).is_none_or(|subject| subject.what.name() != "sloth")
}

/// Whether what is done is done with something named.
fn is_busy(scene: &Scene, party: Party, doing: Doing) -> bool {
    scene.relations.iter().any(|known| {
        let carried = matches!(known.link, Link::Riding | Link::On | Link::In | Link::JumpingOver);
        let tied = carried && is_done_in_something(doing)
            || matches!(
            (known.link, doing),
            (Link::Holding, _)
                | (
                    Link::With,
                    Doing::PlayingSoccer
                        | Doing::Kicking
                        | Doing::PlayingMusic
                        | Doing::Painting
                        | Doing::Eating
                        | Doing::Drinking
                        | Doing::TeaParty
                )
        );
        let thing = scene.subject(known.object).is_some_and(|object| {
            matches!(object.what, What::Thing(thing) if figure(thing.name, Detail::Bold).is_ok_and(|art| art.anchor(Anchor::Face).is_none()))
        });
        // A horse on the canvas has a face.
        let down = scene.subject(known.object).is_some_and(|one| one.what.name() == slope::SLOPE);
        let toy = known.link == Link::Holding && matches!(doing, Doing::Bathing | Doing::Gardening);
        known.subject == party && tied && !toy && !down && (thing || doing == Doing::Painting)
    })
}

/// Whether it is done with what one is on or in; who sits on a rock still has a brush in the hand.
const fn is_done_in_something(doing: Doing) -> bool {
    !matches!(
        doing,
        Doing::Grooming
            | Doing::Reading
            | Doing::Eating
            | Doing::Drinking
            | Doing::Fishing
            | Doing::Singing
            | Doing::PlayingMusic
            | Doing::Knitting
            | Doing::Sleeping
            | Doing::BlowingBubbles
            | Doing::TakingPicture
            | Doing::Stargazing
    )
}

/// What stands around anyone who does it.
fn around(
    body: &Body,
    (party, doing): (Party, Doing),
    scene: &Scene,
    (person, busy): (bool, bool),
) -> Vec<Prop> {
    let beside_head = Point::new(body.head.x + body.share(0.34), body.head.y + body.share(0.02));
    let (wide, high) = (body.around.width(), body.around.height());
    let idle = !busy && !wash::has_hands_on(scene, party) && (person || !tend::brushes(scene, party));
    match doing {
        Doing::Sleeping => vec![recline::dream(scene, party, (body, beside_head))],
        Doing::Dancing if pairs::is_ball(scene) => Vec::new(),
        Doing::Dancing if pairs::is_hand_in_hand(scene, party) => {
            vec![note(body.at(-0.02, 0.1), body.share(0.24))]
        }
        Doing::Dancing | Doing::Singing => vec![
            note(body.at(-0.02, 0.1), body.share(0.24)),
            Prop::new("music note", body.at(1.02, 0.02), body.share(0.2)).by(0.2, 0.5).turned(10.0),
        ],
        Doing::PlayingMusic if busy => vec![note(body.at(-0.04, 0.08), body.share(0.22))],
        Doing::Mowing => vec![pushed("lawn mower", body)],
        Doing::Vacuuming => vec![pushed("vacuum cleaner", body)],
        Doing::Hugging | Doing::Kissing => vec![heart(body, hugs_a_grown_up(scene, party))],
        Doing::BlowingBubbles => bubbles(body),
        Doing::BrushingTeeth if !busy => {
            vec![
                Prop::new("toothbrush", body.mouth, body.share(0.42).min(body.reach * 2.4))
                    .by(0.86, 0.12)
                    .turned(38.0),
            ]
        }
        Doing::PlayingSoccer | Doing::Kicking if !busy => {
            vec![Prop::new("soccer ball", body.at(1.02, 0.99), body.share(0.3).min(high * 0.26)).by(0.3, 1.0)]
        }
        Doing::Grooming if idle => {
            vec![Prop::new(wash::brush(scene, party), body.hand, body.share(0.24)).by(0.22, 0.78)]
        }
        Doing::Cutting if idle => vec![cutter(body, scene, party)],
        Doing::Painting if !busy && !work::paints_at_a_table(scene, party) => vec![easel(body, person)],
        Doing::Surfing if !busy => vec![Prop::new("surfboard", body.at(0.5, 0.98), wide * 1.7)],
        Doing::Sledding if !busy => {
            vec![Prop::new("sled", body.at(0.5, 0.96), wide.max(high * 0.6) * 1.3).by(0.46, 0.2)]
        }
        Doing::Bathing if !busy => vec![
            Prop::new("bathtub", body.at(0.5, 0.66), (wide * 1.5).max(high * 0.95)).by(0.5, 0.3),
            Prop::new("soap bubbles", beside_head, body.share(0.26)).by(0.0, 0.9),
        ],
        Doing::Swinging if !busy => {
            vec![Prop::new("swing", body.at(0.5, 0.97), high.max(wide) * 2.1).by(0.5, 0.72).behind()]
        }
        Doing::Sliding if !busy && !is_icy(scene) && !slope::is_there(scene) => {
            vec![Prop::new("slide", body.at(0.5, 0.97), high.max(wide) * 2.0).by(0.56, 0.43).behind()]
        }
        _ => Vec::new(),
    }
}

/// Above the heads, and not before the face of somebody taller.
fn heart(body: &Body, taller: bool) -> Prop {
    let x = if taller { 0.06 } else { 0.94 };
    Prop::new("heart", body.at(x, 0.0), body.share(0.2)).by(0.5, 0.9)
}

/// Whether whoever is hugged is a grown-up, or an animal as large.
fn hugs_a_grown_up(scene: &Scene, party: Party) -> bool {
    let grown = |one: &Subject| match one.what {
        What::Person(person) => matches!(person.role.stage(), Stage::Grown | Stage::Old),
        What::Thing(thing) => thing.centimetres > 110 && super::ties::is_somebody(scene, party),
    };
    let own = |known: &&Relation| known.subject == party;
    scene.relations.iter().filter(own).any(|known| scene.subject(known.object).is_some_and(grown))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_is_shown_by_figures_that_there_are() {
        let body = Body::of(&Art::default());
        for place in [Place::Park, Place::Snow] {
            let scene = Scene::at(place);
            for doing in Doing::ALL {
                for prop in around(&body, (Party::Hero, *doing), &scene, (true, false))
                    .into_iter()
                    .chain(in_hand(&body, *doing, place))
                {
                    assert!(figure(prop.name, Detail::Bold).is_ok(), "{}: no {}", doing.id(), prop.name);
                }
            }
        }
    }
}
