//! Contact sheets of the hero, for the people who draw it.
//!
//! `cargo run -p figures --example look_hero -- OUT.svg bold|full hair|heads|outfits|poses|moods|gear|hobbies [AGE]`

use drawing::{Drawing, Length, Page, Pens};
use export::{Paper, Style};
use figures::hero::{Gear, Hero, Mood, Pose, head};
use figures::{Art, Detail};
use kurbo::{Affine, Size, Vec2};
use scene::{Age, Character, Gender, HairLength, HairStyle, Hobby, Name, Outfit};

const STYLES: &[HairStyle] = HairStyle::ALL;
const LENGTHS: &[HairLength] = HairLength::ALL;
const OUTFITS: &[Outfit] = Outfit::ALL;
const HOBBIES: &[Hobby] = Hobby::ALL;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let detail = if arguments[1] == "full" { Detail::Full } else { Detail::Bold };
    let age = arguments.get(3).map_or(6, |age| age.parse().expect("an age"));
    let shift = std::env::var("SHIFT").map_or(0, |text| text.parse().expect("a number"));
    let (columns, cell, art) = Sheet { detail, age, shift }.of(&arguments[2]);
    let pens = match detail {
        Detail::Bold => {
            Pens { outline: Length::points(4.5), inner: Length::points(3.3), fine: Length::points(3.1) }
        }
        Detail::Full => {
            Pens { outline: Length::points(3.2), inner: Length::points(2.2), fine: Length::points(1.7) }
        }
    };
    let style = if std::env::var_os("COLORED").is_some() { Style::Colored } else { Style::Line };
    let rows = art.len().div_ceil(columns);
    let size = Size::new(columns as f64 * cell.width, rows as f64 * cell.height);
    // A smaller print with the same pens.
    let scale: f64 = std::env::var("SCALE").map_or(1.0, |text| text.parse().expect("a number"));
    let mut drawing = Drawing::new(Page { size, pens });
    for (index, art) in art.into_iter().enumerate() {
        let corner = Vec2::new((index % columns) as f64 * cell.width, (index / columns) as f64 * cell.height);
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

/// What a sheet varies besides what it is about.
struct Sheet {
    detail: Detail,
    age: i64,
    /// Another draw of outfits and hair.
    shift: usize,
}

impl Sheet {
    fn child(&self, index: usize) -> Character {
        child(self.age, [Gender::Girl, Gender::Boy][index % 2])
    }

    fn art(&self, child: &Character, pose: Pose, mood: Mood, gear: Gear) -> Art {
        Hero { child, pose, mood, gear, detail: self.detail, mirrored: false, holds: None }.art()
    }

    /// Columns, the size of a cell, and what is in the cells.
    fn of(&self, what: &str) -> (usize, Size, Vec<Art>) {
        match what {
            "heads" => (8, Size::new(330.0, 420.0), self.hair(true)),
            "hair" => (8, Size::new(330.0, 460.0), self.hair(false)),
            "outfits" => (6, Size::new(340.0, 460.0), self.outfits()),
            "poses" => (5, Size::new(460.0, 500.0), self.poses()),
            "moods" => (5, Size::new(300.0, 300.0), self.moods()),
            "gear" => (8, Size::new(330.0, 480.0), self.gear()),
            _ => (5, Size::new(400.0, 480.0), self.hobbies()),
        }
    }

    fn hair(&self, alone: bool) -> Vec<Art> {
        let mut all = Vec::new();
        for &style in STYLES {
            for (index, &length) in LENGTHS.iter().enumerate() {
                let mut child = self.child(index);
                child.hair_style = style;
                child.hair_length = length;
                all.push(if alone {
                    head(&child, Mood::Happy, Gear::None, self.detail)
                } else {
                    self.art(&child, Pose::Stand, Mood::Happy, Gear::None)
                });
            }
        }
        all
    }

    fn outfits(&self) -> Vec<Art> {
        let mut all = Vec::new();
        for (row, age) in [3, 5, 7, 10].into_iter().enumerate() {
            for (index, &outfit) in OUTFITS.iter().enumerate() {
                let mut child = child(age, [Gender::Girl, Gender::Boy][(index + row) % 2]);
                child.outfit = outfit;
                child.hair_style = STYLES[(index + row * 3) % 8];
                child.hair_length = LENGTHS[(row + index) % 2];
                all.push(self.art(&child, Pose::Stand, Mood::Happy, Gear::None));
            }
        }
        all
    }

    fn poses(&self) -> Vec<Art> {
        let one = |(index, pose): (usize, Pose)| {
            let mut child = self.child(index + self.shift);
            child.outfit = OUTFITS[(index + self.shift) % 6];
            child.hair_style = STYLES[(index * 3 + self.shift) % 8];
            child.hair_length = LENGTHS[index % 4];
            self.art(&child, pose, Mood::ALL[index % 5], Gear::None)
        };
        Pose::ALL.into_iter().enumerate().map(one).collect()
    }

    fn moods(&self) -> Vec<Art> {
        let one = |index: usize| {
            let mut child = self.child(index / 5);
            child.hair_style = STYLES[if index < 5 { 0 } else { 5 }];
            head(&child, Mood::ALL[index % 5], Gear::None, self.detail)
        };
        (0..10).map(one).collect()
    }

    fn gear(&self) -> Vec<Art> {
        let one = |(index, gear): (usize, Gear)| {
            let mut child = self.child(index / 8);
            child.hair_style = STYLES[(index * 3 + index / 8) % 8];
            child.hair_length = LENGTHS[(index + index / 8) % 4];
            self.art(&child, Pose::Walk, Mood::Happy, gear)
        };
        Gear::ALL.into_iter().cycle().take(24).enumerate().map(one).collect()
    }

    fn hobbies(&self) -> Vec<Art> {
        let one = |(index, hobby): (usize, Hobby)| {
            let mut child = self.child(index);
            child.hobby = Some(hobby);
            child.hair_style = STYLES[index * 3 % 8];
            let pose = if index < 10 { Pose::Stand } else { Pose::HoldUp };
            self.art(&child, pose, Mood::Happy, Gear::None)
        };
        HOBBIES.iter().chain(HOBBIES).copied().enumerate().map(one).collect()
    }
}
