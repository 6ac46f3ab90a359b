//! Who someone is and where they are, as it is worn: a garb, a hat, and how far along life the body is.

use scene::{Character, Gender, HairLength, HairStyle, Outfit, Stage};

use super::hair::Cover;
use super::{Ease, Gear, Support};

/// Clothes with a shape of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Garb {
    /// The child's outfit as chosen.
    Own,
    /// A striped shirt.
    Striped,
    /// Dungarees over a shirt.
    Dungarees,
    /// A hooded jumper with a pouch.
    Hoodie,
    /// A long-sleeved top with a number, long trousers.
    Tracksuit,
    /// A buttoned top and long trousers to sleep in, slippers.
    Pajamas,
    /// A buttoned coat with a hood, and boots, for the rain.
    Raincoat,
    /// A long gown.
    Ball,
    /// A waistcoat and a bow tie.
    Waistcoat,
    /// A dinosaur's skin, hood and spikes.
    Dino,
    /// A rabbit's skin and ears.
    Rabbit,
    /// Striped shirt, open vest, boots.
    Pirate,
    /// Pockets and a neckerchief.
    Explorer,
    /// A zigzag tunic and a long cap.
    Elf,
    /// A breastplate and a plumed helmet.
    Knight,
    /// A prince's doublet and cape, a princess's gown.
    Royal,
    /// A suit for the moon.
    Spacesuit,
    /// A diver's suit and fins.
    Wetsuit,
    /// A square collar and a round cap.
    Sailor,
    /// A neckerchief through a ring, a wide hat.
    Scout,
    /// Epaulettes and two rows of buttons, a peaked cap.
    Officer,
    /// Mum or dad.
    Parent,
    /// Grandma or grandpa.
    Grandparent,
    /// A one-piece for the smallest.
    Baby,
    /// Cardigan, glasses, a book.
    Teacher,
    /// A white coat and a stethoscope.
    Doctor,
    /// An apron with a heart, a cap.
    Nurse,
    /// A white coat and a puppy.
    Vet,
    /// Coat with bands, helmet, boots.
    Firefighter,
    /// Badge, belt and cap.
    Police,
    /// Double-breasted, with a tall hat.
    Chef,
    /// Dungarees and a straw hat.
    Farmer,
    /// A vest with bands and a hard hat.
    Builder,
    /// A white coat and goggles.
    Scientist,
    /// A cap, a bag and a letter.
    Mail,
    /// Ruff, buttons, balloon.
    Clown,
    /// A tutu.
    Ballerina,
    /// A swinging dress, or a frilled shirt.
    Dancer,
    /// A vest, a neckerchief and a wide hat.
    Cowboy,
    /// The red coat.
    Santa,
    /// A tailcoat and a top hat.
    Magician,
    /// A king's or a queen's robes.
    Monarch,
    /// A long robe and a long beard.
    Wizard,
    /// A ragged robe and a broom.
    Witch,
    /// Petals and wings.
    Fairy,
    /// A fish's tail.
    Mermaid,
    /// The pirates' captain.
    Captain,
}

/// How someone is dressed and built beyond the child's own settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Guise {
    /// On the head; `None` leaves the garb's own hat.
    pub gear: Gear,
    /// On the body.
    pub garb: Garb,
    /// How far along life.
    pub stage: Stage,
    /// What is sat on or climbed; `None` where something else of the page carries the body.
    pub support: Option<Support>,
    /// No hair on the head, whoever it is.
    pub bald: bool,
    /// Round glasses, whatever else the face has.
    pub glasses: bool,
    /// How it stands.
    pub ease: Ease,
}

impl From<Gear> for Guise {
    /// A child in its own clothes with this on its head.
    fn from(gear: Gear) -> Self {
        Self {
            gear,
            garb: Garb::Own,
            stage: Stage::Child,
            support: None,
            bald: false,
            glasses: false,
            ease: Ease::AsFelt,
        }
    }
}

impl From<Garb> for Guise {
    /// A child in this garb.
    fn from(garb: Garb) -> Self {
        Self { garb, ..Self::from(Gear::None) }
    }
}

impl Guise {
    /// The same clothes on a body of this stage.
    #[must_use]
    pub const fn at(self, stage: Stage) -> Self {
        Self { stage, ..self }
    }

    /// What is on the head.
    pub(super) fn hat(&self, child: &Character) -> Gear {
        let worn = match (self.gear, self.garb) {
            (Gear::None, Garb::Own) => own(child.outfit, child.gender == Gender::Girl),
            (Gear::None, garb) => hat(garb, child.gender == Gender::Girl),
            (Gear::Bare, _) => Gear::None,
            (gear, _) => gear,
        };
        if worn == Gear::Sweatband && !takes_a_band(child) { Gear::None } else { worn }
    }

    /// Whether these clothes are told by their front, which no print of a hobby may take the place of.
    pub fn keeps_its_front(&self, child: &Character) -> bool {
        let own = self.garb == Garb::Own;
        match child.outfit {
            Outfit::Uniform => {
                own || matches!(
                    self.garb,
                    Garb::Scout | Garb::Officer | Garb::Sailor | Garb::Police | Garb::Firefighter
                )
            }
            Outfit::Fancy => child.gender == Gender::Boy && (own || self.garb == Garb::Waistcoat),
            _ => false,
        }
    }

    /// Whether a cat's ears are in a ball of glass: for a sportsman's band, one ring more, there is no room.
    pub(super) fn has_ears_in_glass(&self, child: &Character) -> bool {
        let is_cat = child.outfit == Outfit::Costume && self.garb == Garb::Own;
        self.gear == Gear::SpaceHelmet && is_cat
    }

    /// Whether the superhero's mask is worn: not under a hat of somebody else's.
    pub(super) fn is_masked(&self, child: &Character) -> bool {
        child.outfit == Outfit::Superhero
            && self.garb == Garb::Own
            && !matches!(self.gear.cover(), Cover::Brim | Cover::Mask | Cover::Glass)
    }
}

/// Whether a band goes round this hair: below tufts that stand up it looks like a crown, amid a cloud of curls like a plank.
fn takes_a_band(child: &Character) -> bool {
    match child.hair_style {
        HairStyle::Spiky => false,
        HairStyle::Afro => child.hair_length == HairLength::Short,
        _ => true,
    }
}

/// What goes with an outfit on the head, all hair being seen.
const fn own(outfit: Outfit, girl: bool) -> Gear {
    match outfit {
        Outfit::Sporty => Gear::Sweatband,
        Outfit::Costume => Gear::CatEars,
        Outfit::Fancy if girl => Gear::Tiara,
        Outfit::Fancy => Gear::TopHat,
        Outfit::Uniform => Gear::Boater,
        Outfit::Casual | Outfit::Superhero => Gear::None,
    }
}

const fn hat(garb: Garb, girl: bool) -> Gear {
    match garb {
        Garb::Dino => Gear::DinoHood,
        Garb::Rabbit => Gear::RabbitHood,
        Garb::Pirate => Gear::Bandana,
        Garb::Captain => Gear::PirateHat,
        Garb::Explorer | Garb::Scout => Gear::ExplorerHat,
        Garb::Elf => Gear::ElfHat,
        Garb::Santa => Gear::SantaHat,
        Garb::Knight => Gear::Helm,
        Garb::Royal if girl => Gear::Tiara,
        Garb::Royal | Garb::Monarch => Gear::Crown,
        Garb::Spacesuit => Gear::SpaceHelmet,
        Garb::Wetsuit => Gear::Snorkel,
        Garb::Sailor => Gear::SailorCap,
        Garb::Nurse => Gear::NurseCap,
        Garb::Firefighter => Gear::FireHelmet,
        Garb::Police | Garb::Mail | Garb::Officer => Gear::PeakedCap,
        Garb::Chef => Gear::ChefHat,
        Garb::Farmer => Gear::StrawHat,
        Garb::Cowboy => Gear::CowboyHat,
        Garb::Builder => Gear::HardHat,
        Garb::Scientist => Gear::Goggles,
        Garb::Clown => Gear::ClownHat,
        Garb::Magician => Gear::TopHat,
        Garb::Wizard => Gear::WizardHat,
        Garb::Witch => Gear::WitchHat,
        Garb::Mermaid => Gear::SeaStar,
        Garb::Tracksuit => Gear::Sweatband,
        Garb::Raincoat => Gear::RainHood,
        Garb::Fairy | Garb::Ball => Gear::Tiara,
        Garb::Waistcoat => Gear::TopHat,
        _ => Gear::None,
    }
}

/// Hair that no child is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hairdo {
    /// Short at the sides, combed aside.
    Crop,
    /// One knot on top.
    TopKnot,
    /// Only round the ears.
    Fringe,
    /// One curl.
    Wisp,
    /// Two big puffs of curls.
    Puffs,
    /// None.
    Bare,
}

/// Hair on chin and lip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Beard {
    Moustache,
    Short,
    Long,
    /// Broad and in locks.
    Full,
}

/// What a face has beside eyes, nose and mouth.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Features {
    pub(super) hairdo: Option<Hairdo>,
    pub(super) beard: Option<Beard>,
    pub(super) glasses: bool,
    pub(super) patch: bool,
    /// A clown's.
    pub(super) red_nose: bool,
    pub(super) earrings: bool,
}

/// The face and hair that belong to a garb.
pub(super) fn features(guise: &Guise, gender: Gender) -> Features {
    let girl = gender == Gender::Girl;
    let grown = matches!(guise.stage, Stage::Grown | Stage::Old);
    let plain = Features {
        hairdo: (grown && !girl).then_some(Hairdo::Crop),
        earrings: grown && girl,
        ..Features::default()
    };
    let old_hair = if girl { Hairdo::TopKnot } else { Hairdo::Fringe };
    let own = match guise.garb {
        Garb::Baby => Features { hairdo: Some(Hairdo::Wisp), ..plain },
        Garb::Grandparent => Features {
            hairdo: Some(old_hair),
            beard: (!girl).then_some(Beard::Moustache),
            glasses: true,
            ..plain
        },
        Garb::Parent | Garb::Chef if !girl => Features { beard: Some(Beard::Moustache), ..plain },
        Garb::Teacher => Features {
            hairdo: Some(if girl { Hairdo::TopKnot } else { Hairdo::Crop }),
            glasses: true,
            ..plain
        },
        Garb::Ballerina if girl => Features { hairdo: Some(Hairdo::TopKnot), ..plain },
        Garb::Monarch if !girl => Features { beard: Some(Beard::Short), ..plain },
        Garb::Captain => Features { beard: (!girl).then_some(Beard::Short), patch: true, ..plain },
        Garb::Wizard if !girl && grown => Features { beard: Some(Beard::Long), ..plain },
        // Mrs Claus has glasses.
        Garb::Santa => Features { beard: (!girl).then_some(Beard::Full), glasses: girl, ..plain },
        Garb::Clown => Features { hairdo: Some(Hairdo::Puffs), red_nose: true, earrings: false, ..plain },
        _ => plain,
    };
    let own = Features { glasses: own.glasses || guise.glasses, ..own };
    if guise.bald { Features { hairdo: Some(Hairdo::Bare), ..own } } else { own }
}
