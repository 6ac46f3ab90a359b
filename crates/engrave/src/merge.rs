//! From many painted colours to few areas a crayon can fill: what is alike is one, what is small becomes
//! ink, a line, or part of its neighbour.

use kurbo::Point;

use crate::Settings;
use crate::centre::centrelines;
use crate::map::{Map, OUTSIDE};

/// In the coarseness of 1: no circle of this radius fits into an area too narrow to color, in units. At the
/// reference size of 300 units, two thirds of which is usual on a page, it leaves 3 mm between the lines.
const NARROW: f64 = 6.2;
/// Darker than this (OKLab lightness) may be ink.
const DARK: f64 = 45.0;
/// The largest ink, by inscribed radius in units: a pupil of 6.5 mm at the reference size.
pub(crate) const LARGEST_INK: f64 = 12.0;
/// Eyes are drawn smaller where they are larger than any ink may be, so they are found up to this radius.
pub(crate) const LARGEST_EYE: f64 = 22.0;
/// Up to this radius a contrasting spot becomes a dot of ink whatever its colour: seeds, chips, buttons.
const DOT: f64 = 3.4;
/// Up to this radius a long thing that sticks out is one line: strings, legs, feelers.
const STRING: f64 = 3.4;
/// Long: an area over its inscribed radius squared; a strip seven times as long as wide has 28.
const LONG: f64 = 15.0;
/// Colours farther apart than this are told apart by a line where the area between them goes.
const CONTRAST: f64 = 9.0;
/// Specks under this many square units are dropped.
const SPECK: f64 = 9.0;

/// A line in the place of something too thin to be an area.
pub(crate) struct Stroke {
    /// In samples.
    pub(crate) points: Vec<Point>,
    /// It is not within the figure but sticks out of it.
    pub(crate) outer: bool,
}

/// What is to become of a small region.
enum Fate {
    Stays,
    Ink,
    Gone,
    Into(u32),
    Line { into: u32, outer: bool },
    Divided(Vec<u32>),
}

/// Merges `map` down to what is worth coloring; the lines left in the place of thin things.
pub(crate) fn simplify(map: &mut Map, settings: &Settings) -> Vec<Stroke> {
    if settings.ink {
        find_eyes(map, if settings.eyes { LARGEST_EYE } else { LARGEST_INK });
    }
    merge_alike(map, settings.alike);
    let narrow = NARROW * settings.coarseness;
    let mut strokes = Vec::new();
    let mut kept = vec![false; map.regions.len()];
    while let Some((number, radius)) = smallest(map, narrow, &kept) {
        match fate(map, number, radius, settings) {
            Fate::Stays => kept[number as usize] = true,
            Fate::Ink => {
                if let Some(region) = &mut map.regions[number as usize] {
                    region.ink = true;
                }
            }
            Fate::Gone => map.merge(number, OUTSIDE),
            Fate::Into(other) => map.merge(number, other),
            Fate::Line { into, outer } => {
                let lines = centrelines(map, number).into_iter().map(|points| Stroke { points, outer });
                strokes.extend(lines);
                map.merge(number, into);
            }
            Fate::Divided(heirs) => {
                map.dissolve(number, &heirs);
                map.measure();
                if map.region(number).is_some() {
                    kept[number as usize] = true;
                }
            }
        }
    }
    strokes
}

/// Small, dark, compact and enclosed: eyes and noses stay solid.
fn find_eyes(map: &mut Map, largest: f64) {
    for number in map.smallest_first() {
        let Some(region) = map.region(number) else { continue };
        let enclosed = region.share(OUTSIDE) < 0.05 && region.borders.len() <= 4;
        if region.lab.lightness < DARK && enclosed && region.compactness() > 0.5 {
            let radius = map.radius(number, largest);
            if (1.2..=largest).contains(&radius)
                && let Some(region) = &mut map.regions[number as usize]
            {
                region.ink = true;
            }
        }
    }
}

/// Merges neighbours whose colours differ by less than `alike`, most alike first.
fn merge_alike(map: &mut Map, alike: f64) {
    let mut changed = true;
    while changed {
        changed = false;
        for number in map.smallest_first() {
            let Some(region) = map.region(number).filter(|region| !region.ink) else { continue };
            let near = neighbours(map, number)
                .map(|(other, _)| {
                    (other, map.region(other).map_or(f64::MAX, |other| other.lab.distance(region.lab)))
                })
                .min_by(|one, two| one.1.total_cmp(&two.1));
            if let Some((other, _)) = near.filter(|(_, distance)| *distance < alike) {
                map.merge(number, other);
                changed = true;
            }
        }
    }
}

/// The neighbours that can take a region in, with the share of its rim.
fn neighbours(map: &Map, number: u32) -> impl Iterator<Item = (u32, f64)> + '_ {
    let region = map.region(number);
    region.into_iter().flat_map(move |region| {
        let others = region.borders.keys().copied();
        others
            .filter(|other| map.region(*other).is_some_and(|other| !other.ink))
            .map(|other| (other, region.share(other)))
    })
}

/// The smallest area that is too narrow and not yet decided, with its radius.
fn smallest(map: &Map, narrow: f64, kept: &[bool]) -> Option<(u32, f64)> {
    map.smallest_first()
        .into_iter()
        .filter(|number| !kept[*number as usize] && map.region(*number).is_some_and(|region| !region.ink))
        .map(|number| (number, map.radius(number, narrow)))
        .find(|(_, radius)| *radius < narrow)
}

fn fate(map: &Map, number: u32, radius: f64, settings: &Settings) -> Fate {
    let Some(region) = map.region(number) else { return Fate::Stays };
    let ink =
        region.borders.keys().copied().filter(|other| map.region(*other).is_some_and(|other| other.ink));
    let (dark, in_ink) = ink.fold((None, 0.0), |(_, sum), other| (Some(other), sum + region.share(other)));
    if let Some(dark) = dark.filter(|_| in_ink > 0.65) {
        return if radius > 1.4 && region.lab.lightness > 60.0 { Fate::Stays } else { Fate::Into(dark) };
    }
    let outside = region.share(OUTSIDE);
    let long = region.units() / (radius * radius) > LONG;
    if long && radius < STRING && outside > 0.62 {
        return Fate::Line { into: OUTSIDE, outer: true };
    }
    let cost = |(other, share): &(u32, f64)| {
        map.region(*other).map_or(f64::MAX, |other| other.lab.distance(region.lab)) / (0.2 + share)
    };
    let Some((best, share)) = neighbours(map, number).min_by(|one, two| cost(one).total_cmp(&cost(two)))
    else {
        return if region.units() < SPECK { Fate::Gone } else { Fate::Stays };
    };
    let Some(host) = map.region(best) else { return Fate::Stays };
    let contrast = host.lab.distance(region.lab);
    let enclosed = outside < 0.1;
    if settings.ink && !long && enclosed && region.units() > SPECK && contrast > 2.0 * CONTRAST {
        let dark_spot = region.lab.lightness < DARK && radius < LARGEST_INK * 0.6;
        let spot = radius < DOT && radius > 1.2;
        if (dark_spot || spot) && region.lab.lightness < host.lab.lightness + 10.0 {
            return Fate::Ink;
        }
    }
    if long && settings.lines && enclosed && contrast > CONTRAST && share > 0.62 {
        return Fate::Line { into: best, outer: false };
    }
    let heirs: Vec<u32> =
        neighbours(map, number).filter(|(_, share)| *share > 0.12).map(|(other, _)| other).collect();
    if long && contrast > CONTRAST && heirs.len() > 1 {
        return Fate::Divided(heirs);
    }
    Fate::Into(best)
}
