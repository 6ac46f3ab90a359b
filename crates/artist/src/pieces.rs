//! What fills the background comes in pieces: cliffs at both sides, islands in the air. Of which too little is seen, or only
//! parts, goes whole: nobody knows what a scrap was.

use drawing::Shape;
use figures::settings::Backdrop;
use kurbo::{BezPath, Rect, Size};

use crate::faults::Sight;
use crate::stencil::{Stencil, cell};

/// Of a piece less may not be seen, as a share of it; and of what is seen its largest part is at least so much.
const LEAST_SEEN: f64 = 0.55;
const LARGEST_PART: f64 = 0.6;
/// What is wider than this share of the page may be seen to both sides of those before it, and less of it.
const SPANS: f64 = 0.62;
const LEAST_OF_WIDE: f64 = 0.42;
/// A flag is no larger than this, in units, and so many cells at most from what bears it.
const FLAG: f64 = 90.0;
const BORNE: u32 = 6;
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

/// Empties small parts of what fills the background where all that bears them is hidden: a flag over a roof behind a head
/// would hang in the air. The lines drawn upon them go with them.
pub(crate) fn without_orphans(setting: &mut Backdrop, sights: &[Sight]) {
    let parts = &mut setting.behind[setting.backing.clone()];
    let is_small = |part: &Shape| {
        let Size { width, height } = part.bounds().size();
        part.tint.is_some() && width.max(height) < FLAG
    };
    let (small, large): (Vec<usize>, Vec<usize>) = (0..parts.len()).partition(|at| is_small(&parts[*at]));
    let visible = |own: Stencil| sights.iter().fold(own, |seen, near| seen.without(&near.stencil));
    let mut seen = visible(Stencil::of(large.iter().map(|at| &parts[*at])));
    let mut waiting: Vec<(usize, Stencil)> =
        small.into_iter().map(|at| (at, Stencil::of(std::iter::once(&parts[at])))).collect();
    // A roof may stand on a wall that is no larger.
    loop {
        let borne = |(_, own): &mut (usize, Stencil)| {
            (0..BORNE).fold(own.clone(), |around, _| around.grown()).meets(&seen)
        };
        let found: Vec<(usize, Stencil)> = waiting.extract_if(.., borne).collect();
        if found.is_empty() {
            break;
        }
        seen = found.into_iter().fold(seen, |seen, (_, own)| seen.with(&visible(own)));
    }
    let gone: Vec<Rect> = waiting.iter().map(|(at, _)| parts[*at].bounds()).collect();
    waiting.iter().for_each(|(at, _)| parts[*at].path = BezPath::new());
    let is_upon = |part: &Shape| {
        let own = part.bounds();
        part.tint.is_none() && gone.iter().any(|bearer| bearer.inflate(cell(), cell()).contains_rect(own))
    };
    parts.iter_mut().filter(|part| is_upon(part)).for_each(|part| part.path = BezPath::new());
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

    const PAGE: Rect = Rect::new(0.0, 0.0, 540.0, 720.0);

    /// A child from 200 to 340.
    fn child() -> Sight {
        let stage = Stage::empty(PAGE, Detail::Full);
        let child = Art::of(vec![area(Rect::new(200.0, 200.0, 340.0, 680.0))]);
        Sight::on(&stage, &Standing { hero: 0..1, ..Standing::new("hero", child, 680.0) })
    }

    /// Which of some parts of a background are not empty after they were `tidied`.
    fn left_of(parts: &[Rect], tidied: impl FnOnce(&mut Backdrop)) -> Vec<bool> {
        let behind: Vec<Shape> = parts.iter().copied().map(area).collect();
        let mut setting = Backdrop { backing: 0..behind.len(), behind, ..Backdrop::default() };
        tidied(&mut setting);
        setting.behind.iter().map(|part| !part.path.elements().is_empty()).collect()
    }

    /// Which of some pieces of a background are left behind a child.
    fn left(pieces: &[Rect]) -> Vec<bool> {
        left_of(pieces, |setting| without_scraps(setting, &[child()], PAGE))
    }

    #[test]
    fn a_piece_of_which_too_little_is_seen_goes_whole_and_others_stay() {
        let [hidden, beside] = [Rect::new(150.0, 260.0, 330.0, 500.0), Rect::new(380.0, 260.0, 520.0, 500.0)];
        assert_eq!(left(&[hidden, beside]), [false, true]);
    }

    #[test]
    fn a_flag_over_what_is_hidden_goes_and_a_roof_on_a_small_wall_stays() {
        let [rock, wall] = [Rect::new(20.0, 300.0, 150.0, 360.0), Rect::new(50.0, 250.0, 110.0, 300.0)];
        let [roof, flag] = [Rect::new(44.0, 200.0, 116.0, 250.0), Rect::new(250.0, 150.0, 280.0, 180.0)];
        let left = left_of(&[flag, roof, wall, rock], |setting| without_orphans(setting, &[child()]));
        assert_eq!(left, [false, true, true, true]);
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
