//! Words as children write what they hear: "rocit", "mowse", "cheez".

/// Letters that sound alike, in groups; a letter may be in several.
const ALIKE: [&str; 10] = ["aeiouy", "ckq", "szc", "pb", "dt", "gj", "uw", "vf", "fp", "sx"];

/// What a letter more or less costs, and one for another, in half slips.
const WHOLE: usize = 2;
const HALF: usize = 1;

/// How many half slips of the ear part a word as it is typed from one that is known: a half for a letter that sounds alike
/// or is not heard, a whole one for any other. Two more for each letter of neither (optimal string alignment).
pub(crate) fn slips(typed: &str, known: &str) -> usize {
    let (typed, known): (Vec<char>, Vec<char>) = (typed.chars().collect(), known.chars().collect());
    let more = |word: &[char], at: usize| if is_unheard(word, at) { HALF } else { WHOLE };
    let mut above: Vec<usize> = vec![0];
    for to in 0..known.len() {
        above.push(above[to] + more(&known, to));
    }
    let mut before = above.clone();
    for at in 0..typed.len() {
        let mut row = vec![above[0] + more(&typed, at)];
        for to in 0..known.len() {
            let other = above[to] + changed(typed[at], known[to]);
            let mut least = other.min(above[to + 1] + more(&typed, at)).min(row[to] + more(&known, to));
            if at > 0 && to > 0 && typed[at] == known[to - 1] && typed[at - 1] == known[to] {
                least = least.min(before[to - 1] + WHOLE);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[known.len()]
}

fn changed(one: char, other: char) -> usize {
    if one == other {
        return 0;
    }
    let alike = ALIKE.iter().any(|group| group.contains(one) && group.contains(other));
    if alike { HALF } else { WHOLE }
}

/// Whether a word sounds the same without one of its letters: the second of two, the e at its end, the k of "knee", the
/// gh of "night", the r of "butter".
fn is_unheard(word: &[char], at: usize) -> bool {
    let near = |by: isize| at.checked_add_signed(by).and_then(|at| word.get(at)).copied();
    let (before, after) = (near(-1), near(1));
    let vowel = |letter: Option<char>| letter.is_some_and(|letter| "aeiou".contains(letter));
    match word[at] {
        letter if before == Some(letter) => true,
        'e' => after.is_none() && at > 1,
        'h' => at > 0,
        'k' => before == Some('c') || after == Some('n'),
        'g' => after == Some('h') && at > 0,
        'w' => vowel(before) || before == Some('s') || after == Some('r'),
        'r' => vowel(before) && !vowel(after),
        't' => after == Some('c'),
        'b' => before == Some('m'),
        'c' => before == Some('s') || after == Some('k'),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::slips;

    #[test]
    fn what_is_not_heard_costs_half_of_what_is() {
        assert_eq!(slips("cat", "cat"), 0);
        assert_eq!(slips("kat", "cat"), 1);
        assert_eq!(slips("sord", "sword"), 1);
        assert_eq!(slips("rocit", "rocket"), 2);
        assert_eq!(slips("cheez", "cheese"), 2);
        assert_eq!(slips("hrose", "horse"), 2);
        assert!(slips("bat", "cat") > 1);
        assert_eq!(slips("quantum", "quarter"), 5);
    }
}
