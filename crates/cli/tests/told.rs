//! What `pagelings draw` says of a wish beside the page.

use std::process::{Command, Output};

fn drawn(more: &[&str]) -> Output {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = Command::new(env!("CARGO_BIN_EXE_pagelings"))
        .args(["draw", "--prompt", "a melting snowman and a flumpelhorn"])
        .args(more)
        .arg("-o")
        .arg(folder.path().join("page.svg"))
        .output()
        .expect("pagelings starts");
    assert!(output.status.success(), "{output:?}");
    output
}

#[test]
fn what_was_left_out_is_said_beside_the_page() {
    let said = String::from_utf8(drawn(&[]).stderr).expect("text");
    assert_eq!(said, "I could not draw: flumpelhorn\nI left out: melting\n");
}

#[test]
fn what_was_left_out_is_in_the_report() {
    let report: serde_json::Value = serde_json::from_slice(&drawn(&["--json"]).stdout).expect("JSON");
    assert_eq!(
        (&report["unread"], &report["undrawn"]),
        (&serde_json::json!(["flumpelhorn"]), &serde_json::json!(["melting"]))
    );
}
