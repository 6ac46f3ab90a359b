//! The one door to all figures drawn as files.

use std::sync::OnceLock;

use crate::load::{FigureError, load};
use crate::{Art, Detail};

include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// What came of reading one file.
type Loaded = OnceLock<Result<Art, FigureError>>;

/// Parsed once, on first use: bold and full.
static LOADED: [OnceLock<Vec<Loaded>>; 2] = [OnceLock::new(), OnceLock::new()];

/// The names of all figures, sorted: file names with spaces for hyphens.
pub fn names() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|(name, _)| *name)
}

/// The figure of this name. It faces right where it faces a side.
///
/// # Errors
/// [`FigureError::Unknown`] where there is no such file, otherwise what is wrong with the file.
pub fn figure(name: &str, detail: Detail) -> Result<&'static Art, &'static FigureError> {
    let Ok(index) = SOURCES.binary_search_by(|(known, _)| (*known).cmp(name)) else {
        return Err(&FigureError::Unknown);
    };
    let version = match detail {
        Detail::Bold => 0,
        Detail::Full => 1,
    };
    let loaded = LOADED[version].get_or_init(|| SOURCES.iter().map(|_| OnceLock::new()).collect());
    loaded[index].get_or_init(|| load(SOURCES[index].1, detail)).as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Anchor;

    #[test]
    fn a_seat_says_how_it_is_sat_upon() {
        for name in names() {
            let art = figure(name, Detail::Bold).expect(name);
            assert_eq!(art.anchor(Anchor::Seat).is_some(), art.rider.is_some(), "{name}");
        }
    }

    #[test]
    fn every_figure_file_loads() {
        for name in names() {
            for detail in [Detail::Bold, Detail::Full] {
                if let Err(why) = figure(name, detail) {
                    panic!("{name}: {why}");
                }
            }
        }
        assert_eq!(figure("no such thing", Detail::Full), Err(&FigureError::Unknown));
    }
}
