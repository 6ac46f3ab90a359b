//! The rules of the house that no compiler knows. Each is a file here and a test of its own; a failure
//! names the file, the line and what to do.

mod arrows;
mod contract;
mod drawers;
mod functions;
mod length;
mod openings;
mod private_names;
mod skipped;
mod tree;

use std::process::ExitCode;

use tree::Tree;

/// A place where a rule is broken.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Finding {
    file: String,
    /// Counted from 1; 0 where the whole file is meant.
    line: usize,
    what_to_do: String,
}

impl Finding {
    fn new(file: &str, line: usize, what_to_do: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, what_to_do: what_to_do.into() }
    }
}

impl std::fmt::Display for Finding {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            0 => write!(out, "{}: {}", self.file, self.what_to_do),
            line => write!(out, "{}:{line}: {}", self.file, self.what_to_do),
        }
    }
}

type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: [Check; 8] = [
    arrows::check,
    contract::check,
    drawers::check,
    functions::check,
    length::check,
    openings::check,
    private_names::check,
    skipped::check,
];

/// Prints every finding; fails when there is one.
pub fn report() -> anyhow::Result<ExitCode> {
    let tree = Tree::tracked()?;
    let findings: Vec<Finding> = CHECKS.iter().flat_map(|check| check(&tree)).collect();
    for finding in &findings {
        eprintln!("{finding}");
    }
    Ok(if findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Fails with all that `check` finds in this repository.
#[cfg(test)]
fn assert_tidy(check: Check) {
    let findings = check(&Tree::tracked().expect("git lists the files"));
    let list: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "\n{}\n", list.join("\n"));
}

/// What `check` finds in a repository of these files, as text.
#[cfg(test)]
fn found(check: Check, files: &[(&str, &str)]) -> Vec<String> {
    let findings = check(&Tree::of(files));
    findings.iter().map(ToString::to_string).collect()
}
