//! Turns `things.tsv` into the static table `THINGS`, and says which line is wrong where one is.

use std::{env, fmt::Write as _, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=things.tsv");
    let table = fs::read_to_string("things.tsv").expect("crates/scene/things.tsv is readable");
    let mut rust = String::from("/// Every drawable noun, by name.\npub static THINGS: &[Thing] = &[\n");
    for (number, line) in table.lines().enumerate().skip(1).filter(|(_, line)| !line.trim().is_empty()) {
        let row = row(line).unwrap_or_else(|why| panic!("things.tsv line {}: {why}", number + 1));
        writeln!(rust, "    {row},").expect("a string grows");
    }
    rust.push_str("];\n");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("things.rs"), rust).expect("OUT_DIR is writable");
}

/// `name  synonyms,…  metres  habitat  uses,…` as a `Thing` literal.
fn row(line: &str) -> Result<String, String> {
    let columns: Vec<_> = line.split('\t').map(str::trim).collect();
    let [name, synonyms, metres, habitat, uses] = columns[..] else {
        return Err(format!("{} columns instead of 5", columns.len()));
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
         habitat: Habitat::{habitat}, uses: &[{}] }}",
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
