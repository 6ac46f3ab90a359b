//! Never a pile-up: how much work runs at once, and how much one person or address may ask for.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use uuid::Uuid;

use crate::app::App;
use crate::error::{Error, Result};

/// A door to the blocking pool: so many inside, so many waiting, so long. Everybody else is told to
/// come back.
#[derive(Clone)]
pub struct Gate {
    inside: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    patience: Duration,
}

impl Gate {
    /// `seats` pieces of work at once, `waiting` more in line, each for at most `patience`.
    pub fn new(seats: usize, waiting: usize, patience: Duration) -> Self {
        Self {
            inside: Arc::new(Semaphore::new(seats)),
            waiting: Arc::new(Semaphore::new(seats + waiting)),
            patience,
        }
    }

    /// Runs `work` on the blocking pool when it is its turn. Work that has begun is finished even if
    /// nobody waits for it any more, and keeps its seat until then.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        let busy = Error::Busy { seconds: 2 };
        let Ok(_in_line) = self.waiting.clone().try_acquire_owned() else {
            return Err(busy);
        };
        let seat = tokio::time::timeout(self.patience, self.inside.clone().acquire_owned()).await;
        let Ok(Ok(seat)) = seat else {
            return Err(busy);
        };
        let working = tokio::task::spawn_blocking(move || {
            let _seat = seat;
            work()
        });
        working.await.map_err(Error::internal)
    }

    /// A seat that nobody waits for, for as long as it is held: never long enough that somebody would.
    pub fn spare_seat(&self) -> Option<OwnedSemaphorePermit> {
        self.inside.clone().try_acquire_owned().ok()
    }
}

/// How often one person or address may do what costs much.
pub struct Limits {
    pages: Keyed<Uuid>,
    accounts: Keyed<IpAddr>,
    previews: Keyed<IpAddr>,
    uploads: Keyed<Uuid>,
    donations: Keyed<IpAddr>,
    stories: Keyed<Uuid>,
}

impl Limits {
    /// In this process; several nodes allow several times as much.
    pub fn new() -> Self {
        Self {
            pages: Keyed::new(60, 30),
            accounts: Keyed::new(10, 20),
            previews: Keyed::new(1_200, 300),
            uploads: Keyed::new(20, 30),
            donations: Keyed::new(10, 20),
            stories: Keyed::new(6, 6),
        }
    }

    /// Drawing a page: 60 a minute, 30 at once, a person.
    pub fn draw_page(&self, member: Uuid) -> Result<()> {
        self.pages.take(member)
    }

    /// Making an account: 10 a minute, 20 at once, an address.
    pub fn make_account(&self, address: IpAddr) -> Result<()> {
        self.accounts.take(address)
    }

    /// Drawing a preview: 1,200 a minute, 300 at once, an address.
    pub fn preview(&self, address: IpAddr) -> Result<()> {
        self.previews.take(address)
    }

    /// Uploading a picture: 20 a minute, 30 at once, a person.
    pub fn upload(&self, member: Uuid) -> Result<()> {
        self.uploads.take(member)
    }

    /// Telling a story, which draws a dozen pages: 6 a minute, 6 at once, a person.
    pub fn tell_story(&self, member: Uuid) -> Result<()> {
        self.stories.take(member)
    }

    /// Setting out to donate: 10 a minute, 20 at once, an address.
    pub fn donate(&self, address: IpAddr) -> Result<()> {
        self.donations.take(address)
    }

    /// Forgets who has not come for a while.
    pub fn forget_quiet_ones(&self) {
        self.pages.0.retain_recent();
        self.accounts.0.retain_recent();
        self.previews.0.retain_recent();
        self.uploads.0.retain_recent();
        self.donations.0.retain_recent();
        self.stories.0.retain_recent();
    }
}

struct Keyed<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

impl<K: Hash + Eq + Clone> Keyed<K> {
    fn new(a_minute: u32, at_once: u32) -> Self {
        let some = |count| NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
        Self(RateLimiter::keyed(Quota::per_minute(some(a_minute)).allow_burst(some(at_once))))
    }

    fn take(&self, key: K) -> Result<()> {
        self.0.check_key(&key).map_err(|not_yet| {
            let wait = not_yet.wait_time_from(DefaultClock::default().now());
            Error::SlowDown { seconds: wait.as_secs() + 1 }
        })
    }
}

/// Where the request came from: the peer, or what a trusted proxy says it was.
#[derive(Debug, Clone, Copy)]
pub struct Address(pub IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let forwarded = || {
            let header = parts.headers.get_all("x-forwarded-for").into_iter().next_back()?;
            header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let peer = || {
            let peer = parts.extensions.get::<ConnectInfo<std::net::SocketAddr>>()?;
            Some(peer.0.ip())
        };
        let proxied = if app.config.trust_proxy { forwarded() } else { None };
        let address = proxied.or_else(peer).ok_or_else(|| Error::internal("no peer address"))?;
        Ok(Self(one_household(address)))
    }
}

/// An IPv6 household has a whole /64 to itself.
fn one_household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let prefix = u128::from(v6) & !u128::from(u64::MAX);
            IpAddr::V6(prefix.into())
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_finds_the_line_full_is_sent_away_at_once() {
        let gate = Gate::new(1, 0, Duration::from_secs(60));
        let (open, wait) = std::sync::mpsc::channel::<()>();
        let first = tokio::spawn({
            let gate = gate.clone();
            async move { gate.run(move || wait.recv().is_ok()).await }
        });
        while gate.inside.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(gate.run(|| ()).await, Err(Error::Busy { .. })));
        open.send(()).expect("the first is still inside");
        assert!(first.await.expect("no panic").expect("has a seat"));
        assert!(gate.run(|| ()).await.is_ok());
    }

    #[test]
    fn a_burst_is_fine_and_then_it_is_time_to_wait() {
        let limit = Keyed::new(60, 2);
        assert!(limit.take(1).is_ok() && limit.take(1).is_ok());
        assert!(matches!(limit.take(1), Err(Error::SlowDown { seconds: 1..=2 })));
        assert!(limit.take(2).is_ok());
    }
}
