//! The head: hair behind, skull, ears, face, hair before, and what is worn on it.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::{Character, HairLength, HairStyle, Stage};

use super::curve::{bend, mirror, mix, open, symmetric, warp};
use super::face::Years;
use super::gaze::Gaze;
use super::guise::{Features, Hairdo};
use super::hair::{Cover, Cut, Hands, Layer, Tail, falls, hair, hairdo};
use super::skeleton::Build;
use super::{Gear, Guise, Mood, badge, face, features, gear, guise, headbands, masks, tints};
use crate::Detail;
use crate::path::within;

/// The two halves of a head, in page direction but in head units until placed.
#[derive(Debug, Clone, Default)]
pub(super) struct Head {
    /// Behind the body.
    pub(super) back: Vec<Shape>,
    /// Before the shirt, behind hands that are before it.
    pub(super) chest: Vec<Shape>,
    /// Before the body.
    pub(super) front: Vec<Shape>,
    /// Before arms that are lifted beside it: plaits lie over the shoulder.
    pub(super) over: Vec<Shape>,
}

/// A shoulder and an elbow.
pub(super) type UpperArm = [Point; 2];

/// How the head is looked at.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    pub(super) mood: Mood,
    pub(super) gear: Gear,
    pub(super) detail: Detail,
    /// Where loose hair hangs in the head's own coordinates, degrees from down.
    pub(super) flow: f64,
    /// Whether the arm at the left, and at the right, is lifted beside the head.
    pub(super) raised: [bool; 2],
    /// Whether it is before everything.
    pub(super) over: [bool; 2],
    /// Shoulder and elbow of either of these arms, in the head's own coordinates.
    pub(super) arms: [Option<UpperArm>; 2],
    /// How far down the arm at the left, and at the right, crosses what falls beside the trunk, in the head's own
    /// coordinates.
    pub(super) crossed: [Option<f64>; 2],
    /// How far down these arms lie over a plait behind them, in the same.
    pub(super) laid_over: [Option<f64>; 2],
    pub(super) hands: Hands,
    /// Whether the body is seen from aside.
    pub(super) aside: bool,
    /// How far down the trunk the longest hair reaches of who sits or kneels: to its hem, or below where there is room.
    pub(super) deep: f64,
    /// Whether the page will show it mirrored.
    pub(super) mirrored: bool,
    /// The outfit's mask is worn.
    pub(super) mask: bool,
    /// Whether a cat's ears are in the ball of glass.
    pub(super) ears_in_glass: bool,
    /// How far along life, and what comes with it.
    pub(super) stage: Stage,
    pub(super) features: Features,
    /// Where the face is turned.
    pub(super) gaze: Gaze,
}

impl Look {
    /// Someone's in a guise; `flow` is where loose hair hangs.
    pub(super) fn of(child: &Character, guise: &Guise, mood: Mood, (detail, flow): (Detail, f64)) -> Self {
        Self {
            mood,
            gear: guise.hat(child),
            detail,
            flow,
            mask: guise.is_masked(child),
            ears_in_glass: guise.has_ears_in_glass(child),
            stage: guise.stage,
            features: guise::features(guise, child.gender),
            gaze: Gaze::default(),
            raised: [false; 2],
            over: [false; 2],
            arms: [None; 2],
            crossed: [None; 2],
            laid_over: [None; 2],
            mirrored: false,
            hands: Hands::Down,
            aside: false,
            deep: f64::INFINITY,
        }
    }
}

/// A child's head in head units.
pub(super) fn head(child: &Character, build: &Build, look: &Look) -> Head {
    let cover = look.gear.cover();
    let cut = Cut::of(child, build, look);
    let hair = match look.features.hairdo {
        Some(kind) => hairdo(kind, &cut),
        None => hair(child.hair_style, &cut),
    };
    let nape = Point::new(0.0, 20.0);
    let (mut behind, before): (Vec<Tail>, Vec<Tail>) =
        hair.tails.into_iter().partition(|tail| matches!(tail.layer, Layer::Behind | Layer::Nape));
    let fall = Fall::beside(child, look, &before);
    // Buns at the nape are before loose hair, tails behind it.
    let buns = behind.extract_if(.., |tail| tail.layer == Layer::Nape).collect::<Vec<_>>();
    let skin = tints::skin(child.skin_tone);
    let years = Years::of(child, look.stage);
    let seen = face::face((child.gender, years), look.mood, &look.features, look.detail);
    let mut front = vec![Shape::area(skull(years), skin, Pen::Outline)];
    if look.mask {
        front.extend(worn_mask(look, years, masks::eye_level(&seen)));
    }
    let mut back = Vec::with_capacity(8);
    for tail in behind {
        back.extend(fall.of(tail.shapes, tail.root, 0.0));
    }
    back.extend(fall.of(hair.back, nape, 0.0));
    back.extend(buns.into_iter().flat_map(|tail| fall.of(tail.shapes, tail.root, 0.0)));
    // A diver's tube is before the one.
    let tube = (cover == Cover::Mask).then(|| usize::from(cut.tube(child.hair_style) > 0.0));
    let away = look.gaze.hides_an_ear().then_some(1);
    let free = [0, 1].map(|side| hair.ears[side] && ![tube, away].contains(&Some(side)));
    let [mut worn_behind, worn, worn_over] = gear::gear(look.gear, look.detail, cut.tube(child.hair_style));
    if look.ears_in_glass {
        worn_behind.extend(headbands::small_cat_ears());
    }
    let band = (look.gear == Gear::Sweatband).then(|| headbands::sweatband(&back)).flatten();
    let worn: Vec<Shape> = band.into_iter().chain(badge::badged(worn, child, look)).collect();
    front.extend(fall.of(hair.front, nape, 49.0));
    let (mut chest, mut over) = (Vec::new(), Vec::new());
    for tail in before {
        let lifted = cover != Cover::Hood && look.raised[usize::from(tail.root.x > 0.0)];
        let layer = match tail.layer {
            Layer::Chest => &mut chest,
            _ if lifted => &mut over,
            _ => &mut front,
        };
        layer.extend(fall.of(tail.shapes, tail.root, 0.0));
    }
    let cheeks = face::cheeks((child.gender, years), look.gaze, front[1..].iter().chain(&worn));
    front.extend(ears(free, skin, look.detail));
    front.extend(countenance(child, look, (seen, skin)));
    // They would run into the edge of a mask.
    if !look.mask {
        front.extend(look.gaze.of(cheeks));
    }
    let high = Affine::translate((0.0, -lift(child, look, &back)));
    let raised = |worn: Vec<Shape>| worn.into_iter().map(move |shape| shape.placed(high));
    back.splice(0..0, raised(worn_behind));
    if cover == Cover::Glass {
        // All that is in the ball is before the body, as the ball is.
        front.splice(0..0, std::mem::take(&mut back));
    }
    over.extend(worn_over);
    front.extend(raised(worn));
    Head { back, chest, front, over }
}

/// A hero's mask round eyes at this level: turned aside it would stand out beyond the cheek.
fn worn_mask(look: &Look, years: Years, eyes: f64) -> Vec<Shape> {
    let mask = look.gaze.of(vec![Shape::area(masks::mask(eyes), tints::RED, Pen::Inner)]);
    mask.into_iter().map(|mask| Shape { path: within(&mask.path, &skull(years)), ..mask }).collect()
}

/// How hair hangs as the head is held.
struct Fall {
    cover: Cover,
    /// Where it hangs, degrees from down.
    flow: f64,
    /// How far it is swept behind the head, 0 to 1.
    sweep: f64,
    arc: f64,
    /// The lifted arm at the left, and at the right.
    arms: [Option<UpperArm>; 2],
    /// Whether it ends behind them.
    ends: bool,
}

impl Fall {
    /// This child's, with these tails before the body.
    fn beside(child: &Character, look: &Look, before: &[Tail]) -> Self {
        let cover = look.gear.cover();
        let loose = match child.hair_style {
            HairStyle::Spiky => true,
            // A cloud does not hang.
            HairStyle::Afro => false,
            style => falls(style),
        };
        // What falls over a shoulder goes on from the head's contour, which keeps its place there.
        let is_over = |side: usize| before.iter().any(|tail| usize::from(tail.root.x > 0.0) == side);
        let is_free = |side: usize| loose && cover != Cover::Glass && !is_over(side);
        let arms = [0, 1].map(|side| look.arms[side].filter(|_| is_free(side)));
        // What hangs to the chest is seen at the other side; below one lifted arm it would be a scrap.
        let one = look.raised[0] != look.raised[1];
        let longest_within = if one { HairLength::Long } else { HairLength::Medium };
        Self { ends: child.hair_length <= longest_within, ..Self::new(cover, flow(child, look), arms) }
    }

    fn new(cover: Cover, flow: f64, arms: [Option<UpperArm>; 2]) -> Self {
        // A wide head of hair bends in a wide arc, so that its inner side does not fold over.
        let arc = (92.0 * flow.to_radians().abs()).max(64.0);
        Self { cover, flow, sweep: ((-flow - 30.0) / 40.0).clamp(0.0, 1.0), arc, arms, ends: true }
    }

    /// Shapes that hang from a root; what is nearer than `face` to the middle stays.
    fn of(&self, shapes: Vec<Shape>, root: Point, face: f64) -> Vec<Shape> {
        let aside = Vec2::new(root.x, 0.0);
        let hang = |point: Point| {
            let point = gathered(point - aside, root, self.sweep);
            let point = tamed(self.cover, bend(point, root.y, self.arc, self.flow) + aside);
            if root.x == 0.0 { self.tucked(point, face) } else { point }
        };
        let hung = |shape: Shape| Shape { path: warp(&shape.path, hang), ..shape };
        shapes.into_iter().map(hung).collect()
    }

    /// Beside a lifted arm hair leaves the hand its room, falls to the shoulder and goes in behind the arm, below which
    /// only what is longest comes out, no scraps; what is nearer than `face` to the middle stays.
    fn tucked(&self, point: Point, face: f64) -> Point {
        let side = 1.0_f64.copysign(point.x);
        let wide = point.x.abs();
        let Some([shoulder, elbow]) = self.arms[usize::from(side > 0.0)].filter(|_| wide > face) else {
            return point;
        };
        let out = mix(CHEEK.min(wide), wide, mix(1.0, 0.85, ((point.y + 14.0) / 34.0).clamp(0.0, 1.0)));
        let root = (shoulder.x * side - 8.0).max(0.0).min(out);
        let rise = ((shoulder.y - elbow.y) / ((elbow.x - shoulder.x) * side).max(1.0)).clamp(0.0, 1.6);
        let middle = |out: f64| shoulder.y - (out - root) * rise;
        let below = (point.y - middle(out)).max(0.0);
        if !self.ends {
            return Point::new(mix(out, wide, (below / 40.0).min(1.0)) * side, point.y);
        }
        if below == 0.0 {
            return Point::new(out * side, point.y);
        }
        // Along the arm to the trunk, and down behind it.
        let inward = (out - below).max(root);
        let rest = (below - (out - inward)).min(25.0);
        Point::new(inward * side, middle(inward) + rest)
    }
}

/// Where loose hair hangs, degrees from down.
fn flow(child: &Character, look: &Look) -> f64 {
    // Hair that stands does not hang.
    match child.hair_style {
        HairStyle::Spiky | HairStyle::Afro => 0.0,
        // No wind blows in a ball of glass.
        _ if look.gear == Gear::SpaceHelmet => 0.0,
        _ => look.flow,
    }
}

/// Eyes, nose and mouth, and the beard around them.
fn countenance(child: &Character, look: &Look, (seen, skin): (Vec<Shape>, Tint)) -> Vec<Shape> {
    let locks = tints::hair(child.hair_color);
    let mut shapes = Vec::new();
    if look.gear == Gear::Snorkel {
        shapes.push(Shape::area(masks::diving_mask(), skin, Pen::Outline));
    }
    shapes.extend(features::beneath(&look.features, locks));
    shapes.extend(match look.gear {
        Gear::Snorkel => masks::in_a_diving_mask(seen),
        _ if look.mask => masks::behind_a_mask(seen, look.detail),
        _ => seen,
    });
    shapes.extend(features::over(&look.features, locks));
    look.gaze.of(shapes)
}

/// How far what sits on the hair is above its place on a bare head: between spikes it sits low.
fn lift(child: &Character, look: &Look, back: &[Shape]) -> f64 {
    match look.gear {
        Gear::Crown | Gear::Tiara | Gear::NurseCap | Gear::CatEars
            if child.hair_style == HairStyle::Spiky =>
        {
            8.0
        }
        Gear::Crown | Gear::Tiara | Gear::NurseCap | Gear::CatEars
            if look.features.hairdo != Some(Hairdo::TopKnot) =>
        {
            crown_lift(back)
        }
        _ => 0.0,
    }
}

/// A crown sits on top of the hair.
fn crown_lift(back: &[Shape]) -> f64 {
    // Not on a bun.
    let amid = back.iter().map(Shape::bounds).filter(|hair| hair.x0 < -40.0 && hair.x1 > 40.0);
    let top = amid.map(|hair| hair.y0).fold(0.0, f64::min);
    (-62.0 - top - 4.0).max(0.0)
}

/// Round in the small, longer toward the chin in the grown.
fn skull(years: Years) -> BezPath {
    let (jaw, chin) = match years {
        Years::Child(growth) => (mix(43.0, 27.0, growth), mix(40.0, 23.0, growth)),
        Years::Grown | Years::Old => (26.0, 24.0),
    };
    symmetric((0.0, -50.0), &[[33.0, -50.0, 52.0, -26.0, 53.0, 6.0], [54.0, jaw, chin, 50.0, 0.0, 50.0]])
}

/// The ears that show, without a seam to the cheek.
fn ears([left, right]: [bool; 2], skin: Tint, detail: Detail) -> Vec<Shape> {
    let mut inside = ear();
    inside.line_to((45.0, 14.0));
    inside.line_to((45.0, 3.0));
    inside.close_path();
    let fold = open((56.5, 4.0), &[[61.0, 4.0, 60.0, 11.0, 57.0, 13.5]]);
    let mut shapes = Vec::with_capacity(6);
    for flip in [right.then_some(false), left.then_some(true)].into_iter().flatten() {
        let side = |path: &BezPath| if flip { mirror(path) } else { path.clone() };
        shapes.push(Shape::patch(side(&inside), skin));
        shapes.push(Shape::line(side(&ear()), Pen::Outline));
        if detail == Detail::Full {
            shapes.push(Shape::line(side(&fold), Pen::Fine));
        }
    }
    shapes
}

/// The right ear's rim, open towards the cheek.
fn ear() -> BezPath {
    open((51.0, -2.0), &[[58.0, -7.0, 66.5, -2.0, 66.0, 8.0], [65.5, 17.0, 58.0, 23.0, 50.5, 19.0]])
}

/// In a strong flow the hair on the leading side is swept behind the head.
fn gathered(point: Point, root: Point, sweep: f64) -> Point {
    // A tail is narrow enough as it is.
    if root.x != 0.0 {
        return point;
    }
    let deep = ((point.y - root.y) / 36.0).clamp(0.0, 1.0);
    let most = if point.x > 0.0 { 0.85 } else { 0.25 };
    Point::new(point.x * (1.0 - most * sweep * deep), point.y)
}

/// How wide half a face is, at the ears.
const CHEEK: f64 = 53.0;

/// Hair stays within the glass, and ends behind its collar.
fn tamed(cover: Cover, point: Point) -> Point {
    if cover == Cover::Glass && point.y > gear::COLLAR - 6.0 {
        return Point::new(point.x.clamp(-IN_THE_COLLAR, IN_THE_COLLAR), point.y.min(gear::COLLAR + 6.0));
    }
    let away = point - gear::HELMET;
    let far = away.hypot2().sqrt();
    let most = gear::GLASS - 12.0;
    if cover == Cover::Glass && far > most { gear::HELMET + away * (most / far) } else { point }
}

/// Half the width of what is behind a collar of glass.
const IN_THE_COLLAR: f64 = 50.0;

/// From head units to `at`, for a head alone.
pub(super) fn upright(build: &Build) -> Affine {
    Affine::translate((0.0, -50.0 * build.head)) * Affine::scale(build.head)
}
