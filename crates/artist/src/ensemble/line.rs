//! A row: who faces which way, and how close side by side they stand.

use kurbo::{Affine, Point, Rect};
use scene::{Link, Party, Scene};

use super::bike::is_cycling;
use super::group::Group;
use super::odd;
use super::other;
use super::strung;
use super::ties::races;
use crate::silhouette::Silhouette;

/// Air between groups before the page is filled, in units.
pub(super) const BETWEEN: f64 = 11.0;
/// Whoever stands on the right turns to the middle, unless a row where nobody turns is this much narrower: there one's
/// raised hand is over another's lowered one.
const WORTH_TURNING: f64 = 0.88;

/// The room a group takes up at scale 1: bands around the middle of its feet.
pub(super) struct Shape(Vec<Rect>);

impl Shape {
    pub(super) fn of(group: &Group) -> Self {
        let bounds = group.bounds();
        let foot = Point::new(bounds.center().x, bounds.y1).to_vec2();
        let silhouettes = group.members.iter().map(|member| Silhouette::of(&member.art));
        Self(
            silhouettes
                .flat_map(|one| one.bands().iter().map(|band| *band - foot).collect::<Vec<_>>())
                .collect(),
        )
    }

    pub(super) fn height(&self) -> f64 {
        let tops = self.0.iter().map(|band| band.y0);
        -tops.fold(0.0, f64::min)
    }

    /// Its bands where the middle of its feet goes by `placing`.
    pub(super) fn placed(&self, placing: Affine) -> Vec<Rect> {
        self.0.iter().map(|band| placing.transform_rect_bbox(*band)).collect()
    }

    /// How far each side reaches from the middle at a band, mirrored or not.
    fn sides(band: &Rect, turned: bool) -> (f64, f64) {
        if turned { (-band.x1, -band.x0) } else { (band.x0, band.x1) }
    }

    pub(super) fn extent(&self, turned: bool) -> (f64, f64) {
        let sides = self.0.iter().map(|band| Self::sides(band, turned));
        sides.fold((0.0, 0.0), |(from, to), (left, right)| (f64::min(from, left), f64::max(to, right)))
    }

    fn width(&self) -> f64 {
        let (from, to) = self.extent(false);
        to - from
    }

    /// How far from middle to middle the next one stands, so that they are `BETWEEN` apart wherever they are side by side.
    fn apart(&self, turned: bool, next: (&Self, bool)) -> f64 {
        let (other, other_turned) = next;
        let pairs = self.0.iter().flat_map(|band| other.0.iter().map(move |beside| (band, beside)));
        pairs
            .filter(|(band, beside)| band.y0 < beside.y1 + BETWEEN && beside.y0 < band.y1 + BETWEEN)
            .map(|(band, beside)| Self::sides(band, turned).1 - Self::sides(beside, other_turned).0 + BETWEEN)
            .fold(0.0, f64::max)
    }
}

/// More than so many who follow each other overlap, by this share of a width: tail behind head.
const PROCESSION: usize = 4;
const OVERLAP: f64 = 0.32;

/// Whether so many in a row follow each other that they overlap.
pub(super) fn is_procession(scene: &Scene, count: usize) -> bool {
    count > PROCESSION && scene.relations.iter().any(|known| known.link == Link::Chasing)
}

/// What has letters or a number on it, which nobody reads from behind.
pub(super) const LETTERED: [&str; 9] = [
    "finish line",
    "stop sign",
    "stop paddle",
    "race car",
    "school bus",
    "ambulance",
    "police car",
    "convenience store",
    "calendar",
];

/// Whether somebody of the group has letters or a number on it.
fn is_lettered(group: &Group) -> bool {
    group.members.iter().any(|member| {
        LETTERED.contains(&member.name)
            || member.name.starts_with("number ")
            || member.name.starts_with("letter ")
    })
}

/// A row at scale 1: who is mirrored, where the middles are, and how far it reaches.
pub(super) struct Line {
    pub(super) turned: Vec<bool>,
    pub(super) centers: Vec<f64>,
    pub(super) from: f64,
    to: f64,
}

impl Line {
    /// The narrower of two ways to stand: the right half turned to the middle, or nobody.
    pub(super) fn of(scene: &Scene, row: &[(&Group, &Shape)]) -> Self {
        let chasing = row.iter().any(|(group, _)| {
            let party = group.root.party;
            races(scene, party)
                || is_cycling(group)
                || scene.relations.iter().any(|known| known.link == Link::Chasing && known.subject == party)
        });
        let turned = |facing: bool| {
            let by_place = |index: usize| facing && !chasing && row.len() > 1 && index * 2 >= row.len();
            row.iter()
                .enumerate()
                .map(|(index, (group, _))| {
                    !is_lettered(group) && look(scene, group).unwrap_or(by_place(index))
                })
                .collect::<Vec<_>>()
        };
        if odd::is_any_turned(scene) {
            let turned = row.iter().map(|(group, _)| odd::looks_away(scene, group.root.party)).collect();
            return Self::set(row, turned, 0.0);
        }
        let overlap = if is_procession(scene, row.len()) { OVERLAP } else { 0.0 };
        if strung::is_tug_of_war(scene) {
            return Self::set(row, turned(true), overlap);
        }
        let [facing, straight] = [true, false].map(|facing| Self::set(row, turned(facing), overlap));
        if straight.width() < facing.width() * WORTH_TURNING { straight } else { facing }
    }

    /// Nobody turned who need not be: heads are not where two overlap.
    pub(super) fn straight(scene: &Scene, row: &[(&Group, &Shape)]) -> Self {
        Self::set(row, row.iter().map(|(group, _)| look(scene, group).unwrap_or(false)).collect(), 0.0)
    }

    fn set(row: &[(&Group, &Shape)], turned: Vec<bool>, overlap: f64) -> Self {
        let mut line = Self { turned, centers: Vec::new(), from: f64::INFINITY, to: f64::NEG_INFINITY };
        for (index, (_, shape)) in row.iter().enumerate() {
            let center = match line.centers.last() {
                None => 0.0,
                Some(before) => {
                    let (_, other) = row[index - 1];
                    let apart = other.apart(line.turned[index - 1], (shape, line.turned[index]));
                    before + apart - other.width().min(shape.width()) * overlap
                }
            };
            let (left, right) = shape.extent(line.turned[index]);
            line.from = line.from.min(center + left);
            line.to = line.to.max(center + right);
            line.centers.push(center);
        }
        line
    }

    pub(super) fn width(&self) -> f64 {
        (self.to - self.from).max(1.0)
    }
}

/// Whether the group must look left (`true`) or right to see whom it looks at.
fn look(scene: &Scene, group: &Group) -> Option<bool> {
    let order = |party: Party| match party {
        Party::Hero => 0,
        Party::Cast(index) => index + 1,
    };
    let relation = scene
        .relations
        .iter()
        .find(|relation| relation.link == Link::LookingAt && other(relation, group.root.party).is_some())?;
    let partner = other(relation, group.root.party)?;
    Some(order(group.root.party) > order(partner))
}
