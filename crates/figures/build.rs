//! Embeds every `art/**/*.svg` under its file name, sorted, as the static table `SOURCES`.

use std::{collections::BTreeMap, env, fmt::Write as _, fs, path::Path, path::PathBuf};

fn main() {
    let mut files = BTreeMap::new();
    collect(Path::new("art"), &mut files);
    let mut rust = String::from("static SOURCES: &[(&str, &str)] = &[\n");
    for (name, path) in files {
        // The text itself, not `include_str!`: an incremental build was seen to keep a changed file's old text.
        let text = fs::read_to_string(&path).expect("a listed file is readable");
        writeln!(rust, "    ({name:?}, {text:?}),").expect("a string grows");
    }
    rust.push_str("];\n");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("sources.rs"), rust).expect("OUT_DIR is writable");
}

fn collect(folder: &Path, files: &mut BTreeMap<String, PathBuf>) {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder).expect("art/ is readable") {
        let path = entry.expect("art/ is readable").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "svg") {
            println!("cargo::rerun-if-changed={}", path.display());
            let name = path.file_stem().expect("a file has a name").to_string_lossy().replace('-', " ");
            if let Some(other) = files.insert(name.clone(), path.clone()) {
                panic!("two figures are called «{name}»: {} and {}", other.display(), path.display());
            }
        }
    }
}
