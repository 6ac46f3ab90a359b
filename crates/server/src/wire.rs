//! Reading requests: JSON bodies, query strings and path parts become right values, or a 422 that
//! names the field.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::{Error, Result};

/// A JSON body, parsed; as an answer, one that no cache keeps.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self> {
        if !is_json(request.headers()) {
            return Err(Error::NotJson);
        }
        let body = Bytes::from_request(request, state).await.map_err(|refused| {
            if refused.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE {
                Error::TooLarge
            } else {
                Error::Unreadable("it broke off".to_owned())
            }
        })?;
        // Through a value, so that a refusal speaks of fields and not of lines and columns.
        let value: Value =
            serde_json::from_slice(&body).map_err(|error| Error::Unreadable(error.to_string()))?;
        if !value.is_object() {
            return Err(Error::Unreadable("it is not an object".to_owned()));
        }
        parse(value).map(Self)
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        ([(header::CACHE_CONTROL, "no-store")], axum::Json(self.0)).into_response()
    }
}

/// A query string, parsed.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        let uri = &parts.uri;
        axum::extract::Query::<Vec<(String, String)>>::try_from_uri(uri)
            .map_err(|error| Error::Unreadable(error.body_text()))
            .and_then(|axum::extract::Query(pairs)| parse(as_object(pairs)))
            .map(Self)
    }
}

/// A part of the path. One that cannot be is simply not there.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let path = axum::extract::Path::<T>::from_request_parts(parts, state).await;
        path.map(|axum::extract::Path(value)| Self(value)).map_err(|_| Error::NotFound)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.and_then(|kind| kind.split(';').next())
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// Numbers and truth values in a query string are what they look like; empty ones are not there.
fn as_object(pairs: Vec<(String, String)>) -> Value {
    let value = |text: String| match text.as_str() {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        digits if !digits.is_empty() && digits.len() < 16 && digits.bytes().all(|b| b.is_ascii_digit()) => {
            digits.parse::<u64>().map_or(Value::Null, Value::from)
        }
        _ => Value::String(text),
    };
    let given = pairs.into_iter().filter(|(_, text)| !text.is_empty());
    Value::Object(given.map(|(key, text)| (key, value(text))).collect())
}

/// `value` as a `T`, or a 422 with the path of the field that is wrong and a sentence about it.
pub fn parse<T: DeserializeOwned>(value: Value) -> Result<T> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let path = if path == "." { String::new() } else { path };
        let (missing, message) = in_words(&error.into_inner().to_string());
        let field = match (path.as_str(), missing) {
            (_, None) => path,
            ("", Some(missing)) => missing,
            (_, Some(missing)) => format!("{path}.{missing}"),
        };
        Error::invalid(field, message)
    })
}

/// Serde's way of saying things, as a person would; the name of a field that is missing, if one is.
fn in_words(message: &str) -> (Option<String>, String) {
    if let Some(rest) = message.strip_prefix("missing field `") {
        let field = rest.split('`').next().unwrap_or_default();
        return (Some(field.to_owned()), "Required".to_owned());
    }
    for prefix in ["invalid type: ", "invalid value: "] {
        if let Some((received, expected)) =
            message.strip_prefix(prefix).and_then(|rest| rest.rsplit_once(", expected "))
        {
            let received = received.split([' ', '`']).next().unwrap_or_default();
            let expected = if expected.starts_with("struct ") { "an object" } else { expected };
            return (None, format!("Expected {expected}, received {received}"));
        }
    }
    (None, message.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Debug, Deserialize)]
    struct Wish {
        #[expect(dead_code, reason = "only its parsing is looked at")]
        character: scene::Character,
    }

    fn check(wish: Value, field: &str, message: &str) {
        match parse::<Wish>(wish) {
            Err(Error::Invalid { field: blamed, message: said }) => {
                assert_eq!((blamed.as_str(), said.as_str()), (field, message));
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_refusal_names_the_field_and_speaks_to_people() {
        check(json!({}), "character", "Required");
        check(json!({"character": {}}), "character.name", "Required");
        check(json!({"character": {"name": 5}}), "character.name", "Expected a string, received integer");
        check(
            json!({"character": {"name": "Mia", "age": 2}}),
            "character.age",
            "Age must be between 3 and 10",
        );
        check(json!({"character": 1}), "character", "Expected an object, received integer");
    }
}
