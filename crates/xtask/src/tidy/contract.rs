//! The specification, line by line, each with the test that shows it: `docs/contract.tsv`.
//!
//! A row is a section, a line, and its tests as `file#name` with `; ` between them. What no test shows yet
//! is `owed`, and the first row says how many lines are: a number that may only fall.

use super::Finding;
use super::tree::{File, Tree};

const LIST: &str = "docs/contract.tsv";
const SECTIONS: [&str; 8] = ["call", "rule", "message", "constant", "state", "screen", "record", "role"];

/// Every line of the specification has a test that is there, or is owed and counted.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let Some(list) = tree.files.iter().find(|file| file.path == LIST) else {
        return Vec::new();
    };
    let mut findings = Vec::new();
    let mut owed = 0;
    for (number, line) in list.lines().skip(1) {
        match row(tree, line) {
            Ok(tests) => owed += usize::from(tests == 0),
            Err(what) => findings.push(Finding::new(LIST, number, what)),
        }
    }
    let said = list.text.lines().next().and_then(|first| first.strip_prefix("# owed: ")?.parse().ok());
    if said != Some(owed) {
        findings.push(Finding::new(LIST, 1, format!("say `# owed: {owed}`, and no more than before")));
    }
    findings
}

/// How many tests a row names, all of them there.
fn row(tree: &Tree, line: &str) -> Result<usize, String> {
    let [section, _, tests] = line.split('\t').collect::<Vec<_>>()[..] else {
        return Err("a row is a section, a line and its tests".to_owned());
    };
    if !SECTIONS.contains(&section) {
        return Err(format!("sections are {}", SECTIONS.join(", ")));
    }
    if tests == "owed" {
        return Ok(0);
    }
    let names: Vec<&str> = tests.split("; ").collect();
    for name in &names {
        let (path, test) = name.split_once('#').ok_or("a test is named `file#name`")?;
        let file = tree.files.iter().find(|file| file.path == path);
        let file = file.ok_or_else(|| format!("there is no {path}"))?;
        if !holds(file, test) {
            return Err(format!("{path} has no test `{test}`"));
        }
    }
    Ok(names.len())
}

fn holds(file: &File, test: &str) -> bool {
    if file.is(&[".rs"]) {
        return file.text.contains(&format!("fn {test}()"));
    }
    ['\'', '"', '`'].iter().any(|quote| file.text.contains(&format!("{quote}{test}{quote}")))
}

#[cfg(test)]
mod tests {
    use super::super::{assert_tidy, found};
    use super::*;

    #[test]
    fn every_line_of_the_specification_has_a_test() {
        assert_tidy(check);
    }

    #[test]
    fn a_test_that_is_not_there_and_a_wrong_count_are_found() {
        let list = "# owed: 0\nrule\tone\ta.rs#is_shown\nrule\ttwo\ta.rs#gone\nrule\tthree\towed\n\
                    rule\tfour\tb.test.ts#says so\nrhyme\tfive\towed\n";
        let files = [(LIST, list), ("a.rs", "fn is_shown() {}"), ("b.test.ts", "it('says so', () => {});")];
        let said = [
            "docs/contract.tsv:3: a.rs has no test `gone`",
            "docs/contract.tsv:6: sections are call, rule, message, constant, state, screen, record, role",
            "docs/contract.tsv:1: say `# owed: 1`, and no more than before",
        ];
        assert_eq!(found(check, &files), said);
    }
}
