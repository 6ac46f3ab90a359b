//! Where limbs and hair are, and that they are seen.

use drawing::Shape;
use kurbo::{Point, Vec2};
use scene::{Character, Gender, HairColor, HairLength, Outfit, Stage};

use super::super::outfit::Bottom;
use super::super::skeleton::Build;
use super::super::{Hero, Pose};
use super::{STYLES, child, covers, each, hero};
use crate::{Anchor, Art};

/// How far down the hair of a hero reaches: what changes with its color, as animal suits do, too.
fn hair_ends(hero: &Hero) -> f64 {
    let [red, gray] = [HairColor::Red, HairColor::Gray].map(|hair_color| {
        let child = Character { hair_color, outfit: Outfit::Casual, ..hero.child.clone() };
        Hero { child: &child, ..*hero }.art().shapes
    });
    let both = red.iter().zip(&gray).filter(|(red, gray)| red.tint != gray.tint);
    both.map(|(red, _)| red.bounds().y1).fold(f64::NEG_INFINITY, f64::max)
}

/// How much of an area is before everything painted after it.
fn seen(art: &Art, index: usize) -> f64 {
    let bounds = art.shapes[index].bounds();
    let grid = (0..100).map(|step| (f64::from(step % 10) + 0.5, f64::from(step / 10) + 0.5));
    let at = grid.map(|(x, y)| bounds.origin() + Vec2::new(bounds.width() * x, bounds.height() * y) * 0.1);
    let on: Vec<Point> = at.filter(|at| covers(&art.shapes[index], *at)).collect();
    let free = |at: &&Point| art.shapes[index + 1..].iter().all(|over| !covers(over, **at));
    on.iter().filter(free).count() as f64 / on.len().max(1) as f64
}

#[test]
fn both_feet_are_seen_of_who_rides_or_sits() {
    each(|hero, art| {
        let wear = hero.wear();
        let sits =
            matches!(hero.pose, Pose::Ride | Pose::Astride | Pose::CrossLegged | Pose::Sit | Pose::Swing);
        if !sits || wear.bottom == Bottom::Fishtail {
            return;
        }
        let low = art.bounds().y1 - 62.0;
        let is_shoe = |shape: &Shape| shape.tint == Some(wear.shoe_tint) && shape.bounds().y1 > low;
        let shoes = (0..art.shapes.len()).filter(|index| is_shoe(&art.shapes[*index]));
        let feet = shoes.filter(|index| seen(&art, *index) > 0.25).count();
        assert!(feet >= 2, "{feet} feet: {:?} {:?} {:?}", hero.pose, hero.child.outfit, hero.child.age);
    });
}

#[test]
fn no_hair_of_who_rides_comes_out_below_the_seat() {
    each(|hero, art| {
        if !matches!(hero.pose, Pose::Ride | Pose::Astride | Pose::Drive) {
            return;
        }
        let (low, seat) = (hair_ends(hero), art.anchor(Anchor::Seat).expect("hips").y);
        let style = (hero.child.hair_style, hero.child.hair_length);
        assert!(low < seat + 36.0, "{:?} {style:?} {:?}: {low}, {seat}", hero.pose, hero.child.age);
    });
}

#[test]
fn the_longest_hair_of_who_stands_is_no_cape() {
    for (index, style) in STYLES.into_iter().cycle().take(48).enumerate() {
        let gender = Gender::ALL[index / 8 % 2];
        let age = [3, 6, 10][index / 16];
        let child = Character { gender, hair_style: style, hair_length: HairLength::VeryLong, ..child(age) };
        let knees = -Build::of(&child, Stage::Child).leg_share(0.46);
        let low = hair_ends(&hero(&child, Pose::Wave));
        assert!(low < knees + 16.0, "{style:?} {gender:?} {age}: {low}, {knees}");
    }
}
