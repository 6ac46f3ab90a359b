//! Short functions in TypeScript; in Rust clippy counts (`too_many_lines`, 60).

use super::Finding;
use super::tree::{File, Tree};

const LONGEST: usize = 60;
/// A component is its picture of the screen; a `.tsx` file ends at 250 lines anyway.
const LONGEST_COMPONENT: usize = 120;

/// No function is longer than 60 lines, no component longer than 120.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let web = tree.code().filter(|file| file.is(&[".ts", ".tsx", ".mjs"]));
    web.flat_map(check_file).collect()
}

/// Relies on the formatter: a function's last line has the indentation of its first.
fn check_file(file: &File) -> Vec<Finding> {
    let longest = if file.is(&[".tsx"]) { LONGEST_COMPONENT } else { LONGEST };
    let lines: Vec<&str> = file.text.lines().collect();
    let mut findings = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        if !opens_function(line) {
            continue;
        }
        let indent = indentation(line);
        let rest = &lines[index + 1..];
        let end =
            rest.iter().position(|line| indentation(line) == indent && line.trim_start().starts_with('}'));
        let length = end.map_or(1, |end| end + 2);
        if length > longest {
            let what = format!("a function of {length} lines: split it, {longest} are enough");
            findings.push(Finding::new(&file.path, index + 1, what));
        }
    }
    findings
}

fn opens_function(line: &str) -> bool {
    let code = line.trim();
    code.ends_with('{') && (code.contains("function ") || code.ends_with("=> {"))
        // The stories of `describe` and the like are lists, not functions.
        && !code.starts_with("describe(")
}

fn indentation(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::super::{assert_tidy, found};
    use super::*;

    #[test]
    fn functions_in_the_web_app_are_short() {
        assert_tidy(check);
    }

    #[test]
    fn a_long_function_is_found_and_a_short_one_is_not() {
        let function = |lines: usize| format!("function draw() {{\n{}}}\n", "  ink();\n".repeat(lines));
        assert_eq!(found(check, &[("web/src/draw.ts", &function(58))]).len(), 0);
        let found = found(check, &[("web/src/draw.ts", &function(59))]);
        assert_eq!(found, ["web/src/draw.ts:1: a function of 61 lines: split it, 60 are enough"]);
    }
}
