//! The sea floor far below somebody who swims across the picture: what there is to see lies clear of the swimmer.

use drawing::Shape;
use kurbo::{Affine, Point, Rect};
use scene::Dice;

use super::super::plan::{Flank, bounds, contour, full, land, part, placed};
use super::super::set::Set;
use super::super::{Stage, aloft, grand};
use super::{FAR_SAND, SAND, kelp_pair, reef, ruins, vistas};

/// A swimmer is at least so wide, as a share of the picture, and leaves so much room below, in units.
const SPANS: f64 = 0.56;
const LEAST_ROOM: f64 = 170.0;
/// Between the swimmer and what lies below, in units.
const CLEAR: f64 = 16.0;
/// Where the near floor begins, as a share of the room below from above, and how far things stand in it, in units.
const FLOOR: f64 = 0.62;
const IN_THE_SAND: f64 = 30.0;

/// What is below the swimmer, if the picture is that of one.
pub(super) fn room(stage: &Stage) -> Option<Rect> {
    let room = Rect::new(stage.area.x0, stage.hero.y1 + CLEAR, stage.area.x1, stage.area.y1);
    (stage.hero.width() > stage.area.width() * SPANS && room.height() > LEAST_ROOM).then_some(room)
}

/// A wreck, a gate, kelp or coral on the sand below, and something smaller beside it.
pub(super) fn draw(
    place: &mut Set,
    stage: &Stage,
    dice: &mut Dice,
    ([main, other], room): ([Flank; 2], Rect),
) {
    place.aloft = aloft::OPEN_WATER;
    let far = room.y0 + room.height() * 0.16;
    let heights = vec![far - 34.0, far + 6.0, far + 20.0, far - 8.0, far + 8.0];
    place.behind.push(part(land(stage, &main.ordered(heights)), FAR_SAND));
    let is_grand = full(stage) && grand::has_room(stage);
    if is_grand {
        let foot = far + IN_THE_SAND;
        let (name, draw) = vistas::of(stage);
        let (shapes, sights) = draw(stage, foot, dice);
        place.grand(name, shapes, sights);
        let heights = [4.0, -8.0, 6.0, -6.0, 2.0].map(|up| foot + up).to_vec();
        place.behind.push(part(land(stage, &heights), 0xED_E2_BA));
    }
    let floor = room.y0 + room.height() * FLOOR;
    let base = Point::new(main.inset(room.width() * dice.between(0.26, 0.32)), floor + IN_THE_SAND);
    let sight = match dice.below(5) {
        4 => ruins::cave_rock(full(stage)),
        0 | 1 => placed(ruins::wreck(full(stage)), Affine::rotate(dice.between(0.04, 0.12))),
        2 => ruins::gate(full(stage)),
        _ => kelp_pair(stage, dice, 280.0),
    };
    if !is_grand {
        place.landmark(fit(main, sight, base, base.y - room.y0));
    }
    let heights = vec![floor - 12.0, floor + 14.0, floor - 2.0, floor + 16.0, floor - 6.0];
    place.behind.push(contour(land(stage, &main.ordered(heights)), SAND));
    let base = Point::new(other.inset(room.width() * dice.between(0.16, 0.2)), floor + 1.7 * IN_THE_SAND);
    let (growth, tall): (_, f64) = match dice.below(6) {
        0 => (reef::branching(full(stage)), 124.0),
        1 => (reef::fan(full(stage)), 124.0),
        2 => (reef::tubes(full(stage)), 116.0),
        3 => (reef::anemone(full(stage)), 84.0),
        4 => (reef::brain(full(stage)), 62.0),
        _ => (ruins::jar(full(stage)), 86.0),
    };
    place.landmark(fit(other, growth, base, tall.min(base.y - room.y0)));
}

/// A drawing that stands at `base`, at most `tall` high.
fn fit(side: Flank, shapes: Vec<Shape>, base: Point, tall: f64) -> Vec<Shape> {
    let high = -bounds(&shapes).y0;
    side.stand(shapes, base, (tall / high.max(1.0)).min(1.0))
}
