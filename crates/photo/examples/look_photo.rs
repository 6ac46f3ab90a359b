//! Draws photos as pages to look at or to measure: `look DETAIL[,DETAIL…] STYLE[:LINE] PAPER FOLDER
//! PHOTO…`, PAPER one of `none` (the photo's own frame and size), `view`, `colored` and `letter`. One PNG a photo and detail.
//! PAPER `laws` writes nothing and says what the craft table of the art direction asks, for each line thickness
//! that FOLDER lists instead.
#![expect(clippy::print_stdout, reason = "a tool for looking")]

use std::path::Path;
use std::time::Instant;

use photo::{Analysis, Detail, Photo, Settings, Style, Thickness, line_art};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [details, style, paper, folder, photos @ ..] = &args[..] else {
        println!("look DETAIL[,DETAIL…] STYLE PAPER FOLDER PHOTO…");
        return;
    };
    let (style, line) = style.split_once(':').unwrap_or((style, "2"));
    for file in photos {
        let bytes = std::fs::read(file).expect("a photo");
        let start = Instant::now();
        let photo = match Photo::decode(&bytes) {
            Ok(photo) => photo,
            Err(refused) => {
                println!("{file}: {refused}");
                continue;
            }
        };
        let decoded = start.elapsed();
        let analysis = Analysis::of(&photo);
        let seen = start.elapsed();
        if paper == "laws" {
            laws(file, &analysis, [details, style, folder]);
            continue;
        }
        for detail in details.split(',') {
            let settings = Settings {
                detail: Detail::new(detail.parse().expect("a number")).expect("at most 100"),
                thickness: Thickness::new(line.parse().expect("a number")).expect("1 to 5"),
                style: Style::parse(style).expect("a style"),
            };
            let begun = Instant::now();
            let drawing = line_art(&analysis, &settings);
            let drawn = begun.elapsed();
            let name = Path::new(file).file_stem().expect("a name").to_string_lossy().into_owned();
            let (width, _) = analysis.original_size();
            let dpi = width as f64 * 72.0 / drawing.page.size.width;
            let png = match paper.as_str() {
                "none" => export::png(&drawing, export::Style::Line, export::Paper::None, dpi),
                "colored" => export::png(&drawing, export::Style::Colored, export::Paper::None, 100.0),
                "view" => export::png(&drawing, export::Style::Line, export::Paper::None, 100.0),
                _ => export::png(&drawing, export::Style::Line, export::Paper::Letter, 300.0),
            };
            let folder = if details.contains(',') { format!("{folder}/{detail}") } else { folder.clone() };
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(format!("{folder}/{name}.png"), png).expect("written");
            println!(
                "{name} {detail}: decode {} see {} draw {} ms, {} shapes",
                decoded.as_millis(),
                (seen - decoded).as_millis(),
                drawn.as_millis(),
                drawing.shapes.len()
            );
        }
    }
}

/// One line for each detail and thickness.
fn laws(file: &str, analysis: &Analysis, [details, style, thicknesses]: [&str; 3]) {
    for detail in details.split(',') {
        for thickness in thicknesses.split(',') {
            let settings = Settings {
                detail: Detail::new(detail.parse().expect("a number")).expect("at most 100"),
                thickness: Thickness::new(thickness.parse().expect("a number")).expect("1 to 5"),
                style: Style::parse(style).expect("a style"),
            };
            let drawing = line_art(analysis, &settings);
            if drawing.shapes.is_empty() {
                println!("none {file} {style} {detail} {thickness}");
                continue;
            }
            let map = export::regions(&drawing, 300.0);
            let colored = map.closed().filter(|region| region.area > 0.3);
            let narrow: Vec<_> = colored.filter(|region| region.inscribed.in_mm() < 3.0).collect();
            let narrowest = narrow.iter().map(|region| region.inscribed.in_mm()).fold(9.0, f64::min);
            let open = map.regions.len() - map.closed().count();
            let is_well = narrow.is_empty()
                && open == 0
                && map.blob.in_mm() < 6.0
                && map.ink_share <= 0.14
                && map.specks == 0;
            println!(
                "{} {file} {style} {detail} {thickness}: regions {} open {open} narrow {} ({narrowest:.1}) \
                 blob {:.1} ink {:.3} specks {}",
                if is_well { "good" } else { "BAD " },
                map.closed().count(),
                narrow.len(),
                map.blob.in_mm(),
                map.ink_share,
                map.specks
            );
        }
    }
}
