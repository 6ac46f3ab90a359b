//! The painter's algorithm on a fine grid: every sample ends as outside or one colour.

use kurbo::{Affine, Point, Rect};

use crate::flatten::{Outline, Painted};

/// Samples to a unit of the finished figure.
pub(crate) const FINE: f64 = 3.0;
/// Paint this opaque hides what is under it.
const OPAQUE: f64 = 0.97;
/// Empty samples around the picture.
const MARGIN: f64 = 3.0;

/// A picture as samples.
pub(crate) struct Canvas {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// `None` where nothing is painted.
    pub(crate) samples: Vec<Option<[u8; 3]>>,
}

/// Paints `shapes` so that the longer side of all they cover is `longest` units, as in a mirror if asked.
pub(crate) fn paint(shapes: &[Painted], longest: f64, mirrored: bool) -> Option<Canvas> {
    let bounds = shapes.iter().filter_map(Painted::bounds).reduce(|all, next| all.union(next))?;
    let scale = longest * FINE / bounds.width().max(bounds.height());
    let size = bounds.size() * scale;
    let (width, height) =
        ((size.width + 2.0 * MARGIN).ceil() as usize, (size.height + 2.0 * MARGIN).ceil() as usize);
    let mut placing = Affine::translate((MARGIN, MARGIN))
        * Affine::scale(scale)
        * Affine::translate(-bounds.origin().to_vec2());
    if mirrored {
        placing = Affine::translate((width as f64, 0.0)) * Affine::scale_non_uniform(-1.0, 1.0) * placing;
    }
    let mut canvas = Canvas { width, height, samples: vec![None; width * height] };
    for shape in shapes {
        canvas.paint(shape, placing);
    }
    Some(canvas)
}

impl Canvas {
    fn paint(&mut self, shape: &Painted, placing: Affine) {
        let masks: Vec<Vec<bool>> = shape.clips.iter().map(|clip| self.mask(clip, placing)).collect();
        let width = self.width;
        let samples = &mut self.samples;
        spans(&shape.outline, placing, (width, self.height), |row, from, to| {
            for index in row * width + from..row * width + to {
                if masks.iter().all(|mask| mask[index]) {
                    samples[index] = Some(mix(samples[index], shape.rgb, shape.alpha));
                }
            }
        });
    }

    fn mask(&self, clip: &[Outline], placing: Affine) -> Vec<bool> {
        let mut mask = vec![false; self.samples.len()];
        for outline in clip {
            spans(outline, placing, (self.width, self.height), |row, from, to| {
                mask[row * self.width + from..row * self.width + to].fill(true);
            });
        }
        mask
    }
}

fn mix(under: Option<[u8; 3]>, rgb: [f64; 3], alpha: f64) -> [u8; 3] {
    let alpha = if alpha >= OPAQUE { 1.0 } else { alpha };
    let under = under.unwrap_or([255; 3]);
    std::array::from_fn(|channel| {
        (rgb[channel] * alpha + f64::from(under[channel]) * (1.0 - alpha)).round().clamp(0.0, 255.0) as u8
    })
}

/// Calls `span(row, from, to)` for all samples whose centres lie in `outline`.
fn spans(
    outline: &Outline,
    placing: Affine,
    (width, height): (usize, usize),
    mut span: impl FnMut(usize, usize, usize),
) {
    let mut crossings: Vec<(usize, f64, i32)> = Vec::new();
    let paper = Rect::new(0.0, 0.0, width as f64, height as f64);
    for points in &outline.loops {
        for (index, from) in points.iter().enumerate() {
            let to = points[(index + 1) % points.len()];
            cross(placing * *from, placing * to, paper, &mut crossings);
        }
    }
    crossings.sort_unstable_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let mut winding = 0;
    for pair in crossings.windows(2) {
        let [(row, from, turn), (next_row, to, _)] = [pair[0], pair[1]];
        winding = if row == next_row { winding + turn } else { 0 };
        let inside = if outline.even_odd { winding % 2 != 0 } else { winding != 0 };
        if inside {
            let sample = |x: f64| (x - 0.5).ceil().clamp(0.0, width as f64) as usize;
            let (first, end) = (sample(from), sample(to));
            if first < end {
                span(row, first, end);
            }
        }
    }
}

fn cross(from: Point, to: Point, paper: Rect, crossings: &mut Vec<(usize, f64, i32)>) {
    let (top, bottom, turn) = if from.y < to.y { (from, to, 1) } else { (to, from, -1) };
    let first = (top.y - 0.5).ceil().clamp(0.0, paper.y1);
    let end = (bottom.y - 0.5).ceil().clamp(0.0, paper.y1);
    let slope = (bottom.x - top.x) / (bottom.y - top.y).max(1e-12);
    for row in first as usize..end as usize {
        crossings.push((row, top.x + (row as f64 + 0.5 - top.y) * slope, turn));
    }
}
