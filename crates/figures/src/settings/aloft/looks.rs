//! Which pieces may hang together over which place.

use super::{Look, Piece};
use Piece::{
    Awning, Balloons, Birds, Board, Bubbles, Bunting, Cloud, Comet, Cupboards, Curtain, Flakes, Galaxy,
    Islet, Jelly, Kelp, Lamp, Moon, Palm, Pine, Planet, Rigging, Ringed, Shelf, Shoal, Stars, Sun, Surface,
    Tower, Tree, TreeFern, Valance,
};

pub(in crate::settings) const FOREST: &[Look] =
    &[&[Tree, Sun], &[Tree, Pine], &[Pine, Moon, Pine], &[Tree, Cloud], &[Pine, Sun], &[Tree, Tree]];
pub(in crate::settings) const SPACE: &[Look] = &[
    &[Ringed, Comet, Stars],
    &[Planet, Ringed, Stars],
    &[Galaxy, Planet, Stars],
    &[Planet, Comet, Stars],
    &[Ringed, Galaxy, Stars],
];
/// Where a planet with a ring fills the sky already.
pub(in crate::settings) const SPACE_UNRINGED: &[Look] = &[&[Planet, Comet, Stars], &[Galaxy, Comet, Stars]];
pub(in crate::settings) const UNDERWATER: &[Look] = &[
    &[Surface, Kelp, Shoal],
    &[Surface, Jelly, Bubbles],
    &[Kelp, Jelly, Shoal],
    &[Surface, Jelly, Kelp],
    &[Kelp, Shoal, Bubbles],
    &[Surface, Shoal, Kelp],
];
/// Over somebody who swims across the picture.
pub(in crate::settings) const OPEN_WATER: &[Look] = &[
    &[Surface, Jelly, Bubbles],
    &[Surface, Shoal, Bubbles],
    &[Surface, Shoal],
    &[Surface, Kelp, Jelly],
    &[Kelp, Shoal, Bubbles],
    &[Surface, Kelp, Shoal],
];
/// In a cave the rock closes the picture.
pub(in crate::settings) const CAVE: &[Look] = &[&[Kelp], &[Kelp, Kelp]];
pub(in crate::settings) const CASTLE: &[Look] =
    &[&[Cloud, Tree], &[Sun, Cloud], &[Cloud, Cloud, Birds], &[Tree, Sun], &[Cloud, Birds]];
pub(in crate::settings) const HALL: &[Look] = &[&[Curtain], &[Curtain, Curtain]];
pub(in crate::settings) const DINOSAUR: &[Look] = &[
    &[TreeFern, Cloud],
    &[Palm, Sun],
    &[TreeFern, Sun],
    &[Palm, Cloud, Birds],
    &[TreeFern, Palm],
    &[Palm, Cloud],
];
pub(in crate::settings) const JUNGLE: &[Look] =
    &[&[Tree, Palm], &[Palm, TreeFern], &[Palm, Sun], &[TreeFern, Tree], &[Tree, Tree], &[Palm, Palm]];
pub(in crate::settings) const FANTASY: &[Look] =
    &[&[Islet, Cloud], &[Moon, Cloud, Stars], &[Cloud, Cloud, Stars], &[Islet, Moon], &[Sun, Cloud]];
pub(in crate::settings) const DECK: &[Look] =
    &[&[Rigging, Cloud], &[Cloud, Birds], &[Sun, Birds], &[Rigging, Birds]];
pub(in crate::settings) const SHORE: &[Look] =
    &[&[Palm, Cloud], &[Palm, Sun], &[Cloud, Birds], &[Sun, Cloud], &[Sun, Birds]];
pub(in crate::settings) const BEACH: &[Look] =
    &[&[Palm, Sun], &[Palm, Cloud], &[Sun, Birds], &[Sun, Cloud], &[Cloud, Birds]];
pub(in crate::settings) const GREEN: &[Look] =
    &[&[Tree, Cloud], &[Tree, Sun], &[Sun, Cloud], &[Tree, Birds], &[Sun, Birds], &[Cloud, Cloud, Birds]];
pub(in crate::settings) const FARM: &[Look] =
    &[&[Cloud, Sun], &[Tree, Cloud], &[Sun, Birds], &[Cloud, Birds], &[Tree, Sun]];
pub(in crate::settings) const CITY: &[Look] =
    &[&[Cloud, Sun], &[Cloud, Cloud, Birds], &[Sun, Cloud], &[Sun, Birds]];
pub(in crate::settings) const SNOW: &[Look] =
    &[&[Pine, Flakes], &[Flakes, Cloud], &[Pine, Cloud], &[Cloud, Sun], &[Flakes, Flakes]];
pub(in crate::settings) const DESERT: &[Look] = &[&[Sun, Cloud], &[Sun, Birds], &[Palm, Sun]];
pub(in crate::settings) const NIGHT: &[Look] =
    &[&[Moon, Cloud, Stars], &[Tree, Stars], &[Cloud, Stars], &[Pine, Moon, Stars], &[Comet, Stars]];
pub(in crate::settings) const RAINBOW: &[Look] = &[&[Cloud, Cloud], &[Cloud, Birds]];
pub(in crate::settings) const ROOM: &[Look] =
    &[&[Bunting, Curtain], &[Lamp, Curtain], &[Valance, Lamp], &[Bunting, Lamp], &[Curtain, Lamp]];
pub(in crate::settings) const CARRIAGE: &[Look] = &[&[Valance], &[Lamp, Lamp], &[Valance, Lamp]];
pub(in crate::settings) const KITCHEN: &[Look] =
    &[&[Cupboards], &[Shelf, Lamp], &[Cupboards, Lamp], &[Curtain, Lamp]];
pub(in crate::settings) const CLASSROOM: &[Look] = &[&[Board], &[Bunting, Lamp], &[Board], &[Shelf]];
pub(in crate::settings) const LIBRARY: &[Look] = &[&[Shelf], &[Shelf, Lamp], &[Curtain, Lamp], &[Bunting]];
pub(in crate::settings) const SHOP: &[Look] = &[&[Awning], &[Awning, Lamp], &[Shelf, Lamp], &[Bunting]];
pub(in crate::settings) const STREET: &[Look] =
    &[&[Tower, Cloud], &[Tower, Sun], &[Tower, Tower, Cloud], &[Cloud, Cloud, Birds], &[Tower, Birds]];
pub(in crate::settings) const PARTY: &[Look] =
    &[&[Bunting, Balloons, Balloons], &[Balloons, Balloons], &[Valance, Balloons], &[Bunting, Balloons]];
pub(in crate::settings) const TENT: &[Look] =
    &[&[Valance, Curtain], &[Bunting, Balloons], &[Valance, Balloons], &[Curtain, Curtain]];
pub(in crate::settings) const FAIR: &[Look] =
    &[&[Bunting, Balloons], &[Cloud, Balloons], &[Balloons, Sun], &[Bunting, Cloud]];
pub(in crate::settings) const STABLE: &[Look] = &[&[]];
pub(in crate::settings) const SALON: &[Look] = &[&[Lamp, Lamp], &[Shelf], &[Awning], &[Lamp]];
pub(in crate::settings) const THEATER: &[Look] =
    &[&[Valance, Curtain, Curtain], &[Valance, Curtain], &[Curtain, Curtain]];
pub(in crate::settings) const HARBOR: &[Look] =
    &[&[Cloud, Birds], &[Sun, Cloud], &[Cloud, Cloud, Birds], &[Sun, Birds]];
pub(in crate::settings) const MARKET: &[Look] =
    &[&[Awning], &[Bunting, Cloud], &[Bunting, Balloons], &[Awning]];
