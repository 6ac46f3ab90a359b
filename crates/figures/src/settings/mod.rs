//! The settings: each a composed place with far, middle, ground and framing layers that vary with the seed.
//!
//! A setting is drawn for a [`Stage`], on which the artist has already decided where the hero will stand.

mod aloft;
mod asked;
mod backing;
mod beds;
mod budget;
mod castle;
mod dinosaur;
mod drifting;
mod everyday;
mod fantasy;
mod farm;
mod fit;
mod forest;
mod furnish;
mod grand;
mod groves;
mod jungle;
mod life;
mod marine;
mod marks;
mod overhead;
mod pirate;
mod plan;
mod props;
mod scenery;
mod set;
mod space;
mod telltales;
mod underwater;
mod vista;

use std::ops::Range;

use drawing::Shape;
use kurbo::Rect;
use scene::{Dice, Place};

pub use asked::Asked;
pub(crate) use asked::ROCKETS;
pub use backing::View;
pub use beds::{Motif, Soil, Verge};
pub use furnish::Extras;
pub use marks::edge as edge_at;
pub use overhead::Overhead;
pub use telltales::{Page, Skyline, Told};

use crate::Detail;

/// What a setting is drawn for, in page units: `area` is the art box, y runs down.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stage {
    /// The whole picture. Shapes may run over its edge; the page crops them.
    pub area: Rect,
    /// Lettering ends here; suns, clouds and tree tops that matter stay below it.
    pub sky: f64,
    /// Where the lettering is; without an area where there is none.
    pub letters: Rect,
    /// Where the far ground meets the sky.
    pub horizon: f64,
    /// Where the feet of whoever stands in front are.
    pub ground: f64,
    /// Where the feet of whoever stands farthest away are, with land behind them; the lower edge where all are in front.
    pub farthest: f64,
    /// Where the hero (and what the hero does) will be painted over the setting: large calm shapes only,
    /// and nothing that ends close to its edges.
    pub hero: Rect,
    /// The hero's head, hair included, which stands out from what is behind it; empty where it is not known.
    pub head: Rect,
    /// Bold for simple pages, full for detailed ones.
    pub detail: Detail,
    /// Which part of the place is shown.
    pub nook: Nook,
    /// About how many areas to color hero, cast and lettering bring: a simple page has no room for more than a few
    /// dozen.
    pub areas: usize,
    /// How many things stand on the page beside the hero: a setting calms down with a crowd, and fills a page that
    /// would be empty.
    pub crowd: usize,
    /// A rainbow spans the sky.
    pub rainbow: bool,
    /// What was asked for by name: nothing of that name stands about besides.
    pub asked: Asked,
    /// Which of the vistas of its place the page shows, counted round those there is room for: below [`VISTAS`].
    pub vista: usize,
}

/// The vista whose boards carry everybody: it stays where it is.
pub const TREE_HOUSE: &str = "tree house";

/// A page throws its vista from so many numbers: each of up to ten vistas of a place is as likely as the others.
pub const VISTAS: usize = 2_520;

impl Stage {
    /// With nobody on it, of this `area` and detail, the horizon in its middle.
    pub fn empty(area: Rect, detail: Detail) -> Self {
        Self {
            area,
            sky: area.y0,
            letters: Rect::ZERO,
            horizon: area.center().y,
            ground: area.y1,
            farthest: area.y1,
            hero: Rect::ZERO,
            head: Rect::ZERO,
            detail,
            nook: Nook::Any,
            areas: 0,
            crowd: 0,
            rainbow: false,
            asked: Asked::default(),
            vista: 0,
        }
    }

    /// The page's own of some vistas.
    fn vista_of<Vista: Copy>(&self, all: &[Vista]) -> Option<Vista> {
        all.get(self.vista % all.len().max(1)).copied()
    }
}

/// A part of a place that a scene may ask for; a place that has no such part shows any.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Nook {
    /// Whichever the seed throws.
    #[default]
    Any,
    /// Within walls.
    Indoors,
    /// Under the sky.
    Outdoors,
    /// On board.
    Aboard,
    /// On firm sand.
    Ashore,
    /// On the water: it reaches from the far bank to the lower edge.
    Afloat,
}

/// A setting, drawn.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Backdrop {
    /// Far, middle and ground layers, back to front. The first shape covers the whole area (sky, water, wall).
    pub behind: Vec<Shape>,
    /// Framing in front of hero and cast: leaves, rocks, coral, curtains at the edges. Stays out of `Stage::hero`.
    pub before: Vec<Shape>,
    /// Where something worth seeing stands in `behind` (a hut, a planet, a tower): others leave it visible.
    pub landmarks: Vec<Rect>,
    /// Where something large closes the picture above or at its sides: what flies keeps clear of it.
    pub aloft: Vec<Rect>,
    /// What fills the background, by name; empty where nothing does.
    pub vista: &'static str,
    /// Around the parts by which it is known of what fills the background.
    pub grand: Vec<Rect>,
    /// Around the part of it without which nobody knows what it is, if it has one.
    pub heart: Option<Rect>,
    /// It has a sun or a moon, or one was asked for.
    pub lit: bool,
    /// Which shapes of `behind` are what fills the background.
    pub backing: Range<usize>,
    /// Which of `behind` are the bows of a rainbow that was asked for.
    pub rainbow: Range<usize>,
    /// Things that go where too much of them would be hidden: a scrap tells nobody what it was.
    pub loose: Vec<Loose>,
    /// Around the eyes of those that have any: others leave them visible.
    pub faces: Vec<Rect>,
    /// The nearest ground, if anything grows on it.
    pub soil: Option<Soil>,
    /// What may still be added where it is empty.
    pub extras: Option<Extras>,
    /// Which place it is, and its lands, back to front.
    pub told: Option<Told>,
    /// Lands that rise in what the place is known by.
    pub skyline: Vec<Skyline>,
    /// Around the path, brook or pond that lies in the nearest ground.
    pub ways: Vec<Rect>,
}

/// A thing of a [`Backdrop`] that shows as a whole or not at all.
#[derive(Debug, Clone, PartialEq)]
pub struct Loose {
    /// Whether it is in `before`, not in `behind`.
    pub is_front: bool,
    /// Which shapes of it are the thing's.
    pub shapes: Range<usize>,
    /// Around all that shows it.
    pub bounds: Rect,
    /// Around its eyes, if it has any.
    pub face: Option<Rect>,
    /// The share of `bounds` that may be hidden before the thing goes, 0.0–1.0.
    pub hidden: f64,
}

impl Loose {
    /// Whether it goes where next to nothing of it is hidden.
    pub fn is_small(&self) -> bool {
        self.hidden <= UNDISTURBED
    }

    /// Whether it hangs in the sky: a cloud, a sun.
    pub fn hangs(&self) -> bool {
        !self.is_front && !self.is_small() && self.hidden <= UNDISTURBED_ALOFT
    }
}

/// Of a small thing no more than this may be hidden.
const UNDISTURBED: f64 = 0.08;
/// A thing so much of which is in a landmark's rectangle is that landmark.
const SAME_SIGHT: f64 = 0.6;

/// A roof is at least so wide, as a share of the picture.
const ROOF: f64 = 0.9;

/// What closes a picture is so many times as high as wide where it is a tree, or weed, and no cloud.
const UPRIGHT: f64 = 1.2;

fn share(of: Rect, own: Rect) -> f64 {
    of.intersect(own).area() / own.area().max(1.0)
}

/// Of something large in the sky.
const UNDISTURBED_ALOFT: f64 = 0.2;

impl Backdrop {
    /// Whether anything large stands in it, by which it may be known; what hangs in the sky tells no place.
    pub fn is_known(&self) -> bool {
        !self.skyline.is_empty() || !self.grand.is_empty() || self.standing().next().is_some()
    }

    fn standing(&self) -> impl Iterator<Item = &Loose> {
        self.loose.iter().filter(|loose| !loose.is_front && loose.hidden > UNDISTURBED_ALOFT)
    }

    /// Around its landmarks, and around what else is large in it: others leave all of it visible.
    pub fn sights(&self) -> Vec<Rect> {
        let others = self
            .standing()
            .map(|loose| loose.bounds)
            .filter(|own| !self.landmarks.iter().any(|landmark| share(*landmark, *own) > SAME_SIGHT));
        self.landmarks.iter().copied().chain(others).collect()
    }

    /// Around all that tells which place it is, where nobody stands before it.
    pub fn known_by(&self) -> Vec<Rect> {
        let place = self.told.as_ref().map(|told| told.of);
        let tells = |piece: &&Rect| match place {
            Some(Place::Space) => true,
            Some(Place::Castle | Place::Fantasy) | None => false,
            Some(_) => piece.height() > UPRIGHT * piece.width(),
        };
        let large = self.sights().into_iter().chain(self.grand.iter().copied());
        large.chain(self.aloft.iter().filter(tells).copied()).collect()
    }

    /// Whether leaves close the sky from side to side.
    fn is_roofed(&self, stage: &Stage) -> bool {
        self.grand.iter().any(|part| part.width() > ROOF * stage.area.width() && part.y0 <= stage.sky)
    }

    /// Around the small things that go where they are touched.
    pub fn trifles(&self) -> Vec<Rect> {
        self.loose.iter().filter(|loose| loose.is_small()).map(|loose| loose.bounds).collect()
    }

    /// Where the farthest land but a wood ends above at `x`, if there is any: what stands does so below; and where dry land
    /// does: what swims does so farther off.
    pub fn land_and_shore_at(&self, x: f64, area: Rect) -> [Option<f64>; 2] {
        let lands = self.told.iter().flat_map(|told| &told.lands);
        let tops: Vec<(&marks::Land, f64)> =
            lands.filter_map(|land| Some((land, marks::edge(&land.path, x, area)?))).collect();
        let least = |counts: fn(&marks::Land) -> bool| {
            tops.iter().filter(|(land, _)| counts(land)).map(|(_, top)| *top).reduce(f64::min)
        };
        [least(|land| !land.is_wood()), least(|land| !land.is_water())]
    }

    /// The same without the things that are `gone`.
    #[must_use]
    pub fn without(mut self, mut gone: impl FnMut(&Loose) -> bool) -> Self {
        let (gone, stay): (Vec<Loose>, Vec<Loose>) = self.loose.into_iter().partition(|loose| gone(loose));
        self.loose = stay;
        for is_front in [false, true] {
            let layer = if is_front { &mut self.before } else { &mut self.behind };
            let gone: Vec<_> = gone
                .iter()
                .filter(|loose| loose.is_front == is_front)
                .map(|loose| loose.shapes.clone())
                .collect();
            let is_gone = |index: usize| gone.iter().any(|range| range.contains(&index));
            let mut index = 0;
            let mut left = vec![0; layer.len() + 1];
            for shape in 0..layer.len() {
                left[shape + 1] = left[shape] + usize::from(!is_gone(shape));
            }
            layer.retain(|_| (!is_gone(index), index += 1).0);
            for loose in self.loose.iter_mut().filter(|loose| loose.is_front == is_front) {
                loose.shapes = left[loose.shapes.start]..left[loose.shapes.end];
            }
            if !is_front {
                for range in [&mut self.backing, &mut self.rainbow] {
                    *range = left[range.start]..left[range.end];
                }
            }
        }
        self
    }

    /// Adds something large in the sky, in front of all that is there.
    fn add_aloft(&mut self, shapes: Vec<Shape>) {
        let from = self.behind.len();
        let bounds = plan::bounds(&shapes);
        self.behind.extend(shapes);
        let shapes = from..self.behind.len();
        self.loose.push(Loose { is_front: false, shapes, bounds, face: None, hidden: UNDISTURBED_ALOFT });
    }

    /// Adds a small thing in front of all that is there.
    fn add_small(&mut self, shapes: Vec<Shape>, is_front: bool) {
        let bounds = plan::bounds(&shapes);
        self.add(shapes, is_front, Some((bounds, UNDISTURBED)));
    }

    /// Adds a thing in front of all that is there; `loose` is around all that shows it, and which share of that may be
    /// hidden.
    fn add(&mut self, shapes: Vec<Shape>, is_front: bool, loose: Option<(Rect, f64)>) {
        let face = loose.and_then(|_| plan::face(&shapes));
        self.faces.extend(face);
        let layer = if is_front { &mut self.before } else { &mut self.behind };
        let from = layer.len();
        layer.extend(shapes);
        if let Some((bounds, hidden)) = loose {
            self.loose.push(Loose { is_front, shapes: from..layer.len(), bounds, face, hidden });
        }
    }
}

/// Draws the setting of `place`.
pub fn backdrop(place: Place, stage: &Stage, dice: &mut Dice) -> Backdrop {
    let set = match place {
        Place::Forest => forest::draw(stage, dice),
        Place::Space => space::draw(stage, dice),
        Place::Underwater => underwater::draw(stage, dice),
        Place::Castle => castle::draw(stage, dice),
        Place::Dinosaur => dinosaur::draw(stage, dice),
        Place::Jungle => jungle::draw(stage, dice),
        Place::Fantasy => fantasy::draw(stage, dice),
        Place::Pirate => pirate::draw(stage, dice),
        Place::Farm => farm::draw(stage, dice),
        Place::Beach => everyday::beach(stage, dice),
        Place::Park => everyday::park(stage, dice),
        Place::Garden => everyday::garden(stage, dice),
        Place::Bedroom => everyday::bedroom(stage, dice),
        Place::Bathroom => everyday::bathroom(stage, dice),
        Place::LivingRoom => everyday::living_room(stage, dice),
        Place::Kitchen => everyday::kitchen(stage, dice),
        Place::School => everyday::school(stage, dice),
        Place::Playground => everyday::playground(stage, dice),
        Place::Street => everyday::street(stage, dice),
        Place::City => everyday::city(stage, dice),
        Place::Snow => everyday::snow(stage, dice),
        Place::Mountain => everyday::mountain(stage, dice),
        Place::Lake => everyday::lake(stage, dice),
        Place::Treehouse => everyday::treehouse(stage, dice),
        Place::Circus => everyday::circus(stage, dice),
        Place::Fair => everyday::fair(stage, dice),
        Place::Desert => everyday::desert(stage, dice),
        Place::NightSky => everyday::night_sky(stage, dice),
        Place::RainbowSky => everyday::rainbow_sky(stage, dice),
        Place::BirthdayParty => everyday::birthday_party(stage, dice),
        Place::SportsField => everyday::sports_field(stage, dice),
        Place::Train => everyday::train(stage, dice),
        Place::Library => everyday::library(stage, dice),
        Place::Shop => everyday::shop(stage, dice),
        Place::Hospital => everyday::hospital(stage, dice),
        Place::CastleHall => castle::hall(stage, dice),
        Place::Stable => everyday::stable(stage, dice),
        Place::Zoo => everyday::zoo(stage, dice),
        Place::Airport => everyday::airport(stage, dice),
        Place::Harbor => everyday::harbor(stage, dice),
        Place::Market => everyday::market(stage, dice),
        Place::IceRink => everyday::ice_rink(stage, dice),
        Place::Campsite => everyday::campsite(stage, dice),
        Place::Salon => everyday::salon(stage, dice),
        Place::Dentist => everyday::dentist(stage, dice),
        Place::Theater => everyday::theater(stage, dice),
    };
    fit::fitted(place, set, stage, dice)
}
