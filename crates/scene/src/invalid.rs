//! What is said when something cannot be so.

/// A value that was refused: which field it came in and a kind sentence for the person who sent it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Invalid {
    /// The field on the wire, such as `age`.
    pub field: &'static str,
    /// A whole sentence, shown as it is.
    pub message: String,
}

impl Invalid {
    /// `field` was refused because of `message`.
    pub fn new(field: &'static str, message: impl Into<String>) -> Self {
        Self { field, message: message.into() }
    }
}
