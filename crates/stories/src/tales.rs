//! The words of all stories, checked in under `tales/`, and how they are laid down there.
//!
//! A line `@ kind key | place and sky | picture` opens a block. Below it stand three lines, one a reading level,
//! or, for titles, one a title. A moral and a title have no picture.

use std::sync::LazyLock;

use scene::{Hour, Weather};

const FILES: [&str; 4] = [
    include_str!("../tales/lessons.txt"),
    include_str!("../tales/plots.txt"),
    include_str!("../tales/journeys.txt"),
    include_str!("../tales/pages.txt"),
];

/// A page before its names are filled in.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Block {
    /// What it is for in a book, such as `friend`.
    pub(crate) kind: &'static str,
    /// Which of its kind.
    pub(crate) key: &'static str,
    /// At home, not at the story's place.
    pub(crate) at_home: bool,
    /// The hour of its picture, where it has one of its own.
    pub(crate) hour: Option<Hour>,
    /// The weather of its picture, where it has one of its own.
    pub(crate) weather: Option<Weather>,
    /// The wish for its picture; empty where there is none.
    pub(crate) picture: &'static str,
    /// One a reading level; for titles, one a title.
    pub(crate) lines: Vec<&'static str>,
}

/// Every block, in the order of the files.
pub(crate) fn blocks() -> &'static [Block] {
    static BLOCKS: LazyLock<Vec<Block>> =
        LazyLock::new(|| FILES.iter().flat_map(|file| read(file)).collect());
    &BLOCKS
}

/// The blocks of a kind.
pub(crate) fn of(kind: &str) -> impl Iterator<Item = &'static Block> {
    blocks().iter().filter(move |block| block.kind == kind)
}

fn read(file: &'static str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for line in file.lines().skip(1).filter(|line| !line.is_empty()) {
        if let Some(opening) = line.strip_prefix("@ ") {
            let mut parts = opening.split('|').map(str::trim);
            let (kind, key) = parts.next().unwrap_or_default().split_once(' ').unwrap_or_default();
            let mut sky = parts.next().unwrap_or_default().split(' ');
            blocks.push(Block {
                kind,
                key,
                at_home: sky.clone().any(|word| word == "home"),
                hour: sky.clone().find_map(Hour::parse),
                weather: sky.find_map(Weather::parse),
                picture: parts.next().unwrap_or_default(),
                lines: Vec::new(),
            });
        } else if let Some(block) = blocks.last_mut() {
            block.lines.push(line.strip_prefix(['1', '2', '3']).unwrap_or(line).trim_start());
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_page_is_told_at_three_levels_and_has_a_picture() {
        let mut keys = BTreeSet::new();
        for block in blocks() {
            assert!(keys.insert((block.kind, block.key)), "{} {} is there twice", block.kind, block.key);
            let lines = block.lines.len();
            assert!(lines == 3 || (block.kind == "title" && lines > 3), "{} {}", block.kind, block.key);
            let wordless = matches!(block.kind, "moral" | "title" | "with");
            assert_eq!(block.picture.is_empty(), wordless, "{} {}", block.kind, block.key);
        }
        assert!(keys.len() > 80, "{} blocks", keys.len());
    }
}
