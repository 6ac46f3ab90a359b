//! Where those whom the page is about stand on it, and the stage around them.

use std::rc::Rc;

use figures::settings::Stage;
use scene::{Party, Scene, Seed};

use crate::afloat;
use crate::board::{Board, face_of};
use crate::center::{Room, Shot, is_mirrored, stage_focus, vista};
use crate::ensemble::{self, Actor};
use crate::focus::Focus;
use crate::recipe::{Part, Recipe};
use crate::size::{self, areas, lift};
use crate::standing::Standing;
use crate::whereabouts::{asked, up_a_tree};

/// So far behind the feet of whoever is farthest away the land reaches at least, in units.
const BEHIND_THE_FARTHEST: f64 = 48.0;

/// So far above the foot of the page is who has scenery behind, in units.
const ON_THE_LAND: f64 = 34.0;
/// And who has flowers before the feet, at least.
const BEHIND_FLOWERS: f64 = 62.0;

/// The child in the middle.
const HERO: Actor = Actor { party: Party::Hero, copy: 0 };

/// Everyone who was asked for by name, and the stage around them.
pub(crate) fn with_cast(scene: &Scene, notes: &Recipe, seed: Seed, room: Room) -> (Stage, Board) {
    let mut dice = seed.dice("stage");
    let many = scene.cast.iter().map(|subject| usize::from(subject.count)).sum::<usize>();
    let mut stage = Stage {
        // Who stands in rows needs ground for them.
        horizon: match many {
            _ if ensemble::is_aloft(scene) => dice.between(500.0, 540.0),
            _ if ensemble::is_troop(scene) => dice.between(140.0, 175.0),
            0..=1 => dice.between(370.0, 430.0),
            _ => dice.between(290.0, 340.0),
        },
        ground: dice.between(650.0, 672.0),
        // One or two take no more room than a child alone.
        crowd: many.saturating_sub(2),
        nook: notes.nook,
        asked: asked(scene, notes),
        rainbow: notes.rainbow,
        vista: vista(seed),
        ..room.stage()
    };
    let tree = up_a_tree(scene);
    stage.ground += afloat::lower(stage.nook, stage.crowd) - tree.floor - tree.higher;
    stage.horizon -= tree.floor + tree.higher;
    let highest = tree.highest[usize::from(many > 1)];
    let roof = tree.roof.max(stage.ground - highest - stage.sky);
    stage.sky += roof;
    let mut standing = ensemble::gather(scene, &mut stage, seed);
    stage.sky -= roof;
    stage.horizon = stage.horizon.min(stage.farthest - BEHIND_THE_FARTHEST);
    // Who has scenery behind is no farther from it, but on the land; who has flowers before the feet, behind them.
    let scenery: Vec<&Standing> = standing.iter().filter(|one| ensemble::is_scenery(one)).collect();
    let free = lift(ensemble::extent(&standing).y0 - stage.sky);
    let lift = match scenery.iter().any(|one| one.depth.is_finite()) {
        true => free.max(BEHIND_FLOWERS),
        false if !scenery.is_empty() => ON_THE_LAND,
        false => free,
    };
    if lift > 0.0 && tree.floor == 0.0 {
        stage.ground -= lift;
        stage.farthest -= lift;
        stage.horizon -= lift * 0.6;
        let lifted = |one: Standing| if ensemble::is_scenery(&one) { one } else { one.lifted(lift) };
        standing = standing.into_iter().map(lifted).collect();
    }
    stage.hero = ensemble::extent(&standing);
    stage.areas = room.letters + standing.iter().map(|one| areas(&one.art.shapes)).sum::<usize>();
    let nearer = standing.iter().filter(|one| one.depth.is_finite());
    let face = nearer.chain(&standing).find_map(|one| face_of(&one.art)).unwrap_or_default();
    let board = Board { face, standing, ..Board::on(&stage) };
    (stage, board)
}

/// The child, and the stage around it.
pub(crate) fn with_hero(
    focus: &Focus,
    (scene, notes): (&Scene, &Recipe),
    seed: Seed,
    (room, shot): (Room, Shot),
) -> (Stage, Board) {
    let (focus, stage) = stage_focus(focus.clone(), (scene, notes), seed, (room, shot));
    let depth = if focus.floats { stage.ground } else { focus.art.ground().y.max(stage.ground) };
    let Focus { name, art, silhouette, hero, .. } = focus;
    let art = Rc::new(art);
    let bounds = silhouette.bounds();
    let standing = Standing { name, actor: Some(HERO), art, hero, bounds, silhouette, depth, sketch: None };
    let board = Board {
        looks: if is_mirrored(seed) { -1.0 } else { 1.0 },
        face: focus.face,
        beside: focus.beside,
        child: size::child(focus.face),
        rides: notes.cast.iter().any(|(_, part)| *part == Part::Mount),
        standing: vec![standing],
        ..Board::on(&stage)
    };
    (stage, board)
}
