//! artist
