//! Everyday things: the 80 object classes of the COCO data set are understood by the names it gives them.

use words::read;

const CLASSES: &str = "person, bicycle, car, motorcycle, airplane, bus, train, truck, boat, traffic light, fire hydrant, \
    stop sign, parking meter, bench, bird, cat, dog, horse, sheep, cow, elephant, bear, zebra, giraffe, backpack, \
    umbrella, handbag, tie, suitcase, frisbee, skis, snowboard, sports ball, kite, baseball bat, baseball glove, \
    skateboard, surfboard, tennis racket, bottle, wine glass, cup, fork, knife, spoon, bowl, banana, apple, sandwich, \
    orange, broccoli, carrot, hot dog, pizza, donut, cake, chair, couch, potted plant, bed, dining table, toilet, tv, \
    laptop, mouse, remote, keyboard, cell phone, microwave, oven, toaster, sink, refrigerator, book, clock, vase, \
    scissors, teddy bear, hair drier, toothbrush";

/// Classes that are a person's tool and an animal, or many in one, have no plural of their own.
const SINGULAR: [&str; 2] = ["skis", "scissors"];

fn plural(class: &str) -> String {
    match class {
        "knife" => "knives".to_owned(),
        "mouse" => "mice".to_owned(),
        "person" => "people".to_owned(),
        "sheep" => "sheep".to_owned(),
        _ if class.ends_with("ch") || class.ends_with('s') || class.ends_with("sh") => format!("{class}es"),
        _ => format!("{class}s"),
    }
}

/// That `prompt` asks for so many of one thing that can be drawn, and of nothing else.
fn check(prompt: &str, count: u8) {
    let reading = read(prompt);
    let counts: Vec<u8> = reading.cast.iter().map(|subject| subject.count).collect();
    assert_eq!(counts, [count], "{prompt}");
    assert!(reading.unread.is_empty(), "{prompt}: {:?}", reading.unread);
    assert!(reading.relatives.is_empty(), "{prompt}: {:?}", reading.relatives);
}

#[test]
fn everyday_things_are_drawn_one_by_one_and_counted() {
    let classes: Vec<&str> = CLASSES.split(',').map(str::trim).collect();
    assert_eq!(classes.len(), 80);
    for class in classes {
        check(&format!("a {class}"), 1);
        check(&format!("a photo of the {class}"), 1);
        if !SINGULAR.contains(&class) {
            check(&format!("three {}", plural(class)), 3);
        }
    }
}

#[test]
fn everyday_things_stand_as_said() {
    for class in CLASSES.split(',').map(str::trim).filter(|class| *class != "dog") {
        for (said, link) in [("left of", scene::Link::LeftOf), ("above", scene::Link::Above)] {
            let reading = read(&format!("a photo of a {class} {said} a dog"));
            let links: Vec<scene::Link> = reading.relations.iter().map(|relation| relation.link).collect();
            assert_eq!((reading.cast.len(), links.as_slice()), (2, &[link][..]), "a {class} {said} a dog");
        }
    }
}
