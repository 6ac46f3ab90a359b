//! How far letters stand apart: each by itself, with air for its outline and contour, or leaning on the one before, with
//! a door between the two, so that all letters of a word are one area to color.

use kurbo::Point;

use crate::face::{Face, Letter};

/// Space between letters that stand apart, in ems.
const TRACKING: f64 = 0.055;
/// Edges of letters that lean on each other are so far apart, in ems: their lines become one.
const APART: f64 = 0.08;
/// Space between words, at most, in ems.
const BETWEEN_WORDS: f64 = 0.24;

/// A door leads through no more than so much paper, in ems.
const DEEPEST: f64 = 0.3;
/// Slanted edges count as so much more paper, as a share of how far they slant.
const SLANTED: f64 = 0.4;

/// The edges of a letter are looked at in so many rows, from this height over its baseline on, each so high, in ems.
const ROWS: usize = 72;
const TOP: f64 = -1.05;
const ROW: f64 = 0.02;
/// Edges keep off those of so many rows above and below.
const NEAR: usize = 2;
/// What has no ink lower than this, in ems, hangs; it stands so much farther off.
const HANGING: f64 = -0.3;
const ASIDE: f64 = 0.03;
/// A door is so many rows high.
const DOOR_ROWS: usize = 7;

/// How far left and right a letter reaches in every row, in ems; rows without ink reach nowhere.
#[derive(Debug, Clone)]
pub(crate) struct Edges {
    left: [f64; ROWS],
    right: [f64; ROWS],
}

impl Edges {
    /// Of a letter for an em of 1 unit, from the points of its contours.
    pub(crate) fn of(contours: impl Iterator<Item = Vec<[f64; 2]>>) -> Self {
        let mut edges = Self { left: [f64::INFINITY; ROWS], right: [f64::NEG_INFINITY; ROWS] };
        for ring in contours {
            let next = ring.iter().cycle().skip(1);
            ring.iter().zip(next).for_each(|(from, to)| edges.add(*from, *to));
        }
        edges
    }

    /// The straight edge between two points.
    fn add(&mut self, from: [f64; 2], to: [f64; 2]) {
        let ([x0, y0], [x1, y1]) = if from[1] <= to[1] { (from, to) } else { (to, from) };
        let at = |y: f64| if y1 > y0 { x0 + (y - y0) / (y1 - y0) * (x1 - x0) } else { x0 };
        let row = |y: f64| ((y - TOP) / ROW).clamp(0.0, (ROWS - 1) as f64) as usize;
        for row in row(y0)..=row(y1) {
            for x in [row, row + 1].map(|row| at(height(row).clamp(y0, y1))) {
                self.left[row] = self.left[row].min(x);
                self.right[row] = self.right[row].max(x);
            }
        }
    }

    /// How far right of this letter's origin that of the next one is where their edges are `APART`; nothing where they
    /// share no height.
    fn leaning(&self, next: &Self) -> Option<f64> {
        let rows = (0..ROWS).flat_map(|row| {
            let near = row.saturating_sub(NEAR)..(row + NEAR + 1).min(ROWS);
            near.map(move |other| self.right[row] - next.left[other])
        });
        let most = rows.fold(f64::NEG_INFINITY, f64::max);
        most.is_finite().then_some(most + APART)
    }

    /// The door to the next letter, whose origin is so far right of this one's.
    fn door(&self, next: &Self, away: f64) -> Option<Door> {
        let doors = (0..=ROWS - DOOR_ROWS).rev().map(|row| Door {
            top: height(row),
            from: std::array::from_fn(|at| self.right[row + at]),
            to: std::array::from_fn(|at| away + next.left[row + at]),
        });
        // Of two as deep the lower one: shoulders of letters are told by what is above them.
        let nearest = doors.min_by(|one, other| one.depth().total_cmp(&other.depth()))?;
        (nearest.depth() <= DEEPEST && !self.hangs() && !next.hangs()).then_some(nearest)
    }

    /// Hangs over the baseline, as apostrophes do.
    fn hangs(&self) -> bool {
        let inked = self.left.iter().rposition(|left| left.is_finite());
        inked.is_none_or(|row| height(row) < HANGING)
    }

    fn right_most(&self) -> f64 {
        self.right.iter().copied().fold(f64::NEG_INFINITY, f64::max)
    }

    fn left_most(&self) -> f64 {
        self.left.iter().copied().fold(f64::INFINITY, f64::min)
    }
}

/// How far below the baseline a row begins, in ems.
fn height(row: usize) -> f64 {
    TOP + row as f64 * ROW
}

/// Where two letters of a word become one: the edges of both, row by row from its top, in ems.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Door {
    top: f64,
    from: [f64; DOOR_ROWS],
    to: [f64; DOOR_ROWS],
}

impl Door {
    /// How far along the line it is, in ems.
    pub(crate) fn middle(&self) -> f64 {
        f64::midpoint(self.from[0], self.to[0])
    }

    /// How much paper it leads through, in ems, and more where edges are slanted.
    fn depth(&self) -> f64 {
        let paper = self.from.iter().zip(&self.to).map(|(from, to)| to - from).fold(0.0_f64, f64::max);
        let slanted = [self.from, self.to].map(|edge| (edge[0] - edge[DOOR_ROWS - 1]).abs());
        paper + SLANTED * (slanted[0] + slanted[1])
    }

    /// Around all that is between the edges of both letters, and so much beyond, in ems.
    pub(crate) fn around(&self, beyond: f64) -> Vec<Point> {
        let at = |row: usize, x: f64| {
            let down = if row == 0 {
                0.0
            } else if row == DOOR_ROWS - 1 {
                1.0
            } else {
                0.5
            };
            Point::new(x, self.top + (row as f64 + down) * ROW)
        };
        let down = self.from.iter().enumerate().map(|(row, x)| at(row, x - beyond));
        let up = self.to.iter().enumerate().rev().map(|(row, x)| at(row, x + beyond));
        down.chain(up).collect()
    }

    fn moved(self, by: f64) -> Self {
        Self { from: self.from.map(|x| x + by), to: self.to.map(|x| x + by), ..self }
    }
}

/// A letter of a line: how far right of the line's beginning its origin is, in ems.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Spaced {
    pub(crate) x: f64,
    pub(crate) letter: &'static Letter,
    /// The first of a word.
    pub(crate) begins: bool,
    /// From the letter it leans on, relative to the line's beginning.
    pub(crate) door: Option<Door>,
}

/// Letters side by side, and the length of their line in ems.
pub(crate) fn apart(face: Face, text: &str) -> (Vec<Spaced>, f64) {
    let mut length = 0.0;
    let spaced = face.letters(text).into_iter().map(|letter| {
        let x = length + TRACKING / 2.0;
        let is_space = letter.path.elements().is_empty();
        length += TRACKING + if is_space { letter.advance.min(BETWEEN_WORDS) } else { letter.advance };
        Spaced { x, letter, begins: false, door: None }
    });
    (spaced.collect(), length)
}

/// Words of letters that lean on each other, and the length of their line in ems.
pub(crate) fn joined(face: Face, text: &str) -> (Vec<Spaced>, f64) {
    let mut line: Vec<Spaced> = Vec::new();
    let mut length = 0.0;
    for word in text.split_whitespace() {
        let begin = line.len();
        let start = if begin > 0 { length + BETWEEN_WORDS } else { 0.0 };
        for letter in face.letters(word).into_iter().filter(|letter| !letter.path.elements().is_empty()) {
            let next = lean(&line[begin..], letter, start);
            length = f64::max(length, next.x + letter.edges.right_most());
            line.push(next);
        }
    }
    (line, length)
}

/// A letter as far left as those before it in its word let it.
fn lean(word: &[Spaced], letter: &'static Letter, start: f64) -> Spaced {
    let before = word.iter().rev().take(2);
    let leaning = before.clone().filter_map(|one| Some(one.x + one.letter.edges.leaning(&letter.edges)?));
    let after = |one: &Spaced| one.x + one.letter.edges.right_most() - letter.edges.left_most() - DEEPEST;
    let x = leaning
        .reduce(f64::max)
        .or_else(|| word.last().map(after))
        .unwrap_or(start - letter.edges.left_most());
    let hangs = letter.edges.hangs() && !word.is_empty();
    let x = if hangs { x + ASIDE } else { x };
    let doors = before.filter_map(|one| Some(one.letter.edges.door(&letter.edges, x - one.x)?.moved(one.x)));
    Spaced { x, letter, begins: word.is_empty(), door: { doors }.next() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_a_word_lean_on_each_other_and_words_stand_apart() {
        for face in [Face::Sniglet, Face::DynaPuff] {
            let (line, length) = joined(face, "Bob and Dom");
            assert!(length < apart(face, "Bob and Dom").1, "{face:?}");
            let begins: Vec<usize> = (0..line.len()).filter(|at| line[*at].begins).collect();
            assert_eq!(begins, [0, 3, 6], "{face:?}");
            for pair in line.windows(2) {
                let reach = pair[0].x + pair[0].letter.edges.right_most();
                let gap = pair[1].x + pair[1].letter.edges.left_most() - reach;
                assert_eq!(pair[1].door.is_some(), !pair[1].begins, "{face:?}");
                assert!(if pair[1].begins { gap > 0.1 } else { gap.abs() < 0.1 }, "{face:?}: {gap}");
            }
        }
    }

    #[test]
    fn an_apostrophe_hangs_between_letters_without_a_door() {
        let (line, _) = joined(Face::Sniglet, "Ben's");
        let doors: Vec<bool> = line.iter().map(|spaced| spaced.door.is_some()).collect();
        assert_eq!(doors, [false, true, true, false, true]);
    }
}
