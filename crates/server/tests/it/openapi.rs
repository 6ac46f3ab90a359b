//! The checked-in API document is the API.

use std::path::Path;

#[test]
fn openapi_document_is_fresh() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    let fresh = server::openapi_document().to_pretty_json().expect("a document") + "\n";
    if std::env::var_os("UPDATE_OPENAPI").is_some() {
        std::fs::write(&file, &fresh).expect("written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == fresh,
        "crates/server/openapi.json is stale: run `UPDATE_OPENAPI=1 cargo nextest run -p server openapi`"
    );
}
