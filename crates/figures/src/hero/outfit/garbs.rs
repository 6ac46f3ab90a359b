//! What every garb is made of: one row each.

use drawing::Tint;

use super::{Bottom, Front, Sleeve, Trail, Wear};
use crate::hero::foot::Shoe;
use crate::hero::guise::Garb;
use crate::hero::tints;

/// `plain` in this garb; what `plain` says of skin and child stays.
pub(super) fn garb(garb: Garb, plain: Wear) -> Wear {
    let plain = Wear { sock: None, trail: Trail::None, glove: None, ..plain };
    match garb {
        Garb::Own => plain,
        Garb::Striped
        | Garb::Dungarees
        | Garb::Hoodie
        | Garb::Tracksuit
        | Garb::Pajamas
        | Garb::Raincoat
        | Garb::Ball
        | Garb::Waistcoat
        | Garb::Sailor
        | Garb::Scout
        | Garb::Officer => everyday(garb, plain),
        Garb::Dino
        | Garb::Rabbit
        | Garb::Pirate
        | Garb::Explorer
        | Garb::Elf
        | Garb::Knight
        | Garb::Royal
        | Garb::Spacesuit
        | Garb::Wetsuit => costume(garb, plain),
        Garb::Parent | Garb::Grandparent | Garb::Baby | Garb::Teacher => family(garb, plain),
        Garb::Doctor
        | Garb::Nurse
        | Garb::Vet
        | Garb::Firefighter
        | Garb::Police
        | Garb::Chef
        | Garb::Farmer
        | Garb::Builder
        | Garb::Scientist
        | Garb::Mail => work(garb, plain),
        Garb::Clown | Garb::Ballerina | Garb::Dancer | Garb::Cowboy | Garb::Santa | Garb::Magician => {
            show(garb, plain)
        }
        Garb::Monarch | Garb::Wizard | Garb::Witch | Garb::Fairy | Garb::Mermaid | Garb::Captain => {
            tale(garb, plain)
        }
    }
}

impl Wear {
    fn top(self, front: Front, sleeve: Sleeve, top: Tint) -> Self {
        Self { front, sleeve, top, ..self }
    }

    fn legs(self, bottom: Bottom, bottom_tint: Tint) -> Self {
        Self { bottom, bottom_tint, ..self }
    }

    fn feet(self, shoe: Shoe, shoe_tint: Tint) -> Self {
        Self { shoe, shoe_tint, ..self }
    }

    fn reaching(self, below: f64) -> Self {
        Self { skirts: Some(below), ..self }
    }

    fn trailing(self, trail: Trail) -> Self {
        Self { trail, ..self }
    }

    fn gloved(self, tint: Tint) -> Self {
        Self { glove: Some(tint), ..self }
    }

    fn socks(self, height: f64) -> Self {
        Self { sock: Some((tints::WHITE, height)), ..self }
    }
}

fn everyday(garb: Garb, plain: Wear) -> Wear {
    let below = if plain.girl { Bottom::Skirt } else { Bottom::Shorts };
    match garb {
        Garb::Striped => plain
            .top(Front::Stripes, Sleeve::Short, tints::SKY)
            .legs(below, tints::RED)
            .feet(Shoe::Sneaker, tints::YELLOW),
        Garb::Dungarees => plain
            .top(Front::Bib, Sleeve::Short, tints::YELLOW)
            .legs(Bottom::Trousers, tints::BLUE)
            .feet(Shoe::Sneaker, tints::RED),
        Garb::Hoodie => plain
            .top(Front::Pouch, Sleeve::Long, tints::LIME)
            .legs(Bottom::Trousers, tints::NAVY)
            .feet(Shoe::Sneaker, tints::ORANGE),
        Garb::Tracksuit => plain
            .top(Front::Number, Sleeve::Long, tints::TEAL)
            .legs(Bottom::Trousers, tints::TEAL)
            .feet(Shoe::Sneaker, tints::YELLOW),
        Garb::Pajamas => plain
            .top(Front::Cardigan, Sleeve::Long, tints::SKY)
            .legs(Bottom::Trousers, tints::SKY)
            .feet(Shoe::Bootee, tints::PINK),
        Garb::Raincoat => plain
            .top(Front::Buttons, Sleeve::Long, tints::YELLOW)
            .legs(Bottom::Breeches, tints::NAVY)
            .feet(Shoe::Boot, tints::RED)
            .reaching(52.0),
        Garb::Ball => plain
            .top(Front::Sash, Sleeve::Puff, tints::SKY)
            .legs(Bottom::Robe, tints::SKY)
            .feet(Shoe::Strap, tints::PINK),
        Garb::Scout => plain
            .top(Front::Scout, Sleeve::Short, tints::SAND)
            .legs(below, tints::GREEN)
            .feet(Shoe::Laced, tints::BROWN)
            .socks(62.0),
        Garb::Officer => plain
            .top(Front::Officer, Sleeve::Long, tints::BLUE)
            .legs(if plain.girl { Bottom::Skirt } else { Bottom::Trousers }, tints::NAVY)
            .feet(Shoe::Boot, tints::NAVY),
        Garb::Waistcoat => plain
            .top(Front::Waistcoat, Sleeve::Long, tints::WHITE)
            .legs(Bottom::Trousers, tints::BROWN)
            .feet(Shoe::Laced, tints::BROWN),
        _ => {
            let legs = if plain.girl { Bottom::Skirt } else { Bottom::Trousers };
            plain
                .top(Front::Neckerchief, Sleeve::Short, tints::WHITE)
                .legs(legs, tints::NAVY)
                .feet(Shoe::Laced, tints::BROWN)
        }
    }
}

fn costume(garb: Garb, plain: Wear) -> Wear {
    match garb {
        Garb::Dino => plain
            .top(Front::Belly, Sleeve::Long, tints::GREEN)
            .legs(Bottom::Tights, tints::GREEN)
            .feet(Shoe::Paw, tints::GREEN)
            .trailing(Trail::SpikyTail),
        Garb::Rabbit => plain
            .top(Front::Belly, Sleeve::Long, tints::PINK)
            .legs(Bottom::Tights, tints::PINK)
            .feet(Shoe::Paw, tints::PINK)
            .trailing(Trail::Pompom),
        Garb::Pirate => plain
            .top(Front::Vest, Sleeve::Long, tints::WHITE)
            .legs(Bottom::Breeches, tints::NAVY)
            .feet(Shoe::Boot, tints::BROWN),
        Garb::Explorer => plain
            .top(Front::Pockets, Sleeve::Short, tints::SAND)
            .legs(Bottom::Shorts, tints::SAND)
            .feet(Shoe::Laced, tints::BROWN)
            .socks(36.0),
        Garb::Elf => plain
            .top(Front::Tunic, Sleeve::Long, tints::GREEN)
            .legs(Bottom::Breeches, tints::LIME)
            .feet(Shoe::Curled, tints::BROWN)
            .reaching(30.0),
        Garb::Knight => plain
            .top(Front::Plate, Sleeve::Long, tints::GRAY)
            .legs(Bottom::Breeches, tints::GRAY)
            .feet(Shoe::Boot, tints::GRAY)
            .gloved(tints::GRAY),
        Garb::Royal if plain.girl => plain
            .top(Front::Sash, Sleeve::Puff, tints::PINK)
            .legs(Bottom::Robe, tints::PINK)
            .feet(Shoe::Strap, tints::PURPLE),
        Garb::Royal => plain
            .top(Front::Doublet, Sleeve::Long, tints::BLUE)
            .legs(Bottom::Breeches, tints::WHITE)
            .feet(Shoe::Boot, tints::BROWN)
            .trailing(Trail::Cape),
        Garb::Spacesuit => plain
            .top(Front::Panel, Sleeve::Long, tints::WHITE)
            .legs(Bottom::Tights, tints::WHITE)
            .feet(Shoe::Boot, tints::GRAY)
            .gloved(tints::GRAY),
        _ => plain
            .top(Front::Zip, Sleeve::Long, tints::NAVY)
            .legs(Bottom::Tights, tints::NAVY)
            .feet(Shoe::Flipper, tints::ORANGE),
    }
}

fn family(garb: Garb, plain: Wear) -> Wear {
    match garb {
        Garb::Parent if plain.girl => plain
            .top(Front::Necklace, Sleeve::Short, tints::RED)
            .legs(Bottom::Gown, tints::RED)
            .feet(Shoe::Strap, tints::NAVY),
        Garb::Parent => plain
            .top(Front::Tie, Sleeve::Long, tints::SKY)
            .legs(Bottom::Trousers, tints::NAVY)
            .feet(Shoe::Laced, tints::BROWN),
        Garb::Grandparent if plain.girl => plain
            .top(Front::Cardigan, Sleeve::Long, tints::PURPLE)
            .legs(Bottom::Gown, tints::PINK)
            .feet(Shoe::Strap, tints::BROWN),
        Garb::Grandparent => plain
            .top(Front::Cardigan, Sleeve::Long, tints::BROWN)
            .legs(Bottom::Trousers, tints::GRAY)
            .feet(Shoe::Laced, tints::NAVY),
        Garb::Baby => plain
            .top(Front::Buttons, Sleeve::Short, tints::YELLOW)
            .legs(Bottom::Tights, tints::YELLOW)
            .feet(Shoe::Bootee, tints::YELLOW),
        _ => {
            let legs = if plain.girl { Bottom::Gown } else { Bottom::Trousers };
            let front = if plain.girl { Front::Cardigan } else { Front::Tie };
            plain
                .top(front, Sleeve::Long, tints::TEAL)
                .legs(legs, tints::NAVY)
                .feet(Shoe::Laced, tints::BROWN)
        }
    }
}

fn work(garb: Garb, plain: Wear) -> Wear {
    let trousers = plain.legs(Bottom::Trousers, tints::NAVY).feet(Shoe::Laced, tints::BROWN);
    match garb {
        Garb::Doctor | Garb::Vet => {
            trousers.top(Front::Stethoscope, Sleeve::Long, tints::WHITE).reaching(64.0)
        }
        Garb::Scientist => trousers.top(Front::Coat, Sleeve::Long, tints::WHITE).reaching(64.0),
        Garb::Nurse if plain.girl => plain
            .top(Front::Apron, Sleeve::Short, tints::SKY)
            .legs(Bottom::Gown, tints::SKY)
            .feet(Shoe::Laced, tints::WHITE),
        Garb::Nurse => trousers.top(Front::Apron, Sleeve::Short, tints::SKY).reaching(26.0),
        Garb::Firefighter => plain
            .top(Front::Bands, Sleeve::Long, tints::ORANGE)
            .legs(Bottom::Breeches, tints::ORANGE)
            .feet(Shoe::Boot, tints::NAVY)
            .reaching(34.0),
        Garb::Police => trousers.top(Front::Badge, Sleeve::Long, tints::BLUE),
        Garb::Chef => trousers.top(Front::Buttons, Sleeve::Long, tints::WHITE).reaching(30.0),
        Garb::Farmer => plain
            .top(Front::Bib, Sleeve::Long, tints::RED)
            .legs(Bottom::Breeches, tints::BLUE)
            .feet(Shoe::Boot, tints::GREEN),
        Garb::Builder => plain
            .top(Front::Bright, Sleeve::Short, tints::SKY)
            .legs(Bottom::Trousers, tints::BLUE)
            .feet(Shoe::Laced, tints::SAND),
        _ => trousers.top(Front::Satchel, Sleeve::Short, tints::SKY),
    }
}

fn show(garb: Garb, plain: Wear) -> Wear {
    match garb {
        Garb::Clown => plain
            .top(Front::Ruff, Sleeve::Long, tints::YELLOW)
            .legs(Bottom::Trousers, tints::GREEN)
            .feet(Shoe::Clown, tints::RED),
        Garb::Ballerina => plain
            .top(Front::Bodice, Sleeve::None, tints::PINK)
            .legs(Bottom::Tutu, tints::PINK)
            .feet(Shoe::Strap, tints::PINK),
        Garb::Dancer if plain.girl => plain
            .top(Front::Bodice, Sleeve::Puff, tints::RED)
            .legs(Bottom::Gown, tints::RED)
            .feet(Shoe::Strap, tints::RED),
        Garb::Dancer => plain
            .top(Front::Waistcoat, Sleeve::Long, tints::WHITE)
            .legs(Bottom::Trousers, tints::NAVY)
            .feet(Shoe::Laced, tints::BROWN),
        Garb::Cowboy => plain
            .top(Front::Vest, Sleeve::Long, tints::RED)
            .legs(Bottom::Breeches, tints::BLUE)
            .feet(Shoe::Boot, tints::BROWN),
        Garb::Santa => plain
            .top(Front::Fur, Sleeve::Long, tints::RED)
            .legs(Bottom::Breeches, tints::RED)
            .feet(Shoe::Boot, tints::NAVY)
            .reaching(34.0)
            .gloved(tints::WHITE),
        _ => plain
            .top(Front::Lapels, Sleeve::Long, tints::NAVY)
            .legs(Bottom::Trousers, tints::NAVY)
            .feet(Shoe::Laced, tints::BROWN)
            .trailing(Trail::Cape),
    }
}

fn tale(garb: Garb, plain: Wear) -> Wear {
    match garb {
        Garb::Monarch if plain.girl => plain
            .top(Front::Ermine, Sleeve::Puff, tints::PURPLE)
            .legs(Bottom::Robe, tints::PURPLE)
            .feet(Shoe::Strap, tints::YELLOW)
            .trailing(Trail::Mantle),
        Garb::Monarch => plain
            .top(Front::Ermine, Sleeve::Long, tints::BLUE)
            .legs(Bottom::Breeches, tints::WHITE)
            .feet(Shoe::Boot, tints::BROWN)
            .reaching(44.0)
            .trailing(Trail::Mantle),
        Garb::Wizard | Garb::Witch => plain
            .top(Front::Tunic, Sleeve::Long, tints::PURPLE)
            .legs(Bottom::Robe, tints::PURPLE)
            .feet(Shoe::Curled, tints::BROWN),
        Garb::Fairy => plain
            .top(Front::Bodice, Sleeve::None, tints::LIME)
            .legs(Bottom::Skirt, tints::LIME)
            .feet(Shoe::Strap, tints::LIME)
            .trailing(Trail::Wings),
        Garb::Mermaid => plain
            .top(Front::Bodice, Sleeve::None, tints::PURPLE)
            .legs(Bottom::Fishtail, tints::TEAL)
            .feet(Shoe::Strap, tints::TEAL),
        _ => plain
            .top(Front::Vest, Sleeve::Long, tints::RED)
            .legs(Bottom::Breeches, tints::NAVY)
            .feet(Shoe::Boot, tints::BROWN)
            .reaching(40.0),
    }
}
