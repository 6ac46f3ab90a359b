//! Everything that can go wrong with a request, and how it reads on the wire.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sea_orm::DbErr;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a handler answers.
pub type Result<T> = std::result::Result<T, Error>;

/// Why a request was not done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No session, or one that ran out.
    #[error("Please sign in first.")]
    SignedOut,
    /// The account may not be used.
    #[error("This account is suspended. Please write to us if you think that is a mistake.")]
    Suspended,
    /// Unknown e-mail or wrong password: the same answer for both.
    #[error("Please check your credentials and try again.")]
    WrongCredentials,
    /// Sent by another website's page.
    #[error("This request came from another site.")]
    CrossSite,
    /// Not there, or not yours: the same answer for both.
    #[error("There is nothing here.")]
    NotFound,
    /// The path is there, the method is not.
    #[error("This can not be done here.")]
    MethodNotAllowed,
    /// Not JSON at all.
    #[error("The request could not be read: {0}")]
    Unreadable(String),
    /// JSON was expected.
    #[error("Please send JSON.")]
    NotJson,
    /// A multipart form was expected.
    #[error("Please send a form.")]
    NotAForm,
    /// Only for those who look after this site.
    #[error("Only an operator of this site can do that.")]
    NotOperator,
    /// No payment provider is configured.
    #[error("Donations are not set up here. Thank you for the kind thought!")]
    NoDonations,
    /// The payment provider did not do what it was asked.
    #[error("There was an error processing your donation. Please try again.")]
    PaymentFailed,
    /// No AI service is configured.
    #[error("AI mode is not set up here. Please use instant mode.")]
    NoAi,
    /// The body is larger than the route takes.
    #[error("That is too much at once.")]
    TooLarge,
    /// A field holds what it cannot hold.
    #[error("{message}")]
    Invalid {
        /// Its path, such as `character.age`.
        field: String,
        /// A whole sentence.
        message: String,
    },
    /// Text that is not drawn or shown here.
    #[error("{message}")]
    Unkind {
        /// The field with the text.
        field: String,
        /// A whole, kind sentence.
        message: String,
    },
    /// Somebody has it already.
    #[error("{message}")]
    Taken {
        /// The field with the value.
        field: &'static str,
        /// A whole sentence.
        message: &'static str,
    },
    /// Too many requests from one person or address.
    #[error("That was a lot at once. Please wait a moment and try again.")]
    SlowDown {
        /// How long to wait.
        seconds: u64,
    },
    /// Too many requests altogether, or something behind us is slow.
    #[error("Everybody is drawing at the moment. Please try again soon.")]
    Busy {
        /// How long to wait.
        seconds: u64,
    },
    /// Our fault; logged, never shown.
    #[error("Something went wrong on our side. Please try again.")]
    Internal(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl Error {
    /// `field` was refused because of `message`.
    pub fn invalid(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self::Invalid { field: field.into(), message: message.into() }
    }

    /// Our fault.
    pub fn internal(source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self::Internal(source.into())
    }

    const fn status_and_code(&self) -> (StatusCode, &'static str) {
        match self {
            Self::SignedOut => (StatusCode::UNAUTHORIZED, "signed-out"),
            Self::WrongCredentials => (StatusCode::UNAUTHORIZED, "wrong-credentials"),
            Self::Suspended => (StatusCode::FORBIDDEN, "suspended"),
            Self::CrossSite => (StatusCode::FORBIDDEN, "cross-site"),
            Self::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            Self::MethodNotAllowed => (StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed"),
            Self::Unreadable(_) => (StatusCode::BAD_REQUEST, "unreadable"),
            Self::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json"),
            Self::NotAForm => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-a-form"),
            Self::NotOperator => (StatusCode::FORBIDDEN, "not-operator"),
            Self::NoDonations => (StatusCode::SERVICE_UNAVAILABLE, "no-donations"),
            Self::PaymentFailed => (StatusCode::BAD_GATEWAY, "payment-failed"),
            Self::NoAi => (StatusCode::SERVICE_UNAVAILABLE, "no-ai"),
            Self::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            Self::Invalid { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "invalid"),
            Self::Unkind { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "unkind"),
            Self::Taken { .. } => (StatusCode::CONFLICT, "taken"),
            Self::SlowDown { .. } => (StatusCode::TOO_MANY_REQUESTS, "slow-down"),
            Self::Busy { .. } => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            Self::Internal(_) => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        }
    }

    fn field(&self) -> Option<String> {
        match self {
            Self::Invalid { field, .. } | Self::Unkind { field, .. } => Some(field.clone()),
            Self::Taken { field, .. } => Some((*field).to_owned()),
            _ => None,
        }
    }
}

impl From<DbErr> for Error {
    fn from(error: DbErr) -> Self {
        match error {
            DbErr::ConnectionAcquire(_) => {
                tracing::error!(%error, "no database connection");
                Self::Busy { seconds: 5 }
            }
            other => Self::internal(other),
        }
    }
}

impl From<scene::Invalid> for Error {
    fn from(refused: scene::Invalid) -> Self {
        Self::invalid(refused.field, refused.message)
    }
}

/// An error on the wire.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// The HTTP status again.
    #[schema(minimum = 400, maximum = 599)]
    pub status: u16,
    /// For programs: `signed-out`, `invalid`, `taken`, …
    pub code: String,
    /// For people: a whole sentence.
    pub message: String,
    /// The path of the field to blame, where one is, such as `character.age`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, code) = self.status_and_code();
        if let Self::Internal(source) = &self {
            tracing::error!(error = %source, "request failed");
        }
        let problem = Problem {
            status: status.as_u16(),
            code: code.to_owned(),
            message: self.to_string(),
            field: self.field(),
        };
        let mut response = (status, Json(problem)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Self::SlowDown { seconds } | Self::Busy { seconds } = self {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds.max(1)));
        }
        response
    }
}
