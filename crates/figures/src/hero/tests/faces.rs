//! Where the parts of a face are.

use drawing::Shape;
use kurbo::Point;
use scene::Character;

use super::super::{Hero, Mood, Pose, tints};
use super::{child, hero};

/// The corners of a path that is followed closely.
fn corners(shape: &Shape) -> Vec<Point> {
    let mut corners = Vec::new();
    drawing::flatten(&shape.path, 0.2, |element| corners.extend(element.end_point()));
    corners
}

#[test]
fn an_open_mouth_stays_clear_of_the_chin_wherever_the_face_is_turned() {
    // Half an outline and half an inner line of a simple page, in units, and a little white.
    const CLEAR: f64 = 4.2;
    for pose in [Pose::Wave, Pose::HoldOne, Pose::Kneel, Pose::Point, Pose::Greet] {
        for (age, mood) in (3..=10).flat_map(|age| [Mood::Happy, Mood::Laughing].map(|mood| (age, mood))) {
            let child = Character { outfit: scene::Outfit::Casual, ..child(age) };
            let art = Hero { mood, ..hero(&child, pose) }.art();
            let is_mouth = |shape: &&Shape| shape.tint == Some(tints::MOUTH);
            let mouth = corners(art.shapes.iter().rfind(is_mouth).expect("a mouth"));
            let skin = Some(tints::skin(child.skin_tone));
            let is_face = |shape: &&Shape| {
                shape.tint == skin
                    && shape.pen.is_some()
                    && mouth.iter().all(|at| shape.bounds().contains(*at))
            };
            let chin = corners(art.shapes.iter().find(is_face).expect("a face"));
            let nearest = mouth.iter().flat_map(|one| chin.iter().map(|other| one.distance(*other)));
            let nearest = nearest.fold(f64::INFINITY, f64::min);
            assert!(nearest > CLEAR, "{pose:?} {age} {mood:?}: {nearest}");
        }
    }
}
