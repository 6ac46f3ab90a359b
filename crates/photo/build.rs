//! Takes the weights of the face detector out of the model that npm brings, as plain numbers in the order in which
//! they are used.
//!
//! The model is a `TensorFlow` Lite file, which is a `FlatBuffer`: tables whose fields are found through offsets.

use std::path::PathBuf;
use std::{env, fs};

/// `BlazeFace` short range of `MediaPipe`: sees faces larger than about a tenth of its picture.
const MODEL: &str = "../../assets/node_modules/@mediapipe/face_detection/face_detection_short_range.tflite";
/// Operations by their number in the format.
const CONVOLUTION: i32 = 3;
const DEPTHWISE: i32 = 4;
const DEQUANTIZE: i32 = 6;

fn main() {
    for input in ["build.rs", MODEL] {
        println!("cargo::rerun-if-changed={input}");
    }
    let weights = fs::read(MODEL).map_or_else(
        |error| {
            println!(
                "cargo::warning=photos are drawn without looking for faces ({MODEL}: {error}): run `npm ci` in \
                 assets/, or `./x run`, which does"
            );
            Vec::new()
        },
        |model| Model(model).weights(),
    );
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets OUT_DIR"));
    let bytes: Vec<u8> = weights.iter().flat_map(|weight| weight.to_le_bytes()).collect();
    fs::write(out.join("faces.bin"), bytes).expect("OUT_DIR is writable");
}

struct Model(Vec<u8>);

impl Model {
    /// Of each convolution in turn: weights as row, column, channel in, channel out; then what is added for each
    /// channel out.
    fn weights(&self) -> Vec<f32> {
        let root = self.long(0);
        let codes = self.tables(root, 1);
        let graph = self.tables(root, 2)[0];
        let (tensors, operators, buffers) =
            (self.tables(graph, 0), self.tables(graph, 3), self.tables(root, 4));
        let code = |operator: usize| {
            let index = self.field(operator, 0).map_or(0, |at| self.long(at));
            let old = self.field(codes[index], 0).map_or(0, |at| i32::from(self.0[at]));
            old.max(self.field(codes[index], 3).map_or(0, |at| self.long(at) as i32))
        };
        // Half as precise numbers are stored, and made whole ones by an operation of their own.
        let mut stored: Vec<usize> = (0..tensors.len()).collect();
        for operator in operators.iter().filter(|operator| code(**operator) == DEQUANTIZE) {
            stored[self.longs(*operator, 2)[0]] = self.longs(*operator, 1)[0];
        }
        let numbers = |tensor: usize| {
            let table = tensors[stored[tensor]];
            let buffer = buffers[self.field(table, 2).map_or(0, |at| self.long(at))];
            let start = self.vector(buffer, 0).expect("weights");
            let bytes = &self.0[start + 4..start + 4 + self.long(start)];
            let numbers: Vec<f32> =
                bytes.chunks_exact(2).map(|half| whole(u16::from_le_bytes([half[0], half[1]]))).collect();
            (self.longs(table, 0), numbers)
        };
        let mut all = Vec::new();
        for operator in operators {
            let kind = code(operator);
            if kind != CONVOLUTION && kind != DEPTHWISE {
                continue;
            }
            let inputs = self.longs(operator, 1);
            let (shape, weights) = numbers(inputs[1]);
            let each = weights.len() / shape[0];
            for from in 0..each {
                all.extend((0..shape[0]).map(|to| weights[to * each + from]));
            }
            all.extend(numbers(inputs[2]).1);
        }
        all
    }

    fn long(&self, at: usize) -> usize {
        u32::from_le_bytes(self.0[at..at + 4].try_into().expect("four bytes")) as usize
    }

    fn short(&self, at: usize) -> usize {
        usize::from(u16::from_le_bytes([self.0[at], self.0[at + 1]]))
    }

    /// Where a field of a table is, counted from its first; the root is an offset like any other.
    fn field(&self, table: usize, index: usize) -> Option<usize> {
        let fields = table.wrapping_sub(self.long(table) as i32 as usize);
        let at = 4 + 2 * index;
        let offset = if at < self.short(fields) { self.short(fields + at) } else { 0 };
        (offset > 0).then(|| table + offset)
    }

    fn vector(&self, table: usize, index: usize) -> Option<usize> {
        self.field(table, index).map(|at| at + self.long(at))
    }

    fn longs(&self, table: usize, index: usize) -> Vec<usize> {
        let Some(start) = self.vector(table, index) else { return Vec::new() };
        (0..self.long(start)).map(|entry| self.long(start + 4 + 4 * entry)).collect()
    }

    fn tables(&self, table: usize, index: usize) -> Vec<usize> {
        let Some(start) = self.vector(table, index) else { return Vec::new() };
        (0..self.long(start)).map(|entry| start + 4 + 4 * entry).map(|at| at + self.long(at)).collect()
    }
}

/// A number of 16 bits in 32.
fn whole(half: u16) -> f32 {
    let (sign, power, part) =
        (u32::from(half >> 15) << 31, u32::from(half >> 10 & 31), u32::from(half & 1023));
    if power == 0 {
        let small = part as f32 / 16_777_216.0;
        return if sign == 0 { small } else { -small };
    }
    f32::from_bits(sign | (power + 112) << 23 | part << 13)
}
