//! A finish line: whoever crosses it is under its banner, between the far post and the near one.

use figures::Art;
use kurbo::Point;

use super::group::Group;

pub(super) const FINISH: &str = "finish line";
/// How much of the height is free below the banner, how much of the width is between the posts, and where the band on
/// the road is, as a share of the height.
const FREE: f64 = 0.6;
const WIDE: f64 = 0.92;
const ROAD: f64 = 0.93;

/// Of several each has so many times its share of that width, and the one in the lead is so much farther away than the last, as
/// a share of the height.
const EACH: f64 = 1.36;
const FARTHER: f64 = 0.17;

/// On the band between the posts, one of `same`: of several the first is in the lead, and the others follow nearer to us.
pub(super) fn crossing(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    // From the lead to the last, and how deep they are one behind the other.
    let (behind, deep) = if same > 1 { (rank as f64 / (same - 1) as f64, FARTHER) } else { (0.5, 0.0) };
    let room = around.width() * WIDE;
    let cell = room * (EACH / same as f64).min(1.0);
    let scale = (around.height() * (FREE - deep) / own.height().max(1.0)).min(cell / own.width().max(1.0));
    let x = around.center().x + (0.5 - behind) * (room - cell);
    let y = around.y0 + around.height() * (ROAD - (1.0 - behind) * deep);
    other.stood(Point::new(x, y), scale)
}

#[cfg(test)]
mod tests {
    use figures::{Detail, figure};
    use scene::Party;

    use super::super::Actor;
    use super::super::group::Member;
    use super::*;

    #[test]
    fn of_two_who_race_the_last_is_nearer_and_both_have_more_than_half_of_the_road() {
        let art = |name: &str| figure(name, Detail::Bold).expect("a figure").clone();
        let finish = art(FINISH);
        let placed = [0, 1].map(|rank| {
            let root = Actor { party: Party::Cast(0), copy: rank };
            let members = vec![Member { actor: root, name: "race car", art: art("race car") }];
            crossing(&finish, Group { root, members, floats: false }, (usize::from(rank), 2)).bounds()
        });
        let [lead, last] = placed;
        assert!(lead.y1 < last.y1 && lead.center().x > last.center().x, "{lead} and {last}");
        assert!(last.width() > finish.bounds().width() * 0.55, "{last}");
    }
}
