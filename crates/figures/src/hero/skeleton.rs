//! How big the parts of a child of this age are, and where its joints are in a pose.

use kurbo::{Affine, Point, Vec2};
use scene::{Character, Gender, Stage};

use super::curve::{mix, toward};
use super::limbs::{ELBOW, KNEE, Limb};
use super::pose::{ArmPose, Layer, LegPose, Stance};
use super::torso::Trunk;

/// Sole to crown of a standing hero, in units.
const HEIGHT: f64 = 380.0;

/// The measures of a child of one age, in units.
#[derive(Debug, Clone, Copy)]
pub(super) struct Build {
    /// Units a head unit has; a head is 100 head units high.
    pub(super) head: f64,
    /// Chin to shoulder.
    pub(super) neck: f64,
    /// Shoulder to hip joint.
    pub(super) trunk: f64,
    /// Half the distance of the shoulder joints, and the radius of the shoulder.
    pub(super) shoulder: f64,
    pub(super) shoulder_radius: f64,
    /// Half widths of neckline, waist and hem of a shirt.
    pub(super) collar: f64,
    pub(super) waist: f64,
    pub(super) hem: f64,
    pub(super) upper_arm: f64,
    pub(super) forearm: f64,
    hip: f64,
    pub(super) thigh: f64,
    /// Hip joint to sole.
    leg: f64,
    /// Radii of a leg at hip, knee and ankle.
    pub(super) leg_girth: [f64; 3],
    /// Radii of an arm at shoulder, elbow and wrist.
    arm_girth: [f64; 3],
    /// How big hands and shoes are.
    pub(super) hand: f64,
    pub(super) shoe: f64,
}

/// How much wider than the hips a shirt's hem is seen from aside, in units.
const OVER_THE_HIPS: f64 = 2.0;

/// How wide a turned trunk looks, as a share of one that faces us.
pub(super) fn squeeze(turn: f64) -> f64 {
    1.0 - 0.22 * turn
}

/// Where the shoulder of an arm behind the trunk is from the trunk's own, in units.
const BEYOND: Vec2 = Vec2::new(4.0, -1.5);

/// Where the hip of the leg on this side of a mount is, as a share of the hips, and how much thicker it is there: the seat is
/// whole.
pub(super) const ASTRIDE: (f64, f64) = (-0.9, 1.24);

/// Ankle joint to sole, times the shoe's size.
pub(super) const ANKLE: f64 = 21.0;

/// Where the toe's end of the sole is in a shoe's own coordinates, and the tip of the toe; how much cloth is under a knee,
/// in units.
pub(super) const TOE: Point = Point::new(34.0, ANKLE);
pub(super) const TIP: Point = Point::new(43.0, 11.0);
const UNDER_A_KNEE: f64 = 4.0;

impl Build {
    /// The measures of somebody of this age or stage of life.
    pub(super) fn of(child: &Character, stage: Stage) -> Self {
        match (stage, child.gender) {
            (Stage::Baby, _) => Self::baby(),
            (Stage::Child, Gender::Girl) => Self::child(child.age.growth()),
            (Stage::Child, Gender::Boy) => Self::child(child.age.growth()).straight(),
            (Stage::Grown, Gender::Girl) => Self::woman(),
            (Stage::Grown, Gender::Boy) => Self::man(),
            (Stage::Old, Gender::Girl) => {
                Self { waist: 44.0, hem: 50.0, ..Self::woman().with_head(94.0, 6.0) }
            }
            (Stage::Old, Gender::Boy) => Self { waist: 51.0, hem: 52.0, ..Self::man().with_head(91.0, 6.0) },
        }
    }

    /// A boy's shoulders are a little wider, and his shirt falls straight.
    fn straight(self) -> Self {
        Self { shoulder: self.shoulder + 2.5, hem: self.hem - 4.0, ..self }
    }

    /// Another head and neck, the legs shorter or longer for it.
    fn with_head(self, head: f64, neck: f64) -> Self {
        let leg = HEIGHT - head - neck - self.trunk;
        Self { head: head / 100.0, neck, leg, thigh: (leg - ANKLE * self.shoe) * 0.5, ..self }
    }

    /// Half of a baby is its head.
    fn baby() -> Self {
        Self {
            trunk: 116.0,
            shoulder: 34.0,
            shoulder_radius: 19.0,
            collar: 22.0,
            waist: 56.0,
            hem: 60.0,
            upper_arm: 40.0,
            forearm: 38.0,
            hip: 30.0,
            leg_girth: [27.0, 24.0, 20.0],
            arm_girth: [19.0, 16.0, 11.5],
            hand: 1.0,
            shoe: 1.1,
            ..Self::child(0.0)
        }
        .with_head(178.0, 2.0)
    }

    fn woman() -> Self {
        Self {
            trunk: 108.0,
            shoulder: 33.0,
            shoulder_radius: 14.0,
            collar: 15.0,
            waist: 33.0,
            hem: 43.0,
            upper_arm: 59.0,
            forearm: 55.0,
            hip: 21.0,
            leg_girth: [20.0, 15.5, 12.5],
            arm_girth: [14.0, 12.5, 11.5],
            hand: 0.92,
            shoe: 0.96,
            ..Self::child(1.0)
        }
        .with_head(87.0, 13.0)
    }

    fn man() -> Self {
        Self {
            trunk: 118.0,
            shoulder: 45.0,
            shoulder_radius: 17.0,
            collar: 18.0,
            waist: 43.0,
            hem: 44.0,
            upper_arm: 62.0,
            forearm: 57.0,
            hip: 21.0,
            leg_girth: [21.0, 17.0, 14.5],
            arm_girth: [17.0, 14.5, 12.0],
            hand: 1.04,
            shoe: 1.1,
            ..Self::child(1.0)
        }
        .with_head(84.0, 11.0)
    }

    /// A child's measures; `growth` is 0 at three years and 1 at ten.
    fn child(growth: f64) -> Self {
        let by_age = |three, ten| mix(three, ten, growth);
        let head = HEIGHT / by_age(2.42, 4.12);
        let (neck, trunk) = (by_age(11.0, 10.0), by_age(94.0, 103.0));
        let leg = HEIGHT - head - neck - trunk;
        let shoe = by_age(1.06, 1.05);
        Self {
            head: head / 100.0,
            neck,
            trunk,
            shoulder: by_age(33.0, 34.0),
            shoulder_radius: by_age(16.0, 16.0),
            collar: by_age(20.0, 18.0),
            waist: by_age(49.0, 41.0),
            hem: by_age(58.0, 48.0),
            upper_arm: by_age(46.0, 56.0),
            forearm: by_age(45.0, 53.0),
            hip: by_age(26.0, 23.5),
            thigh: (leg - ANKLE * shoe) * 0.5,
            leg,
            leg_girth: [by_age(23.0, 21.5), by_age(20.0, 18.0), by_age(17.0, 14.5)],
            arm_girth: [15.2, by_age(12.4, 12.8), 11.2],
            hand: by_age(1.02, 0.94),
            shoe,
        }
    }
}

/// Chin to shoulders of who has a collar of glass between, in head units.
const COLLARED: f64 = 22.0;

/// How much less half a chest is deep than broad, in units.
const SIDELONG: f64 = 8.0;
/// How wide such a body's waist is before it is seen from aside, as a share of that.
const WAISTED: f64 = 0.98;
/// How far its chin is before the collar, in head units.
const CHIN: f64 = 5.0;

impl Build {
    /// The measures of a body whose head is in a ball of glass: its collar lies on the shoulders, below the chin.
    pub(super) fn in_glass(self) -> Self {
        Self { neck: self.neck.max(COLLARED * self.head), ..self }
    }

    /// The measures of a body that lies in water or air, seen from aside: its shoulders run into the neck, no broader than
    /// the chest is deep, and the chin lies before the collar.
    pub(super) fn afloat(self) -> Self {
        let deep = self.shoulder + self.shoulder_radius - SIDELONG;
        let shoulder = self.collar + 3.0;
        let neck = -CHIN * self.head;
        Self { neck, shoulder, shoulder_radius: deep - shoulder, waist: deep * WAISTED, ..self }
    }

    /// Half the distance of the hip joints as seen in a turned body.
    pub(super) fn spread(&self, turn: f64) -> f64 {
        self.hip * (1.0 - 0.8 * turn)
    }

    /// The measures of a body seen from aside: its shirt ends as narrow as its hips are, a one-piece even closer.
    pub(super) fn turned(self, turn: f64, close: bool) -> Self {
        // A one-piece meets the round hips of its legs.
        let hips = self.hips(turn);
        let hem = if close { hips - 1.3 } else { mix(self.hem, hips + OVER_THE_HIPS, turn.min(1.0)) };
        let waist = self.waist * (1.0 - turn * if close { 0.2 } else { 0.1 });
        Self { waist, hem, ..self }
    }

    /// Half the width of the hips as seen in a turned body: the legs' outer sides.
    pub(super) fn hips(&self, turn: f64) -> f64 {
        self.spread(turn) + (self.leg_girth[0] + 1.0) / squeeze(turn)
    }

    /// Who kneels has the toes of the near foot on the ground, behind the knee.
    pub(super) fn kneel(&self, stance: &mut Stance) {
        let tip = Affine::rotate(stance.near_leg.foot.to_radians()) * TIP;
        let rise = tip.y * self.shoe - self.leg_girth[1] - UNDER_A_KNEE;
        stance.near_leg.shin = -90.0 - libm::asin((rise / self.shin()).clamp(0.0, 0.7)).to_degrees();
    }

    /// The same body, of whose arms so much is seen.
    pub(super) fn foreshortened(self, seen: f64) -> Self {
        Self { upper_arm: self.upper_arm * seen, forearm: self.forearm * seen, ..self }
    }

    /// Knee to ankle, in units.
    fn shin(&self) -> f64 {
        self.leg + 4.0 - self.thigh - ANKLE * self.shoe
    }

    /// This share of the leg, in units.
    pub(super) fn leg_share(&self, share: f64) -> f64 {
        self.leg * share
    }
}

/// A foot's place: the ankle joint, and how the shoe is turned.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leg {
    pub(super) limb: Limb,
    /// From the shoe's own coordinates.
    pub(super) foot: Affine,
    /// Whether it is on this side of what is ridden, the other one behind that.
    pub(super) astride: bool,
}

/// Where all joints are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Skeleton {
    /// From the trunk's coordinates.
    pub(super) trunk: Trunk,
    /// From head units: the middle of the head is the origin, the crown at y = −50, the chin at 50.
    pub(super) head: Affine,
    pub(super) near_arm: Limb,
    pub(super) far_arm: Limb,
    pub(super) near_leg: Leg,
    pub(super) far_leg: Option<Leg>,
}

impl Skeleton {
    /// The joints of a body in a stance; the lowest sole is on the ground or `lift` above it.
    /// `reach` is how far what the near and the far hand hold stands out towards the head.
    pub(super) fn of(build: &Build, stance: &Stance, reach: [f64; 2]) -> Self {
        let rough = Self::from_pelvis(build, stance, reach, Point::ZERO);
        let mut lowest = rough.near_leg.sole(build);
        if let Some(far) = &rough.far_leg {
            lowest = lowest.max(far.sole(build));
        }
        let middle = toward(180.0 - stance.lean).x * build.trunk * 0.5;
        Self::from_pelvis(build, stance, reach, Point::new(-middle, -stance.lift - lowest))
    }

    /// Tilts the head clockwise about the chin, by so many degrees.
    pub(super) fn tilt(&mut self, degrees: f64) {
        let chin = Vec2::new(0.0, 50.0);
        self.head = self.head
            * Affine::translate(chin)
            * Affine::rotate(degrees.to_radians())
            * Affine::translate(-chin);
    }

    fn from_pelvis(build: &Build, stance: &Stance, reach: [f64; 2], pelvis: Point) -> Self {
        let frame = Affine::translate(pelvis.to_vec2())
            * Affine::rotate(stance.lean.to_radians())
            * Affine::scale_non_uniform(squeeze(stance.turn), 1.0);
        let trunk = Trunk {
            frame,
            high: build.trunk,
            slant: stance.slants().map(|degrees| libm::tan(degrees.to_radians())),
            drift: libm::tan(stance.drift().to_radians()),
        };
        let collar = trunk * Point::new(0.0, -build.trunk - 2.0);
        let head_at = collar + toward(180.0 - stance.carry) * (build.neck + 50.0 * build.head);
        let head = Affine::translate(head_at.to_vec2())
            * Affine::rotate(stance.nod.to_radians())
            * Affine::scale(build.head);
        let shoulder =
            |side: f64| trunk * Point::new(side * build.shoulder, -build.trunk + build.shoulder_radius);
        // An arm behind the trunk goes on where its shoulder line ends.
        let beyond = if stance.far.layer == Layer::Behind { BEYOND } else { Vec2::ZERO };
        let spread = build.spread(stance.turn);
        let hip = |side: f64| trunk * Point::new(side * spread, -4.0);
        Self {
            trunk,
            head,
            near_arm: arm(build, &stance.near, shoulder(-1.0), (head_at, reach[0])),
            far_arm: arm(build, &stance.far, shoulder(1.0) + beyond, (head_at, reach[1])),
            near_leg: if stance.straddles() {
                Leg::of(build, &stance.near_leg, hip(ASTRIDE.0)).over_a_mount()
            } else {
                Leg::of(build, &stance.near_leg, hip(-1.0))
            },
            far_leg: stance.far_leg.map(|pose| Leg::of(build, &pose, hip(1.0))),
        }
    }
}

/// How far a raised arm that gives way to the face is lowered at most, and how sharply its elbow is bent at least all the
/// same, in degrees: it is no plank.
const LOWERED: (f64, f64) = (44.0, 88.0);
const BENT: f64 = 42.0;

/// A raised arm is lowered, its elbow bent, until its hand is clear of the face.
fn arm(build: &Build, pose: &ArmPose, root: Point, (head, held): (Point, f64)) -> Limb {
    let clear = build.head * 72.0 + (31.0 * build.hand).max(held);
    let reach = |upper: f64, fore: f64| {
        let joint = root + toward(upper) * build.upper_arm;
        (joint, joint + toward(fore) * build.forearm * pose.seen)
    };
    let is_clear = |upper: f64, fore: f64| {
        let palm = reach(upper, fore).1 + toward(fore) * 14.0;
        (palm - head).hypot2() > clear * clear
    };
    let (mut upper, mut fore) = (pose.upper, pose.fore);
    if pose.layer == Layer::Over && upper * fore > 0.0 && !is_clear(upper, fore) {
        let side = upper.signum();
        let bent = BENT.min(fore.abs() - upper.abs());
        let steps = |from: f64, to: f64| {
            (0..).map(f64::from).map(move |step| from - 3.0 * step).take_while(move |at| *at >= to)
        };
        let all = steps(upper.abs(), LOWERED.0)
            .flat_map(|upper| steps(fore.abs(), LOWERED.1).map(move |fore| (upper, fore)))
            .filter(|(upper, fore)| fore - upper >= bent && is_clear(side * upper, side * fore));
        let least = all.min_by(|one, other| (other.0 + other.1).total_cmp(&(one.0 + one.1)));
        let (lowered, level) = least.unwrap_or((LOWERED.0, LOWERED.1));
        (upper, fore) = (side * lowered, side * level);
    }
    let (joint, end) = reach(upper, fore);
    Limb { root, joint, end, girth: build.arm_girth, soft: ELBOW }
}

impl Leg {
    /// A leg that begins here.
    pub(super) fn of(build: &Build, pose: &LegPose, root: Point) -> Self {
        let joint = root + toward(pose.thigh) * (build.thigh * pose.seen);
        let end = joint + toward(pose.shin) * build.shin();
        let mirror = if pose.out { -1.0 } else { 1.0 };
        let foot = Affine::translate(end.to_vec2())
            * Affine::scale_non_uniform(mirror * build.shoe * pose.long, build.shoe)
            * Affine::rotate(pose.foot.to_radians());
        Self { limb: Limb { root, joint, end, girth: build.leg_girth, soft: KNEE }, foot, astride: false }
    }

    /// The same leg on this side of a mount, thicker at the hip.
    fn over_a_mount(mut self) -> Self {
        self.limb.girth[0] *= ASTRIDE.1;
        self.astride = true;
        self
    }

    /// The lowest point of the shoe or the knee.
    pub(super) fn sole(&self, build: &Build) -> f64 {
        let heel = self.foot * Point::new(-14.0, ANKLE);
        let toe = self.foot * TOE;
        let knee = self.limb.joint + Vec2::new(0.0, build.leg_girth[1] + UNDER_A_KNEE);
        heel.y.max(toe.y).max(knee.y)
    }
}
