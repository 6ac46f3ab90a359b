//! From what is seen to ink on paper: every line is engraved once, and as many are printed as are wanted.

use drawing::{Drawing, Pen, Shape};

use crate::accents;
use crate::analysis::Analysis;
use crate::hands::{Alone, Hands};
use crate::lines::{Calm, Lines, Print};
use crate::page::Sheet;
use crate::partition::Partition;
use crate::regions::{Gives, Room};
use crate::settings::{Detail, Settings, Style, Thickness};
use crate::sketch;

/// Share of the page that lines and frame may cover: with the accents, less than the 14 % of the craft table.
const INK: f32 = 0.128;
/// The same with accents.
pub(crate) const INK_WITH_ACCENTS: f32 = 0.13;
/// Part of the page that is kept for the eyes and mouths of faces at most.
const FACES_INK: f32 = 0.02;
/// Part of the ink of lines that is used at most at the least detail.
const LEAST_INK: f32 = 0.75;
/// Times that lines are drawn again because what they leave white has no room for a crayon.
const MENDS: usize = 30;
/// After so many of them whole regions give way, not only the parts that are too narrow.
const PATIENCE: usize = 3;

/// Every line of a photo, for one thickness and one style; any amount of detail is a choice among them.
pub struct Plate {
    sheet: Sheet,
    work: Work,
}

enum Work {
    /// The borders of regions, and from which to which least difference they are drawn.
    Regions { partition: Box<Partition>, lines: Lines, range: [f32; 2] },
    /// The lines of a drawing on paper.
    Sketch(Shape),
}

/// The photo as line art on its own frame, as large as fits the art box.
///
/// Every region is closed and has room for a crayon; more detail only adds lines. A photo with nothing in it
/// gives a page without shapes.
pub fn line_art(analysis: &Analysis, settings: &Settings) -> Drawing {
    Plate::of(analysis, settings.thickness, settings.style).line_art(analysis, settings.detail)
}

impl Plate {
    /// Engraves what was seen in a photo.
    pub fn of(analysis: &Analysis, thickness: Thickness, style: Style) -> Self {
        Self::by(analysis, thickness, style, &Alone)
    }

    /// The same, with a second hand perhaps.
    pub fn by(analysis: &Analysis, thickness: Thickness, style: Style, hands: &dyn Hands) -> Self {
        let sheet = Sheet::of(analysis, thickness);
        let room = sheet.room();
        let sketch = analysis.sketch.as_ref().and_then(|mask| sketch::ink(mask, room));
        let work = sketch.map_or_else(|| regions(analysis, room, style, hands), Work::Sketch);
        Self { sheet, work }
    }

    /// Prints as much detail as is wanted; `analysis` is what the plate was made of.
    pub fn line_art(&self, analysis: &Analysis, detail: Detail) -> Drawing {
        let mut shapes = Vec::new();
        match &self.work {
            Work::Sketch(ink) => shapes.push(ink.clone()),
            Work::Regions { partition, lines, range: [coarsest, finest] } => {
                let threshold = (coarsest - (coarsest - finest) * detail.share()).max(*finest);
                if lines.any(threshold) {
                    lines.paint(analysis, partition, threshold, &mut shapes);
                    lines.ink(threshold, &mut shapes);
                    let print = lines.print(partition, threshold, &Alone);
                    for sliver in print.slivers() {
                        let path = accents::outline(&sliver, 0.0);
                        shapes.extend([Shape::solid(path.clone()), Shape::line(path, Pen::Fine)]);
                    }
                    shapes.extend(accents::ink(analysis, &print, detail.share()));
                }
            }
        }
        self.sheet.finished(analysis, shapes)
    }
}

/// How different regions are that a drawing of the least and of the most detail still tells apart.
fn thresholds(style: Style) -> [f32; 2] {
    let free = if style == Style::Cartoon { 0.0 } else { -0.02 };
    [2.5 + free, 1.77 + free]
}

/// All lines of any detail, every white between them with room for a crayon, and no more ink than a page may have.
fn regions(analysis: &Analysis, room: Room, style: Style, hands: &dyn Hands) -> Work {
    let calm = calm(analysis, style);
    let [coarsest, most] = thresholds(style);
    let mut partition = Partition::of(analysis, room, style, hands);
    let mut lines = Lines::of(analysis, calm, &partition, hands);
    let page = (analysis.width * analysis.height) as f32;
    let share = INK - (accents::faces_ink(analysis, room) / page).min(FACES_INK);
    let mut allowed = share * page;
    let (mut finest, mut print) = affordable(&lines, &partition, (most, share, &mut allowed), hands);
    for round in 0..MENDS {
        let gives = if round < PATIENCE { Gives::Lobes } else { Gives::Regions };
        let Some(better) = partition.mended(analysis, &print, (finest, gives), hands) else { break };
        lines = Lines::of(analysis, calm, &better, hands);
        partition = better;
        (finest, print) = affordable(&lines, &partition, (most, share, &mut allowed), hands);
    }
    // Where there is no ink for all that could be drawn, little detail is still less than much.
    let coarsest = coarsest.max(lines.affordable(partition.room, LEAST_INK * allowed)).max(finest);
    Work::Regions { partition: Box::new(partition), lines, range: [coarsest, finest] }
}

/// The least difference, `most` or more, at which lines take no more than their `share` of the page, and their print. What
/// is `allowed` in square pixels, overlaps counted twice, is corrected by what is found.
fn affordable(
    lines: &Lines,
    partition: &Partition,
    (most, share, allowed): (f32, f32, &mut f32),
    hands: &dyn Hands,
) -> (f32, Print) {
    loop {
        let finest = lines.affordable(partition.room, *allowed).max(most);
        let print = lines.print(partition, finest, hands);
        let over = print.ink_share() / share;
        if over <= 1.0 || !lines.any(finest) {
            return (finest, print);
        }
        *allowed *= 0.98 / over;
    }
}

fn calm(analysis: &Analysis, style: Style) -> Calm {
    let length = match style {
        Style::Standard => 2.4,
        Style::Cartoon => 3.6,
    };
    Calm { length: length * analysis.width.max(analysis.height) as f64 / 640.0, sure: 0.5 }
}
