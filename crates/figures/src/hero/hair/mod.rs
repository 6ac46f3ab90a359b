//! Eight ways to wear hair, each in four lengths. Head units: crown at y = −50, chin at 50, ears at ±53.
//!
//! What is worn on the head decides how much of a style there is: under a brim there is no fringe but two whole sides,
//! in a hood a fringe and what hangs out of it, at a diver's mask no forehead.

mod braids;
mod buns;
mod cropped;
mod curls;
mod falling;
mod grown;
mod hooded;
mod locks;
mod ponytail;
mod ribbon;
mod spikes;
mod streaming;

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Point};
use scene::{Character, Gender, HairLength, HairStyle};

use super::curve::{closed, join, mirror, open};
use super::head::Look;
use super::skeleton::Build;
use super::tints;
use crate::Detail;
use crate::path::{ellipse, united};

/// Loose hair that hangs at less than so many degrees from down streams.
const STREAMING: f64 = -40.0;

/// Short hair ends beside the ear lobe, and leaves the neck free.
const SHORT: f64 = 18.0;

/// As low as hair hangs in a helmet of glass.
const INTO_THE_COLLAR: f64 = 74.0;

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
    /// A band round the forehead, under which hair is combed back.
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
}

/// What decides a head of hair besides its style.
#[derive(Debug, Clone, Copy)]
pub(in crate::hero) struct Cut {
    length: HairLength,
    cover: Cover,
    /// Whether the arm at the left, and at the right, is lifted beside the head.
    raised: [bool; 2],
    /// Whether it is above the shoulder, so that what falls over that shoulder is before it.
    lifted: [bool; 2],
    /// Something sits on top of the head.
    crowned: bool,
    /// Where loose hair hangs, degrees from down.
    flow: f64,
    /// How far down falling hair reaches within what is worn, and below it.
    end: f64,
    below: f64,
    hands: Hands,
    /// Below the chin to the shoulders, and the length of the trunk, in head units.
    neck: f64,
    trunk: f64,
    /// Units in a head unit.
    unit: f64,
    tint: Tint,
    girl: bool,
    full: bool,
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
    /// A child's; long hair reaches below the chest, very long hair below its hips.
    pub(in crate::hero) fn of(child: &Character, build: &Build, look: &Look) -> Self {
        let cover = look.gear.cover();
        // In a ball of glass there is no room for more.
        let most = if cover == Cover::Glass { HairLength::Medium } else { HairLength::VeryLong };
        let length = child.hair_length.min(most);
        let down = |share: f64| 50.0 + (build.neck + build.trunk * share) / build.head;
        let end = match length {
            HairLength::Short => SHORT,
            HairLength::Medium => down(0.06),
            HairLength::Long => down(0.64),
            HairLength::VeryLong if look.hands == Hands::InTheLap => down(0.84),
            // Not in scraps between legs that step far apart.
            HairLength::VeryLong if look.raised == [true; 2] || look.hands == Hands::Across => down(0.96),
            HairLength::VeryLong => down(1.5),
        };

        Self {
            length,
            cover,
            raised: look.raised,
            lifted: look.arms.map(|arm| arm.is_some_and(|[shoulder, elbow]| elbow.y < shoulder.y + 12.0)),
            crowned: look.gear.tops(),
            flow: look.flow,
            end: if cover == Cover::Glass { end.min(INTO_THE_COLLAR) } else { end },
            below: end,
            hands: look.hands,
            neck: build.neck / build.head,
            trunk: build.trunk / build.head,
            unit: build.head,
            tint: tints::hair(child.hair_color),
            girl: child.gender == Gender::Girl,
            full: look.detail == Detail::Full,
        }
    }

    /// Whether loose hair streams behind the head of somebody who runs, swims or flies.
    fn streams(&self) -> bool {
        self.flow < STREAMING
    }

    /// So far down the trunk.
    fn down(&self, share: f64) -> f64 {
        50.0 + self.neck + self.trunk * share
    }

    /// Where hair that ends at `low` ends behind the trunk: not between the legs.
    fn between(&self, low: f64) -> f64 {
        low.min(self.down(0.86))
    }

    /// Where a tail over a shoulder lies.
    fn over_the_shoulder(&self) -> Layer {
        match self.hands {
            Hands::BeforeTheChest => Layer::Chest,
            // It would be before a hand.
            Hands::Across => Layer::Behind,
            _ => Layer::Before,
        }
    }

    /// Whether the arm at this side (−1 or 1) is lifted beside the head.
    fn is_raised(&self, side: f64) -> bool {
        self.raised[usize::from(side > 0.0)]
    }

    /// Whether hair over this shoulder (−1 or 1) would be before an arm that reaches forward.
    fn is_in_the_way(&self, side: f64) -> bool {
        self.is_raised(side) && !self.lifted[usize::from(side > 0.0)]
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

    /// The hair over the forehead: below `hairline` (from the left temple to the right one) is face,
    /// above it is hair without a seam to the hair behind.
    fn veil(&self, hairline: BezPath) -> [Shape; 2] {
        let first = first(&hairline);
        let mut patch = hairline.clone();
        let last = hairline.elements().last().and_then(|element| element.end_point()).unwrap_or_default();
        let top = open(
            (58.0, last.y.min(6.0)),
            &[[58.0, -30.0, 36.0, -56.0, 0.0, -56.0], [-36.0, -56.0, -58.0, -30.0, -58.0, first.y.min(6.0)]],
        );
        patch.line_to((58.0, last.y));
        join(&mut patch, &top);
        patch.line_to((-58.0, first.y));
        patch.close_path();
        [Shape::patch(patch, self.tint), Shape::line(hairline, Pen::Outline)]
    }

    /// From the middle of the top to the right side of the head, at (66, −4) or as wide as `side`; under a hat close
    /// to the head.
    fn crown(&self, side: f64) -> BezPath {
        match self.cover {
            Cover::Brim => open(
                (0.0, -48.0),
                &[[30.0, -48.0, 52.0, -44.0, 57.0, -30.0], [60.0, -22.0, side, -14.0, side, -4.0]],
            ),
            _ => open((0.0, -63.0), &[[38.0, -63.0, side, -42.0, side, -4.0]]),
        }
    }

    /// A closed outline of hair: the crown, and from (`side`, −4) down its right half, which ends on the axis.
    fn fall(&self, side: f64, half: &[[f64; 6]]) -> BezPath {
        let mut right = self.crown(side);
        for c in half {
            right.curve_to((c[0], c[1]), (c[2], c[3]), (c[4], c[5]));
        }
        let mut outline = right.clone();
        join(&mut outline, &mirror(&right).reverse_subpaths());
        outline.close_path();
        outline
    }

    /// What is worn hides the fringe: hair frames the face from above down to both cheeks, where it ends at `low`.
    fn temples(&self, low: Point) -> Vec<Shape> {
        if self.cover == Cover::Brim {
            // Parted in the middle, it sweeps out from under the brim.
            let half = open(
                (low.x, low.y),
                &[
                    [low.x - 1.5, low.y - 9.0, 49.0, 2.0, 45.0, -7.0],
                    [40.0, -19.0, 24.0, -26.0, 9.0, -42.0],
                    [6.0, -45.0, 3.0, -47.0, 0.0, -47.0],
                ],
            );
            return self.veil(both_sides(&half)).into();
        }
        // Beside a mask it ends no higher than the mask does.
        let low = if self.cover == Cover::Mask && low.y < 13.0 { Point::new(52.5, 13.0) } else { low };
        // Within the mask, or under the band.
        let top = if self.cover == Cover::Mask { -14.0 } else { -32.0 };
        // A mask's edge is the hair's too; only below its corner is there a hairline.
        let cheek = if self.cover == Cover::Mask {
            [low.x - 2.0, low.y - 4.0, 46.0, 12.0, 43.0, 8.0]
        } else {
            [low.x - 1.5, low.y - 9.0, 46.0, 0.0, 44.0, -14.0]
        };
        let half = open(
            (low.x, low.y),
            &[
                cheek,
                [43.0, top - 2.0, 43.0, top + 8.0, 42.0, top],
                [28.0, top - 3.0, 14.0, top - 3.0, 0.0, top - 3.0],
            ],
        );
        let mut shapes: Vec<Shape> = self.veil(both_sides(&half)).into();
        if self.cover == Cover::Mask {
            // Combed back, so that it is no bathing cap.
            shapes.extend([-14.0, 14.0].map(|x| {
                let strand = open((x, -25.0), &[[x, -32.0, x * 0.9, -38.0, x * 0.8, -45.0]]);
                Shape::line(strand, Pen::Inner)
            }));
        }
        shapes
    }

    /// The side of a diver's tube, −1 or 1: not where a tail, loose hair or a lifted hand is.
    pub(in crate::hero) fn tube(&self, style: HairStyle) -> f64 {
        let taken = self.streams() || style == HairStyle::Ponytail || self.raised[0];
        if taken { 1.0 } else { -1.0 }
    }

    /// Whether no fringe shows.
    fn is_covered(&self) -> bool {
        matches!(self.cover, Cover::Brim | Cover::Mask | Cover::Band)
    }

    /// A centre parting up from `low`; the bold version's ends before it divides the hair.
    fn parting(&self, low: f64) -> Shape {
        let high = if self.full { -62.0 } else { -53.0 };
        Shape::line(super::curve::stroke((0.0, low), (0.0, high)), Pen::Inner)
    }

    /// A bow, its knot at the origin of `at`; the bold version's is one thing.
    fn bow(&self, at: Affine, tint: Tint) -> Vec<Shape> {
        let wing = |side: f64| {
            let x = |out: f64| side * out;
            closed(
                (x(2.0), 0.0),
                &[
                    [x(8.0), -13.0, x(20.0), -17.0, x(25.0), -10.0],
                    [x(27.0), -2.0, x(27.0), 5.0, x(25.0), 12.0],
                    [x(20.0), 16.0, x(8.0), 11.0, x(2.0), 0.0],
                ],
            )
        };
        let parts = [wing(-1.0), wing(1.0), ellipse((0.0, 0.0), 9.0, 9.0, 0.0)].map(|part| at * part);
        if self.full {
            return parts.map(|part| Shape::area(part, tint, Pen::Inner)).into();
        }
        vec![Shape::area(united(&parts), tint, Pen::Inner)]
    }
}

/// A hairline from the left temple to the right one whose `half` runs from there up to the middle.
fn both_sides(half: &BezPath) -> BezPath {
    let mut hairline = mirror(half);
    join(&mut hairline, &half.reverse_subpaths());
    hairline
}

fn first(path: &BezPath) -> Point {
    path.elements().first().and_then(|element| element.end_point()).unwrap_or_default()
}

use cropped::combed;
pub(in crate::hero) use grown::hairdo;

/// Whether hair of this style hangs by its own weight, and is not tied or plaited.
pub(in crate::hero) const fn falls(style: HairStyle) -> bool {
    matches!(style, HairStyle::Straight | HairStyle::Wavy | HairStyle::Curly | HairStyle::Buns)
}

/// A head of hair of this style.
pub(in crate::hero) fn hair(style: HairStyle, cut: &Cut) -> Hair {
    if cut.cover == Cover::Hood {
        return hooded::hooded(style, cut);
    }
    if cut.rank() == 0 && cut.cover != Cover::Glass {
        match style {
            HairStyle::Straight if cut.girl && !cut.is_covered() => return cropped::bowl(cut),
            HairStyle::Straight => return grown::crop(cut),
            HairStyle::Wavy if cut.cover != Cover::Mask => return cropped::flicked(cut),
            _ => {}
        }
    }
    let falls = falls(style) || style == HairStyle::Spiky && cut.rank() > 1;
    let flicks = style == HairStyle::Wavy;
    if falls && cut.streams() && (cut.rank() > 0 || flicks) && cut.cover != Cover::Glass {
        // A girl's short hair is cut along the cheeks, whoever wears it.
        let short = Cut { length: HairLength::Short, end: SHORT, girl: true, ..*cut };
        let mut hair = styled(style, &short);
        if flicks {
            // Its flicked ends would lie across the stream.
            hair.back = styled(HairStyle::Straight, &Cut { end: SHORT + 5.0, ..short }).back;
        }
        if cut.rank() > 0 {
            hair.tails.push(streaming::streaming(style, cut));
        }
        return hair;
    }
    styled(style, cut)
}

fn styled(style: HairStyle, cut: &Cut) -> Hair {
    match style {
        HairStyle::Straight if cut.rank() == 0 && !cut.girl => grown::crop(cut),
        HairStyle::Straight => falling::straight(cut),
        HairStyle::Wavy => falling::wavy(cut),
        HairStyle::Curly => curls::curly(cut),
        HairStyle::Afro => curls::afro(cut),
        HairStyle::Braided => braids::braided(cut),
        HairStyle::Spiky => spikes::spiky(cut),
        HairStyle::Ponytail => ponytail::ponytail(cut),
        HairStyle::Buns => buns::buns(cut),
    }
}
