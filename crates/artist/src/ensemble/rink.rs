//! On the ice: a hockey stick from the hand down to the puck.

use figures::Art;
use kurbo::{Affine, Point};

use super::grip;
use super::group::Group;
use super::tend::Doer;

/// A stick with its puck.
pub(super) const HOCKEY_STICK: &str = "ice hockey stick and puck";
/// Where it is taken hold of, as shares of its box, and how far from the feet its blade is at least, as a share of the
/// player's height.
const ITS_END: (f64, f64) = (0.93, 0.07);
const BLADE: f64 = 0.5;

/// Its end in the hand, its blade and the puck on the ice before the player.
pub(super) fn on_the_ice(base: &Art, other: Group) -> Group {
    let body = Doer::of(base);
    let own = other.bounds();
    let (hand, ground) = (body.hand, body.around.y1);
    let high = body.around.height();
    let scale = |wanted: f64, has: f64| wanted / has.max(1.0);
    let (wide, tall) = (
        scale(high * BLADE, own.width() * ITS_END.0),
        scale(ground - hand.y, own.height() * (1.0 - ITS_END.1)),
    );
    let end = Point::new(own.x0 + own.width() * ITS_END.0, own.y0 + own.height() * ITS_END.1);
    let mut stick = other.moved(
        Affine::translate(hand.to_vec2())
            * Affine::scale_non_uniform(-wide.max(tall * 0.6), tall)
            * Affine::translate(-end.to_vec2()),
    );
    grip::over(base, &mut stick, &[hand]);
    stick
}
