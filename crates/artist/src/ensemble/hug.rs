//! Two who hug: in both arms of a person, or cheek to cheek where animals do.

use figures::{Anchor, Art};
use kurbo::{Affine, Point, Vec2};
use scene::{Doing, Link, Party, Relation, Scene, Thing};

use super::Actor;
use super::casting::copies;
use super::dress::eyes;
use super::grip;
use super::group::Group;
use super::mouth;
use super::skin::close_eyes;
use super::tend::{Doer, is_alive};
use super::ties::doing;
use crate::silhouette::Silhouette;

/// Half the width of a head, as a share of its owner's height: a child's, and that of whoever is hugged.
const HALF_A_HEAD: f64 = 0.18;
const HALF_A_HUGGED_HEAD: f64 = 0.14;

/// How far below the mouth of whoever is hugged the hands are, as a share of the hugger's height.
const UNDER_THE_CHIN: f64 = 0.09;

/// How much of the half of it is seen at least.
const SEEN_OF_A_HEAD: f64 = 0.8;

/// The highest animal that is lifted to be hugged, in centimetres.
const LIFTED: u32 = 110;

/// Whether two are in each other's arms.
pub(super) const fn is_close(deed: Doing) -> bool {
    matches!(deed, Doing::Hugging | Doing::Kissing)
}

/// Whom two of a kind hug together.
pub(super) fn third(scene: &Scene, pair: Party) -> Option<Party> {
    let hugged = |known: &&Relation| {
        known.subject == pair
            && known.object != pair
            && matches!(known.link, Link::With | Link::NextTo)
            && copies(scene, known.object) == 1
            && is_alive(scene, known.object)
    };
    (copies(scene, pair) == 2).then(|| scene.relations.iter().find(hugged).map(|known| known.object))?
}

/// Whether it is the second of two who hug somebody together.
pub(super) fn is_second(scene: &Scene, one: Actor) -> bool {
    one.copy == 1 && doing(scene, one.party).is_some_and(is_close) && third(scene, one.party).is_some()
}

/// How far to the right of whom both hug the second one's hands are, as a share of that one's width.
const RIGHT: f64 = 0.6;

/// At the side of whom both hug: whoever is hugged is turned to the first of them, and then this is the other side.
pub(super) fn from_the_right(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let right = around.x1 - around.width() * RIGHT;
    other.moved(Affine::translate((right - own.x1, around.y1 - own.y1)))
}

/// Whoever kisses has pursed lips and closed eyes.
pub(super) fn pucker(art: &mut Art, scene: &Scene, party: Party) {
    if doing(scene, party) != Some(Doing::Kissing) {
        return;
    }
    mouth::purse(art);
    if let Some(open) = eyes(art) {
        close_eyes(art, open);
    }
}

/// The highest animal that is kissed on the hands of a person, in centimetres, and how high it is there, as a share of
/// the person's height.
const ON_HANDS: u32 = 60;
const KISSED: f64 = 0.3;

/// On both hands, its mouth as high as the lips and its cheek at theirs; it comes back where it is no small animal.
fn on_the_hands(body: &Doer, other: Group) -> Result<Group, Group> {
    let small =
        other.first().and_then(|first| Thing::named(first.name)).filter(|it| it.centimetres <= ON_HANDS);
    let mouth = other.first().and_then(|first| first.art.anchor(Anchor::Mouth));
    let (Some(mouth), Some(_)) = (mouth, small) else { return Err(other) };
    let (own, high) = (other.bounds(), body.around.height());
    let below = (body.hand.y - body.mouth.y).max(high * 0.1) + high * 0.02;
    let scale = (below / (own.y1 - mouth.y).max(1.0)).min(high * KISSED / own.height().max(1.0));
    let turned = other.moved(Affine::scale_non_uniform(-scale, scale));
    let Some(art) = turned.first().map(|first| &first.art) else { return Ok(turned) };
    let to = Point::new(body.mouth.x + high * HALF_A_HEAD * 0.92, body.mouth.y);
    let at =
        Point::new(cheek(art, false), face(art).y.midpoint(art.anchor(Anchor::Mouth).map_or(0.0, |it| it.y)));
    Ok(turned.moved(Affine::translate(to - at)))
}

/// Kissed: what is small is on the hands.
pub(super) fn kissed(body: &Doer, other: Group) -> Group {
    on_the_hands(body, other).unwrap_or_else(|other| in_arms(body, other, false))
}

/// In both arms; what is small, and every armful, is lifted up.
pub(super) fn in_arms(body: &Doer, other: Group, armful: bool) -> Group {
    let own = other.bounds();
    let high = body.around.height();
    let scale = (high * 1.2 / own.height().max(1.0)).min(1.0);
    let somebody = other.first().is_some_and(|first| grip::is_person(&first.art));
    // Nobody lifts a horse.
    let large =
        other.first().and_then(|first| Thing::named(first.name)).is_some_and(|it| it.centimetres > LIFTED);
    let small = armful || !large && own.height() * scale < high * if somebody { 0.6 } else { 0.85 };
    let lifted = if somebody { 0.58 } else { 0.46 };
    let scale = if small { (high * lifted / own.height().max(1.0)).min(1.6) } else { scale };
    let scale = if small || somebody { scale } else { scale * taller(body, &other, scale) };
    let other = other.moved(Affine::scale_non_uniform(-scale, scale));
    if !small && !somebody && looks_over(body, &other) {
        return at_the_neck(body, other);
    }
    let own = other.bounds();
    let near = body.hand.x - own.width() * if small { 0.72 } else { 0.4 };
    // Both faces are beside each other; two people are cheek to cheek.
    let hugged =
        other.members.iter().map(|member| &member.art).find(|art| art.anchor(Anchor::Face).is_some());
    let face = hugged.and_then(|art| art.anchor(Anchor::Face));
    let head = hugged.and_then(|art| art.anchor(Anchor::Head));
    let x = match (face, head) {
        (Some(face), Some(head)) if somebody => {
            let cheeks = body.head + (face - head).hypot();
            body.mouth.x + cheeks - (face.x - own.x0)
        }
        (Some(face), _) => {
            // A frog's head is as wide as the frog.
            let half = hugged.map_or(0.0, |art| (face.x - cheek(art, false)) * SEEN_OF_A_HEAD);
            let half = half.max(own.height() * HALF_A_HUGGED_HEAD);
            near.max(body.mouth.x + high * HALF_A_HEAD + half - (face.x - own.x0))
        }
        _ => near,
    };
    // The hands are below the mouth.
    let mouth = hugged.and_then(|art| art.anchor(Anchor::Mouth)).filter(|_| !somebody);
    let below = mouth.map_or(own.height() * 0.45, |mouth| own.y1 - mouth.y - high * UNDER_THE_CHIN);
    let foot = if small { body.hand.y + below.min(own.height() * 0.45) } else { body.around.y1 };
    other.moved(Affine::translate((x - own.x0, foot.min(body.around.y1) - own.y1)))
}

/// How large each of several in one's arms is beside one alone, how far above the one below, in shares of its height, and
/// how far aside by turns, in shares of its width.
const OF_SEVERAL: f64 = 0.66;
const PILED: f64 = 0.66;
const ASIDE: f64 = 0.16;

/// In both arms, one of `same`: the first one is held, the others sit on it.
pub(super) fn armful(body: &Doer, other: Group, (rank, same): (usize, usize)) -> Group {
    let held = in_arms(body, other, true);
    if same < 2 {
        return leaning(body, held);
    }
    let own = held.bounds();
    let step = Vec2::new(
        own.width() * OF_SEVERAL * if rank % 2 == 1 { ASIDE } else { 0.0 },
        // The face is where it would be of one alone.
        -own.height() * ((1.0 - OF_SEVERAL) * 0.72 + OF_SEVERAL * PILED * rank as f64),
    );
    held.stood(Point::new(own.center().x, own.y1) + step, OF_SEVERAL)
}

/// How far an animal in one's arms leans away from the face at most, in radians, and how far over the hand below it reaches,
/// as a share of its holder's height.
const LEANING: f64 = 0.3;
const OVER_THE_HAND: f64 = 0.02;

/// Leaned so far away from the face that its body lies on the hand below it.
fn leaning(body: &Doer, held: Group) -> Group {
    let Some(art) = held.first().map(|first| &first.art).filter(|art| !grip::is_person(art)) else {
        return held;
    };
    let (face, palm, high) = (face(art), body.other_hand, body.around.height());
    let edge = Silhouette::of(art).reach(palm.y - high * 0.02, palm.y + high * 0.02);
    let short = edge.map_or(0.0, |(edge, _)| edge - palm.x + high * OVER_THE_HAND);
    if short <= 0.0 || palm.y <= face.y {
        return held;
    }
    let lean = libm::atan2(short, palm.y - face.y).min(LEANING);
    held.moved(Affine::rotate_about(lean, face))
}

/// The most that an animal is made larger for its mouth to be above the hands around it.
const LARGER: f64 = 1.5;

/// How much larger what is hugged must be for the hands to be below its mouth.
fn taller(body: &Doer, other: &Group, scale: f64) -> f64 {
    let mouth = other.first().and_then(|first| first.art.anchor(Anchor::Mouth));
    let hands = body.around.y1 - body.hand.y + body.around.height() * UNDER_THE_CHIN;
    let up = mouth.map_or(hands, |mouth| (other.bounds().y1 - mouth.y) * scale);
    (hands / up.max(1.0)).clamp(1.0, LARGER)
}

/// Whether the face of what is hugged is above the head of who hugs it.
fn looks_over(body: &Doer, other: &Group) -> bool {
    let face = other.first().and_then(|first| first.art.anchor(Anchor::Face));
    face.is_some_and(|face| other.bounds().y1 - face.y > body.around.height() * 1.02)
}

/// On the same ground, the arms around its neck or its chest.
fn at_the_neck(body: &Doer, other: Group) -> Group {
    let high = body.around.height();
    let other = body.on_ground(other, body.around.x1);
    let level = body.hand.y;
    let edge = other
        .first()
        .and_then(|first| Silhouette::of(&first.art).reach(level - high * 0.04, level + high * 0.04))
        .map_or(other.bounds().x0, |(from, _)| from);
    other.moved(Affine::translate((body.hand.x - high * 0.2 - edge, 0.0)))
}

/// How much of the width of the narrower one two who are cheek to cheek share at most.
const SHARED: f64 = 0.46;
/// And at least: a cub is below its mother's head.
const LEAST: f64 = 0.1;

/// Whoever is so much smaller is held from behind, its face free.
const SMALLER: f64 = 0.84;

/// Turned to the other on one level, so near that their heads touch.
pub(super) fn cheek_to_cheek(base: &Art, other: Group) -> Group {
    let around = base.bounds();
    let way = if other.bounds().height() < around.height() * SMALLER { 1.0 } else { -1.0 };
    let turned = other.moved(Affine::scale_non_uniform(way, 1.0));
    let own = turned.bounds();
    let turned = turned.moved(Affine::translate((0.0, around.y1 - own.y1)));
    let Some(art) = turned.first().map(|first| &first.art) else { return turned };
    let (right, left) = (cheek(base, true), cheek(art, false));
    let most = around.width().min(own.width()) * SHARED;
    let touch = right - left + around.height().min(own.height()) * -0.02;
    let least = around.width().min(own.width()) * LEAST;
    // What hovers above the heads is no part of a body.
    let body = Silhouette::of(base).reach(face(base).y, around.y1).map_or(around.x1, |(_, to)| to);
    let aside = touch.max(around.x1 - most - own.x0).min(body - least - own.x0);
    turned.moved(Affine::translate((aside, 0.0)))
}

/// How much higher than its hugger what stands there is at least, and where its trunk is, as a share of its height.
const TALLER: f64 = 1.5;
const TRUNK: f64 = 0.84;

/// Beside what has no face, so near that the trunk of it is at the chest.
pub(super) fn to_the_trunk(base: &Art, other: Group) -> Group {
    let around = base.bounds();
    let scale = (around.height() * TALLER / other.bounds().height().max(1.0)).max(1.0);
    let other = other.moved(Affine::scale(scale));
    let own = other.bounds();
    let other = other.moved(Affine::translate((0.0, around.y1 - own.y1)));
    let own = other.bounds();
    let level = own.y0 + own.height() * TRUNK;
    let reach = |art: &Art| Silhouette::of(art).reach(level - own.height() * 0.05, level);
    let trunk = other.first().and_then(|first| reach(&first.art)).map_or(own.x0, |(from, _)| from);
    let chest = reach(base).map_or(around.x1, |(_, to)| to);
    other.moved(Affine::translate((chest - trunk - around.width() * 0.04, 0.0)))
}

/// How far a head reaches to the right or the left.
fn cheek(art: &Art, right: bool) -> f64 {
    let around = art.bounds();
    let face = face(art);
    let near = around.height() * 0.08;
    let reach = Silhouette::of(art).reach(face.y - near, face.y + near);
    reach.map_or(face.x, |(from, to)| if right { to } else { from })
}

fn face(art: &Art) -> Point {
    art.anchor(Anchor::Face).unwrap_or(art.bounds().center())
}
