//! Engraves the icons that `scene/tail.tsv` names into `plates.bin` and an index of it.
//!
//! What was engraved stays in `OUT_DIR` under a hash of the icon, its settings and this program, so that a
//! build engraves only what changed.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fmt::Write as _, fs, thread};

use engrave::{Plate, REFERENCE, Role, Settings, engrave};

const TABLE: &str = "../scene/tail.tsv";
/// From npm; each is drawn on a page of 128 by 128.
const ICONS: &str = "../../assets/node_modules/@iconify-json/noto/icons.json";
/// What we drew for engraving ourselves, on the same page, where Noto Emoji has nothing.
const OWN: &str = "art";
/// The most areas a coarse drawing has.
const MOST: usize = 9;
/// Beyond this nothing is gained: what is left are many large areas.
const COARSEST: f64 = 4.0;
/// How much coarser the version for small props and young children is.
const COARSE: f64 = 1.7;
/// The longer side on a page, in units, of what is held in a hand, of small things, and of all else: the sizes
/// our own figures are drawn at.
const SIZES: [f64; 3] = [150.0, 220.0, 290.0];
/// How much coarser what is held is than what stands by itself.
const HELD: f64 = 1.2;

fn main() {
    for input in ["build.rs", TABLE, ICONS, OWN] {
        println!("cargo::rerun-if-changed={input}");
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets OUT_DIR"));
    let plates = match fs::read_to_string(ICONS) {
        Ok(icons) => plates(&icons, &out),
        Err(error) => {
            println!(
                "cargo::warning=the long tail of drawings is left out ({ICONS}: {error}): run `npm ci` in assets/, \
                 or `./x run`, which does"
            );
            BTreeMap::new()
        }
    };
    let (mut bytes, mut index) = (Vec::new(), String::new());
    for (name, [coarse, full]) in plates {
        let from = bytes.len();
        bytes.extend(coarse);
        let middle = bytes.len();
        bytes.extend(full);
        writeln!(index, "    ({name:?}, [{from}, {middle}, {}]),", bytes.len()).expect("a string grows");
    }
    let index = format!(
        "/// Name; where its coarse and its full drawing start and end.\n\
         static INDEX: &[(&str, [usize; 3])] = &[\n{index}];\n"
    );
    fs::write(out.join("index.rs"), index).expect("OUT_DIR is writable");
    fs::write(out.join("plates.bin"), bytes).expect("OUT_DIR is writable");
}

/// One row of the table: whose drawing is made how from what.
struct Order {
    name: String,
    svg: String,
    settings: Settings,
    /// Longer side on a page, in units.
    size: f64,
}

/// Every drawing of the table, coarse and full, by name.
fn plates(icons: &str, out: &Path) -> BTreeMap<String, [Vec<u8>; 2]> {
    let icons: serde_json::Value = serde_json::from_str(icons).expect("the icons are JSON");
    let table = fs::read_to_string(TABLE).expect("crates/scene/tail.tsv is readable");
    let rows = table.lines().enumerate().skip(1).filter(|(_, line)| !line.trim().is_empty());
    let orders: Vec<Order> = rows
        .map(|(number, line)| {
            order(line, &icons).unwrap_or_else(|why| panic!("tail.tsv line {}: {why}", number + 1))
        })
        .collect();
    let kept = out.join("engraved");
    fs::create_dir_all(&kept).expect("OUT_DIR is writable");
    let program = env::current_exe().and_then(fs::read).expect("this program is readable");
    let program = hash(&program);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some(order) = orders.get(next.fetch_add(1, Ordering::Relaxed)) {
            let coarse =
                Settings { coarseness: order.settings.coarseness * COARSE, ..order.settings.clone() };
            let versions = [(&coarse, MOST), (&order.settings, usize::MAX)].map(|(settings, most)| {
                let file = kept.join(format!(
                    "{:016x}",
                    hash(&(program, &order.svg, format!("{settings:?} {}", order.size)))
                ));
                fs::read(&file).unwrap_or_else(|_| {
                    let plate = calm(order, settings, most);
                    let bytes = miniz_oxide::deflate::compress_to_vec(
                        &plate.scaled(order.size / REFERENCE).packed(),
                        9,
                    );
                    fs::write(&file, &bytes).expect("OUT_DIR is writable");
                    bytes
                })
            });
            done.push((order.name.clone(), versions));
        }
        done
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker says what went wrong")).collect()
    })
}

/// Engraved coarser and coarser until there are at most `most` areas.
fn calm(order: &Order, settings: &Settings, most: usize) -> Plate {
    let mut settings = settings.clone();
    loop {
        let plate = engrave(&order.svg, &settings).unwrap_or_else(|why| panic!("{}: {why}", order.name));
        let areas = plate.pieces.iter().filter(|piece| piece.role == Role::Area).count();
        if areas < most || settings.coarseness > COARSEST {
            return plate;
        }
        settings.coarseness *= 1.3;
    }
}

fn hash(what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

/// `name … icon  overrides` of a row.
fn order(line: &str, icons: &serde_json::Value) -> Result<Order, String> {
    let columns: Vec<_> = line.split('\t').map(str::trim).collect();
    let [name, _, metres, _, uses, icon, overrides] = columns[..] else {
        return Err(format!("{} columns instead of 7", columns.len()));
    };
    let parts = icon.split('+').map(|part| placed(part, icons)).collect::<Result<String, _>>()?;
    let mut settings = Settings::parse(overrides)?;
    let metres: f64 = metres.parse().map_err(|_| format!("«{metres}» is no height in metres"))?;
    // What is put together has more to show than what is one icon.
    let held = uses.contains("held") && metres < 1.0 && !icon.contains('+');
    let size = SIZES[if held { 0 } else { usize::from(metres >= 0.6) + 1 }];
    if held {
        settings.coarseness *= HELD;
    }
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
         viewBox=\"0 0 128 128\">{parts}</svg>"
    );
    Ok(Order { name: name.to_owned(), svg, settings, size })
}

/// The drawing of `icon`, of `own/file`, or of `icon@x,y,size`: its middle and its size on the page of 128.
fn placed(part: &str, icons: &serde_json::Value) -> Result<String, String> {
    let (icon, place) = part.split_once('@').unwrap_or((part, "64,64,128"));
    let body = match icon.strip_prefix("own/") {
        Some(name) => fs::read_to_string(Path::new(OWN).join(format!("{name}.svg"))).ok(),
        None => icons["icons"][icon]["body"].as_str().map(str::to_owned),
    };
    let body = body.ok_or_else(|| format!("there is no icon «{icon}»"))?;
    let numbers: Vec<f64> = place.split(',').filter_map(|number| number.parse().ok()).collect();
    let [x, y, size] = numbers[..] else { return Err(format!("«{part}» needs a middle and a size")) };
    let scale = size / 128.0;
    let (left, top) = (x - size / 2.0, y - size / 2.0);
    // An icon put in twice brings its gradients twice, which are the same.
    Ok(format!("<g transform=\"translate({left} {top}) scale({scale})\">{body}</g>"))
}
