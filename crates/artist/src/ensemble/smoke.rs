//! Smoke over the chimney it comes out of.

use figures::Art;
use kurbo::Point;
use scene::{Link, Party, Relation, Scene};

use super::group::Group;

pub(super) const SMOKE: &str = "smoke";
/// Where the chimney of a thing ends, as shares of its box.
pub(super) const CHIMNEYS: [(&str, (f64, f64)); 1] = [("house", (0.72, 0.03))];
/// How high the smoke is, as a share of the height of what it rises from.
const HIGH: f64 = 0.52;
/// Where the smoke leaves the chimney, as a share of its own width.
const FROM: f64 = 0.2;

/// A house with smoke has it over its chimney.
pub(super) fn rises(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let is = |party: Party, name: &str| scene.subject(party).is_some_and(|one| one.what.name() == name);
        let chimney = CHIMNEYS.iter().any(|(name, _)| is(known.subject, name));
        if chimney && is(known.object, SMOKE) && matches!(known.link, Link::With | Link::Holding) {
            let (subject, object) = (known.object, known.subject);
            scene.relations[index] = Relation { subject, link: Link::Above, object, and: None };
        }
    }
}

/// Over the chimney, or over the middle of what has none.
pub(super) fn over((base, name): (&Art, &str), other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let (x, y) = CHIMNEYS.iter().find(|(known, _)| *known == name).map_or((0.5, 0.0), |(_, at)| *at);
    let scale = around.height() * HIGH / own.height().max(1.0);
    let aside = own.width() * scale * (0.5 - FROM);
    let foot = Point::new(around.x0 + around.width() * x + aside, around.y0 + around.height() * y);
    other.stood(foot, scale)
}
