//! The stored records, one table a file, with the names and fields of the specification.

pub mod pictures;
pub mod saved_coloring_pages;
pub mod sessions;
pub mod sign_in_failures;
pub mod users;
