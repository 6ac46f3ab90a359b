//! What may hang above, where, and before or behind what.

/// One large thing that hangs in the air or stands at the edge of the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::settings) enum Piece {
    /// A great tree at the edge.
    Tree,
    /// A fern as tall as a tree.
    TreeFern,
    /// A pine as tall as the page.
    Pine,
    /// A palm as tall as the page.
    Palm,
    /// A large cloud.
    Cloud,
    /// The sun.
    Sun,
    /// A moon and a star.
    Moon,
    /// A rainbow over everyone, from side to side.
    Bow,
    /// Two birds.
    Birds,
    /// Two balloons or three.
    Balloons,
    /// Large flakes of snow.
    Flakes,
    /// A planet with a ring.
    Ringed,
    /// A planet so near that the corner cuts it.
    Planet,
    /// A comet.
    Comet,
    /// A spiral of stars.
    Galaxy,
    /// Stars over the hero's head.
    Stars,
    /// The sea's surface seen from below.
    Surface,
    /// Weed that grows up the edge.
    Kelp,
    /// A jellyfish.
    Jelly,
    /// A shoal of fish.
    Shoal,
    /// Bubbles that rise.
    Bubbles,
    /// An island that floats.
    Islet,
    /// A valance of cloth from side to side.
    Valance,
    /// A curtain tied to the edge.
    Curtain,
    /// Pennants on a string from side to side.
    Bunting,
    /// A lamp on its cord.
    Lamp,
    /// A ship's shrouds at the edge.
    Rigging,
    /// Cupboards under the ceiling.
    Cupboards,
    /// A large board to write on.
    Board,
    /// A shelf of books.
    Shelf,
    /// A striped awning.
    Awning,
    /// A house of many floors.
    Tower,
    /// A breeze: nothing but lines.
    Breeze,
    /// Only the lines of two birds.
    Wings,
    /// Stars that only twinkle: nothing but lines.
    Twinkles,
}

/// Where a piece hangs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    /// From side to side.
    Top,
    /// Over the hero's head.
    Middle,
    /// In an upper corner.
    Corner,
    /// At the edge, under what hangs in the corner.
    Edge,
    /// At the edge, up to the top.
    Column,
}

impl Spot {
    /// Whether it is free on a side whose upper corner and whose edge are taken or not.
    pub(super) fn is_free(self, [corner, edge]: [bool; 2]) -> bool {
        match self {
            Self::Top | Self::Middle => true,
            Self::Corner => !corner,
            Self::Edge => !edge,
            Self::Column => !corner && !edge,
        }
    }
}

impl Piece {
    pub(super) const fn spot(self) -> Spot {
        match self {
            Self::Surface
            | Self::Valance
            | Self::Bunting
            | Self::Cupboards
            | Self::Board
            | Self::Shelf
            | Self::Awning => Spot::Top,
            Self::Stars => Spot::Middle,
            Self::Kelp => Spot::Edge,
            Self::Tree | Self::TreeFern | Self::Pine | Self::Palm | Self::Curtain | Self::Rigging => {
                Spot::Column
            }
            _ => Spot::Corner,
        }
    }

    /// Open lines that stand for it where a page has no room for more to color.
    pub(super) const fn spare(self) -> Option<Self> {
        match self {
            Self::Cloud
            | Self::Sun
            | Self::Moon
            | Self::Bow
            | Self::Balloons
            | Self::Flakes
            | Self::Islet => Some(Self::Breeze),
            Self::Birds | Self::Tree | Self::Palm | Self::TreeFern => Some(Self::Wings),
            Self::Ringed | Self::Planet | Self::Comet | Self::Galaxy => Some(Self::Twinkles),
            _ => None,
        }
    }

    /// Whether it hangs free on all sides.
    pub(super) const fn floats(self) -> bool {
        matches!(self, Self::Islet | Self::Balloons | Self::Jelly | Self::Lamp | Self::Shoal | Self::Bubbles)
    }

    /// Whether it swims in open water.
    pub(super) const fn swims(self) -> bool {
        matches!(self, Self::Jelly | Self::Shoal | Self::Bubbles)
    }

    /// Whether it has clear sky on all sides: nothing stands before it.
    pub(super) const fn is_alone(self) -> bool {
        matches!(
            self,
            Self::Sun
                | Self::Moon
                | Self::Birds
                | Self::Flakes
                | Self::Ringed
                | Self::Comet
                | Self::Galaxy
                | Self::Balloons
                | Self::Breeze
                | Self::Wings
                | Self::Twinkles
        )
    }

    /// Whether it lights the sky: one does.
    pub(super) const fn is_light(self) -> bool {
        matches!(self, Self::Sun | Self::Moon)
    }

    /// Whether it hangs behind everything else of the setting.
    pub(super) const fn is_far(self) -> bool {
        matches!(
            self,
            Self::Cloud
                | Self::Sun
                | Self::Moon
                | Self::Bow
                | Self::Birds
                | Self::Flakes
                | Self::Ringed
                | Self::Planet
                | Self::Comet
                | Self::Galaxy
                | Self::Stars
                | Self::Surface
                | Self::Jelly
                | Self::Shoal
                | Self::Bubbles
                | Self::Balloons
                | Self::Breeze
                | Self::Cupboards
                | Self::Board
                | Self::Shelf
                | Self::Tower
                | Self::Wings
                | Self::Twinkles
        )
    }
}
