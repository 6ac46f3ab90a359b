//! Prepares the built web app (`web/dist`) for embedding, or a page that says how to build it.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const PLACEHOLDER: &str = "<!doctype html>
<html lang=\"en\"><meta charset=\"utf-8\"><title>Pagelings</title>
<body><h1>Pagelings</h1>
<p>The web app is not built into this server. Run <code>npm --prefix web ci &amp;&amp; npm --prefix web run build</code>
and build the server again. The API is at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p>
</body></html>
";

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let built = here.join("../../web/dist");
    println!("cargo::rerun-if-changed={}", built.display());
    println!("cargo::rerun-if-changed=build.rs");
    let app = if built.join("app.html").is_file() { built.canonicalize()? } else { placeholder()? };
    memory_serve::load_directory(app);
    Ok(())
}

fn placeholder() -> io::Result<PathBuf> {
    let folder = Path::new(&env::var_os("OUT_DIR").unwrap_or_default()).join("placeholder");
    fs::create_dir_all(&folder)?;
    for page in ["index.html", "app.html"] {
        fs::write(folder.join(page), PLACEHOLDER)?;
    }
    Ok(folder)
}
