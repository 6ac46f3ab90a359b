//! Every module opens with what it is for.

use super::Finding;
use super::tree::{File, Tree};

/// Rust opens with `//!`, the web app with a comment.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let silent = tree.code().filter_map(|file| {
        let what = missing(file)?;
        Some(Finding::new(&file.path, 1, what))
    });
    silent.collect()
}

fn missing(file: &File) -> Option<&'static str> {
    let opens = |starts: &[&str]| starts.iter().any(|start| file.text.starts_with(start));
    if file.is(&[".rs"]) {
        (!opens(&["//! "])).then_some("open with `//!` and what this module is for")
    } else {
        (!opens(&["// ", "/** ", "/* "])).then_some("open with a comment that says what this file is for")
    }
}

#[cfg(test)]
mod tests {
    use super::super::{assert_tidy, found};
    use super::*;

    #[test]
    fn every_module_says_what_it_is_for() {
        assert_tidy(check);
    }

    #[test]
    fn a_silent_module_is_found() {
        let silent = found(check, &[("a.rs", "use b;\n"), ("b.ts", "const b = 1;\n")]);
        assert_eq!(silent.len(), 2);
        assert_eq!(found(check, &[("a.rs", "//! For a.\n"), ("b.ts", "// For b.\n")]).len(), 0);
    }
}
