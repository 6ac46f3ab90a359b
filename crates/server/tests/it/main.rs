//! The product over HTTP, on a real database: SQLite always, and PostgreSQL too where
//! `PAGELINGS_TEST_POSTGRES_URL` names one that may be filled with schemas; with pictures in a folder, and in
//! a bucket too where `PAGELINGS_TEST_S3_URL` names one that may be filled with folders.

mod account;
mod accounts;
mod admin;
mod adventures;
mod authorization;
mod colorings;
mod create;
mod donations;
mod hostile;
mod house;
mod migrations;
mod openapi;
mod pages;
mod photos;
mod public;
mod review;
mod stories;
mod stripe;
mod sweep;
mod uploads;
