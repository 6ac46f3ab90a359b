//! `pagelings story`: a book by flags, its words by a request.

use std::process::Command;

fn story(args: &[&str]) -> std::process::Output {
    let told = Command::new(env!("CARGO_BIN_EXE_pagelings")).arg("story").args(args).output();
    told.expect("pagelings starts")
}

#[test]
fn a_story_becomes_a_book_of_a_cover_its_pages_and_an_end() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let book = folder.path().join("book.pdf");
    let flags =
        ["--name", "Mia", "--with", "Leo=brother", "--lesson", "sharing", "--pages", "8", "--paper", "a4"];
    let told = story(&[&flags[..], &["-o", book.to_str().expect("text")]].concat());
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let book = std::fs::read(book).expect("a book");
    assert!(book.starts_with(b"%PDF-"));
    assert!(String::from_utf8_lossy(&book).contains("/Count 10"));
}

#[test]
fn a_request_is_told_the_same_each_time_and_flags_change_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let request = folder.path().join("request.json");
    std::fs::write(&request, r#"{"character": {"name": "Mia"}, "settings": {"pageCount": 8}}"#)
        .expect("written");
    let words = |more: &[&str]| {
        let words = folder.path().join("words.json");
        let args = ["--request", request.to_str().expect("text"), "-o", words.to_str().expect("text")];
        let told = story(&[&args[..], more].concat());
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        let text = std::fs::read_to_string(words).expect("words");
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
    };
    let first = words(&[]);
    assert_eq!(first["pages"].as_array().map(Vec::len), Some(8));
    assert_eq!(first["pages"][0]["scene"]["hero"]["name"], "Mia");
    assert_eq!(first, words(&[]));
    assert_ne!(first, words(&["--seed", "1"]));
    assert!(words(&["--name", "Lukas"])["pages"][0]["text"].as_str().expect("text").contains("Lukas"));
    let unkind = story(&["--name", "You stupid idiot", "-o", "x.pdf"]);
    assert!(!unkind.status.success());
}
