//! Who plays a part: the figure or child for one copy of a party, in its natural size.

use figures::hero::{Gear, Hero, Mood, Pose};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, Point};
use scene::{
    Character, Dice, Doing, Feeling, Habitat, Link, Looks, Name, Party, Scene, Size, Subject, What, Worn,
    Years,
};

use super::Actor;

/// How high what is 5 cm high stands, and what each doubling adds, in units before the page is filled: an ant
/// beside an elephant can still be colored.
const SMALLEST: f64 = 84.0;
const A_DOUBLING: f64 = 30.0;

/// An actor's drawing with its feet at the origin, looking right.
pub(crate) struct Cast {
    pub(crate) name: &'static str,
    pub(crate) art: Art,
    /// In the air or the sky by nature.
    pub(crate) floats: bool,
}

/// The natural height of what is `centimetres` high.
fn height(centimetres: u32) -> f64 {
    SMALLEST + A_DOUBLING * libm::log2(f64::from(centimetres.max(5)) / 5.0)
}

/// How a party looks. An unknown figure is `None`.
pub(crate) fn cast(scene: &Scene, actor: Actor, detail: Detail, dice: &mut Dice) -> Option<Cast> {
    let rides = scene.relations.iter().any(|one| one.subject == actor.party && one.link == Link::Riding);
    let mut cast = match scene.subject(actor.party) {
        None => child(scene, scene.hero.as_ref()?, (&scene.looks, scene.doing), (rides, detail), dice),
        Some(subject) => match subject.what {
            What::Person(person) => {
                let name = subject.name.clone().or_else(|| Name::new(person.role.label()).ok())?;
                let doing = subject.doing.unwrap_or(scene.doing);
                let mut cast =
                    child(scene, &person.character(name), (&subject.looks, doing), (rides, detail), dice);
                cast.name = person.role.id();
                cast
            }
            What::Thing(thing) => {
                let art = sized(
                    figure(thing.name, detail).ok()?,
                    height(thing.centimetres) * build(&subject.looks).1,
                );
                let up = matches!(thing.habitat, Habitat::Air | Habitat::Sky)
                    || subject.doing == Some(Doing::Flying);
                Cast { name: thing.name, art, floats: up }
            }
        },
    };
    if let Some(subject) = scene.subject(actor.party) {
        cast.art = built(cast.art, subject);
    }
    let looks = scene.subject(actor.party).map_or(&scene.looks, |subject| &subject.looks);
    for worn in &looks.wears {
        if let Worn::Thing(thing) = worn
            && let Ok(hat) = figure(thing.name, detail)
        {
            wear(&mut cast.art, hat);
        }
    }
    Some(cast)
}

/// How much wider and higher than its kind.
fn build(looks: &Looks) -> (f64, f64) {
    let years = match looks.years {
        Some(Years::Baby) => 0.72,
        _ => 1.0,
    };
    let (wide, high) = match looks.size {
        Some(Size::Tiny) => (0.62, 0.62),
        Some(Size::Big) => (1.38, 1.38),
        Some(Size::Tall) => (1.0, 1.3),
        Some(Size::Fat) => (1.25, 1.0),
        Some(Size::Thin) => (0.82, 1.08),
        None => (1.0, 1.0),
    };
    (wide * years, high * years)
}

/// The art with the build that its looks ask for beyond its size.
fn built(art: Art, subject: &Subject) -> Art {
    let (wide, high) = build(&subject.looks);
    art.placed(Affine::scale_non_uniform(wide / high, 1.0))
}

/// The art as high as asked for, feet at the origin. What is far wider than high goes by its width.
fn sized(art: &Art, height: f64) -> Art {
    let bounds = art.bounds();
    let scale = (height / bounds.height().max(1.0)).min(height * 1.5 / bounds.width().max(1.0));
    let foot = Point::new(bounds.center().x, bounds.y1);
    art.clone().placed(Affine::scale(scale) * Affine::translate(-foot.to_vec2()))
}

fn child(
    scene: &Scene,
    child: &Character,
    (looks, doing): (&Looks, Doing),
    (rides, detail): (bool, Detail),
    dice: &mut Dice,
) -> Cast {
    let mood = match looks.feeling {
        Some(Feeling::Laughing | Feeling::Silly) => Mood::Laughing,
        Some(Feeling::Amazed) => Mood::Amazed,
        Some(Feeling::Brave | Feeling::Grumpy) => Mood::Brave,
        Some(Feeling::Sleepy) => Mood::Sleepy,
        _ => Mood::Happy,
    };
    let notes = crate::recipe::by_doing(doing, scene.place, dice);
    let pose = if rides { Pose::Ride } else { notes.pose };
    let gear = match notes.gear {
        Gear::None => crate::recipe::gear_of(scene.place, dice),
        gear => gear,
    };
    let holds = notes.holds.and_then(|name| figure(name, detail).ok());
    let mut art = Hero { child, pose, mood, gear, detail, holds, mirrored: false }.art();
    let mut front = std::mem::take(&mut art.front);
    art.shapes.append(&mut front);
    // A standing hero is about 380 units high, a child 120 cm.
    let scale = height(120) / 380.0 * build(looks).1;
    let foot = Point::new(art.bounds().center().x, art.ground().y.max(art.bounds().y1));
    let art = art.placed(Affine::scale(scale) * Affine::translate(-foot.to_vec2()));
    Cast { name: "child", art, floats: matches!(pose, Pose::Swim | Pose::Fly) }
}

/// Puts a hat on the head.
fn wear(art: &mut Art, hat: &Art) {
    let bounds = art.bounds();
    let head =
        art.anchor(Anchor::Head).unwrap_or(Point::new(bounds.center().x, bounds.y0 + bounds.height() * 0.06));
    let face = art.anchor(Anchor::Face).unwrap_or(Point::new(head.x, head.y + bounds.height() * 0.2));
    let reach = (face - head).hypot().clamp(bounds.height() * 0.1, bounds.height() * 0.3);
    let hat_box = hat.bounds();
    let scale = reach * 1.9 / hat_box.width().max(1.0);
    let brim = Point::new(hat_box.center().x, hat_box.y1 - hat_box.height() * 0.1);
    let placing =
        Affine::translate(head.to_vec2()) * Affine::scale(scale) * Affine::translate(-brim.to_vec2());
    let hat = hat.clone().placed(placing);
    art.shapes.extend(hat.shapes);
    art.shapes.extend(hat.front);
}

/// How many copies of a party there are.
pub(crate) fn copies(scene: &Scene, party: Party) -> u8 {
    scene.subject(party).map_or(1, |subject| subject.count.clamp(1, Subject::MOST))
}
