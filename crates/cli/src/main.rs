//! pagelings
fn main() {}
