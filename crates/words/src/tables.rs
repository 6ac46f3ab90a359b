//! The checked-in word lists, and how they are read: tab-separated rows under a heading, commas within a cell.

pub(crate) const ATTRIBUTES: &str = include_str!("../tables/attributes.tsv");
pub(crate) const COMPANIONS: &str = include_str!("../tables/companions.tsv");
pub(crate) const COUNTS: &str = include_str!("../tables/counts.tsv");
pub(crate) const DOINGS: &str = include_str!("../tables/doings.tsv");
pub(crate) const EMOJI: &str = include_str!("../tables/emoji.tsv");
pub(crate) const FEATURES: &str = include_str!("../tables/features.tsv");
pub(crate) const GARMENTS: &str = include_str!("../tables/garments.tsv");
pub(crate) const HOMES: &str = include_str!("../tables/homes.tsv");
/// What a deed is done with where the wish names nothing, and the verbs of such deeds.
pub(crate) const IMPLEMENTS: &str = include_str!("../tables/implements.tsv");
/// Names and phrases that only sound bad, one a line.
pub(crate) const INNOCENT: &str = include_str!("../tables/innocent.txt");
/// Kinds of things that words treat alike.
pub(crate) const KINDS: &str = include_str!("../tables/kinds.tsv");
/// Names that only look like a noun with something said about it, one a line: a big top is no big garment.
pub(crate) const KEPT: &str = include_str!("../tables/kept.txt");
pub(crate) const LINKS: &str = include_str!("../tables/links.tsv");
/// Words for things of many kinds: a bus full of animals.
pub(crate) const MIXTURES: &str = include_str!("../tables/mixtures.tsv");
pub(crate) const NAMES: &str = include_str!("../tables/names.tsv");
/// Words that are no picture and are still words: never taken for a misspelling.
pub(crate) const ORDINARY: &str = include_str!("../tables/ordinary.txt");
pub(crate) const PEOPLE: &str = include_str!("../tables/people.tsv");
/// Words that any drawing lives up to.
pub(crate) const PRAISE: &str = include_str!("../tables/praise.txt");
pub(crate) const PLACES: &str = include_str!("../tables/places.tsv");
pub(crate) const RELATIVES: &str = include_str!("../tables/relatives.tsv");
/// Words that ask for nothing to draw: never reported as not understood.
pub(crate) const SMALL: &str = include_str!("../tables/small.txt");
pub(crate) const SOUNDS: &str = include_str!("../tables/sounds.tsv");
/// Words that are understood and not drawn, and by what they are drawn all the same.
pub(crate) const UNSEEN: &str = include_str!("../tables/unseen.tsv");
pub(crate) const UNKIND: &str = include_str!("../tables/unkind.tsv");
/// Turns of phrase and how they are told plainly.
pub(crate) const WORDINGS: &str = include_str!("../tables/wordings.tsv");

/// The rows under the heading; a row with another number of cells is a mistake the tests find.
pub(crate) fn rows<const CELLS: usize>(table: &'static str) -> impl Iterator<Item = [&'static str; CELLS]> {
    table.lines().skip(1).filter(|line| !line.is_empty()).filter_map(|line| {
        let cells: Vec<_> = line.split('\t').collect();
        cells.try_into().ok()
    })
}

/// The entries of a cell.
pub(crate) fn list(cell: &'static str) -> impl Iterator<Item = &'static str> {
    cell.split(',').map(str::trim).filter(|entry| !entry.is_empty())
}

/// The words of `companions.tsv` of one kind.
pub(crate) fn companions(wanted: &'static str) -> impl Iterator<Item = &'static str> {
    rows(COMPANIONS).filter(move |[kind, _]| *kind == wanted).flat_map(|[_, words]| list(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<const CELLS: usize>(name: &str, table: &'static str) {
        let lines = table.lines().skip(1).filter(|line| !line.is_empty()).count();
        assert_eq!(rows::<CELLS>(table).count(), lines, "{name}: every row has {CELLS} cells");
    }

    #[test]
    fn every_row_has_all_its_cells() {
        check::<3>("attributes", ATTRIBUTES);
        check::<2>("companions", COMPANIONS);
        check::<2>("counts", COUNTS);
        check::<3>("doings", DOINGS);
        check::<2>("emoji", EMOJI);
        check::<3>("features", FEATURES);
        check::<2>("garments", GARMENTS);
        check::<2>("homes", HOMES);
        check::<2>("links", LINKS);
        check::<2>("mixtures", MIXTURES);
        check::<2>("names", NAMES);
        check::<3>("people", PEOPLE);
        check::<2>("places", PLACES);
        check::<3>("relatives", RELATIVES);
        check::<2>("sounds", SOUNDS);
        check::<2>("unkind", UNKIND);
        check::<3>("unseen", UNSEEN);
        check::<3>("wordings", WORDINGS);
    }
}
