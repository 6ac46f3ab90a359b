//! Turns `things.tsv` and `tail.tsv` into the static tables `THINGS` and `NAMED`, and says which line is wrong
//! where one is.

use std::collections::BTreeMap;
use std::{env, fmt::Write as _, fs, path::Path};

/// Each table, its number of columns, and who drew what it names. The columns after the fifth of `tail.tsv`
/// say which icon is engraved how; they are the crate `tail`'s.
const TABLES: [(&str, usize, &str); 2] = [("things.tsv", 5, "Ours"), ("tail.tsv", 7, "Noto")];

fn main() {
    let mut things = String::new();
    let mut named = BTreeMap::new();
    let mut count = 0_usize;
    for (file, columns, hand) in TABLES {
        println!("cargo::rerun-if-changed={file}");
        let table = fs::read_to_string(file).expect("the table is readable");
        for (number, line) in table.lines().enumerate().skip(1).filter(|(_, line)| !line.trim().is_empty()) {
            let wrong = |why| panic!("{file} line {}: {why}", number + 1);
            let cells: Vec<_> = line.split('\t').map(str::trim).collect();
            if cells.len() != columns {
                wrong(format!("{} columns instead of {columns}", cells.len()));
            }
            let ours = cells.get(5).is_some_and(|icon| icon.starts_with("own/"));
            let thing = thing(&cells, if ours { "Ours" } else { hand }).unwrap_or_else(wrong);
            writeln!(things, "    {thing},").expect("a string grows");
            for name in std::iter::once(cells[0]).chain(list(cells[1])) {
                if named.insert(name.to_owned(), count).is_some() {
                    wrong(format!("«{name}» names two things"));
                }
            }
            count += 1;
        }
    }
    let named: String = named.iter().map(|(name, index)| format!("    ({name:?}, {index}),\n")).collect();
    let rust = format!(
        "/// Every drawable noun: our own drawings, then the long tail.\n\
         pub static THINGS: &[Thing] = &[\n{things}];\n\n\
         /// Every name and synonym, sorted, and whose it is in [`THINGS`].\n\
         static NAMED: &[(&str, usize)] = &[\n{named}];\n"
    );
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("things.rs"), rust).expect("OUT_DIR is writable");
}

/// `name  synonyms,…  metres  habitat  uses,…` as a `Thing` literal.
fn thing(cells: &[&str], hand: &str) -> Result<String, String> {
    let [name, synonyms, metres, habitat, uses, ..] = cells[..] else {
        return Err("too few columns".to_owned());
    };
    let metres: f64 = metres.parse().map_err(|_| format!("«{metres}» is no height in metres"))?;
    let centimetres = (metres * 100.0).round().max(1.0) as u32;
    let habitat = variant(habitat, &["ground", "air", "water", "sky", "hand"])?;
    let uses = list(uses)
        .map(|id| variant(id, &["held", "worn", "ridden", "sat"]))
        .collect::<Result<Vec<_>, _>>()?;
    let uses: Vec<_> = uses.iter().map(|name| format!("Use::{name}")).collect();
    let synonyms: Vec<_> = list(synonyms).collect();
    Ok(format!(
        "Thing {{ name: {name:?}, synonyms: &{synonyms:?}, centimetres: {centimetres}, \
         habitat: Habitat::{habitat}, uses: &[{}], hand: Hand::{hand} }}",
        uses.join(", ")
    ))
}

fn list(column: &str) -> impl Iterator<Item = &str> {
    column.split(',').map(str::trim).filter(|item| !item.is_empty() && *item != "-")
}

/// The Rust name of an option id.
fn variant(id: &str, known: &[&str]) -> Result<String, String> {
    if !known.contains(&id) {
        return Err(format!("«{id}» is none of {}", known.join(", ")));
    }
    Ok(id[..1].to_uppercase() + &id[1..])
}
