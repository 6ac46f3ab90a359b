//! Composition: focal group first, then the setting around it, then cast and elements by depth.

use std::rc::Rc;

use drawing::{ART_BOX, Drawing, Page, Pen, Shape};
use figures::hero::Pose;
use figures::settings::{Backdrop, Stage};
use figures::{Art, Detail};
use kurbo::Rect;
use scene::{Complexity, Element, Party, Place, Scene, Seed};

use crate::among::among;
use crate::board::{Board, SMALL_FIGURE, face_of};
use crate::center::Room;
use crate::faults::{self, Fault};
use crate::guest::Guest;
use crate::ink::{self, Layer, Layers, Rules, Settled};
use crate::known::{backing, risen, sights};
use crate::left::Left;
use crate::lettering::{self, Lettering, Manner};
use crate::recipe::{self, Recipe, recipe};
use crate::silhouette::Silhouette;
use crate::standing::Standing;
use crate::takes::{Play, Take};
use crate::telltales::Vacancy;
use crate::whereabouts::nook;
use crate::{air, belonging, dots, elements, ensemble, eyes, frame, narrowest_white, pens, seen, size};

/// The most regions to color on a simple page, and on a detailed one.
const REGIONS_OF_SIMPLE: usize = 41;
const REGIONS_OF_DETAILED: usize = 116;
/// For a knoll in bare ground, and for what grows on it, a page may have so many more: they are whole and cut nothing.
const AREAS_OF_THE_GROUND: usize = 2;
/// Beside more others than these, what the letters would be to color is left to the picture.
const BESIDE_LETTERS: usize = 2;
/// A title of a simple page has so many letters at most that stand apart.
const LETTERS_APART: usize = 16;
/// Guests with more than so many areas are drawn plain on a simple page: the hero, and a ladder, need the others.
const AREAS_OF_GUESTS: usize = 13;
const AREAS_BESIDE_A_LADDER: usize = 7;
/// A thing of the setting is left where a shape within so much of its rectangle, in units, fills so much of that.
const LEFT: f64 = 8.0;
const STILL: f64 = 0.25;

/// A drawing, and what stands where on it.
#[derive(Debug, Clone)]
pub struct Illustration {
    /// The page.
    pub drawing: Drawing,
    /// Hero first, then everything with a name.
    pub placed: Vec<Placed>,
    /// For each relation of the scene, whether the geometry of the page shows it.
    pub shown: Vec<bool>,
    /// The weather, season and hour that the scene asks for, by id, and whether something on the page tells it.
    pub air: Vec<(&'static str, bool)>,
    /// The share of the art box in which the place is seen and not those who stand before it, 0.0–1.0, by silhouettes.
    pub setting: f64,
}

/// Something with a name on the page.
#[derive(Debug, Clone, PartialEq)]
pub struct Placed {
    /// `hero`, or the thing's name.
    pub name: &'static str,
    /// Around its paths, in page units.
    pub bounds: Rect,
    /// Whom of the scene it shows; `None` for what the artist added.
    pub party: Option<Party>,
    /// The share of it that no nearer thing and nothing in the foreground of the place covers, 0.0–1.0, by silhouettes.
    pub visible: f64,
}

/// Draws a scene. Same scene, same seed: same page, on every machine, for ever.
pub fn compose(scene: &Scene, seed: Seed) -> Illustration {
    composed(scene, seed, |_| ()).0
}

/// The height of the largest thing by which a place is known and most of which is seen, as a share of the art box, 0.0–1.0.
pub fn sight(scene: &Scene, seed: Seed) -> f64 {
    let (illustration, telling, ()) = composed(scene, seed, |_| ());
    telling.vacancy.sight(&illustration.drawing, telling.told, &telling.stage)
}

/// What fills the background of the page of a scene, by name; empty where nothing of it is seen.
pub fn vista(scene: &Scene, seed: Seed) -> &'static str {
    composed(scene, seed, |take| take.setting.vista).2
}

/// What is wrong with who stands before what on the page of a scene.
pub fn faults(scene: &Scene, seed: Seed) -> Vec<Fault> {
    let look = |take: &Take| faults::faults(&take.setting, &take.board, &take.stage);
    let (illustration, _, found) = composed(scene, seed, look);
    let shapes: Vec<Rect> = illustration.drawing.shapes.iter().map(Shape::bounds).collect();
    // What the inker let go is not wrong.
    let is_left = |own: Rect| {
        let around = own.inflate(LEFT, LEFT);
        shapes.iter().any(|shape| around.contains_rect(*shape) && shape.area() > STILL * own.area())
    };
    found.into_iter().filter(|fault| fault.between[0] != faults::SETTING || is_left(fault.around)).collect()
}

/// What a page tells its place by.
struct Telling {
    vacancy: Vacancy,
    told: Vec<Rect>,
    stage: Stage,
}

fn composed<Seen>(
    scene: &Scene,
    seed: Seed,
    look: impl FnOnce(&Take) -> Seen,
) -> (Illustration, Telling, Seen) {
    let (asked, scene) = (scene.relations.len(), &ensemble::staged(scene));
    let age = scene.hero.as_ref().map(|hero| hero.age);
    let page = Page::art(pens::pens(scene.complexity, age));
    let detail = size::detail(scene.complexity);
    let mut notes = recipe(scene, seed);
    let elements = scene.elements.as_slice().len();
    let many = elements > 1 || (elements == 1 && notes.cast.len() > 2);
    let crowded = detail == Detail::Bold && many;
    if crowded {
        notes.tidied_up();
    }
    let mut spare = notes.spare();
    if scene.idea.is_none() {
        notes.cast.extend(air::roles(scene));
    }
    with_elements(&mut notes, scene, crowded, seed);
    notes.nook = nook(scene, &notes);
    notes.hang_rainbow();
    let mut guests = notes.guests(detail);
    let most = if notes.pose == Pose::Climb { AREAS_BESIDE_A_LADDER } else { AREAS_OF_GUESTS };
    notes.plain = detail == Detail::Bold && areas_of(&guests) > most;
    if notes.plain {
        guests = notes.guests(detail);
    }
    let manner = manner(detail, (&notes, scene.cast.len()));
    let lettering = scene.title.as_deref().and_then(|title| {
        let room = Rect::new(20.0, 12.0, ART_BOX.width - 20.0, 200.0);
        lettering::letter(title, room, (&page.pens, manner), is_adventurous(scene.place))
    });
    let title = lettering.as_ref().map_or(Rect::new(0.0, 14.0, 0.0, 14.0), Lettering::around);
    let letters = lettering.as_ref().map_or(0, |lettering| lettering.areas);
    let room = Room { title, detail, letters, guests: areas_of(&guests) };
    let owned = notes.belonging(scene, detail);
    let belongs = owned.as_ref().map(|owned| owned.name);
    spare.splice(0..0, belongs);
    guests.extend(owned);
    let take = Play { scene, notes: &notes, guests: &guests, room }.staged(seed);
    let looked = look(&take);
    let Take { stage, setting, mut board, .. } = take;
    if let Some(name) = belongs {
        belonging::bring_near(name, &mut board, (&setting, stage.area));
        belonging::leave_behind(name, &mut board, &setting);
    }
    let free = seen::free_of(&board, &stage);
    let vacancy = Vacancy::of(&board, &setting);
    let (mut illustration, areas, ink) = assemble((scene, &spare), page, setting, board, lettering);
    let first = illustration.drawing.shapes.len();
    let drawing = &mut illustration.drawing;
    let most = limits(scene.complexity).0;
    let left = vacancy.weathered(drawing, (&stage, most.saturating_sub(areas)), seed);
    let told = vacancy.filled(drawing, (&stage, left), seed);
    let areas = areas + size::areas(&drawing.shapes[first..]);
    let left = (most + AREAS_OF_THE_GROUND).saturating_sub(areas);
    let left = Left::on(drawing, (left, ink), (first, detail));
    vacancy.with_near_ground(drawing, (&stage, &told, left), seed);
    illustration.shown.truncate(asked);
    seen::seen_to_be_shown(scene, &mut illustration);
    let names: Vec<&str> = illustration.placed.iter().map(|one| one.name).collect();
    (illustration.air, illustration.setting) = (air::told(scene, &names), free);
    (illustration, Telling { vacancy, told, stage }, looked)
}

/// How a title is lettered beside these and so many more.
fn manner(detail: Detail, (notes, more): (&Recipe, usize)) -> Manner {
    // A ladder alone is as much to color as several others.
    let climbs = if notes.pose == Pose::Climb { BESIDE_LETTERS } else { 0 };
    match (detail, notes.cast.len() + more + climbs) {
        (Detail::Full, _) => Manner::Contoured,
        // What letters are to color, the picture cannot be.
        (Detail::Bold, 0..=BESIDE_LETTERS) => Manner::Open(LETTERS_APART),
        // Not even those of a short name.
        (Detail::Bold, _) if climbs > 0 && notes.cast.len() > BESIDE_LETTERS => Manner::Open(0),
        (Detail::Bold, _) => Manner::Printed,
    }
}

/// What the adventure is asked to have, each as something that fits, the largest first.
fn with_elements(notes: &mut Recipe, scene: &Scene, crowded: bool, seed: Seed) {
    let first = notes.cast.len();
    for element in scene.elements.as_slice() {
        let dice = &mut seed.dice(element.id());
        let role = elements::role(*element, (scene.place, notes.nook), (crowded, &notes.cast), dice);
        let Some((name, part)) = role else { continue };
        let is_simple = scene.complexity == Complexity::Simple;
        // Beside a mount nobody is seen from so near.
        let rides = notes.cast.iter().any(|(_, part)| *part == recipe::Part::Mount);
        let part = if is_simple && !rides { elements::close_up(*element, part) } else { part };
        let with = elements::staged_with(*element, name, scene.place);
        // On a simple page what is magic itself is worth the areas of a stand.
        let is_bare = is_simple && *element == Element::MagicItem;
        notes.staged.extend(with.filter(|_| !is_bare).map(|with| (name, with)));
        let drives =
            elements::is_driven(name) && first == 0 && notes.is_free_to_ride(scene) && dice.chance(0.7);
        if drives {
            notes.drive();
        }
        notes.cast.push((name, if drives { recipe::Part::Mount } else { part }));
    }
    notes.cast[first..].sort_by_key(|(_, part)| std::cmp::Reverse(part.high()));
}

/// About how many areas to color those beside the hero bring.
fn areas_of(guests: &[Guest]) -> usize {
    guests.iter().map(|guest| guest.areas).sum()
}

fn is_adventurous(place: Place) -> bool {
    matches!(place, Place::Dinosaur | Place::Jungle | Place::Pirate | Place::Space)
}

/// A shape, and which of the small things of the setting it is a part of.
type Part = (Shape, Option<usize>);

fn of_no_thing(shapes: Vec<Shape>) -> Vec<Part> {
    shapes.into_iter().map(|shape| (shape, None)).collect()
}

/// The same of somebody, or of a thing that somebody has: no pupil is a black hole, and every light is within its own.
fn lit(shapes: Vec<Shape>) -> Vec<Part> {
    of_no_thing(eyes::lit(eyes::small(shapes)))
}

/// Takes what is before hero and cast, or behind them, out of the setting.
fn parts(setting: &mut Backdrop, is_front: bool) -> Vec<Part> {
    let shapes = if is_front { &mut setting.before } else { &mut setting.behind };
    let mut parts = of_no_thing(eyes::lit(std::mem::take(shapes)));
    for (thing, loose) in setting.loose.iter().enumerate() {
        if loose.is_front == is_front && loose.is_small() {
            parts[loose.shapes.clone()].iter_mut().for_each(|part| part.1 = Some(thing));
        }
    }
    parts
}

/// What the frame leaves of a shape of a layer and can be seen.
fn within_frame(shape: Shape, layer: Layer, page: &Page) -> Option<Shape> {
    let is_own = matches!(layer, Layer::Lettering | Layer::Frame);
    let shape = if is_own { shape } else { frame::framed(shape, page)? };
    dots::seen(shape, &page.pens)
}

/// What of somebody is beyond the hero, the hero, and what is before; and all else of the art.
fn layers_of(Standing { art, hero, .. }: Standing) -> ([Vec<Shape>; 3], Art) {
    let mut art = Rc::unwrap_or_clone(art);
    art.shapes.append(&mut art.front);
    let over = art.shapes.split_off(hero.end);
    let hero = art.shapes.split_off(hero.start);
    ([std::mem::take(&mut art.shapes), hero, over], art)
}

/// The page, how many areas it has, and which share of it is ink.
fn assemble(
    (scene, spare): (&Scene, &[&str]),
    page: Page,
    mut setting: Backdrop,
    board: Board,
    lettering: Option<Lettering>,
) -> (Illustration, usize, f64) {
    let mut drawing = Drawing::new(page);
    drawing.title = scene.title.clone().unwrap_or_else(|| scene.place.label().to_owned());
    let mut placed = placed(&board, &setting);
    let spare = spared(&board.standing, spare);
    let shown = scene.relations.iter().map(|one| ensemble::shows(scene, &board.standing, one)).collect();
    let mut faces = vec![board.face];
    faces.extend(board.standing.iter().filter_map(|standing| face_of(&standing.art)));
    faces.extend(board.standing.iter().flat_map(|standing| &standing.art.others));
    let mut layers = Layers::default();
    let is_simple = scene.complexity == Complexity::Simple;
    let mut last = None;
    let mut lay = |layer: Layer, shapes: Vec<Part>, (lighter, in_hand): (bool, &Art)| {
        for (shape, thing) in shapes.into_iter().filter(|(shape, _)| !shape.path.elements().is_empty()) {
            let is_contour = lighter && shape.pen == Some(Pen::Outline);
            let shape = if is_contour { Shape { pen: Some(Pen::Inner), ..shape } } else { shape };
            let Some(shape) = within_frame(shape, layer, &page) else { continue };
            if is_contour {
                layers.lightened.insert(drawing.shapes.len());
            }
            let follows = std::mem::replace(&mut last, thing) == thing;
            if follows && thing.is_some() {
                layers.joined.insert(drawing.shapes.len());
            }
            if in_hand.holds(&shape) {
                layers.held.insert(drawing.shapes.len());
            }
            layers.groups.push(layers.layers.len());
            drawing.shapes.push(shape);
        }
        layers.layers.push(layer);
    };
    let among = among(&setting, &board.standing, board.ground);
    let backing = backing(&setting);
    let [before, behind] = [true, false].map(|is_front| parts(&mut setting, is_front));
    let mut behind = behind.into_iter();
    let mut laid = 0;
    let nobody = (false, &Art::default());
    for (standing, nearer) in board.standing.into_iter().zip(among) {
        lay(Layer::Setting, behind.by_ref().take(nearer - laid).collect(), nobody);
        laid = nearer;
        let small = is_simple && standing.bounds.height() < SMALL_FIGURE;
        let ([beyond, hero, over], art) = layers_of(standing);
        lay(Layer::Thing, lit(beyond), (small, &art));
        lay(Layer::Hero, lit(hero), (false, &art));
        lay(Layer::Thing, lit(over), (small, &art));
    }
    lay(Layer::Setting, behind.chain(before).collect(), nobody);
    lay(Layer::Lettering, of_no_thing(lettering.map_or_else(Vec::new, |it| it.shapes)), nobody);
    lay(Layer::Frame, of_no_thing(frame::frame(&page).into()), nobody);
    let (most, darkest) = limits(scene.complexity);
    let rules =
        Rules { narrowest: narrowest_white(), most, darkest, faces: &faces, landmarks: &sights(&setting) };
    layers.telling = risen(&drawing, &setting, &backing);
    layers.spare = spare.iter().map(|(group, _)| *group).collect();
    let Settled { drawing, gone, areas, ink } = ink::settled(drawing, &layers, rules);
    placed.retain(|one| !spare.iter().any(|(group, at)| gone.contains(group) && *at == one.bounds));
    (unmeasured(drawing, placed, shown), areas, ink)
}

/// An illustration of which nobody has measured yet what it shows.
const fn unmeasured(drawing: Drawing, placed: Vec<Placed>, shown: Vec<bool>) -> Illustration {
    Illustration { drawing, placed, shown, air: Vec::new(), setting: 0.0 }
}

/// The most areas to color of a page, and the largest share of it that is ink.
const fn limits(complexity: Complexity) -> (usize, f64) {
    match complexity {
        Complexity::Simple => (REGIONS_OF_SIMPLE, 0.134),
        Complexity::Detailed => (REGIONS_OF_DETAILED, 0.196),
    }
}

/// So many groups has everybody: the setting before which they stand, what of them is behind the hero, the hero, and what
/// is before.
const GROUPS: usize = 4;

/// Which group each of those is whom the page could spare, and where they stand; the first in `names` is the first.
fn spared(standing: &[Standing], names: &[&str]) -> Vec<(usize, Rect)> {
    let mut spared = Vec::new();
    for name in names {
        let is_new = |(index, one): &(usize, &Standing)| {
            let group = (index + 1) * GROUPS - 1;
            one.name == *name && one.actor.is_none() && spared.iter().all(|(other, _)| *other != group)
        };
        if let Some((index, one)) = standing.iter().enumerate().rev().find(is_new) {
            spared.push(((index + 1) * GROUPS - 1, one.bounds));
        }
    }
    spared
}

/// Whoever and whatever has a name on a board before a setting, the hero first.
pub(crate) fn placed(board: &Board, setting: &Backdrop) -> Vec<Placed> {
    // What grows in the foreground hides as well.
    let hides = |own: Rect| board.standing.iter().any(|one| one.bounds.overlaps(own));
    let front = setting.loose.iter().filter(|loose| loose.is_front && hides(loose.bounds));
    let front: Vec<Silhouette> = front
        .filter_map(|loose| {
            let shapes = setting.before.get(loose.shapes.clone())?;
            Some(Silhouette::around(loose.bounds, shapes.iter()))
        })
        .collect();
    let mut placed: Vec<Placed> = board
        .standing
        .iter()
        .enumerate()
        // The near side of a boat is painted apart and is no other boat.
        .filter(|(index, standing)| {
            !board.standing[..*index].iter().any(|one| one.actor.is_some() && one.actor == standing.actor)
        })
        .map(|(index, standing)| {
            let own = |other: &Standing| standing.actor.is_some() && other.actor == standing.actor;
            let pieces = board.standing.iter().enumerate().skip(index);
            let pieces = pieces.filter(|(at, piece)| *at == index || own(piece));
            let (area, hidden) = pieces.fold((0.0, 0.0), |(area, hidden), (at, piece)| {
                let nearer = board.standing[at + 1..].iter().filter(|other| !own(other));
                let others = nearer.map(|other| &other.silhouette).chain(&front);
                let over: Vec<&Silhouette> = others.filter(|it| piece.silhouette.overlap(it) > 0.0).collect();
                let whole = piece.silhouette.area();
                (area + whole, hidden + whole * seen::covered(&piece.silhouette, piece.bounds, &over))
            });
            let hidden = hidden / f64::max(area, 1e-9);
            let party = standing.actor.map(|actor| actor.party);
            Placed { name: standing.name, party, bounds: standing.bounds, visible: (1.0 - hidden).max(0.0) }
        })
        .collect();
    placed.sort_by_key(|placed| placed.name != "hero");
    placed
}
