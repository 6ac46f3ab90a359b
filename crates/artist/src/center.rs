//! Where the focal group is on the page, and the stage around it.

use drawing::{ART_BOX, Shape};
use figures::hero::Pose;
use figures::settings::{Stage, VISTAS};
use figures::{Art, Detail};
use kurbo::{Affine, PathEl, Point, Rect, Vec2};
use scene::{Dice, Place, Scene, Seed};

use crate::focus::Focus;
use crate::recipe::{Part, Recipe};
use crate::size::{areas, lift, natural};
use crate::whereabouts::{asked, up_a_tree};
use crate::{afloat, size};

/// A focal group this many times as wide as high leaves room above it for others, not beside.
const WIDE: f64 = 0.85;
/// A pair this many times as wide as high leaves room above and below it.
const LOW: f64 = 1.2;

/// How high a standing child's art is, in units.
const STANDING: f64 = 400.0;

/// Beside a hero who had to become small, others are so much smaller at most.
const SMALLEST_BESIDE: f64 = 0.82;

/// Where something lies before a pair, they stand so much higher, in units.
const BEFORE_A_PAIR: f64 = 34.0;

/// Where several want room before a hero on a simple page, so much higher, in units: small they would clog.
const BEFORE_SEVERAL: f64 = 72.0;

/// Where something lies across the way, the hero stands so much higher, in units.
const ACROSS: f64 = 62.0;

/// Who flies keeps so far below the lettering, in units.
const BELOW_LETTERS: f64 = 6.0;

/// Who flies or swims over something is so much higher, in units.
const OVER: f64 = 40.0;

/// What the lettering leaves.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    /// Around the lettering; the sky begins below it.
    pub(crate) title: Rect,
    pub(crate) detail: Detail,
    /// How many areas to color the lettering has.
    pub(crate) letters: usize,
    /// About how many those beside the hero bring.
    pub(crate) guests: usize,
}

impl Room {
    /// Empty as yet.
    pub(crate) fn stage(self) -> Stage {
        Stage { sky: self.title.y1, letters: self.title, ..Stage::empty(ART_BOX.to_rect(), self.detail) }
    }
}

/// Whether the hero, who is drawn looking to the right, looks to the left.
pub(crate) fn is_mirrored(seed: Seed) -> bool {
    seed.dice("side").chance(0.5)
}

/// Which of the vistas of its place a page shows.
pub(crate) fn vista(seed: Seed) -> usize {
    seed.dice("vista").below(VISTAS)
}

/// The land begins so far below who flies, and is at least so deep, in units.
const BELOW_A_FLYER: f64 = 26.0;
const LEAST_LAND: f64 = 96.0;

/// Whether who floats at a place is in the air.
fn flies(place: Place) -> bool {
    !matches!(place, Place::Space | Place::Underwater)
}

/// How wide a focal group with these bounds is at most beside so many others, as a share of the page. Where
/// all others are in front, it may be wider. On a detailed page more of the place is seen beside it.
fn widest(focus: &Focus, own: Rect, (crowd, all_in_front): (usize, bool), detail: Detail) -> f64 {
    let share = match crowd {
        // On the partner's side there is room for others.
        0 if focus.paired => return WIDEST,
        1 if focus.paired && (all_in_front || own.width() > own.height() * LOW) => 0.9,
        1 if focus.paired => 0.84,
        _ if focus.paired && all_in_front => 0.88,
        _ if focus.paired => 0.78,
        _ if focus.floats => 0.86,
        1.. if own.width() > own.height() * WIDE => 0.86,
        0 => return WIDEST,
        1 => 0.74,
        _ => 0.68,
    };
    if detail == Detail::Full { share - FOR_THE_PLACE } else { share }
}

/// How much higher whoever floats is over the land, the floor of the sea or what lies below.
fn over(notes: &Recipe, (place, detail): (Place, Detail)) -> f64 {
    let is_over = place != Place::Space || notes.under(detail).is_some();
    if is_over { OVER } else { 0.0 }
}

/// So much of the page's width a detailed page has the more beside the focal group.
const FOR_THE_PLACE: f64 = 0.02;

/// Where the horizon may go for the sake of a clear picture, in units, the nearest first.
const ELSEWHERE: [f64; 7] = [0.0, -14.0, 14.0, -28.0, 28.0, -42.0, 42.0];
/// Lines nearer to the horizon than this, in units, seem to be one with it.
const TANGENT: f64 = 11.0;
/// A line farther from the horizon than this, in units, is not near it wherever that goes.
const REACH: f64 = ELSEWHERE[ELSEWHERE.len() - 1] + TANGENT + 1.0;
/// An edge that rises less than this share of its length is level; so few units of them do not matter.
const LEVEL: f64 = 0.3;
const SHORT: f64 = 12.0;

/// The horizon, moved so that it passes behind as few level edges of the focal group as may be.
fn between_edges(horizon: f64, art: &Art) -> f64 {
    let mut along = [0.0; ELSEWHERE.len()];
    let is_close = |shape: &&Shape| {
        let Rect { y0, y1, .. } = shape.path.control_box();
        y0 < horizon + REACH && y1 > horizon - REACH
    };
    for shape in art.shapes.iter().filter(is_close) {
        let mut at = Point::ORIGIN;
        drawing::flatten(&shape.path, 1.0, |element| {
            let to = element.end_point().unwrap_or(at);
            let edge = to - at;
            let is_line = !matches!(element, PathEl::MoveTo(_));
            if is_line && edge.y.abs() < edge.x.abs() * LEVEL {
                let middle = at.midpoint(to).y;
                for (sum, moved) in along.iter_mut().zip(ELSEWHERE) {
                    let is_near = (middle - horizon - moved).abs() < TANGENT;
                    *sum += if is_near { edge.x.abs() } else { 0.0 };
                }
            }
            at = to;
        });
    }
    let least = along.iter().copied().fold(f64::INFINITY, f64::min);
    let best = along.iter().position(|sum| *sum <= least + SHORT).unwrap_or_default();
    horizon + ELSEWHERE[best]
}

/// How many want room beside the focal group; what lies about has it before a pair.
fn crowd(focus: &Focus, notes: &Recipe) -> usize {
    let beside = |part: Part| part.takes_room() && !(focus.paired && part == Part::Front);
    let all = notes.cast.iter().filter(|(_, part)| beside(*part)).count();
    // Who climbs is small beside a tree as it is.
    if notes.pose == Pose::Climb { all.min(1) } else { all }
}

/// How many stand before the hero or right beside it, on the same ground.
fn in_front(focus: &Focus, notes: &Recipe) -> usize {
    let stands = |part: Part| matches!(part, Part::Front | Part::Beside(_));
    let is_own = |part: Part| focus.paired && part == Part::Front;
    let all = notes.cast.iter().filter(|(_, part)| stands(*part) && !is_own(*part)).count();
    if notes.pose == Pose::Climb { all.min(1) } else { all }
}

/// With several before the hero there is so many times as deep a meadow: what stands there has to be large enough to color.
/// Before one, or where something lies across the way, it is so deep.
const STRIP: f64 = 2.5;
const BEFORE_ONE: f64 = 0.8;
/// Before one on a detailed page it is so deep, and where nobody stands in front: the place is over them, and no bare ground
/// below.
const NEARER: f64 = 0.35;
const NEAREST: f64 = 0.15;

const fn strip(in_front: usize, is_crossed: bool, detail: Detail) -> f64 {
    match (in_front, detail) {
        _ if is_crossed => 1.0,
        (0, _) => NEAREST,
        (1, Detail::Full) => NEARER,
        (1, Detail::Bold) => BEFORE_ONE,
        (2.., _) => STRIP,
    }
}

/// Whether something lies before a pair.
fn lies_before(focus: &Focus, notes: &Recipe) -> bool {
    focus.paired && !focus.floats && notes.cast.iter().any(|(_, part)| *part == Part::Front)
}

/// How much higher the focal group stands for what lies before it.
fn raised(focus: &Focus, notes: &Recipe, detail: Detail) -> f64 {
    match notes.laid(Part::Across, detail) {
        Some(_) if focus.paired => ACROSS + BEFORE_A_PAIR,
        Some(_) => ACROSS,
        None if detail == Detail::Bold && !focus.floats && in_front(focus, notes) > 1 => BEFORE_SEVERAL,
        None if lies_before(focus, notes) => BEFORE_A_PAIR,
        None => 0.0,
    }
}

/// About how many areas to color is what lies or hangs over the whole page.
fn areas_laid(notes: &Recipe, detail: Detail) -> usize {
    let laid = [Part::Under, Part::Across, Part::Sky].into_iter();
    laid.filter_map(|laid| notes.laid(laid, detail)).map(|(_, art)| areas(&art.shapes)).sum()
}

/// How else the focal group may be seen than from straight before it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Shot {
    /// So much farther to its side of the page, as a share of the page.
    pub(crate) aside: f64,
    /// A group that has to be small for others to stand beside it may be so many times as wide.
    pub(crate) closer: f64,
    /// A low group has so many times as deep a meadow before it, in which others stand.
    pub(crate) meadow: f64,
}

impl Shot {
    pub(crate) const PLAIN: Self = Self { aside: 0.0, closer: 1.0, meadow: 1.0 };
}

/// What the hero does for whoever is large beside it: stands aside, and is so many times as large as alone.
struct Company {
    aside: f64,
    natural: f64,
}

/// So far aside, as a share of the page, and so many times as large as alone is who stands ashore before a whale.
const ASHORE: (f64, f64) = (0.1, 0.84);

/// On a simple page the one friend beside the hero is worth coloring.
fn company(notes: &Recipe, (detail, crowd): (Detail, usize)) -> Company {
    if notes.is_about_the_sea() {
        return Company { aside: ASHORE.0, natural: ASHORE.1 };
    }
    let is_beside = notes.cast.iter().any(|(_, part)| matches!(part, Part::Beside(_)));
    if detail == Detail::Bold && crowd == 1 && is_beside {
        return Company { aside: 0.05, natural: 0.93 };
    }
    Company { aside: 0.0, natural: 1.0 }
}

/// No group is wider than this beside others, as a share of the page.
const WIDEST: f64 = 0.92;

/// How large a focal group is that has these bounds, by nature and at most, and how large others are beside it.
fn scaled(own: Rect, natural: f64, most: [f64; 2]) -> (f64, f64) {
    // Who sits or kneels is seen from nearer.
    let natural = natural * (STANDING / own.height()).clamp(1.0, 1.18);
    let scale = most.into_iter().fold(natural, f64::min);
    (scale, (scale / natural).clamp(SMALLEST_BESIDE, 1.0))
}

/// How far aside a group is that has the larger half of the page, or stands amid others, as a share of it.
fn lean(has_the_larger_half: bool, dice: &mut Dice) -> f64 {
    if has_the_larger_half { dice.between(0.12, 0.17) } else { dice.between(0.0, 0.06) }
}

/// Where the foot of a group is that floats about there, below the lettering, however high.
fn afloat_at(middle: f64, (low, half): (f64, f64)) -> f64 {
    middle.max(low + BELOW_LETTERS + half) + half
}

/// Sets the focal group on the page and lays the stage around it.
pub(crate) fn stage_focus(
    focus: Focus,
    (scene, notes): (&Scene, &Recipe),
    seed: Seed,
    (room, shot): (Room, Shot),
) -> (Focus, Stage) {
    let mut dice = seed.dice("stage");
    let (mirrored, area) = (is_mirrored(seed), ART_BOX.to_rect());
    let guests = notes.cast.iter().filter(|(_, part)| part.stands_apart()).count();
    let tree = up_a_tree(scene);
    let raised = raised(&focus, notes, room.detail) + tree.floor;
    let (crowd, before) = (crowd(&focus, notes), in_front(&focus, notes));
    let is_crossed = notes.laid(Part::Across, room.detail).is_some();
    let mut ground = dice.between(642.0, 666.0) + afloat::lower(notes.nook, guests) - raised;
    let mut horizon = dice.between(376.0, 436.0) - raised * 0.6;
    let own = focus.silhouette.bounds();
    let company = company(notes, (room.detail, crowd));
    // Who jumps is higher over the ground than tall.
    let high = if focus.floats { own.height() } else { focus.art.ground().y - own.y0 };
    let natural = natural(room.detail, before) * company.natural * tree.size;
    // The hero's own height is that of a standing child; mounts make the group taller and wider.
    let tallest = (ground - room.title.y1 - tree.roof - 14.0).min(area.height() * 0.8) / high;
    let in_front = !is_crossed && !notes.cast.iter().any(|(_, part)| matches!(part, Part::Behind(_)));
    let widest = widest(&focus, own, (crowd, in_front), room.detail) * shot.closer;
    let (scale, beside) = scaled(own, natural, [tallest, widest.min(WIDEST) * area.width() / own.width()]);
    if !focus.floats && tree.floor == 0.0 {
        let lift = lift(ground - high * scale - room.title.y1)
            * shot.meadow.max(strip(before, is_crossed, room.detail));
        ground -= lift;
        horizon -= lift * 0.6;
    }
    // One beside the hero has the larger half, or the place itself; several stand on both sides.
    let lean = company.aside + lean(crowd < 2 || notes.is_about_the_sea(), &mut dice);
    let side = if mirrored { 1.0 } else { -1.0 };
    let half = own.width() * scale / 2.0;
    let center = (area.center().x + side * (lean + shot.aside) * area.width())
        .clamp(half + 20.0, area.width() - half - 20.0);
    let foot = if focus.floats {
        let middle = (room.title.y1 + ground) / 2.0 + dice.between(-10.0, 40.0)
            - over(notes, (scene.place, room.detail));
        Vec2::new(center, afloat_at(middle, (room.title.y1, own.height() * scale / 2.0)))
    } else {
        Vec2::new(center, ground)
    };
    // A hero left of the middle looks right, into the picture, and the other way round.
    let mirror = if mirrored { -scale } else { scale };
    if focus.floats && flies(scene.place) {
        horizon = horizon.max((foot.y + BELOW_A_FLYER).min(ground - LEAST_LAND));
    }
    let base = Point::new(own.center().x, if focus.floats { own.y1 } else { focus.art.ground().y });
    let placing = Affine::translate(foot)
        * Affine::scale_non_uniform(mirror, scale)
        * Affine::translate(-base.to_vec2());
    let (art, silhouette) = (focus.art.placed(placing), focus.silhouette.placed(placing));
    let horizon = if focus.floats { horizon } else { between_edges(horizon, &art) };
    let face = placing.transform_rect_bbox(focus.face);
    let stage = Stage {
        horizon,
        ground,
        hero: silhouette.bounds().inset(6.0),
        head: size::head(face),
        crowd: guests,
        nook: notes.nook,
        asked: asked(scene, notes),
        rainbow: notes.rainbow,
        vista: vista(seed),
        areas: room.letters + areas(&art.shapes) + room.guests + areas_laid(notes, room.detail),
        ..room.stage()
    };
    (Focus { art, silhouette, face, beside, ..focus }, stage)
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Pen, Shape};
    use kurbo::{Line, Shape as _};

    #[test]
    fn the_horizon_leaves_a_level_edge_and_stays_behind_upright_ones() {
        let edge = |from, to| Art::of(vec![Shape::line(Line::new(from, to).to_path(0.1), Pen::Outline)]);
        let level = between_edges(400.0, &edge((100.0, 396.0), (200.0, 398.0)));
        assert!((level - 397.0).abs() >= TANGENT, "{level}");
        assert_eq!(between_edges(400.0, &edge((100.0, 300.0), (110.0, 500.0))), 400.0);
    }

    #[test]
    fn a_child_stands_lower_where_nobody_stands_in_front() {
        use scene::{Character, Complexity, Element, Elements, Idea, Name, Place};
        let child = Character::named(Name::new("Mia").expect("a name"));
        let feet = |complexity: Complexity, elements: &[Element]| -> f64 {
            let scene = Scene {
                hero: Some(child.clone()),
                idea: Idea::parse("fantasy-wand"),
                elements: Elements::new(elements.to_vec()).expect("at most three"),
                complexity,
                ..Scene::at(Place::Fantasy)
            };
            let feet = |seed: u64| crate::compose::compose(&scene, Seed(seed)).placed[0].bounds.y1;
            (0..8).map(feet).sum::<f64>() / 8.0
        };
        for complexity in Complexity::ALL {
            let company = [Element::AnimalFriend, Element::Treasure];
            let (alone, among) = (feet(*complexity, &[]), feet(*complexity, &company));
            assert!(alone > among + 40.0 && alone > 632.0, "{complexity:?}: {alone:.0} and {among:.0}");
        }
    }
}
