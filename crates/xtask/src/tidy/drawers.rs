//! No drawers: a name says what a thing is in the child's world or in the field, not that it is a thing.

use super::Finding;
use super::tree::Tree;

const DRAWERS: [&str; 13] = [
    "util",
    "utils",
    "utilities",
    "helper",
    "helpers",
    "common",
    "manager",
    "managers",
    "service",
    "services",
    "misc",
    "factory",
    "dto",
];

/// No file, folder, module or type has a drawer's name.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.code() {
        if let Some(drawer) = drawer_in(&file.path) {
            findings.push(finding(&file.path, 0, drawer));
        }
        for (number, line) in file.lines() {
            if let Some(drawer) = declared(line).and_then(drawer_in) {
                findings.push(finding(&file.path, number, drawer));
            }
        }
    }
    findings
}

fn finding(file: &str, line: usize, drawer: &str) -> Finding {
    Finding::new(file, line, format!("\"{drawer}\" is a drawer: name what is in it"))
}

/// The name of the module or type that `line` declares.
fn declared(line: &str) -> Option<&str> {
    let mut words = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let keywords = ["struct", "enum", "trait", "mod", "class", "interface"];
    let code = line.trim_start();
    if code.starts_with("//") || code.starts_with('*') {
        return None;
    }
    words.find(|word| keywords.contains(word))?;
    words.next()
}

/// A drawer among the words of a path or name, whatever its case.
fn drawer_in(name: &str) -> Option<&'static str> {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() || !letter.is_alphanumeric() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase().filter(|letter| letter.is_alphanumeric()));
    }
    words.split(' ').find_map(|word| DRAWERS.into_iter().find(|drawer| *drawer == word))
}

#[cfg(test)]
mod tests {
    use super::super::{assert_tidy, found};
    use super::*;

    #[test]
    fn there_is_no_drawer() {
        assert_tidy(check);
    }

    #[test]
    fn drawers_are_found_by_file_and_by_type() {
        assert_eq!(found(check, &[("crates/a/src/string_utils.rs", "")]).len(), 1);
        assert_eq!(found(check, &[("web/src/pageService.ts", "")]).len(), 1);
        // Spelled so that this file is not its own finding.
        let text = "/// A @ Manager.\npub @ PageManager;\n@ Managerial;\n".replace('@', "struct");
        let found = found(check, &[("crates/a/src/page.rs", &text)]);
        assert_eq!(found, ["crates/a/src/page.rs:2: \"manager\" is a drawer: name what is in it"]);
    }
}
