//! No test is skipped: it runs, or it is not there.

use super::Finding;
use super::tree::Tree;

/// In pieces, so that this file is not its own finding.
const SKIPS: [&str; 6] = [
    concat!("#[ign", "ore"),
    concat!("it.sk", "ip("),
    concat!("test.sk", "ip("),
    concat!("test.fix", "me("),
    concat!("test.on", "ly("),
    concat!("it.on", "ly("),
];

/// No test is marked to be left out, and none to run alone.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.code() {
        for (number, line) in file.lines() {
            if SKIPS.iter().any(|skip| line.contains(skip)) {
                findings.push(Finding::new(&file.path, number, "a skipped test: mend it or take it out"));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::{assert_tidy, found};
    use super::*;

    #[test]
    fn every_test_runs() {
        assert_tidy(check);
    }

    #[test]
    fn a_skipped_test_is_found() {
        let text = concat!("//! Laws.\n#[test]\n#[ign", "ore]\nfn a() {}\n");
        assert_eq!(found(check, &[("a.rs", text)]), ["a.rs:3: a skipped test: mend it or take it out"]);
    }
}
