//! In depth: a few who would be small side by side stand one a step behind the other, larger, and hide nobody's face.

use figures::{Anchor, Art};
use kurbo::{Affine, Point, Rect};
use scene::{Link, Relation, Scene};

use super::grip::is_person;
use super::group::Group;
use super::line::{Line, Shape};
use crate::board::face_of;

/// The sizes that are tried, the largest first, as multiples of the size side by side.
const LARGER: [f64; 9] = [2.0, 1.85, 1.7, 1.56, 1.46, 1.36, 1.28, 1.2, 1.14];
/// How far behind whoever is nearer the others stand: a share of the height of the nearer, and at most so many units.
const BEHIND: f64 = 0.4;
const FARTHEST: f64 = 120.0;
/// The same for two who have a face: nobody seems to float over the other.
const ABREAST: [f64; 3] = [0.1, 0.18, 0.26];
/// The same for so many, and for two who are only named together and are so much wider together than the higher one is
/// high.
const MANY: usize = 4;
const FAR_BEHIND: f64 = 0.54;
const FARTHER_BEHIND: f64 = 0.68;
const WIDE: f64 = 2.0;
/// The same for one who runs from another.
const FAR_AHEAD: f64 = 1.1;
/// Two look the same way where they are so much larger than face to face.
const WORTH_TURNING_AWAY: f64 = 1.2;
/// The most of one farther away that one nearer hides, and the most of a thing that has no face.
const HIDDEN: f64 = 0.2;
const HIDDEN_THING: f64 = 0.3;

/// The most of the box around a face that is hidden: its corner is no face.
const CORNER: f64 = 0.07;

/// How much of an animal its feet are, as a share of its height, and the most of them that another one hides.
const FEET: f64 = 0.12;
const FEET_HIDDEN: f64 = 0.3;

/// What is no larger beside its group is seen whole.
const SMALL: f64 = 0.2;

/// What reaches at least so far beyond the hands, as a share of the height, is a machine.
const MACHINE: f64 = 0.25;

/// The most that the boxes around two overlap, as a share of the smaller: less where one runs from the other.
const TOGETHER: f64 = 0.55;
const CHASING: f64 = 0.3;

/// Who is left or right of another is at least so much farther aside than up.
const ASIDE: f64 = 0.6;

/// How much rather a thing stands behind somebody than somebody behind a thing as high, where it is at least so large
/// beside the largest: a bus does, a bone does not.
const LIFELESS: f64 = 1.6;
const LARGE: f64 = 0.7;

/// A way to stand: where each one's middle and foot are, and who is turned.
pub(super) struct Staggered {
    pub(super) scale: f64,
    pub(super) feet: Vec<Point>,
    pub(super) turned: Vec<bool>,
}

impl Staggered {
    /// Each group with its placing and how near it is.
    pub(super) fn placed(self, groups: Vec<Group>) -> Vec<(Group, Affine, f64)> {
        let ways = self.feet.into_iter().zip(self.turned);
        let stand = |(group, (foot, turned)): (Group, (Point, bool))| {
            let own = group.bounds();
            let side = if turned { -self.scale } else { self.scale };
            let placing = Affine::translate(foot.to_vec2())
                * Affine::scale_non_uniform(side, self.scale)
                * Affine::translate((-own.center().x, -own.y1));
            (group, placing, foot.y)
        };
        groups.into_iter().zip(ways).map(stand).collect()
    }
}

/// The largest way to stand in depth in `room`, whose foot is where the nearest stand; `None` where side by side,
/// is as good. Nobody is scaled beyond `most`.
pub(super) fn staggered(
    scene: &Scene,
    groups: &[Group],
    (room, deepest): (Rect, f64),
    most: f64,
) -> Option<Staggered> {
    let shapes: Vec<Shape> = groups.iter().map(Shape::of).collect();
    let line = Line::of(scene, &groups.iter().zip(&shapes).collect::<Vec<_>>());
    let scale = room.width() / line.width();
    let faces: Vec<Vec<Rect>> = groups.iter().map(told_by).collect();
    let roofs: Vec<Vec<Rect>> = groups.iter().map(roofs_of).collect();
    let has_face: Vec<bool> =
        groups.iter().map(|one| one.members.iter().any(|member| face_of(&member.art).is_some())).collect();
    let largest = groups.iter().map(|group| group.bounds().area()).fold(0.0, f64::max);
    let chase = scene.relations.iter().any(|relation| relation.link == Link::Chasing);
    let side = |relation: &Relation| {
        matches!(relation.link, Link::LeftOf | Link::RightOf | Link::Between | Link::Chasing)
    };
    let sides = scene.relations.iter().any(side);
    let together = if chase { CHASING } else { TOGETHER };
    let around: Vec<Rect> = shapes.iter().map(around).collect();
    let whole = Whole {
        shapes: &shapes,
        around: &around,
        faces: &faces,
        roofs: &roofs,
        has_face: &has_face,
        beasts: &groups.iter().map(is_beast).collect::<Vec<bool>>(),
        line: &line,
        room,
        together,
        sides,
    };
    // The low ones are nearer, where that is possible.
    let high = |(index, group): (usize, &Group)| {
        let own = group.bounds();
        let stands_back = !has_face[index] && own.area() >= largest * LARGE;
        own.height() * if stands_back { LIFELESS } else { 1.0 }
    };
    let high: Vec<f64> = groups.iter().enumerate().map(high).collect();
    let cost = |way: &u32| -> f64 {
        let nearer = high.iter().enumerate().filter(|(index, _)| way >> index & 1 == 1);
        nearer.map(|(_, high)| high).sum::<f64>() / f64::from(way.count_ones())
    };
    let mut ways: Vec<u32> = (1..(1_u32 << groups.len()) - 1).collect();
    ways.sort_by(|a, b| cost(a).total_cmp(&cost(b)));
    let alive = has_face.iter().all(|face| *face);
    let wide = groups.iter().map(|group| group.bounds().width()).sum::<f64>();
    let wide = wide > groups.iter().map(|group| group.bounds().height()).fold(0.0, f64::max) * WIDE;
    // Who is high up on something is not left of whom it is far above.
    let level = !sides || groups.iter().all(|group| group.members.len() == 1);
    let apart = groups.len() == 2 && wide && !chase && level;
    let pair = groups.len() == 2 && alive && !apart;
    let abreast = if level { &ABREAST[..] } else { &ABREAST[..1] };
    let steps = if pair && !chase { abreast } else { steps(chase, apart && alive || groups.len() >= MANY) };
    let tried = || steps.iter().flat_map(|step| ways.iter().map(move |way| (*way, *step)));
    let largest = |whole: &Whole, least: f64| {
        let scales = LARGER.iter().map(|larger| larger * scale);
        let mut scales = scales.filter(|scale| *scale <= most && *scale > least);
        scales.find_map(|scale| tried().find_map(|(way, step)| whole.stands(scale, (way, step), deepest)))
    };
    let facing = largest(&whole, 0.0);
    if !apart {
        return facing;
    }
    let least = facing.as_ref().map_or(scale, |facing| facing.scale) * WORTH_TURNING_AWAY;
    let straight = Line::straight(scene, &groups.iter().zip(&shapes).collect::<Vec<_>>());
    largest(&Whole { line: &straight, ..whole }, least).or(facing)
}

/// How far behind whoever is nearer the others are tried: far ahead where they run away.
const fn steps(chase: bool, far: bool) -> &'static [f64] {
    match (chase, far) {
        (true, _) => &[BEHIND, FAR_BEHIND, FAR_AHEAD],
        (false, true) => &[BEHIND, FAR_BEHIND, FARTHER_BEHIND],
        (false, false) => &[BEHIND],
    }
}

/// What a group is told by, seen from the middle of its feet: its faces, and what is held or kicked.
fn told_by(group: &Group) -> Vec<Rect> {
    let bounds = group.bounds();
    let foot = Point::new(bounds.center().x, bounds.y1).to_vec2();
    let faces = group.members.iter().filter_map(|member| face_of(&member.art));
    let face = faces.reduce(|all, next| all.union(next));
    let small = |thing: &Rect| thing.area() < bounds.area() * SMALL;
    let things = group.members.iter().filter(|member| member.actor != group.root);
    let things = things.filter(|member| face_of(&member.art).is_none()).map(|member| member.art.bounds());
    let machines = group.members.iter().filter_map(|member| before_the_hands(&member.art));
    face.into_iter().chain(things.filter(small)).chain(machines).map(|part| part - foot).collect()
}

/// What somebody drives before them over the ground: a vacuum cleaner, a lawn mower.
fn before_the_hands(art: &Art) -> Option<Rect> {
    let own = art.bounds();
    let hands = is_person(art).then(|| [Anchor::Hand, Anchor::OtherHand].map(|hand| art.anchor(hand)));
    let farthest = hands?.into_iter().flatten().map(|hand| hand.x).reduce(f64::max)?;
    let before = Rect::new(farthest, own.center().y, own.x1, own.y1);
    (before.width() > own.height() * MACHINE).then_some(before)
}

/// What has no face in a group and is too large to be held: a bicycle that is mended.
fn roofs_of(group: &Group) -> Vec<Rect> {
    let bounds = group.bounds();
    let foot = Point::new(bounds.center().x, bounds.y1).to_vec2();
    let things = group.members.iter().filter(|member| face_of(&member.art).is_none());
    let things = things.map(|member| member.art.bounds());
    things.filter(|thing| thing.area() >= bounds.area() * SMALL).map(|thing| thing - foot).collect()
}

/// Everybody who is to stand.
struct Whole<'a> {
    shapes: &'a [Shape],
    /// The boxes around them.
    around: &'a [Rect],
    faces: &'a [Vec<Rect>],
    /// What one must not seem to stand on.
    roofs: &'a [Vec<Rect>],
    has_face: &'a [bool],
    /// Who is an animal alone.
    beasts: &'a [bool],
    line: &'a Line,
    room: Rect,
    /// The most that the boxes of two overlap, as a share of the smaller.
    together: f64,
    /// Whether somebody is said to be left or right of another.
    sides: bool,
}

impl Whole<'_> {
    /// With the first and the last at the sides and the others between, those of `nearer` in front.
    fn stands(&self, scale: f64, (nearer, step): (u32, f64), deepest: f64) -> Option<Staggered> {
        let (room, line) = (self.room, self.line);
        let turned = line.turned.clone();
        let is_near = |index: usize| nearer >> index & 1 == 1;
        let extent = |index: usize| {
            let (from, to) = self.shapes[index].extent(turned[index]);
            (from * scale, to * scale)
        };
        let last = self.shapes.len() - 1;
        let (left, right) = (room.x0 - extent(0).0, room.x1 - extent(last).1);
        let (first, span) = (line.centers[0], line.centers[last] - line.centers[0]);
        if right <= left || span <= 0.0 {
            return None;
        }
        let high = |index: usize| self.shapes[index].height() * scale;
        let tallest_near = (0..=last).filter(|index| is_near(*index)).map(high).fold(0.0, f64::max);
        let most = FARTHEST * step / BEHIND;
        let rise = (tallest_near * step).min(most).min(room.y1 - deepest);
        let foot = |index: usize| {
            let x = left + (right - left) * (line.centers[index] - first) / span;
            Point::new(x, room.y1 - if is_near(index) { 0.0 } else { rise })
        };
        let feet: Vec<Point> = (0..=last).map(foot).collect();
        let placed = |index: usize| {
            let side = if turned[index] { -scale } else { scale };
            Affine::translate(feet[index].to_vec2()) * Affine::scale_non_uniform(side, scale)
        };
        let around: Vec<Rect> =
            (0..=last).map(|index| placed(index).transform_rect_bbox(self.around[index])).collect();
        let rows =
            [true, false].map(|near| (0..=last).filter(|one| is_near(*one) == near).collect::<Vec<_>>());
        let [near, far] = &rows;
        let in_row = || rows.iter().flat_map(|row| row.windows(2)).map(|pair| (pair[0], pair[1]));
        let across = || near.iter().flat_map(|near| far.iter().map(move |far| (*far, *near)));
        // Boxes tell most of what does not fit; only the rest is looked at closely.
        let inside =
            around.iter().all(|own| own.y0 >= room.y0 && own.x0 >= room.x0 - 1.0 && own.x1 <= room.x1 + 1.0);
        let beside =
            || in_row().chain(across()).all(|(one, other)| self.is_beside(around[one], around[other]));
        if rise <= 0.0 || !inside || !beside() {
            return None;
        }
        let all: Vec<Placed> = (0..=last)
            .map(|index| Placed {
                foot: feet[index],
                bands: self.shapes[index].placed(placed(index)),
                parts: self.faces[index]
                    .iter()
                    .map(|part| placed(index).transform_rect_bbox(*part))
                    .collect(),
                roofs: self.roofs[index]
                    .iter()
                    .map(|part| placed(index).transform_rect_bbox(*part))
                    .collect(),
                has_face: self.has_face[index],
                is_beast: self.beasts[index],
            })
            .collect();
        let fits = across().all(|(far, near)| is_seen(&all[far], &all[near]))
            && in_row().all(|(one, other)| overlap(&all[one].bands, &all[other].bands) <= 0.0);
        fits.then_some(Staggered { scale, feet, turned })
    }

    /// Whether two are far enough from each other for what is said of them.
    fn is_beside(&self, one: Rect, other: Rect) -> bool {
        let off = one.center() - other.center();
        let aside = off.x.abs() > off.y.abs() * ASIDE || !self.sides;
        aside && overlap(&[one], &[other]) <= one.area().min(other.area()) * self.together
    }
}

/// Whether one farther away can be told behind one nearer.
fn is_seen(far: &Placed, near: &Placed) -> bool {
    let all: f64 = far.bands.iter().map(Rect::area).sum();
    let most = match (far.has_face, near.has_face) {
        // No castle hides a part of anybody.
        (true, false) => 0.0,
        (true, true) => HIDDEN,
        // What is no larger than whoever is before it is seen whole: a boat beside a whale.
        (false, _) if all < near.bands.iter().map(Rect::area).sum() => 0.0,
        (false, _) => HIDDEN_THING,
    };
    // Who stands behind a bus would stand on its roof.
    let roofs = near.roofs.iter().chain(near.bands.iter().filter(|_| !near.has_face));
    let on_roof = far.has_face
        && roofs
            .into_iter()
            .any(|roof| (roof.x0..roof.x1).contains(&far.foot.x) && roof.y0 < far.foot.y + 8.0);
    // Whose feet are behind another's back seems to sit on it.
    let feet = if far.is_beast && near.is_beast { far.feet() } else { Vec::new() };
    let sits = overlap(&near.bands, &feet) > feet.iter().map(Rect::area).sum::<f64>() * FEET_HIDDEN;
    let told: f64 = far.parts.iter().map(Rect::area).sum();
    !on_roof
        && !sits
        && overlap(&near.bands, &far.bands) <= all * most
        && overlap(&near.bands, &far.parts) <= told * CORNER
}

/// A group on the page.
struct Placed {
    foot: Point,
    bands: Vec<Rect>,
    /// What it is told by.
    parts: Vec<Rect>,
    roofs: Vec<Rect>,
    has_face: bool,
    is_beast: bool,
}

impl Placed {
    /// What it stands on.
    fn feet(&self) -> Vec<Rect> {
        let top = self.bands.iter().map(|band| band.y0).fold(self.foot.y, f64::min);
        let low = self.foot.y - (self.foot.y - top) * FEET;
        let below = |band: &Rect| Rect { y0: band.y0.max(low), ..*band };
        self.bands.iter().map(below).filter(|band| band.height() > 0.0).collect()
    }
}

/// Whether it is one animal with a body of its own: no person, nobody who rides.
fn is_beast(group: &Group) -> bool {
    matches!(&group.members[..], [alone] if face_of(&alone.art).is_some() && !is_person(&alone.art))
}

/// The box around a shape where it is.
fn around(shape: &Shape) -> Rect {
    shape.placed(Affine::IDENTITY).into_iter().reduce(|all, next| all.union(next)).unwrap_or_default()
}

fn overlap(one: &[Rect], other: &[Rect]) -> f64 {
    let pairs = one.iter().flat_map(|a| other.iter().map(move |b| a.intersect(*b)));
    pairs.filter(|both| both.width() > 0.0 && both.height() > 0.0).map(|both| both.area()).sum()
}
