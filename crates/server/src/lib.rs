//! The web product: accounts, creating, pictures, saved pages, previews, and the web app itself.
//!
//! One file a slice of the product holds its routes, shapes, queries and handlers, top to bottom.
//! Policy is in the signature: a handler that takes a `Member` needs a session. Nothing here draws.

mod account;
mod accounts;
pub mod admin;
mod adventures;
pub mod app;
mod artwork;
mod clock;
mod colorings;
mod config;
mod create;
mod db;
mod donations;
mod error;
mod failures;
mod form;
mod health;
mod images;
mod keyset;
mod limits;
mod migrations;
mod openapi;
mod options;
mod pages;
mod passwords;
mod payment;
mod photos;
mod press;
mod preview;
mod review;
mod seed;
mod serve;
mod session;
mod site;
mod store;
mod stories;
pub mod sweep;
mod tables;
mod takeout;
mod text;
mod till;
mod upload;
mod uploads;
mod web;
mod wire;
mod wish;

pub use crate::stories::tellable;
pub use config::Config;
pub use error::Error;
pub use openapi::document as openapi_document;
pub use seed::{Seeding, seed};
pub use serve::{ServeError, serve};
pub use wire::parse;
pub use wish::{SpokenWish, Understood, Wish};
