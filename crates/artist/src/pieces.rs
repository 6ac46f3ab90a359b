//! What fills the background comes in pieces: cliffs at both sides, islands in the air. Of which too little is seen, or only
//! parts, goes whole: nobody knows what a scrap was.

use drawing::Shape;
use figures::settings::Backdrop;
use kurbo::{BezPath, Rect};

use crate::faults::Sight;
use crate::stencil::{Stencil, cell};

/// Of a piece less may not be seen, as a share of it; and of what is seen its largest part is at least so much.
const LEAST_SEEN: f64 = 0.55;
const LARGEST_PART: f64 = 0.6;
/// What is wider than this share of the page may be seen to both sides of those before it.
const SPANS: f64 = 0.62;

/// Empties the pieces of what fills the background that those in `sights` hide too far, on a page of this `area`.
pub(crate) fn without_scraps(setting: &mut Backdrop, sights: &[Sight], area: Rect) {
    let parts = &mut setting.behind[setting.backing.clone()];
    let gone: Vec<usize> = pieces(parts)
        .into_iter()
        .filter(|piece| is_a_scrap(parts, piece, (sights, area)))
        .flatten()
        .collect();
    gone.into_iter().for_each(|part| parts[part].path = BezPath::new());
}

/// Which parts hold together, each by their numbers: lines belong to what they are drawn upon.
fn pieces(parts: &[Shape]) -> Vec<Vec<usize>> {
    let mut pieces: Vec<(Stencil, Vec<usize>)> = Vec::new();
    for (index, part) in parts.iter().enumerate().filter(|(_, part)| !part.path.elements().is_empty()) {
        let own = match part.tint {
            Some(_) => Stencil::of(std::iter::once(part)),
            // As thin as it is, it touches what it is drawn upon.
            None => Stencil::of_rect(part.bounds().inflate(cell(), cell())),
        };
        let near = own.grown();
        let (held, apart): (Vec<_>, Vec<_>) = pieces.into_iter().partition(|(other, _)| other.meets(&near));
        let whole = held.iter().fold(own, |whole, (other, _)| whole.with(other));
        let mut all: Vec<usize> = held.into_iter().flat_map(|(_, parts)| parts).collect();
        all.push(index);
        pieces = apart;
        pieces.push((whole, all));
    }
    pieces.into_iter().map(|(_, parts)| parts).collect()
}

/// Whether too little is seen of a piece, or it is seen in parts of which none is most of it.
fn is_a_scrap(parts: &[Shape], piece: &[usize], (sights, area): (&[Sight], Rect)) -> bool {
    let whole = Stencil::of(piece.iter().map(|part| &parts[*part]));
    let wide = f64::from(whole.across().count_ones()) * cell();
    let spans = wide > SPANS * area.width();
    let seen = sights.iter().fold(whole.clone(), |seen, near| seen.without(&near.stencil));
    let is_less = |count: u32, share: f64, of: &Stencil| f64::from(count) < share * f64::from(of.count());
    is_less(seen.count(), LEAST_SEEN, &whole) || !spans && is_less(seen.largest_scrap(), LARGEST_PART, &seen)
}

#[cfg(test)]
mod tests {
    use drawing::{Pen, Tint};
    use figures::settings::Stage;
    use figures::{Art, Detail};
    use kurbo::Shape as _;

    use super::*;
    use crate::standing::Standing;

    fn area(rect: Rect) -> Shape {
        Shape::area(rect.to_path(0.1), Tint::PAPER, Pen::Inner)
    }

    /// Which of some pieces of a background are left behind a child from 200 to 340.
    fn left(pieces: &[Rect]) -> Vec<bool> {
        let page = Rect::new(0.0, 0.0, 540.0, 720.0);
        let stage = Stage::empty(page, Detail::Full);
        let child = Art::of(vec![area(Rect::new(200.0, 200.0, 340.0, 680.0))]);
        let hero = Standing { hero: 0..1, ..Standing::new("hero", child, 680.0) };
        let behind: Vec<Shape> = pieces.iter().copied().map(area).collect();
        let mut setting = Backdrop { backing: 0..behind.len(), behind, ..Backdrop::default() };
        without_scraps(&mut setting, &[Sight::on(&stage, &hero)], page);
        setting.behind.iter().map(|part| !part.path.elements().is_empty()).collect()
    }

    #[test]
    fn a_piece_of_which_too_little_is_seen_goes_whole_and_others_stay() {
        let [hidden, beside] = [Rect::new(150.0, 260.0, 330.0, 500.0), Rect::new(380.0, 260.0, 520.0, 500.0)];
        assert_eq!(left(&[hidden, beside]), [false, true]);
    }

    #[test]
    fn a_piece_that_is_seen_at_both_sides_of_somebody_goes_unless_it_spans_the_page() {
        let [parted, across] = [Rect::new(110.0, 220.0, 430.0, 300.0), Rect::new(0.0, 400.0, 540.0, 600.0)];
        assert_eq!(left(&[parted]), [false]);
        assert_eq!(left(&[across]), [true]);
    }
}
