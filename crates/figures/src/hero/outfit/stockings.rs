//! What is between shorts and shoes, and the stripes and cuffs of sportswear.

use drawing::{Pen, Shape, Tint};
use kurbo::BezPath;

use super::legs::{SHAFT, cloth};
use super::{Bottom, Wear};
use crate::Detail;
use crate::hero::foot::Shoe;
use crate::hero::limbs::{Limb, Stretch};
use crate::hero::pose::Side;
use crate::hero::skeleton::Leg;

/// How broad the stripe down the outer side of sports trousers is, in units.
const STRIPE: f64 = 13.0;

/// The stripe down the outer side of a leg in sportswear.
pub(super) fn piping(leg: &Leg, side: Side, wear: &Wear, detail: Detail) -> Option<Shape> {
    // Between it and the edge of a leg on a bold page there is no room for a crayon.
    let cloth = cloth(leg, wear).filter(|_| wear.is_sportswear() && detail == Detail::Full)?;
    let to = if wear.shoe == Shoe::Boot { cloth.to.min(SHAFT.from) } else { cloth.to };
    let inset = Stretch::new(0.02, to, cloth.loose.map(|loose| loose - STRIPE));
    let [right, left] = leg.limb.tube(inset).edges();
    let line = if side == Side::Near { left } else { right };
    Some(Shape::line(line, Pen::Inner))
}

/// How far both edges of a band round a limb sag, as a share of its width.
const SAG: f64 = 0.12;

/// What goes round a limb, from edge to edge: a cuff, a shaft, a sock.
pub(super) fn band(limb: &Limb, stretch: Stretch) -> BezPath {
    let tube = limb.tube(stretch);
    let mut path = tube.sides(0.0, 0.0);
    let (from, to) = (tube.right[0], tube.left[0]);
    let sag = tube.start * ((to - from).hypot() * SAG);
    path.curve_to(from.lerp(to, 0.25) + sag, from.lerp(to, 0.75) + sag, to);
    path.close_path();
    path
}

/// Skin and sock.
pub(super) fn bare(leg: &Leg, wear: &Wear, detail: Detail) -> Vec<Shape> {
    let skin = leg.limb.tube(Stretch::new(0.0, 1.0, [0.0, 0.0])).closed();
    let mut shapes = vec![Shape::area(skin, wear.skin, Pen::Outline)];
    let is_seen = |sock: &(Tint, f64)| detail == Detail::Full || sock.1 > LOW_SOCK;
    if let Some((tint, height)) = wear.sock.filter(is_seen) {
        let from = (1.0 - height / leg.limb.length()).max(0.2);
        let (hem, under) = match wear.bottom {
            Bottom::Skirt => UNDER_A_SKIRT,
            _ => (cloth(leg, wear).map_or(0.0, |cloth| cloth.to), UNDER_THE_HEM),
        };
        let from = if from < hem + LEAST_SKIN / leg.limb.length() { from.min(hem - under) } else { from };
        let sock = |to: f64| band(&leg.limb, Stretch::new(from, to, [1.0; 2]));
        shapes.push(Shape::area(sock(1.0), tint, Pen::Outline));
        let cuff = CUFF / leg.limb.length();
        if wear.is_sportswear() {
            shapes.extend(striped(leg, (from, hem, cuff), wear.top));
        } else if detail == Detail::Full && from > hem {
            shapes.push(Shape::area(sock(from + cuff), tint, Pen::Outline));
        }
    }
    shapes
}

/// The stripe of a sportsman's sock that begins at `from` below this hem: its cuff, or a band amid what is seen of it.
fn striped(leg: &Leg, (from, hem, cuff): (f64, f64, f64), tint: Tint) -> Option<Shape> {
    let top =
        if from > hem { from } else { hem.midpoint(1.0 - IN_THE_SHOE / leg.limb.length()) - cuff / 2.0 };
    let has_room = from > hem || top - hem > cuff * ROOM_FOR_A_STRIPE;
    let stripe = Stretch::new(top, top + cuff, [1.0; 2]);
    has_room.then(|| Shape::area(band(&leg.limb, stripe), tint, Pen::Outline))
}

/// How much of the foot is in a shoe, in units, and how much sock a stripe leaves above it at least, in its own heights.
const IN_THE_SHOE: f64 = 20.0;
const ROOM_FOR_A_STRIPE: f64 = 0.75;

/// Less skin than this between a hem and a sock, in units, could not be colored: the sock ends under the hem, so far up the leg
/// as a share of it.
const LEAST_SKIN: f64 = 21.0;
const UNDER_THE_HEM: f64 = 0.06;
/// Where a skirt ends at most, as a share of the leg, and how far above that its hem may be at its sides.
const UNDER_A_SKIRT: (f64, f64) = (0.6, 0.26);

/// Socks up to this, in units, are only on detailed pages.
const LOW_SOCK: f64 = 40.0;

/// How high the cuff of a sock is, in units.
const CUFF: f64 = 14.0;

#[cfg(test)]
mod tests {
    use scene::{Character, Gender, Name, Outfit};

    use super::*;
    use crate::hero::{Gear, Hero, Mood, Pose};

    #[test]
    fn a_stripe_down_a_leg_is_where_all_is_drawn() {
        let mut child = Character::named(Name::new("Mia").expect("a name"));
        (child.outfit, child.gender) = (Outfit::Sporty, Gender::Boy);
        for (detail, striped) in [(Detail::Bold, false), (Detail::Full, true)] {
            let (pose, mood, guise) = (Pose::Stand, Mood::Happy, Gear::None.into());
            let hero =
                Hero { child: &child, pose, mood, guise, detail, mirrored: false, holds: None, beast: None };
            let (wear, build) = (hero.wear(), hero.build());
            let (_, _, skeleton) = hero.posed(&wear, &build);
            let stripe = piping(&skeleton.near_leg, Side::Near, &wear, detail);
            assert_eq!(stripe.is_some(), striped, "{detail:?}");
        }
    }
}
