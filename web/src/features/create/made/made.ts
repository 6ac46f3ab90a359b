// A page made of words: what it was made of, what came of it.
import type { Drawn, Words } from '../../../api/create';

/** What a result says of its wish. */
export type Told = {
  /** Words that could not be drawn. */
  unread: readonly string[];
  /** Words that were understood and that no line shows; a page kept from before may have none. */
  undrawn?: readonly string[];
  /** Of each word drawn as the nearest thing that can be, a sentence that says so. */
  instead: readonly string[];
};

export type Made = Told & {
  /** Address of the page; empty until one is drawn. */
  page: string;
  /** The words it was drawn from. */
  wish: string;
  /** Short instructions since then, each understood. */
  changes: readonly string[];
  /** What was left to chance: the same again for a change. */
  seed: number;
  /** Instructions of the last change that were not understood. */
  ignored: readonly string[];
  saved: boolean;
};

export const NOTHING: Made = {
  page: '',
  wish: '',
  changes: [],
  seed: 0,
  unread: [],
  instead: [],
  ignored: [],
  saved: false,
};

export const toldOf = (drawn: Drawn): Told => ({
  unread: drawn.unread,
  undrawn: drawn.undrawn,
  instead: drawn.relatives.map(({ word, drawn: thing }) => `I drew ${withArticle(thing)} for “${word}”.`),
});

/** An instruction that was not understood is forgotten: it changed nothing. */
export const madeOf = ({ prompt, changes = [] }: Words, drawn: Drawn): Made => ({
  page: drawn.imageUrl,
  wish: prompt,
  changes: changes.filter((change) => !drawn.ignored.includes(change)),
  seed: drawn.seed,
  ...toldOf(drawn),
  ignored: drawn.ignored,
  saved: false,
});

/** A lizard, an owl, pancakes. */
function withArticle(noun: string): string {
  if (/[^s]s$/.test(noun) && !/bus$/.test(noun)) return noun;
  return `${/^[aeio]|^u(?!ni)/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The most instructions one page takes. */
export const CHANGES_MAX = 24;

/** The same words, in another composition. */
export const again = ({ wish, changes }: Made): Words => ({
  prompt: wish,
  ...(changes.length > 0 && { changes }),
});

/** The same page with one instruction more. */
export const changed = ({ wish, changes, seed }: Made, instruction: string): Words => ({
  prompt: wish,
  changes: [...changes, instruction.trim()],
  seed,
});

const LONGEST = 60;

/** A title for the gallery: the wish itself, cut at a word; without words, the default. */
export function titleOf(wish: string): string {
  const text = wish.trim().replace(/\s+/g, ' ');
  if (!text) return 'My Coloring Adventure';
  const short = text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
