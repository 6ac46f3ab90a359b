//! Lines as they are printed: which small cells of the page are ink, and what white is left between them.

use kurbo::Point;

use crate::hands::{Hands, each};
use crate::lines::outlines;
use crate::regions::{Labels, NONE, Room, Whites, pieces, squared_distances};

/// Side of a cell in millimetres: less than what a crayon or an eye could tell.
const CELL: f32 = 0.2;
/// What holds two whites together is at least this many cells away from ink.
const NECK: u16 = 2;

/// Half the width of a white, in millimetres, that nobody misses when it is inked.
pub(crate) const SLIVER: f32 = 0.7;
/// What is no more cells away from a wide white is its edge or where it ends.
const TAPER: u16 = 2;
/// A white of no more cells is not even seen.
const GRAIN: usize = 2;

/// A page, inked.
pub(crate) struct Print {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Cells a pixel of the photo.
    pub(crate) scale: f64,
    pub(crate) room: Room,
    /// [`SURE`] ink, its [`RIM`], or white.
    ink: Vec<u8>,
}

/// Ink for sure.
const SURE: u8 = 2;
/// The outermost of a line: counts as white where narrow whites are looked for, so that none is overlooked.
const RIM: u8 = 1;
/// How wide the rim is, in millimetres.
const RIM_WIDTH: f32 = 0.07;

impl Print {
    /// A page with nothing but its frame, for a photo of these sides in pixels.
    pub(crate) fn framed((width, height): (usize, usize), room: Room) -> Self {
        let scale = f64::from(1.0 / (CELL * room.millimetre));
        let cells = |pixels: usize| ((pixels as f64 * scale) as usize).max(1);
        let (width, height) = (cells(width), cells(height));
        let frame = ((f64::from(room.frame) * scale) as usize).min(width.min(height) / 2);
        let mut ink = vec![SURE; width * height];
        for row in ink.chunks_exact_mut(width).skip(frame).take(height - 2 * frame) {
            row[frame..width - frame].fill(0);
        }
        Self { width, height, scale, room, ink }
    }

    /// Draws along points less than a pixel apart with a round pen of this `width` in pixels.
    pub(crate) fn draw(&mut self, points: impl Iterator<Item = Point>, width: f32) {
        let radius = f64::from(width) / 2.0 * self.scale;
        let sure = radius - f64::from(RIM_WIDTH * self.room.millimetre) * self.scale;
        for point in points {
            let (x, y) = (point.x * self.scale, point.y * self.scale);
            let span = |low: f64, high: f64, end: usize| {
                (low - 0.5).ceil().max(0.0) as usize
                    ..(((high - 0.5).floor() + 1.0).max(0.0) as usize).min(end)
            };
            for row in span(y - radius, y + radius, self.height) {
                let down = row as f64 + 0.5 - y;
                for (radius, ink) in [(radius, RIM), (sure, SURE)] {
                    let half = (radius * radius - down * down).max(0.0).sqrt();
                    let columns = span(x - half, x + half, self.width);
                    for cell in self.ink[row * self.width..].get_mut(columns).unwrap_or_default() {
                        *cell = ink.max(*cell);
                    }
                }
            }
        }
    }

    /// The same page with the ink of another of its size.
    pub(crate) fn over(mut self, other: Self) -> Self {
        self.ink.iter_mut().zip(other.ink).for_each(|(ink, other)| *ink = other.max(*ink));
        self
    }

    /// Share of the page that is ink, 0–1.
    pub(crate) fn ink_share(&self) -> f32 {
        self.ink.iter().filter(|ink| **ink > 0).count() as f32 / self.ink.len() as f32
    }

    /// Cells from the nearest that is at least as much ink, up to a little more than a crayon needs, squared.
    fn depths(&self, ink: u8) -> Vec<u16> {
        let reach = (self.room.white / 2.0) * self.scale as f32;
        let marked: Vec<bool> = self.ink.iter().map(|cell| *cell >= ink).collect();
        squared_distances(&marked, self.width, reach as u16 + 2)
    }

    /// In square pixels of the photo.
    pub(crate) fn area(&self) -> f32 {
        self.ink.len() as f32 / (self.scale * self.scale) as f32
    }

    /// How far each cell is from ink, in pixels of the photo, up to a little more than a crayon needs.
    pub(crate) fn white(&self) -> Vec<f32> {
        self.depths(RIM).iter().map(|square| self.pixels(*square)).collect()
    }

    /// How far from the edge of ink a cell is, in pixels of the photo: one beside ink is half a cell away.
    fn pixels(&self, squared: u16) -> f32 {
        (libm::sqrtf(f32::from(squared)) - 0.5).max(0.0) / self.scale as f32
    }

    /// The whites of the page, for the regions in `labels`. What hangs together by a neck alone is apart.
    pub(crate) fn whites(&self, labels: &Labels, hands: &dyn Hands) -> Whites {
        let depths = self.depths(SURE);
        let mut found = each(hands, &[NECK * NECK, 1], |least| self.pieces(&depths, *least)).into_iter();
        let (cores, count) = found.next().unwrap_or_default();
        let (whites, all) = found.next().unwrap_or_default();
        let rim = RIM_WIDTH * self.room.millimetre;
        let fits =
            self.deepest(&whites, all, &depths).into_iter().map(|depth| depth - rim >= self.room.white / 2.0);
        let fits: Vec<bool> = fits.collect();
        // Cores first; then the whites in which nothing fits.
        let of = |cell: usize| match (cores[cell], whites[cell]) {
            (_, NONE) => NONE,
            (_, white) if !fits[white as usize] => count as u32 + white,
            (core, _) => core,
        };
        let total = count + all;
        let mut found =
            Whites { of: Vec::new(), at: vec![0; total], deepest: vec![0.0; total], area: vec![0.0; total] };
        let by = 1.0 / self.scale as f32;
        let mut deepest = vec![0; total];
        for (cell, depth) in depths.iter().enumerate() {
            let white = of(cell);
            if white == NONE {
                continue;
            }
            let white = white as usize;
            found.area[white] += by * by;
            if *depth > deepest[white] {
                (deepest[white], found.at[white]) = (*depth, cell);
            }
        }
        for (radius, depth) in found.deepest.iter_mut().zip(&deepest) {
            *radius = self.pixels(*depth) - rim;
        }
        found.of = self.cells(labels).map(of).collect();
        for white in (0..total).filter(|white| deepest[*white] > 0) {
            found.at[white] = self.pixel(found.at[white], labels);
            found.of[found.at[white]] = white as u32;
        }
        found
    }

    /// The outlines of whites that no crayon or eye could enter, in pixels of the photo.
    pub(crate) fn slivers(&self) -> Vec<Vec<Point>> {
        let depths = self.depths(RIM);
        let (whites, count) = self.pieces(&depths, 1);
        let deepest = self.deepest(&whites, count, &depths);
        let is_wide =
            |white: &u32| *white != NONE && deepest[*white as usize] >= SLIVER * self.room.millimetre;
        let wide: Vec<bool> = whites.iter().map(is_wide).collect();
        let away = squared_distances(&wide, self.width, TAPER);
        let narrow: Vec<bool> =
            self.ink.iter().zip(away).map(|(ink, away)| *ink < SURE && away > TAPER * TAPER).collect();
        let (of, count) = pieces(self.width, &narrow);
        let slivers = Labels { width: self.width, height: self.height, of, count };
        let areas = slivers.areas();
        let on_photo = |point: Point| (point.to_vec2() / self.scale).to_point();
        let outline =
            |sliver: usize| Some(outlines(&slivers, sliver as u32)?.into_iter().map(on_photo).collect());
        (0..count).filter(|sliver| areas[*sliver] > GRAIN).filter_map(outline).collect()
    }

    /// How deep each piece is, in pixels of the photo.
    fn deepest(&self, of: &[u32], count: usize, depths: &[u16]) -> Vec<f32> {
        let mut deepest = vec![0; count];
        for (white, depth) in of.iter().zip(depths).filter(|(white, _)| **white != NONE) {
            deepest[*white as usize] = (*depth).max(deepest[*white as usize]);
        }
        deepest.into_iter().map(|depth| self.pixels(depth)).collect()
    }

    fn pieces(&self, depths: &[u16], least: u16) -> (Vec<u32>, usize) {
        let inside: Vec<bool> = depths.iter().map(|depth| *depth >= least).collect();
        pieces(self.width, &inside)
    }

    /// The pixel of the photo in which a cell lies.
    fn pixel(&self, cell: usize, labels: &Labels) -> usize {
        let along = |at: usize, end: usize| (((at as f64 + 0.5) / self.scale) as usize).min(end - 1);
        along(cell / self.width, labels.height) * labels.width + along(cell % self.width, labels.width)
    }

    /// For each pixel of the photo the cell in which its middle lies.
    fn cells(&self, labels: &Labels) -> impl Iterator<Item = usize> {
        let along = |pixels: usize, end: usize| -> Vec<usize> {
            (0..pixels).map(|at| (((at as f64 + 0.5) * self.scale) as usize).min(end - 1)).collect()
        };
        let (columns, width) = (along(labels.width, self.width), self.width);
        let rows = along(labels.height, self.height);
        let row = move |row: usize| columns.clone().into_iter().map(move |column| row * width + column);
        rows.into_iter().flat_map(row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hands::Alone;

    const ROOM: Room = Room { pen: 4.0, inner: 3.0, fine: 2.0, frame: 2.0, white: 9.0, millimetre: 2.5 };

    #[test]
    fn a_line_leaves_the_white_on_its_sides() {
        let mut print = Print::framed((200, 100), ROOM);
        print.draw((0..400).map(|at| Point::new(f64::from(at) / 2.0, 20.0)), 4.0);
        let ink = 1.0 - 196.0 * (96.0 - 4.0) / 20_000.0;
        assert!((print.ink_share() - ink).abs() < 0.005, "{} {ink}", print.ink_share());
        let labels = Labels { width: 200, height: 100, of: vec![0; 20_000], count: 1 };
        let whites = print.whites(&labels, &Alone);
        let (above, below) = (whites.of[10 * 200 + 100], whites.of[60 * 200 + 100]);
        assert!(above != below && above != NONE && below != NONE && whites.of[20 * 200 + 100] == NONE);
        assert!(whites.deepest[above as usize] >= ROOM.white / 2.0);
        assert!(
            (whites.area[above as usize] - 196.0 * 16.0).abs() < 400.0,
            "{}",
            whites.area[above as usize]
        );
    }

    #[test]
    fn a_hair_of_white_is_inked_wherever_it_lies_between_the_cells() {
        for shift in [0.0, 0.13, 0.26, 0.39] {
            let mut print = Print::framed((200, 100), ROOM);
            let slant = |x: f64, below: f64| Point::new(x, 30.0 + shift + below + x / 5.0);
            let along = |below: f64| (80..240).map(move |at| slant(f64::from(at) / 2.0, below));
            print.draw(along(0.0), 4.0);
            print.draw(along(4.25), 4.0);
            for end in [40.0, 120.0] {
                print.draw((0..9).map(|step| slant(end, f64::from(step) / 2.0)), 4.0);
            }
            let inked: Vec<Point> = print.slivers().concat();
            let [least, most] = [f64::min, f64::max]
                .map(|which| inked.iter().map(|point| point.x).reduce(which).unwrap_or_default());
            assert!(least < 46.0 && most > 114.0, "{shift}: {least} {most}");
            assert!(inked.iter().all(|point| (point.y - slant(point.x, 2.2).y).abs() < 1.5), "{shift}");
        }
    }
}
