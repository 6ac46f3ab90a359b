//! A drawing leaves the house: SVG, PNG, PDF, as line art, coloured or colour-by-number.
//!
//! Nothing here knows where a drawing came from, and no text arrives: letters are outlines by then.
//! Every export shows the art box alone; what runs over its edge is clipped.

mod by_hand;
mod crayons;
mod grid;
mod numbers;
mod outline;
mod pack;
mod paint;
mod pdf;
mod png;
mod raster;
mod regions;
mod sheet;
mod svg;

pub use by_hand::by_hand;
pub use crayons::{CRAYONS, Crayon};
pub use numbers::palette;
pub use pack::{Unreadable, pack, unpack};
pub use paint::Style;
pub use pdf::{book, pdf};
pub use png::png;
pub use regions::{Region, RegionMap, regions};
pub use sheet::Paper;
pub use svg::svg;
