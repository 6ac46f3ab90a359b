//! What things say themselves, whatever the grammar: reindeer draw a sleigh and do not sit in it, a tunnel is gone
//! through, an island has its own palm.

use scene::{Link, Party};

use crate::read::remove;
use crate::reading::Reading;

/// What is drawn by a team, and who draws it.
const DRAWN: [&str; 4] = ["sled", "snow sled", "carriage", "wagon"];
const TEAM: [&str; 6] = ["deer", "horse", "unicorn", "donkey", "ox", "pony"];
const TUNNEL: &str = "tunnel";

/// Mends what cannot be meant.
pub(crate) fn mend(reading: &mut Reading) {
    harness(reading);
    through(reading);
    own_palm(reading);
}

fn named(reading: &Reading, party: Party, names: &[&str]) -> bool {
    match party {
        Party::Cast(index) => reading.cast.get(index).is_some_and(|one| names.contains(&one.what.name())),
        Party::Hero => false,
    }
}

/// "Santa in his sleigh with two reindeer": they are before it; "a carriage with a princess inside" is not a horse.
fn harness(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let inside = matches!(known.link, Link::In | Link::Riding | Link::On);
        let shared = reading.relations.iter().any(|other| {
            other.object == known.object
                && other.subject != known.subject
                && matches!(other.link, Link::In | Link::Riding | Link::On)
        });
        let team = named(reading, known.subject, &TEAM) && named(reading, known.object, &DRAWN);
        if inside && shared && team {
            reading.relations[index].link = Link::With;
        }
        let drawn = reading
            .relations
            .iter()
            .find(|other| other.subject == known.object && named(reading, other.object, &DRAWN));
        if let (Link::In, true, Some(drawn)) = (known.link, named(reading, known.object, &TEAM), drawn) {
            reading.relations[index].object = drawn.object;
        }
    }
}

/// Nobody rides a tunnel.
fn through(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        if matches!(known.link, Link::Riding | Link::With) && named(reading, known.object, &[TUNNEL]) {
            reading.relations[index].link = Link::In;
        }
    }
}

/// "An island with a palm tree" has it.
fn own_palm(reading: &mut Reading) {
    let island = (0..reading.cast.len()).any(|index| named(reading, Party::Cast(index), &["desert island"]));
    let palm = (0..reading.cast.len())
        .find(|index| named(reading, Party::Cast(*index), &["palm tree"]) && reading.cast[*index].count == 1);
    let Some(palm) = palm.filter(|_| island) else { return };
    let own =
        |known: &&scene::Relation| known.subject == Party::Cast(palm) || known.object == Party::Cast(palm);
    let mut ties = reading.relations.iter().filter(own);
    if ties.all(|known| known.object == Party::Cast(palm) && known.link == Link::With)
        || reading
            .relations
            .iter()
            .filter(own)
            .all(|known| known.link == Link::On && named(reading, known.object, &["desert island"]))
    {
        remove(reading, palm);
    }
}
