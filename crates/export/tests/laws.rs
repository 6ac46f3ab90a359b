//! What holds for every drawing that leaves the house.

use drawing::{Drawing, Length, Page, Pen, Pens, Shape, Tint};
use export::{Paper, Region, Style};
use kurbo::{BezPath, Circle, Point, Rect, Shape as _, Size};
use proptest::prelude::*;

const PENS: Pens =
    Pens { outline: Length::points(4.0), inner: Length::points(3.0), fine: Length::points(2.0) };

fn page(shapes: Vec<Shape>) -> Drawing {
    let mut drawing = Drawing::new(Page::art(PENS));
    drawing.shapes = shapes;
    drawing
}

fn square(x0: f64, y0: f64, x1: f64, y1: f64) -> Shape {
    let path = Rect::new(x0, y0, x1, y1).to_path(0.1);
    Shape::area(path, Tint::hex(0xE5_39_35), Pen::Outline)
}

/// The only region that holds `(x, y)`.
fn region_at(drawing: &Drawing, x: f64, y: f64) -> Region {
    let map = export::regions(drawing, 150.0);
    map.at(Point::new(x, y)).expect("a region").clone()
}

fn pixels(file: &[u8]) -> (png::Info<'static>, Vec<u8>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut data = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut data).expect("pixels");
    reader.finish().expect("an end");
    (reader.info().clone(), data)
}

fn coordinates() -> impl Strategy<Value = Point> {
    (-50.0..600.0, -50.0..800.0).prop_map(|(x, y)| Point::new(x, y))
}

prop_compose! {
    fn any_path()(
        start in coordinates(),
        curves in prop::collection::vec((coordinates(), coordinates(), coordinates(), 0..3), 1..6),
        closed in any::<bool>(),
    ) -> BezPath {
        let mut path = BezPath::new();
        path.move_to(start);
        for (one, two, to, kind) in curves {
            match kind {
                0 => path.line_to(to),
                1 => path.quad_to(one, to),
                _ => path.curve_to(one, two, to),
            }
        }
        if closed {
            path.close_path();
        }
        path
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn svg_read_back_is_the_same_drawing(paths in prop::collection::vec(any_path(), 1..5)) {
        let seen = Rect::from_origin_size((0.0, 0.0), drawing::ART_BOX);
        let drawing = page(paths.iter().map(|path| Shape::line(path.clone(), Pen::Inner)).collect());
        let text = export::svg(&drawing, Style::Line, Paper::None);
        let document = roxmltree::Document::parse(&text).unwrap();
        let back: Vec<BezPath> = document
            .descendants()
            .filter(|node| node.attribute("fill") == Some("none"))
            .map(|node| BezPath::from_svg(node.attribute("d").unwrap()).unwrap())
            .collect();
        let visible = |path: &&BezPath| {
            let within = path.control_box().inflate(1.5, 1.5).intersect(seen);
            within.width() > 0.0 && within.height() > 0.0
        };
        let wanted: Vec<&BezPath> = paths.iter().filter(visible).collect();
        prop_assert_eq!(back.len(), wanted.len());
        for (back, wanted) in back.iter().zip(wanted) {
            let ends = |path: &BezPath| path.elements().iter().filter_map(|el| el.end_point()).collect::<Vec<_>>();
            prop_assert_eq!(back.elements().len(), wanted.elements().len());
            for (one, other) in ends(back).iter().zip(ends(wanted)) {
                prop_assert!(one.distance(other) < 0.08, "{:?} was {:?}", one, other);
            }
        }
    }

    #[test]
    fn any_drawing_leaves_in_every_format_and_style(paths in prop::collection::vec(any_path(), 0..4)) {
        let drawing = page(paths.into_iter().map(|path| Shape::area(path, Tint::hex(0x4C_AF_50), Pen::Fine)).collect());
        for style in [Style::Line, Style::Colored, Style::Numbers] {
            let svg = export::svg(&drawing, style, Paper::A4);
            prop_assert!(roxmltree::Document::parse(&svg).is_ok());
            let (info, _) = pixels(&export::png(&drawing, style, Paper::A4, 20.0));
            prop_assert_eq!((info.width, info.height), (165, 234));
            prop_assert!(export::pdf(&drawing, style, Paper::A4).starts_with(b"%PDF-"));
        }
    }
}

#[test]
fn the_same_drawing_gives_the_same_bytes() {
    let drawing = page(vec![square(100.0, 100.0, 300.0, 300.0)]);
    for style in [Style::Line, Style::Colored, Style::Numbers] {
        let all = || {
            (
                export::svg(&drawing, style, Paper::Letter),
                export::png(&drawing, style, Paper::Letter, 100.0),
                export::pdf(&drawing, style, Paper::Letter),
            )
        };
        assert!(all() == all(), "{style:?}");
    }
}

#[test]
fn letter_at_300_dpi_is_2550_by_3300_and_says_so() {
    let mut drawing = page(vec![square(100.0, 100.0, 300.0, 300.0)]);
    drawing.title = "Zoë’s dragon".to_owned();
    let (info, _) = pixels(&export::png(&drawing, Style::Line, Paper::Letter, 300.0));
    assert_eq!((info.width, info.height), (2550, 3300));
    let density = info.pixel_dims.unwrap();
    assert_eq!((density.xppu, density.unit), (11811, png::Unit::Meter));
    assert_eq!(info.utf8_text[0].get_text().unwrap(), "Zoë’s dragon");
    assert_eq!(info.color_type, png::ColorType::Grayscale);
}

#[test]
fn a4_keeps_half_an_inch_of_margin() {
    let drawing = page(vec![Shape::solid(Rect::new(-90.0, -90.0, 900.0, 900.0).to_path(0.1))]);
    for (paper, size) in [(Paper::Letter, (850, 1100)), (Paper::A4, (827, 1169))] {
        let (info, data) = pixels(&export::png(&drawing, Style::Line, paper, 100.0));
        assert_eq!((info.width, info.height), size);
        let width = info.width as usize;
        let black = data.iter().enumerate().filter(|(_, grey)| **grey < 128);
        let (xs, ys): (Vec<_>, Vec<_>) = black.map(|(at, _)| (at % width, at / width)).unzip();
        for (least, most, length) in
            [(xs.iter().min(), xs.iter().max(), size.0), (ys.iter().min(), ys.iter().max(), size.1)]
        {
            let (before, after) = (*least.unwrap(), length as usize - 1 - most.unwrap());
            assert!(before >= 49 && after >= 49, "{paper:?}: {before} and {after} pixels");
            assert!(before.abs_diff(after) <= 2, "{paper:?}: {before} and {after} pixels");
        }
    }
}

#[test]
fn what_runs_over_the_art_box_is_clipped_in_every_format() {
    let drawing = page(vec![square(500.0, -40.0, 700.0, 900.0)]);
    let (_, data) = pixels(&export::png(&drawing, Style::Line, Paper::Letter, 72.0));
    let white_columns = (576..612).all(|x| (0..792).all(|y| data[y * 612 + x] == 255));
    assert!(white_columns, "ink in the margin");
    let svg = export::svg(&drawing, Style::Line, Paper::Letter);
    let inner = "<svg x=\"36\" y=\"36\" width=\"540\" height=\"720\" viewBox=\"0 0 540 720\"";
    assert!(svg.contains(inner), "no viewport of the art box's size: {svg}");
}

#[test]
fn a_drawing_without_paper_keeps_its_own_size() {
    let mut drawing = page(vec![square(10.0, 10.0, 50.0, 50.0)]);
    drawing.page.size = Size::new(100.0, 60.0);
    let (info, _) = pixels(&export::png(&drawing, Style::Colored, Paper::None, 144.0));
    assert_eq!((info.width, info.height), (200, 120));
    assert!(export::svg(&drawing, Style::Line, Paper::None).contains("viewBox=\"0 0 100 60\" role"));
}

#[test]
fn a_pdf_has_one_page_of_the_paper_s_size() {
    let mut drawing = page(vec![square(100.0, 100.0, 300.0, 300.0)]);
    drawing.title = "A (small) page".to_owned();
    for (paper, size) in [(Paper::Letter, "[0 0 612 792]"), (Paper::A4, "[0 0 595.27")] {
        let file = export::pdf(&drawing, Style::Line, paper);
        let text = String::from_utf8_lossy(&file);
        assert_eq!(text.matches("/Type /Page\n").count(), 1);
        assert!(text.contains("/Count 1"));
        assert!(text.contains(&format!("/MediaBox {size}")), "{text}");
        assert!(text.contains("/Title (A (small) page)"), "{text}");
        assert!(!text.contains("/Font") && !text.contains("/Image"));
    }
}

#[test]
fn a_closed_square_is_one_region_of_its_size() {
    let drawing = page(vec![square(100.0, 100.0, 244.0, 244.0)]);
    let map = export::regions(&drawing, 150.0);
    assert_eq!(map.closed().count(), 1);
    let region = map.closed().next().unwrap();
    // 144 points between line centres, 140 between lines: 49.4 mm.
    assert!((region.area - 49.39 * 49.39).abs() < 15.0, "{} mm²", region.area);
    assert!((region.inscribed.in_mm() - 49.39).abs() < 0.4);
    assert!(region.deepest.distance(Point::new(172.0, 172.0)) < 2.0);
    assert_eq!(region.tint, Tint::hex(0xE5_39_35));
    let ink = (148.0 * 148.0 - 140.0 * 140.0) / (540.0 * 720.0);
    assert!((map.ink_share - ink).abs() < 0.0008, "{}", map.ink_share);
    assert!((map.blob.in_mm() - 1.7).abs() < 0.4, "{} mm", map.blob.in_mm());
}

#[test]
fn a_gap_leaks() {
    let path = |d: &str| Shape::line(BezPath::from_svg(d).unwrap(), Pen::Outline);
    let gap = page(vec![path("M100 100H300V300H100V110")]);
    assert!(region_at(&gap, 200.0, 200.0).is_open);
    let shut = page(vec![path("M100 100H300V300H100V104")]);
    assert!(!region_at(&shut, 200.0, 200.0).is_open);
}

#[test]
fn nearer_things_cut_what_is_behind_them() {
    let drawing = page(vec![square(100.0, 100.0, 400.0, 200.0), square(200.0, 50.0, 300.0, 250.0)]);
    assert_eq!(export::regions(&drawing, 100.0).closed().count(), 3);
}

#[test]
fn a_region_has_the_tint_of_most_of_it() {
    let mut drawing = page(vec![square(100.0, 100.0, 300.0, 300.0)]);
    let cheek = Circle::new((150.0, 150.0), 20.0).to_path(0.1);
    drawing.shapes.push(Shape::patch(cheek, Tint::hex(0xFF_C0_CB)));
    assert_eq!(region_at(&drawing, 150.0, 150.0).tint, Tint::hex(0xE5_39_35));
    assert_eq!(region_at(&drawing, 20.0, 20.0).tint, Tint::PAPER);
}

#[test]
fn loose_dots_are_specks_and_pupils_are_not() {
    let dot = |x, radius| Shape::solid(Circle::new((x, 300.0), radius).to_path(0.1));
    let map = export::regions(&page(vec![dot(100.0, 1.2), dot(200.0, 7.0)]), 150.0);
    assert_eq!(map.specks, 1);
    assert!((map.blob.in_mm() - 14.0 / 72.0 * 25.4).abs() < 0.3);
}

#[test]
fn big_regions_are_numbered_and_slivers_left_plain() {
    let big = page(vec![square(100.0, 100.0, 300.0, 300.0)]);
    assert_eq!(export::palette(&big)[0].name, "red");
    let labels = |drawing: &Drawing| {
        let svg = export::svg(drawing, Style::Numbers, Paper::None);
        let (art, _key) = svg.split_once("<g ").unwrap();
        art.matches("stroke=\"#555\"").count()
    };
    // The square and the paper around it.
    assert_eq!(labels(&big), 2);
    let sliver = page(vec![square(100.0, 100.0, 300.0, 108.0)]);
    assert_eq!(labels(&sliver), 1);
    assert!(export::palette(&sliver).iter().all(|crayon| crayon.name == "white"));
}

#[test]
fn a_title_is_text_and_nothing_else() {
    let mut drawing = page(Vec::new());
    drawing.title = "</title><script>&\u{1}".to_owned();
    let svg = export::svg(&drawing, Style::Line, Paper::None);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let title = document.descendants().find(|node| node.has_tag_name("title")).unwrap();
    assert_eq!(title.text(), Some("</title><script>& "));
    assert!(!document.descendants().any(|node| node.has_tag_name("script")));
}

#[test]
fn a_book_has_a_page_a_drawing_and_the_name_of_the_first() {
    let mut first = Drawing::new(Page::art(PENS));
    first.title = "Mia and Pip".to_owned();
    let drawings = [first, Drawing::new(Page::art(PENS)), Drawing::new(Page::art(PENS))];
    let file = export::book(&drawings, Style::Line, Paper::A4);
    let text = String::from_utf8_lossy(&file);
    assert!(text.contains("/Count 3") && text.contains("Mia and Pip"));
    assert_eq!(text.matches("/MediaBox").count(), 3);
}
