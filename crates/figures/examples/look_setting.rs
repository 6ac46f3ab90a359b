//! Shows a setting with an empty hero box, for the people who draw it.
//!
//! `cargo run -p figures --example look_setting -- OUT.svg bold|full PLACE SEED…` (six seeds a row)

use drawing::{ART_BOX, Drawing, Length, Page, Pens, Shape, Tint};
use export::{Paper, Style};
use figures::Detail;
use figures::settings::{Stage, backdrop};
use kurbo::{Affine, Rect, Shape as _, Size};
use scene::{Place, Seed};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().expect("OUT.svg");
    let detail = if arguments.next().as_deref() == Some("full") { Detail::Full } else { Detail::Bold };
    let place = Place::parse(&arguments.next().unwrap_or_default()).expect("a place");
    let seeds: Vec<u64> = arguments.map(|seed| seed.parse().expect("a seed")).collect();
    let style = if std::env::var_os("COLORED").is_some() { Style::Colored } else { Style::Line };
    let pens = match detail {
        Detail::Bold => {
            Pens { outline: Length::points(4.5), inner: Length::points(3.3), fine: Length::points(3.1) }
        }
        Detail::Full => {
            Pens { outline: Length::points(3.2), inner: Length::points(2.2), fine: Length::points(1.7) }
        }
    };
    let columns = seeds.len().min(4);
    let gap = 20.0;
    let size = Size::new(
        columns as f64 * (ART_BOX.width + gap),
        seeds.len().div_ceil(columns) as f64 * (ART_BOX.height + gap),
    );
    let mut drawing = Drawing::new(Page { size, pens });
    for (index, seed) in seeds.iter().enumerate() {
        let stage = Stage {
            area: ART_BOX.to_rect(),
            sky: 110.0,
            horizon: 400.0,
            ground: 650.0,
            hero: Rect::new(170.0, 280.0, 370.0, 660.0),
            detail,
        };
        let scenery = backdrop(place, &stage, &mut Seed(*seed).dice("setting"));
        let mut shapes = scenery.behind;
        if std::env::var_os("HERO").is_some() {
            shapes.push(Shape::area(
                stage.hero.to_rounded_rect(90.0).to_path(0.1),
                Tint::PAPER,
                drawing::Pen::Outline,
            ));
        }
        shapes.extend(scenery.before);
        // What leaves the art box is covered here by neighbours and margins; on a page the exporter crops it.
        let at = Affine::translate((
            (index % columns) as f64 * (ART_BOX.width + gap),
            (index / columns) as f64 * (ART_BOX.height + gap),
        ));
        let mut ring = Rect::new(-900.0, -900.0, 1500.0, 1700.0).to_path(0.1);
        ring.extend(ART_BOX.to_rect().to_path(0.1).reverse_subpaths());
        let frame = Shape::line(
            ART_BOX.to_rect().inset(-2.0).to_rounded_rect(22.0).to_path(0.1),
            drawing::Pen::Outline,
        );
        if seeds.len() == 1 {
            shapes.push(Shape::patch(ring, Tint::PAPER));
        }
        shapes.push(frame);
        drawing.shapes.extend(shapes.into_iter().map(|shape| shape.placed(at)));
    }
    std::fs::write(&out, export::svg(&drawing, style, Paper::None)).expect("OUT.svg is writable");
}
