//! A coloured picture turned into line art: closed areas a crayon can fill, lines, and a little ink.
//!
//! Works at one reference size, in three steps: flatten (`flatten`, `canvas`), decide (`map`, `merge`), and
//! draw smooth curves along what is left (`arcs`, `fit`). Runs at build time, never for a page.

mod arcs;
mod canvas;
mod centre;
mod colour;
mod fit;
mod flatten;
mod map;
mod merge;
mod pack;
mod plate;

pub use flatten::listed;
pub use plate::{Piece, Plate, Role, Spot};

use map::Map;

/// The longer side of an engraved figure, in units: what a large figure has on a page.
pub const REFERENCE: f64 = 300.0;

/// How one picture is engraved.
#[derive(Debug, Clone, PartialEq)]
pub struct Settings {
    /// 1 for the full version; larger leaves larger areas: 1.7 for small props and young children.
    pub coarseness: f64,
    /// Neighbouring colours that differ by less (OKLab × 100) are one area; 6 is usual.
    pub alike: f64,
    /// Whether small dark areas stay black.
    pub ink: bool,
    /// Whether thin areas leave a line behind.
    pub lines: bool,
    /// Whether round ink becomes an eye of our own hand: an oval with two highlights.
    pub eyes: bool,
    /// Painted areas to leave out, counted from 0 as [`listed`] does.
    pub drop: Vec<usize>,
    /// Where not empty, the only painted areas to draw.
    pub keep: Vec<usize>,
    /// Left and right exchanged: figures face right, most icons left.
    pub mirrored: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            coarseness: 1.0,
            alike: 6.0,
            ink: true,
            lines: true,
            eyes: false,
            drop: Vec::new(),
            keep: Vec::new(),
            mirrored: false,
        }
    }
}

impl Settings {
    /// From words such as `eyes left alike=9 drop=1,4-6`; `-` says nothing.
    ///
    /// # Errors
    /// The word that means nothing here.
    pub fn parse(words: &str) -> Result<Self, String> {
        let mut settings = Self::default();
        for word in words.split_whitespace().filter(|word| *word != "-") {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let number = || value.parse::<f64>().map_err(|_| format!("«{word}» needs a number"));
            match key {
                "eyes" => settings.eyes = true,
                "left" => settings.mirrored = true,
                "noink" => settings.ink = false,
                "nolines" => settings.lines = false,
                "alike" => settings.alike = number()?,
                "coarse" => settings.coarseness = number()?,
                "drop" => settings.drop = numbers(value)?,
                "keep" => settings.keep = numbers(value)?,
                _ => return Err(format!("no override is called «{word}»")),
            }
        }
        Ok(settings)
    }
}

/// `1,4-6` as 1, 4, 5, 6.
fn numbers(list: &str) -> Result<Vec<usize>, String> {
    let mut numbers = Vec::new();
    for item in list.split(',') {
        let (from, to) = item.split_once('-').unwrap_or((item, item));
        let number = |text: &str| text.parse::<usize>().map_err(|_| format!("«{text}» is no number"));
        numbers.extend(number(from)?..=number(to)?);
    }
    Ok(numbers)
}

/// Why a picture could not be engraved.
#[derive(Debug, thiserror::Error)]
pub enum EngraveError {
    /// It is no SVG.
    #[error("not readable: {0}")]
    Unreadable(#[from] usvg::Error),
    /// Nothing in it is painted, or nothing is left.
    #[error("nothing is painted")]
    Empty,
}

/// Engraves an SVG.
///
/// # Errors
/// Where it is no SVG, or nothing is left to draw.
pub fn engrave(svg: &str, settings: &Settings) -> Result<Plate, EngraveError> {
    let wanted = |index: &usize| {
        !settings.drop.contains(index) && (settings.keep.is_empty() || settings.keep.contains(index))
    };
    let painted = flatten::flatten(svg)?;
    let painted: Vec<_> =
        painted.into_iter().enumerate().filter(|(index, _)| wanted(index)).map(|(_, shape)| shape).collect();
    let canvas = canvas::paint(&painted, REFERENCE, settings.mirrored).ok_or(EngraveError::Empty)?;
    let mut map = Map::of(&canvas);
    let strokes = merge::simplify(&mut map, settings);
    let plate = plate::draw(map, strokes, settings);
    if plate.pieces.is_empty() { Err(EngraveError::Empty) } else { Ok(plate) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::Shape as _;

    fn plate(body: &str, words: &str) -> Plate {
        let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">{body}</svg>");
        engrave(&svg, &Settings::parse(words).expect("settings")).expect("a plate")
    }

    fn count(plate: &Plate, role: Role) -> usize {
        plate.pieces.iter().filter(|piece| piece.role == role).count()
    }

    const FACE: &str = r##"<rect width="100" height="100" fill="#fc0"/><circle cx="30" cy="40" r="3" fill="#111"/>
        <circle cx="70" cy="40" r="3" fill="#111"/><path d="M30 70Q50 82 70 70Q50 88 30 70" fill="#840"/>"##;

    #[test]
    fn small_dark_spots_stay_black_and_a_sliver_becomes_a_line() {
        let plate = plate(FACE, "-");
        assert_eq!(count(&plate, Role::Solid), 2);
        assert_eq!(count(&plate, Role::Inner), 1);
        assert_eq!((count(&plate, Role::Silhouette), count(&plate, Role::Area)), (1, 0));
    }

    #[test]
    fn an_eye_has_two_highlights_and_a_face_between_both() {
        let plate = plate(FACE, "eyes");
        assert_eq!((count(&plate, Role::Solid), count(&plate, Role::Patch)), (2, 4));
        let face = plate.spots.iter().find(|(spot, _)| *spot == Spot::Face).expect("a face").1;
        assert!(face.distance(kurbo::Point::new(150.0, 120.0)) < 2.0, "{face}");
    }

    #[test]
    fn areas_fill_the_silhouette_and_meet_without_a_gap() {
        let plate = plate(
            r##"<rect width="100" height="100" fill="#fc0"/><path d="M0 0H50V100H0Z" fill="#04f"/>
                <circle cx="50" cy="50" r="20" fill="#d00"/>"##,
            "-",
        );
        let area = |role| -> Vec<f64> {
            plate
                .pieces
                .iter()
                .filter(|piece| piece.role == role)
                .map(|piece| piece.path.area().abs())
                .collect()
        };
        assert!((area(Role::Silhouette)[0] - 90_000.0).abs() < 600.0, "{:?}", area(Role::Silhouette));
        // One half is the silhouette's own colour; the disc lies upon the other half and upon it.
        let half = 45_000.0 - 0.5 * std::f64::consts::PI * 3_600.0;
        let areas = area(Role::Area);
        assert!((areas[0] - half).abs() < 400.0 && (areas[1] - std::f64::consts::PI * 3_600.0).abs() < 200.0);
    }

    #[test]
    fn coarser_is_never_more() {
        let stripes: String = (0..20)
            .map(|at| {
                format!(r##"<rect x="{}" width="3" height="100" fill="#0a0"/>"##, at * 5 + at * at / 20)
            })
            .collect();
        let body = format!(r##"<rect width="100" height="100" fill="#fff"/>{stripes}"##);
        let [full, coarse] = ["-", "coarse=1.7"].map(|words| plate(&body, words).pieces.len());
        assert!(coarse < full, "{coarse} of {full}");
    }

    #[test]
    fn mirrored_is_seen_in_a_mirror() {
        let body =
            r##"<rect width="100" height="100" fill="#fff"/><circle cx="25" cy="60" r="15" fill="#d00"/>"##;
        let middle = |words| plate(body, words).pieces[1].path.bounding_box().center();
        let (plain, mirrored) = (middle("-"), middle("left"));
        assert!((plain.x + mirrored.x - 300.0).abs() < 3.0 && (plain.y - mirrored.y).abs() < 1.0);
    }

    #[test]
    fn overrides_are_read_and_nonsense_is_named() {
        let settings = Settings::parse("noink drop=1,4-6").expect("settings");
        assert_eq!((settings.ink, settings.drop), (false, vec![1, 4, 5, 6]));
        assert_eq!(Settings::parse("drop=x"), Err("«x» is no number".to_owned()));
        assert_eq!(Settings::parse("nice"), Err("no override is called «nice»".to_owned()));
    }
}
