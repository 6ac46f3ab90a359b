//! The one door to all figures: those drawn as files, then the long tail.

use std::sync::OnceLock;

use kurbo::Rect;
use scene::{Thing, Use};

use crate::hero::Pose;
use crate::load::{FigureError, load};
use crate::{Anchor, Art, Detail};

include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// What is made of each figure once, when it is first asked for.
struct Made<T>(OnceLock<Vec<OnceLock<T>>>);

impl<T> Made<T> {
    const fn nothing() -> Self {
        Self(OnceLock::new())
    }

    /// That of the figure in this place.
    fn of(&self, place: usize, make: impl FnOnce() -> T) -> &T {
        let places = || 0..SOURCES.len() + tail::names().count();
        self.0.get_or_init(|| places().map(|_| OnceLock::new()).collect())[place].get_or_init(make)
    }
}

/// As they are drawn: bold and full.
static DRAWN: [Made<Result<Art, FigureError>>; 2] = [Made::nothing(), Made::nothing()];

/// Around them: bold and full.
static BOUNDS: [Made<Rect>; 2] = [Made::nothing(), Made::nothing()];

/// The bold ones in few areas.
static PLAIN: Made<Art> = Made::nothing();

/// Of all that is sat on and ridden, what one is astride.
const ROCKING: &str = "rocking horse";

/// What lies from side to side of a page, as wide there as it is drawn or a little wider.
pub const ACROSS: [&str; 18] = [
    "asteroid belt",
    "barrel row",
    "boulder row",
    "bramble hedge",
    "chasm bridge",
    "closed gate",
    "crater field",
    "crocodile stream",
    "drawbridge",
    "fallen tree",
    "giant clams",
    "lava crossing",
    "lily pond",
    "log bridge",
    "sea urchins",
    "starfish rocks",
    "stream crossing",
    "toadstool steps",
];

/// The names of all figures drawn as files, sorted: file names with spaces for hyphens. Those of the long tail
/// are in `scene::THINGS`.
pub fn names() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|(name, _)| *name)
}

/// The figure of this name. It faces right where it faces a side.
///
/// # Errors
/// [`FigureError::Unknown`] where there is no such file, otherwise what is wrong with the file.
pub fn figure(name: &str, detail: Detail) -> Result<&'static Art, &'static FigureError> {
    let place = place(name).ok_or(&FigureError::Unknown)?;
    let draw =
        || SOURCES.get(place).map_or_else(|| Ok(of_tail(name, detail)), |(_, file)| load(file, detail));
    DRAWN[detail as usize].of(place, draw).as_ref()
}

/// Around all of the figure of this name, in its own units; `None` where there is no such figure.
pub(crate) fn bounds(name: &str, detail: Detail) -> Option<Rect> {
    let art = figure(name, detail).ok()?;
    Some(*BOUNDS[detail as usize].of(place(name)?, || art.bounds()))
}

/// The bold figure of this name in as few areas as it can be told by, for a page with much else to color.
///
/// # Errors
/// As [`figure`].
pub fn plain(name: &str) -> Result<&'static Art, &'static FigureError> {
    let bold = figure(name, Detail::Bold)?;
    let place = place(name).ok_or(&FigureError::Unknown)?;
    Ok(PLAIN.of(place, || crate::plain::plain(bold.clone())))
}

/// Where a figure is among all: those of files, then the long tail.
fn place(name: &str) -> Option<usize> {
    let file = SOURCES.binary_search_by(|(known, _)| (*known).cmp(name)).ok();
    file.or_else(|| Some(SOURCES.len() + tail::position(name)?))
}

fn of_tail(name: &str, detail: Detail) -> Art {
    let version = match detail {
        Detail::Bold => tail::Version::Coarse,
        Detail::Full => tail::Version::Full,
    };
    let Some(sketch) = tail::sketch(name, version) else { return Art::default() };
    let mut art = Art::of(sketch.shapes);
    let uses = Thing::named(name).map_or(&[][..], |thing| thing.uses);
    let is = |how: Use| uses.contains(&how);
    art.rider = match (is(Use::Sat), is(Use::Ridden)) {
        (true, _) if name == ROCKING => Some(Pose::Ride),
        (true, _) => Some(Pose::Sit),
        // What is taken in hand hides no leg.
        (_, true) if is(Use::Held) => Some(Pose::Pedal),
        (_, ridden) => ridden.then_some(Pose::Ride),
    };
    for (spot, point) in sketch.spots {
        let anchor = match spot {
            tail::Spot::Ground => Anchor::Ground,
            tail::Spot::Seat if art.rider.is_none() => continue,
            tail::Spot::Seat => Anchor::Seat,
            tail::Spot::Grip => Anchor::Grip,
            tail::Spot::Face => Anchor::Face,
        };
        art.set(anchor, point);
    }
    // Whoever has a face and no bridle is ridden with free hands.
    if art.rider == Some(Pose::Ride) && art.anchor(Anchor::Face).is_some() {
        art.rider = Some(Pose::Astride);
    }
    art
}

#[cfg(test)]
mod tests {
    use drawing::Pen;

    use super::*;

    #[test]
    fn a_seat_says_how_it_is_sat_upon() {
        for name in names() {
            let art = figure(name, Detail::Bold).expect(name);
            assert_eq!(art.anchor(Anchor::Seat).is_some(), art.rider.is_some(), "{name}");
        }
    }

    #[test]
    fn every_thing_can_be_drawn() {
        for thing in scene::THINGS {
            for detail in [Detail::Bold, Detail::Full] {
                let art = figure(thing.name, detail).unwrap_or_else(|why| panic!("{}: {why}", thing.name));
                assert!(!art.shapes.is_empty(), "{} has no shapes", thing.name);
                assert_eq!(art.anchor(Anchor::Seat).is_some(), art.rider.is_some(), "{}", thing.name);
            }
        }
    }

    #[test]
    fn a_plain_figure_has_fewer_areas_the_same_eyes_and_the_same_frame() {
        let eyes = |art: &Art| art.shapes.iter().filter(|shape| shape.pen == Some(Pen::Solid)).count();
        for name in names() {
            let [bold, plain] = [figure(name, Detail::Bold), plain(name)].map(|art| art.expect(name));
            assert!(plain.shapes.len() <= bold.shapes.len(), "{name}");
            assert_eq!(eyes(plain), eyes(bold), "{name}");
            let (plain, bold) = (plain.bounds(), bold.bounds());
            assert!(bold.inflate(1.0, 1.0).contains_rect(plain), "{name}: {plain} beyond {bold}");
            assert!(plain.inflate(6.0, 6.0).contains_rect(bold), "{name}: {plain} lost much of {bold}");
        }
    }

    #[test]
    fn every_figure_file_loads() {
        for name in names() {
            for detail in [Detail::Bold, Detail::Full] {
                if let Err(why) = figure(name, detail) {
                    panic!("{name}: {why}");
                }
            }
        }
        assert_eq!(figure("no such thing", Detail::Full), Err(&FigureError::Unknown));
    }
}
