//! Who does the work. The engine starts no threads itself, but takes a second hand where one is lent.

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

/// What comes of each thing, in order.
pub(crate) fn each<T: Sync, A: Send>(hands: &dyn Hands, things: &[T], of: impl Fn(&T) -> A + Sync) -> Vec<A> {
    let (left, right) = things.split_at(things.len() / 2);
    let all = |things: &[T]| things.iter().map(&of).collect::<Vec<A>>();
    let (mut left, right) = both(hands, || all(left), || all(right));
    left.extend(right);
    left
}
