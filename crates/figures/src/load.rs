//! Reads a figure file: plain SVG that an illustrator can edit in Inkscape.
//!
//! * Elements: `path`, `circle`, `ellipse`, `rect`, `line`, `polyline`, `polygon`, in `g` with
//!   `transform` and inherited `class`.
//! * `class`: one pen of `outline`, `inner`, `fine`, `solid`, or `patch` for no pen; `detail` for what only
//!   the full version shows, `bold` for what only the bold one does; `front` for what is painted over a rider.
//! * `fill`: the natural colour, `#rrggbb` or `none` (the default: a line that hides nothing).
//! * `class="arm"` besides a pen: of an arm or wing that goes where the artist draws one that reaches out.
//! * `class="anchor"` with an `id` such as `ground`: a named point (the centre of its circle).
//! * `data-one`: closed shapes with the same word here are one shape in the bold version, a body and its legs
//!   say: their outlines united, at the place and in the style of the first.
//! * `data-grow`: how many units fatter the outline of a closed shape is in the bold version: thin horns, legs.
//! * `data-rider` on the root: how whoever goes there holds itself at the seat: `sit` in a chair or boat, `cross`
//!   cross-legged on something flat, `ride` with reins or a bar in both hands, `astride` with free hands, `stand` on a
//!   board, `swing` between two ropes.
//! * `data-full` on the root: how high, in page units, a figure of many parts is at least where its full version is drawn.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Circle, Ellipse, Point, Rect, RoundedRect, Shape as _};
use roxmltree::{Document, Node};

use crate::hero::Pose;
use crate::{Anchor, Art, Detail, path};

/// What is wrong with a figure file.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum FigureError {
    /// There is no file of that name.
    #[error("there is no figure of that name")]
    Unknown,
    /// The file is no XML.
    #[error("not readable as XML: {0}")]
    Xml(String),
    /// An element says something the format has no meaning for.
    #[error("line {line}: {what}")]
    Element {
        /// In the file, from 1.
        line: u32,
        /// What is wrong there.
        what: String,
    },
    /// Nothing to draw.
    #[error("the file draws nothing")]
    Empty,
}

/// What an element inherits.
#[derive(Clone, Default)]
struct Style {
    transform: Affine,
    classes: Vec<String>,
    fill: Option<String>,
    one: Option<String>,
    grow: f64,
}

/// What a file holds, while it is being read.
#[derive(Default)]
struct Reading {
    art: Art,
    /// What becomes one shape: its word, and where its first member is.
    ones: Vec<(String, One)>,
}

/// The members of a united shape so far.
struct One {
    in_front: bool,
    index: usize,
    parts: Vec<BezPath>,
}

/// Parses a figure file.
///
/// # Errors
/// The first thing wrong with it.
pub fn load(source: &str, detail: Detail) -> Result<Art, FigureError> {
    let document = Document::parse(source).map_err(|error| FigureError::Xml(error.to_string()))?;
    let mut reading = Reading::default();
    let root = document.root_element();
    read_children(root, &Style::default(), detail, &mut reading)?;
    let Reading { mut art, ones } = reading;
    for (_, one) in ones.into_iter().filter(|(_, one)| one.parts.len() > 1) {
        let shapes = if one.in_front { &mut art.front } else { &mut art.shapes };
        shapes[one.index].path = path::united(&one.parts);
    }
    art.rider = root.attribute("data-rider").map(|text| rider(root, text)).transpose()?;
    if let Some(text) = root.attribute("data-full") {
        art.full_from = text.parse().map_err(|_| wrong(root, format!("data-full «{text}»")))?;
    }
    if art.shapes.is_empty() { Err(FigureError::Empty) } else { Ok(art) }
}

fn read_children(
    parent: Node,
    style: &Style,
    detail: Detail,
    reading: &mut Reading,
) -> Result<(), FigureError> {
    for node in parent.children().filter(Node::is_element) {
        let tag = node.tag_name().name();
        if matches!(tag, "style" | "title" | "desc" | "defs" | "metadata" | "namedview") {
            continue;
        }
        let style = inherit(node, style)?;
        let left_out = match detail {
            Detail::Bold => "detail",
            Detail::Full => "bold",
        };
        if tag == "g" {
            read_children(node, &style, detail, reading)?;
        } else if style.is("anchor") {
            reading.art.set(anchor(node)?, style.transform * outline(node)?.bounding_box().center());
        } else if !style.is(left_out) {
            let mut shape = shape(node, &style)?;
            if detail == Detail::Bold && style.grow > 0.0 {
                shape.path = path::grown(&shape.path, style.grow);
            }
            if style.is("arm") {
                reading.art.arms.push(shape.bounds());
            }
            reading.add(shape, style.is("front"), style.one.filter(|_| detail == Detail::Bold));
        }
    }
    Ok(())
}

impl Style {
    fn is(&self, class: &str) -> bool {
        self.classes.iter().any(|known| known == class)
    }
}

impl Reading {
    fn add(&mut self, shape: Shape, in_front: bool, one: Option<String>) {
        let shapes = if in_front { &mut self.art.front } else { &mut self.art.shapes };
        if let Some(word) = one {
            if let Some((_, first)) = self.ones.iter_mut().find(|(known, _)| *known == word) {
                first.parts.push(shape.path);
                return;
            }
            let first = One { in_front, index: shapes.len(), parts: vec![shape.path.clone()] };
            self.ones.push((word, first));
        }
        shapes.push(shape);
    }
}

fn rider(node: Node, text: &str) -> Result<Pose, FigureError> {
    match text {
        "sit" => Ok(Pose::Sit),
        "cross" => Ok(Pose::CrossLegged),
        "ride" => Ok(Pose::Ride),
        "astride" => Ok(Pose::Astride),
        "pedal" => Ok(Pose::Pedal),
        "stand" => Ok(Pose::Stand),
        "swing" => Ok(Pose::Swing),
        _ => Err(wrong(node, format!("data-rider «{text}»"))),
    }
}

fn inherit(node: Node, parent: &Style) -> Result<Style, FigureError> {
    let mut style = parent.clone();
    if let Some(text) = node.attribute("transform") {
        let own: svgtypes::Transform =
            text.parse().map_err(|_| wrong(node, format!("transform «{text}»")))?;
        style.transform *= Affine::new([own.a, own.b, own.c, own.d, own.e, own.f]);
    }
    if let Some(classes) = node.attribute("class") {
        style.classes.extend(classes.split_whitespace().map(str::to_owned));
    }
    if let Some(fill) = node.attribute("fill") {
        style.fill = Some(fill.to_owned());
    }
    if let Some(one) = node.attribute("data-one") {
        style.one = Some(one.to_owned());
    }
    if let Some(grow) = node.attribute("data-grow") {
        style.grow = grow.parse().map_err(|_| wrong(node, format!("data-grow «{grow}»")))?;
    }
    Ok(style)
}

fn anchor(node: Node) -> Result<Anchor, FigureError> {
    let id = node.attribute("id").unwrap_or_default();
    Anchor::parse(id).ok_or_else(|| wrong(node, format!("no anchor is called «{id}»")))
}

fn shape(node: Node, style: &Style) -> Result<Shape, FigureError> {
    let mut path = outline(node)?;
    path.apply_affine(style.transform);
    let tint = match style.fill.as_deref() {
        None | Some("none") => None,
        Some(text) => Some(Tint::parse(text).ok_or_else(|| wrong(node, format!("fill «{text}»")))?),
    };
    let mut pen = None;
    let mut patch = false;
    // The nearest class wins over those of the groups around it.
    for class in &style.classes {
        match class.as_str() {
            "outline" => pen = Some(Pen::Outline),
            "inner" => pen = Some(Pen::Inner),
            "fine" => pen = Some(Pen::Fine),
            "solid" => pen = Some(Pen::Solid),
            "patch" => patch = true,
            "detail" | "bold" | "front" | "arm" => {}
            other => return Err(wrong(node, format!("class «{other}»"))),
        }
    }
    if patch {
        pen = None;
    }
    match (pen, tint) {
        (None, None) => Err(wrong(node, "neither a pen class nor a fill")),
        (Some(Pen::Solid), _) => Ok(Shape::solid(path)),
        (pen, tint) => Ok(Shape { path, tint, pen }),
    }
}

/// The element's outline in its own coordinates.
fn outline(node: Node) -> Result<BezPath, FigureError> {
    const TOLERANCE: f64 = 0.01;
    let number = |name: &str| -> Result<f64, FigureError> {
        let text = node.attribute(name).unwrap_or("0");
        text.parse().map_err(|_| wrong(node, format!("{name} «{text}»")))
    };
    match node.tag_name().name() {
        "path" => {
            let text = node.attribute("d").unwrap_or_default();
            BezPath::from_svg(text).map_err(|error| wrong(node, format!("path: {error}")))
        }
        "circle" => Ok(Circle::new((number("cx")?, number("cy")?), number("r")?).to_path(TOLERANCE)),
        "ellipse" => {
            let radii = (number("rx")?, number("ry")?);
            Ok(Ellipse::new((number("cx")?, number("cy")?), radii, 0.0).to_path(TOLERANCE))
        }
        "rect" => {
            let size = (number("width")?, number("height")?);
            let rect = Rect::from_origin_size((number("x")?, number("y")?), size);
            Ok(RoundedRect::from_rect(rect, number("rx")?).to_path(TOLERANCE))
        }
        "line" => {
            let ends = [(number("x1")?, number("y1")?), (number("x2")?, number("y2")?)];
            Ok(through(ends.map(Point::from), false))
        }
        tag @ ("polyline" | "polygon") => {
            let text = node.attribute("points").unwrap_or_default();
            let points = svgtypes::PointsParser::from(text).map(|(x, y)| Point::new(x, y));
            Ok(through(points, tag == "polygon"))
        }
        tag => Err(wrong(node, format!("element «{tag}»"))),
    }
}

fn through(points: impl IntoIterator<Item = Point>, closed: bool) -> BezPath {
    let mut path = BezPath::new();
    for point in points {
        if path.elements().is_empty() { path.move_to(point) } else { path.line_to(point) }
    }
    if closed {
        path.close_path();
    }
    path
}

fn wrong(node: Node, what: impl Into<String>) -> FigureError {
    let line = node.document().text_pos_at(node.range().start).row;
    FigureError::Element { line, what: what.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(body: &str, expected: Result<(usize, usize), &str>) {
        let source = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{body}</svg>");
        let found = load(&source, Detail::Full).map(|art| (art.shapes.len(), art.front.len()));
        assert_eq!(found.map_err(|error| error.to_string()), expected.map_err(str::to_owned), "{body}");
    }

    #[test]
    fn pens_fills_groups_and_the_front_are_read() {
        check(r##"<g class="outline"><circle r="5" fill="#f00"/></g>"##, Ok((1, 0)));
        check(
            r##"<path class="inner" d="M0 0L5 5"/><rect class="outline front" width="3" height="2" fill="#fff"/>"##,
            Ok((1, 1)),
        );
    }

    #[test]
    fn the_arms_that_make_way_are_known_by_their_boxes() {
        let body = r##"<g class="outline" fill="#fff"><rect width="9" height="9"/><rect class="arm" x="9" width="4" height="2"/></g>"##;
        let art = load(&format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{body}</svg>"), Detail::Bold)
            .expect("a figure");
        assert_eq!(art.arms, [Rect::new(9.0, 0.0, 13.0, 2.0)]);
        assert_eq!(art.placed(Affine::scale(2.0)).arms, [Rect::new(18.0, 0.0, 26.0, 4.0)]);
    }

    #[test]
    fn what_is_wrong_is_named() {
        check(r#"<circle r="5"/>"#, Err("line 1: neither a pen class nor a fill"));
        check(r#"<circle class="thick" r="5"/>"#, Err("line 1: class «thick»"));
        check(r#"<circle class="anchor" id="tail" r="5"/>"#, Err("line 1: no anchor is called «tail»"));
        check("", Err("the file draws nothing"));
    }

    #[test]
    fn an_anchor_is_moved_with_its_group() {
        let source = r#"<svg><g transform="translate(10 20) scale(2)"><circle class="anchor" id="seat" cx="1" cy="2" r="1"/>
            <line class="fine" x2="1"/></g></svg>"#;
        let art = load(source, Detail::Full).expect("a figure");
        assert_eq!(art.anchor(Anchor::Seat), Some(Point::new(12.0, 24.0)));
    }

    #[test]
    fn the_bold_version_leaves_detail_out() {
        let source = r#"<svg><line class="inner" x2="1"/><line class="fine detail" x2="1"/>
            <line class="fine detail" x2="1"/><line class="inner bold" x2="1"/></svg>"#;
        assert_eq!(load(source, Detail::Bold).map(|art| art.shapes.len()), Ok(2));
        assert_eq!(load(source, Detail::Full).map(|art| art.shapes.len()), Ok(3));
    }

    #[test]
    fn what_is_one_is_united_in_the_bold_version() {
        let source = r##"<svg class="outline"><rect data-one="body" width="10" height="4" fill="#f00"/>
            <circle r="1" fill="#0f0"/><path data-one="body" d="M8 0L8 9L6 9L6 0Z" fill="#00f"/></svg>"##;
        let bold = load(source, Detail::Bold).expect("a figure");
        assert_eq!(bold.shapes.len(), 2);
        assert_eq!(bold.shapes[0].tint, Tint::parse("#f00"));
        assert!((bold.shapes[0].path.area().abs() - 50.0).abs() < 0.01);
        assert_eq!(load(source, Detail::Full).map(|art| art.shapes.len()), Ok(3));
    }

    #[test]
    fn what_grows_is_fatter_in_the_bold_version() {
        let source =
            r##"<svg><rect class="outline" data-grow="2" width="10" height="4" fill="#f00"/></svg>"##;
        let bounds = |detail| load(source, detail).map(|art| art.bounds());
        assert_eq!(bounds(Detail::Full), Ok(Rect::new(0.0, 0.0, 10.0, 4.0)));
        let bold = bounds(Detail::Bold).expect("a figure");
        assert!((bold.width() - 14.0).abs() < 0.1 && (bold.height() - 8.0).abs() < 0.1, "{bold}");
    }

    #[test]
    fn a_mount_says_how_it_is_ridden() {
        let check = |rider: &str| {
            let source = format!(r#"<svg {rider}><line class="inner" x2="1"/></svg>"#);
            load(&source, Detail::Full).map(|art| art.rider).map_err(|error| error.to_string())
        };
        assert_eq!(check(""), Ok(None));
        assert_eq!(check(r#"data-rider="ride""#), Ok(Some(Pose::Ride)));
        assert_eq!(check(r#"data-rider="swim""#), Err("line 1: data-rider «swim»".to_owned()));
        assert_eq!(check(r#"data-full="high""#), Err("line 1: data-full «high»".to_owned()));
    }
}
