//! What fills the background: a drawing so large that it shows on both sides of the hero and over the head.

pub(super) mod build;
pub(super) mod cliff;
pub(super) mod rocks;

use drawing::Shape;
use kurbo::{Affine, Point, Rect, Vec2};
use scene::Dice;

use super::plan::{bounds, placed};
use super::scenery::{Brush, path};
use super::set::Set;
use super::{Nook, Stage};
use crate::Detail;

/// With so many areas beside the setting a simple page has no room for it.
const FULL: usize = 16;
/// Nor has a simple page whose hero ends so high, as a share of it, and is so broad: on a carpet in the air, before all of it.
const HIGH: f64 = 0.72;
const BROAD: f64 = 0.7;
/// It keeps so far from the letters, or the upper edge, and from the edge at its own side, in units.
const BELOW_THE_SKY: f64 = 20.0;
const FROM_THE_EDGE: f64 = 14.0;
/// What is seen of it beside a hero who leaves little room is so many times as large as drawn.
const LEAST: f64 = 1.0;
/// It is no wider than this share of the page.
const WIDEST: f64 = 1.1;
/// A part beside the hero that is narrower, in units, tells nothing.
const LEAST_SEEN: f64 = 56.0;

/// The head, or whoever stands there where it is not known.
pub(super) fn focus(stage: &Stage) -> Rect {
    if stage.head.is_zero_area() { stage.hero } else { stage.head }
}

/// Whether a page has room for what fills its background.
pub(super) fn has_room(stage: &Stage) -> bool {
    let high = stage.hero.y1 < stage.area.y0 + stage.area.height() * HIGH;
    let is_before_it = high && stage.hero.width() > stage.area.width() * BROAD;
    let fits = stage.detail == Detail::Full || stage.areas < FULL && !is_before_it;
    fits && stage.nook != Nook::Afloat && !stage.asked.landmark && !stage.rainbow
}

/// How often a simple page that has room for it has something grand; a detailed one always has.
const ON_A_SIMPLE_PAGE: f64 = 0.35;

/// Whether something grand fills the background of a page.
pub(super) fn comes(stage: &Stage, dice: &mut Dice) -> bool {
    let thrown = dice.chance(ON_A_SIMPLE_PAGE);
    if stage.detail == Detail::Bold {
        return thrown && has_room(stage);
    }
    // On the far bank it is seen over a boat.
    has_room(&Stage { nook: Nook::Outdoors, ..*stage })
}

/// A way begins so much narrower than it ends, in units.
const WAY: [f64; 2] = [46.0, 100.0];
/// It leads so far towards the middle of the picture, as a share: farther on, the hero would hide all but one of its edges;
/// and it swings so far to either side, in units.
const INWARD: f64 = 0.24;
const BEND: f64 = 9.0;

/// A way from a door to the foreground; none over water.
pub(super) fn way(door: Point, stage: &Stage, tint: u32, brush: Brush) -> Vec<Shape> {
    if stage.nook == Nook::Afloat {
        return Vec::new();
    }
    let end = Point::new(door.x + (stage.area.center().x - door.x) * INWARD, stage.ground + 20.0);
    let at = |share: f64, aside: f64| door.lerp(end, share) + Vec2::new(aside, 0.0);
    let bend = (end.x - door.x).signum() * BEND;
    let spine = [door, at(0.3, bend), at(0.62, -bend), end];
    vec![path(&spine, WAY[0], WAY[1], tint, brush)]
}

/// A drawing that fills the background.
pub(super) struct Drawn {
    /// Around its foot at the origin.
    pub shapes: Vec<Shape>,
    /// From where to where it is that by which it is known, which is to be seen beside the hero.
    pub focus: [f64; 2],
    /// How many times as large as drawn it may become.
    pub most: f64,
}

/// A drawing with its foot at `base`, as large as the background, that is seen at least to the left of the hero; and around what
/// is seen of it.
pub(super) fn on_the_left(drawn: Drawn, stage: &Stage, base: f64) -> (Vec<Shape>, Vec<Rect>) {
    let Drawn { shapes, focus: [from, to], most } = drawn;
    let (own, area) = (bounds(&shapes), stage.area);
    let high = (base - stage.sky - BELOW_THE_SKY) / -own.y0;
    let wide = area.width() * WIDEST / own.width();
    let head = focus(stage);
    let room = head.x0 - area.x0;
    let seen = ((room - FROM_THE_EDGE) / (to - from)).max(LEAST);
    let size = high.min(wide).min(most).min(seen);
    let half = (to - from) / 2.0 * size;
    let middle = area.x0 + (room * 0.5).max(half + FROM_THE_EDGE);
    let x = middle - (from + to) / 2.0 * size;
    let shapes = placed(shapes, Affine::translate((x, base)) * Affine::scale(size));
    let around = bounds(&shapes).intersect(area);
    let sights = beside_the_hero(Rect { y1: base.min(around.y1), ..around }, stage);
    (shapes, sights)
}

/// The same on whichever side.
pub(super) fn on_a_side(
    drawn: Drawn,
    stage: &Stage,
    (base, is_left): (f64, bool),
) -> (Vec<Shape>, Vec<Rect>) {
    let (shapes, sights) = on_the_left(drawn, &seen_from(stage, is_left), base);
    let turn = mirror(stage, is_left);
    (placed(shapes, turn), sights.iter().map(|sight| turn.transform_rect_bbox(*sight)).collect())
}

/// The parts of a rectangle to the left and to the right of the head, and over it, that are wide enough to tell something.
pub(super) fn beside_the_hero(around: Rect, stage: &Stage) -> Vec<Rect> {
    let head = focus(stage);
    let parts = [
        Rect { x1: around.x1.min(head.x0), ..around },
        Rect { x0: around.x0.max(head.x1), ..around },
        Rect { y1: around.y1.min(head.y0), ..around },
    ];
    let tells = |part: &Rect| part.width() > LEAST_SEEN && part.y1 - part.y0 > LEAST_SEEN;
    parts.into_iter().filter(tells).collect()
}

/// What stands at a side of the picture keeps so far from the head, or goes so far behind it, in units.
const FROM_THE_HEAD: f64 = 18.0;
const BEHIND_THE_HEAD: f64 = 34.0;
/// It is no smaller than this, as a share of its drawing, however little room there is.
const LEAST_AT_A_SIDE: f64 = 0.8;
/// The frame may cut so much of it, as a share of its width.
const CUT: f64 = 0.12;
/// And so much where there is less room than half of it: its middle over a head would be a hat.
const CUT_IN_A_NARROW_ROOM: f64 = 0.4;
/// Where one side is wider than the other by more than this, in units, the larger part stands there.
const WIDER: f64 = 40.0;

/// One side of the picture, from the frame to the hero's head.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Wing {
    from: f64,
    to: f64,
    is_left: bool,
}

impl Wing {
    /// The left side and the right one.
    pub fn sides(stage: &Stage) -> [Self; 2] {
        let (area, head) = (stage.area, focus(stage));
        [
            Self { from: area.x0, to: head.x0.max(area.x0), is_left: true },
            Self { from: head.x1.min(area.x1), to: area.x1, is_left: false },
        ]
    }

    pub fn width(self) -> f64 {
        self.to - self.from
    }

    /// A place so far from the frame, in units.
    pub fn inset(self, inset: f64) -> f64 {
        if self.is_left { self.from + inset } else { self.to - inset }
    }

    /// A drawing that faces right, with its foot at height `base` on this side: so high that it reaches `share` of the way up
    /// to the lettering, clear of the head or plainly behind it, and `most` times as large as drawn.
    pub fn stand(
        self,
        shapes: Vec<Shape>,
        stage: &Stage,
        (base, share, most): (f64, f64, f64),
    ) -> Vec<Shape> {
        let own = bounds(&shapes);
        let high = (base - stage.sky - BELOW_THE_SKY) * share / -own.y0;
        let room = self.width();
        let clear = (room - FROM_THE_HEAD) / (own.width() * (1.0 - CUT));
        let least = LEAST_AT_A_SIDE.min(high);
        let size =
            if clear >= least { high.min(most).min(clear.max(least)) } else { high.min(most).min(1.0) };
        let wide = own.width() * size;
        // From the frame to the outer edge of the drawing.
        let clear = room - FROM_THE_HEAD - wide;
        let out = if clear >= -CUT * wide {
            clear.min((room - wide) * 0.5)
        } else {
            let cut = if room < wide * 0.5 { CUT_IN_A_NARROW_ROOM } else { CUT };
            (room + BEHIND_THE_HEAD - wide).max(-cut * wide)
        };
        let x = if self.is_left { self.from + out - own.x0 * size } else { self.to - out + own.x0 * size };
        let turn = if self.is_left { size } else { -size };
        placed(shapes, Affine::translate((x, base)) * Affine::scale_non_uniform(turn, size))
    }
}

/// Whether the larger part of a composition stands on the left: where there is more room beside the head, else as the dice fall.
pub(super) fn is_left(stage: &Stage, dice: &mut Dice) -> bool {
    let thrown = dice.chance(0.5);
    let [left, right] = Wing::sides(stage).map(Wing::width);
    if (left - right).abs() > WIDER { left > right } else { thrown }
}

/// Draws a composition whose larger part stands on the left as it is, or seen in a mirror.
pub(super) fn composed(stage: &Stage, dice: &mut Dice, draw: impl FnOnce(&Stage, &mut Dice) -> Set) -> Set {
    let is_left = is_left(stage, dice);
    draw(&seen_from(stage, is_left), dice).placed(mirror(stage, is_left))
}

/// Around what of some shapes that stand on `base` is seen beside the hero.
pub(super) fn sights_of(shapes: &[Shape], stage: &Stage, base: f64) -> Vec<Rect> {
    let around = bounds(shapes).intersect(stage.area);
    beside_the_hero(Rect { y1: base.min(around.y1), ..around }, stage)
}

/// The stage as it is seen from a side: what is drawn for the left one is mirrored back by [`mirror`].
pub(super) fn seen_from(stage: &Stage, is_left: bool) -> Stage {
    let turn = mirror(stage, is_left);
    let [hero, head, letters] =
        [stage.hero, stage.head, stage.letters].map(|rect| turn.transform_rect_bbox(rect));
    Stage { hero, head, letters, ..*stage }
}

/// Turns what is drawn for the left side to the right one, if it is not the left.
pub(super) fn mirror(stage: &Stage, is_left: bool) -> Affine {
    if is_left {
        return Affine::IDENTITY;
    }
    Affine::translate((stage.area.x0 + stage.area.x1, 0.0)) * Affine::scale_non_uniform(-1.0, 1.0)
}

#[cfg(test)]
mod tests {
    use scene::{Place, Seed};

    use super::super::fit::areas;
    use super::super::plan::narrow;
    use super::super::scenery::Brush;
    use super::super::{Backdrop, backdrop};
    use super::*;

    /// The places that something grand always fills on a detailed page.
    const PLACES: [Place; 4] = [Place::Forest, Place::Jungle, Place::Dinosaur, Place::Fantasy];

    /// A page of this kind with a head at `x`.
    fn stage(x: f64, detail: Detail) -> Stage {
        Stage {
            areas: 12,
            sky: 60.0,
            horizon: 390.0,
            ground: 640.0,
            hero: Rect::new(x - 80.0, 250.0, x + 80.0, 660.0),
            head: Rect::new(x - 60.0, 250.0, x + 60.0, 380.0),
            ..Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), detail)
        }
    }

    fn drawn(place: Place, stage: &Stage, seed: u64) -> Backdrop {
        let stage = Stage { vista: seed as usize, ..*stage };
        backdrop(place, &stage, &mut Seed(seed).dice("setting"))
    }

    fn backing(setting: &Backdrop) -> &[Shape] {
        &setting.behind[setting.backing.clone()]
    }

    #[test]
    fn a_detailed_page_is_always_filled_and_by_at_least_four_different_things() {
        for place in PLACES {
            let all: Vec<Backdrop> =
                (0..40).map(|seed| drawn(place, &stage(270.0, Detail::Full), seed)).collect();
            assert!(all.iter().all(|own| !own.grand.is_empty()), "{place:?}: nothing grand");
            let least = all.iter().map(|own| areas(backing(own))).min();
            // Panes, planks and layers between lines come besides.
            assert!(least >= Some(7), "{place:?}: {least:?} areas");
            let tints = |own: &Backdrop| -> std::collections::BTreeSet<u32> {
                backing(own).iter().filter_map(|shape| shape.tint).map(|tint| tint.to_hex()).collect()
            };
            let kinds: std::collections::BTreeSet<_> = all.iter().map(tints).collect();
            assert!(kinds.len() >= 4, "{place:?}: {} kinds", kinds.len());
        }
    }

    #[test]
    fn on_a_simple_page_it_has_few_areas() {
        for place in PLACES {
            for seed in 0..40 {
                let own = drawn(place, &stage(270.0, Detail::Bold), seed);
                assert!(areas(backing(&own)) <= 16, "{place:?} {seed}: {}", areas(backing(&own)));
            }
        }
    }

    #[test]
    fn what_stands_at_a_side_is_clear_of_the_head_or_plainly_behind_it() {
        let square = Shape::area(
            kurbo::Shape::to_path(&Rect::new(-100.0, -300.0, 100.0, 0.0), 0.1),
            drawing::Tint::PAPER,
            drawing::Pen::Inner,
        );
        for x in (80..=460).step_by(4) {
            let stage = stage(f64::from(x), Detail::Full);
            let [left, right] = Wing::sides(&stage);
            for share in [0.5, 0.8, 1.0] {
                let stood =
                    |wing: Wing| bounds(&wing.stand(vec![square.clone()], &stage, (420.0, share, 1.4)));
                let gaps = [stage.head.x0 - stood(left).x1, stood(right).x0 - stage.head.x1];
                for gap in gaps {
                    let is_plain = !(1e-6 - BEHIND_THE_HEAD..=FROM_THE_HEAD - 1e-6).contains(&gap);
                    assert!(is_plain, "head at {x}, share {share}: {gap}");
                }
            }
        }
    }

    #[test]
    fn no_way_leads_over_water_to_what_is_on_the_far_bank() {
        let brush = Brush::far(Detail::Full);
        let dry = stage(270.0, Detail::Full);
        let wet = Stage { nook: Nook::Afloat, ..dry };
        let [on_land, afloat] =
            [dry, wet].map(|stage| way(Point::new(90.0, 430.0), &stage, 0xEA_D2_A4, brush));
        assert_eq!((on_land.len(), afloat.len()), (1, 0));
        for place in [Place::Forest, Place::Jungle, Place::Dinosaur] {
            for seed in 0..12 {
                assert!(!drawn(place, &wet, seed).grand.is_empty(), "{place:?} {seed}");
            }
        }
    }

    #[test]
    fn between_the_lip_and_falling_water_there_is_no_slip_of_moss() {
        let own = Rect::new(0.0, 100.0, 300.0, 230.0);
        let dry = narrow(cliff::cliff(own, (1.0, cliff::Lip::Moss), None, Brush::far(Detail::Full)), 1.0);
        let wet = narrow(
            cliff::cliff(own, (1.0, cliff::Lip::Moss), Some((150.0, 40.0)), Brush::far(Detail::Full)),
            1.0,
        );
        assert!(wet <= dry, "{wet} and {dry}");
    }
}
