//! The one place that asks what time it is.

use time::OffsetDateTime;

/// Now, in UTC, to the second: fine enough for a family album, and both databases sort it alike.
pub fn now() -> OffsetDateTime {
    let now = OffsetDateTime::now_utc();
    now.replace_nanosecond(0).unwrap_or(now)
}
