//! Contact sheets of the hero, for the people who draw it.
//!
//! `cargo run -p figures --example look_hero -- OUT.svg|OUT.png bold|full WHAT [AGE]`, where `WHAT` is one of
//! `hair|heads|hats|outfits|poses|moods|gear|hobbies|garbs|grown|holds|dressed|worn|ages|posed|prints|told`. `POSE` counts to a pose,
//! `HAIR` to a head of hair, `HOBBY` to the first one's hobby, `GENDER` to everybody's, `HOLD` names what is held.

mod lists;

use drawing::{Drawing, Length, Page, Pens};
use export::{Paper, Style};
use figures::hero::{Garb, Gear, Guise, Hero, Mood, Pose, Support, head};
use figures::{Art, Detail, figure};
use kurbo::{Affine, Size, Vec2};
use lists::{CHILDREN, GROWN, HELD, SEATS};
use scene::{Age, Character, Gender, HairColor, HairLength, HairStyle, Hobby, Name, Outfit, Stage};

const STYLES: &[HairStyle] = HairStyle::ALL;
const LENGTHS: &[HairLength] = HairLength::ALL;
const OUTFITS: &[Outfit] = Outfit::ALL;
const HOBBIES: &[Hobby] = Hobby::ALL;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let detail = if arguments[1] == "full" { Detail::Full } else { Detail::Bold };
    let age = arguments.get(3).map_or(6, |age| age.parse().expect("an age"));
    let shift = counted("SHIFT").unwrap_or_default();
    let (mut columns, cell, mut art) = Sheet { detail, age, shift }.of(&arguments[2]);
    // One row of a sheet alone, four in a row.
    if let Some(row) = counted("ROW") {
        art = art.into_iter().skip(row * columns).take(columns).collect();
        columns = 4;
    }
    // One of them alone, large.
    let mut dpi = std::env::var("DPI").map_or(72.0, |text| text.parse().expect("a number"));
    if let Some(only) = counted("ONLY") {
        art = art.into_iter().skip(only).take(1).collect();
        (columns, dpi) = (1, 180.0);
    }
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
    let out = &arguments[0];
    let bytes = if out.ends_with(".png") {
        export::png(&drawing, style, Paper::None, dpi)
    } else {
        export::svg(&drawing, style, Paper::None).into_bytes()
    };
    std::fs::write(out, bytes).expect("OUT is writable");
}

fn child(age: i64, gender: Gender) -> Character {
    let mut child = Character::named(Name::new("Mia").expect("a name"));
    child.age = Age::stored(age).expect("an age");
    child.gender = gender;
    child
}

/// What the environment counts to.
fn counted(name: &str) -> Option<usize> {
    std::env::var(name).ok().map(|text| text.parse().expect("a number"))
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
        let gender = counted("GENDER").unwrap_or(index) % 2;
        let mut child = child(self.age, [Gender::Girl, Gender::Boy][gender]);
        child.hobby = counted("HOBBY").map(|first| HOBBIES[(first + index) % 10]);
        child
    }

    fn art(&self, child: &Character, pose: Pose, mood: Mood, gear: Gear) -> Art {
        self.guised(child, pose, mood, gear.into())
    }

    fn guised(&self, child: &Character, pose: Pose, mood: Mood, guise: Guise) -> Art {
        let hold = std::env::var("HOLD").ok();
        let holds = hold.map(|name| figure(&name, self.detail).expect("something drawn"));
        Hero { child, pose, mood, guise, detail: self.detail, mirrored: false, holds, beast: None }.art()
    }

    /// The pose that `POSE` counts to.
    fn pose(&self) -> Pose {
        Pose::ALL[counted("POSE").unwrap_or_default()]
    }

    /// How wide the cell of a child in that pose is.
    fn wide(&self) -> f64 {
        if self.pose().floats() { 500.0 } else { 390.0 }
    }

    /// Columns, the size of a cell, and what is in the cells.
    fn of(&self, what: &str) -> (usize, Size, Vec<Art>) {
        match what {
            "heads" => (8, Size::new(330.0, 420.0), self.hair(true)),
            "hair" => (8, Size::new(330.0, 460.0), self.hair(false)),
            "hats" => (8, Size::new(self.wide() - 50.0, 460.0), self.hats()),
            "outfits" => (6, Size::new(340.0, 460.0), self.outfits()),
            "poses" => (4, Size::new(420.0, 470.0), self.poses()),
            "posed" => (6, Size::new(420.0, 470.0), self.posed()),
            "moods" => (5, Size::new(300.0, 300.0), self.moods()),
            "garbs" => (6, Size::new(360.0, 560.0), self.garbs(&CHILDREN, Stage::Child)),
            "grown" => (8, Size::new(360.0, 560.0), self.garbs(&GROWN, Stage::Grown)),
            "holds" => (7, Size::new(400.0, 480.0), self.holds()),
            "dressed" => (4, Size::new(self.wide(), 460.0), self.dressed()),
            "worn" => (4, Size::new(self.wide(), 470.0), self.worn()),
            "told" => (9, Size::new(330.0, 480.0), self.told()),
            "prints" => (10, Size::new(300.0, 430.0), self.prints()),
            "ages" => (4, Size::new(self.wide(), 460.0), self.ages()),
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
                    head(&child, Mood::Happy, Gear::None.into(), self.detail)
                } else {
                    self.art(&child, self.pose(), Mood::Happy, Gear::None)
                });
            }
        }
        all
    }

    /// All hair under one hat (`SHIFT` counts through them), in the pose that `POSE` counts to.
    fn hats(&self) -> Vec<Art> {
        let mut all = Vec::new();
        for (index, &length) in LENGTHS.iter().enumerate() {
            for &style in STYLES {
                let mut child = self.child(index);
                child.hair_style = style;
                child.hair_length = length;
                all.push(self.art(&child, self.pose(), Mood::Happy, Gear::ALL[self.shift]));
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

    /// One pose in every outfit, girls above boys.
    fn dressed(&self) -> Vec<Art> {
        let mut all = Vec::new();
        for (row, gender) in Gender::ALL.iter().enumerate() {
            for (index, &outfit) in OUTFITS.iter().enumerate() {
                let mut child = self.child(index + row * 6);
                child.gender = *gender;
                child.outfit = outfit;
                let shifted = (index + row * 3 + self.shift, index + row + self.shift);
                let (style, length) = counted("HAIR").map_or(shifted, |hair| (hair / 4, hair));
                (child.hair_style, child.hair_length) = (STYLES[style % 8], LENGTHS[length % 4]);
                all.push(self.art(&child, self.pose(), Mood::Happy, Gear::None));
            }
        }
        all
    }

    /// Uniforms and fine clothes, girls above boys.
    fn told(&self) -> Vec<Art> {
        let worn = [
            (Outfit::Uniform, Garb::Own),
            (Outfit::Uniform, Garb::Scout),
            (Outfit::Uniform, Garb::Officer),
            (Outfit::Uniform, Garb::Sailor),
            (Outfit::Uniform, Garb::Police),
            (Outfit::Uniform, Garb::Firefighter),
            (Outfit::Fancy, Garb::Own),
            (Outfit::Fancy, Garb::Ball),
            (Outfit::Fancy, Garb::Waistcoat),
        ];
        let mut all = Vec::new();
        for gender in Gender::ALL {
            for (index, (outfit, garb)) in worn.iter().enumerate() {
                let mut child = self.child(index + self.shift);
                (child.gender, child.outfit) = (*gender, *outfit);
                child.hair_style = STYLES[(index + self.shift) % 8];
                child.hair_length = LENGTHS[(index + self.shift) % 4];
                let gear = counted("GEAR").map_or(Gear::None, |gear| Gear::ALL[gear]);
                let guise = Guise { gear, ..Guise::from(*garb) };
                all.push(self.guised(&child, self.pose(), Mood::Happy, guise));
            }
        }
        all
    }

    /// Every hobby's print on every outfit, in the pose that `POSE` counts to.
    fn prints(&self) -> Vec<Art> {
        let mut all = Vec::new();
        for (row, &outfit) in OUTFITS.iter().enumerate() {
            for (index, &hobby) in HOBBIES.iter().enumerate() {
                let mut child = self.child(index + row);
                (child.outfit, child.hobby) = (outfit, Some(hobby));
                all.push(self.art(&child, self.pose(), Mood::Happy, Gear::None));
            }
        }
        all
    }

    /// One pose in every garb of children.
    fn worn(&self) -> Vec<Art> {
        let one = |(index, garb): (usize, &Garb)| {
            let mut child = self.child(index + self.shift);
            child.hair_style = STYLES[(index + self.shift) % 8];
            child.hair_length = LENGTHS[(index + self.shift) % 4];
            self.guised(&child, self.pose(), Mood::Happy, Guise::from(*garb))
        };
        CHILDREN.iter().enumerate().map(one).collect()
    }

    /// Every age, standing and in the pose that `POSE` counts to.
    fn ages(&self) -> Vec<Art> {
        let mut all = Vec::new();
        for pose in [Pose::Stand, self.pose()] {
            for age in 3..=10 {
                let mut child = child(age, [Gender::Girl, Gender::Boy][(age as usize + self.shift) % 2]);
                child.hair_style = STYLES[(age as usize + self.shift) % 8];
                all.push(self.art(&child, pose, Mood::Happy, Gear::None));
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
            let support = match pose {
                Pose::Climb => Some([Support::Ladder, Support::Vines][self.shift % 2]),
                _ => Some(SEATS[self.shift % 6]),
            };
            self.guised(&child, pose, Mood::ALL[index % 5], Guise { support, ..Gear::None.into() })
        };
        Pose::ALL.into_iter().enumerate().map(one).collect()
    }

    /// Every pose in the outfit that `OUTFIT` counts to.
    fn posed(&self) -> Vec<Art> {
        let outfit = counted("OUTFIT").unwrap_or_default();
        let one = |(index, pose): (usize, Pose)| {
            let mut child = self.child(index + self.shift);
            child.outfit = OUTFITS[outfit];
            child.hair_style = STYLES[(index * 3 + self.shift) % 8];
            child.hair_length = LENGTHS[(index + self.shift) % 4];
            self.art(&child, pose, Mood::Happy, Gear::None)
        };
        Pose::ALL.into_iter().enumerate().map(one).collect()
    }

    fn moods(&self) -> Vec<Art> {
        let one = |index: usize| {
            let mut child = self.child(index / 5);
            child.hair_style = STYLES[if index < 5 { 0 } else { 5 }];
            head(&child, Mood::ALL[index % 5], Gear::None.into(), self.detail)
        };
        (0..10).map(one).collect()
    }

    fn garbs(&self, garbs: &[Garb], stage: Stage) -> Vec<Art> {
        let mut all = Vec::new();
        for (index, &garb) in garbs.iter().enumerate() {
            for gender in Gender::ALL {
                let mut child = child(self.age, *gender);
                child.hair_style = if stage == Stage::Grown { HairStyle::Wavy } else { STYLES[index % 8] };
                child.hair_length = LENGTHS[if *gender == Gender::Boy { index % 2 } else { 2 }];
                let (stage, pose) = match garb {
                    Garb::Grandparent | Garb::Santa | Garb::Wizard => (Stage::Old, Pose::Stand),
                    Garb::Baby => (Stage::Baby, Pose::Sit),
                    Garb::Ballerina | Garb::Dancer => (stage, Pose::Dance),
                    _ => (stage, Pose::Stand),
                };
                if stage == Stage::Old {
                    child.hair_color = HairColor::Gray;
                }
                all.push(self.guised(&child, pose, Mood::Happy, Guise::from(garb).at(stage)));
            }
        }
        all
    }

    fn holds(&self) -> Vec<Art> {
        let held = HELD.into_iter().flat_map(|(pose, names)| names.iter().map(move |name| (*name, pose)));
        let one = |(index, (name, pose)): (usize, (&str, Pose))| {
            let (mut child, mood) = (self.child(index), Mood::Happy);
            child.outfit = OUTFITS[(index + self.shift) % 6];
            let holds = Some(figure(name, self.detail).unwrap_or_else(|why| panic!("{name}: {why}")));
            let (guise, detail) = (Gear::None.into(), self.detail);
            Hero { child: &child, pose, mood, guise, detail, mirrored: false, holds, beast: None }.art()
        };
        held.enumerate().map(one).collect()
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
