//! Paw in paw: two animals on one level, turned to each other, an arm of each to where they hold each other.

use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, Point, Vec2};
use scene::{Party, Scene, What};

use super::grip;
use super::group::Group;
use super::ties::is_somebody;

/// Who stands upright with a hand at either side, though no arms are known of it.
pub(super) const HANDED: [&str; 2] = ["robot", "friendly alien"];

/// Whether a party has an arm to give: a person, an animal that reaches out, a robot.
pub(super) fn has_arms(scene: &Scene, party: Party) -> bool {
    is_somebody(scene, party)
        || scene.subject(party).is_some_and(|one| match one.what {
            What::Thing(thing) => HANDED.contains(&thing.name) || reaches(thing.name),
            What::Person(_) => false,
        })
}

fn reaches(name: &str) -> bool {
    figure(name, Detail::Bold).is_ok_and(|art| grip::shoulders(name, art).is_some())
}

/// The other beside an animal that reaches out for it, or reaching out for a person; `None` for two people.
pub(super) fn paw_in_paw((base, holder): (&Art, &str), other: Group) -> Result<Group, Group> {
    let name = other.first().map_or("", |first| first.name);
    let Some(theirs) = other.first().map(|first| first.art.clone()) else { return Err(other) };
    let (mine, yours) = (grip::shoulders(holder, base), grip::shoulders(name, &theirs));
    if mine.is_none() && yours.is_none() {
        return Err(other);
    }
    let (around, own) = (base.bounds(), other.bounds());
    let gap = around.height().min(own.height()) * 0.05;
    let placing = Affine::translate((around.x1 + gap + own.x1, around.y1 - own.y1))
        * Affine::scale_non_uniform(-1.0, 1.0);
    let mut other = other.moved(placing);
    let ends = |art: &Art| art.anchor(Anchor::Hand).unwrap_or(art.bounds().center());
    let from = mine.as_ref().map(|arms| arms.right);
    let to = yours.as_ref().map(|arms| placing * arms.right);
    let between = Point::new(around.x1 + gap / 2.0, 0.0);
    let level = from.or(to).map_or(around.center().y, |at| at.y) + around.height() * 0.12;
    let meet = match (from, to) {
        (Some(_), Some(_)) => Point::new(between.x, level),
        (Some(_), None) => grip::palms(&theirs).last().map_or(between, |palm| placing * *palm),
        _ => grip::palms(base).last().copied().unwrap_or(ends(base)),
    };
    let mut arms = Vec::new();
    if let (Some(mine), Some(from)) = (&mine, from) {
        arms.extend(mine.reach(base, from, meet));
    }
    if let (Some(yours), Some(to)) = (&yours, to) {
        let art = theirs.placed(placing);
        arms.extend(yours.reach(&art, to, meet + Vec2::new(0.0, -1.0)));
    }
    if let Some(member) = other.members.last_mut() {
        member.art.shapes.extend(arms);
    }
    Ok(other)
}
