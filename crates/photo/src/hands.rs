//! Who does the work. The engine starts no threads itself, but takes a second hand where one is lent.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Whoever can do two things: one after the other, or both at once. What comes out is the same.
pub trait Hands: Sync {
    /// Does both.
    fn both(&self, one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send));
}

/// One thing after the other.
#[derive(Debug, Clone, Copy)]
pub struct Alone;

impl Hands for Alone {
    fn both(&self, one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
        one();
        other();
    }
}

/// What comes of either; what nobody did is done here.
pub(crate) fn both<A: Send, B: Send>(
    hands: &dyn Hands,
    mut one: impl FnMut() -> A + Send,
    mut other: impl FnMut() -> B + Send,
) -> (A, B) {
    let (mut first, mut second) = (None, None);
    hands.both(&mut || first = Some(one()), &mut || second = Some(other()));
    (first.unwrap_or_else(one), second.unwrap_or_else(other))
}

/// What comes of each thing, in order. A free hand takes the next thing.
pub(crate) fn each<T: Sync, A: Send>(hands: &dyn Hands, things: &[T], of: impl Fn(&T) -> A + Sync) -> Vec<A> {
    let next = AtomicUsize::new(0);
    let work = || {
        let take = || {
            let index = next.fetch_add(1, Ordering::Relaxed);
            Some((index, of(things.get(index)?)))
        };
        std::iter::from_fn(take).collect::<Vec<(usize, A)>>()
    };
    let (mut done, others) = both(hands, work, work);
    done.extend(others);
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, made)| made).collect()
}
