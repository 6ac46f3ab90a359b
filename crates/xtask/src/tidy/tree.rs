//! The files of the repository.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, ensure};

/// A tracked text file.
pub(super) struct File {
    /// From the root, with `/`.
    pub(super) path: String,
    pub(super) text: String,
}

impl File {
    /// The lines, counted from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }

    pub(super) fn is(&self, endings: &[&str]) -> bool {
        endings.iter().any(|ending| self.path.ends_with(ending))
    }
}

/// Every text file that git tracks and that is there.
pub(super) struct Tree {
    pub(super) files: Vec<File>,
}

impl Tree {
    /// Of this repository.
    pub(super) fn tracked() -> anyhow::Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        // -c: a build machine may own the checkout under another name.
        let list = Command::new("git")
            .args(["-c", "safe.directory=*", "ls-files", "-z"])
            .current_dir(&root)
            .output()
            .context("cannot run git")?;
        ensure!(list.status.success(), "git ls-files: {}", String::from_utf8_lossy(&list.stderr));
        let paths = String::from_utf8(list.stdout)?;
        let read = |path: &str| {
            let text = std::fs::read_to_string(root.join(path)).ok()?;
            let path = path.to_owned();
            Some(File { path, text })
        };
        let files: Vec<File> = paths.split_terminator('\0').filter_map(read).collect();
        ensure!(!files.is_empty(), "git tracks no file here");
        Ok(Self { files })
    }

    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Self {
        let file = |(path, text): &(&str, &str)| File { path: (*path).to_owned(), text: (*text).to_owned() };
        Self { files: files.iter().map(file).collect() }
    }

    /// Files we write by hand in a programming language.
    pub(super) fn code(&self) -> impl Iterator<Item = &File> {
        let written = |file: &&File| {
            file.is(&[".rs", ".ts", ".tsx", ".mjs", ".css"]) && !file.text.starts_with("// Generated")
        };
        self.files.iter().filter(written)
    }
}
