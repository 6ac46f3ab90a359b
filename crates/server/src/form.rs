//! Reading multipart forms: text fields become right values as in JSON, one image comes beside them.

use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{FromRequest, Multipart, Request};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::error::{Error, Result};
use crate::wire;

/// An image is at most this long, in bytes.
pub const IMAGE_MAX: usize = 5 * 1024 * 1024;
/// A form is read up to here, so that somebody who sends too large an image hears why.
pub const FORM_MAX: usize = 8 * IMAGE_MAX;
/// A text field is at most this long, in bytes.
const TEXT_MAX: usize = 64 * 1024;
/// More fields than any form here has.
const FIELDS_MAX: usize = 32;

/// A multipart form as it came.
#[derive(Debug, Default)]
pub struct Form {
    texts: Map<String, Value>,
    image: Option<Sent>,
}

/// The form's file.
#[derive(Debug)]
pub enum Sent {
    /// Whole.
    Image(Vec<u8>),
    /// Longer than [`IMAGE_MAX`]; not kept.
    TooLarge,
}

impl Form {
    /// The text fields as a `T`; a blank field is one that was not sent.
    pub fn texts<T: DeserializeOwned>(&mut self) -> Result<T> {
        wire::parse(Value::Object(std::mem::take(&mut self.texts)))
    }

    /// The field named `image`, if something is in it.
    pub fn image(&mut self) -> Option<Sent> {
        self.image.take()
    }

    async fn read(&mut self, field: Field<'_>) -> Result<()> {
        let name = field.name().unwrap_or_default().to_owned();
        let is_image = name == "image";
        let most = if is_image { IMAGE_MAX } else { TEXT_MAX };
        let bytes = bytes_of(field, most).await?;
        match (is_image, bytes) {
            (true, None) => self.image = Some(Sent::TooLarge),
            (true, Some(bytes)) if bytes.is_empty() => {}
            (true, Some(bytes)) => self.image = Some(Sent::Image(bytes)),
            (false, None) => return Err(Error::invalid(name, "This is too long")),
            (false, Some(bytes)) => {
                let text =
                    String::from_utf8(bytes).map_err(|_| Error::invalid(name.clone(), "This is not text"))?;
                if !text.trim().is_empty() {
                    self.texts.insert(name, Value::String(text));
                }
            }
        }
        Ok(())
    }
}

impl<S: Send + Sync> FromRequest<S> for Form {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self> {
        let mut parts = Multipart::from_request(request, state).await.map_err(|_| Error::NotAForm)?;
        let mut form = Self::default();
        let mut count = 0;
        while let Some(field) = parts.next_field().await.map_err(broken)? {
            count += 1;
            if count > FIELDS_MAX {
                return Err(Error::Unreadable("it has too many fields".to_owned()));
            }
            form.read(field).await?;
        }
        Ok(form)
    }
}

/// All of a field; `None` where it is longer than `most`, though it is read to its end.
async fn bytes_of(mut field: Field<'_>, most: usize) -> Result<Option<Vec<u8>>> {
    let mut bytes = Some(Vec::new());
    while let Some(chunk) = field.chunk().await.map_err(broken)? {
        if let Some(kept) = bytes.as_mut() {
            kept.extend_from_slice(&chunk);
        }
        bytes = bytes.filter(|kept| kept.len() <= most);
    }
    Ok(bytes)
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn broken(error: MultipartError) -> Error {
    if error.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE {
        Error::TooLarge
    } else {
        Error::Unreadable("it broke off".to_owned())
    }
}
