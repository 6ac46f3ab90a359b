//! How much of everything there may be.

/// Adventure elements on one page.
pub const ELEMENTS_MAX: usize = 3;
/// Characters in a child's name: fits a title line in the narrowest face at a readable size.
pub const NAME_CHARS: usize = 40;
/// Characters in a caption: two lines under the picture.
pub const CAPTION_CHARS: usize = 160;
/// Characters in a typed prompt.
pub const PROMPT_CHARS: usize = 2_000;
/// Who may come along in a story: with the hero and a friend, a full page.
pub const COMPANIONS_MAX: usize = 3;
/// Characters in the ideas for a story: two or three pages of it.
pub const IDEAS_CHARS: usize = 300;
