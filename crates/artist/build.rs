//! Copies the faces from where npm put them, and says what to run when they are not there.

use std::{env, fs, path::Path};

/// `(file here, file in the package)`; licences are named on the app's credits page.
const FACES: [(&str, &str); 7] = [
    ("dynapuff.ttf", "dynapuff/600SemiBold/DynaPuff_600SemiBold.ttf"),
    ("luckiest-guy.ttf", "luckiest-guy/400Regular/LuckiestGuy_400Regular.ttf"),
    ("sniglet.ttf", "sniglet/800ExtraBold/Sniglet_800ExtraBold.ttf"),
    ("fredoka.ttf", "fredoka/700Bold/Fredoka_700Bold.ttf"),
    ("fredoka-medium.ttf", "fredoka/500Medium/Fredoka_500Medium.ttf"),
    ("andika.ttf", "andika/Andika_700Bold.ttf"),
    ("andika-regular.ttf", "andika/Andika_400Regular.ttf"),
];

fn main() {
    let packages = Path::new("../../assets/node_modules/@expo-google-fonts");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    for (name, file) in FACES {
        let from = packages.join(file);
        println!("cargo::rerun-if-changed={}", from.display());
        if let Err(error) = fs::copy(&from, Path::new(&out).join(name)) {
            panic!("the face {file} is missing ({error}): run `npm ci` in assets/, or `./x run`, which does");
        }
    }
}
