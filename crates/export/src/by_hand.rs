//! A page as a child has colored it: regions filled one by one, lines on top.

use drawing::Drawing;

use crate::sheet::Sheet;
use crate::{Paper, RegionMap, Style, png};

/// How far a fill runs under its lines, in pixels of the map: to the middle of the boldest outline.
const UNDER_LINES: usize = 3;

/// The drawing's lines over its filled regions, as a PNG at `dpi` dots an inch (1–1200). `map` is the
/// drawing's own; `fill` gives the color of a region by its place in `map.regions`, white where it gives
/// none.
pub fn by_hand(
    drawing: &Drawing,
    map: &RegionMap,
    fill: impl Fn(usize) -> Option<[u8; 3]>,
    paper: Paper,
    dpi: f64,
) -> Vec<u8> {
    let dpi = dpi.clamp(1.0, 1200.0);
    let sheet = Sheet::new(drawing, Style::Line, paper);
    let raster = png::raster(&sheet, dpi);
    let paint = Paint::new(map, fill);
    let mut data = Vec::with_capacity(raster.width() * raster.height() * 3);
    let mut row = 0;
    // From a pixel's middle to pixels of the map.
    let zoom = dpi / 72.0 * sheet.scale;
    let start = sheet.corner * (dpi / 72.0);
    let to_map = |pixel: usize, start: f64| (pixel as f64 + 0.5 - start) / zoom * map.per_unit();
    raster.bands(|band: &[u8]| {
        for greys in band.chunks(raster.width()) {
            let y = to_map(row, start.y);
            for (column, &grey) in greys.iter().enumerate() {
                let under = paint.at(to_map(column, start.x), y);
                data.extend(under.map(|ink| ((u16::from(ink) * u16::from(grey) + 127) / 255) as u8));
            }
            row += 1;
        }
    });
    png::rgb_file(&sheet, &raster, dpi, &data)
}

/// What lies under the lines, in pixels of the map.
struct Paint {
    colors: Vec<[u8; 3]>,
    width: usize,
    height: usize,
}

const WHITE: [u8; 3] = [255; 3];

impl Paint {
    fn new(map: &RegionMap, fill: impl Fn(usize) -> Option<[u8; 3]>) -> Self {
        let fills: Vec<[u8; 3]> =
            (0..map.regions.len()).map(|region| fill(region).unwrap_or(WHITE)).collect();
        let (width, height) = map.size();
        let colors = under_lines(map.labels(), width).into_iter();
        let colors =
            colors.map(|label| (label as usize).checked_sub(1).map_or(WHITE, |region| fills[region]));
        Self { colors: colors.collect(), width, height }
    }

    fn at(&self, x: f64, y: f64) -> [u8; 3] {
        if x < 0.0 || y < 0.0 || x >= self.width as f64 || y >= self.height as f64 {
            return WHITE;
        }
        self.colors[y as usize * self.width + x as usize]
    }
}

/// The labels, each grown a little way into the lines around it.
fn under_lines(labels: &[u32], width: usize) -> Vec<u32> {
    let mut grown = labels.to_vec();
    for _ in 0..UNDER_LINES {
        let before = grown.clone();
        for (at, label) in grown.iter_mut().enumerate().filter(|(_, label)| **label == 0) {
            let column = at % width;
            let beside = [
                (column > 0).then(|| at - 1),
                (column + 1 < width).then(|| at + 1),
                at.checked_sub(width),
                Some(at + width).filter(|below| *below < before.len()),
            ];
            *label = beside
                .into_iter()
                .flatten()
                .map(|other| before[other])
                .find(|&other| other != 0)
                .unwrap_or(0);
        }
    }
    grown
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regions;
    use drawing::{Length, Page, Pen, Pens, Shape, Tint};
    use kurbo::{Circle, Shape as _};

    #[test]
    fn a_filled_region_is_its_color_and_its_line_stays_black() {
        let mm = Length::mm;
        let mut drawing = Drawing::new(Page::art(Pens { outline: mm(1.4), inner: mm(1.0), fine: mm(0.7) }));
        let circle = Circle::new((100.0, 100.0), 50.0).to_path(0.1);
        drawing.shapes.push(Shape::area(circle, Tint::PAPER, Pen::Outline));
        let map = regions(&drawing, 100.0);
        let inside = map.index_at((100.0, 100.0).into()).expect("a region");
        let red = |region: usize| (region == inside).then_some([255, 0, 0]);
        let png = by_hand(&drawing, &map, red, Paper::None, 144.0);
        let mut reader = ::png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
        let mut pixels = vec![0; 1080 * 1440 * 3];
        reader.next_frame(&mut pixels).expect("a frame");
        let at = |x: usize, y: usize| [0, 1, 2].map(|channel| pixels[(y * 1080 + x) * 3 + channel]);
        assert_eq!((at(200, 200), at(300, 200), at(20, 20)), ([255, 0, 0], [0; 3], WHITE));
        // No white seam between the fill and its line.
        assert!((200..300).all(|x| at(x, 200)[1] == 0), "a seam");
    }
}
