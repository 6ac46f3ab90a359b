//! The page while it is being filled, and what it costs to stand somewhere on it.

use figures::settings::{Backdrop, Stage};
use figures::{Anchor, Art, Detail};
use kurbo::Rect;

use crate::afloat;
use crate::elements::GROWN_UP;
use crate::hiding::{cost_of_hiding, cost_of_no_feet};
use crate::places::Spot;
use crate::recipe::Part;
use crate::seating::{Candidate, STEPS, Stance};
use crate::silhouette::{Moved, Silhouette, common};
use crate::size::CHILD;
use crate::standing::Standing;

/// Things keep this far from the frame, in units.
const MARGIN: f64 = 14.0;
/// Outlines closer than this, without clearly overlapping, leave a gap no crayon fits.
pub(crate) const TANGENCY: f64 = 15.0;

/// What overlaps by less, as a share of the smaller of the two, only touches.
const SHALLOW: f64 = 0.25;

/// What it costs that the frame touches somebody.
const CUT_OFF: f64 = 260.0;

/// What it costs that all of a face is hidden.
const FACE_HIDDEN: f64 = 1_800.0;

/// What it costs to stand before what the place is known by.
const BEFORE_A_SIGHT: f64 = 160.0;

/// What it costs to stand on what is nearer, its foot so much lower, in units; and to make a small thing go.
const ON_A_SIGHT: f64 = 240.0;
pub(crate) const NEARER: f64 = 6.0;
/// How many times as dear that is far out at sea, which cannot be before a palm on the beach.
const FAR_OUT: f64 = 5.0;
const ON_A_TRIFLE: f64 = 36.0;

/// What it costs that a cloud goes.
const ON_A_CLOUD: f64 = 70.0;

/// What it costs that something asked for is as good as nothing instead of as large as it should be.
const TOLD: f64 = 1_400.0;

/// So much of whoever is beyond what lies across the way may be hidden by it, and what it costs that more is.
const FEET: f64 = 0.05;
const BEHIND_WHAT_LIES: f64 = 5_000.0;

/// What it costs to touch something, and for what flies to sit on the focal head.
const TOUCHING: f64 = 230.0;
const TOUCHING_THE_HERO: f64 = 520.0;
const ON_A_HEAD: f64 = 260.0;

/// What it costs to stand before the hero's legs.
const STEPPING_BEFORE: f64 = 110.0;

/// What it costs to stand before another guest, or behind one, however little of either is hidden.
const BEFORE_A_GUEST: f64 = 200.0;

/// Feet on one level, within so many units, are a row, and what it costs to stand in one; and what every unit costs that
/// somebody is farther before the hero's feet than so many.
const LEVEL: f64 = 18.0;
const IN_A_ROW: f64 = 55.0;
const NEAR_BY: f64 = 30.0;
const AT_THE_EDGE: f64 = 0.3;

/// What it costs what flies to be before something large in the sky, and to touch it.
const UPON_ANOTHER: f64 = 1_000.0;
const UPON_ANOTHER_IF_ASKED: f64 = 500.0;
const TOUCHING_IN_THE_AIR: f64 = 200.0;
/// What swims far out costs so many times as much before what the place is known by: it would be ashore.
const ASHORE: f64 = 4.0;

/// What is lower than this, in units, is drawn with the inner pen on a simple page, whose pens are bold.
pub(crate) const SMALL_FIGURE: f64 = 150.0;

/// The page while it is being filled.
#[derive(Debug, Clone)]
pub(crate) struct Board {
    /// Where things may stand.
    pub(crate) room: Rect,
    /// Which way the hero looks: 1.0 to the right, -1.0 to the left, 0.0 where others are named.
    pub(crate) looks: f64,
    /// Where lettering ends.
    pub(crate) sky: f64,
    /// Where feet are.
    pub(crate) ground: f64,
    /// The focal face: never to be touched.
    pub(crate) face: Rect,
    /// How large what is placed is, as a share of its own size.
    pub(crate) beside: f64,
    /// How high a standing child is on this page, in units.
    pub(crate) child: f64,
    /// Something lies in the way before the hero's feet.
    pub(crate) crossed: bool,
    /// The hero is on a mount.
    pub(crate) rides: bool,
    /// Who has a face and would end lower than this, in units, is not shrunk lightly: bold pens would fill its small parts.
    pub(crate) least: f64,
    /// Worth keeping visible.
    pub(crate) landmarks: Vec<Rect>,
    /// Small things of the setting: they go where somebody comes too near.
    pub(crate) trifles: Vec<Rect>,
    /// Faces of the setting: nobody stands before them.
    pub(crate) faces: Vec<Rect>,
    /// What flies keeps clear of these.
    pub(crate) aloft: Vec<Rect>,
    /// Clouds and suns of the setting: they go where what flies comes too near.
    pub(crate) hanging: Vec<Rect>,
    /// Where the farthest land ends above, from left to right where somebody may stand; empty where nothing is known.
    pub(crate) far: Vec<f64>,
    /// And where dry land does.
    pub(crate) shore: Vec<f64>,
    /// The focal group first, then the others as they are placed.
    pub(crate) standing: Vec<Standing>,
}

/// Whoever is a grown-up and nearer than the hero is no lower than this, in heights of a standing child, or that costs so much.
const GROWN: f64 = 0.75;
const DWARFED: f64 = 900.0;
/// So much it costs to come close to a mount, whose legs and head are told by the white around them.
const AT_A_MOUNT: f64 = 1_200.0;

/// What shrinking somebody who is too small for bold pens costs.
const CLOGGED: f64 = 800.0;

/// What it costs to be as good as nothing for bold pens.
const TINY: f64 = 900.0;

/// What is wider than this share of the page lies across it.
const SPANS: f64 = 0.8;

/// What stands on the farthest land does so at least so far below its upper edge, in units.
const ON_LAND: f64 = 10.0;

/// Whether whoever takes part so is as high as a grown-up.
pub(crate) fn is_grown(part: Part) -> bool {
    part.high() == Some(GROWN_UP)
}

impl Board {
    /// With nobody on it, and nothing around.
    pub(crate) fn on(stage: &Stage) -> Self {
        let least = if stage.detail == Detail::Bold { SMALL_FIGURE } else { 0.0 };
        Self {
            room: stage.area,
            looks: 0.0,
            sky: stage.sky,
            ground: stage.ground + afloat::ashore(stage.nook),
            face: Rect::ZERO,
            beside: 1.0,
            child: CHILD,
            crossed: false,
            rides: false,
            least,
            landmarks: Vec::new(),
            trifles: Vec::new(),
            faces: Vec::new(),
            aloft: Vec::new(),
            hanging: Vec::new(),
            far: Vec::new(),
            shore: Vec::new(),
            standing: Vec::new(),
        }
    }

    /// The same before this setting, whose `landmarks` are to be seen.
    pub(crate) fn before(&self, setting: &Backdrop, landmarks: Vec<Rect>) -> Self {
        let hangs = setting.loose.iter().filter(|loose| loose.hangs());
        let hanging: Vec<Rect> = hangs.map(|loose| loose.bounds).collect();
        Self {
            landmarks,
            trifles: setting.trifles(),
            faces: setting.faces.clone(),
            aloft: setting
                .aloft
                .iter()
                .filter(|piece| !hanging.contains(piece))
                .chain(&setting.grand)
                .copied()
                .collect(),
            hanging,
            ..self.clone()
        }
    }

    /// Looks where the lands of the setting end, for those who stand far off.
    pub(crate) fn look_afar(&mut self, setting: &Backdrop) {
        let lands = (0..STEPS).map(|step| setting.land_and_shore_at(self.across(step), self.room));
        (self.far, self.shore) = lands
            .map(|[land, shore]| {
                (land.map_or(f64::NEG_INFINITY, |land| land + ON_LAND), shore.unwrap_or(f64::INFINITY))
            })
            .unzip();
    }

    /// Whether it lies across the hero's way.
    pub(crate) fn is_across(&self, one: &Standing) -> bool {
        self.crossed && one.hero.is_empty() && one.bounds.width() > self.room.width() * SPANS
    }

    /// The focal group.
    pub(crate) fn hero(&self) -> &Standing {
        &self.standing[0]
    }

    /// What the candidate costs by how small and how far from the hero it is.
    pub(crate) fn cost_of_distance(&self, candidate: &Candidate, has_face: bool) -> f64 {
        let part = candidate.part;
        let apart = (candidate.bounds.center().x - self.hero().bounds.center().x).abs();
        let is_clogged = has_face && candidate.bounds.height() < self.least;
        let dear = match part {
            Part::Front if is_clogged => CLOGGED,
            Part::Front => 420.0,
            Part::Afloat(_) | Part::Beside(_) | Part::Behind(_) | Part::Aloft(_) => TOLD,
            _ => 240.0,
        };
        // Beside the feet, not between them.
        let between = (self.hero().bounds.width() / 2.0 - apart).max(0.0) * 0.7;
        let is_below = candidate.bounds.y0 > self.hero().bounds.y1;
        let between = if part == Part::Front && !is_below { between } else { 0.0 };
        let tiny = if matches!(part, Part::Beside(_)) && self.least > 0.0 {
            (1.0 - candidate.bounds.height() / self.least).max(0.0) * TINY
        } else {
            0.0
        };
        (1.04 - candidate.scale) * dear + apart * 0.1 + between + tiny + self.cost_of_a_dwarf(candidate)
    }

    /// What it costs that a grown-up is nearer than the hero and yet small.
    pub(crate) fn cost_of_a_dwarf(&self, Candidate { part, at, bounds, .. }: &Candidate) -> f64 {
        let is_nearer = at.y > self.ground + NEARER;
        if is_grown(*part) && is_nearer && bounds.height() < GROWN * self.child { DWARFED } else { 0.0 }
    }

    /// What the candidate costs by what of the setting it stands before.
    fn cost_of_place(&self, bounds: Rect, part: Part) -> f64 {
        let worth = if part.flies() { 400.0 } else { 120.0 };
        let mut cost = self.landmarks.iter().map(|landmark| share(*landmark, bounds) * worth).sum::<f64>();
        let before = match part {
            Part::Afloat(_) => BEFORE_A_SIGHT * ASHORE,
            _ => BEFORE_A_SIGHT,
        };
        cost += self.landmarks.iter().map(|landmark| share(bounds, *landmark) * before).sum::<f64>();
        let nearer = |sight: &&Rect| sight.y1 > bounds.y1 + NEARER && common(**sight, bounds) > 0.0;
        let dear = if matches!(part, Part::Afloat(_)) { ON_A_SIGHT * FAR_OUT } else { ON_A_SIGHT };
        cost += self.landmarks.iter().filter(nearer).count() as f64 * dear;
        let touched = self.trifles.iter().filter(|trifle| common(**trifle, bounds) > 0.0);
        cost += touched.count() as f64 * ON_A_TRIFLE;
        let columns = self.aloft.iter().filter(|piece| !part.flies() && piece.height() > piece.width());
        cost += columns.map(|piece| share(bounds, *piece) * BEFORE_A_SIGHT).sum::<f64>();
        if part.flies() {
            let large = || self.aloft.iter().chain(&self.landmarks);
            let upon = if matches!(part, Part::Aloft(_)) { UPON_ANOTHER_IF_ASKED } else { UPON_ANOTHER };
            cost += large().map(|large| share(bounds, *large) * upon).sum::<f64>();
            let near = bounds.inflate(TANGENCY, TANGENCY);
            let touched = large().filter(|large| common(**large, near) > 0.0);
            cost += touched.count() as f64 * TOUCHING_IN_THE_AIR;
            let clouds = self.hanging.iter().filter(|cloud| common(**cloud, near) > 0.0);
            cost += clouds.count() as f64 * ON_A_CLOUD;
        }
        cost
    }

    /// What it costs to stand beyond the frame.
    fn cost_of_the_frame(&self, silhouette: &Moved, bounds: Rect) -> f64 {
        let allowed = Rect::new(self.room.x0, self.sky, self.room.x1, self.room.y1).inset(-MARGIN);
        let is_cut = !allowed.contains_rect(bounds);
        if is_cut { CUT_OFF + (1.0 - silhouette.share_in(allowed)) * 6_000.0 } else { 0.0 }
    }

    /// What it costs to hide a face of the setting or the hero's, and what it does to be `cut` off.
    fn cost_of_faces(&self, silhouette: &Moved, (bounds, part): (Rect, Part), cut: f64) -> f64 {
        let faces = self.faces.iter().filter(|face| common(**face, bounds) > 0.0);
        let mut cost = faces.map(|face| silhouette.share_of(*face) * FACE_HIDDEN).sum::<f64>() + cut;
        let face = self.face.inset(12.0);
        if !matches!(part, Part::Back | Part::Behind(_)) && share(face, bounds) > 0.0 {
            cost += silhouette.share_of(face) * 9_000.0;
        }
        cost
    }

    /// What the candidate, who costs so much alone, costs among the others, if that is less than `limit`.
    pub(crate) fn cost(
        &self,
        (candidate, alone, spot): (&Candidate, f64, &Spot),
        (stance, meant): (&Stance, Part),
        limit: f64,
    ) -> Option<f64> {
        let Candidate { part, bounds, at, .. } = *candidate;
        if alone >= limit {
            return None;
        }
        // What is sure to cost too much is looked at no closer.
        let silhouette = stance.silhouette.moved(at.to_vec2());
        let cut = spot.cut(|| self.cost_of_the_frame(&silhouette, bounds));
        let left = limit - (alone + cut);
        let of_the_hero = self.hidden_of_the_hero(&silhouette, (part, meant), (left, spot)).ok()?;
        let mut cost = alone + self.cost_of_place(bounds, part);
        if cost >= limit {
            return None;
        }
        cost += self.cost_of_a_row(bounds, part);
        let own_face = stance.face.map(|face| face + at.to_vec2());
        cost += self.cost_of_faces(&silhouette, (bounds, part), cut);
        let near = bounds.inflate(TANGENCY, TANGENCY);
        for (index, other) in self.standing.iter().enumerate() {
            if cost >= limit {
                return None;
            }
            // Whose rectangle is farther off neither hides nor touches.
            if common(near, other.bounds) == 0.0 {
                continue;
            }
            if self.is_across(other) {
                let both = silhouette.overlap(&other.silhouette, f64::INFINITY);
                cost += (both / silhouette.area() - FEET).max(0.0) * BEHIND_WHAT_LIES;
                continue;
            }
            let least = other.silhouette.area().min(silhouette.area()).max(1e-9);
            let (free, dear) = cost_of_hiding((part, meant), index);
            // Where more is hidden it costs too much, however much it is.
            let legs = if index == 0 { self.legs() } else { 0.0 };
            let most = f64::max(legs, least * (free + (limit - cost) / dear)) + 1.0;
            let known = of_the_hero.filter(|_| index == 0);
            let both = known.unwrap_or_else(|| silhouette.overlap(&other.silhouette, most));
            if both > most {
                return None;
            }
            if index == 0 && self.is_before_legs(candidate, both) {
                cost += STEPPING_BEFORE;
                continue;
            }
            let lost = both / least;
            let hidden = own_face.map_or(0.0, |face| covered(&other.silhouette, face));
            cost += cost_of_no_feet(candidate, other);
            cost += hidden * FACE_HIDDEN + (lost - free).max(0.0) * dear;
            cost += match (part, index) {
                (Part::Behind(_) | Part::Back | Part::Afloat(_), 0) => 0.0,
                (_, 0) => both / other.silhouette.area() * 6_000.0,
                _ if both > 0.0 => BEFORE_A_GUEST,
                _ => 0.0,
            };
            let meets = both > 0.0 || silhouette.is_near(&other.silhouette, TANGENCY);
            cost += if meets { self.cost_of_touching((part, index), lost) } else { 0.0 };
        }
        (cost < limit).then_some(cost)
    }

    /// What it costs to touch another, the hero if its `index` is 0, or to hide so much of whoever of the two is smaller.
    fn cost_of_touching(&self, (part, index): (Part, usize), lost: f64) -> f64 {
        let is_behind = matches!(part, Part::Back | Part::Behind(_));
        match index {
            0 if part.flies() => ON_A_HEAD,
            // No grown-up's hand is on the hero's.
            0 if lost < SHALLOW && (!is_behind || is_grown(part)) => TOUCHING_THE_HERO,
            0 if self.rides => AT_A_MOUNT,
            1.. if lost < SHALLOW => TOUCHING,
            _ => 0.0,
        }
    }

    /// What it costs to stand in a row with other guests, and at the lower edge instead of about the hero.
    fn cost_of_a_row(&self, bounds: Rect, part: Part) -> f64 {
        if !matches!(part, Part::Beside(_) | Part::Front) {
            return 0.0;
        }
        let level = |other: &&Standing| (other.bounds.y1 - bounds.y1).abs() < LEVEL;
        let row = self.standing[1..].iter().filter(level).count() as f64 * IN_A_ROW;
        row + (bounds.y1 - self.ground - NEAR_BY).max(0.0) * AT_THE_EDGE
    }

    /// Back to front. What stands at the same depth keeps the order it was placed in.
    pub(crate) fn by_depth(&mut self) {
        self.standing.sort_by(|a, b| a.depth.total_cmp(&b.depth));
    }
}

/// Around eyes and mouth of a thing that has a face.
pub(crate) fn face_of(art: &Art) -> Option<Rect> {
    let eyes = art.anchor(Anchor::Face)?;
    let mouth = art.anchor(Anchor::Mouth).unwrap_or(eyes);
    let reach = (mouth - eyes).hypot().max(art.bounds().height() * 0.12) * 1.2;
    Some(Rect::from_points(eyes, mouth).inset(reach))
}

/// The share of `area` that a silhouette covers.
pub(crate) fn covered(silhouette: &Silhouette, area: Rect) -> f64 {
    silhouette.share_in(area) * silhouette.area() / area.area().max(1e-9)
}

/// The share of `area` that `cover` covers.
pub(crate) fn share(area: Rect, cover: Rect) -> f64 {
    common(area, cover) / area.area().max(1e-9)
}
