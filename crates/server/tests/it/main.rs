//! The product over HTTP, on a real database: SQLite always, and PostgreSQL too where
//! `PAGELINGS_TEST_POSTGRES_URL` names one that may be filled with schemas.

mod accounts;
mod create;
mod hostile;
mod house;
mod openapi;
mod pages;
mod public;
mod sweep;
