//! Contact sheets of the hero, for the people who draw it.
//!
//! `cargo run -p figures --example look_hero -- OUT.svg bold|full hair|heads|outfits|poses|moods|gear|hobbies [AGE]`

use drawing::{Drawing, Length, Page, Pens};
use export::{Paper, Style};
use figures::hero::{Gear, Hero, Mood, Pose, head};
use figures::{Art, Detail};
use kurbo::{Affine, Size, Vec2};
use scene::{Age, Character, Gender, HairLength, HairStyle, Hobby, Name, Outfit};

const STYLES: [HairStyle; 8] = [
    HairStyle::Straight,
    HairStyle::Wavy,
    HairStyle::Curly,
    HairStyle::Afro,
    HairStyle::Braided,
    HairStyle::Spiky,
    HairStyle::Ponytail,
    HairStyle::Buns,
];
const LENGTHS: [HairLength; 4] = [
    HairLength::Short,
    HairLength::Medium,
    HairLength::Long,
    HairLength::VeryLong,
];
const OUTFITS: [Outfit; 6] = [
    Outfit::Casual,
    Outfit::Sporty,
    Outfit::Fancy,
    Outfit::Costume,
    Outfit::Uniform,
    Outfit::Superhero,
];
const HOBBIES: [Hobby; 10] = [
    Hobby::Sports,
    Hobby::Music,
    Hobby::Art,
    Hobby::Science,
    Hobby::Reading,
    Hobby::Gaming,
    Hobby::Nature,
    Hobby::Cooking,
    Hobby::Magic,
    Hobby::Dancing,
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let detail = if arguments[1] == "full" {
        Detail::Full
    } else {
        Detail::Bold
    };
    let age = arguments.get(3).map_or(6, |age| age.parse().expect("an age"));
    let (columns, cell, art) = sheet(&arguments[2], detail, age);
    let pens = match detail {
        Detail::Bold => Pens {
            outline: Length::points(4.5),
            inner: Length::points(3.3),
            fine: Length::points(3.1),
        },
        Detail::Full => Pens {
            outline: Length::points(3.2),
            inner: Length::points(2.2),
            fine: Length::points(1.7),
        },
    };
    let style = if std::env::var_os("COLORED").is_some() {
        Style::Colored
    } else {
        Style::Line
    };
    let rows = art.len().div_ceil(columns);
    let size = Size::new(columns as f64 * cell.width, rows as f64 * cell.height);
    // A smaller print with the same pens.
    let scale: f64 = std::env::var("SCALE").map_or(1.0, |text| text.parse().expect("a number"));
    let mut drawing = Drawing::new(Page { size, pens });
    for (index, art) in art.into_iter().enumerate() {
        let corner = Vec2::new(
            (index % columns) as f64 * cell.width,
            (index / columns) as f64 * cell.height,
        );
        let bounds = art.bounds();
        // Hung by the middle of its bounds, standing on the cell's floor unless it is too high.
        let across = cell.width / 2.0 - bounds.center().x;
        let down = cell.height - 16.0 - bounds.y1.max(0.0);
        let at = Affine::translate(corner + Vec2::new(across, down));
        let art = art.placed(at * Affine::scale_about(scale, bounds.center()));
        drawing.shapes.extend(art.shapes);
        drawing.shapes.extend(art.front);
    }
    std::fs::write(&arguments[0], export::svg(&drawing, style, Paper::None)).expect("OUT.svg is writable");
}

fn child(age: i64, gender: Gender) -> Character {
    let mut child = Character::named(Name::new("Mia").expect("a name"));
    child.age = Age::stored(age).expect("an age");
    child.gender = gender;
    child
}

fn sheet(what: &str, detail: Detail, age: i64) -> (usize, Size, Vec<Art>) {
    let both = [Gender::Girl, Gender::Boy];
    let pair = |index: usize| child(age, both[index % 2]);
    let art = |child: &Character, pose, mood, gear| {
        Hero {
            child,
            pose,
            mood,
            gear,
            detail,
            holds: None,
        }
        .art()
    };
    // Another draw of outfits and hair.
    let shift: usize = std::env::var("SHIFT").map_or(0, |text| text.parse().expect("a number"));
    let mut all = Vec::new();
    match what {
        "hair" | "heads" => {
            for style in STYLES {
                for (index, length) in LENGTHS.into_iter().enumerate() {
                    let mut child = pair(index);
                    child.hair_style = style;
                    child.hair_length = length;
                    all.push(if what == "heads" {
                        head(&child, Mood::Happy, Gear::None, detail)
                    } else {
                        art(&child, Pose::Stand, Mood::Happy, Gear::None)
                    });
                }
            }
            (
                8,
                if what == "heads" {
                    Size::new(330.0, 420.0)
                } else {
                    Size::new(330.0, 460.0)
                },
                all,
            )
        }
        "outfits" => {
            for (row, age) in [3, 5, 7, 10].into_iter().enumerate() {
                for (index, outfit) in OUTFITS.into_iter().enumerate() {
                    let mut child = child(age, both[(index + row) % 2]);
                    child.outfit = outfit;
                    child.hair_style = STYLES[(index + row * 3) % 8];
                    child.hair_length = LENGTHS[(row + index) % 2];
                    all.push(art(&child, Pose::Stand, Mood::Happy, Gear::None));
                }
            }
            (6, Size::new(340.0, 460.0), all)
        }
        "poses" => {
            for (index, pose) in Pose::ALL.into_iter().enumerate() {
                let mut child = pair(index + shift);
                child.outfit = OUTFITS[(index + shift) % 6];
                child.hair_style = STYLES[(index * 3 + shift) % 8];
                child.hair_length = LENGTHS[index % 4];
                all.push(art(&child, pose, Mood::ALL[index % 5], Gear::None));
            }
            (5, Size::new(460.0, 500.0), all)
        }
        "moods" => {
            for index in 0..10 {
                let mut child = pair(index / 5);
                child.hair_style = STYLES[if index < 5 { 0 } else { 5 }];
                all.push(head(&child, Mood::ALL[index % 5], Gear::None, detail));
            }
            (5, Size::new(300.0, 260.0), all)
        }
        "gear" => {
            for (index, gear) in Gear::ALL.into_iter().cycle().take(24).enumerate() {
                let mut child = pair(index / 8);
                child.hair_style = STYLES[(index * 3 + index / 8) % 8];
                child.hair_length = LENGTHS[(index + index / 8) % 4];
                all.push(art(&child, Pose::Walk, Mood::Happy, gear));
            }
            (8, Size::new(330.0, 480.0), all)
        }
        _ => {
            for (index, hobby) in HOBBIES.into_iter().chain(HOBBIES).enumerate() {
                let mut child = pair(index);
                child.hobby = Some(hobby);
                child.hair_style = STYLES[index * 3 % 8];
                let pose = if index < 10 { Pose::Stand } else { Pose::HoldUp };
                all.push(art(&child, pose, Mood::Happy, Gear::None));
            }
            (5, Size::new(400.0, 480.0), all)
        }
    }
}
