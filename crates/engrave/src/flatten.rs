//! A picture as a list of flat painted areas: fills, strokes as areas, clips, gradients as their mean colour.

use kurbo::{Point, Rect};
use usvg::tiny_skia_path::{Path, PathSegment};
use usvg::{Group, Node, Paint, Transform, Tree};

use crate::EngraveError;

/// Paint thinner than this covers nothing that a child would color: glows, cast shadows, sheens.
const FAINTEST: f64 = 0.22;
/// Straight pieces to a curve: at three samples to a unit no corner of them shows.
const PIECES: usize = 16;

/// Closed straight-edged loops and the rule that tells their inside.
#[derive(Debug, Clone)]
pub(crate) struct Outline {
    pub(crate) loops: Vec<Vec<Point>>,
    pub(crate) even_odd: bool,
}

/// One painted area, in the picture's coordinates.
#[derive(Debug, Clone)]
pub(crate) struct Painted {
    pub(crate) outline: Outline,
    /// All of these hold: each is a union of outlines.
    pub(crate) clips: Vec<Vec<Outline>>,
    pub(crate) rgb: [f64; 3],
    /// 0.22–1.
    pub(crate) alpha: f64,
}

impl Painted {
    /// What it can cover at most.
    pub(crate) fn bounds(&self) -> Option<Rect> {
        let own = bounds(std::slice::from_ref(&self.outline))?;
        let clipped =
            self.clips.iter().filter_map(|clip| bounds(clip)).fold(own, |all, clip| all.intersect(clip));
        (clipped.area() > 0.0).then_some(clipped)
    }
}

fn bounds(outlines: &[Outline]) -> Option<Rect> {
    let mut points = outlines.iter().flat_map(|outline| outline.loops.iter().flatten());
    let first = Rect::from_origin_size(*points.next()?, (0.0, 0.0));
    Some(points.fold(first, |all, point| all.union_pt(*point)))
}

/// Every painted area of an SVG, back to front.
pub(crate) fn flatten(svg: &str) -> Result<Vec<Painted>, EngraveError> {
    let tree = Tree::from_str(svg, &usvg::Options::default())?;
    let mut painted = Vec::new();
    paint_group(tree.root(), &Stage { alpha: 1.0, clips: Vec::new() }, &mut painted);
    let page = Rect::new(0.0, 0.0, f64::from(tree.size().width()), f64::from(tree.size().height()));
    // Some pictures keep scraps beside the page.
    painted.retain_mut(|shape: &mut Painted| {
        let Some(bounds) = shape.bounds() else { return false };
        if !page.inflate(0.5, 0.5).contains_rect(bounds) {
            let corners = [(page.x0, page.y0), (page.x1, page.y0), (page.x1, page.y1), (page.x0, page.y1)];
            let edge = vec![corners.map(Point::from).to_vec()];
            shape.clips.push(vec![Outline { loops: edge, even_odd: false }]);
        }
        shape.bounds().is_some()
    });
    Ok(painted)
}

/// One line a painted area: its number, colour and frame, for whoever writes an override.
///
/// # Errors
/// Where it is no SVG.
pub fn listed(svg: &str) -> Result<String, EngraveError> {
    let lines = flatten(svg)?.into_iter().enumerate().map(|(index, shape)| {
        let [red, green, blue] = shape.rgb.map(|channel| channel.round() as u8);
        let frame = shape.bounds().unwrap_or_default();
        format!(
            "{index:3} #{red:02x}{green:02x}{blue:02x} {:.2} {:.0},{:.0} {:.0}x{:.0}\n",
            shape.alpha,
            frame.x0,
            frame.y0,
            frame.width(),
            frame.height()
        )
    });
    Ok(lines.collect())
}

#[derive(Clone)]
struct Stage {
    alpha: f64,
    clips: Vec<Vec<Outline>>,
}

fn paint_group(group: &Group, stage: &Stage, painted: &mut Vec<Painted>) {
    let mut stage = stage.clone();
    stage.alpha *= f64::from(group.opacity().get());
    let mut clip = group.clip_path();
    while let Some(path) = clip {
        let at = group.abs_transform().pre_concat(path.transform());
        let mut union = Vec::new();
        outlines(path.root(), at, &mut union);
        stage.clips.push(union);
        clip = path.clip_path();
    }
    for node in group.children() {
        match node {
            Node::Group(inner) => paint_group(inner, &stage, painted),
            Node::Path(path) if path.is_visible() => paint_path(path, &stage, painted),
            _ => {}
        }
    }
}

fn paint_path(path: &usvg::Path, stage: &Stage, painted: &mut Vec<Painted>) {
    let at = path.abs_transform();
    let mut add = |loops: Option<Vec<Vec<Point>>>, even_odd, paint: &Paint, opacity: f64| {
        let Some((rgb, own)) = mean(paint) else { return };
        let alpha = stage.alpha * opacity * own;
        if let Some(loops) = loops.filter(|_| alpha >= FAINTEST) {
            painted.push(Painted {
                outline: Outline { loops, even_odd },
                clips: stage.clips.clone(),
                rgb,
                alpha,
            });
        }
    };
    if let Some(fill) = path.fill() {
        let even_odd = fill.rule() == usvg::FillRule::EvenOdd;
        add(Some(loops(path.data(), at)), even_odd, fill.paint(), f64::from(fill.opacity().get()));
    }
    if let Some(stroke) = path.stroke() {
        let area = path.data().stroke(&stroke.to_tiny_skia(), 4.0);
        let area = area.map(|area| loops(&area, at));
        add(area, false, stroke.paint(), f64::from(stroke.opacity().get()));
    }
}

/// The outlines of all paths of a clip.
fn outlines(group: &Group, at: Transform, union: &mut Vec<Outline>) {
    for node in group.children() {
        match node {
            Node::Group(inner) => outlines(inner, at.pre_concat(inner.transform()), union),
            Node::Path(path) => {
                let even_odd = path.fill().is_some_and(|fill| fill.rule() == usvg::FillRule::EvenOdd);
                union.push(Outline { loops: loops(path.data(), at), even_odd });
            }
            _ => {}
        }
    }
}

/// The one colour of a paint and its opacity; `None` for patterns.
fn mean(paint: &Paint) -> Option<([f64; 3], f64)> {
    let stops = match paint {
        Paint::Color(color) => return Some((rgb(*color), 1.0)),
        Paint::LinearGradient(gradient) => gradient.stops(),
        Paint::RadialGradient(gradient) => gradient.stops(),
        Paint::Pattern(_) => return None,
    };
    let weight: f64 = stops.iter().map(|stop| f64::from(stop.opacity().get())).sum();
    let mut mean = [0.0; 3];
    for stop in stops {
        let share =
            if weight > 0.0 { f64::from(stop.opacity().get()) / weight } else { 1.0 / stops.len() as f64 };
        for (sum, channel) in mean.iter_mut().zip(rgb(stop.color())) {
            *sum += channel * share;
        }
    }
    Some((mean, weight / stops.len() as f64))
}

fn rgb(color: usvg::Color) -> [f64; 3] {
    [f64::from(color.red), f64::from(color.green), f64::from(color.blue)]
}

/// A path's loops as straight pieces, each closed, moved by `at`.
fn loops(path: &Path, at: Transform) -> Vec<Vec<Point>> {
    let place = |point: usvg::tiny_skia_path::Point| {
        let (x, y) = (f64::from(point.x), f64::from(point.y));
        Point::new(
            f64::from(at.sx) * x + f64::from(at.kx) * y + f64::from(at.tx),
            f64::from(at.ky) * x + f64::from(at.sy) * y + f64::from(at.ty),
        )
    };
    let mut loops: Vec<Vec<Point>> = Vec::new();
    let mut last = Point::ZERO;
    for segment in path.segments() {
        let (curve, end) = match segment {
            PathSegment::MoveTo(to) => {
                last = place(to);
                loops.push(vec![last]);
                continue;
            }
            PathSegment::Close => {
                last = loops.last().map_or(last, |points| points[0]);
                continue;
            }
            PathSegment::LineTo(to) => (None, place(to)),
            PathSegment::QuadTo(by, to) => {
                let (by, to) = (place(by), place(to));
                (Some((last.lerp(by, 2.0 / 3.0), to.lerp(by, 2.0 / 3.0))), to)
            }
            PathSegment::CubicTo(a, b, to) => (Some((place(a), place(b))), place(to)),
        };
        let Some(points) = loops.last_mut() else { continue };
        if let Some((a, b)) = curve {
            let cubic = kurbo::CubicBez::new(last, a, b, end);
            let piece = |step: usize| kurbo::ParamCurve::eval(&cubic, step as f64 / PIECES as f64);
            points.extend((1..PIECES).map(piece));
        }
        points.push(end);
        last = end;
    }
    loops.retain(|points| points.len() > 2);
    loops
}
