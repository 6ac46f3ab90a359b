//! Who is at something large: before the moon, across a finish line, all over a web, in the air over a trampoline.

use figures::Art;
use kurbo::Point;
use scene::{Doing, Link, Scene};

use super::group::{Group, Tied};
use super::settle::Layer;
use super::ties::doing;
use super::{beside, boards, finish, flat};

/// Who is before or below the moon, across a finish line, in the middle of a web or a leaf, in the air over a trampoline.
/// Everybody else comes back.
pub(super) fn settled(
    scene: &Scene,
    (base, name): (&Art, &str),
    (one, link, other): Tied,
    place: (usize, usize),
) -> Result<(Group, Layer), Tied> {
    match link {
        Link::Behind if other.first().is_some_and(|one| beside::is_disc(one.name)) => {
            Ok((beside::disc_behind(base, other), Layer::Behind))
        }
        Link::InFrontOf if place.1 == 1 && name.ends_with("goal") => {
            let mouth = base.bounds();
            Ok((other.stood(Point::new(mouth.center().x, mouth.y1 + 12.0), 1.0), Layer::Nearest))
        }
        Link::InFrontOf if place.1 == 1 && beside::is_disc(name) => {
            Ok((beside::before_the_disc(base, other), Layer::Nearest))
        }
        Link::On | Link::In if name == finish::FINISH => {
            Ok((finish::crossing(base, other, place), Layer::Nearest))
        }
        Link::On | Link::In if name == flat::WEB => {
            Ok((flat::strewn((base, name), other, place), Layer::Nearest))
        }
        Link::On
            if boards::SPRINGY.contains(&name)
                && place.1 <= boards::BOUNCERS
                && doing(scene, one.party) == Some(Doing::Jumping) =>
        {
            Ok((boards::bouncing(base, other, place), Layer::Nearest))
        }
        Link::Under if place.1 == 1 && beside::is_disc(name) => {
            Ok((beside::below_the_disc(base, other), Layer::Nearest))
        }
        Link::On if name == "leaf" && flat::is_crawled_over(name, &other, place.1 + 1) => {
            Ok((flat::strewn((base, name), other, place), Layer::Nearest))
        }
        _ => Err((one, link, other)),
    }
}
