//! What a wish is told of itself: the deeds, looks and manners that were understood and that no line shows.

use scene::Complexity;
use words::{change, read};

const WISHES: &str = include_str!("undrawn.tsv");

#[test]
fn a_wish_is_told_what_no_line_shows_and_nothing_else() {
    let mut wrong = Vec::new();
    for line in WISHES.lines().skip(1) {
        let (wish, told) = line.split_once('\t').unwrap_or((line, ""));
        let undrawn = read(wish).undrawn.join(",");
        if undrawn != told {
            wrong.push(format!("{wish}: told {undrawn}, wanted {told}"));
        }
    }
    assert!(WISHES.lines().count() > 300);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_told_is_in_the_wish_in_its_order_and_once() {
    let reading = read("A Wobbly tower, an invisible dragon and a wobbly, wobbly jelly can't dance");
    assert_eq!(reading.undrawn, ["wobbly", "invisible", "can't dance"]);
    for line in WISHES.lines().skip(1) {
        let wish = line.split('\t').next().unwrap_or_default().to_lowercase();
        let mut last = 0;
        for word in read(&wish).undrawn {
            let at = wish[last..].find(&word).unwrap_or_else(|| panic!("{wish}: {word}"));
            last += at;
        }
    }
}

#[test]
fn a_word_is_told_as_left_out_or_as_unknown_and_never_as_both() {
    let reading = read("a melting flumpelhorn and a melting snowman");
    assert_eq!(
        (reading.unread, reading.undrawn),
        (vec!["flumpelhorn".to_owned()], vec!["melting".to_owned()])
    );
}

#[test]
fn colours_counts_praise_and_what_is_drawn_anyway_are_not_told() {
    for wish in [
        "",
        "please draw me a very very cute little green frog",
        "three lovely magical unicorns named Bella",
        "a flying bird and a swimming fish",
        "a furry brown bear sleeping at night in winter",
        "a stunning, adorable, super cool race car",
        "a bunny happily eating a carrot",
        "two happy dogs running in the park on a sunny day",
    ] {
        assert_eq!(read(wish).undrawn, [""; 0], "{wish}");
    }
}

#[test]
fn a_manner_that_a_face_shows_is_drawn() {
    let looks = &read("a dog sitting angrily on a mat").cast[0].looks;
    assert_eq!(looks.feeling, Some(scene::Feeling::Grumpy));
    assert_eq!(read("a dog sitting awkwardly on a mat").undrawn, ["awkwardly"]);
}

#[test]
fn an_instruction_is_told_what_it_leaves_out() {
    let scene = read("a snowman and a dog").scene(Complexity::Simple);
    let told = |instruction: &str| change(&scene, instruction).undrawn;
    assert_eq!(told("add a melting snowman"), ["melting"]);
    for drawn in
        ["make it sleepy", "make them dance", "add a butterfly", "make it simpler", "bigger dog", "at night"]
    {
        assert_eq!(told(drawn), [""; 0], "{drawn}");
    }
}

#[test]
fn what_can_be_chosen_is_drawn_whole() {
    for place in ["in a fantasy land", "in space", "in the jungle", "under the sea", "on a farm"] {
        for somebody in ["a dragon", "a unicorn", "a dinosaur", "an astronaut", "a mermaid"] {
            for doing in ["playing", "exploring", "playing soccer", "playing music", "with a magic wand"] {
                let wish = format!("{somebody} {doing} {place}");
                assert_eq!(read(&wish).undrawn, [""; 0], "{wish}");
            }
        }
    }
    for location in scene::Location::ALL {
        let wish = format!("Maya is just exploring and having fun in the {}", location.label());
        assert_eq!(read(&wish).undrawn, [""; 0], "{wish}");
    }
    for wish in [
        "An elephant with a giraffe in a treehouse",
        "A pirate ship in space",
        "A magical forest with fairies",
        "A robot baking cookies",
        "A dinosaur picnic by a lake",
    ] {
        assert_eq!(read(wish).undrawn, [""; 0], "{wish}");
    }
    for idea in scene::Idea::all() {
        assert_eq!(read(idea.text()).undrawn, [""; 0], "{}", idea.text());
    }
}
