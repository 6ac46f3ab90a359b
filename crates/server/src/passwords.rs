//! Passwords: which ones are taken, and how they are kept.

use std::sync::LazyLock;
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use serde::{Deserialize, Deserializer};

use crate::error::{Error, Result};
use crate::limits::Gate;

/// Too short to be one.
pub const LEAST_CHARS: usize = 6;
/// Longer than any phrase; keeps hashing short.
const MOST_CHARS: usize = 200;

/// One common password a line, lower case.
const COMMON: &str = include_str!("../common-passwords.txt");

/// A password good enough for a new account.
#[derive(Clone)]
pub struct NewPassword(String);

impl NewPassword {
    /// Parses what was typed; refuses what is too short, too long or too common.
    pub fn new(typed: &str) -> std::result::Result<Self, String> {
        let chars = typed.chars().count();
        if chars < LEAST_CHARS {
            return Err(format!("Password must be at least {LEAST_CHARS} characters long"));
        }
        if chars > MOST_CHARS {
            return Err(format!("Please use a password of at most {MOST_CHARS} characters"));
        }
        if is_common(typed) {
            return Err("This password is too common. Please choose one that is harder to guess.".to_owned());
        }
        Ok(Self(typed.to_owned()))
    }
}

impl<'de> Deserialize<'de> for NewPassword {
    fn deserialize<D: Deserializer<'de>>(wire: D) -> std::result::Result<Self, D::Error> {
        Self::new(&String::deserialize(wire)?).map_err(serde::de::Error::custom)
    }
}

fn is_common(typed: &str) -> bool {
    let plain = typed.to_lowercase();
    let stem = plain.trim_end_matches(|last: char| last.is_ascii_digit() || last.is_ascii_punctuation());
    let letters: Vec<_> = plain.chars().collect();
    let one_letter = letters.windows(2).all(|pair| pair[0] == pair[1]);
    let steps = |by: i64| {
        letters.windows(2).all(|pair| i64::from(u32::from(pair[1])) - i64::from(u32::from(pair[0])) == by)
    };
    one_letter
        || steps(1)
        || steps(-1)
        || COMMON.lines().any(|common| common == plain || (stem.len() >= 5 && common == stem))
}

/// Hashes and compares passwords, a few at a time: each takes 19 MiB and some 20 ms.
#[derive(Clone)]
pub struct Passwords {
    gate: Gate,
}

impl Passwords {
    /// As many at once as there are processors.
    pub fn new() -> Self {
        let seats = std::thread::available_parallelism().map_or(2, usize::from);
        Self { gate: Gate::new(seats, 200, Duration::from_secs(10)) }
    }

    /// The string to keep: argon2id with OWASP's minimum (19 MiB, 2 passes), a new salt each time.
    pub async fn hash(&self, password: NewPassword) -> Result<String> {
        self.gate
            .run(move || hash(password.0.as_bytes()))
            .await?
            .map_err(|error| Error::internal(error.to_string()))
    }

    /// Whether `typed` is the password kept as `kept`. Without `kept` it takes as long and is false.
    pub async fn matches(&self, typed: String, kept: Option<String>) -> Result<bool> {
        if typed.chars().count() > MOST_CHARS {
            return Ok(false);
        }
        self.gate
            .run(move || {
                let known = kept.is_some();
                let kept = kept.unwrap_or_else(|| NOBODYS.clone());
                let right = PasswordHash::new(&kept)
                    .is_ok_and(|kept| Argon2::default().verify_password(typed.as_bytes(), &kept).is_ok());
                right && known
            })
            .await
    }
}

/// What a typed password is compared with where there is no account, for the time it takes.
static NOBODYS: LazyLock<String> = LazyLock::new(|| hash(b"nobody at all").unwrap_or_default());

fn hash(password: &[u8]) -> std::result::Result<String, argon2::password_hash::Error> {
    Ok(Argon2::default().hash_password(password)?.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_would_try_first_is_refused() {
        for common in
            ["password", "Password1!", "123456", "qwerty123", "aaaaaaa", "abcdefgh", "87654321", "iloveyou"]
        {
            let refused = NewPassword::new(common).err().unwrap_or_default();
            assert!(refused.contains("too common"), "{common}: {refused}");
        }
        for fine in ["crayon-owl", "Blaue Wiese", "ßpaß!!", "x9$kfm"] {
            assert!(NewPassword::new(fine).is_ok(), "{fine}");
        }
    }

    #[test]
    fn six_letters_of_any_script_are_enough() {
        assert!(NewPassword::new("тигрёнок").is_ok());
        assert_eq!(
            NewPassword::new("tiger").err().as_deref(),
            Some("Password must be at least 6 characters long")
        );
    }
}
