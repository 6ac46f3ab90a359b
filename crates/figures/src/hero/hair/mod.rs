//! Eight ways to wear hair, each in four lengths. Head units: crown at y = −50, chin at 50, ears at ±53.
//!
//! What is worn on the head decides how much of a style there is: under a brim there is no fringe but two whole sides,
//! in a hood a fringe and what hangs out of it, at a diver's mask no forehead.

mod afro;
mod banded;
mod beside;
mod braids;
mod buns;
mod cropped;
mod curls;
mod falling;
mod front;
mod grown;
mod hooded;
mod locks;
mod ponytail;
mod ribbon;
mod spikes;
mod streaming;

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Point};
use scene::{Character, Gender, HairLength, HairStyle};

use super::curve::{join, mirror, open};
use super::head::Look;
use super::skeleton::Build;
use super::tints;
use crate::Detail;

/// Loose hair that hangs at less than so many degrees from down streams.
const STREAMING: f64 = -40.0;

/// Short hair ends beside the ear, and leaves the jaw and the neck free.
const SHORT: f64 = 12.0;

/// How far down it long hair reaches that comes out below lifted arms.
const OUT_BELOW: f64 = 0.78;

/// How far down the trunk hair of medium length reaches, long hair and the longest: to the shoulders, to the middle of the
/// chest, to the hips.
const REACHES: [f64; 3] = [0.05, 0.5, 1.22];

/// As low as hair hangs in a helmet of glass: behind its collar.
const INTO_THE_COLLAR: f64 = 52.0;

/// How what is worn on the head covers the hair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::hero) enum Cover {
    /// Not at all, or it sits on top.
    Open,
    /// From a brim upwards.
    Brim,
    /// All around the face.
    Hood,
    /// A ball of glass, in which nothing hangs.
    Glass,
    /// A diver's mask lies on the forehead.
    Mask,
    /// A band round the head, with a fringe below it.
    Band,
}

/// Where hands are that hair should not lie over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::hero) enum Hands {
    /// At the sides, or lifted.
    Down,
    InTheLap,
    /// An arm lies across the chest.
    Across,
    /// Holding something there.
    BeforeTheChest,
    /// Lifted, held out or holding something: no tail or plait is before such arms.
    Busy,
}

/// What decides a head of hair besides its style.
#[derive(Debug, Clone, Copy)]
pub(in crate::hero) struct Cut {
    length: HairLength,
    /// Its own length, which a ball of glass shortens.
    own: HairLength,
    cover: Cover,
    /// Whether the arm at the left, and at the right, is lifted beside the head.
    raised: [bool; 2],
    /// Whether it is above the shoulder, so that what falls over that shoulder is before it.
    lifted: [bool; 2],
    /// Whether it is before everything.
    over: [bool; 2],
    /// Something sits on top of the head.
    crowned: bool,
    /// Where loose hair hangs, degrees from down.
    flow: f64,
    /// How far down falling hair reaches within what is worn, and below it.
    end: f64,
    below: f64,
    /// How far down the arm at the left, and at the right, crosses it.
    crossed: [Option<f64>; 2],
    /// The same of what hangs behind them beside the trunk.
    laid_over: [Option<f64>; 2],
    hands: Hands,
    /// Whether the body is seen from aside.
    aside: bool,
    /// How much farther than beside the arms hair spreads at this side: that of who is seen from aside, down the back.
    spread: f64,
    /// How far down the trunk the longest hair reaches of who is low.
    deep: f64,
    /// Below the chin to the shoulders, and the length of the trunk, in head units.
    neck: f64,
    trunk: f64,
    /// Half as wide as the shoulders with the arms, in head units.
    flank: f64,
    /// Units in a head unit.
    unit: f64,
    tint: Tint,
    girl: bool,
    full: bool,
    /// Long hair is behind both ears, as boys wear it below a brim or a band.
    tucked: bool,
}

/// What a tail hangs before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::hero) enum Layer {
    /// Nothing: it is behind head and body.
    Behind,
    /// Loose hair; it is behind the head.
    Nape,
    /// The shirt; hands and what they hold are before it.
    Chest,
    /// Everything but lifted arms.
    Before,
}

/// A plait or a ponytail: it hangs from its own root.
#[derive(Debug, Clone)]
pub(in crate::hero) struct Tail {
    /// Where it begins to bend.
    pub(in crate::hero) root: Point,
    pub(in crate::hero) layer: Layer,
    pub(in crate::hero) shapes: Vec<Shape>,
}

/// A head of hair.
#[derive(Debug, Clone, Default)]
pub(in crate::hero) struct Hair {
    /// Behind head and body.
    pub(in crate::hero) back: Vec<Shape>,
    /// Before the face's rim.
    pub(in crate::hero) front: Vec<Shape>,
    /// What hangs by itself.
    pub(in crate::hero) tails: Vec<Tail>,
    /// Whether the left ear shows, and the right one.
    pub(in crate::hero) ears: [bool; 2],
}

impl Cut {
    /// A child's: short hair ends above the jaw, medium at the shoulders, long at the middle of the chest, very long at the hips:
    /// lower down it would be a cape.
    pub(in crate::hero) fn of(child: &Character, build: &Build, look: &Look) -> Self {
        let cover = look.gear.cover();
        // In a ball of glass there is no room for more.
        let most = if cover == Cover::Glass { HairLength::Medium } else { HairLength::VeryLong };
        let length = child.hair_length.min(most);
        let down = |share: f64| 50.0 + (build.neck + build.trunk * share) / build.head;
        let reach = |length: HairLength| match length {
            HairLength::Short => SHORT,
            HairLength::Medium => down(REACHES[0]),
            // Between two lifted arms it would come out below them in scraps.
            HairLength::Long if look.raised == [true; 2] => down(OUT_BELOW),
            HairLength::Long => down(REACHES[1].min(look.deep)),
            HairLength::VeryLong => down(REACHES[2].min(look.deep)),
        };
        let end = reach(length);
        Self {
            length,
            own: child.hair_length,
            cover,
            raised: look.raised,
            lifted: look.arms.map(|arm| arm.is_some_and(|[shoulder, elbow]| elbow.y < shoulder.y + 12.0)),
            over: look.over,
            crowned: look.gear.tops(),
            flow: look.flow,
            end: if cover == Cover::Glass { end.min(INTO_THE_COLLAR) } else { end },
            below: reach(child.hair_length),
            crossed: look.crossed,
            laid_over: look.laid_over,
            hands: look.hands,
            aside: look.aside,
            spread: 0.0,
            deep: look.deep,
            neck: build.neck / build.head,
            trunk: build.trunk / build.head,
            flank: (build.shoulder + 2.0 * build.shoulder_radius) / build.head,
            unit: build.head,
            tint: tints::hair(child.hair_color),
            girl: child.gender == Gender::Girl,
            full: look.detail == Detail::Full,
            tucked: child.gender == Gender::Boy && matches!(cover, Cover::Open | Cover::Brim | Cover::Band),
        }
    }

    /// The same, hanging over the ears where no brim is above them.
    fn over_the_ears(&self) -> Self {
        Self { tucked: self.tucked && self.cover != Cover::Open, ..*self }
    }

    /// As wide as hair is at the ears: what is tucked behind them lets them stand out.
    fn at_the_ear(&self) -> f64 {
        if self.tucked { 60.5 } else { 66.0 }
    }

    /// Whether loose hair streams behind the head of somebody who runs, swims or flies.
    fn streams(&self) -> bool {
        // No wind blows in a ball of glass.
        self.cover != Cover::Glass && streams(self.flow)
    }

    /// What share of streaming hair there is room for: the larger a head is beside its body, the less.
    fn room(&self) -> f64 {
        (1.3 / self.unit).min(1.0)
    }

    /// So far down the trunk.
    fn down(&self, share: f64) -> f64 {
        50.0 + self.neck + self.trunk * share
    }

    /// Where hair that ends at `low` ends behind the trunk: not between the legs.
    fn between(&self, low: f64) -> f64 {
        // A dancer's raised thigh would leave a scrap of it to see.
        low.min(self.down(if self.raised == [true; 2] { 0.66 } else { 0.86 }))
    }

    /// Whether the arm at this side (−1 or 1) is lifted beside the head.
    fn is_raised(&self, side: f64) -> bool {
        self.raised[usize::from(side > 0.0)]
    }

    /// 0 for short to 3 for very long.
    fn rank(&self) -> usize {
        match self.length {
            HairLength::Short => 0,
            HairLength::Medium => 1,
            HairLength::Long => 2,
            HairLength::VeryLong => 3,
        }
    }

    fn area(&self, path: BezPath) -> Shape {
        Shape::area(path, self.tint, Pen::Outline)
    }

    /// From the middle of the top to the right side of the head, at (66, −4) or as wide as `side`; under a hat close
    /// to the head.
    fn crown(&self, side: f64) -> BezPath {
        match self.cover {
            Cover::Brim => open(
                (0.0, -48.0),
                &[[30.0, -48.0, 52.0, -44.0, 57.0, -30.0], [60.0, -22.0, side, -14.0, side, -4.0]],
            ),
            // It swells above a band.
            _ if self.is_banded() => open(
                (0.0, -69.0),
                &[[33.0, -69.0, 54.0, -58.0, 60.0, -36.0], [62.5, -26.0, side, -16.0, side, -4.0]],
            ),
            _ => open((0.0, -63.0), &[[38.0, -63.0, side, -42.0, side, -4.0]]),
        }
    }

    /// A closed outline of hair: the crown, and from (`side`, −4) down its right half, which ends on the axis.
    fn fall(&self, side: f64, half: &[[f64; 6]]) -> BezPath {
        let down = |mut path: BezPath| {
            for c in half {
                path.curve_to((c[0], c[1]), (c[2], c[3]), (c[4], c[5]));
            }
            path
        };
        let mut outline = down(self.crown(side));
        let left = mirror(&outline).reverse_subpaths();
        join(&mut outline, &left);
        outline.close_path();
        outline
    }

    /// The side of a diver's tube, −1 or 1: not where a tail, loose hair or a lifted hand is.
    pub(in crate::hero) fn tube(&self, style: HairStyle) -> f64 {
        let taken = self.streams() || style == HairStyle::Ponytail || self.raised[0];
        if taken { 1.0 } else { -1.0 }
    }

    /// Where hair comes out below what covers the head.
    fn rim(&self) -> Option<Point> {
        match self.cover {
            Cover::Hood => Some(Point::new(47.0, 44.0)),
            _ => None,
        }
    }

    /// Whether no fringe shows.
    fn is_covered(&self) -> bool {
        matches!(self.cover, Cover::Brim | Cover::Mask)
    }

    /// Whether a sportsman's band goes round it.
    fn is_banded(&self) -> bool {
        self.cover == Cover::Band
    }
}

pub(in crate::hero) use beside::{crossed, laid_over};
use cropped::combed;
use front::ornament;
pub(in crate::hero) use grown::hairdo;

/// Whether loose hair that hangs so many degrees from down streams.
pub(in crate::hero) const fn streams(flow: f64) -> bool {
    flow < STREAMING
}

/// Whether hair of this style hangs by its own weight, and is not tied or plaited.
pub(in crate::hero) const fn falls(style: HairStyle) -> bool {
    matches!(style, HairStyle::Straight | HairStyle::Wavy | HairStyle::Curly | HairStyle::Buns)
}

/// A head of hair of this style, with a girl's bow.
pub(in crate::hero) fn hair(style: HairStyle, cut: &Cut) -> Hair {
    let mut hair = worn(style, cut);
    if cut.is_banded() {
        hair = banded::banded(style, hair);
    }
    hair.front.extend(ornament(style, cut));
    hair
}

/// It as it is under what covers it, in the wind or at rest.
fn worn(style: HairStyle, cut: &Cut) -> Hair {
    match cut.cover {
        Cover::Hood => return hooded::hooded(style, cut),
        Cover::Glass => return in_glass(style, cut),
        _ => {}
    }
    if cut.rank() == 0 {
        match style {
            HairStyle::Straight if cut.girl && !cut.is_covered() => return cropped::bowl(cut),
            HairStyle::Straight => return grown::crop(cut),
            HairStyle::Wavy if cut.cover != Cover::Mask => return cropped::flicked(cut),
            _ => {}
        }
    }
    let falls = falls(style) || style == HairStyle::Spiky && cut.rank() > 0;
    let flicks = style == HairStyle::Wavy;
    if falls && cut.streams() && (cut.rank() > 0 || flicks) {
        let short = Cut { length: HairLength::Short, end: SHORT, ..*cut };
        let mut hair = match style {
            HairStyle::Straight => falling::straight(&short),
            HairStyle::Wavy => falling::wavy(&short),
            _ => styled(style, &short),
        };
        if flicks {
            // Its flicked ends would lie across the stream.
            hair.back = falling::straight(&Cut { end: SHORT + 5.0, ..short }).back;
        }
        if cut.rank() > 0 {
            hair.tails.push(streaming::streaming(style, cut));
        }
        return hair;
    }
    styled(style, cut)
}

/// In a ball of glass hair reaches down to the collar.
fn in_glass(style: HairStyle, cut: &Cut) -> Hair {
    match style {
        HairStyle::Straight if cut.rank() == 0 && cut.girl => cropped::bowl(cut),
        HairStyle::Braided => braids::pinned_up(cut),
        _ => styled(style, cut),
    }
}

fn styled(style: HairStyle, cut: &Cut) -> Hair {
    match style {
        HairStyle::Straight | HairStyle::Wavy if cut.rank() == 0 && !cut.girl => grown::crop(cut),
        HairStyle::Straight => falling::straight(cut),
        HairStyle::Wavy => falling::wavy(cut),
        HairStyle::Curly => curls::curly(cut),
        HairStyle::Afro => afro::afro(cut),
        HairStyle::Braided => braids::braided(cut),
        HairStyle::Spiky => spikes::spiky(cut),
        HairStyle::Ponytail => ponytail::ponytail(cut),
        HairStyle::Buns => buns::buns(cut),
    }
}
