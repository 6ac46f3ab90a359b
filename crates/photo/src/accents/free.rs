//! Where there is room for one more accent.

use kurbo::Point;

use crate::lines::Print;
use crate::regions::{NONE, pieces};

/// Half the width of a neck that does not hold two whites together, in millimetres.
const NECK: f32 = 0.3;

/// The white of a print, as it is taken by accents.
pub(super) struct Free {
    width: usize,
    height: usize,
    /// Cells a pixel of the photo.
    scale: f64,
    /// How far each cell is from ink, in pixels, and 0 where accents keep others away.
    clear: Vec<f32>,
    /// How far each cell is from ink, in pixels.
    white: Vec<f32>,
    /// Which white each cell is in.
    of: Vec<u32>,
    /// How far from ink the middle of a crayon needs to be, in pixels.
    needed: f32,
    /// In how many cells of each white the middle of a crayon fits.
    fits: Vec<usize>,
    /// How many cells each white has.
    cells: Vec<usize>,
}

impl Free {
    pub(super) fn of(print: &Print) -> Self {
        let white = print.white();
        // What hangs together by a narrow neck is apart.
        let inside: Vec<bool> = white.iter().map(|depth| *depth > NECK * print.room.millimetre).collect();
        let (of, count) = pieces(print.width, &inside);
        let needed = print.room.white / 2.0;
        let (mut fits, mut cells) = (vec![0; count], vec![0; count]);
        for (white, depth) in of.iter().zip(&white).filter(|(white, _)| **white != NONE) {
            cells[*white as usize] += 1;
            fits[*white as usize] += usize::from(*depth >= needed);
        }
        let (width, height, scale) = (print.width, print.height, print.scale);
        Self { width, height, scale, clear: white.clone(), white, of, needed, fits, cells }
    }

    fn at(&self, point: Point) -> f32 {
        self.clear[self.cell(point)]
    }

    fn cell(&self, point: Point) -> usize {
        let along = |at: f64, end: usize| ((at * self.scale).max(0.0) as usize).min(end - 1);
        along(point.y, self.height) * self.width + along(point.x, self.width)
    }

    /// How large the white around a point is, in square pixels; in ink there is no end.
    pub(super) fn extent(&self, point: Point) -> f64 {
        let here = self.of[self.cell(point)];
        if here == NONE {
            f64::INFINITY
        } else {
            self.cells[here as usize] as f64 / (self.scale * self.scale)
        }
    }

    pub(super) fn is_clear(&self, points: &[Point], gap: f32) -> bool {
        points.iter().all(|point| self.at(*point) > gap)
    }

    /// The longest stretch that is clear.
    pub(super) fn clear_part<'a>(&self, points: &'a [Point], gap: f32) -> &'a [Point] {
        let stretches = points.chunk_by(|one, other| (self.at(*one) > gap) == (self.at(*other) > gap));
        let clear = stretches.filter(|stretch| self.at(stretch[0]) > gap);
        clear.max_by_key(|stretch| stretch.len()).unwrap_or_default()
    }

    /// Takes what ink of this half width around `points` covers and keeps others `away`, in pixels; not where that
    /// leaves no room for a crayon.
    pub(super) fn take(&mut self, points: &[Point], (half, away): (f32, f32)) -> bool {
        let near = self.near(points, (half + self.needed).max(away));
        let mut lost = vec![0; self.fits.len()];
        let mut touched = vec![false; self.fits.len()];
        for (cell, far) in &near {
            let (white, reaches) = (self.of[*cell], far - half < self.needed);
            if white != NONE && reaches {
                touched[white as usize] = true;
                lost[white as usize] += usize::from(self.white[*cell] >= self.needed);
            }
        }
        if (0..touched.len()).any(|white| touched[white] && lost[white] == self.fits[white]) {
            return false;
        }
        for (fits, lost) in self.fits.iter_mut().zip(lost) {
            *fits -= lost;
        }
        for (cell, far) in near {
            self.white[cell] = self.white[cell].min((far - half).max(0.0));
            self.clear[cell] = self.clear[cell].min((far - away).max(0.0));
        }
        true
    }

    /// The cells that are at most `reach` pixels away from one of these points, and how far.
    fn near(&self, points: &[Point], reach: f32) -> Vec<(usize, f32)> {
        let reach = f64::from(reach);
        let span = |of: &dyn Fn(&Point) -> f64, end: usize| {
            let low = points.iter().map(of).fold(f64::INFINITY, f64::min) - reach;
            let high = points.iter().map(of).fold(0.0, f64::max) + reach;
            (low * self.scale).max(0.0) as usize..((high * self.scale) as usize + 1).min(end)
        };
        let columns = span(&|point| point.x, self.width);
        let mut near = Vec::new();
        for row in span(&|point| point.y, self.height) {
            for column in columns.clone() {
                let middle = Point::new((column as f64 + 0.5) / self.scale, (row as f64 + 0.5) / self.scale);
                let squared =
                    points.iter().map(|point| (*point - middle).hypot2()).fold(f64::INFINITY, f64::min);
                if squared <= reach * reach {
                    near.push((row * self.width + column, squared.sqrt() as f32));
                }
            }
        }
        near
    }
}
