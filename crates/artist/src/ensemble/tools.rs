//! A tool between a hand and its work.

use drawing::Shape;
use figures::{Detail, figure};
use kurbo::{Affine, Point, Rect};

/// A tool: where it is taken hold of, and its working end, as shares of its box.
struct Tool {
    name: &'static str,
    grip: (f64, f64),
    end: (f64, f64),
}

const fn tool(name: &'static str, grip: (f64, f64), end: (f64, f64)) -> Tool {
    Tool { name, grip, end }
}

const TOOLS: [Tool; 22] = [
    tool("sponge", (0.14, 0.5), (0.9, 0.5)),
    tool("saw", (0.74, 0.22), (0.08, 0.92)),
    tool("wrench", (0.2, 0.84), (0.8, 0.16)),
    tool("screwdriver", (0.8, 0.8), (0.04, 0.04)),
    tool("scissors", (0.55, 0.2), (0.35, 0.98)),
    tool("wooden cane", (0.3, 0.08), (0.78, 0.99)),
    tool("watering can", (0.1, 0.62), (0.93, 0.24)),
    tool("microphone", (0.26, 0.74), (0.66, 0.26)),
    tool("toothbrush", (0.16, 0.88), (0.86, 0.12)),
    tool("hammer", (0.8, 0.8), (0.16, 0.36)),
    tool("paint brush", (0.3, 0.68), (0.9, 0.08)),
    tool("broom", (0.72, 0.27), (0.14, 0.86)),
    tool("shovel", (0.83, 0.14), (0.25, 0.9)),
    tool("pencil", (0.36, 0.64), (0.04, 0.97)),
    tool("rake", (0.5, 0.3), (0.5, 0.98)),
    tool("hairbrush", (0.2, 0.8), (0.72, 0.34)),
    tool("fork", (0.5, 0.82), (0.5, 0.06)),
    tool("spoon", (0.76, 0.8), (0.16, 0.12)),
    tool("trumpet", (0.542, 0.507), (0.011, 0.507)),
    tool("flute", (0.687, 0.56), (0.11, 0.1)),
    tool("trombone", (0.462, 0.682), (0.01, 0.682)),
    tool("saxophone", (0.545, 0.71), (0.012, 0.6)),
];

/// The names of all in the list here.
#[cfg(test)]
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    TOOLS.iter().map(|tool| tool.name)
}

/// Whether this is the name of one.
pub(super) fn is_one(name: &str) -> bool {
    TOOLS.iter().any(|tool| tool.name == name)
}

/// How a tool lies between a hand and its work, no longer than this from one to the other: its end is at the work.
pub(super) fn spanning(name: &str, own: Rect, (hand, work): (Point, Point), longest: f64) -> Option<Affine> {
    let tool = TOOLS.iter().find(|tool| tool.name == name)?;
    let at = |(x, y): (f64, f64)| Point::new(own.x0 + own.width() * x, own.y0 + own.height() * y);
    let (grip, end) = (at(tool.grip), at(tool.end));
    let (way, want) = (end - grip, work - hand);
    let scale = (want.hypot() / way.hypot().max(1e-6)).min(longest / way.hypot().max(1e-6));
    let [want, way] = [want, way].map(|one| one / one.hypot().max(1e-6));
    let across = if SLIM.contains(&name) { scale * 0.55 } else { scale };
    // The tool's own axis upright, stretched, then along the way from the hand to the work.
    let upright = Affine::new([way.x, -way.y, way.y, way.x, 0.0, 0.0]);
    let along = Affine::new([want.x, want.y, -want.y, want.x, 0.0, 0.0]);
    let placed = along * Affine::scale_non_uniform(scale, across) * upright;
    Some(Affine::translate(work.to_vec2()) * placed * Affine::translate(-end.to_vec2()))
}

/// What would hide half a face between the hand and the mouth.
const SLIM: [&str; 2] = ["fork", "spoon"];

/// Where the hand takes hold of a tool; `None` where it is none.
pub(super) fn grip_of(name: &str, own: Rect) -> Option<Point> {
    let (x, y) = TOOLS.iter().find(|tool| tool.name == name)?.grip;
    Some(Point::new(own.x0 + own.width() * x, own.y0 + own.height() * y))
}

/// A tool in the hand of this body, its end at the work.
pub(super) fn wielded(name: &str, ends: (Point, Point), longest: f64, detail: Detail) -> Vec<Shape> {
    let Ok(piece) = figure(name, detail) else { return Vec::new() };
    let Some(placing) = spanning(name, piece.bounds(), ends, longest) else { return Vec::new() };
    let piece = piece.clone().placed(placing);
    piece.shapes.into_iter().chain(piece.front).collect()
}
