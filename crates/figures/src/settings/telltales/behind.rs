//! Telltales behind the hero, partly hidden: who rides or sits broad before the place leaves no free ground for one.

use kurbo::{Affine, Rect};
use scene::{Dice, Place};

use super::super::fit::areas;
use super::super::marks::bends;
use super::super::plan::bounds;
use super::super::{Backdrop, Stage, View};
use super::drawn::{Sketch, Stand, sketches};
use super::skyline::clearest;
use super::{
    AIR, FROM_THE_FRAME, LARGEST, MOST_AREAS, SIZES, STEPS, Scene, Told, drawn, heights, is_great, tops,
};
use crate::Detail;

/// So much of one may be hidden, and so much of a middle a third as wide.
const HIDDEN: f64 = 0.26;
const HIDDEN_CORE: f64 = 0.32;
const ASIDE: f64 = 0.33;
/// What is lower than this, in its own units, is nothing to know a place by from afar.
const LEAST_HIGH: f64 = 120.0;
/// No smaller than this.
const SMALLEST: f64 = 0.7;
/// They keep so far from a head, in units.
const BESIDE_A_HEAD: f64 = 10.0;

impl Backdrop {
    /// The same with one large telltale, of which somebody may hide a part, where nothing else tells a simple page's place.
    #[must_use]
    pub fn told_behind(mut self, stage: &Stage, view: View, dice: &mut Dice) -> Self {
        let Some(Told { of, lands }) = self.told.clone() else { return self };
        if stage.detail != Detail::Bold || self.is_known() || !is_great(of) || of == Place::Underwater {
            return self;
        }
        let floor = lands.last().is_some_and(|land| !bends(&land.path));
        let spare = MOST_AREAS.saturating_sub(stage.areas + areas(&self.behind) + areas(&self.before));
        let is_large = |sketch: &&Sketch| {
            sketch.stand != Stand::Floats
                && sketch.bounds().height() > LEAST_HIGH
                && !sketch.is_doubled(stage)
        };
        let mut known: Vec<&Sketch> = sketches(of, floor).iter().filter(is_large).collect();
        if let [_, others @ ..] = &mut known[..] {
            dice.shuffle(others);
        }
        let scene = Scene {
            of,
            lands: lands.iter().map(|land| (land, tops(land, stage))).collect(),
            is_taken: &|_| false,
        };
        for sketch in known {
            let is_whole = spare >= sketch.areas;
            if !is_whole && !sketch.is_rooted() {
                continue;
            }
            if let Some(placing) = self.spot_behind(sketch, (&scene, stage), view) {
                let shapes = drawn(sketch, placing, (stage.detail, is_whole));
                let own = bounds(&shapes);
                self.landmarks.push(own);
                self.add(shapes, false, Some((own, HIDDEN_CORE)));
                break;
            }
        }
        self
    }

    /// Where it is seen best, as large as may be.
    fn spot_behind(&self, sketch: &Sketch, (scene, stage): (&Scene, &Stage), view: View) -> Option<Affine> {
        let own = sketch.bounds();
        let room = stage.area.inset(-FROM_THE_FRAME);
        // What the letters cut off its top would be scraps.
        let room = Rect { y0: room.y0.max(stage.sky + AIR), ..room };
        let head = stage.head.inflate(BESIDE_A_HEAD, BESIDE_A_HEAD);
        let things: Vec<Rect> = self.loose.iter().map(|loose| loose.bounds.inflate(AIR, AIR)).collect();
        let is_fine = |size: &f64| (SMALLEST..=sketch.most * LARGEST).contains(size);
        for size in SIZES.into_iter().filter(is_fine) {
            let mut places: Vec<(f64, Affine)> = Vec::new();
            for step in 1..STEPS {
                let x = stage.area.x0 + stage.area.width() * step as f64 / STEPS as f64;
                let sides = [own.x0, own.x1].map(|side| x + side * size);
                for y in heights(sketch.stand, scene, stage, (sides, own.height() * size)) {
                    let inwards = if x > stage.area.center().x { -size } else { size };
                    let placing = Affine::translate((x, y)) * Affine::scale_non_uniform(inwards, size);
                    let around = placing.transform_rect_bbox(own);
                    let is_out = !room.contains_rect(around) || around.overlaps(head);
                    if is_out || things.iter().any(|other| other.overlaps(around)) {
                        continue;
                    }
                    let core = around.inflate(-around.width() * ASIDE, 0.0);
                    let (all, middle) = ((view.hidden)(around), (view.hidden)(core));
                    let is_seen = all <= HIDDEN && middle <= HIDDEN_CORE;
                    if is_seen {
                        places.push((all + middle, placing));
                    }
                }
            }
            if let Some(placing) = clearest(places, sketch, view) {
                return Some(placing);
            }
        }
        None
    }
}
