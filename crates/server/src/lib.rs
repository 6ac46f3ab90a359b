//! The web product: accounts, creating, pictures, saved pages, previews, and the web app itself.
//!
//! One file a slice of the product holds its routes, shapes, queries and handlers, top to bottom.
//! Policy is in the signature: a handler that takes a `Member` needs a session. Nothing here draws.

mod accounts;
pub mod app;
mod clock;
mod config;
mod create;
mod db;
mod error;
mod failures;
mod health;
mod images;
mod limits;
mod migrations;
mod openapi;
mod options;
mod pages;
mod passwords;
mod press;
mod preview;
mod serve;
mod session;
pub mod sweep;
mod tables;
mod text;
mod web;
mod wire;
mod wish;

pub use config::Config;
pub use error::Error;
pub use openapi::document as openapi_document;
pub use serve::{ServeError, serve};
pub use wire::parse;
pub use wish::{SpokenWish, Understood, Wish};
