//! The golden pages: requests in `pages/` and the pages they have always given, drawn by the binary itself.
//!
//! Where a page is meant to change, `UPDATE_PAGES=1` draws all of them again; look at them before you commit.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Draws a request as `pagelings draw` does.
fn drawn(request: &Path) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let page = folder.path().join("page.svg");
    let status = Command::new(env!("CARGO_BIN_EXE_pagelings"))
        .arg("draw")
        .args(["--request".as_ref(), request.as_os_str()])
        .args(["-o".as_ref(), page.as_os_str()])
        .status()
        .expect("pagelings starts");
    assert!(status.success(), "{}", request.display());
    std::fs::read_to_string(page).expect("a page")
}

#[test]
fn a_request_gives_the_page_it_has_always_given() {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../pages");
    let mut requests: Vec<PathBuf> = std::fs::read_dir(&pages)
        .expect("the folder of golden pages")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    requests.sort();
    assert!(requests.len() >= 8, "only {} golden pages", requests.len());
    let mut changed = Vec::new();
    for request in requests {
        let (page, golden) = (drawn(&request), request.with_extension("svg"));
        if std::env::var_os("UPDATE_PAGES").is_some() {
            std::fs::write(&golden, page).expect("pages/ is writable");
        } else if std::fs::read_to_string(&golden).ok().as_deref() != Some(&page) {
            changed.push(golden.file_name().map(ToOwned::to_owned));
        }
    }
    assert!(changed.is_empty(), "these pages changed: {changed:?}. UPDATE_PAGES=1 keeps the new ones");
}
