//! How a book is put together: which pages it has, in which order, and what stands on each.

use scene::{Dice, Scene, Seed};

use crate::cast::{self, Cast};
use crate::english::{Filling, quoted};
use crate::tales::{self, Block};
use crate::{Companion, Telling, picture};

/// A story: what it is called, and its pages.
#[derive(Debug, Clone, PartialEq)]
pub struct Story {
    /// Short enough for a cover.
    pub title: String,
    /// Its text is the title.
    pub cover: Page,
    /// As many as were asked for.
    pub pages: Vec<Page>,
}

/// A page to read and to color.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// What stands with the picture.
    pub text: String,
    /// What the picture shows; its hero is the same child on every page.
    pub scene: Scene,
    /// Which of the scene's many pictures it is.
    pub seed: Seed,
}

/// Tells a story. Same telling, same seed: same story.
pub fn tell(telling: &Telling, seed: Seed) -> Story {
    let cast = cast::cast(telling, &mut seed.dice("cast"));
    let mut dice = seed.dice("book");
    let (mut title, mut plot) = ("", "");
    let plots: Vec<&Block> = tales::of("title").collect();
    if let Some(chosen) = dice.pick(&plots) {
        plot = chosen.key;
        title = dice.pick(&chosen.lines).copied().unwrap_or_default();
    }
    let leaves = leaves(telling, plot, &cast, &mut dice);
    let blank = Filling { telling, cast: &cast, mate: None, element: "", idea: "", moral: "" };
    let lesson = telling.settings.lesson.id();
    let moral = block("moral", lesson).map_or("", |block| told(block, telling));
    let moral = blank.text(moral, &mut dice);
    let filling = Filling { moral: &moral, ..blank };
    let mut words = seed.dice("words");
    let text = blank.text(title, &mut words);
    let pages = (1..).zip(&leaves).map(|(number, leaf)| {
        let (text, scene) = leaf.page(&filling, &mut words);
        Page { text, scene, seed: Seed(seed.0.wrapping_add(number)) }
    });
    let pages = pages.collect();
    let mut scene = picture::of_wish("happy me hugging {a kind}", &filling);
    picture::join(&mut scene, &telling.supporting_characters);
    Story { title: text.clone(), cover: Page { text, scene, seed }, pages }
}

/// What a page of a book is before it is written.
#[derive(Debug, Clone)]
struct Leaf<'a> {
    block: &'static Block,
    mate: Option<&'a Companion>,
    element: &'a str,
    idea: String,
    /// Wishes that have no page of their own.
    folded: Vec<Self>,
}

impl<'a> Leaf<'a> {
    fn of(block: &'static Block) -> Self {
        Self { block, mate: None, element: "", idea: String::new(), folded: Vec::new() }
    }

    /// Where in a book it stands; leaves of one place may stand in any order.
    fn place(&self) -> u8 {
        match (self.block.kind, self.block.key) {
            ("home", _) => 0,
            ("out", _) => 1,
            ("friend", _) => 2,
            ("way", _) => 3,
            ("try", _) => 5,
            ("low", _) => 6,
            ("turn", _) => 7,
            (_, "stars") => 8,
            ("joy", _) => 9,
            ("end", _) => 10,
            _ => 4,
        }
    }

    fn page(&self, book: &Filling<'_>, dice: &mut Dice) -> (String, Scene) {
        let idea = quoted(&self.idea);
        let filling = Filling { mate: self.mate, element: self.element, idea: &idea, ..*book };
        let telling = book.telling;
        let mut text = filling.text(told(self.block, telling), dice);
        let mut scene = match self.block.kind {
            "idea" => picture::of_idea(&self.idea, telling),
            _ => picture::of_block(self.block, &filling),
        };
        if matches!(self.block.kind, "home" | "out" | "joy") {
            picture::join(&mut scene, &telling.supporting_characters);
        }
        let introduced = self.block.kind == "home" && !telling.supporting_characters.is_empty();
        if let Some(with) = block("with", "a").filter(|_| introduced) {
            text = format!("{text} {}", filling.text(told(with, telling), dice));
        }
        for wish in &self.folded {
            let (more, other) = wish.page(book, dice);
            text = format!("{text} {more}");
            picture::merge(&mut scene, other);
        }
        (text, scene)
    }
}

/// The line of a block at the story's reading level.
fn told(block: &Block, telling: &Telling) -> &'static str {
    let level = telling.settings.reading_level as usize;
    block.lines.get(level).copied().unwrap_or_default()
}

fn block(kind: &str, key: &str) -> Option<&'static Block> {
    tales::of(kind).find(|block| block.key == key)
}

/// The pages of a book in order: what every story needs, what was wished for, and of the rest what there is room for.
fn leaves<'a>(telling: &'a Telling, plot: &str, cast: &'a Cast, dice: &mut Dice) -> Vec<Leaf<'a>> {
    let settings = &telling.settings;
    let (lesson, setting) = (settings.lesson.id(), settings.setting.id());
    let mut shuffled = |kind: &str| {
        let mut blocks: Vec<_> = tales::of(kind).map(Leaf::of).collect();
        dice.shuffle(&mut blocks);
        blocks
    };
    let needed = [
        ("home", plot),
        ("out", setting),
        ("friend", plot),
        ("try", lesson),
        ("turn", lesson),
        ("joy", plot),
    ];
    let mut leaves: Vec<Leaf> =
        needed.iter().filter_map(|(kind, key)| block(kind, key)).map(Leaf::of).collect();
    leaves.extend(shuffled("end").into_iter().take(1));
    let wishes = wishes(telling, cast, shuffled("idea"));
    let room = settings.page_count.pages().saturating_sub(leaves.len());
    let (own, folded) = wishes.split_at(wishes.len().min(room));
    let first = leaves.len();
    leaves.extend_from_slice(own);
    // Eight pages have room for one wish at least.
    for (wish, host) in folded.iter().zip((first..leaves.len()).cycle()) {
        leaves[host].folded.push(wish.clone());
    }
    let mates = shuffled("mate").into_iter().zip(&telling.supporting_characters);
    let mut mates = mates.map(|(leaf, mate)| Leaf { mate: Some(mate), ..leaf });
    let mut spare: Vec<Leaf> = mates.next().into_iter().collect();
    spare.extend(block("way", setting).map(Leaf::of));
    spare.extend(shuffled("second").into_iter().take(1));
    spare.extend(telling.character.hobby.and_then(|hobby| block("hobby", hobby.id())).map(Leaf::of));
    spare.extend(shuffled("low").into_iter().take(1));
    spare.extend(mates);
    spare.extend(shuffled("rest"));
    spare.truncate(settings.page_count.pages().saturating_sub(leaves.len()));
    leaves.append(&mut spare);
    dice.shuffle(&mut leaves);
    leaves.sort_by_key(Leaf::place);
    leaves
}

/// What was asked for: the child's own ideas first.
fn wishes<'a>(telling: &'a Telling, cast: &'a Cast, ideas: Vec<Leaf<'a>>) -> Vec<Leaf<'a>> {
    let own = telling.settings.custom_ideas.each().into_iter().zip(ideas);
    let own = own.map(|(idea, leaf)| Leaf { idea, ..leaf });
    let chosen = telling.settings.elements.as_slice().iter().zip(&cast.elements);
    let chosen = chosen.filter_map(|(element, noun)| {
        Some(Leaf { element: noun, ..Leaf::of(block("element", element.id())?) })
    });
    own.chain(chosen).collect()
}
