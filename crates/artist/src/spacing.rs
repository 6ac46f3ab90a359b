//! How far letters stand apart: each by itself, with air for its outline and contour, or leaning on the one before, with
//! a door between the two, so that they are one area to color.

use std::ops::RangeInclusive;

use kurbo::{Line, ParamCurve as _, Point};

use crate::face::{Face, Letter};

/// Space between letters that stand apart, in ems.
const TRACKING: f64 = 0.055;
/// Letters that lean on each other share so many rows of their height, or fewer where more paper stays beside them; they
/// need be no deeper in each other than this, in ems, and a little more, that letters of an arch still meet.
const CONTACT: usize = 14;
const LEAST: usize = 9;
const DEEPEST_IN: f64 = 0.1;
const LITTLE: f64 = 0.015;
/// Paper between two letters that their lines cover, and that reads as a gap, in ems.
const COVERED: f64 = 0.075;
const GAP: f64 = 0.1;
/// Beside what hangs, and over bays, edges are so far apart instead.
const APART: f64 = 0.1;
/// Space between words, at most, in ems.
const BETWEEN_WORDS: f64 = 0.24;

/// What shares no height with the letter before stands over or under it by so much, in ems.
const UNDERCUT: f64 = 0.3;

/// The edges of a letter are looked at in so many rows, from this height over its baseline on, each so high, in ems.
const ROWS: usize = 72;
const TOP: f64 = -1.05;
const ROW: f64 = 0.02;
/// Edges keep off those of so many rows above and below.
const NEAR: usize = 4;
/// What has no ink lower than this, in ems, hangs; it stands so much farther off.
const HANGING: f64 = -0.3;
const ASIDE: f64 = 0.03;
/// A crease is seen from this share of where letters meet on.
const SEEN: f64 = 0.2;

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

    /// How far right of this letter's origin that of the next one is where the two lean on each other; nothing where they
    /// share no height.
    fn leaning(&self, next: &Self) -> Option<f64> {
        let touching = self.touching(next);
        let beside = touching.is_finite().then_some(touching + APART);
        if self.hangs() || next.hangs() {
            return beside;
        }
        let mut shared: Vec<f64> = (0..ROWS).map(|row| self.right[row] - next.left[row]).collect();
        shared.sort_by(|one, other| other.total_cmp(one));
        let most = shared[0];
        let ways = (LEAST..=CONTACT).rev().map(|rows| shared[rows - 1].max(most - DEEPEST_IN) - LITTLE);
        // Nor does an arm of one lie over the other.
        let is_over = |away: &f64| touching - away > DEEPEST_IN + COVERED;
        let meets = |away: &f64| away.is_finite() && !is_over(away) && !self.has_bay(next, *away);
        ways.filter(meets).min_by_key(|away| self.clogged(next, *away)).or(beside)
    }

    /// In how many rows less paper is left between the two than a gap: under the bar of a t, beside an n.
    fn clogged(&self, next: &Self, away: f64) -> usize {
        let is_clogged = |row: &usize| (0.0..GAP).contains(&(away + next.left[*row] - self.right[*row]));
        (0..ROWS).filter(is_clogged).count()
    }

    /// The same where edges begin to touch, in the same rows or in those near by.
    fn touching(&self, next: &Self) -> f64 {
        let rows = (0..ROWS).flat_map(|row| {
            let near = row.saturating_sub(NEAR)..(row + NEAR + 1).min(ROWS);
            near.map(move |other| self.right[row] - next.left[other])
        });
        rows.fold(f64::NEG_INFINITY, f64::max)
    }

    /// The rows from the first to the last in which this letter and the next have no more paper between them, in ems.
    fn rows_within(&self, next: &Self, (away, paper): (f64, f64)) -> Option<RangeInclusive<usize>> {
        let is_near = |row: &usize| away + next.left[*row] - self.right[*row] < paper;
        Some((0..ROWS).find(is_near)?..=(0..ROWS).rev().find(is_near)?)
    }

    /// Whether the two close in a bay: paper that is deeper than what two lines cover, with such on both sides of it.
    fn has_bay(&self, next: &Self, away: f64) -> bool {
        let mut rows = self.rows_within(next, (away, COVERED)).into_iter().flatten();
        rows.any(|row| away + next.left[row] - self.right[row] > COVERED)
    }

    /// The door to the next letter, whose origin is so far right of this one's; none where the two are not in each other.
    fn door(&self, next: &Self, away: f64) -> Option<Door> {
        if self.hangs() || next.hangs() {
            return None;
        }
        let rows = self.rows_within(next, (away, 0.0))?;
        Some(Door {
            top: height(*rows.start()),
            edges: rows.map(|row| (self.right[row], away + next.left[row])).collect(),
        })
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
#[derive(Debug, Clone)]
pub(crate) struct Door {
    top: f64,
    edges: Vec<(f64, f64)>,
}

impl Door {
    /// How far along the line it is, in ems.
    pub(crate) fn middle(&self) -> f64 {
        self.at(0).x
    }

    /// Halfway between both letters at the top of a row.
    fn at(&self, row: usize) -> Point {
        let (from, to) = self.edges[row.min(self.edges.len() - 1)];
        Point::new(f64::midpoint(from, to), self.top + row as f64 * ROW)
    }

    /// The crease between two letters that lean on each other, from where they meet above to so far, in ems, over where
    /// they part below: what is left open makes them one.
    pub(crate) fn crease(&self, open: f64) -> Option<Line> {
        let crease = Line::new(self.at(0), self.at(self.edges.len()));
        let share = 1.0 - open / crease.length();
        (share > SEEN).then(|| Line::new(crease.p0, crease.eval(share)))
    }

    /// Around all that is between the edges of both letters, and so much beyond, in ems.
    pub(crate) fn around(&self, beyond: f64) -> Vec<Point> {
        let last = self.edges.len() - 1;
        let at = |row: usize, x: f64| {
            let down = if row == 0 {
                0.0
            } else if row == last {
                1.0
            } else {
                0.5
            };
            Point::new(x, self.top + (row as f64 + down) * ROW)
        };
        let rows = || self.edges.iter().enumerate();
        let down = rows().map(|(row, (from, to))| at(row, from.min(*to) - beyond));
        let up = rows().rev().map(|(row, (from, to))| at(row, from.max(*to) + beyond));
        down.chain(up).collect()
    }

    fn moved(mut self, by: f64) -> Self {
        self.edges.iter_mut().for_each(|(from, to)| (*from, *to) = (*from + by, *to + by));
        self
    }
}

/// A letter of a line: how far right of the line's beginning its origin is, in ems.
#[derive(Debug, Clone)]
pub(crate) struct Spaced {
    pub(crate) x: f64,
    pub(crate) letter: &'static Letter,
    /// The first of those that are one.
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
    let after = |one: &Spaced| one.x + one.letter.edges.right_most() - letter.edges.left_most() - UNDERCUT;
    let x = leaning
        .reduce(f64::max)
        .or_else(|| word.last().map(after))
        .unwrap_or(start - letter.edges.left_most());
    let hangs = letter.edges.hangs() && !word.is_empty();
    let x = if hangs { x + ASIDE } else { x };
    let doors = before.filter_map(|one| Some(one.letter.edges.door(&letter.edges, x - one.x)?.moved(one.x)));
    let door = { doors }.next();
    Spaced { x, letter, begins: door.is_none() && !hangs, door }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begins(face: Face, text: &str) -> Vec<usize> {
        let (line, _) = joined(face, text);
        (0..line.len()).filter(|at| line[*at].begins).collect()
    }

    #[test]
    fn letters_of_a_word_lean_on_each_other_and_words_stand_apart() {
        for face in [Face::Sniglet, Face::DynaPuff, Face::FredokaSemiBold] {
            assert_eq!(begins(face, "noon moon"), [0, 4], "{face:?}");
            assert!(joined(face, "noon moon").1 < apart(face, "noon moon").1, "{face:?}");
        }
    }

    #[test]
    fn two_letters_are_in_each_other_or_their_lines_are_apart() {
        for face in [Face::Sniglet, Face::DynaPuff, Face::FredokaSemiBold] {
            let (line, _) = joined(face, "Zoe Fantasy Mia Forest Captain Dinosaur Yuki Space");
            for pair in line.windows(2) {
                let away = pair[1].x - pair[0].x;
                let between =
                    |row: usize| away + pair[1].letter.edges.left[row] - pair[0].letter.edges.right[row];
                let least = (0..ROWS).map(between).fold(f64::INFINITY, f64::min);
                assert!(
                    if pair[1].door.is_some() { least < 0.0 } else { least > COVERED },
                    "{face:?}: {least}"
                );
            }
        }
    }

    #[test]
    fn what_would_close_in_a_bay_stands_apart() {
        for pair in ["Fa", "El"] {
            assert_eq!(begins(Face::DynaPuff, pair), [0, 1], "{pair}");
        }
        // Nor does a dot alone lean on an arm.
        assert_eq!(begins(Face::FredokaSemiBold, "Fi"), [0, 1]);
    }

    #[test]
    fn nothing_leans_on_an_e_and_closes_its_mouth() {
        for pair in ["en", "eo", "én"] {
            assert_eq!(begins(Face::FredokaSemiBold, pair), [0, 1], "{pair}");
        }
    }

    #[test]
    fn an_apostrophe_hangs_between_letters_without_a_door() {
        let (line, _) = joined(Face::Sniglet, "Ben's");
        assert!(line[3].door.is_none() && !line[3].begins);
    }
}
