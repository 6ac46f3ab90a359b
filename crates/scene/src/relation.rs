//! Who stands how to whom.

use serde::Serialize;

use crate::options::options;

/// One of those on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Party {
    /// The child in the middle, [`Scene::hero`](crate::Scene::hero).
    Hero,
    /// The subject of this index in [`Scene::cast`](crate::Scene::cast): all its copies.
    Cast(usize),
}

/// "The cat is on the chair": `subject` stands as `link` says to `object`. The geometry must show it.
/// A party may be in several relations; none is related to itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Relation {
    /// Who it is said about.
    pub subject: Party,
    /// What is said.
    pub link: Link,
    /// To whom.
    pub object: Party,
    /// The other side of [`Link::Between`]; `None` for every other link, and between copies of one object.
    pub and: Option<Party>,
}

options! {
    /// How a subject stands to an object, as seen on the page.
    pub enum Link("relation") {
        /// Touches it and stands on its top or seat.
        On = "on", "on";
        /// Small, in the middle of its face.
        OnTheNose = "on-the-nose", "on the nose of";
        /// Below it, and its shelter: a tree, a table, an umbrella.
        Under = "under", "under";
        /// Higher on the page, not touching.
        Above = "above", "above";
        /// Lower on the page, not touching.
        Below = "below", "below";
        /// Its lower part is hidden in it, the rest looks out.
        In = "in", "in";
        /// Beside it, on either side, at the same level.
        NextTo = "next-to", "next to";
        /// As the viewer sees it: further left on the page.
        LeftOf = "left-of", "left of";
        /// As the viewer sees it: further right on the page.
        RightOf = "right-of", "right of";
        /// Partly hidden by it, and still to be recognised.
        Behind = "behind", "behind";
        /// Partly hides it, and leaves it to be recognised.
        InFrontOf = "in-front-of", "in front of";
        /// One of the two on each side of it.
        Between = "between", "between";
        /// Sits on its seat.
        Riding = "riding", "riding";
        /// Has it in the hand, paw or mouth.
        Holding = "holding", "holding";
        /// Both run the same way, the subject behind.
        Chasing = "chasing", "chasing";
        /// In the air above it.
        FlyingOver = "flying-over", "flying over";
        /// Off the ground above it.
        JumpingOver = "jumping-over", "jumping over";
        /// Faces it.
        LookingAt = "looking-at", "looking at";
        /// In company: close by, in view of each other.
        With = "with", "with";
    }
}
