//! Which crate may know which: the table of ARCHITECTURE.md against every Cargo.toml.

use super::Finding;
use super::tree::{File, Tree};

/// Each crate, and those of ours it may import.
const MAY_IMPORT: [(&str, &[&str]); 13] = [
    ("drawing", &[]),
    ("scene", &[]),
    ("words", &["scene"]),
    ("stories", &["scene", "words"]),
    ("engrave", &[]),
    ("tail", &["drawing", "engrave"]),
    ("figures", &["drawing", "scene", "tail"]),
    ("artist", &["drawing", "scene", "figures"]),
    ("photo", &["drawing"]),
    ("export", &["drawing"]),
    ("server", &["scene", "words", "stories", "artist", "photo", "export"]),
    (
        // The waist itself, for the contact sheets: many drawings on one page.
        "cli",
        &["server", "drawing", "scene", "words", "stories", "artist", "photo", "export"],
    ),
    ("xtask", &[]),
];

/// Tests and examples may also look at what they make, so these may be dev-dependencies anywhere.
const FOR_LOOKING: [&str; 1] = ["export"];

/// Every crate imports only what the table lets it.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let manifests = tree.files.iter().filter_map(|file| {
        let name = file.path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
        Some((name, file))
    });
    manifests.flat_map(|(name, file)| check_crate(name, file)).collect()
}

fn check_crate(name: &str, file: &File) -> Vec<Finding> {
    let Some((_, allowed)) = MAY_IMPORT.iter().find(|(known, _)| *known == name) else {
        let what = "this crate is not on the map: add it to ARCHITECTURE.md and to xtask's tidy/arrows.rs";
        return vec![Finding::new(&file.path, 0, what)];
    };
    let manifest: toml::Table = match file.text.parse() {
        Ok(manifest) => manifest,
        Err(why) => return vec![Finding::new(&file.path, 0, why.to_string())],
    };
    let mut findings = Vec::new();
    for (section, lookers) in
        [("dependencies", &[][..]), ("build-dependencies", &[]), ("dev-dependencies", &FOR_LOOKING)]
    {
        let names = manifest.get(section).and_then(toml::Value::as_table);
        for other in names.into_iter().flat_map(toml::Table::keys) {
            let ours = MAY_IMPORT.iter().any(|(known, _)| known == other);
            let may = allowed.contains(&other.as_str()) || lookers.contains(&other.as_str());
            if ours && !may {
                let what =
                    format!("{name} must not import {other} in [{section}]: see the map in ARCHITECTURE.md");
                findings.push(Finding::new(&file.path, line_of(file, other), what));
            }
        }
    }
    findings
}

fn line_of(file: &File, dependency: &str) -> usize {
    file.lines().find(|(_, line)| line.starts_with(dependency)).map_or(0, |(number, _)| number)
}

#[cfg(test)]
mod tests {
    use super::super::{assert_tidy, found};
    use super::*;

    #[test]
    fn the_crates_follow_the_arrows() {
        assert_tidy(check);
    }

    #[test]
    fn an_arrow_against_the_map_is_found() {
        let text = "[package]\nname = \"drawing\"\n[dependencies]\nscene.workspace = true\n";
        let found = found(check, &[("crates/drawing/Cargo.toml", text)]);
        assert_eq!(
            found,
            [
                "crates/drawing/Cargo.toml:4: drawing must not import scene in [dependencies]: see the map in ARCHITECTURE.md"
            ]
        );
    }

    #[test]
    fn looking_is_allowed_in_tests_alone() {
        let file = |section| format!("[{section}]\nexport.workspace = true\n");
        let found = |section| found(check, &[("crates/artist/Cargo.toml", &file(section))]).len();
        assert_eq!(found("dev-dependencies"), 0);
        assert_eq!(found("build-dependencies"), 1);
    }

    #[test]
    fn a_crate_that_is_not_on_the_map_is_found() {
        assert_eq!(found(check, &[("crates/magic/Cargo.toml", "")]).len(), 1);
    }
}
