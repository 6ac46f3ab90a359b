//! Where pictures are kept: a folder, or a bucket that speaks S3.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::prefix::PrefixStore;
use object_store::{ClientOptions, ObjectStore, RetryConfig};
use reqwest::Url;

use crate::config::Config;

/// How long a bucket may take for one request.
const PATIENCE: Duration = Duration::from_secs(10);
/// Requests that fail for no lasting reason are repeated.
const RETRIES: usize = 3;

/// Opens the configured store, creating its folder where needed; a bucket must be there.
pub fn open(config: &Config) -> io::Result<Arc<dyn ObjectStore>> {
    let Some(url) = config.images_url.as_deref() else {
        return folder(config.data.join("images"));
    };
    if let Some(path) = url.strip_prefix("file://") {
        return folder(path.into());
    }
    let url = Url::parse(url).map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))?;
    if url.scheme() == "s3" { bucket(&url) } else { Err(unsupported()) }
}

fn folder(path: PathBuf) -> io::Result<Arc<dyn ObjectStore>> {
    std::fs::create_dir_all(&path)?;
    Ok(Arc::new(LocalFileSystem::new_with_prefix(&path)?.with_fsync(true)))
}

/// `s3://key:secret@bucket/folder?endpoint=https://…&region=…`: key and secret may come from the usual AWS
/// variables instead, endpoint and region too.
fn bucket(url: &Url) -> io::Result<Arc<dyn ObjectStore>> {
    let name = url.host_str().ok_or_else(unsupported)?;
    let retry = RetryConfig { max_retries: RETRIES, retry_timeout: PATIENCE, ..RetryConfig::default() };
    let mut builder = AmazonS3Builder::from_env().with_bucket_name(name).with_retry(retry);
    let mut client = ClientOptions::new().with_timeout(PATIENCE).with_connect_timeout(PATIENCE);
    if !url.username().is_empty() {
        builder = builder
            .with_access_key_id(plain(url.username())?)
            .with_secret_access_key(plain(url.password().unwrap_or_default())?);
    }
    for (key, value) in url.query_pairs() {
        match key.as_ref() {
            "endpoint" => {
                client = client.with_allow_http(value.starts_with("http://"));
                builder = builder.with_endpoint(value);
            }
            "region" => builder = builder.with_region(value),
            _ => return Err(unsupported()),
        }
    }
    let store = builder.with_client_options(client).build().map_err(io::Error::other)?;
    match url.path().trim_matches('/') {
        "" => Ok(Arc::new(store)),
        inside => Ok(Arc::new(PrefixStore::new(store, Path::from(inside)))),
    }
}

/// A part of a URL without its percent signs: secrets hold slashes.
fn plain(part: &str) -> io::Result<String> {
    let pair = format!("x={}", part.replace('+', "%2B"));
    let decoded = Url::parse(&format!("s3://x?{pair}")).ok();
    let value = decoded.and_then(|url| url.query_pairs().next().map(|(_, value)| value.into_owned()));
    value.ok_or_else(unsupported)
}

fn unsupported() -> io::Error {
    let how = "the images URL must be file:///folder or s3://key:secret@bucket/folder?endpoint=…&region=…";
    io::Error::new(io::ErrorKind::Unsupported, how)
}
