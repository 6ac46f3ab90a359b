//! Room for the cast: small things of the setting go where someone stands.

use drawing::Shape;
use figures::settings::{Backdrop, Small};

use crate::board::Standing;

/// The setting without its small things where someone of `standing` is.
pub(crate) fn cleared(mut setting: Backdrop, standing: &[Standing]) -> Backdrop {
    let gone: Vec<&Small> =
        setting.small.iter().filter(|small| standing.iter().any(|one| meets(one, small))).collect();
    for is_front in [false, true] {
        let layer = if is_front { &mut setting.before } else { &mut setting.behind };
        let gone = gone.iter().filter(|small| small.is_front == is_front);
        let gone: Vec<_> = gone.map(|small| small.shapes.clone()).collect();
        let mut index = 0;
        layer.retain(|_: &Shape| (!gone.iter().any(|range| range.contains(&index)), index += 1).0);
    }
    setting
}

fn meets(one: &Standing, small: &Small) -> bool {
    let covered = one.silhouette.share_in(small.bounds) * one.silhouette.area();
    covered > small.hidden * small.bounds.area().max(1.0)
}
