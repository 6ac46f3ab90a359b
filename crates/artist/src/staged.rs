//! Figures set together with a thing of the place: a villain who peeks from behind it, something magic upon it.

use figures::{Anchor, Art};
use kurbo::{Affine, Point, Rect, Vec2};

/// What somebody hides behind is so high, as a share of who hides, and so wide.
const HIDING_PLACE: (f64, f64) = (0.38, 1.12);
/// So much of who hides is seen below the middle of its mouth, as a share of its height.
const CHIN: f64 = 0.08;
/// What does not begin this much above its upper edge is gone behind it, in units.
const HIDDEN_FROM: f64 = 2.0;
/// What is beside the face and goes behind it is gone where no more of it than this share would be seen.
const SEEN: f64 = 0.6;
/// What is so many times as high as wide is a stick.
const A_STICK: f64 = 3.0;
/// No more of it than this is squeezed or stretched.
const STRETCHED: f64 = 1.5;

/// What something is shown upon is so high and at most so wide, as shares of what is shown.
const STAND: (f64, f64) = (0.6, 1.4);
/// How deep in its upper edge what is shown stands, as a share of the stand.
const SUNK: f64 = 0.1;

/// Whoever has a face peeks from behind `with`; what has none is shown upon it.
pub(crate) fn together(one: &Art, with: &Art) -> Art {
    if one.anchor(Anchor::Face).is_some() { peeking(one, with) } else { shown(one, with) }
}

/// Its foot in the middle below.
fn foot(art: &Art) -> Point {
    Point::new(art.bounds().center().x, art.bounds().y1)
}

fn peeking(one: &Art, cover: &Art) -> Art {
    let (own, hides) = (one.bounds(), cover.bounds());
    let wide = own.width() * HIDING_PLACE.1 / hides.width();
    let high = (own.height() * HIDING_PLACE.0 / hides.height()).clamp(wide / STRETCHED, wide * STRETCHED);
    let chin = one.anchor(Anchor::Mouth).map_or(own.y0, |mouth| mouth.y + own.height() * CHIN);
    let at = Point::new(own.center().x, one.ground().y.max(chin + hides.height() * high));
    let placing = Affine::translate(at.to_vec2())
        * Affine::scale_non_uniform(wide, high)
        * Affine::translate(-foot(cover).to_vec2());
    let top = at.y - hides.height() * high;
    let mut art = one.clone();
    art.set(Anchor::Ground, at);
    art.shapes.append(&mut art.front);
    let face = one.anchor(Anchor::Face).unwrap_or(at).x;
    // Feet would be seen below, and a broom that stands beside.
    let is_stick = |own: Rect| own.y1 > at.y || (own.y1 > top && own.height() > own.width() * A_STICK);
    // So would a scrap of what a hidden hand holds.
    let is_scrap = |own: Rect| own.y1 > top + HIDDEN_FROM && top - own.y0 < own.height() * SEEN;
    let is_beside = |own: Rect| !(own.x0..own.x1).contains(&face) && (is_stick(own) || is_scrap(own));
    art.shapes.retain(|shape| shape.bounds().y0 < top - HIDDEN_FROM && !is_beside(shape.bounds()));
    art.shapes.extend(cover.clone().placed(placing).shapes);
    art
}

fn shown(one: &Art, stand: &Art) -> Art {
    let (own, below) = (one.bounds(), stand.bounds());
    let size = (own.height() * STAND.0 / below.height()).min(own.width() * STAND.1 / below.width());
    let top = Vec2::new(own.center().x, own.y1 - below.height() * size * SUNK);
    let placing = Affine::translate(top)
        * Affine::scale(size)
        * Affine::translate(-Vec2::new(below.center().x, below.y0));
    let mut art = stand.clone().placed(placing);
    art.full_from = one.full_from;
    art.set(Anchor::Ground, foot(&art));
    art.shapes.append(&mut art.front);
    art.shapes.extend(one.all().cloned());
    art
}

#[cfg(test)]
mod tests {
    use super::*;
    use figures::{Detail, figure};

    fn art(name: &str) -> &'static Art {
        figure(name, Detail::Bold).unwrap_or_else(|why| panic!("{name}: {why}"))
    }

    #[test]
    fn a_villain_looks_over_what_it_hides_behind() {
        let (goblin, both) = (art("goblin"), together(art("goblin"), art("bush")));
        let bush = both.shapes[both.shapes.len() - art("bush").shapes.len()].bounds();
        let face = both.anchor(Anchor::Face).expect("a face");
        assert!(bush.y0 > face.y && bush.y1 > goblin.ground().y - 1.0, "{bush} {face}");
    }

    #[test]
    fn nothing_of_what_a_hidden_hand_holds_is_a_scrap_over_the_bush() {
        let both = together(art("goblin"), art("bush"));
        let first = both.shapes.len() - art("bush").shapes.len();
        let (bush, face) = (both.shapes[first].bounds(), both.anchor(Anchor::Face).expect("a face").x);
        let beside = both.shapes[..first].iter().map(drawing::Shape::bounds);
        for own in beside.filter(|own| own.y1 > bush.y0 + 4.0 && !(own.x0..own.x1).contains(&face)) {
            assert!(bush.y0 - own.y0 > own.height() * (SEEN - 0.01), "{own} over {bush}");
        }
    }

    #[test]
    fn whoever_hides_shows_its_mouth() {
        for who in ["silly monster", "goblin", "wolf", "witch", "robot villain"] {
            for behind in ["rock", "bush", "low wall"] {
                let both = together(art(who), art(behind));
                let hides = both.shapes[both.shapes.len() - art(behind).shapes.len()].bounds();
                let mouth = both.anchor(Anchor::Mouth).unwrap_or_else(|| panic!("{who} has no mouth"));
                assert!(hides.y0 > mouth.y + art(who).bounds().height() * 0.05, "{who} behind a {behind}");
                assert!(
                    (both.ground().y - hides.y1).abs() < 2.0,
                    "{who} behind a {behind} stands on the ground"
                );
            }
        }
    }

    #[test]
    fn what_is_magic_stands_upon_the_stand() {
        let (ball, both) = (art("crystal ball").bounds(), together(art("crystal ball"), art("stump")));
        assert!(both.ground().y > ball.y1 && both.bounds().height() > ball.height() * 1.4);
    }

    #[test]
    fn a_witch_in_a_bush_has_left_her_broom_at_home() {
        for detail in [Detail::Bold, Detail::Full] {
            let art = |name: &str| figure(name, detail).expect("a figure");
            let (witch, bush) = (art("witch"), art("bush"));
            let both = together(witch, bush);
            let hides = both.shapes[both.shapes.len() - bush.shapes.len()].bounds();
            let is_stick = |own: Rect| own.height() > own.width() * A_STICK && own.y1 > hides.y0;
            let sticks = |art: &Art| art.shapes.iter().filter(|shape| is_stick(shape.bounds())).count();
            assert_eq!(sticks(&both), 0, "{detail:?}");
            assert!(both.bounds().y1 <= hides.y1, "{detail:?}: a broom ends below");
        }
    }
}
