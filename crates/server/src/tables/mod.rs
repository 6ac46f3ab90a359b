//! The stored records, one table a file, with the names and fields of the specification.

pub mod coloring_adventures;
pub mod donations;
pub mod pictures;
pub mod saved_coloring_pages;
pub mod sessions;
pub mod sign_in_failures;
pub mod stories;
pub mod story_pages;
pub mod upload_likes;
pub mod upload_reports;
pub mod uploads;
pub mod user_colorings;
pub mod users;
