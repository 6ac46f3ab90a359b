//! Telltales on both sides of the hero, as large as a side is: what a page that is full of others is composed of.

use drawing::Shape;
use kurbo::{Affine, Point, Rect};
use scene::{Dice, Place};

use super::super::marks::{Land, bends, edge};
use super::super::scenery::{Brush, GREENS, framing, great_tree_in_one};
use super::super::{Backdrop, Stage};
use super::drawn::{Sketch, Stand, sketches};
use super::{AIR, FROM_THE_FRAME, HIDDEN, HIDDEN_TREE, Told, body, drawn};

/// So many areas a tree brings: itself, and what it parts.
const OF_A_TREE: usize = 2;
/// On a side that is narrower, in units, a tree would be cut, or hidden.
const NARROW: f64 = 104.0;
/// What is lower than this, in its own units, is nothing to know a place by from afar.
const LEAST_HIGH: f64 = 153.0;
/// How large they may be, and must be.
const LARGEST: f64 = 1.9;
const SMALLEST: f64 = 0.6;
/// A side is so much wider than what is free of arms and what they hold, and so wide at least, in units.
const BEHIND_ARMS: f64 = 1.3;
const LEAST_WIDE: f64 = 176.0;
/// They keep so far from a head, in units.
const BESIDE_A_HEAD: f64 = 8.0;
/// What hangs, or stands, from above and is higher than this, in units, fills its side.
const TALL: f64 = 300.0;
/// What is wider than this share of the picture, and begins less than this below the letters, in units, fills it.
const FILLED: f64 = 0.72;
const LOW: f64 = 80.0;
/// Where on the land they stand: so far down from the horizon to the feet, where guests do not hide them, or farther off,
/// and a tree nearer.
const DEPTH: f64 = 0.26;
const FAR: f64 = 0.1;
const NEAR: f64 = 0.5;
/// What is narrower, in units, is no side.
const NO_SIDE: f64 = 90.0;
/// A foot is so far below the edge of a land, or so far above, in units.
const BELOW: f64 = 18.0;
const ABOVE: f64 = 12.0;

/// Whether there is air for leaves: neither a rainbow, nor anything wide as high as the picture.
pub(super) fn has_air(stage: &Stage) -> bool {
    let is_filled = stage.hero.width() > stage.area.width() * FILLED && stage.hero.y0 < stage.sky + LOW;
    !stage.rainbow && !is_filled
}

/// A great tree on the side where there is less room, crown and trunk one area: on the other one in a wood where it would
/// be cut, and none elsewhere.
pub(super) fn tree(of: Place, lands: &[Land], (stage, left): (&Stage, usize), dice: &mut Dice) -> Vec<Shape> {
    let (area, hero) = (stage.area, stage.hero);
    let mut sides = [(hero.x0 - area.x0, false), (area.x1 - hero.x1, true)];
    sides.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let [narrow, wide] = sides;
    let (room, is_right) = match of {
        _ if narrow.0 > NARROW => narrow,
        Place::Forest => wide,
        _ => return Vec::new(),
    };
    let (inset, reach) = framing(room);
    let x = if is_right { area.x1 - inset } else { area.x0 + inset };
    let top = stage.sky + dice.between(8.0, 24.0);
    let foot = Point::new(x, foot(lands, x, NEAR, stage));
    let brush = Brush::far(stage.detail);
    let (outline, lines) = great_tree_in_one(foot, top, reach, brush, dice);
    let mut shapes = body(&outline, GREENS[0], (brush, left >= OF_A_TREE));
    shapes.extend(lines);
    shapes
}

/// One on either side of the hero, where there is room: the most telling on the wider side. `left` is how many areas to
/// color the page may have more. With each comes how much of it may be hidden.
pub(super) fn flanking(
    setting: &Backdrop,
    (stage, left): (&Stage, &mut usize),
    most: usize,
    dice: &mut Dice,
) -> Vec<(Vec<Shape>, f64)> {
    let Some(Told { of, lands }) = &setting.told else { return Vec::new() };
    let floor = lands.last().is_some_and(|land| !bends(&land.path));
    let standing = sketches(*of, floor).iter().filter(|sketch| sketch.stand == Stand::Ground);
    let mut known: Vec<(&Sketch, Rect)> = standing.map(|sketch| (sketch, sketch.bounds())).collect();
    known.retain(|(_, own)| own.height() > LEAST_HIGH);
    if let [_, others @ ..] = &mut known[..] {
        dice.shuffle(others);
    }
    let (area, hero) = (stage.area, stage.hero);
    // Arms and what they hold may be before it, the head may not.
    let head = if stage.head.is_zero_area() { hero } else { stage.head.inflate(BESIDE_A_HEAD, 0.0) };
    let sides = [Rect { x1: head.x0, ..area }, Rect { x0: head.x1, ..area }];
    // Who lies across the picture leaves no side: there they stand farther off, first where the head is not.
    let is_across = [hero.x0 - area.x0, area.x1 - hero.x1].iter().all(|side| *side < NO_SIDE)
        && hero.width() > hero.height();
    let halves = [Rect { x1: area.center().x, ..area }, Rect { x0: area.center().x, ..area }];
    let mut sides: Vec<(usize, Rect)> =
        if is_across { halves } else { sides }.into_iter().enumerate().collect();
    if is_across {
        sides.sort_by_key(|(_, half)| half.contains(stage.head.center()));
    } else {
        sides.sort_by(|(_, one), (_, other)| other.width().total_cmp(&one.width()));
    }
    let most = if is_across { 1 } else { most };
    let mut all = Vec::new();
    for (index, side) in sides.into_iter().take(most) {
        // Not far behind the arms, either.
        let free = if index == 0 { hero.x0 - area.x0 } else { area.x1 - hero.x1 };
        let wide =
            if is_across { side.width() } else { (free * BEHIND_ARMS).max(LEAST_WIDE).min(side.width()) };
        let (from, to) = if index == 0 {
            (area.x0 + FROM_THE_FRAME, area.x0 + wide)
        } else {
            (area.x1 - wide, area.x1 - FROM_THE_FRAME)
        };
        let x = (from + to) / 2.0;
        let depth = if is_across || free < NO_SIDE { FAR } else { DEPTH };
        let foot = foot(lands, x, depth, stage);
        let reach = Rect::new(from, stage.sky, to, foot);
        // A tree, or a palm, is there already.
        if setting.aloft.iter().any(|piece| piece.height() > TALL && piece.overlaps(reach)) {
            continue;
        }
        let hung = setting.loose.iter().map(|loose| loose.bounds).chain([stage.letters]);
        let top = hung.filter(|piece| piece.overlaps(reach) && piece.y1 < foot).map(|piece| piece.y1);
        let top = top.fold(stage.sky, f64::max) + AIR;
        let size_of = |own: Rect| ((foot - top) / own.height()).min(reach.width() / own.width()).min(LARGEST);
        let is_large = |(_, own): &(&Sketch, Rect)| size_of(*own) > SMALLEST;
        let fits = |one: &(&Sketch, Rect)| is_large(one) && (*left >= one.0.areas || one.0.is_rooted());
        // Rather open at the foot than nothing.
        let chosen = known.iter().position(fits).or_else(|| known.iter().position(is_large));
        let Some(chosen) = chosen else { continue };
        let (sketch, own) = known.remove(chosen);
        let is_whole = *left >= sketch.areas;
        *left -= if is_whole { sketch.areas } else { 0 };
        let size = size_of(own);
        let inwards = if index == 0 { size } else { -size };
        let placing = Affine::translate((x, foot)) * Affine::scale_non_uniform(inwards, size);
        let hidden = if sketch.is_rooted() { HIDDEN_TREE } else { HIDDEN };
        all.push((drawn(sketch, placing, (stage.detail, is_whole)), hidden));
    }
    all
}

/// Where something stands at `x`: on dry land, and not on the edge of any.
fn foot(lands: &[Land], x: f64, depth: f64, stage: &Stage) -> f64 {
    let tops: Vec<(bool, f64)> = lands
        .iter()
        .filter_map(|land| Some((land.is_water() || land.is_wood(), edge(&land.path, x, stage.area)?)))
        .collect();
    let wanted = stage.horizon + (stage.ground - stage.horizon) * depth;
    let dry = tops.iter().filter(|(is_wet, _)| !is_wet).map(|(_, top)| *top);
    let first = dry.fold(f64::INFINITY, f64::min);
    let mut foot = if first.is_finite() { wanted.max(first + BELOW) } else { wanted };
    for (is_wet, top) in tops {
        if !is_wet && (foot - BELOW..foot + ABOVE).contains(&top) {
            foot = top + BELOW;
        }
    }
    foot
}
