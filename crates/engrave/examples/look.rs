//! Engraves icons of an Iconify set as a contact sheet with the pens of a full page, or of a bold one.
//!
//! `cargo run -p engrave --example look -- icons.json OUT.svg full|bold ICON[:overrides]…`; with `LIST=1` it
//! lists the painted areas of each icon, for `drop` and `keep`.

use std::env::args;
use std::fmt::Write as _;
use std::fs;

use engrave::{Piece, REFERENCE, Role, Settings, engrave, listed};

const COLUMNS: usize = 6;
const CELL: f64 = REFERENCE + 20.0;

fn main() {
    let arguments: Vec<String> = args().skip(1).collect();
    let [icons, out, detail, wanted @ ..] = &arguments[..] else {
        panic!("icons.json OUT.svg full|bold ICON…")
    };
    let icons: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(icons).expect("icons.json")).expect("JSON");
    let (coarser, pens) = if detail == "bold" { (1.7, [4.5, 3.3]) } else { (1.0, [3.2, 2.2]) };
    let mut sheet = String::new();
    for (index, order) in wanted.iter().enumerate() {
        let (name, words) = order.split_once(':').unwrap_or((order, ""));
        let body = icons["icons"][name]["body"].as_str().expect("an icon of that name");
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 128 128\">{body}</svg>"
        );
        if std::env::var_os("LIST").is_some() {
            eprintln!("{name}\n{}", listed(&svg).expect("SVG"));
        }
        let mut settings = Settings::parse(words).expect("overrides");
        settings.coarseness *= coarser;
        let plate = engrave(&svg, &settings).expect("a plate");
        let (x, y) = ((index % COLUMNS) as f64 * CELL, (index / COLUMNS) as f64 * CELL);
        write!(sheet, "<g transform=\"translate({x} {y})\">").expect("text");
        plate.pieces.iter().for_each(|piece| draw(&mut sheet, piece, pens));
        sheet.push_str("</g>");
    }
    let (width, height) = (COLUMNS as f64 * CELL, wanted.len().div_ceil(COLUMNS) as f64 * CELL);
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 -10 {width} {height}\" stroke=\"#000\" \
         stroke-linejoin=\"round\" stroke-linecap=\"round\">{sheet}</svg>"
    );
    fs::write(out, svg).expect("OUT.svg is writable");
}

fn draw(sheet: &mut String, piece: &Piece, [outline, inner]: [f64; 2]) {
    let (fill, pen) = match piece.role {
        Role::Patch => ("#fff", 0.0),
        Role::Silhouette => ("#fff", outline),
        Role::Area => ("#fff", inner),
        Role::Outline => ("none", outline),
        Role::Inner => ("none", inner),
        Role::Solid => ("#000", 0.0),
    };
    let path = piece.path.to_svg();
    write!(sheet, "<path d=\"{path}\" fill=\"{fill}\" stroke-width=\"{pen}\"/>").expect("text");
}
