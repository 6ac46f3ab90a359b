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
/// What is wider than this share of the page may be seen to both sides of those before it, and less of it.
const SPANS: f64 = 0.62;
const LEAST_OF_WIDE: f64 = 0.42;
/// Where so much of the rectangle of a sight is one of the pieces that are left, it is there.
const OF_A_SIGHT: f64 = 0.5;

/// Empties the pieces of what fills the background that those in `sights` hide too far, on a page of this `area`; where all would
/// go they stay, for without them nothing tells the place.
pub(crate) fn without_scraps(setting: &mut Backdrop, sights: &[Sight], area: Rect) {
    let parts = &mut setting.behind[setting.backing.clone()];
    let (gone, stay): (Vec<Piece>, Vec<Piece>) = pieces(parts)
        .into_iter()
        .map(|piece| Piece::of(parts, piece, sights))
        .partition(|piece| piece.is_a_scrap(area));
    if gone.is_empty() || stay.is_empty() {
        return;
    }
    gone.iter().flat_map(|piece| &piece.parts).for_each(|part| parts[*part].path = BezPath::new());
    // What the place was known by went with them: something else will tell it.
    let left: Vec<Rect> = stay.iter().map(|piece| piece.around(parts)).collect();
    let is_left = |sight: &Rect| {
        let seen = left.iter().map(|piece| piece.intersect(*sight).area()).sum::<f64>();
        seen > OF_A_SIGHT * sight.area()
    };
    setting.grand.retain(is_left);
    if setting.grand.is_empty() {
        setting.vista = "";
    }
}

/// Parts that hold together, by their numbers.
struct Piece {
    parts: Vec<usize>,
    whole: Stencil,
    /// What those before it leave of it to see.
    seen: Stencil,
}

impl Piece {
    fn of(all: &[Shape], parts: Vec<usize>, sights: &[Sight]) -> Self {
        let whole = Stencil::of(parts.iter().map(|part| &all[*part]));
        let seen = sights.iter().fold(whole.clone(), |seen, near| seen.without(&near.stencil));
        Self { parts, whole, seen }
    }

    /// Around all of its parts, of which none is empty.
    fn around(&self, all: &[Shape]) -> Rect {
        let bounds = self.parts.iter().map(|part| all[*part].bounds());
        bounds.reduce(|whole, next| whole.union(next)).unwrap_or_default()
    }

    /// Which share of it is seen.
    fn share(&self) -> f64 {
        f64::from(self.seen.count()) / f64::from(self.whole.count().max(1))
    }

    /// Whether too little of it is seen, or it is seen in parts of which none is most of it.
    fn is_a_scrap(&self, area: Rect) -> bool {
        let wide = f64::from(self.whole.across().count_ones()) * cell();
        if wide > SPANS * area.width() {
            return self.share() < LEAST_OF_WIDE;
        }
        let largest = f64::from(self.seen.largest_scrap());
        self.share() < LEAST_SEEN || largest < LARGEST_PART * f64::from(self.seen.count())
    }
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
    fn where_all_pieces_would_go_they_stay() {
        let [one, other] = [Rect::new(150.0, 260.0, 330.0, 400.0), Rect::new(180.0, 420.0, 350.0, 560.0)];
        assert_eq!(left(&[one, other]), [true, true]);
    }

    #[test]
    fn a_piece_that_is_seen_at_both_sides_of_somebody_goes_unless_it_spans_the_page() {
        let [parted, across] = [Rect::new(110.0, 220.0, 430.0, 300.0), Rect::new(0.0, 400.0, 540.0, 600.0)];
        let beside = Rect::new(380.0, 400.0, 520.0, 500.0);
        assert_eq!(left(&[parted, beside]), [false, true]);
        assert_eq!(left(&[across]), [true]);
    }
}
