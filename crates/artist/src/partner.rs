//! Whom the hero does it with: large beside the child, facing it, hand in hand with it or at what it holds. Both are
//! set as one group, whatever the child is dressed in and carries.

use std::ops::RangeInclusive;

use drawing::Shape;
use figures::{Anchor, Art};
use kurbo::{Affine, PathEl, Point, Rect, Vec2};

use crate::size::CHILD;

/// How a partner and the hero meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meet {
    /// Side by side, so high in hundredths of a standing child.
    Near(u8),
    /// The same, far enough away for the hero to look at it over what both hands hold up.
    Far(u8),
    /// The same, so near that what the hero holds touches it.
    Tool(u8),
    /// Hand in hand.
    Hand,
    /// It is below what the hero holds over it.
    Below,
    /// In the air over the hero's hand, or caught by what that holds, so high in hundredths of a standing child.
    Over(u8),
    /// Three of them in a trail ahead of the hero, each higher, so high in hundredths of a standing child.
    Trail(u8),
    /// It swims along below the hero, so long in hundredths of the hero's length.
    Along(u8),
}

/// How much larger than its figure a partner is who gives a hand.
const GROWN: RangeInclusive<f64> = 1.0..=1.55;

/// How high and how wide such a partner is at most, in units.
const LARGEST: (f64, f64) = (330.0, 340.0);

/// White between the outlines of two who stand side by side, in units.
const APART: f64 = 13.0;

/// The same between somebody and who looks on from a few steps away.
const STEPS_AWAY: f64 = 44.0;
/// How far over its outline a tool is that touches somebody, and how near the two come for that, in units.
const TOUCHED: f64 = 7.0;
const NEAREST: f64 = 8.0;

/// How far over each other lie a hand and what it takes, and how far beyond the other's palm an empty hand is, in units.
const CLASPED: f64 = 3.0;
const BEYOND_THE_PALM: f64 = 44.0;

/// How far below what is held over it the brim of something is, as a share of how high the hand is.
const BRIM: f64 = 0.76;
/// As high as it is at most, in units.
const DEEPEST: f64 = 190.0;
/// How deep what runs out of a bottle is in it, in units.
const DIPPED: f64 = 8.0;

/// White between two hands that reach for each other, in units.
const BETWEEN_HANDS: f64 = 9.0;

/// How deep what is caught is in what catches it, in units.
const CAUGHT: f64 = 8.0;

/// A row of a profile is so high, in units, and there are so many from the ground up.
const ROW: f64 = 10.0;
const ROWS: usize = 56;

/// The partner where it meets the hero, who looks to the right; `held` is what the hero has in the hand.
pub(crate) fn meeting(partner: &Art, hero: &Art, held: Option<&Art>, meet: Meet) -> Art {
    let hand = hero.anchor(Anchor::Hand).unwrap_or_default();
    let opening = held.and_then(|art| Some(hand + (art.anchor(Anchor::Mouth)? - grip(art))));
    let held = held.map_or_else(|| Rect::from_points(hand, hand), |art| art.bounds() + (hand - grip(art)));
    match meet {
        Meet::Near(high) => beside(so_high(partner, high), hero, APART),
        Meet::Far(high) => beside(so_high(partner, high), hero, STEPS_AWAY),
        Meet::Tool(high) => touched(so_high(partner, high), hero, held),
        Meet::Hand => {
            let size = level(partner, Anchor::Hand, -hand.y);
            let given = towards(standing(partner, size), Anchor::Hand);
            let own = given.anchor(Anchor::Hand).unwrap_or_else(|| given.bounds().center());
            let is_empty = held.is_zero_area();
            let at = if is_empty { hand.x + BEYOND_THE_PALM } else { held.x1 - CLASPED };
            clear(given.placed(Affine::translate((at - own.x, 0.0))), hero)
        }
        Meet::Below => {
            // What runs out of a bottle reaches the brim.
            let clear = if opening.is_some() { -DIPPED } else { APART };
            let high = (-hand.y * BRIM).min(DEEPEST).min(-held.y1 - clear);
            let size = high / partner.bounds().height().max(1.0);
            let below = standing(partner, size);
            let over = opening.map_or(held.center().x, |opening| opening.x);
            below.clone().placed(Affine::translate((over - below.bounds().center().x, 0.0)))
        }
        Meet::Over(high) => match opening {
            Some(opening) => caught(partner, size_of(partner, high), opening),
            None => over(so_high(partner, high), hero, held),
        },
        Meet::Trail(high) => trail(partner.clone().placed(Affine::scale(size_of(partner, high))), hero, held),
        Meet::Along(long) => {
            let own = hero.bounds();
            let size = own.width() * f64::from(long) / 100.0 / partner.bounds().width().max(1.0);
            along(partner.clone().placed(Affine::scale(size)), hero)
        }
    }
}

/// How large the partner is to be so high in hundredths of a standing child.
fn size_of(partner: &Art, high: u8) -> f64 {
    CHILD * f64::from(high) / 100.0 / partner.bounds().height().max(1.0)
}

/// So high, its feet at the origin, looking to the left.
pub(crate) fn so_high(partner: &Art, high: u8) -> Art {
    standing(partner, size_of(partner, high))
}

/// What the hero holds at its outline, the two no nearer to each other than need be.
fn touched(partner: Art, hero: &Art, held: Rect) -> Art {
    let without = Art::of(hero.all().filter(|shape| !held.contains_rect(shape.bounds())).cloned().collect());
    let nearest = beside(partner, &without, NEAREST);
    let row = |y: f64| ((-y / ROW).max(0.0) as usize).min(ROWS - 1);
    let left = edges(nearest.all(), -1.0)[row(held.y1)..=row(held.y0)]
        .iter()
        .fold(f64::NEG_INFINITY, |a, b| a.max(*b));
    let aside = if left.is_finite() { (held.x1 - TOUCHED + left).max(0.0) } else { 0.0 };
    nearest.placed(Affine::translate((aside, 0.0)))
}

/// Where a hand holds it.
fn grip(art: &Art) -> Point {
    art.anchor(Anchor::Grip).unwrap_or_else(|| art.ground())
}

/// How large the partner is for one of its anchors to be so high above the ground.
fn level(partner: &Art, anchor: Anchor, high: f64) -> f64 {
    let own = partner.anchor(anchor).map_or(partner.bounds().height() * 0.5, |at| partner.ground().y - at.y);
    let bounds = partner.bounds();
    let most = (LARGEST.0 / bounds.height()).min(LARGEST.1 / bounds.width());
    (high / own.max(1.0)).clamp(*GROWN.start(), *GROWN.end()).min(most)
}

/// So large, its feet at the origin, looking to the left.
fn standing(partner: &Art, size: f64) -> Art {
    let away = partner.anchor(Anchor::Face).is_some_and(|face| face.x > partner.bounds().center().x);
    let turned = if away { -size } else { size };
    partner
        .clone()
        .placed(Affine::scale_non_uniform(turned, size) * Affine::translate(-partner.ground().to_vec2()))
}

/// The same with this anchor on its left.
fn towards(partner: Art, anchor: Anchor) -> Art {
    let is_behind = partner.anchor(anchor).is_some_and(|at| at.x > 0.0);
    if is_behind { partner.mirrored() } else { partner }
}

/// On the right, with so many units of white between the outlines of both.
pub(crate) fn beside(partner: Art, hero: &Art, apart: f64) -> Art {
    let (own, other) = (edges(hero.all(), 1.0), edges(partner.all(), -1.0));
    let near = |row: usize| {
        let rows = row.saturating_sub(1)..(row + 2).min(ROWS);
        rows.map(|row| own[row]).fold(f64::NEG_INFINITY, f64::max)
    };
    let shift = (0..ROWS).map(|row| near(row) + other[row]).fold(f64::NEG_INFINITY, f64::max);
    let shift = if shift.is_finite() { shift } else { hero.bounds().x1 - partner.bounds().x0 };
    partner.placed(Affine::translate((shift + apart, 0.0)))
}

/// So far to the right that nothing of the partner is on the hero or on what it holds: a hand that half lies on a hand is no
/// hand in hand.
fn clear(partner: Art, hero: &Art) -> Art {
    let apart = beside(partner.clone(), hero, BETWEEN_HANDS);
    if apart.bounds().x0 > partner.bounds().x0 { apart } else { partner }
}

/// In the air above the hand and beside the head.
fn over(partner: Art, hero: &Art, held: Rect) -> Art {
    let foot = partner.ground();
    let lifted = partner.placed(Affine::translate((held.center().x - foot.x, held.y0 - APART - foot.y)));
    let aside = beside(lifted.clone(), hero, APART).bounds().x0 - lifted.bounds().x0;
    lifted.placed(Affine::translate((aside.max(0.0), 0.0)))
}

/// How far apart those in a trail are, across and up, as shares of their own width and height, and how far above the hand
/// the first one is, in units.
const AHEAD: [(f64, f64); 3] = [(0.0, 0.0), (1.02, -0.85), (0.1, -1.9)];
const ABOVE_THE_HAND: f64 = 16.0;

/// Three of them ahead of the hero, each higher than the one before.
fn trail(one: Art, hero: &Art, held: Rect) -> Art {
    let own = one.bounds();
    let mut trail = Art::default();
    for (across, up) in AHEAD {
        trail.add(one.clone().placed(Affine::translate((across * own.width(), up * own.height()))));
    }
    let lifted = trail.placed(Affine::translate((0.0, held.y0 - ABOVE_THE_HAND - own.y1)));
    beside(lifted, hero, APART)
}

/// Its lower end in the opening of what catches it, its tail away from the hero.
fn caught(partner: &Art, size: f64, opening: Point) -> Art {
    let own = grip(partner);
    let turned = if own.x > partner.bounds().center().x { -size } else { size };
    let at = Affine::translate(opening.to_vec2() + Vec2::new(0.0, CAUGHT));
    partner.clone().placed(at * Affine::scale_non_uniform(turned, size) * Affine::translate(-own.to_vec2()))
}

/// Below the hero, its nose a little behind the hero's hands.
fn along(partner: Art, hero: &Art) -> Art {
    let (own, low) = (partner.bounds(), hero.bounds());
    let turned = |shape: &Shape, sign: f64| {
        let mut shape = shape.clone();
        // Rows are columns.
        shape.path.apply_affine(Affine::new([0.0, 1.0 * sign, 1.0, 0.0, 0.0, 0.0]));
        shape
    };
    let by = Vec2::new(low.x1 - own.x1, 0.0);
    let partner = partner.placed(Affine::translate(by));
    let columns = |art: &Art| -> Vec<Shape> { art.all().map(|shape| turned(shape, 1.0)).collect() };
    let (above, below) = (columns(hero), columns(&partner));
    let shift = Affine::translate((0.0, -low.x1));
    let place =
        |shapes: Vec<Shape>| -> Vec<Shape> { shapes.into_iter().map(|shape| shape.placed(shift)).collect() };
    let (above, below) = (place(above), place(below));
    let (above, below) = (edges(above.iter(), 1.0), edges(below.iter(), -1.0));
    let sunk = (0..ROWS).map(|row| above[row] + below[row]).fold(f64::NEG_INFINITY, f64::max);
    let sunk = if sunk.is_finite() { sunk + APART } else { 0.0 };
    partner.placed(Affine::translate((0.0, sunk)))
}

/// How far shapes reach to the right (1.0) or the left (−1.0) in each row from the ground up; nothing in a row reaches
/// −∞ far.
fn edges<'a>(shapes: impl Iterator<Item = &'a Shape>, side: f64) -> [f64; ROWS] {
    let mut edges = [f64::NEG_INFINITY; ROWS];
    let mut reach = |at: Point| {
        let row = (-at.y / ROW).max(0.0) as usize;
        if let Some(edge) = edges.get_mut(row) {
            *edge = edge.max(at.x * side);
        }
    };
    for shape in shapes {
        let mut at = Point::ORIGIN;
        drawing::flatten(&shape.path, 1.0, |element| {
            let Some(to) = element.end_point() else { return };
            let steps =
                if matches!(element, PathEl::MoveTo(_)) { 1 } else { ((to.y - at.y).abs() / ROW) as u32 + 1 };
            (1..=steps).for_each(|step| reach(at.lerp(to, f64::from(step) / f64::from(steps))));
            at = to;
        });
    }
    edges
}

#[cfg(test)]
mod tests {
    use drawing::{Pen, Tint};
    use kurbo::Shape as _;

    use super::*;

    fn child() -> Art {
        let body = Rect::new(-50.0, -380.0, 60.0, 0.0).to_path(0.1);
        let mut art = Art::of(vec![Shape::area(body, Tint::PAPER, Pen::Outline)]);
        art.set(Anchor::Hand, (140.0, -190.0));
        art
    }

    fn partner(name: &str, meet: Meet) -> Art {
        let own = figures::figure(name, figures::Detail::Bold).expect("a figure");
        meeting(own, &child(), None, meet)
    }

    #[test]
    fn who_gives_a_hand_is_large_and_its_hand_is_at_the_childs() {
        for name in ["mermaid", "knight", "octopus"] {
            let art = partner(name, Meet::Hand);
            let hand = art.anchor(Anchor::Hand).expect("a hand");
            assert!(
                (hand.x - 140.0 - BEYOND_THE_PALM).abs() < 1e-6 && (hand.y + 190.0).abs() < 60.0,
                "{name} {hand}"
            );
            let high = art.bounds().height();
            assert!(
                (CHILD * 0.5..=CHILD).contains(&high) && art.bounds().center().x > hand.x,
                "{name} {high}"
            );
        }
    }

    #[test]
    fn who_stands_beside_the_child_looks_at_it_and_does_not_touch_it() {
        let art = partner("tiger", Meet::Near(76));
        assert!((art.bounds().x0 - 60.0 - APART).abs() < 3.0, "{}", art.bounds());
        assert!(art.anchor(Anchor::Face).is_some_and(|face| face.x < art.bounds().center().x));
    }

    #[test]
    fn a_fairy_is_in_the_air_over_the_hand() {
        assert!(partner("fairy", Meet::Over(60)).bounds().y1 < -190.0);
    }

    #[test]
    fn a_tool_touches_whom_it_mends_and_a_camera_does_not() {
        let mut child = child();
        let tool = Rect::new(120.0, -220.0, 170.0, -160.0).to_path(0.1);
        child.shapes.push(Shape::area(tool, Tint::PAPER, Pen::Outline));
        let held = figures::figure("wrench", figures::Detail::Bold).expect("a figure").clone();
        let grip = Point::new(120.0 + held.bounds().width() / 2.0, -190.0);
        let held = held.clone().placed(Affine::translate(grip - held.bounds().center()));
        let robot = figures::figure("robot", figures::Detail::Bold).expect("a figure");
        let hand = held.bounds();
        let mended = touched(so_high(robot, 78), &child, hand);
        let row = |y: f64| (-y / ROW) as usize;
        let left = edges(mended.all(), -1.0)[row(hand.y1)..=row(hand.y0)]
            .iter()
            .fold(f64::NEG_INFINITY, |a, b| a.max(*b));
        assert!((hand.x1 - TOUCHED + left).abs() < 12.0, "{} {left}", hand.x1);
        let [near, far] = [Meet::Near(66), Meet::Far(66)].map(|meet| partner("tiger", meet).bounds().x0);
        assert!((far - near - STEPS_AWAY + APART).abs() < 1e-6);
    }

    #[test]
    fn a_trail_leads_ahead_and_up() {
        let trail = partner("firefly", Meet::Trail(22));
        let one = figures::figure("firefly", figures::Detail::Bold).expect("a figure").shapes.len();
        let flies: Vec<Rect> = trail.shapes.chunks(one).map(|fly| Art::of(fly.to_vec()).bounds()).collect();
        assert_eq!(flies.len(), AHEAD.len());
        assert!(flies.windows(2).all(|two| two[1].y0 < two[0].y0 && !two[1].overlaps(two[0])), "{flies:?}");
        assert!(flies[0].y1 < -190.0 && flies.iter().all(|fly| fly.x0 > 60.0), "{flies:?}");
    }
}
