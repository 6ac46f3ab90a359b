//! Dark blobs of every size: where lightness dips most, in space and among its blurs (Lindeberg 1998, the difference
//! of Gaussians for the Laplacian).

use kurbo::{Point, Vec2};

use crate::plane::Plane;

/// The finest blur, in pixels.
const FINEST: f32 = 1.6;
/// How many blurs there are until one is twice as wide.
const STEPS: usize = 3;
/// How often that happens.
const OCTAVES: usize = 4;
/// How deep a dip is at least between one blur and the next, in lightness.
const DIP: f32 = 0.5;
/// How much darker a blob is than all around on average, and than the sixth lightest of sixteen places there.
const DARKER: f32 = 9.0;
const FIRM: f32 = 5.0;
/// How dark it is at most.
const DARK: f32 = 48.0;
/// No more than this many blobs, those of the best contrast.
const MOST: usize = 400;

/// A dark place that is lighter all around.
#[derive(Debug, Clone, Copy)]
pub(super) struct Blob {
    pub(super) at: Point,
    /// In pixels.
    pub(super) radius: f64,
    /// Its lightness.
    pub(super) light: f32,
    /// How much lighter it is around: on average, and all but for a third.
    pub(super) contrast: f32,
    pub(super) firm: f32,
}

/// Blurs of one resolution, each [`STEPS`]th of an octave wider than the one before.
struct Octave {
    blurs: Vec<Plane>,
    /// Pixels of the picture for one of these.
    scale: f64,
}

/// The dark blobs of a picture, by its lightness.
pub(super) fn blobs(light: &Plane) -> Vec<Blob> {
    let octaves = octaves(light);
    let mut found = Vec::new();
    for (index, octave) in octaves.iter().enumerate() {
        for (step, at) in octave.dips() {
            // What is inside is looked at an octave finer.
            let (fine, level) = if index == 0 { (octave, 0) } else { (&octaves[index - 1], step) };
            let sigma = f64::from(width(step)) * libm::pow(2.0, 0.5 / STEPS as f64);
            let radius = sigma * octave.scale * core::f64::consts::SQRT_2;
            found.extend(blob((&fine.blurs[level], fine.scale), at, radius));
        }
    }
    found.sort_by(|one, other| other.contrast.total_cmp(&one.contrast));
    found.truncate(MOST);
    found
}

/// The width of a blur, in pixels of its octave.
fn width(step: usize) -> f32 {
    FINEST * libm::powf(2.0, step as f32 / STEPS as f32)
}

fn octaves(light: &Plane) -> Vec<Octave> {
    let mut first = light.blur(FINEST);
    let mut octaves: Vec<Octave> = Vec::new();
    for index in 0..OCTAVES {
        let mut blurs = vec![first];
        for step in 1..STEPS + 3 {
            let (now, before) = (width(step), width(step - 1));
            blurs.push(blurs[step - 1].blur(libm::sqrtf(now * now - before * before)));
        }
        first = blurs[STEPS].halved();
        octaves.push(Octave { blurs, scale: f64::from(1_u32 << index) });
    }
    octaves
}

impl Octave {
    /// Which blurs dip where, in pixels of the picture.
    fn dips(&self) -> Vec<(usize, Point)> {
        let dips: Vec<Plane> = self.blurs.windows(2).map(|pair| difference(&pair[1], &pair[0])).collect();
        let (width, height) = (dips[0].width, dips[0].height);
        let mut found = Vec::new();
        for (step, three) in dips.windows(3).enumerate() {
            for y in 1..height.max(2) - 1 {
                for x in 1..width.max(2) - 1 {
                    let at = y * width + x;
                    let value = three[1].data[at];
                    if value > DIP && is_top(three, at, value) {
                        let beside = |other: usize| three[1].data[other];
                        let across = crest([beside(at - 1), value, beside(at + 1)]);
                        let down = crest([beside(at - width), value, beside(at + width)]);
                        let point = Point::new(x as f64 + 0.5 + across, y as f64 + 0.5 + down);
                        found.push((step + 1, (self.scale * point.to_vec2()).to_point()));
                    }
                }
            }
        }
        found
    }
}

fn difference(one: &Plane, other: &Plane) -> Plane {
    let data = one.data.iter().zip(&other.data).map(|(one, other)| one - other).collect();
    Plane { width: one.width, height: one.height, data }
}

/// How far from the middle one of three values in a row the parabola through them is highest.
fn crest([before, value, after]: [f32; 3]) -> f64 {
    let bend = 2.0 * value - before - after;
    if bend > 0.0 { f64::from(((after - before) / (2.0 * bend)).clamp(-0.5, 0.5)) } else { 0.0 }
}

/// Whether nothing is larger around a pixel, in its plane and the two beside.
fn is_top(planes: &[Plane], at: usize, value: f32) -> bool {
    planes.iter().all(|plane| {
        let rows = [at - plane.width, at, at + plane.width];
        rows.iter().all(|row| plane.data[row - 1..=row + 1].iter().all(|other| value >= *other))
    })
}

/// What is at a dip, if it is dark, and lighter around.
fn blob((plane, scale): (&Plane, f64), at: Point, radius: f64) -> Option<Blob> {
    let (width, height) = (plane.width as f64 * scale, plane.height as f64 * scale);
    if at.x < radius || at.y < radius || at.x > width - radius || at.y > height - radius {
        return None;
    }
    let value = |point: Point| plane.near((point.x / scale) as isize, (point.y / scale) as isize);
    let ring = |reach: f64| {
        core::array::from_fn::<f32, 16, _>(|turn| {
            let (sin, cos) = libm::sincos(turn as f64 * core::f64::consts::TAU / 16.0);
            value(at + reach * radius * Vec2::new(cos, sin))
        })
    };
    let light = (ring(0.45).iter().sum::<f32>() + 4.0 * value(at)) / 20.0;
    let (near, far) = (ring(1.5), ring(1.9));
    let mut over: [f32; 16] = core::array::from_fn(|turn| near[turn].max(far[turn]) - light);
    over.sort_by(f32::total_cmp);
    let (contrast, firm) = (over.iter().sum::<f32>() / 16.0, over[5]);
    (contrast > DARKER && firm > FIRM && light < DARK).then_some(Blob { at, radius, light, contrast, firm })
}
