//! More than two of a kind held by one: juggled, in a bunch, heaped on both arms, or one at the mouth and the rest
//! before the feet.

use drawing::{Pen, Shape};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::{Doing, Link, Party, Relation, Scene, Thing};

use super::grip;
use super::group::{Group, SPREAD, is_person};
use super::hold::hold;
use super::tend::is_alive;
use super::ties::doing;

/// Whether it is thrown and caught.
pub(super) fn is_ball(name: &str) -> bool {
    name.ends_with("ball") && name != "crystal ball"
}

/// The ball of a game belongs to whoever plays it.
pub(super) fn balls_at_play(scene: &mut Scene) {
    let plays = |party: &Party| {
        matches!(
            doing(scene, *party),
            Some(
                Doing::PlayingBaseball
                    | Doing::PlayingTennis
                    | Doing::PlayingBasketball
                    | Doing::PlayingSoccer
                    | Doing::Kicking
            )
        )
    };
    let all = scene.hero.iter().map(|_| Party::Hero).chain((0..scene.cast.len()).map(Party::Cast));
    let player = all.into_iter().find(|party| plays(party) && is_alive(scene, *party));
    let free = |index: &usize| {
        let ball = Party::Cast(*index);
        let tied = |known: &Relation| known.subject == ball || known.object == ball;
        is_ball(scene.cast[*index].what.name()) && !scene.relations.iter().any(tied)
    };
    let ball = (0..scene.cast.len()).find(free).map(Party::Cast);
    if let (Some(subject), Some(object)) = (player, ball) {
        scene.relations.push(Relation { subject, link: Link::With, object, and: None });
    }
}

/// Whether it is held by one end: a flower, a balloon, a carrot.
pub(super) fn is_long(name: &str) -> bool {
    let slim = |art: &Art| art.bounds().height() > art.bounds().width() * 1.4;
    name.contains("balloon") || name.contains("flower") || figure(name, Detail::Bold).is_ok_and(slim)
}

/// One of them, the `rank`th of `same`.
pub(super) fn held(
    (base, holder): (&Art, &str),
    other: Group,
    (rank, same): (usize, usize),
    deed: Option<Doing>,
) -> Group {
    let name = other.members.first().map_or("", |member| member.name);
    if deed == Some(Doing::Juggling) {
        return juggled(base, other, (rank as f64 + 0.5) / same as f64);
    }
    if matches!(deed, Some(Doing::Eating | Doing::Drinking)) {
        let first = rank == 0;
        let deed = Some(Doing::Eating);
        return if first { hold((base, holder), other, (0.5, deed)) } else { strewn(base, other, rank) };
    }
    if !is_ball(name) && !grip::is_person(base) {
        if name == "balloon" {
            return spread(hold((base, holder), other, (0.5, None)), base, (rank, same));
        }
        let first = rank == 0;
        return if first { hold((base, holder), other, (0.5, None)) } else { strewn(base, other, rank) };
    }
    if is_ball(name) || holder == "clown" && !is_long(name) {
        return juggled(base, other, (rank as f64 + 0.5) / same as f64);
    }
    let mut held = if name == "balloon" {
        bouquet(base, other, (rank, same))
    } else if is_long(name) {
        bunched(base, other, (rank, same))
    } else if grip::palms_before(base).is_some() {
        heaped(base, other, (rank, same))
    } else {
        juggled(base, other, (rank as f64 + 0.5) / same as f64)
    };
    if rank + 1 == same {
        let hands =
            if is_long(name) { base.anchor(Anchor::Hand).into_iter().collect() } else { grip::palms(base) };
        grip::over(base, &mut held, &hands);
    }
    held
}

/// Turned about where all of them are held, a fan of balloons.
fn spread(held: Group, base: &Art, (rank, same): (usize, usize)) -> Group {
    let at = base.anchor(Anchor::Mouth).or(base.anchor(Anchor::Hand)).unwrap_or(base.bounds().center());
    let share = (rank as f64 + 0.5) / same as f64 - 0.5;
    let turn = share * 0.52 * same as f64;
    held.moved(Affine::translate(at.to_vec2()) * Affine::rotate(turn) * Affine::translate(-at.to_vec2()))
}

/// On the ground before the feet, to the right and to the left by turns.
fn strewn(base: &Art, other: Group, rank: usize) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let size = around.height() * 0.2 / own.height().max(own.width()).max(1.0);
    let side = if rank.is_multiple_of(2) { -1.0 } else { 1.0 };
    let step = rank.div_ceil(2) as f64;
    let x = around.center().x + side * (around.width() * 0.46 + own.width() * size * (step - 0.5));
    other.stood(Point::new(x, around.y1 + 4.0), size)
}

/// A bunch of balloons over the hand, each on a string of its own.
fn bouquet(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let palm = base.anchor(Anchor::Hand).unwrap_or(around.center());
    let in_row = if same > 4 { 3 } else { 2 };
    let (row, rows) = (rank / in_row, same.div_ceil(in_row));
    let here = in_row.min(same - row * in_row);
    let high = around.height() * if rows > 2 { 0.2 } else { 0.26 };
    let scale = high / own.height().max(1.0);
    let wide = own.width() * scale;
    let column = (rank % in_row) as f64 + 0.5 - here as f64 / 2.0;
    let foot = palm + Vec2::new(wide * (0.5 + column * 1.04), -high * (0.55 + row as f64 * 0.86));
    let mut balloon = other.stood(foot, scale);
    let mut string = BezPath::new();
    string.move_to(palm);
    string.quad_to(Point::new(foot.x, palm.y.midpoint(foot.y)), foot);
    if let Some(first) = balloon.members.first_mut() {
        first.art.shapes.insert(0, Shape::line(string, Pen::Inner));
    }
    balloon
}

/// All by their ends in one hand, spread as a fan.
fn bunched(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let palm = base.anchor(Anchor::Hand).unwrap_or(around.center());
    let end = Point::new(own.center().x, own.y1 - own.height() * 0.1);
    let scale = around.height() * 0.34 / own.height().max(own.width()).max(1.0);
    let share = (rank as f64 + 0.5) / same as f64 - 0.5;
    // The face is at the left of the hand.
    let turn = (16.0 + share * 78.0_f64.min(same as f64 * 24.0)).to_radians();
    other.moved(
        Affine::translate(palm.to_vec2())
            * Affine::rotate(turn)
            * Affine::scale(scale)
            * Affine::translate(-end.to_vec2()),
    )
}

/// Heaped before the chest, those below nearer.
fn heaped(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let Some([left, right]) = grip::palms_before(base) else { return other };
    let own = other.bounds();
    // Two rows, the lower one as wide as it takes; of very many one, two, three.
    let rows =
        (1..=same).find(|rows| rows * (rows + 1) / 2 >= same).unwrap_or(1).min(if same > 7 { 9 } else { 2 });
    let (row, column, in_row) = if rows > 2 {
        let row = (1..=rows).find(|row| row * (row + 1) / 2 > rank).unwrap_or(rows);
        (row, rank - row * (row - 1) / 2, row.min(same - row * (row - 1) / 2))
    } else {
        let upper = same / 2;
        if rank < upper { (1, rank, upper) } else { (2, rank - upper, same - upper) }
    };
    let wide = (right.x - left.x) * if rows > 2 { 1.4 } else { 1.9 };
    let columns = if rows > 2 { rows } else { same.div_ceil(2) };
    // Two rows are below the mouth.
    let cell = (wide / columns as f64).min((right.x - left.x) * 0.76);
    let scale = cell * 1.04 / own.width().max(own.height()).max(1.0);
    let middle = left.midpoint(right);
    let below = (rows - row) as f64;
    let at = middle + Vec2::new((column as f64 + 0.5 - in_row as f64 / 2.0) * cell, -below * cell * 0.82);
    other.centered(at, scale)
}

/// One of many: in an arch over the head, from hand to hand, and nothing hides the face.
fn juggled(base: &Art, other: Group, share: f64) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let head = base.anchor(Anchor::Head).unwrap_or(Point::new(around.center().x, around.y0));
    let size =
        (around.height().min(around.width() * 1.4) * 0.24 / own.height().max(own.width()).max(1.0)).min(1.0);
    let wide = (around.width() * 0.5).max(around.height() * 0.36);
    let angle = std::f64::consts::PI * (1.06 - share * 1.12);
    let (sine, cosine) = libm::sincos(angle);
    let middle = Point::new(head.x, head.y + around.height() * 0.16);
    let at = middle + Vec2::new(cosine * wide, -sine * (around.height() * 0.16 + wide * 0.62));
    other.centered(at, size)
}

/// How far beyond one those reach who are above it.
const OVER: f64 = 1.7;

/// What fits into a hand is so much lower at most than the stairs or the rock it lies on.
const SMALL_ON_LARGE: f64 = 0.26;
/// The highest that it is, in centimetres, and the lowest that is so large.
const IN_A_HAND: u32 = 30;
const LARGE: f64 = 0.9;

fn small_on_large(other: Group, base: &Art) -> Group {
    let thing = other.first().and_then(|first| Thing::named(first.name));
    let (own, around) = (other.bounds(), base.bounds());
    let small =
        thing.is_some_and(|thing| thing.centimetres <= IN_A_HAND) && base.anchor(Anchor::Face).is_none();
    if !small || own.height() > around.height() * LARGE || own.height() < around.height() * SMALL_ON_LARGE {
        return other;
    }
    other.moved(Affine::scale(around.height() * SMALL_ON_LARGE / own.height().max(1.0)))
}

/// One of `same` who are on, in or above a thing, no wider than its share of it.
pub(super) fn fitted(other: Group, base: &Art, (link, same): (Link, usize)) -> Group {
    let spread = match link {
        Link::On | Link::In | Link::Riding if same > 1 => 1.0,
        Link::Under if same > 3 => SPREAD,
        Link::Above if same > 2 => OVER,
        Link::On => return small_on_large(other, base),
        _ => return other,
    };
    let share = base.bounds().width() * spread / same as f64;
    let own = other.bounds();
    // A rod stands out over the neighbour.
    let wide =
        if link == Link::In && is_person(&other) { own.width().min(own.height() * 0.8) } else { own.width() };
    let scale = (share / wide.max(1.0)).min(1.0);
    other.moved(Affine::scale(scale))
}
