//! Nothing in the repository knows the machine it was written on, or the mirror its packages came from.

use super::Finding;
use super::tree::Tree;

/// In pieces, so that this file is not its own finding.
const PRIVATE: [(&str, &str); 7] = [
    (concat!("/ro", "ot/"), "a path of one machine"),
    (concat!("/wo", "rk/"), "a path of one machine"),
    (concat!("/Us", "ers/"), "a path of one machine"),
    (
        concat!("\"reso", "lved\": \"http"),
        "a lock file with its registry: npm ci with `omit-lockfile-registry-resolved=true`",
    ),
    (concat!("registry.", "npmjs.org"), "the address of a registry"),
    (concat!("index.", "crates.io"), "the address of a registry"),
    (concat!("pypi.", "org"), "the address of a registry"),
];

/// No machine's path and no registry's address in any tracked file.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in &tree.files {
        for (number, line) in file.lines() {
            let private = PRIVATE.iter().find(|(text, _)| line.contains(text));
            if let Some((_, what)) = private {
                findings.push(Finding::new(&file.path, number, format!("{what}: take it out")));
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
    fn no_file_names_a_machine_or_a_registry() {
        assert_tidy(check);
    }

    #[test]
    fn a_path_of_one_machine_is_found() {
        let text = concat!("fine\nsee /ro", "ot/notes\n");
        assert_eq!(found(check, &[("README.md", text)]), ["README.md:2: a path of one machine: take it out"]);
    }
}
