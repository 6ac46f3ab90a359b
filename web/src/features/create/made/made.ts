// A page made of words: what it was made of, what came of it.
import type { Drawn } from '../../../api/create';

export type Made = {
  /** Address of the page; empty until one is drawn. */
  page: string;
  /** The words it was drawn from. */
  wish: string;
  /** Words that could not be drawn. */
  unread: readonly string[];
  saved: boolean;
};

export const NOTHING: Made = { page: '', wish: '', unread: [], saved: false };

export const madeOf = (wish: string, drawn: Drawn): Made => ({
  page: drawn.imageUrl,
  wish,
  unread: drawn.unread,
  saved: false,
});

const LONGEST = 60;

/** A title for the gallery: the wish itself, cut at a word; without words, the default. */
export function titleOf(wish: string): string {
  const text = wish.trim().replace(/\s+/g, ' ');
  if (!text) return 'My Coloring Adventure';
  const short = text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
