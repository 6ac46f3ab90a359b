//! Who plays a part: the figure or child for one copy of a party, in its natural size.

use figures::hero::{Beast, Garb, Gear, Guise, Hero, Mood, Pose};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, Point};
use scene::{
    Character, Dice, Doing, Feeling, Garment, Gender, Habitat, HairColor, HairLength, HairStyle, Link, Looks,
    Name, Outfit, Party, Person, Place, Scene, Size, Stage, Subject, Thing, What, Worn, Years,
};

use super::attire::{CAPE, bespectacled, clothed, has_already};
use super::bearing::{Hands, hands, mount, stance, told};
use super::dress::{dress, eyes};
use super::grip::{self, Way};
use super::heights::beside_others;
use super::limbs;
use super::manner::Manner;
use super::pairs::is_hand_in_hand;
use super::people::{at_work, bearing, being};
use super::played::{STRIPED, played_by};
use super::skin::{close_eyes, cover};
use super::ties::{doing, races};
use super::upright::{self, is_upright};
use super::{
    Actor, between, cake, crowd, deeds, half_built, hug, motion, pane, perch, prone, recline, skip, vehicle,
    wash,
};
use crate::size::CHILD;
use crate::wardrobe;

/// How high what is 5 cm high stands, and what each doubling adds, in units before the page is filled: an ant
/// beside an elephant can still be colored.
const SMALLEST: f64 = 84.0;
const A_DOUBLING: f64 = 30.0;
/// Nothing counts as higher than this, in centimetres: who stands before a mountain or under a rainbow is still seen.
const HIGHEST: u32 = 3000;
const HIGHEST_IN_THE_SKY: u32 = 400;
/// How high who lies asleep is beside who sits.
const LYING: f64 = 0.62;
/// How much taller than that grown-ups are, who stand beside children.
const GROWN: f64 = 1.1;
/// And how much smaller babies are.
const SMALL: f64 = 0.8;

/// An actor's drawing with its feet at the origin, looking right.
pub(crate) struct Cast {
    pub(crate) name: &'static str,
    pub(crate) art: Art,
    /// In the air or the sky by nature.
    pub(crate) floats: bool,
    /// Its eyes are to be closed.
    sleeps: bool,
}

/// The natural height of what is `centimetres` high.
pub(super) fn height(centimetres: u32) -> f64 {
    SMALLEST + A_DOUBLING * libm::log2(f64::from(centimetres.max(5)) / 5.0)
}

/// How a party looks. An unknown figure is `None`.
pub(crate) fn cast(scene: &Scene, actor: Actor, manner: Manner, dice: &mut Dice) -> Option<Cast> {
    let detail = if crowd::is_plain(scene, actor.party) { Detail::Bold } else { manner.detail() };
    if wash::is_combed(scene, actor) && wash::is_pair(scene, actor.party) {
        // Of two who comb each other one holds still.
        return cast(&wash::at_rest(scene, actor.party), actor, manner, dice);
    }
    let lies = recline::lies(scene, actor.party);
    let rides = lies
        .then_some(recline::POSE)
        .or_else(|| skip::pose(scene, actor))
        .or_else(|| mount(scene, actor.party, detail))
        .or_else(|| stance(scene, actor.party));
    let busy = if skip::turns(scene, actor) { Hands::Closed(Way::One) } else { hands(scene, actor.party) };
    let mut cast = match scene.subject(actor.party) {
        None => {
            let hero = scene.hero.as_ref()?;
            let hero = &haired(hero.clone(), &scene.looks);
            let guise =
                clothed(wardrobe::dressed(Gear::None.into(), hero, scene.place), &scene.looks, scene.place);
            child(scene, (hero, guise, None), (&scene.looks, Some(scene.doing), busy), (rides, detail), dice)
        }
        Some(subject) => of_subject(scene, (actor, subject), (rides, detail, busy), manner, dice)?,
    };
    if let Some(subject) = scene.subject(actor.party) {
        cast.art = built(cast.art, subject);
    }
    let looks = scene.subject(actor.party).map_or(&scene.looks, |subject| &subject.looks);
    painted(&mut cast.art, looks, played_by(scene, actor.party));
    if cast.sleeps
        && let Some(open) = eyes(&cast.art)
    {
        close_eyes(&mut cast.art, open);
    }
    let bare = match scene.subject(actor.party).map(|subject| subject.what) {
        None | Some(What::Person(_)) => false,
        Some(What::Thing(thing)) => being(thing.name).is_none(),
    };
    let wings = motion::takes_wings(scene, actor.party).then_some(Worn::Garment(Garment::Wings));
    let fresh = looks.wears.iter().copied().chain(wings);
    let fresh = fresh.filter(|worn| !has_already(scene, actor.party, *worn));
    let looks = Looks { wears: fresh.collect(), ..looks.clone() };
    dress(&mut cast.art, &looks, (bare, detail));
    if lies {
        cast.art = recline::laid(std::mem::take(&mut cast.art));
    }
    let shown = played_by(scene, actor.party).unwrap_or(cast.name);
    pane::behind(&mut cast.art, scene, actor.party);
    perch::give_up(&mut cast.art, scene, (actor.party, shown));
    if doing(scene, actor.party) == Some(Doing::JumpingRope) && skip::is_long(scene) {
        skip::act(&mut cast.art, scene, actor);
    } else {
        act(&mut cast.art, scene, actor.party, (shown, !bare || is_upright(scene, actor.party), detail));
    }
    wash::lather(&mut cast.art, scene, actor.party);
    hug::pucker(&mut cast.art, scene, actor.party);
    skip::hop(&mut cast.art, scene, actor.party);
    Some(cast)
}

/// How a subject looks before it is dressed: a person, a being that is one, an animal on two legs, a figure.
fn of_subject(
    scene: &Scene,
    (actor, subject): (Actor, &Subject),
    (rides, detail, busy): (Option<Pose>, Detail, Hands),
    manner: Manner,
    dice: &mut Dice,
) -> Option<Cast> {
    let done = subject.doing.or(told(scene, actor.party));
    let looks = (&subject.looks, done, busy);
    match subject.what {
        What::Person(person) => {
            let name = subject.name.clone().or_else(|| Name::new(person.role.label()).ok())?;
            let both = person.mixed && (usize::from(actor.copy) + scene.cast.len()).is_multiple_of(2);
            let gender = if both && !subject.looks.alike { Gender::Boy } else { person.gender };
            let person = Person { gender, ..person };
            let someone = varied(person.character(name), actor.copy, &subject.looks);
            let bald = subject.looks.wears.contains(&Worn::Garment(Garment::Bald));
            let guise = Guise { bald, ..clad(at_work(scene, person), &someone, scene.place) };
            let guise = clothed(guise, &subject.looks, scene.place);
            let cast = child(scene, (&someone, guise, None), looks, (rides, detail), dice);
            Some(Cast { name: person.role.id(), ..cast })
        }
        What::Thing(thing) if let Some((someone, guise)) = being(thing.name) => {
            let someone = varied(someone, actor.copy, &subject.looks);
            let dressed = (&someone, bespectacled(guise, &subject.looks), None);
            let cast = child(scene, dressed, looks, (rides, detail), dice);
            let floats = cast.floats || matches!(thing.habitat, Habitat::Air | Habitat::Sky);
            Some(Cast { name: thing.name, floats, ..cast })
        }
        What::Thing(thing) if is_upright(scene, actor.party) => {
            let someone = upright::body()?;
            let animal = upright::upright(scene, actor.party, detail);
            let animal = animal.map(|beast| (beast, upright::share(thing.centimetres)));
            let sleeps = upright::is_in_pajamas(&subject.looks);
            let guise = Guise::from(if sleeps { Garb::Pajamas } else { Garb::Own });
            let cast = child(scene, (&someone, guise, animal), looks, (rides, detail), dice);
            Some(Cast { name: thing.name, ..cast })
        }
        What::Thing(thing) => figure_cast(scene, (actor, subject, thing), manner),
    }
}

/// A thing or an animal, by its figure.
fn figure_cast(
    scene: &Scene,
    (actor, subject, thing): (Actor, &Subject, &Thing),
    manner: Manner,
) -> Option<Cast> {
    let shown = played_by(scene, actor.party).unwrap_or(thing.name);
    let of_a_cake = cake::is_candle(shown) && cake::carries(scene, actor.party);
    let candle = if of_a_cake { cake::candle(manner.detail()) } else { None };
    let own = manner.of_party(scene, actor.party).figure(shown, subject.count);
    let own = candle.as_ref().or(own)?;
    let down = prone::down(scene, actor.party).filter(|_| shown == thing.name);
    let prone = down.and_then(|down| prone::laid(own, shown, down));
    let rising = half_built::is_rising(scene, actor.party).then(|| half_built::rising(own));
    let figure = prone.as_ref().or(rising.as_ref()).unwrap_or(own);
    let most = if thing.habitat == Habitat::Sky { HIGHEST_IN_THE_SKY } else { HIGHEST };
    let share = if candle.is_some() { cake::CANDLE } else { 1.0 };
    let low = if shown.starts_with("sleeping ") && shown != thing.name { LYING } else { 1.0 };
    let low = down.filter(|_| prone.is_some()).map_or(low, |(down, _)| down.share());
    let upright = height(vehicle::height_of(&subject.looks, thing.centimetres).min(most));
    let natural = beside_others(scene, actor.party, (thing, figure), (upright, low));
    let high = natural * build(&subject.looks).1 * share * grown(subject, actor.copy);
    // A monkey that sits is on the ground.
    let aloft = matches!(thing.habitat, Habitat::Air | Habitat::Sky) && !shown.starts_with("sitting ");
    let landed = subject.doing == Some(Doing::Standing) && figure.anchor(Anchor::Face).is_none();
    let up = aloft && !landed || motion::leaps(scene, actor.party);
    let up = up || matches!(subject.doing, Some(Doing::Flying | Doing::Falling));
    let up = up || figure.anchor(Anchor::Face).is_none() && is_flown(scene, actor.party);
    let sleeps = subject.doing == Some(Doing::Sleeping) && shown == thing.name;
    Some(Cast { name: thing.name, art: sized(figure, high), floats: up, sleeps })
}

/// Whether somebody flies in it: a sleigh with Santa, a bed in a dream.
fn is_flown(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| {
        known.object == party
            && matches!(known.link, Link::Riding | Link::In | Link::On)
            && doing(scene, known.subject) == Some(Doing::Flying)
    })
}

/// How large a copy is beside the first: no two of three bears are the same.
fn grown(subject: &Subject, copy: u8) -> f64 {
    const SIZES: [f64; 5] = [1.0, 0.88, 0.96, 0.84, 0.92];
    if subject.count > 2 && !subject.looks.alike { SIZES[usize::from(copy) % SIZES.len()] } else { 1.0 }
}

/// Shows what is done by what it takes.
fn act(art: &mut Art, scene: &Scene, party: Party, (name, person, detail): (&str, bool, Detail)) {
    let reaches = is_hand_in_hand(scene, party) || doing(scene, party) == Some(Doing::Handling);
    if (reaches || doing(scene, party) == Some(Doing::PlayingMusic)) && !person {
        limbs::free(art, name, !reaches);
    } else if doing(scene, party).is_some_and(|deed| deed != Doing::Eating)
        && !limbs::holds_its_own(scene, (party, name))
        || between::shares(scene, party)
    {
        limbs::free_own(art, name);
    }
    if let Some(doing) = doing(scene, party).filter(|_| person || art.anchor(Anchor::Face).is_some()) {
        deeds::show(art, scene, (party, doing), (name, person, detail));
    }
    if races(scene, party) {
        let around = art.bounds();
        motion::speed(art, around);
    }
}

const DRESS: Worn = Worn::Garment(Garment::Dress);

/// The child with the hair, the skin and the dress that are asked for.
fn haired(someone: Character, looks: &Looks) -> Character {
    let Looks { hair, skin, .. } = looks;
    let style = hair.style.unwrap_or(someone.hair_style);
    // Braids and buns take hair.
    let least = match style {
        HairStyle::Braided | HairStyle::Ponytail => HairLength::Long,
        _ => someone.hair_length,
    };
    let length = hair.length.unwrap_or(if hair.style.is_some() { least } else { someone.hair_length });
    let outfit = match looks.wears.iter().find(|worn| [DRESS, CAPE].contains(worn)) {
        Some(worn) if *worn == DRESS => Outfit::Fancy,
        Some(_) => Outfit::Superhero,
        None => someone.outfit,
    };
    Character {
        outfit,
        hair_style: style,
        hair_length: length,
        hair_color: hair.color.unwrap_or(someone.hair_color),
        skin_tone: skin.unwrap_or(someone.skin_tone),
        ..someone
    }
}

/// A child is dressed by its place, whoever works by the work; under water and in space all wear what it takes.
fn clad(guise: Guise, someone: &Character, place: Place) -> Guise {
    if guise.garb == Garb::Own { wardrobe::dressed(guise, someone, place) } else { guise }
}

/// How tall someone is, in centimetres.
pub(super) const fn tall(stage: Stage) -> u32 {
    match stage {
        Stage::Baby => 70,
        Stage::Child => 120,
        Stage::Grown => 175,
        Stage::Old => 165,
    }
}

/// Several of a kind have each hair of their own, unless they are twins or theirs is told.
fn varied(mut someone: Character, copy: u8, looks: &Looks) -> Character {
    let styles = HairStyle::ALL;
    if copy > 0 && !looks.alike {
        let style = styles[(usize::from(copy) * 3 + 1) % styles.len()];
        // Of several boys nobody has braids.
        let tied = matches!(style, HairStyle::Braided | HairStyle::Ponytail | HairStyle::Buns);
        someone.hair_style = if tied && someone.gender == Gender::Boy { HairStyle::Curly } else { style };
        someone.hair_color = HairColor::ALL[usize::from(copy) % 4];
    }
    haired(someone, looks)
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
    // What has no face gets no belly.
    let thing = subject.looks.size == Some(Size::Fat) && art.anchor(Anchor::Face).is_none();
    let wide = if thing { high } else { wide };
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
    (child, guise, animal): (&Character, Guise, Option<(&Beast, f64)>),
    (looks, doing, hands): (&Looks, Option<Doing>, Hands),
    (rides, detail): (Option<Pose>, Detail),
    dice: &mut Dice,
) -> Cast {
    let mood = match looks.feeling {
        Some(Feeling::Laughing | Feeling::Silly) => Mood::Laughing,
        Some(Feeling::Amazed) => Mood::Amazed,
        Some(Feeling::Brave | Feeling::Grumpy) => Mood::Brave,
        Some(Feeling::Sleepy) => Mood::Sleepy,
        None if doing == Some(Doing::Sleeping) => Mood::Sleepy,
        None if hands == Hands::Full && doing == Some(Doing::Celebrating) => Mood::Amazed,
        None if hands != Hands::Free && doing == Some(Doing::BlowingBubbles) => Mood::Amazed,
        None if doing == Some(Doing::Whispering) => Mood::Amazed,
        _ => Mood::Happy,
    };
    let notes = crate::recipe::by_doing(doing.unwrap_or(scene.doing), scene.place, dice);
    let own = if doing.is_none() { bearing(guise.garb) } else { None };
    let pose = rides.or(own).unwrap_or(notes.pose);
    let support = if rides.is_none() && guise.stage != Stage::Baby {
        wardrobe::support(pose, scene.place)
    } else {
        None
    };
    // A baby in the kitchen does not cook.
    let dressed = !matches!(guise.garb, Garb::Own | Garb::Parent | Garb::Grandparent | Garb::Baby);
    let own = notes.guise.gear == Gear::None || guise.stage == Stage::Baby || dressed;
    let hat = if own { guise.gear } else { notes.guise.gear };
    let guise = Guise { gear: hat, support, ..guise };
    let named = |name: &str| scene.cast.iter().any(|subject| subject.what.name() == name);
    let closed = match hands {
        Hands::Closed(way) => Some(grip::stand_in(way)),
        _ => None,
    };
    let own = notes.holds.filter(|name| hands == Hands::Free && !named(name));
    let holds = own.and_then(|name| figure(name, detail).ok()).or(closed.as_ref());
    let beast = animal.map(|(beast, _)| beast);
    // A child's costume has spots.
    let detail = if beast.is_some() { Detail::Bold } else { detail };
    let mut art = Hero { child, pose, mood, guise, detail, holds, mirrored: false, beast }.art();
    let mut front = std::mem::take(&mut art.front);
    art.shapes.append(&mut front);
    art.shapes.retain(|shape| shape.tint.is_some() || shape.pen.is_some());
    // A standing hero is about 380 units high.
    let years = match guise.stage {
        Stage::Grown | Stage::Old => GROWN,
        Stage::Baby => SMALL,
        Stage::Child => 1.0,
    };
    let share = animal.map_or(height(tall(guise.stage)) * years / CHILD, |(_, share)| share);
    let scale = share * build(looks).1;
    let foot = Point::new(art.bounds().center().x, art.ground().y.max(art.bounds().y1));
    let art = art.placed(Affine::scale(scale) * Affine::translate(-foot.to_vec2()));
    Cast {
        name: "child",
        art,
        floats: doing == Some(Doing::Falling)
            || pose == Pose::Fly
            || pose == Pose::Swim && scene.place == Place::Underwater,
        sleeps: false,
    }
}

/// In its colours and patterns; what is striped by itself has no more stripes.
fn painted(art: &mut Art, looks: &Looks, figure: Option<&str>) {
    if figure != Some(STRIPED) {
        cover(art, looks);
    }
}

/// How many copies of a party there are.
pub(crate) fn copies(scene: &Scene, party: Party) -> u8 {
    scene.subject(party).map_or(1, |subject| subject.count.clamp(1, Subject::MOST))
}
