//! The hero: one parametric child, the same one on every page, in every pose, at every size.
