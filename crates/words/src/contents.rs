//! What is cooked in a pot is the pot: "soup in a big pot" and "honey in a bowl" are one thing each to stir.

use scene::{Doing, Link, Party};

use crate::kinds::Kind;
use crate::read::remove;
use crate::reading::Reading;

/// Whoever cooks something poured in a vessel has the vessel before them.
pub(crate) fn pour(reading: &mut Reading) {
    let named = |reading: &Reading, party: Party, kind: Kind| match party {
        Party::Cast(index) => {
            reading.cast.get(index).is_some_and(|one| one.count == 1 && kind.has(one.what.name()))
        }
        Party::Hero => false,
    };
    let cooks = |reading: &Reading, party: Party| match party {
        Party::Cast(index) => reading.cast.get(index).is_some_and(|one| one.doing == Some(Doing::Cooking)),
        Party::Hero => reading.hero && reading.doing == Some(Doing::Cooking),
    };
    let found = reading.relations.iter().enumerate().find_map(|(index, inside)| {
        let vessel = inside.link == Link::In && named(reading, inside.object, Kind::Vessel);
        let poured = reading.relations.iter().find(|known| {
            known.link == Link::With
                && known.object != inside.object
                && (known.subject == inside.subject || known.object == inside.subject)
                && cooks(reading, known.subject)
                && named(reading, known.object, Kind::Poured)
        });
        poured.filter(|_| vessel).map(|poured| (index, *poured, inside.object))
    });
    if let Some((inside, poured, _)) = found {
        reading.relations[inside].subject = poured.subject;
        reading.relations[inside].link = Link::With;
        if let Party::Cast(index) = poured.object {
            remove(reading, index);
        }
    }
    drink(reading);
}

/// Whoever drinks milk from a bowl has the bowl before the mouth.
fn drink(reading: &mut Reading) {
    let named = |party: Party, kind: Kind| match party {
        Party::Cast(index) => {
            reading.cast.get(index).is_some_and(|one| one.count == 1 && kind.has(one.what.name()))
        }
        Party::Hero => false,
    };
    let drinks = |party: Party| match party {
        Party::Cast(index) => reading.cast.get(index).is_some_and(|one| one.doing == Some(Doing::Drinking)),
        Party::Hero => reading.hero && reading.doing == Some(Doing::Drinking),
    };
    let all = &reading.relations;
    let bowl = all.iter().position(|known| {
        matches!(known.link, Link::With | Link::In)
            && named(known.object, Kind::Bowl)
            && drinks(known.subject)
    });
    let Some(bowl) = bowl else { return };
    let poured = all.iter().find(|known| {
        known.subject == all[bowl].subject && known.link == Link::Holding && named(known.object, Kind::Milk)
    });
    let Some(Party::Cast(poured)) = poured.map(|known| known.object) else { return };
    reading.relations[bowl].link = Link::Holding;
    remove(reading, poured);
}
